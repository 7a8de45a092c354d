//! Why a text is not the record of a game.

use super::{Grouped, Message, MessageArg, ToArgument, Words, args};
use poda_core::game::game_record::RecordError;

impl Message for RecordError {
    fn sentence_with(&self, words: &Words, _: &[(&str, MessageArg)]) -> String {
        match self {
            Self::NoMove => words.text("record-no-move"),
            Self::TooLong { most } => words.fill("record-too-long", &args![most = Grouped(most).to_argument(words)]),
            Self::NotLegal { number, found, legal } => words.fill(
                "record-not-legal",
                &args![number = *number, found = found.to_argument(words), legal = legal.to_argument(words)],
            ),
            Self::Over { number, found } => {
                words.fill("record-over", &args![number = *number, found = found.to_argument(words)])
            }
            Self::Ambiguous { number, found } => {
                words.fill("record-ambiguous", &args![number = *number, found = found.to_argument(words)])
            }
        }
    }
}
