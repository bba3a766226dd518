//! The player's own marks: the cards that they have noted for each sector (SC-HID-5, memory `notes`).
//!
//! Marks record the player's beliefs, not facts: the program itself neither adds nor removes any.

use crate::rules::{Card, MemoryAid, SECTORS, View};

/// The maximum number of marks of a sector: its number of cards at the start.
pub const MAX_MARKS: usize = 10;

/// A player's marks for each sector, in the order in which they were noted.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SectorMarks([Vec<Card>; SECTORS]);

impl SectorMarks {
    /// Reads text written by [`Self::text`]. Invalid marks are dropped.
    pub fn of(text: &str) -> Self {
        let mut marks = SectorMarks::default();
        for line in text.lines() {
            let Some((sector, cards)) = line.split_once(':') else { continue };
            let at = sector.trim().parse().unwrap_or(0usize).wrapping_sub(1);
            for card in cards.split_whitespace().filter_map(Card::from_word) {
                marks.add(at, card);
            }
        }
        marks
    }

    /// Returns a line of text for each sector with marks: the sector's number, counted from 1, then the words of the cards in the
    /// notation.
    pub fn text(&self) -> String {
        let line = |(at, cards): (usize, &Vec<Card>)| {
            let words: Vec<&str> = cards.iter().map(|card| card.word()).collect();
            format!("{}: {}", at + 1, words.join(" "))
        };
        let lines: Vec<String> = self.0.iter().enumerate().filter(|(_, cards)| !cards.is_empty()).map(line).collect();
        lines.join("\n")
    }

    /// Returns the marks of the sector with index `at`.
    pub fn sector(&self, at: usize) -> &[Card] {
        self.0.get(at).map_or(&[], Vec::as_slice)
    }

    /// Reports whether the sector with index `at` has room for another mark.
    pub fn has_room(&self, at: usize) -> bool {
        self.0.get(at).is_some_and(|cards| cards.len() < MAX_MARKS)
    }

    /// Adds a mark to the sector with index `at`, if there is room.
    pub fn add(&mut self, at: usize, card: Card) {
        if self.has_room(at) {
            self.0[at].push(card);
        }
    }

    /// Removes the mark with index `nth` from the sector with index `at`, if there is one.
    pub fn remove(&mut self, at: usize, nth: usize) {
        if let Some(cards) = self.0.get_mut(at).filter(|cards| nth < cards.len()) {
            cards.remove(nth);
        }
    }
}

/// Reports whether the viewer may make notes: they have a seat, and its memory aid is `notes`.
pub fn may_note(view: &View) -> bool {
    view.viewer.is_some_and(|seat| view.known.options.memory_of(seat) == MemoryAid::Notes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_round_trip_as_text() {
        let mut marks = SectorMarks::default();
        marks.add(0, Card::Ambrosia);
        marks.add(3, Card::Loam);
        marks.add(3, Card::LostPlanet);
        marks.add(3, Card::LostPlanet);
        assert_eq!(marks.text(), "1: Ambrosia\n4: Loam LostPlanet LostPlanet");
        assert_eq!(SectorMarks::of(&marks.text()), marks);
        marks.remove(3, 1);
        marks.remove(3, 7);
        assert_eq!(marks.sector(3), [Card::Loam, Card::LostPlanet]);
    }

    #[test]
    fn unreadable_marks_are_skipped() {
        let marks = SectorMarks::of("0: Loam\n5: Loam\nLoam\n2: Loam nothing Quarry\n-1:\n: Loam");
        assert_eq!(marks.text(), "2: Loam Quarry");
        assert_eq!(SectorMarks::of(""), SectorMarks::default());
    }

    #[test]
    fn sector_takes_no_more_marks_than_it_has_cards() {
        let mut marks = SectorMarks::default();
        for _ in 0..20 {
            marks.add(1, Card::LostPlanet);
        }
        assert_eq!(marks.sector(1).len(), MAX_MARKS);
        assert!(!marks.has_room(1) && !marks.has_room(4));
    }
}
