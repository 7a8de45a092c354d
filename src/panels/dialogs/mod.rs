//! The dialogs over the window: the open one, and the state that outlives a dialog.

mod class;
mod classroom;
mod command_palette;
pub mod comparison;
mod confirmation;
pub mod exam_paper;
mod exercise;
mod glossary;
mod hand_in;
mod key_sheet;
mod lesson_map;
pub mod modal;
mod own_game;
pub mod page_frame;
mod path_prompt;
pub mod pictures;
mod printed_exercise;
mod progress;
mod qr_code;
pub mod tree_text;
pub mod watch_program;

pub use class::ClassModal;
pub use classroom::ClassroomModal;
pub use command_palette::CommandPalette;
pub use confirmation::{Confirmation, Loss};
pub use exercise::ExerciseModal;
pub use glossary::Glossary;
pub use hand_in::HandInModal;
pub use key_sheet::KeySheet;
pub use lesson_map::LessonMap;
pub use page_frame::PageFrameModal;
pub use path_prompt::PathPrompt;
pub use printed_exercise::PrintedExerciseModal;
pub use progress::ProgressModal;
pub use qr_code::QrCodeModal;

use self::comparison::ComparisonModal;
use self::exam_paper::PaperModal;
use self::lesson_map::LessonPictures;
use self::modal::ModalState;
use self::pictures::ExportModal;
use self::tree_text::TreeTextModal;
use egui::{Context, Vec2};
use poda_window::documents::paper_plan::PaperChoices;
use poda_window::documents::picture_plan::ExportChoices;
use poda_window::panel::view_context::ViewContext;

#[derive(Debug)]
pub enum Dialog {
    KeySheet(KeySheet),
    Glossary(Glossary),
    Lessons(LessonMap),
    Palette(CommandPalette),
    /// A question before something is lost.
    Confirmation(Confirmation),
    TreeText(TreeTextModal),
    /// A path to be typed, if the system has no file dialog.
    PathPrompt(PathPrompt),
    Comparison(Box<ComparisonModal>),
    /// An exercise to be generated.
    Exercise(Box<ExerciseModal>),
    /// An exercise of a printed paper, to be looked up by its code.
    PrintedExercise(Box<PrintedExerciseModal>),
    /// The user's progress in practice.
    Progress(ProgressModal),
    /// A report to be handed in.
    HandIn(HandInModal),
    Pictures(Box<ExportModal>),
    Paper(Box<PaperModal>),
    /// HTML of a frame for another page.
    PageFrame(PageFrameModal),
    /// How to watch a program of the user.
    WatchProgram,
    /// How to open a game of the user's own.
    OwnGame,
    /// A link as a QR code.
    QrCode(QrCodeModal),
    /// The class on its phones.
    Classroom(ClassroomModal),
    /// The reports that a class has handed in.
    Class(ClassModal),
}

/// The open dialog, and the one that a confirmation covers.
#[derive(Debug, Default)]
pub struct Dialogs {
    open: Option<Dialog>,
    pub covered: Option<Dialog>,
    is_drawn: bool,
    /// The last choices in the dialog that exports pictures.
    export_choices: ExportChoices,
    lesson_pictures: LessonPictures,
    /// The last choices in the dialog that makes an exam paper.
    paper_choices: PaperChoices,
}

impl Dialogs {
    pub const fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Returns whether the open dialog takes all keys. The key sheet, the glossary and the address of the class leave
    /// them to the window.
    pub const fn takes_keys(&self) -> bool {
        match &self.open {
            Some(Dialog::Classroom(modal)) => !modal.shows_address,
            open => !matches!(open, None | Some(Dialog::KeySheet(_) | Dialog::Glossary(_))),
        }
    }

    /// Returns whether the open dialog leaves to the window only the keys that open and close such dialogs and change
    /// how it looks: what the others would do happens behind it. A step closes the address of the class, so nothing
    /// happens behind that.
    pub const fn covers_commands(&self) -> bool {
        matches!(self.open, Some(Dialog::KeySheet(_) | Dialog::Glossary(_)))
    }

    /// Closes the address of the class, which covers the tree.
    pub fn close_address(&mut self) {
        self.open.take_if(|open| matches!(open, Dialog::Classroom(modal) if modal.shows_address));
    }

    /// Returns the size of the window that shows the open dialog without scrolling, for a dialog that should not be
    /// scrolled.
    pub const fn whole_size(&self) -> Option<Vec2> {
        if matches!(self.open, Some(Dialog::KeySheet(_))) { Some(key_sheet::WHOLE) } else { None }
    }

    /// Opens a dialog. It replaces the open one.
    pub fn open(&mut self, dialog: Dialog) {
        self.open = Some(dialog);
        self.is_drawn = false;
    }

    /// Opens a dialog, or closes the open one if it is of the same kind.
    pub fn toggle(&mut self, dialog: Dialog) {
        if self.open.as_ref().is_some_and(|open| std::mem::discriminant(open) == std::mem::discriminant(&dialog)) {
            self.open = None;
        } else {
            self.open(dialog);
        }
    }

    pub const fn take(&mut self) -> Option<Dialog> {
        self.open.take()
    }

    /// Closes the open dialog if it leaves the keys to the window. Returns whether it was closed.
    pub fn close(&mut self) -> bool {
        !self.takes_keys() && self.open.take().is_some()
    }

    /// Opens a confirmation. The open dialog is kept below it if it takes the keys.
    pub fn confirm(&mut self, confirmation: Confirmation) {
        let covered = if self.takes_keys() { self.open.take() } else { None };
        self.open(Dialog::Confirmation(confirmation));
        self.cover(covered);
    }

    /// Keeps a dialog to be reopened after the open confirmation. Does nothing if no confirmation is open.
    pub fn cover(&mut self, dialog: Option<Dialog>) {
        let covered = dialog.filter(|dialog| !matches!(dialog, Dialog::Confirmation(_)));
        if covered.is_some() && matches!(self.open, Some(Dialog::Confirmation(_))) {
            self.covered = covered;
        }
    }

    /// Reopens the covered dialog.
    pub fn uncover(&mut self) {
        if let Some(dialog) = self.covered.take() {
            self.open(dialog);
        }
    }

    /// Draws the open dialog. `is_exporting` is whether files are being written.
    pub fn show(&mut self, ctx: &Context, context: &ViewContext<'_>, is_exporting: bool) {
        let Some(dialog) = &mut self.open else {
            self.is_drawn = false;
            return;
        };
        let is_new = !std::mem::replace(&mut self.is_drawn, true);
        match dialog {
            Dialog::KeySheet(sheet) => sheet.show(ctx, context),
            Dialog::Glossary(glossary) => glossary.show(ctx, context),
            Dialog::Lessons(map) => map.show(ctx, context, &mut self.lesson_pictures, is_new),
            Dialog::Palette(palette) => palette.show(ctx, context, is_new),
            Dialog::Confirmation(confirmation) => confirmation.show(ctx, context, is_new),
            Dialog::TreeText(modal) => modal.show(ctx, context, is_new),
            Dialog::PathPrompt(modal) => modal.show(ctx, context, is_new),
            Dialog::Exercise(modal) => modal.show(ctx, context, is_new),
            Dialog::PrintedExercise(modal) => modal.show(ctx, context, is_new),
            Dialog::Progress(modal) => modal.show(ctx, context),
            Dialog::HandIn(modal) => modal.show(ctx, context, is_new),
            Dialog::Pictures(modal) => {
                modal.show(ctx, context, &mut self.export_choices, ModalState { is_new, is_exporting });
            }
            Dialog::Paper(modal) => {
                modal.show(ctx, context, &mut self.paper_choices, ModalState { is_new, is_exporting });
            }
            Dialog::PageFrame(modal) => modal.show(ctx, context, is_new),
            Dialog::WatchProgram => watch_program::show(ctx, context, is_new),
            Dialog::OwnGame => own_game::show(ctx, context),
            Dialog::QrCode(modal) => modal.show(ctx, context),
            Dialog::Classroom(modal) => modal.show(ctx, context),
            Dialog::Class(modal) => modal.show(ctx, context),
            Dialog::Comparison(modal) => modal.show(ctx, context, is_new),
        }
    }
}
