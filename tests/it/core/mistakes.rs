//! The classic mistakes go wrong exactly where they can, and their results are never called proved.

use crate::core::trees::configs::a_config;
use crate::core::trees::plain_minimax::value;
use crate::core::trees::random::a_tree;
use crate::core::trees::written::tree;
use poda::game::GameView;
use poda::game::evaluation::EvaluationFunction;
use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use poda::game::tree::Tree;
use poda::i18n::explain::{ReadAt, result, why};
use poda::i18n::mistakes::description;
use poda::i18n::narration::caption;
use poda::i18n::pseudocode::{Pseudocode, pseudocode};
use poda::i18n::{Language, Words};
use poda::score::Player::{self, Max};
use poda::score::{Bound, Interval, Score, Window};
use poda::search::stats::SearchStats;
use poda::search::{Algorithm, FaultyAlgorithm, SearchConfig, search};
use poda::trace::moment::NodeState;
use poda::trace::moment::ShownValue;
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::{NodeId, NodeKind, Story};
use proptest::prelude::*;
use std::fmt::Write;

/// G is cut and returns α; C believes it and is cut in its turn.
const WRONG_BOUND: &str = "A(B(D=3 E=5) C(F=5 G(M=7 N=9) H=1))";
/// C is cut by a tie.
const LAST_BEST: &str = "A(B(b1=3 b2=5) C(c1=3 c2=1))";
/// B is MAX's again.
const EXTRA_TURN: &str = "A(B@^(C(c1=4 c2=6) D(d1=5 d2=9)) F(f1=3 f2=8))";

fn by(mistake: FaultyAlgorithm) -> SearchConfig {
    SearchConfig { algorithm: Algorithm::Mistaken(mistake), ..SearchConfig::default() }
}

fn example(mistake: FaultyAlgorithm) -> Tree {
    match mistake {
        FaultyAlgorithm::WrongBound => tree(WRONG_BOUND, Max),
        FaultyAlgorithm::LastBest => tree(LAST_BEST, Max),
        FaultyAlgorithm::AlwaysNegating => tree(EXTRA_TURN, Max),
    }
}

/// What a search answers: the root's score and the best move's id.
fn answer<G: GameView>(recording: &Recording<G>) -> (Score, String) {
    let best = recording.trace().best_child(NodeId::ROOT).map_or_else(String::new, |best| recording.id(best));
    (recording.trace().result(NodeId::ROOT).unwrap().0, best)
}

/// All that a search did, without its name.
fn history(recording: &Recording<Tree>) -> Vec<String> {
    let trace = recording.trace();
    (0..=trace.len()).map(|step| format!("{:?} {:?}", trace.event(step), trace.at(step).window(NodeId::ROOT))).collect()
}

/// Whether no side moves twice running.
fn alternates(recording: &Recording<Tree>) -> bool {
    let trace = recording.trace();
    trace.nodes().all(|node| trace.parent(node).is_none_or(|parent| trace.player(parent) != trace.player(node)))
}

#[test]
fn each_goes_wrong_on_a_small_tree() {
    let found = |mistake| {
        let (wrong, right) = (by(mistake), by(mistake).algorithm.properties().corrected.unwrap());
        let root = example(mistake);
        let right = SearchConfig { algorithm: right, ..wrong };
        (answer(&record(&wrong, &root, 1_000)), answer(&record(&right, &root, 1_000)))
    };
    let said = |score: i32, best: &str| (Score::from(score), best.to_owned());
    assert_eq!(found(FaultyAlgorithm::WrongBound), (said(5, "C"), said(3, "B")));
    assert_eq!(found(FaultyAlgorithm::LastBest), (said(3, "C"), said(3, "B")));
    assert_eq!(found(FaultyAlgorithm::AlwaysNegating), (said(3, "F"), said(5, "B")));
}

/// The lecture's own tree, A to N: read literally, the slide gives 3 by B where 4 by C is right.
#[test]
fn the_slides_tree_comes_out_wrong_by_the_slides_own_text() {
    let root = tree("A(B(D=3 E=5) C(F(I(K=0 L=9) J=5) G(M=7 N=9) H=4))", Max);
    let right = answer(&record(&SearchConfig::default(), &root, 1_000));
    assert_eq!(right, (Score::from(4), "C".to_owned()));
    assert_ne!(answer(&record(&by(FaultyAlgorithm::WrongBound), &root, 1_000)).0, right.0);
}

/// Tic-tac-toe is a draw. Its turns alternate, and the last best keeps the value: only the wrong bound gets it wrong.
#[test]
fn a_whole_game_can_come_out_wrong() {
    let root = TicTacToe::new(TicTacToeRules { evaluation: EvaluationFunction::Outcome, ..TicTacToeRules::default() });
    let found = |mistake| {
        let mut count = SearchStats::default();
        search(&by(mistake), &root, &mut count).continue_value().unwrap()
    };
    assert_ne!(found(FaultyAlgorithm::WrongBound), Score::ZERO);
    assert_eq!(found(FaultyAlgorithm::LastBest), Score::ZERO);
    assert_eq!(found(FaultyAlgorithm::AlwaysNegating), Score::ZERO);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, ..ProptestConfig::default() })]

    #[test]
    fn always_negating_does_no_harm_as_long_as_the_turns_alternate(tree in a_tree(), config in a_config()) {
        let wrong = SearchConfig { algorithm: Algorithm::Mistaken(FaultyAlgorithm::AlwaysNegating), ..config };
        let right = SearchConfig { algorithm: Algorithm::NegamaxAlphaBeta, ..config };
        let (wrong, right) = (record(&wrong, &tree, 100_000), record(&right, &tree, 100_000));
        if alternates(&wrong) {
            prop_assert_eq!(history(&wrong), history(&right));
            prop_assert_eq!(answer(&wrong), answer(&right));
        }
    }

    #[test]
    fn the_wrong_bound_does_no_harm_where_nothing_is_cut(tree in a_tree(), config in a_config()) {
        let wrong = SearchConfig { algorithm: Algorithm::Mistaken(FaultyAlgorithm::WrongBound), ..config };
        let right = SearchConfig { algorithm: Algorithm::AlphaBeta, ..config };
        let (wrong, right) = (record(&wrong, &tree, 100_000), record(&right, &tree, 100_000));
        if wrong.trace().end().stats().cutoffs == 0 {
            prop_assert_eq!(history(&wrong), history(&right));
        }
    }

    #[test]
    fn the_last_best_never_changes_the_value(tree in a_tree(), config in a_config()) {
        let config = SearchConfig { window: Window::FULL, ..config };
        let wrong = SearchConfig { algorithm: Algorithm::Mistaken(FaultyAlgorithm::LastBest), ..config };
        let (score, _) = answer(&record(&wrong, &tree, 100_000));
        prop_assert_eq!(score, value(&tree, config.depth));
    }

    /// Nothing is proved but leaves; what is marked as right is the value by definition; and what is not marked is so.
    #[test]
    fn nothing_is_proved_and_what_is_false_is_corrected(tree in a_tree(), config in a_config(), which in 0..3_usize) {
        let config = SearchConfig { algorithm: Algorithm::Mistaken(FaultyAlgorithm::ALL[which]), ..config };
        let recording = record(&config, &tree, 100_000);
        let trace = recording.trace();
        for node in trace.nodes() {
            let truth = value(&recording.position(node), config.depth.map(|depth| depth - trace.ply(node)));
            prop_assert_eq!(recording.true_value(node), Some(truth));
            let Some((score, bound)) = trace.result(node) else { continue };
            let is_so = match bound {
                Bound::Exact => truth == score,
                Bound::Lower => score <= truth,
                Bound::Upper => truth <= score,
            };
            let corrected = recording.correction(node, trace.len());
            prop_assert!(is_so || corrected == Some(truth), "{} returns {score} as {bound:?}", recording.id(node));
            prop_assert!(corrected.is_none_or(|right| right == truth && right != score));
            prop_assert_eq!(recording.correction(node, trace.left_at(node).unwrap() - 1), None);
        }
        for step in 0..=trace.len() {
            let moment = trace.at(step);
            for node in trace.nodes().filter(|&node| trace.kind(node) == NodeKind::Inner) {
                prop_assert_eq!(moment.proved(node), Interval::UNKNOWN);
                let is_claim = matches!(moment.shown_value(node), ShownValue::Claimed(_));
                prop_assert!(is_claim || moment.state(node) != NodeState::Finished);
            }
        }
    }

    /// A search that makes no mistake has nothing to be corrected, and is shown as it is proved.
    #[test]
    fn what_is_right_needs_no_correction(tree in a_tree(), config in a_config()) {
        let recording = record(&config, &tree, 100_000);
        let trace = recording.trace();
        for node in trace.nodes() {
            prop_assert_eq!(recording.correction(node, trace.len()), None);
            prop_assert_eq!(trace.end().shown_value(node), ShownValue::Proved(trace.end().proved(node)));
        }
    }
}

/// In a game only the root of what was pruned is taken down: what it is worth is found by searching on.
#[test]
fn what_is_right_is_known_beyond_what_was_looked_at() {
    let root = TicTacToe::new(TicTacToeRules::default());
    let config = SearchConfig { depth: Some(3), ..by(FaultyAlgorithm::WrongBound) };
    let recording = record(&config, &root, 10_000);
    let trace = recording.trace();
    assert!(trace.nodes().any(|node| trace.kind(node) == NodeKind::Inner && !trace.is_searched(node)));
    for node in trace.nodes() {
        let left = config.depth.map(|depth| depth - trace.ply(node));
        assert_eq!(recording.true_value(node), Some(value(&recording.position(node), left)));
    }
}

/// Every caption of each mistake on its small tree, what is said of its cuts, and what came of it.
#[test]
fn what_is_said_of_the_mistakes() {
    let mut text = String::new();
    for (language, mistake) in
        Language::AUTHORED.into_iter().flat_map(|language| FaultyAlgorithm::ALL.map(|one| (language, one)))
    {
        let words = Words::new(language);
        let recording = record(&by(mistake), &example(mistake), 1_000);
        let trace = recording.trace();
        writeln!(text, "{} {mistake:?}", language.code()).unwrap();
        for paragraph in description(&words, mistake) {
            writeln!(text, "    {}", paragraph.plain()).unwrap();
        }
        for step in 0..=trace.len() {
            writeln!(text, "{step:3} {}", caption(&words, &recording, step).plain()).unwrap();
        }
        let whys = trace.nodes().filter_map(|node| why(&words, &recording, trace.len(), node));
        for paragraph in whys.flatten().chain(result(&words, &recording, None, ReadAt::Alone)) {
            writeln!(text, "    {}", paragraph.plain()).unwrap();
        }
    }
    insta::assert_snapshot!(text);
}

/// Their texts, with the line of the first cutoff marked, and the line that is wrong.
#[test]
fn the_algorithms_with_their_slips() {
    let mut text = String::new();
    for (language, mistake) in
        Language::AUTHORED.into_iter().flat_map(|language| FaultyAlgorithm::ALL.map(|one| (language, one)))
    {
        for player in [Player::Max, Player::Min] {
            let root = tree("(((=1 =2) (=3 =4)) ((=5 =6) (=7 =8)))", player);
            let recording = record(&by(mistake), &root, 1_000);
            // The root's function, and at the first cutoff the line that has been reached.
            let step = if player == Player::Min { 1 } else { recording.trace().next_cutoff(0).unwrap() };
            writeln!(text, "{} {mistake:?}", language.code()).unwrap();
            let Pseudocode { lines, current } = pseudocode(&Words::new(language), &recording, step);
            for (index, line) in lines.iter().enumerate() {
                let mark = if current == Some(index) { ">" } else { " " };
                writeln!(text, "{mark} {:indent$}{}", "", line.text.plain(), indent = 2 * line.indent).unwrap();
            }
            let wrong = |line: &&poda::i18n::pseudocode::PseudocodeLine| {
                line.text.spans.iter().any(|span| span.emphasis == poda::i18n::styled_text::Emphasis::Wrong)
            };
            assert_eq!(lines.iter().filter(wrong).count(), 1, "one line is wrong, and marked");
        }
    }
    insta::assert_snapshot!(text);
}
