//! Reads in the source the arguments of each message: a message with an argument that it is not given stops the program.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

/// A source file, without what only its tests say.
pub struct Source {
    pub path: String,
    text: String,
    /// What stands between two quotation marks, whichever of them open.
    quoted: BTreeSet<String>,
}

/// A message that is filled in where its key is written.
pub struct Call<'a> {
    pub key: &'a str,
    /// The names of what is filled in, as far as they are written there.
    pub given: BTreeSet<&'a str>,
    /// Whether more is filled in, under names that are written elsewhere.
    pub is_open: bool,
}

/// Returns every file of the program.
pub fn sources() -> Vec<Source> {
    let mut found = Vec::new();
    read_folder(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    found
}

fn read_folder(folder: &Path, found: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read_folder(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(Source::new(path.display().to_string(), &fs::read_to_string(&path).unwrap()));
        }
    }
}

impl Source {
    fn new(path: String, text: &str) -> Self {
        let text = text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        let text = lines.collect::<Vec<_>>().join("\n");
        let quoted = text.split('"').skip(1).map(str::to_owned).collect();
        Self { path, text, quoted }
    }

    /// Returns the folder in which the file is.
    pub fn folder(&self) -> &str {
        self.path.rsplit_once('/').map_or("", |(folder, _)| folder)
    }

    /// Returns whether a text stands here in quotation marks.
    pub fn quotes(&self, text: &str) -> bool {
        self.quoted.contains(text)
    }

    /// Returns the messages that are filled in by a key that is written in the call.
    pub fn calls(&self) -> Vec<Call<'_>> {
        let mut calls = Vec::new();
        for (method, takes) in [(".text(", false), (".fill(", true), (".styled(", true)] {
            for (at, _) in self.text.match_indices(method) {
                let arguments = self.text[at + method.len()..].trim_start();
                let Some((key, rest)) = arguments.strip_prefix('"').and_then(|rest| rest.split_once('"')) else {
                    continue;
                };
                let (given, is_open) = if takes { read_list(rest) } else { (BTreeSet::new(), false) };
                calls.push(Call { key, given, is_open });
            }
        }
        calls
    }
}

/// Returns the names in a list such as `, &[("name", …), other])`, and whether it has more than those.
fn read_list(rest: &str) -> (BTreeSet<&str>, bool) {
    let Some(list) = rest.trim_start_matches(',').trim_start().strip_prefix("&[") else {
        return (BTreeSet::new(), true);
    };
    let mut names = BTreeSet::new();
    let mut is_open = false;
    let mut rest = list.trim_start();
    while !rest.starts_with(']') {
        let name = rest.strip_prefix('(').map(str::trim_start).and_then(|inner| inner.strip_prefix('"'));
        match name.and_then(|name| name.split_once('"')) {
            Some((name, _)) => drop(names.insert(name)),
            None => is_open = true,
        }
        rest = rest[end_of_item(rest)..].trim_start_matches(',').trim_start();
    }
    // What is done with the list, as in `[…].concat()`, adds to it.
    is_open |= !rest[1..].trim_start_matches(',').trim_start().starts_with(')');
    (names, is_open)
}

/// Returns where the first item of a list ends: at a comma or bracket that belongs to the list itself.
fn end_of_item(text: &str) -> usize {
    let (mut depth, mut is_quoted) = (0_usize, false);
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            '(' | '[' | '{' => depth += 1,
            ',' | ']' if depth == 0 => return at,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
    }
    panic!("a list of arguments ends: {text:.80}")
}

#[test]
fn the_names_in_a_list_are_read() {
    let text = "let a = words.fill(\"one\", &[(\"b\", c(\"d\", [1]).into()), (\n\"e\", f)]);\nw.styled(\"two\", &[(\"g\", h), other]);
        words.text(\"three\"); words.styled(\"four\", &[&all[..], &[(\"i\", j)]].concat()); words.fill(key, &[(\"k\", l)]);
        words.fill(\"five\", &args)";
    let source = Source::new(String::new(), text);
    let mut read: Vec<_> =
        source.calls().into_iter().map(|call| (call.key, Vec::from_iter(call.given), call.is_open)).collect();
    read.sort_unstable();
    assert_eq!(
        read,
        [
            ("five", vec![], true),
            ("four", vec![], true),
            ("one", vec!["b", "e"], false),
            ("three", vec![], false),
            ("two", vec!["g"], true),
        ]
    );
}
