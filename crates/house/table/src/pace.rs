//! How long a table waits: the presets.

use protocol::{Preset, TableOptions, Waiting};

use crate::game::Windows;

/// How long a table waits, and what may change it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Milliseconds of a last call.
    pub last_call: u32,
    /// Milliseconds of a last call in the middle of a phase, after something has happened.
    pub aside: u32,
    /// Milliseconds of a response, and of the round of reinforcements.
    pub response: u32,
    /// A beat ends as soon as all who are asked have answered, and does not happen if nobody is asked.
    pub eager: bool,
    /// Whoever can act is asked and waited for, not merely shown that it can.
    pub asks: bool,
    /// May people ask for more time, and do bells?
    pub holds: bool,
    /// One beat in so many is held for no reason; 0 for none.
    pub decoys: u32,
    /// Milliseconds in which a bot decides, at least and at most.
    pub bots: (u32, u32),
    /// Milliseconds for which an admiral thinks at most.
    pub thinking: u32,
}

/// Milliseconds that a hold adds.
pub(crate) const HOLD: u32 = 10_000;
/// Milliseconds that both parties may add to the talks.
pub(crate) const MORE_TIME: u32 = 30_000;
/// Holds that each person has in a scene.
pub(crate) const HOLDS: u8 = 2;

impl Pace {
    /// The pace of a table.
    pub const fn at(options: &TableOptions) -> Pace {
        match options.pace {
            protocol::Pace::Usual => Pace::of(options.preset),
            protocol::Pace::None => Pace { asks: true, bots: (0, 0), ..Pace::of(Preset::Casual) },
        }
    }
    /// The pace of a preset (table 2.7).
    pub const fn of(preset: Preset) -> Pace {
        let standard = Pace {
            last_call: 2_000,
            aside: 1_200,
            response: 5_000,
            eager: false,
            asks: false,
            holds: true,
            decoys: 7,
            bots: (700, 1_600),
            thinking: 350,
        };
        match preset {
            Preset::Standard => standard,
            Preset::Casual => Pace {
                last_call: 8_000,
                aside: 6_000,
                response: 15_000,
                eager: true,
                decoys: 0,
                thinking: 200,
                ..standard
            },
            Preset::Solo => Pace {
                last_call: 4_000,
                aside: 3_000,
                response: 8_000,
                eager: true,
                decoys: 0,
                bots: (350, 700),
                thinking: 100,
                ..standard
            },
            Preset::Tournament => Pace { response: 8_000, holds: false, decoys: 0, ..standard },
        }
    }
    /// Milliseconds that a beat lasts at least where bots search.
    pub(crate) fn breath(&self) -> u32 {
        self.thinking * 3 / 2
    }
    /// Milliseconds of the beat at an edge.
    pub(crate) fn length<R: Windows>(&self, moment: R::Moment) -> u32 {
        match R::kind(moment) {
            Waiting::LastCall if R::is_aside(moment) => self.aside,
            Waiting::LastCall => self.last_call,
            _ => self.response,
        }
    }
}
