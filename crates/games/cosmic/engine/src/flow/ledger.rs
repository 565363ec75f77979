//! The ledger of an encounter: what has happened in it that somebody may ask for later, in the order of time.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::Outcome;
use crate::game::Game;
use crate::table::*;
use crate::windows::Phase;

/// Something that has happened. There is a fact for what somebody asks, and no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fact {
    /// The seat has played a card.
    Played {
        /// The card that comes back if time runs back; none if it does not: it was shuffled since, or a flare has it.
        card: Option<CardId>,
        /// Where it was played from.
        from: Zone,
        /// Whose flare it is, if it is one.
        flare: Option<AlienIx>,
    },
    /// A flare the seat would have played was prevented: it does not use up the seat's one flare (R21.4).
    Prevented(AlienIx),
    /// So many ships of the seat have reached the warp because its side lost (R15.2, O2).
    Lost(u8),
    /// The side of the seat has lost with so many of its ships in the encounter, whatever becomes of them.
    Beaten(u8),
    /// The seat has turned up a destiny card with a hazard warning, kept or not.
    Warned,
    /// Time has run back to planning: the outcome of the replay is final.
    Replayed,
    /// The encounter of this offense is over.
    Over {
        /// How it ended.
        outcome: Outcome,
        /// Who had allied with the offense.
        allies: Seats,
    },
}

/// A fact of an encounter, whose it is, and in which phase it came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Entry {
    /// What has happened.
    pub what: Fact,
    /// Who has played the card, lost the ships …
    pub by: Seat,
    /// When.
    pub phase: Phase,
}

/// What has happened in an encounter, in the order of time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ledger(SmallVec<[Entry; 6]>);

impl Ledger {
    /// All entries, the earliest first.
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = &Entry> {
        self.0.iter()
    }
    /// What of a seat's doings and sufferings a function finds.
    pub fn of<T>(&self, seat: Seat, says: impl Fn(Fact) -> Option<T>) -> impl Iterator<Item = T> {
        self.0.iter().filter(move |e| e.by == seat).filter_map(move |e| says(e.what))
    }
    /// How many of a seat's ships have reached the warp because its side lost.
    pub fn lost(&self, seat: Seat) -> u8 {
        self.of(seat, |fact| if let Fact::Lost(n) = fact { Some(n) } else { None }).sum()
    }
    /// With how many of a seat's ships in the encounter has its side lost?
    pub fn beaten(&self, seat: Seat) -> u8 {
        self.of(seat, |fact| if let Fact::Beaten(n) = fact { Some(n) } else { None }).sum()
    }
    /// Was a destiny card with a hazard warning turned up?
    pub fn warned(&self) -> bool {
        self.0.iter().any(|e| e.what == Fact::Warned)
    }
    /// Has time run back?
    pub fn was_replayed(&self) -> bool {
        self.0.iter().any(|e| e.what == Fact::Replayed)
    }
    /// Has a seat played its flare (R21.2)?
    pub fn has_flared(&self, seat: Seat) -> bool {
        self.0.iter().any(|e| e.by == seat && matches!(e.what, Fact::Played { flare: Some(_), .. }))
    }
    /// Was the flare of an alien played, by whomever (R21.3)?
    pub fn saw_flare(&self, alien: AlienIx) -> bool {
        self.0.iter().any(|e| match e.what {
            Fact::Played { flare, .. } => flare == Some(alien),
            Fact::Prevented(flare) => flare == alien,
            _ => false,
        })
    }

    fn enter(&mut self, what: Fact, by: Seat, phase: Phase) {
        self.0.push(Entry { what, by, phase });
    }
    /// The last play of a flare by a seat turns out to be something else, or nothing at all.
    fn revise(&mut self, alien: AlienIx, by: Seat, to: Option<Fact>) {
        let that = |e: &Entry| e.by == by && matches!(e.what, Fact::Played { flare, .. } if flare == Some(alien));
        let Some(at) = self.0.iter().rposition(that) else { return };
        match to {
            Some(fact) => self.0[at].what = fact,
            None => {
                self.0.remove(at);
            }
        }
    }
    /// Another outcome stands: nobody has been beaten before.
    pub(crate) fn strike_beaten(&mut self) {
        self.0.retain(|e| !matches!(e.what, Fact::Beaten(_)));
    }
    /// Some cards do not come back if time runs back.
    pub(crate) fn let_go(&mut self, gone: impl Fn(CardId) -> bool) {
        for entry in &mut self.0 {
            if let Fact::Played { card, .. } = &mut entry.what {
                *card = card.filter(|c| !gone(*c));
            }
        }
    }
    /// Time runs back to planning: what has happened since has not, but flares stay played (AL-CHRONOS-1). The cards that
    /// were played come back, each to where it was played from first (AL-CHRONOS-2).
    pub(crate) fn rewind(&mut self) -> SmallVec<[(CardId, Zone); 2]> {
        let mut back: SmallVec<[(CardId, Zone); 2]> = SmallVec::new();
        self.0.retain(|entry| {
            if entry.phase < Phase::Planning {
                return true;
            }
            match &mut entry.what {
                Fact::Played { card, from, flare } => {
                    if let Some(card) = card.take().filter(|c| !back.iter().any(|(other, _)| other == c)) {
                        back.push((card, *from));
                    }
                    flare.is_some()
                }
                Fact::Prevented(_) | Fact::Replayed | Fact::Warned => true,
                Fact::Lost(_) | Fact::Beaten(_) | Fact::Over { .. } => false,
            }
        });
        back
    }
}

impl Game {
    /// What has happened in the encounter so far.
    pub fn ledger(&self) -> &Ledger {
        &self.encounter().ledger
    }
    /// How the last encounter ended.
    pub fn last_outcome(&self) -> Option<Outcome> {
        self.state().past.map(|entry| match entry.what {
            Fact::Over { outcome, .. } => outcome,
            other => unreachable!("the end of an encounter is no {other:?}"),
        })
    }
    /// Something has happened in the encounter under way, if there is one.
    pub(crate) fn enter(&mut self, what: Fact, by: Seat) {
        if let Some(e) = self.encounter_mut() {
            let phase = e.phase;
            e.ledger.enter(what, by, phase);
        }
    }
    /// A card is played from a zone; if it is a flare, it counts as one.
    pub(crate) fn note_played(&mut self, card: CardId, from: Zone, by: Seat, flare: Option<AlienIx>) {
        self.enter(Fact::Played { card: Some(card), from, flare }, by);
    }
    /// A flare that was played was prevented instead (R21.4).
    pub(crate) fn note_prevented(&mut self, alien: AlienIx, by: Seat) {
        if let Some(e) = self.encounter_mut() {
            e.ledger.revise(alien, by, Some(Fact::Prevented(alien)));
        }
    }
    /// A flare counts as not played (ruling Z-04).
    pub(crate) fn strike_flare(&mut self, alien: AlienIx, by: Seat) {
        if let Some(e) = self.encounter_mut() {
            e.ledger.revise(alien, by, None);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);
    const HAND: Zone = Zone::Hand(ME);
    const VIRUS: AlienIx = AlienIx(3);

    fn played(card: u16, flare: Option<AlienIx>) -> Fact {
        Fact::Played { card: Some(CardId(card)), from: HAND, flare }
    }
    fn ledger(all: &[(Fact, Seat, Phase)]) -> Ledger {
        let mut ledger = Ledger::default();
        all.iter().for_each(|(what, by, phase)| ledger.enter(*what, *by, *phase));
        ledger
    }

    #[test]
    fn lost_ships_are_counted_by_their_owner() {
        let all = [(Fact::Lost(2), ME), (Fact::Lost(1), Seat(1)), (Fact::Lost(1), ME), (Fact::Beaten(4), Seat(2))];
        let ledger = ledger(&all.map(|(what, by)| (what, by, Phase::Resolution)));
        assert_eq!([0, 1, 2, 3].map(|seat| ledger.lost(Seat(seat))), [3, 1, 0, 0]);
        assert_eq!([0, 1, 2, 3].map(|seat| ledger.beaten(Seat(seat))), [0, 0, 4, 0]);
    }

    #[test]
    fn a_prevented_flare_is_none_of_the_seats_but_is_not_played_again() {
        let mut ledger = ledger(&[(played(5, Some(VIRUS)), ME, Phase::Launch)]);
        assert!(ledger.has_flared(ME) && ledger.saw_flare(VIRUS));
        ledger.revise(VIRUS, ME, Some(Fact::Prevented(VIRUS)));
        assert!(!ledger.has_flared(ME) && ledger.saw_flare(VIRUS)); // R21.4
        ledger.revise(VIRUS, ME, None); // a prevented flare was not played in the first place
        assert!(ledger.saw_flare(VIRUS));
    }

    #[test]
    fn time_gives_back_what_was_played_since_planning_to_who_played_it_first() {
        let other = Fact::Played { card: Some(CardId(8)), from: Zone::Hand(Seat(1)), flare: None };
        let all = [
            (played(7, None), ME, Phase::Regroup),
            (played(8, None), ME, Phase::Planning),
            (other, Seat(1), Phase::Reveal),
            (played(9, Some(VIRUS)), ME, Phase::Reveal),
            (played(6, None), ME, Phase::Reveal),
        ];
        let mut ledger = ledger(&all);
        ledger.let_go(|card| card == CardId(6));
        assert_eq!(ledger.rewind()[..], [(CardId(8), HAND), (CardId(9), HAND)]);
        let flare = Fact::Played { card: None, from: HAND, flare: Some(VIRUS) };
        let stays: Vec<Fact> = ledger.entries().map(|e| e.what).collect();
        assert_eq!(stays, [played(7, None), flare]);
        assert!(ledger.rewind().is_empty());
    }
}
