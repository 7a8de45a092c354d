//! Links between pages: each leads to a file that exists, and to a heading that is in it.

use super::{pages, read, root};
use std::path::Path;

/// The targets of the links of a page; code aside.
fn links(page: &str) -> Vec<String> {
    let text: String = page.split("```").step_by(2).collect();
    let prose: String = text.split('`').step_by(2).collect();
    let targets = prose.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    targets.map(|(target, _)| target.to_owned()).collect()
}

/// The anchors of a page's headings, as mdBook and GitHub make them.
fn anchors(page: &str) -> Vec<String> {
    let text: String = page.split("```").step_by(2).collect();
    let headings = text.lines().filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim());
    let kept = |letter: char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_');
    headings
        .map(|heading| heading.to_lowercase().chars().filter(|&letter| kept(letter)).collect::<String>())
        .map(|heading| heading.replace(' ', "-"))
        .collect()
}

/// What is wrong with a link of a page, if anything.
fn fault(page: &Path, target: &str) -> Option<String> {
    if target.starts_with("https://") {
        return None;
    }
    let (file, anchor) = target.split_once('#').map_or((target, None), |(file, anchor)| (file, Some(anchor)));
    let path = if file.is_empty() { page.to_owned() } else { page.parent().unwrap().join(file) };
    let Ok(path) = path.canonicalize() else { return Some(format!("{target}: there is no such file")) };
    let manual = root().join("docs").canonicalize().unwrap();
    // The manual is published without the rest.
    if page.canonicalize().unwrap().starts_with(&manual) && !path.starts_with(&manual) {
        return Some(format!("{target}: is not in the manual"));
    }
    let is_there = |anchor: &str| anchors(&read(&path)).iter().any(|found| found == anchor);
    anchor.filter(|anchor| !is_there(anchor)).map(|anchor| format!("{target}: there is no heading {anchor}"))
}

#[test]
fn no_link_is_dead() {
    let mut faults = Vec::new();
    let mut count = 0;
    for page in pages() {
        for target in links(&read(&page)) {
            count += 1;
            faults.extend(fault(&page, &target).map(|fault| format!("{}: {fault}", page.display())));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(50 < count, "only {count} links were found");
}

#[test]
fn a_dead_link_is_found() {
    let page = root().join("docs/en/students.md");
    for alive in
        ["lecturers.md", "#practicing", "class.md#from-the-window", "../es/students.md", "https://example.org/x"]
    {
        assert_eq!(fault(&page, alive), None);
    }
    for dead in ["lectures.md", "#locks", "class.md#from-the-widow", "../../README.md"] {
        assert!(fault(&page, dead).is_some(), "{dead}");
    }
    assert_eq!(links("[a](b.md#c) `[x](y)`\n\n```text\n[p](q)\n```\n[d](#e)"), ["b.md#c", "#e"]);
}
