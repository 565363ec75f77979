//! A summary for the terminal.

use content::texts::{alien_name, piece_name};

use crate::summary::{Line, Part, PieceLine, Summary};

/// The width of names.
const NAME: usize = 16;

fn percent(x: f64) -> String {
    format!("{:.1}", 100.0 * x)
}

/// Parts of a whole, one in a line.
fn parts(title: &str, parts: &[Part]) -> String {
    let line = |p: &Part| format!("  {:<24}{:>6} %  {:>9}\n", p.name, percent(p.share), p.count);
    format!("\n{title}\n{}", parts.iter().filter(|p| p.count > 0).map(line).collect::<String>())
}

/// A table of shares; with the columns of powers for aliens.
fn shares(title: &str, lines: &[Line], name: impl Fn(&str) -> String, powers: bool) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let mut text = format!("\n{title:<NAME$}    games  win share  95 % interval  fair     solo   shared  colonies");
    text += if powers { "    uses   zaps\n" } else { "\n" };
    for l in lines {
        let mark = if l.apart { '*' } else { ' ' };
        let interval = format!("{} to {}", percent(l.won.low), percent(l.won.high));
        let share = percent(l.won.share);
        text += &format!(
            "{:<NAME$}  {:>7}    {share:>5} %{mark} {interval:>13}  {:>4}  {:>7}  {:>7}  {:>8.2}",
            name(&l.name),
            l.games,
            percent(l.fair),
            l.solo,
            l.shared,
            l.colonies
        );
        if powers {
            text += &format!("  {:>6.2}  {:>5.2}", l.uses, l.zaps);
        }
        text += "\n";
    }
    text
}

/// A table of techs, hazards and the like.
fn pieces(lines: &[PieceLine]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let mut text = format!("\n{:<24}    games    drawn     uses    users  win share  fair\n", "piece");
    for l in lines {
        let share = if l.users > 0 { format!("{} %", percent(l.won.share)) } else { String::new() };
        let fair = if l.users > 0 { percent(l.fair) } else { String::new() };
        let name = piece_name(&l.name);
        text += &format!(
            "{name:<24}  {:>7}  {:>7}  {:>7}  {:>7}  {share:>9}  {fair:>4}\n",
            l.games, l.came, l.uses, l.users
        );
    }
    text
}

/// The summary as text, no line wider than a hundred characters.
pub fn table(summary: &Summary) -> String {
    let mut text = shares("alien", &summary.aliens, |id| alien_name(id).into_owned(), true);
    if summary.aliens.iter().chain(&summary.seats).chain(&summary.orders).any(|l| l.apart) {
        text += "* differs from the fair share, even if all lines of the table are compared at once\n";
    }
    text += &format!("true win shares are apart by {} points (standard deviation)\n", percent(summary.spread));
    if summary.levels.len() > 1 {
        text += &shares("level", &summary.levels, str::to_string, false);
    }
    text += &pieces(&summary.pieces);
    text += &shares("seat", &summary.seats, str::to_string, false);
    text += &shares("turn order", &summary.orders, str::to_string, false);
    text += "\n";
    if summary.tables.len() > 1 {
        for t in &summary.tables {
            let (games, mean, answers) = (t.games, t.encounters, t.answers);
            text +=
                &format!("{} players: {games} games, {mean:.1} encounters, {answers:.0} answers a game\n", t.players);
        }
    }
    let l = &summary.lengths;
    text += &format!(
        "encounters a game: {:.1} on average; half of the games {} or less; the longest {}\n",
        l.mean, l.median, l.longest
    );
    text += &format!("answers a game: {:.0}\n", l.answers);
    text += &parts("games won", &summary.ends);
    text += &parts("encounters", &summary.outcomes);
    if summary.deals.iter().any(|p| p.count > 0) {
        text += &parts("deals: the offense gave", &summary.deals);
    }
    text
}
