//! The game in the window: the clicks, an entity for each beacon, the board, the words, and the lessons' highlights.

use std::collections::BTreeMap;

use bevy::ecs::system::SystemParamItem;
use bevy::math::{Rect, Vec2};
use bevy::prelude::{Component, Entity, Query};
use orrery::core::interaction::{ClickResult, Never, OrderInput};
use orrery::core::{Colour, GameFrontend, Rules as _};
use orrery::gallery::GalleryScenes;
use orrery::locale::{EmbeddedTexts, MatchTexts, PlayerNames};
use orrery::panels::{
    CoachTexts, CodexTexts, GamePanelData, HighlightFrame, HintLine, LessonGuide, MatchPanels, PuzzleTexts, ScoreTexts,
    SetupTexts, StatisticsTexts, area_of,
};
use orrery::settings::keys::{GameKeyBindings, KeyMap};
use orrery::sound::GameSounds;
use orrery::table::{PendingOrder, TableEntityWriter, TableMirror};
use orrery_board::hit_area::HitShape;
use orrery_board::paint::RoundedRect;
use orrery_board::palette::PALETTE;
use orrery_board::scene::{ComposedScene, TransitionKind, id, z};
use orrery_board::{BoardScene, HitAreas, LogAnchorId, SceneContext};

use super::parts::FieldHighlight;
use super::rules::{BeaconLit, Beacons, Field, FieldContent, Order, Position, Refusal, SIZE};

impl GameFrontend for Beacons {
    type Rules = Self;
}

/// A single click on a field lights a beacon there, so there are no drafts of orders.
impl OrderInput for Beacons {
    type Target = Field;
    type Draft = ();
    type Preview = ();
    type Warning = Never;

    fn universe((): &(), _: &Position) -> Vec<Field> {
        Field::all().collect()
    }

    fn step((): &mut (), view: &Position, field: Field) -> ClickResult<Order, Refusal> {
        match Beacons::check(view, &Order(field)) {
            Ok(()) => ClickResult::Order(Order(field)),
            Err(refusal) => ClickResult::Refused(refusal),
        }
    }
}

/// A beacon on the table.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct BeaconPiece {
    /// The index of its owner's seat.
    pub seat: u8,
    /// The field of the beacon.
    pub field: Field,
}

impl TableMirror for Beacons {
    type TableEntities = BTreeMap<Field, Entity>;

    fn sync(table: &mut TableEntityWriter, beacons: &mut BTreeMap<Field, Entity>, view: &Position, _: Option<&()>) {
        for field in Field::all() {
            match (view.content(field), beacons.get(&field)) {
                (FieldContent::Beacon(seat), None) => {
                    beacons.insert(field, table.spawn(BeaconPiece { seat, field }));
                }
                (FieldContent::Empty | FieldContent::Rubble, Some(&beacon)) => {
                    table.despawn(beacon);
                    beacons.remove(&field);
                }
                _ => {}
            }
        }
    }
}

/// The middle of the board, and the distance between two fields, in board units.
const MIDDLE: Vec2 = Vec2::new(800.0, 448.0);
const CELL: f32 = 116.0;
/// The height of the fields, below the pieces.
const FIELD_Z: f32 = z::PIECES - 20.0;

/// Returns the middle of a field, in board units.
fn place_of(field: Field) -> Vec2 {
    let (column, row) = field.column_row();
    let offset = |at: u8| f32::from(at) - f32::from(SIZE - 1) / 2.0;
    MIDDLE + CELL * Vec2::new(offset(column), offset(row))
}

fn area_of_field(field: Field) -> Rect {
    Rect::from_center_size(place_of(field), Vec2::splat(CELL - 10.0))
}

impl BoardScene for Beacons {
    type BoardPieces = Vec<(Entity, BeaconPiece)>;
    type PieceQueries = Query<'static, 'static, (Entity, &'static BeaconPiece)>;
    type Backdrop = ();
    type LogAnchor = Field;

    fn read_pieces(pieces: &SystemParamItem<'_, '_, Self::PieceQueries>) -> Self::BoardPieces {
        let mut all: Vec<_> = pieces.iter().map(|(entity, &piece)| (entity, piece)).collect();
        all.sort_by_key(|(_, piece)| piece.field);
        all
    }

    fn compose(ctx: &SceneContext<Self>) -> (ComposedScene, ()) {
        let mut scene = ComposedScene::default();
        scene.frame.column = ctx.visible.max.x - 344.0;
        Field::all().for_each(|field| add_field(&mut scene, ctx, field));
        for &(entity, BeaconPiece { seat, field }) in ctx.seen {
            let colour = ctx.view.seats[usize::from(seat)];
            let beacon = scene.piece(id("beacon", field), format!("crest-{colour}"), place_of(field), z::PIECES);
            beacon.motion(TransitionKind::Token).on_piece(entity);
        }
        (scene, ())
    }
}

/// Adds a field: bright if it can be clicked, outlined if the mouse, the keyboard or the log points at it.
fn add_field(scene: &mut ComposedScene, ctx: &SceneContext<Beacons>, field: Field) {
    let pointed = ctx.pointed.is_some_and(|pointed| pointed.target == field) || ctx.spots.contains(&field);
    let suggested = ctx.suggested.contains(&Order(field));
    let rubble = ctx.view.content(field) == FieldContent::Rubble;
    let fill: Vec<_> = if rubble { &PALETTE.berth } else { &PALETTE.panel }.iter().map(|ink| ink.at(0.85)).collect();
    let rim = if pointed || suggested { PALETTE.brass[1].0 } else { PALETTE.rim[1].0 };
    let mut plate = RoundedRect::new(area_of_field(field).size(), 14.0).fill(&fill).rim(1.6, &[rim]);
    if ctx.targets.contains(&field) && !rubble {
        plate = plate.glow(PALETTE.brass[1].at(if pointed { 0.4 } else { 0.12 }), 8.0);
    }
    if rubble {
        plate = plate.dashed();
    }
    scene.plate(id("field", field), plate, place_of(field), FIELD_Z);
    scene.hit(Beacons::id(field), HitShape::Rect(area_of_field(field)), FIELD_Z);
}

impl MatchTexts for Beacons {
    fn order_brief(Order(field): &Order, _: &PlayerNames) -> String {
        Self::text_args("brief-light", &[("field", field.to_string().into())])
    }

    fn order_text(mover: Colour, Order(field): &Order, events: &[BeaconLit], names: &PlayerNames) -> String {
        let points: u8 = events.iter().map(|event| event.points).sum();
        let args = [
            ("name", names.of(mover).into()),
            ("field", field.to_string().into()),
            ("points", u32::from(points).into()),
        ];
        Self::text_args("log-light", &args)
    }

    fn event_text(event: &BeaconLit, _: &PlayerNames) -> String {
        let args = [("field", event.field.to_string().into()), ("points", u32::from(event.points).into())];
        Self::text_args("event-lit", &args)
    }

    fn refusal_text(refusal: &Refusal, _: &PlayerNames) -> String {
        Self::text(match refusal {
            Refusal::Over => "refusal-over",
            Refusal::NotEmpty => "refusal-not-empty",
        })
    }
}

impl MatchPanels for Beacons {
    fn hint(_: &Position, _: &PendingOrder<Self>, _: &[Field], name: &str, _: &KeyMap) -> HintLine {
        HintLine::plain(Self::text_args("hint-light", &[("name", name.into())]))
    }

    fn target_text(view: &Position, field: Field, names: &PlayerNames) -> String {
        let key = match view.content(field) {
            FieldContent::Empty => "field-empty",
            FieldContent::Rubble => "field-rubble",
            FieldContent::Beacon(_) => "field-beacon",
        };
        let name = match view.content(field) {
            FieldContent::Beacon(seat) => names.of(view.seats[usize::from(seat)]),
            FieldContent::Empty | FieldContent::Rubble => String::new(),
        };
        Self::text_args(key, &[("field", field.to_string().into()), ("name", name.into())])
    }

    fn anchors_of(_: Colour, Order(field): &Order, _: &[BeaconLit]) -> Vec<LogAnchorId> {
        vec![Self::anchor_id(*field)]
    }

    fn goal(_: &Position, _: Option<Colour>, _: &PlayerNames) -> Option<String> {
        Some(Self::text("goal"))
    }
}

impl LessonGuide for Beacons {
    fn leads_to(field: Field) -> Vec<String> {
        vec![Beacons::write(&Order(field))]
    }

    fn glowing(glow: &[FieldHighlight], view: &GamePanelData<Self>, _: &HitAreas) -> Vec<HighlightFrame> {
        let fields = glow.iter().filter_map(|FieldHighlight(name)| Field::from_text(name));
        let frame = |field| area_of(area_of_field(field)).translate(view.origin.to_vec2());
        fields.map(|field| HighlightFrame::of(frame(field))).collect()
    }
}

impl CodexTexts for Beacons {}
impl GalleryScenes for Beacons {}
impl CoachTexts for Beacons {}
impl GameKeyBindings for Beacons {}
impl PuzzleTexts for Beacons {}
impl ScoreTexts for Beacons {}
impl SetupTexts for Beacons {}
impl GameSounds for Beacons {}
impl StatisticsTexts for Beacons {}

orrery_locale::inventory::submit! {
    EmbeddedTexts {
        owner: "beacons",
        languages: &[
            ("en", &[("beacons.ftl", include_str!("locale/en/beacons.ftl"))]),
            ("it", &[("beacons.ftl", include_str!("locale/it/beacons.ftl"))]),
            ("ru", &[("beacons.ftl", include_str!("locale/ru/beacons.ftl"))]),
        ],
    }
}
