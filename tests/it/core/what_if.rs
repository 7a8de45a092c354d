//! Another value for a pruned branch: the consequences that Poda names are those of minimax on the changed tree, and
//! the search's result for the root stays true.

use crate::core::trees::configs::a_config;
use crate::core::trees::plain_minimax::value;
use crate::core::trees::random::a_tree;
use crate::core::trees::written::tree;
use poda::game::any::AnyGame;
use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use poda::game::tree::Tree;
use poda::game::{Game, GameView};
use poda::i18n::what_if::{cut_stays, what_if_sentences as sentences};
use poda::i18n::{Language, Words};
use poda::score::{Player, Score, Window};
use poda::search::what_if::{WhatIfResult, what_if};
use poda::search::{Algorithm, FaultyAlgorithm, Merge, SearchConfig};
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::{NodeId, Story, Trace};
use proptest::prelude::*;

const MOST_NODES: u64 = 100_000;

/// Any value at all.
fn any_value() -> impl Strategy<Value = Score> {
    prop_oneof![
        6 => (-6..=6).prop_map(Score::from),
        2 => (-6.0..6.0).prop_map(|value| Score::new(value).unwrap()),
        1 => Just(Score::INFINITY),
        1 => Just(Score::NEG_INFINITY),
    ]
}

fn pruned(trace: &Trace) -> Vec<NodeId> {
    trace.nodes().filter(|&node| trace.is_pruned_for_good(node)).collect()
}

fn supposed<G: GameView>(recording: &Recording<G>, node: NodeId, value: Score) -> WhatIfResult {
    let line = recording.moves_to(node);
    what_if(recording.config(), recording.root(), &line, value, MOST_NODES).expect("it is a small tree")
}

/// The tree with a leaf in the place of a subtree, made without any help of ours.
fn replaced(tree: &Tree, line: &[u32], value: Score) -> Tree {
    let mut nodes = tree.nodes();
    let at = line.iter().fold(0, |at: usize, &mv| nodes[at].children[mv as usize]);
    nodes[at].children.clear();
    nodes[at].value = Some(value);
    Tree::new(nodes).expect("it is a tree")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn what_is_said_to_follow_is_what_minimax_says(tree in a_tree(), config in a_config(), value_there in any_value()) {
        let recording = record(&config, &tree, 10_000);
        let trace = recording.trace();
        for node in pruned(trace) {
            let what = supposed(&recording, node, value_there);
            let line = recording.moves_to(node);
            let changed = replaced(&tree, &line, value_there);
            let (mut was, mut is) = (tree.clone(), changed);
            // Whatever the branch is worth, what is said to stay of its parent does.
            let stays = cut_stays(&Words::new(Language::ENGLISH), &recording, trace.len(), node).map(|said| said.plain());
            if let Some((_, claim)) = stays.as_deref().and_then(|said| said.split_once(" stays ")) {
                let parent = line[..line.len() - 1].iter().fold(is.clone(), |at, &mv| at.after(mv));
                let worth = value(&parent, config.depth.map(|depth| depth + 1 - line.len()));
                let mut words = claim.split(' ');
                let relation = words.next();
                // Long decimals are rounded.
                let limit = words.next().unwrap().replace('−', "-").parse::<f64>();
                let holds = |limit: f64| if relation == Some("≥") { limit - 0.01 <= worth.get() } else { worth.get() <= limit + 0.01 };
                prop_assert!(limit.is_ok_and(holds) || claim.contains('≈'), "{}: {}", claim, worth.shown());
            }
            prop_assert_eq!(what.plies.len(), line.len());
            for (ply, (&mv, level)) in line.iter().zip(&what.plies).enumerate() {
                let rest = config.depth.map(|depth| depth - ply);
                prop_assert_eq!((level.before, level.after), (value(&was, rest), value(&is, rest)));
                prop_assert_eq!(level.player, was.to_move());
                let below = what.below(ply);
                let chosen = level.others.map_or(below, |others| level.player.better_of(others, below));
                prop_assert_eq!(chosen, level.after, "what is written as max(…, …) is that");
                (was, is) = (was.after(mv), is.after(mv));
            }
            prop_assert_eq!(what.actual, value(&was, config.depth.map(|depth| depth - line.len())));
            // The answer stays; with a narrow window, what was said of it does.
            let (before, after) = what.root();
            let said = trace.end().proved(NodeId::ROOT);
            prop_assert!(said.low <= after && after <= said.high);
            if config.window == Window::FULL {
                prop_assert_eq!(before, after, "{:?} {:?}", config, line);
            }
            // And it can be said.
            for language in Language::AUTHORED {
                let words = Words::new(language);
                for sentence in sentences(&words, &recording, node, &what) {
                    prop_assert!(!sentence.plain().is_empty());
                }
            }
        }
    }
}

/// Boards: cut by symmetry and by depth, at every pruned branch.
#[test]
fn at_every_pruned_branch_of_tic_tac_toe_the_answer_stays() {
    for (merge, depth) in [(Merge::Nowhere, 2), (Merge::Everywhere, 3), (Merge::FirstPlies(1), 3)] {
        let looks_once = |algorithm: &Algorithm| algorithm.properties().prunes && !algorithm.properties().makes_passes;
        for algorithm in Algorithm::CORRECT.into_iter().filter(looks_once) {
            let config = SearchConfig { algorithm, depth: Some(depth), merge, ..SearchConfig::default() };
            let root = AnyGame::TicTacToe(TicTacToe::new(TicTacToeRules::default()));
            let recording = record(&config, &root, 10_000);
            let branches = pruned(recording.trace());
            assert!(!branches.is_empty());
            let exact = recording.trace().result(NodeId::ROOT).unwrap().0;
            for node in branches.into_iter().step_by(7) {
                for value in [Score::INFINITY, Score::ZERO, Score::from(-3), Score::NEG_INFINITY] {
                    assert_eq!(supposed(&recording, node, value).root(), (exact, exact));
                }
            }
        }
    }
}

fn said(language: Language, recording: &Recording<Tree>, name: &str, value: Score) -> Vec<String> {
    let node = recording.trace().nodes().find(|&node| recording.id(node) == name).unwrap();
    let what = supposed(recording, node, value);
    sentences(&Words::new(language), recording, node, &what)
        .iter()
        .map(poda::i18n::styled_text::StyledText::plain)
        .collect()
}

/// The tree of AIMA's figure 5.2: C is cut after its first leaf.
fn figure() -> Recording<Tree> {
    let tree = tree("A( B( =3 =12 =8 ) C( c1=2 c2=4 c3=6 ) D( =14 =5 =2 ) )", Player::Max);
    record(&SearchConfig::default(), &tree, 100)
}

#[test]
fn the_sentences_name_what_changes_and_where_it_stops() {
    assert_eq!(
        said(Language::ENGLISH, &figure(), "c2", Score::from(100)),
        [
            "With 100 there, A is still worth 3.",
            "C: min(2, 100) = 2, as before. MIN has 2 without this branch, so nothing changes from here up.",
            "Worked out by plain minimax. In truth c2 is worth 4.",
        ]
    );
    assert_eq!(
        said(Language::ENGLISH, &figure(), "c3", Score::NEG_INFINITY),
        [
            "With −∞ there, A is still worth 3.",
            "C: min(2, −∞) = −∞ instead of 2.",
            "A: max(3, −∞) = 3, as before. MAX has 3 without this branch, so nothing changes from here up.",
            "Worked out by plain minimax. In truth c3 is worth 6.",
        ]
    );
    assert_eq!(
        said(Language::SPANISH, &figure(), "c2", Score::from(4)),
        ["Con 4 ahí, A sigue valiendo 3.", "En realidad c2 también vale 4, así que nada cambia."]
    );
}

/// With a window too narrow for the answer, another value may change it: only what was said of it stays.
#[test]
fn with_a_narrow_window_the_bound_stays() {
    let window = Window { alpha: Score::from(-9), beta: Score::from(3) };
    let tree = tree("A( B=5 C=2 )", Player::Max);
    let recording = record(&SearchConfig { window, ..SearchConfig::default() }, &tree, 100);
    let said = said(Language::ENGLISH, &recording, "C", Score::from(7));
    assert_eq!(
        said[..2],
        [
            "With 7 there, A would be worth 7 and not 5. The search proved only ≥ 5, and that stays true.",
            "A: max(5, 7) = 7 instead of 5.",
        ]
    );
}

/// A search that makes a mistake leaves out what matters, and then that is said.
#[test]
fn a_branch_that_should_not_have_been_left_out_is_named() {
    let tree = tree("A( B( =3 =5 ) C( =5 G( =7 =9 ) H=1 ) )", Player::Max);
    let algorithm = Algorithm::Mistaken(FaultyAlgorithm::WrongBound);
    let recording = record(&SearchConfig { algorithm, ..SearchConfig::default() }, &tree, 100);
    let said = said(Language::ENGLISH, &recording, "H", Score::from(100));
    assert_eq!(
        said[..3],
        [
            "With 100 there, A would be worth 5 and not 3: this branch should not have been pruned.",
            "C: min(5, 100) = 5 instead of 1.",
            "A: max(3, 5) = 5 instead of 3.",
        ]
    );
}

#[test]
fn what_is_too_large_is_not_guessed() {
    let recording = figure();
    let line = recording.moves_to(NodeId::new(6));
    assert!(what_if(recording.config(), recording.root(), &line, Score::ZERO, 12).is_none());
    assert!(what_if(recording.config(), recording.root(), &line, Score::ZERO, 13).is_some());
}
