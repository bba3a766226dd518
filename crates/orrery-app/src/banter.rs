//! Banter: opponents with a character comment now and then on public events, each with at most one remark per occasion and match.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::game::Game;
use super::past_orders::past;
use super::state::{MatchUiState, MenuState, Screen};
use orrery_core::Colour;
use orrery_locale::{PlayerNames, remark};
use orrery_record::SeatControl;
use orrery_settings::Settings;
use orrery_table::{ChangeCause, Table, TableChange};
use orrery_ui::{Banter, PastOrder, Remark, RemarkOccasion};

/// The seconds needed to notice a remark; [`READ`] adds the time per letter.
const SEE: f32 = 3.0;
/// The seconds needed to read one letter.
const READ: f32 = 0.06;

/// The minimum number of rounds between remarks. Players stop reading remarks that appear all the time.
const APART: u32 = 1;

/// Lets opponents comment on an order. Events from before the match was opened are not commented on. Remarks about the end are
/// shown with the points.
pub(super) fn follow<G: Game>(
    one: &TableChange<G::Rules>,
    table: &Table<G::Rules>,
    settings: &Settings,
    play: &mut MatchUiState,
) {
    let played = !table.is_practice() && !table.is_watched() && !table.is_replay();
    let person = |colour| table.control(colour) == Some(SeatControl::Human);
    if !played || !table.seats().iter().any(|seat| person(seat.colour)) {
        return;
    }
    match one.cause {
        ChangeCause::Opened => catch_up::<G>(table, &mut play.remarks),
        ChangeCause::Order(_) => {
            let round = table.orders_given().checked_sub(1).and_then(|last| table.given_by(last)).map_or(1, |by| by.1);
            let seats: Vec<Colour> = table.seats().iter().map(|seat| seat.colour).collect();
            let occasions = occasions::<G>(one, (&seats, &play.names), &mut play.remarks.led);
            for (seat, occasion) in occasions.into_iter().filter(|_| settings.remarks && !one.over_after) {
                if let Some(words) = words::<G>(table, seat, occasion) {
                    say((seat, occasion), round, words, &mut play.remarks);
                }
            }
        }
        _ => {}
    }
}

/// Returns the remarks that seats may make about an order, most important first. The seat may have no words for the occasion.
#[must_use]
pub fn occasions<G: Game>(
    one: &TableChange<G::Rules>,
    (seats, names): (&[Colour], &PlayerNames),
    led: &mut Option<Colour>,
) -> Vec<(Colour, RemarkOccasion)> {
    let (before, after) = (one.before, one.after);
    let told: PastOrder<G> =
        PastOrder { mover: one.mover, order: one.cause.order(), events: one.events.clone(), before, after };
    let attack = G::attack(&told);
    let raid = attack.map(|attack| (attack.by, RemarkOccasion::Raid));
    let raided = attack.and_then(|attack| attack.on).map(|on| (on, RemarkOccasion::Raided));
    let near = |&&seat: &&Colour| G::can_end(&after, seat) && !G::can_end(&before, seat);
    let near = seats.iter().find(near).map(|&seat| (seat, RemarkOccasion::Near));
    let triumph = G::triumph(one, names).map(|triumph| (triumph.seat, RemarkOccasion::Triumph));
    let leads = G::leads(&after);
    // The first leader has not overtaken another player.
    let passes = leads.filter(|&now| led.is_some_and(|before| before != now));
    *led = leads.or(*led);
    let passes = passes.map(|seat| (seat, RemarkOccasion::Lead));
    [near, triumph, raid, raided, passes].into_iter().flatten().collect()
}

/// Returns the words of the opponent at a seat for an occasion, if the opponent has any.
fn words<G: Game>(table: &Table<G::Rules>, seat: Colour, occasion: RemarkOccasion) -> Option<String> {
    let Some(SeatControl::Ai(opponent)) = table.control(seat) else { return None };
    remark::<G>(opponent.character()?, occasion.word())
}

/// Shows a remark, unless the opponent already made one on this occasion, another remark is still shown, or the last one was made
/// less than [`APART`] rounds ago.
fn say(what: (Colour, RemarkOccasion), round: u32, words: String, remarks: &mut Banter) {
    if remarks.now.is_some() || !takes_note(what, round, remarks) {
        return;
    }
    let left = SEE + READ * words.chars().count() as f32;
    remarks.now = Some(Remark { seat: what.0, words, left });
}

/// Reports whether a remark may be made, and records it if so.
fn takes_note(what: (Colour, RemarkOccasion), round: u32, remarks: &mut Banter) -> bool {
    let soon = remarks.last.is_some_and(|last| round < last + APART);
    if soon || remarks.said.contains(&what) {
        return false;
    }
    remarks.said.push(what);
    remarks.last = Some(round);
    true
}

/// Records the remarks that were due in the match so far, without showing them.
fn catch_up<G: Game>(table: &Table<G::Rules>, remarks: &mut Banter) {
    let speaks =
        |seat: Colour| RemarkOccasion::ALL.into_iter().any(|occasion| words::<G>(table, seat, occasion).is_some());
    if !table.seats().iter().any(|seat| speaks(seat.colour)) {
        return;
    }
    let seats: Vec<Colour> = table.seats().iter().map(|seat| seat.colour).collect();
    let names = PlayerNames::default();
    for entry in 0..table.orders_given() {
        let (Some(PastOrder { mover, order, events, before, after }), Some((_, round))) =
            (past::<G>(table, entry), table.given_by(entry))
        else {
            continue;
        };
        let cause = ChangeCause::Order(order);
        let (serial, next) = (0, table.given_by(entry + 1).map_or(mover, |(next, _)| next));
        let (over_before, over_after) = (false, false);
        let one: TableChange<G::Rules> =
            TableChange { serial, cause, mover, events, before, after, next, over_before, over_after };
        for what in occasions::<G>(&one, (&seats, &names), &mut remarks.led) {
            if words::<G>(table, what.0, what.1).is_some() && takes_note(what, round, remarks) {
                break;
            }
        }
    }
}

/// Removes a remark after its reading time. The time does not pass behind a dialog or while a notice pauses the match.
pub(super) fn pass(
    time: Res<Time>,
    (screen, front): (Res<State<Screen>>, Res<MenuState>),
    mut play: ResMut<MatchUiState>,
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

    const RED: Colour = Colour::Red;
    const GREEN: Colour = Colour::Green;

    #[test]
    fn remarks_come_once_per_seat_and_occasion_and_once_per_round() {
        let mut remarks = Banter::default();
        let mut said = |seat, occasion: RemarkOccasion, round| {
            say((seat, occasion), round, occasion.word().to_owned(), &mut remarks);
            remarks.now.take().map(|now| (now.seat, now.words))
        };
        let raid = |seat| Some((seat, "raid".to_owned()));
        assert_eq!(said(RED, RemarkOccasion::Raid, 3), raid(RED));
        assert_eq!(said(GREEN, RemarkOccasion::Lead, 3), None, "somebody has spoken in this round");
        assert_eq!(said(RED, RemarkOccasion::Raid, 4), None, "never twice in a match");
        assert_eq!(said(GREEN, RemarkOccasion::Raid, 4), raid(GREEN), "but each once");
        assert_eq!(said(RED, RemarkOccasion::Raided, 7), Some((RED, "raided".to_owned())));
    }

    #[test]
    fn a_new_remark_does_not_replace_one_being_shown() {
        let mut remarks = Banter::default();
        say((RED, RemarkOccasion::Raid), 1, "raid".to_owned(), &mut remarks);
        say((GREEN, RemarkOccasion::Near), 9, "near".to_owned(), &mut remarks);
        assert_eq!(remarks.now.map(|now| now.words), Some("raid".to_owned()));
        assert_eq!(remarks.said, [(RED, RemarkOccasion::Raid)], "what was not said can be said later");
    }
}
