//! The menu of a match, the saved matches, and the related questions.

use std::path::PathBuf;

use bevy_egui::egui::{Align, Context, Id, Key, Layout, RichText, Stroke, TextEdit, Ui, vec2};

use super::codex::CodexIntent;
use super::intent::{Overlay, ScreenRequest, UiIntent};
use super::replay::ReplayIntent;
use super::style::{BODY, PANEL_PALETTE, SMALL, bold, letters, regular};
use super::tips::TooltipExt;
use super::widgets::{ButtonSpec, button, button_row, dialogue, list, text_width};
use orrery_locale::{in_quotes, text, text_args};

/// A saved match in the list.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SaveRow {
    /// The file, or an empty path for a row without one: a deleted autosave, or the message that saves are being read.
    pub path: PathBuf,
    /// The name of the save.
    pub name: String,
    /// The title of the match's game, or an empty string if it is unknown.
    pub game: String,
    /// The time at which the match was saved, in words.
    pub when: String,
    /// The players and their points, in words.
    pub players: String,
    /// The reason why the save cannot be opened, if it cannot.
    pub broken: Option<String>,
}

/// Shows the menu over a match.
pub fn match_menu(ctx: &Context, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "menu", 520.0, &text("ui-menu"), |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        let width = Some(ui.available_width());
        rows(ui, [("ui-resume", UiIntent::Close)], width, out);
        pairs(
            ui,
            [
                ("ui-save-as", UiIntent::Open(Overlay::Save)),
                ("ui-load", UiIntent::Open(Overlay::Load)),
                ("ui-players", UiIntent::Open(Overlay::Players(None))),
                ("replay-watch", UiIntent::Replay(ReplayIntent::Watch)),
                ("stats-match", UiIntent::Stats(super::statistics::StatsIntent::Game)),
                ("share-title", UiIntent::Open(Overlay::Share)),
            ],
            out,
        );
        pairs(
            ui,
            [
                ("academy-title", UiIntent::Open(Overlay::Academy)),
                ("codex", UiIntent::Codex(CodexIntent::Contents)),
                ("ui-options", UiIntent::Open(Overlay::Options)),
                ("keys-list", UiIntent::Open(Overlay::Keys)),
            ],
            out,
        );
        pairs(
            ui,
            [
                ("ui-same-deal", UiIntent::Open(Overlay::Restart)),
                ("ui-new-match", UiIntent::Go(ScreenRequest::Setup)),
                ("ui-to-title", UiIntent::Go(ScreenRequest::Title)),
                ("ui-quit", UiIntent::Quit),
            ],
            out,
        );
        ui.add_space(4.0);
        ui.label(RichText::new(text("ui-menu-saved")).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
    });
}

/// Shows the menu of the replay viewer.
pub fn viewer_menu(ctx: &Context, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "menu", 380.0, &text("replay-title"), |ui| {
        ui.spacing_mut().item_spacing.y = 8.0;
        let width = Some(ui.available_width());
        let entries = [
            ("replay-go-on", UiIntent::Close),
            ("replay-branch", UiIntent::Replay(ReplayIntent::AskBranch)),
            ("share-title", UiIntent::Open(Overlay::Share)),
            ("stats-match", UiIntent::Stats(super::statistics::StatsIntent::Game)),
            ("codex", UiIntent::Codex(CodexIntent::Contents)),
            ("ui-options", UiIntent::Open(Overlay::Options)),
            ("keys-list", UiIntent::Open(Overlay::Keys)),
            ("replay-leave-help", UiIntent::Replay(ReplayIntent::Leave)),
        ];
        rows(ui, entries, width, out);
        ui.label(RichText::new(text("replay-untouched")).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
    });
}

/// Shows the entries of a menu, the first of them as the primary button.
fn rows<const N: usize>(ui: &mut Ui, entries: [(&str, UiIntent); N], width: Option<f32>, out: &mut Vec<UiIntent>) {
    for (index, (key, intent)) in entries.into_iter().enumerate() {
        let label = text(key);
        let face = ButtonSpec::new(&label);
        if button(ui, &if index == 0 { face.primary() } else { face }, width).clicked() {
            out.push(intent);
        }
    }
}

/// Shows related entries of a menu, two per row, below a line.
fn pairs<const N: usize>(ui: &mut Ui, entries: [(&str, UiIntent); N], out: &mut Vec<UiIntent>) {
    const BETWEEN: f32 = 10.0;
    ui.add_space(3.0);
    let line = ui.allocate_space(vec2(ui.available_width(), 1.0)).1;
    ui.painter().hline(line.x_range(), line.center().y, Stroke::new(1.0, PANEL_PALETTE.line.0.gamma_multiply(0.5)));
    ui.add_space(3.0);
    let width = ((ui.available_width() - BETWEEN) / 2.0).floor();
    let mut entries = entries.into_iter().peekable();
    while entries.peek().is_some() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            for (key, intent) in entries.by_ref().take(2) {
                if button(ui, &ButtonSpec::new(&text(key)), Some(width)).clicked() {
                    out.push(intent);
                }
            }
        });
    }
}

/// Shows a question with two answers. `yes` is the label of the affirmative answer, and `intent` is its request.
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
            if button(ui, &ButtonSpec::new(yes).primary(), None).clicked() {
                out.extend([UiIntent::Close, intent]);
            }
            ButtonSpec::new(&text("ui-cancel")).asks(ui, UiIntent::Close, out);
        });
    });
}

/// Shows the dialogue that saves the match under a name. `name` is the text typed so far, and `suggested` is a name that can be
/// chosen instead of typing one.
pub fn save_as(ctx: &Context, name: &str, suggested: &str, out: &mut Vec<UiIntent>) {
    dialogue(ctx, "save", 480.0, &text("ui-save-as"), |ui| {
        // What has been typed is kept until `name` follows: otherwise egui would put the cursor into the shorter text.
        let pending = Id::new("typed name of a save");
        let mut typed = ui.data(|data| data.get_temp(pending)).unwrap_or_else(|| name.to_owned());
        let edit = TextEdit::singleline(&mut typed).char_limit(40).desired_width(f32::INFINITY);
        let response = ui.add(edit.hint_text(text("ui-save-name")).margin(bevy_egui::egui::vec2(10.0, 8.0)));
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if ui.memory(|memory| memory.focused().is_none()) && !entered {
            response.request_focus();
        }
        super::widgets::name(&response, &text("ui-save-name"));
        if typed == name {
            ui.data_mut(|data| data.remove::<String>(pending));
        } else {
            ui.data_mut(|data| data.insert_temp(pending, typed.clone()));
            out.push(UiIntent::SaveName(typed.clone()));
        }
        // Players without a keyboard use the suggested name.
        if typed.is_empty() && !suggested.is_empty() {
            ButtonSpec::new(&text_args("access-suggest", &[("name", suggested.into())])).low().asks(
                ui,
                UiIntent::SaveName(suggested.to_owned()),
                out,
            );
        }
        let named = !typed.trim().is_empty();
        button_row(ui, |ui| {
            let save = text("ui-save");
            let why = if named { String::new() } else { text("why-no-name") };
            let clicked = button(ui, &ButtonSpec::new(&save).primary().enabled(named), None).hint(why).clicked();
            if named && (clicked || entered) {
                out.extend([UiIntent::SaveAs(typed.trim().to_owned()), UiIntent::Close]);
            }
            ButtonSpec::new(&text("ui-cancel")).asks(ui, UiIntent::Close, out);
        });
    });
}

/// Shows the list of saved matches, each with buttons to open, watch and delete it.
pub fn load_list(ctx: &Context, rows: &[SaveRow], out: &mut Vec<UiIntent>) {
    dialogue(ctx, "load", 760.0, &text("ui-load"), |ui| {
        if rows.is_empty() {
            ui.label(RichText::new(text("ui-load-none")).color(PANEL_PALETTE.dim.0));
        }
        list(ui, 300.0, |ui, _| {
            for row in rows {
                save_row(ui, row, out);
                ui.separator();
            }
        });
        button_row(ui, |ui| {
            ButtonSpec::new(&text("ui-back")).asks(ui, UiIntent::Close, out);
        });
    });
}

/// The minimum width of a save's description next to its buttons.
const TOLD: f32 = 260.0;

fn save_row(ui: &mut Ui, row: &SaveRow, out: &mut Vec<UiIntent>) {
    let labels = ["ui-open", "replay-watch", "ui-delete"].map(text);
    let keys: f32 = labels.iter().map(|label| text_width(ui, label, bold(BODY)) + BODY * 2.6 * letters() + 8.0).sum();
    let whole = ui.available_width();
    if row.path.as_os_str().is_empty() {
        save_words(ui, row, whole);
        return;
    }
    if whole - keys < TOLD {
        // There is no room for the buttons next to the description, so they are below it.
        save_words(ui, row, whole);
        ui.horizontal_wrapped(|ui| save_keys(ui, row, &labels, out));
        return;
    }
    ui.horizontal(|ui| {
        save_words(ui, row, whole - keys);
        let rest = bevy_egui::egui::vec2(ui.available_width(), 40.0);
        ui.allocate_ui_with_layout(rest, Layout::left_to_right(Align::Center), |ui| save_keys(ui, row, &labels, out));
    });
}

fn save_words(ui: &mut Ui, row: &SaveRow, width: f32) {
    ui.vertical(|ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 1.0;
        let dim = row.broken.is_some() || row.path.as_os_str().is_empty();
        let ink = if dim { PANEL_PALETTE.dim.0 } else { PANEL_PALETTE.ivory.0 };
        ui.label(RichText::new(&row.name).font(bold(17.0)).color(ink));
        let told = [&row.game, &row.when, &row.players].map(String::as_str);
        let told = told.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("   ");
        if !told.is_empty() {
            ui.label(RichText::new(told).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
        }
        if let Some(reason) = &row.broken {
            let words = text_args("ui-load-broken", &[("reason", in_quotes(reason).into())]);
            ui.label(RichText::new(words).font(regular(SMALL)).color(PANEL_PALETTE.refused.0));
        }
    });
}

/// Shows the buttons of a save: open, watch and delete.
fn save_keys(ui: &mut Ui, row: &SaveRow, [open, watch, delete]: &[String; 3], out: &mut Vec<UiIntent>) {
    let whole = row.broken.is_none();
    ButtonSpec::new(open).primary().enabled(whole).asks(ui, UiIntent::Load(row.path.clone()), out);
    ButtonSpec::new(watch).enabled(whole).asks(ui, UiIntent::Replay(ReplayIntent::File(row.path.clone())), out);
    ButtonSpec::new(delete).asks(ui, UiIntent::Open(Overlay::Delete(row.path.clone())), out);
}
