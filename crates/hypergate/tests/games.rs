//! Whole games over real sockets: alone against bots, two people, one who watches, one who comes back.

mod common;

use common::*;
use cosmic::says::{Board, ToClient, ToTable};
use protocol::*;
use tempfile::tempdir;

#[tokio::test]
async fn one_plays_against_bots_and_the_game_can_be_replayed() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let seated = make(server.address, options(3, Preset::Solo), 2, true).await;
    refused(server.address, "GET", &format!("/api/replays/{}", seated.table), "", "not_over").await;
    let mut me = Client::come(server.address, &seated.table, Some(&seated.token), None).await;
    assert_eq!(me.you, Some(seated.seat));
    while me.step().await {}
    let path = format!("/api/replays/{}", seated.table);
    let replay: serde_json::Value = get(server.address, &path).await;
    let steps = replay["steps"].as_u64().expect("a number");
    assert!(steps > 10);
    let last: serde_json::Value = get(server.address, &format!("{path}/{steps}?as=open")).await;
    let board: Board = serde_json::from_value(last["snapshot"]["board"].clone()).unwrap();
    assert_eq!(board.finish, me.board.as_ref().unwrap().finish);
    // from the seat of one who played, other hands stay hidden
    let half: serde_json::Value = get(server.address, &format!("{path}/{}?as=1", steps / 2)).await;
    let board: Board = serde_json::from_value(half["snapshot"]["board"].clone()).unwrap();
    assert!(board.seats[1].hand.iter().all(|(_, card)| card.face.is_some()));
    let others = board.seats.iter().enumerate().filter(|(seat, _)| *seat != 1);
    let mut hidden = others.flat_map(|(_, seat)| &seat.hand).filter(|(_, card)| card.face.is_none());
    assert!(hidden.next().is_some(), "of all other hands nothing is hidden");
    refused(server.address, "GET", &format!("{path}/{}", steps + 1), "", "no_such_step").await;
    refused(server.address, "GET", &format!("{path}/0?as=9"), "", "no_such_seat").await;
    // as a file it goes out and comes in again
    let (status, _, file) = http(server.address, "GET", &format!("/api/tables/{}/export", seated.table), "").await;
    assert_eq!(status, 200, "{file}");
    let (status, _, table) = http(server.address, "POST", "/api/import", &file).await;
    assert_eq!(status, 200, "{table}");
    let table: serde_json::Value = serde_json::from_str(&table).unwrap();
    let again: serde_json::Value =
        get(server.address, &format!("/api/replays/{}", table["table"].as_str().unwrap())).await;
    assert_eq!(again["steps"], steps);
    refused(server.address, "POST", "/api/import", &file.replace("\"players\":3", "\"players\":4"), "bad_record").await;
    refused(server.address, "POST", "/api/import", "{}", "bad_record").await;
    server.stop().await;
}

#[tokio::test]
async fn two_people_gather_play_and_are_watched() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let at = server.address;
    let host = make(at, options(3, Preset::Casual), 0, true).await;
    let mut ada = Client::come(at, &host.table, Some(&host.token), None).await;
    assert_eq!(ada.table.stage, Stage::Gathering);
    assert!(ada.board.is_none());
    let lobby: Vec<LobbyLine> = get(at, "/api/tables").await;
    assert!(lobby.iter().any(|line| line.code == host.table && line.free == 2));
    // nobody but the host begins, and not before all seats are taken
    let guest = sit(at, &host.table, "Boris").await;
    let mut boris = Client::come(at, &host.table, Some(&guest.token), None).await;
    assert_eq!(boris.ask(|id| ToTable::Start { id }).await.unwrap_err().code, "not_host");
    assert_eq!(ada.ask(|id| ToTable::Start { id }).await.unwrap_err().code, "seats_open");
    let taken =
        serde_json::to_string(&TakeSeat { name: "Eve".into(), seat: Some(guest.seat), ..TakeSeat::default() }).unwrap();
    refused(at, "POST", &format!("/api/tables/{}/seats", host.table), &taken, "seat_taken").await;
    let same = serde_json::to_string(&TakeSeat { name: "Boris".into(), ..TakeSeat::default() }).unwrap();
    refused(at, "POST", &format!("/api/tables/{}/seats", host.table), &same, "name_taken").await;
    // the third seat is kept for one who is invited, then given to a bot
    let third = engine::table::Seat(2);
    let invited = ada.ask(|id| ToTable::Invite { id, seat: third }).await.unwrap();
    let Some(ToClient::Invitation { secret, .. }) = invited else { panic!("no invitation") };
    let uninvited = serde_json::to_string(&TakeSeat { name: "Eve".into(), ..TakeSeat::default() }).unwrap();
    refused(at, "POST", &format!("/api/tables/{}/seats", host.table), &uninvited, "full").await;
    let forged =
        TakeSeat { name: "Eve".into(), seat: Some(third), invitation: Some("x".repeat(32)), ..TakeSeat::default() };
    let forged = serde_json::to_string(&forged).unwrap();
    refused(at, "POST", &format!("/api/tables/{}/seats", host.table), &forged, "bad_invitation").await;
    let take = TakeSeat { name: "Chiyo".into(), seat: Some(third), invitation: Some(secret), ..TakeSeat::default() };
    let chiyo: Seated = post(at, &format!("/api/tables/{}/seats", host.table), &take).await;
    ada.ask(|id| ToTable::Bot { id, seat: third, level: Some(Level::Rookie) }).await.unwrap();
    let lost = Client::try_come(at, &host.table, Some(&chiyo.token), None).await.err().unwrap();
    assert_eq!(lost.code, "bad_token");
    // what is said is heard, cleaned
    ada.ask(|id| ToTable::Talk { id, words: Words::Text(" a \u{202e}deal? ".into()) }).await.unwrap();
    ada.ask(|id| ToTable::Start { id }).await.unwrap();
    let mut watcher = Client::come(at, &host.table, None, None).await;
    assert_eq!(watcher.talk, [Said { seat: Some(host.seat), words: Words::Text("a deal?".into()) }]);
    assert_eq!(watcher.ask(|id| ToTable::Hold { id }).await.unwrap_err().code, "not_yours");
    let (table, watching) = (
        host.table.clone(),
        tokio::spawn(async move {
            let mut messages = 0;
            while !watcher.is_over() {
                let message = watcher.hear().await.expect("the game goes on");
                messages += 1;
                if let ToClient::Update(update) = message {
                    assert!(update.prompts.is_empty());
                }
                let board = watcher.board.as_ref().expect("a board");
                if messages > 20 && board.encounter.is_some() {
                    let closed =
                        board.seats.iter().flat_map(|s| &s.hand).filter(|(_, card)| card.face.is_none()).count();
                    let all = board.seats.iter().flat_map(|s| &s.hand).count();
                    assert!(closed > 0 || all == 0, "hands are hidden from those who watch");
                }
            }
        }),
    );
    let playing = tokio::spawn(async move { while boris.step().await {} });
    while ada.step().await {}
    playing.await.unwrap();
    watching.await.unwrap();
    let info: TableInfo = get(at, &format!("/api/tables/{table}")).await;
    assert_eq!(info.stage, Stage::Over);
    server.stop().await;
}

#[tokio::test]
async fn one_who_comes_back_is_told_what_it_missed() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let seated = make(server.address, options(3, Preset::Solo), 2, true).await;
    let mut me = Client::come(server.address, &seated.table, Some(&seated.token), None).await;
    let mut other = Client::come(server.address, &seated.table, Some(&seated.token), None).await;
    assert_eq!(me.board, other.board, "several connections of a seat see the same");
    for _ in 0..10 {
        me.step().await;
    }
    let (seq, board) = (other.seq, other.board.take());
    drop(other);
    let mut back = Client::come(server.address, &seated.table, Some(&seated.token), Some(seq)).await;
    assert!(!back.fresh, "it missed little");
    back.board = board;
    while back.seq < me.seq {
        back.hear().await.expect("what it missed");
    }
    assert_eq!(back.board, me.board);
    // one that quotes a number of another time gets everything
    let anew = Client::come(server.address, &seated.table, Some(&seated.token), Some(seq.wrapping_add(100_000))).await;
    assert!(anew.fresh);
    server.stop().await;
}

#[tokio::test]
async fn everything_is_there_after_a_stop() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let seated = make(server.address, options(3, Preset::Solo), 2, true).await;
    let mut me = Client::come(server.address, &seated.table, Some(&seated.token), None).await;
    for _ in 0..30 {
        me.step().await;
    }
    let (seq, old) = (me.seq, server.address);
    let leaving = tokio::spawn(async move {
        while let Some(message) = me.hear().await {
            if let ToClient::Bye { trouble } = message {
                return (trouble.code, me.board);
            }
        }
        panic!("no farewell");
    });
    server.stop().await;
    let (code, board) = leaving.await.unwrap();
    assert_eq!(code, "closing");
    let server = serve(folder.path()).await;
    assert_ne!(server.address, old);
    let mut back = Client::come(server.address, &seated.table, Some(&seated.token), Some(seq)).await;
    assert!(back.fresh, "numbers of the earlier server mean nothing to this one");
    assert_eq!(back.board, board);
    while back.step().await {}
    server.stop().await;
}

#[tokio::test]
async fn a_pause_outlasts_the_server() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let seated = make(server.address, options(3, Preset::Solo), 2, true).await;
    let mut me = Client::come(server.address, &seated.table, Some(&seated.token), None).await;
    while me.answer().is_none() {
        me.step().await;
    }
    me.ask(|id| ToTable::Pause { id, on: true }).await.unwrap();
    server.stop().await;
    let server = serve(folder.path()).await;
    let mut me = Client::come(server.address, &seated.table, Some(&seated.token), None).await;
    assert!(me.table.paused);
    let (prompt, answer) = me.answer().expect("what is asked is asked still");
    let refused = me.ask(|id| ToTable::Answer { id, prompt, answer }).await.unwrap_err();
    assert_eq!(refused.code, "paused");
    me.ask(|id| ToTable::Pause { id, on: false }).await.unwrap();
    while me.step().await {}
    server.stop().await;
    let server = serve(folder.path()).await;
    let info: TableInfo = get(server.address, &format!("/api/tables/{}", seated.table)).await;
    assert!(!info.paused);
    server.stop().await;
}

#[tokio::test]
async fn guests_without_a_name_are_numbered() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let host = make(server.address, options(4, Preset::Casual), 0, true).await;
    let guest = TakeSeat { name: "Guest".into(), guest: true, ..TakeSeat::default() };
    for _ in 0..3 {
        let _: Seated = post(server.address, &format!("/api/tables/{}/seats", host.table), &guest).await;
    }
    let info: TableInfo = get(server.address, &format!("/api/tables/{}", host.table)).await;
    let names: Vec<&str> = info.seats[1..].iter().map(|s| s.name.as_str()).collect();
    assert_eq!(names, ["Guest", "Guest 2", "Guest 3"]);
    server.stop().await;
}
