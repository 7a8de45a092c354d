//! The files that an export writes.

use super::arguments::ExportArgs;
use crate::load::{is_standard_input, lesson_name};
use crate::terminal::report_file;
use poda_paper::series::Series;
use poda_platform::disk;
use poda_words::file::Link;
use poda_words::i18n::Words;
use std::ffi::OsStr;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The file name of an export from standard input.
const UNNAMED: &str = "poda";
/// The extension of position files. Pictures are never written to a file with this extension.
const POSITION_ENDING: &str = "ron";

/// The file of all pages, or the path from which the names of single pages are derived.
#[derive(Clone, Debug)]
pub(super) struct OutputFiles {
    pub path: PathBuf,
    /// The extension of files that are named after others.
    extension: &'static str,
}

impl OutputFiles {
    /// Returns the files that the arguments name. Without `-o` they are in the current folder and are named after the
    /// position file or the lecture. Reports the reason if they can never be written. This is called before the search,
    /// which may take long.
    pub fn checked(words: &Words, args: &ExportArgs, extension: &'static str) -> Option<Self> {
        let path = args.output().map_or_else(|| default_path(&args.file, extension), Path::to_owned);
        if let Some(fault) = fault(words, &path, &args.file).filter(|_| !args.is_to_standard_output()) {
            report_file(&path, &fault);
            return None;
        }
        Some(Self { path, extension })
    }

    /// Writes an export that is one file to that file, or to standard output. Returns whether it was written; reports
    /// the reason if not.
    pub fn write(&self, words: &Words, args: &ExportArgs, bytes: &[u8], out: &mut impl Write) -> io::Result<bool> {
        if args.is_to_standard_output() {
            out.write_all(bytes)?;
            return Ok(true);
        }
        let written = disk::write_derived(&self.path, bytes);
        if let Err(error) = &written {
            report_file(&self.path, &error.sentence_of_writing(words));
        }
        Ok(written.is_ok())
    }

    /// Returns the path of a page's file, by its number from 0.
    pub fn of_page(&self, series: &Series<'_>, number: usize) -> PathBuf {
        if series.steps().len() == 1 {
            return self.path.clone();
        }
        let stem = self.path.file_stem().map(OsStr::to_string_lossy).unwrap_or_default();
        let extension = self.path.extension().map(OsStr::to_string_lossy);
        let extension = extension.as_deref().unwrap_or(self.extension);
        self.path.with_file_name(series.file_name(&stem, number, extension))
    }
}

/// Returns a sentence if a file can never be written.
fn fault(words: &Words, path: &Path, position: &Path) -> Option<String> {
    if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(POSITION_ENDING)) {
        return Some(words.text("export-position-ending"));
    }
    let canonical = |path: &Path| fs::canonicalize(path).ok();
    if canonical(path).is_some_and(|path| canonical(position) == Some(path)) {
        return Some(words.text("export-over-position"));
    }
    disk::check_target(path).err().map(|error| error.sentence_of_writing(words))
}

/// Returns the file in the current folder that is named after a position file or a lecture.
pub fn default_path(file: &Path, extension: &str) -> PathBuf {
    let stem = match lesson_name(file) {
        Some(name) => OsStr::new(name),
        None if is_standard_input(file) || file.to_str().is_some_and(Link::is_meant_by) => OsStr::new(UNNAMED),
        None => file.file_stem().unwrap_or(OsStr::new(UNNAMED)),
    };
    let mut name = stem.to_owned();
    name.push(".");
    name.push(extension);
    name.into()
}
