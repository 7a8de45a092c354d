//! Encryption and gateways in a build without the feature `gateways`: both are refused, with the reason.
//!
//! The types have no values, so that the functions that take one cannot be called.

#![expect(clippy::unused_async, reason = "the functions are awaited like those of a build with gateways")]

use super::hub::{Hub, PassOn};
use super::state::{Certificate, NatsServer, ServeError};
use std::io;
use std::sync::Arc;

/// The encryption of connections.
#[derive(Clone, Debug)]
pub(crate) enum TlsAcceptor {}

impl TlsAcceptor {
    pub async fn accept<S>(&self, _stream: S) -> io::Result<S> {
        match *self {}
    }
}

/// A connection to a NATS server.
#[derive(Debug)]
pub(crate) enum Nats {}

impl Nats {
    pub async fn connect(_server: &NatsServer) -> Result<Self, ServeError> {
        Err(ServeError::NotBuilt)
    }
}

/// Returns the error that encryption is not built in.
///
/// # Errors
/// Always: this build has no encryption.
pub(crate) const fn acceptor(_certificate: &Certificate) -> Result<TlsAcceptor, ServeError> {
    Err(ServeError::NotBuilt)
}

/// Publishes the shown states, which is never called in this build.
pub(crate) async fn publish(nats: Nats, _hub: Arc<Hub>) -> Result<(), ServeError> {
    match nats {}
}

/// Shows the published states, which is never called in this build.
pub(crate) async fn relay(nats: Arc<Nats>, _hub: Arc<Hub>) -> Result<(), ServeError> {
    match *nats {}
}

/// Passes answers on, which is never called in this build.
pub(crate) fn pass_on(nats: &Arc<Nats>, _hub: &Arc<Hub>) -> PassOn {
    match **nats {}
}
