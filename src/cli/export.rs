//! `poda export`: writes pictures of a search into files, a page for each selected step.

use crate::cli::deadline::Deadline;
use crate::cli::flag_values::{
    LANGUAGE, OneOf, SearchFlags, TimeFlag, expectation, requested_language, value_error, with_nearest, words,
};
use crate::cli::load::{LoadedPosition, is_standard_input, lesson_name, load_for_any_search};
use crate::cli::searched::Searched;
use crate::cli::terminal::{ProgressLine, displayed, report, report_file, report_limit};
use crate::cli::watchdog::Watchdog;
use crate::document::Document;
use crate::export::{Format, Publication};
use crate::game::any::AnyGame;
use crate::i18n::{Language, Words};
use crate::picture::fit::PictureBounds;
use crate::picture::palette::Theme;
use crate::picture::view::NODES_FROM;
use crate::picture::{GivenValues, Notation, NotationOptions, Probabilities, UnvisitedDisplay};
use crate::platform::system::Interrupt;
use crate::platform::{disk, page};
use crate::series::{Series, SeriesError, SeriesOptions, SeriesView, StepGroup, StepSelection, export_error_sentence};
use crate::session::LIMITS;
use crate::session::minimax_check::is_confirmed;
use crate::session::progress::{ProgressSink, Stage};
use crate::text::simplified;
use crate::trace::TimelineStep;
use crate::trace::limits::{Ending, Limits, Progress};
use clap::Args;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write};
use std::ops::{ControlFlow, RangeInclusive};
use std::path::{Path, PathBuf};

/// What stands for standard output in the place of a file.
const STANDARD_OUTPUT: &str = "-";

/// `poda export`.
#[derive(Args, Clone, Debug, PartialEq)]
pub struct ExportArgs {
    #[arg(long, value_parser = steps, value_name = "all|nodes|results|landmarks|iterations|iterations:N|bookmarks|last|N,N|N..N", default_value = "last", allow_hyphen_values = true, help = "cli-help-export-steps")]
    pub steps: StepSelection,
    #[arg(long, value_parser = FORMAT, help = "cli-help-export-format")]
    format: Option<Format>,
    #[arg(long, value_parser = THEME, value_name = "light|dark|print|tactile", default_value = "light", help = "cli-help-export-theme")]
    theme: PictureTheme,
    #[arg(long, value_parser = LANGUAGE, value_name = "en|es", help = "cli-help-export-lang")]
    pub lang: Option<Language>,
    #[arg(long, value_parser = view, value_name = "whole|visible|subtree=ID", default_value = "whole", help = "cli-help-export-view")]
    pub view: SeriesView,
    #[arg(long, value_parser = pixels, value_name = "PX", allow_hyphen_values = true, help = "cli-help-export-width")]
    pub width: Option<u16>,
    #[arg(long, value_parser = pixels, value_name = "PX", allow_hyphen_values = true, help = "cli-help-export-height")]
    pub height: Option<u16>,
    #[arg(long, value_parser = scale, value_name = "N", default_value = "1", allow_hyphen_values = true, help = "cli-help-export-scale")]
    pub scale: f32,
    #[arg(long, value_parser = NOTATION, value_name = "node|edge|interval", default_value = "node", help = "cli-help-export-notation")]
    pub notation: Notation,
    #[arg(long, value_parser = PROBABILITIES, value_name = "fractions|percent", default_value = "fractions", help = "cli-help-export-probabilities")]
    pub probabilities: Probabilities,
    #[arg(long, value_parser = UNVISITED, value_name = "outlined|frontier|hidden", default_value = "outlined", help = "cli-help-export-unvisited")]
    pub unvisited: UnvisitedDisplay,
    #[arg(short, long, value_hint = clap::ValueHint::FilePath, help = "cli-help-export-output", value_name = "cli-help-value-file")]
    output: Option<PathBuf>,
    /// How to search.
    #[command(flatten)]
    pub search: SearchFlags,
    /// How long.
    #[command(flatten)]
    pub time: TimeFlag,
    #[arg(value_hint = clap::ValueHint::FilePath, help = "cli-help-position", value_name = "cli-help-value-file")]
    pub file: PathBuf,
}

impl ExportArgs {
    /// Returns the format: the one that is named, or else that of the output's ending, or else SVG.
    pub fn format(&self) -> Format {
        let of_ending = || self.output().and_then(format_of_ending);
        self.format.or_else(of_ending).unwrap_or(Format::Svg)
    }

    /// Returns the file to be written, if one is named.
    pub fn output(&self) -> Option<&Path> {
        self.output.as_deref().filter(|_| !self.is_to_standard_output())
    }

    /// Returns whether the file goes to standard output.
    pub fn is_to_standard_output(&self) -> bool {
        self.output.as_deref() == Some(Path::new(STANDARD_OUTPUT))
    }

    fn colors(&self) -> Theme {
        match self.theme {
            PictureTheme::Colors(theme) => theme,
            PictureTheme::Tactile => Theme::Print,
        }
    }

    /// Returns whether the arguments fit together.
    ///
    /// # Errors
    /// The output's ending is that of no format, and none is named.
    pub fn check(&self, command: &clap::Command) -> Result<(), clap::Error> {
        let Some(output) = self.output().filter(|output| self.format.is_none() && format_of_ending(output).is_none())
        else {
            return Ok(());
        };
        let why = expectation("export-expected-ending", &[("formats", spelled_formats().into())]);
        Err(value_error(command, "--output".to_owned(), output.to_string_lossy().into_owned(), why))
    }
}

const FORMAT: OneOf<Format> =
    OneOf::of(|| Format::ALL.into_iter().map(|format| (format.properties().name, format)).collect());

/// How pictures look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PictureTheme {
    /// In these colors.
    Colors(Theme),
    /// In outlines and braille, for swell paper.
    Tactile,
}

const THEME: OneOf<PictureTheme> = OneOf::of(|| {
    let colors = Theme::ALL.into_iter().map(|theme| (theme.name(), PictureTheme::Colors(theme)));
    colors.chain([("tactile", PictureTheme::Tactile)]).collect()
});

const NOTATION: OneOf<Notation> =
    OneOf::of(|| vec![("node", Notation::Node), ("edge", Notation::Edge), ("interval", Notation::Interval)]);

const PROBABILITIES: OneOf<Probabilities> =
    OneOf::of(|| vec![("fractions", Probabilities::Fractions), ("percent", Probabilities::Percent)]);

const UNVISITED: OneOf<UnvisitedDisplay> = OneOf::of(|| {
    vec![
        ("outlined", UnvisitedDisplay::Outlined),
        ("frontier", UnvisitedDisplay::Frontier),
        ("hidden", UnvisitedDisplay::Hidden),
    ]
});

fn spelled_formats() -> String {
    Format::ALL.map(|format| format.properties().name).join(", ")
}

/// Returns the format of a file name's ending: the name of a format, or the ending of its files.
fn format_of_ending(path: &Path) -> Option<Format> {
    let ending = path.extension()?.to_str()?.to_lowercase();
    let by_name = Format::ALL.into_iter().find(|format| format.properties().name == ending);
    by_name.or_else(|| Format::ALL.into_iter().find(|format| format.properties().extension == ending))
}

/// Parses steps: groups, numbers and ranges with commas between.
pub(super) fn steps(text: &str) -> Result<StepSelection, String> {
    let mut selection = StepSelection::default();
    for part in text.split(',').map(str::trim) {
        let group = StepGroup::ALL.into_iter().find(|group| simplified(group.name()) == simplified(part));
        let group = group.or_else(|| every_iterations(part));
        match (group.filter(|_| !part.is_empty()), range(part)) {
            (Some(group), _) => selection.groups.push(group),
            (None, Some(range)) => selection.ranges.push(range),
            (None, None) => return Err(expected_steps(part)),
        }
    }
    Ok(selection)
}

/// Parses every how many iterations there is a step.
fn every_iterations(text: &str) -> Option<StepGroup> {
    let (name, every) = text.split_once(':')?;
    let every = every.trim().parse().ok().map(StepGroup::Iterations)?;
    (simplified(name.trim()) == simplified(every.name())).then_some(every)
}

/// Parses a step, or the first and the last of several.
fn range(text: &str) -> Option<RangeInclusive<TimelineStep>> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let step = |text: &str| text.trim().parse().ok().map(TimelineStep::new);
    let range = step(first)?..=step(last)?;
    (!range.is_empty()).then_some(range)
}

fn expected_steps(part: &str) -> String {
    let names = StepGroup::ALL.map(StepGroup::name);
    with_nearest(expectation("export-expected-steps", &[("groups", names.join(", ").into())]), part, names)
}

/// Parses which part of the tree is drawn.
fn view(text: &str) -> Result<SeriesView, String> {
    match (text, text.split_once('=')) {
        ("whole", _) => Ok(SeriesView::Whole),
        ("visible", _) => Ok(SeriesView::Visible),
        (_, Some(("subtree", id))) if !id.is_empty() => Ok(SeriesView::Subtree(id.to_owned())),
        _ => Err(expectation("export-expected-view", &[])),
    }
}

/// Parses a width or a height in pixels.
fn pixels(text: &str) -> Result<u16, String> {
    text.parse().ok().filter(|pixels| Format::PIXELS.contains(pixels)).ok_or_else(|| {
        let number = |pixels: &u16| words(requested_language()).number((*pixels).into()).into();
        let (least, most) = (number(Format::PIXELS.start()), number(Format::PIXELS.end()));
        expectation("export-expected-pixels", &[("least", least), ("most", most)])
    })
}

/// Parses a factor of pixels.
fn scale(text: &str) -> Result<f32, String> {
    text.parse().ok().filter(|scale| Format::SCALES.contains(scale)).ok_or_else(|| {
        let number = |scale: &f32| scale.to_string().into();
        let (least, most) = (number(Format::SCALES.start()), number(Format::SCALES.end()));
        expectation("export-expected-scale", &[("least", least), ("most", most)])
    })
}

/// Writes the pictures. Returns whether all of them were written, of a search that came to its end.
pub fn export(args: &ExportArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let [half, deadline] = Deadline::half_and_whole(args.time);
    let line = ProgressLine::new(&words, half);
    let watchdog = Watchdog::new(deadline, || words.text("export-out-of-time"), &args.file);
    let progress = ExportProgress { line, interrupt: Interrupt::listen(), deadline, watchdog };
    let files = OutputFiles::of(args);
    if let Some(fault) = files.fault(&words, &args.file).filter(|_| !args.is_to_standard_output()) {
        report_file(&files.path, &fault);
        return Ok(false);
    }
    let loaded = load_for_any_search(&words, &args.file, &args.search, deadline);
    let Some((LoadedPosition { document, config, limits }, mcts)) = loaded else { return Ok(false) };
    let is_own = config == document.search;
    // What the pages lead back to is what they show.
    let document = Document { search: config, ..document };
    let rules = &args.search.rules;
    let searched = Searched::new(&document, mcts, limits, &progress);
    progress.line.clear();
    if !progress.goes_on() {
        report_file(&args.file, &progress.why_ended());
        return Ok(false);
    }
    let mut series = match series(args, &words, (&document, is_own), &searched, (limits, &progress)) {
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
    let ending = searched.ending();
    if ending != Ending::Complete {
        report_limit(&words, &args.file, ending, rules);
    }
    Ok(is_written && ending == Ending::Complete)
}

/// Returns the pages that the arguments select.
fn series<'a>(
    args: &ExportArgs,
    words: &'a Words,
    (document, is_own): (&'a Document, bool),
    searched: &'a Searched,
    (own, progress): (Limits, &ExportProgress<'_>),
) -> Result<Series<'a>, SeriesError> {
    // As in the window: a given tree shows the values of its leaves from the start.
    let from_start = matches!(document.position(), AnyGame::Tree(_));
    let options = SeriesOptions {
        view: args.view.clone(),
        bounds: PictureBounds {
            width: args.width.map(f32::from),
            height: args.height.map(f32::from),
            max_aspect: args.format().slide_aspect(),
        },
        notation: NotationOptions { probabilities: args.probabilities, ..args.notation.into() },
        unvisited: args.unvisited,
        given_values: GivenValues { from_start, ..GivenValues::default() },
        is_tactile: args.theme == PictureTheme::Tactile,
    };
    let series = searched.series((document, is_own), &args.steps, options, words)?;
    let Some(passes) = searched.passes() else { return Ok(series) };
    // The mark of the check is drawn at the end only.
    if series.steps().last() != Some(&passes.end()) {
        return Ok(series);
    }
    let limits = (own.nodes.min(LIMITS.nodes) as u64, own.bytes.min(LIMITS.bytes));
    let is_confirmed = is_confirmed((document.position(), &document.search), passes, limits, progress);
    progress.line.clear();
    Ok(series.confirmed(is_confirmed))
}

/// Returns why so many pages cannot be written, as a sentence.
fn refusal(args: &ExportArgs, words: &Words, pages: usize) -> Option<String> {
    let format = args.format();
    let number = |count: usize| words.number(count as u64).into();
    let is_sized = args.width.is_some() || args.height.is_some() || args.view == SeriesView::Visible;
    if args.theme == PictureTheme::Tactile && is_sized {
        return Some(words.text("export-tactile-has-a-size"));
    }
    if format.max_pages() < pages {
        let name = format.properties().name.into();
        let args = [("pages", number(pages)), ("most", number(format.max_pages())), ("format", name)];
        return Some(words.fill("export-too-many-pages", &args));
    }
    let is_several = 1 < pages && !format.properties().is_one_file;
    if is_several && args.is_to_standard_output() {
        let one_file: Vec<_> =
            Format::ALL.into_iter().map(Format::properties).filter(|it| it.is_one_file).map(|it| it.name).collect();
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
        let files = if format.properties().is_one_file { 1 } else { pages };
        if !self.args.is_to_standard_output() {
            // An export into the same files may have been killed.
            disk::remove_abandoned(&self.files.path);
        }
        let publication =
            Publication { link: series.link_code(&page::base()), ..series.publication(self.args.colors()) };
        let mut exporter = format.exporter(publication, self.args.scale);
        for number in 0..pages {
            if !self.progress.goes_on() {
                return Ok(self.interrupted(files));
            }
            self.progress.pages(number, pages);
            let Some(page) = series.page(number) else { break };
            self.is_from_afar |= page.scale < NODES_FROM;
            let path = if files == 1 { self.files.path.clone() } else { self.files.of_page(series, number) };
            match exporter.add(&page) {
                Ok(Some(bytes)) if !self.write_file(&path, &bytes, files, out)? => return Ok(false),
                Ok(_) => {}
                Err(error) => return Ok(self.failed(&path, &export_error_sentence(self.words, &error), files)),
            }
        }
        let path = self.files.path.clone();
        let finished = exporter.finish();
        match finished {
            Ok(Some(_)) if !self.progress.goes_on() => return Ok(self.interrupted(files)),
            Ok(Some(bytes)) if !self.write_file(&path, &bytes, files, out)? => return Ok(false),
            Ok(_) => {}
            Err(error) => return Ok(self.failed(&path, &export_error_sentence(self.words, &error), files)),
        }
        self.progress.line.clear();
        if !self.args.is_to_standard_output() {
            self.report_written(series, files);
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
        let (watchdog, write) = (&self.progress.watchdog, || disk::write_derived(path, bytes));
        let written = if self.written + 1 == files { watchdog.last(write) } else { watchdog.uninterrupted(write) };
        match written {
            Ok(()) => {
                self.written += 1;
                Ok(true)
            }
            Err(error) => Ok(self.failed(path, &error.sentence_of_writing(self.words), files)),
        }
    }

    /// Reports why a file was not written, and how many were before.
    fn failed(&self, path: &Path, why: &str, files: usize) -> bool {
        self.progress.line.clear();
        report_file(path, &format!("{why}{}", self.so_far(files)));
        false
    }

    fn interrupted(&self, files: usize) -> bool {
        self.progress.line.clear();
        report_file(&self.args.file, &format!("{}{}", self.progress.why_ended(), self.so_far(files)));
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

    fn report_written(&self, series: &Series<'_>, files: usize) {
        let pages = series.steps().len();
        let number = |count: usize| self.words.number(count as u64).into();
        let said = if files == 1 {
            let file = displayed(&self.files.path).into();
            self.words.fill("export-written", &[("file", file), ("count", pages.into()), ("pages", number(pages))])
        } else {
            let [first, last] = [0, pages - 1].map(|page| displayed(&self.files.of_page(series, page)).into());
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

    /// Returns the path of a page's file, by its number from 0.
    pub fn of_page(&self, series: &Series<'_>, number: usize) -> PathBuf {
        if series.steps().len() == 1 {
            return self.path.clone();
        }
        let stem = self.path.file_stem().map(OsStr::to_string_lossy).unwrap_or_default();
        let extension = self.path.extension().map(OsStr::to_string_lossy);
        let extension = extension.as_deref().unwrap_or(self.format.properties().extension);
        self.path.with_file_name(series.file_name(&stem, number, extension))
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
}

fn default_path(file: &Path, format: Format) -> PathBuf {
    let stem = match lesson_name(file) {
        Some(name) => OsStr::new(name),
        None if is_standard_input(file) => OsStr::new(UNNAMED),
        None => file.file_stem().unwrap_or(OsStr::new(UNNAMED)),
    };
    let mut name = stem.to_owned();
    name.push(".");
    name.push(format.properties().extension);
    name.into()
}

/// A line of progress on a terminal that also reports whether the export was interrupted.
struct ExportProgress<'a> {
    line: ProgressLine<'a>,
    interrupt: Interrupt,
    /// When no further page is drawn.
    deadline: Deadline,
    watchdog: Watchdog,
}

impl ExportProgress<'_> {
    /// Says how many pages are done.
    pub fn pages(&self, done: usize, pages: usize) {
        self.line.say(|| {
            let number = |count: usize| self.line.words.number(count as u64).into();
            self.line.words.fill("export-progress", &[("done", number(done)), ("pages", number(pages))])
        });
    }

    /// Returns whether the export goes on.
    pub fn goes_on(&self) -> bool {
        !self.interrupt.has_happened() && !self.deadline.is_over()
    }

    /// Returns why the export does not go on, as a sentence.
    pub fn why_ended(&self) -> String {
        let is_interrupted = self.interrupt.has_happened();
        self.line.words.text(if is_interrupted { "export-interrupted" } else { "export-out-of-time" })
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

#[cfg(test)]
mod tests {
    use super::*;

    fn ranges(text: &str) -> Vec<(usize, usize)> {
        steps(text).unwrap().ranges.iter().map(|range| (range.start().get(), range.end().get())).collect()
    }

    #[test]
    fn groups_numbers_and_ranges_can_be_joined() {
        assert_eq!(ranges("3,7, 10..20"), [(3, 3), (7, 7), (10, 20)]);
        let joined = steps("Nodes,results,5").unwrap();
        assert_eq!(joined.groups, [StepGroup::Nodes, StepGroup::Results]);
        assert_eq!(joined.ranges.len(), 1);
        for wrong in ["", ",", "node s,", "20..10", "-1", "1.5", "3..", "..3", "1e3", "99999999999999999999"] {
            assert!(steps(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_picture_has_a_size_within_limits() {
        assert_eq!((pixels("100"), pixels("20000")), (Ok(100), Ok(20_000)));
        for wrong in ["0", "99", "-5", "20001", "70000", "NaN", "inf", "12.5", "", "800px"] {
            assert!(pixels(wrong).is_err(), "{wrong}");
        }
        assert_eq!((scale("2.5"), scale("0.1")), (Ok(2.5), Ok(0.1)));
        for wrong in ["0", "-1", "NaN", "inf", "1e9", "", "2x"] {
            assert!(scale(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_ending_of_a_file_is_that_of_a_format() {
        for format in Format::ALL {
            assert_eq!(
                format_of_ending(Path::new(&format!("a.{}", format.properties().name.to_uppercase()))),
                Some(format)
            );
            assert!(format_of_ending(Path::new(&format!("a.{}", format.properties().extension))).is_some());
        }
        for none in ["a", "a.ron", "svg", ".svg", "a.svg.txt"] {
            assert_eq!(format_of_ending(Path::new(none)), None, "{none}");
        }
    }

    #[test]
    fn a_subtree_is_that_of_an_id() {
        assert_eq!(view("subtree=1/0"), Ok(SeriesView::Subtree("1/0".to_owned())));
        assert_eq!(view("subtree=a=b"), Ok(SeriesView::Subtree("a=b".to_owned())));
        for wrong in ["", "subtree", "subtree=", "tree=1", "all"] {
            assert!(view(wrong).is_err(), "{wrong}");
        }
    }
}
