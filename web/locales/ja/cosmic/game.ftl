### 場にあるもの。

## 側、デッキ、場所

side-offense = 攻撃側
side-defense = 防御側

deck-cosmic = コズミック・デッキ
deck-destiny = 運命デッキ
deck-reward = 報酬デッキ
deck-box = { $name }

zone-deck = { $deck }
zone-discard = { $deck }の捨て札
zone-hand = { $player }の手札
zone-piece = { $sheet ->
    [0] 〈{ $alien }〉
   *[other] 〈{ $alien }〉の種族シート
}
zone-planet = { $planet }の脇
zone-laid = 卓
zone-limbo = 場
zone-slot = { $side }の場所
zone-aside = { $player }の脇
zone-removed = ゲーム外

planet = { $player }第{"\u2060"}{ $number }{"\u2060"}惑星
allotted = { $player }：{ $n }

place-planet = { $planet }
place-gate = ゲート
place-beside = 惑星の脇
place-warp = 亜空間
place-on = { $sheet ->
    [0] 〈{ $alien }〉の上
   *[other] 〈{ $alien }〉の種族シート
}
place-under = 他の宇宙船の下
place-around = { $player }の星系の周り
place-removed = ゲーム外

from-planet = { $planet }から
from-gate = ゲートから
from-beside = 惑星の脇から
from-warp = 亜空間から
from-on = { $sheet ->
    [0] 〈{ $alien }〉から
   *[other] 〈{ $alien }〉の種族シートから
}
from-under = 他の宇宙船の下から
from-around = { $player }の星系の周りから
from-removed = ゲーム外から

## 宇宙船

ships = 宇宙船{ $n }隻
ships-of = { $player }の宇宙船{ $n }隻
ship-of = { $player }の宇宙船
ships-moved = { $player }の宇宙船{ $n }隻（{ $from }）
ships-landed = { $player }の宇宙船{ $n }隻（{ $planet }）
ship-group = { $place }
ship-group-of = { $player }の宇宙船：{ $place }
ship-hired = { $place }の雇われ船
ship-marked = { $place }の特別な宇宙船
ship-stacks = { $place }：{ $height }段の重なり
no-ships = 宇宙船なし

## カード

face-attack = 攻撃{ $n }
face-negotiate = 交渉
face-named-negotiate = 交渉（{ $name }）
face-morph = 変身
face-reinforcement = 増援+{ $n }
face-card = { $numbered ->
    [0] { $name }
   *[other] { $name }{ $value }
}
face-piece = { $piece }
face-flare = 〈{ $alien }〉のフレア
face-destiny = { $destiny }

destiny-to-colour = { $player }の色
destiny-to-hazard = { $player }の色（ハザードの警告つき）
destiny-to-anyone = ワイルドの運命カード
destiny-to-special = 特殊の運命カード
destiny-to-alien = 〈{ $alien }〉の運命カード

hidden-cosmic = カード{ $n }枚
hidden-destiny = 運命カード{ $n }枚
hidden-reward = 報酬カード{ $n }枚
hidden-box = カード{ $n }枚
no-cards = カードなし
nobody = なし

## 能力の出どころ

source-piece = { $piece }
source-power = 〈{ $alien }〉の能力
source-wild = 〈{ $alien }〉のフレア（ワイルド）
source-super = 〈{ $alien }〉のフレア（スーパー）
source-card = { $card }
source-reinforcement = 増援
power-text = { $summary }
    { $name }：{ $power }
flare-text = ワイルド：{ $wild } スーパー：{ $super }
use-on = { $player }に{ $what }

## 合計の内訳

term-card = カード{ $n }
term-printed = { $n ->
    [0] { $card }
   *[other] { $card }：{ $n }
}
term-changed = { $source }：カード{ $n }
term-kicked = キッカー×{ $factor }：カード{ $n }
term-ships = 宇宙船{ $n }隻
term-multiplied = { $source }：{ $n }
term-worth = { $source }：{ $player }の宇宙船に{ $n }
term-added = { $source }：{ $n }

part-card = カード
part-own-ships = 自分の宇宙船
part-allied-ships = 援軍の宇宙船
part-ships = 宇宙船

## 結末

outcome-offense = 攻撃側の勝利
outcome-defense = 防御側の勝利
outcome-deal = 取り引き成立
outcome-failed-deal = 交渉決裂
outcome-both-lose = 双方の敗北
outcome-resettled = 惑星に再入植
outcome-granted = コロニーの設立を認める
outcome-success = 成功
outcome-ended = 結果なし

loss-losing = 敗北により亜空間へ
loss-sent = 亜空間へ
loss-cost = 代価として亜空間へ
loss-failed-deal = 交渉決裂により亜空間へ
loss-homeless = 戻るコロニーがなく亜空間へ

settling-return = 帰還
settling-retrieve = 亜空間から回収
settling-land = 着陸
settling-found = コロニー設立

cancel-zap = { $player }の{ $what }がザップされた
cancel-card = { $player }の{ $what }が打ち消された
cancel-keep =
    { $own ->
        [1] { $player }の{ $what }が防がれた
       *[other] { $player }の{ $what }が{ $thief }に奪われた
    }

change-become = { $side }のカードは{ $face }になる
change-value = { $side }のカードの数値は{ $n }になる
change-add = { $side }のカードが{ $n }変わる

## 取り引きで渡すもの

gift-any = 渡す側が選ぶカード{ $n }枚
gift-ware-encounter = 遭遇カード{ $n }枚
gift-ware-reinforcement = 増援{ $n }枚
gift-ware-artifact = アーティファクト{ $n }枚
gift-ware-flare = フレア{ $n }枚
gift-random = ランダムなカード{ $n }枚
gift-named = 指定のカード{ $n }枚
gift-colony = { $planet }のコロニー
gift-from-to = { $giver }から{ $taker }へ{ $things }
gift-freed = 宇宙船{ $n }隻の解放

## Pieces

piece-hidden = 伏せられたもの
piece-hidden-of = 伏せられた{ $deck }
piece-down = 裏向き
spot-centre = 卓の中央
