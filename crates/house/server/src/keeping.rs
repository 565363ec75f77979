//! How tables are kept: for how long, and on how much room.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

use protocol::Trouble;

use crate::trouble::trouble;

/// How tables are kept.
#[derive(Clone, Debug)]
pub struct Keeping {
    /// How long nobody may have come to a table before it is archived; none for ever.
    pub archive_after: Option<Duration>,
    /// Free bytes on the disk below which no new table is made.
    pub low_disk: u64,
    /// Pages the database may have at most; it may change at any time: for tests.
    pub pages: Arc<AtomicU32>,
}

impl Default for Keeping {
    fn default() -> Keeping {
        Keeping {
            archive_after: Some(Duration::from_secs(90 * 24 * 3600)),
            low_disk: 256 << 20,
            pages: Arc::new(AtomicU32::new(u32::MAX)),
        }
    }
}

/// The room there is on the disk.
#[derive(Clone, Debug)]
pub struct Room {
    /// A folder on it.
    pub folder: PathBuf,
    /// Free bytes below which no new table is made.
    pub low: u64,
}

impl Room {
    /// Free bytes; none where the system does not say.
    pub fn free(&self) -> Option<u64> {
        match fs4::available_space(&self.folder) {
            Ok(free) => Some(free),
            Err(why) => {
                tracing::error!(%why, "nobody knows how much room is left on the disk");
                None
            }
        }
    }
    /// Is there room for a new table? What is left belongs to those in play.
    pub fn check(&self) -> Result<(), Trouble> {
        match self.free() {
            Some(free) if free < self.low => {
                tracing::warn!(free, low = self.low, "the disk is nearly full: no new tables");
                Err(trouble("no_room", "the server has no room for new tables; try later"))
            }
            _ => Ok(()),
        }
    }
}
