//! The plots.

use std::collections::HashMap;

use super::svg::{Anchor, Scale, Svg};
use crate::Counted;
use crate::summary::{Lengths, Line, Pair, Part, Summary};

/// Height of a line with a name.
const ROW: f64 = 19.0;
/// Width of a plot.
const WIDTH: f64 = 860.0;
/// Space for names.
const NAMES: f64 = 130.0;
/// The side of a cell of the heat map.
const CELL: f64 = 14.0;
/// Bars of a histogram, at most.
const BARS: usize = 60;

fn percent(x: f64) -> String {
    format!("{:.1} %", 100.0 * x)
}

/// How many decimals tell ticks of percents apart.
fn tick(x: f64, step: f64) -> String {
    if step < 0.00999 { format!("{:.1} %", 100.0 * x) } else { format!("{:.0} %", 100.0 * x) }
}

fn step(ticks: &[f64]) -> f64 {
    ticks.windows(2).next().map_or(1.0, |w| w[1] - w[0])
}

/// The colour of a line: only what stands out has one.
fn class(line: &Line) -> &'static str {
    match (line.apart, line.won.share > line.fair) {
        (false, _) => "same",
        (true, true) => "more",
        (true, false) => "less",
    }
}

/// Win shares with their intervals, and the fair share.
pub fn shares(lines: &[Line], name: impl Fn(&str) -> String) -> String {
    let low = lines.iter().map(|l| l.won.low.min(l.fair)).fold(1.0, f64::min);
    let high = lines.iter().map(|l| l.won.high.max(l.fair)).fold(0.0, f64::max);
    let margin = (high - low).max(0.01) * 0.04;
    let height = ROW * lines.len() as f64;
    let (top, bottom) = (24.0, 24.0 + height);
    let mut svg = Svg::new(WIDTH, bottom + 14.0);
    let x = Scale::new((low - margin, high + margin), (NAMES, WIDTH - 70.0));
    let ticks = x.ticks(8);
    for t in &ticks {
        svg.line("grid", (x.at(*t), top), (x.at(*t), bottom));
        svg.text("soft", (x.at(*t), top - 8.0), Anchor::Middle, 0.0, &tick(*t, step(&ticks)));
    }
    for (i, line) in lines.iter().enumerate() {
        let y = top + ROW * (i as f64 + 0.5);
        let (name, class) = (name(&line.name), class(line));
        let interval = format!("{} to {}", percent(line.won.low), percent(line.won.high));
        let says = format!("{name}: {} ({interval}) in {} games", percent(line.won.share), line.games);
        svg.text("", (NAMES - 10.0, y + 4.0), Anchor::End, 0.0, &name);
        svg.line("fair", (x.at(line.fair), y - ROW / 2.0), (x.at(line.fair), y + ROW / 2.0));
        svg.line(&format!("bar {class}"), (x.at(line.won.low), y), (x.at(line.won.high), y));
        svg.dot(class, (x.at(line.won.share), y), 4.0, &says);
        svg.text("soft", (WIDTH - 8.0, y + 4.0), Anchor::End, 0.0, &percent(line.won.share));
    }
    svg.element()
}

/// By how much the presence of the other one changes the share of the first, without what chance explains.
fn change(pair: &Pair, own: f64) -> f64 {
    let seen = pair.won.share - own;
    let noise = own * (1.0 - own) / pair.games as f64;
    if seen == 0.0 { 0.0 } else { seen * (1.0 - noise / (seen * seen)).max(0.0) }
}

/// A heat map: each faction in a row, in the company of each other one in a column.
pub fn pairs<R: Counted>(summary: &Summary<R>) -> String {
    let factions = summary.factions();
    let n = factions.len();
    let place: HashMap<&str, usize> = factions.iter().enumerate().map(|(i, l)| (l.name.as_str(), i)).collect();
    let changes: Vec<(&Pair, f64)> = summary
        .pairs
        .iter()
        .flatten()
        .map(|p| (p, change(p, factions[place[p.faction.value.as_str()]].won.share)))
        .collect();
    let mut sizes: Vec<f64> = changes.iter().map(|(_, c)| c.abs()).collect();
    sizes.sort_by(f64::total_cmp);
    let full = sizes.get(sizes.len() * 99 / 100).copied().unwrap_or(0.0).max(0.01);
    let (left, top) = (NAMES, 96.0);
    let side = CELL * n as f64;
    let mut svg = Svg::new(left + side + 40.0, top + side + 46.0);
    for (i, line) in factions.iter().enumerate() {
        let name = R::faction_name(&line.name);
        let middle = CELL * (i as f64 + 0.5);
        svg.text("", (left - 8.0, top + middle + 4.0), Anchor::End, 0.0, &name);
        svg.text("", (left + middle + 4.0, top - 8.0), Anchor::Start, -90.0, &name);
    }
    for (pair, change) in changes {
        let (i, j) = (place[pair.faction.value.as_str()], place[pair.other.as_str()]);
        let says = format!(
            "{} with {} at the table: {} ({} to {}) in {} games, {} won together",
            R::faction_name(&pair.faction.value),
            R::faction_name(&pair.other),
            percent(pair.won.share),
            percent(pair.won.low),
            percent(pair.won.high),
            pair.games,
            pair.together
        );
        let (class, opacity) = match change {
            0.0 => ("none cell", 1.0),
            c if c < 0.0 => ("less cell", (-c / full).clamp(0.05, 1.0)),
            c => ("more cell", (c / full).clamp(0.05, 1.0)),
        };
        svg.rect(class, (left + CELL * j as f64, top + CELL * i as f64), (CELL - 1.0, CELL - 1.0), opacity, &says);
    }
    // the key
    let y = top + side + 22.0;
    for (i, part) in [-1.0, -0.5, 0.0, 0.5, 1.0].into_iter().enumerate() {
        let x = left + 96.0 * i as f64;
        let (class, opacity) = match part {
            0.0 => ("none cell", 1.0),
            _ if part < 0.0 => ("less cell", -part),
            _ => ("more cell", part),
        };
        let says = if part == 0.0 { "no change".into() } else { format!("{:+.1} pts", 100.0 * part * full) };
        svg.rect(class, (x, y), (CELL, CELL), opacity, &says);
        svg.text("soft", (x + CELL + 5.0, y + 11.0), Anchor::Start, 0.0, &says);
    }
    svg.element()
}

/// How long games are, in chapters that are called so.
pub fn lengths(lengths: &Lengths, chapters: &str) -> String {
    let counts = &lengths.histogram;
    let (top, bottom, left) = (12.0, 232.0, 64.0);
    let mut svg = Svg::new(WIDTH, bottom + 44.0);
    // the longest games, one of two hundred, are drawn as one bar at the end
    let all: u64 = counts.iter().sum();
    let mut sum = 0;
    let most = counts.iter().position(|n| {
        sum += n;
        sum * 200 >= all * 199
    });
    let most = most.unwrap_or(0) + 1;
    let wide = most.div_ceil(BARS).max(1);
    let mut bars: Vec<u64> = counts[..most.min(counts.len())].chunks(wide).map(|c| c.iter().sum()).collect();
    let rest: u64 = counts.iter().skip(most).sum();
    if rest > 0 {
        bars.push(rest);
    }
    let share = |n: u64| n as f64 / all.max(1) as f64;
    let high = bars.iter().copied().max().map_or(0.0, share);
    let y = Scale::new((0.0, high * 1.04), (bottom, top));
    let x = Scale::new((0.0, bars.len() as f64), (left, WIDTH - 12.0));
    let ticks = y.ticks(4);
    for t in &ticks {
        svg.line("grid", (left, y.at(*t)), (WIDTH - 12.0, y.at(*t)));
        svg.text("soft", (left - 8.0, y.at(*t) + 4.0), Anchor::End, 0.0, &tick(*t, step(&ticks)));
    }
    let every = bars.len().div_ceil(15).max(1);
    for (i, n) in bars.iter().enumerate() {
        let first = i * wide;
        let last = rest > 0 && i + 1 == bars.len();
        let name = match (last, wide) {
            (true, _) => format!("{most}+"),
            (_, 1) => first.to_string(),
            _ => format!("{first} to {}", first + wide - 1),
        };
        let (at, to) = (x.at(i as f64), x.at(i as f64 + 1.0));
        let says = format!("{name} {chapters}: {n} games, {}", percent(share(*n)));
        let class = if last { "same cell" } else { "more cell" };
        svg.rect(class, (at + 0.5, y.at(share(*n))), (to - at - 1.0, bottom - y.at(share(*n))), 1.0, &says);
        if last || i % every == 0 && bars.len() - i > every / 2 + 1 {
            let label = if last { format!("{most}+") } else { first.to_string() };
            svg.text("soft", ((at + to) / 2.0, bottom + 16.0), Anchor::Middle, 0.0, &label);
        }
    }
    svg.text("soft", ((left + WIDTH) / 2.0, bottom + 36.0), Anchor::Middle, 0.0, &format!("{chapters} in a game"));
    svg.element()
}

/// Parts of a whole, as bars.
pub fn parts(parts: &[Part]) -> String {
    let seen: Vec<&Part> = parts.iter().filter(|p| p.count > 0).collect();
    let row = 26.0;
    let mut svg = Svg::new(WIDTH, row * seen.len() as f64 + 12.0);
    let high = seen.iter().map(|p| p.share).fold(0.0, f64::max);
    let x = Scale::new((0.0, high), (NAMES + 30.0, WIDTH - 130.0));
    for (i, part) in seen.iter().enumerate() {
        let y = 6.0 + row * i as f64;
        svg.text("", (NAMES + 20.0, y + 16.0), Anchor::End, 0.0, &part.name);
        let wide = (x.at(part.share) - x.at(0.0)).max(1.0);
        svg.rect("more cell", (x.at(0.0), y + 3.0), (wide, row - 8.0), 1.0, &format!("{}: {}", part.name, part.count));
        let says = format!("{} ({})", percent(part.share), part.count);
        svg.text("soft", (x.at(part.share) + 8.0, y + 16.0), Anchor::Start, 0.0, &says);
    }
    svg.element()
}

/// The same factions or levels in two experiments, one along each axis.
pub fn scatter<R: Counted>(both: &[(&Line, &Line)], names: [&str; 2]) -> String {
    let (side, left, top) = (560.0, 70.0, 16.0);
    let mut svg = Svg::new(left + side + 110.0, top + side + 56.0);
    let shares = || both.iter().flat_map(|(a, b)| [a.won.low, a.won.high, b.won.low, b.won.high]);
    let (low, high) = (shares().fold(1.0, f64::min), shares().fold(0.0, f64::max));
    let x = Scale::new((low - 0.01, high + 0.01), (left, left + side));
    let y = Scale::new((low - 0.01, high + 0.01), (top + side, top));
    let ticks = x.ticks(8);
    for t in &ticks {
        svg.line("grid", (x.at(*t), top), (x.at(*t), top + side));
        svg.line("grid", (left, y.at(*t)), (left + side, y.at(*t)));
        svg.text("soft", (x.at(*t), top + side + 16.0), Anchor::Middle, 0.0, &tick(*t, step(&ticks)));
        svg.text("soft", (left - 8.0, y.at(*t) + 4.0), Anchor::End, 0.0, &tick(*t, step(&ticks)));
    }
    svg.line("fair", (x.at(low), y.at(low)), (x.at(high), y.at(high)));
    // names of those that stand out, if there is room for them
    let far = |(a, b): &&(&Line, &Line)| (a.won.share - a.fair).abs().max((b.won.share - b.fair).abs());
    let mut by_distance: Vec<_> = both.iter().collect();
    by_distance.sort_by(|p, q| far(q).total_cmp(&far(p)));
    let mut taken: Vec<(f64, f64)> = Vec::new();
    for (a, b) in by_distance {
        let at = (x.at(a.won.share), y.at(b.won.share));
        let name = R::faction_name(&a.name);
        let says = format!("{name}: {} against {}", percent(a.won.share), percent(b.won.share));
        svg.line("bar same", (x.at(a.won.low), at.1), (x.at(a.won.high), at.1));
        svg.line("bar same", (at.0, y.at(b.won.low)), (at.0, y.at(b.won.high)));
        svg.dot(class(b), at, 4.0, &says);
        if taken.iter().all(|t| (t.0 - at.0).abs() > 86.0 || (t.1 - at.1).abs() > 13.0) {
            svg.text("", (at.0 + 8.0, at.1 - 5.0), Anchor::Start, 0.0, &name);
            taken.push(at);
        }
    }
    svg.text("soft", (left + side / 2.0, top + side + 40.0), Anchor::Middle, 0.0, names[0]);
    svg.text("soft", (18.0, top + side / 2.0), Anchor::Middle, -90.0, names[1]);
    svg.element()
}
