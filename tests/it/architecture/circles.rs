//! Circles between files: a file that depends on another, which depends on the first, perhaps by way of others.
//!
//! An edge leads from a file to each file whose items it names. A `mod` line and a parent's `pub use` of its children are no
//! edges; `super::` to what a `mod.rs` itself holds or re-exports is one, and leads to the file behind the re-export as well.

use super::modules;
use super::references::{Named, named};
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// A path from the crate's root, word by word.
type Words = Vec<String>;

/// The circles among files, each as its files in the order of their paths. A file is given with its path from `src`, and its
/// text.
pub fn circles(files: &[(PathBuf, String)]) -> Vec<Vec<String>> {
    let sources: BTreeMap<Words, &(PathBuf, String)> =
        files.iter().map(|file| (modules_from_root(&file.0), file)).collect();
    let (mut used, mut reexports) = (BTreeMap::new(), BTreeMap::new());
    for (modules, (_, text)) in &sources {
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let Named { used: paths, reexported } = named(modules, code);
        let mut others: Vec<Words> = paths.iter().filter_map(|path| words(path)).collect();
        for path in reexported.iter().filter_map(|path| words(path)) {
            let name = path.last().cloned().unwrap_or_default();
            if path.starts_with(modules) && modules.len() < path.len() {
                let alias = [modules.clone(), vec![name]].concat();
                // Of a module and what it holds under its own name, the module is found first.
                if !path.starts_with(&alias) {
                    reexports.insert(alias, path);
                }
            } else {
                others.push(path);
            }
        }
        used.insert(modules.clone(), others);
    }
    let edges = used
        .into_iter()
        .map(|(from, paths)| {
            let to = paths.iter().flat_map(|path| files_of(path, &sources, &reexports)).filter(|to| *to != from);
            (from.clone(), to.collect::<BTreeSet<_>>())
        })
        .collect();
    let name = |modules: &Words| sources[modules].0.display().to_string();
    components(&edges).iter().map(|circle| circle.iter().map(name).collect()).collect()
}

fn modules_from_root(path: &std::path::Path) -> Words {
    let modules = modules(path);
    if modules == ["lib"] { Vec::new() } else { modules }
}

fn words(path: &str) -> Option<Words> {
    path.strip_prefix("crate::").map(|inner| inner.split("::").map(str::to_owned).collect())
}

/// The file that a path leads to, and those whose re-exports lead there.
fn files_of(
    path: &Words,
    sources: &BTreeMap<Words, &(PathBuf, String)>,
    reexports: &BTreeMap<Words, Words>,
) -> Vec<Words> {
    let prefixes = |path: &Words| (1..=path.len()).rev().map(|length| path[..length].to_vec()).collect::<Vec<_>>();
    let holder = |path: &Words| prefixes(path).into_iter().find(|prefix| sources.contains_key(prefix));
    let mut path = path.clone();
    let mut files = Vec::new();
    while let Some(alias) = prefixes(&path).into_iter().find(|prefix| reexports.contains_key(prefix)) {
        files.extend(holder(&alias[..alias.len() - 1].to_vec()));
        path = [&reexports[&alias], &path[alias.len()..]].concat();
    }
    files.extend(holder(&path));
    files
}

/// The sets of more than one file each of which leads to all others of its set.
fn components(edges: &BTreeMap<Words, BTreeSet<Words>>) -> Vec<BTreeSet<Words>> {
    let reached: BTreeMap<&Words, BTreeSet<Words>> = edges.keys().map(|from| (from, reach(from, edges))).collect();
    let mut found = BTreeSet::new();
    for (from, to) in &reached {
        if to.contains(*from) {
            let circle = to.iter().filter(|other| reached.get(other).is_some_and(|back| back.contains(*from)));
            found.insert(circle.cloned().collect::<BTreeSet<_>>());
        }
    }
    found.into_iter().collect()
}

/// All that a file leads to.
fn reach(from: &Words, edges: &BTreeMap<Words, BTreeSet<Words>>) -> BTreeSet<Words> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(file) = open.pop() {
        for next in edges.get(file).into_iter().flatten() {
            if reached.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    reached
}
