//! Position files: what loads, what it means, and that saving and loading returns the same document.

use crate::core::counted_positions::{a_babilego, a_kalah, a_nim};
use crate::core::trees::configs::{sample_mcts_settings, sample_settings};
use crate::words::practice_files::practices;
use poda::document::{
    Bookmark, Document, LocalizedText, Reading, Searches, at_searchable_depth, check_depth, check_mcts,
};
use poda::file::{
    has_comments, load, load_for_any_search, load_tree, load_with_players, save, save_preserving_fields, write_tree,
};
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::game::connect_four::{self, ConnectFour};
use poda::game::evaluation::EvaluationFunction;
use poda::game::marks::Mark;
use poda::game::othello::Othello;
use poda::game::tic_tac_toe::{CellOrder, TicTacToe, TicTacToeRules};
use poda::game::tree::editing::TreeEdit;
use poda::game::tree::{Tree, TreeNode};
use poda::game::weighted::{FeatureWeight, Weights};
use poda::i18n::Language;
use poda::lessons;
use poda::score::Player::{Max, Min};
use poda::score::{CutOn, Player, Score, Window};
use poda::search::mcts::MctsConfig;
use poda::search::ordering::{MoveOrdering, StaticOrder};
use poda::search::{Algorithm, AnySearch, Fail, Merge, Quiescence, SearchConfig};
use poda::trace::{StepSize, TimelineStep};
use proptest::prelude::*;
use std::sync::Arc;

pub(crate) fn loaded(text: &str) -> Document {
    load(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn tree_of(document: &Document) -> &Tree {
    match document.position() {
        AnyGame::Tree(tree) => tree,
        other => panic!("{other:?} is no tree"),
    }
}

const EXAMPLE: &str = r#"(
    version: 1,
    title: "AIMA figure 5.2", // a comment
    notes: (en: "Why C is cut.", es: "Por qué se poda C."),
    game: Tree(root: Max, tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]),
    search: (algorithm: AlphaBeta, fail: Hard),
    bookmarks: [(step: 12, note: "first cutoff"), (step: 40)],
)
"#;

#[test]
fn a_file_means_what_it_says() {
    let document = loaded(EXAMPLE);
    assert_eq!(document.title, Some(LocalizedText::Same("AIMA figure 5.2".into())));
    assert_eq!(document.notes.as_ref().unwrap().in_language(Language::SPANISH), "Por qué se poda C.");
    assert_eq!(*document.search().unwrap(), SearchConfig { fail: Fail::Hard, ..SearchConfig::default() });
    assert_eq!(tree_of(&document).ids()[2..6], ["0/0", "0/1", "0/2", "1"]);
    assert_eq!(
        document.bookmarks,
        [
            Bookmark { note: Some(LocalizedText::Same("first cutoff".into())), ..Bookmark::new(TimelineStep::new(12)) },
            Bookmark::new(TimelineStep::new(40))
        ]
    );
}

#[test]
fn a_saved_file_is_laid_out_for_people() {
    let saved = r#"(
    version: 1,
    title: "AIMA figure 5.2",
    notes: (
        en: "Why C is cut.",
        es: "Por qué se poda C.",
    ),
    game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]),
    search: (fail: Hard),
    bookmarks: [
        (step: 12, note: "first cutoff"),
        (step: 40),
    ],
)
"#;
    assert_eq!(save(&loaded(EXAMPLE)), saved);

    let board = r#"(
    version: 1,
    game: TicTacToe(
        board: [
            "X..",
            ".O.",
            "...",
        ],
        max: O,
        evaluation: Outcome,
        cells: [4, 0, 2, 6, 8, 1, 3, 5, 7],
    ),
    search: (algorithm: Minimax, cut_on: Strict, depth: 2, window: (-inf, 0.5), merge_symmetric: true, merge_plies: 1),
)
"#;
    assert_eq!(save(&loaded(board)), board);
    assert_eq!(save(&loaded("(version: 1, game: TicTacToe())")), "(\n    version: 1,\n    game: TicTacToe(),\n)\n");
}

#[test]
fn a_tree_too_wide_for_a_line_is_broken_at_its_branches() {
    let text = r#"(
    version: 1,
    game: Tree(
        root: Min,
        tree: [
            (name: "A", move: "to A", children: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
            [
                (name: "B", player: Max, move: "to B", children: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
                (name: "C", value: -inf),
            ],
        ],
    ),
)
"#;
    assert_eq!(save(&loaded(text)), text);
}

#[test]
fn every_way_of_ron_to_write_a_number_is_understood() {
    let tree =
        load_tree("[1_000, 0xff, -0b11, 0o17, +7, .5, 5., 1e3, -2.5E-1, 3f64, 4u8, inf, -inf, +inf, -0.0, 1e-999]");
    let values: Vec<f64> = tree.unwrap().nodes()[1..].iter().map(|node| node.value.unwrap().get()).collect();
    let (inf, neg_inf) = (f64::INFINITY, f64::NEG_INFINITY);
    assert_eq!(values, [1_000., 255., -3., 15., 7., 0.5, 5., 1e3, -0.25, 3., 4., inf, neg_inf, inf, 0., 0.]);
}

#[test]
fn numbers_are_written_as_short_as_they_can_be() {
    let text = "[3, -0.05, 1e300, 0.1, 123456789, 1e21, -1e-7, inf, -inf]";
    assert_eq!(write_tree(&load_tree(text).unwrap()), text);
}

#[test]
fn a_large_tree_is_written_on_several_lines() {
    let text = format!("[{}]", ["[1, 2, 3, 4, 5]"; 9].join(", "));
    let written = write_tree(&load_tree(&text).unwrap());
    assert!(written.starts_with("[\n    [1, 2, 3, 4, 5],\n") && written.ends_with(",\n]"), "{written}");
    assert_eq!(load_tree(&written), load_tree(&text));
}

#[test]
fn sides_take_turns_unless_the_file_says_otherwise() {
    let players =
        |text: &str| -> Vec<Player> { tree_of(&loaded(text)).nodes().iter().map(|node| node.player).collect() };
    assert_eq!(players("(version: 1, game: Tree(tree: [[1]], root: Min))"), [Min, Max, Min]);
    assert_eq!(players("(version: 1, game: Tree(root: Min, tree: (children: [[1]], player: Max)))"), [Max, Min, Max]);
    assert_eq!(
        players("(version: 1, game: Tree(tree: [(children: [1, [2]], player: Max)]))"),
        [Max, Max, Min, Min, Max]
    );
    assert_eq!(write_tree(&load_tree("(player: Min, children: [1])").unwrap()), "(player: Min, children: [1])");
    assert_eq!(write_tree(&load_tree("Tree(root: Min, tree: [1])").unwrap()), "(player: Min, children: [1])");
}

#[test]
fn the_counts_say_who_is_to_move() {
    let AnyGame::TicTacToe(game) =
        loaded(r#"(version: 1, game: TicTacToe(board: ["X..", "...", "..."]))"#).position().clone()
    else {
        panic!("this is tic-tac-toe")
    };
    assert_eq!((game.mark_to_move(), game.to_move()), (Mark::O, Min));
}

#[test]
fn a_game_without_fields_is_the_default_one() {
    let saved = |game: &str| save(&loaded(&format!("(version: 1, game: {game})")));
    for game in ["ConnectFour()", "Othello()"] {
        assert_eq!(saved(game), format!("(\n    version: 1,\n    game: {game},\n)\n"));
    }
    let AnyGame::ConnectFour(game) = loaded("(version: 1, game: ConnectFour())").position().clone() else {
        panic!("Connect Four")
    };
    assert_eq!(game, ConnectFour::new(connect_four::ConnectFourRules::default()));
    let AnyGame::Othello(game) = loaded("(version: 1, game: Othello(max: O, to_move: O))").position().clone() else {
        panic!("Othello")
    };
    assert_eq!((game.is_opening(), game.to_move, game.to_move()), (true, Mark::O, Max));
}

#[test]
fn boards_of_discs_are_written_row_by_row() {
    let four = r#"(
    version: 1,
    game: ConnectFour(
        columns: 5,
        rows: 3,
        connect: 3,
        board: [
            ".....",
            "..O..",
            ".XX..",
        ],
        max: O,
        evaluation: Outcome,
    ),
)
"#;
    assert_eq!(save(&loaded(four)), four);
    // The sizes may stand behind the board.
    let turned =
        r#"(version: 1, game: ConnectFour(board: ["..O", ".XX"], to_move: O, connect: 3, rows: 2, columns: 3))"#;
    let AnyGame::ConnectFour(game) = loaded(turned).position().clone() else { panic!("Connect Four") };
    assert_eq!((game.mark_to_move(), game.mark_at(2), game.mark_at(4)), (Mark::O, Some(Mark::O), Some(Mark::X)));

    let othello = r#"(
    version: 1,
    game: Othello(
        board: [
            "........",
            "........",
            "........",
            "...OX...",
            "...OO...",
            "...O....",
            "........",
            "........",
        ],
        to_move: O,
    ),
)
"#;
    assert_eq!(save(&loaded(othello)), othello);
}

#[test]
fn the_largest_boards_load() {
    let rows = vec![format!("{:?}", ".".repeat(20)); 20].join(", ");
    let text = format!("(version: 1, game: ConnectFour(columns: 20, rows: 20, connect: 999999, board: [{rows}]))");
    let AnyGame::ConnectFour(game) = loaded(&text).position().clone() else { panic!("Connect Four") };
    assert_eq!((game.rules().cells(), game.evaluate().to_string().as_str()), (400, "0−0=0"));
}

#[test]
fn where_symmetric_siblings_are_merged() {
    let merge =
        |fields: &str| loaded(&format!("(version: 1, game: TicTacToe(), search: ({fields}))")).search().unwrap().merge;
    assert_eq!(merge(""), Merge::Nowhere);
    assert_eq!(merge("merge_symmetric: false, merge_plies: 2"), Merge::Nowhere);
    assert_eq!(merge("merge_symmetric: true"), Merge::Everywhere);
    assert_eq!(merge("merge_plies: 2, merge_symmetric: true"), Merge::FirstPlies(2));
}

#[test]
fn marks_and_line_ends_of_editors_and_attributes_of_ron_change_nothing() {
    let windows = format!("\u{feff}#![enable(implicit_some, unwrap_newtypes)]\n{EXAMPLE}").replace('\n', "\r\n");
    assert_eq!(loaded(&windows), loaded(EXAMPLE));
    let text = |end: &str| format!("(version: 1, notes: \"one{end}two\", game: Tree(tree: 1))");
    assert_eq!(loaded(&text("\r\n")), loaded(&text("\n")));
    assert_eq!(loaded(&text(r"\r\n")).notes, Some(LocalizedText::Same("one\r\ntwo".into())));
}

#[test]
fn comments_are_noticed_outside_strings_only() {
    for text in ["(a: 1) // x", "/* x */ 1", "[1, /* /* */ */ 2]", "// x"] {
        assert!(has_comments(text), "{text}");
    }
    for text in [r#""http://a/*b*/""#, r##"r#"// " //"#"##, "'/'", r#"b"//""#, "", "(a: 1)"] {
        assert!(!has_comments(text), "{text}");
    }
}

#[test]
fn a_game_in_progress_is_searched_after_its_moves() {
    let text = r#"(
    version: 1,
    game: TicTacToe(
        board: [
            "X..",
            "...",
            "...",
        ],
    ),
    moves: ["4", "8"],
)
"#;
    let document = loaded(text);
    assert_eq!(document.game.names(), ["4", "8"]);
    let AnyGame::TicTacToe(board) = document.position() else { panic!("tic-tac-toe") };
    assert_eq!([0, 4, 8].map(|cell| board.mark_at(cell)), [Some(Mark::X), Some(Mark::O), Some(Mark::X)]);
    assert_eq!(save(&document), text);
    // No moves are no field.
    assert_eq!(loaded("(version: 1, moves: [], game: Nim())"), loaded("(version: 1, game: Nim())"));
}

#[test]
fn an_edited_position_begins_a_new_game_and_an_edited_leaf_does_not() {
    let board = loaded(r#"(version: 1, game: TicTacToe(), moves: ["4"])"#);
    let edited = board.with_position(AnyGame::TicTacToe(TicTacToe::new(TicTacToeRules::default())));
    assert_eq!(edited, loaded("(version: 1, game: TicTacToe())"));
    let tree = loaded(r#"(version: 1, game: Tree(tree: [[1, 2], 3]), moves: ["0"])"#);
    let changed = tree_of(&tree).edited(&TreeEdit::SetValue { node: 3, value: 7.into() }).unwrap().tree;
    let edited = tree.with_position(AnyGame::Tree(changed));
    assert_eq!(edited, loaded(r#"(version: 1, game: Tree(tree: [[1, 7], 3]), moves: ["0"])"#));
    let other = tree.with_position(AnyGame::Tree(load_tree("[4, 5]").unwrap()));
    assert_eq!(other, loaded("(version: 1, game: Tree(tree: [4, 5]))"));
}

#[test]
fn a_depth_needs_estimates_only_at_inner_nodes_of_trees() {
    let tree = AnyGame::Tree(load_tree("[1, (estimate: 3, children: [[2]])]").unwrap());
    for depth in [None, Some(1), Some(3), Some(usize::MAX)] {
        assert_eq!(check_depth(&tree, depth), Ok(()));
    }
    assert!(check_depth(&tree, Some(2)).is_err());
    assert_eq!(check_depth(&AnyGame::TicTacToe(TicTacToe::new(TicTacToeRules::default())), Some(2)), Ok(()));
}

#[test]
fn a_thousand_levels_load_and_save_on_a_small_stack() {
    let named = |levels: usize| -> String {
        let open =
            (1..levels).fold(String::new(), |open, n| open + &format!(r#"(name: "n{n}", player: Min, children: ["#));
        open + "1" + &"])".repeat(levels - 1)
    };
    let lists = |levels: usize| format!("{}1{}", "[".repeat(levels - 1), "]".repeat(levels - 1));
    let work = move || {
        for tree in [lists(1_000), named(1_000), lists(1_100), named(1_100)] {
            let document = loaded(&format!("(version: 1, game: Tree(tree: {tree}))"));
            assert_eq!(loaded(&save(&document)), document);
        }
    };
    std::thread::Builder::new().stack_size(256 << 10).spawn(work).unwrap().join().unwrap();
}

/// Texts that may break out of their quotes.
fn hostile_strings() -> impl Strategy<Value = String> {
    prop_oneof!["[a-zA-Z0-9 ]{0,12}", any::<String>(), r#"["\\\r\n\t/*#{}<`\u{1b}\u{feff}\u{202e}]{0,12}"#]
}

fn texts() -> impl Strategy<Value = LocalizedText> {
    prop_oneof![
        hostile_strings().prop_map(LocalizedText::Same),
        (hostile_strings(), hostile_strings())
            .prop_map(|(en, es)| LocalizedText::per_language([(Language::SPANISH, es), (Language::ENGLISH, en)]))
    ]
}

fn scores() -> impl Strategy<Value = Score> {
    prop_oneof![
        (-99..99_i32).prop_map(Score::from),
        any::<f64>().prop_map(|value| Score::new(value).unwrap_or(Score::INFINITY)),
        Just(Score::NEG_INFINITY),
    ]
}

/// Random trees, in which each index chooses the parent of the next node.
fn trees() -> impl Strategy<Value = Tree> {
    let fields = (
        proptest::option::of(hostile_strings()),
        any::<bool>(),
        proptest::option::of(hostile_strings()),
        proptest::option::of(scores()),
        scores(),
    );
    proptest::collection::vec((any::<prop::sample::Index>(), fields), 1..40).prop_map(|made| {
        let mut children = vec![Vec::new(); made.len()];
        for (node, (parent, _)) in made.iter().enumerate().skip(1) {
            children[parent.index(node)].push(node);
        }
        let mut order = Vec::new();
        let mut pending = vec![0];
        while let Some(node) = pending.pop() {
            order.push(node);
            pending.extend(children[node].iter().rev());
        }
        let place = |node: usize| order.iter().position(|&other| other == node).unwrap();
        let nodes = order.iter().map(|&node| {
            let (name, is_max, label, estimate, value) = &made[node].1;
            TreeNode {
                // Names must differ, and none may be another node's id.
                name: name.as_ref().map(|name| format!("{name} of {node}")),
                player: if *is_max { Max } else { Min },
                weight: None,
                move_label: label.clone(),
                value: if children[node].is_empty() { Some(*value) } else { *estimate },
                children: children[node].iter().map(|&child| place(child)).collect(),
            }
        });
        Tree::new(nodes.collect()).unwrap()
    })
}

/// Random weights of the first features of a game; the other weights are 0.
fn weights(features: usize) -> impl Strategy<Value = Weights> {
    let weight = prop_oneof![Just(0.0), -20.0..20.0, -1e6..1e6].prop_map(|number: f64| (number * 1e3).round() / 1e3);
    proptest::collection::vec(weight, features).prop_map(|numbers| {
        let mut weights = Weights::default();
        for (weight, number) in weights.iter_mut().zip(numbers) {
            *weight = FeatureWeight::of(number).unwrap();
        }
        weights
    })
}

/// Evaluation functions of a game of lines with this number of features.
fn evaluations(features: usize) -> impl Strategy<Value = EvaluationFunction> {
    prop_oneof![
        Just(EvaluationFunction::OpenLines),
        Just(EvaluationFunction::Outcome),
        weights(features).prop_map(EvaluationFunction::Weighted)
    ]
}

fn boards() -> impl Strategy<Value = TicTacToe> {
    let cells = Just([0, 1, 2, 3, 4, 5, 6, 7, 8_u8]).prop_shuffle();
    let moves = proptest::collection::vec(any::<prop::sample::Index>(), 0..10);
    (moves, any::<bool>(), evaluations(4), cells, any::<bool>()).prop_map(|(moves, is_o, evaluation, cells, sooner)| {
        let (max, cells) = (if is_o { Mark::O } else { Mark::X }, CellOrder::new(cells));
        let rules = TicTacToeRules { max, evaluation, cells, sooner };
        let mut marks = [None; 9];
        let mut game = TicTacToe::new(rules);
        for index in moves {
            let mut legal = Vec::new();
            game.legal_moves(&mut legal);
            if !legal.is_empty() {
                let mv = legal[index.index(legal.len())];
                marks[usize::from(mv)] = Some(game.mark_to_move());
                game = game.after(mv);
            }
        }
        // As a file has it: a position remembers its last move, a board does not.
        TicTacToe::from_cells(marks, None, rules).unwrap()
    })
}

/// Returns the game after moves chosen by indices, until it is over.
pub(crate) fn played<G: Game>(mut game: G, moves: &[prop::sample::Index]) -> G {
    for index in moves {
        let mut legal = Vec::new();
        game.legal_moves(&mut legal);
        if !legal.is_empty() {
            game = game.after(legal[index.index(legal.len())]);
        }
    }
    game
}

prop_compose! {
    fn boards_of_columns()(
        (columns, rows, connect) in (1..=20_usize, 1..=20_usize, 1..=30_usize),
        (is_o, evaluation, sooner) in (any::<bool>(), evaluations(6), any::<bool>()),
        moves in proptest::collection::vec(any::<prop::sample::Index>(), 0..40),
    ) -> AnyGame {
        let rules = connect_four::ConnectFourRules {
            max: if is_o { Mark::O } else { Mark::X },
            evaluation,
            columns,
            rows,
            connect,
            sooner,
        };
        let game = played(ConnectFour::new(rules), &moves);
        let cells: Vec<_> = (0..rules.cells()).map(|cell| game.mark_at(cell)).collect();
        // Every position that comes up in a game can be written into a file.
        AnyGame::ConnectFour(ConnectFour::from_cells(&cells, Some(game.mark_to_move()), rules).unwrap())
    }
}

prop_compose! {
    fn boards_of_discs()(
        (is_o, weights) in (any::<bool>(), proptest::option::of(weights(4))),
        moves in proptest::collection::vec(any::<prop::sample::Index>(), 0..70),
    ) -> AnyGame {
        let game = played(Othello::new(if is_o { Mark::O } else { Mark::X }), &moves);
        let cells = std::array::from_fn(|square| game.mark_at(square));
        AnyGame::Othello(Othello::from_cells(&cells, game.to_move, game.max).with_weights(weights))
    }
}

prop_compose! {
    /// Random settings of the helps of a search.
    fn helps()(
        static_order in prop::sample::select(StaticOrder::ALL.to_vec()),
        killers in 0..=MoveOrdering::MAX_KILLERS,
        [history, remembered, table] in any::<[bool; 3]>(),
        quiescence in proptest::option::of((0_u32..500, 0_usize..=100)),
        guess in scores(),
        reach in 1_i32..9_000,
        seed in any::<u32>(),
    ) -> SearchConfig {
        SearchConfig {
            ordering: MoveOrdering { static_order, killers, history, remembered },
            table,
            quiescence: quiescence.map(|(change, plies)| Quiescence { change: Score::new(f64::from(change) / 8.0).unwrap(), plies }),
            guess,
            delta: reach.into(),
            seed: seed.into(),
            ..SearchConfig::default()
        }
    }
}

prop_compose! {
    fn searches()(
        algorithm in prop::sample::select(&Algorithm::ALL),
        [is_hard, is_strict] in any::<[bool; 2]>(),
        bounds in (scores(), scores()),
        merge in prop_oneof![Just(Merge::Nowhere), Just(Merge::Everywhere), (0..9_usize).prop_map(Merge::FirstPlies)],
        depth in proptest::option::of(prop_oneof![0..9_usize, any::<usize>()]),
        helped in helps(),
    ) -> SearchConfig {
        SearchConfig {
            algorithm,
            fail: if is_hard { Fail::Hard } else { Fail::Soft },
            cut_on: if is_strict { CutOn::Strict } else { CutOn::Equal },
            depth,
            window: if bounds.0 < bounds.1 { Window { alpha: bounds.0, beta: bounds.1 } } else { Window::FULL },
            merge,
            ..helped
        }
    }
}

prop_compose! {
    fn documents()(
        title in proptest::option::of(texts()),
        notes in proptest::option::of(texts()),
        game in prop_oneof![
            trees().prop_map(AnyGame::Tree),
            boards().prop_map(AnyGame::TicTacToe),
            boards_of_columns(),
            boards_of_discs(),
            a_kalah(),
            a_babilego(),
            a_nim(),
        ],
        search in searches(),
        beside in proptest::option::of(prop_oneof![
            searches().prop_map(AnySearch::Search),
            Just(AnySearch::Sampled(MctsConfig { iterations: 7, seed: 3, ..MctsConfig::default() })),
        ]),
        bookmarks in proptest::collection::vec((any::<usize>(), proptest::option::of(texts())), 0..4),
        practice in proptest::option::of(practices()),
        run in proptest::option::of("[\"#a{}\\r\\n ]{0,12}".prop_map(Arc::<str>::from)),
        (by, rounds, asks) in (proptest::option::of(prop::sample::select(StepSize::ALL.to_vec())), 0..=Reading::MAX_ROUNDS, any::<bool>()),
    ) -> Document {
        let searchable = |search: SearchConfig| at_searchable_depth(&game, search);
        let can_sample = check_mcts(&game, &MctsConfig::default()).is_ok();
        let beside = beside.filter(|beside| can_sample || beside.sampled().is_none());
        let (search, beside) = (searchable(search), beside.map(|beside| beside.map_search(searchable)));
        let bookmarks = bookmarks.into_iter().map(|(step, note)| Bookmark { note, ..Bookmark::new(TimelineStep::new(step)) }).collect();
        let has_rounds = matches!(&game, AnyGame::Tree(tree) if !tree.children().is_empty());
        let reading = Reading { by, rounds: if has_rounds { rounds } else { 0 }, asks };
        let searches = Searches::of(search).with_second(beside).with_run(run);
        Document { title, notes, game: game.into(), searches, bookmarks, practice, reading }
    }
}

proptest! {
    #[test]
    fn what_is_saved_is_what_is_loaded(document in documents()) {
        let text = save(&document);
        prop_assert_eq!(loaded(&text), document, "{}", text);
        prop_assert!(!has_comments(&text));
    }

    #[test]
    fn a_game_comes_back_with_all_its_moves(
        document in documents(),
        choices in proptest::collection::vec(any::<prop::sample::Index>(), 0..60),
    ) {
        let mut document = document;
        for choice in choices {
            let moves = document.game.legal_moves();
            if !moves.is_empty() {
                document.game.play(moves[choice.index(moves.len())]);
            }
        }
        // Where the moves lead may have to be searched to another depth.
        let document = document.with_game(document.game.clone());
        let text = save(&document);
        prop_assert_eq!(loaded(&text), document, "{}", text);
        prop_assert!(text.lines().all(|line| !line.contains("moves: [") || line.len() <= 120), "{}", text);
    }

    #[test]
    fn what_is_written_of_a_tree_is_the_tree(tree in trees()) {
        let text = write_tree(&tree);
        prop_assert_eq!(load_tree(&text).unwrap(), tree);
    }

    #[test]
    fn no_damage_to_a_file_is_a_crash(
        document in documents(),
        cut in any::<prop::sample::Index>(),
        at in any::<prop::sample::Index>(),
        byte in prop_oneof![any::<u8>(), prop::sample::select(br#"()[]{},:"'\/*#-.0rb"#.to_vec())],
    ) {
        let mut bytes = save(&document).into_bytes();
        let position = at.index(bytes.len());
        bytes[position] = byte;
        // Whatever comes of it, the faults have places within the text.
        let _ = load(&bytes);
        bytes.truncate(cut.index(bytes.len()));
        if let Err(error) = load(&bytes) {
            let lines = bytes.split(|&byte| byte == b'\n').count();
            prop_assert!(error.diagnostics.iter().all(|problem| problem.line <= lines));
        }
    }
}

#[test]
fn every_lesson_is_saved_as_it_was_loaded() {
    for (number, lesson) in lessons::all().iter().enumerate() {
        let name = lessons::name(number);
        assert_eq!(load_with_players(save(lesson).as_bytes()).unwrap(), *lesson, "{name}");
        let saved = save_preserving_fields(lesson, lessons::text(number));
        assert_eq!(load_with_players(saved.as_bytes()).unwrap(), *lesson, "{name}");
        assert_eq!(save_preserving_fields(lesson, &saved), saved, "{name}");
    }
}

/// Files that contain every field with its default value.
const SPELLED_OUT: [&str; 15] = [
    "version: 1, game: TicTacToe(board: [\"...\", \"...\", \"...\"], to_move: X, max: X, evaluation: OpenLines, \
     cells: [0, 1, 2, 3, 4, 5, 6, 7, 8]), moves: [], search: (), bookmarks: []",
    "version: 1, game: ConnectFour(columns: 7, rows: 6, connect: 4, to_move: X, max: X, evaluation: OpenLines)",
    "version: 1, game: Othello(to_move: X, max: X, evaluation: Discs)",
    "version: 1, game: Kalah(south: [4, 4, 4, 4, 4, 4], south_store: 0, north_store: 0, to_move: South, max: South)",
    "version: 1, game: Babilego(south_base: 0, north_base: 0, to_move: South, max: South, sowing: Ascending)",
    "version: 1, game: Nim(piles: [3, 4, 5], misere: false, to_move: Max)",
    "version: 1, game: Pig(target: 20, scores: (0, 0), turn: 0, to_move: Max, rolling: false), search: (algorithm: Expectiminimax)",
    "version: 1, game: Twenty48(board: [[2, 0, 2], [0, 0, 0], [0, 0, 0]], to_move: Max, evaluation: Weighted(empty: 3, merges: 2, \
     monotone: 1, corner: 4)), search: (algorithm: Expectiminimax)",
    "version: 1, game: Nim(), search: (algorithm: AlphaBeta, fail: Soft, cut_on: Equal, window: (-inf, inf), \
     merge_symmetric: false, order: Given, killers: 0, history: false, remembered: true, table: false, guess: 0, delta: 1, \
     seed: 1), beside: (fail: Soft)",
    "version: 1, game: TicTacToe(), search: (merge_symmetric: false, merge_plies: 2), beside: (merge_plies: 3)",
    "version: 1, game: Tree(root: Max, tree: (player: Max, children: [(value: 3), (children: [(player: Max, value: 1), 2])]))",
    "version: 1, game: Tree(tree: (name: \"A\", player: Max, children: [(name: \"B\", player: Min, children: [1, 2]), 4]))",
    "version: 1, game: Nim(), practice: (exercise: Predict, kinds: [Next, Leaf, Value, Bound, Cut, Best, Root], attempts: 2, \
     hide_values: false, questions: [], wishes: (game: Nim(piles: 3, objects: 5), algorithm: AlphaBeta, fail: Soft, cut_on: \
     Equal, shallow: 0, deep: 0, equal: 0, saves_subtree: 0, none_at_last_child: false, careful_root: false))",
    "version: 1, game: Nim(), practice: (wishes: (game: Tree(branching: (2, 3), values: (0, 20), ties: Allowed, evenness: \
     Uniform, first: Max)))",
    "version: 1, game: Nim(), practice: (wishes: (game: ConnectFour(columns: 7, rows: 6, connect: 4)))",
];

/// Returns the names of the fields in a text in alphabetical order.
fn field_names(text: &str) -> Vec<&str> {
    let mut names: Vec<_> = text
        .split(':')
        .map(|before| {
            before.rsplit(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap_or_default()
        })
        .collect();
    names.pop();
    names.sort_unstable();
    names
}

#[test]
fn what_a_file_spells_out_is_saved_so_again() {
    for fields in SPELLED_OUT {
        let text = format!("({fields})");
        let document = loaded(&text);
        let saved = save_preserving_fields(&document, &text);
        assert_eq!(field_names(&saved), field_names(&text), "{saved}");
        assert_eq!(loaded(&saved), document, "{saved}");
        assert_eq!(save_preserving_fields(&document, &save(&document)), save(&document), "and nothing more is");
        assert_eq!(save_preserving_fields(&document, &saved), saved);
    }
}

#[test]
fn a_file_keeps_every_setting() {
    let position = loaded("(version: 1, game: TicTacToe())");
    for (row, value, search) in sample_settings() {
        assert_eq!((row.get)(&search), value, "{}", row.name);
        let text = save(&position.clone().searched_by(search));
        // Another algorithm is the default where MIN moves at random.
        assert_eq!((row.get)(loaded(&text).search().unwrap()), value, "{text}");
    }
    for (row, value, search) in sample_mcts_settings() {
        assert_eq!((row.get)(&search), value, "{}", row.name);
        let text = save(&position.clone().searched_by(search));
        let read = load_for_any_search(text.as_bytes()).unwrap();
        assert_eq!(read.sampled(), Some(search), "{text}");
        // A value that is spelled out stays so.
        assert_eq!(load_for_any_search(save_preserving_fields(&read, &text).as_bytes()).unwrap(), read);
    }
}

#[test]
fn merge_plies_stay_when_merging_is_switched_off() {
    let text = "(version: 1, game: TicTacToe(), search: (merge_symmetric: true, merge_plies: 2))";
    let document = loaded(text);
    let search = *document.search().unwrap();
    let document = document.searched_by(SearchConfig { merge: Merge::Nowhere, ..search });
    let saved = save_preserving_fields(&document, text);
    assert!(saved.contains("search: (merge_symmetric: false, merge_plies: 2)"), "{saved}");
    let document = document.searched_by(SearchConfig { merge: Merge::Everywhere, ..search });
    let saved = save_preserving_fields(&document, text);
    assert!(saved.contains("search: (merge_symmetric: true)"), "{saved}");
}

#[test]
fn what_is_spelled_out_stays_so_beside_a_change() {
    let text = "(version: 1, game: Tree(tree: [(name: \"B\", player: Min, children: [1, (value: 2)]), [3]]), search: (fail: Soft))";
    let document = loaded(text);
    let search = SearchConfig { depth: Some(2), fail: Fail::Hard, ..*document.search().unwrap() };
    let document = document.searched_by(search);
    assert!(save_preserving_fields(&document, text).contains("search: (fail: Hard, depth: 2)"));
    // B stands elsewhere now, and its children with it.
    let moved = loaded("(version: 1, game: Tree(tree: [[3], (name: \"B\", children: [1, 2, 7])]))");
    let saved = save_preserving_fields(&moved, text);
    assert!(saved.contains("[[3], (name: \"B\", player: Min, children: [1, (value: 2), 7])]"), "{saved}");
    let other = loaded("(version: 1, game: Nim())");
    assert!(save_preserving_fields(&other, text).contains("game: Nim()"), "a game says nothing of another");
}
