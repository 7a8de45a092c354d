//! The tables that are generated: keys from the table of commands, flags from the command line.

use super::{chapters, compare, read};
use poda::i18n::Language;

/// The commands whose flags are not on the page of all other flags, by the name of the generated part.
const FLAGS_ELSEWHERE: &[(&str, &[&str])] = &[
    ("flags-courses", &["play", "practice", "exam", "check"]),
    ("flags-pictures", &["export", "rehearse"]),
    ("flags-class", &["serve", "gateway"]),
];

/// The text of a page with a generated part replaced, which stands between `<!-- name -->` and `<!-- /name -->`.
fn with_part(page: &str, name: &str, part: &str) -> Option<String> {
    let (begin, end) = (format!("<!-- {name} -->\n"), format!("<!-- /{name} -->"));
    let (before, rest) = page.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}{begin}{}\n{end}{after}", part.trim_end()))
}

/// Compares a generated part with what it should be, in the one page of each language that has it.
pub(super) fn compare_parts(name: &str, generate: impl Fn(Language) -> String) {
    for (code, language) in [("en", Language::ENGLISH), ("es", Language::SPANISH)] {
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
    compare_parts("keys", poda::window::input::command::key_table);
}

/// Returns the name of the generated part with the flags of a command; the text begins with the command.
fn flag_part(section: &str) -> &'static str {
    let is_of = |command: &&str| section.starts_with(&format!("`poda {command}`"));
    FLAGS_ELSEWHERE.iter().find(|(_, commands)| commands.iter().any(is_of)).map_or("flags", |&(part, _)| part)
}

/// Returns the sections of the flag table that belong to a generated part.
fn flag_sections(part: &str, table: &str) -> String {
    let sections = table.split("\n### ").skip(1).filter(|section| flag_part(section) == part);
    sections.flat_map(|section| ["\n### ", section]).collect()
}

#[test]
fn the_flags_are_those_of_the_command_line() {
    for part in FLAGS_ELSEWHERE.iter().map(|&(part, _)| part).chain(["flags"]) {
        compare_parts(part, |language| flag_sections(part, &poda::cli::flag_table(language)));
    }
}

#[test]
fn each_command_is_in_one_part() {
    let table = "\n### `poda`\n\na\n\n### `poda play`\n\nb\n\n### `poda serve`\n\nc\n\n### `poda solve`\n\nd\n";
    assert_eq!(flag_sections("flags", table), "\n### `poda`\n\na\n\n### `poda solve`\n\nd\n");
    assert_eq!(flag_sections("flags-courses", table), "\n### `poda play`\n\nb\n");
    assert_eq!(flag_sections("flags-class", table), "\n### `poda serve`\n\nc\n");
}

#[test]
fn a_part_of_a_page_is_replaced() {
    let page = "a\n<!-- keys -->\nold\n<!-- /keys -->\nb\n";
    assert_eq!(with_part(page, "keys", "new\n").unwrap(), "a\n<!-- keys -->\nnew\n<!-- /keys -->\nb\n");
    assert_eq!(with_part(page, "flags", "new"), None);
}
