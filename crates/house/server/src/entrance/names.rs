//! Under which name somebody comes, and from whose page. A page of somebody else can neither speak to a table here nor, by a
//! name that it has pointed at this machine, pass for one of ours.

use std::net::IpAddr;

use axum::http::header::{HOST, ORIGIN};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, Uri};
use protocol::Trouble;

use crate::trouble::trouble;

/// The names this server goes by.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// Names of hosts, in small letters.
    hosts: Vec<String>,
    /// Pages that may speak to it besides its own: `https://example.org`.
    origins: Vec<String>,
}

impl Names {
    /// The machine's own name, and those it is given. An address and `localhost` are nobody else's and always good.
    pub fn new(hosts: &[String], origins: &[String]) -> Names {
        let machine = machine().map(|name| name.to_ascii_lowercase());
        let local = machine.iter().map(|name| format!("{name}.local"));
        let given = hosts.iter().map(|name| name.to_ascii_lowercase());
        Names {
            hosts: machine.iter().cloned().chain(local).chain(given).collect(),
            origins: origins.iter().map(|o| o.trim_end_matches('/').to_ascii_lowercase()).collect(),
        }
    }

    /// Is it meant for this server, and does it come from a page of ours or from none?
    pub fn check(&self, headers: &HeaderMap) -> Result<(), Trouble> {
        let host = text(headers, HOST).and_then(|host| host.parse::<Authority>().ok());
        let Some(host) = host.filter(|host| self.is_own(host.host())) else {
            return Err(trouble("bad_host", "this server has another name; it can be told of this one with --host"));
        };
        let Some(origin) = headers.get(ORIGIN) else { return Ok(()) };
        let origin = origin.to_str().map(str::to_ascii_lowercase).unwrap_or_default();
        let same = origin.parse::<Uri>().ok().is_some_and(|page| is_same(&page, &host));
        if same || self.origins.contains(&origin) {
            return Ok(());
        }
        Err(trouble("bad_origin", "another page may not speak to this server; --origin can allow it"))
    }

    fn is_own(&self, host: &str) -> bool {
        let host = host.trim_end_matches('.').to_ascii_lowercase();
        let plain = host.trim_start_matches('[').trim_end_matches(']');
        host == "localhost"
            || host.ends_with(".localhost")
            || plain.parse::<IpAddr>().is_ok()
            || self.hosts.contains(&host)
    }
}

/// Was the page served under the name and port that is spoken to? Where none is written, its scheme says which port it is.
fn is_same(page: &Uri, host: &Authority) -> bool {
    let usual = match page.scheme_str() {
        Some("http") => 80,
        Some("https") => 443,
        _ => return false,
    };
    let port = |port: Option<u16>| port.unwrap_or(usual);
    page.host().is_some_and(|name| name.eq_ignore_ascii_case(host.host()))
        && port(page.port_u16()) == port(host.port_u16())
}

fn text(headers: &HeaderMap, name: HeaderName) -> Option<&str> {
    headers.get(name)?.to_str().ok()
}

/// The name of this machine.
fn machine() -> Option<String> {
    #[cfg(unix)]
    return rustix::system::uname().nodename().to_str().ok().map(String::from);
    #[cfg(not(unix))]
    std::env::var("COMPUTERNAME").ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(names: &Names, host: &str, origin: Option<&str>) -> Result<(), String> {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().unwrap());
        origin.map(|origin| headers.insert(ORIGIN, origin.parse().unwrap()));
        names.check(&headers).map_err(|trouble| trouble.code)
    }

    #[test]
    fn a_foreign_name_is_refused() {
        let names = Names::new(&["Table.example.org".into()], &[]);
        for host in
            ["localhost:7777", "127.0.0.1:7777", "192.0.2.7", "[::1]:7777", "table.example.org", "TABLE.example.org."]
        {
            assert_eq!(check(&names, host, None), Ok(()), "{host}");
        }
        for host in ["example.org", "evil.example:7777", "table.example.org.evil.example", "localhost.evil.example", ""]
        {
            assert_eq!(check(&names, host, None), Err("bad_host".into()), "{host}");
        }
        assert_eq!(names.check(&HeaderMap::new()).map_err(|t| t.code), Err("bad_host".into()), "none at all");
    }

    #[test]
    fn a_foreign_page_is_refused() {
        let names = Names::new(&["table.example.org".into()], &["https://friends.example".into()]);
        for (host, origin) in [
            ("localhost:7777", "http://localhost:7777"),
            ("table.example.org", "https://table.example.org"),
            ("table.example.org:443", "https://table.example.org"),
            ("table.example.org", "https://friends.example"),
            ("[::1]:7777", "http://[::1]:7777"),
        ] {
            assert_eq!(check(&names, host, Some(origin)), Ok(()), "{host} {origin}");
        }
        for (host, origin) in [
            ("localhost:7777", "http://localhost:3000"),
            ("localhost:7777", "https://evil.example"),
            ("localhost:7777", "http://127.0.0.1:7777"),
            ("table.example.org", "https://friends.example.evil.example"),
            ("table.example.org", "null"),
            ("table.example.org", ""),
            ("table.example.org", "ftp://table.example.org"),
        ] {
            assert_eq!(check(&names, host, Some(origin)), Err("bad_origin".into()), "{host} {origin}");
        }
    }
}
