//! Asks what the search does next, in words: questions, typed answers, hints, verdicts, and the marks at the end.
//!
//! Between questions the steps of the search are printed with the sentences of `poda trace`, never beyond the step at which
//! the next question is asked.

use super::answer_line::next_line;
use super::outline::outline;
use super::setting::{Answered, Setting};
use super::typed_answer::{Typed, read, short_name};
use crate::cli::ansi::{Ansi, HEADING};
use crate::cli::board_text::position_text;
use crate::cli::trace::search_sentence;
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::i18n::node_names::NodeNames;
use crate::i18n::practice::{answer_text, expected_form, hint_sentence, objection_sentence, prompt, verdict_sentence};
use crate::i18n::{MessageArg, Words, narration};
use crate::practice::hint::{HintStrength, hint};
use crate::practice::run::{Current, RightCount, Run};
use crate::practice::{Question, QuestionKind};
use crate::text::{Excerpt, visible};
use crate::trace::recording::Recording;
use crate::trace::{Event, NodeId, Step};
use std::io::{self, BufRead, Write};

/// The most steps that are printed before a question.
const MAX_PRINTED: usize = 200;

/// Asks the questions until the last one is closed, the user quits, or the input ends.
pub(super) fn ask(
    words: &Words,
    setting: &Setting<'_>,
    shows_typing: bool,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Answered> {
    let recording = setting.recording;
    let run = Run::new(recording, setting.selection.clone(), setting.attempts, 0);
    let mut terminal =
        Terminal { words, setting, shows_typing, ansi: Ansi::of_stdout(), printed: 0, returned: None, input, out };
    terminal.begin()?;
    let answered = terminal.ask_all(run)?;
    terminal.end(&answered)?;
    Ok(answered)
}

/// Why the questions stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stop {
    /// The user quits.
    Quit,
    /// The input ends.
    InputEnds,
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
    /// The child whose return was printed last, ahead of the step's own sentence.
    returned: Option<NodeId>,
    input: &'a mut Input,
    out: &'a mut Output,
}

impl<Input: BufRead, Output: Write> Terminal<'_, Input, Output> {
    fn recording(&self) -> &Recording<AnyGame> {
        self.setting.recording
    }

    fn say(&mut self, key: &str, args: &[(&str, MessageArg)]) -> io::Result<()> {
        writeln!(self.out, "{}", self.words.fill(key, args))
    }

    /// Prints what is practised on, and what can be typed.
    fn begin(&mut self) -> io::Result<()> {
        if !self.setting.title.is_empty() {
            writeln!(self.out, "{}", self.ansi.paint(HEADING, &visible(&self.setting.title)))?;
        }
        let player = self.recording().trace().player(NodeId::ROOT);
        writeln!(self.out, "{}", search_sentence(self.words, self.recording().config(), player))?;
        let root = NodeNames::new(self.words, self.recording()).heading(NodeId::ROOT);
        let tree = outline(self.recording().root(), &root, self.setting.selection.hides_values);
        if tree.is_empty() && !self.recording().root().is_explicit_tree() {
            writeln!(self.out, "\n{}", position_text(self.recording().root(), "root"))?;
        } else if !tree.is_empty() {
            writeln!(self.out)?;
            for line in tree {
                writeln!(self.out, "  {}", visible(&line))?;
            }
            writeln!(self.out)?;
        }
        self.say("cli-practice-begin", &[])
    }

    fn ask_all(&mut self, mut run: Run<AnyMove>) -> io::Result<Answered> {
        let mut number = 0;
        while let Some(question) = run.current().map(|current| current.question) {
            number += 1;
            self.print_what_is_known(&question)?;
            self.print_question(number, &question)?;
            if let Some(stop) = self.ask(&question, &mut run)? {
                if stop == Stop::InputEnds {
                    self.say("cli-practice-input-ended", &[])?;
                }
                let begun = run.current().and_then(Current::outcome_so_far);
                let unanswered = begun.is_none().then_some(question);
                let outcomes = run.outcomes().iter().cloned().chain(begun).collect();
                return Ok(Answered { outcomes, unanswered, is_complete: false });
            }
            run.go_on(self.setting.recording);
        }
        self.print_steps_to(self.recording().trace().len())?;
        Ok(Answered { outcomes: run.outcomes().to_vec(), unanswered: None, is_complete: true })
    }

    /// Prints the steps that were made since, up to the one at which a question is asked. The sentence for a child's return says
    /// what becomes of its parent, which is the answer: until the question is closed, only what the child is worth is said.
    fn print_what_is_known(&mut self, question: &Question) -> io::Result<()> {
        let recording = self.setting.recording;
        let step = question.shown_step;
        let Some(Event::Leave(child)) = recording.trace().event(step) else { return self.print_steps_to(step) };
        self.print_steps_to(step - 1)?;
        if self.returned != Some(child) {
            self.returned = Some(child);
            let node = NodeNames::new(self.words, recording).subject(child);
            let value = recording.trace().at(step).proved(child).to_string();
            write!(self.out, "      ")?;
            self.say("cli-practice-returned", &[("node", node.into()), ("value", value.into())])?;
        }
        Ok(())
    }

    /// Prints the steps that were made since, in the words of the trace: the last ones, if there are many.
    fn print_steps_to(&mut self, step: Step) -> io::Result<()> {
        let skipped = step.saturating_sub(self.printed + MAX_PRINTED);
        if 0 < skipped {
            let number = self.words.number(skipped as u64);
            self.say("cli-practice-skipped", &[("count", skipped.into()), ("number", number.into())])?;
        }
        for step in self.printed + skipped + 1..=step {
            let sentence = narration::event_sentence(self.words, self.setting.recording, step);
            writeln!(self.out, "{step:>4}  {}", self.ansi.paint_styled(&sentence))?;
        }
        self.printed = self.printed.max(step);
        Ok(())
    }

    fn print_question(&mut self, number: usize, question: &Question) -> io::Result<()> {
        let recording = self.setting.recording;
        let asked = self.ansi.paint_styled(&prompt(self.words, recording, question));
        let number = self.words.fill("cli-practice-question", &[("number", number.into())]);
        writeln!(self.out, "\n{} {asked}", self.ansi.paint(HEADING, &number))?;
        if question.kind == QuestionKind::Leaf && !recording.root().is_explicit_tree() {
            write!(self.out, "{}", position_text(&recording.position(question.node), ""))?;
        }
        let names = self.choices(question);
        if names.is_empty() {
            return Ok(());
        }
        let names = ("names", names.join(", ").into());
        match question.kind {
            QuestionKind::Cut => self.say("cli-practice-children-left", &[names]),
            QuestionKind::Next => self.say("cli-practice-choices", &[names, ("leaves", "yes".into())]),
            _ => self.say("cli-practice-choices", &[names, ("leaves", "no".into())]),
        }
    }

    /// Returns the names of the choices as they are typed, without the node that is left.
    fn choices(&self, question: &Question) -> Vec<String> {
        let children = question.choices(self.recording()).into_iter();
        let children = children.filter(|&choice| question.kind != QuestionKind::Next || choice != question.node);
        children.map(|choice| short_name(self.recording(), choice)).collect()
    }

    /// Takes lines until the question is closed. Returns why there are no more.
    fn ask(&mut self, question: &Question, run: &mut Run<AnyMove>) -> io::Result<Option<Stop>> {
        let recording = self.setting.recording;
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let Some(line) = next_line(self.input)? else {
                writeln!(self.out)?;
                return Ok(Some(Stop::InputEnds));
            };
            if !self.shows_typing {
                writeln!(self.out, "{}", Excerpt::new(&line))?;
            }
            match read(self.words, recording, question, &line) {
                Typed::Quit => return Ok(Some(Stop::Quit)),
                Typed::Help => self.say("cli-practice-begin", &[])?,
                Typed::Unknown => {
                    let mut choices = self.choices(question);
                    if question.kind == QuestionKind::Next {
                        choices.push(self.words.text("cli-practice-word-leave"));
                    }
                    let form = match question.kind {
                        QuestionKind::Cut => {
                            self.words.fill("cli-practice-expected-children", &[("names", choices.join(", ").into())])
                        }
                        _ => expected_form(self.words, question, &choices),
                    };
                    writeln!(self.out, "{form}")?;
                }
                Typed::Hint => {
                    run.strengthen_hint();
                    let strength = run.current().and_then(|current| current.hint).unwrap_or(HintStrength::Where);
                    let said = hint_sentence(self.words, recording, question, &hint(recording, question, strength));
                    writeln!(self.out, "{}", self.ansi.paint_styled(&said))?;
                }
                Typed::Show => {
                    run.show_answer(recording);
                    self.print_verdict(question, run)?;
                    return Ok(None);
                }
                Typed::Answer(answer) => {
                    run.answer(recording, answer);
                    self.print_verdict(question, run)?;
                    if run.current().is_none_or(|current| current.is_closed) {
                        return Ok(None);
                    }
                }
            }
        }
    }

    /// Prints whether the answer is right, why, and, once the question is closed, the right answer.
    fn print_verdict(&mut self, question: &Question, run: &Run<AnyMove>) -> io::Result<()> {
        let recording = self.setting.recording;
        let Some(current) = run.current() else { return Ok(()) };
        let Some(verdict) = &current.verdict else { return Ok(()) };
        let answer = current.last_answer();
        let may_try_again = !verdict.is_right && !current.is_closed;
        let said = match answer.filter(|_| may_try_again) {
            Some(answer) => objection_sentence(self.words, recording, question, answer, verdict),
            None => verdict_sentence(self.words, recording, question, answer, verdict),
        };
        let judged = match (verdict.is_right, current.is_closed) {
            (true, _) => self.words.text("cli-practice-right"),
            (false, false) => self.words.text("cli-practice-again"),
            (false, true) => {
                let right = verdict.accepted.first();
                let right = right.map(|answer| answer_text(self.words, recording, question, answer));
                self.words.fill("cli-practice-answer", &[("answer", right.unwrap_or_default().into())])
            }
        };
        writeln!(self.out, "{} {}", self.ansi.paint(HEADING, &judged), self.ansi.paint_styled(&said))
    }

    /// Prints the marks.
    fn end(&mut self, answered: &Answered) -> io::Result<()> {
        let RightCount { right, asked } = RightCount::of(&answered.outcomes, None);
        let asked = asked + usize::from(answered.unanswered.is_some());
        writeln!(self.out)?;
        self.say("cli-practice-marks", &[("right", right.into()), ("asked", asked.into())])
    }
}
