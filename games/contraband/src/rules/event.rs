//! Events caused by orders, for the log, the animations and the sounds. A detail that some viewers may not know is an `Option`.

use super::board::{BoardSpot, SectorLine};
use super::metals::MetalCounts;
use super::order::BonusPlay;
use super::plan_row::MoveTokenRow;
use super::vocab::{BonusCard, Metal, MoveStep, Objective, PatrolToken, Upgrade};
use orrery_core::{Colour, Message};

/// The kind of a meeting between a token and a ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MeetingKind {
    /// An inspection by the police (CB-POL-1).
    Inspection,
    /// An attack by the police without an inspection, because the ship is a pirate (CB-POL-1).
    Sight,
    /// A meeting with miners (CB-ALI-3).
    Miners,
    /// An attack by raiders (CB-ALI-2).
    Raid,
    /// A meeting with raiders that do not attack, because the ship is a pirate or a truce holds (CB-ALI-2).
    Peace,
    /// An attack by the corsair (CB-SOL-3).
    Corsair,
}

/// The opponent in a fight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FightOpponent {
    /// The police token.
    Police,
    /// An alien miner.
    Miner,
    /// Alien raiders.
    Raiders,
    /// The corsair of the solo game.
    Corsair,
    /// The ship of another player.
    Ship(Colour),
}

/// Something that happened in the match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Message)]
pub enum Event {
    /// A ship took a step.
    Moved {
        /// The colour of the ship.
        seat: Colour,
        /// The new spot of the ship.
        to: BoardSpot,
    },
    /// A token of a row was revealed and could not be carried out (CB-SIM-2).
    StepLost {
        /// The owner of the row.
        seat: Colour,
        /// The lost step.
        step: MoveStep,
    },
    /// A bonus card was drawn (CB-MIN-1).
    BonusDrawn {
        /// The player who drew the card.
        seat: Colour,
        /// The card; `None` for other players.
        card: Option<BonusCard>,
    },
    /// A metal was drawn for a mine that no ship had entered before.
    Found {
        /// The player who drew the metal.
        seat: Colour,
        /// The metal; `None` for other players.
        metal: Option<Metal>,
    },
    /// The metals of a mine were laid face up (CB-MIN-3).
    Laid {
        /// The mine.
        mine: BoardSpot,
        /// The metals of the mine.
        metals: MetalCounts,
    },
    /// A metal was taken from a mine.
    Taken {
        /// The player who took the metal.
        seat: Colour,
        /// The metal; `None` for viewers to whom it was face down.
        metal: Option<Metal>,
        /// True if the metal was face up.
        open: bool,
    },
    /// A metal was exchanged in a mine.
    Swapped {
        /// The player who exchanged the metals.
        seat: Colour,
        /// The metals given and taken; `None` for viewers who may not know them.
        metals: Option<(Metal, Metal)>,
        /// True if the metals of the mine were face up.
        open: bool,
    },
    /// A metal was won as a prize from miners or the corsair (CB-ALI-4, CB-SOL-3).
    PrizeWon {
        /// The winner.
        seat: Colour,
        /// The metal; `None` for other players.
        metal: Option<Metal>,
    },
    /// A prize was taken, directly or in exchange for another metal.
    PrizeTaken {
        /// The winner.
        seat: Colour,
        /// The metal; `None` for other players.
        metal: Option<Metal>,
    },
    /// A prize was left (CB-ALI-4).
    PrizeLeft {
        /// The winner.
        seat: Colour,
    },
    /// A metal was thrown out (CB-MIN-5).
    Jettisoned {
        /// The owner of the hold.
        seat: Colour,
        /// The metal; `None` for other players.
        metal: Option<Metal>,
    },
    /// A metal was sold.
    Sold {
        /// The seller.
        seat: Colour,
        /// The metal sold.
        metal: Metal,
        /// The price in credits.
        price: u16,
    },
    /// A metal was bought.
    Bought {
        /// The buyer.
        seat: Colour,
        /// The metal bought.
        metal: Metal,
        /// The price in credits.
        price: u16,
    },
    /// An upgrade was installed (CB-UPG-2).
    Installed {
        /// The owner of the ship.
        seat: Colour,
        /// The upgrade; `None` for other players.
        upgrade: Option<Upgrade>,
        /// The level of the upgrade, 1 or 2.
        level: u8,
    },
    /// An upgrade was revealed to all (CB-HID-3).
    Shown {
        /// The owner of the ship.
        seat: Colour,
        /// The revealed upgrade.
        upgrade: Upgrade,
    },
    /// An upgrade was lost (CB-UPG-4).
    UpgradeLost {
        /// The owner of the ship.
        seat: Colour,
        /// The lost upgrade.
        upgrade: Upgrade,
    },
    /// A ship came out of a gate (CB-GAT-1).
    Warped {
        /// The owner of the ship.
        seat: Colour,
        /// The roll of the d4 that decided the sector.
        die: u8,
        /// The spot at which the ship came out.
        to: BoardSpot,
    },
    /// A bonus card was played.
    Played {
        /// The player who played the card.
        seat: Colour,
        /// The card, with the choice made for it.
        play: BonusPlay,
    },
    /// A player gained credits other than by a sale.
    Gained {
        /// The player who gained the credits.
        seat: Colour,
        /// The number of credits.
        credits: u32,
    },
    /// A token and a ship met.
    Met {
        /// The owner of the ship.
        seat: Colour,
        /// The kind of the meeting.
        how: MeetingKind,
        /// The roll of the alien's die, 1 to 4; 0 for other tokens.
        die: u8,
    },
    /// A ship attacked another (CB-FGT-4).
    Attacked {
        /// The attacker.
        seat: Colour,
        /// The defender.
        other: Colour,
    },
    /// A pirate token was laid in a quadrant (CB-PIR-1).
    Outlawed {
        /// The player who became a pirate in that quadrant.
        seat: Colour,
        /// The quadrant of the token.
        quadrant: Colour,
    },
    /// An exchange of fire was fought (CB-FGT-1).
    Exchange {
        /// The owner of the ship that met a token or attacked another ship.
        seat: Colour,
        /// The opponent in the exchange.
        rival: FightOpponent,
        /// The totals of both sides, `seat` first.
        totals: [u8; 2],
        /// The remaining shields of both sides, `seat` first.
        shields: [u8; 2],
    },
    /// The defender chose to fight on (CB-FGT-4).
    Stood {
        /// The defender.
        seat: Colour,
    },
    /// A ship fled (CB-FLE-2).
    Fled {
        /// The owner of the ship.
        seat: Colour,
        /// The rolls of up to two hits, 1 to 4; 0 for a hit that was not rolled.
        hits: [u8; 2],
    },
    /// A fight was won.
    Beat {
        /// The winner.
        seat: Colour,
        /// The loser.
        rival: FightOpponent,
    },
    /// A ship broke down (CB-BRK-1).
    BrokeDown {
        /// The owner of the ship.
        seat: Colour,
    },
    /// A ship was repaired (CB-BRK-3, CB-BRK-4).
    Repaired {
        /// The owner of the ship.
        seat: Colour,
        /// The price in credits; 0 at a spaceport.
        price: u32,
    },
    /// Miners or raiders were left in peace.
    Left {
        /// The player who left them.
        seat: Colour,
    },
    /// Raiders let a player go, because the player played a Friendly Alien (CB-BON-7), or because raiders that take tribute found
    /// the hold empty (CB-ALI-2).
    LetGo {
        /// The player whom the raiders let go.
        seat: Colour,
    },
    /// An inspection found nothing (CB-POL-2).
    Cleared {
        /// The inspected player.
        seat: Colour,
        /// The number of units of Plutonium hidden from the inspection.
        hidden: u8,
    },
    /// Metals left a hold and the game, because they were confiscated, taken as tribute, or lost in a breakdown.
    HoldLost {
        /// The owner of the hold.
        seat: Colour,
        /// The number of metals.
        count: u8,
        /// The metals; `None` for other players.
        metals: Option<MetalCounts>,
    },
    /// A fine was paid (CB-POL-3, CB-POL-5).
    Fined {
        /// The fined player.
        seat: Colour,
        /// The fine in credits.
        credits: u32,
    },
    /// A ship was sent to a spaceport by the police, or towed there (CB-POL-3, CB-BRK-3).
    Sent {
        /// The owner of the ship.
        seat: Colour,
        /// The spaceport.
        to: BoardSpot,
    },
    /// A robbed player hid metals (CB-BON-8).
    Hid {
        /// The robbed player.
        seat: Colour,
        /// The number of hidden metals.
        count: u8,
    },
    /// A robber saw a hold (CB-HID-6).
    HoldSeen {
        /// The robber.
        seat: Colour,
        /// The robbed player.
        other: Colour,
        /// The metals of the hold; `None` for all but the robber and the robbed player.
        metals: Option<MetalCounts>,
    },
    /// A robber took metals, possibly none (CB-FGT-5).
    Looted {
        /// The robber.
        seat: Colour,
        /// The robbed player.
        other: Colour,
        /// The number of metals taken.
        count: u8,
        /// The metals taken; `None` for all but the robber and the robbed player.
        metals: Option<MetalCounts>,
    },
    /// An objective was declared (CB-OBJ-1).
    Declared {
        /// The owner of the objective.
        seat: Colour,
        /// The declared objective.
        objective: Objective,
    },
    /// The police, the alien or the corsair moved.
    TokenMoved {
        /// The token.
        token: PatrolToken,
        /// The die rolled in the patrol step, 1 to 4; 0 if no die moved the token.
        die: u8,
        /// The new line of the token.
        to: SectorLine,
    },
    /// The police and the alien stayed put in this patrol step (CB-PAT-2).
    Rested,
    /// A row of movement tokens was laid face down (CB-SIM-1).
    Planned {
        /// The owner of the row.
        seat: Colour,
        /// The number of tokens.
        count: u8,
        /// The tokens; `None` for other players.
        row: Option<MoveTokenRow>,
    },
    /// A face-down token of a row was changed (CB-SIM-5).
    Changed {
        /// The owner of the row.
        seat: Colour,
        /// The number of the token, counted from 1.
        nth: u8,
        /// The new step; `None` for other players.
        step: Option<MoveStep>,
    },
    /// A turn ended.
    TurnEnded {
        /// The player whose turn ended.
        seat: Colour,
    },
    /// A round began.
    RoundBegan {
        /// The number of the round, counted from 1.
        round: u16,
    },
    /// The match ended.
    MatchOver {
        /// The winners, one bit per colour.
        winners: u8,
        /// The credits of the solo player, which decide the rank (CB-SOL-1); `None` with several players.
        alone: Option<u32>,
    },
}
