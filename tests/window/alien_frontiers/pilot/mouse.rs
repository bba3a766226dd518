//! A player who has only a mouse.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;
use orrery::core::Colour;
use orrery::games::alien_frontiers::locale::{card_discard_short, card_name, card_power_short, text, text_args};
use orrery::games::alien_frontiers::rules::{Card, DiscardPower, KEEP_LIMIT, Loot, Order, Power, Ships};
use orrery::games::alien_frontiers::table::plan::{CardUse, Target, tray};

use super::program::{Program, Widget};
use super::targets::{discard_targets, power_targets, takes_many};
use super::{Hands, choose_loot, dice_of};

/// A mouse.
pub struct Mouse;

impl Mouse {
    /// Points at `widget` and clicks.
    pub fn click_widget(program: &mut Program, widget: &Widget) {
        assert!(widget.enabled, "{:?} can be clicked; {}", widget.label, program.report());
        program.move_mouse(widget.at);
        program.click();
    }

    /// Clicks what is called `label`.
    pub fn click_label(program: &mut Program, label: &str) {
        let found = program.widgets().into_iter().find(|widget| widget.label == label && !widget.covered);
        let Some(widget) = found else { panic!("nothing is called {label:?}; {}", program.report()) };
        Self::click_widget(program, &widget);
    }

    /// Opens the list that stands `index`-th from the top left, and chooses `label`.
    pub fn choose(program: &mut Program, index: usize, label: &str) {
        let mut lists: Vec<Widget> =
            program.widgets().into_iter().filter(|widget| widget.role == Role::ComboBox).collect();
        lists.sort_by_key(|list| (list.at.y.round() as i32, list.at.x.round() as i32));
        Self::click_widget(program, &lists[index]);
        Self::click_label(program, label);
    }

    /// Moves over the board until `target` is pointed at.
    pub fn point(program: &mut Program, target: Target) {
        for place in program.places(target) {
            program.move_mouse(place);
            if program.mouse_on() == Some(target) {
                return;
            }
        }
        panic!("{target:?} cannot be pointed at; {}", program.report());
    }

    /// Points at `target` and clicks.
    pub fn click_target(program: &mut Program, target: Target) {
        Self::point(program, target);
        program.click();
    }

    /// Picks dice, or puts them back.
    pub fn dice(program: &mut Program, ships: Ships) {
        for index in dice_of(program, ships) {
            let (ship, _) = tray(&program.position())[index];
            Self::click_target(program, Target::HandShip { index, ship });
        }
    }

    fn loot(program: &mut Program, loot: Loot) {
        choose_loot(program, loot, |program, target| {
            let (colour, fuel, key) = match target {
                Target::HeldCard { card, .. } => return Self::click_label(program, &card_name(card)),
                Target::Resource { colour, fuel } => (colour, fuel, "ui-loot-more"),
                Target::Return { colour, fuel } => (colour, fuel, "ui-loot-less"),
                other => unreachable!("{other:?} is no loot"),
            };
            let what = text(if fuel { "ui-fuel" } else { "ui-ore" });
            let name = program.play().names.of(colour);
            Self::click_label(program, &text_args(key, &[("what", what.into()), ("name", name.into())]));
        });
        let empty = matches!(loot, Loot::Resources(haul) if haul.is_empty());
        Self::click_label(program, &text(if empty { "ui-loot-empty" } else { "ui-loot-take" }));
    }

    fn card(program: &mut Program, card: Card, usage: CardUse, targets: &[Target]) {
        let label = match usage {
            CardUse::Power => card_power_short(card),
            CardUse::Discard => format!("{} {}", text("ui-discard"), card_discard_short(card).unwrap_or_default()),
        };
        let label = text_args("access-card-use", &[("card", card_name(card).into()), ("what", label.into())]);
        Self::click_label(program, &label);
        for &target in targets {
            match target {
                Target::PileCard(card) => Self::click_label(program, &card_name(card)),
                target => Self::click_target(program, target),
            }
        }
    }

    fn power(program: &mut Program, power: Power) {
        let targets = power_targets(&program.position(), power);
        Self::card(program, power.card(), CardUse::Power, &targets);
        if takes_many(power) {
            Self::click_label(program, &text_args("ui-confirm-key", &[("key", "Enter".into())]));
        }
    }

    fn discard(program: &mut Program, power: DiscardPower) {
        Self::card(program, power.card(), CardUse::Discard, &discard_targets(power));
    }

    fn shed(program: &mut Program, fuel: u8, mover: Colour) {
        let over = program.position().me().resources() - KEEP_LIMIT;
        Self::click_label(program, &text_args("ui-shed-count", &[("count", over.into())]));
        for _ in 0..20 {
            let orrery::games::alien_frontiers::table::plan::Mode::Shed(draft) = program.plan().mode().clone() else {
                panic!("{mover} is not asked what to give up; {}", program.report());
            };
            if draft.fuel == fuel {
                break;
            }
            let what = text(if draft.fuel < fuel { "ui-fuel" } else { "ui-ore" });
            Self::click_label(program, &text_args("ui-shed-more", &[("what", what.into())]));
        }
        Self::click_label(program, &text("ui-shed"));
    }
}

impl Hands for Mouse {
    fn give(&mut self, program: &mut Program, order: Order) {
        let mover = program.position().mover();
        match order {
            Order::Roll => Self::click_target(program, Target::Roll),
            Order::Dock { facility, ships } => {
                Self::dice(program, ships);
                Self::click_target(program, Target::Facility(facility));
            }
            Order::Settle { facility, ships, territory } => {
                Self::dice(program, ships);
                Self::click_target(program, Target::Facility(facility));
                Self::click_target(program, Target::Territory(territory));
            }
            Order::Raid { ships, loot } => {
                Self::dice(program, ships);
                Self::click_target(
                    program,
                    Target::Facility(orrery::games::alien_frontiers::rules::Facility::RaidersOutpost),
                );
                Self::loot(program, loot);
            }
            Order::Cycle => Self::click_target(program, Target::Cycle),
            Order::Claim(card) => {
                let slot = program.position().display.iter().position(|&shown| shown == Some(card));
                Self::click_target(program, Target::DisplayCard(slot.expect("the card is shown") as u8));
            }
            Order::Trade(ore) => {
                Self::click_target(program, Target::Trade);
                (1..ore).for_each(|_| Self::click_label(program, &text("ui-trade-more")));
                Self::click_label(program, &text("ui-trade"));
            }
            Order::Launch(territory) => {
                Self::click_target(program, Target::Launch(mover));
                Self::click_target(program, Target::Territory(territory));
            }
            Order::BuyRelic => Self::click_target(program, Target::Relic),
            Order::Use(power) => Self::power(program, power),
            Order::Discard(power) => Self::discard(program, power),
            Order::Shed { fuel, .. } => Self::shed(program, fuel, mover),
            Order::End => Self::click_label(program, &text("ui-end-turn")),
        }
    }

    fn agree(&mut self, program: &mut Program) {
        let action = super::agreed(program);
        Self::click_label(program, &action);
    }

    fn take_over(&mut self, program: &mut Program) {
        let play = program.play();
        let name = play.names.of(program.position().mover());
        let go =
            program.widgets().into_iter().find(|widget| widget.role == Role::Button && widget.label.contains(&name));
        let Some(go) = go else { panic!("the banner has no button; {}", program.report()) };
        Self::click_widget(program, &go);
    }

    fn undo(&mut self, program: &mut Program) {
        Self::click_label(program, &text("ui-undo"));
    }

    fn redo(&mut self, program: &mut Program) {
        Self::click_label(program, &text("ui-redo"));
    }
}
