//! Exam papers as LaTeX source: well formed, with every exercise of every variant and everything that belongs in its
//! fields.

use crate::picture::tikz::assert_well_formed;
use poda::document::wishes::{WishedGame, Wishes};
use poda::exam::{AskedParts, Exercise, KeyForm, Paper, PaperCode, PaperSettings, PaperSize, latex_source, paper};
use poda::export::tikz::latex_text;
use poda::i18n::{Language, Words};
use poda::practice::Answer;

/// Asserts what holds of the source of every paper.
fn assert_complete(paper: &Paper, words: &Words) -> String {
    let source = latex_source(paper, KeyForm::Long, words);
    assert_well_formed(&source);
    let exercises = || paper.variants.iter().flat_map(|variant| &variant.exercises);
    let count = exercises().count();
    for (part, times) in [
        (r"\begin{document}", 1),
        (r"\begin{questions}", paper.variants.len()),
        (r"\question[", count),
        (r"\begin{solution}", count),
        // Blank and filled in.
        (r"\begin{tikzpicture}", 2 * count),
        (r"\pageref{poda-end-", paper.variants.len()),
        (r"\label{poda-end-", paper.variants.len()),
    ] {
        assert_eq!(source.matches(part).count(), times, "{part}");
    }
    let headers = count;
    let fields: usize = exercises().map(|exercise| exercise.fields.len()).sum();
    assert_eq!(source.matches("\n\\podafield{").count(), fields + headers);
    for field in exercises().flat_map(|exercise| &exercise.fields) {
        let [label, expected, reason] =
            [&field.label, &field.expected_text, &field.reason].map(|text| latex_text(text));
        assert!(source.contains(&format!("{{{label}}}{{{expected}}}{{{}}}{{{reason}}}", field.points)), "{label}");
    }
    assert!(source.contains("\n%\\printanswers\n"), "the answers are printed only when asked for");
    source
}

#[test]
fn a_paper_of_every_kind_is_complete_in_both_languages() {
    for (game, variants) in [(Wishes::default().game, 3), (WishedGame::TicTacToe, 1)] {
        for language in [Language::ENGLISH, Language::SPANISH] {
            let words = Words::new(language);
            let wishes = Wishes { game, ..Wishes::default() };
            let code = PaperCode { seed: 7, wishes };
            let settings = PaperSettings { count: 2, variants, ..PaperSettings::new(code) };
            let paper = paper(&settings, &words).unwrap();
            let source = assert_complete(&paper, &words);
            assert!(source.starts_with("\\documentclass[a4paper,10pt]{exam}\n"));
            for variant in &paper.variants {
                let foot = format!("{code} · {}", variant.variant);
                assert!(source.contains(&format!("\\footer{{{}}}", latex_text(&foot))), "{foot}");
            }
            assert_eq!(source, latex_source(&paper, KeyForm::Long, &words), "the same paper gives the same source");
        }
    }
}

#[test]
fn names_of_nodes_and_the_title_can_be_anything() {
    let text = r#"(version: 1, game: Tree(tree: (name: "50%_{a}\\foo $x$ #1 ~ ^", children: [
        (name: "}\\fi", children: [3, 5]), (name: "東京", children: [2, (name: "\\end{solution}", value: 7)])])))"#;
    let document = poda::file::load(text.as_bytes()).unwrap();
    let words = Words::new(Language::SPANISH);
    let exercise = Exercise::of_document(1, document, AskedParts::ALL, usize::MAX, &words).unwrap();
    assert!(
        exercise.fields.iter().any(|field| matches!(&field.expected, Answer::Children(pruned) if pruned.len() == 1))
    );
    let paper = Paper::of_exercises(vec![exercise], AskedParts::ALL, PaperSize::Letter);
    let paper = Paper { title: Some("100 % {A} & B\n\\bye".to_owned()), ..paper };
    let source = assert_complete(&paper, &words);
    assert!(
        source.starts_with("\\documentclass[letterpaper,10pt]{exam}\n% 100 % {A} & B\\n\\bye\n"),
        "{}",
        &source[..90]
    );
    assert!(!source.contains("\\bye}") && !source.contains("{}\\fi"), "nothing of it acts");
}
