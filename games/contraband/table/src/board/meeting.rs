//! The meeting panel over the core of the galaxy: both sides with their shields, the background, the dice and the exchanges of a
//! fight. The panel also shows the questions that follow, about spoils and losses. The possible answers are in
//! `meeting_choices.rs`.

use bevy::math::Vec2;

use super::column::bay_off;
use super::ctx::SceneContext;
use super::dice_reveal::{DiceResultNodes, SIDES_AT, die_id, fresh, shield_id};
use super::exchanges::FightExchangeRoll;
use super::icons;
use super::layout::{MEETING, in_meeting as at};
use super::meeting_choices;
use super::parts::{BoardTextStyle, IconBarStyle, fitted, glass, strip, words};
use super::stakes;
use super::z;
use crate::locale::{ask_text, text, text_args};
use contraband::rules::{DecisionKind, Meeting, MeetingOpponent, Metal, PlayerState, weapons};
use orrery_board::paint::{Polyline, RoundedRect};
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, TextRowStyle, TransitionKind, id, t};

/// The position of the searchlight's lamp, from the panel's corner.
const LAMP: Vec2 = Vec2::new(596.0, 119.0);
/// The distance from the panel's corner down to the row of exchanges.
const EXCHANGES: f32 = 310.0;
/// The middle of the result of a fight, between the pictures of the two sides, from the panel's corner.
const VERDICT: Vec2 = Vec2::new(397.0, 142.0);
/// The width between the pictures of the two sides.
const BETWEEN: f32 = 230.0;
/// The distance from one exchange to the next.
const PITCH: f32 = 92.0;

/// Reports whether the panel is open, for the current question or the newest exchange.
pub fn is_open(ctx: &SceneContext) -> bool {
    let known = &ctx.view.known;
    let asks = known.meeting.is_some() || matches!(known.ask, DecisionKind::Lose | DecisionKind::Excess);
    ctx.seen.thrown.is_some() || !known.is_over() && asks
}

/// Draws the meeting panel.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    if !is_open(ctx) {
        return;
    }
    glass(scene, "meeting", MEETING, true, z::PANEL);
    thrown_or_asked(scene, ctx);
    // Everything that the dice decide appears when they have come to rest.
    let told = DiceResultNodes::of(ctx).all();
    scene.nodes.iter_mut().filter(|node| told.contains(&node.id)).for_each(|node| node.motion = TransitionKind::Fade);
}

/// Draws the newest exchange while it is shown, and the current question. While dice roll, the question is the one before the
/// roll; the result of a fight is shown before the next question.
fn thrown_or_asked(scene: &mut ComposedScene, ctx: &SceneContext) {
    let thrown = ctx.seen.thrown.as_ref();
    match (thrown, &ctx.view.known.meeting) {
        (Some(thrown), _) => {
            sides(scene, ctx, &thrown.meeting, ExchangeDice { rolled: thrown.rolled, armed: thrown.armed });
        }
        (None, Some(meeting)) => sides(scene, ctx, meeting, ExchangeDice::of(ctx, meeting)),
        (None, None) => alone(scene, ctx),
    }
    if let Some(thrown) = thrown.filter(|thrown| thrown.is_decided()) {
        verdict(scene, ctx, thrown);
    }
    if thrown.is_none() || ctx.rolls() {
        question(scene, ctx);
    }
}

/// Draws the question with its stakes and answers.
fn question(scene: &mut ComposedScene, ctx: &SceneContext) {
    let name = ctx.names.of(ctx.colour(ctx.mover()));
    let title = [name, ask_text(ctx.view.known.ask)].join(": ");
    let hand = BoardTextStyle::bold(17.0, z::ON_PANEL + 3.0);
    fitted(scene, id("meeting title", 0), &title, hand, RowAlign::Middle, at(MEETING.width() / 2.0, 34.0), 340.0);
    stakes::compose(scene, ctx);
    meeting_choices::compose(scene, ctx);
}

/// Reports whether the police inspect a hold and no exchange has been fought.
fn is_inspection(ctx: &SceneContext, meeting: &Meeting) -> bool {
    ctx.view.known.ask == DecisionKind::Police && !meeting.sight && !meeting.shot
}

/// Draws the background of both sides: the searchlight, or the two fields of a fight.
fn ground(scene: &mut ComposedScene, ctx: &SceneContext, meeting: &Meeting) {
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
fn sides(scene: &mut ComposedScene, ctx: &SceneContext, meeting: &Meeting, thrown: ExchangeDice) {
    ground(scene, ctx, meeting);
    side(scene, ctx, meeting, (0, Some(usize::from(meeting.ship))));
    side(scene, ctx, meeting, (1, meeting.defender()));
    if meeting.shot {
        dice(scene, ctx, meeting, thrown);
        exchanges(scene, ctx, meeting, thrown);
    }
}

/// Draws the result of a decided fight in large letters, clear of the answers, which appear while it fades out.
fn verdict(scene: &mut ComposedScene, ctx: &SceneContext, settled: &FightExchangeRoll) {
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
    let place = MEETING.min + VERDICT;
    fitted(scene, id("verdict", 0), &told, hand, RowAlign::Middle, place, BETWEEN);
}

fn side(scene: &mut ComposedScene, ctx: &SceneContext, meeting: &Meeting, (nth, seat): (usize, Option<usize>)) {
    let inspected = is_inspection(ctx, meeting);
    let large = if inspected && nth == 0 { 1.14 } else { 1.0 };
    let down = if inspected && nth == 0 { 10.0 } else { 0.0 };
    let middle = MEETING.min + SIDES_AT[nth] + Vec2::new(0.0, down);
    let picture = seat.map_or_else(
        || icons::foe(meeting.foe).unwrap_or("cb-foe-police").to_owned(),
        |seat| format!("cb-hauler-{}", ctx.colour(seat)),
    );
    scene.piece(id("side", nth), picture, middle, z::ON_PANEL).scale(large);
    if let Some(seat) = seat {
        let held = held(ctx, meeting, seat);
        hold(scene, ctx, (nth, seat), &held, middle, large);
        if inspected && ctx.own() == Some(seat) {
            aboard(scene, &held, middle, large);
        }
    }
    called(scene, ctx, meeting, (nth, seat));
    shields(scene, ctx, meeting, (nth, seat), if inspected { 246.0 } else { 204.0 });
}

/// Draws the name of a side next to its mark or icon.
fn called(scene: &mut ComposedScene, ctx: &SceneContext, meeting: &Meeting, (nth, seat): (usize, Option<usize>)) {
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
fn shields(
    scene: &mut ComposedScene,
    ctx: &SceneContext,
    meeting: &Meeting,
    (nth, seat): (usize, Option<usize>),
    y: f32,
) {
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
    let style = TextRowStyle { size: 17.0, ..TextRowStyle::plain(z::ON_PANEL + 1.0) };
    let align = if nth == 0 { RowAlign::Left } else { RowAlign::Right };
    let place = at(edge + (30.0 * f32::from(full) - 6.0) * way, y);
    scene.row(id("side weapon", nth), &items, style, align, place, |_| {});
}

/// Returns a player's state. During an exchange it is the state before the roll, because the losses are shown only after the
/// result.
fn fighter<'a>(ctx: &'a SceneContext, seat: usize) -> &'a PlayerState {
    let before = ctx.seen.thrown.as_ref().and_then(|thrown| thrown.before(ctx.view));
    before.map_or(ctx.player(seat), |before| &before.known.players[seat])
}

/// Returns the metals in a ship's hold, each `None` if its kind is unknown to the viewer. A robber sees the robbed hold without
/// the hidden metals.
fn held(ctx: &SceneContext, meeting: &Meeting, seat: usize) -> Vec<Option<Metal>> {
    let robs = ctx.seen.thrown.is_none() && ctx.view.known.ask == DecisionKind::Loot;
    if robs && meeting.defender() == Some(seat) && ctx.is_asked() {
        return meeting.seen.iter().map(Some).collect();
    }
    let hold = &fighter(ctx, seat).hold;
    hold.known.iter().map(Some).chain(std::iter::repeat_n(None, hold.hidden.into())).collect()
}

/// Draws the three bays of a ship with their metals. Bays beyond the known capacity of the hold are drawn closed, and metals that
/// the viewer may not see are covered.
fn hold(
    scene: &mut ComposedScene,
    ctx: &SceneContext,
    (nth, seat): (usize, usize),
    held: &[Option<Metal>],
    middle: Vec2,
    large: f32,
) {
    let room = usize::from(fighter(ctx, seat).room()).max(held.len());
    for bay in 0..3 {
        let picture = if bay < room { "cb-bay" } else { "cb-bay-shut" };
        let place = middle + large * bay_off(bay);
        scene.piece(id("side bay", (nth, bay)), picture, place, z::ON_PANEL + 0.5).scale(large);
    }
    for (bay, metal) in held.iter().enumerate().take(3) {
        let picture = metal.map_or_else(|| "cb-load-hidden".to_owned(), |metal| format!("cb-load-{metal}"));
        let place = middle + large * bay_off(bay);
        scene.piece(id("side load", (nth, bay)), picture, place, z::ON_PANEL + 0.8).scale(large);
    }
}

/// Marks Plutonium that the police would find: a line leads from its bay to the number of units.
fn aboard(scene: &mut ComposedScene, held: &[Option<Metal>], middle: Vec2, large: f32) {
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

/// Draws the dice of the last exchange, the bonuses and both totals, with the higher one highlighted.
fn dice(scene: &mut ComposedScene, ctx: &SceneContext, meeting: &Meeting, thrown: ExchangeDice) {
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
        let node = scene.piece(die_id(ctx, nth), format!("cb-d4-{colour}"), die, z::ON_PANEL + 1.0);
        node.scale(0.92).motion(TransitionKind::Token);
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

/// Draws the exchanges of the fight; if there are many, only the last ones.
fn exchanges(scene: &mut ComposedScene, ctx: &SceneContext, meeting: &Meeting, thrown: ExchangeDice) {
    let title = text("ui-exchanges").to_uppercase();
    let hand = BoardTextStyle::bold(15.0, z::ON_PANEL + 1.0);
    let (left, all) = (30.0, &ctx.seen.exchanges);
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

fn exchange(
    scene: &mut ComposedScene,
    ctx: &SceneContext,
    meeting: &Meeting,
    (nth, totals): (usize, [u8; 2]),
    left: Vec2,
) {
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

/// Draws the ship that lost a fight, without an opponent.
fn alone(scene: &mut ComposedScene, ctx: &SceneContext) {
    let picture = format!("cb-hauler-{}", ctx.colour(ctx.mover()));
    let middle = at(MEETING.width() / 2.0, 150.0);
    scene.piece(id("side", 0), picture, middle, z::ON_PANEL).alpha(0.6);
    scene.piece(id("side broken", 0), "cb-broken", middle - Vec2::new(0.0, 52.0), z::ON_PANEL + 1.0).scale(1.8);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::board_pieces::BoardPieces;
    use crate::table::plan::PendingOrder;
    use contraband::record::Scenario;
    use contraband::rules::notation::parse_order;
    use contraband::rules::{Contraband, Event, Position, View, view};
    use orrery_board::scene::{NodeLook, SceneNodeId};
    use orrery_core::{RandomGenerator, Rules as _};

    /// Returns the positions before and after the exchange in which raiders defeat red, and the events of the exchange.
    fn lost_fight() -> (Position, Position, Vec<Event>) {
        let text = "(game: \"contraband\", title: \"\", setup: (players: 2), seats: {\"red\": (at: \"B4\", \
            cargo: [\"Iron\", \"Iron\"], upgrades: [\"Cargo1\"])}, police: \"G2|G3\", alien: \"Y1|Y2\", dice: [3], \
            play: [\"move cw\"], expect: ())";
        for seed in 0..99 {
            let scenario = Scenario::from_text(text).expect("a scenario");
            let mut p = scenario.position().expect("a position");
            let mut generator = RandomGenerator::new(seed);
            Contraband::apply(&mut p, &parse_order("move cw").expect("an order"), &mut generator, &mut ());
            while matches!(p.ask, DecisionKind::Raid | DecisionKind::Fight) {
                let (before, mut events) = (p, Vec::new());
                Contraband::apply(&mut p, &parse_order("fight").expect("an order"), &mut generator, &mut events);
                if events.iter().any(|event| matches!(event, Event::HoldLost { .. })) {
                    return (before, p, events);
                }
            }
        }
        panic!("raiders win now and then");
    }

    /// Composes the panel as the first player sees it.
    fn panel(seen: &View, tokens: &BoardPieces) -> ComposedScene {
        let (plan, mut scene) = (PendingOrder::default(), ComposedScene::default());
        let visible = bevy::math::Rect::new(0.0, 0.0, 1280.0, 720.0);
        let ctx = SceneContext { on: orrery_board::SceneContext::bare(seen, &plan, tokens, visible), pointed: None };
        compose(&mut scene, &ctx);
        scene
    }

    #[test]
    fn large_ship_keeps_its_metals_and_the_panel_its_question_while_dice_roll() {
        let (before, after, events) = lost_fight();
        let (before, after) = (view(&before, Some(0)), view(&after, Some(0)));
        assert!(after.known.players[0].hold.is_empty());
        let thrown = FightExchangeRoll::of(&events, &before, &after);
        let tokens = BoardPieces { thrown, exchanges: vec![[1, 4]], ..BoardPieces::default() };
        let has = |scene: &ComposedScene, wanted: SceneNodeId| scene.nodes.iter().any(|node| node.id == wanted);
        let rolling = panel(&before, &tokens);
        let load =
            rolling.nodes.iter().find(|node| node.id == id("side load", (0_usize, 1_usize))).expect("a second metal");
        assert_eq!(load.look, NodeLook::Piece("cb-load-Iron".to_owned()));
        assert!(has(&rolling, id("meeting title", 0)), "the question is the one before the dice");
        let told = panel(&after, &BoardPieces::default());
        assert!(!has(&told, id("side load", (0_usize, 0_usize))), "the metals are gone with the result");
    }

    #[test]
    fn dice_faces_sums_and_winner_fade_in() {
        let (before, after, events) = lost_fight();
        let (before, after) = (view(&before, Some(0)), view(&after, Some(0)));
        let thrown = FightExchangeRoll::of(&events, &before, &after);
        let tokens = BoardPieces { thrown, exchanges: vec![[1, 4]], ..BoardPieces::default() };
        let scene = panel(&before, &tokens);
        let chip = id("exchange total", (0_usize, 1_usize));
        for wanted in [id("die", (0_usize, 1_usize)), id("total", (1_usize, 1_usize)), chip, id("verdict", 0)] {
            let node = scene.nodes.iter().find(|node| node.id == wanted).expect("a node");
            assert_eq!(node.motion, TransitionKind::Fade, "else it stands there before the dice lie still");
        }
        let verdict = scene.nodes.iter().find(|node| node.id == id("verdict", 0)).expect("a node");
        assert!(verdict.at.y < MEETING.min.y + EXCHANGES - 30.0, "clear of the exchanges and the answers");
    }
}
