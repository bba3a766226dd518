use super::*;

/// The latest rules version that the tests accept.
const RULES_VERSION: u32 = 2;

/// Returns a code with this form, program version and rules version, followed by arbitrary data.
fn coded(form: u64, program: [u32; 3], rules: u32) -> String {
    let mut bits = BitBuffer::default();
    bits.put(form, 5);
    program.into_iter().for_each(|number| bits.put_small(number));
    bits.put_small(rules);
    bits.put(0x5_a5a5, 20);
    base32::write(bits)
}

/// Returns the rules version in a code of the first game, and the bits after its header.
fn told(code: &str) -> Result<(u32, Vec<bool>), ShareCodeError> {
    let mut bits = bits_of(code)?;
    let head = ShareCodeHeader::take(&mut bits)?;
    head.is_of(FIRST_GAME, RULES_VERSION)?;
    Ok((head.rules, bits.rest().to_vec()))
}

#[test]
fn share_code_of_another_version_names_that_version() {
    let ours = told(&coded(FIRST_FORM, [0, 1, 0], RULES_VERSION)).expect("it is of this version");
    assert!(ours.0 == RULES_VERSION && ours.1.contains(&true), "{ours:?}");
    let program = [1, 12, 345];
    let other = told(&coded(FIRST_FORM, program, RULES_VERSION)).expect("it can be read");
    assert_eq!(ours.1[..20], other.1[..20], "the program's version alone does not matter");
    assert!(told(&coded(FIRST_FORM, program, RULES_VERSION - 1)).is_ok_and(|older| older.0 == RULES_VERSION - 1));
    for (form, rules, told_rules) in
        [(FIRST_FORM, RULES_VERSION + 1, RULES_VERSION + 1), (FIRST_FORM, 0, 0), (PICKED_FORM + 1, 77, 0)]
    {
        let error = told(&coded(form, program, rules)).expect_err("another version");
        assert_eq!(
            error,
            ShareCodeError::Version { program: "1.12.345".to_owned(), rules: told_rules, ours: RULES_VERSION }
        );
        assert!(error.to_string().contains("needs Orrery 1.12.345"), "{error}");
    }
    let other_game = ShareCodeHeader { form: FORM, program: [0, 1, 0], game: 2, rules: 1 };
    assert_eq!(other_game.is_of(FIRST_GAME, RULES_VERSION), Err(ShareCodeError::Game { number: 2 }));
}
