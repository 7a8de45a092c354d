//! The properties of each game that the window needs in addition to the rules. Each function covers every game.
//!
//! Does not depend on drawing. No match has a catch-all arm, so that the compiler lists every function to extend for a
//! new game.

use crate::games::counts_form::{CountsFault, CountsFaultKind, CountsForm};
use poda_core::document::{Document, LocalizedText};
use poda_core::game::Game;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::babilego::{Babilego, MAX_ORDERS, MAX_TOKENS, SowingOrder, TokenRows, VALUES, order_count};
use poda_core::game::board::{Piece, PieceShape};
use poda_core::game::connect_four::{self, ConnectFour, ConnectFourRules};
use poda_core::game::evaluation::EvaluationFunction;
use poda_core::game::kalah::{Kalah, MAX_SEEDS};
use poda_core::game::mancala::{MAX_PITS, MAX_STORED, MancalaSide};
use poda_core::game::marks::{BoardFault, Mark};
use poda_core::game::nim::{MAX_OBJECTS, MAX_PILES, Nim, Round};
use poda_core::game::othello::{self, Othello, OthelloMove};
use poda_core::game::pig::{MAX_POINTS, Pig, PigMove};
use poda_core::game::tic_tac_toe::{self, CellOrder, TicTacToe, TicTacToeRules};
use poda_core::game::tic_tac_toe_3::{self, TicTacToe3};
use poda_core::game::twenty48::{self, MAX_TILE, TileSlide, Twenty48, Twenty48Move};
use poda_core::game::weighted::{Feature, Weights};
use poda_core::score::Player;
use poda_core::search::{Merge, SearchConfig};
use poda_picture::picture::board::BoardPart;
use poda_words::i18n::{Words, localized_texts};
use std::num::NonZeroU16;
use std::sync::LazyLock;

/// The maximum depth offered for any game, in plies.
const MAX_OFFERED_DEPTH: usize = 10;
/// The cells of tic-tac-toe row by row.
const ROWS: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/// The cells of tic-tac-toe around the board, with the center last.
const RING: [u8; 9] = [0, 3, 6, 7, 8, 5, 2, 1, 4];

/// A game of the menu "New".
pub(super) struct Opening {
    /// The message id of the name.
    pub name: &'static str,
    pub game: AnyGame,
    /// The depth at which the tree is small enough to be read. `None`: to the end of the game.
    pub depth: Option<usize>,
}

/// Returns the initial positions of all games except explicit trees, in the order of the menu "New".
pub(super) fn openings() -> [Opening; AnyGame::NAMES.len() - 1] {
    let opening = |name, game, depth| Opening { name, game, depth };
    let nim = Nim::new(&[2, 2], false).expect("two small piles are within the limits");
    [
        opening("game-tic-tac-toe", AnyGame::TicTacToe(TicTacToe::new(TicTacToeRules::default())), Some(2)),
        opening("game-connect-four", AnyGame::ConnectFour(ConnectFour::new(ConnectFourRules::default())), Some(2)),
        opening("game-othello", AnyGame::Othello(Othello::new(Mark::X)), Some(2)),
        opening("game-kalah", AnyGame::Kalah(Kalah::default()), Some(2)),
        opening("game-babilego", AnyGame::Babilego(Babilego::opening(SowingOrder::default())), Some(2)),
        // Nim has no estimates before the end of the game.
        opening("game-nim", AnyGame::Nim(nim), None),
        opening("game-pig", AnyGame::Pig(Pig::default()), Some(3)),
        opening("game-tic-tac-toe-3", AnyGame::TicTacToe3(TicTacToe3::default()), Some(2)),
        opening("game-2048", AnyGame::Twenty48(Twenty48::default()), Some(2)),
    ]
}

/// Returns the maximum depth offered for a game, in plies.
pub fn max_offered_depth(game: &AnyGame) -> usize {
    match game {
        AnyGame::Tree(tree) => tree.levels().saturating_sub(1).min(MAX_OFFERED_DEPTH),
        AnyGame::TicTacToe(_) => 9,
        // Deeper trees of a long game are too large to be viewed.
        AnyGame::ConnectFour(game) => game.rules().cells().min(8),
        AnyGame::Othello(_) | AnyGame::TicTacToe3(_) => 6,
        AnyGame::Nim(game) => {
            game.piles().iter().map(|&objects| usize::from(objects)).sum::<usize>().min(MAX_OFFERED_DEPTH)
        }
        AnyGame::Twenty48(_) => 5,
        AnyGame::Kalah(_) | AnyGame::Babilego(_) | AnyGame::Pig(_) => MAX_OFFERED_DEPTH,
    }
}

/// Returns the Grundy numbers of piles, and whether taking the last object loses; `None` for a game without piles or
/// with more than two players.
pub fn grundy_numbers(game: &AnyGame) -> Option<(Vec<u16>, bool)> {
    match game {
        AnyGame::Nim(game) if game.round().is_none() => Some((game.grundy_numbers(), game.misere)),
        AnyGame::Nim(_)
        | AnyGame::Tree(_)
        | AnyGame::TicTacToe(_)
        | AnyGame::ConnectFour(_)
        | AnyGame::Othello(_)
        | AnyGame::Kalah(_)
        | AnyGame::Babilego(_)
        | AnyGame::Pig(_)
        | AnyGame::TicTacToe3(_)
        | AnyGame::Twenty48(_) => None,
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
    pub const fn of(game: &AnyGame) -> Self {
        match game {
            AnyGame::TicTacToe(game) => Self::Marks(game.rules().max),
            AnyGame::ConnectFour(game) => Self::Discs(game.rules().max),
            AnyGame::Othello(game) => Self::Discs(game.max),
            AnyGame::Kalah(game) => Self::Rows(game.max),
            AnyGame::Babilego(game) => Self::Rows(game.max),
            AnyGame::Nim(_) | AnyGame::Pig(_) | AnyGame::TicTacToe3(_) | AnyGame::Twenty48(_) | AnyGame::Tree(_) => {
                Self::Players
            }
        }
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
    fn new<Value: Copy + PartialEq>(
        (name, hint): (&'static str, &'static str),
        now: Value,
        values: impl IntoIterator<Item = (Value, &'static str)>,
        with: impl Fn(Value) -> Option<AnyGame>,
    ) -> Self {
        let possible = values.into_iter().filter_map(|(value, message)| Some((value, (message, with(value)?))));
        let (values, offers): (Vec<_>, Vec<_>) = possible.unzip();
        Self { name, hint, offers, chosen: values.iter().position(|value| *value == now).unwrap_or(values.len()) }
    }

    fn evaluation(now: EvaluationFunction, usual: Weights, with: impl Fn(EvaluationFunction) -> AnyGame) -> Self {
        let weighted =
            if let EvaluationFunction::Weighted(_) = now { now } else { EvaluationFunction::Weighted(usual) };
        let values = [
            (EvaluationFunction::OpenLines, "evaluation-open-lines"),
            (weighted, "evaluation-weighted"),
            (EvaluationFunction::Outcome, "evaluation-outcome"),
        ];
        Self::new(("more-evaluation", "hint-evaluation"), now, values, |evaluation| Some(with(evaluation)))
    }

    fn sooner(now: bool, with: impl Fn(bool) -> AnyGame) -> Self {
        let values = [(false, "sooner-all-alike"), (true, "sooner-more")];
        Self::new(("more-sooner", "hint-sooner"), now, values, |sooner| Some(with(sooner)))
    }
}

/// Returns the settings of a game, in the order of the menu.
pub fn settings(game: &AnyGame) -> Vec<GameSetting> {
    match game {
        AnyGame::TicTacToe(game) => {
            let evaluation =
                GameSetting::evaluation(game.rules().evaluation, tic_tac_toe::DEFAULT_WEIGHTS, |evaluation| {
                    AnyGame::TicTacToe(game.with_evaluation(evaluation))
                });
            let given = game.rules().cells.cells();
            let mut orders = vec![(ROWS, "order-rows"), (RING, "order-ring")];
            if given != ROWS && given != RING {
                orders.insert(0, (given, "order-as-given"));
            }
            let order = GameSetting::new(("more-order", "hint-order"), given, orders, |cells| {
                Some(AnyGame::TicTacToe(game.with_cells(CellOrder::new(cells))))
            });
            let sooner =
                GameSetting::sooner(game.rules().sooner, |sooner| AnyGame::TicTacToe(game.with_sooner(sooner)));
            vec![evaluation, sooner, order]
        }
        AnyGame::ConnectFour(game) => {
            let evaluation =
                GameSetting::evaluation(game.rules().evaluation, connect_four::DEFAULT_WEIGHTS, |evaluation| {
                    AnyGame::ConnectFour(game.with_evaluation(evaluation))
                });
            let sooner =
                GameSetting::sooner(game.rules().sooner, |sooner| AnyGame::ConnectFour(game.with_sooner(sooner)));
            vec![evaluation, sooner]
        }
        AnyGame::Othello(game) => {
            let weighted = game.weights.or(Some(othello::DEFAULT_WEIGHTS));
            let values = [(None, "evaluation-discs"), (weighted, "evaluation-weighted")];
            vec![GameSetting::new(("more-evaluation", "hint-evaluation"), game.weights, values, |weights| {
                Some(AnyGame::Othello(game.with_weights(weights)))
            })]
        }
        AnyGame::Babilego(game) => {
            let named = |sowing| match sowing {
                SowingOrder::Ascending => "sowing-ascending",
                SowingOrder::Descending => "sowing-descending",
                SowingOrder::Fifo => "sowing-fifo",
                SowingOrder::Lifo => "sowing-lifo",
                SowingOrder::Choice => "sowing-choice",
            };
            let values = SowingOrder::ALL.map(|sowing| (sowing, named(sowing)));
            vec![GameSetting::new(("more-sowing", "hint-sowing"), game.sowing(), values, |sowing| {
                game.with_sowing(sowing).map(AnyGame::Babilego)
            })]
        }
        AnyGame::Nim(game) => {
            let values = [(false, "nim-normal"), (true, "nim-misere")];
            let last = GameSetting::new(("more-last-object", "hint-last-object"), game.misere, values, |misere| {
                Some(AnyGame::Nim(game.with_misere(misere)))
            });
            let mut limits = vec![(None, "nim-take-any")];
            let takes = ["nim-take-1", "nim-take-2", "nim-take-3", "nim-take-4", "nim-take-5"];
            limits.extend((1..).map(NonZeroU16::new).zip(takes));
            if limits.iter().all(|(limit, _)| *limit != game.max_take()) {
                limits.insert(0, (game.max_take(), "nim-take-given"));
            }
            let limit = GameSetting::new(("more-max-take", "hint-max-take"), game.max_take(), limits, |limit| {
                Some(AnyGame::Nim(game.with_max_take(limit)))
            });
            let values = [(None, "nim-two-players"), (Round::new(3, 0), "nim-three-players")];
            let chosen = game.round().and_then(|round| Round::new(round.players.into(), 0));
            let players = GameSetting::new(("more-players", "hint-players"), chosen, values, |round| {
                Some(AnyGame::Nim(round.map_or(game.without_round(), |round| game.with_round(round))))
            });
            vec![last, limit, players]
        }
        AnyGame::Tree(_) | AnyGame::Kalah(_) | AnyGame::Pig(_) | AnyGame::TicTacToe3(_) | AnyGame::Twenty48(_) => {
            Vec::new()
        }
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

/// Returns the numbers that make up the size of a board. Empty for games with a fixed board. The number of pits or
/// piles, if any, comes first.
pub fn board_numbers(game: &AnyGame) -> Vec<BoardNumber> {
    let number = |name, value, max| BoardNumber { name, value, max };
    match game {
        AnyGame::ConnectFour(game) => vec![
            number("size-columns", game.rules().columns, connect_four::MAX_SIZE),
            number("size-rows", game.rules().rows, connect_four::MAX_SIZE),
            number("size-connect", game.rules().connect, connect_four::MAX_SIZE),
        ],
        AnyGame::Kalah(game) => {
            let pits = game.seeds(MancalaSide::South);
            let seeds = pits.first().map_or(1, |&seeds| seeds.max(1));
            vec![number("size-pits", pits.len(), MAX_PITS), number("size-seeds", seeds.into(), MAX_SEEDS.into())]
        }
        AnyGame::Babilego(game) => vec![number("size-pits", game.width(), MAX_PITS)],
        AnyGame::Nim(game) => {
            let objects = game.piles().iter().fold(1, |largest, &objects| objects.max(largest));
            vec![
                number("size-piles", game.piles().len(), MAX_PILES),
                number("size-objects", objects.into(), MAX_OBJECTS.into()),
            ]
        }
        AnyGame::Pig(game) => vec![number("size-target", game.target() as usize, MAX_POINTS as usize)],
        AnyGame::Twenty48(game) => {
            let rows = game.rows();
            let most = *twenty48::SIZES.end();
            vec![number("size-columns", rows[0].len(), most), number("size-rows", rows.len(), most)]
        }
        AnyGame::Tree(_) | AnyGame::TicTacToe(_) | AnyGame::Othello(_) | AnyGame::TicTacToe3(_) => Vec::new(),
    }
}

/// Returns the initial position with the same rules on a board of another size.
pub fn with_board_numbers(game: &AnyGame, numbers: &[usize]) -> Option<AnyGame> {
    let small = |count: usize| u16::try_from(count).ok();
    match game {
        AnyGame::ConnectFour(game) => {
            let &[columns, rows, connect] = numbers else { return None };
            Some(AnyGame::ConnectFour(ConnectFour::new(ConnectFourRules { columns, rows, connect, ..*game.rules() })))
        }
        AnyGame::Kalah(game) => {
            let &[pits, seeds] = numbers else { return None };
            let row = vec![small(seeds)?; pits];
            Some(AnyGame::Kalah(Kalah::new([&row, &row], [0, 0])?.with_max(game.max)))
        }
        AnyGame::Babilego(game) => {
            let &[pits] = numbers else { return None };
            let row = vec![VALUES.to_vec(); pits];
            Some(AnyGame::Babilego(Babilego::new(&[row.clone(), row], [0, 0], game.sowing())?.with_max(game.max)))
        }
        AnyGame::Nim(game) => {
            let &[piles, objects] = numbers else { return None };
            Some(AnyGame::Nim(game.with_piles(&vec![small(objects)?; piles])?))
        }
        AnyGame::Pig(_) => {
            let &[target] = numbers else { return None };
            Some(AnyGame::Pig(Pig::new(u32::try_from(target).ok()?, [0, 0], 0, Player::Max)?))
        }
        AnyGame::Twenty48(game) => {
            let &[columns, rows] = numbers else { return None };
            let mut board = vec![vec![0; columns]; rows];
            // Two tiles in the upper corners, as on the standard board.
            for column in [0, columns.checked_sub(1)?] {
                board[0][column] = 2;
            }
            Some(AnyGame::Twenty48(Twenty48::new(&board)?.with_weights(game.weights())))
        }
        AnyGame::Tree(_) | AnyGame::TicTacToe(_) | AnyGame::Othello(_) | AnyGame::TicTacToe3(_) => None,
    }
}

/// Returns the features and weights of a game, if it is evaluated by weights.
pub fn weights(game: &AnyGame) -> Option<(&'static [Feature], Weights)> {
    let weights_in =
        |evaluation| if let EvaluationFunction::Weighted(weights) = evaluation { Some(weights) } else { None };
    match game {
        AnyGame::TicTacToe(game) => Some((tic_tac_toe::FEATURES, weights_in(game.rules().evaluation)?)),
        AnyGame::ConnectFour(game) => Some((connect_four::FEATURES, weights_in(game.rules().evaluation)?)),
        AnyGame::Othello(game) => Some((othello::FEATURES, game.weights?)),
        AnyGame::Twenty48(game) => Some((twenty48::FEATURES, game.weights())),
        AnyGame::Tree(_)
        | AnyGame::Kalah(_)
        | AnyGame::Babilego(_)
        | AnyGame::Nim(_)
        | AnyGame::Pig(_)
        | AnyGame::TicTacToe3(_) => None,
    }
}

/// Returns the position with other weights. Games without weights are returned unchanged.
pub fn with_weights(game: &AnyGame, weights: Weights) -> AnyGame {
    let evaluation = EvaluationFunction::Weighted(weights);
    match game {
        AnyGame::TicTacToe(game) => AnyGame::TicTacToe(game.with_evaluation(evaluation)),
        AnyGame::ConnectFour(game) => AnyGame::ConnectFour(game.with_evaluation(evaluation)),
        AnyGame::Othello(game) => AnyGame::Othello(game.with_weights(Some(weights))),
        AnyGame::Twenty48(game) => AnyGame::Twenty48(game.with_weights(weights)),
        AnyGame::Tree(_)
        | AnyGame::Kalah(_)
        | AnyGame::Babilego(_)
        | AnyGame::Nim(_)
        | AnyGame::Pig(_)
        | AnyGame::TicTacToe3(_) => game.clone(),
    }
}

/// Returns whether a feature can occur under the rules of a game that has the feature.
pub const fn can_count(game: &AnyGame, feature: Feature) -> bool {
    match game {
        AnyGame::ConnectFour(game) => game.rules().counts(feature),
        AnyGame::TicTacToe(_)
        | AnyGame::Othello(_)
        | AnyGame::Tree(_)
        | AnyGame::Kalah(_)
        | AnyGame::Babilego(_)
        | AnyGame::Nim(_)
        | AnyGame::Pig(_)
        | AnyGame::TicTacToe3(_)
        | AnyGame::Twenty48(_) => true,
    }
}

/// Returns the pieces that can be put into the cells of a grid by clicks, in the order in which their players move;
/// empty for another board.
pub fn pieces(game: &AnyGame) -> Vec<Piece> {
    let of_two = |max: Mark, shapes: [PieceShape; 2]| {
        let owners = [Mark::X, Mark::O].map(|mark| mark.player(max));
        shapes.into_iter().zip(owners).map(|(shape, owner)| Piece { shape, owner }).collect()
    };
    match Sides::of(game) {
        Sides::Marks(max) => of_two(max, [PieceShape::Cross, PieceShape::Nought]),
        Sides::Discs(max) => of_two(max, [PieceShape::Disc; 2]),
        Sides::Players if matches!(game, AnyGame::TicTacToe3(_)) => tic_tac_toe_3::PIECES.to_vec(),
        Sides::Rows(_) | Sides::Players => Vec::new(),
    }
}

/// Returns the game with other pieces in the cells of its grid, row by row from the top left. A piece is its index
/// among the [pieces] of the game.
///
/// # Errors
/// Fails with all reasons why no game can lead to this board.
pub fn with_cells(game: &AnyGame, pieces: &[Option<usize>]) -> Result<AnyGame, Vec<BoardFault>> {
    let marks = [Mark::X, Mark::O];
    let cells: Vec<Option<Mark>> = pieces.iter().map(|piece| marks.get((*piece)?).copied()).collect();
    match game {
        AnyGame::TicTacToe3(_) => {
            let cells = std::array::from_fn(|cell| pieces[cell]);
            TicTacToe3::from_cells(&cells).map(AnyGame::TicTacToe3).ok_or_else(|| vec![BoardFault::NotOfThree])
        }
        AnyGame::TicTacToe(game) => {
            let cells = std::array::from_fn(|cell| cells[cell]);
            TicTacToe::from_cells(cells, None, *game.rules()).map(AnyGame::TicTacToe)
        }
        AnyGame::ConnectFour(game) => ConnectFour::from_cells(&cells, None, *game.rules()).map(AnyGame::ConnectFour),
        AnyGame::Othello(game) => {
            let cells = std::array::from_fn(|cell| cells[cell]);
            let changed = Othello::from_cells(&cells, game.to_move, game.max);
            Ok(AnyGame::Othello(changed.with_weights(game.weights)))
        }
        AnyGame::Tree(_)
        | AnyGame::Kalah(_)
        | AnyGame::Babilego(_)
        | AnyGame::Nim(_)
        | AnyGame::Pig(_)
        | AnyGame::Twenty48(_) => Ok(game.clone()),
    }
}

/// Returns the position with the numbers of the form. The turn and the rules are those of `game`.
///
/// # Errors
/// Fails with the first field that is invalid.
pub fn with_counts(game: &AnyGame, form: &CountsForm) -> Result<AnyGame, CountsFault> {
    let last = form.rows().saturating_sub(1);
    let stores = || Ok([form.count([0, last], MAX_STORED)?, form.count([1, last], MAX_STORED)?]);
    // Within these limits every position is possible, except one in which both players have won.
    Ok(match game {
        AnyGame::Kalah(game) => {
            let rows = [form.counts(0, last, MAX_SEEDS)?, form.counts(1, last, MAX_SEEDS)?];
            let changed = Kalah::new([&rows[0], &rows[1]], stores()?);
            AnyGame::Kalah(changed.map_or(*game, |new| new.with_to_move(game.to_move).with_max(game.max)))
        }
        AnyGame::Babilego(game) => {
            let row =
                |column| (0..last).map(|row| tokens(form, [column, row], game.sowing())).collect::<Result<_, _>>();
            let rows: TokenRows = [row(0)?, row(1)?];
            let changed = Babilego::new(&rows, stores()?, game.sowing());
            AnyGame::Babilego(changed.map_or(game.clone(), |new| new.with_to_move(game.to_move).with_max(game.max)))
        }
        AnyGame::Nim(game) => {
            AnyGame::Nim(game.with_piles(&form.counts(0, form.rows(), MAX_OBJECTS)?).unwrap_or(*game))
        }
        AnyGame::Pig(game) => {
            let [max, min, turn] = [0, 1, 2].map(|row| form.count([0, row], MAX_POINTS));
            let (held, turn) = ([max?, min?], turn?);
            let changed = Pig::new(game.target(), held, turn, game.to_move());
            let fault = CountsFault { field: [0, 1], kind: CountsFaultKind::Count(game.target() - 1) };
            AnyGame::Pig(changed.ok_or(fault)?.with_rolling(game.is_rolling()))
        }
        AnyGame::Twenty48(game) => {
            let row = |row| (0..form.columns()).map(|column| form.tile([column, row], MAX_TILE)).collect();
            let rows = (0..form.rows()).map(row).collect::<Result<Vec<_>, _>>()?;
            let changed = Twenty48::new(&rows).map(|new| new.with_due(game.is_due()).with_weights(game.weights()));
            AnyGame::Twenty48(changed.unwrap_or(*game))
        }
        AnyGame::Tree(_)
        | AnyGame::TicTacToe(_)
        | AnyGame::ConnectFour(_)
        | AnyGame::Othello(_)
        | AnyGame::TicTacToe3(_) => game.clone(),
    })
}

fn tokens(form: &CountsForm, field: [usize; 2], sowing: SowingOrder) -> Result<Vec<u8>, CountsFault> {
    let tokens = form.tokens(field, &VALUES, MAX_TOKENS)?;
    if sowing == SowingOrder::Choice && MAX_ORDERS < order_count(&tokens) {
        return Err(CountsFault { field, kind: CountsFaultKind::Orders });
    }
    Ok(tokens)
}

/// Returns the position with this player to move. Returns `None` if the board determines the turn.
pub fn with_to_move(game: &AnyGame, player: Player) -> Option<AnyGame> {
    let side = |max: MancalaSide| if player == Player::Max { max } else { max.other() };
    match game {
        AnyGame::Othello(game) => {
            let cells = std::array::from_fn(|cell| game.mark_at(cell));
            let mark = if player == Player::Max { game.max } else { game.max.other() };
            Some(AnyGame::Othello(Othello::from_cells(&cells, mark, game.max).with_weights(game.weights)))
        }
        AnyGame::Kalah(game) => Some(AnyGame::Kalah(game.with_to_move(side(game.max)))),
        AnyGame::Babilego(game) => Some(AnyGame::Babilego(game.clone().with_to_move(side(game.max)))),
        AnyGame::Nim(game) if game.round().is_some() => None,
        AnyGame::Nim(game) => Some(AnyGame::Nim(game.with_to_move(player))),
        AnyGame::Pig(game) => Some(AnyGame::Pig(game.with_to_move(player))),
        AnyGame::Tree(_)
        | AnyGame::TicTacToe(_)
        | AnyGame::ConnectFour(_)
        | AnyGame::TicTacToe3(_)
        | AnyGame::Twenty48(_) => None,
    }
}

/// Returns the position with MAX on this side. Returns `None` in games without sides.
pub fn with_max(game: &AnyGame, side: MancalaSide) -> Option<AnyGame> {
    match game {
        AnyGame::Kalah(game) => Some(AnyGame::Kalah(game.with_max(side))),
        AnyGame::Babilego(game) => Some(AnyGame::Babilego(game.clone().with_max(side))),
        AnyGame::Tree(_)
        | AnyGame::TicTacToe(_)
        | AnyGame::ConnectFour(_)
        | AnyGame::Othello(_)
        | AnyGame::Nim(_)
        | AnyGame::Pig(_)
        | AnyGame::TicTacToe3(_)
        | AnyGame::Twenty48(_) => None,
    }
}

/// Returns the part of the board that is clicked to make a move. Returns `None` for moves without such a part.
pub fn target(position: &AnyGame, mv: AnyMove) -> Option<BoardPart> {
    let pit = |pit: u8| {
        let is_north = Sides::of(position) == Sides::Rows(MancalaSide::North);
        BoardPart::Pit { is_north: is_north == (position.to_move() == Player::Max), pit: pit.into() }
    };
    match mv {
        AnyMove::Tree(_) | AnyMove::Othello(OthelloMove::Pass) | AnyMove::Pig(_) | AnyMove::Twenty48(_) => None,
        AnyMove::TicTacToe(cell) | AnyMove::TicTacToe3(cell) | AnyMove::Othello(OthelloMove::Square(cell)) => {
            Some(BoardPart::Cell(cell.into()))
        }
        AnyMove::ConnectFour(column) => Some(BoardPart::Column(column.into())),
        AnyMove::Kalah(own) => Some(pit(own)),
        AnyMove::Babilego(sow) => Some(pit(sow.pit)),
        AnyMove::Nim(take) => Some(BoardPart::Pile(take.pile.into())),
    }
}

/// Returns the moves that have buttons, whether they are legal or not, so that a button never changes its place; empty
/// in games whose moves have targets on the board.
pub fn button_moves(position: &AnyGame) -> Vec<AnyMove> {
    match position {
        AnyGame::Pig(_) => [PigMove::Roll, PigMove::Hold].map(AnyMove::Pig).into(),
        AnyGame::Tree(_)
        | AnyGame::TicTacToe(_)
        | AnyGame::ConnectFour(_)
        | AnyGame::Othello(_)
        | AnyGame::Kalah(_)
        | AnyGame::Babilego(_)
        | AnyGame::Nim(_)
        | AnyGame::TicTacToe3(_)
        | AnyGame::Twenty48(_) => slides(position).map_or_else(Vec::new, Vec::from),
    }
}

/// Returns the moves of the arrow keys, legal or not, in the order of [`Slide::ALL`]; `None` in games whose pieces do
/// not slide.
pub fn slides(position: &AnyGame) -> Option<[AnyMove; 4]> {
    match position {
        AnyGame::Twenty48(_) => Some(TileSlide::ALL.map(|slide| AnyMove::Twenty48(Twenty48Move::Slide(slide)))),
        AnyGame::Tree(_)
        | AnyGame::TicTacToe(_)
        | AnyGame::ConnectFour(_)
        | AnyGame::Othello(_)
        | AnyGame::Kalah(_)
        | AnyGame::Babilego(_)
        | AnyGame::Nim(_)
        | AnyGame::Pig(_)
        | AnyGame::TicTacToe3(_) => None,
    }
}

/// Returns whether legal moves are marked on the board, because they are not obvious.
pub const fn marks_targets(game: &AnyGame) -> bool {
    match game {
        AnyGame::Othello(_) => true,
        AnyGame::Tree(_)
        | AnyGame::TicTacToe(_)
        | AnyGame::ConnectFour(_)
        | AnyGame::Kalah(_)
        | AnyGame::Babilego(_)
        | AnyGame::Nim(_)
        | AnyGame::Pig(_)
        | AnyGame::TicTacToe3(_)
        | AnyGame::Twenty48(_) => false,
    }
}

/// A new game, by its index in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame(usize);

impl NewGame {
    /// Returns all games, in the order of the menu.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..DOCUMENTS.len()).map(Self)
    }

    pub fn name(self, words: &Words) -> String {
        DOCUMENTS[self.0].title.as_ref().map(|title| title.in_language(words.language()).to_owned()).unwrap_or_default()
    }

    /// Returns the new games of the same kind as a position.
    pub fn of_kind(game: &AnyGame) -> impl Iterator<Item = Self> {
        let kind = std::mem::discriminant(game);
        Self::all().filter(move |new| std::mem::discriminant(DOCUMENTS[new.0].position()) == kind)
    }

    /// Returns the game as a new document.
    pub fn document(self) -> Document {
        DOCUMENTS[self.0].clone()
    }
}

/// Returns whether a document is an unchanged new game, which contains no work of the user.
pub fn is_untouched_new_game(document: &Document) -> bool {
    DOCUMENTS.contains(document)
}

static DOCUMENTS: LazyLock<Vec<Document>> = LazyLock::new(|| {
    let openings = openings();
    let titles = localized_texts(|words| openings.each_ref().map(|opening| words.text(opening.name)));
    let document = |(opening, title): (Opening, LocalizedText)| {
        let merge = if opening.game.canonical().is_some() { Merge::Everywhere } else { Merge::Nowhere };
        Document {
            title: Some(title),
            search: SearchConfig { depth: opening.depth, merge, ..SearchConfig::default() },
            ..Document::of_position(opening.game)
        }
    };
    openings.into_iter().zip(titles).map(document).collect()
});

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::document::recorder::record;
    use poda_core::game::played_game::legal_moves;
    use poda_core::game::{GameView, MoveTarget};

    fn game(text: &str) -> AnyGame {
        poda_words::file::load(format!("(version: 1, game: {text})").as_bytes()).unwrap().position().clone()
    }

    #[test]
    fn a_board_of_another_size_is_the_opening_of_the_same_game() {
        for (before, numbers, after) in [
            ("ConnectFour(max: O)", vec![5, 4, 3], "ConnectFour(columns: 5, rows: 4, connect: 3, max: O)"),
            ("Kalah(max: North)", vec![3, 2], "Kalah(south: [2, 2, 2], north: [2, 2, 2], max: North)"),
            ("Nim(misere: true)", vec![2, 6], "Nim(piles: [6, 6], misere: true)"),
            ("Pig(scores: (3, 4))", vec![50], "Pig(target: 50)"),
            ("Twenty48()", vec![4, 2], "Twenty48(board: [[2, 0, 0, 2], [0, 0, 0, 0]])"),
        ] {
            assert_eq!(with_board_numbers(&game(before), &numbers), Some(game(after)), "{before}");
            let of: Vec<usize> = board_numbers(&game(after)).into_iter().map(|number| number.value).collect();
            assert_eq!(of, numbers);
        }
        assert!(board_numbers(&game("Othello()")).is_empty(), "its board has one size");
    }

    #[test]
    fn a_move_of_nim_may_be_limited() {
        let limit =
            |text: &str| settings(&game(text)).into_iter().find(|setting| setting.name == "more-max-take").unwrap();
        let open = limit("Nim(piles: [9, 4], misere: true)");
        let names: Vec<_> = open.offers.iter().map(|(name, _)| *name).collect();
        assert_eq!((names[open.chosen], names.len()), ("nim-take-any", 6));
        assert_eq!(open.offers[3], ("nim-take-3", game("Nim(piles: [9, 4], max_take: 3, misere: true)")));
        let own = limit("Nim(piles: [9], max_take: 7)");
        assert_eq!((own.offers[own.chosen].0, own.offers.len()), ("nim-take-given", 7));
        assert_eq!(limit("Nim(piles: [9], max_take: 1)").chosen, 1);
    }

    #[test]
    fn the_fields_of_a_position_mean_that_position() {
        let kalah = AnyGame::Kalah(Kalah::default().with_to_move(MancalaSide::North).with_max(MancalaSide::North));
        let babilego = AnyGame::Babilego(Babilego::opening(SowingOrder::Choice).with_max(MancalaSide::North));
        for game in [kalah, babilego, AnyGame::Nim(Nim::default().with_misere(true))] {
            let form = CountsForm::of(&game.board()).unwrap();
            assert_eq!(with_counts(&game, &form), Ok(game.clone()));
            let max = board_numbers(&game)[0].max;
            let longer = with_counts(&game, &form.resized(false, max).unwrap()).unwrap();
            let shorter = CountsForm::of(&longer.board()).unwrap().resized(true, max).unwrap();
            assert_eq!(with_counts(&longer, &shorter), Ok(game));
        }
    }

    #[test]
    fn there_is_a_pit_at_least_and_not_too_many() {
        let resized = |game: &AnyGame, is_shorter| {
            CountsForm::of(&game.board()).unwrap().resized(is_shorter, board_numbers(game)[0].max).is_some()
        };
        let one = AnyGame::Kalah(Kalah::opening(1, 3));
        assert_eq!([true, false].map(|is_shorter| resized(&one, is_shorter)), [false, true]);
        let twenty = AnyGame::Nim(Nim::new(&[1; 20], false).unwrap());
        assert_eq!([true, false].map(|is_shorter| resized(&twenty, is_shorter)), [true, false]);
    }

    #[test]
    fn what_cannot_be_is_found_where_it_stands() {
        let fault = |game: &AnyGame, fields: &[([usize; 2], &str)]| {
            let mut form = CountsForm::of(&game.board()).unwrap();
            for &(field, text) in fields {
                text.clone_into(form.field(field));
            }
            with_counts(game, &form).err()
        };
        let wrong = |field, kind| Some(CountsFault { field, kind });
        let nim = AnyGame::Nim(Nim::default());
        for text in ["", "x", "-1", "1001", "2.5"] {
            assert_eq!(fault(&nim, &[([0, 1], text)]), wrong([0, 1], CountsFaultKind::Count(1_000)));
        }
        assert_eq!(fault(&nim, &[([0, 1], " 4 ")]), None);
        let babilego = AnyGame::Babilego(Babilego::opening(SowingOrder::Choice));
        let many = "1 5 10 ".repeat(4);
        assert_eq!(fault(&babilego, &[([1, 0], "1 5 2")]), wrong([1, 0], CountsFaultKind::Token(256)));
        assert_eq!(fault(&babilego, &[([1, 0], &many)]), wrong([1, 0], CountsFaultKind::Orders));
        assert_eq!(fault(&babilego, &[([1, 0], "1,5-10")]), None);
        let kalah = AnyGame::Kalah(Kalah::default());
        assert_eq!(fault(&kalah, &[([0, 6], "many")]), wrong([0, 6], CountsFaultKind::Count(MAX_STORED)));
        let pig = AnyGame::Pig(Pig::default());
        assert_eq!(fault(&pig, &[([0, 0], "20"), ([0, 1], "19")]), None);
        assert_eq!(fault(&pig, &[([0, 0], "20"), ([0, 1], "20")]), wrong([0, 1], CountsFaultKind::Count(19)));
        let tiles = AnyGame::Twenty48(Twenty48::default());
        assert_eq!(fault(&tiles, &[([1, 2], "3")]), wrong([1, 2], CountsFaultKind::Tile(MAX_TILE)));
        assert_eq!(fault(&tiles, &[([0, 0], ""), ([1, 2], "8")]), None);
    }

    #[test]
    fn every_game_can_be_played_by_clicks() {
        for Opening { game, name, .. } in openings() {
            let has_word = |mv| game.move_target(mv).is_some_and(MoveTarget::is_word);
            let is_clicked = |&mv: &AnyMove| target(&game, mv).is_some() || has_word(mv);
            assert!(legal_moves(&game).iter().all(is_clicked), "{name}");
        }
    }

    #[test]
    fn every_game_opens_at_once_with_a_tree_that_can_be_read() {
        for opening in NewGame::all() {
            let document = opening.document();
            let nodes = record(&document.search, document.position(), 1_000).trace().end().stats().nodes;
            assert!((5..110).contains(&nodes), "{opening:?} has {nodes} nodes");
            assert!(is_untouched_new_game(&document));
        }
    }
}
