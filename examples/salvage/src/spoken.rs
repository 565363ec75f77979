//! The game in words: for a terminal, for records that are read again, and for scenarios.

use rules::{Eye, Names, Said, Seat, Seats, Spoken};
use table::AtTable;
use texts::list;
use texts::wrap::wrap;

use crate::{Ask, Bid, Event, Game, Salvage};

/// Cards by their numbers.
fn cards(cards: &[u8]) -> String {
    list(cards.iter().map(u8::to_string), "no card")
}

/// Who wins, of those whose names these are.
pub(crate) fn winners(names: &Names, winners: Seats) -> String {
    let all = list(winners.iter().map(|seat| names.seat(seat).into()), "nobody");
    format!("{all} {} the game", if winners.len() == 1 { "wins" } else { "win" })
}

impl Spoken for Salvage {
    const CHAPTERS: &'static str = "rounds";
    /// Each line stands for itself.
    type Log = ();

    fn players(game: &Game) -> usize {
        game.state.hands.len()
    }

    fn event(_: &Game, names: &Names, event: &Event) -> String {
        match event {
            Event::Bids { seat, card: Some(card) } => format!("{} bids {card}", names.seat(*seat)),
            Event::Bids { seat, card: None } => format!("{} bids a card", names.seat(*seat)),
            Event::Takes { seat, wreck, bids } => {
                let bid = |(seat, card): (u8, &u8)| format!("{} {card}", names.seat(Seat(seat)));
                let bids = list((0..).zip(bids).map(bid), "nobody");
                format!("{} takes the wreck worth {wreck}: {bids}", names.seat(*seat))
            }
            Event::Over { winners: seats } => winners(names, *seats),
        }
    }
    fn question(_: &Game, names: &Names, ask: &Ask) -> String {
        let who = names.seat(ask.seat);
        format!("{who} is asked which card to bid for the wreck worth {}: {}", ask.wreck, cards(&ask.hand))
    }
    fn answer(_: &Game, _: &Names, _: &Ask, bid: &Bid) -> String {
        bid.0.to_string()
    }

    fn tell(_: &mut (), eye: Eye, game: &Game, names: &Names, event: &Event) -> Vec<String> {
        let event = Salvage::for_eye(event, eye);
        vec![wrap("  · ", &Salvage::event(game, names, &event), 4)]
    }
    /// With the wreck that is taken the next one comes up.
    fn begins(event: &Event) -> bool {
        matches!(event, Event::Takes { .. })
    }
    fn picture(game: &Game, names: &Names, eye: Eye) -> String {
        let board = Salvage::through(&Salvage::board(game), game, eye);
        let mut text = match board.wreck {
            Some(wreck) => format!("a wreck worth {wreck}; rounds left: {}\n", board.left),
            None => "all wrecks are gone\n".into(),
        };
        for (name, place) in names.all().iter().zip(&board.places) {
            let mut line = format!("points {:>2}", place.points);
            match (place.bid, place.has_bid) {
                (Some(card), _) => line += &format!("; bids {card}"),
                (None, true) => line += "; has bid",
                (None, false) => {}
            }
            if let Some(hand) = &place.hand {
                line += &format!("; hand: {}", cards(hand));
            }
            text += &wrap(&format!("  {name:<3} "), &line, 6);
        }
        text
    }

    fn prompt(_: &Game, names: &Names, ask: &Ask) -> String {
        let (who, hand) = (names.seat(ask.seat), cards(&ask.hand));
        wrap("", &format!("{who}: which card do you bid for the wreck worth {}? You have {hand}", ask.wreck), 2)
    }
    fn form(_: &Ask) -> String {
        "a card".into()
    }
    fn help(_: &Ask) -> String {
        "Type the number of a card of your hand: whoever bids most takes the wreck, and all bids are gone.".into()
    }
    fn read(_: &Game, _: &Names, _: &Ask, text: &str) -> Result<Said<Bid>, String> {
        let card = text.parse().map_err(|_| format!("«{text}» is no card"))?;
        Ok(Said::Answer(Bid(card)))
    }
}
