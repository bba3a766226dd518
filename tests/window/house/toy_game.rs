//! The toy as a whole game: the parts of the window's contracts that a game must implement, and nothing more. A new game could
//! begin with these lines; `docs/adding-a-game.md` explains them.

use bevy::prelude::*;
use orrery::core::{Colour, Rules as _};
use orrery::gallery::GalleryScenes;
use orrery::locale::{MatchTexts, PlayerNames};
use orrery::panels::{
    CoachTexts, CodexTexts, LessonGuide, MatchPanels, PuzzleTexts, ScoreTexts, SetupTexts, StatisticsTexts,
};
use orrery::record::save::{GameSaves, SaveAccess};
use orrery::settings::keys::GameKeyBindings;
use orrery::sound::GameSounds;
use orrery::table::{Never, OrderInput, TableEntityWriter, TableMirror};
use orrery_board::plain_board;

use toy::{Event, Order, SEALED, ToyGame, View};

// Included, not imported: only the crate that defines a type may implement the contracts of the window for it.
#[path = "../../../crates/orrery-testkit/src/toy/mod.rs"]
pub mod toy;

plain_board!(ToyGame);

impl OrderInput for ToyGame {
    type Target = Never;
    type Draft = ();
    type Preview = ();
    type Warning = Never;
}

impl MatchPanels for ToyGame {}
impl CodexTexts for ToyGame {}
impl GalleryScenes for ToyGame {}
impl CoachTexts for ToyGame {}
impl LessonGuide for ToyGame {}
impl GameKeyBindings for ToyGame {}
impl PuzzleTexts for ToyGame {}
impl ScoreTexts for ToyGame {}
impl SetupTexts for ToyGame {}
impl GameSounds for ToyGame {}
impl StatisticsTexts for ToyGame {}

impl MatchTexts for ToyGame {
    fn order_brief(order: &Order, _: &PlayerNames) -> String {
        ToyGame::write(order)
    }

    /// Returns the log line of an order, with the revealed worth if the viewer may know it.
    fn order_text(mover: Colour, order: &Order, events: &[Event], names: &PlayerNames) -> String {
        let told = events.iter().find_map(|event| match *event {
            Event::Drew { worth, .. } | Event::Looked { worth, .. } => worth,
            Event::Claimed { worth, .. } => Some(worth),
        });
        let worth = told.map(|worth| format!(" = {worth}")).unwrap_or_default();
        format!("{}: {}{worth}", names.of(mover), ToyGame::write(order))
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
pub struct CrateToken {
    pub of: Colour,
    pub worth: Option<u8>,
}

impl TableMirror for ToyGame {
    type TableEntities = Vec<Entity>;

    fn spawn(table: &mut TableEntityWriter, view: &View) -> Vec<Entity> {
        let seats = ToyGame::seats(&view.known);
        seats.iter().map(|&of| table.spawn(CrateToken { of, worth: None })).collect()
    }

    fn sync(table: &mut TableEntityWriter, tokens: &mut Vec<Entity>, view: &View, _: Option<&()>) {
        for (seat, (&token, &of)) in tokens.iter().zip(ToyGame::seats(&view.known)).enumerate() {
            let worth = Some(view.known.crates[seat]).filter(|&worth| worth != SEALED);
            table.put(token, CrateToken { of, worth });
        }
    }
}

/// The access to the saves of the toy, the only game here.
pub static GAMES: &[&dyn SaveAccess] = &[&GameSaves::<ToyGame>::new()];

impl orrery::core::GameFrontend for ToyGame {
    type Rules = Self;
}
