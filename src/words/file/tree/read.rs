//! Reads a tree without recursion: the inner nodes around the next one are on an explicit stack, so that a tree of any
//! depth is either read or reported as too deep.

use crate::file::counts::parse_size;
use crate::file::diagnostic::{DiagnosticKind, Expected};
use crate::file::distance::{Zero, parse_distance};
use crate::file::node_board::{NodeBoardError, TILINGS, add_piece, board_of_rows, board_of_text};
use crate::file::notation_error::NotationErrorKind;
use crate::file::probability::{OutcomeShare, weights};
use crate::file::schema::{BOARDS, NODE, PLAYERS, TREE, WINS};
use crate::file::text_kind::TextKind;
use crate::file::value::{Fields, Inside, Value};
use poda_core::game::players::{MIN_PLAYERS, Players};
use poda_core::game::tree::{BoardSet, NodeBoard, Tree, TreeBuilder, TreeFault, Weight, max_levels};
use poda_core::score::{Interval, MAX_PLAYERS, Payoffs, Player, Score};
use poda_core::text::Excerpt;
use std::vec::IntoIter;

/// Parses the fields of `Tree`. Returns `None` if anything is wrong with them, which has then been reported.
pub(in crate::file) fn parse(value: Value) -> Option<Tree> {
    let fields = value.fields(TREE)?;
    let boards = fields.read("boards", parse_board_set);
    if let Some(players) = fields.get("players") {
        return Some(parse_of_players(fields, players)?.with_board_set(boards));
    }
    let root = fields.variant("root", PLAYERS).unwrap_or(Player::Max);
    let bounds = fields.read("bounds", parse_bounds);
    let counts_for_movers = fields.variant("wins", WINS).unwrap_or_default();
    let written = fields.require("tree")?;
    let tree = parse_nodes(written, WrittenSides::Two { root, counts_for_movers })?.with_board_set(boards);
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
    parse_nodes(fields.require("tree")?, WrittenSides::Players { names: &names, root })
}

/// Parses how the boards of a tree are drawn. Wrong pieces are reported.
fn parse_board_set(value: Value) -> Option<BoardSet> {
    let fields = value.fields(BOARDS)?;
    let mut set = BoardSet { tiling: fields.variant("grid", TILINGS).unwrap_or_default(), pieces: Vec::new() };
    for piece in fields.get("pieces").and_then(|pieces| pieces.elements(Expected::Pieces)).into_iter().flatten() {
        let (Some(letter), Some(owner), None, true) = (piece.nth(0), piece.nth(1), piece.nth(2), piece.is_tuple())
        else {
            piece.reject_as(Expected::Piece);
            continue;
        };
        if let (Some(text), Some(owner)) = (letter.string(Expected::String), owner.variant(PLAYERS))
            && let Err(error) = add_piece(&mut set, &text, owner)
        {
            letter.report(DiagnosticKind::NodeBoard(error));
        }
    }
    Some(set)
}

/// Parses the names of players. Wrong ones are reported.
fn parse_players(players: Value) -> Option<Vec<String>> {
    let count = players.elements(Expected::Players)?.count();
    if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&count) {
        players.report(DiagnosticKind::PlayerCount(count));
        return None;
    }
    let mut names: Vec<String> = Vec::new();
    let mut are_short = true;
    for player in players.inside() {
        let name = player.written(TextKind::Player, Expected::String)?;
        let found = Excerpt::new(&name);
        if name.is_empty() {
            player.report(DiagnosticKind::EmptyPlayerName);
        } else if name.to_lowercase() == "chance" {
            player.report(DiagnosticKind::PlayerNamedChance(found));
        } else if names.contains(&name) {
            player.report(DiagnosticKind::PlayerNameTaken(found));
        }
        are_short &= TextKind::Player.check(&name).is_ok();
        names.push(name);
    }
    // Errors in the tree quote the names.
    Some(names).filter(|_| are_short)
}

/// Parses the name of one of the players, and returns its index.
pub(in crate::file) fn parse_player(player: Value, names: &[String]) -> Option<u8> {
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
pub(in crate::file) fn vector_length(node: Value) -> Option<usize> {
    let leaf = WrittenNodes::new(node, true).find(|node| node.children.is_none())?;
    let vector = leaf.value.field("value").unwrap_or(leaf.value);
    vector.is_tuple().then(|| vector.length()).filter(|length| (MIN_PLAYERS..=MAX_PLAYERS).contains(length))
}

/// Parses a node and its descendants as a tree of players that are called A, B, ….
pub(in crate::file) fn parse_vectors(node: Value, count: usize) -> Option<Tree> {
    parse_nodes(node, WrittenSides::Players { names: &Players::letters(count), root: 0 })
}

#[derive(Clone, Copy)]
enum WrittenSides<'a> {
    /// MAX and MIN.
    Two {
        /// The player who moves at the root.
        root: Player,
        /// Whether counts are those of the player who has moved to each node.
        counts_for_movers: bool,
    },
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
pub(in crate::file) fn parse_node(value: Value, root: Player) -> Option<Tree> {
    parse_nodes(value, WrittenSides::Two { root, counts_for_movers: false })
}

fn parse_nodes(value: Value, sides: WrittenSides) -> Option<Tree> {
    let mut tree = TreeBuilder::with_capacity(value.max_tree_nodes());
    let mut has_vectors = false;
    match sides {
        WrittenSides::Players { names, .. } => (tree, has_vectors) = (tree.of_players(names.to_vec()), true),
        WrittenSides::Two { counts_for_movers: true, .. } => tree = tree.counted_for_movers(),
        WrittenSides::Two { .. } => {}
    }
    let (mut levels, mut too_deep) = (0, None);
    for node in WrittenNodes::new(value, has_vectors) {
        levels = levels.max(node.level);
        if max_levels() < node.level {
            too_deep.get_or_insert(node.value);
        }
        match sides {
            WrittenSides::Two { root, .. } => node.parse(root, &mut tree),
            WrittenSides::Players { names, root } => node.parse_of_players(names, root, &mut tree),
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

/// Parses the counts `w` of `n` of a node, if it has some.
fn parse_counts(fields: Fields<'_>) -> Option<(u32, f64)> {
    let (wins, visits) = (fields.get("w"), fields.get("n"));
    let written = wins.or(visits)?;
    let is_alone = wins.is_none() || visits.is_none();
    let most = usize::try_from(MAX_VISITS).ok();
    let visits = visits.and_then(|visits| u32::try_from(parse_size(visits, most)?).ok());
    let wins = wins.and_then(Value::score).map(Score::get);
    if is_alone {
        if wins.is_some() || visits.is_some() {
            written.report(DiagnosticKind::CountAlone { is_visits: visits.is_some() });
        }
        return None;
    }
    let counts = visits.zip(wins).filter(|&(visits, wins)| 0.0 <= wins && wins <= f64::from(visits));
    if counts.is_none() {
        written.report(DiagnosticKind::ImpossibleCounts);
    }
    counts
}

/// The most visits of a node.
const MAX_VISITS: u32 = 1_000_000_000;

/// The nodes of a tree in the order of the text, which is preorder.
pub(super) struct WrittenNodes<'a> {
    root: Option<Value<'a>>,
    /// The inner nodes around the next one, the innermost last: the index of each, its children that follow, and their
    /// weights if it is a chance node.
    open: Vec<(usize, Inside<'a>, Option<IntoIter<Weight>>)>,
    /// The index of the next node.
    next: usize,
    /// Whether leaves are vectors, which are written as weights and nodes are: in parentheses.
    has_vectors: bool,
}

/// A node of a tree in the text.
pub(super) struct WrittenNode<'a> {
    pub(super) value: Value<'a>,
    /// The index of its parent; 0 at the root.
    pub(super) parent: usize,
    /// Its level, counted from 1.
    level: usize,
    /// Its weight, if its parent is a chance node.
    weight: Option<Weight>,
    /// The list of its children or outcomes, if it has one.
    children: Option<Value<'a>>,
}

/// Returns what is written before an outcome, and its node. Returns no node for anything in parentheses that is not a
/// pair. If leaves are vectors, a pair of numbers is such a leaf.
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
    let whole = value.quiet_unsigned().and_then(|number: u32| Score::ratio(number.into(), 1)).map(OutcomeShare::Whole);
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

    pub(super) const fn new(root: Value<'a>, has_vectors: bool) -> Self {
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
            let read_player = |player: Value<'a>| player.variant(PLAYERS);
            let (player, value) = Self::parse_fields(fields, read_player, Value::score, counts.is_some(), false);
            tree.add(self.parent, player.unwrap_or(default), value);
            Self::parse_names(fields, tree);
            if let Some((visits, wins)) = counts {
                tree.count(visits, wins);
            }
            if let Some(prior) = fields.read("prior", |prior| parse_distance(prior, Zero::Allowed)) {
                tree.promise(prior);
            }
            if let Some(prior) = fields.get("prior").filter(|_| self.level == 1 || self.weight.is_some()) {
                prior.report(DiagnosticKind::PriorWithoutMove);
            }
        } else {
            tree.add(self.parent, default, None);
        }
        self.finish(tree);
    }

    /// Parses a vector, a list of nodes, or fields, and adds the node to a tree of these players. The one with the
    /// index `root` moves first.
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
            if let Some(prior) = fields.get("prior") {
                prior.report(DiagnosticKind::NotWithPlayers);
            }
            let has_counts = counts.iter().any(Option::is_some);
            let (player, value) =
                Self::parse_fields(fields, |player| parse_player(player, names), vector, has_counts, true);
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
        let written = |name, kind| fields.read(name, |value| value.written(kind, Expected::String));
        let (name, move_label) = (written("name", TextKind::Node), written("move", TextKind::Move));
        tree.name(name.as_deref(), move_label.as_deref());
        if let Some(board) = Self::parse_board(fields) {
            tree.draw(board.into());
        }
    }

    /// Parses the board or the text that is drawn at the node.
    fn parse_board(fields: Fields<'a>) -> Option<NodeBoard> {
        let report = |value: Value<'a>, error| value.report(DiagnosticKind::NodeBoard(error));
        let text = fields.get("text").and_then(|value| {
            let written = value.string(Expected::String)?;
            board_of_text(&written).map_err(|error| report(value, error)).ok()
        });
        let Some(board) = fields.get("board") else { return text };
        if let Some(text) = fields.get("text") {
            let later = if text.offset() < board.offset() { board } else { text };
            report(later, NodeBoardError::BoardAndText);
        }
        let rows: Vec<_> = board.elements(Expected::Rows)?.map(|row| row.string(Expected::String)).collect();
        let rows: Vec<String> = rows.into_iter().collect::<Option<_>>()?;
        let wrong = |row: Option<usize>| row.and_then(|row| board.nth(row)).unwrap_or(board);
        board_of_rows(&rows).map_err(|(row, error)| report(wrong(row), error)).ok()
    }

    /// Parses the player that the fields of the node name, and its value or estimate.
    fn parse_fields<Mover, Worth>(
        fields: Fields<'a>,
        read_player: impl FnOnce(Value<'a>) -> Option<Mover>,
        read_value: impl Fn(Value<'a>) -> Option<Worth>,
        has_counts: bool,
        has_vectors: bool,
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
