//! Accepts connections, with limits and timeouts.

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
use crate::connection_limiter::ConnectionLimiter;
use crate::server::{Server, stopped};

/// Timeout of a request head, and how long a connection may idle between requests.
const HEAD: Duration = Duration::from_secs(10);

/// Pause when the system has no room for another connection.
const FULL: Duration = Duration::from_millis(200);

/// Accepts connections until `stop` ends, then signals shutdown. Each connection holds its receiver
/// until it has answered its last request.
pub(crate) async fn listen(
    listener: TcpListener,
    router: Router,
    server: &Server,
    stop: impl Future<Output = ()>,
) {
    let connections = ConnectionLimiter::new();
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
        let Some(guard) = connections.enter(address, most(server, address)) else {
            tracing::debug!("an address has too many connections");
            continue;
        };
        let (router, stop) = (router.clone(), server.stop.subscribe());
        tokio::spawn(async move {
            talk(stream, peer, router, stop).await;
            drop(guard);
        });
    }
    server.stop.send_replace(true);
}

/// The connection limit of an address; none for a proxy, which serves many people.
fn most(server: &Server, address: IpAddr) -> usize {
    let config = &server.config;
    let is_proxy = is_one_of(&config.trusted_proxies, address);
    if is_proxy { usize::MAX } else { config.sockets.connections_per_address }
}

/// Serves a connection until either side closes it.
async fn talk(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut stop: watch::Receiver<bool>,
) {
    // Messages are small and urgent; a stream that refuses this fails soon anyway.
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
    // If the client breaks off, there is nothing left to do.
    drop(connection.await);
}
