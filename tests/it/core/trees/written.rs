//! Explicit trees for tests, written as in lectures: `A( B(D=3 E=5) C=4 )`.
//!
//! A node is an optional name, an optional `^` (MAX) or `v` (MIN) behind an `@`, and either `=` and a value or its
//! children in brackets. Without a player a child belongs to its parent's opponent.

use poda::game::tree::{Tree, TreeNode};
use poda::score::{Player, Score};

/// The tree that a text describes, with `root` to move at the root.
pub fn tree(text: &str, root: Player) -> Tree {
    let mut reader = Reader { rest: text.trim(), nodes: Vec::new() };
    reader.node(root);
    assert!(reader.rest.is_empty(), "nothing stands behind the tree: {}", reader.rest);
    Tree::new(reader.nodes).expect("the tree is one")
}

struct Reader<'a> {
    rest: &'a str,
    nodes: Vec<TreeNode>,
}

impl Reader<'_> {
    fn word(&mut self) -> String {
        let end = self.rest.find(|letter: char| "()=@ ".contains(letter)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word.to_owned()
    }

    fn eat(&mut self, letter: char) -> bool {
        let rest = self.rest.strip_prefix(letter);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn node(&mut self, player: Player) -> usize {
        let at = self.nodes.len();
        let name = Some(self.word()).filter(|name| !name.is_empty());
        let player = match self.eat('@').then(|| self.word()).as_deref() {
            Some("^") => Player::Max,
            Some("v") => Player::Min,
            _ => player,
        };
        self.nodes.push(TreeNode { name, player, weight: None, move_label: None, value: None, children: Vec::new() });
        if self.eat('=') {
            let value = self.word().parse().expect("a leaf has a number");
            self.nodes[at].value = Score::new(value);
        } else if self.eat('(') {
            self.rest = self.rest.trim_start();
            while !self.eat(')') {
                let child = self.node(player.opponent());
                self.nodes[at].children.push(child);
                self.rest = self.rest.trim_start();
            }
        }
        at
    }
}
