//! Saving: the place, what would be lost there, and what continues afterwards.

use super::confirmation::{Confirmation, Loss};
use super::file_dialog::{DialogPurpose, DialogRequest};
use super::loaded_document::digest;
use super::notification::Notification;
use super::notification_text::file_name;
use super::open_modal::OpenModal;
use super::panel::{DocumentContext, Documents, PathSource};
use super::path_prompt::PathPrompt;
use crate::i18n::Words;
use crate::platform::disk::{self, Backup};
use crate::session::command::Command;
use crate::session::{Origin, Session};
use crate::ui::document_title;
use crate::{file, lessons};
use std::path::{Path, PathBuf};

impl Documents {
    /// Saves the document to its file, or asks for a place if it has none.
    pub(super) fn save(&mut self, context: &mut DocumentContext<'_>) -> Vec<Command> {
        match context.session.origin() {
            Origin::File(path) => self.save_to(context, path.clone(), OtherFiles::Overwrite),
            Origin::Lesson(_) | Origin::Link | Origin::New => {
                self.open_dialog(context, DialogPurpose::Save);
                Vec::new()
            }
        }
    }

    /// Saves at another place.
    pub(super) fn save_as(
        &mut self,
        context: &mut DocumentContext<'_>,
        path: PathBuf,
        source: PathSource,
    ) -> Vec<Command> {
        let path = std::path::absolute(&path).unwrap_or(path);
        // The dialog asked about the name as it was typed, not about the name with the extension.
        let gets_extension = path.extension().is_none();
        let path = if gets_extension { path.with_extension("ron") } else { path };
        let is_asked = source == PathSource::Dialog && !gets_extension;
        self.save_to(context, path, if is_asked { OtherFiles::Overwrite } else { OtherFiles::Confirm })
    }

    fn save_to(&mut self, context: &mut DocumentContext<'_>, path: PathBuf, other_files: OtherFiles) -> Vec<Command> {
        let is_other = *context.session.origin() != Origin::File(path.clone());
        let is_as_opened = self.text_as_opened(context.session).is_some() && !is_other;
        match self
            .loss(&path, is_other && other_files == OtherFiles::Confirm)
            .filter(|loss| !(is_as_opened && *loss == Loss::Comments))
        {
            None => self.write(context, path, Backup::Discard),
            Some(loss) => {
                self.open_modal(OpenModal::Confirmation(Confirmation::Overwrite { path, loss }));
                Vec::new()
            }
        }
    }

    /// Overwrites a file and keeps the old one as a backup.
    pub(super) fn overwrite(&mut self, context: &mut DocumentContext<'_>, path: PathBuf) -> Vec<Command> {
        self.write(context, path, Backup::Keep)
    }

    /// Returns the text from which the document was read, if it still means the same document: then saving changes no byte.
    fn text_as_opened(&self, session: &Session) -> Option<String> {
        let history = session.latest_history();
        let text = self.text_read(session).filter(|_| history.is_as_opened())?;
        let loaded = file::load(text.as_bytes()).ok()?;
        (loaded == *history.document()).then_some(text)
    }

    /// Returns the text from which the document was read, regardless of changes since then.
    fn text_read(&self, session: &Session) -> Option<String> {
        match session.latest_history().origin() {
            Origin::Lesson(number) => Some(lessons::text(*number).to_owned()),
            Origin::File(path) => {
                let bytes = disk::read(path).ok().filter(|bytes| self.digest_of(path) == Some(digest(bytes)))?;
                String::from_utf8(bytes).ok()
            }
            Origin::Link | Origin::New => None,
        }
    }

    /// Returns the text to be saved: the text that was read, if nothing has changed, or else one with the same fields spelled
    /// out.
    fn text_to_save(&self, session: &Session) -> String {
        let document = session.latest_history().document();
        self.text_as_opened(session).unwrap_or_else(|| match self.text_read(session) {
            Some(spelled) => file::save_preserving_fields(document, &spelled),
            None => file::save(document),
        })
    }

    /// Returns what overwriting a file would lose; with `is_other_file`, a file that the document was not read from.
    fn loss(&self, path: &Path, is_other_file: bool) -> Option<Loss> {
        // A file that cannot be read is reported by the write.
        let bytes = disk::read(path).ok()?;
        if is_other_file {
            return Some(Loss::Everything);
        }
        if self.digest_of(path).is_some_and(|known| known != digest(&bytes)) {
            return Some(Loss::Changes);
        }
        file::has_comments(&String::from_utf8_lossy(&bytes)).then_some(Loss::Comments)
    }

    fn write(&mut self, context: &mut DocumentContext<'_>, path: PathBuf, backup: Backup) -> Vec<Command> {
        self.notifications.clear();
        let text = self.text_to_save(context.session);
        if let Err(refusal) = disk::write(&path, &text, backup) {
            let is_elsewhere = *context.session.origin() != Origin::File(path.clone());
            let notification = Notification::NotSaved(path.clone(), refusal);
            if is_elsewhere {
                // The user can correct the place; what waits for the saving continues to wait.
                self.open_modal(OpenModal::PathPrompt(PathPrompt::refused(DialogPurpose::Save, &path, notification)));
            } else {
                self.notify(notification);
                self.cancel();
            }
            return Vec::new();
        }
        self.covered.take_if(|modal| matches!(modal, OpenModal::PathPrompt(_)));
        self.digests.insert(path.clone(), digest(text.as_bytes()));
        context.settings.remember(path.clone());
        let mut commands = vec![Command::Saved(Origin::File(path))];
        commands.extend(self.run_deferred(context));
        commands
    }

    /// Returns what a file dialog shows.
    pub(super) fn dialog_request(&self, context: &DocumentContext<'_>, purpose: DialogPurpose) -> DialogRequest {
        let title = match purpose {
            DialogPurpose::Open => "dialog-open",
            DialogPurpose::Save => "dialog-save",
            DialogPurpose::Export => return self.export_dialog_request(context),
            DialogPurpose::Pictures(_) | DialogPurpose::ExamPaper(_) => {
                return self.file_export_dialog_request(context, purpose);
            }
        };
        let beside = match context.session.origin() {
            Origin::File(path) => Some(path),
            Origin::Lesson(_) | Origin::Link | Origin::New => context.settings.recent.first(),
        };
        DialogRequest {
            purpose,
            title: context.words.text(title),
            kind: context.words.text("dialog-kind"),
            folder: beside.and_then(|path| path.parent()).map(PathBuf::from),
            name: proposed_name(context.session, context.words),
        }
    }
}

/// Whether files that the document was not read from are overwritten without a confirmation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OtherFiles {
    Overwrite,
    Confirm,
}

/// Returns the proposed name of the document's file.
fn proposed_name(session: &Session, words: &Words) -> String {
    let name = match session.origin() {
        Origin::File(path) => return file_name(path),
        Origin::Lesson(number) => lessons::numbered_name(*number),
        Origin::Link | Origin::New => document_title::name(session, words),
    };
    // Some characters of a title have a meaning in a path.
    let name: String = name.chars().map(|letter| if is_plain(letter) { letter } else { '-' }).collect();
    format!("{}.ron", name.trim_matches(['-', ' ', '.']))
}

/// Whether a character has no meaning in a path.
fn is_plain(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_' | '.' | ',' | '(' | ')')
}
