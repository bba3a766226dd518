//! Notices that players at the screen should not miss: the opening, events that affect them, the last rounds, and public facts
//! about leaders and players near the end.

use crate::board::{anchor_ids_of, anchor_ids_of_event};
use crate::locale::{event_text, text, text_args};
use crate::table::plan::best_sales;
use contraband::Contraband;
use contraband::rules::{
    Event, FIRST_CREDITS, FightOpponent, FirstPlayer, MeetingKind, OBJECTIVE_WORTH, Objective, ObjectiveRule, Order,
    StartingEngine, View,
};
use orrery_core::{Colour, Setup};
use orrery_locale::{PlayerNames, grouped};
use orrery_table::TableChange;
use orrery_ui::{Attack, EffectText};

/// The number of rounds at the end that are announced.
const LAST_ROUNDS: u16 = 3;

/// Returns the lines about the opening of a match, or an empty list in a solo match.
pub fn opening(view: &View, setup: &Setup<Contraband>, names: &PlayerNames) -> Vec<String> {
    let known = &view.known;
    if known.is_solo() {
        return Vec::new();
    }
    let name = |seat: usize| names.of(known.colour(seat));
    let lot = setup.options.first_player == FirstPlayer::Random;
    let then: Vec<String> = known.order().skip(1).map(name).collect();
    let args = [("name", name(usize::from(known.first)).into()), ("then", then.join(&text("list-comma")).into())];
    let begins = text_args(if lot { "start-lot" } else { "start-first" }, &args);
    let has = [("credits", grouped(FIRST_CREDITS).into())];
    let fitted = known.options.engines == StartingEngine::Fitted;
    let has = text_args(if fitted { "start-has-engine" } else { "start-has" }, &has);
    let aims = (known.options.objectives == ObjectiveRule::On).then(|| text("start-objective"));
    [begins, has].into_iter().chain(aims).collect()
}

/// Returns the attack among these events, if there is one: on a ship, by or on a token, or a robbery or fine.
pub fn attack(events: &[Event]) -> Option<Attack> {
    let on = |seat: Colour| Attack { by: None, on: Some(seat) };
    events.iter().find_map(|event| match *event {
        Event::Attacked { seat, other } | Event::Looted { seat, other, .. } => {
            Some(Attack { by: Some(seat), on: Some(other) })
        }
        Event::Met { seat, how: MeetingKind::Raid | MeetingKind::Sight | MeetingKind::Corsair, .. }
        | Event::Fined { seat, .. } => Some(on(seat)),
        // Raiders and the corsair began their fights themselves.
        Event::Exchange { seat, rival: FightOpponent::Police | FightOpponent::Miner, .. } => {
            Some(Attack { by: Some(seat), on: None })
        }
        _ => None,
    })
}

/// Returns the loser of the fight that these events ended, if there is one. Only the loser's ship breaks down.
pub fn beaten(events: &[Event]) -> Option<Colour> {
    events.iter().find_map(|event| if let Event::BrokeDown { seat } = *event { Some(seat) } else { None })
}

/// Returns the effects of another player's order on `seat`.
pub fn effect_on_player(seat: Colour, told: &TableChange<Contraband>, names: &PlayerNames) -> Option<EffectText> {
    if told.mover == seat {
        return None;
    }
    let mut done = EffectText::default();
    for event in told.events.iter().filter(|event| concerns(event, seat) && !is_told_by_picture(event, &told.events)) {
        done.lines.push(event_text(event, names));
        done.spots.extend(anchor_ids_of_event(event));
    }
    (!done.lines.is_empty()).then_some(done)
}

/// Reports whether the picture of the victor's milestone shows a breakdown. It names both ships.
fn is_told_by_picture(event: &Event, events: &[Event]) -> bool {
    let Event::BrokeDown { seat } = *event else { return false };
    let beaten = |event: &Event| matches!(event, Event::Beat { rival: FightOpponent::Ship(ship), .. } if *ship == seat);
    let declared = |event: &Event| matches!(event, Event::Declared { .. });
    events.iter().any(beaten) && !events.iter().any(declared)
}

/// Reports whether an event affects a player who was not asked: an attack, a robbery, a lost hold or a breakdown.
fn concerns(event: &Event, seat: Colour) -> bool {
    match *event {
        Event::Attacked { other, .. } | Event::Looted { other, .. } => other == seat,
        Event::HoldLost { seat: lost, .. } | Event::BrokeDown { seat: lost } => lost == seat,
        _ => false,
    }
}

/// Returns the announcement to all players of the last rounds, if an order ended a round.
pub fn changes(told: &TableChange<Contraband>) -> Option<EffectText> {
    let new = told.events.iter().any(|event| matches!(event, Event::RoundBegan { .. }));
    let line = last_rounds(&told.after).filter(|_| new && !told.over_after)?;
    Some(EffectText { lines: vec![line], ..EffectText::default() })
}

/// Returns unexpected results of a player's own order.
pub fn setback(told: &TableChange<Contraband>, names: &PlayerNames) -> Option<EffectText> {
    let (mover, Some(order)) = (told.mover, told.cause.order()) else { return None };
    let broke = told.events.contains(&Event::BrokeDown { seat: mover });
    // The losses in an inspection were shown before the choice.
    let unforeseen =
        broke || matches!(order, Order::Move(_) | Order::Warp(_) | Order::End | Order::Done | Order::Plan(_));
    let tells = |event: &&Event| match **event {
        Event::Met { seat, .. } => seat == mover && !broke && lost_to_raiders(&told.events, mover),
        Event::BrokeDown { seat }
        | Event::HoldLost { seat, .. }
        | Event::Fined { seat, .. }
        | Event::Sent { seat, .. } => seat == mover,
        _ => false,
    };
    let tells = |event: &&Event| unforeseen && tells(event) && !is_told_by_picture(event, &told.events);
    let lost: Vec<Event> = told.events.iter().filter(tells).copied().collect();
    let lines: Vec<String> = lost.iter().map(|event| event_text(event, names)).collect();
    let spots = if lost.is_empty() { Vec::new() } else { anchor_ids_of(mover, &lost) };
    (!lines.is_empty()).then_some(EffectText { lines, spots, picture: None })
}

/// Reports whether raiders took the hold of a ship that did not fight.
fn lost_to_raiders(events: &[Event], seat: Colour) -> bool {
    let fought = |event: &Event| matches!(event, Event::Exchange { rival: FightOpponent::Raiders, .. });
    let lost = |event: &Event| matches!(event, Event::HoldLost { seat: of, .. } if *of == seat);
    events.iter().any(lost) && !events.iter().any(fought)
}

/// Returns the notice of the last rounds, if few are left.
fn last_rounds(view: &View) -> Option<String> {
    let known = &view.known;
    let left = known.last_round()?.checked_sub(known.round)? + 1;
    (left <= LAST_ROUNDS).then(|| text_args("moment-rounds", &[("count", left.into())]))
}

/// Returns a player's total after the last round, based on public information.
fn sum(view: &View, seat: usize) -> u32 {
    let known = &view.known;
    let player = &known.players[seat];
    let counts = player.done && known.last_round().is_some();
    player.credits + if counts { OBJECTIVE_WORTH } else { 0 }
}

/// Returns the sole leader by credits and declared objectives, if there is one.
pub fn leads(view: &View) -> Option<Colour> {
    let known = &view.known;
    let sums: Vec<u32> = (0..known.count()).map(|seat| sum(view, seat)).collect();
    let most = sums.iter().max().filter(|_| !known.is_solo())?;
    let mut best = (0..known.count()).filter(|&seat| sums[seat] == *most);
    best.next().filter(|_| best.next().is_none()).map(|seat| known.colour(seat))
}

/// Reports whether a player can reach the goal in the current turn, if it is theirs, or else in their next one: either the
/// credits and the sales within their moves suffice and no objective is missing, or the credits suffice and only the objective is
/// missing. The sales also fulfil a Fortune objective that the viewer knows.
pub fn can_end(view: &View, seat: Colour) -> bool {
    let known = &view.known;
    let Some(seat) = known.seat_of(seat).filter(|_| !known.is_solo() && !known.is_over()) else { return false };
    let player = &known.players[seat];
    let fortune = player.objective() == Some(Objective::Fortune);
    if player.done || fortune || known.options.objectives == ObjectiveRule::Off {
        return player.credits + best_sales(known, seat) >= known.needed(seat);
    }
    player.credits >= known.target()
}

#[cfg(test)]
mod tests {
    use super::*;
    use contraband::record::Scenario;
    use contraband::rules::notation::parse_order;
    use contraband::rules::{Position, view};
    use orrery_core::{RandomGenerator, Rules as _};
    use orrery_table::ChangeCause;

    fn begun(rest: &str) -> Position {
        let file = format!("(game: \"contraband\", title: \"\", {rest}, play: [], expect: ())");
        Scenario::from_text(&file).expect("a scenario").position().expect("a position")
    }

    /// Gives an order and returns its announcement in this view.
    fn announcement(p: &mut Position, line: &str, eyes: Option<usize>) -> TableChange<Contraband> {
        let (before, mover) = (*p, p.colour(p.asked()));
        let order = parse_order(line).expect("an order");
        let mut events = Vec::new();
        Contraband::apply(p, &order, &mut RandomGenerator::new(4), &mut events);
        let after = view(p, eyes);
        let events = events.iter().filter_map(|event| Contraband::redact(event, &after, 0)).collect();
        TableChange {
            serial: 1,
            cause: ChangeCause::Order(Some(order)),
            mover,
            events,
            before: view(&before, eyes),
            after,
            next: p.colour(p.asked()),
            over_before: false,
            over_after: p.is_over(),
        }
    }

    fn names() -> PlayerNames {
        PlayerNames::new([(Colour::Red, "Vera"), (Colour::Green, "Ilse"), (Colour::Blue, "Ada")])
    }

    const SIDE_BY_SIDE: &str = r#"setup: (players: 2), seats: {"red": (at: "Y2"), "green": (at: "Y2", cargo: ["Iron"])},
        police: "R2|R3", alien: "B1|B2""#;

    #[test]
    fn attack_is_reported_to_the_victim_not_the_attacker() {
        let mut p = begun(SIDE_BY_SIDE);
        let one = announcement(&mut p, "attack green", Some(1));
        assert_eq!(attack(&one.events), Some(Attack { by: Some(Colour::Red), on: Some(Colour::Green) }));
        let met = Event::Met { seat: Colour::Red, how: MeetingKind::Raid, die: 3 };
        assert_eq!(attack(&[met]), Some(Attack { by: None, on: Some(Colour::Red) }), "raiders are no player");
        let green = effect_on_player(Colour::Green, &one, &names()).expect("Green is told");
        assert_eq!(green.lines, ["Vera attacked Ilse"]);
        assert!(!green.spots.is_empty() && effect_on_player(Colour::Red, &one, &names()).is_none());
    }

    #[test]
    fn loser_of_a_fight_is_the_one_who_breaks_down() {
        let [red, green] = [Colour::Red, Colour::Green];
        let won = Event::Beat { seat: red, rival: FightOpponent::Ship(green) };
        assert_eq!(beaten(&[won, Event::BrokeDown { seat: green }]), Some(green));
        assert_eq!(beaten(&[won]), None, "nothing says so before the ship breaks down");
    }

    #[test]
    fn last_three_rounds_are_announced() {
        let mut said = Vec::new();
        for before in 0..5 {
            let mut p = begun(r#"setup: (players: 2), seats: {"red": (at: "R2 port"), "green": (at: "G2 port")}"#);
            p.round = p.last_round().expect("there is a last round") - before;
            announcement(&mut p, "end", Some(1));
            let one = announcement(&mut p, "end", Some(1));
            assert!(setback(&one, &names()).is_none(), "the table announces it, not a player");
            let lines = changes(&one).map(|done| done.lines).unwrap_or_default();
            said.push(lines.join(" "));
        }
        assert!(said[0].is_empty(), "the match is over: {said:?}");
        assert_eq!(said[1..], ["This is the last round.", "Two rounds are left.", "Three rounds are left.", ""]);
    }

    #[test]
    fn lead_counts_credits_and_declared_objectives_only() {
        let seats = r#"setup: (players: 3), seats: {"red": (credits: 900, objective: "Fortune"),
            "green": (credits: 1200, objective: "Outlaw"), "blue": (credits: 600, objective: "PoliceBane", done: true)}"#;
        let p = begun(seats);
        assert_eq!(leads(&view(&p, Some(0))), Some(Colour::Blue));
        let even = begun(r#"setup: (players: 2), seats: {"red": (credits: 900), "green": (credits: 900)}"#);
        assert_eq!(leads(&view(&even, None)), None);
    }

    #[test]
    fn can_end_needs_only_a_sale_or_only_the_objective() {
        let can = |red: &str| {
            let file = format!("setup: (players: 2), seats: {{\"red\": ({red}), \"green\": ()}}");
            can_end(&view(&begun(&file), Some(1)), Colour::Red)
        };
        let sells = |at: &str| {
            can(&format!("at: \"{at}\", credits: 2900, cargo: [\"Iron\"], objective: \"Outlaw\", done: true"))
        };
        assert!(sells("R1 market") && sells("R1"));
        assert!(!sells("R2"), "no market is within one move");
        assert!(!can("credits: 2900, objective: \"Outlaw\", done: true"));
        assert!(can("credits: 3000, objective: \"Outlaw\""));
        assert!(!can("credits: 2900, cargo: [\"Plutonium\"], objective: \"Outlaw\""), "the objective is a secret");
    }

    #[test]
    fn opening_lines_name_the_first_player_in_every_language() {
        let setup: Setup<Contraband> = Setup::plain(3, contraband::rules::Options::default());
        let p = setup.position(&setup.deal(&mut RandomGenerator::new(5))).expect("three may play");
        for language in ["en", "it", "ru"] {
            orrery_locale::speaking(language, || {
                let lines = opening(&view(&p, None), &setup, &names());
                let first = names().of(p.colour(p.first.into()));
                assert!(lines[0].contains(&first), "{lines:?}");
                assert!(lines.len() == 3 && lines.iter().all(|line| !line.contains(['{', '$'])), "{lines:?}");
            });
        }
    }
}
