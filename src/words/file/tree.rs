//! Explicit trees: parsing and writing.
//!
//! Parsing works without recursion: the inner nodes around the next one are on an explicit stack, so that a tree of any
//! depth is either parsed or reported as too deep. A tree that fits on one line is written on one line, and a wider one
//! is broken at its branches.

use super::counts::parse_size;
use super::diagnostic::{DiagnosticKind, Expected};
use super::notation_error::NotationErrorKind;
use super::probability::{OutcomeShare, weights};
use super::schema::{NODE, PLAYERS, TREE, WINS, variant_name};
use super::value::{Fields, Inside, Value};
use super::writer::{
    ExplicitFields, INDENT, MAX_WIDTH, NO_FIELDS, format_lines, format_number, format_string, push_number,
};
use poda_core::game::Game;
use poda_core::game::players::{MIN_PLAYERS, Players};
use poda_core::game::tree::{Tree, TreeBuilder, TreeFault, Weight, max_levels};
use poda_core::score::{Interval, MAX_PLAYERS, Payoffs, Player, Score, Turn};
use poda_core::stack::with_stack_space;
use poda_core::text::Excerpt;
use std::collections::HashMap;
use std::fmt::Write;
use std::iter::successors;
use std::vec::IntoIter;

/// Parses the fields of `Tree`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(value: Value) -> Option<Tree> {
    let fields = value.fields(TREE)?;
    if let Some(players) = fields.get("players") {
        return parse_of_players(fields, players);
    }
    let root = fields.variant("root", PLAYERS).unwrap_or(Player::Max);
    let bounds = fields.read("bounds", parse_bounds);
    let counts_for_movers = fields.variant("wins", WINS).unwrap_or_default();
    let written = fields.require("tree")?;
    let tree = parse_node(written, root)?;
    let tree = if counts_for_movers { tree.counted_for_movers() } else { tree };
    if let Some(impossible) = tree.impossible_counts() {
        let node = WrittenNodes::of(written).nth(impossible).map_or(written, |node| node.value);
        node.report(DiagnosticKind::ImpossibleCounts);
    }
    let Some(bounds) = bounds else { return Some(tree) };
    let mut nodes = WrittenNodes::of(written).enumerate();
    for outside in tree.outside(bounds) {
        // These nodes are in the order of the tree's nodes.
        if let Some((_, node)) = nodes.find(|(index, _)| *index == outside) {
            let value = ["value", "estimate"].into_iter().find_map(|name| node.value.field(name));
            value.unwrap_or(node.value).report(DiagnosticKind::OutsideBounds { bounds });
        }
    }
    Some(tree.within(bounds))
}

/// Parses the fields of a `Tree` in which each of these players has payoffs of their own.
fn parse_of_players(fields: Fields, players: Value) -> Option<Tree> {
    let names = parse_players(players)?;
    let root = fields.read("root", |root| parse_player(root, &names)).unwrap_or_default();
    for field in [fields.get("bounds"), fields.get("wins")].into_iter().flatten() {
        field.report(DiagnosticKind::NotWithPlayers);
    }
    parse_nodes(fields.require("tree")?, Sides::Players { names: &names, root })
}

/// Parses the names of players. Wrong ones are reported.
fn parse_players(players: Value) -> Option<Vec<String>> {
    let count = players.elements(Expected::Players)?.count();
    if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&count) {
        players.report(DiagnosticKind::PlayerCount(count));
        return None;
    }
    let mut names: Vec<String> = Vec::new();
    for player in players.inside() {
        let name = player.string(Expected::String)?;
        let found = Excerpt::new(&name);
        if name.is_empty() {
            player.report(DiagnosticKind::EmptyPlayerName);
        } else if name.to_lowercase() == "chance" {
            player.report(DiagnosticKind::PlayerNamedChance(found));
        } else if names.contains(&name) {
            player.report(DiagnosticKind::PlayerNameTaken(found));
        }
        names.push(name);
    }
    Some(names)
}

/// Parses the name of one of the players, and returns its index.
pub(super) fn parse_player(player: Value, names: &[String]) -> Option<u8> {
    let name = player.string(Expected::String)?;
    let found = names.iter().position(|other| *other == name);
    if found.is_none() {
        let players = Excerpt::new(&names.join(", "));
        player.report(DiagnosticKind::NoSuchPlayer { found: Excerpt::new(&name), players });
    }
    found.and_then(|index| u8::try_from(index).ok())
}

/// Parses a vector with an entry for each of `count` players.
fn parse_vector(vector: Value, count: usize) -> Option<Payoffs> {
    if !vector.is_tuple() {
        vector.report(DiagnosticKind::VectorLength { length: 1, players: count });
        return None;
    }
    let length = vector.length();
    if length != count {
        vector.report(DiagnosticKind::VectorLength { length, players: count });
        return None;
    }
    let entries: Vec<_> = vector.inside().map(Value::finite).collect();
    entries.into_iter().collect::<Option<Vec<_>>>().map(|entries| Payoffs::new(&entries))
}

/// Returns the number of entries of the first leaf of a node, if the leaf is a vector.
pub(super) fn vector_length(node: Value) -> Option<usize> {
    let leaf = WrittenNodes::new(node, true).find(|node| node.children.is_none())?;
    let vector = leaf.value.field("value").unwrap_or(leaf.value);
    vector.is_tuple().then(|| vector.length()).filter(|length| (MIN_PLAYERS..=MAX_PLAYERS).contains(length))
}

/// Parses a node and its descendants as a tree of players who are called A, B, ….
pub(super) fn parse_vectors(node: Value, count: usize) -> Option<Tree> {
    parse_nodes(node, Sides::Players { names: &Players::letters(count), root: 0 })
}

/// Who plays in a tree.
#[derive(Clone, Copy)]
enum Sides<'a> {
    /// MAX and MIN. This one moves at the root.
    Two(Player),
    /// Players with payoffs of their own.
    Players {
        names: &'a [String],
        /// The index of the player who moves at the root.
        root: u8,
    },
}

/// Parses the least and the greatest value that a leaf can have.
fn parse_bounds(value: Value) -> Option<Interval> {
    let [low, high] = value.pair(Expected::Window, Value::score)?;
    if low < high {
        return Some(Interval { low, high });
    }
    value.report(DiagnosticKind::EmptyBounds { low, high });
    None
}

/// Parses a node and its descendants as a tree. `root` moves at the root unless the node itself names a player. Returns
/// `None` if anything is wrong with it, which has then been reported.
pub(super) fn parse_node(value: Value, root: Player) -> Option<Tree> {
    parse_nodes(value, Sides::Two(root))
}

fn parse_nodes(value: Value, sides: Sides) -> Option<Tree> {
    let mut tree = TreeBuilder::with_capacity(value.max_tree_nodes());
    let mut has_vectors = false;
    if let Sides::Players { names, .. } = sides {
        tree = tree.of_players(names.to_vec());
        has_vectors = true;
    }
    let (mut levels, mut too_deep) = (0, None);
    for node in WrittenNodes::new(value, has_vectors) {
        levels = levels.max(node.level);
        if max_levels() < node.level {
            too_deep.get_or_insert(node.value);
        }
        match sides {
            Sides::Two(root) => node.parse(root, &mut tree),
            Sides::Players { names, root } => node.parse_of_players(names, root, &mut tree),
        }
    }
    if let Some(value) = too_deep {
        value.report(DiagnosticKind::TooManyLevels { levels, limit: max_levels() });
        return None;
    }
    if value.has_schema_error() {
        return None;
    }
    let faults = match Tree::built(tree) {
        Ok(tree) => return Some(tree),
        Err(faults) => faults,
    };
    let mut nodes = WrittenNodes::new(value, has_vectors).enumerate();
    for fault in faults {
        let kind = match &fault {
            // Its value was wrong, which has been reported.
            TreeFault::LeafWithoutValue { .. } => continue,
            TreeFault::NothingCanHappen { .. } => DiagnosticKind::Notation(NotationErrorKind::NothingCanHappen),
            TreeFault::EmptyName { .. } => DiagnosticKind::EmptyName,
            TreeFault::NameTaken { name, .. } => DiagnosticKind::NameTaken(Excerpt::new(name)),
            TreeFault::NameIsAnId { name, .. } => DiagnosticKind::NameIsAnId(Excerpt::new(name)),
        };
        // Faults are in the order of the nodes.
        if let Some((_, node)) = nodes.find(|(index, _)| *index == fault.node()) {
            node.value.field("name").unwrap_or(node.value).report(kind);
        }
    }
    None
}

/// Parses the counts of a node in the middle of a Monte Carlo tree search, if it has some.
fn parse_counts(fields: Fields<'_>) -> Option<(u32, f64)> {
    let (wins, visits) = (fields.get("w"), fields.get("n"));
    let written = wins.or(visits)?;
    let most = usize::try_from(MAX_VISITS).ok();
    let visits = visits.and_then(|visits| u32::try_from(parse_size(visits, most)?).ok());
    let wins = wins.and_then(Value::score).map(Score::get);
    let counts = visits.zip(wins).filter(|&(visits, wins)| 0.0 <= wins && wins <= f64::from(visits));
    if counts.is_none() {
        written.report(DiagnosticKind::ImpossibleCounts);
    }
    counts
}

/// The most visits of a node.
const MAX_VISITS: u32 = 1_000_000_000;

/// The nodes of a tree in the order of the text, which is preorder.
struct WrittenNodes<'a> {
    root: Option<Value<'a>>,
    /// The inner nodes around the next one, the innermost last: the index of each, its children that follow, and their weights if it is a
    /// chance node.
    open: Vec<(usize, Inside<'a>, Option<IntoIter<Weight>>)>,
    /// The index of the next node.
    next: usize,
    /// Whether leaves are vectors, which are written as weights and nodes are: in parentheses.
    has_vectors: bool,
}

/// A node of a tree in the text.
struct WrittenNode<'a> {
    value: Value<'a>,
    /// The index of its parent; 0 at the root.
    parent: usize,
    /// Its level, counted from 1.
    level: usize,
    /// Its weight, if its parent is a chance node.
    weight: Option<Weight>,
    /// The list of its children or outcomes, if it has one.
    children: Option<Value<'a>>,
}

/// Returns what is written before an outcome, and its node. Returns no node for anything in parentheses that is not a pair. If leaves are
/// vectors, a pair of numbers is such a leaf.
fn outcome(value: Value, has_vectors: bool) -> (Option<Value>, Option<Value>) {
    let is_number = |value: Value| value.is_number() || value.fraction().is_some();
    let is_vector = || has_vectors && (value.length() != 2 || value.inside().all(is_number));
    if !value.is_tuple() || is_vector() {
        return (None, Some(value));
    }
    match (value.nth(0), value.nth(1), value.nth(2)) {
        (Some(share), Some(node), None) => (Some(share), Some(node)),
        _ => (None, None),
    }
}

/// Returns what is written before an outcome: a number, a text such as `"1/6"` or `"10 %"`, or the word `rest`.
fn written_share(value: Option<Value>) -> Option<OutcomeShare> {
    let Some(value) = value else { return Some(OutcomeShare::Bare) };
    if let Some(word) = value.word() {
        return OutcomeShare::read(word);
    }
    if let Some(text) = value.quiet_string() {
        return OutcomeShare::read(&text);
    }
    // A number may have an underscore, or be in another base.
    let whole = value.is_number().then(|| value.source().parse().ok().or_else(|| ron::from_str(value.source()).ok()));
    let whole = whole.flatten().and_then(|number: u32| Score::ratio(number.into(), 1)).map(OutcomeShare::Whole);
    whole.or_else(|| OutcomeShare::read(value.source()).filter(|_| value.is_number()))
}

/// Returns the weights of the outcomes in a list. What is invalid weighs 1.
fn outcome_weights(list: Value, has_vectors: bool) -> Vec<Weight> {
    let share = |it| written_share(outcome(it, has_vectors).0).unwrap_or(OutcomeShare::Bare);
    let shares: Vec<_> = list.inside().map(share).collect();
    weights(&shares).unwrap_or_else(|_| vec![Weight::ONE; shares.len()])
}

/// Reports what is wrong with the weights of the outcomes in a list.
fn report_weights(list: Value, has_vectors: bool) {
    let mut shares = Vec::new();
    let mut is_valid = true;
    for it in list.inside() {
        let (written, _) = outcome(it, has_vectors);
        let share = written_share(written);
        if let (None, Some(written)) = (share, written) {
            written.reject_as(Expected::Share);
            is_valid = false;
        }
        shares.extend(share);
    }
    if let (true, Err((index, kind))) = (is_valid, weights(&shares)) {
        let at = index.and_then(|index| list.nth(index)).unwrap_or(list);
        outcome(at, has_vectors).0.unwrap_or(at).report(DiagnosticKind::Notation(kind));
    }
}

impl<'a> WrittenNodes<'a> {
    const fn of(root: Value<'a>) -> Self {
        Self::new(root, false)
    }

    const fn new(root: Value<'a>, has_vectors: bool) -> Self {
        Self { root: Some(root), open: Vec::new(), next: 0, has_vectors }
    }
}

impl<'a> Iterator for WrittenNodes<'a> {
    type Item = WrittenNode<'a>;

    fn next(&mut self) -> Option<WrittenNode<'a>> {
        let (value, parent, weight) = loop {
            if let Some(root) = self.root.take() {
                break (root, 0, None);
            }
            let (parent, children, weights) = self.open.last_mut()?;
            match (children.next(), weights) {
                (Some(child), Some(weights)) => {
                    let weight = weights.next().unwrap_or(Weight::ONE);
                    break (outcome(child, self.has_vectors).1.unwrap_or(child), *parent, Some(weight));
                }
                (Some(child), None) => break (child, *parent, None),
                (None, _) => drop(self.open.pop()),
            }
        };
        let level = self.open.len() + 1;
        let outcomes = value.field("chance").filter(|list| list.is_list());
        let list = if value.is_fields() { value.field("children") } else { Some(value) };
        let children = outcomes.or_else(|| list.filter(|list| list.is_list()));
        if let Some(children) = children {
            self.open.push((
                self.next,
                children.inside(),
                outcomes.map(|list| outcome_weights(list, self.has_vectors).into_iter()),
            ));
        }
        self.next += 1;
        Some(WrittenNode { value, parent, level, weight, children })
    }
}

impl<'a> WrittenNode<'a> {
    /// Parses a number, a list of nodes, or fields, and adds the node to a tree in which `root` moves first.
    fn parse(&self, root: Player, tree: &mut TreeBuilder) {
        let default = match (self.level, self.weight) {
            (1, _) => root,
            // The player at a chance node is the player of the nodes after it.
            (_, Some(_)) => tree.player_of(self.parent),
            (_, None) => tree.player_of(self.parent).opponent(),
        };
        if self.value.is_number() || self.value.fraction().is_some() {
            tree.add(self.parent, default, self.value.score());
        } else if self.value.is_list() {
            tree.add(self.parent, default, None);
        } else if let Some(fields) = self.value.fields_or(NODE, Expected::Node) {
            let counts = parse_counts(fields);
            let may_lack_value = (counts.is_some(), false);
            let (player, value) =
                Self::parse_fields(fields, |player| player.variant(PLAYERS), Value::score, may_lack_value);
            tree.add(self.parent, player.unwrap_or(default), value);
            Self::parse_names(fields, tree);
            if let Some((visits, wins)) = counts {
                tree.count(visits, wins);
            }
        } else {
            tree.add(self.parent, default, None);
        }
        self.finish(tree);
    }

    /// Parses a vector, a list of nodes, or fields, and adds the node to a tree of these players. The one with the index `root` moves
    /// first.
    fn parse_of_players(&self, names: &[String], root: u8, tree: &mut TreeBuilder) {
        let default = match (self.level, &self.weight) {
            (1, _) => root,
            // After a chance node it is the turn of the player who would have moved there.
            (_, Some(_)) => tree.mover_of(self.parent),
            (_, None) => (tree.mover_of(self.parent) + 1) % u8::try_from(names.len()).unwrap_or(1),
        };
        let vector = |value| parse_vector(value, names.len());
        if self.value.is_tuple() {
            tree.add_payoffs(self.parent, default, vector(self.value));
        } else if self.value.is_list() {
            tree.add_payoffs(self.parent, default, None);
        } else if let Some(fields) = self.value.fields_or(NODE, Expected::NodeOfPlayers) {
            let counts = ["w", "n"].map(|name| fields.get(name));
            if let Some(counts) = counts[0].or(counts[1]) {
                counts.report(DiagnosticKind::NotWithPlayers);
            }
            let has_counts = counts.iter().any(Option::is_some);
            let (player, value) =
                Self::parse_fields(fields, |player| parse_player(player, names), vector, (has_counts, true));
            tree.add_payoffs(self.parent, player.unwrap_or(default), value);
            Self::parse_names(fields, tree);
        } else {
            tree.add_payoffs(self.parent, default, None);
        }
        self.finish(tree);
    }

    /// Adds the weight of the node that was just added, and reports an empty list of children.
    fn finish(&self, tree: &mut TreeBuilder) {
        if let Some(weight) = self.weight {
            tree.weigh(weight);
        }
        if let Some(children) = self.children.filter(|children| children.inside().next().is_none()) {
            children.report(DiagnosticKind::NoChildren);
        }
    }

    /// Parses the names in the fields of the node that was just added, its own and that of the move to it.
    fn parse_names(fields: Fields<'a>, tree: &mut TreeBuilder) {
        let string = |name| fields.read(name, |value| value.string(Expected::String));
        let (name, move_label) = (string("name"), string("move"));
        tree.name(name.as_deref(), move_label.as_deref());
    }

    /// Parses the player that the fields of the node name, and its value or estimate.
    fn parse_fields<Mover, Worth>(
        fields: Fields<'a>,
        read_player: impl FnOnce(Value<'a>) -> Option<Mover>,
        read_value: impl Fn(Value<'a>) -> Option<Worth>,
        (has_counts, has_vectors): (bool, bool),
    ) -> (Option<Mover>, Option<Worth>) {
        let chance = fields.get("chance");
        let player = fields.read("player", read_player).filter(|_| chance.is_none());
        if let Some(player) = fields.get("player").filter(|_| chance.is_some()) {
            player.report(DiagnosticKind::PlayerAtChance);
        }
        let [value, estimate, children] = ["value", "estimate", "children"].map(|name| fields.get(name));
        let [own, estimated] = [value, estimate].map(|score| score.and_then(&read_value));
        let listed = children.or(chance);
        if let (Some(children), Some(chance)) = (children, chance) {
            let later = if children.offset() < chance.offset() { chance } else { children };
            later.report(DiagnosticKind::ValueAndChildren);
        }
        match (value, listed, estimate) {
            (Some(value), Some(children), _) => {
                let later = if value.offset() < children.offset() { children } else { value };
                later.report(DiagnosticKind::ValueAndChildren);
            }
            (None, None, _) if has_counts => {}
            (None, None, _) => fields.0.report(DiagnosticKind::NeitherValueNorChildren),
            (Some(_), None, Some(estimate)) => estimate.report(DiagnosticKind::EstimateAtLeaf),
            (Some(_), None, None) | (None, Some(_), _) => {}
        }
        for list in [children, chance].into_iter().flatten() {
            list.elements(Expected::Children);
        }
        if let Some(outcomes) = chance.filter(|list| list.is_list()) {
            report_weights(outcomes, has_vectors);
        }
        (player, own.or(estimated))
    }
}

/// The largest indentation at which a list is broken into lines. A list that is nested deeper stays on its line, however
/// long it is.
const MAX_INDENT: usize = 60;
/// The indentation that keeps everything on one line.
const ONE_LINE: usize = usize::MAX;

pub(super) fn write(tree: &Tree, explicit: ExplicitFields<'_>) -> String {
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
    if tree.bounds() != Interval::UNKNOWN || tree.players().is_some() {
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
        let mut writer = Self { tree, default_players, originals, corresponding, widths: vec![0; tree.node_count()] };
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
        let counts = tree.counts_of(at);
        let is_plain = name.is_none()
            && counts.is_none()
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
        if let Some(counts) = counts {
            field("w", &|text| push_number(text, Score::new(counts.wins).unwrap_or_default()));
            field("n", &|text| text.push_str(&counts.visits.to_string()));
        }
        if let Some(value) = value.filter(|_| !counts.is_some_and(|counts| counts.is_open)) {
            field(if is_leaf { "value" } else { "estimate" }, &|text| push_value(text, value));
        }
        if is_leaf {
            text.push(')');
            return end(")");
        }
        field(if is_chance { "chance" } else { "children" }, &|text| text.push('['));
        end("]))")
    }
}

/// Appends a vector in parentheses.
pub(super) fn push_vector(text: &mut String, vector: &Payoffs) {
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

    /// Returns the indices of the children of a node.
    fn children(&self, index: u32) -> impl Iterator<Item = u32> {
        let first = (self.last_children[index as usize] != 0).then_some(index + 1);
        successors(first, |&child| Some(self.next_siblings[child as usize]).filter(|&next| next != 0))
    }

    /// Returns, for each node of a tree, the node of the original text with the same name or, if it has no name, the child with
    /// the same index of its parent's corresponding node.
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
