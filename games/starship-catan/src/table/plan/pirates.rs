//! Pirates: the prize, and the odds of a fight before the dice are rolled.

use super::next_card::reminds;
use crate::rules::{
    Card, CardCounts, ChanceOutcome, ChanceQuestion, FlightRowCard, GROUPS, PirateClass, Position, Resource, Seat,
    View, class_to_settle,
};
use crate::table::types::{ClickTarget, CombatForecast, DefeatPenalty, Odds};
use orrery_core::ChanceNode as _;

/// Returns every prize, and the choice of no prize.
pub(super) fn prizes() -> Vec<ClickTarget> {
    Resource::ALL.iter().map(|&resource| ClickTarget::Prize(Some(resource))).chain([ClickTarget::Prize(None)]).collect()
}

/// Returns the forecast of the fight that may be chosen now, or `None` if there are no pirates to settle.
pub(super) fn combat(view: &View) -> Option<CombatForecast> {
    let class = class_to_settle(&view.known)?;
    let cards = possible(view, class);
    let strengths = || cards.iter().filter_map(|card| card.pirates()).map(|(_, strength)| strength);
    let (weakest, strongest) = (strengths().min()?, strengths().max()?);
    let faces = faces(view);
    let (low, high) = (*faces.iter().min()?, *faces.iter().max()?);
    let firepower = view.known.mover().firepower();
    let wins = |strength: u8| {
        let pairs = faces.iter().flat_map(|&own| faces.iter().map(move |&theirs| (own, theirs)));
        let won = pairs.filter(|&(own, theirs)| own + firepower >= theirs + strength).count();
        Odds { cases: won as u32, of: (faces.len() * faces.len()) as u32 }
    };
    Some(CombatForecast {
        class,
        own: (firepower + low, firepower + high),
        strength: (weakest, strongest),
        theirs: (weakest + low, strongest + high),
        wins: (wins(strongest), wins(weakest)),
        penalty: penalty(class, &cards),
    })
}

/// Returns the faces of the blue die.
fn faces(view: &View) -> Vec<u8> {
    let die = ChanceQuestion::Blue(view.known.options.combat_die);
    let face = |way| match die.outcome(way) {
        ChanceOutcome::Die(value) => Some(value),
        _ => None,
    };
    (0..die.outcome_count()).filter_map(face).collect()
}

fn penalty(class: PirateClass, cards: &[Card]) -> DefeatPenalty {
    let cannon = cards.contains(&Card::Corsairs4);
    let module = cards.iter().any(|&card| card != Card::Corsairs4);
    match (class, cannon, module) {
        (PirateClass::Pirates, ..) => DefeatPenalty::None,
        (PirateClass::Corsairs, true, true) => DefeatPenalty::CannonOrModule,
        (PirateClass::Corsairs, true, false) => DefeatPenalty::Cannon,
        (PirateClass::Corsairs, false, _) => DefeatPenalty::Module,
    }
}

/// Returns the cards that the pirates to settle may be. If the program does not remind the viewer of the cards seen, only face-up
/// cards are taken into account.
pub(super) fn possible(view: &View, class: PirateClass) -> Vec<Card> {
    if let Some(FlightRowCard::Card(card)) = view.known.flight.last() {
        return vec![card];
    }
    let of_class = |card: &Card| card.pirates().is_some_and(|(of, _)| of == class);
    let may_be = |card: &Card| if reminds(view) { is_certain(view, *card) } else { is_open(&view.known, *card) };
    let all = || Card::ALL.iter().copied().filter(of_class);
    let left: Vec<Card> = all().filter(may_be).collect();
    // A scenario may have more pirates than the game.
    if left.is_empty() { all().collect() } else { left }
}

/// Reports whether the pirates to settle may be this card, for a seat that is reminded of all cards it has seen.
fn is_certain(view: &View, card: Card) -> bool {
    let p = &view.known;
    if let Some(group) = p.flight.laid_from {
        return p.reserve.pools[usize::from(group)].has(card);
    }
    let sector = &p.sectors[usize::from(p.flight.sector)];
    let pools = std::iter::once(p.dealt).chain(p.reserve.pools);
    sector.lying.has(card) || sector.unseen.iter().zip(pools).any(|(&places, pool)| places > 0 && pool.has(card))
}

/// Reports whether the pirates to settle may be this card, judging only by face-up cards: some copies of the card are neither
/// next to a ship nor in the row, and either the card was dealt or a card of its reserve group has been laid.
fn is_open(p: &Position, card: Card) -> bool {
    let begun = |group: &usize| match p.flight.laid_from {
        Some(laid) => usize::from(laid) == *group,
        None => p.reserve.pile[*group] < CardCounts::group(*group).len(),
    };
    let dealt = if p.flight.laid_from.is_some() { 0 } else { card.dealt() };
    let printed = dealt + (0..GROUPS).filter(begun).map(|group| card.in_group(group)).sum::<u8>();
    let beaten: u8 = Seat::ALL.iter().map(|&seat| p.player(seat).beaten.count(card)).sum();
    let in_row = p.flight.row().iter().filter(|&&laid| laid == FlightRowCard::Card(card)).count() as u8;
    // The position of each copy is not visible, so only all copies together can be ruled out.
    printed > 0 && card.copies() > beaten + in_row && (p.flight.laid_from.is_some() || printed > beaten + in_row)
}
