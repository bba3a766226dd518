//! Events in words.

use super::things::{metal_object, quadrant_name, rank_name};
use super::{listed, message_as, text, text_args};
use contraband::rules::{BonusPlay, Event, FightOpponent, MeetingKind, Order};
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
    let more = match *event {
        Event::Outlawed { quadrant, .. } => vec![("what", quadrant_name(quadrant).into())],
        Event::Gained { credits, .. } | Event::Fined { credits, .. } => vec![("price", credits.into())],
        Event::Swapped { metals: Some((give, take)), .. } => {
            vec![("give", metal_object(give).into()), ("take", metal_object(take).into())]
        }
        Event::Exchange { rival, totals: [own, theirs], shields: [mine, left], .. } => {
            let numbers = [("own", own), ("theirs", theirs), ("mine", mine), ("left", left)];
            let numbers = numbers.map(|(name, number)| (name, MessageValue::from(number)));
            [&[("rival", rival_name(rival, names).into())], &numbers[..]].concat()
        }
        Event::Beat { rival, .. } => vec![("rival", rival_name(rival, names).into())],
        Event::Fled { hits, .. } => hits_text(hits).map(|hits| ("what", hits.into())).into_iter().collect(),
        Event::MatchOver { winners, alone } => return text_args(&key(event), &outcome(winners, alone, names)),
        _ => Vec::new(),
    };
    message_as(&key(event), event, names, &more)
}

/// Returns the message key of an event whose details are known.
pub(super) fn key(event: &Event) -> String {
    let key = match event {
        Event::Played { play: BonusPlay::Radar(way), .. } => return format!("event-radar-{}", way.word()),
        Event::Met { how, .. } => met(*how),
        Event::Fled { hits, .. } if *hits != [0, 0] => "event-fled-hit",
        Event::Repaired { price: 1.., .. } => "event-repaired-paid",
        Event::TokenMoved { die: 0, .. } => "event-token-set",
        Event::MatchOver { alone: Some(_), .. } => "event-alone-over",
        _ => return format!("event-{}", event.key()),
    };
    key.to_owned()
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

/// Returns the hits of an escape in words; `None` if there were none.
fn hits_text(hits: [u8; 2]) -> Option<String> {
    let taken: Vec<String> = hits.iter().filter(|&&hit| hit > 0).map(ToString::to_string).collect();
    (!taken.is_empty()).then(|| listed(&taken))
}

/// Returns the opponent of a fight in words: a token, or the name of a player.
pub fn rival_name(rival: FightOpponent, names: &PlayerNames) -> String {
    match rival {
        FightOpponent::Police => text("foe-police"),
        FightOpponent::Miner => text("foe-miner"),
        FightOpponent::Raiders => text("foe-raiders"),
        FightOpponent::Corsair => text("foe-corsair"),
        FightOpponent::Ship(seat) => names.of(seat),
    }
}

/// Returns the arguments for the winners; in a solo match, for credits and rank.
fn outcome(winners: u8, alone: Option<u32>, names: &PlayerNames) -> Vec<(&'static str, MessageValue)> {
    let won = Colour::ALL.iter().filter(|&&colour| winners >> colour as u8 & 1 == 1);
    let won: Vec<String> = won.map(|&colour| names.of(colour)).collect();
    let name = ("name", MessageValue::from(listed(&won)));
    match alone {
        Some(credits) => vec![name, ("credits", grouped(credits).into()), ("what", rank_name(credits).into())],
        None => vec![name, ("count", won.len().into())],
    }
}
