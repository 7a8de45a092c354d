//! Pictures in words, as the phones of a class have them: a line for each node that is drawn, in searches of every kind.

use poda::document::any_search::record_any;
use poda::game::any::AnyGame;
use poda::i18n::{Language, Words};
use poda::lessons;
use poda::picture::GivenValues;
use poda::series::{SearchPages, Series, SeriesOptions, StepGroup, StepSelection};
use poda::trace::TimelineStep;
use poda::trace::limits::Limits;

/// The most lines of a picture.
const MAX_LINES: usize = 150;

/// A few steps of a lesson: the number of nodes that the picture shows, and its lines.
fn lines(number: usize, language: Language) -> Vec<(usize, Vec<String>)> {
    let (document, words) = (&lessons::all()[number], Words::new(language));
    let recorded = record_any(document.searches.first(), document.position(), Limits::nodes(200_000), &()).unwrap();
    let from_start = matches!(document.position(), AnyGame::Tree(_));
    let given_values = GivenValues { from_start, ..GivenValues::default() };
    let pages = SearchPages { document, recorded, is_own: true };
    let options = SeriesOptions { given_values, ..SeriesOptions::default() };
    let mut series = Series::new(pages, &StepSelection::from(StepGroup::All), options, &words).unwrap();
    let (end, mut found) = (series.end().get(), Vec::new());
    for step in [0, end / 3, end / 2, end].map(TimelineStep::new) {
        if let Some(page) = series.page_at(step) {
            found.push((page.nodes.len(), series.in_words(step)));
        }
    }
    found
}

#[test]
fn every_lesson_has_a_line_for_each_node_that_is_drawn() {
    for number in 0..lessons::all().len() {
        let name = lessons::name(number);
        for (nodes, lines) in lines(number, Language::ENGLISH) {
            assert!((1..=MAX_LINES).contains(&lines.len()), "{name}: {}", lines.len());
            // Of strips no nodes are told, and of a large tree only those around the path to the current node.
            if (1..=MAX_LINES).contains(&nodes) {
                assert_eq!(lines.len(), nodes, "{name}: {lines:#?}");
            }
            // No line is more than a level below the one before it.
            let levels: Vec<usize> = lines.iter().map(|line| (line.len() - line.trim_start().len()) / 2).collect();
            assert!(levels[0] == 0 && levels.windows(2).all(|pair| 1 <= pair[1] && pair[1] <= pair[0] + 1), "{name}");
        }
    }
}

#[test]
fn every_kind_of_search_is_told_in_its_own_words() {
    let last = |name: &str, language| {
        let (_, lines) = lines(lessons::by_name(name).unwrap(), language).pop().unwrap();
        lines
    };
    for (name, english, spanish) in [
        // Two sides, with a cutoff.
        ("a-to-n", "cut by", "corta"),
        ("coin", "probability", "probabilidad"),
        ("three-players", "leaf", "hoja"),
        ("four-phases", "visits, mean", "visitas, media"),
    ] {
        let [of_english, of_spanish] = [Language::ENGLISH, Language::SPANISH].map(|language| last(name, language));
        assert!(of_english.iter().any(|line| line.contains(english)), "{name}: {of_english:#?}");
        assert!(of_spanish.iter().any(|line| line.contains(spanish)), "{name}: {of_spanish:#?}");
        assert_eq!(of_english.len(), of_spanish.len(), "{name}");
        assert_ne!(of_english, of_spanish, "{name}");
    }
}
