//! Links: a document in the fragment of a web address, which a browser never sends to a server.
//!
//! `BASE#p1…` contains the text of a position file, deflated and in base64url; `#p0…` the text itself in base64url;
//! `#r1…` and `#r0…` the run of a program; `#tree=…` a tree; and `#lesson=…` and `#lecture=…` the name of a bundled
//! lesson or lecture. The text may also be a lecture without file names. These may follow, in any order: `&step=N`,
//! `&lang=` and the code of a language, `&mode=practice|present`, `&entry=N` of a lecture, `&max-time=S` and `&embed`.
//! Unknown parts are ignored.
//!
//! Does not depend on the list of lessons or on the address of the program.

use super::diagnostic::LoadError;
use super::document::{load_for_any_search, load_with_players, save, save_lecture};
use super::lexer::{Lexer, TokenKind};
use super::text::{load_tree, load_tree_with_players};
use crate::messages::Message;
use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};
use percent_encoding::percent_decode_str;
use poda_core::document::{Document, Lecture};
use poda_core::game::any::AnyGame;
use poda_core::game::tree::Tree;
use poda_core::language::Language;
use poda_core::trace::TimelineStep;
use std::fmt::{self, Display, Formatter};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// The size of the largest text in a link, in bytes.
pub const MAX_LINK_BYTES: usize = 1_000_000;

/// The strongest compression of [`miniz_oxide`].
const BEST_COMPRESSION: u8 = 10;

/// Base64url, written without padding and read with or without it.
const BASE64_URL: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new().with_encode_padding(false).with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

/// The content of a link, and how it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Link {
    /// The content that it opens.
    pub target: LinkTarget,
    /// How the content is shown.
    pub view: LinkView,
}

/// How a link shows its content: the parts that follow the document.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LinkView {
    /// The step at which the document is shown; `None` for the beginning.
    pub step: Option<TimelineStep>,
    /// The language of the window; `None` for the language of the settings.
    pub language: Option<Language>,
    /// The entry of a lecture that is shown, counted from 1; `None` for the first that can be shown.
    pub entry: Option<usize>,
    /// The mode in which the window opens; `None` for showing the document only.
    pub mode: Option<LinkMode>,
    /// The time limit of each search in seconds, if it is less than the one in the settings.
    pub max_seconds: Option<u32>,
    /// Whether the window is a frame in another page, which shows only the tree, the caption and the transport.
    pub is_embedded: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub enum LinkTarget {
    Document(Box<Document>),
    /// The bundled lesson with this name, which may not exist.
    Lesson(String),
    /// The bundled lecture with this name, which may not exist.
    BundledLecture(String),
    /// The lecture in this file text, which may have errors.
    Lecture(Vec<u8>),
    /// The run of a program in this text.
    Run(Vec<u8>),
}

/// The mode in which the window opens the document of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "lowercase")]
pub enum LinkMode {
    /// Practice: the window asks for the next step and conceals answers.
    Practice,
    Present,
}

impl LinkMode {
    pub const ALL: &'static [Self] = Self::VARIANTS;

    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// Why a link cannot be opened.
#[derive(Clone, Debug, PartialEq, thiserror::Error, Message)]
#[message(prefix = "link")]
pub enum LinkError {
    /// The address has no fragment, or the fragment contains nothing to open.
    #[error("the link names no position")]
    NoTarget,
    /// The text is not valid base64url: the link was cut or changed.
    #[error("the link is damaged")]
    Damaged,
    /// The text is larger than [`MAX_LINK_BYTES`].
    #[error("the link holds more than {MAX_LINK_BYTES} bytes")]
    TooLarge,
    /// A lecture in the link lists this file, which the link does not contain.
    #[error("the lecture lists the file {0}")]
    NamesFile(#[message("name")] String),
    /// The text in the link is not a position file.
    #[error(transparent)]
    #[message(transparent)]
    Text(#[from] LoadError),
}

impl Link {
    /// Returns the link to a document, at the beginning.
    pub fn to_document(document: Document) -> Self {
        Self { target: LinkTarget::Document(Box::new(document)), view: LinkView::default() }
    }

    /// Returns whether a text has the form of a link: a fragment that contains something to open, or an address with
    /// such a fragment.
    pub fn is_meant_by(text: &str) -> bool {
        let Some((base, fragment)) = text.trim().split_once('#') else { return false };
        let is_address = base.is_empty() || base.contains("://");
        is_address
            && ["p0", "p1", "r0", "r1", "tree=", "lesson=", "lecture="].iter().any(|start| fragment.starts_with(start))
    }

    /// Parses a link: a fragment, or an address with one.
    ///
    /// # Errors
    /// The reason if the link cannot be opened. Parts after the document never cause an error: invalid ones are
    /// ignored.
    ///
    /// ```
    /// use poda_words::file::{Link, LinkTarget};
    ///
    /// let link = Link::parse("https://example.org/poda/#lesson=a-to-n&step=33&lang=es").unwrap();
    /// assert_eq!(link.target, LinkTarget::Lesson("a-to-n".to_owned()));
    /// assert_eq!(link.view.step.unwrap().get(), 33);
    /// ```
    pub fn parse(text: &str) -> Result<Self, LinkError> {
        Self::parse_with(text, Readers { file: load_for_any_search, tree: load_tree })
    }

    /// Same as [`parse`](Self::parse), for a link whose document may also be a position of several players.
    ///
    /// # Errors
    /// The same as those of [`parse`](Self::parse).
    pub fn parse_with_players(text: &str) -> Result<Self, LinkError> {
        Self::parse_with(text, Readers { file: load_with_players, tree: load_tree_with_players })
    }

    fn parse_with(text: &str, readers: Readers) -> Result<Self, LinkError> {
        let (_, fragment) = text.trim().split_once('#').ok_or(LinkError::NoTarget)?;
        let target = fragment.split('&').next().unwrap_or_default();
        Ok(Self { target: parse_target(target, readers)?, view: LinkView::parse(text) })
    }
}

impl LinkView {
    /// Parses the parts of a link after the document, whether or not the document can be opened. Ignores invalid parts.
    pub fn parse(text: &str) -> Self {
        let (_, fragment) = text.trim().split_once('#').unwrap_or_default();
        let mut view = Self::default();
        for part in fragment.split('&').skip(1) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            match name {
                "step" => view.step = value.parse().ok().map(TimelineStep::new).or(view.step),
                "lang" => {
                    let code = poda_assets::LANGUAGES.iter().find(|code| **code == value);
                    view.language = code.map(|code| Language::of_code(code)).or(view.language);
                }
                "entry" => view.entry = value.parse().ok().filter(|entry| 0 < *entry).or(view.entry),
                "mode" => view.mode = value.parse().ok().or(view.mode),
                "max-time" => {
                    view.max_seconds = value.parse().ok().filter(|seconds| 0 < *seconds).or(view.max_seconds);
                }
                "embed" => view.is_embedded = true,
                _ => {}
            }
        }
        view
    }
}

/// Writes the fragment of an address, including its `#`.
impl Display for Link {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.target {
            LinkTarget::Document(document) => write!(f, "#{}", encoded(&compact(&save(document))))?,
            LinkTarget::Lesson(name) => write!(f, "#lesson={name}")?,
            LinkTarget::BundledLecture(name) => write!(f, "#lecture={name}")?,
            LinkTarget::Run(text) => write!(f, "#r{}", &encoded(&String::from_utf8_lossy(text))[1..])?,
            LinkTarget::Lecture(text) => write!(f, "#{}", encoded(&compact(&String::from_utf8_lossy(text))))?,
        }
        self.view.fmt(f)
    }
}

/// Writes the parts after the document.
impl Display for LinkView {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(entry) = self.entry {
            write!(f, "&entry={entry}")?;
        }
        if let Some(step) = self.step {
            write!(f, "&step={step}")?;
        }
        if let Some(language) = self.language {
            write!(f, "&lang={}", language.code())?;
        }
        if let Some(mode) = self.mode {
            write!(f, "&mode={}", mode.name())?;
        }
        if let Some(seconds) = self.max_seconds {
            write!(f, "&max-time={seconds}")?;
        }
        if self.is_embedded { f.write_str("&embed") } else { Ok(()) }
    }
}

/// Returns the first part of the fragment, which opens a document, without the `#`: the encoded text of its position
/// file.
///
/// # Errors
/// [`LinkError::TooLarge`] if the text has more than `max_bytes` bytes or more than [`MAX_LINK_BYTES`].
pub fn encode(document: &Document, max_bytes: usize) -> Result<String, LinkError> {
    let text = compact(&save(document));
    if max_bytes.min(MAX_LINK_BYTES) < text.len() { Err(LinkError::TooLarge) } else { Ok(encoded(&text)) }
}

/// Returns the first part of the fragment for a lecture.
///
/// # Errors
/// [`LinkError::NamesFile`] if it lists a file, and [`LinkError::TooLarge`] if its text has more than
/// [`MAX_LINK_BYTES`].
pub fn encode_lecture(lecture: &Lecture) -> Result<String, LinkError> {
    if let Some(path) = lecture.first_file() {
        return Err(LinkError::NamesFile(path.to_owned()));
    }
    let text = compact(&save_lecture(lecture));
    if MAX_LINK_BYTES < text.len() { Err(LinkError::TooLarge) } else { Ok(encoded(&text)) }
}

/// The functions that read the position file and the tree of a link.
#[derive(Clone, Copy)]
struct Readers {
    file: fn(&[u8]) -> Result<Document, LoadError>,
    tree: fn(&str) -> Result<Tree, LoadError>,
}

fn parse_target(part: &str, readers: Readers) -> Result<LinkTarget, LinkError> {
    let document = |text: &[u8]| match (readers.file)(text) {
        Ok(document) => Ok(LinkTarget::Document(Box::new(document))),
        Err(error) if error.is_of_lecture() => Ok(LinkTarget::Lecture(text.to_owned())),
        Err(error) => Err(error.into()),
    };
    if let Some(code) = part.strip_prefix("p1") {
        document(&inflated(code)?)
    } else if let Some(code) = part.strip_prefix("r1") {
        Ok(LinkTarget::Run(inflated(code)?))
    } else if let Some(code) = part.strip_prefix("r0") {
        Ok(LinkTarget::Run(within_limit(decoded(code)?)?))
    } else if let Some(code) = part.strip_prefix("p0") {
        document(&within_limit(decoded(code)?)?)
    } else if let Some(code) = part.strip_prefix("tree=") {
        let text = within_limit(percent_decode_str(code).collect())?;
        let text = String::from_utf8(text).map_err(|_| LinkError::Damaged)?;
        Ok(LinkTarget::Document(Box::new(Document::of_position(AnyGame::Tree((readers.tree)(&text)?)))))
    } else if let Some(code) = part.strip_prefix("lesson=") {
        Ok(LinkTarget::Lesson(percent_decode_str(code).decode_utf8_lossy().into_owned()))
    } else if let Some(code) = part.strip_prefix("lecture=") {
        Ok(LinkTarget::BundledLecture(percent_decode_str(code).decode_utf8_lossy().into_owned()))
    } else {
        Err(LinkError::NoTarget)
    }
}

fn inflated(code: &str) -> Result<Vec<u8>, LinkError> {
    let inflated = decompress_to_vec_with_limit(&decoded(code)?, MAX_LINK_BYTES);
    inflated.map_err(|failed| match failed.status {
        TINFLStatus::HasMoreOutput => LinkError::TooLarge,
        _ => LinkError::Damaged,
    })
}

fn within_limit(text: Vec<u8>) -> Result<Vec<u8>, LinkError> {
    if MAX_LINK_BYTES < text.len() { Err(LinkError::TooLarge) } else { Ok(text) }
}

/// Decodes base64url. Ignores line breaks, which mail programs insert into long links.
fn decoded(code: &str) -> Result<Vec<u8>, LinkError> {
    // Deflated text may be a few bytes longer than the text.
    if 2 * MAX_LINK_BYTES < code.len() {
        return Err(LinkError::TooLarge);
    }
    let code: String = code.chars().filter(|letter| !letter.is_ascii_whitespace()).collect();
    BASE64_URL.decode(code).map_err(|_| LinkError::Damaged)
}

/// Returns the text of a file in the encoding of a link: deflated, if that is shorter.
fn encoded(text: &str) -> String {
    let deflated = compress_to_vec(text.as_bytes(), BEST_COMPRESSION);
    if deflated.len() < text.len() {
        format!("p1{}", BASE64_URL.encode(deflated))
    } else {
        format!("p0{}", BASE64_URL.encode(text))
    }
}

/// Returns the text of a file without white space and comments between its tokens, and without the last comma of a
/// list.
fn compact(text: &str) -> String {
    let mut lexer = Lexer::new(text);
    let mut compact = String::with_capacity(text.len());
    let mut last = TokenKind::End;
    loop {
        let token = lexer.next();
        if token.kind == TokenKind::End {
            return compact;
        }
        if last == TokenKind::Comma && matches!(token.kind, TokenKind::Close(_)) {
            compact.pop();
        }
        if last == TokenKind::Word && token.kind == TokenKind::Word {
            compact.push(' ');
        }
        compact.push_str(&text[token.start..token.end]);
        last = token.kind;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document(text: &str) -> Document {
        load_for_any_search(text.as_bytes()).unwrap()
    }

    const NAMED: &str = r#"(version: 1, title: (en: "A, (b) // c", es: "Árbol"), // a comment
        game: Tree(root: Min, tree: (name: "50%&#", children: [3, (value: -inf), [1, 2,],],)), )"#;

    #[test]
    fn a_document_survives_the_way_into_a_link_and_back() {
        for text in [NAMED, "(version: 1, game: Nim())", "(version: 1, game: TicTacToe(), bookmarks: [(step: 3)])"] {
            let view = LinkView {
                step: Some(TimelineStep::new(12)),
                language: Some(Language::SPANISH),
                mode: Some(LinkMode::Practice),
                max_seconds: Some(3),
                is_embedded: true,
                ..LinkView::default()
            };
            let link = Link { view, ..Link::to_document(document(text)) };
            let written = link.to_string();
            assert!(written.ends_with("&step=12&lang=es&mode=practice&max-time=3&embed"), "{written}");
            assert!(
                written.chars().all(|letter| letter.is_ascii_alphanumeric() || "#-_&=".contains(letter)),
                "{written}"
            );
            assert_eq!(Link::parse(&format!("https://example.org/{written}")), Ok(link));
        }
    }

    #[test]
    fn white_space_comments_and_last_commas_are_left_out() {
        let compacted = compact(NAMED);
        assert_eq!(
            compacted,
            "(version:1,title:(en:\"A, (b) // c\",es:\"Árbol\"),game:Tree(root:Min,tree:(name:\"50%&#\",\
             children:[3,(value:-inf),[1,2]])))"
        );
        assert_eq!(document(&compacted), document(NAMED));
    }

    #[test]
    fn a_short_text_is_not_deflated() {
        let short = encoded("(version:1)");
        assert!(short.starts_with("p0"), "{short}");
        assert!(encoded(&"(version:1)".repeat(9)).starts_with("p1"));
    }

    #[test]
    fn a_tree_is_written_as_it_is_or_percent_encoded() {
        let plain = Link::parse("#tree=[[3,12,8],[2,4,6]]&step=2").unwrap();
        assert_eq!(Link::parse("#tree=%5B%5B3,12,8%5D,%5B2,4,6%5D%5D&step=2"), Ok(plain.clone()));
        let LinkTarget::Document(tree) = plain.target else { panic!() };
        assert_eq!(*tree, document("(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))"));
    }

    #[test]
    fn unknown_and_faulty_parts_behind_the_document_are_ignored() {
        let link = Link::parse("#lesson=a-to-n&x=1&step=-4&&lang=fr&mode=&step=7&embed=1&step=x&max-time=0").unwrap();
        let expected = LinkView { step: Some(TimelineStep::new(7)), is_embedded: true, ..LinkView::default() };
        assert_eq!(link.view, expected);
    }

    #[test]
    fn the_parts_behind_a_damaged_document_are_read() {
        let view = LinkView::parse("https://example.org/#p1AAAA&lang=es&embed");
        assert_eq!((view.language, view.is_embedded), (Some(Language::SPANISH), true));
        for language in poda_assets::LANGUAGES.iter().map(|code| Language::of_code(code)) {
            let view = LinkView { language: Some(language), ..LinkView::default() };
            assert_eq!(LinkView::parse(&format!("#lesson=a{view}")), view);
        }
        assert_eq!(LinkView::parse("https://example.org/"), LinkView::default());
    }

    #[test]
    fn a_text_beyond_the_limit_is_not_encoded() {
        let document = document(NAMED);
        let length = compact(&save(&document)).len();
        assert_eq!(encode(&document, length - 1), Err(LinkError::TooLarge));
        assert_eq!(format!("#{}", encode(&document, length).unwrap()), Link::to_document(document).to_string());
    }

    #[test]
    fn a_damaged_link_is_refused() {
        let whole = Link::to_document(document(NAMED)).to_string();
        for damaged in
            [&whole[..whole.len() / 2], &whole.replace(&whole[10..14], "~~~~"), "#p1", "#p1AAAA", "#p0_w", "#p0"]
        {
            assert!(matches!(Link::parse(damaged), Err(LinkError::Damaged | LinkError::Text(_))), "{damaged}");
        }
        for empty in ["", "#", "https://example.org/", "#&step=3", "#step=3", "#P1abc"] {
            assert_eq!(Link::parse(empty), Err(LinkError::NoTarget), "{empty}");
        }
    }

    #[test]
    fn a_link_does_not_inflate_without_limit() {
        let bomb = BASE64_URL.encode(compress_to_vec(&vec![b' '; 64 * MAX_LINK_BYTES], 1));
        assert_eq!(Link::parse(&format!("#p1{bomb}")), Err(LinkError::TooLarge));
        assert_eq!(Link::parse(&format!("#p0{}", "A".repeat(3 * MAX_LINK_BYTES))), Err(LinkError::TooLarge));
        assert_eq!(Link::parse(&format!("#tree={}", "1".repeat(MAX_LINK_BYTES + 1))), Err(LinkError::TooLarge));
    }
}
