//! Messages as Fluent reads and fills them in.
//!
//! Does not know where they come from, or what happens where one is missing.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use poda_core::language::Language;

/// Messages of one language as Fluent knows them.
pub(super) struct FluentMessages(FluentBundle<FluentResource>);

impl FluentMessages {
    /// Reads messages of a language. Those that are not valid Fluent are skipped; of two with the same id the first
    /// counts.
    pub(super) fn read(language: Language, source: String) -> Self {
        let locale = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The control characters that isolate text of another direction are not needed between left-to-right languages,
        // and fonts lack them.
        bundle.set_use_isolating(false);
        let messages = FluentResource::try_new(source).unwrap_or_else(|(messages, _)| messages);
        // The tests find an id that is used twice.
        let _ = bundle.add_resource(messages);
        Self(bundle)
    }

    pub(super) fn has(&self, key: &str) -> bool {
        self.0.has_message(key)
    }

    /// Returns a message with its variables filled in. Returns `None` if the message does not exist, or has a variable
    /// that is not in `args`.
    pub(super) fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let pattern = self.0.get_message(key)?.value()?;
        let mut faults = Vec::new();
        let text = self.0.format_pattern(pattern, args, &mut faults);
        faults.is_empty().then(|| text.into_owned())
    }
}
