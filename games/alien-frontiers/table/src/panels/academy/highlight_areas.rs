//! The areas of highlighted items in a lesson, and the areas that the lesson's bubble must not cover.

use std::borrow::Cow;

use bevy_egui::egui::{Rect, pos2, vec2};

use crate::board::layout::{BoardLayout, LAYOUT};
use crate::board::{self, area};
use crate::panels::{GamePanelData, buttons_area, column_place, hand_area, player_place, trade_area, tray_area};
use crate::table::plan::{ClickTarget, OrderEntryMode, tray};
use alien_frontiers::academy::{Highlight, HighlightPlace, LessonRun};
use alien_frontiers::rules::{Facility, LAST_CIRCLE, Position};
use orrery_board::{HitAreas, zone_of, zones_of};
use orrery_ui::{HighlightFrame, area_of};

/// Returns the areas that must stay visible during a step of `run`, or during a comment of the coach in a complete match.
pub fn kept_in_sight(run: Option<&LessonRun>, view: &GamePanelData, hits: &HitAreas) -> Vec<Rect> {
    let mut keep: Vec<Rect> = match run {
        // The areas of docks and dice are added below, clickable or not, so that the bubble does not move with each picked die.
        Some(_) => {
            clickable(view, hits, |target| !matches!(target, ClickTarget::Facility(_) | ClickTarget::HandShip { .. }))
        }
        None => clickable(view, hits, |_| true),
    };
    keep.extend(table(view.seen, view, hits));
    let Some(run) = run else { return keep };
    if matches!(view.plan.mode(), OrderEntryMode::Trade { .. }) {
        keep.push(trade_area(view));
    }
    let lands = ["launch", "discard", "dock ColonyConstructor", "dock TerraformingStation", "use DataCrystal"];
    let on_planet = |glow: &Highlight| {
        matches!(glow, Highlight::Territory(_) | Highlight::Field(_) | Highlight::Place(HighlightPlace::Planet))
    };
    if lands.iter().any(|order| run.could_allow(order)) || run.step().glow.iter().any(on_planet) {
        keep.push(planet().translate(view.origin.to_vec2()));
    }
    keep
}

/// Returns the areas of the click targets on the board for which `wanted` returns true.
fn clickable(view: &GamePanelData, hits: &HitAreas, wanted: impl Fn(&ClickTarget) -> bool) -> Vec<Rect> {
    let on_screen = |rect: Rect| rect.translate(view.origin.to_vec2());
    let targets = view.targets.iter().filter(|target| wanted(target));
    targets.filter_map(|&target| zone_of(hits, target)).map(area_of).map(on_screen).collect()
}

/// Returns the areas of the match, in screen units, that stay visible if the bubble has room elsewhere.
fn table(position: &Position, view: &GamePanelData, hits: &HitAreas) -> Vec<Rect> {
    let on_screen = |rect: Rect| rect.translate(view.origin.to_vec2());
    let mut keep = vec![
        view.column(tray_area()),
        view.column(buttons_area()),
        on_screen(Rect::from_min_size(pos2(240.0, 862.0), vec2(800.0, 36.0))),
    ];
    let layout = in_window(view);
    keep.extend(Facility::ALL.iter().map(|&facility| on_screen(facility_area(&layout, facility, position, hits))));
    keep.extend((0..position.seats().len()).map(|row| view.column(player_place(row))));
    if position.me().cards.iter().next().is_some() {
        keep.push(view.column(hand_area()));
    }
    if !view.log.is_empty() {
        keep.extend(column_place(view, HighlightPlace::Log));
    }
    // The cards, and above them the line with deck and discard pile.
    let line = pos2(LAYOUT.display.deck.0, LAYOUT.display.deck.1);
    let piles = Rect::from_min_max(line - vec2(110.0, 12.0), line + vec2(0.0, 12.0));
    let cards = display_card(0).union(display_card(2)).union(piles);
    keep.push(on_screen(if position.display.iter().any(Option::is_some) { cards } else { piles }));
    keep
}

/// Returns the area of the planet with its instrument ring, in units of the board.
pub fn planet() -> Rect {
    let middle = LAYOUT.planet_middle();
    Rect::from_center_size(pos2(middle.x, middle.y), vec2(LAYOUT.planet.bezel, LAYOUT.planet.bezel) * 2.0)
}

/// Returns true if the highlight is a die that is already picked.
pub fn is_picked(glow: Highlight, view: &GamePanelData) -> bool {
    let Highlight::Die { value, relic } = glow else { return false };
    let dice = tray(view.seen);
    let nth = dice.into_iter().position(|(ship, _)| (ship.value, ship.relic) == (value, relic));
    nth.is_some_and(|nth| view.plan.selected_indices().contains(&nth))
}

/// Returns the picked dice that are not highlighted, provided that any dice are highlighted.
pub fn unwanted(glow: &[Highlight], view: &GamePanelData) -> Vec<Highlight> {
    let mut wanted: Vec<Highlight> =
        glow.iter().copied().filter(|glow| matches!(glow, Highlight::Die { .. })).collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let dice = tray(view.seen);
    let picked = view.plan.selected_indices().iter().filter_map(|&nth| dice.get(nth)).map(|(ship, _)| *ship);
    let mut others: Vec<Highlight> =
        picked.map(|ship| Highlight::Die { value: ship.value, relic: ship.relic }).collect();
    others.retain(|die| match wanted.iter().position(|glow| glow == die) {
        Some(nth) => {
            wanted.remove(nth);
            false
        }
        None => true,
    });
    others
}

/// Returns the frames of all highlights, in screen units.
pub fn glowing(glow: &[Highlight], view: &GamePanelData, hits: &HitAreas) -> Vec<HighlightFrame> {
    let position = view.seen;
    let place = |glow: &Highlight| match glow {
        // The circle of the track and the price strip are two separate areas.
        Highlight::Place(HighlightPlace::Launch) => {
            let zones = zones_of(hits, ClickTarget::Launch(position.mover()));
            zones.map(|zone| HighlightFrame::of(area_of(zone).translate(view.origin.to_vec2()))).collect()
        }
        glow => place_of(*glow, position, hits, view).into_iter().collect::<Vec<HighlightFrame>>(),
    };
    glow.iter().flat_map(place).collect()
}

fn place_of(glow: Highlight, position: &Position, hits: &HitAreas, view: &GamePanelData) -> Option<HighlightFrame> {
    let on_screen = |found: Rect| found.translate(view.origin.to_vec2());
    let board = |target: ClickTarget| zone_of(hits, target).map(area_of).map(on_screen);
    let globe = || Some(HighlightFrame::disc(on_screen(planet())));
    let place = match glow {
        Highlight::Place(HighlightPlace::Planet) => return globe(),
        Highlight::Field(field) => match board(ClickTarget::Field(field)) {
            None => return globe(),
            found => found,
        },
        Highlight::Die { value, relic } => {
            let dice = tray(position);
            let (index, (ship, _)) =
                dice.into_iter().enumerate().find(|(_, (ship, _))| (ship.value, ship.relic) == (value, relic))?;
            board(ClickTarget::HandShip { index, ship })
        }
        Highlight::Facility(Facility::ColonistHub) => Some(on_screen(hub_area(&in_window(view), position))),
        Highlight::Facility(facility) => {
            Some(on_screen(area_of(board::facility_frame(&in_window(view), facility, &hits.0))))
        }
        Highlight::Docked(_, facility) => Some(on_screen(area_of(area(&in_window(view), facility)))),
        Highlight::Territory(territory) => Some(on_screen(area_of(board::land_area(territory)))),
        Highlight::Card(card) if position.me().cards.has(card) => Some(view.column(hand_area())),
        Highlight::Card(card) => {
            let slot = position.display.iter().position(|shown| *shown == Some(card))?;
            Some(on_screen(display_card(slot)))
        }
        Highlight::Player(colour) => {
            let row = position.seats().iter().position(|&seat| seat == colour)?;
            Some(view.column(player_place(row)))
        }
        Highlight::Place(place) => match place {
            HighlightPlace::Relic => board(ClickTarget::Relic),
            HighlightPlace::Launch => board(ClickTarget::Launch(position.mover())),
            HighlightPlace::Trade => board(ClickTarget::Trade),
            HighlightPlace::Cycle => board(ClickTarget::Cycle),
            HighlightPlace::Track => Some(on_screen(hub_area(&in_window(view), position))),
            HighlightPlace::Display => Some(on_screen(display_card(0).union(display_card(2)))),
            other => column_place(view, other),
        },
    };
    place.map(HighlightFrame::of)
}

fn display_card(slot: usize) -> Rect {
    let display = &LAYOUT.display;
    let at = display.cards.get(slot).copied().unwrap_or_default();
    Rect::from_min_size(pos2(at.0, at.1), vec2(display.size.0, display.size.1))
}

/// Returns the layout for the shape of this window.
fn in_window(view: &GamePanelData) -> Cow<'static, BoardLayout> {
    LAYOUT.in_window(bevy::math::Rect::new(-view.origin.x, 0.0, LAYOUT.width, LAYOUT.height))
}

/// Returns the area of a facility with its name, docks and prices; for the Hub, that of the mover's track with its circles.
fn facility_area(layout: &BoardLayout, facility: Facility, position: &Position, hits: &HitAreas) -> Rect {
    if facility == Facility::ColonistHub {
        return hub_area(layout, position);
    }
    area_of(board::facility_area(layout, facility, &hits.0))
}

/// Returns the area of the mover's track at the Hub, with its circles.
fn hub_area(layout: &BoardLayout, position: &Position) -> Rect {
    let row = usize::from(position.mover_seat);
    let docks = layout.docks(Facility::ColonistHub, row).into_iter().map(|(dock, _)| area_of(dock));
    let track = docks.reduce(Rect::union).unwrap_or(Rect::NOTHING);
    let last = layout.hub_circle(row, LAST_CIRCLE);
    track.union(Rect::from_center_size(pos2(last.x, last.y), vec2(30.0, 40.0)))
}
