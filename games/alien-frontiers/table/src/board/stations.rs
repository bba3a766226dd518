//! Draws the ten stations with their names and lines.

use bevy::math::{Rect, Vec2};

use super::ctx::SceneContext;
use super::layout::BoardLayout;
use super::z;
use crate::locale::facility_name;
use crate::settings::keys::dock;
use crate::table::plan::ClickTarget;
use alien_frontiers::rules::Facility;
use orrery_board::hit_area::HitShape;
use orrery_board::idle_kinds::IdleMotionKind;
use orrery_board::paint::{Polyline, RoundedRect};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, TextLine, TransitionKind, id};
use orrery_board::target::target_id;
use orrery_board::text_metrics;

/// Font size of facility names, in units.
const NAME: f32 = 16.0;
/// Font size of the keys before the names, in units.
const KEY: f32 = 15.0;
/// Radius of a key's badge, in units.
const BADGE: f32 = 9.5;

/// Adds the stations, their names, keys and lines.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    for &facility in Facility::ALL {
        line(scene, ctx, facility);
        let middle = station_middle(ctx.layout, facility);
        let station = scene.piece(id("station", facility), format!("station-{facility}"), middle, z::STATIONS);
        if facility != Facility::LunarMine {
            // The mine is on the ground, so it does not bob.
            station.life(IdleMotionKind::Bob(target_id(ClickTarget::Facility(facility))));
        }
        if ctx.points_at(ClickTarget::Facility(facility)) && ctx.can(ClickTarget::Facility(facility)) {
            station.scale(1.04);
        }
        let heading = FacilityHeading::of(ctx, facility);
        zones(scene, ctx, facility, heading.area(ctx.layout, facility));
        name(scene, ctx, facility, heading);
    }
    if !ctx.view.docked_at(Facility::TerraformingStation).is_empty() {
        scene.piece(id("beam", 0), "beam", Vec2::ZERO, z::EFFECTS).motion(TransitionKind::Fade);
    }
}

/// Returns the centre of a station's drawing.
pub fn station_middle(layout: &BoardLayout, facility: Facility) -> Vec2 {
    let (x, y, _, height) = layout.facility(facility).station;
    if facility == Facility::LunarMine {
        // The mine is on the moon; its place in the layout is that of its feet.
        Vec2::new(x, y - height * 0.4)
    } else {
        Vec2::new(x, y)
    }
}

/// Returns the visible area of a station: its drawing fills only the middle of its rectangle.
pub fn drawing(layout: &BoardLayout, facility: Facility) -> Rect {
    let (_, _, width, height) = layout.facility(facility).station;
    Rect::from_center_size(station_middle(layout, facility), Vec2::new(width, height) * 0.76)
}

/// The text of a facility's key and name.
struct FacilityHeading {
    /// The text of the key.
    shown: String,
    /// Width of the key's badge. A key with a long name widens the badge and moves the text after it.
    wide: f32,
    /// The lines of the name, each with its font size and letter spacing.
    lines: Vec<(String, f32, f32)>,
}

impl FacilityHeading {
    fn of(ctx: &SceneContext, facility: Facility) -> Self {
        let shown = ctx.keys.mark(dock(facility));
        let wide =
            if shown.chars().count() > 1 { text_metrics::width(&shown, KEY, true, 0.0) + 9.0 } else { 2.0 * BADGE };
        let start = Vec2::from(ctx.layout.facility(facility).name) + Vec2::new(wide + 6.0, 0.0);
        FacilityHeading { shown, wide, lines: lettering(&facility_name(facility), room(ctx, start)) }
    }

    /// Returns the area of key and name.
    fn area(&self, layout: &BoardLayout, facility: Facility) -> Rect {
        let at = Vec2::from(layout.facility(facility).name);
        let widths = self.lines.iter().map(|(text, size, spacing)| text_metrics::width(text, *size, true, *spacing));
        let above: f32 = self.lines.iter().skip(1).map(|(_, size, _)| size).sum();
        // A small margin follows the last letter, as before the key, since a frame is drawn around the area.
        let right = self.wide + 10.0 + widths.fold(0.0, f32::max);
        Rect::from_corners(at - Vec2::new(0.0, 18.0 + above), at + Vec2::new(right, 6.0))
    }
}

fn name(scene: &mut ComposedScene, ctx: &SceneContext, facility: Facility, heading: FacilityHeading) {
    let at = Vec2::from(ctx.layout.facility(facility).name);
    let FacilityHeading { shown, wide, lines } = heading;
    let badge = at + Vec2::new(wide / 2.0, -5.7);
    let lit = ctx.can(ClickTarget::Facility(facility));
    let rim = if lit { PALETTE.act.line.0 } else { PALETTE.brass[0].at(0.9) };
    if !shown.is_empty() {
        let plate = RoundedRect::new(Vec2::new(wide, 2.0 * BADGE), BADGE).fill(&[PALETTE.strip[1].0]).rim(1.2, &[rim]);
        scene.plate(id("key badge", facility), plate, badge, z::PLATES);
    }
    let ink = if lit { PALETTE.act.line.0 } else { PALETTE.brass[1].0 };
    let key = TextLine { text: shown, size: KEY, bold: true, spacing: 0.0, colour: ink };
    scene.words(id("key", facility), key, RowAlign::Middle, badge + Vec2::new(0.0, 5.4), z::PLATES);
    let start = at + Vec2::new(wide + 6.0, 0.0);
    let last = lines.len().saturating_sub(1);
    for (index, (text, size, spacing)) in lines.into_iter().enumerate() {
        let words = TextLine { text, size, bold: true, spacing, colour: PALETTE.ivory.0 };
        let up = Vec2::new(0.0, (last - index) as f32 * size);
        scene.words(id("name", (facility, index)), words, RowAlign::Left, start - up, z::PLATES);
    }
}

/// Returns the maximum width of a name that starts at `start`: up to the next station in its way, or to the column.
fn room(ctx: &SceneContext, start: Vec2) -> f32 {
    room_up_to(ctx.layout, super::layout::tray(ctx.aside()).min.x, start)
}

/// Like [`room`], with the column's left edge at `column`.
fn room_up_to(layout: &BoardLayout, column: f32, start: Vec2) -> f32 {
    let band = Rect::new(start.x, start.y - 13.0, f32::MAX, start.y);
    let stations = Facility::ALL.iter().map(|&facility| drawing(layout, facility));
    let in_the_way = stations.filter(|rect| rect.min.x > start.x && !rect.intersect(band).is_empty());
    in_the_way.map(|rect| rect.min.x).fold(column - 4.0, f32::min) - start.x
}

/// Font size of names on two lines. Smaller sizes are only used for words longer than those of any current language.
const SMALL_NAME: f32 = NAME * 0.94;

/// Returns the lines of a name, each with its font size and letter spacing, no wider than `room`. The name is in capitals, on one
/// line with letter spacing or on two lines without. Lower case and smaller sizes are only needed for words longer than those of
/// any current language.
fn lettering(name: &str, room: f32) -> Vec<(String, f32, f32)> {
    let capitals = name.to_uppercase();
    for spacing in [1.1, 0.3] {
        if text_metrics::width(&capitals, NAME, true, spacing) <= room {
            return vec![(capitals, NAME, spacing)];
        }
    }
    let widest =
        |lines: &[String]| lines.iter().map(|line| text_metrics::width(line, 1.0, true, 0.0)).fold(0.0, f32::max);
    let lines = text_metrics::wrapped(&capitals, SMALL_NAME, true, room);
    if lines.len() <= 2 && widest(&lines) * SMALL_NAME <= room {
        return lines.into_iter().map(|line| (line, SMALL_NAME, 0.0)).collect();
    }
    let lines = text_metrics::wrapped(name, SMALL_NAME, true, room);
    let size = SMALL_NAME.min(room / widest(&lines).max(0.1));
    lines.into_iter().map(|line| (line, size, 0.0)).collect()
}

fn line(scene: &mut ComposedScene, ctx: &SceneContext, facility: Facility) {
    let site = ctx.layout.facility(facility);
    let mut points: Vec<Vec2> = site.line.iter().copied().map(Vec2::from).collect();
    let [start, next, ..] = &mut points[..] else { return };
    // If the line leaves to the right, a longer strip moves its start.
    let right = super::prices::first_strip(ctx, facility).filter(|strip| strip.contains(*start) && next.x > start.x);
    if let Some(strip) = right {
        start.x = strip.max.x;
    }
    let start = *start;
    let layers = vec![(3.4, PALETTE.space[0].at(0.5)), (1.3, PALETTE.brass[1].at(0.85))];
    scene.stroke(id("line", facility), Polyline { points, layers }, z::LINES + 14.0);
    let knob = RoundedRect::disc(3.4).fill(&[PALETTE.strip[1].0]).rim(1.3, &[PALETTE.brass[1].0]);
    scene.plate(id("knob", facility), knob, start, z::PLATES + 1.0);
}

/// Adds the zones in which a facility can be pointed at: its berths with the space between them, its name and its station.
fn zones(scene: &mut ComposedScene, ctx: &SceneContext, facility: Facility, name: Rect) {
    let site = ctx.layout.facility(facility);
    let target = ClickTarget::Facility(facility);
    let (_, _, width, height) = site.station;
    let station = Rect::from_center_size(station_middle(ctx.layout, facility), Vec2::new(width, height));
    scene.hit(target, HitShape::Rect(station), 1.0);
    scene.hit(target, HitShape::Rect(area(ctx.layout, facility)), 2.0);
    scene.hit(target, HitShape::Rect(name), 1.5);
    // The zone includes the space between the name and the docks.
    scene.hit(target, HitShape::Rect(area(ctx.layout, facility).union(name)), 1.2);
}

/// Returns the area around all berths of a facility.
pub fn area(layout: &BoardLayout, facility: Facility) -> Rect {
    let pad = layout.berth.plate;
    let docks = match facility {
        Facility::MaintenanceBay => {
            let at = Vec2::from(layout.bay.at);
            return Rect::from_corners(at, at + Vec2::new(layout.bay.width, layout.berth.height)).inflate(pad);
        }
        Facility::ColonistHub => (0..4).flat_map(|row| layout.docks(facility, row)).collect(),
        _ => layout.docks(facility, 0),
    };
    let all = docks.iter().map(|dock| dock.0).reduce(|a, b| a.union(b));
    all.map_or(Rect::EMPTY, |all| all.inflate(pad))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::layout::LAYOUT;
    use orrery_locale::speaking;

    /// Like [`room`], for a 16:9 window.
    fn designed(facility: Facility) -> f32 {
        room_up_to(
            &LAYOUT,
            super::super::layout::tray(Vec2::ZERO).min.x,
            Vec2::from(LAYOUT.facility(facility).name) + Vec2::new(25.0, 0.0),
        )
    }

    #[test]
    fn station_names_fit_their_width_in_every_language() {
        for &facility in Facility::ALL {
            let english = lettering(&facility_name(facility), designed(facility));
            assert_eq!(english, [(facility_name(facility).to_uppercase(), NAME, 1.1)], "{facility}");
            for language in ["it", "ru", orrery_locale::PSEUDO] {
                let name = speaking(language, || facility_name(facility));
                let lines = lettering(&name, designed(facility));
                assert!(lines.len() <= 2, "{name}: {lines:?}");
                let capitals = lines.iter().all(|(line, ..)| *line == line.to_uppercase());
                assert!(capitals || language == orrery_locale::PSEUDO, "one style in every language: {lines:?}");
                for (line, size, spacing) in lines {
                    let wide = text_metrics::width(&line, size, true, spacing);
                    assert!(wide <= designed(facility) + 0.1, "{name}: {line} is {wide} wide");
                    assert!(size >= 11.0, "{name}: {line} at {size}");
                }
            }
        }
    }
}
