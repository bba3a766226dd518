//! What the Academy's panels show: where things that glow are, and what the bubble says.

use crate::games::alien_frontiers::AlienFrontiers;
use std::borrow::Cow;

use bevy_egui::egui::{Context, Rect, pos2, vec2};

use super::course::Coach;
use super::{Course, Learner};
use crate::app::puzzles;
use crate::app::state::Play;
use crate::app::statistics::Book;
use crate::board::{Hits, zone_of, zones_of};
use crate::games::alien_frontiers::academy::{Glow, LessonId, Place};
use crate::games::alien_frontiers::board::layout::{LAYOUT, Layout};
use crate::games::alien_frontiers::board::{self, area};
use crate::games::alien_frontiers::locale::{text, text_args};
use crate::games::alien_frontiers::panels::{
    MatchView, buttons_area, column_place, hand_area, player_place, trade_area, tray_area,
};
use crate::games::alien_frontiers::settings::keys::TableAction;
use crate::games::alien_frontiers::table::Table;
use crate::games::alien_frontiers::table::plan::{Mode, Target, tray};
use crate::panels::{self, BubbleView, LessonRow, UiIntent, lesson_list, lesson_menu};
use crate::rules::{Facility, LAST_CIRCLE, Position};
use crate::settings::keys::{Action, KeyMap};

/// The keys that the words of lessons name, by the names of their arguments.
const KEYS: &[(&str, Action)] = &[
    ("roll", Action::Advance),
    ("undo", Action::Undo),
    ("redo", Action::Redo),
    ("reset", Action::ResetTurn),
    ("end", Action::EndTurn),
    ("log", Action::Log),
    ("scores", Action::Scores),
    ("next", Action::Next),
    ("confirm", Action::Confirm),
    ("cancel", Action::Cancel),
    ("coach", Action::Coach),
];

/// What the words of lessons name of the game's own keys.
const OWN_KEYS: &[(&str, TableAction)] = &[
    ("trade", TableAction::Trade),
    ("launch", TableAction::Launch),
    ("cycle", TableAction::Cycle),
    ("shed", TableAction::Shed),
    ("planet", TableAction::Planet),
    ("discard", TableAction::Discard),
    ("second", TableAction::Ship(2)),
    ("solar", TableAction::Dock(Facility::SolarConverter)),
    ("mine", TableAction::Dock(Facility::LunarMine)),
    ("market", TableAction::Dock(Facility::OrbitalMarket)),
    ("yard", TableAction::Dock(Facility::Shipyard)),
    ("constructor", TableAction::Dock(Facility::ColonyConstructor)),
    ("hub", TableAction::Dock(Facility::ColonistHub)),
    ("artifact", TableAction::Dock(Facility::AlienArtifact)),
    ("station", TableAction::Dock(Facility::TerraformingStation)),
    ("outpost", TableAction::Dock(Facility::RaidersOutpost)),
    ("bay", TableAction::Dock(Facility::MaintenanceBay)),
];

/// The words of a lesson with the keys in use.
fn words(key: &str, keys: &KeyMap) -> String {
    let own = OWN_KEYS.iter().map(|(name, action)| (*name, action.action()));
    let all = KEYS.iter().copied().chain(own);
    let args: Vec<(&str, crate::locale::Arg)> = all.map(|(name, action)| (name, keys.shown(action).into())).collect();
    text_args(key, &args)
}

/// The list of lessons, with the way to the puzzles.
pub fn show_list(ctx: &Context, learner: &Learner, book: &Book<AlienFrontiers>, out: &mut Vec<UiIntent>) {
    let row = |id: LessonId| {
        let mark = learner.0.of(id);
        LessonRow { id, done: mark.done, at: mark.at }
    };
    let rows: Vec<LessonRow> = LessonId::all().map(row).collect();
    lesson_list(ctx, &rows, learner.0.next(), puzzles::solved(book), out);
}

/// The card at a lesson's end.
pub fn show_done(ctx: &Context, course: Option<&Course>, id: LessonId, out: &mut Vec<UiIntent>) {
    panels::lesson_done(ctx, id, course.is_some_and(|course| course.aside.is_some()), out);
}

/// The menu of the lesson.
pub fn menu(ctx: &Context, course: &Course, out: &mut Vec<UiIntent>) {
    lesson_menu(ctx, course.id, course.reads(), course.aside.is_some(), out);
}

/// The bubble of the step, and what glows.
pub fn show(
    ctx: &Context,
    (course, table, play): (&Course, &Table, &Play),
    view: &MatchView,
    hits: &Hits,
    out: &mut Vec<UiIntent>,
) {
    if let Some(coach) = &course.coach {
        return say(ctx, coach, view, hits, out);
    }
    if course.over || play.asked {
        return;
    }
    let position = table.view();
    let given = course.given(table);
    let step = course.run.step();
    let showing = course.showing.is_some() || course.awaits(table);
    // What is shown is on its way to what is right: nothing of it is the learner's mistake.
    let wrong = if showing { None } else { course.run.wrong(position, &given) };
    let decider = (!position.is_over()).then(|| position.mover());
    let stuck = !showing && !course.watched && (wrong.is_some() || course.run.is_stuck(position, decider));
    let said = course.run.lesson().message(wrong.map_or(&step.say, |wrong| &wrong.say));
    let note = course.note().or_else(|| (stuck && wrong.is_none()).then(|| text("academy-stuck")));
    let on_screen = |rect: Rect| rect.translate(view.origin.to_vec2());
    let glow = if stuck { Vec::new() } else { glowing(&step.glow, position, hits, view) };
    // Dice that are picked shine by themselves; what is to be done next is elsewhere. The bubble stays where it is.
    let left: Vec<Glow> = step.glow.iter().copied().filter(|glow| !is_picked(*glow, view)).collect();
    let lit = if stuck { Vec::new() } else { glowing(&left, position, hits, view) };
    // Docks and dice are kept in sight below, whether they can be clicked or not: so the bubble does not move with each die picked.
    let others = view.targets.iter().filter(|target| !matches!(target, Target::Facility(_) | Target::HandShip { .. }));
    let mut keep: Vec<Rect> = others.filter_map(|&target| zone_of(hits, target)).map(rect).map(on_screen).collect();
    keep.extend(kept_in_sight(position, view, hits));
    if matches!(view.plan.mode(), Mode::Trade { .. }) {
        keep.push(trade_area(view));
    }
    let lands = ["launch", "discard", "dock ColonyConstructor", "dock TerraformingStation", "use DataCrystal"];
    let on_planet = |glow: &Glow| matches!(glow, Glow::Territory(_) | Glow::Field(_) | Glow::Place(Place::Planet));
    if lands.iter().any(|order| course.run.could_allow(order)) || step.glow.iter().any(on_planet) {
        keep.push(on_screen(planet()));
    }
    let shown = |action| view.keys.shown(action);
    let bubble = BubbleView {
        title: text(&course.run.lesson().title()),
        words: words(&said, view.keys),
        count: (course.run.at() + 1, course.run.lesson().steps.len()),
        reads: course.reads(),
        check: step.check,
        note,
        showing,
        can_back: course.run.at() > 0,
        can_reset: !given.is_empty() || stuck,
        nudge: course.is_waiting(),
        stuck,
        keys: [shown(Action::Advance), shown(Action::LessonBack), shown(Action::ShowMe), shown(Action::ResetTurn)],
        glow,
        lit,
        keep,
        scenery: on_screen(planet()),
        room: on_screen(Rect::from_min_max(pos2(8.0, 8.0), pos2(1590.0, 856.0))),
        home: on_screen(Rect::from_center_size(pos2(1040.0, 330.0), vec2(0.0, 0.0))).center(),
    };
    panels::bubble(ctx, &bubble, out);
}

/// What is seen of the match and stays in sight where there is other room, on the screen in units.
fn kept_in_sight(position: &Position, view: &MatchView, hits: &Hits) -> Vec<Rect> {
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
        keep.extend(column_place(view, Place::Log));
    }
    // The cards with the line of deck and pile above them.
    let line = pos2(LAYOUT.display.deck.0, LAYOUT.display.deck.1);
    let piles = Rect::from_min_max(line - vec2(110.0, 12.0), line + vec2(0.0, 12.0));
    let cards = display_card(0).union(display_card(2)).union(piles);
    keep.push(on_screen(if position.display.iter().any(Option::is_some) { cards } else { piles }));
    keep
}

/// What the coach of a whole match says, if anything.
fn say(ctx: &Context, coach: &Coach, view: &MatchView, hits: &Hits, out: &mut Vec<UiIntent>) {
    let Some(said) = &coach.says else { return };
    let on_screen = |rect: Rect| rect.translate(view.origin.to_vec2());
    let mut keep: Vec<Rect> =
        view.targets.iter().filter_map(|&target| zone_of(hits, target)).map(rect).map(on_screen).collect();
    keep.extend(kept_in_sight(view.seen, view, hits));
    let glow = glowing(&coach.glow, view.seen, hits, view);
    let bubble = BubbleView {
        title: text(if said.starts_with("lesson-") { "lesson-graduation" } else { "academy-coach" }),
        words: words(said, view.keys),
        count: (1, 1),
        reads: true,
        check: false,
        note: None,
        showing: false,
        can_back: false,
        can_reset: false,
        nudge: false,
        stuck: false,
        keys: [view.keys.shown(Action::Advance), String::new(), String::new(), String::new()],
        lit: glow.clone(),
        glow,
        keep,
        scenery: on_screen(planet()),
        room: on_screen(Rect::from_min_max(pos2(8.0, 8.0), pos2(1260.0, 856.0))),
        home: on_screen(Rect::from_center_size(pos2(1040.0, 330.0), vec2(0.0, 0.0))).center(),
    };
    panels::bubble(ctx, &bubble, out);
}

fn rect(rect: bevy::math::Rect) -> Rect {
    Rect::from_min_max(pos2(rect.min.x, rect.min.y), pos2(rect.max.x, rect.max.y))
}

fn planet() -> Rect {
    let middle = LAYOUT.planet_middle();
    Rect::from_center_size(pos2(middle.x, middle.y), vec2(LAYOUT.planet.bezel, LAYOUT.planet.bezel) * 2.0)
}

/// Whether this is a die that is picked already.
fn is_picked(glow: Glow, view: &MatchView) -> bool {
    let Glow::Die { value, relic } = glow else { return false };
    let dice = tray(view.seen);
    let nth = dice.into_iter().position(|(ship, _)| (ship.value, ship.relic) == (value, relic));
    nth.is_some_and(|nth| view.plan.selected_indices().contains(&nth))
}

/// Where everything that glows is, on the screen in units.
fn glowing(glow: &[Glow], position: &Position, hits: &Hits, view: &MatchView) -> Vec<Rect> {
    let place = |glow: &Glow| match glow {
        // The circle of the track and the price: two things far apart.
        Glow::Place(Place::Launch) => {
            let zones = zones_of(hits, Target::Launch(position.mover()));
            zones.map(|zone| rect(zone).translate(view.origin.to_vec2())).collect()
        }
        glow => place_of(*glow, position, hits, view).into_iter().collect::<Vec<Rect>>(),
    };
    glow.iter().flat_map(place).collect()
}

fn place_of(glow: Glow, position: &Position, hits: &Hits, view: &MatchView) -> Option<Rect> {
    let on_screen = |found: Rect| found.translate(view.origin.to_vec2());
    let board = |target: Target| zone_of(hits, target).map(rect).map(on_screen);
    match glow {
        Glow::Die { value, relic } => {
            let dice = tray(position);
            let (index, (ship, _)) =
                dice.into_iter().enumerate().find(|(_, (ship, _))| (ship.value, ship.relic) == (value, relic))?;
            board(Target::HandShip { index, ship })
        }
        Glow::Facility(Facility::ColonistHub) => Some(on_screen(hub_area(&in_window(view), position))),
        Glow::Facility(facility) => Some(on_screen(rect(board::facility_frame(&in_window(view), facility, &hits.0)))),
        Glow::Docked(_, facility) => Some(on_screen(rect(area(&in_window(view), facility)))),
        Glow::Territory(territory) => Some(on_screen(rect(board::land_area(territory)))),
        Glow::Field(field) => board(Target::Field(field)).or_else(|| Some(on_screen(planet()))),
        Glow::Card(card) if position.me().cards.has(card) => Some(view.column(hand_area())),
        Glow::Card(card) => {
            let slot = position.display.iter().position(|shown| *shown == Some(card))?;
            Some(on_screen(display_card(slot)))
        }
        Glow::Player(colour) => {
            let row = position.seats().iter().position(|&seat| seat == colour)?;
            Some(view.column(player_place(row)))
        }
        Glow::Place(place) => match place {
            Place::Relic => board(Target::Relic),
            Place::Launch => board(Target::Launch(position.mover())),
            Place::Trade => board(Target::Trade),
            Place::Cycle => board(Target::Cycle),
            Place::Planet => Some(on_screen(planet())),
            Place::Track => Some(on_screen(hub_area(&in_window(view), position))),
            Place::Display => Some(on_screen(display_card(0).union(display_card(2)))),
            other => column_place(view, other),
        },
    }
}

fn display_card(slot: usize) -> Rect {
    let display = &LAYOUT.display;
    let at = display.cards.get(slot).copied().unwrap_or_default();
    Rect::from_min_size(pos2(at.0, at.1), vec2(display.size.0, display.size.1))
}

/// The places of things in a window of this shape.
fn in_window(view: &MatchView) -> Cow<'static, Layout> {
    LAYOUT.in_window(bevy::math::Rect::new(-view.origin.x, 0.0, LAYOUT.width, LAYOUT.height))
}

/// A facility with its name, docks and prices; of the Hub the mover's track with its circles.
fn facility_area(layout: &Layout, facility: Facility, position: &Position, hits: &Hits) -> Rect {
    if facility == Facility::ColonistHub {
        return hub_area(layout, position);
    }
    rect(board::facility_area(layout, facility, &hits.0))
}

/// The mover's track at the Hub with its circles.
fn hub_area(layout: &Layout, position: &Position) -> Rect {
    let row = usize::from(position.mover_seat);
    let docks = layout.docks(Facility::ColonistHub, row).into_iter().map(|(dock, _)| rect(dock));
    let track = docks.reduce(Rect::union).unwrap_or(Rect::NOTHING);
    let last = layout.hub_circle(row, LAST_CIRCLE);
    track.union(Rect::from_center_size(pos2(last.x, last.y), vec2(30.0, 40.0)))
}
