//! What a move has lost: the value that its player had before it, and the value that the game is worth after it, with
//! the line of play that shows it.
//!
//! Both are searched to the end of the game. Where that takes too long, both are searched to the same depth, as deep as
//! possible. The players are assumed to play as well as they can; of several players, each for themselves.

use crate::game::Game;
use crate::game::played_game::legal_moves;
use crate::score::{Payoffs, Player, Score, Turn};
use crate::search::best_line::BestLine;
use crate::search::budget::Budget;
use crate::search::ordering::MoveOrdering;
use crate::search::{Algorithm, SearchConfig, SearchEvent, Tracer, search_with};
use std::ops::ControlFlow;

/// What a move has lost.
#[derive(Clone, Debug, PartialEq)]
pub struct LostValue<Move> {
    /// The player who moved; of several players, the side on which the one who moved is.
    pub player: Player,
    /// A move that keeps the value.
    pub best: Move,
    /// The value before the move, from MAX's side; of several players, what the one who moved gets.
    pub had: LostScore,
    /// The same after it.
    pub has: LostScore,
    /// The line of best play after the move, which shows its value. It ends where the game is over, where chance decides
    /// next, or at the depth to which both values were searched.
    pub line: Vec<Move>,
    /// The depth to which both values were searched, counted from before the move; `None`: to the end of the game.
    pub plies: Option<usize>,
}

impl<Move: Copy> LostValue<Move> {
    /// Returns how many moves of the line come before the player who made the move at `position` chooses again.
    pub fn replies<G: Game<Move = Move>>(&self, position: &G, mv: Move) -> usize {
        let is_own = |at: &G| match position.players() {
            Some(_) => at.mover() == position.mover(),
            None => at.turn() == position.turn(),
        };
        let mut at = position.after(mv);
        let is_reply = |&&reply: &&Move| {
            let is_others = !is_own(&at);
            at = at.after(reply);
            is_others
        };
        self.line.iter().take_while(is_reply).count()
    }
}

/// A value before or after a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LostScore {
    /// The value.
    pub score: Score,
    /// Whether it depends on chance.
    pub is_average: bool,
}

/// The depths to which both values are searched at least and at most if the end of the game is too far.
const DEPTHS: std::ops::RangeInclusive<usize> = 2..=32;

/// The most plies that a search of several players goes.
const MAX_PLIES: usize = 64;

/// Returns what a move at `position` has lost; `None` if it is as good as any other, if chance decides at `position`,
/// and if even the shallowest search takes more than `max_visits` visits or `max_bytes`. At most four times as many
/// visits are made.
///
/// ```
/// use poda_core::comparison::lost_value::lost_value;
/// use poda_core::game::Game;
/// use poda_core::game::nim::Nim;
/// use poda_core::game::played_game::legal_moves;
///
/// // The last object wins: with piles of two and one, MAX takes one of the two. Taking both lets MIN take the last.
/// let nim = Nim::new(&[2, 1], false).unwrap();
/// let moves = legal_moves(&nim);
/// let lost: Vec<_> = moves.iter().map(|&mv| lost_value(&nim, mv, 1_000, 1 << 20)).collect();
/// assert_eq!(lost[0], None);
/// let lost = lost[1].as_ref().unwrap();
/// assert_eq!((lost.had.score, lost.has.score, lost.best), (1.into(), (-1).into(), moves[0]));
/// assert_eq!((lost.line.len(), lost.plies), (1, None));
/// ```
pub fn lost_value<G: Game>(position: &G, mv: G::Move, max_visits: u64, max_bytes: usize) -> Option<LostValue<G::Move>> {
    let Turn::Player(player) = position.turn() else { return None };
    let compare = Compare { position, after: position.after(mv), mv, player, max_bytes };
    if let Some(compared) = compare.to(None, [max_visits; 2]) {
        return compared.lost;
    }
    // Not every inner node of a tree has an estimate.
    if position.is_explicit_tree() {
        return None;
    }
    let (mut left, mut deepest) = (max_visits, None);
    for depth in DEPTHS {
        let Some(compared) = compare.to(Some(depth), [left; 2]) else { break };
        left = left.saturating_sub(compared.visits);
        deepest = compared.lost;
    }
    deepest
}

/// A move whose value is compared with that of the best one.
struct Compare<'a, G: Game> {
    position: &'a G,
    after: G,
    mv: G::Move,
    player: Player,
    max_bytes: usize,
}

/// The result of a comparison.
struct Compared<Move> {
    lost: Option<LostValue<Move>>,
    visits: u64,
}

/// The value of a position, and the line that shows it.
struct Valued<Move> {
    value: LostScore,
    line: Vec<Move>,
    visits: u64,
}

impl<G: Game> Compare<'_, G> {
    /// Compares both values within budgets of visits, before and after the move; `None` if a search takes more.
    fn to(&self, depth: Option<usize>, [before, after]: [u64; 2]) -> Option<Compared<G::Move>> {
        let had = self.value(self.position, depth, before)?;
        let best = *had.line.first()?;
        if best == self.mv {
            return Some(Compared { lost: None, visits: had.visits });
        }
        let has = self.value(&self.after, depth.map(|depth| depth - 1), after)?;
        let visits = had.visits.max(has.visits);
        // Of several players, each wants the most.
        let wants = if self.position.players().is_some() { Player::Max } else { self.player };
        let is_lost = wants.prefers(had.value.score, has.value.score);
        let lost = is_lost.then(|| LostValue {
            player: self.player,
            best,
            had: had.value,
            has: has.value,
            line: self.continued(has.line, depth.map(|depth| depth - 1), after),
            plies: depth,
        });
        Some(Compared { lost, visits })
    }

    /// Returns the value of a position that is searched to a depth, if that is proved within a budget of visits.
    fn value(&self, position: &G, depth: Option<usize>, max_visits: u64) -> Option<Valued<G::Move>> {
        if !position.has_moves() {
            let score = self.payoff(position);
            return Some(Valued { value: LostScore { score, is_average: false }, line: Vec::new(), visits: 1 });
        }
        if position.players().is_some() {
            let mut left = max_visits;
            let (payoffs, mut line) = max_n(position, depth, &mut left, MAX_PLIES)?;
            line.reverse();
            let value = LostScore { score: payoffs.of(self.position.mover()), is_average: false };
            return Some(Valued { value, line, visits: max_visits - left });
        }
        let algorithm = match depth {
            _ if position.has_chance() => Algorithm::Star1,
            None => Algorithm::AlphaBetaTable,
            Some(_) => Algorithm::AlphaBeta,
        };
        let ordering = MoveOrdering { killers: 2, history: true, ..MoveOrdering::default() };
        let config = SearchConfig { algorithm, depth, ordering, ..SearchConfig::default() };
        let budget = Budget::new(max_visits, self.max_bytes);
        let mut tracer = Follow { budget, found: BestLine::new(&config, position) };
        let score = search_with(&config, position, &mut tracer).continue_value()?;
        let Follow { budget, found } = tracer;
        let played = found.line().cloned().unwrap_or_default();
        let visits = budget.stats.nodes;
        if !found.proved.is_exact() {
            return None;
        }
        let is_at_once = played.is_best_proved && played.is_end && score.is_finite();
        let value = LostScore { score, is_average: found.has_chance && !is_at_once };
        let line = match (position.turn(), played.is_proved, played.is_best_proved) {
            (Turn::Chance, ..) => Vec::new(),
            (Turn::Player(_), true, _) => played.moves,
            (Turn::Player(_), false, true) => played.moves.into_iter().take(1).collect(),
            (Turn::Player(_), false, false) => return None,
        };
        Some(Valued { value, line, visits })
    }

    /// Returns what a position is worth without a search, to the player who moved if there are several.
    fn payoff(&self, position: &G) -> Score {
        if position.players().is_some() {
            position.payoffs().of(self.position.mover())
        } else {
            position.evaluate().score()
        }
    }

    /// Returns a line after the move, continued by best play where the table has answered, and up to where chance
    /// decides.
    fn continued(&self, mut line: Vec<G::Move>, depth: Option<usize>, max_visits: u64) -> Vec<G::Move> {
        let mut at = self.after.clone();
        let mut played = 0;
        loop {
            for &mv in &line[played..] {
                if at.turn() == Turn::Chance {
                    line.truncate(played);
                    return line;
                }
                at = at.after(mv);
                played += 1;
            }
            let left = depth.map(|depth| depth.saturating_sub(played));
            if at.turn() == Turn::Chance || !at.has_moves() || left == Some(0) {
                return line;
            }
            let Some(valued) = self.value(&at, left, max_visits).filter(|valued| !valued.line.is_empty()) else {
                return line;
            };
            line.extend(valued.line);
        }
    }
}

/// Returns the vector of a position by max^n, in which the first of equal moves is played, and the line that leads to
/// it, the last move first; `None` if it takes more than `left` visits or plies, or if chance decides anywhere.
fn max_n<G: Game>(position: &G, depth: Option<usize>, left: &mut u64, plies: usize) -> Option<(Payoffs, Vec<G::Move>)> {
    *left = left.checked_sub(1)?;
    let plies = plies.checked_sub(1)?;
    if depth == Some(0) || !position.has_moves() {
        return Some((position.payoffs(), Vec::new()));
    }
    if position.turn() == Turn::Chance {
        return None;
    }
    let player = position.mover();
    let mut best: Option<(Payoffs, Vec<G::Move>)> = None;
    for mv in legal_moves(position) {
        let (payoffs, mut line) = max_n(&position.after(mv), depth.map(|depth| depth - 1), left, plies)?;
        if best.as_ref().is_none_or(|(best, _)| best.of(player) < payoffs.of(player)) {
            line.push(mv);
            best = Some((payoffs, line));
        }
    }
    best
}

/// A tracer that follows the best line within a budget.
struct Follow<Move> {
    budget: Budget,
    found: BestLine<Move>,
}

impl<G: Game> Tracer<G> for Follow<G::Move> {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        self.budget.spend(&event)?;
        self.found.follow(&event);
        ControlFlow::Continue(())
    }
}
