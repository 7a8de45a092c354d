//! The tables that are generated: keys from the table of commands, flags from the command line.

use super::{chapters, compare, read};
use poda::i18n::Language;

/// The text of a page with a generated part replaced, which stands between `<!-- name -->` and `<!-- /name -->`.
fn with_part(page: &str, name: &str, part: &str) -> Option<String> {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- /{name} -->"));
    let (before, rest) = page.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}{begin}{}\n{end}{after}", part.trim_end()))
}

/// Compares a generated part with what it should be, in the one page of each language that has it.
fn compare_parts(name: &str, generate: impl Fn(Language) -> String) {
    for (code, language) in [("en", Language::English), ("es", Language::Spanish)] {
        let mut found = 0;
        for page in chapters(code) {
            let part = generate(language);
            if with_part(&read(&page), name, &part).is_some() {
                compare(&page, |text| with_part(text, name, &part).expect("the page has the part"));
                found += 1;
            }
        }
        assert_eq!(found, 1, "{name} in {code}");
    }
}

#[test]
fn the_table_of_keys_is_that_of_the_commands() {
    compare_parts("keys", poda::ui::command::key_table);
}

#[test]
fn the_flags_are_those_of_the_command_line() {
    compare_parts("flags", poda::cli::flag_table);
}

#[test]
fn a_part_of_a_page_is_replaced() {
    let page = "a\n<!-- keys -->\nold\n<!-- /keys -->\nb\n";
    assert_eq!(with_part(page, "keys", "new\n").unwrap(), "a\n<!-- keys -->\nnew\n<!-- /keys -->\nb\n");
    assert_eq!(with_part(page, "flags", "new"), None);
}
