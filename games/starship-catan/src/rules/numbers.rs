//! The numbers of the written rules, so that tests can find those that no scenario covers.

/// Every rule number, in the order of the written rules.
pub const RULE_NUMBERS: &[&str] = &[
    "SC-SHIP-1",
    "SC-SHIP-2",
    "SC-SHIP-3",
    "SC-SHIP-4",
    "SC-SHIP-5",
    "SC-SHIP-6",
    "SC-SHIP-7", //
    "SC-SET-1",
    "SC-SET-2",
    "SC-SET-3",
    "SC-SET-4",
    "SC-SET-5",
    "SC-SET-6",
    "SC-SET-7", //
    "SC-TURN-1",
    "SC-TURN-2", //
    "SC-PROD-1",
    "SC-PROD-2",
    "SC-PROD-3",
    "SC-PROD-4",
    "SC-PROD-5", //
    "SC-FLY-1",
    "SC-FLY-2",
    "SC-FLY-3",
    "SC-FLY-4",
    "SC-FLY-5",
    "SC-FLY-6",
    "SC-FLY-7",
    "SC-FLY-8",
    "SC-FLY-9", //
    "SC-ACT-1",
    "SC-ACT-2",
    "SC-ACT-3",
    "SC-ACT-4",
    "SC-ACT-5",
    "SC-ACT-6",
    "SC-ACT-7",
    "SC-ACT-8",
    "SC-ACT-9",
    "SC-ACT-10", //
    "SC-ADV-1",
    "SC-ADV-2",
    "SC-ADV-3",
    "SC-ADV-4",
    "SC-ADV-5",
    "SC-ADV-6", //
    "SC-PIR-1",
    "SC-PIR-2",
    "SC-PIR-3",
    "SC-PIR-4",
    "SC-PIR-5",
    "SC-PIR-6",
    "SC-PIR-7",
    "SC-PIR-8",
    "SC-PIR-9",
    "SC-PIR-10", //
    "SC-TRADE-1",
    "SC-TRADE-2",
    "SC-TRADE-3",
    "SC-TRADE-4", //
    "SC-BUILD-1",
    "SC-BUILD-2",
    "SC-BUILD-3", //
    "SC-MOD-L",
    "SC-MOD-C",
    "SC-MOD-S",
    "SC-MOD-T",
    "SC-MOD-R",
    "SC-MOD-P", //
    "SC-CARD-1",
    "SC-CARD-2",
    "SC-CARD-3",
    "SC-CARD-4", //
    "SC-VP-1",
    "SC-VP-2",
    "SC-VP-3", //
    "SC-END-1",
    "SC-END-2", //
    "SC-HID-1",
    "SC-HID-2",
    "SC-HID-3",
    "SC-HID-4",
    "SC-HID-5",
    "SC-HID-6",
    "SC-HID-7", //
    "SC-VAR-1",
    "SC-VAR-2",
    "SC-VAR-3",
    "SC-VAR-4",
];
