//! Comments of the coach in the first match: missed opportunities, and hints for a player who hesitates.

use crate::AlienFrontiersFrontend;
use alien_frontiers::academy::{Highlight, HighlightPlace};
use alien_frontiers::rules::{Facility, KEEP_LIMIT, Order, Phase, Position, legal};
use orrery_ui::CoachRemark;

/// Returns a comment on an action that is still possible when all ships are docked: a launch, a claim, the purchase of the relic
/// ship, or a trade of goods over the limit. Returns `None` if there is none.
pub fn for_the_taking(position: &Position) -> Option<CoachRemark<AlienFrontiersFrontend>> {
    if position.phase != Phase::Orders || !position.hand().is_empty() {
        return None;
    }
    let mut orders = Vec::new();
    legal(position, &mut orders);
    let found = |wanted: fn(&Order) -> bool| orders.iter().any(wanted);
    let me = position.me();
    if found(|order| matches!(order, Order::Launch(_))) {
        return Some(("academy-coach-launch", Highlight::Place(HighlightPlace::Launch)));
    }
    if found(|order| matches!(order, Order::Claim(_))) {
        return Some(("academy-coach-claim", Highlight::Place(HighlightPlace::Display)));
    }
    if found(|order| matches!(order, Order::BuyRelic)) {
        return Some(("academy-coach-relic", Highlight::Place(HighlightPlace::Relic)));
    }
    // Goods over the limit are lost, so the fuel might as well be traded.
    let spills = me.resources() > KEEP_LIMIT;
    (spills && found(|order| matches!(order, Order::Trade(_))))
        .then_some(("academy-coach-trade", Highlight::Place(HighlightPlace::Trade)))
}

/// Returns a comment on a launch or a claim missed in the turn that ended after `before`, or `None` if nothing was missed.
pub fn missed(before: &Position) -> Option<CoachRemark<AlienFrontiersFrontend>> {
    let mut orders = Vec::new();
    legal(before, &mut orders);
    if orders.iter().any(|order| matches!(order, Order::Launch(_))) {
        return Some(("academy-coach-missed-launch", Highlight::Facility(Facility::ColonistHub)));
    }
    let claims = orders.iter().any(|order| matches!(order, Order::Claim(_)));
    claims.then_some(("academy-coach-missed-claim", Highlight::Facility(Facility::AlienArtifact)))
}

/// Returns a hint at a possible next order, for a player who hesitates.
pub fn next_thing(position: &Position) -> CoachRemark<AlienFrontiersFrontend> {
    if position.phase == Phase::Roll {
        ("academy-coach-idle-roll", Highlight::Place(HighlightPlace::Roll))
    } else if position.hand().is_empty() {
        ("academy-coach-idle-end", Highlight::Place(HighlightPlace::End))
    } else {
        ("academy-coach-idle-dock", Highlight::Place(HighlightPlace::Hand))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alien_frontiers::record::Scenario;

    fn position(seats: &str) -> Position {
        let text = format!("(title: \"\", setup: (players: 2), seats: {seats}, hand: \"\", play: [], expect: ())");
        Scenario::from_text(&text).expect("reads").position().expect("a position")
    }

    #[test]
    fn coach_mentions_only_missed_opportunities() {
        let ready = position("{\"red\": (fuel: 1, ore: 1, hub: 7)}");
        assert_eq!(for_the_taking(&ready).map(|found| found.0), Some("academy-coach-launch"));
        assert_eq!(missed(&ready).map(|found| found.0), Some("academy-coach-missed-launch"));
        let poor = position("{\"red\": (fuel: 1, hub: 7)}");
        assert_eq!((for_the_taking(&poor), missed(&poor)), (None, None), "what cannot be paid is no miss");
        let desert = position("{\"red\": (fuel: 1, ore: 1, colonies: {\"BurroughsDesert\": 1})}");
        assert_eq!(for_the_taking(&desert).map(|found| found.0), Some("academy-coach-relic"));
        let rich = position("{\"red\": (fuel: 9, docked: {\"OrbitalMarket\": \"2 2\"})}");
        assert_eq!(for_the_taking(&rich).map(|found| found.0), Some("academy-coach-trade"));
        let saving = position("{\"red\": (fuel: 6, docked: {\"OrbitalMarket\": \"2 2\"})}");
        assert_eq!(for_the_taking(&saving), None, "fuel may be kept");
    }

    #[test]
    fn idle_hint_names_the_next_action() {
        let done = position("{\"red\": (docked: {\"SolarConverter\": \"1 2 3\"})}");
        assert_eq!(next_thing(&done).0, "academy-coach-idle-end");
    }
}
