//! Elements that several pictures of a file have in common. Each is written once.
//!
//! A picture is a list of pieces of markup. Pieces that occur more than once are defined once and referred to. Pieces
//! that always occur one directly after the other are defined together.

use std::collections::HashMap;
use std::fmt::Write;

/// A piece of markup, by its number.
type PieceIndex = usize;

/// The pieces of markup of all pictures.
#[derive(Clone, Debug, Default)]
pub struct SharedElements {
    /// The number of a piece, by its text.
    numbers: HashMap<String, PieceIndex>,
    /// For each piece, whether it may be shared.
    is_whole: Vec<bool>,
    pictures: Vec<Vec<PieceIndex>>,
}

impl SharedElements {
    pub fn begin_picture(&mut self) {
        self.pictures.push(Vec::new());
    }

    /// Adds an element to the current picture. It may be shared with other pictures.
    pub fn add_element(&mut self, markup: String) {
        self.add(markup, true);
    }

    /// Adds markup that must stay in its place: a text, which a search of the page would not find if it were shared, or
    /// a tag.
    pub fn add_in_place(&mut self, markup: String) {
        self.add(markup, false);
    }

    fn add(&mut self, markup: String, is_whole: bool) {
        let next = self.is_whole.len();
        let piece = *self.numbers.entry(markup).or_insert(next);
        if piece == next {
            self.is_whole.push(is_whole);
        }
        if let Some(picture) = self.pictures.last_mut() {
            picture.push(piece);
        }
    }

    /// Returns the definitions of the shared pieces, and the markup of each picture.
    pub fn into_markup(self) -> (String, Vec<String>) {
        let mut texts = vec![""; self.numbers.len()];
        for (text, &piece) in &self.numbers {
            texts[piece] = text;
        }
        let is_shared = self.is_shared();
        let links = self.links(&is_shared);
        let mut follows = vec![false; texts.len()];
        links.iter().flatten().for_each(|&piece| follows[piece] = true);
        let (mut definitions, mut ids, mut defined) = (String::new(), vec![None; texts.len()], 0_usize);
        for piece in (0..texts.len()).filter(|&piece| is_shared[piece] && !follows[piece]) {
            let chain = std::iter::successors(Some(piece), |&piece| links[piece]);
            let _ = write!(definitions, "<g id=\"s{defined}\">");
            definitions.extend(chain.map(|piece| texts[piece]));
            definitions.push_str("</g>\n");
            ids[piece] = Some(defined);
            defined += 1;
        }
        let write_picture = |picture: &Vec<PieceIndex>| {
            let mut markup = String::new();
            for &piece in picture {
                match ids[piece] {
                    Some(id) => {
                        let _ = write!(markup, "<use href=\"#s{id}\"/>");
                    }
                    // The piece is part of the definition that an earlier piece refers to.
                    None if follows[piece] => {}
                    None => markup.push_str(texts[piece]),
                }
            }
            markup
        };
        let pictures = self.pictures.iter().map(write_picture).collect();
        (definitions, pictures)
    }

    /// Returns, for each piece, whether it may be shared and occurs at least twice.
    fn is_shared(&self) -> Vec<bool> {
        let mut counts = vec![0_usize; self.is_whole.len()];
        for &piece in self.pictures.iter().flatten() {
            counts[piece] += 1;
        }
        counts.into_iter().zip(&self.is_whole).map(|(count, &is_whole)| is_whole && 2 <= count).collect()
    }

    /// Returns, for each shared piece, the shared piece that always follows it and is never preceded by another piece;
    /// `None` if there is no such piece. These links form no cycle, because a picture is finite.
    fn links(&self, is_shared: &[bool]) -> Vec<Option<PieceIndex>> {
        let pieces = self.is_whole.len();
        let (mut after, mut before) = (vec![NeighborPiece::Unknown; pieces], vec![NeighborPiece::Unknown; pieces]);
        for picture in &self.pictures {
            for (index, &piece) in picture.iter().enumerate() {
                let neighbor = |index: Option<usize>| index.and_then(|index| picture.get(index)).copied();
                after[piece].see(neighbor(Some(index + 1)));
                before[piece].see(neighbor(index.checked_sub(1)));
            }
        }
        let link = |piece: PieceIndex| match after[piece] {
            NeighborPiece::Always(next)
                if is_shared[piece] && is_shared[next] && before[next] == NeighborPiece::Always(piece) =>
            {
                Some(next)
            }
            NeighborPiece::Always(_) | NeighborPiece::Unknown | NeighborPiece::Various => None,
        };
        (0..pieces).map(link).collect()
    }
}

/// The pieces seen next to a piece, on one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NeighborPiece {
    Unknown,
    Always(PieceIndex),
    Various,
}

impl NeighborPiece {
    fn see(&mut self, piece: Option<PieceIndex>) {
        *self = match (*self, piece) {
            (Self::Unknown, Some(piece)) => Self::Always(piece),
            (Self::Always(known), Some(piece)) if known == piece => *self,
            (Self::Unknown, None) | (Self::Always(_) | Self::Various, _) => Self::Various,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn markup(pictures: &[&[&str]]) -> (String, Vec<String>) {
        let mut elements = SharedElements::default();
        for picture in pictures {
            elements.begin_picture();
            for piece in *picture {
                match piece.strip_prefix('!') {
                    Some(text) => elements.add_in_place(text.to_owned()),
                    None => elements.add_element((*piece).to_owned()),
                }
            }
        }
        elements.into_markup()
    }

    #[test]
    fn what_is_in_two_pictures_is_defined_once_and_the_order_stays() {
        let (definitions, pictures) = markup(&[&["a", "!t", "b"], &["a", "c", "!t"]]);
        assert_eq!(definitions, "<g id=\"s0\">a</g>\n");
        assert_eq!(pictures, ["<use href=\"#s0\"/>tb", "<use href=\"#s0\"/>ct"]);
    }

    #[test]
    fn what_always_stands_together_is_defined_together() {
        let (definitions, pictures) = markup(&[&["a", "b", "!t", "c", "d"], &["a", "b", "c", "d"]]);
        assert_eq!(definitions, "<g id=\"s0\">ab</g>\n<g id=\"s1\">cd</g>\n");
        assert_eq!(pictures, ["<use href=\"#s0\"/>t<use href=\"#s1\"/>", "<use href=\"#s0\"/><use href=\"#s1\"/>"]);
    }

    #[test]
    fn what_is_in_one_place_stays_there() {
        let (definitions, pictures) = markup(&[&["a", "b", "c"]]);
        assert_eq!((definitions.as_str(), pictures[0].as_str()), ("", "abc"));
    }

    #[test]
    fn pieces_that_follow_each_other_in_turn_are_all_written() {
        let (_, pictures) = markup(&[&["a", "b", "a", "b"], &["b", "a"]]);
        assert_eq!(pictures[0].matches("<use").count(), 4);
        assert_eq!(pictures[1].matches("<use").count(), 2);
    }
}
