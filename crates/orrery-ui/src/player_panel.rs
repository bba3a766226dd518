//! The parts that the player panels of all games have: the frame, the note after the name, the points and the tip.

use bevy_egui::egui::{
    Align2, Color32, CursorIcon, Pos2, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::icons;
use super::intent::{Overlay, UiIntent};
use super::opponent_picker::{LADDER, LevelRank, PlayerInfo, ladder};
use super::paint::{BorderStyle, glass, gradient_between, rim};
use super::style::{NAME, PANEL_PALETTE, SMALL, bold, regular};
use super::tips::TooltipExt;
use super::widgets::{fitted, text_width};
use orrery_core::Colour;
use orrery_locale::{text, text_args};

/// The frame of a player panel.
#[derive(Debug, Clone, Copy)]
pub struct PlayerFrame {
    /// The area of the panel.
    pub rect: Rect,
    /// The colour of the player.
    pub colour: Colour,
    /// The width of the band with the player's mark at the left, in units.
    pub band: f32,
    /// True if the player has to decide.
    pub decides: bool,
}

impl PlayerFrame {
    /// Draws the frame with its band, and returns the whole panel as a button that is called `spoken`.
    pub fn draw(&self, ui: &mut Ui, spoken: impl Fn() -> String, band: impl FnOnce(&Ui)) -> Response {
        let PlayerFrame { rect, colour, .. } = *self;
        let response = ui.interact(rect, ui.id().with(("player", colour)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, spoken()));
        ui.painter().add(glass(rect, 13.0, BorderStyle::Steel));
        if self.decides {
            let lit = Rect::from_min_max(rect.min + vec2(self.band, 1.0), rect.max - vec2(1.0, 1.0));
            let tint = PANEL_PALETTE.seat(colour).dark.0.gamma_multiply(0.30);
            ui.painter().add(gradient_between(lit, [0.0, 12.0], &[tint, tint.gamma_multiply(0.4)]));
        }
        band(ui);
        ui.painter().add(rim(rect, 13.0, if self.decides { BorderStyle::Brass } else { BorderStyle::Steel }));
        response
    }
}

/// Shows the content drawn by `tip` as the tip of a player's panel. A click opens the dialogue about the player.
pub fn opens_player(panel: Response, colour: Colour, out: &mut Vec<UiIntent>, tip: impl FnOnce(&mut Ui)) {
    if panel.on_hover_cursor(CursorIcon::PointingHand).tip_of(tip).clicked() {
        out.push(UiIntent::Open(Overlay::Player(colour)));
    }
}

/// Adds a button over the points in the panel of the player called `name`. A click opens the points of all players.
pub fn points_button(
    ui: &Ui,
    place: Rect,
    (colour, name): (Colour, String),
    out: &mut Vec<UiIntent>,
    tip: impl FnOnce(&mut Ui),
) {
    let response = ui.interact(place, ui.id().with(("points", colour)), Sense::click());
    let label = text_args("ui-points-of", &[("name", name.into())]);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    if response.hovered() {
        ui.painter().add(rim(place, 10.0, BorderStyle::Steel));
    }
    if response.on_hover_cursor(CursorIcon::PointingHand).tip_of(tip).clicked() {
        out.push(UiIntent::Open(Overlay::Scores));
    }
}

/// Draws the tip of a player: the name, the kind of player unless it is empty, the facts, and that a click shows more.
pub fn player_tip(ui: &mut Ui, name: &str, kind: &str, facts: impl FnOnce(&mut Ui)) {
    ui.label(RichText::new(name).font(bold(NAME)).color(PANEL_PALETTE.ivory.0));
    if !kind.is_empty() {
        ui.label(RichText::new(kind).color(PANEL_PALETTE.dim.0));
    }
    facts(ui);
    ui.label(RichText::new(text("ui-player-details")).color(PANEL_PALETTE.dim.0));
}

/// Draws a heading with a list of things, or nothing if the list is empty.
pub fn titled_list(ui: &mut Ui, heading: &str, things: &[String]) {
    if !things.is_empty() {
        ui.label(format!("{heading}: {}", things.join(&text("list-comma"))));
    }
}

/// The note after a player's name: the kind of player, or that it is their turn. The note of the decider has a brass frame.
#[derive(Debug)]
pub struct PlayerNote<'a> {
    /// The text of the note. Without it there is no note.
    pub words: String,
    /// The level of an engine, shown as bars before the text.
    pub level: Option<LevelRank>,
    /// True if the player has to decide.
    pub decides: bool,
    /// The icon that replaces the text of a decider without a level if there is no room for it.
    pub icon: Option<&'a str>,
    /// Half the height of the brass frame, in units.
    pub half_height: f32,
}

impl PlayerNote<'_> {
    /// Creates the usual note about a player: a person's turn, or the short name of an opponent.
    pub fn of(sits: &PlayerInfo, decides: bool) -> Self {
        let words = if sits.name.is_empty() && decides { text("ui-to-move") } else { sits.short.clone() };
        PlayerNote { words, level: sits.level, decides, icon: None, half_height: 10.5 }
    }

    /// Draws the note with its left end at `left`. If the text does not fit in `room` units, only the bars or the icon are shown.
    pub fn draw(self, ui: &Ui, left: Pos2, room: f32) {
        if self.words.is_empty() {
            return;
        }
        let ink = if self.decides { PANEL_PALETTE.brass[1].0 } else { PANEL_PALETTE.dim.0 };
        let margin = if self.decides { 9.0 } else { 0.0 };
        let room = room - 2.0 * margin;
        let bars = if self.level.is_some() { LADDER + 6.0 } else { 0.0 };
        // Next to a long name there is room only for the bars or the icon; the tip has the text.
        let fits = text_width(ui, &self.words, regular(SMALL)) + bars <= room;
        let mut right = left.x + margin;
        if let Some(level) = self.level {
            ladder(ui.painter(), pos2(right, left.y + 7.0), level, ink);
            right += if fits { bars } else { LADDER };
        } else if !fits {
            let Some(icon) = self.icon.filter(|_| self.decides) else { return };
            icons::piece(ui.painter(), icon, pos2(right + 9.0, left.y), 0.85, Color32::WHITE);
            right += 18.0;
        }
        if fits {
            let at = pos2(right, left.y);
            right = fitted(ui, at, Align2::LEFT_CENTER, &self.words, regular(SMALL), ink, room).right();
        }
        if self.decides {
            let high = self.half_height;
            let chip = Rect::from_min_max(left - vec2(0.0, high), pos2(right + margin, left.y + high));
            ui.painter().rect_stroke(chip, high, Stroke::new(1.1, PANEL_PALETTE.brass[0].0), StrokeKind::Middle);
        }
    }
}
