//! The bundled files of the program: fonts, messages, the code of algorithms that is shown, and the scripts and style sheets of handouts and
//! of packages for learning platforms.
//!
//! Fonts, messages and code are stored compressed, and unpacked on first use. Does not depend on how they are used. The program for browsers
//! contains no messages, because a reader needs one language: it asks the page for them.
//!
//! ```
//! assert!(poda_assets::messages("en").expect("English is bundled").contains("count-leaves"));
//! assert_eq!(poda_assets::messages("fr"), None);
//! ```

use lzma_rust2::LzmaReader;
use std::borrow::Cow;
use std::io::Read;
use std::sync::{LazyLock, OnceLock};

/// The script of a handout.
pub const HANDOUT_SCRIPT: &str = include_str!("handout/handout.js");
/// The style sheet of a handout.
pub const HANDOUT_STYLE: &str = include_str!("handout/handout.css");
/// The script of a package for learning platforms.
pub const SCORM_PLAYER: &str = include_str!("scorm/player.js");
/// The style sheet of a package for learning platforms.
pub const SCORM_STYLE: &str = include_str!("scorm/player.css");

/// The codes of the languages whose messages are bundled: those that have a folder.
pub const LANGUAGES: &[&str] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The files with the code of algorithms, each below the folder of its programming language, such as `python/minimax.py`.
pub const CODE_FILES: &[&str] = include!(concat!(env!("OUT_DIR"), "/code.rs"));

static FONTS: LazyLock<Vec<Vec<u8>>> =
    LazyLock::new(|| unpack(include_bytes!(concat!(env!("OUT_DIR"), "/fonts.lzma"))));
/// The rules of each language, in the order of [`LANGUAGES`].
static RULES: LazyLock<Vec<String>> =
    LazyLock::new(|| unpack_texts(include_bytes!(concat!(env!("OUT_DIR"), "/rules.lzma"))));
/// The messages of each language, in the order of [`LANGUAGES`]; none in the program for browsers.
static MESSAGES: LazyLock<Vec<String>> =
    LazyLock::new(|| unpack_texts(include_bytes!(concat!(env!("OUT_DIR"), "/messages.lzma"))));
/// The contents of the files of code, in the order of [`CODE_FILES`].
static CODE: LazyLock<Vec<String>> =
    LazyLock::new(|| unpack_texts(include_bytes!(concat!(env!("OUT_DIR"), "/code.lzma"))));

/// Where messages come from that are not bundled.
static MESSAGE_SOURCE: OnceLock<fn(&str) -> Option<String>> = OnceLock::new();

/// A bundled font file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FontFile {
    /// IBM Plex Sans, regular.
    SansRegular,
    /// IBM Plex Sans, semi-bold.
    SansSemiBold,
    /// `JetBrains` Mono, regular.
    MonoRegular,
}

impl FontFile {
    /// Returns the contents of the file, a TrueType font.
    ///
    /// # Panics
    /// Never panics: the build packs what is unpacked here.
    pub fn bytes(self) -> &'static [u8] {
        &FONTS[self as usize]
    }
}

/// Sets the function that returns the messages of a language, given its code, where they are not bundled. Only the first call counts.
pub fn set_message_source(source: fn(&str) -> Option<String>) {
    let _ = MESSAGE_SOURCE.set(source);
}

/// Returns the messages of a language as one Fluent resource, or `None` if there is no such language, or its messages are
/// neither bundled nor to be had.
///
/// `code` is the ISO 639 code of the language.
///
/// # Panics
/// Never panics: the build packs what is unpacked here.
pub fn messages(code: &str) -> Option<Cow<'static, str>> {
    let index = index(code)?;
    let bundled = MESSAGES.get(index).map(|messages| Cow::Borrowed(messages.as_str()));
    bundled.or_else(|| MESSAGE_SOURCE.get().and_then(|source| source(code)).map(Cow::Owned))
}

/// Returns the file `language.ftl` of a language, which says how the language is called and how it writes numbers, or `None` if the language
/// is not bundled.
///
/// # Panics
/// Never panics: the build packs what is unpacked here.
pub fn language_rules(code: &str) -> Option<&'static str> {
    Some(&RULES[index(code)?])
}

/// Returns the contents of a file of code: those with this name in [`CODE_FILES`], or `None` if there is no such file.
///
/// # Panics
/// Never panics: the build packs what is unpacked here.
pub fn code(name: &str) -> Option<&'static str> {
    Some(&CODE[CODE_FILES.iter().position(|file| *file == name)?])
}

fn index(code: &str) -> Option<usize> {
    LANGUAGES.iter().position(|language| *language == code)
}

/// Returns the texts that the build has packed.
fn unpack_texts(packed: &[u8]) -> Vec<String> {
    unpack(packed).into_iter().map(|file| String::from_utf8(file).expect("bundled texts are UTF-8")).collect()
}

/// Returns the files that the build has packed, each after its length in four bytes.
fn unpack(packed: &[u8]) -> Vec<Vec<u8>> {
    let mut unpacked = Vec::new();
    let mut reader = LzmaReader::new_mem_limit(packed, u32::MAX, None).expect("the build writes such a header");
    reader.read_to_end(&mut unpacked).expect("the build packs what is unpacked here");
    let mut files = Vec::new();
    let mut left = unpacked.as_slice();
    while let Some((length, rest)) = left.split_first_chunk() {
        let (file, rest) = rest.split_at(u32::from_le_bytes(*length) as usize);
        files.push(file.to_owned());
        left = rest;
    }
    files
}
