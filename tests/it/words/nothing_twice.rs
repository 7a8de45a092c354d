//! Nothing is said twice at a step: what is said below a caption has no clause of the caption.

use poda::i18n::narration::caption;
use poda::i18n::panels::step_text::text_below_caption;
use poda::i18n::{Language, Words};
use poda::lessons;
use poda::picture::Notation;
use poda::search::{Algorithm, FaultyAlgorithm, SearchConfig};
use poda::session::{Origin, Session};
use poda::trace::passes::PassStep;

/// The smallest number of words in a row that both say, and that count as a repetition. Names of moves have up to six
/// words.
const CLAUSE: usize = 7;
/// Whose view a number is, which may be said of different numbers.
const VIEW: &str = "Desde el punto de vista de MIN";

/// The longest run of words that both texts have.
fn shared_words(one: &str, other: &str) -> Vec<String> {
    let words = |text: &str| -> Vec<String> {
        let text = text.replace(VIEW, "");
        text.split_whitespace().map(|word| word.trim_matches(['.', ',', ':', ';', '(', ')']).to_owned()).collect()
    };
    let (one, other) = (words(one), words(other));
    let mut longest = &one[..0];
    for start in 0..one.len() {
        for at in 0..other.len() {
            let count = one[start..].iter().zip(&other[at..]).take_while(|(one, other)| one == other).count();
            if longest.len() < count {
                longest = &one[start..start + count];
            }
        }
    }
    longest.to_vec()
}

fn repeated(session: &Session) -> Vec<String> {
    let passes = session.search().unwrap().passes();
    let mut found = Vec::new();
    for language in Language::AUTHORED {
        let words = Words::new(language);
        for (pass, recording) in passes.iter().enumerate() {
            for step in 0..=recording.trace().len() {
                let Some(text) = text_below_caption(&words, passes, PassStep { pass, step }, Ok(None)) else {
                    continue;
                };
                let said = caption(&words, recording, step).plain();
                for reason in text.into_parts().1 {
                    let shared = shared_words(&said, &reason.plain());
                    if CLAUSE <= shared.len() {
                        found.push(format!("step {step}: {:?} in {said:?} and {:?}", shared.join(" "), reason.plain()));
                    }
                }
            }
        }
    }
    found
}

#[test]
fn the_reason_of_a_step_repeats_no_clause_of_its_sentence() {
    let mut found = Vec::new();
    for number in 0..lessons::all().len() {
        let session = Session::new(lessons::all()[number].clone(), Origin::Lesson(number), Notation::Node);
        let Some(search) = session.search() else { continue };
        if search.trace().len() < 3_000 {
            let repeated = repeated(&session);
            found.extend(repeated.into_iter().take(4).map(|text| format!("{}, {text}", lessons::name(number))));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A conclusion in other words is a repetition, too.
#[test]
fn the_reason_of_a_cutoff_leaves_its_conclusion_to_the_sentence() {
    let below = |name: &str, step: usize, language: Language| {
        let number = lessons::by_name_or_number(name).unwrap();
        let session = Session::new(lessons::all()[number].clone(), Origin::Lesson(number), Notation::Node);
        let at = PassStep { pass: 0, step };
        let text = text_below_caption(&Words::new(language), session.search().unwrap().passes(), at, Ok(None)).unwrap();
        text.into_parts().1.iter().map(poda::i18n::styled_text::StyledText::plain).collect::<Vec<_>>().join(" ")
    };
    let english = |name, step| below(name, step, Language::ENGLISH);
    let cut = "MAX at A already has 3, thanks to B. C holds MAX to at most 2.";
    assert!(english("last-child", 11).starts_with(&format!("{cut} A shallow cutoff")), "{}", english("last-child", 11));
    assert!(english("last-child", 12).contains("so MAX will not choose C"), "at the next step the sentence is another");
    assert!(
        english("last-child", 26).contains("so MAX will not choose D"),
        "the sentence says only that nothing is pruned"
    );
    assert!(
        english("a-to-n", 19).ends_with("I holds MAX to at most 0. Saved: 1 branch (L)."),
        "{}",
        english("a-to-n", 19)
    );
    assert!(english("last-child", 28).starts_with("MAX is sure of at least 3."), "{}", english("last-child", 28));
    let spanish = below("last-child", 28, Language::SPANISH);
    assert!(spanish.starts_with("MAX se asegura al menos 3, haga lo que haga MIN."), "{spanish}");
}

/// The lessons do not have every mixture of settings.
#[test]
fn nor_does_it_where_a_search_is_mistaken_or_its_window_narrow() {
    let searches = [
        Algorithm::Mistaken(FaultyAlgorithm::WrongBound),
        Algorithm::NegamaxAlphaBeta,
        Algorithm::PrincipalVariation,
        Algorithm::Mtdf,
    ];
    let mut found = Vec::new();
    for algorithm in searches {
        let number = lessons::by_name_or_number("a-to-n").unwrap();
        let document = lessons::all()[number].clone();
        let search = SearchConfig { algorithm, ..*document.search().unwrap() };
        let session = Session::new(document.searched_by(search), Origin::New, Notation::Node);
        found.extend(repeated(&session).into_iter().map(|text| format!("{algorithm:?}, {text}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
