//! Who is at a table, as the game and everybody else know it.

use std::time::Duration;

use protocol::{Preset, SeatInfo, Sitter, Stage, TableInfo};
use rules::Seat;
use table::Audience;
use tokio::time::Instant;

use super::Keeper;
use crate::says::ToClient;
use crate::store::{SeatRow, Sits};

/// How long somebody may be away before the game learns of it: to load a page anew takes no longer.
pub(super) const LINGER: Duration = Duration::from_secs(3);

impl Keeper {
    /// What everybody may know of the table.
    pub(super) fn info(&self) -> TableInfo {
        let row = &self.kept.table;
        // at a tournament nothing tells who looks at the table just now
        let discreet = row.options.preset == Preset::Tournament && row.stage == Stage::Playing;
        let sitters = self.table.as_ref().map_or_else(Vec::new, |table| table.sitters());
        let seat = |(i, s): (u8, &SeatRow)| SeatInfo {
            name: s.name.clone(),
            sitter: match s.sits {
                Sits::Nobody => Sitter::Open,
                Sits::Bot(level) => Sitter::Bot { level },
                Sits::Person => {
                    let covered = matches!(sitters.get(i as usize), Some(Sitter::Person { covered: true, .. }));
                    let present = self.around.has(Seat(i)) || (discreet && !covered);
                    Sitter::Person { present, covered }
                }
            },
        };
        TableInfo {
            code: row.code.clone(),
            options: row.options.clone(), // with the seed, if one was named: all see it before they sit down
            stage: row.stage,
            seats: (0..).zip(&self.kept.seats).map(seat).collect(),
            host: row.host,
            watching: self.around.watching(),
            muted: row.muted.clone(),
            proposal: self.ballot.as_ref().map(|b| b.proposal.clone()),
            paused: self.table.as_ref().is_some_and(|table| table.is_paused()),
            stalled: self.is_stalled(),
            archived: row.archived,
        }
    }

    /// Tells the game who is there, and everybody what has changed about the table.
    pub(super) async fn look_around(&mut self, woke: bool) {
        if let Some(table) = &mut self.table {
            let chairs = (0..self.kept.seats.len() as u8).map(|i| Audience::Chair(Seat(i)));
            chairs.chain([Audience::Watchers]).for_each(|a| table.watched(a, self.around.is_there(a)));
        }
        let awake = self.is_awake();
        let seats = if self.table.is_some() { self.kept.seats.len() as u8 } else { 0 };
        for seat in (0..seats).map(Seat) {
            let here = self.around.has(seat) || matches!(self.kept.seats[seat.ix()].sits, Sits::Bot(_));
            let away = &mut self.away[seat.ix()];
            match (here, woke) {
                (true, _) => *away = None,
                (false, true) => *away = Some(Instant::now()),
                (false, false) => *away = away.or(Some(Instant::now())),
            }
            let long_gone = away.is_some_and(|since| since.elapsed() >= LINGER);
            if here != self.present.has(seat) && awake && (here || long_gone) {
                if here {
                    self.present.add(seat)
                } else {
                    self.present.drop(seat)
                }
                let now = self.clock.now();
                if let Some(table) = &mut self.table {
                    let step = table.presence(now, seat, here);
                    self.carry_on(step).await;
                }
            }
        }
        let info = self.info();
        if self.told.as_ref() != Some(&info) {
            self.hall.list(&info);
            self.around.tell_all(&ToClient::Table { table: info.clone() });
            self.told = Some(info);
        }
    }
}
