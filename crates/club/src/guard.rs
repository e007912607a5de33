//! Who may ask: cookies, origins, limits.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroU32;
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::http::header::{CONTENT_TYPE, COOKIE, HOST, HeaderMap, HeaderName, ORIGIN};
use axum::http::request::Parts;
use axum::http::{Method, Uri};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::trouble::Failed;

/// The name of the cookie.
const SESSION: &str = "crownhead-club";
/// How long a browser stays signed in.
pub(crate) const SESSION_DAYS: u64 = 180;

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The secret of the session.
pub(crate) fn secret(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.into_iter().find_map(|(name, value)| (name == SESSION).then_some(value))
}

/// The cookie of a session, or the one that ends it.
pub(crate) fn cookie(secret: Option<&str>, is_secure: bool) -> String {
    let age = if secret.is_some() { SESSION_DAYS * 86_400 } else { 0 };
    let secure = if is_secure { "; Secure" } else { "" };
    format!("{SESSION}={}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}", secret.unwrap_or_default())
}

/// Whether a request comes from a page of this club. A browser says so by itself; a page elsewhere can't change that.
pub(crate) fn admit(method: &Method, headers: &HeaderMap, url: Option<&Uri>) -> Result<(), Failed> {
    if *method == Method::GET && headers.get(ORIGIN).is_none() {
        return Ok(());
    }
    let text = |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let host = text(&HOST).ok_or_else(Failed::forbidden)?;
    let origin: Uri = text(&ORIGIN).and_then(|origin| origin.parse().ok()).ok_or_else(Failed::forbidden)?;
    let from_here = match url {
        Some(url) => origin.scheme() == url.scheme() && origin.authority() == url.authority(),
        None => origin.authority().is_some_and(|authority| authority.as_str() == host),
    };
    let same_site = text(&FETCH_SITE).is_none_or(|site| site == "same-origin");
    let is_json = *method == Method::GET
        || text(&CONTENT_TYPE).is_some_and(|kind| kind.split(';').next() == Some("application/json"));
    if from_here && same_site && is_json { Ok(()) } else { Err(Failed::forbidden()) }
}

/// The address of the one who asks. Behind a proxy it is the last one that the proxy has added; anyone else may write
/// whatever they like into that header.
pub(crate) fn address(head: &Parts, proxies: &[IpAddr]) -> IpAddr {
    let peer = head.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_canonical());
    let peer = peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let mut lists = head.headers.get_all(FORWARDED_FOR).iter().filter_map(|list| list.to_str().ok());
    let last = lists.next_back().and_then(|list| list.rsplit(',').next()?.trim().parse::<IpAddr>().ok());
    if proxies.contains(&peer) { last.map_or(peer, |last| last.to_canonical()) } else { peer }
}

/// How often something may happen.
#[derive(Debug)]
pub(crate) struct Limits {
    /// New guests, by address. A whole school may come through one.
    pub(crate) enter: DefaultKeyedRateLimiter<IpAddr>,
    /// Attempts to sign in, by address.
    pub(crate) sign_in: DefaultKeyedRateLimiter<IpAddr>,
    /// The same by name, so that many addresses can't guess one password.
    pub(crate) sign_in_as: DefaultKeyedRateLimiter<String>,
    /// Ceremonies that begin, by address.
    pub(crate) ceremonies: DefaultKeyedRateLimiter<IpAddr>,
    /// Other orders, by person.
    pub(crate) orders: DefaultKeyedRateLimiter<String>,
    /// Requests of programs, by person.
    pub(crate) programs: DefaultKeyedRateLimiter<String>,
    /// Games of broadcasts that are pushed, by person.
    pub(crate) pushes: DefaultKeyedRateLimiter<String>,
    /// Lines of chat, by person.
    pub(crate) chat: DefaultKeyedRateLimiter<String>,
    /// Whole archives, by address.
    pub(crate) archives: DefaultKeyedRateLimiter<IpAddr>,
}

impl Limits {
    pub(crate) fn new() -> Limits {
        let per = |count: u32, period: Duration, burst: u32| {
            let (count, burst) = (count.max(1), NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN));
            let quota =
                Quota::with_period(period / count).unwrap_or_else(|| Quota::per_second(NonZeroU32::MIN));
            quota.allow_burst(burst)
        };
        let minute = Duration::from_mins(1);
        Limits {
            enter: RateLimiter::keyed(per(60, minute, 300)),
            sign_in: RateLimiter::keyed(per(60, minute, 100)),
            sign_in_as: RateLimiter::keyed(per(5, minute, 10)),
            ceremonies: RateLimiter::keyed(per(60, minute, 300)),
            orders: RateLimiter::keyed(per(120, minute, 60)),
            programs: RateLimiter::keyed(per(1_200, minute, 120)),
            pushes: RateLimiter::keyed(per(120, minute, 30)),
            chat: RateLimiter::keyed(per(20, minute, 8)),
            archives: RateLimiter::keyed(per(10, minute, 10)),
        }
    }

    /// Forgets who has not asked for long.
    pub(crate) fn forget(&self) {
        self.enter.retain_recent();
        self.sign_in.retain_recent();
        self.sign_in_as.retain_recent();
        self.ceremonies.retain_recent();
        self.orders.retain_recent();
        self.programs.retain_recent();
        self.pushes.retain_recent();
        self.chat.retain_recent();
        self.archives.retain_recent();
    }
}

/// Refuses what happens too often.
pub(crate) fn limit<K: std::hash::Hash + Eq + Clone>(
    limiter: &DefaultKeyedRateLimiter<K>,
    key: &K,
) -> Result<(), Failed> {
    limiter.check_key(key).map_err(|_| Failed::too_often())
}
