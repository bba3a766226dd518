//! The screen areas of everything highlighted in a lesson, and the areas that the lesson's bubble must not hide.

use bevy::math::Rect as BoardRect;
use bevy_egui::egui::{Rect, pos2, vec2};

use crate::ContrabandFrontend;
use crate::board::layout::{self as board_layout, MEETING, STATUS};
use crate::board::{BoardItem, BoardPieces, clicked_for, place_area, things, z};
use crate::panels::GamePanelData;
use crate::panels::layout;
use crate::table::ClickTarget;
use contraband::academy::{Highlight, HighlightPlace};
use contraband::rules::{BoardSpot, PatrolToken};
use orrery_board::{BoardScene as _, HitArea, HitAreas};
use orrery_ui::{HighlightFrame, area_of};

/// The approximate width of the line with the current question.
const HINT_WIDTH: f32 = 560.0;
/// Half the size of a token.
const TOKEN: f32 = 28.0;

/// The distance from the buttons of the panel over the core to the panel's edge.
const PANEL_EDGE: f32 = 15.0;
/// The distance from the top buttons of the panel to its upper edge, which is above the heading.
const PANEL_HEADING: f32 = 40.0;

/// A lookup of areas in the current window.
struct HighlightLookup<'a> {
    view: &'a GamePanelData<'a>,
    hits: &'a [HitArea],
    /// Everything on the board with its area.
    item_areas: Vec<(BoardItem, BoardRect)>,
}

/// Returns the screen areas of all highlights, in units.
pub fn glowing(glow: &[Highlight], view: &GamePanelData, hits: &HitAreas) -> Vec<HighlightFrame> {
    let sight = HighlightLookup::new(view, hits);
    glow.iter().flat_map(|glow| sight.frames(glow)).collect()
}

/// Returns the areas that must stay visible: the targets that can be clicked, the ships and tokens, the panels of the board, the
/// line at the foot, the log and the buttons.
pub fn kept_in_sight(view: &GamePanelData, hits: &HitAreas) -> Vec<Rect> {
    let sight = HighlightLookup::new(view, hits);
    let clickable = sight
        .hits
        .iter()
        .filter(|hit| ContrabandFrontend::target(hit.target).is_some_and(|target| view.targets.contains(&target)));
    let mut keep: Vec<Rect> = clickable.map(|hit| sight.on_screen(hit.zone.area())).collect();
    keep.extend(sight.panel());
    let ships = sight.item_areas.iter().filter(|(thing, _)| matches!(thing, BoardItem::Ship(_)));
    keep.extend(ships.map(|(_, area)| sight.on_screen(*area)));
    let roam = PatrolToken::ALL.iter().filter(|&&token| token != PatrolToken::Corsair || view.seen.known.is_solo());
    keep.extend(roam.map(|&token| sight.token(token).area));
    keep.push(sight.ship());
    keep.push(sight.hand());
    if view.seen.known.meeting.is_some() {
        keep.push(sight.on_screen(MEETING));
    }
    keep.push(sight.column(STATUS));
    keep.push(sight.hint_area());
    keep.push(view.column(view.places.log));
    keep.push(view.column(view.places.buttons));
    keep
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

    /// Converts a rectangle of the right column to its area on the screen.
    fn column(&self, area: BoardRect) -> Rect {
        self.view.column((area.min.x, area.min.y, area.width(), area.height()))
    }

    /// Returns the area of the panel over the core, including the buttons below its heading that cannot be clicked.
    fn panel(&self) -> Option<Rect> {
        let keys = self.hits.iter().filter(|hit| hit.z >= z::ON_PANEL).map(|hit| self.on_screen(hit.zone.area()));
        let over_the_core = keys.filter(|area| area.right() < self.ship().left());
        let all = over_the_core.reduce(Rect::union)?;
        Some(all.expand(PANEL_EDGE).with_min_y(all.top() - PANEL_HEADING))
    }

    fn ship(&self) -> Rect {
        self.column(board_layout::ship_panel(self.view.seen.known.count()))
    }

    fn hand(&self) -> Rect {
        self.column(board_layout::hand_panel(self.view.seen.known.count()))
    }

    /// Returns the areas in which a click selects this target.
    fn clicked(&self, target: ClickTarget) -> Vec<HighlightFrame> {
        let id = ContrabandFrontend::id(target);
        let hits = self.hits.iter().filter(|hit| hit.target == id);
        hits.map(|hit| HighlightFrame::of(self.on_screen(hit.zone.area()))).collect()
    }

    /// Returns the clickable area of a spot or, if it has none, the whole spot.
    fn place(&self, spot: BoardSpot) -> Vec<HighlightFrame> {
        let clicked = self.clicked(ClickTarget::Spot(spot));
        if clicked.is_empty() { vec![HighlightFrame::of(self.on_screen(place_area(spot)))] } else { clicked }
    }

    fn token(&self, token: PatrolToken) -> HighlightFrame {
        let at = board_layout::line(self.view.seen.known.token(token), 1.0);
        HighlightFrame::disc(self.on_screen(BoardRect::from_center_half_size(at, bevy::math::Vec2::splat(TOKEN))))
    }

    /// Returns the area of the line with the current question, at its usual width.
    fn hint_area(&self) -> Rect {
        let (x, y, _, height) = self.view.places.foot;
        Rect::from_min_size(pos2(x, y), vec2(HINT_WIDTH, height)).translate(self.view.origin.to_vec2())
    }

    fn frames(&self, glow: &Highlight) -> Vec<HighlightFrame> {
        match glow {
            Highlight::At(spot) => self.place(*spot),
            Highlight::Token(token) => vec![self.token(*token)],
            Highlight::Seat(colour) => {
                let seat = self.view.seen.known.seat_of(*colour);
                seat.map(|seat| HighlightFrame::of(layout::plate(self.view, seat))).into_iter().collect()
            }
            Highlight::Order(order) => {
                let target = clicked_for(self.view.seen, order);
                target.map(|target| self.clicked(target)).unwrap_or_default()
            }
            Highlight::Place(place) => self.fixed(*place),
        }
    }

    fn fixed(&self, place: HighlightPlace) -> Vec<HighlightFrame> {
        match place {
            HighlightPlace::Status => vec![HighlightFrame::of(self.column(STATUS))],
            HighlightPlace::Ship => vec![HighlightFrame::of(self.ship())],
            HighlightPlace::Hand => vec![HighlightFrame::of(self.hand())],
            HighlightPlace::Meeting => vec![HighlightFrame::of(self.on_screen(MEETING))],
            HighlightPlace::Tokens => {
                let tokens = contraband::rules::MoveStep::ALL.iter();
                tokens.flat_map(|&step| self.clicked(ClickTarget::Token(step))).collect()
            }
            HighlightPlace::End => vec![HighlightFrame::of(self.view.column(self.view.places.end_turn))],
            HighlightPlace::Log => vec![HighlightFrame::of(self.view.column(self.view.places.log))],
        }
    }
}
