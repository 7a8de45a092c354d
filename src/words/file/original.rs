//! What the original text of a document contains, whether or not it is the default.

use super::any_game::ExplicitGame;
use super::explicit::ExplicitFields;
use super::parser::Parser;
use super::practice::ExplicitPractice;
use super::schema::{DOCUMENT, SEARCH};

/// The fields of an original text.
#[derive(Default)]
pub(super) struct OriginalText<'a> {
    /// The fields of the document itself.
    pub document: ExplicitFields<'a>,
    /// The fields of `search`.
    pub search: ExplicitFields<'a>,
    /// The fields of `beside`.
    pub beside: ExplicitFields<'a>,
    /// The fields of `practice`.
    pub practice: ExplicitPractice<'a>,
    /// The fields of the game.
    pub game: ExplicitGame<'a>,
}

impl<'a> OriginalText<'a> {
    /// Parses the fields of a text. If the text is not a valid position file, the fields before the first syntax error are
    /// returned.
    pub fn parse(text: &'a str) -> Self {
        let mut original = Self::default();
        let document = ExplicitFields::parse_with(&mut Parser::new(text), DOCUMENT, |parser, field| match field {
            "search" => original.search = ExplicitFields::parse(parser, SEARCH),
            "beside" => original.beside = ExplicitFields::parse(parser, SEARCH),
            "practice" => original.practice = ExplicitPractice::parse(parser),
            "game" => original.game = ExplicitGame::parse(parser),
            _ => parser.skip_value(),
        });
        original.document = document;
        original
    }
}
