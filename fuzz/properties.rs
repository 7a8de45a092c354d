//! The properties of any input: bytes are opened, or refused with a reason, and an opened document survives being saved.
//!
//! The targets of `cargo fuzz` search for bytes that violate them; `tests/it/cli/fuzzed.rs` tries the corpus and random bytes.

#[path = "../src/serve/answer.rs"]
mod answers;

use answers::PhoneAnswer;
use poda_core::document::{Document, Lecture};
use poda_core::game::Game;
use poda_core::language::Language;
use poda_core::score::{CutOn, Interval, Player};
use poda_core::search::ordering::{MoveOrdering, StaticOrder};
use poda_core::search::{Algorithm, Fail, SearchConfig};
use poda_core::trace::NodeId;
use poda_core::trace::recorder::record;
use poda_core::trace::recording::Recording;
use poda_words::file::{FileContent, Link, LinkError, LinkTarget, LoadError, notation};
use poda_words::i18n::check::run_document;
use poda_words::i18n::{Words, diagnostics, narration};
use poda_words::messages::Message;
use poda_words::practice::{Answer, QuestionKinds, judge, questions};
use poda_words::{file, lessons, practice};

thread_local! {
    /// Both languages, which are made once: that takes longer than what is tried.
    static WORDS: [Words; 2] = [Language::ENGLISH, Language::SPANISH].map(Words::new);
}

/// So many nodes are searched at most.
const MAX_NODES: usize = 2_000;

/// Every error has its sentences, in both languages.
fn is_said(error: &LoadError) {
    assert!(!error.diagnostics.is_empty());
    WORDS.with(|both| {
        for words in both {
            let said = diagnostics::sentences(words, error);
            assert!(!said.is_empty() && said.iter().all(|sentence| !sentence.trim().is_empty()), "{error:?}");
        }
    });
}

/// What was opened is saved and opened as the same, and its search can be recorded and told if it is depth first.
fn is_sound(document: &Document) {
    let text = file::save(document);
    assert_eq!(file::load_with_players(text.as_bytes()).as_ref(), Ok(document), "{text}");
    let Some(search) = document.search() else { return };
    let recording = record(search, document.position(), MAX_NODES);
    let last = recording.trace().len();
    WORDS.with(|both| {
        for words in both {
            for step in [0, 1, last / 2, last] {
                assert!(!narration::caption(words, &recording, step).plain().is_empty());
            }
        }
    });
}

/// A lecture that was opened is saved and opened as the same.
fn is_kept(lecture: &Lecture) {
    let text = file::save_lecture(lecture);
    match file::load_file(text.as_bytes(), &lessons::names()) {
        Ok(FileContent::Lecture(again)) => assert_eq!(again.lecture, *lecture, "{text}"),
        other => panic!("{text}: {other:?}"),
    }
}

/// What a phone may send as an answer: one that is read is read again as it is written.
pub fn answer(bytes: &[u8]) {
    if let Some(PhoneAnswer { id, question, choice, at }) = PhoneAnswer::read(bytes) {
        let text = format!("{{\"id\":{},\"question\":{question},\"choice\":{choice}}}", serde_json::json!(id));
        assert_eq!(PhoneAnswer::read(text.as_bytes()), Some(PhoneAnswer { id, question, choice, at }), "{text}");
    }
}

/// The bytes of a position file.
pub fn document(bytes: &[u8]) {
    match file::load_for_any_search(bytes) {
        Ok(document) => is_sound(&document),
        Err(error) => is_said(&error),
    }
}

/// The bytes of a file that may be a lecture.
pub fn lecture(bytes: &[u8]) {
    match file::load_file(bytes, &lessons::names()) {
        Ok(FileContent::Document(document)) => is_sound(&document),
        Ok(FileContent::Lecture(loaded)) => is_kept(&loaded.lecture),
        Err(error) => is_said(&error),
    }
}

/// A link, as an address bar gives it.
pub fn link(bytes: &[u8]) {
    match Link::parse(&String::from_utf8_lossy(bytes)).map(|link| link.target) {
        Ok(LinkTarget::Document(document)) => is_sound(&document),
        Ok(LinkTarget::Lecture(text)) => lecture(&text),
        Ok(LinkTarget::Run(text)) => run(&text),
        Err(LinkError::Text(error)) => is_said(&error),
        Ok(LinkTarget::Lesson(_) | LinkTarget::BundledLecture(_))
        | Err(LinkError::NoTarget | LinkError::Damaged | LinkError::TooLarge | LinkError::NamesFile(_)) => {}
    }
}

/// A run of a program: it is judged, and what there is to show can be saved.
pub fn run(bytes: &[u8]) {
    if let Ok(document) = run_document(bytes) {
        is_sound(&document);
    }
}

/// A tree in shorthand, as it is typed.
pub fn typed_tree(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    // Any notation is read or refused.
    if let Err(error) = notation::read_whole(&text) {
        WORDS.with(|both| assert!(both.iter().all(|words| !diagnostics::sentences(words, &error).is_empty())));
    }
    match notation::parse(&text, Player::Max, None) {
        Ok(tree) => {
            let written = file::write_tree(&tree);
            assert_eq!(file::load_tree(&written).as_ref(), Ok(&tree), "{written}");
        }
        Err(error) => WORDS.with(|both| {
            let is_said = |words| !error.kind.sentence(words).is_empty();
            assert!(both.iter().all(is_said), "{error:?}");
        }),
    }
}

/// The first byte chooses a question, the second how it is answered, the others are what is typed.
pub fn practice(bytes: &[u8]) {
    let [chosen, form, typed @ ..] = bytes else { return };
    let document = &lessons::all()[usize::from(*chosen) % lessons::all().len()];
    let Some(search) = document.search() else { return };
    let recording = record(search, document.position(), MAX_NODES);
    let typed = String::from_utf8_lossy(typed);
    let nodes = recording.trace().node_count();
    let node = |byte: u8| NodeId::new(usize::from(byte) % nodes);
    let answer = match form % 3 {
        0 => Answer::read_value(&typed),
        1 => typed.bytes().next().map(|byte| Answer::Node(node(byte))),
        _ => Some(Answer::Children(typed.bytes().map(node).collect())),
    };
    let Some(answer) = answer else { return };
    for question in questions(&recording, QuestionKinds::ALL, true).skip(usize::from(form / 3)).take(8) {
        let accepted = question.accepted(&recording);
        let is_right = judge(&recording, &question, &answer).is_right;
        assert!(is_right || !accepted.contains(&answer), "{question:?}: {answer:?} is accepted and not right");
    }
}

/// A report of what was practiced.
pub fn report(bytes: &[u8]) {
    use practice::json::report::{of_text, to_text};
    if let Ok(read) = of_text(bytes) {
        assert_eq!(of_text(to_text(&read.report).as_bytes()).map(|again| again.report), Ok(read.report));
    }
}

/// The first bytes are settings of a search, the others are the tree in which it finds what a search of everything finds. Where
/// chance decides in the tree, a search that knows no chance gives way to the one that prunes as it does.
pub fn search(bytes: &[u8]) {
    let [algorithm, flags, depth, killers, tree @ ..] = bytes else { return };
    let algorithms: Vec<_> = Algorithm::CORRECT.into_iter().filter(|it| it.properties().finds_minimax_value).collect();
    let Ok(tree) = notation::parse(&String::from_utf8_lossy(tree), Player::Max, None) else { return };
    let is_set = |bit: u8| flags & (1 << bit) != 0;
    let algorithm = algorithms[usize::from(*algorithm) % algorithms.len()];
    let config = SearchConfig {
        algorithm: if tree.has_chance() { algorithm.for_chance() } else { algorithm },
        fail: if is_set(0) { Fail::Soft } else { Fail::Hard },
        cut_on: if is_set(1) { CutOn::Equal } else { CutOn::Strict },
        depth: is_set(2).then(|| usize::from(*depth % 8)),
        table: is_set(3),
        ordering: MoveOrdering {
            static_order: StaticOrder::ALL[usize::from(*depth / 8) % StaticOrder::ALL.len()],
            killers: killers % (MoveOrdering::MAX_KILLERS + 1),
            history: is_set(4),
            remembered: is_set(5),
        },
        ..SearchConfig::default()
    };
    let exhaustive =
        SearchConfig { algorithm: config.algorithm.full_width(), depth: config.depth, ..SearchConfig::default() };
    let [Some(found), Some(wanted)] = [&config, &exhaustive].map(|config| proved(&record(config, &tree, MAX_NODES)))
    else {
        return;
    };
    assert!(
        found.low <= wanted.low && wanted.high <= found.high,
        "{config:?}: {found}, where a search of everything finds {wanted}"
    );
}

/// What a search that was finished has proved of its root.
fn proved<G: Game>(recording: &Recording<G>) -> Option<Interval> {
    let trace = recording.trace();
    trace.is_complete().then(|| trace.at(trace.len()).proved(NodeId::ROOT))
}
