//! The panels and what each of them keeps between frames: scroll offsets, unfinished edits, open modals.

use crate::ui::documents::Documents;
use crate::ui::find_bar::FindBar;
use crate::ui::practice::QuestionCard;
use crate::ui::sheet::Sheet;
use crate::ui::side_panel::SidePanel;
use crate::ui::split_view::SplitViewPanel;
use crate::ui::tree_panel::TreePanel;

#[derive(Debug)]
pub(super) struct Panels {
    pub tree: TreePanel,
    /// The tree of the search beside the one that a student fills in.
    pub true_tree: TreePanel,
    /// The two trees of a split view.
    pub split_view: SplitViewPanel,
    pub find: FindBar,
    pub side: SidePanel,
    /// The sheet on which the side panel stands in a window as narrow as a phone.
    pub sheet: Sheet,
    /// The card of the question that is asked in practice.
    pub question: QuestionCard,
    pub documents: Documents,
}

impl Panels {
    pub fn new(documents: Documents) -> Self {
        Self {
            tree: TreePanel::default(),
            true_tree: TreePanel::default(),
            split_view: SplitViewPanel::default(),
            find: FindBar::default(),
            side: SidePanel::default(),
            sheet: Sheet::default(),
            question: QuestionCard::default(),
            documents,
        }
    }
}
