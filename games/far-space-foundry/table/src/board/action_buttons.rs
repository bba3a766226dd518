//! The buttons that are shown after the flight: for the gathered goods, and for the action of the dock.

use bevy::math::{Rect, Vec2};

use super::board_buttons::{BoardButton, draw};
use super::ctx::{SceneContext, TargetState};
use super::icons;
use super::layout::{key as place, third_key};
use super::parts::halo;
use super::z;
use crate::locale::{action_name, text};
use crate::table::plan::{CargoOrderKind, charges, goods_direction, hover, plain_products};
use crate::table::{ClickTarget, GoodsDraft};
use far_space_foundry::rules::{Action, Good, Job, MatchHalf, Product};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, RowAlign, RowItem, TextRowStyle, id, row_width, t};

/// The minimum size of a small button, in units.
const SMALL: Vec2 = Vec2::new(30.0, 26.0);

/// Draws the button of the goods and, below it, the buttons of the actions.
pub fn compose(scene: &mut ComposedScene, ctx: &SceneContext) {
    let actions = action_keys(ctx);
    let area = |nth: usize| if actions.len() > 1 { third_key(nth) } else { place(nth > 0) };
    draw(scene, &goods(ctx), area(0));
    stars(scene, ctx, area(0));
    for (nth, (action, key)) in (1..).zip(&actions) {
        draw(scene, key, area(nth));
        // The button that charges all products needs no choice of a product.
        if key.target != Some(ClickTarget::ChargeAll) {
            times(scene, ctx, *action, area(nth));
        }
    }
}

/// Returns the button that moves the gathered or proposed goods.
fn goods(ctx: &SceneContext) -> BoardButton {
    let now = &ctx.view.known.now;
    let half = ctx.view.known.half;
    let (icon, words) = match (now.landed, half) {
        (true, MatchHalf::Alpha) => ("fsf-crate", "ui-take"),
        (true, MatchHalf::Beta) => ("fsf-crate", "ui-unload"),
        (false, _) => ("fsf-crate", "ui-load-goods"),
    };
    let mut row = Vec::new();
    if goods_direction(ctx.view).is_some_and(|way| way != CargoOrderKind::Stow)
        && let Some(goods) = ctx.gathered
    {
        row = listed(goods);
    }
    BoardButton {
        target: Some(ClickTarget::Confirm),
        icon,
        title: text(words),
        row,
        state: ctx.state(ClickTarget::Confirm),
        barrier: false,
    }
}

/// Returns gathered goods as icons with numbers, such as `2 skyrite, 1 galactium`.
pub fn listed(goods: &GoodsDraft) -> Vec<RowItem> {
    let mut all: Vec<(Good, u8)> = Vec::new();
    for amount in &goods.amounts {
        match all.iter_mut().find(|(good, _)| *good == amount.good) {
            Some((_, count)) => *count += amount.count,
            None => all.push((amount.good, amount.count)),
        }
    }
    let bolt = |good: Good| if good.is_charged() { vec![RowItem::Icon("fsf-bolt")] } else { Vec::new() };
    let row = all.iter().flat_map(|&(good, count)| {
        [vec![t(count), RowItem::Icon(icons::good_icon(good))], bolt(good), vec![RowItem::Gap]].concat()
    });
    row.collect()
}

/// Returns the dock's action, and the Mechanic's own action if it is a different one.
fn actions(ctx: &SceneContext) -> Vec<Action> {
    let known = &ctx.view.known;
    let own = match known.half {
        MatchHalf::Alpha => Action::Process,
        MatchHalf::Beta => Action::Manufacture,
    };
    let here = known.action();
    if known.job() == Some(Job::Mechanic) && own != here { vec![here, own] } else { vec![here] }
}

/// Returns the buttons of the available actions, as many as fit. Charging one product and charging all products have a button
/// each.
fn action_keys(ctx: &SceneContext) -> Vec<(Action, BoardButton)> {
    let keys = actions(ctx).into_iter().flat_map(|action| match action {
        Action::Charge => charges(ctx.view).into_iter().map(|target| (action, charge(ctx, target))).collect(),
        _ => vec![(action, of_action(ctx, action))],
    });
    // A third button for the Mechanic would only show that products can be made as well, which the glowing cards show already.
    keys.take(2).collect()
}

/// Returns the button of a target of Charge: one product, or all products.
fn charge(ctx: &SceneContext, target: ClickTarget) -> BoardButton {
    let plain: u8 = plain_products(ctx.view).iter().map(|(_, count)| count).sum();
    let (title, row) = match target {
        ClickTarget::Charge(product) if plain > 1 => (text("ui-charge-one"), charged(product)),
        ClickTarget::Charge(product) => (action_name(Action::Charge), charged(product)),
        _ if plain == 0 => (
            action_name(Action::Charge),
            vec![RowItem::Icon("fsf-token"), RowItem::Icon("arrow"), RowItem::Icon("fsf-bolt")],
        ),
        _ => {
            let all = [t(1), RowItem::Icon("fsf-coin"), RowItem::Icon("arrow"), t(plain), RowItem::Icon("fsf-bolt")];
            (text("ui-charge-all"), all.to_vec())
        }
    };
    let (icon, state) = (icons::action(Action::Charge), ctx.state(target));
    BoardButton { target: Some(target), icon, title, row, state, barrier: false }
}

/// Returns icons that show the charging of a product.
fn charged(product: Product) -> Vec<RowItem> {
    vec![
        RowItem::Icon(icons::product(product)),
        RowItem::Icon("arrow"),
        RowItem::Icon(icons::product(product)),
        RowItem::Icon("fsf-bolt"),
    ]
}

fn icon_of(good: Good) -> RowItem {
    RowItem::Icon(icons::good_icon(good))
}

/// Returns the button of an action, with its cost and its result.
fn of_action(ctx: &SceneContext, action: Action) -> BoardButton {
    let coin = || RowItem::Icon("fsf-coin");
    let most = |is: fn(&ClickTarget) -> bool| ctx.targets.iter().copied().filter(is).max();
    let (target, row) = match action {
        Action::Process => (
            most(|target| matches!(target, ClickTarget::Process(_))),
            vec![
                icon_of(Good::Skyrite),
                t("+"),
                icon_of(Good::Rubion),
                RowItem::Icon("arrow"),
                icon_of(Good::Galactium),
            ],
        ),
        Action::Traders => (
            most(|target| matches!(target, ClickTarget::Sell(_))),
            vec![icon_of(Good::Rubion), RowItem::Icon("arrow"), t(2), coin()],
        ),
        Action::Cantina => {
            (Some(ClickTarget::Cantina), vec![t(1), coin(), RowItem::Icon("arrow"), RowItem::Icon("fsf-pilot")])
        }
        Action::Manufacture => {
            (None, vec![RowItem::Icon("fsf-make"), RowItem::Icon("forward"), RowItem::Icon("fsf-token")])
        }
        // Charge has its own buttons.
        Action::Charge => (None, Vec::new()),
        Action::Upgrade => (Some(ClickTarget::Earn), vec![t("+1"), coin()]),
    };
    let makes =
        action == Action::Manufacture && ctx.targets.iter().any(|target| matches!(target, ClickTarget::Make(..)));
    let state = match target {
        _ if makes => TargetState::Usable,
        Some(target) => ctx.state(target),
        None => TargetState::Rest,
    };
    let title = match action {
        // The button earns a credit; to upgrade a freighter, the player clicks it at the pier.
        Action::Upgrade => text("ui-earn"),
        _ => action_name(action),
    };
    let barrier = target.filter(|_| state.is_usable()).and_then(|target| hover(ctx.plan, ctx.view, target));
    BoardButton {
        target,
        icon: icons::action(action),
        title,
        row,
        state,
        barrier: barrier.is_some_and(|preview| preview.barrier),
    }
}

/// Draws small buttons over the button of an action: for fewer uses of the action, or for the product to charge.
fn times(scene: &mut ComposedScene, ctx: &SceneContext, action: Action, area: Rect) {
    let fits = |target: &&ClickTarget| match action {
        Action::Process => matches!(target, ClickTarget::Process(_)),
        Action::Traders => matches!(target, ClickTarget::Sell(_)),
        Action::Charge => matches!(target, ClickTarget::Charge(_)),
        _ => false,
    };
    let mut all: Vec<ClickTarget> = ctx.targets.iter().filter(fits).copied().collect();
    all.sort_unstable();
    if all.len() < 2 {
        return;
    }
    let items = |target: ClickTarget| match target {
        ClickTarget::Charge(product) => vec![RowItem::Icon(icons::product(product)), RowItem::Icon("fsf-bolt")],
        ClickTarget::Process(number) | ClickTarget::Sell(number) => vec![t(format!("×{number}"))],
        _ => Vec::new(),
    };
    let keys = all.into_iter().map(|target| (target, items(target), false)).collect();
    small_keys(scene, ctx, keys, area);
}

/// Draws small buttons that stack goods or take them off pairs, over the button of the goods.
fn stars(scene: &mut ComposedScene, ctx: &SceneContext, area: Rect) {
    let Some(goods) = ctx.gathered else { return };
    let mut keys = Vec::new();
    for amount in &goods.amounts {
        let stack = (ClickTarget::Stack(amount.ship, amount.good), "×2", amount.on);
        let off = (ClickTarget::OffPair(amount.ship, amount.good), "÷2", amount.off);
        for (target, sign, now) in [stack, off].into_iter().filter(|(target, ..)| ctx.can(*target)) {
            keys.push((target, vec![icon_of(amount.good), t(sign)], now > 0));
        }
    }
    small_keys(scene, ctx, keys, area);
}

/// Draws small buttons on the upper rim of another button, aligned to its right end. `keys` contains, for each small button, its
/// target, its contents, and a flag that is set if it is selected.
fn small_keys(scene: &mut ComposedScene, ctx: &SceneContext, keys: Vec<(ClickTarget, Vec<RowItem>, bool)>, area: Rect) {
    let style = TextRowStyle { size: 16.0, icons: 0.9, ..TextRowStyle::plain(z::ON_BAND + 2.0) };
    let mut right = area.max.x - 10.0;
    for (target, items, chosen) in keys.into_iter().rev() {
        let size = Vec2::new((row_width(&items, style) + 12.0).max(SMALL.x), SMALL.y);
        // The small button stays clear of the text below it.
        let small = Rect::from_center_size(Vec2::new(right - size.x / 2.0, area.min.y - 5.0), size);
        let state = if chosen { TargetState::Aimed } else { ctx.state(target) };
        let fill = if state == TargetState::Aimed { PALETTE.act.floor[1].0 } else { PALETTE.act.tag[1].0 };
        scene.plate(id("times", target), RoundedRect::new(size, 13.0).fill(&[fill]), small.center(), z::ON_BAND + 1.0);
        halo(scene, id("times halo", target), small, 13.0, state, z::ON_BAND + 1.2);
        scene.row(id("times row", target), &items, style, RowAlign::Middle, small.center(), |_| {});
        scene.hit(target, HitShape::Rect(small), 7.0);
        right -= size.x + 4.0;
    }
}
