//! The guide for games names every place that has to be touched to add a game, and no place that is gone.

use super::{references::comment_start, sources};
use poda::game::any::AnyGame;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The games whose positions come from rules. Explicit trees are named in many places that have nothing to do with games.
fn games() -> impl Iterator<Item = &'static str> {
    AnyGame::NAMES.iter().copied().filter(|&name| name != "Tree")
}

/// The games that the code of a file names, as a variant or as the name in position files; unit tests aside.
fn named_games(text: &str) -> BTreeSet<&'static str> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines: Vec<_> = code.lines().map(|line| &line[..comment_start(line).unwrap_or(line.len())]).collect();
    let code = lines.join("\n");
    let spellings = |name: &str| [format!("AnyGame::{name}("), format!("AnyMove::{name}("), format!("{name:?}")];
    games().filter(|name| spellings(name).iter().any(|spelling| code.contains(spelling))).collect()
}

/// The guide's two tables of files: those that name every game, and those that are needed now and then.
fn tables() -> [BTreeSet<PathBuf>; 2] {
    let guide = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/core/game/guide.md")).unwrap();
    let (_, places) = guide.split_once("## Into files and into the window").unwrap();
    let (always, sometimes) = places.split_once("\nThe rest").unwrap();
    [always, sometimes].map(|table| {
        let rows = table.lines().filter_map(|line| line.strip_prefix("| "));
        let quoted = rows.flat_map(|row| row.split('`').skip(1).step_by(2));
        quoted
            .filter(|quoted| Path::new(quoted).extension().is_some_and(|ending| ending == "rs") || quoted.contains('/'))
            .map(|path| {
                let of_member = ["core/", "words/", "picture/"].iter().find_map(|member| path.strip_prefix(member));
                PathBuf::from(of_member.unwrap_or(path))
            })
            .collect()
    })
}

#[test]
fn every_file_that_names_a_game_is_in_the_guide() {
    let [always, sometimes] = tables();
    for (path, text) in sources() {
        let named = named_games(&text);
        let is_own_file = path.starts_with("game") || (path.starts_with("file") && named.len() == 1);
        if named.is_empty() || is_own_file {
            continue;
        }
        let missing: Vec<_> = games().filter(|game| !named.contains(game)).collect();
        if always.contains(&path) {
            assert!(missing.is_empty(), "{} does not name {missing:?}", path.display());
        } else {
            assert!(sometimes.contains(&path), "the guide does not name {}", path.display());
            assert!(!missing.is_empty(), "{} names every game: it belongs into the first table", path.display());
        }
    }
}

#[test]
fn every_place_in_the_guide_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let [always, sometimes] = tables();
    assert_eq!(always.len(), 3, "a game is named in few files");
    assert!(sometimes.len() > 10);
    let found = |path: &PathBuf| {
        let folders = ["src", "src/core", "src/words", "src/picture", "."];
        folders.iter().map(|folder| root.join(folder).join(path)).find(|path| path.exists())
    };
    for path in &sometimes {
        assert!(found(path).is_some(), "{} is gone", path.display());
    }
    for path in always.iter().filter(|path| **path != Path::new("game/any.rs")) {
        let text = fs::read_to_string(found(path).unwrap_or_else(|| panic!("{} is gone", path.display()))).unwrap();
        let missing: Vec<_> = games().filter(|game| !named_games(&text).contains(game)).collect();
        assert!(missing.is_empty(), "{} does not name {missing:?}", path.display());
    }
}
