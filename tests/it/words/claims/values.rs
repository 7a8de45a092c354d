//! Parses numbers, intervals and extrema in a sentence: `≈0.333`, `3+ε`, `≥ 3`, `max(3, ≤ 2) = 3`.
//!
//! Uses rules of its own, and none of the code that writes them.

use poda::score::{Interval, Player, Score};

/// A number as it is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// In full, or a neighbor of one that is.
    Exact(f64),
    /// Rounded, and marked so.
    Near(f64),
}

impl Number {
    pub fn read(text: &str) -> Option<Self> {
        if let Some(rounded) = text.strip_prefix('≈') {
            return plain(rounded).map(Self::Near);
        }
        let neighbor = text.strip_suffix("+ε").map(|text| plain(text).map(f64::next_up));
        let neighbor = neighbor.or_else(|| text.strip_suffix("−ε").map(|text| plain(text).map(f64::next_down)));
        neighbor.unwrap_or_else(|| plain(text)).map(Self::Exact)
    }

    /// Whether this is how the score may be written.
    #[expect(clippy::float_cmp, reason = "a number without a mark is written exactly")]
    pub fn is(self, score: Score) -> bool {
        let score = score.get();
        match self {
            Self::Exact(number) => number == score,
            Self::Near(number) => number != score && (number - score).abs() <= 0.0005_f64.max(0.06 * score.abs()),
        }
    }
}

fn plain(text: &str) -> Option<f64> {
    match text {
        "+∞" => Some(f64::INFINITY),
        "−∞" => Some(f64::NEG_INFINITY),
        _ if text.starts_with(['-', '+']) || text.contains("inf") => None,
        _ if text.contains('/') => Score::parse_ratio(text).map(Score::get),
        // Zero has no sign.
        _ => text.replace('−', "-").parse::<f64>().ok().map(|number| number + 0.0),
    }
}

/// What is said of a value: an interval, with what may be rounded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Said {
    Is(Number),
    AtLeast(Number),
    AtMost(Number),
    Between(Number, Number),
    Nothing,
    /// A search with a mistake says so: `3?`.
    Claim(Number),
}

impl Said {
    pub fn read(text: &str) -> Option<Self> {
        if text == "?" || text == "…" {
            return Some(Self::Nothing);
        }
        if let Some(claim) = text.strip_suffix('?') {
            return Number::read(claim).map(Self::Claim);
        }
        if let Some((low, high)) = text.split_once(" … ") {
            return Some(Self::Between(Number::read(low)?, Number::read(high)?));
        }
        let at_least = text.strip_prefix("≥ ").map(|text| Number::read(text).map(Self::AtLeast));
        let at_most = || text.strip_prefix("≤ ").map(|text| Number::read(text).map(Self::AtMost));
        at_least.or_else(at_most).unwrap_or_else(|| Number::read(text).map(Self::Is))
    }

    /// Whether it is true of this value. Of a claim nothing is known.
    pub fn holds(self, value: Score) -> bool {
        let low = |number: Number| number.is(value) || bound(number) <= value.get();
        let high = |number: Number| number.is(value) || value.get() <= bound(number);
        match self {
            Self::Is(number) => number.is(value),
            Self::AtLeast(number) => low(number),
            Self::AtMost(number) => high(number),
            Self::Between(least, most) => low(least) && high(most),
            Self::Nothing | Self::Claim(_) => true,
        }
    }
}

fn bound(number: Number) -> f64 {
    match number {
        Number::Exact(number) | Number::Near(number) => number,
    }
}

/// An extremum of the values of children: `max(1, 2, …, ≤ 8) = 9`.
#[derive(Clone, Debug, PartialEq)]
pub struct Extremum {
    pub player: Player,
    /// What is said of each child that is written; `None` stands for those that are left out.
    pub children: Vec<Option<Said>>,
    /// What it comes to.
    pub outcome: Option<Said>,
}

impl Extremum {
    pub fn read(text: &str) -> Option<Self> {
        let player = if text.starts_with("max(") {
            Player::Max
        } else if text.starts_with("min(") {
            Player::Min
        } else {
            return None;
        };
        let close = text.find(')')?;
        let children = text[4..close].split(", ");
        let children = children.map(|child| if child == "…" { Some(None) } else { Said::read(child).map(Some) });
        let outcome = text[close + 1..].trim();
        let outcome =
            if outcome.is_empty() { None } else { Some(Said::read(outcome.strip_prefix("= ").unwrap_or(outcome))?) };
        Some(Self { player, children: children.collect::<Option<_>>()?, outcome })
    }

    /// Whether it is true where the children that have returned are worth these values; `None`: not known.
    pub fn check(&self, player: Player, values: &[Option<Score>]) -> Result<(), String> {
        if self.player != player {
            return Err(format!("it is {player:?}'s choice"));
        }
        let gaps = self.children.iter().filter(|child| child.is_none()).count();
        let written = self.children.len() - gaps;
        if (gaps == 0 && written != values.len()) || (0 < gaps && values.len() <= written) {
            return Err(format!("{} children have returned", values.len()));
        }
        if gaps == 0 {
            for (said, value) in self.children.iter().flatten().zip(values) {
                if let Some(value) = value
                    && !said.holds(*value)
                {
                    return Err(format!("a child is worth {value}, and {said:?} is written"));
                }
            }
        } else {
            // Between two gaps the one that is written is one of those there; the first and the last are in their
            // places.
            let front = self.children.iter().take_while(|child| child.is_some()).count();
            let back = self.children.iter().rev().take_while(|child| child.is_some()).count();
            let front = self.children[..front].iter().zip(values);
            let back = self.children[self.children.len() - back..].iter().rev().zip(values.iter().rev());
            for (said, value) in front.chain(back) {
                if let (Some(said), Some(value)) = (said, value)
                    && !said.holds(*value)
                {
                    return Err(format!("a child is worth {value}, and {said:?} is written"));
                }
            }
        }
        let all: Option<Vec<Score>> = values.iter().copied().collect();
        if let (Some(outcome), Some(all)) = (self.outcome, all) {
            let chosen = all.into_iter().reduce(|a, b| player.better_of(a, b)).unwrap_or(player.worst());
            if !outcome.holds(chosen) {
                return Err(format!("it comes to {chosen}, and {outcome:?} is written"));
            }
        }
        Ok(())
    }
}

/// `6−5=1`: whether the sum is right and comes to this score. A number alone is a sum too.
pub fn is_sum(text: &str, score: Score) -> bool {
    let Some((terms, total)) = text.rsplit_once('=') else {
        return Number::read(text.trim()).is_some_and(|number| number.is(score));
    };
    let is_total = Number::read(total.trim()).is_some_and(|number| number.is(score));
    // A difference as a part of the most that is counted.
    if let Some((difference, of)) = terms.trim().strip_prefix('(').and_then(|rest| rest.split_once(")/")) {
        let parts = difference.split_once('−').map(|(max, min)| [max, min, of].map(str::parse::<f64>));
        let Some([Ok(max), Ok(min), Ok(of)]) = parts else { return false };
        return is_total && ((max - min) / of - score.get()).abs() < 1e-9;
    }
    // Terms are added and taken away; a sign before a bracket or after another is a number's own.
    let plain: Option<Vec<f64>> = {
        let separated = terms.replace('−', " − ").replace('+', " + ");
        let mut sum = Vec::new();
        let mut sign = 1.0;
        let mut is_read = true;
        for word in separated.split_whitespace() {
            match word {
                "−" => sign = -sign,
                "+" => {}
                number => match product(number) {
                    Some(number) => {
                        sum.push(sign * number);
                        sign = 1.0;
                    }
                    None => is_read = false,
                },
            }
        }
        is_read.then_some(sum)
    };
    let adds_up = plain.is_some_and(|terms| (terms.iter().sum::<f64>() - score.get()).abs() < 1e-9);
    is_total && adds_up
}

fn product(text: &str) -> Option<f64> {
    let factors = text.split(['·', '×', '*']).map(|factor| factor.trim_matches(['(', ')']).parse::<f64>().ok());
    factors.collect::<Option<Vec<_>>>().map(|factors| factors.into_iter().product())
}

/// A count with its thousands set apart.
pub fn count(text: &str) -> Option<u64> {
    let digits: String = text.chars().filter(|letter| !matches!(letter, ',' | '\u{a0}' | '.')).collect();
    digits.parse().ok()
}

/// The names of a list within a sentence, in either language: `K, L and M`.
pub fn in_list(text: &str) -> Vec<&str> {
    let parts = [" and ", " y ", " e "].iter().find_map(|and| text.rsplit_once(and));
    let (names, end) = parts.map_or((text, None), |(names, end)| (names, Some(end)));
    names.split(", ").chain(end).collect()
}

/// An interval as a sentence says it in English and in Spanish.
pub fn in_words(interval: Interval) -> [String; 2] {
    let [low, high] = interval.shown_ends();
    match (interval.low == Score::NEG_INFINITY, interval.high == Score::INFINITY) {
        _ if interval.is_exact() => [interval.to_string(), interval.to_string()],
        (true, true) => ["any number".to_owned(), "cualquier número".to_owned()],
        (false, true) => [format!("at least {low}"), format!("al menos {low}")],
        (true, false) => [format!("at most {high}"), format!("{high} como mucho")],
        (false, false) => [format!("between {low} and {high}"), format!("entre {low} y {high}")],
    }
}
