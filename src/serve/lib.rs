//! Shows the lecturer's current step on the phones of a class, counts their answers, and forwards the commands of the
//! lecturer's own phone.
//!
//! ```text
//!   ClassState ──▸ Class::show ──▸ hub ──▸ live (WebSocket), routes (long polling) ──▸ the phone's page
//!   Tally, ClickerCommand ◂── Class ◂── hub ◂── routes (POST) ◂── answers, the clicker's page
//! ```
//!
//! [`Class::start`] opens a port and serves one page. The crate does not depend on games, searches, windows or
//! languages. It is given [`ClassState`]s, each with its pictures and sentences in every language, and returns
//! [`Presence`], [`Tally`] and [`ClickerCommand`]s.
//!
//! **What a phone receives.** A state is one short message, serialized once and shared by all sockets. The message
//! names the picture by its digest, and the phone fetches the compressed picture by HTTP and keeps it. This takes a
//! sixth of the bytes that messages containing the picture would take, and a phone on a slow network skips the pictures
//! for which it is too late.
//!
//! **What a phone sends.** A phone sends answers, with an anonymous id that the server has signed. Only a phone that
//! follows is counted. If an id answers a question several times, only the last answer counts. All answers are in
//! memory, and are gone when the [`Class`] is dropped. A program that keeps [`Class::kept`] can start the class again
//! after a failure: with its secrets, and with the answers to the open question.
//!
//! **Who comes first.** The phones of a hall often share one address, so that limits for an address do not tell a phone
//! from a program that floods the server. The clicker, which has a secret, and the phones whose ids are known have
//! limits of their own and places in reserve. Wrong secrets are answered more and more slowly, and the right one at
//! once.

#![expect(missing_docs, reason = "the crate is the program's own: names say what they can")]

#[cfg(not(feature = "gateways"))]
mod alone;
mod answer;
mod connection;
mod followers;
mod gateways;
mod hub;
mod limits;
mod listener;
mod live;
mod message;
#[cfg(feature = "gateways")]
mod nats;
mod recent;
mod routes;
mod secret;
mod server;
mod state;
mod tally;
#[cfg(feature = "gateways")]
mod tls;
mod wrong_secrets;

pub use limits::{Rate, ServerLimits};
pub use server::Class;
pub use state::{
    BadCertificate, Certificate, ClassEvent, ClassOptions, ClassState, ClickerCommand, Deployment, Edition, KeptClass,
    KeptVote, KeptVotes, NatsServer, NoNats, OpenQuestion, PageWords, PictureFocus, Presence, QuestionOutcome, Reach,
    ServeError, StartError, Tally,
};
