//! What is said at a table.

use protocol::{Said, Trouble, Words};
use rules::Seat;

use super::Keeper;
use crate::clean;
use crate::metrics::Metrics;
use crate::says::ToClient;
use crate::store::Write;
use crate::trouble::trouble;

/// What is kept in memory of it.
const KEPT: usize = 50;

impl Keeper {
    /// Says something to everybody.
    pub(super) async fn talk(&mut self, connection: u64, seat: Option<Seat>, words: &Words) -> Result<(), Trouble> {
        if self.kept.table.muted.has(seat) {
            return Err(trouble("muted", "the host has asked for silence"));
        }
        self.around.may_talk(connection, &self.hall.entrance.limits).inspect_err(|_| {
            Metrics::count(&self.hall.metrics.limited);
        })?;
        self.tell_words(seat, clean::words(words)?).await
    }

    /// Words for everybody: kept, and told.
    pub(super) async fn tell_words(&mut self, seat: Option<Seat>, words: Words) -> Result<(), Trouble> {
        let said = Said { seat, words };
        self.store(vec![Write::Said(self.kept.table.code.clone(), self.kept.said, said.clone())]).await?;
        self.spread(said);
        Ok(())
    }

    /// Tells everybody what is stored.
    pub(super) fn spread(&mut self, said: Said) {
        self.kept.said += 1;
        if self.kept.talk.len() == KEPT {
            self.kept.talk.remove(0);
        }
        self.kept.talk.push(said.clone());
        self.around.tell_all(&ToClient::Said(said));
    }

    /// The host silences somebody, or all who watch, or lets them talk again.
    pub(super) async fn mute(&mut self, whom: Option<Seat>, on: bool) -> Result<(), Trouble> {
        if whom.is_some_and(|seat| seat.ix() >= self.kept.seats.len()) {
            return Err(trouble("no_such_seat", "there is no such seat"));
        }
        if whom == Some(self.kept.table.host) {
            return Err(trouble("not_legal", "the host can always talk"));
        }
        let mut table = self.kept.table.clone();
        table.muted.set(whom, on);
        self.store(vec![Write::Table(Box::new(table.clone()))]).await?;
        self.kept.table = table;
        Ok(())
    }
}
