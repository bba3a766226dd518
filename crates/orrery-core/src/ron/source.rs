//! The interface between values and the format. Its traits have no type parameters, so that the format's code is compiled once
//! instead of once per type.

use std::borrow::Cow;

use ron::Error;
use serde::de::{Error as _, Expected, Unexpected};

/// The result of reading. Errors are those of the format.
pub type Result<T> = std::result::Result<T, Error>;

/// A callback that receives a value from the text.
pub type ValueCallback<'t, 'de> = &'t mut dyn FnMut(FoundValue<'_, 'de>) -> Result<()>;

/// A callback that receives the source of a nested value.
pub type SourceCallback<'t, 'de> = &'t mut dyn FnMut(&mut dyn ValueSource<'de>) -> Result<()>;

/// The kind of value requested, one per method of [`serde::Deserializer`].
#[derive(Clone, Copy)]
pub enum ValueRequest<'a> {
    /// A value of any kind; the text decides which. The string is the visitor's description of the expected value.
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
    /// A map. The string is the visitor's description of the expected value, from which the format detects whether the keys are
    /// those of a struct.
    Map(&'a str),
    Struct(&'static str, &'static [&'static str]),
    Enum(&'static str, &'static [&'static str]),
    Identifier,
    IgnoredAny,
}

/// A value found in the text, one per method of [`serde::de::Visitor`].
pub enum FoundValue<'s, 'de> {
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
    Some(&'s mut dyn ValueSource<'de>),
    Unit,
    Newtype(&'s mut dyn ValueSource<'de>),
    Seq(&'s mut dyn ElementSource<'de>),
    Map(&'s mut dyn EntrySource<'de>),
    Enum(&'s mut dyn VariantSource<'de>),
}

impl FoundValue<'_, '_> {
    /// Returns the error for a value of the wrong kind, in serde's wording.
    pub fn refused_by(&self, expected: &dyn Expected) -> Error {
        let found = match self {
            FoundValue::Bool(value) => Unexpected::Bool(*value),
            FoundValue::I8(value) => Unexpected::Signed(i64::from(*value)),
            FoundValue::I16(value) => Unexpected::Signed(i64::from(*value)),
            FoundValue::I32(value) => Unexpected::Signed(i64::from(*value)),
            FoundValue::I64(value) => Unexpected::Signed(*value),
            FoundValue::U8(value) => Unexpected::Unsigned(u64::from(*value)),
            FoundValue::U16(value) => Unexpected::Unsigned(u64::from(*value)),
            FoundValue::U32(value) => Unexpected::Unsigned(u64::from(*value)),
            FoundValue::U64(value) => Unexpected::Unsigned(*value),
            FoundValue::F32(value) => Unexpected::Float(f64::from(*value)),
            FoundValue::F64(value) => Unexpected::Float(*value),
            FoundValue::Char(value) => Unexpected::Char(*value),
            FoundValue::Text(text) => Unexpected::Str(text),
            FoundValue::Bytes(bytes) => Unexpected::Bytes(bytes),
            FoundValue::None | FoundValue::Some(_) => Unexpected::Option,
            FoundValue::Unit => Unexpected::Unit,
            FoundValue::Newtype(_) => Unexpected::NewtypeStruct,
            FoundValue::Seq(_) => Unexpected::Seq,
            FoundValue::Map(_) => Unexpected::Map,
            FoundValue::Enum(_) => Unexpected::Enum,
        };
        Error::invalid_type(found, expected)
    }
}

/// The source of one value in the text.
pub trait ValueSource<'de> {
    /// Reads the requested value and passes it to `take`. May be called once, and calls `take` at most once.
    fn give(&mut self, asked: ValueRequest<'_>, take: ValueCallback<'_, 'de>) -> Result<()>;
}

/// The source of the elements of a list or tuple.
pub trait ElementSource<'de> {
    /// Passes the next element to `take`, which is not called after the last one.
    fn next(&mut self, take: SourceCallback<'_, 'de>) -> Result<()>;
}

/// The source of the entries of a map or the fields of a struct.
pub trait EntrySource<'de> {
    /// Passes the next key to `take`, which is not called after the last one.
    fn key(&mut self, take: SourceCallback<'_, 'de>) -> Result<()>;

    /// Passes to `take` the value that belongs to the key last read.
    fn value(&mut self, take: SourceCallback<'_, 'de>) -> Result<()>;
}

/// The source of a value of an enum. The name of the variant is read first, then its contents with the method for their kind.
pub trait VariantSource<'de> {
    /// Passes the name of the variant to `take`.
    fn variant(&mut self, take: SourceCallback<'_, 'de>) -> Result<()>;

    /// Reads a variant without contents.
    fn unit(&mut self) -> Result<()>;

    /// Passes the single value of the variant to `take`.
    fn newtype(&mut self, take: SourceCallback<'_, 'de>) -> Result<()>;

    /// Passes the `len` values of the variant to `take`.
    fn tuple(&mut self, len: usize, take: ValueCallback<'_, 'de>) -> Result<()>;

    /// Passes the fields of the variant to `take`.
    fn structure(&mut self, fields: &'static [&'static str], take: ValueCallback<'_, 'de>) -> Result<()>;
}

/// Returns the error for a second call of a method that may be called only once.
pub fn used_up() -> Error {
    Error::Message("a part of the text was requested twice".to_owned())
}

/// Returns the error for a format that never called the callback.
pub fn unread() -> Error {
    Error::Message("a part of the text was requested but not read".to_owned())
}
