### The hall, what a table is made of, and pages about the game. What only a table says is in the other files.

## ホーム

home-pool = 種族
home-aliens = 種族とカード

## 卓の設定

option-pool = 種族
option-rewards = 報酬カード
rewards-none = なし
    .about = 報酬は宇宙船かコズミック・デッキのカード。
rewards-deck = 報酬デッキ
    .about = 報酬のカードを専用のデッキからも引ける。
rewards-common = 共通の報酬
    .about = 報酬カードをコズミック・デッキに混ぜる。
option-four-planets = 惑星4つ：短いゲーム
option-freewheeling = フレア使い放題
option-aliens = 誰がどの種族か
option-aliens-dealt = 2枚のフレアから選ぶ
option-aliens-chosen = ここで選ぶ
option-sets = セット
option-variants = 選択ルール

## 終わり

end-reached = { $player }：他星系のコロニー{ $n }/{ $needed }
end-by-colonies = { $player }は他星系のコロニーによって勝利。
end-by-power = { $player }は独自の勝利条件をもつ能力によって勝利。
end-by-effect = { $player }は効果によって、または他の人とともに勝利。

## 種族とカード

aliens-title = 種族とカード
aliens-search = 名前や文で検索
aliens-box = セット
aliens-alert = 警戒度
aliens-any = すべて
aliens-setup = 準備
aliens-power = 能力
aliens-power-named = 能力：{ $name }
aliens-wild = ワイルド
aliens-super = スーパー
aliens-cards = カード
aliens-pieces = その他の駒とカード
aliens-specials = 特殊の運命カード
aliens-none = 該当なし。
aliens-line = { $who }・{ $when }・{ $how }

## What is dealt, and what lies there

pool-first = 入門
    .about = 緑の種族、フレアなし
pool-intermediate = 中級
    .about = 緑と黄の種族
pool-expert = 上級
    .about = すべての種族
piece-number = 必要な宇宙船：{ $n }隻

## Ready phrases: everybody reads them in their own language. Keys go over the wire.

phrase-colony-each = 互いにコロニー1個ずつ？
phrase-card-for-card = カード1枚ずつ交換？
phrase-colony-for-cards = コロニーとカード2枚では？
phrase-no-attack = 攻撃カードがありません。
phrase-no-negotiate = 交渉するつもりはなかったのですが。
phrase-together = 首位を一緒に止めましょう。
phrase-ally-me = 援軍をお願いします！
phrase-stay-out = 今回は加わらないでください。

## The first game

tutorial-welcome = ようこそ！　他のプレイヤーの惑星にコロニーを5個設立すれば勝利です。自分の惑星は下にあります。ターンは遭遇からなり、上にフェイズが並びます。この帯には、いま何を、誰が、あと何秒で決めるかがいつも出ています。

## In place of what the house says

keys-describe = D · 遭遇の説明
note-anew = 前回のプレイ以降にルールが変わったため、この遭遇は最初からやり直します。
