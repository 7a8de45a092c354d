//! Nim: a move takes one or more objects from one pile, up to a limit if there is one. Taking the last object wins or,
//! in misère play, loses.
//!
//! A position in which the game is not over evaluates to 0. With three players or more, each wants the most for
//! themselves: who wins gets 1, and in misère play, where one player loses, the others share it.

use super::board::{Board, Piles};
use super::evaluation::{Evaluation, is_whole_within};
use super::listed::ListedGame;
use super::packed_move::{PackedMove, pack_pair, unpack_pair};
use super::players::Players;
use super::{Game, GameView, MoveTarget, Outcome};
use crate::score::{Interval, MAX_PLAYERS, Payoffs, Player, Score};
use std::num::NonZeroU16;
use std::sync::LazyLock;

/// The maximum number of piles.
pub const MAX_PILES: usize = 20;

/// The maximum number of objects in a pile.
pub const MAX_OBJECTS: u16 = 1_000;

/// A position of nim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Nim {
    /// The number of piles, including empty ones.
    count: u8,
    piles: [u16; MAX_PILES],
    /// Whether taking the last object loses.
    pub misere: bool,
    /// How many objects a move may take at most.
    max_take: Option<NonZeroU16>,
    to_move: Player,
    /// The players, if there are more than two.
    round: Option<Round>,
    /// The pile of the last move, if there was one.
    last: Option<u8>,
}

/// Three players or more, who move in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    /// How many players there are.
    pub players: u8,
    /// The player to move, counted from 0.
    pub mover: u8,
    /// The player from whose view two sides are seen: this one is MAX, and all others are MIN.
    viewer: u8,
}

impl Round {
    /// Returns a round of this many players in which this one is to move, who is also the one from whose view two sides
    /// are seen. `None` if there are fewer than three players, more than [`MAX_PLAYERS`], or no such player.
    pub fn new(players: usize, mover: usize) -> Option<Self> {
        let is_possible = (3..=MAX_PLAYERS).contains(&players) && mover < players;
        let [players, mover] = [players, mover].map(|number| u8::try_from(number).ok());
        Some(Self { players: players?, mover: mover?, viewer: mover? }).filter(|_| is_possible)
    }

    fn next(self) -> Self {
        Self { mover: (self.mover + 1) % self.players, ..self }
    }

    /// Returns the side of the player to move.
    const fn side(self) -> Player {
        if self.mover == self.viewer { Player::Max } else { Player::Min }
    }

    fn payoffs(self, of: impl Fn(u8) -> Score) -> Payoffs {
        Payoffs::new(&(0..self.players).map(of).collect::<Vec<_>>())
    }
}

/// The players of each round, by the number of players and by the one from whose view two sides are seen.
static ROUNDS: LazyLock<Vec<Vec<Players>>> = LazyLock::new(|| {
    let players = |count: usize, first: usize| Players {
        names: Players::letters(count),
        first,
        greatest_sum: Some(Score::from(1)),
        least: Payoffs::new(&vec![Score::ZERO; count]),
    };
    (0..=MAX_PLAYERS).map(|count| (0..count).map(|first| players(count, first)).collect()).collect()
});

/// A move: objects are taken from a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NimMove {
    /// The pile, counted from 0.
    pub pile: u8,
    /// The number of objects taken.
    pub objects: u16,
}

impl PackedMove for NimMove {
    fn to_bits(self) -> u32 {
        pack_pair(self.pile, self.objects)
    }

    fn from_bits(bits: u32) -> Option<Self> {
        unpack_pair(bits).map(|(pile, objects)| Self { pile, objects })
    }
}

impl Nim {
    /// Returns the position with these piles and MAX to move. With `misere`, taking the last object loses. Returns
    /// `None` if there are no piles, more than [`MAX_PILES`], or more than [`MAX_OBJECTS`] objects in one.
    pub fn new(objects: &[u16], misere: bool) -> Option<Self> {
        let is_within =
            (1..=MAX_PILES).contains(&objects.len()) && objects.iter().all(|&objects| objects <= MAX_OBJECTS);
        if !is_within {
            return None;
        }
        let mut piles = [0; MAX_PILES];
        piles[..objects.len()].copy_from_slice(objects);
        let count = u8::try_from(objects.len()).ok()?;
        Some(Self { count, piles, misere, max_take: None, to_move: Player::Max, round: None, last: None })
    }

    /// Returns the same position with another player to move.
    #[must_use]
    pub const fn with_to_move(mut self, to_move: Player) -> Self {
        self.to_move = to_move;
        self
    }

    /// Returns the same position for more than two players.
    #[must_use]
    pub const fn with_round(mut self, round: Round) -> Self {
        self.to_move = round.side();
        self.round = Some(round);
        self
    }

    /// Returns the same position for two players, with MAX to move.
    #[must_use]
    pub const fn without_round(mut self) -> Self {
        (self.round, self.to_move) = (None, Player::Max);
        self
    }

    /// Returns a position of the same game, with the same player to move, with other piles. `None` if they are not
    /// [possible](Self::new).
    pub fn with_piles(&self, objects: &[u16]) -> Option<Self> {
        let Self { count, piles, .. } = Self::new(objects, self.misere)?;
        Some(Self { count, piles, last: None, ..*self })
    }

    /// Returns the players, if there are more than two.
    pub const fn round(&self) -> Option<Round> {
        self.round
    }

    /// Returns the same position from the view of the player to move, who is MAX for searches of two sides. With two
    /// players, nothing changes.
    #[must_use]
    pub fn seen_by_mover(self) -> Self {
        self.round.map_or(self, |round| self.with_round(Round { viewer: round.mover, ..round }))
    }

    /// Returns the same position in misère play, where taking the last object loses, or in normal play.
    #[must_use]
    pub const fn with_misere(mut self, misere: bool) -> Self {
        self.misere = misere;
        self
    }

    /// Returns the same position with a limit to how many objects a move takes, or without one.
    #[must_use]
    pub const fn with_max_take(mut self, max_take: Option<NonZeroU16>) -> Self {
        self.max_take = max_take;
        self
    }

    /// Returns how many objects a move may take at most, if that is limited.
    pub const fn max_take(&self) -> Option<NonZeroU16> {
        self.max_take
    }

    /// Returns how many objects can be taken from a pile.
    fn most_of(&self, objects: u16) -> u16 {
        self.max_take.map_or(objects, |most| objects.min(most.get()))
    }

    /// Returns the Grundy number of each pile in normal play: the size of a pile of nim without a limit that is as
    /// good. With a limit of k objects a move, it is the remainder of the pile's size divided by k + 1 (Sprague 1935,
    /// Grundy 1939).
    pub fn grundy_numbers(&self) -> Vec<u16> {
        let grundy = |&objects: &u16| self.max_take.map_or(objects, |most| objects % (most.get() + 1));
        self.piles().iter().map(grundy).collect()
    }

    /// Returns the number of objects in each pile.
    pub fn piles(&self) -> &[u16] {
        &self.piles[..usize::from(self.count)]
    }

    fn is_over(&self) -> bool {
        self.piles().iter().all(|&objects| objects == 0)
    }

    /// Returns the winner of two players, once all piles are empty.
    fn winner(&self) -> Option<Player> {
        let took_last = self.to_move.opponent();
        let winner = if self.misere { self.to_move } else { took_last };
        (self.is_over() && self.round.is_none()).then_some(winner)
    }

    /// Returns what a player of a round gets: 1 for the winner or, in misère play, a part of it for each one who has
    /// not lost.
    fn payoff(&self, round: Round, player: u8) -> Score {
        let took_last = (round.mover + round.players - 1) % round.players;
        match (self.is_over(), self.misere, player == took_last) {
            (true, false, true) => Score::from(1),
            (true, true, false) => Score::ratio(1, i128::from(round.players) - 1).unwrap_or_default(),
            (false, ..) | (true, false, false) | (true, true, true) => Score::ZERO,
        }
    }
}

/// Piles of three, four and five objects, as in most textbooks.
impl Default for Nim {
    fn default() -> Self {
        Self::new(&[3, 4, 5], false).expect("the piles are within the limits")
    }
}

impl Game for Nim {
    type Move = NimMove;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn legal_moves(&self, moves: &mut impl Extend<NimMove>) {
        for (pile, &most) in (0..).zip(self.piles()) {
            moves.extend((1..=self.most_of(most)).map(|objects| NimMove { pile, objects }));
        }
    }

    fn after(&self, mv: NimMove) -> Self {
        let mut next = *self;
        next.piles[usize::from(mv.pile)] -= mv.objects;
        next.to_move = self.to_move.opponent();
        next.last = Some(mv.pile);
        self.round.map_or(next, |round| next.with_round(round.next()))
    }

    fn key(&self) -> Self {
        Self { last: None, ..*self }
    }

    fn evaluate(&self) -> Evaluation {
        if let Some(round) = self.round {
            return Evaluation::Value(self.payoff(round, round.viewer));
        }
        Evaluation::Value(self.winner().map_or(Score::ZERO, |winner| winner.view(Score::from(1))))
    }

    fn result_bounds(&self) -> Interval {
        match self.round {
            Some(_) => Interval { low: Score::ZERO, high: Score::from(1) },
            None => Interval::around_zero(Score::from(1)),
        }
    }

    fn can_evaluate_to(&self, score: Score) -> bool {
        match self.round {
            Some(round) if self.misere => {
                [Some(Score::ZERO), Score::ratio(1, i128::from(round.players) - 1)].contains(&Some(score))
            }
            Some(_) => [Score::ZERO, Score::from(1)].contains(&score),
            None => is_whole_within(score, 1),
        }
    }

    /// In misère play, more than three players share 1 in parts that no decimal represents.
    fn has_fractions(&self) -> bool {
        self.misere && self.round.is_some()
    }

    fn players(&self) -> Option<&Players> {
        let round = self.round?;
        ROUNDS.get(usize::from(round.players))?.get(usize::from(round.viewer))
    }

    fn mover(&self) -> usize {
        match (self.round, self.to_move) {
            (Some(round), _) => round.mover.into(),
            (None, Player::Max) => 0,
            (None, Player::Min) => 1,
        }
    }

    fn payoffs(&self) -> Payoffs {
        if let Some(round) = self.round {
            return round.payoffs(|player| self.payoff(round, player));
        }
        let score = self.evaluate().score();
        Payoffs::new(&[score, -score])
    }

    fn evaluates_only_outcomes(&self) -> bool {
        true
    }
}

impl ListedGame for Nim {
    fn viewed_by_mover(&self) -> Self {
        self.seen_by_mover()
    }
}

impl GameView for Nim {
    fn board(&self) -> Board {
        Board::Piles(Piles { objects: self.piles().to_vec(), last: self.last.map(usize::from) })
    }

    fn move_name(&self, mv: NimMove) -> String {
        format!("{}-{}", mv.pile, mv.objects)
    }

    fn move_named(&self, name: &str) -> Option<NimMove> {
        let (pile, objects) = name.split_once('-')?;
        let mv = NimMove { pile: pile.parse().ok()?, objects: objects.parse().ok()? };
        let most = self.most_of(*self.piles().get(usize::from(mv.pile))?);
        ((1..=most).contains(&mv.objects) && self.move_name(mv) == name).then_some(mv)
    }

    fn shown_move(&self, mv: NimMove) -> String {
        format!("{}-{}", mv.pile + 1, mv.objects)
    }

    fn move_target(&self, mv: NimMove) -> Option<MoveTarget> {
        Some(MoveTarget::Pile { objects: mv.objects, pile: mv.pile })
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner().map(Outcome::Won)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::played_game::legal_moves;
    use crate::game::testing::move_names;

    fn value(game: &Nim) -> i32 {
        let moves = legal_moves(game);
        let values = moves.iter().map(|&mv| value(&game.after(mv)));
        let best = match game.to_move() {
            Player::Max => values.max(),
            Player::Min => values.min(),
        };
        best.unwrap_or_else(|| if game.evaluate().score() == Score::from(1) { 1 } else { -1 })
    }

    #[test]
    fn moves_go_from_pile_to_pile_with_the_fewest_taken_first() {
        assert_eq!(move_names(&Nim::new(&[2, 0, 3], false).unwrap()), ["0-1", "0-2", "2-1", "2-2", "2-3"]);
    }

    #[test]
    fn taking_empties_a_pile_and_gives_the_turn() {
        let game = Nim::new(&[2, 3], false).unwrap().after(NimMove { pile: 1, objects: 3 });
        assert_eq!((game.piles(), game.to_move()), ([2, 0].as_slice(), Player::Min));
    }

    #[test]
    fn the_last_object_wins_or_in_misere_play_loses() {
        let last = |misere| Nim::new(&[1], misere).unwrap().after(NimMove { pile: 0, objects: 1 });
        assert_eq!(last(false).outcome(), Some(Outcome::Won(Player::Max)));
        assert_eq!(last(true).outcome(), Some(Outcome::Won(Player::Min)));
        assert_eq!(last(true).evaluate().to_string(), "−1");
    }

    #[test]
    fn before_the_end_nothing_is_counted() {
        let game = Nim::default();
        assert_eq!((game.evaluate().to_string(), game.outcome()), ("0".to_owned(), None));
    }

    #[test]
    fn there_are_limits() {
        assert_eq!(Nim::new(&[], false), None);
        assert_eq!(Nim::new(&[1; 21], false), None);
        assert_eq!(Nim::new(&[1_001], false), None);
        assert_eq!(move_names(&Nim::new(&[1_000; 20], true).unwrap()).len(), 20_000);
    }

    /// The side to move loses exactly if the exclusive or of the piles' Grundy numbers is 0. In misère play the same
    /// holds if one of these numbers is more than 1, and the opposite if none is.
    #[test]
    fn a_limit_changes_the_grundy_numbers() {
        for size in 0..64_u16 {
            for most in 1..4 {
                let piles = [size % 8, size / 8];
                let game = Nim::new(&piles, false).unwrap().with_max_take(NonZeroU16::new(most));
                let xor = game.grundy_numbers().iter().fold(0, |xor, grundy| xor ^ grundy);
                assert_eq!(value(&game), if xor == 0 { -1 } else { 1 }, "{piles:?} at most {most}");
                let misere = Nim::new(&piles, true).unwrap().with_max_take(NonZeroU16::new(most));
                let is_lost = (xor == 0) == misere.grundy_numbers().iter().any(|&grundy| 1 < grundy);
                assert_eq!(value(&misere), if is_lost { -1 } else { 1 }, "{piles:?} at most {most}, misère");
            }
        }
        let game = Nim::new(&[15, 2], false).unwrap().with_max_take(NonZeroU16::new(3));
        assert_eq!(move_names(&game), ["0-1", "0-2", "0-3", "1-1", "1-2"]);
        assert_eq!(game.grundy_numbers(), [3, 2]);
        assert_eq!(Nim::default().grundy_numbers(), [3, 4, 5]);
    }

    /// Bouton's theorem: the side to move loses exactly if the exclusive or of the piles' sizes is 0. In misère play
    /// the same holds if a pile has two objects or more, and the opposite if none has.
    #[test]
    fn the_values_are_those_of_the_xor_rule() {
        for size in 0..48_u16 {
            let piles = [size % 4, size / 4 % 4, size / 16];
            let xor = piles.iter().fold(0, |xor, pile| xor ^ pile);
            let has_large = piles.iter().any(|&pile| pile > 1);
            for (misere, wins) in [(false, xor != 0), (true, (xor != 0) == has_large)] {
                for to_move in [Player::Max, Player::Min] {
                    let game = Nim::new(&piles, misere).unwrap().with_to_move(to_move);
                    let sign = if to_move == Player::Max { 1 } else { -1 };
                    assert_eq!(value(&game), if wins { sign } else { -sign }, "{piles:?} misere {misere}");
                }
            }
        }
    }
}
