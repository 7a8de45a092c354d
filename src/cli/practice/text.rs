//! Asks what the search does next, as text: questions, typed answers, hints, verdicts, and the marks at the end.
//!
//! Between questions the steps of the search are printed with the sentences of `poda trace`, but not beyond the step at which the next
//! question is asked.

use super::arguments::{Answered, Setting};
use super::json::MAX_LINE_BYTES;
use super::subject::{AskedSearch, form};
use super::terminal::{Terminal, Typed};
use crate::board_text::position_text;
use crate::input::next_line;
use crate::wish_flags::{WishFlags, seed_or_chosen};
use poda_core::document::Document;
use poda_core::document::practice::{AnswerForm, AskedKind};
use poda_core::document::wishes::Wishes;
use poda_core::game::any::AnyGame;
use poda_core::game::tree::Tree;
use poda_core::game::{Game, GameView};
use poda_core::score::Score;
use poda_core::trace::{NodeId, Step};
use poda_words::i18n::Words;
use poda_words::i18n::multi_player::name_to_move;
use poda_words::i18n::practice::generator::exercise_title;
use poda_words::i18n::practice::{expected_form, misconception_name};
use poda_words::practice::generator::generate;
use poda_words::practice::misconception::Misconception;
use poda_words::practice::run::{HintStrength, Run, shown_by};
use poda_words::practice::{Question, QuestionKind};
use std::io::{self, BufRead, Write};

/// Asks the questions until the last one is closed, the user quits, or the input ends.
pub(super) fn ask<S: AskedSearch>(
    words: &Words,
    setting: &Setting<'_, S>,
    shows_typing: bool,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Answered<S>> {
    let terminal = Terminal::new(words, shows_typing, input, out);
    let mut dialog = Dialog { terminal, words, setting, returned: None };
    dialog.begin()?;
    let answered = dialog.ask_all(setting.run())?;
    let mistakes = shown_by(setting.recording, &answered.outcomes);
    dialog.terminal.end(mistakes, answered.right_first(), answered.asked())?;
    Ok(answered)
}

/// Offers an exercise in which the most frequent mistake can be made again, or any exercise if there was no mistake. Returns the exercise
/// if the user presses Enter, and `None` for any other input or at its end.
pub(super) fn next_exercise(
    words: &Words,
    mistake: Option<Misconception>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<Document>> {
    let name = mistake.map(|mistake| misconception_name(words, mistake)).unwrap_or_default();
    let is_named = if mistake.is_some() { "yes" } else { "no" };
    let args = [("named", is_named.into()), ("mistake", name.into())];
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

/// The dialog about a search on a terminal.
struct Dialog<'a, S: AskedSearch, Input, Output> {
    terminal: Terminal<'a, Input, Output>,
    words: &'a Words,
    setting: &'a Setting<'a, S>,
    /// The child whose return was printed last, before the full sentence of that step.
    returned: Option<NodeId>,
}

impl<S: AskedSearch, Input: BufRead, Output: Write> Dialog<'_, S, Input, Output> {
    /// Prints the subject of the exercise and the possible input.
    fn begin(&mut self) -> io::Result<()> {
        let recording = self.setting.recording;
        let root = recording.root();
        let tree = outline(self.words, root, &recording.root_name(self.words), self.setting.selection.hides_values);
        self.terminal.begin(&self.setting.title, &recording.settings(self.words), root, tree)
    }

    fn ask_all(&mut self, mut run: Run<S>) -> io::Result<Answered<S>> {
        let mut number = 0;
        while let Some(question) = run.current().map(|current| current.question) {
            number += 1;
            self.print_what_is_known(&question)?;
            self.print_question(number, &question)?;
            if !self.ask(&question, &mut run)? {
                return Ok(Answered::of(&run));
            }
            run.go_on(self.setting.recording);
        }
        self.print_steps_to(self.setting.recording.last_step())?;
        Ok(Answered::of(&run))
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
            writeln!(self.terminal.out, "      {said}")?;
        }
        Ok(())
    }

    /// Prints the steps since the last printed one, with the sentences of the trace.
    fn print_steps_to(&mut self, step: Step) -> io::Result<()> {
        let (words, recording) = (self.words, self.setting.recording);
        self.terminal.print_steps_to(step, |step| recording.step_sentence(words, step))
    }

    fn print_question(&mut self, number: usize, question: &Question<S::Kind>) -> io::Result<()> {
        let recording = self.setting.recording;
        self.terminal.print_question(number, &recording.prompt(self.words, question))?;
        let kind: AskedKind = question.kind.into();
        if kind == AskedKind::Search(QuestionKind::Leaf) && !recording.root().is_explicit_tree() {
            write!(self.terminal.out, "{}", position_text(&recording.position(question.node), ""))?;
        }
        let (names, can_leave) = self.choices(question);
        if names.is_empty() {
            return Ok(());
        }
        let count = ("count", names.len().into());
        let names = ("names", names.join(", ").into());
        match form::<S>(question) {
            AnswerForm::Children => self.terminal.say("cli-practice-children-left", &[names, count]),
            AnswerForm::Leaves => self.terminal.say("cli-practice-leaves", &[names]),
            AnswerForm::Node
            | AnswerForm::Number
            | AnswerForm::Value
            | AnswerForm::Sum
            | AnswerForm::Vector
            | AnswerForm::Counts => {
                let leaves = ("leaves", if can_leave { "yes" } else { "no" }.into());
                self.terminal.say("cli-practice-choices", &[names, leaves])
            }
        }
    }

    /// Returns the choices as text to be typed, without the node that is left, and whether that node is a choice too.
    fn choices(&self, question: &Question<S::Kind>) -> (Vec<String>, bool) {
        let recording = self.setting.recording;
        let choices = question.choices(recording);
        let others = choices.iter().filter(|&&choice| choice != question.node);
        let names = others.map(|&choice| recording.typed_name(question, choice)).collect();
        (names, choices.contains(&question.node))
    }

    /// Reads lines until the question is closed. Returns `false` if the user quits or the input ends before that.
    fn ask(&mut self, question: &Question<S::Kind>, run: &mut Run<S>) -> io::Result<bool> {
        let recording = self.setting.recording;
        while run.current().is_some_and(|current| !current.is_closed) {
            let Some(line) = self.terminal.typed_line()? else { return Ok(false) };
            match read(self.words, recording, question, &line) {
                Typed::Quit => return Ok(false),
                Typed::Help => self.terminal.say("cli-practice-begin", &[])?,
                Typed::Unknown => {
                    let (mut choices, can_leave) = self.choices(question);
                    choices.extend(can_leave.then(|| self.words.text("cli-practice-word-leave")));
                    let form = if form::<S>(question) == AnswerForm::Children {
                        self.words.fill("cli-practice-expected-children", &[("names", choices.join(", ").into())])
                    } else {
                        expected_form(self.words, question.kind, &choices)
                    };
                    writeln!(self.terminal.out, "{form}")?;
                }
                Typed::Hint => {
                    run.strengthen_hint();
                    let strength = run.current().and_then(|current| current.hint).unwrap_or(HintStrength::Where);
                    self.terminal.print(&recording.hint_sentence(self.words, question, strength))?;
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

    /// Prints whether the answer is right, the reason, and, if the question is closed, the right answer.
    fn print_verdict(&mut self, question: &Question<S::Kind>, run: &Run<S>) -> io::Result<()> {
        let (words, recording) = (self.words, self.setting.recording);
        let Some(current) = run.current() else { return Ok(()) };
        let Some(verdict) = &current.verdict else { return Ok(()) };
        let answer = current.last_answer();
        let said = match answer.filter(|_| !current.is_closed) {
            Some(answer) => recording.objection_sentence(words, question, answer, verdict),
            None => recording.verdict_sentence(words, question, answer, verdict),
        };
        let right = verdict.accepted.first().map(|answer| recording.answer_text(words, question, answer));
        self.terminal.print_judged((verdict.is_right, current.is_closed), right, &said)
    }
}

/// Parses a line. Commands are accepted in the user's language and in English.
fn read<S: AskedSearch>(words: &Words, recording: &S, question: &Question<S::Kind>, line: &str) -> Typed<S::Answer> {
    // Names of nodes take precedence, because a node may have the name of a command.
    let is_named = |&choice: &NodeId| recording.typed_name(question, choice) == line;
    if let Some(choice) = question.choices(recording).into_iter().find(is_named) {
        return Typed::Answer(recording.choose(question, choice));
    }
    let answer = || recording.read_typed(words, question, line).map_or(Typed::Unknown, Typed::Answer);
    Typed::command(words, line).unwrap_or_else(answer)
}

/// The most nodes of a tree that is printed.
const MAX_NODES: usize = 60;

/// Returns the lines of an explicit tree; empty if the tree is too large or the position is of another game. Nodes without a name are named
/// by the numbers of the moves that lead to them, and the root by `root`.
pub(super) fn outline(words: &Words, position: &AnyGame, root: &str, hides_values: bool) -> Vec<String> {
    let AnyGame::Tree(tree) = position else { return Vec::new() };
    let mut lines = Vec::new();
    let mut pending = vec![(tree.node_index(), 0)];
    let mut names = vec![String::new(); tree.node_count()];
    root.clone_into(&mut names[tree.node_index()]);
    let mut count = 0;
    while let Some((index, level)) = pending.pop() {
        let children = tree.children_of(index);
        count += 1 + children.len();
        if MAX_NODES < count {
            return Vec::new();
        }
        let children = children.iter().map(|&child| child as usize);
        for (rank, child) in (1..).zip(children.clone()) {
            let above = if index == tree.node_index() { "" } else { &names[index] };
            // The arrow distinguishes a move from a value.
            let by_moves = format!("{above}→{rank}");
            names[child] = tree.at_node(child).name().map_or(by_moves, str::to_owned);
        }
        let listed: Vec<_> = children.clone().map(|child| shown(tree, child, &names, hides_values)).collect();
        if !listed.is_empty() {
            let player = name_to_move(words, &tree.at_node(index));
            lines.push(format!("{:indent$}{} {player}: {}", "", names[index], listed.join(", "), indent = 2 * level));
        }
        let inner = children.rev().filter(|&child| !tree.children_of(child).is_empty());
        pending.extend(inner.map(|child| (child, level + 1)));
    }
    lines
}

/// Returns a child's name, with the value if it is a leaf.
fn shown(tree: &Tree, index: usize, names: &[String], hides_values: bool) -> String {
    let is_shown = tree.children_of(index).is_empty() && !hides_values;
    let vector = tree.payoffs_of(index).filter(|_| tree.players().is_some()).map(|vector| vector.shown());
    let value = vector.or_else(|| tree.value_of(index).map(Score::shown));
    match (tree.name_of(index), value.filter(|_| is_shown)) {
        (Some(name), Some(value)) => format!("{name} = {value}"),
        // A leaf without a name is identified by its index in the list.
        (None, Some(value)) => value,
        (_, None) => names[index].clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_words::i18n::Language;

    #[test]
    fn another_exercise_comes_with_enter_alone() {
        let words = Words::new(Language::English);
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
