//! Data that a server shows to a class and receives from it.
//!
//! This module uses only the standard library and serde, so that a program without a network can use the same types.

use serde::{Deserialize, Serialize};
use std::fmt::{self, Debug, Display, Formatter};

/// The state that the class sees at one moment of a lecture.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClassState {
    /// The step shown.
    pub step: u64,
    /// The number of the last step.
    pub steps: u64,
    /// The contents, in every language of the page.
    pub editions: Vec<Edition>,
    /// The open question, if there is one.
    pub asked: Option<OpenQuestion>,
    /// For each choice of the open question, whether it is right, for the lecturer alone.
    pub right: Vec<bool>,
    /// The result of the question that was just closed.
    pub outcome: Option<QuestionOutcome>,
}

/// A state in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edition {
    /// The code of the language, such as `en`.
    pub language: String,
    /// The title of the document.
    pub title: String,
    /// The picture as the text of an SVG file. It must come from the program itself. The page shows it as an image,
    /// never as part of the page.
    pub picture: String,
    /// How the picture is read on a small screen; `None` if all of it is shown at once.
    pub focus: Option<PictureFocus>,
    /// The sentence for the step, or the question while one is open.
    pub sentence: String,
    /// The texts of the choices of the question that is open or was just closed.
    pub choices: Vec<String>,
    /// For each choice of a question that was just closed, what is wrong with it; empty if it is right or the reason is
    /// not known.
    pub faults: Vec<String>,
    /// The address that opens the same step in the full program; empty if there is none.
    pub link: String,
    /// The note of this step, for the lecturer alone.
    pub notes: String,
    /// A description of the next step, for the lecturer alone.
    pub coming: String,
}

/// How a picture is read on a screen that is smaller than it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PictureFocus {
    /// The width from which on its numbers can be read, in pixels.
    pub width: u32,
    /// Where the current node is, in thousandths of the width.
    pub x: u32,
    /// The same in thousandths of the height.
    pub y: u32,
}

/// A question that can be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenQuestion {
    /// Its number, which is used only once. Answers refer to it.
    pub question: u64,
    /// The number of choices. An answer is one of them.
    pub choices: usize,
    /// How long answers are counted after the question is shown, in seconds; `None` if they are counted until another
    /// state is shown.
    pub seconds: Option<u64>,
}

/// The result of a question. It contains only counts, and no data of a phone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuestionOutcome {
    /// The number of the question.
    pub question: u64,
    /// For each choice, how many phones chose it.
    pub counts: Vec<u64>,
    /// For each choice, how many phones chose it when the same question was asked before; empty if it was not.
    pub before: Vec<u64>,
    /// For each choice, whether it is right.
    pub are_right: Vec<bool>,
}

/// The answers to a question so far.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// For each choice, how many phones chose it.
    pub choices: Vec<u64>,
}

impl Tally {
    /// Adds the answers of another tally.
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

/// A command of the lecturer's phone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClickerCommand {
    /// Goes a step forward, or from an open question to its answer.
    Forward,
    /// Goes a step back, or asks a question again after its answer.
    Back,
    /// Asks the question about the shown step, or withdraws it if it is open.
    Ask,
}

impl ClickerCommand {
    /// All commands.
    pub const ALL: [Self; 3] = [Self::Forward, Self::Back, Self::Ask];

    /// Returns the name that the clicker's page sends for the command.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Forward => "forward",
            Self::Back => "back",
            Self::Ask => "ask",
        }
    }
}

/// An event of a running server. It is reported on a thread of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassEvent {
    /// The lecturer's phone sent a command.
    Command(ClickerCommand),
    /// A phone has come, left or answered, so that [`Presence`] or [`Tally`] may have changed.
    Counts,
}

/// The number of phones that follow, and in which ways.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    /// The phones that follow by WebSocket.
    pub by_socket: u64,
    /// The phones that follow by long polling: those that have sent a request recently.
    pub by_polling: u64,
    /// The phones that follow at gateways.
    pub by_gateway: u64,
    /// The phones that have answered the open question and do not follow at the moment, for example with a dark screen.
    pub away: u64,
    /// How many phones were dropped since the server was started, because they read too slowly, did not respond or
    /// violated the protocol.
    pub dropped: u64,
    /// How many requests and connections were refused since the server was started, because a limit was reached.
    pub refused: u64,
    /// How many wrong secrets for the clicker were answered late since the server was started, because their addresses
    /// had sent several.
    pub wrong_secrets: u64,
    /// Whether any other machine has reached the page yet. If none has, a firewall or the network may be blocking the
    /// phones.
    pub has_been_reached: bool,
}

impl Presence {
    /// Returns how many phones are there. There are never more answers than phones.
    pub const fn phones(&self) -> u64 {
        self.by_socket + self.by_polling + self.by_gateway + self.away
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

/// The settings of a server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClassOptions {
    /// The address and port to listen on, such as `0.0.0.0:8414`. Port 0 selects a free port.
    pub listen: String,
    /// The address at which phones find the page, if it differs from this machine's own address, for example behind a
    /// proxy or with a host name.
    pub public_url: Option<String>,
    /// The words of the page in each language. The first language is used on a phone that prefers none of them.
    pub words: Vec<PageWords>,
    /// The class that goes on; `None` for a new one.
    pub kept: Option<KeptClass>,
}

/// What a class needs to go on after its program has ended: its name, its secrets, and the answers to the open
/// question. Whoever reads it can step through the lecture.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptClass {
    /// The name of the lecture.
    pub epoch: String,
    /// The number of the state that was shown last.
    pub number: u64,
    /// The secret of the clicker, as text.
    pub clicker: String,
    /// The secret that signs the ids of phones, as text.
    pub phones: String,
    /// The answers to the open question; `None` if none is open.
    pub votes: Option<KeptVotes>,
}

impl Debug for KeptClass {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("KeptClass").field("number", &self.number).finish_non_exhaustive()
    }
}

/// The answers to a question that is open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptVotes {
    /// The number of the question.
    pub question: u64,
    /// The number of its choices.
    pub choices: usize,
    /// The answers, in the order of the ids.
    pub votes: Vec<KeptVote>,
}

/// The answer of a phone.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct KeptVote {
    /// The id of the phone, without its signature.
    pub phone: String,
    pub choice: usize,
    /// Its place among the answers of the phone.
    pub at: u64,
    /// Whether the phone follows here, and not at a gateway.
    pub is_here: bool,
}

impl Debug for KeptVote {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("KeptVote").field("choice", &self.choice).finish_non_exhaustive()
    }
}

/// The settings for encryption and for serving a class with several machines. By default, this machine serves the class
/// alone and without encryption.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deployment {
    /// The certificate for encryption. Without it, connections are not encrypted.
    pub certificate: Option<Certificate>,
    /// Whether other machines also serve the class.
    pub reach: Reach,
}

/// A certificate and its key.
#[derive(Clone, PartialEq, Eq)]
pub struct Certificate {
    /// The certificate of the server and the chain of its issuers, as PEM.
    pub chain: Vec<u8>,
    /// The private key, as PEM.
    pub key: Vec<u8>,
}

impl Debug for Certificate {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str("Certificate(…)")
    }
}

/// Which machines serve a class.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// This machine alone.
    #[default]
    Here,
    /// This machine, and any number of gateways to which it publishes.
    Publishes(NatsServer),
    /// This machine as a gateway: it shows the states that another machine publishes.
    Gateway(NatsServer),
}

/// A NATS server, through which several machines serve a class together.
#[derive(Clone, PartialEq, Eq)]
pub struct NatsServer {
    /// Its address, such as `nats://127.0.0.1:4222`. It may contain a password.
    pub url: String,
    /// The prefix of the subjects of the class, such as `poda`.
    pub subject: String,
}

impl Debug for NatsServer {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("NatsServer").field("subject", &self.subject).finish_non_exhaustive()
    }
}

/// The reason why a server cannot start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// The given text is not an address with a port.
    NoAddress,
    /// Another program listens on the port already.
    PortInUse,
    /// The system does not let this user listen on the port.
    PortNotAllowed,
    /// The address does not belong to this machine.
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

/// The reason why a class cannot be served with the given settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServeError {
    /// The port cannot be opened.
    Start(StartError),
    /// The certificate and its key cannot be used.
    BadCertificate(BadCertificate),
    /// The NATS server cannot be used.
    NoNats(NoNats),
    /// The program was built without the feature `gateways`, which contains encryption and NATS.
    NotBuilt,
}

/// The reason why a certificate and its key cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadCertificate {
    /// The given chain contains no certificate.
    NoCertificate,
    /// The given text contains no private key.
    NoKey,
    /// The key belongs to another certificate.
    OtherKey,
    /// Another error, with the message of the library.
    Other(String),
}

/// The reason why a NATS server cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoNats {
    /// The text is not the address of a NATS server.
    BadUrl,
    /// The subject is not a single word of letters, digits, `-` and `_`.
    BadSubject,
    /// The address does not answer, or its certificate is not trusted.
    NotReached,
    /// The server refuses to let this program log in.
    NotAllowed,
    /// The server opens no stream, because `JetStream` is off or this program lacks the permission.
    NoStreams,
    /// Another error, with the message of the library.
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
