//! The derive macro for the trait `Message` of `orrery-core`. That crate exports both.

use std::collections::BTreeMap;

use proc_macro::TokenStream;
use quote::{format_ident, quote};
use syn::{Data, DeriveInput, Error, Field, parse_macro_input};

/// Derives `Message` for an enum, and the names of its variants in kebab case: its method `key` and its constant `KEYS`. A
/// field without a name is called like its type, and `count` if it is a number, so the game's `argument_name` names the type:
/// rename both together.
#[proc_macro_derive(Message)]
pub fn message(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let name = &input.ident;
    let Data::Enum(body) = &input.data else {
        return Error::new_spanned(name, "only an enum has a message for each variant").to_compile_error().into();
    };
    let (mut kinds, mut keys, mut visits) = (Vec::new(), Vec::new(), Vec::new());
    for variant in &body.variants {
        let (kind, key) = (&variant.ident, kebab(&variant.ident.to_string()));
        let members = variant.fields.members();
        let fields: Vec<_> = (0..variant.fields.len()).map(|at| format_ident!("field_{at}")).collect();
        let words = variant.fields.iter().map(word_of);
        visits.push(quote!(Self::#kind { #(#members: #fields,)* } => {
            #(::orrery_core::FieldVisitor::visit(visitor, #words, #fields);)*
        }));
        kinds.push(kind);
        keys.push(key);
    }
    let fields = body.variants.iter().flat_map(|variant| &variant.fields);
    let types: BTreeMap<_, _> = fields.map(|Field { ty, .. }| (quote!(#ty).to_string(), ty)).collect();
    let types = types.values();
    quote! {
        impl #name {
            /// The keys of all variants, in the order of declaration.
            pub const KEYS: &'static [&'static str] = &[#(#keys),*];

            /// Returns the name of the variant in kebab case, which is the last part of the key of its message.
            pub const fn key(&self) -> &'static str {
                match self { #(Self::#kinds { .. } => #keys),* }
            }
        }

        impl<V> ::orrery_core::Message<V> for #name where #(V: ::orrery_core::FieldVisitor<#types>),* {
            fn key(&self) -> &'static str {
                #name::key(self)
            }

            fn visit_fields(&self, visitor: &mut V) {
                match self { #(#visits)* }
            }
        }
    }
    .into()
}

/// Returns the name of a field. An unnamed field has the name of its innermost type in kebab case, or `count` if it is a number.
fn word_of(field: &Field) -> String {
    let ty = &field.ty;
    let written = quote!(#ty).to_string();
    let last = written.split(|c: char| !c.is_alphanumeric()).rfind(|word| !word.is_empty()).unwrap_or_default();
    match &field.ident {
        Some(name) => name.to_string(),
        None if last.starts_with(|first: char| first.is_ascii_lowercase()) => "count".to_owned(),
        None => kebab(last),
    }
}

/// Converts a name such as `NotASix` to `not-a-six`.
fn kebab(name: &str) -> String {
    let mut key = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !key.is_empty() {
            key.push('-');
        }
        key.push(letter.to_ascii_lowercase());
    }
    key
}
