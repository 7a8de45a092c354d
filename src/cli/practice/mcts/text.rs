//! Asks about a Monte Carlo tree search in words: questions, typed answers, hints, verdicts, and the marks at the end.
//!
//! Between questions the steps of the search are printed with the sentences of `poda trace`, never beyond the step at which the next
//! question is asked.

use super::answered::{Answered, Setting};
use crate::cli::board_text::position_text;
use crate::cli::input::{is_same_word, is_word};
use crate::cli::practice::json::next_line;
use crate::cli::practice::text::{MAX_PRINTED, outline};
use crate::cli::terminal::{Ansi, HEADING};
use crate::game::any::AnyGame;
use crate::game::{Game, GameView};
use crate::i18n::mcts::{child_name, event_sentence, node_name, settings};
use crate::i18n::practice::mcts::{
    mcts_answer_text, mcts_expected_form, mcts_hint_sentence, mcts_objection_sentence, mcts_prompt,
    mcts_verdict_sentence,
};
use crate::i18n::practice::misconception_name;
use crate::i18n::{MessageArg, Words};
use crate::practice::mcts::run::OpenMctsQuestion;
use crate::practice::mcts::{MctsQuestion, MctsQuestionKind, MctsResponse, WrittenNumber};
use crate::practice::misconception::shown_by_mcts;
use crate::text::{Excerpt, visible};
use crate::trace::mcts::recording::MctsRecording;
use crate::trace::{NodeId, Step};
use std::io::{self, BufRead, Write};

/// Asks the questions until the last one is closed, the user quits, or the input ends.
pub(super) fn ask(
    words: &Words,
    setting: &Setting<'_>,
    shows_typing: bool,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Answered> {
    let mut terminal = Terminal { words, setting, shows_typing, ansi: Ansi::of_stdout(), printed: 0, input, out };
    terminal.begin()?;
    let answered = terminal.ask_all()?;
    terminal.end(&answered)?;
    Ok(answered)
}

/// Where questions are printed and answers are typed.
struct Terminal<'a, Input, Output> {
    words: &'a Words,
    setting: &'a Setting<'a>,
    /// Whether the terminal echoes what the user types.
    shows_typing: bool,
    ansi: Ansi,
    /// The last step that was printed.
    printed: Step,
    input: &'a mut Input,
    out: &'a mut Output,
}

impl<Input: BufRead, Output: Write> Terminal<'_, Input, Output> {
    fn say(&mut self, key: &str, args: &[(&str, MessageArg)]) -> io::Result<()> {
        writeln!(self.out, "{}", self.words.fill(key, args))
    }

    /// Prints what is practiced on, and what can be typed.
    fn begin(&mut self) -> io::Result<()> {
        let recording = self.setting.recording;
        if !self.setting.title.is_empty() {
            writeln!(self.out, "{}", self.ansi.paint(HEADING, &visible(&self.setting.title)))?;
        }
        writeln!(self.out, "{}", settings(self.words, recording.config(), recording.scale()))?;
        let root = recording.root();
        let tree = outline(root, &node_name(self.words, recording, NodeId::ROOT), false);
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

    fn ask_all(&mut self) -> io::Result<Answered> {
        let mut answered = Answered::default();
        for (number, &question) in (1..).zip(&self.setting.questions) {
            self.print_steps_to(question.shown_step)?;
            self.print_question(number, &question)?;
            let mut open = OpenMctsQuestion::new(question, self.setting.attempts);
            if !self.ask(&mut open)? {
                answered.outcomes.extend(open.outcome());
                answered.unanswered = open.outcome().is_none().then_some(question);
                return Ok(answered);
            }
            answered.outcomes.extend(open.outcome());
        }
        self.print_steps_to(self.setting.recording.len())?;
        answered.is_complete = true;
        Ok(answered)
    }

    /// Prints the steps that were made since, in the words of the trace: the last ones, if there are many.
    fn print_steps_to(&mut self, step: Step) -> io::Result<()> {
        let skipped = step.saturating_sub(self.printed + MAX_PRINTED);
        if 0 < skipped {
            let number = self.words.number(skipped as u64);
            self.say("cli-practice-skipped", &[("count", skipped.into()), ("number", number.into())])?;
        }
        for step in self.printed + skipped + 1..=step {
            writeln!(self.out, "{step:>4}  {}", event_sentence(self.words, self.setting.recording, step))?;
        }
        self.printed = self.printed.max(step);
        Ok(())
    }

    fn print_question(&mut self, number: usize, question: &MctsQuestion) -> io::Result<()> {
        let recording = self.setting.recording;
        let asked = self.ansi.paint_styled(&mcts_prompt(self.words, recording, question));
        let number = self.words.fill("cli-practice-question", &[("number", number.into())]);
        writeln!(self.out, "\n{} {asked}", self.ansi.paint(HEADING, &number))?;
        let names = typed_names(recording, question);
        if names.is_empty() {
            return Ok(());
        }
        self.say("cli-practice-choices", &[("names", names.join(", ").into()), ("leaves", "no".into())])
    }

    /// Takes lines until the question is closed. Returns whether it is: the user may quit, and the input may end.
    fn ask(&mut self, open: &mut OpenMctsQuestion) -> io::Result<bool> {
        let recording = self.setting.recording;
        while !open.is_closed {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let Some(line) = next_line(self.input)? else {
                writeln!(self.out)?;
                self.say("cli-practice-input-ended", &[])?;
                return Ok(false);
            };
            if !self.shows_typing {
                writeln!(self.out, "{}", Excerpt::new(&line))?;
            }
            match read(self.words, recording, &open.question, &line) {
                Typed::Quit => return Ok(false),
                Typed::Help => self.say("cli-practice-begin", &[])?,
                Typed::Unknown => {
                    let names = typed_names(recording, &open.question);
                    writeln!(self.out, "{}", mcts_expected_form(self.words, &open.question, &names))?;
                }
                Typed::Hint => {
                    let strength = open.strengthen_hint();
                    let said = mcts_hint_sentence(self.words, recording, &open.question, strength);
                    writeln!(self.out, "{}", self.ansi.paint_styled(&said))?;
                }
                Typed::Show => {
                    open.show_answer(recording);
                    self.print_verdict(open)?;
                }
                Typed::Answer(response) => {
                    open.answer(recording, response);
                    self.print_verdict(open)?;
                }
            }
        }
        Ok(true)
    }

    /// Prints whether the answer is right, why, and, once the question is closed, the right answer.
    fn print_verdict(&mut self, open: &OpenMctsQuestion) -> io::Result<()> {
        let (words, recording, question) = (self.words, self.setting.recording, &open.question);
        let Some(verdict) = &open.verdict else { return Ok(()) };
        let answer = open.last_answer();
        let said = match answer.filter(|_| !open.is_closed) {
            Some(answer) => mcts_objection_sentence(words, recording, question, answer, verdict),
            None => mcts_verdict_sentence(words, recording, question, answer, verdict),
        };
        let judged = match (verdict.is_right, open.is_closed) {
            (true, _) => words.text("cli-practice-right"),
            (false, false) => words.text("cli-practice-again"),
            (false, true) => {
                let right = verdict.accepted.as_ref().map(|right| mcts_answer_text(words, recording, right));
                words.fill("cli-practice-answer", &[("answer", right.unwrap_or_default().into())])
            }
        };
        writeln!(self.out, "{} {}", self.ansi.paint(HEADING, &judged), self.ansi.paint_styled(&said))
    }

    fn end(&mut self, answered: &Answered) -> io::Result<()> {
        let mistakes = shown_by_mcts(self.setting.recording, &answered.outcomes);
        if !mistakes.is_empty() {
            writeln!(self.out)?;
            self.say("cli-practice-mistakes", &[])?;
        }
        for (misconception, count) in mistakes {
            writeln!(self.out, "  {count} × {}", misconception_name(self.words, misconception))?;
        }
        writeln!(self.out)?;
        let marks = [("right", answered.right_first().into()), ("asked", answered.asked().into())];
        self.say("cli-practice-marks", &marks)
    }
}

/// An answer or a command.
#[derive(Clone, Debug, PartialEq)]
enum Typed {
    Answer(MctsResponse),
    /// A hint, stronger each time.
    Hint,
    /// The right answer, without credit.
    Show,
    /// What can be typed.
    Help,
    /// The end.
    Quit,
    /// Nothing that the question could be answered with.
    Unknown,
}

/// Reads a line. Commands are understood in the user's language and in English.
fn read(words: &Words, recording: &MctsRecording<AnyGame>, question: &MctsQuestion, line: &str) -> Typed {
    // A node may be called as a command is.
    let choices = question.choices(recording);
    if let Some(choice) = choices.iter().find(|&&choice| typed_name(recording, choice) == line) {
        return Typed::Answer(MctsResponse::Node(*choice));
    }
    let is = |english: &str, key: &str| is_word(words, english, key, line);
    match line {
        "?" => return Typed::Hint,
        _ if is("hint", "cli-practice-word-hint") => return Typed::Hint,
        _ if is("show", "cli-practice-word-show") => return Typed::Show,
        _ if is("help", "cli-practice-word-help") => return Typed::Help,
        _ if is("quit", "cli-practice-word-quit") => return Typed::Quit,
        _ => {}
    }
    let answer = match question.kind {
        MctsQuestionKind::Select | MctsQuestionKind::Decide => {
            let names = |node| [typed_name(recording, node), child_name(words, recording, node), recording.id(node)];
            let is_named = |&&node: &&NodeId| names(node).iter().any(|name| is_same_word(name, line));
            choices.iter().find(is_named).map(|&choice| MctsResponse::Node(choice))
        }
        MctsQuestionKind::Term => {
            // Of an equation the sum alone counts.
            let sum = line.rsplit(['=', '≈']).next().unwrap_or(line);
            WrittenNumber::read(sum).map(MctsResponse::Number)
        }
        MctsQuestionKind::Backup => MctsResponse::read_counts(line),
    };
    answer.map_or(Typed::Unknown, Typed::Answer)
}

/// Returns the names of the choices as they are typed.
fn typed_names(recording: &MctsRecording<AnyGame>, question: &MctsQuestion) -> Vec<String> {
    question.choices(recording).into_iter().map(|choice| typed_name(recording, choice)).collect()
}

/// Returns the shortest text that names a choice: its own name, or the move that leads to it as the screen counts it.
fn typed_name(recording: &MctsRecording<AnyGame>, node: NodeId) -> String {
    let position = recording.position(node);
    let parent = recording.parent(node).zip(recording.move_to(node));
    let by_move = || parent.map(|(parent, mv)| recording.position(parent).shown_move(mv));
    position.name().map(str::to_owned).or_else(by_move).unwrap_or_default()
}
