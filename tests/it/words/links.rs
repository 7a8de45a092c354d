//! Links: every lesson fits into one, every command takes one in the place of a file, and a bad one is a clear error.

use crate::cli::program::{err, out, program};
use poda::document::EntrySource;
use poda::file::{FileContent, Link, LinkError, LinkTarget, load, load_file, load_for_any_search, save_lecture};
use poda::lessons;
use poda::platform::page::base;
use proptest::prelude::*;
use serde_json::Value;
use std::process::Output;

fn poda(arguments: &[&str]) -> Output {
    program(arguments).output().unwrap()
}

const BASE: &str = "https://example.org/courses/poda/";

#[test]
fn every_lesson_fits_into_a_link_of_2000_characters_and_comes_back() {
    for (number, lesson) in lessons::all().iter().enumerate() {
        let link = format!("{BASE}{}&step=1000&lang=es&embed", Link::to_document(lesson.clone()));
        assert!(link.len() <= 2_000, "{}: {} characters", lessons::name(number), link.len());
        let LinkTarget::Document(opened) = Link::parse_with_players(&link).unwrap().target else { panic!("{link}") };
        assert_eq!(*opened, *lesson, "{}", lessons::name(number));
        let by_name = Link::parse(&format!("#lesson={}", lessons::name(number))).unwrap();
        assert_eq!(lessons::linked(&by_name), Ok(Some((lesson.clone(), Some(number)))));
        let by_number = Link::parse(&format!("#lesson={}", number + 1)).unwrap();
        assert_eq!(lessons::linked(&by_number), Ok(Some((lesson.clone(), Some(number)))));
    }
}

#[test]
fn the_link_of_a_lesson_holds_its_document_and_what_the_flags_say() {
    let output =
        poda(&["link", "a-to-n", "--step", "33", "--lang", "es", "--mode", "practice", "--embed", "--base", BASE]);
    assert!(output.status.success(), "{}", err(&output));
    let text = out(&output).trim();
    assert!(
        text.starts_with(&format!("{BASE}#p1")) && text.ends_with("&step=33&lang=es&mode=practice&embed"),
        "{text}"
    );
    let LinkTarget::Document(document) = Link::parse(text).unwrap().target else { panic!("{text}") };
    assert_eq!(*document, lessons::all()[lessons::by_name("a-to-n").unwrap()]);
    // Without a page of its own the program prints the fragment alone.
    let plain = poda(&["link", "a-to-n"]);
    assert!(out(&plain).starts_with(&format!("{}#p1", base())), "{}", out(&plain));
    // One setting serves links and notebooks.
    let set = program(&["link", "a-to-n"]).env("PODA_BASE", BASE).output().unwrap();
    assert!(out(&set).starts_with(&format!("{BASE}#p1")), "{}", out(&set));
}

#[test]
fn every_command_takes_a_link_in_the_place_of_a_file() {
    let link = out(&poda(&["link", "12", "--base", BASE])).trim().to_owned();
    let commands = [
        &["solve", "--json"] as &[&str],
        &["trace", "--json"],
        &["compare", "--json"],
        &["practice", "--blank", "--sheet"],
    ];
    for arguments in commands {
        let [by_file, by_link] = ["12", &link].map(|file| poda(&[arguments, &[file]].concat()));
        let without_name = |output: &Output, name: &str| out(output).replace(name, "FILE");
        assert_eq!(
            without_name(&by_link, &link),
            without_name(&by_file, "\"12\"").replace("FILE", "\"FILE\""),
            "{arguments:?}"
        );
        assert!(by_link.status.success() && !out(&by_link).is_empty(), "{arguments:?}: {}", err(&by_link));
    }
    let answer: Value = serde_json::from_str(out(&poda(&["solve", "--json", "#tree=[[3,12,8],[2,4,6]]"]))).unwrap();
    assert_eq!(answer["value"], 3);
    assert_eq!(out(&poda(&["link", "#lesson=a-to-n"])), out(&poda(&["link", "a-to-n"])));
}

#[test]
fn a_link_that_cannot_be_opened_is_an_error_in_both_languages() {
    for (link, english, spanish) in [
        ("#p1AAAA", "damaged", "dañado"),
        ("#lesson=a-to-m", "Did you mean “a-to-n”?", "¿Quizá «a-to-n»?"),
        ("#p0KHZlcnNpb246MikK", ":1:10: ", ":1:10: "),
        ("https://example.org/#tree=[[3,", ":1:5: ", ":1:5: "),
    ] {
        for (language, expected) in [("en", english), ("es", spanish)] {
            let output = poda(&["solve", "--lang", language, link]);
            assert_eq!((output.status.code(), out(&output)), (Some(1), ""), "{link}");
            assert!(err(&output).contains(expected) && err(&output).lines().count() == 1, "{}", err(&output));
        }
    }
    for base in ["a#b", "a b", "a\u{7}"] {
        assert_eq!(poda(&["link", "12", "--base", base]).status.code(), Some(2), "{base:?}");
    }
}

#[test]
fn a_step_beyond_the_end_of_the_search_is_refused_in_both_languages() {
    let last =
        serde_json::from_str::<Value>(out(&poda(&["trace", "--json", "a-to-n"])).lines().last().unwrap()).unwrap();
    let last = usize::try_from(last["step"].as_u64().unwrap()).unwrap();
    assert!(poda(&["link", "a-to-n", "--step", &last.to_string()]).status.success());
    for step in [last + 1, 1_000_000_000_000] {
        for (language, expected) in [("en", "There is no step"), ("es", "No existe el paso")] {
            let output = poda(&["link", "a-to-n", "--lang", language, "--step", &step.to_string()]);
            assert_eq!((output.status.code(), out(&output)), (Some(1), ""), "{step}");
            let (said, last) = (err(&output), format!(" {last} "));
            assert!(said.contains(expected) && said.contains(&last) && said.lines().count() == 1, "{said}");
        }
    }
    // Beside a search with fewer steps, the step may be one of the other search.
    let file = tempfile::Builder::new().suffix(".ron").tempfile().unwrap();
    let tree = "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]), beside: (algorithm: Minimax))";
    std::fs::write(file.path(), tree).unwrap();
    let path = file.path().to_str().unwrap();
    let minimax = out(&poda(&["trace", "--json", "--algorithm", "minimax", path])).lines().last().unwrap().to_owned();
    let longer = serde_json::from_str::<Value>(&minimax).unwrap()["step"].as_u64().unwrap();
    assert!(poda(&["link", path, "--step", &longer.to_string()]).status.success());
    assert!(!poda(&["link", path, "--step", &(longer + 1).to_string()]).status.success());
}

#[test]
fn a_document_that_no_link_can_carry_is_refused() {
    let file = tempfile::Builder::new().suffix(".ron").tempfile().unwrap();
    let leaves = vec!["1234567"; 150_000].join(",");
    std::fs::write(file.path(), format!("(version: 1, game: Tree(tree: [{leaves}]))")).unwrap();
    let output = poda(&["link", file.path().to_str().unwrap()]);
    assert_eq!((output.status.code(), out(&output)), (Some(1), ""));
    assert!(err(&output).contains("larger than 1 MB"), "{}", err(&output));
}

#[test]
fn the_link_of_a_lecture_holds_the_positions_of_its_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("course.ron");
    let mine = "(version: 1, title: \"Mine\", game: Tree(tree: [[1, 5], [2]]))";
    std::fs::write(folder.path().join("mine.ron"), mine).unwrap();
    std::fs::write(
        &path,
        "(version: 1, lecture: [(lesson: \"nim\", step: 3), (file: \"mine.ron\"), (slide: (title: \"x\"))])",
    )
    .unwrap();
    let output = poda(&["link", path.to_str().unwrap(), "--base", BASE, "--lang", "es"]);
    assert!(output.status.success(), "{}", err(&output));
    let link = Link::parse(out(&output).trim()).unwrap();
    let LinkTarget::Lecture(text) = &link.target else { panic!("{link:?}") };
    let Ok(FileContent::Lecture(loaded)) = load_file(text, &lessons::names()) else { panic!() };
    let position = EntrySource::Position(Box::new(load(mine.as_bytes()).unwrap()));
    assert_eq!((loaded.lecture.entries.len(), &loaded.lecture.entries[1].source), (3, &position));
    // What is written is read again.
    assert_eq!(
        load_file(save_lecture(&loaded.lecture).as_bytes(), &lessons::names()).map(|content| match content {
            FileContent::Lecture(again) => again.lecture,
            FileContent::Document(_) => panic!(),
        }),
        Ok(loaded.lecture)
    );
    // A bundled lecture is known by its name, and a command that needs a position says that a lecture is none.
    assert!(out(&poda(&["link", "minimax"])).contains("#lecture=minimax"));
    let refused = poda(&["solve", out(&output).trim()]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(err(&refused).contains("This is a lecture"), "{}", err(&refused));
    // A file that is missing or faulty is named, and so is what is wrong with the lecture.
    for (text, said) in [
        ("(version: 1, lecture: [(file: \"gone.ron\")])", "gone.ron"),
        ("(version: 1, lecture: [(lesson: \"nims\")])", "nims"),
        ("(version: 1, lecture: [(position: (version: 1))])", "game"),
        ("(version: 1, lecture: [(position: (version: 2, game: Nim()))])", "version"),
        ("(version: 1, lecture: [(position: (version: 1, lecture: [(lesson: \"nim\")]))])", "This is a lecture"),
        ("(version: 1, lecture: [(position: (version: 1, game: Nim(piles: [-3])))])", "-3"),
        ("(version: 1, lecture: [(lesson: \"nim\", position: (version: 1, game: Nim()))])", "position"),
    ] {
        std::fs::write(&path, text).unwrap();
        let refused = poda(&["link", path.to_str().unwrap()]);
        assert_eq!((refused.status.code(), out(&refused)), (Some(1), ""), "{text}");
        assert!(err(&refused).contains(said), "{text}: {}", err(&refused));
    }
}

proptest! {
    /// A changed link opens something else or is refused. It never opens what is no valid position.
    #[test]
    fn a_mangled_link_opens_a_valid_document_or_is_refused(
        lesson in 0..lessons::all().len(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..3_u8), 1..6),
    ) {
        let mut link = Link::to_document(lessons::all()[lesson].clone()).to_string().into_bytes();
        for (at, byte, edit) in edits {
            let at = at.index(link.len());
            match edit {
                0 => link[at] = byte,
                1 => link.truncate(at.max(1)),
                _ => link.insert(at, byte),
            }
        }
        match Link::parse(&String::from_utf8_lossy(&link)).map(|link| link.target) {
            Ok(LinkTarget::Document(document)) => {
                prop_assert_eq!(load_for_any_search(poda::file::save(&document).as_bytes()).unwrap(), *document);
            }
            Err(LinkError::Text(error)) => prop_assert!(!error.diagnostics.is_empty()),
            Ok(LinkTarget::Lesson(_) | LinkTarget::BundledLecture(_) | LinkTarget::Lecture(_) | LinkTarget::Run(_))
            | Err(LinkError::NoTarget | LinkError::Damaged | LinkError::TooLarge | LinkError::NamesFile(_)) => {}
        }
    }
}
