//! Reads text with the ron crate's deserializer, which is instantiated only here.
//!
//! The format adds names to errors that pass through it, such as the name of the struct in which a field is missing. For this to
//! work, an error in a value is rebuilt with the serde constructor that originally created it. To lose nothing, an error whose
//! text comes out unchanged is replaced by the original one.

use std::borrow::Cow;
use std::fmt;
use std::mem;

use ron::Error;
use ron::error::SpannedError;
use serde::de::{
    self, Deserialize, DeserializeSeed, Deserializer, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor,
};

use super::source::{
    ElementSource, EntrySource, FoundValue, Result, SourceCallback, ValueCallback, ValueRequest, ValueSource,
    VariantSource, used_up,
};

/// Passes the single value in `text` to `take`.
///
/// # Errors
/// Returns the first error and its position in the text.
pub fn read_with<'de>(
    text: &'de str,
    options: &ron::Options,
    take: SourceCallback<'_, 'de>,
) -> std::result::Result<(), SpannedError> {
    let mut from = ron::Deserializer::from_str_with_options(text, options)?;
    let read = take(&mut OnceSource(Some(&mut from))).and_then(|()| from.end());
    read.map_err(|error| from.span_error(error))
}

/// Passes an error in a value to the format, which adds the names of the surrounding items. `told` keeps the original error.
fn tell<E: de::Error>(error: Error, told: &mut Option<Error>) -> E {
    *told = Some(error.clone());
    match error {
        Error::MissingStructField { field, outer: None } => E::missing_field(field),
        Error::DuplicateStructField { field, outer: None } => E::duplicate_field(field),
        Error::NoSuchStructField { expected, found, outer: None } => E::unknown_field(&found, expected),
        Error::NoSuchEnumVariant { expected, found, outer: None } => E::unknown_variant(&found, expected),
        other => E::custom(other),
    }
}

/// Returns the error with the format's text, or the original one if the format added nothing.
fn recovered(text: String, told: Option<Error>) -> Error {
    match told {
        Some(told) if told.to_string() == text => told,
        // This is the only inner error that the format recognises.
        _ if text == Error::ExpectedStructLike.to_string() => Error::ExpectedStructLike,
        _ => Error::Message(text),
    }
}

/// Calls the format with a slot that keeps the original error of a value.
fn telling<T, E: de::Error>(call: impl FnOnce(&mut Option<Error>) -> std::result::Result<T, E>) -> Result<T> {
    let mut told = None;
    call(&mut told).map_err(|error| recovered(error.to_string(), told))
}

/// A deserializer of the format that can be used once.
struct OnceSource<D>(Option<D>);

impl<'de, D: Deserializer<'de>> ValueSource<'de> for OnceSource<D> {
    fn give(&mut self, asked: ValueRequest<'_>, take: ValueCallback<'_, 'de>) -> Result<()> {
        let from = self.0.take().ok_or_else(used_up)?;
        match asked {
            // The integer type that the format visits depends on how a number is written, so numbers are converted here.
            ValueRequest::Bool => take(FoundValue::Bool(plain(from)?)),
            ValueRequest::I8 => take(FoundValue::I8(plain(from)?)),
            ValueRequest::I16 => take(FoundValue::I16(plain(from)?)),
            ValueRequest::I32 => take(FoundValue::I32(plain(from)?)),
            ValueRequest::I64 => take(FoundValue::I64(plain(from)?)),
            ValueRequest::U8 => take(FoundValue::U8(plain(from)?)),
            ValueRequest::U16 => take(FoundValue::U16(plain(from)?)),
            ValueRequest::U32 => take(FoundValue::U32(plain(from)?)),
            ValueRequest::U64 => take(FoundValue::U64(plain(from)?)),
            ValueRequest::F32 => take(FoundValue::F32(plain(from)?)),
            ValueRequest::F64 => take(FoundValue::F64(plain(from)?)),
            ValueRequest::Char => take(FoundValue::Char(plain(from)?)),
            ValueRequest::IgnoredAny => {
                let de::IgnoredAny = plain(from)?;
                take(FoundValue::Unit)
            }
            ValueRequest::TupleStruct(name, len) => {
                let catch = |told: &mut _| {
                    from.deserialize_tuple_struct(name, len, ForwardingVisitor { expected: "", take, told })
                };
                telling(catch).map_err(|error| match error {
                    // The format does the same, but does not recognise this inner error.
                    Error::ExpectedStructLike if !name.is_empty() => Error::ExpectedNamedStructLike(name),
                    other => other,
                })
            }
            ValueRequest::Any(expected) => {
                telling(|told| from.deserialize_any(ForwardingVisitor { expected, take, told }))
            }
            ValueRequest::Map(expected) => {
                telling(|told| from.deserialize_map(ForwardingVisitor { expected, take, told }))
            }
            _ => telling(|told| compound(from, asked, ForwardingVisitor { expected: "", take, told })),
        }
    }
}

/// Reads a value of a type that serde itself implements.
fn plain<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<T> {
    T::deserialize(from).map_err(|error| recovered(error.to_string(), None))
}

/// Asks the format for text or for a value that may contain other types.
fn compound<'de, D: Deserializer<'de>>(
    from: D,
    asked: ValueRequest<'_>,
    catch: ForwardingVisitor<'_, 'de>,
) -> std::result::Result<(), D::Error> {
    match asked {
        ValueRequest::String => from.deserialize_string(catch),
        ValueRequest::Identifier => from.deserialize_identifier(catch),
        ValueRequest::Bytes => from.deserialize_bytes(catch),
        ValueRequest::ByteBuf => from.deserialize_byte_buf(catch),
        ValueRequest::Option => from.deserialize_option(catch),
        ValueRequest::Unit => from.deserialize_unit(catch),
        ValueRequest::UnitStruct(name) => from.deserialize_unit_struct(name, catch),
        ValueRequest::NewtypeStruct(name) => from.deserialize_newtype_struct(name, catch),
        ValueRequest::Seq => from.deserialize_seq(catch),
        ValueRequest::Tuple(len) => from.deserialize_tuple(len, catch),
        ValueRequest::Struct(name, fields) => from.deserialize_struct(name, fields, catch),
        ValueRequest::Enum(name, variants) => from.deserialize_enum(name, variants, catch),
        _ => from.deserialize_str(catch),
    }
}

/// The only visitor that the format sees. It forwards its input to `take`.
struct ForwardingVisitor<'c, 'de> {
    expected: &'c str,
    take: ValueCallback<'c, 'de>,
    told: &'c mut Option<Error>,
}

impl<'de> ForwardingVisitor<'_, 'de> {
    fn pass<E: de::Error>(self, seen: FoundValue<'_, 'de>) -> std::result::Result<(), E> {
        (self.take)(seen).map_err(|error| tell(error, self.told))
    }
}

/// The methods of [`ForwardingVisitor`] for values without nested values.
macro_rules! pass {
    ($($visit:ident($value:ident: $type:ty) => $seen:expr;)+) => {
        $(fn $visit<E: de::Error>(self, $value: $type) -> std::result::Result<(), E> {
            self.pass($seen)
        })+
    };
}

impl<'de> Visitor<'de> for ForwardingVisitor<'_, 'de> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.expected)
    }

    pass! {
        visit_bool(value: bool) => FoundValue::Bool(value);
        visit_i8(value: i8) => FoundValue::I8(value);
        visit_i16(value: i16) => FoundValue::I16(value);
        visit_i32(value: i32) => FoundValue::I32(value);
        visit_i64(value: i64) => FoundValue::I64(value);
        visit_u8(value: u8) => FoundValue::U8(value);
        visit_u16(value: u16) => FoundValue::U16(value);
        visit_u32(value: u32) => FoundValue::U32(value);
        visit_u64(value: u64) => FoundValue::U64(value);
        visit_f32(value: f32) => FoundValue::F32(value);
        visit_f64(value: f64) => FoundValue::F64(value);
        visit_char(value: char) => FoundValue::Char(value);
        visit_str(value: &str) => FoundValue::Text(Cow::Owned(value.to_owned()));
        visit_string(value: String) => FoundValue::Text(Cow::Owned(value));
        visit_borrowed_str(value: &'de str) => FoundValue::Text(Cow::Borrowed(value));
        visit_byte_buf(value: Vec<u8>) => FoundValue::Bytes(Cow::Owned(value));
        visit_borrowed_bytes(value: &'de [u8]) => FoundValue::Bytes(Cow::Borrowed(value));
    }

    fn visit_none<E: de::Error>(self) -> std::result::Result<(), E> {
        self.pass(FoundValue::None)
    }

    fn visit_unit<E: de::Error>(self) -> std::result::Result<(), E> {
        self.pass(FoundValue::Unit)
    }

    fn visit_some<D: Deserializer<'de>>(self, from: D) -> std::result::Result<(), D::Error> {
        self.pass(FoundValue::Some(&mut OnceSource(Some(from))))
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, from: D) -> std::result::Result<(), D::Error> {
        self.pass(FoundValue::Newtype(&mut OnceSource(Some(from))))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, elements: A) -> std::result::Result<(), A::Error> {
        self.pass(FoundValue::Seq(&mut CollectionAccess(elements)))
    }

    fn visit_map<A: MapAccess<'de>>(self, entries: A) -> std::result::Result<(), A::Error> {
        self.pass(FoundValue::Map(&mut CollectionAccess(entries)))
    }

    fn visit_enum<A: EnumAccess<'de>>(self, choice: A) -> std::result::Result<(), A::Error> {
        self.pass(FoundValue::Enum(&mut VariantAccessState::Before(choice)))
    }
}

/// A seed that passes the source of a nested value to `take`.
struct ForwardingSeed<'t, 'de> {
    take: SourceCallback<'t, 'de>,
    told: &'t mut Option<Error>,
}

impl<'de> DeserializeSeed<'de> for ForwardingSeed<'_, 'de> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> std::result::Result<(), D::Error> {
        (self.take)(&mut OnceSource(Some(from))).map_err(|error| tell(error, self.told))
    }
}

/// The format's access to the contents of a list or map.
struct CollectionAccess<A>(A);

impl<'de, A: SeqAccess<'de>> ElementSource<'de> for CollectionAccess<A> {
    fn next(&mut self, take: SourceCallback<'_, 'de>) -> Result<()> {
        telling(|told| self.0.next_element_seed(ForwardingSeed { take, told })).map(drop)
    }
}

impl<'de, A: MapAccess<'de>> EntrySource<'de> for CollectionAccess<A> {
    fn key(&mut self, take: SourceCallback<'_, 'de>) -> Result<()> {
        telling(|told| self.0.next_key_seed(ForwardingSeed { take, told })).map(drop)
    }

    fn value(&mut self, take: SourceCallback<'_, 'de>) -> Result<()> {
        telling(|told| self.0.next_value_seed(ForwardingSeed { take, told }))
    }
}

/// The format's access to a value of an enum, before or after the variant has been read.
enum VariantAccessState<'de, A: EnumAccess<'de>> {
    Before(A),
    After(A::Variant),
    Used,
}

impl<'de, A: EnumAccess<'de>> VariantAccessState<'de, A> {
    fn after(&mut self) -> Result<A::Variant> {
        match mem::replace(self, Self::Used) {
            Self::After(variant) => Ok(variant),
            _ => Err(used_up()),
        }
    }
}

impl<'de, A: EnumAccess<'de>> VariantSource<'de> for VariantAccessState<'de, A> {
    fn variant(&mut self, take: SourceCallback<'_, 'de>) -> Result<()> {
        let Self::Before(choice) = mem::replace(self, Self::Used) else { return Err(used_up()) };
        let ((), variant) = telling(|told| choice.variant_seed(ForwardingSeed { take, told }))?;
        *self = Self::After(variant);
        Ok(())
    }

    fn unit(&mut self) -> Result<()> {
        let variant = self.after()?;
        telling(|_| variant.unit_variant())
    }

    fn newtype(&mut self, take: SourceCallback<'_, 'de>) -> Result<()> {
        let variant = self.after()?;
        telling(|told| variant.newtype_variant_seed(ForwardingSeed { take, told }))
    }

    fn tuple(&mut self, len: usize, take: ValueCallback<'_, 'de>) -> Result<()> {
        let variant = self.after()?;
        telling(|told| variant.tuple_variant(len, ForwardingVisitor { expected: "", take, told }))
    }

    fn structure(&mut self, fields: &'static [&'static str], take: ValueCallback<'_, 'de>) -> Result<()> {
        let variant = self.after()?;
        telling(|told| variant.struct_variant(fields, ForwardingVisitor { expected: "", take, told }))
    }
}
