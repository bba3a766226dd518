//! The layout of the board in units: a 16:9 window shows 1600 by 900 units.

use bevy::math::{Rect, Vec2};

/// The middle of the station.
pub const STATION: Vec2 = Vec2::new(800.0, 352.0);
/// Scale of the station's model.
const SCALE: f32 = 1.12;
/// The vertical scales of the ring and of upright things on it: the sine and the cosine of its tilt of 43 degrees.
const FLAT: f32 = 0.681_998;
const HIGH: f32 = 0.731_354;
/// The semi-axes of the orbit of free shuttles.
pub const ORBIT: Vec2 = Vec2::new(452.0, 318.0);
/// The positions of free shuttles, as clock angles in degrees, each with the number of the picture for its direction.
const SEATS: [(f32, u8); 8] =
    [(-54.0, 6), (-40.0, 6), (-26.0, 6), (46.0, 8), (59.0, 8), (-68.0, 6), (72.0, 8), (33.0, 8)];
/// Distances from the middle to the plates of docks, to shuttles in docks, and to the rim.
const PLATE: f32 = 237.0;
const BERTH: f32 = 327.0;
const RIM: f32 = 300.0;
/// The position of each seat's mark on the ring, as a clock angle in degrees.
const MARKS: [f32; 4] = [292.5, 67.5, 112.5, 247.5];
/// The middle of the die.
pub const DIE: Vec2 = Vec2::new(800.0, 332.0);

/// Returns the position of a point of the station, given by its distance from the middle, its clock angle in degrees, and its
/// height.
pub fn ring(out: f32, clock: f32, height: f32) -> Vec2 {
    let angle = clock.to_radians();
    STATION + SCALE * Vec2::new(out * angle.sin(), -out * angle.cos() * FLAT - height * HIGH)
}

/// Returns the clock angle of a dock, 1 to 8, in degrees.
fn clock(dock: u8) -> f32 {
    45.0 * (f32::from(dock) - 1.0)
}

/// Returns the middle of a dock's plate.
pub fn plate(dock: u8) -> Vec2 {
    ring(PLATE, clock(dock), 10.0)
}

/// Returns the position of a shuttle in a dock.
pub fn berth(dock: u8) -> Vec2 {
    ring(BERTH, clock(dock), 0.0)
}

/// Returns the position of a dock's light, below its shuttle.
pub fn pad(dock: u8) -> Vec2 {
    ring(BERTH, clock(dock), -6.0)
}

/// Returns a point on the rim of the eight-sided ring, by its clock angle in degrees.
fn rim_at(clock: f32) -> Vec2 {
    let off = (clock + 22.5).rem_euclid(45.0) - 22.5;
    ring(RIM / off.to_radians().cos(), clock, 11.0)
}

/// Returns the position of a dock's bead on the rim.
pub fn bead(dock: u8) -> Vec2 {
    rim_at(clock(dock))
}

/// Returns the line along the rim from a dock to its clockwise or anticlockwise neighbour, including the corner between them.
pub fn rim_between(from: u8, clockwise: bool) -> Vec<Vec2> {
    let turn = if clockwise { 1.0 } else { -1.0 };
    [0.0, 22.5, 45.0].iter().map(|step| rim_at(clock(from) + turn * step)).collect()
}

/// Returns the position of a free shuttle, and the number of its picture.
pub fn orbit(seat: u8) -> (Vec2, u8) {
    let (clock, picture) = SEATS[usize::from(seat) % SEATS.len()];
    let angle = clock.to_radians();
    (STATION + ORBIT * Vec2::new(angle.sin(), -angle.cos()), picture)
}

/// Returns the position of a seat's mark on the ring.
pub fn mark(seat: usize) -> Vec2 {
    ring(306.0, MARKS[seat % MARKS.len()], 6.0)
}

/// Returns the position of the dock master's tower.
pub fn tower() -> Vec2 {
    ring(276.0, 22.5, 100.0)
}

/// Returns the position of the kilns over the left or the right ladder of the belt.
pub const fn kiln(left: bool) -> Vec2 {
    Vec2::new(if left { STATION.x - KILNS } else { STATION.x + KILNS }, 520.0)
}

/// Distance of the kilns and the ladders below them from the middle.
const KILNS: f32 = 122.0;

/// Size of a player panel in its harbour.
pub const NAME_PLATE: Vec2 = Vec2::new(316.0, 76.0);
/// Distance from the top of the player panel to the upper edge of the pier.
const PIER: f32 = 269.0;
/// Distance between freighters.
const PITCH: f32 = 55.0;
/// Height of a freighter's floor above the pier.
const FLOOR: f32 = 27.0;
/// Distance between the spaces of a hold, and height of the middle of the lowest space above the floor.
const SPACE: f32 = 31.02;
const LOWEST: f32 = 14.95;
/// Half the side of a space.
pub const HALF_SPACE: f32 = 14.0;

/// The layout of a harbour: player panel, pier, freighters and store.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HarbourLayout {
    /// The upper left corner of the player panel.
    pub at: Vec2,
    /// True for a harbour on the left, which has its store on the right.
    pub left: bool,
    /// The scale: 1 for three or four players, and more for fewer players.
    pub scale: f32,
}

impl HarbourLayout {
    /// Returns the harbour of a seat for this number of players, in a window that shows `visible`.
    pub fn of(seat: usize, players: u8, visible: Rect) -> Self {
        let (large, left) = (players <= 2, seat == 0 || seat == 3);
        let scale = if large { 1.15 } else { 1.0 };
        let y = match seat {
            _ if large => 118.0,
            0 | 1 => 104.0,
            _ => 397.0,
        };
        let x = if left { visible.min.x + 14.0 } else { visible.max.x - 14.0 - NAME_PLATE.x * scale };
        HarbourLayout { at: Vec2::new(x, y), left, scale }
    }

    /// Returns a point relative to the corner of the player panel.
    pub fn place(&self, x: f32, y: f32) -> Vec2 {
        self.at + self.scale * Vec2::new(x, y)
    }

    /// Returns the area of the player panel.
    pub fn plate(&self) -> Rect {
        Rect::from_corners(self.at, self.at + NAME_PLATE * self.scale)
    }

    /// Returns the position of the left end of the pier's upper edge.
    pub fn pier(&self) -> Vec2 {
        self.place(0.0, PIER)
    }

    /// Returns the position of the floor of freighter `nth` of `count`.
    pub fn freighter(&self, nth: usize, count: usize) -> Vec2 {
        let nth = if self.left { nth + 4_usize.saturating_sub(count) } else { nth };
        let first = if self.left { 27.0 } else { 124.0 };
        self.place(first + PITCH * nth as f32, PIER - FLOOR)
    }

    /// Returns the position on the pier at which the loss of points for a freighter with this floor is drawn.
    pub fn below(&self, floor: Vec2) -> Vec2 {
        Vec2::new(floor.x, self.place(0.0, PIER + 9.6).y)
    }

    /// Returns the position of a space of a hold, counted from 0 at the bottom.
    pub fn space(&self, floor: Vec2, space: u8) -> Vec2 {
        floor - Vec2::new(0.0, self.scale * (LOWEST + SPACE * f32::from(space)))
    }

    /// Returns the height above its floor of a hull with `size` spaces, including the prow.
    pub fn height(&self, size: u8) -> f32 {
        self.scale * (SPACE * f32::from(size) + 36.0)
    }

    /// Returns the position of the middle of the store's floor.
    pub fn store(&self) -> Vec2 {
        self.place(if self.left { 268.0 } else { 48.0 }, PIER - 1.0)
    }

    /// Returns the position of a space of a store with `spaces` spaces, counted from 0 at the lower left.
    pub fn bay(&self, spaces: u8, space: u8) -> Vec2 {
        let rows = if spaces > 5 { 4 } else { 3 };
        let (row, right) = (space / 2, space % 2 == 1);
        let from_floor = if row + 1 < rows {
            Vec2::new(if right { 16.54 } else { -16.54 }, -17.77 - 31.02 * f32::from(row))
        } else {
            Vec2::new(0.0, if rows == 4 { -112.71 } else { -81.69 })
        };
        self.store() + self.scale * from_floor
    }

    /// Returns the top of a store with `spaces` spaces, where its pennant is drawn.
    pub fn pennant(&self, spaces: u8) -> Vec2 {
        let rows = if spaces > 5 { 4.0 } else { 3.0 };
        self.store() - Vec2::new(0.0, self.scale * (rows * 33.0 + 27.0) * 0.94)
    }

    /// Returns the area of a store with `spaces` spaces.
    pub fn store_area(&self, spaces: u8) -> Rect {
        let (floor, top) = (self.store(), self.pennant(spaces));
        Rect::from_corners(
            Vec2::new(floor.x - 44.0 * self.scale, top.y + 12.0),
            Vec2::new(floor.x + 44.0 * self.scale, floor.y),
        )
    }

    /// Returns the area of a freighter with `size` spaces.
    pub fn hull_area(&self, floor: Vec2, size: u8) -> Rect {
        let wide = Vec2::new(25.0 * self.scale, 0.0);
        Rect::from_corners(
            floor - wide - Vec2::new(0.0, self.height(size)),
            floor + wide + Vec2::new(0.0, 24.0 * self.scale),
        )
    }

    /// Returns the start of the line from the harbour to the station.
    pub fn tether(&self) -> Vec2 {
        self.place(if self.left { 312.0 } else { 4.0 }, PIER - 60.0)
    }
}

/// The size of a card, the corner of the first card of the hand, and the width of the whole hand.
pub const CARD: Vec2 = Vec2::new(112.0, 176.0);
const HAND: Vec2 = Vec2::new(16.0, 712.0);
const HAND_ROOM: f32 = 352.0;
/// Upward shift of a card that is picked up.
pub const TAKEN_UP: f32 = 10.0;

/// Returns the area of card `nth` of `count` in the hand.
pub fn card(nth: usize, count: usize) -> Rect {
    let gaps = count.saturating_sub(1).max(1) as f32;
    let pitch = ((HAND_ROOM - CARD.x) / gaps).min(120.0);
    let corner = HAND + Vec2::new(pitch * nth as f32, 0.0);
    Rect::from_corners(corner, corner + CARD)
}

/// Returns the area of the upper or the lower button next to the hand.
pub fn key(lower: bool) -> Rect {
    let corner = Vec2::new(382.0, if lower { 802.0 } else { 704.0 });
    Rect::from_corners(corner, corner + Vec2::new(190.0, 86.0))
}

/// Returns the area of button `nth` if three buttons share the place next to the hand.
pub fn third_key(nth: usize) -> Rect {
    let corner = Vec2::new(382.0, 704.0 + 64.0 * nth as f32);
    Rect::from_corners(corner, corner + Vec2::new(190.0, 56.0))
}

/// Returns the area of product card `nth` of `count` in Beta.
pub fn product(nth: usize, count: usize) -> Rect {
    let pitch = match count {
        0..=3 => 166.0,
        4 => 150.0,
        _ => 133.0,
    };
    let whole = pitch * count.saturating_sub(1) as f32 + 120.0;
    let corner = Vec2::new(916.0 - whole / 2.0 + pitch * nth as f32, 712.0);
    Rect::from_corners(corner, corner + Vec2::new(120.0, 176.0))
}

/// The vertical position of the belt that holds the product cards.
pub const BELT: f32 = 697.0;

/// Returns the area of row `nth` of the products in Alpha.
pub fn product_row(nth: usize, count: usize) -> Rect {
    let first = 703.0 + 19.0 * 5_usize.saturating_sub(count) as f32;
    let corner = Vec2::new(996.0, first + 38.0 * nth as f32);
    Rect::from_corners(corner, corner + Vec2::new(258.0, 33.0))
}

/// Returns the area of the Cantina, which is centred if there are no products next to it.
pub fn cantina(alone: bool) -> Rect {
    let corner = Vec2::new(if alone { 719.0 } else { 590.0 }, 702.0);
    Rect::from_corners(corner, corner + Vec2::new(394.0, 186.0))
}

/// Returns the area of the panel over the ring, with room for `cards` cards side by side.
pub fn panel(cards: usize, height: f32) -> Rect {
    let width = (135.0 * cards.max(3) as f32 + 32.0).max(470.0);
    Rect::from_corners(Vec2::new(800.0 - width / 2.0, 144.0), Vec2::new(800.0 + width / 2.0, 144.0 + height))
}

/// Returns the area of card `nth` of `count` in the panel over the ring.
pub fn panel_card(nth: usize, count: usize) -> Rect {
    let whole = 135.0 * count.saturating_sub(1) as f32 + CARD.x;
    let corner = Vec2::new(800.0 - whole / 2.0 + 135.0 * nth as f32, 196.0);
    Rect::from_corners(corner, corner + CARD)
}

/// The middles of the asteroids of skyrite and of rubion.
pub const ASTEROIDS: [Vec2; 2] = [Vec2::new(421.0, 580.0), Vec2::new(1179.0, 580.0)];
/// Half the size of an asteroid.
pub const ASTEROID: Vec2 = Vec2::new(80.0, 68.0);

/// The position of the dock master's text and icon.
pub const DOCK_MASTER: Vec2 = Vec2::new(1030.0, 40.0);
/// The position of the number of free shuttles.
pub const FREE_SHUTTLES: Vec2 = Vec2::new(352.0, 70.0);
/// The right end of the half's name, in a 16:9 window.
pub const HALF: Vec2 = Vec2::new(1586.0, 43.0);

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: Rect = Rect { min: Vec2::ZERO, max: Vec2::new(1600.0, 900.0) };

    #[test]
    fn docks_match_the_board_picture() {
        assert!(plate(1).distance(Vec2::new(800.0, 163.0)) < 1.5, "{}", plate(1));
        assert!(berth(3).distance(Vec2::new(1166.0, 352.0)) < 1.5, "{}", berth(3));
        assert!(berth(6).distance(Vec2::new(541.0, 529.0)) < 1.5, "{}", berth(6));
    }

    #[test]
    fn harbours_stay_on_screen_with_hulls_below_the_plate() {
        for players in [2, 4] {
            for seat in 0..players {
                let one = HarbourLayout::of(seat, players as u8, WHOLE);
                let floor = one.freighter(3, 4);
                assert!(WHOLE.contains(one.plate().min) && WHOLE.contains(one.hull_area(floor, 4).max), "{seat}");
                assert!(one.hull_area(floor, 4).min.y > one.plate().max.y, "{seat}: under its plate");
            }
        }
        let wide = Rect { min: Vec2::new(-250.0, 0.0), max: Vec2::new(1850.0, 900.0) };
        assert!(HarbourLayout::of(0, 2, wide).at.x < 0.0);
    }

    #[test]
    fn three_keys_fit_in_the_room_of_two() {
        let (upper, lower) = (key(false), key(true));
        assert_eq!((third_key(0).min, third_key(2).max.x), (upper.min, lower.max.x));
        assert!(third_key(2).max.y <= lower.max.y);
        assert!((0..2).all(|nth| third_key(nth).max.y < third_key(nth + 1).min.y));
    }

    #[test]
    fn store_spaces_fit_without_overlap() {
        let harbour = HarbourLayout::of(0, 2, WHOLE);
        for spaces in [5, 7] {
            let all: Vec<Vec2> = (0..spaces).map(|space| harbour.bay(spaces, space)).collect();
            assert!(all.iter().all(|at| harbour.store_area(spaces).contains(*at)));
            for (nth, at) in all.iter().enumerate() {
                assert!(all.iter().skip(nth + 1).all(|other| other.distance(*at) > 25.0), "{spaces}: {nth}");
            }
        }
    }
}
