//! A tree as game theorists print it: the mover's name at each node, the actions at the edges, the payoffs of all
//! players in a column below each leaf, and thick edges for the choices of each player.
//!
//! The file needs no other package than `TikZ`. Every node has a name, `n` and its number, so that an author can draw
//! between them. Names, actions and payoffs are laid out by their estimated widths, so that they do not meet.

use super::latex_text;
use poda_core::game::GameView;
use poda_core::layout::{Extent, Layout, LayoutTree, Separation};
use poda_core::score::Turn;
use poda_core::text::visible;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind, Trace};
use poda_words::i18n::Words;
use poda_words::i18n::message_args::mover_name;
use std::fmt::Write;

/// The least and the greatest distance from one ply to the next, in centimeters.
const PLY: [f64; 2] = [1.9, 4.5];
/// The height of an edge above the end of a name next to the node that it leads to, in centimeters.
const ABOVE_NAME: f64 = 0.3;
/// The distances between nodes, in centimeters.
const SEPARATION: Separation = Separation { siblings: 0.7, cousins: 0.9 };
/// The width of a character of a name or a payoff, and of one at an edge, in centimeters.
const CHARACTER: f32 = 0.2;
const SMALL_CHARACTER: f32 = 0.16;
/// The distance of a name from the middle of its node, in centimeters.
const BESIDE_NODE: f32 = 0.2;
/// Half the width of a node without any text, in centimeters.
const NODE: f32 = 0.12;
/// The place of an action on its edge, as a share of its length. It is nearer to the child, where edges are further
/// apart.
const ACTION_AT: f32 = 0.65;

/// The styles, which decide how the tree looks.
const STYLES: &str = r"\tikzset{
  mover/.style={circle, fill, inner sep=0pt, minimum size=4.5pt},
  chance/.style={circle, draw, fill=white, inner sep=0pt, minimum size=6pt},
  payoffs/.style={align=center, anchor=north, inner sep=3pt},
  action/.style={pos=0.65, fill=white, inner sep=1.5pt, font=\podasmall},
  edge/.style={line width=0.5pt},
  chosen/.style={line width=1.8pt},
}
";

/// The usual size of text, in points, for which all lengths are given.
pub const PRINTED_TEXT: f32 = 10.0;

/// Returns a LaTeX file with the tree of a search that visits every node, in text of a size in points. The thick edges
/// lead to the children that it takes.
pub fn game_tree<G: GameView>(recording: &Recording<G>, title: &str, text: f32, words: &Words) -> String {
    let (packages, scale) = (super::packages(), f64::from(text / PRINTED_TEXT));
    let font = |command: &str, size: f32| {
        format!("\\newcommand{command}{{\\fontsize{{{size:.1}}}{{{:.1}}}\\selectfont}}\n", 1.2 * size)
    };
    let fonts = font("\\podatext", text) + &font("\\podasmall", 0.8 * text);
    let mut written =
        format!("\\documentclass[border=4pt]{{standalone}}\n% {}\n{packages}{fonts}{STYLES}", visible(title));
    written.push_str("\\begin{document}\n\\podatext\n\\begin{tikzpicture}\n");
    let (trace, tree) = (recording.trace(), PrintedTree::new(recording, words));
    for node in trace.nodes() {
        let (x, y) = tree.at(node);
        let (x, y) = (scale * x, scale * y);
        let _ = writeln!(
            written,
            "  \\node{} (n{}) at ({x:.2}, {y:.2}) {{{}}};",
            tree.named.look(node),
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

/// The side of a node on which its name is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NameSide {
    Above,
    Left,
    Right,
}

/// A tree with the positions of its nodes.
struct PrintedTree<'a, G: GameView> {
    named: NamedTree<'a, G>,
    layout: Layout,
    /// The distance from one ply to the next, in centimeters.
    ply: f64,
}

impl<'a, G: GameView> PrintedTree<'a, G> {
    fn new(recording: &'a Recording<G>, words: &'a Words) -> Self {
        let trace = recording.trace();
        let mut named = NamedTree { recording, words, sides: vec![NameSide::Right; trace.node_count()] };
        let mut layout = Layout::new(&named, SEPARATION);
        // Where names change their sides, nodes move a little.
        for _ in 0..2 {
            named.sides = trace.nodes().map(|node| name_side(trace, &layout, node)).collect();
            layout = Layout::new(&named, SEPARATION);
        }
        let reach = |node| trace.parent(node).map_or(0.0, |parent| distance(&layout, parent, node).abs());
        let longest = trace.nodes().map(reach).fold(0.0, f64::max);
        let ply = (ABOVE_NAME * longest / f64::from(SEPARATION.siblings)).clamp(PLY[0], PLY[1]);
        Self { named, layout, ply }
    }

    /// Returns the position of a node, in centimeters.
    fn at(&self, node: NodeId) -> (f64, f64) {
        (self.layout.x(node.number()), -self.ply * self.named.recording.trace().ply(node) as f64)
    }
}

/// Returns by how much a node is to the right of another one, in centimeters.
fn distance(layout: &Layout, from: NodeId, to: NodeId) -> f64 {
    layout.x(to.number()) - layout.x(from.number())
}

fn name_side(trace: &Trace, layout: &Layout, node: NodeId) -> NameSide {
    match trace.parent(node) {
        None => NameSide::Above,
        Some(parent) if distance(layout, parent, node) < -0.01 => NameSide::Left,
        Some(_) => NameSide::Right,
    }
}

/// A tree whose nodes are as wide as their texts.
struct NamedTree<'a, G: GameView> {
    recording: &'a Recording<G>,
    words: &'a Words,
    /// For each node, the side of its name: away from the edge that leads to it.
    sides: Vec<NameSide>,
}

impl<G: GameView> NamedTree<'_, G> {
    /// Returns who moves at an inner node, and its own name.
    fn name(&self, node: NodeId) -> String {
        let mover = mover_name(self.words, self.recording, node);
        let name = self.recording.position(node).given_name().map(|name| format!(" ({name})"));
        mover + &name.unwrap_or_default()
    }

    /// Returns the options of a node: its style and its name.
    fn look(&self, node: NodeId) -> String {
        let trace = self.recording.trace();
        if trace.kind(node) != NodeKind::Inner {
            return "[payoffs]".to_owned();
        }
        let style = if trace.turn(node) == Turn::Chance { "chance" } else { "mover" };
        let side = match self.sides[node.index()] {
            NameSide::Above => "above",
            NameSide::Left => "left",
            NameSide::Right => "right",
        };
        format!("[{style}, label={side}:{{{}}}]", latex_text(&self.name(node)))
    }
}

impl<G: GameView> LayoutTree for NamedTree<'_, G> {
    fn node_count(&self) -> u32 {
        u32::try_from(self.sides.len()).unwrap_or(u32::MAX)
    }

    fn parent(&self, node: u32) -> u32 {
        self.recording.trace().parent(NodeId::new(node as usize)).map_or(0, NodeId::number)
    }

    fn extent(&self, node: u32) -> Extent {
        let node = NodeId::new(node as usize);
        let width = |text: &str, character: f32| text.chars().count() as f32 * character;
        // Two neighbors' actions are as far apart as their edges are there.
        let action = action(self.recording, node).map_or(0.0, |action| width(&action, SMALL_CHARACTER));
        let both = |half: f32| Extent { left: half, right: half };
        let at_edge = (action / (2.0 * ACTION_AT)).max(NODE);
        if self.recording.trace().kind(node) != NodeKind::Inner {
            let widest = entries(self.recording, node).iter().map(|entry| width(entry, CHARACTER)).fold(0.0, f32::max);
            return both(at_edge.max(widest / 2.0));
        }
        let name = BESIDE_NODE + width(&self.name(node), CHARACTER);
        match self.sides[node.index()] {
            NameSide::Above => both(at_edge.max(name / 2.0)),
            NameSide::Left => Extent { left: at_edge.max(name), right: at_edge },
            NameSide::Right => Extent { left: at_edge, right: at_edge.max(name) },
        }
    }
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
        None => vec![recording.evaluation(node).score().shown()],
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
