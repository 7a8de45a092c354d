//! The lessons in their order, as a beginner reads them: which term is explained where, and what no lesson says.

use super::{both, lessons};
use poda::i18n::glossary::{GlossaryTerm, TermForms};
use poda::i18n::{Language, Words};

/// All that each lesson says in a language, in order, with the name behind its number.
fn told(language: Language) -> Vec<(String, String)> {
    let which = Language::AUTHORED.iter().position(|&other| other == language).unwrap();
    lessons()
        .map(|(promise, document, _)| {
            let notes = document.bookmarks.iter().filter_map(|bookmark| bookmark.note.as_ref());
            let texts = [document.title.as_ref(), document.notes.as_ref()].into_iter().flatten().chain(notes);
            let texts: Vec<&str> = texts.map(|text| both(Some(text)).unwrap()[which]).collect();
            let (_, name) = promise.file.split_once('-').unwrap();
            (name.to_owned(), texts.join(" "))
        })
        .collect()
}

/// The lesson in which each term is first used. That lesson has to explain it. Moving a lesson, or using a term
/// earlier, means a change of this table.
const FIRST_USES: &[(&str, &str)] = &[
    ("game tree", "first-tree"),
    ("node", "first-tree"),
    ("root", "first-tree"),
    ("child", "first-tree"),
    ("leaf", "first-tree"),
    ("MAX", "first-tree"),
    ("MIN", "first-tree"),
    ("ply", "layers"),
    ("depth", "layers"),
    ("terminal position", "end-game"),
    ("evaluation", "open-lines-empty"),
    ("horizon", "depth-limit"),
    ("minimax value", "two-by-two"),
    ("backed-up value", "five-levels"),
    ("principal variation", "five-levels"),
    ("α (alpha)", "last-child"),
    ("β (beta)", "three-by-three-alpha-beta"),
    ("window", "three-by-three-alpha-beta"),
    ("bound", "first-tree"),
    ("pruning", "last-child"),
    ("cutoff", "last-child"),
    ("alpha cutoff", "a-to-n"),
    ("beta cutoff", "a-to-n"),
    ("shallow cutoff", "shallow-cutoff"),
    ("deep cutoff", "deep-cutoff"),
    ("fail-soft", "first-cutoff"),
    ("fail-hard", "first-cutoff"),
    ("negamax", "negamax"),
    ("move ordering", "last-child"),
    ("killer move", "killer"),
    ("history heuristic", "history"),
    ("transposition table", "table"),
    ("null-window scout", "scout"),
    ("re-search", "again"),
    ("quiescence", "quiet"),
    ("iterative deepening", "iterative-deepening"),
    ("aspiration window", "aspiration"),
    ("MTD(f)", "mtdf"),
    ("chance node", "coin"),
    ("expected value", "coin"),
    ("expectiminimax", "careless-opponent"),
    ("Star1", "without-bounds"),
    ("Star2", "star2"),
    ("subgame perfect equilibrium", "three-players"),
];

#[test]
fn every_term_is_first_used_where_it_is_explained() {
    for language in Language::AUTHORED {
        let words = Words::new(language);
        let told = told(language);
        let english = Words::new(Language::ENGLISH);
        let first = GlossaryTerm::all().filter_map(|term| {
            let uses = |text: &str| TermForms::of(language).found(text).iter().any(|&(_, used)| used == term);
            let (lesson, _) = told.iter().find(|(_, text)| uses(text))?;
            Some((term.name(&english), lesson.clone()))
        });
        let expected = FIRST_USES.iter().map(|&(term, lesson)| (term.to_owned(), lesson.to_owned()));
        assert_eq!(first.collect::<Vec<_>>(), expected.collect::<Vec<_>>(), "{words:?}");
    }
}

/// What stands on one screen of the lessons of the first hour: the text, with the note of the step.
#[test]
fn no_screen_of_the_first_nine_lessons_has_more_than_sixty_words() {
    let words = |text: &str| text.split_whitespace().filter(|word| word.contains(char::is_alphanumeric)).count();
    for (promise, document, _) in lessons().take(9) {
        for which in 0..Language::AUTHORED.len() {
            let text = words(both(document.notes.as_ref()).unwrap()[which]);
            for bookmark in &document.bookmarks {
                let note = words(both(bookmark.note.as_ref()).unwrap()[which]);
                assert!(text + note <= 60, "{}, {:?}: {text} + {note}", promise.file, bookmark.step);
            }
        }
    }
}

/// No text of the first hour says what the practice of its lesson asks: a value or a bound that is found stands in the
/// note of its step.
#[test]
fn no_text_of_the_first_nine_lessons_answers_a_question() {
    for (promise, document, _) in lessons().take(9) {
        for text in both(document.notes.as_ref()).unwrap() {
            for found in ["min(", "max(", "= ", " ≤ ", " ≥ "] {
                assert!(!text.contains(found), "{}: {text}", promise.file);
            }
        }
    }
}

/// The first cutoff of a reader prunes something.
#[test]
fn the_first_cutoff_of_all_lessons_prunes() {
    let first_of = |cutoffs: &'static str| cutoffs.split("; ").next().filter(|first| !first.is_empty());
    let first = lessons().find_map(|(promise, ..)| first_of(promise.cutoffs)).unwrap();
    assert!(!first.ends_with("nothing"), "{first}");
}

/// A lesson says the thing itself, and not where it was drawn.
#[test]
fn no_lesson_speaks_of_slides_or_lectures() {
    let never = [
        &["slide", "lecture", "the course", "our notes", "slip"][..],
        &["diapositiva", "lámina", "la clase", "las clases", "el curso", "explorador", "borde", "fallo suave/duro"][..],
    ];
    for (language, never) in Language::AUTHORED.into_iter().zip(never) {
        for (lesson, text) in told(language) {
            for word in never {
                assert!(!text.to_lowercase().contains(word), "{lesson} says “{word}”: {text}");
            }
        }
    }
}

/// In Spanish a cutoff is a `corte`, and `podar` is what it does to the children that are left, as everywhere in the
/// program.
#[test]
fn the_spanish_lessons_call_a_cutoff_corte_and_what_it_does_podar() {
    let mut cutoffs = 0;
    for (lesson, text) in told(Language::SPANISH) {
        let text = text.to_lowercase();
        let words: Vec<_> =
            text.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty()).collect();
        cutoffs += words.iter().filter(|word| word.starts_with("cort")).count();
        let is_event =
            |pair: &&[&str]| matches!(pair, ["una" | "esta" | "hay" | "ninguna" | "cada", "poda"] | [_, "podas"]);
        let called: Vec<_> = words.windows(2).filter(is_event).collect();
        assert!(called.is_empty(), "{lesson}: {called:?}");
    }
    assert!(0 < cutoffs);
}

/// "Leaves" is a verb too, and a link to the leaves of a tree would explain another word.
#[test]
fn only_the_noun_leaves_is_linked_to_its_meaning() {
    let before = [
        "the",
        "all",
        "of",
        "fewer",
        "different",
        "its",
        "other",
        "given",
        "pruned",
        "which",
        "more",
        "many",
        "these",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "no",
        "both",
        "their",
        "some",
        "and",
    ];
    let mut found = 0;
    let mut check = |at: &str, text: &str| {
        let leaf = |range: &std::ops::Range<usize>| text[range.clone()].eq_ignore_ascii_case("leaves");
        for (range, _) in TermForms::of(Language::ENGLISH).found(text).into_iter().filter(|(range, _)| leaf(range)) {
            found += 1;
            let words = text[..range.start].trim_end();
            let last = words.rsplit(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_lowercase();
            let begins = words.is_empty() || words.ends_with(['.', ':', '\n', '*', '-']);
            let is_noun = begins || last.chars().all(|digit| digit.is_ascii_digit()) || before.contains(&last.as_str());
            assert!(is_noun, "{at}: … {last} {}", &text[range.start..].chars().take(40).collect::<String>());
        }
    };
    for (name, text) in told(Language::ENGLISH) {
        check(&name, &text);
    }
    assert!(30 < found, "{found}");
}
