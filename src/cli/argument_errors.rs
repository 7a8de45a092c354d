//! Sentences about wrong arguments, in every language.
//!
//! Clap finds the kind of error and the argument; every word of the sentence is Poda's.

use crate::i18n::{MessageArg, Words};
use crate::text::Excerpt;
use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

/// Returns the sentences about an error, without a line end: what is wrong, what was probably meant, and where help is.
pub(super) fn sentences(words: &Words, error: &Error) -> String {
    let mut said = vec![wrong(words, error)];
    said.extend(meant(words, error));
    said.push(words.text("cli-error-help"));
    said.join(" ")
}

/// Returns what is wrong.
fn wrong(words: &Words, error: &Error) -> String {
    let say = |key, args: &[(&str, MessageArg)]| words.fill(key, args);
    let text = |kind| texts(error, kind).first().map(|text| quoted(text)).unwrap_or_default();
    let flag = flag_name(&text(ContextKind::InvalidArg));
    match error.kind() {
        ErrorKind::UnknownArgument if flag.starts_with('-') => say("cli-error-unknown-flag", &[("flag", flag.into())]),
        ErrorKind::UnknownArgument => say("cli-error-too-many", &[("found", flag.into())]),
        ErrorKind::InvalidSubcommand => {
            say("cli-error-unknown-command", &[("command", text(ContextKind::InvalidSubcommand).into())])
        }
        ErrorKind::InvalidValue if text(ContextKind::InvalidValue).is_empty() => {
            say("cli-error-no-value", &[("flag", flag.into())])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let why = texts(error, ContextKind::Custom).first().cloned();
            let why = why.or_else(|| std::error::Error::source(error).map(ToString::to_string)).unwrap_or_default();
            let value = text(ContextKind::InvalidValue);
            say("cli-error-value", &[("flag", flag.into()), ("value", value.into()), ("why", why.into())])
        }
        ErrorKind::TooManyValues => say("cli-error-takes-no-value", &[("flag", flag.into())]),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            say("cli-error-no-value", &[("flag", flag.into())])
        }
        ErrorKind::ArgumentConflict if flag.is_empty() => words.text("cli-error-arguments"),
        ErrorKind::ArgumentConflict => {
            let others: Vec<_> =
                texts(error, ContextKind::PriorArg).iter().map(|text| flag_name(&bare(text))).collect();
            say("cli-error-conflict", &[("flag", flag.into()), ("other", others.join(", ").into())])
        }
        ErrorKind::MissingRequiredArgument => {
            let missing: Vec<_> = texts(error, ContextKind::InvalidArg).iter().map(|text| bare(text)).collect();
            say("cli-error-missing", &[("missing", missing.join(", ").into())])
        }
        ErrorKind::InvalidUtf8 => words.text("cli-error-not-text"),
        _ => words.text("cli-error-arguments"),
    }
}

/// Returns what was probably meant.
fn meant(words: &Words, error: &Error) -> Option<String> {
    let suggested = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let found: Vec<String> = suggested.into_iter().flat_map(|kind| texts(error, kind)).collect();
    let meant = found.first().map(|text| flag_name(&quoted(text)))?;
    Some(words.fill("cli-did-you-mean", &[("meant", meant.into())]))
}

/// Returns an error's texts of a kind.
fn texts(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

/// Returns the name of a positional argument without the brackets and dots that clap writes around it, or a flag as it is.
fn bare(text: &str) -> String {
    if text.starts_with('-') {
        return quoted(text);
    }
    quoted(text.trim_end_matches('.').trim_matches(['<', '>', '[', ']']))
}

fn quoted(text: &str) -> String {
    Excerpt::new(text).as_str().to_owned()
}

/// Returns the name of a flag without the values that clap writes behind it.
fn flag_name(flag: &str) -> String {
    if flag.starts_with('-') { flag.split([' ', '=']).next().unwrap_or(flag).to_owned() } else { flag.to_owned() }
}
