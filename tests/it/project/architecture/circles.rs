//! Circles between files: a file that depends on another, which depends on the first, perhaps by way of others.
//!
//! An edge leads from a file to each file whose items it names. A `mod` line and a parent's `pub use` of its children
//! are no edges; `super::` to what a `mod.rs` itself holds or re-exports is one, and leads to the file behind the
//! re-export as well. An `impl` in another file than its type leads to the type, and a call of one of its methods leads
//! to that `impl`.

use super::source::{SourceFile, Words};
use petgraph::algo::tarjan_scc;
use petgraph::graph::{DiGraph, NodeIndex};
use petgraph::visit::EdgeRef;
use std::collections::{BTreeMap, BTreeSet};

/// A file, another that it depends on, and what it names there.
pub type Edge = (String, String, String);

/// The circles among files, each as the edges that it is made of.
pub fn circles(files: &[SourceFile]) -> Vec<Vec<Edge>> {
    let graph = graph(files);
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

/// The circles among what a folder holds directly, files and folders. Its own `mod.rs` is left out.
pub fn folder_circles(files: &[SourceFile], folder: &str) -> Vec<BTreeSet<String>> {
    let graph = graph(files);
    let entry = |node: NodeIndex| {
        let inner = files[node.index()].path.strip_prefix(folder).ok()?;
        Some(inner.iter().next()?.to_str()?.to_owned()).filter(|name| name != "mod.rs")
    };
    let names: BTreeSet<String> = graph.node_indices().filter_map(entry).collect();
    let names: Vec<String> = names.into_iter().collect();
    let index = |node: NodeIndex| names.binary_search(&entry(node)?).ok().map(NodeIndex::new);
    let mut entries = DiGraph::<(), ()>::new();
    for _ in &names {
        entries.add_node(());
    }
    for edge in graph.edge_references() {
        if let Some((from, to)) = index(edge.source()).zip(index(edge.target())) {
            entries.update_edge(from, to, ());
        }
    }
    let circles = tarjan_scc(&entries).into_iter().filter(|set| 1 < set.len());
    circles.map(|set| set.into_iter().map(|node| names[node.index()].clone()).collect()).collect()
}

/// The files as nodes, in their order, and what a file names in another as an edge.
fn graph(files: &[SourceFile]) -> DiGraph<(), String> {
    let paths = Paths::of(files);
    let mut graph = DiGraph::<(), String>::new();
    for _ in files {
        graph.add_node(());
    }
    let mut add = |from: usize, to: usize, named: String| {
        if to != from && !files[to].modules.is_empty() {
            graph.update_edge(NodeIndex::new(from), NodeIndex::new(to), named);
        }
    };
    for (from, file) in files.iter().enumerate() {
        for path in &file.used {
            paths.holders(path).into_iter().for_each(|to| add(from, to, path.join("::")));
        }
    }
    for (from, to, call) in Methods::of(files, &paths).calls(files, &paths) {
        add(from, to, call);
    }
    graph
}

/// Where paths lead.
struct Paths<'a> {
    by_modules: BTreeMap<&'a [String], usize>,
    reexports: BTreeMap<Words, &'a Words>,
}

impl<'a> Paths<'a> {
    fn of(files: &'a [SourceFile]) -> Self {
        let by_modules = files.iter().enumerate().map(|(index, file)| (file.modules.as_slice(), index)).collect();
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
        Self { by_modules, reexports }
    }

    /// The file with the longest beginning of a path.
    fn holder(&self, path: &[String]) -> Option<usize> {
        prefixes(path).find_map(|prefix| self.by_modules.get(prefix).copied())
    }

    /// The longest beginning of a path that is re-exported, and what it stands for.
    fn reexport(&self, path: &[String]) -> Option<(&Words, &Words)> {
        prefixes(path).find_map(|prefix| self.reexports.get_key_value(prefix)).map(|(alias, behind)| (alias, *behind))
    }

    /// A path without re-exports, and the files that it leads through.
    fn followed(&self, path: &[String]) -> (Words, Vec<usize>) {
        let (mut path, mut through) = (path.to_vec(), Vec::new());
        while let Some((alias, behind)) = self.reexport(&path) {
            through.extend(self.holder(&alias[..alias.len() - 1]));
            path = [behind, &path[alias.len()..]].concat();
        }
        (path, through)
    }

    /// The files that a path leads to: where it is re-exported, and what it names.
    fn holders(&self, path: &[String]) -> Vec<usize> {
        let (path, mut through) = self.followed(path);
        through.extend(self.holder(&path));
        through
    }
}

/// The beginnings of a path, the longest first.
fn prefixes(path: &[String]) -> impl Iterator<Item = &[String]> {
    (0..=path.len()).rev().map(|length| &path[..length])
}

/// The methods of the types, each with the file of its `impl`.
struct Methods {
    /// For each type with methods in another file than its own, its methods there.
    elsewhere: BTreeMap<Words, BTreeMap<String, usize>>,
    /// The types with a method of this name.
    named: BTreeMap<String, BTreeSet<Words>>,
}

impl Methods {
    fn of(files: &[SourceFile], paths: &Paths<'_>) -> Self {
        let mut methods = Self { elsewhere: BTreeMap::new(), named: BTreeMap::new() };
        for (index, file) in files.iter().enumerate() {
            for (of, name) in &file.methods {
                let of = paths.followed(of).0;
                if paths.holder(&of) != Some(index) {
                    methods.elsewhere.entry(of.clone()).or_default().insert(name.clone(), index);
                }
                methods.named.entry(name.clone()).or_default().insert(of);
            }
        }
        methods
    }

    /// The calls of methods that are not in the file of their type: the file of the call, that of the method, and both.
    fn calls(&self, files: &[SourceFile], paths: &Paths<'_>) -> Vec<(usize, usize, String)> {
        let mut calls = Vec::new();
        for (from, file) in files.iter().enumerate() {
            let mut types: BTreeSet<Words> = file.used.iter().map(|path| paths.followed(path).0).collect();
            types.extend(file.methods.iter().map(|(of, _)| paths.followed(of).0));
            for (of, name) in &file.calls {
                // Of a value whose type is not known, the method is that of the only type here that has it.
                let of = if let Some(of) = of {
                    Some(paths.followed(of).0)
                } else {
                    let mut known = self.named.get(name).into_iter().flatten().filter(|of| types.contains(*of));
                    known.next().filter(|_| known.next().is_none()).cloned()
                };
                let Some(of) = of else { continue };
                if let Some(to) = self.elsewhere.get(&of).and_then(|methods| methods.get(name)) {
                    calls.push((from, *to, format!("{}::{name}()", of.join("::"))));
                }
            }
        }
        calls
    }
}
