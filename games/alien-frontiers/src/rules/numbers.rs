//! The numbers of the written rules; tests use them to find rules without a scenario.

/// Every rule number, in the order of the written rules.
pub const RULE_NUMBERS: &[&str] = &[
    "SET-1", "SET-2", "SET-3", "SET-4", "SET-5", "SET-6", "SET-7", "SET-8", "SET-9", //
    "TURN-1", "TURN-2", "TURN-3", "TURN-4", "TURN-5", "TURN-6", "TURN-7", "TURN-8", //
    "FAC-SC", "FAC-LM", "FAC-OM", "FAC-SY", "FAC-CC", "FAC-CH", "FAC-AA", "FAC-TS", "FAC-RO", "FAC-MB", //
    "TER-1", "TER-AC", "TER-BP", "TER-BD", "TER-HP", "TER-HV", "TER-LB", "TER-PF", "TER-VM", //
    "FLD-I", "FLD-P", "FLD-R", //
    "TECH-1", "TECH-2", "TECH-3", "TECH-4", //
    "TECH-AC", "TECH-AM", "TECH-BP", "TECH-DC", "TECH-GM", "TECH-HD", //
    "TECH-OT", "TECH-PC", "TECH-PD", "TECH-RC", "TECH-SB", "TECH-TW", //
    "END-1", "END-2", "END-3", "END-4",
];
