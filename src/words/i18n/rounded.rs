//! Numbers of a Monte Carlo tree search as sentences, tables and answers show them: rounded, and marked where digits
//! are dropped.

/// The number of decimal places of a sum.
pub const PLACES: usize = 2;
/// The number of decimal places for numbers that are not exact with two.
const MORE_PLACES: usize = 4;

/// Returns a number with this many decimal places. A half is rounded away from zero, even if the binary representation
/// is slightly smaller than a half.
///
/// ```
/// use poda_words::i18n::rounded::rounded;
///
/// assert_eq!([0.125, 0.375, -0.125, 0.0, 2.0 / 3.0].map(|number| rounded(number, 2)), ["0.13", "0.38", "-0.13", "0.00", "0.67"]);
/// ```
pub fn rounded(number: f64, places: usize) -> String {
    let of_doubles = 0.1_f64.powi(i32::try_from(places).unwrap_or(i32::MAX).saturating_add(3)).min(1e-12);
    let number = if number < 0.0 { number - of_doubles } else { number + of_doubles };
    format!("{number:.places$}")
}

/// Returns a number with this many decimal places, marked with `≈` if digits are dropped.
///
/// ```
/// use poda_words::i18n::rounded::marked;
///
/// assert_eq!([0.5, 0.125].map(|number| marked(number, 2)), ["0.50", "≈0.13"]);
/// ```
pub fn marked(number: f64, places: usize) -> String {
    let text = rounded(number, places);
    if is_exact_to(number, places) { text } else { format!("≈{text}") }
}

/// Returns a number that may be [`marked`] with a relation before it: `= 0.50`, `≈ 0.13`.
pub fn related(number: &str) -> String {
    number.strip_prefix('≈').map_or_else(|| format!("= {number}"), |rounded| format!("≈ {rounded}"))
}

/// Returns a number as it is shown: exactly and without trailing zeros if two decimal places are enough, and otherwise
/// with four.
///
/// ```
/// use poda_words::i18n::rounded::shown_number;
///
/// assert_eq!([3.0, 2.5, 0.05, 7.0 / 3.0].map(shown_number), ["3", "2.5", "0.05", "2.3333"]);
/// ```
pub fn shown_number(number: f64) -> String {
    let places = if is_exact_to(number, PLACES) { PLACES } else { MORE_PLACES };
    let text = rounded(number, places);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Returns the number that [`shown_number`] writes.
pub fn shown_value(number: f64) -> f64 {
    shown_number(number).parse().unwrap_or(number)
}

/// Returns whether a number has no more than this many decimal places, apart from the errors of its computation.
fn is_exact_to(number: f64, places: usize) -> bool {
    let text = format!("{number:.places$}");
    let of_last_place = 0.1_f64.powi(i32::try_from(places).unwrap_or(i32::MAX).saturating_add(3));
    text.parse::<f64>().is_ok_and(|rounded| (rounded - number).abs() < of_last_place.min(1e-9))
}
