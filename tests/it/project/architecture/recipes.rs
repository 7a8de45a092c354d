//! The recipes in `docs/contributing/add.md` name every place that has to be touched to add an algorithm, a setting, a
//! kind of search or a kind of question, and no place that is gone.

use super::source::{SourceFile, visit_arguments};
use super::{of_sources, snake_case};
use poda::document::QuestionKind;
use poda::document::practice::AskedKind;
use poda::search::{Algorithm, SearchConfig};
use poda::trace::RecordedKind;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use syn::visit::{self, Visit};

/// The algorithms that nothing else is built on, so that their names are used where an algorithm is added and nowhere
/// else.
const ALGORITHMS: [Algorithm; 5] = [
    Algorithm::PrincipalVariation,
    Algorithm::IterativeDeepening,
    Algorithm::Aspiration,
    Algorithm::Mtdf,
    Algorithm::Star2,
];

/// The algorithms that the code of a file names, as a variant or by a spelled name; unit tests aside.
struct Named(BTreeSet<&'static str>);

impl Named {
    fn add(&mut self, text: &str) {
        let rows = ALGORITHMS.map(Algorithm::properties);
        self.0.extend(rows.iter().filter(|row| [row.name, row.key].contains(&text)).map(|row| row.name));
    }

    fn of(file: &SourceFile) -> BTreeSet<&'static str> {
        let mut named = Self(BTreeSet::new());
        named.visit_file(&file.syntax);
        named.0
    }
}

impl<'ast> Visit<'ast> for Named {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let words: Vec<String> = path.segments.iter().rev().map(|segment| segment.ident.to_string()).collect();
        if words[0].starts_with(char::is_uppercase) && words.get(1).is_none_or(|of| of == "Algorithm") {
            self.add(&words[0]);
        }
        visit::visit_path(self, path);
    }

    fn visit_lit_str(&mut self, text: &'ast syn::LitStr) {
        self.add(&text.value());
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        visit_arguments(self, call);
        visit::visit_macro(self, call);
    }
}

/// The text of the recipe with this heading.
fn recipe(heading: &str) -> String {
    let guide = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/contributing/add.md")).unwrap();
    let (_, recipe) = guide.split_once(&format!("\n## {heading}\n")).unwrap();
    recipe.split("\n##").next().unwrap().to_owned()
}

/// The files that the rows of a table name.
fn files(table: &str) -> BTreeSet<PathBuf> {
    let rows = table.lines().filter_map(|line| line.strip_prefix("| "));
    let quoted = rows.flat_map(|row| row.split('`').skip(1).step_by(2));
    quoted.filter(|quoted| quoted.contains('/')).map(PathBuf::from).collect()
}

/// The files of the two tables of an algorithm: those of every algorithm, and those that are needed now and then.
fn tables() -> [BTreeSet<PathBuf>; 2] {
    let recipe = recipe("An algorithm");
    let (always, sometimes) = recipe.split_once("\nThen").unwrap();
    [always, sometimes].map(files)
}

#[test]
fn every_file_that_names_an_algorithm_is_in_the_recipe() {
    let [always, sometimes] = tables();
    let own = ALGORITHMS.map(|algorithm| format!("core/search/{}.rs", snake_case(algorithm.properties().name)));
    let named =
        |files: &[SourceFile]| files.iter().map(|file| (file.path.clone(), Named::of(file))).collect::<Vec<_>>();
    for (file, named) in of_sources(named) {
        let path = Path::new("src").join(&file);
        let is_own = own.iter().any(|own| file == Path::new(own));
        let is_listed = is_own || always.contains(&path) || sometimes.contains(&path);
        assert!(named.is_empty() || is_listed, "the recipe does not name {}: {named:?}", path.display());
    }
}

#[test]
fn every_place_in_the_recipe_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let [always, sometimes] = tables();
    assert!(always.len() <= 6, "an algorithm is added in {} files", always.len());
    for path in always.union(&sometimes) {
        let is_example = path.file_stem().is_some_and(|name| name == "NAME");
        assert!(is_example || root.join(path).exists(), "{} is gone", path.display());
    }
    let spelled = |path: &Path| {
        let text = fs::read_to_string(root.join(path)).unwrap();
        ALGORITHMS.map(Algorithm::properties).into_iter().all(|row| text.contains(row.key) || text.contains(row.name))
    };
    for path in always.iter().filter(|path| root.join(path).exists()) {
        let is_code = path.extension().is_some_and(|ending| ending == "rs");
        assert!(is_code || spelled(path), "{} does not name every algorithm", path.display());
    }
    let code = fs::read_to_string(root.join("src/lib.rs")).unwrap();
    for path in always.iter().filter(|path| root.join(path).exists()) {
        let named = path.strip_prefix("src").unwrap_or(path).display().to_string();
        assert!(code.contains(&named), "src/lib.rs does not name {named}");
    }
}

#[test]
fn a_setting_is_its_row_and_its_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let recipe = recipe("A setting");
    let (always, sometimes) = recipe.split_once("\nThen").unwrap();
    let (always, sometimes) = (files(always), files(sometimes));
    let code: Vec<_> = always.iter().filter(|path| path.extension().is_some_and(|ending| ending == "rs")).collect();
    assert_eq!(code, [Path::new("src/core/search/config.rs")]);
    assert!(always.len() <= 5, "a setting is added in {} files", always.len());
    for path in always.union(&sometimes) {
        assert!(root.join(path).exists(), "{} is gone", path.display());
    }
    // The names of these settings mean nothing else, and are written in their rows alone.
    let paths = of_sources(|files| files.iter().map(|file| Path::new("src").join(&file.path)).collect::<Vec<_>>());
    for name in ["merge_symmetric", "merge_plies", "guess", "delta"] {
        assert!(SearchConfig::SETTINGS.iter().any(|row| row.name == name));
        let quoted = format!("{name:?}");
        let names = |path: &&PathBuf| fs::read_to_string(root.join(path)).unwrap().contains(&quoted);
        assert_eq!(paths.iter().filter(names).collect::<Vec<_>>(), code, "{name}");
    }
}

/// The enums with a variant for each kind of search.
const KINDS: [&str; 12] = [
    "AnyQuestions",
    "AnySearch",
    "CheckedSearch",
    "Found",
    "Lane",
    "LayoutTask",
    "OtherLaneState",
    "Recorded",
    "RecordedKind",
    "ShownKind",
    "Shown",
    "Work",
];

/// Whether the code of a file names the variant of one of [`KINDS`] for Monte Carlo tree search.
struct NamesKind(bool);

impl<'ast> Visit<'ast> for NamesKind {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let mut words = path.segments.iter().rev().map(|segment| segment.ident.to_string());
        let is_variant = words.next().is_some_and(|variant| variant == "Sampled");
        self.0 |= is_variant && words.next().is_some_and(|kind| KINDS.contains(&kind.as_str()));
        visit::visit_path(self, path);
    }
}

/// Places named `KIND` are looked for under a name of Monte Carlo tree search, which is the model.
#[test]
fn a_kind_of_search_is_added_in_few_places_that_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let recipe = recipe("A kind of search");
    let (own, others) = recipe.split_once("\nDeclare each new file").unwrap();
    let (own, others) = (files(own), files(others));
    assert!((10..=18).contains(&own.len()), "a kind of search has {} places of its own", own.len());
    assert!((15..=20).contains(&others.len()), "a kind of search changes {} files", others.len());
    for place in own.union(&others) {
        let named = place.to_str().unwrap();
        let is_there = ["mcts", "sampled"].iter().any(|kind| root.join(named.replace("KIND", kind)).exists());
        assert!(is_there, "{named} is gone");
    }
    // Beside these, the flag that lists the kinds of questions, the kinds themselves, and the exam papers name the
    // search that each is about.
    let optional = ["src/cli/flag_values.rs", "src/core/document/practice.rs", "src/window/documents/paper_plan.rs"];
    let naming = of_sources(|files| {
        let names_kind = |file: &&SourceFile| {
            let mut names = NamesKind(false);
            names.visit_file(&file.syntax);
            names.0
        };
        files.iter().filter(names_kind).map(|file| Path::new("src").join(&file.path)).collect::<Vec<_>>()
    });
    assert!(20 < naming.len());
    for path in naming {
        let named = path.to_str().unwrap();
        let is_own = named.contains("mcts") || named.contains("sampled");
        assert!(is_own || others.contains(&path) || optional.contains(&named), "the recipe does not name {named}");
    }
}

/// The files that name a kind of question because it has a field on a sheet, or because its answer is typed as a sum.
const NAMING_KINDS: [&str; 6] = [
    "src/words/practice/blank/mod.rs",
    "src/words/practice/blank/returned.rs",
    "src/panels/practice/question_card.rs",
    "src/window/state/practice/diary.rs",
    "src/paper/packing.rs",
    "src/cli/practice/text.rs",
];

#[test]
fn a_kind_of_question_is_its_row_its_file_and_its_words() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let recipe = recipe("A kind of question");
    let (always, sometimes) = recipe.split_once("\nThe row declares").unwrap();
    let (always, sometimes) = (files(always), files(sometimes));
    assert_eq!(always.len(), 4, "{always:?}");
    for path in always.union(&sometimes) {
        let path = path.display().to_string().replace("NAME", QuestionKind::Ever.name());
        assert!(root.join(&path).exists(), "{path} is gone");
    }
    for kind in AskedKind::all() {
        let folder = if kind.search() == RecordedKind::Search { "practice" } else { "practice/mcts" };
        let own = format!("src/words/{folder}/kinds/{}.rs", kind.name());
        assert!(root.join(&own).exists(), "{own} is gone");
    }
    let own = QuestionKind::ALL.map(|kind| format!("src/words/practice/kinds/{}.rs", kind.name()));
    for file in of_sources(|files| files.iter().map(|file| file.path.clone()).collect::<Vec<_>>()) {
        let path = Path::new("src").join(&file);
        let code = fs::read_to_string(root.join(&path)).unwrap();
        let code = code.split("#[cfg(test)]").next().unwrap_or_default();
        for kind in QuestionKind::ALL {
            let properties = kind.properties();
            let spelled = [
                format!(" QuestionKind::{}", properties.word),
                format!("(QuestionKind::{}", properties.word),
                format!("kinds::{}", properties.name),
                format!("Facts::{}", properties.word),
            ];
            let names = spelled.iter().any(|spelled| code.contains(spelled));
            let path = path.to_str().unwrap();
            let is_listed = own.iter().any(|own| own == path) || NAMING_KINDS.contains(&path);
            assert!(!names || is_listed, "{path} names the kind {}", properties.name);
        }
    }
}
