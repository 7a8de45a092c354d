//! The settings of a search that menus offer as their rows say.

use super::setting::{Setting, with_current};
use poda_core::score::Score;
use poda_core::search::SearchConfig;
use poda_core::search::setting::{Domain, MenuPlace, Offers, SettingRow, SettingValue};
use poda_session::Command;
use poda_words::i18n::Words;

pub fn offered_settings(words: &Words, search: &SearchConfig, place: MenuPlace) -> Vec<Setting> {
    SearchConfig::SETTINGS.iter().filter_map(|row| offered(words, search, place, row)).collect()
}

fn offered(words: &Words, search: &SearchConfig, place: MenuPlace, row: &SettingRow<SearchConfig>) -> Option<Setting> {
    let menu = row.menu.as_ref().filter(|menu| menu.place == place && (menu.is_offered)(search))?;
    let now = (row.get)(search);
    let offers = offers(words, row.domain, menu.offers, now);
    let request = |value| Command::SetSearch(row.with(*search, value).into()).into();
    Some(Setting::new((menu.name, menu.hint), now, offers, request))
}

/// Returns the offered values with their names. A number that is the value now is among them.
fn offers(words: &Words, domain: Domain, offers: Offers, now: SettingValue) -> Vec<(SettingValue, String)> {
    let numbers = |numbers: Vec<SettingValue>| {
        let numbers = with_current(now, numbers).into_iter();
        numbers.filter_map(|number| Some((number, number_text(number)?))).collect()
    };
    match offers {
        Offers::Named(message) => value_messages(domain, message).map(|(value, id)| (value, words.text(&id))).collect(),
        Offers::Signs(signs) => {
            let value = |(index, sign): (usize, &&str)| (SettingValue::Choice(index), (*sign).to_owned());
            signs.iter().enumerate().map(value).collect()
        }
        Offers::Switch => [(false, "setting-off"), (true, "setting-on")]
            .map(|(flag, message)| (SettingValue::Flag(flag), words.text(message)))
            .to_vec(),
        Offers::Counts(counts) => numbers(counts.iter().map(|&count| SettingValue::Count(count)).collect()),
        Offers::Scores(scores) => {
            numbers(scores.iter().map(|&score| SettingValue::Score(Score::from(score))).collect())
        }
    }
}

/// Returns the values of a setting with the ids of the messages that name them.
fn value_messages(domain: Domain, message: &str) -> impl Iterator<Item = (SettingValue, String)> {
    let keys = if let Domain::Choice(names) = domain { names.keys } else { &[] };
    keys.iter().enumerate().map(move |(index, key)| (SettingValue::Choice(index), format!("{message}-{key}")))
}

fn number_text(value: SettingValue) -> Option<String> {
    match value {
        SettingValue::Count(count) => Some(count.to_string()),
        SettingValue::Score(score) => Some(score.shown()),
        SettingValue::Nothing
        | SettingValue::Algorithm(_)
        | SettingValue::Flag(_)
        | SettingValue::Choice(_)
        | SettingValue::Window(_)
        | SettingValue::Floor(_)
        | SettingValue::Quiescence(_) => None,
    }
}
