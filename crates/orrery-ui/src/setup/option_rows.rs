//! The rule options, one row each.

use bevy_egui::egui::{Align, Align2, Layout, Sense, Ui, vec2};

use super::contract::NameAndHelp;
use super::draft::SetupDraft;
use super::page::OptionRow;
use super::picks::{SetupPickList, pick_rows};
use crate::style::{PANEL_PALETTE, SMALL, regular};
use crate::tips::{TooltipContent, TooltipExt};
use crate::widgets::choice;

/// Shows an option with its name and values.
fn row(ui: &mut Ui, option: &OptionRow, draft: &mut SetupDraft) {
    let row = vec2(ui.available_width(), 40.0);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        let (place, label) = ui.allocate_exact_size(vec2(190.0, 30.0), Sense::hover());
        let name = &option.words.name;
        ui.painter().text(place.left_center(), Align2::LEFT_CENTER, name, regular(SMALL), PANEL_PALETTE.dim.0);
        let tip = TooltipContent::new(option.words.help.clone());
        label.tip(&match option.page {
            Some(page) => tip.page(page, String::new()),
            None => tip,
        });
        values(ui, option, draft);
    });
}

/// Shows the values of an option side by side.
pub fn values(ui: &mut Ui, option: &OptionRow, draft: &mut SetupDraft) {
    if let Some(value) = choice(ui, draft.value(option.option), &numbered(&option.values)) {
        draft.set(option.option, value);
    }
}

/// Returns the entries of a choice among these texts: the index, the name and the description of each.
pub fn numbered<'a>(all: impl IntoIterator<Item = &'a NameAndHelp>) -> Vec<(usize, String, String)> {
    let one = |(number, words): (usize, &NameAndHelp)| (number, words.name.clone(), words.help.clone());
    all.into_iter().enumerate().map(one).collect()
}

/// Shows a row for each of these options. If an option requires picks, they are shown below it.
pub fn option_rows(ui: &mut Ui, options: &[OptionRow], picks: Option<&SetupPickList>, draft: &mut SetupDraft) {
    ui.spacing_mut().item_spacing.y = 5.0;
    for option in options {
        row(ui, option, draft);
        if let Some(picks) = picks.filter(|picks| picks.option == option.option) {
            pick_rows(ui, picks, draft);
        }
    }
}
