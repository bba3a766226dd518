//! Inline icons and text: their width, truncation, wording and drawing.

use std::collections::BTreeMap;

use bevy_egui::egui::{Color32, Context, Pos2, Stroke, Ui, vec2};

use crate::icons;
use crate::paint::mark_shape;
use crate::style::{PANEL_PALETTE, SMALL, bold};
use crate::{Recap, RecapLine};
use orrery_board::InlineItem;
use orrery_locale::{PlayerNames, text};

/// Width of an icon or a player's mark.
const SIGN: f32 = 19.0;
/// The gap between an icon and text that follows it.
const AFTER: f32 = 5.0;

/// Returns the width of text in the font of inline items.
pub fn text_width(ctx: &Context, words: &str) -> f32 {
    ctx.fonts_mut(|fonts| fonts.layout_no_wrap(words.to_owned(), bold(SMALL), Color32::WHITE).size().x)
}

/// Returns the width of inline items, including their padding.
pub fn bits_width(ctx: &Context, bits: &[InlineItem]) -> f32 {
    let wide = |bit: &InlineItem| match bit {
        InlineItem::Icon(_) | InlineItem::Mark(_) => SIGN,
        InlineItem::Text(words) => text_width(ctx, words) + 4.0,
    };
    bits.iter().map(wide).sum::<f32>() + AFTER * after_signs(bits).count() as f32 + 14.0
}

/// Returns the indices of the texts that directly follow an icon or a mark.
fn after_signs(bits: &[InlineItem]) -> impl Iterator<Item = usize> {
    let begins =
        |pair: &[InlineItem]| !matches!(pair[0], InlineItem::Text(_)) && matches!(pair[1], InlineItem::Text(_));
    bits.windows(2).enumerate().filter(move |(_, pair)| begins(pair)).map(|(index, _)| index + 1)
}

/// Returns as many items as fit. If some are left out, an ellipsis follows. At least the first item is returned, even if it does
/// not fit.
pub fn cut(bits: &[InlineItem], fits: impl Fn(&[InlineItem]) -> bool) -> Vec<InlineItem> {
    if fits(bits) {
        return bits.to_vec();
    }
    let first = |count: usize| -> Vec<InlineItem> {
        bits[..count].iter().cloned().chain([InlineItem::Text("…".to_owned())]).collect()
    };
    (1..bits.len()).rev().map(first).find(|cut| fits(cut)).unwrap_or_else(|| first(bits.len().min(1)))
}

/// Returns the words of a line of the recap and, if any of its icons has a name, its items in words below them.
pub fn words_and_signs(recap: &Recap, line: &RecapLine, names: &PlayerNames) -> String {
    let is_named = |bit: &InlineItem| matches!(bit, InlineItem::Icon(icon) if recap.icons.contains_key(icon));
    if !line.bits.iter().any(is_named) {
        return line.words.clone();
    }
    [line.words.clone(), in_words(&line.bits, &recap.icons, names)].join("\n")
}

/// Returns items in words, separated by commas. An icon forms a group with the text after it, and a text that begins with a plus
/// or minus sign forms a group with the icon after it.
fn in_words(bits: &[InlineItem], icons: &BTreeMap<&'static str, String>, names: &PlayerNames) -> String {
    let mut groups: Vec<String> = Vec::new();
    let mut before: Option<&InlineItem> = None;
    let is_change = |bit: &InlineItem| matches!(bit, InlineItem::Text(words) if words.starts_with(['+', '–']));
    for bit in bits.iter().filter(|bit| **bit != InlineItem::separator()) {
        let joins = match bit {
            InlineItem::Text(_) => matches!(before, Some(InlineItem::Icon(_))) && !is_change(bit),
            InlineItem::Icon(_) => before.is_some_and(is_change),
            InlineItem::Mark(_) => false,
        };
        let words = match bit {
            InlineItem::Text(words) => Some(words.clone()),
            InlineItem::Mark(colour) => Some(names.of(*colour)),
            InlineItem::Icon(icon) => icons.get(icon).cloned(),
        };
        // Text after an icon without a name is a group of its own.
        before = words.as_ref().map(|_| bit);
        let Some(words) = words else { continue };
        match groups.last_mut().filter(|_| joins) {
            Some(group) => *group = [group.as_str(), &words].join(" "),
            None => groups.push(words),
        }
    }
    groups.join(&text("list-comma"))
}

/// Draws items from `at`, the middle of their left edge, to the right.
pub fn signs(ui: &Ui, bits: &[InlineItem], at: Pos2) {
    let mut at = at;
    let spaced: Vec<usize> = after_signs(bits).collect();
    for (index, bit) in bits.iter().enumerate() {
        if spaced.contains(&index) {
            at.x += AFTER;
        }
        at.x += match bit {
            InlineItem::Icon(icon) => {
                icons::piece(ui.painter(), &format!("icon-{icon}"), at + vec2(SIGN / 2.0, 0.0), 0.82, Color32::WHITE);
                SIGN
            }
            InlineItem::Mark(colour) => {
                let stroke = Stroke::new(0.9, PANEL_PALETTE.mark_rim.0);
                let seat = PANEL_PALETTE.seat(*colour);
                ui.painter().add(mark_shape(at + vec2(SIGN / 2.0 - 1.0, 0.0), 6.0, *colour, seat.colour.0, stroke));
                SIGN
            }
            InlineItem::Text(words) => {
                let galley = ui.painter().layout_no_wrap(words.clone(), bold(SMALL), PANEL_PALETTE.text.0);
                let width = galley.size().x + 4.0;
                ui.painter().galley(at - vec2(0.0, galley.size().y / 2.0), galley, PANEL_PALETTE.text.0);
                width
            }
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RecapImportance;
    use orrery_core::Colour;

    #[test]
    fn icons_beyond_the_available_width_are_cut_with_an_ellipsis() {
        let bits: Vec<InlineItem> = (0..6).map(|_| InlineItem::Icon("cb-iron")).collect();
        let fits = |most: usize| move |bits: &[InlineItem]| bits.len() <= most;
        assert_eq!(cut(&bits, fits(6)).len(), 6);
        let short = cut(&bits, fits(4));
        assert_eq!((short.len(), short.last()), (4, Some(&InlineItem::Text("…".to_owned()))));
        assert_eq!(cut(&bits, fits(0)).len(), 2, "the first is always there");
    }

    #[test]
    fn named_icons_are_told_with_their_numbers() {
        let icon = InlineItem::Icon;
        let words = |words: &str| InlineItem::Text(words.to_owned());
        let bits = vec![
            words("Sector 3"),
            InlineItem::separator(),
            words("2 cards"),
            icon("to"),
            words("5"),
            icon("crate"),
            words("3"),
            icon("unknown"),
            words("Aid"),
            words("+2"),
            icon("ore"),
            InlineItem::Mark(Colour::Red),
            words("–1"),
            icon("ore"),
        ];
        let line = RecapLine::new(RecapImportance::Turn, Colour::Green, "Ilse landed".to_owned(), bits, Vec::new());
        let names = PlayerNames::new([(Colour::Red, "Vera")]);
        let mut recap = Recap::of(Colour::Red);
        assert_eq!(words_and_signs(&recap, &line, &names), "Ilse landed", "the game names no icons");
        recap.icons =
            [("to", "Land"), ("crate", "Capacity"), ("ore", "Ore")].map(|(icon, name)| (icon, name.to_owned())).into();
        assert_eq!(
            words_and_signs(&recap, &line, &names),
            "Ilse landed\nSector 3, 2 cards, Land 5, Capacity 3, Aid, +2 Ore, Vera, –1 Ore"
        );
    }
}
