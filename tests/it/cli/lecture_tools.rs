//! `poda export`, `poda rehearse`, `poda link` and `poda serve` of a lecture.

use crate::cli::program::program;
use crate::cli::serve::Served;
use crate::lecture::lectures::station_count;
use poda::i18n::Language;
use poda::lessons::lectures;
use std::fs;
use std::path::Path;
use std::process::Output;

fn poda(arguments: &[&str]) -> Output {
    program(arguments).env("PODA_BASE", "https://poda.example/").output().unwrap()
}

fn said(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_owned()).unwrap()
}

/// How many pages a PDF file has.
fn pages(path: &Path) -> usize {
    let pdf = fs::read(path).unwrap();
    pdf.windows(9).filter(|window| window == b"/MediaBox").count()
}

#[test]
fn a_bundled_lecture_is_exported_with_a_page_for_each_station() {
    let folder = tempfile::tempdir().unwrap();
    let path = |ending: &str| folder.path().join(format!("lecture{ending}"));
    for (number, lecture) in lectures::all().iter().enumerate() {
        let (name, stations) = (lectures::name(number), station_count(lecture));
        for language in Language::AUTHORED {
            let written = |ending: &str, more: &[&str]| {
                let path = path(ending);
                let output =
                    poda(&[&["export", name, "--lang", language.code(), "-o", path.to_str().unwrap()], more].concat());
                assert!(output.status.success(), "{name}: {}", said(&output.stderr));
                // A sheet of a handout has several pictures, and the page with the code of the link has none.
                let unit = if language == Language::ENGLISH { "pictures" } else { "imágenes" };
                assert!(said(&output.stderr).contains(&format!(" {stations} {unit}.")), "{}", said(&output.stderr));
                path
            };
            // Behind the stations is a page with the code of the link.
            assert_eq!(pages(&written(".pdf", &[])), stations + 1, "{name}");
            assert_eq!(pages(&written("-handout.pdf", &["--format", "handout"])), stations.div_ceil(3), "{name}");
            let html = fs::read_to_string(written(".html", &[])).unwrap();
            assert_eq!(html.matches("<article id=\"").count(), stations, "{name}");
            assert!(html.contains(&format!("#lecture={name}&amp;lang={}", language.code())), "{name}");
            for text in lecture.entries.iter().filter_map(|entry| entry.note.as_ref()) {
                let line = text.in_language(language).lines().next().unwrap();
                assert!(html.contains(&line.replace('<', "&lt;").replace('>', "&gt;")), "{name}: {line}");
            }
        }
    }
}

#[test]
fn a_lecture_is_not_exported_as_its_entries_do_not_say() {
    let refused = |arguments: &[&str], why: &str| {
        let output = poda(&[&["export", "minimax", "--lang", "en"], arguments].concat());
        let stderr = said(&output.stderr);
        assert!(output.status.code() == Some(1) && stderr.contains(why), "{arguments:?}: {stderr}");
    };
    refused(&["-o", "x.svg"], "one of these formats: pdf, handout, html");
    refused(&["-o", "x.pdf", "--steps", "all", "--depth", "2"], "Leave out --steps, --depth");
    refused(&["-o", "x.ron", "--format", "pdf"], "ends in .ron");
}

/// A lecture of one's own: its files are found beside it, and what is wrong with them is said.
#[test]
fn an_own_lecture_is_exported_with_its_files() {
    let folder = tempfile::tempdir().unwrap();
    let (course, mine, out) =
        (folder.path().join("course.ron"), folder.path().join("mine.ron"), folder.path().join("course.pdf"));
    fs::write(
        &course,
        "(version: 1, title: \"Week 1\", lecture: [(slide: (title: \"Hello\")), (file: \"mine.ron\", by: Result)])",
    )
    .unwrap();
    let export = || poda(&["export", course.to_str().unwrap(), "-o", out.to_str().unwrap(), "--lang", "en"]);
    let output = export();
    assert!(!output.status.success() && said(&output.stderr).contains("mine.ron"), "{}", said(&output.stderr));
    fs::write(&mine, "(version: 1, title: \"Other\", game: Tree(tree: [[1, 5], [2]]))").unwrap();
    assert!(export().status.success());
    // The slide, the beginning, three results, and the code of the link.
    assert_eq!(pages(&out), 6);
}

#[test]
fn a_rehearsal_lists_every_press_its_questions_and_the_time() {
    let folder = tempfile::tempdir().unwrap();
    for (number, lecture) in lectures::all().iter().enumerate() {
        let name = lectures::name(number);
        for language in Language::AUTHORED {
            let sheet = folder.path().join("sheet.pdf");
            let output = poda(&["rehearse", name, "--lang", language.code(), "-o", sheet.to_str().unwrap()]);
            assert!(output.status.success(), "{name}: {}", said(&output.stderr));
            let report = said(&output.stdout);
            let title = lecture.title.as_ref().unwrap().in_language(language);
            assert!(report.starts_with(title), "{report}");
            let asked: usize = lecture.entries.iter().map(|entry| entry.ask.len()).sum();
            let presses = report.split("\n\n").nth(1).unwrap().lines().count();
            let stations = station_count(lecture);
            // A question and its answer may take the place of the stops at their steps.
            assert!(
                (stations..=stations + 2 * asked).contains(&presses),
                "{name}: {presses} presses, {stations} stations, {asked} questions"
            );
            assert_eq!(
                report.matches(if language == Language::ENGLISH { " · question" } else { " · pregunta" }).count(),
                asked,
                "{name}"
            );
            // Nothing of a bundled lecture is small or overlaps.
            let none = report.lines().filter(|line| line.ends_with(": 0")).count();
            assert_eq!(none, 2, "{name}: {report}");
            // The report, and then sixteen presses a page.
            assert_eq!(pages(&sheet), 1 + presses.div_ceil(16), "{name}");
        }
    }
    let output = poda(&["rehearse", "a-to-n", "--lang", "en"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output.stderr).contains("This is not a lecture."), "{}", said(&output.stderr));
}

#[test]
fn a_rehearsal_says_what_is_hard_to_read() {
    let folder = tempfile::tempdir().unwrap();
    let course = folder.path().join("course.ron");
    let long = "a name that is far too long for its place in a tree of three leaves ".repeat(4);
    let slide = "\\n- one more line".repeat(40);
    let text = format!("(version: 1, lecture: [(slide: (title: \"{long}\", text: \"{slide}\"))])");
    fs::write(&course, text).unwrap();
    let sheet = folder.path().join("sheet.pdf");
    let output = poda(&["rehearse", course.to_str().unwrap(), "--lang", "en", "-o", sheet.to_str().unwrap()]);
    let report = said(&output.stdout);
    assert!(report.contains("“one more line” and “1 of 1: "), "{report} {}", said(&output.stderr));
}

#[test]
fn a_link_opens_a_lecture_at_an_entry() {
    let link = |arguments: &[&str]| poda(&[&["link", "--lang", "en"], arguments].concat());
    let output = link(&["alpha-beta", "--entry", "3", "--step", "5"]);
    assert_eq!(said(&output.stdout), "https://poda.example/#lecture=alpha-beta&entry=3&step=5&lang=en\n");
    for (arguments, why) in [
        (&["alpha-beta", "--entry", "99"][..], "no entry 99"),
        (&["alpha-beta", "--entry", "1", "--step", "3"], "Entry 1 is a slide"),
        (&["alpha-beta", "--entry", "3", "--step", "3000"], "no step 3,000"),
        (&["a-to-n", "--entry", "2"], "has no entries"),
        (&["#lecture=alpha"], "There is no lecture named “alpha”. The lectures are: minimax, alpha-beta"),
    ] {
        let output = link(arguments);
        let stderr = said(&output.stderr);
        assert!(output.status.code() == Some(1) && stderr.contains(why), "{arguments:?}: {stderr}");
    }
    // A link is a lecture for every command that takes one.
    let output = link(&["#lecture=minimax&entry=2"]);
    assert_eq!(said(&output.stdout), "https://poda.example/#lecture=minimax&lang=en\n");
}

#[test]
fn a_class_goes_with_the_entries_of_a_lecture() {
    let folder = tempfile::tempdir().unwrap();
    let course = folder.path().join("course.ron");
    let text = "(version: 1, lecture: [(slide: (title: (en: \"Hello\", es: \"Hola\"), text: \"- one\")), \
                (lesson: \"last-child\", title: \"Purses\", by: Bookmark, ask: [10], note: \"Look.\", \
                bookmarks: [(step: 5), (step: 10, note: \"here\")]), (slide: (title: \"Bye\"))])";
    fs::write(&course, text).unwrap();
    let mut served = Served::start(&[course.to_str().unwrap(), "--lang", "en"]);
    let phone = served.join();
    let state = served.state_after(&phone, 0);
    let [english, spanish] = [&state["editions"]["en"], &state["editions"]["es"]];
    assert_eq!(
        (&english["title"], &spanish["title"], &english["sentence"]),
        (&"Hello".into(), &"Hola".into(), &"•  one".into())
    );
    assert_eq!(state["steps"], 0);
    // The beginning of the search, its first bookmark, the question in place of the second one, its answer, and the
    // end.
    let mut shown = Vec::new();
    for number in 1..=5 {
        served.types("");
        let state = served.state_after(&phone, number);
        assert_eq!(state["editions"]["en"]["title"], "Purses");
        shown.push((state["step"].as_u64().unwrap(), !state["asked"].is_null(), !state["outcome"].is_null()));
    }
    assert_eq!(shown[..3], [(0, false, false), (5, false, false), (10, true, false)]);
    assert_eq!((shown[3].1, shown[3].2, shown[4].1, shown[4].2), (false, true, false, false));
    assert_eq!(shown[4].0, 28);
    served.types("");
    assert_eq!(served.state_after(&phone, 6)["editions"]["en"]["title"], "Bye");
    served.line_with("3 of 3: Bye");
    // Back leads to the end of the entry before, and the keys for entries to its beginning.
    served.types("b");
    assert_eq!(served.state_after(&phone, 7)["step"], 28);
    served.types("[");
    assert_eq!(served.state_after(&phone, 8)["editions"]["en"]["title"], "Hello");
    served.types("]");
    assert_eq!(served.state_after(&phone, 9)["step"], 0);
    served.types("x");
    assert!(served.ends_well());
}
