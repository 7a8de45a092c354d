//! `poda practice` for a Monte Carlo tree search: as text, or with one JSON object per line.

mod answered;
mod blank;
mod json;
mod text;

use super::arguments::PracticeArgs;
use super::blank_table::mark_table;
use super::list::{fault_of_choice, named};
use super::reports::{HandedIn, title};
use crate::deadline::Deadline;
use crate::load::LoadedPosition;
use crate::terminal::{Ansi, ProgressLine, report_file, report_limit};
use answered::Setting;
use json::question_line;
use poda_core::document::practice::{AskedKinds, ChosenQuestion, Exercise};
use poda_core::document::recorder::record_mcts;
use poda_core::game::any::AnyGame;
use poda_core::search::mcts::{MctsConfig, ResultScale};
use poda_core::trace::limits::Ending;
use poda_core::trace::sampled::tree::SampledTree;
use poda_words::i18n::Words;
use poda_words::i18n::practice::mcts::mcts_prompt;
use poda_words::practice::json::write_line;
use poda_words::practice::mcts::run::{chosen_mcts, sheet};
use poda_words::practice::mcts::{MctsQuestionKind, MctsQuestionKinds, mcts_questions};
use std::io::{self, BufRead, IsTerminal, Write};

/// Asks about the search of a document, lists the questions, or marks a table. Returns whether everything was written.
pub(super) fn practice_mcts(
    args: &PracticeArgs,
    words: &Words,
    loaded: &LoadedPosition,
    (config, scale): (&MctsConfig, ResultScale),
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<bool> {
    let document = &loaded.document;
    let progress = ProgressLine::new(words, Deadline::default());
    let recording = record_mcts(config, scale, document.position(), loaded.limits, &progress);
    progress.clear();
    if recording.ending() != Ending::Complete {
        report_limit(words, &args.file, recording.ending(), &args.search.rules);
        return Ok(false);
    }
    let practice = document.practice.clone().unwrap_or_default();
    let kinds = args.kinds.as_ref().unwrap_or(&practice.kinds).of_mcts.clone();
    if let Some(table) = &args.csv {
        return mark_table(words, &blank::TableReader::new(words, &recording), table, out);
    }
    if args.sheet {
        return blank::print_empty_table(&recording, out).map(|()| true);
    }
    if args.blank {
        let Some(report) = args.begin_report(words, input)? else { return Ok(false) };
        let Some(answers) = blank::blank(words, &recording, input, out)? else { return Ok(false) };
        out.flush()?;
        let handed_in = HandedIn { mode: Exercise::FillIn, answers, is_complete: true };
        return Ok(report.is_none_or(|report| report.write(words, &args.file, document, handed_in)));
    }
    if args.list {
        return list(words, &recording, &kinds, args.json, out).map(|()| true);
    }
    let chosen = if args.kinds.is_none() { &practice.questions[..] } else { &[] };
    let faults = faults(words, &recording, &kinds, chosen);
    if !faults.is_empty() {
        for sentence in faults {
            report_file(&args.file, &sentence);
        }
        return Ok(false);
    }
    // The author's questions are asked. If there are none, text mode asks the few that teach most.
    let mut questions = chosen_mcts(&recording, chosen);
    if questions.is_empty() {
        questions = if args.json || args.kinds.is_some() {
            mcts_questions(&recording, &kinds).collect()
        } else {
            sheet(&recording, &kinds)
        };
    }
    if questions.is_empty() {
        report_nothing_to_ask(args, words, &recording, &kinds);
        return Ok(false);
    }
    let attempts = args.attempts.unwrap_or(practice.attempts);
    let title = title(words, &args.file, document);
    let setting = Setting { title, recording: &recording, questions, attempts };
    let Some(report) = args.begin_report(words, input)? else { return Ok(false) };
    let answered = if args.json {
        json::ask(words, &setting, args.reveal, input, out)?
    } else {
        text::ask(words, &setting, io::stdin().is_terminal(), input, out)?
    };
    out.flush()?;
    let answers = answered.outcomes.iter().map(|outcome| outcome.report(&recording));
    let unanswered = answered.unanswered.iter().map(|question| question.unanswered(&recording));
    let answers = answers.chain(unanswered).collect();
    let handed_in = HandedIn { mode: Exercise::Predict, answers, is_complete: answered.is_complete };
    Ok(report.is_none_or(|report| report.write(words, &args.file, document, handed_in)))
}

/// Returns a sentence for each chosen question about a Monte Carlo tree search that this search does not have.
fn faults(
    words: &Words,
    recording: &SampledTree<AnyGame>,
    kinds: &MctsQuestionKinds,
    chosen: &[ChosenQuestion],
) -> Vec<String> {
    let fault = |chosen: &ChosenQuestion| {
        let (kind, step) = (chosen.kind.of_mcts()?, chosen.step.get());
        let of_kind = MctsQuestionKinds::from([kind]);
        let steps = || mcts_questions(recording, &of_kind).map(|question| question.step);
        fault_of_choice(words, (chosen.kind, step), kinds.contains(&kind), steps)
    };
    chosen.iter().filter_map(fault).collect()
}

/// Reports that there is no question of the requested kinds, and which kinds have questions.
fn report_nothing_to_ask(
    args: &PracticeArgs,
    words: &Words,
    recording: &SampledTree<AnyGame>,
    kinds: &MctsQuestionKinds,
) {
    let exists =
        |&kind: &MctsQuestionKind| mcts_questions(recording, &MctsQuestionKinds::from([kind])).next().is_some();
    let there: Vec<&str> = MctsQuestionKind::ALL.into_iter().filter(exists).map(MctsQuestionKind::name).collect();
    let asked = AskedKinds { of_mcts: kinds.clone(), ..AskedKinds::none() };
    let kinds = named(args.kinds.as_ref().unwrap_or(&asked));
    if there.is_empty() {
        report_file(&args.file, &words.text("cli-practice-no-mcts-questions"));
    } else {
        let args_of = [("kinds", kinds.into()), ("there", there.join(", ").into())];
        report_file(&args.file, &words.fill("cli-practice-no-questions", &args_of));
    }
}

/// Prints every question of the kinds, one per line, in the order in which they are asked.
fn list(
    words: &Words,
    recording: &SampledTree<AnyGame>,
    kinds: &MctsQuestionKinds,
    is_json: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let ansi = Ansi::of_stdout();
    for (number, question) in (1..).zip(mcts_questions(recording, kinds)) {
        if is_json {
            write_line(out, &question_line(words, recording, number, &question))?;
        } else {
            let asked = ansi.paint_styled(&mcts_prompt(words, recording, &question));
            writeln!(out, "{:>4}  {:<6}  {asked}", question.step, question.kind.name())?;
        }
    }
    Ok(())
}
