//! Messages about refusals, events, orders, facts and goals: the variant selects the message, and the fields are its arguments.

use std::marker::PhantomData;

use super::{MatchTexts, MessageValue, PlayerNames};
use orrery_core::words::QuotedKeyword;
use orrery_core::{Colour, FieldVisitor, Message};

/// The arguments of a message of game `G`.
pub struct MessageArgs<'a, G> {
    /// The names of the players.
    pub names: &'a PlayerNames,
    list: Vec<(&'static str, MessageValue)>,
    /// True if the viewer does not know a detail.
    hidden: bool,
    game: PhantomData<G>,
}

impl<G> MessageArgs<'_, G> {
    /// Adds an argument, unless there is already one with this name.
    pub fn add(&mut self, name: &'static str, value: impl Into<MessageValue>) {
        if self.list.iter().all(|(known, _)| *known != name) {
            self.list.push((name, value.into()));
        }
    }
}

/// A type of field whose values can be arguments of the messages of game `G`.
pub trait Argument<G> {
    /// Adds the value of the field `name` to the arguments.
    fn add_to(&self, name: &'static str, args: &mut MessageArgs<'_, G>);
}

impl<G: MatchTexts, T: Argument<G>> FieldVisitor<T> for MessageArgs<'_, G> {
    fn visit(&mut self, name: &'static str, value: &T) {
        value.add_to(G::argument_name(name), self);
    }
}

macro_rules! numbers {
    ($($kind:ty),+) => { $(impl<G> Argument<G> for $kind {
        fn add_to(&self, name: &'static str, args: &mut MessageArgs<'_, G>) {
            args.add(name, *self);
        }
    })+ };
}

numbers!(u8, u16, u32, i16, i32);

impl<G> Argument<G> for Colour {
    fn add_to(&self, name: &'static str, args: &mut MessageArgs<'_, G>) {
        args.add(name, args.names.of(*self));
    }
}

/// A detail that the viewer may not know. Without it, the message's key ends in `-hidden`.
impl<G, T: Argument<G>> Argument<G> for Option<T> {
    fn add_to(&self, name: &'static str, args: &mut MessageArgs<'_, G>) {
        match self {
            Some(value) => value.add_to(name, args),
            None => args.hidden = true,
        }
    }
}

/// Flags select messages, but are not arguments.
impl<G> Argument<G> for bool {
    fn add_to(&self, _: &'static str, _: &mut MessageArgs<'_, G>) {}
}

impl<G, T: Argument<G>> Argument<G> for QuotedKeyword<T> {
    fn add_to(&self, name: &'static str, args: &mut MessageArgs<'_, G>) {
        self.0.add_to(name, args);
    }
}

/// A text from a file is not an argument.
impl<G> Argument<G> for String {
    fn add_to(&self, _: &'static str, _: &mut MessageArgs<'_, G>) {}
}

/// A list of values is not an argument.
impl<G, T> Argument<G> for Vec<T> {
    fn add_to(&self, _: &'static str, _: &mut MessageArgs<'_, G>) {}
}

/// An array of values is not an argument.
impl<G, T, const N: usize> Argument<G> for [T; N] {
    fn add_to(&self, _: &'static str, _: &mut MessageArgs<'_, G>) {}
}

/// Defines the words for the types of fields: `argument_words! { ItsTypeInTheWindow: Card = card_name, Phase, … }`. A type
/// without words is not an argument.
#[macro_export]
macro_rules! argument_words {
    ($game:ty: $($kind:ty $(= $words:expr)?),+ $(,)?) => { $(impl $crate::Argument<$game> for $kind {
        fn add_to(&self, _name: &'static str, _args: &mut $crate::MessageArgs<'_, $game>) {
            $(let words: fn($kind) -> String = $words;
            _args.add(_name, words(*self));)?
        }
    })+ };
}

/// Returns the message of game `G` about a value. Its key is `prefix`, a hyphen and the key of the value; see [`message_as`].
pub fn message<'a, G: MatchTexts, M: Message<MessageArgs<'a, G>>>(
    prefix: &str,
    value: &M,
    names: &'a PlayerNames,
    more: &[(&'static str, MessageValue)],
) -> String {
    message_as::<G, M>(&format!("{prefix}-{}", value.key()), value, names, more)
}

/// Returns the message `key` of game `G` about a value. Its arguments are `more` and the fields of the value; an argument of
/// `more` replaces a field of the same name.
pub fn message_as<'a, G: MatchTexts, M: Message<MessageArgs<'a, G>>>(
    key: &str,
    value: &M,
    names: &'a PlayerNames,
    more: &[(&'static str, MessageValue)],
) -> String {
    let mut args = MessageArgs { names, list: more.to_vec(), hidden: false, game: PhantomData };
    value.visit_fields(&mut args);
    G::text_args(&format!("{key}{}", if args.hidden { "-hidden" } else { "" }), &args.list)
}
