//! No snapshot is left over: each file belongs to a test that compares with it.

use std::fs;
use std::path::{Path, PathBuf};

/// The snapshots below a folder.
fn snapshots(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(snapshots(&path));
        } else if path.extension().is_some_and(|ending| ending == "snap" || ending == "new") {
            found.push(path);
        }
    }
    found
}

/// Whether a test compares with the snapshot: in the module that its file name gives, a function is named like it, or
/// it is named in an assertion.
fn is_compared(tests: &Path, snapshot: &str) -> bool {
    let Some((modules, name)) = snapshot.strip_suffix(".snap").and_then(|whole| whole.rsplit_once("__")) else {
        return false;
    };
    // The name begins with that of the folder: `it` or `window`.
    let file = tests.join(modules.replace("__", "/"));
    if !modules.contains("__") {
        return false;
    }
    let sources = [file.with_extension("rs"), file.join("mod.rs")];
    let source: String = sources.iter().filter_map(|source| fs::read_to_string(source).ok()).collect();
    // Or it is one of a list of lessons, each in a language.
    let listed = name.rsplit_once('-').filter(|_| source.contains("assert_snapshot!(format!(\"{name}-{}\""));
    let listed = listed.map(|(lesson, language)| (format!("(\"{lesson}\""), language == "en" || language == "es"));
    [format!("fn {name}("), format!("assert_snapshot!(\"{name}\"")].iter().any(|naming| source.contains(naming))
        || listed.is_some_and(|(lesson, is_language)| is_language && source.contains(&lesson))
}

#[test]
fn every_snapshot_is_compared_with_something() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let snapshots = snapshots(&tests);
    assert!(!snapshots.is_empty(), "there are snapshots");
    let left: Vec<_> =
        snapshots.iter().filter(|path| !is_compared(&tests, path.file_name().unwrap().to_str().unwrap())).collect();
    assert!(left.is_empty(), "no test compares with these: {left:?}");
}

#[test]
fn a_snapshot_that_is_left_over_is_found() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    assert!(is_compared(&folder, "it__words__whole_searches__a_leaf_alone.snap"));
    assert!(is_compared(&folder, "window__screen_reader__a-to-n-en.snap"));
    assert!(!is_compared(&folder, "window__screen_reader__nim-en.snap"));
    assert!(is_compared(&folder, "it__picture__pictures__deep_cutoff.snap"));
    for left in [
        "it__words__whole_searches__a_leaf_together.snap",
        "it__words__wards__a_leaf_alone.snap",
        "words__a_leaf_alone.snap",
        "a.new",
    ] {
        assert!(!is_compared(&folder, left), "{left}");
    }
}
