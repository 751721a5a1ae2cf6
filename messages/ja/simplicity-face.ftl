# スタートページとロビーがシンプリシティについて言う文。見出しの文節の間には、見えない改行位置（U+200B）がある。

teams_one = { $players }人、1人1チーム。
teams_two = { $players }人、1人2チーム。低い方のチームの得点があなたの得点になります。
simplicity_emblem = エンブレム
simplicity_title = シンプリシティ
simplicity_heading = ひとつの街を、​みんなで​建てる。
simplicity_lead = タイルを取り、場所を見つけ、ディスクをつなぐ。5ラウンド後に得点がいちばん高い人の勝ちです。
simplicity_by = デザイン：David Brain、発売：Fractal Juegos
simplicity_facts = 2〜6人、5ラウンド、30分（ボット相手なら15分）。
simplicity_learn = 6分で学ぶ

## ボットの強さごとの遊び方

plays-steady = 点を狙いますが、見える手は多くありません。
plays-thoughtful = より多くの手を見て、その中でいちばん点の高い手を選びます。
plays-sharp = 見落としが少なく、その場でいちばん点の高い手を選びます。
plays-expert = ラウンドが終わるまでに、ほかのチームが何を取れるかまで考えます。
plays-master = 頭の中で終局まで何度もプレイします。最終ラウンドは読み切ることもあります。
