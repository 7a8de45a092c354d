//! `#[derive(Message)]`: a type that is said to the reader, in every language, by messages of Fluent.
//!
//! The id of a message and its arguments stand at the variant, so that nothing else names them:
//!
//! ```text
//! /// The kind of an error of a number of players.
//! #[derive(Message)]
//! #[message(prefix = "players", field = "found")]
//! enum PlayersError {
//!     /// A name is empty. Says `players-empty-name`.
//!     EmptyName,
//!     /// A name occurs twice. Says `players-name-taken`, with the argument `$found`.
//!     NameTaken(String),
//!     /// There are too many players. Says `players-count`, with the arguments `$count` and `$max`.
//!     #[message("players-count", max = Grouped(MAX_PLAYERS))]
//!     TooMany(#[message("count")] usize),
//!     /// The file has an error, which has messages of its own.
//!     #[message(transparent)]
//!     File(FileError),
//!     /// The file was not written. Says `players-not-written`, and then the sentences of the error.
//!     NotWritten(#[message(then)] DiskError),
//! }
//! ```
//!
//! | attribute | of | meaning |
//! |---|---|---|
//! | `prefix = "…"` | an enum | the ids are this prefix and the names of the variants: `NameTaken` is `prefix-name-taken` |
//! | `field = "…"` | an enum | the name of the argument that a single field without a name is |
//! | `added = "…"` | an enum | the name of an argument that the caller adds to each message |
//! | `"…"` | a variant, a struct | the id of the message, where it does not follow from the prefix; several ids are several sentences |
//! | `name = expression` | a variant, a struct | a further argument; the expression may name the fields, which are references |
//! | `transparent` | a variant | the only field is said in place of the variant; `transparent = expression` says something else |
//! | `"…"` | a field | the name of the argument, where it is not the name of the field |
//! | `Wrapper` | a field | the argument is `Wrapper(field)`: a number with separators, for example |
//! | `skip` | a field | the field is no argument |
//! | `then` | a field | the field is no argument: its own sentences follow |
//!
//! How the value of an argument is written depends on its type alone: it implements `ToArgument` of
//! `poda_words::messages`.

mod described;

use described::{Argument, Described, Said, Value};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::{Data, DeriveInput, Member, parse_macro_input};

/// Implements `Message` and `ToArgument` of `poda_words::messages`.
#[proc_macro_derive(Message, attributes(message))]
pub fn derive_message(input: proc_macro::TokenStream) -> proc_macro::TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    implementation(&input).unwrap_or_else(|error| error.to_compile_error()).into()
}

fn implementation(input: &DeriveInput) -> syn::Result<TokenStream> {
    let described = match &input.data {
        Data::Enum(data) => described::of_enum(&input.attrs, &data.variants)?,
        Data::Struct(data) => vec![described::of_struct(&input.attrs, &data.fields)?],
        Data::Union(_) => return Err(syn::Error::new_spanned(&input.ident, "an enum or a struct was expected")),
    };
    let sentence = body(&described, false, |it| sentence(&it.said));
    let has_several =
        |it: &Described| it.further.is_some() || matches!(&it.said, Said::Messages { ids, .. } if 1 < ids.len());
    let sentences = described.iter().any(has_several).then(|| {
        let sentences = body(&described, true, sentences);
        quote! {
            fn sentences(&self, words: &::poda_words::messages::Words) -> ::std::vec::Vec<::std::string::String> {
                #sentences
            }
        }
    });
    let name = &input.ident;
    let (generics, arguments, bounds) = input.generics.split_for_impl();
    Ok(quote! {
        #[automatically_derived]
        impl #generics ::poda_words::messages::Message for #name #arguments #bounds {
            fn sentence_with(
                &self,
                words: &::poda_words::messages::Words,
                added: &[(&str, ::poda_words::messages::MessageArg)],
            ) -> ::std::string::String {
                #sentence
            }
            #sentences
        }
        #[automatically_derived]
        impl #generics ::poda_words::messages::ToArgument for #name #arguments #bounds {
            fn to_argument(&self, words: &::poda_words::messages::Words) -> ::poda_words::messages::MessageArg {
                ::poda_words::messages::Message::sentence(self, words).into()
            }
        }
    })
}

/// Returns the body of a function of the type: for each variant what is returned for it. `binds_further` tells whether
/// that needs the field whose sentences follow.
fn body(described: &[Described], binds_further: bool, returned: impl Fn(&Described) -> TokenStream) -> TokenStream {
    let arm = |it: &Described| {
        let further = it.further.iter().filter(|_| binds_further);
        let (pattern, returned) = (pattern(it, it.bindings.iter().chain(further)), returned(it));
        if it.variant.is_none() { quote!(let #pattern = self; #returned) } else { quote!(#pattern => #returned,) }
    };
    let is_struct = described.iter().any(|it| it.variant.is_none());
    let arms = described.iter().map(arm);
    if is_struct { arms.collect() } else { quote!(match self { #(#arms)* }) }
}

/// Returns the pattern that binds fields.
fn pattern<'a>(described: &Described, bindings: impl Iterator<Item = &'a (Member, Ident)>) -> TokenStream {
    let variant = described.variant.iter();
    let bindings = bindings.map(|(member, binding)| match member {
        Member::Named(field) => quote!(#field,),
        Member::Unnamed(_) => quote!(#member: #binding,),
    });
    let fields = described.has_fields.then(|| quote!({ #(#bindings)* .. }));
    quote!(Self #(::#variant)* #fields)
}

/// Returns the expression for a sentence, the first if there are several.
fn sentence(said: &Said) -> TokenStream {
    match said {
        Said::Other(other) => {
            let other = value(other);
            quote!(::poda_words::messages::Message::sentence_with(#other, words, added))
        }
        Said::Messages { ids, arguments } => {
            let id = &ids[0];
            match own(arguments) {
                None => quote!(words.fill(#id, added)),
                Some(own) => quote!(words.fill(#id, &[&#own[..], added].concat())),
            }
        }
    }
}

/// Returns the expression for all sentences.
fn sentences(described: &Described) -> TokenStream {
    match &described.said {
        Said::Other(other) => {
            let other = value(other);
            quote!(::poda_words::messages::Message::sentences(#other, words))
        }
        Said::Messages { ids, arguments } => {
            let own = own(arguments).unwrap_or_else(|| quote!([]));
            let own = quote!(let own = #own; let sentences = ::std::vec![#(words.fill(#ids, &own)),*];);
            match &described.further {
                None => quote!({ #own sentences }),
                Some((_, further)) => {
                    let further = quote!(::poda_words::messages::Message::sentences(#further, words));
                    quote!({ #own [sentences, #further].concat() })
                }
            }
        }
    }
}

/// Returns the array of the arguments that the caller does not add, if there are any.
fn own(arguments: &[Argument]) -> Option<TokenStream> {
    let own = arguments.iter().filter_map(|Argument { name, value: of }| {
        let value = value(of)?;
        Some(quote!((#name, ::poda_words::messages::ToArgument::to_argument(#value, words))))
    });
    let own: Vec<_> = own.collect();
    (!own.is_empty()).then(|| quote!([#(#own),*]))
}

/// Returns a reference to a value, unless the caller adds it.
fn value(value: &Value) -> Option<TokenStream> {
    match value {
        Value::Field(field, None) => Some(quote!(#field)),
        Value::Field(field, Some(wrapper)) => Some(quote!(&#wrapper(#field))),
        Value::Expression(expression) => Some(quote!(&(#expression))),
        Value::Added => None,
    }
}
