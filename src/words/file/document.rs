//! Loads a document or a tree from text, or returns all errors of the text; and writes a document in a readable form:
//! only fields that differ from their defaults, boards row by row, small trees on one line.
//!
//! Loading what was written returns the same document. This module does not access the disk.

use super::bookmarks::{format_bookmark, parse_bookmark};
use super::diagnostic::{Diagnostic, DiagnosticKind, Expected, LectureError, LoadError};
use super::exam::ExamPlan;
use super::lecture::LoadedLecture;
use super::lexer::{Lexer, TokenKind};
use super::limits::MAX_MOVES;
use super::notation::{self, ReadTree, TreeNotation};
use super::schema::{DOCUMENT, VERSION};
use super::syntax::SyntaxTree;
use super::text::{read, without_mark};
use super::text_kind::TextKind;
use super::value::Value;
use super::writer::{
    ExplicitFields, FieldWriter, INDENT, MAX_WIDTH, NO_FIELDS, format_lines, format_localized, format_raw,
    format_string, parse_text,
};
use super::{any_search, exam, games, lecture, practice, reading};
use poda_core::document::{Document, Lecture, LocalizedText, Reading, Searches, usual_search};
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::PlayedGame;
use poda_core::game::{Game, GameView};
use poda_core::search::SearchConfig;
use poda_core::text::Excerpt;
use std::sync::Arc;

/// Loads a position file.
///
/// # Errors
/// Returns the first syntax or schema error, or else all semantic errors.
///
/// ```
/// let document = poda_words::file::load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))").unwrap();
/// assert_eq!(document.title, None);
/// assert_eq!(poda_words::file::load(b"(version: 2)").unwrap_err().diagnostics[0].column, 11);
/// ```
pub fn load(bytes: &[u8]) -> Result<Document, LoadError> {
    document_of_two_sides(bytes).unwrap_or_else(|| read_file(bytes, parse_position))
}

/// Loads a position file with any search. [`load`] rejects searches that are not depth first, for the parts of the
/// program that do not support them.
///
/// # Errors
/// The same as those of [`load`].
///
/// ```
/// use poda_words::file::{load, load_for_any_search};
///
/// let text = b"(version: 1, game: Nim(), search: (algorithm: Mcts, iterations: 50))";
/// assert_eq!(load_for_any_search(text).unwrap().sampled().unwrap().iterations, 50);
/// assert_eq!(load(text).unwrap_err().diagnostics[0].column, 47);
/// ```
pub fn load_for_any_search(bytes: &[u8]) -> Result<Document, LoadError> {
    document_of_two_sides(bytes).unwrap_or_else(|| read_file(bytes, parse_any_position))
}

/// Returns the notation of a file that is a tree alone; `None` for a position file and for any other file.
pub fn notation_of(bytes: &[u8]) -> Option<TreeNotation> {
    str::from_utf8(bytes).ok().and_then(notation::recognize)
}

/// Returns the document of a file that is a tree alone, in any notation; `None` for any other file.
fn document_of_tree(bytes: &[u8]) -> Option<Result<Document, LoadError>> {
    let text = str::from_utf8(bytes).ok()?;
    notation::recognize(text)?;
    let same = |text: Option<String>| text.map(LocalizedText::Same);
    Some(notation::read_whole(text).map(|ReadTree { tree, title, notes, .. }| Document {
        title: same(title),
        notes: same(notes),
        ..Document::of_position(AnyGame::Tree(tree))
    }))
}

/// Returns the document of a file that is a tree alone, as [`document_of_tree`] does, unless it has several players.
fn document_of_two_sides(bytes: &[u8]) -> Option<Result<Document, LoadError>> {
    let read = document_of_tree(bytes)?;
    Some(read.and_then(|document| {
        if document.position().players().is_none() {
            return Ok(document);
        }
        let kind = DiagnosticKind::SeveralPlayers;
        Err(LoadError { diagnostics: vec![Diagnostic { line: 1, column: 1, kind }], omitted: 0 })
    }))
}

/// Loads the plan of an exam paper; `None` if the file contains something else. `lessons` are the lesson names that its
/// exercises can have.
///
/// # Errors
/// Returns the first syntax or schema error, or else all semantic errors.
///
/// ```
/// use poda_words::file::{ExamPlanSource, load_exam_plan};
///
/// let text = b"(version: 1, exam: [(lesson: \"a-to-n\", points: 10), (file: \"mine.ron\"), (wishes: (deep: 1))])";
/// let plan = load_exam_plan(text, &["a-to-n"]).unwrap().unwrap();
/// assert_eq!((plan.entries.len(), plan.entries[0].points), (3, Some(10)));
/// assert_eq!(plan.entries[1].source, ExamPlanSource::File("mine.ron".into()));
/// ```
pub fn load_exam_plan(bytes: &[u8], lessons: &[&'static str]) -> Result<Option<ExamPlan>, LoadError> {
    if notation_of(bytes).is_some() {
        return Ok(None);
    }
    read_file(bytes, |file| match file.field("exam") {
        None => Some(None),
        Some(_) => exam::parse(file, lessons).map(Some),
    })
}

#[derive(Clone, Debug, PartialEq)]
pub enum FileContent {
    Document(Box<Document>),
    Lecture(LoadedLecture),
}

/// Loads a file with a lecture or a position, including one with any search or of several players. `lessons` are the
/// lesson names that entries of a lecture can have.
///
/// # Errors
/// Returns the first syntax or schema error, or else all semantic errors.
///
/// ```
/// use poda_words::file::{FileContent, load_file};
///
/// let text = b"(version: 1, lecture: [(lesson: \"a-to-n\", step: 33), (file: \"mine.ron\")])";
/// let Ok(FileContent::Lecture(loaded)) = load_file(text, &["a-to-n"]) else { panic!() };
/// assert_eq!((loaded.lecture.entries.len(), loaded.locations[1]), (2, (1, 61)));
/// ```
pub fn load_file(bytes: &[u8], lessons: &[&'static str]) -> Result<FileContent, LoadError> {
    if let Some(read) = document_of_tree(bytes) {
        return read.map(|document| FileContent::Document(Box::new(document)));
    }
    read_file(bytes, |file| match file.field("lecture") {
        None => parse_position_of_players(file).map(|document| FileContent::Document(Box::new(document))),
        Some(_) => lecture::parse(file, lessons, parse_inner_position).map(FileContent::Lecture),
    })
}

/// Loads a position file with any search, which may also be a position of several players. [`load_for_any_search`]
/// rejects such a file for the parts of the program that do not support it.
///
/// # Errors
/// The same as those of [`load`].
///
/// ```
/// use poda_words::file::{load_for_any_search, load_with_players};
///
/// let text = b"(version: 1, game: Tree(players: [\"A\", \"B\", \"C\"], tree: [(1, 2, 3), (4, 2, 1)]))";
/// assert!(load_with_players(text).is_ok());
/// assert_eq!(load_for_any_search(text).unwrap_err().diagnostics[0].column, 34);
/// ```
pub fn load_with_players(bytes: &[u8]) -> Result<Document, LoadError> {
    document_of_tree(bytes).unwrap_or_else(|| read_file(bytes, parse_position_of_players))
}

/// Loads a position file as [`load`] does, which may also be a position of several players.
///
/// # Errors
/// The same as those of [`load`].
pub fn load_depth_first(bytes: &[u8]) -> Result<Document, LoadError> {
    let parse = |file: Value| any_search::depth_first(file, parse_position_of_players(file)?);
    document_of_tree(bytes).unwrap_or_else(|| read_file(bytes, parse))
}

/// Parses a position that is searched depth first.
fn parse_position(file: Value) -> Option<Document> {
    any_search::depth_first(file, parse_any_position(file)?)
}

/// Parses a position in a lecture, which is written like a file.
fn parse_inner_position(position: Value) -> Option<Document> {
    if let Some((_, error)) = version_error(position) {
        position.field("version").unwrap_or(position).report(error);
    }
    parse_position_of_players(position)
}

/// Parses a position with any search, and reports a lecture or the plan of an exam paper as an error.
fn parse_any_position(file: Value) -> Option<Document> {
    let document = parse_position_of_players(file)?;
    if document.position().players().is_some() {
        let players = file.field("game").and_then(|game| game.with_name().1.field("players"));
        players.unwrap_or(file).report(DiagnosticKind::SeveralPlayers);
        return None;
    }
    Some(document)
}

/// Parses a position with any search, also one of several players.
fn parse_position_of_players(file: Value) -> Option<Document> {
    let other = [("lecture", DiagnosticKind::Lecture(LectureError::NotAPosition)), ("exam", DiagnosticKind::ExamPlan)];
    for (name, error) in other {
        if let Some(field) = file.field(name) {
            field.report_schema(error);
            return None;
        }
    }
    parse_document(file)
}

/// Returns whether a text contains comments. A [`Document`] does not store them, so saving it over the text would lose
/// them.
pub fn has_comments(text: &str) -> bool {
    let mut lexer = Lexer::new(without_mark(text));
    while lexer.next().kind != TokenKind::End {}
    lexer.has_comment
}

/// Reads a file whose version is valid.
fn read_file<T>(bytes: &[u8], parse: impl FnOnce(Value) -> Option<T>) -> Result<T, LoadError> {
    let text = str::from_utf8(bytes).map_err(|error| {
        let valid = without_mark(str::from_utf8(&bytes[..error.valid_up_to()]).expect("it is valid up to there"));
        LoadError::new(valid, vec![(valid.len(), DiagnosticKind::NotText(valid.len()))], 0)
    })?;
    if is_in_no_notation(text) {
        return Err(LoadError::new(text, vec![(0, DiagnosticKind::NoNotation)], 0));
    }
    read(text, version_error, parse)
}

/// Returns whether a text is neither meant as a position file nor as a tree in any notation.
fn is_in_no_notation(text: &str) -> bool {
    let start = notation::without_comments(without_mark(text));
    let is_meant_as_fields = start.starts_with(['(', '[', '{', '/']) || start.starts_with("#![");
    let has_field = || ["version:", "game:", "lecture:", "exam:"].iter().any(|field| start.contains(field));
    let is_text = start.chars().next().is_some_and(|first| !first.is_control());
    is_text && !is_meant_as_fields && !has_field() && notation::recognize(text).is_none()
}

/// Returns the error of the version of a file, and its offset. A file without fields is reported when it is parsed.
fn version_error(file: Value) -> Option<(usize, DiagnosticKind)> {
    match file.field("version") {
        None if file.is_fields() => Some((file.offset(), DiagnosticKind::NoVersion)),
        Some(version) if version.unsigned() != Some(VERSION) => {
            Some((version.offset(), DiagnosticKind::OtherVersion(Excerpt::new(version.source()))))
        }
        None | Some(_) => None,
    }
}

fn parse_document(file: Value) -> Option<Document> {
    let fields = file.fields(DOCUMENT)?;
    let game = fields.require("game").and_then(games::parse);
    let moves = fields.read("moves", parse_moves).unwrap_or_default();
    let searches = ["search", "beside"].map(|name| fields.get(name).map(|it| (it, any_search::parse(it))));
    let run = fields.read("run", |it| it.string(Expected::String)).map(Arc::from);
    let bookmarks = fields.read("bookmarks", |it| Some(it.list(Expected::Bookmarks, parse_bookmark)));
    let title = fields.read("title", |it| parse_text(it, TextKind::Title));
    let notes = fields.read("notes", |it| parse_text(it, TextKind::Notes));
    let practice = fields.read("practice", practice::parse);
    let reading = fields.get("reading").map(|it| (it, reading::parse(it)));
    let game = play(game?, &moves);
    let with_rounds = reading.filter(|(_, reading)| 0 < reading.rounds).map(|(it, _)| it);
    let rounds = with_rounds.and_then(|it| it.field("rounds"));
    if let Some(it) = rounds.or(with_rounds).filter(|_| !reading::has_rounds(&game)) {
        it.report(DiagnosticKind::RoundsWithoutTree);
    }
    if game.position().has_chance() {
        for it in [fields.get("run"), rounds].into_iter().flatten() {
            it.report(DiagnosticKind::NotWithChance);
        }
    }
    if game.position().players().is_some() {
        // After a move in a tree, another player would be at the root, whose entry a search shows.
        let moves = fields.get("moves").filter(|_| game.position().is_explicit_tree());
        for it in [fields.get("run"), moves, rounds].into_iter().flatten() {
            it.report(DiagnosticKind::NotWithPlayers);
        }
    }
    let reading = reading.map(|(_, reading)| reading).unwrap_or_default();
    let [search, beside] =
        searches.map(|search| search.map(|(it, config)| any_search::checked(it, config, game.position())));
    let bookmarks = bookmarks.unwrap_or_default();
    let first = search.unwrap_or_else(|| usual_search(game.position()).into());
    let searches = Searches::of(first).with_second(beside).with_run(run);
    Some(Document { title, notes, game, searches, bookmarks, practice, reading })
}

/// Parses the names of moves that are played, each with its value.
fn parse_moves(moves: Value) -> Option<Vec<(Value, String)>> {
    if moves.is_list() && MAX_MOVES < moves.length() {
        moves.report(DiagnosticKind::TooManyMoves(moves.length()));
        return None;
    }
    Some(moves.list(Expected::Moves, |it| Some((it, it.string(Expected::Move)?))))
}

/// Plays moves. The first illegal one is reported; those after it cannot be checked.
fn play(start: AnyGame, moves: &[(Value, String)]) -> PlayedGame<AnyGame> {
    let mut game = PlayedGame::new(start);
    for (number, (value, name)) in (1..).zip(moves) {
        let Some(mv) = game.position().move_named(name) else {
            let legal = game.legal_moves();
            let found = Excerpt::new(name);
            value.report(if legal.is_empty() {
                DiagnosticKind::MoveAfterTheEnd { number, found }
            } else {
                DiagnosticKind::IllegalMove { number, found, legal: list_names(game.position(), &legal) }
            });
            break;
        };
        game.play(mv);
    }
    game
}

/// Returns the names of the first moves, as many as fit into an excerpt.
fn list_names(position: &AnyGame, moves: &[AnyMove]) -> Excerpt {
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

/// Returns the text of a file for a lecture. Loading it returns the same lecture.
pub fn save_lecture(lecture: &Lecture) -> String {
    lecture::save_with(lecture, save)
}

/// Returns the text of a position file for a document.
pub fn save(document: &Document) -> String {
    save_with(document, NO_FIELDS)
}

/// Returns the text of a position file for a document that was loaded from `original` and may have been changed since.
/// Fields that `original` contains are written even if their values are the defaults. Comments are not preserved.
pub fn save_preserving_fields(document: &Document, original: &str) -> String {
    let (tree, _) = SyntaxTree::parse(without_mark(original));
    save_with(document, ExplicitFields::of_file(&tree))
}

fn save_with(document: &Document, explicit: ExplicitFields<'_>) -> String {
    let mut fields = FieldWriter::new(explicit);
    fields.always("version", &VERSION.to_string());
    fields.optional("title", document.title.as_ref(), format_localized);
    fields.optional("notes", document.notes.as_ref(), format_localized);
    fields.always("game", &games::write(document.game.start(), explicit.inside("game")));
    fields.text_unless(document.game.moves().is_empty(), "moves", || format_moves(&document.game.names()));
    let searches = &document.searches;
    fields.text_unless(*searches.first() == SearchConfig::default().into(), "search", || {
        any_search::write(searches.first(), explicit.inside("search"))
    });
    fields.optional("beside", searches.second(), |second| any_search::write(second, explicit.inside("beside")));
    fields.optional("run", searches.run(), |run| format_raw(run));
    let bookmarks: Vec<_> = document.bookmarks.iter().map(format_bookmark).collect();
    fields.text_unless(bookmarks.is_empty(), "bookmarks", || format_lines('[', &bookmarks, ']', INDENT));
    fields.optional("practice", document.practice.as_ref(), |practice| {
        practice::write(practice, explicit.inside("practice"))
    });
    fields.text_unless(document.reading == Reading::default(), "reading", || {
        reading::write(document.reading, explicit.inside("reading"))
    });
    fields.into_lines() + "\n"
}

/// Returns the names of moves as a list, broken into lines where they exceed the width.
fn format_moves(names: &[String]) -> String {
    let mut lines = vec![String::new()];
    for name in names.iter().map(|name| format_string(name)) {
        match lines.last_mut() {
            Some(line) if line.is_empty() => *line = name,
            Some(line) if line.len() + name.len() + 2 * INDENT < MAX_WIDTH => *line = format!("{line}, {name}"),
            _ => lines.push(name),
        }
    }
    if lines.len() == 1 { format!("[{}]", lines.concat()) } else { format_lines('[', &lines, ']', INDENT) }
}

/// Returns 64 bits that identify a document's position and its search: the FNV-1a hash of the text of a position file
/// that contains only these, without titles, notes and other settings. It identifies an exercise but is not secure:
/// another document with the same fingerprint can be constructed.
pub fn fingerprint(document: &Document) -> u64 {
    let game = document.game.clone();
    let searches = Searches::of(*document.searches.first());
    digest(save(&Document { game, searches, ..Document::of_position(document.position().clone()) }).as_bytes())
}

/// Returns a digest that is the same in every run and build: the 64-bit hash FNV-1a of G. Fowler, L. C. Noll and K.-P.
/// Vo.
pub fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(
            [&b""[..], b"a", b"foobar"].map(digest),
            [0xcbf2_9ce4_8422_2325, 0xaf63_dc4c_8601_ec8c, 0x8594_4171_f739_67e8]
        );
    }

    #[test]
    fn what_an_author_writes_about_a_position_does_not_change_it() {
        let read = |text: &str| fingerprint(&load(text.as_bytes()).unwrap());
        let plain = read("(version: 1, game: Tree(tree: [[3, 12], [2]]))");
        let told = "(version: 1, title: \"T\", notes: \"N\", game: Tree(tree: [[3, 12], [2]]), bookmarks: [(step: 3)], practice: (attempts: 1))";
        assert_eq!(read(told), plain);
        assert_ne!(read("(version: 1, game: Tree(tree: [[3, 12], [4]]))"), plain);
        assert_ne!(read("(version: 1, game: Tree(tree: [[3, 12], [2]]), search: (algorithm: Minimax))"), plain);
    }
}
