//! How tables are kept.

use std::sync::Arc;
use std::sync::atomic::AtomicU32;

/// How tables are kept.
#[derive(Clone, Debug)]
pub struct Keeping {
    /// Pages the database may have at most; it may change at any time: for tests.
    pub pages: Arc<AtomicU32>,
}

impl Default for Keeping {
    fn default() -> Keeping {
        Keeping { pages: Arc::new(AtomicU32::new(u32::MAX)) }
    }
}
