//! Short messages at the upper edge of the screen, for example that a match was saved or an unreadable file renamed, and
//! achievements in the lower left corner.

use bevy_egui::egui::{Align2, Area, Color32, Context, Id, Order, RichText, Sense, Vec2, vec2};

use super::icons;
use super::intent::UiIntent;
use super::paint::BorderStyle;
use super::style::{BODY, PANEL_PALETTE, SMALL, bold, regular};
use super::tips::TooltipExt;
use super::widgets::{ButtonSpec, button, pane};
use orrery_locale::{text, text_args};

/// The details that are shown with the name of an achievement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AchievementDetails {
    /// The name of the achievement's picture.
    pub picture: String,
    /// The reason why the achievement was earned.
    pub why: String,
}

/// A message that disappears by itself. The player can close an error earlier.
#[derive(Debug, Clone, PartialEq)]
pub struct Toast {
    /// The text of the message.
    pub words: String,
    /// The details of an achievement. Such a message is in the lower left corner.
    pub earned: Option<AchievementDetails>,
    /// True for an error. It is shown for longer, in brass.
    pub trouble: bool,
    /// The number of seconds for which the message will remain visible.
    pub left: f32,
}

impl Toast {
    /// Creates a normal message.
    pub const fn news(words: String) -> Self {
        Toast { words, earned: None, trouble: false, left: 3.0 }
    }

    /// Creates the message of an achievement.
    pub const fn earned(words: String, earned: AchievementDetails) -> Self {
        Toast { words, earned: Some(earned), trouble: false, left: TOLD_FOR }
    }

    /// Creates an error message.
    pub const fn trouble(words: String) -> Self {
        Toast { words, earned: None, trouble: true, left: 20.0 }
    }
}

/// The maximum number of achievements shown at once. Others wait until there is room in the corner.
const AT_ONCE: usize = 3;
/// Seconds for which each achievement is shown.
const TOLD_FOR: f32 = 7.0;

/// Returns a flag for each message: true if it is currently shown.
fn shown(toasts: &[Toast]) -> impl Iterator<Item = bool> {
    let mut medals = 0;
    toasts.iter().map(move |toast| {
        medals += usize::from(toast.earned.is_some());
        toast.earned.is_none() || medals <= AT_ONCE
    })
}

/// Lets `seconds` pass for the messages that are shown, and removes expired ones.
pub fn pass(toasts: &mut Vec<Toast>, seconds: f32) {
    let now: Vec<bool> = shown(toasts).collect();
    for (toast, _) in toasts.iter_mut().zip(now).filter(|(_, now)| *now) {
        toast.left -= seconds;
    }
    toasts.retain(|toast| toast.left > 0.0);
}

/// Shows the messages, from top to bottom, and the achievements.
pub fn toasts(ctx: &Context, toasts: &[Toast], out: &mut Vec<UiIntent>) {
    if toasts.is_empty() {
        return;
    }
    // Below the labels at the upper edge of the board.
    let mut top = (ctx.content_rect().height() * 0.146).round();
    let mut low = 12.0;
    for (index, (toast, _)) in toasts.iter().zip(shown(toasts)).enumerate().filter(|(_, (_, now))| *now) {
        if let Some(earned) = &toast.earned {
            low += medal(ctx, index, &toast.words, earned, low) + 8.0;
            continue;
        }
        // Each message is centred by itself, regardless of the widths of the others.
        let area = Area::new(Id::new(("toast", index))).order(Order::Tooltip);
        let shown = area.anchor(Align2::CENTER_TOP, vec2(0.0, top)).show(ctx, |ui| {
            ui.set_max_width(520.0);
            pane(ui, 12.0, if toast.trouble { BorderStyle::Brass } else { BorderStyle::Steel }, |ui| {
                ui.horizontal(|ui| {
                    let ink = if toast.trouble { PANEL_PALETTE.warning.0 } else { PANEL_PALETTE.text.0 };
                    ui.label(RichText::new(&toast.words).font(regular(SMALL)).color(ink));
                    let close = text("ui-close");
                    if toast.trouble && button(ui, &ButtonSpec::new(&close), None).clicked() {
                        out.push(UiIntent::CloseToast(index));
                    }
                });
            });
        });
        top += shown.response.rect.height() + 6.0;
    }
}

/// Width and height of an achievement's picture.
const EMBLEM: f32 = 62.0;
/// Maximum width of an achievement's text.
const TOLD: f32 = 260.0;

/// Shows an achievement in the lower left corner, at a distance `above` the lower edge: its picture, its name, and the reason.
/// Returns the height.
fn medal(ctx: &Context, index: usize, words: &str, earned: &AchievementDetails, above: f32) -> f32 {
    let area =
        Area::new(Id::new(("toast", index))).order(Order::Tooltip).anchor(Align2::LEFT_BOTTOM, vec2(12.0, -above));
    let shown = area.show(ctx, |ui| {
        pane(ui, 12.0, BorderStyle::Brass, |ui| {
            ui.horizontal(|ui| {
                let (place, _) = ui.allocate_exact_size(Vec2::splat(EMBLEM), Sense::hover());
                icons::contain(ui.painter(), &earned.picture, place, Color32::WHITE);
                ui.add_space(4.0);
                ui.vertical(|ui| {
                    ui.set_max_width(TOLD);
                    ui.label(RichText::new(words).font(bold(BODY)).color(PANEL_PALETTE.brass[1].0));
                    ui.label(RichText::new(&earned.why).font(regular(SMALL)).color(PANEL_PALETTE.text.0));
                });
            });
        });
    });
    shown.response.rect.height()
}

/// Shows a permanent badge, which says that nothing can be saved, with `reason` in its tip.
pub fn badge(ctx: &Context, reason: &str) {
    let area = Area::new(Id::new("unsaved")).order(Order::Tooltip).anchor(Align2::LEFT_TOP, vec2(10.0, 10.0));
    area.show(ctx, |ui| {
        ui.set_max_width(260.0);
        let shown = ui.scope(|ui| {
            pane(ui, 9.0, BorderStyle::Brass, |ui| {
                ui.label(RichText::new(text("settings-unsaved")).font(bold(SMALL)).color(PANEL_PALETTE.warning.0));
            });
        });
        shown.response.hint(text_args("settings-unsaved-help", &[("reason", reason.into())]));
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn achievement_toasts_wait_until_there_is_room() {
        let earned = || AchievementDetails { picture: String::new(), why: String::new() };
        let mut all: Vec<Toast> = (0..5).map(|n| Toast::earned(n.to_string(), earned())).collect();
        all.insert(0, Toast::news("saved".to_owned()));
        assert_eq!(shown(&all).collect::<Vec<_>>(), [true, true, true, true, false, false]);
        pass(&mut all, TOLD_FOR + 0.1);
        let left: Vec<&str> = all.iter().map(|toast| toast.words.as_str()).collect();
        assert_eq!(left, ["3", "4"], "they come when there is room");
        assert!(all.iter().all(|toast| toast.left == TOLD_FOR), "their time begins then");
    }
}
