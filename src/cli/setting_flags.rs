//! The flags of the settings that have a row with a flag.

use super::flag_values::{ChoiceParser, DepthFlag, depth, floor, number, priors, rollout, whole_up_to};
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use poda_core::search::SearchConfig;
use poda_core::search::mcts::MctsConfig;
use poda_core::search::setting::{Domain, FlagGroup, SettingRow, SettingType, SettingValue, Settings};

/// The settings that the flags of a group set. `GROUP` is the number of a [`FlagGroup`].
#[derive(Clone, Debug, PartialEq)]
pub struct SettingFlags<Config: 'static, const GROUP: usize>(Vec<(&'static SettingRow<Config>, SettingValue)>);

/// The flags of a depth-first search.
pub type SearchSettingFlags<const GROUP: usize> = SettingFlags<SearchConfig, GROUP>;

/// The flags of a Monte Carlo tree search.
pub type MctsSettingFlags<const GROUP: usize> = SettingFlags<MctsConfig, GROUP>;

/// The number of a group of flags, as an argument of [`SettingFlags`].
pub const SEARCH: usize = FlagGroup::Search as usize;
pub const RULES: usize = FlagGroup::Rules as usize;
pub const PLAYERS: usize = FlagGroup::Players as usize;
pub const SAMPLED: usize = FlagGroup::Sampled as usize;
pub const DRAFTED: usize = FlagGroup::Drafted as usize;

/// Returns the settings with a flag in these groups, in the order of their flags.
fn rows<Config: Settings>(groups: &'static [usize]) -> impl Iterator<Item = &'static SettingRow<Config>> {
    let is_in = |row: &&'static SettingRow<Config>| row.flag.is_some_and(|group| groups.contains(&(group as usize)));
    Config::rows().iter().filter(is_in)
}

/// Returns the ids of the flags in these groups, for commands in which another flag excludes or requires them.
pub fn ids<Config: Settings>(groups: &'static [usize]) -> Vec<&'static str> {
    rows::<Config>(groups).map(|row| row.name).collect()
}

/// Returns an argument that requires another flag if it is that of a setting in these groups.
pub fn requiring<Config: Settings>(arg: Arg, groups: &'static [usize], other: &'static str) -> Arg {
    if ids::<Config>(groups).contains(&arg.get_id().as_str()) { arg.requires(other) } else { arg }
}

/// Returns the flag of a setting; `None` if no flag has values of its domain.
fn arg<Config>(row: &'static SettingRow<Config>) -> Option<Arg> {
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
        Domain::Rollout => {
            let parser = |text: &str| rollout(text).map(SettingValue::Rollout);
            arg.value_name("random|evaluation:N").value_parser(parser)
        }
        Domain::Priors => {
            let parser = |text: &str| priors(text).map(SettingValue::Priors);
            arg.value_name("uniform|softmax:N").value_parser(parser)
        }
        Domain::Algorithm | Domain::Size(_) | Domain::Window | Domain::Quiescence => return None,
    })
}

/// Returns the message id of the help of a setting's flag.
fn help_message<Config>(row: &SettingRow<Config>) -> String {
    format!("cli-help-{}", row.key())
}

/// No flag is given.
impl<Config, const GROUP: usize> Default for SettingFlags<Config, GROUP> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<Config: Settings, const GROUP: usize> SettingFlags<Config, GROUP> {
    /// Returns the flags that are given, in the order of their settings.
    pub fn given(&self) -> impl Iterator<Item = String> {
        self.0.iter().map(|(row, _)| format!("--{}", row.key()))
    }

    /// Returns a file's search with the settings that the flags override.
    pub fn over(&self, file: Config) -> Config {
        self.0.iter().fold(file, |search, (row, value)| row.with(search, *value))
    }
}

impl<Config: Settings, const GROUP: usize> Args for SettingFlags<Config, GROUP> {
    fn augment_args(command: Command) -> Command {
        command.args(rows::<Config>(&[GROUP]).filter_map(arg))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<Config: Settings, const GROUP: usize> FromArgMatches for SettingFlags<Config, GROUP> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let value = |row: &'static SettingRow<Config>| match row.domain {
            Domain::Flag => matches.get_flag(row.name).then_some(SettingValue::Flag(true)),
            Domain::Algorithm
            | Domain::Depth
            | Domain::Count(_)
            | Domain::Size(_)
            | Domain::Score(_)
            | Domain::Choice(_)
            | Domain::Window
            | Domain::Floor
            | Domain::Quiescence
            | Domain::Rollout
            | Domain::Priors => matches.get_one(row.name).copied(),
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

    fn check_flags<Config: Settings>(groups: &'static [usize]) {
        let with_group = Config::rows().iter().filter(|row| row.flag.is_some());
        assert!(with_group.clone().all(|row| arg(row).is_some()));
        assert_eq!(rows::<Config>(groups).count(), with_group.count());
    }

    #[test]
    fn every_setting_with_a_group_of_flags_has_a_flag() {
        check_flags::<SearchConfig>(&[SEARCH, RULES, PLAYERS]);
        check_flags::<MctsConfig>(&[SAMPLED, DRAFTED]);
    }
}
