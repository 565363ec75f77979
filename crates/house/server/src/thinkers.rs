//! Bots that search think here: on threads of their own, so many at a time, every table in its turn. However much there is
//! to think about, those who answer people are not kept waiting for it.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use table::{AnyIdea, AnyThought};
use tokio::sync::mpsc::UnboundedSender;

use crate::metrics::Metrics;

/// A thread that has thought about one thing for so long is not counted on any more.
const LOST: Duration = Duration::from_secs(10);
/// Threads that may be lost in this way before fewer think.
const MOST_LOST: usize = 16;
/// How much less important a thread that thinks is to the system.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Threads that think.
pub struct Thinkers(Arc<Shared>);

struct Shared {
    metrics: Arc<Metrics>,
    size: usize,
    lost: Duration,
    queue: Mutex<Queue>,
    woken: Condvar,
}

/// Something to think about.
struct Task {
    thought: Box<dyn AnyThought>,
    until: Instant,
    ideas: UnboundedSender<AnyIdea>,
    came: Instant,
}

#[derive(Default)]
struct Queue {
    /// Tables that have something to think about, with all of it; the next one first.
    tables: VecDeque<(Arc<str>, VecDeque<Task>)>,
    waiting: usize,
    /// What threads think about: for which table, since when.
    busy: HashMap<u64, (Arc<str>, Instant)>,
    /// Threads that are not counted on any more, and the table each was lost for.
    lost: HashMap<u64, Arc<str>>,
    /// Threads that are counted on, and how many there have been.
    threads: usize,
    begun: u64,
    closed: bool,
}

impl Thinkers {
    /// As many threads as there are processors.
    pub fn new(metrics: Arc<Metrics>) -> Thinkers {
        let processors = thread::available_parallelism().map_or(2, |n| n.get());
        Thinkers::of(processors, LOST, metrics)
    }

    fn of(size: usize, lost: Duration, metrics: Arc<Metrics>) -> Thinkers {
        let (queue, woken) = (Mutex::default(), Condvar::new());
        Thinkers(Arc::new(Shared { metrics, size, lost, queue, woken }))
    }

    /// Lets a bot of a table think; its idea should be there then. A table for which a thread was lost gets no other one.
    pub fn think(&self, table: &str, thought: Box<dyn AnyThought>, until: Instant, ideas: UnboundedSender<AnyIdea>) {
        let shared = &self.0;
        let now = Instant::now();
        let mut queue = shared.queue();
        queue.miss_the_lost(now, shared.lost);
        if queue.lost.values().any(|t| **t == *table) {
            return; // somebody else answers when its time is up
        }
        let task = Task { thought, until, ideas, came: now };
        match queue.tables.iter_mut().find(|(t, _)| **t == *table) {
            Some((_, tasks)) => tasks.push_back(task),
            None => queue.tables.push_back((table.into(), VecDeque::from([task]))),
        }
        queue.waiting += 1;
        shared.count(&queue);
        while queue.threads < shared.size
            && queue.lost.len() <= MOST_LOST
            && queue.threads < queue.waiting + queue.busy.len()
        {
            if !shared.clone().begin(&mut queue) {
                break;
            }
        }
        drop(queue);
        shared.woken.notify_one();
    }
}

impl Drop for Thinkers {
    fn drop(&mut self) {
        self.0.queue().closed = true;
        self.0.woken.notify_all();
    }
}

impl Queue {
    /// The next thing to think about, each table in its turn.
    fn next(&mut self) -> Option<(Arc<str>, Task)> {
        while let Some((table, mut tasks)) = self.tables.pop_front() {
            let task = tasks.pop_front();
            if !tasks.is_empty() {
                self.tables.push_back((table.clone(), tasks));
            }
            self.waiting -= task.is_some() as usize;
            if let Some(task) = task.filter(|t| t.thought.is_wanted()) {
                return Some((table, task));
            }
        }
        None
    }

    /// Whoever thinks for too long is not counted on any more.
    fn miss_the_lost(&mut self, now: Instant, patience: Duration) {
        let long = |(_, (_, since)): &(&u64, &(Arc<str>, Instant))| now.duration_since(*since) > patience;
        let gone: Vec<u64> = self.busy.iter().filter(long).map(|(thread, _)| *thread).collect();
        for thread in gone {
            if let Some((table, _)) = self.busy.remove(&thread) {
                self.lost.insert(thread, table);
                self.threads -= 1;
            }
        }
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().expect("nobody panics while holding it")
    }

    fn count(&self, queue: &Queue) {
        self.metrics.thoughts_waiting.store(queue.waiting as i64, Relaxed);
        self.metrics.thinkers_lost.store(queue.lost.len() as i64, Relaxed);
    }

    /// Begins a thread; false if the system has none.
    fn begin(self: Arc<Self>, queue: &mut Queue) -> bool {
        let number = queue.begun;
        let begun = thread::Builder::new().name(format!("thinker {number}")).spawn(move || {
            step_back();
            while let Some(task) = self.wait(number) {
                self.think(task);
                if !self.is_counted_on(number) {
                    return;
                }
            }
        });
        match begun {
            Ok(_) => (queue.begun, queue.threads) = (number + 1, queue.threads + 1),
            Err(ref why) => tracing::error!(%why, "no thread to think"),
        }
        begun.is_ok()
    }

    /// Waits for something to think about; none when everything is over.
    fn wait(&self, number: u64) -> Option<Task> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if let Some((table, mut task)) = queue.next() {
                let now = Instant::now();
                // The time that is left is shared with all who wait, and the idea has still to find its way.
                let left = task.until.saturating_duration_since(now).mul_f64(0.75);
                let share = left.mul_f64(self.size as f64 / (self.size + queue.waiting) as f64);
                task.thought.at_most(share.as_millis().max(1) as u32);
                queue.busy.insert(number, (table, now));
                self.count(&queue);
                return Some(task);
            }
            self.count(&queue);
            queue = self.woken.wait(queue).expect("nobody panics while holding it");
        }
    }

    fn think(&self, task: Task) {
        let began = Instant::now();
        drop(task.ideas.send(task.thought.think())); // the table may be gone
        self.metrics.thought(began - task.came, began.elapsed());
    }

    /// Is a thread that has finished still counted on? One that was lost and has come back is, where there is room.
    fn is_counted_on(&self, number: u64) -> bool {
        let mut queue = self.queue();
        queue.busy.remove(&number);
        if queue.lost.remove(&number).is_none() {
            return true;
        }
        let room = queue.threads < self.size;
        queue.threads += room as usize;
        room
    }
}

/// People are answered first: the system runs a thread that thinks where nothing else has to be run.
fn step_back() {
    #[cfg(target_os = "linux")]
    if let Err(why) = rustix::process::setpriority_process(None, NICE) {
        tracing::warn!(%why, "bots think as if they were people");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use table::Millis;
    use tokio::sync::mpsc::unbounded_channel;

    use super::*;

    /// Something to think about, which takes until it is let go.
    struct Question {
        wanted: bool,
        stuck: Arc<AtomicBool>,
    }
    impl AnyThought for Question {
        fn until(&self) -> Millis {
            0
        }
        fn is_wanted(&self) -> bool {
            self.wanted
        }
        fn at_most(&mut self, _: u32) {}
        fn think(self: Box<Self>) -> AnyIdea {
            while self.stuck.load(Relaxed) {
                thread::sleep(Duration::from_millis(5));
            }
            AnyIdea::new(())
        }
    }
    fn question(wanted: bool) -> Box<dyn AnyThought> {
        Box::new(Question { wanted, stuck: Arc::default() })
    }

    #[test]
    fn every_table_has_its_turn() {
        let (ideas, _) = unbounded_channel();
        let now = Instant::now();
        let task = || Task { thought: question(true), until: now, ideas: ideas.clone(), came: now };
        let mut queue = Queue { waiting: 6, ..Queue::default() };
        for (table, tasks) in [("a", 3), ("b", 1), ("c", 2)] {
            queue.tables.push_back((table.into(), (0..tasks).map(|_| task()).collect()));
        }
        let order: Vec<Arc<str>> = std::iter::from_fn(|| queue.next()).map(|(table, _)| table).collect();
        assert_eq!(order.iter().map(|t| &**t).collect::<Vec<_>>(), ["a", "b", "c", "a", "c", "a"]);
        assert_eq!(queue.waiting, 0);
    }

    #[test]
    fn what_nobody_wants_to_know_is_not_thought_about() {
        let (ideas, _) = unbounded_channel();
        let task = Task { thought: question(false), until: Instant::now(), ideas, came: Instant::now() };
        let mut queue = Queue { waiting: 1, ..Queue::default() };
        queue.tables.push_back(("a".into(), VecDeque::from([task])));
        assert!(queue.next().is_none());
        assert_eq!(queue.waiting, 0);
    }

    #[test]
    fn a_thread_that_does_not_come_back_is_replaced_until_it_does() {
        let metrics = Arc::new(Metrics::default());
        let patience = Duration::from_millis(50);
        let thinkers = Thinkers::of(1, patience, metrics.clone());
        let until = Instant::now() + Duration::from_secs(60);
        let (ideas, mut came) = unbounded_channel();
        let stuck = Arc::new(AtomicBool::new(true));
        let first = Box::new(Question { wanted: true, stuck: stuck.clone() });
        thinkers.think("a", first, until, ideas.clone());
        thread::sleep(patience * 3);
        assert!(came.try_recv().is_err(), "it is stuck");
        thinkers.think("b", question(true), until, ideas.clone());
        assert!(came.blocking_recv().is_some(), "another thread thinks for others");
        assert_eq!(metrics.thinkers_lost.load(Relaxed), 1);
        thinkers.think("a", question(true), until, ideas);
        assert_eq!(thinkers.0.queue().waiting, 0, "no other thread for the table that has lost one");
        stuck.store(false, Relaxed);
        assert!(came.blocking_recv().is_some(), "it has come back");
        while !thinkers.0.queue().lost.is_empty() {
            thread::sleep(Duration::from_millis(5));
        }
        assert_eq!(thinkers.0.queue().threads, 1);
    }
}
