//! Records the search of a file, draws the selected steps, and writes their files.

use super::arguments::ExportArgs;
use crate::cli::flag_values::words;
use crate::cli::load::{is_standard_input, lesson_name, load_position};
use crate::cli::terminal::{ProgressLine, displayed, report, report_file, report_limit};
use crate::document::Document;
use crate::export::Format;
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::picture::fit::PictureBounds;
use crate::picture::view::NODES_FROM;
use crate::picture::{GivenValues, NotationOptions, TreeLayout};
use crate::platform::disk::{self, DiskError};
use crate::platform::interrupt::Interrupt;
use crate::search::SearchConfig;
use crate::series::{SearchPages, Series, SeriesError, SeriesOptions, export_error_sentence, page_file_name};
use crate::session::LIMITS;
use crate::session::minimax_check::is_confirmed;
use crate::session::progress::{ProgressSink, Stage};
use crate::trace::limits::{Ending, Limits, Progress};
use crate::trace::passes::Passes;
use crate::trace::recorder::record_passes;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

/// Writes the pictures. Returns whether all of them were written, of a search that came to its end.
pub fn export(args: &ExportArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let interrupt = Interrupt::listen();
    let progress = ExportProgress::new(&words, &interrupt);
    let files = OutputFiles::of(args);
    if let Some(fault) = files.fault(&words, &args.file).filter(|_| !args.is_to_standard_output()) {
        report_file(files.path(), &fault);
        return Ok(false);
    }
    let Some((document, config)) = load_position(&words, &args.file, &args.search) else { return Ok(false) };
    let rules = &args.search.rules;
    let limits = Limits { extra_bytes_per_node: TreeLayout::BYTES_A_NODE, ..rules.limits() };
    let passes = record_passes(&config, document.position(), limits, &progress);
    progress.clear();
    if !progress.goes_on() {
        report_file(&args.file, &words.text("export-interrupted"));
        return Ok(false);
    }
    let mut series = match series(args, &words, (&document, &config), &passes, &progress) {
        Ok(series) => series,
        Err(error) => {
            report_file(&args.file, &error.sentence(&words));
            return Ok(false);
        }
    };
    if let Some(refusal) = refusal(args, &words, series.steps().len()) {
        report_file(&args.file, &refusal);
        return Ok(false);
    }
    let mut writer = PageWriter { args, words: &words, progress: &progress, files, written: 0, is_from_afar: false };
    let is_written = writer.write(&mut series, out)?;
    if !passes.is_complete() {
        report_limit(&words, &args.file, passes.ending(), rules);
    }
    Ok(is_written && passes.is_complete())
}

/// Returns the pages that the arguments select.
fn series<'a>(
    args: &ExportArgs,
    words: &'a Words,
    (document, config): (&'a Document, &SearchConfig),
    passes: &'a Passes<AnyGame>,
    progress: &ExportProgress<'_>,
) -> Result<Series<'a>, SeriesError> {
    // As in the window: a tree that the user wrote shows the values of its leaves from the start, a lesson when they are visited.
    let is_lesson = lesson_name(&args.file).is_some();
    let from_start = !is_lesson && matches!(document.position(), AnyGame::Tree(_));
    let options = SeriesOptions {
        view: args.view.clone(),
        bounds: PictureBounds { width: args.width.map(f32::from), height: args.height.map(f32::from) },
        notation: NotationOptions::from(args.notation),
        unvisited: args.unvisited,
        given_values: GivenValues { from_start, ..GivenValues::default() },
    };
    let search = SearchPages { document, passes, is_own: *config == document.search };
    let series = Series::new(search, &args.steps, options, words)?;
    // The mark of the check is drawn at the end only.
    if series.steps().last() != Some(&passes.end()) {
        return Ok(series);
    }
    let own = args.search.rules.limits();
    let limits = (own.nodes.min(LIMITS.nodes) as u64, own.bytes.min(LIMITS.bytes));
    let is_confirmed = is_confirmed((document.position(), config), passes, limits, progress);
    progress.clear();
    Ok(series.confirmed(is_confirmed))
}

/// Returns why so many pages cannot be written, as a sentence.
fn refusal(args: &ExportArgs, words: &Words, pages: usize) -> Option<String> {
    let format = args.format();
    let number = |count: usize| words.number(count as u64).into();
    if format.max_pages() < pages {
        let name = format.name().into();
        let args = [("pages", number(pages)), ("most", number(format.max_pages())), ("format", name)];
        return Some(words.fill("export-too-many-pages", &args));
    }
    let is_several = 1 < pages && !format.is_one_file();
    if is_several && args.is_to_standard_output() {
        let one_file: Vec<_> =
            Format::ALL.into_iter().filter(|format| format.is_one_file()).map(Format::name).collect();
        let args = [("pages", number(pages)), ("formats", one_file.join(", ").into())];
        return Some(words.fill("export-several-to-standard-output", &args));
    }
    None
}

/// Writes pages into files or to standard output.
struct PageWriter<'a> {
    args: &'a ExportArgs,
    words: &'a Words,
    progress: &'a ExportProgress<'a>,
    files: OutputFiles,
    /// How many files are written.
    written: usize,
    /// Whether the tree was drawn as strips on some page.
    is_from_afar: bool,
}

impl PageWriter<'_> {
    /// Writes all pages. Returns whether that was done, and reports it.
    fn write(&mut self, series: &mut Series<'_>, out: &mut impl Write) -> io::Result<bool> {
        let format = self.args.format();
        let pages = series.steps().len();
        let files = if format.is_one_file() { 1 } else { pages };
        if !self.args.is_to_standard_output() {
            self.files.clean_up();
        }
        let mut exporter = format.exporter(series.publication(self.args.theme), self.args.scale);
        for number in 0..pages {
            if !self.progress.goes_on() {
                return Ok(self.interrupted(files));
            }
            self.progress.pages(number, pages);
            let Some(page) = series.page(number) else { break };
            self.is_from_afar |= page.scale < NODES_FROM;
            let path = if files == 1 { self.files.path().to_owned() } else { self.files.of_page(number, pages) };
            match exporter.add(&page) {
                Ok(Some(bytes)) if !self.write_file(&path, &bytes, files, out)? => return Ok(false),
                Ok(_) => {}
                Err(error) => return Ok(self.failed(&path, &export_error_sentence(self.words, &error), files)),
            }
        }
        let path = self.files.path().to_owned();
        let finished = exporter.finish();
        match finished {
            Ok(Some(_)) if !self.progress.goes_on() => return Ok(self.interrupted(files)),
            Ok(Some(bytes)) if !self.write_file(&path, &bytes, files, out)? => return Ok(false),
            Ok(_) => {}
            Err(error) => return Ok(self.failed(&path, &export_error_sentence(self.words, &error), files)),
        }
        self.progress.clear();
        if !self.args.is_to_standard_output() {
            self.report_written(pages, files);
        }
        Ok(true)
    }

    /// Writes a file, of so many. Returns whether it was written, and reports why not.
    fn write_file(&mut self, path: &Path, bytes: &[u8], files: usize, out: &mut impl Write) -> io::Result<bool> {
        if self.args.is_to_standard_output() {
            out.write_all(bytes)?;
            out.flush()?;
            return Ok(true);
        }
        match OutputFiles::write(path, bytes) {
            Ok(()) => {
                self.written += 1;
                Ok(true)
            }
            Err(error) => Ok(self.failed(path, &error.sentence_of_writing(self.words), files)),
        }
    }

    /// Reports why a file was not written, and how many were before.
    fn failed(&self, path: &Path, why: &str, files: usize) -> bool {
        self.progress.clear();
        report_file(path, &format!("{why}{}", self.so_far(files)));
        false
    }

    fn interrupted(&self, files: usize) -> bool {
        self.progress.clear();
        report_file(&self.args.file, &format!("{}{}", self.words.text("export-interrupted"), self.so_far(files)));
        false
    }

    /// Returns how many files of a series were written before, as a sentence behind another one.
    fn so_far(&self, files: usize) -> String {
        if files == 1 || self.args.is_to_standard_output() {
            return String::new();
        }
        let number = |count: usize| self.words.number(count as u64).into();
        let args = [("count", self.written.into()), ("written", number(self.written)), ("files", number(files))];
        format!(" {}", self.words.fill("export-so-far", &args))
    }

    fn report_written(&self, pages: usize, files: usize) {
        let number = |count: usize| self.words.number(count as u64).into();
        let said = if files == 1 {
            let file = displayed(self.files.path()).into();
            self.words.fill("export-written", &[("file", file), ("count", pages.into()), ("pages", number(pages))])
        } else {
            let [first, last] = [0, pages - 1].map(|page| displayed(&self.files.of_page(page, pages)).into());
            self.words.fill("export-written-series", &[("files", number(files)), ("first", first), ("last", last)])
        };
        report(&said);
        if self.is_from_afar {
            report(&self.words.text("export-strips"));
        }
    }
}

/// The name of what is exported from standard input.
const UNNAMED: &str = "poda";
/// The ending of position files. No picture is written into a file of that name.
const POSITION_ENDING: &str = "ron";

/// The file of all pages, or what the names of the files of single pages begin with.
#[derive(Clone, Debug)]
struct OutputFiles {
    path: PathBuf,
    format: Format,
}

impl OutputFiles {
    /// Returns the files that the arguments name: without `-o`, in the current folder and named for what is exported.
    pub fn of(args: &ExportArgs) -> Self {
        let format = args.format();
        let path = args.output().map_or_else(|| default_path(&args.file, format), Path::to_owned);
        Self { path, format }
    }

    /// The path of the only file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the path of a page's file, by its number from 0.
    pub fn of_page(&self, number: usize, pages: usize) -> PathBuf {
        if pages == 1 {
            return self.path.clone();
        }
        let stem = self.path.file_stem().map(OsStr::to_string_lossy).unwrap_or_default();
        let extension = self.path.extension().map(OsStr::to_string_lossy);
        let extension = extension.as_deref().unwrap_or(self.format.extension());
        self.path.with_file_name(page_file_name(&stem, number + 1, pages, extension))
    }

    /// Returns why the files could never be written, as a sentence: before the search, which may take long.
    pub fn fault(&self, words: &Words, position: &Path) -> Option<String> {
        if self.path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(POSITION_ENDING)) {
            return Some(words.text("export-position-ending"));
        }
        let canonical = |path: &Path| fs::canonicalize(path).ok();
        if canonical(&self.path).is_some_and(|path| canonical(position) == Some(path)) {
            return Some(words.text("export-over-position"));
        }
        disk::check_target(&self.path).err().map(|error| error.sentence_of_writing(words))
    }

    /// Removes what an export into the same files left behind if it was killed.
    pub fn clean_up(&self) {
        disk::remove_abandoned(&self.path);
    }

    /// Writes a file whole, or leaves it as it was.
    ///
    /// # Errors
    /// Returns the reason why it could not be written.
    pub fn write(path: &Path, bytes: &[u8]) -> Result<(), DiskError> {
        disk::write_derived(path, bytes)
    }
}

fn default_path(file: &Path, format: Format) -> PathBuf {
    let stem = match lesson_name(file) {
        Some(name) => OsStr::new(name),
        None if is_standard_input(file) => OsStr::new(UNNAMED),
        None => file.file_stem().unwrap_or(OsStr::new(UNNAMED)),
    };
    let mut name = stem.to_owned();
    name.push(".");
    name.push(format.extension());
    name.into()
}

/// A line of progress on a terminal that also reports whether the export was interrupted.
struct ExportProgress<'a> {
    words: &'a Words,
    line: ProgressLine<'a>,
    interrupt: &'a Interrupt,
}

impl<'a> ExportProgress<'a> {
    /// Returns a progress that starts now.
    pub fn new(words: &'a Words, interrupt: &'a Interrupt) -> Self {
        Self { words, line: ProgressLine::new(words), interrupt }
    }

    /// Erases the line.
    pub fn clear(&self) {
        self.line.clear();
    }

    /// Says how many pages are done.
    pub fn pages(&self, done: usize, pages: usize) {
        self.line.say(|| {
            let number = |count: usize| self.words.number(count as u64).into();
            self.words.fill("export-progress", &[("done", number(done)), ("pages", number(pages))])
        });
    }

    /// Returns whether the export goes on.
    pub fn goes_on(&self) -> bool {
        !self.interrupt.has_happened()
    }
}

impl Progress for ExportProgress<'_> {
    fn report(&self, nodes: u64) -> ControlFlow<Ending> {
        if self.goes_on() { self.line.report(nodes) } else { ControlFlow::Break(Ending::Stopped) }
    }
}

impl ProgressSink for ExportProgress<'_> {
    fn begin_stage(&self, _stage: Stage) -> bool {
        self.goes_on()
    }
}
