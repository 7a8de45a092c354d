//! What is kept of the window's class, so that it goes on if the window is opened again after a failure.

use poda_class::{AskedPlace, CountedQuestion};
use poda_platform::class::KeptClass;
use serde::{Deserialize, Serialize};

/// The class of the window: its secrets, its questions and their answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptClassroom {
    pub class: KeptClass,
    /// The number of the last question.
    pub questions: u64,
    /// The time limit of the questions, in seconds.
    pub seconds: Option<u64>,
    /// The questions that were answered, in order.
    pub closed: Vec<CountedQuestion>,
    /// The question that was open.
    pub asked: Option<KeptQuestion>,
}

/// A question that was open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptQuestion {
    pub place: AskedPlace,
    /// The question in the languages of the class, by which it is known again.
    pub prompts: Vec<String>,
}
