//! Compresses what is bundled with the program: the fonts, and the messages of each language in one text.

use miniz_oxide::deflate::compress_to_vec;
use std::fs;
use std::path::{Path, PathBuf};

/// The strongest usual compression.
const LEVEL: u8 = 9;

fn main() {
    let assets = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("set by cargo"));
    for font in files(&assets.join("fonts"), "ttf") {
        let name = font.file_name().expect("a file has a name").to_string_lossy().into_owned();
        write(&name, &read(&font));
    }
    for language in ["en", "es"] {
        let messages: Vec<u8> = files(&assets.join("locales").join(language), "ftl")
            .iter()
            .flat_map(|file| [read(file), b"\n".to_vec()].concat())
            .collect();
        write(&format!("{language}.ftl"), &messages);
    }
}

/// Returns the files of a folder with an extension, by name. The script runs again when one is added, changed or removed.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("the folder of bundled files can be read");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be read to its end").path()).collect();
    files.retain(|file| file.extension().is_some_and(|found| found == extension));
    files.sort();
    files
}

fn read(file: &Path) -> Vec<u8> {
    fs::read(file).expect("a bundled file can be read")
}

fn write(name: &str, bytes: &[u8]) {
    let folder = PathBuf::from(std::env::var("OUT_DIR").expect("set by cargo"));
    fs::write(folder.join(format!("{name}.z")), compress_to_vec(bytes, LEVEL))
        .expect("the build folder can be written");
}
