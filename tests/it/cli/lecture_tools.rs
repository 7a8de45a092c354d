//! `poda export`, `poda rehearse`, `poda link` and `poda serve` of a lecture.

use crate::cli::program::program;
use crate::cli::serve::Served;
use crate::lecture::lectures::station_count;
use poda::document::{EntrySource, NotesPlace};
use poda::file::{Link, LinkTarget};
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
            // As LaTeX, every slide is a frame of its own, and every station an overlay.
            let latex = fs::read_to_string(written("-beamer.tex", &["--format", "beamer"])).unwrap();
            let pictures = latex.lines().filter(|line| line.starts_with("\\podapicture{")).count();
            assert_eq!(pictures, stations, "{name}");
            let slides = lecture.entries.iter().filter(|entry| matches!(entry.source, EntrySource::Slide(_))).count();
            assert!(slides < latex.matches("\\begin{frame}").count(), "{name}");
            let all = fs::read_to_string(written("-all.html", &["--with-notes"])).unwrap();
            for entry in &lecture.entries {
                let Some(note) = &entry.note else { continue };
                let line = note.in_language(language).lines().next().unwrap().replace('<', "&lt;").replace('>', "&gt;");
                let is_private = matches!(entry.source, EntrySource::Slide(_)) || entry.notes == NotesPlace::None;
                assert_eq!(html.contains(&line), !is_private, "{name}: {line}");
                assert!(all.contains(&line), "{name}: {line}");
            }
        }
    }
}

/// Notes for the lecturer alone are on a page only if they are asked for, whatever the file of the page.
#[test]
fn notes_for_the_lecturer_alone_are_handed_out_only_on_demand() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let text = "(version: 1, lecture: [(slide: (title: \"Hello\"), note: \"NOTE1\"), \
        (lesson: \"first-tree\", notes: None, note: \"NOTE2\", by: Bookmark, bookmarks: [(step: 3, note: \"NOTE3\")]), \
        (lesson: \"first-tree\", note: \"NOTE4\", by: Bookmark, bookmarks: [(step: 3, note: \"NOTE5\")]), \
        (lesson: \"first-tree\", notes: Panel, note: \"NOTE6\"), \
        (lesson: \"first-tree\", note: \"SECRET1\", for: Lecturer, by: Bookmark, \
        bookmarks: [(step: 3, note: \"SECRET2\", for: Lecturer), (step: 5, note: \"NOTE7\", for: Everyone)])])";
    fs::write(path("own.ron"), text).unwrap();
    let all = ["NOTE1", "NOTE2", "NOTE3", "SECRET1", "SECRET2", "NOTE4", "NOTE5", "NOTE6", "NOTE7"];
    for (more, expected) in [(&[][..], &all[5..]), (&["--with-notes"][..], &all[..])] {
        for (ending, format) in [("tex", "beamer"), ("pdf", "handout")] {
            let written = path(&format!("own.{ending}"));
            let output = poda(&[&["export", &path("own.ron"), "--format", format, "-o", &written], more].concat());
            assert!(output.status.success(), "{}", said(&output.stderr));
            let bytes = fs::read(&written).unwrap();
            let has = |note: &str| bytes.windows(note.len()).any(|window| window == note.as_bytes());
            // The letters of a PDF are compressed.
            assert!(
                ending == "pdf" || expected.iter().filter(|it| it.starts_with("NOTE")).all(|it| has(it)),
                "{more:?}"
            );
            assert!(!more.is_empty() || all[..5].iter().all(|it| !has(it)), "{ending}");
        }
        let written = path("own.html");
        let output = poda(&[&["export", &path("own.ron"), "-o", &written], more].concat());
        assert!(output.status.success(), "{}", said(&output.stderr));
        let html = fs::read_to_string(&written).unwrap();
        let found: Vec<_> = all.into_iter().filter(|note| html.contains(note)).collect();
        assert_eq!(found, expected, "{more:?}");
        // The link on the pages opens the same notes.
        let link = html.split_once("#p1").map(|(_, rest)| rest.split(['&', '"']).next().unwrap().to_owned()).unwrap();
        let Ok(Link { target: LinkTarget::Lecture(text), .. }) = Link::parse(&format!("#p1{link}")) else { panic!() };
        let text = String::from_utf8(text).unwrap();
        let found: Vec<_> = all.into_iter().filter(|note| text.contains(note)).collect();
        assert_eq!(found, expected, "{more:?}");
    }
    let output = poda(&["export", "first-tree", "--with-notes", "-o", &path("tree.svg"), "--lang", "en"]);
    assert!(said(&output.stderr).contains("--with-notes is for lectures."), "{}", said(&output.stderr));
    assert!(!output.status.success());
}

#[test]
fn a_lecture_is_not_exported_as_its_entries_do_not_say() {
    let refused = |arguments: &[&str], why: &str| {
        let output = poda(&[&["export", "minimax", "--lang", "en"], arguments].concat());
        let stderr = said(&output.stderr);
        assert!(output.status.code() == Some(1) && stderr.contains(why), "{arguments:?}: {stderr}");
    };
    refused(&["-o", "x.svg"], "one of these formats: pdf, handout, html, beamer");
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

/// What an entry asks for and its search does not have is said where it is written, at every door of a lecture, and so
/// is what is wrong with the text itself.
#[test]
fn every_door_of_a_lecture_says_what_is_wrong_and_where() {
    let folder = tempfile::tempdir().unwrap();
    let (course, out) = (folder.path().join("course.ron"), folder.path().join("out.pdf"));
    let (course, out) = (course.to_str().unwrap(), out.to_str().unwrap());
    let doors = [
        vec!["rehearse", course, "-o", out],
        vec!["export", course, "-o", out],
        vec!["link", course],
        vec!["serve", course],
    ];
    for (entry, why) in [
        ("lesson: \"a-to-n\", ask: [99]", "asks the room at step 99, but its search ends at step 41."),
        ("lesson: \"a-to-n\", ask: [41]", "asks the room at step 41, the last one"),
        ("lesson: \"a-to-n\", bookmarks: [(step: 333)]", "a bookmark at step 333, but its search ends at step 41."),
        ("lesson: \"a-to-n\", by: Iteration", "steps of the size Iteration"),
        ("lesson: \"four-phases\", by: Result", "steps of the size Result"),
        ("lesson: \"four-phases\", by: Node", "steps of the size Node"),
        ("lesson: \"a-to-n\" by: Result", "where a comma or a closing bracket was expected"),
    ] {
        let text = format!("(version: 1, lecture: [(slide: (title: \"Hello\")),\n  ({entry})])");
        fs::write(course, text).unwrap();
        for door in &doors {
            let output = poda(&[door, &["--lang", "en"][..]].concat());
            let stderr = said(&output.stderr);
            assert_eq!(output.status.code(), Some(1), "{door:?}: {stderr}");
            assert!(stderr.contains("course.ron:2:") && stderr.contains(why), "{door:?}: {stderr}");
        }
    }
    // What is there is not refused.
    let entries =
        "(lesson: \"a-to-n\", ask: [40], by: Node, bookmarks: [(step: 41)]), (lesson: \"four-phases\", by: Ten)";
    fs::write(course, format!("(version: 1, lecture: [{entries}])")).unwrap();
    assert!(poda(&["link", course]).status.success());
}

#[test]
fn a_rehearsal_compares_the_minutes_that_are_promised() {
    let folder = tempfile::tempdir().unwrap();
    let (course, out) = (folder.path().join("course.ron"), folder.path().join("out.pdf"));
    let report = |title: &str, slide: &str| {
        let text = format!("(version: 1, title: \"{title}\", lecture: [(slide: (title: \"{slide}\"))])");
        fs::write(&course, text).unwrap();
        said(&poda(&["rehearse", course.to_str().unwrap(), "--lang", "en", "-o", out.to_str().unwrap()]).stdout)
    };
    let found = report("Trees, 45 minutes", "Break, 10 min");
    assert!(found.contains("The lecture says 45 minutes; its presses take about 1."), "{found}");
    assert!(found.contains("Break, 10 min” says 10 minutes"), "{found}");
    let none = report("Trees, 2 minutes", "Break");
    assert!(!none.contains("Minutes that differ"), "{none}");
}

/// A note that is shown to the audience, or beside it to the lecturer, is read.
#[test]
fn a_rehearsal_misses_no_note_that_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let (course, out) = (folder.path().join("course.ron"), folder.path().join("out.pdf"));
    let report = |more: &str| {
        let bookmarks = "bookmarks: [(step: 2, note: \"First.\"), (step: 9, note: \"Second.\")]";
        let text = format!("(version: 1, lecture: [(lesson: \"a-to-n\", {more}{bookmarks})])");
        fs::write(&course, text).unwrap();
        said(&poda(&["rehearse", course.to_str().unwrap(), "--lang", "en", "-o", out.to_str().unwrap()]).stdout)
    };
    assert!(!report("by: Result, ").contains("Notes that nobody reads"));
    // A lecturer who reads them beside the picture reads them, too.
    assert!(!report("notes: None, ").contains("Notes that nobody reads"));
    // The entry begins behind the first note, which is therefore not missed.
    assert!(!report("step: 5, ").contains("Notes that nobody reads"));
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

/// An entry that begins at a step where it asks shows that step before it asks about it.
#[test]
fn a_rehearsal_says_which_questions_are_answered_before_they_are_asked() {
    let folder = tempfile::tempdir().unwrap();
    let (course, out) = (folder.path().join("course.ron"), folder.path().join("out.pdf"));
    let report = |entry: &str| {
        fs::write(&course, format!("(version: 1, lecture: [(lesson: \"a-to-n\", {entry})])")).unwrap();
        let output = poda(&["rehearse", course.to_str().unwrap(), "--lang", "en", "-o", out.to_str().unwrap()]);
        assert!(output.status.success(), "{}", said(&output.stderr));
        said(&output.stdout)
    };
    for step in [3, 7, 12, 20] {
        for more in ["", "by: Event, ", "bookmarks: [(step: 2), (step: 40)], "] {
            let found = report(&format!("{more}ask: [{step}]"));
            assert!(!found.contains("before their question"), "{more}{step}: {found}");
        }
        let found = report(&format!("step: {step}, ask: [{step}]"));
        let asked = found.lines().find(|line| line.contains("What is asked later is on the screen"));
        assert!(asked.is_some_and(|line| line.trim_start().starts_with("1: ")), "{step}: {found}");
    }
    for lecture in ["minimax", "alpha-beta", "tic-tac-toe-game"] {
        let output = poda(&["rehearse", lecture, "--lang", "en", "-o", out.to_str().unwrap()]);
        let found = said(&output.stdout);
        assert!(!found.contains("before their question") && !found.contains("cover something"), "{found}");
    }
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

/// A lecture with a question of the lecturer's own between two slides.
const OWN_QUESTION: &str = "(version: 1, lecture: [(slide: (title: \"Hello\")), (slide: (title: \"Before\", text: \"Think.\"), \
    ask: (text: (en: \"Who searches deeper?\", es: \"¿Quién llega más hondo?\"), choices: [\"minimax\", \"alpha-beta\"], \
    right: 2)), (slide: (title: \"Bye\"))])";

/// A question of the lecturer's own is asked by the clicker, answered on phones, and told with its votes; it is in the
/// table, in the rehearsal and on the pages.
#[test]
fn a_class_is_asked_a_question_of_the_lecturer_s_own() {
    let folder = tempfile::tempdir().unwrap();
    let (course, table) = (folder.path().join("course.ron"), folder.path().join("answers.csv"));
    fs::write(&course, OWN_QUESTION).unwrap();
    let course = course.to_str().unwrap();
    let mut served = Served::start(&[course, "--lang", "en", "--csv", table.to_str().unwrap()]);
    let phones: Vec<_> = (0..3).map(|_| served.join()).collect();
    let number = |state: &serde_json::Value| state["number"].as_u64().unwrap();
    let begun = served.state_after(&phones[0], 0);
    served.click("forward");
    let slide = served.state_after(&phones[0], number(&begun));
    assert_eq!((&slide["editions"]["en"]["title"], &slide["asked"]), (&"Before".into(), &serde_json::Value::Null));
    served.click("forward");
    let asked = served.state_after(&phones[0], number(&slide));
    let spanish = &asked["editions"]["es"];
    assert!(spanish["sentence"].as_str().unwrap().contains("¿Quién llega más hondo?"), "{asked}");
    assert_eq!(spanish["choices"], serde_json::json!(["minimax", "alpha-beta"]));
    for (phone, choice) in phones.iter().zip([0, 1, 1]) {
        served.answer(phone, &asked["asked"]["question"], choice);
    }
    served.click("forward");
    let told = served.state_after(&phones[0], number(&asked));
    assert_eq!(told["outcome"]["counts"], serde_json::json!([1, 2]));
    assert_eq!(told["outcome"]["right"], serde_json::json!([false, true]));
    // A step back asks again, and the second time is the one that goes on.
    served.click("back");
    let again = served.state_after(&phones[0], number(&told));
    served.answer(&phones[0], &again["asked"]["question"], 1);
    served.click("forward");
    let told = served.state_after(&phones[0], number(&again));
    assert_eq!((&told["outcome"]["counts"][1], &told["outcome"]["before"][1]), (&1.into(), &2.into()));
    served.click("forward");
    assert_eq!(served.state_after(&phones[0], number(&told))["editions"]["en"]["title"], "Bye");
    served.types("x");
    assert!(served.ends_well());
    let rows = fs::read_to_string(&table).unwrap();
    assert!(rows.contains("Who searches deeper?") && rows.contains("\"alpha-beta\",true,,2"), "{rows}");

    let sheet = folder.path().join("sheet.pdf");
    let report = said(&poda(&["rehearse", course, "--lang", "en", "-o", sheet.to_str().unwrap()]).stdout);
    assert!(report.contains("Who searches deeper? (minimax · alpha-beta)"), "{report}");
    assert!(report.contains("slide · question") && report.contains("slide · answer"), "{report}");
    assert!(!report.contains("before their question"), "{report}");
    let page = folder.path().join("page.html");
    assert!(poda(&["export", course, "--lang", "es", "-o", page.to_str().unwrap()]).status.success());
    let html = fs::read_to_string(&page).unwrap();
    assert!(html.contains("¿Quién llega más hondo?") && html.contains("Think."), "the page has text and question");
}

/// A class gives its answers to every question of a bundled lecture, which the clicker alone brings to its end.
#[test]
fn a_lecture_is_given_to_its_end_with_votes_by_the_clicker() {
    let folder = tempfile::tempdir().unwrap();
    for number in 0..lectures::all().len() {
        let name = lectures::name(number);
        let table = folder.path().join(format!("{name}.csv"));
        let mut served = Served::start(&[name, "--lang", "en", "--csv", table.to_str().unwrap()]);
        let phones: Vec<_> = (0..3).map(|_| served.join()).collect();
        let mut state = served.state_after(&phones[0], 0);
        let last = lectures::all()[number].entries.len();
        let mut asked = 0;
        for press in 0..300 {
            let question = state["asked"]["question"].clone();
            let choices = state["asked"]["choices"].as_u64().map_or(1, |count| usize::try_from(count).unwrap());
            if !question.is_null() {
                asked += 1;
                for (index, phone) in phones.iter().enumerate() {
                    served.answer(phone, &question, index % choices);
                }
            }
            let title = &state["editions"]["en"]["title"];
            let is_last_slide = served.is_at(&format!("{last} of {last}: "));
            if is_last_slide && state["steps"] == 0 {
                break;
            }
            assert!(press < 299, "{name}: the lecture has no end, {title}");
            served.click("forward");
            let before = state["number"].as_u64().unwrap();
            state = served.state_after(&phones[0], before);
            if !question.is_null() {
                let counts = state["outcome"]["counts"].as_array().unwrap();
                assert_eq!(counts.iter().filter_map(serde_json::Value::as_u64).sum::<u64>(), 3, "{name}: {state}");
            }
        }
        let expected: usize = lectures::all()[number].entries.iter().map(|entry| entry.ask.len()).sum();
        assert_eq!(asked, expected, "{name}");
        served.types("x");
        assert!(served.ends_well());
        let rows = fs::read_to_string(&table).unwrap();
        let questions: std::collections::BTreeSet<_> =
            rows.lines().skip(1).map(|row| row.split(',').next().unwrap().to_owned()).collect();
        assert_eq!(questions.len(), expected, "{name}");
    }
}
