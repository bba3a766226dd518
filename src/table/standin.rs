//! The part of a match the table needs, until the records are there.
#![allow(missing_docs)]

use crate::rules::{
    Card, CardCounts, Chance, Colour, Event, Order, Outcome, Position, Preset, Refusal, Setup, apply, legal,
};

pub mod ai {
    use super::*;
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Opponent {
        Random,
        Simple,
    }
    pub fn decide(position: &Position, _opponent: Opponent, seed: u64) -> Order {
        let mut orders = Vec::new();
        legal(position, &mut orders);
        orders[Dice(seed).below(orders.len())]
    }
}

struct Dice(u64);
impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}
impl Chance for Dice {
    fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }
    fn draw(&mut self, deck: &CardCounts) -> Card {
        deck.nth(self.below(usize::from(deck.len())) as u8).unwrap_or(Card::AlienCity)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Control {
    Human,
    Ai(ai::Opponent),
    Replay,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    pub colour: Colour,
    pub name: String,
    pub control: Control,
}

#[derive(Debug, Clone)]
pub struct MatchInfo {
    pub seats: Vec<Seat>,
    pub seed: u64,
}

#[derive(Debug, Clone)]
pub struct Entry {
    pub order: Order,
    pub outcome: Outcome,
    pub mover: Colour,
}

#[derive(Debug, Clone)]
pub struct Match {
    positions: Vec<Position>,
    entries: Vec<Entry>,
    undone: Vec<(Entry, Position)>,
    info: MatchInfo,
}

impl Match {
    pub fn deal(setup: Setup, seats: Vec<Seat>, seed: u64, _preset: Option<Preset>) -> Match {
        let start = setup.deal(&mut Dice(seed));
        let position = setup.position(&start).unwrap();
        Match { positions: vec![position], entries: vec![], undone: vec![], info: MatchInfo { seats, seed } }
    }
    pub fn from_position(position: Position, seats: Vec<Seat>, seed: u64) -> Match {
        Match { positions: vec![position], entries: vec![], undone: vec![], info: MatchInfo { seats, seed } }
    }
    pub fn position(&self) -> &Position {
        self.positions.last().unwrap()
    }
    pub fn info(&self) -> &MatchInfo {
        &self.info
    }
    pub fn set_control(&mut self, colour: Colour, control: Control) {
        for seat in &mut self.info.seats {
            if seat.colour == colour {
                seat.control = control;
            }
        }
    }
    pub fn from_the_start(&self) -> Match {
        Match { positions: vec![self.positions[0]], entries: vec![], undone: vec![], info: self.info.clone() }
    }
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }
    pub fn give(&mut self, order: Order) -> Result<Vec<Event>, Refusal> {
        let n = self.entries.len() as u64;
        let mut dice = Dice(self.info.seed ^ (n << 32));
        self.give_with(order, &mut dice)
    }
    pub fn give_with(&mut self, order: Order, chance: &mut impl Chance) -> Result<Vec<Event>, Refusal> {
        let mut position = *self.position();
        let mover = position.mover();
        let events = apply(&mut position, order, chance)?;
        self.positions.push(position);
        self.entries.push(Entry { order, outcome: Outcome::default(), mover });
        self.undone.clear();
        Ok(events)
    }
    pub fn can_undo(&self) -> bool {
        self.entries.last().is_some_and(|e| !e.order.asks_chance() && e.order != Order::End)
    }
    pub fn undo(&mut self) -> Option<Entry> {
        if !self.can_undo() {
            return None;
        }
        let entry = self.entries.pop()?;
        self.undone.push((entry.clone(), self.positions.pop()?));
        Some(entry)
    }
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }
    pub fn redo(&mut self) -> Option<Vec<Event>> {
        let (entry, position) = self.undone.pop()?;
        self.positions.push(position);
        self.entries.push(entry);
        Some(vec![])
    }
    pub fn reset_turn(&mut self) -> usize {
        let mut n = 0;
        while self.undo().is_some() {
            n += 1;
        }
        n
    }
}

pub mod save {
    pub struct Store;
    impl Store {
        pub fn autosave(&self, _game: &super::Match) -> Result<(), String> {
            Ok(())
        }
    }
}
