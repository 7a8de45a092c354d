//! The export of the questions about a search as a package for learning platforms.

use super::arguments::ExportArgs;
use super::output_files::OutputFiles;
use crate::by_kind::record;
use crate::deadline::Deadline;
use crate::load::{LoadedPosition, lesson_name, load_with_players};
use crate::terminal::{ProgressLine, displayed, report, report_all_of, report_limit};
use poda_paper::packing::{NotPacked, PackedSearch, ScormPackage, pack};
use poda_words::i18n::{Words, args};
use poda_words::practice::Unaskable;
use std::io::{self, Write};

/// Writes the package. Returns whether it was written; reports the reason if not.
pub(super) fn export_scorm(args: &ExportArgs, words: &Words, out: &mut impl Write) -> io::Result<bool> {
    let Some(files) = OutputFiles::checked(words, args, args.extension()) else { return Ok(false) };
    let loaded = load_with_players(words, &args.file, &args.search, &args.kinds, Deadline::default());
    let Some(LoadedPosition { document, searched, limits, .. }) = loaded else { return Ok(false) };
    let progress = ProgressLine::new(words, Deadline::default());
    let recorded = record(&searched, limits, &progress);
    progress.clear();
    let Some(recorded) = recorded else { return Ok(false) };
    let (lesson, stem) = (lesson_name(&args.file), args.file.file_stem().unwrap_or_default().to_string_lossy());
    let packed = PackedSearch {
        name: lesson.unwrap_or(&stem),
        is_lesson: lesson.is_some(),
        document: &document,
        searched: &searched,
        recorded: &recorded,
        theme: args.colors(),
    };
    let ScormPackage { bytes, questions, left_out } = match pack(words, packed, &|| true) {
        Ok(package) => package,
        Err(NotPacked::Unaskable(Unaskable::IsIncomplete)) => {
            report_limit(words, &args.file, recorded.ending(), &args.search.rules);
            return Ok(false);
        }
        Err(why) => {
            report_all_of(&args.file, why.sentences(words));
            return Ok(false);
        }
    };
    if !files.write(words, args, &bytes, out)? {
        return Ok(false);
    }
    if !args.is_to_standard_output() {
        let file = displayed(&files.path);
        report(&words.fill("scorm-written", &args![file, count = questions]));
    }
    if 0 < left_out {
        report(&words.fill("scorm-left-out", &args![count = left_out]));
    }
    Ok(true)
}
