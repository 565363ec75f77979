### コズミック・コンフリクト：名前。

alien-cavalry = 騎兵隊
alien-changeling = 取り替え子
alien-empath = 共感者
alien-filth = 汚物
alien-glutton = 大食漢
alien-graviton = 重力子
alien-industrialist = 実業家
alien-invader = 侵略者
alien-lunatic = 狂人
alien-mimic = 模倣者
alien-trickster = いかさま師
alien-warhawk = 主戦派
alien-xenophile = 異星愛好者
said-graviton-tens = { $player }の宣言：十の位
said-graviton-ones = { $player }の宣言：一の位
said-graviton-only-my-card = { $player }の宣言：自分のカードだけ
said-graviton-only-the-opponent-s-card = { $player }の宣言：相手のカードだけ
said-trickster-left-hand = { $player }はトークンを左手に隠していた
said-trickster-right-hand = { $player }はトークンを右手に隠していた
said-trickster-heads = { $player }のコイントス：表
said-trickster-tails = { $player }のコイントス：裏

variant-seven-players = 7人
variant-hazard-deck = ハザードデッキ
