//! The sounds of this game.

use orrery_sound::{SoundCue, sound_cues};
use starship_catan::rules::{BuildableItem, Commodity, HonourCard, PirateClass};

sound_cues! {
    /// Ore is stowed.
    CARGO_ORE = SoundCue::new("cargo-ore", 4);
    /// Fuel is stowed.
    CARGO_FUEL = SoundCue::new("cargo-fuel", 4);
    /// Carbon is stowed.
    CARGO_CARBON = SoundCue::new("cargo-carbon", 4);
    /// Food is stowed.
    CARGO_FOOD = SoundCue::new("cargo-food", 4);
    /// Trade Goods are stowed.
    CARGO_GOODS = SoundCue::new("cargo-goods", 4);
    /// Science arrives in the laboratory.
    CARGO_SCIENCE = SoundCue::new("cargo-science", 4);
    /// Cargo leaves the ship.
    CARGO_OUT = SoundCue::new("cargo-out", 2);
    /// One Astro is paid or received.
    COIN = SoundCue::new("coin", 4);
    /// Two or three Astro are paid or received.
    COINS = SoundCue::new("coins", 4);
    /// Four or more Astro are paid or received.
    COIN_RUN = SoundCue::new("coin-run", 4);
    /// A product is lost because there is no room for it.
    BURNT_UP = SoundCue::new("burnt-up", 3);
    /// Cargo that no longer fits is lost.
    OVERBOARD = SoundCue::new("overboard", 6);
    /// The engines run, at a pitch for the remaining speed.
    ENGINE = SoundCue::new("engine", 1);
    /// The free first module is chosen.
    FIRST_ROOM = SoundCue::new("first-room", 6);
    /// A module is built.
    ROOM_LIT = SoundCue::new("room-lit", 6);
    /// A booster, a cannon or a module is upgraded to level 2.
    SECOND_LAMP = SoundCue::new("second-lamp", 6);
    /// A small ship is built.
    VESSEL_DOCKS = SoundCue::new("vessel-docks", 6);
    /// A booster is built.
    BOOSTER_FITS = SoundCue::new("booster-fits", 6);
    /// A cannon is built.
    CANNON_FITS = SoundCue::new("cannon-fits", 6);
    /// A colony is founded.
    ORBIT_COLONY = SoundCue::new("orbit-colony", 8);
    /// A trading post is founded.
    ORBIT_POST = SoundCue::new("orbit-post", 7);
    /// A player becomes Friend of the People.
    FRIEND = SoundCue::new("friend", 8);
    /// A player becomes Hero of the People.
    HERO = SoundCue::new("hero", 8);
    /// A special card returns to its place next to the board.
    HONOUR_BACK = SoundCue::new("honour-back", 5);
    /// An exchange is offered.
    OFFERED = SoundCue::new("offered", 6);
    /// An exchange is accepted.
    ACCEPTED = SoundCue::new("accepted", 6);
    /// An exchange is refused.
    DECLINED = SoundCue::new("declined", 6);
    /// An adventure is completed.
    ADVENTURE_DONE = SoundCue::new("adventure-done", 7);
    /// An adventure is turned face up.
    ADVENTURE_TURNED = SoundCue::new("adventure-turned", 2);
    /// The string of cards is drawn out.
    STRING_OUT = SoundCue::new("string-out", 3);
    /// The string of cards is drawn back.
    STRING_BACK = SoundCue::new("string-back", 3);
    /// The string of cards snaps back after a lost fight.
    SNAP_BACK = SoundCue::new("snap-back", 6);
    /// The string of cards is back, and the sector closes.
    SECTOR_CLOSES = SoundCue::new("sector-closes", 2);
    /// A card appears in front of an eyepiece.
    SHUTTER = SoundCue::new("shutter", 2);
    /// The inspected cards are put back.
    PUT_BACK = SoundCue::new("put-back", 3);
    /// A planet becomes clear.
    GLASS_CLEAR = SoundCue::new("glass-clear", 5);
    /// A lost planet becomes clear.
    GLASS_DULL = SoundCue::new("glass-dull", 5);
    /// Pirates are met.
    BRASS_PIRATES = SoundCue::new("brass-pirates", 7);
    /// Corsairs are met.
    BRASS_CORSAIRS = SoundCue::new("brass-corsairs", 7);
    /// A card is used.
    WORLD_USED = SoundCue::new("world-used", 1);
    /// A card of the reserve is placed in the row.
    REPLACEMENT = SoundCue::new("replacement", 3);
    /// The reserve is empty and provides no card for the row.
    GAP = SoundCue::new("gap", 3);
    /// The sky of the first sector. The recording is an octave higher.
    SKY_1 = SoundCue::new("sky-1", 1).raised(-12);
    /// The sky of the second sector.
    SKY_2 = SoundCue::new("sky-2", 1).raised(-12);
    /// The sky of the third sector.
    SKY_3 = SoundCue::new("sky-3", 1).raised(-12);
    /// The sky of the fourth sector.
    SKY_4 = SoundCue::new("sky-4", 1).raised(-12);
    /// A die hits steel.
    STEEL = SoundCue::new("steel", 3).from_anywhere();
    /// Dice are rolled.
    TUMBLE = SoundCue::new("tumble", 4);
    /// Cannons fire.
    CANNON_THUD = SoundCue::new("cannon-thud", 7);
    /// Pirates are paid.
    TURNED_OFF = SoundCue::new("turned-off", 6);
    /// A fight is won.
    LAUREL = SoundCue::new("laurel", 7);
    /// The winner of a fight takes no prize.
    PRIZE_LEFT = SoundCue::new("prize-left", 2);
    /// A cannon is lost or reduced.
    GUN_DARK = SoundCue::new("gun-dark", 7);
    /// A module is lost or reduced.
    FALLING_GEAR = SoundCue::new("falling-gear", 7);
}

/// The smallest amount of Astro that sounds like a run of coins.
const RUN: u8 = 4;
/// The pitch of outgoing Astro relative to incoming Astro, in semitones.
const PAID: i8 = -5;
/// The speed at which the sound of the engines is played at its recorded pitch.
const CRUISE: i8 = 3;
/// The highest speed that has its own pitch.
const FASTEST: i8 = 10;

/// Returns the sound of an incoming commodity. Each kind has its own thump; for Astro, the sound depends on the number of coins.
pub const fn comes(thing: Commodity, count: u8) -> SoundCue {
    match thing {
        Commodity::Ore => CARGO_ORE,
        Commodity::Fuel => CARGO_FUEL,
        Commodity::Carbon => CARGO_CARBON,
        Commodity::Food => CARGO_FOOD,
        Commodity::TradeGoods => CARGO_GOODS,
        Commodity::Science => CARGO_SCIENCE,
        Commodity::Astro => coins(count),
    }
}

/// Returns the sound of an outgoing commodity.
pub const fn goes(thing: Commodity, count: u8) -> SoundCue {
    match thing {
        Commodity::Astro => coins(count).raised(PAID),
        _ => CARGO_OUT,
    }
}

const fn coins(count: u8) -> SoundCue {
    match count {
        0 | 1 => COIN,
        2..RUN => COINS,
        _ => COIN_RUN,
    }
}

/// Returns the sound of the engines with this much speed left. The higher the speed, the higher the pitch.
pub fn engine(speed: u8) -> SoundCue {
    let speed = i8::try_from(speed).unwrap_or(FASTEST).min(FASTEST);
    ENGINE.raised(speed - CRUISE)
}

/// Returns the sound of the sky of a sector, 1 to 4.
pub const fn sky(sector: u8) -> SoundCue {
    match sector {
        0 | 1 => SKY_1,
        2 => SKY_2,
        3 => SKY_3,
        _ => SKY_4,
    }
}

/// Returns the sound of meeting raiders of this class.
pub const fn raiders(class: PirateClass) -> SoundCue {
    match class {
        PirateClass::Pirates => BRASS_PIRATES,
        PirateClass::Corsairs => BRASS_CORSAIRS,
    }
}

/// Returns the sound of a building.
pub const fn built(what: BuildableItem) -> SoundCue {
    match what {
        BuildableItem::Ship(_) => VESSEL_DOCKS,
        BuildableItem::Booster => BOOSTER_FITS,
        BuildableItem::Cannon => CANNON_FITS,
        BuildableItem::Module(_) => ROOM_LIT,
    }
}

/// Returns the sound of receiving a special card.
pub const fn honour(honour: HonourCard) -> SoundCue {
    match honour {
        HonourCard::Friend => FRIEND,
        HonourCard::Hero => HERO,
    }
}
