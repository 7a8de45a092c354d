//! Circles between files: a file that depends on another, which depends on the first, perhaps by way of others.
//!
//! An edge leads from a file to each file whose items it names. A `mod` line and a parent's `pub use` of its children
//! are no edges; `super::` to what a `mod.rs` itself holds or re-exports is one, and leads to the file behind the
//! re-export as well.

use super::source::{SourceFile, Words};
use petgraph::algo::tarjan_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::EdgeRef;
use std::collections::BTreeMap;

/// A file, another that it depends on, and what it names there.
pub type Edge = (String, String, String);

/// The circles among files, each as the edges that it is made of.
pub fn circles(files: &[SourceFile]) -> Vec<Vec<Edge>> {
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
    let mut graph = DiGraph::<(), String>::new();
    for _ in files {
        graph.add_node(());
    }
    for (from, file) in files.iter().enumerate() {
        for path in &file.used {
            let mut path = path.clone();
            let named = path.join("::");
            let mut add = |to: Option<usize>| {
                if let Some(to) = to.filter(|to| *to != from && !files[*to].modules.is_empty()) {
                    graph.update_edge(NodeIndex::new(from), NodeIndex::new(to), named.clone());
                }
            };
            while let Some(alias) = prefixes(&path).into_iter().find(|prefix| reexports.contains_key(prefix)) {
                add(holder(&alias[..alias.len() - 1].to_vec()));
                path = [reexports[&alias], &path[alias.len()..]].concat();
            }
            add(holder(&path));
        }
    }
    let name = |node: NodeIndex| files[node.index()].path.display().to_string();
    let mut circles = Vec::new();
    for set in tarjan_scc(&graph).into_iter().filter(|set| 1 < set.len()) {
        let within =
            graph.edge_references().filter(|edge| set.contains(&edge.source()) && set.contains(&edge.target()));
        let mut edges: Vec<_> =
            within.map(|edge| (name(edge.source()), name(edge.target()), edge.weight().clone())).collect();
        edges.sort();
        circles.push(edges);
    }
    circles
}
