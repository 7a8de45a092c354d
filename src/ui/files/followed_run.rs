//! The run of a program in a file that may still grow. It is read again when the size of the file changes.

use super::context::FileContext;
use poda_core::document::Document;
use poda_core::trace::TimelineStep;
use poda_platform::disk::InputFile;
use poda_session::Command;
use poda_window::documents::loaded_document::{LoadedDocument, read_file};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// The time between two checks of the file.
const BETWEEN_LOOKS: Duration = Duration::from_millis(500);

/// The file of the run that is shown, or whose first content is awaited.
#[derive(Debug)]
pub struct FollowedRun {
    path: PathBuf,
    /// The size of the file when it was last read, in bytes.
    bytes: u64,
    /// The run that is shown. `None` before the first one.
    shown: Option<Arc<str>>,
    /// Keeps the file with the data from standard input alive while it is followed.
    _input: Option<InputFile>,
}

impl FollowedRun {
    /// Follows the file from which `document` was read. Returns `None` if the document is not a run or the file is
    /// gone.
    pub fn new(path: &Path, document: &Document) -> Option<Self> {
        let shown = Some(document.searches.run()?.clone());
        Some(Self { path: path.to_owned(), bytes: length(path)?, shown, _input: None })
    }

    /// Waits for a run on standard input.
    pub fn of_input(input: InputFile) -> Self {
        Self { path: input.path().to_owned(), bytes: 0, shown: None, _input: Some(input) }
    }

    /// Updates the shown run if its file has grown. The shown step is kept, except that the last step stays the last.
    /// Returns whether the run is still followed: not if the document was edited or another one is open.
    pub fn follow(&mut self, context: &mut FileContext<'_>) -> bool {
        let session = context.session;
        if !self.is_shown(session.document()) || session.is_edited() {
            return false;
        }
        if let Some(LoadedDocument { document, origin, .. }) = self.look() {
            let step = session.timeline_step();
            let is_at_end = session.document().searches.run().is_none() || step == session.timeline_len();
            let step = if is_at_end { TimelineStep::new(usize::MAX) } else { step };
            context.commands.push(Command::OpenAt(document, origin, step));
        }
        context.ctx.request_repaint_after(BETWEEN_LOOKS);
        true
    }

    /// Returns whether `document` shows this run, or the first content is still awaited.
    fn is_shown(&self, document: &Document) -> bool {
        match (&self.shown, document.searches.run()) {
            (Some(shown), Some(run)) => Arc::ptr_eq(shown, run),
            (Some(_), None) => false,
            (None, _) => true,
        }
    }

    /// Returns the current run, if the file has changed since the last check and can be read.
    pub fn look(&mut self) -> Option<LoadedDocument> {
        let bytes = length(&self.path).filter(|&bytes| bytes != self.bytes)?;
        self.bytes = bytes;
        let loaded = read_file(&self.path).ok()?;
        self.shown = Some(loaded.document.searches.run()?.clone());
        Some(loaded)
    }
}

fn length(path: &Path) -> Option<u64> {
    std::fs::metadata(path).ok().map(|metadata| metadata.len())
}
