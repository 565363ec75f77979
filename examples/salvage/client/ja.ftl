title = サルベージ
wreck = 点の難破船
left = { $n ->
    [0] 全ラウンド終了
   *[other] 残り{ $n }ラウンド
}
player = プレイヤー
round = 第{ $n }回
now = 今回
points = 得点
sealed = 伏せ札
none = –
hand = あなたの手札
which = { $n }点の難破船にどのカードを出しますか？
goes-on = ゲームが進んでいます …
decide-mine = あなたの入札
decide = 入札待ち：{ $players }
bids = { $player }が入札
bids-card = { $player }が{ $card }を入札
takes = { $player }が{ $n }点を獲得：{ $bids }
over = ゲーム終了：{ $players }
reached = { $player }：{ $n }点
