//! Serves a class on its phones, from a port of this machine.

pub use poda_serve::{
    Asked, BadCertificate, Certificate, Class, ClassEvent, ClassOptions, ClassState, ClickerCommand, Deployment,
    Edition, Limits, NatsServer, NoNats, Outcome, PageWords, Presence, Reach, ServeError, StartError, Tally,
};

/// Whether this program can serve a class.
pub const CAN_SERVE: bool = true;
