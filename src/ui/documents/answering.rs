//! What an answer to a modal or file dialog continues: opening, saving, exporting, closing the window.

use super::answer::DocumentAnswer;
use super::confirmation::Confirmation;
use super::file_dialog::DialogPurpose;
use super::file_export::FileExport;
use super::loaded_document::LoadedDocument;
use super::open_modal::OpenModal;
use super::panel::{Deferred, DocumentContext, Documents, PathSource};
use crate::document::Document;
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::platform::disk::Backup;
use crate::session::command::Command;
use crate::session::{Origin, Session};
use crate::ui::document_title;
use egui::ViewportCommand;

impl Documents {
    /// Asks whether to save the changes before something else continues.
    pub(super) fn confirm_before(&mut self, deferred: Deferred, session: &Session, words: &Words) {
        self.deferred = Some(deferred);
        if let Some(
            modal @ (OpenModal::TreeText(_)
            | OpenModal::PathPrompt(_)
            | OpenModal::Comparison(_)
            | OpenModal::Exercise(_)
            | OpenModal::PrintedExercise(_)
            | OpenModal::Pictures(_)
            | OpenModal::Paper(_)
            | OpenModal::PageFrame(_)
            | OpenModal::Progress(_)),
        ) = self.modal.take()
        {
            self.covered = Some(modal);
        }
        let title = document_title::name(session, words);
        self.open_modal(OpenModal::Confirmation(Confirmation::Unsaved { title }));
    }

    /// Drops what waited for an answer and shows the covered modal again.
    pub(super) fn cancel(&mut self) {
        self.deferred = None;
        if let Some(modal) = self.covered.take() {
            self.open_modal(modal);
        }
    }

    /// Carries out the answer to the open modal or file dialog. Returns the commands for the session.
    pub(super) fn answer(&mut self, context: &mut DocumentContext<'_>, answer: DocumentAnswer) -> Vec<Command> {
        // Outcomes of dialogs and background reads do not answer the open modal.
        let modal = if matches!(answer, DocumentAnswer::ChosenPath(..) | DocumentAnswer::Read(_)) {
            None
        } else {
            self.modal.take()
        };
        match answer {
            // Nothing waits for a tree or for a comparison.
            DocumentAnswer::Cancel
                if matches!(
                    modal,
                    Some(
                        OpenModal::TreeText(_)
                            | OpenModal::Comparison(_)
                            | OpenModal::Exercise(_)
                            | OpenModal::PrintedExercise(_)
                            | OpenModal::Pictures(_)
                            | OpenModal::Paper(_)
                            | OpenModal::PageFrame(_)
                    )
                ) => {}
            DocumentAnswer::Cancel => self.cancel(),
            DocumentAnswer::Save => return self.save(context),
            DocumentAnswer::DoNotSave => {
                self.discards_changes = matches!(self.deferred, Some(Deferred::Close));
                return self.run_deferred(context);
            }
            DocumentAnswer::Overwrite => {
                if let Some(OpenModal::Confirmation(Confirmation::Overwrite { path, .. })) = modal {
                    return self.overwrite(context, path);
                }
                if let Some(OpenModal::Confirmation(Confirmation::ReplaceFiles { path, .. })) = modal {
                    self.start_export(context.ctx, path);
                }
            }
            DocumentAnswer::SaveElsewhere => {
                let is_of_export = matches!(modal, Some(OpenModal::Confirmation(Confirmation::ReplaceFiles { .. })));
                let export = self.waiting_export.as_ref().filter(|_| is_of_export);
                let purpose = export.map_or(DialogPurpose::Save, FileExport::purpose);
                self.open_dialog(context, purpose);
            }
            DocumentAnswer::Tree { tree, is_open_tree: true } => return vec![Command::SetGame(AnyGame::Tree(tree))],
            DocumentAnswer::Tree { tree, is_open_tree: false } => {
                let loaded = LoadedDocument::without_file(Document::of_position(AnyGame::Tree(tree)), Origin::New);
                let commands = self.open(context, loaded);
                if matches!(self.modal, Some(OpenModal::Confirmation(_))) {
                    self.covered = modal;
                }
                return commands;
            }
            DocumentAnswer::Exercise(document) => {
                let commands = self.open(context, LoadedDocument::without_file(*document, Origin::New));
                if matches!(self.modal, Some(OpenModal::Confirmation(_))) {
                    self.covered = modal;
                }
                return commands;
            }
            DocumentAnswer::Read(result) => return self.finish_reading(context, result),
            DocumentAnswer::TypedPath(DialogPurpose::Open, path)
            | DocumentAnswer::ChosenPath(DialogPurpose::Open, path) => {
                return self.open_file(context, &path);
            }
            DocumentAnswer::TypedPath(DialogPurpose::Export, path) => self.write_exported(&path, Backup::Keep),
            DocumentAnswer::ChosenPath(DialogPurpose::Export, path) => self.write_exported(&path, Backup::Discard),
            DocumentAnswer::TypedPath(DialogPurpose::Pictures(_) | DialogPurpose::ExamPaper(_), path) => {
                self.write_export(context.ctx, &path, PathSource::Typed);
            }
            DocumentAnswer::ChosenPath(DialogPurpose::Pictures(_) | DialogPurpose::ExamPaper(_), path) => {
                self.write_export(context.ctx, &path, PathSource::Dialog);
            }
            DocumentAnswer::TypedPath(DialogPurpose::Save, path) => {
                let commands = self.save_as(context, path, PathSource::Typed);
                if matches!(self.modal, Some(OpenModal::Confirmation(_))) {
                    self.covered = modal;
                }
                return commands;
            }
            DocumentAnswer::ChosenPath(DialogPurpose::Save, path) => {
                return self.save_as(context, path, PathSource::Dialog);
            }
        }
        Vec::new()
    }

    /// Continues with what waited.
    pub(super) fn run_deferred(&mut self, context: &mut DocumentContext<'_>) -> Vec<Command> {
        match self.deferred.take() {
            Some(Deferred::Open(loaded)) => self.show_document(context, loaded),
            Some(Deferred::Close) => {
                self.may_close = true;
                context.ctx.send_viewport_cmd(ViewportCommand::Close);
                Vec::new()
            }
            None => Vec::new(),
        }
    }
}
