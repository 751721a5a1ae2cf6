//! Calls to people whose page is closed: Web Push (RFC 8030) with the server's own key (VAPID, RFC 8292).
//!
//! A call carries nothing, so it needs no cipher, and the push service of the visitor's browser learns
//! no more than that somebody is called: their browser asks this server itself what there is to tell.

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

/// The push services of the browsers that there are. The server speaks to nobody else, whatever
/// address a visitor gives.
const SERVICES: [&str; 5] = [
    "https://fcm.googleapis.com",
    "https://jmt17.google.com",
    "https://*.push.services.mozilla.com",
    "https://*.notify.windows.com",
    "https://*.push.apple.com",
];

/// The longest address of a browser.
const LONGEST: usize = 1_000;

/// How long a push service keeps a call for a browser that cannot be reached, in seconds: after that
/// nobody waits for a reminder any more.
const KEPT: u32 = 24 * 60 * 60;

/// How long a signature is good, in seconds; a day is the most.
const SIGNED: i64 = 12 * 60 * 60;

/// How long a push service has to answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many push services are spoken to at once.
const AT_ONCE: usize = 8;

/// The most calls that wait for their turn; more than that are for nobody in time.
const WAITING: usize = 2_000;

/// After how long a call is tried again that a push service could not take.
const AGAIN: [Duration; 2] = [Duration::from_mins(1), Duration::from_mins(10)];

/// Who calls people whose page is closed.
#[derive(Clone)]
pub struct Calls(Arc<Inner>);

struct Inner {
    store: Arc<dyn Store>,
    key: EcdsaKeyPair,
    /// Where push services find whoever runs the server, if that is told.
    contact: Option<String>,
    services: Vec<String>,
    again: [Duration; 2],
    agent: ureq::Agent,
    waiting: Arc<Semaphore>,
    turns: Arc<Semaphore>,
}

impl Calls {
    /// Calls with the key that the store keeps; it is made if there is none. A `contact` is an address
    /// with `https:` or `mailto:`.
    ///
    /// # Errors
    /// The store fails, or what it keeps is no key.
    pub fn new(store: Arc<dyn Store>, contact: Option<String>) -> Boxed<'static, Calls> {
        if contact.is_none() {
            tracing::warn!(
                "the server has no public address with https: other devices take no calls from such \
                 a page, and some push services refuse them"
            );
        }
        let services = SERVICES.map(str::to_owned).to_vec();
        Box::pin(Calls::through(store, contact, services, AGAIN))
    }

    /// Calls through these push services alone, each as the beginning of its addresses; `*.` stands for
    /// any name before the rest. `again` says after how long a call is tried again.
    ///
    /// # Errors
    /// As [`Calls::new`].
    pub async fn through(
        store: Arc<dyn Store>,
        contact: Option<String>,
        services: Vec<String>,
        again: [Duration; 2],
    ) -> Result<Calls, StoreError> {
        let random = SystemRandom::new();
        let broken = |_| StoreError::Backend {
            problem: "what is kept as the key of calls is none".to_owned(),
        };
        let new = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random);
        let kept = store.call_key(new.map_err(broken)?.as_ref()).await?;
        let key = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &kept, &random);
        let agent = ureq::Agent::config_builder()
            .timeout_global(Some(PATIENCE))
            .max_redirects(0)
            .http_status_as_error(false)
            .build()
            .new_agent();
        let (waiting, turns) =
            (Arc::new(Semaphore::new(WAITING)), Arc::new(Semaphore::new(AT_ONCE)));
        let key = key.map_err(|error| broken(error.into()))?;
        Ok(Calls(Arc::new(Inner { store, key, contact, services, again, agent, waiting, turns })))
    }

    /// The key by which browsers know this server, as they take it.
    pub(crate) fn public_key(&self) -> String {
        self.0.public_key()
    }

    /// Whether an address is one of a push service that is spoken to.
    pub(crate) fn is_known(&self, endpoint: &str) -> bool {
        self.0.known(endpoint).is_some()
    }

    /// Calls a browser, if it has an address; whoever asks does not wait for it. What comes back ends
    /// the call, which may be tried for minutes; nothing does when too many wait.
    pub(crate) fn call(&self, browser: TokenHash, now: Millis) -> Option<AbortHandle> {
        let inner = Arc::clone(&self.0);
        let Ok(place) = Arc::clone(&inner.waiting).try_acquire_owned() else {
            tracing::warn!("too many calls wait: one is left undone");
            return None;
        };
        let call = tokio::spawn(async move {
            if let Err(error) = inner.call(browser, now).await {
                tracing::warn!("a call could not be looked up: {error}");
            }
            drop(place);
        });
        Some(call.abort_handle())
    }
}

impl Inner {
    fn public_key(&self) -> String {
        BASE64URL_NOPAD.encode(self.key.public_key().as_ref())
    }

    /// The push service of an address, if it is spoken to.
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

    async fn call(self: Arc<Inner>, browser: TokenHash, now: Millis) -> Result<(), StoreError> {
        for pause in self.again.map(Some).into_iter().chain([None]) {
            let Some(endpoint) = self.store.call(browser).await? else { return Ok(()) };
            let Some(service) = self.known(&endpoint) else {
                return self.store.forget_call(&endpoint).await;
            };
            // The rest of the address is a secret of that browser, so it is never logged.
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

    /// What a push service answers; nothing if there is no answer.
    async fn try_once(
        self: &Arc<Inner>,
        endpoint: &str,
        service: &str,
        now: Millis,
    ) -> Option<StatusCode> {
        let turn = Arc::clone(&self.turns).acquire_owned().await.ok()?;
        let (inner, to, service) = (Arc::clone(self), endpoint.to_owned(), service.to_owned());
        let post = move || {
            let answer = inner.post(&to, &service, now);
            // A call that is ended meanwhile still has its turn until here.
            drop(turn);
            answer
        };
        tokio::task::spawn_blocking(post).await.ok().flatten()
    }

    fn post(&self, endpoint: &str, service: &str, now: Millis) -> Option<StatusCode> {
        let (key, token) = (self.public_key(), self.token(service, now)?);
        let call = self
            .agent
            .post(endpoint)
            .header("Authorization", format!("vapid t={token}, k={key}"))
            .header("TTL", KEPT.to_string())
            .header("Topic", "turn");
        call.send_empty().ok().map(|answer| answer.status())
    }

    /// Who calls which service until when, signed.
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

impl fmt::Debug for Calls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Calls(..)")
    }
}
