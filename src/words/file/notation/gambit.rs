//! Games of Gambit in extensive form, `EFG 2 R "title" { "Max" "Min" } …`, with two players and payoffs whose sum is the same at every leaf.
//!
//! Player 1 is MAX, and the value of a leaf is player 1's payoff. Actions become moves. The label of a node becomes its name, unless another node
//! has the same. The payoffs of an inner node are added to those of the leaves below it.

use super::builder::NotationBuilder;
use super::cursor::Cursor;
use super::label::number;
use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};
use crate::file::probability::{sum, weights_of};
use crate::file::writer::plain_number;
use poda_core::game::tree::{Tree, Weight};
use poda_core::score::{Player, Score, Turn};
use std::collections::HashMap;
use std::fmt::Write;

/// Returns whether a text begins like a file of Gambit.
pub(super) fn is_meant_by(text: &str) -> bool {
    ["EFG", "NFG", "AGG", "BAGG"].iter().any(|word| {
        text.strip_prefix(word)
            .is_some_and(|rest| rest.trim_start_matches(' ').starts_with(|c: char| c.is_ascii_digit()))
    })
}

/// A game that has been parsed.
pub(super) struct GambitGame {
    pub builder: NotationBuilder,
    pub title: String,
    pub comment: String,
}

/// Payoffs of the two players.
type Payoffs = [Score; 2];

const NOTHING: Payoffs = [Score::ZERO; 2];

/// The name of an action, and the weight of an outcome of chance.
type Action = (String, Option<Weight>);

/// An inner node whose children follow.
struct OpenNode {
    node: usize,
    /// The actions that are left, the next one last.
    actions: Vec<Action>,
    /// The payoffs of this node and those above it.
    payoffs: Payoffs,
}

pub(super) fn parse(text: &str) -> Result<GambitGame, NotationError> {
    let mut reader = GambitReader {
        cursor: Cursor::new(text),
        outcomes: HashMap::new(),
        information_sets: HashMap::new(),
        sum: None,
    };
    if !reader.cursor.eat("EFG") {
        return Err(reader.cursor.error(NotationErrorKind::NotExtensive));
    }
    reader.cursor.expect("2")?;
    reader.cursor.skip_space();
    if !reader.cursor.eat("R") && !reader.cursor.eat("D") {
        return Err(reader.cursor.error(NotationErrorKind::NotExtensive));
    }
    let title = reader.text()?;
    reader.cursor.expect("{")?;
    let position = reader.cursor.position();
    let mut players = 0;
    while reader.has_text() {
        reader.text()?;
        players += 1;
    }
    reader.cursor.expect("}")?;
    if players != 2 {
        return Err(NotationError::new(position, NotationErrorKind::NotTwoPlayers(players)));
    }
    let comment = if reader.has_text() { reader.text()? } else { String::new() };
    let mut builder = NotationBuilder::default();
    let mut open: Vec<OpenNode> = Vec::new();
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
    Ok(GambitGame { builder, title, comment })
}

struct GambitReader<'a> {
    cursor: Cursor<'a>,
    /// The payoffs of the outcomes, by their numbers.
    outcomes: HashMap<String, Payoffs>,
    /// The actions of the information sets, by player and number. Chance is player 0.
    information_sets: HashMap<(usize, String), Vec<Action>>,
    /// The sum of the payoffs at the first leaf.
    sum: Option<Score>,
}

impl GambitReader<'_> {
    fn has_text(&mut self) -> bool {
        self.cursor.skip_space();
        self.cursor.rest().starts_with('"')
    }

    fn text(&mut self) -> Result<String, NotationError> {
        if self.has_text() { self.cursor.quoted() } else { Err(self.cursor.expected("\"…\"")) }
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
    fn node(&mut self, builder: &mut NotationBuilder, open: &mut Vec<OpenNode>) -> Result<(), NotationError> {
        self.cursor.skip_space();
        let position = self.cursor.position();
        let kind = self.cursor.peek().filter(|kind| "cpt".contains(*kind));
        let kind = kind.ok_or_else(|| self.cursor.expected("c, p, t"))?;
        self.cursor.bump();
        let name = self.text()?;
        let (parent, above, via) = match open.last_mut() {
            Some(open) => (Some(open.node), open.payoffs, open.actions.pop()),
            None => (None, NOTHING, None),
        };
        let node = builder.add(parent, (!name.is_empty()).then_some(name), None, position)?;
        if let Some((action, weight)) = via {
            let last = &mut builder.nodes[node];
            last.move_label = Some(action).filter(|action| !action.is_empty());
            last.weight = weight;
        }
        let actions = if kind == 't' { Vec::new() } else { self.actions(kind == 'c', builder, node)? };
        let own = self.payoffs(kind == 't')?;
        let too_large = || NotationError::new(position, NotationErrorKind::WeightsTooLarge);
        let mut payoffs = NOTHING;
        for (player, payoff) in payoffs.iter_mut().enumerate() {
            *payoff = sum([above[player], own[player]]).ok_or_else(too_large)?;
        }
        if kind != 't' {
            open.push(OpenNode { node, actions, payoffs });
            return Ok(());
        }
        let found = sum(payoffs).ok_or_else(too_large)?;
        let expected = *self.sum.get_or_insert(found);
        if expected != found {
            return Err(NotationError::new(position, NotationErrorKind::NotConstantSum { expected, found }));
        }
        builder.nodes[node].value = Some(payoffs[0]);
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
            player = match word.as_str() {
                "1" => 1,
                "2" => 2,
                _ => {
                    let kind = NotationErrorKind::Expected { expected: "1, 2", found: word };
                    return Err(NotationError::new(position, kind));
                }
            };
            builder.nodes[node].player = Some(if player == 1 { Player::Max } else { Player::Min });
        }
        let (position, set) = self.word()?;
        let key = (player, set);
        if !is_chance && self.information_sets.contains_key(&key) {
            return Err(NotationError::new(position, NotationErrorKind::SharedInformationSet(key.1)));
        }
        if self.has_text() {
            self.text()?;
        }
        self.cursor.skip_space();
        if !self.cursor.rest().starts_with('{') {
            let earlier = self.information_sets.get(&key).cloned();
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
        self.information_sets.insert(key, actions.clone());
        Ok(actions)
    }

    /// Parses an outcome: its number, and its name and payoffs unless these were given before. An inner node may have none.
    fn payoffs(&mut self, is_leaf: bool) -> Result<Payoffs, NotationError> {
        self.cursor.skip_space();
        if !is_leaf && !self.cursor.rest().starts_with(|c: char| c.is_ascii_digit()) {
            return Ok(NOTHING);
        }
        let (position, outcome) = self.word()?;
        if self.has_text() {
            self.text()?;
        }
        self.cursor.skip_space();
        if self.cursor.eat("{") {
            let first = self.number()?;
            self.comma();
            let second = self.number()?;
            self.comma();
            self.cursor.expect("}")?;
            self.outcomes.insert(outcome, [first, second]);
            return Ok([first, second]);
        }
        match self.outcomes.get(&outcome) {
            Some(&payoffs) => Ok(payoffs),
            None if outcome == "0" => Ok(NOTHING),
            None => Err(NotationError::new(position, NotationErrorKind::NoPayoffs(outcome))),
        }
    }

    fn comma(&mut self) {
        self.cursor.skip_space();
        self.cursor.eat(",");
    }
}

/// Returns a tree as a game of Gambit, in which every node is an information set of its own and MIN's payoffs are the opposite of MAX's;
/// `None` if a leaf is infinite. Estimates and bounds are left out.
pub fn write_gambit(tree: &Tree, title: &str, comment: &str) -> Option<String> {
    let mut text = format!("EFG 2 R {} {{ \"MAX\" \"MIN\" }}\n{}\n\n", quoted(title), quoted(comment));
    let mut numbers = [0; 3];
    let mut outcomes = 0;
    let mut pending = vec![tree.node_index()];
    while let Some(at) = pending.pop() {
        let children = tree.children_of(at);
        let name = quoted(tree.name_of(at).unwrap_or_default());
        if children.is_empty() {
            let value = tree.value_of(at).filter(|value| value.is_finite())?;
            outcomes += 1;
            let [own, other] = [value, -value].map(plain_number);
            writeln!(text, "t {name} {outcomes} \"\" {{ {own}, {other} }}").ok()?;
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
        let (kind, player) = match tree.turn_of(at) {
            Turn::Chance => ("c", 0),
            Turn::Player(Player::Max) => ("p", 1),
            Turn::Player(Player::Min) => ("p", 2),
        };
        numbers[player] += 1;
        let player_number = if player == 0 { String::new() } else { format!(" {player}") };
        writeln!(text, "{kind} {name}{player_number} {} \"\" {{ {actions} }} 0", numbers[player]).ok()?;
        pending.extend(children.iter().rev().map(|&child| child as usize));
    }
    Some(text)
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
