//! Filling in a blank tree: the typed entries, their marks and the sentences about them, and the entries that are drawn
//! in the tree.
//!
//! Texts are stored as typed, and parsed when the tree is marked.

use super::marked_sheets::MarkedSheets;
use super::request::FillInRequest;
use crate::stored::kept_work::{KeptEntries, KeptText};
use poda_core::game::any::AnyGame;
use poda_core::trace::recording::{Recording, RecordingId};
use poda_core::trace::{NodeId, NodeKind, Trace};
use poda_picture::picture::draw::{EntryMark, FieldEntry, NodeEntries};
use poda_session::shown_search::ShownSearch;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Language, Words, args};
use poda_words::messages::Message;
use poda_words::practice::Answer;
use poda_words::practice::blank::{
    BlankAnswers, BlankField, BlankMarks, BlankPart, FieldMark, MarkedField, entries_of_vectors, mark, may_cut,
};
use poda_words::practice::sentences::{blank_field_name, blank_sentence};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The maximum number of inner nodes of a tree that can be filled in.
pub const MAX_INNER_NODES: usize = 200;

#[derive(Clone, Debug)]
pub struct FillIn {
    /// The recording whose nodes are filled in.
    recording: RecordingId,
    /// The number of players if each of them has payoffs of their own.
    players: Option<usize>,
    texts: BTreeMap<BlankField, String>,
    /// The nodes whose edges are cut.
    pub cut: BTreeSet<NodeId>,
    /// The chosen best move.
    pub best: Option<NodeId>,
    /// The result of the first marking, which is the one that counts.
    pub first_marks: Option<BlankMarks>,
    /// The entries that were marked first.
    pub(super) first_entries: Option<Box<KeptEntries>>,
    /// The result of the last marking. `None` after a change.
    pub marks: Option<BlankMarks>,
    /// The sentences about the fields in `marks`, in the same order, and their language.
    pub sentences: Option<(Language, Vec<FieldSentences>)>,
    /// The search at its last step, while it is shown beside the student's tree.
    pub solution: Option<Box<ShownSearch>>,
    /// The sheets of a class, if they are being marked.
    pub sheets: Option<MarkedSheets>,
}

impl FillIn {
    /// Returns a blank tree for a search.
    pub fn new(search: &ShownSearch) -> Self {
        Self {
            recording: search.recording().id,
            players: entries_of_vectors(search.recording()),
            texts: BTreeMap::new(),
            cut: BTreeSet::new(),
            best: None,
            first_marks: None,
            first_entries: None,
            marks: None,
            sentences: None,
            solution: None,
            sheets: None,
        }
    }

    /// Returns whether the blank tree belongs to the shown search.
    pub fn is_of(&self, search: &ShownSearch) -> bool {
        self.recording == search.recording().id
    }

    /// Returns the inner nodes, whose fields are filled in, in the order of the tree.
    pub fn inner_nodes(trace: &Trace) -> impl Iterator<Item = NodeId> + '_ {
        trace.nodes().filter(|&node| trace.kind(node) == NodeKind::Inner)
    }

    /// Returns the nodes with entries, in no particular order. Some occur more than once.
    fn written_nodes(&self) -> impl Iterator<Item = NodeId> + '_ {
        self.texts.keys().map(|field| field.node).chain(self.cut.iter().copied()).chain(self.best)
    }

    pub fn text(&self, field: BlankField) -> &str {
        self.texts.get(&field).map_or("", String::as_str)
    }

    /// Writes a text into a field.
    pub(super) fn write(&mut self, field: BlankField, text: String) {
        if text.is_empty() {
            self.texts.remove(&field);
        } else {
            self.texts.insert(field, text);
        }
        self.marks = None;
    }

    /// Returns what is written in the blank tree.
    pub fn kept_entries(&self) -> KeptEntries {
        let text = |(field, text): (&BlankField, &String)| KeptText {
            node: field.node.index(),
            part: field.part.name().to_owned(),
            text: text.clone(),
        };
        KeptEntries {
            texts: self.texts.iter().map(text).collect(),
            cut: self.cut.iter().map(|node| node.index()).collect(),
            best: self.best.map(NodeId::index),
        }
    }

    /// Returns the marks of the entries as they are now. `search` is the search of the blank tree.
    pub(super) fn marked_now(&self, search: &ShownSearch) -> BlankMarks {
        mark(search.recording(), &self.answers(search.recording()))
    }

    /// Returns whether there are no entries.
    pub fn is_blank(&self) -> bool {
        self.texts.is_empty() && self.cut.is_empty() && self.best.is_none()
    }

    /// Derives the sentences about the last marks, unless they exist in this language. `search` is the search of the
    /// blank tree.
    pub fn derive_sentences(&mut self, words: &Words, search: &ShownSearch) {
        let known = self.sentences.take().filter(|(language, _)| *language == words.language());
        let derived = |marks: &BlankMarks| {
            let sentences = marks.fields.iter().map(|marked| FieldSentences::new(words, search.recording(), marked));
            (words.language(), sentences.collect())
        };
        self.sentences = self.marks.as_ref().map(|marks| known.unwrap_or_else(|| derived(marks)));
    }

    /// Returns the mark of each field once the tree is marked. The window of the root is given and worth no points, but
    /// its fields are marked like all others.
    pub fn mark_by_field(&self, recording: &Recording<AnyGame>) -> HashMap<BlankField, FieldMark> {
        let Some(marks) = &self.marks else { return HashMap::new() };
        let of_root = BlankPart::of_window(recording).iter().map(|&part| BlankField::new(NodeId::ROOT, part));
        let of_root = of_root.map(|field| (field, FieldMark::Empty));
        of_root.chain(marks.fields.iter().map(|marked| (marked.field, marked.mark))).collect()
    }

    /// Returns the first field whose text is not a value.
    pub fn first_unreadable(&self) -> Option<BlankField> {
        let is_unreadable = |field: BlankField, text: &str| !text.trim().is_empty() && self.read(field, text).is_none();
        self.texts.iter().find(|(field, text)| is_unreadable(**field, text)).map(|(&field, _)| field)
    }

    /// Returns the answer that a text in a field means; `None` if it is not a value, or a vector of another number of
    /// players.
    fn read(&self, field: BlankField, text: &str) -> Option<Answer> {
        let is_vector = |answer: &Answer| match answer {
            Answer::Vector(vector) => Some(vector.entries().len()) == self.players,
            Answer::Node(_) | Answer::Children(_) | Answer::Proved(_) | Answer::Sum { .. } | Answer::Changes(_) => {
                false
            }
        };
        let is_asked = field.part == BlankPart::Value && self.players.is_some();
        let vector = if is_asked { Answer::read_vector(text).filter(is_vector) } else { None };
        vector.or_else(|| Answer::read_value(text))
    }

    /// Returns the field to correct first: the first one that cannot be parsed, or else the first one marked wrong.
    pub fn first_wrong(&self) -> Option<BlankField> {
        let marked = || self.marks.as_ref()?.first_wrong().map(|marked| marked.field);
        self.first_unreadable().or_else(marked)
    }

    /// Carries out a request. `search` is the search of the blank tree.
    pub fn carry_out(&mut self, request: FillInRequest, search: &ShownSearch) {
        match request {
            FillInRequest::Write(field, text) => self.write(field, text),
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
                let marks = self.marked_now(search);
                if self.first_marks.is_none() {
                    self.first_marks = Some(marks.clone());
                    self.first_entries = Some(Box::new(self.kept_entries()));
                }
                self.marks = Some(marks);
                self.sentences = None;
            }
            FillInRequest::Mark | FillInRequest::GoTo(_) => {}
            FillInRequest::ToggleSolution => {
                let is_shown = self.solution.is_some();
                self.solution = (!is_shown).then(|| Box::new(search.at_end()));
            }
            FillInRequest::Clear => *self = Self { sheets: self.sheets.take(), ..Self::new(search) },
            FillInRequest::BeginSheets => self.sheets = Some(MarkedSheets::default()),
            FillInRequest::NameSheet(student) => {
                if let Some(sheets) = &mut self.sheets {
                    sheets.student = student;
                }
            }
            FillInRequest::AddSheet => {
                let (entries, marks) = (self.kept_entries(), self.marked_now(search));
                if let Some(sheets) = &mut self.sheets {
                    sheets.add(entries, marks);
                }
                self.carry_out(FillInRequest::Clear, search);
            }
            FillInRequest::CopySheets => {
                if let Some(sheets) = &mut self.sheets {
                    sheets.is_copied = true;
                }
            }
        }
    }

    /// Returns the entries as answers. A node with a value or bound but without cut edges has the answer that nothing
    /// is cut.
    fn answers(&self, recording: &Recording<AnyGame>) -> BlankAnswers {
        let trace = recording.trace();
        let read = |(&field, text): (&BlankField, &String)| Some((field, self.read(field, text)?));
        let mut answers: BlankAnswers = self.texts.iter().filter_map(read).collect();
        for node in Self::inner_nodes(trace).filter(|&node| may_cut(recording, node)) {
            let cut: Vec<NodeId> = trace.children(node).filter(|child| self.cut.contains(child)).collect();
            let written = [BlankPart::Value, BlankPart::Alpha, BlankPart::Beta];
            let is_answered = written.iter().any(|&part| answers.contains_key(&BlankField::new(node, part)));
            if is_answered || !cut.is_empty() {
                answers.insert(BlankField::new(node, BlankPart::Cut), Answer::Children(cut));
            }
        }
        answers.extend(self.best.map(|best| (BlankField::BEST, Answer::Node(best))));
        answers
    }
}

/// Returns the entries and marks of the nodes, in the order of the nodes, for
/// [`draw_entries`](poda_picture::picture::draw::draw_entries). Takes time linear in the number of entries and marks,
/// however large the tree is.
pub fn entries(fill_in: &FillIn, recording: &Recording<AnyGame>) -> Vec<NodeEntries> {
    let marks = fill_in.mark_by_field(recording);
    let nodes: BTreeSet<NodeId> = fill_in.written_nodes().chain(marks.keys().map(|field| field.node)).collect();
    let entries = nodes.into_iter().map(|node| node_entries(fill_in, &marks, node));
    let blank = |node| NodeEntries { is_cut: false, ..NodeEntries::cut(node) };
    entries.filter(|entries| *entries != blank(entries.node)).collect()
}

pub const fn entry_mark(mark: FieldMark) -> EntryMark {
    match mark {
        FieldMark::Right => EntryMark::Right,
        FieldMark::Consequent => EntryMark::Consequent,
        FieldMark::Wrong => EntryMark::Wrong,
        FieldMark::Empty => EntryMark::Empty,
    }
}

fn node_entries(fill_in: &FillIn, marks: &HashMap<BlankField, FieldMark>, node: NodeId) -> NodeEntries {
    let mark = |part| marks.get(&BlankField::new(node, part)).copied().map(entry_mark);
    let text = |field| shown(fill_in.read(field, fill_in.text(field)).as_ref(), fill_in.text(field).trim());
    let entry = |part| FieldEntry { text: text(BlankField::new(node, part)), mark: mark(part) };
    NodeEntries {
        node,
        value: entry(BlankPart::Value),
        alpha: entry(BlankPart::Alpha),
        beta: entry(BlankPart::Beta),
        is_cut: fill_in.cut.contains(&node),
        cut_mark: mark(BlankPart::Cut),
        is_best: fill_in.best == Some(node),
    }
}

/// Returns a typed value as it is written in pictures, such as `≤ 3` for `<= 3`. Returns any other text unchanged.
fn shown(read: Option<&Answer>, text: &str) -> String {
    match read {
        Some(Answer::Proved(proved)) => proved.to_string(),
        Some(Answer::Vector(vector)) => vector.shown(),
        Some(Answer::Node(_) | Answer::Children(_) | Answer::Sum { .. } | Answer::Changes(_)) | None => text.to_owned(),
    }
}

/// The sentences about a marked field.
#[derive(Clone, Debug)]
pub struct FieldSentences {
    pub name: String,
    pub mark: String,
    /// Why the field has its mark.
    pub reason: StyledText,
    /// The full text for screen readers.
    pub spoken: String,
}

impl FieldSentences {
    fn new(words: &Words, recording: &Recording<AnyGame>, marked: &MarkedField) -> Self {
        let name = blank_field_name(words, recording, marked.field);
        let mark = marked.mark.sentence(words);
        let reason = blank_sentence(words, recording, marked);
        let args = args![field = name.as_str(), mark = mark.as_str(), reason = reason.plain()];
        let spoken = words.fill("fill-in-field-said", &args);
        Self { name, mark, reason, spoken }
    }
}
