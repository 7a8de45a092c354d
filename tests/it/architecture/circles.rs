//! Circles between files: a file that depends on another, which depends on the first, perhaps by way of others.
//!
//! An edge leads from a file to each file whose items it names. A `mod` line and a parent's `pub use` of its children are no
//! edges; `super::` to what a `mod.rs` itself holds or re-exports is one, and leads to the file behind the re-export as well.

use super::source::{SourceFile, Words};
use petgraph::algo::tarjan_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use std::collections::BTreeMap;

/// The circles among files, each as its files in the order of their paths.
pub fn circles(files: &[SourceFile]) -> Vec<Vec<String>> {
    let by_modules: BTreeMap<&[String], usize> =
        files.iter().enumerate().map(|(index, file)| (file.modules.as_slice(), index)).collect();
    let mut reexports: BTreeMap<Words, &Words> = BTreeMap::new();
    for file in files {
        for (name, path) in &file.reexported {
            let alias = [file.modules.as_slice(), std::slice::from_ref(name)].concat();
            // Of a module and what it holds under its own name, the module is found first.
            if !path.starts_with(&alias) {
                reexports.insert(alias, path);
            }
        }
    }
    let prefixes = |path: &Words| (0..=path.len()).rev().map(|length| path[..length].to_vec()).collect::<Vec<_>>();
    let holder = |path: &Words| prefixes(path).iter().find_map(|prefix| by_modules.get(prefix.as_slice()).copied());
    let mut graph = DiGraph::<(), ()>::new();
    for _ in files {
        graph.add_node(());
    }
    for (from, file) in files.iter().enumerate() {
        for path in &file.used {
            let mut path = path.clone();
            let mut add = |to: Option<usize>| {
                if let Some(to) = to.filter(|to| *to != from && !files[*to].modules.is_empty()) {
                    graph.update_edge(NodeIndex::new(from), NodeIndex::new(to), ());
                }
            };
            while let Some(alias) = prefixes(&path).into_iter().find(|prefix| reexports.contains_key(prefix)) {
                add(holder(&alias[..alias.len() - 1].to_vec()));
                path = [reexports[&alias], &path[alias.len()..]].concat();
            }
            add(holder(&path));
        }
    }
    let name = |node: &NodeIndex| files[node.index()].path.display().to_string();
    let mut circles: Vec<Vec<String>> =
        tarjan_scc(&graph).iter().filter(|set| 1 < set.len()).map(|set| set.iter().map(name).collect()).collect();
    for circle in &mut circles {
        circle.sort();
    }
    circles.sort();
    circles
}
