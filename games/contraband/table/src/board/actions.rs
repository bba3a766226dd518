//! The actions available at the decider's current place: buttons in a panel over the core of the galaxy, shown while there are
//! any.

use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout;
use super::panel_stack;
use super::parts::{BoardButton, BoardTextStyle, fitted, glass, key};
use super::z;
use crate::locale::{metal_name, order_brief, place_name, quadrant_name, text, text_args, upgrade_name};
use crate::table::ClickTarget;
use contraband::rules::{DecisionKind, GATE_PRICE, Metal, Order, Upgrade, View, price};
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, id, t};

/// Returns the order given by a click on this target, or `None` if a click does not give a fixed order.
pub fn order_of(target: ClickTarget) -> Option<Order> {
    Some(match target {
        ClickTarget::Take(metal) => Order::Take(metal),
        ClickTarget::Swap(give, take) => Order::Swap { give, take },
        ClickTarget::Sell(metal) => Order::Sell(metal),
        ClickTarget::Buy(metal) => Order::Buy(metal),
        ClickTarget::Jettison(metal) => Order::Jettison(metal),
        ClickTarget::Install(upgrade) => Order::Install(upgrade),
        ClickTarget::Warp(quadrant) => Order::Warp(quadrant),
        ClickTarget::Attack(colour) => Order::Attack(colour),
        ClickTarget::Fight => Order::Fight,
        ClickTarget::Stand => Order::Stand,
        ClickTarget::Flee => Order::Flee,
        ClickTarget::Submit(hidden) => Order::Submit(hidden),
        ClickTarget::Leave => Order::Leave,
        ClickTarget::Lose(upgrade) => Order::Lose(upgrade),
        _ => return None,
    })
}

/// Returns the targets with a button: those that can be clicked and, at a spaceport, also the upgrades that cannot be bought.
pub fn offered(ctx: &SceneContext) -> Vec<ClickTarget> {
    let known = &ctx.view.known;
    if !ctx.local || !matches!(known.ask, DecisionKind::Turn | DecisionKind::Plan | DecisionKind::Act) {
        return Vec::new();
    }
    let at = known.me().at;
    let mut all: Vec<ClickTarget> = Vec::new();
    if let Some(quadrant) = at.port_quadrant() {
        all.extend(known.stores[quadrant.index()].kinds().map(ClickTarget::Install));
    }
    let here = |target: &ClickTarget| {
        matches!(
            target,
            ClickTarget::Take(_)
                | ClickTarget::Swap(..)
                | ClickTarget::Sell(_)
                | ClickTarget::Buy(_)
                | ClickTarget::Warp(_)
                | ClickTarget::Attack(_)
        )
    };
    all.extend(ctx.targets.iter().copied().filter(here));
    all
}

/// Returns the number of buttons per row.
fn columns(ctx: &SceneContext, keys: usize) -> usize {
    let wide = if panel_stack::height(ctx) > 0.0 { keys > 2 } else { keys > 8 };
    if wide { 3 } else { keys.min(2) }
}

/// Returns the area of the panel; `None` if there are no actions.
pub fn panel(ctx: &SceneContext) -> Option<bevy::math::Rect> {
    let keys = offered(ctx).len();
    let high = panel_stack::height(ctx);
    let up = if high > 0.0 { (high + panel_stack::GAP) / 2.0 } else { 0.0 };
    let columns = columns(ctx, keys);
    (keys > 0).then(|| layout::actions(columns, keys.div_ceil(columns), up))
}

/// Draws the panel of actions.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let all = offered(ctx);
    let Some(panel) = panel(ctx) else { return };
    let columns = columns(ctx, all.len());
    glass(scene, "actions", panel, true, z::PANEL);
    let title = place_name(ctx.view.known.me().at);
    let at = bevy::math::Vec2::new(panel.center().x, panel.min.y + 26.0);
    let hand = BoardTextStyle::bold(16.0, z::ON_PANEL);
    fitted(scene, id("actions title", 0), &title, hand, RowAlign::Middle, at, panel.width() - 24.0);
    for (nth, target) in all.into_iter().enumerate() {
        let one = face(ctx, target);
        key(scene, &one, layout::action(panel, columns, nth), z::ON_PANEL);
    }
}

/// Returns the appearance of the button for this target.
pub fn face(ctx: &SceneContext, target: ClickTarget) -> BoardButton {
    let title = title(ctx, target);
    let (icon, row) = signs(ctx.view, target);
    let state = if ctx.can(target) { ctx.state(target) } else { TargetState::Rest };
    BoardButton { target, icon, title, row, state }
}

/// Returns the label of a button. It is as short as possible, because the icon and the effect give the details.
fn title(ctx: &SceneContext, target: ClickTarget) -> String {
    match target {
        ClickTarget::Install(upgrade) | ClickTarget::Lose(upgrade) => upgrade_name(upgrade),
        ClickTarget::Warp(quadrant) => quadrant_name(quadrant),
        ClickTarget::Jettison(metal) => metal_name(metal),
        ClickTarget::Swap(..) => text("ui-swap"),
        ClickTarget::Leave if ctx.view.known.ask == DecisionKind::Calm => text("ui-leave-them"),
        ClickTarget::Submit(0) => text("ui-submit"),
        ClickTarget::FightOn => text("ui-fight-on"),
        ClickTarget::Submit(hidden) => text_args("ui-submit-hiding", &[("count", hidden.into())]),
        target => order_of(target).map(|order| order_brief(&order, ctx.names)).unwrap_or_default(),
    }
}

/// Returns the icon of a button and the items that show its effect.
fn signs(view: &View, target: ClickTarget) -> (&'static str, Vec<RowItem>) {
    let known = &view.known;
    let there = |metal: Metal| known.market_of(known.asked()).map_or(0, |market| known.markets[market].count(metal));
    let credits = |sum: i32| {
        let told = if sum < 0 { format!("–{}", -sum) } else { format!("+{sum}") };
        vec![RowItem::Icon("cb-credit"), t(told)]
    };
    match target {
        ClickTarget::Swap(give, take) => {
            let row = [icons::metal(give), "arrow", icons::metal(take)].map(RowItem::Icon).to_vec();
            ("swap", row)
        }
        ClickTarget::Take(metal) | ClickTarget::Jettison(metal) => (icons::metal(metal), Vec::new()),
        ClickTarget::Sell(metal) => {
            (icons::metal(metal), credits(price(known.options.prices, metal, there(metal)).into()))
        }
        ClickTarget::Buy(metal) => {
            let cost = price(known.options.prices, metal, there(metal).saturating_sub(1));
            (icons::metal(metal), credits(-i32::from(cost)))
        }
        ClickTarget::Install(upgrade) => (icons::system(upgrade.system()), of_upgrade(view, upgrade, credits)),
        ClickTarget::Lose(upgrade) => (icons::system(upgrade.system()), Vec::new()),
        ClickTarget::Warp(_) => ("cb-gate", credits(-i32::from(GATE_PRICE))),
        ClickTarget::Attack(_) => ("cb-weapon", vec![RowItem::Icon("cb-flag")]),
        ClickTarget::Fight | ClickTarget::FightOn | ClickTarget::Stand => ("cb-weapon", Vec::new()),
        ClickTarget::Flee => ("cb-engine", Vec::new()),
        ClickTarget::Submit(_) => ("cb-police", Vec::new()),
        ClickTarget::Leave => ("close", Vec::new()),
        _ => ("check", Vec::new()),
    }
}

fn of_upgrade(view: &View, upgrade: Upgrade, credits: impl Fn(i32) -> Vec<RowItem>) -> Vec<RowItem> {
    let (known, system) = (&view.known, upgrade.system());
    // An upgrade that is no better than the installed one shows a check mark instead of its price.
    if known.me().level(system) >= upgrade.level() {
        return vec![RowItem::Icon("check"), t(text("ui-has-it"))];
    }
    let figure = |level| t(super::column::figure(system, level));
    let mut row = vec![figure(known.me().level(system)), RowItem::Icon("arrow"), figure(upgrade.level()), RowItem::Gap];
    row.extend(credits(-i32::from(upgrade.price())));
    row
}
