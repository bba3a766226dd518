//! The coach: the condition under which the player may ask for advice, and the reasons in words.

use crate::AlienFrontiersFrontend;
use crate::locale::{card_name, facility_name, order_brief, reason_text, territory_name};
use alien_frontiers::ai::coach::CoachReason;
use alien_frontiers::rules::{Facility, Order, Phase, Position};
use orrery_locale::PlayerNames;
use orrery_ui::CoachTexts;

impl CoachTexts for AlienFrontiersFrontend {
    const FORESEES_POINTS: bool = true;

    // Before the roll there is nothing to evaluate.
    fn can_advise(view: &Position) -> bool {
        view.phase == Phase::Orders
    }

    fn only_ends(order: &Order) -> bool {
        *order == Order::End
    }

    fn thing(order: &Order) -> String {
        match order {
            Order::Use(power) => card_name(power.card()),
            Order::Discard(power) => card_name(power.card()),
            Order::Dock { facility, .. } | Order::Settle { facility, .. } => facility_name(*facility),
            Order::Raid { .. } => facility_name(Facility::RaidersOutpost),
            Order::Launch(territory) => territory_name(*territory),
            Order::Claim(card) => card_name(*card),
            other => order_brief(other, &PlayerNames::default()),
        }
    }

    fn reason_text(reason: &CoachReason, names: &PlayerNames) -> String {
        reason_text(reason, names)
    }

    fn is_against(reason: &CoachReason) -> bool {
        reason.is_against()
    }
}
