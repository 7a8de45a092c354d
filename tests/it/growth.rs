//! What takes time in proportion to the size of what is asked, and not to its square.

use poda::cli::solution::solve;
use poda::file::load;
use poda::practice::class::{Class, Expected, Keep, Student, distinct};
use poda::search::{Algorithm, SearchConfig};
use poda::trace::recorder::record;
use std::time::{Duration, Instant};

/// The least time of three runs with each size. Four times the size takes at most nine times as long: a square would take sixteen.
fn grows_linearly(what: &str, size: usize, run: impl Fn(usize)) {
    let least = |size: usize| {
        let time = || {
            let begun = Instant::now();
            run(size);
            begun.elapsed()
        };
        (0..3).map(|_| time()).min().unwrap_or_default()
    };
    let [small, large] = [size, 4 * size].map(least);
    // A short time is mostly noise.
    assert!(
        large < (9 * small).max(Duration::from_millis(60)),
        "{what}: {small:?}, and {large:?} for four times as many"
    );
}

#[test]
fn a_chance_node_is_searched_and_recorded_in_proportion_to_its_outcomes() {
    let document = |outcomes: usize| {
        let outcomes = vec!["(1,2)"; outcomes].join(",");
        load(format!("(version: 1, game: Tree(bounds: (0, 5), tree: [(chance: [{outcomes}]), 2]))").as_bytes()).unwrap()
    };
    for algorithm in [Algorithm::Expectiminimax, Algorithm::Star1, Algorithm::Star2] {
        let config = SearchConfig { algorithm, ..SearchConfig::default() };
        let documents = [4_000, 16_000].map(|outcomes| (outcomes, document(outcomes)));
        let of = |size: usize| documents.iter().find(|(outcomes, _)| *outcomes == size).map(|(_, it)| it).unwrap();
        grows_linearly("solve", 4_000, |size| {
            assert!(solve(&config, of(size).position(), 1_000_000).is_some());
        });
        grows_linearly("record", 4_000, |size| {
            assert!(record(&config, of(size).position(), 1_000_000).trace().is_complete());
        });
    }
}

#[test]
fn the_students_of_a_class_are_told_apart_in_proportion_to_their_number() {
    let students = |count: usize| {
        (0..count).map(|number| Student { name: format!("N{}", number % 7_000), id: number.to_string() }).collect()
    };
    grows_linearly("students", 20_000, |count| {
        let all: Vec<Student> = students(count);
        assert_eq!(distinct(all.clone()).len(), count);
        let expected = Expected { students: distinct(all), ..Expected::default() };
        assert!(Class::new(&[], Keep::All, &expected).attempts.is_empty());
    });
}
