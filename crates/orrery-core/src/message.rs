//! Values that are told in messages, such as refusals, events and facts.

/// A value with a message: its key selects the message, and its fields are the arguments. Derived for enums.
pub trait Message<V> {
    /// Returns the end of the message's key.
    fn key(&self) -> &'static str;

    /// Shows each field to `visitor`, in the order of declaration.
    fn visit_fields(&self, visitor: &mut V);
}

/// Receives the fields of this type of a [`Message`].
pub trait FieldVisitor<T> {
    /// Receives a field with its name in the code.
    fn visit(&mut self, name: &'static str, value: &T);
}
