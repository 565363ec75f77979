### At the table: what now, the log, who plays, phrases.

## 何を待っているか

wait-paused = ホストが一時停止中
wait-held = 誰かが考え中… +10秒
wait-time = { $n }秒
wait-time-spoken = 残り{ $n }秒

## 帯のボタン

strip-label = いますること
strip-confirm = 決定
strip-none = どれも選ばない
strip-chosen = { $chosen }/{ $max }
strip-fewer = 1つ減らす：{ $what }
strip-more = 1つ増やす：{ $what }
strip-all = 全部
strip-all-here = すべてここへ：{ $what }
strip-filed = 回答済み：{ $answer }
strip-filed-hint = 締め切りで確定します。それまでは変更できます。
strip-again = 状況が変わりました。変えなければ、前の答えのままです。
strip-ahead = その場面になったら有効です。それまでは変更できます。
strip-also = ほかの質問：{ $topic }
strip-source = { $what }による質問
strip-kept = { $what }は使われず、手元に残りました。
strip-stood-in-failed = { $name }が答えられなかったため、新人が代わりに答えました。原因はサーバーに記録されています。
strip-stood-in-late = サーバーが混み合っていて{ $name }の考えが間に合わず、新人が代わりに答えました。
strip-must-act = あなたの番：{ $topic }
strip-text = 効果

## 取り引き

deal-time = 取り引きの残り{ $n }秒
deal-time-short = あと{ $n }秒

## キー

keys-title = キー
keys-options = 1–9 · 選択肢
keys-confirm = Enter · 決定
keys-pass = Space · パス
keys-hold = H · 待って
keys-clear = Esc・P · パスをやめる
keys-describe = D · 状況の説明
keys-help = ? · この説明

## Sheets

seat-close = 閉じる

phone-log = ログ
phone-talk = チャット

## 欄

log-title = ログ
log-all = すべて
log-mine = 自分に関わること
log-empty = まだ何も起きていません。
log-earlier = 前の行を表示

## カード

nothing = なし

## ボットの強さ、進行、種族の範囲、段階

level-random = ランダム
    .about = 合法手なら何でも
level-rookie = 新人
    .about = 経験則で判断する
level-veteran = ベテラン
    .about = 1手先を読む
level-admiral = 提督
    .about = 先の展開まで読む

preset-casual = カジュアル
    .about = 全員がパスすると締め切る。間の長さから手の内が読まれることがある。
preset-standard = 標準
    .about = 誰が行動できるかによらず、受付時間は一定。
preset-solo = ソロ
    .about = 1人とボット。自分が行動できるときだけ待つ。
preset-tournament = 大会
    .about = 受付時間は長め。手の内は漏れない。

stage-gathering = 募集中
stage-playing = 対戦中
stage-over = 終了

## Ready phrases: everybody reads them in their own language. Keys go over the wire.

phrase-more = もっと欲しいです。
phrase-less = それは多すぎます。
phrase-take-it = これが最後の条件です。
phrase-promise = 約束します。（約束に拘束力はありません）
phrase-thanks = ありがとう！
phrase-well-played = お見事。
phrase-moment = 少し待ってください。
phrase-hello = こんにちは！
