//! `poda export`: writes pictures of a search to files, one page per selected step, a tree in the format of another
//! program, or the questions about a search for a learning platform.

mod arguments;
mod lecture;
mod output_files;
mod page_writer;
mod progress;
mod scorm;
mod tree_format;
mod tree_text;

use crate::by_kind::record;
use crate::deadline::Deadline;
use crate::flag_values::words;
use crate::glyphs::report_missing_letters;
use crate::load::{LoadedPosition, load_whole_lecture, load_with_players};
use crate::terminal::{ProgressLine, report_file, report_limit};
use crate::waiting::interrupt;
use crate::watchdog::Watchdog;
use arguments::PictureTheme;
pub use arguments::{ExportArgs, steps};
use output_files::OutputFiles;
pub use output_files::default_path;
use page_writer::PageWriter;
use poda_core::document::Document;
use poda_core::game::any::AnyGame;
use poda_core::trace::Recorded;
use poda_core::trace::limits::{Ending, Limits};
use poda_lecture::PageNotes;
use poda_paper::series::{SearchPages, Series, SeriesError, SeriesOptions, SeriesView, page_options};
use poda_picture::export::Format;
use poda_picture::picture::{LayoutForm, NotationOptions};
use poda_session::LIMITS;
use poda_session::minimax_check::{CheckBudget, is_confirmed};
use poda_words::i18n::{Words, args};
use progress::ExportProgress;
use std::io::{self, Write};

/// Writes the pictures. Returns whether the search was complete, all pictures were written, and every letter has a
/// glyph.
pub fn export(args: &ExportArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    match load_whole_lecture(&words, &args.file) {
        Ok(Some(lecture)) => return lecture::export_lecture(args, &words, lecture, out),
        Ok(None) => {}
        Err(()) => return Ok(false),
    }
    if let Some(format) = args.tree_format() {
        return tree_text::export_tree(args, &words, format, out);
    }
    if args.is_scorm() {
        return scorm::export_scorm(args, &words, out);
    }
    let [half, deadline] = Deadline::half_and_whole(args.time);
    let line = ProgressLine::new(&words, half);
    let watchdog = Watchdog::new(deadline, || words.text("export-out-of-time"), &args.file);
    let progress = ExportProgress { line, interrupt: interrupt(), deadline, watchdog };
    let Some(files) = OutputFiles::checked(&words, args, args.extension()) else { return Ok(false) };
    let loaded = load_with_players(&words, &args.file, &args.search, &args.kinds, deadline);
    let Some(loaded) = loaded else { return Ok(false) };
    let is_own = loaded.is_own();
    // Links on the pages open the search that is shown.
    let LoadedPosition { searched: document, limits, .. } = loaded;
    // In the other formats, the viewer's own fonts serve.
    let is_drawn = matches!(args.format(), Format::Png | Format::Pdf | Format::Handout | Format::Gif | Format::Apng);
    let is_missing = is_drawn && report_missing_letters(&words, &args.file, document.drawn_texts(words.language()));
    let rules = &args.search.rules;
    let recorded = record(&document, limits, &progress);
    progress.line.clear();
    if !progress.goes_on() {
        report_file(&args.file, &progress.why_ended());
        return Ok(false);
    }
    let Some(recorded) = recorded else { return Ok(false) };
    let mut series = match series(args, &words, &document, is_own, &recorded, limits, &progress) {
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
    let is_written = PageWriter::new(args, &words, &progress, files).write(&mut series, out)?;
    let ending = recorded.ending();
    if ending != Ending::Complete {
        report_limit(&words, &args.file, ending, rules);
    }
    Ok(is_written && ending == Ending::Complete && !is_missing)
}

fn series<'a>(
    args: &ExportArgs,
    words: &'a Words,
    document: &'a Document,
    is_own: bool,
    recorded: &Recorded<AnyGame>,
    own: Limits,
    progress: &ExportProgress<'_>,
) -> Result<Series<'a>, SeriesError> {
    let options = SeriesOptions {
        view: args.view.clone(),
        bounds: args.bounds(),
        spaces: args.page_spaces(),
        notation: NotationOptions { probabilities: args.probabilities, form: args.layout, ..args.notation.into() },
        unvisited: args.unvisited,
        is_tactile: args.theme == PictureTheme::Tactile,
        ..page_options(document)
    };
    let search = SearchPages { document, recorded: recorded.clone(), is_own };
    let series = Series::new(search, &args.steps, options, words)?;
    let (Recorded::Search(passes), Some(config)) = (recorded, document.search()) else { return Ok(series) };
    // Only the last step shows the mark of the check.
    if series.steps().last() != Some(&passes.end()) {
        return Ok(series);
    }
    let budget = CheckBudget { nodes: own.nodes.min(LIMITS.nodes) as u64, bytes: own.bytes.min(LIMITS.bytes) };
    let is_confirmed = is_confirmed(document.position(), config, passes, budget, progress);
    progress.line.clear();
    Ok(series.confirmed(is_confirmed))
}

/// Returns a sentence if these pages cannot be written.
fn refusal(args: &ExportArgs, words: &Words, pages: usize) -> Option<String> {
    let format = args.format();
    let number = |count: usize| words.number(count as u64);
    let has_text_size = args.bounds().min_text_px.is_some();
    let is_sized = args.width.is_some() || args.height.is_some() || has_text_size || args.view == SeriesView::Visible;
    if args.theme == PictureTheme::Tactile && is_sized {
        return Some(words.text("export-tactile-has-a-size"));
    }
    let is_part = matches!(args.view, SeriesView::Subtree(_));
    if args.layout == LayoutForm::Positions && (args.theme == PictureTheme::Tactile || is_part) {
        return Some(words.text("export-positions-whole"));
    }
    if args.cropped && format != Format::Pdf {
        return Some(words.text("export-cropped-pdf"));
    }
    if args.page_notes() == PageNotes::All {
        return Some(words.text("export-notes-of-lectures"));
    }
    if format.max_pages() < pages {
        let name = format.properties().name;
        let args = args![pages = number(pages), most = number(format.max_pages()), format = name];
        return Some(words.fill("export-too-many-pages", &args));
    }
    let is_several = 1 < pages && !format.properties().is_one_file;
    if is_several && args.is_to_standard_output() {
        let one_file: Vec<_> =
            Format::ALL.into_iter().map(Format::properties).filter(|it| it.is_one_file).map(|it| it.name).collect();
        let args = args![pages = number(pages), formats = one_file.join(", ")];
        return Some(words.fill("export-several-to-standard-output", &args));
    }
    None
}
