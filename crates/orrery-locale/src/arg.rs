//! The arguments of messages.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

/// The value of one argument of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number, which selects plural forms.
    Number(i64),
    /// Words that are inserted unchanged.
    Words(String),
}

macro_rules! number_arguments {
    ($($kind:ty),+) => { $(impl From<$kind> for Arg {
        fn from(value: $kind) -> Self {
            Arg::Number(i64::from(value))
        }
    })+ };
}

number_arguments!(u8, u16, u32, i8, i32, i64);

impl From<usize> for Arg {
    fn from(value: usize) -> Self {
        Arg::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(value: &str) -> Self {
        Arg::Words(value.to_owned())
    }
}

impl From<String> for Arg {
    fn from(value: String) -> Self {
        Arg::Words(value)
    }
}

impl From<&Arg> for FluentValue<'static> {
    fn from(arg: &Arg) -> Self {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Words(words) => FluentValue::String(Cow::Owned(words.clone())),
        }
    }
}
