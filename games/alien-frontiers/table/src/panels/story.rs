//! Texts about the course of a match: the goal, the achievements of players, and the deciding order.

use crate::AlienFrontiersFrontend;
use crate::board::anchor_ids_of_event;
use crate::locale::{card_name, territory_name, text, text_args};
use alien_frontiers::AlienFrontiers;
use alien_frontiers::rules::{Card, Event, Position, Territory};
use orrery_core::Colour;
use orrery_locale::PlayerNames;
use orrery_table::TableChange;
use orrery_ui::{MilestoneNotice, PastOrder};

/// Returns the goal of the match with the progress of a seat.
pub fn goal(position: &Position, seat: Option<Colour>, names: &PlayerNames) -> String {
    let whole = match position.vp_target() {
        Some(target) => text_args("match-goal-points", &[("target", target.into())]),
        None => text("match-goal"),
    };
    let now = seat.map(|seat| {
        let player = position.player(seat);
        let left = player.unplaced + u8::from(player.hub > 0);
        let points = position.score(seat).total();
        text_args(
            "match-goal-now",
            &[("name", names.of(seat).into()), ("points", points.into()), ("left", left.into())],
        )
    });
    std::iter::once(whole).chain(now).collect::<Vec<_>>().join(" ")
}

/// Returns the goal of the match in short.
pub fn goal_short(position: &Position) -> String {
    match position.vp_target() {
        Some(target) => text_args("match-goal-short-points", &[("target", target.into())]),
        None => text("match-goal-short"),
    }
}

/// Returns an extraordinary result of an order for its player: a territory taken from another player, a first territory, the
/// relic ship, the Alien City or the Alien Monument. Returns `None` if there is none.
pub fn triumph(told: &TableChange<AlienFrontiers>, names: &PlayerNames) -> Option<MilestoneNotice> {
    let seat = told.mover;
    // Events after the end of the turn do not count.
    let events = told.events.iter().take_while(|event| !matches!(event, Event::TurnEnded { .. }));
    let held = |position: &Position| Territory::ALL.iter().any(|&there| position.controller(there) == Some(seat));
    let held = held(&told.before);
    let mut great = events.filter_map(|event| Some((event, extraordinary_event(event, seat, held, names)?)));
    let (event, (title, words, picture)) = great.next()?;
    Some(MilestoneNotice { seat, title, words, picture, spots: anchor_ids_of_event(event) })
}

/// Returns the title, text and picture of an event that is extraordinary for `seat`, or `None` for other events. `held` is true
/// if the seat controlled a territory before.
fn extraordinary_event(
    event: &Event,
    seat: Colour,
    held: bool,
    names: &PlayerNames,
) -> Option<(String, String, String)> {
    let name = ("name", names.of(seat).into());
    let picture = |of: &str| format!("moment-alien-frontiers-{of}");
    Some(match *event {
        Event::ControlChanged { territory, before: Some(other), after: Some(by) } if by == seat && other != seat => {
            let args = [name, ("other", names.of(other).into()), ("territory", territory_name(territory).into())];
            (text_args("triumph-broken", &args), text_args("triumph-broken-words", &args), picture("control"))
        }
        Event::ControlChanged { territory, before: None, after: Some(by) } if by == seat && !held => {
            let args = [name, ("territory", territory_name(territory).into())];
            (text_args("triumph-territory", &args), text_args("triumph-territory-words", &args), picture("colony"))
        }
        Event::RelicBought { colour } if colour == seat => {
            (text("triumph-relic"), text_args("triumph-relic-words", &[name]), "ship-relic".to_owned())
        }
        Event::CardClaimed { colour, card, .. } if colour == seat && is_built(card) => {
            let args = [name, ("card", card_name(card).into())];
            (card_name(card), text_args("triumph-card-words", &args), format!("art-{card}"))
        }
        _ => return None,
    })
}

/// Returns true if a card is worth a point while a player holds it.
const fn is_built(card: Card) -> bool {
    matches!(card, Card::AlienCity | Card::AlienMonument)
}

/// Returns a text that describes how the last order decided the match: the colony landed, and the control that it broke, if any.
/// Returns `None` if the match is not over or no colony was landed.
pub fn decided(last: &PastOrder<AlienFrontiersFrontend>, names: &PlayerNames) -> Option<String> {
    let over = last.events.iter().find_map(|event| match *event {
        Event::GameOver { winners } => Some(winners),
        _ => None,
    })?;
    let placed = last.events.iter().find_map(|event| match *event {
        Event::ColonyPlaced { colour, territory, .. } => Some((colour, territory)),
        _ => None,
    });
    let (by, territory) = placed?;
    let broken = last.events.iter().find_map(|event| match *event {
        Event::ControlChanged { territory, before: Some(other), .. } if other != by => Some((territory, other)),
        _ => None,
    });
    let colonies: u8 = last.after.player(by).colonies.iter().sum();
    let others = last.after.seats().iter().copied().filter(|other| *other != by && over[other.index()]);
    let mut args = vec![("name", names.of(by).into()), ("nth", colonies.into())];
    let key = match (over[by.index()], broken) {
        (true, Some((territory, other))) => {
            args.extend([("territory", territory_name(territory).into()), ("other", names.of(other).into())]);
            "decided-broken"
        }
        (true, None) => {
            args.push(("territory", territory_name(territory).into()));
            "decided-colony"
        }
        (false, _) => {
            let winner = others.map(|other| names.of(other)).next()?;
            args.extend([("territory", territory_name(territory).into()), ("other", winner.into())]);
            "decided-behind"
        }
    };
    Some(text_args(key, &args))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alien_frontiers::record::Scenario;
    use orrery_locale::speaking;
    use orrery_table::ChangeCause;

    fn position() -> Position {
        let text = "(title: \"\", seats: {\"red\": (), \"green\": ()}, play: [], expect: ())";
        Scenario::from_text(text).expect("a scenario").position().expect("a position")
    }

    fn names() -> PlayerNames {
        PlayerNames::new([(Colour::Red, "Kasimir"), (Colour::Green, "Juno")])
    }

    /// Returns the announced change that an order of Red makes with these events.
    fn announcement(events: Vec<Event>) -> TableChange<AlienFrontiers> {
        TableChange {
            serial: 1,
            cause: ChangeCause::Order(None),
            mover: Colour::Red,
            events,
            before: position(),
            after: position(),
            next: Colour::Red,
            over_before: false,
            over_after: false,
        }
    }

    const VAN_VOGT: Territory = Territory::VanVogtMountains;

    fn control(before: Option<Colour>, after: Option<Colour>) -> Event {
        Event::ControlChanged { territory: VAN_VOGT, before, after }
    }

    #[test]
    fn taking_a_territory_is_a_triumph_but_losing_one_is_not() {
        speaking("en", || {
            let (red, green) = (Some(Colour::Red), Some(Colour::Green));
            let taken = triumph(&announcement(vec![control(green, red)]), &names()).expect("it is taken");
            assert!(taken.words.contains("Kasimir") && taken.words.contains("Juno"), "{}", taken.words);
            assert!(orrery_board::art::get(&taken.picture).is_some());
            assert_eq!(triumph(&announcement(vec![control(red, green)]), &names()), None);
            assert_eq!(triumph(&announcement(vec![control(green, None)]), &names()), None);
            let first = triumph(&announcement(vec![control(None, red)]), &names());
            assert!(first.is_some_and(|first| first.title.contains("First territory")));
            let city = Event::CardClaimed { colour: Colour::Red, card: Card::AlienCity, slot: 0 };
            let city = triumph(&announcement(vec![city]), &names()).expect("it is worth a point");
            assert!(orrery_board::art::get(&city.picture).is_some(), "{}", city.picture);
        });
    }

    #[test]
    fn ending_text_names_the_last_colony_and_the_broken_hold() {
        speaking("en", || {
            let mut after = position();
            after.player_mut(Colour::Red).colonies[VAN_VOGT as usize] = 6;
            let placed = Event::ColonyPlaced { colour: Colour::Red, territory: VAN_VOGT, circle: 0 };
            let over = |red: bool| Event::GameOver {
                winners: std::array::from_fn(|seat| seat == if red { Colour::Red } else { Colour::Green }.index()),
            };
            let said = |events: Vec<Event>| {
                let last = PastOrder { mover: Colour::Red, order: None, events, before: position(), after };
                decided(&last, &names())
            };
            let hold = control(Some(Colour::Green), None);
            let broken = said(vec![placed, hold, over(true)]).expect("it decides");
            assert_eq!(broken, "Kasimir’s sixth colony broke Juno’s hold on Van Vogt Mountains");
            let alone = said(vec![placed, over(true)]).expect("it ends the match");
            assert!(alone.contains("ended the match"), "{alone}");
            let behind = said(vec![placed, over(false)]).expect("it ends the match");
            assert!(behind.ends_with("but Juno had more points"), "{behind}");
            assert_eq!(said(vec![placed, hold]), None, "the match continues");
        });
    }

    #[test]
    fn goal_text_shows_the_standing_of_the_seat() {
        speaking("en", || {
            let told = goal(&position(), Some(Colour::Red), &names());
            assert!(told.starts_with("Most points win") && told.contains("Kasimir: "), "{told}");
            assert!(!goal(&position(), None, &names()).contains("Kasimir"));
        });
    }
}
