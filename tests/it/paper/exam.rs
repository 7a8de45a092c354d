//! Exam papers: the same code gives the same exercises, with fields and contents as they are promised.

use poda::document::wishes::{CountRange, TreeWishes, WishedGame, Wishes};
use poda::exam::{
    AskedNodes, AskedParts, Exercise, KeyForm, Paper, PaperCode, PaperError, PaperSettings, PaperSize, Variant,
    check_sheets, key_pdf, paper, printed_exercise, sheet_pdf, usual_wishes,
};
use poda::file::{load, save};
use poda::game::any::AnyGame;
use poda::i18n::{Language, Words};
use poda::practice::Unaskable;
use poda::practice::blank::{BlankAnswers, BlankPart, expected, fields, mark};
use poda::practice::generator::Outline;
use poda::score::Player;
use poda::search::Algorithm;

const EXACTLY_ONE: CountRange = CountRange { min: 1, max: Some(1) };

fn words() -> Words {
    Words::new(Language::ENGLISH)
}

fn settings(wishes: Wishes) -> PaperSettings {
    PaperSettings { count: 3, variants: 3, ..PaperSettings::new(PaperCode { seed: 7, wishes }) }
}

fn games() -> [Wishes; 5] {
    [WishedGame::default(), WishedGame::TicTacToe, WishedGame::CONNECT_FOUR, WishedGame::KALAH, WishedGame::NIM]
        .map(|game| Wishes { game, ..usual_wishes() })
}

fn leaves(exercise: &Exercise) -> Vec<f64> {
    let AnyGame::Tree(tree) = exercise.document.position() else { return Vec::new() };
    tree.nodes().iter().filter_map(|node| node.value).map(poda::score::Score::get).collect()
}

/// Papers that are printed depend on these.
#[test]
fn the_first_papers_stay_as_they_are() {
    let first = |seed, wishes, variant, number| {
        let code = PaperCode { seed, wishes };
        printed_exercise(&code, Variant::of_letter(variant).unwrap(), number, AskedParts::ALL, &words()).unwrap()
    };
    let usual = usual_wishes();
    assert_eq!(leaves(&first(7, usual, 'A', 1)), PINNED_A);
    assert_eq!(leaves(&first(7, usual, 'B', 2)), PINNED_B);
    let board = Wishes { game: WishedGame::TicTacToe, ..usual };
    assert!(save(&first(7, board, 'B', 2).document).contains(PINNED_BOARD));
    assert_eq!(PaperCode { seed: 7, wishes: board }.to_string(), "7-4P");
}

const PINNED_A: &[f64] = &[15.0, 12.0, 16.0, 19.0, 15.0, 5.0, 11.0, 12.0, 2.0, 1.0];
const PINNED_B: &[f64] = &[19.0, 12.0, 8.0, 2.0, 20.0, 15.0, 12.0, 2.0, 10.0, 14.0, 8.0, 10.0, 15.0];
const PINNED_BOARD: &str = "            \"..O\",\n            \".X.\",\n            \"...\",\n";

#[test]
fn an_exercise_depends_neither_on_the_paper_nor_on_what_is_asked() {
    for wishes in games() {
        let large = paper(&settings(wishes), &words()).unwrap();
        for variant in &large.variants {
            for printed in &variant.exercises {
                let asked = AskedParts { best: true, ..AskedParts::NONE };
                let code = PaperCode { seed: 7, wishes };
                let alone = printed_exercise(&code, variant.variant, printed.number, asked, &words()).unwrap();
                assert_eq!(alone.document, printed.document);
                assert_eq!((alone.seed, alone.fields.len()), (printed.seed, 1));
            }
        }
        assert_eq!(sheet_pdf(&large, &words()), sheet_pdf(&paper(&settings(wishes), &words()).unwrap(), &words()));
    }
}

#[test]
fn all_variants_of_a_tree_have_its_outline_and_no_two_exercises_are_alike() {
    for wishes in games() {
        let paper = paper(&settings(wishes), &words()).unwrap();
        let depth = |exercise: &Exercise| exercise.document.search().unwrap().depth;
        let outline = |exercise: &Exercise| Outline::of(exercise.document.position(), depth(exercise), 1_000).unwrap();
        let [first, others @ ..] = &paper.variants[..] else { panic!() };
        for (index, exercise) in first.exercises.iter().enumerate() {
            assert!(
                first.exercises[..index].iter().all(|other| other.document.position() != exercise.document.position())
            );
            for other in others.iter().map(|variant| &variant.exercises[index]) {
                assert_ne!(other.document.position(), exercise.document.position());
                if matches!(wishes.game, WishedGame::Tree(_)) {
                    assert_eq!(outline(other), outline(exercise));
                }
            }
        }
    }
}

#[test]
fn the_fields_are_those_of_fill_in_the_tree_and_a_sheet_with_them_is_right() {
    for wishes in games() {
        for exercise in
            paper(&settings(wishes), &words()).unwrap().variants.iter().flat_map(|variant| &variant.exercises)
        {
            let recording = exercise.recording();
            let found: Vec<_> = exercise.fields.iter().map(|field| field.field).collect();
            assert_eq!(found, fields(recording));
            let filled: BlankAnswers =
                exercise.fields.iter().map(|field| (field.field, field.expected.clone())).collect();
            let marks = mark(recording, &filled);
            assert_eq!((marks.points(), marks.of()), (exercise.points(), exercise.points()));
            for field in &exercise.fields {
                assert_eq!(Some(&field.expected), expected(recording, field.field).as_ref());
                assert!(!field.reason.is_empty() && !field.expected_text.is_empty(), "{}", field.name);
                let is_named = field.name == "best" || field.name.ends_with(&format!(".{}", field.field.part.name()));
                assert!(is_named, "{}", field.name);
            }
            let loaded = load(save(&exercise.document).as_bytes()).unwrap();
            assert_eq!(loaded, exercise.document);
        }
    }
}

#[test]
fn what_is_asked_is_what_has_fields() {
    const ALL: Option<AskedNodes> = Some(AskedNodes::ALL);
    let settings = |asked| PaperSettings { asked: Some(asked), ..settings(usual_wishes()) };
    for (asked, parts) in [
        (AskedParts { values: ALL, ..AskedParts::NONE }, &[BlankPart::Value][..]),
        (
            AskedParts { windows: ALL, best: true, ..AskedParts::NONE },
            &[BlankPart::Alpha, BlankPart::Beta, BlankPart::Best],
        ),
        (AskedParts { cuts: ALL, ..AskedParts::NONE }, &[BlankPart::Cut]),
    ] {
        for exercise in &paper(&settings(asked), &words()).unwrap().variants[0].exercises {
            assert!(exercise.fields.iter().all(|field| parts.contains(&field.field.part)), "{asked:?}");
            assert!(parts.iter().all(|part| exercise.fields.iter().any(|field| field.field.part == *part)));
        }
    }
    assert_eq!(paper(&settings(AskedParts::NONE), &words()).unwrap_err(), PaperError::NothingAsked);
    let minimax = Wishes { algorithm: Algorithm::Minimax, shallow: CountRange::ANY, ..usual_wishes() };
    let asked = AskedParts { windows: ALL, cuts: ALL, ..AskedParts::NONE };
    let nothing = PaperSettings { asked: Some(asked), ..PaperSettings::new(PaperCode { seed: 7, wishes: minimax }) };
    assert_eq!(paper(&nothing, &words()).unwrap_err(), PaperError::NothingToFillIn);
}

#[test]
fn a_wish_for_a_number_is_met_exactly() {
    let wishes = Wishes {
        depth: Some(4),
        shallow: EXACTLY_ONE,
        deep: EXACTLY_ONE,
        equal: CountRange { min: 0, max: Some(0) },
        ..usual_wishes()
    };
    let paper = paper(&settings(wishes), &words()).unwrap();
    for exercise in paper.variants.iter().flat_map(|variant| &variant.exercises) {
        let contents = exercise.contents;
        assert_eq!((contents.shallow, contents.deep, contents.equal), (1, 1, 0));
    }
}

#[test]
fn wishes_that_cannot_be_met_are_refused_with_a_reason() {
    let wide =
        TreeWishes { branching: poda::document::wishes::NumberRange { min: 4, max: 4 }, ..TreeWishes::default() };
    let few = Wishes { game: WishedGame::Nim { piles: 2, objects: 2 }, shallow: CountRange::ANY, ..usual_wishes() };
    let deep = Wishes { deep: EXACTLY_ONE, depth: Some(3), ..usual_wishes() };
    let many = PaperSettings { count: 20, variants: 26, ..settings(few) };
    for (settings, begins) in [
        (
            settings(Wishes { game: WishedGame::Tree(wide), ..usual_wishes() }),
            "No tree that fulfills these wishes fits",
        ),
        (settings(deep), "A deep cutoff needs at least 4 plies"),
        (PaperSettings { count: 0, ..settings(usual_wishes()) }, "A paper has 1 to 20 exercises."),
        (PaperSettings { count: 21, ..settings(usual_wishes()) }, "A paper has 1 to 20 exercises."),
        (PaperSettings { variants: 27, ..settings(usual_wishes()) }, "A paper has 1 to 26 variants."),
        (many, "There are too few different exercises of this kind for a paper of this size: beside "),
    ] {
        let error = paper(&settings, &words()).unwrap_err();
        let said = error.sentences(&words());
        assert!(said[0].starts_with(begins), "{said:?}");
        assert!(error.sentences(&Words::new(Language::SPANISH)).iter().all(|sentence| !sentence.is_empty()));
    }
}

#[test]
fn a_sheet_and_its_key_are_files_in_every_language_and_size() {
    for language in Language::AUTHORED {
        let words = Words::new(language);
        for (wishes, paper_size) in games().into_iter().zip(poda::exam::PaperSize::ALL.into_iter().cycle()) {
            let paper = paper(&PaperSettings { paper_size, ..settings(wishes) }, &words).unwrap();
            let keys = [KeyForm::Short, KeyForm::Long].map(|form| key_pdf(&paper, form, &words));
            for file in keys.into_iter().chain([sheet_pdf(&paper, &words)]) {
                assert!(file.unwrap().starts_with(b"%PDF-"));
            }
        }
    }
}

#[test]
fn windows_are_asked_for_at_the_nodes_that_are_named() {
    let windows = Some(AskedNodes { plies: (1, 1), ..AskedNodes::of(Player::Min) });
    let asked = Some(AskedParts { windows, ..AskedParts::NONE });
    for exercise in
        &paper(&PaperSettings { asked, ..settings(usual_wishes()) }, &words()).unwrap().variants[0].exercises
    {
        let trace = exercise.recording().trace();
        for field in &exercise.fields {
            assert_eq!(
                (trace.player(field.field.node), trace.ply(field.field.node)),
                (Player::Min, 1),
                "{}",
                field.name
            );
        }
        let children = trace.children(poda::trace::NodeId::ROOT).filter(|&child| trace.is_searched(child)).count();
        assert_eq!(exercise.fields.len(), 2 * children);
    }
}

/// Fifty boxes are an hour's work, and most of them say the same.
#[test]
fn a_tree_usually_has_at_most_thirty_boxes() {
    for wishes in games() {
        let usual = paper(&PaperSettings { asked: None, ..settings(wishes) }, &words()).unwrap();
        let all = paper(&settings(wishes), &words()).unwrap();
        let exercises =
            |paper: &Paper| paper.variants.iter().flat_map(|variant| variant.exercises.clone()).collect::<Vec<_>>();
        let boxes =
            |exercise: &Exercise| exercise.fields.iter().filter(|field| field.field.part != BlankPart::Cut).count();
        for (usual, all) in exercises(&usual).iter().zip(&exercises(&all)) {
            assert!(boxes(usual) <= 30 && 0 < boxes(usual), "{wishes:?}: {} of {}", boxes(usual), boxes(all));
            assert!(usual.fields.iter().all(|field| all.fields.contains(field)));
        }
    }
}

/// How many nodes the tree of a lesson has at most that has to fit on a page.
const PRINTED: usize = 40;

#[test]
fn every_lesson_of_at_most_forty_nodes_is_printed() {
    let (mut printed, mut asked_for_less) = (0, Vec::new());
    for (document, name) in poda::lessons::all().iter().zip(poda::lessons::names()) {
        let exercise = match Exercise::of_document(1, document.clone(), AskedParts::ALL, usize::MAX, &words()) {
            Err(PaperError::NoMoves | PaperError::Unaskable(Unaskable::IsIncomplete)) => continue,
            exercise => exercise.unwrap(),
        };
        if Outline::of(document.position(), exercise.document.search().unwrap().depth, PRINTED).is_none() {
            continue;
        }
        let check = |asked, paper_size| {
            let paper = Paper::of_exercises(vec![exercise.clone()], AskedParts::ALL, paper_size);
            check_sheets(&paper.asking_for(asked).unwrap(), &words())
        };
        for paper_size in [PaperSize::A4, PaperSize::Letter] {
            assert_eq!(check(None, paper_size), Ok(()), "{name}");
        }
        if check(Some(AskedParts::ALL), PaperSize::A4).is_err() {
            asked_for_less.push(name);
        }
        printed += 1;
    }
    assert!(35 <= printed, "{printed}");
    assert_eq!(asked_for_less, ["table"], "everything may be asked for in the others");
}

#[test]
fn a_tree_that_is_too_large_is_refused_with_what_would_fit() {
    let text = "(version: 1, game: TicTacToe(), search: (depth: 3))";
    let exercise =
        Exercise::of_document(1, load(text.as_bytes()).unwrap(), AskedParts::ALL, usize::MAX, &words()).unwrap();
    let paper = Paper::of_exercises(vec![exercise], AskedParts::ALL, PaperSize::A4);
    let (number, error) = check_sheets(&paper, &words()).unwrap_err();
    let said = error.sentences(&words());
    assert_eq!((number, &said[1][..]), (1, "With a depth limit of 2 it fits."), "{said:?}");
}
