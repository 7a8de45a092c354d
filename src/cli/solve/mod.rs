//! `poda solve`: searches position files and prints one answer per file.

pub(super) mod answer;
pub(super) mod mcts;
pub(super) mod search;
pub(super) mod why_not;

use crate::by_kind;
use crate::deadline::Deadline;
use crate::flag_values::{LANGUAGE, LANGUAGE_CODES, words};
use crate::game::GameFlags;
use crate::load::{LoadedPosition, load_with_players};
use crate::search_flags::{KindFlags, SearchFlags, TimeFlag};
use crate::terminal::{ProgressLine, report_file, report_limit};
use crate::watchdog::Watchdog;
use clap::Args;
use poda_words::i18n::Language;
use std::io::{self, Write};
use std::path::PathBuf;

#[derive(Args, Clone, Debug, PartialEq)]
pub struct SolveArgs {
    #[arg(long, help = "cli-help-json")]
    pub json: bool,
    #[arg(long, value_parser = LANGUAGE, value_name = LANGUAGE_CODES, help = "cli-help-lang")]
    pub lang: Option<Language>,
    #[arg(long, value_name = "cli-help-value-move", help = "cli-help-why-not")]
    pub why_not: Option<String>,
    #[command(flatten)]
    pub search: SearchFlags,
    #[command(flatten)]
    pub kinds: KindFlags,
    #[command(flatten)]
    pub time: TimeFlag,
    #[command(flatten)]
    pub game: GameFlags,
    #[arg(required = true, value_hint = clap::ValueHint::FilePath, help = "cli-help-files", value_name = "cli-help-value-file")]
    pub files: Vec<PathBuf>,
}

/// Prints one answer per file. Returns whether every file was solved.
pub fn solve(args: &SolveArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let mut all = true;
    for (index, file) in args.files.iter().enumerate() {
        let [half, deadline] = Deadline::half_and_whole(args.time);
        let _watchdog = Watchdog::new(deadline, || words.text("cli-limit-time"), file);
        let loaded = load_with_players(&words, file, &args.search, &args.kinds, deadline);
        let Some(LoadedPosition { document, searched, search, limits, .. }) = loaded else {
            all = false;
            continue;
        };
        let root = document.position();
        // A search that deepens has an answer at any time, and its lists take as long again.
        let last_pass = if args.json && search.deepens() { half } else { deadline };
        let [progress, of_lists] = [last_pass, deadline].map(|deadline| ProgressLine::new(&words, deadline));
        let solved = by_kind::solve(search, root, limits, args.json, [&progress, &of_lists]);
        [progress, of_lists].iter().for_each(ProgressLine::clear);
        let limit = match solved {
            Ok(answer) => {
                if args.json {
                    answer.write_json(&file.to_string_lossy(), root, out)?;
                } else {
                    if 0 < index {
                        writeln!(out)?;
                    }
                    answer.print(&words, file, root, out)?;
                }
                answer.limit_met()
            }
            Err(ending) => Some(ending),
        };
        if let Some(asked) = &args.why_not {
            let progress = ProgressLine::new(&words, deadline);
            let searched = searched.searches.first();
            let answered = by_kind::why_not(&words, searched, root, limits, asked, &progress);
            progress.clear();
            match answered {
                Ok(answer) if args.json => answer.write_json(&file.to_string_lossy(), out)?,
                Ok(answer) => answer.print(out)?,
                Err(refusal) => {
                    out.flush()?;
                    report_file(file, &refusal);
                    all = false;
                }
            }
        }
        if let Some(ending) = limit {
            out.flush()?;
            report_limit(&words, file, ending, &args.search.rules);
            all = false;
        }
        // The answer must appear before faults of the next file are reported.
        out.flush()?;
    }
    Ok(all)
}
