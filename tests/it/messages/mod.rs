//! The messages themselves: in every language, asking for the same, used, and of letters that the fonts have.

mod arguments;
mod pseudo;

use arguments::{Call, sources};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use poda::document::practice::AskedKind;
use poda::lessons;
use poda::practice::misconception::Misconception;
use poda::search::Algorithm;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use ttf_parser::Face;

const LANGUAGES: [&str; 2] = ["en", "es"];

/// The files of messages, as the folder of a language has them.
fn rooms(language: &str) -> Vec<String> {
    let files = fs::read_dir(format!("assets/locales/{language}")).unwrap().map(|entry| entry.unwrap().file_name());
    let mut rooms: Vec<_> = files
        .map(|name| name.to_str().unwrap().strip_suffix(".ftl").expect("only messages stand here").to_owned())
        .collect();
    rooms.sort();
    rooms
}

#[test]
fn every_language_has_the_same_files() {
    let [en, es] = LANGUAGES.map(rooms);
    assert!(en.iter().any(|room| room == "documents"), "{en:?}");
    assert_eq!(en, es);
}

/// What a message holds, whatever its selectors choose.
#[derive(Debug, Default, PartialEq)]
struct Message {
    variables: BTreeSet<String>,
    letters: BTreeSet<char>,
}

impl Message {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.letters.extend(value.chars()),
                PatternElement::Placeable { expression } => self.read_expression(expression),
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                for variant in variants {
                    self.read(&variant.value);
                }
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::StringLiteral { value } => self.letters.extend(value.chars()),
            InlineExpression::Placeable { expression } => self.read_expression(expression),
            other => panic!("messages are made of text and variables, not of {other:?}"),
        }
    }
}

fn messages(language: &str, room: &str) -> BTreeMap<String, Message> {
    let source = fs::read_to_string(format!("assets/locales/{language}/{room}.ftl")).unwrap();
    let resource = fluent_syntax::parser::parse(source.as_str()).expect("messages are Fluent");
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => {
            let mut read = Message::default();
            read.read(message.value.as_ref().expect("a message says something"));
            Some((message.id.name.to_owned(), read))
        }
        _ => None,
    });
    messages.collect()
}

#[test]
fn every_message_is_there_in_both_languages_and_asks_for_the_same() {
    for room in rooms("en") {
        let asked = LANGUAGES.map(|language| {
            // A name alone, at the beginning of a sentence and within one is the same name.
            let named = |name: String| if name == "heading" || name == "subject" { "node".to_owned() } else { name };
            let variables = |message: Message| message.variables.into_iter().map(named).collect::<BTreeSet<_>>();
            let asked = messages(language, &room).into_iter().map(|(key, message)| (key, variables(message)));
            asked.collect::<BTreeMap<_, _>>()
        });
        let [en, es] = &asked;
        for (key, variables) in en {
            assert_eq!(es.get(key), Some(variables), "{key} in {room}.ftl");
        }
        assert_eq!(en.len(), es.len(), "{room}.ftl has no message in Spanish only");
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let sources = sources();
    let groups = (0..lessons::all().len()).map(lessons::group);
    let misconceptions = Misconception::ALL.iter().map(|it| format!("mistake-kind-{}", it.name()));
    let kinds = AskedKind::WORDS.into_iter().flat_map(|(_, kind)| {
        ["practice-ask", "practice-kind", "room-ask", "mcts-ask"].map(|of| format!("{of}-{}", kind.name()))
    });
    let functions = Algorithm::EVERY.map(Algorithm::key).into_iter().chain(["table"]);
    let pseudocode =
        functions.flat_map(|key| ["", "-max", "-min", "-chance"].map(|side| format!("algorithm-{key}{side}")));
    let of_algorithms = |algorithm: Algorithm| ["search-name", "hint"].map(|of| format!("{of}-{}", algorithm.key()));
    let algorithms: Vec<String> = Algorithm::EVERY.into_iter().flat_map(of_algorithms).collect();
    let messages = english();
    for key in &algorithms {
        assert!(messages.contains_key(key), "there is no message {key}");
    }
    let derived: BTreeSet<String> =
        groups.chain(misconceptions).chain(kinds).chain(pseudocode).chain(algorithms).collect();
    for key in messages.into_keys() {
        let is_said = derived.contains(&key) || sources.iter().any(|source| source.quotes(&key));
        assert!(is_said, "{key} is said nowhere");
    }
}

#[test]
fn every_message_is_given_what_it_asks_for() {
    let (messages, sources) = (english(), sources());
    let mut faults = Vec::new();
    let mut checked = 0;
    for source in &sources {
        for Call { key, given, is_open } in source.calls() {
            let Some(message) = messages.get(key) else {
                faults.push(format!("{}: there is no message {key}", source.path));
                continue;
            };
            checked += 1;
            let asked: BTreeSet<_> = message.variables.iter().map(String::as_str).collect();
            let missing: Vec<_> = asked.difference(&given).collect();
            let unused: Vec<_> = given.difference(&asked).collect();
            if !unused.is_empty() || (!is_open && !missing.is_empty()) {
                faults.push(format!("{}: {key} lacks {missing:?} and has no use for {unused:?}", source.path));
            }
        }
    }
    assert!(300 < checked, "{checked} calls were read");
    assert_eq!(faults, Vec::<String>::new());
}

/// A message whose arguments are gathered elsewhere: each of their names is written in the same folder or in one above it, or among
/// the files that gather arguments for several.
#[test]
fn every_name_that_a_message_asks_for_is_written_near_where_it_is_filled_in() {
    let sources = sources();
    for (key, message) in english() {
        for asking in sources.iter().filter(|source| source.quotes(&key)) {
            let near = || {
                sources
                    .iter()
                    .filter(|source| asking.folder().starts_with(source.folder()) || source.path.contains("/i18n/"))
            };
            for name in &message.variables {
                assert!(near().any(|source| source.quotes(name)), "{}: {key} asks for {name}", asking.path);
            }
        }
    }
}

fn english() -> BTreeMap<String, Message> {
    rooms("en").iter().flat_map(|room| messages("en", room)).collect()
}

#[test]
fn the_fonts_have_every_letter() {
    let fonts = ["IBMPlexSans-Regular", "IBMPlexSans-SemiBold", "JetBrainsMono-Regular"]
        .map(|name| (name, fs::read(format!("assets/fonts/{name}.ttf")).unwrap()));
    for language in LANGUAGES {
        for room in rooms(language) {
            for (key, message) in messages(language, &room) {
                // The algorithms' texts are set in the other font.
                let is_code = key.starts_with("algorithm-");
                for (name, font) in fonts.iter().filter(|(name, _)| is_code == name.starts_with("JetBrains")) {
                    let face = Face::parse(font, 0).unwrap();
                    let lacks = |letter: &char| *letter != '\n' && face.glyph_index(*letter).is_none();
                    let missing: String = message.letters.iter().copied().filter(lacks).collect();
                    assert_eq!(missing, "", "{name} lacks letters of {key} in {language}/{room}.ftl");
                }
            }
        }
    }
}

/// What is filled in: numbers, inequalities, lists.
#[test]
fn the_fonts_have_every_sign_of_the_arithmetic() {
    let signs = "0123456789.,−+∞αβ≤≥<>=…?→(){}[]/±×·";
    for name in ["IBMPlexSans-Regular", "IBMPlexSans-SemiBold"] {
        let font = fs::read(format!("assets/fonts/{name}.ttf")).unwrap();
        let face = Face::parse(&font, 0).unwrap();
        let missing: String = signs.chars().filter(|&sign| face.glyph_index(sign).is_none()).collect();
        assert_eq!(missing, "", "{name} lacks signs");
    }
}
