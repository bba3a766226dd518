//! The layout in windows that are not 16:9. In a wide window, the flight has more room between the sectors and the column; in a
//! tall window, it has more room between the ships.

use std::borrow::Cow;

use bevy::math::{Rect, Vec2};

use super::ships::ShipLayout;
use super::types::{LayoutPoint, LayoutRect};
use super::{BoardLayout, LAYOUT};

/// The largest distance by which sectors and column move outwards, in units.
pub const FARTHEST: f32 = 275.0;
/// The largest distance by which the ships move outwards, in units.
const HIGHEST: f32 = 150.0;

/// Returns the shift of the column to the right in a window that shows `visible`, in units.
pub fn aside(visible: Rect) -> Vec2 {
    Vec2::new((visible.max.x - LAYOUT.width).clamp(0.0, FARTHEST), 0.0)
}

fn shift(place: &mut LayoutPoint, by: Vec2) {
    place.0 += by.x;
    place.1 += by.y;
}

fn shift_area(area: &mut LayoutRect, by: Vec2) {
    area.0 += by.x;
    area.1 += by.y;
}

impl BoardLayout {
    /// Returns the layout for a window that shows `visible` of the board.
    pub fn in_window(&self, visible: Rect) -> Cow<'_, Self> {
        let left = Vec2::new(visible.min.x.clamp(-FARTHEST, 0.0), 0.0);
        let right = aside(visible);
        let up = Vec2::new(0.0, visible.min.y.clamp(-HIGHEST, 0.0));
        let down = Vec2::new(0.0, (visible.max.y - self.height).clamp(0.0, HIGHEST));
        if left.x == 0.0 && right.x == 0.0 && up.y == 0.0 && down.y == 0.0 {
            return Cow::Borrowed(self);
        }
        let mut wide = self.clone();
        wide.move_sides(left, right);
        wide.ship.shifted(down);
        wide.rival.shifted(up);
        shift(&mut wide.hint.at, up);
        Cow::Owned(wide)
    }

    fn move_sides(&mut self, left: Vec2, right: Vec2) {
        self.sectors.windows.iter_mut().for_each(|place| shift(place, left));
        self.sectors.reserve.0 += left.x;
        shift_area(&mut self.sectors.notes, left);
        let [begin, first, second, end] = &mut self.rail.curve;
        shift(begin, left);
        shift(first, left * 0.5);
        shift(second, right * 0.5);
        shift(end, right);
        for area in [&mut self.fly_on, &mut self.stop].into_iter().chain(&mut self.look.keys) {
            shift_area(area, right);
        }
        for place in [&mut self.dials.speed, &mut self.dials.actions, &mut self.choose.speed, &mut self.choose.actions]
        {
            shift(place, right);
        }
        let column = &mut self.column;
        let areas = [
            &mut column.rival,
            &mut column.own,
            &mut column.log,
            &mut column.phases,
            &mut column.menu,
            &mut column.undo,
            &mut column.coach,
            &mut column.end_turn,
        ];
        areas.into_iter().chain(&mut column.adventures.cards).for_each(|area| shift_area(area, right));
        shift(&mut column.adventures.heading, right);
    }
}

impl ShipLayout {
    /// Moves a ship with everything that belongs to it.
    fn shifted(&mut self, by: Vec2) {
        let rooms = self.modules.iter_mut().chain(&mut self.hangar).chain(&mut self.bays);
        rooms.chain([&mut self.laboratory, &mut self.case]).for_each(|area| shift_area(area, by));
        for mounts in [&mut self.boosters, &mut self.cannons] {
            mounts.at.iter_mut().chain(&mut mounts.none).for_each(|place| shift(place, by));
        }
        shift(&mut self.at, by);
        shift(&mut self.beside.at, by);
        self.boost.1 += by.y;
        self.firepower.1 += by.y;
        self.seal.1 += by.y;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_windows_stretch_the_rail_and_tall_ones_part_the_ships() {
        let wide = LAYOUT.in_window(Rect::new(-200.0, 0.0, 1800.0, 900.0));
        assert_eq!(wide.sectors.windows[0].0, LAYOUT.sectors.windows[0].0 - 200.0);
        assert_eq!(wide.column.own.0, LAYOUT.column.own.0 + 200.0);
        assert_eq!(wide.rail.curve[0].0, LAYOUT.rail.curve[0].0 - 200.0);
        assert_eq!(wide.ship.at, LAYOUT.ship.at, "the ships stay");
        let tall = LAYOUT.in_window(Rect::new(0.0, -50.0, 1600.0, 950.0));
        assert_eq!(tall.rival.modules[0].1, LAYOUT.rival.modules[0].1 - 50.0);
        assert_eq!(tall.ship.modules[0].1, LAYOUT.ship.modules[0].1 + 50.0);
        assert_eq!(tall.rail.curve, LAYOUT.rail.curve, "the flight stays");
        assert!(matches!(LAYOUT.in_window(Rect::new(0.0, 0.0, 1600.0, 900.0)), Cow::Borrowed(_)));
    }
}
