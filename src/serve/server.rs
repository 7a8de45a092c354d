//! The handle of a running server.

#[cfg(not(feature = "gateways"))]
use super::alone::{Nats, acceptor, pass_on, publish, relay};
use super::hub::{Hub, OnEvent};
use super::limits::ServerLimits;
use super::listener::{accept, bind, reachable};
#[cfg(feature = "gateways")]
use super::nats::{Nats, pass_on, publish, relay};
use super::state::{
    ClassEvent, ClassOptions, ClassState, Deployment, KeptClass, Presence, Reach, ServeError, StartError, Tally,
};
#[cfg(feature = "gateways")]
use super::tls::acceptor;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::runtime::{Builder, Runtime};

/// The number of threads of a server. Its work is short, and the window needs the other cores.
const THREADS: usize = 2;

/// How many files the rest of the program may have open.
const OTHER_FILES: usize = 200;
/// How many files a program may have open at least, if the system does not say.
const FEWEST_FILES: u64 = 1_024;

/// A running server. Dropping it stops the server and discards its answers.
#[derive(Debug)]
pub struct Class {
    hub: Arc<Hub>,
    runtime: Option<Runtime>,
    address: SocketAddr,
    url: String,
}

impl Class {
    /// Opens the port and serves the page in the background. `on_event` is called with every event, on a thread of the
    /// server. It must not block, and returns whether there is room for the event. No function of this type waits for
    /// phones.
    ///
    /// # Errors
    /// Returns the reason why the port cannot be opened.
    ///
    /// ```
    /// use poda_serve::{Class, ClassOptions, ClassState, Edition, ServerLimits};
    ///
    /// let options = ClassOptions { listen: "127.0.0.1:0".to_owned(), ..ClassOptions::default() };
    /// let class = Class::start(options, ServerLimits::default(), |_| true)?;
    /// let edition = Edition { language: "en".to_owned(), sentence: "A is 3.".to_owned(), ..Edition::default() };
    /// class.show(ClassState { step: 7, steps: 48, editions: vec![edition], ..ClassState::default() });
    /// assert_eq!(class.presence().phones(), 0);
    /// # Ok::<(), poda_serve::StartError>(())
    /// ```
    pub fn start(
        options: ClassOptions,
        limits: ServerLimits,
        on_event: impl Fn(ClassEvent) -> bool + Send + Sync + 'static,
    ) -> Result<Self, StartError> {
        Self::start_deployed(options, &Deployment::default(), limits, on_event).map_err(|error| match error {
            ServeError::Start(error) => error,
            // Cannot happen, because no certificate and no NATS server are given.
            ServeError::BadCertificate(why) => StartError::Other(why.to_string()),
            ServeError::NoNats(why) => StartError::Other(why.to_string()),
            ServeError::NotBuilt => StartError::Other("built without gateways".to_owned()),
        })
    }

    /// Opens the port and serves the page as [`start`](Self::start) does, and also encrypts connections or works with
    /// other machines.
    ///
    /// # Errors
    /// Returns the reason why the port cannot be opened, or why the certificate or the NATS server cannot be used.
    pub fn start_deployed(
        options: ClassOptions,
        Deployment { certificate, reach }: &Deployment,
        limits: ServerLimits,
        on_event: impl Fn(ClassEvent) -> bool + Send + Sync + 'static,
    ) -> Result<Self, ServeError> {
        let other = |error: &dyn std::fmt::Display| StartError::Other(error.to_string());
        let runtime = Builder::new_multi_thread().worker_threads(THREADS).thread_name("class").enable_all().build();
        let runtime = runtime.map_err(|error| other(&error))?;
        let tls = certificate.as_ref().map(acceptor).transpose()?;
        let listener = runtime.block_on(bind(&options.listen))?;
        let address = listener.local_addr().map_err(|error| other(&error))?;
        let url = match &options.public_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            None => format!("{}://{}", if tls.is_some() { "https" } else { "http" }, reachable(address)),
        };
        let connections = connections(limits.connections + limits.reserve).saturating_sub(limits.reserve);
        let limits = ServerLimits { connections, ..limits };
        let hub = Hub::new(options, limits, OnEvent(Box::new(on_event))).map_err(|error| other(&error))?;
        let hub = Arc::new(hub);
        let connect = |server| runtime.block_on(Nats::connect(server));
        match reach {
            Reach::Here => {}
            Reach::Publishes(server) => drop(runtime.spawn(publish(connect(server)?, Arc::clone(&hub)))),
            Reach::Gateway(server) => {
                let nats = Arc::new(connect(server)?);
                hub.pass_on_by(pass_on(&nats, &hub));
                drop(runtime.spawn(relay(nats, Arc::clone(&hub))));
            }
        }
        runtime.spawn(accept(listener, tls, Arc::clone(&hub)));
        Ok(Self { hub, runtime: Some(runtime), address, url })
    }

    /// Returns the port that the server listens on.
    pub const fn port(&self) -> u16 {
        self.address.port()
    }

    /// Returns the address of the page for phones.
    pub fn url(&self) -> String {
        format!("{}/", self.url)
    }

    /// Returns the address of the clicker's page. The secret comes after the `#`, so that no server and no proxy on the
    /// way can read it in the address.
    pub fn clicker_url(&self) -> String {
        format!("{}/clicker#{}", self.url, self.hub.clicker.text())
    }

    /// Shows a state to all present and later phones.
    pub fn show(&self, state: ClassState) {
        self.hub.show(state);
    }

    /// Returns what the class needs to go on after a failure. It holds the secrets of the class.
    pub fn kept(&self) -> KeptClass {
        self.hub.kept()
    }

    /// Returns how many phones follow, and in which ways.
    pub fn presence(&self) -> Presence {
        self.hub.presence()
    }

    /// Returns the answers to a question so far; no answers if the question was never asked.
    pub fn tally(&self, question: u64) -> Tally {
        self.hub.tally(question)
    }
}

/// Returns how many of the wanted connections are possible. Each needs an open file, and the system allows a program
/// few of them until it requests more.
fn connections(wanted: usize) -> usize {
    let files = rlimit::increase_nofile_limit((wanted + OTHER_FILES) as u64).unwrap_or(FEWEST_FILES);
    usize::try_from(files).unwrap_or(usize::MAX).saturating_sub(OTHER_FILES).min(wanted)
}

impl Drop for Class {
    fn drop(&mut self) {
        // This does not wait for phones.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_no_more_connections_than_files() {
        assert_eq!(connections(10), 10);
        assert!(connections(1 << 40) < 1 << 40);
    }
}
