//! The coach's texts: the situations in which the player can ask the coach, and the coach's reasons in words.

use crate::StarshipCatanFrontend;
use crate::locale::{adventure_name, card_name, module_full, order_brief, reason_text, ship_name, text, text_args};
use orrery_core::Colour;
use orrery_locale::PlayerNames;
use orrery_ui::CoachTexts;
use starship_catan::ai::coach::CoachReason;
use starship_catan::rules::{BuildableItem, Order, Phase, PlayerState, Seat, Upgrade, View};

impl CoachTexts for StarshipCatanFrontend {
    // Before the roll, there is no decision to evaluate.
    fn can_advise(view: &View) -> bool {
        !matches!(view.known.phase, Phase::Roll | Phase::Over)
    }

    fn only_ends(order: &Order) -> bool {
        *order == Order::End
    }

    fn thing(order: &Order) -> String {
        match *order {
            Order::Fly(sector) => text_args("sector-number", &[("number", sector.into())]),
            Order::Use { post, .. } => card_name(post),
            Order::Adventure { adventure, .. } => adventure_name(adventure),
            Order::Module(module) | Order::Lose(module) => module_full(module),
            Order::Build(BuildableItem::Module(module)) | Order::Upgrade(Upgrade::Module(module)) => {
                module_full(module)
            }
            Order::Build(BuildableItem::Ship(ship)) => ship_name(ship),
            Order::Build(BuildableItem::Booster) | Order::Upgrade(Upgrade::Booster) => text("piece-booster"),
            Order::Build(BuildableItem::Cannon) | Order::Upgrade(Upgrade::Cannon) => text("piece-cannon"),
            ref other => order_brief(other),
        }
    }

    fn compared(view: &View, one: Colour, other: Colour) -> Vec<(String, [u32; 2])> {
        let players = [one, other].map(|colour| view.known.player(Seat::of(colour)));
        let of = |key: &str, count: fn(&PlayerState) -> u32| (text(key), players.map(count));
        vec![
            of("coach-more-modules", |player| player.modules.iter().copied().map(u32::from).sum()),
            of("coach-more-level-two", |player| player.level_two().into()),
            of("coach-more-boost", |player| player.boost().into()),
            of("coach-more-firepower", |player| player.firepower().into()),
            of("coach-more-astro", |player| player.astro.into()),
        ]
    }

    fn reason_text(reason: &CoachReason, _: &PlayerNames) -> String {
        reason_text(reason)
    }

    fn is_against(reason: &CoachReason) -> bool {
        reason.against
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::Rules as _;
    use starship_catan::StarshipCatan;
    use starship_catan::rules::{Preset, Setup, first_position, open_view};

    #[test]
    fn coach_advises_only_after_the_roll() {
        let mut position = first_position(&Setup::plain(2, Preset::FirstFlight.options())).expect("two may play");
        assert!(!StarshipCatanFrontend::can_advise(&open_view(&position)), "the die comes first");
        position.decide(Phase::Fly);
        assert!(StarshipCatanFrontend::can_advise(&open_view(&position)));
    }

    #[test]
    fn every_listed_order_has_a_coach_label() {
        let mut position = first_position(&Setup::plain(2, Preset::default().options())).expect("two may play");
        for phase in [Phase::Module, Phase::Fly, Phase::Build] {
            position.decide(phase);
            let mut orders = Vec::new();
            StarshipCatan::legal(&open_view(&position), &mut orders);
            for order in orders {
                let thing = StarshipCatanFrontend::thing(&order);
                assert!(!thing.is_empty() && !thing.contains(['{', '$']), "{order:?}: {thing}");
                assert_eq!(StarshipCatanFrontend::only_ends(&order), order == Order::End);
            }
        }
    }
}
