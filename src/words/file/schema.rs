//! The schema of position files, version 1: the names of the fields, and the words for the values of enums.
//!
//! Loading and saving share these tables, so that everything that is written can be read.

use poda_core::document::practice::{AskedKind, ExerciseKind};
use poda_core::document::wishes::{Evenness, Ties};
use poda_core::document::{LecturePanel, NoteReader, NotesPlace};
use poda_core::game::any::AnyGame;
use poda_core::game::babilego::SowingOrder;
use poda_core::game::mancala::MancalaSide;
use poda_core::game::marks::Mark;
use poda_core::score::Player;
use poda_core::search::mcts::MctsConfig;
use poda_core::search::setting::SettingRow;
use poda_core::search::{Algorithm, SearchConfig};
use poda_core::trace::StepSize;

/// The version of position files that is read and written.
pub(super) const VERSION: usize = 1;

/// Returns the names of the fields of rows. If there is room for more names, `algorithm` comes first.
const fn names<Config, const COUNT: usize>(rows: &[SettingRow<Config>]) -> [&'static str; COUNT] {
    let mut names = ["algorithm"; COUNT];
    let (first, mut index) = (COUNT - rows.len(), 0);
    while index < rows.len() {
        names[first + index] = rows[index].name;
        index += 1;
    }
    names
}

pub(super) const DOCUMENT: &[&str] = &[
    "version",
    "title",
    "notes",
    "game",
    "moves",
    "search",
    "beside",
    "run",
    "bookmarks",
    "practice",
    "reading",
    "lecture",
];
/// The fields of a text in several languages.
pub(super) const TEXT: &[&str] = poda_assets::LANGUAGES;
pub(super) const SEARCH: &[&str] = &names::<SearchConfig, { SearchConfig::SETTINGS.len() }>(SearchConfig::SETTINGS);
/// The fields of a Monte Carlo tree search: besides those of its rows, its algorithm.
pub(super) const MCTS: &[&str] = &names::<MctsConfig, { MctsConfig::SETTINGS.len() + 1 }>(MctsConfig::SETTINGS);
pub(super) const QUIET: &[&str] = &["change", "plies"];
/// The fields of the plan of an exam paper, and those of an exercise in it.
pub(super) const PLAN: &[&str] = &["version", "title", "exam"];
pub(super) const PLAN_ENTRY: &[&str] = &["lesson", "file", "wishes", "points", "title"];
/// The fields of an entry of a lecture, and those of them that a slide can have.
pub(super) const LECTURE_ENTRY: &[&str] = &[
    "lesson",
    "file",
    "position",
    "slide",
    "title",
    "step",
    "by",
    "panels",
    "notes",
    "values",
    "folded",
    "ask",
    "note",
    "for",
    "bookmarks",
];
pub(super) const SLIDE_ENTRY: &[&str] = &["slide", "ask", "note", "for"];
pub(super) const SLIDE: &[&str] = &["title", "text"];
/// The fields of a question of the lecturer's own, which a slide can have.
pub(super) const OWN_QUESTION: &[&str] = &["text", "choices", "right"];
pub(super) const BOOKMARK: &[&str] = &["step", "note"];
pub(super) const LECTURE_BOOKMARK: &[&str] = &["step", "note", "for"];
pub(super) const PRACTICE: &[&str] = &["exercise", "kinds", "attempts", "hide_values", "questions", "seed", "wishes"];
pub(super) const READING: &[&str] = &["by", "rounds", "asks"];
pub(super) const QUESTION: &[&str] = &["kind", "step"];
pub(super) const WISHES: &[&str] = &[
    "game",
    "depth",
    "algorithm",
    "fail",
    "cut_on",
    "shallow",
    "deep",
    "equal",
    "saves_subtree",
    "chance",
    "star1",
    "none_at_last_child",
    "careful_root",
];
pub(super) const WISHED_GAMES: &[&str] = &["Tree", "TicTacToe", "ConnectFour", "Kalah", "Nim"];
pub(super) const WISHED_TREE: &[&str] = &["branching", "values", "ties", "evenness", "first", "players"];
/// The fields of `TicTacToe` in `wishes`: it has none.
pub(super) const WISHED_TIC_TAC_TOE: &[&str] = &[];
pub(super) const WISHED_CONNECT_FOUR: &[&str] = &["columns", "rows", "connect"];
pub(super) const WISHED_KALAH: &[&str] = &["pits", "seeds"];
pub(super) const WISHED_NIM: &[&str] = &["piles", "objects"];

pub(super) const GAMES: &[&str] = AnyGame::NAMES;
pub(super) const TREE: &[&str] = &["tree", "root", "bounds", "wins", "players", "boards"];
/// The fields of `boards`.
pub(super) const BOARDS: &[&str] = &["grid", "pieces"];
pub(super) const NODE: &[&str] =
    &["name", "player", "move", "value", "estimate", "children", "chance", "w", "n", "prior", "board", "text"];
/// Whose results the counts `w` of `n` of a node are: MAX's, or those of the player who has moved there.
pub(super) const WINS: Variants<bool> = &[("Max", false), ("Mover", true)];

/// The name before weights in parentheses. Without parentheses, it means the default weights.
pub(super) const WEIGHTED: &str = "Weighted";

pub(super) const PLAYERS: Variants<Player> = &[("Max", Player::Max), ("Min", Player::Min)];
pub(super) const MARKS: Variants<Mark> = &[("X", Mark::X), ("O", Mark::O)];
pub(super) const SIDES: Variants<MancalaSide> = &[("South", MancalaSide::South), ("North", MancalaSide::North)];
pub(super) const SOWINGS: Variants<SowingOrder> = &[
    ("Ascending", SowingOrder::Ascending),
    ("Descending", SowingOrder::Descending),
    ("Fifo", SowingOrder::Fifo),
    ("Lifo", SowingOrder::Lifo),
    ("Choice", SowingOrder::Choice),
];
pub(super) const ALGORITHMS: Variants<Algorithm> = &{
    let mut names = [("", Algorithm::Minimax); Algorithm::EVERY.len()];
    let mut index = 0;
    while index < names.len() {
        let algorithm = Algorithm::EVERY[index];
        names[index] = (algorithm.properties().name, algorithm);
        index += 1;
    }
    // The default comes first.
    names.swap(0, 1);
    names
};
pub(super) const STEP_SIZES: Variants<StepSize> = &[
    ("Event", StepSize::Event),
    ("Node", StepSize::Visit),
    ("Result", StepSize::Result),
    ("Phase", StepSize::Phase),
    ("Iteration", StepSize::Iteration),
    ("Ten", StepSize::Ten),
    ("Hundred", StepSize::Hundred),
    ("Thousand", StepSize::Thousand),
    ("Bookmark", StepSize::Bookmark),
];
pub(super) const EXERCISES: Variants<ExerciseKind> = &[
    ("Predict", ExerciseKind::Predict),
    ("FillIn", ExerciseKind::FillIn),
    ("ImproveOrder", ExerciseKind::ImproveOrder),
];
pub(super) const QUESTION_KINDS: Variants<AskedKind> = &AskedKind::WORDS;
/// The algorithms that can be done by hand: of two sides first, and then of several players.
pub(super) const ALGORITHMS_BY_HAND: Variants<Algorithm> = &{
    let mut names = [ALGORITHMS[0]; 8];
    let mut index = 0;
    while index < 4 {
        let of_players = Algorithm::BY_HAND_OF_PLAYERS[index];
        names[index] = ALGORITHMS[index];
        names[index + 4] = (of_players.properties().name, of_players);
        index += 1;
    }
    names
};
pub(super) const TIES: Variants<Ties> =
    &[("Allowed", Ties::Allowed), ("Forbidden", Ties::Forbidden), ("Wanted", Ties::Wanted)];
pub(super) const EVENNESSES: Variants<Evenness> = &[("Uniform", Evenness::Uniform), ("Ragged", Evenness::Ragged)];

pub(super) const LECTURE_PANELS: Variants<LecturePanel> = &[
    ("Reason", LecturePanel::Reason),
    ("Stack", LecturePanel::Stack),
    ("Algorithm", LecturePanel::Algorithm),
    ("Board", LecturePanel::Board),
];
pub(super) const NOTES_PLACES: Variants<NotesPlace> =
    &[("Headline", NotesPlace::Headline), ("Panel", NotesPlace::Panel), ("None", NotesPlace::None)];

pub(super) const NOTE_READERS: Variants<NoteReader> =
    &[("Everyone", NoteReader::Everyone), ("Lecturer", NoteReader::Lecturer)];

/// The words of position files for the values of `T`. Each value has one word.
pub(super) type Variants<T> = &'static [(&'static str, T)];

pub fn step_size_name(size: StepSize) -> &'static str {
    variant_name(STEP_SIZES, &size)
}

/// Returns the word for a value, which must be in the table.
pub(super) fn variant_name<T: PartialEq>(variants: Variants<T>, value: &T) -> &'static str {
    variants.iter().find(|(_, other)| other == value).expect("every value has a word").0
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::document::wishes::WishedGame;
    use std::fmt::Debug;

    /// Checks that the words of these values are the names that the program uses.
    fn check<T: PartialEq + Debug>(variants: Variants<T>, all: impl IntoIterator<Item = T>) {
        for value in all {
            assert_eq!(variant_name(variants, &value), format!("{value:?}"));
        }
    }

    #[test]
    fn every_value_has_a_word() {
        check(SOWINGS, SowingOrder::ALL);
        check(EXERCISES, ExerciseKind::ALL);
        for (word, kind) in QUESTION_KINDS {
            assert_eq!(word.to_lowercase(), kind.name());
        }
        assert!(StepSize::ALL.iter().all(|size| STEP_SIZES.iter().any(|(_, other)| other == size)));
        check(LECTURE_PANELS, LecturePanel::ALL);
        check(NOTES_PLACES, NotesPlace::ALL);
        check(NOTE_READERS, NoteReader::ALL);
    }

    #[test]
    fn every_size_of_a_wished_game_has_its_name() {
        for (names, game) in [
            (WISHED_TIC_TAC_TOE, WishedGame::TicTacToe),
            (WISHED_CONNECT_FOUR, WishedGame::CONNECT_FOUR),
            (WISHED_KALAH, WishedGame::KALAH),
            (WISHED_NIM, WishedGame::NIM),
        ] {
            assert_eq!(names, game.sizes().into_iter().map(|(name, _)| name).collect::<Vec<_>>());
        }
    }
}
