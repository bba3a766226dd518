//! The numbers of the written rules, by which tests find the rules that no scenario covers.

use orrery_core::rule_numbers;

/// Every rule number, in the order of the written rules.
pub const RULE_NUMBERS: &[&str] = rule_numbers! { "SC-":
    SHIP[1 2 3 4 5 6 7]
    SET[1 2 3 4 5 6 7]
    TURN[1 2]
    PROD[1 2 3 4 5]
    FLY[1 2 3 4 5 6 7 8 9]
    ACT[1 2 3 4 5 6 7 8 9 10]
    ADV[1 2 3 4 5 6]
    PIR[1 2 3 4 5 6 7 8 9 10]
    TRADE[1 2 3 4]
    BUILD[1 2 3]
    MOD[L C S T R P]
    CARD[1 2 3 4]
    VP[1 2 3]
    END[1 2]
    HID[1 2 3 4 5 6 7]
    VAR[1 2 3 4]
};
