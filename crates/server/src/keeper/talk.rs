//! What is said at a table.

use engine::table::Seat;
use protocol::{Said, ToClient, Trouble, Words};

use super::Keeper;
use crate::clean;
use crate::store::Write;

/// What is kept in memory of it.
const KEPT: usize = 50;

impl Keeper {
    /// Says something to everybody.
    pub(super) async fn talk(&mut self, seat: Option<Seat>, words: &Words) -> Result<(), Trouble> {
        let said = Said { seat, words: clean::words(words)? };
        self.store(vec![Write::Said(self.kept.table.code.clone(), self.kept.said, said.clone())]).await?;
        self.kept.said += 1;
        if self.kept.talk.len() == KEPT {
            self.kept.talk.remove(0);
        }
        self.kept.talk.push(said.clone());
        self.around.tell_all(&ToClient::Said(said));
        Ok(())
    }
}
