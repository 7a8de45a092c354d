//! Writes explicit trees: a tree that fits on a line on one line, a wider one broken at its branches.

use crate::file::explicit::ExplicitFields;
use crate::file::schema::PLAYERS;
use crate::file::tree::parse::ExplicitNode;
use crate::file::variants::variant_name;
use crate::file::writer::{INDENT, MAX_WIDTH, format_lines, format_number, format_string};
use poda_core::game::tree::{Tree, TreeNode};
use poda_core::score::Player;
use std::collections::HashMap;

/// The largest indentation at which a list is broken into lines. A list that is nested deeper stays on its line, however long
/// it is.
const MAX_INDENT: usize = 60;
/// The indentation that keeps everything on one line.
const ONE_LINE: usize = usize::MAX;

/// What the original text of a tree contains.
pub(in crate::file) struct ExplicitTree<'a> {
    /// The fields of `Tree`.
    pub fields: &'a ExplicitFields<'a>,
    /// The nodes, the root first; empty without an original text.
    pub nodes: &'a [ExplicitNode],
}

/// Returns the text of `Tree` with its fields.
pub(in crate::file) fn write(tree: &Tree, explicit: &ExplicitTree<'_>) -> String {
    let root = tree.node().player;
    let has_root = root == Player::Min || explicit.fields.contains("root");
    let root_field = format!("root: {}", variant_name(PLAYERS, &root));
    let writer = TreeWriter::new(tree, root, explicit.nodes);
    let line = if has_root { format!("Tree({root_field}, tree: ") } else { "Tree(tree: ".to_owned() };
    if writer.widths[tree.node_index()] + line.len() <= MAX_WIDTH {
        return format!("{line}{})", writer.text(ONE_LINE));
    }
    let mut fields = Vec::new();
    if has_root {
        fields.push(root_field);
    }
    fields.push(format!("tree: {}", writer.text(2 * INDENT)));
    format!("Tree{}", format_lines('(', &fields, ')', INDENT))
}

/// Returns the text of a tree as a node, which [`load_tree`](crate::file::load_tree) reads.
#[must_use]
pub fn write_tree(tree: &Tree) -> String {
    // Without the field `root`, a root at which MIN is to move has to say so itself.
    TreeWriter::new(tree, Player::Max, &[]).text(0)
}

/// The parts of a tree's text, one per node.
struct TreeWriter<'a> {
    nodes: &'a [TreeNode],
    root: usize,
    /// The beginning of each node's text, up to its children: the whole text of a leaf.
    heads: Vec<String>,
    /// The width of each node's text on one line, in characters.
    widths: Vec<usize>,
}

/// What remains to be written.
enum WriteTask {
    /// A node on a line with this indentation.
    Node { node: usize, indent: usize },
    /// These characters.
    Text(&'static str),
    /// A new line with this indentation.
    Line { indent: usize },
}

impl<'a> TreeWriter<'a> {
    /// Prepares the text of a tree. The root does not say who is to move if that is `root`. `explicit` holds the nodes of the
    /// original text, whose fields are written again.
    fn new(tree: &'a Tree, root: Player, explicit: &[ExplicitNode]) -> Self {
        let nodes = tree.nodes();
        let mut default_players = vec![root; nodes.len()];
        for node in nodes {
            for &child in &node.children {
                default_players[child] = node.player.opponent();
            }
        }
        // The tree may begin at a node below its own root.
        default_players[tree.node_index()] = root;
        let explicit = corresponding_nodes(tree, explicit);
        let heads = nodes.iter().zip(default_players).zip(explicit);
        let heads: Vec<_> = heads.map(|((node, player), explicit)| head_of(node, player, explicit)).collect();
        let mut widths = vec![0; nodes.len()];
        // In preorder, children follow their parents; in reverse, their widths are known first.
        for (index, node) in nodes.iter().enumerate().rev() {
            let children: usize = node.children.iter().map(|&child| widths[child] + ", ".len()).sum();
            widths[index] = heads[index].chars().count() + children + tail_of(&heads[index]).len();
        }
        Self { nodes, root: tree.node_index(), heads, widths }
    }

    /// Returns the text of the tree for a line that is indented by `indent`, or on one line if that is [`ONE_LINE`].
    fn text(&self, indent: usize) -> String {
        let mut text = String::new();
        // Without recursion, because a tree may have a thousand levels.
        let mut tasks = vec![WriteTask::Node { node: self.root, indent }];
        while let Some(next) = tasks.pop() {
            match next {
                WriteTask::Text(characters) => text.push_str(characters),
                WriteTask::Line { indent } => {
                    text.push('\n');
                    text.extend(std::iter::repeat_n(' ', indent));
                }
                WriteTask::Node { node, indent } => {
                    text.push_str(&self.heads[node]);
                    self.push_rest(node, indent, &mut tasks);
                }
            }
        }
        text
    }

    /// Pushes what follows the head of a node, its children and their closing bracket, in reverse order.
    fn push_rest(&self, node: usize, indent: usize, tasks: &mut Vec<WriteTask>) {
        tasks.push(WriteTask::Text(tail_of(&self.heads[node])));
        let is_broken = indent <= MAX_INDENT && indent + self.widths[node] > MAX_WIDTH;
        let (inner, after, between) = if is_broken { (indent + INDENT, ",", "") } else { (ONE_LINE, "", ", ") };
        let children = &self.nodes[node].children;
        if is_broken && !children.is_empty() {
            tasks.push(WriteTask::Line { indent });
        }
        for (index, &child) in children.iter().enumerate().rev() {
            tasks.push(WriteTask::Text(after));
            tasks.push(WriteTask::Node { node: child, indent: inner });
            if is_broken {
                tasks.push(WriteTask::Line { indent: inner });
            } else if index > 0 {
                tasks.push(WriteTask::Text(between));
            }
        }
    }
}

/// Returns, for each node of a tree, the node of the original text with the same name or, if it has no name, the child with
/// the same index of its parent's corresponding node.
fn corresponding_nodes<'a>(tree: &Tree, explicit: &'a [ExplicitNode]) -> Vec<Option<&'a ExplicitNode>> {
    let nodes = tree.nodes();
    let by_name: HashMap<&str, &ExplicitNode> =
        explicit.iter().filter_map(|node| Some((node.name.as_deref()?, node))).collect();
    let mut found: Vec<Option<&ExplicitNode>> = vec![None; nodes.len()];
    found[tree.node_index()] = explicit.first();
    // In preorder, parents precede their children.
    for (index, node) in nodes.iter().enumerate() {
        if let Some(name) = &node.name {
            found[index] = by_name.get(name.as_str()).copied();
        }
        let Some(original) = found[index] else { continue };
        for (&child, &original_child) in node.children.iter().zip(&original.children) {
            found[child] = explicit.get(original_child).filter(|node| node.name.is_none());
        }
    }
    found
}

/// Returns the beginning of a node's text: the whole text of a leaf, everything before the children of an inner node.
fn head_of(node: &TreeNode, default_player: Player, explicit: Option<&ExplicitNode>) -> String {
    let mut fields = Vec::new();
    if let Some(name) = &node.name {
        fields.push(format!("name: {}", format_string(name)));
    }
    if node.player != default_player || explicit.is_some_and(|explicit| explicit.has_player) {
        fields.push(format!("player: {}", variant_name(PLAYERS, &node.player)));
    }
    if let Some(label) = &node.move_label {
        fields.push(format!("move: {}", format_string(label)));
    }
    let is_leaf = node.children.is_empty();
    let is_plain = fields.is_empty() && !explicit.is_some_and(|explicit| explicit.has_fields);
    if let Some(value) = node.value {
        match (is_leaf, is_plain) {
            (true, true) => return format_number(value),
            (true, false) => fields.push(format!("value: {}", format_number(value))),
            (false, _) => fields.push(format!("estimate: {}", format_number(value))),
        }
    }
    match (is_leaf, fields.is_empty()) {
        (true, _) => format!("({})", fields.join(", ")),
        (false, true) if is_plain => "[".to_owned(),
        (false, true) => "(children: [".to_owned(),
        (false, false) => format!("({}, children: [", fields.join(", ")),
    }
}

/// Returns the end of a node's text, which closes the brackets of its head.
fn tail_of(head: &str) -> &'static str {
    match (head.starts_with('('), head.ends_with('[')) {
        (_, false) => "",
        (true, true) => "])",
        (false, true) => "]",
    }
}
