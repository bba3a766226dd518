//! The card at the end of a lesson, and the menu during a lesson.

use bevy_egui::egui::{Context, RichText, Ui};

use super::LessonIntent;
use crate::intent::{Overlay, UiIntent};
use crate::style::{PANEL_PALETTE, SMALL, bold, regular};
use crate::widgets::{ButtonSpec, awaits_enter, button, dialogue};
use orrery_locale::{text, text_args};

/// Shows a button that has the initial focus, so that Enter alone continues.
fn first(ui: &mut Ui, label: &str, width: Option<f32>) -> bool {
    let response = button(ui, &ButtonSpec::new(label).primary(), width);
    awaits_enter(ui, &response);
    response.clicked()
}

/// The data of a finished lesson's card.
#[derive(Debug, Clone, PartialEq)]
pub struct LessonDoneView {
    /// The number of the lesson.
    pub number: usize,
    /// The name of the lesson.
    pub title: String,
    /// The tip at the end of the lesson.
    pub tip: String,
    /// The name of the next lesson or, after the last lesson, of the puzzle ladder, with the request that opens it. `None` if
    /// there is neither.
    pub next: Option<(String, UiIntent)>,
    /// True if a suspended match can be resumed.
    pub match_waits: bool,
}

/// Shows the card of a finished lesson: its tip, and buttons to continue.
pub fn lesson_done(ctx: &Context, view: &LessonDoneView, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "lesson done", 520.0, &text("academy-done-title"), |ui| {
        ui.vertical_centered(|ui| {
            ui.label(RichText::new(&view.title).font(bold(19.0)).color(PANEL_PALETTE.brass[1].0));
        });
        ui.add_space(10.0);
        ui.label(RichText::new(text("academy-done-tip")).font(bold(SMALL)).color(PANEL_PALETTE.dim.0));
        ui.label(RichText::new(&view.tip).font(regular(18.0)));
        ui.add_space(14.0);
        ui.spacing_mut().item_spacing.y = 8.0;
        let width = Some(ui.available_width());
        if let Some((title, on)) = &view.next
            && first(ui, &text_args("academy-done-next", &[("lesson", title.as_str().into())]), width)
        {
            out.extend([UiIntent::Close, on.clone()]);
        }
        let leave = if view.match_waits { "academy-menu-leave-match" } else { "ui-to-title" };
        let rest = [
            ("academy-again", UiIntent::Practise(view.number)),
            ("academy-menu-academy", UiIntent::Lesson(LessonIntent::ToAcademy)),
            (leave, UiIntent::Lesson(LessonIntent::Leave)),
        ];
        for (key, intent) in rest {
            if button(ui, &ButtonSpec::new(&text(key)), width).clicked() {
                out.extend([UiIntent::Close, intent]);
            }
        }
    });
}

/// Shows the menu of the lesson called `name`. `reads` is true if the current step only has to be read, and so cannot be
/// demonstrated. `match_waits` is true if a suspended match can be resumed.
pub fn lesson_menu(ctx: &Context, name: &str, reads: bool, match_waits: bool, out: &mut Vec<UiIntent>) {
    let title = text_args("academy-menu-title", &[("lesson", name.into())]);
    dialogue(ctx, "lesson menu", 400.0, &title, |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        let width = Some(ui.available_width());
        let leave = if match_waits { "academy-menu-leave-match" } else { "academy-menu-leave" };
        let mut entries = vec![
            ("academy-menu-resume", UiIntent::Close),
            ("academy-show", UiIntent::Lesson(LessonIntent::ShowMe)),
            ("academy-reset", UiIntent::Lesson(LessonIntent::Reset)),
            ("academy-back", UiIntent::Lesson(LessonIntent::Back)),
            ("academy-menu-skip", UiIntent::Lesson(LessonIntent::Next)),
            ("academy-menu-academy", UiIntent::Lesson(LessonIntent::ToAcademy)),
            ("ui-options", UiIntent::Open(Overlay::Options)),
            (leave, UiIntent::Lesson(LessonIntent::Leave)),
            ("ui-quit", UiIntent::Quit),
        ];
        entries.retain(|(key, _)| !(reads && *key == "academy-show"));
        for (index, (key, intent)) in entries.into_iter().enumerate() {
            let label = text(key);
            let clicked = if index == 0 {
                button(ui, &ButtonSpec::new(&label).primary(), width).clicked()
            } else {
                button(ui, &ButtonSpec::new(&label), width).clicked()
            };
            if clicked {
                if matches!(intent, UiIntent::Lesson(_)) {
                    out.push(UiIntent::Close);
                }
                out.push(intent);
            }
        }
    });
}
