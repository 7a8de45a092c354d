//! Why a text is not the record of a game.

use super::{Grouped, Message, MessageArg, ToArgument, Words, args};
use poda_core::game::game_record::RecordError;
use poda_core::text::Excerpt;

impl Message for RecordError {
    fn sentence_with(&self, words: &Words, _: &[(&str, MessageArg)]) -> String {
        match self {
            Self::NoMove => words.text("record-no-move"),
            Self::TooLong { most } => words.fill("record-too-long", &args![most = Grouped(most).to_argument(words)]),
            Self::NotLegal { number, found, legal } => words.fill(
                "record-not-legal",
                &args![number = *number, found = &Excerpt::new(found), legal = &Excerpt::new(legal)],
            ),
            Self::Over { number, found } => {
                words.fill("record-over", &args![number = *number, found = &Excerpt::new(found)])
            }
            Self::Ambiguous { number, found } => {
                words.fill("record-ambiguous", &args![number = *number, found = &Excerpt::new(found)])
            }
        }
    }
}
