//! The state of opening and saving: open modals and dialogs, notifications, and what waits for an answer.
//!
//! Returns commands for the session; knows neither trees nor steps.

use super::answer::DocumentAnswer;
use super::background_read::BackgroundRead;
use super::comparison::ComparisonModal;
use super::exam_papers::{PaperChoices, PaperModal, PrintedExerciseModal};
use super::exercise::ExerciseModal;
use super::exported_text::ExportedText;
use super::file_dialog::{DialogPurpose, DialogRequest, FileChoice, FileDialogs, SystemDialogs};
use super::file_export::{ExportJob, FileExport};
use super::glossary::Glossary;
use super::hand_in::HandInModal;
use super::loaded_document::LoadedDocument;
use super::loaded_lecture::EntryArrival;
use super::notification::Notification;
use super::open_modal::OpenModal;
use super::page_frame::PageFrameModal;
use super::path_prompt::PathPrompt;
use super::pictures::ExportChoices;
use super::progress::ProgressModal;
use super::tree_text::{TreeTextModal, fits_as_text};
use super::{dropped_files, key_sheet, notification_card};
use crate::file::{self, LinkMode};
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::session::command::Command;
use crate::session::{Origin, Session};
use crate::ui::command::UiCommand;
use crate::ui::command_state::adjacent_lesson;
use crate::ui::games::new_game::is_untouched_new_game;
use crate::ui::request::{DocumentRequest, UiRequest};
use crate::ui::settings::Settings;
use crate::ui::view_context::ViewContext;
use egui::{Context, Ui, ViewportCommand};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Duration;

/// The state of opening and saving documents.
#[derive(Debug)]
pub struct Documents {
    dialogs: Box<dyn FileDialogs>,
    /// The open file dialog and the receiver of its outcome.
    pub(super) dialog: Option<(DialogRequest, Receiver<FileChoice>)>,
    /// The open modal.
    pub(super) modal: Option<OpenModal>,
    /// The modal that the open confirmation covers.
    pub(super) covered: Option<OpenModal>,
    /// What the link asked for that was opened last.
    pub(super) link_mode: Option<LinkMode>,
    /// Whether the open modal was drawn in the last frame.
    is_modal_drawn: bool,
    pub(super) notifications: Vec<Notification>,
    /// What continues once a confirmation is answered or the document is saved.
    pub(super) deferred: Option<Deferred>,
    /// The text that is being exported.
    pub(super) exported: Option<ExportedText>,
    /// What was chosen last in the modal that exports pictures.
    export_choices: ExportChoices,
    /// What was chosen last in the modal that makes an exam paper.
    paper_choices: PaperChoices,
    /// The export that waits for a place, or is being written.
    pub(super) waiting_export: Option<FileExport>,
    /// The export that is being written.
    pub(super) export_job: Option<ExportJob>,
    /// The background read in progress.
    pub(super) reading: Option<BackgroundRead>,
    /// The files that were read or written, each with the digest of its content then.
    pub(super) digests: BTreeMap<PathBuf, u64>,
    /// Whether the window may close without asking.
    pub(super) may_close: bool,
    /// Whether the user chose to close without saving.
    pub(super) discards_changes: bool,
}

/// What waits for an answer.
#[derive(Debug)]
pub(super) enum Deferred {
    /// Opening a document.
    Open(LoadedDocument),
    /// Closing the window.
    Close,
}

/// The part of the model that opening and saving read, and the settings that they change.
pub(super) struct DocumentContext<'a> {
    pub ctx: &'a Context,
    pub session: &'a Session,
    pub settings: &'a mut Settings,
    pub words: &'a Words,
}

impl Default for Documents {
    fn default() -> Self {
        Self::new(Box::new(SystemDialogs))
    }
}

impl Documents {
    /// Returns the state at the start, with the dialogs that are used to choose files.
    #[must_use]
    pub fn new(dialogs: Box<dyn FileDialogs>) -> Self {
        Self {
            dialogs,
            dialog: None,
            modal: None,
            covered: None,
            link_mode: None,
            is_modal_drawn: false,
            notifications: Vec::new(),
            deferred: None,
            exported: None,
            export_choices: ExportChoices::default(),
            paper_choices: PaperChoices::default(),
            waiting_export: None,
            export_job: None,
            reading: None,
            digests: BTreeMap::new(),
            may_close: false,
            discards_changes: false,
        }
    }

    /// Whether a modal is open that takes all keys.
    #[must_use]
    pub const fn is_modal_open(&self) -> bool {
        match &self.modal {
            Some(modal) => modal.takes_keys(),
            None => false,
        }
    }

    /// Whether unsaved changes are not kept for the next run.
    #[must_use]
    pub const fn discards_changes(&self) -> bool {
        self.discards_changes
    }

    /// Returns what the link asked for that was opened last, once.
    pub const fn take_link_mode(&mut self) -> Option<LinkMode> {
        self.link_mode.take()
    }

    /// Sets what the link asks for that is opened at the start.
    pub const fn set_link_mode(&mut self, mode: Option<LinkMode>) {
        self.link_mode = mode;
    }

    /// Shows a notification.
    pub fn notify(&mut self, notification: Notification) {
        self.notifications.push(notification);
    }

    /// Returns what the notifications say, a line each.
    #[must_use]
    pub fn notice_text(&self, words: &Words) -> String {
        let texts = self.notifications.iter().map(|notification| notification.text(words).plain());
        texts.collect::<Vec<_>>().join("\n")
    }

    /// Whether a file or text is being read in the background.
    #[must_use]
    pub const fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// Closes all notifications.
    pub fn clear_notifications(&mut self) {
        self.notifications.clear();
    }

    /// Shows a notification in the place of an earlier one of its kind.
    pub fn notify_once(&mut self, notification: Notification) {
        self.notifications.retain(|shown| std::mem::discriminant(shown) != std::mem::discriminant(&notification));
        self.notify(notification);
    }

    /// Lets the window close without a confirmation.
    pub const fn allow_close(&mut self) {
        self.may_close = true;
    }

    /// Whether the document holds unsaved work. A document that was typed or pasted does from the start; a new game does not.
    #[must_use]
    pub fn has_unsaved_work(session: &Session) -> bool {
        let is_made = *session.origin() == Origin::New && !is_untouched_new_game(session.document());
        is_made || session.is_edited()
    }

    /// Draws the open modal and the notifications, and takes files that were dropped, pasted or chosen in a dialog.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
        let ctx = ui.ctx().clone();
        let words = context.words;
        requests.extend(self.poll_dialog());
        self.poll_reading(ui, words, requests);
        self.poll_export(&ctx);
        if !self.is_modal_open() {
            requests.extend(dropped_files::take(&ctx).map(|input| DocumentRequest::OpenDroppedOrPasted(input).into()));
        }
        if !self.notifications.is_empty() && notification_card::card_ui(ui, words, &self.notifications) {
            self.notifications.clear();
        }
        let is_new = !std::mem::replace(&mut self.is_modal_drawn, true);
        match &mut self.modal {
            None => self.is_modal_drawn = false,
            Some(OpenModal::KeySheet) => {
                if key_sheet::key_sheet_ui(&ctx, context.session, words) {
                    self.modal = None;
                }
            }
            Some(OpenModal::Glossary(glossary)) => {
                if glossary.show(&ctx, words) {
                    self.modal = None;
                }
            }
            Some(OpenModal::Confirmation(confirmation)) => confirmation.show(&ctx, words, is_new, requests),
            Some(OpenModal::TreeText(modal)) => modal.show(&ctx, words, is_new, requests),
            Some(OpenModal::PathPrompt(modal)) => modal.show(&ctx, words, is_new, requests),
            Some(OpenModal::Exercise(modal)) => modal.show(&ctx, words, is_new, requests),
            Some(OpenModal::PrintedExercise(modal)) => modal.show(&ctx, words, is_new, requests),
            Some(OpenModal::Progress(modal)) => modal.show(&ctx, words, context.diary.progress(), requests),
            Some(OpenModal::HandIn(modal)) => modal.show(&ctx, words, context.diary, is_new, requests),
            Some(OpenModal::Pictures(modal)) => {
                let state = (is_new, self.export_job.is_some());
                modal.show(&ctx, context, &mut self.export_choices, state, requests);
            }
            Some(OpenModal::Paper(modal)) => {
                let state = (is_new, self.export_job.is_some());
                modal.show(&ctx, context, &mut self.paper_choices, state, requests);
            }
            Some(OpenModal::PageFrame(modal)) => modal.show(&ctx, words, is_new, requests),
            Some(OpenModal::Comparison(modal)) => modal.show(&ctx, context.session, words, is_new, requests),
        }
        if !context.is_embedded() {
            dropped_files::hint_ui(ui, words);
        }
    }

    /// Carries out a command about documents or modals. Returns the commands for the session.
    pub fn run(
        &mut self,
        ctx: &Context,
        command: UiCommand,
        session: &Session,
        settings: &mut Settings,
        words: &Words,
    ) -> Vec<Command> {
        let mut context = DocumentContext { ctx, session, settings, words };
        match command {
            UiCommand::Open => self.open_dialog(&context, DialogPurpose::Open),
            UiCommand::Save => return self.save(&mut context),
            UiCommand::SaveAs => self.open_dialog(&context, DialogPurpose::Save),
            UiCommand::NewTree => self.open_modal(OpenModal::TreeText(TreeTextModal::empty())),
            UiCommand::NewExercise => {
                self.open_modal(OpenModal::Exercise(Box::new(ExerciseModal::new(None))));
            }
            UiCommand::MakePaper => self.open_modal(OpenModal::Paper(Box::<PaperModal>::default())),
            UiCommand::OpenPrintedExercise => {
                self.open_modal(OpenModal::PrintedExercise(PrintedExerciseModal::default()));
            }
            UiCommand::ShowProgress => self.open_modal(OpenModal::Progress(ProgressModal::default())),
            UiCommand::HandIn => self.open_modal(OpenModal::HandIn(HandInModal::default())),
            UiCommand::ExportPictures => self.open_modal(OpenModal::Pictures(Box::default())),
            UiCommand::EditAsText => self.edit_as_text(session),
            UiCommand::CompareSearches => {
                self.open_modal(OpenModal::Comparison(Box::new(ComparisonModal::new(session))));
            }
            UiCommand::ToggleKeySheet if matches!(self.modal, Some(OpenModal::KeySheet)) => self.modal = None,
            UiCommand::ToggleKeySheet => self.open_modal(OpenModal::KeySheet),
            UiCommand::ToggleGlossary if matches!(self.modal, Some(OpenModal::Glossary(_))) => self.modal = None,
            UiCommand::ToggleGlossary => self.open_modal(OpenModal::Glossary(Glossary::at(None))),
            UiCommand::PreviousLesson | UiCommand::NextLesson => {
                if session.lecture().is_some() {
                    return if command == UiCommand::NextLesson {
                        self.open_next_entry(&mut context)
                    } else {
                        self.open_previous_entry(&mut context, EntryArrival::Beginning)
                    };
                }
                if let Some(number) = adjacent_lesson(session, command) {
                    return self.open_lesson(&mut context, number);
                }
            }
            _ => {}
        }
        Vec::new()
    }

    /// Carries out a request. Returns the commands for the session.
    pub fn handle(
        &mut self,
        ctx: &Context,
        request: DocumentRequest,
        session: &Session,
        settings: &mut Settings,
        words: &Words,
    ) -> Vec<Command> {
        let mut context = DocumentContext { ctx, session, settings, words };
        match request {
            DocumentRequest::OpenFile(path) => self.open_file(&mut context, &path),
            DocumentRequest::OpenLesson(number) => self.open_lesson(&mut context, number),
            DocumentRequest::OpenLecture(number) => self.open_lecture(&mut context, number),
            DocumentRequest::OpenEntry(index) => self.open_entry(&mut context, index),
            DocumentRequest::OpenFirstEntry => self.open_first_entry(&mut context),
            DocumentRequest::OpenNextEntry => self.open_next_entry(&mut context),
            DocumentRequest::OpenEndOfPreviousEntry => self.open_previous_entry(&mut context, EntryArrival::End),
            DocumentRequest::OpenGame(game) => self.open_game(&mut context, game),
            DocumentRequest::OpenDroppedOrPasted(input) => self.open_dropped_or_pasted(&mut context, &input),
            DocumentRequest::OpenGlossary(term) => {
                self.open_modal(OpenModal::Glossary(Glossary::at(Some(term))));
                Vec::new()
            }
            DocumentRequest::OpenExercise(mistake) => {
                self.open_modal(OpenModal::Exercise(Box::new(ExerciseModal::new(Some(mistake)))));
                Vec::new()
            }
            DocumentRequest::OpenAt(loaded) => {
                self.modal = None;
                self.open(&mut context, *loaded)
            }
            DocumentRequest::Export(exported) => {
                self.export(&context, exported);
                Vec::new()
            }
            DocumentRequest::ExportFiles(export) => {
                self.begin_export(&context, export);
                Vec::new()
            }
            DocumentRequest::CancelExport => {
                self.cancel_export();
                Vec::new()
            }
            DocumentRequest::DocumentAnswer(answer) => self.answer(&mut context, answer),
        }
    }

    /// Closes the open key sheet or glossary, or else the notifications. Returns whether there was anything to close.
    pub fn close(&mut self) -> bool {
        if matches!(self.modal, Some(OpenModal::KeySheet | OpenModal::Glossary(_))) {
            self.modal = None;
            return true;
        }
        !std::mem::take(&mut self.notifications).is_empty()
    }

    /// Keeps the window open for a confirmation if it is about to close with unsaved work.
    pub fn intercept_close(&mut self, ctx: &Context, session: &Session, words: &Words) {
        let closes = ctx.input(|input| input.viewport().close_requested());
        if closes && !self.may_close && Self::has_unsaved_work(session) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.confirm_before(Deferred::Close, session, words);
        }
    }

    /// Opens the modal that copies a frame for another page, with the fragment of its address and its title.
    pub fn offer_frame(&mut self, base: &str, fragment: String, title: String) {
        self.open_modal(OpenModal::PageFrame(PageFrameModal::new(base, fragment, title)));
    }

    pub(super) fn open_modal(&mut self, modal: OpenModal) {
        self.modal = Some(modal);
        self.is_modal_drawn = false;
    }

    /// Opens a file dialog, unless one is open.
    pub(super) fn open_dialog(&mut self, context: &DocumentContext<'_>, purpose: DialogPurpose) {
        if self.dialog.is_some() {
            return;
        }
        let request = self.dialog_request(context, purpose);
        let receiver = self.dialogs.ask(request.clone(), context.ctx);
        self.dialog = Some((request, receiver));
    }

    /// Returns the path chosen in the file dialog, once that is closed. It waits while a modal is open.
    fn poll_dialog(&mut self) -> Option<UiRequest> {
        if self.is_modal_open() {
            return None;
        }
        let (request, receiver) = self.dialog.take()?;
        match receiver.try_recv() {
            Err(TryRecvError::Empty) => self.dialog = Some((request, receiver)),
            Ok(FileChoice::Path(path)) => return Some(DocumentAnswer::ChosenPath(request.purpose, path).into()),
            Ok(FileChoice::NoDialog) => self.open_modal(OpenModal::PathPrompt(PathPrompt::new(&request))),
            // What waited for the document to be saved is dropped.
            Ok(FileChoice::Nothing) | Err(TryRecvError::Disconnected) => self.cancel(),
        }
        None
    }

    /// Opens the result of a background read, or shows that it is running. The result waits while a modal is open.
    fn poll_reading(&mut self, ui: &Ui, words: &Words, requests: &mut Vec<UiRequest>) {
        let Some(reading) = self.reading.take() else { return };
        if self.is_modal_open() {
            self.reading = Some(reading);
        } else if let Some(result) = reading.poll(ui.ctx()) {
            requests.push(DocumentAnswer::Read(result).into());
        } else {
            ui.ctx().request_repaint_after(Duration::from_millis(60));
            if let Some(name) = reading.name() {
                notification_card::reading_ui(ui, &words.fill("notification-reading", &[("name", name.into())]));
            }
            self.reading = Some(reading);
        }
    }

    fn edit_as_text(&mut self, session: &Session) {
        if let AnyGame::Tree(tree) = session.document().position()
            && fits_as_text(tree)
        {
            let modal =
                TreeTextModal::with(file::write_tree(tree), tree.node().player, session.search().config().depth);
            self.open_modal(OpenModal::TreeText(modal));
        }
    }

    /// Returns the digest of a file when it was last read or written, if it was.
    #[must_use]
    pub fn digest_of(&self, path: &Path) -> Option<u64> {
        self.digests.get(path).copied()
    }

    /// Sets the digest of a file that was read before there was a window.
    pub fn set_digest(&mut self, path: PathBuf, digest: u64) {
        self.digests.insert(path, digest);
    }
}

/// Where the path of a file to be saved comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PathSource {
    /// A dialog of the system, which has asked about an existing file.
    Dialog,
    /// The user's typing: nothing has asked about an existing file.
    Typed,
}
