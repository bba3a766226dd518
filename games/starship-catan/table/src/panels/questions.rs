//! The parts of a draft that the board does not draw, and the texts of warnings about losses.

use bevy_egui::egui::Context;

use super::GamePanelData;
use super::look::look;
use crate::locale::{adventure_name, card_name, module_full, ship_name, text, text_args, thing_name};
use crate::table::Warning;
use orrery_locale::MessageValue;

/// Shows the parts of a draft that the board does not draw: the inspected cards that are shown only while a key is held. The
/// board itself draws choices, deals, rewards, prizes and offers.
pub fn asked(ctx: &Context, view: &GamePanelData) {
    look(ctx, view);
}

/// Returns the text of a warning.
pub fn warning_text(warning: Warning) -> String {
    let affordable = |what: String| text_args("ui-warn-affordable", &[("what", what.into())]);
    match warning {
        Warning::EndWithModule { module } => {
            let args = [("module", MessageValue::from(module_full(module))), ("level", 2.into())];
            affordable(text_args("module-level", &args))
        }
        Warning::EndWithShip { ship } => affordable(ship_name(ship)),
        Warning::StopAtUsable { card, .. } => text_args("ui-warn-stop", &[("card", card_name(card).into())]),
        Warning::FightForModules { ransom, .. } => text_args("ui-warn-corsairs", &[("price", ransom.into())]),
        Warning::SellsForAdventure { adventure, thing } => {
            let args = [("adventure", adventure_name(adventure).into()), ("thing", thing_name(thing).into())];
            text_args("ui-warn-last", &args)
        }
    }
}

/// Returns the label of the button that gives the order despite the warning.
pub fn warning_action(warning: Warning) -> String {
    text(match warning {
        Warning::EndWithModule { .. } | Warning::EndWithShip { .. } => "ui-end-turn",
        Warning::StopAtUsable { .. } => "ui-stop",
        Warning::FightForModules { .. } => "ui-fight",
        Warning::SellsForAdventure { .. } => "ui-sell",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StarshipCatanFrontend;
    use crate::table::WarningKind;
    use orrery_table::LossWarning;
    use orrery_ui::MatchPanels as _;
    use starship_catan::rules::{Adventure, Card, Commodity, Module, Ship};

    #[test]
    fn every_loss_warning_has_exactly_one_question() {
        let all = [
            Warning::EndWithModule { module: Module::Command },
            Warning::EndWithShip { ship: Ship::TradeShip },
            Warning::StopAtUsable { card: Card::Verdania, actions: 1, speed: 2 },
            Warning::FightForModules { ransom: 5, modules: 2 },
            Warning::SellsForAdventure { adventure: Adventure::Famine, thing: Commodity::Food },
        ];
        assert!(all.iter().map(LossWarning::kind).eq(WarningKind::ALL.iter().copied()));
        for warning in all {
            let said = [warning_text(warning), warning_action(warning)].join(" ");
            assert!(!said.contains(['{', '$']) && !said.contains("ui-") && said.contains('?'), "{said}");
            let asked =
                StarshipCatanFrontend::QUESTIONS.iter().filter(|question| question.loses == warning.kind()).count();
            assert_eq!(asked, 1, "{warning:?}");
        }
        assert!(warning_text(all[0]).contains("Command module, level 2"), "{}", warning_text(all[0]));
    }
}
