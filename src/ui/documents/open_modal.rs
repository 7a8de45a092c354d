//! The modals that can be open over the window.

use super::comparison::ComparisonModal;
use super::confirmation::Confirmation;
use super::exam_papers::{PaperModal, PrintedExerciseModal};
use super::exercise::ExerciseModal;
use super::glossary::Glossary;
use super::hand_in::HandInModal;
use super::page_frame::PageFrameModal;
use super::path_prompt::PathPrompt;
use super::pictures::ExportModal;
use super::progress::ProgressModal;
use super::tree_text::TreeTextModal;

/// An open modal.
#[derive(Debug)]
pub(super) enum OpenModal {
    KeySheet,
    Glossary(Glossary),
    Confirmation(Confirmation),
    TreeText(TreeTextModal),
    PathPrompt(PathPrompt),
    Comparison(Box<ComparisonModal>),
    Exercise(Box<ExerciseModal>),
    PrintedExercise(PrintedExerciseModal),
    Progress(ProgressModal),
    HandIn(HandInModal),
    Pictures(Box<ExportModal>),
    Paper(Box<PaperModal>),
    PageFrame(PageFrameModal),
}

impl OpenModal {
    /// Returns whether the modal takes all keys. The key sheet and the glossary leave them to the window.
    pub const fn takes_keys(&self) -> bool {
        !matches!(self, Self::KeySheet | Self::Glossary(_))
    }
}
