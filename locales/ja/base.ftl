### 基本セット：名前。長い説明文は英語のものが使われる。

## 種族

alien-amoeba = アメーバ
alien-anti-matter = 反物質
alien-barbarian = 蛮族
alien-calculator = 計算機
alien-chosen = 選ばれし者
alien-citadel = 城塞
alien-clone = クローン
alien-cudgel = 棍棒
alien-dictator = 独裁者
alien-fido = ファイド
alien-filch = 盗人
alien-fodder = 捨て駒
alien-gambler = ギャンブラー
alien-grudge = 怨恨
alien-hacker = ハッカー
alien-hate = 憎悪
alien-healer = ヒーラー
alien-human = 人間
alien-kamikaze = カミカゼ
alien-loser = 敗者
alien-machine = 機械
alien-macron = マクロン
alien-masochist = マゾヒスト
alien-mind = 精神
alien-mirror = 鏡
alien-miser = 守銭奴
alien-mite = 寄生虫
alien-mutant = ミュータント
alien-observer = 観察者
alien-oracle = 神託
alien-pacifist = 平和主義者
alien-parasite = パラサイト
alien-philanthropist = 博愛主義者
alien-reincarnator = 転生者
alien-remora = コバンザメ
alien-reserve = 予備兵
alien-shadow = 影
alien-sorcerer = 妖術師
alien-spiff = スピフ
alien-tick-tock = チクタク
alien-trader = 交易者
alien-tripler = 三倍体
alien-vacuum = 真空
alien-virus = ウイルス
alien-void = 虚無
alien-vulch = ハゲワシ
alien-warpish = ワーピッシュ
alien-warrior = 戦士
alien-will = 意志
alien-zombie = ゾンビ
said-gambler-calls = { $player }が{ $value }の差を告げる
said-calculator-odd = { $player }の宣言：奇数
said-calculator-even = { $player }の宣言：偶数
said-mirror-only-my-card = { $player }の宣言：自分のカードだけ
said-mirror-only-the-opponent-s-card = { $player }の宣言：相手のカードだけ
note-warrior-tokens = トークン{ $value }個
note-tick-tock-tokens = トークン{ $value }個
note-grudge-tokens = トークン：{ $value }

## アーティファクト

card-cosmic-zap = コズミックザップ
card-card-zap = カードザップ
card-mobius-tubes = メビウスチューブ
card-force-field = フォースフィールド
card-quash = 条約破棄
card-plague = 疫病
card-ionic-gas = イオニアのガス雲
card-emotion-control = 感情コントロール

## 運命の特殊カード

destiny-most-foreign-colonies = 他星系のコロニーが最も多い者
destiny-most-cards = 手札が最も多い者
destiny-fewest-in-warp = 亜空間の宇宙船が最も少ない者

## 選択ルール

variant-four-planets = 惑星4つ
variant-freewheeling-flares = フレア使い放題
variant-classic-flares = 旧版のフレア
variant-no-flares = フレアなし
variant-multiple-powers = 複数の種族
variant-hidden-powers = 伏せた種族
