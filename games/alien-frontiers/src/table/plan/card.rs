//! The targets of a tech card: dice, ships, territories, colonies, fields, cards of the discard pile.

use super::state::{as_click_result, most_informative};
use super::{CardUse, ClickResult, ClickTarget, OrderDraft, OrderEntryMode, tray};
use crate::rules::{
    CannonTargets, Card, CardPower, DiscardPower, Facility, Field, Order, Phase, PlacedColony, Position, Refusal,
    RelicPlace, Ship, Ships, Territory, check,
};

/// The kind of target that a card needs next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum CardTargetKind {
    Hand,
    Docked,
    Territory,
    Colony,
    Field,
    Pile,
}

/// Returns the kind of target that `card` needs after `picked` targets; `None` if it needs no more, or cannot be used in this
/// way.
const fn next_target_kind(card: Card, usage: CardUse, picked: usize) -> Option<CardTargetKind> {
    Some(match (usage, card, picked) {
        (CardUse::Power, Card::BoosterPod | Card::StasisBeam | Card::PolarityDevice, 0)
        | (CardUse::Power, Card::GravityManipulator, 0 | 1)
        | (CardUse::Power, Card::TemporalWarper, _) => CardTargetKind::Hand,
        (CardUse::Power, Card::OrbitalTeleporter, 0)
        | (CardUse::Power, Card::PlasmaCannon, _)
        | (CardUse::Discard, Card::PlasmaCannon, 0) => CardTargetKind::Docked,
        (CardUse::Power, Card::DataCrystal, 0)
        | (CardUse::Discard, Card::DataCrystal | Card::GravityManipulator | Card::StasisBeam, 0)
        | (CardUse::Discard, Card::OrbitalTeleporter, 1) => CardTargetKind::Territory,
        (CardUse::Discard, Card::OrbitalTeleporter, 0) | (CardUse::Discard, Card::PolarityDevice, 0 | 1) => {
            CardTargetKind::Colony
        }
        (CardUse::Discard, Card::BoosterPod, 0) => CardTargetKind::Field,
        (CardUse::Discard, Card::TemporalWarper, 0) => CardTargetKind::Pile,
        _ => return None,
    })
}

/// Returns true if any number of targets may be picked, so that [`ClickTarget::Confirm`] completes the order.
const fn takes_many(card: Card, usage: CardUse) -> bool {
    matches!((card, usage), (Card::TemporalWarper | Card::PlasmaCannon, CardUse::Power))
}

/// Returns the order with the targets `picks`; `None` if these are not the targets that `card` needs.
fn build(card: Card, usage: CardUse, picks: &[ClickTarget]) -> Option<Order> {
    match usage {
        CardUse::Power => power(card, picks).map(Order::Use),
        CardUse::Discard => discard(card, picks).map(Order::Discard),
    }
}

fn power(card: Card, picks: &[ClickTarget]) -> Option<CardPower> {
    Some(match (card, picks) {
        (Card::BoosterPod, &[ClickTarget::HandShip { ship, .. }]) => CardPower::BoosterPod(ship),
        (Card::StasisBeam, &[ClickTarget::HandShip { ship, .. }]) => CardPower::StasisBeam(ship),
        (Card::PolarityDevice, &[ClickTarget::HandShip { ship, .. }]) => CardPower::PolarityDevice(ship),
        (
            Card::GravityManipulator,
            &[ClickTarget::HandShip { ship: down, .. }, ClickTarget::HandShip { ship: up, .. }],
        ) => CardPower::GravityManipulator { down, up },
        (Card::TemporalWarper, &[_, ..]) => {
            let dice = picks.iter().filter_map(|pick| match pick {
                ClickTarget::HandShip { ship, .. } => Some(ship.ships()),
                _ => None,
            });
            CardPower::TemporalWarper(dice.fold(Ships::NONE, Ships::plus))
        }
        (Card::DataCrystal, &[ClickTarget::Territory(territory)]) => CardPower::DataCrystal(territory),
        (Card::OrbitalTeleporter, &[ClickTarget::DockedShip { facility, ship, .. }]) => {
            CardPower::OrbitalTeleporter { facility, ship }
        }
        (Card::PlasmaCannon, &[ClickTarget::DockedShip { facility, .. }, ..]) => {
            let targets = picks.iter().fold(CannonTargets::NONE, |all, pick| match *pick {
                ClickTarget::DockedShip { colour, ship, .. } => all.with(colour, ship.ships()),
                _ => all,
            });
            CardPower::PlasmaCannon { facility, targets }
        }
        _ => return None,
    })
}

fn discard(card: Card, picks: &[ClickTarget]) -> Option<DiscardPower> {
    Some(match (card, picks) {
        (Card::BoosterPod, &[ClickTarget::Field(field)]) => DiscardPower::BoosterPod(field),
        (Card::DataCrystal, &[ClickTarget::Territory(territory)]) => DiscardPower::DataCrystal(territory),
        (Card::GravityManipulator, &[ClickTarget::Territory(territory)]) => DiscardPower::GravityManipulator(territory),
        (Card::StasisBeam, &[ClickTarget::Territory(territory)]) => DiscardPower::StasisBeam(territory),
        (Card::OrbitalTeleporter, &[ClickTarget::Colony(colony), ClickTarget::Territory(to)]) => {
            DiscardPower::OrbitalTeleporter { colony, to }
        }
        (Card::PolarityDevice, &[ClickTarget::Colony(one), ClickTarget::Colony(other)]) => {
            DiscardPower::PolarityDevice(one, other)
        }
        (Card::PlasmaCannon, &[ClickTarget::DockedShip { colour, facility, ship }]) => {
            DiscardPower::PlasmaCannon { colour, facility, ship }
        }
        (Card::TemporalWarper, &[ClickTarget::PileCard(card)]) => DiscardPower::TemporalWarper(card),
        _ => return None,
    })
}

/// Returns the order that a card mode describes; `None` if targets are missing, or in other modes.
pub(super) fn order(mode: &OrderEntryMode) -> Option<Order> {
    match mode {
        OrderEntryMode::Card { card, usage, picks, .. } => build(*card, *usage, picks),
        _ => None,
    }
}

pub(super) fn universe(position: &Position, card: Card, usage: CardUse, picks: &[ClickTarget]) -> Vec<ClickTarget> {
    let mut all = candidates(position, card, usage, picks.len());
    all.extend(picks.iter().filter(|pick| !all.contains(pick)).copied().collect::<Vec<_>>());
    if takes_many(card, usage) {
        all.push(ClickTarget::Confirm);
    }
    all
}

/// Returns all targets of the kind that `card` needs after `picked` targets.
fn candidates(position: &Position, card: Card, usage: CardUse, picked: usize) -> Vec<ClickTarget> {
    match next_target_kind(card, usage, picked) {
        None => Vec::new(),
        Some(CardTargetKind::Hand) => {
            let dice = tray(position).into_iter().enumerate();
            dice.map(|(index, (ship, _))| ClickTarget::HandShip { index, ship }).collect()
        }
        Some(CardTargetKind::Docked) => docked_ships(position),
        Some(CardTargetKind::Territory) => {
            Territory::ALL.iter().map(|&territory| ClickTarget::Territory(territory)).collect()
        }
        Some(CardTargetKind::Colony) => colonies(position),
        Some(CardTargetKind::Field) => Field::ALL.iter().map(|&field| ClickTarget::Field(field)).collect(),
        Some(CardTargetKind::Pile) => {
            let mut pile: Vec<ClickTarget> = position.discards.iter().map(ClickTarget::PileCard).collect();
            pile.dedup();
            pile
        }
    }
}

fn docked_ships(position: &Position) -> Vec<ClickTarget> {
    let mut all = Vec::new();
    for &facility in Facility::ALL {
        for &colour in position.seats() {
            for (value, relic) in position.player(colour).docked_at(facility).iter() {
                all.push(ClickTarget::DockedShip { colour, facility, ship: Ship { value, relic } });
            }
        }
    }
    all.dedup();
    all.extend(ships_in_bay(position));
    all
}

/// Returns the ships in the Maintenance Bay, if cards affect them: the mover's by value, and for each opponent one target for all
/// ships of their colour and one for the relic ship.
fn ships_in_bay(position: &Position) -> Vec<ClickTarget> {
    if !position.bay_in_reach() {
        return Vec::new();
    }
    let target = |colour, ship| ClickTarget::DockedShip { colour, facility: Facility::MaintenanceBay, ship };
    let mover = position.mover();
    let mut all: Vec<ClickTarget> =
        position.turn.laid.iter().map(|(value, relic)| target(mover, Ship { value, relic })).collect();
    all.dedup();
    for colour in position.opponents() {
        let own = (position.player(colour).bay > 0).then_some(false);
        let relic = (position.relic == RelicPlace::Bay(colour)).then_some(true);
        all.extend(own.into_iter().chain(relic).map(|relic| target(colour, Ship::of_no_value(relic))));
    }
    all
}

fn colonies(position: &Position) -> Vec<ClickTarget> {
    let seats = position.seats().iter();
    seats
        .flat_map(|&colour| Territory::ALL.iter().map(move |&territory| PlacedColony { colour, territory }))
        .filter(|colony| position.player(colony.colour).colonies_on(colony.territory) > 0)
        .map(ClickTarget::Colony)
        .collect()
}

/// Returns every legal order whose first targets are `picks`, with no more targets than `card` requires.
pub(super) fn completions(position: &Position, card: Card, usage: CardUse, picks: &[ClickTarget]) -> Vec<Order> {
    outcomes(position, card, usage, picks).into_iter().filter_map(Result::ok).collect()
}

/// Returns, for every order whose first targets are `picks`, the order if it is legal, otherwise its refusal.
fn outcomes(position: &Position, card: Card, usage: CardUse, picks: &[ClickTarget]) -> Vec<Result<Order, Refusal>> {
    if let Some(order) = build(card, usage, picks) {
        return vec![allowed(position, picks).and_then(|()| check(position, order)).map(|()| order)];
    }
    let mut found = Vec::new();
    for target in candidates(position, card, usage, picks.len()) {
        if picks.contains(&target) {
            continue;
        }
        let mut longer = picks.to_vec();
        longer.push(target);
        found.extend(outcomes(position, card, usage, &longer));
    }
    found
}

/// Checks that no picked die is the teleported ship, since the rules identify dice only by value (TECH-OT).
fn allowed(position: &Position, picks: &[ClickTarget]) -> Result<(), Refusal> {
    let dice = tray(position);
    let fixed = picks.iter().find_map(|pick| match *pick {
        ClickTarget::HandShip { index, ship } if dice.get(index).is_some_and(|&(_, teleported)| teleported) => {
            Some(ship)
        }
        _ => None,
    });
    fixed.map_or(Ok(()), |ship| Err(Refusal::ValueFixed { ship }))
}

/// Begins to use `card`. Refuses or ignores the click if there is no possible target.
pub(super) fn begin(plan: &mut OrderDraft, position: &Position, card: Card, usage: CardUse) -> ClickResult {
    if let Err(refusal) = usable(position, card, usage) {
        return ClickResult::Refused(refusal);
    }
    let outcomes = outcomes(position, card, usage, &[]);
    if !outcomes.iter().any(Result::is_ok) {
        let refusal = most_informative(outcomes.into_iter().filter_map(Result::err));
        return match (refusal, next_target_kind(card, usage, 0)) {
            (Some(refusal), _) => ClickResult::Refused(refusal),
            (None, Some(CardTargetKind::Hand | CardTargetKind::Docked)) => ClickResult::Refused(Refusal::NoShips),
            (None, _) => ClickResult::Nothing,
        };
    }
    let dice = tray(position);
    let picked: Vec<ClickTarget> = plan
        .selected_indices()
        .iter()
        .filter_map(|&index| dice.get(index).map(|&(ship, _)| ClickTarget::HandShip { index, ship }))
        .collect();
    *plan = OrderDraft::default();
    plan.mode = OrderEntryMode::Card { card, usage, picks: Vec::new(), complete: false };
    if next_target_kind(card, usage, 0) != Some(CardTargetKind::Hand) {
        return ClickResult::More;
    }
    if takes_many(card, usage) {
        for target in picked {
            add(plan, position, target);
        }
    } else if let ([only], None) = (picked.as_slice(), next_target_kind(card, usage, 1)) {
        return match add(plan, position, *only) {
            ClickResult::Order(order) => ClickResult::Order(order),
            _ => ClickResult::More,
        };
    }
    ClickResult::More
}

/// Checks that `card` may be used in this way, without regard to targets and price.
fn usable(position: &Position, card: Card, usage: CardUse) -> Result<(), Refusal> {
    match (position.phase, usage) {
        (Phase::Roll, _) => Err(Refusal::RollFirst),
        (Phase::Over, _) => Err(Refusal::MatchOver),
        (Phase::Orders, CardUse::Power) => position.check_power(card),
        (Phase::Orders, CardUse::Discard) => position.check_discard_power(card),
    }
}

pub(super) fn pick(plan: &mut OrderDraft, position: &Position, target: ClickTarget) -> ClickResult {
    let OrderEntryMode::Card { card, usage, picks, complete } = &plan.mode else { return ClickResult::Nothing };
    if target == ClickTarget::Confirm {
        return match (complete, build(*card, *usage, picks)) {
            (true, Some(order)) => as_click_result(position, order),
            _ => ClickResult::Nothing,
        };
    }
    match resolve_target(position, *card, *usage, picks, target) {
        Some(target) => add(plan, position, target),
        None => ClickResult::Nothing,
    }
}

/// Returns the target that a click selects: a click on a colony or a field may select its territory, and a click on a territory
/// its colonies if all of them have one owner. Returns `None` if the click selects nothing.
fn resolve_target(
    position: &Position,
    card: Card,
    usage: CardUse,
    picks: &[ClickTarget],
    target: ClickTarget,
) -> Option<ClickTarget> {
    if picks.contains(&target) {
        return Some(target);
    }
    match (next_target_kind(card, usage, picks.len())?, target) {
        (CardTargetKind::Hand, ClickTarget::HandShip { .. })
        | (CardTargetKind::Docked, ClickTarget::DockedShip { .. })
        | (CardTargetKind::Territory, ClickTarget::Territory(_))
        | (CardTargetKind::Colony, ClickTarget::Colony(_))
        | (CardTargetKind::Field, ClickTarget::Field(_))
        | (CardTargetKind::Pile, ClickTarget::PileCard(_)) => Some(target),
        (CardTargetKind::Territory, ClickTarget::Colony(colony)) => Some(ClickTarget::Territory(colony.territory)),
        (CardTargetKind::Territory, ClickTarget::Field(field)) => position.field(field).map(ClickTarget::Territory),
        (CardTargetKind::Colony, ClickTarget::Territory(territory)) => {
            let there =
                |target: &ClickTarget| matches!(target, ClickTarget::Colony(colony) if colony.territory == territory);
            let mut standing = colonies(position).into_iter().filter(there);
            let first = standing.next()?;
            standing.next().is_none().then_some(first)
        }
        _ => None,
    }
}

/// Adds `target` to the picks. If it has been picked as often as possible, removes it from them.
fn add(plan: &mut OrderDraft, position: &Position, target: ClickTarget) -> ClickResult {
    let OrderEntryMode::Card { card, usage, picks, .. } = &plan.mode else { return ClickResult::Nothing };
    let (card, usage) = (*card, *usage);
    let mut picks = picks.clone();
    let chosen = picks.iter().filter(|&&pick| pick == target).count();
    if chosen > 0 && chosen >= available(position, target) {
        picks.retain(|&pick| pick != target);
    } else {
        if let ClickTarget::DockedShip { facility, .. } = target {
            // The cannon fires at one facility, so a ship elsewhere starts a new selection.
            picks.retain(|pick| matches!(pick, ClickTarget::DockedShip { facility: at, .. } if *at == facility));
        }
        picks.push(target);
        let outcomes = outcomes(position, card, usage, &picks);
        if !outcomes.iter().any(Result::is_ok) {
            let refusal = most_informative(outcomes.into_iter().filter_map(Result::err));
            return refusal.map_or(ClickResult::Nothing, ClickResult::Refused);
        }
    }
    let built = build(card, usage, &picks);
    if let (Some(order), false) = (built, takes_many(card, usage)) {
        return as_click_result(position, order);
    }
    plan.mode = OrderEntryMode::Card { card, usage, picks, complete: built.is_some() };
    ClickResult::More
}

/// Returns the number of times that `target` may be picked; equal docked ships are one target.
fn available(position: &Position, target: ClickTarget) -> usize {
    match target {
        ClickTarget::DockedShip { colour, facility, ship } => {
            let docked = position.player(colour).docked_at(facility);
            usize::from(if ship.relic {
                u8::from(docked.relic_value() == ship.value)
            } else {
                docked.count(ship.value)
            })
        }
        _ => 1,
    }
}
