### 定型文：誰もが自分の言語で読む。

phrase-colony-each = 互いにコロニー1個ずつ？
phrase-card-for-card = カード1枚ずつ交換？
phrase-colony-for-cards = コロニーとカード2枚では？
phrase-no-attack = 攻撃カードがありません。
phrase-no-negotiate = 交渉するつもりはなかったのですが。
phrase-together = 首位を一緒に止めましょう。
phrase-ally-me = 援軍をお願いします！
phrase-stay-out = 今回は加わらないでください。
