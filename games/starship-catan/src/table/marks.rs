//! The marks of one's own: which cards a player has noted down for each sector (SC-HID-5, memory `notes`).
//!
//! They are what he believes, not what is so: the program sets none and takes none away.

use crate::rules::{Card, Memory, SECTORS, View};

/// The most marks a sector has: as many as cards lie there at first.
pub const MARKS: usize = 10;

/// What a player has noted down, by sector from 0, in the order in which it was.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Marks([Vec<Card>; SECTORS]);

impl Marks {
    /// Reads what [`Self::text`] wrote. What is no mark is left out: a note that a player cannot read is none.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let mut marks = Marks::default();
        for line in text.lines() {
            let Some((sector, cards)) = line.split_once(':') else { continue };
            let at = sector.trim().parse().unwrap_or(0usize).wrapping_sub(1);
            for card in cards.split_whitespace().filter_map(Card::from_word) {
                marks.add(at, card);
            }
        }
        marks
    }

    /// A line for each sector with marks: its number from 1, then the cards by their words in the notation.
    #[must_use]
    pub fn text(&self) -> String {
        let line = |(at, cards): (usize, &Vec<Card>)| {
            let words: Vec<&str> = cards.iter().map(|card| card.word()).collect();
            format!("{}: {}", at + 1, words.join(" "))
        };
        let lines: Vec<String> = self.0.iter().enumerate().filter(|(_, cards)| !cards.is_empty()).map(line).collect();
        lines.join("\n")
    }

    /// The marks of a sector, from 0.
    #[must_use]
    pub fn sector(&self, at: usize) -> &[Card] {
        self.0.get(at).map_or(&[], Vec::as_slice)
    }

    /// Whether a sector, from 0, takes one more.
    #[must_use]
    pub fn has_room(&self, at: usize) -> bool {
        self.0.get(at).is_some_and(|cards| cards.len() < MARKS)
    }

    /// Marks one more card in a sector, from 0, where there is room.
    pub fn add(&mut self, at: usize, card: Card) {
        if self.has_room(at) {
            self.0[at].push(card);
        }
    }

    /// Takes a mark away, both numbers from 0.
    pub fn remove(&mut self, at: usize, nth: usize) {
        if let Some(cards) = self.0.get_mut(at).filter(|cards| nth < cards.len()) {
            cards.remove(nth);
        }
    }
}

/// Whether whoever looks may note something down: his memory is `notes`, and the match goes on.
#[must_use]
pub fn may_note(view: &View) -> bool {
    view.eyes.is_some_and(|seat| view.known.options.memory_of(seat) == Memory::Notes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_noted_is_read_again() {
        let mut marks = Marks::default();
        marks.add(0, Card::Ambrosia);
        marks.add(3, Card::Loam);
        marks.add(3, Card::LostPlanet);
        marks.add(3, Card::LostPlanet);
        assert_eq!(marks.text(), "1: Ambrosia\n4: Loam LostPlanet LostPlanet");
        assert_eq!(Marks::of(&marks.text()), marks);
        marks.remove(3, 1);
        marks.remove(3, 7);
        assert_eq!(marks.sector(3), [Card::Loam, Card::LostPlanet]);
    }

    #[test]
    fn what_is_no_mark_is_left_out() {
        let marks = Marks::of("0: Loam\n5: Loam\nLoam\n2: Loam nothing Quarry\n-1:\n: Loam");
        assert_eq!(marks.text(), "2: Loam Quarry");
        assert_eq!(Marks::of(""), Marks::default());
    }

    #[test]
    fn a_sector_has_no_more_marks_than_cards() {
        let mut marks = Marks::default();
        for _ in 0..20 {
            marks.add(1, Card::LostPlanet);
        }
        assert_eq!(marks.sector(1).len(), MARKS);
        assert!(!marks.has_room(1) && !marks.has_room(4));
    }
}
