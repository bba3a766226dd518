//! The end of a match as it is shown: the points over the board, and the way back to them.

use bevy_egui::egui::{Context, Order};

use super::game::Game;
use super::state::Play;
use crate::locale::text;
use crate::panels::{self, EndView, Goto, KeyFace, MatchView, Scores, UiIntent};
use crate::settings::keys::{Action, KeyMap};
use crate::table::Table;

/// Everybody's points as they are now.
pub fn scores_of<G: Game>(table: &Table<G>, play: &Play) -> Scores {
    Scores::of::<G>(&G::standings(table.view()), &play.names)
}

/// The points, and what can be done now.
pub fn show<G: Game>(ctx: &Context, table: &Table<G>, play: &Play, keys: &KeyMap, out: &mut Vec<UiIntent>) {
    let people: Vec<_> = table.seats().iter().map(|seat| seat.colour).filter(|&one| table.is_person(one)).collect();
    let (verdict, next_rank) = (G::verdict(table.view(), &play.names), G::next_rank(table.view()));
    let ended = EndView {
        scores: &Scores { verdict, next_rank, ..scores_of(table, play) },
        names: &play.names,
        rounds: table.seen_round(),
        review_key: &keys.shown(Action::Review),
        people: &people,
        counting: play.counting,
    };
    panels::end(ctx, &ended, out);
}

/// After a look at the board: the way back to the points.
pub fn again(ctx: &Context, view: &MatchView, out: &mut Vec<UiIntent>) {
    let rect = view.place(view.places.back);
    panels::board_layer(ctx, "end again", rect, Order::Foreground, |ui| {
        let label = text("ui-end-again");
        if panels::button(ui, &KeyFace::new(&label).primary(), Some(rect.width())).clicked() {
            out.push(UiIntent::Go(Goto::End));
        }
    });
}
