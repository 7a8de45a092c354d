//! What kalah, babilego and nim promise as games among others: every search agrees on them, and files keep them.

use crate::core::counted_positions::{a_babilego, a_kalah, a_nim};
use crate::core::trees::plain_minimax::value;
use crate::words::files::loaded;
use poda::file::{load, save};
use poda::game::any::AnyGame;
use poda::game::babilego::{Babilego, SowingOrder};
use poda::game::kalah::Kalah;
use poda::game::{Game, GameView, Outcome};
use poda::i18n::narration::caption;
use poda::i18n::node_names::NodeNames;
use poda::i18n::{Language, Words};
use poda::picture::Notation;
use poda::picture::TreeLayout;
use poda::score::{Bound, CutOn, Interval, Player};
use poda::search::{Algorithm, Fail, SearchConfig};
use poda::trace::limits::Limits;
use poda::trace::recorder::{record, record_passes};
use poda::trace::{NodeId, Story};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    /// Where the same side may move twice running, all algorithms find what minimax is defined to be, and whatever is
    /// said of a node is true of it.
    #[test]
    fn games_with_extra_turns_are_worth_the_same_to_every_search(
        game in prop_oneof![a_kalah(), a_babilego(), a_nim()],
        [is_hard, is_strict] in any::<[bool; 2]>(),
        depth in 0_usize..5,
    ) {
        let depth = if matches!(&game, AnyGame::Babilego(game) if game.sowing() == SowingOrder::Choice) { depth.min(2) } else { depth };
        for algorithm in Algorithm::CORRECT.into_iter().filter(|algorithm| algorithm.properties().finds_minimax_value) {
            let fail = if is_hard { Fail::Hard } else { Fail::Soft };
            let cut_on = if is_strict { CutOn::Strict } else { CutOn::Equal };
            let config = SearchConfig { algorithm, fail, cut_on, depth: Some(depth), ..SearchConfig::default() };
            let passes = record_passes(&config, &game, Limits::nodes(usize::MAX), &());
            let worth = value(&game, Some(depth));
            prop_assert_eq!(passes.proved(), Interval { low: worth, high: worth });
            for recording in passes.iter() {
                let trace = recording.trace();
                for node in trace.nodes() {
                    let Some((score, bound)) = trace.result(node) else { continue };
                    let depth = recording.config().depth.expect("there is a limit");
                    let truth = value(&recording.position(node), Some(depth - trace.ply(node)));
                    prop_assert!(match bound {
                        Bound::Exact => truth == score,
                        Bound::Lower => score <= truth,
                        Bound::Upper => truth <= score,
                    }, "{algorithm:?}: {} returns {score} as {bound:?}, and is worth {truth}", recording.id(node));
                }
            }
        }
    }

    /// A game is over where there are no moves, and nowhere else; and then the sum says who has won.
    #[test]
    fn a_game_without_moves_is_over(game in prop_oneof![a_kalah(), a_babilego(), a_nim()], moves in prop::collection::vec(any::<prop::sample::Index>(), 0..40)) {
        let mut position = game;
        for index in moves {
            let mut legal = Vec::new();
            position.legal_moves(&mut legal);
            prop_assert_eq!(legal.is_empty(), position.outcome().is_some());
            let score = position.evaluate().score().get();
            match position.outcome() {
                Some(Outcome::Won(Player::Max)) => prop_assert!(score > 0.0),
                Some(Outcome::Won(Player::Min)) => prop_assert!(score < 0.0),
                Some(Outcome::Drawn) => prop_assert!(score == 0.0),
                None => {}
            }
            if legal.is_empty() {
                break;
            }
            position = position.after(legal[index.index(legal.len())]);
        }
    }
}

/// In the opening of kalah pit 2 moves again: the same side is to move at the root and below, and the row belongs to
/// neither.
#[test]
fn an_extra_turn_is_a_node_of_the_same_player_in_a_row_of_both() {
    let game = AnyGame::Kalah(Kalah::default());
    let recording = record(&SearchConfig { depth: Some(2), ..SearchConfig::default() }, &game, usize::MAX);
    let trace = recording.trace();
    let players: Vec<_> = trace.children(NodeId::ROOT).map(|child| trace.player(child)).collect();
    let (max, min) = (Player::Max, Player::Min);
    assert_eq!(players, [min, min, max, min, min, min]);
    let tree_layout = TreeLayout::new(&recording, Notation::Node);
    assert_eq!(tree_layout.row_turns[..2], [Some(max.into()), None]);
}

/// Where a sowing has gone and what was taken is said in both languages.
#[test]
fn moves_have_names_in_both_languages() {
    let names = |text: &str, nodes: [usize; 2]| {
        let document = load(format!("(version: 1, game: {text}, search: (depth: 2))").as_bytes()).unwrap();
        let recording = record(document.search().unwrap(), document.position(), usize::MAX);
        Language::AUTHORED.map(|language| {
            let words = Words::new(language);
            let names = NodeNames::new(&words, &recording);
            nodes.map(|node| names.move_subject(NodeId::new(node))).join("; ")
        })
    };
    assert_eq!(
        names("Kalah(south: [1, 0, 2], north: [1, 1, 1])", [1, 2]),
        ["Pit 1; Pit 1 → pit 1", "El hoyo 1; Hoyo 1 → hoyo 1"]
    );
    assert_eq!(
        names("Babilego(south: [[5, 1]], north: [[5]], sowing: Choice)", [1, 2]),
        ["Pit 1:1-5; Pit 1:5-1", "El hoyo 1:1-5; El hoyo 1:5-1"]
    );
    assert_eq!(
        names("Nim(piles: [2])", [1, 2]),
        [
            "1 from pile 1; 1 from pile 1 → 1 from pile 1",
            "Quitar 1 de la pila 1; Quitar 1 de la pila 1 → quitar 1 de la pila 1"
        ]
    );
}

/// No position is too large to be opened, searched a ply deep and told.
#[test]
fn the_largest_positions_are_searched_and_told() {
    let twenty = |pit: &str| format!("[{}]", vec![pit; 20].join(", "));
    let full = format!("[{}]", ["1"; 256].join(", "));
    for game in [
        format!("Kalah(south: {0}, north: {0}, south_store: 1000000000)", twenty("1000")),
        format!("Babilego(south: {0}, north: {0}, sowing: Choice)", twenty(&full)),
        format!("Nim(piles: {})", twenty("1000")),
    ] {
        let document = load(format!("(version: 1, game: {game}, search: (depth: 1))").as_bytes()).unwrap();
        let recording = record(document.search().unwrap(), document.position(), 100_000);
        let words = Words::new(Language::SPANISH);
        assert!(caption(&words, &recording, recording.trace().len()).plain().len() < 1_000);
        assert_eq!(load(save(&document).as_bytes()).unwrap(), document);
    }
}

/// With the mover's choice a lap piles tokens up, and the orders to choose from stay within what can be tried.
#[test]
fn choosing_never_gets_out_of_hand() {
    let mut game = Babilego::opening(SowingOrder::Choice);
    for _ in 0..200 {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        let Some(&mv) = moves.last() else { return };
        assert!(moves.len() <= 6 * 5_040);
        game = game.after(mv);
    }
}

/// What is as usual need not be written; what is not stands on a line of its own.
#[test]
fn pits_and_piles_are_written_as_they_are_read() {
    let texts = [
        "Kalah()",
        "Kalah(\n        south: [3, 0],\n        south_store: 7,\n        north: [1, 2],\n        to_move: North,\n        max: North,\n    )",
        "Kalah(\n        north_store: 1,\n    )",
        "Babilego()",
        "Babilego(\n        south: [[1, 5, 10], []],\n        north: [[10, 1], [5]],\n        north_base: 20,\n        sowing: Choice,\n    )",
        "Nim()",
        "Nim(\n        piles: [1, 0, 1000],\n        misere: true,\n        to_move: Min,\n    )",
    ];
    for text in texts {
        let whole = format!("(\n    version: 1,\n    game: {text},\n)\n");
        assert_eq!(save(&loaded(&whole)), whole);
    }
}

/// Left out, pits and piles are the opening, South is to move, and South or the first to take is MAX.
#[test]
fn what_is_left_out_is_the_opening() {
    let same = |short: &str, long: &str| {
        let game = |text| loaded(&format!("(version: 1, game: {text})")).position().clone();
        assert_eq!(game(short), game(long));
    };
    same(
        "Kalah()",
        "Kalah(south: [4,4,4,4,4,4], north: [4,4,4,4,4,4], south_store: 0, north_store: 0, to_move: South, max: South)",
    );
    let row = "[[1,5,10],[1,5,10],[1,5,10],[1,5,10],[1,5,10],[1,5,10]]";
    same(
        "Babilego()",
        &format!(
            "Babilego(south: {row}, north: {row}, south_base: 0, north_base: 0, to_move: South, max: South, sowing: Ascending)"
        ),
    );
    same("Nim()", "Nim(piles: [3, 4, 5], misere: false, to_move: Max)");
}
