//! A meeting over the core: both sides with their shields, the dice of the last exchange, and the answers there are. What is asked after
//! it, of spoils and what is lost, stands there too.

use bevy::math::{Rect, Vec2};

use super::actions::face;
use super::ctx::Ctx;
use super::icons;
use super::layout::MEETING;
use super::parts::{Hand, Key, fitted, glass, key, words};
use super::z;
use crate::board::palette::PALETTE;
use crate::board::scene::{Align, Item, RowStyle, Scene, id, t};
use crate::games::contraband::locale::{ask_text, metal_name, text};
use crate::games::contraband::rules::{Ask, Bonus, Foe, Meeting, Metal, speeds, weapons};
use crate::games::contraband::table::Target;
use crate::games::contraband::table::plan::{gathered, hover};

/// Whether something is asked that stands in this panel.
#[must_use]
pub fn is_open(ctx: &Ctx) -> bool {
    let known = &ctx.view.known;
    !known.is_over() && (known.meeting.is_some() || matches!(known.ask, Ask::Lose | Ask::Excess))
}

/// The panel.
pub fn compose(scene: &mut Scene, ctx: &Ctx) {
    if !is_open(ctx) {
        return;
    }
    glass(scene, "meeting", MEETING, true, z::PANEL);
    let ask = ctx.view.known.ask;
    let name = ctx.names.of(ctx.colour(ctx.mover()));
    let title = [name, ask_text(ask)].join(": ");
    let at = Vec2::new(MEETING.center().x, MEETING.min.y + 32.0);
    let hand = Hand::bold(18.0, z::ON_PANEL);
    fitted(scene, id("meeting title", 0), &title, hand, Align::Middle, at, 340.0);
    match ctx.view.known.meeting {
        Some(meeting) => sides(scene, ctx, &meeting),
        None => alone(scene, ctx),
    }
    answers(scene, ctx);
}

/// The two sides' names, pictures, shields and dice.
fn sides(scene: &mut Scene, ctx: &Ctx, meeting: &Meeting) {
    let ship = usize::from(meeting.ship);
    side(scene, ctx, meeting, (0, Some(ship)));
    side(scene, ctx, meeting, (1, meeting.defender()));
    dice(scene, ctx, meeting);
}

fn side(scene: &mut Scene, ctx: &Ctx, meeting: &Meeting, (nth, seat): (usize, Option<usize>)) {
    let left = nth == 0;
    let x = if left { MEETING.min.x + 170.0 } else { MEETING.max.x - 170.0 };
    let middle = Vec2::new(x, MEETING.min.y + 120.0);
    let picture = seat.map_or_else(
        || icons::foe(meeting.foe).unwrap_or("cb-foe-police").to_owned(),
        |seat| format!("cb-hauler-{}", ctx.colour(seat)),
    );
    let node = scene.piece(id("side", nth), picture, middle, z::ON_PANEL);
    node.scale(if seat.is_some() { 0.9 } else { 1.0 });
    let name = seat.map_or_else(|| foe_name(meeting), |seat| ctx.names.of(ctx.colour(seat)));
    let edge = if left { MEETING.min.x + 28.0 } else { MEETING.max.x - 28.0 };
    let align = if left { Align::Left } else { Align::Right };
    let at = Vec2::new(edge, MEETING.min.y + 34.0);
    fitted(scene, id("side name", nth), &name, Hand::bold(18.0, z::ON_PANEL), align, at, 170.0);
    let full = seat.map_or(meeting.foe.strength()[1], |seat| ctx.player(seat).shields()).max(meeting.shields[nth]);
    for shield in 0..full {
        let off = 30.0 * f32::from(shield) * if left { 1.0 } else { -1.0 };
        let at = Vec2::new(edge + if left { 14.0 } else { -14.0 } + off, MEETING.min.y + 208.0);
        let picture = if shield < meeting.shields[nth] { "cb-foe-shield-full" } else { "cb-foe-shield-gone" };
        scene.piece(id("side shield", (nth, shield)), picture, at, z::ON_PANEL);
    }
    let armed = weapons(&ctx.view.known, meeting)[nth];
    let told = if armed > 0 { format!("d4+{armed}") } else { "d4".to_owned() };
    let items = [Item::Icon("cb-weapon"), t(told)];
    let style = RowStyle { size: 17.0, ..RowStyle::plain(z::ON_PANEL) };
    let inner = if left { MEETING.min.x + 28.0 } else { MEETING.max.x - 28.0 };
    scene.row(id("side weapon", nth), &items, style, align, Vec2::new(inner, MEETING.min.y + 246.0), |_| {});
}

/// What a token is called that is met.
fn foe_name(meeting: &Meeting) -> String {
    text(match meeting.foe {
        Foe::Police => "rival-police",
        Foe::Miner => "rival-miner",
        Foe::Raiders => "rival-raiders",
        Foe::Corsair | Foe::Ship(_) => "rival-corsair",
    })
}

/// The dice of the last exchange, with both totals.
fn dice(scene: &mut Scene, ctx: &Ctx, meeting: &Meeting) {
    if !meeting.shot {
        return;
    }
    let armed = weapons(&ctx.view.known, meeting);
    let rolled = ctx.view.known.rolled;
    for nth in 0..2 {
        let left = nth == 0;
        let x = MEETING.center().x + if left { -96.0 } else { 96.0 };
        let at = Vec2::new(x, MEETING.min.y + 130.0);
        let colour = match (left, meeting.defender()) {
            (true, _) => ctx.colour(meeting.ship.into()).word(),
            (false, Some(seat)) => ctx.colour(seat).word(),
            (false, None) if matches!(meeting.foe, Foe::Miner | Foe::Raiders) => "violet",
            (false, None) => "white",
        };
        scene.piece(die_id(nth), format!("cb-d4-{colour}"), at, z::ON_PANEL + 1.0);
        let hand = Hand::bold(26.0, z::ON_PANEL + 2.0).in_colour(PALETTE.ink.0);
        words(scene, id("die", nth), rolled[nth].to_string(), hand, Align::Middle, at + Vec2::new(4.0, 14.0));
        let total = rolled[nth] + armed[nth];
        let at = Vec2::new(MEETING.center().x + if left { -36.0 } else { 36.0 }, MEETING.min.y + 144.0);
        let ahead = total >= rolled[1 - nth] + armed[1 - nth];
        let ink = if ahead { PALETTE.brass[1].0 } else { PALETTE.dim.0 };
        let hand = Hand::bold(32.0, z::ON_PANEL).in_colour(ink);
        words(scene, id("total", nth), total.to_string(), hand, Align::Middle, at);
    }
}

/// The name of a die of an exchange.
#[must_use]
pub fn die_id(nth: usize) -> crate::board::scene::Id {
    id("fight die", nth)
}

/// After a fight: the ship that lost.
fn alone(scene: &mut Scene, ctx: &Ctx) {
    let picture = format!("cb-hauler-{}", ctx.colour(ctx.mover()));
    let at = Vec2::new(MEETING.center().x, MEETING.min.y + 130.0);
    scene.piece(id("side", 0), picture, at, z::ON_PANEL).alpha(0.6);
    scene.piece(id("side broken", 0), "cb-broken", at - Vec2::new(0.0, 52.0), z::ON_PANEL + 1.0).scale(1.8);
}

/// The keys of what can be answered, and of what cannot, with why not.
fn answers(scene: &mut Scene, ctx: &Ctx) {
    if !ctx.is_asked() {
        return;
    }
    let known = &ctx.view.known;
    let all: Vec<Target> = match known.ask {
        Ask::Police => {
            let hides = (0..=known.me().cards(Bonus::HiddenHold)).rev();
            let submits = hides.map(Target::Submit).filter(|&target| ctx.can(target) || target == Target::Submit(0));
            submits.chain([Target::Flee, Target::Fight]).collect()
        }
        Ask::Raid | Ask::Fight => vec![Target::Fight, Target::Flee],
        Ask::Calm => vec![Target::Leave, Target::Fight],
        Ask::Stand => vec![Target::Stand, Target::Flee],
        Ask::Press => vec![Target::Fight, Target::Flee],
        Ask::Prize | Ask::Lose | Ask::Excess => {
            let fits = |target: &Target| !matches!(target, Target::End | Target::Confirm | Target::Cancel);
            ctx.targets.iter().copied().filter(fits).collect()
        }
        Ask::Hide | Ask::Loot => return gathering(scene, ctx),
        _ => return,
    };
    let columns = all.len().clamp(1, 4);
    for (nth, target) in all.into_iter().enumerate() {
        let mut one = face(ctx, target);
        one.row.extend(outlook(ctx, target));
        key(scene, &one, place(nth, columns), z::ON_PANEL);
    }
}

/// Where a key of the panel stands.
fn place(nth: usize, columns: usize) -> Rect {
    let pitch = (MEETING.width() - 40.0) / columns as f32;
    let corner = MEETING.min + Vec2::new(24.0 + pitch * (nth % columns) as f32, 300.0 + 64.0 * (nth / columns) as f32);
    Rect::from_corners(corner, corner + Vec2::new(pitch - 8.0, 56.0))
}

/// What an answer comes to: chances, hits, what is found.
fn outlook(ctx: &Ctx, target: Target) -> Vec<Item> {
    let known = &ctx.view.known;
    if target == Target::Flee && !ctx.can(target) {
        let Some(meeting) = known.meeting else { return Vec::new() };
        let [own, theirs] = speeds(known, &meeting);
        return vec![Item::Icon("cb-engine"), t(own), t("<"), t(theirs + 1)];
    }
    let Some(preview) = hover(ctx.plan, ctx.view, target) else { return Vec::new() };
    let mut row = Vec::new();
    if let Some([least, most]) = preview.odds {
        row.push(t(if least == most { format!("{most} %") } else { format!("{least}–{most} %") }));
    }
    if let Some((hits, holds)) = preview.flight {
        row.extend([Item::Icon("cb-shield"), t(format!("–{hits} d4")), t(format!("{holds} %"))]);
    }
    if let Some(found) = preview.found {
        row.extend([Item::Icon("cb-crate"), t(format!("–{}", found.metals))]);
        row.extend([Item::Icon("cb-credit"), t(format!("–{}", found.fine))]);
    }
    row
}

/// Metals that are hidden or taken, one key more and one less for each kind, and the key that means it.
fn gathering(scene: &mut Scene, ctx: &Ctx) {
    let known = &ctx.view.known;
    let chosen = gathered(**ctx.plan, ctx.view).unwrap_or_default();
    let from = if known.ask == Ask::Hide {
        known.me().hold.known
    } else {
        known.meeting.map(|meeting| meeting.seen).unwrap_or_default()
    };
    for (column, metal) in from.kinds().enumerate() {
        for (row, target) in [Target::More(metal), Target::Less(metal)].into_iter().enumerate() {
            let sign = if row == 0 { "plus" } else { "minus" };
            let title = metal_name(metal);
            let brought =
                [Item::Icon(icons::metal(metal)), t(format!("{}/{}", chosen.count(metal), from.count(metal)))];
            let one = Key { target, icon: sign, title, row: brought.to_vec(), state: ctx.state(target) };
            key(scene, &one, place(column + 4 * row, 4), z::ON_PANEL);
        }
    }
    let one = Key {
        target: Target::Confirm,
        icon: "check",
        title: text(if known.ask == Ask::Hide { "ui-hide" } else { "ui-rob" }),
        row: chosen.iter().map(|metal| Item::Icon(icons::metal(metal))).collect(),
        state: ctx.state(Target::Confirm),
    };
    key(scene, &one, place(3, 4), z::ON_PANEL);
    let thrown = Metal::ALL.iter().copied().map(Target::Jettison).find(|&target| ctx.can(target));
    if let Some(target) = thrown {
        key(scene, &face(ctx, target), place(7, 4), z::ON_PANEL);
    }
}
