//! What is bundled with the program and is not code: fonts, messages, and what a handout for browsers brings along.
//!
//! Fonts and messages are stored deflated. Knows nothing of what they are for.
//!
//! ```
//! assert!(poda_assets::messages("en").expect("English is bundled").contains("count-leaves"));
//! assert_eq!(poda_assets::messages("fr"), None);
//! ```

use miniz_oxide::inflate::decompress_to_vec;

/// The script of a handout.
pub const HANDOUT_SCRIPT: &str = include_str!("handout/handout.js");
/// The style sheet of a handout.
pub const HANDOUT_STYLE: &str = include_str!("handout/handout.css");

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
    /// Never: the build deflates what is inflated here.
    pub fn bytes(self) -> Vec<u8> {
        let deflated: &[u8] = match self {
            Self::SansRegular => include_bytes!(concat!(env!("OUT_DIR"), "/IBMPlexSans-Regular.ttf.z")),
            Self::SansSemiBold => include_bytes!(concat!(env!("OUT_DIR"), "/IBMPlexSans-SemiBold.ttf.z")),
            Self::MonoRegular => include_bytes!(concat!(env!("OUT_DIR"), "/JetBrainsMono-Regular.ttf.z")),
        };
        decompress_to_vec(deflated).expect("the bundled fonts are deflated")
    }
}

/// Returns the messages of a language as one Fluent resource, or `None` if the language is not bundled.
///
/// `code` is the ISO 639-1 code of the language.
///
/// # Panics
/// Never: the build deflates what is inflated here.
pub fn messages(code: &str) -> Option<String> {
    let deflated: &[u8] = match code {
        "en" => include_bytes!(concat!(env!("OUT_DIR"), "/en.ftl.z")),
        "es" => include_bytes!(concat!(env!("OUT_DIR"), "/es.ftl.z")),
        _ => return None,
    };
    let source = decompress_to_vec(deflated).expect("bundled messages are deflated");
    Some(String::from_utf8(source).expect("bundled messages are UTF-8"))
}
