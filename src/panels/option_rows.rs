//! The rule options, one row each.

use bevy_egui::egui::{Align, Align2, Layout, Sense, Ui};

use super::style::{INKS, SMALL, regular};
use super::tips::{Tip, Tipped};
use super::widgets::choice;
use crate::games::alien_frontiers::codex::{Choice, Topic};
use crate::games::alien_frontiers::locale::text;
use crate::rules::{
    Asimov, CannonMinimum, DockingDuty, HubSurplus, Length, MarketAfterTeleport, Mine, Options, SixthShip, Supply,
    VpTarget,
};

/// One option: its name and its values, each with a word of the language file.
fn row<T: PartialEq + Copy>(ui: &mut Ui, key: &str, now: &mut T, values: &[(T, &str)]) {
    let row = bevy_egui::egui::vec2(ui.available_width(), 40.0);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        let (place, label) = ui.allocate_exact_size(bevy_egui::egui::vec2(190.0, 30.0), Sense::hover());
        ui.painter().text(place.left_center(), Align2::LEFT_CENTER, text(key), regular(SMALL), INKS.dim.0);
        let page = Choice::ALL.iter().copied().find(|choice| key.strip_prefix("rule-") == Some(choice.word()));
        let tip = Tip::new(text(&format!("{key}-help")));
        label.tip(&match page {
            Some(choice) => tip.page(Topic::Choice(choice).number(), String::new()),
            None => tip,
        });
        let values: Vec<_> = values
            .iter()
            .map(|(value, word)| (*value, text(&format!("{key}-{word}")), text(&format!("{key}-help"))))
            .collect();
        if let Some(chosen) = choice(ui, *now, &values) {
            *now = chosen;
        }
    });
}

/// Every rule option but the first player.
pub fn option_rows(ui: &mut Ui, o: &mut Options) {
    ui.spacing_mut().item_spacing.y = 5.0;
    row(ui, "rule-length", &mut o.length, &[(Length::Normal, "normal"), (Length::Long, "long")]);
    row(
        ui,
        "rule-vp",
        &mut o.vp_target,
        &[(VpTarget::Off, "off"), (VpTarget::Standard, "standard"), (VpTarget::Short, "short")],
    );
    row(
        ui,
        "rule-duty",
        &mut o.docking_duty,
        &[(DockingDuty::Soft, "soft"), (DockingDuty::Free, "free"), (DockingDuty::Strict, "strict")],
    );
    row(ui, "rule-supply", &mut o.supply, &[(Supply::Unlimited, "unlimited"), (Supply::Limited, "limited")]);
    row(ui, "rule-mine", &mut o.mine, &[(Mine::Strict, "strict"), (Mine::Forgiving, "forgiving")]);
    row(
        ui,
        "rule-surplus",
        &mut o.hub_surplus,
        &[(HubSurplus::Immediate, "immediate"), (HubSurplus::UntilEndOfTurn, "turn")],
    );
    row(ui, "rule-asimov", &mut o.asimov, &[(Asimov::SecondShip, "second"), (Asimov::Text2011, "first")]);
    row(ui, "rule-sixth", &mut o.sixth_ship, &[(SixthShip::ThreeOre, "three"), (SixthShip::Text2011, "two")]);
    row(
        ui,
        "rule-market",
        &mut o.market_after_teleport,
        &[(MarketAfterTeleport::Ends, "ends"), (MarketAfterTeleport::Kept, "kept")],
    );
    row(
        ui,
        "rule-cannon",
        &mut o.cannon_minimum,
        &[(CannonMinimum::Rules2011, "three"), (CannonMinimum::Rules2010, "four")],
    );
}
