//! The first position of a match. Nothing is dealt before the first order (section 2).

use serde::{Deserialize, Serialize};

use super::chance::{ChanceOutcome, ChanceQuestion};
use super::data::{CREDITS, FEDERAL_SIZE, FIRST_PRODUCTS, LARGEST_FREIGHTER, RAW_GOODS, products_in_play};
use super::game::FarSpaceFoundry;
use super::options::{MatchMode, Options, ProductChoice};
use super::pilots::{PilotList, PilotSet};
use super::position::{Freighter, FreighterPile, PlayerState, Position, SEATS, ScriptedOutcomes, TurnState};
use super::vocab::{Alien, Asteroid, FreighterKind, MatchHalf, Phase, Product};
use orrery_core::{Chance, Colour, RuleOptions as _, SetupError};

/// The choices made before a match.
pub type Setup = orrery_core::Setup<FarSpaceFoundry>;

/// The results settled before the first order: the picked products (FSF-SET-6). `begin` deals everything else.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupOutcomes {
    /// The product cards picked; empty if the players do not pick.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub products: Vec<Product>,
}

impl SetupOutcomes {
    /// Returns the product cards picked, one bit each.
    pub fn picked(&self) -> u16 {
        self.products.iter().fold(0, |picked, product| picked | u16::from(product.bit()))
    }
}

/// Returns the product cards picked. If the players should pick but did not, chance picks.
pub(crate) fn deal(setup: &Setup, chance: &mut impl Chance<ChanceQuestion>) -> SetupOutcomes {
    let mut start = SetupOutcomes::default();
    let count = setup.options.to_pick(setup.seating.len() as u8);
    if count > 0 && setup.options.picked != 0 {
        start.products = setup.options.picked_products().collect();
        return start;
    }
    let mut left = u8::MAX;
    for _ in 0..count {
        if let ChanceOutcome::Product(product) = chance.resolve(ChanceQuestion::Product { left, named: None }) {
            left &= !product.bit();
            start.products.push(product);
        }
    }
    start
}

/// Returns the first position of a match.
///
/// # Errors
/// Returns the errors of [`Setup::validate`]. Also returns an error if a picked product occurs twice, or if the number of
/// picked products is not the number in play.
pub(crate) fn first_position(setup: &Setup, start: &SetupOutcomes) -> Result<Position, SetupError> {
    let mut p = bare_position(setup)?;
    let asked = setup.options.products;
    let picked: Vec<Product> = match asked {
        ProductChoice::Random => Vec::new(),
        ProductChoice::FirstGame => FIRST_PRODUCTS.to_vec(),
        ProductChoice::Chosen => start.products.clone(),
    };
    let cards = usize::from(products_in_play(p.count));
    let different = picked.iter().fold(0, |bits, product: &Product| bits | product.bit()).count_ones() as usize;
    if setup.options.to_pick(p.count) > 0 && (different, picked.len()) != (cards, cards) {
        return Err(SetupError::Start(
            "expected 3 different products with one or two players, 4 with three, 5 with four",
        ));
    }
    p.named.products.iter_mut().zip(picked).for_each(|(place, product)| *place = Some(product));
    Ok(p)
}

/// Returns a position before the deal, in which the players have only their federal freighters. Scenarios start from it.
///
/// # Errors
/// Returns the errors of [`Setup::validate`].
pub fn bare_position(setup: &Setup) -> Result<Position, SetupError> {
    setup.validate()?;
    let mut seating = [Colour::Red; SEATS];
    seating.iter_mut().zip(&setup.seating).for_each(|(place, &colour)| *place = colour);
    let mut player = PlayerState::default();
    *player.ship_mut(FreighterKind::Federal) = Freighter::plain(FEDERAL_SIZE);
    let count = setup.seating.len() as u8;
    let mut players = [PlayerState::default(); SEATS];
    players[..setup.seating.len()].fill(player);
    let half = if setup.options.mode == MatchMode::BetaOnly { MatchHalf::Beta } else { MatchHalf::Alpha };
    let sizes = (1 << LARGEST_FREIGHTER) - 1;
    Ok(Position {
        // The product cards in play show which products were picked, so the position does not repeat the option.
        options: Options { picked: 0, ..setup.options },
        seating,
        count,
        turn: 0,
        first: 0,
        stage: Phase::Begin,
        half,
        set_up: false,
        docks: 0,
        die: 1,
        bank: CREDITS,
        asteroids: [RAW_GOODS; Asteroid::COUNT],
        in_play: 0,
        tokens: [0; Product::COUNT],
        aliens: PilotSet::ALIENS,
        piles: [if half == MatchHalf::Alpha { FreighterPile { sizes, top: 0 } } else { FreighterPile::default() };
            Alien::COUNT],
        shown: PilotList::default(),
        now: TurnState::default(),
        players,
        named: ScriptedOutcomes::default(),
    })
}
