//! Giving orders by mouse.

use orrery::core::Colour;
use orrery::games::alien_frontiers::rules::{Card, CardPower, DiscardPower, Facility, KEEP_LIMIT, Loot, Order, Ships};
use orrery::games::alien_frontiers_table::locale::{card_discard_short, card_name, card_power_short, text, text_args};
use orrery::games::alien_frontiers_table::table::plan::{CardUse, ClickTarget, OrderEntryMode, tray};
use orrery_pilot::mouse::MouseDevice;

use super::targets::{discard_targets, power_targets, takes_many};
use super::{Program, choose_loot, dice_of};

/// Picks dice, or puts them back.
pub fn dice(program: &mut Program, ships: Ships) {
    for index in dice_of(program, ships) {
        let (ship, _) = tray(&program.position())[index];
        MouseDevice::click_target(program, ClickTarget::HandShip { index, ship });
    }
}

fn choose_all(program: &mut Program, loot: Loot) {
    choose_loot(program, loot, |program, target| {
        let (colour, fuel, key) = match target {
            ClickTarget::HeldCard { card, .. } => return MouseDevice::click_label(program, &card_name(card)),
            ClickTarget::Resource { colour, fuel } => (colour, fuel, "ui-loot-more"),
            ClickTarget::Return { colour, fuel } => (colour, fuel, "ui-loot-less"),
            other => unreachable!("{other:?} is no loot"),
        };
        let what = text(if fuel { "ui-fuel" } else { "ui-ore" });
        let name = program.play().names.of(colour);
        MouseDevice::click_label(program, &text_args(key, &[("what", what.into()), ("name", name.into())]));
    });
    let empty = matches!(loot, Loot::Resources(haul) if haul.is_empty());
    MouseDevice::click_label(program, &text(if empty { "ui-loot-empty" } else { "ui-loot-take" }));
}

fn card(program: &mut Program, card: Card, usage: CardUse, targets: &[ClickTarget]) {
    let label = match usage {
        CardUse::Power => card_power_short(card),
        CardUse::Discard => format!("{} {}", text("ui-discard"), card_discard_short(card).unwrap_or_default()),
    };
    let label = text_args("access-card-use", &[("card", card_name(card).into()), ("what", label.into())]);
    MouseDevice::click_label(program, &label);
    for &target in targets {
        match target {
            ClickTarget::PileCard(card) => MouseDevice::click_label(program, &card_name(card)),
            target => MouseDevice::click_target(program, target),
        }
    }
}

fn use_power(program: &mut Program, power: CardPower) {
    let targets = power_targets(&program.position(), power);
    card(program, power.card(), CardUse::Power, &targets);
    if takes_many(power) {
        MouseDevice::click_label(program, &text_args("ui-confirm-key", &[("key", "Enter".into())]));
    }
}

fn discard(program: &mut Program, power: DiscardPower) {
    card(program, power.card(), CardUse::Discard, &discard_targets(power));
}

fn shed(program: &mut Program, fuel: u8, mover: Colour) {
    let over = program.position().me().resources() - KEEP_LIMIT;
    MouseDevice::click_label(program, &text_args("ui-shed-count", &[("count", over.into())]));
    for _ in 0..20 {
        let OrderEntryMode::Shed(draft) = program.plan().mode().clone() else {
            panic!("{mover} is not asked what to give up; {}", program.report());
        };
        if draft.fuel == fuel {
            break;
        }
        let what = text(if draft.fuel < fuel { "ui-fuel" } else { "ui-ore" });
        MouseDevice::click_label(program, &text_args("ui-shed-more", &[("what", what.into())]));
    }
    MouseDevice::click_label(program, &text("ui-shed"));
}

/// Gives an order, without answering a confirmation.
pub fn give(program: &mut Program, order: Order) {
    let mover = program.position().mover();
    match order {
        Order::Roll => MouseDevice::click_target(program, ClickTarget::Roll),
        Order::Dock { facility, ships } => {
            dice(program, ships);
            MouseDevice::click_target(program, ClickTarget::Facility(facility));
        }
        Order::Settle { facility, ships, territory } => {
            dice(program, ships);
            MouseDevice::click_target(program, ClickTarget::Facility(facility));
            MouseDevice::click_target(program, ClickTarget::Territory(territory));
        }
        Order::Raid { ships, loot } => {
            dice(program, ships);
            MouseDevice::click_target(program, ClickTarget::Facility(Facility::RaidersOutpost));
            choose_all(program, loot);
        }
        Order::Cycle => MouseDevice::click_target(program, ClickTarget::Cycle),
        Order::Claim(card) => {
            let slot = program.position().display.iter().position(|&shown| shown == Some(card));
            MouseDevice::click_target(program, ClickTarget::DisplayCard(slot.expect("the card is shown") as u8));
        }
        Order::Trade(ore) => {
            MouseDevice::click_target(program, ClickTarget::Trade);
            (1..ore).for_each(|_| MouseDevice::click_label(program, &text("ui-trade-more")));
            MouseDevice::click_label(program, &text("ui-trade"));
        }
        Order::Launch(territory) => {
            MouseDevice::click_target(program, ClickTarget::Launch(mover));
            MouseDevice::click_target(program, ClickTarget::Territory(territory));
        }
        Order::BuyRelic => MouseDevice::click_target(program, ClickTarget::Relic),
        Order::Use(power) => use_power(program, power),
        Order::Discard(power) => discard(program, power),
        Order::Shed { fuel, .. } => shed(program, fuel, mover),
        Order::End => MouseDevice::click_label(program, &text("ui-end-turn")),
    }
}
