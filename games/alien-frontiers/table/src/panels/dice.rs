//! The panel of options for the dice in hand: the ten facilities, each with the possible uses of the dice as buttons, or the
//! reason why there is none.

use bevy_egui::egui::{
    Align2, Color32, Context, Id, Order, Rect, Response, RichText, ScrollArea, Sense, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::GamePanelData;
use crate::board;
use crate::locale::{blocked_text, facility_name, ships_text, sum_of, text, text_args};
use crate::settings::keys::facility_letter;
use crate::table::plan::PendingOrder;
use alien_frontiers::codex::{FacilityOptions, FacilityUse, Topic, claims, gained_circle, options};
use alien_frontiers::rules::{Facility, Phase, Position, Ships};
use orrery_core::Colour;
use orrery_settings::keys::Action;
use orrery_ui::CodexIntent;
use orrery_ui::icons;
use orrery_ui::intent::UiIntent;
use orrery_ui::paint::{BorderStyle, glass_of, gradient, rim};
use orrery_ui::style::{PANEL_PALETTE, SMALL, bold, regular};
use orrery_ui::tips::shows_focus;
use orrery_ui::widgets::{ButtonSpec, board_layer, fitted, text_width};

/// The area of the panel, in units. It is over the planet, so that every dock, the dice and all player panels stay visible.
const PLACE: (f32, f32, f32, f32) = (352.0, 160.0, 556.0, 584.0);
/// Width of the button that closes the panel, in units.
const CLOSE: f32 = 164.0;
/// Width of the column with the facilities' names, in units.
const NAMES: f32 = 204.0;
/// Maximum number of equivalent groups of ships shown in addition to the first group.
const MAX_ALTERNATIVES: usize = 6;

/// The data that the panel shows.
#[derive(Debug, Clone, Copy)]
pub struct DicePanelData<'a> {
    /// The ten facilities with their options.
    pub berths: &'a [FacilityOptions],
    /// The index of the element with the keyboard focus among all [`dice_stops`]; `None` if none has it.
    pub at: Option<usize>,
}

/// Returns every group of ships that can be clicked, with its facility, in panel order.
pub fn takes(berths: &[FacilityOptions]) -> impl Iterator<Item = (Facility, Ships)> {
    let of_use = |facility: Facility, one: &FacilityUse| shown(one).map(|ships| (facility, ships)).collect::<Vec<_>>();
    berths.iter().flat_map(move |berth| berth.uses.iter().flat_map(move |one| of_use(berth.facility, one)))
}

/// An element of the panel that can have the keyboard focus.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DicePanelStop {
    /// A group of ships that could dock at a facility.
    Take(Facility, Ships),
    /// The page of a facility at which none of the dice can dock; the reason is shown next to its name.
    Page(Facility),
}

/// Returns all elements that can have the keyboard focus, in panel order.
pub fn dice_stops(berths: &[FacilityOptions]) -> impl Iterator<Item = DicePanelStop> {
    berths.iter().flat_map(|berth| {
        let taken = takes(std::slice::from_ref(berth)).map(|(facility, ships)| DicePanelStop::Take(facility, ships));
        let none = berth.uses.is_empty().then_some(DicePanelStop::Page(berth.facility));
        taken.chain(none).collect::<Vec<_>>()
    })
}

/// Returns the request that docks `ships` from the hand at `facility`, or `None` if they are not in hand.
fn take(position: &Position, facility: Facility, ships: Ships) -> Option<UiIntent> {
    FacilityUse::target(position, facility, ships).map(|target| UiIntent::Pick(board::target_id(target)))
}

/// Returns the request of each element that can have the keyboard focus, in panel order.
pub fn stops(position: &Position, plan: &PendingOrder) -> Vec<UiIntent> {
    let asked = |stop| match stop {
        DicePanelStop::Take(facility, ships) => take(position, facility, ships),
        DicePanelStop::Page(facility) => Some(UiIntent::Codex(CodexIntent::Open(Topic::Facility(facility).number()))),
    };
    dice_stops(&options(position, plan)).filter_map(asked).collect()
}

/// Returns the groups of ships that are shown for a use: the first group and, for a single ship, up to [`MAX_ALTERNATIVES`]
/// equivalent groups.
fn shown(one: &FacilityUse) -> impl Iterator<Item = Ships> {
    let alike = if one.ships.len() == 1 { MAX_ALTERNATIVES } else { 0 };
    std::iter::once(one.ships).chain(one.alternatives.iter().copied().take(alike))
}

/// Draws the panel of options for the dice, and adds the player's requests to `out`.
pub fn dice_options(ctx: &Context, view: &GamePanelData, dice: &DicePanelData, out: &mut Vec<UiIntent>) {
    let rect = view.place(PLACE);
    board_layer(ctx, "dice options", rect, Order::Foreground, |ui| {
        ui.painter().add(glass_of(rect, 15.0, BorderStyle::Brass, 1.0));
        // Clicks between the buttons do not reach the board.
        ui.interact(rect, ui.id().with("whole"), Sense::CLICK);
        head(ui, rect, view, out);
        let body = Rect::from_min_max(rect.min + vec2(14.0, 62.0), rect.max - vec2(10.0, 10.0));
        ui.scope_builder(UiBuilder::new().max_rect(body), |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(6.0, 0.0);
                let mut place = 0;
                for berth in dice.berths {
                    row(ui, view, berth, dice.at, &mut place, out);
                }
            });
        });
    });
}

/// Draws the title, the text about the dice to dock, and the button that closes the panel.
fn head(ui: &mut Ui, rect: Rect, view: &GamePanelData, out: &mut Vec<UiIntent>) {
    let title = text("dice-options").to_uppercase();
    let at = rect.min + vec2(18.0, 21.0);
    fitted(ui, at, Align2::LEFT_CENTER, &title, bold(SMALL), PANEL_PALETTE.ivory.0, rect.width() - CLOSE - 34.0);
    let words = if view.seen.phase == Phase::Roll {
        text("dice-options-roll")
    } else if view.seen.hand().is_empty() {
        text("dice-options-none")
    } else if view.plan.selected().is_empty() {
        text_args("dice-options-all", &[("ships", ships_text(view.seen.hand()).into())])
    } else {
        text_args("dice-options-picked", &[("ships", ships_text(view.plan.selected()).into())])
    };
    let at = rect.min + vec2(18.0, 45.0);
    fitted(ui, at, Align2::LEFT_CENTER, &words, regular(SMALL), PANEL_PALETTE.dim.0, rect.width() - 36.0);
    let place = Rect::from_min_max(
        pos2(rect.right() - CLOSE - 12.0, rect.top() + 8.0),
        pos2(rect.right() - 12.0, rect.top() + 36.0),
    );
    let layout = bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
        ButtonSpec::new(&text_args("dice-options-close", &[("key", view.keys.shown(Action::Cancel).into())]))
            .low()
            .asks(ui, UiIntent::Codex(CodexIntent::Options), out);
    });
}

/// Draws the row of a facility: its name, and the uses or the reason why there are none.
fn row(
    ui: &mut Ui,
    view: &GamePanelData,
    berth: &FacilityOptions,
    at: Option<usize>,
    place: &mut usize,
    out: &mut Vec<UiIntent>,
) {
    let free = !berth.uses.is_empty();
    let top = ui.cursor().top();
    let stop = (!free && at == Some(*place)).then_some(*place);
    ui.horizontal_top(|ui| {
        name(ui, berth.facility, free, stop, out);
        let width = ui.available_width() - 10.0;
        ui.vertical(|ui| {
            ui.set_width(width);
            ui.set_min_height(40.0);
            if free {
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
                    for one in &berth.uses {
                        uses(ui, view, berth.facility, one, at, place, out);
                    }
                });
            } else if let Some(blocked) = &berth.blocked {
                ui.add_space(5.0);
                let words = blocked_text(blocked, view.names);
                let ink = if stop.is_some() { PANEL_PALETTE.ivory.0 } else { PANEL_PALETTE.dim.0 };
                ui.label(RichText::new(words).font(regular(SMALL)).color(ink));
            }
        });
    });
    *place += usize::from(!free);
    let bottom = ui.cursor().top().max(top + 40.0);
    let line = [pos2(ui.min_rect().left(), bottom), pos2(ui.min_rect().right() - 8.0, bottom)];
    ui.painter().line_segment(line, (1.0, PANEL_PALETTE.rim[3].0.gamma_multiply(0.6)));
    ui.add_space(4.0);
}

/// Draws a facility's key and name, which link to its page. If the facility has no other element, its name can have the keyboard
/// focus, at index `stop`.
fn name(ui: &mut Ui, facility: Facility, free: bool, stop: Option<usize>, out: &mut Vec<UiIntent>) {
    let (rect, response) = ui.allocate_exact_size(vec2(NAMES, 42.0), Sense::CLICK);
    let title = facility_name(facility);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, &title));
    let fade = if free || stop.is_some() { 1.0 } else { 0.55 };
    if let Some(stop) = stop {
        let place = Rect::from_min_size(rect.min - vec2(0.0, 1.0), vec2(rect.width() - 4.0, 32.0));
        ui.painter().add(gradient(place, 9.0, &PANEL_PALETTE.act.floor.map(|ink| ink.0)));
        ui.painter().add(rim(place, 9.0, BorderStyle::Act));
        if orrery_ui::codex::newly(ui, Id::new("dice option followed"), stop) {
            response.scroll_to_me(None);
        }
    }
    let room = rect.width() - 32.0;
    let several = text_width(ui, &title, bold(SMALL)) > room;
    let middle = pos2(rect.left() + 14.0, if several { rect.center().y - 2.0 } else { rect.top() + 15.0 });
    let ring = if free { PANEL_PALETTE.act.line.0 } else { PANEL_PALETTE.rim[2].0 };
    ui.painter().circle(middle, 11.0, PANEL_PALETTE.ink.0, (1.4, ring.gamma_multiply(fade)));
    let ivory = PANEL_PALETTE.ivory.0.gamma_multiply(fade);
    ui.painter().text(middle, Align2::CENTER_CENTER, facility_letter(facility), bold(SMALL), ivory);
    let ink = if response.hovered() { PANEL_PALETTE.act.line.0 } else { ivory };
    let at = pos2(rect.left() + 32.0, middle.y);
    fitted(ui, at, Align2::LEFT_CENTER, &title, bold(SMALL), ink, room);
    if response.on_hover_cursor(bevy_egui::egui::CursorIcon::PointingHand).clicked() {
        out.push(UiIntent::Codex(CodexIntent::Open(Topic::Facility(facility).number())));
    }
}

/// Draws the groups of ships of a use, each a button, and their common effect.
fn uses(
    ui: &mut Ui,
    view: &GamePanelData,
    facility: Facility,
    one: &FacilityUse,
    at: Option<usize>,
    place: &mut usize,
    out: &mut Vec<UiIntent>,
) {
    let mover = view.seen.mover();
    let bits = gains(facility, one, mover, view);
    for ships in shown(one) {
        let marked = at == Some(*place);
        let spoken = [
            ("facility", facility_name(facility).into()),
            ("ships", ships_text(ships).into()),
            ("gain", spoken(&bits).into()),
        ];
        let response = group(ui, mover, ships, *place, marked, &text_args("dice-use", &spoken));
        if response.clicked() {
            out.extend(take(view.seen, facility, ships));
        }
        if response.hovered() && !marked && ui.input(|input| input.pointer.delta() != Vec2::ZERO) {
            out.push(UiIntent::Codex(CodexIntent::OptionAt(*place)));
        }
        *place += 1;
    }
    draw_effects(ui, &bits);
    ui.add_space(6.0);
}

/// Draws a button with a group of dice on it.
fn group(ui: &mut Ui, mover: Colour, ships: Ships, place: usize, marked: bool, label: &str) -> Response {
    const DIE: f32 = 25.0;
    let size = vec2(DIE * f32::from(ships.len()) + 8.0, 32.0);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let response = ui.interact(rect, Id::new(("dice option", place)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, label));
    let lit = marked || response.hovered() || shows_focus(&response);
    let fill =
        if lit { PANEL_PALETTE.act.floor.map(|ink| ink.0) } else { [PANEL_PALETTE.key[1].0, PANEL_PALETTE.key[2].0] };
    ui.painter().add(gradient(rect, 9.0, &fill));
    ui.painter().add(rim(rect, 9.0, if lit { BorderStyle::Act } else { BorderStyle::Steel }));
    for (index, (value, relic)) in ships.rising().enumerate() {
        let face = if relic { format!("ship-relic-{value}") } else { format!("ship-{mover}-{value}") };
        let middle = pos2(rect.left() + 4.0 + DIE * (index as f32 + 0.5), rect.center().y);
        icons::contain(ui.painter(), &face, Rect::from_center_size(middle, Vec2::splat(DIE - 2.0)), Color32::WHITE);
    }
    if marked && orrery_ui::codex::newly(ui, Id::new("dice option followed"), place) {
        response.scroll_to_me(None);
    }
    response.on_hover_cursor(bevy_egui::egui::CursorIcon::PointingHand)
}

/// A part of the effect of a use: an icon with its spoken word, or text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum EffectItem {
    Icon(&'static str, String),
    Words(String),
}

/// Returns the effect of a use for the mover.
fn gains(facility: Facility, one: &FacilityUse, mover: Colour, view: &GamePanelData) -> Vec<EffectItem> {
    let mut bits = Vec::new();
    match facility {
        Facility::ColonyConstructor | Facility::TerraformingStation => {
            bits.push(EffectItem::Icon("icon-colony", text("dice-gain-territory")));
        }
        Facility::RaidersOutpost => bits.push(EffectItem::Icon("icon-claw", text("dice-gain-loot"))),
        Facility::OrbitalMarket => {
            bits.push(EffectItem::Icon("icon-trade", text("dice-gain-trade")));
            bits.extend(
                one.rate(view.seen)
                    .map(|fuel| EffectItem::Words(text_args("dice-gain-rate", &[("fuel", fuel.into())]))),
            );
        }
        Facility::AlienArtifact => match claims(view.seen, one.ships) {
            Some(counted) => {
                let args = [("sum", sum_of(counted).into()), ("total", counted.total().into())];
                bits.push(EffectItem::Words(text_args("tag-claims", &args)));
            }
            None => bits.push(EffectItem::Icon("icon-cycle", text("dice-gain-cycle"))),
        },
        Facility::ColonistHub => {
            if let Some(circle) = gained_circle(&one.preview) {
                bits.push(EffectItem::Words(text_args("dice-gain-circle", &[("circle", circle.into())])));
            }
        }
        _ => {}
    }
    let delta = one.preview.deltas.iter().find(|(colour, _)| *colour == mover).map(|(_, delta)| *delta);
    let delta = delta.unwrap_or_default();
    let counts = [
        (delta.fuel, "icon-fuel", "ui-fuel"),
        (delta.ore, "icon-ore", "ui-ore"),
        (delta.ships, "icon-ship", "dice-gain-ship"),
        (delta.vp, "icon-vp", "tag-points"),
    ];
    for (change, icon, word) in counts.into_iter().filter(|(change, ..)| *change != 0) {
        // The fonts have no minus sign; an en dash is used instead.
        bits.push(EffectItem::Words(format!("{}{}", if change > 0 { '+' } else { '–' }, change.unsigned_abs())));
        bits.push(EffectItem::Icon(icon, text_args(word, &[("count", change.unsigned_abs().into())])));
    }
    if bits.is_empty() {
        bits.push(EffectItem::Words(text("dice-gain-nothing")));
    }
    bits
}

/// Returns the parts as text for screen readers.
fn spoken(bits: &[EffectItem]) -> String {
    let words = bits.iter().map(|bit| match bit {
        EffectItem::Icon(_, words) | EffectItem::Words(words) => words.as_str(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Draws the icons and words of an effect in one line.
fn draw_effects(ui: &mut Ui, bits: &[EffectItem]) {
    let width = |ui: &Ui, words: &str| {
        ui.painter().layout_no_wrap(words.to_owned(), bold(SMALL), PANEL_PALETTE.ivory.0).size().x
    };
    let widths: Vec<f32> = bits
        .iter()
        .map(|bit| match bit {
            EffectItem::Icon(..) => 22.0,
            EffectItem::Words(words) => width(ui, words) + 4.0,
        })
        .collect();
    let (rect, _) = ui.allocate_exact_size(vec2(widths.iter().sum::<f32>() + 2.0, 32.0), Sense::hover());
    let mut x = rect.left() + 2.0;
    for (bit, width) in bits.iter().zip(widths) {
        match bit {
            EffectItem::Icon(icon, _) => {
                icons::piece(ui.painter(), icon, pos2(x + 10.0, rect.center().y), 0.85, Color32::WHITE);
            }
            EffectItem::Words(words) => {
                let at = pos2(x, rect.center().y);
                ui.painter().text(at, Align2::LEFT_CENTER, words, bold(SMALL), PANEL_PALETTE.ivory.0);
            }
        }
        x += width;
    }
}
