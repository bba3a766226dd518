//! Spoken texts of targets: their names, the effect of choosing them, or the reason why they cannot be chosen.

use super::AccessibilityContext;
use super::descriptions::{self, named};
use super::preview_text::preview_text;
use crate::locale::{
    adventure_name, card_help, card_name, module_full, order_brief, refusal_text, ship_help, ship_name, text,
    text_args, thing_name, things_object,
};
use crate::table::{CountedAmount, Target};
use orrery_locale::PlayerNames;
use orrery_ui::accessibility::sentences;
use starship_catan::rules::{Commodity, EquipmentKind, Order, Phase, View};

/// Returns the name of a target on its own.
pub fn name(view: &View, target: Target, names: &PlayerNames) -> String {
    let known = &view.known;
    let rival = names.of(known.colour(known.decider.other()));
    match target {
        Target::Die => text("ui-roll"),
        Target::Colony(resource) => order_brief(&Order::Produce(resource)),
        Target::Sector(sector) => text_args("ui-fly", &[("sector", sector.into())]),
        Target::LookCard(number) => look_card(number),
        Target::ToTop(number) => joined([look_card(number), text("ui-on-top")]),
        Target::ToBottom(number) => joined([look_card(number), text("ui-at-bottom")]),
        Target::Next => text("ui-next"),
        Target::Stop => text("ui-stop"),
        Target::Settle => text("ui-settle"),
        Target::Found => text("ui-found"),
        Target::Adventure(adventure) => adventure_name(adventure),
        Target::Pay => text("ui-pay"),
        Target::Fight => text("ui-fight"),
        Target::Prize(prize) => order_brief(&Order::Take(prize)),
        Target::Module(module) => module_full(module),
        Target::Ship(ship) => ship_name(ship),
        Target::Piece(EquipmentKind::Booster) => text("piece-booster"),
        Target::Piece(EquipmentKind::Cannon) => text("piece-cannon"),
        Target::Post(card) => card_name(card),
        Target::RivalBay(resource) => joined([text("ui-demand"), thing_name(resource.into())]),
        Target::Offer => text_args("ui-offer-to", &[("name", rival.into())]),
        Target::Accept => text("ui-accept"),
        Target::Refuse => text("ui-refuse"),
        Target::End => text("ui-end-turn"),
        Target::More(counter) => joined([side(view, counter, names), one("ui-more-of", counter)]),
        Target::Less(counter) => joined([side(view, counter, names), one("ui-less-of", counter)]),
        Target::All(counter) => joined([side(view, counter, names), thing_name(thing_of(counter)), text("ui-all")]),
        Target::Confirm => text("ui-done"),
        Target::Cancel => text("ui-cancel"),
    }
}

fn joined<const N: usize>(parts: [String; N]) -> String {
    parts.join(&text("list-comma"))
}

fn look_card(number: u8) -> String {
    text_args("ui-look-place", &[("number", number.into())])
}

fn one(key: &str, counter: CountedAmount) -> String {
    text_args(key, &[("thing", thing_name(thing_of(counter)).into())])
}

fn thing_of(counter: CountedAmount) -> Commodity {
    match counter {
        CountedAmount::Buy(thing)
        | CountedAmount::Sell(thing)
        | CountedAmount::Give(thing)
        | CountedAmount::Want(thing) => thing,
        CountedAmount::Take(resource) => resource.into(),
    }
}

/// Returns the side of a counter: a purchase, a sale, a reward, or a side of an offer.
fn side(view: &View, counter: CountedAmount, names: &PlayerNames) -> String {
    let mover = || names.of(view.known.colour(view.known.turn));
    match counter {
        CountedAmount::Buy(_) => text("ui-buy"),
        CountedAmount::Sell(_) => text("ui-sell"),
        CountedAmount::Take(_) => text("ui-reward"),
        CountedAmount::Give(_) => text_args("ui-offer-gives", &[("name", mover().into())]),
        CountedAmount::Want(_) => text_args("ui-offer-gets", &[("name", mover().into())]),
    }
}

/// Returns the text of a looked-at card. For a viewer who may not see the card here, the text only says that it is covered.
fn looked_at(of: &AccessibilityContext, number: u8) -> String {
    let card = of.view.looked_at().get(usize::from(number) - 1).copied().flatten();
    match card.filter(|_| of.local && !of.shared) {
        Some(card) => sentences([named(card_name(card)), card_help(card)]),
        None => text("access-look-covered"),
    }
}

/// Returns the text of a target, with the state of the item that it represents.
pub fn describe_target(of: &AccessibilityContext, target: Target) -> String {
    let known = &of.view.known;
    let seat = known.decider;
    let called = || named(name(of.view, target, of.names));
    let what = match target {
        Target::Sector(sector) => descriptions::sector(of, sector),
        Target::Adventure(adventure) => descriptions::adventure(adventure),
        Target::Module(module) => descriptions::room(of, seat, module),
        Target::Ship(ship) => sentences([called(), descriptions::hangar(of, seat), ship_help(ship)]),
        Target::Piece(piece) => sentences([called(), descriptions::pieces(of, seat, piece), piece_help(piece)]),
        Target::Post(card) => descriptions::beside(of, seat, card),
        Target::RivalBay(resource) => sentences([called(), descriptions::hold(of, seat.other(), resource.into())]),
        Target::LookCard(number) => sentences([called(), looked_at(of, number)]),
        Target::Accept | Target::Refuse => sentences([called(), offered(of)]),
        Target::Next | Target::Stop => sentences([called(), flight(of)]),
        Target::Fight => sentences([called(), text("ui-fight-help")]),
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

/// Returns the terms of the offer to be answered, or an empty text if there is no offer.
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

/// Returns the visited card, the speed and the actions left.
fn flight(of: &AccessibilityContext) -> String {
    let known = &of.view.known;
    let limit = known.mover().actions();
    let left = limit.saturating_sub(known.flight.actions);
    let args = [("speed", known.now.speed.into()), ("actions", left.into()), ("limit", limit.into())];
    let visited = known.flight.visited().map(|card| named(card_name(card)));
    sentences([visited.unwrap_or_default(), text_args("access-speed", &args)])
}

/// Returns the effect of choosing `target`, or the reason why it cannot be chosen, or an empty text if there is nothing to say.
fn state(of: &AccessibilityContext, target: Target) -> String {
    if !of.local {
        return String::new();
    }
    if of.targets.contains(&target) {
        // A count is described as a whole by the target that confirms it.
        let counts = matches!(target, Target::More(_) | Target::Less(_) | Target::All(_));
        let preview = if counts { None } else { of.plan.hover(of.view, target) };
        return sentences([text("access-can"), preview.map(|preview| preview_text(of, &preview)).unwrap_or_default()]);
    }
    // A part of the board gives the reason why it cannot be chosen only in the phases in which such parts are chosen.
    let asked = match target {
        Target::Sector(_) => of.view.known.phase == Phase::Fly,
        Target::Module(_) => matches!(of.view.known.phase, Phase::Module | Phase::Lose | Phase::Build),
        Target::Ship(_) | Target::Piece(_) | Target::Post(_) | Target::RivalBay(_) => {
            of.view.known.phase == Phase::Build
        }
        Target::Adventure(_) => of.view.known.phase == Phase::Flight,
        _ => true,
    };
    let refusal = asked.then(|| of.plan.why_not(of.view, target)).flatten();
    refusal.map(|refusal| refusal_text(&refusal, of.names)).unwrap_or_default()
}
