//! Records the search of a file, draws the selected steps, and writes their files.

use super::args::ExportArgs;
use super::files::OutputFiles;
use super::progress::ExportProgress;
use crate::cli::language::words;
use crate::cli::load::{lesson_name, load_position};
use crate::cli::report::{displayed, report, report_file, report_limit};
use crate::document::Document;
use crate::export::Format;
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::picture::fit::PictureBounds;
use crate::picture::view::NODES_FROM;
use crate::picture::{GivenValues, NotationOptions, TreeLayout};
use crate::platform::interrupt::Interrupt;
use crate::search::SearchConfig;
use crate::series::{SearchPages, Series, SeriesError, SeriesOptions, export_error_sentence};
use crate::session::LIMITS;
use crate::session::minimax_check::is_confirmed;
use crate::trace::limits::Limits;
use crate::trace::passes::Passes;
use crate::trace::recorder::record_passes;
use std::io::{self, Write};
use std::path::Path;

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
