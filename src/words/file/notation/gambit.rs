//! Games of Gambit in extensive form, `EFG 2 R "title" { "Max" "Min" } …`, with two to six players.
//!
//! If the players are called MAX and MIN, and their payoffs have the same sum at every leaf, the value of a leaf is
//! MAX's payoff. Otherwise a leaf is worth a vector. Actions become moves. The label of a node becomes its name, unless
//! another node has the same. The payoffs of an inner node are added to those of the leaves below it.

use super::builder::{NodeMover, NotationBuilder};
use super::cursor::{Cursor, quoted};
use super::label::number;
use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};
use crate::file::probability::{sum, weights_of};
use crate::file::text_kind::TextKind;
use crate::file::writer::plain_number;
use poda_core::game::Game;
use poda_core::game::players::MIN_PLAYERS;
use poda_core::game::tree::{Tree, Weight};
use poda_core::score::{MAX_PLAYERS, Payoffs, Player, Score, Turn};
use std::collections::HashMap;
use std::fmt::Write;

pub(super) fn is_meant_by(text: &str) -> bool {
    ["EFG", "NFG", "AGG", "BAGG"].iter().any(|word| {
        text.strip_prefix(word)
            .is_some_and(|rest| rest.trim_start_matches(' ').starts_with(|c: char| c.is_ascii_digit()))
    })
}

/// The name of an action, and the weight of an outcome of chance.
type Action = (String, Option<Weight>);

/// An inner node whose children follow.
struct OpenParent {
    node: usize,
    /// The actions that are left, the next one last.
    actions: Vec<Action>,
    /// The payoffs of this node and those above it, for each player.
    payoffs: Vec<Score>,
}

pub(super) fn parse(text: &str) -> Result<NotationBuilder, NotationError> {
    let mut reader = GambitReader {
        cursor: Cursor::new(text),
        outcomes: HashMap::new(),
        information_sets: HashMap::new(),
        players: 0,
    };
    if !reader.cursor.eat("EFG") {
        return Err(reader.cursor.error(NotationErrorKind::NotExtensive));
    }
    reader.cursor.expect("2")?;
    reader.cursor.skip_space();
    if !reader.cursor.eat("R") && !reader.cursor.eat("D") {
        return Err(reader.cursor.error(NotationErrorKind::NotExtensive));
    }
    let title = reader.text_of(TextKind::Title)?;
    reader.cursor.expect("{")?;
    let position = reader.cursor.position();
    let mut labels = Vec::new();
    while reader.has_text() {
        labels.push(reader.text_of(TextKind::Player)?);
    }
    reader.cursor.expect("}")?;
    reader.players = labels.len();
    if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&labels.len()) {
        return Err(NotationError::new(position, NotationErrorKind::PlayerCount(labels.len())));
    }
    let comment = if reader.has_text() { reader.text_of(TextKind::Notes)? } else { String::new() };
    let mut builder = NotationBuilder::default();
    let mut open: Vec<OpenParent> = Vec::new();
    loop {
        while open.last().is_some_and(|open| open.actions.is_empty()) {
            open.pop();
        }
        if open.is_empty() && !builder.nodes.is_empty() {
            break;
        }
        reader.node(&mut builder, &mut open)?;
    }
    reader.cursor.skip_space();
    if is_meant_by(reader.cursor.rest()) {
        let trees = 1 + reader.cursor.rest().lines().filter(|line| is_meant_by(line)).count();
        return Err(NotationError::new(LineColumn::START, NotationErrorKind::SeveralTrees(trees)));
    }
    if !reader.cursor.rest().is_empty() {
        return Err(reader.cursor.expected(""));
    }
    let mut seen = HashMap::new();
    for node in &builder.nodes {
        *seen.entry(node.name.clone()).or_insert(0_usize) += 1;
    }
    let is_id = |name: &str| name == "root" || name.split('/').all(|part| part.parse::<usize>().is_ok());
    for node in &mut builder.nodes {
        node.name = node.name.take().filter(|name| seen.get(&Some(name.clone())) == Some(&1) && !is_id(name));
    }
    if has_two_sides(&labels, &builder) {
        for node in &mut builder.nodes {
            node.value = node.payoffs.take().map(|payoffs| payoffs.of(0));
        }
    } else {
        builder.players = Some(names(&labels));
    }
    let text = |text: String| Some(text).filter(|text| !text.trim().is_empty());
    (builder.title, builder.notes) = (text(title), text(comment));
    Ok(builder)
}

/// Returns whether the players are MAX and MIN, and what one of them wins, the other loses.
fn has_two_sides(labels: &[String], builder: &NotationBuilder) -> bool {
    let is_called = |index: usize, name: &str| labels.get(index).is_some_and(|label| label.eq_ignore_ascii_case(name));
    let mut sums = builder.nodes.iter().filter_map(|node| node.payoffs.as_ref()).map(Payoffs::sum);
    let Some(Ok(first)) = sums.next() else { return false };
    labels.len() == 2 && is_called(0, "max") && is_called(1, "min") && sums.all(|sum| sum == Ok(first))
}

/// Returns the names of players with these labels. Without a label of its own, a player is called by its number.
fn names(labels: &[String]) -> Vec<String> {
    let is_own = |label: &String| {
        let is_repeated = 1 < labels.iter().filter(|other| *other == label).count();
        !label.is_empty() && !is_repeated && label.to_lowercase() != "chance"
    };
    let name = |(number, label): (usize, &String)| if is_own(label) { label.clone() } else { number.to_string() };
    (1..).zip(labels).map(name).collect()
}

struct GambitReader<'a> {
    cursor: Cursor<'a>,
    /// The payoffs of the outcomes, by their numbers.
    outcomes: HashMap<String, Vec<Score>>,
    /// The actions of the information sets, by player and number, and the line of the first node. Chance is player 0.
    information_sets: HashMap<(usize, String), (Vec<Action>, usize)>,
    players: usize,
}

impl GambitReader<'_> {
    fn has_text(&mut self) -> bool {
        self.cursor.skip_space();
        self.cursor.rest().starts_with('"')
    }

    fn text(&mut self) -> Result<String, NotationError> {
        if self.has_text() { self.cursor.quoted() } else { Err(self.cursor.expected("\"…\"")) }
    }

    /// Returns a text of a kind, which must not be too long.
    fn text_of(&mut self, kind: TextKind) -> Result<String, NotationError> {
        self.cursor.skip_space();
        let position = self.cursor.position();
        let text = self.text()?;
        let fail = |too_long| NotationError::new(position, NotationErrorKind::TextTooLong(too_long));
        kind.check(&text).map_err(fail)?;
        Ok(text)
    }

    fn word(&mut self) -> Result<(LineColumn, String), NotationError> {
        self.cursor.skip_space();
        let position = self.cursor.position();
        let word = self.cursor.take_while(|c| !c.is_whitespace() && !"{},\"".contains(c)).to_owned();
        if word.is_empty() { Err(self.cursor.expected("1")) } else { Ok((position, word)) }
    }

    fn number(&mut self) -> Result<Score, NotationError> {
        let (position, word) = self.word()?;
        let fail = |kind| NotationError::new(position, kind);
        let score = number(&word).map_err(fail)?.filter(|score| score.is_finite());
        score.ok_or_else(|| fail(NotationErrorKind::Expected { expected: "1/2", found: word }))
    }

    /// Parses the next node, which is a child of the innermost open one.
    fn node(&mut self, builder: &mut NotationBuilder, open: &mut Vec<OpenParent>) -> Result<(), NotationError> {
        self.cursor.skip_space();
        let position = self.cursor.position();
        let kind = self.cursor.peek().filter(|kind| "cpt".contains(*kind));
        let kind = kind.ok_or_else(|| self.cursor.expected("c, p, t"))?;
        self.cursor.bump();
        let name = self.text()?;
        let (parent, above, via) = match open.last_mut() {
            Some(open) => (Some(open.node), open.payoffs.clone(), open.actions.pop()),
            None => (None, vec![Score::ZERO; self.players], None),
        };
        let node = builder.add(parent, (!name.is_empty()).then_some(name), None, position)?;
        if let Some((action, weight)) = via {
            let last = &mut builder.nodes[node];
            last.move_label = Some(action).filter(|action| !action.is_empty());
            last.weight = weight;
        }
        let actions = if kind == 't' { Vec::new() } else { self.actions(kind == 'c', builder, node)? };
        let own = self.payoffs(kind == 't')?;
        let payoffs: Option<Vec<Score>> = above.into_iter().zip(own).map(|(above, own)| sum([above, own])).collect();
        let payoffs = payoffs.ok_or_else(|| NotationError::new(position, NotationErrorKind::WeightsTooLarge))?;
        if kind == 't' {
            builder.nodes[node].payoffs = Some(Payoffs::new(&payoffs));
        } else {
            open.push(OpenParent { node, actions, payoffs });
        }
        Ok(())
    }

    /// Parses the player, the information set and the actions of an inner node, the last action first.
    fn actions(
        &mut self,
        is_chance: bool,
        builder: &mut NotationBuilder,
        node: usize,
    ) -> Result<Vec<Action>, NotationError> {
        let mut player = 0;
        if !is_chance {
            let (position, word) = self.word()?;
            let number = word.parse().ok().filter(|number| (1..=self.players).contains(number));
            player = number.ok_or_else(|| {
                const NUMBERS: [&str; 5] = ["1, 2", "1, 2, 3", "1, …, 4", "1, …, 5", "1, …, 6"];
                let expected = NUMBERS[self.players - MIN_PLAYERS];
                NotationError::new(position, NotationErrorKind::Expected { expected, found: word })
            })?;
            builder.nodes[node].mover = u8::try_from(player - 1).ok().map(NodeMover::Player);
        }
        let (position, set) = self.word()?;
        let key = (player, set);
        if let Some((_, line)) = self.information_sets.get(&key).filter(|_| !is_chance) {
            let kind = NotationErrorKind::SharedInformationSet { set: key.1, player, line: *line };
            return Err(NotationError::new(position, kind));
        }
        if self.has_text() {
            self.text()?;
        }
        self.cursor.skip_space();
        if !self.cursor.rest().starts_with('{') {
            let earlier = self.information_sets.get(&key).map(|(actions, _)| actions.clone());
            return earlier.ok_or_else(|| self.cursor.expected("{"));
        }
        let start = self.cursor.position();
        self.cursor.bump();
        let (mut names, mut probabilities) = (Vec::new(), Vec::new());
        while self.has_text() {
            names.push(self.text()?);
            if is_chance {
                probabilities.push(self.number()?);
            }
            self.comma();
        }
        self.cursor.expect("}")?;
        if names.is_empty() {
            return Err(NotationError::new(start, NotationErrorKind::NoChildren));
        }
        let weights = if is_chance {
            let weights = weights_of(&probabilities).map_err(|kind| NotationError::new(start, kind))?;
            weights.into_iter().map(Some).collect()
        } else {
            vec![None; names.len()]
        };
        let actions: Vec<_> = names.into_iter().zip(weights).rev().collect();
        self.information_sets.insert(key, (actions.clone(), position.line));
        Ok(actions)
    }

    /// Parses an outcome: its number, and its name and payoffs unless these were given before. An inner node may have
    /// none.
    fn payoffs(&mut self, is_leaf: bool) -> Result<Vec<Score>, NotationError> {
        let nothing = vec![Score::ZERO; self.players];
        self.cursor.skip_space();
        if !is_leaf && !self.cursor.rest().starts_with(|c: char| c.is_ascii_digit()) {
            return Ok(nothing);
        }
        let (position, outcome) = self.word()?;
        if self.has_text() {
            self.text()?;
        }
        self.cursor.skip_space();
        if self.cursor.eat("{") {
            let mut payoffs = Vec::with_capacity(self.players);
            for _ in 0..self.players {
                payoffs.push(self.number()?);
                self.comma();
            }
            self.cursor.expect("}")?;
            self.outcomes.insert(outcome, payoffs.clone());
            return Ok(payoffs);
        }
        match self.outcomes.get(&outcome) {
            Some(payoffs) => Ok(payoffs.clone()),
            None if outcome == "0" => Ok(nothing),
            None => Err(NotationError::new(position, NotationErrorKind::NoPayoffs(outcome))),
        }
    }

    fn comma(&mut self) {
        self.cursor.skip_space();
        self.cursor.eat(",");
    }
}

/// Returns a tree as a game of Gambit, in which every node is an information set of its own and MIN's payoffs are the
/// opposite of MAX's; `None` if a leaf is infinite. Estimates and bounds are left out.
pub fn write_gambit(tree: &Tree, title: &str, comment: &str) -> Option<String> {
    let names =
        tree.players().map_or_else(|| vec!["MAX".to_owned(), "MIN".to_owned()], |players| players.names.clone());
    let listed: Vec<String> = names.iter().map(|name| quoted(name)).collect();
    let mut text = format!("EFG 2 R {} {{ {} }}\n{}\n\n", quoted(title), listed.join(" "), quoted(comment));
    // Chance is player 0.
    let mut numbers = vec![0; 1 + names.len()];
    let mut outcomes = 0;
    let mut pending = vec![tree.node_index()];
    while let Some(at) = pending.pop() {
        let children = tree.children_of(at);
        let name = quoted(tree.name_of(at).unwrap_or_default());
        if children.is_empty() {
            let value = tree.value_of(at).filter(|value| value.is_finite())?;
            let payoffs = tree.payoffs_of(at).unwrap_or_else(|| Payoffs::new(&[value, -value]));
            let payoffs: Vec<String> = payoffs.entries().iter().map(|&entry| plain_number(entry)).collect();
            outcomes += 1;
            writeln!(text, "t {name} {outcomes} \"\" {{ {} }}", payoffs.join(", ")).ok()?;
            continue;
        }
        let total: u64 =
            children.iter().filter_map(|&child| tree.weight_of(child as usize)).map(|it| u64::from(it.get())).sum();
        let action = |&child: &u32| {
            let label = quoted(tree.move_label_of(child as usize).unwrap_or_default());
            match tree.weight_of(child as usize) {
                Some(weight) => format!("{label} {}/{total}", weight.get()),
                None => label,
            }
        };
        let actions = children.iter().map(action).collect::<Vec<_>>().join(" ");
        let (kind, player) = match (tree.turn_of(at), tree.mover_of(at)) {
            (Turn::Chance, _) => ("c", 0),
            (Turn::Player(_), Some(mover)) => ("p", 1 + mover),
            (Turn::Player(Player::Max), None) => ("p", 1),
            (Turn::Player(Player::Min), None) => ("p", 2),
        };
        numbers[player] += 1;
        let player_number = if player == 0 { String::new() } else { format!(" {player}") };
        writeln!(text, "{kind} {name}{player_number} {} \"\" {{ {actions} }} 0", numbers[player]).ok()?;
        pending.extend(children.iter().rev().map(|&child| child as usize));
    }
    Some(text)
}
