//! The layout of the board in units; 1600 by 900 of them fill a 16:9 window.

use std::f32::consts::TAU;
use std::sync::LazyLock;

use bevy::math::{Rect, Vec2};

use contraband::rules::{BoardSpot, Sector, SectorLine, SectorPlace, SectorStructure};
use orrery_core::Colour;

/// The scale of the map. The map is drawn a little smaller than its pictures, because the line with the current question is below
/// it.
pub const SHRINK: f32 = 0.964;
/// The x coordinate of the middle of the map.
const AXIS: f32 = 628.0;
/// The upper left corner of the pictures that cover the whole map.
pub const CORNER: Vec2 = Vec2::new(AXIS * (1.0 - SHRINK), 0.0);
/// The middle of the ring.
pub const MIDDLE: Vec2 = Vec2::new(AXIS, 448.0 * SHRINK);
/// The semi-axes of the ring.
const AXES: Vec2 = Vec2::new(452.0 * SHRINK, 278.0 * SHRINK);
/// The inner rail of the lane, as a multiple of the ring's semi-axes.
pub const INNER: f32 = 0.905;
/// The outer rail of the lane, as a multiple of the ring's semi-axes.
pub const OUTER: f32 = 1.095;
/// The fraction of the ring by which the first line is past the top, so that spaceports are in the corners.
const FIRST: f32 = 0.5 / 16.0;
/// The number of parts into which the ring is cut to measure its length.
const PARTS: usize = 2048;

/// The length along the ring from the top to each of its parts, clockwise.
static ALONG: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let at = |part: usize| {
        let turn = TAU * part as f32 / PARTS as f32;
        AXES * Vec2::new(turn.sin(), -turn.cos())
    };
    let mut along = vec![0.0];
    for part in 1..=PARTS {
        let before = along[part - 1];
        along.push(before + at(part - 1).distance(at(part)));
    }
    along
});

/// Returns the point at a fraction of the way round the ring from the line `Y4|R1`, clockwise, and at a multiple of the
/// semi-axes. All sectors have equal length.
pub fn ring(part: f32, ratio: f32) -> Vec2 {
    let whole = ALONG[PARTS];
    let wanted = (part + FIRST).rem_euclid(1.0) * whole;
    let next = ALONG.partition_point(|&along| along < wanted).clamp(1, PARTS);
    let (before, after) = (ALONG[next - 1], ALONG[next]);
    let within = (wanted - before) / (after - before).max(1e-6);
    let turn = TAU * (next as f32 - 1.0 + within) / PARTS as f32;
    MIDDLE + AXES * ratio * Vec2::new(turn.sin(), -turn.cos())
}

/// Returns the index of the sector whose lane contains a point; `None` outside the lane.
pub fn lane_at(place: Vec2) -> Option<usize> {
    let off = (place - MIDDLE) / AXES;
    if !(INNER..=OUTER).contains(&off.length()) {
        return None;
    }
    let turn = off.x.atan2(-off.y).rem_euclid(TAU);
    let along = ALONG[(turn / TAU * PARTS as f32) as usize % PARTS] / ALONG[PARTS];
    Some(((along - FIRST).rem_euclid(1.0) * Sector::COUNT as f32) as usize % Sector::COUNT)
}

/// Returns the middle of a sector's open space, shifted along the lane by a fraction of a sector.
pub fn space(sector: Sector, along: f32) -> Vec2 {
    ring((sector.index() as f32 + 0.5 + along) / Sector::COUNT as f32, 1.0)
}

/// Returns the point where the spoke of a place leaves the lane.
pub fn exit(spot: BoardSpot) -> Vec2 {
    let (along, ratio) = match spot.place {
        SectorPlace::Mine1 => (-0.13, INNER),
        SectorPlace::Mine2 => (0.13, INNER),
        SectorPlace::Space | SectorPlace::Structure => (0.0, OUTER),
    };
    ring((spot.sector.index() as f32 + 0.5 + along) / Sector::COUNT as f32, ratio)
}

/// Returns the point of a line at a multiple of the ring's semi-axes.
pub fn line(line: SectorLine, ratio: f32) -> Vec2 {
    ring((line.index() as f32 + 1.0) / Sector::COUNT as f32, ratio)
}

/// The positions of the mines, two for each sector, placed so that no planet touches the metals of another.
const MINE_AT: [(f32, f32); 32] = [
    (704.0, 242.0),
    (754.0, 262.0),
    (808.0, 272.0),
    (857.0, 301.0),
    (911.0, 317.0),
    (931.0, 373.0),
    (972.0, 434.0),
    (954.0, 491.0),
    (939.0, 555.0),
    (883.0, 536.0),
    (876.0, 600.0),
    (823.0, 615.0),
    (766.0, 644.0),
    (715.0, 643.0),
    (659.0, 660.0),
    (608.0, 649.0),
    (552.0, 654.0),
    (503.0, 634.0),
    (448.0, 624.0),
    (400.0, 595.0),
    (346.0, 579.0),
    (325.0, 522.0),
    (284.0, 462.0),
    (302.0, 404.0),
    (316.0, 341.0),
    (371.0, 359.0),
    (379.0, 295.0),
    (432.0, 281.0),
    (489.0, 252.0),
    (541.0, 253.0),
    (597.0, 236.0),
    (648.0, 247.0),
];

/// The positions of the structures, indexed by sector.
const STRUCTURE_AT: [(f32, f32); 16] = [
    (800.0, 90.0),
    (1018.0, 112.0),
    (1164.0, 284.0),
    (1187.0, 448.0),
    (1174.0, 606.0),
    (1088.0, 772.0),
    (868.0, 802.0),
    (628.0, 816.0),
    (456.0, 816.0),
    (226.0, 780.0),
    (100.0, 644.0),
    (69.0, 448.0),
    (84.0, 290.0),
    (176.0, 124.0),
    (382.0, 86.0),
    (628.0, 88.0),
];

/// The height of a planet above the position of its mine.
const WORLD: f32 = 8.0;

/// Converts a position on the pictures to one on the board.
fn on_map((x, y): (f32, f32)) -> Vec2 {
    CORNER + SHRINK * Vec2::new(x, y)
}

/// Returns the middle of a spot: the planet of a mine, the structure, or the lane of an open space.
pub fn place(spot: BoardSpot) -> Vec2 {
    match spot.mine() {
        Some(mine) => on_map(MINE_AT[mine]) - Vec2::new(0.0, WORLD),
        None if spot.is_space() => space(spot.sector, 0.0),
        None => on_map(STRUCTURE_AT[spot.sector.index()]),
    }
}

/// Returns the position of the pill with the metals of a mine, below its planet.
pub fn pill(mine: usize) -> Vec2 {
    on_map(MINE_AT[mine]) + Vec2::new(0.0, 18.0)
}

/// Returns the middle of the baseline of a structure's name.
pub fn name_of(sector: Sector) -> Vec2 {
    let down = match sector.structure() {
        SectorStructure::Market(_) if matches!(sector, Sector::R1 | Sector::Y4) => -66.0,
        SectorStructure::Market(_) => 70.0,
        SectorStructure::Port => 74.0,
        SectorStructure::Gate => 72.0,
    };
    // The two structures at the top are next to each other, so each name is shifted to its own side.
    let aside = match sector {
        Sector::Y4 => -18.0,
        Sector::R1 => 14.0,
        _ => 0.0,
    };
    on_map(STRUCTURE_AT[sector.index()]) + Vec2::new(aside, SHRINK * down)
}

/// Returns the position of a metal on the shelves of a market; `row` and `nth` are counted from 0.
pub fn shelf(market: usize, row: usize, nth: usize) -> Vec2 {
    let at = on_map(STRUCTURE_AT[Sector::of_market(market).index()]);
    at + SHRINK * Vec2::new(-42.0 + 15.6 * nth as f32, 9.5 - 18.8 + 18.8 * row as f32)
}

/// Returns the area of a row of a market's shelves.
pub fn shelf_row(market: usize, row: usize) -> Rect {
    let at = on_map(STRUCTURE_AT[Sector::of_market(market).index()]);
    let middle = at + SHRINK * Vec2::new(0.0, 9.5 - 18.8 + 18.8 * row as f32);
    Rect::from_center_size(middle, SHRINK * Vec2::new(106.0, 18.6))
}

/// Returns the position at which ship `nth` of the `count` ships at a spot is drawn.
pub fn ship(spot: BoardSpot, nth: usize, count: usize) -> Vec2 {
    let off = nth as f32 - count.saturating_sub(1) as f32 / 2.0;
    if spot.is_space() {
        return space(spot.sector, 0.14 + off * 0.24);
    }
    let at = place(spot);
    let aside = Vec2::new(30.0 * off, 0.0);
    match spot.structure() {
        None => at + Vec2::new(-10.0, -8.0) + aside,
        // The names of these two markets are above their roofs.
        Some(SectorStructure::Market(_)) if matches!(spot.sector, Sector::R1 | Sector::Y4) => {
            at + Vec2::new(if at.x > MIDDLE.x { -40.0 } else { 40.0 }, -24.0) + aside
        }
        Some(SectorStructure::Market(_)) => at + Vec2::new(if at.x > MIDDLE.x { -30.0 } else { 30.0 }, -54.0) + aside,
        Some(SectorStructure::Port) => at + Vec2::new(-6.0, -34.0) + aside,
        Some(SectorStructure::Gate) => at + Vec2::new(0.0, -12.0) + aside,
    }
}

/// Returns the scale of a ship at this spot.
pub fn ship_scale(spot: BoardSpot) -> f32 {
    if spot.is_space() { 0.98 } else { 0.92 }
}

/// Returns the middle of the baseline of a quadrant's name.
pub fn quadrant(quadrant: Colour) -> Vec2 {
    let off = match quadrant {
        Colour::Red => Vec2::new(152.0, -80.0),
        Colour::Green => Vec2::new(132.0, 116.0),
        Colour::Blue => Vec2::new(-152.0, 90.0),
        Colour::Yellow => Vec2::new(-128.0, -108.0),
    };
    MIDDLE + off
}

/// The position of the far planet, scenery under the column.
pub const FAR_WORLD: Vec2 = Vec2::new(1240.0, 902.0);

const fn rect(x: f32, y: f32, width: f32, height: f32) -> Rect {
    Rect { min: Vec2::new(x, y), max: Vec2::new(x + width, y + height) }
}

/// The upper left corner of the column.
const COLUMN: Vec2 = Vec2::new(1268.0, 12.0);
/// The width of the column.
const WIDE: f32 = 320.0;
/// The distance from one player panel to the next.
const PITCH: f32 = 74.0;

/// Returns the area of a column panel of this height, at the distance `down` below the panels of this many players.
fn below_plates(players: usize, down: f32, height: f32) -> Rect {
    let corner = COLUMN + Vec2::new(0.0, PITCH * players as f32 + down);
    Rect::from_corners(corner, corner + Vec2::new(WIDE, height))
}

/// Returns the area of the player panel of a seat, in a 16:9 window.
pub fn plate(seat: usize) -> Rect {
    below_plates(seat, 0.0, 68.0)
}

/// The area of the panel with round, target and decks.
pub const STATUS: Rect = rect(1072.0, 12.0, 184.0, 122.0);

/// Returns the area of the objective with its text in the hand panel, for this many players, in a 16:9 window.
pub fn objective_card(players: usize) -> Rect {
    let corner = hand_panel(players).min;
    Rect::from_corners(corner + Vec2::new(4.0, 4.0), corner + Vec2::new(106.0, 132.0))
}

/// Returns the area of the viewer's ship below the panels of this many players, in a 16:9 window.
pub fn ship_panel(players: usize) -> Rect {
    below_plates(players, 0.0, 206.0)
}

/// Returns the area of the objective and the bonus cards below the ship, in a 16:9 window.
pub fn hand_panel(players: usize) -> Rect {
    below_plates(players, 214.0, 136.0)
}

/// Moves a rectangle of the right column to the edge of the window.
pub fn column(area: Rect, visible: Rect) -> Rect {
    let off = Vec2::new((visible.max.x - 1600.0).max(0.0), 0.0);
    Rect { min: area.min + off, max: area.max + off }
}

/// The area of the meeting panel, over the core of the galaxy.
pub const MEETING: Rect = rect(244.0, 212.0, 768.0, 440.0);

/// Returns the point at this offset from the corner of the meeting panel.
pub fn in_meeting(x: f32, y: f32) -> Vec2 {
    MEETING.min + Vec2::new(x, y)
}

/// Returns the area of the panel of actions at a place, with this number of columns and rows of buttons, `up` units above the
/// middle.
pub fn actions(columns: usize, rows: usize, up: f32) -> Rect {
    let size = Vec2::new(24.0 + 202.0 * columns as f32, 50.0 + 54.0 * rows as f32);
    Rect::from_center_size(MIDDLE - Vec2::new(0.0, up), size)
}

/// Returns the area of button `nth` of the panel of actions.
pub fn action(panel: Rect, columns: usize, nth: usize) -> Rect {
    let at = Vec2::new((nth % columns) as f32 * 202.0, (nth / columns) as f32 * 54.0);
    let corner = panel.min + Vec2::new(15.0, 40.0) + at;
    Rect::from_corners(corner, corner + Vec2::new(196.0, 48.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn port_and_police_match_the_board_picture() {
        let near = |a: Vec2, x: f32, y: f32| assert!(a.distance(Vec2::new(x, y)) < 2.5, "{a} is not {x}, {y}");
        near((place(BoardSpot::port(Colour::Red)) - CORNER) / SHRINK, 1018.0, 112.0);
        // The position of the police in the picture, on the line between G2 and G3.
        let police = (line(SectorLine::G2, 1.0) - CORNER) / SHRINK;
        assert!(police.x > 830.0 && police.x < 870.0 && police.y > 660.0, "{police}");
    }

    #[test]
    fn points_in_a_lane_map_to_their_sector() {
        for &sector in Sector::ALL {
            for along in [-0.45, 0.0, 0.45] {
                assert_eq!(lane_at(space(sector, along)), Some(sector.index()), "{sector} {along}");
            }
        }
        assert_eq!(lane_at(MIDDLE), None);
    }

    #[test]
    fn ships_in_one_space_do_not_overlap() {
        for &sector in Sector::ALL {
            let spot = BoardSpot::space(sector);
            let all: Vec<Vec2> = (0..4).map(|nth| ship(spot, nth, 4)).collect();
            assert!(all.windows(2).all(|pair| pair[0].distance(pair[1]) > 24.0), "{sector}");
        }
    }
}
