//! The coach's texts: the situations in which the player can ask the coach, and the coach's reasons in words.

use crate::FarSpaceFoundryFrontend;
use crate::locale::reason_text;
use far_space_foundry::ai::coach::CoachReason;
use far_space_foundry::rules::{Order, Phase, View};
use orrery_locale::PlayerNames;
use orrery_ui::CoachTexts;

impl CoachTexts for FarSpaceFoundryFrontend {
    const FORESEES_POINTS: bool = true;

    // There is nothing to decide during the deal or after the match.
    fn can_advise(view: &View) -> bool {
        !matches!(view.known.stage, Phase::Begin | Phase::Over)
    }

    fn only_ends(order: &Order) -> bool {
        *order == Order::End
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
    use far_space_foundry::FarSpaceFoundry;
    use far_space_foundry::rules::{Options, Setup};
    use orrery_core::{RandomGenerator, Rules as _};

    #[test]
    fn coach_advises_only_after_the_deal() {
        let mut generator = RandomGenerator::new(1);
        let setup = Setup::plain(2, Options::default());
        let mut position = setup.position(&setup.deal(&mut generator)).expect("two can play");
        assert!(!FarSpaceFoundryFrontend::can_advise(&FarSpaceFoundry::open_view(&position)), "nothing is dealt");
        FarSpaceFoundry::apply(&mut position, &Order::Begin, &mut generator, &mut ());
        assert!(FarSpaceFoundryFrontend::can_advise(&FarSpaceFoundry::open_view(&position)));
        assert!(FarSpaceFoundryFrontend::only_ends(&Order::End) && !FarSpaceFoundryFrontend::only_ends(&Order::Begin));
    }
}
