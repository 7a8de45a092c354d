//! The question that the room is asked, as the class gets it.

use poda_class::Asking;
use poda_core::trace::passes::PassStep;
use poda_core::trace::recording::RecordingId;
use poda_session::UniqueId;
use poda_words::i18n::Words;
use poda_words::practice::Question;
use poda_words::practice::mcts::MctsQuestion;

/// The question that the room is asked, with its search and step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoomQuestion {
    Search(RecordingId, Question, PassStep),
    Sampled(UniqueId, MctsQuestion),
    /// The lecturer's own question.
    Own(UniqueId),
}

/// Writes a question, given its number and the words of each language.
pub type WriteQuestion<'a> = Box<dyn FnOnce(u64, &[Words]) -> Asking + 'a>;

pub struct ClassQuestion<'a> {
    pub question: RoomQuestion,
    pub is_closed: bool,
    pub written: WriteQuestion<'a>,
}
