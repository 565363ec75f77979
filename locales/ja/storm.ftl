### コズミック・ストーム：名前。

alien-swindler = 詐欺師

variant-space-stations = 宇宙ステーション
