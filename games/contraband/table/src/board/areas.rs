//! The areas of everything on the board, for players who navigate the board without a mouse, and for highlights.

use bevy::math::{Rect, Vec2};

use super::ctx::SceneContext;
use super::layout::{self, STATUS};
use super::log_anchor::LogAnchor;
use crate::table::ClickTarget;
use contraband::rules::{BoardSpot as At, PatrolToken, SectorPlace};
use orrery_board::hit_area::{HitArea, targets_of};

/// Something on the board that has an area of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardItem {
    /// Something that can be clicked, now or at another time.
    Target(ClickTarget),
    /// The police, the alien or the corsair.
    Roamer(PatrolToken),
    /// A ship, identified by its seat.
    Ship(usize),
    /// The panel with round, target and decks.
    Status,
    /// The panel with the viewer's ship.
    Own,
    /// The panel with the viewer's objective and cards.
    Hand,
}

/// Returns everything on the board with its area, in navigation order: targets, then tokens and ships, then the panels of the
/// column.
pub fn item_areas(ctx: &SceneContext, hits: &[HitArea]) -> Vec<(BoardItem, Rect)> {
    let targets = targets_of(hits).into_iter();
    let mut out: Vec<_> = targets.map(|(target, area)| (BoardItem::Target(target), area)).collect();
    for &(token, at, _) in &ctx.seen.roamers {
        if token != PatrolToken::Corsair || ctx.view.known.is_solo() {
            out.push((BoardItem::Roamer(token), disc(layout::line(at.line, 1.0), 28.0)));
        }
    }
    for seat in ctx.seats() {
        out.push((BoardItem::Ship(seat), disc(ctx.ship_at(seat), 20.0)));
    }
    out.push((BoardItem::Status, ctx.column(STATUS)));
    if ctx.own().is_some() {
        out.extend([(BoardItem::Own, ctx.ship_panel()), (BoardItem::Hand, ctx.hand_panel())]);
    }
    out
}

fn disc(at: Vec2, radius: f32) -> Rect {
    Rect::from_center_half_size(at, Vec2::splat(radius))
}

/// Returns the area of a spot, including everything drawn there.
pub fn place_area(at: At) -> Rect {
    let half = match at.place {
        SectorPlace::Space => Vec2::new(48.0, 30.0),
        SectorPlace::Mine1 | SectorPlace::Mine2 => Vec2::splat(28.0),
        SectorPlace::Structure => Vec2::new(60.0, 50.0),
    };
    Rect::from_center_half_size(layout::place(at), half)
}

/// Returns the area of a log anchor, or `None` for the panel of a colour that does not play, and for the dangers of all lanes.
pub fn anchor_area(ctx: &SceneContext, spot: LogAnchor) -> Option<Rect> {
    match spot {
        LogAnchor::Plate(colour) => {
            let seat = ctx.view.known.seat_of(colour)?;
            Some(layout::column(layout::plate(seat), ctx.visible))
        }
        LogAnchor::At(at) => Some(place_area(at)),
        LogAnchor::Line(line) => Some(disc(layout::line(line, 1.0), 32.0)),
        LogAnchor::Dangers => None,
    }
}
