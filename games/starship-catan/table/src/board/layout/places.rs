//! The kinds of places the layout has; `layout.ron` tells what each number is measured from.

use bevy::math::{Rect, Vec2};
use serde::Deserialize;
use serde::de::{Deserializer, Error};

/// A place (x, y) in units.
pub type Place = (f32, f32);
/// A rectangle (x, y, width, height) in units.
pub type Area = (f32, f32, f32, f32);

/// Reads a list of so many.
pub(super) fn list<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(
    from: D,
) -> Result<[T; N], D::Error> {
    let all = Vec::<T>::deserialize(from)?;
    let count = all.len();
    all.try_into().map_err(|_| D::Error::invalid_length(count, &N.to_string().as_str()))
}

/// The line that says what can be done.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Hint {
    /// Its left upper corner.
    pub at: Place,
    /// Its height.
    pub height: f32,
}

/// The rail.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Rail {
    /// The four points of its cubic curve.
    #[serde(deserialize_with = "list")]
    pub curve: [Place; 4],
    /// From tick to tick on the flown part, as a parameter.
    pub tick: f32,
    /// From dot to dot ahead, in units.
    pub dots: f32,
}

impl Rail {
    /// The place of a parameter, 0 to 1.
    #[must_use]
    pub fn at(&self, t: f32) -> Vec2 {
        let [a, b, c, d] = self.curve.map(Vec2::from);
        let u = 1.0 - t;
        a * (u * u * u) + b * (3.0 * u * u * t) + c * (3.0 * u * t * t) + d * (t * t * t)
    }

    /// Where it goes there, as an angle in radians, clockwise from the right.
    #[must_use]
    pub fn angle(&self, t: f32) -> f32 {
        (self.at(t + 0.004) - self.at(t)).to_angle()
    }
}

/// The visited world.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Visited {
    /// Its parameter on the rail.
    pub at: f32,
    /// Its radius.
    pub radius: f32,
    /// The baseline of its name above its rim.
    pub name: f32,
    /// The upper edge above its rim, and the height, of the strip of its offer.
    pub offer: (f32, f32),
    /// Where a small ship stands that would found something here, from its middle.
    pub ghost: Place,
}

/// Worlds passed, while few are.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Few {
    /// Their parameters.
    #[serde(deserialize_with = "list")]
    pub at: [f32; 3],
    /// The parameters of four.
    #[serde(deserialize_with = "list")]
    pub four: [f32; 4],
    /// Their radius.
    pub radius: f32,
    /// How far above the rail every other one hangs.
    pub above: f32,
    /// How far below it the others hang.
    pub below: f32,
    /// From the far edge to the baseline of the name, above and below.
    pub name: (f32, f32),
    /// From there to the upper edge of the offer, and its height.
    pub offer: (f32, f32),
    /// The sign of a used or new card, from the middle.
    pub badge: Place,
    /// The same of an outpost.
    pub outpost_badge: Place,
}

/// Worlds passed, while many are: no names.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Many {
    /// The first parameter.
    pub first: f32,
    /// From the first to the last.
    pub span: f32,
    /// Their radius.
    pub radius: f32,
    /// How far above the rail every other one hangs.
    pub above: f32,
    /// How far below it the others hang.
    pub below: f32,
    /// From the far edge to the upper edge of the offer, above and below.
    pub name: (f32, f32),
    /// From there on to the upper edge of the offer, and its height.
    pub offer: (f32, f32),
    /// The sign of a used or new card, from the middle.
    pub badge: Place,
    /// The same of an outpost.
    pub outpost_badge: Place,
}

/// Worlds passed.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Passed {
    /// Up to four.
    pub few: Few,
    /// More than four.
    pub many: Many,
    /// How much larger what is no globe is drawn.
    pub outpost: f32,
}

/// Beads ahead.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Ahead {
    /// The parameter of the next one.
    pub from: f32,
    /// No bead lies beyond this one.
    pub to: f32,
    /// From bead to bead at most.
    pub step: f32,
    /// The radius of the first and of the last.
    pub radius: (f32, f32),
    /// So many have these radii.
    pub few: usize,
    /// The radii of more.
    pub crowded: (f32, f32),
}

/// Raiders in the place of the visited world.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Raiders {
    /// Radius of the glass.
    pub radius: f32,
    /// Radii of the rings.
    pub rings: (f32, f32),
    /// Once they are shown: the middle from the visited place, and the radius.
    pub beaten: (f32, f32, f32),
    /// The two dice of a fight, from the visited place.
    #[serde(deserialize_with = "list")]
    pub dice: [Place; 2],
    /// The upper edge of the totals below them.
    pub totals: f32,
    /// The baseline of the word for who won.
    pub verdict: f32,
}

/// The choices.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Choices {
    /// The first one's left upper corner.
    pub at: Place,
    /// Their size.
    pub size: Place,
    /// From one to the next.
    pub pitch: f32,
    /// The icon's middle from the left edge.
    pub icon: f32,
    /// The words' left end from the left edge.
    pub text: f32,
    /// What stands at the right ends so far from the right edge.
    pub right: f32,
    /// From the right edge to the tip of the tag.
    pub tag: f32,
}

/// The panel of a prize, and of what else is picked from all goods.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Prize {
    /// The panel.
    pub panel: Area,
    /// The first good's middle.
    pub first: Place,
    /// From good to good.
    pub pitch: f32,
    /// Their radius.
    pub radius: f32,
    /// The key for nothing.
    pub nothing: Area,
}

/// The dials.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Dials {
    /// The middle of the speed's.
    pub speed: Place,
    /// The middle of the actions'.
    pub actions: Place,
    /// The radius.
    pub radius: f32,
    /// The heading's baseline above the rim.
    pub heading: f32,
    /// The upper edge from the middle, and the height, of the strip that says where it comes from.
    pub source: (f32, f32),
    /// What all teeth together sweep, in degrees.
    pub sweep: f32,
}

/// The windows of the sectors.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Sectors {
    /// Their middles.
    #[serde(deserialize_with = "list")]
    pub windows: [Place; 4],
    /// Their radius.
    pub radius: f32,
    /// The width of the rim.
    pub rim: f32,
    /// The coin with the number, from the middle.
    pub coin: Place,
    /// Its size.
    pub coin_scale: f32,
    /// The upper edge from the middle, and the height, of the strip with the count.
    pub count: (f32, f32),
    /// Of the strip of the reserve the left edge, the upper edge and the height.
    pub reserve: (f32, f32, f32),
    /// The key that opens the marks of one's own.
    pub notes: Area,
}

/// The grid of what is remembered of a sector.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Known {
    /// The panel, from the window's middle.
    pub panel: Area,
    /// The first card, from the window's middle.
    pub first: Place,
    /// From card to card and from row to row.
    pub pitch: Place,
    /// Their radius.
    pub radius: f32,
}

/// The windows while a sector is chosen.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Choose {
    /// Their middles.
    #[serde(deserialize_with = "list")]
    pub windows: [Place; 4],
    /// Their radius.
    pub radius: f32,
    /// The width of the rim.
    pub rim: f32,
    /// The coin with the number, from the middle.
    pub coin: Place,
    /// Its size.
    pub coin_scale: f32,
    /// The upper edge from the middle, and the height, of the strip with the count.
    pub count: (f32, f32),
    /// What is remembered.
    pub known: Known,
    /// The middle of the speed's dial.
    pub speed: Place,
    /// The middle of the actions' dial.
    pub actions: Place,
}

/// The Sensor's eyepieces.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct LookPlaces {
    /// The middles for a look at two cards.
    #[serde(deserialize_with = "list")]
    pub two: [Place; 2],
    /// The middles for a look at three.
    #[serde(deserialize_with = "list")]
    pub three: [Place; 3],
    /// Their radius.
    pub radius: f32,
    /// The radius of a world in them.
    pub world: f32,
    /// The radius of a ringed world, an outpost, raiders in them.
    pub wide: f32,
    /// The coin with the number, from the middle.
    pub coin: Place,
    /// Its size.
    pub coin_scale: f32,
    /// The name's baseline from the middle.
    pub name: f32,
    /// The upper edge from the middle, and the height, of the two answers.
    pub answers: (f32, f32),
    /// The key to look and the key to be done.
    #[serde(deserialize_with = "list")]
    pub keys: [Area; 2],
}

/// The yard of prices.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Yard {
    /// The panel.
    pub panel: Area,
    /// The first row.
    pub first: Area,
    /// From row to row.
    pub pitch: f32,
}

/// The offer.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct OfferPlaces {
    /// The panel.
    pub panel: Area,
    /// The heading of what is given.
    pub gives: Place,
    /// The heading of what is got.
    pub gets: Place,
    /// The first good's middle, from the heading of its side.
    pub goods: Place,
    /// From good to good and from row to row.
    pub pitch: Place,
    /// Their radius.
    pub radius: f32,
    /// The key that clears it, or refuses.
    pub clear: Area,
    /// The key that makes it, or accepts.
    pub make: Area,
}

/// The adventures in the column.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct AdventurePlaces {
    /// The heading's baseline.
    pub heading: Place,
    /// The cards.
    #[serde(deserialize_with = "list")]
    pub cards: [Area; 3],
    /// The picture, from a card's corner.
    pub picture: Area,
    /// The name's baseline.
    pub name: Place,
    /// The planet's baseline.
    pub planet: Place,
    /// The strip of condition and reward: left upper corner and height.
    pub strip: (f32, f32, f32),
    /// The sign of a condition that is met.
    pub met: Place,
}

/// A player's plate, which the panels draw; from its corner.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct PlatePlaces {
    /// The sign of the points.
    pub points: Place,
    /// The row of holdings.
    pub holdings: Place,
    /// The first socket's middle.
    pub socket: Place,
    /// From socket to socket.
    pub pitch: f32,
}

/// The right column.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct Column {
    /// The rival's plate.
    pub rival: Area,
    /// The plate of the ship below.
    pub own: Area,
    /// The adventures.
    pub adventures: AdventurePlaces,
    /// The log.
    pub log: Area,
    /// The phases.
    pub phases: Area,
    /// The key of the menu.
    pub menu: Area,
    /// The key that takes back.
    pub undo: Area,
    /// The coach's key.
    pub coach: Area,
    /// The key that ends the turn.
    pub end_turn: Area,
    /// What a plate shows.
    pub plate: PlatePlaces,
}

/// A rectangle of the layout.
#[must_use]
pub fn rect((x, y, width, height): Area) -> Rect {
    Rect::new(x, y, x + width, y + height)
}
