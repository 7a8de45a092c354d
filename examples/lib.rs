//! The lessons and the lectures that are bundled with Poda: one folder for each group of lessons, and the folder
//! `lectures`.
//!
//! The lists below are in teaching order. A lesson's number is its index in its list, so that a new lesson does not
//! rename any other. Position files are plain text here, and this crate does not parse them.

/// A file: its permanent name, which is its file name without the extension, and its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BundledFile {
    /// The permanent name, such as `a-to-n`. Links and course pages refer to it.
    pub name: &'static str,
    /// The contents of the file. `None` in the program for browsers, which asks the page for them, because a reader needs few of them.
    pub text: Option<&'static str>,
}

/// Lessons that are listed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonGroup {
    /// The name of the group's folder. The id of the message with its title is `lesson-group-` followed by this name.
    pub name: &'static str,
    /// The lessons of the group in teaching order.
    pub lessons: &'static [BundledFile],
}

/// The files of a folder, given their names.
macro_rules! folder {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        &[$(BundledFile { name: $name, text: text!(concat!($folder, "/", $name, ".ron")) }),+]
    };
}

/// The text of a file.
#[cfg(not(target_family = "wasm"))]
macro_rules! text {
    ($path:expr) => {
        Some(include_str!($path))
    };
}
#[cfg(target_family = "wasm")]
macro_rules! text {
    ($path:expr) => {
        None
    };
}

/// A group with the lessons of the folder of that name.
macro_rules! group {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        LessonGroup { name: $folder, lessons: folder!($folder: $($name),+) }
    };
}

/// All lessons in teaching order.
pub const LESSONS: &[LessonGroup] = &[
    group!("trees": "first-tree", "two-by-two", "layers", "five-levels", "three-by-three-minimax"),
    group!("pruning":
        "enough-seen", "last-child", "three-by-three-alpha-beta", "first-cutoff", "shallow-cutoff", "deep-cutoff",
        "a-to-n", "worst-value"),
    group!("tic-tac-toe":
        "open-lines-empty", "open-lines-centre", "open-lines-edges", "open-lines-crowded", "tic-tac-toe-move-1",
        "tic-tac-toe-move-1-alpha-beta", "tic-tac-toe-move-2", "tic-tac-toe-move-3", "tic-tac-toe-move-3-alpha-beta"),
    group!("variants": "negamax", "a-to-n-negamax", "ties"),
    group!("limits": "end-game", "depth-limit", "extra-turn"),
    group!("games":
        "connect-three", "the-only-move", "othello-opening", "othello-pass", "kalah-another-turn", "kalah-end-game",
        "babilego-order", "babilego-opening", "nim", "nim-misere"),
    group!("weights": "weights", "othello-weights"),
    group!("mistakes": "negamax-extra-turn", "always-negating", "wrong-bound", "last-best"),
    group!("whole-game": "move-after-move"),
    group!("order": "killer", "history"),
    group!("clever":
        "table", "scout", "again", "quiet", "iterative-deepening", "time-is-over",
        "aspiration", "mtdf", "bound-no-value"),
    group!("levels": "beginner", "normal", "expert"),
    group!("replies": "tic-tac-toe-reply", "tic-tac-toe-forced-reply"),
    group!("runs": "first-run", "cut-too-many", "window-not-passed"),
    group!("chance":
        "coin", "careless-opponent", "no-guarantee", "size-matters", "max-chance-min", "without-bounds", "star1", "star2",
        "pig", "twenty48"),
    group!("several-players":
        "three-players", "paranoid", "equal-for-me", "deep-fails", "shallow-pruning", "coalition"),
    group!("boards": "breakthrough", "king-and-rook"),
    group!("monte-carlo":
        "four-phases", "tried-less", "no-exploration", "much-exploration", "twenty-rollouts", "trap", "visits-converge",
        "as-many-positions", "drawn-outcomes", "prior-no-proof", "rollouts-to-values"),
];

/// A small game in Python that `--game` plays, for a game of somebody's own to begin with.
pub const GAME: &str = include_str!("games/skeleton.py");

/// All lectures.
pub const LECTURES: &[BundledFile] = folder!("lectures": "minimax", "alpha-beta", "tic-tac-toe-game");
