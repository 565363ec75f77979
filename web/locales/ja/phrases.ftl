### 定型文：誰もが自分の言語で読む。

phrase-colony-each = 互いにコロニー1個ずつ？
phrase-card-for-card = カード1枚ずつ交換？
phrase-colony-for-cards = コロニーとカード2枚では？
phrase-no-attack = 攻撃カードがありません。
phrase-no-negotiate = 交渉するつもりはなかったのですが。
phrase-more = もっと欲しいです。
phrase-less = それは多すぎます。
phrase-take-it = これが最後の条件です。
phrase-together = 首位を一緒に止めましょう。
phrase-ally-me = 援軍をお願いします！
phrase-stay-out = 今回は加わらないでください。
phrase-promise = 約束します。（約束に拘束力はありません）
phrase-thanks = ありがとう！
phrase-well-played = お見事。
phrase-moment = 少し待ってください。
phrase-hello = こんにちは！
