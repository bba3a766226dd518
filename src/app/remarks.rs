//! Opponents with a face say something now and then: one sentence for each occasion of a match at most, about what everybody sees.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::game::Game;
use super::state::{Front, Play, Screen};
use crate::core::Colour;
use crate::locale::remark;
use crate::panels::{Occasion, Past, Remark, Remarks};
use crate::record::Control;
use crate::settings::Settings;
use crate::table::{Announced, Cause, Table};

/// Seconds it takes to see that somebody speaks, and then to read a letter of it.
const SEE: f32 = 3.0;
/// As [`SEE`].
const READ: f32 = 0.06;

/// Lets opponents answer what happened. What was an occasion before a match was opened is none again.
pub(super) fn follow<G: Game>(one: &Announced<G>, table: &Table<G>, settings: &Settings, play: &mut Play) {
    let played = !table.is_practice() && !table.is_watched() && !table.is_replay();
    let person = |colour| table.control(colour) == Some(Control::Human);
    if !played || !table.seats().iter().any(|seat| person(seat.colour)) {
        return;
    }
    match one.cause {
        Cause::Opened => catch_up(table, &mut play.remarks),
        Cause::Order(order) => {
            let (before, after) = (one.before, one.after);
            let told: Past<G> = Past { mover: one.mover, order, events: one.events.clone(), before, after };
            let mut occasions = occasions(&told, &mut play.remarks.led);
            if one.over_after && !one.over_before {
                occasions = G::standings(&after)
                    .ranking()
                    .iter()
                    .filter(|one| !one.winner)
                    .map(|one| (one.seat, Occasion::Defeat))
                    .collect();
            }
            for (seat, occasion) in occasions.into_iter().filter(|_| settings.remarks) {
                if let Some(words) = words(table, seat, occasion) {
                    say(seat, occasion, words, &mut play.remarks);
                }
            }
        }
        _ => {}
    }
}

/// Who has what to say about an order, whether or not there are words for it.
fn occasions<G: Game>(told: &Past<G>, led: &mut Option<Colour>) -> Vec<(Colour, Occasion)> {
    let raid = G::attack(told).map(|attack| (attack.by, Occasion::Raid));
    let leads = G::leads(&told.after);
    // Who leads first has overtaken nobody.
    let passes = leads.filter(|&now| led.is_some_and(|before| before != now));
    *led = leads.or(*led);
    raid.into_iter().chain(passes.map(|seat| (seat, Occasion::Lead))).collect()
}

/// What the opponent at a seat has to say, if it is one with words for it.
fn words<G: Game>(table: &Table<G>, seat: Colour, occasion: Occasion) -> Option<String> {
    let Some(Control::Ai(opponent)) = table.control(seat) else { return None };
    remark::<G>(opponent.character()?, occasion.word())
}

/// Has it said, unless something was said about the like before. Nobody interrupts another but at the end.
fn say(seat: Colour, occasion: Occasion, words: String, remarks: &mut Remarks) {
    let interrupts = remarks.now.is_some() && occasion != Occasion::Defeat;
    if interrupts || remarks.said.contains(&occasion) {
        return;
    }
    let left = SEE + READ * words.chars().count() as f32;
    remarks.said.push(occasion);
    remarks.now = Some(Remark { seat, words, left });
}

/// Finds out what has been said in the match so far.
fn catch_up<G: Game>(table: &Table<G>, remarks: &mut Remarks) {
    let speaks =
        |seat: Colour| words(table, seat, Occasion::Raid).is_some() || words(table, seat, Occasion::Lead).is_some();
    if !table.seats().iter().any(|seat| speaks(seat.colour)) {
        return;
    }
    for entry in 0..table.orders_given() {
        let Some((mover, _)) = table.given_by(entry) else { continue };
        let (before, after) = (table.view_before(entry), table.view_before(entry + 1));
        let told: Past<G> = Past { mover, order: table.order(entry), events: table.told(entry), before, after };
        for (seat, occasion) in occasions(&told, &mut remarks.led) {
            if !remarks.said.contains(&occasion) && words(table, seat, occasion).is_some() {
                remarks.said.push(occasion);
            }
        }
    }
}

/// What is said goes by itself, once there was time to read it: not behind a dialogue, nor while the match stops for something else.
pub(super) fn pass(
    time: Res<Time>,
    (screen, front): (Res<State<Screen>>, Res<Front>),
    mut play: ResMut<Play>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let in_match = matches!(screen.get(), Screen::Match | Screen::End);
    let seen = in_match && front.overlays.is_empty() && play.moments.is_empty();
    if !seen || play.remarks.now.is_none() {
        return;
    }
    redraw.write(RequestRedraw);
    let passed = time.delta_secs();
    let left = play.remarks.now.take().map(|said| Remark { left: said.left - passed, ..said });
    play.remarks.now = left.filter(|said| said.left > 0.0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::Setup;
    use crate::games::alien_frontiers::AlienFrontiers;
    use crate::games::alien_frontiers::rules::{Card, Event, Position, Preset};
    use crate::record::{Match, Seat};

    const RED: Colour = Colour::Red;
    const GREEN: Colour = Colour::Green;

    /// A match of which each of these has a card worth a point.
    fn with_points(seats: &[Colour]) -> Position {
        let setup = Setup::<AlienFrontiers>::plain(2, Preset::default().options());
        let all: Vec<Seat> = setup.seating.iter().map(|&colour| Seat::unnamed(colour, Control::Human)).collect();
        let mut position = *Match::deal(setup, all, 1, None).expect("a set-up that can be played").position();
        for &seat in &[RED, GREEN] {
            position.player_mut(seat).cards = Default::default();
        }
        for (seat, card) in seats.iter().zip([Card::AlienCity, Card::AlienMonument]) {
            position.player_mut(*seat).cards.insert(card);
        }
        position
    }

    /// What Green has occasion for after an order with these events, which led here.
    fn of(events: Vec<Event>, after: &[Colour], led: &mut Option<Colour>) -> Vec<(Colour, Occasion)> {
        let (before, after) = (with_points(&[]), with_points(after));
        occasions::<AlienFrontiers>(&Past { mover: GREEN, order: None, events, before, after }, led)
    }

    #[test]
    fn a_raid_and_a_lead_that_passes_on_are_occasions() {
        let raid = vec![Event::Stolen { from: RED, to: GREEN, fuel: 2, ore: 0 }];
        assert_eq!(of(raid, &[], &mut None), [(GREEN, Occasion::Raid)]);
        let empty = vec![Event::Stolen { from: RED, to: GREEN, fuel: 0, ore: 0 }];
        assert_eq!(of(empty, &[], &mut None), []);
        let mut led = None;
        assert_eq!(of(Vec::new(), &[RED], &mut led), [], "the first to lead has passed nobody");
        assert_eq!(of(Vec::new(), &[RED, GREEN], &mut led), [], "nobody leads alone");
        assert_eq!(of(Vec::new(), &[GREEN], &mut led), [(GREEN, Occasion::Lead)]);
        assert_eq!(of(Vec::new(), &[GREEN], &mut led), []);
        assert_eq!(led, Some(GREEN));
    }

    #[test]
    fn each_occasion_is_spoken_about_once_and_only_the_end_interrupts() {
        let mut remarks = Remarks::default();
        let mut said = |seat, occasion: Occasion, over: bool| {
            if over {
                remarks.now = None;
            }
            say(seat, occasion, occasion.word().to_owned(), &mut remarks);
            remarks.now.clone().map(|now| (now.seat, now.words))
        };
        let raid = Some((RED, "raid".to_owned()));
        assert_eq!(said(RED, Occasion::Raid, false), raid);
        assert_eq!(said(GREEN, Occasion::Lead, false), raid, "it is heard to its end");
        assert_eq!(said(GREEN, Occasion::Raid, true), None, "never twice in a match");
        assert_eq!(said(GREEN, Occasion::Lead, true), Some((GREEN, "lead".to_owned())));
        assert_eq!(said(RED, Occasion::Defeat, false), Some((RED, "defeat".to_owned())));
    }

    /// Every character of a game has a face, a name and something else to say on every occasion.
    fn are_persons<G: Game>() {
        for character in crate::core::Character::all::<G>() {
            assert!(crate::locale::rival_name::<G>(character).is_some(), "{character:?}");
            assert!(crate::art::get(&crate::panels::portrait_of::<G>(character)).is_some(), "{character:?}");
            let occasions = [Occasion::Raid, Occasion::Lead, Occasion::Defeat];
            let said: std::collections::BTreeSet<String> =
                occasions.iter().filter_map(|one| remark::<G>(character, one.word())).collect();
            assert_eq!(said.len(), 3, "{character:?}");
        }
    }

    #[test]
    fn every_character_has_a_name_and_something_to_say() {
        are_persons::<AlienFrontiers>();
        are_persons::<crate::games::far_space_foundry::FarSpaceFoundry>();
    }
}
