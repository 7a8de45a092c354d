//! Lines of input from users and programs, and the words of commands.

use poda_words::i18n::Words;
use std::io::{self, BufRead, Read};

/// Returns the next line, trimmed, and whether it was cut; `None` at the end of the input. A line longer than
/// `max_bytes` is cut, and its rest is skipped.
pub(super) fn next_line(input: &mut impl BufRead, max_bytes: u64) -> io::Result<Option<(String, bool)>> {
    let mut line = Vec::new();
    if push_line(input, max_bytes, &mut line)? == 0 {
        return Ok(None);
    }
    // A shorter line without a line end is the last one. Reading further would wait for more input at a terminal.
    let is_cut = line.len() as u64 == max_bytes && !line.ends_with(b"\n");
    if is_cut {
        input.skip_until(b'\n')?;
    }
    Ok(Some((String::from_utf8_lossy(&line).trim().to_owned(), is_cut)))
}

/// Appends the next line with its end to `line`, or its first `max_bytes` bytes. Returns how many bytes were appended:
/// none at the end of the input.
pub(super) fn push_line(input: &mut impl BufRead, max_bytes: u64, line: &mut Vec<u8>) -> io::Result<usize> {
    input.by_ref().take(max_bytes).read_until(b'\n', line)
}

/// Returns whether a text is a word of the user's language, given by its message, or the English word for it.
pub(super) fn is_word(words: &Words, english: &str, key: &str, text: &str) -> bool {
    is_same_word(english, text) || is_same_word(&words.text(key), text)
}

pub(super) fn is_same_word(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_where_they_end_and_long_ones_are_cut() {
        let text = [b"4\r\n\n \x1b[A\xff \n".as_slice(), &[b'x'; 5_000], b"\n8"].concat();
        let mut input = text.as_slice();
        let mut next = || next_line(&mut input, 1_000).unwrap();
        assert_eq!((next(), next()), (Some(("4".to_owned(), false)), Some((String::new(), false))));
        assert_eq!(next(), Some(("\u{1b}[A\u{fffd}".to_owned(), false)));
        assert_eq!(next().map(|(line, is_cut)| (line.len(), is_cut)), Some((1_000, true)));
        assert_eq!((next(), next()), (Some(("8".to_owned(), false)), None));
    }
}
