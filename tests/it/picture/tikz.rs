//! Pictures as `TikZ`: what LaTeX gets is well formed whatever a file contains, and names every style and node as it
//! says.

use poda::document::usual_search;
use poda::export::tikz::{latex_text, looks, node_names, packages, picture};
use poda::export::{ExportPage, Format, PageNode, Publication, PublicationLabels};
use poda::file;
use poda::game::Game;
use poda::i18n::{Language, Words};
use poda::lessons;
use poda::picture::palette::Theme;
use poda::picture::shape::point;
use poda::series::{SearchPages, Series, SeriesOptions, StepGroup};
use poda::trace::Recorded;
use poda::trace::limits::Limits;
use poda::trace::recorder::record_passes;
use proptest::prelude::*;
use std::collections::HashSet;

/// The pages of a position file's landmarks, at most `most`.
fn pages(text: &str, language: Language, most: usize) -> Vec<ExportPage> {
    let (document, words) = (file::load_with_players(text.as_bytes()).unwrap(), Words::new(language));
    let search = document.search().copied().unwrap_or_else(|| usual_search(document.position()));
    let passes = record_passes(&search, document.position(), Limits::nodes(2_000), &());
    let search = SearchPages { document: &document, recorded: Recorded::Search(passes), is_own: true };
    let mut series = Series::new(search, &StepGroup::Landmarks.into(), SeriesOptions::default(), &words).unwrap();
    let every = series.steps().len().div_ceil(most);
    (0..series.steps().len()).step_by(every).map(|number| series.page(number).unwrap()).collect()
}

fn publication(theme: Theme) -> Publication {
    let labels = PublicationLabels::default();
    Publication { title: "50 % of #1 & {A_1}".to_owned(), language: Language::ENGLISH, theme, labels, link: None }
}

/// What is left of LaTeX without control signs such as `\{`: what braces and dollars there are act.
fn without_control_signs(latex: &str) -> String {
    let mut left = String::new();
    let mut letters = latex.chars();
    while let Some(letter) = letters.next() {
        left.push(letter);
        if letter == '\\' {
            left.extend(letters.next().filter(char::is_ascii_alphabetic));
        }
    }
    left
}

/// Asserts that braces, dollars and environments are closed.
pub(crate) fn assert_well_formed(latex: &str) {
    let comments: Vec<&str> = latex.lines().filter(|line| !line.starts_with('%')).collect();
    let acting = without_control_signs(&comments.join("\n"));
    let mut depth = 0_usize;
    for letter in acting.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.checked_sub(1).expect("a brace is closed that was not opened"),
            _ => {}
        }
    }
    assert_eq!(depth, 0, "{latex}");
    assert!(acting.matches('$').count().is_multiple_of(2), "{latex}");
    let mut open = Vec::new();
    for part in latex.split('\\') {
        let name = |word: &str| part.strip_prefix(word).and_then(|rest| rest.split('}').next()).map(str::to_owned);
        if let Some(name) = name("begin{") {
            open.push(name);
        } else if let Some(name) = name("end{") {
            assert_eq!(open.pop(), Some(name));
        }
    }
    assert_eq!(open, Vec::<String>::new());
}

/// The styles that a picture names.
fn styles(picture: &str) -> HashSet<&str> {
    let brackets = picture.split('[').skip(1).filter_map(|rest| rest.split(']').next());
    let styles = brackets.flat_map(|inside| inside.split(", ")).filter(|style| style.starts_with("poda"));
    styles.map(|style| style.split('=').next().unwrap()).collect()
}

#[test]
fn every_lesson_is_well_formed_names_defined_styles_only_and_each_node_once() {
    let looks = looks(Theme::Light);
    assert_well_formed(&format!("{}{looks}", packages()));
    for lesson in 0..lessons::all().len() {
        for page in [Language::ENGLISH, Language::SPANISH]
            .iter()
            .flat_map(|&language| pages(lessons::text(lesson), language, 3))
        {
            let latex = picture(&page);
            assert_well_formed(&latex);
            for style in styles(&latex) {
                let defined = ["style", "code"].map(|kind| format!("{style}/.{kind}"));
                assert!(defined.iter().any(|definition| looks.contains(definition)), "{style}");
            }
            for name in node_names(&page.nodes) {
                let named = latex.matches(&format!("] ({name}) at ")).count();
                assert_eq!(named, 1, "{}: {name}", lessons::name(lesson));
            }
            let is_plain = |line: &&str| !line.contains("HTML") && !line.contains("fontsize") && !line.contains("bp");
            assert_eq!(latex.lines().find(|line| !is_plain(line)), None, "a picture holds looks of its own");
        }
    }
}

#[test]
fn a_file_per_step_and_slides_of_all_are_well_formed_in_every_theme() {
    for theme in Theme::ALL {
        let pages = pages(lessons::text(11), Language::SPANISH, 20);
        let mut slides = Format::Beamer.exporter(publication(theme), 1.0);
        let mut figures = Format::Tikz.exporter(publication(theme), 1.0);
        for page in &pages {
            let figure = String::from_utf8(figures.add(page).unwrap().unwrap()).unwrap();
            assert_well_formed(&figure);
            assert!(figure.contains(&format!("\n% {}\n", page.plain_caption())), "{figure}");
            assert_eq!(slides.add(page).unwrap(), None);
        }
        assert_eq!(figures.finish().unwrap(), None);
        let slides = String::from_utf8(slides.finish().unwrap().unwrap()).unwrap();
        assert_well_formed(&slides);
        assert!(slides.contains(r"\title{50 \% of \#1 \& \{A\_1\}}"), "{slides}");
        assert_eq!(slides.matches(r"\begin{tikzpicture}").count(), pages.len());
        for overlay in 1..=pages.len() {
            assert_eq!(slides.matches(&format!("\\only<{overlay}>{{")).count(), 1, "{overlay}");
        }
        assert_eq!(slides.matches(&looks(theme)).count(), 1, "the looks stand once, at the top");
    }
}

#[test]
fn long_series_are_split_into_frames_that_are_all_there() {
    let page = pages(lessons::text(11), Language::ENGLISH, 1).remove(0);
    let picture_length = picture(&page).len();
    let mut slides = Format::Beamer.exporter(publication(Theme::Light), 1.0);
    let count = 2_500_000 / picture_length;
    for _ in 0..count {
        slides.add(&page).unwrap();
    }
    let slides = String::from_utf8(slides.finish().unwrap().unwrap()).unwrap();
    assert_well_formed(&slides);
    assert_eq!(slides.matches(r"\only<").count(), count);
    assert_eq!(slides.matches(r"\begin{frame}").count(), 1 + 3);
    assert_eq!(slides.matches(r"\only<1>").count(), 3, "each frame counts its overlays from 1");
}

#[test]
fn a_small_step_as_tikz() {
    let tree = r#"(version: 1, game: Tree(root: Max, tree: (name: "A_1", children: [3, (name: "50%", value: -0.5)])))"#;
    let page = pages(tree, Language::ENGLISH, 9).pop().unwrap();
    insta::assert_snapshot!(picture(&page));
}

/// Characters that LaTeX, or this program, gives a meaning.
fn special() -> impl Strategy<Value = char> {
    prop::sample::select("\\{}$&#%_~^\"'`<>,- \n\tαβ∞≤≥−×→…√Σ✓ñÿĀß\u{a0}".chars().collect::<Vec<_>>())
}

proptest! {
    /// Any name is one that `TikZ` takes, and no two nodes have the same.
    #[test]
    fn names_of_nodes_are_plain_and_unique(ids in prop::collection::vec(any::<String>(), 0..12)) {
        let node = |id: String| PageNode { id, name: String::new(), center: point(0.0, 0.0), size: point(1.0, 1.0) };
        let nodes: Vec<_> = ids.iter().cloned().map(node).collect();
        let names = node_names(&nodes);
        let unique: HashSet<_> = names.iter().collect();
        prop_assert_eq!(unique.len(), nodes.len());
        for name in &names {
            let is_word = |word: &str| !word.is_empty() && word.chars().all(|c| c.is_ascii_alphanumeric());
            prop_assert!(name.split('-').all(is_word), "{}", name);
        }
    }

    /// Whatever a text contains, nothing of it acts.
    #[test]
    fn no_text_acts(letters in prop::collection::vec(prop_oneof![special(), any::<char>()], 0..40)) {
        let text: String = letters.into_iter().collect();
        let latex = latex_text(&text);
        assert_well_formed(&latex);
        let acting = without_control_signs(&latex);
        prop_assert!(!acting.contains(['&', '#', '%', '_', '\n', '"', '`']), "{}", latex);
        prop_assert!(latex.chars().all(|c| matches!(c, ' '..='~' | 'À'..='þ')), "{}", latex);
        for ligature in ["--", "<<", ">>", ",,", "''"] {
            prop_assert!(!latex.contains(ligature), "{}", latex);
        }
    }
}

/// Who moves stands at every node, the payoffs below one another, and the edges of what each player takes are thick.
#[test]
fn a_tree_is_printed_as_game_theorists_print_it() {
    let folder = tempfile::tempdir().unwrap();
    let tree = "(players: [\"Ann\", \"B_b\"], tree: (name: \"A\", children: [(move: \"left\", children: [(move: \"up\", value: (1, 0)), \
                (move: \"down\", value: (-2, \"7/3\"))]), (name: \"out\", value: (0, 0)), (chance: [(1, (3, 3)), (2, (0, 1))])]))";
    std::fs::write(folder.path().join("tree.ron"), format!("(version: 1, game: Tree{tree})")).unwrap();
    let printed = |flags: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_poda"));
        command
            .current_dir(folder.path())
            .args(["export", "--lang", "en", "--format", "game-tree", "-o", "-"])
            .args(flags);
        let output = command.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let latex = printed(&["tree.ron"]);
    assert_well_formed(&latex);
    for line in [
        "\\node[mover, label=above:{Ann (A)}] (n0) at",
        "\\node[mover, label=left:{B\\_b}] (n1) at",
        "\\node[chance, label=right:{chance}] (n5) at",
        "\\draw[edge] (n0) -- node[action] {left} (n1);",
        "\\draw[edge] (n1) -- node[action] {up} (n2);",
        "\\draw[chosen] (n1) -- node[action] {down} (n3);",
        "\\draw[edge] (n0) -- node[action] {out} (n4);",
        "\\draw[chosen] (n0) -- (n5);",
        "\\draw[edge] (n5) -- node[action] {2/3} (n7);",
    ] {
        assert!(latex.contains(line), "{line} in {latex}");
    }
    assert!(latex.contains("{\\textminus{}2\\\\7/3};"), "{latex}");
    // Two sides have a number at each leaf.
    let latex = printed(&["last-child", "--text-size", "8"]);
    assert!(latex.contains("{14};") && !latex.contains("{= "), "{latex}");
    assert!(latex.contains("\\newcommand\\podatext{\\fontsize{8.0}{9.6}\\selectfont}"), "{latex}");
    // Every lesson that is a tree.
    for (document, name) in lessons::all().iter().zip(lessons::names()) {
        if document.position().is_explicit_tree() {
            let latex = printed(&[name]);
            assert_well_formed(&latex);
            assert!(latex.contains("\\draw[chosen]"), "{name}");
        }
    }
}

/// The texts of a printed tree, at the places at which LaTeX writes them, do not meet.
#[test]
fn the_texts_of_a_printed_tree_do_not_meet() {
    /// The widths of a letter in a name and at an edge, and half the height of a line, in centimeters.
    const LETTER: [f64; 2] = [0.19, 0.15];
    const HALF_LINE: f64 = 0.16;
    let between = |text: &str, from: &str, to: &str| {
        let begun = text.split_once(from)?.1;
        Some(begun.split_once(to)?.0.to_owned())
    };
    let letters = |latex: &str| {
        latex
            .replace("\\textminus{}", "-")
            .replace("\\textendash{}", "–")
            .replace("\\texttimes{}", "×")
            .chars()
            .filter(|c| !"\\{}".contains(*c))
            .count() as f64
    };
    let mut checked = 0;
    for (document, name) in lessons::all().iter().zip(lessons::names()) {
        if !document.position().is_explicit_tree() {
            continue;
        }
        let output = std::process::Command::new(env!("CARGO_BIN_EXE_poda"))
            .args(["export", "--lang", "en", "--format", "game-tree", "-o", "-", name])
            .output()
            .unwrap();
        let latex = String::from_utf8(output.stdout).unwrap();
        let mut places = std::collections::HashMap::new();
        // Each text as left, right, top and bottom.
        let mut boxes: Vec<(String, [f64; 4])> = Vec::new();
        for line in latex.lines().map(str::trim) {
            let Some(at) = between(line, ") at (", ")") else { continue };
            let (x, y) =
                at.split_once(", ").map(|(x, y)| (x.parse::<f64>().unwrap(), y.parse::<f64>().unwrap())).unwrap();
            places.insert(between(line, "] (", ")").unwrap(), (x, y));
            let side = between(line, "label=", ":");
            let label = between(line, ":{", "}] (").unwrap_or_default();
            let width = letters(&label) * LETTER[0];
            match side.as_deref() {
                Some("left") => boxes.push((label, [x - 0.2 - width, x - 0.2, y - HALF_LINE, y + HALF_LINE])),
                Some("right") => boxes.push((label, [x + 0.2, x + 0.2 + width, y - HALF_LINE, y + HALF_LINE])),
                Some(_) => boxes.push((label, [x - width / 2.0, x + width / 2.0, y + 0.2, y + 0.5])),
                None => {
                    let payoffs = line.rsplit_once(" {").unwrap().1.trim_end_matches("};").to_owned();
                    let lines: Vec<&str> = payoffs.split("\\\\").collect();
                    let width = lines.iter().map(|line| letters(line)).fold(0.0, f64::max) * LETTER[0];
                    let height = 0.1 + lines.len() as f64 * 0.42;
                    boxes.push((payoffs, [x - width / 2.0, x + width / 2.0, y - height, y - 0.1]));
                }
            }
        }
        for line in latex.lines().map(str::trim).filter(|line| line.starts_with("\\draw[") && line.contains("action")) {
            let (from, to) = (
                between(line, "] (", ")").unwrap(),
                line.rsplit_once(" (").unwrap().1.trim_end_matches(");").to_owned(),
            );
            let ((x, y), (to_x, to_y)) = (places[&from], places[&to]);
            let action = between(line, "action] {", "} (").unwrap();
            let (x, y, half) = (x + 0.65 * (to_x - x), y + 0.65 * (to_y - y), letters(&action) * LETTER[1] / 2.0);
            boxes.push((action, [x - half, x + half, y - HALF_LINE, y + HALF_LINE]));
        }
        for (index, (one, a)) in boxes.iter().enumerate() {
            for (other, b) in &boxes[index + 1..] {
                let meet = a[0] < b[1] && b[0] < a[1] && a[2] < b[3] && b[2] < a[3];
                assert!(!meet, "{name}: {one} {a:?} over {other} {b:?}");
                checked += 1;
            }
        }
    }
    assert!(1_000 < checked);
}
