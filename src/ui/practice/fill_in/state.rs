//! What was written into a blank tree, and its marks.
//!
//! Texts are kept as they were typed: they are read when the tree is marked, so that a slip of the pen is marked too and not
//! swallowed.

use super::field::NodeField;
use crate::session::shown_search::ShownSearch;
use crate::trace::recording_id::RecordingId;
use crate::trace::{NodeId, NodeKind, Trace};
use std::collections::{BTreeMap, BTreeSet};

/// The largest number of inner nodes of a tree that is filled in.
pub const MAX_INNER_NODES: usize = 200;

/// The exercise of filling in a blank tree.
#[derive(Clone, Debug)]
pub struct FillIn {
    /// The recording whose nodes are filled in.
    recording: RecordingId,
    texts: BTreeMap<(NodeId, NodeField), String>,
    cut: BTreeSet<NodeId>,
    best: Option<NodeId>,
    /// The search at its last step, beside which the own tree can be seen.
    solution: Option<Box<ShownSearch>>,
}

/// A change of what is written, or marking it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FillInRequest {
    /// Writes a text into a field.
    Write(NodeId, NodeField, String),
    /// Cuts the edge to a node, or takes the cut back.
    ToggleCut(NodeId),
    /// Chooses the best move, or none if it is chosen.
    ToggleBest(NodeId),
    /// Marks what is written.
    Mark,
    /// Shows the search's own tree beside the student's, or hides it.
    ToggleSolution,
    /// Empties every field.
    Clear,
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

    /// Returns the text of a field.
    #[must_use]
    pub fn text(&self, node: NodeId, field: NodeField) -> &str {
        self.texts.get(&(node, field)).map_or("", String::as_str)
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

    /// Carries out a request. `search` is the search whose tree is filled in.
    pub fn apply(&mut self, request: FillInRequest, search: &ShownSearch) {
        match request {
            FillInRequest::Write(node, field, text) => {
                if text.is_empty() {
                    self.texts.remove(&(node, field));
                } else {
                    self.texts.insert((node, field), text);
                }
            }
            FillInRequest::ToggleCut(node) => {
                if !self.cut.remove(&node) {
                    self.cut.insert(node);
                }
            }
            FillInRequest::ToggleBest(node) => self.best = Some(node).filter(|&node| self.best != Some(node)),
            FillInRequest::Mark => {}
            FillInRequest::ToggleSolution => {
                let is_shown = self.solution.is_some();
                self.solution = (!is_shown).then(|| Box::new(search.at_end()));
            }
            FillInRequest::Clear => *self = Self::new(search),
        }
    }

    /// Returns the search at its last step while it is shown beside the own tree.
    #[must_use]
    pub fn solution(&self) -> Option<&ShownSearch> {
        self.solution.as_deref()
    }
}
