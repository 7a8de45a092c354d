//! A class on several machines: the shown states and the answers are exchanged through a NATS server.
//!
//! ```text
//!   the lecturer's machine ──▸ poda.state ──▸ JetStream keeps the last ──▸ any number of gateways ──▸ phones
//!                          ◂── poda.tally.EPOCH.QUESTION.GATEWAY ◂──┘
//!                          ◂── poda.phones.EPOCH.GATEWAY
//! ```
//!
//! Every message is complete in itself, and only the last one with a subject counts. A repeated, late or lost message does no harm,
//! and everything is published again when a connection is restored. A gateway has a new name each time it is started, so the answers
//! that it counted before a crash are kept. A gateway publishes only counts, and no data of a phone.

use super::hub::{Hub, ShownState};
use super::secret::Secret;
use super::state::{ClassState, NatsServer, NoNats, ServeError, Tally};
use async_nats::{Client, ConnectError, ConnectErrorKind, ConnectOptions, Event, Message, Subscriber};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::read::GzDecoder;
use futures_util::StreamExt as _;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::io::Read;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::{interval, timeout};

/// How long the server may take to answer, and the interval of pings to it.
const PATIENCE: Duration = Duration::from_secs(5);
const PING: Duration = Duration::from_secs(3);
/// The interval at which a gateway reports changes, and after how many intervals it reports even without changes.
const REPORT: Duration = Duration::from_millis(100);
const REPORTS_A_WORD: u32 = 10;
/// The largest state after decompression, in bytes.
const MAX_STATE: u64 = 16 << 20;
/// The most bytes of a message besides its payload.
const ENVELOPE: usize = 1 << 10;
/// How long the server keeps a published message, in nanoseconds: a day.
const MAX_AGE: u64 = 86_400_000_000_000;
/// The most tallies that are read in a row.
const MAX_READ: usize = 1_000;

/// A state as it is published.
#[derive(Serialize, Deserialize)]
struct Published {
    epoch: String,
    number: u64,
    state: ClassState,
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

    /// Sends the server a request about the stream of the class. Returns `None` if there is no answer or the answer is an error.
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
            "subjects": [format!("{subject}.state"), format!("{subject}.tally.>")],
            "retention": "limits", "storage": "memory", "discard": "old", "num_replicas": 1,
            "max_consumers": -1, "max_msgs": -1, "max_bytes": -1, "max_msg_size": -1,
            "max_msgs_per_subject": 1, "max_age": MAX_AGE,
        });
        self.ask("CREATE", &body).await.is_some() || self.ask("INFO", &json!({})).await.is_some()
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
        // Without a connection the message waits for the next one. Then everything is published again anyway.
        let _ = self.client.publish(format!("{}.{rest}", self.subject), bytes.into()).await;
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

// --------------------------------------------------------------------------------------------------------- the lecturer's machine

/// Publishes the shown states and receives the counts of gateways, for as long as the class is served.
///
/// # Errors
/// Returns an error if the server refuses a subscription.
pub(crate) async fn publish(nats: Nats, hub: Arc<Hub>) -> Result<(), ServeError> {
    let epoch = Arc::clone(&hub.epoch);
    let mut tallies = nats.subscribe(&format!("tally.{epoch}.>")).await?;
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
                publish_state(&nats, shown).await;
            }
            () = nats.is_back.notified() => {
                nats.open_stream().await;
                read_tallies(&nats, &hub).await;
                states.mark_changed();
            }
            Some(message) = tallies.next() => take_tally(&hub, &message.subject, &message.payload),
            Some(message) = phones.next() => take_phones(&hub, &message),
        }
    }
}

/// Publishes a state. Its pictures are left out if the message would exceed the server's limit.
async fn publish_state(nats: &Nats, shown: ShownState) {
    let mut state = (*shown.state).clone();
    for edition in &mut state.editions {
        // The texts for the lecturer alone are not published.
        edition.notes.clear();
        edition.coming.clear();
    }
    let most = nats.client.server_info().max_payload.saturating_sub(ENVELOPE);
    let mut bytes = packed(&shown, state.clone());
    if most < bytes.len() {
        state.editions.iter_mut().for_each(|edition| edition.picture.clear());
        bytes = packed(&shown, state);
    }
    nats.publish("state", bytes).await;
}

fn packed(shown: &ShownState, state: ClassState) -> Vec<u8> {
    let published = Published { epoch: shown.epoch.to_string(), number: shown.number, state };
    // Texts and numbers can always be written as JSON.
    super::message::compressed(&serde_json::to_vec(&published).unwrap_or_default()).into()
}

/// Reads the counts that gateways published while there was no connection.
async fn read_tallies(nats: &Nats, hub: &Hub) {
    let wanted = format!("{}.tally.{}.>", nats.subject, hub.epoch);
    let mut next = 1;
    for _ in 0..MAX_READ {
        let Some((subject, number, data)) = nats.kept(&json!({ "seq": next, "next_by_subj": wanted })).await else {
            return;
        };
        take_tally(hub, &subject, &data);
        next = number + 1;
    }
}

/// Records a tally with a subject of the form `poda.tally.EPOCH.QUESTION.GATEWAY`.
fn take_tally(hub: &Hub, subject: &str, payload: &[u8]) {
    let mut words = subject.rsplit('.');
    let (gateway, question) = (words.next(), words.next().and_then(|word| word.parse().ok()));
    if let (Some(gateway), Some(question), Ok(tally)) = (gateway, question, serde_json::from_slice::<Tally>(payload)) {
        hub.gateway_counts(gateway, question, tally);
    }
}

fn take_phones(hub: &Hub, message: &Message) {
    let gateway = message.subject.rsplit('.').next();
    if let (Some(gateway), Ok(phones)) = (gateway, serde_json::from_slice(&message.payload)) {
        hub.gateway_sees(gateway, phones);
    }
}

// --------------------------------------------------------------------------------------------------------------------- a gateway

/// Shows the published states and reports the answers counted here, for as long as the class is served.
///
/// # Errors
/// Returns an error if the server refuses a subscription, or if the system has no random numbers for a name.
pub(crate) async fn relay(nats: Nats, hub: Arc<Hub>) -> Result<(), ServeError> {
    let name = Secret::random().map_err(|error| ServeError::NoNats(NoNats::Other(error.to_string())))?.text();
    let mut states = nats.subscribe("state").await?;
    let mut reports = interval(REPORT);
    let mut reported = HashMap::new();
    let mut count = 0_u32;
    show_kept(&nats, &hub).await;
    loop {
        tokio::select! {
            Some(message) = states.next() => show(&hub, &message.payload),
            () = nats.is_back.notified() => {
                nats.open_stream().await;
                show_kept(&nats, &hub).await;
                reported.clear();
            }
            _ = reports.tick() => {
                count = count.wrapping_add(1);
                report(&nats, &hub, &name, &mut reported, count.is_multiple_of(REPORTS_A_WORD)).await;
            }
        }
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
    if let Some(Published { epoch, number, state }) =
        Some(text).filter(|_| is_read).and_then(|text| serde_json::from_slice(&text).ok())
    {
        hub.show_as(epoch.into(), number, state);
    }
}

/// Reports the counts that have changed. If `is_word` is set, it also reports the counts of the latest question and the number of
/// phones, even if they are unchanged.
async fn report(nats: &Nats, hub: &Hub, name: &str, reported: &mut HashMap<u64, Tally>, is_word: bool) {
    let epoch = hub.shown_epoch();
    let tallies = hub.tallies();
    reported.retain(|question, _| tallies.iter().any(|(known, _)| known == question));
    let last = tallies.last().map(|(question, _)| *question).filter(|_| is_word);
    for (question, tally) in tallies {
        if tally.answers() == 0 || last != Some(question) && reported.get(&question) == Some(&tally) {
            continue;
        }
        nats.publish(&format!("tally.{epoch}.{question}.{name}"), serde_json::to_vec(&tally).unwrap_or_default()).await;
        reported.insert(question, tally);
    }
    if is_word {
        let phones = hub.presence().phones().to_string().into_bytes();
        nats.publish(&format!("phones.{epoch}.{name}"), phones).await;
    }
}
