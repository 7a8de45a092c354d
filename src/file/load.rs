//! Turns the text of a position file into what it means, or into all that is wrong with it.
//!
//! Knows the document and its search; nodes and boards are read next door.

use super::diagnostic::{DiagnosticKind, Expected, LoadError};
use super::lexer::TokenKind;
use super::parser::Parser;
use super::schema::{BOOKMARK, DOCUMENT, GAMES, PLAYERS, TEXT, TREE, VERSION};
use super::tree_nodes::Nodes;
use super::{babilego, connect_four, kalah, nim, othello, search_settings, syntax, tic_tac_toe};
use crate::document::{Bookmark, Document, LocalizedText, check_depth};
use crate::game::GameView;
use crate::game::any::{AnyGame, AnyMove};
use crate::game::played_game::PlayedGame;
use crate::game::tree::Tree;
use crate::score::Player;
use crate::search::SearchConfig;
use crate::text::Excerpt;
use crate::trace::TimelineStep;

/// What the bytes of a position file mean.
///
/// # Errors
/// The first fault of syntax or type, or else every fault of meaning.
///
/// ```
/// let document = poda::file::load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))").unwrap();
/// assert_eq!(document.title, None);
/// assert_eq!(poda::file::load(b"(version: 2)").unwrap_err().diagnostics[0].column, 11);
/// ```
pub fn load(bytes: &[u8]) -> Result<Document, LoadError> {
    let text = syntax::text_of(bytes)?;
    judge_version(text)?;
    let mut parser = Parser::new(text);
    let document = read_document(&mut parser);
    finish(document, parser)
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
    let mut parser = Parser::new(text);
    let tree = if parser.spelling() == "Tree" {
        match parser.open_named(Expected::Node) {
            Some(_) => read_tree(&mut parser),
            None => None,
        }
    } else {
        Nodes::read(&mut parser).into_tree(Player::Max, &mut parser)
    };
    finish(tree, parser)
}

/// What has been read, if nothing is wrong with it.
fn finish<Read>(read: Option<Read>, parser: Parser) -> Result<Read, LoadError> {
    let text = parser.text();
    match parser.faults.into_error(text) {
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
        (Some(broken), Some(other @ (_, DiagnosticKind::OtherVersion { .. }))) if other.0 < broken.0 => other,
        (Some(broken), _) => broken,
        (None, Some(fault)) => fault,
    };
    Err(syntax::problem_at(text, at, fault))
}

/// Looks for the version among the fields of the file, and for nothing else.
fn find_version(text: &str) -> Result<(), (usize, DiagnosticKind)> {
    let mut parser = Parser::new(text);
    let Some(mut fields) = parser.open_fields(DOCUMENT, Expected::Fields(DOCUMENT)) else {
        // Not even fields: that is told when they are read.
        return Ok(());
    };
    while let Some(field) = parser.next_field(&mut fields) {
        if field == "version" {
            let (at, spelling) = (parser.at(), parser.spelling());
            let is_ours = parser.kind() == TokenKind::Word && parser.whole() == Some(VERSION);
            return if is_ours {
                Ok(())
            } else {
                Err((at, DiagnosticKind::OtherVersion { found: Excerpt::new(spelling) }))
            };
        }
        parser.skip();
    }
    Err((fields.at, DiagnosticKind::NoVersion))
}

fn read_document(parser: &mut Parser) -> Option<Document> {
    let mut fields = parser.open_fields(DOCUMENT, Expected::Fields(DOCUMENT))?;
    let (mut title, mut notes, mut game, mut moves, mut bookmarks) = (None, None, None, Vec::new(), Vec::new());
    let mut search = SearchConfig::default();
    let mut depth_at = 0;
    let mut beside = None;
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            // It has been judged before.
            "version" => parser.skip(),
            "title" => title = read_text(parser),
            "notes" => notes = read_text(parser),
            "game" => game = read_game(parser),
            "moves" => moves = read_moves(parser),
            "search" => (search, depth_at) = search_settings::read(parser),
            "beside" => beside = Some(search_settings::read(parser)),
            "bookmarks" => bookmarks = read_bookmarks(parser),
            other => unreachable!("{other} is no field of a file"),
        }
    }
    parser.require(&fields, "game");
    let game = play(parser, game?, &moves);
    for (search, depth_at) in std::iter::once((search, depth_at)).chain(beside) {
        if let Err(fault) = check_depth(game.position(), search.depth) {
            parser.faults.note(depth_at, DiagnosticKind::NoEstimate(fault));
        }
    }
    let beside = beside.map(|(search, _)| search);
    Some(Document { title, notes, game, search, beside, bookmarks })
}

fn read_text(parser: &mut Parser) -> Option<LocalizedText> {
    if !parser.opens_fields() {
        return parser.string(Expected::Text).map(LocalizedText::Same);
    }
    let mut fields = parser.open_fields(TEXT, Expected::Text)?;
    let (mut en, mut es) = (None, None);
    while let Some(language) = parser.next_field(&mut fields) {
        let text = parser.string(Expected::String);
        match language {
            "en" => en = text,
            "es" => es = text,
            other => unreachable!("{other} is no language"),
        }
    }
    parser.require(&fields, "en");
    parser.require(&fields, "es");
    Some(LocalizedText::PerLanguage { en: en?, es: es? })
}

fn read_game(parser: &mut Parser) -> Option<AnyGame> {
    let (at, name) = parser.open_named(Expected::Game)?;
    match name {
        "Tree" => read_tree(parser).map(AnyGame::Tree),
        "TicTacToe" => tic_tac_toe::read(parser).map(AnyGame::TicTacToe),
        "ConnectFour" => connect_four::read(parser).map(AnyGame::ConnectFour),
        "Othello" => othello::read(parser).map(AnyGame::Othello),
        "Kalah" => kalah::read(parser).map(AnyGame::Kalah),
        "Babilego" => babilego::read(parser).map(AnyGame::Babilego),
        "Nim" => nim::read(parser).map(AnyGame::Nim),
        other => {
            let fault = DiagnosticKind::UnknownGame { found: Excerpt::new(other), expected: GAMES };
            parser.faults.note_kind(at, fault);
            parser.skip();
            None
        }
    }
}

/// Reads the names of the moves that have been played, each with the place where it stands.
fn read_moves(parser: &mut Parser) -> Vec<(usize, String)> {
    let mut moves = Vec::new();
    let Some(mut list) = parser.open_list(Expected::Moves) else { return moves };
    while parser.has_element(&mut list) {
        let at = parser.at();
        moves.extend(parser.string(Expected::Move).map(|name| (at, name)));
    }
    moves
}

/// Plays a game as far as it has been played. Behind the first move that cannot be nothing can be judged.
fn play(parser: &mut Parser, start: AnyGame, moves: &[(usize, String)]) -> PlayedGame<AnyGame> {
    let mut game = PlayedGame::new(start);
    for (number, (at, name)) in (1..).zip(moves) {
        let legal = game.legal_moves();
        let named = legal.iter().find(|&&mv| game.position().move_name(mv) == *name);
        let Some(&mv) = named else {
            let found = Excerpt::new(name);
            let fault = if legal.is_empty() {
                DiagnosticKind::MoveAfterTheEnd { number, found }
            } else {
                DiagnosticKind::IllegalMove { number, found, legal: listed(game.position(), &legal) }
            };
            parser.faults.note(*at, fault);
            break;
        };
        game.play(mv);
    }
    game
}

/// The names of moves as far as they fit into a quote.
fn listed(position: &AnyGame, moves: &[AnyMove]) -> Excerpt {
    let mut list = String::new();
    for &mv in moves {
        let name = position.move_name(mv);
        if Excerpt::MAX_CHARS < list.len() + name.len() + ", , …".len() {
            list.push_str(", …");
            break;
        }
        list = if list.is_empty() { name } else { format!("{list}, {name}") };
    }
    Excerpt::new(&list)
}

fn read_tree(parser: &mut Parser) -> Option<Tree> {
    let mut fields = parser.open_fields(TREE, Expected::Fields(TREE))?;
    let (mut nodes, mut root) = (None, Player::Max);
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "tree" => nodes = Some(Nodes::read(parser)),
            "root" => root = parser.word(PLAYERS).unwrap_or(root),
            other => unreachable!("{other} is no field of a tree"),
        }
    }
    parser.require(&fields, "tree");
    nodes?.into_tree(root, parser)
}

fn read_bookmarks(parser: &mut Parser) -> Vec<Bookmark> {
    let mut bookmarks = Vec::new();
    let Some(mut list) = parser.open_list(Expected::Bookmarks) else { return bookmarks };
    while parser.has_element(&mut list) {
        let Some(mut fields) = parser.open_fields(BOOKMARK, Expected::Fields(BOOKMARK)) else { continue };
        let (mut step, mut note) = (None, None);
        while let Some(field) = parser.next_field(&mut fields) {
            match field {
                "step" => step = parser.whole(),
                "note" => note = read_text(parser),
                other => unreachable!("{other} is no field of a bookmark"),
            }
        }
        parser.require(&fields, "step");
        bookmarks.extend(step.map(|step| Bookmark { step: TimelineStep::new(step), note }));
    }
    bookmarks
}
