//! What a class is shown, and what comes back from it: plain data.
//!
//! The file uses nothing but the standard library and serde, so that a program without a network can name the same types.

use serde::{Deserialize, Serialize};
use std::fmt::{self, Debug, Display, Formatter};

/// What the class sees at one moment of a lecture.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClassState {
    /// The step that is shown.
    pub step: u64,
    /// The number of the last step.
    pub steps: u64,
    /// What is shown, in every language of the page.
    pub editions: Vec<Edition>,
    /// The question that is open, if one is.
    pub asked: Option<Asked>,
    /// How the question was answered that has just been closed.
    pub outcome: Option<Outcome>,
}

/// A state in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edition {
    /// The code of the language, such as `en`.
    pub language: String,
    /// The title of what is shown.
    pub title: String,
    /// The picture as the text of an SVG file. It must come from the program, and is shown as a picture, never as part of the page.
    pub picture: String,
    /// The sentence for the step. While a question is open, the question.
    pub sentence: String,
    /// The texts of the choices of the question that is open or was just closed.
    pub choices: Vec<String>,
    /// The address that opens the same step in the full program; empty if there is none.
    pub link: String,
    /// What the lecturer alone reads: the note of this step.
    pub notes: String,
    /// What the lecturer alone reads: what the next step leads to.
    pub coming: String,
}

/// A question that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Its number, which is used once. An answer names it.
    pub question: u64,
    /// How many choices there are, of which an answer is one.
    pub choices: usize,
    /// For how long answers are counted once it is shown, in seconds; `None`: until something else is shown.
    pub seconds: Option<u64>,
}

/// How a question was answered: counts, and nothing of any phone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// By choice, how many phones chose it.
    pub counts: Vec<u64>,
    /// By choice, how many phones chose it when the same was asked before; empty if it was not.
    pub before: Vec<u64>,
    /// By choice, whether it is right.
    pub are_right: Vec<bool>,
}

/// The answers to a question so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// By choice, how many phones chose it.
    pub choices: Vec<u64>,
}

impl Tally {
    /// Adds the answers that others have counted.
    pub fn add(&mut self, other: &Self) {
        self.choices.resize(self.choices.len().max(other.choices.len()), 0);
        for (sum, count) in self.choices.iter_mut().zip(&other.choices) {
            *sum = sum.saturating_add(*count);
        }
    }

    /// Returns how many phones have answered.
    pub fn answers(&self) -> u64 {
        self.choices.iter().sum()
    }
}

/// What the lecturer's phone asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClickerCommand {
    /// A step forward; the answer to an open question.
    Forward,
    /// A step back; the question once more after its answer.
    Back,
    /// The question about the step that is shown; without it again if it is open.
    Ask,
}

impl ClickerCommand {
    /// All commands.
    pub const ALL: [Self; 3] = [Self::Forward, Self::Back, Self::Ask];

    /// Returns the name by which the clicker's page sends it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Forward => "forward",
            Self::Back => "back",
            Self::Ask => "ask",
        }
    }
}

/// What the server tells while it runs, on a thread of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassEvent {
    /// The lecturer's phone asks for this.
    Command(ClickerCommand),
    /// Somebody has come or gone, or has answered: [`Presence`] or [`Tally`] differ from before.
    Counts,
}

/// Who is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// The phones that follow by WebSocket.
    pub by_socket: u64,
    /// The phones that follow by long polling: those that have asked lately.
    pub by_polling: u64,
    /// The phones that follow at gateways.
    pub by_gateway: u64,
    /// How many phones were dropped since the beginning, because they read too slowly, were dead or broke the protocol.
    pub dropped: u64,
    /// How many requests and connections were refused since the beginning, because a limit was reached.
    pub refused: u64,
    /// Whether any other machine has reached the page yet. Where none does, a firewall or the network keeps the phones out.
    pub has_been_reached: bool,
}

impl Presence {
    /// Returns how many phones follow.
    pub const fn phones(&self) -> u64 {
        self.by_socket + self.by_polling + self.by_gateway
    }
}

/// The words of the page in one language, by their ids.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageWords {
    /// The code of the language, such as `en`.
    pub language: String,
    /// The texts, each with its id.
    pub texts: Vec<(String, String)>,
}

/// How a class is served.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassOptions {
    /// The address and port to listen on, such as `0.0.0.0:8414`. Port 0 takes a free one.
    pub listen: String,
    /// The address at which phones find the page, where it is another one than this machine's own: behind a proxy, or by name.
    pub public_url: Option<String>,
    /// The words of the page, the language that is chosen where a phone prefers none of them first.
    pub words: Vec<PageWords>,
}

/// What a class that is more than one machine's own is served with. By default it is served by this machine alone, and not encrypted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Beyond {
    /// What the connections are encrypted with; none are without it.
    pub certificate: Option<Certificate>,
    /// Whether other machines serve the class, too.
    pub reach: Reach,
}

/// A certificate and its key.
#[derive(Clone, PartialEq, Eq)]
pub struct Certificate {
    /// The certificate of the server and those that it was signed with, as PEM.
    pub chain: Vec<u8>,
    /// The private key, as PEM.
    pub key: Vec<u8>,
}

impl Debug for Certificate {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str("Certificate(…)")
    }
}

/// By how many machines a class is served.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// By this one.
    #[default]
    Here,
    /// By this one, and by any number of gateways to which it publishes.
    Publishes(NatsServer),
    /// By this one as a gateway: it shows what another machine publishes.
    Gateway(NatsServer),
}

/// A NATS server, by way of which machines serve a class together.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsServer {
    /// Its address, such as `nats://127.0.0.1:4222`. It may hold a password.
    pub url: String,
    /// What the subjects of the class begin with, such as `poda`.
    pub subject: String,
}

impl Debug for NatsServer {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("NatsServer").field("subject", &self.subject).finish_non_exhaustive()
    }
}

/// Why a class cannot be served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// What was given is no address with a port.
    NoAddress,
    /// Another program listens on the port already.
    PortInUse,
    /// The system does not let this user listen on the port.
    PortNotAllowed,
    /// The address is not one of this machine.
    NotThisMachine,
    /// Another error, with the message of the operating system.
    Other(String),
}

impl Display for StartError {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::NoAddress => "not an address with a port",
            Self::PortInUse => "the port is in use",
            Self::PortNotAllowed => "the port is not allowed",
            Self::NotThisMachine => "the address is not one of this machine",
            Self::Other(said) => said,
        })
    }
}

impl std::error::Error for StartError {}

/// Why a class cannot be served with what it was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServeError {
    /// The port cannot be opened.
    Start(StartError),
    /// The certificate and its key cannot be used.
    BadCertificate(BadCertificate),
    /// The NATS server cannot be used.
    NoNats(NoNats),
    /// The program was built without the feature `gateways`, which encryption and NATS are a part of.
    NotBuilt,
}

/// Why a certificate and its key cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadCertificate {
    /// There is no certificate where it was expected.
    NoCertificate,
    /// There is no private key where it was expected.
    NoKey,
    /// The key is that of another certificate.
    OtherKey,
    /// Another error, with the words of the library.
    Other(String),
}

/// Why a NATS server cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoNats {
    /// The address is none of such a server.
    BadUrl,
    /// The subject is not a plain word.
    BadSubject,
    /// There is nothing at the address, it does not answer, or its certificate is not trusted.
    NotReached,
    /// The server does not let this program in.
    NotAllowed,
    /// It opens no stream: `JetStream` is not on, or this program may not.
    NoStreams,
    /// Another error, with the words of the library.
    Other(String),
}

impl Display for BadCertificate {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::NoCertificate => "there is no certificate",
            Self::NoKey => "there is no private key",
            Self::OtherKey => "the key is that of another certificate",
            Self::Other(said) => said,
        })
    }
}

impl Display for NoNats {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str(match self {
            Self::BadUrl => "the address is none of a NATS server",
            Self::BadSubject => "the subject is not a plain word",
            Self::NotReached => "there is no connection to the server",
            Self::NotAllowed => "the server does not let this program in",
            Self::NoStreams => "the server opens no stream",
            Self::Other(said) => said,
        })
    }
}

impl From<StartError> for ServeError {
    fn from(error: StartError) -> Self {
        Self::Start(error)
    }
}
