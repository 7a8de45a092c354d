//! What the attributes of a type say about its messages: their ids, and where their arguments come from.
//!
//! The derive writes code from this. A test reads the same, to compare it with the messages of all languages.

use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Fields, LitStr, Member, Path, Result, Token, Variant};

/// How a struct or a variant is said.
pub struct Described {
    /// The variant; `None` for a struct.
    pub variant: Option<Ident>,
    /// Whether the struct or the variant has fields.
    pub has_fields: bool,
    /// The fields that are needed, each with the name by which expressions refer to it.
    pub bindings: Vec<(Member, Ident)>,
    /// What is said.
    pub said: Said,
    /// The field whose sentences follow.
    pub further: Option<(Member, Ident)>,
}

/// What is said.
pub enum Said {
    /// One message or several, all with the same arguments.
    Messages {
        /// Their ids: at least one.
        ids: Vec<String>,
        /// Their arguments.
        arguments: Vec<Argument>,
    },
    /// Another value, by its own messages.
    Other(Value),
}

/// An argument of a message.
pub struct Argument {
    /// Its name in the message.
    pub name: String,
    /// Its value.
    pub value: Value,
}

/// Where the value of an argument comes from.
pub enum Value {
    /// From a field, which may be wrapped in a type that says how it is written.
    Field(Ident, Option<Path>),
    /// From an expression.
    Expression(TokenStream),
    /// From the caller.
    Added,
}

/// An item of an attribute: `"id"`, `Wrapper` or `name = expression`.
enum Item {
    Literal(String),
    Word(Path),
    Assigned(Ident, TokenStream),
}

impl Parse for Item {
    fn parse(input: ParseStream<'_>) -> Result<Self> {
        if input.peek(LitStr) {
            return Ok(Self::Literal(input.parse::<LitStr>()?.value()));
        }
        if !input.peek2(Token![=]) {
            return Ok(Self::Word(input.parse()?));
        }
        let name = input.parse()?;
        input.parse::<Token![=]>()?;
        let mut expression = TokenStream::new();
        while !input.is_empty() && !input.peek(Token![,]) {
            expression.extend([input.parse::<TokenTree>()?]);
        }
        Ok(Self::Assigned(name, expression))
    }
}

/// Returns the items of all attributes `#[message(…)]`.
fn items(attributes: &[Attribute]) -> Result<Vec<Item>> {
    let mut items = Vec::new();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("message")) {
        items.extend(attribute.parse_args_with(Punctuated::<Item, Token![,]>::parse_terminated)?);
    }
    Ok(items)
}

/// What the attributes of an enum say about all of its variants.
#[derive(Default)]
struct Common {
    /// What the ids begin with.
    prefix: Option<String>,
    /// The name of the argument of a variant with one nameless field.
    field: Option<String>,
    /// The names of the arguments that the caller adds.
    added: Vec<String>,
}

impl Common {
    fn read(attributes: &[Attribute]) -> Result<Self> {
        let mut common = Self::default();
        for item in items(attributes)? {
            let Item::Assigned(name, value) = item else { return Err(fault("`name = \"…\"` was expected")) };
            let value = syn::parse2::<LitStr>(value)?.value();
            match name.to_string().as_str() {
                "prefix" => common.prefix = Some(value),
                "field" => common.field = Some(value),
                "added" => common.added.push(value),
                _ => return Err(syn::Error::new(name.span(), "`prefix`, `field` or `added` was expected")),
            }
        }
        Ok(common)
    }
}

/// Returns how each variant of an enum is said.
///
/// # Errors
/// If an attribute is not one of those that the derive knows.
pub fn of_enum<'a>(
    attributes: &[Attribute],
    variants: impl IntoIterator<Item = &'a Variant>,
) -> Result<Vec<Described>> {
    let common = Common::read(attributes)?;
    let described = |variant: &Variant| describe(&common, Some(&variant.ident), &variant.attrs, &variant.fields);
    variants.into_iter().map(described).collect()
}

/// Returns how a struct is said.
///
/// # Errors
/// If an attribute is not one of those that the derive knows.
pub fn of_struct(attributes: &[Attribute], fields: &Fields) -> Result<Described> {
    describe(&Common::default(), None, attributes, fields)
}

fn describe(common: &Common, variant: Option<&Ident>, attributes: &[Attribute], fields: &Fields) -> Result<Described> {
    let (mut ids, mut other, mut is_transparent) = (Vec::new(), None, false);
    let mut expressions: Vec<(String, TokenStream)> = Vec::new();
    for item in items(attributes)? {
        match item {
            Item::Literal(literal) => ids.push(literal),
            Item::Word(word) if word.is_ident("transparent") => is_transparent = true,
            Item::Word(word) => return Err(syn::Error::new_spanned(word, "`\"id\"` or `name = …` was expected")),
            Item::Assigned(name, value) if name == "transparent" => other = Some(Value::Expression(value)),
            Item::Assigned(name, value) => expressions.push((name.to_string(), value)),
        }
    }
    if is_transparent && fields.len() != 1 {
        return Err(fault("one field, which is said, was expected"));
    }
    let mut bindings = Vec::new();
    let mut arguments = Vec::new();
    let mut further = None;
    for (member, field) in fields.members().zip(fields) {
        let (mut name, mut wrapper, mut is_skipped, mut follows) = (None, None, false, false);
        for item in items(&field.attrs)? {
            match item {
                Item::Literal(literal) => name = Some(literal),
                Item::Word(word) if word.is_ident("skip") => is_skipped = true,
                Item::Word(word) if word.is_ident("then") => follows = true,
                Item::Word(word) => wrapper = Some(word),
                Item::Assigned(name, _) => return Err(syn::Error::new(name.span(), "no expression was expected")),
            }
        }
        let binding = match &member {
            Member::Named(field) => field.clone(),
            Member::Unnamed(_) => {
                let of_own = if is_transparent { Some("other") } else { follows.then_some("further") };
                let unnamed = of_own.map(str::to_owned).or_else(|| common.field.clone());
                let unnamed = name.get_or_insert_with(|| unnamed.unwrap_or_default());
                if unnamed.is_empty() {
                    return Err(fault("the name of the argument, `#[message(\"…\")]`, was expected at this field"));
                }
                Ident::new(unnamed, Span::call_site())
            }
        };
        let is_in_expression = expressions
            .iter()
            .map(|(_, value)| value)
            .chain(other.iter().filter_map(Value::expression))
            .any(|value| names(value, &binding));
        if follows {
            further = Some((member, binding));
            continue;
        }
        if is_transparent {
            other = Some(Value::Field(binding.clone(), wrapper));
        } else if !is_skipped && other.is_none() {
            let name = name.unwrap_or_else(|| binding.to_string());
            arguments.push(Argument { name, value: Value::Field(binding.clone(), wrapper) });
        } else if !is_in_expression {
            continue;
        }
        bindings.push((member, binding));
    }
    let of_expressions = |(name, value)| Argument { name, value: Value::Expression(value) };
    arguments.extend(expressions.into_iter().map(of_expressions));
    arguments.extend(common.added.iter().map(|name| Argument { name: name.clone(), value: Value::Added }));
    let said = if let Some(other) = other {
        Said::Other(other)
    } else {
        let of_name = || Some(format!("{}-{}", common.prefix.as_ref()?, kebab_case(&variant?.to_string())));
        if ids.is_empty() {
            ids.push(of_name().ok_or_else(|| fault("`#[message(\"id\")]` was expected"))?);
        }
        Said::Messages { ids, arguments }
    };
    Ok(Described { variant: variant.cloned(), has_fields: !fields.is_empty(), bindings, said, further })
}

impl Value {
    fn expression(&self) -> Option<&TokenStream> {
        match self {
            Self::Field(..) | Self::Added => None,
            Self::Expression(expression) => Some(expression),
        }
    }
}

/// Returns whether an expression names a field.
fn names(expression: &TokenStream, field: &Ident) -> bool {
    expression.clone().into_iter().any(|token| match token {
        TokenTree::Group(group) => names(&group.stream(), field),
        TokenTree::Ident(word) => word == *field,
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

fn fault(expected: &str) -> syn::Error {
    syn::Error::new(Span::call_site(), expected)
}

/// Returns a name such as `NotText` as `not-text`.
fn kebab_case(name: &str) -> String {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.extend(letter.to_lowercase());
    }
    kebab
}
