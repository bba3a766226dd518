//! The coach of a whole match in the academy. It speaks only about things that are free to take, and after a long wait.

use crate::ContrabandWindow;
use contraband::Contraband;
use contraband::academy::{Glow, Place};
use contraband::rules::{Ask, Bonus, Metal, Order, Play, View};
use orrery_core::Rules as _;
use orrery_ui::CoachRemark;

/// A message and the things highlighted with it.
type Word = CoachRemark<ContrabandWindow>;

fn may(view: &View, order: Order) -> bool {
    Contraband::check(view, &order).is_ok()
}

/// Points out metals in a mine that fit the hold, a sale at the full price, and credits in the hand.
pub fn for_the_taking(view: &View) -> Option<Word> {
    if view.known.ask != Ask::Turn {
        return None;
    }
    let me = view.known.me();
    let dearest = [Metal::Plutonium, Metal::Carbon, Metal::Iron];
    if let Some(order) = dearest.map(Order::Take).into_iter().find(|order| may(view, *order)) {
        return Some(("academy-coach-take", Glow::Order(order)));
    }
    let full = |metal: &Metal| {
        let market = view.known.market_of(view.known.asked());
        market.is_some_and(|market| view.known.markets[market].count(*metal) == 0)
    };
    let sale = dearest.into_iter().filter(full).map(Order::Sell).find(|order| may(view, *order));
    if let Some(order) = sale {
        return Some(("academy-coach-sell", Glow::Order(order)));
    }
    let credits = Order::Play(Play::Card(Bonus::Credits));
    (me.cards(Bonus::Credits) > 0 && may(view, credits)).then_some(("academy-coach-credits", Glow::Place(Place::Hand)))
}

/// Suggests the next thing to do.
pub fn next_thing(view: &View) -> Option<Word> {
    let me = view.known.me();
    Some(match view.known.ask {
        Ask::Turn if me.moves_left() == 0 => ("academy-coach-idle-end", Glow::Place(Place::End)),
        Ask::Turn if me.breakdown => ("academy-coach-idle-adrift", Glow::Place(Place::Ship)),
        Ask::Turn if me.hold.is_empty() => ("academy-coach-idle-mine", Glow::Place(Place::Ship)),
        Ask::Turn => ("academy-coach-idle-market", Glow::Place(Place::Ship)),
        Ask::Plan => ("academy-coach-idle-plan", Glow::Place(Place::Tokens)),
        Ask::Act => ("academy-coach-idle-end", Glow::Place(Place::End)),
        Ask::Police | Ask::Raid | Ask::Calm | Ask::Fight | Ask::Stand | Ask::Press => {
            ("academy-coach-idle-meeting", Glow::Place(Place::Meeting))
        }
        Ask::Prize | Ask::Hide | Ask::Loot => ("academy-coach-idle-spoils", Glow::Place(Place::Meeting)),
        Ask::Lose | Ask::Excess => ("academy-coach-idle-loss", Glow::Place(Place::Ship)),
        Ask::Nothing | Ask::Over => return None,
    })
}
