### コズミック・イオンズ：名前。

alien-klutz = ドジ
alien-tortoise = 亀

variant-hidden-alliances = 秘密の援軍
variant-foreign-aid = 対外援助
