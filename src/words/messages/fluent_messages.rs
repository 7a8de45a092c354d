//! Messages as Fluent reads and fills them in.
//!
//! Does not know where they come from, or what happens where one is missing.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use poda_core::language::Language;
use std::sync::Arc;

/// Messages of one language as Fluent knows them.
pub(super) struct FluentMessages(FluentBundle<Arc<FluentResource>>);

/// A text of messages that was read, for as many bundles as are made of it.
pub(super) type ReadMessages = Arc<FluentResource>;

/// Reads messages. Those that are not valid Fluent are skipped.
pub(super) fn read(source: String) -> ReadMessages {
    Arc::new(FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource))
}

impl FluentMessages {
    /// Returns messages of a language. Of two with the same id the first counts.
    pub(super) fn new(language: Language, messages: ReadMessages) -> Self {
        let locale = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![locale]);
        // The control characters that isolate text of another direction are not needed between left-to-right languages, and fonts lack
        // them.
        bundle.set_use_isolating(false);
        // The tests find an id that is used twice.
        let _ = bundle.add_resource(messages);
        Self(bundle)
    }

    /// Returns a message with its variables filled in. Returns `None` if the message does not exist, or has a variable that is not in `args`.
    pub(super) fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let pattern = self.0.get_message(key)?.value()?;
        let mut faults = Vec::new();
        let text = self.0.format_pattern(pattern, args, &mut faults);
        faults.is_empty().then(|| text.into_owned())
    }
}
