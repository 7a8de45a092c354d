//! A leaf whose evaluation counts lines, and how many of them are to be seen at the current step.

use crate::game::GameView;
use crate::game::any::AnyGame;
use crate::game::board::CountedLines;
use crate::trace::NodeId;
use crate::trace::moment::NodeState;
use crate::ui::view_context::ViewContext;

/// The lines of a leaf.
#[derive(Clone, Debug)]
pub struct CountedLeaf {
    /// The leaf.
    pub node: NodeId,
    /// Its lines, MAX's first.
    pub lines: [CountedLines; 2],
    /// How many of each side's are to be seen; `None` before any is counted.
    pub seen: Option<[usize; 2]>,
    /// Whether the search has evaluated it.
    pub is_evaluated: bool,
}

impl CountedLeaf {
    /// Returns the node in focus as such a leaf, if it is one that the search has entered.
    #[must_use]
    pub fn in_focus(context: &ViewContext<'_>) -> Option<Self> {
        let (recording, moment, node) = (context.search.recording(), context.search.moment(), context.focused_node());
        let is_entered = matches!(moment.state(node), NodeState::Open | NodeState::Finished);
        if !is_entered || !recording.trace().kind(node).is_evaluated() {
            return None;
        }
        let lines = recording.position(node).counted_lines()?;
        let is_evaluated = moment.proved(node).is_exact() && !context.is_asking();
        let [max, min] = [lines[0].lines.len(), lines[1].lines.len()];
        let seen = if is_evaluated {
            Some([max, min])
        } else if counts_one_by_one(context) && !context.is_asking() {
            let counted = context.lectern.line_count.of(context.node_ref(node));
            Some([counted.min(max), counted.saturating_sub(max).min(min)])
        } else {
            None
        };
        Some(Self { node, lines, seen, is_evaluated })
    }

    /// The number of its lines.
    #[must_use]
    pub const fn total(&self) -> usize {
        self.lines[0].lines.len() + self.lines[1].lines.len()
    }
}

/// Returns whether the position in focus is shown large beside the tree: while presenting a game whose evaluation counts lines,
/// unless the user hid it or called up something else.
#[must_use]
pub fn shows_board(context: &ViewContext<'_>) -> bool {
    let lectern = context.lectern;
    let is_free = lectern.asides.is_empty() && context.session.split().is_none();
    context.is_presenting && !lectern.hides_board && is_free && counts_lines(context.search.recording().root())
}

/// Returns whether lines are counted one by one.
#[must_use]
pub fn counts_one_by_one(context: &ViewContext<'_>) -> bool {
    context.lectern.line_count.is_on(context.search.trace().nodes().len() == 1)
}

fn counts_lines(position: &AnyGame) -> bool {
    position.counted_lines().is_some()
}
