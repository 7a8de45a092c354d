//! A tree as game theorists print it: the mover's name at each node, the actions at the edges, the payoffs of all
//! players in a column below each leaf, and thick edges for the choices of each player.
//!
//! The file needs no other package than `TikZ`. Every node has a name, `n` and its number, so that an author can draw
//! between them.

use super::latex_text;
use poda_core::game::GameView;
use poda_core::score::Turn;
use poda_core::text::visible;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind};
use poda_words::i18n::Words;
use poda_words::i18n::message_args::mover_name;
use std::fmt::Write;

/// The distance from one ply to the next, in centimeters.
const PLY: f64 = 1.9;
/// The distance between two leaves without the width of their payoffs, in centimeters.
const GAP: f64 = 0.7;
/// The width of a character of a payoff, in centimeters.
const CHARACTER: f64 = 0.19;

/// The styles, which decide how the tree looks.
const STYLES: &str = r"\tikzset{
  mover/.style={circle, fill, inner sep=0pt, minimum size=4.5pt},
  chance/.style={circle, draw, fill=white, inner sep=0pt, minimum size=6pt},
  payoffs/.style={align=center, anchor=north, inner sep=3pt},
  action/.style={fill=white, inner sep=1.5pt, font=\footnotesize},
  edge/.style={line width=0.5pt},
  chosen/.style={line width=1.8pt},
}
";

/// Returns a LaTeX file with the tree of a search that visits every node. The thick edges lead to the children that it
/// takes.
pub fn game_tree<G: GameView>(recording: &Recording<G>, title: &str, words: &Words) -> String {
    let packages = super::packages();
    let mut written = format!("\\documentclass[border=4pt]{{standalone}}\n% {}\n{packages}{STYLES}", visible(title));
    written.push_str("\\begin{document}\n\\begin{tikzpicture}\n");
    let (trace, across) = (recording.trace(), across(recording));
    for node in trace.nodes() {
        let (x, y) = (across[node.index()], -PLY * trace.ply(node) as f64);
        let _ = writeln!(
            written,
            "  \\node{} (n{}) at ({x:.2}, {y:.2}) {{{}}};",
            look(recording, node, words),
            node.number(),
            payoffs(recording, node)
        );
    }
    for child in trace.nodes() {
        let Some(parent) = trace.parent(child) else { continue };
        let style = if trace.best_child(parent) == Some(child) { "chosen" } else { "edge" };
        let action = action(recording, child).map(|action| format!(" node[action] {{{}}}", latex_text(&action)));
        let (from, to) = (parent.number(), child.number());
        let _ = writeln!(written, "  \\draw[{style}] (n{from}) --{} (n{to});", action.unwrap_or_default());
    }
    written + "\\end{tikzpicture}\n\\end{document}\n"
}

/// Returns the options of a node: its style, who moves there, and its own name.
fn look<G: GameView>(recording: &Recording<G>, node: NodeId, words: &Words) -> String {
    let trace = recording.trace();
    if trace.kind(node) != NodeKind::Inner {
        return "[payoffs]".to_owned();
    }
    let style = if trace.turn(node) == Turn::Chance { "chance" } else { "mover" };
    let mover = latex_text(&mover_name(words, recording, node));
    // Beside the nodes below the root there is more room than above them, where an edge ends.
    let side = if node == NodeId::ROOT { "above" } else { "right" };
    let name = recording.position(node).given_name().map(|name| format!(" ({})", latex_text(name)));
    format!("[{style}, label={side}:{{{mover}{}}}]", name.unwrap_or_default())
}

/// Returns the payoffs of a leaf, one below another in the order of the players; the value alone if there are two
/// sides; nothing for an inner node.
fn payoffs<G: GameView>(recording: &Recording<G>, node: NodeId) -> String {
    entries(recording, node).iter().map(|entry| latex_text(entry)).collect::<Vec<_>>().join("\\\\")
}

fn entries<G: GameView>(recording: &Recording<G>, node: NodeId) -> Vec<String> {
    if recording.trace().kind(node) == NodeKind::Inner {
        return Vec::new();
    }
    match recording.root().players() {
        Some(_) => recording.position(node).payoffs().entries().iter().map(|entry| entry.shown()).collect(),
        None => vec![recording.evaluation(node).score().shown_as_value()],
    }
}

/// Returns the label of the edge to a node: its probability or the name of the move, or else the name of a leaf.
fn action<G: GameView>(recording: &Recording<G>, child: NodeId) -> Option<String> {
    let (trace, position) = (recording.trace(), recording.position(child));
    let label = trace
        .parent(child)
        .zip(recording.move_to(child))
        .and_then(|(parent, mv)| recording.position(parent).move_label(mv).map(str::to_owned));
    let is_leaf = trace.kind(child) != NodeKind::Inner;
    let label = label.or_else(|| position.given_name().filter(|_| is_leaf).map(str::to_owned));
    let probability = trace.weight(child).map(|(weight, of)| format!("{weight}/{of}"));
    [label, probability].into_iter().flatten().reduce(|label, probability| format!("{label} {probability}"))
}

/// Returns the x of every node, in centimeters: leaves are side by side, and every other node is above the middle of
/// its children.
fn across<G: GameView>(recording: &Recording<G>) -> Vec<f64> {
    let trace = recording.trace();
    let letters = |node| entries(recording, node).iter().map(|entry| entry.chars().count()).max().unwrap_or_default();
    let names = recording
        .root()
        .players()
        .map_or(0, |players| players.names.iter().map(|name| name.chars().count()).max().unwrap_or_default());
    // Most inner nodes have two children, so that there is room for their names.
    let of_names = 0.6 * (GAP + CHARACTER * names as f64);
    let step = of_names.max(GAP + CHARACTER * trace.nodes().map(letters).max().unwrap_or_default() as f64);
    let mut across = vec![0.0; trace.node_count()];
    let leaves = trace.nodes().filter(|&node| trace.kind(node) != NodeKind::Inner);
    for (number, node) in (0_u32..).zip(leaves) {
        across[node.index()] = f64::from(number) * step;
    }
    // Children come after their parents.
    for node in trace.nodes().rev().filter(|&node| trace.kind(node) == NodeKind::Inner) {
        let mut children = trace.children(node);
        let first = children.next().map_or(0.0, |child| across[child.index()]);
        let last = children.last().map_or(first, |child| across[child.index()]);
        across[node.index()] = f64::midpoint(first, last);
    }
    across
}
