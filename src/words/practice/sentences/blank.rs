//! Sentences about the marks of a tree that a user has filled in.
//!
//! The sentences about errors and reasons are the same as in step-by-step practice.

use super::coalition;
use super::question_sentences::QuestionSentences;
use super::search::{answer_error_sentence, explanation, leaves_text};
use crate::i18n::message_args::{player_name, yes_or_no};
use crate::i18n::multi_player::bound_of_player;
use crate::i18n::narration::event_sentence;
use crate::i18n::node_names::NodeNames;
use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, args};
use crate::practice::blank::{BlankField, BlankPart, BlankReason, MarkedField, question, setter};
use crate::practice::kinds::AnswerError;
use crate::practice::{Answer, Question, judge};
use poda_core::game::GameView;
use poda_core::score::{Bound, Interval, Player};
use poda_core::trace::multi_player::MultiPlayerView;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind};

/// Returns all sentences about a marked field, in one text.
pub fn blank_sentence<G: GameView>(words: &Words, recording: &Recording<G>, marked: &MarkedField) -> StyledText {
    BlankSentences { names: NodeNames::new(words, recording), marked }.all()
}

/// Returns the name of a field as a heading: `C: value`, `α of C`, `best move`.
pub fn blank_field_name<G: GameView>(words: &Words, recording: &Recording<G>, field: BlankField) -> String {
    let node = NodeNames::new(words, recording).place(field.node);
    words.fill("practice-blank-field", &args![part = field.part.name(), node])
}

/// Returns the content of a field for `part` in its shown form: `3`, `≤ 3`, `L, M`, `no cutoff`, `C`.
pub fn blank_content<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    part: BlankPart,
    content: &Answer,
) -> String {
    match content {
        Answer::Proved(proved) if *proved == Interval::UNKNOWN => words.text("practice-blank-nothing-proved"),
        Answer::Proved(proved) | Answer::Sum { sum: proved, .. } => proved.to_string(),
        Answer::Vector(vector) => vector.shown(),
        Answer::Node(node) => NodeNames::new(words, recording).short(*node),
        Answer::Changes(changes) if changes.is_empty() => words.text("practice-answer-no-change"),
        Answer::Changes(changes) => changes.iter().map(|change| change.shown(words)).collect::<Vec<_>>().join(", "),
        Answer::Children(leaves) if part.is_of_leaves() => leaves_text(&NodeNames::new(words, recording), leaves),
        Answer::Children(pruned) if pruned.is_empty() => words.text("practice-answer-nothing-pruned"),
        Answer::Children(pruned) => NodeNames::new(words, recording).list(pruned),
    }
}

struct BlankSentences<'a, G: GameView> {
    names: NodeNames<'a, G>,
    marked: &'a MarkedField,
}

impl<G: GameView> BlankSentences<'_, G> {
    fn all(&self) -> StyledText {
        let said = match &self.marked.reason {
            BlankReason::Right => self.why(),
            BlankReason::Empty => self.about("practice-blank-empty").then(self.why()),
            BlankReason::Follows { from } => self.follows(from.as_ref()),
            BlankReason::Wrong { question, follows } => {
                let said = self.wrong(question.as_ref());
                match follows {
                    Some(follows) => {
                        let content = self.content(follows);
                        said.then(self.names.words.styled("practice-blank-would-follow", &args![content]))
                    }
                    None => said,
                }
            }
            BlankReason::NeverEntered { pruned_at } => return self.never_entered(*pruned_at),
            BlankReason::NotAsked if self.marked.field.part == BlankPart::Cut => {
                let args = args![node = self.names.place(self.node())];
                return coalition::styled(&self.names, self.node(), "coalition-blank-no-cut", &args);
            }
            BlankReason::NotAsked if self.names.recording.trace().has_window => {
                return self.names.words.styled("players-blank-no-alpha", &[]);
            }
            BlankReason::NotAsked => return self.names.words.styled("practice-blank-no-window", &[]),
        };
        if self.marked.of == 0 { said.then(self.names.words.styled("practice-blank-not-counted", &[])) } else { said }
    }

    const fn node(&self) -> NodeId {
        self.marked.field.node
    }

    fn content(&self, content: &Answer) -> String {
        blank_content(self.names.words, self.names.recording, self.marked.field.part, content)
    }

    /// Returns a message about the field and its right content.
    fn about(&self, key: &str) -> StyledText {
        let expected = self.marked.expected.as_ref();
        let expected = expected.map(|expected| self.content(expected)).unwrap_or_default();
        let args = args![part = self.marked.field.part.name(), node = self.names.place(self.node()), expected];
        self.names.words.styled(key, &args)
    }

    fn why(&self) -> StyledText {
        let Some(expected) = &self.marked.expected else { return StyledText::default() };
        if let Some(said) = self.names.recording.vectors().and_then(|view| self.why_of_players(&view)) {
            return said;
        }
        match self.marked.field.part {
            BlankPart::Alpha | BlankPart::Beta => self.why_bound(),
            BlankPart::Cut if !self.names.recording.trace().has_window => {
                self.names.words.styled("practice-blank-nothing-is-pruned", &[])
            }
            BlankPart::Cut
            | BlankPart::Value
            | BlankPart::Best
            | BlankPart::Ever
            | BlankPart::Matters
            | BlankPart::Transform => match question(self.names.recording, self.marked.field, expected) {
                Some(asked) => {
                    explanation(self.names.words, self.names.recording, &asked, &asked.facts(self.names.recording))
                }
                None => self.no_other_child(),
            },
        }
    }

    /// Returns the reason for a bound of one of several players, or for a value of which only a bound is proved; `None`
    /// for any other field.
    fn why_of_players(&self, view: &MultiPlayerView<'_, G>) -> Option<StyledText> {
        let (recording, node) = (self.names.recording, self.node());
        match self.marked.field.part {
            BlankPart::Beta => bound_of_player(&self.names, view, node),
            BlankPart::Value if view.bound(node) == Some(Bound::Lower) => {
                let child = view.cutoff(node)?.child;
                let left = recording.trace().left_at(child)?;
                let step = recording.trace().improved_at(child).unwrap_or(left) + 1;
                Some(event_sentence(self.names.words, recording, step))
            }
            BlankPart::Alpha
            | BlankPart::Cut
            | BlankPart::Value
            | BlankPart::Best
            | BlankPart::Ever
            | BlankPart::Matters
            | BlankPart::Transform => None,
        }
    }

    fn no_other_child(&self) -> StyledText {
        let is_leaf = self.names.recording.trace().kind(self.node()) != NodeKind::Inner;
        let args = args![leaf = yes_or_no(is_leaf), node = self.names.subject(self.node())];
        self.names.words.styled("practice-blank-no-other-child", &args)
    }

    /// Returns the source of a bound of MAX or MIN: the child with that score and the node that owns the bound, or the
    /// root's window.
    fn why_bound(&self) -> StyledText {
        let (trace, field) = (self.names.recording.trace(), self.marked.field);
        let player = if field.part == BlankPart::Alpha { Player::Max } else { Player::Min };
        let shown =
            if let Some(Answer::Proved(bound)) = &self.marked.expected { bound.to_string() } else { String::new() };
        let player = ("player", player_name(player).into());
        let bound = ("bound", shown.into());
        if let Some((child, owner)) = setter(trace, field).and_then(|child| Some((child, trace.parent(child)?))) {
            let child = ("child", self.names.subject(child).into());
            let at = ("owner", self.names.place(owner).into());
            return coalition::styled(&self.names, owner, "practice-blank-bound", &[player, child, at, bound]);
        }
        let is_root = ("root", yes_or_no(field.node == NodeId::ROOT));
        let node = ("node", self.names.place(field.node).into());
        self.names.words.styled("practice-blank-bound-of-root", &[player, is_root, node, bound])
    }

    /// Returns the error in the field, and the reason for its right content.
    fn wrong(&self, question: Option<&Question>) -> StyledText {
        let Some(answered) = &self.marked.answered else { return StyledText::default() };
        let part = self.marked.field.part;
        if matches!(part, BlankPart::Alpha | BlankPart::Beta) {
            let said = self.not_the_bound(answered).then(self.why());
            return match question {
                Some(question) => said.then(self.confused_bound(question, answered)),
                None => said,
            };
        }
        let Some(question) = question else { return self.about("practice-blank-is").then(self.why()) };
        let verdict = judge(self.names.recording, question, answered);
        let judged = self.names.recording.verdict_sentence(self.names.words, question, Some(answered), &verdict);
        if part == BlankPart::Cut { self.behind(question).then(judged).then(self.true_cut(question)) } else { judged }
    }

    fn not_the_bound(&self, answered: &Answer) -> StyledText {
        let content = |answer| self.content(answer);
        let args = args![
            part = self.marked.field.part.name(),
            node = self.names.place(self.node()),
            expected = self.marked.expected.as_ref().map(content).unwrap_or_default(),
            answer = content(answered),
        ];
        self.names.words.styled("practice-blank-bound-is", &args)
    }

    /// Returns which other number the bound was confused with, if that is known.
    fn confused_bound(&self, question: &Question, answered: &Answer) -> StyledText {
        let verdict = judge(self.names.recording, question, answered);
        if !verdict.error.is_some_and(AnswerError::is_other_bound) {
            return StyledText::default();
        }
        answer_error_sentence(self.names.words, self.names.recording, question, answered, &verdict).unwrap_or_default()
    }

    /// Returns the child after which the cut is judged.
    fn behind(&self, question: &Question) -> StyledText {
        let child = question.child.map(|child| self.names.place(child)).unwrap_or_default();
        let node = self.names.place(question.node);
        self.names.words.styled("practice-blank-behind", &args![child, node])
    }

    /// Returns what the search prunes later, if the student's cut was too early.
    fn true_cut(&self, question: &Question) -> StyledText {
        let Some(Answer::Children(pruned)) = &self.marked.expected else { return StyledText::default() };
        let is_later = |first: &NodeId| {
            question.child.is_some_and(|child| {
                self.names.recording.trace().later_siblings(child).next().is_some_and(|next| next < *first)
            })
        };
        match pruned.first().filter(|first| is_later(first)) {
            Some(_) => {
                let names = self.names.list(pruned);
                let args = args![names, count = pruned.len()];
                self.names.words.styled("practice-blank-cut-comes-later", &args)
            }
            None => StyledText::default(),
        }
    }

    fn follows(&self, from: Option<&(BlankField, Answer)>) -> StyledText {
        let (part, node, content) = match from {
            Some((field, content)) => (
                field.part.name(),
                self.names.place(field.node),
                match content {
                    Answer::Proved(proved) if proved.is_exact() => proved.low.shown_as_value(),
                    content => blank_content(self.names.words, self.names.recording, field.part, content),
                },
            ),
            None => ("none", String::new(), String::new()),
        };
        let args = args![part, node, content];
        let said = self.names.words.styled("practice-blank-follows", &args);
        if self.marked.expected.is_some() { said.then(self.about("practice-blank-search-has")) } else { said }
    }

    fn never_entered(&self, pruned_at: NodeId) -> StyledText {
        let args = args![node = self.names.place(self.node()), pruned_at = self.names.place(pruned_at)];
        coalition::styled(&self.names, pruned_at, "practice-blank-never-entered", &args)
    }
}
