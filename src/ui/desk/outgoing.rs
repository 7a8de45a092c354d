//! Saving: where to, what would be lost there, and what goes on afterwards.

use super::dialogs::Purpose;
use super::incoming::digest;
use super::news::News;
use super::questions::{Loss, Question};
use super::{Desk, Room, Sheet};
use crate::disk::{self, Old};
use crate::i18n::Words;
use crate::session::command::Command;
use crate::session::{Origin, Session};
use crate::ui::top_bar;
use crate::{file, lessons};
use std::path::{Path, PathBuf};

impl Desk {
    /// Saves where the document came from, or asks where that is nowhere.
    pub(super) fn save(&mut self, room: &mut Room<'_>) -> Vec<Command> {
        match room.session.origin() {
            Origin::File(path) => self.save_to(room, path.clone(), false),
            Origin::Lesson(_) | Origin::New => {
                self.ask(room, Purpose::Save);
                Vec::new()
            }
        }
    }

    /// Saves in another place. `is_typed`: nobody has asked yet whether a file there may be written over.
    pub(super) fn save_as(&mut self, room: &mut Room<'_>, path: PathBuf, is_typed: bool) -> Vec<Command> {
        let path = std::path::absolute(&path).unwrap_or(path);
        // The system asked about the name as it was typed, not about the one with the ending.
        let gets_ending = path.extension().is_none();
        let path = if gets_ending { path.with_extension("ron") } else { path };
        self.save_to(room, path, is_typed || gets_ending)
    }

    fn save_to(&mut self, room: &mut Room<'_>, path: PathBuf, spares_others: bool) -> Vec<Command> {
        let is_other = *room.session.origin() != Origin::File(path.clone());
        match self.loss(&path, spares_others && is_other) {
            None => self.write(room, path, Old::Replaced),
            Some(loss) => {
                self.put_in_front(Sheet::Question(Question::Overwrite { path, loss }));
                Vec::new()
            }
        }
    }

    /// Saves over a file, and keeps what it held.
    pub(super) fn write_over(&mut self, room: &mut Room<'_>, path: PathBuf) -> Vec<Command> {
        self.write(room, path, Old::Kept)
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
        file::holds_comments(&String::from_utf8_lossy(&bytes)).then_some(Loss::Comments)
    }

    fn write(&mut self, room: &mut Room<'_>, path: PathBuf, old: Old) -> Vec<Command> {
        self.news.clear();
        let text = file::save(room.session.book_meant().document());
        if let Err(refusal) = disk::write(&path, &text, old) {
            self.tell(News::NotSaved(path, refusal));
            self.give_up();
            return Vec::new();
        }
        self.known.insert(path.clone(), digest(text.as_bytes()));
        room.settings.remember(path.clone());
        let mut commands = vec![Command::Saved(Origin::File(path))];
        commands.extend(self.go_on(room));
        commands
    }
}

/// What a document's file could be called.
pub(super) fn proposed_name(session: &Session, words: &Words) -> String {
    let name = match session.origin() {
        Origin::File(path) => return super::news::name_of(path),
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
