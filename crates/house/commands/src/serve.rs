//! `play`: one process that serves tables to browsers.

use std::env;
use std::io::{Write, stdout};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use ipnet::IpNet;
use server::{Config, Files, Games, Keeping, Proxies, Server};

use crate::Failure;

/// How to serve.
#[derive(Debug, clap::Args)]
pub struct Serving {
    /// The port; 0 for any that is free
    #[arg(long, value_name = "P", default_value_t = 7777)]
    port: u16,
    /// The address to listen on: 0.0.0.0 for everybody in the network, 127.0.0.1 for this machine alone
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::UNSPECIFIED))]
    bind: IpAddr,
    /// The folder where tables are kept
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Open the table in the browser
    #[arg(long)]
    open: bool,
    /// A name under which browsers find the server, besides its addresses and this machine's name; may be given again
    #[arg(long, value_name = "NAME")]
    host: Vec<String>,
    /// A page that may speak to the server besides its own, such as `https://example.org`; may be given again
    #[arg(long, value_name = "ORIGIN")]
    origin: Vec<String>,
    /// A proxy that is trusted to say for whom it asks (X-Forwarded-For): an address or a network; may be given again
    #[arg(long, value_name = "ADDRESS", value_parser = network)]
    proxy: Vec<IpNet>,
    /// Days after which a table to which nobody has come is archived: its game can be replayed, not played on; 0 for never
    #[arg(long, value_name = "DAYS", default_value_t = 90.0, value_parser = days)]
    archive_after: f64,
    /// Free megabytes on the disk below which no new table is made
    #[arg(long, value_name = "MB", default_value_t = 256)]
    low_disk: u64,
    /// Visitors may do as much as they like: for measuring
    #[arg(long, hide = true)]
    unlimited: bool,
    /// Time passes so many times as fast at tables: for tests
    #[arg(long, hide = true, value_name = "N", default_value_t = 1)]
    haste: u32,
}

/// So many days, or a part of one; no more than somebody lives.
fn days(text: &str) -> Result<f64, String> {
    let some = text.parse().ok().filter(|days| (0.0..=36_500.0).contains(days));
    some.ok_or_else(|| "say a number of days, from 0 to 36500".into())
}

/// Serves these games with a browser client until somebody stops it.
pub fn run(games: Games, client: Files, args: &Serving) -> Result<(), Failure> {
    let trouble = |what: String| Failure::Trouble(what);
    server::log();
    let data =
        args.data.clone().or_else(home).ok_or_else(|| trouble("name a folder for the tables with --data".into()))?;
    let keeping = Keeping {
        archive_after: (args.archive_after > 0.0).then(|| Duration::from_secs_f64(args.archive_after * 24.0 * 3600.0)),
        low_disk: args.low_disk.saturating_mul(1 << 20),
        ..Keeping::default()
    };
    let config = Config {
        keeping,
        haste: args.haste,
        hosts: args.host.clone(),
        origins: args.origin.clone(),
        proxies: Proxies(args.proxy.clone()),
        limited: !args.unlimited,
        ..Config::new(games, client, SocketAddr::new(args.bind, args.port), data)
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|e| trouble(e.to_string()))?;
    runtime.block_on(async {
        let server = Server::start(&config).await.map_err(|e| trouble(e.to_string()))?;
        let port = server.address.port();
        let here = format!("http://localhost:{port}");
        let mut text = format!("Hypergate is at {here}\n");
        if let Some(address) = in_the_network(args.bind) {
            text += &format!("Friends in the same network find it at http://{}\n", SocketAddr::new(address, port));
        }
        text += "Stop it with Ctrl-C: tables wait where they are.\n";
        if let Err(why) = stdout().write_all(text.as_bytes()) {
            eprintln!("nobody reads where the table is ({why}): {here}");
        }
        if args.open {
            open(&here);
        }
        let stopped = server::until_stopped().await;
        let stored = server.stop().await;
        stopped.map_err(|e| trouble(e.to_string()))?;
        if stored { Ok(()) } else { Err(trouble("Not everything could be stored; what was acknowledged is.".into())) }
    })
}

/// A network, or a single address.
fn network(text: &str) -> Result<IpNet, String> {
    let single = text.parse::<IpAddr>().map(IpNet::from);
    single.or_else(|_| text.parse()).map_err(|_| "this is neither an address nor a network".into())
}

/// Where tables are kept unless it is said otherwise.
fn home() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = folder("XDG_DATA_HOME").or_else(|| folder("LOCALAPPDATA"));
    let data = data.or_else(|| folder("HOME").map(|home| home.join(".local").join("share")));
    data.map(|data| data.join("hypergate"))
}

/// This machine's address for others, if it listens to them. No packet is sent: the system only says which way it would go.
fn in_the_network(bind: IpAddr) -> Option<IpAddr> {
    if !bind.is_unspecified() {
        return (!bind.is_loopback()).then_some(bind);
    }
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_loopback() && !ip.is_unspecified())
}

/// Opens a page in the browser; where that does not work, the address has been printed.
fn open(page: &str) {
    let (program, args): (&str, &[&str]) = match env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let started = Command::new(program)
        .args(args)
        .arg(page)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if let Err(why) = started {
        eprintln!("No browser could be opened ({program}: {why}): open the address yourself.");
    }
}
