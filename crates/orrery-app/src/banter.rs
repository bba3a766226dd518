//! Banter: opponents with a character comment on public events now and then. Each character makes each of its remarks at most once
//! per match.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::game::Game;
use super::past_orders::past;
use super::state::{MatchUiState, MenuState, Screen};
use orrery_core::{Colour, OpponentCharacter};
use orrery_locale::{PlayerNames, remarks};
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
/// The minimum number of rounds between two remarks of a character on the same occasion.
const AGAIN: u32 = 5;

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
                if let Some((character, lines)) = lines::<G>(table, seat, occasion) {
                    say(seat, (character, occasion), round, &lines, &mut play.remarks);
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
    let beaten = G::beaten(&told).map(|seat| (seat, RemarkOccasion::Beaten));
    let near = |&&seat: &&Colour| G::can_end(&after, seat) && !G::can_end(&before, seat);
    let near = seats.iter().find(near).map(|&seat| (seat, RemarkOccasion::Near));
    let triumph = G::triumph(one, names).map(|triumph| (triumph.seat, RemarkOccasion::Triumph));
    let leads = G::leads(&after);
    // The first leader has not overtaken another player.
    let passes = leads.filter(|&now| led.is_some_and(|before| before != now));
    *led = leads.or(*led);
    let passes = passes.map(|seat| (seat, RemarkOccasion::Lead));
    [near, beaten, triumph, raid, raided, passes].into_iter().flatten().collect()
}

/// Returns the character at a seat and its remarks on an occasion, or `None` if there are none.
fn lines<G: Game>(
    table: &Table<G::Rules>,
    seat: Colour,
    occasion: RemarkOccasion,
) -> Option<(OpponentCharacter, Vec<String>)> {
    let Some(SeatControl::Ai(opponent)) = table.control(seat) else { return None };
    let character = opponent.character()?;
    Some((character, remarks::<G>(character, occasion.word()))).filter(|(_, lines)| !lines.is_empty())
}

/// Shows the next remark of a seat in this round, unless another remark is still shown, or the last remark was made less than
/// [`APART`] rounds ago. The loser of a fight does not wait: the remark about the defeat replaces that about the attack.
fn say(
    seat: Colour,
    what: (OpponentCharacter, RemarkOccasion),
    round: u32,
    lines: &[String],
    remarks: &mut BanterState,
) {
    let lost = what.1 == RemarkOccasion::Beaten;
    let soon = remarks.said.last().is_some_and(|&(.., last)| round < last + APART) && !lost;
    let busy = remarks.now.as_ref().is_some_and(|now| !lost || now.seat != seat);
    if soon || busy {
        return;
    }
    if let Some(words) = next(what, round, lines, remarks).cloned() {
        remarks.said.push((what.0, what.1, round));
        let left = SEE + READ * words.chars().count() as f32;
        remarks.now = Some(Remark { seat, words, left });
    }
}

/// Returns the first of these remarks that its character has not made, or `None` if there is none, or if the character's last remark
/// on the occasion was made less than [`AGAIN`] rounds ago.
fn next<'a>(
    what: (OpponentCharacter, RemarkOccasion),
    round: u32,
    lines: &'a [String],
    remarks: &BanterState,
) -> Option<&'a String> {
    let made = remarks.said.iter().filter(|&&(character, occasion, _)| (character, occasion) == what);
    let soon = made.clone().next_back().is_some_and(|&(.., last)| round < last + AGAIN);
    lines.get(made.count()).filter(|_| !soon)
}

/// Records the remarks that may have been made in the match so far. It is not known which were made, because an occasion passes
/// in silence while another remark is shown. So every occasion so far counts as used, as often as its remarks are far enough apart,
/// and no remark is repeated.
fn catch_up<G: Game>(table: &Table<G::Rules>, remarks: &mut BanterState) {
    let speaks =
        |seat: Colour| RemarkOccasion::ALL.into_iter().any(|occasion| lines::<G>(table, seat, occasion).is_some());
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
            if let Some((character, lines)) = lines::<G>(table, what.0, what.1) {
                may_have_said((character, what.1), round, &lines, remarks);
            }
        }
    }
}

/// Records a remark that may have been made on an occasion in this round.
fn may_have_said(what: (OpponentCharacter, RemarkOccasion), round: u32, lines: &[String], remarks: &mut BanterState) {
    if next(what, round, lines, remarks).is_some() {
        remarks.said.push((what.0, what.1, round));
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

    /// Returns the remarks of a character on an occasion: its word, and its word with a number.
    fn two(occasion: RemarkOccasion) -> Vec<String> {
        vec![occasion.word().to_owned(), format!("{}-2", occasion.word())]
    }

    /// Lets a seat speak in a round. Returns its remark, which is no longer shown.
    fn said(seat: Colour, occasion: RemarkOccasion, round: u32, remarks: &mut BanterState) -> Option<String> {
        say(seat, (WHO, occasion), round, &two(occasion), remarks);
        remarks.now.take().map(|now| now.words)
    }

    #[test]
    fn occasion_is_used_again_after_some_rounds_with_another_remark() {
        let mut remarks = BanterState::default();
        let mut said = |seat, occasion, round| said(seat, occasion, round, &mut remarks);
        assert_eq!(said(RED, RemarkOccasion::Raid, 3).as_deref(), Some("raid"));
        assert_eq!(said(GREEN, RemarkOccasion::Lead, 3), None, "an opponent has spoken in this round");
        assert_eq!(said(RED, RemarkOccasion::Raid, 4), None, "too soon");
        assert_eq!(said(GREEN, RemarkOccasion::Raid, 5), None, "nor by the same character in another seat");
        assert_eq!(said(GREEN, RemarkOccasion::Raided, 7).as_deref(), Some("raided"));
        assert_eq!(said(RED, RemarkOccasion::Raid, 3 + AGAIN).as_deref(), Some("raid-2"));
        assert_eq!(said(RED, RemarkOccasion::Raid, 99), None, "no remark is made twice in a match");
    }

    #[test]
    fn loser_of_a_fight_speaks_at_once_but_not_over_another_player() {
        let mut remarks = BanterState::default();
        let mut lose = |seat, round| {
            say(seat, (WHO, RemarkOccasion::Raided), round, &two(RemarkOccasion::Raided), &mut remarks);
            say(RED, (WHO, RemarkOccasion::Beaten), round, &two(RemarkOccasion::Beaten), &mut remarks);
            remarks.now.take().map(|now| now.words)
        };
        assert_eq!(lose(RED, 2).as_deref(), Some("beaten"));
        assert_eq!(lose(GREEN, 2 + AGAIN).as_deref(), Some("raided-2"));
    }

    #[test]
    fn loaded_match_repeats_no_remark_that_may_have_been_made() {
        let mut remarks = BanterState::default();
        // Both occasions arose in the same round, so it is not known which remark was made.
        for occasion in [RemarkOccasion::Raid, RemarkOccasion::Lead] {
            may_have_said((WHO, occasion), 3, &two(occasion), &mut remarks);
            may_have_said((WHO, occasion), 4, &two(occasion), &mut remarks);
        }
        assert_eq!(said(RED, RemarkOccasion::Raid, 7, &mut remarks), None, "too soon after what may have been said");
        assert_eq!(said(RED, RemarkOccasion::Raid, 9, &mut remarks).as_deref(), Some("raid-2"));
        assert_eq!(said(RED, RemarkOccasion::Lead, 10, &mut remarks).as_deref(), Some("lead-2"));
    }

    #[test]
    fn a_new_remark_does_not_replace_one_being_shown() {
        let mut remarks = BanterState::default();
        say(RED, (WHO, RemarkOccasion::Raid), 1, &two(RemarkOccasion::Raid), &mut remarks);
        say(GREEN, (WHO, RemarkOccasion::Near), 9, &two(RemarkOccasion::Near), &mut remarks);
        assert_eq!(remarks.now.map(|now| now.words), Some("raid".to_owned()));
        assert_eq!(remarks.said, [(WHO, RemarkOccasion::Raid, 1)], "what was not said can be said later");
    }
}
