//! Serves a class on its phones, from a port of this machine.

pub use poda_serve::{
    BadCertificate, Certificate, Class, ClassEvent, ClassOptions, ClassState, ClickerCommand, Deployment, Edition,
    KeptClass, NatsServer, NoNats, OpenQuestion, PageWords, PictureFocus, Presence, QuestionOutcome, Reach, ServeError,
    ServerLimits, StartError, Tally,
};

/// Whether this program can serve a class.
pub const CAN_SERVE: bool = true;
