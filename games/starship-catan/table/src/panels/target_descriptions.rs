//! Spoken texts of targets: the name, and the effect of choosing the target or the reason why it cannot be chosen.

use super::AccessibilityContext;
use super::descriptions::{self, named};
use super::preview_text::preview_text;
use crate::locale::{
    adventure_name, card_help, card_name, module_full, order_brief, refusal_text, ship_help, ship_name, text,
    text_args, thing_name, things_object,
};
use crate::table::{AdjustableAmount, ClickTarget};
use orrery_locale::PlayerNames;
use orrery_ui::accessibility::sentences;
use starship_catan::rules::{Commodity, EquipmentKind, Order, Phase, View};

/// Returns the name of a target on its own.
pub fn name(view: &View, target: ClickTarget, names: &PlayerNames) -> String {
    let known = &view.known;
    let rival = names.of(known.colour(known.decider.other()));
    match target {
        ClickTarget::Die => text("ui-roll"),
        ClickTarget::Colony(resource) => order_brief(&Order::Produce(resource)),
        ClickTarget::Sector(sector) => text_args("ui-fly", &[("sector", sector.into())]),
        ClickTarget::LookCard(number) => look_card(number),
        ClickTarget::ToTop(number) => joined([look_card(number), text("ui-on-top")]),
        ClickTarget::ToBottom(number) => joined([look_card(number), text("ui-at-bottom")]),
        ClickTarget::Next => text("ui-next"),
        ClickTarget::Stop => text("ui-stop"),
        ClickTarget::Settle => text("ui-settle"),
        ClickTarget::Found => text("ui-found"),
        ClickTarget::Adventure(adventure) => adventure_name(adventure),
        ClickTarget::Pay => text("ui-pay"),
        ClickTarget::Fight => text("ui-fight"),
        ClickTarget::Prize(prize) => order_brief(&Order::Take(prize)),
        ClickTarget::Module(module) => module_full(module),
        ClickTarget::Ship(ship) => ship_name(ship),
        ClickTarget::Piece(EquipmentKind::Booster) => text("piece-booster"),
        ClickTarget::Piece(EquipmentKind::Cannon) => text("piece-cannon"),
        ClickTarget::Post(card) => card_name(card),
        ClickTarget::RivalBay(resource) => joined([text("ui-demand"), thing_name(resource.into())]),
        ClickTarget::Offer => text_args("ui-offer-to", &[("name", rival.into())]),
        ClickTarget::Accept => text("ui-accept"),
        ClickTarget::Refuse => text("ui-refuse"),
        ClickTarget::End => text("ui-end-turn"),
        ClickTarget::More(counter) => joined([side(view, counter, names), one("ui-more-of", counter)]),
        ClickTarget::Less(counter) => joined([side(view, counter, names), one("ui-less-of", counter)]),
        ClickTarget::All(counter) => {
            joined([side(view, counter, names), thing_name(thing_of(counter)), text("ui-all")])
        }
        ClickTarget::Confirm => text("ui-done"),
        ClickTarget::Cancel => text("ui-cancel"),
    }
}

fn joined<const N: usize>(parts: [String; N]) -> String {
    parts.join(&text("list-comma"))
}

fn look_card(number: u8) -> String {
    text_args("ui-look-place", &[("number", number.into())])
}

fn one(key: &str, counter: AdjustableAmount) -> String {
    text_args(key, &[("thing", thing_name(thing_of(counter)).into())])
}

fn thing_of(counter: AdjustableAmount) -> Commodity {
    match counter {
        AdjustableAmount::Buy(thing)
        | AdjustableAmount::Sell(thing)
        | AdjustableAmount::Give(thing)
        | AdjustableAmount::Want(thing) => thing,
        AdjustableAmount::Take(resource) => resource.into(),
    }
}

/// Returns the name of the side to which a counter belongs: a purchase, a sale, a reward, or a side of an offer.
fn side(view: &View, counter: AdjustableAmount, names: &PlayerNames) -> String {
    let mover = || names.of(view.known.colour(view.known.turn));
    match counter {
        AdjustableAmount::Buy(_) => text("ui-buy"),
        AdjustableAmount::Sell(_) => text("ui-sell"),
        AdjustableAmount::Take(_) => text("ui-reward"),
        AdjustableAmount::Give(_) => text_args("ui-offer-gives", &[("name", mover().into())]),
        AdjustableAmount::Want(_) => text_args("ui-offer-gets", &[("name", mover().into())]),
    }
}

/// Returns the text of an inspected card. If the viewer may not see the card, the text only says that it is covered.
fn looked_at(of: &AccessibilityContext, number: u8) -> String {
    let card = of.view.looked_at().get(usize::from(number) - 1).copied().flatten();
    match card.filter(|_| of.local && !of.shared) {
        Some(card) => sentences([named(card_name(card)), card_help(card)]),
        None => text("access-look-covered"),
    }
}

/// Returns the text of a target, with the state of the item that it represents.
pub fn describe_target(of: &AccessibilityContext, target: ClickTarget) -> String {
    let known = &of.view.known;
    let seat = known.decider;
    let called = || named(name(of.view, target, of.names));
    let what = match target {
        ClickTarget::Sector(sector) => descriptions::sector(of, sector),
        ClickTarget::Adventure(adventure) => descriptions::adventure(adventure),
        ClickTarget::Module(module) => descriptions::room(of, seat, module),
        ClickTarget::Ship(ship) => sentences([called(), descriptions::hangar(of, seat), ship_help(ship)]),
        ClickTarget::Piece(piece) => sentences([called(), descriptions::pieces(of, seat, piece), piece_help(piece)]),
        ClickTarget::Post(card) => descriptions::beside(of, seat, card),
        ClickTarget::RivalBay(resource) => sentences([called(), descriptions::hold(of, seat.other(), resource.into())]),
        ClickTarget::LookCard(number) => sentences([called(), looked_at(of, number)]),
        ClickTarget::Accept | ClickTarget::Refuse => sentences([called(), offered(of)]),
        ClickTarget::Next | ClickTarget::Stop => sentences([called(), flight(of)]),
        ClickTarget::Fight => sentences([called(), text("ui-fight-help")]),
        _ => called(),
    };
    sentences([what, state(of, target)])
}

fn piece_help(piece: EquipmentKind) -> String {
    text(match piece {
        EquipmentKind::Booster => "piece-booster-help",
        EquipmentKind::Cannon => "piece-cannon-help",
    })
}

/// Returns the terms of the offer to be answered, or an empty string if there is no offer.
fn offered(of: &AccessibilityContext) -> String {
    let known = &of.view.known;
    let Some(offer) = known.now.offer else { return String::new() };
    let [name, other] = [known.turn, known.turn.other()].map(|seat| of.names.of(known.colour(seat)));
    let args = [
        ("name", name.into()),
        ("other", other.into()),
        ("give", things_object(offer.give).into()),
        ("want", things_object(offer.want).into()),
    ];
    text_args("ui-offer-answer", &args)
}

/// Returns a text with the visited card and the remaining speed and actions.
fn flight(of: &AccessibilityContext) -> String {
    let known = &of.view.known;
    let limit = known.mover().actions();
    let left = limit.saturating_sub(known.flight.actions);
    let args = [("speed", known.now.speed.into()), ("actions", left.into()), ("limit", limit.into())];
    let visited = known.flight.visited().map(|card| named(card_name(card)));
    sentences([visited.unwrap_or_default(), text_args("access-speed", &args)])
}

/// Returns the effect of choosing `target`, or the reason why it cannot be chosen; an empty string if there is nothing to say.
fn state(of: &AccessibilityContext, target: ClickTarget) -> String {
    if !of.local {
        return String::new();
    }
    if of.targets.contains(&target) {
        // The target that confirms a count describes the count as a whole.
        let counts = matches!(target, ClickTarget::More(_) | ClickTarget::Less(_) | ClickTarget::All(_));
        let preview = if counts { None } else { of.plan.hover(of.view, target) };
        return sentences([text("access-can"), preview.map(|preview| preview_text(of, &preview)).unwrap_or_default()]);
    }
    // A part of the board gives the reason why it cannot be chosen only in the phases in which such parts can be chosen.
    let asked = match target {
        ClickTarget::Sector(_) => of.view.known.phase == Phase::Fly,
        ClickTarget::Module(_) => matches!(of.view.known.phase, Phase::Module | Phase::Lose | Phase::Build),
        ClickTarget::Ship(_) | ClickTarget::Piece(_) | ClickTarget::Post(_) | ClickTarget::RivalBay(_) => {
            of.view.known.phase == Phase::Build
        }
        ClickTarget::Adventure(_) => of.view.known.phase == Phase::Flight,
        _ => true,
    };
    let refusal = asked.then(|| of.plan.why_not(of.view, target)).flatten();
    refusal.map(|refusal| refusal_text(&refusal, of.names)).unwrap_or_default()
}
