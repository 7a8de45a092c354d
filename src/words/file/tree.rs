//! Explicit trees: parsing and writing.
//!
//! Parsing works without recursion: unfinished nodes wait on an explicit stack, so that a tree of any depth is either parsed or
//! reported as too deep. A tree that fits on a line is written on one line, a wider one broken at its branches.

use super::diagnostic::{DiagnosticKind, Expected};
use super::lexer::TokenKind;
use super::parser::{FieldCursor, ListCursor, Parser};
use super::schema::{NODE, PLAYERS, TREE, variant_name};
use super::writer::{ExplicitFields, INDENT, MAX_WIDTH, format_lines, format_number, format_string};
use poda_core::game::tree::{Tree, TreeFault, TreeNode, max_levels};
use poda_core::score::Player;
use poda_core::stack::with_stack_space;
use poda_core::text::Excerpt;
use std::collections::HashMap;

/// Parses the fields of `Tree`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(parser: &mut Parser) -> Option<Tree> {
    let mut fields = parser.begin_fields(TREE, Expected::Fields(TREE))?;
    let (mut nodes, mut root) = (None, Player::Max);
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "tree" => nodes = Some(ParsedNodes::parse(parser)),
            "root" => root = parser.variant(PLAYERS).unwrap_or(root),
            other => unreachable!("{other} is not a field of a tree"),
        }
    }
    parser.require_field(&fields, "tree");
    nodes?.into_tree(root, parser)
}

/// Parses a node and its descendants as a tree. `root` moves at the root unless the node itself says who does. Returns `None` if
/// anything is wrong with it, which has then been reported.
pub(super) fn parse_node(parser: &mut Parser, root: Player) -> Option<Tree> {
    ParsedNodes::parse(parser).into_tree(root, parser)
}

/// The nodes of a tree that have been parsed so far.
///
/// Who is to move is decided at the end, because the side to move at the root may follow after the nodes.
#[derive(Default)]
struct ParsedNodes {
    /// The nodes in the order of the text, which is preorder.
    nodes: Vec<ParsedNode>,
    /// The number of levels.
    levels: usize,
    /// The offset of the first node below the deepest level allowed.
    too_deep: Option<usize>,
}

/// A node as its text describes it.
struct ParsedNode {
    /// The node, with MAX to move.
    node: TreeNode,
    /// Who is to move, if the text says so.
    player: Option<Player>,
    /// Whether the node is written with fields, rather than as a number or a list.
    has_fields: bool,
    /// The offset of the name, or else of the node.
    offset: usize,
}

/// A node that is being parsed.
enum UnfinishedNode {
    /// Its children are being parsed.
    Children { node: usize, level: usize, list: ListCursor },
    /// Its fields are being parsed.
    Fields { node: usize, level: usize, fields: FieldCursor, seen: SeenFields },
}

/// The offsets of those fields of a node that exclude one another.
#[derive(Default)]
struct SeenFields {
    value: Option<usize>,
    children: Option<usize>,
    estimate: Option<usize>,
}

impl ParsedNodes {
    fn parse(parser: &mut Parser) -> Self {
        let mut nodes = Self::default();
        let mut stack = Vec::new();
        stack.extend(nodes.begin(parser, 1));
        while let Some(open) = stack.last_mut() {
            let begun = match open {
                UnfinishedNode::Children { node, level, list } => {
                    if parser.next_element(list) {
                        let child = nodes.nodes.len();
                        nodes.nodes[*node].node.children.push(child);
                        nodes.begin(parser, *level + 1)
                    } else {
                        if list.length == 0 {
                            parser.report(list.offset, DiagnosticKind::NoChildren);
                        }
                        stack.pop();
                        None
                    }
                }
                UnfinishedNode::Fields { node, level, fields, seen } => match parser.next_field(fields) {
                    Some("children") => {
                        seen.children = Some(parser.offset());
                        let list = parser.begin_list(Expected::Children);
                        list.map(|list| UnfinishedNode::Children { node: *node, level: *level, list })
                    }
                    Some(field) => {
                        nodes.nodes[*node].parse_field(parser, field, seen);
                        None
                    }
                    None => {
                        seen.check(fields.offset, parser);
                        stack.pop();
                        None
                    }
                },
            };
            stack.extend(begun);
        }
        nodes
    }

    /// Begins to parse a node. Returns it, unless it is a number and therefore complete.
    fn begin(&mut self, parser: &mut Parser, level: usize) -> Option<UnfinishedNode> {
        let index = self.nodes.len();
        self.levels = self.levels.max(level);
        if level > max_levels() {
            self.too_deep.get_or_insert(parser.offset());
        }
        let node = TreeNode { name: None, player: Player::Max, move_label: None, value: None, children: vec![] };
        self.nodes.push(ParsedNode { node, player: None, has_fields: false, offset: parser.offset() });
        if parser.is_at_number() {
            self.nodes[index].node.value = parser.score();
            None
        } else if parser.next.kind == TokenKind::Open('[') {
            parser.begin_list(Expected::Node).map(|list| UnfinishedNode::Children { node: index, level, list })
        } else {
            let fields = parser.begin_fields(NODE, Expected::Node)?;
            self.nodes[index].has_fields = true;
            Some(UnfinishedNode::Fields { node: index, level, fields, seen: SeenFields::default() })
        }
    }

    /// Returns the tree of these nodes. `root` moves at the root unless the root itself says who does.
    ///
    /// Returns `None` if anything is wrong with the tree, which has then been reported.
    fn into_tree(mut self, root: Player, parser: &mut Parser) -> Option<Tree> {
        if let Some(offset) = self.too_deep {
            parser.report(offset, DiagnosticKind::TooManyLevels { levels: self.levels, limit: max_levels() });
        }
        if parser.schema_error.is_some() || self.too_deep.is_some() {
            return None;
        }
        self.set_players(root);
        let (nodes, offsets): (Vec<_>, Vec<_>) = self.nodes.into_iter().map(|node| (node.node, node.offset)).unzip();
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
            parser.report(offsets[fault.node()], kind);
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

impl ParsedNode {
    /// Parses the value of a field other than `children`.
    fn parse_field(&mut self, parser: &mut Parser, field: &'static str, seen: &mut SeenFields) {
        let offset = parser.offset();
        match field {
            "name" => {
                self.node.name = parser.string(Expected::String);
                self.offset = offset;
            }
            "move" => self.node.move_label = parser.string(Expected::String),
            "player" => self.player = parser.variant(PLAYERS),
            "value" => {
                seen.value = Some(offset);
                self.node.value = parser.score();
            }
            "estimate" => {
                seen.estimate = Some(offset);
                self.node.value = parser.score();
            }
            other => unreachable!("{other} is not another field of a node"),
        }
    }
}

impl SeenFields {
    /// Reports what is wrong with the combination of fields of the node at `offset`.
    fn check(&self, offset: usize, parser: &mut Parser) {
        match (self.value, self.children, self.estimate) {
            (Some(value), Some(children), _) => parser.report(value.max(children), DiagnosticKind::ValueAndChildren),
            (None, None, _) => parser.report(offset, DiagnosticKind::NeitherValueNorChildren),
            (Some(_), None, Some(estimate)) => parser.report(estimate, DiagnosticKind::EstimateAtLeaf),
            (Some(_), None, None) | (None, Some(_), _) => {}
        }
    }
}

/// The largest indentation at which a list is broken into lines. A list that is nested deeper stays on its line, however long
/// it is.
const MAX_INDENT: usize = 60;
/// The indentation that keeps everything on one line.
const ONE_LINE: usize = usize::MAX;

pub(super) fn write(tree: &Tree, explicit: &ExplicitFields<'_>) -> String {
    let root = tree.node().player;
    let has_root = root == Player::Min || explicit.contains("root");
    let root_field = format!("root: {}", variant_name(PLAYERS, &root));
    let nodes = explicit.value("tree").map(|text| ParsedNodes::parse(&mut Parser::new(text)).nodes);
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
fn corresponding_nodes<'a>(tree: &Tree, explicit: &'a [ParsedNode]) -> Vec<Option<&'a ParsedNode>> {
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
