//! A folder that has had a database does not silently get another one: one that is gone or empty is damage.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::StoreError;

/// The file that says that there is a database.
const MADE: &str = "made";
/// For whoever looks into it.
const WORDS: &str =
    "This folder has a database. Should it be gone, the server does not begin a new one while this file is here.\n";

fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// Refuses a database that is gone or empty where there was one.
pub(super) fn check(file: &Path) -> Result<(), StoreError> {
    match fs::metadata(file) {
        Ok(found) if found.len() > 0 => return Ok(()),
        Ok(_) => {}
        Err(why) if why.kind() == io::ErrorKind::NotFound => {}
        Err(why) => return Err(why.into()),
    }
    let traces = [file.with_file_name(MADE), beside(file, "-wal"), beside(file, "-shm")];
    match traces.into_iter().find(|trace| trace.exists()) {
        Some(trace) => Err(StoreError::Gone { file: file.into(), trace }),
        None => Ok(()),
    }
}

/// Remembers that there is one.
pub(super) fn remember(file: &Path) -> Result<(), StoreError> {
    let made = file.with_file_name(MADE);
    if !made.exists() {
        let mut made = File::create(made)?;
        made.write_all(WORDS.as_bytes())?;
        made.sync_all()?;
    }
    Ok(())
}
