//! A random user: presses keys, clicks, drags, types, opens, drops and saves documents, several in a frame. The actions
//! are recorded, so that they can be repeated; a failure reports as few of them as possible.

use crate::test_window::{SMALL, TestWindow};
use egui::accesskit::Live;
use egui::{Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, TouchPhase, Vec2, pos2, vec2};
use egui_kittest::kittest::NodeT;
use poda_session::lanes::Lane;
use poda_window::documents::FileChoice;
use poda_window::input::command::{UiCommand, table};
use poda_window::input::shortcut::Shortcut;
use poda_words::i18n::panels::mcts_text;
use poda_words::i18n::{Words, narration};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// What is shown is compared with what is known each time so many frames have passed.
const FRAMES_A_CHECK: usize = 40;

/// A failure is told with as few actions as are found in so many attempts.
const MOST_ATTEMPTS: usize = 200;

/// What is pasted: small trees, boards, dice, searches in several passes, with a table, with a mistake, cut short,
/// beside another.
pub const DOCUMENTS: [&str; 25] = [
    SMALL,
    "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]",
    "(name: \"A\", children: [(name: \"B\", children: [3, 12]), (name: \"C\", children: [(name: \"c1\", value: 2), 4]), 7])",
    "[7]",
    "[[[[5, 2], [1, 9]], [[3, 3], 4]], [[[8, 1], 2], [[6, 7], [0, 5]]]]",
    "(version: 1, game: TicTacToe(board: [\".O.\", \".X.\", \"...\"]), search: (depth: 2, merge_plies: 1))",
    "(version: 1, game: TicTacToe(board: [\"XOX\", \".O.\", \"...\"]))",
    "(version: 1, game: Nim(piles: [3, 2, 1]), search: (algorithm: PrincipalVariation, table: true))",
    "(version: 1, game: Nim(piles: [2, 3]), search: (algorithm: IterativeDeepening, depth: 4))",
    "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]), search: (algorithm: Mtdf))",
    "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]), search: (algorithm: WrongBound))",
    "(version: 1, game: ConnectFour(columns: 4, rows: 3, connect: 3), search: (depth: 4))",
    "(version: 1, game: Kalah(south: [2, 2, 1], north: [1, 0, 2]), search: (depth: 4))",
    "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]), practice: (hide_values: true))",
    "(version: 1, game: Tree(tree: [[3, 5], [[7, 8], [4, 1]], 2]), practice: (attempts: 1, questions: [(kind: Cut, step: 15), (kind: Next, step: 10)]))",
    "(version: 1, game: TicTacToe(), search: (depth: 2, algorithm: Minimax), beside: (algorithm: AlphaBeta))",
    "(version: 1, game: Pig(target: 6), search: (algorithm: Star1, depth: 3))",
    "(version: 1, game: Twenty48(board: [[2, 0], [4, 2]]), search: (algorithm: Expectiminimax, depth: 2))",
    "(version: 1, game: Tree(bounds: (0, 10), tree: [3, (name: \"C\", chance: [(1, [6, 2]), (2, [0, 9])])]), search: (algorithm: Star2))",
    "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]), search: (algorithm: Expectiminimax, opponent: Random))",
    "(version: 1, game: Tree(bounds: (0, 10), tree: [7, (chance: [(1, 2), (2, [0, 9])])]), search: (algorithm: Star1), practice: (exercise: Predict))",
    "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]), search: (algorithm: Mcts, iterations: 30))",
    "(version: 1, game: TicTacToe(board: [\"XOX\", \".O.\", \"...\"]), search: (algorithm: Mcts, rollout: Evaluation(plies: 1), decide: Value))",
    "(version: 1, game: Pig(target: 6), search: (algorithm: Mcts, iterations: 60, exploration: 0))",
    "(version: 1, game: ConnectFour(columns: 4, rows: 3, connect: 3), search: (algorithm: Mcts, iterations: 400), bookmarks: [(step: 20)])",
];

/// Numbers at random that are the same for the same seed (`SplitMix64`).
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    /// A number below this one.
    pub fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).unwrap()
    }

    fn one_of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }

    fn share(&mut self) -> f32 {
        (self.next() >> 11) as f32 / (1_u64 << 53) as f32
    }
}

/// One thing that is done.
#[derive(Clone, Debug)]
pub enum Action {
    /// A key is pressed and let go.
    Press(Modifiers, Key),
    /// So many clicks at a place.
    Click(Pos2, PointerButton, usize),
    /// A click on something that has a name: a button, a line of a menu, a node.
    ClickNamed(String, PointerButton),
    Hover(Pos2),
    Drag(Pos2, Pos2),
    Wheel(f32),
    Type(&'static str),
    Paste(&'static str),
    /// A file is dropped that holds this.
    Drop(&'static str),
    /// The window gets another size.
    Resize(Vec2),
    /// The next dialog is closed without a choice.
    ChooseNothing,
    /// Nothing is done for so many frames.
    Wait(usize),
}

/// What is done within one frame.
type Frame = Vec<Action>;

/// A user who acts at random.
pub struct RandomUser {
    pub window: TestWindow,
    chance: SplitMix64,
    size: Vec2,
    hands: Hands,
}

/// What does an action, and knows what must not change by it.
struct Hands {
    /// Holds the document that is open at the beginning.
    folder: TempDir,
    frames: usize,
}

impl RandomUser {
    pub fn new(seed: u64) -> Self {
        let (window, hands) = Hands::beside_a_window();
        Self { window, chance: SplitMix64(seed), size: vec2(1280.0, 800.0), hands }
    }

    /// Does one to three things within a frame.
    pub fn act(&mut self) {
        let frame = self.next_frame();
        self.hands.perform(&mut self.window, &frame);
    }

    /// Acts through so many frames, and has few of them told if one of them fails.
    ///
    /// # Panics
    ///
    /// Where one of them does.
    pub fn act_for(mut self, frames: u64) {
        let seed = self.chance.0;
        let mut done = Vec::new();
        for _ in 0..frames {
            let frame = self.next_frame();
            done.push(frame.clone());
            let performed = catch_unwind(AssertUnwindSafe(|| self.hands.perform(&mut self.window, &frame)));
            if let Err(failure) = performed {
                // To find the few actions takes long.
                eprintln!("seed {seed} fails after {} frames", done.len());
                let (few, failure) = shrunk(done, failure);
                let few: Vec<_> = few.iter().map(|frame| format!("{frame:?}")).collect();
                panic!("seed {seed}: {}, after\n{}", message(&*failure), few.join("\n"));
            }
        }
        self.window.settle();
        assert!(!self.window.caption().is_empty(), "seed {seed}: the step that is shown has its sentence");
    }

    fn next_frame(&mut self) -> Frame {
        (0..=self.chance.below(3)).map(|_| self.next_action()).collect()
    }

    fn next_action(&mut self) -> Action {
        let chance = &mut self.chance;
        match chance.below(102) {
            0..=24 => self.shortcut(),
            // What answers a question, if one is asked.
            25 => {
                let keys = [Key::E, Key::Q, Key::Num1, Key::Num2, Key::Enter, Key::Enter, Key::ArrowRight];
                Action::Press(Modifiers::NONE, chance.one_of(&keys))
            }
            // What shows another tree, or two, most easily.
            26..=29 => {
                let keys = [
                    (Modifiers::NONE, Key::S),
                    (Modifiers::COMMAND | Modifiers::CTRL, Key::Z),
                    (Modifiers::NONE, Key::V),
                ];
                let (modifiers, key) = chance.one_of(&keys);
                Action::Press(modifiers, key)
            }
            30..=36 => {
                let keys = [Key::Tab, Key::Enter, Key::Escape, Key::Space, Key::ArrowDown, Key::ArrowUp];
                Action::Press(Modifiers::NONE, chance.one_of(&keys))
            }
            37..=42 => {
                let keys = [Key::ArrowDown, Key::ArrowUp, Key::ArrowLeft, Key::ArrowRight];
                Action::Press(Modifiers::ALT, chance.one_of(&keys))
            }
            43..=62 => {
                let place = self.somewhere();
                let button = self.button();
                Action::Click(place, button, 1 + self.chance.below(4) / 3)
            }
            63..=72 => self.named(),
            73..=82 => Action::Hover(self.somewhere()),
            83..=86 => Action::Wheel(300.0 * (chance.share() - 0.5)),
            87..=89 => Action::Drag(self.somewhere(), self.somewhere()),
            90..=93 => Action::Type(chance.one_of(&["3", "-7", "B", "12", "0/1", "root", "∞", "corner", "abc"])),
            94..=96 => Action::Paste(chance.one_of(&DOCUMENTS)),
            97 => Action::ChooseNothing,
            98 => Action::Drop(chance.one_of(&DOCUMENTS)),
            99 => {
                self.size = chance.one_of(&[
                    vec2(1280.0, 800.0),
                    vec2(1920.0, 1080.0),
                    vec2(900.0, 600.0),
                    vec2(640.0, 480.0),
                    vec2(360.0, 360.0),
                ]);
                Action::Resize(self.size)
            }
            100 => Action::Wait(20),
            _ => Action::Wait(3),
        }
    }

    fn shortcut(&mut self) -> Action {
        let bound: Vec<_> = table().filter(|row| !row.keys.is_empty()).collect();
        let row = self.chance.one_of(&bound);
        // Nobody wants to look at a black screen for most of the time.
        let is_rare = matches!(
            row.command,
            UiCommand::ToggleBlank
                | UiCommand::TogglePresenting
                | UiCommand::Open
                | UiCommand::Save
                | UiCommand::SaveAs
        );
        if is_rare && self.chance.below(4) > 0 {
            return Action::Press(Modifiers::NONE, Key::S);
        }
        let Shortcut { command, shift, key, .. } = self.chance.one_of(row.keys);
        Action::Press(Modifiers { shift, command, ctrl: command, ..Modifiers::NONE }, key)
    }

    /// A place in the window, most often in the tree.
    fn somewhere(&mut self) -> Pos2 {
        let (x, y) = (self.chance.share(), self.chance.share());
        if self.chance.below(4) == 0 {
            (vec2(x, y) * self.size).to_pos2()
        } else {
            pos2(0.76 * self.size.x * x, 0.075 * self.size.y + 0.75 * self.size.y * y)
        }
    }

    fn button(&mut self) -> PointerButton {
        if self.chance.below(5) == 0 { PointerButton::Secondary } else { PointerButton::Primary }
    }

    fn named(&mut self) -> Action {
        let nodes = self.window.harness.root().children_recursive();
        let names: Vec<String> = nodes
            .filter(|node| node.accesskit_node().raw_bounds().is_some())
            .filter_map(|node| node.accesskit_node().label())
            .collect();
        if names.is_empty() {
            return Action::Wait(1);
        }
        let name = self.chance.one_of(&names);
        Action::ClickNamed(name, self.button())
    }
}

impl Hands {
    fn beside_a_window() -> (TestWindow, Self) {
        let folder = TempDir::new().unwrap();
        let hands = Self { folder, frames: 0 };
        (TestWindow::on_file(&hands.file(), SMALL), hands)
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("small.ron")
    }

    /// Carries out the actions of one frame, and checks that nothing else has happened.
    fn perform(&mut self, window: &mut TestWindow, frame: &[Action]) {
        let written = std::fs::read(self.file()).unwrap();
        let before = window.text();
        for action in frame {
            act(window, action);
        }
        window.harness.step();
        assert!(window.step() <= window.last(), "the step is one of the search that is shown");
        let is_written = std::fs::read(self.file()).unwrap();
        let saved = [before, window.text()];
        assert!(
            is_written == written || saved.iter().any(|text| text.as_bytes() == is_written),
            "the file is as it was, or is the document that was saved: {}",
            String::from_utf8_lossy(&is_written)
        );
        self.frames += 1;
        if self.frames.is_multiple_of(FRAMES_A_CHECK) {
            window.settle();
            check_sentence(window);
        }
    }
}

/// What is read aloud is never the sentence of a step beside the one that is shown.
fn check_sentence(window: &TestWindow) {
    let app = window.app();
    let words = Words::new(app.settings().language);
    let lane = app.session().own_lane();
    let sentence = |step| match lane {
        Lane::Sampled(mcts) => mcts_text::caption(&words, mcts.recording(), step).plain(),
        Lane::Search(search) => narration::caption(&words, search.recording(), step).plain(),
    };
    let (step, len) = match lane {
        Lane::Sampled(mcts) => (mcts.step(), mcts.recording().len()),
        Lane::Search(search) => (search.step(), search.trace().len()),
    };
    let shown = sentence(step);
    let nodes = window.harness.root().children_recursive().map(|node| node.accesskit_node());
    let live = nodes.filter(|node| node.live() == Live::Polite).filter_map(|node| node.label());
    for text in live.filter(|text| *text != shown) {
        let neighbors = step.saturating_sub(3)..=(step + 3).min(len);
        let other = neighbors.filter(|&other| other != step).find(|&other| sentence(other) == text);
        assert!(app.session().split().is_some() || other.is_none(), "step {step}: “{text}” is of step {other:?}");
    }
}

fn push(window: &mut TestWindow, event: Event) {
    window.harness.input_mut().events.push(event);
}

fn press_button(window: &mut TestWindow, pos: Pos2, button: PointerButton, pressed: bool) {
    push(window, Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
}

fn click(window: &mut TestWindow, place: Pos2, button: PointerButton, times: usize) {
    push(window, Event::PointerMoved(place));
    for pressed in [true, false].repeat(times) {
        press_button(window, place, button, pressed);
    }
}

fn act(window: &mut TestWindow, action: &Action) {
    match *action {
        Action::Press(modifiers, key) => {
            for pressed in [true, false] {
                push(window, Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
            }
        }
        Action::Click(place, button, times) => click(window, place, button, times),
        Action::ClickNamed(ref name, button) => {
            if let Some(place) = place_of(window, name) {
                click(window, place, button, 1);
            }
        }
        Action::Hover(place) => push(window, Event::PointerMoved(place)),
        Action::Drag(from, to) => {
            push(window, Event::PointerMoved(from));
            press_button(window, from, PointerButton::Primary, true);
            window.harness.step();
            push(window, Event::PointerMoved(from.lerp(to, 0.5)));
            window.harness.step();
            push(window, Event::PointerMoved(to));
            press_button(window, to, PointerButton::Primary, false);
        }
        Action::Wheel(by) => push(
            window,
            Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: vec2(0.0, by),
                phase: TouchPhase::Move,
                modifiers: Modifiers::NONE,
                source: egui::MouseWheelSource::Wheel,
            },
        ),
        Action::Type(text) => push(window, Event::Text(text.to_owned())),
        Action::Paste(text) => push(window, Event::Paste(text.to_owned())),
        Action::Drop(text) => window.push_dropped(Path::new(""), text.as_bytes()),
        Action::Resize(size) => {
            window.harness.set_size(size);
        }
        Action::ChooseNothing => window.will_choose(FileChoice::Nothing),
        Action::Wait(frames) => window.harness.run_steps(frames),
    }
}

/// The middle of the first thing that has this name.
#[expect(clippy::cast_possible_truncation, reason = "a place in a window")]
fn place_of(window: &TestWindow, name: &str) -> Option<Pos2> {
    let mut nodes = window.harness.root().children_recursive().map(|node| node.accesskit_node());
    let bounds = nodes.find(|node| node.label().as_deref() == Some(name))?.raw_bounds()?;
    Some(pos2((bounds.x0 + bounds.x1) as f32 / 2.0, (bounds.y0 + bounds.y1) as f32 / 2.0))
}

/// How a failure came about.
type Failure = Box<dyn Any + Send>;

fn message(failure: &(dyn Any + Send)) -> &str {
    let text = failure.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| failure.downcast_ref::<&str>().copied()).unwrap_or("no message")
}

/// Does it all again in another window.
fn failure_of(frames: &[Frame]) -> Option<Failure> {
    let (mut window, mut hands) = Hands::beside_a_window();
    catch_unwind(AssertUnwindSafe(|| frames.iter().for_each(|frame| hands.perform(&mut window, frame)))).err()
}

/// Leaves out what the failure does without: halves, quarters, and so on to single frames (delta debugging, Zeller and
/// Hildebrandt 2002), and then single actions. A failure that does not come again is told with all that was done.
fn shrunk(mut frames: Vec<Frame>, mut failure: Failure) -> (Vec<Frame>, Failure) {
    let mut attempts = 0;
    let mut length = frames.len();
    while length > 0 {
        let mut from = 0;
        while from < frames.len() && attempts < MOST_ATTEMPTS {
            attempts += 1;
            let mut fewer = frames.clone();
            fewer.drain(from..(from + length).min(frames.len()));
            match failure_of(&fewer) {
                Some(again) => (frames, failure) = (fewer, again),
                None => from += length,
            }
        }
        length /= 2;
    }
    for at in 0..frames.len() {
        for action in (0..frames[at].len()).rev() {
            let mut fewer = frames.clone();
            fewer[at].remove(action);
            if let Some(again) = failure_of(&fewer) {
                (frames, failure) = (fewer, again);
            }
        }
    }
    (frames, failure)
}

/// A number from the environment, for more than usual.
pub fn wanted(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}
