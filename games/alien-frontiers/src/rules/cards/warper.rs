//! TECH-TW Temporal Warper: rolls unplaced ships again.

use super::values::check_free;
use crate::rules::chance::DiceAndCardSource;
use crate::rules::event::Event;
use crate::rules::order::{CardPower, DiscardPower};
use crate::rules::position::Position;
use crate::rules::refusal::Refusal;
use crate::rules::ships::Ships;
use crate::rules::vocab::Card;
use orrery_core::EventSink;

pub(super) fn check(position: &Position, ships: Ships) -> Result<(), Refusal> {
    check_free(position, ships)
}

pub(super) fn legal(position: &Position, found: &mut impl FnMut(CardPower)) {
    handfuls(position.turn.hand, 1, Ships::NONE, found);
}

/// Lists every choice of ships from `hand` with values of at least `from`, in addition to `chosen`; the value 7 means the relic
/// ship.
fn handfuls(hand: Ships, from: u8, chosen: Ships, found: &mut impl FnMut(CardPower)) {
    for kind in from..=7 {
        let (there, one) = match (kind, hand.relic()) {
            (7, None) => continue,
            (7, Some(value)) => (1, Ships::relic_ship(value)),
            (value, _) => (hand.count(value), Ships::one(value)),
        };
        let mut with = chosen;
        for _ in 0..there {
            with = with.plus(one);
            found(CardPower::TemporalWarper(with));
            handfuls(hand, kind + 1, with, found);
        }
    }
}

pub(super) fn apply(
    position: &mut Position,
    before: Ships,
    chance: &mut impl DiceAndCardSource,
    sink: &mut impl EventSink<Event>,
) {
    let mut after = Ships::NONE;
    for _ in 0..before.own_len() {
        after = after.plus(Ships::one(chance.die()));
    }
    if before.relic().is_some() {
        after = after.plus(Ships::relic_ship(chance.relic_die()));
    }
    let hand = &mut position.turn.hand;
    *hand = hand.minus(before).plus(after);
    sink.emit(Event::Rerolled { colour: position.mover(), before, after });
}

pub(super) fn check_recovery(position: &Position, card: Card) -> Result<(), Refusal> {
    if position.discards.of(card) == 0 {
        return Err(Refusal::NotInPile { card });
    }
    if position.me().cards.has(card) { Err(Refusal::AlreadyHeld { card }) } else { Ok(()) }
}

pub(super) fn legal_recoveries(position: &Position, found: &mut impl FnMut(DiscardPower)) {
    for &card in Card::ALL {
        if check_recovery(position, card).is_ok() {
            found(DiscardPower::TemporalWarper(card));
        }
    }
}

pub(super) fn recover(position: &mut Position, card: Card, sink: &mut impl EventSink<Event>) {
    position.discards.take(card);
    let colour = position.mover();
    position.me_mut().cards.insert(card);
    sink.emit(Event::CardRecovered { colour, card });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_of_ships_is_listed_once() {
        let hand = Ships::of(&[2, 2, 5]).plus(Ships::relic_ship(2));
        let mut seen = Vec::new();
        handfuls(hand, 1, Ships::NONE, &mut |power| seen.push(power));
        let different: std::collections::BTreeSet<_> = seen.iter().copied().collect();
        // 0 to 2 twos, 0 or 1 five, with or without the relic ship, minus the empty choice.
        assert_eq!(seen.len(), 3 * 2 * 2 - 1);
        assert_eq!(different.len(), seen.len());
    }
}
