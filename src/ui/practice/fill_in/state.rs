//! What was written into a blank tree, and its marks.
//!
//! Texts are kept as they were typed, and read when the tree is marked.

use super::mark_sentences::MarkSentences;
use crate::i18n::Words;
use crate::practice::Answer;
use crate::practice::blank::{BlankAnswers, BlankField, BlankMarks, BlankPart, mark};
use crate::session::shown_search::ShownSearch;
use crate::trace::recording::RecordingId;
use crate::trace::{NodeId, NodeKind, Trace};
use std::collections::{BTreeMap, BTreeSet};

/// The largest number of inner nodes of a tree that is filled in.
pub const MAX_INNER_NODES: usize = 200;

/// The exercise of filling in a blank tree.
#[derive(Clone, Debug)]
pub struct FillIn {
    /// The recording whose nodes are filled in.
    recording: RecordingId,
    texts: BTreeMap<BlankField, String>,
    cut: BTreeSet<NodeId>,
    best: Option<NodeId>,
    /// The marks of the first marking, which count.
    first_marks: Option<BlankMarks>,
    /// The marks of the last marking.
    marks: Option<BlankMarks>,
    /// What is said of them, once it is derived.
    sentences: Option<MarkSentences>,
    /// The search at its last step, while it is shown beside the own tree.
    solution: Option<Box<ShownSearch>>,
}

/// A change of what is written, or marking it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FillInRequest {
    /// Writes a text into a field.
    Write(BlankField, String),
    /// Cuts the edge to a node, or takes the cut back.
    ToggleCut(NodeId),
    /// Chooses the best move, or none if it is chosen.
    ToggleBest(NodeId),
    /// Marks what is written.
    Mark,
    /// Shows the search's own tree beside the student's, or hides it.
    ToggleSolution,
    /// Empties every field and removes the marks.
    Clear,
    /// Selects the node of a field and puts the cursor into the field.
    GoTo(BlankField),
}

impl FillIn {
    /// Returns a blank tree of a search.
    #[must_use]
    pub fn new(search: &ShownSearch) -> Self {
        Self {
            recording: search.recording().recording_id(),
            texts: BTreeMap::new(),
            cut: BTreeSet::new(),
            best: None,
            first_marks: None,
            marks: None,
            sentences: None,
            solution: None,
        }
    }

    /// Returns whether its nodes are those of the search shown.
    #[must_use]
    pub fn is_of(&self, search: &ShownSearch) -> bool {
        self.recording == search.recording().recording_id()
    }

    /// Returns the inner nodes, whose fields are filled in, in the order of the tree.
    pub fn inner_nodes(trace: &Trace) -> impl Iterator<Item = NodeId> + '_ {
        trace.nodes().filter(|&node| trace.kind(node) == NodeKind::Inner)
    }

    /// Returns the nodes at which something is written, in no particular order; some of them more than once.
    pub fn written_nodes(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.texts.keys().map(|field| field.node).chain(self.cut.iter().copied()).chain(self.best)
    }

    /// Returns the text of a field.
    #[must_use]
    pub fn text(&self, field: BlankField) -> &str {
        self.texts.get(&field).map_or("", String::as_str)
    }

    /// Returns whether the edge to a node is cut.
    #[must_use]
    pub fn is_cut(&self, node: NodeId) -> bool {
        self.cut.contains(&node)
    }

    /// Returns the chosen best move.
    #[must_use]
    pub const fn best(&self) -> Option<NodeId> {
        self.best
    }

    /// Returns whether nothing is written.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.texts.is_empty() && self.cut.is_empty() && self.best.is_none()
    }

    /// Returns the marks of the first marking, which count.
    #[must_use]
    pub const fn first_marks(&self) -> Option<&BlankMarks> {
        self.first_marks.as_ref()
    }

    /// Returns the marks of the last marking; `None` after a change, as they are about what was written before.
    #[must_use]
    pub const fn marks(&self) -> Option<&BlankMarks> {
        self.marks.as_ref()
    }

    /// Returns what is said of the last marks, as it was [derived](Self::derive_sentences) last.
    pub(super) const fn sentences(&self) -> Option<&MarkSentences> {
        self.sentences.as_ref()
    }

    /// Derives what is said of the last marks, unless that is known in this language. `search` is the search whose tree is filled
    /// in.
    pub fn derive_sentences(&mut self, words: &Words, search: &ShownSearch) {
        let known = self.sentences.take().filter(|sentences| sentences.language == words.language());
        self.sentences = self
            .marks
            .as_ref()
            .map(|marks| known.unwrap_or_else(|| MarkSentences::new(words, search.recording(), marks)));
    }

    /// Returns the search at its last step while it is shown beside the own tree.
    #[must_use]
    pub fn solution(&self) -> Option<&ShownSearch> {
        self.solution.as_deref()
    }

    /// Returns the first field whose text is no value.
    #[must_use]
    pub fn first_unreadable(&self) -> Option<BlankField> {
        let is_unreadable = |text: &str| !text.trim().is_empty() && Answer::read_value(text).is_none();
        self.texts.iter().find(|(_, text)| is_unreadable(text)).map(|(&field, _)| field)
    }

    /// Returns the field to correct first: the first one that cannot be read, or else the first one marked wrong.
    #[must_use]
    pub fn first_wrong(&self) -> Option<BlankField> {
        let marked = || self.marks.as_ref()?.first_wrong().map(|marked| marked.field);
        self.first_unreadable().or_else(marked)
    }

    /// Carries out a request. `search` is the search whose tree is filled in.
    pub fn apply(&mut self, request: FillInRequest, search: &ShownSearch) {
        match request {
            FillInRequest::Write(field, text) => {
                if text.is_empty() {
                    self.texts.remove(&field);
                } else {
                    self.texts.insert(field, text);
                }
                self.marks = None;
            }
            FillInRequest::ToggleCut(node) => {
                if !self.cut.remove(&node) {
                    self.cut.insert(node);
                }
                self.marks = None;
            }
            FillInRequest::ToggleBest(node) => {
                self.best = Some(node).filter(|&node| self.best != Some(node));
                self.marks = None;
            }
            FillInRequest::Mark if self.first_unreadable().is_none() => {
                let marks = mark(search.recording(), &self.answers(search.trace()));
                self.first_marks.get_or_insert_with(|| marks.clone());
                self.marks = Some(marks);
                self.sentences = None;
            }
            FillInRequest::Mark | FillInRequest::GoTo(_) => {}
            FillInRequest::ToggleSolution => {
                let is_shown = self.solution.is_some();
                self.solution = (!is_shown).then(|| Box::new(search.at_end()));
            }
            FillInRequest::Clear => *self = Self::new(search),
        }
    }

    /// Returns what is written as answers. A node of which something is written and no edge is cut is said to cut nothing.
    fn answers(&self, trace: &Trace) -> BlankAnswers {
        let read = |(&field, text): (&BlankField, &String)| Some((field, Answer::read_value(text)?));
        let mut answers: BlankAnswers = self.texts.iter().filter_map(read).collect();
        for node in Self::inner_nodes(trace).filter(|_| trace.has_window()) {
            let cut: Vec<NodeId> = trace.children(node).filter(|&child| self.is_cut(child)).collect();
            let written = [BlankPart::Value, BlankPart::Alpha, BlankPart::Beta];
            let is_answered = written.iter().any(|&part| answers.get(BlankField::new(node, part)).is_some());
            if is_answered || !cut.is_empty() {
                answers.set(BlankField::new(node, BlankPart::Cut), Some(Answer::Children(cut)));
            }
        }
        answers.set(BlankField::BEST, self.best.map(Answer::Node));
        answers
    }
}
