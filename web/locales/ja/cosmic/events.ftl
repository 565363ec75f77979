### 記録：起きたことすべてに一行。

event-aliens-revealed = 種族：{ $list }
event-alien-of = { $player }は〈{ $alien }〉
event-turn-begins = { $player }のターン
event-encounter-begins = { $number ->
    [0] { $player }の追加の遭遇
   *[other] { $player }の遭遇（{ $number }回目）
}
event-phase-begins = { $phase }フェイズ
event-uses = { $on ->
    [0] { $player }が{ $what }を使う
   *[other] { $player }が{ $about }に{ $what }を使う
}
event-goes-by = { $sheet ->
    [0] { $player }：{ $what }
   *[other] { $player }が〈{ $what }〉の種族シートに従う
}
event-plays = { $player }が{ $card }を使う
event-cancelled = { $how }
event-draws = { $aside ->
    [0] { $player }が{ $cards }を引く
   *[other] { $player }が{ $cards }を引き、{ $zone }に置く
}
event-takes = { $player }が{ $from }から{ $cards }を取る
event-card-moves = { $card }は{ $zone }へ
event-discards = 捨て札：{ $cards }
event-shows = 公開：{ $cards }
event-looks-at = { $player }が{ $cards }を見る
event-looks-at-hand = { $player }が{ $other }の手札を見る
event-looks-through = { $player }が{ $deck }を調べる
event-hands-swapped = { $player }と{ $other }が手札を交換
event-hands-mixed = { $players }の手札を混ぜて配り直す
event-shuffled = 捨て札から{ $deck }を作り直す
event-quake = { $after ->
    [0] コズミック・クエイク
   *[other] コズミック・クエイクと余震
}
event-ships-lost = { $why }：{ $ships }
event-ships-removed = ゲームから除外：{ $ships }
event-planet-destroyed = { $kept ->
    [0] { $planet }が破壊される
   *[other] { $planet }が破壊され、{ $player }が手元に置く
}
event-ships-put = 〈{ $piece }〉に置く：{ $ships }
event-ships-captured = { $player }が捕獲：{ $ships }
event-ships-settle = { $how }：{ $ships }
event-ships-committed = { $side }に参加：{ $ships }
event-planet-moves = { $gate ->
    [0] { $planet }は{ $player }の星系へ
   *[other] { $planet }が超空間ゲートに入る
}
event-hires = { $player }が{ $side }に雇われ船{ $n }隻を加える
event-destiny-drawn = 運命：{ $destiny }
event-against = 防御側は{ $player }
event-aimed = ゲートを{ $planet }に向ける
event-invites = { $side }が援軍を要請：{ $players }
event-allies = { $player }が{ $side }の援軍になる
event-lays = { $side }がカードを出す：{ $card }
event-kicker = { $side }がキッカーを加える：{ $card }
event-lays-beside = { $side }が2枚目のカードを出す：{ $card }
event-claims = { $off ->
    [0] { $side }は{ $face }だと言う
   *[other] { $side }の宣言は取り消し
}
event-did = { $player }：{ $values }
event-reveals = 公開：{ $offense } 対 { $defense }
event-cards-swapped = 遭遇カードを入れ替える
event-card-changes = { $how }
event-total-changes = { $player }（{ $source }）：{ $side }に{ $n }
event-parts-multiplied = { $source }：{ $first }×{ $second }、{ $side }は{ $n }
event-decided = カードにかかわらず{ $side }の勝利
event-upset = 逆転：勝利するはずの{ $side }が敗北
event-totals = 攻撃側{ $offense }・防御側{ $defense }
event-outcome = 結果：{ $outcome }
event-encounter-ends = 遭遇終了：{ $outcome }
event-offers = { $several ->
    [0] { $player }の提案：渡す＝{ $gives }、もらう＝{ $gets }
   *[other] { $player }の提案：{ $gives }
}
event-agrees = { $player }が同意
event-deal-agreed = 取り引き成立
event-talks-fail = 交渉決裂
event-gains = { $rewards ->
    [0] { $player }が代償として{ $from }からカード{ $n }枚を受け取る
   *[other] { $player }が報酬を{ $n }つ得る
}
event-noted = 〈{ $alien }〉：{ $note }
event-power-flips = { $sheet ->
    [0] { $down ->
        [0] 〈{ $alien }〉を表にする
       *[other] 〈{ $alien }〉を裏にする
    }
   *[other] { $down ->
        [0] 〈{ $alien }〉の能力が戻る
       *[other] 〈{ $alien }〉の能力が失われる
    }
}
event-zapped = 〈{ $alien }〉の能力がザップされた
event-piece-moves = { $to ->
    [sheet] 〈{ $alien }〉の種族シートの持ち主：{ $player }
    [centre] 〈{ $alien }〉が場に出る
    [gone] 〈{ $alien }〉が場を離れる
    [planet] 〈{ $alien }〉を{ $player }の脇に置く
    [system] 〈{ $alien }〉を{ $player }の星系に置く
    [piece] 〈{ $alien }〉を{ $player }の上に置く
   *[seat] { $player }が〈{ $alien }〉を得る
}
event-becomes = { $player }は〈{ $alien }〉になる
event-alien-discarded = 〈{ $alien }〉は捨てられた
event-players-swap = { $player }と{ $other }が席を替わる
event-replays = 時間が計画フェイズに戻る
event-win-proposed = 勝利目前：{ $players }
event-game-over = { $end ->
    [won] { $players }の勝利
    [lost] 全員の敗北
   *[other] 引き分け
}
