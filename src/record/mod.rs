//! Matches as data: scenarios and their runner, records, saves.

mod ron_file;
pub mod scenario;
mod seeded;
mod words;

pub use seeded::Seeded;
pub use words::{ShipsText, Vocable, Word, WordMap, read_word};
