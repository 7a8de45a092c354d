//! Loads a document or a tree from text, or returns everything that is wrong with the text; and writes a document for people to
//! read: fields that differ from their defaults, boards row by row, small trees on one line.
//!
//! Loading what was written returns the same document. Nothing is read from disk or written to it here.

use super::diagnostic::{DiagnosticKind, Expected, LectureError, LoadError};
use super::lecture::LoadedLecture;
use super::lexer::{Lexer, TokenKind};
use super::parser::Parser;
use super::schema::{BOOKMARK, DOCUMENT, VERSION};
use super::search_settings::SearchSettings;
use super::writer::{
    ExplicitFields, FieldWriter, INDENT, MAX_WIDTH, NO_FIELDS, format_lines, format_localized, format_localized_line,
    format_string, parse_text,
};
use super::{games, lecture, practice, search_settings, syntax, tree};
use poda_core::document::{Bookmark, Document, check_depth};
use poda_core::game::GameView;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::PlayedGame;
use poda_core::game::tree::Tree;
use poda_core::score::Player;
use poda_core::search::SearchConfig;
use poda_core::text::Excerpt;
use poda_core::trace::TimelineStep;

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
    let source = syntax::decode(bytes)?;
    match check(source)? {
        None => load_document(source),
        Some(lecture) => {
            Err(syntax::single_error(source, lecture, DiagnosticKind::Lecture(LectureError::NotAPosition)))
        }
    }
}

fn load_document(source: &str) -> Result<Document, LoadError> {
    let mut parser = Parser::new(source);
    let document = parse_document(&mut parser);
    finish(document, parser)
}

/// What a file holds.
#[derive(Clone, Debug, PartialEq)]
pub enum FileContent {
    /// A position.
    Document(Box<Document>),
    /// A lecture.
    Lecture(LoadedLecture),
}

/// Loads a file that holds a position or a lecture. `lessons` are the names that entries of a lecture can have.
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
    let source = syntax::decode(bytes)?;
    if check(source)?.is_none() {
        return load_document(source).map(|document| FileContent::Document(Box::new(document)));
    }
    let mut parser = Parser::new(source);
    let lecture = lecture::parse(&mut parser, lessons);
    finish(lecture, parser).map(FileContent::Lecture)
}

/// Loads a tree from a node in RON such as `[[3, 12, 8], [2, 4, 6]]`, a node with fields, or `Tree(…)`. MAX moves at the root
/// unless the text says otherwise.
///
/// # Errors
/// Returns the first syntax or schema error, or else all semantic errors.
///
/// ```
/// let tree = poda_words::file::load_tree("[[3, 12, 8], [2, 4, 6]]").unwrap();
/// assert_eq!(poda_words::file::write_tree(&tree), "[[3, 12, 8], [2, 4, 6]]");
/// ```
pub fn load_tree(text: &str) -> Result<Tree, LoadError> {
    let source = syntax::decode(text.as_bytes())?;
    syntax::check(source).map_err(|(offset, kind)| syntax::single_error(source, offset, kind))?;
    let mut parser = Parser::new(source);
    let tree = if parser.lexeme() == "Tree" {
        match parser.begin_named(Expected::Node) {
            Some(_) => tree::parse(&mut parser),
            None => None,
        }
    } else {
        tree::parse_node(&mut parser, Player::Max)
    };
    finish(tree, parser)
}

/// Returns whether a text contains comments. A [`Document`] does not hold them, so saving it over the text would lose them.
pub fn has_comments(text: &str) -> bool {
    let mut lexer = Lexer::new(text.strip_prefix('\u{feff}').unwrap_or(text));
    while lexer.next().kind != TokenKind::End {}
    lexer.last_comment.is_some()
}

/// Returns the parsed value unless an error has been reported.
fn finish<T>(parsed: Option<T>, parser: Parser) -> Result<T, LoadError> {
    match parser.into_error() {
        Some(error) => Err(error),
        None => Ok(parsed.expect("a value is missing only if an error has been reported")),
    }
}

/// Checks the syntax and the version. Returns the offset of the value of the field `lecture`, if the file has that field. A wrong
/// version before the first syntax error is reported instead of it, because files of another version may have another syntax.
fn check(source: &str) -> Result<Option<usize>, LoadError> {
    let syntax_error = syntax::check(source).err();
    let (version_error, lecture) = find_version_and_lecture(source);
    let (offset, kind) = match (syntax_error, version_error) {
        (None, None) => return Ok(lecture),
        (Some(syntax), Some(version @ (_, DiagnosticKind::OtherVersion(_)))) if version.0 < syntax.0 => version,
        (Some(syntax), _) => syntax,
        (None, Some(version)) => version,
    };
    Err(syntax::single_error(source, offset, kind))
}

/// Returns what is wrong with the field `version`, and the offset of the value of the field `lecture`.
fn find_version_and_lecture(source: &str) -> (Option<(usize, DiagnosticKind)>, Option<usize>) {
    let mut parser = Parser::new(source);
    // A file without fields is reported when the document is parsed.
    let Some(mut fields) = parser.begin_fields(DOCUMENT, Expected::Fields(DOCUMENT)) else { return (None, None) };
    let (mut version_error, mut lecture) = (Some((fields.offset, DiagnosticKind::NoVersion)), None);
    while let Some(field) = parser.next_field(&mut fields) {
        let (offset, lexeme) = (parser.offset(), parser.lexeme());
        match field {
            "version" => {
                let is_supported = parser.unsigned() == Some(VERSION);
                version_error = (!is_supported).then(|| (offset, DiagnosticKind::OtherVersion(Excerpt::new(lexeme))));
            }
            "lecture" => {
                lecture = Some(offset);
                parser.skip_value();
            }
            _ => parser.skip_value(),
        }
    }
    (version_error, lecture)
}

fn parse_document(parser: &mut Parser) -> Option<Document> {
    let mut fields = parser.begin_fields(DOCUMENT, Expected::Fields(DOCUMENT))?;
    let (mut title, mut notes, mut game, mut moves, mut bookmarks) = (None, None, None, Vec::new(), Vec::new());
    let (mut search, mut beside, mut practice) = (SearchSettings::default(), None, None);
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            // The version has been checked.
            "version" => parser.skip_value(),
            "title" => title = parse_text(parser),
            "notes" => notes = parse_text(parser),
            "game" => game = games::parse(parser),
            "moves" => moves = parser.list(Expected::Moves, parse_move),
            "search" => search = search_settings::parse(parser),
            "beside" => beside = Some(search_settings::parse(parser)),
            "bookmarks" => bookmarks = parser.list(Expected::Bookmarks, parse_bookmark),
            "practice" => practice = practice::parse(parser),
            other => unreachable!("{other} is not a field of a file"),
        }
    }
    parser.require_field(&fields, "game");
    let game = play(parser, game?, &moves);
    for settings in std::iter::once(&search).chain(&beside) {
        if let Err(missing) = check_depth(game.position(), settings.config.depth) {
            parser.report(settings.depth_offset, DiagnosticKind::NoEstimate(missing));
        }
    }
    let beside = beside.map(|settings| settings.config);
    Some(Document { title, notes, game, search: search.config, beside, bookmarks, practice })
}

/// Parses the name of a played move, with its offset.
fn parse_move(parser: &mut Parser) -> Option<(usize, String)> {
    let offset = parser.offset();
    parser.string(Expected::Move).map(|name| (offset, name))
}

/// Plays moves. The first illegal one is reported; those after it cannot be checked.
fn play(parser: &mut Parser, start: AnyGame, moves: &[(usize, String)]) -> PlayedGame<AnyGame> {
    let mut game = PlayedGame::new(start);
    for (number, (offset, name)) in (1..).zip(moves) {
        let legal = game.legal_moves();
        let named = legal.iter().find(|&&mv| game.position().move_name(mv) == *name);
        let Some(&mv) = named else {
            let found = Excerpt::new(name);
            let kind = if legal.is_empty() {
                DiagnosticKind::MoveAfterTheEnd { number, found }
            } else {
                DiagnosticKind::IllegalMove { number, found, legal: list_names(game.position(), &legal) }
            };
            parser.report(*offset, kind);
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

fn parse_bookmark(parser: &mut Parser) -> Option<Bookmark> {
    let mut fields = parser.begin_fields(BOOKMARK, Expected::Fields(BOOKMARK))?;
    let (mut step, mut note) = (None, None);
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "step" => step = parser.unsigned(),
            "note" => note = parse_text(parser),
            other => unreachable!("{other} is not a field of a bookmark"),
        }
    }
    parser.require_field(&fields, "step");
    Some(Bookmark { step: TimelineStep::new(step?), note })
}

/// Returns the text of a position file for a document.
pub fn save(document: &Document) -> String {
    save_with(document, NO_FIELDS)
}

/// Returns the text of a position file for a document that was loaded from `original` and may have been changed since. Fields
/// that `original` contains are written even if their values are the defaults. Comments are not preserved.
pub fn save_preserving_fields(document: &Document, original: &str) -> String {
    save_with(document, &ExplicitFields::parse(original))
}

fn save_with(document: &Document, explicit: &ExplicitFields<'_>) -> String {
    let mut fields = FieldWriter::new(explicit);
    fields.always("version", &VERSION.to_string());
    for (name, text) in [("title", &document.title), ("notes", &document.notes)] {
        if let Some(text) = text {
            fields.always(name, &format_localized(text));
        }
    }
    fields.always("game", &games::write(document.game.start(), explicit.inside("game")));
    fields.text_unless(document.game.moves().is_empty(), "moves", || format_moves(&document.game.names()));
    fields.text_unless(document.search == SearchConfig::default(), "search", || {
        search_settings::write(&document.search, explicit.inside("search"))
    });
    if let Some(beside) = &document.beside {
        fields.always("beside", &search_settings::write(beside, explicit.inside("beside")));
    }
    let bookmarks: Vec<_> = document.bookmarks.iter().map(format_bookmark).collect();
    fields.text_unless(bookmarks.is_empty(), "bookmarks", || format_lines('[', &bookmarks, ']', INDENT));
    if let Some(practice) = &document.practice {
        fields.always("practice", &practice::write(practice, explicit.inside("practice")));
    }
    fields.into_lines() + "\n"
}

fn format_bookmark(bookmark: &Bookmark) -> String {
    let note = bookmark.note.as_ref().map(|note| format!(", note: {}", format_localized_line(note)));
    format!("(step: {}{})", bookmark.step, note.unwrap_or_default())
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

/// Returns 64 bits that identify a document's position and its search: the FNV-1a hash of the text of a position file that
/// holds only these, without title, notes, bookmarks and practice. It recognizes an exercise and proves nothing: another document
/// with the same fingerprint can be made.
pub fn fingerprint(document: &Document) -> u64 {
    let searched =
        Document { title: None, notes: None, beside: None, bookmarks: Vec::new(), practice: None, ..document.clone() };
    fnv_1a(save(&searched).as_bytes())
}

/// The hash of G. Fowler, L. C. Noll and K.-P. Vo, with its 64-bit parameters.
fn fnv_1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(fnv_1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv_1a(b"foobar"), 0x8594_4171_f739_67e8);
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
