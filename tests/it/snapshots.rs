//! Snapshots are of something: each file of one is named by a test that compares with it.

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

/// Whether a test compares with the snapshot: in the module that its file name gives, a function is named like it, or it is
/// named in an assertion.
fn is_compared(folder: &Path, snapshot: &str) -> bool {
    let Some((modules, name)) = snapshot.strip_suffix(".snap").and_then(|whole| whole.rsplit_once("__")) else {
        return false;
    };
    let Some(modules) = modules.strip_prefix("it__") else { return false };
    let file = folder.join(modules.replace("__", "/"));
    let sources = [file.with_extension("rs"), file.join("mod.rs")];
    let source: String = sources.iter().filter_map(|source| fs::read_to_string(source).ok()).collect();
    [format!("fn {name}("), format!("assert_snapshot!(\"{name}\"")].iter().any(|naming| source.contains(naming))
}

#[test]
fn every_snapshot_is_compared_with_something() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let snapshots = snapshots(&tests);
    assert!(!snapshots.is_empty(), "there are snapshots");
    let left: Vec<_> = snapshots
        .iter()
        .filter(|path| !is_compared(&tests.join("it"), path.file_name().unwrap().to_str().unwrap()))
        .collect();
    assert!(left.is_empty(), "no test compares with these: {left:?}");
}

#[test]
fn a_snapshot_that_is_left_over_is_found() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
    assert!(is_compared(&folder, "it__words__a_leaf_alone.snap"));
    assert!(is_compared(&folder, "it__pictures__deep_cutoff.snap"));
    for left in ["it__words__a_leaf_together.snap", "it__wards__a_leaf_alone.snap", "words__a_leaf_alone.snap", "a.new"]
    {
        assert!(!is_compared(&folder, left), "{left}");
    }
}
