//! Patterns of orders: the beginning of an order's text.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _};

use crate::rules::notation::write_order;
use crate::rules::{Card, Facility, Order, Territory};

/// Words orders begin with.
const ORDERS: [&str; 11] =
    ["roll", "dock", "cycle", "claim", "trade", "launch", "relic", "use", "discard", "shed", "end"];

/// The beginning of an order in the notation: `dock LunarMine` is every docking there, `dock LunarMine 4` each that
/// begins with a 4. `*` is every order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pattern(Vec<String>);

impl Pattern {
    /// Reads a pattern.
    ///
    /// # Errors
    /// The word that no order has.
    pub fn from_text(text: &str) -> Result<Self, String> {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        match words.first().map(String::as_str) {
            Some("*") if words.len() == 1 => return Ok(Pattern(Vec::new())),
            Some(first) if ORDERS.contains(&first) => {}
            _ => return Err(format!("`{text}`: expected the beginning of an order ({}), or `*`", ORDERS.join(", "))),
        }
        match words.iter().skip(1).find(|word| !known(word)) {
            Some(word) => Err(format!("`{text}`: no order has the word `{word}`")),
            None => Ok(Pattern(words)),
        }
    }

    /// Whether `order` begins like this.
    #[must_use]
    pub fn fits(&self, order: &Order) -> bool {
        let text = write_order(order).to_lowercase();
        let mut words = text.split_whitespace();
        self.0.iter().all(|word| words.next() == Some(word))
    }
}

/// Whether a word can stand in an order after its first.
fn known(word: &str) -> bool {
    let named = |all: &[&str]| all.iter().any(|name| name.eq_ignore_ascii_case(word));
    let places: Vec<&str> =
        Facility::ALL.iter().map(|f| f.word()).chain(Territory::ALL.iter().map(|t| t.word())).collect();
    let cards: Vec<&str> = Card::ALL.iter().map(|c| c.word()).collect();
    let small = ["fuel", "ore", "steal", "take", "nothing", "->", "red", "green", "blue", "yellow"];
    let ships = word.trim_start_matches('*');
    let number = ships.parse::<u8>().is_ok_and(|number| number < 100);
    let fields = ["isolation", "positron", "repulsor"];
    number || named(&small) || named(&places) || named(&cards) || named(&fields)
}

impl Pattern {
    /// Whether an order that begins with these words could fit.
    #[must_use]
    pub fn could_be(&self, begin: &str) -> bool {
        begin.split_whitespace().zip(&self.0).all(|(word, wanted)| word.eq_ignore_ascii_case(wanted))
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("*") } else { f.write_str(&self.0.join(" ")) }
    }
}

impl<'de> Deserialize<'de> for Pattern {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Pattern::from_text(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
