//! The parts of a player panel: the band with the mark, the name, the credits with the progress to the target, the hold, the
//! cards, the upgrades and the objective.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::GamePanelData;
use crate::board::{CARDS, COINS, METALS, PART, step_sign};
use contraband::rules::{DecisionKind, OBJECTIVE_WORTH, PlayerState, SecretObjective, ShipSystem};
use orrery_core::Colour;
use orrery_locale::grouped;
use orrery_ui::icons;
use orrery_ui::opponent_picker::LADDER;
use orrery_ui::paint::mark;
use orrery_ui::player_panel::PlayerNote;
use orrery_ui::portrait::badge;
use orrery_ui::style::{PANEL_PALETTE, SMALL, bold};
use orrery_ui::widgets::{fitted, text_width};

/// The width of the band with the player's mark.
pub const BAND: f32 = 58.0;
/// The horizontal middle of the first icon of the holdings.
const HOLDINGS: f32 = 72.0;
/// The width of the number of metals.
const METALS_WIDE: f32 = 32.0;
/// The width of the number of cards.
const CARDS_WIDE: f32 = 34.0;
/// The width of an upgrade's badge.
const CHIP: f32 = 29.0;
/// The distance from one upgrade's badge to the next. A badge for each of the four systems ends before the value of a fulfilled
/// objective.
const CHIP_PITCH: f32 = 30.0;
/// The height of the progress bar.
const BAR: f32 = 6.0;

/// A player panel on the screen.
#[derive(Clone, Copy)]
pub struct PlayerPanel {
    /// The area of the panel.
    pub rect: Rect,
    /// The colour of the player.
    pub colour: Colour,
}

impl PlayerPanel {
    /// Returns the point at this offset from the panel's corner.
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.rect.min + vec2(x, y)
    }
}

/// Draws the band on the left: the portrait of an opponent that has one, otherwise the player's colour and mark.
pub fn band(ui: &Ui, view: &GamePanelData, plate: &PlayerPanel) {
    let sits = &view.sits[plate.colour.index()];
    if sits.portrait.is_some() {
        let size = vec2(BAND, plate.rect.height() - 2.0);
        return badge(
            ui.painter(),
            Rect::from_min_size(plate.rect.min + vec2(1.0, 1.0), size),
            12.0,
            plate.colour,
            sits,
        );
    }
    let area = Rect::from_min_max(plate.rect.min + vec2(1.0, 1.0), plate.at(BAND, plate.rect.height() - 1.0));
    let inks = PANEL_PALETTE.seat(plate.colour);
    let corner = bevy_egui::egui::CornerRadius { nw: 12, sw: 12, ne: 0, se: 0 };
    ui.painter().rect_filled(area, corner, inks.deep.0.gamma_multiply(0.9));
    ui.painter().vline(area.right(), area.y_range(), Stroke::new(1.5, inks.colour.0));
    mark(ui.painter(), plate.at(29.0, 34.0), 18.0, plate.colour, true);
}

/// Draws the progress to the target or, in a solo match, to the highest rank.
pub fn progress(ui: &Ui, view: &GamePanelData, seat: usize, plate: &PlayerPanel) {
    let known = &view.seen.known;
    let whole = Rect::from_min_max(plate.at(BAND, plate.rect.height() - BAR - 1.0), plate.rect.max - vec2(8.0, 1.0));
    ui.painter().rect_filled(whole, 0.0, Color32::from_black_alpha(150));
    let goal = if known.is_solo() { 3000 } else { known.target() };
    let part = (known.players[seat].credits as f32 / goal.max(1) as f32).clamp(0.0, 1.0);
    let done = Rect::from_min_size(whole.min, vec2(whole.width() * part, BAR));
    ui.painter().rect_filled(done, 0.0, PANEL_PALETTE.seat(plate.colour).colour.0);
    for quarter in 1..4 {
        let x = whole.left() + whole.width() * quarter as f32 / 4.0;
        ui.painter().vline(x, whole.y_range(), Stroke::new(1.2, Color32::from_black_alpha(220)));
    }
}

/// Draws the name, a pirate's pennant with the quadrants of their tokens, and the row of movement tokens or, without one, the
/// kind of player.
pub fn name(ui: &Ui, view: &GamePanelData, seat: usize, plate: &PlayerPanel, decides: bool) {
    let (left, line) = (plate.at(70.0, 18.0).x, plate.at(0.0, 18.0).y);
    let called = view.names.of(plate.colour);
    let at = pos2(left, line);
    let name = fitted(ui, at, Align2::LEFT_CENTER, &called, bold(18.0), PANEL_PALETTE.ivory.0, 96.0);
    let mut x = name.right() + 12.0;
    let player = &view.seen.known.players[seat];
    if player.pirate > 0 {
        icons::piece(ui.painter(), &format!("cb-flag-{}", plate.colour), pos2(x + 8.0, line), 0.92, Color32::WHITE);
        x += 24.0;
        for &quadrant in Colour::ALL.iter().filter(|&&quadrant| player.is_pirate_in(quadrant)) {
            mark(ui.painter(), pos2(x + 5.0, line), 5.4, quadrant, true);
            x += 14.0;
        }
    }
    let room = plate.at(222.0, 0.0).x - x;
    if !row(ui, view, seat, pos2(x, line), room) && room >= LADDER {
        PlayerNote::of(&view.sits[plate.colour.index()], decides).draw(ui, pos2(x, line), room);
    }
}

/// The distance from one movement token to the next.
const TOKEN: f32 = 18.0;

/// Draws the movement tokens of a row: visible tokens with their icon, revealed tokens in pale colours. Returns false if there
/// are no tokens.
fn row(ui: &Ui, view: &GamePanelData, seat: usize, left: Pos2, room: f32) -> bool {
    let known = &view.seen.known;
    let Some(row) = known.players[seat].row.filter(|row| !row.is_empty()) else { return false };
    let most = (room / TOKEN) as usize;
    for (nth, step) in row.steps().iter().enumerate().take(most) {
        let at = pos2(left.x + TOKEN * (nth as f32 + 0.5), left.y);
        let gone = known.ask != DecisionKind::Plan && nth < usize::from(known.reveals);
        let tint = if gone { Color32::WHITE.gamma_multiply(0.45) } else { Color32::WHITE };
        ui.painter().circle_filled(at, 8.0, PANEL_PALETTE.space[2].0);
        ui.painter().circle_stroke(
            at,
            8.0,
            Stroke::new(1.0, PANEL_PALETTE.brass[0].0.gamma_multiply(if gone { 0.45 } else { 1.0 })),
        );
        let sign = step.map_or("cb-plan", step_sign);
        icons::piece(ui.painter(), &format!("icon-{sign}"), at, 0.56, tint);
    }
    true
}

/// Draws the credits; during an animation, the number reached so far.
pub fn credits(ui: &Ui, view: &GamePanelData, seat: usize, plate: &PlayerPanel) {
    let exact = view.seen.known.players[seat].credits;
    let counted = u32::from(view.counters.of(plate.colour)[COINS]);
    let shown = if counted == (exact / PART).min(u8::MAX.into()) { exact } else { counted * PART };
    let fresh = view.counters.fresh(plate.colour, COINS);
    let ink = PANEL_PALETTE.ivory.0.lerp_to_gamma(PANEL_PALETTE.brass[1].0, fresh);
    let words = grouped(shown);
    let font = bold(25.0 + 3.0 * fresh);
    let wide = text_width(ui, &words, font.clone());
    let right = plate.at(plate.rect.width() - 14.0, 20.0);
    ui.painter().text(right, Align2::RIGHT_CENTER, words, font, ink);
    icons::piece(ui.painter(), "icon-cb-credit", right - vec2(wide + 15.0, 0.0), 1.0, Color32::WHITE);
}

/// Draws the number of metals in the hold and of cards in hand, a badge for each upgrade, and a sign for a breakdown. A badge
/// shows the level as bars, and the system if it is visible.
pub fn holdings(ui: &Ui, view: &GamePanelData, seat: usize, plate: &PlayerPanel) {
    let player = &view.seen.known.players[seat];
    let mut x = HOLDINGS;
    for (column, icon, wide) in [(METALS, "icon-cb-crate", METALS_WIDE), (CARDS, "icon-cb-bonus", CARDS_WIDE)] {
        let shown = view.counters.of(plate.colour)[column];
        let fresh = view.counters.fresh(plate.colour, column);
        let ink = PANEL_PALETTE.text.0.lerp_to_gamma(PANEL_PALETTE.brass[1].0, fresh);
        icons::piece(ui.painter(), icon, plate.at(x, 45.0), 0.9 + 0.2 * fresh, Color32::WHITE);
        ui.painter().text(plate.at(x + 12.0, 45.0), Align2::LEFT_CENTER, shown, bold(17.0), ink);
        x += wide;
    }
    for (system, level) in chips(player) {
        chip(ui, plate.at(x - 8.0, 45.0), system, level);
        x += CHIP_PITCH;
    }
    if player.breakdown {
        icons::piece(ui.painter(), "cb-broken", plate.at(x + 4.0, 45.0), 1.0, Color32::WHITE);
    }
}

/// Returns the installed upgrades: the visible ones with their system, then the others by level.
fn chips(player: &PlayerState) -> Vec<(Option<ShipSystem>, u8)> {
    let seen = player.upgrades().map(|upgrade| (Some(upgrade.system()), upgrade.level()));
    let hidden = (1_u8..).zip(player.backs).flat_map(|(level, count)| std::iter::repeat_n((None, level), count.into()));
    seen.chain(hidden).collect()
}

fn chip(ui: &Ui, left: Pos2, system: Option<ShipSystem>, level: u8) {
    let area = Rect::from_min_size(left - vec2(0.0, 12.0), vec2(CHIP, 24.0));
    ui.painter().rect_filled(area, 6.0, PANEL_PALETTE.space[2].0);
    let rim = if system.is_some() { PANEL_PALETTE.brass[0].0 } else { PANEL_PALETTE.dim.0.gamma_multiply(0.6) };
    ui.painter().rect_stroke(area, 6.0, Stroke::new(1.1, rim), StrokeKind::Inside);
    let sign = match system {
        Some(ShipSystem::Engine) => "icon-cb-engine",
        Some(ShipSystem::Cargo) => "icon-cb-cargo",
        Some(ShipSystem::Shields) => "icon-cb-shield",
        Some(ShipSystem::Weapon) => "icon-cb-weapon",
        None => "icon-cb-hidden",
    };
    icons::piece(ui.painter(), sign, left + vec2(10.5, 0.0), 0.74, Color32::WHITE);
    for bar in 0..level {
        let x = left.x + 21.0 + 4.6 * f32::from(bar) - if level == 2 { 2.3 } else { 0.0 };
        let area = Rect::from_min_size(pos2(x, left.y - 5.0), vec2(2.8, 10.0));
        ui.painter().rect_filled(area, 1.0, PANEL_PALETTE.brass[1].0);
    }
}

/// Draws the objective: dim while it is secret, ringed in brass once it is fulfilled. In a match with a last round, a fulfilled
/// objective is drawn as its value.
pub fn aim(ui: &Ui, view: &GamePanelData, seat: usize, plate: &PlayerPanel) {
    let player = &view.seen.known.players[seat];
    if player.aim == SecretObjective::Nothing {
        return;
    }
    if player.done && view.seen.known.last_round().is_some() {
        let right = plate.rect.right() - 6.0;
        let words = format!("+{}", grouped(OBJECTIVE_WORTH));
        let wide = text_width(ui, &words, bold(SMALL)) + 10.0;
        let pill = Rect::from_min_max(pos2(right - wide, plate.at(0.0, 34.0).y), pos2(right, plate.at(0.0, 56.0).y));
        ui.painter().rect_filled(pill, 11.0, PANEL_PALETTE.space[2].0);
        ui.painter().rect_stroke(pill, 11.0, Stroke::new(1.4, PANEL_PALETTE.brass[1].0), StrokeKind::Inside);
        ui.painter().text(pill.center(), Align2::CENTER_CENTER, words, bold(SMALL), PANEL_PALETTE.brass[1].0);
        return;
    }
    let at = plate.at(plate.rect.width() - 24.0, 45.0);
    let tint = if player.done { Color32::WHITE } else { Color32::WHITE.gamma_multiply(0.42) };
    icons::piece(ui.painter(), "icon-cb-objective", at, 0.9, tint);
    if player.done {
        ui.painter().circle_stroke(at, 12.0, Stroke::new(1.4, PANEL_PALETTE.brass[1].0));
    }
}
