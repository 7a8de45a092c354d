//! Reads in the source the arguments of each message: a message with an argument that it is not given stops the
//! program.

use super::described::{Described, Said, of_enum, of_struct};
use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};
use syn::visit::{self, Visit};

/// A source file, without what only its tests say.
pub struct Source {
    pub path: String,
    text: String,
    /// What stands between two quotation marks, whichever of them open.
    quoted: BTreeSet<String>,
    /// The names in lists such as `args![name = …]`.
    named: BTreeSet<String>,
    /// The messages of the types that derive `Message`.
    pub derived: Vec<Derived>,
}

/// The messages that stand at a variant or a struct.
#[derive(Debug, PartialEq)]
pub struct Derived {
    pub keys: Vec<String>,
    /// The names of their arguments, with those that the caller adds.
    pub given: BTreeSet<String>,
}

/// Reads how a file says its types, as the derive does.
#[derive(Default)]
struct DerivedMessages(Vec<Derived>);

impl DerivedMessages {
    fn add(&mut self, all: Vec<Described>) {
        for described in all {
            match described.said {
                Said::Messages { ids, arguments } => {
                    let given = arguments.into_iter().map(|argument| argument.name).collect();
                    self.0.push(Derived { keys: ids, given });
                }
                Said::Other(_) => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for DerivedMessages {
    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        if derives_message(&item.attrs) {
            self.add(of_enum(&item.attrs, &item.variants).unwrap());
        }
    }

    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        if derives_message(&item.attrs) {
            self.add(vec![of_struct(&item.attrs, &item.fields).unwrap()]);
        }
        visit::visit_item_struct(self, item);
    }
}

fn derives_message(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().filter(|attribute| attribute.path().is_ident("derive")).any(|attribute| {
        let syn::Meta::List(list) = &attribute.meta else { return false };
        list.tokens.clone().into_iter().any(|token| token.to_string() == "Message")
    })
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
        let lists = text
            .match_indices(NAMED_LIST)
            .map(|(at, opening)| read_items(&text[at + opening.len()..], name_in_assignment).0);
        let named = lists.flatten().flatten().map(str::to_owned).collect();
        let mut derived = DerivedMessages::default();
        // To read all files as Rust takes seconds.
        if text.contains("Message)]") {
            derived.visit_file(&syn::parse_file(&text).unwrap_or_else(|error| panic!("{path}: {error}")));
        }
        Self { path, text, quoted, named, derived: derived.0 }
    }

    /// Returns the folder in which the file is.
    pub fn folder(&self) -> &str {
        self.path.rsplit_once('/').map_or("", |(folder, _)| folder)
    }

    /// Returns whether a message stands here at a variant or a struct.
    pub fn derives(&self, key: &str) -> bool {
        self.derived.iter().flat_map(|derived| &derived.keys).any(|derived| derived == key)
    }

    /// Returns whether a text stands here in quotation marks.
    pub fn quotes(&self, text: &str) -> bool {
        self.quoted.contains(text)
    }

    /// Returns whether an argument of this name may be given here.
    pub fn may_give(&self, name: &str) -> bool {
        self.quotes(name) || self.named.contains(name)
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

/// How a list opens whose items are names with their values.
const NAMED_LIST: &str = "args![";

/// Returns the names in a list such as `, &args![name = …])` or `, &[("name", …), other])`, and whether it has more
/// than those.
fn read_list(rest: &str) -> (BTreeSet<&str>, bool) {
    let list = rest.trim_start_matches(',').trim_start();
    let assignments = list.strip_prefix('&').and_then(|list| list.strip_prefix(NAMED_LIST));
    let items = assignments.map(|list| read_items(list, name_in_assignment));
    let items = items.or_else(|| Some(read_items(list.strip_prefix("&[")?, name_in_pair)));
    let Some((names, rest)) = items else { return (BTreeSet::new(), true) };
    // What is done with the list, as in `[…].concat()`, adds to it.
    let is_open = names.contains(&None) || !rest.trim_start_matches(',').trim_start().starts_with(')');
    (names.into_iter().flatten().collect(), is_open)
}

/// Returns the names of the items of a list up to its end, `None` for an item without one, and what follows it.
fn read_items(list: &str, name: fn(&str) -> Option<&str>) -> (Vec<Option<&str>>, &str) {
    let mut names = Vec::new();
    let mut rest = list.trim_start();
    while !rest.starts_with(']') {
        let (item, after) = rest.split_at(end_of_item(rest));
        names.push(name(item.trim_end()));
        rest = after.trim_start_matches(',').trim_start();
    }
    (names, &rest[1..])
}

/// Returns the name in `("name", …)`.
fn name_in_pair(item: &str) -> Option<&str> {
    let pair = item.strip_prefix('(')?.trim_start().strip_prefix('"')?;
    pair.split_once('"').map(|(name, _)| name)
}

/// Returns the name in `name = …` or `name`.
fn name_in_assignment(item: &str) -> Option<&str> {
    let is_sign = |sign: char| !(sign.is_ascii_alphanumeric() || sign == '_');
    let (name, value) = item.split_at(item.find(is_sign).unwrap_or(item.len()));
    (value.is_empty() || value.trim_start().starts_with('=')).then_some(name)
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
        words.fill(\"five\", &args); x.fill(\"six\", &args![l, m = n(o, [2]) + p, q = \"r\"]); x.fill(\"seven\", &args![s = t].u())";
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
            ("seven", vec!["s"], true),
            ("six", vec!["l", "m", "q"], false),
            ("three", vec![], false),
            ("two", vec!["g"], true),
        ]
    );
    let may_give = ["b", "g", "l", "m", "n", "q", "s", "t"].map(|name| source.may_give(name));
    assert_eq!(may_give, [true, true, true, true, false, true, true, false]);
}

#[test]
fn the_messages_of_types_are_read() {
    let text = "#[derive(Debug, Message)]\n#[message(prefix = \"a\", field = \"found\", added = \"line\")]\nenum A {
        NotOne(String), #[message(\"other\", max = Grouped(MAX))] Two { least: u8, #[message(\"most\", Grouped)] greatest: u8 },
        #[message(count = all.len())] Three(#[message(\"all\", skip)] Vec<u8>), #[message(transparent)] B(B), }
        #[derive(Message)]\n#[message(\"one-more\", \"and-one\")]\nstruct B { name: String }\n#[derive(Debug)]\nenum C { NotSaid }";
    let read: Vec<_> = Source::new(String::new(), text)
        .derived
        .into_iter()
        .map(|derived| (derived.keys.join(" "), Vec::from_iter(derived.given).join(" ")))
        .collect();
    let expected = [
        ("a-not-one", "found line"),
        ("other", "least line max most"),
        ("a-three", "count line"),
        ("one-more and-one", "name"),
    ];
    assert_eq!(read, expected.map(|(key, given)| (key.to_owned(), given.to_owned())));
}
