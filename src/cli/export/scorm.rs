//! The export of the questions about a search as a package for learning platforms.

use super::arguments::ExportArgs;
use super::output_files::OutputFiles;
use crate::deadline::Deadline;
use crate::load::load_with_players;
use crate::practice::{ScormPackage, pack};
use crate::searched::record;
use crate::terminal::{ProgressLine, displayed, report, report_file};
use poda_core::document::Document;
use poda_platform::disk;
use poda_words::i18n::Words;
use std::io::{self, Write};

/// Writes the package. Returns whether it was written; reports the reason if not.
pub(super) fn export_scorm(args: &ExportArgs, words: &Words, out: &mut impl Write) -> io::Result<bool> {
    let files = OutputFiles::of(args);
    if let Some(fault) = files.fault(words, &args.file).filter(|_| !args.is_to_standard_output()) {
        report_file(&files.path, &fault);
        return Ok(false);
    }
    let loaded = load_with_players(words, &args.file, (&args.search, &args.players), Deadline::default());
    let Some((loaded, _)) = loaded else { return Ok(false) };
    let progress = ProgressLine::new(words, Deadline::default());
    let searched = Document { search: loaded.config, ..loaded.document.clone() };
    let recorded = record(&searched, loaded.limits, &progress);
    progress.clear();
    let Some(recorded) = recorded else { return Ok(false) };
    let documents = (&loaded.document, &searched);
    let package = pack(words, &args.file, documents, &recorded, (args.colors(), &args.search.rules));
    let Some(ScormPackage { bytes, questions, left_out }) = package else { return Ok(false) };
    if args.is_to_standard_output() {
        out.write_all(&bytes)?;
    } else if let Err(error) = disk::write_derived(&files.path, &bytes) {
        report_file(&files.path, &error.sentence_of_writing(words));
        return Ok(false);
    } else {
        let file = displayed(&files.path).into();
        report(&words.fill("scorm-written", &[("file", file), ("count", questions.into())]));
    }
    if 0 < left_out {
        report(&words.fill("scorm-left-out", &[("count", left_out.into())]));
    }
    Ok(true)
}
