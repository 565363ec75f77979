//! The database of a server, for tests that look into it or are in its way.

use std::path::Path;
use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

/// The database in a folder, while a server uses it or not.
pub async fn database(folder: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(folder.join("hypergate.db"));
    options.busy_timeout(Duration::from_secs(20)).connect().await.expect("there is a database")
}
