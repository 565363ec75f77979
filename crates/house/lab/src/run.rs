//! Playing on many threads: games are handed over in the order of their numbers, whichever thread is done first.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, mpsc};

use bots::Minds;

use crate::Counted;
use crate::plan::Plan;
use crate::play::{self, Played};

/// Most games in a chunk: what a thread takes at a time.
const CHUNK: u64 = 64;
/// Chunks that may wait, for each thread, until the one before them is done: this bounds the memory.
const AHEAD: u64 = 16;

/// What threads agree on.
struct Agreed {
    next: u64,
    merged: u64,
}

/// The next chunk, as soon as it is not too far ahead; `None` if there is no more to do.
fn take(agreed: &Mutex<Agreed>, moved: &Condvar, chunks: u64, ahead: u64, stop: &AtomicBool) -> Option<u64> {
    let mut now = agreed.lock().expect("no thread panics with the lock");
    loop {
        if stop.load(Ordering::Relaxed) || now.next >= chunks {
            return None;
        }
        if now.next < now.merged + ahead {
            now.next += 1;
            return Some(now.next - 1);
        }
        now = moved.wait(now).expect("no thread panics with the lock");
    }
}

/// Plays the games of a plan and hands each to `each`, in order. When `stop` is set, games under way are finished, and
/// what was handed over are exactly the first games of the plan. The number of games handed over comes back, or what
/// went wrong.
pub fn run<R: Counted + Minds>(
    plan: &Plan<R>,
    threads: usize,
    save: bool,
    stop: &AtomicBool,
    mut each: impl FnMut(Played) -> Result<(), String>,
) -> Result<u64, String> {
    let games = plan.wanted().games;
    let threads = (threads.max(1) as u64).min(games.max(1));
    // long games are shared out one by one
    let size = (games / (threads * 16)).clamp(1, CHUNK);
    let (chunks, ahead) = (games.div_ceil(size), AHEAD * threads);
    let agreed = Mutex::new(Agreed { next: 0, merged: 0 });
    let moved = Condvar::new();
    let (send, receive) = mpsc::channel::<(u64, Result<Vec<Played>, String>)>();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (send, agreed, moved) = (send.clone(), &agreed, &moved);
            scope.spawn(move || {
                while let Some(chunk) = take(agreed, moved, chunks, ahead, stop) {
                    let numbers = chunk * size..((chunk + 1) * size).min(games);
                    if send.send((chunk, play_all(plan, numbers, save, stop))).is_err() {
                        return; // nobody listens any more
                    }
                }
            });
        }
        drop(send);
        let mut merge = || {
            let (mut waiting, mut next, mut done) = (BTreeMap::new(), 0, 0);
            for (chunk, played) in &receive {
                waiting.insert(chunk, played);
                while let Some(played) = waiting.remove(&next) {
                    let played = played?;
                    let whole = played.len() as u64 == size.min(games - next * size);
                    for one in played {
                        each(one)?;
                        done += 1;
                    }
                    if !whole {
                        return Ok(done); // it was stopped here: later games would leave a gap
                    }
                    next += 1;
                    agreed.lock().expect("no thread panics with the lock").merged = next;
                    moved.notify_all();
                }
            }
            Ok(done)
        };
        let result = merge();
        drop(receive);
        if result.is_err() {
            stop.store(true, Ordering::Relaxed);
        }
        let _all = agreed.lock().expect("no thread panics with the lock");
        moved.notify_all();
        result
    })
}

/// Plays games one after the other until it is stopped.
fn play_all<R: Counted + Minds>(
    plan: &Plan<R>,
    numbers: std::ops::Range<u64>,
    save: bool,
    stop: &AtomicBool,
) -> Result<Vec<Played>, String> {
    let mut all = Vec::with_capacity((numbers.end - numbers.start) as usize);
    for number in numbers {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let played = catch_unwind(AssertUnwindSafe(|| play::play(plan, number, save)));
        let why = match played {
            Ok(Ok(played)) => {
                all.push(played);
                continue;
            }
            Ok(Err(why)) => why.to_string(),
            Err(_) => "the rules were broken".into(),
        };
        return Err(format!("game {} (seed {}) failed: {why}", number + 1, plan.setup(number).seed));
    }
    Ok(all)
}
