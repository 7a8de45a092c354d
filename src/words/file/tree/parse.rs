//! Parses explicit trees.
//!
//! Nodes are parsed without recursion: unfinished nodes wait on an explicit stack, so that a tree of any depth is either
//! parsed or reported as too deep.

use crate::file::diagnostic::{DiagnosticKind, Expected};
use crate::file::explicit::ExplicitFields;
use crate::file::lexer::TokenKind;
use crate::file::parser::{FieldCursor, ListCursor, Parser};
use crate::file::schema::{NODE, PLAYERS, TREE};
use poda_core::game::tree::{Tree, TreeFault, TreeNode, max_levels};
use poda_core::score::Player;
use poda_core::text::Excerpt;

/// Parses the fields of `Tree`. Returns `None` if anything is wrong with them, which has then been reported.
pub(in crate::file) fn parse(parser: &mut Parser) -> Option<Tree> {
    let mut fields = parser.begin_fields(TREE, Expected::Fields(TREE))?;
    let (mut nodes, mut root) = (None, Player::Max);
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "tree" => nodes = Some(ParsedNodes::parse(parser)),
            "root" => root = parser.variant(PLAYERS).unwrap_or(root),
            other => unreachable!("{other} is no field of a tree"),
        }
    }
    parser.require_field(&fields, "tree");
    nodes?.into_tree(root, parser)
}

/// Parses a node and its descendants as a tree. `root` moves at the root unless the node itself says who does. Returns `None` if
/// anything is wrong with it, which has then been reported.
pub(in crate::file) fn parse_node(parser: &mut Parser, root: Player) -> Option<Tree> {
    ParsedNodes::parse(parser).into_tree(root, parser)
}

/// Parses the fields of `Tree` for what they contain, whether or not it is the default.
pub(in crate::file) fn parse_explicit<'a>(parser: &mut Parser<'a>) -> (ExplicitFields<'a>, Vec<ExplicitNode>) {
    let mut nodes = Vec::new();
    let fields = ExplicitFields::parse_with(parser, TREE, |parser, field| match field {
        "tree" => nodes = ParsedNodes::parse(parser).into_explicit(),
        _ => parser.skip_value(),
    });
    (fields, nodes)
}

/// What the text of a node contains, whether or not it is the default.
pub(in crate::file) struct ExplicitNode {
    /// The name of the node.
    pub name: Option<String>,
    /// Whether the text says who is to move.
    pub has_player: bool,
    /// Whether the node is written with fields, rather than as a number or a list.
    pub has_fields: bool,
    /// The indices of the children among the nodes of the tree.
    pub children: Vec<usize>,
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

/// Which of the fields that exclude one another a node has.
#[derive(Default)]
struct SeenFields {
    has_value: bool,
    has_children: bool,
    /// The offset of the estimate.
    estimate: Option<usize>,
    /// The offset of the second one of value and children.
    second: Option<usize>,
}

impl ParsedNodes {
    /// Parses a node and its descendants.
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
                        seen.children_at(parser.offset());
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
        } else if parser.token_kind() == TokenKind::Open('[') {
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
        if parser.has_schema_error() || self.too_deep.is_some() {
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
                TreeFault::NameTaken { name, .. } => DiagnosticKind::NameTaken { name: Excerpt::new(name) },
                TreeFault::NameIsAnId { name, .. } => DiagnosticKind::NameIsAnId { name: Excerpt::new(name) },
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

    /// Returns what the texts of the nodes contain.
    fn into_explicit(self) -> Vec<ExplicitNode> {
        let explicit = |ParsedNode { node, player, has_fields, .. }| ExplicitNode {
            name: node.name,
            has_player: player.is_some(),
            has_fields,
            children: node.children,
        };
        self.nodes.into_iter().map(explicit).collect()
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
                seen.value_at(offset);
                self.node.value = parser.score();
            }
            "estimate" => {
                seen.estimate = Some(offset);
                self.node.value = parser.score();
            }
            other => unreachable!("{other} is no other field of a node"),
        }
    }
}

impl SeenFields {
    fn value_at(&mut self, offset: usize) {
        self.has_value = true;
        if self.has_children {
            self.second = Some(offset);
        }
    }

    fn children_at(&mut self, offset: usize) {
        self.has_children = true;
        if self.has_value {
            self.second = Some(offset);
        }
    }

    /// Reports what is wrong with the combination of fields of the node at `offset`.
    fn check(&self, offset: usize, parser: &mut Parser) {
        match (self.has_value, self.has_children) {
            (true, true) => {
                parser.report(self.second.unwrap_or(offset), DiagnosticKind::ValueAndChildren);
            }
            (false, false) => parser.report(offset, DiagnosticKind::NeitherValueNorChildren),
            (true, false) => {
                if let Some(offset) = self.estimate {
                    parser.report(offset, DiagnosticKind::EstimateAtLeaf);
                }
            }
            (false, true) => {}
        }
    }
}
