//! Setbacks that an order causes for another player, and the test for players who can end the match.

use crate::board::anchor_ids_of_event;
use crate::locale::{card_name, facility_name, resources, ships_text, territory_name, text_args};
use alien_frontiers::AlienFrontiers;
use alien_frontiers::rules::{Card, Event, Facility, Field, Position, TransferCause};
use orrery_core::Colour;
use orrery_locale::{MessageValue, PlayerNames};
use orrery_table::TableChange;
use orrery_ui::{Attack, EffectText};

/// Returns the setbacks that another player's order caused for `seat`, or `None` if there are none.
pub fn effect_on_player(seat: Colour, told: &TableChange<AlienFrontiers>, names: &PlayerNames) -> Option<EffectText> {
    if told.mover == seat {
        return None;
    }
    let mut done = EffectText::default();
    // Later events belong to the next turn, in which its player takes back their own ships.
    for event in told.events.iter().take_while(|event| !matches!(event, Event::TurnEnded { .. })) {
        let Some((key, mut args)) = harm(event, seat, told) else { continue };
        args.extend([("by", names.of(told.mover).into()), ("name", names.of(seat).into())]);
        done.lines.push(text_args(key, &args));
        done.spots.extend(anchor_ids_of_event(event));
    }
    (!done.lines.is_empty()).then_some(done)
}

/// Returns the message about the harm that an event did to `seat`, with its arguments, or `None` if it did none.
fn harm(
    event: &Event,
    seat: Colour,
    told: &TableChange<AlienFrontiers>,
) -> Option<(&'static str, Vec<(&'static str, MessageValue)>)> {
    let controlled = |territory| told.before.controller(territory) == Some(seat);
    Some(match *event {
        Event::Stolen { from, fuel, ore, .. } if from == seat => {
            ("done-raid", vec![("what", resources(fuel, ore).into())])
        }
        Event::CardStolen { from, card, .. } if from == seat => ("done-raid", vec![("what", card_name(card).into())]),
        Event::Evicted { colour, facility, ships } if colour == seat => {
            ("done-evicted", vec![("facility", facility_name(facility).into()), ("ships", ships_text(ships).into())])
        }
        Event::ShipToStock { colour, facility: Facility::MaintenanceBay, ship } if colour == seat => {
            (if ship.relic { "done-bay-relic-lost" } else { "done-bay-ship-lost" }, Vec::new())
        }
        Event::ShipToStock { colour, facility, ship } if colour == seat => (
            "done-ship-lost",
            vec![("facility", facility_name(facility).into()), ("ship", ships_text(ship.ships()).into())],
        ),
        // If the mover takes control, all players get an announcement with a picture instead.
        Event::ControlChanged { territory, before, after } if before == Some(seat) && after != Some(told.mover) => {
            ("done-control-lost", vec![("territory", territory_name(territory).into())])
        }
        Event::ColonyMoved { colour, from, to } if colour == seat => {
            ("done-colony-moved", vec![("from", territory_name(from).into()), ("to", territory_name(to).into())])
        }
        Event::FieldMoved { field: Field::Isolation, to: Some(to), .. } if controlled(to) => {
            ("done-isolated", vec![("territory", territory_name(to).into())])
        }
        Event::FieldMoved { field: Field::Positron, from: Some(from), .. } if controlled(from) => {
            ("done-positron-lost", vec![("territory", territory_name(from).into())])
        }
        Event::RelicReturned { colour } if colour == seat => ("done-relic-lost", Vec::new()),
        _ => return None,
    })
}

/// Returns the text about a Resource Cache that is discarded at the roll (TECH-RC), with its last gain, since a player could
/// otherwise miss the loss. Returns `None` if no Resource Cache is discarded.
pub fn setback(told: &TableChange<AlienFrontiers>) -> Option<EffectText> {
    let gone = |event: &&Event| matches!(event, Event::CardDiscarded { card: Card::ResourceCache, .. });
    let rolled = told.events.iter().any(|event| matches!(event, Event::Rolled { .. }));
    let gone = told.events.iter().find(gone).filter(|_| rolled)?;
    let gift = told.events.iter().find_map(|event| match *event {
        Event::Gained { fuel, ore, cause: TransferCause::Card(Card::ResourceCache), .. } => Some(resources(fuel, ore)),
        _ => None,
    });
    let args = [("card", card_name(Card::ResourceCache).into()), ("what", gift.unwrap_or_default().into())];
    Some(EffectText {
        lines: vec![text_args("befell-cache-gone", &args)],
        spots: anchor_ids_of_event(gone),
        picture: None,
    })
}

/// Returns the first theft of a raid as an attack, or `None` if nothing was stolen.
pub fn attack(by: Colour, events: &[Event]) -> Option<Attack> {
    let robbed = |event: &Event| match *event {
        Event::Stolen { from, fuel, ore, .. } if fuel + ore > 0 => Some(from),
        Event::CardStolen { from, .. } => Some(from),
        _ => None,
    };
    events.iter().find_map(robbed).map(|on| Attack { by: Some(by), on: Some(on) })
}

/// Points that a player can easily gain in one turn: for a colony and for the control it gives.
const POINTS_OF_A_TURN: u8 = 2;

/// Returns true if a player can end the match in one turn: they have only one colony left to place, or are near the point target.
pub fn can_end(position: &Position, seat: Colour) -> bool {
    let player = position.player(seat);
    let left = player.unplaced + u8::from(player.hub > 0);
    let near = |target: u8| position.score(seat).total() + POINTS_OF_A_TURN >= target;
    !position.is_over() && (left == 1 || position.vp_target().is_some_and(near))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alien_frontiers::rules::Preset;
    use orrery_core::{Rules as _, Setup};
    use orrery_record::{Match, Seat, SeatControl};

    /// Returns the setbacks for `seat` from an order of Green with these events, or `None` if there are none.
    fn setbacks_of(seat: Colour, events: Vec<Event>) -> Option<Vec<String>> {
        let (told, names) = announced(events);
        effect_on_player(seat, &told, &names).map(|done| done.lines)
    }

    /// Returns the announced change that an order of Green makes with these events.
    fn announced(events: Vec<Event>) -> (TableChange<AlienFrontiers>, PlayerNames) {
        let setup = Setup::<AlienFrontiers>::plain(2, Preset::default().options());
        let seats: Vec<Seat> = setup.seating.iter().map(|&colour| Seat::unnamed(colour, SeatControl::Human)).collect();
        let names = PlayerNames::in_game(AlienFrontiers::KEY, seats.iter().map(|seat| (seat.colour, "")));
        let dealt = Match::deal(setup, seats, 1, None).expect("a set-up that can be played");
        let told = TableChange {
            serial: 1,
            cause: orrery_table::ChangeCause::Order(None),
            mover: Colour::Green,
            events,
            before: *dealt.position(),
            after: *dealt.position(),
            next: Colour::Green,
            over_before: false,
            over_after: false,
        };
        (told, names)
    }

    #[test]
    fn lost_resource_cache_is_reported_with_its_gift() {
        let (colour, card, cause) = (Colour::Green, Card::ResourceCache, TransferCause::Card(Card::ResourceCache));
        let rolled = Event::Rolled { colour, ships: alien_frontiers::rules::Ships::of(&[1, 2, 2, 5]) };
        let gift = Event::Gained { colour, fuel: 1, ore: 1, cause };
        let lost = Event::CardDiscarded { colour, card };
        assert_eq!(setback(&announced(vec![rolled, gift]).0), None, "it stays");
        let lines = setback(&announced(vec![rolled, gift, lost]).0).expect("it goes").lines;
        assert!(lines[0].contains("Resource Cache") && lines[0].contains("1 fuel"), "{lines:?}");
        assert_eq!(setback(&announced(vec![lost]).0), None, "its holder has discarded it");
        let headlines = [gift, lost].iter().all(crate::locale::is_headline);
        assert!(headlines, "the log has a line for both");
    }

    #[test]
    fn raid_is_reported_only_to_the_robbed_player() {
        let (red, green) = (Colour::Red, Colour::Green);
        let raid = vec![Event::CardStolen { from: red, to: green, card: Card::ResourceCache, kept: true }];
        assert_eq!(setbacks_of(red, raid.clone()), Some(vec!["Green raided Red: Resource Cache".to_owned()]));
        assert_eq!(setbacks_of(green, raid), None);
        let ore = vec![Event::Stolen { from: red, to: green, fuel: 0, ore: 3 }];
        assert_eq!(setbacks_of(red, ore), Some(vec!["Green raided Red: 3 ore".to_owned()]));
    }

    #[test]
    fn changes_after_the_turn_end_are_not_reported_as_losses() {
        let (red, green) = (Colour::Red, Colour::Green);
        let territory = alien_frontiers::rules::Territory::ALL[0];
        let lost = Event::ControlChanged { territory, before: Some(red), after: None };
        let ended = Event::TurnEnded { colour: green };
        assert_eq!(setbacks_of(red, vec![lost]).map(|lines| lines.len()), Some(1));
        assert_eq!(setbacks_of(red, vec![ended, lost]), None);
    }

    #[test]
    fn seat_with_one_colony_left_can_end_the_match() {
        let setup = Setup::<AlienFrontiers>::plain(2, Preset::default().options());
        let seats: Vec<Seat> = setup.seating.iter().map(|&colour| Seat::unnamed(colour, SeatControl::Human)).collect();
        let mut position = *Match::deal(setup, seats, 1, None).expect("a set-up that can be played").position();
        let seat = position.seats()[0];
        assert!(!can_end(&position, seat));
        position.player_mut(seat).unplaced = 1;
        assert!(can_end(&position, seat));
    }
}
