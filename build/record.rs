//! What lessons are read and played with, as the program has it: the words of data files and scenarios.

#[path = "../src/record/ron_file.rs"]
mod ron_file;
#[path = "../src/record/scenario/mod.rs"]
pub mod scenario;
#[path = "../src/record/words.rs"]
mod words;

pub use ron_file::{read as read_ron, text_of as ron_text, write as write_ron};
pub use seeded::Seeded;
pub use words::{ShipsText, Vocable, Word, WordMap, read_word};

/// Chance that a lesson's file does not name: always the same here, since no proof may rest on it.
mod seeded {
    use crate::rules::{Card, CardCounts, Chance};

    #[derive(Clone)]
    pub struct Seeded;

    impl Seeded {
        pub const fn new(_: u64, _: u64) -> Self {
            Seeded
        }
    }

    impl Chance for Seeded {
        fn die(&mut self) -> u8 {
            1
        }

        fn draw(&mut self, deck: &CardCounts) -> Card {
            deck.nth(0).unwrap_or(Card::AlienCity)
        }
    }
}
