//! What can be heard in this game alone.

use contraband::rules::{Spot, Structure, Token};
use orrery_sound::Cue;

macro_rules! cues {
    ($($(#[$meta:meta])* $cue:ident = $new:expr;)+) => {
        $($(#[$meta])* pub const $cue: Cue = $new;)+

        /// Every sound of this game.
        pub const ALL: &[Cue] = &[$($cue),+];
    };
}

cues! {
    /// A ship goes on along the lane.
    LANE_STEP = Cue::new("lane-step", 1);
    /// It enters a mine.
    MINE_ENTER = Cue::new("mine-enter", 4);
    /// It enters a market.
    MARKET_HAIL = Cue::new("market-hail", 4);
    /// It enters a spaceport.
    HARBOUR_CLAMP = Cue::new("harbour-clamp", 5);
    /// It enters a gate.
    GATE_HUM = Cue::new("gate-hum", 4);
    /// It goes through.
    GATE_JUMP = Cue::new("gate-jump", 7);
    /// A row of tokens is laid, or a token of it changed.
    TOKEN_LAID = Cue::new("token-laid", 2);
    /// A token cannot be carried out.
    TOKEN_LOST = Cue::new("token-lost", 4);
    /// The police moves.
    PATROL_POLICE = Cue::new("patrol-police", 4);
    /// The aliens move.
    PATROL_ALIEN = Cue::new("patrol-alien", 4);
    /// The corsair moves.
    PATROL_CORSAIR = Cue::new("patrol-corsair", 4);
    /// Nobody of them moves.
    PATROL_REST = Cue::new("patrol-rest", 3);
    /// A round begins.
    ROUND_BELL = Cue::new("round-bell", 3);
    /// The police stops a ship.
    SIREN = Cue::new("siren", 8);
    /// Aliens that do not attack.
    ALIENS_CALL = Cue::new("aliens-call", 6);
    /// Raiders attack.
    RAID_DRUM = Cue::new("raid-drum", 8);
    /// The corsair attacks.
    CORSAIR_HORN = Cue::new("corsair-horn", 8);
    /// They go by.
    PASS_BY = Cue::new("pass-by", 4);
    /// An inspection finds nothing.
    CLEARED = Cue::new("cleared", 6);
    /// A hold is emptied.
    CONFISCATED = Cue::new("confiscated", 7);
    /// A fine is paid.
    FINE = Cue::new("fine", 5);
    /// A ship is sent into a spaceport.
    TOWED = Cue::new("towed", 4);
    /// A metal comes to light.
    METAL_FOUND = Cue::new("metal-found", 3);
    /// Metals are laid face up.
    METAL_LAID = Cue::new("metal-laid", 2);
    /// A metal comes aboard.
    METAL_IN = Cue::new("metal-in", 4);
    /// One goes, another comes.
    METAL_SWAP = Cue::new("metal-swap", 4);
    /// A metal goes overboard, or is left.
    METAL_OUT = Cue::new("metal-out", 4);
    /// A metal is won.
    METAL_PRIZE = Cue::new("metal-prize", 6);
    /// A metal is sold.
    METAL_SOLD = Cue::new("metal-sold", 5);
    /// A metal is bought.
    METAL_BOUGHT = Cue::new("metal-bought", 5);
    /// A bonus card is drawn.
    BONUS_DRAWN = Cue::new("bonus-drawn", 3);
    /// A bonus card is played.
    BONUS_PLAYED = Cue::new("bonus-played", 6);
    /// An upgrade is built in.
    UPGRADE_IN = Cue::new("upgrade-in", 6);
    /// It is shown to all.
    UPGRADE_SHOWN = Cue::new("upgrade-shown", 2);
    /// It is lost.
    UPGRADE_LOST = Cue::new("upgrade-lost", 5);
    /// An objective is declared.
    DECLARED = Cue::new("declared", 9);
    /// Dice are rolled.
    DIE_CRYSTAL = Cue::new("die-crystal", 3);
    /// A ship attacks another.
    BROADSIDE = Cue::new("broadside", 8);
    /// Somebody becomes a pirate.
    BLACK_FLAG = Cue::new("black-flag", 7);
    /// An exchange of fire.
    VOLLEY = Cue::new("volley", 5);
    /// A shield breaks.
    SHIELD_HIT = Cue::new("shield-hit", 6);
    /// Who is attacked stands.
    STAND_FAST = Cue::new("stand-fast", 4);
    /// A ship flees.
    BURN_AWAY = Cue::new("burn-away", 6);
    /// A fight is won.
    FIGHT_WON = Cue::new("fight-won", 7);
    /// A ship breaks down.
    BREAKDOWN = Cue::new("breakdown", 8);
    /// It is repaired.
    REPAIRED = Cue::new("repaired", 6);
    /// A hold is opened, or something hidden in it.
    HATCH = Cue::new("hatch", 3);
    /// Metals are robbed.
    PLUNDER = Cue::new("plunder", 7);
}

/// By how many semitones a sale sounds lower for each unit of its kind that lies there already.
const CHEAPER: i8 = -4;
/// By how many something sounds lower that is only changed, or higher that is looked into.
const CHANGED: i8 = 5;

/// A ship comes to a place, or goes on.
#[must_use]
pub const fn step(to: Spot) -> Cue {
    match (to.mine(), to.structure()) {
        (Some(_), _) => MINE_ENTER,
        (None, Some(Structure::Market(_))) => MARKET_HAIL,
        (None, Some(Structure::Port)) => HARBOUR_CLAMP,
        (None, Some(Structure::Gate)) => GATE_HUM,
        (None, None) => LANE_STEP,
    }
}

/// A token moves along its lines.
#[must_use]
pub const fn patrol(token: Token) -> Cue {
    match token {
        Token::Police => PATROL_POLICE,
        Token::Alien => PATROL_ALIEN,
        Token::Corsair => PATROL_CORSAIR,
    }
}

/// A sale: lower the less the market pays.
#[must_use]
pub const fn sale(price: u16) -> Cue {
    match price {
        200 | 500 => METAL_SOLD,
        100 | 250 => METAL_SOLD.raised(CHEAPER),
        _ => METAL_SOLD.raised(2 * CHEAPER),
    }
}

/// A token of a row is changed.
#[must_use]
pub const fn changed() -> Cue {
    TOKEN_LAID.raised(CHANGED)
}

/// A hold is looked into.
#[must_use]
pub const fn looked_into() -> Cue {
    HATCH.raised(CHANGED)
}
