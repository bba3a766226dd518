//! Rectangles of the items that a lesson highlights, and of the areas that the lesson's bubble must not hide.

use std::borrow::Cow;

use bevy_egui::egui::{Rect, pos2, vec2};

use crate::StarshipCatanFrontend;
use crate::board::layout::{BoardLayout, LAYOUT, LayoutRect, ShipLayout, rect};
use crate::board::{BoardItem, BoardPieces, ItemArea, die_area, focus_targets};
use crate::panels::GamePanelData;
use crate::panels::layout::column;
use crate::panels::player_panel_parts::{lower, only_person};
use crate::table::{AdjustableAmount, ClickTarget};
use orrery_board::hit_area::HitShape;
use orrery_board::{BoardScene as _, HitArea, HitAreas};
use orrery_ui::{HighlightFrame, area_of};
use starship_catan::academy::{Highlight, HighlightPlace};
use starship_catan::rules::{Commodity as Goods, EquipmentKind, LOOK, Phase, Resource, SECTORS, Seat};

/// The width and height of the points on a player's panel, from its right edge.
const POINTS: (f32, f32) = (84.0, 48.0);
/// Half the height of the row of goods on a player's panel.
const HOLDINGS: f32 = 16.0;
/// The index of the row for upgrades to level 2 among the building prices.
const LEVEL_TWO: f32 = 5.0;

/// The width of the coin with a sector's number.
const COIN: f32 = 27.0;

/// The approximate width of the hint line.
const HINT_WIDTH: f32 = 460.0;

/// A view in a window of a given shape, with the parts of the board in which highlights are looked up.
struct HighlightLookup<'a> {
    view: &'a GamePanelData<'a>,
    hits: &'a [HitArea],
    layout: Cow<'static, BoardLayout>,
    /// The items on the board, with their rectangles. Cards are included only if they can be clicked.
    item_areas: Vec<ItemArea>,
}

/// Returns the frames of all highlights, in screen units.
pub fn glowing(glow: &[Highlight], view: &GamePanelData, hits: &HitAreas) -> Vec<HighlightFrame> {
    let sight = HighlightLookup::new(view, hits);
    glow.iter().flat_map(|glow| sight.frames(*glow)).collect()
}

/// Returns the areas that must not be hidden: clickable targets, the flight, the sectors, the learner's ship, the hint line and
/// the column.
pub fn kept_in_sight(view: &GamePanelData, hits: &HitAreas) -> Vec<Rect> {
    let sight = HighlightLookup::new(view, hits);
    // The buttons of a flight also show the reason why an action is not possible.
    let read = |target: ClickTarget| view.targets.contains(&target) || is_flight_key(target);
    let keys = sight.hits.iter().filter(|hit| StarshipCatanFrontend::target(hit.target).is_some_and(read));
    let mut keep: Vec<Rect> = keys.map(|hit| sight.on_screen(hit.zone.area())).collect();
    let in_flight = view.seen.known.phase.in_flight();
    keep.extend(sight.row());
    keep.push(sight.on_screen(rect(sight.ship(sight.own()).case)));
    keep.push(sight.strip(sight.own()));
    keep.push(sight.hint_area());
    keep.extend(sight.name());
    if in_flight || view.seen.known.phase == Phase::Fly {
        keep.extend(
            [HighlightPlace::Speed, HighlightPlace::Actions]
                .into_iter()
                .flat_map(|dial| sight.place(dial))
                .map(|dial| dial.area),
        );
    }
    if matches!(view.seen.known.phase, Phase::Roll | Phase::Produce) {
        keep.push(sight.on_screen(die_area(&sight.layout)));
    }
    if view.seen.known.phase == Phase::Produce {
        keep.push(sight.production());
    }
    if view.seen.known.phase == Phase::Arrange {
        keep.extend(sight.place(HighlightPlace::Look).into_iter().map(|card| card.area));
    }
    if view.seen.known.phase == Phase::Build {
        keep.extend([sight.layout.yard.panel, sight.layout.offer.panel].map(|panel| sight.on_screen(rect(panel))));
    }
    keep.extend(sight.sectors().into_iter().map(|window| window.area));
    let places = column();
    let cards = &places.adventures.cards;
    let shown = [places.rival, cards[0], cards[1], cards[2], places.log, places.own, places.phases];
    keep.extend(shown.map(|area| view.column(area)));
    keep.push(view.column(view.places.buttons));
    keep
}

/// Reports whether a target is a button of the flight. Such a button shows the reason when it cannot be clicked.
const fn is_flight_key(target: ClickTarget) -> bool {
    matches!(
        target,
        ClickTarget::Next
            | ClickTarget::Stop
            | ClickTarget::Settle
            | ClickTarget::Found
            | ClickTarget::Pay
            | ClickTarget::Fight
            | ClickTarget::More(AdjustableAmount::Buy(_) | AdjustableAmount::Sell(_))
    )
}

/// Returns the rectangle of the rival's ship, in board units.
pub fn rival() -> Rect {
    area_of(rect(LAYOUT.rival.case))
}

impl<'a> HighlightLookup<'a> {
    fn new(view: &'a GamePanelData<'a>, hits: &'a HitAreas) -> Self {
        let (x, y) = (view.origin.x, view.origin.y);
        let visible = bevy::math::Rect::new(-x, -y, LAYOUT.width + x, LAYOUT.height + y);
        // Cards have rectangles only if there are hit areas for them.
        let stands = focus_targets(view.seen, only_person(view), view.plan, &BoardPieces::default(), &hits.0, visible);
        HighlightLookup { view, hits: &hits.0, layout: LAYOUT.in_window(visible), item_areas: stands }
    }

    fn on_screen(&self, area: bevy::math::Rect) -> Rect {
        area_of(area).translate(self.view.origin.to_vec2())
    }

    /// Returns the learner's seat, or Moon if the viewer has no seat.
    fn own(&self) -> Seat {
        self.view.seen.viewer.unwrap_or(Seat::Moon)
    }

    fn ship(&self, seat: Seat) -> &ShipLayout {
        if seat == lower(self.view) { &self.layout.ship } else { &self.layout.rival }
    }

    /// Returns the rectangle of the strip of cards next to a ship.
    fn strip(&self, seat: Seat) -> Rect {
        let beside = &self.ship(seat).beside;
        let (left, top) = beside.at;
        self.on_screen(bevy::math::Rect::new(left, top, beside.right, top + beside.height))
    }

    /// Returns the frames of the areas in which a click selects this target.
    fn clicked(&self, target: ClickTarget) -> Vec<HighlightFrame> {
        let id = StarshipCatanFrontend::id(target);
        self.hits.iter().filter(|hit| hit.target == id).map(|hit| self.frame(hit.zone)).collect()
    }

    fn frame(&self, zone: HitShape) -> HighlightFrame {
        let area = self.on_screen(zone.area());
        if matches!(zone, HitShape::Disc(..)) { HighlightFrame::disc(area) } else { HighlightFrame::of(area) }
    }

    fn item_frames(&self, thing: BoardItem) -> Vec<HighlightFrame> {
        let found = self.item_areas.iter().find(|stand| stand.thing == thing);
        found.map(|stand| HighlightFrame::of(self.on_screen(stand.area))).into_iter().collect()
    }

    fn disc(&self, (x, y): (f32, f32), radius: f32) -> HighlightFrame {
        let middle = pos2(x, y) + self.view.origin.to_vec2();
        HighlightFrame::disc(Rect::from_center_size(middle, vec2(radius, radius) * 2.0))
    }

    /// Returns the rectangle of a player's panel.
    fn plate(&self, seat: Seat) -> Rect {
        self.view.column(if seat == lower(self.view) { column().own } else { column().rival })
    }

    /// Returns the frame around Astro, friendship and fame on a player's panel.
    fn holdings(&self, seat: Seat) -> HighlightFrame {
        let (plate, (left, middle)) = (self.plate(seat), column().plate.holdings);
        let from = plate.min + vec2(left - 10.0, middle - HOLDINGS);
        HighlightFrame::of(Rect::from_min_max(from, pos2(plate.right() - 8.0, from.y + 2.0 * HOLDINGS)))
    }

    /// Returns the rectangle of the panel for choosing the colony that produces.
    fn production(&self) -> Rect {
        let (left, top) = self.layout.production;
        let (_, _, width, height) = self.layout.prize.panel;
        self.area((left, top, width, height)).area
    }

    /// Returns the frames of the windows of the four sectors. While no sector is being chosen, they are so close together that
    /// one frame encloses them all.
    fn sectors(&self) -> Vec<HighlightFrame> {
        let windows = (1..=SECTORS as u8).flat_map(|sector| self.sector(sector));
        if self.choosing() {
            return windows.collect();
        }
        let all = windows.map(|window| window.area).reduce(Rect::union);
        all.map(HighlightFrame::of).into_iter().collect()
    }

    fn choosing(&self) -> bool {
        self.view.seen.known.phase == Phase::Fly
    }

    /// Returns the frame around a window, the coin with its number and its count of cards, so that the frame crosses none of
    /// them.
    fn sector(&self, sector: u8) -> Vec<HighlightFrame> {
        let (little, large) = (&self.layout.sectors, &self.layout.choose);
        let (coin, scale, count) = if self.choosing() {
            (large.coin, large.coin_scale, large.count)
        } else {
            (little.coin, little.coin_scale, little.count)
        };
        let whole = |window: HighlightFrame| {
            let middle = window.area.center();
            let at = |x: f32, y: f32| middle + vec2(x, y);
            let coin = Rect::from_center_size(at(coin.0, coin.1), vec2(COIN, COIN) * scale);
            let count = Rect::from_min_max(at(-count.1, count.0), at(count.1, count.0 + count.1));
            HighlightFrame::of(window.area.union(coin).union(count))
        };
        self.item_frames(BoardItem::Sector(sector)).into_iter().map(whole).collect()
    }

    /// Returns the rectangles of the passed cards and the visited card.
    fn row(&self) -> Vec<Rect> {
        let count = usize::from(self.view.seen.known.flight.len());
        if !self.view.seen.known.phase.in_flight() || count == 0 {
            return Vec::new();
        }
        let passed = |index| {
            let hung = self.layout.passed_at(index, count - 1);
            self.disc((hung.middle.x, hung.middle.y), hung.radius).area
        };
        (0..count - 1).map(passed).chain(self.visited().map(|visited| visited.area)).collect()
    }

    fn visited(&self) -> Option<HighlightFrame> {
        let known = &self.view.seen.known;
        let at = self.layout.visited_at();
        let is_there = known.phase.in_flight() && !known.flight.is_empty();
        is_there.then(|| self.disc((at.x, at.y), self.layout.visited.radius))
    }

    /// Returns the rectangle of the hint line, at about its usual width.
    fn hint_area(&self) -> Rect {
        let (x, y, _, height) = self.view.places.foot;
        self.area((x, y, HINT_WIDTH, height)).area
    }

    /// Returns the rectangle of the name and the strip above the visited card, or `None` if no card is visited.
    fn name(&self) -> Option<Rect> {
        let visited = self.visited()?.area;
        let rise = self.layout.visited.name + 24.0;
        Some(Rect::from_min_max(pos2(visited.left(), visited.top() - rise), visited.right_top()))
    }

    fn frames(&self, glow: Highlight) -> Vec<HighlightFrame> {
        let own = self.own();
        match glow {
            Highlight::Sector(sector) => self.sector(sector),
            Highlight::Thing(Goods::Astro) => vec![self.holdings(own)],
            Highlight::Thing(thing) => self.item_frames(BoardItem::Hold(own, thing)),
            Highlight::Module(module) => self.item_frames(BoardItem::Room(own, module)),
            // The price of level 2 is highlighted, or the room while nothing can be built.
            Highlight::LevelTwo(_) if self.view.seen.known.phase == Phase::Build => vec![self.yard_row(LEVEL_TWO)],
            Highlight::LevelTwo(module) => self.item_frames(BoardItem::Room(own, module)),
            // Before anything can be built, only the hangar shows the ships.
            Highlight::Ship(ship) if self.view.seen.known.phase == Phase::Build => {
                self.clicked(ClickTarget::Ship(ship))
            }
            Highlight::Ship(_) => self.item_frames(BoardItem::Hangar(own)),
            Highlight::Piece(piece) => self.pieces(own, piece),
            Highlight::Colony(resource) => self.beside(own, ClickTarget::Colony(resource)),
            Highlight::Post(card) => self.beside(own, ClickTarget::Post(card)),
            Highlight::Adventure(adventure) => self.clicked(ClickTarget::Adventure(adventure)),
            Highlight::Seat(seat) => vec![HighlightFrame::of(self.on_screen(rect(self.ship(seat).case)))],
            Highlight::Place(place) => self.place(place),
        }
    }

    fn pieces(&self, seat: Seat, piece: EquipmentKind) -> Vec<HighlightFrame> {
        let built = self.item_frames(BoardItem::Pieces(seat, piece));
        if self.view.seen.known.phase == Phase::Build { self.clicked(ClickTarget::Piece(piece)) } else { built }
    }

    /// Returns the frame around the place next to a ship in which a click selects this target, or else around everything next to
    /// the ship.
    fn beside(&self, seat: Seat, target: ClickTarget) -> Vec<HighlightFrame> {
        let clicked = self.clicked(target);
        if clicked.is_empty() { vec![HighlightFrame::of(self.strip(seat))] } else { clicked }
    }

    fn yard_row(&self, row: f32) -> HighlightFrame {
        let yard = &self.layout.yard;
        let (x, y, width, height) = yard.first;
        self.area((x, y + yard.pitch * row, width, height))
    }

    fn area(&self, area: LayoutRect) -> HighlightFrame {
        HighlightFrame::of(self.on_screen(rect(area)))
    }

    fn dial(&self, choosing: (f32, f32), flying: (f32, f32)) -> HighlightFrame {
        let at = if self.view.seen.known.phase == Phase::Fly { choosing } else { flying };
        let (dials, (x, y)) = (&self.layout.dials, at);
        let top = dials.radius - dials.heading + 14.0;
        let bottom = dials.source.0 + dials.source.1;
        self.area((x - dials.radius, y - top, 2.0 * dials.radius, top + bottom))
    }

    fn place(&self, place: HighlightPlace) -> Vec<HighlightFrame> {
        let layout = &self.layout;
        let both = Seat::ALL.iter().copied();
        match place {
            HighlightPlace::Roll => self.clicked(ClickTarget::Die),
            HighlightPlace::Sectors => self.sectors(),
            HighlightPlace::Speed => vec![self.dial(layout.choose.speed, layout.dials.speed)],
            HighlightPlace::Actions => vec![self.dial(layout.choose.actions, layout.dials.actions)],
            HighlightPlace::Row => self.row().into_iter().map(HighlightFrame::disc).collect(),
            HighlightPlace::Visited => self.visited().into_iter().collect(),
            HighlightPlace::Look => {
                (1..=LOOK as u8).flat_map(|number| self.clicked(ClickTarget::LookCard(number))).collect()
            }
            HighlightPlace::Next => self.clicked(ClickTarget::Next),
            HighlightPlace::Stop => self.clicked(ClickTarget::Stop),
            HighlightPlace::Settle => self.clicked(ClickTarget::Settle),
            HighlightPlace::Found => self.clicked(ClickTarget::Found),
            HighlightPlace::Pay => self.clicked(ClickTarget::Pay),
            HighlightPlace::Fight => self.clicked(ClickTarget::Fight),
            HighlightPlace::Prize => {
                Resource::ALL.iter().flat_map(|&resource| self.clicked(ClickTarget::Prize(Some(resource)))).collect()
            }
            HighlightPlace::Reserve => self.item_frames(BoardItem::Reserve),
            HighlightPlace::Adventures => {
                let cards = column().adventures.cards;
                cards.into_iter().map(|card| HighlightFrame::of(self.view.column(card))).collect()
            }
            HighlightPlace::Yard => vec![self.area(layout.yard.panel)],
            HighlightPlace::Offer => vec![self.area(layout.offer.panel)],
            HighlightPlace::Honours => both.map(|seat| self.holdings(seat)).collect(),
            HighlightPlace::Points => both.map(|seat| self.points(seat)).collect(),
            HighlightPlace::End => vec![HighlightFrame::of(self.view.column(self.view.places.end_turn))],
            HighlightPlace::Log => vec![HighlightFrame::of(self.view.column(self.view.places.log))],
        }
    }

    fn points(&self, seat: Seat) -> HighlightFrame {
        let plate = self.plate(seat);
        let (width, height) = POINTS;
        let from = pos2(plate.right() - width, plate.top() + 4.0);
        HighlightFrame::of(Rect::from_min_max(from, pos2(plate.right() - 4.0, plate.top() + height)))
    }
}
