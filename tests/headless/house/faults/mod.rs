//! What goes wrong on real machines: killed programs, damaged bytes, full and vanished disks. The counts that were reached,
//! and how to repeat them, stand in `docs/reliability.md`.

mod bytes;
mod child;
mod counts;
mod disk;
mod kill;

/// How often something is tried: `usually` in the ordinary tests, as often as the environment variable says in long runs.
pub fn count(variable: &str, usually: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.replace('_', "").parse().unwrap_or_else(|_| panic!("{variable}: `{text}` is no number")),
        Err(_) => usually,
    }
}

/// The size of a share of `count` for each thread, and the numbers of the shares.
pub fn in_shares(count: u64, work: impl Fn(u64, std::ops::Range<u64>) + Sync) {
    let shares = count_threads();
    let work = &work;
    std::thread::scope(|scope| {
        for share in 0..shares {
            scope.spawn(move || work(share, count * share / shares..count * (share + 1) / shares));
        }
    });
}

/// How many threads long runs take: one, unless `ORRERY_THREADS` says more.
fn count_threads() -> u64 {
    count("ORRERY_THREADS", 1).max(1)
}
