//! A parser for flags that take one of several values: one table for parsing, for help, for errors and for completions.
//!
//! Spelling is lenient: case, hyphens and underscores do not matter, so that the names of position files (`AlphaBeta`) work too,
//! and aliases give the field's other names (`pvs`).

use super::language::{requested_language, words};
use crate::text::{nearest, simplified};
use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::ffi::OsStr;

/// A parser of one of the values of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct OneOf<T: 'static> {
    /// Every value with its spelling, in the order in which help lists them.
    pub all: fn() -> Vec<(&'static str, T)>,
    /// Other spellings, each with the spelling that it stands for.
    pub aliases: &'static [(&'static str, &'static str)],
}

impl<T: Clone> OneOf<T> {
    /// Returns the value of a spelling or an alias.
    pub fn find(&self, text: &str) -> Option<T> {
        let wanted = simplified(text);
        let alias = self.aliases.iter().find(|(alias, _)| simplified(alias) == wanted);
        let wanted = alias.map_or(wanted, |(_, spelled)| simplified(spelled));
        (self.all)().into_iter().find(|(spelled, _)| simplified(spelled) == wanted).map(|(_, value)| value)
    }

    /// Returns the sentence that says which values there are, and which was probably meant by `text`.
    fn expectation(&self, text: &str) -> String {
        let spellings: Vec<_> = (self.all)().into_iter().map(|(spelled, _)| spelled).collect();
        let words = words(requested_language());
        let expected = words.fill("cli-expected", &[("values", spellings.join(", ").into())]);
        let text = text.to_lowercase();
        match nearest(&text, spellings.into_iter().chain(self.aliases.iter().map(|&(alias, _)| alias))) {
            Some(meant) => format!("{} {expected}", words.fill("cli-did-you-mean", &[("meant", meant.into())])),
            None => expected,
        }
    }
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for OneOf<T> {
    type Value = T;

    fn parse_ref(&self, command: &clap::Command, flag: Option<&clap::Arg>, value: &OsStr) -> Result<T, clap::Error> {
        let text = value.to_string_lossy();
        self.find(&text).ok_or_else(|| {
            let mut error = clap::Error::new(ErrorKind::ValueValidation).with_cmd(command);
            let flag = flag.map(ToString::to_string).unwrap_or_default();
            error.insert(ContextKind::InvalidArg, ContextValue::String(flag));
            error.insert(ContextKind::InvalidValue, ContextValue::String(text.clone().into_owned()));
            error.insert(ContextKind::Custom, ContextValue::String(self.expectation(&text)));
            error
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.all)().into_iter().map(|(spelled, _)| PossibleValue::new(spelled))))
    }
}
