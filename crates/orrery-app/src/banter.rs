//! Banter: opponents with a character comment on public events now and then. Each character makes at most one remark per occasion
//! and match.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::game::Game;
use super::past_orders::past;
use super::state::{MatchUiState, MenuState, Screen};
use orrery_core::{Colour, OpponentCharacter};
use orrery_locale::{PlayerNames, remark};
use orrery_record::SeatControl;
use orrery_settings::Settings;
use orrery_table::{ChangeCause, Table, TableChange};
use orrery_ui::{BanterState, PastOrder, Remark, RemarkOccasion};

/// The time needed to notice a remark, in seconds; [`READ`] adds the time per character.
const SEE: f32 = 3.0;
/// The time needed to read one character, in seconds.
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
                if let Some((character, words)) = words::<G>(table, seat, occasion) {
                    say(seat, (character, occasion), round, words, &mut play.remarks);
                }
            }
        }
        _ => {}
    }
}

/// Returns the occasions for remarks about an order, each with the seat that may make the remark, the most important first. A
/// seat may have no words for its occasion. `led` is the latest leader, and is updated.
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
    let raid = attack.and_then(|attack| attack.by).map(|by| (by, RemarkOccasion::Raid));
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

/// Returns the character at a seat and its words for an occasion, or `None` if there are none.
fn words<G: Game>(
    table: &Table<G::Rules>,
    seat: Colour,
    occasion: RemarkOccasion,
) -> Option<(OpponentCharacter, String)> {
    let Some(SeatControl::Ai(opponent)) = table.control(seat) else { return None };
    let character = opponent.character()?;
    remark::<G>(character, occasion.word()).map(|words| (character, words))
}

/// Shows the remark of a seat in this round, unless its character has already made a remark on this occasion, another remark is
/// still shown, or the last remark was made less than [`APART`] rounds ago.
fn say(seat: Colour, what: (OpponentCharacter, RemarkOccasion), round: u32, words: String, remarks: &mut BanterState) {
    let soon = remarks.last.is_some_and(|last| round < last + APART);
    if soon || remarks.now.is_some() || remarks.said.contains(&what) {
        return;
    }
    may_have_said(what, round, remarks);
    let left = SEE + READ * words.chars().count() as f32;
    remarks.now = Some(Remark { seat, words, left });
}

/// Records a remark that was made, or may have been made, so that it is not repeated.
fn may_have_said(what: (OpponentCharacter, RemarkOccasion), round: u32, remarks: &mut BanterState) {
    remarks.said.push(what);
    remarks.last = Some(round);
}

/// Records the remarks that may have been made in the match so far. It is not known which were made, because an occasion passes
/// in silence while another remark is shown. So every occasion so far counts as used, and no remark is repeated.
fn catch_up<G: Game>(table: &Table<G::Rules>, remarks: &mut BanterState) {
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
            if let Some((character, _)) = words::<G>(table, what.0, what.1) {
                may_have_said((character, what.1), round, remarks);
            }
        }
    }
}

/// Removes a remark after its reading time. The time does not pass behind a dialogue or while a notice pauses the match.
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
    const WHO: OpponentCharacter = OpponentCharacter::PLAIN;

    #[test]
    fn remarks_come_once_per_character_and_occasion_and_once_per_round() {
        let mut remarks = BanterState::default();
        let mut said = |seat, occasion: RemarkOccasion, round| {
            say(seat, (WHO, occasion), round, occasion.word().to_owned(), &mut remarks);
            remarks.now.take().map(|now| (now.seat, now.words))
        };
        assert_eq!(said(RED, RemarkOccasion::Raid, 3), Some((RED, "raid".to_owned())));
        assert_eq!(said(GREEN, RemarkOccasion::Lead, 3), None, "an opponent has spoken in this round");
        assert_eq!(said(RED, RemarkOccasion::Raid, 4), None, "never twice in a match");
        assert_eq!(said(GREEN, RemarkOccasion::Raid, 5), None, "nor by the same character in another seat");
        assert_eq!(said(GREEN, RemarkOccasion::Raided, 7), Some((GREEN, "raided".to_owned())));
    }

    #[test]
    fn loaded_match_repeats_no_remark_that_may_have_been_made() {
        let mut remarks = BanterState::default();
        // Both occasions arose in the same round, so it is not known which remark was made.
        may_have_said((WHO, RemarkOccasion::Raid), 3, &mut remarks);
        may_have_said((WHO, RemarkOccasion::Lead), 3, &mut remarks);
        for occasion in [RemarkOccasion::Raid, RemarkOccasion::Lead] {
            say(RED, (WHO, occasion), 9, occasion.word().to_owned(), &mut remarks);
            assert_eq!(remarks.now, None);
        }
    }

    #[test]
    fn a_new_remark_does_not_replace_one_being_shown() {
        let mut remarks = BanterState::default();
        say(RED, (WHO, RemarkOccasion::Raid), 1, "raid".to_owned(), &mut remarks);
        say(GREEN, (WHO, RemarkOccasion::Near), 9, "near".to_owned(), &mut remarks);
        assert_eq!(remarks.now.map(|now| now.words), Some("raid".to_owned()));
        assert_eq!(remarks.said, [(WHO, RemarkOccasion::Raid)], "what was not said can be said later");
    }
}
