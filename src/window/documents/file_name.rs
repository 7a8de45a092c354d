//! The names of files, without their folders.

use poda_words::i18n::Words;
use poda_words::messages::{MessageArg, ToArgument};
use std::path::{Path, PathBuf};

/// A file in a message, which contains its name without its folder.
pub struct FileName<'a>(pub &'a PathBuf);

impl ToArgument for FileName<'_> {
    fn to_argument(&self, _: &Words) -> MessageArg {
        file_name(self.0).into()
    }
}

/// Returns the name of a file without its folder.
pub fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}
