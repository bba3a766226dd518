//! The values of message arguments.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

/// The value of one argument of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MessageValue {
    /// A number, which selects plural forms.
    Number(i64),
    /// Words that are inserted unchanged.
    Words(String),
}

macro_rules! number_arguments {
    ($($kind:ty),+) => { $(impl From<$kind> for MessageValue {
        fn from(value: $kind) -> Self {
            MessageValue::Number(i64::from(value))
        }
    })+ };
}

number_arguments!(u8, u16, u32, i8, i16, i32, i64);

impl From<usize> for MessageValue {
    fn from(value: usize) -> Self {
        MessageValue::Number(i64::try_from(value).unwrap_or(i64::MAX))
    }
}

impl From<&str> for MessageValue {
    fn from(value: &str) -> Self {
        MessageValue::Words(value.to_owned())
    }
}

impl From<String> for MessageValue {
    fn from(value: String) -> Self {
        MessageValue::Words(value)
    }
}

impl From<&MessageValue> for FluentValue<'static> {
    fn from(arg: &MessageValue) -> Self {
        match arg {
            MessageValue::Number(number) => FluentValue::from(*number),
            MessageValue::Words(words) => FluentValue::String(Cow::Owned(words.clone())),
        }
    }
}
