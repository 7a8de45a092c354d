//! Accepts connections up to the limits, encrypted if there is a certificate, and serves each of them until it ends or
//! its time is over.

#[cfg(not(feature = "gateways"))]
use super::alone::TlsAcceptor;
use super::connection::{Connection, MostPlaces, Places};
use super::hub::Hub;
use super::limits::ServerLimits;
use super::routes::router;
use super::state::StartError;
use axum::Router;
use axum::body::Body;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1::Builder;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::SockRef;
use std::io::{self, ErrorKind};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};
#[cfg(feature = "gateways")]
use tokio_rustls::TlsAcceptor;
use tower_service::Service;

/// The most bytes of the head of a request, and the size of the read buffer of a connection. It is the smallest size
/// that the library accepts.
const HEAD_BYTES: usize = 8192;
/// The most headers of a request.
const MAX_HEADERS: usize = 64;
/// How many connections wait to be accepted. All phones of a hall fetch a picture at the same moment, and a phone whose
/// connection is turned away tries again only after a second.
const WAITING: i32 = 4_096;
/// How long accepting pauses when the system has no more file handles for connections.
const PAUSE: Duration = Duration::from_millis(100);
/// How long a response may take after the time of its connection is over.
const LAST_RESPONSE: Duration = Duration::from_secs(30);

/// Opens a port.
///
/// # Errors
/// Returns the reason why the port cannot be opened.
pub(crate) async fn bind(listen: &str) -> Result<TcpListener, StartError> {
    let address: SocketAddr = listen.parse().map_err(|_| StartError::NoAddress)?;
    let listener = TcpListener::bind(address).await.map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => StartError::PortInUse,
        ErrorKind::PermissionDenied => StartError::PortNotAllowed,
        ErrorKind::AddrNotAvailable => StartError::NotThisMachine,
        _ => StartError::Other(error.to_string()),
    })?;
    // The library sets a shorter queue. If the system keeps it, connecting works but is slower.
    let _ = SockRef::from(&listener).listen(WAITING);
    Ok(listener)
}

/// Returns the address at which other machines reach a port of this machine, as far as this machine can tell.
pub(crate) fn reachable(bound: SocketAddr) -> SocketAddr {
    if !bound.ip().is_unspecified() {
        return bound;
    }
    // The address of the outgoing route, found without sending anything. 192.0.2.1 is reserved for documentation.
    let way_out = UdpSocket::bind(("0.0.0.0", 0)).and_then(|socket| {
        socket.connect(("192.0.2.1", 9))?;
        socket.local_addr()
    });
    let address = way_out.map_or(IpAddr::from([127, 0, 0, 1]), |address| address.ip());
    SocketAddr::new(address, bound.port())
}

/// A connection, encrypted or not.
trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<T: AsyncRead + AsyncWrite + Send + Unpin> Stream for T {}

/// Accepts connections forever, encrypted if `tls` is given.
pub(crate) async fn accept(listener: TcpListener, tls: Option<TlsAcceptor>, hub: Arc<Hub>) {
    let router = router(Arc::clone(&hub));
    let places = Arc::default();
    loop {
        let (stream, peer) = match listener.accept().await {
            Ok(accepted) => accepted,
            Err(error) if is_of_one_connection(&error) => continue,
            Err(_) => {
                sleep(PAUSE).await;
                continue;
            }
        };
        let ServerLimits { connections: all, connections_of_address: of_address, reserve, .. } = hub.limits;
        let most = MostPlaces { all, of_address, reserve };
        let Some(connection) = Places::take(&places, peer.ip(), most) else {
            hub.refused();
            continue;
        };
        // A state is a small packet, which should not be delayed to be combined with the next one.
        let _ = stream.set_nodelay(true);
        let (connection, router, hub, tls) = (Arc::new(connection), router.clone(), Arc::clone(&hub), tls.clone());
        tokio::spawn(async move {
            let stream: Box<dyn Stream> = match tls {
                None => Box::new(stream),
                Some(tls) => match timeout(hub.limits.request_time, tls.accept(stream)).await {
                    Ok(Ok(stream)) => Box::new(stream),
                    Ok(Err(_)) | Err(_) => return,
                },
            };
            tokio::select! {
                () = serve(stream, Arc::clone(&connection), router, hub) => {}
                () = connection.displaced() => {}
            }
        });
    }
}

fn is_of_one_connection(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::ConnectionRefused | ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset)
}

/// Serves the requests of a connection.
async fn serve(stream: Box<dyn Stream>, connection: Arc<Connection>, router: Router, hub: Arc<Hub>) {
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(Arc::clone(&connection));
        router.clone().call(request.map(Body::new))
    });
    let mut builder = Builder::new();
    builder
        .timer(TokioTimer::new())
        .header_read_timeout(hub.limits.request_time)
        .max_buf_size(HEAD_BYTES)
        .max_headers(MAX_HEADERS);
    let served = builder.serve_connection(TokioIo::new(stream), service).with_upgrades();
    let mut served = pin!(served);
    // An error concerns only this connection, which it ends.
    if timeout(hub.limits.connection_time, served.as_mut()).await.is_err() {
        served.as_mut().graceful_shutdown();
        let _ = timeout(LAST_RESPONSE, served).await;
    }
}
