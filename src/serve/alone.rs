//! Encryption and gateways in a build without the feature `gateways`: each is refused, with the reason.
//!
//! The types have no values, so that nothing behind them can be reached.

use super::hub::Hub;
use super::state::{Certificate, NatsServer, ServeError};
use std::io;
use std::sync::Arc;
use tokio::net::TcpStream;

/// What encrypts connections.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TlsAcceptor {}

impl TlsAcceptor {
    pub async fn accept(&self, _stream: TcpStream) -> io::Result<TcpStream> {
        match *self {}
    }
}

/// A connection to a NATS server.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Nats {}

impl Nats {
    pub async fn connect(_server: &NatsServer) -> Result<Self, ServeError> {
        Err(ServeError::NotBuilt)
    }
}

/// Returns what encrypts connections with a certificate.
///
/// # Errors
/// This build encrypts nothing.
pub(crate) const fn acceptor(_certificate: &Certificate) -> Result<TlsAcceptor, ServeError> {
    Err(ServeError::NotBuilt)
}

/// Publishes what is shown.
pub(crate) async fn publish(nats: Nats, _hub: Arc<Hub>) -> Result<(), ServeError> {
    match nats {}
}

/// Shows what is published.
pub(crate) async fn relay(nats: Nats, _hub: Arc<Hub>) -> Result<(), ServeError> {
    match nats {}
}
