//! Encrypted connections, with a given certificate.

use super::state::{BadCertificate, Certificate, ServeError};
use rustls_pki_types::pem::{self, PemObject};
use rustls_pki_types::{CertificateDer, PrivateKeyDer};
use std::fmt::Display;
use std::sync::Arc;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::{self, ServerConfig};

/// Returns the acceptor that encrypts connections with a certificate.
///
/// # Errors
/// Returns the reason why the certificate or the key cannot be used.
pub(crate) fn acceptor(certificate: &Certificate) -> Result<TlsAcceptor, ServeError> {
    let bad = |error: &dyn Display| ServeError::BadCertificate(BadCertificate::Other(error.to_string()));
    let chain: Vec<_> =
        CertificateDer::pem_slice_iter(&certificate.chain).collect::<Result<_, _>>().map_err(|error| bad(&error))?;
    if chain.is_empty() {
        return Err(ServeError::BadCertificate(BadCertificate::NoCertificate));
    }
    let key = PrivateKeyDer::from_pem_slice(&certificate.key).map_err(|error| match error {
        pem::Error::NoItemsFound => ServeError::BadCertificate(BadCertificate::NoKey),
        other => bad(&other),
    })?;
    let mut config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .and_then(|builder| builder.with_no_client_auth().with_single_cert(chain, key))
        .map_err(|error| match error {
            rustls::Error::InconsistentKeys(_) => ServeError::BadCertificate(BadCertificate::OtherKey),
            other => bad(&other),
        })?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config).into())
}
