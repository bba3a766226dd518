//! Tests for opponents that trade or fly in circles: metals bought back after a sale, metals sold for no more than they cost, and
//! round trips without result.

use contraband::Contraband;
use contraband::rules::{BoardSpot, BonusCounts, Event, Metal, MetalPile, Options, Position, ShipSystem};
use orrery_core::{Colour, Opponent};

use super::balance::{options, play};

/// The number of turns within which a purchase counts as undoing a sale.
const SOON: u32 = 2;

/// The spot and possessions of a ship at the end of a turn.
#[derive(Debug, Clone, Copy, PartialEq)]
struct ShipSnapshot {
    at: BoardSpot,
    credits: u32,
    hold: MetalPile,
    levels: [u8; ShipSystem::COUNT],
    hand: BonusCounts,
    breakdown: bool,
}

impl ShipSnapshot {
    fn of(p: &Position, seat: usize) -> ShipSnapshot {
        let player = &p.players[seat];
        let (levels, hand, breakdown) = (player.levels, player.hand, player.breakdown);
        ShipSnapshot { at: player.at, credits: player.credits, hold: player.hold, levels, hand, breakdown }
    }
}

/// The counts of a ship's useless actions in a match.
#[derive(Debug, Clone, Default)]
struct UselessActionCounts {
    turns: u32,
    /// The number of metals bought.
    bought: u32,
    /// The profit from selling bought metals, in credits.
    profit: i64,
    /// The number of metals bought back soon, at the price of the ship's own sale.
    back: u32,
    /// The number of bought metals sold for no more than they cost.
    idle: u32,
    /// The number of round trips of two turns without any gain.
    circles: u32,
    sale: [Option<(u32, u16)>; Metal::COUNT],
    cost: [Option<u16>; Metal::COUNT],
    past: [Option<ShipSnapshot>; 2],
}

impl UselessActionCounts {
    fn look(&mut self, event: &Event, state: ShipSnapshot) {
        match *event {
            Event::Sold { metal, price, .. } => {
                let kind = metal as usize;
                if let Some(cost) = self.cost[kind].take() {
                    self.idle += u32::from(price <= cost);
                    self.profit += i64::from(price) - i64::from(cost);
                }
                self.sale[kind] = Some((self.turns, price));
            }
            Event::Bought { metal, price, .. } => {
                let kind = metal as usize;
                let undone = self.sale[kind].is_some_and(|(turn, sale)| sale == price && self.turns - turn <= SOON);
                self.back += u32::from(undone);
                self.bought += 1;
                self.cost[kind] = Some(price);
            }
            Event::HoldLost { .. } => self.cost = Default::default(),
            Event::TurnEnded { .. } => {
                self.turns += 1;
                if let [Some(before), Some(between)] = self.past {
                    self.circles += u32::from(before == state && between.at != state.at && !state.breakdown);
                }
                self.past = [self.past[1], Some(state)];
            }
            _ => {}
        }
    }
}

fn whose(event: &Event) -> Option<Colour> {
    match event {
        Event::Sold { seat, .. }
        | Event::Bought { seat, .. }
        | Event::HoldLost { seat, .. }
        | Event::TurnEnded { seat } => Some(*seat),
        _ => None,
    }
}

/// Plays this many matches and returns each seat's counts of useless actions, added up over all matches.
fn ships(options: Options, opponents: &[Opponent], matches: u64) -> Vec<UselessActionCounts> {
    let mut sums = vec![UselessActionCounts::default(); opponents.len()];
    for seed in 0..matches {
        let mut ships = vec![UselessActionCounts::default(); opponents.len()];
        play(options, opponents, seed, |events, _, position| {
            for event in events {
                if let Some(seat) = whose(event).and_then(|colour| position.seat_of(colour)) {
                    ships[seat].look(event, ShipSnapshot::of(position, seat));
                }
            }
        });
        for (sum, ship) in sums.iter_mut().zip(&ships) {
            sum.turns += ship.turns;
            sum.bought += ship.bought;
            sum.profit += ship.profit;
            sum.back += ship.back;
            sum.idle += ship.idle;
            sum.circles += ship.circles;
        }
    }
    sums
}

/// Plays some matches of the opponents most prone to trading in circles: Captains of two characters, and the plain Captain.
#[test]
fn captains_rarely_buy_back_or_resell_metals_without_profit() {
    let words = ["captain", "captain:broker", "captain:corsair"];
    let opponents = words.map(|word| Opponent::from_word::<Contraband>(word).expect("an opponent"));
    let all = ships(Options::default(), &opponents, 6);
    let sum = |count: fn(&UselessActionCounts) -> u32| all.iter().map(count).sum::<u32>();
    let turns = sum(|ship| ship.turns);
    assert!(turns > 300, "{turns} turns");
    assert!(200 * sum(|ship| ship.back + ship.idle) < turns, "{all:?}");
}

/// `CIRCLES="seed captain:broker,captain:corsair,captain 100" cargo test --release -p contraband --test headless -- --ignored
/// --nocapture print_circular_trading_rates`: the preset, the opponents by seat, the number of matches. Rates are per 200 turns.
#[test]
#[ignore = "measures and prints what `docs/research/contraband-balance.md` tells: a person reads it, nothing is asserted"]
fn print_circular_trading_rates() {
    let told = std::env::var("CIRCLES").unwrap_or_else(|_| "seed captain,captain:broker,captain:corsair 20".to_owned());
    let words: Vec<&str> = told.split_whitespace().collect();
    let [rules, who, matches] = words[..] else { panic!("a preset, opponents and a number, not `{told}`") };
    let opponents: Vec<Opponent> =
        who.split(',').map(|word| Opponent::from_word::<Contraband>(word).expect("an opponent")).collect();
    for (ship, word) in
        ships(options(rules), &opponents, matches.parse().expect("a number of matches")).iter().zip(who.split(','))
    {
        let rate = |count: u32| 200.0 * f64::from(count) / f64::from(ship.turns.max(1));
        println!(
            "{word}: {} turns; of 200: bought {:.2}, back {:.2}, for nothing {:.2}, there and back {:.2}; profit of each {:.0}",
            ship.turns,
            rate(ship.bought),
            rate(ship.back),
            rate(ship.idle),
            rate(ship.circles),
            ship.profit as f64 / f64::from(ship.bought.max(1)),
        );
    }
}
