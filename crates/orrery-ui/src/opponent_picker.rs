//! The choice of a seat's player: a person, a level of the engine with a character, or a baseline.

use std::hash::Hash;

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Button, Color32, ComboBox, Context, Painter, Pos2, Rect, Response, RichText, TextFormat, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::style::{PANEL_PALETTE, SMALL, bold, regular};
use super::tips::TooltipExt;
use super::widgets::{ButtonSpec, button};
use orrery_board::art;
use orrery_core::Rules as _;
use orrery_core::{Level, Opponent, OpponentCharacter};
use orrery_locale::{
    MatchTexts, character_about, character_name, character_word, level_about, level_name, opponent_about,
    opponent_name, rival_name, text, text_args,
};
use orrery_record::SeatControl;
use orrery_settings::{SeatChoice, USUAL_OPPONENT};

/// The portrait of an opponent whose character is still to be drawn.
pub const UNKNOWN_FACE: &str = "portrait-unknown";

/// The player of a seat: an opponent, or `None` for a person.
pub type SeatPlayer = Option<Opponent>;

/// The possible players of the seats in a game, with their names and descriptions.
#[derive(Debug, Clone, Copy)]
pub struct OpponentChoices {
    from_word: fn(&str) -> SeatPlayer,
    name: fn(SeatPlayer) -> String,
    about: fn(SeatPlayer) -> String,
    levels: &'static [Level],
    level_about: fn(Level) -> String,
    baselines: fn() -> Vec<Opponent>,
    characters: fn() -> Vec<OpponentCharacter>,
    character_name: fn(OpponentCharacter) -> String,
    character_about: fn(OpponentCharacter) -> String,
    rival_name: fn(OpponentCharacter) -> Option<String>,
    portrait: fn(OpponentCharacter) -> String,
    benchmarks: bool,
}

impl OpponentChoices {
    /// Sets whether the list offers the baselines, opponents for measuring strength.
    #[must_use]
    pub const fn with_benchmarks(mut self, offered: bool) -> Self {
        self.benchmarks = offered;
        self
    }

    /// Returns the possible players of a game, without the baselines.
    pub const fn of_game<G: MatchTexts>() -> Self {
        OpponentChoices {
            from_word: Opponent::from_word::<G::Rules>,
            name: player_name::<G>,
            about: player_about::<G>,
            levels: G::Rules::LEVELS,
            level_about: level_about::<G>,
            baselines: || Opponent::baselines::<G::Rules>().collect(),
            characters: || OpponentCharacter::all::<G::Rules>().collect(),
            character_name: character_name::<G>,
            character_about: character_about::<G>,
            rival_name: rival_name::<G>,
            portrait: portrait_of::<G>,
            benchmarks: false,
        }
    }

    /// Returns the player of `seat`. An opponent unknown to this version is replaced by the default opponent.
    pub fn of(&self, seat: &SeatChoice) -> SeatPlayer {
        (!seat.is_person()).then(|| (self.from_word)(seat.word()).unwrap_or(USUAL_OPPONENT))
    }

    /// Reports whether `seat` names an opponent that is unknown to this version.
    pub fn is_unknown(&self, seat: &SeatChoice) -> bool {
        !seat.is_person() && (self.from_word)(seat.word()).is_none()
    }

    /// Reports whether the character of the opponent at `seat` is drawn at random. Returns false for a person or a baseline, and
    /// if the game offers no choice of characters.
    pub fn is_by_chance(&self, seat: &SeatChoice) -> bool {
        seat.is_by_chance() && level_of(self.of(seat)).is_some() && (self.characters)().len() > 1
    }

    /// Returns the name that an opponent without a typed name will have among all `seats`: the name of its character, or a
    /// placeholder if the character is still to be drawn. Returns `None` if the player has no character, if another opponent has
    /// the same character, or if the game does not name its characters.
    pub fn goes_by(&self, seat: &SeatChoice, seats: &[SeatChoice]) -> Option<String> {
        let of = |seat| self.of(seat).and_then(Opponent::character);
        let character = of(seat)?;
        let name = (self.rival_name)(character)?;
        if self.is_by_chance(seat) {
            return Some(text("ui-character-chance"));
        }
        let alike = seats.iter().filter(|other| !self.is_by_chance(other) && of(other) == Some(character)).count();
        (alike == 1).then_some(name)
    }

    /// Describes an opponent of this level whose character is still to be drawn.
    pub fn dealt_about(&self, level: Level) -> String {
        format!("{} {}", (self.level_about)(level), text("ui-character-chance-help"))
    }

    /// Returns the portrait of the opponent at `seat`: a silhouette if its character is still to be drawn. Returns `None` for a
    /// person, and if the game has no portraits.
    pub fn face(&self, seat: &SeatChoice) -> Option<String> {
        let portrait = Some((self.portrait)(self.character(seat)?)).filter(|name| art::get(name).is_some())?;
        Some(if self.is_by_chance(seat) { UNKNOWN_FACE.to_owned() } else { portrait })
    }

    /// Describes the character of the opponent at `seat`, or says that it is still to be drawn. Returns `None` for a person.
    pub fn face_about(&self, seat: &SeatChoice) -> Option<String> {
        let character = self.character(seat)?;
        let drawn = self.is_by_chance(seat);
        Some(if drawn { text("ui-character-chance-help") } else { (self.character_about)(character) })
    }

    /// Returns the character of the opponent at `seat`, the default one if it is still to be drawn.
    fn character(&self, seat: &SeatChoice) -> Option<OpponentCharacter> {
        self.of(seat).filter(|_| !self.is_unknown(seat))?.character()
    }

    /// Returns the rank of a level among the levels of the game.
    pub fn height(&self, level: Level) -> LevelRank {
        LevelRank::of(level, self.levels)
    }

    /// Returns the name of a player.
    pub fn player_name(&self, player: SeatPlayer) -> String {
        (self.name)(player)
    }

    /// Describes a player: a person, a level with a character, or a baseline.
    pub fn player_about(&self, player: SeatPlayer) -> String {
        (self.about)(player)
    }
}

/// Width and height of an open list, in units, if there is room.
const LIST: Vec2 = vec2(580.0, 690.0);

/// Returns the size of an open list on this screen.
fn list_size(ctx: &Context) -> Vec2 {
    LIST.min(ctx.content_rect().size() - vec2(70.0, 110.0)).max(vec2(200.0, 120.0))
}

/// The player of a seat, as a player panel shows them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayerInfo {
    /// The full name, such as `Captain · Corsair`. Empty for a person.
    pub name: String,
    /// The short name, shown next to the bars of the level, such as `Corsair`.
    pub short: String,
    /// The opponent's style of play, in a sentence or two.
    pub about: String,
    /// The preferences of the opponent's character, in a sentence. Empty if there are none.
    pub likes: String,
    /// The rank of the engine's level, if the player is an engine opponent.
    pub level: Option<LevelRank>,
    /// The name of the portrait, if the game has one of the opponent's character.
    pub portrait: Option<String>,
}

impl PlayerInfo {
    /// Returns the player of a seat with this controller.
    pub fn of<G: MatchTexts>(control: SeatControl) -> Self {
        let opponent = match control {
            SeatControl::Human => return PlayerInfo::default(),
            SeatControl::Replay => {
                let name = text("opponent-replay");
                return PlayerInfo { short: name.clone(), name, ..PlayerInfo::default() };
            }
            SeatControl::Ai(opponent) => opponent,
        };
        let face = opponent.character().map(|character| portrait_of::<G>(character));
        let short = match opponent {
            Opponent::Engine { character, .. } if character != OpponentCharacter::default() => {
                character_name::<G>(character)
            }
            plain => opponent_name::<G>(plain),
        };
        PlayerInfo {
            name: opponent_name::<G>(opponent),
            short,
            about: opponent_about::<G>(opponent),
            likes: opponent
                .character()
                .filter(|_| !G::Rules::CHARACTERS.is_empty())
                .map(character_about::<G>)
                .unwrap_or_default(),
            level: level_of(Some(opponent)).map(|level| LevelRank::of(level, G::Rules::LEVELS)),
            portrait: face.filter(|name| art::get(name).is_some()),
        }
    }
}

/// Returns the name of a character's portrait: `portrait-GAME-CHARACTER`.
pub fn portrait_of<G: MatchTexts>(character: OpponentCharacter) -> String {
    format!("portrait-{}-{}", G::Rules::KEY, character_word::<G>(character))
}

/// Returns the name of a player in a game: that of an opponent, or the word for a person.
pub fn player_name<G: MatchTexts>(player: SeatPlayer) -> String {
    player.map_or_else(|| text("opponent-human"), opponent_name::<G>)
}

/// Describes a player in a game: an opponent's style of play, or the role of a person.
pub fn player_about<G: MatchTexts>(player: SeatPlayer) -> String {
    player.map_or_else(|| text("opponent-human-help"), opponent_about::<G>)
}

/// Returns the level of an engine opponent, or `None` for any other player.
pub const fn level_of(player: SeatPlayer) -> Option<Level> {
    match player {
        Some(Opponent::Engine { level, .. }) => Some(level),
        _ => None,
    }
}

/// Returns `player` at another level. A person or a baseline is replaced by an engine opponent with the plain character.
pub const fn at_level(player: SeatPlayer, level: Level) -> SeatPlayer {
    match player {
        Some(Opponent::Engine { character, .. }) => Some(Opponent::Engine { level, character }),
        _ => Some(Opponent::engine(level)),
    }
}

/// Shows an entry of a list: its name, with the description below. Returns true if it was chosen.
fn item(ui: &mut Ui, chosen: bool, name: &str, about: &str) -> bool {
    let format = |font_id, color| TextFormat { font_id, color, ..TextFormat::default() };
    let dim = if chosen { PANEL_PALETTE.text.0 } else { PANEL_PALETTE.dim.0 };
    let mut job = LayoutJob::default();
    job.append(name, 0.0, format(bold(SMALL + 1.0), PANEL_PALETTE.ivory.0));
    job.append("\n", 0.0, format(regular(SMALL), dim));
    job.append(about, 0.0, format(regular(SMALL), dim));
    let response = ui.add(Button::selectable(chosen, job).wrap().min_size(vec2(list_size(ui.ctx()).x, 0.0)));
    named(&response, chosen, name);
    response.clicked()
}

/// Shows an entry of a list with its description as a tip. Returns true if it was chosen.
fn low_item(ui: &mut Ui, chosen: bool, name: &str, about: &str) -> bool {
    let words = RichText::new(name).font(regular(SMALL));
    ui.spacing_mut().button_padding.y = 2.0;
    let response = ui.add(Button::selectable(chosen, words).min_size(vec2(list_size(ui.ctx()).x, 0.0))).hint(about);
    named(&response, chosen, name);
    response.clicked()
}

/// Sets the name without the description as the entry's label for screen readers.
fn named(response: &Response, chosen: bool, name: &str) {
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, name));
}

/// Shows the list of possible players: a person, each level and, on request, the baselines. `shown` is the text of the closed
/// list. Returns the newly chosen player, if one was chosen.
pub fn player_box(
    ui: &mut Ui,
    words: &OpponentChoices,
    salt: impl Hash,
    whose: &str,
    now: SeatPlayer,
    shown: &str,
    width: f32,
) -> Option<SeatPlayer> {
    let mut wanted = None;
    let list = ComboBox::from_id_salt(("player", egui_salt(salt))).width(width).height(list_size(ui.ctx()).y);
    let list = list.selected_text(shown).show_ui(ui, |ui| {
        ui.set_width(list_size(ui.ctx()).x);
        ui.spacing_mut().item_spacing.y = 2.0;
        if item(ui, now.is_none(), &words.player_name(None), &words.player_about(None)) {
            wanted = Some(None);
        }
        for &level in words.levels {
            if item(ui, level_of(now) == Some(level), &level_name(level), &(words.level_about)(level)) {
                wanted = Some(at_level(now, level));
            }
        }
        let baselines = (words.baselines)();
        // The list has baselines only on request, or if the current player is one.
        if !words.benchmarks && !now.is_some_and(|now| baselines.contains(&now)) {
            return;
        }
        ui.add_space(6.0);
        ui.label(RichText::new(text("ui-yardsticks")).font(regular(SMALL)).color(PANEL_PALETTE.brass[1].0));
        for player in baselines.into_iter().map(Some) {
            if low_item(ui, now == player, &words.player_name(player), &words.player_about(player)) {
                wanted = Some(player);
            }
        }
    });
    super::widgets::name(&list.response, &text_args("access-seat-player", &[("name", whose.into())]));
    wanted
}

/// An entry in the list of characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CharacterChoice {
    /// A random character, drawn when the match begins.
    ByChance,
    /// This character.
    Of(OpponentCharacter),
}

/// Shows the list of characters for an engine opponent. Shows nothing for other players, or if there is no choice. Returns the
/// player with the newly chosen character, if one was chosen.
pub fn character_box(
    ui: &mut Ui,
    words: &OpponentChoices,
    salt: impl Hash,
    whose: &str,
    now: SeatPlayer,
    width: f32,
) -> Option<SeatPlayer> {
    let Some(Opponent::Engine { level, character }) = now else { return None };
    let all: Vec<CharacterChoice> = (words.characters)().into_iter().map(CharacterChoice::Of).collect();
    match character_choice_box(ui, words, salt, whose, (&all, CharacterChoice::Of(character)), width)? {
        CharacterChoice::Of(character) => Some(Some(Opponent::Engine { level, character })),
        CharacterChoice::ByChance => None,
    }
}

/// Shows a list like [`character_box`], with a random character among the entries. `by_chance` is true if the random character is
/// the current choice. Returns the newly chosen entry, if one was chosen.
pub fn character_or_chance_box(
    ui: &mut Ui,
    words: &OpponentChoices,
    salt: impl Hash,
    whose: &str,
    (now, by_chance): (SeatPlayer, bool),
    width: f32,
) -> Option<CharacterChoice> {
    let Some(Opponent::Engine { character, .. }) = now else { return None };
    let characters = (words.characters)().into_iter().map(CharacterChoice::Of);
    let all: Vec<CharacterChoice> = std::iter::once(CharacterChoice::ByChance).chain(characters).collect();
    let now = if by_chance { CharacterChoice::ByChance } else { CharacterChoice::Of(character) };
    character_choice_box(ui, words, salt, whose, (&all, now), width)
}

/// Shows the list of these characters, if there is a choice. Returns the newly chosen entry, if one was chosen.
fn character_choice_box(
    ui: &mut Ui,
    words: &OpponentChoices,
    salt: impl Hash,
    whose: &str,
    (all, now): (&[CharacterChoice], CharacterChoice),
    width: f32,
) -> Option<CharacterChoice> {
    if (words.characters)().len() < 2 {
        return None;
    }
    let told = |liking: CharacterChoice| match liking {
        CharacterChoice::ByChance => (text("ui-character-chance"), text("ui-character-chance-help")),
        CharacterChoice::Of(character) => ((words.character_name)(character), (words.character_about)(character)),
    };
    let mut wanted = None;
    let list = ComboBox::from_id_salt(("character", egui_salt(salt))).width(width).height(list_size(ui.ctx()).y);
    let list = list.selected_text(told(now).0).show_ui(ui, |ui| {
        ui.set_width(list_size(ui.ctx()).x);
        ui.spacing_mut().item_spacing.y = 2.0;
        for &liking in all {
            let (name, about) = told(liking);
            if item(ui, liking == now, &name, &about) {
                wanted = Some(liking);
            }
        }
    });
    super::widgets::name(&list.response, &text_args("access-seat-character", &[("name", whose.into())]));
    wanted
}

/// Returns an id from anything that distinguishes one seat from another.
fn egui_salt(salt: impl Hash) -> bevy_egui::egui::Id {
    bevy_egui::egui::Id::new(("who", bevy_egui::egui::util::hash(salt)))
}

/// Shows a row that sets all opponents to the same level. `now` is the level that all of them have, if they share one. Returns
/// the newly chosen level, if one was chosen.
pub fn every_level(ui: &mut Ui, words: &OpponentChoices, now: Option<Level>) -> Option<Level> {
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.label(RichText::new(text("ui-setup-every")).font(regular(SMALL)).color(PANEL_PALETTE.dim.0));
        for &level in words.levels {
            let name = level_name(level);
            let chosen = now == Some(level);
            let response = button(ui, &ButtonSpec::new(&name).low().chosen(chosen), None);
            response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, &name));
            if response.hint((words.level_about)(level)).clicked() {
                wanted = Some(level);
            }
        }
    });
    wanted
}

/// The rank of a level among the levels of its game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LevelRank {
    /// The rank, from 1.
    step: u8,
    /// The number of levels of the game.
    steps: u8,
}

impl LevelRank {
    /// Returns the rank of a level among `levels`.
    fn of(level: Level, levels: &[Level]) -> Self {
        let step = levels.iter().filter(|&&other| other <= level).count();
        LevelRank { step: step as u8, steps: levels.len() as u8 }
    }
}

/// Width of the bars of [`ladder`], in units.
pub const LADDER: f32 = 30.0;

/// Draws rising bars, one for each level of the game. The number of lit bars is the level's rank.
pub fn ladder(painter: &Painter, left_bottom: Pos2, height: LevelRank, ink: Color32) {
    // The distance from the first bar to the last is the same for every number of levels.
    let apart = 25.6 / f32::from(height.steps.max(2) - 1);
    let thick = apart * 0.6875;
    for step in 0..height.steps {
        let tall = 5.0 + 10.4 / 25.6 * apart * f32::from(step);
        let left = left_bottom.x + apart * f32::from(step);
        let bar = Rect::from_min_max(pos2(left, left_bottom.y - tall), pos2(left + thick, left_bottom.y));
        painter.rect_filled(bar, 1.2, if step < height.step { ink } else { PANEL_PALETTE.line.0.gamma_multiply(0.45) });
    }
}
