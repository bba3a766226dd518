//! The inputs of a net: the features of a position from the point of view of one seat, as binary rows.

use crate::rules::{
    Action, Alien, DOCKS, FreighterKind, Good, Job, LARGEST_FREIGHTER, MatchHalf, Phase, Pilot, PilotSet, PlayerState,
    Position, Product, RAW_GOODS, action_of, capacities, warehouse_size,
};

/// Maximum number of rows of a position.
pub(super) const MOST: usize = 192;

/// The rows that describe a position, as indices.
#[derive(Debug, Clone)]
pub(super) struct ActiveFeatures {
    rows: [u16; MOST],
    len: usize,
}

impl ActiveFeatures {
    #[inline]
    pub(super) fn all(&self) -> &[u16] {
        &self.rows[..self.len]
    }

    /// Adds the `nth` row of a block. A number beyond the end of the block adds its last row.
    #[inline]
    fn push(&mut self, block: FeatureBlock, nth: usize) {
        if let Some(place) = self.rows.get_mut(self.len) {
            *place = block.first + nth.min(usize::from(block.len) - 1) as u16;
            self.len += 1;
        }
    }
}

/// A block of rows that describe the same thing.
#[derive(Debug, Clone, Copy)]
struct FeatureBlock {
    first: u16,
    len: u16,
}

impl FeatureBlock {
    const fn after(before: FeatureBlock, len: usize) -> Self {
        FeatureBlock { first: before.first + before.len, len: len as u16 }
    }
}

/// Number of pilot kinds that a net distinguishes: seven federal pilots, aliens by job, and aliens not yet seen.
const KINDS: usize = 14;
/// Number of counts that a net distinguishes for a raw good in the warehouse, and for one on board, beginning with 0. A higher
/// count looks to a net like the highest of these.
const STORED: usize = 8;
const LOADED: usize = 12;
/// Number of states of a freighter: the combinations of its size, its used spaces, and its side.
const SHAPES: usize = 40;
/// Number of capacities that a net distinguishes, 0 to 9.
const REACHES: usize = 10;
/// Number of different actions that the docks offer in a half.
const ACTIONS: usize = 3;

const TURNS: FeatureBlock = FeatureBlock { first: 0, len: 14 };
const WAIT: FeatureBlock = FeatureBlock::after(TURNS, 4);
const PLAYERS: FeatureBlock = FeatureBlock::after(WAIT, 4);
const HELD: FeatureBlock = FeatureBlock::after(PLAYERS, 4);
const HAND: FeatureBlock = FeatureBlock::after(HELD, KINDS);
const DECK: FeatureBlock = FeatureBlock::after(HAND, KINDS);
const TAKEN: FeatureBlock = FeatureBlock::after(DECK, DOCKS as usize);
const SHUTTLES: FeatureBlock = FeatureBlock::after(TAKEN, DOCKS as usize + 1);
const DIE: FeatureBlock = FeatureBlock::after(SHUTTLES, DOCKS as usize);
const CREDITS: FeatureBlock = FeatureBlock::after(DIE, 8);
const BRIBED: FeatureBlock = FeatureBlock::after(CREDITS, 1);
const BANK: FeatureBlock = FeatureBlock::after(BRIBED, 4);
const FREE: FeatureBlock = FeatureBlock::after(BANK, 8);
const RAW_STORED: FeatureBlock = FeatureBlock::after(FREE, 3 * STORED);
const MADE_STORED: FeatureBlock = FeatureBlock::after(RAW_STORED, 16 * 5);
const RAW_LOADED: FeatureBlock = FeatureBlock::after(MADE_STORED, 3 * LOADED);
const MADE_LOADED: FeatureBlock = FeatureBlock::after(RAW_LOADED, 16 * 6);
const SHAPE: FeatureBlock = FeatureBlock::after(MADE_LOADED, SHAPES);
const FLEET: FeatureBlock = FeatureBlock::after(SHAPE, 5);
const SPACES: FeatureBlock = FeatureBlock::after(FLEET, 16);
const EMPTY_SPACES: FeatureBlock = FeatureBlock::after(SPACES, 16);
const UNFILLED: FeatureBlock = FeatureBlock::after(EMPTY_SPACES, 5);
const PLAIN: FeatureBlock = FeatureBlock::after(UNFILLED, 5);
const PLAIN_EMPTY: FeatureBlock = FeatureBlock::after(PLAIN, 5);
const PAIRS: FeatureBlock = FeatureBlock::after(PLAIN_EMPTY, 5);
const TOKENS: FeatureBlock = FeatureBlock::after(PAIRS, 8 * 7);
const REACH: FeatureBlock = FeatureBlock::after(TOKENS, 2 * ACTIONS * REACHES);
const FARTHEST: FeatureBlock = FeatureBlock::after(REACH, 2 * REACHES);
const PILES: FeatureBlock = FeatureBlock::after(FARTHEST, 5 * 3);
const MINES: FeatureBlock = FeatureBlock::after(PILES, 8);
const KEPT: FeatureBlock = FeatureBlock::after(MINES, Job::COUNT);
const END: FeatureBlock = FeatureBlock::after(KEPT, 0);

/// Total number of rows of all blocks.
pub(super) const ROWS: usize = END.first as usize;

/// The point in the turn order at which a position is evaluated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EvaluationPoint {
    /// At the end of the seat's own turn, before it draws cards.
    Done,
    /// Between two turns.
    Between,
}

/// Returns the hand of a seat, its deck, and the number of pilots in both. Between the halves the hand is empty, and the deck is
/// that of the coming half.
pub(super) fn pilots(p: &Position, seat: usize) -> (PilotSet, PilotSet, u8) {
    let player = &p.players[seat];
    if p.half == MatchHalf::Beta && matches!(p.stage, Phase::Keep | Phase::Begin | Phase::Stow) {
        let deck = PilotSet::FEDERAL.and(player.played.set().common(PilotSet::ALIENS));
        return (PilotSet::default(), deck, deck.len() + player.blind.count_ones() as u8);
    }
    (player.hand.set(), player.deck, player.in_hand() + player.in_deck())
}

/// Returns the number of turns of other players before the next turn of this seat.
fn wait(p: &Position, seat: usize, moment: EvaluationPoint) -> usize {
    let count = usize::from(p.count);
    match moment {
        EvaluationPoint::Done => count - 1,
        EvaluationPoint::Between => (seat + count - usize::from(p.turn)) % count,
    }
}

/// Returns the rows of a position, from the point of view of a seat.
pub(super) fn rows(p: &Position, seat: usize, moment: EvaluationPoint) -> ActiveFeatures {
    let mut rows = ActiveFeatures { rows: [0; MOST], len: 0 };
    let player = &p.players[seat];
    let (hand, deck, turns) = pilots(p, seat);
    rows.push(TURNS, turns.into());
    rows.push(WAIT, wait(p, seat, moment));
    rows.push(PLAYERS, usize::from(p.count - 1));
    rows.push(HELD, hand.len().into());
    each_kind(hand, |kind| rows.push(HAND, kind));
    each_kind(deck, |kind| rows.push(DECK, kind));
    (0..player.blind.count_ones()).for_each(|_| rows.push(DECK, KINDS - 1));
    station(p, &mut rows);
    rows.push(CREDITS, player.credits.into());
    if player.bribed {
        rows.push(BRIBED, 0);
    }
    goods(p, player, &mut rows);
    fleet(player, &mut rows);
    reach(p, hand, &mut rows);
    match p.half {
        MatchHalf::Alpha => mining(p, player, hand, &mut rows),
        MatchHalf::Beta => {
            for product in p.products() {
                rows.push(TOKENS, 7 * product.index() + usize::from(p.tokens[product.index()]));
            }
        }
    }
    rows
}

#[inline]
fn each_kind(set: PilotSet, mut each: impl FnMut(usize)) {
    let mut bits = set.0;
    while bits != 0 {
        let pilot = Pilot::ALL[bits.trailing_zeros() as usize];
        each(pilot.job().map_or(pilot.index(), |job| Pilot::Commander.index() + 1 + job.index()));
        bits &= bits - 1;
    }
}

fn station(p: &Position, rows: &mut ActiveFeatures) {
    for dock in (0..usize::from(DOCKS)).filter(|dock| p.docks >> dock & 1 == 1) {
        rows.push(TAKEN, dock);
    }
    rows.push(SHUTTLES, p.docks.count_ones() as usize);
    rows.push(DIE, usize::from(p.die.saturating_sub(1)));
    rows.push(BANK, p.bank.into());
}

fn goods(p: &Position, player: &PlayerState, rows: &mut ActiveFeatures) {
    rows.push(FREE, warehouse_size(p.half).saturating_sub(player.warehouse.spaces()).into());
    for good in Good::RAWS {
        rows.push(RAW_STORED, STORED * good.index() + usize::from(player.warehouse.count(good)).min(STORED - 1));
        let loaded: u8 = player.fleet.iter().map(|freighter| freighter.hold.count(good)).sum();
        rows.push(RAW_LOADED, LOADED * good.index() + usize::from(loaded).min(LOADED - 1));
    }
    if p.half == MatchHalf::Alpha {
        return;
    }
    for product in p.products() {
        for good in [product.plain(), product.charged()] {
            let at = good.index() - Good::RAWS.len();
            let stored = usize::from(player.warehouse.count(good)).min(5);
            if stored > 0 {
                rows.push(MADE_STORED, 5 * at + stored - 1);
            }
            let loaded: u8 = player.fleet.iter().map(|freighter| freighter.hold.count(good)).sum();
            if loaded > 0 {
                rows.push(MADE_LOADED, 6 * at + usize::from(loaded).min(6) - 1);
            }
        }
    }
}

fn fleet(player: &PlayerState, rows: &mut ActiveFeatures) {
    let (mut count, mut size, mut free, mut unfilled, mut plain, mut empty, mut pairs) = (0, 0, 0, 0, 0, 0, 0);
    for (_, freighter) in player.ships() {
        let (spaces, left) = (usize::from(freighter.size), usize::from(freighter.free()));
        let side = usize::from(freighter.upgraded);
        rows.push(SHAPE, (spaces - 1) * 10 + (spaces - left) * 2 + side);
        count += 1;
        size += spaces;
        free += left;
        unfilled += usize::from(left > 0);
        plain += 1 - side;
        empty += usize::from(left == spaces) * (1 - side);
        pairs += usize::from(freighter.hold.total() - freighter.hold.spaces());
    }
    rows.push(FLEET, count);
    rows.push(SPACES, size);
    rows.push(EMPTY_SPACES, free);
    rows.push(UNFILLED, unfilled);
    rows.push(PLAIN, plain);
    rows.push(PLAIN_EMPTY, empty);
    rows.push(PAIRS, pairs);
}

/// Adds the largest capacity with which the hand reaches a dock of each action, for landing and for lifting off, with the docks
/// and the die as they are now.
fn reach(p: &Position, hand: PilotSet, rows: &mut ActiveFeatures) {
    let mut best = [[0; ACTIONS]; 2];
    let mut bits = hand.0;
    while bits != 0 {
        let pilot = Pilot::ALL[bits.trailing_zeros() as usize];
        for (way, best) in best.iter_mut().enumerate() {
            let docks = (1..=DOCKS).zip(capacities(p.docks, pilot, p.die, way == 0));
            for (dock, capacity) in docks.filter(|&(_, capacity)| capacity > 0) {
                let action = match action_of(p.half, dock) {
                    Action::Process | Action::Manufacture => 0,
                    Action::Traders | Action::Charge => 1,
                    Action::Cantina | Action::Upgrade => 2,
                };
                best[action] = best[action].max(usize::from(capacity));
            }
        }
        bits &= bits - 1;
    }
    for (way, best) in best.into_iter().enumerate() {
        for (action, capacity) in best.into_iter().enumerate() {
            rows.push(REACH, (ACTIONS * way + action) * REACHES + capacity.min(REACHES - 1));
        }
        rows.push(FARTHEST, REACHES * way + best.into_iter().max().unwrap_or(0).min(REACHES - 1));
    }
}

/// Adds the features used in Alpha: the freighters on top of the piles that the seat can still get, the goods on the asteroids,
/// the aliens that may fly in Beta, and the product tokens.
fn mining(p: &Position, player: &PlayerState, hand: PilotSet, rows: &mut ActiveFeatures) {
    for &alien in Alien::ALL {
        let top = if player.has(alien.ship()) { 0 } else { p.piles[alien.index()].top.min(LARGEST_FREIGHTER) };
        rows.push(PILES, 5 * alien.index() + usize::from(top));
    }
    for (at, &left) in p.asteroids.iter().enumerate() {
        rows.push(MINES, 4 * at + usize::from(left / (RAW_GOODS / 4)).min(3));
    }
    for pilot in player.played.set().and(hand).common(PilotSet::ALIENS).iter() {
        if let (Some(alien), Some(job)) = (pilot.alien(), pilot.job())
            && player.has(alien.ship())
        {
            rows.push(KEPT, job.index());
        }
    }
    for product in p.products() {
        rows.push(TOKENS, 7 * product.index() + usize::from(p.tokens[product.index()]));
    }
}

/// Compile-time check of the numbers of ships, products and pilot kinds for which the row blocks are laid out.
const _: () = assert!(FreighterKind::COUNT == 4 && Product::COUNT == 8 && KINDS == 7 + Job::COUNT + 1);
