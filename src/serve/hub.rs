//! The state that all phones share: the shown class state, its pictures, the phones that are present, and the answers.
//! All of it is in memory.
//!
//! Does not depend on connections: [`live`](super::live) and [`routes`](super::routes) wait for the next state and
//! report what their phones send.

use super::followers::{Followers, Way};
use super::gateways::Gateways;
use super::limits::{RateBy, ServerLimits};
use super::message::{CompressedPicture, StatePlace, for_clicker, for_phones};
use super::recent::Recent;
use super::secret::{PhoneId, Secret};
use super::state::{
    ClassEvent, ClassOptions, ClassState, ClickerCommand, KeptClass, OpenQuestion, PageWords, Presence, Tally,
};
use super::tally::{Ballot, NotCounted, Vote};
use super::wrong_secrets::WrongSecrets;
use axum::extract::ws::Utf8Bytes;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fmt::{self, Debug, Formatter};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;
use tokio::time::sleep;

/// How many bytes of pictures are kept for phones that are late. Every phone keeps the pictures that it has loaded.
const MAX_PICTURE_BYTES: usize = 48 << 20;
/// The most questions whose answers are kept.
const MAX_BALLOTS: usize = 1_000;
/// How late an answer may arrive, because it was given in time but was delayed on the way.
const GRACE: Duration = Duration::from_secs(2);
/// The most polling phones that are counted.
const MAX_POLLING: usize = 100_000;
/// How many states a class may have shown that were not kept before it failed. A phone ignores a state with a lower
/// number than the one that it shows.
const UNKEPT_STATES: u64 = 1_000;
/// How many earlier lectures are remembered, so that a late message of one of them is recognized.
const MAX_EARLIER: usize = 1_000;

/// The shown state, with its epoch and number.
#[derive(Clone, Debug)]
pub(crate) struct ShownState {
    pub epoch: Arc<str>,
    pub number: u64,
    pub state: Arc<ClassState>,
    message: Utf8Bytes,
    /// When the question of the state was first asked.
    put_at: Instant,
    max_picture: usize,
}

impl ShownState {
    fn new(epoch: Arc<str>, number: u64, state: ClassState, put_at: Instant, max_picture: usize) -> Self {
        let seconds = state.asked.and_then(|asked| asked.seconds);
        let message = for_phones(StatePlace { epoch: &epoch, number }, &state, max_picture, seconds).into();
        Self { epoch, number, state: Arc::new(state), message, put_at, max_picture }
    }

    /// Returns the message for phones. If the question has a time limit, the message contains the time that is left.
    pub fn message(&self) -> Utf8Bytes {
        let gone = self.put_at.elapsed().as_secs();
        match self.state.asked.and_then(|asked| asked.seconds).filter(|_| 0 < gone) {
            None => self.message.clone(),
            Some(seconds) => {
                let place = StatePlace { epoch: &self.epoch, number: self.number };
                for_phones(place, &self.state, self.max_picture, Some(seconds.saturating_sub(gone))).into()
            }
        }
    }

    /// Returns whether answers to a question are counted at present.
    fn counts(&self, question: u64) -> bool {
        let is_in_time = |asked: OpenQuestion| {
            let time = asked.seconds.map(|seconds| Duration::from_secs(seconds).saturating_add(GRACE));
            time.is_none_or(|time| self.put_at.elapsed() < time)
        };
        self.state.asked.is_some_and(|asked| asked.question == question && is_in_time(asked))
    }
}

/// The shared state of a server.
#[derive(Debug)]
pub(crate) struct Hub {
    pub limits: ServerLimits,
    /// The address at which phones find the page, if it differs from this machine's own.
    pub public_url: Option<String>,
    pub words: Vec<PageWords>,
    /// The secret that signs the ids of phones: that of the machine whose lecture is shown. `None` at a gateway that
    /// has not been told it.
    phones: Mutex<Option<Secret>>,
    pub clicker: Secret,
    pub wrong_secrets: WrongSecrets,
    pub joins: RateBy<IpAddr>,
    pub requests: RateBy<IpAddr>,
    pub phone_requests: RateBy<PhoneId>,
    /// The name of this server's lecture. A gateway shows states of another machine's lecture, with another epoch.
    pub epoch: Arc<str>,
    shown: watch::Sender<ShownState>,
    /// The epochs that were shown before, oldest first.
    earlier: Mutex<VecDeque<Arc<str>>>,
    pictures: Mutex<Pictures>,
    /// The answers by question, each with the time at which the question was first asked.
    ballots: Mutex<BTreeMap<u64, (Instant, Ballot)>>,
    polling: Mutex<Recent<PhoneId, ()>>,
    followers: Mutex<Followers>,
    gateways: Mutex<Gateways>,
    /// At a gateway, passes an answer on.
    passes_on: OnceLock<PassOn>,
    on_event: OnEvent,
    counts: ConnectionCounts,
}

/// An answer on its way to the lecturer's machine.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "gateways"), expect(dead_code, reason = "only a gateway passes answers on"))]
pub(crate) struct PassedVote {
    pub phone: PhoneId,
    pub question: u64,
    pub vote: Vote,
}

/// Passes an answer on. It returns whether the answer can no longer be lost.
pub(crate) struct PassOn(pub Box<dyn Fn(PassedVote) -> Passing + Send + Sync>);

type Passing = Pin<Box<dyn Future<Output = bool> + Send>>;

impl Debug for PassOn {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str("PassOn(…)")
    }
}

/// The callback for events. It returns whether there was room for the event.
pub(crate) struct OnEvent(pub Box<dyn Fn(ClassEvent) -> bool + Send + Sync>);

impl OnEvent {
    /// Reports an event, and returns whether there was room for it. A failing observer ends neither the connection nor
    /// the server.
    fn tell(&self, event: ClassEvent) -> bool {
        catch_unwind(AssertUnwindSafe(|| (self.0)(event))).unwrap_or(false)
    }
}

impl Debug for OnEvent {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.write_str("OnEvent(…)")
    }
}

/// The counters that need no lock.
#[derive(Debug, Default)]
struct ConnectionCounts {
    dropped: AtomicU64,
    refused: AtomicU64,
    has_been_reached: AtomicBool,
}

/// The pictures of the latest states, oldest first.
#[derive(Debug, Default)]
struct Pictures {
    by_name: HashMap<String, CompressedPicture>,
    names: VecDeque<String>,
    bytes: usize,
}

impl Pictures {
    fn add(&mut self, name: String, picture: CompressedPicture) {
        self.bytes += picture.bytes();
        self.names.push_back(name.clone());
        self.by_name.insert(name, picture);
        // The pictures of the shown state are the last ones, and are kept.
        while MAX_PICTURE_BYTES < self.bytes && 2 < self.names.len() {
            if let Some(oldest) = self.names.pop_front().and_then(|name| self.by_name.remove(&name)) {
                self.bytes -= oldest.bytes();
            }
        }
    }
}

/// A socket or a waiting request of a phone. It is counted until this value is dropped.
#[derive(Debug)]
pub(crate) struct Follower {
    hub: Arc<Hub>,
    phone: Option<PhoneId>,
    way: Way,
}

impl Follower {
    /// Records the phone to which a socket belongs.
    pub fn belongs_to(&mut self, phone: PhoneId) {
        {
            let mut followers = locked(&self.hub.followers);
            followers.remove(self.phone, self.way);
            followers.add(Some(phone), self.way);
        }
        self.phone = Some(phone);
        self.hub.counts_differ();
    }
}

impl Drop for Follower {
    fn drop(&mut self) {
        locked(&self.hub.followers).remove(self.phone, self.way);
        self.hub.counts_differ();
    }
}

impl Hub {
    /// Returns a hub that shows nothing yet.
    ///
    /// # Errors
    /// Returns an error if the system has no random numbers.
    pub fn new(options: ClassOptions, limits: ServerLimits, on_event: OnEvent) -> Result<Self, getrandom::Error> {
        let kept = options.kept.as_ref();
        let secret = |text: Option<&str>| text.and_then(Secret::of_whole_text).map_or_else(Secret::random, Ok);
        let epoch: Arc<str> = match kept {
            Some(kept) => kept.epoch.as_str().into(),
            None => Secret::random()?.text()[..8].into(),
        };
        let number = kept.map_or(0, |kept| kept.number.saturating_add(UNKEPT_STATES));
        let shown = ShownState::new(Arc::clone(&epoch), number, ClassState::default(), Instant::now(), 0);
        let ballots = kept.and_then(|kept| kept.votes.as_ref()).map(|kept| (kept.question, Ballot::of_kept(kept)));
        Ok(Self {
            public_url: options.public_url,
            words: options.words,
            phones: Mutex::new(Some(secret(kept.map(|kept| kept.phones.as_str()))?)),
            clicker: secret(kept.map(|kept| kept.clicker.as_str()))?,
            wrong_secrets: WrongSecrets::new(&limits),
            joins: RateBy::new(limits.joins),
            requests: RateBy::new(limits.requests),
            phone_requests: RateBy::new(limits.phone_requests),
            polling: Mutex::new(Recent::new(MAX_POLLING, limits.poll_time * 2)),
            limits,
            epoch,
            shown: watch::Sender::new(shown),
            earlier: Mutex::default(),
            pictures: Mutex::default(),
            ballots: Mutex::new(
                ballots.map(|(question, ballot)| (question, (Instant::now(), ballot))).into_iter().collect(),
            ),
            followers: Mutex::default(),
            gateways: Mutex::default(),
            passes_on: OnceLock::new(),
            on_event,
            counts: ConnectionCounts::default(),
        })
    }

    pub fn show(&self, state: ClassState) {
        let number = self.shown.borrow().number + 1;
        self.show_as(Arc::clone(&self.epoch), number, state, None);
    }

    /// Shows a state that another machine has numbered, which signs ids with a secret. A state older than the shown one
    /// is ignored, and so is one of a lecture that was shown before the present one.
    pub fn show_as(&self, epoch: Arc<str>, number: u64, state: ClassState, secret: Option<Secret>) {
        let shown = self.shown.borrow().epoch.clone();
        if shown != epoch {
            let mut earlier = locked(&self.earlier);
            if earlier.contains(&epoch) {
                return;
            }
            earlier.push_back(shown);
            if MAX_EARLIER < earlier.len() {
                earlier.pop_front();
            }
            // Another lecture has started, which numbers its questions anew.
            locked(&self.ballots).clear();
        }
        if let Some(secret) = secret {
            *locked(&self.phones) = Some(secret);
        }
        let max_picture = self.limits.picture_bytes;
        for edition in &state.editions {
            let known = |name: &str| locked(&self.pictures).by_name.contains_key(name);
            if let Some((name, picture)) =
                CompressedPicture::new(&edition.picture, max_picture).filter(|(name, _)| !known(name))
            {
                locked(&self.pictures).add(name, picture);
            }
        }
        let mut put_at = Instant::now();
        if let Some(asked) = state.asked {
            let mut ballots = locked(&self.ballots);
            // Another picture of the same question does not restart its time.
            put_at = ballots.entry(asked.question).or_insert_with(|| (put_at, Ballot::new(asked))).0;
            while MAX_BALLOTS < ballots.len() {
                ballots.pop_first();
            }
        }
        self.shown.send_if_modified(|shown| {
            let is_new = shown.epoch != epoch || shown.number < number;
            if is_new {
                *shown = ShownState::new(epoch, number, state, put_at, max_picture);
            }
            is_new
        });
    }

    /// Returns a receiver that holds the latest state and is notified of the next one.
    pub fn watch(&self) -> watch::Receiver<ShownState> {
        self.shown.subscribe()
    }

    /// Returns the picture with the name that messages use.
    pub fn picture(&self, name: &str) -> Option<CompressedPicture> {
        locked(&self.pictures).by_name.get(name).cloned()
    }

    /// Passes all answers on from now. The ids of phones are those of another machine, whose secret is not known yet.
    pub fn pass_on_by(&self, pass_on: PassOn) {
        *locked(&self.phones) = None;
        // There is one NATS server.
        let _ = self.passes_on.set(pass_on);
    }

    /// Returns the signed id of a new phone, as text; `None` if the secret of the lecture is not known, or if the
    /// system has no random numbers.
    pub fn new_phone(&self) -> Option<String> {
        locked(&self.phones).as_ref()?.new_phone().ok()
    }

    /// Returns whether the ids of this lecture's phones can be distinguished from others.
    pub fn knows_phones(&self) -> bool {
        locked(&self.phones).is_some()
    }

    /// Returns the id in a text, if it is that of a phone of this lecture.
    pub fn phone(&self, text: &str) -> Option<PhoneId> {
        locked(&self.phones).as_ref()?.phone(text)
    }

    /// Returns whether a phone follows. An answer may overtake the socket of its phone, so it is waited for.
    pub async fn has_follower(&self, phone: PhoneId) -> bool {
        const GLANCE: Duration = Duration::from_millis(25);
        let end = Instant::now() + self.limits.follow_time;
        loop {
            if locked(&self.followers).has(phone) {
                return true;
            }
            if end <= Instant::now() {
                return false;
            }
            sleep(GLANCE).await;
        }
    }

    /// Counts an answer to the open question: a choice, and its number among the answers of the phone if the phone
    /// numbers them. A gateway passes it on first, and counts what can no longer be lost.
    pub async fn answer(
        &self,
        phone: PhoneId,
        question: u64,
        choice: usize,
        at: Option<u64>,
    ) -> Result<(), NotCounted> {
        if !self.shown.borrow().counts(question) {
            return Err(NotCounted::IsNone);
        }
        let vote = Vote { choice, at: at.unwrap_or_else(milliseconds), is_here: true };
        let takes = |ballots: &BTreeMap<u64, (Instant, Ballot)>| match ballots.get(&question) {
            Some((_, ballot)) => ballot.takes(phone, choice),
            None => Err(NotCounted::IsNone),
        };
        takes(&locked(&self.ballots))?;
        if let Some(PassOn(pass_on)) = self.passes_on.get()
            && !pass_on(PassedVote { phone, question, vote }).await
        {
            return Err(NotCounted::NotPassedOn);
        }
        self.count(phone, question, vote)
    }

    /// Counts an answer, whether or not its question is still open.
    fn count(&self, phone: PhoneId, question: u64, vote: Vote) -> Result<(), NotCounted> {
        let counted = match locked(&self.ballots).get_mut(&question) {
            Some((_, ballot)) => ballot.count(phone, vote),
            None => Err(NotCounted::IsNone),
        };
        self.counts_differ();
        counted
    }

    /// Returns the answers to a question, including those from gateways; no answers if the question was never asked.
    pub fn tally(&self, question: u64) -> Tally {
        locked(&self.ballots).get(&question).map(|(_, ballot)| ballot.tally()).unwrap_or_default()
    }

    /// Returns what the class needs to go on after a failure.
    pub fn kept(&self) -> KeptClass {
        let (number, open) = {
            let shown = self.shown.borrow();
            (shown.number, shown.state.asked.map(|asked| asked.question))
        };
        let kept_votes = |question| Some(locked(&self.ballots).get(&question)?.1.kept(question));
        KeptClass {
            epoch: self.epoch.to_string(),
            number,
            clicker: self.clicker.whole_text(),
            phones: locked(&self.phones).as_ref().map(Secret::whole_text).unwrap_or_default(),
            votes: open.and_then(kept_votes),
        }
    }

    /// Returns how many phones follow, and in which ways. A phone that has answered the open question is there, even if
    /// its screen is dark.
    pub fn presence(&self) -> Presence {
        let now = Instant::now();
        let open = self.shown.borrow().state.asked.map(|asked| asked.question);
        let votes: Vec<(PhoneId, Vote)> = {
            let ballots = locked(&self.ballots);
            open.and_then(|open| ballots.get(&open)).into_iter().flat_map(|(_, ballot)| ballot.votes()).collect()
        };
        let mut polling = locked(&self.polling);
        let by_polling = polling.values(now).len() as u64;
        let followers = locked(&self.followers);
        let is_away = |phone: PhoneId| !followers.has(phone) && !polling.has(&phone);
        let away = votes.iter().filter(|&&(phone, vote)| vote.is_here && is_away(phone)).count() as u64;
        let from_gateways = votes.iter().filter(|(_, vote)| !vote.is_here).count() as u64;
        Presence {
            by_socket: followers.by_socket(),
            by_polling,
            by_gateway: locked(&self.gateways).phones(now).max(from_gateways),
            away,
            dropped: self.counts.dropped.load(Ordering::Relaxed),
            refused: self.counts.refused.load(Ordering::Relaxed),
            wrong_secrets: self.wrong_secrets.slowed(),
            has_been_reached: self.counts.has_been_reached.load(Ordering::Relaxed),
        }
    }

    /// Records that a socket was opened, or that a request waits for the next state; `phone` is `None` as long as no id
    /// is known.
    pub fn follow(self: &Arc<Self>, phone: Option<PhoneId>, way: Way) -> Follower {
        locked(&self.followers).add(phone, way);
        self.counts_differ();
        Follower { hub: Arc::clone(self), phone, way }
    }

    /// Records that a phone that follows by WebSocket has ceased to poll, if it did.
    pub fn no_longer_polls(&self, phone: PhoneId) {
        let did_poll = locked(&self.polling).remove(&phone);
        if did_poll {
            self.counts_differ();
        }
    }

    pub fn polls(&self, phone: PhoneId) {
        let is_new = locked(&self.polling).hear(phone, (), Instant::now());
        if is_new {
            self.counts_differ();
        }
    }

    /// Records that a phone was dropped.
    pub fn dropped(&self) {
        self.counts.dropped.fetch_add(1, Ordering::Relaxed);
    }

    /// Records that a request or a connection was refused.
    pub fn refused(&self) {
        self.counts.refused.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a wrong secret for the clicker. Returns how long its answer is delayed; `None` if its address has sent
    /// few of them lately.
    pub fn refused_secret(&self, address: IpAddr) -> Option<Duration> {
        self.refused();
        let delay = self.wrong_secrets.count(address, Instant::now());
        if delay.is_some() && self.wrong_secrets.slowed() == 1 {
            self.counts_differ();
        }
        delay
    }

    /// Records that the page was requested from an address.
    pub fn reached_from(&self, address: IpAddr) {
        if !address.to_canonical().is_loopback() {
            self.counts.has_been_reached.store(true, Ordering::Relaxed);
        }
    }

    /// Forwards a command of the clicker. Returns whether there was room for it.
    pub fn command(&self, command: ClickerCommand) -> bool {
        self.on_event.tell(ClassEvent::Command(command))
    }

    /// Reports that counts have changed. It must be called without holding a lock.
    fn counts_differ(&self) {
        self.on_event.tell(ClassEvent::Counts);
    }

    pub fn clicker_message(&self) -> String {
        let ShownState { epoch, number, state, put_at, .. } = self.shown.borrow().clone();
        let answers = state.asked.map(|asked| self.tally(asked.question).answers());
        let seconds = state.asked.and_then(|asked| asked.seconds);
        let left = seconds.map(|seconds| seconds.saturating_sub(put_at.elapsed().as_secs()));
        for_clicker(StatePlace { epoch: &epoch, number }, &state, self.presence(), answers, left)
    }
}

/// What a gateway takes from the hub, and what the lecturer's machine learns from gateways.
#[cfg(feature = "gateways")]
impl Hub {
    pub fn shown_epoch(&self) -> Arc<str> {
        Arc::clone(&self.shown.borrow().epoch)
    }

    /// Returns the answers that this server has received itself.
    pub fn own_votes(&self) -> Vec<PassedVote> {
        let ballots = locked(&self.ballots);
        let all = ballots.iter().flat_map(|(&question, (_, ballot))| ballot.votes().map(move |vote| (question, vote)));
        let own = all.filter(|(_, (_, vote))| vote.is_here);
        own.map(|(question, (phone, vote))| PassedVote { phone, question, vote }).collect()
    }

    /// Counts an answer that a gateway has received.
    pub fn gateway_passes(&self, PassedVote { phone, question, vote }: PassedVote) {
        // An answer to a question of another lecture is ignored.
        let _ = self.count(phone, question, Vote { is_here: false, ..vote });
    }

    /// Returns the secret that signs the ids of phones, as text.
    pub fn phones_secret(&self) -> String {
        locked(&self.phones).as_ref().map(Secret::whole_text).unwrap_or_default()
    }

    /// Records how many phones follow at a gateway.
    pub fn gateway_sees(&self, gateway: &str, phones: u64) {
        locked(&self.gateways).see(gateway, phones, Instant::now());
        self.counts_differ();
    }
}

/// Returns the time in milliseconds since 1970, according to the clock of this machine when it was read first. Answers
/// are ordered by it, so it does not follow a clock that jumps.
fn milliseconds() -> u64 {
    static BEGUN: LazyLock<(SystemTime, Instant)> = LazyLock::new(|| (SystemTime::now(), Instant::now()));
    let (at, since) = *BEGUN;
    let since = at.duration_since(UNIX_EPOCH).unwrap_or_default() + since.elapsed();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// Locks a mutex, even if it is poisoned: a thread that panicked leaves the counts and lists consistent.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hub() -> Hub {
        Hub::new(ClassOptions::default(), ServerLimits::default(), OnEvent(Box::new(|_| true))).unwrap()
    }

    fn asking(step: u64) -> ClassState {
        ClassState {
            step,
            asked: Some(OpenQuestion { question: 7, choices: 2, seconds: None }),
            ..ClassState::default()
        }
    }

    #[test]
    fn a_late_state_of_an_earlier_lecture_is_ignored() {
        let hub = hub();
        let show = |epoch: &str, number, step| hub.show_as(epoch.into(), number, asking(step), None);
        let step = || hub.watch().borrow().state.step;
        show("first", 5, 1);
        show("second", 1, 2);
        let phone = hub.phone(&hub.new_phone().unwrap()).unwrap();
        assert_eq!(hub.count(phone, 7, Vote { choice: 1, at: 0, is_here: true }), Ok(()));
        show("first", 6, 3);
        assert_eq!((step(), hub.tally(7).choices), (2, vec![0, 1]), "the answers are kept, too");
        show("second", 2, 4);
        show("second", 1, 5);
        assert_eq!(step(), 4);
        show("third", 1, 6);
        assert_eq!((step(), hub.tally(7).answers()), (6, 0));
    }
}
