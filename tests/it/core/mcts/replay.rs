//! A replay of the printed trace that shares nothing with the search but the rules of the games: from the rollouts
//! alone it recomputes every sum, selection, count and decision.

use super::{GAMES, file, is_near, shell::poda};
use poda::file::load_for_any_search;
use poda::game::any::AnyGame;
use poda::game::played_game::legal_moves;
use poda::game::{Game, GameView};
use poda::score::{Player, Turn};
use serde_json::Value;
use std::collections::HashMap;

/// A node that the replay has added.
struct Node {
    position: AnyGame,
    /// The ids of the children by the legal moves, and which of them are in the tree.
    children: Vec<String>,
    added: Vec<bool>,
    n: u64,
    w: f64,
}

struct Replay {
    nodes: HashMap<String, Node>,
    settings: Value,
    results: [f64; 2],
    /// The nodes of the iteration, from the root down.
    path: Vec<String>,
}

fn number(value: &Value) -> f64 {
    match value.as_str() {
        Some(text) => {
            let (numerator, denominator) = text.split_once('/').unwrap();
            numerator.parse::<f64>().unwrap() / denominator.parse::<f64>().unwrap()
        }
        None => value.as_f64().unwrap(),
    }
}

/// The id of a node: its given name, or the moves that lead to it.
fn id_of(position: &AnyGame, moves: &str) -> String {
    position.given_name().unwrap_or(if moves.is_empty() { "root" } else { moves }).to_owned()
}

impl Replay {
    fn new(root: &AnyGame, settings: Value, results: [f64; 2]) -> Self {
        let mut replay = Self { nodes: HashMap::new(), settings, results, path: vec![id_of(root, "")] };
        replay.add(root, "");
        replay
    }

    fn add(&mut self, position: &AnyGame, moves: &str) {
        let child = |mv| {
            let name = position.move_name(mv);
            let moves = if moves.is_empty() { name } else { format!("{moves}/{name}") };
            id_of(&position.after(mv), &moves)
        };
        let children: Vec<String> = legal_moves(position).into_iter().map(child).collect();
        let node = Node { added: vec![false; children.len()], children, n: 0, w: 0.0, position: position.clone() };
        assert!(self.nodes.insert(id_of(position, moves), node).is_none(), "a node is added once");
    }

    /// The last node of the path, which an event is at.
    fn current(&self, event: &Value) -> &Node {
        let id = self.path.last().unwrap();
        assert_eq!(event["node"], *id, "{event}");
        &self.nodes[id]
    }

    fn mean(node: &Node, player: Player) -> f64 {
        let mean = node.w / node.n as f64;
        if player == Player::Max { mean } else { 1.0 - mean }
    }

    fn select(&mut self, event: &Value) {
        let node = self.current(event);
        let child = event["child"].as_str().unwrap();
        let at = node.children.iter().position(|id| id == child).unwrap();
        assert!(node.added[at], "only a child that was tried is selected: {event}");
        let terms = event["terms"].as_array().unwrap();
        match node.position.turn() {
            Turn::Chance => {
                assert!(terms.is_empty());
                let weights = legal_moves(&node.position).into_iter().map(|mv| u64::from(node.position.weight(mv)));
                let weights: Vec<u64> = weights.collect();
                assert_eq!(
                    (&event["weight"], &event["of"]),
                    (&weights[at].into(), &weights.iter().sum::<u64>().into())
                );
            }
            Turn::Player(player) => {
                assert!(node.added.iter().all(|&added| added), "a child is still to be tried: {event}");
                assert!(terms.iter().map(|term| &term["child"]).eq(&node.children));
                let c = number(&self.settings["exploration"]);
                let mut greatest = f64::NEG_INFINITY;
                for term in terms {
                    let of = &self.nodes[term["child"].as_str().unwrap()];
                    assert_eq!(term["n"], of.n);
                    let (mean, bonus) = (Self::mean(of, player), c * ((node.n as f64).ln() / of.n as f64).sqrt());
                    assert!(is_near(number(&term["w"]), of.w), "{event}");
                    assert!(is_near(number(&term["mean"]), mean) && is_near(number(&term["bonus"]), bonus), "{event}");
                    assert!(is_near(number(&term["sum"]), mean + bonus));
                    greatest = greatest.max(number(&term["sum"]));
                }
                // The first of equals.
                let first = terms.iter().position(|term| greatest - 1e-12 <= number(&term["sum"])).unwrap();
                assert_eq!(first, at, "{event}");
            }
        }
        self.path.push(child.to_owned());
    }

    fn expand(&mut self, event: &Value) {
        let node = self.current(event);
        let child = event["child"].as_str().unwrap().to_owned();
        let at = node.children.iter().position(|id| *id == child).unwrap();
        let untried = node.added.iter().position(|&added| !added).unwrap();
        assert!(!node.added[at] && (node.position.turn() == Turn::Chance || at == untried), "{event}");
        let position = node.position.after(legal_moves(&node.position)[at]);
        let moves = self.moves_to(&child);
        self.nodes.get_mut(self.path.last().unwrap()).unwrap().added[at] = true;
        self.add(&position, &moves);
        self.path.push(child);
    }

    /// The moves to a child of the last node of the path.
    fn moves_to(&self, child: &str) -> String {
        let steps = self.path.windows(2).map(|pair| (&pair[0][..], &pair[1][..]));
        let steps = steps.chain([(&self.path.last().unwrap()[..], child)]);
        let names = steps.map(|(node, child)| {
            let node = &self.nodes[node];
            let at = node.children.iter().position(|id| id == child).unwrap();
            node.position.move_name(legal_moves(&node.position)[at])
        });
        names.collect::<Vec<_>>().join("/")
    }

    /// Plays the moves of a rollout. Returns its x.
    fn roll_out(&self, event: &Value) -> f64 {
        let mut position = self.current(event).position.clone();
        let moves = event["moves"].as_array().unwrap();
        for mv in moves {
            let legal = legal_moves(&position);
            let named = legal.into_iter().find(|&legal| position.move_name(legal) == mv.as_str().unwrap());
            position = position.after(named.expect("every move of a rollout is legal"));
        }
        let is_over = legal_moves(&position).is_empty();
        match self.settings["plies"].as_u64() {
            None => assert!(is_over, "a rollout goes on to the end of the game: {event}"),
            Some(plies) => {
                let is_there = plies <= moves.len() as u64 && position.can_be_evaluated();
                assert!(is_over || is_there, "{event}");
            }
        }
        let [low, high] = self.results;
        let value = position.evaluate().score().get().clamp(low, high);
        assert!(is_near(number(&event["value"]), value), "{event}");
        let x = if low < high { (value - low) / (high - low) } else { 0.5 };
        assert!(is_near(number(&event["x"]), x) && (0.0..=1.0).contains(&number(&event["x"])), "{event}");
        x
    }

    fn back_up(&mut self, event: &Value, x: f64) {
        self.current(event);
        let id = self.path.pop().unwrap();
        let node = self.nodes.get_mut(&id).unwrap();
        node.n += 1;
        node.w += x;
        assert_eq!(event["n"], node.n);
        assert!(is_near(number(&event["w"]), node.w), "{event}");
    }

    /// Checks the decision. Returns it.
    fn decide(&self, event: &Value, root: &str) -> Value {
        let root = &self.nodes[root];
        let nothing = (0, 0.0);
        let statistics = |id: &String| self.nodes.get(id).map_or(nothing, |node| (node.n, node.w));
        let visits = root.children.iter().map(|id| (id.clone(), statistics(id).0.into()));
        assert_eq!(event["visits"], Value::Object(visits.collect()));
        let Turn::Player(player) = root.position.turn() else {
            assert!(event["child"].is_null());
            return Value::Null;
        };
        let by_visits = self.settings["decide"] == "visits";
        let mut best: Option<(&String, f64)> = None;
        for id in &root.children {
            let Some(node) = self.nodes.get(id) else { continue };
            let counts = if by_visits { node.n as f64 } else { Self::mean(node, player) };
            // Means that are equal may differ here in their last digits.
            if best.is_none_or(|(_, greatest)| greatest + 1e-12 < counts) {
                best = Some((id, counts));
            }
        }
        assert_eq!(event["child"], best.map_or(Value::Null, |(id, _)| id.as_str().into()));
        event["child"].clone()
    }
}

/// Replays a trace of so many iterations against the answer.
fn replay(root: &AnyGame, results: [f64; 2], trace: &[Value], solved: &Value) {
    let (settings, stop) = (trace[0].clone(), trace.last().unwrap());
    assert_eq!((&settings["event"], &stop["event"]), (&"search".into(), &"stop".into()));
    assert!(
        is_near(number(&settings["low"]), results[0]) && is_near(number(&settings["high"]), results[1]),
        "{settings}"
    );
    let root_id = id_of(root, "");
    let mut replay = Replay::new(root, settings, results);
    let (mut iterations, mut x) = (0, 0.0);
    for (step, event) in (1_usize..).zip(&trace[1..trace.len() - 1]) {
        assert_eq!(event["step"], step);
        match event["event"].as_str().unwrap() {
            "iteration" => {
                assert!(replay.path.is_empty() || iterations == 0, "the one before is backed up to the root");
                replay.path = vec![root_id.clone()];
                iterations += 1;
                assert_eq!((&event["iteration"], &event["node"]), (&iterations.into(), &root_id.clone().into()));
            }
            "select" => replay.select(event),
            "expand" => replay.expand(event),
            "rollout" => x = replay.roll_out(event),
            "backup" => replay.back_up(event, x),
            "decide" => {
                assert_eq!(step, trace.len() - 2, "it is the last step");
                let best = replay.decide(event, &root_id);
                assert_eq!((&stop["best"], &solved["best"]), (&best, &best));
                assert_eq!(solved["visits"], event["visits"]);
            }
            other => panic!("{other}"),
        }
    }
    assert_eq!(replay.settings["iterations"], iterations);
    let root = &replay.nodes[&root_id];
    assert_eq!(root.n, iterations);
    let mean = results[0] + (results[1] - results[0]) * root.w / root.n as f64;
    assert!(is_near(number(&solved["value"]), mean) && stop["value"] == solved["value"], "{mean} {solved}");
    assert_eq!((&solved["nodes"], &solved["leaves"]), (&replay.nodes.len().into(), &iterations.into()));
    for node in replay.nodes.values() {
        let below: u64 = node.children.iter().filter_map(|id| replay.nodes.get(id)).map(|child| child.n).sum();
        // Of the iterations through a node the first ended there, but at the root; where the game is over all did.
        let ended = if node.children.is_empty() { node.n } else { u64::from(!std::ptr::eq(node, root)) };
        assert_eq!(below + ended, node.n);
    }
}

#[test]
fn everything_follows_from_the_rollouts() {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("position.ron");
    for (index, (game, results, estimates)) in GAMES.iter().enumerate() {
        for (rollout, results) in
            [("Random", results), ("Evaluation(plies: 0)", estimates), ("Evaluation(plies: 3)", estimates)]
        {
            for (exploration, decide) in [("1.4", "Visits"), ("0", "Value"), ("\"7/3\"", "Value")] {
                let search = format!(
                    "iterations: 120, exploration: {exploration}, seed: {index}, rollout: {rollout}, decide: {decide}"
                );
                let text = file(game, &search);
                std::fs::write(&path, &text).unwrap();
                let lines = |command: &str| -> Vec<Value> {
                    let printed = poda(&[command, "--json"], &path);
                    assert!(printed.status.success(), "{text}: {}", String::from_utf8_lossy(&printed.stderr));
                    let printed = String::from_utf8(printed.stdout).unwrap();
                    printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
                };
                let document = load_for_any_search(text.as_bytes()).unwrap();
                replay(document.position(), *results, &lines("trace"), &lines("solve")[0]);
            }
        }
    }
}
