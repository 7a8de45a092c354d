//! Explicit trees: parsing and writing.
//!
//! Parsing works without recursion: children wait on an explicit stack, so that a tree of any depth is either parsed or
//! reported as too deep. A tree that fits on a line is written on one line, a wider one broken at its branches.

use super::diagnostic::{DiagnosticKind, Expected};
use super::schema::{NODE, PLAYERS, TREE, variant_name};
use super::value::{Fields, Value};
use super::writer::{ExplicitFields, INDENT, MAX_WIDTH, format_lines, format_number, format_string};
use poda_core::game::tree::{Tree, TreeFault, TreeNode, max_levels};
use poda_core::score::Player;
use poda_core::stack::with_stack_space;
use poda_core::text::Excerpt;
use std::collections::HashMap;

/// Parses the fields of `Tree`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(value: Value) -> Option<Tree> {
    let fields = value.fields(TREE)?;
    let root = fields.variant("root", PLAYERS).unwrap_or(Player::Max);
    parse_node(fields.require("tree")?, root)
}

/// Parses a node and its descendants as a tree. `root` moves at the root unless the node itself says who does. Returns `None` if
/// anything is wrong with it, which has then been reported.
pub(super) fn parse_node(value: Value, root: Player) -> Option<Tree> {
    ParsedNodes::parse(value).into_tree(root)
}

/// The nodes of a tree that have been parsed so far.
///
/// Who is to move is decided at the end, because the side to move at the root may follow after the nodes.
#[derive(Default)]
struct ParsedNodes<'a> {
    /// The nodes in the order of the text, which is preorder.
    nodes: Vec<ParsedNode<'a>>,
    /// The number of levels.
    levels: usize,
    /// The first node below the deepest level allowed.
    too_deep: Option<Value<'a>>,
}

/// A node as its text describes it.
struct ParsedNode<'a> {
    /// The node, with MAX to move.
    node: TreeNode,
    /// Who is to move, if the text says so.
    player: Option<Player>,
    /// Whether the node is written with fields, rather than as a number or a list.
    has_fields: bool,
    /// The name, or else the node.
    value: Value<'a>,
}

impl<'a> ParsedNodes<'a> {
    fn parse(root: Value<'a>) -> Self {
        let mut nodes = Self::default();
        // The nodes that follow, the next one last, each with its parent and its level.
        let mut pending = vec![(root, None::<usize>, 1)];
        while let Some((value, parent, level)) = pending.pop() {
            let index = nodes.nodes.len();
            if let Some(parent) = parent {
                nodes.nodes[parent].node.children.push(index);
            }
            nodes.levels = nodes.levels.max(level);
            if level > max_levels() {
                nodes.too_deep.get_or_insert(value);
            }
            let (node, children) = ParsedNode::parse(value);
            nodes.nodes.push(node);
            let first = pending.len();
            pending.extend(children.into_iter().flat_map(Value::inside).map(|child| (child, Some(index), level + 1)));
            pending[first..].reverse();
        }
        nodes
    }

    /// Returns the tree of these nodes. `root` moves at the root unless the root itself says who does.
    ///
    /// Returns `None` if anything is wrong with the tree, which has then been reported.
    fn into_tree(mut self, root: Player) -> Option<Tree> {
        if let Some(value) = self.too_deep {
            value.report(DiagnosticKind::TooManyLevels { levels: self.levels, limit: max_levels() });
            return None;
        }
        if self.nodes[0].value.has_schema_error() {
            return None;
        }
        self.set_players(root);
        let (nodes, values): (Vec<_>, Vec<_>) = self.nodes.into_iter().map(|node| (node.node, node.value)).unzip();
        let faults = match Tree::new(nodes) {
            Ok(tree) => return Some(tree),
            Err(faults) => faults,
        };
        for fault in faults {
            let kind = match &fault {
                // Its value was wrong, which has been reported.
                TreeFault::LeafWithoutValue { .. } => continue,
                TreeFault::EmptyName { .. } => DiagnosticKind::EmptyName,
                TreeFault::NameTaken { name, .. } => DiagnosticKind::NameTaken(Excerpt::new(name)),
                TreeFault::NameIsAnId { name, .. } => DiagnosticKind::NameIsAnId(Excerpt::new(name)),
            };
            values[fault.node()].report(kind);
        }
        None
    }

    /// Sets who is to move at every node: the player that its text names, or else the opponent of its parent's player.
    fn set_players(&mut self, root: Player) {
        let mut defaults = vec![root; self.nodes.len()];
        // In preorder, parents precede their children.
        for (index, ParsedNode { node, player, .. }) in self.nodes.iter_mut().enumerate() {
            node.player = player.unwrap_or(defaults[index]);
            for &child in &node.children {
                defaults[child] = node.player.opponent();
            }
        }
    }
}

impl<'a> ParsedNode<'a> {
    /// Parses a number, a list of nodes, or fields. Returns the node and the list of its children, if it has one.
    fn parse(value: Value<'a>) -> (Self, Option<Value<'a>>) {
        let node = TreeNode { name: None, player: Player::Max, move_label: None, value: None, children: vec![] };
        let mut parsed = Self { node, player: None, has_fields: false, value };
        let children = if value.is_number() {
            parsed.node.value = value.score();
            None
        } else if value.is_list() {
            Some(value)
        } else {
            value.fields_or(NODE, Expected::Node).and_then(|fields| parsed.parse_fields(fields))
        };
        if let Some(children) = children.filter(|children| children.length() == 0) {
            children.report(DiagnosticKind::NoChildren);
        }
        (parsed, children)
    }

    /// Parses the fields of the node. Returns the list of its children, if it has one.
    fn parse_fields(&mut self, fields: Fields<'a>) -> Option<Value<'a>> {
        self.has_fields = true;
        self.value = fields.get("name").unwrap_or(self.value);
        self.player = fields.variant("player", PLAYERS);
        let string = |name| fields.read(name, |value| value.string(Expected::String));
        (self.node.name, self.node.move_label) = (string("name"), string("move"));
        let [value, estimate, children] = ["value", "estimate", "children"].map(|name| fields.get(name));
        let scores = [value, estimate].map(|score| score.and_then(Value::score));
        self.node.value = scores[0].or(scores[1]);
        match (value, children, estimate) {
            (Some(value), Some(children), _) => {
                let later = if value.offset() < children.offset() { children } else { value };
                later.report(DiagnosticKind::ValueAndChildren);
            }
            (None, None, _) => fields.0.report(DiagnosticKind::NeitherValueNorChildren),
            (Some(_), None, Some(estimate)) => estimate.report(DiagnosticKind::EstimateAtLeaf),
            (Some(_), None, None) | (None, Some(_), _) => {}
        }
        children.filter(|children| children.elements(Expected::Children).is_some())
    }
}

/// The largest indentation at which a list is broken into lines. A list that is nested deeper stays on its line, however long
/// it is.
const MAX_INDENT: usize = 60;
/// The indentation that keeps everything on one line.
const ONE_LINE: usize = usize::MAX;

pub(super) fn write(tree: &Tree, explicit: ExplicitFields<'_>) -> String {
    let root = tree.node().player;
    let has_root = root == Player::Min || explicit.contains("root");
    let root_field = format!("root: {}", variant_name(PLAYERS, &root));
    let nodes = explicit.value("tree").map(|value| ParsedNodes::parse(value).nodes);
    let writer = TreeWriter::new(tree, root, &nodes.unwrap_or_default());
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

impl<'a> TreeWriter<'a> {
    /// Prepares the text of a tree. The root does not say who is to move if that is `root`. `explicit` holds the nodes of the
    /// original text, whose fields are written again.
    fn new(tree: &'a Tree, root: Player, explicit: &[ParsedNode]) -> Self {
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
        self.push(&mut text, self.root, 0, indent);
        text
    }

    /// Appends a node that is `ply` levels below the root, on a line with this indentation.
    fn push(&self, text: &mut String, node: usize, ply: usize, indent: usize) {
        text.push_str(&self.heads[node]);
        let is_broken = indent <= MAX_INDENT && indent + self.widths[node] > MAX_WIDTH;
        let inner = if is_broken { indent + INDENT } else { ONE_LINE };
        let line =
            |text: &mut String, indent| text.extend(std::iter::once('\n').chain(std::iter::repeat_n(' ', indent)));
        let children = &self.nodes[node].children;
        for (index, &child) in children.iter().enumerate() {
            if is_broken {
                line(text, inner);
            } else if index > 0 {
                text.push_str(", ");
            }
            with_stack_space(ply, || self.push(text, child, ply + 1, inner));
            if is_broken {
                text.push(',');
            }
        }
        if is_broken && !children.is_empty() {
            line(text, indent);
        }
        text.push_str(tail_of(&self.heads[node]));
    }
}

/// Returns, for each node of a tree, the node of the original text with the same name or, if it has no name, the child with
/// the same index of its parent's corresponding node.
fn corresponding_nodes<'a>(tree: &Tree, explicit: &'a [ParsedNode<'a>]) -> Vec<Option<&'a ParsedNode<'a>>> {
    let nodes = tree.nodes();
    let by_name: HashMap<&str, &ParsedNode> =
        explicit.iter().filter_map(|node| Some((node.node.name.as_deref()?, node))).collect();
    let mut found: Vec<Option<&ParsedNode>> = vec![None; nodes.len()];
    found[tree.node_index()] = explicit.first();
    // In preorder, parents precede their children.
    for (index, node) in nodes.iter().enumerate() {
        if let Some(name) = &node.name {
            found[index] = by_name.get(name.as_str()).copied();
        }
        let Some(original) = found[index] else { continue };
        for (&child, &original_child) in node.children.iter().zip(&original.node.children) {
            found[child] = explicit.get(original_child).filter(|node| node.node.name.is_none());
        }
    }
    found
}

/// Returns the beginning of a node's text: the whole text of a leaf, everything before the children of an inner node.
fn head_of(node: &TreeNode, default_player: Player, explicit: Option<&ParsedNode>) -> String {
    let mut fields = Vec::new();
    if let Some(name) = &node.name {
        fields.push(format!("name: {}", format_string(name)));
    }
    if node.player != default_player || explicit.is_some_and(|explicit| explicit.player.is_some()) {
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
