//! The types of the layout's parts. `layout.ron` states the reference point of each number.

use bevy::math::{Rect, Vec2};
use serde::Deserialize;
use serde::de::{Deserializer, Error};

/// A point (x, y) in units.
pub type LayoutPoint = (f32, f32);
/// A rectangle (x, y, width, height) in units.
pub type LayoutRect = (f32, f32, f32, f32);

/// Reads a list of exactly `N` items.
pub(super) fn list<'de, D: Deserializer<'de>, T: Deserialize<'de>, const N: usize>(
    from: D,
) -> Result<[T; N], D::Error> {
    let all = Vec::<T>::deserialize(from)?;
    let count = all.len();
    all.try_into().map_err(|_| D::Error::invalid_length(count, &N.to_string().as_str()))
}

/// The hint line.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct HintLayout {
    /// The top left corner.
    pub at: LayoutPoint,
    /// The height of the line, in board units.
    pub height: f32,
}

/// The rail of the flight.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct RailLayout {
    /// The four control points of the cubic curve.
    #[serde(deserialize_with = "list")]
    pub curve: [LayoutPoint; 4],
    /// The distance between the ticks on the flown part, as a parameter of the curve.
    pub tick: f32,
    /// The distance between the dots on the part ahead, in units.
    pub dots: f32,
}

impl RailLayout {
    /// Returns the point of the rail at parameter `t`, 0 to 1.
    pub fn at(&self, t: f32) -> Vec2 {
        let [a, b, c, d] = self.curve.map(Vec2::from);
        let u = 1.0 - t;
        a * (u * u * u) + b * (3.0 * u * u * t) + c * (3.0 * u * t * t) + d * (t * t * t)
    }

    /// Returns the direction of the rail at parameter `t`, as an angle in radians, clockwise from the right.
    pub fn angle(&self, t: f32) -> f32 {
        (self.at(t + 0.004) - self.at(t)).to_angle()
    }
}

/// The visited card.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct VisitedCardLayout {
    /// The parameter on the rail, 0 to 1.
    pub at: f32,
    /// The radius of the card, in board units.
    pub radius: f32,
    /// The distance of the name's baseline above the rim.
    pub name: f32,
    /// The distance from the rim up to the upper edge of the strip with the offer, and the height of the strip.
    pub offer: (f32, f32),
    /// The offset, from the card's centre, of the ship in the preview of a founding.
    pub ghost: LayoutPoint,
}

/// The layout of the passed cards while there are few.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct FewPassedCardsLayout {
    /// The cards' parameters on the rail, for up to three cards.
    #[serde(deserialize_with = "list")]
    pub at: [f32; 3],
    /// The cards' parameters on the rail, for four cards.
    #[serde(deserialize_with = "list")]
    pub four: [f32; 4],
    /// The cards' radius.
    pub radius: f32,
    /// The distance by which every second card hangs above the rail.
    pub above: f32,
    /// The distance by which the other cards hang below the rail.
    pub below: f32,
    /// The distance from the far edge of the card to the baseline of the name, above and below the rail.
    pub name: (f32, f32),
    /// The distance from the baseline of the name to the upper edge of the offer, and the height of the offer.
    pub offer: (f32, f32),
    /// The offset of the badge of a used card from the card's centre.
    pub badge: LayoutPoint,
    /// The offset of the badge of a used outpost from the outpost's centre.
    pub outpost_badge: LayoutPoint,
}

/// The layout of the passed cards while there are many, which have no names.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct ManyPassedCardsLayout {
    /// The parameter of the first card on the rail.
    pub first: f32,
    /// The range of parameters from the first card to the last.
    pub span: f32,
    /// The cards' radius.
    pub radius: f32,
    /// The distance by which every second card hangs above the rail.
    pub above: f32,
    /// The distance by which the other cards hang below the rail.
    pub below: f32,
    /// The distance from the far edge of the card to the upper edge of the offer, above and below the rail.
    pub name: (f32, f32),
    /// The additional distance to the upper edge of the offer, and the height of the offer.
    pub offer: (f32, f32),
    /// The offset of the badge of a used card from the card's centre.
    pub badge: LayoutPoint,
    /// The offset of the badge of a used outpost from the outpost's centre.
    pub outpost_badge: LayoutPoint,
}

/// The layout of the passed cards.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct PassedCardsLayout {
    /// The layout for up to four cards.
    pub few: FewPassedCardsLayout,
    /// The layout for more than four cards.
    pub many: ManyPassedCardsLayout,
    /// The factor by which cards that are not globes are drawn larger.
    pub outpost: f32,
}

/// The beads ahead.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct UpcomingCardsLayout {
    /// The parameter of the next bead on the rail.
    pub from: f32,
    /// The largest parameter of a bead.
    pub to: f32,
    /// The largest distance between beads.
    pub step: f32,
    /// The radii of the first and of the last bead.
    pub radius: (f32, f32),
    /// The maximum number of beads for which [`radius`](Self::radius) applies.
    pub few: usize,
    /// The radii of the first and of the last bead if there are more than [`few`](Self::few).
    pub crowded: (f32, f32),
}

/// Raiders in the place of the visited card.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct PiratesLayout {
    /// The radius of the glass.
    pub radius: f32,
    /// The radii of the rings.
    pub rings: (f32, f32),
    /// The beaten raiders: x and y of the offset from the visited card, and the radius.
    pub beaten: (f32, f32, f32),
    /// The two dice of a fight, measured from the visited card.
    #[serde(deserialize_with = "list")]
    pub dice: [LayoutPoint; 2],
    /// The upper edge of the totals below the dice.
    pub totals: f32,
    /// The baseline of the word for victory or defeat.
    pub verdict: f32,
}

/// The choices of the visited card.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct ChoicesLayout {
    /// The top left corner of the first choice.
    pub at: LayoutPoint,
    /// The size of a choice.
    pub size: LayoutPoint,
    /// The distance from one choice to the next.
    pub pitch: f32,
    /// The distance from the left edge to the icon's centre.
    pub icon: f32,
    /// The distance from the left edge to the start of the text.
    pub text: f32,
    /// The distance from the right edge to the items at the right end.
    pub right: f32,
    /// The distance from the right edge to the tip of the label.
    pub tag: f32,
}

/// The panel of a prize, and of other choices among resources.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct ResourcePanelLayout {
    /// The rectangle of the panel.
    pub panel: LayoutRect,
    /// The centre of the first resource.
    pub first: LayoutPoint,
    /// The distance between resources.
    pub pitch: f32,
    /// The radius of a resource.
    pub radius: f32,
    /// The button that takes nothing, or confirms the choice.
    pub nothing: LayoutRect,
}

/// The dials of speed and actions.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct DialsLayout {
    /// The centre of the speed dial.
    pub speed: LayoutPoint,
    /// The centre of the action dial.
    pub actions: LayoutPoint,
    /// The dials' radius.
    pub radius: f32,
    /// The distance of the heading's baseline above the rim.
    pub heading: f32,
    /// The offset of the strip with the parts of the sum, from the dial's centre to the strip's upper edge, and the height of the
    /// strip.
    pub source: (f32, f32),
    /// The total angle of all teeth, in degrees.
    pub sweep: f32,
}

/// The windows of the sectors.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct SectorsLayout {
    /// The windows' centres.
    #[serde(deserialize_with = "list")]
    pub windows: [LayoutPoint; 4],
    /// The windows' radius.
    pub radius: f32,
    /// The width of the rim.
    pub rim: f32,
    /// The offset of the coin with the sector's number from the centre.
    pub coin: LayoutPoint,
    /// The scale of the coin.
    pub coin_scale: f32,
    /// The offset of the strip with the count, from the window's centre to the strip's upper edge, and the height of the strip.
    pub count: (f32, f32),
    /// The strip of the reserve: its left edge, its upper edge and its height.
    pub reserve: (f32, f32, f32),
    /// The button that opens the player's own marks.
    pub notes: LayoutRect,
}

/// The grid of a sector's remembered cards.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct RememberedCardsLayout {
    /// The rectangle of the panel, measured from the window's centre.
    pub panel: LayoutRect,
    /// The centre of the first card, measured from the window's centre.
    pub first: LayoutPoint,
    /// The distances between cards and between rows.
    pub pitch: LayoutPoint,
    /// The radius of a card.
    pub radius: f32,
}

/// The windows of the sectors while the player is choosing one.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct SectorChoiceLayout {
    /// The windows' centres.
    #[serde(deserialize_with = "list")]
    pub windows: [LayoutPoint; 4],
    /// The windows' radius.
    pub radius: f32,
    /// The width of the rim.
    pub rim: f32,
    /// The offset of the coin with the sector's number from the centre.
    pub coin: LayoutPoint,
    /// The scale of the coin.
    pub coin_scale: f32,
    /// The offset of the strip with the count, from the window's centre to the strip's upper edge, and the height of the strip.
    pub count: (f32, f32),
    /// The grid of remembered cards.
    pub known: RememberedCardsLayout,
    /// The centre of the speed dial.
    pub speed: LayoutPoint,
    /// The centre of the action dial.
    pub actions: LayoutPoint,
}

/// The Sensor's eyepieces.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct SensorLayout {
    /// The centres for a look at two cards.
    #[serde(deserialize_with = "list")]
    pub two: [LayoutPoint; 2],
    /// The centres for a look at three cards.
    #[serde(deserialize_with = "list")]
    pub three: [LayoutPoint; 3],
    /// The eyepieces' radius.
    pub radius: f32,
    /// The radius of a planet in an eyepiece.
    pub world: f32,
    /// The radius of a ringed planet, an outpost or raiders in an eyepiece.
    pub wide: f32,
    /// The offset of the coin with the card's number from the centre.
    pub coin: LayoutPoint,
    /// The scale of the coin.
    pub coin_scale: f32,
    /// The offset of the name's baseline from the centre.
    pub name: f32,
    /// The offset of the upper edge of the two buttons (top and bottom) from the eyepiece's centre, and the height of the
    /// buttons.
    pub answers: (f32, f32),
    /// The button for looking and the button for finishing.
    #[serde(deserialize_with = "list")]
    pub keys: [LayoutRect; 2],
}

/// The panel of building prices.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct BuildPricesLayout {
    /// The rectangle of the panel.
    pub panel: LayoutRect,
    /// The rectangle of the first row.
    pub first: LayoutRect,
    /// The distance between rows.
    pub pitch: f32,
}

/// The panel of an offer.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct OfferLayout {
    /// The rectangle of the panel.
    pub panel: LayoutRect,
    /// The position of the heading for the given commodities.
    pub gives: LayoutPoint,
    /// The position of the heading for the received commodities.
    pub gets: LayoutPoint,
    /// The offset of the first commodity's centre from the heading of its side.
    pub goods: LayoutPoint,
    /// The distances between commodities and between rows.
    pub pitch: LayoutPoint,
    /// The radius of a commodity's disc.
    pub radius: f32,
    /// The button that clears the offer, or refuses it.
    pub clear: LayoutRect,
    /// The button that makes the offer, or accepts it.
    pub make: LayoutRect,
}

/// The adventures in the column.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct AdventuresLayout {
    /// The heading's baseline.
    pub heading: LayoutPoint,
    /// The rectangles of the cards.
    #[serde(deserialize_with = "list")]
    pub cards: [LayoutRect; 3],
    /// The picture, measured from a card's corner.
    pub picture: LayoutRect,
    /// The baseline of the name.
    pub name: LayoutPoint,
    /// The baseline of the planet's name.
    pub planet: LayoutPoint,
    /// The strip with condition and reward: x and y of its top left corner, and its height.
    pub strip: (f32, f32, f32),
    /// The icon for a condition that is met.
    pub met: LayoutPoint,
}

/// A player panel, which the `panels` module draws. Positions are measured from the panel's corner.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct PlayerPanelLayout {
    /// The position of the icon of the points.
    pub points: LayoutPoint,
    /// The position of the row of the player's goods.
    pub holdings: LayoutPoint,
    /// The centre of the first socket.
    pub socket: LayoutPoint,
    /// The distance between sockets.
    pub pitch: f32,
}

/// The right column.
#[derive(Debug, Clone, Copy, Deserialize)]
pub struct SidebarLayout {
    /// The panel of the player whose ship is at the top.
    pub rival: LayoutRect,
    /// The panel of the player whose ship is at the bottom.
    pub own: LayoutRect,
    /// The face-up adventures.
    pub adventures: AdventuresLayout,
    /// The log of the match.
    pub log: LayoutRect,
    /// The phases of a turn.
    pub phases: LayoutRect,
    /// The menu button.
    pub menu: LayoutRect,
    /// The undo button.
    pub undo: LayoutRect,
    /// The coach button.
    pub coach: LayoutRect,
    /// The button that ends the turn.
    pub end_turn: LayoutRect,
    /// The contents of a player panel.
    pub plate: PlayerPanelLayout,
}

/// Converts a rectangle of the layout to a [`Rect`].
pub fn rect((x, y, width, height): LayoutRect) -> Rect {
    Rect::new(x, y, x + width, y + height)
}
