//! Tokens: the cookie of a browser, invitations, hand-over codes.
//!
//! Each has at least 128 random bits from the operating system. A token grants its rights to any
//! holder, so the store keeps only its hash, and it is never logged.

use data_encoding::{Encoding, HEXLOWER, Specification};
use sha2::{Digest, Sha256};
use store::TokenHash;

/// The name of the cookie. Over https it gets the prefix: browsers accept such a cookie only from
/// this very host, never from another of the same domain.
pub(crate) const COOKIE: &str = "citywright";
const COOKIE_OF_HOST: &str = "__Host-citywright";

fn cookie_name(secure: bool) -> &'static str {
    if secure { COOKIE_OF_HOST } else { COOKIE }
}

/// A year.
const COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;

/// Random bytes from the operating system.
///
/// # Panics
/// If the operating system has none: nothing would be secret.
pub(crate) fn random<const COUNT: usize>() -> [u8; COUNT] {
    let mut bytes = [0; COUNT];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    bytes
}

/// The value of a new cookie: 256 bits.
pub(crate) fn new_cookie() -> String {
    HEXLOWER.encode(&random::<32>())
}

/// Whether a cookie has the form of ours.
pub(crate) fn is_cookie(value: &str) -> bool {
    value.len() == 64 && HEXLOWER.decode(value.as_bytes()).is_ok()
}

/// A code that people may have to type: 130 bits in 26 letters and digits that are easy to tell
/// apart.
pub(crate) fn new_code() -> String {
    code(random())
}

fn code(bytes: [u8; 17]) -> String {
    let mut code = letters().encode(&bytes);
    code.truncate(26);
    code
}

/// The id of a table: 80 bits, so that only its link leads to it.
pub(crate) fn new_id() -> String {
    letters().encode(&random::<10>())
}

/// The id and invitation of the table that a browser names: the same on every request, and nobody
/// else can compute them.
pub(crate) fn named(browser: TokenHash, name: &str) -> (String, String) {
    let hash = |what: &[u8]| {
        let hash = Sha256::new().chain_update(what).chain_update(browser.0);
        hash.chain_update(name).finalize()
    };
    let (id, invite) = (hash(b"table"), hash(b"invite"));
    let invite = std::array::from_fn(|at| invite[at]);
    (letters().encode(&id[..10]), code(invite))
}

/// The hash of a cookie.
pub(crate) fn hash(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token).into())
}

/// The hash of a code, as people type it.
pub(crate) fn hash_code(code: &str) -> TokenHash {
    let plain: String = code.chars().filter(char::is_ascii_alphanumeric).collect();
    hash(&plain.to_ascii_lowercase())
}

/// The header that gives a browser its cookie.
pub(crate) fn set_cookie(value: &str, secure: bool) -> String {
    let (name, secure) = (cookie_name(secure), if secure { "; Secure" } else { "" });
    format!("{name}={value}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}")
}

/// The header that takes the cookie away from a browser.
pub(crate) fn end_cookie(secure: bool) -> String {
    set_cookie("", secure).replace(&format!("Max-Age={COOKIE_SECONDS}"), "Max-Age=0")
}

/// Finds our cookie in a `Cookie` header.
pub(crate) fn cookie_of(header: &str, secure: bool) -> Option<&str> {
    let pairs = header.split(';').filter_map(|pair| pair.trim().split_once('='));
    pairs.filter(|(name, _)| *name == cookie_name(secure)).map(|(_, value)| value).next()
}

fn letters() -> Encoding {
    let mut specification = Specification::new();
    specification.symbols.push_str("abcdefghjkmnpqrstuvwxyz023456789");
    specification.encoding().unwrap_or_else(|_| unreachable!("32 different symbols"))
}

#[cfg(test)]
mod tests {
    use super::{cookie_of, hash, hash_code, is_cookie, named, new_code, new_cookie, new_id};

    #[test]
    fn tokens_are_long_and_differ() {
        assert_eq!([new_cookie().len(), new_code().len(), new_id().len()], [64, 26, 16]);
        assert_ne!(new_code(), new_code());
        assert!(is_cookie(&new_cookie()));
        assert!(!is_cookie(&"x".repeat(64)) && !is_cookie("ab"));
    }

    #[test]
    fn a_repeated_request_of_a_browser_gets_the_same_ids() {
        let [ana, ben] = ["a", "b"].map(hash);
        let one = named(ana, "one");
        assert_eq!((named(ana, "one"), one.0.len(), one.1.len()), (one.clone(), 16, 26));
        for other in [named(ana, "two"), named(ben, "one")] {
            assert!(other.0 != one.0 && other.1 != one.1);
        }
    }

    #[test]
    fn a_code_is_read_as_people_write_it() {
        assert_eq!(hash_code("AbCd-23 45"), hash("abcd2345"));
    }

    #[test]
    fn our_cookie_is_found_among_others() {
        assert_eq!(cookie_of("a=1; citywright=xyz; b=2", false), Some("xyz"));
        assert_eq!(cookie_of("mycitywright=1", false), None);
        let both = "citywright=neighbour; __Host-citywright=xyz";
        assert_eq!(cookie_of(both, true), Some("xyz"));
        assert_eq!(cookie_of("citywright=neighbour", true), None);
    }
}
