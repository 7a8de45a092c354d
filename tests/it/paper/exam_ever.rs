//! Papers and question banks that ask which leaves some values prune: the fields, where there are none, and what a bank
//! takes as right.

use poda::document::Document;
use poda::document::wishes::{CountRange, WishedGame, Wishes};
use poda::exam::moodle::moodle_xml;
use poda::exam::qti::qti_package;
use poda::exam::{
    AskedParts, Exercise, KeyForm, MAX_BYTES, Paper, PaperCode, PaperError, PaperSettings, PaperSize, paper, sheet_pdf,
    usual_wishes,
};
use poda::file::load;
use poda::i18n::{Language, Words};
use poda::practice::Answer;
use poda::practice::blank::{BlankField, BlankPart};
use poda::search::Algorithm;
use poda::trace::NodeKind;

const EVER: AskedParts = AskedParts { ever: true, ..AskedParts::NONE };
/// The textbook's tree: alpha-beta prunes the leaves 4 and 6. Whatever the values, only those behind the first child of
/// the second and the third node can be pruned.
const TEXTBOOK: &[u8] = b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]))";

fn exercise(text: &[u8], asked: AskedParts, words: &Words) -> Result<Exercise, PaperError> {
    let document: Document = load(text).unwrap();
    Exercise::of_document(1, document, asked, MAX_BYTES, words)
}

fn generated(wishes: Wishes) -> Result<Paper, PaperError> {
    let settings = PaperSettings { asked: Some(EVER), ..PaperSettings::new(PaperCode { seed: 7, wishes }) };
    paper(&settings, &Words::new(Language::ENGLISH))
}

/// By its place among the leaves from left to right, whether a leaf can be pruned.
fn can_be_pruned(exercise: &Exercise) -> Vec<bool> {
    let Some(Answer::Children(leaves)) = exercise.field(BlankField::EVER).map(|field| &field.expected) else {
        panic!("asked")
    };
    let trace = exercise.recording().trace();
    trace.nodes().filter(|&node| trace.kind(node) != NodeKind::Inner).map(|leaf| leaves.contains(&leaf)).collect()
}

#[test]
fn a_tree_has_one_field_with_the_leaves_that_some_values_prune() {
    let words = Words::new(Language::ENGLISH);
    let asked = exercise(TEXTBOOK, EVER, &words).unwrap();
    assert_eq!(asked.fields.len(), 1);
    let field = &asked.fields[0];
    assert_eq!((field.name.as_str(), field.field.part, field.points), ("ever", BlankPart::Ever, 1));
    let expected = [false, false, false, false, true, true, false, true, true];
    assert_eq!(can_be_pruned(&asked), expected);
    assert!(field.reason.starts_with("There are values that prune "), "{}", field.reason);
    // Star1 searches within the bounds: the first leaf closes the window of the root if it is 0.
    let bounded = b"(version: 1, game: Tree(bounds: (0, 20), tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]), search: (algorithm: Star1))";
    let expected = [false, true, true, true, true, true, true, true, true];
    assert_eq!(can_be_pruned(&exercise(bounded, EVER, &words).unwrap()), expected);
}

#[test]
fn it_is_not_asked_where_it_is_not_wished_for_and_cannot_be_where_it_is_not_decided() {
    let words = Words::new(Language::ENGLISH);
    let all = exercise(TEXTBOOK, AskedParts::ALL, &words).unwrap();
    assert!(all.field(BlankField::EVER).is_none());
    let both = exercise(TEXTBOOK, AskedParts { ever: true, ..AskedParts::ALL }, &words).unwrap();
    assert_eq!(both.fields.len(), all.fields.len() + 1);
    let any = Wishes { shallow: CountRange::ANY, ..usual_wishes() };
    for wishes in
        [Wishes { algorithm: Algorithm::Minimax, ..any }, Wishes { game: WishedGame::TicTacToe, ..usual_wishes() }]
    {
        let error = generated(wishes).unwrap_err();
        assert_eq!(error, PaperError::Undecided);
        for language in Language::AUTHORED {
            assert_eq!(error.sentences(&Words::new(language)).len(), 1);
        }
    }
    assert!(generated(usual_wishes()).is_ok());
}

#[test]
fn a_bank_asks_of_every_leaf_what_becomes_of_it() {
    for (language, [pruned, visited]) in
        Language::AUTHORED.into_iter().zip([["pruned", "visited"], ["podada", "visitada"]])
    {
        let words = Words::new(language);
        let asked = exercise(TEXTBOOK, EVER, &words).unwrap();
        let expected = can_be_pruned(&asked);
        let paper = Paper::of_exercises(vec![asked], EVER, PaperSize::A4);
        let xml = String::from_utf8(moodle_xml(&paper, &words).unwrap().bytes).unwrap();
        let menus: Vec<bool> = xml
            .match_indices("{1:MULTICHOICE:")
            .map(|(at, begin)| {
                let menu = &xml[at + begin.len()..];
                let right = [format!("={pruned}~{visited}}}"), format!("{pruned}~={visited}}}")];
                let index = right.iter().position(|right| menu.starts_with(right)).expect("one of both");
                index == 0
            })
            .collect();
        assert_eq!(menus, expected);
        assert!(qti_package(&paper, &words).unwrap().bytes.starts_with(b"PK"));
        assert!(sheet_pdf(&paper, &words).unwrap().starts_with(b"%PDF-"));
        assert!(poda::exam::latex_source(&paper, KeyForm::Short, &words).contains(r"\begin{solution}"));
    }
}
