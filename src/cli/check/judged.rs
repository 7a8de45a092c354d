//! A run that was judged, and how much of that is told.

use super::points::Awarded;
use poda_core::check::Report;
use poda_core::game::any::AnyGame;
use poda_core::run::Run;
use poda_core::trace::recording::Recording;
use poda_words::file::run::RunFault;
use poda_words::i18n::Words;
use poda_words::i18n::check::{CheckWords, fault_sentence};

/// How much of what is found is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reveal {
    /// The verdict.
    Verdict,
    /// And of what kind the first difference is.
    Kind,
    /// And where it is.
    Place,
    /// Everything, with the mistake that explains it.
    All,
}

/// A run that was judged.
pub(super) struct Judged {
    /// The file.
    pub file: String,
    /// The run and what is found of it; `None` where nothing of it could be read.
    pub found: Option<(Run, Report)>,
    /// What ended the reading.
    pub fault: Option<RunFault>,
    /// A recording of the search with the first finding.
    pub recording: Option<Recording<AnyGame>>,
    pub awarded: Awarded,
    pub reveal: Reveal,
}

impl Judged {
    pub fn verdict(&self) -> &'static str {
        self.found.as_ref().map_or("unreadable", |(_, report)| report.verdict.key())
    }

    pub fn is_right(&self) -> bool {
        self.fault.is_none() && self.found.as_ref().is_some_and(|(_, report)| report.verdict.is_right())
    }

    /// The finding, where it is told.
    pub fn words<'a>(&'a self, words: &'a Words) -> Option<CheckWords<'a>> {
        let (run, report) = self.found.as_ref()?;
        Some(CheckWords { words, run, report, recording: self.recording.as_ref() })
    }

    pub fn fault_sentence(&self, words: &Words) -> Option<String> {
        self.fault.as_ref().map(|fault| fault_sentence(words, fault))
    }
}
