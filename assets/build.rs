//! Compresses the bundled files of the program: the fonts, of each language its rules and its messages, and the code of algorithms. In the program for
//! browsers the messages are left out: each language is a file of the page.

use lzma_rust2::{DICT_SIZE_MIN, LzmaOptions, LzmaWriter};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The font files, in the order of `FontFile`.
const FONTS: [&str; 3] = ["IBMPlexSans-Regular", "IBMPlexSans-SemiBold", "JetBrainsMono-Regular"];
/// The file of a language that contains its rules instead of sentences.
const RULES: &str = "language.ftl";
/// The file of what the page says before the program is there.
const OF_THE_PAGE: &str = "page.ftl";
/// The strongest usual compression.
const PRESET: u32 = 9;

fn main() {
    let assets = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let font = |name: &str| {
        let file = assets.join("fonts").join(name).with_extension("ttf");
        println!("cargo::rerun-if-changed={}", file.display());
        read(&file)
    };
    // The tables of a font have words of one, two and four bytes.
    pack("fonts", &FONTS.map(font), ContextBits { byte_before: 2, place: 1, place_of_match: 1 });
    let text =
        |files: &[PathBuf]| files.iter().flat_map(|file| [read(file), b"\n".to_vec()].concat()).collect::<Vec<u8>>();
    let rules_and_messages = |language: &String| {
        let mut files = files(&assets.join("locales").join(language));
        files.retain(|file| file.extension().is_some_and(|found| found == "ftl") && !file.ends_with(OF_THE_PAGE));
        let (rules, messages): (Vec<_>, Vec<_>) = files.into_iter().partition(|file| file.ends_with(RULES));
        (text(&rules), text(&messages))
    };
    let languages = folders(&assets.join("locales"));
    let (rules, messages): (Vec<_>, Vec<_>) = languages.iter().map(rules_and_messages).unzip();
    pack("rules", &rules, ContextBits::OF_TEXT);
    let is_for_browsers = std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    pack("messages", if is_for_browsers { &[] } else { &messages }, ContextBits::OF_TEXT);
    let out = PathBuf::from(std::env::var("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("languages.rs"), format!("&{languages:?}")).expect("the build folder can be written");
    let code = assets.join("code");
    let (names, code): (Vec<_>, Vec<_>) = folders(&code)
        .iter()
        .flat_map(|language| files(&code.join(language)).into_iter().map(move |file| (language.clone(), file)))
        .map(|(language, file)| (format!("{language}/{}", name(&file)), read(&file)))
        .unzip();
    pack("code", &code, ContextBits::OF_TEXT);
    fs::write(out.join("code.rs"), format!("&{names:?}")).expect("the build folder can be written");
}

/// Returns the names of the folders in a folder, one for each language.
fn folders(folder: &Path) -> Vec<String> {
    entries(folder).iter().filter(|path| path.is_dir()).map(|path| name(path)).collect()
}

/// Returns the files of a folder, by name.
fn files(folder: &Path) -> Vec<PathBuf> {
    entries(folder).into_iter().filter(|path| path.is_file()).collect()
}

/// Returns what is in a folder, by name. The script runs again when something is added, changed or removed.
fn entries(folder: &Path) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("the folder of bundled files can be read");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be read to its end").path()).collect();
    paths.sort();
    paths
}

/// Returns the name of a file or a folder.
fn name(path: &Path) -> String {
    path.file_name().and_then(|name| name.to_str()).expect("bundled files have plain names").to_owned()
}

fn read(file: &Path) -> Vec<u8> {
    fs::read(file).expect("a bundled file can be read")
}

/// The numbers of bits from which a byte is predicted.
#[derive(Clone, Copy)]
struct ContextBits {
    /// Of the byte before.
    byte_before: u32,
    /// Of the position.
    place: u32,
    /// Of the position of a match.
    place_of_match: u32,
}

impl ContextBits {
    /// In a text, a letter depends on the letters before it, not on its position.
    const OF_TEXT: Self = Self { byte_before: 4, place: 0, place_of_match: 0 };
}

/// Writes similar files as one compressed file, each after its length in four bytes.
fn pack(name: &str, files: &[Vec<u8>], context: ContextBits) {
    let length = |file: &Vec<u8>| u32::try_from(file.len()).expect("a bundled file is small").to_le_bytes();
    let packed: Vec<u8> = files.iter().flat_map(|file| [length(file).as_slice(), file].concat()).collect();
    let mut options = LzmaOptions::with_preset(PRESET);
    // The decompressor allocates this much memory.
    options.dict_size = u32::try_from(packed.len()).expect("what is bundled is small").max(DICT_SIZE_MIN);
    (options.lc, options.lp, options.pb) = (context.byte_before, context.place, context.place_of_match);
    let folder = PathBuf::from(std::env::var("OUT_DIR").expect("set by cargo"));
    let mut writer =
        LzmaWriter::new_use_header(Vec::new(), &options, Some(packed.len() as u64)).expect("these are options");
    writer.write_all(&packed).expect("memory can be written");
    let compressed = writer.finish().expect("memory can be written");
    fs::write(folder.join(name).with_extension("lzma"), compressed).expect("the build folder can be written");
}
