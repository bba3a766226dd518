//! `orrery curve`: a picture of the progress of training runs.

mod data;
mod picture;

use std::path::Path;

use std::process::ExitCode;

use self::data::{CurvePoint, TrainingCurve};

use super::exit_status::{bad_file, in_file};

use super::training::CurveFlags;

use orrery_ai::CURVE_HEAD;

/// Draws the training curves and writes the picture.
pub(super) fn run(asked: &CurveFlags) -> ExitCode {
    let drawn = asked.files.iter().map(|file| load(file, &asked.files)).collect::<Result<Vec<_>, _>>();
    let written = drawn.and_then(|curves| {
        let told = |error| format!("{}: {error}", asked.out.display());
        std::fs::write(&asked.out, picture::draw(&curves)).map_err(told)
    });
    match written {
        Ok(()) => {
            println!("{} drawn: {}", asked.files.len(), asked.out.display());
            ExitCode::SUCCESS
        }
        Err(error) => bad_file(error),
    }
}

/// Loads the curve in `file`, or returns a message with file and line. `all` lists the files that are drawn together.
fn load(file: &Path, all: &[impl AsRef<Path>]) -> Result<TrainingCurve, String> {
    let text = std::fs::read_to_string(file).map_err(|e| in_file(file, 0, &format!("cannot be read: {e}")))?;
    let points = read(&text).map_err(|(line, reason)| in_file(file, line, &reason))?;
    Ok(TrainingCurve { name: name(file, all), points })
}

/// Returns the name of the file, or its whole path if `all` contains another file with the same name.
fn name(file: &Path, all: &[impl AsRef<Path>]) -> String {
    let namesakes = all.iter().filter(|other| other.as_ref().file_name() == file.file_name()).count();
    let short = file.file_name().filter(|_| namesakes < 2).map(Path::new);
    short.unwrap_or(file).display().to_string()
}

/// Reads the evaluations of a curve. An error consists of the number of the line, counted from 1, and the reason.
fn read(text: &str) -> Result<Vec<CurvePoint>, (usize, String)> {
    let head = CURVE_HEAD.trim_end();
    let mut lines = (1..).zip(text.lines());
    let first = lines.next().map_or("", |(_, line)| line.trim_end());
    if first != head {
        return Err((1, format!("expected the columns `{head}`, found `{first}`")));
    }
    let mut points: Vec<CurvePoint> = Vec::new();
    for (number, line) in lines {
        let point = point(line).map_err(|reason| (number, reason))?;
        if let Some(before) = points.last().filter(|before| before.games >= point.games) {
            return Err((
                number,
                format!("games: expected more than the previous {}, found {}", before.games, point.games),
            ));
        }
        points.push(point);
    }
    if points.is_empty() {
        return Err((
            2,
            "expected a measurement, found the end of the file: this training has not been measured yet".to_owned(),
        ));
    }
    Ok(points)
}

/// Reads the evaluation on one line, or returns a message with the column and the expected value.
fn point(line: &str) -> Result<CurvePoint, String> {
    let columns: Vec<&str> = CURVE_HEAD.trim_end().split(',').collect();
    let words: Vec<&str> = line.split(',').map(str::trim).collect();
    if words.len() != columns.len() {
        return Err(format!("expected {} numbers separated by commas, found `{line}`", columns.len()));
    }
    let mut values = [0.0; 6];
    for ((column, word), value) in columns.iter().zip(&words).zip(&mut values) {
        let most = if column.starts_with("win_share") { 1.0 } else { f64::INFINITY };
        let expected = if most > 1.0 { "a number, 0 or more" } else { "a share, 0 to 1" };
        *value = word
            .parse()
            .ok()
            .filter(|value: &f64| value.is_finite() && (0.0..=most).contains(value))
            .ok_or_else(|| format!("{column}: expected {expected}, found `{word}`"))?;
    }
    let [games, _, _, loss, simple, older] = values;
    Ok(CurvePoint { games, loss, simple, older })
}

#[cfg(test)]
mod tests;
