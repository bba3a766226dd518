//! The style of all panels: colours, fonts, and the egui style.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::Arc;

use bevy_egui::egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Shadow, Stroke, TextStyle,
    Vec2,
    style::{HandleShape, ScrollStyle, WidgetVisuals},
};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use orrery_board::palette::Palette as BoardPalette;
use orrery_core::Colour;
use orrery_core::ron;
use orrery_locale::fonts;
use orrery_settings::palette::{PaletteName, PerPalette};

/// A colour written as `#rrggbb`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct HexColour(pub Color32);

impl TryFrom<String> for HexColour {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Color32::from_hex(&text).map(HexColour).map_err(|_| format!("{text} is not a colour"))
    }
}

/// Deserialises a list of exactly `N` elements.
///
/// # Errors
/// Returns an error if an element is invalid, or if the list has a different length.
pub fn list<'de, D, T, const N: usize>(from: D) -> Result<[T; N], D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    let values = Vec::<T>::deserialize(from)?;
    let count = values.len();
    values.try_into().map_err(|_| D::Error::custom(format!("expected {N} values, found {count}")))
}

/// The colours of a seat.
#[derive(Debug, Clone, Deserialize)]
pub struct SeatColours {
    /// The base colour.
    pub colour: HexColour,
    /// A lighter shade.
    pub light: HexColour,
    /// A darker shade.
    pub dark: HexColour,
    /// The darkest shade.
    pub deep: HexColour,
    /// The colour of pips on the base colour.
    pub pips: HexColour,
    /// The letter on the seat's mark.
    pub letter: char,
}

/// The colours that mean "you can act here".
#[derive(Debug, Clone, Deserialize)]
pub struct ActionColours {
    /// The outline of things that can be clicked.
    pub line: HexColour,
    /// The background of things that can be clicked, top to bottom.
    #[serde(deserialize_with = "list")]
    pub floor: [HexColour; 2],
}

/// The colours of the panels, by meaning.
#[derive(Debug, Clone, Deserialize)]
pub struct PanelPalette {
    /// The background of space, darkest to lightest.
    #[serde(deserialize_with = "list")]
    pub space: [HexColour; 4],
    /// The glass of panels, top to bottom.
    #[serde(deserialize_with = "list")]
    pub panel: [HexColour; 3],
    /// The fill of price bars and of the line at the foot, top to bottom.
    #[serde(deserialize_with = "list")]
    pub strip: [HexColour; 2],
    /// The body of buttons, top to bottom.
    #[serde(deserialize_with = "list")]
    pub key: [HexColour; 3],
    /// Thin lines and separators.
    pub line: HexColour,
    /// Brass: plain, light, dark.
    #[serde(deserialize_with = "list")]
    pub brass: [HexColour; 3],
    /// A panel's rim, from the lit corner to the shaded one.
    #[serde(deserialize_with = "list")]
    pub rim: [HexColour; 4],
    /// Headings and numbers.
    pub ivory: HexColour,
    /// Normal text.
    pub text: HexColour,
    /// Secondary text.
    pub dim: HexColour,
    /// The dark fill behind light numbers and outlines.
    pub ink: HexColour,
    /// The colours that mean "you can act here".
    pub act: ActionColours,
    /// A warning, for example of an order that cannot be undone.
    pub warning: HexColour,
    /// A refusal.
    pub refused: HexColour,
    /// Shadows of panels and buttons.
    pub shadow: HexColour,
    /// The light rim around marks.
    pub mark_rim: HexColour,
    seats: BTreeMap<Colour, SeatColours>,
}

impl PanelPalette {
    /// Returns the colours of a seat.
    pub fn seat(&self, colour: Colour) -> &SeatColours {
        &self.seats[&colour]
    }
}

/// The colours of the panels in the active palette.
pub static PANEL_PALETTE: PerPalette<PanelPalette> = PerPalette::new(|| {
    PaletteName::ALL.map(|name| {
        // A palette that the board can load is complete: every seat has colours, and every gradient has enough of them.
        let read = |text: &str| {
            BoardPalette::read(text).and_then(|_| ron::read_strict(text).map_err(|error| error.to_string()))
        };
        name.read(read).unwrap_or_else(|error| unreachable!("the tests read {name:?}: {error}"))
    })
});

/// The smallest font size, in units, used for the log, hints and key labels. It is 12 pixels in a window of 1280 × 720.
pub const SMALL: f32 = 15.0;
/// Font size of text in dialogues, in units.
pub const BODY: f32 = 17.0;
/// Font size of players' names, in units.
pub const NAME: f32 = 18.0;
/// Font size of dialogue titles, in units.
pub const TITLE: f32 = 26.0;
/// Font size of a player's points, in units.
pub const POINTS: f32 = 35.0;

thread_local! {
    /// The scale of text in the current layout. 1 is the designed size.
    static LETTERS: Cell<f32> = const { Cell::new(1.0) };
}

/// Runs `layout` with text at `percent` of its designed size. Dialogues and screens use the player's setting. The panels of a
/// match always use 100, because they are scaled with the board.
pub fn with_text_size<R>(percent: u16, layout: impl FnOnce() -> R) -> R {
    let before = LETTERS.replace(f32::from(percent) / 100.0);
    let done = layout();
    LETTERS.set(before);
    done
}

/// Returns the scale of text in the current layout. 1 is the designed size.
pub fn letters() -> f32 {
    LETTERS.get()
}

/// Returns the font of normal text, not smaller than [`SMALL`] before scaling.
pub fn regular(size: f32) -> FontId {
    FontId::new(size.max(SMALL) * letters(), FontFamily::Proportional)
}

/// Returns the font of headings, names and numbers, not smaller than [`SMALL`] before scaling.
pub fn bold(size: f32) -> FontId {
    FontId::new(size.max(SMALL) * letters(), FontFamily::Name("bold".into()))
}

/// Returns the font of each egui text style.
pub fn text_styles() -> BTreeMap<TextStyle, FontId> {
    [
        (TextStyle::Small, regular(SMALL)),
        (TextStyle::Body, regular(BODY)),
        (TextStyle::Button, regular(BODY)),
        (TextStyle::Monospace, regular(BODY)),
        (TextStyle::Heading, bold(TITLE)),
    ]
    .into()
}

/// Sets the fonts and the style of `ctx`, and turns off egui's own zoom keys.
pub fn install(ctx: &Context) {
    ctx.set_fonts(definitions());
    ctx.options_mut(|options| options.zoom_with_keyboard = false);
    restyle(ctx);
}

fn definitions() -> FontDefinitions {
    let mut all = FontDefinitions::default();
    for (name, bytes) in [("noto", fonts::REGULAR), ("noto-bold", fonts::BOLD)] {
        all.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let fallback = all.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let with_first = |first: &str| {
        let mut names = vec![first.to_owned()];
        names.extend(fallback.iter().cloned());
        names
    };
    all.families.insert(FontFamily::Name("bold".into()), with_first("noto-bold"));
    all.families.insert(FontFamily::Proportional, with_first("noto"));
    all
}

/// Sets the style of `ctx` again, for example after a change of the palette.
pub fn restyle(ctx: &Context) {
    let inks = &*PANEL_PALETTE;
    ctx.all_styles_mut(|style| {
        style.text_styles = text_styles();
        let spacing = &mut style.spacing;
        spacing.item_spacing = Vec2::new(10.0, 8.0);
        spacing.button_padding = Vec2::new(14.0, 8.0);
        spacing.interact_size = Vec2::new(40.0, 34.0);
        spacing.icon_width = 20.0;
        spacing.icon_width_inner = 12.0;
        spacing.slider_width = 180.0;
        spacing.combo_width = 150.0;
        spacing.tooltip_width = 340.0;
        // Open lists are as long as necessary, up to this size.
        spacing.default_area_size = Vec2::new(640.0, 760.0);
        spacing.menu_margin = Margin::same(8);
        // A thin scroll bar, which is always visible if there is something to scroll.
        spacing.scroll = ScrollStyle {
            floating: true,
            bar_width: 10.0,
            floating_width: 5.0,
            floating_allocated_width: 9.0,
            foreground_color: true,
            dormant_background_opacity: 0.25,
            active_background_opacity: 0.35,
            interact_background_opacity: 0.5,
            dormant_handle_opacity: 0.45,
            active_handle_opacity: 0.6,
            interact_handle_opacity: 0.9,
            ..ScrollStyle::solid()
        };
        style.interaction.tooltip_delay = 0.25;
        style.interaction.selectable_labels = false;
        style.animation_time = 0.08;
        style.visuals.dark_mode = true;
        style.visuals.override_text_color = Some(inks.text.0);
        style.visuals.weak_text_color = Some(inks.dim.0);
        style.visuals.hyperlink_color = inks.act.line.0;
        style.visuals.panel_fill = Color32::TRANSPARENT;
        style.visuals.window_fill = inks.panel[1].0;
        style.visuals.window_stroke = Stroke::new(1.1, inks.rim[1].0);
        style.visuals.window_corner_radius = CornerRadius::same(13);
        style.visuals.menu_corner_radius = CornerRadius::same(10);
        style.visuals.extreme_bg_color = inks.space[0].0;
        style.visuals.faint_bg_color = inks.strip[0].0;
        style.visuals.text_edit_bg_color = Some(inks.space[1].0);
        style.visuals.selection.bg_fill = inks.act.floor[1].0;
        style.visuals.selection.stroke = Stroke::new(1.5, inks.act.line.0);
        style.visuals.slider_trailing_fill = true;
        style.visuals.handle_shape = HandleShape::Rect { aspect_ratio: 0.55 };
        style.spacing.slider_rail_height = 6.0;
        let shadow = Shadow { offset: [3, 5], blur: 14, spread: 0, color: Color32::from_black_alpha(140) };
        style.visuals.window_shadow = shadow;
        style.visuals.popup_shadow = shadow;
        let widgets = &mut style.visuals.widgets;
        widgets.noninteractive = widget(inks.panel[1].0, inks.rim[3].0, 1.0, inks.text.0);
        widgets.inactive = widget(inks.key[1].0, inks.rim[2].0, 1.1, inks.text.0);
        widgets.hovered = widget(inks.key[0].0, inks.rim[0].0, 1.3, inks.ivory.0);
        widgets.active = widget(inks.key[2].0, inks.act.line.0, 2.0, inks.ivory.0);
        widgets.open = widget(inks.key[0].0, inks.rim[0].0, 1.3, inks.ivory.0);
    });
}

fn widget(fill: Color32, rim: Color32, width: f32, text: Color32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(width, rim),
        corner_radius: CornerRadius::same(7),
        fg_stroke: Stroke::new(1.5, text),
        expansion: 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_palette_defines_every_panel_colour() {
        for name in PaletteName::ALL {
            let inks: PanelPalette =
                ron::read_strict(name.source()).unwrap_or_else(|error| panic!("{name:?}: {error}"));
            let letters: String = Colour::ALL.iter().map(|&c| inks.seat(c).letter).collect();
            assert_eq!(letters, "ABCD");
        }
        let usual = PaletteName::Default.source();
        assert_eq!(PANEL_PALETTE.of(PaletteName::Default).ivory.0, Color32::from_rgb(0xf6, 0xec, 0xd8));
        assert!(ron::read_strict::<PanelPalette>(&usual.replace("#f6ecd8", "ivory")).is_err());
    }
}
