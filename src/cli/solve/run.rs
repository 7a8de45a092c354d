//! Solves files one after the other.

use super::args::SolveArgs;
use super::json::SolutionLine;
use super::summary::Summary;
use crate::cli::language::words;
use crate::cli::load::load_position;
use crate::cli::progress::ProgressLine;
use crate::cli::report::report_limit;
use crate::cli::solution::solve_within;
use crate::practice::json::line::write_line;
use std::io::{self, Write};

/// Prints an answer a file. Returns whether every file was solved.
pub fn solve(args: &SolveArgs, out: &mut impl Write) -> io::Result<bool> {
    let words = words(args.lang);
    let mut all = true;
    for (index, file) in args.files.iter().enumerate() {
        let Some((document, config)) = load_position(&words, file, &args.search) else {
            all = false;
            continue;
        };
        let progress = ProgressLine::new(&words);
        let solution = solve_within(&config, document.position(), args.search.rules.limits(), args.json, &progress);
        progress.clear();
        match solution {
            Ok(solution) if args.json => {
                write_line(out, &SolutionLine::new(&file.to_string_lossy(), &config, &solution))?;
            }
            Ok(solution) => {
                if 0 < index {
                    writeln!(out)?;
                }
                Summary { words: &words, config: &config, root: document.position(), solution: &solution }
                    .print(file, out)?;
            }
            Err(ending) => {
                report_limit(&words, file, ending, &args.search.rules);
                all = false;
            }
        }
        // An answer is printed before what is wrong with the next file is reported.
        out.flush()?;
    }
    Ok(all)
}
