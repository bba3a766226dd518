//! The story of a match: its goal, the turn-over from Alpha to Beta, the players' triumphs, and the difference that decided it.

use crate::FarSpaceFoundryFrontend;
use crate::board::anchor_ids_of;
use crate::locale::{event_text, goal, product_name, ship_name, text, text_args};
use far_space_foundry::FarSpaceFoundry;
use far_space_foundry::rules::{
    Event, FreighterKind, MatchHalf, MatchMode, Order, PlayerState, Product, SOLO_TARGET, TOKENS, View,
};
use orrery_core::{Colour, Rules as _, Standing, Standings};
use orrery_locale::PlayerNames;
use orrery_table::TableChange;
use orrery_ui::{EffectText, MilestoneNotice, PastOrder};

/// Returns the goal of a match, and the progress of a seat towards it.
pub fn goal_text(view: &View, seat: Option<Colour>, names: &PlayerNames) -> String {
    let known = &view.known;
    let now = seat.and_then(|colour| Some((colour, known.seat_of(colour)?))).map(|(colour, seat)| {
        let args = [("name", names.of(colour).into()), ("points", known.points(seat).total().into())];
        text_args("goal-now", &args)
    });
    std::iter::once(goal(view)).chain(now).collect::<Vec<_>>().join(" ")
}

/// Returns the news after Alpha: the points of the players, the new rules, and the pilots that left. The goods returned to the
/// asteroids fly there and stand in the log. Returns `None` unless the station has just turned over. If a player chooses their
/// pilots afterwards, [`setback`] reports the pilots that leave without a choice.
pub fn changes(told: &TableChange<FarSpaceFoundry>, names: &PlayerNames) -> Option<EffectText> {
    told.events.contains(&Event::StationTurned).then_some(())?;
    let news = ["turn-land", "turn-lift", "turn-gone"].map(text);
    let left = told.events.iter().filter(|event| matches!(event, Event::LeftGame { .. }));
    let left = left.map(|event| event_text(event, names));
    let lines = std::iter::once(text("turn-title")).chain(standing(&told.before, names)).chain(news).chain(left);
    Some(EffectText { lines: lines.collect(), spots: Vec::new(), picture: Some(BETA) })
}

/// Returns the points of all players after Alpha, the most first, or `None` in a match with one player.
fn standing(view: &View, names: &PlayerNames) -> Option<String> {
    let known = &view.known;
    let mut seats: Vec<(i32, Colour)> =
        known.seats().iter().filter_map(|&seat| Some((known.points(known.seat_of(seat)?).total(), seat))).collect();
    seats.sort_by_key(|&(points, _)| std::cmp::Reverse(points));
    let of = |&(points, seat): &(i32, Colour)| {
        text_args("turn-standing-player", &[("name", names.of(seat).into()), ("points", points.into())])
    };
    let told: Vec<String> = seats.iter().map(of).collect();
    (told.len() > 1).then(|| text_args("turn-standing", &[("what", told.join(&text("list-comma")).into())]))
}

/// Returns a text about the pilots that left without a choice, for a player who chose which pilots to keep, or `None` if no pilot
/// left that way. They left because the player has no freighter of their colour.
pub fn setback(told: &TableChange<FarSpaceFoundry>, names: &PlayerNames) -> Option<EffectText> {
    let Some(Order::Keep(_)) = told.cause.order() else { return None };
    let player = &told.after.known.players[told.after.known.seat_of(told.mover)?];
    let unasked = |event: &&Event| match event {
        Event::LeftGame { seat, pilot } => {
            *seat == told.mover && pilot.alien().is_some_and(|alien| !player.has(alien.ship()))
        }
        _ => false,
    };
    let lines: Vec<String> = told.events.iter().filter(unasked).map(|event| event_text(event, names)).collect();
    (!lines.is_empty()).then_some(EffectText { lines, ..EffectText::default() })
}

/// Returns the triumph of an order, if it has one: the first product of the match, the first full and upgraded freighter, a whole
/// fleet of such freighters, or the points needed to win a solo match.
pub fn triumph(told: &TableChange<FarSpaceFoundry>, names: &PlayerNames) -> Option<MilestoneNotice> {
    let order = told.cause.order()?;
    let (before, after) = (&told.before.known, &told.after.known);
    let seat = after.seat_of(told.mover)?;
    let (was, is) = (&before.players[seat], &after.players[seat]);
    let name = ("name", names.of(told.mover).into());
    let shown = |title: String, words: String, picture: String| MilestoneNotice {
        seat: told.mover,
        title,
        words,
        picture,
        spots: anchor_ids_of(told.mover, &order, &told.events),
    };
    let won = |points: i32| after.count == 1 && after.options.mode == MatchMode::Full && points >= SOLO_TARGET;
    let points = after.points(seat).total();
    if won(points) && !won(before.points(seat).total()) && after.half == MatchHalf::Beta {
        let words = text_args("triumph-alone-words", &[name, ("points", points.into())]);
        return Some(shown(text("triumph-alone"), words, BETA.to_owned()));
    }
    if let Order::Make { product, .. } = order
        && is_first_product(&told.before)
    {
        let title = text_args("triumph-product", &[("product", product_name(product).into())]);
        let args = [name, ("points", product.card().points.into())];
        return Some(shown(
            title,
            text_args("triumph-product-words", &args),
            format!("fsf-product-{}", product.word()),
        ));
    }
    let ship = FreighterKind::ALL.iter().copied().find(|&ship| is_ready(is, ship) && !is_ready(was, ship))?;
    let fleet = is.ships().count();
    if fleet > 1 && is.ships().all(|(ship, _)| is_ready(is, ship)) {
        let words = text_args("triumph-fleet-words", &[name, ("count", fleet.into())]);
        return Some(shown(text("triumph-fleet"), words, FREIGHTER.to_owned()));
    }
    let any = before.playing().any(|player| FreighterKind::ALL.iter().any(|&ship| is_ready(player, ship)));
    let words = || text_args("triumph-freighter-words", &[name, ("ship", ship_name(ship).into())]);
    (!any).then(|| shown(text("triumph-freighter"), words(), FREIGHTER.to_owned()))
}

/// Reports whether no player has made a product yet.
fn is_first_product(view: &View) -> bool {
    let known = &view.known;
    let whole = |product: Product| known.tokens[product.index()] == TOKENS;
    known.products().all(whole)
}

/// Reports whether a freighter is full and upgraded, so that it costs no points.
fn is_ready(player: &PlayerState, ship: FreighterKind) -> bool {
    let freighter = player.ship(ship);
    freighter.size > 0 && freighter.upgraded && freighter.free() == 0
}

/// The pictures of a finished freighter, and of the other side of the station.
const FREIGHTER: &str = "moment-far-space-foundry-freighter";
const BETA: &str = "moment-far-space-foundry-beta";

/// Returns a text about the source of points in which the winner has the largest lead over the player in second place. Returns
/// `None` if the winner is not ahead in points, or shares the victory.
pub fn decided(last: &PastOrder<FarSpaceFoundryFrontend>, names: &PlayerNames) -> Option<String> {
    let Standings(all) = FarSpaceFoundry::standings(&last.after);
    let mut winners = all.iter().filter(|standing| standing.winner);
    let winner = winners.next().filter(|_| winners.next().is_none())?;
    let second = all.iter().filter(|one| one.seat != winner.seat).max_by_key(|one| one.total())?;
    let ahead = winner.total() - second.total();
    let (source, more) = largest_lead(winner, second).filter(|_| ahead > 0)?;
    let args = [
        ("name", names.of(winner.seat).into()),
        ("other", names.of(second.seat).into()),
        ("more", more.into()),
        ("ahead", ahead.into()),
    ];
    Some(text_args(&format!("decided-{source}"), &args))
}

/// Returns the source of points with the largest lead of one player over another, or `None` if there is no lead.
fn largest_lead(one: &Standing, other: &Standing) -> Option<(&'static str, i32)> {
    let more = one.points.iter().map(|&(source, points)| {
        let theirs = other.points.iter().find(|(named, _)| *named == source).map_or(0, |(_, points)| *points);
        (source, points - theirs)
    });
    more.max_by_key(|&(_, more)| more).filter(|&(_, more)| more > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use far_space_foundry::record::Scenario;
    use far_space_foundry::rules::Position;
    use orrery_core::RandomGenerator;
    use orrery_locale::speaking;
    use orrery_table::ChangeCause;

    /// Returns the change caused by the last of red's `orders`, given from the position in `text`.
    fn after(text: &str, orders: &[&str]) -> TableChange<FarSpaceFoundry> {
        let file = format!("(game: \"far-space-foundry\", title: \"\", {text}, play: [], expect: ())");
        let mut position = Scenario::from_text(&file).expect("a scenario").position().expect("a position");
        let orders: Vec<Order> = orders.iter().map(|one| FarSpaceFoundry::read(one).expect("an order")).collect();
        let (order, first) = orders.split_last().expect("one at least");
        let (order, mut chance) = (*order, RandomGenerator::new(1));
        first.iter().for_each(|order| FarSpaceFoundry::apply(&mut position, order, &mut chance, &mut ()));
        let (mut now, mut events): (Position, Vec<Event>) = (position, Vec::new());
        FarSpaceFoundry::apply(&mut now, &order, &mut chance, &mut events);
        let view = |position: &Position| FarSpaceFoundry::open_view(position);
        TableChange {
            serial: 1,
            cause: ChangeCause::Order(Some(order)),
            mover: position.colour(),
            events,
            before: view(&position),
            after: view(&now),
            next: now.colour(),
            over_before: false,
            over_after: now.is_over(),
        }
    }

    fn names() -> PlayerNames {
        PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse")])
    }

    const LAST_OF_ALPHA: &str = r#"seats: {"red": (hand: ["5"], deck: [], warehouse: "galactium 3"),
        "green": (hand: [], deck: [], warehouse: "rubion 1")}"#;

    #[test]
    fn turnover_tells_the_standing_and_the_new_rules() {
        speaking("en", || {
            let turned = after(LAST_OF_ALPHA, &["play 5", "land 5", "end"]);
            let told = changes(&turned, &names()).expect("the station turns");
            let points = orrery_board::signed(turned.before.known.points(0).total());
            assert_eq!(told.lines.len(), 5, "{:?}", told.lines);
            assert!(told.lines[1].contains(&format!("Vera {points}")), "{:?}", told.lines);
            assert!(told.lines[1].contains("Ilse"), "{:?}", told.lines);
            assert!(told.picture.is_some_and(|picture| orrery_board::art::get(picture).is_some()));
        });
    }

    const KILN: &str = r#"half: "beta", setup: (players: 2, product_cards: ["Robot", "Drone", "Battery"]),
        seats: {"red": (hand: ["4", "5"], warehouse: "galactium 4")}"#;
    const MADE: &[&str] = &["play 4", "land 4", "make Robot 1"];

    #[test]
    fn only_the_first_product_is_a_triumph() {
        let first = after(KILN, MADE);
        let told = triumph(&first, &names()).expect("it is the first");
        assert_eq!((told.seat, told.picture.as_str()), (Colour::Red, "fsf-product-Robot"));
        assert!(orrery_board::art::get(&told.picture).is_some());
        let mut second = after(KILN, MADE);
        second.before = second.after;
        assert_eq!(triumph(&second, &names()), None);
    }

    #[test]
    fn ending_text_names_the_winners_largest_advantage() {
        speaking("en", || {
            let end = after(
                r#"half: "beta", seats: {
                    "red": (hand: ["5"], deck: [], freighters: {"Federal": (goods: "Robot 2")}),
                    "green": (hand: [], deck: [], credits: 3)}"#,
                &["play 5", "land 5", "end"],
            );
            let TableChange { mover, events, before, after, .. } = end;
            let last = PastOrder { mover, order: Some(Order::End), events, before, after };
            assert_eq!(
                decided(&last, &names()).as_deref(),
                Some("Vera wins by 12: products are worth 14 more than Ilse’s")
            );
        });
    }

    #[test]
    fn goal_text_shows_the_points_of_the_seat() {
        speaking("en", || {
            let view = after(KILN, MADE).after;
            let told = goal_text(&view, Some(Colour::Red), &names());
            assert!(told.contains("the most points") && told.contains("Vera has"), "{told}");
            assert!(!goal_text(&view, None, &names()).contains("Vera"));
        });
    }
}
