//! Reasons to refuse an offer, as facts that both players can see.

use super::goals::{BuildGoal, goals, lacking};
use crate::rules::{Commodity, CommodityCounts, Offer, PlayerState, Position, Seat};

/// The number of the answering player's goals that are considered.
const GOALS: usize = 3;

/// The answering player's objection to an offer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OfferObjection {
    /// The offering player could build or upgrade this at once with the things that they would get.
    Enables(BuildGoal),
    /// The answering player needs the wanted thing for this goal.
    Needs(Commodity, BuildGoal),
    /// The offer gives too little in return, and no other objection applies.
    TooLittle,
}

/// Returns the other player's objection to an offer of the mover: the first variant of [`OfferObjection`] that applies.
pub fn objection(p: &Position, offer: Offer) -> OfferObjection {
    let (offers, answers) = (p.turn, p.turn.other());
    let lacks =
        |player: &PlayerState, goal: BuildGoal| lacking(player, goal.price(p)).map(|(_, count)| count).sum::<u8>();
    let (before, after) = (p.player(offers), exchanged(p, offers, offer.give, offer.want));
    let enabled = goals(p, offers).find(|&goal| lacks(before, goal) > 0 && lacks(&after, goal) == 0);
    if let Some(goal) = enabled {
        return OfferObjection::Enables(goal);
    }
    let (before, after) = (p.player(answers), exchanged(p, answers, offer.want, offer.give));
    let missed = goals(p, answers).take(GOALS).find_map(|goal| {
        let asked = offer.want.iter().map(|(thing, _)| thing).find(|&thing| goal.price(p).count(thing) > 0)?;
        (lacks(&after, goal) > lacks(before, goal)).then_some((asked, goal))
    });
    missed.map_or(OfferObjection::TooLittle, |(thing, goal)| OfferObjection::Needs(thing, goal))
}

/// Returns the state of a player after giving some things and getting others.
fn exchanged(p: &Position, seat: Seat, gives: CommodityCounts, gets: CommodityCounts) -> PlayerState {
    let mut player = *p.player(seat);
    gives.iter().for_each(|(thing, count)| player.spend(thing, count));
    gets.iter().for_each(|(thing, count)| player.gain(thing, count));
    player
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Scenario;
    use crate::rules::{BuildableItem, Ship};

    /// Returns the objection to Moon's offer in a position with these holdings of the seats.
    fn objection_to(seats: &str, give: (Commodity, u8), want: (Commodity, u8)) -> OfferObjection {
        let text = format!(
            "(game: \"starship-catan\", title: \"offers\", seats: {seats}, phase: \"build\", play: [], expect: ())"
        );
        let scenario = Scenario::from_text(&text).expect("a scenario");
        let position = scenario.position().expect("a position");
        objection(
            &position,
            Offer { give: CommodityCounts::of(give.0, give.1), want: CommodityCounts::of(want.0, want.1) },
        )
    }

    #[test]
    fn refused_offer_names_a_reason_both_can_see() {
        let ship = BuildGoal::Build(BuildableItem::Ship(Ship::ColonyShip));
        let near = r#"{"moon": (astro: 9, cargo: {"Fuel": 1, "Food": 1}), "sun": (cargo: {"Ore": 2}, hangar: ["ColonyShip", "TradeShip"])}"#;
        assert_eq!(objection_to(near, (Commodity::Astro, 3), (Commodity::Ore, 1)), OfferObjection::Enables(ship));
        let needed = r#"{"moon": (astro: 9), "sun": (cargo: {"Ore": 1, "Fuel": 1})}"#;
        assert_eq!(
            objection_to(needed, (Commodity::Astro, 3), (Commodity::Ore, 1)),
            OfferObjection::Needs(Commodity::Ore, ship)
        );
        let dear = r#"{"moon": (cargo: {"Ore": 1}), "sun": (astro: 20)}"#;
        assert_eq!(objection_to(dear, (Commodity::Ore, 1), (Commodity::Astro, 12)), OfferObjection::TooLittle);
    }
}
