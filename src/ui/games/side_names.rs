//! The names of the two sides of a game: by mark, by the color of the discs, or by row.

use super::looks::Sides;
use crate::game::any::AnyGame;
use crate::game::mancala::MancalaSide;
use crate::game::marks::Mark;
use crate::i18n::Words;
use crate::score::Player;

/// Returns the name of a player's side: `X`, `Blue`, `South`; `None` in games whose sides have no names of their own.
pub fn side_of(words: &Words, game: &AnyGame, player: Player) -> Option<String> {
    let is_max = player == Player::Max;
    match Sides::of(game) {
        Sides::Marks(max) => Some(if is_max { max } else { max.other() }.letter().to_string()),
        Sides::Discs(_) => Some(disc_name(words, player)),
        Sides::Rows(max) => Some(side_name(words, if is_max { max } else { max.other() })),
        Sides::Players => None,
    }
}

/// Returns the name of the side that files call by a mark.
pub fn mark_name(words: &Words, game: &AnyGame, mark: Mark) -> String {
    owner_of_discs(game, mark).map_or_else(|| mark.letter().to_string(), |owner| disc_name(words, owner))
}

/// Returns the name of a mark in a cell.
pub fn stone_name(words: &Words, game: &AnyGame, mark: Mark) -> String {
    match owner_of_discs(game, mark) {
        None => mark.letter().to_string(),
        Some(Player::Max) => words.text("disc-blue-in-cell"),
        Some(Player::Min) => words.text("disc-orange-in-cell"),
    }
}

/// Returns the player whose discs a mark stands for; `None` in games with marks.
fn owner_of_discs(game: &AnyGame, mark: Mark) -> Option<Player> {
    match Sides::of(game) {
        Sides::Discs(max) => Some(if mark == max { Player::Max } else { Player::Min }),
        Sides::Marks(_) | Sides::Rows(_) | Sides::Players => None,
    }
}

/// Returns the name of the color of a player's discs.
pub fn disc_name(words: &Words, player: Player) -> String {
    words.text(match player {
        Player::Max => "disc-blue",
        Player::Min => "disc-orange",
    })
}

/// Returns the name of a side of a sowing board.
pub fn side_name(words: &Words, side: MancalaSide) -> String {
    words.text(match side {
        MancalaSide::South => "side-south",
        MancalaSide::North => "side-north",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn discs_are_called_by_the_colors_that_they_are_drawn_in() {
        let [en, es] = [Language::English, Language::Spanish].map(Words::new);
        let game = |text: &str| {
            crate::file::load(format!("(version: 1, game: {text})").as_bytes()).unwrap().position().clone()
        };
        let names = |words: &Words, text: &str| {
            let game = game(text);
            let of = |player| side_of(words, &game, player).unwrap_or_default();
            format!("{} {} {}", of(Player::Max), of(Player::Min), mark_name(words, &game, Mark::X))
        };
        assert_eq!(names(&en, "ConnectFour()"), "Blue Orange Blue");
        assert_eq!(names(&es, "Othello(max: O)"), "Azul Naranja Naranja");
        assert_eq!(names(&en, "TicTacToe(max: O)"), "O X X");
        assert_eq!(names(&es, "Kalah(max: North)"), "Norte Sur X");
        assert_eq!(stone_name(&en, &game("ConnectFour(max: O)"), Mark::X), "orange disc");
    }
}
