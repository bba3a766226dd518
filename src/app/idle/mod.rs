//! Keeping the program asleep while nothing happens, and waking it when something does.

pub mod modifiers;
pub mod wake;
