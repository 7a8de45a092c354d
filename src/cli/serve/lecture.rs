//! The state of a lecture: the current step, and the question that the class is asked.
//!
//! Questions work as in the window. While one is open, a step forward answers it and a step back removes it. After the answer, a step
//! forward goes on and a step back asks the question again. This module does not depend on ports or terminals.

use poda_class::{Asking, ClosedQuestion, Moment, NotAsked};
use poda_core::game::any::AnyGame;
use poda_core::trace::{Recorded, TimelineStep};
use poda_paper::series::Series;
use poda_platform::class::{ClassState, ClickerCommand, Tally};
use poda_words::i18n::{Language, Words};

pub(super) struct ServedLecture<'a> {
    recorded: &'a Recorded<AnyGame>,
    /// The languages of the questions.
    words: &'a [Words],
    /// For how many seconds answers are counted.
    seconds: Option<u64>,
    end: TimelineStep,
    /// The steps to which a step forward or back leads, in order.
    stations: Vec<TimelineStep>,
    step: TimelineStep,
    asking: Option<Asking>,
    /// How many questions were asked. This is the number of the last one.
    questions: u64,
    closed: Vec<ClosedQuestion>,
}

/// The result of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Done {
    /// Something else is shown.
    Changed,
    /// A question was answered: its result is shown.
    Answered,
    /// There is no such step.
    NoStep,
    /// There is no question to ask, for this reason.
    NotAsked(NotAsked),
}

impl<'a> ServedLecture<'a> {
    /// Creates the lecture at the beginning of a search that ends at the step `end`.
    pub fn new(
        (recorded, words): (&'a Recorded<AnyGame>, &'a [Words]),
        seconds: Option<u64>,
        end: TimelineStep,
        mut stations: Vec<TimelineStep>,
    ) -> Self {
        if stations.first() != Some(&TimelineStep::START) {
            stations.insert(0, TimelineStep::START);
        }
        let (step, asking, questions, closed) = (TimelineStep::START, None, 0, Vec::new());
        Self { recorded, words, seconds, end, stations, step, asking, questions, closed }
    }

    /// Returns the questions that were answered, in order.
    pub fn closed(&self) -> &[ClosedQuestion] {
        &self.closed
    }

    /// Returns the number of the open question.
    pub fn open_question(&self) -> Option<u64> {
        self.asking.as_ref().filter(|asking| asking.is_open()).map(|asking| asking.number)
    }

    /// Executes a command. `tally` returns the answers to a question; an answered question is recorded in `language`.
    pub fn command(&mut self, command: ClickerCommand, language: Language, tally: impl Fn(u64) -> Tally) -> Done {
        match command {
            ClickerCommand::Forward => self.forward(language, tally),
            ClickerCommand::Back => self.back(),
            ClickerCommand::Ask => self.ask(),
        }
    }

    /// Goes to a step and removes the question.
    pub fn go_to(&mut self, step: TimelineStep) -> Done {
        if self.end < step {
            return Done::NoStep;
        }
        (self.step, self.asking) = (step, None);
        Done::Changed
    }

    fn next(&self) -> Option<TimelineStep> {
        self.stations.iter().copied().find(|station| self.step < *station)
    }

    fn forward(&mut self, language: Language, tally: impl Fn(u64) -> Tally) -> Done {
        if let Some(asking) = self.asking.as_mut().filter(|asking| asking.is_open()) {
            asking.close(tally(asking.number));
            self.closed.extend(asking.closed(language));
            self.step = asking.answered_at();
            return Done::Answered;
        }
        match self.next() {
            Some(next) => self.go_to(next),
            // At the last step, a step forward only removes the answered question.
            None if self.asking.take().is_some() => Done::Changed,
            None => Done::NoStep,
        }
    }

    fn back(&mut self) -> Done {
        if let Some(asking) = self.asking.take() {
            if !asking.is_open() {
                self.questions += 1;
                self.step = asking.at();
                self.asking = Some(asking.again(self.questions));
            }
            return Done::Changed;
        }
        let previous = self.stations.iter().copied().rfind(|station| *station < self.step);
        previous.map_or(Done::NoStep, |previous| self.go_to(previous))
    }

    fn ask(&mut self) -> Done {
        if self.asking.take().is_some() {
            return Done::Changed;
        }
        let put = (self.questions + 1, self.words);
        let asking = match self.recorded {
            Recorded::Search(passes) => Asking::here(passes, self.step, true, put),
            Recorded::Sampled(tree) => Asking::here_of_mcts(tree, self.step, put),
        };
        match asking {
            Ok(asking) => {
                self.questions += 1;
                self.step = asking.at();
                self.asking = Some(asking.timed(self.seconds));
                Done::Changed
            }
            Err(why) => Done::NotAsked(why),
        }
    }

    /// Returns what the class is shown now. `pages` has all steps, one series per language.
    pub fn state(&self, pages: &mut [Series<'_>]) -> ClassState {
        Moment { step: self.step, next: self.next(), asking: self.asking.as_ref() }.state(pages)
    }
}
