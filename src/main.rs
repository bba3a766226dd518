//! The program `orrery`.

fn main() -> std::process::ExitCode {
    orrery::cli::run()
}
