//! The guide for games names every place that has to be touched to add a game, and no place that is gone.

use super::of_sources;
use super::source::{MODULES_OF_GAMES, SourceFile, visit_arguments};
use poda::game::any::AnyGame;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use syn::visit::{self, Visit};

/// The games whose positions come from rules. Explicit trees are named in many places that have nothing to do with
/// games.
fn games() -> impl Iterator<Item = &'static str> {
    AnyGame::NAMES.iter().copied().filter(|&name| name != "Tree")
}

/// The games that the code of a file names, as a variant or as the name in position files; unit tests aside.
fn named_games(file: &SourceFile) -> BTreeSet<&'static str> {
    let mut names = GameNames(BTreeSet::new());
    names.visit_file(&file.syntax);
    names.0
}

struct GameNames(BTreeSet<&'static str>);

impl<'ast> Visit<'ast> for GameNames {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let mut words = path.segments.iter().rev().map(|segment| &segment.ident);
        if let (Some(variant), Some(of)) = (words.next(), words.next())
            && (of == "AnyGame" || of == "AnyMove")
        {
            self.0.extend(games().find(|game| variant == game));
        }
        visit::visit_path(self, path);
    }

    fn visit_lit_str(&mut self, text: &'ast syn::LitStr) {
        self.0.extend(games().find(|game| text.value() == *game));
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        visit_arguments(self, call);
        visit::visit_macro(self, call);
    }
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
            .map(PathBuf::from)
            .collect()
    })
}

#[test]
fn every_file_that_names_a_game_is_in_the_guide() {
    let [_, sometimes] = tables();
    let named =
        |files: &[SourceFile]| files.iter().map(|file| (file.path.clone(), named_games(file))).collect::<Vec<_>>();
    for (path, named) in &of_sources(named) {
        let is_own_file = ["words/file/games", "window/games"].iter().any(|folder| path.starts_with(folder));
        let is_own_file = path.starts_with("core/game") || (is_own_file && named.len() == 1);
        if named.is_empty() || is_own_file {
            continue;
        }
        assert!(sometimes.contains(path), "the guide does not name {}", path.display());
        let is_every = games().all(|game| named.contains(game));
        assert!(!is_every, "{} names every game, which the list does", path.display());
    }
}

#[test]
fn every_place_in_the_guide_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let [always, sometimes] = tables();
    assert!(always.len() <= 8, "a game is added in {} files", always.len());
    assert!(sometimes.len() > 10);
    let exists = |path: &Path| root.join("src").join(path).exists() || root.join(path).exists();
    for path in always.union(&sometimes).filter(|path| path.file_stem().is_some_and(|name| name != "NAME")) {
        assert!(exists(path), "{} is gone", path.display());
    }
    for (_, module) in MODULES_OF_GAMES {
        for path in always.iter().filter(|path| path.extension().is_some_and(|ending| ending == "rs")) {
            let path = path.to_str().unwrap().replace("NAME", module);
            let folder = path.replace(".rs", "/mod.rs");
            assert!([&path, &folder].iter().any(|path| exists(Path::new(path))), "{path} is not there");
        }
    }
}
