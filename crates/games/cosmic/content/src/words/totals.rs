//! Totals and their derivation in words.

use engine::query::{Term, Total};

use super::Words;

impl Words<'_> {
    /// One term: `attack 15`, `negotiate`, `morph = 15`, `ships 4`, `Human +4`, `Chosen = 30`.
    pub fn term(&self, term: &Term) -> String {
        match *term {
            Term::Card(n) => super::faces::attack(n),
            Term::Printed(face, 0) => self.face(face),
            Term::Printed(face, n) => format!("{} = {n}", self.face(face)),
            Term::Changed(by, n) => format!("{} = {n}", self.short_source(by)),
            Term::Kicked(k, n) => format!("kicker x{k} = {n}"),
            Term::Ships(n) => format!("ships {n}"),
            Term::Multiplied(by, n) => format!("{} multiplies to {n}", self.short_source(by)),
            Term::Worth(by, seat, n) => format!("{} {n:+} for {}'s ships", self.short_source(by), self.seat(seat)),
            Term::Added(by, _, n) => format!("{} {n:+}", self.short_source(by)),
        }
    }
    /// A total with its derivation: `23: attack 15, ships 4, Human +4`.
    pub fn total(&self, total: &Total) -> String {
        let terms: Vec<String> = total.terms.iter().map(|t| self.term(t)).collect();
        format!("{}: {}", total.value, terms.join(", "))
    }
}
