//! A window that is killed loses no change that is older than two seconds, however quickly the changes follow each
//! other, and even if another window stores at the same time. One that is asked to end loses none that it has shown.
//!
//! `PODA_KILLS` is the number of moments at which two windows are killed, and at which one is asked to end by each
//! signal.

use crate::random_user::SplitMix64;
use crate::test_window::SMALL;
use egui::{Context, Event, Key, Modifiers, RawInput, Rect, vec2};
use poda_core::document::QuestionKind;
use poda_platform::store::Store;
use poda_session::{Origin, Session};
use poda_ui::app::App;
use poda_ui::files::Files;
use poda_ui::start::snapshot::stored;
use poda_ui::start::storage::Storage;
use poda_window::stored::settings::{Settings, StoredState};
use poda_words::file::load_for_any_search;
use poda_words::i18n::Language;
use poda_words::practice::misconception::Misconception;
use poda_words::practice::progress::{AnsweredQuestion, AskedQuestion, ExerciseOrigin, PracticedExercise};
use poda_words::practice::schedule::Day;
use std::collections::BTreeSet;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::thread::{scope, sleep, spawn};
use std::time::{Duration, Instant, SystemTime};
use tempfile::TempDir;

/// Set in the process of a window: its number and its seed.
const WINDOW: &str = "PODA_KILLED_WINDOW";
/// Set in the process of a window that is asked to end.
const TYPED_IN: &str = "PODA_KILLED_TYPED_IN";
/// After how long a change is stored.
const PROMISED: Duration = Duration::from_secs(2);
/// How many moments are waited for at the same time.
const AT_ONCE: usize = 8;

fn now() -> Duration {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap()
}

/// What a user does: changes the tree and takes it back, steps, changes a setting, marks and selects.
const KEYS: [(Key, Modifiers); 9] = [
    (Key::ArrowDown, Modifiers::ALT),
    (Key::ArrowDown, Modifiers::ALT),
    (Key::Delete, Modifiers::NONE),
    (Key::Delete, Modifiers::NONE),
    (Key::Z, Modifiers::COMMAND),
    (Key::ArrowRight, Modifiers::NONE),
    (Key::K, Modifiers::NONE),
    (Key::M, Modifiers::NONE),
    (Key::T, Modifiers::SHIFT),
];

/// A window that draws when something happens in it or was asked for, and not otherwise. What is done in the background
/// comes late.
struct Window {
    ctx: Context,
    app: App,
    storage: Storage,
    asked: Receiver<Duration>,
    chance: SplitMix64,
    opened: Instant,
    /// When the next frame is drawn that was asked for.
    next: Option<Instant>,
    /// What was told last of what is to be stored.
    told: String,
    /// How many questions were answered in it.
    answers: u64,
}

impl Window {
    fn open(number: &str, seed: u64) -> Self {
        let (storage, found) = Storage::over(Store::open());
        let settings = found.stored.map_or_else(|| Settings::new(Language::ENGLISH), |stored| stored.settings);
        let text = SMALL.replace("Small", number);
        let session = Session::new(load_for_any_search(text.as_bytes()).unwrap(), Origin::New, settings.notation);
        let ctx = Context::default();
        let mut app = App::new(&ctx, session, settings, Files::default());
        app.set_progress(found.progress);
        let wake = ctx.clone();
        storage.end_politely(move || wake.request_repaint());
        let (sender, asked) = channel();
        ctx.set_request_repaint_callback(move |info| {
            // The window may have been closed.
            let _ = sender.send(info.delay);
        });
        let (chance, opened, told) = (SplitMix64(seed), Instant::now(), String::new());
        Self { ctx, app, storage, asked, chance, opened, next: None, told, answers: 0 }
    }

    /// Draws a frame, tells what is to be stored after it, and lets it be stored.
    fn draw(&mut self, events: Vec<Event>) {
        self.next = None;
        let screen_rect = Some(Rect::from_min_size(egui::Pos2::ZERO, vec2(1280.0, 800.0)));
        let time = Some(self.opened.elapsed().as_secs_f64());
        let input = RawInput { events, screen_rect, time, focused: true, ..RawInput::default() };
        self.ctx.clone().run_ui(input, |ui| self.app.show(ui)).textures_delta.clear();
        let stored = stored(self.app.session(), self.app.settings(), self.app.files());
        // The number of answers stands in the place of the time.
        let state = StoredState { saved: self.answers, ..stored }.to_text().unwrap();
        if state != self.told {
            println!("{} {state}", now().as_millis());
            self.told = state;
        }
        self.storage.keep(&mut self.app);
        self.storage.end_if_asked();
    }

    /// Draws what is asked for, for some time.
    fn wait(&mut self, time: Duration) {
        let until = Instant::now() + time;
        loop {
            while let Ok(delay) = self.asked.try_recv() {
                let late = Duration::from_millis([0, 0, 30, 300][self.chance.below(4)]);
                let asked = Instant::now().checked_add(delay.saturating_add(late));
                self.next = [self.next, asked].into_iter().flatten().min();
            }
            let now = Instant::now();
            if until <= now {
                return;
            }
            match self.next {
                Some(next) if next <= now => self.draw(Vec::new()),
                _ => sleep(Duration::from_millis(2)),
            }
        }
    }

    /// Acts until the process is killed: in bursts, and with pauses of some seconds.
    fn live(&mut self) {
        self.draw(Vec::new());
        // One that is asked to end is typed in all the time.
        let is_typed_in = std::env::var_os(TYPED_IN).is_some();
        loop {
            let longest =
                [40, 300, 300, 300, 300, 1_000, 3_000, 10_000][self.chance.below(if is_typed_in { 5 } else { 8 })];
            let gap = Duration::from_millis(self.chance.below(longest).try_into().unwrap());
            self.wait(gap);
            let act = self.chance.below(KEYS.len() + 1);
            let Some(&(key, modifiers)) = KEYS.get(act) else {
                self.answer();
                continue;
            };
            let press = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
            self.draw(vec![press(true), press(false)]);
        }
    }

    /// A question is answered.
    fn answer(&mut self) {
        let source = ExerciseOrigin::Lesson("a-to-n".to_owned());
        let exercise = PracticedExercise { title: "A".to_owned(), fingerprint: 1, source };
        let answered = AnsweredQuestion {
            exercise: &exercise,
            question: AskedQuestion { kind: QuestionKind::Cut.into(), step: 1 },
            tested: [Misconception::MissedCut].into_iter().collect(),
            is_right: true,
            mistake: None,
        };
        let mut progress = self.app.progress().clone();
        progress.record(&answered, Day(20_000));
        self.app.set_progress(progress);
        self.answers += 1;
        self.draw(Vec::new());
    }
}

/// The process of a window, and what it has told of what is to be stored, with the time.
struct Killable {
    process: Child,
    told: Receiver<(Duration, StoredState)>,
    states: Vec<(Duration, StoredState)>,
}

impl Killable {
    fn start(folder: &Path, number: usize, seed: u64, is_typed_in: bool) -> Self {
        let mut process = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "--nocapture", "killed::a_killed_window_has_lost_nothing"])
            .env(WINDOW, format!("{number} {seed}"))
            .envs(is_typed_in.then_some((TYPED_IN, "")))
            .envs(["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"].map(|name| (name, folder)))
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(process.stdout.take().unwrap());
        let (sender, told) = channel();
        spawn(move || {
            for line in output.lines().map_while(Result::ok) {
                let state = line
                    .split_once(' ')
                    .and_then(|(time, state)| Some((time.parse().ok()?, StoredState::of_text(state)?)));
                if let Some((time, state)) = state {
                    let _ = sender.send((Duration::from_millis(time), state));
                }
            }
        });
        let first = told.recv_timeout(Duration::from_mins(1)).expect("the window opens");
        Self { process, told, states: vec![first] }
    }

    /// Kills it, and returns the states of which one has to be stored: all since [`PROMISED`] before, and the one at
    /// that time. A window that was opened later may have stored nothing, which is the first of its states.
    fn kill(mut self) -> Vec<Option<StoredState>> {
        let killed = now();
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        self.states_since(killed.saturating_sub(PROMISED))
    }

    /// Asks it to end by a signal, and waits until it has. Returns the states of which one has to be stored: what it
    /// shows now, and what it shows until it ends.
    #[cfg(unix)]
    fn ask_to_end(mut self, signal: &str) -> Vec<Option<StoredState>> {
        use std::os::unix::process::ExitStatusExt;
        self.states.extend(self.told.try_iter());
        let shown = self.states.last().map_or(Duration::ZERO, |(time, _)| *time);
        let is_sent = Command::new("kill").args([&format!("-{signal}"), &self.process.id().to_string()]).status();
        assert!(is_sent.unwrap().success());
        let status = self.process.wait().unwrap();
        assert!(status.signal().is_some(), "{signal}: {status}");
        self.states_since(shown)
    }

    fn states_since(mut self, promised: Duration) -> Vec<Option<StoredState>> {
        // The thread that reads ends with the process.
        self.states.extend(self.told.iter());
        let first = self.states.iter().rposition(|(time, _)| *time <= promised);
        let nothing = first.is_none().then_some(None);
        nothing
            .into_iter()
            .chain(self.states.into_iter().skip(first.unwrap_or_default()).map(|(_, state)| Some(state)))
            .collect()
    }
}

fn read(path: &Path) -> Option<StoredState> {
    let text = std::fs::read_to_string(path).ok()?;
    Some(of_the_session(&StoredState::of_text(&text).expect("what is stored is whole")))
}

/// Everything but the time, and the settings, which are those of both windows.
fn of_the_session(stored: &StoredState) -> StoredState {
    StoredState { saved: 0, order: 0, settings: Settings::default(), ..stored.clone() }
}

/// Two windows live in a folder until they are killed. Returns what is lost.
fn kill_two(moment: u64) -> Vec<String> {
    let home = TempDir::new().unwrap();
    let seeds = [2 * moment, 2 * moment + 1];
    let windows = [0, 1].map(|number| Killable::start(home.path(), number, seeds[number], false));
    sleep(Duration::from_millis(SplitMix64(moment).below(8_000).try_into().unwrap()));
    lost(moment, home.path(), &windows.map(Killable::kill))
}

/// A window is typed in until it is asked to end. Returns what is lost.
#[cfg(unix)]
fn ask_one(moment: u64, signal: &str) -> Vec<String> {
    let home = TempDir::new().unwrap();
    let window = Killable::start(home.path(), 0, moment, true);
    sleep(Duration::from_millis(SplitMix64(moment).below(1_500).try_into().unwrap()));
    let lost = lost(moment, home.path(), &[window.ask_to_end(signal)]);
    lost.into_iter().map(|lost| format!("{signal}, {lost}")).collect()
}

/// Returns what is lost of windows, one of whose states has to be stored.
fn lost(moment: u64, home: &Path, states: &[Vec<Option<StoredState>>]) -> Vec<String> {
    let folder = std::fs::read_dir(home.join("poda")).unwrap();
    let files: Vec<PathBuf> = folder.map(|entry| entry.unwrap().path()).collect();
    let is_draft = |path: &&PathBuf| path.to_str().unwrap().contains("draft-") && path.extension().unwrap() == "json";
    let drafts: Vec<StoredState> = files.iter().filter(is_draft).filter_map(|path| read(path)).collect();
    let session = read(&home.join("poda/poda.json"));
    let mut lost = Vec::new();
    for (number, states) in states.iter().enumerate() {
        // Where nothing is edited there is no draft.
        let is_stored = |state: &StoredState| drafts.contains(&of_the_session(state)) || !state.edited;
        if !states.iter().any(|state| state.as_ref().is_none_or(is_stored)) {
            lost.push(format!("moment {moment}: the draft of window {number}"));
        }
    }
    if !states.iter().flatten().any(|state| state.as_ref().map(of_the_session) == session) {
        lost.push(format!("moment {moment}: the session"));
    }
    let path = home.join("poda/poda-practice.json");
    let (progress, _) =
        poda_window::stored::stored_progress::StoredProgress::restore(std::fs::read_to_string(path).ok().as_deref());
    let counted = progress.of(Misconception::MissedCut).asked;
    let answers = |state: &Option<StoredState>| state.as_ref().map_or(0, |state| state.saved);
    let least: u64 = states.iter().map(|states| answers(&states[0])).sum();
    let most: u64 = states.iter().map(|states| states.last().map_or(0, answers)).sum();
    if !(least..=most).contains(&counted) {
        lost.push(format!("moment {moment}: answers, of which {counted} are stored"));
    }
    lost
}

#[test]
fn a_killed_window_has_lost_nothing() {
    if let Ok(window) = std::env::var(WINDOW) {
        let (number, seed) = window.split_once(' ').unwrap();
        return Window::open(number, seed.parse().unwrap()).live();
    }
    let kills = kills(24);
    let lost = at_all_moments(kills, kill_two);
    assert!(lost.is_empty(), "{} of {kills}: {lost:#?}", lost.len());
}

#[cfg(unix)]
#[test]
fn a_window_that_is_asked_to_end_has_lost_nothing_that_it_has_shown() {
    const SIGNALS: [&str; 3] = ["TERM", "INT", "HUP"];
    let kills = 3 * kills(20);
    let lost = at_all_moments(kills, |moment| ask_one(moment, SIGNALS[usize::try_from(moment % 3).unwrap()]));
    assert!(lost.is_empty(), "{} of {kills}: {lost:#?}", lost.len());
}

/// How many moments there are.
fn kills(usual: u64) -> u64 {
    std::env::var("PODA_KILLS").ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

/// Returns what is lost at all moments, of which some come at the same time.
fn at_all_moments(moments: u64, kill: impl Fn(u64) -> Vec<String> + Sync) -> BTreeSet<String> {
    let (next, lost) = (Mutex::new(0..moments), Mutex::new(BTreeSet::new()));
    scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(|| {
                while let Some(moment) = { next.lock().unwrap().next() } {
                    let found = kill(moment);
                    lost.lock().unwrap().extend(found);
                }
            });
        }
    });
    lost.into_inner().unwrap()
}
