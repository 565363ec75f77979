//! The page.

use super::plots;
use super::svg::{STYLE, escape};
use crate::Counted;
use crate::columns::{Columns, Group};
use crate::summary::{Factions, Line, Named, Pair, Part, PieceLine, Summary};

const PAGE: &str = "\
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif}\
main{max-width:960px;margin:0 auto;padding:24px 20px 60px}\
h1{font-size:26px;margin:0 0 4px}h2{font-size:19px;margin:40px 0 6px}p{margin:4px 0 12px;max-width:75ch}\
.soft{color:var(--soft)}code{font:13px ui-monospace,monospace;overflow-wrap:anywhere}\
.facts{display:flex;flex-wrap:wrap;gap:12px 28px;margin:18px 0}.facts b{display:block;font-size:22px}\
.wide{overflow-x:auto;margin:10px 0}svg{max-width:none;display:block}\
table{border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums}\
th,td{padding:3px 12px 3px 0;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}\
th:first-child,td:first-child{text-align:left}th{color:var(--soft);font-weight:600;cursor:pointer;user-select:none}\
th[data-up]::after{content:' ↑'}th[data-down]::after{content:' ↓'}\
details{margin:10px 0}summary{cursor:pointer;color:var(--soft)}";

/// Tables are sorted by the column whose head is clicked.
const SORT: &str = "\
document.querySelectorAll('th').forEach(th=>th.addEventListener('click',()=>{\
const table=th.closest('table'),body=table.tBodies[0],i=[...th.parentNode.children].indexOf(th),\
up=th.hasAttribute('data-down');\
table.querySelectorAll('th').forEach(h=>{h.removeAttribute('data-up');h.removeAttribute('data-down')});\
th.setAttribute(up?'data-up':'data-down','');\
const of=r=>{const c=r.cells[i],v=c.dataset.v;return v===undefined?c.textContent:+v};\
[...body.rows].sort((a,b)=>{const x=of(a),y=of(b),d=typeof x==='number'?x-y:x.localeCompare(y);return up?d:-d})\
.forEach(r=>body.append(r))}));";

fn percent(x: f64) -> String {
    format!("{:.1} %", 100.0 * x)
}

/// A cell with the number it is sorted by.
fn cell(sort: f64, text: &str) -> String {
    format!("<td data-v=\"{sort}\">{}</td>", escape(text))
}

fn interval(low: f64, high: f64) -> String {
    format!("{:.1} to {:.1}", 100.0 * low, 100.0 * high)
}

fn table(heads: &[&str], rows: impl Iterator<Item = String>) -> String {
    let heads: String = heads.iter().map(|h| format!("<th>{h}</th>")).collect();
    let rows: String = rows.map(|r| format!("<tr>{r}</tr>\n")).collect();
    format!("<div class=\"wide\"><table><thead><tr>{heads}</tr></thead><tbody>\n{rows}</tbody></table></div>\n")
}

fn shares(columns: &Columns, first: &str, lines: &[Line], name: impl Fn(&str) -> String) -> String {
    let counted: Vec<String> = columns.seats.iter().map(|column| column.name.replace('_', " ")).collect();
    let mut heads = vec![first, "games", "win share", "95 % interval", "fair", "solo", "shared"];
    heads.extend(counted.iter().map(String::as_str));
    let row = |l: &Line| {
        let mark = if l.apart { " *" } else { "" };
        [
            format!("<td>{}</td>", escape(&name(&l.name))),
            cell(l.games as f64, &l.games.to_string()),
            cell(l.won.share, &format!("{}{mark}", percent(l.won.share))),
            cell(l.won.low, &interval(l.won.low, l.won.high)),
            cell(l.fair, &percent(l.fair)),
            cell(l.solo as f64, &l.solo.to_string()),
            cell(l.shared as f64, &l.shared.to_string()),
            l.means.iter().map(|mean| cell(mean.value, &format!("{:.2}", mean.value))).collect(),
        ]
        .concat()
    };
    table(&heads, lines.iter().map(row))
}

/// The pairs whose company changes most, judged by how sure it is.
fn notable<R: Counted>(summary: &Summary<R>) -> Vec<(&Pair, f64, f64)> {
    let line = |p: &Pair| summary.factions().iter().find(|l| l.name == p.faction.value);
    let own = |p: &Pair| line(p).map_or(p.fair, |l| l.won.share);
    let sure = |p| {
        let own = own(p);
        let noise = (own * (1.0 - own) / p.games as f64).sqrt();
        (p, p.won.share - own, if noise > 0.0 { (p.won.share - own) / noise } else { 0.0 })
    };
    let mut all: Vec<_> = summary.pairs.iter().flatten().map(sure).collect();
    all.sort_by(|a, b| b.2.abs().total_cmp(&a.2.abs()));
    all.truncate(40);
    all
}

fn pair_table<R: Counted>(summary: &Summary<R>, faction: &str) -> String {
    let heads = [faction, "with", "games", "win share", "95 % interval", "change", "σ", "won together"];
    let name = |id: &str| escape(&R::faction_name(id));
    let row = |(p, change, sigma): (&Pair, f64, f64)| {
        [
            format!("<td>{}</td><td>{}</td>", name(&p.faction.value), name(&p.other)),
            cell(p.games as f64, &p.games.to_string()),
            cell(p.won.share, &percent(p.won.share)),
            cell(p.won.low, &interval(p.won.low, p.won.high)),
            cell(change, &format!("{:+.1}", 100.0 * change)),
            cell(sigma, &format!("{sigma:+.1}")),
            cell(p.together as f64, &p.together.to_string()),
        ]
        .concat()
    };
    table(&heads, notable(summary).into_iter().map(row))
}

/// Pieces, if there were any.
fn piece_table<R: Counted>(lines: &[PieceLine]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let heads = ["piece", "games", "drawn", "uses", "users", "win share", "95 % interval", "fair"];
    let row = |l: &PieceLine| {
        let mut row = [
            format!("<td>{}</td>", escape(&R::piece_name(&l.name))),
            cell(l.games as f64, &l.games.to_string()),
            cell(l.came as f64, &l.came.to_string()),
            cell(l.uses as f64, &l.uses.to_string()),
            cell(l.users as f64, &l.users.to_string()),
        ]
        .concat();
        row += &if l.users > 0 {
            let shares = [cell(l.won.share, &percent(l.won.share)), cell(l.won.low, &interval(l.won.low, l.won.high))];
            shares.concat() + &cell(l.fair, &percent(l.fair))
        } else {
            "<td></td>".repeat(3)
        };
        row
    };
    let about = "How often each lay in the middle of the table or was used, and how those fared who used it.";
    format!("<h2>{}</h2>\n<p>{about}</p>\n{}", R::COLUMNS.pieces, table(&heads, lines.iter().map(row)))
}

/// The command that makes the same results.
fn command<R: Counted>(summary: &Summary<R>) -> String {
    let p = &summary.plan;
    let players: Vec<String> = p.players.iter().map(u8::to_string).collect();
    let program = R::COLUMNS.program;
    let mut line = format!("{program} sim --games {} --players {}", summary.games, players.join(","));
    line += &format!(" --bots {} --seed {}", p.bots.join(","), p.seed);
    let own = R::said(&p.own);
    for (option, value) in own.iter().filter_map(|(option, value)| value.as_ref().map(|value| (option, value))) {
        line += &format!(" --{option} {value}");
    }
    if let Some(budget) = p.budget {
        line += &format!(" --budget {budget}");
    }
    let flags = own.iter().filter(|(_, value)| value.is_none()).map(|(flag, _)| *flag);
    for flag in flags.chain(p.rotate.then_some("rotate")) {
        line += &format!(" --{flag}");
    }
    line
}

/// How those fared who played as something.
fn factions<R: Counted>(summary: &Summary<R>) -> [String; 2] {
    let (columns, Some(noun)) = (R::COLUMNS, R::COLUMNS.faction) else { return Default::default() };
    let (one, many) = (noun.one, noun.many);
    let wins = format!(
        "<h2>Win shares</h2>\n<p>A shared win is divided among its winners. The bar is the 95 % interval of one {one} by itself; the \
dashed line is the fair share. Only {many} that differ from it even when all are compared at once have a colour \
(and a * in the table).</p>\n<div class=\"wide\">{plot}</div>\n<details><summary>As a table (click a head to sort)</summary>{table}</details>\n",
        plot = plots::shares(summary.factions(), R::faction_name),
        table = shares(columns, one, summary.factions(), R::faction_name),
    );
    let company = format!(
        "<h2>Company</h2>\n<p>How the win share of the {one} in the row changes when the {one} in the column is at the table, \
without what chance alone explains; grey cells are explained by chance. Point at a cell for its numbers.</p>\n<div class=\"wide\">{pairs}</div>\n\
<details><summary>The forty surest</summary>{pair_table}</details>\n",
        pairs = plots::pairs(summary),
        pair_table = pair_table(summary, one),
    );
    [wins, company]
}

/// What was counted of games.
fn groups<R: Counted>(summary: &Summary<R>) -> String {
    let group = |(group, counts): (&Group, &Named<Vec<Part>>)| {
        let about = if group.about.is_empty() { String::new() } else { format!("<p>{}</p>\n", group.about) };
        format!("<h2>{}</h2>\n{about}<div class=\"wide\">{}</div>\n", group.title, plots::parts(&counts.value))
    };
    R::COLUMNS.groups.iter().zip(&summary.groups).map(group).collect()
}

/// The whole report as one page.
pub fn html<R: Counted>(summary: &Summary<R>) -> String {
    let columns = R::COLUMNS;
    let chapters = columns.chapter.many;
    let players: Vec<String> = summary.plan.players.iter().map(u8::to_string).collect();
    let title = format!("{} games between {} bots", summary.games, summary.plan.bots.join(", "));
    let fact = |value: String, name: &str| format!("<div><b>{value}</b><span class=\"soft\">{name}</span></div>");
    let mut facts = [
        fact(summary.games.to_string(), "games"),
        fact(players.join(", "), "players"),
        fact(format!("{:.1}", summary.lengths.mean), &format!("{chapters} a game")),
        fact(format!("{:.0}", summary.lengths.answers), "answers a game"),
    ]
    .concat();
    if let Some(Factions { spread, lines }) = &summary.factions {
        let apart = lines.value.iter().filter(|l| l.apart).count();
        facts += &fact(lines.value.len().to_string(), &lines.name);
        facts += &fact(apart.to_string(), "unlike the fair share");
        facts += &fact(format!("{:.1}", 100.0 * spread), "points of true spread");
    }
    let [factions, company] = factions(summary);
    let own = str::to_string;
    let shares = |first: &str, lines: &[Line]| shares(columns, first, lines, own);
    let levels = if summary.levels.len() > 1 {
        format!("<h2>Levels</h2>{}{}", plots::shares(&summary.levels, own), shares("level", &summary.levels))
    } else {
        String::new()
    };
    let (and_orders, orders) = if columns.turns {
        let plot = plots::shares(&summary.orders, |s| format!("turn {s}"));
        let orders = format!("<div class=\"wide\">{plot}</div>{}", shares("turn", &summary.orders));
        (", and by the order of the first turns", orders)
    } else {
        Default::default()
    };
    let counts = table(
        &["players", "games", chapters, "answers"],
        summary.tables.iter().map(|t| {
            [
                cell(t.players as f64, &t.players.to_string()),
                cell(t.games as f64, &t.games.to_string()),
                cell(t.chapters.value, &format!("{:.1}", t.chapters.value)),
                cell(t.answers, &format!("{:.0}", t.answers)),
            ]
            .concat()
        }),
    );
    let l = &summary.lengths;
    format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><title>{title} · Hypergate</title>\
<style>{STYLE}{PAGE}</style></head><body><main>\n\
<h1>{title}</h1>\n<p class=\"soft\"><code>{command}</code></p>\n<div class=\"facts\">{facts}</div>\n\
{factions}{levels}{company}\
<h2>Length</h2>\n<p>Half of the games have {median} {chapters} or less, one in twenty {p5} or less, one in twenty more than {p95}; the longest has {longest}.</p>\n\
<div class=\"wide\">{lengths}</div>\n{counts}\
<h2>How games end</h2>\n<div class=\"wide\">{ends}</div>\n{groups}\
{pieces}<h2>Seats</h2>\n<p>By place at the table{and_orders}.</p>\n\
<div class=\"wide\">{seat_plot}</div>{seat_table}{orders}\n\
</main><script>{SORT}</script></body></html>\n",
        title = escape(&title),
        command = escape(&command(summary)),
        median = l.median,
        p5 = l.p5,
        p95 = l.p95,
        longest = l.longest,
        lengths = plots::lengths(l, chapters),
        ends = plots::parts(&summary.ends),
        groups = groups(summary),
        pieces = piece_table::<R>(&summary.pieces),
        seat_plot = plots::shares(&summary.seats, |s| format!("seat {s}")),
        seat_table = shares("seat", &summary.seats),
    )
}
