//! A summary for the terminal.

use crate::Counted;
use crate::columns::Columns;
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

/// A table of shares; with all that is counted of each where it is about factions.
fn shares(columns: &Columns, title: &str, lines: &[Line], name: impl Fn(&str) -> String, factions: bool) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let shown = || columns.seats.iter().enumerate().filter(|(_, column)| factions || !column.of_faction);
    let mut text = format!("\n{title:<NAME$}    games  win share  95 % interval  fair     solo   shared");
    for (_, column) in shown() {
        text += &format!("  {:>width$}", column.short, width = column.width);
    }
    text += "\n";
    for l in lines {
        let mark = if l.apart { '*' } else { ' ' };
        let interval = format!("{} to {}", percent(l.won.low), percent(l.won.high));
        let share = percent(l.won.share);
        text += &format!(
            "{:<NAME$}  {:>7}    {share:>5} %{mark} {interval:>13}  {:>4}  {:>7}  {:>7}",
            name(&l.name),
            l.games,
            percent(l.fair),
            l.solo,
            l.shared
        );
        for (i, column) in shown() {
            text += &format!("  {:>width$.2}", l.means[i].value, width = column.width);
        }
        text += "\n";
    }
    text
}

/// A table of pieces.
fn pieces(lines: &[PieceLine], name: impl Fn(&str) -> String) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let mut text = format!("\n{:<24}    games    drawn     uses    users  win share  fair\n", "piece");
    for l in lines {
        let share = if l.users > 0 { format!("{} %", percent(l.won.share)) } else { String::new() };
        let fair = if l.users > 0 { percent(l.fair) } else { String::new() };
        let name = name(&l.name);
        text += &format!(
            "{name:<24}  {:>7}  {:>7}  {:>7}  {:>7}  {share:>9}  {fair:>4}\n",
            l.games, l.came, l.uses, l.users
        );
    }
    text
}

/// The summary as text, no line wider than a hundred characters.
pub fn table<R: Counted>(summary: &Summary<R>) -> String {
    let columns = R::COLUMNS;
    let chapters = columns.chapter.many;
    let plain = |title: &str, lines: &[Line]| shares(columns, title, lines, str::to_string, false);
    let factions = summary.factions();
    let mut text = columns.faction.map_or(String::new(), |f| shares(columns, f.one, factions, R::faction_name, true));
    if factions.iter().chain(&summary.seats).chain(&summary.orders).any(|l| l.apart) {
        text += "* differs from the fair share, even if all lines of the table are compared at once\n";
    }
    if let Some(factions) = &summary.factions {
        text += &format!("true win shares are apart by {} points (standard deviation)\n", percent(factions.spread));
    }
    if summary.levels.len() > 1 {
        text += &plain("level", &summary.levels);
    }
    text += &pieces(&summary.pieces, R::piece_name);
    text += &plain("seat", &summary.seats);
    text += &plain("turn order", &summary.orders);
    text += "\n";
    if summary.tables.len() > 1 {
        for t in &summary.tables {
            let (games, mean, answers) = (t.games, t.chapters.value, t.answers);
            text +=
                &format!("{} players: {games} games, {mean:.1} {chapters}, {answers:.0} answers a game\n", t.players);
        }
    }
    let l = &summary.lengths;
    text += &format!(
        "{chapters} a game: {:.1} on average; half of the games {} or less; the longest {}\n",
        l.mean, l.median, l.longest
    );
    text += &format!("answers a game: {:.0}\n", l.answers);
    text += &parts("games won", &summary.ends);
    for (group, counts) in columns.groups.iter().zip(&summary.groups) {
        if counts.value.iter().any(|p| p.count > 0) {
            text += &parts(group.head, &counts.value);
        }
    }
    text
}
