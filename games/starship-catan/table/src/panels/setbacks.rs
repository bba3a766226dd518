//! Notices that a player should not miss: the other player's orders against them, the answer to their offer, and the cost of a
//! lost fight.

use crate::board::anchor_ids_of_event;
use crate::locale::{demand_text, event_text, objection_text, order_text, text_args};
use orrery_core::Colour;
use orrery_locale::PlayerNames;
use orrery_table::{ChangeCause, TableChange};
use orrery_ui::EffectText;
use starship_catan::StarshipCatan;
use starship_catan::ai::objection;
use starship_catan::rules::{Event, Order, POINTS_TO_WIN, Seat, TransferCause, View};

/// The number of points that a player may well gain in one turn: for a colony, and for a module or a special card.
const POINTS_OF_A_TURN: u8 = 2;

/// Returns the effect of the other player's order on `seat`, or `None` if it has none.
pub fn effect_on_player(seat: Colour, told: &TableChange<StarshipCatan>, names: &PlayerNames) -> Option<EffectText> {
    if told.mover == seat {
        return None;
    }
    let whose = Seat::of(seat);
    gathered(told, |event| match *event {
        Event::Paid { seat, source: TransferCause::Demand, .. } if seat == whose => {
            demand_text(whose, &told.events, names)
        }
        Event::Points { seat, points } if seat != whose && points + 1 == POINTS_TO_WIN => {
            let name = names.of(told.after.known.colour(seat));
            Some(text_args("done-needs-one", &[("name", name.into())]))
        }
        Event::Accepted { seat, .. } if seat != whose => match &told.cause {
            ChangeCause::Order(Some(order)) => Some(order_text(told.mover, order, &told.events, names)),
            _ => None,
        },
        Event::HonourMoved { from, .. } if from == Some(whose) => Some(event_text(event, names)),
        Event::Refused { seat, offer } if seat != whose => {
            Some(objection_text(seat, objection(&told.before.known, offer), names))
        }
        _ => None,
    })
}

/// Returns the losses that a defeat caused to the player who gave the order, or `None` if no fight was lost.
pub fn setback(told: &TableChange<StarshipCatan>, names: &PlayerNames) -> Option<EffectText> {
    if !matches!(told.cause, ChangeCause::Order(Some(Order::Fight))) {
        return None;
    }
    gathered(told, |event| match *event {
        Event::Fought { won: false, .. }
        | Event::CannonLost { .. }
        | Event::ModuleLost { .. }
        | Event::Overboard { .. }
        | Event::FlightEnded { .. } => Some(event_text(event, names)),
        _ => None,
    })
    .filter(|_| told.events.iter().any(|event| matches!(event, Event::Fought { won: false, .. })))
}

/// Returns the texts that `words` gives for the events, with the places of the events that have a text, or `None` if there is no
/// text.
fn gathered(told: &TableChange<StarshipCatan>, words: impl Fn(&Event) -> Option<String>) -> Option<EffectText> {
    let mut done = EffectText::default();
    for event in &told.events {
        let Some(line) = words(event) else { continue };
        done.lines.push(line);
        done.spots.extend(anchor_ids_of_event(event));
    }
    (!done.lines.is_empty()).then_some(done)
}

/// Reports whether a player could end the match in one turn that brings them two points.
pub fn can_end(view: &View, seat: Seat) -> bool {
    !view.known.is_over() && view.known.points(seat) + POINTS_OF_A_TURN >= POINTS_TO_WIN
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use orrery_core::{Rules as _, SeededChance};
    use starship_catan::record::Scenario;
    use starship_catan::rules::{Commodity, CommodityCounts, Offer, Position, Resource, view};

    pub(in super::super) fn position(text: &str) -> Position {
        let text = format!("(game: \"starship-catan\", title: \"told\", {text}, play: [], expect: ())");
        let scenario = Scenario::from_text(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        scenario.position().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// Gives an order of the decider and returns its announcement.
    pub(in super::super) fn announced(p: &mut Position, order: Order, seed: u64) -> TableChange<StarshipCatan> {
        let (before, mover) = (view(p, Some(p.decider)), p.colour(p.decider));
        let mut events = Vec::new();
        StarshipCatan::apply(p, &order, &mut SeededChance::new(seed, 1), &mut events);
        let after = view(p, Some(p.decider));
        let next = p.colour(p.decider);
        let cause = ChangeCause::Order(Some(order));
        TableChange { serial: 1, cause, mover, events, before, after, next, over_before: false, over_after: false }
    }

    pub(in super::super) fn names() -> PlayerNames {
        PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")])
    }

    #[test]
    fn lost_fight_is_reported_with_its_costs() {
        let meets = position(
            r#"seats: {"moon": (astro: 9, cannons: "2 2 2", modules: {"Logistics": 1})}, phase: "pirates", flight: (row: ["Corsairs6"])"#,
        );
        let mut ways = [0; 2];
        for seed in 0..40 {
            let mut table = meets;
            let told = announced(&mut table, Order::Fight, seed);
            let lost = told.events.iter().any(|event| matches!(event, Event::Fought { won: false, .. }));
            let lines = setback(&told, &names()).map(|done| done.lines);
            assert_eq!(lines.as_ref().map_or(0, Vec::len), if lost { 3 } else { 0 }, "{lines:?}");
            assert!(lines.is_none_or(|lines| lines.iter().all(|line| line.contains("Vera"))));
            ways[usize::from(lost)] += 1;
        }
        assert!(ways.iter().all(|&count| count > 0), "won and lost: {ways:?}");
    }

    #[test]
    fn demand_is_reported_to_the_victim_with_the_taker() {
        let mut table = position(
            r#"seats: {"moon": (astro: 9, modules: {"Trade": 1}), "sun": (cargo: {"Ore": 1})}, phase: "build""#,
        );
        let told = announced(&mut table, Order::Demand(Resource::Ore), 1);
        let lines = effect_on_player(Colour::Green, &told, &names()).map(|done| done.lines).unwrap_or_default();
        assert_eq!(lines, ["Vera took 1 ore from you for 2 Astro (Trade module)"]);
        assert_eq!(effect_on_player(Colour::Red, &told, &names()), None);
    }

    #[test]
    fn refused_offer_is_reported_with_the_reason() {
        let mut table =
            position(r#"seats: {"moon": (astro: 9), "sun": (cargo: {"Ore": 1, "Fuel": 1})}, phase: "build""#);
        let offer =
            Offer { give: CommodityCounts::of(Commodity::Astro, 3), want: CommodityCounts::of(Commodity::Ore, 1) };
        announced(&mut table, Order::Offer(offer), 1);
        let told = announced(&mut table, Order::Refuse, 1);
        let lines = effect_on_player(Colour::Red, &told, &names()).map(|done| done.lines).unwrap_or_default();
        assert!(lines.len() == 1 && lines[0].starts_with("Ilse refused"), "{lines:?}");
        assert_eq!(effect_on_player(Colour::Green, &told, &names()), None, "who refused knows");
    }

    #[test]
    fn accepted_offer_is_reported_to_the_offering_seat() {
        let seats = r#"seats: {"moon": (astro: 9), "sun": (cargo: {"Ore": 1, "Fuel": 1})}, phase: "build""#;
        let mut table = position(seats);
        let offer =
            Offer { give: CommodityCounts::of(Commodity::Astro, 3), want: CommodityCounts::of(Commodity::Ore, 1) };
        announced(&mut table, Order::Offer(offer), 1);
        let told = announced(&mut table, Order::Accept, 1);
        let lines = effect_on_player(Colour::Red, &told, &names()).map(|done| done.lines).unwrap_or_default();
        assert!(lines.len() == 1 && lines[0].starts_with("Ilse accepted"), "{lines:?}");
    }

    #[test]
    fn rival_one_point_from_winning_is_announced() {
        let before = position("seats: {}");
        let at = |points: u8| TableChange {
            events: vec![Event::Points { seat: Seat::Moon, points }],
            ..announced(&mut before.clone(), Order::Roll, 1)
        };
        let lines = |points: u8| effect_on_player(Colour::Green, &at(points), &names()).map(|done| done.lines);
        assert_eq!(lines(8), None);
        assert_eq!(lines(9), Some(vec!["Vera needs one more point".to_owned()]));
        assert_eq!(effect_on_player(Colour::Red, &at(9), &names()), None, "who has it sees it");
    }

    #[test]
    fn seat_two_points_from_winning_can_end_the_match() {
        let colonies = r#"colonies: ["Anvil", "Ember", "Loam", "Quarry", "Meadow", "Tarnwell""#;
        let seen = |text: &str| view(&position(text), None);
        let seven = seen(&format!("seats: {{\"moon\": ({colonies}])}}"));
        assert!(!can_end(&seven, Seat::Moon) && !can_end(&seven, Seat::Sun));
        let eight = seen(&format!("seats: {{\"moon\": ({colonies}, \"Kohl\"])}}"));
        assert!(can_end(&eight, Seat::Moon) && !can_end(&eight, Seat::Sun));
    }
}
