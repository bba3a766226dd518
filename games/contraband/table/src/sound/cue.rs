//! The sounds of this game.

use contraband::rules::{BoardSpot, PatrolToken, SectorStructure};
use orrery_sound::{SoundCue, sound_cues};

sound_cues! {
    /// A ship moves along the lane.
    LANE_STEP = SoundCue::new("lane-step", 1);
    /// A ship enters a mine.
    MINE_ENTER = SoundCue::new("mine-enter", 4);
    /// A ship enters a market.
    MARKET_HAIL = SoundCue::new("market-hail", 4);
    /// A ship enters a spaceport.
    HARBOUR_CLAMP = SoundCue::new("harbour-clamp", 5);
    /// A ship enters a gate.
    GATE_HUM = SoundCue::new("gate-hum", 4);
    /// A ship flies through a gate.
    GATE_JUMP = SoundCue::new("gate-jump", 7);
    /// A row of tokens is laid, or one of its tokens is changed.
    TOKEN_LAID = SoundCue::new("token-laid", 2);
    /// A token of a row cannot be carried out.
    TOKEN_LOST = SoundCue::new("token-lost", 4);
    /// The police move.
    PATROL_POLICE = SoundCue::new("patrol-police", 4);
    /// The alien moves.
    PATROL_ALIEN = SoundCue::new("patrol-alien", 4);
    /// The corsair moves.
    PATROL_CORSAIR = SoundCue::new("patrol-corsair", 4);
    /// The police and the alien stay put.
    PATROL_REST = SoundCue::new("patrol-rest", 3);
    /// A round begins.
    ROUND_BELL = SoundCue::new("round-bell", 3);
    /// The police stop a ship.
    SIREN = SoundCue::new("siren", 8);
    /// Aliens that do not attack meet a ship.
    ALIENS_CALL = SoundCue::new("aliens-call", 6);
    /// Raiders attack.
    RAID_DRUM = SoundCue::new("raid-drum", 8);
    /// The corsair attacks.
    CORSAIR_HORN = SoundCue::new("corsair-horn", 8);
    /// A meeting passes without a fight.
    PASS_BY = SoundCue::new("pass-by", 4);
    /// An inspection finds nothing.
    CLEARED = SoundCue::new("cleared", 6);
    /// A hold is emptied.
    CONFISCATED = SoundCue::new("confiscated", 7);
    /// A fine is paid.
    FINE = SoundCue::new("fine", 5);
    /// A ship is sent to a spaceport.
    TOWED = SoundCue::new("towed", 4);
    /// A metal is found.
    METAL_FOUND = SoundCue::new("metal-found", 3);
    /// Metals are laid face up.
    METAL_LAID = SoundCue::new("metal-laid", 2);
    /// A metal is loaded.
    METAL_IN = SoundCue::new("metal-in", 4);
    /// A metal is exchanged for another.
    METAL_SWAP = SoundCue::new("metal-swap", 4);
    /// A metal is thrown out or left.
    METAL_OUT = SoundCue::new("metal-out", 4);
    /// A metal is won.
    METAL_PRIZE = SoundCue::new("metal-prize", 6);
    /// A metal is sold.
    METAL_SOLD = SoundCue::new("metal-sold", 5);
    /// A metal is bought.
    METAL_BOUGHT = SoundCue::new("metal-bought", 5);
    /// A bonus card is drawn.
    BONUS_DRAWN = SoundCue::new("bonus-drawn", 3);
    /// A bonus card is played.
    BONUS_PLAYED = SoundCue::new("bonus-played", 6);
    /// An upgrade is installed.
    UPGRADE_IN = SoundCue::new("upgrade-in", 6);
    /// An upgrade is revealed to all.
    UPGRADE_SHOWN = SoundCue::new("upgrade-shown", 2);
    /// An upgrade is lost.
    UPGRADE_LOST = SoundCue::new("upgrade-lost", 5);
    /// An objective is declared.
    DECLARED = SoundCue::new("declared", 9);
    /// Dice are rolled.
    DIE_CRYSTAL = SoundCue::new("die-crystal", 3);
    /// A ship attacks another.
    BROADSIDE = SoundCue::new("broadside", 8);
    /// A player becomes a pirate.
    BLACK_FLAG = SoundCue::new("black-flag", 7);
    /// An exchange of fire.
    VOLLEY = SoundCue::new("volley", 5);
    /// A shield breaks.
    SHIELD_HIT = SoundCue::new("shield-hit", 6);
    /// A defender fights on.
    STAND_FAST = SoundCue::new("stand-fast", 4);
    /// A ship flees.
    BURN_AWAY = SoundCue::new("burn-away", 6);
    /// A fight is won.
    FIGHT_WON = SoundCue::new("fight-won", 7);
    /// A ship breaks down.
    BREAKDOWN = SoundCue::new("breakdown", 8);
    /// A ship is repaired.
    REPAIRED = SoundCue::new("repaired", 6);
    /// A hold is opened, or something is hidden in it.
    HATCH = SoundCue::new("hatch", 3);
    /// Metals are robbed.
    PLUNDER = SoundCue::new("plunder", 7);
}

/// The change in pitch, in semitones, for each step down in the price of a sale.
const CHEAPER: i8 = -4;
/// The rise in pitch, in semitones, for a changed token of a row and for a hold seen by a robber.
const CHANGED: i8 = 5;

/// Returns the sound of a ship that reaches a place or moves along the lane.
pub const fn step(to: BoardSpot) -> SoundCue {
    match (to.mine(), to.structure()) {
        (Some(_), _) => MINE_ENTER,
        (None, Some(SectorStructure::Market(_))) => MARKET_HAIL,
        (None, Some(SectorStructure::Port)) => HARBOUR_CLAMP,
        (None, Some(SectorStructure::Gate)) => GATE_HUM,
        (None, None) => LANE_STEP,
    }
}

/// Returns the sound of a token that moves along the lines.
pub const fn patrol(token: PatrolToken) -> SoundCue {
    match token {
        PatrolToken::Police => PATROL_POLICE,
        PatrolToken::Alien => PATROL_ALIEN,
        PatrolToken::Corsair => PATROL_CORSAIR,
    }
}

/// Returns the sound of a sale. It is lower for lower prices of a metal, under every price table (CB-MKT-1).
pub const fn sale(price: u16) -> SoundCue {
    match price {
        300 => METAL_SOLD.raised(-CHEAPER),
        200 | 500 => METAL_SOLD,
        100 | 250 => METAL_SOLD.raised(CHEAPER),
        _ => METAL_SOLD.raised(2 * CHEAPER),
    }
}

/// Returns the sound of a changed token of a row.
pub const fn changed() -> SoundCue {
    TOKEN_LAID.raised(CHANGED)
}

/// Returns the sound of a hold seen by a robber.
pub const fn looked_into() -> SoundCue {
    HATCH.raised(CHANGED)
}
