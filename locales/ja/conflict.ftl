### コズミック・コンフリクト：名前。

alien-filth = 汚物
alien-glutton = 大食漢
alien-invader = 侵略者
alien-lunatic = 狂人
alien-mimic = 模倣者
alien-warhawk = 主戦派
alien-xenophile = 異星愛好者

variant-seven-players = 7人
variant-hazard-deck = ハザードデッキ
