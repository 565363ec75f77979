### 画面。

app-name = Hypergate
app-tagline = あなたの卓でゲームを
app-loading = 読み込み中…
app-home = ホーム
app-menu = メニュー

## ホーム

home-your-name = 名前
home-guest = ゲスト
home-bots-title = ボットと遊ぶ
home-bots-about = すぐに始まります。待たされることはありません。
home-bots-start = いますぐ遊ぶ
home-game = ゲーム
home-players = 人数
home-level = ボット
home-table-title = 卓を立てる
home-table-about = 友だちと：卓を立ててリンクを送ります。
home-table-make = 卓を立てる
home-options = 卓の設定
home-own-title = あなたのゲーム
home-own-about = この端末で席についているゲームです。
home-own-line = 卓 { $code }
home-own-back = 戻る
home-own-replay = もう一度見る
home-open-title = 公開中の卓
home-open-none = いま公開中の卓はありません。
home-open-line = { $host }の卓
home-open-free = { $free ->
    [0] 満席
   *[other] { $players }席中{ $free }席空き
}
home-sit = 座る
home-watch = 観戦
home-tutorial-title = 初めてのゲーム
home-tutorial-about = 辛抱強いボットを相手に、ヒントつきで。
home-tutorial-start = 遊びながら覚える
home-more = その他
home-rulings = 裁定
home-settings = 設定
home-import = ゲームのファイルを開く
home-code = 卓のコード
home-go = 入る

## 卓の設定

option-players = { $n }人
option-preset = 進行
option-decision = 決定の制限時間
option-deal = 交渉の制限時間
option-clock = 制限時間：決定{ $decision }・交渉{ $deal }
option-seconds = { $n ->
    [0] なし
   *[other] { $n }秒
}
option-seed = 乱数の種 { $seed }：調べれば誰でも全カードが分かります
option-listed = 公開中の卓に載せる
option-spectators = 観戦を許す

## 募集

gather-title = { $host }の卓
gather-link = 卓のリンク
gather-copy = コピー
gather-copied = コピーしました
gather-seat = 席{ $n }
gather-open = 空席
gather-you = あなた
gather-host = ホスト
gather-away = 離席中
gather-covered = ボットが代行中
gather-bot = ボット：{ $level }
gather-put-bot = ボットを入れる
gather-bot-level = 席{ $n }のボット
gather-free-seat = 席を空ける
gather-invite = この席のリンクをコピー
gather-start = ゲームを始める
gather-start-wait = すべての席に人かボットが必要です。
gather-wait-host = { $host }の開始を待っています。
gather-options = この卓
gather-watching = { $n ->
    [0] 観戦者はいません。
   *[other] { $n }人が観戦中。
}
gather-invited = この席はあなたのために取ってあります。
gather-join = 卓につく

## 卓で

table-connecting = 接続中…
table-lost = 接続が切れました。再接続しています…
table-archived = 長い間誰も来なかったため、この卓はそのまま片付けられました。再生はできますが、続きは遊べません。
table-stalled = 今は何も保存できません。制限時間は止まり、回答も受け付けません。保存できるようになると自動で続きます。
table-refused = 卓に入れません：{ $why }
table-watching = 観戦しています。
table-sit = この卓に座る
table-pause = 一時停止
table-go-on = 再開
table-leave = 離れる

## 終わり

end-title = ゲーム終了
end-won = { $players }の勝利
end-you-won = あなたの勝利！
end-drawn = 引き分けです。
end-lost = 全員の敗北です。
end-replay = リプレイを見る
end-export = ファイルに保存
end-home = ホームへ

## リプレイ

replay-title = { $code }のリプレイ
replay-step = { $n }/{ $all }手
replay-first = 最初へ
replay-back = 1手戻る
replay-forward = 1手進む
replay-last = 最後へ
replay-play = 再生
replay-stop = 停止
replay-seen-by = 視点
replay-open = すべて公開
replay-changed = このゲームの後にルールが変わりました。第{ $n }手まで見ることができます。

## 裁定

rulings-title = 裁定
rulings-about = 公式の裁定を盤の上で再現します。
rulings-search = 検索
rulings-count = { $n }件
rulings-none = 該当する裁定はありません。
rulings-more = さらに表示
rulings-fails = この手順は成り立ちません。
rulings-back = すべての裁定

## 設定

settings-title = 設定
settings-language = 言語
settings-theme = 配色
settings-theme-system = システムに合わせる
settings-theme-dark = ダーク
settings-theme-light = ライト
settings-motion = アニメーション
settings-motion-system = システムに合わせる
settings-motion-less = 少なめ
settings-sound = 自分の番と残り時間を音で知らせる

## 困ったとき

trouble-no-such-table = その卓はありません。
trouble-no-such-ruling = その裁定はありません。
trouble-no-such-game = このゲームはここでは遊べません。
trouble-no-tutorial = このゲームには練習用のゲームがありません。
trouble-no-such-step = その手順はありません。
trouble-no-such-seat = その席はありません。
trouble-no-such-page = そのページはありません。
trouble-seat-taken = その席は埋まっています。
trouble-seat-lost = その席はいま別の人のものです。
trouble-seats-open = まだ空席があります。
trouble-full = 空席がありません。
trouble-begun = ゲームはもう始まっています。
trouble-not-begun = ゲームはまだ始まっていません。
trouble-over = ゲームは終わっています。
trouble-not-over = ゲームはまだ終わっていません。
trouble-bad-token = この席は別のブラウザのものです。
trouble-bad-invitation = このリンクはもう使えません。
trouble-not-yours = あなたにはできません。
trouble-not-host = ホストだけができます。
trouble-not-legal = ルール上できません。
trouble-stale = ゲームが先に進んでいました。
trouble-too-large = 大きすぎます。
trouble-too-fast = 速すぎます。少し待ってください。
trouble-too-many = 混み合っています。後でもう一度お試しください。
trouble-other-version = このページは古くなりました。読み込み直してください。
trouble-seeded = シードを指定できるのは、1人でボットと遊ぶ卓だけです。
trouble-muted = ホストがあなたの発言を止めています。
trouble-needs-vote = ゲーム中の席の交代は、ほかの人の投票で決まります。
trouble-vote-open = 投票は1つずつです。
trouble-no-vote = いま投票はありません。
trouble-no-voters = 同意できる人がほかにいません。
trouble-bad-host = このサーバーの名前ではありません。
trouble-bad-origin = 別のページからこの卓には話せません。
trouble-paused = ホストが一時停止中です。
trouble-stuck = ここから先の処理が終わらないため、卓は止まっています。
trouble-no-window = いま延長できる受付はありません。
trouble-no-holds = いまは受付を延長できません。
trouble-no-deal = 交渉は行われていません。
trouble-no-undo = 取り消せるものはありません。
trouble-bad-message = サーバーが理解できませんでした。
trouble-no-hello = サーバーとの接続を始められませんでした。
trouble-closing = サーバーが停止します。しばらくしてからもう一度お試しください。
trouble-too-slow = 通信が遅く、卓に追いつけません。
trouble-silent = しばらくこのページから応答がありませんでした。
trouble-offline = 卓につながっていません。
trouble-lost = 返事の前に接続が切れました。反映されたか確認してください。
trouble-no-watchers = この卓は観戦できません。
trouble-name-taken = その名前はすでに使われています。
trouble-bad-name = その名前は使えません。
trouble-bad-words = その言葉は送れません。
trouble-bad-options = その設定では卓を立てられません。
trouble-bad-record = ゲームのファイルではありません。
trouble-cannot-load = 読み込めません。
trouble-not-stored = 今は何も保存できません。できるようになると自動で続きます。
trouble-fallen = 卓に不具合が起きました。保存された状態から再開します。
trouble-no-room = サーバーに新しい卓を置く空きがありません。時間をおいて試してください。
trouble-unreachable = サーバーにつながりません。
trouble-other = うまくいきませんでした（{ $code }）。

## 会話

talk-title = チャット
talk-say = 全員にメッセージ
talk-placeholder = 全員にメッセージ
talk-send = 送信
talk-phrases = 定型文
talk-by = { $player }：
talk-watcher = 観戦者
talk-empty = まだ発言はありません。
talk-watchers = 観戦者
talk-silence = 発言を止める
talk-mute = { $player }の発言を止める
talk-unmute = { $player }の発言を許す
talk-promise = ここでの約束に拘束力はありません。

seats-title = 席
seats-bot = { $name }の席をボットに任せるよう提案する
seats-new = { $name }の席に新しい人を迎えるよう提案する
seats-leave = 自分の席を手放す
seats-leave-sure = はい、後はボットに任せます
seats-stay = いいえ、残ります
vote-title = 席についての投票
vote-bot = { $by }の提案：{ $name }の代わりにボットが続ける。
vote-new = { $by }の提案：{ $name }の代わりに新しい人が続け、その席の手札を見る。
vote-yes = 賛成
vote-no = 反対
vote-back = 取り下げる
note-left = { $name }が席を離れました。ボットの{ $bot }が続けます。
note-replaced = 投票により、{ $name }の代わりにボットの{ $bot }が続けます。
note-opened = 投票により、{ $name }の席が新しい人に開かれました。
note-sat = { $name }が着席しました。
note-stays = 投票は否決され、{ $name }の席はそのままです。
note-anew = このゲームが最後に遊ばれてからルールが変わりました。やり直せるところから再開します。
note-nobody = 誰か
