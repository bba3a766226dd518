//! The interface between values and the format: traits without type parameters, so that the format's code is compiled once instead
//! of once per type.

use std::borrow::Cow;

use ron::Error;
use serde::de::{Error as _, Expected, Unexpected};

/// The result of reading. Errors are those of the format.
pub type Result<T> = std::result::Result<T, Error>;

/// A callback that receives a value from the text.
pub type Take<'t, 'de> = &'t mut dyn FnMut(Seen<'_, 'de>) -> Result<()>;

/// A callback that receives the source of a nested value.
pub type TakeInner<'t, 'de> = &'t mut dyn FnMut(&mut dyn Source<'de>) -> Result<()>;

/// The kind of value requested, one per method of [`serde::Deserializer`].
#[derive(Clone, Copy)]
pub enum Asked<'a> {
    /// Any value, decided by the text. Holds the visitor's description of the expected value.
    Any(&'a str),
    Bool,
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    F32,
    F64,
    Char,
    Str,
    String,
    Bytes,
    ByteBuf,
    Option,
    Unit,
    UnitStruct(&'static str),
    NewtypeStruct(&'static str),
    Seq,
    Tuple(usize),
    TupleStruct(&'static str, usize),
    /// A map. Holds the visitor's description of the expected value, by which the format detects whether the keys are those of a
    /// struct.
    Map(&'a str),
    Struct(&'static str, &'static [&'static str]),
    Enum(&'static str, &'static [&'static str]),
    Identifier,
    IgnoredAny,
}

/// A value found in the text, one per method of [`serde::de::Visitor`].
pub enum Seen<'s, 'de> {
    Bool(bool),
    I8(i8),
    I16(i16),
    I32(i32),
    I64(i64),
    U8(u8),
    U16(u16),
    U32(u32),
    U64(u64),
    F32(f32),
    F64(f64),
    Char(char),
    Text(Cow<'de, str>),
    Bytes(Cow<'de, [u8]>),
    None,
    Some(&'s mut dyn Source<'de>),
    Unit,
    Newtype(&'s mut dyn Source<'de>),
    Seq(&'s mut dyn Elements<'de>),
    Map(&'s mut dyn Entries<'de>),
    Enum(&'s mut dyn Choice<'de>),
}

impl Seen<'_, '_> {
    /// Returns the error for a value of the wrong kind, in serde's wording.
    pub fn refused_by(&self, expected: &dyn Expected) -> Error {
        let found = match self {
            Seen::Bool(value) => Unexpected::Bool(*value),
            Seen::I8(value) => Unexpected::Signed(i64::from(*value)),
            Seen::I16(value) => Unexpected::Signed(i64::from(*value)),
            Seen::I32(value) => Unexpected::Signed(i64::from(*value)),
            Seen::I64(value) => Unexpected::Signed(*value),
            Seen::U8(value) => Unexpected::Unsigned(u64::from(*value)),
            Seen::U16(value) => Unexpected::Unsigned(u64::from(*value)),
            Seen::U32(value) => Unexpected::Unsigned(u64::from(*value)),
            Seen::U64(value) => Unexpected::Unsigned(*value),
            Seen::F32(value) => Unexpected::Float(f64::from(*value)),
            Seen::F64(value) => Unexpected::Float(*value),
            Seen::Char(value) => Unexpected::Char(*value),
            Seen::Text(text) => Unexpected::Str(text),
            Seen::Bytes(bytes) => Unexpected::Bytes(bytes),
            Seen::None | Seen::Some(_) => Unexpected::Option,
            Seen::Unit => Unexpected::Unit,
            Seen::Newtype(_) => Unexpected::NewtypeStruct,
            Seen::Seq(_) => Unexpected::Seq,
            Seen::Map(_) => Unexpected::Map,
            Seen::Enum(_) => Unexpected::Enum,
        };
        Error::invalid_type(found, expected)
    }
}

/// The source of one value.
pub trait Source<'de> {
    /// Reads the requested value and passes it to `take`. May be called once, and calls `take` at most once.
    fn give(&mut self, asked: Asked<'_>, take: Take<'_, 'de>) -> Result<()>;
}

/// The elements of a list or tuple.
pub trait Elements<'de> {
    /// Passes the next element to `take`, which is not called after the last one.
    fn next(&mut self, take: TakeInner<'_, 'de>) -> Result<()>;
}

/// The entries of a map or the fields of a struct.
pub trait Entries<'de> {
    /// Passes the next key to `take`, which is not called after the last one.
    fn key(&mut self, take: TakeInner<'_, 'de>) -> Result<()>;

    /// Passes the value of that key to `take`.
    fn value(&mut self, take: TakeInner<'_, 'de>) -> Result<()>;
}

/// A value of an enum. Its variant is read first, then the variant's contents, by one of the other methods.
pub trait Choice<'de> {
    /// Passes the name of the variant to `take`.
    fn variant(&mut self, take: TakeInner<'_, 'de>) -> Result<()>;

    /// Reads a variant without contents.
    fn unit(&mut self) -> Result<()>;

    /// Passes the single value of the variant to `take`.
    fn newtype(&mut self, take: TakeInner<'_, 'de>) -> Result<()>;

    /// Passes the `len` values of the variant to `take`.
    fn tuple(&mut self, len: usize, take: Take<'_, 'de>) -> Result<()>;

    /// Passes the fields of the variant to `take`.
    fn structure(&mut self, fields: &'static [&'static str], take: Take<'_, 'de>) -> Result<()>;
}

/// Returns the error for a second call where only one is possible.
pub fn used_up() -> Error {
    Error::Message("a part of the text was asked for twice".to_owned())
}

/// Returns the error for a format that passes on nothing.
pub fn unread() -> Error {
    Error::Message("a part of the text was asked for and not read".to_owned())
}
