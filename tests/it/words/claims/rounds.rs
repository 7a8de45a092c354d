//! The sentences in the rounds before a search, checked against the true values of the positions.

use crate::hold;
use crate::words::claims::patterns::{Grammar, Said};
use crate::words::claims::positions::{self, Kind};
use crate::words::claims::step_context::{CheckResult, counts, number, player, variant, yes_or_no};
use crate::words::claims::truth::Truth;
use crate::words::claims::walk::in_one_line;
use crate::words::claims::xor_shift::XorShift;
use poda::game::Game;
use poda::game::any::AnyGame;
use poda::i18n::node_names::NodeNames;
use poda::i18n::{Language, Words};
use poda::practice::rounds::Rounds;
use poda::practice::sentences::rounds_sentence;
use poda::score::{Player, Score};
use poda::trace::NodeId;
use poda::trace::recorder::record;
use poda::trace::recording::Recording;
use std::collections::BTreeSet;

/// Every message that has a check here.
pub const MESSAGES: [&str; 3] = ["rounds-choose", "rounds-result", "rounds-over"];

struct Played<'a> {
    words: &'a Words,
    recording: &'a Recording<AnyGame>,
    truth: &'a Truth,
    total: usize,
    /// What was chosen so far.
    chosen: &'a [NodeId],
}

impl Played<'_> {
    fn value(&self, node: NodeId) -> f64 {
        self.truth.of(self.recording, node).expect("it is small").get()
    }

    fn name(&self, node: NodeId) -> String {
        NodeNames::new(self.words, self.recording).short(node)
    }

    fn check(&self, said: &Said) -> CheckResult {
        let mover = self.recording.position(NodeId::ROOT).to_move();
        player(said, "player", mover)?;
        let played = self.chosen.len() as u64;
        let sum: f64 = self.chosen.iter().map(|&node| self.value(node)).sum();
        let is_sum = |argument: &str, sum: f64| {
            let Some(text) = said.text(argument) else { return Ok(()) };
            let near = text.replace('−', "-").parse::<f64>().is_ok_and(|shown| (shown - sum).abs() < 1e-6);
            hold!(near, "{argument} is {sum} and not {text}");
            Ok(())
        };
        if said.id == "rounds-choose" {
            counts(said, "total", self.total as u64)?;
            return counts(said, "round", played + 1);
        }
        let best = self.recording.trace().children(NodeId::ROOT).map(|child| self.value(child));
        let best = best.reduce(if mover == Player::Max { f64::max } else { f64::min }).ok_or("no child")?;
        let most = best * self.chosen.len() as f64;
        if said.id == "rounds-over" {
            hold!(self.chosen.len() == self.total, "{played} rounds are played");
            variant(said, "reached", yes_or_no((most - sum).abs() < 1e-6))?;
            is_sum("most", most)?;
            let Some(name) = said.text("right") else { return Ok(()) };
            let mut named = self.recording.trace().children(NodeId::ROOT).filter(|&child| self.name(child) == name);
            hold!(named.any(|child| (self.value(child) - best).abs() < 1e-9), "{name} is not best");
            return Ok(());
        }
        let choice = *self.chosen.last().ok_or("nothing is chosen")?;
        let name = self.name(choice);
        hold!(said.text("choice") == Some(name.as_str()), "{name} was chosen");
        number(said, "score", Score::new(self.value(choice)).ok_or("no number")?)?;
        counts(said, "round", played)?;
        is_sum("sum", sum)?;
        player(said, "opponent", self.recording.position(choice).to_move())?;
        variant(said, "replies", "0")?;
        // Every reply keeps what the choice is worth, and the last one ends the tree.
        let (mut at, mut rest) = (choice, said.text("line").unwrap_or_default());
        while !rest.is_empty() {
            // A name may hold a comma itself.
            let is_named =
                |name: &str| rest.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with(", "));
            let mut children = self.recording.trace().children(at);
            let next = children.find(|&child| is_named(&self.name(child))).ok_or(format!("{rest} cannot be played"))?;
            hold!((self.value(next) - self.value(choice)).abs() < 1e-9, "{} is no best reply", self.name(next));
            rest = rest[self.name(next).len()..].trim_start_matches(", ");
            at = next;
        }
        let mut legal = Vec::new();
        self.recording.position(at).legal_moves(&mut legal);
        let is_end = legal.is_empty() || self.recording.trace().children(at).next().is_none();
        hold!(is_end, "{} is not the end", self.name(at));
        Ok(())
    }
}

#[test]
fn what_is_said_in_the_rounds_is_true() {
    let languages =
        Language::AUTHORED.map(|language| (Words::new(language), Grammar::new(language, |id| MESSAGES.contains(&id))));
    let mut met = BTreeSet::new();
    for seed in 0..150 {
        let mut random = XorShift::seeded(seed + 1);
        let kind = *random.one_of(&[Kind::Tree, Kind::TurnsOutOfOrder, Kind::Ties, Kind::Deep, Kind::LongNumbers]);
        let document = positions::position(kind, &mut random);
        let recording = record(document.search().unwrap(), document.position(), 10_000);
        let truth = Truth::new(document.position(), document.search().unwrap(), None, 50_000);
        let total = 1 + random.below(3);
        let Some(mut rounds) = Rounds::new(&recording, total) else { continue };
        let choices: Vec<NodeId> = rounds.choices().collect();
        let mut chosen = Vec::new();
        let mut read = |rounds: &Rounds, chosen: &[NodeId]| {
            for (words, grammar) in &languages {
                let text = rounds_sentence(words, &recording, rounds).plain();
                let played = Played { words, recording: &recording, truth: &truth, total, chosen };
                let judge = |said: &Said| {
                    played.check(said)?;
                    let unchecked = said.unchecked();
                    if unchecked.is_empty() { Ok(()) } else { Err(format!("no check covers {unchecked:?}")) }
                };
                let readings = grammar.read(&text);
                let wrong: Vec<_> = readings.iter().map(|reading| reading.iter().try_for_each(judge)).collect();
                let right = wrong.iter().position(Result::is_ok);
                let right = right.unwrap_or_else(|| panic!("{text:?}: {wrong:?} {}", in_one_line(&document)));
                met.extend(readings[right].iter().map(|said| (words.language().code(), said.id.clone())));
            }
        };
        while !rounds.is_over() {
            read(&rounds, &chosen);
            let choice = *random.one_of(&choices);
            assert!(rounds.choose(choice));
            chosen.push(choice);
            read(&rounds, &chosen);
            rounds.go_on();
        }
    }
    assert_eq!(met.len(), 2 * MESSAGES.len(), "{met:?}");
}
