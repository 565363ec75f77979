### 質問：何を、どう答えるか、何を待っているか。

## 何を聞くか

topic-choose-alien = どの種族で遊びますか？
topic-act = いま何か使いますか？
topic-respond = これに対応しますか？
topic-retrieve = 回収した宇宙船をどこに配置しますか？
topic-own-colour = 自分の色です。どうしますか？
topic-target = 誰と遭遇しますか？
topic-aim = どの惑星にゲートを向けますか？
topic-launch = どの宇宙船を移送しますか？
topic-invite = 誰に援軍を要請しますか？
topic-ally = どちらの援軍になりますか？
topic-commit = どの宇宙船を送りますか？
topic-select = どの遭遇カードを出しますか？
topic-side = どちらの側に加算しますか？
topic-for-offense = どのカードを攻撃側に加算しますか？
topic-deal = 取り引き
topic-lose-ships = どの宇宙船を失いますか？
topic-return-ships = 宇宙船をどこに戻しますか？
topic-found-colony = どの宇宙船でコロニーを設立しますか？
topic-split-rewards = どの報酬を受け取りますか？
topic-backs = そのうち報酬カードは何枚ですか？
topic-name = どのカードを指定しますか？
topic-second-encounter = 2回目の遭遇をしますか？
topic-discard = どのカードを捨てますか？
topic-give = どのカードを渡しますか？
topic-take = どのカードを取りますか？
topic-choose = どのカードを選びますか？
topic-victim = 誰を対象にしますか？
topic-catch = 誰かの不正を指摘しますか？
topic-how-many = いくつ？
topic-move-ships = どの宇宙船を動かしますか？
topic-under = どの宇宙船の下に置きますか？
topic-where = どの惑星にしますか？
topic-option = どれを選びますか？
topic-whether = 行いますか？
topic-agree = 同意しますか？
topic-pay = 支払いますか？
topic-answer = どう答えますか？

## どう答えるか

how-use = 1つ選ぶか、パスする。
how-yes-no = はい／いいえで答える。
how-choice = 1つ選ぶ。
how-number = { $min }〜{ $max }から選ぶ。
how-seat = プレイヤーを1人選ぶ。
how-seats = { $max ->
    [0] 選べるプレイヤーはいない。
   *[other] { $min }〜{ $max }人を選ぶ。
}
how-allot = 合計{ $total }まで。
how-split = 合計{ $total }になるように分ける。
how-face = カードを1枚指定する。
how-cards = { $same ->
    [0] カードを{ $min }〜{ $max }枚選ぶ。
   *[other] カードを{ $max }枚選ぶ。
}
how-planet = 惑星を1つ選ぶ。
how-ships = { $same ->
    [0] 宇宙船を{ $min }〜{ $max }隻選ぶ。
   *[other] 宇宙船を{ $max }隻選ぶ。
}
how-spread = 宇宙船を{ $ships }隻置く。
how-deal = 渡すものともらうものを決めて提案する。

## ルールの選択肢

labels-own-colour-0 = 自分の星系にある他プレイヤーのコロニーを攻撃
labels-own-colour-1 = 空いた惑星に再入植
labels-own-colour-2 = もう一度引く
labels-ally-0 = 攻撃側につく
labels-ally-1 = 防御側につく
labels-ally-2 = 断る
labels-side-0 = 攻撃側
labels-side-1 = 防御側
labels-redraft-0 = 最初に選ばなかった種族
labels-redraft-1 = 別の種族
labels-hands-0 = 1つ目の手札
labels-hands-1 = 2つ目の手札
labels-no-second-0 = ターンを終える
labels-type-0 = アーティファクト
labels-type-1 = 攻撃
labels-type-2 = 運命カード
labels-type-3 = フレア
labels-type-4 = 威嚇
labels-type-5 = キッカー
labels-type-6 = 変身
labels-type-7 = 交渉
labels-type-8 = 増援
labels-type-9 = 撤退
labels-type-10 = リフト
labels-type-11 = 防護
type-artifact = { labels-type-0 }
type-attack = { labels-type-1 }
type-destiny = { labels-type-2 }
type-flare = { labels-type-3 }
type-intimidate = { labels-type-4 }
type-kicker = { labels-type-5 }
type-morph = { labels-type-6 }
type-negotiate = { labels-type-7 }
type-reinforcement = { labels-type-8 }
type-retreat = { labels-type-9 }
type-rift = { labels-type-10 }
type-safeguard = { labels-type-11 }
type-piece = 駒
labels-answer-0 = はい
labels-answer-1 = いいえ
labels-answer-2 = 場合による
labels-answer-3 = なし
labels-ability = 選択肢{ $n }

## 何を待っているか

wait-decision = { $phase }：{ $players }が選択中
wait-decision-quiet = { $phase }：誰かが選択中
wait-decision-mine = { $phase }：あなたの番
wait-last-call = 最終確認：{ $phase }
wait-last-call-at = 最終確認：{ $phase }（{ $moment }）
wait-response = { $player }が{ $what }を使う
wait-response-on = { $player }が{ $whom }に{ $what }を使う
wait-response-any = 対応できます
wait-reinforce = 増援カードを出せます
wait-deal = { $players }が交渉中
wait-stuck = ここから先の処理が終わらないため、卓は止まっています。ゲームの記録は直す人のために残してあります。
wait-nothing = 進行中…
wait-setup = ゲームの準備
wait-between = 遭遇の合間
wait-over = ゲーム終了

## 帯のボタン

strip-pass = パス
strip-yes = はい
strip-no = いいえ
strip-use = { $what }を使う
split-ships = 宇宙船を回収
split-cosmic = デッキから引く
split-reward = 報酬デッキから引く
split-of = { $what }：{ $n }

## 望み

wish-hold = 待って +10秒
    .about = 誰かが考えていることだけが伝わり、誰かは伝わりません。
wish-more-time = +30秒
    .about = 双方の同意が必要です。
wish-undo = 取り消す
    .about = 最後の答えを取り消します。
wish-skip = スキップ…
wish-skipping = { $until }までパス
wish-clear = パスをやめる
wish-full-control = 毎回聞く
    .about = 使える機会のたびに確認します。
wish-power = 自分の能力
wish-more = その他

skip-my-turn = 自分のターン
skip-involved = 自分が関わる遭遇
skip-reveal = 次の判定
skip-encounter-end = 遭遇の終わり

bell-title = { $what }のベル
bell-glow = 光るだけ
    .about = 使えるときに光ります。
bell-ask = 聞く
    .about = 使えるときに確認し、遭遇ごとに1回だけ受付を延長します。誰かが考えていると伝わることがあります。
bell-armed = 予約
    .about = この遭遇で自動的に使います：{ $condition }

condition-usable = 使えるようになったらすぐ
condition-by = { $player }が何かを使ったとき
condition-power = 〈{ $alien }〉の能力が使われたとき
condition-card = { $card }が使われたとき
condition-against-me = 自分に対して使われたとき

## 援軍

stakes-title = 得るものと失うもの
stakes-offense = 勝てばその惑星にコロニー。負ければ宇宙船は亜空間へ。
stakes-defense = 勝てば送った1隻につき、カード1枚か宇宙船1隻の回収。負ければ宇宙船は亜空間へ。
stakes-ships = { $offense } { $attack }隻・{ $defense } { $defend }隻（カード抜き）
stakes-would-win = { $player }はこの遭遇で{ $n }個目のコロニーを得て勝つかもしれません。

## 取り引き

deal-i-give = 渡す
deal-i-get = もらう
deal-on-table = { $player }の提案（第{ $version }版）
deal-none = まだ提案はありません。
deal-mine = { $player }の返事を待っています。
deal-offer = この内容で提案
deal-counter = 対案
    .about = 提案を写して、手直しします。
deal-accept = 第{ $version }版を受ける
deal-accept-soon = 受ける（提案が変わったばかり）
deal-refuse = 交渉を終える
deal-wait = このまま待つ
deal-empty = カードかコロニーが動かなければなりません。
deal-ware = 種類だけ決めて1枚（渡す側が選ぶ）
deal-ware-lacking = 指定したもの以外に約束できるカードがありません：{ $kinds }。
deal-any = 渡す側が選ぶカード
deal-random = ランダムなカード
deal-colony = コロニー
deal-colony-none = 認められるコロニーはありません。
deal-cards-encounter = 遭遇カード
deal-cards-reinforcement = 増援
deal-cards-artifact = アーティファクト
deal-cards-kicker = キッカー
deal-cards-rift = リフト
deal-cards-flare = フレア
deal-cards-all = この手札の{ $n }枚はすべて割り当て済みです。
deal-closed-settled = { $planets }：{ $player }のコロニーがすでにあります。
deal-closed-no-ship = { $planets }：{ $player }には送れる宇宙船がありません。
deal-freed = 亜空間から解放する宇宙船
deal-risk = 決裂すると、あなたと{ $player }は宇宙船を失います。
deal-risk-all = 全員が受け入れる取り引きがなければ、全員が宇宙船を失います。
deal-giver = 渡す人
deal-taker = 渡す相手
deal-draft = 作成中の条件
deal-agreed = 同意：{ $players }
deal-waiting = 同意待ち：{ $players }
deal-gift = { $giver }から{ $taker }へ
deal-pieces = テクノロジー
deal-piece-ships = { $n ->
    [0] { $piece }
   *[other] { $piece }（宇宙船{ $n }隻）
}
deal-loss-named = 失うもの：{ $ships }
deal-nothing-to-give = 渡せるものがない

## 遭遇の説明

describe-title = 遭遇の説明
describe-none = 遭遇中ではありません。{ $player }のターンです。
describe-phase = { $phase }。{ $player }の遭遇（{ $number }回目）。
describe-defense = 防御側は{ $player }。
describe-target = ゲートは{ $planet }に向いている。
describe-ships = 攻撃側：{ $offense }。防御側：{ $defense }。
describe-allies = 攻撃側の援軍：{ $offense }。防御側の援軍：{ $defense }。
describe-cards = カード：{ $offense } 対 { $defense }。
describe-totals = 合計：{ $offense } 対 { $defense }。
