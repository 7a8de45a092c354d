//! The answers of a program with the rules of a game: their fields, and what is wrong with them.

use super::node_board::{NodeBoardError, TILINGS, add_piece, board_of_rows, board_of_text};
use super::schema::PLAYERS;
use crate::messages::{Grouped, Message};
use poda_core::game::players::MIN_PLAYERS;
use poda_core::game::tree::{BoardSet, NodeBoard};
use poda_core::score::{MAX_PLAYERS, Score};
use poda_core::text::Excerpt;
use serde_json::{Map, Value as Json};
use std::sync::Arc;

/// The largest number of bytes of a state.
pub(super) const MAX_STATE_BYTES: usize = 64 << 10;
/// Whole numbers below are exact as doubles.
const MAX_EXACT: f64 = 9_007_199_254_740_992.0;
/// What is wrong with the answer of a program.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "game-answer", field = "found")]
pub enum GameAnswerError {
    /// The answer is not an object in JSON.
    NotJson,
    /// A field does not exist.
    UnknownField(Excerpt),
    MissingField(#[message("field")] &'static str),
    /// A field has a value of another kind.
    WrongField {
        #[message("field")]
        field: &'static str,
        found: Excerpt,
    },
    /// The answer has more or fewer positions than were asked for.
    WrongLength {
        #[message("positions")]
        positions: usize,
        #[message("states")]
        states: usize,
    },
    /// A move is listed twice.
    RepeatedMove(Excerpt),
    /// A number is not a number.
    NotANumber {
        #[message("field")]
        field: &'static str,
        found: Excerpt,
    },
    /// A position without moves has no value.
    NoValue,
    /// A vector does not have an entry for each player.
    VectorLength {
        #[message("length")]
        length: usize,
        #[message("players")]
        players: usize,
    },
    /// No player has this name.
    NoSuchPlayer(Excerpt),
    /// The probabilities of the outcomes of chance are wrong.
    Probabilities,
    /// A probability stands at a move of a player.
    ProbabilityOfMove,
    /// A state is too large.
    #[message(most = Grouped(MAX_STATE_BYTES))]
    LargeState(#[message("count", Grouped)] usize),
    /// A number in a state would be rounded.
    RoundedState(Excerpt),
    /// The number of players is wrong.
    #[message(least = MIN_PLAYERS, most = MAX_PLAYERS)]
    PlayerCount(#[message("count")] usize),
    /// A board is wrong.
    #[message(transparent)]
    Board(NodeBoardError),
    /// The program has answered differently about the same state before.
    ChangedMind,
}

pub(super) fn fields(answer: &str, names: &[&str]) -> Result<Map<String, Json>, GameAnswerError> {
    let Ok(Json::Object(object)) = serde_json::from_str(answer) else { return Err(GameAnswerError::NotJson) };
    check_names(&object, names)?;
    Ok(object)
}

pub(super) fn check_names(object: &Map<String, Json>, names: &[&str]) -> Result<(), GameAnswerError> {
    match object.keys().find(|key| !names.contains(&key.as_str())) {
        Some(key) => Err(GameAnswerError::UnknownField(Excerpt::new(key))),
        None => Ok(()),
    }
}

pub(super) fn required<'a>(object: &'a Map<String, Json>, name: &'static str) -> Result<&'a Json, GameAnswerError> {
    object.get(name).ok_or(GameAnswerError::MissingField(name))
}

pub(super) fn wrong(field: &'static str, found: &Json) -> GameAnswerError {
    GameAnswerError::WrongField { field, found: Excerpt::new(&found.to_string()) }
}

pub(super) fn number_error(field: &'static str, found: &Json) -> GameAnswerError {
    GameAnswerError::NotANumber { field, found: Excerpt::new(&found.to_string()) }
}

/// Checks that the numbers of a state are handed back as they are. A large whole number would be rounded.
pub(super) fn check_numbers(state: &Json) -> Result<(), GameAnswerError> {
    let mut open = vec![state];
    while let Some(json) = open.pop() {
        match json {
            Json::Number(number) => {
                let is_whole = number.is_i64() || number.is_u64();
                if !is_whole && number.as_f64().is_none_or(|number| MAX_EXACT <= number.abs()) {
                    return Err(GameAnswerError::RoundedState(Excerpt::new(&number.to_string())));
                }
            }
            Json::Array(list) => open.extend(list),
            Json::Object(object) => open.extend(object.values()),
            Json::Null | Json::Bool(_) | Json::String(_) => {}
        }
    }
    Ok(())
}

pub(super) fn text(json: &Json, field: &'static str) -> Result<String, GameAnswerError> {
    json.as_str().map(str::to_owned).ok_or_else(|| wrong(field, json))
}

/// Returns the score that a number is, or a fraction, `inf` or `-inf` in quotes.
pub(super) fn score(json: &Json, field: &'static str) -> Result<Score, GameAnswerError> {
    let found = match json {
        Json::Number(number) => number.as_f64().filter(|number| number.is_finite()).and_then(Score::new),
        Json::String(text) => match text.as_str() {
            "inf" => Some(Score::INFINITY),
            "-inf" => Some(Score::NEG_INFINITY),
            other => Score::parse_ratio(other),
        },
        Json::Null | Json::Bool(_) | Json::Array(_) | Json::Object(_) => None,
    };
    found.ok_or_else(|| number_error(field, json))
}

pub(super) fn board(object: &Map<String, Json>) -> Result<Option<Arc<NodeBoard>>, GameAnswerError> {
    let found = match (object.get("board"), object.get("text")) {
        (None, None) => return Ok(None),
        (Some(_), Some(_)) => Err(NodeBoardError::BoardAndText),
        (Some(Json::Array(rows)), None) => {
            let rows = rows.iter().map(|row| text(row, "board")).collect::<Result<Vec<_>, _>>()?;
            board_of_rows(&rows).map_err(|(_, error)| error)
        }
        (Some(other), None) => return Err(wrong("board", other)),
        (None, Some(lines)) => board_of_text(&text(lines, "text")?),
    };
    found.map(|board| Some(Arc::new(board))).map_err(GameAnswerError::Board)
}

pub(super) fn board_set(json: &Json) -> Result<BoardSet, GameAnswerError> {
    let Json::Object(object) = json else { return Err(wrong("boards", json)) };
    check_names(object, &["grid", "pieces"])?;
    let mut set = BoardSet::default();
    if let Some(grid) = object.get("grid") {
        let tiling = TILINGS.iter().find(|(name, _)| grid == name);
        set.tiling = tiling.ok_or_else(|| wrong("grid", grid))?.1;
    }
    if let Some(pieces) = object.get("pieces") {
        let Json::Object(pieces) = pieces else { return Err(wrong("pieces", pieces)) };
        for (piece, owner) in pieces {
            let found = PLAYERS.iter().find(|(name, _)| owner == name);
            let (_, owner) = *found.ok_or_else(|| wrong("pieces", owner))?;
            add_piece(&mut set, piece, owner).map_err(GameAnswerError::Board)?;
        }
    }
    Ok(set)
}
