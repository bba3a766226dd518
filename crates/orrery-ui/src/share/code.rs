//! The share code that can be typed on the set-up screen.

use bevy_egui::egui::{Label, RichText, TextEdit, Ui, vec2};

use crate::setup::SetupDraft;
use crate::style::{PANEL_PALETTE, SMALL, regular};
use crate::tips::TooltipExt;
use crate::widgets::name;
use orrery_core::GameFrontend;
use orrery_core::{Rules, SeededChance};
use orrery_locale::{text, text_args};
use orrery_record::share::{LONGEST_CODE, ShareCodeError};
use orrery_record::{SeatControl, ShareCodeSetup};
use orrery_settings::{HUMAN, SeatChoice};

/// Shows the field for a code, and the result of the typed code: whether the set-up still has its deal, or the error.
pub fn enter_code(ui: &mut Ui, draft: &mut SetupDraft, read: Option<&Result<bool, ShareCodeError>>) {
    ui.horizontal(|ui| {
        ui.label(text("share-enter"));
        let edit = TextEdit::singleline(&mut draft.code).hint_text(text("share-enter-hint")).char_limit(LONGEST_CODE);
        let room = ui.available_width() - 12.0;
        let edit = edit.desired_width(room.min(430.0)).margin(vec2(10.0, 7.0)).id_salt("share code");
        let edit = ui.add(edit).hint(text("share-enter-help"));
        name(&edit, &text("share-enter"));
    });
    let Some(read) = read.filter(|_| !draft.code.trim().is_empty()) else { return };
    let small = |words: String| RichText::new(words).font(regular(SMALL));
    let told = match read {
        Ok(kept) => small(text(if *kept { "share-entered" } else { "share-left" })).color(PANEL_PALETTE.act.line.0),
        Err(error) => small(share_error_text(error)).color(PANEL_PALETTE.refused.0),
    };
    ui.add(Label::new(told).wrap());
}

/// Sets up the match of a deal. People keep their names. If the match will move the players to other seats before it begins, they
/// are shown at the seats from which they move.
pub fn with_deal<G: GameFrontend>(draft: &mut SetupDraft, deal: &ShareCodeSetup<G::Rules>) {
    let (mut controls, mut options) = (deal.controls.clone(), deal.setup.options);
    if G::Rules::rotates_seats(&deal.setup, deal.seed) {
        controls.rotate_left(1);
        options = G::Rules::with_seats_rotated(options);
    }
    let people = draft.seats.iter().filter(|seat| seat.is_person()).map(|seat| seat.name.clone());
    let mut people: Vec<String> = people.collect();
    people.reverse();
    let seat = |(&colour, control): (&_, &SeatControl)| match control {
        SeatControl::Ai(opponent) => SeatChoice { colour, name: String::new(), player: opponent.word() },
        SeatControl::Human | SeatControl::Replay => {
            SeatChoice { colour, name: people.pop().unwrap_or_default(), player: HUMAN.to_owned() }
        }
    };
    draft.game = G::Rules::KEY;
    draft.seats = deal.setup.seating.iter().zip(&controls).map(seat).collect();
    draft.set_rules::<G>(deal.preset.unwrap_or_default(), &options);
    // In a deal without chosen picks, the random ones are fixed here, so that the same match begins.
    let picked = G::Rules::picked_by(&deal.setup.deal(&mut SeededChance::new(deal.seed, 0)));
    draft.picked = Some(picked).filter(|&picked| picked != 0).or(draft.picked);
    draft.seed = deal.seed.to_string();
}

/// Returns the text that explains to the player why a code cannot be opened.
pub fn share_error_text(error: &ShareCodeError) -> String {
    match error {
        ShareCodeError::Empty => text("share-wrong-empty"),
        ShareCodeError::TooLong(_) => text("share-wrong-long"),
        ShareCodeError::Letter { at, letter } => {
            text_args("share-wrong-letter", &[("at", (*at).into()), ("letter", letter.to_string().into())])
        }
        ShareCodeError::Length { group, text: typed, letters } => text_args(
            "share-wrong-length",
            &[("group", (*group).into()), ("text", typed.as_str().into()), ("letters", (*letters).into())],
        ),
        ShareCodeError::Group { group, text: typed } => {
            text_args("share-wrong-group", &[("group", (*group).into()), ("text", typed.as_str().into())])
        }
        ShareCodeError::Whole => text("share-wrong-whole"),
        ShareCodeError::Version { program, .. } => text_args(
            "share-wrong-version",
            &[("needed", program.as_str().into()), ("version", env!("CARGO_PKG_VERSION").into())],
        ),
        ShareCodeError::Game { .. } => text("share-wrong-game"),
        ShareCodeError::InvalidContent => text("share-wrong-senseless"),
    }
}
