### 種族とカードの表が述べること：誰が、いつ、任意かどうか。

## 誰が使えるか

who-any = 誰でも
who-main = 主力プレイヤーとして
who-offense = 攻撃側として
who-defense = 防御側として
who-ally = 援軍として
who-offensive-ally = 攻撃側の援軍として
who-involved = 主力プレイヤーか援軍として
who-not-main = 主力プレイヤーでないとき
who-bystander = 主力プレイヤーでも援軍でもないとき
who-not-offense = 攻撃側でないとき
who-not-defense = 防御側でないとき

## 任意かどうか

use-optional = 任意
use-mandatory = 強制
use-automatic = 自動
use-standing = 常時

## フェイズ

phase-start-turn = ターン開始
phase-regroup = 再編成
phase-destiny = 運命
phase-launch = 移送
phase-alliance = 援軍
phase-planning = 計画
phase-reveal = 判定
phase-resolution = 結果適用

## 時点

moment-start-turn = 手札の確認の後
moment-encounter-begins = 遭遇の開始時
moment-regroup-begins = 宇宙船を復活させる前
moment-regroup = 宇宙船を復活させた後
moment-before-destiny = カードを引く前
moment-destiny-drawn = カードを引いた後
moment-naming-defense = 防御側を指名する前
moment-defense-known = 防御側が決まった後
moment-destiny-ends = 運命フェイズの終了時
moment-before-aim = ゲートを向ける前
moment-aimed = ゲートを向けた後
moment-launched = 宇宙船をゲートに置いた後
moment-before-invites = 援軍の要請の前
moment-invited = 援軍の要請の後
moment-turn-to-ally = 援軍を決める自分の番
moment-joined = 宇宙船を送るとき
moment-formed = 援軍が決まった後
moment-before-select = カードを選ぶ前
moment-selecting = カードを選ぶとき
moment-selected = カードを選んだ後
moment-flip = カードを公開するとき
moment-revealed-first = カード公開の直後、他の効果より先
moment-revealed = カードを公開した後
moment-reinforce = 増援のとき
moment-behind = 一方が劣勢のとき
moment-deciding = 勝者が決まる前
moment-deal-begins = 取り引きの前
moment-deal-over = 取り引きが成立した後、または交渉決裂の後
moment-resolution-begins = 結果適用フェイズの開始時
moment-outcome-known = 結果が決まった後
moment-counting-losses = 損失を数えるとき
moment-before-compensation = 代償の前
moment-gains-announced = 代償・報酬の数が決まった後
moment-discards-due = 遭遇カードを捨てる前
moment-cards-discarded = 遭遇カードを捨てた後
moment-resolution-ends = 結果適用フェイズの終了時
moment-after-encounter = 遭遇の後
moment-next-encounter = 次の遭遇を決めるとき
moment-game-ends = 誰かが勝利しようとするとき
moment-would-lose = 宇宙船が亜空間に送られようとするとき
moment-lost = 宇宙船を失ったとき
moment-retrieved = 宇宙船が亜空間を出たとき
moment-would-land = 宇宙船が着陸しようとするとき
moment-landed = 宇宙船が着陸したとき
moment-colony-gained = コロニーを得たとき
moment-would-draw = カードを引こうとするとき
moment-arriving = カードが手札に加わろうとするとき
moment-drew = カードを引いたとき
moment-new-hand = 手札を更新するとき
moment-took = 手札からカードを取ったとき
moment-discarded = カードを捨てたとき
moment-rewards = 報酬を得るとき
moment-compensation = 代償を受け取るとき
moment-used = 能力が使われたとき
moment-played = カードが使われたとき
moment-played-out = 使ったカードを捨てる前
moment-covert = ひそかに何かができるとき、または不正が発覚したとき
moment-piece-changes = 能力が失われたとき、または種族シートがゲームを離れるとき
moment-standing = 場の状況が変わったとき
moment-shuffled = デッキを作り直したとき
moment-quake = コズミック・クエイクのとき
moment-anytime = いつでも

## カードと駒の種類

kind-artifact = アーティファクト
kind-kicker = キッカー
kind-negotiate = 交渉
kind-reinforcement = 増援
kind-rift = リフト
kind-attack = 攻撃
kind-morph = 変身
kind-flare = フレア
kind-intimidate = 威嚇
kind-retreat = 撤退
kind-safeguard = 防護
kind-tech = テクノロジー
kind-temporary-hazard = 一時ハザード
kind-permanent-hazard = 永続ハザード
kind-token = トークン
kind-law = ルール
kind-copies = デッキの{ $value-2 }枚のうち{ $value }枚

## 警戒度

alert-green = 緑
alert-yellow = 黄
alert-red = 赤

## セット

set-base = コズミック・エンカウンター
set-incursion = コズミック・インカージョン
set-conflict = コズミック・コンフリクト
set-alliance = コズミック・アライアンス
set-storm = コズミック・ストーム
set-dominion = コズミック・ドミニオン
set-eons = コズミック・イオンズ
set-odyssey = コズミック・オデッセイ
set-anniversary42 = 42周年記念版

## 選択肢

label-a-card-from-the-discard-pile = 捨て札から1枚
label-a-ship-from-the-warp = 亜空間から1隻
label-abandon = テクノロジーを放棄する
label-add = 加算する
label-attack = 攻撃
label-believe = 信じる
label-challenge = 疑う
label-complete = テクノロジーを完成させる
label-deck = デッキ
label-decoy = おとり
label-discard = 捨てる
label-discard-it = 捨てる
label-do-you-hold-an-attack-at-least-this-high = この数値以上の攻撃を持っていますか？
label-do-you-hold-an-attack-at-most-this-high = この数値以下の攻撃を持っていますか？
label-do-you-hold-so-many-of-this-type = この種類のカードをこの枚数以上持っていますか？
label-do-you-hold-this-card = このカードを持っていますか？
label-draw-a-card = カードを1枚引く
label-even = 偶数
label-exchange-token = 種族シートの上のトークンと交換する
label-facedown-card = 裏向きのカード
label-faceup-card = 表向きのカード
label-fewer = 減らす
label-grant-a-colony = コロニーの設立を認める
label-how-many-cards-of-this-type-do-you-hold = この種類のカードを何枚持っていますか？
label-i-do-not-have-this-card = このカードを持っていない
label-i-have-no-attack-higher-than-this = これより高い攻撃を持っていない
label-i-have-too-few-foreign-colonies = 自分の他星系のコロニーが少なすぎる
label-keep = 残す
label-keep-it = 残す
label-left-hand = 左手
label-let-it-build = 蓄積させる
label-let-it-win = 勝たせる
label-lose-ships = 宇宙船を失う
label-more = 増やす
label-morph = 変身
label-negotiate = 交渉
label-nothing = 何もしない
label-odd = 奇数
label-ones = 一の位
label-only-my-card = 自分のカードだけ
label-only-the-opponent-s-card = 相手のカードだけ
label-place-token = トークンを惑星の脇に置く
label-player = プレイヤー
label-replace = 置き換える
label-research = 宇宙船1隻で開発を進める
label-retrieve-a-ship = 宇宙船を1隻回収する
label-right-hand = 右手
label-subtract = 差し引く
label-swap-powers = 能力を交換する
label-swap-tokens = トークン2個の位置を入れ替える
label-tens = 十の位
label-the-top-card-of-the-deck = デッキの一番上のカード
label-too-many-of-my-ships-are-in-the-warp = 亜空間に自分の宇宙船が多すぎる
label-trap = 罠
label-which-cards-of-this-type-do-you-hold = この種類のどのカードを持っていますか？
label-which-encounter-card-will-you-play = どの遭遇カードを出しますか？
label-which-is-your-highest-attack = 一番高い攻撃はどれですか？
label-which-is-your-lowest-attack = 一番低い攻撃はどれですか？
label-will-you-play-a-card-of-this-type = この種類のカードを出しますか？
label-will-you-play-an-attack-at-least-this-high = この数値以上の攻撃を出しますか？
label-will-you-play-an-attack-at-most-this-high = この数値以下の攻撃を出しますか？
label-will-you-play-this-card = このカードを出しますか？
label-will-you-use-your-power = 能力を使いますか？

## ルールの言葉

said-rules-reinforces = { $player }が{ $value }を増援
said-rules-accuses = { $player }が{ $value }の不正を指摘
said-rules-caught = { $player }の不正が発覚
