//! The log of a game, line by line.

use content::words::Words;
use engine::view::Event;

use texts::wrap::wrap;

/// Puts events into lines.
#[derive(Default)]
pub struct Log {
    /// The phase that has begun, until something happens in it.
    phase: Option<String>,
}

impl Log {
    /// The lines of an event, as it may be known.
    pub fn tell(&mut self, words: &Words, event: &Event) -> Vec<String> {
        let line = match event {
            Event::Draws { cards, .. } if cards.is_empty() => return Vec::new(),
            Event::Draws { seat, cards, .. } if cards.len() > 1 && cards.iter().all(|c| c.face.is_none()) => {
                format!("{} draws {} cards", words.seat(*seat), cards.len())
            }
            // The outcome has been told already.
            Event::EncounterEnds(_) => return Vec::new(),
            // A phase is worth a line once something happens in it.
            Event::PhaseBegins(phase) => {
                self.phase = Some(words.phase(*phase).to_string());
                return Vec::new();
            }
            _ => words.event(event),
        };
        let mut lines = Vec::new();
        if matches!(event, Event::EncounterBegins { .. }) {
            self.phase = None;
            lines.push("\n".into());
        }
        if let Some(phase) = self.phase.take() {
            lines.push(format!("  {phase}\n"));
        }
        lines.push(wrap("  · ", &line, 4));
        lines
    }
}
