//! A Monte Carlo tree search as panels read it.

use super::request::MoveInLane;
use crate::input::command::Neighbor;
use crate::state::practice::{AnyQuestions, AskMcts, PracticeMode, StripQuestions};
use poda_core::trace::{NodeId, Step, Story};
use poda_picture::picture::sampled::SampledConcealed;
use poda_session::sampled_lane::SampledLane;
use poda_words::i18n::Words;
use poda_words::i18n::panels::mcts_text;
use poda_words::i18n::styled_text::StyledText;
use poda_words::practice::mcts::MctsQuestion;

/// What the window knows of a lane beside its search.
#[derive(Clone, Copy, Debug)]
pub struct AroundLane<'a> {
    /// The questions that the user answers in the strip, beside everything else.
    pub in_strip: Option<&'a StripQuestions>,
    /// The current exercise.
    pub practice: Option<&'a PracticeMode>,
    /// The node that the user selected last on that side.
    pub selected: Option<NodeId>,
    /// The move about which the user asks why it is not played.
    pub why_not: Option<MoveInLane>,
    pub is_in_match: bool,
}

/// A Monte Carlo tree search that is shown, and the state of its view.
#[derive(Clone, Copy, Debug)]
pub struct SampledContext<'a> {
    pub view: &'a SampledLane,
    /// The node that the user has selected, if it is in the tree.
    pub selected: Option<NodeId>,
    /// The move about which the user asks why it is not played, if the node at which it is a move is in the tree.
    pub why_not: Option<MoveInLane>,
    /// The questions about the search that the user answers.
    pub questions: Option<&'a AskMcts>,
    /// The open question about the search. Nothing that answers it is shown.
    pub asked: Option<MctsQuestion>,
    /// The last step that may be shown while the user has to answer a question.
    pub limit: Option<Step>,
    /// Whether the nodes below the moves of the root are hidden. In a match they would reveal the best reply, which the
    /// user has to find.
    pub hides_replies: bool,
}

impl<'a> SampledContext<'a> {
    /// Returns the search of a lane with the state of its view.
    pub fn new(view: &'a SampledLane, around: AroundLane<'a>) -> Self {
        let AroundLane { in_strip, practice, selected, why_not, is_in_match } = around;
        let questions = in_strip.and_then(|in_strip| in_strip.questions.sampled()).filter(|asked| asked.is_about(view));
        let of_user =
            questions.filter(|_| in_strip.is_some_and(|in_strip| in_strip.is_in_view)).and_then(AskMcts::open);
        let limit = of_user.map(|question| question.shown_step);
        let in_exercise = practice.and_then(PracticeMode::questions);
        let room = in_exercise.and_then(AnyQuestions::sampled).filter(|asked| asked.is_about(view));
        let of_room = room.and_then(AskMcts::open).filter(|question| question.shown_step == view.step());
        let asked = of_user.or(of_room).copied();
        // As in every search that finds a move of the program, the last step hides the replies to that move.
        let hides_replies = is_in_match && view.is_over();
        let is_in_tree = |node: &NodeId| node.index() < view.recording().node_count() && view.moment().has(*node);
        let (selected, why_not) = (selected.filter(is_in_tree), why_not.filter(|asked| is_in_tree(&asked.node)));
        Self { view, selected, why_not, questions, asked, limit, hides_replies }
    }

    /// Returns the parts of the picture that are concealed.
    pub fn concealed(&self) -> SampledConcealed {
        SampledConcealed { replies: self.hides_replies, ..SampledConcealed::default() }
    }

    /// Returns the shown children of a node, in the order in which they are drawn.
    pub fn children(&self, node: NodeId) -> Vec<NodeId> {
        if self.hides_replies && node != NodeId::ROOT { Vec::new() } else { self.view.children_in_order(node) }
    }

    /// Returns the node in focus: the selected node, or else the node of the current step.
    pub fn focused(&self) -> NodeId {
        self.selected.unwrap_or_else(|| self.view.focus())
    }

    /// Returns a neighbor of a node in the tree, if there is one. The child is the one with the most visits.
    pub fn neighbor(&self, neighbor: Neighbor, node: NodeId) -> Option<NodeId> {
        let view = self.view;
        let sibling = |step: isize| {
            let siblings = view.children_in_order(view.recording().parent(node)?);
            let at = siblings.iter().position(|&sibling| sibling == node)?;
            siblings.get(at.checked_add_signed(step)?).copied()
        };
        match neighbor {
            Neighbor::Parent => view.recording().parent(node),
            Neighbor::Child => {
                let visits = |child: &NodeId| view.moment().statistics(*child).visits;
                // The search is reversed so that the first of several children with equally many visits is found.
                self.children(node).into_iter().rev().max_by_key(visits)
            }
            Neighbor::Previous => sibling(-1),
            Neighbor::Next => sibling(1),
        }
    }

    /// Returns the reasons for what happened at the shown step.
    pub fn reasons(&self, words: &Words) -> Vec<StyledText> {
        mcts_text::reasons(words, self.view.recording(), self.view.step())
    }
}
