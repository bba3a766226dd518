//! Things of which the players pick some before a match begins, together: a key for each, with its picture and what it is worth.

use bevy_egui::egui::{RichText, Ui, WidgetInfo, WidgetType};

use super::contract::{PickWords, SetupWords};
use super::draft::{Fault, SetupDraft};
use crate::style::{INKS, SMALL, regular};
use crate::tips::{Tip, Tipped};
use crate::widgets::{KeyFace, button};
use orrery_core::OptionList as _;
use orrery_core::WindowGame;
use orrery_learn::of;
use orrery_locale::{text, text_args_of};

/// What a game has to pick.
#[derive(Debug, Clone)]
pub struct PickRows {
    /// The option that asks for it.
    pub option: usize,
    /// The things by their numbers.
    pub things: Vec<PickWords>,
    /// How many things a draft asks for, and which it has, by the rules of the game.
    of: fn(&SetupDraft) -> (u8, u16),
}

impl PickRows {
    /// Those of a game; nothing where there is nothing to pick.
    #[must_use]
    pub fn of<G: SetupWords>() -> Option<Self> {
        let picks = of::Options::<G>::PICKS?;
        let things = (0..picks.things.len()).map(G::pick_words).collect();
        Some(PickRows { option: picks.option, things, of: picks_of::<G> })
    }

    /// How many things are to be picked; none where the draft asks for none.
    #[must_use]
    pub fn count(&self, draft: &SetupDraft) -> u8 {
        (self.of)(draft).0
    }

    /// The set of things that are picked, or proposed while nobody has picked.
    #[must_use]
    pub fn picked(&self, draft: &SetupDraft) -> u16 {
        (self.of)(draft).1
    }

    /// What keeps the match from beginning, if anything does.
    #[must_use]
    pub fn fault(&self, draft: &SetupDraft) -> Option<Fault> {
        wrong(draft, (self.of)(draft))
    }
}

/// How many things a draft of this game asks for, and the set that is picked.
fn picks_of<G: WindowGame>(draft: &SetupDraft) -> (u8, u16) {
    let options = draft.last::<G>().options;
    (options.to_pick(draft.players()), options.picked())
}

/// What is wrong with what is picked for a match of this game, if anything is.
#[must_use]
pub fn pick_fault<G: WindowGame>(draft: &SetupDraft) -> Option<Fault> {
    wrong(draft, picks_of::<G>(draft))
}

fn wrong(draft: &SetupDraft, (count, picked): (u8, u16)) -> Option<Fault> {
    let now = picked.count_ones() as u8;
    (count > 0 && count != now).then_some(Fault::Picks { game: draft.game, count, picked: now })
}

/// The things, each a key that is on or off, under how many of them are picked; nothing where none are asked for.
pub fn pick_rows(ui: &mut Ui, picks: &PickRows, draft: &mut SetupDraft) {
    let (count, picked) = (picks.count(draft), picks.picked(draft));
    if count == 0 {
        return;
    }
    let args = [("picked", picked.count_ones().into()), ("count", u32::from(count).into())];
    let told = text_args_of(draft.game, "ui-setup-picks", &args);
    let ink = if picks.fault(draft).is_none() { INKS.brass[1].0 } else { INKS.refused.0 };
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

/// A thing; whether it was clicked.
fn pick(ui: &mut Ui, words: &PickWords, on: bool) -> bool {
    let label = [words.name.as_str(), words.worth.as_str()].join("\n");
    let spoken = [words.name.as_str(), words.worth.as_str()].join(&text("list-comma"));
    let face = KeyFace::new(label.trim_end()).spoken(&spoken).picture(&words.picture).chosen(on);
    let response = button(ui, &face, None);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, &spoken));
    let tip = Tip::new(words.help.clone()).title(words.name.clone());
    response
        .tip(&match words.page {
            Some(page) => tip.page(page, String::new()),
            None => tip,
        })
        .clicked()
}
