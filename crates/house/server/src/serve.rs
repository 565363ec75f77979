//! The server from its first to its last moment.

use std::fs::{self, File, TryLockError};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use thiserror::Error;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::archive;
use crate::client::Files;
use crate::entrance::{Entrance, Limits, Names, Proxies, accept};
use crate::games::Games;
use crate::hall::Hall;
use crate::http;
use crate::keeping::{Keeping, Room};
use crate::metrics::Metrics;
use crate::store::{Store, StoreError};
use crate::thinkers::Thinkers;

/// The file with all tables.
const DATABASE: &str = "hypergate.db";
/// The folder of positions in which bots failed.
const FAILURES: &str = "failures";
/// The file that says that a server is at work here.
const LOCK: &str = "lock";

/// Where a server listens, and where it keeps its tables.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address; port 0 for any that is free.
    pub address: SocketAddr,
    /// The folder.
    pub data: PathBuf,
    /// How many times as fast as usual time passes at tables: for tests.
    pub haste: u32,
    /// What is played.
    pub games: Games,
    /// The browser client.
    pub client: Files,
    /// Names it goes by besides its addresses and the machine's own name.
    pub hosts: Vec<String>,
    /// Pages that may speak to it besides its own.
    pub origins: Vec<String>,
    /// Proxies that are trusted to say for whom they ask.
    pub proxies: Proxies,
    /// Visitors may do only so much: always, but for measuring.
    pub limited: bool,
    /// How the tables are kept.
    pub keeping: Keeping,
}

impl Config {
    /// A server of these games at an address, with its tables in a folder; everything else as usual.
    pub fn new(games: Games, client: Files, address: SocketAddr, data: PathBuf) -> Config {
        Config {
            games,
            client,
            address,
            data,
            haste: 1,
            hosts: Vec::new(),
            origins: Vec::new(),
            proxies: Proxies::default(),
            limited: true,
            keeping: Keeping::default(),
        }
    }
}

/// Why a server cannot begin.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The address is taken or not ours.
    #[error("cannot listen on {address}: {why}")]
    Address {
        /// The address.
        address: SocketAddr,
        /// What is wrong.
        why: io::Error,
    },
    /// The folder cannot be used.
    #[error("the folder «{folder}» cannot be used: {why}")]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// What is wrong.
        why: io::Error,
    },
    /// Another server is at work there.
    #[error("another server keeps its tables in «{0}»; stop it or name another folder with --data")]
    Busy(PathBuf),
    /// The store cannot be opened.
    #[error("{0}")]
    Store(#[from] StoreError),
}

/// A server at work.
pub struct Server {
    /// Where it listens.
    pub address: SocketAddr,
    hall: Arc<Hall>,
    serving: JoinHandle<()>,
    archiving: Option<JoinHandle<()>>,
    _lock: File,
}

/// Only one server may keep tables in a folder. The lock ends with the process, however it ends.
fn lock(folder: &Path) -> Result<File, ServeError> {
    let unusable = |why| ServeError::Folder { folder: folder.into(), why };
    fs::create_dir_all(folder).map_err(unusable)?;
    let file = File::create(folder.join(LOCK)).map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(ServeError::Busy(folder.into())),
        Err(TryLockError::Error(why)) => Err(unusable(why)),
    }
}

impl Server {
    /// Starts a server.
    pub async fn start(config: &Config) -> Result<Server, ServeError> {
        let lock = lock(&config.data)?;
        let cannot = |why| ServeError::Address { address: config.address, why };
        let listener = TcpListener::bind(config.address).await.map_err(cannot)?;
        let address = listener.local_addr().map_err(cannot)?;
        let metrics = Arc::new(Metrics::default());
        let store = Store::open(&config.data.join(DATABASE), config.keeping.pages.clone(), metrics.clone()).await?;
        let thinkers = Thinkers::new(metrics.clone());
        let entrance = Arc::new(Entrance {
            proxies: config.proxies.clone(),
            names: Names::new(&config.hosts, &config.origins),
            limits: Limits::new(config.limited),
        });
        let failures = config.data.join(FAILURES);
        let room = Room { folder: config.data.clone(), low: config.keeping.low_disk };
        let hall =
            Hall::new(config.games, store, metrics.clone(), entrance.clone(), thinkers, failures, room, config.haste);
        let hall = Arc::new(hall);
        let archiving =
            config.keeping.archive_after.map(|after| tokio::spawn(archive::run(Arc::downgrade(&hall), after)));
        let serving = tokio::spawn(accept(listener, http::routes(hall.clone(), config.client), entrance, metrics));
        tracing::info!(%address, data = %config.data.display(), "serving");
        Ok(Server { address, hall, serving, archiving, _lock: lock })
    }

    /// Sends everybody away, stores everything, ends. Says whether everything is stored; whatever was acknowledged is.
    pub async fn stop(self) -> bool {
        if let Some(archiving) = &self.archiving {
            archiving.abort(); // what is archived is archived altogether or not at all
        }
        let stored = self.hall.close().await;
        // sockets are served apart from the entrance; a request that still runs is not waited for
        self.serving.abort();
        drop(self.serving.await); // it was told to end; the address is free now
        stored
    }
}

/// Waits until somebody wants the server to stop: an interrupt or, where there is such a thing, a termination.
pub async fn until_stopped() -> io::Result<()> {
    #[cfg(unix)]
    {
        let mut terminated = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
        tokio::select! {
            interrupted = tokio::signal::ctrl_c() => interrupted,
            _ = terminated.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
