//! The settings of a search that menus offer as their rows say.

use super::setting::{Setting, with_current};
use poda_core::score::Score;
use poda_core::search::mcts::{Priors, Rollout};
use poda_core::search::setting::{Domain, MenuPlace, Offers, SettingRow, SettingType, SettingValue, Settings};
use poda_core::search::{AnySearch, SearchConfig};
use poda_session::Command;
use poda_words::i18n::{MessageArg, Words, args};

pub fn offered_settings(words: &Words, search: &SearchConfig, place: MenuPlace) -> Vec<Setting> {
    settings_to_set(words, search, place, Command::SetSearch)
}

/// Returns the settings that menus offer at a place. `set` makes the requests.
pub(super) fn settings_to_set<Config: Settings + Into<AnySearch>>(
    words: &Words,
    search: &Config,
    place: MenuPlace,
    set: fn(AnySearch) -> Command,
) -> Vec<Setting> {
    Config::rows().iter().filter_map(|row| offered(words, search, place, row, set)).collect()
}

fn offered<Config: Settings + Into<AnySearch>>(
    words: &Words,
    search: &Config,
    place: MenuPlace,
    row: &SettingRow<Config>,
    set: fn(AnySearch) -> Command,
) -> Option<Setting> {
    let menu = row.menu.as_ref().filter(|menu| menu.place == place && (menu.is_offered)(search))?;
    let now = (row.get)(search);
    let offers = offers(words, row, menu.offers, now);
    let request = |value| set(row.with(*search, value).into()).into();
    Some(Setting::new(menu.name, menu.hint, now, offers, request))
}

/// Returns the offered values with their names. A number that is the value now is among them.
fn offers<Config>(
    words: &Words,
    row: &SettingRow<Config>,
    offers: Offers,
    now: SettingValue,
) -> Vec<(SettingValue, String)> {
    let with_now = |values: Vec<SettingValue>| {
        let values = with_current(now, values).into_iter();
        values.filter_map(|value| Some((value, value_text(words, value)?))).collect()
    };
    match offers {
        Offers::Named(message) => {
            value_messages(row.domain, message).map(|(value, id)| (value, words.text(&id))).collect()
        }
        Offers::Signs(signs) => {
            let value = |(index, sign): (usize, &&str)| (SettingValue::Choice(index), (*sign).to_owned());
            signs.iter().enumerate().map(value).collect()
        }
        Offers::Switch => [(false, "setting-off"), (true, "setting-on")]
            .map(|(flag, message)| (SettingValue::Flag(flag), words.text(message)))
            .to_vec(),
        Offers::Counts(counts) => with_now(counts.iter().map(|&count| SettingValue::Count(count)).collect()),
        Offers::Counted(message, counts) => with_current(now, counts.iter().map(|&count| SettingValue::Count(count)))
            .into_iter()
            .filter_map(|value| Some((value, u64::of_value(value)?)))
            .map(|(value, count)| {
                let args = [(row.name, MessageArg::from(count)), ("number", words.number(count).into())];
                (value, words.fill(message, &args))
            })
            .collect(),
        Offers::Scores(scores) => {
            with_now(scores.iter().map(|&score| SettingValue::Score(Score::from(score))).collect())
        }
        Offers::Decimals(numbers) => {
            with_now(numbers.iter().copied().filter_map(Score::new).map(SettingValue::Score).collect())
        }
        Offers::Rollouts(plies) => {
            let evaluated = plies.iter().map(|&plies| Rollout::Evaluation { plies });
            with_now(std::iter::once(Rollout::Random).chain(evaluated).map(SettingType::to_value).collect())
        }
        Offers::Priors(temperatures) => {
            let temperatures = temperatures.iter().copied().filter_map(Score::new);
            let by_evaluation = temperatures.map(|temperature| Priors::Softmax { temperature });
            with_now(std::iter::once(Priors::Uniform).chain(by_evaluation).map(SettingType::to_value).collect())
        }
    }
}

/// Returns the values of a setting with the ids of the messages that name them.
fn value_messages(domain: Domain, message: &str) -> impl Iterator<Item = (SettingValue, String)> {
    let keys = if let Domain::Choice(names) = domain { names.keys } else { &[] };
    keys.iter().enumerate().map(move |(index, key)| (SettingValue::Choice(index), format!("{message}-{key}")))
}

/// Returns a value as text, unless it is named by a message of its setting.
fn value_text(words: &Words, value: SettingValue) -> Option<String> {
    match value {
        SettingValue::Count(count) => Some(count.to_string()),
        SettingValue::Score(score) => Some(score.shown()),
        SettingValue::Rollout(Rollout::Random) => Some(words.text("mcts-rollout-random")),
        SettingValue::Rollout(Rollout::Evaluation { plies }) => Some(words.fill("mcts-rollout-plies", &args![plies])),
        SettingValue::Priors(Priors::Uniform) => Some(words.text("mcts-priors-uniform")),
        SettingValue::Priors(Priors::Softmax { temperature }) => {
            Some(words.fill("mcts-priors-softmax", &args![temperature]))
        }
        SettingValue::Nothing
        | SettingValue::Algorithm(_)
        | SettingValue::Flag(_)
        | SettingValue::Choice(_)
        | SettingValue::Window(_)
        | SettingValue::Floor(_)
        | SettingValue::Quiescence(_) => None,
    }
}
