//! What the guide promises to a program that is not part of the workspace: with `poda-core` alone it searches a game of
//! its own and reads the trace.

use std::path::Path;
use std::process::Command;

/// The lines of the tree of crates that the program compiles, itself included.
const MAX_CRATES: usize = 8;

/// Runs cargo in the folder of a project, offline. Returns what it writes.
fn cargo(project: &Path, arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO"))
        .args(arguments)
        .arg("--offline")
        .current_dir(project)
        // What was compiled by an earlier run is compiled no more.
        .env("CARGO_TARGET_DIR", Path::new(env!("CARGO_TARGET_TMPDIR")).join("outside"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("cargo writes text")
}

/// Returns the first sample of the guide.
fn game_of_the_guide() -> &'static str {
    let (_, sample) =
        include_str!("../../../src/core/game/guide.md").split_once("```\n").expect("the guide has a sample");
    sample.split_once("```").expect("a sample ends").0
}

#[test]
fn a_project_outside_searches_its_own_game_by_the_guide() {
    let project = std::env::temp_dir().join(format!("poda-outside-{}", std::process::id()));
    std::fs::create_dir_all(&project).expect("the folder of temporary files can be written");
    let manifest = format!(
        "[package]\nname = \"outside\"\nedition = \"2024\"\n\n[[bin]]\nname = \"outside\"\npath = \"main.rs\"\n\n\
         [dependencies]\npoda-core = {{ path = {:?} }}\n\n[workspace]\n",
        concat!(env!("CARGO_MANIFEST_DIR"), "/src/core")
    );
    let program = format!("fn main() {{\n{}\nprintln!(\"{{}}\", alpha_beta.id(best));\n}}\n", game_of_the_guide());
    std::fs::write(project.join("Cargo.toml"), manifest).expect("a manifest is written");
    std::fs::write(project.join("main.rs"), program).expect("a program is written");

    assert_eq!(cargo(&project, &["run", "--quiet"]).trim(), "+2");
    let crates = cargo(&project, &["tree", "--edges", "normal,build", "--prefix", "none"]).lines().count();
    assert!(crates <= MAX_CRATES, "{crates} crates");

    std::fs::remove_dir_all(&project).expect("the folder is removed");
}
