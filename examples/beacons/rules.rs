//! The rules of *Beacons*: two players light beacons in a field of six by six, four fields of which are rubble.
//!
//! - BCN-1: at the start, chance places rubble in four fields; no player can use these.
//! - BCN-2: on a turn, a player lights two beacons of their colour in empty fields, one after the other; on the first turn of
//!   the match, only one.
//! - BCN-3: for each straight line of at least three adjacent beacons of one colour that includes the new beacon, its owner
//!   scores `n - 2` points, where `n` is the length of the line. Lines run along rows, columns and diagonals.
//! - BCN-4: when no field is empty, the match is over, and the player with the most points wins.

use orrery_core::chance::{Chance, ChanceNode};
use orrery_core::interaction::PerfectInformation;
use orrery_core::notation::NotationError;
use orrery_core::{
    Colour, EventSink, FnvHasher, GameKey, Invariant, Packed, PackedBytes, Rules, Setup, SetupError, SinglePreset,
    Standings,
};
use serde::{Deserialize, Serialize};

/// The number of fields in a row and in a column.
pub const SIZE: u8 = 6;
/// The number of fields.
pub const FIELDS: usize = (SIZE as usize).pow(2);
/// The number of fields with rubble.
const RUBBLE: usize = 4;
/// The steps along a row, along a column, and along the two diagonals.
const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// A field, numbered row by row from the upper left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Field(pub u8);

impl Field {
    /// Returns every field, row by row.
    pub fn all() -> impl Iterator<Item = Field> {
        (0..FIELDS as u8).map(Field)
    }

    /// Returns the column and the row, from 0.
    pub const fn column_row(self) -> (u8, u8) {
        (self.0 % SIZE, self.0 / SIZE)
    }

    /// Reads a field such as `c4`.
    pub fn from_text(text: &str) -> Option<Self> {
        Field::all().find(|field| field.to_string() == text)
    }

    /// Returns the fields of every straight line of this length.
    pub fn lines(length: usize) -> impl Iterator<Item = Vec<Field>> {
        let line = move |from: Field, direction: (i8, i8)| {
            let fields = std::iter::successors(Some(from), |at| at.step(direction));
            Some(fields.take(length).collect::<Vec<_>>()).filter(|line| line.len() == length)
        };
        Field::all().flat_map(move |from| DIRECTIONS.into_iter().filter_map(move |direction| line(from, direction)))
    }

    fn step(self, (right, down): (i8, i8)) -> Option<Self> {
        let (column, row) = self.column_row();
        let inside = |at: u8, by: i8| at.checked_add_signed(by).filter(|&at| at < SIZE);
        Some(Field(inside(row, down)? * SIZE + inside(column, right)?))
    }
}

impl Packed for Field {
    fn pack(self, bytes: &mut PackedBytes) {
        bytes.put(self.0);
    }

    fn unpack(bytes: &mut PackedBytes) -> Option<Self> {
        Some(Field(bytes.take()))
    }
}

impl std::fmt::Display for Field {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (column, row) = self.column_row();
        write!(f, "{}{}", char::from(b'a' + column), row + 1)
    }
}

/// The content of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FieldContent {
    /// Nothing; a beacon can be lit here.
    #[default]
    Empty,
    /// Rubble.
    Rubble,
    /// A beacon of the seat with this index.
    Beacon(u8),
}

/// The position. Nothing is hidden, so it is also what every player sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The colours in turn order.
    pub seats: [Colour; 2],
    /// The content of each field.
    pub fields: [FieldContent; FIELDS],
    /// The points of each seat.
    pub points: [u8; 2],
}

impl Position {
    /// Returns the content of a field.
    pub fn content(&self, field: Field) -> FieldContent {
        self.fields[usize::from(field.0)]
    }

    /// Returns the fields without rubble or beacon.
    pub fn empty(&self) -> impl Iterator<Item = Field> {
        Field::all().filter(|&field| self.content(field) == FieldContent::Empty)
    }

    /// Returns the number of beacons.
    fn lit(&self) -> usize {
        self.fields.iter().filter(|content| matches!(content, FieldContent::Beacon(_))).count()
    }

    /// Returns the index of the seat on turn, which follows from the number of beacons (BCN-2).
    pub fn mover(&self) -> u8 {
        (self.lit().div_ceil(2) % 2) as u8
    }

    /// Returns the points that `seat` would score for a beacon in `field` (BCN-3).
    pub fn score_of(&self, seat: u8, field: Field) -> u8 {
        let run = |direction: (i8, i8)| {
            let mine = |&at: &Field| self.content(at) == FieldContent::Beacon(seat);
            let next = |at: &Field| at.step(direction);
            std::iter::successors(field.step(direction), next).take_while(mine).count() as u8
        };
        let line = |(right, down): (i8, i8)| 1 + run((right, down)) + run((-right, -down));
        DIRECTIONS.into_iter().map(|direction| line(direction).saturating_sub(2)).sum()
    }
}

/// The only order: light a beacon in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Order(pub Field);

/// A beacon was lit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BeaconLit {
    /// The field of the beacon.
    pub field: Field,
    /// The points that its owner scored.
    pub points: u8,
}

/// The reason why an order is not legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The match is over (BCN-4).
    #[error("the match is over")]
    Over,
    /// The field has rubble or a beacon (BCN-1, BCN-2).
    #[error("the field is not empty")]
    NotEmpty,
}

/// The question to chance that decides the field of the next rubble. Each bit marks a field that already has rubble.
#[derive(Debug, Clone, Copy)]
pub struct RubbleDraw(u64);

impl RubbleDraw {
    fn free(&self) -> impl Iterator<Item = Field> {
        let taken = self.0;
        Field::all().filter(move |field| taken >> field.0 & 1 == 0)
    }
}

impl ChanceNode for RubbleDraw {
    type Outcome = Field;
    const CHANNELS: &'static [&'static str] = &["rubble"];

    fn outcome_count(&self) -> u32 {
        self.free().count() as u32
    }

    fn outcome(&self, n: u32) -> Field {
        self.free().nth(n as usize).or_else(|| self.free().last()).unwrap_or(Field(0))
    }

    fn is_draw(&self) -> bool {
        true
    }
}

/// The game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Beacons;

impl Rules for Beacons {
    const KEY: GameKey = GameKey::new("beacons");
    const NUMBER: u32 = 2_000;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=2;
    const RULES_VERSION: u32 = 1;
    const MAX_ORDERS: u32 = FIELDS as u32;
    const HIDDEN_INFORMATION: bool = false;
    const INVARIANTS: &'static [Invariant<Position>] = &[
        ("the seats have different colours", |p| p.seats[0] != p.seats[1]),
        ("the seats take turns", |p| {
            let lit = |seat| p.fields.iter().filter(|&&content| content == FieldContent::Beacon(seat)).count();
            lit(0).abs_diff(lit(1)) <= 1
        }),
    ];
    const CHARACTERS: &'static [&'static str] = &["keeper"];
    const RULE_NUMBERS: &'static [&'static str] = &["BCN-1", "BCN-2", "BCN-3", "BCN-4"];

    type Options = ();
    type Preset = SinglePreset;
    type Start = Vec<Field>;
    type Position = Position;
    type View = Position;
    type Order = Order;
    type Event = BeaconLit;
    type Refusal = Refusal;
    type Node = RubbleDraw;

    fn deal(_: &Setup<Self>, chance: &mut impl Chance<RubbleDraw>) -> Vec<Field> {
        let mut rubble = Vec::new();
        for _ in 0..RUBBLE {
            let taken = rubble.iter().fold(0, |taken, field: &Field| taken | 1 << field.0);
            rubble.push(chance.resolve(RubbleDraw(taken)));
        }
        rubble
    }

    fn position(setup: &Setup<Self>, start: &Vec<Field>) -> Result<Position, SetupError> {
        setup.validate()?;
        let &[first, second] = &setup.seating[..] else { return Err(SetupError::Start("two players are needed")) };
        let mut fields = [FieldContent::Empty; FIELDS];
        for rubble in start {
            *fields.get_mut(usize::from(rubble.0)).ok_or(SetupError::Start("there is no such field"))? =
                FieldContent::Rubble;
        }
        Ok(Position { seats: [first, second], fields, points: [0; 2] })
    }

    fn seats(position: &Position) -> &[Colour] {
        &position.seats
    }

    fn to_act(position: &Position) -> Option<Colour> {
        position.empty().next().map(|_| Self::on_turn(position))
    }

    fn on_turn(position: &Position) -> Colour {
        position.seats[usize::from(position.mover())]
    }

    fn ends_turn(_: &Order, after: &Position) -> bool {
        after.lit() % 2 == 1
    }

    fn legal(view: &Position, orders: &mut Vec<Order>) {
        orders.clear();
        orders.extend(view.empty().map(Order));
    }

    fn check(view: &Position, &Order(field): &Order) -> Result<(), Refusal> {
        match view.content(field) {
            FieldContent::Empty => Ok(()),
            _ if view.empty().next().is_none() => Err(Refusal::Over),
            FieldContent::Rubble | FieldContent::Beacon(_) => Err(Refusal::NotEmpty),
        }
    }

    fn apply(
        position: &mut Position,
        &Order(field): &Order,
        _: &mut impl Chance<RubbleDraw>,
        sink: &mut impl EventSink<BeaconLit>,
    ) {
        let mover = position.mover();
        let points = position.score_of(mover, field);
        position.fields[usize::from(field.0)] = FieldContent::Beacon(mover);
        position.points[usize::from(mover)] += points;
        sink.emit(BeaconLit { field, points });
    }

    // The first beacon of a turn can be taken back until the second one is lit.
    fn is_barrier(view: &Position, _: &Order) -> bool {
        view.lit().is_multiple_of(2)
    }

    fn standings(view: &Position) -> Standings {
        let rows = view.seats.into_iter().zip(view.points);
        let rows = rows.map(|(seat, points)| (seat, vec![("lines", i32::from(points))], Vec::new()));
        Standings::ranked(Self::to_act(view).is_none(), rows)
    }

    fn fingerprint(position: &Position) -> u64 {
        let mut hash = FnvHasher::default();
        let content = position.fields.map(|content| match content {
            FieldContent::Empty => 0,
            FieldContent::Rubble => 1,
            FieldContent::Beacon(seat) => 2 + seat,
        });
        hash.bytes(position.seats.map(|seat| seat as u8).into_iter().chain(content).chain(position.points));
        hash.finish()
    }

    fn write(Order(field): &Order) -> String {
        format!("light {field}")
    }

    fn write_recorded(order: &Order, _: &[Field]) -> String {
        Self::write(order)
    }

    fn read_recorded(line: &str) -> Result<(Order, Vec<Field>), NotationError> {
        let field = line.trim().strip_prefix("light ").and_then(|field| Field::from_text(field.trim()));
        field.map(|field| (Order(field), Vec::new())).ok_or_else(|| NotationError::at(1, "expected light a1 to f6"))
    }

    fn view(position: &Position, _: Option<Colour>) -> Position {
        *position
    }

    fn open_view(position: &Position) -> Position {
        *position
    }

    fn determinize(view: &Position, _: &mut orrery_core::RandomGenerator) -> Position {
        *view
    }
}

impl PerfectInformation for Beacons {
    fn truth(view: &Position) -> &Position {
        view
    }
}
