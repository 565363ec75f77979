### コズミック・ストーム：名前。

alien-swindler = 詐欺師
note-swindler-mark = 標的：{ $value }
note-swindler-revealed = 標的が明らかになった

variant-space-stations = 宇宙ステーション
