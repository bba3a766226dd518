//! The toy as a whole game: the parts of the window's contracts that a game must implement, and nothing more. A new game could
//! begin with these lines; `docs/adding-a-game.md` explains them.

use bevy::prelude::*;
use orrery::core::{Colour, Rules as _};
use orrery::gallery::GalleryScenes;
use orrery::locale::{PlayerNames, Wording};
use orrery::panels::{
    CoachTexts, CodexTexts, LessonGuide, MatchPanels, PuzzleTexts, ScoreTexts, SetupTexts, StatisticsTexts,
};
use orrery::record::save::{GameSaves, SaveAccess};
use orrery::settings::keys::GameKeyBindings;
use orrery::sound::SoundCues;
use orrery::table::{Interaction, Never, OnTable, TableMirror, put};
use orrery_board::plain_board;

use toy::{Crates, Event, Order, SEALED, View};

// Included, not imported: only the crate that defines a type may implement the contracts of the window for it.
#[path = "../../../crates/orrery-testkit/src/toy/mod.rs"]
pub mod toy;

plain_board!(Crates);

impl Interaction for Crates {
    type Target = Never;
    type Draft = ();
    type Preview = ();
    type Warning = Never;
}

impl MatchPanels for Crates {}
impl CodexTexts for Crates {}
impl GalleryScenes for Crates {}
impl CoachTexts for Crates {}
impl LessonGuide for Crates {}
impl GameKeyBindings for Crates {}
impl PuzzleTexts for Crates {}
impl ScoreTexts for Crates {}
impl SetupTexts for Crates {}
impl SoundCues for Crates {}
impl StatisticsTexts for Crates {}

impl Wording for Crates {
    fn order_brief(order: &Order, _: &PlayerNames) -> String {
        Crates::write(order)
    }

    /// Returns the log line of an order, with the revealed worth if the viewer may know it.
    fn order_text(mover: Colour, order: &Order, events: &[Event], names: &PlayerNames) -> String {
        let told = events.iter().find_map(|event| match *event {
            Event::Drew { worth, .. } | Event::Looked { worth, .. } => worth,
            Event::Claimed { worth, .. } => Some(worth),
        });
        let worth = told.map(|worth| format!(" = {worth}")).unwrap_or_default();
        format!("{}: {}{worth}", names.of(mover), Crates::write(order))
    }

    fn event_text(event: &Event, _: &PlayerNames) -> String {
        format!("{event:?}")
    }

    fn refusal_text(refusal: &toy::Refusal, _: &PlayerNames) -> String {
        refusal.to_string()
    }
}

/// A crate as the table shows it; its worth is `None` where the viewer does not know it.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct Crate {
    pub of: Colour,
    pub worth: Option<u8>,
}

impl TableMirror for Crates {
    type TableEntities = Vec<Entity>;

    fn spawn(world: &mut World, view: &View) -> Vec<Entity> {
        let seats = Crates::seats(&view.known);
        let mut tokens = seats.iter().map(|&of| world.spawn((OnTable, Crate { of, worth: None })).id()).collect();
        Crates::sync(world, &mut tokens, view);
        tokens
    }

    fn sync(world: &mut World, tokens: &mut Vec<Entity>, view: &View) {
        for (seat, (&token, &of)) in tokens.iter().zip(Crates::seats(&view.known)).enumerate() {
            let worth = Some(view.known.crates[seat]).filter(|&worth| worth != SEALED);
            put(world, token, Crate { of, worth });
        }
    }
}

/// The access to the saves of the toy, the only game here.
pub static GAMES: &[&dyn SaveAccess] = &[&GameSaves::<Crates>::new()];

impl orrery::core::GameFrontend for Crates {
    type Rules = Self;
}
