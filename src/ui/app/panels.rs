//! The panels of the window, with the state that each keeps between frames.

use super::presentation::Presentation;
use crate::files::Files;
use poda_panels::dialogs::Dialogs;
use poda_panels::frame::find_bar::FindBar;
use poda_panels::frame::notifications::Notifications;
use poda_panels::frame::sheet::BottomSheet;
use poda_panels::frame::split_view::SplitViewPanel;
use poda_panels::frame::strip::Strip;
use poda_panels::practice::QuestionCard;
use poda_panels::side_panel::SidePanel;
use poda_panels::tree_panel::{OtherTrees, TreePanel};

/// The panels, with the state that each keeps between frames: scroll offsets, unfinished edits, open modals.
#[derive(Debug, Default)]
pub(super) struct Panels {
    pub tree: TreePanel,
    /// The correct tree, shown beside the one that a student fills in.
    pub true_tree: TreePanel,
    pub other_trees: OtherTrees,
    pub split_view: SplitViewPanel,
    pub find: FindBar,
    pub side: SidePanel,
    /// The sheet that contains the side panel in a window as narrow as a phone.
    pub sheet: BottomSheet,
    /// The strip under the tree.
    pub strip: Strip,
    pub question: QuestionCard,
    pub files: Files,
    pub dialogs: Dialogs,
    pub notifications: Notifications,
    pub presentation: Presentation,
}
