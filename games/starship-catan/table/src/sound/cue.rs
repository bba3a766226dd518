//! What can be heard in this game alone.

use orrery_sound::Cue;
use starship_catan::rules::{Build, Honour, PirateClass, Thing};

macro_rules! cues {
    ($($(#[$meta:meta])* $cue:ident = $new:expr;)+) => {
        $($(#[$meta])* pub const $cue: Cue = $new;)+

        /// Every sound of this game.
        pub const ALL: &[Cue] = &[$($cue),+];
    };
}

cues! {
    /// Ore is stowed.
    CARGO_ORE = Cue::new("cargo-ore", 4);
    /// Fuel is stowed.
    CARGO_FUEL = Cue::new("cargo-fuel", 4);
    /// Carbon is stowed.
    CARGO_CARBON = Cue::new("cargo-carbon", 4);
    /// Food is stowed.
    CARGO_FOOD = Cue::new("cargo-food", 4);
    /// Trade Goods are stowed.
    CARGO_GOODS = Cue::new("cargo-goods", 4);
    /// Science comes to the laboratory.
    CARGO_SCIENCE = Cue::new("cargo-science", 4);
    /// Cargo leaves the ship.
    CARGO_OUT = Cue::new("cargo-out", 2);
    /// One Astro.
    COIN = Cue::new("coin", 4);
    /// Two or three.
    COINS = Cue::new("coins", 4);
    /// More.
    COIN_RUN = Cue::new("coin-run", 4);
    /// What was produced found no room.
    BURNT_UP = Cue::new("burnt-up", 3);
    /// What fits no more is lost.
    OVERBOARD = Cue::new("overboard", 6);
    /// The engines, at the speed that is left.
    ENGINE = Cue::new("engine", 1);
    /// The free first module.
    FIRST_ROOM = Cue::new("first-room", 6);
    /// A module is built.
    ROOM_LIT = Cue::new("room-lit", 6);
    /// Something is raised to level 2.
    SECOND_LAMP = Cue::new("second-lamp", 6);
    /// A small ship is built.
    VESSEL_DOCKS = Cue::new("vessel-docks", 6);
    /// A booster is built.
    BOOSTER_FITS = Cue::new("booster-fits", 6);
    /// A cannon is built.
    CANNON_FITS = Cue::new("cannon-fits", 6);
    /// A colony is founded.
    ORBIT_COLONY = Cue::new("orbit-colony", 8);
    /// A trading post is founded.
    ORBIT_POST = Cue::new("orbit-post", 7);
    /// Somebody becomes Friend of the People.
    FRIEND = Cue::new("friend", 8);
    /// Somebody becomes Hero of the People.
    HERO = Cue::new("hero", 8);
    /// A special card goes back beside the board.
    HONOUR_BACK = Cue::new("honour-back", 5);
    /// An exchange is offered.
    OFFERED = Cue::new("offered", 6);
    /// It is accepted.
    ACCEPTED = Cue::new("accepted", 6);
    /// It is refused.
    DECLINED = Cue::new("declined", 6);
    /// An adventure is done.
    ADVENTURE_DONE = Cue::new("adventure-done", 7);
    /// An adventure is turned up.
    ADVENTURE_TURNED = Cue::new("adventure-turned", 2);
    /// The string of worlds is drawn out.
    STRING_OUT = Cue::new("string-out", 3);
    /// It is drawn back.
    STRING_BACK = Cue::new("string-back", 3);
    /// It snaps back: a fight was lost.
    SNAP_BACK = Cue::new("snap-back", 6);
    /// The sector closes.
    SECTOR_CLOSES = Cue::new("sector-closes", 2);
    /// A card comes before an eyepiece.
    SHUTTER = Cue::new("shutter", 2);
    /// The cards looked at go back.
    PUT_BACK = Cue::new("put-back", 3);
    /// A world turns clear.
    GLASS_CLEAR = Cue::new("glass-clear", 5);
    /// A lost planet does.
    GLASS_DULL = Cue::new("glass-dull", 5);
    /// Pirates are met.
    BRASS_PIRATES = Cue::new("brass-pirates", 7);
    /// Corsairs are met.
    BRASS_CORSAIRS = Cue::new("brass-corsairs", 7);
    /// A world is used.
    WORLD_USED = Cue::new("world-used", 1);
    /// A card of the reserve comes into the row.
    REPLACEMENT = Cue::new("replacement", 3);
    /// None comes.
    GAP = Cue::new("gap", 3);
    /// The sky of the first sector. It was made an octave higher.
    SKY_1 = Cue::new("sky-1", 1).raised(-12);
    /// That of the second.
    SKY_2 = Cue::new("sky-2", 1).raised(-12);
    /// That of the third.
    SKY_3 = Cue::new("sky-3", 1).raised(-12);
    /// That of the fourth.
    SKY_4 = Cue::new("sky-4", 1).raised(-12);
    /// A die touches steel.
    STEEL = Cue::new("steel", 3).from_anywhere();
    /// Dice fly.
    TUMBLE = Cue::new("tumble", 4);
    /// Guns.
    CANNON_THUD = Cue::new("cannon-thud", 7);
    /// Pirates are paid.
    TURNED_OFF = Cue::new("turned-off", 6);
    /// A fight is won.
    LAUREL = Cue::new("laurel", 7);
    /// The prize is left.
    PRIZE_LEFT = Cue::new("prize-left", 2);
    /// A cannon is lost.
    GUN_DARK = Cue::new("gun-dark", 7);
    /// A module is lost.
    FALLING_GEAR = Cue::new("falling-gear", 7);
}

/// The least Astro that run.
const RUN: u8 = 4;
/// How much lower money sounds that goes than money that comes, in semitones.
const PAID: i8 = -5;
/// The speed at which the engines sound as they were made.
const CRUISE: i8 = 3;
/// The most speed that is heard apart.
const FASTEST: i8 = 10;

/// So many of a thing come aboard. Each shape has its thump, money as many coins as there are.
#[must_use]
pub const fn comes(thing: Thing, count: u8) -> Cue {
    match thing {
        Thing::Ore => CARGO_ORE,
        Thing::Fuel => CARGO_FUEL,
        Thing::Carbon => CARGO_CARBON,
        Thing::Food => CARGO_FOOD,
        Thing::TradeGoods => CARGO_GOODS,
        Thing::Science => CARGO_SCIENCE,
        Thing::Astro => coins(count),
    }
}

/// So many of a thing leave the ship.
#[must_use]
pub const fn goes(thing: Thing, count: u8) -> Cue {
    match thing {
        Thing::Astro => coins(count).raised(PAID),
        _ => CARGO_OUT,
    }
}

const fn coins(count: u8) -> Cue {
    match count {
        0 | 1 => COIN,
        2..RUN => COINS,
        _ => COIN_RUN,
    }
}

/// The engines with so much speed left: the more, the higher.
#[must_use]
pub fn engine(speed: u8) -> Cue {
    let speed = i8::try_from(speed).unwrap_or(FASTEST).min(FASTEST);
    ENGINE.raised(speed - CRUISE)
}

/// The sky of a sector, 1 to 4.
#[must_use]
pub const fn sky(sector: u8) -> Cue {
    match sector {
        0 | 1 => SKY_1,
        2 => SKY_2,
        3 => SKY_3,
        _ => SKY_4,
    }
}

/// Raiders of this class are met.
#[must_use]
pub const fn raiders(class: PirateClass) -> Cue {
    match class {
        PirateClass::Pirates => BRASS_PIRATES,
        PirateClass::Corsairs => BRASS_CORSAIRS,
    }
}

/// Something is built.
#[must_use]
pub const fn built(what: Build) -> Cue {
    match what {
        Build::Ship(_) => VESSEL_DOCKS,
        Build::Booster => BOOSTER_FITS,
        Build::Cannon => CANNON_FITS,
        Build::Module(_) => ROOM_LIT,
    }
}

/// Somebody gets a special card.
#[must_use]
pub const fn honour(honour: Honour) -> Cue {
    match honour {
        Honour::Friend => FRIEND,
        Honour::Hero => HERO,
    }
}
