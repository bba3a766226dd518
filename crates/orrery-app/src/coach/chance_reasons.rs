//! Explains a high or low win chance: which player is expected to finish ahead, has more of what counts, or can end the match.

use crate::game::Game;
use orrery_ai::Evaluation;
use orrery_core::Colour;
use orrery_core::Rules as _;
use orrery_learn::game_types;
use orrery_locale::{PlayerNames, grouped, text, text_args};
use orrery_ui::percent;

/// The difference in expected points below which players count as level.
const LEVEL: f32 = 0.75;
/// The maximum number of advantages listed for the likelier winner.
const THINGS: usize = 2;

/// Explains the win chance of `own` in this evaluation of `seats`, for a player who knows `view`. Returns `None` in a solo match,
/// or if there is no reason to give.
pub(super) fn outlook_text<G: Game>(
    view: &game_types::View<G>,
    seats: &[Colour],
    own: Colour,
    outlook: &Evaluation,
    names: &PlayerNames,
) -> Option<String> {
    let at = seats.iter().position(|&seat| seat == own)?;
    let rival =
        (0..seats.len()).filter(|&seat| seat != at).max_by(|&a, &b| outlook.win[a].total_cmp(&outlook.win[b]))?;
    let likelier = outlook.win[at] >= outlook.win[rival];
    let mut told =
        vec![finish::<G>(view, (own, seats[rival]), (likelier, outlook.win[rival], outlook.margin[at]), names)];
    let (most, least) = if likelier { (own, seats[rival]) } else { (seats[rival], own) };
    told.push(more::<G>(view, most, least, names));
    let ends = !likelier && G::can_end(view, seats[rival]);
    told.push(ends.then(|| text_args("ui-coach-outlook-end", &[("rival", names.of(seats[rival]).into())])));
    let told: Vec<String> = told.into_iter().flatten().collect();
    (!told.is_empty()).then(|| told.join(" "))
}

/// Describes which player is expected to finish ahead. Without a forecast that fits the win chances, names the rival if they are
/// the likelier winner, and otherwise returns `None`.
fn finish<G: Game>(
    view: &game_types::View<G>,
    (own, rival): (Colour, Colour),
    (likelier, chance, margin): (bool, f32, f32),
    names: &PlayerNames,
) -> Option<String> {
    let name = ("rival", names.of(rival).into());
    let fits = G::FORESEES_POINTS && margin.abs() >= LEVEL && likelier == (margin > 0.0);
    if !fits {
        return (!likelier).then(|| text_args("ui-coach-outlook-favourite", &[name, ("win", percent(chance).into())]));
    }
    let points = |seat: Colour| {
        G::Rules::standings(view).0.iter().find(|one| one.seat == seat).map(orrery_core::Standing::total)
    };
    let key = match likelier {
        true => "ui-coach-outlook-ahead",
        false if points(own) > points(rival) => "ui-coach-outlook-leads",
        false => "ui-coach-outlook-behind",
    };
    Some(text_args(key, &[name, ("count", (margin.abs().round() as u32).into())]))
}

/// Lists up to [`THINGS`] things of which `most` has more than `least`, the largest relative difference first. Returns `None` if
/// there are none.
fn more<G: Game>(view: &game_types::View<G>, most: Colour, least: Colour, names: &PlayerNames) -> Option<String> {
    let mut things = G::compared(view, most, least);
    things.retain(|(_, [more, less])| more > less);
    let by = |[more, less]: [u32; 2]| f64::from(more - less) / f64::from(more);
    things.sort_by(|a, b| by(b.1).total_cmp(&by(a.1)));
    things.truncate(THINGS);
    let item = |(what, [more, less]): (String, [u32; 2])| {
        let args = [("what", what.into()), ("more", grouped(more).into()), ("less", grouped(less).into())];
        text_args("ui-coach-outlook-item", &args)
    };
    let list: Vec<String> = things.into_iter().map(item).collect();
    let args = [("rival", names.of(most).into()), ("list", list.join(&text("list-comma")).into())];
    (!list.is_empty()).then(|| text_args("ui-coach-outlook-more", &args))
}
