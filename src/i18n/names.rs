//! What a node is called in a sentence: its own name, or where the moves to it went, or its id.
//!
//! "C", "the root", "corner 0", "edge → corner 0". Knows no particular game: a game says which of its places have a word.

use super::{Arg, Words};
use crate::game::{Game, Place};
use crate::text::visible;
use crate::trace::NodeId;
use crate::trace::recording::Recording;

/// A name of more moves than this would be longer than the sentence around it: the id says it.
const MOST_MOVES: usize = 3;

/// A name of more letters than this is written without its middle.
const MOST_LETTERS: usize = 32;

/// The names of a recording's nodes in one language. Each is unambiguous among the nodes of the recording, unless its
/// author has given long names that differ in their middles.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a, G: Game> {
    words: &'a Words,
    recording: &'a Recording<G>,
}

/// Where in a sentence a name stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Alone or in a list: `corner`.
    Bare,
    /// Within a sentence: `the corner`.
    Inline,
}

impl<'a, G: Game> Names<'a, G> {
    /// The names in the language of `words`.
    #[must_use]
    pub const fn new(words: &'a Words, recording: &'a Recording<G>) -> Self {
        Self { words, recording }
    }

    /// The name as a heading: `C`, `Root`, `Corner 0`.
    #[must_use]
    pub fn heading(&self, node: NodeId) -> String {
        self.name(node, Form::Bare, capitalised)
    }

    /// The name as the first words of a sentence: `C`, `The root`, `The corner`.
    #[must_use]
    pub fn subject(&self, node: NodeId) -> String {
        self.name(node, Form::Inline, capitalised)
    }

    /// The name within a sentence: `C`, `the root`, `the corner`.
    #[must_use]
    pub fn inline(&self, node: NodeId) -> String {
        self.name(node, Form::Inline, str::to_owned)
    }

    /// The name as seen from the node's parent, for lists: `C`, `corner`, `corner 0`.
    #[must_use]
    pub fn short(&self, node: NodeId) -> String {
        self.below_its_parent(node, Form::Bare)
    }

    /// The name as seen from the node's parent, within a sentence: `C`, `the corner`, `corner 0`.
    #[must_use]
    pub fn short_inline(&self, node: NodeId) -> String {
        self.below_its_parent(node, Form::Inline)
    }

    fn below_its_parent(&self, node: NodeId, form: Form) -> String {
        if let Some(name) = self.own_name(node) {
            return name;
        }
        match self.recording.trace().parent(node) {
            None => self.words.fill("name-root", &[form.arg()]),
            Some(parent) => self.place(parent, node, form).unwrap_or_else(|| match form {
                Form::Bare => self.id(node),
                Form::Inline => self.numbered(node, form),
            }),
        }
    }

    fn name(&self, node: NodeId, form: Form, begin: impl Fn(&str) -> String) -> String {
        if let Some(name) = self.own_name(node) {
            return name;
        }
        if node == NodeId::ROOT {
            return begin(&self.words.fill("name-root", &[form.arg()]));
        }
        begin(&self.places(node, form).unwrap_or_else(|| self.numbered(node, form)))
    }

    /// The name that the position's author gave it.
    fn own_name(&self, node: NodeId) -> Option<String> {
        self.recording.position(node).name().map(|name| shortened(&visible(name)))
    }

    /// The id of a node without a name, said to be one: in a sentence about numbers a bare `0` would be taken for a value.
    fn numbered(&self, node: NodeId, form: Form) -> String {
        self.words.fill("name-node", &[form.arg(), ("id", self.id(node).into())])
    }

    fn id(&self, node: NodeId) -> String {
        shortened(&visible(&self.recording.id(node)))
    }

    /// Where the moves from the root went, if they are few and every one of them went to a place with a word.
    fn places(&self, node: NodeId, form: Form) -> Option<String> {
        let trace = self.recording.trace();
        if MOST_MOVES < trace.ply(node) {
            return None;
        }
        let form = if trace.ply(node) == 1 { form } else { Form::Bare };
        let mut way: Vec<_> = trace.ancestors(node).collect();
        way.reverse();
        let places: Option<Vec<_>> = way.windows(2).map(|pair| self.place(pair[0], pair[1], form)).collect();
        places.map(|places| places.join(" → "))
    }

    /// The word for where the move to `child` went, with the move's own name unless there is no other such place.
    fn place(&self, parent: NodeId, child: NodeId, form: Form) -> Option<String> {
        let position = self.recording.position(parent);
        let mv = self.recording.move_to(child)?;
        let place = position.goes_to(mv)?;
        let siblings = self.recording.trace().children(parent).filter_map(|sibling| self.recording.move_to(sibling));
        let alike = siblings.filter(|&sibling| position.goes_to(sibling) == Some(place)).count();
        // Without its number stands the one centre, and a place for which all of its kind have been merged into one. A
        // column or a square is nothing without it.
        let is_kind = matches!(place, Place::Corner | Place::Edge);
        let is_only = place == Place::Centre || (is_kind && alike == 1 && self.recording.merged_count(child) > 1);
        let number = if is_only { "only".to_owned() } else { position.move_name(mv) };
        Some(place_name(self.words, place, &number, form.word()))
    }
}

/// The word for a place with the number of the move that goes there, or with `only` where there is no other such place;
/// `form` is `bare`, or `inline` within a sentence.
pub(super) fn place_name(words: &Words, place: Place, number: &str, form: &'static str) -> String {
    let key = match place {
        Place::Corner => "name-corner",
        Place::Edge => "name-edge",
        Place::Centre => "name-centre",
        Place::Column => "name-column",
        Place::Square => "name-square",
        Place::Pass => "name-pass",
        Place::Pit => "name-pit",
        Place::Pile { objects, pile } => {
            let args = [("objects", objects.to_string().into()), ("pile", pile.to_string().into())];
            return words.fill("name-pile", &args);
        }
    };
    words.fill(key, &[("form", form.into()), ("number", number.into())])
}

impl Form {
    const fn word(self) -> &'static str {
        match self {
            Self::Bare => "bare",
            Self::Inline => "inline",
        }
    }

    fn arg(self) -> (&'static str, Arg) {
        ("form", self.word().into())
    }
}

/// A long name without its middle, so that the sentence around it can still be read.
fn shortened(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    if letters.len() <= MOST_LETTERS {
        return name.to_owned();
    }
    let (begin, end) = (&letters[..MOST_LETTERS / 2 - 1], &letters[letters.len() - MOST_LETTERS / 2..]);
    begin.iter().chain(&['…']).chain(end).collect()
}

pub(super) fn capitalised(text: &str) -> String {
    // A square such as d3 is no word.
    if text.chars().nth(1).is_some_and(|second| second.is_ascii_digit()) {
        return text.to_owned();
    }
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_name_keeps_its_beginning_and_its_end() {
        let long = format!("{}{}", "0/".repeat(500), "7");
        let name = shortened(&long);
        assert_eq!(name.chars().count(), MOST_LETTERS);
        assert!(name.starts_with("0/0/") && name.ends_with("/0/7") && name.contains('…'), "{name}");
        assert_eq!(shortened("corner"), "corner");
    }

    #[test]
    fn a_sentence_begins_with_a_large_letter_but_a_square_keeps_its_own() {
        assert_eq!((capitalised("column 3").as_str(), capitalised("d3 → c4").as_str()), ("Column 3", "d3 → c4"));
    }
}
