//! Follow-up choices after a click: the territory of a colony, the loot of a raid, the goods to give up, the ore to buy.

use std::cmp::Reverse;

use super::state::{as_click_result, most_informative};
use super::{
    ClickResult, ClickTarget, LootDraft, OrderDraft, OrderEntryMode, RaidVictim, ShedGoodsDraft, TerritoryPurpose,
};
use crate::rules::{
    Card, Facility, KEEP_LIMIT, Loot, Order, Position, RAID_LIMIT, RaidHaul, Refusal, Ships, Territory, check,
};
use orrery_core::Colour;

/// Returns the territories for which `make` creates a legal order, or the reason why there are none.
pub(super) fn territories(position: &Position, make: impl Fn(Territory) -> Order) -> Result<Vec<Territory>, Refusal> {
    let (mut options, mut refusals) = (Vec::new(), Vec::new());
    for &territory in Territory::ALL {
        match check(position, make(territory)) {
            Ok(()) => options.push(territory),
            Err(refusal) => refusals.push(refusal),
        }
    }
    match most_informative(refusals) {
        Some(refusal) if options.is_empty() => Err(refusal),
        _ => Ok(options),
    }
}

/// Returns the order for `purpose` with `territory`.
pub(super) const fn to_order(purpose: TerritoryPurpose, territory: Territory) -> Order {
    match purpose {
        TerritoryPurpose::Settle { facility, ships } => Order::Settle { facility, ships, territory },
        TerritoryPurpose::Launch => Order::Launch(territory),
    }
}

fn ask_territory(plan: &mut OrderDraft, position: &Position, purpose: TerritoryPurpose) -> ClickResult {
    match territories(position, |territory| to_order(purpose, territory)) {
        Ok(options) => {
            plan.mode = OrderEntryMode::Territory { purpose, options };
            ClickResult::More
        }
        Err(refusal) => ClickResult::Refused(refusal),
    }
}

pub(super) fn launch(plan: &mut OrderDraft, position: &Position) -> ClickResult {
    ask_territory(plan, position, TerritoryPurpose::Launch)
}

pub(super) fn settle(plan: &mut OrderDraft, position: &Position, facility: Facility, ships: Ships) -> ClickResult {
    ask_territory(plan, position, TerritoryPurpose::Settle { facility, ships })
}

pub(super) fn raid(plan: &mut OrderDraft, position: &Position, ships: Ships) -> ClickResult {
    let loot = Loot::Resources(RaidHaul::NOTHING);
    if let Err(refusal) = check(position, Order::Raid { ships, loot }) {
        return ClickResult::Refused(refusal);
    }
    let victims = position.opponents().map(|colour| victim(position, ships, colour)).collect();
    plan.mode = OrderEntryMode::Loot(LootDraft { ships, victims, loot });
    ClickResult::More
}

/// Returns the proposed loot of a raid, up to the limit: ore before fuel, each from the player with the most points first, and on
/// a tie from the earlier seat. If no opponent has fuel or ore, proposes a card, preferably one that the raider does not hold.
pub(super) fn proposal(position: &Position, draft: &LootDraft) -> Loot {
    let mut victims: Vec<&RaidVictim> = draft.victims.iter().collect();
    victims.sort_by_key(|victim| Reverse(position.score(victim.colour).total()));
    let ore = victims.iter().map(|victim| (victim.colour, false, victim.ore));
    let fuel = victims.iter().map(|victim| (victim.colour, true, victim.fuel));
    let haul = ore.chain(fuel).fold(RaidHaul::NOTHING, |haul, (from, fuel, there)| {
        let count = there.min(RAID_LIMIT - haul.total());
        haul.with(from, if fuel { count } else { 0 }, if fuel { 0 } else { count })
    });
    if !haul.is_empty() {
        return Loot::Resources(haul);
    }
    let cards = || victims.iter().flat_map(|victim| victim.cards.iter().map(|&card| (victim.colour, card)));
    let new = cards().find(|(_, card)| !position.me().cards.has(*card));
    new.or_else(|| cards().next()).map_or(Loot::Resources(haul), |(from, card)| Loot::Card { from, card })
}

/// Returns true if a raid with these ships could take anything.
pub(super) fn could_take(position: &Position, ships: Ships) -> bool {
    position.opponents().map(|colour| victim(position, ships, colour)).any(|victim| !victim.is_poor())
}

fn victim(position: &Position, ships: Ships, colour: Colour) -> RaidVictim {
    let player = position.player(colour);
    let takes = |loot| check(position, Order::Raid { ships, loot }).is_ok();
    let resources = |fuel: u8, ore: u8| takes(Loot::Resources(RaidHaul::NOTHING.with(colour, fuel, ore)));
    RaidVictim {
        colour,
        fuel: if resources(1, 0) { player.fuel } else { 0 },
        ore: if resources(0, 1) { player.ore } else { 0 },
        cards: player.cards.iter().filter(|&card| takes(Loot::Card { from: colour, card })).collect(),
        decoy: player.cards.has(Card::HolographicDecoy),
    }
}

pub(super) fn shed(plan: &mut OrderDraft, position: &Position) -> ClickResult {
    let me = position.me();
    let over = me.resources().saturating_sub(KEEP_LIMIT);
    let fuel = over.min(me.fuel);
    let order = Order::Shed { fuel, ore: over - fuel };
    match check(position, order) {
        Ok(()) => {
            let most_ore = over.min(me.ore);
            plan.mode = OrderEntryMode::Shed(ShedGoodsDraft { fuel, ore: over - fuel, most_fuel: fuel, most_ore });
            ClickResult::More
        }
        Err(refusal) => ClickResult::Refused(refusal),
    }
}

pub(super) fn trade(plan: &mut OrderDraft, position: &Position) -> ClickResult {
    if let Err(refusal) = check(position, Order::Trade(1)) {
        return ClickResult::Refused(refusal);
    }
    let max = (1..=u8::MAX).take_while(|&n| check(position, Order::Trade(n)).is_ok()).last().unwrap_or(1);
    let rate = position.market_rate().unwrap_or(0);
    plan.mode = OrderEntryMode::Trade { n: 1, max, rate };
    ClickResult::More
}

/// Returns the order of a draft in its current state; `None` in modes that are handled elsewhere or that still need a choice.
pub(super) fn order(mode: &OrderEntryMode) -> Option<Order> {
    match mode {
        OrderEntryMode::Loot(draft) => Some(Order::Raid { ships: draft.ships, loot: draft.loot }),
        OrderEntryMode::Shed(draft) => Some(Order::Shed { fuel: draft.fuel, ore: draft.ore }),
        OrderEntryMode::Trade { n, .. } => Some(Order::Trade(*n)),
        OrderEntryMode::Docking | OrderEntryMode::Card { .. } | OrderEntryMode::Territory { .. } => None,
    }
}

pub(super) fn pick(plan: &mut OrderDraft, position: &Position, target: ClickTarget) -> ClickResult {
    if target == ClickTarget::Confirm {
        return order(&plan.mode).map_or(ClickResult::Nothing, |order| as_click_result(position, order));
    }
    match &mut plan.mode {
        OrderEntryMode::Territory { purpose, .. } => match territory_of(target) {
            Some(territory) => as_click_result(position, to_order(*purpose, territory)),
            None => ClickResult::Nothing,
        },
        OrderEntryMode::Loot(draft) => pick_loot(draft, position, target),
        OrderEntryMode::Shed(draft) => pick_shed(draft, position.mover(), target),
        OrderEntryMode::Trade { n, max, .. } => {
            let wanted = match target {
                ClickTarget::More => *n + 1,
                ClickTarget::Less => *n - 1,
                _ => return ClickResult::Nothing,
            };
            if (1..=*max).contains(&wanted) {
                *n = wanted;
                return ClickResult::More;
            }
            check(position, Order::Trade(wanted)).map_or_else(ClickResult::Refused, |()| ClickResult::Nothing)
        }
        OrderEntryMode::Docking | OrderEntryMode::Card { .. } => ClickResult::Nothing,
    }
}

/// Returns the territory that was clicked, or the territory of a clicked colony; `None` for other targets.
const fn territory_of(target: ClickTarget) -> Option<Territory> {
    match target {
        ClickTarget::Territory(territory) => Some(territory),
        ClickTarget::Colony(colony) => Some(colony.territory),
        _ => None,
    }
}

fn pick_loot(draft: &mut LootDraft, position: &Position, target: ClickTarget) -> ClickResult {
    let loot = match target {
        ClickTarget::Resource { colour, fuel } => {
            Loot::Resources(draft.haul().with(colour, u8::from(fuel), u8::from(!fuel)))
        }
        ClickTarget::Return { colour, fuel } => match less(draft.haul(), colour, fuel) {
            Some(haul) => Loot::Resources(haul),
            None => return ClickResult::Nothing,
        },
        ClickTarget::HeldCard { colour, card } => {
            let chosen = Loot::Card { from: colour, card };
            if draft.loot == chosen { Loot::Resources(RaidHaul::NOTHING) } else { chosen }
        }
        _ => return ClickResult::Nothing,
    };
    match check(position, Order::Raid { ships: draft.ships, loot }) {
        Ok(()) => {
            draft.loot = loot;
            ClickResult::More
        }
        Err(refusal) => ClickResult::Refused(refusal),
    }
}

/// Returns `haul` with one unit less of fuel or ore from `colour`; `None` if it contains none.
fn less(haul: RaidHaul, colour: Colour, fuel: bool) -> Option<RaidHaul> {
    let taken = if fuel { haul.fuel(colour) } else { haul.ore(colour) };
    (taken > 0).then(|| {
        Colour::ALL.iter().fold(RaidHaul::NOTHING, |rest, &from| {
            let here = u8::from(from == colour);
            rest.with(from, haul.fuel(from) - here * u8::from(fuel), haul.ore(from) - here * u8::from(!fuel))
        })
    })
}

/// Changes the goods to give up. One unit more of either kind means one unit less of the other, so the total stays exact.
fn pick_shed(draft: &mut ShedGoodsDraft, mover: Colour, target: ClickTarget) -> ClickResult {
    match target {
        ClickTarget::Resource { colour, fuel: true }
            if colour == mover && draft.fuel < draft.most_fuel && draft.ore > 0 =>
        {
            draft.fuel += 1;
            draft.ore -= 1;
            ClickResult::More
        }
        ClickTarget::Resource { colour, fuel: false }
            if colour == mover && draft.ore < draft.most_ore && draft.fuel > 0 =>
        {
            draft.ore += 1;
            draft.fuel -= 1;
            ClickResult::More
        }
        _ => ClickResult::Nothing,
    }
}

pub(super) fn universe(position: &Position, mode: &OrderEntryMode) -> Vec<ClickTarget> {
    let amounts =
        |colour| [ClickTarget::Resource { colour, fuel: true }, ClickTarget::Resource { colour, fuel: false }];
    match mode {
        OrderEntryMode::Territory { options, .. } => {
            options.iter().map(|&territory| ClickTarget::Territory(territory)).collect()
        }
        OrderEntryMode::Loot(draft) => {
            // The first target has the keyboard focus initially: `Confirm`, unless the raid would then take nothing although it
            // could take something.
            let wasted = draft.wastes();
            let mut all: Vec<ClickTarget> = (!wasted).then_some(ClickTarget::Confirm).into_iter().collect();
            for RaidVictim { colour, cards, .. } in &draft.victims {
                let colour = *colour;
                all.extend(amounts(colour));
                all.extend([ClickTarget::Return { colour, fuel: true }, ClickTarget::Return { colour, fuel: false }]);
                all.extend(cards.iter().map(|&card| ClickTarget::HeldCard { colour, card }));
            }
            all.extend(wasted.then_some(ClickTarget::Confirm));
            all
        }
        OrderEntryMode::Shed(_) => amounts(position.mover()).into_iter().chain([ClickTarget::Confirm]).collect(),
        OrderEntryMode::Trade { .. } => vec![ClickTarget::Less, ClickTarget::More, ClickTarget::Confirm],
        OrderEntryMode::Docking | OrderEntryMode::Card { .. } => Vec::new(),
    }
}
