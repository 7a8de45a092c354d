//! A game whose rules are in another program: what it is asked, what it answers, and the tree that follows.
//!
//! Positions are asked for row by row, up to 256 at once, each of them once: states are compared by their canonical
//! text, and equal states are the same position. This module neither starts programs nor waits for them.

use super::game_answer::{
    MAX_STATE_BYTES, board, board_set, check_names, check_numbers, fields, number_error, required, score, text, wrong,
};
use super::limits::MAX_BYTES;
use super::probability::{OutcomeShare, weights};
use crate::messages::{Grouped, Message};
use poda_core::document::{Document, LocalizedText};
use poda_core::game::any::AnyGame;
use poda_core::game::players::MIN_PLAYERS;
use poda_core::game::tree::{BoardSet, NodeBoard, Tree, TreeBuilder, Weight, max_levels};
use poda_core::score::{MAX_PLAYERS, Payoffs, Player, Score};
use poda_core::text::Excerpt;
use serde_json::Value as Json;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

pub use super::game_answer::GameAnswerError;

/// The largest number of states in a request.
pub const MAX_STATES: usize = 256;
/// The first request.
pub const FIRST_REQUEST: &str = r#"{"poda": "game", "version": 1}"#;
/// About how many bytes a node takes in a position file beside its board and the name of its move, and a row of a board
/// beside its cells. A file is indented.
const BYTES_A_NODE: usize = 60;
const BYTES_A_ROW: usize = 4;
/// The largest number of different positions, and of nodes of the tree, if a depth is given, and if none is.
const MAX_POSITIONS: [usize; 2] = [500_000, 50_000];
/// How many times as many positions may be known by their states alone.
const ROOM: usize = 8;
const MAX_NODES: [usize; 2] = [1_000_000, 100_000];

/// Why there is no tree, although every answer is valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "game-tree")]
pub enum GameTreeError {
    /// A position at the depth limit has no estimate.
    NoEstimate { depth: usize },
    /// There are too many positions or nodes, even at a depth of one ply.
    #[message(most = Grouped(MAX_NODES[0]))]
    TooLarge,
}

/// A tree of the positions about which a program was asked.
#[derive(Clone, Debug, PartialEq)]
pub struct ExploredTree {
    /// The document with the tree, as a position file with it is read.
    pub document: Document,
    /// The number of plies after which it ends at the latest.
    pub plies: usize,
    /// Whether the game is over at every leaf. If not, leaves after that many plies have estimates.
    pub is_whole: bool,
}

impl ExploredTree {
    /// Returns where the tree ends, if that is before the game is over, and not at the number of plies that were wanted.
    pub fn limit(&self, wanted: Option<usize>) -> Option<GameLimit> {
        (!self.is_whole && wanted != Some(self.plies)).then_some(GameLimit { plies: self.plies })
    }
}

/// Where a tree ends before the game does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("game-limit")]
pub struct GameLimit {
    /// The number of plies.
    pub plies: usize,
}

/// Whose turn it is at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GameTurn {
    Chance,
    Player(u8),
}

/// A position as the program describes it.
#[derive(Clone, Debug, PartialEq)]
struct GamePosition {
    turn: GameTurn,
    moves: Vec<GameMove>,
    board: Option<Arc<NodeBoard>>,
    /// The bytes of the board in a position file.
    board_bytes: usize,
    value: Option<GameValue>,
    estimate: Option<GameValue>,
}

#[derive(Clone, Debug, PartialEq)]
struct GameMove {
    name: String,
    /// The index of the state.
    to: usize,
    weight: Option<Weight>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum GameValue {
    Score(Score),
    Vector(Payoffs),
}

/// The game as far as the program has been asked about it.
#[derive(Debug)]
pub struct GameExploration {
    name: String,
    /// The names of the players, if they have payoffs of their own; otherwise those of MAX and MIN.
    players: Vec<String>,
    boards: Option<BoardSet>,
    /// The canonical texts of all states, in the order in which they were first met.
    states: Vec<String>,
    by_text: HashMap<String, usize>,
    /// The positions of the first states.
    positions: Vec<GamePosition>,
    /// The numbers of states that are at most 0, 1, … plies away from the start.
    rows: Vec<usize>,
    depth: Option<usize>,
}

impl GameExploration {
    /// Reads the answer to [`FIRST_REQUEST`]. `depth` is the number of plies that are wanted; `None`: as many as there
    /// is room for.
    ///
    /// # Errors
    /// If the answer is not valid.
    pub fn new(answer: &str, depth: Option<usize>) -> Result<Self, GameAnswerError> {
        let object = fields(answer, &["poda", "version", "name", "players", "boards", "start"])?;
        let game = required(&object, "poda")?;
        if game != "game" {
            return Err(wrong("poda", game));
        }
        let version = required(&object, "version")?;
        if *version != 1 {
            return Err(wrong("version", version));
        }
        let name = object.get("name").map_or(Ok(String::new()), |name| text(name, "name"))?;
        let players = match object.get("players") {
            None => vec!["MAX".to_owned(), "MIN".to_owned()],
            Some(Json::Array(names)) => names.iter().map(|name| text(name, "players")).collect::<Result<_, _>>()?,
            Some(other) => return Err(wrong("players", other)),
        };
        if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&players.len()) {
            return Err(GameAnswerError::PlayerCount(players.len()));
        }
        let boards = object.get("boards").map(board_set).transpose()?;
        let mut game = Self {
            name,
            players,
            boards,
            states: Vec::new(),
            by_text: HashMap::new(),
            positions: Vec::new(),
            rows: vec![1],
            depth,
        };
        game.add_state(required(&object, "start")?)?;
        Ok(game)
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the number of different positions that are known.
    pub fn position_count(&self) -> usize {
        self.positions.len()
    }

    /// Returns the next request and its first state; `None` if enough is known.
    pub fn next_request(&mut self) -> Option<(String, Excerpt)> {
        let most = MAX_POSITIONS[usize::from(self.depth.is_none())];
        let row_end = *self.rows.last()?;
        if self.positions.len() == row_end {
            let plies = self.rows.len();
            let is_deep_enough = self.depth.is_some_and(|depth| depth < plies) || max_levels() <= plies;
            if is_deep_enough || self.states.len() == row_end || most < self.states.len() {
                return None;
            }
            self.rows.push(self.states.len());
        }
        // A row can lead to far more positions than there is room for: the plies before it are kept.
        if ROOM * most < self.states.len() {
            return None;
        }
        let asked = &self.states[self.positions.len()..self.batch_end()];
        Some((format!("{{\"expand\": [{}]}}", asked.join(", ")), Excerpt::new(asked.first()?)))
    }

    /// Returns the end of the states that are asked about next, within their row.
    fn batch_end(&self) -> usize {
        self.rows.last().copied().unwrap_or_default().min(self.positions.len() + MAX_STATES)
    }

    /// Reads the answer to the last request.
    ///
    /// # Errors
    /// If the answer is not valid.
    pub fn take(&mut self, answer: &str) -> Result<(), GameAnswerError> {
        let object = fields(answer, &["positions"])?;
        let positions = required(&object, "positions")?;
        let Json::Array(list) = positions else { return Err(wrong("positions", positions)) };
        let states = self.batch_end() - self.positions.len();
        if list.len() != states {
            return Err(GameAnswerError::WrongLength { positions: list.len(), states });
        }
        for position in list {
            let position = self.position(position)?;
            self.positions.push(position);
        }
        Ok(())
    }

    /// Returns the request that asks for the first position again, and checks the answer to it.
    pub fn check_request(&self) -> String {
        format!("{{\"expand\": [{}]}}", self.states[0])
    }

    /// Checks that the program describes the first position as it did before.
    ///
    /// # Errors
    /// If it does not, or if the answer is not valid.
    pub fn check(&mut self, answer: &str) -> Result<(), GameAnswerError> {
        let object = fields(answer, &["positions"])?;
        let positions = required(&object, "positions")?;
        let Some([again]) = positions.as_array().map(Vec::as_slice) else {
            return Err(wrong("positions", positions));
        };
        let again = self.position(again)?;
        if again == self.positions[0] { Ok(()) } else { Err(GameAnswerError::ChangedMind) }
    }

    fn add_state(&mut self, state: &Json) -> Result<usize, GameAnswerError> {
        // Objects are sorted by their keys, so the text is canonical.
        check_numbers(state)?;
        let text = state.to_string();
        if MAX_STATE_BYTES < text.len() {
            return Err(GameAnswerError::LargeState(text.len()));
        }
        let next = self.states.len();
        let index = *self.by_text.entry(text.clone()).or_insert(next);
        if index == next {
            self.states.push(text);
        }
        Ok(index)
    }

    fn position(&mut self, json: &Json) -> Result<GamePosition, GameAnswerError> {
        let Json::Object(object) = json else { return Err(wrong("positions", json)) };
        check_names(object, &["to_move", "moves", "board", "text", "value", "estimate"])?;
        let listed = match object.get("moves") {
            None => &Vec::new(),
            Some(Json::Array(listed)) => listed,
            Some(other) => return Err(wrong("moves", other)),
        };
        let turn = match object.get("to_move") {
            Some(mover) => self.turn(&text(mover, "to_move")?)?,
            None if listed.is_empty() => GameTurn::Player(0),
            None => return Err(GameAnswerError::MissingField("to_move")),
        };
        let mut names = HashSet::new();
        let (mut moves, mut shares) = (Vec::with_capacity(listed.len()), Vec::new());
        for mv in listed {
            let Json::Object(mv) = mv else { return Err(wrong("moves", mv)) };
            check_names(mv, &["move", "state", "p"])?;
            let name = text(required(mv, "move")?, "move")?;
            if !names.insert(name.clone()) {
                return Err(GameAnswerError::RepeatedMove(Excerpt::new(&name)));
            }
            match (turn, mv.get("p")) {
                (GameTurn::Player(_), Some(_)) => return Err(GameAnswerError::ProbabilityOfMove),
                (GameTurn::Player(_), None) => {}
                (GameTurn::Chance, None) => return Err(GameAnswerError::MissingField("p")),
                (GameTurn::Chance, Some(p)) => {
                    let written = p.as_str().map_or_else(|| p.to_string(), str::to_owned);
                    shares.push(OutcomeShare::read(&written).ok_or_else(|| number_error("p", p))?);
                }
            }
            moves.push(GameMove { name, to: self.add_state(required(mv, "state")?)?, weight: None });
        }
        if turn == GameTurn::Chance {
            let found = weights(&shares).map_err(|_| GameAnswerError::Probabilities)?;
            moves.iter_mut().zip(found).for_each(|(mv, weight)| mv.weight = Some(weight));
        }
        let number = |name| object.get(name).map(|value| self.value(value, name)).transpose();
        let (value, estimate) = (number("value")?, number("estimate")?);
        if moves.is_empty() && value.is_none() {
            return Err(GameAnswerError::NoValue);
        }
        let board = board(object)?;
        let written = |board: &NodeBoard| match board {
            NodeBoard::Text(text) => 2 * text.len(),
            NodeBoard::Cells { .. } => board.rows().iter().flatten().map(|row| row.len() + BYTES_A_ROW).sum(),
        };
        let board_bytes = board.as_deref().map_or(0, written);
        Ok(GamePosition { turn, moves, board, board_bytes, value, estimate })
    }

    fn turn(&self, name: &str) -> Result<GameTurn, GameAnswerError> {
        let side = |index: u8| (self.players.len() == 2).then_some(GameTurn::Player(index));
        let of_word = match name {
            "chance" => Some(GameTurn::Chance),
            "max" => side(0),
            "min" => side(1),
            _ => None,
        };
        let named = || self.players.iter().position(|player| player == name).and_then(|index| u8::try_from(index).ok());
        let found = of_word.or_else(|| named().map(GameTurn::Player));
        found.ok_or_else(|| GameAnswerError::NoSuchPlayer(Excerpt::new(name)))
    }

    fn has_payoffs(&self) -> bool {
        2 < self.players.len()
    }

    fn value(&self, json: &Json, field: &'static str) -> Result<GameValue, GameAnswerError> {
        if !self.has_payoffs() {
            return score(json, field).map(GameValue::Score);
        }
        let entries = json.as_array().ok_or_else(|| number_error(field, json))?;
        if entries.len() != self.players.len() {
            let (length, players) = (entries.len(), self.players.len());
            return Err(GameAnswerError::VectorLength { length, players });
        }
        let entries: Vec<Score> = entries.iter().map(|entry| score(entry, field)).collect::<Result<_, _>>()?;
        if entries.iter().all(|entry| entry.is_finite()) {
            Ok(GameValue::Vector(Payoffs::new(&entries)))
        } else {
            Err(number_error(field, json))
        }
    }

    /// Returns the number of plies that were asked about completely, the start among them.
    pub fn whole_rows(&self) -> usize {
        self.rows.iter().filter(|end| **end <= self.positions.len()).count()
    }

    /// Returns the number of plies of which every position is known. Once the program was asked about all positions of
    /// the game, these are all plies of it, as many as a tree may have.
    fn known_plies(&self) -> usize {
        if self.positions.len() == self.states.len() {
            return max_levels() - 1;
        }
        self.whole_rows().saturating_sub(1)
    }

    /// Returns the deepest tree whose positions are known, which is not too large and at whose end every position has a
    /// value. With a given depth, the tree has that depth, or it is the whole game.
    ///
    /// # Errors
    /// If there is no such tree.
    pub fn tree(&self) -> Result<ExploredTree, GameTreeError> {
        self.deepest_tree(if self.depth.is_some() { usize::MAX } else { 1 })
    }

    /// Returns the deepest tree of at least one ply whose positions are known before the game is explored; `None` if
    /// there is none yet.
    pub fn tree_so_far(&self) -> Option<ExploredTree> {
        self.deepest_tree(1).ok().filter(|tree| 0 < tree.plies)
    }

    /// Returns the deepest tree that is possible and has at least `shallowest` plies, if there are that many.
    fn deepest_tree(&self, shallowest: usize) -> Result<ExploredTree, GameTreeError> {
        let most = MAX_NODES[usize::from(self.depth.is_none())];
        let mut deepest = self.known_plies().min(self.depth.unwrap_or(usize::MAX));
        let sizes = self.sizes(deepest, most);
        if sizes.last() <= Some(&most) {
            // The game is over before.
            deepest = sizes.len() - 1;
        }
        let mut fault = GameTreeError::TooLarge;
        let plies = (shallowest.min(deepest)..=deepest).rev();
        for plies in plies.filter(|&plies| sizes.get(plies).is_some_and(|size| *size <= most)) {
            match self.tree_to(plies) {
                Ok((tree, is_whole)) => {
                    return Ok(ExploredTree { document: self.document_of(tree), plies, is_whole });
                }
                Err(error) => fault = error,
            }
        }
        Err(fault)
    }

    fn document_of(&self, tree: Tree) -> Document {
        let title = Some(self.name.clone()).filter(|name| !name.is_empty()).map(LocalizedText::Same);
        Document { title, ..Document::of_position(AnyGame::Tree(tree)) }
    }

    /// Returns the numbers of nodes of the trees of 0, 1, … plies, up to `deepest`, to the end of the game, or to the
    /// first tree with more than `most` nodes.
    fn sizes(&self, deepest: usize, most: usize) -> Vec<usize> {
        let mut below = vec![1_usize; self.positions.len()];
        let mut sizes = vec![1];
        for _ in 0..deepest {
            let size = |position: &GamePosition| {
                let children = position.moves.iter().map(|mv| below.get(mv.to).copied().unwrap_or(1));
                children.fold(1, |sum: usize, child| sum.saturating_add(child))
            };
            below = self.positions.iter().map(size).collect();
            if sizes.last() == Some(&below[0]) {
                break;
            }
            sizes.push(below[0]);
            if most < below[0] {
                break;
            }
        }
        sizes
    }

    /// Returns the tree of the first plies, and whether the game is over at every leaf.
    fn tree_to(&self, depth: usize) -> Result<(Tree, bool), GameTreeError> {
        let (mut tree, mut is_whole) = (TreeBuilder::with_capacity(0), true);
        let mut bytes = 0;
        if self.has_payoffs() {
            tree = tree.of_players(self.players.clone());
        }
        if let Some(set) = &self.boards {
            tree.set_boards(set.clone());
        }
        // The states that follow, each with its parent, the move to it, the player of the parent, and the plies left.
        let mut open: Vec<(usize, usize, Option<&GameMove>, u8, usize)> = vec![(0, 0, None, 0, depth)];
        while let Some((state, parent, via, mover, plies)) = open.pop() {
            let Some(position) = self.positions.get(state) else { return Err(GameTreeError::TooLarge) };
            let is_leaf = position.moves.is_empty() || plies == 0;
            is_whole &= !is_leaf || position.moves.is_empty();
            let worth = if position.moves.is_empty() { position.value } else { position.estimate };
            if is_leaf && worth.is_none() {
                return Err(GameTreeError::NoEstimate { depth });
            }
            let player = match position.turn {
                GameTurn::Chance => mover,
                GameTurn::Player(player) => player,
            };
            let at = match worth {
                _ if self.has_payoffs() => {
                    let vector = worth.and_then(|worth| match worth {
                        GameValue::Vector(vector) => Some(vector),
                        GameValue::Score(_) => None,
                    });
                    tree.add_payoffs(parent, player, vector)
                }
                worth => {
                    let score = worth.and_then(|worth| match worth {
                        GameValue::Score(score) => Some(score),
                        GameValue::Vector(_) => None,
                    });
                    tree.add(parent, if player == 0 { Player::Max } else { Player::Min }, score)
                }
            };
            tree.name(None, via.map(|mv| mv.name.as_str()));
            // What is saved must not be larger than what is read.
            bytes += BYTES_A_NODE + via.map_or(0, |mv| mv.name.len()) + position.board_bytes;
            if MAX_BYTES < bytes {
                return Err(GameTreeError::TooLarge);
            }
            if let Some(weight) = via.and_then(|mv| mv.weight) {
                tree.weigh(weight);
            }
            if let Some(board) = &position.board {
                tree.draw(Arc::clone(board));
            }
            if !is_leaf {
                // Who would move after chance is known only there.
                let children = position.moves.iter().rev();
                open.extend(children.map(|mv| (mv.to, at, Some(mv), player, plies - 1)));
            }
        }
        Tree::built(tree).map(|tree| (tree, is_whole)).map_err(|_| GameTreeError::TooLarge)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    const START: &str = r#"{"poda": "game", "version": 1, "name": "Three", "start": 3}"#;

    /// Answers for a pile of objects of which one or two are taken. Who takes the last one wins.
    fn answer(request: &str) -> String {
        let request: Json = serde_json::from_str(request).unwrap();
        let position = |state: &Json| {
            let (left, is_max) = (state.as_i64().unwrap().abs(), 0 < state.as_i64().unwrap());
            let side = if is_max { "max" } else { "min" };
            let next = |taken: i64| if is_max { -(left - taken) } else { left - taken };
            let moves: Vec<_> = (1..=left.min(2) - i64::from(left == 100))
                .map(|taken| format!(r#"{{"move": "{taken}", "state": {}}}"#, next(taken)))
                .collect();
            let value = if moves.is_empty() { r#", "value": -1"# } else { "" };
            format!(r#"{{"to_move": "{side}", "moves": [{}], "estimate": 0{value}}}"#, moves.join(", "))
        };
        let positions: Vec<_> = request["expand"].as_array().unwrap().iter().map(position).collect();
        format!(r#"{{"positions": [{}]}}"#, positions.join(", "))
    }

    fn explored(start: &str, depth: Option<usize>) -> (GameExploration, Vec<String>) {
        let (mut game, mut requests) = (GameExploration::new(start, depth).unwrap(), Vec::new());
        while let Some((request, _)) = game.next_request() {
            game.take(&answer(&request)).unwrap();
            requests.push(request);
        }
        (game, requests)
    }

    #[test]
    fn positions_are_asked_for_row_by_row_and_once() {
        let (game, requests) = explored(START, None);
        assert_eq!(requests[..3], [r#"{"expand": [3]}"#, r#"{"expand": [-2, -1]}"#, r#"{"expand": [1, 0]}"#]);
        let document = game.tree().unwrap().document;
        assert_eq!(document.title.as_ref().unwrap().in_language(Language::ENGLISH), "Three");
        // It is what is read again when it is saved.
        assert_eq!(crate::file::load(crate::file::save(&document).as_bytes()).unwrap(), document);
    }

    #[test]
    fn a_depth_ends_at_estimates() {
        let text = crate::file::save(&explored(START, Some(1)).0.tree().unwrap().document);
        assert!(text.contains(r#"children: [(move: "1", value: 0), (move: "2", value: 0)]"#), "{text}");
    }

    #[test]
    fn what_is_known_so_far_is_a_tree_of_whole_plies() {
        let mut game = GameExploration::new(START, None).unwrap();
        let mut plies = Vec::new();
        while let Some((request, _)) = game.next_request() {
            game.take(&answer(&request)).unwrap();
            plies.push(game.tree_so_far().map(|tree| (tree.plies, tree.is_whole)));
        }
        // All positions are known before the longest game has ended: some are reached again.
        assert_eq!(plies, [None, Some((1, false)), Some((3, true))]);
        // Without estimates, nothing can be shown before the end of the game.
        let mut game = GameExploration::new(START, None).unwrap();
        for _ in 0..2 {
            let (request, _) = game.next_request().unwrap();
            game.take(&answer(&request).replace(r#", "estimate": 0"#, "")).unwrap();
        }
        assert_eq!(game.tree_so_far(), None);
    }

    #[test]
    fn wrong_answers_are_refused() {
        let new = |answer: &str| GameExploration::new(answer, None).unwrap_err();
        assert_eq!(new("hello"), GameAnswerError::NotJson);
        assert_eq!(new(r#"{"poda": "game", "version": 1}"#), GameAnswerError::MissingField("start"));
        let field = Excerpt::new("x");
        assert_eq!(new(r#"{"poda": "game", "version": 1, "start": 1, "x": 2}"#), GameAnswerError::UnknownField(field));
        let take = |answer: &str| {
            let mut game = GameExploration::new(START, None).unwrap();
            game.next_request().unwrap();
            game.take(answer).unwrap_err()
        };
        let of = |position: &str| take(&format!(r#"{{"positions": [{position}]}}"#));
        assert_eq!(take(r#"{"positions": []}"#), GameAnswerError::WrongLength { positions: 0, states: 1 });
        assert_eq!(of(r#"{"moves": []}"#), GameAnswerError::NoValue);
        let number = GameAnswerError::NotANumber { field: "value", found: Excerpt::new("\"x\"") };
        assert_eq!(of(r#"{"moves": [], "value": "x"}"#), number);
        let twice = r#"{"to_move": "max", "moves": [{"move": "a", "state": 1}, {"move": "a", "state": 2}]}"#;
        assert_eq!(of(twice), GameAnswerError::RepeatedMove(Excerpt::new("a")));
        let large = format!(r#"{{"to_move": "max", "moves": [{{"move": "a", "state": "{}"}}]}}"#, "x".repeat(70_000));
        assert_eq!(of(&large), GameAnswerError::LargeState(70_002));
        let odd = r#"{"to_move": "chance", "moves": [{"move": "a", "state": 1, "p": "1/3"}]}"#;
        assert_eq!(of(odd), GameAnswerError::Probabilities);
    }

    #[test]
    fn a_program_that_changes_its_mind_is_found_out() {
        let mut game = explored(START, None).0;
        let request = game.check_request();
        assert_eq!(game.check(&answer(&request)), Ok(()));
        let other = answer(&request).replace(r#""estimate": 0"#, r#""estimate": 1"#);
        assert_eq!(game.check(&other), Err(GameAnswerError::ChangedMind));
    }
}
