//! Values that messages describe, such as refusals, events and facts.

/// A value with a message: its key selects the message, and its fields are the arguments. The trait can be derived for enums.
pub trait Message<V> {
    /// Returns the end of the message's key.
    fn key(&self) -> &'static str;

    /// Passes each field to `visitor`, in the order of declaration.
    fn visit_fields(&self, visitor: &mut V);
}

/// A visitor that receives those fields of a [`Message`] that have type `T`.
pub trait FieldVisitor<T> {
    /// Receives the value of a field. `name` is the field's name in the code.
    fn visit(&mut self, name: &'static str, value: &T);
}
