//! Writes a document as RON for people to read: what differs from the defaults and what the file spelled out before, boards row
//! by row, small trees on a line.
//!
//! Whatever is written here, loading reads back as the same document. Writes to memory only.

use super::explicit::Explicit;
use super::schema::{PLAYERS, VERSION, number_ron, variant_name};
use super::tree_nodes::SpelledNode;
use super::{babilego, connect_four, kalah, nim, othello, search_settings, tic_tac_toe};
use crate::document::{Bookmark, Document, LocalizedText};
use crate::game::any::AnyGame;
use crate::game::tree::{Tree, TreeNode};
use crate::score::Player;
use crate::search::SearchConfig;
use crate::text::is_unsafe;
use std::collections::HashMap;
use std::fmt::Write;

/// How wide a line becomes before a list is broken into lines.
const WIDTH: usize = 100;
/// How far to the right lists are still broken: what is nested deeper stays on its line, however long that gets.
const FARTHEST: usize = 60;
/// Stands for an indent that keeps everything on one line.
const ONE_LINE: usize = usize::MAX;
/// By how much a nested line is set in.
pub(super) const STEP: usize = 4;

/// The text of a file that holds `document`.
#[must_use]
pub fn save(document: &Document) -> String {
    save_explicit(document, &Explicit::default())
}

/// The text of a file that holds `document`, which was read from `spelled` and has been changed since: what is spelled out
/// there is written even where it goes without saying.
#[must_use]
pub fn save_preserving_fields(document: &Document, spelled: &str) -> String {
    save_explicit(document, &Explicit::read(spelled))
}

fn save_explicit(document: &Document, explicit: &Explicit) -> String {
    let mut fields = vec![format!("version: {VERSION}")];
    let texts = [("title", &document.title), ("notes", &document.notes)];
    fields.extend(texts.iter().filter_map(|(name, text)| Some(format!("{name}: {}", text_ron(text.as_ref()?)))));
    fields.push(match document.game.start() {
        AnyGame::Tree(tree) => format!("game: {}", tree_game(tree, explicit)),
        AnyGame::TicTacToe(game) => format!("game: {}", tic_tac_toe::write(game, explicit.of_game("TicTacToe"))),
        AnyGame::ConnectFour(game) => format!("game: {}", connect_four::write(game, explicit.of_game("ConnectFour"))),
        AnyGame::Othello(game) => format!("game: {}", othello::write(game, explicit.of_game("Othello"))),
        AnyGame::Kalah(game) => format!("game: {}", kalah::write(game, explicit.of_game("Kalah"))),
        AnyGame::Babilego(game) => format!("game: {}", babilego::write(game, explicit.of_game("Babilego"))),
        AnyGame::Nim(game) => format!("game: {}", nim::write(game, explicit.of_game("Nim"))),
    });
    if !document.game.moves().is_empty() || explicit.document.has("moves") {
        fields.push(format!("moves: {}", moves_ron(&document.game.names())));
    }
    if document.search != SearchConfig::default() || explicit.document.has("search") {
        fields.push(format!("search: ({})", search_settings::write(&document.search, &explicit.search).join(", ")));
    }
    if let Some(beside) = &document.beside {
        fields.push(format!("beside: ({})", search_settings::write(beside, &explicit.beside).join(", ")));
    }
    if !document.bookmarks.is_empty() || explicit.document.has("bookmarks") {
        let bookmarks: Vec<_> = document.bookmarks.iter().map(bookmark_ron).collect();
        fields.push(match bookmarks.as_slice() {
            [] => "bookmarks: []".to_owned(),
            bookmarks => format!("bookmarks: {}", lines('[', bookmarks, ']', STEP)),
        });
    }
    lines('(', &fields, ')', 0) + "\n"
}

/// The text of a tree as a node: what [`load_tree`](super::load_tree) reads back, small trees on a line.
#[must_use]
pub fn write_tree(tree: &Tree) -> String {
    // Without anything around it, a root of MIN has to say so itself.
    Writing::of(tree, Player::Max, &[]).text(0)
}

/// Parts on lines of their own between brackets, which stand `indent` columns to the right.
pub(super) fn lines(open: char, parts: &[String], close: char, indent: usize) -> String {
    let margin = " ".repeat(indent);
    let mut text = format!("{open}\n");
    for part in parts {
        writeln!(text, "{margin}{:STEP$}{part},", "").expect("memory takes all");
    }
    text + &margin + &close.to_string()
}

fn text_ron(text: &LocalizedText) -> String {
    match text {
        LocalizedText::Same(text) => paragraph_ron(text),
        LocalizedText::PerLanguage { en, es } => {
            lines('(', &[format!("en: {}", paragraph_ron(en)), format!("es: {}", paragraph_ron(es))], ')', STEP)
        }
    }
}

fn bookmark_ron(bookmark: &Bookmark) -> String {
    let note = match &bookmark.note {
        None => String::new(),
        Some(LocalizedText::Same(note)) => format!(", note: {}", string_ron(note)),
        Some(LocalizedText::PerLanguage { en, es }) => {
            format!(", note: (en: {}, es: {})", string_ron(en), string_ron(es))
        }
    };
    format!("(step: {}{note})", bookmark.step)
}

/// The names of moves as a list, as many on a line as there is room for.
fn moves_ron(names: &[String]) -> String {
    let mut rows = vec![String::new()];
    for name in names.iter().map(|name| string_ron(name)) {
        match rows.last_mut() {
            Some(row) if row.is_empty() => *row = name,
            Some(row) if row.len() + name.len() + 2 * STEP < WIDTH => *row = format!("{row}, {name}"),
            _ => rows.push(name),
        }
    }
    if rows.len() == 1 { format!("[{}]", rows.concat()) } else { lines('[', &rows, ']', STEP) }
}

/// A game with those of its fields that are not as usual, each on a line of its own.
pub(super) fn game_of(name: &str, fields: &[String]) -> String {
    if fields.is_empty() { format!("{name}()") } else { format!("{name}{}", lines('(', fields, ')', STEP)) }
}

fn tree_game(tree: &Tree, explicit: &Explicit) -> String {
    let root = tree.node().player;
    let says_root = root == Player::Min || explicit.of_game("Tree").has("root");
    let root_field = format!("root: {}", variant_name(PLAYERS, &root));
    let writing = Writing::of(tree, root, &explicit.nodes);
    let line = if says_root { format!("Tree({root_field}, tree: ") } else { "Tree(tree: ".to_owned() };
    if writing.widths[tree.place()] + line.len() <= WIDTH {
        return format!("{line}{})", writing.text(ONE_LINE));
    }
    let mut fields = Vec::new();
    if says_root {
        fields.push(root_field);
    }
    fields.push(format!("tree: {}", writing.text(2 * STEP)));
    format!("Tree{}", lines('(', &fields, ')', STEP))
}

/// A tree that is being written.
struct Writing<'a> {
    nodes: &'a [TreeNode],
    root: usize,
    /// What each node's text begins with; the whole text, at a leaf.
    heads: Vec<String>,
    /// How wide each node is on one line.
    widths: Vec<usize>,
}

/// What is still to be written.
enum Pending {
    /// A node whose line is set in so far.
    Node { node: usize, indent: usize },
    /// These characters.
    Text(&'static str),
    /// A new line, set in so far.
    Line { indent: usize },
}

impl<'a> Writing<'a> {
    /// Prepares a tree whose root need not say whose turn it is if it is `root`'s. Nodes that were `spelled` with more than they
    /// need are so again.
    fn of(tree: &'a Tree, root: Player, spelled: &[SpelledNode]) -> Self {
        let nodes = tree.nodes();
        let mut by_default = vec![root; nodes.len()];
        for node in nodes {
            for &child in &node.children {
                by_default[child] = node.player.opponent();
            }
        }
        // The tree may stand at a node below its own root.
        by_default[tree.place()] = root;
        let spelled = spelled_as(tree, spelled);
        let heads = nodes.iter().zip(by_default).zip(spelled);
        let heads: Vec<_> = heads.map(|((node, player), spelled)| head_of(node, player, spelled)).collect();
        let mut widths = vec![0; nodes.len()];
        // Children stand behind their parents, so that theirs are known first.
        for (at, node) in nodes.iter().enumerate().rev() {
            let children: usize = node.children.iter().map(|&child| widths[child] + ", ".len()).sum();
            widths[at] = heads[at].chars().count() + children + tail_of(&heads[at]).len();
        }
        Self { nodes, root: tree.place(), heads, widths }
    }

    /// The text of the tree, whose first line is set in by `indent`; all on one line if that is [`ONE_LINE`].
    fn text(&self, indent: usize) -> String {
        let mut text = String::new();
        // Not recursive, as a tree may have a thousand levels.
        let mut pending = vec![Pending::Node { node: self.root, indent }];
        while let Some(next) = pending.pop() {
            match next {
                Pending::Text(characters) => text.push_str(characters),
                Pending::Line { indent } => {
                    text.push('\n');
                    text.extend(std::iter::repeat_n(' ', indent));
                }
                Pending::Node { node, indent } => {
                    text.push_str(&self.heads[node]);
                    self.push_rest(node, indent, &mut pending);
                }
            }
        }
        text
    }

    /// Puts what follows the head of a node, its children and the end of their list, before all that is pending.
    fn push_rest(&self, node: usize, indent: usize, pending: &mut Vec<Pending>) {
        pending.push(Pending::Text(tail_of(&self.heads[node])));
        let is_broken = indent <= FARTHEST && indent + self.widths[node] > WIDTH;
        let (inner, after, between) = if is_broken { (indent + STEP, ",", "") } else { (ONE_LINE, "", ", ") };
        let children = &self.nodes[node].children;
        if is_broken && !children.is_empty() {
            pending.push(Pending::Line { indent });
        }
        for (index, &child) in children.iter().enumerate().rev() {
            pending.push(Pending::Text(after));
            pending.push(Pending::Node { node: child, indent: inner });
            if is_broken {
                pending.push(Pending::Line { indent: inner });
            } else if index > 0 {
                pending.push(Pending::Text(between));
            }
        }
    }
}

/// For each node of a tree, which of the nodes that were read it is: the one of its name or, without a name, the child at its
/// place of its parent.
fn spelled_as<'a>(tree: &Tree, spelled: &'a [SpelledNode]) -> Vec<Option<&'a SpelledNode>> {
    let nodes = tree.nodes();
    let named: HashMap<&str, &SpelledNode> =
        spelled.iter().filter_map(|node| Some((node.name.as_deref()?, node))).collect();
    let mut found: Vec<Option<&SpelledNode>> = vec![None; nodes.len()];
    found[tree.place()] = spelled.first();
    // Parents stand before their children.
    for (at, node) in nodes.iter().enumerate() {
        if let Some(name) = &node.name {
            found[at] = named.get(name.as_str()).copied();
        }
        let Some(known) = found[at] else { continue };
        for (&child, &place) in node.children.iter().zip(&known.children) {
            found[child] = spelled.get(place).filter(|node| node.name.is_none());
        }
    }
    found
}

/// What a node's text begins with: all of it at a leaf, everything before the children at an inner node.
fn head_of(node: &TreeNode, by_default: Player, spelled: Option<&SpelledNode>) -> String {
    let mut fields = Vec::new();
    if let Some(name) = &node.name {
        fields.push(format!("name: {}", string_ron(name)));
    }
    if node.player != by_default || spelled.is_some_and(|spelled| spelled.has_player) {
        fields.push(format!("player: {}", variant_name(PLAYERS, &node.player)));
    }
    if let Some(label) = &node.move_label {
        fields.push(format!("move: {}", string_ron(label)));
    }
    let is_leaf = node.children.is_empty();
    let is_plain = fields.is_empty() && !spelled.is_some_and(|spelled| spelled.has_fields);
    if let Some(value) = node.value {
        match (is_leaf, is_plain) {
            (true, true) => return number_ron(value),
            (true, false) => fields.push(format!("value: {}", number_ron(value))),
            (false, _) => fields.push(format!("estimate: {}", number_ron(value))),
        }
    }
    match (is_leaf, fields.is_empty()) {
        (true, _) => format!("({})", fields.join(", ")),
        (false, true) if is_plain => "[".to_owned(),
        (false, true) => "(children: [".to_owned(),
        (false, false) => format!("({}, children: [", fields.join(", ")),
    }
}

/// What closes a node's text.
fn tail_of(head: &str) -> &'static str {
    match (head.starts_with('('), head.ends_with('[')) {
        (_, false) => "",
        (true, true) => "])",
        (false, true) => "]",
    }
}

/// A string on one line.
fn string_ron(text: &str) -> String {
    paragraph_ron(text).replace('\n', "\\n")
}

/// A string whose lines are lines of the file too.
fn paragraph_ron(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '\n' => quoted.push(c),
            '"' | '\\' => quoted.extend(['\\', c]),
            c if is_unsafe(c) => quoted.extend(c.escape_default()),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}
