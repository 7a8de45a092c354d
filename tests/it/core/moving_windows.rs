//! A window narrows in the same step everywhere: in the picture, in the call stack, in the sentence and in the data.
//!
//! What each of them shows is checked against a replay of the events by hand.

use crate::core::trees::configs::a_config;
use crate::core::trees::random::a_tree;
use poda::document::usual_search;
use poda::game::GameView;
use poda::i18n::node_card::card_lines;
use poda::i18n::node_names::NodeNames;
use poda::i18n::panels::call_stack::{StackRow, call_stack};
use poda::i18n::{Language, Words, narration};
use poda::lessons;
use poda::picture::fit::{Viewport, readable};
use poda::picture::shape::{Shape, point};
use poda::picture::{Notation, Scene, TreeLayout, draw_scene};
use poda::score::{Player, Score, Turn, Window};
use poda::search::{Algorithm, SearchConfig};
use poda::trace::moment::NodeState;
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use poda::trace::sibling_ranks::SiblingRanks;
use poda::trace::visit::VisitKind;
use poda::trace::{Event, NodeId, NodeKind, Step, Trust};
use proptest::prelude::*;

/// The windows of the open inner nodes after each step, the root first, by the definition: a child that is better than
/// the bound moves it, unless its score closes the window. A probe has no next child.
fn by_hand<G: GameView>(recording: &Recording<G>) -> Vec<Vec<(NodeId, Window)>> {
    let trace = recording.trace();
    let mut open: Vec<(NodeId, Window)> = Vec::new();
    let mut after = vec![Vec::new()];
    for step in 1..=trace.len() {
        match trace.event(step) {
            Some(Event::Enter(node)) => open.extend(trace.window(node).map(|window| (node, window))),
            Some(Event::Improve(child)) => {
                if let (Some((node, window)), Some(score)) = (open.last_mut(), trace.score_for_parent(child))
                    && let Turn::Player(player) = trace.turn(*node)
                    && trace.visit_kind(*node) != Some(VisitKind::Probe)
                    && !window.is_closed_by(player, score, recording.config().cut_on)
                {
                    match player {
                        Player::Max => window.alpha = window.alpha.max(score),
                        Player::Min => window.beta = window.beta.min(score),
                    }
                }
            }
            Some(Event::Leave(_)) => {
                open.pop();
            }
            _ => {}
        }
        after.push(open.iter().copied().filter(|&(node, _)| trace.kind(node) == NodeKind::Inner).collect());
    }
    after
}

fn written(window: Window) -> String {
    format!("({}, {})", window.alpha.shown(), window.beta.shown())
}

fn texts(shapes: &[Shape], found: &mut Vec<String>) {
    for shape in shapes {
        match shape {
            Shape::Text { text, .. } => found.push(text.clone()),
            Shape::Faded { shapes, .. } => texts(shapes, found),
            _ => {}
        }
    }
}

/// The windows of a picture, in the order in which they are drawn.
fn drawn<G: GameView>(recording: &Recording<G>, tree_layout: &TreeLayout, words: &Words, step: Step) -> Vec<String> {
    let viewport = Viewport { max_scale: 1.2, min_text_px: 12.0, ..Viewport::window(point(9_000.0, 2_000.0)) };
    let view = readable(tree_layout, viewport, NodeId::ROOT, NodeId::ROOT);
    let scene = Scene { step, ..Scene::new(recording, tree_layout, view, words) };
    let mut found = Vec::new();
    texts(&draw_scene(&scene), &mut found);
    let is_window = |pieces: &&[String]| pieces[0] == "(" && pieces[2] == ", " && pieces[4] == ")";
    found.windows(5).filter(is_window).map(<[String]>::concat).collect()
}

/// Checks every step of a search. Returns how often a window has moved.
fn check<G: GameView>(recording: &Recording<G>, name: &str) -> usize {
    let (trace, by_hand) = (recording.trace(), by_hand(recording));
    let tree_layout = TreeLayout::new(recording, Notation::Interval);
    // Where a window of 1280 × 800 is too small for the tree with all its labels, one is left out rather than written
    // over another node.
    let has_space = !tree_layout.sizes.is_tight();
    let mut moved = 0;
    for language in Language::AUTHORED {
        let words = Words::new(language);
        let names = NodeNames::new(&words, recording);
        for (step, open) in by_hand.iter().enumerate() {
            let (moment, at) = (trace.at(step), format!("{name}, {language:?}, step {step}"));
            let picture = drawn(recording, &tree_layout, &words, step);
            let expected: Vec<_> = open.iter().map(|&(_, window)| written(window)).collect();
            for window in &expected {
                assert!(!has_space || picture.contains(window), "{at}: {window} is not in {picture:?}");
            }
            let movers = open.iter().map(|&(node, window)| written(window.view(trace.player(node))));
            let all: Vec<_> = expected.iter().cloned().chain(movers).collect();
            assert!(picture.iter().all(|window| all.contains(window)), "{at}: {picture:?} and not {expected:?}");
            for row in call_stack(&names, &moment, false) {
                let StackRow::Frame(frame) = row else { continue };
                let shown = open.iter().find(|(node, _)| *node == frame.node).map(|&(_, window)| written(window));
                let is_same = shown.is_none_or(|shown| shown == format!("({}, {})", frame.cells[1], frame.cells[2]));
                assert!(is_same, "{at}: {:?} in the stack", frame.cells);
            }
            for &(node, window) in open {
                assert_eq!(moment.window(node), Some(window), "{at}");
                let numbers = [("α", window.alpha), ("β", window.beta)];
                let is_in = |line: &str| {
                    numbers.iter().all(|(letter, end)| line.contains(&format!("{letter} {}", end.shown_as_value())))
                };
                let is_open = moment.state(node) == NodeState::Open;
                let mut card = card_lines(&names, &moment, node, &mut SiblingRanks::default()).into_iter();
                assert!(!is_open || card.any(|line| is_in(&line.plain())), "{at}: the card");
            }
            moved += usize::from(check_sentence(recording, &words, &by_hand, step, &at));
        }
    }
    moved
}

/// Checks that a window that moves at a step is said to move there, and no other. Returns whether one has moved.
fn check_sentence<G: GameView>(
    recording: &Recording<G>,
    words: &Words,
    by_hand: &[Vec<(NodeId, Window)>],
    step: Step,
    at: &str,
) -> bool {
    let before = step.checked_sub(1).map(|step| &by_hand[step]);
    let was = |node: NodeId| before?.iter().find(|(other, _)| *other == node).map(|&(_, window)| window);
    let moves = by_hand[step].iter().find(|&&(node, window)| was(node).is_some_and(|was| was != window));
    let said = narration::event_sentence(words, recording, step).plain();
    let says = |end: &str, score: Score| {
        ["rises to", "falls to", "sube hasta", "baja hasta"]
            .iter()
            .any(|moves| said.contains(&format!("{end} {moves} {}", score.shown())))
    };
    match moves {
        // After the last child nothing follows that the window could be for.
        Some(_) if said.contains("no cutoff") || said.contains("no hay corte") => {}
        Some(&(node, window)) => {
            let (end, score) = match recording.trace().player(node) {
                Player::Max => ("α", window.alpha),
                Player::Min => ("β", window.beta),
            };
            assert!(says(end, score), "{at}: {end} moves to {score}: {said}");
        }
        None => {
            let moves = ["α rises", "β falls", "α sube", "β baja"];
            assert!(!moves.iter().any(|moves| said.contains(moves)), "{at}: nothing moves: {said}");
        }
    }
    moves.is_some()
}

#[test]
fn in_lessons_a_window_moves_in_the_same_step_everywhere() {
    let mut moved = 0;
    for (number, document) in lessons::all().iter().enumerate() {
        let search = document.search().copied().unwrap_or_else(|| usual_search(document.position()));
        let recording = record(&search, document.position(), 2_000);
        let is_proved = recording.trace().trust == Trust::Proved;
        if is_proved && recording.trace().is_complete() && recording.trace().nodes().len() <= 60 {
            moved += check(&recording, lessons::name(number));
        }
    }
    assert!(100 < moved, "{moved}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn in_any_tree_a_window_moves_in_the_same_step_everywhere(tree in a_tree(), config in a_config(), scouts in any::<bool>()) {
        let algorithm = if scouts { Algorithm::PrincipalVariation } else { config.algorithm };
        check(&record(&SearchConfig { algorithm, ..config }, &tree, 100_000), "a random tree");
    }
}
