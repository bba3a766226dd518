//! The actions available at the decider's current place: buttons in a panel over the core of the galaxy, shown while there are
//! any.

use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout;
use super::panel_stack;
use super::parts::{BoardButton, BoardTextStyle, fitted, glass, key};
use super::z;
use crate::locale::{metal_name, order_brief, place_name, quadrant_name, text, text_args, upgrade_name};
use crate::table::Target;
use contraband::rules::{DecisionKind, GATE_PRICE, Metal, Order, Upgrade, View, price};
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, id, t};

/// Returns the order given by a click on this target, or `None` if a click does not give a fixed order.
pub fn order_of(target: Target) -> Option<Order> {
    Some(match target {
        Target::Take(metal) => Order::Take(metal),
        Target::Swap(give, take) => Order::Swap { give, take },
        Target::Sell(metal) => Order::Sell(metal),
        Target::Buy(metal) => Order::Buy(metal),
        Target::Jettison(metal) => Order::Jettison(metal),
        Target::Install(upgrade) => Order::Install(upgrade),
        Target::Warp(quadrant) => Order::Warp(quadrant),
        Target::Attack(colour) => Order::Attack(colour),
        Target::Fight => Order::Fight,
        Target::Stand => Order::Stand,
        Target::Flee => Order::Flee,
        Target::Submit(hidden) => Order::Submit(hidden),
        Target::Leave => Order::Leave,
        Target::Lose(upgrade) => Order::Lose(upgrade),
        _ => return None,
    })
}

/// Returns the targets with a button: those that can be clicked and, at a spaceport, also the upgrades that cannot be bought.
pub fn offered(ctx: &SceneContext) -> Vec<Target> {
    let known = &ctx.view.known;
    if !ctx.local || !matches!(known.ask, DecisionKind::Turn | DecisionKind::Plan | DecisionKind::Act) {
        return Vec::new();
    }
    let at = known.me().at;
    let mut all: Vec<Target> = Vec::new();
    if let Some(quadrant) = at.port_quadrant() {
        all.extend(known.stores[quadrant.index()].kinds().map(Target::Install));
    }
    let here = |target: &Target| {
        matches!(
            target,
            Target::Take(_) | Target::Swap(..) | Target::Sell(_) | Target::Buy(_) | Target::Warp(_) | Target::Attack(_)
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
pub fn face(ctx: &SceneContext, target: Target) -> BoardButton {
    let title = title(ctx, target);
    let (icon, row) = signs(ctx.view, target);
    let state = if ctx.can(target) { ctx.state(target) } else { TargetState::Rest };
    BoardButton { target, icon, title, row, state }
}

/// Returns the label of a button. It is as short as possible, because the icon and the effect give the details.
fn title(ctx: &SceneContext, target: Target) -> String {
    match target {
        Target::Install(upgrade) | Target::Lose(upgrade) => upgrade_name(upgrade),
        Target::Warp(quadrant) => quadrant_name(quadrant),
        Target::Jettison(metal) => metal_name(metal),
        Target::Swap(..) => text("ui-swap"),
        Target::Leave if ctx.view.known.ask == DecisionKind::Calm => text("ui-leave-them"),
        Target::Submit(0) => text("ui-submit"),
        Target::FightOn => text("ui-fight-on"),
        Target::Submit(hidden) => text_args("ui-submit-hiding", &[("count", hidden.into())]),
        target => order_of(target).map(|order| order_brief(&order, ctx.names)).unwrap_or_default(),
    }
}

/// Returns the icon of a button and the items that show its effect.
fn signs(view: &View, target: Target) -> (&'static str, Vec<RowItem>) {
    let known = &view.known;
    let there = |metal: Metal| known.market_of(known.asked()).map_or(0, |market| known.markets[market].count(metal));
    let credits = |sum: i32| {
        let told = if sum < 0 { format!("–{}", -sum) } else { format!("+{sum}") };
        vec![RowItem::Icon("cb-credit"), t(told)]
    };
    match target {
        Target::Swap(give, take) => {
            let row = [icons::metal(give), "arrow", icons::metal(take)].map(RowItem::Icon).to_vec();
            ("swap", row)
        }
        Target::Take(metal) | Target::Jettison(metal) => (icons::metal(metal), Vec::new()),
        Target::Sell(metal) => (icons::metal(metal), credits(price(known.options.prices, metal, there(metal)).into())),
        Target::Buy(metal) => {
            let cost = price(known.options.prices, metal, there(metal).saturating_sub(1));
            (icons::metal(metal), credits(-i32::from(cost)))
        }
        Target::Install(upgrade) => (icons::system(upgrade.system()), of_upgrade(view, upgrade, credits)),
        Target::Lose(upgrade) => (icons::system(upgrade.system()), Vec::new()),
        Target::Warp(_) => ("cb-gate", credits(-i32::from(GATE_PRICE))),
        Target::Attack(_) => ("cb-weapon", vec![RowItem::Icon("cb-flag")]),
        Target::Fight | Target::FightOn | Target::Stand => ("cb-weapon", Vec::new()),
        Target::Flee => ("cb-engine", Vec::new()),
        Target::Submit(_) => ("cb-police", Vec::new()),
        Target::Leave => ("close", Vec::new()),
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
