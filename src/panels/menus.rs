//! The menu of a match, the settings, the saved matches, and the questions that go with them.

use std::path::PathBuf;

use bevy_egui::egui::{Align, Context, Key, Layout, RichText, ScrollArea, Slider, TextEdit, Ui};

use super::codex::CodexAsk;
use super::intent::{Goto, Overlay, UiIntent};
use super::mixer::sound_options;
use super::style::{INKS, SMALL, bold, regular};
use super::widgets::{KeyFace, button, button_row, check, choice, dialogue, list_room};
use crate::locale::{languages, text, text_args};
use crate::palette::PaletteName;
use crate::settings::{Animation, HandOver, OpponentPace, Question, Settings, Sky, Think};

/// A saved match in the list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SaveRow {
    /// Its file.
    pub path: PathBuf,
    /// What it is called.
    pub name: String,
    /// When it was saved.
    pub when: String,
    /// The players with their points.
    pub players: String,
    /// Why it cannot be opened, if it cannot.
    pub broken: Option<String>,
}

/// The menu over a match.
pub fn match_menu(ctx: &Context, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "menu", 380.0, &text("ui-menu"), |ui| {
        ui.spacing_mut().item_spacing.y = 10.0;
        let width = Some(ui.available_width());
        let entries = [
            ("ui-resume", UiIntent::Close),
            ("ui-save-as", UiIntent::Open(Overlay::Save)),
            ("ui-load", UiIntent::Open(Overlay::Load)),
            ("ui-players", UiIntent::Open(Overlay::Players(None))),
            ("academy-title", UiIntent::Open(Overlay::Academy)),
            ("codex", UiIntent::Codex(CodexAsk::Contents)),
            ("ui-options", UiIntent::Open(Overlay::Options)),
            ("ui-same-deal", UiIntent::Open(Overlay::Restart)),
            ("ui-new-match", UiIntent::Go(Goto::Setup)),
            ("ui-to-title", UiIntent::Go(Goto::Title)),
            ("ui-quit", UiIntent::Quit),
        ];
        for (index, (key, intent)) in entries.into_iter().enumerate() {
            let label = text(key);
            let face = KeyFace::new(&label);
            if button(ui, &if index == 0 { face.primary() } else { face }, width).clicked() {
                out.push(intent);
            }
        }
        ui.label(RichText::new(text("ui-menu-saved")).font(regular(SMALL)).color(INKS.dim.0));
    });
}

/// A question with two answers. `yes` is what the first of them asks for.
pub fn question(
    ctx: &Context,
    name: &str,
    title: &str,
    words: &str,
    yes: &str,
    intent: UiIntent,
    out: &mut Vec<UiIntent>,
) {
    dialogue(ctx, name, 480.0, title, |ui| {
        ui.label(words);
        button_row(ui, |ui| {
            if button(ui, &KeyFace::new(yes).primary(), None).clicked() {
                out.extend([UiIntent::Close, intent]);
            }
            let no = text("ui-cancel");
            if button(ui, &KeyFace::new(&no), None).clicked() {
                out.push(UiIntent::Close);
            }
        });
    });
}

/// Save under a name.
pub fn save_as(ctx: &Context, name: &str, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "save", 480.0, &text("ui-save-as"), |ui| {
        let mut typed = name.to_owned();
        let edit = TextEdit::singleline(&mut typed).char_limit(40).desired_width(f32::INFINITY);
        let response = ui.add(edit.hint_text(text("ui-save-name")).margin(bevy_egui::egui::vec2(10.0, 8.0)));
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if ui.memory(|memory| memory.focused().is_none()) && !entered {
            response.request_focus();
        }
        if typed != name {
            out.push(UiIntent::SaveName(typed.clone()));
        }
        let named = !typed.trim().is_empty();
        button_row(ui, |ui| {
            let save = text("ui-save");
            let clicked = button(ui, &KeyFace::new(&save).primary().enabled(named), None).clicked();
            if named && (clicked || entered) {
                out.extend([UiIntent::SaveAs(typed.trim().to_owned()), UiIntent::Close]);
            }
            let cancel = text("ui-cancel");
            if button(ui, &KeyFace::new(&cancel), None).clicked() {
                out.push(UiIntent::Close);
            }
        });
    });
}

/// The saved matches.
pub fn load_list(ctx: &Context, rows: &[SaveRow], out: &mut Vec<UiIntent>) {
    dialogue(ctx, "load", 760.0, &text("ui-load"), |ui| {
        if rows.is_empty() {
            ui.label(RichText::new(text("ui-load-none")).color(INKS.dim.0));
        }
        let room = list_room(ui, 300.0);
        ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
            for row in rows {
                save_row(ui, row, out);
                ui.separator();
            }
        });
        button_row(ui, |ui| {
            let back = text("ui-back");
            if button(ui, &KeyFace::new(&back), None).clicked() {
                out.push(UiIntent::Close);
            }
        });
    });
}

fn save_row(ui: &mut Ui, row: &SaveRow, out: &mut Vec<UiIntent>) {
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            ui.set_width((ui.available_width() - 200.0).max(120.0));
            ui.spacing_mut().item_spacing.y = 1.0;
            let ink = if row.broken.is_some() { INKS.dim.0 } else { INKS.ivory.0 };
            ui.label(RichText::new(&row.name).font(bold(17.0)).color(ink));
            ui.label(RichText::new(format!("{}   {}", row.when, row.players)).font(regular(SMALL)).color(INKS.dim.0));
            if let Some(reason) = &row.broken {
                let words = text_args("ui-load-broken", &[("reason", reason.as_str().into())]);
                ui.label(RichText::new(words).font(regular(SMALL)).color(INKS.refused.0));
            }
        });
        let rest = bevy_egui::egui::vec2(ui.available_width(), 40.0);
        ui.allocate_ui_with_layout(rest, Layout::right_to_left(Align::Center), |ui| {
            let delete = text("ui-delete");
            if button(ui, &KeyFace::new(&delete), None).clicked() {
                out.push(UiIntent::Open(Overlay::Delete(row.path.clone())));
            }
            let open = text("ui-open");
            if button(ui, &KeyFace::new(&open).primary().enabled(row.broken.is_none()), None).clicked() {
                out.push(UiIntent::Load(row.path.clone()));
            }
        });
    });
}

/// The settings; `mute_key` is the key that mutes.
pub fn options(ctx: &Context, settings: &Settings, mute_key: &str, out: &mut Vec<UiIntent>) {
    let mut changed = settings.clone();
    dialogue(ctx, "options", 880.0, &text("ui-options"), |ui| {
        let room = list_room(ui, 240.0);
        ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
            pace_options(ui, &mut changed);
            language_option(ui, &mut changed);
            screen_options(ui, &mut changed);
            sound_options(ui, &mut changed, mute_key, |ui, key| labelled(ui, key, |_| ()));
            question_options(ui, &mut changed);
        });
        button_row(ui, |ui| {
            let back = text("ui-done");
            if button(ui, &KeyFace::new(&back).primary(), None).clicked() {
                out.push(UiIntent::Close);
            }
        });
    });
    if changed != *settings {
        out.push(UiIntent::Settings(Box::new(changed)));
    }
}

fn labelled<R>(ui: &mut Ui, key: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal(|ui| {
        ui.allocate_ui(bevy_egui::egui::vec2(190.0, 32.0), |ui| {
            ui.set_width(190.0);
            ui.label(RichText::new(text(key)).color(INKS.dim.0));
        });
        content(ui)
    })
    .inner
}

fn pace_options(ui: &mut Ui, settings: &mut Settings) {
    let worded = |key: &str| text(key);
    labelled(ui, "ui-option-animation", |ui| {
        let all: Vec<_> = Animation::ALL.iter().map(|&a| (a, worded(a.key()), String::new())).collect();
        if let Some(chosen) = choice(ui, settings.animation, &all) {
            settings.animation = chosen;
        }
    });
    labelled(ui, "ui-option-pace", |ui| {
        let all: Vec<_> = OpponentPace::ALL.iter().map(|&p| (p, worded(p.key()), String::new())).collect();
        if let Some(chosen) = choice(ui, settings.pace, &all) {
            settings.pace = chosen;
        }
    });
    labelled(ui, "ui-option-think", |ui| {
        let help = text("ui-option-think-help");
        let all: Vec<_> = Think::ALL.iter().map(|&t| (t, worded(t.key()), help.clone())).collect();
        if let Some(chosen) = choice(ui, settings.think, &all) {
            settings.think = chosen;
        }
    });
    labelled(ui, "ui-option-hand-over", |ui| {
        let all: Vec<_> = HandOver::ALL.iter().map(|&h| (h, worded(h.key()), String::new())).collect();
        if let Some(chosen) = choice(ui, settings.hand_over, &all) {
            settings.hand_over = chosen;
        }
    });
    labelled(ui, "ui-option-motion", |ui| {
        check(ui, &mut settings.reduced_motion, &text("ui-option-reduced"));
    });
}

fn language_option(ui: &mut Ui, settings: &mut Settings) {
    let languages = languages();
    let now = languages.iter().position(|(code, _)| Some(code) == settings.language.as_ref());
    labelled(ui, "ui-option-language", |ui| {
        let system = (None, text("option-language-auto"), text("option-language-auto-help"));
        let named = languages.iter().enumerate().map(|(index, (_, name))| (Some(index), name.clone(), String::new()));
        let all: Vec<_> = std::iter::once(system).chain(named).collect();
        if let Some(chosen) = choice(ui, now, &all) {
            settings.language = chosen.map(|index| languages[index].0.clone());
        }
    });
}

fn screen_options(ui: &mut Ui, settings: &mut Settings) {
    labelled(ui, "ui-option-palette", |ui| {
        let all: Vec<_> =
            PaletteName::ALL.iter().map(|&p| (p, text(p.key()), text(&format!("{}-help", p.key())))).collect();
        if let Some(chosen) = choice(ui, settings.palette, &all) {
            settings.palette = chosen;
        }
    });
    labelled(ui, "ui-option-sky", |ui| {
        let all: Vec<_> = Sky::ALL.iter().map(|&s| (s, text(s.key()), text(&format!("{}-help", s.key())))).collect();
        if let Some(chosen) = choice(ui, settings.sky, &all) {
            settings.sky = chosen;
        }
    });
    labelled(ui, "ui-option-scale", |ui| {
        let slider = Slider::new(&mut settings.ui_scale, Settings::UI_SCALES).step_by(5.0).suffix(" %");
        ui.add(slider);
    });
    labelled(ui, "ui-option-window", |ui| {
        check(ui, &mut settings.fullscreen, &text("ui-option-fullscreen"));
    });
}

fn question_options(ui: &mut Ui, settings: &mut Settings) {
    ui.add_space(6.0);
    ui.label(RichText::new(text("ui-option-questions")).color(INKS.dim.0));
    for &question in Question::ALL {
        let mut asked = settings.asks(question);
        if check(ui, &mut asked, &text(question.key())).changed() {
            if asked {
                settings.unasked.remove(&question);
            } else {
                settings.unasked.insert(question);
            }
        }
    }
}
