//! A run that was judged, and how much of the result is revealed.

use super::points::Awarded;
use poda_core::check::{RunReport, RunVerdict};
use poda_core::game::any::AnyGame;
use poda_core::run::Run;
use poda_core::trace::recording::Recording;
use poda_words::file::run::RunFault;
use poda_words::i18n::Words;
use poda_words::i18n::check::{CheckWords, strays_sentence, verdict_word};
use poda_words::messages::Message;

/// How much of the result is revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ResultDetail {
    /// Only the verdict.
    Verdict,
    /// Also the kind of the first difference.
    Kind,
    /// Also the place of the first difference.
    Place,
    /// Everything, including the mistake that explains the run.
    All,
}

/// What a grader is told of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Right,
    /// Nothing decides whether the run is right: it is neither passed nor failed, and no points are awarded.
    NotJudged,
    Wrong,
}

pub(super) struct Judged {
    pub file: String,
    /// The run and its report; `None` if no part of the run could be read.
    pub found: Option<(Run, RunReport)>,
    /// The fault that ended the reading.
    pub fault: Option<RunFault>,
    /// A recording of the search, for drawing the first difference.
    pub recording: Option<Recording<AnyGame>>,
    pub awarded: Awarded,
    pub reveal: ResultDetail,
}

impl Judged {
    pub fn verdict(&self) -> &'static str {
        self.found.as_ref().map_or("unreadable", |(_, report)| report.verdict.key())
    }

    pub fn verdict_word(&self, words: &Words) -> String {
        verdict_word(words, self.found.as_ref().map(|(_, report)| report.verdict))
    }

    /// Returns a sentence about the lines that do not belong to the run.
    pub fn strays_sentence(&self, words: &Words) -> Option<String> {
        self.found.as_ref().and_then(|(run, _)| strays_sentence(words, &run.strays))
    }

    pub fn outcome(&self) -> Outcome {
        match &self.found {
            Some((_, report)) if report.verdict == RunVerdict::Incomparable => Outcome::NotJudged,
            Some((_, report)) if self.fault.is_none() && report.verdict.is_right() => Outcome::Right,
            Some(_) | None => Outcome::Wrong,
        }
    }

    /// Returns the texts of the report; `None` if no part of the run could be read.
    pub fn words<'a>(&'a self, words: &'a Words) -> Option<CheckWords<'a>> {
        let (run, report) = self.found.as_ref()?;
        Some(CheckWords { words, run, report, recording: self.recording.as_ref() })
    }

    pub fn fault_sentence(&self, words: &Words) -> Option<String> {
        self.fault.as_ref().map(|fault| fault.sentence(words))
    }
}
