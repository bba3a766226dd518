//! The lists of saved matches and of matches that can be continued, read in the background because a save of an older program has
//! to be replayed to obtain its summary.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{IoTaskPool, Task, TaskPool};
use bevy::window::RequestRedraw;

use super::matches::save_name;
use super::schedule::AppSystems;
use super::state::{MenuState, Screen, TitleResumableMatch};
use orrery_core::{Colour, GameKey};
use orrery_locale::{PlayerNames, has_of, text, text_args, text_of};
use orrery_record::save::{DeletedAutosave, MatchSummary, ResumableMatch, SaveListEntry, SaveStatus};
use orrery_record::{Seat, SeatControl};
use orrery_table::SharedSaveStore;
use orrery_ui::SaveRow;

/// The maximum time for which a frame waits for a list. Most lists arrive within this time, so they do not appear empty at first.
const AT_ONCE: Duration = Duration::from_millis(60);

/// Adds the lists of saved matches and of matches that can be continued.
pub fn plugin(app: &mut App) {
    app.init_resource::<SaveListTasks>()
        .add_systems(OnEnter(Screen::Title), find_waiting)
        .add_systems(Update, take_in.in_set(AppSystems::ListSaves));
}

/// The saves, and the autosaves deleted to make room.
type SaveFiles = (Vec<SaveListEntry>, Vec<DeletedAutosave>);

/// The lists that are being read.
#[derive(Resource, Default)]
pub struct SaveListTasks {
    saved: Option<Task<SaveFiles>>,
    waiting: Option<Task<Vec<ResumableMatch>>>,
    far: Arc<ReadProgress>,
}

/// The progress of reading: the saves read so far, and their total number.
#[derive(Default)]
struct ReadProgress {
    done: AtomicUsize,
    count: AtomicUsize,
}

fn spawn<T: Send + 'static>(read: impl FnOnce() -> T + Send + 'static) -> Task<T> {
    IoTaskPool::get_or_init(TaskPool::default).spawn(async move { read() })
}

/// Returns the result of a task if it arrives within [`AT_ONCE`].
#[expect(
    clippy::disallowed_methods,
    reason = "most lists are there before a frame would be late, and then nothing flickers"
)]
fn soon<T: Send + 'static>(task: &mut Task<T>) -> Option<T> {
    let since = Instant::now();
    loop {
        let ready = check_ready(task);
        if ready.is_some() || since.elapsed() >= AT_ONCE {
            return ready;
        }
        std::thread::sleep(Duration::from_millis(1));
    }
}

/// The lists, and the store that they are read from.
#[derive(SystemParam)]
pub struct SaveLists<'w> {
    pub(super) saves: Option<Res<'w, SharedSaveStore>>,
    tasks: ResMut<'w, SaveListTasks>,
}

impl SaveLists<'_> {
    /// Starts reading the list of saved matches.
    pub fn find_saved(&mut self, menus: &mut MenuState) {
        let Some(saves) = &self.saves else { return menus.saves.clear() };
        let (store, far) = (saves.0.clone(), Arc::new(ReadProgress::default()));
        let counted = far.clone();
        let mut task = spawn(move || {
            let told = |done, count| {
                counted.done.store(done, Ordering::Relaxed);
                counted.count.store(count, Ordering::Relaxed);
            };
            (store.list_with_progress(told), store.deleted_autosaves())
        });
        let rows = soon(&mut task).map(rows_of);
        self.tasks.saved = rows.is_none().then_some(task);
        menus.saves = rows.unwrap_or_else(|| vec![progress(&far)]);
        self.tasks.far = far;
    }

    /// Starts reading the list of matches that can be continued.
    pub fn find_waiting(&mut self, menus: &mut MenuState) {
        let Some(saves) = &self.saves else { return menus.waiting.clear() };
        let store = saves.0.clone();
        let mut task = spawn(move || store.unfinished());
        let found = soon(&mut task);
        self.tasks.waiting = found.is_none().then_some(task);
        menus.waiting = found.unwrap_or_default().iter().map(waiting_match).collect();
    }
}

/// Starts reading the list of matches that can be continued.
fn find_waiting(mut lists: SaveLists, mut menus: ResMut<MenuState>) {
    lists.find_waiting(&mut menus);
}

/// Takes over the lists that have been read. Shows the progress while the saved matches are still being read.
fn take_in(mut reading: ResMut<SaveListTasks>, mut front: ResMut<MenuState>, mut redraw: MessageWriter<RequestRedraw>) {
    let SaveListTasks { saved, waiting, far } = reading.bypass_change_detection();
    if saved.is_none() && waiting.is_none() {
        return;
    }
    redraw.write(RequestRedraw);
    if let Some(task) = saved {
        match check_ready(task) {
            Some(read) => {
                *saved = None;
                front.saves = rows_of(read);
            }
            None => front.saves = vec![progress(far)],
        }
    }
    if let Some(found) = waiting.as_mut().and_then(check_ready) {
        *waiting = None;
        front.waiting = found.iter().map(waiting_match).collect();
    }
}

/// Returns the row that shows how many saves have been read.
fn progress(far: &ReadProgress) -> SaveRow {
    let [done, count] = [&far.done, &far.count].map(|number| number.load(Ordering::Relaxed));
    let args = [("done", done.into()), ("count", count.into())];
    SaveRow { name: text_args("ui-load-reading", &args), ..SaveRow::default() }
}

/// Formats the time of saving in the player's time zone.
fn when(moment: jiff::Timestamp) -> String {
    moment.to_zoned(jiff::tz::TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string()
}

fn waiting_match(latest: &ResumableMatch) -> TitleResumableMatch {
    let seats = &latest.summary.seats;
    let called = PlayerNames::in_game(latest.game, seats.iter().map(|seat| (seat.colour, seat.name.as_str())));
    let names: Vec<String> = seats.iter().map(|seat| called.of(seat.colour)).collect();
    let names = names.join(&text("list-comma"));
    let (round, when) = (latest.summary.round, when(latest.meta.created));
    let args = [("names", names.as_str().into()), ("round", round.into()), ("when", when.as_str().into())];
    TitleResumableMatch {
        game: latest.game,
        path: latest.path.clone(),
        words: text_args("ui-latest", &args),
        names,
        round,
        when,
    }
}

/// Returns the title of a game, or an empty string if this program does not have the game.
pub fn title(game: GameKey) -> String {
    let key = format!("game-{game}");
    if has_of(game, &key) { text_of(game, &key) } else { String::new() }
}

/// Lists the players with their points. The only person at the screen is marked, because a person without a name of their own is
/// named after the seat.
fn players(game: Option<GameKey>, summary: &MatchSummary) -> String {
    let points = |colour: Colour| summary.points.iter().find(|(c, _)| *c == colour).map_or(0, |(_, points)| *points);
    let names = summary.seats.iter().map(|seat| (seat.colour, seat.name.as_str()));
    let called = match game {
        Some(game) => PlayerNames::in_game(game, names),
        None => PlayerNames::new(names),
    };
    let is_person = |seat: &&Seat| seat.control == SeatControl::Human;
    let alone = summary.seats.iter().filter(is_person).count() == 1;
    let player = |seat: &Seat| {
        let name = called.of(seat.colour);
        let name = if alone && is_person(&seat) { text_args("ui-name-you", &[("name", name.into())]) } else { name };
        format!("{name} {}", points(seat.colour))
    };
    let players: Vec<String> = summary.seats.iter().map(player).collect();
    players.join(&text("list-comma"))
}

/// Returns the displayed name of an autosave.
fn autosave_name(summary: &MatchSummary) -> String {
    text_args("ui-autosave", &[("round", summary.round.into())])
}

/// Adds to the name of a match that it is over, if it is.
fn finished(name: String, summary: &MatchSummary) -> String {
    if summary.over { text_args("ui-save-over", &[("name", name.into())]) } else { name }
}

fn saved_row(listed: SaveListEntry) -> SaveRow {
    let automatic = listed.auto && listed.state == SaveStatus::Ok;
    let name = if automatic { autosave_name(&listed.summary) } else { save_name(&listed.name) };
    SaveRow {
        name: finished(name, &listed.summary),
        game: listed.game.map(title).unwrap_or_default(),
        when: listed.when.map(when).unwrap_or_default(),
        players: players(listed.game, &listed.summary),
        broken: match &listed.state {
            SaveStatus::Ok => None,
            SaveStatus::Broken(reason) => Some(reason.clone()),
        },
        path: listed.path,
    }
}

/// Returns the row of a deleted autosave, which no longer has a file.
fn gone_row(gone: &DeletedAutosave) -> SaveRow {
    let name = finished(autosave_name(&gone.summary), &gone.summary);
    SaveRow {
        name: text_args("ui-save-gone", &[("name", name.into())]),
        game: title(gone.game),
        when: when(gone.when),
        players: players(Some(gone.game), &gone.summary),
        ..SaveRow::default()
    }
}

/// Returns the rows of the saved matches, followed by those of the autosaves deleted to make room.
fn rows_of((listed, gone): SaveFiles) -> Vec<SaveRow> {
    listed.into_iter().map(saved_row).chain(gone.iter().map(gone_row)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::Opponent;

    fn listed(control: SeatControl) -> String {
        let seat = |colour, control| Seat::unnamed(colour, control);
        let seats = vec![seat(Colour::Red, SeatControl::Human), seat(Colour::Green, control)];
        let points = vec![(Colour::Red, 3), (Colour::Green, 5)];
        players(None, &MatchSummary { seats, points, round: 4, over: false })
    }

    #[test]
    fn save_list_marks_the_seat_of_the_only_person() {
        assert_eq!(listed(SeatControl::Ai(Opponent::Simple)), "Red (you) 3, Green 5");
        assert_eq!(listed(SeatControl::Human), "Red 3, Green 5");
    }
}
