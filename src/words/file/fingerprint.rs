//! The fingerprint of a document: the same for documents in which the same search of the same position is made.

use super::save::save;
use poda_core::document::Document;

/// Returns 64 bits that identify a document's position and its search: the FNV-1a hash of the text of a position file that
/// holds only these, without title, notes, bookmarks and practice. It recognises an exercise and proves nothing: another document
/// with the same fingerprint can be made.
#[must_use]
pub fn fingerprint(document: &Document) -> u64 {
    let searched =
        Document { title: None, notes: None, beside: None, bookmarks: Vec::new(), practice: None, ..document.clone() };
    fnv_1a(save(&searched).as_bytes())
}

/// The hash of G. Fowler, L. C. Noll and K.-P. Vo, with its 64-bit parameters.
fn fnv_1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::load;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(fnv_1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv_1a(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn what_an_author_writes_about_a_position_does_not_change_it() {
        let read = |text: &str| fingerprint(&load(text.as_bytes()).unwrap());
        let plain = read("(version: 1, game: Tree(tree: [[3, 12], [2]]))");
        let told = "(version: 1, title: \"T\", notes: \"N\", game: Tree(tree: [[3, 12], [2]]), bookmarks: [(step: 3)], practice: (attempts: 1))";
        assert_eq!(read(told), plain);
        assert_ne!(read("(version: 1, game: Tree(tree: [[3, 12], [4]]))"), plain);
        assert_ne!(read("(version: 1, game: Tree(tree: [[3, 12], [2]]), search: (algorithm: Minimax))"), plain);
    }
}
