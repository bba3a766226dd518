//! The meeting panel over the core: both sides with their shields, the background, the dice and the exchanges of a fight. It also
//! shows the questions that follow, about spoils and losses. The possible answers are in `answers.rs`.

use bevy::math::Vec2;

use super::column::bay_off;
use super::ctx::SceneContext;
use super::exchanges::FightResult;
use super::icons;
use super::layout::{MEETING, in_meeting as at};
use super::meeting_choices;
use super::parts::{BoardTextStyle, IconBarStyle, fitted, glass, strip, words};
use super::stakes;
use super::z;
use crate::locale::{ask_text, text, text_args};
use contraband::rules::{Meeting, MeetingOpponent, Metal, Question, weapons};
use orrery_board::paint::{Polyline, RoundedRect};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{RowAlign, RowItem, RowStyle, Scene, SceneNodeId, TransitionKind, id, t};

/// The positions of the pictures from the corner of the panel: of the ship that meets or attacks, and of its opponent.
const AT: [Vec2; 2] = [Vec2::new(168.0, 124.0), Vec2::new(626.0, 122.0)];
/// The lamp of the searchlight, from that corner.
const LAMP: Vec2 = Vec2::new(596.0, 119.0);
/// The distance of the row of exchanges below that corner.
const EXCHANGES: f32 = 310.0;
/// The distance from one exchange to the next.
const PITCH: f32 = 92.0;

/// Reports whether the current question is shown in this panel.
#[must_use]
pub fn is_open(ctx: &SceneContext) -> bool {
    let known = &ctx.view.known;
    let asks = known.meeting.is_some() || matches!(known.ask, Question::Lose | Question::Excess);
    ctx.tokens.settled.is_some() || !known.is_over() && asks
}

/// Draws the panel.
pub fn compose(scene: &mut Scene, ctx: &SceneContext) {
    if !is_open(ctx) {
        return;
    }
    glass(scene, "meeting", MEETING, true, z::PANEL);
    asked_or_settled(scene, ctx);
    // Things decided by the dice appear when the dice have come to rest.
    let told = ids_revealed_by_dice(ctx);
    scene.nodes.iter_mut().filter(|node| told.contains(&node.id)).for_each(|node| node.motion = TransitionKind::Fade);
}

/// Draws the result of the fight while it is shown, else the current question.
fn asked_or_settled(scene: &mut Scene, ctx: &SceneContext) {
    if let Some(settled) = &ctx.tokens.settled {
        // The result of the fight is shown before the next question.
        sides(scene, ctx, &settled.meeting, ExchangeDice { rolled: settled.rolled, armed: settled.armed });
        return verdict(scene, ctx, settled);
    }
    let name = ctx.names.of(ctx.colour(ctx.mover()));
    let title = [name, ask_text(ctx.view.known.ask)].join(": ");
    let hand = BoardTextStyle::bold(17.0, z::ON_PANEL + 3.0);
    fitted(scene, id("meeting title", 0), &title, hand, RowAlign::Middle, at(MEETING.width() / 2.0, 34.0), 340.0);
    match ctx.view.known.meeting {
        Some(meeting) => sides(scene, ctx, &meeting, ExchangeDice::of(ctx, &meeting)),
        None => alone(scene, ctx),
    }
    stakes::compose(scene, ctx);
    meeting_choices::compose(scene, ctx);
}

/// Reports whether the police inspects a hold: no exchange was fought.
fn is_inspection(ctx: &SceneContext, meeting: &Meeting) -> bool {
    ctx.tokens.settled.is_none() && ctx.view.known.ask == Question::Police && !meeting.sight
}

/// Draws the background of both sides: the searchlight, or the two fields of a fight.
fn ground(scene: &mut Scene, ctx: &SceneContext, meeting: &Meeting) {
    if is_inspection(ctx, meeting) {
        scene.piece(id("meeting ground", "beam"), "cb-stage-beam", MEETING.min, z::PANEL + 1.0);
        scene.piece(id("meeting lamp", 0), "cb-stage-lamp", MEETING.min + LAMP, z::ON_PANEL + 1.0);
    } else {
        scene.piece(id("meeting ground", "fields"), "cb-stage-fields", MEETING.min, z::PANEL + 1.0);
    }
}

/// The dice of the last exchange, and the bonuses.
#[derive(Clone, Copy)]
struct ExchangeDice {
    rolled: [u8; 2],
    armed: [u8; 2],
}

impl ExchangeDice {
    fn of(ctx: &SceneContext, meeting: &Meeting) -> Self {
        ExchangeDice { rolled: ctx.view.known.rolled, armed: weapons(&ctx.view.known, meeting) }
    }

    fn totals(self) -> [u8; 2] {
        [0, 1].map(|side| self.rolled[side] + self.armed[side])
    }
}

/// Draws names, pictures, shields and dice of the two sides.
fn sides(scene: &mut Scene, ctx: &SceneContext, meeting: &Meeting, thrown: ExchangeDice) {
    ground(scene, ctx, meeting);
    side(scene, ctx, meeting, (0, Some(usize::from(meeting.ship))));
    side(scene, ctx, meeting, (1, meeting.defender()));
    if meeting.shot {
        dice(scene, ctx, meeting, thrown);
        exchanges(scene, ctx, meeting, thrown);
    }
}

/// Returns the id of something that appears when the dice of the newest exchange have come to rest.
fn fresh(ctx: &SceneContext, name: &str, nth: usize) -> SceneNodeId {
    id(name, (nth, ctx.tokens.exchanges.len()))
}

/// Returns the ids of everything that appears when the dice of the newest exchange have come to rest.
#[must_use]
pub fn ids_revealed_by_dice(ctx: &SceneContext) -> Vec<SceneNodeId> {
    let sides = ["die", "added", "total"].into_iter().flat_map(|name| [0, 1].map(|nth| fresh(ctx, name, nth)));
    let newest = ctx.tokens.exchanges.len().saturating_sub(1);
    let chip =
        [id("exchange", newest), id("exchange own", newest), id("exchange other", newest), id("exchange to", newest)];
    let totals = [0, 1].map(|side| id("exchange total", (newest, side)));
    let shields = [0, 1].into_iter().flat_map(|side| (0..MOST_SHIELDS).map(move |nth| (side, nth)));
    let shields = shields.flat_map(|(side, nth)| [true, false].map(|full| shield_id(side, nth, full)));
    sides
        .chain([fresh(ctx, "higher", 0), fresh(ctx, "tie", 0), id("verdict", 0)])
        .chain(chip)
        .chain(totals)
        .chain(shields)
        .collect()
}

/// The maximum number of shields drawn.
const MOST_SHIELDS: u8 = 8;

/// Returns the id of a shield of a side, full or lost.
fn shield_id(side: usize, nth: u8, full: bool) -> SceneNodeId {
    id("side shield", (side, nth, full))
}

/// Draws the winner in large letters between the sides.
fn verdict(scene: &mut Scene, ctx: &SceneContext, settled: &FightResult) {
    let winner = settled.winner();
    let own = settled.meeting.ships().find(|(_, seat)| ctx.own() == Some(*seat)).map(|(side, _)| side);
    let seat_of = |side: usize| settled.meeting.ships().find(|(of, _)| *of == side).map(|(_, seat)| seat);
    let named = |key: &str, seat: usize| text_args(key, &[("name", ctx.names.of(ctx.colour(seat)).into())]);
    let told = match (own, seat_of(winner)) {
        (Some(side), _) => text(if side == winner { "ui-fight-won" } else { "ui-fight-lost" }),
        (None, Some(seat)) => named("ui-fight-won-by", seat),
        (None, None) => named("ui-fight-lost-by", settled.meeting.ship.into()),
    };
    let ink = if own.is_some_and(|side| side != winner) { PALETTE.refused.0 } else { PALETTE.brass[1].0 };
    let hand = BoardTextStyle::bold(40.0, z::ON_PANEL + 4.0).in_colour(ink);
    let place = at(MEETING.width() / 2.0, 372.0);
    fitted(scene, id("verdict", 0), &told, hand, RowAlign::Middle, place, MEETING.width() - 80.0);
}

fn side(scene: &mut Scene, ctx: &SceneContext, meeting: &Meeting, (nth, seat): (usize, Option<usize>)) {
    let inspected = is_inspection(ctx, meeting);
    let large = if inspected && nth == 0 { 1.14 } else { 1.0 };
    let down = if inspected && nth == 0 { 10.0 } else { 0.0 };
    let middle = MEETING.min + AT[nth] + Vec2::new(0.0, down);
    let picture = seat.map_or_else(
        || icons::foe(meeting.foe).unwrap_or("cb-foe-police").to_owned(),
        |seat| format!("cb-hauler-{}", ctx.colour(seat)),
    );
    scene.piece(id("side", nth), picture, middle, z::ON_PANEL).scale(large);
    if let Some(seat) = seat {
        let held = held(ctx, meeting, seat);
        hold(scene, ctx, (nth, seat), held.as_deref(), middle, large);
        if let Some(held) = held.filter(|_| inspected) {
            aboard(scene, &held, middle, large);
        }
    }
    called(scene, ctx, meeting, (nth, seat));
    shields(scene, ctx, meeting, (nth, seat), if inspected { 246.0 } else { 204.0 });
}

/// Draws the name of a side next to its mark or icon.
fn called(scene: &mut Scene, ctx: &SceneContext, meeting: &Meeting, (nth, seat): (usize, Option<usize>)) {
    let left = nth == 0;
    let name = seat.map_or_else(|| foe_name(meeting), |seat| ctx.names.of(ctx.colour(seat)));
    let hand = BoardTextStyle::bold(18.0, z::ON_PANEL + 3.0);
    let room = 150.0;
    let (edge, align) = if left { (48.0, RowAlign::Left) } else { (MEETING.width() - 48.0, RowAlign::Right) };
    fitted(scene, id("side name", nth), &name, hand, align, at(edge, 37.0), room);
    let sign = at(if left { 32.0 } else { MEETING.width() - 32.0 }, 31.0);
    match (seat, meeting.foe.token()) {
        (Some(seat), _) => {
            let picture = format!("mark-{}", ctx.colour(seat));
            scene.piece(id("side mark", nth), picture, sign, z::ON_PANEL + 3.0).scale(0.74);
        }
        (None, Some(token)) => {
            let picture = format!("icon-{}", icons::token(token));
            scene.piece(id("side mark", nth), picture, sign, z::ON_PANEL + 3.0).scale(1.1);
        }
        (None, None) => {}
    }
}

/// Draws the shields of a side and its bonus to the die.
fn shields(scene: &mut Scene, ctx: &SceneContext, meeting: &Meeting, (nth, seat): (usize, Option<usize>), y: f32) {
    let way = if nth == 0 { 1.0 } else { -1.0 };
    let edge = if nth == 0 { 42.0 } else { MEETING.width() - 42.0 };
    let full = seat.map_or(meeting.foe.strength()[1], |seat| ctx.player(seat).shields()).max(meeting.shields[nth]);
    for shield in 0..full {
        let there = shield < meeting.shields[nth];
        let picture = if there { "cb-foe-shield-full" } else { "cb-foe-shield-gone" };
        let place = at(edge + 30.0 * f32::from(shield) * way, y);
        scene.piece(shield_id(nth, shield, there), picture, place, z::ON_PANEL + 1.0);
    }
    let armed = weapons(&ctx.view.known, meeting)[nth];
    let told = if armed > 0 { format!("d4+{armed}") } else { "d4".to_owned() };
    let items = [RowItem::Icon("cb-weapon"), t(told)];
    let style = RowStyle { size: 17.0, ..RowStyle::plain(z::ON_PANEL + 1.0) };
    let align = if nth == 0 { RowAlign::Left } else { RowAlign::Right };
    let place = at(edge + (30.0 * f32::from(full) - 6.0) * way, y);
    scene.row(id("side weapon", nth), &items, style, align, place, |_| {});
}

/// Returns the part of a ship's hold that the viewer sees: their own, and the one they rob.
fn held(ctx: &SceneContext, meeting: &Meeting, seat: usize) -> Option<Vec<Option<Metal>>> {
    if ctx.own() == Some(seat) {
        return Some(ctx.tokens.hold(seat).map(|seen| seen.metal).collect());
    }
    let robbed = ctx.view.known.ask == Question::Loot && meeting.defender() == Some(seat) && ctx.is_asked();
    robbed.then(|| meeting.seen.iter().map(Some).collect())
}

/// Draws the bays of a ship, open if the viewer may see into them.
fn hold(
    scene: &mut Scene,
    ctx: &SceneContext,
    (nth, seat): (usize, usize),
    held: Option<&[Option<Metal>]>,
    middle: Vec2,
    large: f32,
) {
    let room = if held.is_some() { usize::from(ctx.player(seat).room()) } else { 0 };
    for bay in 0..3 {
        let picture = if bay < room { "cb-bay" } else { "cb-bay-shut" };
        let place = middle + large * bay_off(bay);
        scene.piece(id("side bay", (nth, bay)), picture, place, z::ON_PANEL + 0.5).scale(large);
    }
    for (bay, metal) in held.unwrap_or_default().iter().enumerate().take(3) {
        let picture = metal.map_or_else(|| "cb-load-hidden".to_owned(), |metal| format!("cb-load-{metal}"));
        let place = middle + large * bay_off(bay);
        scene.piece(id("side load", (nth, bay)), picture, place, z::ON_PANEL + 0.8).scale(large);
    }
}

/// Marks Plutonium that the police would find with a line from its bay.
fn aboard(scene: &mut Scene, held: &[Option<Metal>], middle: Vec2, large: f32) {
    let hot = |metal: &Option<Metal>| *metal == Some(Metal::Plutonium);
    let Some(bay) = held.iter().position(hot) else { return };
    let count = held.iter().filter(|metal| hot(metal)).count();
    let from = middle + large * (bay_off(bay) + Vec2::new(0.0, 24.0));
    let end = at(236.0, 226.0);
    let points = vec![from, Vec2::new(from.x, end.y - 8.0), Vec2::new(from.x + 8.0, end.y), end];
    let layers = vec![(5.0, PALETTE.space[0].at(0.6)), (2.0, PALETTE.warning.0)];
    scene.stroke(id("aboard line", 0), Polyline { points, layers }, z::ON_PANEL + 1.0);
    let told = text_args("ui-aboard", &[("count", count.into())]);
    let items = [RowItem::Icon(icons::metal(Metal::Plutonium)), t(told)];
    strip(scene, id("aboard", 0), &items, IconBarStyle::plain(24.0, z::ON_PANEL + 1.0), RowAlign::Left, end);
}

/// Returns the name of the opposing token.
fn foe_name(meeting: &Meeting) -> String {
    text(match meeting.foe {
        MeetingOpponent::Police => "foe-police",
        MeetingOpponent::Miner => "foe-miner",
        MeetingOpponent::Raiders => "foe-raiders",
        MeetingOpponent::Corsair | MeetingOpponent::Ship(_) => "foe-corsair",
    })
}

/// Draws the dice of the last exchange, the bonuses, both totals, and which is higher.
fn dice(scene: &mut Scene, ctx: &SceneContext, meeting: &Meeting, thrown: ExchangeDice) {
    let (ExchangeDice { rolled, armed }, totals) = (thrown, thrown.totals());
    for nth in 0..2 {
        let way = if nth == 0 { 1.0 } else { -1.0 };
        let edge = if nth == 0 { 226.0 } else { 536.0 };
        let colour = match (nth, meeting.defender()) {
            (0, _) => ctx.colour(meeting.ship.into()).word(),
            (_, Some(seat)) => ctx.colour(seat).word(),
            (_, None) if matches!(meeting.foe, MeetingOpponent::Miner | MeetingOpponent::Raiders) => "violet",
            (_, None) => "white",
        };
        let die = at(edge, 242.0);
        scene.piece(die_id(nth), format!("cb-d4-{colour}"), die, z::ON_PANEL + 1.0).scale(0.92);
        let hand = BoardTextStyle::bold(25.0, z::ON_PANEL + 2.0).in_colour(PALETTE.ink.0);
        words(
            scene,
            fresh(ctx, "die", nth),
            rolled[nth].to_string(),
            hand,
            RowAlign::Middle,
            die + Vec2::new(4.0, 14.0),
        );
        if armed[nth] > 0 {
            let hand = BoardTextStyle::bold(19.0, z::ON_PANEL + 1.0);
            let place = at(edge + 60.0 * way, 254.0);
            words(scene, fresh(ctx, "added", nth), format!("+{}", armed[nth]), hand, RowAlign::Middle, place);
        }
        let ink = if totals[nth] >= totals[1 - nth] { PALETTE.brass[1].0 } else { PALETTE.dim.0 };
        let hand = BoardTextStyle::bold(32.0, z::ON_PANEL + 1.0).in_colour(ink);
        let place = at(edge + 108.0 * way, 258.0);
        words(scene, fresh(ctx, "total", nth), totals[nth].to_string(), hand, RowAlign::Middle, place);
    }
    let sign = match totals[0].cmp(&totals[1]) {
        std::cmp::Ordering::Less => "<",
        std::cmp::Ordering::Equal => "=",
        std::cmp::Ordering::Greater => ">",
    };
    let hand = BoardTextStyle::bold(28.0, z::ON_PANEL + 1.0).in_colour(PALETTE.brass[1].0);
    words(scene, fresh(ctx, "higher", 0), sign, hand, RowAlign::Middle, at(381.0, 257.0));
    if totals[0] == totals[1] {
        let hand = BoardTextStyle::bold(16.0, z::ON_PANEL + 1.0).in_colour(PALETTE.brass[1].0);
        fitted(scene, fresh(ctx, "tie", 0), &text("ui-fight-tie"), hand, RowAlign::Middle, at(381.0, 222.0), 190.0);
    }
}

/// Draws the exchanges so far; only the last ones if there are many.
fn exchanges(scene: &mut Scene, ctx: &SceneContext, meeting: &Meeting, thrown: ExchangeDice) {
    let title = text("ui-exchanges").to_uppercase();
    let hand = BoardTextStyle::bold(15.0, z::ON_PANEL + 1.0);
    let (left, all) = (30.0, &ctx.tokens.exchanges);
    words(scene, id("exchanges", 0), title.as_str(), hand, RowAlign::Left, at(left, EXCHANGES + 5.4));
    let first = left + hand.width(&title) + 18.0;
    let most = ((MEETING.width() - 20.0 - first) / PITCH).max(1.0) as usize;
    let last = thrown.totals();
    // If the fight was already under way when it was first shown, only the last exchange is known.
    let all = if all.is_empty() { std::slice::from_ref(&last) } else { all.as_slice() };
    let from = all.len().saturating_sub(most);
    for (nth, totals) in all.iter().enumerate().skip(from) {
        let x = first + PITCH * (nth - from) as f32;
        exchange(scene, ctx, meeting, (nth, *totals), at(x, EXCHANGES));
    }
}

fn exchange(scene: &mut Scene, ctx: &SceneContext, meeting: &Meeting, (nth, totals): (usize, [u8; 2]), left: Vec2) {
    let size = Vec2::new(84.0, 23.0);
    let plate = RoundedRect::new(size, 11.5).fill(&[PALETTE.space[0].at(0.8)]).rim(1.0, &[PALETTE.line.at(0.5)]);
    scene.plate(id("exchange", nth), plate, left + Vec2::new(size.x / 2.0, 0.0), z::ON_PANEL);
    let height = z::ON_PANEL + 1.0;
    let mark = |seat: usize| format!("mark-{}", ctx.colour(seat));
    let own = mark(meeting.ship.into());
    scene.piece(id("exchange own", nth), own, left + Vec2::new(14.0, 0.0), height).scale(0.44);
    let (other, scale) = match (meeting.defender(), meeting.foe.token()) {
        (None, Some(token)) => (format!("icon-{}", icons::token(token)), 0.66),
        (seat, _) => (mark(seat.unwrap_or_default()), 0.44),
    };
    scene.piece(id("exchange other", nth), other, left + Vec2::new(70.0, 0.0), height).scale(scale);
    for side in 0..2 {
        let ink = if totals[side] >= totals[1 - side] { PALETTE.ivory.0 } else { PALETTE.dim.0 };
        let place = left + Vec2::new(30.0 + 24.0 * side as f32, 5.4);
        let hand = BoardTextStyle::bold(15.0, height).in_colour(ink);
        words(scene, id("exchange total", (nth, side)), totals[side].to_string(), hand, RowAlign::Middle, place);
    }
    let hand = BoardTextStyle::bold(15.0, height).in_colour(PALETTE.dim.0);
    words(scene, id("exchange to", nth), ":", hand, RowAlign::Middle, left + Vec2::new(42.0, 4.4));
}

/// Returns the id of a die of an exchange.
#[must_use]
pub fn die_id(nth: usize) -> SceneNodeId {
    id("fight die", nth)
}

/// Draws the ship that lost, after a fight.
fn alone(scene: &mut Scene, ctx: &SceneContext) {
    let picture = format!("cb-hauler-{}", ctx.colour(ctx.mover()));
    let middle = at(MEETING.width() / 2.0, 150.0);
    scene.piece(id("side", 0), picture, middle, z::ON_PANEL).alpha(0.6);
    scene.piece(id("side broken", 0), "cb-broken", middle - Vec2::new(0.0, 52.0), z::ON_PANEL + 1.0).scale(1.8);
}
