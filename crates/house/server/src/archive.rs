//! Tables to which nobody has come for long are archived: of a game its record stays, which can be replayed and exported; the
//! entries and snapshots it was made of go. A table whose game never began goes altogether.

use std::sync::Weak;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use protocol::Trouble;

use crate::hall::Hall;
use crate::metrics::Metrics;
use crate::replays;
use crate::secret::short;
use crate::store::{StoreError, Write};
use crate::trouble::not_stored;

/// How soon such tables are looked for, and how often.
const SOON: Duration = Duration::from_secs(1);
const EVERY: Duration = Duration::from_secs(3600);
/// Tables that are archived at a time.
const SOME: u32 = 1000;

/// Archives tables as long as there is a hall.
pub async fn run(hall: Weak<Hall>, after: Duration) {
    let mut pause = SOON;
    loop {
        tokio::time::sleep(pause).await;
        pause = EVERY;
        let Some(hall) = hall.upgrade() else { return };
        if let Err(why) = some(&hall, after).await {
            tracing::error!(%why, "abandoned tables cannot be found");
        }
    }
}

async fn some(hall: &Hall, after: Duration) -> Result<(), StoreError> {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let before = now.saturating_sub(after).as_secs() as i64;
    for code in hall.store.abandoned(before, SOME).await? {
        // one that is awake is not abandoned; nobody wakes it meanwhile
        let Some(mut orders) = hall.take(&code) else { continue };
        let archived = archive(hall, &code).await;
        hall.forget(&code, &mut orders);
        match archived {
            Ok(()) => Metrics::count(&hall.metrics.archived),
            Err(why) => {
                tracing::error!(table = short(&code), why = why.why, "a table cannot be archived");
                Metrics::count(&hall.metrics.failures);
                hall.store.writer.store(vec![Write::Touched(code)]).await?; // it is tried again as late as any other
            }
        }
    }
    Ok(())
}

async fn archive(hall: &Hall, code: &str) -> Result<(), Trouble> {
    let write = match replays::record(hall, code).await? {
        Some(record) => Write::Archived(code.into(), record),
        None => Write::Gone(code.into()),
    };
    hall.store.writer.store(vec![write]).await.map_err(|why| {
        tracing::error!(table = short(code), %why, "an archived table cannot be stored");
        not_stored()
    })
}
