//! Explanations of targets on the board: the name and the purpose of a target, shown while the pointer rests on it.

use super::ctx::SceneContext;
use crate::locale::{
    adventure_help, adventure_name, card_help, card_name, module_help, module_name, ship_help, ship_name, text,
    text_args, thing_text,
};
use crate::table::ClickTarget;
use starship_catan::rules::{Card, DEMAND_PRICE, EquipmentKind, MemoryAid, class_to_settle};

/// Returns the name of a target and its purpose, or `None` if it needs no explanation.
pub fn explanation(ctx: &SceneContext, target: ClickTarget) -> Option<(String, String)> {
    let known = &ctx.view.known;
    Some(match target {
        ClickTarget::Die => both("ui-roll", "ui-roll-help"),
        ClickTarget::Module(module) => {
            let elsewhere = known.level_two_holder(module).filter(|&holder| holder != ctx.decider());
            let lamp = elsewhere.map(|holder| text_args("ui-level-two-lamp", &[("name", ctx.name(holder).into())]));
            (module_name(module), [Some(module_help(module)), lamp].into_iter().flatten().collect::<Vec<_>>().join(" "))
        }
        ClickTarget::Ship(ship) => (ship_name(ship), ship_help(ship)),
        ClickTarget::Piece(EquipmentKind::Booster) => both("piece-booster", "piece-booster-help"),
        ClickTarget::Piece(EquipmentKind::Cannon) => both("piece-cannon", "piece-cannon-help"),
        ClickTarget::Sector(sector) => {
            let cards = ctx.seen.sectors[usize::from(sector.saturating_sub(1)).min(3)];
            let name = text_args("sector-number", &[("number", sector.into())]);
            let help = text_args("ui-fly-help", &[("cards", cards.into())]);
            let remembered = remembered(ctx).into_iter().chain(listed(ctx, sector));
            (name, std::iter::once(help).chain(remembered).collect::<Vec<_>>().join(" "))
        }
        ClickTarget::Next => (text("ui-next"), text_args("ui-next-help", &[("speed", known.now.speed.into())])),
        ClickTarget::Stop => {
            let left = known.mover().actions().saturating_sub(known.flight.actions);
            let args = [("speed", known.now.speed.into()), ("actions", left.into())];
            (text("ui-stop"), text_args("ui-stop-help", &args))
        }
        ClickTarget::Settle => (text("ui-settle"), settle_help(known.flight.visited()?)?),
        ClickTarget::Found => {
            let count = known.flight.visited()?.friendship();
            (text("ui-found"), text_args("ui-found-help", &[("count", count.into())]))
        }
        ClickTarget::Adventure(adventure) => (adventure_name(adventure), adventure_help(adventure)),
        ClickTarget::Pay => {
            let price = class_to_settle(known)?.ransom();
            let after = ctx.player(ctx.decider()).astro.saturating_sub(price.into());
            (text("ui-pay"), text_args("ui-pay-help", &[("price", price.into()), ("after", after.into())]))
        }
        ClickTarget::Fight => both("ui-fight", "ui-fight-help"),
        ClickTarget::Post(card) => (card_name(card), card_help(card)),
        ClickTarget::RivalBay(resource) => {
            let args = [
                ("thing", thing_text(resource.into()).into()),
                ("name", ctx.name(ctx.decider().other()).into()),
                ("price", DEMAND_PRICE.into()),
            ];
            (text("ui-demand"), text_args("ui-demand-help", &args))
        }
        ClickTarget::Offer => {
            let name = ctx.name(ctx.decider().other());
            (text("ui-offer"), text_args("ui-offer-help", &[("name", name.into())]))
        }
        ClickTarget::ToTop(_) | ClickTarget::ToBottom(_) => (text("ui-sensor"), text("ui-arrange-help")),
        _ => return None,
    })
}

fn both(name: &str, help: &str) -> (String, String) {
    (text(name), text(help))
}

/// Returns a text about the viewer's memory aid, which depends on the memory option for their seat, or `None` for an onlooker.
fn remembered(ctx: &SceneContext) -> Option<String> {
    let seat = ctx.view.viewer?;
    let key = match ctx.view.known.options.memory_of(seat) {
        MemoryAid::None => "ui-memory-none-help",
        MemoryAid::Notes => "ui-memory-notes-help",
        MemoryAid::Open => "ui-memory-open-help",
    };
    Some(text_args(key, &[("name", ctx.name(seat).into())]))
}

/// Returns a text that names the cards that the viewer is reminded of in a sector, or `None` if there are none or the viewer
/// keeps notes.
fn listed(ctx: &SceneContext, sector: u8) -> Option<String> {
    let seen = ctx.seen.reminders.get(usize::from(sector.checked_sub(1)?))?;
    if ctx.marks.is_some() || seen.is_empty() {
        return None;
    }
    let cards: Vec<String> = seen.iter().map(card_name).collect();
    Some(text_args("access-sector-known", &[("cards", cards.join(&text("list-comma")).into())]))
}

/// Returns a text about the production of a colony on this card, or `None` if the card is not a colony planet.
fn settle_help(card: Card) -> Option<String> {
    let (resource, number) = card.colony()?;
    let args = [("thing", thing_text(resource.into()).into()), ("number", number.into())];
    Some(text_args("ui-settle-help", &args))
}
