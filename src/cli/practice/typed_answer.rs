//! What a user types at a question: an answer in the words of the screen, or a command.

use crate::game::GameView;
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::i18n::node_names::NodeNames;
use crate::practice::{Answer, Question, QuestionKind};
use crate::trace::NodeId;
use crate::trace::recording::Recording;

/// An answer or a command.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Typed {
    /// An answer.
    Answer(Answer),
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
pub(super) fn read(words: &Words, recording: &Recording<AnyGame>, question: &Question, line: &str) -> Typed {
    // A node may be called as a command is.
    if let Some(choice) = question.choices(recording).into_iter().find(|&choice| short_name(recording, choice) == line)
    {
        return Typed::Answer(match question.kind {
            QuestionKind::Cut => Answer::Children(vec![choice]),
            _ => Answer::Node(choice),
        });
    }
    let is = |english: &str, key: &str| [english, &words.text(key)].iter().any(|word| is_same_word(word, line));
    match line {
        "?" => return Typed::Hint,
        _ if is("hint", "cli-practice-word-hint") => return Typed::Hint,
        _ if is("show", "cli-practice-word-show") => return Typed::Show,
        _ if is("help", "cli-practice-word-help") => return Typed::Help,
        _ if is("quit", "cli-practice-word-quit") => return Typed::Quit,
        _ => {}
    }
    let answer = match question.kind {
        QuestionKind::Next | QuestionKind::Best => node(words, recording, question, line).map(Answer::Node),
        QuestionKind::Cut => children(words, recording, question, line).map(Answer::Children),
        _ => Answer::read_value(line),
    };
    answer.map_or(Typed::Unknown, Typed::Answer)
}

/// Returns the shortest text that names a choice: its own name, or the move that leads to it as the screen counts it.
pub(super) fn short_name(recording: &Recording<AnyGame>, node: NodeId) -> String {
    let position = recording.position(node);
    if let Some(name) = position.name() {
        return name.to_owned();
    }
    let parent = recording.trace().parent(node).map(|parent| recording.position(parent));
    let mv = recording.move_to(node);
    parent.zip(mv).map_or_else(|| recording.id(node), |(parent, mv)| parent.shown_move(mv))
}

/// Returns the choice that a text names: by its short name, by what sentences call it, or by its id. The node itself, which
/// is left, is also named by a word.
fn node(words: &Words, recording: &Recording<AnyGame>, question: &Question, text: &str) -> Option<NodeId> {
    let names = NodeNames::new(words, recording);
    let choices = question.choices(recording);
    let is_leave = ["leave", &words.text("cli-practice-word-leave")].iter().any(|word| is_same_word(word, text));
    if is_leave && question.kind == QuestionKind::Next {
        return Some(question.node);
    }
    let find = |is_named: &dyn Fn(NodeId) -> bool| choices.iter().copied().find(|&choice| is_named(choice));
    find(&|choice| short_name(recording, choice) == text)
        .or_else(|| find(&|choice| is_same_word(&short_name(recording, choice), text)))
        .or_else(|| {
            find(&|choice| {
                [names.short(choice), names.short_inline(choice)].iter().any(|name| is_same_word(name, text))
            })
        })
        .or_else(|| find(&|choice| recording.id(choice) == text))
}

/// Returns the children that a list names, between commas or spaces; an empty list for the word that says so.
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

/// Returns whether two words are the same but for upper and lower case.
fn is_same_word(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}
