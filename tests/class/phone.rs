//! A phone, or a client that pretends to be one: valid and invalid requests and frames over real sockets.

use flate2::read::GzDecoder;
use poda_serve::Class;
use serde_json::Value;
use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;
use tungstenite::{Message, WebSocket, client};

/// How long a test waits for what has to come.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// A response.
#[derive(Debug)]
pub struct Response {
    pub status: u16,
    /// The headers, in lowercase.
    pub head: String,
    pub body: Vec<u8>,
}

impl Response {
    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    /// The value of a header; empty if there is none.
    pub fn header(&self, name: &str) -> &str {
        let value = self.head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        value.unwrap_or_default()
    }

    /// What a compressed body holds.
    pub fn inflated(&self) -> String {
        assert_eq!(self.header("content-encoding"), "gzip");
        let mut text = String::new();
        GzDecoder::new(&self.body[..]).read_to_string(&mut text).unwrap();
        text
    }
}

pub fn address(class: &Class) -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], class.port()))
}

pub fn connect(class: &Class) -> TcpStream {
    let stream = TcpStream::connect(address(class)).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream
}

/// Sends a request, with headers that each end their line, on a connection of its own.
pub fn request(class: &Class, line: &str, headers: &str, body: &str) -> Response {
    let host = address(class);
    let length = body.len();
    let text = format!(
        "{line} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n{headers}content-length: {length}\r\n\r\n{body}"
    );
    raw(class, text.as_bytes()).unwrap_or_else(|| panic!("no response to {line}"))
}

pub fn get(class: &Class, path: &str) -> Response {
    request(class, &format!("GET {path}"), "", "")
}

pub fn post(class: &Class, path: &str, body: &str) -> Response {
    request(class, &format!("POST {path}"), "", body)
}

/// Sends bytes and reads until the server closes the connection; `None` if it does without a response.
pub fn raw(class: &Class, bytes: &[u8]) -> Option<Response> {
    let mut stream = connect(class);
    // The server may have closed it already.
    let _ = stream.write_all(bytes);
    let mut read = Vec::new();
    match stream.read_to_end(&mut read) {
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::ConnectionReset => {}
        Err(error) => panic!("{error}"),
    }
    let end = read.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&read[..end]).to_lowercase();
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let body = read[end + 4..].to_vec();
    Some(Response { status, head, body })
}

/// Joins. Returns the id.
pub fn join(class: &Class) -> String {
    let response = post(class, "/join", "");
    assert_eq!(response.status, 200);
    response.text()
}

pub fn answer(class: &Class, id: &str, question: u64, choice: usize) -> u16 {
    post(class, "/answer", &format!(r#"{{"id":"{id}","question":{question},"choice":{choice}}}"#)).status
}

pub type Socket = WebSocket<TcpStream>;

/// Asks for the next state.
pub fn next(class: &Class, id: &str, after: u64) -> Response {
    post(class, "/next", &format!(r#"{{"id":"{id}","after":{after}}}"#))
}

/// Opens a WebSocket.
pub fn follow(class: &Class, id: &str) -> Socket {
    let (mut socket, _) = client(format!("ws://{}/live", address(class)), connect(class)).unwrap();
    socket.send(Message::text(id)).unwrap();
    socket
}

/// Reads the next state.
pub fn state(socket: &mut Socket) -> Value {
    loop {
        if let Message::Text(text) = socket.read().unwrap()
            && text.as_str() != "{}"
        {
            return serde_json::from_str(&text).unwrap();
        }
    }
}

/// Reads until the server closes the connection.
pub fn is_closed(socket: &mut Socket) -> bool {
    loop {
        match socket.read() {
            Ok(_) => {}
            Err(tungstenite::Error::Io(error)) => return error.kind() != ErrorKind::WouldBlock,
            Err(_) => return true,
        }
    }
}
