//! The same tree laid out by d3-hierarchy and by d3-flextree, in a Node.js process and with the same extents.

use std::io::Write;
use std::path::Path;
use std::process::Command;

use poda::layout::{LayoutTree, Separation};
use serde_json::Value;

/// The number of layouts by each; the median counts.
const RUNS: usize = 5;
/// The height of a row, which both require although no x depends on it.
const ROW_HEIGHT: f32 = 128.0;

/// The median times of the two, in seconds.
pub struct D3Times {
    /// Of `tree()` in d3-hierarchy, with a separation from the extents.
    pub hierarchy: f64,
    /// Of `flextree()` in d3-flextree.
    pub flextree: f64,
}

/// Measures both. Returns an explanation if they cannot be run.
pub fn measure(tree: &impl LayoutTree, gaps: Separation) -> Result<D3Times, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("d3");
    if !folder.join("node_modules/d3-hierarchy").is_dir() || !folder.join("node_modules/d3-flextree").is_dir() {
        return Err("d3 is not there: run `npm install` in benches/d3".to_owned());
    }
    let mut file = tempfile::NamedTempFile::new().map_err(|fault| fault.to_string())?;
    file.write_all(&bytes(tree)).map_err(|fault| fault.to_string())?;
    let output = Command::new("node")
        // A hundred times the memory that Poda needs, and a stack for a recursion as deep as the tree.
        .args(["--max-old-space-size=6144", "--stack-size=4000"])
        .arg(folder.join("layout.js"))
        .arg(file.path())
        .args([RUNS.to_string(), ROW_HEIGHT.to_string(), gaps.siblings.to_string(), gaps.cousins.to_string()])
        .output()
        .map_err(|fault| format!("node does not start, install Node.js: {fault}"))?;
    let output_text = String::from_utf8_lossy(&output.stdout);
    let answer: Value = serde_json::from_str(&output_text)
        .map_err(|fault| format!("node did not answer: {fault}\n{}", String::from_utf8_lossy(&output.stderr)))?;
    if answer["nodes"] != tree.node_count() {
        return Err(format!("d3 was given another tree: {output_text}"));
    }
    let seconds = |name: &str| answer[name]["milliseconds"].as_f64().map(|milliseconds| milliseconds / 1e3);
    let both = seconds("hierarchy").zip(seconds("flextree"));
    both.map(|(hierarchy, flextree)| D3Times { hierarchy, flextree })
        .ok_or_else(|| format!("no times in {output_text}"))
}

/// The tree as the script reads it. By node: its parent and the two sides of its extent.
fn bytes(tree: &impl LayoutTree) -> Vec<u8> {
    let node = |node| {
        let (parent, extent) = (if node == 0 { u32::MAX } else { tree.parent(node) }, tree.extent(node));
        [parent.to_le_bytes(), extent.left.to_le_bytes(), extent.right.to_le_bytes()].concat()
    };
    (0..tree.node_count()).flat_map(node).collect()
}
