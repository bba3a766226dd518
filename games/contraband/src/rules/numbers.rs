//! The numbers of the written rules. Tests use them to find rules that no scenario covers.

use orrery_core::rule_numbers;

/// Every rule number, in the order of the written rules.
pub const RULE_NUMBERS: &[&str] = rule_numbers! { "CB-":
    SET[1 2 3 4 5 6 7 8 9]
    BRD[1 2 3 4 5]
    RND[1 2 3]
    MOV[1 2 3 4]
    GAT[1]
    MIN[1 2 3 4 5]
    MKT[1 2 3 4]
    UPG[1 2 3 4]
    BRK[1 2 3 4]
    FGT[1 2 3 4 5]
    FLE[1 2 3]
    PIR[1 2 3]
    NPC[1]
    PAT[1 2]
    MEET[1 2 3]
    POL[1 2 3 4 5]
    ALI[1 2 3 4 5 6 7]
    BON[1 2 3 4 5 6 7 8 9]
    OBJ[1]
    END[1 2]
    SOL[1 2 3 4]
    SIM[1 2 3 4 5]
    HID[1 2 3 4 5 6 7]
};
