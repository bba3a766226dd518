//! The derive macro of the trait `Message` of `orrery-core`, which exports both.

use proc_macro::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, parse_macro_input};

/// Derives `Message` for an enum, and the names of its variants in kebab case: its method `key` and its constant `KEYS`. Only named
/// fields are visited.
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
        let fields: Vec<_> = variant.fields.iter().filter_map(|field| field.ident.as_ref()).collect();
        let words = fields.iter().map(ToString::to_string);
        visits.push(quote!(Self::#kind { #(#fields,)* .. } => {
            #(::orrery_core::FieldVisitor::visit(__visitor, #words, #fields);)*
        }));
        kinds.push(kind);
        keys.push(key);
    }
    let mut types: Vec<_> = body.variants.iter().flat_map(|variant| &variant.fields).collect();
    types.retain(|field| field.ident.is_some());
    let mut types: Vec<_> = types.iter().map(|field| &field.ty).map(|kind| (quote!(#kind).to_string(), kind)).collect();
    types.sort_by(|one, other| one.0.cmp(&other.0));
    types.dedup_by(|one, other| one.0 == other.0);
    let types = types.iter().map(|(_, kind)| kind);
    quote! {
        impl #name {
            /// The keys of all variants, in the order of declaration.
            pub const KEYS: &'static [&'static str] = &[#(#keys),*];

            /// Returns the name of the variant in kebab case, with which the key of its message ends.
            pub const fn key(&self) -> &'static str {
                match self { #(Self::#kinds { .. } => #keys),* }
            }
        }

        impl<V> ::orrery_core::Message<V> for #name where #(V: ::orrery_core::FieldVisitor<#types>),* {
            fn key(&self) -> &'static str {
                #name::key(self)
            }

            fn visit_fields(&self, __visitor: &mut V) {
                match self { #(#visits)* }
            }
        }
    }
    .into()
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
