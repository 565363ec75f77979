//! What follows from the things on the table and is kept beside them, so that nobody has to look for it again and again.

use std::hash::{Hash, Hasher};

use super::*;

/// Kept up to date by whatever changes the things; worked out anew when a game is loaded. No part of a save or a digest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reckoned {
    /// The aliens on the sheets of each seat, as bits: a quick look that may say yes in vain, never no.
    pub(crate) powers: [u64; MAX_SEATS],
    /// The same for all seats together.
    pub(crate) all_powers: u64,
    /// The seats with cards on a sheet: some of them may be playable.
    pub(crate) stores: Seats,
}

/// It says nothing that the things themselves do not say.
impl Hash for Reckoned {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Table {
    /// All that follows from the things on the table, worked out from the beginning.
    pub(crate) fn reckon(&self) -> Reckoned {
        let mut all = Reckoned::default();
        for sheet in &self.sheets {
            let Some(holder) = sheet.holder else { continue };
            all.powers[holder.ix()] |= Holdings::alien(sheet.alien);
            all.all_powers |= Holdings::alien(sheet.alien);
            if !sheet.cards.is_empty() {
                all.stores.add(holder);
            }
        }
        all
    }
    /// Sheets, or cards on them, lie elsewhere than before.
    pub(crate) fn sheets_change(&mut self) {
        self.reckoned = self.reckon();
    }
}
