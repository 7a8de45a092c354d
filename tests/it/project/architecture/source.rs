//! The files of the program, read as Rust: the paths that each one names, from the root of all members together.
//!
//! The members' modules have different names: `poda_core::game` and its own `crate::game` are both `game`. A member
//! whose modules are its own business is one module with its name: `crate::app` of `poda_ui` is `ui::app`. Unit tests
//! are left out: they may look at anything.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use syn::parse::ParseStream;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};

/// The folders below `src` of the members whose modules are known by their own names.
pub const MEMBERS_OF_MODULES: [&str; 5] = ["core", "words", "picture", "paper", "serve"];

/// The members that are one module each, by their folders.
pub const SINGLE_MODULES: [&str; 10] =
    ["derive", "platform", "session", "class", "remote", "lecture", "cli", "window", "panels", "ui"];

/// Defines the names of the modules of games from the list of games.
macro_rules! modules {
    ($($module:ident: $name:ident, $($text:literal),*;)*) => {
        /// The games by their names, each with the name of its modules.
        pub const MODULES_OF_GAMES: &[(&str, &str)] = &[$((stringify!($name), stringify!($module))),*];
    };
}

poda_core::each_game!(modules);

/// A path of modules and items from the root, word by word.
pub type Words = Vec<String>;

/// A file, and what it names.
pub struct SourceFile {
    /// From `src`.
    pub path: PathBuf,
    /// The modules that lead to it: none for a root.
    pub modules: Words,
    pub syntax: syn::File,
    /// The paths that it uses, of its own crates (first word a module) and of others (first word a crate).
    pub used: Vec<Words>,
    /// The paths that it re-exports, by the name under which others find them.
    pub reexported: BTreeMap<String, Words>,
    /// The methods and functions of its `impl` blocks without a trait, each with the path of its type.
    pub methods: Vec<(Words, String)>,
    /// The methods and functions of types that it calls, each with the path of the type where that is written.
    pub calls: BTreeSet<(Option<Words>, String)>,
}

impl SourceFile {
    /// Reads a file, whose path is counted from `src`.
    pub fn parse(path: impl Into<PathBuf>, text: &str) -> Self {
        let path = path.into();
        let mut syntax = syn::parse_file(text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        syntax.items.retain(|item| !is_test(item));
        let modules = modules(&path);
        let mut names = Names { modules: &modules, ..Names::default() };
        names.declare(&syntax.items);
        names.visit_file(&syntax);
        let Names { used, reexported, methods, calls, .. } = names;
        Self { path, modules, syntax, used, reexported, methods, calls }
    }

    /// All paths that it names.
    pub fn named(&self) -> impl Iterator<Item = &Words> {
        self.used.iter().chain(self.reexported.values())
    }
}

fn is_test(item: &syn::Item) -> bool {
    let (syn::Item::Mod(syn::ItemMod { attrs, .. }) | syn::Item::Fn(syn::ItemFn { attrs, .. })) = item else {
        return false;
    };
    attrs.iter().any(|attribute| {
        matches!(&attribute.meta, syn::Meta::List(list) if list.path.is_ident("cfg") && list.tokens.to_string() == "test")
    })
}

/// `core/game/any.rs` is `game`, `any`, and `core/game/mod.rs` is `game`.
fn modules(path: &Path) -> Words {
    let inner = MEMBERS_OF_MODULES.iter().find_map(|member| path.strip_prefix(member).ok()).unwrap_or(path);
    let mut words: Words =
        inner.with_extension("").components().map(|part| part.as_os_str().to_str().unwrap().to_owned()).collect();
    words.retain(|word| word != "mod" && word != "lib");
    words
}

/// Collects the paths of a file.
#[derive(Default)]
struct Names<'a> {
    modules: &'a [String],
    /// What a word at the beginning of a path stands for: an imported item, or a module of the file.
    in_scope: BTreeMap<String, Words>,
    used: Vec<Words>,
    reexported: BTreeMap<String, Words>,
    methods: Vec<(Words, String)>,
    calls: BTreeSet<(Option<Words>, String)>,
    /// The type of the `impl` that is visited.
    self_type: Option<Words>,
}

impl Names<'_> {
    /// Notes the modules that the items declare, and what they import.
    fn declare(&mut self, items: &[syn::Item]) {
        for item in items {
            if let syn::Item::Mod(module) = item {
                let name = module.ident.to_string();
                self.in_scope.insert(name.clone(), [self.modules, &[name]].concat());
            }
        }
        for item in items {
            let syn::Item::Use(item) = item else { continue };
            let mut leaves = Vec::new();
            self.read_tree(&mut Vec::new(), &item.tree, &mut leaves);
            for (name, path) in leaves {
                if name != "*" {
                    self.in_scope.insert(name.clone(), path.clone());
                }
                let is_private = matches!(item.vis, syn::Visibility::Inherited);
                // What a module takes from its own children is found under its name as well.
                if !is_private && path.starts_with(self.modules) {
                    self.reexported.insert(name, path);
                } else {
                    self.used.push(path);
                }
            }
        }
    }

    fn read_tree(&self, before: &mut Vec<String>, tree: &syn::UseTree, leaves: &mut Vec<(String, Words)>) {
        let mut add = |name: &syn::Ident, shown: String| {
            let words: Words = before.iter().cloned().chain((name != "self").then(|| name.to_string())).collect();
            leaves.extend(self.absolute(&words).map(|path| (shown, path)));
        };
        match tree {
            syn::UseTree::Path(path) => {
                before.push(path.ident.to_string());
                self.read_tree(before, &path.tree, leaves);
                before.pop();
            }
            syn::UseTree::Name(name) if name.ident == "self" => {
                add(&name.ident, before.last().cloned().unwrap_or_default());
            }
            syn::UseTree::Name(name) => add(&name.ident, name.ident.to_string()),
            syn::UseTree::Rename(rename) => add(&rename.ident, rename.rename.to_string()),
            syn::UseTree::Glob(_) => leaves.extend(self.absolute(before).map(|path| ("*".to_owned(), path))),
            syn::UseTree::Group(group) => group.items.iter().for_each(|tree| self.read_tree(before, tree, leaves)),
        }
    }

    /// A path from the root, or from another crate; none if it begins with something that is only known here, such as a
    /// type.
    fn absolute(&self, words: &[String]) -> Option<Words> {
        let first = words.first()?.as_str();
        let rest = |count: usize| words[count..].iter().cloned();
        let single = match first {
            "crate" => self.modules.first().map(String::as_str),
            _ => first.strip_prefix("poda_"),
        };
        if let Some(single) = single.filter(|single| SINGLE_MODULES.contains(single)) {
            return Some(std::iter::once(single.to_owned()).chain(rest(1)).collect());
        }
        match first {
            "crate" | "poda" => Some(rest(1).collect()),
            _ if first.strip_prefix("poda_").is_some_and(|member| MEMBERS_OF_MODULES.contains(&member)) => {
                Some(rest(1).collect())
            }
            "self" | "super" => {
                let ups = words.iter().take_while(|word| *word == "super").count();
                let skipped = ups.max(1);
                Some(
                    self.modules[..self.modules.len().saturating_sub(ups)]
                        .iter()
                        .cloned()
                        .chain(rest(skipped))
                        .collect(),
                )
            }
            _ => match self.in_scope.get(first) {
                Some(path) => Some(path.iter().cloned().chain(rest(1)).collect()),
                // Another crate: no type, no variable in front of a method.
                None => (first.starts_with(char::is_lowercase) && 1 < words.len()).then(|| words.to_vec()),
            },
        }
    }
}

impl Names<'_> {
    /// The path of a type from the root: what is imported, or what is defined here.
    fn type_words(&self, words: &[String]) -> Words {
        self.absolute(words).unwrap_or_else(|| [self.modules, words].concat())
    }

    fn type_path(&self, path: &syn::Path) -> Words {
        self.type_words(&path.segments.iter().map(|segment| segment.ident.to_string()).collect::<Words>())
    }
}

impl<'ast> Visit<'ast> for Names<'_> {
    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        self.self_type = match &*item.self_ty {
            syn::Type::Path(path) if path.qself.is_none() => Some(self.type_path(&path.path)),
            _ => None,
        };
        if let (Some(of), None) = (&self.self_type, &item.trait_) {
            let functions = item.items.iter().filter_map(|item| match item {
                syn::ImplItem::Fn(function) => Some(function.sig.ident.to_string()),
                _ => None,
            });
            self.methods.extend(functions.map(|name| (of.clone(), name)));
        }
        visit::visit_item_impl(self, item);
        self.self_type = None;
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let is_self = matches!(&*call.receiver, syn::Expr::Path(path) if path.path.is_ident("self"));
        let of = self.self_type.clone().filter(|_| is_self);
        self.calls.insert((of, call.method.to_string()));
        visit::visit_expr_method_call(self, call);
    }

    // Where an item can be seen is no use of it.
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let words: Words = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if 1 < words.len() {
            self.used.extend(self.absolute(&words));
        }
        if let [.., of, name] = words.as_slice()
            && of.starts_with(char::is_uppercase)
        {
            let of = match (of.as_str(), &self.self_type) {
                ("Self", of) => of.clone(),
                _ => Some(self.type_words(&words[..words.len() - 1])),
            };
            self.calls.insert((of, name.clone()));
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        // The list of games declares and uses a module for each game.
        if call.path.segments.last().is_some_and(|name| name.ident == "each_game") {
            let module = |&(_, module): &(&str, &str)| [self.modules, &[module.to_owned()]].concat();
            self.used.extend(MODULES_OF_GAMES.iter().map(module));
        }
        visit_arguments(self, call);
        visit::visit_macro(self, call);
    }
}

/// Visits what is written in a call of a macro, if it is written like the arguments of a function, as in `format!`,
/// like those of `matches!`, or like those of `vec!`.
pub fn visit_arguments(visitor: &mut impl for<'a> Visit<'a>, call: &syn::Macro) {
    if let Ok(arguments) = call.parse_body_with(Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated) {
        arguments.iter().for_each(|argument| visitor.visit_expr(argument));
    } else if let Ok((value, pattern, guard)) = call.parse_body_with(value_and_pattern) {
        visitor.visit_expr(&value);
        visitor.visit_pat(&pattern);
        if let Some(guard) = guard {
            visitor.visit_expr(&guard);
        }
    } else if let Ok(arguments) = call.parse_body_with(Punctuated::<syn::Expr, syn::Token![;]>::parse_terminated) {
        arguments.iter().for_each(|argument| visitor.visit_expr(argument));
    }
}

fn value_and_pattern(input: ParseStream<'_>) -> syn::Result<(syn::Expr, syn::Pat, Option<syn::Expr>)> {
    let value = input.parse()?;
    input.parse::<syn::Token![,]>()?;
    let pattern = syn::Pat::parse_multi_with_leading_vert(input)?;
    let guard = if input.parse::<Option<syn::Token![if]>>()?.is_some() { Some(input.parse()?) } else { None };
    input.parse::<Option<syn::Token![,]>>()?;
    Ok((value, pattern, guard))
}
