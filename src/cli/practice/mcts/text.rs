//! Asks about a Monte Carlo tree search as text: questions, typed answers, hints, verdicts, and the marks at the end.
//!
//! Between questions the steps of the search are printed with the sentences of `poda trace`, but not beyond the step at which the next
//! question is asked.

use super::answered::{Answered, Setting};
use crate::input::is_same_word;
use crate::practice::terminal::{Terminal, Typed};
use crate::practice::text::outline;
use poda_core::game::GameView;
use poda_core::game::any::AnyGame;
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Step, Story};
use poda_words::i18n::Words;
use poda_words::i18n::mcts::{child_name, event_sentence, node_name, settings};
use poda_words::i18n::practice::mcts::{
    mcts_answer_text, mcts_expected_form, mcts_hint_sentence, mcts_objection_sentence, mcts_prompt,
    mcts_verdict_sentence,
};
use poda_words::i18n::styled_text::StyledText;
use poda_words::practice::mcts::run::OpenMctsQuestion;
use poda_words::practice::mcts::{MctsQuestion, MctsQuestionKind, MctsResponse, WrittenNumber};
use poda_words::practice::misconception::shown_by_mcts;
use std::io::{self, BufRead, Write};

/// Asks the questions until the last one is closed, the user quits, or the input ends.
pub(super) fn ask(
    words: &Words,
    setting: &Setting<'_>,
    shows_typing: bool,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Answered> {
    let terminal = Terminal::new(words, shows_typing, input, out);
    let mut dialog = Dialog { terminal, words, setting };
    dialog.begin()?;
    let answered = dialog.ask_all()?;
    dialog.end(&answered)?;
    Ok(answered)
}

/// The dialog about a search on a terminal.
struct Dialog<'a, Input, Output> {
    terminal: Terminal<'a, Input, Output>,
    words: &'a Words,
    setting: &'a Setting<'a>,
}

impl<Input: BufRead, Output: Write> Dialog<'_, Input, Output> {
    /// Prints the subject of the exercise and the possible input.
    fn begin(&mut self) -> io::Result<()> {
        let recording = self.setting.recording;
        let tree = outline(recording.root(), &node_name(self.words, recording, NodeId::ROOT), false);
        let settings = settings(self.words, recording.config(), recording.scale());
        self.terminal.begin(&self.setting.title, &settings, recording.root(), tree)
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

    /// Prints the steps since the last printed one, with the sentences of the trace.
    fn print_steps_to(&mut self, step: Step) -> io::Result<()> {
        let (words, recording) = (self.words, self.setting.recording);
        let sentence = |step| StyledText::plain_text(&event_sentence(words, recording, step));
        self.terminal.print_steps_to(step, sentence)
    }

    fn print_question(&mut self, number: usize, question: &MctsQuestion) -> io::Result<()> {
        let recording = self.setting.recording;
        self.terminal.print_question(number, &mcts_prompt(self.words, recording, question))?;
        let names = typed_names(recording, question);
        if names.is_empty() {
            return Ok(());
        }
        self.terminal.say("cli-practice-choices", &[("names", names.join(", ").into()), ("leaves", "no".into())])
    }

    /// Reads lines until the question is closed. Returns `false` if the user quits or the input ends before that.
    fn ask(&mut self, open: &mut OpenMctsQuestion) -> io::Result<bool> {
        let recording = self.setting.recording;
        while !open.is_closed {
            let Some(line) = self.terminal.typed_line()? else { return Ok(false) };
            match read(self.words, recording, &open.question, &line) {
                Typed::Quit => return Ok(false),
                Typed::Help => self.terminal.say("cli-practice-begin", &[])?,
                Typed::Unknown => {
                    let names = typed_names(recording, &open.question);
                    writeln!(self.terminal.out, "{}", mcts_expected_form(self.words, &open.question, &names))?;
                }
                Typed::Hint => {
                    let strength = open.strengthen_hint();
                    let said = mcts_hint_sentence(self.words, recording, &open.question, strength);
                    self.terminal.print(&said)?;
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

    /// Prints whether the answer is right, the reason, and, if the question is closed, the right answer.
    fn print_verdict(&mut self, open: &OpenMctsQuestion) -> io::Result<()> {
        let (words, recording, question) = (self.words, self.setting.recording, &open.question);
        let Some(verdict) = &open.verdict else { return Ok(()) };
        let answer = open.last_answer();
        let said = match answer.filter(|_| !open.is_closed) {
            Some(answer) => mcts_objection_sentence(words, recording, question, answer, verdict),
            None => mcts_verdict_sentence(words, recording, question, answer, verdict),
        };
        let right = verdict.accepted.as_ref().map(|right| mcts_answer_text(words, recording, right));
        self.terminal.print_judged((verdict.is_right, open.is_closed), right, &said)
    }

    fn end(&mut self, answered: &Answered) -> io::Result<()> {
        let mistakes = shown_by_mcts(self.setting.recording, &answered.outcomes);
        self.terminal.end(mistakes, answered.right_first(), answered.asked())
    }
}

/// Parses a line. Commands are accepted in the user's language and in English.
fn read(words: &Words, recording: &SampledTree<AnyGame>, question: &MctsQuestion, line: &str) -> Typed<MctsResponse> {
    // Names of nodes take precedence, because a node may have the name of a command.
    let choices = question.choices(recording);
    if let Some(choice) = choices.iter().find(|&&choice| typed_name(recording, choice) == line) {
        return Typed::Answer(MctsResponse::Node(*choice));
    }
    if let Some(command) = Typed::command(words, line) {
        return command;
    }
    let answer = match question.kind {
        MctsQuestionKind::Select | MctsQuestionKind::Decide => {
            let names = |node| [typed_name(recording, node), child_name(words, recording, node), recording.id(node)];
            let is_named = |&&node: &&NodeId| names(node).iter().any(|name| is_same_word(name, line));
            choices.iter().find(is_named).map(|&choice| MctsResponse::Node(choice))
        }
        MctsQuestionKind::Term => {
            // Only the sum of an equation counts.
            let sum = line.rsplit(['=', '≈']).next().unwrap_or(line);
            WrittenNumber::read(sum).map(MctsResponse::Number)
        }
        MctsQuestionKind::Backup => MctsResponse::read_counts(line),
    };
    answer.map_or(Typed::Unknown, Typed::Answer)
}

fn typed_names(recording: &SampledTree<AnyGame>, question: &MctsQuestion) -> Vec<String> {
    question.choices(recording).into_iter().map(|choice| typed_name(recording, choice)).collect()
}

/// Returns the shortest text that names a choice: its own name, or else the move that leads to it, numbered as on the screen.
fn typed_name(recording: &SampledTree<AnyGame>, node: NodeId) -> String {
    let position = recording.position(node);
    let parent = recording.parent(node).zip(recording.move_to(node));
    let by_move = || parent.map(|(parent, mv)| recording.position(parent).shown_move(mv));
    position.name().map(str::to_owned).or_else(by_move).unwrap_or_default()
}
