//! The export of a lecture: a page for each slide and for each stop of the clicker.

use super::arguments::ExportArgs;
use super::output_files::OutputFiles;
use crate::glyphs::report_missing_letters;
use crate::terminal::{ProgressLine, displayed, report, report_file};
use crate::waiting::interrupt;
use crate::{deadline::Deadline, watchdog::Watchdog};
use poda_core::document::Lecture;
use poda_lecture::LecturePages;
use poda_paper::series::export_error_sentence;
use poda_picture::export::Format;
use poda_platform::{disk, page};
use poda_words::file::save_lecture;
use poda_words::i18n::{Words, args};
use std::io::{self, Write};

/// Writes the pages of a lecture to one file. Returns whether all were written and every letter has a glyph.
pub(super) fn export_lecture(
    args: &ExportArgs,
    words: &Words,
    lecture: Lecture,
    out: &mut impl Write,
) -> io::Result<bool> {
    let refuse = |sentence: &str| {
        report_file(&args.file, sentence);
        Ok(false)
    };
    let Some(format) = args.lecture_format() else {
        let formats = Format::OF_LECTURES.map(|format| format.properties().name).join(", ");
        return refuse(&words.fill("export-lecture-format", &args![formats]));
    };
    let flags = args.flags_without_meaning_for_lectures();
    if !flags.is_empty() {
        return refuse(&words.fill("export-lecture-flags", &args![flags = flags.join(", ")]));
    }
    let Some(files) = OutputFiles::checked(words, args, format.properties().extension) else { return Ok(false) };
    let [_, deadline] = Deadline::half_and_whole(args.time);
    let (line, interrupt) = (ProgressLine::new(words, deadline), interrupt());
    let watchdog = Watchdog::new(deadline, || words.text("export-out-of-time"), &args.file);
    let is_drawn = !matches!(format, Format::Html | Format::Beamer);
    let is_missing = is_drawn && report_missing_letters(words, &args.file, texts(&lecture));
    let pages = LecturePages::new(lecture, format, args.page_notes(), words);
    let mut exporter = format.exporter(pages.publication(args.colors(), &page::base()), args.scale);
    let mut written = 0;
    for entry in 0..pages.entries() {
        if interrupt.has_happened() || deadline.is_over() {
            line.clear();
            let why = if interrupt.has_happened() { "export-interrupted" } else { "export-out-of-time" };
            return refuse(&words.text(why));
        }
        line.say_pages(entry, pages.entries());
        for page in pages.of_entry(entry, written + 1) {
            if let Err(error) = exporter.add(&page) {
                line.clear();
                return refuse(&export_error_sentence(words, &error));
            }
            written += 1;
        }
        if format.max_pages() < written {
            line.clear();
            let number = |count: usize| words.number(count as u64);
            let most = number(format.max_pages());
            return refuse(&words.fill("export-lecture-too-long", &args![pages = number(written), most]));
        }
    }
    line.clear();
    let bytes = match exporter.finish() {
        Ok(bytes) => bytes.unwrap_or_default(),
        Err(error) => return refuse(&export_error_sentence(words, &error)),
    };
    if args.is_to_standard_output() {
        out.write_all(&bytes)?;
        return Ok(!is_missing);
    }
    disk::remove_abandoned(&files.path);
    if let Err(error) = watchdog.last(|| disk::write_derived(&files.path, &bytes)) {
        report_file(&files.path, &error.sentence_of_writing(words));
        return Ok(false);
    }
    let file = displayed(&files.path);
    let pages = words.number(written as u64);
    report(&words.fill("export-written", &args![file, count = written, pages]));
    Ok(!is_missing)
}

/// Returns the lines of a lecture's text, which contain all that is drawn of it apart from the lessons.
fn texts(lecture: &Lecture) -> Vec<String> {
    save_lecture(lecture).lines().map(|line| line.trim().to_owned()).collect()
}
