//! The opening of a match: the players, the first player, the starting goods, and the goal.

use super::game::Game;
use super::state::MatchUiState;
use orrery_core::Colour;
use orrery_learn::game_types;
use orrery_locale::{remark, text_args};
use orrery_record::SeatControl;
use orrery_table::{Table, TableChange, Viewpoint};
use orrery_ui::{EffectText, Interruption, InterruptionStyle, MatchIntroPlayer, RemarkOccasion};

/// Builds the opening of a match. In a rematch, in which the players are already known, it has only a few lines. Opponents greet
/// the players if `speaks` is true.
pub(super) fn opening<G: Game>(
    one: &TableChange<G::Rules>,
    table: &Table<G::Rules>,
    speaks: bool,
    play: &MatchUiState,
) -> Interruption {
    let mut lines = G::opening(&one.after, table.setup(), table.open_start(), &play.names);
    if lines.is_empty() {
        lines.push(text_args("opening-first", &[("name", play.names.of(one.next).into())]));
    }
    if play.rematch {
        lines.truncate(1);
    }
    lines.extend(swapped::<G>(table, play));
    lines.extend(goal::<G>(&one.after, table, play).map(|goal| text_args("ui-goal", &[("goal", goal.into())])));
    let staged = if play.rematch {
        InterruptionStyle::Banner
    } else {
        InterruptionStyle::Opening(players::<G>(table, speaks, play))
    };
    if let InterruptionStyle::Opening(players) = &staged {
        let told: Vec<String> = players.iter().filter_map(|player| card_text(player, play)).collect();
        lines.splice(0..0, told);
    }
    let (by, to) = (one.next, one.next);
    let told = EffectText { lines, ..EffectText::default() };
    Interruption { by, to, to_all: false, told, harm: false, left: None, after_motion: false, staged }
}

/// Returns the text of a player's card, for screen readers; the notice itself shows the card. Returns `None` for another player
/// without a line on the card.
fn card_text(player: &MatchIntroPlayer, play: &MatchUiState) -> Option<String> {
    let name = ("name", play.names.of(player.seat).into());
    if player.you {
        return Some(text_args("opening-you", &[name]));
    }
    let who = play.sits[player.seat.index()].name.as_str();
    let args = [name, ("who", who.into()), ("line", player.line.as_str().into())];
    (!player.line.is_empty()).then(|| text_args("start-rival", &args))
}

/// Describes the new seat of the only person at the screen, if the seats were rotated and the person has no name of their own.
fn swapped<G: Game>(table: &Table<G::Rules>, play: &MatchUiState) -> Option<String> {
    let seat = table.only_person().filter(|_| play.swapped)?;
    let unnamed = play.names.own(seat).is_none();
    unnamed.then(|| text_args("opening-swapped", &[("name", play.names.of(seat).into())]))
}

/// Describes the goal of the match, as far as the viewer knows it. Returns `None` if the game has no description.
fn goal<G: Game>(view: &game_types::View<G>, table: &Table<G::Rules>, play: &MatchUiState) -> Option<String> {
    let seat = match table.viewpoint() {
        Viewpoint::Seat(seat) => Some(seat),
        Viewpoint::All | Viewpoint::Nobody => None,
    };
    G::goal(view, seat, &play.names)
}

/// Returns the players in seat order, opponents with their greeting or their preferences.
fn players<G: Game>(table: &Table<G::Rules>, speaks: bool, play: &MatchUiState) -> Vec<MatchIntroPlayer> {
    let hello = |seat: Colour| {
        let Some(SeatControl::Ai(opponent)) = table.control(seat) else { return None };
        remark::<G>(opponent.character()?, RemarkOccasion::Hello.word())
    };
    let mut said: Vec<String> = Vec::new();
    let mut line = |seat: Colour| {
        // A character that plays several seats greets once.
        let fresh = hello(seat).filter(|words| speaks && !said.contains(words));
        said.extend(fresh.clone());
        fresh.unwrap_or_else(|| play.sits[seat.index()].likes.clone())
    };
    let mut player = |seat: Colour| MatchIntroPlayer { seat, line: line(seat), you: table.only_person() == Some(seat) };
    table.seats().iter().map(|seat| player(seat.colour)).collect()
}
