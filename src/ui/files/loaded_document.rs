//! A document that was read and is to be opened.

use crate::document::Document;
use crate::file::{self, Link, LinkError, LinkMode, LinkView};
use crate::i18n::Language;
use crate::lessons;
use crate::platform::disk;
use crate::session::Origin;
use crate::session::lecture::OpenLecture;
use crate::trace::TimelineStep;
use crate::ui::notifications::notification::Notification;
use std::path::Path;

/// A document with its origin.
#[derive(Clone, Debug)]
pub struct LoadedDocument {
    /// The document.
    pub document: Box<Document>,
    /// Its origin.
    pub origin: Origin,
    /// The digest of the file it was read from.
    pub digest: Option<u64>,
    /// The step at which it is shown.
    pub step: TimelineStep,
    /// The language in which a link asks for it to be shown.
    pub language: Option<Language>,
    /// What a link asks for beside showing it.
    pub mode: Option<LinkMode>,
    /// The lecture of which it is an entry.
    pub lecture: Option<OpenLecture>,
    /// What the user is notified of when it is shown.
    pub notifications: Vec<Notification>,
}

impl LoadedDocument {
    /// Returns a document that comes from no file.
    #[must_use]
    pub fn without_file(document: Document, origin: Origin) -> Self {
        Self {
            document: Box::new(document),
            origin,
            digest: None,
            step: TimelineStep::START,
            language: None,
            mode: None,
            lecture: None,
            notifications: Vec::new(),
        }
    }

    /// Returns the document that a link opens.
    ///
    /// # Errors
    /// The notification that says why the link cannot be opened.
    pub fn of_link(link: Result<Link, LinkError>) -> Result<Self, Notification> {
        let link = link.map_err(Notification::FaultyLink)?;
        let (document, lesson) = lessons::linked(&link).map_err(Notification::UnknownLesson)?;
        let origin = lesson.map_or(Origin::Link, Origin::Lesson);
        let LinkView { step, language, mode, .. } = link.view;
        Ok(Self { step: step.unwrap_or_default(), language, mode, ..Self::without_file(document, origin) })
    }

    /// Reads a file that holds a position.
    ///
    /// # Errors
    /// The notification that says why the file cannot be opened.
    pub fn from_file(path: &Path) -> Result<Self, Notification> {
        // The working directory may change later.
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let bytes = disk::read(&path).map_err(|refusal| Notification::NotRead(path.clone(), refusal))?;
        match file::load(&bytes) {
            Ok(document) => {
                Ok(Self { digest: Some(digest(&bytes)), ..Self::without_file(document, Origin::File(path)) })
            }
            Err(error) => Err(Notification::Faulty { file: Some(path), error }),
        }
    }
}

/// Returns a digest of the content of a file: FNV-1a, which is the same in every run and build.
pub fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
