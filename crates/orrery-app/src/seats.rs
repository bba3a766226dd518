//! Assigns the seats of a running match to people and opponents.

use bevy::prelude::*;

use super::game::Game;
use super::opponents::in_control;
use super::schedule::AppSystems;
use super::state::{MatchUiState, MenuState};
use orrery_core::{Colour, GameFrontend, Opponent, Rules as _};
use orrery_locale::{MatchTexts, PlayerNames, text_args};
use orrery_record::{Seat, SeatControl};
use orrery_settings::USUAL_OPPONENT;
use orrery_table::{MatchIntent, MatchStatus, OrderGate, Table};
use orrery_ui::{Overlay, PlayerInfo, PlayerRow};

/// Adds the system that pauses opponents while players assign seats or read a notice.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, wait_for_choice.in_set(AppSystems::HoldOpponents));
}

/// Returns the names of the players at these seats of a match of `G`.
pub fn names<G: GameFrontend>(seats: &[Seat]) -> PlayerNames {
    PlayerNames::in_game(G::Rules::KEY, seats.iter().map(|seat| (seat.colour, seat.name.as_str())))
}

/// Returns the panels of a match of `G` with the players at these seats.
pub fn panels<G: Game>(seats: &[Seat]) -> MatchUiState {
    MatchUiState { names: names::<G>(seats), sits: sits::<G>(seats), ..MatchUiState::default() }
}

/// Returns the player at each seat, indexed by colour.
pub fn sits<G: MatchTexts>(seats: &[Seat]) -> [PlayerInfo; Colour::COUNT] {
    let mut all: [PlayerInfo; Colour::COUNT] = Default::default();
    for seat in seats {
        all[seat.colour.index()] = PlayerInfo::of::<G>(seat.control);
    }
    all
}

/// Returns the mover's name for the hint. In the first round of a game with asymmetric seats, the name also says that the seat
/// belongs to the only person at the screen, if the person has no name of their own.
pub fn name_in_hint<G: Game>(table: &Table<G::Rules>, names: &PlayerNames) -> String {
    let (mover, first) = (table.mover(), table.seen_round() == 1);
    let told = G::Rules::ASYMMETRIC_SEATS && first && table.only_person() == Some(mover);
    let name = names.of(mover);
    if told && names.own(mover).is_none() { text_args("ui-name-you", &[("name", name.into())]) } else { name }
}

/// Pauses opponents while seats are assigned, so that a turn can be taken over before it ends, while the menu is open, and while
/// a player reads a notice.
pub fn wait_for_choice(front: Res<MenuState>, play: Res<MatchUiState>, mut gate: ResMut<OrderGate>) {
    let covered = front
        .overlays
        .iter()
        .any(|overlay| matches!(overlay, Overlay::Players(_) | Overlay::TakeSeat(_) | Overlay::Menu));
    gate.shut(covered || !play.moments.is_empty());
}

/// Returns the rows of the seat dialogue.
pub fn rows(now: &MatchStatus, play: &MatchUiState) -> Vec<PlayerRow> {
    let row = |seat: &Seat| PlayerRow {
        colour: seat.colour,
        name: play.names.of(seat.colour),
        opponent: in_control(seat.control),
        person: seat.control == SeatControl::Human,
        instead: play.relieved[seat.colour.index()].unwrap_or(USUAL_OPPONENT),
        moving: now.to_act == Some(seat.colour),
    };
    now.seats.iter().map(row).collect()
}

/// Assigns a seat to an opponent, or to a person if `None`, at any time during a match. Unless the player is `sure`, asks for
/// confirmation before a person would see information that is hidden from everyone at the screen.
pub fn give<G: Game>(
    In((colour, player, sure)): In<(Colour, Option<Opponent>, bool)>,
    table: Option<Res<Table<G::Rules>>>,
    status: Option<Res<MatchStatus>>,
    (mut menus, mut play): (ResMut<MenuState>, ResMut<MatchUiState>),
    mut intents: MessageWriter<MatchIntent>,
) {
    if !sure && player.is_none() && table.is_some_and(|table| table.would_show_a_secret(colour)) {
        return menus.open(Overlay::TakeSeat(colour));
    }
    let seat = status.as_ref().and_then(|now| now.seats.iter().find(|seat| seat.colour == colour));
    let Some(before) = seat.map(|seat| seat.control) else { return };
    let after = player.map_or(SeatControl::Human, SeatControl::Ai);
    if let SeatControl::Ai(opponent) = before {
        play.relieved[colour.index()] = Some(opponent);
    }
    play.sits[colour.index()] = PlayerInfo::of::<G>(after);
    // A pending question belongs to the player who proposed the order.
    play.asked = false;
    play.refused = None;
    play.recap = None;
    intents.write(MatchIntent::TakeOver(colour, after));
}
