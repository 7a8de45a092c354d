//! Papers on Monte Carlo tree search: their fields have what an own count says, and every format has every field.

use crate::cli::program::program;
use crate::core::mcts::recording;
use poda::exam::{
    AnyPaper, ExerciseReference, KeyForm, MctsContent, MctsExercise, MctsPaper, MctsPaperCode, PaperExercise,
    PaperFormat, PaperSettings, PrintedExercise, key_json, mcts_exercise_picture, mcts_paper,
};
use poda::file::load_for_any_search;
use poda::game::any::AnyGame;
use poda::i18n::{Language, Words};
use poda::picture::shape::{Anchor, Shape};
use poda::practice::generator::MctsWishes;
use poda::search::mcts::{MctsConfig, Priors, Selection};
use poda::trace::{NodeId, Story};
use serde_json::Value;
use tempfile::TempDir;

fn paper(language: Language, variants: usize) -> (MctsPaper, Words) {
    let words = Words::new(language);
    let wishes = MctsWishes { exploration: true, near_tie: true, ..MctsWishes::default() };
    let code = MctsPaperCode { seed: 11, wishes };
    let settings = PaperSettings { count: 2, variants, ..PaperSettings::new(code) };
    (mcts_paper(&settings, &words).unwrap(), words)
}

fn exercises(paper: &MctsPaper) -> impl Iterator<Item = &MctsExercise> {
    paper.variants.iter().flat_map(|variant| &variant.exercises)
}

#[test]
fn the_fields_have_what_the_search_counts() {
    let (paper, _) = paper(Language::ENGLISH, 3);
    assert_eq!(exercises(&paper).count(), 6);
    for exercise in exercises(&paper) {
        let recording = recording(&exercise.document.sampled().unwrap(), exercise.document.position());
        let mut counted = 0.0;
        for row in &exercise.rows {
            let node = (0..recording.node_count()).map(NodeId::new).find(|&node| recording.id(node) == row.node);
            let statistics = node.map(|node| recording.statistics(node, recording.len())).unwrap_or_default();
            let w = statistics.total / 10.0;
            assert!(matches!(row.w.content, MctsContent::W(shown) if (shown - w).abs() < 1e-9));
            if let Some(n) = &row.n {
                assert_eq!(n.content, MctsContent::N(statistics.visits));
                counted += f64::from(statistics.visits);
            }
        }
        assert!(0.0 < counted);
        assert_eq!(exercise.rows.iter().filter(|row| row.n.is_none()).count(), 1);
        let kinds: Vec<&str> = exercise.questions.iter().map(|field| field.name.rsplit('.').next().unwrap()).collect();
        assert!(kinds.contains(&"select") && kinds.contains(&"term") && kinds.last() == Some(&"decide"), "{kinds:?}");
        assert_eq!(exercise.solution(&Words::new(Language::ENGLISH)).len(), recording.iteration_count() + 1);
    }
}

/// The texts of a picture, each with its corners.
fn texts(shapes: &[Shape]) -> Vec<(&str, [f32; 4])> {
    fn text(shape: &Shape) -> Option<(&str, [f32; 4])> {
        let Shape::Text { at, anchor, size, font, text, .. } = shape else { return None };
        let width = font.width(text, *size);
        let left = match anchor {
            Anchor::Left => at.x,
            Anchor::Center => at.x - width / 2.0,
            Anchor::Right => at.x - width,
        };
        Some((text.as_str(), [left, at.y - size * 0.36, left + width, at.y + size * 0.36]))
    }
    shapes.iter().filter_map(text).collect()
}

/// The tree of a paper has the priors from which the sums follow, and its texts do not touch.
#[test]
fn a_tree_with_priors_has_them_at_its_edges() {
    let words = Words::new(Language::SPANISH);
    let selection = Selection::Puct(Priors::Uniform);
    let by_priors = MctsWishes { search: MctsConfig { selection, ..MctsConfig::default() }, ..MctsWishes::default() };
    for (seed, wishes) in (0..40).flat_map(|seed| [(seed, by_priors), (seed, MctsWishes { plies: 3, ..by_priors })]) {
        let code = MctsPaperCode { seed, wishes };
        let paper = mcts_paper(&PaperSettings::new(code), &words).unwrap();
        let exercise = exercises(&paper).next().unwrap();
        let AnyGame::Tree(tree) = exercise.document.position() else { panic!("it is a tree") };
        let (shapes, size) = mcts_exercise_picture(&paper, &words);
        let texts = texts(&shapes);
        let mut expected: Vec<String> =
            (1..tree.node_count()).map(|at| format!("P {}", tree.prior_of(at).unwrap().get())).collect();
        let mut drawn: Vec<String> =
            texts.iter().filter(|(text, _)| text.starts_with("P ")).map(|(text, _)| (*text).to_owned()).collect();
        expected.sort();
        drawn.sort();
        assert_eq!(drawn, expected, "{code}");
        for (index, (text, [left, top, right, bottom])) in texts.iter().enumerate() {
            assert!(-0.5 <= *left && *right <= size.x + 0.5, "{code}: {text} is cut");
            for (other, [from, above, to, below]) in &texts[..index] {
                let shared = (right.min(*to) - left.max(*from)).min(bottom.min(*below) - top.max(*above));
                assert!(shared <= 0.0, "{code}: {text} touches {other} by {shared}");
            }
        }
        // The sentences say the same, and ask for sums by PUCT.
        let told = exercise.instructions(&words).join(" ");
        assert!(told.contains("√N / (1 + n)") && drawn.iter().all(|prior| told.contains(&prior[2..])), "{told}");
    }
}

/// A code and what stands beside it in the footer lead back to every exercise.
#[test]
fn an_exercise_comes_back_by_its_code() {
    let (paper, words) = paper(Language::ENGLISH, 3);
    for of_variant in &paper.variants {
        for exercise in &of_variant.exercises {
            let mark = format!("{} · {} · {}", paper.mark(), of_variant.variant, exercise.number);
            let ExerciseReference { code, variant, number } = ExerciseReference::parse(&mark).unwrap();
            let back = PrintedExercise::new(&code, variant.unwrap(), number.unwrap(), &[], &words).unwrap();
            assert_eq!(back.into_document(), exercise.document, "{mark}");
        }
    }
}

#[test]
fn the_key_is_data_that_leads_back_to_the_exercise() {
    let (paper, _) = paper(Language::ENGLISH, 2);
    let key: Value = serde_json::from_slice(&key_json(&paper).unwrap()).unwrap();
    let listed = key["exercises"].as_array().unwrap();
    assert_eq!(listed.len(), 4);
    for (exercise, listed) in exercises(&paper).zip(listed) {
        let document = load_for_any_search(listed["position"].as_str().unwrap().as_bytes()).unwrap();
        assert_eq!(document, exercise.document);
        let fields = listed["fields"].as_array().unwrap();
        let points = u64::from(exercise.points());
        assert_eq!((listed["points"].as_u64().unwrap(), fields.len() as u64), (points, points));
        assert!(fields.iter().all(|field| !field["reason"].as_str().unwrap().is_empty()));
        assert!(0 < listed["contents"]["exploration"].as_u64().unwrap());
    }
}

#[test]
fn every_format_is_written_in_both_languages() {
    for language in Language::AUTHORED {
        let (paper, words) = paper(language, 2);
        let any = AnyPaper::from(paper.clone());
        let written = |format| any.file(format, KeyForm::Short, &words).unwrap().bytes;
        for pdf in [written(PaperFormat::Pdf), any.key_pdf(KeyForm::Short, &words).unwrap()] {
            assert!(pdf.starts_with(b"%PDF"));
        }
        let latex = String::from_utf8(written(PaperFormat::Latex)).unwrap();
        assert_eq!(
            latex.matches("\n\\podaquestion{").count(),
            exercises(&paper).map(|it| it.questions.len()).sum::<usize>()
        );
        assert_eq!(
            latex.matches('{').count() - latex.matches("\\{").count(),
            latex.matches('}').count() - latex.matches("\\}").count()
        );
        let moodle = String::from_utf8(written(PaperFormat::Moodle)).unwrap();
        assert_eq!(question_count(&moodle), exercises(&paper).map(|it| it.questions.len() + 1).sum::<usize>());
        assert_eq!(
            moodle.matches("NUMERICAL").count(),
            exercises(&paper).map(|it| 2 * it.rows.len() - 1).sum::<usize>()
        );
        assert!(moodle.contains("<tolerance>0.01</tolerance>") && moodle.contains("multichoice"));
        assert!(written(PaperFormat::Canvas).starts_with(b"PK"));
    }
}

/// How many questions a Moodle file has, besides its categories.
fn question_count(xml: &str) -> usize {
    let kinds =
        ["cloze", "numerical", "multichoice"].map(|kind| xml.matches(&format!("<question type=\"{kind}\">")).count());
    kinds.iter().sum()
}

#[test]
fn a_paper_is_written_from_a_shell() {
    let folder = TempDir::new().unwrap();
    let exam =
        |flags: &[&str]| program(&["exam", "--lang", "en"]).args(flags).current_dir(folder.path()).output().unwrap();
    for output in ["exam.pdf", "exam.tex", "exam.xml", "exam.zip"] {
        let written =
            exam(&["--mcts", "--seed", "3", "--contents", "exploration", "-o", output, "--key-json", "key.json"]);
        assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
        assert!(folder.path().join(output).exists());
    }
    assert!(folder.path().join("exam-key.pdf").exists() && folder.path().join("key.json").exists());
    let key: Value = serde_json::from_slice(&std::fs::read(folder.path().join("key.json")).unwrap()).unwrap();
    let told = exam(&["--mcts", "--seed", "3", "--contents", "exploration", "-o", "exam.pdf"]);
    let told = String::from_utf8(told.stdout).unwrap();
    let code = MctsPaperCode { seed: 3, wishes: MctsWishes { exploration: true, ..MctsWishes::default() } };
    assert!(told.starts_with(&format!("Seed 3; the code of the paper is {code}.")), "{told}");
    let back =
        program(&["practice", "--generate", "--lang", "en", "--exam-code", &format!("{code}/A/1")]).output().unwrap();
    assert_eq!(String::from_utf8(back.stdout).unwrap(), key["exercises"][0]["position"].as_str().unwrap());
    // With priors, the code of the paper leads back to the exercise as well.
    for output in ["puct.pdf", "puct.tex", "puct.xml", "puct.zip"] {
        let written = exam(&["--mcts", "--selection", "puct", "--seed", "3", "-o", output, "--key-json", "puct.json"]);
        assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
        let key: Value = serde_json::from_slice(&std::fs::read(folder.path().join("puct.json")).unwrap()).unwrap();
        let told = String::from_utf8(written.stdout).unwrap();
        let code = told.split_once("code of the paper is ").unwrap().1.split('.').next().unwrap();
        let reference = format!("{code}/A/1");
        let back = program(&["practice", "--generate", "--lang", "en", "--exam-code", &reference]).output().unwrap();
        let back = String::from_utf8(back.stdout).unwrap();
        assert_eq!(back, key["exercises"][0]["position"].as_str().unwrap());
        assert!(back.contains("selection: Puct") && back.contains("prior: 0."), "{back}");
    }
    assert_eq!(exam(&["--selection", "puct", "-o", "x.pdf"]).status.code(), Some(2), "it requires --mcts");
    for wrong in [&["--mcts", "--contents", "shallow=1", "-o", "x.pdf"][..], &["--contents", "near-tie", "-o", "x.pdf"]]
    {
        let refused = exam(wrong);
        assert!(!refused.status.success() && !refused.stderr.is_empty());
    }
    assert_eq!(exam(&["--mcts", "--kind", "nim", "-o", "x.pdf"]).status.code(), Some(2));
    assert!(!folder.path().join("x.pdf").exists());
}
