//! Names in scripts that no bundled font has: what papers and pictures say about them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

const TREE: &str = "(version: 1, title: \"极小\", game: Tree(tree: (name: \"A\", children: [
    (name: \"左\", move: \"向左\", children: [3, 17]), (name: \"right\", children: [2, 12])])))";

fn poda(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_poda"))
        .current_dir(folder)
        .args(arguments)
        .args(["--lang", "en"])
        .output()
        .unwrap()
}

#[test]
fn a_picture_says_which_letters_have_no_glyph() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("cjk.ron"), TREE).unwrap();
    for format in ["png", "pdf"] {
        let exported = poda(folder.path(), &["export", "cjk.ron", "-o", &format!("x.{format}")]);
        let said = String::from_utf8_lossy(&exported.stderr).into_owned();
        assert_eq!(exported.status.code(), Some(1), "{said}");
        for letters in ["`极小` has letters for which Poda has no glyph", ": 左", ": 向左"] {
            assert!(said.contains(letters), "{said}");
        }
        assert!(!said.contains("`right`") && folder.path().join(format!("x.{format}")).exists(), "{said}");
    }
    // A viewer of SVG has fonts of its own.
    let exported = poda(folder.path(), &["export", "cjk.ron", "-o", "x.svg"]);
    assert!(exported.status.success(), "{exported:?}");
}

#[test]
fn a_paper_says_whose_letters_have_no_glyph() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("t.ron"), "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]))").unwrap();
    fs::write(folder.path().join("class.csv"), "name,student\n山田太郎,4\nÁrbol Muñoz,5\nمحمد علي,6\n").unwrap();
    let written = poda(folder.path(), &["exam", "t.ron", "--students", "class.csv", "-o", "x.pdf"]);
    let said = String::from_utf8_lossy(&written.stderr).into_owned();
    assert_eq!(written.status.code(), Some(1), "{said}");
    assert!(said.contains("class.csv: `山田太郎` has") && said.contains("`محمد علي` has"), "{said}");
    assert!(!said.contains("Muñoz") && folder.path().join("x.pdf").exists(), "{said}");
}
