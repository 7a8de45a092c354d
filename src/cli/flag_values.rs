//! The values that flags take, as they are spelled.

use super::language::{LANGUAGE_ALIASES, requested_language, words};
use super::one_of::OneOf;
use crate::comparison::ordering_preset::OrderingPreset;
use crate::document::practice::Attempts;
use crate::i18n::Language;
use crate::practice::{QuestionKind, QuestionKinds};
use crate::score::{CutOn, Player};
use crate::search::mistakes::Mistake;
use crate::search::ordering::{MoveOrdering, StaticOrder};
use crate::search::play_level::PlayLevel;
use crate::search::{Algorithm, Fail};

/// Returns an algorithm as the flag spells it.
#[must_use]
pub(super) const fn spelled(algorithm: Algorithm) -> &'static str {
    match algorithm {
        Algorithm::Minimax => "minimax",
        Algorithm::AlphaBeta => "alpha-beta",
        Algorithm::Negamax => "negamax",
        Algorithm::NegamaxAlphaBeta => "negamax-alpha-beta",
        Algorithm::AlphaBetaTable => "alpha-beta-table",
        Algorithm::PrincipalVariation => "principal-variation",
        Algorithm::IterativeDeepening => "iterative-deepening",
        Algorithm::Aspiration => "aspiration",
        Algorithm::Mtdf => "mtdf",
        Algorithm::Level(PlayLevel::Beginner) => "beginner",
        Algorithm::Level(PlayLevel::Normal) => "normal",
        Algorithm::Level(PlayLevel::Expert) => "expert",
        Algorithm::Mistaken(Mistake::WrongBound) => "wrong-bound",
        Algorithm::Mistaken(Mistake::LastBest) => "last-best",
        Algorithm::Mistaken(Mistake::AlwaysNegating) => "always-negating",
    }
}

/// The parser of an algorithm.
pub(super) const ALGORITHM: OneOf<Algorithm> = OneOf {
    all: || {
        let all = Algorithm::ALL.into_iter().chain(Mistake::ALL.map(Algorithm::Mistaken));
        all.map(|algorithm| (spelled(algorithm), algorithm)).collect()
    },
    aliases: &[
        ("ab", "alpha-beta"),
        ("alfa-beta", "alpha-beta"),
        ("minmax", "minimax"),
        ("negamax-ab", "negamax-alpha-beta"),
        ("alpha-beta-with-memory", "alpha-beta-table"),
        ("tt", "alpha-beta-table"),
        ("pvs", "principal-variation"),
        ("principal-variation-search", "principal-variation"),
        ("negascout", "principal-variation"),
        ("scout", "principal-variation"),
        ("id", "iterative-deepening"),
        ("aspiration-windows", "aspiration"),
        ("mtd", "mtdf"),
        ("mtd(f)", "mtdf"),
    ],
};

/// Returns an order of moves as the flag spells it.
#[must_use]
pub(super) const fn spelled_order(order: OrderingPreset) -> &'static str {
    match order {
        OrderingPreset::Own => "file",
        OrderingPreset::Plain(StaticOrder::Given) => "given",
        OrderingPreset::Plain(StaticOrder::Reversed) => "reversed",
        OrderingPreset::Plain(StaticOrder::BestFirst) => "best-first",
        OrderingPreset::Plain(StaticOrder::WorstFirst) => "worst-first",
        OrderingPreset::Killers => "killers",
        OrderingPreset::History => "history",
    }
}

/// The parser of an order of moves to be compared with others.
pub(super) const ORDER: OneOf<OrderingPreset> = OneOf {
    all: || {
        OrderingPreset::ALL
            .into_iter()
            .chain([OrderingPreset::Own])
            .map(|order| (spelled_order(order), order))
            .collect()
    },
    aliases: &[],
};

/// The parser of the order of moves that nothing else puts first.
pub(super) const BASE: OneOf<StaticOrder> = OneOf {
    all: || {
        StaticOrder::ALL.map(|static_order| (spelled_order(OrderingPreset::Plain(static_order)), static_order)).to_vec()
    },
    aliases: &[],
};

/// The parser of what is returned beyond the window.
pub(super) const FAIL: OneOf<Fail> = OneOf {
    all: || vec![("soft", Fail::Soft), ("hard", Fail::Hard)],
    aliases: &[("fail-soft", "soft"), ("fail-hard", "hard")],
};

/// Returns the rule for ties as the flag spells it.
#[must_use]
pub(super) const fn spelled_cut_on(cut_on: CutOn) -> &'static str {
    match cut_on {
        CutOn::Equal => "equal",
        CutOn::Strict => "strict",
    }
}

/// The parser of the rule for ties.
pub(super) const CUT_ON: OneOf<CutOn> =
    OneOf { all: || [CutOn::Equal, CutOn::Strict].map(|rule| (spelled_cut_on(rule), rule)).to_vec(), aliases: &[] };

/// The parser of a side.
pub(super) const SIDE: OneOf<Player> = OneOf { all: || vec![("max", Player::Max), ("min", Player::Min)], aliases: &[] };

/// The parser of a level of play.
pub(super) const LEVEL: OneOf<PlayLevel> = OneOf {
    all: || {
        let spelled = |level| match level {
            PlayLevel::Beginner => "beginner",
            PlayLevel::Normal => "normal",
            PlayLevel::Expert => "expert",
        };
        PlayLevel::ALL.map(|level| (spelled(level), level)).to_vec()
    },
    aliases: &[("principiante", "beginner"), ("experto", "expert")],
};

/// The parser of a number of attempts.
pub(super) const ATTEMPTS: OneOf<Attempts> =
    OneOf { all: || vec![("1", Attempts::One), ("2", Attempts::Two)], aliases: &[] };

/// Parses kinds of questions with commas between.
pub(super) fn kinds(text: &str) -> Result<QuestionKinds, String> {
    let kinds: Option<QuestionKinds> =
        text.split(',').map(|name| QuestionKind::of_name(&name.trim().to_lowercase())).collect();
    kinds.ok_or_else(|| expectation("cli-expected-kinds"))
}

/// The parser of a language.
pub(super) const LANGUAGE: OneOf<Language> =
    OneOf { all: || Language::ALL.map(|language| (language.code(), language)).to_vec(), aliases: LANGUAGE_ALIASES };

/// The parser of a shell for which completions are written.
pub(super) const SHELL: OneOf<clap_complete::Shell> = OneOf {
    all: || {
        use clap_complete::Shell::{Bash, Elvish, Fish, PowerShell, Zsh};
        vec![("bash", Bash), ("elvish", Elvish), ("fish", Fish), ("powershell", PowerShell), ("zsh", Zsh)]
    },
    aliases: &[],
};

/// The value of `--depth`: a number of plies, or `None` for `full`. No flag at all is another `None` around it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct DepthFlag(pub Option<usize>);

/// Parses a number of plies, or `full`.
pub(super) fn depth(text: &str) -> Result<DepthFlag, String> {
    match text {
        "full" => Ok(DepthFlag(None)),
        _ => text.parse().map(|plies| DepthFlag(Some(plies))).map_err(|_| expectation("cli-expected-plies")),
    }
}

/// Parses how many killers are kept at a ply.
pub(super) fn killers(text: &str) -> Result<u8, String> {
    let most = MoveOrdering::MAX_KILLERS;
    text.parse().ok().filter(|&count| count <= most).ok_or_else(|| {
        let counts: Vec<String> = (0..=most).map(|count| count.to_string()).collect();
        words(requested_language()).fill("cli-expected", &[("values", counts.join(", ").into())])
    })
}

/// Parses a whole number; commas, points and underscores between thousands are read too.
pub(super) fn whole(text: &str) -> Result<u64, String> {
    let digits: String = text.chars().filter(|c| !matches!(c, ',' | '.' | '_' | ' ' | '\u{a0}')).collect();
    let is_grouped = digits.len() == text.len() || is_in_thousands(text);
    digits.parse().ok().filter(|_| is_grouped).ok_or_else(|| expectation("cli-expected-whole"))
}

/// Returns whether every separator of a number stands before three digits.
fn is_in_thousands(text: &str) -> bool {
    let mut groups = text.split(|c: char| !c.is_ascii_digit());
    groups.next().is_some_and(|first| (1..=3).contains(&first.len())) && groups.all(|group| group.len() == 3)
}

/// Returns what was expected, in the requested language.
pub(super) fn expectation(key: &str) -> String {
    words(requested_language()).text(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_algorithm_goes_by_its_flag_its_name_in_files_and_the_fields_other_names() {
        for text in ["alpha-beta", "alphabeta", "AlphaBeta", "ALPHA_BETA", "alfa-beta", "ab"] {
            assert_eq!(ALGORITHM.find(text), Some(Algorithm::AlphaBeta), "{text}");
        }
        for text in ["pvs", "PVS", "NegaScout", "PrincipalVariation"] {
            assert_eq!(ALGORITHM.find(text), Some(Algorithm::PrincipalVariation), "{text}");
        }
        assert_eq!(ALGORITHM.find("MTD(f)"), Some(Algorithm::Mtdf));
        assert_eq!((ALGORITHM.find("magic"), ALGORITHM.find("")), (None, None));
    }

    #[test]
    fn every_alias_means_something() {
        for (alias, spelling) in ALGORITHM.aliases {
            assert!(ALGORITHM.find(alias).is_some_and(|algorithm| spelled(algorithm) == *spelling), "{alias}");
        }
        assert!(
            LANGUAGE.find("Español").is_some() && LEVEL.find("experto").is_some() && FAIL.find("fail-hard").is_some()
        );
    }

    #[test]
    fn a_number_may_have_its_thousands_set_apart() {
        assert_eq!(
            ["7", "20000000", "20,000,000", "20.000.000", "2_000"].map(whole).map(Result::unwrap),
            [7, 20_000_000, 20_000_000, 20_000_000, 2_000]
        );
        for wrong in ["", "-1", "1.5", "1,5", ",", "1e6", "many", "99999999999999999999"] {
            assert!(whole(wrong).is_err(), "{wrong}");
        }
    }
}
