//! `poda export` as it is called from a shell: the files that it writes, what it refuses, and that it leaves nothing
//! half done.

use crate::cli::program::{err, fed, program};
use poda::export::Format;
use poda::lessons;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

const TREE: &str =
    "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]), bookmarks: [(step: 3, note: \"three\"), (step: 9)])";

/// An empty folder, in which the program is called.
struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(TempDir::new().unwrap())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn with(self, name: &str, text: &str) -> Self {
        fs::write(self.path().join(name), text).unwrap();
        self
    }

    fn call(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().unwrap()
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = program(&["export"]);
        command.current_dir(self.path()).args(arguments);
        command
    }

    /// Exports, which has to succeed, and returns what is said.
    fn export(&self, arguments: &[&str]) -> String {
        let output = self.call(arguments);
        assert!(output.status.success() && output.stdout.is_empty(), "{arguments:?}: {}", err(&output));
        err(&output).to_owned()
    }

    /// The files with their contents.
    fn files(&self) -> BTreeMap<String, Vec<u8>> {
        let entries = fs::read_dir(self.path()).unwrap().map(|entry| entry.unwrap());
        let files = entries.filter(|entry| entry.file_type().unwrap().is_file());
        files.map(|entry| (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap())).collect()
    }

    fn names(&self) -> Vec<String> {
        self.files().into_keys().collect()
    }
}

#[test]
fn every_format_is_written_of_any_lesson_in_both_languages_and_always_the_same() {
    for format in Format::ALL {
        for lesson in ["first-tree", "tic-tac-toe-move-1-alpha-beta", "iterative-deepening"] {
            let mut written = Vec::new();
            for language in ["en", "es", "en"] {
                let folder = Folder::new();
                folder.export(&[
                    lesson,
                    "--steps",
                    "results",
                    "--lang",
                    language,
                    "--format",
                    format.properties().name,
                ]);
                let files = folder.files();
                assert!(files.values().all(|bytes| !bytes.is_empty()), "{format:?} {lesson}");
                let extension = format!(".{}", format.properties().extension);
                assert!(files.keys().all(|name| name.starts_with(lesson) && name.ends_with(&extension)), "{files:?}");
                assert_eq!(files.len() == 1, format.properties().is_one_file, "{format:?} {lesson}");
                written.push(files);
            }
            assert!(written[0] == written[2], "{format:?} {lesson} is the same each time");
            assert!(written[0] != written[1], "{format:?} {lesson} is in the language asked for");
        }
    }
}

#[test]
fn a_page_is_a_file_named_for_its_step() {
    let folder = Folder::new();
    let said = folder.export(&["18", "--steps", "nodes,results", "-o", "move-1.svg", "--lang", "en"]);
    let expected = folder.names();
    let (first, last) = (&expected[0], &expected[19]);
    assert_eq!((said, expected.len()), (format!("Exported 20 files, from {first} to {last}.\n"), 20));
    let files = folder.files();
    let text = |page: usize| String::from_utf8(files[&expected[page - 1]].clone()).unwrap();
    // The sums of the first move are those of the lectures: a page for each leaf of the corner, then its value.
    for (page, sum) in (3..).zip(["6−5=1", "5−5=0", "6−5=1", "5−5=0", "4−5=−1"]) {
        assert!(text(page).contains(sum), "page {page}: {sum}");
    }
    assert!(text(8).contains("−1"));
    assert_ne!(text(19), text(20));
}

#[test]
fn one_step_is_exactly_the_named_file_and_without_a_name_that_of_the_position() {
    let folder = Folder::new().with("my tree.ron", TREE);
    assert_eq!(folder.export(&["my tree.ron", "--lang", "en"]), "Exported my tree.svg.\n");
    folder.export(&["12", "--format", "png"]);
    folder.export(&["my tree.ron", "--steps", "4", "-o", "any.name", "--format", "svg"]);
    folder.export(&["my tree.ron", "--steps", "4,5", "-o", "no ending", "--format", "svg"]);
    folder.export(&["my tree.ron", "--steps", "bookmarks", "-o", "MARKED.SVG"]);
    assert_eq!(
        folder.names(),
        [
            "MARKED-0003.SVG",
            "MARKED-0009.SVG",
            "a-to-n.png",
            "any.name",
            "my tree.ron",
            "my tree.svg",
            "no ending-0004.svg",
            "no ending-0005.svg"
        ]
    );
    assert!(folder.files()["a-to-n.png"].starts_with(b"\x89PNG"));
}

#[test]
fn standard_input_and_standard_output_take_the_place_of_files() {
    let folder = Folder::new();
    let output = fed(&mut folder.command(&["-", "-o", "-", "--lang", "en"]), TREE);
    assert!(output.status.success() && output.stdout.starts_with(b"<svg"), "{}", err(&output));
    assert_eq!((err(&output), folder.names().len()), ("", 0));
    let several = folder.call(&["a-to-n", "--steps", "all", "-o", "-", "--lang", "en"]);
    assert_eq!(several.status.code(), Some(1));
    assert!(several.stdout.is_empty() && err(&several).contains("standard output"), "{}", err(&several));
}

#[test]
fn wrong_flags_are_told_and_nothing_is_written() {
    let folder = Folder::new().with("a.ron", TREE);
    for (flags, told) in [
        (&["--steps", "node"][..], "Did you mean nodes?"),
        (&["--steps", ""], "The groups: all, nodes"),
        (&["--steps", "5..2"], "The groups: all, nodes"),
        (&["--steps", "-3"], "The groups: all, nodes"),
        (&["--format", "jpg"], "svg, png"),
        (&["-o", "a.jpg"], "The format is not clear from the name"),
        (&["-o", "a"], "The format is not clear from the name"),
        (&["--theme", "blue"], "light, dark, print"),
        (&["--view", "tree"], "subtree="),
        (&["--view", "subtree="], "subtree="),
        (&["--width", "0"], "from 100 to 20,000"),
        (&["--width", "-5"], "from 100 to 20,000"),
        (&["--width", "NaN"], "from 100 to 20,000"),
        (&["--width", "99999999999999999999"], "from 100 to 20,000"),
        (&["--height", "12.5"], "from 100 to 20,000"),
        (&["--scale", "0"], "from 0.1 to 20"),
        (&["--scale", "NaN"], "from 0.1 to 20"),
        (&["--scale", "-inf"], "from 0.1 to 20"),
        (&["--notation", "nodes"], "node, edge, interval"),
        (&["--unvisited", "all"], "outlined, frontier, hidden"),
        (&["--layout", "graph"], "tree, positions"),
        (&["--algorithm", "magic"], "minimax"),
    ] {
        let output = folder.call(&[&["a.ron", "--lang", "en"], flags].concat());
        assert_eq!(output.status.code(), Some(2), "{flags:?}: {}", err(&output));
        assert!(err(&output).contains(told), "{flags:?}: {}", err(&output));
        assert_eq!(folder.names(), ["a.ron"], "{flags:?}");
    }
}

#[test]
fn what_cannot_be_exported_is_told_and_nothing_is_written() {
    let folder = Folder::new().with("a.ron", TREE).with("plain.ron", "(version: 1, game: Tree(tree: [1, 2]))");
    fs::create_dir(folder.path().join("folder.svg")).unwrap();
    let before = folder.files();
    for (arguments, told) in [
        (&["a.ron", "--steps", "3,400"][..], "a.ron: There is no step 400: the search has only"),
        (&["plain.ron", "--steps", "bookmarks"], "plain.ron: There are no bookmarks"),
        (&["a.ron", "--steps", "bookmarks", "--algorithm", "minimax"], "a.ron: There are no bookmarks"),
        (&["a.ron", "--view", "subtree=0/7"], "a.ron: There is no node “0/7” in the tree of this search."),
        (&["a-to-n", "--view", "subtree=c"], "Did you mean C?"),
        (&["a-to-n", "--view", "subtree=C", "--layout", "positions"], "leave out --theme tactile and --view subtree"),
        (&["a-to-n", "--theme", "tactile", "--layout", "positions"], "leave out --theme tactile and --view subtree"),
        (&["a.ron", "-o", "folder.svg"], "folder.svg: "),
        (&["a.ron", "-o", "none/a.svg"], "none/a.svg: "),
        (&["a.ron", "-o", "a.ron/a.svg"], "a.ron/a.svg: "),
        (&["a.ron", "-o", "a.ron", "--format", "svg"], "ends in .ron"),
        (&["a.ron", "-o", "new.RON", "--format", "svg"], "ends in .ron"),
        (&["none.ron"], "none.ron: "),
        (&["no-lesson"], "no lesson of this name"),
    ] {
        let output = folder.call(&[arguments, &["--lang", "en"]].concat());
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {}", err(&output));
        assert!(err(&output).contains(told), "{arguments:?}: {}", err(&output));
        assert_eq!(err(&output).lines().count(), 1, "{}", err(&output));
        assert_eq!(folder.files(), before, "{arguments:?}");
    }
    let spanish = folder.call(&["a.ron", "--steps", "400", "--lang", "es"]);
    assert!(err(&spanish).contains("No existe el paso 400"), "{}", err(&spanish));
}

#[test]
fn the_position_itself_is_never_overwritten() {
    let folder = Folder::new().with("position.svg", TREE);
    let output = folder.call(&["position.svg", "--lang", "en"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("over the position"), "{}", err(&output));
    assert_eq!(folder.files()["position.svg"], TREE.as_bytes());
}

#[test]
fn existing_files_are_overwritten_and_others_stay() {
    let folder = Folder::new().with("a.ron", TREE).with("a-0002.svg", "old").with("a-0005.svg", "other");
    folder.export(&["a.ron", "--steps", "1..3"]);
    let files = folder.files();
    assert_eq!(folder.names(), ["a-0001.svg", "a-0002.svg", "a-0003.svg", "a-0005.svg", "a.ron"]);
    assert!(files["a-0002.svg"].starts_with(b"<svg") && files["a-0005.svg"] == b"other");
}

#[test]
fn a_protected_file_ends_the_series_and_what_was_written_before_is_counted() {
    let folder = Folder::new().with("a.ron", TREE).with("a-0003.svg", "protected");
    let third = folder.path().join("a-0003.svg");
    let mut permissions = fs::metadata(&third).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&third, permissions).unwrap();
    let output = folder.call(&["a.ron", "--steps", "1..5", "--lang", "en"]);
    assert_eq!(output.status.code(), Some(1));
    let said = err(&output);
    assert!(said.starts_with("a-0003.svg: ") && said.contains("Of the 5 files, the first 2 were written."), "{said}");
    assert_eq!(folder.names(), ["a-0001.svg", "a-0002.svg", "a-0003.svg", "a.ron"]);
    assert_eq!(folder.files()["a-0003.svg"], b"protected");
}

#[test]
fn a_search_that_meets_a_limit_is_exported_as_far_as_it_came() {
    let folder = Folder::new();
    let output = folder.call(&["a-to-n", "--max-nodes", "5", "--lang", "en", "-o", "begun.svg"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        err(&output).contains("Exported begun.svg.") && err(&output).contains("limit of 5 nodes"),
        "{}",
        err(&output)
    );
    assert_eq!(folder.names(), ["begun.svg"]);
}

#[test]
fn more_pages_than_a_format_takes_are_refused_before_any_is_written() {
    let folder = Folder::new().with("all.ron", "(version: 1, game: TicTacToe(evaluation: Outcome))");
    for format in Format::ALL {
        let output = folder.call(&["all.ron", "--steps", "all", "--format", format.properties().name, "--lang", "en"]);
        assert_eq!(output.status.code(), Some(1));
        assert!(err(&output).contains(&format!("and {} takes at most", format.properties().name)), "{}", err(&output));
        assert_eq!(folder.names(), ["all.ron"]);
    }
}

#[test]
fn two_exports_into_the_same_files_leave_each_file_whole() {
    let themes = ["light", "dark"];
    let alone = themes.map(|theme| {
        let folder = Folder::new();
        folder.export(&["a-to-n", "--steps", "all", "--theme", theme]);
        folder.files()
    });
    let folder = Folder::new();
    let children = themes.map(|theme| folder.command(&["a-to-n", "--steps", "all", "--theme", theme]).spawn().unwrap());
    for mut child in children {
        assert!(child.wait().unwrap().success());
    }
    let together = folder.files();
    assert_eq!(together.len(), alone[0].len());
    for (name, bytes) in &together {
        assert!(alone.iter().any(|files| files[name] == *bytes), "{name} is of one of the two");
    }
}

#[test]
fn the_flags_of_a_picture_change_it() {
    let folder = Folder::new();
    let export = |flags: &[&str]| {
        folder.export(&[&["a-to-n", "--steps", "33", "-o", "a.svg", "--lang", "en"], flags].concat());
        String::from_utf8(folder.files().remove("a.svg").unwrap()).unwrap()
    };
    let plain = export(&[]);
    for flags in [
        &["--theme", "dark"][..],
        &["--theme", "print"],
        &["--view", "visible"],
        &["--view", "subtree=C"],
        &["--width", "1500"],
        &["--height", "900"],
        &["--notation", "edge"],
        &["--notation", "interval"],
        &["--unvisited", "hidden"],
        &["--lang", "es"],
        &["--algorithm", "minimax"],
    ] {
        assert_ne!(export(flags), plain, "{flags:?}");
    }
    assert!(export(&["--width", "1500"]).contains("width=\"1500\""));
    assert!(export(&["--view", "visible"]).contains("width=\"980\" height=\"578\""));
    assert_eq!(export(&["--scale", "3"]), plain, "SVG has no pixels");
}

/// Pile by pile: equal piles with the same player to move are one node, and the table's answers are at the edges.
#[test]
fn the_positions_are_drawn_once_each_in_every_format() {
    let folder = Folder::new();
    for format in ["svg", "png", "pdf", "html"] {
        let file = format!("positions.{format}");
        folder.export(&["table", "--layout", "positions", "--lang", "en", "-o", &file]);
        folder.export(&["table", "--lang", "en", "-o", &format!("tree.{format}")]);
        assert_ne!(folder.files()[&file], folder.files()[&format!("tree.{format}")], "{format}");
    }
    let svg = String::from_utf8(folder.files().remove("positions.svg").unwrap()).unwrap();
    assert!(svg.contains("×2") && svg.contains("1 · end"), "{svg}");
}

/// How many positions there are instead of nodes is said wherever a picture has words, and not beside a tree.
#[test]
fn a_picture_of_positions_says_how_many_there_are() {
    let folder = Folder::new();
    for (language, counted) in
        [("en", "10 positions instead of 25 nodes."), ("es", "10 posiciones en lugar de 25 nodos.")]
    {
        for format in ["svg", "html"] {
            let export = |layout: &str| {
                let file = format!("{layout}-{language}.{format}");
                folder.export(&["table", "--layout", layout, "--lang", language, "-o", &file]);
                String::from_utf8(folder.files().remove(&file).unwrap()).unwrap()
            };
            assert!(export("positions").contains(counted), "{format} {language}");
            assert!(!export("tree").contains(counted), "{format} {language}");
        }
    }
}

#[test]
fn what_the_window_shows_at_the_end_is_the_root_and_as_much_of_the_best_line_as_there_is_room_for() {
    let folder = Folder::new();
    let visible = ["--view", "visible", "--steps", "last", "--width", "1280", "--height", "560", "-o", "a.svg"];
    folder.export(&[&["king-and-rook"], &visible[..]].concat());
    let shown = String::from_utf8(folder.files().remove("a.svg").unwrap()).unwrap();
    // Its boards are too large for the whole line and the root.
    for name in ["A", "F", "F1"] {
        assert!(shown.contains(&format!(">{name}<")), "{name}");
    }
    assert!(!shown.contains(">B<"), "the view has moved to the line");
}

#[test]
fn a_tree_that_is_drawn_as_strips_says_so() {
    let folder = Folder::new();
    let said = |flags: &[&str]| folder.export(&[&["18", "-o", "a.svg", "--lang", "en"], flags].concat());
    assert_eq!(said(&["--width", "900"]), "Exported a.svg.\n");
    assert!(said(&["--width", "300"]).ends_with("it is drawn as strips.\n"));
}

#[test]
fn every_lesson_can_be_exported_by_its_name() {
    let folder = Folder::new();
    for name in lessons::names() {
        folder.export(&[name]);
    }
    assert_eq!(folder.names().len(), lessons::names().len());
}

/// A figure for a column: the picture alone, on a page of its size.
#[test]
fn a_picture_is_cropped_on_demand() {
    let folder = Folder::new();
    let output = folder.call(&["a-to-n", "--lang", "en", "--width", "320", "--cropped", "-o", "column.pdf"]);
    assert!(output.status.success(), "{}", err(&output));
    let pdf = fs::read(folder.path().join("column.pdf")).unwrap();
    let text = String::from_utf8_lossy(&pdf);
    assert!(text.contains("/MediaBox[0 0 240 "), "a page of the width of the picture");
    let output = folder.call(&["a-to-n", "--lang", "en", "--cropped", "-o", "column.svg"]);
    assert!(!output.status.success() && err(&output).contains("--cropped is for PDF"), "{}", err(&output));
    for wrong in ["3", "41", "x"] {
        let output = folder.call(&["a-to-n", "--lang", "en", "--text-size", wrong]);
        assert_eq!(output.status.code(), Some(2), "{wrong}");
    }
}
