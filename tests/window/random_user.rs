//! A user at random: presses keys, clicks, drags, types and opens documents, several in a frame.

use crate::test_window::{SMALL, TestWindow};
use egui::{Event, Key, Modifiers, MouseWheelUnit, PointerButton, Pos2, TouchPhase, pos2, vec2};
use egui_kittest::kittest::NodeT;
use poda::session::Origin;
use poda::ui::command::{UiCommand, table};
use poda::ui::files::FileChoice;
use poda::ui::shortcut::Shortcut;
use std::collections::VecDeque;
use std::fmt::Write as _;

/// So much of what was done last is told when something goes wrong.
const MOST_TOLD: usize = 40;

/// What is pasted: small trees, boards, searches in several passes, with a table, with a mistake, cut short, beside another.
pub const DOCUMENTS: [&str; 16] = [
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

    fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    fn share(&mut self) -> f32 {
        (self.next() >> 11) as f32 / (1_u64 << 53) as f32
    }
}

/// A user who acts at random.
pub struct RandomUser {
    pub window: TestWindow,
    chance: SplitMix64,
    /// The last actions, for the report of a failure.
    done: VecDeque<String>,
    pointer: Pos2,
}

impl Drop for RandomUser {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the last that was done:");
            self.done.iter().for_each(|done| eprintln!("{done}"));
        }
    }
}

impl RandomUser {
    pub fn new(seed: u64) -> Self {
        let window = TestWindow::on(SMALL, Origin::Lesson(0));
        Self { window, chance: SplitMix64(seed), done: VecDeque::new(), pointer: pos2(400.0, 300.0) }
    }

    /// Does one to three things within a frame.
    pub fn act(&mut self) {
        for _ in 0..=self.chance.below(3) {
            let mut log = String::new();
            self.do_anything(&mut log);
            self.done.push_back(log);
            if MOST_TOLD < self.done.len() {
                self.done.pop_front();
            }
        }
        self.window.harness.step();
    }

    fn push(&mut self, event: Event) {
        self.window.harness.input_mut().events.push(event);
    }

    fn do_anything(&mut self, log: &mut String) {
        match self.chance.below(100) {
            0..=24 => self.press_a_shortcut(log),
            // What answers a question, if one is asked.
            25 => {
                let keys = [Key::E, Key::Q, Key::Num1, Key::Num2, Key::Enter, Key::Enter, Key::ArrowRight];
                let key = *self.chance.one_of(&keys);
                self.press(key, Modifiers::NONE, log);
            }
            // What shows another tree, or two, most easily.
            26..=29 => {
                let keys = [
                    (Key::S, Modifiers::NONE),
                    (Key::Z, Modifiers::COMMAND | Modifiers::CTRL),
                    (Key::V, Modifiers::NONE),
                ];
                let (key, modifiers) = *self.chance.one_of(&keys);
                self.press(key, modifiers, log);
            }
            30..=36 => {
                let keys = [Key::Tab, Key::Enter, Key::Escape, Key::Space, Key::ArrowDown, Key::ArrowUp];
                let key = *self.chance.one_of(&keys);
                self.press(key, Modifiers::NONE, log);
            }
            37..=42 => {
                let keys = [Key::ArrowDown, Key::ArrowUp, Key::ArrowLeft, Key::ArrowRight];
                let key = *self.chance.one_of(&keys);
                self.press(key, Modifiers::ALT, log);
            }
            43..=62 => self.click_somewhere(log),
            63..=72 => self.click_a_control(log),
            73..=82 => {
                self.pointer = self.somewhere();
                let _ = write!(log, "hover {}", self.pointer);
                self.push(Event::PointerMoved(self.pointer));
            }
            83..=86 => {
                let delta = vec2(0.0, 300.0 * (self.chance.share() - 0.5));
                let _ = write!(log, "wheel {delta}");
                let (unit, phase) = (MouseWheelUnit::Point, TouchPhase::Move);
                self.push(Event::MouseWheel {
                    unit,
                    delta,
                    phase,
                    modifiers: Modifiers::NONE,
                    source: egui::MouseWheelSource::Wheel,
                });
            }
            87..=89 => self.drag(log),
            90..=93 => {
                let text = *self.chance.one_of(&["3", "-7", "B", "12", "0/1", "root", "∞", "corner", "abc"]);
                let _ = write!(log, "type {text}");
                self.push(Event::Text(text.to_owned()));
            }
            94..=96 => {
                let text = *self.chance.one_of(&DOCUMENTS);
                let _ = write!(log, "paste {text}");
                self.push(Event::Paste(text.to_owned()));
            }
            97 => {
                let _ = write!(log, "a choice in the next dialog");
                self.window.will_choose(FileChoice::Nothing);
            }
            _ => {
                let _ = write!(log, "frames");
                self.window.harness.run_steps(3);
            }
        }
    }

    fn press_a_shortcut(&mut self, log: &mut String) {
        let bound: Vec<_> = table().filter(|row| !row.keys.is_empty()).collect();
        let row = *self.chance.one_of(&bound);
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
            return self.press(Key::S, Modifiers::NONE, log);
        }
        let Shortcut { command, shift, key, .. } = *self.chance.one_of(row.keys);
        let modifiers = Modifiers { shift, command, ctrl: command, ..Modifiers::NONE };
        self.press(key, modifiers, log);
    }

    fn press(&mut self, key: Key, modifiers: Modifiers, log: &mut String) {
        let _ = write!(log, "key {modifiers:?} {key:?}");
        for pressed in [true, false] {
            self.push(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
        }
    }

    /// A place in the window, most often in the tree.
    fn somewhere(&mut self) -> Pos2 {
        let (x, y) = (self.chance.share(), self.chance.share());
        if self.chance.below(4) == 0 { pos2(1280.0 * x, 800.0 * y) } else { pos2(970.0 * x, 60.0 + 600.0 * y) }
    }

    fn click_somewhere(&mut self, log: &mut String) {
        let place = self.somewhere();
        let button = if self.chance.below(5) == 0 { PointerButton::Secondary } else { PointerButton::Primary };
        let times = 1 + self.chance.below(4) / 3;
        let _ = write!(log, "{times} × {button:?} at {place}");
        self.click(place, button, times);
    }

    fn click(&mut self, place: Pos2, button: PointerButton, times: usize) {
        self.pointer = place;
        self.push(Event::PointerMoved(place));
        for pressed in [true, false].repeat(times) {
            self.push(Event::PointerButton { pos: place, button, pressed, modifiers: Modifiers::NONE });
        }
    }

    /// A click on something that has a name: a button, a line of a menu, a node.
    #[expect(clippy::cast_possible_truncation, reason = "a place in a window")]
    fn click_a_control(&mut self, log: &mut String) {
        let named: Vec<(String, Pos2)> = self
            .window
            .harness
            .root()
            .children_recursive()
            .filter_map(|node| {
                let bounds = node.accesskit_node().raw_bounds()?;
                let center = pos2((bounds.x0 + bounds.x1) as f32 / 2.0, (bounds.y0 + bounds.y1) as f32 / 2.0);
                Some((node.accesskit_node().label()?, center))
            })
            .collect();
        if named.is_empty() {
            return;
        }
        let (name, place) = self.chance.one_of(&named).clone();
        let _ = write!(log, "click “{name}”");
        let button = if self.chance.below(5) == 0 { PointerButton::Secondary } else { PointerButton::Primary };
        self.click(place, button, 1);
    }

    fn drag(&mut self, log: &mut String) {
        let (from, to) = (self.somewhere(), self.somewhere());
        let _ = write!(log, "drag from {from} to {to}");
        let button = |pos, pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.push(Event::PointerMoved(from));
        self.push(button(from, true));
        self.window.harness.step();
        self.push(Event::PointerMoved(from.lerp(to, 0.5)));
        self.window.harness.step();
        self.push(Event::PointerMoved(to));
        self.push(button(to, false));
        self.pointer = to;
    }
}

/// A number from the environment, for more than usual.
pub fn wanted(variable: &str, usual: u64) -> u64 {
    std::env::var(variable).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}
