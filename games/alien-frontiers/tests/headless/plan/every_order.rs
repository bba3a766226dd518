//! Tests that every legal order of random matches can be put together by clicks, and that every highlighted target accepts a
//! click.

use alien_frontiers::record::Match;
use alien_frontiers::rules::{
    Card, CardPower, ChanceAdapter, DiscardPower, Loot, Order, Position, Preset, Setup, Ship, Ships, apply, check,
    legal,
};
use alien_frontiers::table::plan::{CardUse, ClickResult, ClickTarget, OrderEntryMode, PendingOrder, preview, tray};
use orrery_core::Colour;
use orrery_core::{RandomGenerator, SeededChance};
use orrery_record::{Seat, SeatControl};

/// Returns the dice of the tray that make up `ships`, as targets. A teleported die is used only if no equal die is left.
fn places(position: &Position, ships: Ships) -> Vec<ClickTarget> {
    let mut left: Vec<Ship> = ships.iter().map(|(value, relic)| Ship { value, relic }).collect();
    let mut found = Vec::new();
    for (index, (ship, _)) in tray(position).into_iter().enumerate() {
        if let Some(at) = left.iter().position(|&wanted| wanted == ship) {
            left.remove(at);
            found.push(ClickTarget::HandShip { index, ship });
        }
    }
    assert!(left.is_empty(), "{ships} is in the tray");
    found
}

/// Returns the first die of the tray that equals `ship`, except the teleported die and the die `not`.
fn die(position: &Position, ship: Ship, not: Option<ClickTarget>) -> ClickTarget {
    let dice = tray(position).into_iter().enumerate();
    let mut meant = dice.filter(|&(_, (there, teleported))| there == ship && !teleported);
    let target = |(index, (ship, _))| ClickTarget::HandShip { index, ship };
    meant.by_ref().map(target).find(|&target| Some(target) != not).expect("the die is in the tray")
}

fn loot(loot: Loot) -> Vec<ClickTarget> {
    let mut clicks = Vec::new();
    match loot {
        Loot::Card { from, card } => clicks.push(ClickTarget::HeldCard { colour: from, card }),
        Loot::Resources(haul) => {
            for &colour in Colour::ALL {
                clicks.extend(vec![ClickTarget::Resource { colour, fuel: true }; usize::from(haul.fuel(colour))]);
                clicks.extend(vec![ClickTarget::Resource { colour, fuel: false }; usize::from(haul.ore(colour))]);
            }
        }
    }
    clicks.push(ClickTarget::Confirm);
    clicks
}

fn power(position: &Position, power: CardPower) -> Vec<ClickTarget> {
    let mover = position.mover();
    match power {
        CardPower::BoosterPod(ship) | CardPower::StasisBeam(ship) | CardPower::PolarityDevice(ship) => {
            vec![die(position, ship, None)]
        }
        CardPower::GravityManipulator { down, up } => {
            let first = die(position, down, None);
            vec![first, die(position, up, Some(first))]
        }
        CardPower::TemporalWarper(ships) => places(position, ships).into_iter().chain([ClickTarget::Confirm]).collect(),
        CardPower::DataCrystal(territory) => vec![ClickTarget::Territory(territory)],
        CardPower::OrbitalTeleporter { facility, ship } => {
            vec![ClickTarget::DockedShip { colour: mover, facility, ship }]
        }
        CardPower::PlasmaCannon { facility, targets } => {
            let each = targets.iter().flat_map(|(colour, ships)| ships.iter().map(move |ship| (colour, ship)));
            let ships = each.map(|(colour, (value, relic))| ClickTarget::DockedShip {
                colour,
                facility,
                ship: Ship { value, relic },
            });
            ships.chain([ClickTarget::Confirm]).collect()
        }
    }
}

fn discard(power: DiscardPower) -> Vec<ClickTarget> {
    match power {
        DiscardPower::BoosterPod(field) => vec![ClickTarget::Field(field)],
        DiscardPower::DataCrystal(territory)
        | DiscardPower::GravityManipulator(territory)
        | DiscardPower::StasisBeam(territory) => vec![ClickTarget::Territory(territory)],
        DiscardPower::OrbitalTeleporter { colony, to } => vec![ClickTarget::Colony(colony), ClickTarget::Territory(to)],
        DiscardPower::PolarityDevice(one, other) => vec![ClickTarget::Colony(one), ClickTarget::Colony(other)],
        DiscardPower::PlasmaCannon { colour, facility, ship } => {
            vec![ClickTarget::DockedShip { colour, facility, ship }]
        }
        DiscardPower::TemporalWarper(card) => vec![ClickTarget::PileCard(card)],
    }
}

/// Returns the clicks that result in `order`, and the use of a card that must begin first, if there is one.
fn clicks(position: &Position, order: Order) -> (Option<(Card, CardUse)>, Vec<ClickTarget>) {
    let docking = |mut more: Vec<ClickTarget>| {
        let mut all = places(position, order.docked_ships());
        all.extend(order.facility().map(ClickTarget::Facility));
        all.append(&mut more);
        (None, all)
    };
    match order {
        Order::Dock { .. } => docking(Vec::new()),
        Order::Settle { territory, .. } => docking(vec![ClickTarget::Territory(territory)]),
        Order::Raid { loot: wanted, .. } => docking(loot(wanted)),
        Order::Roll => (None, vec![ClickTarget::Roll]),
        Order::Cycle => (None, vec![ClickTarget::Cycle]),
        Order::Claim(card) => {
            let slot = position.display.iter().position(|&there| there == Some(card)).expect("it is on display");
            (None, vec![ClickTarget::DisplayCard(slot as u8)])
        }
        Order::Trade(n) => {
            let more = vec![ClickTarget::More; usize::from(n) - 1];
            (None, [vec![ClickTarget::Trade], more, vec![ClickTarget::Confirm]].concat())
        }
        Order::Launch(territory) => {
            (None, vec![ClickTarget::Launch(position.mover()), ClickTarget::Territory(territory)])
        }
        Order::BuyRelic => (None, vec![ClickTarget::Relic]),
        Order::Use(using) => (Some((using.card(), CardUse::Power)), power(position, using)),
        Order::Discard(using) => (Some((using.card(), CardUse::Discard)), discard(using)),
        Order::Shed { ore, .. } => {
            let me = position.mover();
            let over = position.me().resources() - 8;
            let shift = usize::from(ore - over.saturating_sub(position.me().fuel));
            let more = vec![ClickTarget::Resource { colour: me, fuel: false }; shift];
            (None, [vec![ClickTarget::Shed], more, vec![ClickTarget::Confirm]].concat())
        }
        Order::End => (None, vec![ClickTarget::End]),
    }
}

/// Returns true if two orders are equivalent: swaps have no direction.
fn same(one: Order, other: Order) -> bool {
    match (one, other) {
        (Order::Discard(DiscardPower::PolarityDevice(a, b)), Order::Discard(DiscardPower::PolarityDevice(c, d))) => {
            (a, b) == (c, d) || (a, b) == (d, c)
        }
        _ => one == other,
    }
}

fn click_together(position: &Position, order: Order) {
    let (card, targets) = clicks(position, order);
    let mut plan = PendingOrder::default();
    if let Some((card, usage)) = card {
        assert_eq!(plan.begin_card(position, card, usage), ClickResult::More, "{order:?} in {position:?}");
    }
    let (last, before) = targets.split_last().expect("at least one click");
    for &target in before {
        assert!(plan.targets(position).contains(&target), "{target:?} glows on the way to {order:?} in {position:?}");
        assert_eq!(plan.pick(position, target), ClickResult::More, "{target:?} for {order:?} in {position:?}");
    }
    let step = plan.pick(position, *last);
    assert!(matches!(step, ClickResult::Order(made) if same(made, order)), "{step:?} for {order:?} in {position:?}");
    assert_eq!(plan, PendingOrder::default());
}

/// Clicks on random highlighted targets: each click has an effect, and the resulting order is legal.
fn wander(position: &Position, generator: &mut RandomGenerator) {
    let mut plan = PendingOrder::default();
    for _ in 0..12 {
        let targets = plan.targets(position);
        if targets.is_empty() {
            assert!(!matches!(plan.mode(), OrderEntryMode::Docking), "something can always be clicked: {position:?}");
            return;
        }
        let target = targets[generator.below(targets.len() as u32) as usize];
        let hovered = plan.hover(position, target);
        match plan.pick(position, target) {
            ClickResult::Order(order) => {
                assert_eq!(check(position, order), Ok(()));
                assert_eq!(hovered, preview(position, order), "the preview was of this order");
                return;
            }
            ClickResult::More => {}
            step => panic!("{target:?} glowed, but {step:?} in {position:?}"),
        }
    }
}

/// Returns the kind of an order: its name, or the card or facility together with the way it is used.
fn kind(order: Order) -> String {
    match order {
        Order::Use(power) => format!("use {}", power.card()),
        Order::Discard(power) => format!("discard {}", power.card()),
        _ => match order.facility() {
            Some(facility) => format!("dock {facility}"),
            None => format!("{order:?}").chars().take_while(|c| c.is_alphabetic()).collect(),
        },
    }
}

fn deal(players: u8, preset: Preset, seed: u64) -> Match {
    let setup = Setup::plain(players, preset.options());
    let seat = |&colour: &Colour| Seat { colour, name: colour.to_string(), control: SeatControl::Human };
    let seats = setup.seating.iter().map(seat).collect();
    Match::deal(setup, seats, seed, Some(preset)).expect("a plain set-up can be played")
}

/// Number of kinds of orders.
const KINDS: usize = 34;
/// Maximum number of matches played until every kind has occurred.
const ENOUGH: u64 = 72;

#[test]
fn every_legal_order_can_be_clicked_together() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..ENOUGH {
        // After the first 24 matches, more are played only while a kind of order is missing.
        if seed >= 24 && kinds.len() == KINDS {
            break;
        }
        let preset = Preset::ALL[seed as usize % Preset::ALL.len()];
        let mut position = *deal(2 + (seed % 3) as u8, preset, seed).position();
        let mut generator = RandomGenerator::new(seed);
        let mut chance = ChanceAdapter(SeededChance::new(seed, 1));
        let mut orders = Vec::new();
        while !position.is_over() {
            legal(&position, &mut orders);
            for _ in 0..4 {
                let order = orders[generator.below(orders.len() as u32) as usize];
                kinds.insert(kind(order));
                click_together(&position, order);
            }
            wander(&position, &mut generator);
            let order = orders[generator.below(orders.len() as u32) as usize];
            apply(&mut position, order, &mut chance).expect("a legal order");
        }
    }
    assert_eq!(kinds.len(), KINDS, "all kinds of orders, every card's both sides among them: {kinds:?}");
}
