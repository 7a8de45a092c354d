//! The fields that a text contains, whether or not their values are the defaults.
//!
//! Saving writes them again, so that a file keeps what its author spelled out.

use super::diagnostic::Expected;
use super::parser::Parser;

/// The names of the fields that a text contains, each with the text of its value.
#[derive(Default)]
pub(super) struct ExplicitFields<'a>(Vec<(&'static str, &'a str)>);

/// No fields.
pub(super) const NO_FIELDS: &ExplicitFields<'static> = &ExplicitFields(Vec::new());

impl<'a> ExplicitFields<'a> {
    /// Parses fields in parentheses that may have these names. Returns no fields if there are no parentheses.
    pub fn parse(parser: &mut Parser<'a>, names: &'static [&'static str]) -> Self {
        Self::parse_with(parser, names, |parser, _| parser.skip_value())
    }

    /// Parses fields in parentheses that may have these names. `parse_value` parses the value of the field that it is given.
    pub fn parse_with(
        parser: &mut Parser<'a>,
        names: &'static [&'static str],
        mut parse_value: impl FnMut(&mut Parser<'a>, &'static str),
    ) -> Self {
        let mut explicit = Self::default();
        let Some(mut fields) = parser.begin_fields(names, Expected::Fields(names)) else { return explicit };
        while let Some(name) = parser.next_field(&mut fields) {
            let start = parser.offset();
            parse_value(parser, name);
            explicit.0.push((name, parser.source_since(start)));
        }
        explicit
    }

    /// Returns whether the text contains a field.
    pub fn contains(&self, name: &str) -> bool {
        self.value(name).is_some()
    }

    /// Returns the text of a field's value.
    pub fn value(&self, name: &str) -> Option<&'a str> {
        self.0.iter().find(|(field, _)| *field == name).map(|(_, value)| *value)
    }
}
