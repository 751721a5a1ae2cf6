//! Web push (RFC 8030) to people whose page is closed, with the server's VAPID key (RFC 8292).
//!
//! A push has no payload, so it needs no encryption, and the push service learns only that a push
//! was sent. The browser then asks this server for the news.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use axum::http::{StatusCode, Uri};
use data_encoding::BASE64URL_NOPAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use store::{Boxed, Millis, Store, StoreError, TokenHash};
use tokio::sync::Semaphore;
use tokio::task::AbortHandle;

/// Push services of the known browsers. The server contacts no other host, whatever address a
/// visitor sends.
const SERVICES: [&str; 5] = [
    "https://fcm.googleapis.com",
    "https://jmt17.google.com",
    "https://*.push.services.mozilla.com",
    "https://*.notify.windows.com",
    "https://*.push.apple.com",
];

/// The longest push endpoint, in bytes.
const LONGEST: usize = 1_000;

/// How long a push service keeps a push for an unreachable browser, in seconds. A later reminder is
/// useless.
const KEPT: u32 = 24 * 60 * 60;

/// How long a VAPID token is valid, in seconds; the standard allows at most a day.
const SIGNED: i64 = 12 * 60 * 60;

/// Timeout of a request to a push service.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many push requests run at once.
const AT_ONCE: usize = 8;

/// The most pushes in flight or queued; any more would arrive too late.
const WAITING: usize = 2_000;

/// Delays before a failed push is tried again.
const AGAIN: [Duration; 2] = [Duration::from_mins(1), Duration::from_mins(10)];

/// Sends web pushes to people whose page is closed.
#[derive(Clone)]
pub struct WebPush(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    key: EcdsaKeyPair,
    /// Contact address of the operator for push services, if there is one.
    contact: Option<String>,
    services: Vec<String>,
    again: [Duration; 2],
    agent: ureq::Agent,
    waiting: Arc<Semaphore>,
    permits: Arc<Semaphore>,
}

impl WebPush {
    /// Uses the VAPID key in the store, or makes one. `contact` is an `https:` or `mailto:`
    /// address.
    ///
    /// # Errors
    /// The store fails, or its key is invalid.
    pub fn new(store: Arc<dyn Store>, contact: Option<String>) -> Boxed<'static, WebPush> {
        if contact.is_none() {
            tracing::warn!(
                "the server has no public address with https: other devices accept no web push from \
                 such a page, and some push services refuse them"
            );
        }
        let services = SERVICES.map(str::to_owned).to_vec();
        Box::pin(WebPush::through(store, contact, services, AGAIN))
    }

    /// Sends only to these push services, each given as an origin; `*.` stands for any subdomain.
    /// `again` holds the retry delays.
    ///
    /// # Errors
    /// As [`WebPush::new`].
    pub async fn through(
        store: Arc<dyn Store>,
        contact: Option<String>,
        services: Vec<String>,
        again: [Duration; 2],
    ) -> Result<WebPush, StoreError> {
        let random = SystemRandom::new();
        let broken =
            |_| StoreError::Backend { problem: "the stored VAPID key is no key".to_owned() };
        let new = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
        let kept = store.call_key(new.map_err(broken)?.as_ref()).await?;
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &kept, &random);
        let agent = ureq::Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            .http_status_as_error(false)
            .build()
            .new_agent();
        let (waiting, permits) =
            (Arc::new(Semaphore::new(WAITING)), Arc::new(Semaphore::new(AT_ONCE)));
        let key = key.map_err(|error| broken(error.into()))?;
        Ok(WebPush(Arc::new(Inner {
            store,
            key,
            contact,
            services,
            again,
            agent,
            waiting,
            permits,
        })))
    }

    /// The VAPID public key, in the form that browsers take.
    pub(crate) fn public_key(&self) -> String {
        self.0.public_key()
    }

    /// Whether an endpoint belongs to a known push service.
    pub(crate) fn is_known(&self, endpoint: &str) -> bool {
        self.0.known(endpoint).is_some()
    }

    /// Sends a push to a browser, if it has an endpoint, without waiting. The returned handle
    /// cancels the push, which may retry for minutes. Sends nothing if too many pushes are queued.
    pub(crate) fn send(&self, browser: TokenHash, now: Millis) -> Option<AbortHandle> {
        let inner = Arc::clone(&self.0);
        let Ok(place) = Arc::clone(&inner.waiting).try_acquire_owned() else {
            tracing::warn!("too many web pushes wait: one is dropped");
            return None;
        };
        let push = tokio::spawn(async move {
            if let Err(error) = inner.send(browser, now).await {
                tracing::warn!("the subscription of a web push could not be read: {error}");
            }
            drop(place);
        });
        Some(push.abort_handle())
    }
}

impl Inner {
    fn public_key(&self) -> String {
        BASE64URL_NOPAD.encode(self.key.public_key().as_ref())
    }

    /// The origin of an endpoint, if it is a known push service.
    fn known(&self, endpoint: &str) -> Option<String> {
        let address: Uri = endpoint.parse().ok().filter(|_| endpoint.len() <= LONGEST)?;
        let origin = format!("{}://{}", address.scheme_str()?, address.authority()?);
        let known = self.services.iter().any(|service| match service.split_once("*.") {
            Some((scheme, name)) => origin
                .strip_prefix(scheme)
                .and_then(|host| host.strip_suffix(name))
                .is_some_and(|before| before.ends_with('.') && !before.contains(['@', ':'])),
            None => origin == *service,
        });
        known.then_some(origin)
    }

    async fn send(self: Arc<Inner>, browser: TokenHash, now: Millis) -> Result<(), StoreError> {
        for pause in self.again.map(Some).into_iter().chain([None]) {
            let Some(endpoint) = self.store.call(browser).await? else { return Ok(()) };
            let Some(service) = self.known(&endpoint) else {
                return self.store.forget_call(&endpoint).await;
            };
            // The rest of the endpoint is the browser's secret: never log it.
            match self.try_once(&endpoint, &service, now).await {
                Some(StatusCode::NOT_FOUND | StatusCode::GONE) => {
                    return self.store.forget_call(&endpoint).await;
                }
                Some(status) if status.is_success() => return Ok(()),
                Some(status) => tracing::warn!(service, "a push service answered {status}"),
                None => tracing::warn!(service, "a push service could not be reached"),
            }
            let Some(pause) = pause else { break };
            tokio::time::sleep(pause).await;
        }
        Ok(())
    }

    /// One attempt: the status that the push service answers, if it answers.
    async fn try_once(
        self: &Arc<Inner>,
        endpoint: &str,
        service: &str,
        now: Millis,
    ) -> Option<StatusCode> {
        let permit = Arc::clone(&self.permits).acquire_owned().await.ok()?;
        let (inner, to, service) = (Arc::clone(self), endpoint.to_owned(), service.to_owned());
        let post = move || {
            let answer = inner.post(&to, &service, now);
            // A cancelled push holds its permit until here.
            drop(permit);
            answer
        };
        tokio::task::spawn_blocking(post).await.ok().flatten()
    }

    fn post(&self, endpoint: &str, service: &str, now: Millis) -> Option<StatusCode> {
        let (key, token) = (self.public_key(), self.token(service, now)?);
        let push = self
            .agent
            .post(endpoint)
            .header("Authorization", format!("vapid t={token}, k={key}"))
            .header("TTL", KEPT.to_string())
            .header("Topic", "turn");
        push.send_empty().ok().map(|answer| answer.status())
    }

    /// Signed VAPID token: who sends to which service until when.
    fn token(&self, service: &str, now: Millis) -> Option<String> {
        let mut claims = json!({ "aud": service, "exp": now / 1_000 + SIGNED });
        if let Some(contact) = &self.contact {
            claims["sub"] = json!(contact);
        }
        let part = |value: serde_json::Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
        let signed = format!("{}.{}", part(json!({ "typ": "JWT", "alg": "ES256" })), part(claims));
        let signature = self.key.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("{signed}.{}", BASE64URL_NOPAD.encode(signature.as_ref())))
    }
}

impl fmt::Debug for WebPush {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("WebPush(..)")
    }
}
