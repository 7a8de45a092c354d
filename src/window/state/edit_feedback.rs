//! Feedback on an edit of the position: how it changed the search, with the work before and after, and both results.
//!
//! Stores figures, not sentences, so that the text follows the language.

use poda_core::comparison::minimal::MinimalTree;
use poda_core::document::needs_chance;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::tree::editing::{ChildOrder, ValueChange};
use poda_core::score::{Bound, CutOn, Score, Window};
use poda_core::search::stats::SearchStats;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;
use poda_session::Session;
use poda_session::shown_search::{ShownSearch, TreeId};
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::panels::edit_effect::{edit_answer, edit_beyond, edit_cells, edit_minimal, edit_work};
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args};

/// An edit of the position.
#[derive(Clone, Debug)]
pub struct Change {
    /// The position after the edit.
    pub game: AnyGame,
    /// The moves to the edited node.
    pub line: Vec<AnyMove>,
    /// How the edit affected a value.
    pub note: Option<ValueChange>,
    /// The order into which the whole tree was sorted, if the edit sorted it.
    pub sorted: Option<ChildOrder>,
    /// Whether the edited node is a new leaf without a value.
    pub is_new: bool,
    /// The index in the tree of the node at which a value is being tried.
    pub tried: Option<usize>,
}

/// An edit and the outcome of the search before it.
#[derive(Clone, Debug)]
pub struct EditFeedback {
    change: Change,
    before: Option<CompletedSearch>,
    /// The tree of the search after the edit, once that search is shown.
    tree: Option<TreeId>,
    /// Whether the search before the edit was shown at its end, as the search after it then is.
    pub was_over: bool,
}

/// The result and the cost of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
struct CompletedSearch {
    score: Score,
    is_exact: bool,
    count: SearchStats,
}

impl CompletedSearch {
    /// Returns the outcome of a complete search, with all its passes together; `None` if the search is not complete.
    fn of(search: &ShownSearch) -> Option<Self> {
        let passes = search.passes();
        let (score, bound) = passes.result().value.filter(|_| passes.is_complete())?;
        // The result of a faulty algorithm is a claim, not a proof.
        let is_exact = bound == Bound::Exact && passes.last().trace().trust.is_proved();
        Some(Self { score, is_exact, count: passes.stats(passes.locate(passes.end())) })
    }
}

impl EditFeedback {
    /// Returns the feedback for an edit that is about to be made; `None` if no depth-first search is shown.
    pub fn of(change: Change, session: &Session) -> Option<Self> {
        let search = session.search()?;
        let was_over = 0 < search.step() && search.step() == search.trace().len();
        Some(Self { change, before: CompletedSearch::of(search), tree: None, was_over })
    }

    /// Returns the feedback for an edit that continues this one. The outcome before the edits is kept.
    #[must_use]
    pub fn continued(self, change: Change) -> Self {
        Self { change, tree: None, ..self }
    }

    /// Returns whether the position of this edit has just been searched.
    pub fn is_awaited(&self, session: &Session) -> bool {
        self.tree.is_none() && *session.document().position() == self.change.game
    }

    /// Records that the tree of a search is the tree of the edited position.
    pub const fn set_shown(&mut self, search: &ShownSearch) {
        self.tree = Some(search.tree_id());
    }

    /// Returns whether the edited node is a new leaf without a value that is in the recording.
    pub fn awaits_value(&self, recording: &Recording<AnyGame>) -> bool {
        self.change.is_new && self.path(recording).1 == self.change.line.len()
    }

    /// Returns the edited node, or its last ancestor in the recording.
    pub fn node(&self, recording: &Recording<AnyGame>) -> NodeId {
        self.path(recording).0
    }

    /// Returns the edited node, or its last ancestor in the recording, and the number of moves to it.
    fn path(&self, recording: &Recording<AnyGame>) -> (NodeId, usize) {
        let trace = recording.trace();
        let next = |at, mv| trace.children(at).find(|&child| recording.move_to(child) == Some(mv));
        let mut node = NodeId::ROOT;
        for (index, &mv) in self.change.line.iter().enumerate() {
            let Some(child) = next(node, mv) else { return (node, index) };
            node = child;
        }
        (node, self.change.line.len())
    }

    /// Returns the sentences about the edit while the search of the edited position is shown.
    pub fn sentences(&self, words: &Words, session: &Session) -> Vec<StyledText> {
        let mut sentences = Vec::new();
        let is_shown = |search: &&ShownSearch| self.tree == Some(search.tree_id());
        let Some(search) = session.search().filter(is_shown) else { return sentences };
        if let (Some(before), Some(after)) = (self.before, CompletedSearch::of(search)) {
            sentences.push(edit_work(words, &before.count, &after.count));
            sentences.extend(self.minimal(words, search));
            sentences
                .extend((before.is_exact && after.is_exact).then(|| edit_answer(words, before.score, after.score)));
        }
        if matches!(self.change.game, AnyGame::TicTacToe(_)) {
            sentences.push(edit_cells(words));
        }
        let (node, moves) = self.path(search.recording());
        sentences.extend(self.note(words, search.recording(), node, moves));
        if moves < self.change.line.len()
            && let Some(depth) = search.config().effective().depth.filter(|&depth| depth < self.change.line.len())
        {
            sentences.push(edit_beyond(words, depth));
        }
        sentences
    }

    /// Returns the sentence on how the edit affected a value.
    fn note(&self, words: &Words, recording: &Recording<AnyGame>, node: NodeId, moves: usize) -> Option<StyledText> {
        let (became, AnyGame::Tree(tree)) = (self.change.note?, &self.change.game) else { return None };
        let is_added = became == ValueChange::ValueBecameEstimate;
        // A new child was added to the node above the edited one.
        let parent = self.change.line.len() - usize::from(is_added);
        let named = if moves == parent { Some(node) } else { recording.trace().parent(node) };
        let at = self.change.line[..parent].iter().try_fold(tree.node_index(), |at, mv| {
            let AnyMove::Tree(index) = mv else { return None };
            tree.children_of(at).get(*index as usize).map(|&child| child as usize)
        })?;
        let name = NodeNames::new(words, recording).subject(named.filter(|_| parent <= moves)?);
        let key = match became {
            ValueChange::ValueBecameEstimate => "edit-feedback-value-became-estimate",
            ValueChange::EstimateBecameValue => "edit-feedback-estimate-became-value",
            ValueChange::KeptMinimaxValue => "edit-feedback-kept-its-value",
        };
        Some(words.styled(key, &args![node = name, value = tree.value_of(at)?]))
    }

    /// Returns a sentence on the minimal number of leaves of a uniform tree: a search that cuts on ties evaluates no
    /// more if the best move is first at every node.
    fn minimal(&self, words: &Words, shown: &ShownSearch) -> Option<StyledText> {
        let (ChildOrder::BestFirst, AnyGame::Tree(tree)) = (self.change.sorted?, &self.change.game) else {
            return None;
        };
        let search = shown.config();
        let is_fit = search.algorithm.properties().prunes
            && !needs_chance(&self.change.game, search.effective().opponent)
            && search.cut_on == CutOn::Equal
            && search.root_window(&self.change.game) == Window::FULL
            && search.depth.is_none()
            && CompletedSearch::of(shown).is_some_and(|found| found.score.is_finite());
        let (children, plies) = tree.uniform_shape().filter(|&(children, _)| is_fit && 1 < children)?;
        let children = u64::try_from(children).ok()?;
        let leaves = children.checked_pow(u32::try_from(plies).ok()?)?;
        Some(edit_minimal(words, children, &MinimalTree::of(leaves, plies, Some(children))?))
    }
}
