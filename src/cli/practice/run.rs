//! Records the search of a file and asks about it.

use super::args::PracticeArgs;
use super::predict_json;
use crate::cli::language::words;
use crate::cli::load::{is_standard_input, load_position};
use crate::cli::progress::ProgressLine;
use crate::cli::report::{report_file, report_limit};
use crate::document::Document;
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::i18n::practice::unaskable_sentence;
use crate::practice::{Unaskable, check_askable};
use crate::trace::passes::Passes;
use crate::trace::recorder::record_passes;
use std::io::{self, BufRead, Write};

/// Asks about the search of a file. Returns whether there was something to ask about.
pub fn practice(args: &PracticeArgs, input: &mut impl BufRead, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let Some((_document, passes)) = recorded(args, &words) else { return Ok(false) };
    predict_json::ask(args, &words, passes.get(0), input, out)?;
    Ok(true)
}

/// Returns the document and the search of it that is asked about. Reports why there is none.
fn recorded(args: &PracticeArgs, words: &Words) -> Option<(Document, Passes<AnyGame>)> {
    // Standard input is where the answers come from.
    if is_standard_input(&args.file) {
        report_file(&args.file, &words.text("cli-practice-standard-input"));
        return None;
    }
    let (document, config) = load_position(words, &args.file, &args.search)?;
    let progress = ProgressLine::new(words);
    let passes = record_passes(&config, document.position(), args.search.rules.limits(), &progress);
    progress.clear();
    match check_askable(&passes) {
        Ok(()) => Some((document, passes)),
        Err(Unaskable::IsIncomplete) => {
            report_limit(words, &args.file, passes.ending(), &args.search.rules);
            None
        }
        Err(unaskable) => {
            report_file(&args.file, &unaskable_sentence(words, unaskable));
            None
        }
    }
}
