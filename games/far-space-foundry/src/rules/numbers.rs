//! The numbers of the written rules. Tests use them to find the rules that no scenario shows.

use orrery_core::rule_numbers;

/// All rule numbers, in the order of the written rules.
pub const RULE_NUMBERS: &[&str] = rule_numbers! { "FSF-":
    COM[1 2 3 4 5 6 7]
    SET[1 2 3 4 5 6 7]
    TURN[1 2 3 4 5]
    FLY[1 2 3 4 5]
    GDS[1 2 3 4 5 6 7]
    ACT[1 2 3 PR TR CA CA2 MA CH UP]
    CRD[1 2 3 4]
    PIL[1 2 3 4]
    ALN[1 TR NA FO OP ME SM SM2 SM3]
    MID[1 2 3 4]
    END[1 2 3 4 5]
    SOLO[1 2]
    HID[1 2 3 4]
};
