//! Saving: where to, what would be lost there, and what goes on afterwards.

use super::confirmation::{Confirmation, Loss};
use super::file_dialog::{DialogPurpose, DialogRequest};
use super::notifications::Notification;
use super::open::digest;
use super::path_prompt::PathPrompt;
use super::{DocumentContext, Documents, OpenModal};
use crate::disk::{self, Backup};
use crate::i18n::Words;
use crate::session::command::Command;
use crate::session::{Origin, Session};
use crate::ui::top_bar;
use crate::{file, lessons};
use std::path::{Path, PathBuf};

impl Documents {
    /// Saves where the document came from, or asks where that is nowhere.
    pub(super) fn save(&mut self, room: &mut DocumentContext<'_>) -> Vec<Command> {
        match room.session.origin() {
            Origin::File(path) => self.save_to(room, path.clone(), false),
            Origin::Lesson(_) | Origin::New => {
                self.ask(room, DialogPurpose::Save);
                Vec::new()
            }
        }
    }

    /// Saves in another place. `is_typed`: nobody has asked yet whether a file there may be written over.
    pub(super) fn save_as(&mut self, room: &mut DocumentContext<'_>, path: PathBuf, is_typed: bool) -> Vec<Command> {
        let path = std::path::absolute(&path).unwrap_or(path);
        // The system asked about the name as it was typed, not about the one with the ending.
        let gets_ending = path.extension().is_none();
        let path = if gets_ending { path.with_extension("ron") } else { path };
        self.save_to(room, path, is_typed || gets_ending)
    }

    fn save_to(&mut self, room: &mut DocumentContext<'_>, path: PathBuf, spares_others: bool) -> Vec<Command> {
        let is_other = *room.session.origin() != Origin::File(path.clone());
        let is_as_opened = self.text_as_opened(room.session).is_some() && !is_other;
        match self.loss(&path, spares_others && is_other).filter(|loss| !(is_as_opened && *loss == Loss::Comments)) {
            None => self.write(room, path, Backup::Discard),
            Some(loss) => {
                self.put_in_front(OpenModal::Confirmation(Confirmation::Overwrite { path, loss }));
                Vec::new()
            }
        }
    }

    /// Saves over a file, and keeps what it held.
    pub(super) fn write_over(&mut self, room: &mut DocumentContext<'_>, path: PathBuf) -> Vec<Command> {
        self.write(room, path, Backup::Keep)
    }

    /// The text that the document was read from, if it says the same still: saving it changes no byte.
    fn text_as_opened(&self, session: &Session) -> Option<String> {
        let history = session.latest_history();
        let text = self.text_read(session).filter(|_| history.is_as_opened())?;
        let says = file::load(text.as_bytes()).ok()?;
        (says == *history.document()).then_some(text)
    }

    /// The text that the document was read from, whatever has been changed since.
    fn text_read(&self, session: &Session) -> Option<String> {
        match session.latest_history().origin() {
            Origin::Lesson(number) => Some(lessons::text(*number).to_owned()),
            Origin::File(path) => {
                let bytes = disk::read(path).ok().filter(|bytes| self.known(path) == Some(digest(bytes)))?;
                String::from_utf8(bytes).ok()
            }
            Origin::New => None,
        }
    }

    /// The text to be saved: as it was read where nothing has been changed, and with all that was spelled out where something
    /// has.
    fn text_to_save(&self, session: &Session) -> String {
        let document = session.latest_history().document();
        self.text_as_opened(session).unwrap_or_else(|| match self.text_read(session) {
            Some(spelled) => file::save_preserving_fields(document, &spelled),
            None => file::save(document),
        })
    }

    /// What would be lost by writing over a file.
    fn loss(&self, path: &Path, spares: bool) -> Option<Loss> {
        // What cannot be read cannot be judged either; writing says what is wrong with it.
        let bytes = disk::read(path).ok()?;
        if spares {
            return Some(Loss::Everything);
        }
        if self.known(path).is_some_and(|known| known != digest(&bytes)) {
            return Some(Loss::Changes);
        }
        file::has_comments(&String::from_utf8_lossy(&bytes)).then_some(Loss::Comments)
    }

    fn write(&mut self, room: &mut DocumentContext<'_>, path: PathBuf, backup: Backup) -> Vec<Command> {
        self.news.clear();
        let text = self.text_to_save(room.session);
        if let Err(refusal) = disk::write(&path, &text, backup) {
            let is_elsewhere = *room.session.origin() != Origin::File(path.clone());
            let news = Notification::NotSaved(path.clone(), refusal);
            if is_elsewhere {
                // The place that was chosen is kept, to be corrected; what waits for the saving goes on waiting.
                self.put_in_front(OpenModal::Path(PathPrompt::refused(DialogPurpose::Save, &path, news)));
            } else {
                self.tell(news);
                self.give_up();
            }
            return Vec::new();
        }
        self.covered.take_if(|sheet| matches!(sheet, OpenModal::Path(_)));
        self.known.insert(path.clone(), digest(text.as_bytes()));
        room.settings.remember(path.clone());
        let mut commands = vec![Command::Saved(Origin::File(path))];
        commands.extend(self.go_on(room));
        commands
    }
}

/// What a dialog for a path shows.
pub(super) fn request(room: &DocumentContext<'_>, purpose: DialogPurpose) -> DialogRequest {
    let beside = match room.session.origin() {
        Origin::File(path) => Some(path),
        Origin::Lesson(_) | Origin::New => room.settings.recent.first(),
    };
    DialogRequest {
        purpose,
        title: room.words.text(match purpose {
            DialogPurpose::Open => "dialog-open",
            DialogPurpose::Save => "dialog-save",
        }),
        kind: room.words.text("dialog-kind"),
        folder: beside.and_then(|path| path.parent()).map(PathBuf::from),
        name: proposed_name(room.session, room.words),
    }
}

/// What a document's file could be called.
fn proposed_name(session: &Session, words: &Words) -> String {
    let name = match session.origin() {
        Origin::File(path) => return super::notifications::name_of(path),
        Origin::Lesson(number) => lessons::file_name(*number).to_owned(),
        Origin::New => top_bar::name(session, words),
    };
    // Some signs in a title mean something else in a path.
    let name: String = name.chars().map(|letter| if is_plain(letter) { letter } else { '-' }).collect();
    format!("{}.ron", name.trim_matches(['-', ' ', '.']))
}

fn is_plain(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_' | '.' | ',' | '(' | ')')
}
