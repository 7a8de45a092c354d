//! A command as a shell splits it into words, without a shell: no variables, no patterns, no other commands.

/// Returns the words of a command; `None` if a quote is not closed.
pub fn shell_words(command: &str) -> Option<Vec<String>> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    let mut letters = command.chars();
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, '\\') => word.get_or_insert_default().push(letters.next()?),
            // Within double quotes, only these letters need a backslash.
            (Some('"'), '\\') => {
                let next = letters.next()?;
                if !matches!(next, '"' | '\\' | '$' | '`') {
                    word.get_or_insert_default().push('\\');
                }
                word.get_or_insert_default().push(next);
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            (Some(_) | None, _) => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_and_backslashes_keep_words_together() {
        let split = |command: &str| shell_words(command).map(|words| words.join("|"));
        assert_eq!(split("python3  mine.py --n 3").as_deref(), Some("python3|mine.py|--n|3"));
        assert_eq!(split(r#"a 'b c' "d \"e" f\ g ''"#).as_deref(), Some(r#"a|b c|d "e|f g|"#));
        assert_eq!(split("a; b | $C").as_deref(), Some("a;|b|||$C"));
        assert_eq!((split("a 'b"), split("a \\")), (None, None));
    }
}
