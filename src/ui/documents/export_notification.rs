//! The text of the notification about an export that has ended.

use super::file_export::ExportOutcome;
use super::notification_text::{NotificationText, file_name};
use crate::i18n::Words;
use crate::platform::disk::DiskError;
use crate::series::export_error_sentence;
use std::path::{Path, PathBuf};

/// Returns the text for an export that has ended.
pub(super) fn exported_text(words: &Words, outcome: &ExportOutcome) -> NotificationText {
    let text = |heading: String, path: Option<&Path>, lines: Vec<String>| NotificationText {
        heading,
        path: path.map(|path| path.display().to_string()),
        lines: lines.into_iter().map(|line| (String::new(), line)).collect(),
        comfort: None,
    };
    let refused = |lines: Vec<String>| NotificationText {
        comfort: Some(words.text("export-nothing-written")),
        ..text(words.text("export-not-written"), None, lines)
    };
    match outcome {
        ExportOutcome::Pictures(files, pages) => {
            let pages = [("count", (*pages).into()), ("pages", words.number(*pages as u64).into())];
            match (&files[..], files.first(), files.last()) {
                ([file], ..) => {
                    text(written(words, files), Some(file), vec![words.fill("pictures-written-pages", &pages)])
                }
                (_, Some(first), Some(last)) => {
                    let args = [("first", file_name(first).into()), ("last", file_name(last).into())];
                    text(written(words, files), first.parent(), vec![words.fill("pictures-written-from-to", &args)])
                }
                _ => refused(Vec::new()),
            }
        }
        ExportOutcome::Paper(files) => {
            let folder = files.first().and_then(|file| file.parent());
            let names = if files.len() < 2 { Vec::new() } else { files.iter().map(|file| file_name(file)).collect() };
            text(written(words, files), folder, names)
        }
        ExportOutcome::Canceled => {
            text(words.text("export-canceled"), None, vec![words.text("export-nothing-written")])
        }
        ExportOutcome::NotWritten(path, refusal) => {
            // What is not found when a file is written is its folder.
            let why = if *refusal == DiskError::NotFound { &DiskError::FolderNotFound } else { refusal };
            NotificationText { path: Some(path.display().to_string()), ..refused(vec![why.sentence(words)]) }
        }
        ExportOutcome::NotDrawn(error) => refused(vec![export_error_sentence(words, error)]),
        ExportOutcome::NoPages(error) => refused(vec![error.sentence(words)]),
        ExportOutcome::NoPaper(error) => refused(error.sentences(words)),
        ExportOutcome::NoQuestion(failure) => refused(vec![failure.sentence(words)]),
        ExportOutcome::Failed => refused(vec![words.text("export-failed")]),
    }
}

/// Returns the heading about files that were written.
fn written(words: &Words, files: &[PathBuf]) -> String {
    let name = files.first().map(|file| file_name(file)).unwrap_or_default();
    let args =
        [("count", files.len().into()), ("name", name.into()), ("files", words.number(files.len() as u64).into())];
    words.fill("export-written-files", &args)
}
