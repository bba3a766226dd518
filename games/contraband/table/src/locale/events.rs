//! Events in words.

use super::brief::row_text;
use super::things::{
    card_name, line_name, metal_object, metals_object, objective_name, place_name, quadrant_name, rank_name, step_name,
    token_name, upgrade_name,
};
use super::{listed, text, text_args};
use contraband::rules::{BonusPlay, Direction, Event, FightOpponent, MeetingKind, Metal, Order};
use orrery_core::Colour;
use orrery_locale::{MessageValue, PlayerNames, grouped};

/// Reports whether an event deserves a line of its own in the log, in addition to the line of its order.
pub const fn is_headline(event: &Event) -> bool {
    matches!(
        event,
        Event::Moved { .. }
            | Event::Warped { .. }
            | Event::Met { .. }
            | Event::BonusDrawn { .. }
            | Event::Laid { .. }
            | Event::PrizeWon { .. }
            | Event::Outlawed { .. }
            | Event::Beat { .. }
            | Event::BrokeDown { .. }
            | Event::Repaired { .. }
            | Event::HoldLost { .. }
            | Event::Fined { .. }
            | Event::Sent { .. }
            | Event::Declared { .. }
            | Event::LetGo { .. }
            | Event::Gained { .. }
            | Event::TokenMoved { .. }
            | Event::Rested
            | Event::StepLost { .. }
            | Event::MatchOver { .. }
    )
}

/// Reports whether the line of `order`, or the line that announces the next turn, already covers this event.
pub const fn is_told_by(event: &Event, order: &Order) -> bool {
    restates(order, event) || matches!(event, Event::TurnEnded { .. } | Event::RoundBegan { .. })
}

/// Reports whether an event restates an order together with its result.
pub(super) const fn restates(order: &Order, event: &Event) -> bool {
    matches!(
        (order, event),
        (Order::Move(_), Event::Moved { .. })
            | (
                Order::Take(_) | Order::Swap { .. },
                Event::Taken { .. } | Event::Swapped { .. } | Event::PrizeTaken { .. }
            )
            | (Order::Leave, Event::Left { .. } | Event::PrizeLeft { .. })
            | (Order::Jettison(_), Event::Jettisoned { .. })
            | (Order::Sell(_), Event::Sold { .. })
            | (Order::Buy(_), Event::Bought { .. })
            | (Order::Install(_), Event::Installed { .. })
            | (Order::Warp(_), Event::Warped { .. })
            | (Order::Play(_), Event::Played { .. })
            | (Order::Attack(_), Event::Attacked { .. })
            | (Order::Fight, Event::Exchange { .. })
            | (Order::Stand, Event::Stood { .. })
            | (Order::Flee, Event::Fled { .. })
            | (Order::Submit(_), Event::Cleared { .. })
            | (Order::Hide(_), Event::Hid { .. })
            | (Order::Loot(_), Event::Looted { .. })
            | (Order::Lose(_), Event::UpgradeLost { .. })
            | (Order::End, Event::TurnEnded { .. })
            | (Order::Plan(_), Event::Planned { .. })
            | (Order::Change { .. }, Event::Changed { .. })
    )
}

/// Returns the line of the log for an event.
pub fn event_text(event: &Event, names: &PlayerNames) -> String {
    text_args(key(event), &facts(event, names))
}

/// Selects one of two messages: `told` if the detail is known, otherwise `hidden`.
const fn either<T>(what: Option<&T>, told: &'static str, hidden: &'static str) -> &'static str {
    if what.is_some() { told } else { hidden }
}

/// Returns the message key of an event.
pub(super) const fn key(event: &Event) -> &'static str {
    match event {
        Event::Moved { .. } => "event-moved",
        Event::StepLost { .. } => "event-step-lost",
        Event::BonusDrawn { card, .. } => either(card.as_ref(), "event-bonus-drawn", "event-bonus-drawn-hidden"),
        Event::Found { metal, .. } => either(metal.as_ref(), "event-found", "event-found-hidden"),
        Event::Laid { .. } => "event-laid",
        Event::Taken { metal, .. } => either(metal.as_ref(), "event-taken", "event-taken-hidden"),
        Event::Swapped { metals, .. } => either(metals.as_ref(), "event-swapped", "event-swapped-hidden"),
        Event::PrizeWon { metal, .. } => either(metal.as_ref(), "event-prize-won", "event-prize-won-hidden"),
        Event::PrizeTaken { metal, .. } => either(metal.as_ref(), "event-prize-taken", "event-prize-taken-hidden"),
        Event::PrizeLeft { .. } => "event-prize-left",
        Event::Jettisoned { metal, .. } => either(metal.as_ref(), "event-jettisoned", "event-jettisoned-hidden"),
        Event::Sold { .. } => "event-sold",
        Event::Bought { .. } => "event-bought",
        Event::Installed { upgrade, .. } => either(upgrade.as_ref(), "event-installed", "event-installed-hidden"),
        Event::Shown { .. } => "event-shown",
        Event::UpgradeLost { .. } => "event-upgrade-lost",
        Event::Warped { .. } => "event-warped",
        Event::Played { play: BonusPlay::Radar(Direction::Cw), .. } => "event-radar-cw",
        Event::Played { play: BonusPlay::Radar(Direction::Ccw), .. } => "event-radar-ccw",
        Event::Played { play: BonusPlay::Card(_), .. } => "event-played",
        Event::Gained { .. } => "event-gained",
        Event::Met { how, .. } => met(*how),
        Event::Attacked { .. } => "event-attacked",
        Event::Outlawed { .. } => "event-outlawed",
        Event::Exchange { .. } => "event-exchange",
        Event::Stood { .. } => "event-stood",
        Event::Fled { hits: [0, 0], .. } => "event-fled",
        Event::Fled { .. } => "event-fled-hit",
        Event::Beat { .. } => "event-beat",
        Event::BrokeDown { .. } => "event-broke-down",
        Event::Repaired { price: 0, .. } => "event-repaired",
        Event::Repaired { .. } => "event-repaired-paid",
        Event::Left { .. } => "event-left",
        Event::LetGo { .. } => "event-let-go",
        Event::Cleared { .. } => "event-cleared",
        Event::HoldLost { metals, .. } => either(metals.as_ref(), "event-hold-lost", "event-hold-lost-hidden"),
        Event::Fined { .. } => "event-fined",
        Event::Sent { .. } => "event-sent",
        Event::Hid { .. } => "event-hid",
        Event::HoldSeen { metals, .. } => either(metals.as_ref(), "event-hold-seen", "event-hold-seen-hidden"),
        Event::Looted { metals, .. } => either(metals.as_ref(), "event-looted", "event-looted-hidden"),
        Event::Declared { .. } => "event-declared",
        Event::TokenMoved { die: 0, .. } => "event-token-set",
        Event::TokenMoved { .. } => "event-token-moved",
        Event::Rested => "event-rested",
        Event::Planned { row, .. } => either(row.as_ref(), "event-planned", "event-planned-hidden"),
        Event::Changed { step, .. } => either(step.as_ref(), "event-changed", "event-changed-hidden"),
        Event::TurnEnded { .. } => "event-turn-ended",
        Event::RoundBegan { .. } => "event-round-began",
        Event::MatchOver { alone: Some(_), .. } => "event-alone-over",
        Event::MatchOver { alone: None, .. } => "event-match-over",
    }
}

/// Returns the message key of a meeting that begins.
const fn met(how: MeetingKind) -> &'static str {
    match how {
        MeetingKind::Inspection => "event-met-inspection",
        MeetingKind::Sight => "event-met-sight",
        MeetingKind::Miners => "event-met-miners",
        MeetingKind::Raid => "event-met-raid",
        MeetingKind::Peace => "event-met-peace",
        MeetingKind::Corsair => "event-met-corsair",
    }
}

/// The arguments of a message.
type MessageArgs = Vec<(&'static str, MessageValue)>;

/// Returns the arguments of an event's message.
fn facts(event: &Event, names: &PlayerNames) -> MessageArgs {
    let alone = |seat: Colour| vec![("name", MessageValue::from(names.of(seat)))];
    let one =
        |seat: Colour, name: &'static str, fact: MessageValue| vec![("name", names.of(seat).into()), (name, fact)];
    let what = |seat: Colour, what: String| one(seat, "what", what.into());
    match *event {
        Event::Stood { seat } | Event::BrokeDown { seat } | Event::Left { seat } | Event::LetGo { seat } => alone(seat),
        Event::PrizeLeft { seat } | Event::TurnEnded { seat } => alone(seat),
        Event::Moved { seat, to } | Event::Sent { seat, to } => what(seat, place_name(to)),
        Event::StepLost { seat, step } => what(seat, step_name(step)),
        Event::Outlawed { seat, quadrant } => what(seat, quadrant_name(quadrant)),
        Event::Declared { seat, objective } => what(seat, objective_name(objective)),
        Event::Played { seat, play } => what(seat, card_name(play.card())),
        Event::BonusDrawn { seat, card } => named(alone(seat), card.map(card_name)),
        Event::Found { seat, metal } | Event::Taken { seat, metal, .. } => named(alone(seat), metal.map(metal_object)),
        Event::PrizeWon { seat, metal } | Event::PrizeTaken { seat, metal } | Event::Jettisoned { seat, metal } => {
            named(alone(seat), metal.map(metal_object))
        }
        Event::Shown { seat, upgrade } | Event::UpgradeLost { seat, upgrade } => what(seat, upgrade_name(upgrade)),
        Event::Installed { seat, upgrade, level } => named(one(seat, "level", level.into()), upgrade.map(upgrade_name)),
        Event::Gained { seat, credits } | Event::Fined { seat, credits } => one(seat, "price", credits.into()),
        Event::Repaired { seat, price } => one(seat, "price", price.into()),
        Event::Met { seat, die, .. } => one(seat, "die", die.into()),
        Event::Cleared { seat, hidden: count } | Event::Hid { seat, count } => one(seat, "count", count.into()),
        Event::Sold { seat, metal, price } | Event::Bought { seat, metal, price } => {
            named(one(seat, "price", price.into()), Some(metal_object(metal)))
        }
        Event::Swapped { seat, metals, .. } => [alone(seat), metals.map_or_else(Vec::new, exchanged)].concat(),
        Event::Warped { seat, die, to } => named(one(seat, "die", die.into()), Some(place_name(to))),
        Event::Planned { seat, count, row } => named(one(seat, "count", count.into()), row.map(|row| row_text(&row))),
        Event::Changed { seat, nth, step } => named(one(seat, "nth", nth.into()), step.map(step_name)),
        Event::HoldLost { seat, count, metals } => named(one(seat, "count", count.into()), metals.map(metals_object)),
        Event::Attacked { seat, other } => one(seat, "other", names.of(other).into()),
        Event::HoldSeen { seat, other, metals } => {
            named(one(seat, "other", names.of(other).into()), metals.map(metals_object))
        }
        Event::Looted { seat, other, count, metals } => {
            let taken = [one(seat, "other", names.of(other).into()), vec![("count", count.into())]].concat();
            named(taken, metals.map(metals_object))
        }
        Event::Exchange { seat, rival, totals, shields } => {
            [one(seat, "rival", rival_name(rival, names).into()), exchange(totals, shields)].concat()
        }
        Event::Fled { seat, hits } => named(alone(seat), hits_text(hits)),
        Event::Beat { seat, rival } => one(seat, "rival", rival_name(rival, names).into()),
        Event::Laid { mine, metals } => named(vec![("place", place_name(mine).into())], Some(metals_object(metals))),
        Event::TokenMoved { token, die, to } => {
            named(vec![("token", token_name(token).into()), ("die", die.into())], Some(line_name(to)))
        }
        Event::Rested => Vec::new(),
        Event::RoundBegan { round } => vec![("round", round.into())],
        Event::MatchOver { winners, alone } => outcome(winners, alone, names),
    }
}

/// Adds the argument for a detail, if the detail is known.
fn named(mut facts: MessageArgs, what: Option<String>) -> MessageArgs {
    facts.extend(what.map(|what| ("what", MessageValue::from(what))));
    facts
}

fn exchanged((give, take): (Metal, Metal)) -> MessageArgs {
    vec![("give", metal_object(give).into()), ("take", metal_object(take).into())]
}

fn exchange(totals: [u8; 2], shields: [u8; 2]) -> MessageArgs {
    let told = [("own", totals[0]), ("theirs", totals[1]), ("mine", shields[0]), ("left", shields[1])];
    told.map(|(name, number)| (name, MessageValue::from(number))).into()
}

/// Returns the hits of an escape in words; `None` if there were none.
fn hits_text(hits: [u8; 2]) -> Option<String> {
    let taken: Vec<String> = hits.iter().filter(|&&hit| hit > 0).map(ToString::to_string).collect();
    (!taken.is_empty()).then(|| listed(&taken))
}

fn rival_name(rival: FightOpponent, names: &PlayerNames) -> String {
    match rival {
        FightOpponent::Police => text("foe-police"),
        FightOpponent::Miner => text("foe-miner"),
        FightOpponent::Raiders => text("foe-raiders"),
        FightOpponent::Corsair => text("foe-corsair"),
        FightOpponent::Ship(seat) => names.of(seat),
    }
}

/// Returns the arguments for the winners; in a solo match, for credits and rank.
fn outcome(winners: u8, alone: Option<u32>, names: &PlayerNames) -> MessageArgs {
    let won = Colour::ALL.iter().filter(|&&colour| winners >> colour as u8 & 1 == 1);
    let won: Vec<String> = won.map(|&colour| names.of(colour)).collect();
    let name = ("name", MessageValue::from(listed(&won)));
    match alone {
        Some(credits) => vec![name, ("credits", grouped(credits).into()), ("what", rank_name(credits).into())],
        None => vec![name, ("count", won.len().into())],
    }
}
