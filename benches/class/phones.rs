//! The phones: sockets that follow, fetch every picture, and answer at once when they are told to.

use std::io::stdin;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::sleep;

/// The phones that share an address, as behind the router of a hall.
const PHONES_OF_ADDRESS: usize = 2_000;
/// The pictures that are fetched at a time: connections are files, of which a process has only so many.
const FETCHED_AT_ONCE: usize = 1_000;
/// The phones that join at a time.
const JOINING: usize = 200;
/// How long it takes all phones to answer: the second of the figure.
const ANSWERING: Duration = Duration::from_secs(1);

/// What a phone reports.
enum Report {
    Joined,
    /// A state has arrived so many seconds after it was shown.
    Arrived(f64),
    /// And its picture.
    Drawn(f64),
    /// Its answer was taken so many seconds after all began to answer.
    Answered(f64),
}

/// Runs so many phones until the other side ends. Prints when all have joined, and then the times of every kind of
/// report.
pub fn run(port: u16, count: usize) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads");
    runtime.block_on(hold(SocketAddr::from((Ipv4Addr::LOCALHOST, port)), count));
}

async fn hold(server: SocketAddr, count: usize) {
    let (reports, mut reported) = mpsc::unbounded_channel();
    let (answer, answering) = watch::channel(None);
    let (joining, fetching) = (Arc::new(Semaphore::new(JOINING)), Arc::new(Semaphore::new(FETCHED_AT_ONCE)));
    for number in 0..count {
        let phone = Phone { number, count, server, fetching: Arc::clone(&fetching), reports: reports.clone() };
        tokio::spawn(phone.follow(Arc::clone(&joining), answering.clone()));
    }
    let (mut joined, mut arrived, mut drawn, mut answered) = (0, Vec::new(), Vec::new(), Vec::new());
    // The state that a phone is shown when it joins counts for nothing.
    let steps = 12 * count;
    while let Some(report) = reported.recv().await {
        match report {
            Report::Joined => {
                joined += 1;
                if joined == count {
                    println!("joined {count}");
                }
            }
            Report::Arrived(seconds) => arrived.push(seconds),
            Report::Drawn(seconds) => {
                drawn.push(seconds);
                if drawn.len() == steps {
                    print_times(&mut arrived);
                    print_times(&mut drawn);
                    // The word to answer.
                    let word = tokio::task::spawn_blocking(|| stdin().read_line(&mut String::new()));
                    let _ = word.await;
                    answer.send_replace(Some(now()));
                }
            }
            Report::Answered(seconds) => {
                answered.push(seconds);
                if answered.len() == count {
                    print_times(&mut answered);
                }
            }
        }
    }
}

/// Prints the times of half, of 99 of 100 and of all.
fn print_times(times: &mut [f64]) {
    times.sort_by(f64::total_cmp);
    let last = times.len() - 1;
    println!("{} {} {}", times[last / 2], times[last * 99 / 100], times[last]);
}

fn now() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64()
}

#[derive(Clone)]
struct Phone {
    number: usize,
    count: usize,
    server: SocketAddr,
    fetching: Arc<Semaphore>,
    reports: mpsc::UnboundedSender<Report>,
}

impl Phone {
    async fn connect(&self) -> TcpStream {
        let [.., address] = u8::try_from(2 + self.number / PHONES_OF_ADDRESS).expect("few addresses").to_be_bytes();
        loop {
            let socket = TcpSocket::new_v4().expect("a socket");
            socket.bind(SocketAddr::from(([127, 0, 0, address], 0))).expect("an address of the loopback");
            if let Ok(stream) = socket.connect(self.server).await {
                return stream;
            }
            sleep(Duration::from_millis(50)).await;
        }
    }

    /// Sends a request on a connection of its own. Returns the response.
    async fn request(&self, line: &str, body: &str) -> String {
        let mut stream = self.connect().await;
        let length = body.len();
        let text = format!(
            "{line} HTTP/1.1\r\nhost: a\r\nconnection: close\r\naccept-encoding: gzip\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        stream.write_all(text.as_bytes()).await.expect("the server listens");
        let mut response = Vec::new();
        stream.read_to_end(&mut response).await.expect("the server answers");
        String::from_utf8_lossy(&response).into_owned()
    }

    async fn follow(self, joining: Arc<Semaphore>, mut answering: watch::Receiver<Option<f64>>) {
        let turn = joining.acquire_owned().await.expect("all join");
        let joined = self.request("POST /join", "").await;
        assert!(joined.starts_with("HTTP/1.1 200"), "{joined}");
        let id = joined.rsplit("\r\n").next().unwrap_or_default().to_owned();
        let mut stream = self.connect().await;
        let hello = "GET /live HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
            sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
        stream.write_all(hello.as_bytes()).await.expect("the server listens");
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(stream.read_u8().await.expect("the server answers"));
        }
        // Its id, as a text of a masked frame: only phones that follow are counted.
        let length = u8::try_from(id.len()).expect("an id is short");
        let frame = [&[0x81, 0x80 | length, 0, 0, 0, 0], id.as_bytes()].concat();
        stream.write_all(&frame).await.expect("the server lives");
        let mut states = 0;
        let mut turn = Some(turn);
        loop {
            tokio::select! {
                biased;
                message = message(&mut stream) => {
                    let Some(message) = message else { continue };
                    states += 1;
                    // The present, when it joins; the question, when all are to answer.
                    match states {
                        1 => {
                            turn.take();
                            let _ = self.reports.send(Report::Joined);
                        }
                        2..=13 => self.show(&message),
                        _ => {}
                    }
                }
                changed = answering.changed() => {
                    changed.expect("the word comes");
                    if let Some(begun) = *answering.borrow_and_update() {
                        tokio::spawn(self.clone().answer(id.clone(), begun));
                    }
                }
            }
        }
    }

    /// Reports the arrival of a state, and fetches its picture.
    fn show(&self, message: &str) {
        let shown = field(message, "sentence").parse::<f64>().expect("a time") / 1e9;
        let _ = self.reports.send(Report::Arrived(now() - shown));
        let (phone, line) = (self.clone(), format!("GET /picture/{}", field(message, "picture")));
        tokio::spawn(async move {
            let turn = phone.fetching.acquire().await.expect("all fetch");
            let picture = phone.request(&line, "").await;
            assert!(picture.starts_with("HTTP/1.1 200"), "{picture}");
            drop(turn);
            let _ = phone.reports.send(Report::Drawn(now() - shown));
        });
    }

    /// Answers at a moment of the second that is the phone's own.
    async fn answer(self, id: String, begun: f64) {
        sleep(ANSWERING.mul_f64(self.number as f64 / self.count as f64)).await;
        let body = format!(r#"{{"id":"{id}","question":1,"choice":{}}}"#, self.number % 2);
        let _turn = self.fetching.acquire().await.expect("all answer");
        let response = self.request("POST /answer", &body).await;
        assert!(response.starts_with("HTTP/1.1 204"), "{response}");
        let _ = self.reports.send(Report::Answered(now() - begun));
    }
}

/// Reads a message; `None` for what is no state. A ping is answered.
async fn message(stream: &mut TcpStream) -> Option<String> {
    // Waiting can be given up as long as nothing is read.
    stream.readable().await.expect("the server lives");
    let kind = stream.read_u8().await.expect("the server lives");
    let length = match stream.read_u8().await.expect("a frame has a length") {
        126 => usize::from(stream.read_u16().await.expect("a length")),
        127 => usize::try_from(stream.read_u64().await.expect("a length")).expect("it fits"),
        length => usize::from(length),
    };
    let mut bytes = vec![0; length];
    stream.read_exact(&mut bytes).await.expect("a whole frame");
    if kind == 0x89 {
        stream.write_all(&[0x8a, 0x80, 0, 0, 0, 0]).await.expect("the server listens");
    }
    (kind == 0x81 && 2 < length).then(|| String::from_utf8(bytes).expect("states are text"))
}

/// The first text of this name in a message.
fn field<'a>(message: &'a str, name: &str) -> &'a str {
    let (_, rest) = message.split_once(&format!("\"{name}\":\"")).expect("a state has it");
    rest.split('"').next().unwrap_or_default()
}
