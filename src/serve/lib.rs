//! Shows the phones of a class what a lecturer shows, counts their answers, and passes on the commands of the lecturer's own phone.
//!
//! ```text
//!   ClassState ──▸ Class::show ──▸ hub ──▸ live (WebSocket), routes (long polling) ──▸ the phone's page
//!   Tally, ClickerCommand ◂── Class ◂── hub ◂── routes (POST) ◂── answers, the clicker's page
//! ```
//!
//! [`Class::start`] opens a port and serves one page. The crate knows no game, no search, no window and no language: it is given
//! [`ClassState`]s, each with its pictures and sentences in every language, and returns [`Presence`], [`Tally`] and [`ClickerCommand`]s.
//!
//! **What a phone receives.** A state is one short message, serialized once and shared by all sockets. It names the picture by its
//! digest; the phone fetches that by HTTP, compressed, and keeps it: that takes a sixth of the bytes that a message with the picture
//! in it would, and a phone on a slow network skips the pictures that it comes too late for.
//!
//! **What a phone sends.** An answer, with an anonymous id that the server has signed and does not store until the phone answers. The
//! answers of an id to one question count once: the last one does. All of it is in memory, and is gone with the [`Class`].

#[cfg(not(feature = "gateways"))]
mod alone;
mod answer;
mod connection;
mod gateways;
mod hub;
mod limits;
mod listener;
mod live;
mod message;
#[cfg(feature = "gateways")]
mod nats;
mod routes;
mod secret;
mod server;
mod state;
mod tally;
#[cfg(feature = "gateways")]
mod tls;

pub use limits::{Limits, Rate};
pub use server::Class;
pub use state::{
    Asked, BadCertificate, Beyond, Certificate, ClassEvent, ClassOptions, ClassState, ClickerCommand, Edition,
    NatsServer, NoNats, Outcome, PageWords, Presence, Reach, ServeError, StartError, Tally,
};
