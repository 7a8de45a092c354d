//! A setting with a few values to choose from.

use super::request::UiRequest;
use poda_words::i18n::Words;
use poda_words::i18n::node_names::capitalized;
use poda_words::messages::Message;

/// A setting with its possible values.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The message id of the name.
    pub name: &'static str,
    /// The message id of the explanation.
    pub hint: &'static str,
    pub values: Vec<OfferedValue>,
}

/// A possible value of a setting.
#[derive(Clone, Debug)]
pub struct OfferedValue {
    /// The name of the value, in the current language. Like every item of a menu, it begins with a capital.
    pub text: String,
    /// Other words by which the value is found.
    pub other_names: String,
    /// Whether the value is the current one.
    pub is_chosen: bool,
    /// The request that sets the value.
    pub request: UiRequest,
}

pub(super) fn named<T: Message>(
    words: &Words,
    values: impl IntoIterator<Item = T>,
) -> impl Iterator<Item = (T, String)> {
    values.into_iter().map(|value| {
        let name = value.sentence(words);
        (value, name)
    })
}

impl Setting {
    /// Returns a setting with the message ids of its name and its explanation, and the offered values, of which `now` is the current one.
    pub fn new<T: Copy + PartialEq>(
        name: &'static str,
        hint: &'static str,
        now: T,
        offers: impl IntoIterator<Item = (T, String)>,
        request: impl Fn(T) -> UiRequest,
    ) -> Self {
        let value = |(value, text): (T, String)| {
            let (is_chosen, request) = (value == now, request(value));
            OfferedValue { text: capitalized(&text), other_names: String::new(), is_chosen, request }
        };
        Self { name, hint, values: offers.into_iter().map(value).collect() }
    }
}

/// Returns the offered values, preceded by the current value if it is not among them.
pub fn with_current<T: PartialEq>(now: T, offers: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut offers: Vec<T> = offers.into_iter().collect();
    if !offers.contains(&now) {
        offers.insert(0, now);
    }
    offers
}
