//! A kind of question that is asked of whole trees, and only where it is named.

use poda::document::{QuestionKind, QuestionKinds};
use poda::file::load;
use poda::game::any::AnyGame;
use poda::i18n::{Language, Words};
use poda::practice::quiz::HintStrength;
use poda::practice::sentences::QuestionSentences;
use poda::practice::{Answer, Question, judge, questions, shown};
use poda::trace::recorder::record;
use poda::trace::recording::Recording;

/// What is said in both languages of the only question of a kind about a position file: the question, its hints, the
/// objections to wrong answers, and the right answer.
pub fn said(text: &str, kind: QuestionKind, wrong: impl Fn(&Recording<AnyGame>, &Question) -> Vec<Answer>) -> String {
    let document = load(text.as_bytes()).unwrap();
    let recording = record(document.search().unwrap(), document.position(), 1_000);
    let asked: Vec<_> = questions(&recording, QuestionKinds::NONE.with(kind), false).collect();
    let [question] = asked[..] else { panic!("it is asked once") };
    let said = |language| {
        let words = Words::new(language);
        let mut said = vec![recording.prompt(&words, &question).plain()];
        said.extend(HintStrength::ALL.iter().map(|&hint| recording.hint_sentence(&words, &question, hint).plain()));
        for answer in wrong(&recording, &question) {
            let verdict = judge(&recording, &question, &answer);
            assert!(!verdict.is_right);
            said.push(recording.objection_sentence(&words, &question, &answer, &verdict).plain());
        }
        let verdict = shown(&recording, &question);
        assert!(judge(&recording, &question, &verdict.accepted[0]).is_right);
        said.push(recording.answer_text(&words, &question, &verdict.accepted[0]));
        said.push(recording.verdict_sentence(&words, &question, None, &verdict).plain());
        said.join("\n")
    };
    Language::AUTHORED.map(said).join("\n\n")
}

/// Checks that a kind of question is asked once of a position file if it is named and values are shown, and never of
/// the others.
pub fn check_where_asked(text: &str, kind: QuestionKind, others: &[&str]) {
    let only = QuestionKinds::NONE.with(kind);
    let count = |text: &str, kinds, hides_values| {
        let document = load(text.as_bytes()).unwrap();
        let recording = record(document.search().unwrap(), document.position(), 1_000);
        questions(&recording, kinds, hides_values).filter(|question| question.kind == kind).count()
    };
    assert_eq!(count(text, only, false), 1);
    assert_eq!(count(text, QuestionKinds::default(), false), 0);
    assert_eq!(count(text, only, true), 0);
    for other in others {
        assert_eq!(count(other, only, false), 0, "{other}");
    }
}
