### コズミック・アライアンス：名前。

alien-extortionist = 恐喝者

variant-eight-players = 8人
variant-team-cosmic = チーム戦
variant-large-group = 大人数
