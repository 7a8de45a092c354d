//! The fonts of the system, for letters that the bundled ones lack.

use skrifa::{FontRef, MetadataProvider};
use std::env;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// Returns the contents of a font file with a glyph for a letter, and the index of the font in it; `None` if no font of
/// the system has one. The first call reads all font files.
pub fn font_with(letter: char) -> Option<(Vec<u8>, u32)> {
    let code = u32::from(letter);
    let font = INSTALLED.iter().find(|font| font.letters.iter().any(|letters| letters.contains(&code)))?;
    Some((fs::read(&font.path).ok()?, font.index))
}

/// A font of the system.
struct InstalledFont {
    path: PathBuf,
    /// The index in a file of several fonts.
    index: u32,
    /// The code points with a glyph.
    letters: Vec<RangeInclusive<u32>>,
}

/// The fonts in the order in which they are preferred.
static INSTALLED: LazyLock<Vec<InstalledFont>> = LazyLock::new(|| {
    let mut files = Vec::new();
    for folder in folders() {
        add_files(&folder, MAX_FOLDERS, &mut files);
    }
    files.sort_by_key(|path| (style_rank(path), path.clone()));
    files.dedup();
    files.iter().flat_map(|path| fonts_in(path)).collect()
});

/// How many folders may lie in one another.
const MAX_FOLDERS: usize = 8;

/// Returns the folders in which systems keep fonts. Those that do not exist are empty.
fn folders() -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = if cfg!(windows) {
        let system = env::var_os("SystemRoot").map(|root| Path::new(&root).join("Fonts"));
        let own = dirs::data_local_dir().map(|data| data.join("Microsoft/Windows/Fonts"));
        system.into_iter().chain(own).collect()
    } else if cfg!(target_vendor = "apple") {
        ["/System/Library/Fonts", "/Library/Fonts"].map(PathBuf::from).to_vec()
    } else {
        ["/usr/share/fonts", "/usr/local/share/fonts"].map(PathBuf::from).to_vec()
    };
    folders.extend(dirs::font_dir());
    folders.extend(dirs::home_dir().map(|home| home.join(".fonts")));
    folders
}

fn add_files(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) {
    let Some(entries) = fs::read_dir(folder).ok().filter(|_| 0 < depth) else { return };
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        let extension = path.extension().and_then(|it| it.to_str()).map(str::to_ascii_lowercase);
        match extension.as_deref() {
            Some("ttf" | "otf" | "ttc" | "otc") => files.push(path),
            _ if path.is_dir() => add_files(&path, depth - 1, files),
            _ => {}
        }
    }
}

/// Returns how little a file name looks like that of an upright sans serif of normal weight, as the bundled font is.
fn style_rank(path: &Path) -> usize {
    let name = path.file_stem().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
    let other =
        ["bold", "italic", "oblique", "light", "thin", "black", "condensed", "serif", "mono", "emoji", "lastresort"];
    2 * other.iter().filter(|word| name.contains(*word)).count() + usize::from(!name.contains("sans"))
}

fn fonts_in(path: &Path) -> Vec<InstalledFont> {
    let Ok(bytes) = fs::read(path) else { return Vec::new() };
    let font = |index: u32| {
        let font = FontRef::from_index(&bytes, index).ok()?;
        let mut codes: Vec<u32> = font.charmap().mappings().map(|(code, _)| code).collect();
        codes.sort_unstable();
        let letters = codes.chunk_by(|code, next| *next <= code + 1).map(|codes| codes[0]..=codes[codes.len() - 1]);
        Some(InstalledFont { path: path.to_owned(), index, letters: letters.collect() })
    };
    (0..MAX_IN_FILE).map_while(font).collect()
}

/// How many fonts of one file are read.
const MAX_IN_FILE: u32 = 64;
