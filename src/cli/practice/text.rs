//! Asks what the search does next, as text: questions, typed answers, hints, verdicts, and the marks at the end.
//!
//! Between questions the steps of the search are printed with the sentences of `poda trace`, but not beyond the step at
//! which the next question is asked.

use super::arguments::Answered;
use super::json::{self, MAX_LINE_BYTES};
use super::subject::TypedSearch;
use crate::input::{is_word, next_line};
use crate::terminal::{Ansi, HEADING};
use crate::wish_flags::{WishFlags, seed_or_chosen};
use poda_core::document::Document;
use poda_core::document::practice::{AnswerForm, AskedKind};
use poda_core::document::wishes::Wishes;
use poda_core::game::Game;
use poda_core::text::{Excerpt, visible};
use poda_core::trace::{NodeId, Step};
use poda_paper::asked::{ExerciseSetting, form, outline};
use poda_words::i18n::board_text::position_text;
use poda_words::i18n::{MessageArg, Words, args};
use poda_words::practice::generator::generate;
use poda_words::practice::misconception::Misconception;
use poda_words::practice::quiz::{HintStrength, Quiz, shown_by};
use poda_words::practice::sentences::generator::exercise_title;
use poda_words::practice::sentences::{expected_form, misconception_name};
use poda_words::practice::{Question, QuestionKind};
use std::io::{self, BufRead, Write};

/// Asks the questions until the last one is closed, the user quits, or the input ends. After an error, `run` has the
/// answers that came before it.
pub(super) fn ask<S: TypedSearch>(
    words: &Words,
    setting: &ExerciseSetting<'_, S>,
    shows_typing: bool,
    run: &mut Quiz<S>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut dialog = TerminalDialog {
        words,
        setting,
        shows_typing,
        ansi: Ansi::of_stdout(),
        printed: 0,
        returned: None,
        input,
        out,
    };
    dialog.begin()?;
    dialog.ask_all(run)?;
    dialog.end(&Answered::of(run))
}

/// Offers an exercise in which the most frequent mistake can be made again, or any exercise if there was no mistake.
/// Returns the exercise if the user presses Enter, and `None` for any other input or at its end.
pub(super) fn next_exercise(
    words: &Words,
    mistake: Option<Misconception>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<Document>> {
    let name = mistake.map(|mistake| misconception_name(words, mistake)).unwrap_or_default();
    let is_named = if mistake.is_some() { "yes" } else { "no" };
    let args = args![named = is_named, mistake = name];
    writeln!(out, "\n{}", words.fill("cli-practice-next-exercise", &args))?;
    write!(out, "> ")?;
    out.flush()?;
    if next_line(input, MAX_LINE_BYTES)?.is_none_or(|(line, _)| !line.is_empty()) {
        return Ok(None);
    }
    let wishes = mistake.and_then(|mistake| mistake.wishes().of_search());
    let wishes = wishes.unwrap_or_else(|| WishFlags::over(None, Wishes::default()));
    let generated = generate(seed_or_chosen(None), &wishes).ok();
    Ok(generated.map(|it| Document { title: Some(exercise_title(it.seed)), ..it.document }))
}

/// The most steps that are printed before a question.
const MAX_PRINTED: usize = 200;

/// The dialog about a search on a terminal.
struct TerminalDialog<'a, S: TypedSearch, Input, Output> {
    words: &'a Words,
    setting: &'a ExerciseSetting<'a, S>,
    shows_typing: bool,
    ansi: Ansi,
    /// The last step that was printed.
    printed: Step,
    /// The child whose return was printed last, before the full sentence of that step.
    returned: Option<NodeId>,
    input: &'a mut Input,
    out: &'a mut Output,
}

impl<S: TypedSearch, Input: BufRead, Output: Write> TerminalDialog<'_, S, Input, Output> {
    fn say(&mut self, key: &str, args: &[(&str, MessageArg)]) -> io::Result<()> {
        writeln!(self.out, "{}", self.words.fill(key, args))
    }

    /// Prints the subject of the exercise, the outline of its tree if there is one, and the possible input.
    fn begin(&mut self) -> io::Result<()> {
        let ExerciseSetting { recording, title, selection, .. } = self.setting;
        let root = recording.root();
        let tree = outline(self.words, root, &recording.root_name(self.words), selection.hides_values);
        if !title.is_empty() {
            writeln!(self.out, "{}", self.ansi.paint(HEADING, &visible(title)))?;
        }
        writeln!(self.out, "{}", recording.settings(self.words))?;
        if tree.is_empty() && !root.is_explicit_tree() {
            writeln!(self.out, "\n{}", position_text(root, "root"))?;
        } else if !tree.is_empty() {
            writeln!(self.out)?;
            for line in tree {
                writeln!(self.out, "  {}", visible(&line))?;
            }
            writeln!(self.out)?;
        }
        self.say("cli-practice-begin", &[])
    }

    fn ask_all(&mut self, run: &mut Quiz<S>) -> io::Result<()> {
        let mut number = 0;
        while let Some(question) = run.current().map(|current| current.question) {
            number += 1;
            self.print_what_is_known(&question)?;
            self.print_question(number, &question)?;
            if !self.ask(&question, run)? {
                return Ok(());
            }
            run.go_on(self.setting.recording);
        }
        self.print_steps_to(self.setting.recording.last_step())
    }

    /// Prints the steps since the last printed one, up to the question.
    fn print_what_is_known(&mut self, question: &Question<S::Kind>) -> io::Result<()> {
        let step = question.shown_step;
        let Some((child, said)) = self.setting.recording.returned(self.words, question) else {
            return self.print_steps_to(step);
        };
        self.print_steps_to(step - 1)?;
        if self.returned != Some(child) {
            self.returned = Some(child);
            writeln!(self.out, "      {said}")?;
        }
        Ok(())
    }

    /// Prints the steps since the last printed one, with the sentences of the trace. If there are many, only the last
    /// ones are printed.
    fn print_steps_to(&mut self, step: Step) -> io::Result<()> {
        let skipped = step.saturating_sub(self.printed + MAX_PRINTED);
        if 0 < skipped {
            let number = self.words.number(skipped as u64);
            self.say("cli-practice-skipped", &args![count = skipped, number])?;
        }
        for step in self.printed + skipped + 1..=step {
            let sentence = self.setting.recording.step_sentence(self.words, step);
            writeln!(self.out, "{step:>4}  {}", self.ansi.paint_styled(&sentence))?;
        }
        self.printed = self.printed.max(step);
        Ok(())
    }

    fn print_question(&mut self, number: usize, question: &Question<S::Kind>) -> io::Result<()> {
        let recording = self.setting.recording;
        let number = self.words.fill("cli-practice-question", &args![number]);
        let prompt = self.ansi.paint_styled(&recording.prompt(self.words, question));
        writeln!(self.out, "\n{} {prompt}", self.ansi.paint(HEADING, &number))?;
        let kind: AskedKind = question.kind.into();
        if kind == AskedKind::Search(QuestionKind::Leaf) && !recording.root().is_explicit_tree() {
            write!(self.out, "{}", position_text(&recording.position(question.node), ""))?;
        }
        let (names, can_leave) = self.choices(question);
        if names.is_empty() {
            return Ok(());
        }
        let count = ("count", names.len().into());
        let names = ("names", names.join(", ").into());
        match form::<S>(question) {
            AnswerForm::Children => self.say("cli-practice-children-left", &[names, count]),
            AnswerForm::Leaves => self.say("cli-practice-leaves", &[names]),
            AnswerForm::Node
            | AnswerForm::Number
            | AnswerForm::Value
            | AnswerForm::Sum
            | AnswerForm::Vector
            | AnswerForm::Changes
            | AnswerForm::Counts => {
                let leaves = ("leaves", if can_leave { "yes" } else { "no" }.into());
                self.say("cli-practice-choices", &[names, leaves])
            }
        }
    }

    /// Returns the choices as text to be typed, without the node that is left, and whether that node is a choice too. A
    /// mark stands for choices that are not listed.
    fn choices(&self, question: &Question<S::Kind>) -> (Vec<String>, bool) {
        let recording = self.setting.recording;
        let (choices, has_more) = question.listed_choices(recording);
        let others = choices.iter().filter(|&&choice| choice != question.node);
        let names = others.map(|&choice| recording.typed_name(question, choice));
        (names.chain(has_more.then(|| "…".to_owned())).collect(), choices.contains(&question.node))
    }

    /// Reads lines until the question is closed. Returns `false` if the user quits or the input ends before that.
    fn ask(&mut self, question: &Question<S::Kind>, run: &mut Quiz<S>) -> io::Result<bool> {
        let recording = self.setting.recording;
        while run.current().is_some_and(|current| !current.is_closed) {
            let Some(line) = self.typed_line()? else { return Ok(false) };
            match read(self.words, recording, question, &line) {
                Typed::Quit => return Ok(false),
                Typed::Help => self.say("cli-practice-begin", &[])?,
                Typed::Unknown => {
                    let (mut choices, can_leave) = self.choices(question);
                    choices.extend(can_leave.then(|| self.words.text("cli-practice-word-leave")));
                    let form = if form::<S>(question) == AnswerForm::Children {
                        self.words.fill("cli-practice-expected-children", &args![names = choices.join(", ")])
                    } else {
                        expected_form(self.words, question.kind, &choices)
                    };
                    writeln!(self.out, "{form}")?;
                }
                Typed::Hint => {
                    run.strengthen_hint();
                    let strength = run.current().and_then(|current| current.hint).unwrap_or(HintStrength::Where);
                    let hint = recording.hint_sentence(self.words, question, strength);
                    writeln!(self.out, "{}", self.ansi.paint_styled(&hint))?;
                }
                Typed::Show => {
                    run.show_answer(recording);
                    self.print_verdict(question, run)?;
                }
                Typed::Answer(answer) => {
                    run.answer(recording, answer);
                    self.print_verdict(question, run)?;
                }
            }
        }
        Ok(true)
    }

    /// Returns the next line of input. At the end of the input it prints a message and returns `None`.
    fn typed_line(&mut self) -> io::Result<Option<String>> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let Some(line) = json::next_line(self.input)? else {
            writeln!(self.out)?;
            self.say("cli-practice-input-ended", &[])?;
            return Ok(None);
        };
        if !self.shows_typing {
            writeln!(self.out, "{}", Excerpt::new(&line))?;
        }
        Ok(Some(line))
    }

    /// Prints whether the answer is right, the reason, and, if the question is closed, the right answer.
    fn print_verdict(&mut self, question: &Question<S::Kind>, run: &Quiz<S>) -> io::Result<()> {
        let (words, recording) = (self.words, self.setting.recording);
        let Some(current) = run.current() else { return Ok(()) };
        let Some(verdict) = &current.verdict else { return Ok(()) };
        let answer = current.last_answer();
        let said = match answer.filter(|_| !current.is_closed) {
            Some(answer) => recording.objection_sentence(words, question, answer, verdict),
            None => recording.verdict_sentence(words, question, answer, verdict),
        };
        let right = || verdict.accepted.first().map(|answer| recording.answer_text(words, question, answer));
        let judged = match (verdict.is_right, current.is_closed) {
            (true, _) => words.text("cli-practice-right"),
            (false, false) => words.text("cli-practice-again"),
            (false, true) => words.fill("cli-practice-answer", &args![answer = right().unwrap_or_default()]),
        };
        writeln!(self.out, "{} {}", self.ansi.paint(HEADING, &judged), self.ansi.paint_styled(&said))
    }

    /// Prints the mistakes, how many questions were asked, and how many were answered correctly at the first attempt.
    fn end(&mut self, answered: &Answered<S>) -> io::Result<()> {
        let mistakes = shown_by(self.setting.recording, &answered.outcomes);
        if !mistakes.is_empty() {
            writeln!(self.out)?;
            self.say("cli-practice-mistakes", &[])?;
        }
        for (misconception, count) in mistakes {
            writeln!(self.out, "  {count} × {}", misconception_name(self.words, misconception))?;
        }
        writeln!(self.out)?;
        let marks = args![right = answered.right_first(), asked = answered.asked()];
        self.say("cli-practice-marks", &marks)
    }
}

enum Typed<Answer> {
    Answer(Answer),
    /// A request for a hint, each one stronger than the last.
    Hint,
    /// A request to show the right answer, without credit.
    Show,
    /// A request to print the possible input.
    Help,
    Quit,
    /// Not an answer to this kind of question.
    Unknown,
}

/// Parses a line. Commands are accepted in the user's language and in English.
fn read<S: TypedSearch>(words: &Words, recording: &S, question: &Question<S::Kind>, line: &str) -> Typed<S::Answer> {
    // Names of nodes take precedence, because a node may have the name of a command.
    let is_named = |&choice: &NodeId| recording.typed_name(question, choice) == line;
    if let Some(choice) = question.choices(recording).into_iter().find(is_named) {
        return Typed::Answer(recording.choose(question, choice));
    }
    let is = |english: &str, key: &str| is_word(words, english, key, line);
    match line {
        "?" => Typed::Hint,
        _ if is("hint", "cli-practice-word-hint") => Typed::Hint,
        _ if is("show", "cli-practice-word-show") => Typed::Show,
        _ if is("help", "cli-practice-word-help") => Typed::Help,
        _ if is("quit", "cli-practice-word-quit") => Typed::Quit,
        _ => recording.read_typed(words, question, line).map_or(Typed::Unknown, Typed::Answer),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_words::i18n::Language;

    #[test]
    fn another_exercise_comes_with_enter_alone() {
        let words = Words::new(Language::ENGLISH);
        let offered = |typed: &str| {
            let mut out = Vec::new();
            let mistake = Some(Misconception::MissedCut);
            let next = next_exercise(&words, mistake, &mut typed.as_bytes(), &mut out).unwrap();
            assert!(String::from_utf8(out).unwrap().contains("on this: A cutoff was missed."));
            next.and_then(|document| document.practice).and_then(|practice| practice.wishes)
        };
        assert_eq!(offered("\n"), Misconception::MissedCut.wishes().of_search());
        assert_eq!([offered(""), offered("quit\n")], [None, None]);
    }
}
