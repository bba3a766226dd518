//! The set-up screen of a new match.

mod contract;
mod draft;
mod option_rows;
mod page;
mod picks;
mod seats;

use bevy_egui::egui::{Align, Label, Layout, Rect, RichText, ScrollArea, TextEdit, Ui, UiBuilder, vec2};

pub use contract::{NameAndHelp, SetupPickText, SetupTexts};
pub use draft::{SetupDraft, SetupProblem, called, fault, seed};
pub use page::{OptionRow, PresetRow, SetupPage, UnfinishedLessons};
pub use picks::{SetupPickList, pick_fault};
pub use seats::LONGEST_NAME;

use self::option_rows::{numbered, option_rows, values};
use self::picks::pick_rows;
use self::seats::seats;
use super::intent::{ScreenRequest, UiIntent};
use super::paint::BorderStyle;
use super::share::enter_code;
use super::style::{PANEL_PALETTE, SMALL, bold, regular};
use super::tips::TooltipExt;
use super::widgets::{ButtonSpec, awaits_enter, button, check, choice, name, pane};
use orrery_core::GameKey;
use orrery_locale::{has_of, text, text_args, text_of};

/// Shows the set-up screen: players and rules side by side or, on a small screen, one below the other.
pub fn setup(ui: &mut Ui, draft: &SetupDraft, page: &SetupPage, out: &mut Vec<UiIntent>) {
    let mut changed = draft.clone();
    let area = ui.max_rect();
    if is_small(ui) {
        stacked(ui, area.shrink2(vec2(16.0, 10.0)), &mut changed, page, out);
    } else {
        let size = vec2(1400.0f32.min(area.width() - 40.0), area.height() - 60.0);
        let inner = Rect::from_center_size(area.center(), size);
        let inner = UiBuilder::new().max_rect(inner).layout(Layout::top_down(Align::Min));
        ui.scope_builder(inner, |ui| side_by_side(ui, &mut changed, page, out));
    }
    if changed != *draft {
        out.push(UiIntent::Draft(changed));
    }
}

/// Height of the row with Start and Back, including the space above it.
const FOOT: f32 = 56.0;

/// The minimum screen width, in units, at which players and rules are side by side.
const TWO_PARTS: f32 = 1240.0;

/// Shows the title of the screen, with the name of the game.
fn title(ui: &mut Ui, size: f32, game: GameKey) {
    ui.horizontal_wrapped(|ui| {
        ui.heading(RichText::new(text("ui-setup-title")).color(PANEL_PALETTE.ivory.0).font(bold(size)));
        let named = format!("game-{game}");
        if has_of(game, &named) {
            ui.add_space(8.0);
            ui.label(RichText::new(text_of(game, &named)).color(PANEL_PALETTE.brass[1].0).font(regular(size * 0.64)));
        }
    });
}

fn side_by_side(ui: &mut Ui, draft: &mut SetupDraft, page: &SetupPage, out: &mut Vec<UiIntent>) {
    // Start and Back stay in place for any number of players, whether the settings are folded or unfolded.
    let (_, last) = ui.max_rect().split_top_bottom_at_y(ui.max_rect().bottom() - FOOT);
    title(ui, 34.0, draft.game);
    ui.add_space(8.0);
    let both = ui.available_rect_before_wrap();
    let (left, right) = both.split_left_right_at_fraction(0.56);
    let halves = [(left.with_max_x(left.right() - 8.0), true), (right.with_min_x(right.left() + 8.0), false)];
    for (rect, seating) in halves {
        let half = UiBuilder::new().max_rect(rect);
        ui.scope_builder(half, |ui| {
            pane(ui, 20.0, BorderStyle::Steel, |ui| {
                ui.set_min_width(ui.available_width());
                if seating { players(ui, draft, page) } else { rules(ui, draft, page) }
            });
        });
    }
    ui.scope_builder(UiBuilder::new().max_rect(last), |ui| foot(ui, draft, page, out));
}

/// Lays out the set-up for a small screen or a large text size: the rules below the players, and everything except the buttons in
/// a scroll area.
fn stacked(ui: &mut Ui, area: Rect, draft: &mut SetupDraft, page: &SetupPage, out: &mut Vec<UiIntent>) {
    let (body, last) = area.split_top_bottom_at_y(area.bottom() - FOOT);
    ui.scope_builder(UiBuilder::new().max_rect(body).layout(Layout::top_down(Align::Min)), |ui| {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            title(ui, 28.0, draft.game);
            for seating in [true, false] {
                pane(ui, 14.0, BorderStyle::Steel, |ui| {
                    ui.set_width(ui.available_width());
                    if seating { players(ui, draft, page) } else { rules(ui, draft, page) }
                });
                ui.add_space(6.0);
            }
        });
    });
    ui.scope_builder(UiBuilder::new().max_rect(last), |ui| foot(ui, draft, page, out));
}

/// Reports whether the screen is too small for lists that scroll separately.
fn is_small(ui: &Ui) -> bool {
    let screen = ui.ctx().content_rect();
    screen.width() < TWO_PARTS || screen.height() < 640.0
}

/// Returns the maximum height of a list if other content needs `rest` units. Returns infinity on a small screen, which scrolls as
/// a whole.
fn part_room(ui: &Ui, rest: f32) -> f32 {
    if is_small(ui) { f32::INFINITY } else { (ui.clip_rect().bottom() - ui.cursor().top() - rest).max(240.0) }
}

fn part(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words.to_uppercase()).font(bold(SMALL)).color(PANEL_PALETTE.brass[1].0));
    ui.add_space(2.0);
}

fn players(ui: &mut Ui, draft: &mut SetupDraft, page: &SetupPage) {
    part(ui, &text("ui-setup-players"));
    let room = part_room(ui, 250.0);
    seats(ui, draft, page, room);
    if draft.seats.len() == 1 && has_of(draft.game, "ui-setup-alone") {
        ui.add_space(6.0);
        let goal = text_of(draft.game, "ui-setup-alone");
        ui.label(RichText::new(goal).font(regular(SMALL)).color(PANEL_PALETTE.brass[1].0));
    }
}

fn rules(ui: &mut Ui, draft: &mut SetupDraft, page: &SetupPage) {
    for option in &page.apart {
        part(ui, &option.words.name);
        values(ui, option, draft);
        // The unfolded settings need the room.
        if !draft.shows_all() {
            describe(ui, option.values.get(draft.value(option.option)));
        }
        ui.add_space(6.0);
    }
    presets(ui, draft, page);
    customise(ui, draft, page);
    if !draft.shows_all() {
        // Required picks are visible even while the settings are folded.
        if let Some(picks) = &page.picks {
            pick_rows(ui, picks, draft);
        }
        return;
    }
    if !page.options.is_empty() {
        part(ui, &text("ui-setup-options"));
        let room = part_room(ui, 270.0).min(if is_small(ui) { f32::INFINITY } else { 456.0 });
        ScrollArea::vertical()
            .max_height(room)
            .show(ui, |ui| option_rows(ui, &page.options, page.picks.as_ref(), draft));
    }
    ui.add_space(6.0);
    ui.horizontal(|ui| {
        ui.label(text("ui-setup-seed"));
        let edit = TextEdit::singleline(&mut draft.seed).hint_text(text("ui-setup-seed-random")).char_limit(20);
        let edit = ui.add(edit.desired_width(210.0).margin(vec2(10.0, 7.0))).hint(text("ui-setup-seed-help"));
        name(&edit, &text("ui-setup-seed"));
    });
    enter_code(ui, draft, page.code.as_ref());
    check(ui, &mut draft.practice, &text("practice-choose")).hint(text("practice-help"));
}

/// Shows the button that folds or unfolds the advanced settings, with the number of settings that differ from the preset.
fn customise(ui: &mut Ui, draft: &mut SetupDraft, page: &SetupPage) {
    let preset = page.presets.get(draft.preset);
    let differs = |preset: &PresetRow| {
        page.options.iter().filter(|option| draft.value(option.option) != preset.values[option.option]).count()
    };
    let changed = preset.map_or(0, differs);
    let open = draft.shows_all();
    ui.horizontal(|ui| {
        let label = text("ui-setup-customise");
        let response = button(ui, &ButtonSpec::new(&label).chosen(open), None).hint(text("ui-setup-customise-help"));
        if response.clicked() {
            draft.custom = !open;
        }
        if changed > 0 {
            let told = text_args("ui-setup-changed", &[("count", changed.into())]);
            ui.label(RichText::new(told).font(regular(SMALL)).color(PANEL_PALETTE.brass[1].0));
        }
    });
    ui.add_space(6.0);
}

/// Shows the presets, if there are several. Choosing a preset does not change the options that belong to no preset.
/// Shows the description of the chosen value, which is always visible, not only as a tip.
fn describe(ui: &mut Ui, chosen: Option<&NameAndHelp>) {
    if let Some(words) = chosen {
        ui.label(RichText::new(&words.help).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
    }
}

fn presets(ui: &mut Ui, draft: &mut SetupDraft, page: &SetupPage) {
    if page.presets.len() < 2 {
        return;
    }
    part(ui, &text("ui-setup-preset"));
    if let Some(preset) = choice(ui, draft.preset, &numbered(page.presets.iter().map(|preset| &preset.words))) {
        draft.preset = preset;
        for option in &page.options {
            draft.set(option.option, page.presets[preset].values[option.option]);
        }
    }
    describe(ui, page.presets.get(draft.preset).map(|preset| &preset.words));
    if page.first == Some(draft.preset) {
        let first = text("ui-setup-first-match");
        ui.label(RichText::new(first).font(regular(SMALL)).color(PANEL_PALETTE.brass[1].0));
    }
    ui.add_space(6.0);
}

fn foot(ui: &mut Ui, draft: &SetupDraft, page: &SetupPage, out: &mut Vec<UiIntent>) {
    let fault = page.fault(draft);
    ui.add_space(10.0);
    let row = vec2(ui.available_width(), 44.0);
    ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
        let start = text("ui-start");
        let face = ButtonSpec::new(&start).primary().enabled(fault.is_none());
        let key = button(ui, &face, Some(200.0));
        if fault.is_none() {
            awaits_enter(ui, &key);
        }
        if key.clicked() {
            out.push(UiIntent::Start);
        }
        let back = text("ui-back");
        if button(ui, &ButtonSpec::new(&back), Some(150.0)).clicked() {
            out.push(UiIntent::Go(ScreenRequest::Title));
        }
        if let Some(fault) = fault {
            let mut reason = RichText::new(fault.text()).color(PANEL_PALETTE.refused.0);
            // Next to large buttons there is only room for a few short lines.
            if ui.available_width() < 300.0 {
                reason = reason.font(regular(SMALL));
            }
            ui.add(Label::new(reason).wrap());
        } else if let Some(untaught) = &page.untaught {
            ButtonSpec::new(&text("ui-setup-learn")).asks(ui, UiIntent::Practise(untaught.lesson), out);
            let told = text_args("ui-setup-untaught", &[("what", untaught.chapters.as_str().into())]);
            ui.add(Label::new(RichText::new(told).font(regular(SMALL)).color(PANEL_PALETTE.brass[1].0)).wrap());
        }
    });
}
