//! Asks what the search does next, as text: questions, typed answers, hints, verdicts, and the marks at the end.
//!
//! Between questions the steps of the search are printed with the sentences of `poda trace`, but not beyond the step at which the next
//! question is asked.

use super::arguments::{Answered, Setting};
use super::json::MAX_LINE_BYTES;
use super::terminal::{Terminal, Typed};
use crate::board_text::position_text;
use crate::input::{is_same_word, is_word, next_line};
use crate::trace::search_sentence;
use crate::wish_flags::{WishFlags, seed_or_chosen};
use poda_core::document::Document;
use poda_core::document::wishes::Wishes;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::tree::Tree;
use poda_core::game::{Game, GameView};
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, Step, Story};
use poda_words::i18n::message_args::player_name;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::practice::generator::exercise_title;
use poda_words::i18n::practice::{
    answer_text, expected_form, hint_sentence, misconception_name, objection_sentence, prompt, verdict_sentence,
};
use poda_words::i18n::{Words, narration};
use poda_words::practice::generator::generate;
use poda_words::practice::misconception::{Misconception, shown_by};
use poda_words::practice::reason::HintStrength;
use poda_words::practice::run::{Current, RightCount, Run};
use poda_words::practice::{Answer, Question, QuestionKind};
use std::io::{self, BufRead, Write};

/// Asks the questions until the last one is closed, the user quits, or the input ends.
pub(super) fn ask(
    words: &Words,
    setting: &Setting<'_>,
    shows_typing: bool,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Answered> {
    let recording = setting.recording;
    let run = Run::new(recording, setting.selection.clone(), setting.attempts, 0, Vec::new());
    let terminal = Terminal::new(words, shows_typing, input, out);
    let mut dialog = Dialog { terminal, words, setting, returned: None };
    dialog.begin()?;
    let answered = dialog.ask_all(run)?;
    dialog.end(&answered)?;
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
struct Dialog<'a, Input, Output> {
    terminal: Terminal<'a, Input, Output>,
    words: &'a Words,
    setting: &'a Setting<'a>,
    /// The child whose return was printed last, before the full sentence of that step.
    returned: Option<NodeId>,
}

impl<Input: BufRead, Output: Write> Dialog<'_, Input, Output> {
    fn recording(&self) -> &Recording<AnyGame> {
        self.setting.recording
    }

    /// Prints the subject of the exercise and the possible input.
    fn begin(&mut self) -> io::Result<()> {
        let recording = self.setting.recording;
        let root = NodeNames::new(self.words, recording).heading(NodeId::ROOT);
        let tree = outline(recording.root(), &root, self.setting.selection.hides_values);
        let settings = search_sentence(self.words, recording.config(), recording.root());
        self.terminal.begin(&self.setting.title, &settings, recording.root(), tree)
    }

    fn ask_all(&mut self, mut run: Run<AnyMove>) -> io::Result<Answered> {
        let mut number = 0;
        while let Some(question) = run.current().map(|current| current.question) {
            number += 1;
            self.print_what_is_known(&question)?;
            self.print_question(number, &question)?;
            if !self.ask(&question, &mut run)? {
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

    /// Prints the steps since the last printed one, up to the question. The sentence for a child's return would reveal its effect on the
    /// parent, which is the answer; until the question is closed, only the child's value is printed.
    fn print_what_is_known(&mut self, question: &Question) -> io::Result<()> {
        let recording = self.setting.recording;
        let step = question.shown_step;
        let Some(Event::Leave(child)) = recording.trace().event(step) else { return self.print_steps_to(step) };
        self.print_steps_to(step - 1)?;
        if self.returned != Some(child) {
            self.returned = Some(child);
            let node = NodeNames::new(self.words, recording).subject(child);
            let value = recording.trace().at(step).proved(child).to_string();
            write!(self.terminal.out, "      ")?;
            self.terminal.say("cli-practice-returned", &[("node", node.into()), ("value", value.into())])?;
        }
        Ok(())
    }

    /// Prints the steps since the last printed one, with the sentences of the trace.
    fn print_steps_to(&mut self, step: Step) -> io::Result<()> {
        let (words, recording) = (self.words, self.setting.recording);
        self.terminal.print_steps_to(step, |step| narration::event_sentence(words, recording, step))
    }

    fn print_question(&mut self, number: usize, question: &Question) -> io::Result<()> {
        let recording = self.setting.recording;
        self.terminal.print_question(number, &prompt(self.words, recording, question))?;
        if question.kind == QuestionKind::Leaf && !recording.root().is_explicit_tree() {
            write!(self.terminal.out, "{}", position_text(&recording.position(question.node), ""))?;
        }
        let names = self.choices(question);
        if names.is_empty() {
            return Ok(());
        }
        let names = ("names", names.join(", ").into());
        match question.kind {
            QuestionKind::Cut => {
                let count = ("count", question.choices(recording).len().into());
                self.terminal.say("cli-practice-children-left", &[names, count])
            }
            QuestionKind::Ever => self.terminal.say("cli-practice-leaves", &[names]),
            QuestionKind::Next => self.terminal.say("cli-practice-choices", &[names, ("leaves", "yes".into())]),
            QuestionKind::Leaf
            | QuestionKind::Value
            | QuestionKind::Bound
            | QuestionKind::Best
            | QuestionKind::Root => self.terminal.say("cli-practice-choices", &[names, ("leaves", "no".into())]),
        }
    }

    /// Returns the choices as text to be typed, without the node that is left.
    fn choices(&self, question: &Question) -> Vec<String> {
        let children = question.choices(self.recording()).into_iter();
        let children = children.filter(|&choice| question.kind != QuestionKind::Next || choice != question.node);
        children.map(|choice| typed_name(self.recording(), question, choice)).collect()
    }

    /// Reads lines until the question is closed. Returns `false` if the user quits or the input ends before that.
    fn ask(&mut self, question: &Question, run: &mut Run<AnyMove>) -> io::Result<bool> {
        let recording = self.setting.recording;
        loop {
            let Some(line) = self.terminal.typed_line()? else { return Ok(false) };
            match read(self.words, recording, question, &line) {
                Typed::Quit => return Ok(false),
                Typed::Help => self.terminal.say("cli-practice-begin", &[])?,
                Typed::Unknown => {
                    let mut choices = self.choices(question);
                    if question.kind == QuestionKind::Next {
                        choices.push(self.words.text("cli-practice-word-leave"));
                    }
                    let form = if question.kind == QuestionKind::Cut {
                        self.words.fill("cli-practice-expected-children", &[("names", choices.join(", ").into())])
                    } else {
                        expected_form(self.words, question, &choices)
                    };
                    writeln!(self.terminal.out, "{form}")?;
                }
                Typed::Hint => {
                    run.strengthen_hint();
                    let strength = run.current().and_then(|current| current.hint).unwrap_or(HintStrength::Where);
                    let said = hint_sentence(self.words, recording, question, strength);
                    self.terminal.print(&said)?;
                }
                Typed::Show => {
                    run.show_answer(recording);
                    self.print_verdict(question, run)?;
                    return Ok(true);
                }
                Typed::Answer(answer) => {
                    run.answer(recording, answer);
                    self.print_verdict(question, run)?;
                    if run.current().is_none_or(|current| current.is_closed) {
                        return Ok(true);
                    }
                }
            }
        }
    }

    /// Prints whether the answer is right, the reason, and, if the question is closed, the right answer.
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
        let right = verdict.accepted.first().map(|answer| answer_text(self.words, recording, question, answer));
        self.terminal.print_judged((verdict.is_right, current.is_closed), right, &said)
    }

    fn end(&mut self, answered: &Answered) -> io::Result<()> {
        let RightCount { right, asked } = RightCount::of(&answered.outcomes, None);
        let asked = asked + usize::from(answered.unanswered.is_some());
        self.terminal.end(shown_by(self.setting.recording, &answered.outcomes), right, asked)
    }
}

/// Parses a line. Commands are accepted in the user's language and in English.
pub(super) fn read(words: &Words, recording: &Recording<AnyGame>, question: &Question, line: &str) -> Typed<Answer> {
    // Names of nodes take precedence, because a node may have the name of a command.
    let called = |&choice: &NodeId| typed_name(recording, question, choice) == line;
    if let Some(choice) = question.choices(recording).into_iter().find(called) {
        let is_set = matches!(question.kind, QuestionKind::Cut | QuestionKind::Ever);
        return Typed::Answer(if is_set { Answer::Children(vec![choice]) } else { Answer::Node(choice) });
    }
    if let Some(command) = Typed::command(words, line) {
        return command;
    }
    let answer = match question.kind {
        QuestionKind::Next | QuestionKind::Best => node(words, recording, question, line).map(Answer::Node),
        QuestionKind::Cut | QuestionKind::Ever => children(words, recording, question, line).map(Answer::Children),
        QuestionKind::Leaf | QuestionKind::Value | QuestionKind::Bound | QuestionKind::Root => Answer::read_value(line),
    };
    answer.map_or(Typed::Unknown, Typed::Answer)
}

/// Returns the shortest text that names a choice: its own name, or else the move that leads to it, numbered as on the screen. In a question
/// about the leaves of the whole tree it is the path of all moves from the root.
pub(super) fn typed_name(recording: &Recording<AnyGame>, question: &Question, node: NodeId) -> String {
    let moves = || match question.kind {
        QuestionKind::Ever => recording.shown_path(node),
        QuestionKind::Next
        | QuestionKind::Leaf
        | QuestionKind::Value
        | QuestionKind::Bound
        | QuestionKind::Cut
        | QuestionKind::Best
        | QuestionKind::Root => move_number(recording, node),
    };
    recording.position(node).name().map_or_else(moves, str::to_owned)
}

/// Returns the move that leads to a node, numbered as on the screen.
fn move_number(recording: &Recording<AnyGame>, node: NodeId) -> String {
    let parent = recording.trace().parent(node).map(|parent| recording.position(parent));
    let mv = recording.move_to(node);
    parent.zip(mv).map_or_else(|| recording.id(node), |(parent, mv)| parent.shown_move(mv))
}

/// Returns the choice that a text names: by its short name, by its name in sentences, or by its id. The current node, as the choice to
/// leave it, also has a word.
fn node(words: &Words, recording: &Recording<AnyGame>, question: &Question, text: &str) -> Option<NodeId> {
    let names = NodeNames::new(words, recording);
    let choices = question.choices(recording);
    if is_word(words, "leave", "cli-practice-word-leave", text) && question.kind == QuestionKind::Next {
        return Some(question.node);
    }
    let find = |is_named: &dyn Fn(NodeId) -> bool| choices.iter().copied().find(|&choice| is_named(choice));
    find(&|choice| typed_name(recording, question, choice) == text)
        .or_else(|| find(&|choice| is_same_word(&typed_name(recording, question, choice), text)))
        .or_else(|| {
            find(&|choice| {
                [names.short(choice), names.short_inline(choice)].iter().any(|name| is_same_word(name, text))
            })
        })
        .or_else(|| find(&|choice| move_number(recording, choice) == text))
        .or_else(|| find(&|choice| recording.id(choice) == text))
}

/// Returns the children in a list, separated by commas or spaces. A word for "none" is an empty list.
fn children(words: &Words, recording: &Recording<AnyGame>, question: &Question, text: &str) -> Option<Vec<NodeId>> {
    let is = |english: &[&str], key: &str| {
        let translated = words.text(key);
        english.iter().copied().chain(translated.split_whitespace()).any(|word| is_same_word(word, text))
    };
    if is(&["none", "no", "-", "[]"], "cli-practice-words-none") {
        return Some(Vec::new());
    }
    if is(&["all"], "cli-practice-words-all") {
        return Some(question.choices(recording));
    }
    if let Some(only) = node(words, recording, question, text) {
        return Some(vec![only]);
    }
    let text = text.trim_start_matches('[').trim_end_matches(']');
    let list: Vec<_> = if text.contains([',', ';']) {
        text.split([',', ';']).map(str::trim).collect()
    } else {
        text.split_whitespace().collect()
    };
    list.into_iter().map(|name| node(words, recording, question, name)).collect()
}

/// The most nodes of a tree that is printed.
const MAX_NODES: usize = 60;

/// Returns the lines of an explicit tree; empty if the tree is too large or the position is of another game. Nodes without a name are named
/// by the numbers of the moves that lead to them, and the root by `root`.
pub(super) fn outline(position: &AnyGame, root: &str, hides_values: bool) -> Vec<String> {
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
            let player = player_name(tree.player_of(index));
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
    match (tree.name_of(index), tree.value_of(index).filter(|_| is_shown)) {
        (Some(name), Some(value)) => format!("{name} = {}", value.shown()),
        // A leaf without a name is identified by its index in the list.
        (None, Some(value)) => value.shown(),
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
