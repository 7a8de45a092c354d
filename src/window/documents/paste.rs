//! Dropped files and pasted text, and the interpretation of pasted text as paths, a link, a position or a tree.
//!
//! Does not open the files that a text names.

use super::loaded_document::{LoadedDocument, begin};
use super::notification::Notification;
use super::plain_notification::PlainNotification;
use crate::look::{theme, widgets};
use egui::{Color32, Context, CornerRadius, DroppedFileHandle, Event, Id, LayerId, Order, Shape, Stroke, Ui};
use percent_encoding::percent_decode_str;
use poda_core::document::Document;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::lecture::LectureOrigin;
use poda_words::file::notation::TreeNotation;
use poda_words::file::run::is_run;
use poda_words::file::{FileContent, Link, LinkError, LoadError, LoadedLecture, MAX_BYTES, load_file, notation_of};
use poda_words::i18n::Words;
use poda_words::lessons;
use std::path::PathBuf;

#[derive(Clone, Debug)]
pub enum DroppedOrPasted {
    Dropped(Vec<DroppedFileHandle>),
    Pasted(String),
}

/// Takes what was dropped or pasted in this frame. Text pasted into a focused text field is left to the field.
pub fn take(ctx: &Context) -> Option<DroppedOrPasted> {
    let dropped = ctx.input(|input| input.raw.dropped_files.clone());
    if !dropped.is_empty() {
        return Some(DroppedOrPasted::Dropped(dropped));
    }
    if ctx.text_edit_focused() {
        return None;
    }
    let pasted = |event: &Event| if let Event::Paste(text) = event { Some(text.clone()) } else { None };
    ctx.input(|input| input.events.iter().find_map(pasted)).map(DroppedOrPasted::Pasted)
}

/// Draws the hint while files are dragged over the window.
pub fn hint_ui(ui: &Ui, words: &Words) {
    let ctx = ui.ctx();
    if ctx.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::unique("drop hint")));
    let screen = ctx.content_rect();
    painter.rect_filled(screen, 0.0, theme::color(ui, PaletteColor::Background).gamma_multiply(0.86));
    let frame = screen.shrink(24.0);
    let corners = [frame.left_top(), frame.right_top(), frame.right_bottom(), frame.left_bottom(), frame.left_top()];
    let stroke = Stroke::new(2.0, theme::color(ui, PaletteColor::Secondary));
    painter.extend(Shape::dashed_line(&corners, stroke, 8.0, 6.0));
    let galley = widgets::layout_line(ui, &words.text("drop-hint"), Font::SemiBold, 22.0, PaletteColor::Text);
    let rect = egui::Rect::from_center_size(screen.center(), galley.size() + egui::vec2(56.0, 36.0));
    painter.rect_filled(rect, CornerRadius::same(theme::RADIUS), theme::color(ui, PaletteColor::Panel));
    painter.galley(rect.center() - galley.size() / 2.0, galley, Color32::PLACEHOLDER);
}

/// The interpretation of a pasted text.
#[derive(Clone, Debug, PartialEq)]
pub enum Pasted {
    /// The paths of one or more files.
    Files(Vec<PathBuf>),
    /// A position, and the notation if the text is a tree alone.
    Position(Box<Document>, Option<TreeNotation>),
    Lecture(LoadedLecture),
    /// The run of a program.
    Run(String),
    /// A position with errors.
    Faulty(LoadError),
    /// A link to a position or a lesson, or why it is invalid.
    Link(Box<Result<Link, LinkError>>),
    /// A web address that is not a link of this program.
    Address,
    /// Any other text.
    Other,
}

impl Pasted {
    /// Returns the document to be opened.
    ///
    /// # Errors
    /// A notification about why the text does not contain a document.
    pub fn into_document(self) -> Result<LoadedDocument, Notification> {
        match self {
            Self::Position(document, notation) => Ok(LoadedDocument::imported(*document, notation, None)),
            Self::Lecture(lecture) => begin(&lecture, LectureOrigin::Text),
            Self::Run(text) => LoadedDocument::of_run(text.as_bytes(), None),
            Self::Link(link) => LoadedDocument::of_link(*link),
            Self::Faulty(error) => Err(Notification::Faulty { file: None, error }),
            Self::Address => Err(PlainNotification::Address.into()),
            Self::Files(_) | Self::Other => Err(PlainNotification::NothingToOpen.into()),
        }
    }
}

/// Interprets a text.
pub fn read(text: &str) -> Pasted {
    let text = text.trim_start_matches('\u{feff}').trim();
    if MAX_BYTES < text.len()
        && let Err(error) = load_file(text.as_bytes(), &[])
    {
        return Pasted::Faulty(error);
    }
    if is_run(text.as_bytes()) {
        return Pasted::Run(text.to_owned());
    }
    if Link::is_meant_by(text) {
        return Pasted::Link(Box::new(Link::parse_with_players(text)));
    }
    if text.lines().next().is_some_and(is_address) {
        return Pasted::Address;
    }
    if let Some(files) = files_in(text) {
        return Pasted::Files(files);
    }
    let notation = notation_of(text.as_bytes());
    if notation.is_none() && !looks_like_ron(text) {
        return Pasted::Other;
    }
    match load_file(text.as_bytes(), &lessons::names()) {
        Ok(FileContent::Document(document)) => Pasted::Position(document, notation),
        Ok(FileContent::Lecture(lecture)) => Pasted::Lecture(lecture),
        Err(error) => Pasted::Faulty(error),
    }
}

/// Returns whether a text begins like a position, a tree or a comment.
fn looks_like_ron(text: &str) -> bool {
    ["(", "[", "Tree", "//", "/*", "#!"].iter().any(|start| text.starts_with(start))
}

/// Returns the files that a text names, one per line. Returns `None` if it contains anything else.
fn files_in(text: &str) -> Option<Vec<PathBuf>> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    // Some systems put an operation before the list of files on the clipboard.
    let lines = match lines.split_first() {
        Some((&("copy" | "cut"), files)) => files,
        _ => &lines[..],
    };
    let files: Vec<_> = lines.iter().map_while(|line| file_in(line)).collect();
    (!files.is_empty() && files.len() == lines.len()).then_some(files)
}

/// Returns whether a line begins with the scheme of an address, other than `file`.
fn is_address(line: &str) -> bool {
    let is_scheme = |scheme: &str| {
        scheme.starts_with(|letter: char| letter.is_ascii_alphabetic())
            && scheme.chars().all(|letter| letter.is_ascii_alphanumeric() || "+-.".contains(letter))
    };
    let line = line.trim_start_matches(['"', '\'', '<']);
    line.split_once("://").is_some_and(|(scheme, _)| scheme != "file" && is_scheme(scheme))
}

fn file_in(line: &str) -> Option<PathBuf> {
    let line = line.strip_prefix(['"', '\'']).and_then(|line| line.strip_suffix(['"', '\''])).unwrap_or(line);
    if let Some(rest) = line.strip_prefix("file://") {
        // A host may precede the path, and a drive letter may follow its first slash.
        let path = percent_decode_str(&rest[rest.find('/')?..]).decode_utf8_lossy();
        let has_drive = path.as_bytes().get(2) == Some(&b':');
        return Some(path[usize::from(has_drive)..].into());
    }
    if line.starts_with("//") || line.starts_with("/*") {
        return None;
    }
    if let Some(rest) = line.strip_prefix("~/") {
        return Some(std::env::home_dir()?.join(rest));
    }
    let is_named = line.to_lowercase().ends_with(".ron") && !line.starts_with(['(', '[']);
    (is_named || std::path::Path::new(line).is_absolute()).then(|| line.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_and_addresses_are_files() {
        for (text, path) in [
            ("/home/me/a.ron\n", "/home/me/a.ron"),
            ("file:///home/me/%C3%A1rbol%20uno.ron", "/home/me/árbol uno.ron"),
            ("file://localhost/a.ron", "/a.ron"),
            ("file:///C:/a.ron", "C:/a.ron"),
            ("\"lessons/a b.ron\"", "lessons/a b.ron"),
            ("copy\nfile:///a.ron", "/a.ron"),
        ] {
            assert_eq!(read(text), Pasted::Files(vec![path.into()]), "{text}");
        }
        assert_eq!(read("/a.ron\n/b.ron"), Pasted::Files(vec!["/a.ron".into(), "/b.ron".into()]));
    }

    #[test]
    fn addresses_of_the_web_are_no_files() {
        for text in
            ["https://example.org/a.ron", "HTTP://example.org/a", "\"https://example.org/a.ron\"", "ftp://a/b.ron"]
        {
            assert_eq!(read(text), Pasted::Address, "{text}");
        }
        for text in
            ["[1, 2] // see https://example.org/a", "/home/me/https://a.ron", "(name: \"a://b\", children: [1])"]
        {
            assert_ne!(read(text), Pasted::Address, "{text}");
        }
    }

    #[test]
    fn positions_and_trees_are_read() {
        for text in [
            "[[3, 12, 8], [2, 4, 6]]",
            "// a note\n[[3], 2]",
            "(name: \"A\", children: [1, 2])",
            "Tree(root: Min, tree: [1, 2])",
            "\u{feff}(version: 1, game: TicTacToe())",
            "(3 12 8)(2 4 6)",
            "A(B(3, 12), C(2, 4))",
            "A\n  B 3 12\n  C 2 4",
            "[A [B [3] [12]] [C [2] [4]]]",
            "digraph { A -> {3 12} }",
            "{\"l\": 3, \"r\": [2, 4]}",
        ] {
            assert!(matches!(read(text), Pasted::Position(..)), "{text}");
        }
    }

    #[test]
    fn what_is_wrong_is_told_and_what_is_something_else_is_not_judged() {
        for text in ["[[3, 12, [2]", "(version: 2)", "Tree(tree: [])", "[[3] [12]]", "3 12 2 4", "digraph { A -> B }"] {
            assert!(matches!(read(text), Pasted::Faulty(_)), "{text}");
        }
        for text in ["", "  ", "Hello there", "12", "<svg/>"] {
            assert_eq!(read(text), Pasted::Other, "{text}");
        }
    }
}
