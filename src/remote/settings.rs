//! A game and the settings of its search, as they are written.

use poda_core::document::Document;
use poda_core::game::any::AnyGame;
use poda_core::game::played_game::PlayedGame;
use poda_core::search::setting::{SettingValue, Settings};
use poda_words::file::{load_with_players, save};
use serde::{Deserialize, Serialize};

/// A game as the text of a position file.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct WrittenGame(String);

impl WrittenGame {
    pub fn of(game: &PlayedGame<AnyGame>) -> Self {
        Self(save(&Document { game: game.clone(), ..Document::of_position(game.start().clone()) }))
    }

    /// Returns the game; `None` if there is no such game.
    pub fn read(&self) -> Option<PlayedGame<AnyGame>> {
        load_with_players(self.0.as_bytes()).ok().map(|document| document.game)
    }
}

/// The values of all settings, in the order of their rows.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct WrittenConfig(Vec<SettingValue>);

impl WrittenConfig {
    pub fn of<Config: Settings>(config: &Config) -> Self {
        Self(Config::rows().iter().map(|row| (row.get)(config)).collect())
    }

    /// Returns the settings; `None` if one of them cannot have its value.
    pub fn read<Config: Settings>(&self) -> Option<Config> {
        let rows = Config::rows().iter();
        (rows.len() == self.0.len()).then_some(())?;
        rows.zip(&self.0).try_fold(Config::default(), |config, (row, &value)| {
            row.domain.contains(value).then(|| row.with(config, value))
        })
    }
}
