//! The picks before a match begins: a button for each item that the players may pick together, with its picture and value.

use bevy_egui::egui::{RichText, Ui, WidgetInfo, WidgetType};

use super::contract::{SetupPickText, SetupTexts};
use super::draft::{SetupDraft, SetupProblem};
use crate::style::{PANEL_PALETTE, SMALL, regular};
use crate::tips::{TooltipContent, TooltipExt};
use crate::widgets::{ButtonSpec, button};
use orrery_core::GameFrontend;
use orrery_core::RuleOptions as _;
use orrery_learn::game_types;
use orrery_locale::{text, text_args_of};

/// The list from which the players of a game pick.
#[derive(Debug, Clone)]
pub struct SetupPickList {
    /// The option that requires the picks.
    pub option: usize,
    /// The items that can be picked, by index.
    pub things: Vec<SetupPickText>,
    /// A function that returns the number of items that a draft requires under the rules of the game, and the set of picked
    /// items.
    of: fn(&SetupDraft) -> (u8, u16),
}

impl SetupPickList {
    /// Returns the list from which the players of a game pick, or `None` if there is none.
    pub fn of<G: SetupTexts>() -> Option<Self> {
        let picks = game_types::Options::<G>::PICKS?;
        let things = (0..picks.things.len()).map(G::pick_words).collect();
        Some(SetupPickList { option: picks.option, things, of: picks_of::<G> })
    }

    /// Returns the number of items to pick, or 0 if the draft requires none.
    pub fn count(&self, draft: &SetupDraft) -> u8 {
        (self.of)(draft).0
    }

    /// Returns the set of picked items as a bit mask, or the proposal until the player picks.
    pub fn picked(&self, draft: &SetupDraft) -> u16 {
        (self.of)(draft).1
    }

    /// Returns the problem with the picks, if there is one.
    pub fn fault(&self, draft: &SetupDraft) -> Option<SetupProblem> {
        wrong(draft, (self.of)(draft))
    }
}

/// Returns the number of items that a draft of this game requires, and the set of picked items as a bit mask.
fn picks_of<G: GameFrontend>(draft: &SetupDraft) -> (u8, u16) {
    let options = draft.last::<G>().options;
    (options.to_pick(draft.players()), options.picked())
}

/// Returns the problem with the picks for a match of this game, if there is one.
pub fn pick_fault<G: GameFrontend>(draft: &SetupDraft) -> Option<SetupProblem> {
    wrong(draft, picks_of::<G>(draft))
}

fn wrong(draft: &SetupDraft, (count, picked): (u8, u16)) -> Option<SetupProblem> {
    let now = picked.count_ones() as u8;
    (count > 0 && count != now).then_some(SetupProblem::Picks { game: draft.game, count, picked: now })
}

/// Shows the items as toggle buttons below the number of picks. Shows nothing if the draft requires none.
pub fn pick_rows(ui: &mut Ui, picks: &SetupPickList, draft: &mut SetupDraft) {
    let (count, picked) = (picks.count(draft), picks.picked(draft));
    if count == 0 {
        return;
    }
    let args = [("picked", picked.count_ones().into()), ("count", u32::from(count).into())];
    let told = text_args_of(draft.game, "ui-setup-picks", &args);
    let ink = if picks.fault(draft).is_none() { PANEL_PALETTE.brass[1].0 } else { PANEL_PALETTE.refused.0 };
    ui.label(RichText::new(told).font(regular(SMALL)).color(ink));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for (thing, words) in picks.things.iter().enumerate() {
            let on = picked >> thing & 1 == 1;
            if pick(ui, words, on) {
                draft.picked = Some(picked ^ 1 << thing);
            }
        }
    });
}

/// Shows the button of an item. Returns true if it was clicked.
fn pick(ui: &mut Ui, words: &SetupPickText, on: bool) -> bool {
    let label = [words.name.as_str(), words.worth.as_str()].join("\n");
    let spoken = [words.name.as_str(), words.worth.as_str()].join(&text("list-comma"));
    let face = ButtonSpec::new(label.trim_end()).spoken(&spoken).picture(&words.picture).chosen(on);
    let response = button(ui, &face, None);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, &spoken));
    let tip = TooltipContent::new(words.help.clone()).title(words.name.clone());
    response
        .tip(&match words.page {
            Some(page) => tip.page(page, String::new()),
            None => tip,
        })
        .clicked()
}
