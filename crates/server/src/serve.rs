//! The running server: the runtime, the router and a clean stop.
//!
//! Not here: the contents of responses.

use std::future::Future;
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::num::NonZero;
use std::thread;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::map_response;
use axum::response::{IntoResponse as _, Response};
use axum::routing::{any, get};
use axum::serve::{Listener, ListenerExt as _, TapIo};
use tokio::net::TcpStream;
use tokio::runtime::Builder;
use tokio::sync::oneshot;

use crate::annex::{Annex, Side};
use crate::respond::{only_encrypted, protect, respond};
use crate::service::{Desk, PREFIX};
use crate::site::Site;
use crate::tls::{Certificate, TlsListener};

/// How long open requests may take to finish after a stop.
const PATIENCE: Duration = Duration::from_secs(2);

/// Serves this site until Ctrl-C or, on Unix, SIGTERM.
pub(crate) fn until_stopped(
    listener: TcpListener,
    certificate: Option<&Certificate>,
    (site, desk): (Site, Option<Desk>),
    annex: Option<&dyn Annex>,
) -> io::Result<()> {
    // Serving files from memory takes little work; two threads keep a slow client from delaying others.
    let threads =
        if annex.is_some() { thread::available_parallelism().map_or(2, NonZero::get).max(2) } else { 2 };
    let runtime = Builder::new_multi_thread().worker_threads(threads).enable_all().build()?;
    let result = runtime.block_on(async {
        let routes = match annex {
            Some(annex) => annex.open().await?,
            None => Router::new(),
        };
        for side in annex.map(Annex::sides).unwrap_or_default() {
            let Side { listener, router } = side;
            // They end with the runtime.
            tokio::spawn(serve(listener, None, router, std::future::pending()));
        }
        // The annex says good-bye to its guests before the server stops to answer.
        let stop = async {
            stop_request().await;
            if let Some(annex) = annex {
                annex.close().await;
            }
        };
        serve(listener, certificate, routes.merge(router(site, desk)), stop).await
    });
    runtime.shutdown_background();
    result
}

/// Answers until `stop` is ready, then lets open requests finish for a moment.
pub(crate) async fn serve(
    listener: TcpListener,
    certificate: Option<&Certificate>,
    router: Router,
    stop: impl Future<Output = ()>,
) -> io::Result<()> {
    listener.set_nonblocking(true)?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    // Moves are small messages: none of them may wait for another to fill a packet.
    let at_once = |stream: &TcpStream| {
        // A connection that is ending refuses.
        let _ = stream.set_nodelay(true);
    };
    match certificate {
        None => answer(listener.tap_io(move |stream| at_once(stream)), router, stop).await,
        Some(certificate) => {
            let listener = TlsListener::new(listener, certificate)?;
            let router = router.layer(map_response(async |response: Response| only_encrypted(response)));
            answer(listener.tap_io(move |stream| at_once(stream.get_ref().0)), router, stop).await
        }
    }
}

async fn answer<L, F>(listener: TapIo<L, F>, router: Router, stop: impl Future<Output = ()>) -> io::Result<()>
where
    L: Listener<Addr = SocketAddr>,
    F: FnMut(&mut L::Io) + Send + 'static,
{
    let (stopping, stopped) = oneshot::channel::<()>();
    let router = router.layer(map_response(async |response: Response| protect(response)));
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let server = axum::serve(listener, service).with_graceful_shutdown(async move {
        // An error means that the sender is gone, which also means stop.
        let _ = stopped.await;
    });
    let server = tokio::spawn(server.into_future());
    stop.await;
    let _ = stopping.send(());
    match tokio::time::timeout(PATIENCE, server).await {
        Ok(Ok(result)) => result,
        Ok(Err(panicked)) => Err(io::Error::other(panicked)),
        Err(_) => Ok(()),
    }
}

/// The files, and what the service answers.
pub(crate) fn router(site: Site, desk: Option<Desk>) -> Router {
    let mut router = Router::new();
    if let Some(desk) = desk.clone() {
        router = router.route(
            &format!("{PREFIX}{{*path}}"),
            any(move |request: Request| async move { desk.answer(request).await }),
        );
    }
    let files = get(move |request: Request| async move { file(site, desk, request).await });
    router.fallback_service(files)
}

/// Tables of the service, or a file of the site.
async fn file(site: Site, desk: Option<Desk>, request: Request) -> Response {
    let (head, _) = request.into_parts();
    let path = head.uri.path().to_owned();
    // Tables are on the disk, so reading them may block.
    let answer = tokio::task::spawn_blocking(move || match desk.and_then(|desk| desk.tables(&path)) {
        Some(tables) => tables.respond(&head.headers),
        None => respond(site, &path, &head.headers),
    });
    answer.await.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

#[cfg(unix)]
async fn stop_request() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => {
            let interrupt = tokio::signal::ctrl_c();
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
        }
        Err(_) => wait_for_interrupt().await,
    }
}

#[cfg(not(unix))]
async fn stop_request() {
    wait_for_interrupt().await;
}

async fn wait_for_interrupt() {
    if tokio::signal::ctrl_c().await.is_err() {
        // Without a handler, the system ends the program; there is nothing to wait for.
        std::future::pending::<()>().await;
    }
}

#[cfg(test)]
#[path = "serve_tests.rs"]
mod tests;
