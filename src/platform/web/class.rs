//! Serving a class on its phones, which a page cannot do because it opens no port.

#[path = "../../serve/state.rs"]
mod state;

pub use state::{
    BadCertificate, Certificate, ClassEvent, ClassOptions, ClassState, ClickerCommand, Deployment, Edition, KeptClass,
    NatsServer, NoNats, OpenQuestion, PageWords, PictureFocus, Presence, QuestionOutcome, Reach, ServeError,
    StartError, Tally,
};

/// Whether this program can serve a class.
pub const CAN_SERVE: bool = false;

/// The limits of a server, which does not exist in a page.
#[derive(Clone, Copy, Debug, Default)]
pub struct ServerLimits;

/// A running server. This type has no values in a page.
#[derive(Clone, Copy, Debug)]
pub enum Class {}

impl Class {
    /// Returns the error that a page cannot serve a class.
    ///
    /// # Errors
    /// Always.
    pub fn start(
        _options: ClassOptions,
        _limits: ServerLimits,
        _on_event: impl Fn(ClassEvent) -> bool + Send + Sync + 'static,
    ) -> Result<Self, StartError> {
        Err(StartError::PortNotAllowed)
    }

    /// Returns the error that a page cannot serve a class.
    ///
    /// # Errors
    /// Always.
    pub fn start_deployed(
        options: ClassOptions,
        _deployment: &Deployment,
        limits: ServerLimits,
        on_event: impl Fn(ClassEvent) -> bool + Send + Sync + 'static,
    ) -> Result<Self, ServeError> {
        Ok(Self::start(options, limits, on_event)?)
    }

    /// Returns the port that it listens on.
    pub const fn port(&self) -> u16 {
        match *self {}
    }

    /// Returns the address of the page for phones.
    pub const fn url(&self) -> String {
        match *self {}
    }

    /// Returns the address of the clicker's page.
    pub const fn clicker_url(&self) -> String {
        match *self {}
    }

    /// Shows a state to all phones.
    pub fn show(&self, _state: ClassState) {
        match *self {}
    }

    /// Returns what the class needs to go on after a failure.
    pub const fn kept(&self) -> KeptClass {
        match *self {}
    }

    /// Returns the number of phones by the way they follow.
    pub const fn presence(&self) -> Presence {
        match *self {}
    }

    /// Returns the answers to a question so far.
    pub const fn tally(&self, _question: u64) -> Tally {
        match *self {}
    }
}
