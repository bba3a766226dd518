//! What happened, in words.

use super::brief::row_text;
use super::things::{
    card_name, line_name, metal_object, metals_object, objective_name, place_name, quadrant_name, rank_name, step_name,
    token_name, upgrade_name,
};
use super::{listed, text, text_args};
use crate::core::Colour;
use crate::games::contraband::rules::{Event, Meets, Metals, Order, Play, Rival};
use crate::locale::{Arg, Names};

/// Whether an event deserves a line of its own in the log, beside the line of the order that brought it about.
#[must_use]
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
            | Event::TokenMoved { .. }
            | Event::Rested
            | Event::StepLost { .. }
            | Event::MatchOver { .. }
    )
}

/// Whether the line of `order` tells of this event already, or the line that says whose turn it is then does.
#[must_use]
pub const fn is_told_by(event: &Event, order: &Order) -> bool {
    restates(order, event) || matches!(event, Event::TurnEnded { .. } | Event::RoundBegan { .. })
}

/// Whether an event says what an order says, and more.
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

type NameArg = (&'static str, Arg);
type NameOf<'a> = dyn Fn(Colour) -> NameArg + 'a;

/// The log's line for an event.
#[must_use]
pub fn event_text(event: &Event, names: &Names) -> String {
    let name = |seat: Colour| ("name", Arg::from(names.of(seat)));
    about_places(event, &name)
        .or_else(|| about_prizes(event, &name))
        .or_else(|| about_fights(event, &name, names))
        .or_else(|| about_losses(event, &name, names))
        .unwrap_or_else(|| about_rounds(event, &name, names))
}

fn what(key: &str, name: NameArg, what: String) -> String {
    text_args(key, &[name, ("what", what.into())])
}

/// With a kind if it is told, else by another message.
fn told<T>(key: &str, name: NameArg, kind: Option<T>, say: impl Fn(T) -> String) -> String {
    match kind {
        Some(kind) => what(key, name, say(kind)),
        None => text_args(&format!("{key}-hidden"), &[name]),
    }
}

fn about_places(event: &Event, name: &NameOf) -> Option<String> {
    let priced = |key: &str, seat, metal, price: u16| {
        text_args(key, &[name(seat), ("what", metal_object(metal).into()), ("price", price.into())])
    };
    Some(match *event {
        Event::Moved { seat, to } => what("event-moved", name(seat), place_name(to)),
        Event::StepLost { seat, step } => what("event-step-lost", name(seat), step_name(step)),
        Event::Found { seat, metal } => told("event-found", name(seat), metal, metal_object),
        Event::Laid { mine, metals } => {
            text_args("event-laid", &[("place", place_name(mine).into()), ("what", metals_object(metals).into())])
        }
        Event::Taken { seat, metal, .. } => told("event-taken", name(seat), metal, metal_object),
        Event::Swapped { seat, metals, .. } => match metals {
            Some((give, take)) => {
                let args = [name(seat), ("give", metal_object(give).into()), ("take", metal_object(take).into())];
                text_args("event-swapped", &args)
            }
            None => text_args("event-swapped-hidden", &[name(seat)]),
        },
        Event::Jettisoned { seat, metal } => told("event-jettisoned", name(seat), metal, metal_object),
        Event::Sold { seat, metal, price } => priced("event-sold", seat, metal, price),
        Event::Bought { seat, metal, price } => priced("event-bought", seat, metal, price),
        Event::Installed { seat, upgrade, level } => match upgrade {
            Some(upgrade) => what("event-installed", name(seat), upgrade_name(upgrade)),
            None => text_args("event-installed-hidden", &[name(seat), ("level", level.into())]),
        },
        Event::Shown { seat, upgrade } => what("event-shown", name(seat), upgrade_name(upgrade)),
        Event::UpgradeLost { seat, upgrade } => what("event-upgrade-lost", name(seat), upgrade_name(upgrade)),
        Event::Warped { seat, die, to } => {
            text_args("event-warped", &[name(seat), ("die", die.into()), ("what", place_name(to).into())])
        }
        Event::Repaired { seat, price: 0 } => text_args("event-repaired", &[name(seat)]),
        Event::Repaired { seat, price } => text_args("event-repaired-paid", &[name(seat), ("price", price.into())]),
        _ => return None,
    })
}

fn about_prizes(event: &Event, name: &NameOf) -> Option<String> {
    Some(match *event {
        Event::BonusDrawn { seat, card } => told("event-bonus-drawn", name(seat), card, card_name),
        Event::PrizeWon { seat, metal } => told("event-prize-won", name(seat), metal, metal_object),
        Event::PrizeTaken { seat, metal } => told("event-prize-taken", name(seat), metal, metal_object),
        Event::PrizeLeft { seat } => text_args("event-prize-left", &[name(seat)]),
        Event::Played { seat, play: Play::Radar(way) } => {
            what(&format!("event-radar-{}", way.word()), name(seat), card_name(Play::Radar(way).card()))
        }
        Event::Played { seat, play } => what("event-played", name(seat), card_name(play.card())),
        Event::Gained { seat, credits } => text_args("event-gained", &[name(seat), ("price", credits.into())]),
        Event::LetGo { seat } => text_args("event-let-go", &[name(seat)]),
        Event::Left { seat } => text_args("event-left", &[name(seat)]),
        Event::Declared { seat, objective } => what("event-declared", name(seat), objective_name(objective)),
        Event::Hid { seat, count } => text_args("event-hid", &[name(seat), ("count", count.into())]),
        _ => return None,
    })
}

fn rival_name(rival: Rival, names: &Names) -> String {
    match rival {
        Rival::Police => text("rival-police"),
        Rival::Miner => text("rival-miner"),
        Rival::Raiders => text("rival-raiders"),
        Rival::Corsair => text("rival-corsair"),
        Rival::Ship(seat) => names.of(seat),
    }
}

fn about_fights(event: &Event, name: &NameOf, names: &Names) -> Option<String> {
    Some(match *event {
        Event::Met { seat, how, die } => {
            let key = match how {
                Meets::Inspection => "event-met-inspection",
                Meets::Sight => "event-met-sight",
                Meets::Miners => "event-met-miners",
                Meets::Raid => "event-met-raid",
                Meets::Peace => "event-met-peace",
                Meets::Corsair => "event-met-corsair",
            };
            text_args(key, &[name(seat), ("die", die.into())])
        }
        Event::Attacked { seat, other } => {
            text_args("event-attacked", &[name(seat), ("other", Arg::from(names.of(other)))])
        }
        Event::Outlawed { seat, quadrant } => what("event-outlawed", name(seat), quadrant_name(quadrant)),
        Event::Exchange { seat, rival, totals, shields } => {
            let rival = ("rival", Arg::from(rival_name(rival, names)));
            let totals = [("own", Arg::from(totals[0])), ("theirs", Arg::from(totals[1]))];
            let left = [("mine", Arg::from(shields[0])), ("left", Arg::from(shields[1]))];
            let args: Vec<NameArg> = [name(seat), rival].into_iter().chain(totals).chain(left).collect();
            text_args("event-exchange", &args)
        }
        Event::Stood { seat } => text_args("event-stood", &[name(seat)]),
        Event::Fled { seat, hits } => {
            let taken: Vec<String> = hits.iter().filter(|&&hit| hit > 0).map(ToString::to_string).collect();
            match taken.is_empty() {
                true => text_args("event-fled", &[name(seat)]),
                false => what("event-fled-hit", name(seat), listed(&taken)),
            }
        }
        Event::Beat { seat, rival } => {
            text_args("event-beat", &[name(seat), ("rival", rival_name(rival, names).into())])
        }
        Event::BrokeDown { seat } => text_args("event-broke-down", &[name(seat)]),
        _ => return None,
    })
}

fn about_losses(event: &Event, name: &NameOf, names: &Names) -> Option<String> {
    let between = |key: &str, seat: Colour, other: Colour, count: u8, metals: Option<Metals>| {
        let other = ("other", Arg::from(names.of(other)));
        match metals {
            Some(metals) => text_args(key, &[name(seat), other, ("what", metals_object(metals).into())]),
            None => text_args(&format!("{key}-hidden"), &[name(seat), other, ("count", count.into())]),
        }
    };
    Some(match *event {
        Event::Cleared { seat, hidden } => text_args("event-cleared", &[name(seat), ("count", hidden.into())]),
        Event::HoldLost { seat, count, metals } => match metals {
            Some(metals) => what("event-hold-lost", name(seat), metals_object(metals)),
            None => text_args("event-hold-lost-hidden", &[name(seat), ("count", count.into())]),
        },
        Event::Fined { seat, credits } => text_args("event-fined", &[name(seat), ("price", credits.into())]),
        Event::Sent { seat, to } => what("event-sent", name(seat), place_name(to)),
        Event::HoldSeen { seat, other, metals } => between("event-hold-seen", seat, other, 0, metals),
        Event::Looted { seat, other, count, metals } => between("event-looted", seat, other, count, metals),
        _ => return None,
    })
}

fn about_rounds(event: &Event, name: &NameOf, names: &Names) -> String {
    match *event {
        Event::TokenMoved { token, die, to } => {
            let key = if die > 0 { "event-token-moved" } else { "event-token-set" };
            let token = ("token", Arg::from(token_name(token)));
            text_args(key, &[token, ("die", die.into()), ("what", line_name(to).into())])
        }
        Event::Planned { seat, count, row } => match row {
            Some(row) => what("event-planned", name(seat), row_text(&row)),
            None => text_args("event-planned-hidden", &[name(seat), ("count", count.into())]),
        },
        Event::Changed { seat, nth, step } => match step {
            Some(step) => {
                text_args("event-changed", &[name(seat), ("nth", nth.into()), ("what", step_name(step).into())])
            }
            None => text_args("event-changed-hidden", &[name(seat), ("nth", nth.into())]),
        },
        Event::TurnEnded { seat } => text_args("event-turn-ended", &[name(seat)]),
        Event::RoundBegan { round } => text_args("event-round-began", &[("round", round.into())]),
        Event::MatchOver { winners, alone } => {
            let won = Colour::ALL.iter().filter(|&&colour| winners >> colour as u8 & 1 == 1);
            let won: Vec<String> = won.map(|&colour| names.of(colour)).collect();
            if let Some(credits) = alone {
                let args = [("name", listed(&won).into()), ("what", rank_name(credits).into())];
                return text_args("event-alone-over", &[&args[..], &[("credits", credits.into())]].concat());
            }
            text_args("event-match-over", &[("name", listed(&won).into()), ("count", won.len().into())])
        }
        _ => text("event-rested"),
    }
}
