//! A pseudo-locale: English with a stroke or an accent on every letter, made of the files that a translator gets and
//! known by nothing else. What a reader is told in it has no plain letter that is not a name, so every word comes from
//! a message.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::{parser, serializer};
use poda::document::Document;
use poda::game::any::AnyGame;
use poda::i18n::{Language, Words, narration};
use poda::lessons;
use poda::practice::sentences::QuestionSentences;
use poda::practice::{QuestionKinds, check_algorithm, questions};
use poda::trace::recorder::record;
use std::collections::BTreeSet;
use std::fs;

const LOWER: &str = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ";
const UPPER: &str = "ȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ";

/// Translates a text; the marks of emphasis, such as `<b>`, stay.
fn pseudo(text: &str) -> String {
    let mut is_mark = false;
    let letter = |letter: char| {
        is_mark = letter == '<' || is_mark && letter != '>';
        let (letters, first) = if letter.is_ascii_lowercase() { (LOWER, 'a') } else { (UPPER, 'A') };
        let index = (letter as usize).wrapping_sub(first as usize);
        if letter.is_ascii_alphabetic() && !is_mark { letters.chars().nth(index).unwrap() } else { letter }
    };
    text.chars().map(letter).collect()
}

fn translate(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = pseudo(value),
            PatternElement::Placeable { expression } => translate_expression(expression),
        }
    }
}

fn translate_expression(expression: &mut Expression<String>) {
    match expression {
        Expression::Inline(inline) => translate_inline(inline),
        Expression::Select { variants, .. } => variants.iter_mut().for_each(|variant| translate(&mut variant.value)),
    }
}

fn translate_inline(inline: &mut InlineExpression<String>) {
    match inline {
        InlineExpression::StringLiteral { value } => *value = pseudo(value),
        InlineExpression::Placeable { expression } => translate_expression(expression),
        _ => {}
    }
}

/// The messages of the pseudo-locale: those of the English files, translated message by message, and rules of its own.
fn messages() -> String {
    let mut all = String::new();
    for room in super::rooms("en").into_iter().filter(|room| room != "language") {
        let source = fs::read_to_string(format!("assets/locales/en/{room}.ftl")).unwrap();
        let mut resource = parser::parse(source).unwrap_or_else(|(_, faults)| panic!("{room}: {faults:?}"));
        for entry in &mut resource.body {
            if let Entry::Message(message) = entry {
                translate(message.value.as_mut().unwrap());
            }
        }
        all += &serializer::serialize(&resource);
        all.push('\n');
    }
    all + "language-name = Ƥşḗŭḓǿ\nlanguage-decimal-sign = ·\nlanguage-group-separator = ’\nlanguage-one-letter-words = B\n"
}

/// The names in a document, which no translator sees, and what is the same in all languages: the sides, and the
/// operators of the arithmetic.
fn names(document: &Document) -> BTreeSet<String> {
    let AnyGame::Tree(tree) = document.position() else { panic!("a tree") };
    let names = (0..tree.node_count()).filter_map(|node| tree.name_of(node).map(str::to_owned));
    let labels = tree.nodes().into_iter().filter_map(|node| node.move_label);
    let words_of =
        |label: String| label.split(|letter: char| !letter.is_alphanumeric()).map(str::to_owned).collect::<Vec<_>>();
    names.chain(labels.flat_map(words_of)).chain(["MAX", "MIN", "max", "min"].map(str::to_owned)).collect()
}

/// The plain words of a sentence that are no names.
fn plain<'a>(sentence: &'a str, names: &BTreeSet<String>) -> Vec<&'a str> {
    let words = sentence.split(|letter: char| !letter.is_alphanumeric());
    let is_plain = |word: &&str| word.chars().filter(char::is_ascii_alphabetic).count() > 1 && !names.contains(*word);
    words.filter(is_plain).collect()
}

#[test]
fn a_pseudo_locale_needs_the_files_of_messages_alone() {
    let words = Words::of_messages(Language::of_code("qps"), messages());
    assert_eq!(words.text("scorm-check"), pseudo("Check"));
    assert_eq!((words.rules().name.as_str(), words.number(1_234_567).as_str()), ("Ƥşḗŭḓǿ", "1’234’567"));
    let (mut sentences, mut faults) = (0, BTreeSet::new());
    for document in lessons::all() {
        let is_tree = matches!(document.position(), AnyGame::Tree(_));
        if !is_tree || document.sampled().is_some() || check_algorithm(document.search().unwrap().algorithm).is_err() {
            continue;
        }
        let names = names(document);
        let recording = record(document.search().unwrap(), document.position(), 1_000);
        let steps = 0..=recording.trace().len();
        let mut said: Vec<_> = steps.map(|step| narration::caption(&words, &recording, step).plain()).collect();
        let asked = questions(&recording, QuestionKinds::OF_VALUES, false);
        said.extend(asked.map(|question| recording.prompt(&words, &question).plain()));
        sentences += said.len();
        for sentence in said {
            faults.extend(plain(&sentence, &names).iter().map(|word| format!("{word}: {sentence}")));
        }
    }
    assert!(500 < sentences, "only {sentences} sentences");
    assert!(faults.is_empty(), "{} plain words, such as {:?}", faults.len(), faults.iter().take(5).collect::<Vec<_>>());
}

#[test]
fn a_word_that_is_no_message_is_found() {
    let names = BTreeSet::from(["MAX".to_owned(), "Home".to_owned()]);
    assert_eq!(plain("MAX ƥŀȧẏş Home: 3 nodes", &names), ["nodes"]);
    assert_eq!(pseudo("Az <b>c</b> 3"), "Ȧẑ <b>ƈ</b> 3");
}
