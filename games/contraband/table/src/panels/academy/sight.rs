//! The screen areas of things highlighted in a lesson, and the areas that its bubble must not hide.

use bevy::math::Rect as BoardRect;
use bevy_egui::egui::{Rect, pos2, vec2};

use crate::ContrabandWindow;
use crate::board::layout::{self as board_layout, MEETING, STATUS};
use crate::board::{Thing, Tokens, clicked_for, place_area, things, z};
use crate::panels::MatchView;
use crate::panels::layout;
use crate::table::Target;
use contraband::academy::{Glow, Place};
use contraband::rules::{Spot, Token};
use orrery_board::{BoardScene as _, HitArea, HitAreas};
use orrery_ui::HighlightFrame;

/// The approximate width of the line with the current question.
const SAID: f32 = 560.0;
/// Half the size of a token.
const TOKEN: f32 = 28.0;

/// The distances from the buttons of the panel over the core to its edge, and to the edge above its heading.
const PANEL_EDGE: f32 = 15.0;
const PANEL_HEADING: f32 = 40.0;

/// A lookup of areas in the current window.
struct Sight<'a> {
    view: &'a MatchView<'a>,
    hits: &'a [HitArea],
    /// The things on the board with their areas.
    stands: Vec<(Thing, BoardRect)>,
}

/// Returns the areas of all highlighted things on the screen, in units.
pub fn glowing(glow: &[Glow], view: &MatchView, hits: &HitAreas) -> Vec<HighlightFrame> {
    let sight = Sight::new(view, hits);
    glow.iter().flat_map(|glow| sight.frames(glow)).collect()
}

/// Returns the areas that must stay visible: targets, tokens, the viewer's ship and its place, and the line at the foot.
pub fn kept_in_sight(view: &MatchView, hits: &HitAreas) -> Vec<Rect> {
    let sight = Sight::new(view, hits);
    let clickable = sight
        .hits
        .iter()
        .filter(|hit| ContrabandWindow::target(hit.target).is_some_and(|target| view.targets.contains(&target)));
    let mut keep: Vec<Rect> = clickable.map(|hit| sight.on_screen(hit.zone.area())).collect();
    keep.extend(sight.panel());
    let ships = sight.stands.iter().filter(|(thing, _)| matches!(thing, Thing::Ship(_)));
    keep.extend(ships.map(|(_, area)| sight.on_screen(*area)));
    let roam = Token::ALL.iter().filter(|&&token| token != Token::Corsair || view.seen.known.is_solo());
    keep.extend(roam.map(|&token| sight.token(token).area));
    keep.push(sight.ship());
    keep.push(sight.hand());
    if view.seen.known.meeting.is_some() {
        keep.push(sight.on_screen(MEETING));
    }
    keep.push(sight.column(STATUS));
    keep.push(sight.said());
    keep.push(view.column(view.places.log));
    keep.push(view.column(view.places.buttons));
    keep
}

fn board(rect: BoardRect) -> Rect {
    Rect::from_min_max(pos2(rect.min.x, rect.min.y), pos2(rect.max.x, rect.max.y))
}

impl<'a> Sight<'a> {
    fn new(view: &'a MatchView<'a>, hits: &'a HitAreas) -> Self {
        let (x, y) = (view.origin.x, view.origin.y);
        let visible = BoardRect::new(-x, -y, 1600.0 + x, 900.0 + y);
        let stands = things(view.seen, view.plan, &Tokens::default(), &hits.0, visible);
        Sight { view, hits: &hits.0, stands }
    }

    fn on_screen(&self, area: BoardRect) -> Rect {
        board(area).translate(self.view.origin.to_vec2())
    }

    /// Returns a rectangle of the right column.
    fn column(&self, area: BoardRect) -> Rect {
        self.view.column((area.min.x, area.min.y, area.width(), area.height()))
    }

    /// Returns the area of the panel over the core, including buttons that cannot be clicked; they are below its heading.
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

    /// Returns the areas where a click has this meaning.
    fn clicked(&self, target: Target) -> Vec<HighlightFrame> {
        let id = ContrabandWindow::id(target);
        let hits = self.hits.iter().filter(|hit| hit.target == id);
        hits.map(|hit| HighlightFrame::of(self.on_screen(hit.zone.area()))).collect()
    }

    /// Returns the clickable area of a place, or else all of it.
    fn place(&self, spot: Spot) -> Vec<HighlightFrame> {
        let clicked = self.clicked(Target::Spot(spot));
        if clicked.is_empty() { vec![HighlightFrame::of(self.on_screen(place_area(spot)))] } else { clicked }
    }

    fn token(&self, token: Token) -> HighlightFrame {
        let at = board_layout::line(self.view.seen.known.token(token), 1.0);
        HighlightFrame::disc(self.on_screen(BoardRect::from_center_half_size(at, bevy::math::Vec2::splat(TOKEN))))
    }

    /// Returns the area of the line with the current question, at its usual width.
    fn said(&self) -> Rect {
        let (x, y, _, height) = self.view.places.foot;
        Rect::from_min_size(pos2(x, y), vec2(SAID, height)).translate(self.view.origin.to_vec2())
    }

    fn frames(&self, glow: &Glow) -> Vec<HighlightFrame> {
        match glow {
            Glow::At(spot) => self.place(*spot),
            Glow::Token(token) => vec![self.token(*token)],
            Glow::Seat(colour) => {
                let seat = self.view.seen.known.seat_of(*colour);
                seat.map(|seat| HighlightFrame::of(layout::plate(self.view, seat))).into_iter().collect()
            }
            Glow::Order(order) => {
                let target = clicked_for(self.view.seen, order);
                target.map(|target| self.clicked(target)).unwrap_or_default()
            }
            Glow::Place(place) => self.fixed(*place),
        }
    }

    fn fixed(&self, place: Place) -> Vec<HighlightFrame> {
        match place {
            Place::Status => vec![HighlightFrame::of(self.column(STATUS))],
            Place::Ship => vec![HighlightFrame::of(self.ship())],
            Place::Hand => vec![HighlightFrame::of(self.hand())],
            Place::Meeting => vec![HighlightFrame::of(self.on_screen(MEETING))],
            Place::Tokens => {
                let tokens = contraband::rules::Step::ALL.iter();
                tokens.flat_map(|&step| self.clicked(Target::Token(step))).collect()
            }
            Place::End => vec![HighlightFrame::of(self.view.column(self.view.places.end_turn))],
            Place::Log => vec![HighlightFrame::of(self.view.column(self.view.places.log))],
        }
    }
}
