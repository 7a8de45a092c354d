//! Reads an answer sheet's text from standard input, up to a limit.

use crate::i18n::Words;
use std::io::{self, BufRead, Read};

/// The largest sheet that is read, in bytes.
const MAX_SHEET_BYTES: u64 = 16 << 20;

/// Returns the text of a sheet, or a sentence about why there is none.
pub(super) fn read_text(words: &Words, input: &mut impl BufRead) -> io::Result<Result<String, String>> {
    let mut bytes = Vec::new();
    input.by_ref().take(MAX_SHEET_BYTES + 1).read_to_end(&mut bytes)?;
    if MAX_SHEET_BYTES < bytes.len() as u64 {
        let most = ("megabytes", (MAX_SHEET_BYTES >> 20).into());
        return Ok(Err(words.fill("practice-sheet-too-large", &[most])));
    }
    Ok(String::from_utf8(bytes).map_err(|_| words.text("practice-sheet-not-text")))
}
