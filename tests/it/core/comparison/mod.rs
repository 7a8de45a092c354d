//! What several searches of one position cost: checked against hand figures, against recordings, and against Knuth and
//! Moore.

mod shell;

use crate::core::contracts::best_first;
use crate::core::trees::configs::a_config;
use crate::core::trees::random::a_tree;
use crate::core::trees::written::tree;
use poda::comparison::minimal::Branching;
use poda::comparison::ordering_preset::OrderingPreset;
use poda::comparison::{ComparisonRow, compare, searches};
use poda::game::GameView;
use poda::game::evaluation::EvaluationFunction;
use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use poda::game::tree::Tree;
use poda::i18n::comparison::chance_notes;
use poda::i18n::{Language, Words};
use poda::score::{CutOn, Player};
use poda::search::ordering::StaticOrder;
use poda::search::play_level::PlayLevel;
use poda::search::{Algorithm, SearchConfig};
use poda::trace::limits::{Ending, Limits, Progress};
use poda::trace::recorder::record_passes;
use poda::trace::{Event, Trace};
use proptest::prelude::*;
use std::cell::Cell;
use std::ops::ControlFlow;

/// The levels of play have a depth of their own.
const AT_EACH_DEPTH: usize = Algorithm::CORRECT.len() - PlayLevel::ALL.len();

/// A player chooses at A and at C, chance decides at B and at D.
#[test]
fn the_moves_of_players_and_the_outcomes_of_chance_are_counted_apart() {
    let text = b"(version: 1, game: Tree(tree: (name: \"A\", children: [(name: \"B\", chance: [1, 2, (name: \"C\", children: [3, 4])]), (name: \"D\", chance: [5, 6]), 0])))";
    let document = poda::file::load(text).unwrap();
    let asked = searches(document.search().unwrap(), &[Algorithm::Expectiminimax], &[None], &[OrderingPreset::Own]);
    let mut found = Vec::new();
    let ended = compare(&asked, document.position(), Limits::nodes(100), &(), |row| found.push(row));
    assert_eq!(ended, ControlFlow::Continue(()));
    let shape = found[0].reference.unwrap().shape;
    assert_eq!((shape.plies, shape.players.mean_children(), shape.chance.mean_children()), (3, Some(2.5), Some(2.5)));
    let words = Words::new(Language::ENGLISH);
    assert_eq!(
        chance_notes(&words, &found),
        [
            "With chance nodes no formula tells what a search has to evaluate at least. In this tree of d = 3 plies, a player has \
             b ≈ 2.50 moves and chance n ≈ 2.50 outcomes to a node, on average."
        ]
    );
}

fn rows<G: GameView>(
    static_order: &SearchConfig,
    depths: &[Option<usize>],
    root: &G,
    most_nodes: u64,
) -> Vec<ComparisonRow> {
    let asked = searches(static_order, &Algorithm::CORRECT, depths, &[OrderingPreset::Own]);
    let mut rows = Vec::new();
    let ended = compare(&asked, root, Limits::nodes(usize::try_from(most_nodes).unwrap()), &(), |row| rows.push(row));
    assert_eq!(ended, ControlFlow::Continue(()));
    assert!(rows.iter().map(|row| &row.config).eq(&asked), "each search has its row, in order");
    rows
}

fn of(rows: &[ComparisonRow], algorithm: Algorithm) -> &ComparisonRow {
    rows.iter().find(|row| row.config.algorithm == algorithm).unwrap()
}

#[test]
fn the_figures_of_the_lectures_are_counted() {
    // Of each: nodes, leaves, cutoffs, cutoffs that prune, branches, leaves of the whole tree that were not evaluated,
    // and at which move the cutoffs come.
    let known = [
        ("A( B(=3 =12 =8) C(=2 =4 =6) D(=14 =5 =2) )", [11, 7, 2, 1, 2, 2], vec![1, 0, 1]),
        ("A( B(D=3 E=5) C( F( I(K=0 L=9) J=5 ) G(M=7 N=9) H=4 ) )", [12, 6, 2, 2, 2, 2], vec![2]),
    ];
    for (text, [nodes, leaves, cutoffs, that_prune, branches, saved], by_move) in known {
        let root = tree(text, Player::Max);
        let rows = rows(&SearchConfig::default(), &[None], &root, 1_000);
        let row = of(&rows, Algorithm::AlphaBeta);
        let found = row.found.as_ref().unwrap();
        let count = found.cost.stats;
        assert_eq!((count.nodes, count.leaves, count.cutoffs), (nodes, leaves, cutoffs), "{text}");
        assert_eq!((count.cutoffs_that_prune, count.pruned_branches), (that_prune, branches), "{text}");
        assert_eq!(row.pruned_leaves(), Some(i64::try_from(saved).unwrap()), "{text}");
        assert_eq!(found.cost.cutoffs_by_move, by_move, "{text}");
    }
}

#[test]
fn tic_tac_toe_costs_what_it_is_known_to_cost() {
    let root = TicTacToe::new(TicTacToeRules { evaluation: EvaluationFunction::Outcome, ..TicTacToeRules::default() });
    for (cut_on, pruned) in [(CutOn::Equal, 18_297), (CutOn::Strict, 146_120)] {
        let rows = rows(&SearchConfig { cut_on, ..SearchConfig::default() }, &[None], &root, 1_000_000);
        for (algorithm, nodes) in [
            (Algorithm::Minimax, 549_946),
            (Algorithm::Negamax, 549_946),
            (Algorithm::AlphaBeta, pruned),
            (Algorithm::NegamaxAlphaBeta, pruned),
        ] {
            let row = of(&rows, algorithm);
            let found = row.found.as_ref().unwrap();
            assert_eq!((found.cost.stats.nodes, row.agrees_with_minimax()), (nodes, Some(true)), "{algorithm:?}");
            assert_eq!(row.pruned_leaves().unwrap(), 255_168 - i64::try_from(found.cost.stats.leaves).unwrap());
            let reference = row.reference.unwrap();
            assert_eq!((reference.shape.plies, reference.shape.moves), (9, None));
        }
    }
}

/// The line that the charts draw is where alpha-beta comes with the best move first, in leaves and in nodes.
#[test]
fn with_the_best_move_first_alpha_beta_is_on_the_line_of_the_minimal_tree() {
    for moves in 2..=4 {
        for plies in 1..=6 {
            let rows = rows(&SearchConfig::default(), &[None], &best_first(moves, plies), 1_000_000);
            let row = of(&rows, Algorithm::AlphaBeta);
            let minimal = row.reference.unwrap().minimal_tree().unwrap();
            assert_eq!(minimal.branching, Branching::Uniform(u64::try_from(moves).unwrap()));
            let count = row.found.as_ref().unwrap().cost.stats;
            assert_eq!((count.leaves as f64, count.nodes as f64), (minimal.leaves(), minimal.nodes()));
        }
    }
}

#[test]
fn a_search_that_needs_too_many_nodes_leaves_the_others_their_rows() {
    let root = TicTacToe::new(TicTacToeRules { evaluation: EvaluationFunction::Outcome, ..TicTacToeRules::default() });
    let rows = rows(&SearchConfig::default(), &[Some(2), None], &root, 18_297);
    let is_found = |row: &ComparisonRow| row.found.is_some();
    let (shallow, full) = rows.split_at(AT_EACH_DEPTH);
    assert!(shallow.iter().all(is_found));
    assert!(!is_found(of(full, Algorithm::Minimax)) && is_found(of(full, Algorithm::AlphaBeta)));
    let row = of(full, Algorithm::AlphaBeta);
    assert_eq!((row.reference, row.agrees_with_minimax(), row.pruned_leaves()), (None, None, None));
}

#[test]
fn what_an_order_cannot_change_is_searched_once() {
    let algorithms = [Algorithm::Level(PlayLevel::Expert), Algorithm::Minimax, Algorithm::AlphaBeta];
    let orders = [
        OrderingPreset::Own,
        OrderingPreset::Plain(StaticOrder::Given),
        OrderingPreset::Plain(StaticOrder::WorstFirst),
        OrderingPreset::Killers,
    ];
    let asked = searches(&SearchConfig::default(), &algorithms, &[Some(1), Some(3)], &orders);
    let told: Vec<_> =
        asked.iter().map(|search| (search.depth, search.algorithm, OrderingPreset::of_search(search))).collect();
    let mut expected = Vec::new();
    for depth in [Some(1), Some(3)] {
        expected.push((depth, Algorithm::Minimax, None));
        // The file's own order is that in which they are given.
        expected.extend(orders[1..].iter().map(|&order| (depth, Algorithm::AlphaBeta, Some(order))));
    }
    expected.push((Some(2), Algorithm::Level(PlayLevel::Expert), None));
    assert_eq!(told, expected);
}

#[test]
fn the_better_the_order_the_less_alpha_beta_looks_at() {
    let nodes = |root: &Tree, order| {
        let asked = searches(&SearchConfig::default(), &[Algorithm::AlphaBeta], &[None], &[order]);
        let mut rows = Vec::new();
        let _ = compare(&asked, root, Limits::nodes(1_000_000), &(), |row| rows.push(row));
        assert_eq!((rows[0].order(), rows[0].agrees_with_minimax()), (Some(order), Some(true)));
        rows[0].found.as_ref().unwrap().cost.stats.nodes
    };
    let root = best_first(3, 6);
    let [given, reversed] = [StaticOrder::Given, StaticOrder::Reversed]
        .map(|static_order| nodes(&root, OrderingPreset::Plain(static_order)));
    assert!(given < reversed, "{given} < {reversed}");
    let killers = nodes(&root, OrderingPreset::Killers);
    assert!(given <= killers && killers < reversed, "{given} ≤ {killers} < {reversed}");
}

/// A progress sink that stops the work after a number of reports.
struct Impatient(Cell<u32>);

impl Progress for Impatient {
    fn report(&self, _nodes: u64) -> ControlFlow<Ending> {
        self.0.set(self.0.get().saturating_sub(1));
        if self.0.get() == 0 { ControlFlow::Break(Ending::Stopped) } else { ControlFlow::Continue(()) }
    }
}

#[test]
fn what_was_found_before_somebody_stops_it_is_kept() {
    let root = TicTacToe::new(TicTacToeRules { evaluation: EvaluationFunction::Outcome, ..TicTacToeRules::default() });
    let asked =
        searches(&SearchConfig::default(), &Algorithm::CORRECT, &[Some(1), Some(2), None], &[OrderingPreset::Own]);
    let mut rows = Vec::new();
    let ended = compare(&asked, &root, Limits::nodes(1_000_000), &Impatient(Cell::new(3)), |row| rows.push(row));
    assert_eq!(ended, ControlFlow::Break(Ending::Stopped));
    assert_eq!(rows.len(), 2 * AT_EACH_DEPTH, "the small depths were done");
}

/// How many cutoffs each move caused, by a recording.
fn cutoffs_by_move(trace: &Trace) -> Vec<u64> {
    let mut by_move = Vec::new();
    for step in trace.cutoff_steps() {
        let Some(Event::Cutoff(child)) = trace.event(step) else { panic!("a cutoff happened at step {step}") };
        let index = trace.children(trace.parent(child).unwrap()).position(|other| other == child).unwrap();
        by_move.resize(by_move.len().max(index + 1), 0);
        by_move[index] += 1;
    }
    by_move
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// What is counted without being recorded is what the recording says, and every search finds minimax's value.
    #[test]
    fn a_row_is_what_the_recording_of_its_search_says(root in a_tree(), static_order in a_config()) {
        for row in rows(&static_order, &[static_order.depth], &root, 1_000_000) {
            let passes = record_passes(&row.config, &root, Limits::nodes(1_000_000), &());
            let found = row.found.as_ref().unwrap();
            let end = passes.locate(passes.end());
            prop_assert_eq!(found.cost.stats, passes.stats(end));
            // What is searched twice has two places among the children, but one among the moves.
            if row.config.algorithm != Algorithm::PrincipalVariation && passes.len() == 1 {
                prop_assert_eq!(&found.cost.cutoffs_by_move, &cutoffs_by_move(passes.last().trace()));
            }
            let expected = (row.config.algorithm != Algorithm::Level(PlayLevel::Beginner)).then_some(true);
            prop_assert_eq!(row.agrees_with_minimax(), expected, "{:?}", row.config);
            prop_assert_eq!(found.cost.cutoffs_by_move.iter().sum::<u64>(), found.cost.stats.cutoffs);
        }
    }
}
