//! The start and the end of the halves: set-up (section 2), the time between the halves (section 10), and the short games
//! (FSF-END-4, FSF-END-5).

use super::chance::{ChanceOutcome, ChanceQuestion};
use super::data::{FIRST_GOODS, FLEETS, HAND, STOWED, fleet};
use super::draw::{deck_of, roll, take_of_deck};
use super::event::Event;
use super::hire::{of_colour, open};
use super::options::{FirstPlayer, MatchMode};
use super::order::{CargoTransfer, KeptAliens, Order};
use super::pilots::{Pilot, PilotList, PilotSet};
use super::position::{Freighter, Position};
use super::refusal::Refusal;
use super::scoring;
use super::store::GoodsStore;
use super::vocab::{Alien, Asteroid, FreighterKind, Good, MatchHalf, Phase, Product};
use orrery_core::{Chance, EventSink};

/// Carries out the order `begin`: sets up the match or, after the set-up, begins Beta.
pub(super) fn begin(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    if p.set_up { begin_beta(p, chance, sink) } else { set_up(p, chance, sink) }
}

/// Sets up the match (section 2).
fn set_up(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    p.set_up = true;
    if p.options.mode != MatchMode::AlphaOnly {
        deal_products(p, chance, sink);
    }
    if !p.is_beta_only() {
        Alien::ALL.iter().for_each(|&alien| open(p, alien, chance, sink));
    }
    roll_for_first(p, chance, sink);
    (0..p.count).for_each(|seat| equip(p, seat, sink));
    if p.is_beta_only() {
        return deal_fleets(p, chance, sink);
    }
    for seat in 0..usize::from(p.count) {
        p.players[seat].deck = PilotSet::NUMBERED;
        deal(p, seat, HAND - 1, chance, sink);
        p.players[seat].hand.push(Pilot::Commander);
        sink.emit(Event::Dealt { seat: p.seating[seat], pilot: Some(Pilot::Commander) });
    }
    begin_turns(p, sink);
}

/// Begins the first turn of a half, which is that of the seat in `first`. After that, `first` has no meaning until the half ends.
fn begin_turns(p: &mut Position, sink: &mut impl EventSink<Event>) {
    p.turn = std::mem::take(&mut p.first);
    p.stage = Phase::Card;
    sink.emit(Event::HalfBegan { half: p.half, seat: p.colour() });
}

/// FSF-SET-3: gives a seat its credit, and in Alpha its goods.
fn equip(p: &mut Position, seat: u8, sink: &mut impl EventSink<Event>) {
    let player = &mut p.players[usize::from(seat)];
    let goods = if p.half == MatchHalf::Alpha { FIRST_GOODS } else { 0 };
    for &asteroid in Asteroid::ALL {
        player.warehouse.add(asteroid.good(), goods);
        let left = &mut p.asteroids[asteroid.index()];
        *left = left.saturating_sub(goods);
    }
    player.credits += 1;
    p.bank = p.bank.saturating_sub(1);
    sink.emit(Event::Equipped { seat: p.seating[usize::from(seat)], goods });
}

/// Deals the product cards (FSF-SET-6).
fn deal_products(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let named = p.named.products;
    p.in_play = 0;
    for nth in 0..super::data::products_in_play(p.count) {
        let left = !p.in_play;
        let named = named[usize::from(nth)].filter(|product| left & product.bit() != 0);
        if let ChanceOutcome::Product(product) = chance.resolve(ChanceQuestion::Product { left, named }) {
            p.in_play |= product.bit();
            sink.emit(Event::ProductLaid { product });
        }
    }
    p.named.products = [None; Product::COUNT];
    for &product in Product::ALL {
        p.tokens[product.index()] = if p.is_in_play(product) { super::data::TOKENS } else { 0 };
    }
}

/// FSF-SET-7: decides the first player and the value of the die in the middle, according to the option `first_player`.
fn roll_for_first(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let (mut face, mut first) = (None, None);
    match p.options.first_player {
        FirstPlayer::Roll => (face, first) = named_rolls(p).unzip(),
        FirstPlayer::Random => {}
        FirstPlayer::Chosen => first = Some(p.turn),
    }
    let players = p.count;
    if p.options.first_player == FirstPlayer::Roll {
        if let ChanceOutcome::Die(value) = chance.resolve(ChanceQuestion::FirstRoll { players, named: face }) {
            p.die = value;
        }
    } else {
        roll(p, chance);
    }
    let named = first.map(|seat| p.seating[usize::from(seat)]);
    if let ChanceOutcome::First(colour) = chance.resolve(ChanceQuestion::First { seats: p.seating, players, named }) {
        p.first = p.seat_of(colour).unwrap_or(0) as u8;
    }
    sink.emit(Event::FirstPlayer { seat: p.seating[usize::from(p.first)], die: p.die });
}

/// Returns the face and the seat that win the rolls named by a scenario, or `None` if it names no roll. Missing rolls count as 1.
/// If no roll is left to break a tie, the first of the tied seats begins.
fn named_rolls(p: &mut Position) -> Option<(u8, u8)> {
    let mut rolling: Vec<u8> = (0..p.count).collect();
    let mut best = None;
    while let Some(first) = p.named.roll() {
        let others = rolling[1..].iter().map(|_| p.named.roll().unwrap_or(1));
        let faces: Vec<u8> = std::iter::once(first).chain(others).collect();
        let face = faces.iter().copied().max().unwrap_or(first);
        let highest = rolling.iter().zip(&faces).filter(|&(_, &rolled)| rolled == face);
        rolling = highest.map(|(&seat, _)| seat).collect();
        best = rolling.first().map(|&seat| (face, seat));
        if rolling.len() == 1 {
            break;
        }
    }
    best
}

/// Deals `count` pilots from a seat's deck to its hand.
fn deal(
    p: &mut Position,
    seat: usize,
    count: u8,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    let colour = p.seating[seat];
    for _ in 0..count.min(p.players[seat].in_deck()) {
        let deck = deck_of(p, seat);
        let named = match p.half {
            MatchHalf::Alpha => p.named.alpha[seat].take_first(),
            MatchHalf::Beta => p.named.beta[seat].take_first(),
        };
        let named = named.filter(|&pilot| deck.has(pilot));
        let ChanceOutcome::Dealt(_, pilot) = chance.resolve(ChanceQuestion::Dealt { seat: colour, deck, named }) else {
            return;
        };
        take_of_deck(p, seat, pilot);
        sink.emit(Event::Dealt { seat: colour, pilot: Some(pilot) });
    }
    // Pilots that a scenario names beyond the hand are drawn later.
    p.named.decks[seat] = match p.half {
        MatchHalf::Alpha => p.named.alpha[seat],
        MatchHalf::Beta => p.named.beta[seat],
    };
}

/// FSF-END-5: gives each player a fleet and an alien of each colour, drawn blind. Then the first player stows.
fn deal_fleets(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let mut left = (1 << FLEETS) - 1;
    for seat in 0..usize::from(p.count) {
        let colour = p.seating[seat];
        if let ChanceOutcome::Fleet(_, number) = chance.resolve(ChanceQuestion::Fleet { seat: colour, left }) {
            left &= !(1 << (number - 1));
            p.players[seat].fleet = fleet(number).map(Freighter::plain);
            sink.emit(Event::FleetGiven { seat: colour, fleet: number });
        }
        p.players[seat].blind = (1 << Alien::COUNT) - 1;
    }
    (p.turn, p.stage) = (p.first, Phase::Stow);
}

/// Checks whether the mover can load their fleet with this cargo (FSF-END-5).
pub(super) fn check_stow(p: &Position, cargo: &CargoTransfer) -> Result<(), Refusal> {
    for line in cargo.lines() {
        if line.on || line.off {
            return Err(Refusal::NoSmuggler);
        }
        if !STOWED.iter().any(|&(good, _)| good == line.good) {
            return Err(Refusal::NotStowed);
        }
    }
    for (good, count) in STOWED {
        let named: u32 = cargo.lines().iter().filter(|line| line.good == good).map(|line| u32::from(line.count)).sum();
        if named != u32::from(count) {
            return Err(Refusal::NotStowed);
        }
    }
    for &ship in FreighterKind::ALL {
        let (size, goods) = (p.mover().ship(ship).size, cargo.of(ship).map(|line| u32::from(line.count)).sum::<u32>());
        if goods > 0 && size == 0 {
            return Err(Refusal::NoFreighter { ship });
        }
        if goods > u32::from(size) {
            return Err(Refusal::HoldFull { ship, size });
        }
    }
    Ok(())
}

/// Loads the mover's fleet. Then the next player stows; after the last player, Beta is ready to begin.
pub(super) fn stow(p: &mut Position, cargo: &CargoTransfer, sink: &mut impl EventSink<Event>) {
    let seat = p.colour();
    for line in cargo.lines() {
        p.mover_mut().ship_mut(line.ship).hold.add(line.good, line.count);
        if let Some(asteroid) = Asteroid::of(line.good) {
            let left = &mut p.asteroids[asteroid.index()];
            *left = left.saturating_sub(line.count);
        }
        sink.emit(Event::Stowed { seat, ship: line.ship, good: line.good, count: line.count });
    }
    p.turn = p.next_seat(p.turn);
    if p.turn == p.first {
        p.stage = Phase::Begin;
    }
}

/// Adds all possible ways to load the mover's fleet.
pub(super) fn list_stows(p: &Position, orders: &mut Vec<Order>) {
    let sizes = p.mover().fleet.map(|freighter| freighter.size);
    let mut given = [[0_u8; 2]; FreighterKind::COUNT];
    stow_next(sizes, 0, STOWED.map(|(_, count)| count), &mut given, orders);
}

fn stow_next(
    sizes: [u8; FreighterKind::COUNT],
    at: usize,
    left: [u8; 2],
    given: &mut [[u8; 2]; FreighterKind::COUNT],
    orders: &mut Vec<Order>,
) {
    let Some(&size) = sizes.get(at) else {
        if left == [0, 0] {
            orders.push(Order::Stow(stowed(given)));
        }
        return;
    };
    for first in 0..=left[0].min(size) {
        for second in 0..=left[1].min(size - first) {
            given[at] = [first, second];
            stow_next(sizes, at + 1, [left[0] - first, left[1] - second], given, orders);
        }
    }
    given[at] = [0, 0];
}

/// Returns the cargo that loads the amounts in `given`, which are listed by freighter and then in the order of [`STOWED`].
pub(crate) fn stowed(given: &[[u8; 2]; FreighterKind::COUNT]) -> CargoTransfer {
    let mut cargo = CargoTransfer::default();
    for (&ship, counts) in FreighterKind::ALL.iter().zip(given) {
        for ((good, _), &count) in STOWED.into_iter().zip(counts).filter(|(_, count)| **count > 0) {
            cargo.push(super::order::CargoTransferLine::plain(ship, good, count));
        }
    }
    cargo
}

/// FSF-MID-3: rolls the die, then gives each player a new deck and deals them three pilots.
fn begin_beta(p: &mut Position, chance: &mut impl Chance<ChanceQuestion>, sink: &mut impl EventSink<Event>) {
    let value = roll(p, chance);
    sink.emit(Event::Rolled { seat: p.colour(), value });
    for seat in 0..usize::from(p.count) {
        let player = &mut p.players[seat];
        player.deck = PilotSet::FEDERAL.and(player.played.set().common(PilotSet::ALIENS));
        player.played = PilotList::default();
        deal(p, seat, HAND, chance, sink);
    }
    begin_turns(p, sink);
}

/// FSF-TURN-5: ends the half, because no player holds a pilot.
pub(super) fn end_half(p: &mut Position, sink: &mut impl EventSink<Event>) {
    if p.half == MatchHalf::Beta || p.options.mode == MatchMode::AlphaOnly {
        p.stage = Phase::Over;
        let (winners, points) = (scoring::winners(p), p.points(0).total());
        sink.emit(Event::MatchOver { seats: p.seating, count: p.count, winners, points });
        return;
    }
    p.first = p.turn;
    turn_over(p, sink);
    ask_keeps(p, p.turn, sink);
}

/// FSF-MID-1: turns the station over. The Cantina, its pilots and the freighters left in piles leave the game (FSF-MID-2).
fn turn_over(p: &mut Position, sink: &mut impl EventSink<Event>) {
    p.half = MatchHalf::Beta;
    p.docks = 0;
    p.aliens = PilotSet::default();
    p.named.aliens = PilotList::default();
    p.piles = Default::default();
    for seat in 0..usize::from(p.count) {
        let player = &mut p.players[seat];
        for (good, count) in player.warehouse.iter() {
            if let Some(asteroid) = Asteroid::of(good) {
                p.asteroids[asteroid.index()] += count;
            }
        }
        let goods = Good::RAWS.map(|good| player.warehouse.count(good));
        if !player.warehouse.is_empty() {
            sink.emit(Event::Cleared { seat: p.seating[seat], goods });
        }
        player.warehouse = GoodsStore::default();
        p.bank += u8::from(player.bribed);
        player.bribed = false;
    }
    sink.emit(Event::StationTurned);
}

/// Returns the hired aliens of a colour that a player may keep. There are none if the player lacks the freighter of that colour.
fn candidates(p: &Position, seat: u8, alien: Alien) -> PilotSet {
    let player = &p.players[usize::from(seat)];
    if player.has(alien.ship()) { of_colour(player.played.set(), alien) } else { PilotSet::default() }
}

/// Asks the next player for the aliens to keep, clockwise from the seat `from`. Every player with an alien to keep is asked,
/// because keeping none is allowed as well (FSF-MID-2). In matches of version 1, only players with a choice between two aliens of
/// a colour are asked.
fn ask_keeps(p: &mut Position, from: u8, sink: &mut impl EventSink<Event>) {
    let unasked = u32::from(p.options.keeps_each);
    let mut seat = from;
    loop {
        if Alien::ALL.iter().any(|&alien| u32::from(candidates(p, seat, alien).len()) > unasked) {
            (p.turn, p.stage) = (seat, Phase::Keep);
            return;
        }
        let kept = Alien::ALL.iter().filter_map(|&alien| candidates(p, seat, alien).nth(0)).collect();
        leave_but(p, seat, kept, sink);
        seat = p.next_seat(seat);
        if seat == p.first {
            (p.turn, p.stage) = (p.first, Phase::Begin);
            return;
        }
    }
}

/// Removes all hired aliens of a player from the game, except for `kept`.
fn leave_but(p: &mut Position, seat: u8, kept: PilotSet, sink: &mut impl EventSink<Event>) {
    let colour = p.seating[usize::from(seat)];
    let player = &mut p.players[usize::from(seat)];
    let aliens = player.played.set().common(PilotSet::ALIENS);
    for pilot in aliens.minus(kept).iter() {
        player.played.take(pilot);
    }
    kept.iter().for_each(|pilot| sink.emit(Event::Kept { seat: colour, pilot }));
    aliens.minus(kept).iter().for_each(|pilot| sink.emit(Event::LeftGame { seat: colour, pilot }));
}

/// Returns the minimum number of aliens to keep of a colour (FSF-MID-2). It is 0, except that in matches of version 1 it is 1 if
/// there is a candidate.
fn least_kept(p: &Position, candidates: PilotSet) -> u8 {
    if p.options.keeps_each { candidates.len().min(1) } else { 0 }
}

/// Checks whether the mover can keep these aliens: at most one hired alien of each colour, and only of colours with a freighter.
/// In matches of version 1, one alien of each of these colours must be kept.
pub(super) fn check_keep(p: &Position, kept: &KeptAliens) -> Result<(), Refusal> {
    for &pilot in kept.all() {
        let hired = pilot.alien().is_some_and(|alien| candidates(p, p.turn, alien).has(pilot));
        if !hired {
            return Err(Refusal::NotToKeep { pilot });
        }
    }
    for &alien in Alien::ALL {
        let count = kept.all().iter().filter(|pilot| pilot.alien() == Some(alien)).count();
        if count < usize::from(least_kept(p, candidates(p, p.turn, alien))) {
            return Err(Refusal::OneEach { alien });
        }
        if count > 1 {
            return Err(Refusal::OneAtMost { alien });
        }
    }
    Ok(())
}

/// Keeps these aliens of the mover. Then the next player chooses; after the last player, Beta is ready to begin.
pub(super) fn keep(p: &mut Position, kept: &KeptAliens, sink: &mut impl EventSink<Event>) {
    let seat = p.turn;
    leave_but(p, seat, kept.set(), sink);
    let next = p.next_seat(seat);
    if next == p.first {
        (p.turn, p.stage) = (p.first, Phase::Begin);
    } else {
        ask_keeps(p, next, sink);
    }
}

/// Adds all choices of aliens that the mover may keep.
pub(super) fn list_keeps(p: &Position, orders: &mut Vec<Order>) {
    let mut choices = vec![KeptAliens::default()];
    for &alien in Alien::ALL {
        let candidates = candidates(p, p.turn, alien);
        if candidates.is_empty() {
            continue;
        }
        let none = least_kept(p, candidates) == 0;
        let with = |kept: &KeptAliens| {
            let kept = *kept;
            let more = candidates.iter().map(move |pilot| {
                let mut more = kept;
                more.push(pilot);
                more
            });
            more.chain(none.then_some(kept))
        };
        choices = choices.iter().flat_map(with).collect();
    }
    orders.extend(choices.into_iter().map(Order::Keep));
}
