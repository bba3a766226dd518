//! The possible answers in a meeting: playable cards, buttons with the effect of each answer, and a note below them.

use bevy::color::Srgba;
use bevy::math::{Rect, Vec2};

use super::actions::face;
use super::ctx::SceneContext;
use super::icons;
use super::layout::{MEETING, in_meeting as at};
use super::parts::{BoardButton, BoardTextStyle, fitted, halo, key};
use super::z;
use crate::locale::{card_name, metal_name, objective_name, order_brief, place_name, text, text_args};
use crate::table::ClickTarget;
use crate::table::plan::{gathered, hover};
use contraband::rules::{
    BonusCard, DecisionKind, MeetingOpponent, Metal, Objective, Order, OutlawCondition, View, speeds,
};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, TextRowStyle, id, t};
use orrery_locale::percentage;

/// The distance of cards and buttons from the left edge of the panel.
const LEFT: f32 = 18.0;
/// The distance of the upper edge of cards and buttons from the top of the panel.
const TOP: f32 = 324.0;
/// The distance from one card to the next.
const CARD: f32 = 128.0;
/// The minimum width of a button.
const LEAST: f32 = 128.0;

/// Draws all answers, each with its effect and, if there is room, a note.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    if !ctx.is_asked() {
        return;
    }
    if matches!(ctx.view.known.ask, DecisionKind::Hide | DecisionKind::Loot) {
        return gathering(scene, ctx);
    }
    let all = offered(ctx);
    if all.is_empty() {
        return;
    }
    let grid = ButtonGrid::new(cards(scene, ctx, all.len()), all.len());
    for (nth, target) in all.into_iter().enumerate() {
        let mut one = face(ctx, target);
        one.row.extend(outlook(ctx, target));
        let place = grid.place(nth);
        key(scene, &one, place, z::ON_PANEL + 1.0);
        if let Some((words, ink)) = note(ctx, target).filter(|_| grid.rows == 1) {
            let hand = BoardTextStyle::dim(15.0, z::ON_PANEL + 1.0).in_colour(ink);
            let below = Vec2::new(place.min.x + 4.0, place.max.y + 22.0);
            fitted(scene, id("answer note", nth), &words, hand, RowAlign::Left, below, place.width() - 4.0);
        }
    }
}

/// Returns the targets with a button.
fn offered(ctx: &SceneContext) -> Vec<ClickTarget> {
    let known = &ctx.view.known;
    match known.ask {
        DecisionKind::Police => {
            let hides = (0..=known.me().cards(BonusCard::HiddenHold)).rev();
            let submits =
                hides.map(ClickTarget::Submit).filter(|&target| ctx.can(target) || target == ClickTarget::Submit(0));
            submits.chain([ClickTarget::Flee, ClickTarget::Fight, ClickTarget::FightOn]).collect()
        }
        DecisionKind::Raid | DecisionKind::Fight | DecisionKind::Press => {
            vec![ClickTarget::Fight, ClickTarget::FightOn, ClickTarget::Flee]
        }
        DecisionKind::Calm => vec![ClickTarget::Leave, ClickTarget::Fight, ClickTarget::FightOn],
        DecisionKind::Stand => vec![ClickTarget::Stand, ClickTarget::FightOn, ClickTarget::Flee],
        DecisionKind::Prize | DecisionKind::Lose | DecisionKind::Excess => {
            let fits =
                |target: &ClickTarget| !matches!(target, ClickTarget::End | ClickTarget::Confirm | ClickTarget::Cancel);
            ctx.targets.iter().copied().filter(fits).collect()
        }
        _ => Vec::new(),
    }
}

/// The rows and columns of the buttons.
struct ButtonGrid {
    left: f32,
    columns: usize,
    rows: usize,
}

impl ButtonGrid {
    /// Creates a grid of this many buttons that starts at `left`, in one row if they fit.
    fn new(left: f32, count: usize) -> Self {
        let fit = ((MEETING.width() - LEFT - left) / LEAST).max(1.0) as usize;
        let rows = count.div_ceil(fit);
        ButtonGrid { left, columns: count.div_ceil(rows), rows }
    }

    fn place(&self, nth: usize) -> Rect {
        let pitch = (MEETING.width() - LEFT - self.left + 8.0) / self.columns as f32;
        let (high, step) = if self.rows == 1 { (60.0, 0.0) } else { (47.0, 53.0) };
        let (column, row) = (nth % self.columns, nth / self.columns);
        let corner = at(self.left + pitch * column as f32, TOP + step * row as f32);
        Rect::from_corners(corner, corner + Vec2::new(pitch - 8.0, high))
    }
}

/// Draws playable cards, two or three at most, to the left of this many buttons. Returns the left edge of the buttons.
fn cards(scene: &mut ComposedScene, ctx: &SceneContext, keys: usize) -> f32 {
    let most = if keys > 2 { 2 } else { 3 };
    let held = BonusCard::ALL.iter().copied().filter(|&card| ctx.can(ClickTarget::Card(card)));
    let mut left = LEFT;
    for card in held.take(most) {
        let corner = at(left, TOP);
        let place = Rect::from_corners(corner, corner + Vec2::new(CARD - 6.0, 102.0));
        one_card(scene, ctx, card, place);
        left += CARD;
    }
    if left > LEFT { left + 2.0 } else { left }
}

fn one_card(scene: &mut ComposedScene, ctx: &SceneContext, card: BonusCard, place: Rect) {
    let target = ClickTarget::Card(card);
    let height = z::ON_PANEL + 1.0;
    let plain: Vec<_> = PALETTE.key.iter().map(|ink| ink.0).collect();
    scene.plate(id("answer card", card), RoundedRect::new(place.size(), 9.0).fill(&plain), place.center(), height);
    let corner = Vec2::new(place.center().x - 29.0, place.min.y + 5.0);
    scene.piece(id("answer picture", card), icons::card(card), corner, height + 0.5).scale(58.0 / 120.0);
    halo(scene, id("answer card on", card), place, 9.0, ctx.state(target), height + 0.6);
    let hand = BoardTextStyle::bold(15.0, height + 0.5);
    let at = Vec2::new(place.center().x, place.min.y + 79.0);
    fitted(scene, id("answer name", card), &card_name(card), hand, RowAlign::Middle, at, place.width() - 18.0);
    let row = effect(card);
    let style = TextRowStyle { size: 15.0, icons: 0.8, ..TextRowStyle::plain(height + 0.5) };
    let at = Vec2::new(place.center().x, place.min.y + 91.0);
    scene.row(id("answer effect", card), &row, style, RowAlign::Middle, at, |_| {});
    scene.hit(target, HitShape::Rect(place), 121.0);
}

/// Returns icons for the effect of a card in a meeting.
fn effect(card: BonusCard) -> Vec<RowItem> {
    let more = |sign| vec![RowItem::Icon(sign), t("+1")];
    match card {
        BonusCard::EngineBoost => more("cb-engine"),
        BonusCard::WeaponBoost => more("cb-weapon"),
        BonusCard::ShieldBoost => more("cb-shield"),
        BonusCard::Disguise => vec![RowItem::Icon("cb-police"), RowItem::Icon("cb-hidden")],
        BonusCard::FriendlyAlien => vec![RowItem::Icon("cb-alien"), RowItem::Icon("check")],
        BonusCard::SpyRadar | BonusCard::Credits | BonusCard::HiddenHold => Vec::new(),
    }
}

/// Returns the effect of an answer: chances, hits and the result of an inspection. For an escape that is not possible, returns
/// both speeds.
fn outlook(ctx: &SceneContext, target: ClickTarget) -> Vec<RowItem> {
    let known = &ctx.view.known;
    if target == ClickTarget::Flee && !ctx.can(target) {
        let Some(meeting) = known.meeting else { return Vec::new() };
        let [own, theirs] = speeds(known, &meeting);
        return vec![RowItem::Icon("cb-engine"), t(own), t("<"), t(theirs + 1)];
    }
    let Some(preview) = hover(ctx.plan, ctx.view, target) else { return Vec::new() };
    let mut row = Vec::new();
    if let Some([least, most]) = preview.odds {
        row.push(t(if least == most { percentage(most) } else { percentage(format!("{least}–{most}")) }));
    }
    if let Some((hits, holds)) = preview.flight {
        row.extend([RowItem::Icon("cb-shield"), t(format!("–{hits} d4 ·")), t(percentage(holds))]);
    }
    if let Some(found) = preview.found {
        row.extend([RowItem::Icon("cb-crate"), t(format!("–{}", found.metals))]);
        row.extend([RowItem::Icon("cb-credit"), t(format!("–{}", found.fine))]);
    }
    row
}

/// Returns the note below the button of an answer, and its colour; `None` if there is nothing to note.
fn note(ctx: &SceneContext, target: ClickTarget) -> Option<(String, Srgba)> {
    let known = &ctx.view.known;
    let meeting = known.meeting?;
    let dim = |words| Some((words, PALETTE.dim.0));
    match target {
        ClickTarget::Submit(_) => match hover(ctx.plan, ctx.view, target)?.found {
            Some(found) => dim(text_args("ui-then-to", &[("what", place_name(found.port?).into())])),
            None => dim(text("ui-finds-nothing")),
        },
        ClickTarget::Flee if !ctx.can(target) => {
            let [own, theirs] = speeds(known, &meeting);
            dim(text_args("ui-boosts-more", &[("count", (theirs + 1 - own.min(theirs)).into())]))
        }
        ClickTarget::Fight | ClickTarget::Stand => dim(text("ui-one-exchange")),
        ClickTarget::FightOn => {
            let wins = objective_won(ctx.view);
            let told = |objective| text_args("ui-winning", &[("what", objective_name(objective).into())]);
            wins.map_or_else(|| dim(text("ui-until-decided")), |one| Some((told(one), PALETTE.brass[1].0)))
        }
        _ => None,
    }
}

/// Returns the objective that the decider would fulfil by winning the current fight, if any.
pub(super) fn objective_won(view: &View) -> Option<Objective> {
    let known = &view.known;
    let (me, meeting) = (known.me(), known.meeting?);
    let attacker = usize::from(meeting.ship) == known.asked();
    me.objective().filter(|objective| match (objective, meeting.foe) {
        _ if me.done => false,
        (Objective::PoliceBane, MeetingOpponent::Police) | (Objective::RaiderBane, MeetingOpponent::Raiders) => true,
        (Objective::Outlaw, MeetingOpponent::Ship(_)) => attacker && known.options.outlaw == OutlawCondition::Win,
        _ => false,
    })
}

/// Draws the selection of metals to hide or take: buttons that add or remove one of each kind, the button that confirms, and the
/// button with which a robber throws out a metal.
fn gathering(scene: &mut ComposedScene, ctx: &SceneContext) {
    let known = &ctx.view.known;
    let grid = ButtonGrid { left: LEFT, columns: 4, rows: 2 };
    let height = z::ON_PANEL + 1.0;
    let chosen = gathered(**ctx.plan, ctx.view).unwrap_or_default();
    let from = if known.ask == DecisionKind::Hide {
        known.me().hold.known
    } else {
        known.meeting.map(|meeting| meeting.seen).unwrap_or_default()
    };
    for (column, metal) in from.kinds().enumerate() {
        for (row, target) in [ClickTarget::More(metal), ClickTarget::Less(metal)].into_iter().enumerate() {
            let sign = if row == 0 { "plus" } else { "minus" };
            let title = metal_name(metal);
            let brought =
                [RowItem::Icon(icons::metal(metal)), t(format!("{}/{}", chosen.count(metal), from.count(metal)))];
            let one = BoardButton { target, icon: sign, title, row: brought.to_vec(), state: ctx.state(target) };
            key(scene, &one, grid.place(column + 4 * row), height);
        }
    }
    let hides = known.ask == DecisionKind::Hide;
    let title = match (chosen.is_empty(), hides) {
        (true, true) => order_brief(&Order::Hide(chosen), ctx.names),
        (true, false) => order_brief(&Order::Loot(chosen), ctx.names),
        (false, _) => text(if hides { "ui-hide" } else { "ui-rob" }),
    };
    let one = BoardButton {
        target: ClickTarget::Confirm,
        icon: "check",
        title,
        row: chosen.iter().map(|metal| RowItem::Icon(icons::metal(metal))).collect(),
        state: ctx.state(ClickTarget::Confirm),
    };
    key(scene, &one, grid.place(3), height);
    let thrown = Metal::ALL.iter().copied().map(ClickTarget::Jettison).find(|&target| ctx.can(target));
    if let Some(target @ ClickTarget::Jettison(metal)) = thrown {
        let title = order_brief(&Order::Jettison(metal), ctx.names);
        let row = vec![RowItem::Icon(icons::metal(metal))];
        let one = BoardButton { target, icon: "close", title, row, state: ctx.state(target) };
        key(scene, &one, grid.place(7), height);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::record::Scenario;
    use contraband::rules::notation::parse_order;
    use contraband::rules::{Contraband, open_view};
    use orrery_core::{RandomGenerator, Rules as _};

    #[test]
    fn attacker_sees_that_a_won_attack_completes_the_objective() {
        let won = |option: &str, orders: &[&str]| {
            let file = format!(
                "(game: \"contraband\", title: \"\", setup: (players: 2, outlaw: \"{option}\"), seats: {{\"red\": \
                 (at: \"Y2\", objective: \"Outlaw\"), \"green\": (at: \"Y2\", objective: \"PoliceBane\")}}, \
                 police: \"R2|R3\", alien: \"B1|B2\", play: [], expect: ())"
            );
            let mut p = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
            for order in orders {
                let order = parse_order(order).expect("an order");
                Contraband::apply(&mut p, &order, &mut RandomGenerator::new(1), &mut ());
            }
            objective_won(&open_view(&p))
        };
        assert_eq!(won("won attack", &["attack green", "stand"]), Some(Objective::Outlaw));
        assert_eq!(won("won attack", &["attack green"]), None, "the defender is asked");
        assert_eq!(won("attack", &["attack green", "stand"]), None, "the attack itself has completed it");
        assert_eq!(won("won attack", &[]), None, "there is no fight");
    }
}
