//! What happened at a step of a Monte Carlo tree search, in a sentence, and what the search has found.
//!
//! Every number of such a search is an estimate, and called so.

use super::message_args::{player_name, yes_or_no};
use super::node_names::{line, move_name, named, shortened};
use super::{MessageArg, Words};
use poda_core::game::GameView;
use poda_core::game::played_game::legal_moves;
use poda_core::score::{Player, Turn};
use poda_core::search::mcts::{Decide, MctsAnswer, MctsConfig, ResultScale, Rollout, Ucb1Term, index_of_greatest};
use poda_core::text::visible;
use poda_core::trace::mcts::recording::{MctsRecording, MctsStep};
use poda_core::trace::{NodeId, Step};

/// The most moves in the name of a node. Of a longer one only the numbers are written.
const MAX_MOVES: usize = 3;

/// The decimal places of a number, and those by which two numbers are told apart at most.
const PLACES: usize = 2;
const MAX_PLACES: usize = 15;

/// Returns the settings of a search as a line of words.
pub fn settings(words: &Words, config: &MctsConfig, scale: ResultScale) -> String {
    let (rollout, plies) = match config.rollout {
        Rollout::Random => ("random", 0),
        Rollout::Evaluation { plies } => ("evaluation", plies),
    };
    let bounds = scale.bounds();
    words.fill(
        "mcts-settings",
        &[
            ("iterations", u64::from(config.iterations).into()),
            ("number", words.number(config.iterations.into()).into()),
            ("exploration", config.exploration.into()),
            ("rollout", rollout.into()),
            ("plies", plies.into()),
            ("low", bounds.low.into()),
            ("high", bounds.high.into()),
            ("decide", decided_by(config)),
            ("seed", config.seed.to_string().into()),
        ],
    )
}

/// Returns what happened at a step, of which the first is 1.
pub fn event_sentence<G: GameView>(words: &Words, recording: &MctsRecording<G>, step: Step) -> String {
    let narrator = Narrator { words, recording, step };
    match recording.event(step) {
        None => String::new(),
        Some(MctsStep::Iteration(number)) => {
            words.fill("mcts-iteration", &[("number", words.number(number as u64).into())])
        }
        Some(MctsStep::Select { node, child }) => narrator.select(node, child),
        Some(MctsStep::Expand { node, child }) => narrator.expand(node, child),
        Some(MctsStep::Rollout(node)) => narrator.roll_out(node),
        Some(MctsStep::Backup(node)) => narrator.back_up(node),
        Some(MctsStep::Decide) => recording
            .answer()
            .map_or_else(String::new, |answer| decision(words, recording.config(), recording.root(), answer).join(" ")),
    }
}

/// Returns the move that is decided on, and the visits of all moves.
pub fn decision<G: GameView>(
    words: &Words,
    config: &MctsConfig,
    root: &G,
    answer: &MctsAnswer<G::Move>,
) -> Vec<String> {
    let mut said = vec![match answer.best() {
        Some(best) => words.fill(
            "mcts-decide",
            &[
                ("player", player_name(root.to_move()).into()),
                ("best", move_name(words, root, best).into()),
                ("decide", decided_by(config)),
            ],
        ),
        None => words.text("mcts-decide-nothing"),
    }];
    let visits = answer.children.iter().map(|&(mv, of)| {
        let visits = words.number(of.visits.into());
        words.fill("mcts-visits", &[("move", move_name(words, root, mv).into()), ("visits", visits.into())])
    });
    let visits: Vec<String> = visits.collect();
    if !visits.is_empty() {
        said.push(words.fill("mcts-decide-visits", &[("visits", visits.join(", ").into())]));
    }
    said
}

/// Returns the value that is estimated.
pub fn value<Move>(words: &Words, answer: &MctsAnswer<Move>) -> Option<String> {
    let iterations = u64::from(answer.root.visits);
    let args = [
        ("iterations", iterations.into()),
        ("number", words.number(iterations).into()),
        ("value", answer.root.mean_result()?.into()),
    ];
    Some(words.fill("mcts-value", &args))
}

fn decided_by(config: &MctsConfig) -> MessageArg {
    match config.decide {
        Decide::Visits => "visits",
        Decide::Value => "value",
    }
    .into()
}

/// What is said of a step.
struct Narrator<'a, G: GameView> {
    words: &'a Words,
    recording: &'a MctsRecording<G>,
    step: Step,
}

impl<G: GameView> Narrator<'_, G> {
    fn select(&self, node: NodeId, child: NodeId) -> String {
        let player = player_name(self.recording.position(node).to_move());
        let mut args =
            vec![("node", self.name(node).into()), ("child", self.move_to(child).into()), ("player", player.into())];
        if let Some(drawn) = self.drawn(node, child) {
            args.extend(drawn);
            return self.words.fill("mcts-select-outcome", &args);
        }
        let (best, others): (Vec<_>, Vec<_>) =
            self.recording.terms(self.step).into_iter().partition(|term| term.child == child);
        let runner_up = index_of_greatest(others.iter().map(Ucb1Term::sum)).map(|index| &others[index]);
        let (Some(best), Some(other)) = (best.first(), runner_up) else {
            return self.words.fill("mcts-select-only", &args);
        };
        let (best_sum, other_sum) = (best.sum(), other.sum());
        let places = telling_places(best_sum, other_sum);
        let [mean, bonus, sum] = equation(best, places.unwrap_or(PLACES));
        args.extend([("mean", mean), ("bonus", bonus), ("sum", sum), ("other", self.move_to(other.child).into())]);
        if places.is_none() {
            return self.words.fill("mcts-select-tie", &args);
        }
        let [mean, bonus, sum] = equation(other, places.unwrap_or(PLACES));
        args.extend([("other-mean", mean), ("other-bonus", bonus), ("other-sum", sum)]);
        args.push(("seldom", yes_or_no(best.mean < other.mean)));
        self.words.fill("mcts-select", &args)
    }

    fn expand(&self, node: NodeId, child: NodeId) -> String {
        let mut args = vec![("node", self.name(node).into()), ("child", self.move_to(child).into())];
        match self.drawn(node, child) {
            Some(drawn) => {
                args.extend(drawn);
                self.words.fill("mcts-expand-outcome", &args)
            }
            None => self.words.fill("mcts-expand", &args),
        }
    }

    fn roll_out(&self, node: NodeId) -> String {
        let number = self.recording.iteration_at(self.step).unwrap_or(1);
        let (moves, result) = self.recording.rollout(number);
        let position = self.recording.position(node);
        let shown = line(self.words, &position, moves);
        let last = moves.iter().fold(position, |position, &mv| position.after(mv));
        let args: [(&str, MessageArg); 5] = [
            ("node", self.name(node).into()),
            ("count", moves.len().into()),
            ("moves", shown.join(", ").into()),
            ("value", result.into()),
            ("x", rounded(self.recording.scale().x(result), PLACES).into()),
        ];
        if last.has_moves() {
            self.words.fill("mcts-rollout-evaluated", &args)
        } else if moves.is_empty() {
            self.words.fill("mcts-rollout-over", &args)
        } else {
            self.words.fill("mcts-rollout", &args)
        }
    }

    fn back_up(&self, node: NodeId) -> String {
        let (statistics, scale) = (self.recording.statistics(node, self.step), self.recording.scale());
        self.words.fill(
            "mcts-backup",
            &[
                ("node", self.name(node).into()),
                ("w", rounded(scale.w(statistics), PLACES).into()),
                ("n", self.words.number(statistics.visits.into()).into()),
                ("mean", rounded(scale.mean(Player::Max, statistics), PLACES).into()),
            ],
        )
    }

    /// The weight of an outcome and the sum of all weights; `None` where a player chooses.
    fn drawn(&self, node: NodeId, child: NodeId) -> Option<[(&'static str, MessageArg); 2]> {
        let (weight, of) = outcome_weight(self.recording, node, child)?;
        Some([("weight", weight.to_string().into()), ("of", of.to_string().into())])
    }

    /// The name of the move to a node, as seen from its parent.
    fn move_to(&self, child: NodeId) -> String {
        let (recording, words) = (self.recording, self.words);
        let via = recording.parent(child).zip(recording.move_to(child));
        via.map_or_else(String::new, |(parent, via)| move_name(words, &recording.position(parent), via))
    }

    /// The name of a node within a sentence: its own, or the moves that lead to it.
    fn name(&self, node: NodeId) -> String {
        let position = self.recording.position(node);
        if let Some(name) = position.name() {
            return shortened(&visible(name));
        }
        if node == NodeId::ROOT {
            return self.words.fill("name-root", &[("form", "inline".into())]);
        }
        let (root, moves) = (self.recording.root(), self.recording.line(node));
        if moves.len() <= MAX_MOVES {
            return line(self.words, root, &moves).join(" → ");
        }
        let id = named(root, &moves, G::shown_move).join("/");
        self.words.fill("name-node", &[("form", "inline".into()), ("id", shortened(&id).into())])
    }
}

/// Returns the name of a node within a sentence: its own, or the moves that lead to it.
pub fn node_name<G: GameView>(words: &Words, recording: &MctsRecording<G>, node: NodeId) -> String {
    Narrator { words, recording, step: 0 }.name(node)
}

/// Returns the name of the move to a node, as seen from its parent.
pub fn child_name<G: GameView>(words: &Words, recording: &MctsRecording<G>, child: NodeId) -> String {
    Narrator { words, recording, step: 0 }.move_to(child)
}

/// Returns the weight of an outcome of a chance node and the sum of all weights; `None` where a player chooses.
pub fn outcome_weight<G: GameView>(recording: &MctsRecording<G>, node: NodeId, child: NodeId) -> Option<(u64, u64)> {
    let position = recording.position(node);
    let outcome = recording.move_to(child).filter(|_| position.turn() == Turn::Chance)?;
    let of = legal_moves(&position).into_iter().map(|mv| u64::from(position.weight(mv))).sum();
    Some((position.weight(outcome).into(), of))
}

/// Returns the fewest decimal places, two or more, to which two numbers look different; `None` where they are equal.
pub(super) fn telling_places(one: f64, other: f64) -> Option<usize> {
    (PLACES..=MAX_PLACES).find(|&places| rounded(one, places) != rounded(other, places))
}

/// Returns a term as it is written, mean + bonus = sum. A sum that is not that of the rounded numbers is marked as rounded.
pub(super) fn equation<Child>(term: &Ucb1Term<Child>, places: usize) -> [MessageArg; 3] {
    let [mean, bonus, sum] = [term.mean, term.bonus, term.sum()].map(|number| rounded(number, places));
    let is_exact = [&mean, &bonus].into_iter().filter_map(|text| text.parse::<f64>().ok()).sum::<f64>();
    let sum = if rounded(is_exact, places) == sum { sum } else { format!("≈{sum}") };
    [mean, bonus, sum].map(MessageArg::from)
}

fn rounded(number: f64, places: usize) -> String {
    format!("{number:.places$}")
}
