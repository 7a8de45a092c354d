//! Tables of the words that stand for the values of an enum.

/// The words of position files for the values of `T`. Each value has one word.
pub(super) type Variants<T> = &'static [(&'static str, T)];

/// Returns the word for a value, which must be in the table.
pub(super) fn variant_name<T: PartialEq>(variants: Variants<T>, value: &T) -> &'static str {
    variants.iter().find(|(_, other)| other == value).expect("every value has a word").0
}
