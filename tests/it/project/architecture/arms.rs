//! Catch-all arms over enums of the program: `_`, or `(_, _)`, where other arms name variants. They hide a new variant
//! from the compiler.
//!
//! Clippy's lint `wildcard_enum_match_arm` looks at no tuple, and also counts the enums of other crates, which are not
//! closed. An arm that names what is left, to hand it on, is no catch-all here.

use super::of_sources;
use super::source::{SourceFile, visit_arguments};
use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};

/// The enums that the files declare, in their macros too.
fn declared_enums(files: &[SourceFile]) -> BTreeSet<String> {
    struct Enums(BTreeSet<String>);

    impl Enums {
        fn read(&mut self, tokens: TokenStream) {
            let mut is_next = false;
            for token in tokens {
                match token {
                    TokenTree::Group(group) => self.read(group.stream()),
                    TokenTree::Ident(name) if is_next => is_next = !self.0.insert(name.to_string()),
                    TokenTree::Ident(word) => is_next = word == "enum",
                    TokenTree::Punct(_) | TokenTree::Literal(_) => is_next = false,
                }
            }
        }
    }

    impl<'ast> Visit<'ast> for Enums {
        fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
            self.0.insert(item.ident.to_string());
        }

        fn visit_macro(&mut self, call: &'ast syn::Macro) {
            self.read(call.tokens.clone());
        }
    }

    let mut enums = Enums(BTreeSet::new());
    for file in files {
        enums.visit_file(&file.syntax);
    }
    enums.0
}

/// Which part of a matched value a pattern is about: the fields that lead to it.
type Part = Vec<String>;

/// What the pattern of an arm demands.
#[derive(Default)]
struct Demands {
    /// The parts that must be certain variants of own enums.
    own: Vec<Part>,
    /// The parts that need not name a variant.
    nothing: Vec<Part>,
    /// Whether anything is demanded, apart from `Some` and the like around the whole value.
    any: bool,
}

/// The catch-all arms of a file.
struct CatchAlls<'a> {
    enums: &'a BTreeSet<String>,
    /// The paths of what the file imports.
    imported: BTreeMap<String, Vec<String>>,
    /// The type of the `impl` that is visited.
    self_type: String,
    function: String,
    /// The function around each catch-all arm.
    found: Vec<String>,
}

impl<'a> CatchAlls<'a> {
    fn of(file: &SourceFile, enums: &'a BTreeSet<String>) -> Vec<String> {
        let (imported, self_type, function, found) = Default::default();
        let mut arms = CatchAlls { enums, imported, self_type, function, found };
        arms.visit_file(&file.syntax);
        arms.found
    }

    fn import(&mut self, before: &[String], tree: &syn::UseTree) {
        let joined = |word: &syn::Ident| [before, &[word.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.import(&joined(&path.ident), &path.tree),
            syn::UseTree::Name(name) if name.ident == "self" => {
                self.imported.extend(before.last().map(|last| (last.clone(), before.to_vec())));
            }
            syn::UseTree::Name(name) => self.imported.extend([(name.ident.to_string(), joined(&name.ident))]),
            syn::UseTree::Rename(name) => self.imported.extend([(name.rename.to_string(), joined(&name.ident))]),
            syn::UseTree::Group(group) => group.items.iter().for_each(|tree| self.import(before, tree)),
            syn::UseTree::Glob(_) => {}
        }
    }

    fn is_own_variant(&self, path: &syn::Path) -> bool {
        let mut words: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if words[0] == "Self" {
            words[0].clone_from(&self.self_type);
        }
        if let Some(path) = self.imported.get(&words[0]) {
            words.splice(..1, path.iter().cloned());
        }
        let root = words[0].as_str();
        let is_own = root.starts_with("poda") || ["crate", "self", "super"].contains(&root) || is_type(root);
        let name = words.len().checked_sub(2).map(|index| &words[index]);
        is_own && name.is_some_and(|name| self.enums.contains(name))
    }

    fn demand(&self, pattern: &syn::Pat, part: &Part, demands: &mut Demands) {
        let field = |name: String| [part.as_slice(), &[name]].concat();
        let field_of =
            |path: &syn::Path, name: String| field(format!("{}.{name}", path.segments.last().unwrap().ident));
        let mut demand_path = |path: &syn::Path| {
            let is_wrapper = ["Some", "Ok", "Err"].iter().any(|wrapper| path.is_ident(wrapper));
            demands.any |= !part.is_empty() || !is_wrapper;
            demands.own.extend(self.is_own_variant(path).then(|| part.clone()));
        };
        match pattern {
            syn::Pat::Wild(_) => demands.nothing.push(part.clone()),
            syn::Pat::Ident(name) => match &name.subpat {
                Some((_, pattern)) => self.demand(pattern, part, demands),
                None if is_type(&name.ident.to_string()) => demand_path(&name.ident.clone().into()),
                None if name.ident.to_string().starts_with('_') => demands.nothing.push(part.clone()),
                None => {}
            },
            syn::Pat::Path(path) => demand_path(&path.path),
            syn::Pat::Struct(fields) => {
                demand_path(&fields.path);
                for pattern in &fields.fields {
                    let syn::Member::Named(name) = &pattern.member else { continue };
                    self.demand(&pattern.pat, &field_of(&fields.path, name.to_string()), demands);
                }
            }
            syn::Pat::TupleStruct(fields) => {
                demand_path(&fields.path);
                for (index, pattern) in fields.elems.iter().enumerate() {
                    self.demand(pattern, &field_of(&fields.path, index.to_string()), demands);
                }
            }
            syn::Pat::Tuple(fields) => {
                for (index, pattern) in fields.elems.iter().enumerate() {
                    self.demand(pattern, &field(index.to_string()), demands);
                }
            }
            syn::Pat::Or(or) => or.cases.iter().for_each(|pattern| self.demand(pattern, part, demands)),
            syn::Pat::Paren(inner) => self.demand(&inner.pat, part, demands),
            syn::Pat::Reference(inner) => self.demand(&inner.pat, part, demands),
            syn::Pat::Rest(_) => {}
            _ => demands.any = true,
        }
    }
}

/// Whether a name is that of a type, a variant or a constant.
fn is_type(name: &str) -> bool {
    name.starts_with(char::is_uppercase)
}

impl<'ast> Visit<'ast> for CatchAlls<'_> {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.import(&[], &item.tree);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        if let syn::Type::Path(path) = &*item.self_ty {
            self.self_type = path.path.segments.last().unwrap().ident.to_string();
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_signature(&mut self, signature: &'ast syn::Signature) {
        self.function = signature.ident.to_string();
    }

    fn visit_expr_match(&mut self, item: &'ast syn::ExprMatch) {
        let demands_of = |arm: &syn::Arm| {
            let mut demands = Demands::default();
            self.demand(&arm.pat, &Vec::new(), &mut demands);
            demands
        };
        let demands: Vec<Demands> = item.arms.iter().map(demands_of).collect();
        for (arm, demand) in item.arms.iter().zip(&demands) {
            let hides = |own: &Part| demand.nothing.iter().any(|nothing| own.starts_with(nothing));
            if arm.guard.is_none() && !demand.any && demands.iter().flat_map(|other| &other.own).any(hides) {
                self.found.push(self.function.clone());
            }
        }
        visit::visit_expr_match(self, item);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        visit_arguments(self, call);
    }
}

#[test]
fn no_arm_hides_a_variant_of_an_own_enum() {
    let found = of_sources(|files| {
        let enums = declared_enums(files);
        let at = |file: &SourceFile| format!("{}: ", file.path.display());
        let found =
            files.iter().flat_map(|file| CatchAlls::of(file, &enums).into_iter().map(move |name| at(file) + &name));
        found.collect::<Vec<String>>()
    });
    assert!(found.is_empty(), "{} catch-all arms:\n{}", found.len(), found.join("\n"));
}

#[test]
fn a_catch_all_arm_is_found() {
    let declared = "enum Side { Max, Min } macro_rules! games { () => { pub enum Game { Go(Go), Nim } } }";
    let enums = declared_enums(&[SourceFile::parse("core/side.rs", declared)]);
    let found = |text: &str| CatchAlls::of(&SourceFile::parse("core/a.rs", text), &enums).len();
    for arms in [
        "match x { Side::Max => 1, _ => 2 }",
        "match x { Side::Max => 1, _other => 2 }",
        "match x { side::Side::Max => 1, _ => 2 }",
        "match x { Game::Go(_) => 1, _ => 2 }",
        "match x { &Game::Go(ref go) if go.is_over() => 1, _ => 2 }",
        "match x { (Side::Max, 0) => 1, (_, _) => 2 }",
        "match x { Some(Side::Max) => 1, _ => 2 }",
        "match x { Some(Side::Max) => 1, Some(_) => 2, None => 3 }",
        "say!(\"{}\", match x { Side::Max => 1, _ => 2 })",
    ] {
        assert_eq!(found(&format!("use crate::side; fn f() {{ {arms} }}")), 1, "{arms}");
    }
    assert_eq!(found("use crate::side::Side::Max; fn f() { match x { Max => 1, _ => 2 } }"), 1);
    assert_eq!(found("impl Side { fn f(self) { match self { Self::Max => 1, _ => 2 } } }"), 1);
    for arms in [
        "match x { Side::Max => 1, Side::Min => 2 }",
        "match x { Side::Max => 1, _ if is_over => 2, Side::Min => 3 }",
        "match x { Side::Max => 1, other => other.hand_on() }",
        "match x { (_, true) => 1, (Side::Max, _) => 2, (Side::Min, _) => 3 }",
        "match x { Key::Enter => 1, _ => 2 }",
        "match x { other::Side::Left => 1, _ => 2 }",
        "match x { 1 => 1, _ => 2 }",
    ] {
        assert_eq!(found(&format!("fn f() {{ {arms} }}")), 0, "{arms}");
    }
    assert_eq!(found("use egui::Side; fn f() { match x { Side::Left => 1, _ => 2 } }"), 0);
}
