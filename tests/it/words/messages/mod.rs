//! The messages: they exist in every language with the same arguments, are used, and consist of letters that the fonts
//! have.
//!
//! A message that a translation lacks is shown in English, and fails no test, unless `PODA_TRANSLATION` names the
//! language.

mod arguments;
#[expect(dead_code, reason = "only the derive writes the values of arguments")]
#[path = "../../../../src/derive/described.rs"]
mod described;
mod pseudo;

use arguments::{Call, Derived, sources};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use poda::document::practice::AskedKind;
use poda::game::{connect_four, othello, tic_tac_toe, twenty48};
use poda::i18n::check_mistakes::mistake_message;
use poda::i18n::{Language, language_name, languages};
use poda::lessons;
use poda::practice::mcts::{MctsError, MctsQuestionKind};
use poda::practice::misconception::Misconception;
use poda::search::mcts::{MctsConfig, Unsampleable};
use poda::search::mistakes::{Mistake, SamplingMistake};
use poda::search::setting::{Domain, Offers, SettingRow};
use poda::search::{Algorithm, SearchConfig};
use poda::trace::RecordedKind;
use std::collections::{BTreeMap, BTreeSet};
use std::{env, fs};
use ttf_parser::Face;

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
fn every_folder_is_a_language() {
    let folders =
        fs::read_dir("assets/locales").unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert_eq!(folders.collect::<BTreeSet<_>>(), languages().map(|language| language.code().to_owned()).collect());
}

/// What a message holds, whatever its selectors choose.
#[derive(Debug, Default, PartialEq)]
struct Message {
    variables: BTreeSet<String>,
    letters: BTreeSet<char>,
    /// What it is made of other than text and variables.
    others: Vec<String>,
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
            other => self.others.push(format!("{other:?}")),
        }
    }
}

fn messages(language: &str, room: &str) -> BTreeMap<String, Message> {
    let source = fs::read_to_string(format!("assets/locales/{language}/{room}.ftl")).unwrap();
    read_messages(&source).unwrap_or_else(|faults| panic!("{language}/{room}.ftl: {faults}"))
}

/// Reads the messages of a file. What is wrong with the file is an error.
fn read_messages(source: &str) -> Result<BTreeMap<String, Message>, String> {
    let resource = fluent_syntax::parser::parse(source).map_err(|(_, faults)| format!("is no Fluent: {faults:?}"))?;
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let name = message.id.name;
            let mut read = Message::default();
            read.read(message.value.as_ref().ok_or_else(|| format!("{name} says nothing"))?);
            if messages.insert(name.to_owned(), read).is_some() {
                return Err(format!("{name} stands there twice"));
            }
        }
    }
    Ok(messages)
}

/// What is wrong with a file of a translation and what it lacks, compared with the English file. `lacks` returns the
/// letters among those of a message that the fonts lack.
fn compare(
    english: &BTreeMap<String, Message>,
    translated: &BTreeMap<String, Message>,
    lacks: impl Fn(&str, &Message) -> String,
) -> (Vec<String>, Vec<String>) {
    // A name alone, at the beginning of a sentence and within one is the same name.
    let named = |name: &String| if ["heading", "subject"].contains(&name.as_str()) { "node" } else { name }.to_owned();
    let variables = |message: &Message| message.variables.iter().map(named).collect::<BTreeSet<_>>();
    let mut faults = Vec::new();
    for (key, message) in translated {
        match english.get(key) {
            None => faults.push(format!("{key} is no English message")),
            Some(original) if variables(original) != variables(message) => {
                faults.push(format!("{key} asks for {:?}, in English for {:?}", message.variables, original.variables));
            }
            Some(_) => {}
        }
        let others = message.others.iter().map(|other| format!("{key} is made of text and names, not of {other}"));
        faults.extend(others);
        let lacking = lacks(key, message);
        if !lacking.is_empty() {
            faults.push(format!("{key} has letters that the fonts lack: {lacking}"));
        }
    }
    let missing = english.keys().filter(|key| !translated.contains_key(*key)).cloned().collect();
    (faults, missing)
}

/// Returns the letters of a message that a font lacks in which it is set.
fn lacking_letters(fonts: &[(&str, Vec<u8>)], key: &str, message: &Message) -> String {
    // The algorithms' texts are set in the other font.
    let fonts = fonts.iter().filter(|(name, _)| key.starts_with("algorithm-") == name.starts_with("JetBrains"));
    let faces: Vec<_> = fonts.map(|(_, font)| Face::parse(font, 0).unwrap()).collect();
    let lacks = |letter: &char| *letter != '\n' && faces.iter().any(|face| face.glyph_index(*letter).is_none());
    message.letters.iter().copied().filter(lacks).collect()
}

#[test]
fn every_language_says_the_same_as_english_with_letters_of_the_fonts() {
    let fonts = ["IBMPlexSans-Regular", "IBMPlexSans-SemiBold", "JetBrainsMono-Regular"]
        .map(|name| (name, fs::read(format!("assets/fonts/{name}.ttf")).unwrap()));
    let asked = env::var("PODA_TRANSLATION").ok();
    let english: BTreeMap<_, _> = rooms("en").into_iter().map(|room| (room.clone(), messages("en", &room))).collect();
    assert!(english.contains_key("documents"), "{:?}", english.keys());
    let mut wrong = Vec::new();
    for language in languages() {
        let is_complete = Language::AUTHORED.contains(&language) || asked.as_deref() == Some(language.code());
        let code = language.code();
        let files = rooms(code);
        let unknown = files.iter().filter(|room| !english.contains_key(*room));
        wrong.extend(unknown.map(|room| format!("{code}/{room}.ftl: there is no such file in English")));
        for (room, original) in &english {
            let source = if files.contains(room) {
                fs::read_to_string(format!("assets/locales/{code}/{room}.ftl")).unwrap()
            } else {
                String::new()
            };
            let read = read_messages(&source);
            let compared =
                |translated| compare(original, &translated, |key, message| lacking_letters(&fonts, key, message));
            let (faults, missing) = read.map_or_else(|fault| (vec![fault], Vec::new()), compared);
            let missing = missing.into_iter().filter(|_| is_complete || room == "language");
            let missing = missing.map(|key| format!("{key} is missing"));
            wrong.extend(faults.into_iter().chain(missing).map(|fault| format!("{code}/{room}.ftl: {fault}")));
        }
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn what_is_wrong_with_a_translation_is_named() {
    let read = |source| read_messages(source).unwrap();
    let english = read("a = { $node } is { $score }\nb = Two\nc = Three\nd = { $subject }, { $node }\n");
    let lacks = |_: &str, message: &Message| message.letters.iter().filter(|letter| **letter == '文').collect();
    let translated = read("a = { $nodo } é { $score }\nb = 文\nd = { $node }\ne = { a }\n");
    let (faults, missing) = compare(&english, &translated, lacks);
    assert_eq!(missing, ["c"]);
    assert_eq!(faults.len(), 4, "{faults:?}");
    assert_eq!(faults[0], "a asks for {\"nodo\", \"score\"}, in English for {\"node\", \"score\"}");
    assert_eq!(faults[1], "b has letters that the fonts lack: 文");
    assert_eq!(faults[2], "e is no English message");
    assert!(faults[3].starts_with("e is made of text and names, not of MessageReference"), "{}", faults[3]);
    assert_eq!(read_messages("a = 1\na = 2\n"), Err("a stands there twice".to_owned()));
    assert!(read_messages("a = { $\n").unwrap_err().starts_with("is no Fluent"));
}

/// A translation is its folder alone.
#[test]
fn no_code_names_a_translation() {
    let sources = sources();
    assert!(sources.iter().any(|source| source.quotes(Language::SPANISH.code())), "the authored languages are named");
    for language in languages().filter(|language| !Language::AUTHORED.contains(language)) {
        for name in [language.code(), language_name(language)] {
            let naming = sources.iter().find(|source| source.quotes(name)).map(|source| &source.path);
            assert_eq!(naming, None, "{name}");
        }
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let sources = sources();
    let groups = (0..lessons::all().len()).map(lessons::group);
    let misconceptions = Misconception::ALL.iter().map(|it| format!("mistake-kind-{}", it.name()));
    let kinds = AskedKind::all().flat_map(|kind| {
        ["practice-ask", "practice-kind", "room-ask", "mcts-ask"].map(|of| format!("{of}-{}", kind.name()))
    });
    let slips = MctsError::all().into_iter().filter_map(MctsError::own);
    let slips = slips.flat_map(|error| MctsQuestionKind::ALL.map(|kind| error.message(kind)));
    let functions = Algorithm::EVERY.map(Algorithm::key).into_iter().chain(["table"]);
    let pseudocode =
        functions.flat_map(|key| ["", "-max", "-min", "-chance"].map(|side| format!("algorithm-{key}{side}")));
    let of_algorithms = |algorithm: Algorithm| ["search-name", "hint"].map(|of| format!("{of}-{}", algorithm.key()));
    let algorithms = Algorithm::EVERY.into_iter().flat_map(of_algorithms);
    let of_mistake = |mistake: Mistake| mistake_message(mistake).into_owned();
    let mistakes = Mistake::ALL.into_iter().chain(SamplingMistake::ALL.map(Mistake::Sampling)).map(of_mistake);
    let features = [tic_tac_toe::FEATURES, connect_four::FEATURES, othello::FEATURES, twenty48::FEATURES].concat();
    let features = features.into_iter().map(|feature| format!("feature-{}", feature.name()));
    let settings = SearchConfig::SETTINGS.iter().flat_map(messages_of_setting);
    let settings = settings.chain(MctsConfig::SETTINGS.iter().flat_map(messages_of_setting));
    let words = RecordedKind::ALL.into_iter().filter_map(|kind| kind.properties().word);
    let of_kinds = words.flat_map(messages_of_kind);
    let refusals = Unsampleable::ALL.map(|reason| format!("diagnostic-{}", reason.key()));
    let kinds_of_search = of_kinds.chain(refusals);
    let named: Vec<String> =
        algorithms.chain(mistakes).chain(features).chain(settings).chain(kinds_of_search).collect();
    let messages = english();
    for key in &named {
        assert!(messages.contains_key(key), "there is no message {key}");
    }
    let derived: BTreeSet<String> =
        groups.chain(misconceptions).chain(kinds).chain(slips).chain(pseudocode).chain(named).collect();
    let is_said =
        |key: &str| derived.contains(key) || sources.iter().any(|source| source.quotes(key) || source.derives(key));
    for key in messages.into_keys() {
        // What is said of several players in place of a message of two sides has its name.
        let of_two_sides = key.strip_prefix("coalition-").map(|rest| format!("practice-{rest}"));
        // The palette also finds what has this message as its name by other words.
        let found_by_others = key.strip_prefix("palette-other-").map(str::to_owned);
        let other = of_two_sides.or(found_by_others);
        assert!(is_said(&key) || other.is_some_and(|key| is_said(&key)), "{key} is said nowhere");
    }
}

/// The messages whose ids are derived from the word for a kind of search.
fn messages_of_kind(word: &str) -> Vec<String> {
    let about = ["search-name", "hint", "diagnostic", "mode-not", "room-no-question"].map(|of| format!("{of}-{word}"));
    let more = ["-not-here", "-not-here-why"].map(|end| format!("{word}{end}"));
    about.into_iter().chain(more).chain([format!("search-name-{word}-short")]).collect()
}

/// The messages whose ids are derived from the row of a setting.
fn messages_of_setting<Config>(row: &SettingRow<Config>) -> Vec<String> {
    let key = row.key();
    let help = row.flag.is_some().then(|| format!("cli-help-{key}"));
    let phrase = row.has_phrase.then(|| format!("cli-trace-{key}"));
    let named = match (row.domain, row.menu.as_ref().map(|menu| menu.offers)) {
        (Domain::Choice(names), Some(Offers::Named(message))) => {
            names.keys.iter().map(|key| format!("{message}-{key}")).collect()
        }
        _ => Vec::new(),
    };
    help.into_iter().chain(phrase).chain(named).collect()
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
    let derived: Vec<_> = sources.iter().flat_map(|source| &source.derived).collect();
    assert!(100 < derived.len(), "{} messages of types were read", derived.len());
    for Derived { keys, given } in derived {
        let unknown = keys.iter().filter(|key| !messages.contains_key(*key));
        faults.extend(unknown.map(|key| format!("there is no message {key}")));
        let asked: BTreeSet<_> = keys.iter().filter_map(|key| messages.get(key)).flat_map(|it| &it.variables).collect();
        if asked != given.iter().collect() {
            faults.push(format!("{keys:?} are given {given:?}, and ask for {asked:?}"));
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

/// A message whose arguments are gathered elsewhere: each of their names is written in the same folder or in one above
/// it, or among the files that gather arguments for several.
#[test]
fn every_name_that_a_message_asks_for_is_written_near_where_it_is_filled_in() {
    let sources = sources();
    for (key, message) in english() {
        for asking in sources.iter().filter(|source| source.quotes(&key) && !source.derives(&key)) {
            let near = || {
                sources
                    .iter()
                    .filter(|source| asking.folder().starts_with(source.folder()) || source.path.contains("/i18n/"))
            };
            for name in &message.variables {
                assert!(near().any(|source| source.may_give(name)), "{}: {key} asks for {name}", asking.path);
            }
        }
    }
}

fn english() -> BTreeMap<String, Message> {
    rooms("en").iter().filter(|room| *room != PAGE).flat_map(|room| messages("en", room)).collect()
}

/// The file of what the page says before the program is there, which is no part of the program.
const PAGE: &str = "page";

/// The page reads its messages without a library for Fluent.
#[test]
fn what_the_page_says_is_one_line_each_and_said_by_its_scripts() {
    let scripts = ["page.js", "document.js", "start.js"].map(|name| fs::read_to_string(format!("web/{name}")).unwrap());
    for language in languages().filter(|language| rooms(language.code()).iter().any(|room| room == PAGE)) {
        let source = fs::read_to_string(format!("assets/locales/{}/{PAGE}.ftl", language.code())).unwrap();
        for (key, message) in messages(language.code(), PAGE) {
            let is_line = |line: &str| line.strip_prefix(&key).is_some_and(|text| text.starts_with(" = "));
            assert!(source.lines().any(is_line), "{key}");
            assert!(message.variables.iter().all(|name| name == "percent"), "{key}");
            let name = key.strip_prefix("page-").unwrap_or_else(|| panic!("{key}"));
            let said = [format!("'{name}'"), format!("sentences.{name}"), format!("said.{name}"), format!(").{name}")];
            let is_said = scripts.iter().any(|script| said.iter().any(|said| script.contains(said)));
            assert!(is_said || name == "read", "{key} is said nowhere");
        }
        assert!(!source.contains("->"), "a message of the page has no variants");
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
