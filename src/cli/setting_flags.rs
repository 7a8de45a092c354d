//! The flags of the settings that have a row with a flag.

use super::flag_values::{ChoiceParser, DepthFlag, depth, floor, number, whole_up_to};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use poda_core::search::SearchConfig;
use poda_core::search::setting::{Domain, FlagGroup, SettingRow, SettingType, SettingValue};

type Row = &'static SettingRow<SearchConfig>;

/// The settings that the flags of a group set. `GROUP` is the number of a [`FlagGroup`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SettingFlags<const GROUP: usize>(Vec<(Row, SettingValue)>);

/// The number of a group of flags, as an argument of [`SettingFlags`].
pub const SEARCH: usize = FlagGroup::Search as usize;
pub const RULES: usize = FlagGroup::Rules as usize;
pub const PLAYERS: usize = FlagGroup::Players as usize;

/// Returns the settings with a flag in these groups, in the order of their flags.
fn rows(groups: &'static [usize]) -> impl Iterator<Item = Row> {
    let is_in = |row: &Row| row.flag.is_some_and(|group| groups.contains(&(group as usize)));
    SearchConfig::SETTINGS.iter().filter(is_in)
}

/// Returns the ids of the flags in these groups, for commands in which another flag excludes them.
pub fn ids(groups: &'static [usize]) -> Vec<&'static str> {
    rows(groups).map(|row| row.name).collect()
}

/// Returns the flag of a setting; `None` if no flag has values of its domain.
fn arg(row: Row) -> Option<Arg> {
    let arg = Arg::new(row.name).long(row.key()).help(help_message(row));
    Some(match row.domain {
        Domain::Flag => arg.action(ArgAction::SetTrue),
        Domain::Choice(names) => arg.value_name(names.keys.join("|")).value_parser(ChoiceParser(names)),
        Domain::Depth => {
            let parser = |text: &str| depth(text).map(|DepthFlag(depth)| depth.to_value());
            arg.value_name("N|full").allow_negative_numbers(true).value_parser(parser)
        }
        Domain::Count(max) => {
            arg.value_name("N").value_parser(move |text: &str| whole_up_to(max, text).map(SettingValue::Count))
        }
        Domain::Score(range) => {
            let parser = move |text: &str| number(range, text).map(SettingValue::Score);
            arg.value_name("N").allow_negative_numbers(true).value_parser(parser)
        }
        Domain::Floor => {
            let parser = |text: &str| floor(text).map(SettingValue::Floor);
            arg.value_name("N|N,N,…").allow_hyphen_values(true).value_parser(parser)
        }
        Domain::Algorithm | Domain::Window | Domain::Quiescence => return None,
    })
}

/// Returns the message id of the help of a setting's flag.
fn help_message(row: Row) -> String {
    format!("cli-help-{}", row.key())
}

impl<const GROUP: usize> SettingFlags<GROUP> {
    /// Returns the flags that are given, in the order of their settings.
    pub fn given(&self) -> impl Iterator<Item = String> {
        self.0.iter().map(|(row, _)| format!("--{}", row.key()))
    }

    /// Returns a file's search with the settings that the flags override.
    pub fn over(&self, file: SearchConfig) -> SearchConfig {
        self.0.iter().fold(file, |search, (row, value)| row.with(search, *value))
    }
}

impl<const GROUP: usize> Args for SettingFlags<GROUP> {
    fn augment_args(command: Command) -> Command {
        command.args(rows(&[GROUP]).filter_map(arg))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<const GROUP: usize> FromArgMatches for SettingFlags<GROUP> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let value = |row: Row| match row.domain {
            Domain::Flag => matches.get_flag(row.name).then_some(SettingValue::Flag(true)),
            Domain::Algorithm
            | Domain::Depth
            | Domain::Count(_)
            | Domain::Score(_)
            | Domain::Choice(_)
            | Domain::Window
            | Domain::Floor
            | Domain::Quiescence => matches.get_one(row.name).copied(),
        };
        Ok(Self(rows(&[GROUP]).filter_map(|row| Some((row, value(row)?))).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_with_a_group_of_flags_has_a_flag() {
        let with_group = SearchConfig::SETTINGS.iter().filter(|row| row.flag.is_some());
        assert!(with_group.clone().all(|row| arg(row).is_some()));
        assert_eq!(rows(&[SEARCH, RULES, PLAYERS]).count(), with_group.count());
    }
}
