//! Numbers in the format of the current language.

use super::text;

/// Formats a count with thousands separators.
pub fn grouped(count: u32) -> String {
    set_apart(&count.to_string())
}

/// Formats a number with `places` decimals and thousands separators. The minus sign is an en dash, because the fonts lack U+2212.
pub fn decimal(value: f64, places: usize) -> String {
    let digits = format!("{:.places$}", value.abs());
    let nothing = digits.chars().all(|c| matches!(c, '0' | '.'));
    let sign = if value < 0.0 && !nothing { "–" } else { "" };
    match digits.split_once('.') {
        Some((whole, rest)) => format!("{sign}{}{}{rest}", set_apart(whole), text("number-decimal")),
        None => format!("{sign}{}", set_apart(&digits)),
    }
}

/// Separates digits into groups of three.
fn set_apart(digits: &str) -> String {
    let mut out = String::with_capacity(digits.len() + 6);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            out.push_str(&text("number-group"));
        }
        out.push(digit);
    }
    out
}
