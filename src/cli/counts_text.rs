//! Pits and piles as text, with the numbers by which moves are named.
//!
//! The text has no words, only numbers and signs, and is the same in every language.

use crate::game::board::{MancalaBoard, Piles, PitContents};

/// Returns a mancala board: North above, from right to left as it sows, South below, and the stores at the ends.
#[must_use]
pub fn mancala_text(board: &MancalaBoard) -> String {
    let held = |pits: &[PitContents]| pits.iter().map(held).collect::<Vec<_>>();
    let (mut north, south) = (held(&board.north.pits), held(&board.south.pits));
    north.reverse();
    let count = north.len().max(south.len());
    let stores = [board.north.store.to_string(), board.south.store.to_string()];
    let width = north.iter().chain(&south).map(|text| text.chars().count()).max().unwrap_or(1);
    let margin = stores[0].len();
    let row = |cells: &[String]| {
        let cells: Vec<_> = cells.iter().map(|cell| format!("{cell:>width$}")).collect();
        format!("  {:margin$}  {}\n", "", cells.join("  "))
    };
    let numbers: Vec<String> = (1..=count).map(|pit| pit.to_string()).collect();
    let backwards: Vec<String> = numbers.iter().rev().cloned().collect();
    let middle = format!("  {}{:gap$}  {}\n", stores[0], "", stores[1], gap = count * (width + 2));
    [row(&backwards), row(&north), middle, row(&south), row(&numbers)].concat()
}

fn held(pit: &PitContents) -> String {
    match pit {
        PitContents::Seeds(count) => format!("({count})"),
        PitContents::Tokens(tokens) => {
            let tokens: Vec<_> = tokens.iter().map(u8::to_string).collect();
            format!("({})", tokens.join(" "))
        }
    }
}

/// Returns one pile a line: its number, how many objects it has, and a stroke for each if there are few.
#[must_use]
pub fn piles_text(piles: &Piles) -> String {
    let line = |(pile, &objects): (usize, &u16)| {
        let strokes = if objects <= FEW { "|".repeat(usize::from(objects)) } else { String::new() };
        format!("  {:>2}: {objects:>3}  {strokes}", pile + 1).trim_end().to_owned() + "\n"
    };
    piles.objects.iter().enumerate().map(line).collect()
}

/// The most objects that are also drawn as strokes.
const FEW: u16 = 25;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::board::MancalaRow;
    use crate::score::Player;

    fn row(owner: Player, pits: Vec<PitContents>, store: u32) -> MancalaRow {
        MancalaRow { owner, pits, store, last: None }
    }

    #[test]
    fn north_is_written_from_right_to_left_and_the_stores_at_the_ends() {
        let seeds = |counts: &[u32]| counts.iter().map(|&count| PitContents::Seeds(count)).collect::<Vec<_>>();
        let board = MancalaBoard {
            south: row(Player::Max, seeds(&[1, 2, 3]), 14),
            north: row(Player::Min, seeds(&[4, 5, 12]), 8),
        };
        let expected = "
        3     2     1
     (12)   (5)   (4)
  8                    14
      (1)   (2)   (3)
        1     2     3
";
        assert_eq!(format!("\n{}", mancala_text(&board)), expected);
    }

    #[test]
    fn tokens_are_written_with_their_values() {
        let tokens = PitContents::Tokens(vec![1, 5, 10]);
        let board = MancalaBoard {
            south: row(Player::Max, vec![tokens], 0),
            north: row(Player::Min, vec![PitContents::Tokens(vec![])], 0),
        };
        assert!(mancala_text(&board).contains("(1 5 10)") && mancala_text(&board).contains("()"));
    }

    #[test]
    fn piles_have_their_numbers_and_a_stroke_an_object() {
        let piles = Piles { objects: vec![3, 0, 40], last: None };
        assert_eq!(piles_text(&piles), "   1:   3  |||\n   2:   0\n   3:  40\n");
    }
}
