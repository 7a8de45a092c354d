//! The lectures that come with the program: the files of `examples/lectures/`, which list lessons and slides.

use super::{names, text_of};
use crate::file::{FileContent, LinkError, encode_lecture, load_file};
use crate::messages::{Message, Whole};
use poda_core::document::Lecture;
use poda_examples::{BundledFile, LECTURES as FILES};
use std::sync::{Arc, LazyLock};

static LECTURES: LazyLock<Vec<Arc<Lecture>>> = LazyLock::new(|| {
    let lessons = names();
    let read = |&file: &BundledFile| match load_file(text_of(file).as_bytes(), &lessons) {
        Ok(FileContent::Lecture(loaded)) => Arc::new(loaded.lecture),
        other => panic!("{} is not a lecture: {other:?}", file.name),
    };
    FILES.iter().map(read).collect()
});

/// Returns all lectures.
///
/// # Panics
/// Panics if a file is not a valid lecture, which the tests rule out.
pub fn all() -> &'static [Arc<Lecture>] {
    &LECTURES
}

/// Returns the permanent name of the lecture with this number, which must exist.
pub fn name(number: usize) -> &'static str {
    FILES[number].name
}

/// Returns the first part of a link that opens a lecture: the name of a bundled one, or else its text.
///
/// # Errors
/// The reason if a lecture that is not bundled cannot be in a link.
pub fn link_target(lecture: &Lecture) -> Result<String, LinkError> {
    named_target(lecture).map_or_else(|| encode_lecture(lecture), Ok)
}

/// Returns the first part of a link that is handed out: it opens a lecture without the notes that the audience does not
/// read. A bundled lecture, which anyone can open, has them.
///
/// # Errors
/// The reason if a lecture that is not bundled cannot be in a link.
pub fn audience_link_target(lecture: &Lecture) -> Result<String, LinkError> {
    named_target(lecture).map_or_else(|| encode_lecture(&lecture.for_audience()), Ok)
}

fn named_target(lecture: &Lecture) -> Option<String> {
    let number = all().iter().position(|bundled| **bundled == *lecture)?;
    Some(format!("lecture={}", name(number)))
}

/// A link names a lecture that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message("link-unknown-lecture", names = Whole(permanent_names().collect::<Vec<_>>().join(", ")))]
pub struct UnknownLecture {
    pub name: String,
}

pub fn permanent_names() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|file| file.name)
}

/// Returns the number of the lecture with a permanent name.
pub fn by_name(wanted: &str) -> Option<usize> {
    FILES.iter().position(|file| file.name == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons;
    use std::collections::BTreeSet;

    #[test]
    fn every_file_of_the_folder_is_a_lecture() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/lectures");
        let found: BTreeSet<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter_map(|name| name.strip_suffix(".ron").map(str::to_owned))
            .collect();
        assert_eq!(found, FILES.iter().map(|file| file.name.to_owned()).collect());
        assert_eq!(all().len(), FILES.len());
    }

    #[test]
    fn lectures_and_lessons_have_different_names() {
        for number in 0..FILES.len() {
            assert_eq!(lessons::by_name_or_number(name(number)), None);
            assert_eq!(by_name(name(number)), Some(number));
        }
    }
}
