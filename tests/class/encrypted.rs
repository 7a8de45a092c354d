//! Encrypted connections, with a self-signed certificate that was made for these tests.

use crate::phone::{PATIENCE, address};
use crate::{shown, until};
use poda_serve::{BadCertificate, Certificate, Class, ClassOptions, Deployment, ServeError, ServerLimits};
use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, ServerName};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use tungstenite::{Message, client};

const CHAIN: &[u8] = include_bytes!("certificate/chain.pem");
const KEY: &[u8] = include_bytes!("certificate/key.pem");
const OTHER_KEY: &[u8] = include_bytes!("certificate/other-key.pem");

fn start(chain: &[u8], key: &[u8]) -> Result<Class, ServeError> {
    let certificate = Some(Certificate { chain: chain.to_vec(), key: key.to_vec() });
    let options = ClassOptions { listen: "127.0.0.1:0".to_owned(), ..ClassOptions::default() };
    Class::start_deployed(
        options,
        &Deployment { certificate, ..Deployment::default() },
        ServerLimits::default(),
        |_| true,
    )
}

fn connect(class: &Class) -> StreamOwned<ClientConnection, TcpStream> {
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from_pem_slice(CHAIN).unwrap()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from("127.0.0.1").unwrap();
    let stream = TcpStream::connect(address(class)).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    StreamOwned::new(ClientConnection::new(Arc::new(config), name).unwrap(), stream)
}

#[test]
fn pages_and_states_are_sent_encrypted() {
    let class = start(CHAIN, KEY).unwrap();
    class.show(shown(1, 0));
    assert!(class.url().starts_with("https://127.0.0.1:") && class.clicker_url().starts_with("https://127.0.0.1:"));
    let mut stream = connect(&class);
    write!(stream, "GET / HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", address(&class)).unwrap();
    let mut page = String::new();
    // The other end may close without the last word of the protocol.
    let _ = stream.read_to_string(&mut page);
    assert!(page.starts_with("HTTP/1.1 200"), "{page}");
    let url = format!("ws://{}/live", address(&class));
    let (mut socket, _) = client(url, connect(&class)).unwrap();
    let Message::Text(state) = socket.read().unwrap() else { panic!("a state is text") };
    assert!(state.contains("MAX is sure of 3."), "{state}");
    until("the phone is counted", || class.presence().by_socket == 1);
}

#[test]
fn who_speaks_unencrypted_is_not_answered_and_holds_up_nobody() {
    let class = start(CHAIN, KEY).unwrap();
    let silent = TcpStream::connect(address(&class)).unwrap();
    let mut plain = TcpStream::connect(address(&class)).unwrap();
    plain.set_read_timeout(Some(PATIENCE)).unwrap();
    plain.write_all(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n").unwrap();
    let mut read = Vec::new();
    let _ = plain.read_to_end(&mut read);
    assert!(!read.starts_with(b"HTTP/"), "{}", String::from_utf8_lossy(&read));
    let mut stream = connect(&class);
    write!(stream, "GET /test HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n").unwrap();
    let mut head = [0; 12];
    stream.read_exact(&mut head).unwrap();
    assert_eq!(&head, b"HTTP/1.1 200");
    drop(silent);
}

#[test]
fn a_certificate_that_cannot_be_used_is_said() {
    for (chain, key, why) in [
        (CHAIN, CHAIN, BadCertificate::NoKey),
        (KEY, KEY, BadCertificate::NoCertificate),
        (b"".as_slice(), KEY, BadCertificate::NoCertificate),
        (CHAIN, b"secret".as_slice(), BadCertificate::NoKey),
        (CHAIN, OTHER_KEY, BadCertificate::OtherKey),
    ] {
        assert_eq!(start(chain, key).err(), Some(ServeError::BadCertificate(why)));
    }
}
