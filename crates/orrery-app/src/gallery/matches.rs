//! The scenes of matches in play: the board, dialogues over it, the coach, and the end.

use super::app::{GalleryApp, GalleryScene, scenes};
use crate::game::Game;
use crate::state::MatchUiState;
use orrery_ai::GameOpponents as _;
use orrery_core::Rules as _;
use orrery_core::{Level, Opponent, OpponentCharacter};
use orrery_locale::{remark, text, text_args};
use orrery_record::{Match, SeatControl};
use orrery_settings::{HandOverNotice, InterruptionPause, OpponentPace};
use orrery_table::{CoachTasks, MatchStatus};
use orrery_ui::gallery::{dealt, first_turn_of_round, played};
use orrery_ui::{
    CodexIntent, EffectText, Interruption, InterruptionStyle, Overlay, Remark, RemarkOccasion, Toast, UiIntent,
};

/// The number of players in scenes of a running match, if the game allows it.
const PLAYERS: u8 = 3;

/// The round at the start of which the scenes of a running match are set.
const ROUND: u32 = 5;

/// Returns the scenes of matches in play.
pub fn scenes<G: Game>() -> Vec<GalleryScene> {
    let mut all: Vec<GalleryScene> = G::Rules::PLAYERS
        .map(|players| {
            let fresh = move |studio: &mut GalleryApp| {
                studio.open::<G>(dealt::<G::Rules>(players, orrery_ui::gallery::SEED, people));
            };
            GalleryScene::new::<G>(format!("match-{players}"), fresh)
        })
        .collect();
    all.extend(scenes![G:
        "match-crowded" => crowded::<G>,
        "match-opponent" => opponent::<G>,
        "match-step" => step::<G>,
        "hand-over" => hand_over::<G>,
        "cover" => cover::<G>,
        "recap" => recap::<G>,
        "menu" => |studio| over::<G>(studio, Overlay::Menu),
        "save" => save::<G>,
        "log" => log::<G>,
        "scores" => |studio| over::<G>(studio, Overlay::Scores),
        "about-player" => about_player::<G>,
        "moment" => moment::<G>,
        "opening" => opening::<G>,
        "triumph" => triumph::<G>,
        "players" => players::<G>,
        "take-seat" => take_seat::<G>,
        "restart" => |studio| over::<G>(studio, Overlay::Restart),
        "codex" => |studio| studio.ask(UiIntent::Codex(CodexIntent::Contents)),
    ]);
    if said_by_the_second::<G>().is_some() {
        all.extend(scenes![G: "remark" => remarked::<G>, "about-rival" => about_rival::<G>]);
    }
    if G::Rules::HAS_COACH {
        all.extend(scenes![G: "coach" => coach::<G>, "why" => why::<G>]);
    }
    all.extend(scenes![G: "end" => end::<G>, "end-rivals" => end_rivals::<G>, "rematch" => rematch::<G>]);
    if G::Rules::HAS_COACH {
        all.extend(scenes![G: "review" => review::<G>]);
    }
    all.extend(scenes![G: "toasts" => toasts::<G>]);
    all
}

fn people(_: usize) -> SeatControl {
    SeatControl::Human
}

/// Opens a match halfway through, with people in every seat.
pub(super) fn crowded<G: Game>(studio: &mut GalleryApp) {
    studio.open::<G>(G::middle_game(&people));
}

/// Opens a match halfway through, with an opponent in the first seat who has not moved yet.
fn opponent<G: Game>(studio: &mut GalleryApp) {
    studio.open::<G>(G::middle_game(&|seat| {
        if seat == 0 { SeatControl::Ai(Opponent::engine(Level::Captain)) } else { SeatControl::Human }
    }));
}

fn step<G: Game>(studio: &mut GalleryApp) {
    studio.settings(|settings| settings.pace = OpponentPace::Step);
    opponent::<G>(studio);
}

fn after_some_rounds<G: Game>(game: &Match<G::Rules>) -> bool {
    first_turn_of_round(game, ROUND)
}

fn cover<G: Game>(studio: &mut GalleryApp) {
    studio.settings(|settings| settings.hand_over = HandOverNotice::Cover);
    hand_over::<G>(studio);
}

fn hand_over<G: Game>(studio: &mut GalleryApp) {
    studio.open_as_found::<G>(played::<G::Rules>(PLAYERS, people, after_some_rounds::<G>));
}

pub(super) fn recap<G: Game>(studio: &mut GalleryApp) {
    let control = |seat| if seat == 0 { SeatControl::Human } else { SeatControl::Ai(Opponent::Simple) };
    studio.open::<G>(played::<G::Rules>(PLAYERS, control, after_some_rounds::<G>));
}

/// Opens a dialogue over a match halfway through.
fn over<G: Game>(studio: &mut GalleryApp, overlay: Overlay) {
    crowded::<G>(studio);
    studio.ask(UiIntent::Open(overlay));
}

/// Shows the details of the second player.
fn about_player<G: Game>(studio: &mut GalleryApp) {
    crowded::<G>(studio);
    let seats = studio.world().get_resource::<MatchStatus>().map(|now| now.seats.clone()).unwrap_or_default();
    if let Some(seat) = seats.get(1) {
        studio.ask(UiIntent::Open(Overlay::Player(seat.colour)));
    }
}

/// Shows the notice that the second player can end the match. The notice stays until it is closed.
fn moment<G: Game>(studio: &mut GalleryApp) {
    crowded::<G>(studio);
    let seats = studio.world().get_resource::<MatchStatus>().map(|now| now.seats.clone()).unwrap_or_default();
    let mut play = studio.world().resource_mut::<MatchUiState>();
    if let Some(seat) = seats.get(1) {
        let lines = vec![text_args("moment-can-end", &[("name", play.names.of(seat.colour).into())])];
        let told = EffectText { lines, ..EffectText::default() };
        let staged = InterruptionStyle::Banner;
        let (by, to) = (seat.colour, seat.colour);
        play.moments.push(Interruption {
            by,
            to,
            to_all: false,
            told,
            harm: true,
            left: None,
            after_motion: false,
            staged,
        });
    }
}

/// Returns the control of a seat: a person in the first seat, and opponents with a character in the others.
fn rivals<G: Game>(seat: usize) -> SeatControl {
    match seat {
        0 => SeatControl::Human,
        seat => SeatControl::Ai(Opponent::Engine {
            level: Level::Captain,
            character: OpponentCharacter::nth::<G::Rules>(seat),
        }),
    }
}

/// Shows the opening of a match against opponents with a character.
fn opening<G: Game>(studio: &mut GalleryApp) {
    studio.settings(|settings| (settings.moments, settings.remarks) = (InterruptionPause::Wait, true));
    studio.open::<G>(dealt::<G::Rules>(PLAYERS, orrery_ui::gallery::SEED, rivals::<G>));
}

/// Shows an achievement of the second player.
fn triumph<G: Game>(studio: &mut GalleryApp) {
    moment::<G>(studio);
    let mut play = studio.world().resource_mut::<MatchUiState>();
    if let Some(told) = play.moments.first_mut() {
        // The text and the picture do not matter: games have their own scenes for real achievements.
        told.told.lines.extend(said_by_the_second::<G>());
        told.staged = InterruptionStyle::Picture("icon-vp".to_owned());
    }
}

/// Returns the remark of the opponent in the second seat after an attack, if the game has texts for it.
fn said_by_the_second<G: Game>() -> Option<String> {
    remark::<G>(OpponentCharacter::nth::<G::Rules>(1), RemarkOccasion::Raid.word())
}

/// Opens a match against opponents with a character, and shows a remark of the opponent in the second seat.
fn remarked<G: Game>(studio: &mut GalleryApp) {
    studio.open::<G>(G::middle_game(&rivals::<G>));
    let seats = studio.world().get_resource::<MatchStatus>().map(|now| now.seats.clone()).unwrap_or_default();
    if let (Some(seat), Some(words)) = (seats.get(1), said_by_the_second::<G>()) {
        studio.world().resource_mut::<MatchUiState>().remarks.now =
            Some(Remark { seat: seat.colour, words, left: f32::INFINITY });
    }
}

/// Shows the details and the character of the opponent in the second seat.
fn about_rival<G: Game>(studio: &mut GalleryApp) {
    remarked::<G>(studio);
    let seats = studio.world().get_resource::<MatchStatus>().map(|now| now.seats.clone()).unwrap_or_default();
    if let Some(seat) = seats.get(1) {
        studio.ask(UiIntent::Open(Overlay::Player(seat.colour)));
    }
}

/// Shows the seat dialogue with the second seat marked.
fn players<G: Game>(studio: &mut GalleryApp) {
    crowded::<G>(studio);
    let seats = studio.world().get_resource::<MatchStatus>().map(|now| now.seats.clone()).unwrap_or_default();
    studio.ask(UiIntent::Open(Overlay::Players(seats.get(1).map(|seat| seat.colour))));
}

/// Shows the question asked before a person takes the second seat and sees its hidden information.
fn take_seat<G: Game>(studio: &mut GalleryApp) {
    players::<G>(studio);
    let seats = studio.world().get_resource::<MatchStatus>().map(|now| now.seats.clone()).unwrap_or_default();
    if let Some(seat) = seats.get(1) {
        studio.ask(UiIntent::Open(Overlay::TakeSeat(seat.colour)));
    }
}

fn log<G: Game>(studio: &mut GalleryApp) {
    recap::<G>(studio);
    studio.ask(UiIntent::CloseBanner);
    studio.ask(UiIntent::Open(Overlay::Log));
}

fn save<G: Game>(studio: &mut GalleryApp) {
    over::<G>(studio, Overlay::Save);
    studio.ask(UiIntent::SaveName("Sunday evening".to_owned()));
}

/// Waits until the coach has finished thinking.
fn wait_for_coach<G: Game>(studio: &mut GalleryApp) {
    studio.wait(|world| !world.resource::<CoachTasks<G::Rules>>().is_busy());
}

fn coach<G: Game>(studio: &mut GalleryApp) {
    crowded::<G>(studio);
    studio.ask(UiIntent::Coach);
    wait_for_coach::<G>(studio);
}

fn why<G: Game>(studio: &mut GalleryApp) {
    recap::<G>(studio);
    studio.ask(UiIntent::CloseBanner);
    studio.ask(UiIntent::Explain(None));
    wait_for_coach::<G>(studio);
}

pub(super) fn end<G: Game>(studio: &mut GalleryApp) {
    studio.open::<G>(played::<G::Rules>(PLAYERS, people, |_| false));
}

/// Shows the end of a match against opponents with a character, with their closing words.
fn end_rivals<G: Game>(studio: &mut GalleryApp) {
    studio.settings(|settings| settings.remarks = true);
    studio.open::<G>(played::<G::Rules>(PLAYERS, rivals::<G>, |_| false));
}

/// Shows the question about a rematch.
fn rematch<G: Game>(studio: &mut GalleryApp) {
    end::<G>(studio);
    studio.ask(UiIntent::Open(Overlay::Rematch));
}

pub(super) fn review<G: Game>(studio: &mut GalleryApp) {
    end::<G>(studio);
    studio.ask(UiIntent::Review);
    wait_for_coach::<G>(studio);
}

fn toasts<G: Game>(studio: &mut GalleryApp) {
    crowded::<G>(studio);
    studio.front(|front| {
        front.toasts.push(Toast::news(text("ui-quick-save")));
        front.toasts.push(Toast::trouble(text("ui-continue-gone")));
    });
}
