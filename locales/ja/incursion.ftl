### コズミック・インカージョン：名前。

alien-bully = いじめっ子
alien-chronos = クロノス
alien-cryo = 冷凍
alien-deuce = 二枚札
alien-disease = 病魔
alien-ethic = 倫理
alien-fungus = 菌類
alien-fury = 憤怒
alien-genius = 天才
alien-ghoul = グール
alien-guerrilla = ゲリラ
alien-leviathan = リヴァイアサン
alien-locust = イナゴ
alien-magician = 手品師
alien-mercenary = 傭兵
alien-merchant = 商人
alien-plant = 植物
alien-seeker = 探究者
alien-sniveler = 泣き虫
alien-symbiote = 共生体

card-crooked-deal = いかさま取引
card-kicker = キッカー
card-rift = リフト
card-hand-zap = ハンドザップ
card-finder = 探知機
card-space-junk = スペースジャンク

variant-six-players = 6人
variant-reward-deck = 報酬デッキ
variant-common-rewards = 共通の報酬
