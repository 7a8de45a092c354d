//! Fractions with their decimals, as shown below sentences and lines that contain fractions.

use super::styled_text::StyledText;
use super::{Words, args};
use poda_core::score::Score;

/// Returns the fractions among some numbers with their decimals, each once: `7/3 ≈ 2.33`; `None` if there are no
/// fractions.
pub(super) fn decimals(words: &Words, numbers: impl IntoIterator<Item = Score>) -> Option<StyledText> {
    let mut equations: Vec<String> = Vec::new();
    for number in numbers {
        let equation = number.decimal().map(|decimal| format!("{number} ≈ {decimal}"));
        equations.extend(equation.filter(|equation| !equations.contains(equation)));
    }
    (!equations.is_empty()).then(|| words.styled("fraction-decimals", &args![equations = equations.join(", ")]))
}
