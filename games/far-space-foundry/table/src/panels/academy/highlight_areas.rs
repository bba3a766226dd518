//! The areas of highlighted things in a lesson, and the areas that the lesson's bubble must not cover.

use bevy::math::{Rect as BoardRect, Vec2};
use bevy_egui::egui::{Rect, pos2, vec2};

use crate::FarSpaceFoundryFrontend;
use crate::board::layout::{ORBIT, STATION};
use crate::board::{BoardItem, BoardPieces, layout as board_layout, things};
use crate::panels::GamePanelData;
use crate::panels::layout;
use crate::table::ClickTarget;
use far_space_foundry::academy::{Highlight, HighlightPlace};
use far_space_foundry::rules::{DOCKS, FreighterKind, MatchHalf, Phase, Pilot};
use orrery_board::{BoardScene as _, HitArea, HitAreas};
use orrery_core::Colour;
use orrery_ui::{HighlightFrame, area_of};

/// The area of the points in a player panel, relative to the panel's upper right corner: left, top, width and height.
const POINTS: (f32, f32, f32, f32) = (-74.0, 3.0, 70.0, 44.0);
/// Approximate width of the hint line.
const HINT_WIDTH: f32 = 560.0;
/// Half the size of a shuttle in its dock.
const BERTH: f32 = 40.0;

/// The match and the things on its board, for looking up highlights.
struct HighlightLookup<'a> {
    view: &'a GamePanelData<'a>,
    hits: &'a [HitArea],
    item_areas: Vec<(BoardItem, BoardRect)>,
}

/// Returns the frames of all highlights, on the screen in units.
pub fn glowing(glow: &[Highlight], view: &GamePanelData, hits: &HitAreas) -> Vec<HighlightFrame> {
    let sight = HighlightLookup::new(view, hits);
    glow.iter().flat_map(|glow| sight.frames(*glow)).collect()
}

/// Returns the areas that must stay visible: clickable targets, the docks, the die, the harbours (with more than two players,
/// only the learner's), the hand and the buttons next to it, the products, the Cantina, the hint line, the log and the shared
/// buttons.
pub fn kept_in_sight(view: &GamePanelData, hits: &HitAreas) -> Vec<Rect> {
    let sight = HighlightLookup::new(view, hits);
    let clickable = sight
        .hits
        .iter()
        .filter(|hit| FarSpaceFoundryFrontend::target(hit.target).is_some_and(|target| view.targets.contains(&target)));
    let mut keep: Vec<Rect> = clickable.map(|hit| sight.on_screen(hit.zone.area())).collect();
    keep.extend((1..=DOCKS).flat_map(|dock| sight.dock(dock)).map(|frame| frame.area));
    keep.extend(sight.item_frames(BoardItem::Die).into_iter().map(|frame| frame.area));
    // More than two harbours leave no room for a bubble.
    let known = &view.seen.known;
    for seat in (0..known.seats().len()).filter(|&seat| known.count <= 2 || seat == sight.own()) {
        keep.extend(sight.harbour(seat));
    }
    keep.extend([false, true].map(|lower| sight.on_screen(board_layout::key(lower))));
    keep.extend(sight.hand().map(|card| card.area));
    // Players consult the products, which are the aim of Alpha, long before Beta.
    let products = view.seen.known.products();
    keep.extend(products.flat_map(|card| sight.item_frames(BoardItem::Product(card))).map(|frame| frame.area));
    if view.seen.known.half == MatchHalf::Alpha {
        keep.extend(sight.item_frames(BoardItem::Cantina).into_iter().map(|frame| frame.area));
    }
    keep.push(sight.hint_area());
    keep.push(view.column(view.places.log));
    keep.push(view.column(view.places.buttons));
    keep
}

/// Returns the area of the station with its orbit, in units of the board.
pub fn station() -> Rect {
    area_of(BoardRect::from_center_half_size(STATION, ORBIT))
}

impl<'a> HighlightLookup<'a> {
    fn new(view: &'a GamePanelData<'a>, hits: &'a HitAreas) -> Self {
        let (x, y) = (view.origin.x, view.origin.y);
        let visible = BoardRect::new(-x, -y, 1600.0 + x, 900.0 + y);
        let stands = things(view.seen, view.plan, &BoardPieces::default(), &hits.0, visible);
        HighlightLookup { view, hits: &hits.0, item_areas: stands }
    }

    fn on_screen(&self, area: BoardRect) -> Rect {
        area_of(area).translate(self.view.origin.to_vec2())
    }

    /// Returns the learner's seat.
    fn own(&self) -> usize {
        let known = &self.view.seen.known;
        let eyes = self.view.seen.viewer.and_then(|colour| known.seat_of(colour));
        eyes.unwrap_or_else(|| usize::from(known.turn))
    }

    /// Returns the frames of the areas in which a click selects this target.
    fn clicked(&self, target: ClickTarget) -> Vec<HighlightFrame> {
        let id = FarSpaceFoundryFrontend::id(target);
        let hits = self.hits.iter().filter(|hit| hit.target == id);
        hits.map(|hit| HighlightFrame::of(self.on_screen(hit.zone.area()))).collect()
    }

    fn item_frames(&self, thing: BoardItem) -> Vec<HighlightFrame> {
        let found = self.item_areas.iter().find(|(there, _)| *there == thing);
        found.map(|(_, area)| HighlightFrame::of(self.on_screen(*area))).into_iter().collect()
    }

    /// Returns the player panel of a seat, its warehouse and its freighters.
    fn harbour(&self, seat: usize) -> Vec<Rect> {
        let hulls = FreighterKind::ALL.iter().map(|&ship| BoardItem::Hull(seat, ship));
        let things = std::iter::once(BoardItem::Store(seat)).chain(hulls);
        let areas = things.flat_map(|thing| self.item_frames(thing)).map(|frame| frame.area);
        std::iter::once(layout::plate(self.view, seat).0).chain(areas).collect()
    }

    /// Returns the frames of a dock's plate, and of its shuttle or the empty place for a shuttle.
    fn dock(&self, dock: u8) -> Vec<HighlightFrame> {
        let mut frames = self.item_frames(BoardItem::Dock(dock));
        let berth = BoardRect::from_center_half_size(board_layout::berth(dock), Vec2::splat(BERTH));
        frames.push(HighlightFrame::disc(self.on_screen(berth)));
        frames
    }

    fn card(&self, pilot: Pilot) -> Vec<HighlightFrame> {
        let hand = self.view.seen.known.players[self.own()].hand;
        let place = hand.all().iter().position(|&held| held == pilot);
        let area = place.map(|nth| board_layout::card(nth, hand.all().len()));
        area.map(|area| HighlightFrame::of(self.on_screen(area))).into_iter().collect()
    }

    fn hand(&self) -> impl Iterator<Item = HighlightFrame> {
        let count = usize::from(self.view.seen.known.players[self.own()].in_hand());
        (0..count).map(move |nth| HighlightFrame::of(self.on_screen(board_layout::card(nth, count))))
    }

    /// Returns the area of the hint line, at about its usual width.
    fn hint_area(&self) -> Rect {
        let (x, y, _, height) = self.view.places.foot;
        Rect::from_min_size(pos2(x, y), vec2(HINT_WIDTH, height)).translate(self.view.origin.to_vec2())
    }

    fn frames(&self, glow: Highlight) -> Vec<HighlightFrame> {
        match glow {
            Highlight::Dock(dock) => self.dock(dock),
            Highlight::Card(pilot) => self.card(pilot),
            Highlight::Ship(ship) => self.item_frames(BoardItem::Hull(self.own(), ship)),
            Highlight::Asteroid(asteroid) => self.item_frames(BoardItem::Asteroid(asteroid)),
            Highlight::Product(product) => self.item_frames(BoardItem::Product(product)),
            Highlight::Hire(pilot) => self.clicked(ClickTarget::Hire(Some(pilot))),
            Highlight::Keep(pilot) => self.clicked(ClickTarget::Keep(pilot)),
            Highlight::Seat(colour) => self.plate(colour).into_iter().map(HighlightFrame::of).collect(),
            Highlight::Place(place) => self.place(place),
        }
    }

    /// Returns the area of a player panel, or `None` if no player has this colour.
    fn plate(&self, colour: Colour) -> Option<Rect> {
        let seat = self.view.seen.known.seat_of(colour)?;
        Some(layout::plate(self.view, seat).0)
    }

    fn key(&self, lower: bool) -> HighlightFrame {
        HighlightFrame::of(self.on_screen(board_layout::key(lower)))
    }

    fn place(&self, place: HighlightPlace) -> Vec<HighlightFrame> {
        let known = &self.view.seen.known;
        match place {
            // After a pilot is played, only the docks that it reaches are highlighted.
            HighlightPlace::Docks if known.stage == Phase::Fly => (1..=DOCKS)
                .filter(|&dock| self.view.can(ClickTarget::Dock(dock)))
                .flat_map(|dock| self.item_frames(BoardItem::Dock(dock)))
                .collect(),
            HighlightPlace::Docks => (1..=DOCKS).flat_map(|dock| self.item_frames(BoardItem::Dock(dock))).collect(),
            HighlightPlace::Die => {
                self.item_frames(BoardItem::Die).into_iter().map(|frame| HighlightFrame::disc(frame.area)).collect()
            }
            HighlightPlace::Land => vec![self.key(false)],
            HighlightPlace::Lift => vec![self.key(true)],
            HighlightPlace::Goods if known.stage == Phase::Work => vec![self.key(false)],
            HighlightPlace::Action if known.stage == Phase::Work => vec![self.key(true)],
            HighlightPlace::Goods | HighlightPlace::Action => Vec::new(),
            HighlightPlace::Store => self.item_frames(BoardItem::Store(self.own())),
            HighlightPlace::Cantina => self.item_frames(BoardItem::Cantina),
            HighlightPlace::Shown => {
                known.shown.all().iter().flat_map(|&pilot| self.clicked(ClickTarget::Hire(Some(pilot)))).collect()
            }
            HighlightPlace::Master => self.item_frames(BoardItem::DockMaster),
            HighlightPlace::Hand => self.hand().collect(),
            HighlightPlace::Points => known.seats().iter().filter_map(|&colour| self.points(colour)).collect(),
            HighlightPlace::Begin => self.clicked(ClickTarget::Begin),
            HighlightPlace::End => vec![HighlightFrame::of(self.view.column(self.view.places.end_turn))],
            HighlightPlace::Log => vec![HighlightFrame::of(self.view.column(self.view.places.log))],
        }
    }

    fn points(&self, colour: Colour) -> Option<HighlightFrame> {
        let seat = self.view.seen.known.seat_of(colour)?;
        let (plate, scale) = layout::plate(self.view, seat);
        let (left, top, width, height) = POINTS;
        let corner = plate.right_top() + vec2(left, top) * scale;
        Some(HighlightFrame::of(Rect::from_min_size(corner, vec2(width, height) * scale)))
    }
}
