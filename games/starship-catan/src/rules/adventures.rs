//! The rules of adventures: conditions, rewards and the pile (section 7).

use super::actions::{finish, turn_over, visited};
use super::adventure_specs::{AdventureCondition, AdventureSpec};
use super::cards::CardKind;
use super::chance::{ChanceOutcome, ChanceQuestion};
use super::commodities::CommodityCounts;
use super::deals::{fits, gain, needs, pay};
use super::event::{Event, TransferCause};
use super::order::Order;
use super::player::PlayerState;
use super::position::{AdventureCards, Position};
use super::refusal::Refusal;
use super::vocab::{Adventure, Commodity, Resource};
use orrery_core::{Chance, EventSink};

/// Checks that the mover may do this adventure now and take this reward (SC-ADV-1, SC-ADV-2).
pub(super) fn check(p: &Position, adventure: Adventure, take: CommodityCounts) -> Result<(), Refusal> {
    check_place(p, adventure)?;
    let quest = adventure.spec();
    meets(p.mover(), quest)?;
    check_reward(p.mover(), adventure, take)
}

/// Checks that the adventure is face up, takes place on the visited planet, and was already face up when the mover reached it
/// (SC-ADV-4, SC-ADV-5).
fn check_place(p: &Position, adventure: Adventure) -> Result<(), Refusal> {
    let card = visited(p)?;
    if p.adventures.bits() & adventure.bit() == 0 {
        return Err(Refusal::NotFaceUp { adventure });
    }
    let planet = adventure.spec().planet;
    if planet != card {
        return Err(Refusal::OnAnotherPlanet { adventure, planet });
    }
    if p.flight.arrived & adventure.bit() == 0 { Err(Refusal::TurnedUpHere { adventure }) } else { Ok(()) }
}

/// Checks that a player meets the condition of an adventure.
pub fn meets(player: &PlayerState, quest: &AdventureSpec) -> Result<(), Refusal> {
    match quest.condition {
        AdventureCondition::None => Ok(()),
        AdventureCondition::Pay(price) => {
            price.iter().try_for_each(|(thing, count)| needs(player, thing, count.into()))
        }
        AdventureCondition::Firepower(needed) if player.firepower() < needed => {
            Err(Refusal::Firepower { needed, has: player.firepower() })
        }
        AdventureCondition::Boost(needed) if player.boost() < needed => {
            Err(Refusal::Boost { needed, has: player.boost() })
        }
        AdventureCondition::Firepower(_) | AdventureCondition::Boost(_) => Ok(()),
    }
}

const fn price(quest: &AdventureSpec) -> CommodityCounts {
    match quest.condition {
        AdventureCondition::Pay(price) => price,
        _ => CommodityCounts::NONE,
    }
}

/// Checks SC-ADV-2: the resources taken are within the limit, include no excluded resource, and fit once the price is paid.
fn check_reward(player: &PlayerState, adventure: Adventure, take: CommodityCounts) -> Result<(), Refusal> {
    let quest = adventure.spec();
    let excluded = |thing: Commodity| thing.resource().is_none_or(|resource| Some(resource) == quest.except);
    if let Some((thing, _)) = take.iter().find(|&(thing, _)| excluded(thing)) {
        return Err(Refusal::RewardExcludes { adventure, thing });
    }
    if take.total() > u32::from(quest.resources) {
        return Err(Refusal::RewardTooLarge { adventure, most: quest.resources });
    }
    let mut after = *player;
    price(quest).iter().for_each(|(thing, count)| after.spend(thing, count));
    take.iter().try_for_each(|(thing, count)| fits(&after, thing, count))
}

/// Lists every adventure that can be done at the visited planet, with every choice of its reward. The choice of no resource comes
/// last.
pub(super) fn list(p: &Position, orders: &mut Vec<Order>) {
    let Some(card) = p.flight.visited() else { return };
    if card.kind() != CardKind::Adventures {
        return;
    }
    for adventure in p.adventures.face_up() {
        if check(p, adventure, CommodityCounts::NONE).is_ok() {
            rewards(p.mover(), adventure, |take| orders.push(Order::Adventure { adventure, take }));
        }
    }
}

fn rewards(player: &PlayerState, adventure: Adventure, mut found: impl FnMut(CommodityCounts)) {
    let mut offer = |take: CommodityCounts| {
        if check_reward(player, adventure, take).is_ok() {
            found(take);
        }
    };
    let most = adventure.spec().resources;
    for (at, &one) in Resource::ALL.iter().enumerate().filter(|_| most > 0) {
        for &other in Resource::ALL[at..].iter().filter(|_| most > 1) {
            offer(CommodityCounts::of(one.into(), 1).and(other.into(), 1));
        }
        offer(CommodityCounts::of(one.into(), 1));
    }
    offer(CommodityCounts::NONE);
}

/// Reports whether doing an adventure turns up the next one, because the adventure pile is not empty.
pub(super) const fn turns_up(p: &Position) -> bool {
    p.adventures.pile != 0
}

/// Does the adventure: pays the price, takes the reward and, if the pile is not empty, turns up the next adventure (SC-ADV-3).
pub(super) fn carry_out(
    p: &mut Position,
    adventure: Adventure,
    take: CommodityCounts,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    let (seat, quest, source) = (p.turn, adventure.spec(), TransferCause::Adventure(adventure));
    let kept = quest.is_kept();
    sink.emit(Event::AdventureDone { seat, adventure, kept });
    pay(p, seat, price(quest), source, sink);
    gain(p, seat, take.and(Commodity::Astro, quest.astro), source, sink);
    if kept {
        p.player_mut(seat).adventures |= adventure.bit();
    }
    replace(&mut p.adventures, adventure, chance, sink);
    if let Some(card) = p.flight.visited() {
        turn_over(p, card, sink);
    }
    finish(p, sink);
}

fn replace(
    adventures: &mut AdventureCards,
    done: Adventure,
    chance: &mut impl Chance<ChanceQuestion>,
    sink: &mut impl EventSink<Event>,
) {
    if let Some(at) = adventures.up.iter().position(|&up| up == Some(done)) {
        adventures.up[at] = None;
        adventures.up[at..].rotate_left(1);
    }
    if adventures.pile == 0 {
        return;
    }
    let ChanceOutcome::Adventure(next) = chance.resolve(ChanceQuestion::Adventure(top(adventures))) else { return };
    adventures.pile &= !next.bit();
    if adventures.stack[0] == Some(next) {
        adventures.stack[0] = None;
        adventures.stack.rotate_left(1);
    }
    if let Some(place) = adventures.up.iter_mut().find(|place| place.is_none()) {
        *place = Some(next);
    }
    sink.emit(Event::AdventureTurnedUp { adventure: next });
}

/// Returns the adventures that may be on top of the pile, as a bit set: the first adventure if the order of the pile is known,
/// otherwise all adventures of the lowest group left.
fn top(adventures: &AdventureCards) -> u16 {
    if let Some(first) = adventures.stack[0] {
        return first.bit();
    }
    let among = Adventure::ALL.iter().filter(|adventure| adventures.pile & adventure.bit() != 0);
    let group = among.clone().map(|adventure| adventure.spec().group).min();
    among.filter(|adventure| Some(adventure.spec().group) == group).fold(0, |bits, adventure| bits | adventure.bit())
}
