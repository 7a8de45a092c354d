//! The same tree laid out by d3-hierarchy and by d3-flextree, which is what people would otherwise use: in a process of
//! Node's, on the very extents that Poda was given.

use std::io::Write;
use std::path::Path;
use std::process::Command;

use poda::layout::{LayoutTree, Separation};
use serde_json::Value;

/// How often each of them lays the tree out; the median counts.
const RUNS: usize = 5;
/// Both have to know how high a row is, though nothing about x depends on it.
const ROW_HEIGHT: f32 = 128.0;

/// How long each of the two took, in seconds.
pub struct Others {
    /// `tree()` of d3-hierarchy, with a separation that says how much room two nodes need.
    pub hierarchy: f64,
    /// `flextree()` of d3-flextree.
    pub flextree: f64,
}

/// Has both lay a tree out; or says why they cannot.
pub fn measure(tree: &impl LayoutTree, gaps: Separation) -> Result<Others, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/d3");
    if !folder.join("node_modules/d3-hierarchy").is_dir() || !folder.join("node_modules/d3-flextree").is_dir() {
        return Err("d3 is not there: run `npm install` in benches/d3".to_owned());
    }
    let mut file = tempfile::NamedTempFile::new().map_err(|fault| fault.to_string())?;
    file.write_all(&bytes(tree)).map_err(|fault| fault.to_string())?;
    let output = Command::new("node")
        // Room for a hundred times what Poda needs, and for a recursion that is as deep as the tree.
        .args(["--max-old-space-size=6144", "--stack-size=4000"])
        .arg(folder.join("layout.js"))
        .arg(file.path())
        .args([RUNS.to_string(), ROW_HEIGHT.to_string(), gaps.siblings.to_string(), gaps.cousins.to_string()])
        .output()
        .map_err(|fault| format!("node does not start, install Node.js: {fault}"))?;
    let told = String::from_utf8_lossy(&output.stdout);
    let answer: Value = serde_json::from_str(&told)
        .map_err(|fault| format!("node did not answer: {fault}\n{}", String::from_utf8_lossy(&output.stderr)))?;
    if answer["nodes"] != tree.node_count() {
        return Err(format!("d3 was given another tree: {told}"));
    }
    let seconds = |name: &str| answer[name]["milliseconds"].as_f64().map(|milliseconds| milliseconds / 1e3);
    let both = seconds("hierarchy").zip(seconds("flextree"));
    both.map(|(hierarchy, flextree)| Others { hierarchy, flextree }).ok_or_else(|| format!("no times in {told}"))
}

/// Three numbers a node: its parent, and how far it reaches to the left and to the right.
fn bytes(tree: &impl LayoutTree) -> Vec<u8> {
    let node = |node| {
        let (parent, extent) = (if node == 0 { u32::MAX } else { tree.parent(node) }, tree.extent(node));
        [parent.to_le_bytes(), extent.left.to_le_bytes(), extent.right.to_le_bytes()].concat()
    };
    (0..tree.node_count()).flat_map(node).collect()
}
