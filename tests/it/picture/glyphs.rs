//! Names in scripts that no bundled font has, in papers and pictures.

use crate::cli::program::program;
use std::fs;
use std::path::Path;
use std::process::Output;
use tempfile::TempDir;
use write_fonts::FontBuilder;
use write_fonts::tables::cmap::Cmap;

/// Letters for private use, which no font of a system has.
const TREE: &str = "(version: 1, title: \"\u{f0001}\u{f0002}\", game: Tree(tree: (name: \"A\", children: [
    (name: \"\u{f0003}\", move: \"x\u{f0003}\", children: [3, 17]), (name: \"right\", children: [2, 12])])))";

fn poda(folder: &Path, arguments: &[&str]) -> Output {
    program(arguments).current_dir(folder).args(["--lang", "en"]).output().unwrap()
}

#[test]
fn a_picture_says_which_letters_have_no_glyph() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("own.ron"), TREE).unwrap();
    for format in ["png", "pdf"] {
        let exported = poda(folder.path(), &["export", "own.ron", "-o", &format!("x.{format}")]);
        let said = String::from_utf8_lossy(&exported.stderr).into_owned();
        assert_eq!(exported.status.code(), Some(1), "{said}");
        for letters in
            ["`\u{f0001}\u{f0002}` has letters for which Poda has no glyph", "`\u{f0003}` has", "`x\u{f0003}` has"]
        {
            assert!(said.contains(letters), "{said}");
        }
        assert!(!said.contains("`right`") && folder.path().join(format!("x.{format}")).exists(), "{said}");
    }
    // A viewer of SVG has fonts of its own.
    let exported = poda(folder.path(), &["export", "own.ron", "-o", "x.svg"]);
    assert!(exported.status.success(), "{exported:?}");
}

#[test]
fn a_paper_says_whose_letters_have_no_glyph() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("t.ron"), "(version: 1, game: Tree(tree: [[3, 12], [2, 4]]))").unwrap();
    fs::write(folder.path().join("class.csv"), "name,student\n\u{f0001},4\nÁrbol Muñoz,5\nx \u{f0002},6\n").unwrap();
    let written = poda(folder.path(), &["exam", "t.ron", "--students", "class.csv", "-o", "x.pdf"]);
    let said = String::from_utf8_lossy(&written.stderr).into_owned();
    assert_eq!(written.status.code(), Some(1), "{said}");
    assert!(said.contains("class.csv: `\u{f0001}` has") && said.contains("`x \u{f0002}` has"), "{said}");
    assert!(!said.contains("Muñoz") && folder.path().join("x.pdf").exists(), "{said}");
}

/// A font of the user, in which these letters look like A, B and C.
#[cfg(unix)]
#[test]
fn a_font_of_the_system_has_the_letters_that_the_bundled_ones_lack() {
    use poda::picture::fonts::Font;
    let folder = TempDir::new().unwrap();
    let letters = ('\u{f0001}'..='\u{f0003}').zip('A'..='C');
    let glyphs = letters.map(|(own, latin)| (own, Font::Regular.glyph(latin).id.into()));
    let bundled = write_fonts::read::FontRef::new(Font::Regular.bytes()).unwrap();
    let mut builder = FontBuilder::new();
    builder.add_table(&Cmap::from_mappings(glyphs).unwrap()).unwrap();
    let font = builder.copy_missing_tables(bundled).build();
    for place in ["data/fonts", "Library/Fonts"] {
        fs::create_dir_all(folder.path().join(place)).unwrap();
        fs::write(folder.path().join(place).join("own.ttf"), &font).unwrap();
    }
    let latin = TREE.replace('\u{f0001}', "A").replace('\u{f0002}', "B").replace('\u{f0003}', "C");
    for (name, text) in [("own", TREE), ("latin", &latin)] {
        fs::write(folder.path().join(name).with_extension("ron"), text).unwrap();
        for format in ["png", "pdf"] {
            let exported =
                program(&["export", &format!("{name}.ron"), "--steps", "1", "-o", &format!("{name}.{format}")])
                    .current_dir(folder.path())
                    .env("HOME", folder.path())
                    .env("XDG_DATA_HOME", folder.path().join("data"))
                    .output()
                    .unwrap();
            assert!(exported.status.success(), "{}", String::from_utf8_lossy(&exported.stderr));
        }
    }
    // Pixel by pixel the picture of the Latin letters; the texts that describe it differ.
    let pixels = |name: &str| {
        let file = fs::File::open(folder.path().join(name)).unwrap();
        let mut reader = png::Decoder::new(std::io::BufReader::new(file)).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut pixels).unwrap();
        pixels
    };
    assert!(pixels("own.png") == pixels("latin.png"));
}
