//! The files that an export writes.

use super::arguments::ExportArgs;
use crate::load::{is_standard_input, lesson_name};
use poda_paper::series::Series;
use poda_platform::disk;
use poda_words::i18n::Words;
use std::ffi::OsStr;
use std::fs;
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
    /// Returns the files that the arguments name. Without `-o` they are in the current folder and are named after the position file.
    pub fn of(args: &ExportArgs) -> Self {
        let extension = args.extension();
        let path = args.output().map_or_else(|| default_path(&args.file, extension), Path::to_owned);
        Self { path, extension }
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

    /// Returns a sentence if the files can never be written. This is checked before the search, which may take long.
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

fn default_path(file: &Path, extension: &str) -> PathBuf {
    let stem = match lesson_name(file) {
        Some(name) => OsStr::new(name),
        None if is_standard_input(file) => OsStr::new(UNNAMED),
        None => file.file_stem().unwrap_or(OsStr::new(UNNAMED)),
    };
    let mut name = stem.to_owned();
    name.push(".");
    name.push(extension);
    name.into()
}
