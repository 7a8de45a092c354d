//! An answer, the parsing of typed values, the stored form of an answer, and the counts that make up a leaf's
//! evaluation.

use super::offered_change::OfferedChange;
use poda_core::document::practice::AnswerForm;
use poda_core::game::evaluation::Evaluation;
use poda_core::game::weighted::{Feature, FeatureWeight, WeightedTerm};
use poda_core::game::{Game, GameView};
use poda_core::score::{Bound, Interval, MAX_PLAYERS, Payoffs, Player, Score};
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, Story};

#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A node: the one that is entered next, the one that is left, or the best move.
    Node(NodeId),
    /// The pruned children, empty if there is no cutoff; or the leaves that can be pruned.
    Children(Vec<NodeId>),
    /// A value, or an interval that is proved: `3`, `≤ 3`, `≥ 3`, `2 … 5`.
    Proved(Interval),
    /// The sum of a leaf's static evaluation, addend by addend.
    Sum {
        /// The counts, in the order of [`addends`].
        counts: Vec<Score>,
        sum: Interval,
    },
    /// A number for each of several players.
    Vector(Payoffs),
    /// The changes of all leaves that have an effect.
    Changes(Vec<OfferedChange>),
}

impl Answer {
    pub const fn number(score: Score) -> Self {
        Self::Proved(Interval::of(score, Bound::Exact))
    }

    /// Reads a typed value: `3`, `-0.5`, `3,5`, `inf`, `−∞`, `<= 3`, `≥ 3`, `= 3`, `2 … 5`. `None` if the text is not a
    /// value.
    ///
    /// ```
    /// use poda_words::practice::Answer;
    ///
    /// assert_eq!(Answer::read_value(" <= 3,5 "), Answer::read_value("≤ 3.5"));
    /// assert_eq!(Answer::read_value("five"), None);
    /// ```
    pub fn read_value(text: &str) -> Option<Self> {
        let text = text.trim();
        for (signs, bound) in [
            (["<=", "=<", "≤", "⩽"], Bound::Upper),
            ([">=", "=>", "≥", "⩾"], Bound::Lower),
            (["==", "=", "＝", "≡"], Bound::Exact),
        ] {
            if let Some(rest) = signs.iter().find_map(|sign| text.strip_prefix(sign)) {
                return Some(Self::Proved(Interval::of(read_number(rest)?, bound)));
            }
        }
        for between in ["…", "...", ".."] {
            if let Some((low, high)) = text.split_once(between) {
                let (low, high) = (read_number(low)?, read_number(high)?);
                return (low <= high).then_some(Self::Proved(Interval { low, high }));
            }
        }
        Some(Self::number(read_number(text)?))
    }

    /// Reads a typed vector: `(1, 2, 3)`, `1 2 3`, `[0,5; 7/3; -2]`. `None` if the text is not a vector of finite
    /// numbers.
    ///
    /// ```
    /// use poda_words::practice::Answer;
    ///
    /// assert_eq!(Answer::read_vector("(1, 2.5, -3)"), Answer::read_vector("1; 2,5; −3"));
    /// assert_eq!(Answer::read_vector("(1, two)"), None);
    /// ```
    pub fn read_vector(text: &str) -> Option<Self> {
        let text = text.trim();
        let bare = text.strip_prefix(['(', '[', '⟨']).map_or(text, |rest| rest.trim_end_matches([')', ']', '⟩']));
        let entries: Vec<&str> = if bare.contains(';') {
            bare.split(';').collect()
        } else if bare.contains(',') {
            bare.split(',').collect()
        } else {
            bare.split_whitespace().collect()
        };
        let entries = entries.into_iter().map(read_number).collect::<Option<Vec<Score>>>()?;
        let is_vector = (1..=MAX_PLAYERS).contains(&entries.len()) && entries.iter().all(|entry| entry.is_finite());
        is_vector.then(|| Self::Vector(Payoffs::new(&entries)))
    }
}

/// Reads a number as users type it: with a decimal point or comma, a minus sign of either kind, as a fraction such as
/// `7/3`, `2 1/3` or `−14/6`, or an infinity as `inf` or `∞`. `None` if the text is not a number, or one too large for
/// a score.
pub fn read_number(text: &str) -> Option<Score> {
    let text = text.trim().replace(['−', '–'], "-").replace(',', ".").replace('⁄', "/").to_lowercase();
    let (sign, size) = match text.strip_prefix('-') {
        Some(size) => (-1.0, size.trim_start()),
        None => (1.0, text.strip_prefix('+').unwrap_or(&text).trim_start()),
    };
    if matches!(size, "inf" | "infinity" | "∞") {
        return Score::new(sign * f64::INFINITY);
    }
    // Rejects other texts that Rust parses as a number, such as `nan` or a second sign.
    if !size.starts_with(|first: char| first.is_ascii_digit() || first == '.') {
        return None;
    }
    if size.contains('/') {
        return read_fraction(size).map(|score| if sign < 0.0 { -score } else { score });
    }
    let number: f64 = size.parse().ok()?;
    Score::new(sign * number).filter(|score| score.is_finite())
}

/// Reads a fraction without a sign, `7/3` or `2 1/3`.
fn read_fraction(text: &str) -> Option<Score> {
    let digits =
        |text: &str| Some(text.trim()).filter(|text| text.bytes().all(|byte| byte.is_ascii_digit()))?.parse().ok();
    let (before, denominator) = text.split_once('/')?;
    let (whole, numerator): (i128, i128) = match before.trim().split_once(char::is_whitespace) {
        Some((whole, numerator)) => (digits(whole)?, digits(numerator)?),
        None => (0, digits(before)?),
    };
    let denominator = digits(denominator)?;
    // The fraction after a whole number must be less than 1.
    let is_mixed = before.trim().contains(char::is_whitespace);
    if is_mixed && denominator <= numerator {
        return None;
    }
    Score::ratio(whole.checked_mul(denominator)?.checked_add(numerator)?, denominator)
}

/// Returns a value in the form that users type and files contain: `3`, `-0.5`, `inf`, `<= 3`, `>= 3`, `2 … 5`. It is
/// [read](Answer::read_value) as the same value.
pub fn written_value(proved: Interval) -> String {
    match proved.as_bound() {
        Some((value, Bound::Exact)) => written_number(value),
        Some((end, Bound::Lower)) => format!(">= {}", written_number(end)),
        Some((end, Bound::Upper)) => format!("<= {}", written_number(end)),
        None => format!("{} … {}", written_number(proved.low), written_number(proved.high)),
    }
}

fn written_number(score: Score) -> String {
    match (score.as_fraction(), score.get()) {
        (Some((numerator, denominator)), _) => format!("{numerator}/{denominator}"),
        (None, f64::INFINITY) => "inf".to_owned(),
        (None, f64::NEG_INFINITY) => "-inf".to_owned(),
        (None, value) => value.to_string(),
    }
}

/// A count that a static evaluation adds up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addend {
    /// The count for a player, in a sum that is MAX's count minus MIN's.
    Side(Player),
    /// A feature, which is MAX's count minus MIN's, multiplied by its weight.
    Feature(Feature, FeatureWeight),
}

/// Returns the counts whose sum is the evaluation of a leaf, in the order in which the sum is written; empty if the
/// evaluation is not a sum, such as when the game is over.
pub fn addends<G: Game>(recording: &Recording<G>, leaf: NodeId) -> Vec<(Addend, Score)> {
    if recording.root().is_explicit_tree() {
        return Vec::new();
    }
    match recording.evaluation(leaf) {
        // A question about a quotient asks for the whole value.
        Evaluation::Value(_) | Evaluation::Share { .. } | Evaluation::Sooner { .. } => Vec::new(),
        Evaluation::Difference { max, min } => {
            vec![(Addend::Side(Player::Max), max.into()), (Addend::Side(Player::Min), min.into())]
        }
        Evaluation::Weighted(sum) => {
            let term = |term: WeightedTerm| (Addend::Feature(term.feature, term.weight), i32::from(term.count).into());
            sum.weighted_terms().map(term).collect()
        }
    }
}

/// Returns the addends with wrong counts, each with the answered count.
pub fn wrong_addends<G: Game>(recording: &Recording<G>, leaf: NodeId, counts: &[Score]) -> Vec<(Addend, Score)> {
    let answered = addends(recording, leaf).into_iter().zip(counts);
    answered
        .filter(|((_, count), answered)| count != *answered)
        .map(|((addend, _), answered)| (addend, *answered))
        .collect()
}

/// Returns an answer in its stored form: `3`, `<= 3`, `2 … 5`, the id of a node, the ids of the pruned children, `-`
/// for none, the names of changes, or a sum with its counts: `6; 5 = 1`.
pub fn given_text<G: GameView>(recording: &Recording<G>, answer: &Answer) -> String {
    match answer {
        Answer::Node(node) => recording.id(*node),
        Answer::Children(children) if children.is_empty() => "-".to_owned(),
        Answer::Children(children) => children.iter().map(|&child| recording.id(child)).collect::<Vec<_>>().join(" "),
        Answer::Proved(proved) => written_value(*proved),
        Answer::Sum { counts, sum } => {
            let counts: Vec<_> = counts.iter().copied().map(written_number).collect();
            format!("{} = {}", counts.join("; "), written_value(*sum))
        }
        Answer::Vector(vector) => {
            let entries: Vec<_> = vector.entries().iter().copied().map(written_number).collect();
            format!("({})", entries.join(", "))
        }
        Answer::Changes(changes) if changes.is_empty() => "-".to_owned(),
        Answer::Changes(changes) => changes.iter().map(|change| change.name()).collect::<Vec<_>>().join(" "),
    }
}

/// Reads the stored form of an answer of this form; `None` if the text is not one about this recording. The inverse of
/// [`given_text`].
pub fn read_given<G: GameView>(recording: &Recording<G>, form: AnswerForm, text: &str) -> Option<Answer> {
    let node = |id: &str| recording.trace().nodes().find(|&node| recording.id(node) == id);
    match form {
        AnswerForm::Node => node(text).map(Answer::Node),
        AnswerForm::Children | AnswerForm::Leaves if text == "-" => Some(Answer::Children(Vec::new())),
        AnswerForm::Children | AnswerForm::Leaves => {
            text.split(' ').map(node).collect::<Option<Vec<_>>>().map(Answer::Children)
        }
        AnswerForm::Number | AnswerForm::Value => Answer::read_value(text),
        AnswerForm::Sum => match text.split_once(" = ") {
            Some((counts, sum)) => {
                let Answer::Proved(sum) = Answer::read_value(sum)? else { return None };
                let counts = counts.split("; ").map(read_number).collect::<Option<Vec<_>>>()?;
                Some(Answer::Sum { counts, sum })
            }
            None => Answer::read_value(text),
        },
        AnswerForm::Vector => Answer::read_vector(text),
        AnswerForm::Changes if text == "-" => Some(Answer::Changes(Vec::new())),
        AnswerForm::Changes => OfferedChange::of_names(text.split(' ')).map(Answer::Changes),
        // Only a Monte Carlo tree search has counts.
        AnswerForm::Counts => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_written_value_is_read_as_the_same_answer() {
        for text in ["3", "-0.5", "<= 3", ">= -2", "2 … 5", "inf", "-inf", ">= 1e300", "-inf … inf", "7/3", "<= -1/3"]
        {
            let Some(Answer::Proved(proved)) = Answer::read_value(text) else { panic!("{text}") };
            assert_eq!(Answer::read_value(&written_value(proved)), Some(Answer::Proved(proved)), "{text}");
        }
        let Some(Answer::Proved(proved)) = Answer::read_value("≤ 3,5") else { panic!() };
        assert_eq!(written_value(proved), "<= 3.5");
    }

    fn read(text: &str) -> Option<String> {
        match Answer::read_value(text)? {
            Answer::Proved(proved) => Some(proved.to_string()),
            Answer::Node(_) | Answer::Children(_) | Answer::Sum { .. } | Answer::Vector(_) | Answer::Changes(_) => None,
        }
    }

    #[test]
    fn a_value_is_read_however_it_is_written() {
        let ways: [(&str, &[&str]); 12] = [
            ("7/3", &["7/3", "14/6", " 2 1/3 ", "+7/3", "2\u{a0}1/3", "7 / 3", "7⁄3", "= 2 2/6"]),
            ("≤ −7/3", &["<= -7/3", "≤ −2 1/3", "≤ -14/6", "≤ - 7/3"]),
            ("0.5", &["1/2", "0 1/2", "3/6"]),
            ("0.5", &["+0.5", " 0,5 "]),
            ("3", &["3", " 3 ", "+3", "3.0", "= 3", "=3", "3,0", "3 … 3"]),
            ("−0.5", &["-0.5", "−0,5", "-.5", "- 0.5", "–0.5", "-5e-1"]),
            ("≤ 3", &["<= 3", "<=3", "≤ 3", "≤3", "=< 3", "≤\u{a0}3", "⩽ 3"]),
            ("≥ −2", &[">= -2", "≥ −2", "=> -2", "≥-2", "⩾ -2,0"]),
            ("+∞", &["inf", "+inf", "∞", "+∞", "INF", "Infinity", ">= inf"]),
            ("−∞", &["-inf", "−inf", "-∞", "−∞", "<= -inf", "- ∞"]),
            ("2 … 5", &["2 … 5", "2…5", "2..5", "2...5", "2,0 … 5"]),
            ("0", &["0", "-0", "0.0"]),
        ];
        for (value, texts) in ways {
            for text in texts {
                let infinite = |shown: &String| shown.trim_start_matches('+').to_owned();
                assert_eq!(
                    read(text).as_ref().map(infinite).as_deref(),
                    Some(value.trim_start_matches('+')),
                    "{text:?}"
                );
            }
        }
    }

    #[test]
    fn what_is_no_value_is_not_read() {
        for text in [
            "", " ", "x", "nan", "-", "--3", "+-3", "3 4", "< 3", "> 3", "<=", "≤ x", "5 … 2", "…", "1e999", "1.2.3",
            "3%", "7/", "/3", "7/0", "7/-3", "1 2 1/3", "2 4/3", "7/3/2", "0.5/2", "1/3.5", "2 1/3 4",
        ] {
            assert_eq!(Answer::read_value(text), None, "{text:?}");
        }
    }
}
