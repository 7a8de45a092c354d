//! What the program says as it changes is announced in the page, too: each file that says something so is named by a
//! test in the browser.

use std::collections::BTreeSet;
use std::path::Path;

/// The functions that announce a text when it changes.
const ANNOUNCING: [&str; 3] = ["say_changes(", "live_paragraph(", "live_linked_paragraph("];

/// The files that define these functions.
const DEFINING: [&str; 2] = ["window/look/widgets.rs", "window/panel/section.rs"];

/// The files whose texts are only shown where a class can be opened, which a page cannot do.
const ONLY_ON_A_DESKTOP: [&str; 2] = ["panels/dialogs/classroom.rs", "panels/frame/class_mark.rs"];

/// Returns the files below a folder that announce a text, by their paths from `src`.
fn announcing(source: &Path, folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        let path = entry.path();
        if path.is_dir() {
            announcing(source, &path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = std::fs::read_to_string(&path).unwrap();
            if ANNOUNCING.iter().any(|call| text.contains(call)) {
                found.insert(path.strip_prefix(source).unwrap().to_string_lossy().replace('\\', "/"));
            }
        }
    }
}

#[test]
fn every_file_that_announces_a_text_is_named_by_a_test_in_the_browser() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeSet::new();
    announcing(&root.join("src"), &root.join("src"), &mut found);
    let tests = std::fs::read_to_string(root.join("tests/browser/announced.mjs")).unwrap();
    for file in DEFINING.into_iter().chain(ONLY_ON_A_DESKTOP) {
        assert!(found.remove(file), "{file} announces nothing any more");
    }
    let named: BTreeSet<String> = tests
        .lines()
        .filter_map(|line| line.strip_prefix("// Said by "))
        .flat_map(|files| files.trim_end_matches('.').split(" and "))
        .map(str::to_owned)
        .collect();
    assert_eq!(found, named);
    assert!(7 < named.len());
}
