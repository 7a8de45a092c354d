//! The texts of the phones' pages, in every language. The page itself inserts counts into them.

use poda_platform::class::PageWords;
use poda_words::i18n::{Language, Words, args, languages};

/// Returns the texts of the pages, starting with the language `first`.
pub fn page_words(first: Language) -> Vec<PageWords> {
    let others = languages().filter(|language| *language != first);
    [first].into_iter().chain(others).map(|language| words_of(&Words::new(language))).collect()
}

fn words_of(words: &Words) -> PageWords {
    let step = || ("step", "{step}".into());
    let count = || ("count", "{count}".into());
    let [choice, all, answer] = [("choice", "{choice}"), ("all", "{all}"), ("answer", "{answer}")]
        .map(|(name, text)| move || (name, text.into()));
    let texts = [
        ("language", words.rules().name.clone()),
        ("connecting", words.text("class-page-connecting")),
        ("lost", words.text("class-page-lost")),
        ("waiting", words.text("class-page-waiting")),
        ("live", words.text("class-page-live")),
        ("returned", words.text("class-page-returned")),
        ("behind", words.fill("class-page-behind", &[step(), ("present", "{present}".into())])),
        ("behind-slide", words.text("class-page-behind-slide")),
        ("step", words.fill("class-page-step", &[step(), ("steps", "{steps}".into())])),
        ("back", words.text("class-page-back")),
        ("forward", words.text("class-page-forward")),
        ("present", words.text("class-page-present")),
        ("large", words.text("class-page-large")),
        ("frame", words.text("class-page-frame")),
        ("picture", words.fill("class-page-picture", &[step()])),
        ("tree", words.text("class-page-tree")),
        ("open", words.text("class-page-open")),
        ("time-left", words.fill("class-page-time-left", &args![seconds = "{seconds}"])),
        ("time-over", words.text("class-page-time-over")),
        ("time-over-answered", words.fill("class-page-time-over-answered", &[answer()])),
        ("sending", words.fill("class-page-sending", &[answer()])),
        ("answered", words.fill("class-page-answered", &[answer()])),
        ("refused", words.fill("class-page-refused", &[answer()])),
        ("count", words.fill("class-page-count", &[choice(), count(), all()])),
        ("count-right", words.fill("class-page-count-right", &[choice(), count(), all()])),
        ("count-before", words.fill("class-page-count-before", &[count(), all()])),
        ("own", words.text("class-page-own")),
        ("own-right", words.fill("class-page-own-right", &[answer()])),
        ("own-wrong", words.fill("class-page-own-wrong", &[answer()])),
        ("someone-else", words.text("class-page-someone-else")),
        ("person", words.fill("class-page-person", &args![person = "{person}"])),
        ("other-person", words.fill("class-page-other-person", &args![person = "{person}"])),
        ("missing", words.text("class-page-missing")),
        ("privacy", words.text("class-page-privacy")),
        ("ask", words.text("class-page-ask")),
        ("phones", words.fill("class-page-phones", &[count()])),
        ("answers", words.fill("class-page-answers", &[count()])),
        ("notes-heading", words.text("class-page-notes")),
        ("right-choice", words.fill("class-page-right-choice", &[choice()])),
        ("answer-heading", words.text("class-page-answer")),
        ("coming-heading", words.text("class-page-coming")),
        ("wrong-secret", words.text("class-page-wrong-secret")),
        ("test-title", words.text("class-test-title")),
        ("test-intro", words.text("class-test-intro")),
        ("test-class", words.text("class-test-class")),
        ("test-reach", words.text("class-test-reach")),
        ("test-socket", words.text("class-test-socket")),
        ("test-poll", words.text("class-test-poll")),
        ("test-trying", words.text("class-test-trying")),
        ("test-works", words.text("class-test-works")),
        ("test-fails", words.text("class-test-fails")),
        ("test-unreachable", words.text("class-test-unreachable")),
        ("test-polls", words.text("class-test-polls")),
        ("test-all", words.fill("class-test-all", &args![address = "{address}"])),
    ];
    PageWords {
        language: words.language().code().to_owned(),
        texts: texts.into_iter().map(|(id, text)| (id.to_owned(), text)).collect(),
    }
}
