//! Reads the nodes of an explicit tree.
//!
//! Without recursion: what is unfinished waits on a stack of our own, so that depth is a number to be judged and not a
//! way to crash. Knows nothing of what stands around the tree.

use super::diagnostic::{DiagnosticKind, Expected};
use super::lexer::TokenKind;
use super::parser::{Fields, List, Parser};
use super::schema::{NODE, PLAYERS};
use crate::game::tree::{MAX_LEVELS, Tree, TreeFault, TreeNode};
use crate::score::Player;
use crate::text::Excerpt;

/// A tree as far as it has been read.
///
/// Whose turn it is at the root is asked for at the end only, as it may stand behind the tree.
#[derive(Default)]
pub(super) struct Nodes {
    /// In reading order.
    written: Vec<TreeNode>,
    /// For each node: whose turn its author says it is, where anything is said.
    players: Vec<Option<Player>>,
    /// For each node: whether it is written with fields, rather than as a number or as a list of children.
    have_fields: Vec<bool>,
    /// For each node: where its name stands, or else where it does itself.
    places: Vec<usize>,
    /// How many levels there are.
    levels: usize,
    /// Where the first node stands that is deeper than any may be.
    beyond: Option<usize>,
}

/// How a node is spelled.
pub(super) struct SpelledNode {
    /// The name that it is given.
    pub name: Option<String>,
    /// Whether it says whose turn it is.
    pub has_player: bool,
    /// Whether it is written with fields.
    pub has_fields: bool,
    /// Where its children stand among the nodes.
    pub children: Vec<usize>,
}

/// A node that is not finished yet.
enum Open {
    /// Its children are being read.
    Children { node: usize, level: usize, list: List },
    /// Its fields are being read.
    Fields { node: usize, level: usize, fields: Fields, given: Given },
}

/// What the fields of a node have said so far.
#[derive(Default)]
struct Given {
    value: bool,
    children: bool,
    /// Where the estimate stands.
    estimate: Option<usize>,
    /// Where a value stands behind children, or children behind a value.
    second: Option<usize>,
}

impl Nodes {
    /// Reads a node with all below it.
    pub fn read(parser: &mut Parser) -> Self {
        let mut nodes = Self::default();
        let mut open = Vec::new();
        open.extend(nodes.begin(parser, 1));
        while let Some(unfinished) = open.last_mut() {
            let begun = match unfinished {
                Open::Children { node, level, list } => {
                    if parser.has_element(list) {
                        let child = nodes.written.len();
                        nodes.written[*node].children.push(child);
                        nodes.begin(parser, *level + 1)
                    } else {
                        if list.length == 0 {
                            parser.faults.note(list.at, DiagnosticKind::NoChildren);
                        }
                        open.pop();
                        None
                    }
                }
                Open::Fields { node, level, fields, given } => match parser.next_field(fields) {
                    Some("children") => {
                        given.meet_children(parser.at());
                        let list = parser.open_list(Expected::Children);
                        list.map(|list| Open::Children { node: *node, level: *level, list })
                    }
                    Some(field) => {
                        nodes.read_field(parser, *node, field, given);
                        None
                    }
                    None => {
                        given.judge(fields.at, parser);
                        open.pop();
                        None
                    }
                },
            };
            open.extend(begun);
        }
        nodes
    }

    /// Begins a node, and finishes it too if it is a number.
    fn begin(&mut self, parser: &mut Parser, level: usize) -> Option<Open> {
        let node = self.written.len();
        self.levels = self.levels.max(level);
        if level > MAX_LEVELS {
            self.beyond.get_or_insert(parser.at());
        }
        self.places.push(parser.at());
        self.players.push(None);
        self.have_fields.push(false);
        self.written.push(TreeNode {
            name: None,
            player: Player::Max,
            move_label: None,
            value: None,
            children: vec![],
        });
        if parser.has_number_ahead() {
            self.written[node].value = parser.number();
            None
        } else if parser.kind() == TokenKind::Open('[') {
            parser.open_list(Expected::Node).map(|list| Open::Children { node, level, list })
        } else {
            let fields = parser.open_fields(NODE, Expected::Node)?;
            self.have_fields[node] = true;
            Some(Open::Fields { node, level, fields, given: Given::default() })
        }
    }

    /// Reads the value of a field that is not the children.
    fn read_field(&mut self, parser: &mut Parser, node: usize, field: &'static str, given: &mut Given) {
        let at = parser.at();
        match field {
            "name" => {
                self.written[node].name = parser.string(Expected::String);
                self.places[node] = at;
            }
            "move" => self.written[node].move_label = parser.string(Expected::String),
            "player" => self.players[node] = parser.word(PLAYERS),
            "value" => {
                given.meet_value(at);
                self.written[node].value = parser.number();
            }
            "estimate" => {
                given.estimate = Some(at);
                self.written[node].value = parser.number();
            }
            other => unreachable!("{other} is no other field of a node"),
        }
    }

    /// The tree that these nodes are, with `root` to move at the root unless the root itself says who is.
    ///
    /// `None` where anything is wrong with it, which has then been noted.
    pub fn into_tree(mut self, root: Player, parser: &mut Parser) -> Option<Tree> {
        if let Some(at) = self.beyond {
            parser.faults.note(at, DiagnosticKind::TooManyLevels { levels: self.levels, limit: MAX_LEVELS });
        }
        if parser.faults.is_broken() || self.beyond.is_some() {
            return None;
        }
        self.decide_players(root);
        let faults = match Tree::new(self.written) {
            Ok(tree) => return Some(tree),
            Err(faults) => faults,
        };
        for fault in faults {
            let at = self.places[fault.node()];
            match fault {
                // That was noted when the node was read: it has no value because its value is at fault.
                TreeFault::LeafWithoutValue { .. } => {}
                TreeFault::EmptyName { .. } => parser.faults.note(at, DiagnosticKind::EmptyName),
                TreeFault::NameTaken { name, .. } => {
                    parser.faults.note(at, DiagnosticKind::NameTaken { name: Excerpt::new(&name) });
                }
                TreeFault::NameIsAnId { name, .. } => {
                    parser.faults.note(at, DiagnosticKind::NameIsAnId { name: Excerpt::new(&name) });
                }
            }
        }
        None
    }

    /// How these nodes are spelled.
    pub fn into_spelled(self) -> Vec<SpelledNode> {
        let said = self.players.into_iter().zip(self.have_fields);
        let nodes = self.written.into_iter().zip(said);
        nodes
            .map(|(node, (player, has_fields))| SpelledNode {
                name: node.name,
                has_player: player.is_some(),
                has_fields,
                children: node.children,
            })
            .collect()
    }

    /// Gives every node its player: the one it names, or else its parent's opponent.
    fn decide_players(&mut self, root: Player) {
        let mut by_default = vec![root; self.written.len()];
        // Parents stand before their children.
        for (at, node) in self.written.iter_mut().enumerate() {
            node.player = self.players[at].unwrap_or(by_default[at]);
            for &child in &node.children {
                by_default[child] = node.player.opponent();
            }
        }
    }
}

impl Given {
    fn meet_value(&mut self, at: usize) {
        self.value = true;
        if self.children {
            self.second = Some(at);
        }
    }

    fn meet_children(&mut self, at: usize) {
        self.children = true;
        if self.value {
            self.second = Some(at);
        }
    }

    /// Notes what is wrong with the fields, taken together, of the node at `at`.
    fn judge(&self, at: usize, parser: &mut Parser) {
        match (self.value, self.children) {
            (true, true) => parser.faults.note(self.second.unwrap_or(at), DiagnosticKind::ValueAndChildren),
            (false, false) => parser.faults.note(at, DiagnosticKind::NeitherValueNorChildren),
            (true, false) => {
                if let Some(at) = self.estimate {
                    parser.faults.note(at, DiagnosticKind::EstimateAtLeaf);
                }
            }
            (false, true) => {}
        }
    }
}
