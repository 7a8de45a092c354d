//! A class on several machines: the shown states and the answers are exchanged through a NATS server.
//!
//! ```text
//!   the lecturer's machine ──▸ poda.state ──▸ JetStream keeps the last ──▸ any number of gateways ──▸ phones
//!                          ◂── poda.vote.EPOCH.QUESTION.PHONE ◂── JetStream keeps the last ◂──┘
//!                          ◂── poda.phones.EPOCH.GATEWAY
//! ```
//!
//! A gateway publishes each answer by itself, with the anonymous id of its phone, and confirms it to the phone once the
//! server has acknowledged it: a gateway that dies loses nothing that it has confirmed. The state contains the secret
//! that signs the ids, so that an id is valid at every gateway, and the last answer of an id counts, wherever it was
//! given.
//!
//! Every message is complete in itself, and only the last one with a subject counts. A repeated, late or lost message
//! does no harm, and everything is published again when a connection is restored.

use super::hub::{Hub, PassOn, PassedVote, ShownState};
use super::secret::{PhoneId, Secret};
use super::state::{ClassState, NatsServer, NoNats, ServeError};
use super::tally::Vote;
use async_nats::{Client, ConnectError, ConnectErrorKind, ConnectOptions, Event, Message, Subscriber};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::read::GzDecoder;
use futures_util::StreamExt as _;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::io::Read;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::{interval, timeout};

/// How long the server may take to answer, and the interval of pings to it.
const PATIENCE: Duration = Duration::from_secs(5);
const PING: Duration = Duration::from_secs(3);
/// The interval at which a gateway reports how many phones follow.
const REPORT: Duration = Duration::from_secs(1);
/// The largest state after decompression, in bytes.
const MAX_STATE: u64 = 16 << 20;
/// The most bytes of a message besides its payload.
const ENVELOPE: usize = 1 << 10;
/// How long the server keeps a published message, in nanoseconds: a day.
const MAX_AGE: u64 = 86_400_000_000_000;
/// The most answers that are read in a row.
const MAX_READ: usize = 50_000;

#[derive(Serialize, Deserialize)]
struct Published {
    epoch: String,
    number: u64,
    state: ClassState,
    /// The secret that signs the ids of phones. It is sent openly: a client that reads the messages of the server could
    /// publish answers anyway.
    phones: String,
}

/// An answer as it is published. Its subject contains the question and the phone.
#[derive(Serialize, Deserialize)]
struct PublishedVote {
    choice: usize,
    at: u64,
}

/// A connection to a NATS server. It reconnects automatically.
#[derive(Debug)]
pub(crate) struct Nats {
    client: Client,
    subject: String,
    /// Notified whenever the connection is established.
    is_back: Arc<Notify>,
}

impl Nats {
    /// Connects, and ensures that the server keeps the last message of every subject.
    ///
    /// # Errors
    /// Returns the reason why this is not possible.
    pub async fn connect(server: &NatsServer) -> Result<Self, ServeError> {
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
        if server.subject.is_empty() || !server.subject.chars().all(is_plain) {
            return Err(ServeError::NoNats(NoNats::BadSubject));
        }
        let is_back = Arc::new(Notify::new());
        let told = Arc::clone(&is_back);
        let options = ConnectOptions::new().name("poda").ping_interval(PING).no_echo().event_callback(move |event| {
            if matches!(event, Event::Connected) {
                told.notify_one();
            }
            std::future::ready(())
        });
        let connecting = timeout(PATIENCE, options.connect(server.url.as_str())).await;
        let connected = connecting.map_err(|_| ServeError::NoNats(NoNats::NotReached))?;
        let client = connected.map_err(|error| ServeError::NoNats(why_not(&error)))?;
        let nats = Self { client, subject: server.subject.clone(), is_back };
        if nats.open_stream().await { Ok(nats) } else { Err(ServeError::NoNats(NoNats::NoStreams)) }
    }

    /// Sends the server a request about the stream of the class. Returns `None` if there is no answer or the answer is
    /// an error.
    async fn ask(&self, verb: &str, body: &Value) -> Option<Value> {
        let subject = format!("$JS.API.STREAM.{verb}.{}", self.subject);
        let reply = timeout(PATIENCE, self.client.request(subject, body.to_string().into())).await.ok()?.ok()?;
        let answer: Value = serde_json::from_slice(&reply.payload).ok()?;
        answer.get("error").is_none().then_some(answer)
    }

    /// Ensures that the server keeps the last message of every subject, in its memory. Returns whether it does.
    async fn open_stream(&self) -> bool {
        let Self { subject, .. } = self;
        let body = json!({
            "name": subject,
            "subjects": [format!("{subject}.state"), format!("{subject}.vote.>")],
            "retention": "limits", "storage": "memory", "discard": "old", "num_replicas": 1,
            "max_consumers": -1, "max_msgs": -1, "max_bytes": -1, "max_msg_size": -1,
            "max_msgs_per_subject": 1, "max_age": MAX_AGE,
        });
        self.ask("CREATE", &body).await.is_some() || self.ask("UPDATE", &body).await.is_some()
    }

    /// Returns the stored message that a query selects, with its subject and its number.
    async fn kept(&self, which: &Value) -> Option<(String, u64, Vec<u8>)> {
        let answer = self.ask("MSG.GET", which).await?;
        let message = answer.get("message")?;
        let data = STANDARD.decode(message.get("data")?.as_str()?).ok()?;
        Some((message.get("subject")?.as_str()?.to_owned(), message.get("seq")?.as_u64()?, data))
    }

    async fn subscribe(&self, rest: &str) -> Result<Subscriber, ServeError> {
        let subscribing = self.client.subscribe(format!("{}.{rest}", self.subject)).await;
        subscribing.map_err(|error| ServeError::NoNats(NoNats::Other(error.to_string())))
    }

    async fn publish(&self, rest: &str, bytes: Vec<u8>) {
        // Without a connection, the message is kept until there is one; everything is published again then anyway.
        let _ = self.client.publish(format!("{}.{rest}", self.subject), bytes.into()).await;
    }

    /// Publishes a message. Returns whether the server has acknowledged that it keeps it.
    async fn publish_surely(&self, rest: &str, bytes: Vec<u8>) -> bool {
        let publishing = self.client.request(format!("{}.{rest}", self.subject), bytes.into());
        let Ok(Ok(reply)) = timeout(PATIENCE, publishing).await else { return false };
        serde_json::from_slice::<Value>(&reply.payload).is_ok_and(|answer| answer.get("seq").is_some())
    }

    async fn publish_vote(&self, epoch: &str, PassedVote { phone, question, vote }: PassedVote) -> bool {
        let published = PublishedVote { choice: vote.choice, at: vote.at };
        let bytes = serde_json::to_vec(&published).unwrap_or_default();
        self.publish_surely(&format!("vote.{epoch}.{question}.{}", phone.text()), bytes).await
    }
}

fn why_not(error: &ConnectError) -> NoNats {
    match error.kind() {
        ConnectErrorKind::ServerParse => NoNats::BadUrl,
        ConnectErrorKind::Dns | ConnectErrorKind::TimedOut | ConnectErrorKind::Io | ConnectErrorKind::MaxReconnects => {
            NoNats::NotReached
        }
        ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => NoNats::NotAllowed,
        ConnectErrorKind::Tls => NoNats::Other(error.to_string()),
    }
}

// --------------------------------------------------------------------------------------------------------- the
// lecturer's machine

/// Publishes the shown states and receives the counts of gateways, for as long as the class is served.
///
/// # Errors
/// Returns an error if the server refuses a subscription.
pub(crate) async fn publish(nats: Nats, hub: Arc<Hub>) -> Result<(), ServeError> {
    let epoch = Arc::clone(&hub.epoch);
    let mut votes = nats.subscribe(&format!("vote.{epoch}.>")).await?;
    let mut phones = nats.subscribe(&format!("phones.{epoch}.>")).await?;
    let mut states = hub.watch();
    states.mark_changed();
    loop {
        tokio::select! {
            changed = states.changed() => {
                if changed.is_err() {
                    return Ok(());
                }
                let shown = states.borrow_and_update().clone();
                publish_state(&nats, shown, &hub).await;
            }
            () = nats.is_back.notified() => {
                nats.open_stream().await;
                read_votes(&nats, &hub).await;
                states.mark_changed();
            }
            Some(message) = votes.next() => take_vote(&hub, &message.subject, &message.payload),
            Some(message) = phones.next() => take_phones(&hub, &message),
        }
    }
}

/// Publishes a state. Its pictures are left out if the message would exceed the server's limit.
async fn publish_state(nats: &Nats, shown: ShownState, hub: &Hub) {
    let mut state = (*shown.state).clone();
    for edition in &mut state.editions {
        // The texts for the lecturer alone are not published.
        edition.notes.clear();
        edition.coming.clear();
    }
    state.right.clear();
    let most = nats.client.server_info().max_payload.saturating_sub(ENVELOPE);
    let mut bytes = packed(&shown, state.clone(), hub);
    if most < bytes.len() {
        state.editions.iter_mut().for_each(|edition| edition.picture.clear());
        bytes = packed(&shown, state, hub);
    }
    nats.publish("state", bytes).await;
}

fn packed(shown: &ShownState, state: ClassState, hub: &Hub) -> Vec<u8> {
    let (epoch, phones) = (shown.epoch.to_string(), hub.phones_secret());
    let published = Published { epoch, number: shown.number, state, phones };
    // Texts and numbers can always be written as JSON.
    super::message::compressed(&serde_json::to_vec(&published).unwrap_or_default()).into()
}

/// Reads the answers that gateways published while there was no connection.
async fn read_votes(nats: &Nats, hub: &Hub) {
    let wanted = format!("{}.vote.{}.>", nats.subject, hub.epoch);
    let mut next = 1;
    for _ in 0..MAX_READ {
        let Some((subject, number, data)) = nats.kept(&json!({ "seq": next, "next_by_subj": wanted })).await else {
            return;
        };
        take_vote(hub, &subject, &data);
        next = number + 1;
    }
}

/// Counts an answer with a subject of the form `poda.vote.EPOCH.QUESTION.PHONE`.
fn take_vote(hub: &Hub, subject: &str, payload: &[u8]) {
    let mut words = subject.rsplit('.');
    let phone = words.next().and_then(PhoneId::of_text);
    let question = words.next().and_then(|word| word.parse().ok());
    if let (Some(phone), Some(question), Ok(PublishedVote { choice, at })) =
        (phone, question, serde_json::from_slice(payload))
    {
        hub.gateway_passes(PassedVote { phone, question, vote: Vote { choice, at, is_here: false } });
    }
}

fn take_phones(hub: &Hub, message: &Message) {
    let gateway = message.subject.rsplit('.').next();
    if let (Some(gateway), Ok(phones)) = (gateway, serde_json::from_slice(&message.payload)) {
        hub.gateway_sees(gateway, phones);
    }
}

// ---------------------------------------------------------------------------------------------------------------------
// a gateway

/// Returns how the gateway passes answers on: it publishes them, and waits until the server has acknowledged that it
/// keeps them.
pub(crate) fn pass_on(nats: &Arc<Nats>, hub: &Arc<Hub>) -> PassOn {
    let (nats, hub) = (Arc::clone(nats), Arc::downgrade(hub));
    PassOn(Box::new(move |vote| {
        let (nats, hub) = (Arc::clone(&nats), hub.clone());
        Box::pin(async move {
            let Some(epoch) = hub.upgrade().map(|hub| hub.shown_epoch()) else { return false };
            nats.publish_vote(&epoch, vote).await
        })
    }))
}

/// Shows the published states and reports the phones that follow, for as long as the class is served.
///
/// # Errors
/// Returns an error if the server refuses a subscription, or if the system has no random numbers for a name.
pub(crate) async fn relay(nats: Arc<Nats>, hub: Arc<Hub>) -> Result<(), ServeError> {
    let name = Secret::random().map_err(|error| ServeError::NoNats(NoNats::Other(error.to_string())))?.text();
    let mut states = nats.subscribe("state").await?;
    let mut reports = interval(REPORT);
    show_kept(&nats, &hub).await;
    loop {
        tokio::select! {
            Some(message) = states.next() => show(&hub, &message.payload),
            () = nats.is_back.notified() => {
                nats.open_stream().await;
                show_kept(&nats, &hub).await;
                // A server that was started again has forgotten what it acknowledged.
                let (nats, hub) = (Arc::clone(&nats), Arc::clone(&hub));
                drop(tokio::spawn(async move { publish_again(&nats, &hub).await }));
            }
            _ = reports.tick() => {
                let phones = hub.presence().phones().to_string().into_bytes();
                nats.publish(&format!("phones.{}.{name}", hub.shown_epoch()), phones).await;
            }
        }
    }
}

/// Publishes all answers that were received here.
async fn publish_again(nats: &Nats, hub: &Hub) {
    let epoch = hub.shown_epoch();
    for vote in hub.own_votes() {
        nats.publish_vote(&epoch, vote).await;
    }
}

/// Shows the state that the server has stored.
async fn show_kept(nats: &Nats, hub: &Hub) {
    let last = json!({ "last_by_subj": format!("{}.state", nats.subject) });
    if let Some((_, _, data)) = nats.kept(&last).await {
        show(hub, &data);
    }
}

/// Shows a published state. A payload that is not a state is ignored.
fn show(hub: &Hub, payload: &[u8]) {
    let mut text = Vec::new();
    let is_read = GzDecoder::new(payload).take(MAX_STATE).read_to_end(&mut text).is_ok();
    if let Some(Published { epoch, number, state, phones }) =
        Some(text).filter(|_| is_read).and_then(|text| serde_json::from_slice(&text).ok())
    {
        hub.show_as(epoch.into(), number, state, Secret::of_whole_text(&phones));
    }
}
