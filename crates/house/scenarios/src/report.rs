//! How scenarios went.

use std::path::PathBuf;

use crate::files::Unreadable;

/// How one scenario went.
#[derive(Clone, Debug)]
pub struct Ruling {
    /// The name of the scenario.
    pub name: String,
    /// Its tags, without the `@`.
    pub tags: Vec<String>,
    /// The file it stands in.
    pub file: PathBuf,
    /// The line it begins at.
    pub line: usize,
    /// What went wrong, if anything did.
    pub failure: Option<String>,
}

impl Ruling {
    /// Did it pass?
    pub fn passed(&self) -> bool {
        self.failure.is_none()
    }
}

/// How all scenarios went.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Scenario by scenario.
    pub rulings: Vec<Ruling>,
}

impl Report {
    /// How many passed.
    pub fn passed(&self) -> usize {
        self.rulings.iter().filter(|r| r.passed()).count()
    }
    /// How many failed.
    pub fn failed(&self) -> usize {
        self.rulings.len() - self.passed()
    }
    /// Each failure, then the line `N passed, N failed`.
    pub fn text(&self) -> String {
        let mut out = String::new();
        for ruling in &self.rulings {
            if let Some(failure) = &ruling.failure {
                let tags: Vec<String> = ruling.tags.iter().map(|tag| format!(" @{tag}")).collect();
                out += &format!("FAILED {}{}\n{failure}\n\n", ruling.name, tags.concat());
            }
        }
        out + &format!("{} passed, {} failed", self.passed(), self.failed())
    }
}

/// A file that cannot be read has not passed.
impl From<Unreadable> for Ruling {
    fn from(why: Unreadable) -> Ruling {
        Ruling {
            name: why.file.display().to_string(),
            tags: Vec::new(),
            line: why.line,
            failure: Some(format!("{}:{}: {}", why.file.display(), why.line, why.why)),
            file: why.file,
        }
    }
}
