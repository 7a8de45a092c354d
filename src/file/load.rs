//! Turns the text of a position file into what it means, or into all that is wrong with it.
//!
//! Knows the document and its search; nodes and boards are read next door.

use super::nodes::Nodes;
use super::problem::{Expected, Fault, LoadError};
use super::quote::Quote;
use super::reader::Reader;
use super::schema::{BOOKMARK, DOCUMENT, GAMES, PLAYERS, TEXT, TREE, VERSION};
use super::tokens::Kind;
use super::{Bookmark, Document, Text, babilego, connect_four, kalah, nim, othello, search, syntax, tic_tac_toe};
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::played_game::PlayedGame;
use crate::game::tree::{MAX_LEVELS, Tree};
use crate::score::Player;
use crate::search::SearchConfig;

/// What the bytes of a position file mean.
///
/// # Errors
/// The first fault of syntax or type, or else every fault of meaning.
///
/// ```
/// let document = poda::file::load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))").unwrap();
/// assert_eq!(document.title, None);
/// assert_eq!(poda::file::load(b"(version: 2)").unwrap_err().problems[0].column, 11);
/// ```
pub fn load(bytes: &[u8]) -> Result<Document, LoadError> {
    let text = syntax::text_of(bytes)?;
    judge_version(text)?;
    let mut reader = Reader::new(text);
    let document = read_document(&mut reader);
    finish(document, reader)
}

/// The tree that a node is, as somebody types it or pastes it: `[[3, 12, 8], [2, 4, 6]]`, a node with fields, or
/// `Tree(…)` with its own fields. MAX is to move at the root unless the text says otherwise.
///
/// # Errors
/// As for [`load`].
///
/// ```
/// let tree = poda::file::load_tree("[[3, 12, 8], [2, 4, 6]]").unwrap();
/// assert_eq!(poda::file::write_tree(&tree), "[[3, 12, 8], [2, 4, 6]]");
/// ```
pub fn load_tree(text: &str) -> Result<Tree, LoadError> {
    let text = syntax::text_of(text.as_bytes())?;
    syntax::check(text).map_err(|(at, fault)| syntax::problem_at(text, at, fault))?;
    let mut reader = Reader::new(text);
    let tree = if reader.spelling() == "Tree" {
        match reader.open_named(Expected::Node) {
            Some(_) => read_tree(&mut reader),
            None => None,
        }
    } else {
        Nodes::read(&mut reader).into_tree(Player::Max, &mut reader)
    };
    finish(tree, reader)
}

/// Whether a search to this depth can judge every position at which it has to stop.
///
/// # Errors
/// [`Fault::NoEstimate`], if it stops at inner nodes of a tree that have no estimate.
pub fn check_depth(game: &AnyGame, depth: Option<usize>) -> Result<(), Fault> {
    let (AnyGame::Tree(tree), Some(depth)) = (game, depth) else { return Ok(()) };
    // No tree is deeper than that.
    let places = tree.without_estimate_at(depth.min(MAX_LEVELS));
    if places.is_empty() {
        return Ok(());
    }
    // A quote holds fewer names than it has characters.
    let names = tree.ids_at(&places[..places.len().min(Quote::LONGEST)]);
    Err(Fault::NoEstimate { depth, nodes: Quote::of(&names.join(", ")), count: places.len() })
}

/// The first depth from this one on at which every position can be judged. Below its last leaves a tree has none that
/// cannot.
#[must_use]
pub fn nearest_depth(game: &AnyGame, depth: usize) -> usize {
    let mut depths = depth..=depth.max(MAX_LEVELS);
    depths.find(|&depth| check_depth(game, Some(depth)).is_ok()).unwrap_or(depth)
}

/// What has been read, if nothing is wrong with it.
fn finish<Read>(read: Option<Read>, reader: Reader) -> Result<Read, LoadError> {
    let text = reader.text();
    match reader.faults.into_error(text) {
        Some(error) => Err(error),
        None => Ok(read.expect("what was not read has been noted")),
    }
}

/// Judges the version before anything else, even before syntax where that goes wrong further on: another version has
/// other fields, and perhaps another shape.
fn judge_version(text: &str) -> Result<(), LoadError> {
    let broken = syntax::check(text).err();
    let at_fault = find_version(text).err();
    let (at, fault) = match (broken, at_fault) {
        (None, None) => return Ok(()),
        (Some(broken), Some(other @ (_, Fault::OtherVersion { .. }))) if other.0 < broken.0 => other,
        (Some(broken), _) => broken,
        (None, Some(fault)) => fault,
    };
    Err(syntax::problem_at(text, at, fault))
}

/// Looks for the version among the fields of the file, and for nothing else.
fn find_version(text: &str) -> Result<(), (usize, Fault)> {
    let mut reader = Reader::new(text);
    let Some(mut fields) = reader.open_fields(DOCUMENT, Expected::Fields(DOCUMENT)) else {
        // Not even fields: that is told when they are read.
        return Ok(());
    };
    while let Some(field) = reader.next_field(&mut fields) {
        if field == "version" {
            let (at, spelling) = (reader.at(), reader.spelling());
            let is_ours = reader.kind() == Kind::Word && reader.whole() == Some(VERSION);
            return if is_ours { Ok(()) } else { Err((at, Fault::OtherVersion { found: Quote::of(spelling) })) };
        }
        reader.skip();
    }
    Err((fields.at, Fault::NoVersion))
}

fn read_document(reader: &mut Reader) -> Option<Document> {
    let mut fields = reader.open_fields(DOCUMENT, Expected::Fields(DOCUMENT))?;
    let (mut title, mut notes, mut game, mut moves, mut bookmarks) = (None, None, None, Vec::new(), Vec::new());
    let mut search = SearchConfig::default();
    let mut depth_at = 0;
    let mut beside = None;
    while let Some(field) = reader.next_field(&mut fields) {
        match field {
            // It has been judged before.
            "version" => reader.skip(),
            "title" => title = read_text(reader),
            "notes" => notes = read_text(reader),
            "game" => game = read_game(reader),
            "moves" => moves = read_moves(reader),
            "search" => (search, depth_at) = search::read(reader),
            "beside" => beside = Some(search::read(reader)),
            "bookmarks" => bookmarks = read_bookmarks(reader),
            other => unreachable!("{other} is no field of a file"),
        }
    }
    reader.require(&fields, "game");
    let game = play(reader, game?, &moves);
    for (search, depth_at) in std::iter::once((search, depth_at)).chain(beside) {
        if let Err(fault) = check_depth(game.position(), search.depth) {
            reader.faults.note(depth_at, fault);
        }
    }
    let beside = beside.map(|(search, _)| search);
    Some(Document { title, notes, game, search, beside, bookmarks })
}

fn read_text(reader: &mut Reader) -> Option<Text> {
    if !reader.opens_fields() {
        return reader.string(Expected::Text).map(Text::One);
    }
    let mut fields = reader.open_fields(TEXT, Expected::Text)?;
    let (mut en, mut es) = (None, None);
    while let Some(language) = reader.next_field(&mut fields) {
        let text = reader.string(Expected::String);
        match language {
            "en" => en = text,
            "es" => es = text,
            other => unreachable!("{other} is no language"),
        }
    }
    reader.require(&fields, "en");
    reader.require(&fields, "es");
    Some(Text::Each { en: en?, es: es? })
}

fn read_game(reader: &mut Reader) -> Option<AnyGame> {
    let (at, name) = reader.open_named(Expected::Game)?;
    match name {
        "Tree" => read_tree(reader).map(AnyGame::Tree),
        "TicTacToe" => tic_tac_toe::read(reader).map(AnyGame::TicTacToe),
        "ConnectFour" => connect_four::read(reader).map(AnyGame::ConnectFour),
        "Othello" => othello::read(reader).map(AnyGame::Othello),
        "Kalah" => kalah::read(reader).map(AnyGame::Kalah),
        "Babilego" => babilego::read(reader).map(AnyGame::Babilego),
        "Nim" => nim::read(reader).map(AnyGame::Nim),
        other => {
            let fault = Fault::UnknownGame { found: Quote::of(other), expected: GAMES };
            reader.faults.note_kind(at, fault);
            reader.skip();
            None
        }
    }
}

/// Reads the names of the moves that have been played, each with the place where it stands.
fn read_moves(reader: &mut Reader) -> Vec<(usize, String)> {
    let mut moves = Vec::new();
    let Some(mut list) = reader.open_list(Expected::Moves) else { return moves };
    while reader.has_element(&mut list) {
        let at = reader.at();
        moves.extend(reader.string(Expected::Move).map(|name| (at, name)));
    }
    moves
}

/// Plays a game as far as it has been played. Behind the first move that cannot be nothing can be judged.
fn play(reader: &mut Reader, start: AnyGame, moves: &[(usize, String)]) -> PlayedGame<AnyGame> {
    let mut game = PlayedGame::new(start);
    for (number, (at, name)) in (1..).zip(moves) {
        let legal = game.legal_moves();
        let named = legal.iter().find(|&&mv| game.position().move_name(mv) == *name);
        let Some(&mv) = named else {
            let found = Quote::of(name);
            let fault = if legal.is_empty() {
                Fault::MoveAfterTheEnd { number, found }
            } else {
                Fault::IllegalMove { number, found, legal: listed(game.position(), &legal) }
            };
            reader.faults.note(*at, fault);
            break;
        };
        game.play(mv);
    }
    game
}

/// The names of moves as far as they fit into a quote.
fn listed(position: &AnyGame, moves: &[AnyMove]) -> Quote {
    let mut list = String::new();
    for &mv in moves {
        let name = position.move_name(mv);
        if Quote::LONGEST < list.len() + name.len() + ", , …".len() {
            list.push_str(", …");
            break;
        }
        list = if list.is_empty() { name } else { format!("{list}, {name}") };
    }
    Quote::of(&list)
}

fn read_tree(reader: &mut Reader) -> Option<Tree> {
    let mut fields = reader.open_fields(TREE, Expected::Fields(TREE))?;
    let (mut nodes, mut root) = (None, Player::Max);
    while let Some(field) = reader.next_field(&mut fields) {
        match field {
            "tree" => nodes = Some(Nodes::read(reader)),
            "root" => root = reader.word(PLAYERS).unwrap_or(root),
            other => unreachable!("{other} is no field of a tree"),
        }
    }
    reader.require(&fields, "tree");
    nodes?.into_tree(root, reader)
}

fn read_bookmarks(reader: &mut Reader) -> Vec<Bookmark> {
    let mut bookmarks = Vec::new();
    let Some(mut list) = reader.open_list(Expected::Bookmarks) else { return bookmarks };
    while reader.has_element(&mut list) {
        let Some(mut fields) = reader.open_fields(BOOKMARK, Expected::Fields(BOOKMARK)) else { continue };
        let (mut step, mut note) = (None, None);
        while let Some(field) = reader.next_field(&mut fields) {
            match field {
                "step" => step = reader.whole(),
                "note" => note = read_text(reader),
                other => unreachable!("{other} is no field of a bookmark"),
            }
        }
        reader.require(&fields, "step");
        bookmarks.extend(step.map(|step| Bookmark { step, note }));
    }
    bookmarks
}
