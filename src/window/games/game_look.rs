//! The properties of a game that the window needs in addition to the rules: the trait [`GameLook`].
//!
//! Does not depend on a particular game or on drawing. Methods with a default are for games that have such a property.

use super::counts_form::{CountsFault, CountsForm};
use poda_core::game::Game;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::board::{Piece, PieceShape};
use poda_core::game::evaluation::EvaluationFunction;
use poda_core::game::mancala::MancalaSide;
use poda_core::game::marks::{BoardFault, Mark};
use poda_core::game::weighted::{Feature, Weights};
use poda_core::score::Player;
use poda_picture::picture::board::BoardPart;

/// The maximum depth offered for any game, in plies.
pub const MAX_OFFERED_DEPTH: usize = 10;

/// What the window offers for a position of a game.
pub trait GameLook: OfList {
    /// Returns the game in the menu "New"; `None` if it is not there.
    fn new_game() -> Option<Opening>
    where
        Self: Sized;

    /// Returns the message id of the rules in a few sentences; `None` for a game that is known everywhere, or whose
    /// rules are the settings of the position, and for explicit trees.
    fn rules(&self) -> Option<&'static str>;

    /// Returns the maximum depth offered, in plies.
    fn max_depth(&self) -> usize {
        MAX_OFFERED_DEPTH
    }

    /// Returns how the two sides are distinguished.
    fn sides(&self) -> Sides {
        Sides::Players
    }

    /// Returns the part of the board that is clicked to make a move. Returns `None` for moves without such a part.
    fn pressed_part(&self, _mv: <Self as Game>::Move) -> Option<BoardPart>
    where
        Self: Game + Sized,
    {
        None
    }

    /// Returns the moves that have buttons, whether they are legal or not, so that a button never changes its place;
    /// empty in games whose moves have targets on the board.
    fn button_moves(&self) -> Vec<AnyMove> {
        self.slides().map_or_else(Vec::new, Vec::from)
    }

    /// Returns the moves of the arrow keys up, right, down and left, legal or not; `None` in games whose pieces do not
    /// slide.
    fn slides(&self) -> Option<[AnyMove; 4]> {
        None
    }

    /// Returns whether legal moves are marked on the board, because they are not obvious.
    fn marks_targets(&self) -> bool {
        false
    }

    /// Returns the settings, in the order of the menu.
    fn settings(&self) -> Vec<GameSetting> {
        Vec::new()
    }

    /// Returns the numbers that describe the size of the board, with the number of pits or piles first; empty for games
    /// with a fixed board.
    fn board_numbers(&self) -> Vec<BoardNumber> {
        Vec::new()
    }

    /// Returns the initial position on a board with these numbers, under the same rules; `None` if there is no such
    /// board.
    fn with_board_numbers(&self, _numbers: &[usize]) -> Option<AnyGame> {
        None
    }

    /// Returns the features and weights, if the position is evaluated by weights.
    fn feature_weights(&self) -> Option<(&'static [Feature], Weights)> {
        None
    }

    /// Returns the position with other weights. Games without weights are returned unchanged.
    fn with_feature_weights(&self, _weights: Weights) -> AnyGame {
        self.of_list()
    }

    /// Returns whether a feature of the game can occur under its rules.
    fn can_count(&self, _feature: Feature) -> bool {
        true
    }

    /// Returns the pieces that can be put into the cells of a grid by clicks, in the order in which their players move;
    /// empty for another board.
    fn pieces(&self) -> Vec<Piece> {
        self.sides().pieces()
    }

    /// Returns the game with other pieces in the cells of its grid, row by row from the top left. A piece is its index
    /// among the [pieces](Self::pieces).
    ///
    /// # Errors
    /// Fails with all reasons why no game can lead to this board.
    fn with_pieces(&self, _pieces: &[Option<usize>]) -> Result<AnyGame, Vec<BoardFault>> {
        Ok(self.of_list())
    }

    /// Returns the position with the numbers of the form. The turn and the rules stay the same.
    ///
    /// # Errors
    /// Fails with the first field that is invalid.
    fn with_counts(&self, _form: &CountsForm) -> Result<AnyGame, CountsFault> {
        Ok(self.of_list())
    }

    /// Returns the position with this player to move. Returns `None` if the board determines the turn.
    fn with_player_to_move(&self, _player: Player) -> Option<AnyGame> {
        None
    }

    /// Returns the position with MAX on this side. Returns `None` in games without sides.
    fn with_max_on(&self, _side: MancalaSide) -> Option<AnyGame> {
        None
    }

    /// Returns the Grundy numbers of piles, and whether taking the last object loses; `None` for a game without piles
    /// or with more than two players.
    fn grundy_numbers(&self) -> Option<(Vec<u16>, bool)> {
        None
    }
}

/// A game of the program's list, which can be returned as one of them.
pub trait OfList {
    fn of_list(&self) -> AnyGame;
}

impl<G: Clone + Into<AnyGame>> OfList for G {
    fn of_list(&self) -> AnyGame {
        self.clone().into()
    }
}

/// A game of the menu "New".
pub struct Opening {
    /// The message id of the name.
    pub name: &'static str,
    pub game: AnyGame,
    /// The depth at which the tree is small enough to be read. `None`: to the end of the game.
    pub depth: Option<usize>,
}

impl Opening {
    pub fn new(name: &'static str, game: impl Into<AnyGame>, depth: Option<usize>) -> Self {
        Self { name, game: game.into(), depth }
    }
}

/// How the two sides of a game are distinguished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sides {
    /// By their marks. This is MAX's mark.
    Marks(Mark),
    /// By the colors of their discs. In files, this mark denotes MAX's discs.
    Discs(Mark),
    /// By the rows of a sowing board. This is MAX's row.
    Rows(MancalaSide),
    /// Only by the names of the players.
    Players,
}

impl Sides {
    /// Returns the pieces of the two sides, that of the side that moves first first; empty if they have none.
    fn pieces(self) -> Vec<Piece> {
        let of_two = |max: Mark, shapes: [PieceShape; 2]| {
            let owners = [Mark::X, Mark::O].map(|mark| mark.player(max));
            shapes.into_iter().zip(owners).map(|(shape, owner)| Piece { shape, owner }).collect()
        };
        match self {
            Self::Marks(max) => of_two(max, [PieceShape::Cross, PieceShape::Nought]),
            Self::Discs(max) => of_two(max, [PieceShape::Disc; 2]),
            Self::Rows(_) | Self::Players => Vec::new(),
        }
    }
}

/// Returns the marks in the cells of a board of two sides, given the indices of their pieces.
pub fn marks_of(pieces: &[Option<usize>]) -> Vec<Option<Mark>> {
    pieces.iter().map(|piece| [Mark::X, Mark::O].get((*piece)?).copied()).collect()
}

/// Returns the pit of a sowing board that the player to move clicks.
pub fn own_pit(game: &impl Game, max: MancalaSide, pit: u8) -> BoardPart {
    BoardPart::Pit { is_north: (max == MancalaSide::North) == (game.to_move() == Player::Max), pit: pit.into() }
}

/// Returns the side of a player on a sowing board.
pub const fn side_of_player(player: Player, max: MancalaSide) -> MancalaSide {
    match player {
        Player::Max => max,
        Player::Min => max.other(),
    }
}

/// A setting of a game: its rules, evaluation or move order. All texts are message ids.
pub struct GameSetting {
    pub name: &'static str,
    /// The sentence that explains the setting.
    pub hint: &'static str,
    /// Each value, with the game that has it.
    pub offers: Vec<(&'static str, AnyGame)>,
    /// The index of the current value.
    pub chosen: usize,
}

impl GameSetting {
    /// Returns a setting with these values. `with` returns the game with a value, or `None` if the value is impossible.
    pub fn new<Value: Copy + PartialEq, G: Into<AnyGame>>(
        name: &'static str,
        hint: &'static str,
        now: Value,
        values: impl IntoIterator<Item = (Value, &'static str)>,
        with: impl Fn(Value) -> Option<G>,
    ) -> Self {
        let possible = values.into_iter().filter_map(|(value, message)| Some((value, (message, with(value)?.into()))));
        let (values, offers): (Vec<_>, Vec<_>) = possible.unzip();
        Self { name, hint, offers, chosen: values.iter().position(|value| *value == now).unwrap_or(values.len()) }
    }

    pub fn evaluation<G: Into<AnyGame>>(
        now: EvaluationFunction,
        usual: Weights,
        with: impl Fn(EvaluationFunction) -> G,
    ) -> Self {
        let weighted = if now.weights().is_some() { now } else { EvaluationFunction::Weighted(usual) };
        let values = [
            (EvaluationFunction::OpenLines, "evaluation-open-lines"),
            (weighted, "evaluation-weighted"),
            (EvaluationFunction::Outcome, "evaluation-outcome"),
        ];
        Self::new("more-evaluation", "hint-evaluation", now, values, |evaluation| Some(with(evaluation)))
    }

    pub fn sooner<G: Into<AnyGame>>(now: bool, with: impl Fn(bool) -> G) -> Self {
        let values = [(false, "sooner-all-alike"), (true, "sooner-more")];
        Self::new("more-sooner", "hint-sooner", now, values, |sooner| Some(with(sooner)))
    }
}

/// A number that is part of the size of a board.
pub struct BoardNumber {
    /// The message id of the name.
    pub name: &'static str,
    pub value: usize,
    /// The maximum value.
    pub max: usize,
}

impl BoardNumber {
    pub const fn new(name: &'static str, value: usize, max: usize) -> Self {
        Self { name, value, max }
    }
}
