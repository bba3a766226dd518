//! Luck: the orders that depend on chance or on the other player, which puzzles exclude.

use crate::rules::{Card, CombatDie, FlightRowCard, Order, PirateClass, Position, Seat};

/// Reports whether an order depends on luck: chance or the other player may decide its result in the mover's favour, or the mover
/// learns something that they can still use. Replacement cards do not count, because they allow no action in this flight
/// (SC-ACT-10, SC-PIR-6).
pub fn is_luck(before: &Position, order: &Order, after: &Position) -> bool {
    match order {
        Order::Roll | Order::Offer(_) | Order::Accept | Order::Refuse => true,
        Order::Fly(_) => looks_at_unknown(before, after),
        Order::Next => !is_known_next(before),
        Order::Fight => !is_settled(before),
        Order::Adventure { .. } => before.adventures.pile != 0,
        _ => false,
    }
}

/// Reports whether a Sensor looks at cards that the mover does not fully know. A look at all cards of a sector that the mover
/// knows completely does not count: the mover can arrange such a sector freely, whatever the order of its cards was.
fn looks_at_unknown(before: &Position, after: &Position) -> bool {
    let (looked, at) = (after.flight.look.len(), usize::from(after.flight.sector));
    looked > 0 && (looked < before.sectors[at].size || !is_public_to(before, at))
}

/// Reports whether the mover knows every card of a sector.
fn is_public_to(p: &Position, at: usize) -> bool {
    p.knows[p.turn.index()][at].len() >= p.sectors[at].size
}

/// Reports whether the mover knows the next card: a Sensor has fixed it, or it is the only free card of a sector that the mover
/// knows completely.
fn is_known_next(before: &Position) -> bool {
    let at = usize::from(before.flight.sector);
    let sector = &before.sectors[at];
    let free = sector.lying.len() + sector.unseen.iter().sum::<u8>();
    !before.flight.top.is_empty() || free == 0 || free == 1 && is_public_to(before, at)
}

/// Reports whether a fight has the same result for all dice.
fn is_settled(before: &Position) -> bool {
    let (low, high) = strengths(before);
    let faces = match before.options.combat_die {
        CombatDie::ToFour => (1, 4),
        CombatDie::ToThree => (1, 3),
    };
    let firepower = before.mover().firepower();
    firepower + faces.0 >= high + faces.1 || firepower + faces.1 < low + faces.0
}

/// Returns the lowest and the highest possible strength of the pirates, according to the mover's knowledge. Kinds of pirates of
/// which all copies have been beaten are excluded.
fn strengths(before: &Position) -> (u8, u8) {
    let shown = before.flight.last().and_then(|laid| match laid {
        FlightRowCard::Card(card) => card.pirates().map(|pirates| (card, pirates)),
        _ => None,
    });
    let Some((card, (class, strength))) = shown else { return (0, u8::MAX / 2) };
    let at = usize::from(before.flight.sector);
    if before.flight.foreseen || before.knows[before.turn.index()][at].has(card) {
        return (strength, strength);
    }
    let among = || Card::ALL.iter().filter(|&&card| is_at_large(before, card, class)).filter_map(|card| card.pirates());
    let strengths = || among().map(|(_, strength)| strength);
    (strengths().min().unwrap_or(strength), strengths().max().unwrap_or(strength))
}

/// Reports whether a card is pirates of this class of which some copies are still unbeaten.
fn is_at_large(p: &Position, card: Card, class: PirateClass) -> bool {
    let beaten: u8 = Seat::ALL.iter().map(|&seat| p.player(seat).beaten.count(card)).sum();
    card.pirates().is_some_and(|(of, _)| of == class) && beaten < card.copies()
}
