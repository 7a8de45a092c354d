//! The values of flags and their spelling.

use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use poda_core::comparison::ordering_preset::OrderingPreset;
use poda_core::document::practice::{AskedKind, AskedKinds, Attempts, QuestionKind};
use poda_core::score::{Bound, CutOn, Cutoff, MAX_PLAYERS, Payoffs, Player, Score, Turn};
use poda_core::search::mcts::{Priors, Rollout};
use poda_core::search::play_level::PlayLevel;
use poda_core::search::setting::{Choice, ChoiceNames, ScoreRange, SettingValue};
use poda_core::search::{Algorithm, Fail, Floor, SearchConfig};
use poda_core::text::{nearest, simplified};
use poda_core::trace::RecordedKind;
use poda_platform::system;
use poda_words::file::TextKind;
use poda_words::i18n::search_settings::spelled_order;
use poda_words::i18n::{Language, MessageArg, Words, args, language_names, language_of_locale, languages};
use poda_words::messages::Message;
use std::ffi::OsStr;
use std::str::FromStr;

pub(super) const ALGORITHM: OneOf<Algorithm> = OneOf {
    all: || Algorithm::EVERY.map(|algorithm| (algorithm.key(), algorithm)).to_vec(),
    aliases: || Algorithm::ALIASES.to_vec(),
};

pub(super) const ORDER: OneOf<OrderingPreset> = OneOf::of(|| {
    OrderingPreset::ALL.into_iter().chain([OrderingPreset::Own]).map(|order| (spelled_order(order), order)).collect()
});

/// Returns the spelling of a search's fail mode; `None` if the search does not prune.
pub(super) fn fail_of(config: &SearchConfig) -> Option<&'static str> {
    config.has_window().then(|| config.fail.key())
}

pub(super) const FAIL: OneOf<Fail> = OneOf::of_choice();

pub(super) const CUT_ON: OneOf<CutOn> = OneOf::of_choice();

/// Parses a finite number or a fraction such as `7/3`.
fn finite(text: &str) -> Option<Score> {
    if let Some(fraction) = Score::parse_ratio(text) {
        return Some(fraction);
    }
    let number = text.trim().parse().ok().and_then(Score::new)?;
    Some(number).filter(|number| number.is_finite() && Score::keeps(text.trim()))
}

/// Parses a finite number of a range.
pub(super) fn number(range: ScoreRange, text: &str) -> Result<Score, String> {
    let number = finite(text).filter(|number| range.contains(*number));
    number.ok_or_else(|| expectation("cli-expected-number", &[]))
}

/// The names of the ways in which rollouts end, and those of the rules for priors, as in JSON.
pub(super) const ROLLOUTS: [&str; 2] = ["random", "evaluation"];
pub(super) const PRIORS: [&str; 2] = ["uniform", "softmax"];

/// Splits a name from the number that may follow it after a colon.
fn numbered(text: &str) -> (&str, Option<&str>) {
    text.split_once(':').map_or((text, None), |(name, number)| (name, Some(number)))
}

/// Parses how rollouts end: `random`, `evaluation`, or `evaluation:0` with a number of plies.
pub(super) fn rollout(text: &str) -> Result<Rollout, String> {
    let (name, plies) = numbered(text);
    match (index_of(name, ROLLOUTS, &[]), plies) {
        (Some(0), None) => Ok(Rollout::Random),
        (Some(1), None) => Ok(Rollout::Evaluation { plies: Rollout::DEFAULT_PLIES }),
        (Some(1), Some(plies)) => {
            let plies = whole_up_to(Rollout::MAX_PLIES as u64, plies)?;
            Ok(Rollout::Evaluation { plies: usize::try_from(plies).unwrap_or(Rollout::MAX_PLIES) })
        }
        (Some(_) | None, _) => Err(expectation_of(text, ROLLOUTS.into_iter().chain(["evaluation:0"]), &[])),
    }
}

/// Parses the rule for priors: `uniform`, `softmax`, or `softmax:2` with a temperature.
pub(super) fn priors(text: &str) -> Result<Priors, String> {
    let (name, temperature) = numbered(text);
    match (index_of(name, PRIORS, &[]), temperature) {
        (Some(0), None) => Ok(Priors::Uniform),
        (Some(1), None) => Ok(Priors::softmax()),
        (Some(1), Some(temperature)) => {
            number(ScoreRange::Positive, temperature).map(|temperature| Priors::Softmax { temperature })
        }
        (Some(_) | None, _) => Err(expectation_of(text, PRIORS.into_iter().chain(["softmax:2"]), &[])),
    }
}

/// Parses one number for every player, or one for each, separated by commas.
pub(super) fn floor(text: &str) -> Result<Floor, String> {
    let floors: Option<Vec<Score>> = text.split(',').map(finite).collect();
    match floors.as_deref() {
        Some([floor]) => Ok(Floor::Same(*floor)),
        Some(floors) if floors.len() <= MAX_PLAYERS => Ok(Floor::Each(Payoffs::new(floors))),
        Some(_) | None => Err(expectation("cli-expected-floor", &[])),
    }
}

pub(super) const fn spelled_player(player: Player) -> &'static str {
    match player {
        Player::Max => "max",
        Player::Min => "min",
    }
}

pub(super) const SIDE: OneOf<Player> =
    OneOf::of(|| [Player::Max, Player::Min].map(|player| (spelled_player(player), player)).to_vec());

pub(super) const fn spelled_turn(turn: Turn) -> &'static str {
    match turn {
        Turn::Player(player) => spelled_player(player),
        Turn::Chance => "chance",
    }
}

pub(super) const fn spelled_cutoff(kind: Cutoff) -> &'static str {
    match kind {
        Cutoff::Alpha => "alpha",
        Cutoff::Beta => "beta",
    }
}

pub(super) const fn spelled_bound(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "exact",
        Bound::Lower => "lower",
        Bound::Upper => "upper",
    }
}

pub(super) const LEVEL: OneOf<PlayLevel> = OneOf {
    all: || PlayLevel::ALL.map(|level| (Algorithm::Level(level).key(), level)).to_vec(),
    aliases: || vec![("principiante", "beginner"), ("experto", "expert")],
};

pub(super) const ATTEMPTS: OneOf<Attempts> = OneOf::of(|| vec![("1", Attempts::One), ("2", Attempts::Two)]);

pub(super) fn kinds(text: &str) -> Result<AskedKinds, String> {
    let kind = |name: &str| AskedKind::of_name(&name.trim().to_lowercase());
    let kinds = text.split(',').map(kind).collect::<Option<AskedKinds>>();
    let names: Vec<&str> = AskedKind::all().map(AskedKind::name).collect();
    kinds.ok_or_else(|| with_nearest_part(expectation("cli-expected-kinds", &kind_args()), text, &names))
}

/// Returns the names of the kinds of questions about a kind of search.
fn kind_names(search: RecordedKind, separator: &str) -> String {
    let kinds = AskedKind::all().filter(|kind| kind.search() == search);
    kinds.map(AskedKind::name).collect::<Vec<_>>().join(separator)
}

/// Returns the arguments of the messages that list the kinds of questions.
pub(super) fn kind_args() -> [(&'static str, MessageArg); 2] {
    let names = |search| kind_names(search, ", ").into();
    [("search_kinds", names(RecordedKind::Search)), ("mcts_kinds", names(RecordedKind::Sampled))]
}

/// The placeholder for the kinds of questions in definitions of flags.
pub(super) const QUESTION_KINDS: &str = "cli-question-kinds";

/// Returns the kinds of questions as the help of a flag lists them: the first ones about two sides, those about several
/// players, and those about each other kind of search.
pub(super) fn question_kinds() -> String {
    let of_vectors = |kind: QuestionKind| Some((kind.place_about_vectors()?, kind.name()));
    let mut of_players: Vec<_> = QuestionKind::ALL.into_iter().filter_map(of_vectors).collect();
    of_players.sort_unstable();
    let of_players: Vec<_> = of_players.into_iter().map(|(_, name)| name).collect();
    let others = RecordedKind::ALL.into_iter().filter(|search| *search != RecordedKind::Search);
    let others: Vec<_> = others.map(|search| kind_names(search, ",")).collect();
    format!("next,leaf,…|{}|{}", of_players.join(","), others.join("|"))
}

/// The placeholder for the codes of all languages in definitions of flags.
pub(super) const LANGUAGE_CODES: &str = "cli-language-codes";

/// Returns the codes of all languages as the help of a flag lists them: `en|es`.
pub(super) fn language_codes() -> String {
    languages().map(Language::code).collect::<Vec<_>>().join("|")
}

pub(super) const LANGUAGE: OneOf<Language> =
    OneOf { all: || languages().map(|language| (language.code(), language)).collect(), aliases: language_names };

pub(super) const SHELL: OneOf<clap_complete::Shell> = OneOf::of(|| {
    use clap_complete::Shell::{Bash, Elvish, Fish, PowerShell, Zsh};
    vec![("bash", Bash), ("elvish", Elvish), ("fish", Fish), ("powershell", PowerShell), ("zsh", Zsh)]
});

/// The value of `--depth`: a number of plies, or `None` for `full`. An `Option` around it is `None` if the flag is
/// absent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct DepthFlag(pub Option<usize>);

pub(super) fn depth(text: &str) -> Result<DepthFlag, String> {
    match text {
        "full" => Ok(DepthFlag(None)),
        _ => text.parse().map(|plies| DepthFlag(Some(plies))).map_err(|_| expectation("cli-expected-plies", &[])),
    }
}

/// The largest number up to which the message about a wrong number lists all.
const MAX_LISTED: u64 = 9;

/// Parses a whole number up to `max`.
pub(super) fn whole_up_to(max: u64, text: &str) -> Result<u64, String> {
    if MAX_LISTED < max {
        let number = whole(text)?;
        return if number <= max { Ok(number) } else { Err(expectation("cli-expected-whole", &[])) };
    }
    text.parse().ok().filter(|&count| count <= max).ok_or_else(|| {
        let counts: Vec<String> = (0..=max).map(|count| count.to_string()).collect();
        expectation("cli-expected", &args![values = counts.join(", ")])
    })
}

/// Parses a whole number, which may have commas, points, spaces or underscores between thousands.
pub(super) fn whole<Number: FromStr>(text: &str) -> Result<Number, String> {
    let digits: String = text.chars().filter(|c| !matches!(c, ',' | '.' | '_' | ' ' | '\u{a0}')).collect();
    let is_grouped = digits.len() == text.len() || is_in_thousands(text);
    digits.parse().ok().filter(|_| is_grouped).ok_or_else(|| expectation("cli-expected-whole", &[]))
}

/// Returns whether every separator of a number is followed by three digits.
fn is_in_thousands(text: &str) -> bool {
    let mut groups = text.split(|c: char| !c.is_ascii_digit());
    groups.next().is_some_and(|first| (1..=3).contains(&first.len())) && groups.all(|group| group.len() == 3)
}

/// Returns a message about the expected value, in the requested language.
pub(super) fn expectation(key: &str, args: &[(&str, MessageArg)]) -> String {
    words(requested_language()).fill(key, args)
}

/// Parses the title of an exam paper.
pub(super) fn title(text: &str) -> Result<String, String> {
    text_of(TextKind::Title, text)
}

/// Parses the name or the number of a student.
pub(super) fn student(text: &str) -> Result<String, String> {
    text_of(TextKind::Student, text)
}

fn text_of(kind: TextKind, text: &str) -> Result<String, String> {
    let checked = kind.check(text).map(|()| text.to_owned());
    checked.map_err(|too_long| too_long.sentence(&words(requested_language())))
}

/// Returns a message about the expected value, preceded by the name that was probably meant, if there is one.
pub(super) fn with_nearest(expected: String, text: &str, names: impl IntoIterator<Item = &'static str>) -> String {
    // A number is never a misspelled name.
    let is_number = text.parse::<f64>().is_ok();
    match nearest(&text.to_lowercase(), names).filter(|_| !is_number) {
        Some(meant) => format!("{} {expected}", expectation("cli-did-you-mean", &args![meant])),
        None => expected,
    }
}

/// Returns a message about the expected list, preceded by the name that was probably meant by its first unknown part,
/// if there is one. A part is a name, which a number or a place may follow.
pub(super) fn with_nearest_part(expected: String, text: &str, names: &[&'static str]) -> String {
    let mut written = text.split(',').map(|part| part.split(['=', ':']).next().unwrap_or_default().trim());
    match written.find(|part| !part.is_empty() && !names.contains(&part.to_lowercase().as_str())) {
        Some(unknown) => with_nearest(expected, unknown, names.iter().copied()),
        None => expected,
    }
}

pub(super) fn value_error(command: &clap::Command, flag: String, value: String, why: String) -> clap::Error {
    let mut error = clap::Error::new(ErrorKind::ValueValidation).with_cmd(command);
    error.insert(ContextKind::InvalidArg, ContextValue::String(flag));
    error.insert(ContextKind::InvalidValue, ContextValue::String(value));
    error.insert(ContextKind::Custom, ContextValue::String(why));
    error
}

/// A parser that accepts the values of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct OneOf<T: 'static> {
    /// All values with their spellings, in the order of the help text.
    pub all: fn() -> Vec<(&'static str, T)>,
    /// Other spellings, each with the spelling that it replaces.
    pub aliases: fn() -> Vec<(&'static str, &'static str)>,
}

impl<T: Choice> OneOf<T> {
    /// Returns the parser of all values of a setting.
    pub const fn of_choice() -> Self {
        Self {
            all: || T::KEYS.iter().copied().zip(T::WORDS.iter().map(|(_, value)| *value)).collect(),
            aliases: || T::ALIASES.to_vec(),
        }
    }
}

impl<T: Clone> OneOf<T> {
    /// Returns the parser of these values, without other spellings.
    pub const fn of(all: fn() -> Vec<(&'static str, T)>) -> Self {
        Self { all, aliases: Vec::new }
    }

    pub fn find(&self, text: &str) -> Option<T> {
        let index = index_of(text, self.spellings(), &(self.aliases)())?;
        (self.all)().into_iter().nth(index).map(|(_, value)| value)
    }

    pub fn spellings(&self) -> impl Iterator<Item = &'static str> {
        (self.all)().into_iter().map(|(spelled, _)| spelled)
    }

    /// Returns a sentence that lists `spellings`, which may be more than those of this table, and names the one that
    /// was probably meant by `text`.
    pub fn expectation(&self, text: &str, spellings: impl Iterator<Item = &'static str>) -> String {
        expectation_of(text, spellings, &(self.aliases)())
    }
}

/// Returns the index of the spelling that `text` is in any other spelling, or that it is an alias of.
fn index_of(
    text: &str,
    spellings: impl IntoIterator<Item = &'static str>,
    aliases: &[(&'static str, &'static str)],
) -> Option<usize> {
    let wanted = simplified(text);
    let alias = aliases.iter().find(|(alias, _)| simplified(alias) == wanted);
    let wanted = alias.map_or(wanted, |(_, spelled)| simplified(spelled));
    spellings.into_iter().position(|spelled| simplified(spelled) == wanted)
}

/// Returns a sentence that lists `spellings`, and names the one that was probably meant by `text`.
fn expectation_of(
    text: &str,
    spellings: impl IntoIterator<Item = &'static str>,
    aliases: &[(&'static str, &'static str)],
) -> String {
    let spellings: Vec<_> = spellings.into_iter().collect();
    let expected = expectation("cli-expected", &args![values = spellings.join(", ")]);
    with_nearest(expected, text, spellings.into_iter().chain(aliases.iter().map(|(alias, _)| *alias)))
}

/// The parser of a value of a setting with few values.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChoiceParser(pub ChoiceNames);

impl TypedValueParser for ChoiceParser {
    type Value = SettingValue;

    fn parse_ref(
        &self,
        command: &clap::Command,
        flag: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<SettingValue, clap::Error> {
        let ChoiceNames { keys, aliases, .. } = self.0;
        let (text, keys) = (value.to_string_lossy(), keys.iter().copied());
        index_of(&text, keys.clone(), aliases).map(SettingValue::Choice).ok_or_else(|| {
            let flag = flag.map(ToString::to_string).unwrap_or_default();
            value_error(command, flag, text.clone().into_owned(), expectation_of(&text, keys, aliases))
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0.keys.iter().copied().map(PossibleValue::new)))
    }
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for OneOf<T> {
    type Value = T;

    fn parse_ref(&self, command: &clap::Command, flag: Option<&clap::Arg>, value: &OsStr) -> Result<T, clap::Error> {
        let text = value.to_string_lossy();
        self.find(&text).ok_or_else(|| {
            let flag = flag.map(ToString::to_string).unwrap_or_default();
            value_error(command, flag, text.clone().into_owned(), self.expectation(&text, self.spellings()))
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.all)().into_iter().map(|(spelled, _)| PossibleValue::new(spelled))))
    }
}

/// Returns the messages in a language, by default the system's.
pub(super) fn words(language: Option<Language>) -> Words {
    let of_the_system = || system::locale().map_or_else(Language::default, |locale| language_of_locale(&locale));
    Words::new(language.unwrap_or_else(of_the_system))
}

/// Returns the language that the arguments of this process name, even if the other arguments are not valid: help and
/// errors are written in it.
pub(super) fn requested_language() -> Option<Language> {
    let mut requested = None;
    let mut arguments = std::env::args_os().filter_map(|argument| argument.into_string().ok());
    while let Some(argument) = arguments.next().filter(|argument| argument != "--") {
        match argument.strip_prefix("--lang") {
            Some("") => requested = arguments.next(),
            Some(rest) => requested = rest.strip_prefix('=').map(str::to_owned).or(requested),
            None => {}
        }
    }
    LANGUAGE.find(&requested?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_words::i18n::language_name;

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
        for (alias, spelling) in (ALGORITHM.aliases)() {
            assert!(ALGORITHM.find(alias).is_some_and(|algorithm| algorithm.key() == spelling), "{alias}");
        }
        assert!(
            LANGUAGE.find("Español").is_some() && LEVEL.find("experto").is_some() && FAIL.find("fail-hard").is_some()
        );
    }

    #[test]
    fn a_number_may_have_its_thousands_set_apart() {
        assert_eq!(
            ["7", "20000000", "20,000,000", "20.000.000", "2_000"].map(whole::<u64>).map(Result::unwrap),
            [7, 20_000_000, 20_000_000, 20_000_000, 2_000]
        );
        for wrong in ["", "-1", "1.5", "1,5", ",", "1e6", "many", "99999999999999999999"] {
            assert!(whole::<u64>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_language_goes_by_its_code_and_its_names() {
        for (text, language) in [
            ("en", Language::ENGLISH),
            ("EN", Language::ENGLISH),
            ("inglés", Language::ENGLISH),
            ("Español", Language::SPANISH),
            ("spanish", Language::SPANISH),
        ] {
            assert_eq!(LANGUAGE.find(text), Some(language), "{text}");
        }
        for language in languages() {
            assert_eq!(LANGUAGE.find(&language_name(language).to_lowercase()), Some(language));
        }
        assert_eq!((LANGUAGE.find("tlh"), LANGUAGE.find("")), (None, None));
    }
}
