//! Loads a position from a file, from standard input, or from the lessons, and reports what is wrong with it.

use super::deadline::Deadline;
use super::flag_values::SearchFlags;
use super::terminal::{displayed, report, report_file};
use crate::document::{Document, Lecture, check_depth, check_mcts, check_search};
use crate::file::{self, ExamPlan, FileContent, Link, LinkTarget, LoadError, load, load_file, max_loading_bytes};
use crate::i18n::Words;
use crate::i18n::check::run_document;
use crate::i18n::diagnostics::{
    link_sentences, missing_estimates_sentence, placed_sentences, unknown_lesson_sentence, unsearchable_sentence,
};
use crate::lessons::{self, UnknownLesson, lectures};
use crate::platform::{disk, read_within, system};
use crate::search::SearchConfig;
use crate::search::mcts::{MctsConfig, ResultScale};
use crate::text::visible;
use crate::trace::limits::Limits;
use std::io;
use std::path::Path;

/// The name of standard input in the place of a file.
pub(super) const STANDARD_INPUT: &str = "-";

/// How many bytes may be taken to read a file whatever the limit.
const SMALL_BYTES: usize = 1 << 20;

/// As much as there is.
pub(super) const NO_LIMITS: Limits = Limits::nodes(usize::MAX);

/// How many bytes of a link behind its `#` are repeated in a message.
const SHOWN_OF_LINK: usize = 20;

/// A position that was loaded to be searched.
pub(super) struct LoadedPosition {
    pub document: Document,
    /// The search of the file, with what the flags override.
    pub config: SearchConfig,
    /// What the document leaves a search of the flags' limits.
    pub limits: Limits,
}

/// Returns a document and how to search it, and the Monte Carlo tree search that is made instead if the flags name it, or the file does and
/// they name no other, with the scale of its results. Reports why there is none.
pub(super) fn load_for_any_search(
    words: &Words,
    path: &Path,
    flags: &SearchFlags,
    deadline: Deadline,
) -> Option<(LoadedPosition, Option<(MctsConfig, ResultScale)>)> {
    let loaded = load_to_search(words, path, flags, deadline, file::load_for_any_search)?;
    let Some(mcts) = loaded.document.mcts else { return Some((loaded, None)) };
    match check_mcts(loaded.document.position(), &mcts) {
        Ok(scale) => Some((loaded, Some((mcts, scale)))),
        Err(reason) => {
            report_file(path, &unsearchable_sentence(words, reason));
            None
        }
    }
}

fn load_to_search(
    words: &Words,
    path: &Path,
    flags: &SearchFlags,
    deadline: Deadline,
    read: ReadText,
) -> Option<LoadedPosition> {
    let limits = flags.rules.limits();
    let (mut document, limits) = load_by(words, path, limits, deadline, read)?;
    document.mcts = flags.mcts_over(document.mcts);
    let config = flags.over(document.search);
    // The file's own depth was checked when it was loaded. Another one comes from a flag, and is nowhere in the file.
    if let Err(fault) = check_depth(document.position(), config.depth) {
        report_file(path, &missing_estimates_sentence(words, &fault));
        return None;
    }
    if let Err(reason) = check_search(document.position(), &config) {
        report_file(path, &unsearchable_sentence(words, reason));
        return None;
    }
    Some(LoadedPosition { document, config, limits })
}

/// Returns the document in the file of that name, or else the lesson of that number or name, however it is searched. Reports why there is
/// none.
pub(super) fn load_document(words: &Words, path: &Path) -> Option<Document> {
    load_within_for_any_search(words, path, NO_LIMITS, Deadline::default()).map(|(document, _)| document)
}

/// The same unless it is searched by Monte Carlo tree search, with what the document leaves of the limits. Reports where reading the file could take more memory than they allow and more
/// than any program has, or takes longer than there is time.
pub(super) fn load_within(
    words: &Words,
    path: &Path,
    limits: Limits,
    deadline: Deadline,
) -> Option<(Document, Limits)> {
    load_by(words, path, limits, deadline, load)
}

/// The same, however it is searched.
pub(super) fn load_within_for_any_search(
    words: &Words,
    path: &Path,
    limits: Limits,
    deadline: Deadline,
) -> Option<(Document, Limits)> {
    load_by(words, path, limits, deadline, file::load_for_any_search)
}

/// Reads the text of a position file.
type ReadText = fn(&[u8]) -> Result<Document, LoadError>;

fn load_by(
    words: &Words,
    path: &Path,
    limits: Limits,
    deadline: Deadline,
    read: ReadText,
) -> Option<(Document, Limits)> {
    // The lists of a search that grow take up to three times the addresses of what is in them.
    let most = system::address_space() / 4;
    let searchable = |bytes: usize| Limits { bytes: bytes.min(most), ..limits };
    if let Some(lesson) = path.to_str().filter(|_| !path.exists()).and_then(lessons::by_name_or_number) {
        // As from a file: not every search is made of it everywhere.
        let read = read(lessons::text(lesson).as_bytes());
        let read = read.map_err(|fault| report_faults(&displayed(path), placed_sentences(words, &fault)));
        return read.ok().map(|document| (document, searchable(limits.bytes)));
    }
    if let Some(text) = path.to_str().filter(|text| Link::is_meant_by(text) && !path.exists()) {
        let document = linked_document(words, text)?;
        // A link may hold a search that is not known here.
        if let Err(fault) = read(file::save(&document).as_bytes()) {
            report_faults(&displayed(path), placed_sentences(words, &fault));
            return None;
        }
        return Some((document, searchable(limits.bytes)));
    }
    let (file, max_bytes) = (path.to_owned(), limits.bytes.max(SMALL_BYTES));
    let failure = match deadline.wait_for(move || read_document(&file, max_bytes, read)) {
        Some(Ok(document)) => {
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
            let is_lecture = path.to_str().and_then(lectures::by_name).is_some();
            let message = if is_lecture { "diagnostic-lecture-not-a-position" } else { "cli-no-file-and-no-lesson" };
            report_file(path, &words.text(message));
        }
        LoadFailure::Unreadable(refusal) => report_file(path, &refusal.sentence(words)),
        LoadFailure::TooLarge { bytes } => {
            let megabytes = words.number(bytes.div_ceil(1 << 20) as u64).into();
            report_file(path, &words.fill("cli-limit-loading", &[("megabytes", megabytes)]));
        }
        LoadFailure::Faulty(fault) => report_faults(&displayed(path), placed_sentences(words, &fault)),
    }
    None
}

/// Why a file holds no document.
enum LoadFailure {
    Unreadable(disk::DiskError),
    /// Reading it could take so many bytes, which are more than there are.
    TooLarge {
        bytes: usize,
    },
    Faulty(LoadError),
}

fn read_document(path: &Path, max_bytes: usize, read_text: ReadText) -> Result<Document, LoadFailure> {
    let read = if is_standard_input(path) { read_standard_input() } else { disk::read(path) };
    let text = read.map_err(LoadFailure::Unreadable)?;
    let bytes = max_loading_bytes(&text);
    if max_bytes < bytes {
        return Err(LoadFailure::TooLarge { bytes });
    }
    read_text(&text).map_err(LoadFailure::Faulty)
}

/// Returns the lecture in the file of that name, or else the bundled one of that name; nothing if that is no lecture.
///
/// # Errors
/// If the lecture is faulty, which is reported.
pub(super) fn load_lecture(words: &Words, path: &Path) -> Result<Option<Lecture>, ()> {
    if let Some(number) = path.to_str().filter(|_| !path.exists()).and_then(lectures::by_name) {
        return Ok(Some((*lectures::all()[number]).clone()));
    }
    let Ok(bytes) = disk::read(path) else { return Ok(None) };
    match (load(&bytes), load_file(&bytes, &lessons::names())) {
        (_, Ok(FileContent::Lecture(loaded))) => Ok(Some(loaded.lecture)),
        (Err(error), Err(fault)) if error.is_of_lecture() => {
            report_faults(&displayed(path), placed_sentences(words, &fault));
            Err(())
        }
        (_, Ok(FileContent::Document(_)) | Err(_)) => Ok(None),
    }
}

/// Returns the plan of an exam paper in the file of that name; nothing if that is no plan.
///
/// # Errors
/// If the plan is faulty, which is reported.
pub(super) fn load_exam_plan(words: &Words, path: &Path) -> Result<Option<ExamPlan>, ()> {
    let Ok(bytes) = disk::read(path) else { return Ok(None) };
    // What is larger is a position, which is not parsed twice.
    if SMALL_BYTES < bytes.len() {
        return Ok(None);
    }
    file::load_exam_plan(&bytes, &lessons::names())
        .map_err(|fault| report_faults(&displayed(path), placed_sentences(words, &fault)))
}

/// Returns the document of a link. Reports why there is none.
fn linked_document(words: &Words, text: &str) -> Option<Document> {
    // The whole of a link is too long to be shown.
    let shown = text.floor_char_boundary(text.find('#').map_or(0, |at| at + SHOWN_OF_LINK));
    let ellipsis = if shown < text.len() { "…" } else { "" };
    let name = format!("{}{ellipsis}", visible(&text[..shown]));
    let link = Link::parse(text);
    if let Ok(Link { target: LinkTarget::Run(run), .. }) = &link {
        let document =
            run_document(run).map_err(|why| report(&format!("{name}: {}", why.in_language(words.language()))));
        return document.ok();
    }
    match link.map(|link| lessons::linked(&link).map(|found| (link, found))) {
        Ok(Ok((_, Some((document, _))))) => return Some(document),
        Ok(Ok((_, None))) => report(&format!("{name}: {}", words.text("diagnostic-lecture-not-a-position"))),
        Ok(Err(UnknownLesson { name: wanted, nearest })) => {
            report(&format!("{name}: {}", unknown_lesson_sentence(words, &wanted, nearest)));
        }
        Err(error) => report_faults(&name, link_sentences(words, &error)),
    }
    None
}

/// Writes what is wrong with a text to standard error, each with its line and column where it has them.
fn report_faults(name: &str, faults: Vec<(Option<(usize, usize)>, String)>) {
    for (at, sentence) in faults {
        match at {
            Some((line, column)) => report(&format!("{name}:{line}:{column}: {sentence}")),
            None => report(&format!("{name}: {sentence}")),
        }
    }
}

/// Returns the lesson of this number or name, if there is one.
pub(super) fn lesson(name: &str) -> Option<&'static Document> {
    lessons::by_name_or_number(name).map(|number| &lessons::all()[number])
}

/// Returns the name of the lesson that a path stands for: where there is no such file.
pub(super) fn lesson_name(path: &Path) -> Option<&'static str> {
    let name = path.to_str().filter(|_| !path.exists())?;
    lessons::by_name_or_number(name).map(lessons::name)
}

/// Returns whether a path stands for standard input.
pub(super) fn is_standard_input(path: &Path) -> bool {
    path == Path::new(STANDARD_INPUT)
}

fn read_standard_input() -> Result<Vec<u8>, disk::DiskError> {
    read_within(io::stdin().lock(), disk::MAX_BYTES, 0)?.ok_or(disk::DiskError::TooLarge)
}
