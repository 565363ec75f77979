//! The server from its first to its last moment.

use std::fs::{self, File, TryLockError};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::serve::ListenerExt;
use bots::Players;
use socket2::SockRef;
use thiserror::Error;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::hall::Hall;
use crate::http;
use crate::metrics::Metrics;
use crate::store::{Store, StoreError};
use crate::thinkers::Thinkers;

/// The file with all tables.
const DATABASE: &str = "hypergate.db";
/// The file that says that a server is at work here.
const LOCK: &str = "lock";

/// Bytes the system keeps for each connection.
const SENDING: usize = 64 * 1024;

/// Where a server listens, and where it keeps its tables.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address; port 0 for any that is free.
    pub address: SocketAddr,
    /// The folder.
    pub data: PathBuf,
    /// How many times as fast as usual time passes at tables: for tests.
    pub haste: u32,
    /// Who plays at which level: [`bots::player`], or others in its place.
    pub players: Players,
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
    stop: oneshot::Sender<()>,
    serving: JoinHandle<io::Result<()>>,
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

/// What is said goes out at once, and the system keeps little for one who does not read.
fn tune(stream: &mut TcpStream) {
    let tuned = stream.set_nodelay(true).and_then(|()| SockRef::from(&*stream).set_send_buffer_size(SENDING));
    if let Err(why) = tuned {
        tracing::debug!(%why, "a connection stays as it is");
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
        let store = Store::open(&config.data.join(DATABASE), metrics.clone()).await?;
        let thinkers = Thinkers::new(config.players, metrics.clone());
        let hall = Arc::new(Hall::new(store, metrics, thinkers, config.haste));
        let (stop, stopped) = oneshot::channel::<()>();
        let routes = http::routes(hall.clone());
        let serving = tokio::spawn(async move {
            let stopped = async { drop(stopped.await) };
            axum::serve(listener.tap_io(tune), routes).with_graceful_shutdown(stopped).await
        });
        tracing::info!(%address, data = %config.data.display(), "serving");
        Ok(Server { address, hall, stop, serving, _lock: lock })
    }

    /// Sends everybody away, stores everything, ends.
    pub async fn stop(self) {
        drop(self.stop);
        self.hall.close().await;
        // sockets are served apart from the listener; a request that still runs is not waited for
        self.serving.abort();
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
