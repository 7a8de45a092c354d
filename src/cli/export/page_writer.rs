//! Writes the pages of an export to files or to standard output, and reports the result.

use super::arguments::ExportArgs;
use super::output_files::OutputFiles;
use super::progress::ExportProgress;
use crate::terminal::{displayed, report, report_file};
use poda_paper::series::{Series, export_error_sentence};
use poda_picture::export::pdf::CroppedPdfExporter;
use poda_picture::export::{Exporter, Publication};
use poda_picture::picture::view::NODES_FROM;
use poda_platform::{disk, page};
use poda_words::i18n::{Words, args};
use std::io::{self, Write};
use std::path::Path;

pub(super) struct PageWriter<'a> {
    args: &'a ExportArgs,
    words: &'a Words,
    progress: &'a ExportProgress<'a>,
    files: OutputFiles,
    /// The number of files written so far.
    written: usize,
    /// Whether some page shows the overview instead of single nodes.
    is_from_afar: bool,
}

impl<'a> PageWriter<'a> {
    pub const fn new(
        args: &'a ExportArgs,
        words: &'a Words,
        progress: &'a ExportProgress<'a>,
        files: OutputFiles,
    ) -> Self {
        Self { args, words, progress, files, written: 0, is_from_afar: false }
    }

    /// Writes all pages and reports the result. Returns whether all were written.
    pub fn write(&mut self, series: &mut Series<'_>, out: &mut impl Write) -> io::Result<bool> {
        let format = self.args.format();
        let pages = series.steps().len();
        let files = if format.properties().is_one_file { 1 } else { pages };
        if !self.args.is_to_standard_output() {
            // Removes files that an interrupted export has left.
            disk::remove_abandoned(&self.files.path);
        }
        let publication =
            Publication { link: series.link_code(&page::base()), ..series.publication(self.args.colors()) };
        let mut exporter: Box<dyn Exporter> = if self.args.cropped {
            Box::new(CroppedPdfExporter::new(&publication))
        } else {
            format.exporter(publication, self.args.scale)
        };
        for number in 0..pages {
            if !self.progress.goes_on() {
                return Ok(self.interrupted(files));
            }
            self.progress.line.say_pages(number, pages);
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
        match exporter.finish() {
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

    /// Writes one of `files` files. Returns whether it was written; reports the reason if not.
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

    /// Reports why a file was not written, and how many files were written before it.
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

    /// Returns a sentence, to be appended to another one, about how many files of a series were written.
    fn so_far(&self, files: usize) -> String {
        if files == 1 || self.args.is_to_standard_output() {
            return String::new();
        }
        let number = |count: usize| self.words.number(count as u64);
        let args = args![count = self.written, written = number(self.written), files = number(files)];
        format!(" {}", self.words.fill("export-so-far", &args))
    }

    fn report_written(&self, series: &Series<'_>, files: usize) {
        let pages = series.steps().len();
        let number = |count: usize| self.words.number(count as u64);
        let said = if files == 1 {
            let file = displayed(&self.files.path);
            self.words.fill("export-written", &args![file, count = pages, pages = number(pages)])
        } else {
            let [first, last] = [0, pages - 1].map(|page| displayed(&self.files.of_page(series, page)));
            self.words.fill("export-written-series", &args![files = number(files), first, last])
        };
        report(&said);
        if self.is_from_afar {
            report(&self.words.text("export-strips"));
        }
    }
}
