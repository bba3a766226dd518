//! The only deserializer that types see. It asks the format for exactly the kind of value that a type expects, so little code is
//! instantiated for each type.

use std::borrow::Cow;

use ron::Error;
use serde::de::{DeserializeSeed, Deserializer, EnumAccess, Expected, MapAccess, SeqAccess, VariantAccess, Visitor};

use super::source::{Asked, Choice, Elements, Entries, Result, Seen, Source, Take, TakeInner, unread};

/// Reads a value from a source.
pub struct Reader<'s, 'de>(pub &'s mut dyn Source<'de>);

/// Builds a value from what `ask` passes on.
fn visited<'de, V: Visitor<'de>>(
    visitor: V,
    visit: impl Fn(V, Seen<'_, 'de>) -> Result<V::Value>,
    ask: impl FnOnce(Take<'_, 'de>) -> Result<()>,
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

/// Builds a nested value, or returns `None` if there are no more.
fn seeded<'de, S: DeserializeSeed<'de>>(
    seed: S,
    ask: impl FnOnce(TakeInner<'_, 'de>) -> Result<()>,
) -> Result<Option<S::Value>> {
    let (mut seed, mut value) = (Some(seed), None);
    ask(&mut |source| {
        if let Some(seed) = seed.take() {
            value = Some(seed.deserialize(Reader(source))?);
        }
        Ok(())
    })?;
    Ok(value)
}

fn text<'de, V: Visitor<'de>>(visitor: V, seen: Seen<'_, 'de>) -> Result<V::Value> {
    match seen {
        Seen::Text(Cow::Borrowed(text)) => visitor.visit_borrowed_str(text),
        Seen::Text(Cow::Owned(text)) => visitor.visit_string(text),
        other => Err(other.refused_by(&visitor)),
    }
}

fn bytes<'de, V: Visitor<'de>>(visitor: V, seen: Seen<'_, 'de>) -> Result<V::Value> {
    match seen {
        Seen::Bytes(Cow::Borrowed(bytes)) => visitor.visit_borrowed_bytes(bytes),
        Seen::Bytes(Cow::Owned(bytes)) => visitor.visit_byte_buf(bytes),
        other => Err(other.refused_by(&visitor)),
    }
}

fn option<'de, V: Visitor<'de>>(visitor: V, seen: Seen<'_, 'de>) -> Result<V::Value> {
    match seen {
        Seen::None => visitor.visit_none(),
        Seen::Some(source) => visitor.visit_some(Reader(source)),
        other => Err(other.refused_by(&visitor)),
    }
}

/// Reads a newtype struct. Raw text is read as a struct around text.
fn newtype<'de, V: Visitor<'de>>(visitor: V, seen: Seen<'_, 'de>) -> Result<V::Value> {
    match seen {
        Seen::Newtype(source) => visitor.visit_newtype_struct(Reader(source)),
        Seen::Text(Cow::Borrowed(text)) => visitor.visit_borrowed_str(text),
        other => Err(other.refused_by(&visitor)),
    }
}

fn unit<'de, V: Visitor<'de>>(visitor: V, seen: Seen<'_, 'de>) -> Result<V::Value> {
    if let Seen::Unit = seen { visitor.visit_unit() } else { Err(seen.refused_by(&visitor)) }
}

fn elements<'de, V: Visitor<'de>>(visitor: V, seen: Seen<'_, 'de>) -> Result<V::Value> {
    if let Seen::Seq(elements) = seen {
        visitor.visit_seq(ElementsOf(elements))
    } else {
        Err(seen.refused_by(&visitor))
    }
}

fn entries<'de, V: Visitor<'de>>(visitor: V, seen: Seen<'_, 'de>) -> Result<V::Value> {
    if let Seen::Map(entries) = seen { visitor.visit_map(EntriesOf(entries)) } else { Err(seen.refused_by(&visitor)) }
}

fn choice<'de, V: Visitor<'de>>(visitor: V, seen: Seen<'_, 'de>) -> Result<V::Value> {
    if let Seen::Enum(choice) = seen { visitor.visit_enum(ChoiceOf(choice)) } else { Err(seen.refused_by(&visitor)) }
}

fn anything<'de, V: Visitor<'de>>(visitor: V, seen: Seen<'_, 'de>) -> Result<V::Value> {
    match seen {
        Seen::Bool(value) => visitor.visit_bool(value),
        Seen::I8(value) => visitor.visit_i8(value),
        Seen::I16(value) => visitor.visit_i16(value),
        Seen::I32(value) => visitor.visit_i32(value),
        Seen::I64(value) => visitor.visit_i64(value),
        Seen::U8(value) => visitor.visit_u8(value),
        Seen::U16(value) => visitor.visit_u16(value),
        Seen::U32(value) => visitor.visit_u32(value),
        Seen::U64(value) => visitor.visit_u64(value),
        Seen::F32(value) => visitor.visit_f32(value),
        Seen::F64(value) => visitor.visit_f64(value),
        Seen::Char(value) => visitor.visit_char(value),
        seen @ Seen::Text(_) => text(visitor, seen),
        seen @ Seen::Bytes(_) => bytes(visitor, seen),
        seen @ (Seen::None | Seen::Some(_)) => option(visitor, seen),
        seen @ Seen::Unit => unit(visitor, seen),
        seen @ Seen::Newtype(_) => newtype(visitor, seen),
        seen @ Seen::Seq(_) => elements(visitor, seen),
        seen @ Seen::Map(_) => entries(visitor, seen),
        seen @ Seen::Enum(_) => choice(visitor, seen),
    }
}

impl<'de> Reader<'_, 'de> {
    fn read<V: Visitor<'de>>(
        self,
        asked: Asked<'_>,
        visitor: V,
        visit: impl Fn(V, Seen<'_, 'de>) -> Result<V::Value>,
    ) -> Result<V::Value> {
        visited(visitor, visit, |take| self.0.give(asked, take))
    }
}

/// The methods of [`Reader`] for values that contain no others.
macro_rules! scalars {
    ($($method:ident, $visit:ident, $kind:ident;)+) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
            self.read(Asked::$kind, visitor, |visitor, seen| match seen {
                Seen::$kind(value) => visitor.$visit(value),
                other => Err(other.refused_by(&visitor)),
            })
        })+
    };
}

/// The methods of [`Reader`] that are fully described by a kind and one of the functions above.
macro_rules! compounds {
    ($($method:ident($($name:ident: $type:ty),*), $kind:expr, $visit:ident;)+) => {
        $(fn $method<V: Visitor<'de>>(self, $($name: $type,)* visitor: V) -> Result<V::Value> {
            self.read($kind, visitor, $visit)
        })+
    };
}

impl<'de> Deserializer<'de> for Reader<'_, 'de> {
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
        deserialize_str(), Asked::Str, text;
        deserialize_string(), Asked::String, text;
        deserialize_identifier(), Asked::Identifier, text;
        deserialize_bytes(), Asked::Bytes, bytes;
        deserialize_byte_buf(), Asked::ByteBuf, bytes;
        deserialize_option(), Asked::Option, option;
        deserialize_unit(), Asked::Unit, unit;
        deserialize_unit_struct(name: &'static str), Asked::UnitStruct(name), unit;
        deserialize_newtype_struct(name: &'static str), Asked::NewtypeStruct(name), newtype;
        deserialize_seq(), Asked::Seq, elements;
        deserialize_tuple(len: usize), Asked::Tuple(len), elements;
        deserialize_tuple_struct(name: &'static str, len: usize), Asked::TupleStruct(name, len), elements;
        deserialize_struct(name: &'static str, fields: &'static [&'static str]), Asked::Struct(name, fields), entries;
        deserialize_enum(name: &'static str, variants: &'static [&'static str]), Asked::Enum(name, variants), choice;
        deserialize_ignored_any(), Asked::IgnoredAny, unit;
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        let expected = (&visitor as &dyn Expected).to_string();
        self.read(Asked::Any(&expected), visitor, anything)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value> {
        let expected = (&visitor as &dyn Expected).to_string();
        self.read(Asked::Map(&expected), visitor, entries)
    }
}

struct ElementsOf<'s, 'de>(&'s mut dyn Elements<'de>);

impl<'de> SeqAccess<'de> for ElementsOf<'_, 'de> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>> {
        seeded(seed, |take| self.0.next(take))
    }
}

struct EntriesOf<'s, 'de>(&'s mut dyn Entries<'de>);

impl<'de> MapAccess<'de> for EntriesOf<'_, 'de> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>> {
        seeded(seed, |take| self.0.key(take))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value> {
        seeded(seed, |take| self.0.value(take))?.ok_or_else(unread)
    }
}

struct ChoiceOf<'s, 'de>(&'s mut dyn Choice<'de>);

impl<'de> EnumAccess<'de> for ChoiceOf<'_, 'de> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self)> {
        let variant = seeded(seed, |take| self.0.variant(take))?.ok_or_else(unread)?;
        Ok((variant, self))
    }
}

impl<'de> VariantAccess<'de> for ChoiceOf<'_, 'de> {
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
