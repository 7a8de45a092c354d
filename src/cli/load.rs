//! Loads a position from a file, from standard input, or from the lessons, and reports faults.

use super::deadline::Deadline;
use super::game::played_by_program;
use super::search_flags::{KindFlags, MctsFlags, SearchFlags};
use super::search_name::CheckedSearch;
use super::terminal::{Status, displayed, report, report_file};
use poda_core::document::{Document, Lecture, check_depth, check_search, usual_search};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::search::mcts::MctsConfig;
use poda_core::text::{nearest, visible};
use poda_core::trace::limits::Limits;
use poda_lecture::lecture_faults;
use poda_platform::{disk, read_within, system};
use poda_words::file::notation::{SideName, TreeNotation, TreeSize};
use poda_words::file::program_file::ProgramFile;
use poda_words::file::run::is_run;
use poda_words::file::{
    self, ExamPlan, FileContent, Link, LinkTarget, LoadError, load, load_file, max_loading_bytes, notation_of,
};
use poda_words::i18n::check::run_document;
use poda_words::i18n::diagnostics::{link_sentences, placed_sentences};
use poda_words::i18n::tree_notations::understood;
use poda_words::i18n::{Words, args};
use poda_words::lessons;
use poda_words::lessons::lectures::{self, UnknownLecture};
use poda_words::messages::Message;
use std::fs::File;
use std::io;
use std::path::Path;

/// The file name that means standard input.
pub(super) const STANDARD_INPUT: &str = "-";

/// The position that is shown if none is named.
pub(super) const FIRST_LESSON: &str = "1";

/// How many bytes may always be used to read a file, even if the limit is lower.
const SMALL_BYTES: usize = 1 << 20;

pub(super) const NO_LIMITS: Limits = Limits::nodes(usize::MAX);

/// How many bytes of a link after its `#` are repeated in a message.
const SHOWN_OF_LINK: usize = 20;

pub(super) struct LoadedPosition {
    /// The document of the file, with the kind of search that the flags ask for.
    pub document: Document,
    /// The same with the settings of the flags.
    pub searched: Document,
    /// The search of `searched`.
    pub search: CheckedSearch,
    /// The limits of the flags, less the memory of the document.
    pub limits: Limits,
}

impl LoadedPosition {
    /// Returns whether the document's own search is made, whose steps its bookmarks count.
    pub fn is_own(&self) -> bool {
        self.searched.searches == self.document.searches
    }
}

/// Loads a document, also one of several players, and determines how it is searched; flags take precedence over the
/// file. Reports the reason on failure.
pub(super) fn load_with_players(
    words: &Words,
    path: &Path,
    flags: &SearchFlags,
    kinds: &KindFlags,
    deadline: Deadline,
) -> Option<LoadedPosition> {
    load_to_search(words, path, flags, kinds, deadline, file::load_with_players)
}

/// Loads a document as [`load_with_players`] does, if `read` accepts it.
pub(super) fn load_to_search(
    words: &Words,
    path: &Path,
    flags: &SearchFlags,
    kinds: &KindFlags,
    deadline: Deadline,
    read: ReadText,
) -> Option<LoadedPosition> {
    let (mut document, limits) = load_within(words, path, flags.rules.limits(), deadline, read)?;
    if let Some(search) = flags.named() {
        document = search.over(document);
    }
    if flags.sooner {
        document = document.with_position(document.position().with_sooner());
    }
    let own = document.search().copied();
    let depth_first = kinds.players.over(flags.over(own.unwrap_or_else(|| usual_search(document.position()))));
    // The file's own depth was checked when it was loaded. A different depth comes from a flag, so the fault has no
    // place in the file.
    if let Err(fault) = check_depth(document.position(), depth_first.depth) {
        report_file(path, &fault.sentence(words));
        return None;
    }
    let searched = match document.sampled() {
        _ if own.is_some() => {
            if let Some(flag) = kinds.mcts.given().next() {
                report_file(path, &words.fill("cli-flag-of-mcts", &args![flag]));
                return None;
            }
            document.clone().searched_by(depth_first)
        }
        Some(config) => document.clone().searched_by(checked_over(words, path, &kinds.mcts, config)?),
        None => document.clone(),
    };
    // The settings of a depth-first search are checked even if another kind of search is made.
    let checked = check_search(document.position(), &depth_first).and_then(|()| CheckedSearch::of(&searched));
    match checked {
        Ok(search) => Some(LoadedPosition { document, searched, search, limits }),
        Err(reason) => {
            report_file(path, &reason.sentence(words));
            None
        }
    }
}

/// Returns a file's Monte Carlo tree search with the settings that the flags override. Reports a rule for priors where
/// there are none.
pub(super) fn checked_over(words: &Words, path: &Path, flags: &MctsFlags, file: MctsConfig) -> Option<MctsConfig> {
    let config = flags.over(file);
    if flags.name_priors() && !config.has_priors() {
        report_file(path, &words.text("cli-priors-without-puct"));
        return None;
    }
    Some(config)
}

/// Loads a document with any search, also one of several players, without limits. Reports an error if there is none.
pub(super) fn load_document_with_players(words: &Words, path: &Path) -> Option<Document> {
    load_within(words, path, NO_LIMITS, Deadline::default(), file::load_with_players).map(|(document, _)| document)
}

/// A function that reads the text of a position file, and refuses some kinds of search.
type ReadText = fn(&[u8]) -> Result<Document, LoadError>;

/// Loads a document, and returns it with the remaining limits. Reports an error if `read` refuses it, if reading the
/// file could take more memory than the limits and [`SMALL_BYTES`] allow, or if it takes more time than the deadline
/// leaves.
pub(super) fn load_within(
    words: &Words,
    path: &Path,
    limits: Limits,
    deadline: Deadline,
    read: ReadText,
) -> Option<(Document, Limits)> {
    // While the lists of a search grow, they take up to three times the address space of their contents.
    let most = system::address_space() / 4;
    let searchable = |bytes: usize| Limits { bytes: bytes.min(most), ..limits };
    if let Some(document) = played_by_program(words, path).ok()? {
        if document.position().players().is_none() {
            return Some((document.clone(), searchable(limits.bytes)));
        }
        // A search of several players may be refused.
        let read = read(file::save(document).as_bytes());
        let read = read.map_err(|fault| report_faults(&displayed(path), placed_sentences(words, &fault)));
        return read.ok().map(|document| (document, searchable(limits.bytes)));
    }
    if let Some(lesson) = path.to_str().filter(|_| !path.exists()).and_then(lessons::by_name_or_number) {
        // Lessons are read like files, because `read` may refuse some kinds of search.
        let read = read(lessons::text(lesson).as_bytes());
        let read = read.map_err(|fault| report_faults(&displayed(path), placed_sentences(words, &fault)));
        return read.ok().map(|document| (document, searchable(limits.bytes)));
    }
    if let Some(text) = path.to_str().filter(|text| Link::is_meant_by(text) && !path.exists()) {
        let document = linked_document(words, text)?;
        // The link may contain a search that `read` refuses.
        if let Err(fault) = read(file::save(&document).as_bytes()) {
            report_faults(&displayed(path), placed_sentences(words, &fault));
            return None;
        }
        return Some((document, searchable(limits.bytes)));
    }
    let (file, max_bytes) = (path.to_owned(), limits.bytes.max(SMALL_BYTES));
    let failure = match deadline.wait_for(move || read_document(&file, max_bytes, read)) {
        Some(Ok((document, notation))) => {
            if let (Some(notation), AnyGame::Tree(tree)) = (notation, document.position()) {
                report_file(path, &understood(words, notation, TreeSize::of(tree), SideName::first_of(tree).as_ref()));
            }
            let bytes = limits.bytes.saturating_sub(document.bytes());
            return Some((document, searchable(bytes)));
        }
        Some(Err(failure)) => failure,
        None => {
            report_file(path, &words.text("cli-limit-time-reading"));
            return None;
        }
    };
    match failure {
        LoadFailure::Unreadable(disk::DiskError::NotFound)
            if path.extension().is_none() && path.components().count() == 1 =>
        {
            let name = path.to_str().unwrap_or_default();
            let sentence = if lectures::by_name(name).is_some() {
                words.text("diagnostic-lecture-not-a-position")
            } else {
                let meant = nearest(&name.to_lowercase(), lessons::names());
                let meant = meant.map(|meant| words.fill("cli-did-you-mean", &args![meant]));
                [Some(words.text("cli-no-file-and-no-lesson")), meant]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(" ")
            };
            report_file(path, &sentence);
        }
        LoadFailure::Unreadable(refusal) => report_file(path, &refusal.sentence(words)),
        LoadFailure::TooLarge { bytes } => {
            let megabytes = words.number(bytes.div_ceil(1 << 20) as u64);
            report_file(path, &words.fill("cli-limit-loading", &args![megabytes]));
        }
        LoadFailure::Run => report_file(path, &words.text("check-is-a-run")),
        LoadFailure::Faulty(_) if let Some(program) = ProgramFile::at(path) => {
            report_file(path, &program.sentence(words));
        }
        LoadFailure::Faulty(fault) => report_faults(&displayed(path), placed_sentences(words, &fault)),
    }
    None
}

enum LoadFailure {
    Unreadable(disk::DiskError),
    /// Reading the file could take this many bytes, which is more than is allowed.
    TooLarge {
        bytes: usize,
    },
    Faulty(LoadError),
    /// The file is the run of a program.
    Run,
}

/// Reads a document, and returns it with the notation of its text if that is a tree alone.
fn read_document(
    path: &Path,
    max_bytes: usize,
    read_text: ReadText,
) -> Result<(Document, Option<TreeNotation>), LoadFailure> {
    let read = if is_standard_input(path) { read_standard_input() } else { read_path(path) };
    let text = read.map_err(LoadFailure::Unreadable)?;
    let bytes = max_loading_bytes(&text);
    if max_bytes < bytes {
        return Err(LoadFailure::TooLarge { bytes });
    }
    let read = read_text(&text).map(|document| (document, notation_of(&text)));
    read.map_err(|fault| if is_run(&text) { LoadFailure::Run } else { LoadFailure::Faulty(fault) })
}

/// A lecture with the name of its text in messages, and the line and the column of each entry. A bundled lecture, which
/// has no faults, has neither.
struct NamedLecture {
    name: String,
    lecture: Lecture,
    locations: Vec<(usize, usize)>,
}

impl NamedLecture {
    fn bundled(number: usize) -> Self {
        Self { name: String::new(), lecture: (*lectures::all()[number]).clone(), locations: Vec::new() }
    }
}

/// Returns the lecture in a file, the bundled lecture of that name, or the lecture of a link; `None` if it is something
/// else.
///
/// # Errors
/// Fails if the lecture is faulty, which is reported.
fn load_lecture(words: &Words, path: &Path) -> Result<Option<NamedLecture>, ()> {
    let name = path.to_str().filter(|_| !path.exists());
    if let Some(number) = name.and_then(lectures::by_name) {
        return Ok(Some(NamedLecture::bundled(number)));
    }
    if let Some(link) = name.filter(|name| Link::is_meant_by(name)) {
        return match Link::parse(link).map(|link| link.target) {
            Ok(LinkTarget::BundledLecture(wanted)) => {
                let number = lectures::by_name(&wanted);
                let number = number.ok_or_else(|| report(&UnknownLecture { name: wanted }.sentence(words)))?;
                Ok(Some(NamedLecture::bundled(number)))
            }
            Ok(LinkTarget::Lecture(text)) => lecture_in(words, &link_name(link), &text),
            Ok(LinkTarget::Document(_) | LinkTarget::Lesson(_) | LinkTarget::Run(_)) | Err(_) => Ok(None),
        };
    }
    // A pipe can be read only once, by the code that expects a position.
    if !path.is_file() {
        return Ok(None);
    }
    let Ok(bytes) = disk::read(path) else { return Ok(None) };
    // Parsing a large position twice would take long.
    let mentions = bytes.windows(LECTURE_FIELD.len()).any(|window| window == LECTURE_FIELD);
    if mentions { lecture_in(words, &displayed(path), &bytes) } else { Ok(None) }
}

/// The field that makes a file a lecture.
const LECTURE_FIELD: &[u8] = b"lecture";

fn lecture_in(words: &Words, name: &str, bytes: &[u8]) -> Result<Option<NamedLecture>, ()> {
    match (load(bytes), load_file(bytes, &lessons::names())) {
        (_, Ok(FileContent::Lecture(loaded))) => {
            let (lecture, locations) = (loaded.lecture, loaded.locations);
            Ok(Some(NamedLecture { name: name.to_owned(), lecture, locations }))
        }
        (Err(error), Err(fault)) if error.is_of_lecture() => {
            report_faults(name, placed_sentences(words, &fault));
            Err(())
        }
        (_, Ok(FileContent::Document(_)) | Err(_)) => Ok(None),
    }
}

/// Returns the lecture at a path with the positions of its files; `None` if it is something else.
///
/// # Errors
/// Fails if the lecture or one of its files is faulty, or if an entry asks for what its search does not have. This is
/// reported.
pub(super) fn load_whole_lecture(words: &Words, path: &Path) -> Result<Option<Lecture>, ()> {
    let Some(NamedLecture { name, lecture, locations }) = load_lecture(words, path)? else { return Ok(None) };
    let folder = path.parent().unwrap_or(Path::new(""));
    // `load_document_with_players` reports faults of the lecture's files.
    let whole = lecture.without_files(|name| load_document_with_players(words, &folder.join(name)).ok_or(()))?;
    if locations.is_empty() {
        return Ok(Some(whole));
    }
    let faults = lecture_faults(&whole).into_iter();
    let faults: Vec<_> = faults.map(|(entry, fault)| (locations.get(entry).copied(), fault.sentence(words))).collect();
    if faults.is_empty() {
        return Ok(Some(whole));
    }
    report_faults(&name, faults);
    Err(())
}

/// Returns the plan of an exam paper in a file; `None` if it is not a plan.
///
/// # Errors
/// Fails if the plan is faulty, which is reported.
pub(super) fn load_exam_plan(words: &Words, path: &Path) -> Result<Option<ExamPlan>, ()> {
    let Ok(bytes) = disk::read(path) else { return Ok(None) };
    // A larger file is a position, which should not be parsed twice.
    if SMALL_BYTES < bytes.len() {
        return Ok(None);
    }
    file::load_exam_plan(&bytes, &lessons::names())
        .map_err(|fault| report_faults(&displayed(path), placed_sentences(words, &fault)))
}

/// Returns the beginning of a link: the whole is too long for a message.
fn link_name(text: &str) -> String {
    let shown = text.floor_char_boundary(text.find('#').map_or(0, |at| at + SHOWN_OF_LINK));
    let ellipsis = if shown < text.len() { "…" } else { "" };
    format!("{}{ellipsis}", visible(&text[..shown]))
}

/// Returns the document of a link. Reports the reason if there is none.
fn linked_document(words: &Words, text: &str) -> Option<Document> {
    let name = link_name(text);
    // What reads the document decides whether there may be several players.
    let link = Link::parse_with_players(text);
    if let Ok(Link { target: LinkTarget::Run(run), .. }) = &link {
        let document =
            run_document(run).map_err(|why| report(&format!("{name}: {}", why.in_language(words.language()))));
        return document.ok();
    }
    match link.map(|link| lessons::linked(&link).map(|found| (link, found))) {
        Ok(Ok((_, Some((document, _))))) => return Some(document),
        Ok(Ok((_, None))) => report(&format!("{name}: {}", words.text("diagnostic-lecture-not-a-position"))),
        Ok(Err(unknown)) => report(&format!("{name}: {}", unknown.sentence(words))),
        Err(error) => report_faults(&name, link_sentences(words, &error)),
    }
    None
}

/// Writes the faults of a text to standard error, with line and column if known.
fn report_faults(name: &str, faults: Vec<(Option<(usize, usize)>, String)>) {
    for (at, sentence) in faults {
        match at {
            Some((line, column)) => report(&format!("{name}:{line}:{column}: {sentence}")),
            None => report(&format!("{name}: {sentence}")),
        }
    }
}

pub(super) fn lesson(name: &str) -> Option<&'static Document> {
    lessons::by_name_or_number(name).map(|number| &lessons::all()[number])
}

/// Returns the name of the lesson that a path means; `None` if there is a file with that path.
pub(super) fn lesson_name(path: &Path) -> Option<&'static str> {
    let name = path.to_str().filter(|_| !path.exists())?;
    lessons::by_name_or_number(name).map(lessons::name)
}

pub(super) fn is_standard_input(path: &Path) -> bool {
    path == Path::new(STANDARD_INPUT)
}

/// Returns the contents of a file, or all that a pipe or a device contains. Waits until a pipe has a writer.
pub(super) fn read_path(path: &Path) -> Result<Vec<u8>, disk::DiskError> {
    match disk::read(path) {
        Err(disk::DiskError::NotAFile) => {
            read_within(File::open(path)?, disk::MAX_BYTES, 0)?.ok_or(disk::DiskError::TooLarge)
        }
        read => read,
    }
}

fn read_standard_input() -> Result<Vec<u8>, disk::DiskError> {
    let _paused = Status::pause_if_typed();
    read_within(io::stdin().lock(), disk::MAX_BYTES, 0)?.ok_or(disk::DiskError::TooLarge)
}
