//! The parts of a player panel: the band with the mark, the name, the holdings, the pilots still to be played, and the points.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, Ui, pos2, vec2};

use super::GamePanelData;
use crate::board::{COINS, DECK, HAND, KINDS, POINTS, ZERO};
use far_space_foundry::rules::{Alien, MatchHalf, Pilot, PilotSet, PlayerState};
use orrery_core::Colour;
use orrery_ui::icons;
use orrery_ui::paint::mark;
use orrery_ui::player_panel::PlayerNote;
use orrery_ui::portrait::badge;
use orrery_ui::style::{PANEL_PALETTE, SMALL, bold, regular};
use orrery_ui::widgets::fitted;

/// Width of the band with the player's mark.
pub const BAND: f32 = 50.0;

/// A player panel on the screen.
#[derive(Clone, Copy)]
pub struct PlayerPanel {
    /// The area of the panel.
    pub rect: Rect,
    /// The scale of the panel.
    pub scale: f32,
    /// The colour of the panel's player.
    pub colour: Colour,
}

impl PlayerPanel {
    /// Returns a point relative to the panel's upper left corner.
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.rect.min + vec2(x, y) * self.scale
    }
}

/// Draws the band at the left: the player's colour, hatching and mark, or the portrait of an opponent that has one.
pub fn band(ui: &Ui, view: &GamePanelData, plate: &PlayerPanel) {
    let sits = &view.sits[plate.colour.index()];
    if sits.portrait.is_some() {
        let size = vec2(BAND * plate.scale, plate.rect.height() - 2.0);
        let place = Rect::from_min_size(plate.rect.min + vec2(1.0, 1.0), size);
        return badge(ui.painter(), place, 12.0 * plate.scale, plate.colour, sits);
    }
    icons::piece(ui.painter(), &format!("fsf-band-{}", plate.colour), plate.rect.min, plate.scale, Color32::WHITE);
    mark(ui.painter(), plate.at(25.0, 38.0), 16.0 * plate.scale, plate.colour, true);
}

/// Draws the name, followed by the kind of player. The kind of the decider has a brass frame.
pub fn name(ui: &Ui, view: &GamePanelData, plate: &PlayerPanel, decides: bool) {
    let (left, line) = (plate.at(60.0, 15.0).x, plate.at(0.0, 15.0).y);
    let room = plate.at(232.0, 0.0).x - left;
    let called = view.names.of(plate.colour);
    let font = bold(18.0 * plate.scale);
    let name = fitted(
        ui,
        pos2(left, line),
        Align2::LEFT_CENTER,
        &called,
        font,
        PANEL_PALETTE.ivory.0,
        room.min(140.0 * plate.scale),
    );
    let after = pos2(name.right() + 9.0, line);
    PlayerNote::of(&view.sits[plate.colour.index()], decides).draw(ui, after, plate.at(236.0, 0.0).x - after.x);
}

/// Draws the credits, the pilots in hand and deck, the state of the bribe, and the kinds of goods on board.
pub fn holdings(ui: &Ui, view: &GamePanelData, plate: &PlayerPanel, player: &PlayerState) {
    let mut x = 68.0;
    let number = |column: usize, icon: &str, x: f32| {
        let shown = view.counters.of(plate.colour)[column];
        let fresh = view.counters.fresh(plate.colour, column);
        let ink = PANEL_PALETTE.text.0.lerp_to_gamma(PANEL_PALETTE.brass[1].0, fresh);
        icons::piece(ui.painter(), icon, plate.at(x, 38.5), (0.95 + 0.2 * fresh) * plate.scale, Color32::WHITE);
        let font = bold((17.0 + 4.0 * fresh) * plate.scale);
        ui.painter().text(plate.at(x + 11.5, 38.5), Align2::LEFT_CENTER, shown, font, ink);
    };
    // Only credits may have two digits.
    for (column, icon, wide) in
        [(COINS, "icon-fsf-coin", 45.0), (HAND, "icon-fsf-pilot", 35.0), (DECK, "icon-fsf-deck", 35.0)]
    {
        number(column, icon, x);
        x += wide;
    }
    let tower = if player.bribed { "icon-fsf-tower-off" } else { "icon-fsf-tower" };
    icons::piece(ui.painter(), tower, plate.at(x, 38.0), plate.scale, Color32::WHITE);
    if player.bribed {
        icons::piece(ui.painter(), "icon-fsf-coin", plate.at(x + 14.0, 40.0), 0.66 * plate.scale, Color32::WHITE);
    }
    number(KINDS, "icon-fsf-kinds", x + 38.0);
}

/// Draws the points that the player would have if the game ended now.
pub fn points(ui: &Ui, view: &GamePanelData, plate: &PlayerPanel) {
    let counted = view.counters.of(plate.colour)[POINTS];
    if counted == 0 {
        // The board has not counted anything yet.
        return;
    }
    let shown = i32::from(counted) - ZERO;
    let fresh = view.counters.fresh(plate.colour, POINTS);
    let ink = PANEL_PALETTE.ivory.0.lerp_to_gamma(PANEL_PALETTE.brass[1].0, fresh);
    icons::piece(ui.painter(), "icon-vp", plate.at(256.0, 24.0), (1.0 + 0.3 * fresh) * plate.scale, Color32::WHITE);
    let words = if shown < 0 { format!("–{}", -shown) } else { shown.to_string() };
    let size = if words.chars().count() > 2 { 25.0 } else { 31.0 };
    let font = bold((size + 6.0 * fresh) * plate.scale);
    ui.painter().text(plate.at(290.0, 25.0), Align2::CENTER_CENTER, words, font, ink);
}

/// Returns the pilots still to be played, from hand and deck together, which are public (FSF-HID-3).
pub fn to_come(player: &PlayerState) -> PilotSet {
    let coming = player.hand.set().and(player.deck);
    // Before the deal, no player has a pilot, and all pilots are still to be played.
    if coming.is_empty() && player.played.is_empty() && player.blind == 0 { PilotSet::FEDERAL } else { coming }
}

/// Draws the pilots still to be played. Played pilots are dim and struck through.
pub fn roll_call(ui: &Ui, plate: &PlayerPanel, player: &PlayerState, half: MatchHalf) {
    let coming = to_come(player);
    let mut x = 60.0;
    let numbered = [Pilot::OneTwoThree, Pilot::Four, Pilot::Five, Pilot::Six, Pilot::Seven, Pilot::Eight];
    for pilot in numbered {
        let word = pilot.word().replace('-', "–");
        let gone = !coming.has(pilot);
        let font = if gone { regular(SMALL * plate.scale) } else { bold(SMALL * plate.scale) };
        let ink = if gone { PANEL_PALETTE.dim.0.gamma_multiply(0.45) } else { PANEL_PALETTE.ivory.0 };
        let place = ui.painter().text(plate.at(x, 62.0), Align2::LEFT_CENTER, word, font, ink);
        if gone {
            let line = Stroke::new(1.2, PANEL_PALETTE.dim.0.gamma_multiply(0.55));
            ui.painter().hline(place.left() - 1.5..=place.right() + 1.5, place.center().y, line);
        }
        x += place.width() / plate.scale + 8.0;
    }
    let dim = |gone: bool| if gone { Color32::WHITE.gamma_multiply(0.3) } else { Color32::WHITE };
    icons::piece(
        ui.painter(),
        "icon-fsf-cap",
        plate.at(x + 7.0, 61.0),
        0.9 * plate.scale,
        dim(!coming.has(Pilot::Commander)),
    );
    x += 24.0;
    for &alien in Alien::ALL {
        let mine = coming.common(PilotSet::of(alien)).len() + u8::from(player.has_blind(alien));
        let played = player.played.set().common(PilotSet::of(alien)).len();
        let heads = if half == MatchHalf::Alpha { mine } else { mine + played };
        for nth in 0..heads {
            let icon = match alien {
                Alien::Amber => "icon-fsf-alien-amber",
                Alien::Violet => "icon-fsf-alien-violet",
                Alien::Teal => "icon-fsf-alien-teal",
            };
            icons::piece(ui.painter(), icon, plate.at(x + 6.0, 62.0), 0.86 * plate.scale, dim(nth >= mine));
            x += 18.0;
        }
    }
}
