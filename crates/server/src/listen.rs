//! Who may connect, and for how long a connection may say nothing.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

use crate::address::is_one_of;
use crate::crowd::Crowd;
use crate::server::{Server, stopped};

/// How long a request may take until its head is there; so long may a connection rest between two.
const HEAD: Duration = Duration::from_secs(10);

/// How long the server waits when it has no room for another connection.
const FULL: Duration = Duration::from_millis(200);

/// Lets people in until `stop` ends, then tells everybody so. Each connection listens to that until it
/// has answered what it was asked.
pub(crate) async fn listen(
    listener: TcpListener,
    router: Router,
    server: &Server,
    stop: impl Future<Output = ()>,
) {
    let connections = Crowd::new();
    tokio::pin!(stop);
    loop {
        let (stream, peer) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(FULL).await;
                    continue;
                }
            },
            () = &mut stop => break,
        };
        let address = peer.ip().to_canonical();
        let Some(inside) = connections.enter(address, most(server, address)) else {
            tracing::debug!("an address has too many connections");
            continue;
        };
        let (router, stop) = (router.clone(), server.stop.subscribe());
        tokio::spawn(async move {
            talk(stream, peer, router, stop).await;
            drop(inside);
        });
    }
    server.stop.send_replace(true);
}

/// How many connections an address may have: behind a proxy are many people.
fn most(server: &Server, address: IpAddr) -> usize {
    let config = &server.config;
    let is_proxy = is_one_of(&config.trusted_proxies, address);
    if is_proxy { usize::MAX } else { config.sockets.connections_per_address }
}

/// Answers the requests of a connection until either side has enough.
async fn talk(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut stop: watch::Receiver<bool>,
) {
    // What is told is small, and somebody waits for it; a stream that refuses fails soon anyway.
    drop(stream.set_nodelay(true));
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let mut builder = Builder::new();
    builder.timer(TokioTimer::new()).header_read_timeout(HEAD);
    let connection = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    tokio::pin!(connection);
    tokio::select! {
        _ = connection.as_mut() => return,
        () = stopped(&mut stop) => connection.as_mut().graceful_shutdown(),
    }
    // Whoever breaks off need not be told, and nobody else can do anything.
    drop(connection.await);
}
