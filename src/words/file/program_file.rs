//! Files that are programs and no positions: how the game in one is opened.

use crate::messages::{Message, Whole};
use poda_core::text::visible;
use std::path::Path;

/// The endings of programs that another program runs, with that program.
const INTERPRETED: [(&str, &str); 10] = [
    ("py", "python3"),
    ("js", "node"),
    ("mjs", "node"),
    ("java", "java"),
    ("jar", "java -jar"),
    ("rb", "ruby"),
    ("jl", "julia"),
    ("lua", "lua"),
    ("pl", "perl"),
    ("r", "Rscript"),
];

/// The endings of programs that are compiled first.
const COMPILED: [&str; 10] = ["c", "cc", "cpp", "cxx", "cs", "go", "hs", "kt", "rs", "swift"];

/// How the game in the file of a program is opened. No file starts a program by itself.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "program-file")]
pub enum ProgramFile {
    /// Another program runs it, by this command.
    Interpreted(#[message("command", Whole)] String),
    /// It is compiled first. The command runs what comes of it.
    Compiled(#[message("command", Whole)] String),
}

impl ProgramFile {
    /// Returns how the game in a file is opened, if the name of the file is that of a program.
    pub fn at(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?.to_lowercase();
        if COMPILED.contains(&&*ending) {
            let name = path.with_extension("");
            let has_folder = path.parent().is_some_and(|folder| !folder.as_os_str().is_empty());
            let here = if has_folder { "" } else { "./" };
            return Some(Self::Compiled(format!("{here}{}", quoted(&name))));
        }
        let (_, runs) = INTERPRETED.iter().find(|(known, _)| *known == ending)?;
        Some(Self::Interpreted(format!("{runs} {}", quoted(path))))
    }
}

/// Returns a path as a word of a command that stands in double quotes.
fn quoted(path: &Path) -> String {
    let path = path.to_string_lossy();
    let path = visible(&path);
    if path.contains(char::is_whitespace) { format!("'{path}'") } else { path.into_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ending_of_a_file_says_what_runs_it() {
        let command = |path: &str| {
            ProgramFile::at(Path::new(path)).map(|file| match file {
                ProgramFile::Interpreted(command) => command,
                ProgramFile::Compiled(command) => format!("compiled: {command}"),
            })
        };
        assert_eq!(command("mine.py").as_deref(), Some("python3 mine.py"));
        assert_eq!(command("/a b/Mine.JAVA").as_deref(), Some("java '/a b/Mine.JAVA'"));
        assert_eq!(command("mine.cpp").as_deref(), Some("compiled: ./mine"));
        assert_eq!(command("games/mine.rs").as_deref(), Some("compiled: games/mine"));
        assert_eq!((command("mine.ron"), command("mine")), (None, None));
    }
}
