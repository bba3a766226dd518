//! The options of the dice in hand: each facility with the distinct uses of the dice, or the reason why there is none.

use super::why_not::{ClickBlockReason, why_not};
use crate::rules::{CLAIM_TOTAL, Event, Facility, FixedOutcomesChance, Order, Position, Ships, apply, check, legal};
use crate::table::plan::{ClickTarget, OrderPreview, PendingOrder, PlayerChange, tray};

/// A possible use of a facility.
#[derive(Debug, Clone, PartialEq)]
pub struct FacilityUse {
    /// The ships to dock.
    pub ships: Ships,
    /// Other sets of ships with the same effect, any of which could be docked instead.
    pub alternatives: Vec<Ships>,
    /// The effect of docking the ships.
    pub preview: OrderPreview,
}

/// A facility and the possible uses of the dice in hand there.
#[derive(Debug, Clone, PartialEq)]
pub struct FacilityOptions {
    /// The facility to dock at.
    pub facility: Facility,
    /// The distinct uses, the fewest ships first; empty if there is none.
    pub uses: Vec<FacilityUse>,
    /// The reason why there is no use; `None` if there is at least one use.
    pub blocked: Option<ClickBlockReason>,
}

/// Returns the indices of the dice in the tray that match `ships`; `None` if some of them are not in hand.
fn places(position: &Position, ships: Ships) -> Option<Vec<usize>> {
    let mut left = ships;
    let mut found = Vec::new();
    for (index, (ship, _)) in tray(position).into_iter().enumerate() {
        if left.contains(ship.ships()) && !left.is_empty() {
            left = left.minus(ship.ships());
            found.push(index);
        }
    }
    left.is_empty().then_some(found)
}

impl FacilityUse {
    /// Returns a pending order with only `ships` picked; `None` if they are not in hand.
    pub fn plan(position: &Position, ships: Ships) -> Option<PendingOrder> {
        let dice = tray(position);
        let mut plan = PendingOrder::default();
        for index in places(position, ships)? {
            plan.toggle(position, dice.get(index)?.0, index);
        }
        Some(plan)
    }

    /// Returns the click target that docks `ships` from the hand at `facility`; `None` if they are not in hand.
    pub fn target(position: &Position, facility: Facility, ships: Ships) -> Option<ClickTarget> {
        let dice = places(position, ships)?.into_iter().fold(0, |dice, index| dice | 1u8 << index);
        Some(ClickTarget::Dock { facility, dice })
    }

    /// Returns the price of one ore in fuel after the use; `None` if the use allows no trades (FAC-OM).
    pub fn rate(&self, position: &Position) -> Option<u8> {
        let mut after = *position;
        apply(&mut after, self.preview.order, &mut FixedOutcomesChance::new([], [])).ok()?;
        after.market_rate()
    }
}

/// Returns the options at the ten facilities. If dice are picked, only uses that include all of them are listed.
pub fn options(position: &Position, plan: &PendingOrder) -> Vec<FacilityOptions> {
    let mut orders = Vec::new();
    legal(position, &mut orders);
    Facility::ALL.iter().map(|&facility| berth(position, plan, facility, &orders)).collect()
}

/// Returns the ships that count for a claim once `ships` have docked at the Artifact too. Returns `None` if their total is too
/// low, if `ships` is empty, or if the mover holds every card of the display.
pub fn claims(position: &Position, ships: Ships) -> Option<Ships> {
    let counted = position.turn.uncounted.plus(ships);
    let wanted = position.display.iter().flatten().any(|card| !position.me().cards.has(*card));
    (wanted && !ships.is_empty() && counted.total() >= CLAIM_TOTAL).then_some(counted)
}

/// Returns the fewest and lowest ships of the hand that, together with the ships docked at the Artifact this turn, suffice for a
/// claim: at least two ships, including `picked`. Returns `None` if no ships suffice. Single ships are not considered, since the
/// rules list them anyway.
fn claiming(position: &Position, picked: Ships) -> Option<Ships> {
    let hand: Vec<(u8, bool)> = position.hand().iter().collect();
    let group = |bits: u16| {
        let ships = hand.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
        ships.fold(Ships::NONE, |group, (_, &(value, relic))| group.plus(Ships::single(value, relic)))
    };
    let docks =
        |ships: &Ships| check(position, Order::Dock { facility: Facility::AlienArtifact, ships: *ships }).is_ok();
    let fits =
        |ships: &Ships| ships.len() > 1 && ships.contains(picked) && claims(position, *ships).is_some() && docks(ships);
    (0..1 << hand.len()).map(group).filter(fits).min_by_key(|ships| (ships.len(), ships.total(), *ships))
}

fn berth(position: &Position, plan: &PendingOrder, facility: Facility, orders: &[Order]) -> FacilityOptions {
    let picked = plan.selected();
    let mut groups: Vec<Ships> = orders
        .iter()
        .filter(|order| order.facility() == Some(facility))
        .map(Order::docked_ships)
        .filter(|ships| ships.contains(picked))
        .collect();
    // Where ships dock singly, the rules list them one by one, but the picked ships dock together.
    if picked.len() > 1 && groups.is_empty() {
        groups.push(picked);
    }
    if facility == Facility::AlienArtifact {
        groups.extend(claiming(position, picked));
    }
    groups.sort_unstable_by_key(|ships| (ships.len(), *ships));
    groups.dedup();
    let mut uses: Vec<FacilityUse> = Vec::new();
    for ships in groups {
        let Some(preview) =
            FacilityUse::plan(position, ships).and_then(|with| with.hover(position, ClickTarget::Facility(facility)))
        else {
            continue;
        };
        let found = FacilityUse { ships, alternatives: Vec::new(), preview };
        match uses.iter_mut().find(|one| same(position, one, &found)) {
            Some(one) => one.alternatives.push(ships),
            None => uses.push(found),
        }
    }
    let blocked = if uses.is_empty() { refusal(position, plan, facility) } else { None };
    FacilityOptions { facility, uses, blocked }
}

/// Returns the reason why `facility` accepts none of the picked dice, or none of the dice in hand if none is picked; `None` if
/// there is no reason.
fn refusal(position: &Position, plan: &PendingOrder, facility: Facility) -> Option<ClickBlockReason> {
    let mut docking = PendingOrder::default();
    let dice = tray(position);
    for &index in plan.selected_indices() {
        if let Some(&(ship, _)) = dice.get(index) {
            docking.toggle(position, ship, index);
        }
    }
    why_not(position, &docking, ClickTarget::Facility(facility), true)
}

/// Returns true if two uses have the same effect with the same number of ships. All raids count as different, since the total
/// that later raids must beat differs.
fn same(position: &Position, one: &FacilityUse, other: &FacilityUse) -> bool {
    let gains =
        |one: &FacilityUse| -> Vec<PlayerChange> { one.preview.deltas.iter().map(|(_, delta)| *delta).collect() };
    let facility = one.preview.order.facility();
    let by_value = facility == Some(Facility::RaidersOutpost);
    one.ships.len() == other.ships.len()
        && !by_value
        && gains(one) == gains(other)
        && (facility != Some(Facility::AlienArtifact)
            || claims(position, one.ships).is_some() == claims(position, other.ships).is_some())
        && gained_circle(&one.preview) == gained_circle(&other.preview)
        && (facility != Some(Facility::OrbitalMarket) || one.rate(position) == other.rate(position))
}

/// Returns the circle of the Hub track that the mover's colony reaches; `None` if it does not move.
pub fn gained_circle(preview: &OrderPreview) -> Option<u8> {
    preview.events.iter().rev().find_map(|event| match event {
        Event::ColonyAdvanced { to, .. } => Some(*to),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Scenario;
    use crate::rules::{Refusal, Ship};

    fn position(text: &str) -> Position {
        let file = format!("(title: \"\", {text}, play: [], expect: ())");
        Scenario::from_text(&file).expect("a scenario").position().expect("a position")
    }

    fn options_at(all: &[FacilityOptions], facility: Facility) -> &FacilityOptions {
        all.iter().find(|berth| berth.facility == facility).expect("all ten are there")
    }

    #[test]
    fn equal_uses_merge_and_blocked_facilities_give_the_reason() {
        let hand = position("seats: {\"red\": (ore: 3, hub: 2)}, hand: \"2 2 2 5\"");
        let all = options(&hand, &PendingOrder::default());
        assert_eq!(all.len(), Facility::COUNT);
        let solar = options_at(&all, Facility::SolarConverter);
        assert_eq!(solar.uses.iter().map(|one| one.ships).collect::<Vec<_>>(), [Ships::one(2), Ships::one(5)]);
        let mine = options_at(&all, Facility::LunarMine);
        assert_eq!((mine.uses.len(), mine.uses[0].alternatives.len()), (1, 1), "a 2 and a 5 mine alike");
        let constructor = options_at(&all, Facility::ColonyConstructor);
        assert_eq!(constructor.uses[0].ships, Ships::equal(2, 3));
        assert!(constructor.uses[0].preview.partial, "the territory is still to be chosen");
        let raid = options_at(&all, Facility::RaidersOutpost);
        assert!(raid.uses.is_empty() && raid.blocked == Some(ClickBlockReason::Refused(Refusal::NotARun)), "{raid:?}");
        let yard = options_at(&all, Facility::Shipyard);
        assert!(
            matches!(yard.blocked, Some(ClickBlockReason::Refused(Refusal::Price { fuel: 2, ore: 2, .. }))),
            "{yard:?}"
        );
    }

    #[test]
    fn artifact_lists_the_ship_groups_that_claim_a_card() {
        let text = "display: [\"TemporalWarper\", \"StasisBeam\", \"GravityManipulator\"], hand: \"1 2 6 6\"";
        let hand = position(text);
        let all = options(&hand, &PendingOrder::default());
        let artifact = options_at(&all, Facility::AlienArtifact);
        let groups: Vec<Ships> = artifact.uses.iter().map(|one| one.ships).collect();
        assert_eq!(groups, [Ships::one(1), Ships::of(&[2, 6])], "the fewest and lowest that make 8");
        assert_eq!(claims(&hand, Ships::of(&[1, 2])), None);
        assert_eq!(claims(&hand, Ships::of(&[1, 2, 6])).map(Ships::total), Some(9));
        let mut plan = PendingOrder::default();
        plan.toggle(&hand, Ship::own(1), 0);
        let with_one = options(&hand, &plan);
        let groups =
            options_at(&with_one, Facility::AlienArtifact).uses.iter().map(|one| one.ships).collect::<Vec<_>>();
        assert!(groups.contains(&Ships::of(&[1, 2, 6])) || groups.contains(&Ships::of(&[1, 6, 6])), "{groups:?}");
    }

    #[test]
    fn every_listed_use_includes_the_picked_dice() {
        let hand = position("hand: \"2 2 5\"");
        let mut plan = PendingOrder::default();
        plan.toggle(&hand, Ship::own(5), 2);
        let all = options(&hand, &plan);
        assert_eq!(options_at(&all, Facility::SolarConverter).uses.len(), 1);
        assert!(options_at(&all, Facility::OrbitalMarket).uses.is_empty());
        plan.toggle(&hand, Ship::own(2), 0);
        let all = options(&hand, &plan);
        let solar = options_at(&all, Facility::SolarConverter);
        assert_eq!(solar.uses.iter().map(|one| one.ships).collect::<Vec<_>>(), [Ships::of(&[2, 5])]);
    }

    #[test]
    fn plan_of_a_use_selects_exactly_its_dice() {
        let hand = position("hand: \"2 2 5\"");
        let plan = FacilityUse::plan(&hand, Ships::of(&[2, 5])).expect("they are in hand");
        assert_eq!(plan.selected(), Ships::of(&[2, 5]));
        assert_eq!(FacilityUse::plan(&hand, Ships::one(6)), None);
    }
}
