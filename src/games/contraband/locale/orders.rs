//! What a player did, one line an order, with what it brought.

use super::brief::order_brief;
use super::events::event_text;
use super::text_args;
use crate::core::Colour;
use crate::games::contraband::rules::{Event, Order};
use crate::locale::{Arg, Names};

/// The log's line for an order that `mover` gave and that brought about `events`: what came of it tells it best; where nothing
/// does, the order in a few words.
#[must_use]
pub fn order_text(mover: Colour, order: &Order, events: &[Event], names: &Names) -> String {
    let told = events.iter().find(|event| restates(order, event));
    told.map_or_else(
        || {
            let name = ("name", Arg::from(names.of(mover)));
            text_args("order-plain", &[name, ("what", order_brief(order, names).into())])
        },
        |event| event_text(event, names),
    )
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
