//! The targets of `cargo fuzz`, on what was found before, and on lessons and links with bytes that are changed at
//! random.

#[path = "../../../fuzz/properties.rs"]
mod properties;

use poda::file::Link;
use poda::lessons;
use proptest::prelude::*;
use std::path::Path;

/// A property, by the name of its target.
type Target = (&'static str, fn(&[u8]));

const TARGETS: [Target; 9] = [
    ("answer", properties::answer),
    ("document", properties::document),
    ("lecture", properties::lecture),
    ("link", properties::link),
    ("practice", properties::practice),
    ("report", properties::report),
    ("run", properties::run),
    ("search", properties::search),
    ("typed_tree", properties::typed_tree),
];

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(target);
    let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    paths.into_iter().map(|path| std::fs::read(path).unwrap()).collect()
}

#[test]
fn what_is_in_the_corpus_is_opened_or_refused() {
    for (name, holds) in TARGETS {
        let corpus = corpus(name);
        assert!(!corpus.is_empty(), "{name}");
        for bytes in corpus {
            holds(&bytes);
        }
    }
}

#[test]
fn each_target_is_built_by_cargo_fuzz() {
    let manifest = include_str!("../../../fuzz/Cargo.toml");
    let built: Vec<_> =
        manifest.lines().filter_map(|line| line.strip_prefix("path = \"targets/")?.strip_suffix(".rs\"")).collect();
    assert_eq!(built, TARGETS.map(|(name, _)| name));
}

/// Changes bytes: each edit puts one in place of another, cuts the end off, or inserts one.
fn mangled(mut bytes: Vec<u8>, edits: &[(prop::sample::Index, u8, u8)]) -> Vec<u8> {
    for (at, byte, edit) in edits {
        if bytes.is_empty() {
            return bytes;
        }
        let at = at.index(bytes.len());
        match edit {
            0 => bytes[at] = *byte,
            1 => bytes.truncate(at.max(1)),
            _ => bytes.insert(at, *byte),
        }
    }
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn whatever_is_changed_it_is_opened_or_refused(
        target in 0..TARGETS.len(),
        from in any::<prop::sample::Index>(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..3_u8), 1..6),
    ) {
        let (name, holds) = TARGETS[target];
        let mut seeds = corpus(name);
        seeds.extend(match name {
            "document" | "lecture" => (0..lessons::all().len()).map(|number| lessons::text(number).into()).collect(),
            "link" => lessons::all().iter().map(|lesson| Link::to_document(lesson.clone()).to_string().into_bytes()).collect(),
            _ => Vec::<Vec<u8>>::new(),
        });
        let seed = seeds.swap_remove(from.index(seeds.len()));
        holds(&mangled(seed, &edits));
    }
}
