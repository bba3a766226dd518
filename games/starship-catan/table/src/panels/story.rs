//! Notable events: triumphs, which have their own notice; attacks on another player; the goal of a match; and the order that
//! decided the match.

use crate::StarshipCatanFrontend;
use crate::board::anchor_ids_of_event;
use crate::locale::{adventure_name, card_name, event_text, module_name, order_text, text, text_args};
use orrery_core::Colour;
use orrery_locale::{MessageValue, PlayerNames};
use orrery_table::TableChange;
use orrery_ui::{Attack, MilestoneNotice, PastOrder};
use starship_catan::StarshipCatan;
use starship_catan::rules::{
    Event, HonourCard, LAST_TURN, POINTS_TO_WIN, Seat, TransferCause, TurnLimit, Upgrade, View,
};

/// Returns the attack that an order makes, or `None` if it makes none. Taking goods with the Trade module is an attack on their
/// owner.
pub fn attack(told: &PastOrder<StarshipCatanFrontend>) -> Option<Attack> {
    let hit = |event: &Event| match *event {
        Event::Paid { seat, source: TransferCause::Demand, .. } => Some(told.after.known.colour(seat)),
        _ => None,
    };
    let on = told.events.iter().filter_map(hit).find(|&seat| seat != told.mover)?;
    Some(Attack { by: Some(told.mover), on: Some(on) })
}

/// Returns the player who lost a fight against pirates in an order, or `None` if nobody did.
pub fn beaten(told: &PastOrder<StarshipCatanFrontend>) -> Option<Colour> {
    told.events.iter().find_map(|event| match *event {
        Event::Fought { seat, won: false, .. } => Some(told.after.known.colour(seat)),
        _ => None,
    })
}

/// Returns the only player with the most points, which are public, or `None` on a tie.
pub fn leads(view: &View) -> Option<Colour> {
    let points = Seat::ALL.iter().map(|&seat| view.known.points(seat));
    let most = points.max()?;
    let mut best = Seat::ALL.iter().filter(|&&seat| view.known.points(seat) == most);
    best.next().filter(|_| best.next().is_none()).map(|&seat| view.known.colour(seat))
}

/// Returns the name and the picture for a triumph: a special card, an adventure, a module of level 2 or a colony. Returns `None`
/// for other events.
fn triumph_name(event: &Event, mover: Seat) -> Option<(String, String)> {
    match *event {
        Event::HonourMoved { honour, to: Some(to), .. } if to == mover => {
            let title = match honour {
                HonourCard::Friend => text("honour-friend"),
                HonourCard::Hero => text("honour-hero"),
            };
            Some((title, picture(&format!("{honour:?}"))))
        }
        Event::AdventureDone { adventure, .. } => Some((adventure_name(adventure), format!("adventure-{adventure:?}"))),
        Event::Upgraded { what: Upgrade::Module(module), .. } => {
            let title = text_args("triumph-level", &[("module", module_name(module).into())]);
            Some((title, picture(&format!("level-{module:?}"))))
        }
        Event::Settled { card, .. } => Some((card_name(card), picture("colony"))),
        _ => None,
    }
}

/// Returns the name of a drawing for triumph notices.
fn picture(of: &str) -> String {
    format!("moment-starship-catan-{of}")
}

/// Returns the triumph that an order brings, or `None` if it brings none. A special card takes precedence over the event that led
/// to it.
pub fn triumph(told: &TableChange<StarshipCatan>, names: &PlayerNames) -> Option<MilestoneNotice> {
    let mover = Seat::of(told.mover);
    let order = told.cause.order()?;
    let rank = |event: &Event| u8::from(!matches!(event, Event::HonourMoved { .. }));
    let all = told.events.iter().filter_map(|event| triumph_name(event, mover).map(|named| (event, named)));
    let (event, (title, picture)) = all.min_by_key(|(event, _)| rank(event))?;
    let mut lines = vec![order_text(told.mover, &order, &told.events, names)];
    lines.extend(told.events.iter().filter(|event| is_won(event, mover)).map(|event| event_text(event, names)));
    let words = lines.into_iter().map(super::descriptions::named).collect::<Vec<_>>().join(" ");
    Some(MilestoneNotice { seat: told.mover, title, words, picture, spots: anchor_ids_of_event(event) })
}

/// Reports whether an event gives the mover a special card or changes the mover's points.
fn is_won(event: &Event, mover: Seat) -> bool {
    match *event {
        Event::HonourMoved { to, .. } => to == Some(mover),
        Event::Points { seat, .. } => seat == mover,
        _ => false,
    }
}

/// Returns the goal of a match, and a seat's progress towards it.
pub fn goal(view: &View, seat: Option<Colour>, names: &PlayerNames) -> String {
    let target = ("target", MessageValue::from(POINTS_TO_WIN));
    let limited = view.known.options.turn_limit == TurnLimit::After200;
    let end = limited.then(|| text_args("goal-turns", &[("turns", LAST_TURN.into())]));
    let own = seat.map(|seat| {
        let points = view.known.points(Seat::of(seat));
        text_args("goal-own", &[("name", names.of(seat).into()), ("points", points.into()), target.clone()])
    });
    orrery_ui::accessibility::sentences([
        text_args("goal", &[target]),
        end.unwrap_or_default(),
        own.unwrap_or_default(),
    ])
}

/// Returns the goal of a match in a few words.
pub fn goal_short() -> String {
    text_args("goal-short", &[("target", POINTS_TO_WIN.into())])
}

/// Returns a text about the order that decided the match, or `None` if the match is not over or there is no text.
pub fn decided(last: &PastOrder<StarshipCatanFrontend>, names: &PlayerNames) -> Option<String> {
    let winners = last.events.iter().find_map(|event| match event {
        Event::MatchOver { winners } => Some(*winners),
        _ => None,
    })?;
    let known = &last.after.known;
    let seat = match winners {
        [true, true] => return Some(text_args("decided-shared", &[("turns", known.turns.into())])),
        [true, false] => Seat::Moon,
        _ => Seat::Sun,
    };
    let name = ("name", MessageValue::from(names.of(known.colour(seat))));
    let points = [("points", MessageValue::from(known.points(seat))), ("other", known.points(seat.other()).into())];
    if known.points(seat) < POINTS_TO_WIN {
        let args = [&[name, ("turns", known.turns.into())], &points[..]].concat();
        return Some(text_args("decided-turns", &args));
    }
    let colony = last.events.iter().find_map(|event| match *event {
        Event::Settled { card, .. } => Some(card),
        _ => None,
    });
    if let Some(card) = colony {
        let count = known.player(seat).colony_count();
        let args = [&[name, ("card", card_name(card).into()), ("count", count.into())], &points[..]].concat();
        return Some(text_args("decided-colony", &args));
    }
    let title = last.events.iter().find(|event| matches!(event, Event::HonourMoved { to, .. } if *to == Some(seat)));
    let order = || last.order.as_ref().map(|order| order_text(last.mover, order, &last.events, names));
    let deed = title.map(|event| event_text(event, names)).or_else(order)?;
    Some(text_args("decided-deed", &[&[("deed", deed.into())], &points[..]].concat()))
}

#[cfg(test)]
mod tests {
    use super::super::setbacks::tests::{announced, names, position};
    use super::*;
    use starship_catan::rules::{Adventure, Card, CommodityCounts, Module, Order, Resource, view};

    const NOTHING: &str = "seats: {}";

    fn announcement(order: Order, events: Vec<Event>) -> TableChange<StarshipCatan> {
        let mut table = position(NOTHING);
        let one = announced(&mut table, Order::Roll, 1);
        TableChange { cause: orrery_table::ChangeCause::Order(Some(order)), events, ..one }
    }

    fn past(text: &str, order: Order, events: Vec<Event>) -> PastOrder<StarshipCatanFrontend> {
        let after = view(&position(text), None);
        PastOrder { mover: Colour::Red, order: Some(order), events, before: after, after }
    }

    #[test]
    fn trade_module_demand_counts_as_an_attack() {
        let mut table = position(
            r#"seats: {"moon": (astro: 9, modules: {"Trade": 1}), "sun": (cargo: {"Ore": 1})}, phase: "build""#,
        );
        let one = announced(&mut table, Order::Demand(Resource::Ore), 1);
        let told =
            PastOrder { mover: one.mover, order: None, events: one.events, before: one.before, after: one.after };
        assert_eq!(attack(&told), Some(Attack { by: Some(Colour::Red), on: Some(Colour::Green) }));
        assert_eq!(attack(&past(NOTHING, Order::End, Vec::new())), None);
    }

    #[test]
    fn only_a_lost_fight_beats_its_mover() {
        let fought = |won| {
            let dice = Event::Fought {
                seat: Seat::Sun,
                card: Card::Pirates2,
                die: 1,
                firepower: 0,
                pirate_die: 3,
                strength: 2,
                won,
                place: 1,
            };
            beaten(&past(NOTHING, Order::Fight, vec![dice]))
        };
        assert_eq!((fought(false), fought(true)), (Some(Colour::Green), None));
    }

    #[test]
    fn seat_with_more_points_leads() {
        assert_eq!(leads(&view(&position(NOTHING), None)), None);
        let ahead = view(&position(r#"seats: {"sun": (colonies: ["Anvil"])}"#), None);
        assert_eq!(leads(&ahead), Some(Colour::Green));
    }

    #[test]
    fn triumph_prefers_a_title_over_its_cause() {
        let adventure = Adventure::Famine;
        let done = Event::AdventureDone { seat: Seat::Moon, adventure, kept: true };
        let hero = Event::HonourMoved { honour: HonourCard::Hero, from: Some(Seat::Sun), to: Some(Seat::Moon) };
        let order = Order::Adventure { adventure, take: CommodityCounts::NONE };
        let one = triumph(&announcement(order, vec![done]), &names()).expect("an adventure");
        assert_eq!((one.seat, one.picture.as_str()), (Colour::Red, "adventure-Famine"));
        let points = Event::Points { seat: Seat::Moon, points: 5 };
        let one = triumph(&announcement(order, vec![done, hero, points]), &names()).expect("a title");
        assert_eq!((one.title.as_str(), one.picture.as_str()), ("Hero of the People", "moment-starship-catan-Hero"));
        assert!(
            one.words.contains("completed") && one.words.contains("Ilse") && one.words.contains("5 points"),
            "{}",
            one.words
        );
        let what = Upgrade::Module(Module::Sensor);
        let raised = Event::Upgraded { seat: Seat::Moon, what };
        let one = triumph(&announcement(Order::Upgrade(what), vec![raised]), &names()).expect("level 2");
        assert_eq!(
            (one.title.as_str(), one.picture.as_str()),
            ("Sensor module, level 2", "moment-starship-catan-level-Sensor")
        );
        assert_eq!(triumph(&announcement(Order::Stop, vec![points]), &names()), None);
        let lost = Event::HonourMoved { honour: HonourCard::Hero, from: Some(Seat::Moon), to: Some(Seat::Sun) };
        assert_eq!(
            triumph(&announcement(Order::Stop, vec![lost]), &names()),
            None,
            "what another gains by it is no deed"
        );
    }

    #[test]
    fn every_triumph_has_a_picture() {
        let honours = [HonourCard::Friend, HonourCard::Hero].map(|honour| Event::HonourMoved {
            honour,
            from: None,
            to: Some(Seat::Moon),
        });
        let seat = Seat::Moon;
        let adventures = Adventure::ALL.iter().map(|&adventure| Event::AdventureDone { seat, adventure, kept: true });
        let modules = Module::ALL.iter().map(|&module| Event::Upgraded { seat, what: Upgrade::Module(module) });
        let colony = Event::Settled { seat, card: Card::Kohl, place: 1 };
        for event in honours.into_iter().chain(adventures).chain(modules).chain([colony]) {
            let (title, picture) = triumph_name(&event, seat).expect("great");
            assert!(orrery_board::art::get(&picture).is_some() && !title.contains("honour-"), "{title}: {picture}");
        }
    }

    #[test]
    fn goal_text_shows_the_points_of_the_seat() {
        let seen = view(&position(r#"seats: {"moon": (colonies: ["Anvil", "Ember"])}"#), None);
        let said = goal(&seen, Some(Colour::Red), &names());
        assert!(said.contains("10 points") && said.ends_with("Vera: 3 of 10."), "{said}");
        assert!(!goal(&seen, None, &names()).contains("Vera"));
    }

    #[test]
    fn ending_text_names_the_deciding_order() {
        let eight = r#"colonies: ["Anvil", "Ember", "Loam", "Quarry", "Meadow", "Tarnwell", "Kohl", "Terrace"]"#;
        let ten = format!(r#"seats: {{"moon": ({eight}, modules: {{"Sensor": 2}})}}"#);
        let over = Event::MatchOver { winners: [true, false] };
        let settled = Event::Settled { seat: Seat::Moon, card: Card::Kohl, place: 3 };
        let said = decided(&past(&ten, Order::Settle, vec![settled, over]), &names());
        assert_eq!(said.as_deref(), Some("Vera’s ninth colony decides the match: Kohl, 10 points to 1"));
        let what = Upgrade::Module(Module::Sensor);
        let raised = vec![Event::Upgraded { seat: Seat::Moon, what }, over];
        let said = decided(&past(&ten, Order::Upgrade(what), raised), &names());
        assert_eq!(said.as_deref(), Some("Vera upgraded the Sensor module to level 2: 10 points to 1"));
        let said = decided(&past(NOTHING, Order::End, vec![Event::MatchOver { winners: [true, true] }]), &names());
        assert!(said.is_some_and(|said| said.contains("nobody")));
        assert_eq!(decided(&past(&ten, Order::Settle, vec![settled]), &names()), None, "the match continues");
    }
}
