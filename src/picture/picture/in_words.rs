//! A picture in words, for users who cannot see it: a line for each drawn node, indented by its ply, and no more lines
//! than somebody would listen to.

use super::sampled::SampledScene;
use super::scene::Scene;
use poda_core::game::GameView;
use poda_core::score::Window;
use poda_core::trace::moment::NodeState;
use poda_core::trace::{NodeId, NodeKind, Story};
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::panels::mcts_text;
use poda_words::i18n::spoken_node::{ChildPlace, given_in_words, known_in_words, spoken_node, with_order, with_window};
use std::collections::HashSet;

/// The most lines. Of a larger tree, only the children of the nodes from the root to the current one have lines.
const MAX_LINES: usize = 150;

/// Returns what the picture shows of a node, in the words of a screen reader.
pub fn known_in_picture<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> String {
    let (names, moment) = (NodeNames::new(scene.words, scene.recording), scene.moment());
    let known = match scene.given_value(node) {
        _ if scene.concealed.hides_value(node) => scene.words.text("node-asked"),
        Some(value) => given_in_words(&names, &moment, node, value),
        None => known_in_words(&names, &moment, node),
    };
    with_order(scene.words, &moment, node, known)
}

/// Returns the window that the picture shows at a node: that of an open inner node.
pub fn window_in_picture<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Option<Window> {
    let is_inner = scene.recording.trace().kind(node) == NodeKind::Inner;
    scene.window(node).filter(|_| is_inner && scene.moment().state(node) == NodeState::Open)
}

/// Returns a picture in words. `known` returns the description of the value of a node.
pub fn picture_in_words<G: GameView>(scene: &Scene<'_, G>, known: impl Fn(NodeId) -> String) -> Vec<String> {
    let trace = scene.recording.trace();
    let names = NodeNames::new(scene.words, scene.recording);
    let children = |node: NodeId| {
        let is_shown = |&child: &NodeId| scene.is_laid_out(child) && scene.is_drawn(child);
        let children: Vec<NodeId> = trace.children(node).filter(is_shown).collect();
        ChildPlace::of(scene.recording, &children).map(|(child, place)| (child, Some(place))).collect()
    };
    let text = |node, place| {
        let known = known(node);
        let window = window_in_picture(scene, node);
        let known = window.map(|window| with_window(scene.words, &known, window)).unwrap_or(known);
        spoken_node(&names, node, &known, place)
    };
    lines(scene.root, scene.current().into_iter().flat_map(|node| trace.ancestors(node)), children, text)
}

/// Returns a picture of a Monte Carlo tree search in words.
pub fn sampled_picture_in_words<G: GameView>(scene: &SampledScene<'_, G>) -> Vec<String> {
    let (recording, words) = (scene.recording, scene.words);
    let children = |node: NodeId| {
        let mut children: Vec<NodeId> = recording.children(node).filter(|&child| scene.is_drawn(child)).collect();
        children.sort_by_key(|&child| scene.layout.placed(child));
        children.into_iter().map(|child| (child, None)).collect()
    };
    let text = |node, _| mcts_text::spoken(words, recording, node, scene.statistics(node));
    lines(NodeId::ROOT, scene.current().into_iter().flat_map(|node| recording.ancestors(node)), children, text)
}

/// A child of a node, with its place where that is said.
type Child = (NodeId, Option<ChildPlace>);

fn lines(
    root: NodeId,
    path: impl Iterator<Item = NodeId>,
    children: impl Fn(NodeId) -> Vec<Child>,
    text: impl Fn(NodeId, Option<ChildPlace>) -> String,
) -> Vec<String> {
    let mut nodes = walk(root, &children, |_| true);
    if MAX_LINES < nodes.len() {
        let path: HashSet<NodeId> = path.chain([root]).collect();
        nodes = walk(root, &children, |node| path.contains(&node));
        nodes.truncate(MAX_LINES);
    }
    nodes
        .into_iter()
        .map(|(level, (node, place))| format!("{:indent$}{}", "", text(node, place), indent = 2 * level))
        .collect()
}

/// Returns nodes from the root down, each with its level and followed by what is below it, if it is opened: as many as
/// have lines, and one more where there are more.
fn walk(
    root: NodeId,
    children: impl Fn(NodeId) -> Vec<Child>,
    is_opened: impl Fn(NodeId) -> bool,
) -> Vec<(usize, Child)> {
    let mut pending = vec![(0, (root, None))];
    let mut walked = Vec::new();
    while let Some((level, (node, place))) = pending.pop()
        && walked.len() <= MAX_LINES
    {
        walked.push((level, (node, place)));
        if is_opened(node) {
            pending.extend(children(node).into_iter().rev().map(|child| (level + 1, child)));
        }
    }
    walked
}
