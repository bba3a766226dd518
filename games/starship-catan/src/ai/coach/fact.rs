//! Reasons: what moves the chance to win, as facts of the table.

use crate::rules::{Adventure, Card, Honour, Module, Resource, Ship, Thing};

pub use crate::ai::goals::Goal;

/// What a flight may come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Prospect {
    /// A colony is founded.
    Colony,
    /// A trading post is founded.
    Post,
    /// An adventure is done.
    Adventure,
    /// Pirates are beaten.
    Medal,
    /// A fight is lost, and with it the rest of the flight.
    Defeat,
}

impl Prospect {
    /// Every prospect.
    pub const ALL: &'static [Prospect] =
        &[Prospect::Colony, Prospect::Post, Prospect::Adventure, Prospect::Medal, Prospect::Defeat];

    /// A stable name; `coach-prospect-` and this is the key of its words.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Prospect::Colony => "colony",
            Prospect::Post => "post",
            Prospect::Adventure => "adventure",
            Prospect::Medal => "medal",
            Prospect::Defeat => "defeat",
        }
    }

    /// Whether it is to be hoped for.
    #[must_use]
    pub const fn is_welcome(self) -> bool {
        !matches!(self, Prospect::Defeat)
    }
}

/// Something true of what a plan does, told of the player whose plan it is. Cards are named only where he sees them at this moment,
/// or where the options show him what he has seen (SC-HID-5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fact {
    /// He wins at once: ten points.
    Wins,
    /// He becomes Friend or Hero of the People: a point.
    TakesHonour {
        /// Which.
        honour: Honour,
        /// Whether the other loses it: two points between them.
        from_other: bool,
    },
    /// He comes nearer to being Friend or Hero of the People.
    NearsHonour {
        /// Which.
        honour: Honour,
        /// Points of friendship or fame that lack then, from 1.
        lacks: u8,
    },
    /// He founds a colony.
    FoundsColony {
        /// Where.
        card: Card,
    },
    /// That colony produces on a roll, 1 to 3, on which none of his colonies produced.
    CoversRoll {
        /// Which.
        roll: u8,
    },
    /// He founds a trading post.
    FoundsPost {
        /// Where.
        card: Card,
    },
    /// He does an adventure.
    DoesAdventure {
        /// Which.
        adventure: Adventure,
    },
    /// He raises a module to level 2: a point.
    RaisesModule {
        /// Which.
        module: Module,
    },
    /// He raises a module to level 2 that the other has at level 1, and can raise no more.
    DeniesModule {
        /// Which.
        module: Module,
    },
    /// He builds a module.
    BuildsModule {
        /// Which.
        module: Module,
    },
    /// He builds a ship.
    BuildsShip {
        /// Which.
        ship: Ship,
    },
    /// His boosters become stronger.
    Boost {
        /// Their power after it, 1 to 6.
        to: u8,
    },
    /// His cannons become stronger.
    Firepower {
        /// Their power after it, 1 to 6.
        to: u8,
    },
    /// Nothing lacks any more for something that he wants to build.
    Affords {
        /// What.
        goal: Goal,
    },
    /// Little lacks for something that he wants to build, less than before.
    NearsGoal {
        /// What.
        goal: Goal,
        /// Things that lack, 1 to 3.
        lacks: u8,
    },
    /// He sells.
    Sells {
        /// What.
        thing: Thing,
        /// How many.
        count: u8,
        /// For how much Astro all together.
        astro: u8,
    },
    /// He buys.
    Buys {
        /// What.
        thing: Thing,
        /// How many.
        count: u8,
        /// For how much Astro all together.
        astro: u8,
    },
    /// He takes a resource from the other, who has it no more.
    TakesFromOther {
        /// Which.
        resource: Resource,
    },
    /// He gains a thing, by production, a prize or an exchange.
    Gains {
        /// What.
        thing: Thing,
        /// How many.
        count: u8,
    },
    /// He has more of a thing at the end than with the plan compared with.
    Keeps {
        /// What.
        thing: Thing,
        /// How many more.
        count: u8,
    },
    /// How often the flight comes to something, in this plan and in the one compared with, in percent of the flights tried.
    Promises {
        /// What.
        prospect: Prospect,
        /// In this plan, 0 to 100.
        percent: u8,
        /// In the plan compared with, 0 to 100.
        other: u8,
    },
    /// He is certain that a card lies in the sector, and has a use for it now. Only if the options show him what he has seen.
    Knows {
        /// Which.
        card: Card,
    },
    /// He is certain that pirates lie in the other sector that are stronger than he is. Only if the options show him what he has
    /// seen.
    Avoids {
        /// Which.
        card: Card,
    },
    /// So many cards of the sector he has never seen, more than in the other.
    Unseen {
        /// How many, 1 to 12.
        cards: u8,
    },
    /// He keeps an action for what may still come.
    KeepsAction {
        /// Actions left, from 1.
        actions: u8,
        /// Cards that may still come, from 1.
        cards: u8,
    },
    /// The flight ends with it.
    EndsFlight {
        /// Cards that might still have come, from 1.
        cards: u8,
    },
    /// How likely the fight is won, by the dice and all that the pirates may be.
    FightOdds {
        /// In percent, 0 to 100.
        percent: u8,
    },
    /// No ransom is paid.
    SavesRansom {
        /// What it would be.
        astro: u8,
    },
    /// A fight, if lost, costs a cannon or a module and the rest of the flight; this plan risks neither.
    RisksNothing,
    /// A fight, if lost, costs a cannon or a module and the rest of the flight.
    Risks {
        /// Cards that might still come in this flight, 0 and more.
        cards: u8,
    },
    /// An exchange helps him more than the other.
    ExchangeHelps,
    /// An exchange would help the other more than him.
    ExchangeHelpsOther,
    /// No other plan is clearly better, bad as this one is.
    NothingBetter,
    /// Nothing on the table stands out: a little better all told.
    Balance,
}

impl Fact {
    /// A stable name; `coach-fact-` and this is the key of its words.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Fact::Wins => "wins",
            Fact::TakesHonour { .. } => "takes-honour",
            Fact::NearsHonour { .. } => "nears-honour",
            Fact::FoundsColony { .. } => "founds-colony",
            Fact::CoversRoll { .. } => "covers-roll",
            Fact::FoundsPost { .. } => "founds-post",
            Fact::DoesAdventure { .. } => "does-adventure",
            Fact::RaisesModule { .. } => "raises-module",
            Fact::DeniesModule { .. } => "denies-module",
            Fact::BuildsModule { .. } => "builds-module",
            Fact::BuildsShip { .. } => "builds-ship",
            Fact::Boost { .. } => "boost",
            Fact::Firepower { .. } => "firepower",
            Fact::Affords { .. } => "affords",
            Fact::NearsGoal { .. } => "nears-goal",
            Fact::Sells { .. } => "sells",
            Fact::Buys { .. } => "buys",
            Fact::TakesFromOther { .. } => "takes-from-other",
            Fact::Gains { .. } => "gains",
            Fact::Keeps { .. } => "keeps",
            Fact::Promises { .. } => "promises",
            Fact::Knows { .. } => "knows",
            Fact::Avoids { .. } => "avoids",
            Fact::Unseen { .. } => "unseen",
            Fact::KeepsAction { .. } => "keeps-action",
            Fact::EndsFlight { .. } => "ends-flight",
            Fact::FightOdds { .. } => "fight-odds",
            Fact::SavesRansom { .. } => "saves-ransom",
            Fact::RisksNothing => "risks-nothing",
            Fact::Risks { .. } => "risks",
            Fact::ExchangeHelps => "exchange-helps",
            Fact::ExchangeHelpsOther => "exchange-helps-other",
            Fact::NothingBetter => "nothing-better",
            Fact::Balance => "balance",
        }
    }
}

/// Why a plan is worth more or less than the one it is compared with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Reason {
    /// What happens on the table. If `against` is false it is a fact of this plan; else, but for [`Fact::Risks`],
    /// [`Fact::EndsFlight`], [`Fact::ExchangeHelpsOther`] and [`Fact::Promises`], which are always facts of this plan, it is one of
    /// the plan compared with, missing in this one.
    pub fact: Fact,
    /// Whether it speaks against the plan.
    pub against: bool,
}

impl Reason {
    /// Whether its fact is one of the plan itself, and not of the plan compared with.
    #[must_use]
    pub const fn is_of_this(&self) -> bool {
        let always = matches!(
            self.fact,
            Fact::Risks { .. } | Fact::EndsFlight { .. } | Fact::ExchangeHelpsOther | Fact::Promises { .. }
        );
        !self.against || always
    }
}
