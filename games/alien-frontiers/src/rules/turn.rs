//! The turn: gathering, the roll, the Resource Cache, the limit of eight, and the end (section 2; TECH-RC).

use super::chance::DiceAndCardSource;
use super::event::{Event, TransferCause};
use super::facilities::single_docking::SingleShipDockings;
use super::order::Order;
use super::position::{Phase, Position, RelicPlace, TurnState};
use super::refusal::Refusal;
use super::ships::Ships;
use super::vocab::{Card, Facility, KEEP_LIMIT};
use crate::EventSink;

/// Carries out the roll (TURN-1 to TURN-3).
pub(super) fn roll(position: &mut Position, chance: &mut impl DiceAndCardSource, sink: &mut impl EventSink<Event>) {
    let fleet = gather(position, sink);
    let mut hand = Ships::NONE;
    for _ in 0..fleet {
        hand = hand.plus(Ships::one(chance.die()));
    }
    if position.relic == RelicPlace::Hand {
        hand = hand.plus(Ships::relic_ship(chance.relic_die()));
    }
    position.turn.hand = hand;
    position.phase = Phase::Orders;
    sink.emit(Event::Rolled { colour: position.mover(), ships: hand });
    resource_cache(position, sink);
}

/// Sends the ship spent at the Terraforming Station to stock and takes all other ships into the hand (TURN-1). Returns the number
/// of the mover's ships to roll, without the relic ship.
fn gather(position: &mut Position, sink: &mut impl EventSink<Event>) -> u8 {
    let colour = position.mover();
    let spent = position.me().docked_at(Facility::TerraformingStation);
    if !spent.is_empty() {
        position.send_to_stock(colour, Facility::TerraformingStation, spent, sink);
    }
    if position.relic_owner() == Some(colour) {
        position.relic = RelicPlace::Hand;
    }
    let has_relic = position.relic == RelicPlace::Hand;
    let me = position.me_mut();
    let docked: u8 = me.docked.iter().map(|ships| ships.own_len()).sum();
    let fleet = docked + std::mem::take(&mut me.bay);
    me.docked = [Ships::NONE; Facility::COUNT];
    sink.emit(Event::Gathered { colour, ships: fleet + u8::from(has_relic) });
    fleet
}

/// Settles the mover's Resource Cache after the roll: gives its goods, and discards the card if there are as many ships with odd
/// values as with even ones (TECH-RC). Does nothing without the card.
fn resource_cache(position: &mut Position, sink: &mut impl EventSink<Event>) {
    const CARD: Card = Card::ResourceCache;
    if !position.me().cards.has(CARD) {
        return;
    }
    let odd = position.turn.hand.iter().filter(|(value, _)| value % 2 == 1).count();
    let even = usize::from(position.turn.hand.len()) - odd;
    let colour = position.mover();
    let gift = match odd.cmp(&even) {
        std::cmp::Ordering::Greater => (0, 1),
        std::cmp::Ordering::Less => (1, 0),
        std::cmp::Ordering::Equal => (1, 1),
    };
    position.gain(gift, TransferCause::Card(CARD), sink);
    if odd == even {
        position.me_mut().cards.remove(CARD);
        position.discards.add(CARD);
        sink.emit(Event::CardDiscarded { colour, card: CARD });
    }
}

/// Checks that exactly the amount above eight is given up (TURN-6).
pub(super) fn check_shed(position: &Position, fuel: u8, ore: u8) -> Result<(), Refusal> {
    let held = position.me().resources();
    if held <= KEEP_LIMIT {
        return Err(Refusal::NothingToShed { held });
    }
    let (needed, given) = (held - KEEP_LIMIT, fuel.saturating_add(ore));
    if given != needed {
        return Err(Refusal::ShedExactly { needed, given });
    }
    position.check_price((fuel, ore))
}

pub(super) fn apply_shed(position: &mut Position, fuel: u8, ore: u8, sink: &mut impl EventSink<Event>) {
    position.pay((fuel, ore), TransferCause::Shed, sink);
}

/// Checks that the turn may end (TURN-5, TURN-6).
pub(super) fn check_end(position: &Position) -> Result<(), Refusal> {
    if let Some((ship, facility)) = position.undocked_duty() {
        return Err(Refusal::MustDock { ship, facility });
    }
    let held = position.me().resources();
    if held > KEEP_LIMIT { Err(Refusal::OverLimit { held }) } else { Ok(()) }
}

pub(super) fn legal(position: &Position, alone: &SingleShipDockings, orders: &mut Vec<Order>) {
    let me = position.me();
    let held = me.resources();
    if held > KEEP_LIMIT {
        let needed = held - KEEP_LIMIT;
        orders.extend(
            (needed.saturating_sub(me.ore)..=needed.min(me.fuel)).map(|fuel| Order::Shed { fuel, ore: needed - fuel }),
        );
    } else if position.undocked_beside(alone).is_none() {
        orders.push(Order::End);
    }
}

pub(super) fn apply_end(position: &mut Position, sink: &mut impl EventSink<Event>) {
    let hand = position.hand();
    if !hand.is_empty() {
        // A ship that was teleported out of the Bay returns there with the other ships in hand.
        position.turn.hand = hand;
        position.turn.teleported = None;
        position.lay_in_bay(hand, sink);
    }
    sink.emit(Event::TurnEnded { colour: position.mover() });
    position.turn = TurnState::default();
    position.mover_seat = (position.mover_seat + 1) % position.players_playing;
    position.phase = Phase::Roll;
    sink.emit(Event::TurnBegan { colour: position.mover() });
}
