//! Rate limits per address.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use axum::extract::Request;
use axum::http::Method;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::config::Rate;

/// One rate limit per address.
struct Limit(Option<DefaultKeyedRateLimiter<IpAddr>>);

impl Limit {
    fn new(quota: Option<Quota>) -> Limit {
        Limit(quota.map(RateLimiter::keyed))
    }

    fn allows(&self, address: IpAddr) -> bool {
        let Some(limiter) = &self.0 else { return true };
        // Forget quiet addresses before there are too many.
        if limiter.len() > 10_000 {
            limiter.retain_recent();
        }
        limiter.check_key(&address).is_ok()
    }
}

/// All rate limits.
pub(crate) struct Limits {
    requests: Limit,
    tables: [Limit; 2],
}

impl Limits {
    pub(crate) fn new(rate: Option<Rate>) -> Limits {
        let requests = rate.and_then(|rate| {
            let burst = NonZeroU32::new(rate.burst)?;
            Some(Quota::per_second(NonZeroU32::new(rate.per_second)?).allow_burst(burst))
        });
        let tables = |within: Duration, count: fn(Rate) -> u32| {
            let count = rate.and_then(|rate| NonZeroU32::new(count(rate)));
            Limit::new(count.and_then(|count| {
                Some(Quota::with_period(within / count.get())?.allow_burst(count))
            }))
        };
        let minute = tables(Duration::from_mins(1), |rate| rate.tables_per_minute);
        let day = tables(Duration::from_hours(24), |rate| rate.tables_per_day);
        Limits { requests: Limit::new(requests), tables: [minute, day] }
    }

    pub(crate) fn allow(&self, address: IpAddr, request: &Request) -> bool {
        let opens = request.method() == Method::POST && request.uri().path() == "/api/tables";
        let mut tables = self.tables.iter();
        self.requests.allows(address) && (!opens || tables.all(|limit| limit.allows(address)))
    }
}
