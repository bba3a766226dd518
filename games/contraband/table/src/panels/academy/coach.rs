//! The coach of the whole match in the academy: remarks about gains that are still possible in the turn, and about the next
//! action of a learner who hesitates.

use crate::ContrabandFrontend;
use contraband::Contraband;
use contraband::academy::{Highlight, HighlightPlace};
use contraband::rules::{BonusCard, BonusPlay, DecisionKind, Metal, Order, View};
use orrery_core::Rules as _;
use orrery_ui::CoachRemark;

fn may(view: &View, order: Order) -> bool {
    Contraband::check(view, &order).is_ok()
}

/// Returns a remark about metals in a mine that fit the hold, a sale at the full price, or a Credits card; `None` if none of
/// these is possible.
pub fn for_the_taking(view: &View) -> Option<CoachRemark<ContrabandFrontend>> {
    if view.known.ask != DecisionKind::Turn {
        return None;
    }
    let me = view.known.me();
    let dearest = [Metal::Plutonium, Metal::Carbon, Metal::Iron];
    if let Some(order) = dearest.map(Order::Take).into_iter().find(|order| may(view, *order)) {
        return Some(("academy-coach-take", Highlight::Order(order)));
    }
    let full = |metal: &Metal| {
        let market = view.known.market_of(view.known.asked());
        market.is_some_and(|market| view.known.markets[market].count(*metal) == 0)
    };
    let sale = dearest.into_iter().filter(full).map(Order::Sell).find(|order| may(view, *order));
    if let Some(order) = sale {
        return Some(("academy-coach-sell", Highlight::Order(order)));
    }
    let credits = Order::Play(BonusPlay::Card(BonusCard::Credits));
    (me.cards(BonusCard::Credits) > 0 && may(view, credits))
        .then_some(("academy-coach-credits", Highlight::Place(HighlightPlace::Hand)))
}

/// Returns a remark about the learner's next action; `None` if the match is over.
pub fn next_thing(view: &View) -> Option<CoachRemark<ContrabandFrontend>> {
    let me = view.known.me();
    Some(match view.known.ask {
        DecisionKind::Turn if me.moves_left() == 0 => ("academy-coach-idle-end", Highlight::Place(HighlightPlace::End)),
        DecisionKind::Turn if me.breakdown => ("academy-coach-idle-adrift", Highlight::Place(HighlightPlace::Ship)),
        DecisionKind::Turn if me.hold.is_empty() => ("academy-coach-idle-mine", Highlight::Place(HighlightPlace::Ship)),
        DecisionKind::Turn => ("academy-coach-idle-market", Highlight::Place(HighlightPlace::Ship)),
        DecisionKind::Plan => ("academy-coach-idle-plan", Highlight::Place(HighlightPlace::Tokens)),
        DecisionKind::Act => ("academy-coach-idle-end", Highlight::Place(HighlightPlace::End)),
        DecisionKind::Police
        | DecisionKind::Raid
        | DecisionKind::Calm
        | DecisionKind::Fight
        | DecisionKind::Stand
        | DecisionKind::Press => ("academy-coach-idle-meeting", Highlight::Place(HighlightPlace::Meeting)),
        DecisionKind::Prize | DecisionKind::Hide | DecisionKind::Loot => {
            ("academy-coach-idle-spoils", Highlight::Place(HighlightPlace::Meeting))
        }
        DecisionKind::Lose | DecisionKind::Excess => {
            ("academy-coach-idle-loss", Highlight::Place(HighlightPlace::Ship))
        }
        DecisionKind::Nothing | DecisionKind::Over => return None,
    })
}
