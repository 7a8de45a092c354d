//! How an answer may be typed.

use poda_core::score::{Bound, Score};

/// The ways to type that a number is positive and infinite, without a sign; as long as each other or shorter than the last.
const INFINITIES: [&str; 4] = ["∞", "inf", "infinito", "infinity"];

/// The ways to type that a node is not visited: a hyphen, and what keyboards and programs make of it.
pub(in crate::exam) const NOT_VISITED: [&str; 4] = ["-", "–", "—", "−"];

/// Returns a finite number in ASCII, as short as its value allows; `None` for an infinity.
pub(in crate::exam) fn ascii_number(score: Score) -> Option<String> {
    let plain = score.get().to_string();
    let power = format!("{:e}", score.get());
    let short = if plain.len() <= 9 || plain.len() <= power.len() { plain } else { power };
    score.is_finite().then_some(short)
}

/// Returns the ways to type an infinity, the way it is printed first.
pub(in crate::exam) fn infinities(is_negative: bool) -> Vec<String> {
    let signs: &[&str] = if is_negative { &["−", "-"] } else { &["+", ""] };
    INFINITIES.iter().flat_map(|word| signs.iter().map(move |sign| format!("{sign}{word}"))).collect()
}

/// Returns the ways to type a number, the way it is printed first: with a real minus or a hyphen, with a plus, with a point or a
/// comma; of a number of many digits also as it is rounded in print.
pub(in crate::exam) fn number_spellings(score: Score) -> Vec<String> {
    let mut spellings = digits(score);
    if score.is_finite() {
        let whole =
            spellings.iter().filter(|digits| digits.chars().all(|digit| digit.is_ascii_digit() || digit == '-'));
        let tenths: Vec<String> = whole.flat_map(|digits| [format!("{digits}.0"), format!("{digits},0")]).collect();
        let plus = spellings.first().filter(|digits| !digits.starts_with('−')).map(|digits| format!("+{digits}"));
        spellings.extend(plus);
        spellings.extend(tenths);
    }
    distinct(spellings)
}

/// Returns the ways to type a number or a bound: `≤ 3`, `<= 3`, ….
pub(in crate::exam) fn spellings(score: Score, bound: Bound) -> Vec<String> {
    let relations: &[&str] = match bound {
        Bound::Exact => return number_spellings(score),
        Bound::Lower => &["≥", ">=", "=>"],
        Bound::Upper => &["≤", "<=", "=<"],
    };
    let numbers = digits(score);
    let spelled = relations.iter().flat_map(|relation| {
        numbers.iter().flat_map(move |number| [format!("{relation} {number}"), format!("{relation}{number}")])
    });
    distinct(spelled.collect())
}

/// Returns the ways to type a number without anything that could be left out.
fn digits(score: Score) -> Vec<String> {
    let Some(exact) = ascii_number(score) else { return infinities(score.get() < 0.0) };
    let rounded = score.shown().strip_prefix('≈').map(|shown| shown.replace('−', "-"));
    let numbers = [Some(exact), rounded].into_iter().flatten();
    let signed = numbers.flat_map(|number| {
        let printed = number.strip_prefix('-').map(|size| format!("−{size}"));
        printed.into_iter().chain([number])
    });
    distinct(signed.flat_map(|number| [number.clone(), number.replace('.', ",")]).collect())
}

fn distinct(texts: Vec<String>) -> Vec<String> {
    let mut kept: Vec<String> = Vec::with_capacity(texts.len());
    for text in texts {
        if !kept.contains(&text) {
            kept.push(text);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(value: f64) -> Score {
        Score::new(value).unwrap()
    }

    #[test]
    fn a_number_may_be_typed_in_every_usual_way() {
        assert_eq!(number_spellings(score(3.0)), ["3", "+3", "3.0", "3,0"]);
        assert_eq!(number_spellings(score(-2.5)), ["−2.5", "−2,5", "-2.5", "-2,5"]);
        assert!(number_spellings(score(1.0 / 3.0)).contains(&"0,333".to_owned()));
        assert!(number_spellings(score(f64::NEG_INFINITY)).contains(&"-inf".to_owned()));
        assert_eq!(number_spellings(score(f64::INFINITY))[0], "+∞");
    }

    #[test]
    fn a_bound_is_typed_with_its_relation() {
        let typed = spellings(score(3.0), Bound::Upper);
        assert_eq!(typed[..2], ["≤ 3", "≤3"]);
        assert!(typed.contains(&"<= 3".to_owned()) && !typed.contains(&"3".to_owned()));
        assert!(
            spellings(score(3.0), Bound::Lower)
                .iter()
                .all(|typed| !spellings(score(3.0), Bound::Upper).contains(typed))
        );
    }

    /// Moodle reads these, and no other signs, in a numerical blank.
    #[test]
    fn numbers_for_numerical_blanks_are_ascii() {
        for value in [0.0, -3.0, 0.5, 1e300, -1e-9, 123_456_789.0, f64::MIN_POSITIVE] {
            let number = ascii_number(score(value)).unwrap();
            assert!(number.is_ascii() && number.parse::<f64>() == Ok(value), "{number}");
        }
        assert_eq!([1e300, 12.0].map(|value| ascii_number(score(value)).unwrap()), ["1e300", "12"]);
        assert_eq!(ascii_number(Score::INFINITY), None);
    }

    /// The width of a text field must not tell that an infinity belongs there.
    #[test]
    fn both_infinities_are_equally_long() {
        let longest = |is_negative| infinities(is_negative).iter().map(|text| text.chars().count()).max();
        assert_eq!(longest(false), longest(true));
    }
}
