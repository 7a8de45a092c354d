//! Sentences about each step of a Monte Carlo tree search, its settings and its result.
//!
//! Every number of such a search is an estimate, and the sentences call it one.

use super::mcts_numbers::{
    bonus_product, distinguishing_places, equation, runner_up, visits_of_terms, written_counts, written_mean,
    written_prior, written_share, written_x,
};
use super::message_args::{player_name, yes_or_no};
use super::node_names::{line, listed_moves, move_kind, move_name, named, shortened, shown_or_word};
use super::rounded::{PLACES, marked, related, rounded, shown_value};
use super::{MessageArg, Words, args};
use poda_core::game::GameView;
use poda_core::game::played_game::legal_moves;
use poda_core::score::{Score, Turn};
use poda_core::search::mcts::{
    Decide, MctsAnswer, MctsConfig, Priors, ResultScale, Rollout, Selection, SelectionTerm, are_equal,
};
use poda_core::text::visible;
use poda_core::trace::sampled::tree::{SampledEvent, SampledTree};
use poda_core::trace::{NodeId, Step, Story};

/// The maximum number of moves in a rollout that a short sentence lists completely, and the number that it lists of a
/// longer one.
const MAX_ROLLED_OUT: usize = 7;
const NAMED_OF_ROLLOUT: usize = 4;

/// The maximum number of moves in the name of a node. A longer list of moves is written as numbers only.
const MAX_MOVES: usize = 3;

/// Returns the settings of a search as a line of words.
pub fn settings(words: &Words, config: &MctsConfig, scale: ResultScale) -> String {
    words.fill(
        "mcts-settings",
        &args![
            iterations = u64::from(config.iterations),
            number = words.number(config.iterations.into()),
            settings = settings_of_any_seed(words, config, scale),
            seed = config.seed.to_string(),
        ],
    )
}

/// Returns the settings without the iterations and the seed.
pub(super) fn settings_of_any_seed(words: &Words, config: &MctsConfig, scale: ResultScale) -> String {
    let plies = match config.rollout {
        Rollout::Random => 0,
        Rollout::Evaluation { plies } => plies,
    };
    let bounds = scale.bounds();
    words.fill(
        "mcts-settings-of-any-seed",
        &args![
            exploration = config.exploration,
            rollout = rollout_name(config.rollout),
            plies,
            low = bounds.low,
            high = bounds.high,
            decide = decide_name(config.decide),
            selection = selection_name(config.selection),
            temperature = temperature(config.selection),
        ],
    )
}

/// Returns the selector of how rollouts end, by which messages choose a variant: `leaf` where nothing is played.
pub const fn rollout_name(rollout: Rollout) -> &'static str {
    match rollout {
        Rollout::Random => "random",
        Rollout::Evaluation { plies: 0 } => "leaf",
        Rollout::Evaluation { .. } => "evaluation",
    }
}

/// Returns the selector of how children are selected, by which messages choose a variant: `uct`, or the rule for
/// priors, `uniform` or `softmax`.
pub(crate) const fn selection_name(selection: Selection) -> &'static str {
    match selection {
        Selection::Ucb1 => "uct",
        Selection::Puct(Priors::Uniform) => "uniform",
        Selection::Puct(Priors::Softmax { .. }) => "softmax",
    }
}

/// Returns the temperature of the priors; 0 where there is none.
pub(crate) fn temperature(selection: Selection) -> Score {
    match selection {
        Selection::Puct(Priors::Softmax { temperature }) => temperature,
        Selection::Ucb1 | Selection::Puct(Priors::Uniform) => Score::ZERO,
    }
}

/// Returns the selector of the rule for the final decision of a Monte Carlo tree search, by which messages choose a
/// variant.
pub(crate) const fn decide_name(decide: Decide) -> &'static str {
    match decide {
        Decide::Visits => "visits",
        Decide::Value => "value",
    }
}

/// Returns a sentence for a step. The first step is 1.
pub fn event_sentence<G: GameView>(words: &Words, recording: &SampledTree<G>, step: Step) -> String {
    sentence(&MctsNarrator { words, recording, step, max_rolled_out: usize::MAX })
}

/// Returns a sentence for a step that fits on a few lines: only the first moves of a long rollout are listed.
pub fn short_event_sentence<G: GameView>(words: &Words, recording: &SampledTree<G>, step: Step) -> String {
    sentence(&MctsNarrator { words, recording, step, max_rolled_out: MAX_ROLLED_OUT })
}

fn sentence<G: GameView>(narrator: &MctsNarrator<'_, G>) -> String {
    let &MctsNarrator { words, recording, step, .. } = narrator;
    match recording.event(step) {
        None => String::new(),
        Some(SampledEvent::Iteration(number)) => {
            words.fill("mcts-iteration", &args![number = words.number(number as u64)])
        }
        Some(SampledEvent::Select { node, child }) => narrator.select(node, child),
        Some(SampledEvent::Expand { node, child }) => narrator.expand(node, child),
        Some(SampledEvent::Priors(node)) => narrator.give_priors(node),
        Some(SampledEvent::Rollout(node)) => narrator.roll_out(node),
        Some(SampledEvent::Backup(node)) => narrator.back_up(node),
        Some(SampledEvent::Decide) => recording.answer().map_or_else(String::new, |answer| {
            decision(words, recording.config(), recording.scale(), recording.root(), answer).join(" ")
        }),
    }
}

/// Returns the text below a picture of a step: the settings before the first step, and at the end also the decision
/// with its value.
pub fn page_caption<G: GameView>(words: &Words, recording: &SampledTree<G>, step: Step) -> String {
    if step == 0 {
        return format!("{}.", settings(words, recording.config(), recording.scale()));
    }
    let said = event_sentence(words, recording, step);
    let value = recording.answer().filter(|_| step == recording.len()).and_then(|answer| value(words, answer));
    std::iter::once(said).chain(value).collect::<Vec<_>>().join(" ")
}

/// Returns the name of a node within a sentence: its own name, or the moves that lead to it.
pub fn node_name<G: GameView>(words: &Words, recording: &SampledTree<G>, node: NodeId) -> String {
    let position = recording.position(node);
    if let Some(name) = position.name() {
        return shortened(&visible(name));
    }
    if node == NodeId::ROOT {
        return words.fill("name-root", &args![form = "inline"]);
    }
    let (root, moves) = (recording.root(), recording.moves_to(node));
    if moves.len() <= MAX_MOVES {
        return line(words, root, &moves).join(" → ");
    }
    words.fill("name-node", &args![form = "inline", id = listed(words, root, &moves, "/")])
}

/// Returns the position at a node within a sentence: its name in a given tree, or `the position after` the moves that
/// lead to it.
pub fn node_place<G: GameView>(words: &Words, recording: &SampledTree<G>, node: NodeId) -> String {
    let (root, moves) = (recording.root(), recording.moves_to(node));
    if node == NodeId::ROOT || root.is_explicit_tree() {
        return node_name(words, recording, node);
    }
    let moves = if moves.len() <= MAX_MOVES {
        line(words, root, &moves).join(" → ")
    } else {
        words.fill("name-moves", &args![moves = listed(words, root, &moves, ", ")])
    };
    words.fill("name-position-after", &args![moves])
}

/// Returns moves from the root that are too many for a name in words.
fn listed<G: GameView>(words: &Words, root: &G, moves: &[G::Move], separator: &str) -> String {
    let in_words = named(root, moves, |position, mv| shown_or_word(words, position, mv));
    listed_moves(&in_words, &named(root, moves, G::shown_move), separator)
}

/// Returns the move that is decided on, and the visits of all moves.
pub fn decision<G: GameView>(
    words: &Words,
    config: &MctsConfig,
    scale: ResultScale,
    root: &G,
    answer: &MctsAnswer<G::Move>,
) -> Vec<String> {
    let mut said = vec![match answer.best() {
        Some(best) => words.fill(
            "mcts-decide",
            &args![
                player = player_name(root.to_move()),
                best = move_name(words, root, best),
                kind = move_kind(root, best),
                decide = decide_name(config.decide),
                equals = equals(config.decide, scale, root, best, answer),
            ],
        ),
        None => words.text("mcts-decide-nothing"),
    }];
    let visits = answer.children.iter().map(|&(mv, of)| {
        let visits = words.number(of.visits.into());
        words.fill("mcts-visits", &args![move = move_name(words, root, mv), visits])
    });
    let visits: Vec<String> = visits.collect();
    if !visits.is_empty() {
        said.push(words.fill("mcts-decide-visits", &args![visits = visits.join(", ")]));
    }
    said
}

/// Returns how many moves are as good as the one that is decided on, including that one.
fn equals<G: GameView>(
    decide: Decide,
    scale: ResultScale,
    root: &G,
    best: G::Move,
    answer: &MctsAnswer<G::Move>,
) -> usize {
    let tried = answer.children.iter().filter(|(_, of)| 0 < of.visits);
    let merits = tried.map(|&(mv, of)| (mv, decide.merit(scale, root.to_move(), of)));
    let merits: Vec<(G::Move, f64)> = merits.collect();
    let greatest = merits.iter().find(|(mv, _)| *mv == best);
    greatest.map_or(0, |(_, greatest)| merits.iter().filter(|(_, merit)| are_equal(*merit, *greatest)).count())
}

/// Returns a sentence with the estimated value.
pub fn value<Move>(words: &Words, answer: &MctsAnswer<Move>) -> Option<String> {
    let iterations = u64::from(answer.root.visits);
    let args = args![iterations, number = words.number(iterations), value = answer.root.mean_result()?];
    Some(words.fill("mcts-value", &args))
}

/// Returns the selector of whose results w adds up, by which messages choose a variant: `max`, or `mover` where it is
/// the player who has moved to a node.
pub fn wins_name<G: GameView>(recording: &SampledTree<G>) -> &'static str {
    if recording.counts_for_movers() { "mover" } else { "max" }
}

struct MctsNarrator<'a, G: GameView> {
    words: &'a Words,
    recording: &'a SampledTree<G>,
    step: Step,
    /// The maximum number of moves in a rollout that are all listed.
    max_rolled_out: usize,
}

impl<G: GameView> MctsNarrator<'_, G> {
    fn select(&self, node: NodeId, child: NodeId) -> String {
        let player = player_name(self.recording.position(node).to_move());
        let mut args = Vec::from(args![node = self.name(node), child = self.move_to(child), player]);
        if let Some(drawn) = self.drawn(node, child) {
            args.extend(drawn);
            return self.words.fill("mcts-select-outcome", &args);
        }
        let terms = self.recording.terms(self.step);
        let best = terms.iter().find(|term| term.child == child);
        let (Some(best), Some(other)) = (best, runner_up(&terms, child)) else {
            return self.words.fill("mcts-select-only", &args);
        };
        if best.prior.is_some() {
            return self.select_by_priors(node, &terms, best, &other, args);
        }
        let other = &other;
        let places = distinguishing_places(best, other);
        let [mean, bonus, sum] = equation(best, places.unwrap_or(PLACES)).map(MessageArg::from);
        args.extend(args![mean, bonus, sum, other = self.move_to(other.child)]);
        if places.is_none() {
            return self.words.fill("mcts-select-tie", &args);
        }
        let [mean, bonus, sum] = equation(other, places.unwrap_or(PLACES)).map(MessageArg::from);
        args.extend([("other-mean", mean), ("other-bonus", bonus), ("other-sum", sum)]);
        args.extend(args![seldom = yes_or_no(best.mean < other.mean && !are_equal(best.mean, other.mean))]);
        self.words.fill("mcts-select", &args)
    }

    /// Returns the sentence about a selection by PUCT of one of several children, in which their sums are calculated.
    fn select_by_priors(
        &self,
        node: NodeId,
        terms: &[SelectionTerm<NodeId>],
        best: &SelectionTerm<NodeId>,
        other: &SelectionTerm<NodeId>,
        mut args: Vec<(&'static str, MessageArg)>,
    ) -> String {
        let all = visits_of_terms(self.recording, node, terms, self.step);
        let has_equal_prior = |term: &&SelectionTerm<NodeId>| {
            are_equal(term.prior.unwrap_or_default(), best.prior.unwrap_or_default())
                && are_equal(term.sum(), best.sum())
        };
        args.extend(args![
            prior = best.prior.map(written_share).unwrap_or_default(),
            equals = terms.iter().filter(has_equal_prior).count(),
            other = self.move_to(other.child),
        ]);
        if all == 0 {
            return self.words.fill("mcts-select-new", &args);
        }
        let places = distinguishing_places(best, other);
        let written = |term: &SelectionTerm<NodeId>| {
            let places = places.unwrap_or(PLACES);
            let product = bonus_product(self.words, self.recording.config(), all, term);
            let mean = rounded(term.mean, places);
            // Sums of rounded numbers are rounded.
            let are_exact = !marked(term.mean, places).starts_with('≈')
                && term.prior.is_none_or(|prior| are_equal(shown_value(prior), prior));
            let sum = marked(term.sum(), places);
            let sum = if are_exact || sum.starts_with('≈') { sum } else { format!("≈{sum}") };
            format!("{mean} + {product} {}", related(&sum))
        };
        args.extend([("sum", written(best).into()), ("other-sum", written(other).into())]);
        if places.is_none() {
            let is_greater = !are_equal(best.prior.unwrap_or_default(), other.prior.unwrap_or_default());
            args.extend(args![greater = yes_or_no(is_greater)]);
            return self.words.fill("mcts-select-puct-tie", &args);
        }
        args.extend(args![seldom = yes_or_no(best.mean < other.mean && !are_equal(best.mean, other.mean))]);
        self.words.fill("mcts-select-puct", &args)
    }

    fn give_priors(&self, node: NodeId) -> String {
        let moves: Vec<String> = self
            .recording
            .children(node)
            .map(|child| {
                let prior = written_prior(self.recording, child).unwrap_or_default();
                format!("{} {prior}", self.move_to(child))
            })
            .collect();
        let args = args![node = self.name(node), count = moves.len(), moves = moves.join(", ")];
        self.words.fill("mcts-priors", &args)
    }

    fn expand(&self, node: NodeId, child: NodeId) -> String {
        let mut args = Vec::from(args![node = self.name(node), child = self.move_to(child)]);
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
        let moves_named = if shown.len() <= self.max_rolled_out {
            shown.join(", ")
        } else {
            let first = shown[..NAMED_OF_ROLLOUT].join(", ");
            self.words.fill("mcts-first-moves", &args![moves = first, count = moves.len()])
        };
        let is_drawn = position.counts().is_some_and(|counts| counts.is_open);
        let last = moves.iter().fold(position, |position, &mv| position.after(mv));
        let args = args![
            node = self.name(node),
            count = moves.len(),
            moves = moves_named,
            value = result,
            x = written_x(self.recording.scale(), result),
        ];
        if is_drawn {
            self.words.fill("mcts-rollout-drawn", &args)
        } else if last.has_moves() {
            self.words.fill("mcts-rollout-evaluated", &args)
        } else if moves.is_empty() {
            self.words.fill("mcts-rollout-over", &args)
        } else {
            self.words.fill("mcts-rollout", &args)
        }
    }

    fn back_up(&self, node: NodeId) -> String {
        let statistics = self.recording.statistics(node, self.step);
        let [w, n] = written_counts(self.words, self.recording, node, statistics);
        self.words.fill(
            "mcts-backup",
            &args![
                node = self.name(node),
                w,
                n,
                mean = written_mean(self.recording, node, statistics).unwrap_or_default()
            ],
        )
    }

    /// Returns the weight of an outcome and the sum of all weights; `None` where a player chooses.
    fn drawn(&self, node: NodeId, child: NodeId) -> Option<[(&'static str, MessageArg); 2]> {
        let (weight, of) = outcome_weight(self.recording, node, child)?;
        Some(args![weight = weight.to_string(), of = of.to_string()])
    }

    fn move_to(&self, child: NodeId) -> String {
        child_name(self.words, self.recording, child)
    }

    fn name(&self, node: NodeId) -> String {
        node_place(self.words, self.recording, node)
    }
}

/// Returns the name of the move to a node, as seen from its parent.
pub fn child_name<G: GameView>(words: &Words, recording: &SampledTree<G>, child: NodeId) -> String {
    let via = recording.parent(child).zip(recording.move_to(child));
    via.map_or_else(String::new, |(parent, via)| move_name(words, &recording.position(parent), via))
}

/// Returns the weight of an outcome of a chance node and the sum of all weights; `None` where a player chooses.
pub fn outcome_weight<G: GameView>(recording: &SampledTree<G>, node: NodeId, child: NodeId) -> Option<(u64, u64)> {
    let position = recording.position(node);
    let outcome = recording.move_to(child).filter(|_| position.turn() == Turn::Chance)?;
    let of = legal_moves(&position).into_iter().map(|mv| u64::from(position.weight(mv))).sum();
    Some((position.weight(outcome).into(), of))
}
