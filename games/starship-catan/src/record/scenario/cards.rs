//! The placement of a scenario's cards: named cards go to their places, all others to the deal or the reserve.

use std::iter::repeat_n;

use super::format::{Scenario, SectorCards};
use super::words::SectorKey;
use crate::rules::{Card, CardCounts, GROUPS, LARGEST_SECTOR, ONLOOKER, Options, Position, RESERVE, SECTORS, Seat};
use orrery_core::words::{QuotedKeyword, values};
use orrery_record::{ScenarioError, wrong};

/// The cards that no field of the scenario has placed so far.
pub(super) struct UnassignedCards {
    dealt: CardCounts,
    groups: [CardCounts; GROUPS],
}

impl UnassignedCards {
    /// Creates the set of all cards, with the reserve groups that these options specify.
    pub(super) fn full(options: &Options) -> Self {
        let mut groups = [CardCounts::EMPTY; GROUPS];
        groups
            .iter_mut()
            .enumerate()
            .for_each(|(group, bag)| *bag = CardCounts::group_under(group, options.first_rules));
        UnassignedCards { dealt: CardCounts::sector_cards(), groups }
    }

    /// Takes a named card: from the deal if it has one left, otherwise from the reserve. Returns an error about `field` if there
    /// is none.
    pub(super) fn take(&mut self, card: Card, field: &str) -> Result<(), ScenarioError> {
        if self.dealt.take(card) || self.groups.iter_mut().any(|group| group.take(card)) {
            return Ok(());
        }
        wrong(field, format!("{card} appears more often than the game has it ({})", card.copies()))
    }

    /// Takes a card of the reserve pile. Returns its group, or 0 if only the deal has such a card left.
    fn take_of_reserve(&mut self, card: Card) -> Result<usize, ScenarioError> {
        match self.groups.iter_mut().position(|group| group.take(card)) {
            Some(group) => Ok(group),
            None => self.take(card, "reserve").map(|()| 0),
        }
    }

    /// Takes one more card of this kind from the reserve. Returns false if there is none.
    fn spare(&mut self, card: Card) -> bool {
        self.groups.iter_mut().any(|group| group.take(card))
    }
}

/// Iterates over the card lists, each with the index of its sector.
fn by_sector(cards: &SectorCards) -> impl Iterator<Item = (usize, &Vec<QuotedKeyword<Card>>)> {
    cards.iter().map(|(sector, cards)| (sector.index(), cards))
}

impl Scenario {
    /// Places the cards of the sectors, the reserve and the pools. `ledger` no longer contains the cards next to ships or in the
    /// row.
    pub(super) fn lay_cards(&self, p: &mut Position, mut ledger: UnassignedCards) -> Result<(), ScenarioError> {
        for (at, cards) in by_sector(&self.sectors) {
            for card in values(cards) {
                ledger.take(card, "sectors")?;
                p.sectors[at].lying.add(card);
            }
        }
        self.lay_known(p, &mut ledger)?;
        self.size_sectors(p)?;
        match &self.reserve {
            Some(pile) => stack_reserve(p, pile, &mut ledger)?,
            None => p.reserve.stacked = 0,
        }
        self.spare_reveals(p, &mut ledger);
        p.dealt = ledger.dealt;
        if self.reserve.is_none() {
            p.reserve.pools = ledger.groups;
            p.reserve.pile = ledger.groups.map(CardCounts::len);
        }
        Ok(())
    }

    /// Places the cards of which players are certain. Cards of which both players are certain are public.
    fn lay_known(&self, p: &mut Position, ledger: &mut UnassignedCards) -> Result<(), ScenarioError> {
        for (&seat, text) in self.seats.iter() {
            for (at, cards) in text.knows.iter().flat_map(by_sector) {
                let known: CardCounts = values(cards).fold(CardCounts::EMPTY, |mut bag, card| {
                    bag.at_least(card, bag.count(card) + 1);
                    bag
                });
                if usize::from(known.len()) != cards.len() {
                    return wrong(format!("seats.{seat}.knows"), "has a card more often than the game has it");
                }
                for card in known.minus(p.drawn(at)).iter() {
                    ledger.take(card, &format!("seats.{seat}.knows"))?;
                    p.sectors[at].lying.add(card);
                }
                p.knows[seat.index()][at] = p.knows[seat.index()][at].most(known);
            }
        }
        for at in 0..SECTORS {
            let [moon, sun] = [Seat::Moon, Seat::Sun].map(|seat| p.knows[seat.index()][at]);
            p.knows[ONLOOKER][at] = moon.common(sun);
        }
        Ok(())
    }

    fn size_sectors(&self, p: &mut Position) -> Result<(), ScenarioError> {
        for &sector in SectorKey::ALL {
            let at = sector.index();
            if let Some(&size) = self.sizes.get(sector) {
                p.sectors[at].size = size;
            }
            let (size, named) = (p.sectors[at].size, p.drawn(at).len());
            if size > LARGEST_SECTOR {
                return wrong("sizes", format!("a sector has at most {LARGEST_SECTOR} cards, found {size}"));
            }
            let Some(rest) = size.checked_sub(named) else {
                return wrong("sectors", format!("{named} cards are listed in sector {sector}, which has only {size}"));
            };
            p.sectors[at].unseen[0] = rest;
        }
        Ok(())
    }

    /// Moves cards from the reserve to the deal if the scenario reveals more copies of them than the sectors may contain.
    fn spare_reveals(&self, p: &Position, ledger: &mut UnassignedCards) {
        let flown = self.sectors_flown();
        for &card in Card::ALL {
            let wanted = values(&self.reveal).filter(|&revealed| revealed == card).count();
            let lying: u8 = match self.reserve {
                // If the scenario specifies the pile, the other reserve cards have no place, so all of them may be revealed.
                Some(_) => 0,
                None => flown.iter().map(|&at| p.drawn(at).count(card)).sum(),
            };
            let there = usize::from(ledger.dealt.count(card) + lying);
            for _ in repeat_n((), wanted.saturating_sub(there)) {
                if ledger.spare(card) {
                    ledger.dealt.add(card);
                }
            }
        }
    }

    /// Returns the indices of the sectors of the current flight and of all orders that choose a sector.
    fn sectors_flown(&self) -> Vec<usize> {
        let word = |line: &str| line.trim().strip_prefix("fly").and_then(|number| number.trim().parse::<usize>().ok());
        let under_way = self.flight.as_ref().map(|flight| usize::from(flight.sector));
        let mut flown: Vec<usize> = self.play.iter().filter_map(|line| word(line)).chain(under_way).collect();
        flown.retain(|sector| (1..=SECTORS).contains(sector));
        flown.sort_unstable();
        flown.dedup();
        flown.iter().map(|sector| sector - 1).collect()
    }
}

/// Stacks the reserve pile in the order that the scenario names.
fn stack_reserve(
    p: &mut Position,
    pile: &[QuotedKeyword<Card>],
    ledger: &mut UnassignedCards,
) -> Result<(), ScenarioError> {
    if pile.len() > RESERVE {
        return wrong("reserve", format!("has at most {RESERVE} cards"));
    }
    p.reserve.pools = [CardCounts::EMPTY; GROUPS];
    p.reserve.pile = [0; GROUPS];
    for (place, card) in values(pile).enumerate() {
        let group = ledger.take_of_reserve(card)?;
        p.reserve.pools[group].add(card);
        p.reserve.pile[group] += 1;
        p.reserve.stack[place] = card;
    }
    p.reserve.stacked = pile.len() as u8;
    Ok(())
}
