//! R1.4–R1.6: which aliens are in the game, who is dealt which, and what becomes of those that must not meet.

use rand::Rng;
use smallvec::SmallVec;

use super::setup::SetupError;
use crate::ability::{Alert, Alien, Catalogue, Effect, Ruling, Telling};
use crate::ask::{Answer, Labels, Question, Topic};
use crate::chance::Dice;
use crate::deeds::{Entrant, PieceDeed};
use crate::flow::{Frame, Rule};
use crate::game::Game;
use crate::options::{Aliens, Experience, Options};
use crate::table::*;

pub(super) static DRAFT: &[Effect] = &[choose_aliens];
pub(super) static REDRAFT: &[Effect] = &[replace_alien];

/// Who was dealt what.
pub(super) type Dealt = SmallVec<[[AlienIx; 2]; 5]>;

/// The aliens of a game.
pub(super) struct Deal {
    /// All that have a number.
    pub cast: Vec<&'static Alien>,
    pub dealt: Dealt,
    /// Those whose flares come into the game without having been dealt, in the order of the deal.
    pub behind: Vec<AlienIx>,
}

pub(super) fn deal_aliens(rules: &'static Catalogue, options: &Options, rng: &mut Dice) -> Result<Deal, SetupError> {
    let n = options.players as usize;
    let wanted = options.flares();
    let allowed = |a: &&'static Alien| {
        let level = match options.experience {
            Experience::First => Alert::Green,
            Experience::Intermediate => Alert::Yellow,
            Experience::Expert => Alert::Red,
        };
        a.complete
            && a.alert <= level
            && !options.banned.iter().any(|b| b == a.id)
            && (options.sets.is_empty() || options.sets.iter().any(|s| s == a.set))
    };
    for banned in &options.banned {
        rules.alien(banned).ok_or_else(|| SetupError::UnknownAlien(banned.clone()))?;
    }
    let mut pool: Vec<&'static Alien> = rules.aliens.iter().copied().filter(allowed).collect();
    let allowed = pool.clone();
    for i in (1..pool.len()).rev() {
        pool.swap(i, rng.random_range(0..i as u32 + 1) as usize);
    }
    // Each alien with an unused colour needs one of its own: so many of them can be in the game.
    let spare = rules.spare_colours(options.players, &options.sets) as usize;
    let mut colours = spare;
    pool.retain(|a| {
        let taken = a.takes_colour && colours == 0;
        colours -= (a.takes_colour && !taken) as usize;
        !taken
    });
    let has_colours = |cast: &[&'static Alien]| match cast.iter().filter(|a| a.takes_colour).nth(spare) {
        Some(a) => {
            let (players, colours) = (options.players, options.players + spare as u8);
            Err(SetupError::NoColour { alien: a.id.into(), players, colours })
        }
        None => Ok(()),
    };
    let mut cast: Vec<&'static Alien> = Vec::new();
    let mut dealt = Dealt::new();
    match &options.aliens {
        Aliens::Fixed(ids) => {
            if ids.len() != n {
                return Err(SetupError::WrongNumber { given: ids.len(), players: options.players });
            }
            for id in ids {
                let alien = rules.alien(id).ok_or_else(|| SetupError::UnknownAlien(id.clone()))?;
                if cast.iter().any(|a| a.id == id) {
                    return Err(SetupError::Twice(id.clone()));
                }
                cast.push(alien);
            }
            has_colours(&cast)?;
            for a in cast.iter().filter(|_| !options.any_aliens_may_meet) {
                if let Some(other) = cast.iter().find(|o| a.conflicts.contains(&o.id)) {
                    return Err(SetupError::Conflict(a.id.into(), other.id.into()));
                }
            }
            pool.retain(|a| !cast.iter().any(|c| c.id == a.id));
            cast.extend(pool.drain(..wanted.saturating_sub(n).min(pool.len())));
        }
        Aliens::Dealt(pairs) => {
            if pairs.len() != n {
                return Err(SetupError::WrongNumber { given: 2 * pairs.len(), players: options.players });
            }
            for id in pairs.iter().flatten() {
                let alien = rules.alien(id).ok_or_else(|| SetupError::UnknownAlien(id.clone()))?;
                if cast.iter().any(|a| a.id == id) {
                    return Err(SetupError::Twice(id.clone()));
                }
                cast.push(alien);
            }
            has_colours(&cast)?;
            pool.retain(|a| !cast.iter().any(|c| c.id == a.id));
            cast.extend(pool.drain(..wanted.saturating_sub(2 * n).min(pool.len())));
            dealt.extend((0..n as u8).map(|i| [AlienIx(2 * i), AlienIx(2 * i + 1)]));
        }
        Aliens::Draft => {
            if pool.len() < 2 * n {
                return Err(SetupError::TooFew(pool.len(), 2 * n));
            }
            cast.extend(pool.drain(..wanted.min(pool.len())));
            for i in 0..n as u8 {
                dealt.push([AlienIx(2 * i), AlienIx(2 * i + 1)]);
            }
        }
    }
    if options.discreet {
        return Ok(number_by_ids(&cast, &dealt, allowed));
    }
    if !options.any_aliens_may_meet {
        add_reserve(&mut cast, &dealt, &mut pool, spare as u8);
    }
    let mut variants = options.variants.iter().filter_map(|id| rules.variant(id));
    let called = variants.any(|v| v.pieces().any(|piece| piece.calls_unused));
    if called || cast.iter().any(|a| a.calls_unused) {
        add_unused(&mut cast, pool);
    }
    Ok(Deal { cast, dealt, behind: Vec::new() })
}

/// All aliens that might have been dealt and all that were, numbered by their ids; as many as there are numbers for.
fn number_by_ids(laid: &[&'static Alien], dealt: &Dealt, allowed: Vec<&'static Alien>) -> Deal {
    let others = allowed.into_iter().filter(|a| laid.iter().all(|l| l.id != a.id));
    let mut cast: Vec<&'static Alien> = laid.iter().copied().chain(others).take(u8::MAX as usize).collect();
    cast.sort_by_key(|a| a.id);
    let find = |old: AlienIx| {
        let at = cast.iter().position(|a| a.id == laid[old.ix()].id).expect("those laid come first");
        AlienIx(at as u8)
    };
    let all = (0..laid.len() as u8).map(AlienIx);
    let behind = all.filter(|a| !dealt.iter().flatten().any(|d| d == a)).map(find).collect();
    let dealt = dealt.iter().map(|pair| pair.map(find)).collect();
    Deal { cast, dealt, behind }
}

/// Where two who are dealt must not meet, each player can draw one that meets them all without a quarrel (R1.6).
fn add_reserve(cast: &mut Vec<&'static Alien>, dealt: &Dealt, pool: &mut Vec<&'static Alien>, spare: u8) {
    let all = || dealt.iter().flatten().map(|a| a.ix());
    if !all().any(|a| all().any(|b| cast[a].clashes(cast[b]))) {
        return;
    }
    let ready = cast[all().count()..].iter().filter(|a| !cast.iter().any(|other| a.clashes(other))).count();
    let mut wanted = dealt.len().saturating_sub(ready);
    pool.retain(|alien| {
        let joins = wanted > 0 && alien.may_join(cast, spare);
        if joins {
            wanted -= 1;
            cast.push(alien);
        }
        !joins
    });
}

/// Where something can call aliens nobody plays, they belong to the game too, behind those whose flares are in it; as many
/// as there are numbers for.
pub(crate) fn add_unused(cast: &mut Vec<&'static Alien>, others: impl IntoIterator<Item = &'static Alien>) {
    for alien in others {
        let new = alien.may_come_later() && !cast.iter().any(|a| a.id == alien.id);
        if new && cast.len() < u8::MAX as usize {
            cast.push(alien);
        }
    }
}

impl Game {
    /// The aliens whose flares come into the game without having been dealt, in the order of the deal (R1.5).
    pub(super) fn undealt(&self) -> Vec<AlienIx> {
        if self.s.options.discreet {
            let away = self.cards.iter().filter(|c| c.zone == Zone::Removed);
            return away.filter_map(|c| if let Face::Flare(alien) = c.face { Some(alien) } else { None }).collect();
        }
        let dealt = |a: &AlienIx| self.s.dealt.iter().flatten().any(|d| d == a);
        (0..self.cast().aliens.len() as u8).map(AlienIx).filter(|a| !dealt(a)).collect()
    }

    /// R1.6: the alien that carries the restriction leaves (ruling G-048), if there is another for its player.
    pub(super) fn resolve_conflicts(&mut self) {
        if self.s.options.any_aliens_may_meet {
            return; // AL-GAMBLER-1
        }
        let sheets = self.dealt_sheets();
        let clashing = sheets.iter().filter(|(_, alien)| {
            let notes = self.cast().aliens[alien.ix()].conflicts;
            sheets.iter().any(|(_, other)| notes.contains(&self.cast().aliens[other.ix()].id))
        });
        let mut ways_out = clashing.map(|&(seat, alien)| (seat, alien, self.fresh(seat)));
        let Some((owner, alien, fresh)) = ways_out.find(|(s, _, new)| !new.is_empty() || self.rejected(*s).is_some())
        else {
            return;
        };
        let drawn = match fresh[..] {
            [] => alien,
            [only] => only,
            [..] => fresh[self.s.table.chance(fresh.len())],
        };
        if let Some(Frame::Setup(line)) = self.s.stack.last_mut() {
            *line = 1;
        }
        self.push_procedure(Rule::Redraft, owner, drawn.0);
    }

    /// Who sits at the table beside a seat.
    fn seated_beside(&self, seat: Seat) -> SmallVec<[&'static Alien; 8]> {
        let others = self.dealt_sheets().into_iter().filter(|(owner, _)| *owner != seat);
        others.map(|(_, alien)| self.cast().aliens[alien.ix()]).collect()
    }
    /// Of the two aliens dealt to a seat the one it has rejected, if that one can sit down with the others now (R1.6).
    fn rejected(&self, seat: Seat) -> Option<AlienIx> {
        let dealt = self.s.dealt[seat.ix()];
        let mine = self.dealt_sheets().into_iter().find(|(owner, _)| *owner == seat)?.1;
        let at = dealt.iter().position(|a| *a == mine)?;
        let alien = self.cast().aliens[dealt[1 - at].ix()];
        let clash = self.seated_beside(seat).iter().any(|other| alien.clashes(other));
        (!clash).then_some(dealt[1 - at])
    }
    /// What a seat may draw instead (R1.6): the first flare that lies ready and can sit down with the others; where none
    /// can, any other alien of the game that can.
    fn fresh(&self, seat: Seat) -> SmallVec<[AlienIx; 1]> {
        let sheets = self.dealt_sheets();
        let others = self.seated_beside(seat);
        let free = |a: &AlienIx| {
            let taken = sheets.iter().any(|(_, t)| t == a) || self.s.dealt.iter().flatten().any(|d| d == a);
            !taken && self.cast().aliens[a.ix()].may_join(&others, self.spare_colours())
        };
        if let Some(ready) = self.undealt().into_iter().find(free) {
            return SmallVec::from_elem(ready, 1);
        }
        let all = (0..self.cast().aliens.len() as u8).map(AlienIx);
        all.filter(|a| self.cast().aliens[a.ix()].complete && free(a)).collect()
    }
}

/// R1.4: everybody secretly chooses one of two; all sheets are revealed together.
fn choose_aliens(t: &mut Telling) -> Ruling {
    let mut questions: SmallVec<[(Seat, Question); 4]> = SmallVec::new();
    for seat in t.seats().iter() {
        let among: CardList = t.cards_in(Zone::Aside(seat)).into_iter().collect();
        questions.push((seat, Question::Cards { among, min: 1, max: 1 }));
    }
    let answers = t.ask_all(Topic::ChooseAlien, &questions)?;
    for (seat, answer) in t.seats().iter().zip(answers) {
        let Answer::Cards(cards) = answer else { unreachable!("checked answer") };
        let Face::Flare(alien) = t.face(cards[0]) else { unreachable!("flares were dealt") };
        t.tell(chosen(seat, alien));
    }
    Ok(())
}

/// The sheet of an alien lies before a seat.
fn chosen(seat: Seat, alien: AlienIx) -> PieceDeed {
    PieceDeed::Enter { what: Entrant::Def(DefIx::Alien(alien)), spot: Spot::Seat(seat), up: true, by: seat }
}

/// R1.6: the alien rejected before, or another one from the unused flares, until there is no conflict.
fn replace_alien(t: &mut Telling) -> Ruling {
    let seat = t.me;
    let (rejected, drawn) = (t.rejected(seat), AlienIx(t.recall(0)));
    let is_new = !t.sheets().any(|(_, alien, _)| alien == drawn);
    let open = rejected.is_some() as u16 | (is_new as u16) << 1;
    let choice = t.option(Topic::ChooseAlien, Labels::Redraft, open)?;
    let alien = rejected.filter(|_| choice == 0).unwrap_or(drawn);
    t.tell(chosen(seat, alien));
    Ok(())
}
