### 盤面とその上にあるもの。

board-label = 盤面
board-system = { $player }（{ $alien }）の星系
board-system-plain = { $player }の星系
board-planet = { $player }第{ $number }惑星
board-planet-gone = { $player }第{ $number }惑星、破壊済み
board-planet-in-gate = { $player }第{ $number }惑星、ゲートの中
board-planet-target = ゲートが向いている
board-planet-cards = 脇のカード：{ $cards }
board-empty = 宇宙船なし
board-ships = { $player } { $n }隻
board-stacks = { $player } { $height }隻重ねが{ $n }
board-hired = { $player } 雇われ船{ $n }隻
board-captives = 捕虜：{ $list }
board-chosen = { $n }を選択中
board-warp = 亜空間
board-planet-pieces = ここにあるもの：{ $list }
board-in-play = 場にあるもの：{ $list }
board-warp-ships = 亜空間：{ $list }
board-warp-empty = 亜空間には何もない

plate-colonies = コロニー { $n }/{ $needed }
plate-cards = カード{ $n }枚
plate-warp = 亜空間に{ $n }隻
plate-turn = 手番
plate-lost = 能力喪失中
plate-zapped = ザップ中
plate-marked = 〈{ $alien }〉の印つき
plate-on-sheet = シート上のカード：{ $cards }
plate-rewards = うち報酬カード{ $n }枚
plate-aside = 脇にカード{ $n }枚
plate-no-power = 能力なし

role-offense = 攻撃側
role-defense = 防御側
role-offense-ally = 攻撃側の援軍
role-defense-ally = 防御側の援軍

battle-label = 遭遇
battle-offense = 攻撃側：{ $ships }
battle-defense = 防御側：{ $ships }
battle-against = { $offense } 対 { $defense }
battle-seeks = { $offense }が相手を探している
battle-total = { $side }の合計：{ $n }
battle-total-terms = { $side }の合計{ $n }の内訳
battle-no-card = カードはまだない
battle-hidden = 伏せられたカード
battle-second = 2枚目のカード：{ $card }
battle-second-hidden = 伏せられた2枚目のカード
battle-allied = 援軍のカード：{ $card }
battle-allied-hidden = 伏せられた援軍のカード
battle-kicker = キッカー：{ $card }
battle-kicker-hidden = 伏せられたキッカー
battle-claim = 宣言：{ $face }
battle-counts = { $counts }扱い
battle-card-counts = { $card }（{ $counts }として扱う）
battle-decided = カードにかかわらず{ $side }の勝利
battle-lower-wins = 合計の低い側が勝つ
battle-upset = 勝った側が敗北する
battle-upset-done = 勝敗が逆転

hand-label = あなたの手札
hand-empty = 手札なし
hand-usable = いま使える
hand-aside = あなたの脇に置かれたカード
hand-reward = 報酬カード
hand-choose = このカードを選ぶ
hand-put-back = 選択をやめる

pile-deck = { $deck ->
    [cosmic] デッキ
    [destiny] 運命
   *[reward] 報酬
}
pile-discards = { $deck ->
    [cosmic] 捨て札
    [destiny] 運命の捨て札
   *[reward] 報酬の捨て札
}
pile-discards-of = { $deck }の捨て札
pile-left = 残り{ $n }枚
pile-open = { $n ->
    [0] 捨て札なし
   *[other] 捨て札{ $n }枚を見る
}
pile-none = 捨て札なし

seat-wild = フレア（ワイルド）
seat-super = フレア（スーパー）
seat-aside = 脇に置かれたカード
seat-known = 知られている手札
seat-beside = { $planet }の脇
in-play-title = 卓の中央にあるもの
piece-cards = 上にあるカード：{ $cards }

phone-follow = 遭遇を追う
phone-players = プレイヤー
phone-phase = フェイズ
phone-piles = デッキと捨て札

phases-label = フェイズ
phases-stop = { $phase }の前に確認する

card-kind-attack = 攻撃
    .text = 数値を自分の側の合計に加算する。合計の高い側が勝利する。
card-kind-negotiate = 交渉
    .text = 攻撃に対しては敗北するが、代償として相手のカードを奪う。交渉どうしなら、取り引きを話し合う。
card-kind-morph = 変身
    .text = 公開されると、相手のカードのコピーになる。
card-kind-reinforcement = 増援
    .text = カードの公開後、自分が加わっている側の合計に数値を加算する。
plate-sheet-cards = シート上にカード{ $n }枚
battle-destiny = 運命：{ $destiny }
