//! What a position file says about practising: what loads, what it means, and what becomes of it when the document
//! changes.

use crate::words::files::loaded;
use crate::words::generated::wishes_of;
use poda::document::practice::{AskedKind, AskedKinds, Attempts, ChosenQuestion, ExerciseKind, MctsQuestionKind};
use poda::document::wishes::{CountRange, Evenness, NumberRange, Ties, TreeWishes, WishedGame, Wishes};
use poda::document::{Document, Practice, QuestionKind};
use poda::file::{save, save_preserving_fields};
use poda::game::any::AnyGame;
use poda::score::Player;
use poda::search::{Algorithm, Fail, SearchConfig};
use poda::session::history::{History, Origin};
use poda::trace::TimelineStep;
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

const EXAMPLE: &str = r"(
    version: 1,
    game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]),
    practice: (
        exercise: FillIn,
        kinds: [Value, Cut],
        attempts: 1,
        hide_values: true,
        questions: [
            (kind: Cut, step: 12),
            (kind: Value, step: 20),
        ],
        seed: 42,
        wishes: (
            game: Tree(branching: 3, values: (2, 14)),
            depth: 2,
            fail: Hard,
            shallow: 1,
            equal: (0, 2),
        ),
    ),
)
";

#[test]
fn a_file_means_what_it_says() {
    let question = |kind: QuestionKind, step| ChosenQuestion { kind: kind.into(), step: TimelineStep::new(step) };
    let tree = TreeWishes {
        branching: NumberRange { min: 3, max: 3 },
        values: NumberRange { min: 2, max: 14 },
        ..TreeWishes::default()
    };
    let practice = Practice {
        exercise: ExerciseKind::FillIn,
        kinds: AskedKinds::from([QuestionKind::Value, QuestionKind::Cut].map(AskedKind::Search)).or_usual(),
        attempts: Attempts::One,
        hide_values: true,
        questions: vec![question(QuestionKind::Cut, 12), question(QuestionKind::Value, 20)],
        seed: Some(42),
        wishes: Some(Wishes {
            game: WishedGame::Tree(tree),
            depth: Some(2),
            fail: Fail::Hard,
            shallow: CountRange::at_least(1),
            equal: CountRange { min: 0, max: Some(2) },
            ..Wishes::default()
        }),
    };
    assert_eq!(loaded(EXAMPLE).practice, Some(practice));
    assert_eq!(loaded("(version: 1, game: Nim(), practice: ())").practice, Some(Practice::default()));
    assert_eq!(loaded("(version: 1, game: Nim())").practice, None);
}

#[test]
fn the_kinds_about_each_search_are_chosen_alone() {
    let kinds = |kinds: &str| {
        let text = format!("(version: 1, game: Nim(), search: (algorithm: Mcts), practice: (kinds: [{kinds}]))");
        let document = poda::file::load_for_any_search(text.as_bytes()).unwrap();
        let saved = save(&document);
        assert_eq!(poda::file::load_for_any_search(saved.as_bytes()).as_ref(), Ok(&document), "{saved}");
        (document.practice.unwrap().kinds, saved)
    };
    let (select, saved) = kinds("Select");
    assert_eq!(select, AskedKinds::from([MctsQuestionKind::Select.into()]).or_usual());
    assert!(saved.contains("kinds: [Select]"), "{saved}");
    let (value, saved) = kinds("Value");
    assert_eq!(value, AskedKinds::from([QuestionKind::Value.into()]).or_usual());
    assert!(saved.contains("kinds: [Value]"), "{saved}");
    let (both, _) = kinds("Decide, Value");
    assert_eq!(both, AskedKinds::from([QuestionKind::Value.into(), MctsQuestionKind::Decide.into()]));
    assert_eq!(kinds("Select, Term, Backup, Decide").0, AskedKinds::default());
}

#[test]
fn a_saved_file_is_laid_out_for_people() {
    assert_eq!(save(&loaded(EXAMPLE)), EXAMPLE);
    let short = "(\n    version: 1,\n    game: Nim(),\n    practice: (attempts: 1, seed: 42),\n)\n";
    assert_eq!(save(&loaded(short)), short);
    let empty = "(\n    version: 1,\n    game: Nim(),\n    practice: (),\n)\n";
    assert_eq!(save(&loaded(empty)), empty);
    let without = "(\n    version: 1,\n    game: Nim(),\n)\n";
    assert_eq!(save(&loaded(without)), without);
}

#[test]
fn a_comment_in_practice_is_read_over_and_seen() {
    let text = EXAMPLE.replace("seed: 42,", "seed: 42, // the answer");
    assert_eq!(loaded(&text), loaded(EXAMPLE));
    assert!(poda::file::has_comments(&text));
    assert_eq!(save_preserving_fields(&loaded(&text), &text), EXAMPLE);
}

#[test]
fn another_position_has_no_seed_and_no_wishes() {
    let document = loaded(EXAMPLE);
    let mut practice = document.practice.clone().unwrap();

    let played = {
        let mut game = document.game.clone();
        game.play(game.legal_moves()[0]);
        document.with_game(game)
    };
    assert_eq!(played.practice, document.practice, "the start of the game is the same");
    let search = SearchConfig { algorithm: Algorithm::Minimax, ..*document.search().unwrap() };
    assert_eq!(document.with_search(search).practice, document.practice);
    assert_eq!(document.with_position(document.position().clone()).practice, document.practice);

    let AnyGame::Tree(other) =
        loaded("(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 7]]))").position().clone()
    else {
        panic!("a tree");
    };
    (practice.seed, practice.wishes) = (None, None);
    let changed = document.with_position(AnyGame::Tree(other));
    assert_eq!(changed.practice, Some(practice.clone()));
    assert_eq!(document.with_game(changed.game).practice, Some(practice));
}

#[test]
fn a_change_of_practice_can_be_undone_and_is_asked_about() {
    let document = loaded(EXAMPLE);
    let mut history = History::new(document.clone(), Origin::New);
    assert_eq!(history.chosen_questions().len(), 2);
    history.change(Document {
        practice: Some(Practice { attempts: Attempts::Two, ..document.practice.clone().unwrap() }),
        ..document.clone()
    });
    assert!(history.is_edited() && !history.differs_only_in_search());
    // The questions are about the position and the search, which are as they were.
    assert_eq!(history.chosen_questions().len(), 2);
    history.undo();
    assert!(!history.is_edited());
    assert_eq!(history.document(), &document);
    history.redo();
    assert_eq!(history.document().practice.as_ref().unwrap().attempts, Attempts::Two);

    let search = SearchConfig { algorithm: Algorithm::Minimax, ..*document.search().unwrap() };
    history.change(history.document().with_search(search));
    assert!(history.chosen_questions().is_empty(), "another search has other steps");
}

fn spans<Number: Copy + PartialOrd + std::fmt::Debug>(
    numbers: impl Strategy<Value = Number> + Clone,
) -> impl Strategy<Value = NumberRange<Number>> {
    (numbers.clone(), numbers).prop_map(|(one, other)| {
        if one <= other { NumberRange { min: one, max: other } } else { NumberRange { min: other, max: one } }
    })
}

fn counts() -> impl Strategy<Value = CountRange> {
    prop_oneof![
        (0..=CountRange::MAX).prop_map(CountRange::at_least),
        spans(0..=CountRange::MAX).prop_map(|NumberRange { min, max }| CountRange { min, max: Some(max) })
    ]
}

fn wished_games() -> impl Strategy<Value = WishedGame> {
    let limit = TreeWishes::MAX_VALUE;
    let trees = (
        spans(1..=TreeWishes::MAX_BRANCHING),
        spans(-limit..=limit),
        select(vec![Ties::Allowed, Ties::Forbidden, Ties::Wanted]),
        select(vec![Evenness::Uniform, Evenness::Ragged]),
        select(vec![Player::Max, Player::Min]),
    );
    prop_oneof![
        trees.prop_map(|(branching, values, ties, evenness, first)| {
            WishedGame::Tree(TreeWishes { branching, values, ties, evenness, first, players: None })
        }),
        Just(WishedGame::TicTacToe),
        (1..=20_usize, 1..=20_usize, 1..=20_usize).prop_map(|(columns, rows, connect)| WishedGame::ConnectFour {
            columns,
            rows,
            connect
        }),
        (1..=20_usize, 1..=50_usize).prop_map(|(pits, seeds)| WishedGame::Kalah { pits, seeds }),
        (1..=20_usize, 1..=100_usize).prop_map(|(piles, objects)| WishedGame::Nim { piles, objects }),
    ]
}

prop_compose! {
    fn wishes()(
        game in wished_games(),
        depth in of(1..=Wishes::MAX_DEPTH),
        algorithm in select(vec![
            Algorithm::AlphaBeta, Algorithm::Minimax, Algorithm::Negamax, Algorithm::NegamaxAlphaBeta,
        ]),
        choices in any::<[bool; 4]>(),
        ranges in std::array::from_fn(|_| counts()),
    ) -> Wishes {
        wishes_of(game, depth, algorithm, ranges, choices)
    }
}

fn asked_kinds() -> Vec<AskedKind> {
    AskedKind::all().collect()
}

prop_compose! {
    /// Random decisions about practising: `files` checks that they are saved and loaded.
    pub fn practices()(
        exercise in select(ExerciseKind::ALL.to_vec()),
        kinds in subsequence(asked_kinds(), 1..=asked_kinds().len()),
        [is_once, hide_values] in any::<[bool; 2]>(),
        questions in proptest::collection::vec((select(asked_kinds()), any::<usize>()), 0..4),
        seed in of(any::<u64>()),
        wishes in of(wishes()),
    ) -> Practice {
        Practice {
            exercise,
            kinds: kinds.into_iter().collect::<AskedKinds>().or_usual(),
            attempts: if is_once { Attempts::One } else { Attempts::Two },
            hide_values,
            questions: questions.into_iter().map(|(kind, step)| ChosenQuestion { kind, step: TimelineStep::new(step) }).collect(),
            seed,
            wishes,
        }
    }
}
