//! Writes a tree: on one line if it fits, and else broken at its branches.

use super::read::{WrittenNode, WrittenNodes};
use crate::file::diagnostic::Expected;
use crate::file::node_board::{owner_name, tiling_name};
use crate::file::schema::{PLAYERS, WINS, variant_name};
use crate::file::value::Value;
use crate::file::writer::{
    ExplicitFields, INDENT, MAX_WIDTH, NO_FIELDS, format_lines, format_number, format_string, push_number,
};
use poda_core::game::Game;
use poda_core::game::board::Symbol;
use poda_core::game::tree::{BoardSet, NodeBoard, Tree, Weight};
use poda_core::score::{Interval, Payoffs, Player, Score, Turn};
use poda_core::stack::with_stack_space;
use std::collections::HashMap;
use std::fmt::Write;
use std::iter::successors;

/// The largest indentation at which a list is broken into lines. A list that is nested deeper stays on its line,
/// however long it is.
const MAX_INDENT: usize = 60;
/// The indentation that keeps everything on one line.
const ONE_LINE: usize = usize::MAX;

pub(in crate::file) fn write(tree: &Tree, explicit: ExplicitFields<'_>) -> String {
    let root = mover(tree, tree.node_index());
    let has_root = root != 0 || explicit.contains("root");
    let mut fields = Vec::new();
    if let Some(players) = tree.players() {
        let names: Vec<String> = players.names.iter().map(|name| format_string(name)).collect();
        fields.push(format!("players: [{}]", names.join(", ")));
    }
    if has_root {
        fields.push(format!("root: {}", mover_name(tree, root)));
    }
    if tree.bounds() != Interval::UNKNOWN || explicit.contains("bounds") {
        let Interval { low, high } = tree.bounds();
        fields.push(format!("bounds: ({}, {})", format_number(low), format_number(high)));
    }
    if tree.counts_for_movers() || explicit.contains("wins") {
        fields.push(format!("wins: {}", variant_name(WINS, &tree.counts_for_movers())));
    }
    if let Some(set) = tree.board_set() {
        fields.push(format!("boards: {}", format_board_set(set)));
    }
    let writer = TreeWriter::new(tree, root, explicit.value("tree"));
    let line = format!("Tree({}", [fields.as_slice(), &["tree: ".to_owned()]].concat().join(", "));
    if writer.widths[tree.node_index()] + line.len() <= MAX_WIDTH {
        return format!("{line}{})", writer.text(ONE_LINE));
    }
    fields.push(format!("tree: {}", writer.text(2 * INDENT)));
    format!("Tree{}", format_lines('(', &fields, ')', INDENT))
}

/// Returns the index of the player to move at a node: among MAX and MIN, unless the tree has other players.
fn mover(tree: &Tree, at: usize) -> usize {
    let side = usize::from(tree.player_of(at) == Player::Min);
    tree.mover_of(at).unwrap_or(side)
}

/// Returns the word for the player with this index.
fn mover_name(tree: &Tree, player: usize) -> String {
    match tree.players() {
        Some(players) => format_string(&players.names[player]),
        None => variant_name(PLAYERS, if player == 0 { &Player::Max } else { &Player::Min }).to_owned(),
    }
}

/// Returns the text of a tree, which [`load_tree`](crate::file::load_tree) reads: its root as a node, or with fields if
/// it has bounds of all values.
pub fn write_tree(tree: &Tree) -> String {
    let is_plain = tree.players().is_none() && !tree.counts_for_movers() && tree.board_set().is_none();
    if tree.bounds() != Interval::UNKNOWN || !is_plain {
        return write(tree, NO_FIELDS);
    }
    // Without the field `root`, a root at which MIN moves names the player itself.
    TreeWriter::new(tree, 0, None).text(0)
}

/// The data from which the text of a tree is written, stored in columns because a tree may have millions of nodes.
struct TreeWriter<'a> {
    tree: &'a Tree,
    /// The player at each node unless the node itself names one.
    default_players: Vec<usize>,
    /// The nodes of the text from which the tree was read, whose fields are written again.
    originals: OriginalNodes<'a>,
    /// The index in `originals` of the node that each node corresponds to.
    corresponding: Vec<Option<u32>>,
    /// The n and w of each node, as the author counts; empty in a tree without counts.
    counts: Vec<Option<(u32, f64)>>,
    /// The width of each node's text on one line, in characters.
    widths: Vec<usize>,
}

impl<'a> TreeWriter<'a> {
    /// Prepares the text of a tree. The root names its player only if that is not `root`. `original` is the tree in the
    /// text from which it was read.
    fn new(tree: &'a Tree, root: usize, original: Option<Value<'a>>) -> Self {
        let players = tree.players().map_or(2, |players| players.names.len());
        let mut default_players = vec![root; tree.node_count()];
        for at in 0..tree.node_count() {
            for &child in tree.children_of(at) {
                let player = mover(tree, at);
                let is_chance = tree.turn_of(at) == Turn::Chance;
                default_players[child as usize] = if is_chance { player } else { (player + 1) % players };
            }
        }
        // The tree may begin at a node below its own root.
        default_players[tree.node_index()] = root;
        let has_vectors = tree.players().is_some();
        let originals = original.map(|root| OriginalNodes::of(root, has_vectors)).unwrap_or_default();
        let corresponding = originals.corresponding(tree);
        let (counts, widths) = (tree.authors_counts(), vec![0; tree.node_count()]);
        let mut writer = Self { tree, default_players, originals, corresponding, counts, widths };
        let mut head = String::new();
        // In preorder, children follow their parents; in reverse, their widths are known first.
        for at in (0..tree.node_count()).rev() {
            head.clear();
            let tail = writer.push_head(&mut head, at);
            let children = tree.children_of(at).iter().map(|&child| writer.widths[child as usize] + ", ".len());
            writer.widths[at] = head.chars().count() + children.sum::<usize>() + tail.len();
        }
        writer
    }

    /// Returns the text of the tree for a line with this indentation, or on one line if `indent` is [`ONE_LINE`].
    fn text(&self, indent: usize) -> String {
        let mut text = String::with_capacity(self.widths[self.tree.node_index()]);
        self.push(&mut text, self.tree.node_index(), indent);
        text
    }

    /// Appends a node on a line with this indentation.
    fn push(&self, text: &mut String, node: usize, indent: usize) {
        let tail = self.push_head(text, node);
        let is_broken = indent <= MAX_INDENT && indent + self.widths[node] > MAX_WIDTH;
        let inner = if is_broken { indent + INDENT } else { ONE_LINE };
        let line =
            |text: &mut String, indent| text.extend(std::iter::once('\n').chain(std::iter::repeat_n(' ', indent)));
        let children = self.tree.children_of(node);
        for (index, &child) in children.iter().enumerate() {
            if is_broken {
                line(text, inner);
            } else if index > 0 {
                text.push_str(", ");
            }
            with_stack_space(|| self.push(text, child as usize, inner));
            if is_broken {
                text.push(',');
            }
        }
        if is_broken && !children.is_empty() {
            line(text, indent);
        }
        text.push_str(tail);
    }

    /// Appends the beginning of a node's text: the whole text of a leaf, or everything before the children of an inner
    /// node. Returns the text that closes the open brackets.
    fn push_head(&self, text: &mut String, at: usize) -> &'static str {
        let original = self.corresponding[at].map(|index| self.originals.values[index as usize]);
        let (tree, player) = (self.tree, mover(self.tree, at));
        let is_chance = tree.turn_of(at) == Turn::Chance;
        // The tree may begin at an outcome, whose weight says nothing there.
        let is_first = at == tree.node_index();
        let weight = tree.weight_of(at).filter(|_| !is_first).map_or(1, Weight::get);
        if weight != 1 {
            write!(text, "({weight}, ").expect("writing to a string cannot fail");
        }
        // The closing text is a prefix of `brackets`. Its last bracket closes the parenthesis of a weight.
        let end = |brackets: &'static str| &brackets[..brackets.len() - usize::from(weight == 1)];
        let says_player = !is_chance
            && (player != self.default_players[at]
                || original.is_some_and(|original| original.field("player").is_some()));
        let (name, label) = (tree.name_of(at), tree.move_label_of(at));
        let (value, vector) = (tree.value_of(at), tree.payoffs_of(at));
        let push_value = |text: &mut String, value| match vector {
            Some(vector) => push_vector(text, &vector),
            None => push_number(text, value),
        };
        let is_leaf = tree.children_of(at).is_empty();
        let (counts, board) = (tree.counts_of(at), tree.board_of(at));
        // Only a move that a player makes has a prior.
        let prior = tree.prior_of(at).filter(|_| !is_first && tree.weight_of(at).is_none());
        let is_plain = name.is_none()
            && prior.is_none()
            && counts.is_none()
            && board.is_none()
            && label.is_none()
            && !says_player
            && !is_chance
            && !original.is_some_and(Value::is_fields)
            && (is_leaf || value.is_none());
        match value {
            Some(value) if is_plain => {
                push_value(text, value);
                return end(")");
            }
            None if is_plain => {
                text.push('[');
                return end("])");
            }
            Some(_) | None => {}
        }
        text.push('(');
        let start = text.len();
        let mut field = |name: &str, push: &dyn Fn(&mut String)| {
            if start < text.len() {
                text.push_str(", ");
            }
            text.push_str(name);
            text.push_str(": ");
            push(text);
        };
        if let Some(name) = name {
            field("name", &|text| text.push_str(&format_string(name)));
        }
        if says_player {
            field("player", &|text| text.push_str(&mover_name(tree, player)));
        }
        if let Some(label) = label {
            field("move", &|text| text.push_str(&format_string(label)));
        }
        if let Some((visits, wins)) = self.counts.get(at).copied().flatten() {
            field("w", &|text| push_number(text, Score::new(wins).unwrap_or_default()));
            field("n", &|text| text.push_str(&visits.to_string()));
        }
        if let Some(prior) = prior {
            field("prior", &|text| push_number(text, prior));
        }
        if let Some(value) = value.filter(|_| !counts.is_some_and(|counts| counts.is_open)) {
            field(if is_leaf { "value" } else { "estimate" }, &|text| push_value(text, value));
        }
        match board {
            Some(NodeBoard::Cells { .. }) => {
                let rows = board.and_then(NodeBoard::rows).unwrap_or_default();
                let rows: Vec<_> = rows.iter().map(|row| format_string(row)).collect();
                field("board", &|text| {
                    let _ = write!(text, "[{}]", rows.join(", "));
                });
            }
            Some(NodeBoard::Text(lines)) => field("text", &|text| text.push_str(&format_string(lines))),
            None => {}
        }
        if is_leaf {
            text.push(')');
            return end(")");
        }
        field(if is_chance { "chance" } else { "children" }, &|text| text.push('['));
        end("]))")
    }
}

/// Returns how the boards of a tree are drawn.
fn format_board_set(set: &BoardSet) -> String {
    let mut fields = vec![format!("grid: {}", tiling_name(set))];
    if !set.pieces.is_empty() {
        let piece =
            |(piece, owner): &(Symbol, Player)| format!("({}, {})", format_string(piece.as_str()), owner_name(*owner));
        fields.push(format!("pieces: [{}]", set.pieces.iter().map(piece).collect::<Vec<_>>().join(", ")));
    }
    format!("({})", fields.join(", "))
}

/// Appends a vector in parentheses.
pub(in crate::file) fn push_vector(text: &mut String, vector: &Payoffs) {
    for (index, &entry) in vector.entries().iter().enumerate() {
        text.push_str(if index == 0 { "(" } else { ", " });
        push_number(text, entry);
    }
    text.push(')');
}

/// The nodes of the text from which a tree was read, in preorder, stored in columns.
#[derive(Default)]
struct OriginalNodes<'a> {
    values: Vec<Value<'a>>,
    /// The index of each node's last child; 0 if it has none. The first child follows its parent.
    last_children: Vec<u32>,
    /// The index of each node's next sibling; 0 if it has none.
    next_siblings: Vec<u32>,
    /// The indices of the nodes that have a name, by that name.
    by_name: HashMap<String, u32>,
}

impl<'a> OriginalNodes<'a> {
    fn of(root: Value<'a>, has_vectors: bool) -> Self {
        let mut nodes = Self::default();
        for (index, WrittenNode { value, parent, .. }) in (0..).zip(WrittenNodes::new(root, has_vectors)) {
            if 0 < index {
                match std::mem::replace(&mut nodes.last_children[parent], index) {
                    0 => {}
                    before => nodes.next_siblings[before as usize] = index,
                }
            }
            nodes.by_name.extend(Self::name(value).map(|name| (name, index)));
            nodes.values.push(value);
            nodes.last_children.push(0);
            nodes.next_siblings.push(0);
        }
        nodes
    }

    fn name(value: Value) -> Option<String> {
        value.field("name").and_then(|name| name.string(Expected::String))
    }

    fn children(&self, index: u32) -> impl Iterator<Item = u32> {
        let first = (self.last_children[index as usize] != 0).then_some(index + 1);
        successors(first, |&child| Some(self.next_siblings[child as usize]).filter(|&next| next != 0))
    }

    /// Returns, for each node of a tree, the node of the original text with the same name or, if it has no name, the
    /// child with the same index of its parent's corresponding node.
    fn corresponding(&self, tree: &Tree) -> Vec<Option<u32>> {
        let mut found = vec![None; tree.node_count()];
        found[tree.node_index()] = (!self.values.is_empty()).then_some(0);
        // In preorder, parents precede their children.
        for at in 0..tree.node_count() {
            if let Some(name) = tree.name_of(at) {
                found[at] = self.by_name.get(name).copied();
            }
            let Some(original) = found[at] else { continue };
            for (&child, original_child) in tree.children_of(at).iter().zip(self.children(original)) {
                let is_named = Self::name(self.values[original_child as usize]).is_some();
                found[child as usize] = (!is_named).then_some(original_child);
            }
        }
        found
    }
}
