//! Pig: a player rolls a die as often as they like, and holds to keep the points. A 1 loses the points of the turn.
//!
//! J. Scarne, "Scarne on Dice", 1945; for optimal play T. W. Neller and C. G. M. Presser, "Optimal Play of the Dice
//! Game Pig", 2004. A position in which the game is not over evaluates to the difference of the scores, divided by the
//! target.

use super::board::{Board, DiceBoard};
use super::evaluation::Evaluation;
use super::listed::ListedGame;
use super::packed_move::PackedMove;
use super::{Game, GameView, MoveTarget, Outcome};
use crate::score::{Interval, Player, Score, Turn};

/// The greatest target, score and number of points in a turn that a position may begin with.
pub const MAX_POINTS: u32 = 1_000;

const SIDES: u8 = 6;

/// A position of Pig.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pig {
    target: u32,
    /// The points that MAX and MIN hold.
    scores: [u32; 2],
    /// The points of this turn, which are not held yet.
    turn: u32,
    to_move: Player,
    /// Whether the player to move has chosen to roll, so that the die decides next.
    is_rolling: bool,
    /// The number that the die shows, once it has been rolled.
    last: Option<u8>,
}

/// A move: a player's choice, or the number that the die shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PigMove {
    /// The player rolls the die.
    Roll,
    /// The player keeps the points of the turn and passes the die.
    Hold,
    /// The die shows this number, 1 to 6.
    Die(u8),
}

/// Packs the two moves of a player as the first numbers, followed by the die's numbers.
impl PackedMove for PigMove {
    fn to_bits(self) -> u32 {
        match self {
            Self::Roll => 0,
            Self::Hold => 1,
            Self::Die(number) => 1 + u32::from(number),
        }
    }

    fn from_bits(bits: u32) -> Option<Self> {
        match u8::try_from(bits).ok()? {
            0 => Some(Self::Roll),
            1 => Some(Self::Hold),
            bits => Some(Self::Die(bits - 1)).filter(|_| bits - 1 <= SIDES),
        }
    }
}

impl Pig {
    /// Returns the position with these scores of MAX and MIN and these points in the turn of `to_move`. Returns `None`
    /// if the target is 0, a number exceeds [`MAX_POINTS`], or both players have reached the target.
    pub fn new(target: u32, scores: [u32; 2], turn: u32, to_move: Player) -> Option<Self> {
        let is_within = target != 0 && [target, scores[0], scores[1], turn].iter().all(|&points| points <= MAX_POINTS);
        let is_possible = is_within && scores.iter().any(|&score| score < target);
        is_possible.then_some(Self { target, scores, turn, to_move, is_rolling: false, last: None })
    }

    /// Returns the same position with another player to move.
    #[must_use]
    pub const fn with_to_move(mut self, to_move: Player) -> Self {
        self.to_move = to_move;
        self
    }

    /// Returns the same position, in which the player to move has or has not chosen to roll. Once the game is over, no
    /// player rolls.
    #[must_use]
    pub fn with_rolling(self, is_rolling: bool) -> Self {
        Self { is_rolling: is_rolling && self.winner().is_none(), ..self }
    }

    /// Returns the points that win.
    pub const fn target(&self) -> u32 {
        self.target
    }

    /// Returns the points that MAX and MIN hold.
    pub const fn scores(&self) -> [u32; 2] {
        self.scores
    }

    /// Returns the points of this turn, which are not held yet.
    pub const fn turn_points(&self) -> u32 {
        self.turn
    }

    /// Returns whether the player to move has chosen to roll, so that the die decides next.
    pub const fn is_rolling(&self) -> bool {
        self.is_rolling
    }

    /// Returns the player who holds at least as many points as the target.
    fn winner(&self) -> Option<Player> {
        let players = [Player::Max, Player::Min].into_iter().zip(self.scores);
        players.into_iter().find(|&(_, score)| self.target <= score).map(|(player, _)| player)
    }
}

/// The default is the beginning of a short game to 20 points.
impl Default for Pig {
    fn default() -> Self {
        Self::new(20, [0, 0], 0, Player::Max).expect("the numbers are within the limits")
    }
}

impl Game for Pig {
    type Move = PigMove;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn turn(&self) -> Turn {
        if self.is_rolling { Turn::Chance } else { Turn::Player(self.to_move) }
    }

    fn has_chance(&self) -> bool {
        true
    }

    fn bounds(&self) -> Interval {
        Interval { low: Score::from(-1), high: Score::from(1) }
    }

    fn legal_moves(&self, moves: &mut impl Extend<PigMove>) {
        if self.winner().is_some() {
            return;
        }
        if self.is_rolling {
            moves.extend((1..=SIDES).map(PigMove::Die));
        } else {
            moves.extend([PigMove::Roll, PigMove::Hold]);
        }
    }

    fn after(&self, mv: PigMove) -> Self {
        let mut next = Self { is_rolling: mv == PigMove::Roll, last: None, ..*self };
        match mv {
            PigMove::Roll => {}
            PigMove::Hold => {
                next.scores[self.to_move as usize] += self.turn;
                (next.turn, next.to_move) = (0, self.to_move.opponent());
            }
            PigMove::Die(number) => {
                next.last = Some(number);
                if number == 1 {
                    (next.turn, next.to_move) = (0, self.to_move.opponent());
                } else {
                    next.turn += u32::from(number);
                }
            }
        }
        next
    }

    fn key(&self) -> Self {
        Self { last: None, ..*self }
    }

    fn evaluate(&self) -> Evaluation {
        let [max, min] = self.scores.map(u32::cast_signed);
        match self.winner() {
            Some(winner) => Evaluation::Value(winner.view(Score::from(1))),
            None => Evaluation::Share { max, min, of: self.target },
        }
    }

    fn can_evaluate_to(&self, score: Score) -> bool {
        Score::from(-1) <= score && score <= Score::from(1)
    }
}

impl ListedGame for Pig {}

impl GameView for Pig {
    fn board(&self) -> Board {
        Board::Dice(DiceBoard {
            target: self.target,
            scores: self.scores,
            turn: self.turn,
            to_move: self.to_move,
            is_rolling: self.is_rolling,
            last: self.last,
        })
    }

    fn move_name(&self, mv: PigMove) -> String {
        match mv {
            PigMove::Roll => "roll".to_owned(),
            PigMove::Hold => "hold".to_owned(),
            PigMove::Die(number) => number.to_string(),
        }
    }

    fn move_target(&self, mv: PigMove) -> Option<MoveTarget> {
        Some(match mv {
            PigMove::Roll => MoveTarget::Roll,
            PigMove::Hold => MoveTarget::Hold,
            PigMove::Die(_) => MoveTarget::Die,
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner().map(Outcome::Won)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::move_names;

    #[test]
    fn a_player_rolls_or_holds_and_the_die_decides() {
        let game = Pig::default();
        assert_eq!((move_names(&game), game.turn()), (vec!["roll".to_owned(), "hold".to_owned()], Player::Max.into()));
        let rolling = game.after(PigMove::Roll);
        assert_eq!((move_names(&rolling).concat(), rolling.turn()), ("123456".to_owned(), Turn::Chance));
        let five = rolling.after(PigMove::Die(5));
        assert_eq!((five.turn_points(), five.scores(), five.turn()), (5, [0, 0], Player::Max.into()));
        let lost = five.after(PigMove::Roll).after(PigMove::Die(1));
        assert_eq!((lost.turn_points(), lost.scores(), lost.turn()), (0, [0, 0], Player::Min.into()));
        let held = five.after(PigMove::Hold);
        assert_eq!((held.turn_points(), held.scores(), held.turn()), (0, [5, 0], Player::Min.into()));
    }

    #[test]
    fn points_win_once_they_are_held() {
        let game = Pig::new(20, [3, 17], 3, Player::Min).unwrap();
        assert_eq!((game.outcome(), game.evaluate().to_string()), (None, "(3−17)/20 = −0.7".to_owned()));
        let won = game.after(PigMove::Hold);
        assert_eq!((won.outcome(), won.evaluate().to_string()), (Some(Outcome::Won(Player::Min)), "−1".to_owned()));
        assert!(move_names(&won).is_empty());
    }

    #[test]
    fn there_are_limits() {
        let possible = |target, scores, turn| Pig::new(target, scores, turn, Player::Max).is_some();
        assert!(possible(1_000, [0, 1_000], 1_000) && possible(1, [1, 0], 0));
        assert!(!possible(0, [0, 0], 0) && !possible(1_001, [0, 0], 0) && !possible(20, [20, 20], 0));
    }

    #[test]
    fn every_move_is_packed_and_nothing_else_is_one() {
        let all: Vec<u32> = (0..20).filter_map(PigMove::from_bits).map(PigMove::to_bits).collect();
        assert_eq!(all, (0..8).collect::<Vec<_>>());
    }
}
