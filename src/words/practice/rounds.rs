//! Rounds that a reader plays before a search is explained: the reader chooses a move at the root, both players
//! continue with the best moves, and the results are added up.
//!
//! Does not depend on any language or window.

use poda_core::game::Game;
use poda_core::score::{Player, Score};
use poda_core::stack::with_stack_space;
use poda_core::trace::NodeId;
use poda_core::trace::recording::{Recording, RecordingId};

/// The result of a choice at the root.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundResult {
    /// The child that was chosen.
    pub choice: NodeId,
    /// The nodes below it on the line of best moves, up to the leaf; empty if the choice is a leaf.
    pub line: Vec<NodeId>,
    /// The value of that leaf.
    pub score: Score,
}

/// A number of rounds, and the choices made in them.
#[derive(Clone, Debug)]
pub struct Rounds {
    /// The recording to which the nodes belong.
    of: RecordingId,
    player: Player,
    total: usize,
    /// The result of each child of the root.
    results: Vec<RoundResult>,
    /// The indices of the chosen children.
    chosen: Vec<usize>,
    /// Whether the result of the last choice is still shown.
    shows_result: bool,
    /// Whether the reader has stepped on without a choice, and is reminded of it.
    pub is_reminded: bool,
}

impl Rounds {
    /// Returns rounds of which none has been played; `None` if there is nothing to choose or to count.
    pub fn new<G: Game>(recording: &Recording<G>, total: usize) -> Option<Self> {
        if total == 0 {
            return None;
        }
        let trace = recording.trace();
        let result = |choice| {
            let (score, moves) = best_line(&recording.position(choice));
            // The line ends where the trace does: below are pruned nodes.
            let step =
                |&at: &NodeId, mv: &G::Move| trace.children(at).find(|&child| recording.move_to(child) == Some(*mv));
            let mut line = Vec::new();
            let mut at = choice;
            while let Some(next) = moves.iter().rev().nth(line.len()).and_then(|mv| step(&at, mv)) {
                line.push(next);
                at = next;
            }
            RoundResult { choice, line, score }
        };
        let results: Vec<_> = trace.children(NodeId::ROOT).map(result).collect();
        let can_be_counted = results.iter().all(|result| result.score.is_finite());
        let is_played = can_be_counted && !results.is_empty();
        let (player, chosen) = (trace.player(NodeId::ROOT), Vec::new());
        let (shows_result, is_reminded) = (false, false);
        is_played.then_some(Self { of: recording.id, player, total, results, chosen, shows_result, is_reminded })
    }

    /// Returns whether the nodes belong to a recording.
    pub fn is_of<G: Game>(&self, recording: &Recording<G>) -> bool {
        self.of == recording.id
    }

    /// Returns the player for whom the reader chooses.
    pub const fn player(&self) -> Player {
        self.player
    }

    pub const fn total(&self) -> usize {
        self.total
    }

    pub const fn played(&self) -> usize {
        self.chosen.len()
    }

    /// Returns the nodes from which the reader chooses.
    pub fn choices(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.results.iter().map(|result| result.choice)
    }

    /// Returns the result of the last choice while it is shown.
    pub fn result(&self) -> Option<&RoundResult> {
        self.chosen.last().filter(|_| self.shows_result).map(|&index| &self.results[index])
    }

    /// Returns whether every round has been played.
    pub const fn is_over(&self) -> bool {
        self.played() == self.total
    }

    /// Plays a round with a choice, unless the result of the last one is still shown. Returns whether it was played.
    pub fn choose(&mut self, choice: NodeId) -> bool {
        let index = self.choices().position(|other| other == choice);
        let Some(index) = index.filter(|_| !self.shows_result && !self.is_over()) else { return false };
        self.chosen.push(index);
        (self.shows_result, self.is_reminded) = (true, false);
        true
    }

    /// Continues with the next round.
    pub const fn go_on(&mut self) {
        self.shows_result = false;
    }

    pub fn sum(&self) -> f64 {
        rounded(self.chosen.iter().map(|&index| self.results[index].score.get()).sum())
    }

    /// Returns the best choice, or the first of several, and the sum that it gives in the same number of rounds.
    pub fn best(&self) -> (NodeId, f64) {
        #[expect(clippy::cast_precision_loss, reason = "a few rounds")]
        let times = self.played() as f64;
        let better = |best: usize, other: &RoundResult| self.player.prefers(other.score, self.results[best].score);
        let index = (1..self.results.len()).fold(0, |best, at| if better(best, &self.results[at]) { at } else { best });
        let best = &self.results[index];
        (best.choice, rounded(best.score.get() * times))
    }
}

fn rounded(sum: f64) -> f64 {
    let rounded = (sum * 1e6).round() / 1e6;
    if rounded.is_finite() { rounded } else { sum }
}

/// Returns what a position is worth, and the best moves from it on, the first of them last. O(n) in the positions below
/// it.
fn best_line<G: Game>(position: &G) -> (Score, Vec<G::Move>) {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut best: Option<(Score, Vec<G::Move>)> = None;
    for mv in moves {
        let (score, mut line) = with_stack_space(|| best_line(&position.after(mv)));
        if best.as_ref().is_none_or(|(best, _)| position.to_move().prefers(score, *best)) {
            line.push(mv);
            best = Some((score, line));
        }
    }
    best.unwrap_or_else(|| (position.evaluate().score(), Vec::new()))
}
