//! The end of a match on screen: the reason for the result, the points over the board, and the button that returns from the board
//! to the points.

use bevy_egui::egui::{Context, Order};

use super::game::Game;
use super::past_orders::past;
use super::state::MatchUiState;
use orrery_core::Rules as _;
use orrery_core::{Colour, Standing};
use orrery_locale::{PlayerNames, decimal, remark, text, text_args, text_args_of};
use orrery_record::SeatControl;
use orrery_settings::keys::{Action, KeyMap};
use orrery_table::Table;
use orrery_ui::{
    self as panels, ButtonSpec, EndScreenTexts, EndScreenView, RemarkOccasion, Scores, ScreenRequest, SharedPanelData,
    UiIntent,
};

/// Returns the current points of all players.
pub fn scores_of<G: Game>(table: &Table<G::Rules>, play: &MatchUiState) -> Scores {
    Scores::of::<G>(&G::Rules::standings(table.view()), &play.names)
}

/// Shows the points, and the buttons of a finished match.
pub fn show<G: Game>(
    ctx: &Context,
    table: &Table<G::Rules>,
    play: &MatchUiState,
    keys: &KeyMap,
    out: &mut Vec<UiIntent>,
) {
    let people: Vec<_> = table.seats().iter().map(|seat| seat.colour).filter(|&one| table.is_person(one)).collect();
    let (verdict, next_rank) = (G::verdict(table.view(), &play.names), G::next_rank(table.view()));
    let ended = EndScreenView {
        scores: &Scores { verdict, next_rank, ..scores_of::<G>(table, play) },
        names: &play.names,
        rounds: table.seen_round(),
        review_key: &keys.shown(Action::Review),
        people: &people,
        sits: &play.sits,
        closing: &play.closing,
        counting: play.counting,
    };
    panels::end(ctx, &ended, out);
}

/// Builds the closing text of a finished match, with the closing words of opponents if `speaks` is true.
pub fn closing<G: Game>(table: &Table<G::Rules>, names: &PlayerNames, speaks: bool) -> EndScreenTexts {
    let last = table.orders_given().checked_sub(1).and_then(|entry| past(table, entry));
    let decided = last.and_then(|last| G::decided(&last, names));
    EndScreenTexts {
        headline: decided.or_else(|| by_the_count::<G>(table, names)),
        words: if speaks { words::<G>(table) } else { Vec::new() },
    }
}

/// Describes the winning margin of a sole winner and the start of their lead, or how a tie was broken. Returns `None` in a solo
/// match, and if several players or none win.
fn by_the_count<G: Game>(table: &Table<G::Rules>, names: &PlayerNames) -> Option<String> {
    let standings = G::Rules::standings(table.view());
    let ranking = standings.ranking();
    let [first, second, ..] = ranking.as_slice() else { return None };
    if second.winner || !first.winner {
        return None;
    }
    let by = first.total() - second.total();
    if by == 0 {
        return Scores::of::<G>(&standings, names).tie;
    }
    let shown = decimal(f64::from(by), 0);
    let args = [("name", names.of(first.seat).into()), ("by", by.into()), ("shown", shown.into())];
    let by = text_args_of(G::Rules::KEY, "ui-end-by", &args);
    let since = led_since::<G>(table, first.seat);
    Some([Some(by), since].into_iter().flatten().collect::<Vec<_>>().join(" "))
}

/// Describes when a player took the sole lead for the last time, as far as the viewer knows. Returns `None` if the player is not
/// the sole leader at the end.
fn led_since<G: Game>(table: &Table<G::Rules>, seat: Colour) -> Option<String> {
    let count = table.orders_given();
    let led = |entry: usize| G::leads(&table.view_before(entry)) == Some(seat);
    if !led(count) {
        return None;
    }
    let since = (0..count).rev().take_while(|&entry| led(entry)).last();
    let Some(since) = since else { return Some(text("ui-end-led-last")) };
    let round = table.given_by(since.saturating_sub(1)).map_or(1, |(_, round)| round);
    Some(text_args("ui-end-led", &[("round", round.into())]))
}

/// The number of losing opponents that have a closing word.
const LOSERS: usize = 2;

/// Returns the closing words of opponents: of each winner, and of the lowest-ranked losers that have any.
fn words<G: Game>(table: &Table<G::Rules>) -> Vec<(Colour, String)> {
    let standings = G::Rules::standings(table.view());
    let said = |standing: &&Standing, occasion: RemarkOccasion| {
        let Some(SeatControl::Ai(opponent)) = table.control(standing.seat) else { return None };
        remark::<G>(opponent.character()?, occasion.word()).map(|words| (standing.seat, words))
    };
    closing_words(&standings.ranking(), said)
}

/// Returns what `said` gives for the winners of a ranking, and for the lowest-ranked losers that have any words.
fn closing_words(
    ranking: &[&Standing],
    said: impl Fn(&&Standing, RemarkOccasion) -> Option<(Colour, String)>,
) -> Vec<(Colour, String)> {
    let won = ranking.iter().filter(|one| one.winner).filter_map(|one| said(one, RemarkOccasion::Win));
    let last = ranking.iter().rev().filter(|one| !one.winner).filter_map(|one| said(one, RemarkOccasion::Defeat));
    unrepeated(won.chain(last.take(LOSERS)))
}

/// Removes repeated words, so that a character that plays several seats says them once.
fn unrepeated(said: impl Iterator<Item = (Colour, String)>) -> Vec<(Colour, String)> {
    said.fold(Vec::new(), |mut all, one| {
        if all.iter().all(|(_, words)| *words != one.1) {
            all.push(one);
        }
        all
    })
}

/// Shows the button that returns from the board to the points.
pub fn again(ctx: &Context, view: &SharedPanelData, out: &mut Vec<UiIntent>) {
    let rect = view.place(view.places.back);
    panels::board_layer(ctx, "end again", rect, Order::Foreground, |ui| {
        let label = text("ui-end-again");
        if panels::button(ui, &ButtonSpec::new(&label).primary(), Some(rect.width())).clicked() {
            out.push(UiIntent::Go(ScreenRequest::End));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::Standings;

    #[test]
    fn winner_and_the_two_lowest_losers_with_words_speak_the_last_before_the_third() {
        let rows = Colour::ALL.iter().zip([9, 7, 5, 3]).map(|(&seat, points)| (seat, vec![("points", points)], vec![]));
        let standings = Standings::ranked(true, rows);
        let said = |silent: Option<Colour>| {
            let words = closing_words(&standings.ranking(), |one, occasion| {
                (Some(one.seat) != silent).then(|| (one.seat, format!("{:?} {}", one.seat, occasion.word())))
            });
            words.into_iter().map(|(_, words)| words).collect::<Vec<_>>()
        };
        assert_eq!(said(None), ["Red win", "Yellow defeat", "Blue defeat"]);
        assert_eq!(said(Some(Colour::Yellow)), ["Red win", "Blue defeat", "Green defeat"], "the last is a person");
        assert_eq!(said(Some(Colour::Red)), ["Yellow defeat", "Blue defeat"], "a person has won");
    }

    #[test]
    fn closing_words_are_said_once() {
        let said = [(Colour::Red, "so long"), (Colour::Green, "so long"), (Colour::Blue, "farewell")];
        let said = said.map(|(seat, words)| (seat, words.to_owned()));
        assert_eq!(unrepeated(said.clone().into_iter()), [said[0].clone(), said[2].clone()]);
    }
}
