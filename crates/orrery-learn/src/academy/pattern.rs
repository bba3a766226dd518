//! Patterns of orders. A pattern is the beginning of an order's text.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error as _};

use super::contract::GameLessons;

/// The beginning of an order in the notation. `dock LunarMine` matches every docking at the Lunar Mine, `dock LunarMine 4` only
/// those that begin with a 4, and `*` matches every order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OrderPattern<G>(Vec<String>, PhantomData<G>);

impl<G: GameLessons> OrderPattern<G> {
    /// Reads a pattern.
    ///
    /// # Errors
    /// Returns a message about the expected text if the text is neither `*` nor the beginning of an order.
    pub fn from_text(text: &str) -> Result<Self, String> {
        let words: Vec<String> = text.split_whitespace().map(str::to_lowercase).collect();
        match words.first().map(String::as_str) {
            Some("*") if words.len() == 1 => return Ok(OrderPattern(Vec::new(), PhantomData)),
            Some(first) if G::VERBS.contains(&first) => {}
            _ => return Err(format!("`{text}`: expected the beginning of an order ({}), or `*`", G::VERBS.join(", "))),
        }
        match words.iter().skip(1).find(|word| !G::is_order_word(word)) {
            Some(word) => Err(format!("`{text}`: no order has the word `{word}`")),
            None => Ok(OrderPattern(words, PhantomData)),
        }
    }

    /// Returns true if `order` matches this pattern.
    pub fn fits(&self, order: &G::Order) -> bool {
        let text = G::write(order).to_lowercase();
        let mut words = text.split_whitespace();
        self.0.iter().all(|word| words.next() == Some(word))
    }
}

impl<G: GameLessons> OrderPattern<G> {
    /// Returns true if an order that begins with the words `begin` could match this pattern.
    pub fn could_be(&self, begin: &str) -> bool {
        begin.split_whitespace().zip(&self.0).all(|(word, wanted)| word.eq_ignore_ascii_case(wanted))
    }
}

impl<G> fmt::Display for OrderPattern<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("*") } else { f.write_str(&self.0.join(" ")) }
    }
}

impl<'de, G: GameLessons> Deserialize<'de> for OrderPattern<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        OrderPattern::from_text(&String::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}
