//! Where somebody comes from.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;
use ipnet::IpNet;

/// The bits of an IPv6 address that one household has.
const HOUSEHOLD: u32 = 64;

/// A visitor, as far as limits go: an address of version 4, or the /64 that an address of version 6 belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Guest(IpAddr);

impl Guest {
    /// The visitor at an address.
    pub fn at(address: IpAddr) -> Guest {
        match address.to_canonical() {
            IpAddr::V4(address) => Guest(address.into()),
            IpAddr::V6(address) => {
                let rest = Ipv6Addr::BITS - HOUSEHOLD;
                Guest(Ipv6Addr::from_bits(address.to_bits() >> rest << rest).into())
            }
        }
    }
}

/// Proxies that are trusted to say for whom they ask.
#[derive(Clone, Debug, Default)]
pub struct Proxies(pub Vec<IpNet>);

impl Proxies {
    /// Is this one of them?
    pub fn trust(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|net| net.contains(&address))
    }

    /// For whom a request is made. Each proxy has added the one who asked it at the end of `X-Forwarded-For`; what stands
    /// before the first that is not trusted anybody may have written.
    pub fn guest(&self, peer: IpAddr, headers: &HeaderMap) -> Guest {
        let mut from = peer;
        let lines = headers.get_all("x-forwarded-for");
        let text: Vec<&str> = lines.iter().filter_map(|line| line.to_str().ok()).collect();
        let text = text.join(",");
        for said in text.rsplit(',') {
            let Some(address) = self.trust(from).then(|| read(said.trim())).flatten() else { break };
            from = address;
        }
        Guest::at(from)
    }
}

/// An address, with or without a port.
fn read(text: &str) -> Option<IpAddr> {
    text.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_household_is_one_visitor() {
        assert_eq!(Guest::at(ip("2001:db8:1:2:3::4")), Guest::at(ip("2001:db8:1:2:ffff::1")));
        assert_ne!(Guest::at(ip("2001:db8:1:2::1")), Guest::at(ip("2001:db8:1:3::1")));
        assert_ne!(Guest::at(ip("192.0.2.1")), Guest::at(ip("192.0.2.2")));
        assert_eq!(Guest::at(ip("::ffff:192.0.2.1")), Guest::at(ip("192.0.2.1")));
    }

    #[test]
    fn only_trusted_proxies_speak_for_others() {
        let proxies = Proxies(vec!["10.0.0.0/8".parse().unwrap()]);
        let guest = |peer: &str, said: &[&str]| {
            let mut headers = HeaderMap::new();
            for line in said {
                headers.append("x-forwarded-for", line.parse().unwrap());
            }
            proxies.guest(ip(peer), &headers)
        };
        let at = |address: &str| Guest::at(ip(address));
        assert_eq!(guest("192.0.2.1", &["192.0.2.9"]), at("192.0.2.1"), "a stranger speaks for itself");
        assert_eq!(guest("10.0.0.1", &["192.0.2.9"]), at("192.0.2.9"));
        assert_eq!(guest("10.0.0.1", &["198.51.100.1, 192.0.2.9"]), at("192.0.2.9"), "the rest may be invented");
        assert_eq!(guest("10.0.0.1", &["192.0.2.9", "10.0.0.2"]), at("192.0.2.9"), "two proxies, two lines");
        assert_eq!(guest("10.0.0.1", &["192.0.2.9:4711"]), at("192.0.2.9"));
        assert_eq!(guest("10.0.0.1", &["[2001:db8::1]:4711"]), at("2001:db8::1"));
        assert_eq!(guest("10.0.0.1", &["nonsense"]), at("10.0.0.1"));
        assert_eq!(guest("10.0.0.1", &[]), at("10.0.0.1"));
    }
}
