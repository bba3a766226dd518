//! The only deserializer that types see. It asks the format for exactly the kind of value that a type expects, so little code is
//! instantiated for each type.

use std::borrow::Cow;

use ron::Error;
use serde::de::{DeserializeSeed, Deserializer, EnumAccess, Expected, MapAccess, SeqAccess, VariantAccess, Visitor};

use super::source::{
    ElementSource, EntrySource, FoundValue, Result, SourceCallback, ValueCallback, ValueRequest, ValueSource,
    VariantSource, unread,
};

/// A deserializer that reads a value from a source.
pub struct SourceDeserializer<'s, 'de>(pub &'s mut dyn ValueSource<'de>);

/// Builds a value from the input that `ask` passes to its callback.
fn visited<'de, V: Visitor<'de>>(
    visitor: V,
    visit: impl Fn(V, FoundValue<'_, 'de>) -> Result<V::Value>,
    ask: impl FnOnce(ValueCallback<'_, 'de>) -> Result<()>,
) -> Result<V::Value> {
    let (mut visitor, mut value) = (Some(visitor), None);
    ask(&mut |seen| {
        if let Some(visitor) = visitor.take() {
            value = Some(visit(visitor, seen)?);
        }
        Ok(())
    })?;
    value.ok_or_else(unread)
}

/// Builds a nested value, or returns `None` if there are no more values.
fn seeded<'de, S: DeserializeSeed<'de>>(
    seed: S,
    ask: impl FnOnce(SourceCallback<'_, 'de>) -> Result<()>,
) -> Result<Option<S::Value>> {
    let (mut seed, mut value) = (Some(seed), None);
    ask(&mut |source| {
        if let Some(seed) = seed.take() {
            value = Some(seed.deserialize(SourceDeserializer(source))?);
        }
        Ok(())
    })?;
    Ok(value)
}

fn text<'de, V: Visitor<'de>>(visitor: V, seen: FoundValue<'_, 'de>) -> Result<V::Value> {
    match seen {
        FoundValue::Text(Cow::Borrowed(text)) => visitor.visit_borrowed_str(text),
        FoundValue::Text(Cow::Owned(text)) => visitor.visit_string(text),
        other => Err(other.refused_by(&visitor)),
    }
}

fn bytes<'de, V: Visitor<'de>>(visitor: V, seen: FoundValue<'_, 'de>) -> Result<V::Value> {
    match seen {
        FoundValue::Bytes(Cow::Borrowed(bytes)) => visitor.visit_borrowed_bytes(bytes),
        FoundValue::Bytes(Cow::Owned(bytes)) => visitor.visit_byte_buf(bytes),
        other => Err(other.refused_by(&visitor)),
    }
}

fn option<'de, V: Visitor<'de>>(visitor: V, seen: FoundValue<'_, 'de>) -> Result<V::Value> {
    match seen {
        FoundValue::None => visitor.visit_none(),
        FoundValue::Some(source) => visitor.visit_some(SourceDeserializer(source)),
        other => Err(other.refused_by(&visitor)),
    }
}

/// Reads a newtype struct. The format treats a `RawValue` as one, but visits it with text.
fn newtype<'de, V: Visitor<'de>>(visitor: V, seen: FoundValue<'_, 'de>) -> Result<V::Value> {
    match seen {
        FoundValue::Newtype(source) => visitor.visit_newtype_struct(SourceDeserializer(source)),
        FoundValue::Text(Cow::Borrowed(text)) => visitor.visit_borrowed_str(text),
        other => Err(other.refused_by(&visitor)),
    }
}

fn unit<'de, V: Visitor<'de>>(visitor: V, seen: FoundValue<'_, 'de>) -> Result<V::Value> {
    if let FoundValue::Unit = seen { visitor.visit_unit() } else { Err(seen.refused_by(&visitor)) }
}

fn elements<'de, V: Visitor<'de>>(visitor: V, seen: FoundValue<'_, 'de>) -> Result<V::Value> {
    if let FoundValue::Seq(elements) = seen {
        visitor.visit_seq(ElementAccess(elements))
    } else {
        Err(seen.refused_by(&visitor))
    }
}

fn entries<'de, V: Visitor<'de>>(visitor: V, seen: FoundValue<'_, 'de>) -> Result<V::Value> {
    if let FoundValue::Map(entries) = seen {
        visitor.visit_map(EntryAccess(entries))
    } else {
        Err(seen.refused_by(&visitor))
    }
}

fn choice<'de, V: Visitor<'de>>(visitor: V, seen: FoundValue<'_, 'de>) -> Result<V::Value> {
    if let FoundValue::Enum(choice) = seen {
        visitor.visit_enum(VariantReader(choice))
    } else {
        Err(seen.refused_by(&visitor))
    }
}

fn anything<'de, V: Visitor<'de>>(visitor: V, seen: FoundValue<'_, 'de>) -> Result<V::Value> {
    match seen {
        FoundValue::Bool(value) => visitor.visit_bool(value),
        FoundValue::I8(value) => visitor.visit_i8(value),
        FoundValue::I16(value) => visitor.visit_i16(value),
        FoundValue::I32(value) => visitor.visit_i32(value),
        FoundValue::I64(value) => visitor.visit_i64(value),
        FoundValue::U8(value) => visitor.visit_u8(value),
        FoundValue::U16(value) => visitor.visit_u16(value),
        FoundValue::U32(value) => visitor.visit_u32(value),
        FoundValue::U64(value) => visitor.visit_u64(value),
        FoundValue::F32(value) => visitor.visit_f32(value),
        FoundValue::F64(value) => visitor.visit_f64(value),
        FoundValue::Char(value) => visitor.visit_char(value),
        seen @ FoundValue::Text(_) => text(visitor, seen),
        seen @ FoundValue::Bytes(_) => bytes(visitor, seen),
        seen @ (FoundValue::None | FoundValue::Some(_)) => option(visitor, seen),
        seen @ FoundValue::Unit => unit(visitor, seen),
        seen @ FoundValue::Newtype(_) => newtype(visitor, seen),
        seen @ FoundValue::Seq(_) => elements(visitor, seen),
        seen @ FoundValue::Map(_) => entries(visitor, seen),
        seen @ FoundValue::Enum(_) => choice(visitor, seen),
    }
}

impl<'de> SourceDeserializer<'_, 'de> {
    fn read<V: Visitor<'de>>(
        self,
        asked: ValueRequest<'_>,
        visitor: V,
        visit: impl Fn(V, FoundValue<'_, 'de>) -> Result<V::Value>,
    ) -> Result<V::Value> {
        visited(visitor, visit, |take| self.0.give(asked, take))
    }
}

/// The methods of [`SourceDeserializer`] for values without nested values.
macro_rules! scalars {
    ($($method:ident, $visit:ident, $kind:ident;)+) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
            self.read(ValueRequest::$kind, visitor, |visitor, seen| match seen {
                FoundValue::$kind(value) => visitor.$visit(value),
                other => Err(other.refused_by(&visitor)),
            })
        })+
    };
}

/// The methods of [`SourceDeserializer`] that consist only of a request and one of the functions above.
macro_rules! compounds {
    ($($method:ident($($name:ident: $type:ty),*), $kind:expr, $visit:ident;)+) => {
        $(fn $method<V: Visitor<'de>>(self, $($name: $type,)* visitor: V) -> Result<V::Value> {
            self.read($kind, visitor, $visit)
        })+
    };
}

impl<'de> Deserializer<'de> for SourceDeserializer<'_, 'de> {
    type Error = Error;

    scalars! {
        deserialize_bool, visit_bool, Bool;
        deserialize_i8, visit_i8, I8;
        deserialize_i16, visit_i16, I16;
        deserialize_i32, visit_i32, I32;
        deserialize_i64, visit_i64, I64;
        deserialize_u8, visit_u8, U8;
        deserialize_u16, visit_u16, U16;
        deserialize_u32, visit_u32, U32;
        deserialize_u64, visit_u64, U64;
        deserialize_f32, visit_f32, F32;
        deserialize_f64, visit_f64, F64;
        deserialize_char, visit_char, Char;
    }

    compounds! {
        deserialize_str(), ValueRequest::Str, text;
        deserialize_string(), ValueRequest::String, text;
        deserialize_identifier(), ValueRequest::Identifier, text;
        deserialize_bytes(), ValueRequest::Bytes, bytes;
        deserialize_byte_buf(), ValueRequest::ByteBuf, bytes;
        deserialize_option(), ValueRequest::Option, option;
        deserialize_unit(), ValueRequest::Unit, unit;
        deserialize_unit_struct(name: &'static str), ValueRequest::UnitStruct(name), unit;
        deserialize_newtype_struct(name: &'static str), ValueRequest::NewtypeStruct(name), newtype;
        deserialize_seq(), ValueRequest::Seq, elements;
        deserialize_tuple(len: usize), ValueRequest::Tuple(len), elements;
        deserialize_tuple_struct(name: &'static str, len: usize), ValueRequest::TupleStruct(name, len), elements;
        deserialize_struct(name: &'static str, fields: &'static [&'static str]), ValueRequest::Struct(name, fields), entries;
        deserialize_enum(name: &'static str, variants: &'static [&'static str]), ValueRequest::Enum(name, variants), choice;
        deserialize_ignored_any(), ValueRequest::IgnoredAny, unit;
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        let expected = (&visitor as &dyn Expected).to_string();
        self.read(ValueRequest::Any(&expected), visitor, anything)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        let expected = (&visitor as &dyn Expected).to_string();
        self.read(ValueRequest::Map(&expected), visitor, entries)
    }
}

struct ElementAccess<'s, 'de>(&'s mut dyn ElementSource<'de>);

impl<'de> SeqAccess<'de> for ElementAccess<'_, 'de> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>> {
        seeded(seed, |take| self.0.next(take))
    }
}

struct EntryAccess<'s, 'de>(&'s mut dyn EntrySource<'de>);

impl<'de> MapAccess<'de> for EntryAccess<'_, 'de> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>> {
        seeded(seed, |take| self.0.key(take))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value> {
        seeded(seed, |take| self.0.value(take))?.ok_or_else(unread)
    }
}

struct VariantReader<'s, 'de>(&'s mut dyn VariantSource<'de>);

impl<'de> EnumAccess<'de> for VariantReader<'_, 'de> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self)> {
        let variant = seeded(seed, |take| self.0.variant(take))?.ok_or_else(unread)?;
        Ok((variant, self))
    }
}

impl<'de> VariantAccess<'de> for VariantReader<'_, 'de> {
    type Error = Error;

    fn unit_variant(self) -> Result<()> {
        self.0.unit()
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value> {
        seeded(seed, |take| self.0.newtype(take))?.ok_or_else(unread)
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value> {
        visited(visitor, elements, |take| self.0.tuple(len, take))
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value> {
        visited(visitor, entries, |take| self.0.structure(fields, take))
    }
}
