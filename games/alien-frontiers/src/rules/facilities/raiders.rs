//! FAC-RO Raiders' Outpost, with TECH-HD Holographic Decoy.

use crate::rules::event::Event;
use crate::rules::order::{Loot, Order, RaidHaul};
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::ships::Ships;
use crate::rules::vocab::{Card, Facility, RAID_LIMIT};
use orrery_core::{Colour, EventSink};

const HERE: Facility = Facility::RaidersOutpost;

impl Position {
    /// Returns the smallest total of a run that drives out the ships at the Raiders' Outpost: more than the total of a complete
    /// run, or at least the total of a thinned run (under version 1 of the rules, more than that). Returns `None` while the
    /// facility is empty.
    pub fn raid_floor(&self) -> Option<u8> {
        let docked = self.docked_at(HERE);
        let whole = docked.len() >= HERE.group_size() || self.options.version_one;
        (!docked.is_empty()).then(|| docked.total() + u8::from(whole))
    }
}

/// Checks that `ships` may dock, without regard to the loot.
pub(in super::super) fn check_run(position: &Position, ships: Ships) -> Result<(), Refusal> {
    position.check_hand(ships, HERE)?;
    if ships.len() != HERE.group_size() {
        return Err(Refusal::GroupSize { facility: HERE, needed: HERE.group_size(), given: ships.len() });
    }
    let top = ships.highest();
    if top < 3 || (top - 2..=top).any(|v| ships.count_with_relic(v) != 1) {
        return Err(Refusal::NotARun);
    }
    match position.raid_floor() {
        Some(needed) if ships.total() < needed => Err(Refusal::RaidTooWeak { total: ships.total(), needed }),
        _ => Ok(()),
    }
}

pub(in super::super) fn check(position: &Position, ships: Ships, loot: Loot) -> Result<(), Refusal> {
    check_run(position, ships)?;
    match loot {
        Loot::Resources(haul) => check_haul(position, haul),
        Loot::Card { from, card } => check_card(position, from, card),
    }
}

fn check_haul(position: &Position, haul: RaidHaul) -> Result<(), Refusal> {
    for &colour in Colour::ALL {
        let (fuel, ore) = (haul.fuel(colour), haul.ore(colour));
        if fuel + ore == 0 {
            continue;
        }
        check_victim(position, colour)?;
        let victim = position.player(colour);
        if victim.cards.has(Card::HolographicDecoy) {
            return Err(Refusal::DecoyProtects { colour });
        }
        if victim.fuel < fuel || victim.ore < ore {
            return Err(Refusal::VictimHasLess { colour, fuel: victim.fuel, ore: victim.ore });
        }
    }
    let asked = haul.total();
    if asked > RAID_LIMIT { Err(Refusal::RaidTooMuch { asked }) } else { Ok(()) }
}

fn check_card(position: &Position, from: Colour, card: Card) -> Result<(), Refusal> {
    check_victim(position, from)?;
    let cards = position.player(from).cards;
    if !cards.has(card) {
        return Err(Refusal::NotHeld { colour: from, card });
    }
    if cards.has(Card::HolographicDecoy) && card != Card::HolographicDecoy {
        return Err(Refusal::DecoyFirst { colour: from });
    }
    Ok(())
}

/// Checks that `colour` is an opponent of the mover.
pub(in super::super) fn check_victim(position: &Position, colour: Colour) -> Result<(), Refusal> {
    if !position.plays(colour) {
        return Err(Refusal::NotPlaying { colour });
    }
    if colour == position.mover() { Err(Refusal::OwnColour { colour }) } else { Ok(()) }
}

/// Returns every run that the mover can form from the ships in hand, with and without the relic ship.
pub(in super::super) fn runs(position: &Position) -> impl Iterator<Item = Ships> {
    let hand = position.hand_for(HERE);
    (1..=4u8).flat_map(move |low| {
        // The value 3 of `relic_at` means that all three ships are of the mover's colour.
        (0..=3u8).filter_map(move |relic_at| {
            let mut run = Ships::NONE;
            for step in 0..3u8 {
                let value = low + step;
                if step == relic_at {
                    (hand.relic_value() == value).then_some(())?;
                    run = run.plus(Ships::relic_ship(value));
                } else {
                    (hand.count(value) > 0).then_some(())?;
                    run = run.plus(Ships::one(value));
                }
            }
            Some(run)
        })
    })
}

pub(in super::super) fn legal(position: &Position, orders: &mut Vec<Order>) {
    if position.hand_for(HERE).len() < 3 {
        return;
    }
    let floor = position.raid_floor().unwrap_or(0);
    for ships in runs(position).filter(|run| run.total() >= floor) {
        let mut pools = [(Colour::Red, 0, 0); 3];
        let mut count = 0;
        for colour in position.opponents() {
            let victim = position.player(colour);
            let decoy = victim.cards.has(Card::HolographicDecoy);
            pools[count] = (colour, if decoy { 0 } else { victim.fuel }, if decoy { 0 } else { victim.ore });
            count += 1;
            if decoy {
                let card = Card::HolographicDecoy;
                orders.push(Order::Raid { ships, loot: Loot::Card { from: colour, card } });
            } else {
                orders.extend(
                    victim.cards.iter().map(|card| Order::Raid { ships, loot: Loot::Card { from: colour, card } }),
                );
            }
        }
        list_hauls(&pools[..count], RAID_LIMIT, RaidHaul::NOTHING, &mut |haul| {
            orders.push(Order::Raid { ships, loot: Loot::Resources(haul) });
        });
    }
}

/// Lists every haul of at most `room` goods from the pools, including the empty haul.
fn list_hauls(pools: &[(Colour, u8, u8)], room: u8, haul: RaidHaul, found: &mut impl FnMut(RaidHaul)) {
    let Some((&(colour, fuel, ore), rest)) = pools.split_first() else {
        found(haul);
        return;
    };
    for f in 0..=fuel.min(room) {
        for o in 0..=ore.min(room - f) {
            list_hauls(rest, room - f - o, haul.with(colour, f, o), found);
        }
    }
}

pub(in super::super) fn apply(position: &mut Position, ships: Ships, loot: Loot, sink: &mut impl EventSink<Event>) {
    for &colour in Colour::ALL {
        let docked = position.player(colour).docked_at(HERE);
        if !docked.is_empty() {
            position.evict(colour, HERE, docked, sink);
        }
    }
    position.dock(HERE, ships, sink);
    match loot {
        Loot::Resources(haul) => steal(position, haul, sink),
        Loot::Card { from, card } => steal_card(position, from, card, sink),
    }
}

fn steal(position: &mut Position, haul: RaidHaul, sink: &mut impl EventSink<Event>) {
    let to = position.mover();
    for &from in Colour::ALL {
        let (fuel, ore) = (haul.fuel(from), haul.ore(from));
        if fuel + ore == 0 {
            continue;
        }
        let victim = position.player_mut(from);
        victim.fuel -= fuel;
        victim.ore -= ore;
        let me = position.me_mut();
        me.fuel = me.fuel.saturating_add(fuel);
        me.ore = me.ore.saturating_add(ore);
        sink.emit(Event::Stolen { from, to, fuel, ore });
    }
}

fn steal_card(position: &mut Position, from: Colour, card: Card, sink: &mut impl EventSink<Event>) {
    let to = position.mover();
    position.player_mut(from).cards.remove(card);
    let kept = !position.me().cards.has(card);
    if kept {
        position.me_mut().cards.insert(card);
    } else {
        position.discards.add(card);
    }
    sink.emit(Event::CardStolen { from, to, card, kept });
}
