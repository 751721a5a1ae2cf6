# スタートページとロビーがスモールシティについて言う文。見出しの文節の間には、見えない改行位置（U+200B）がある。

small_city_title = スモールシティ
small_city_heading = あなたの​自治区。​その市民、​その票、​その煙。
small_city_lead = 秘密の計画を立て、市民に家を建て、空気をきれいに保つ。8ラウンド後に、汚染の分を引いた票がいちばん多い人の勝ちです。
small_city_by = デザイン：Alban Viard、発売：AVStudioGames
small_city_facts = 1〜4人、8ラウンド、2時間（1人またはボット相手なら1時間）。
small_city_learn = 学ぶ：全6章
small_city_about = { $players }人、1人に1つの自治区。最後に、汚染の分を引いた票がいちばん多い人の勝ちです。
small_city_about_solo = 1人で1つの自治区。できるだけ多くの点を取りましょう。
small_city_pawn = エンブレム
# 1人で遊んだ結果。一覧で使う。
small_city_office = { $office ->
    [clerk] 職員、{ $score }点
    [councillor] 議員、{ $score }点
    [deputy] 副市長、{ $score }点
   *[mayor] 市長、{ $score }点
  }
small_city_lost = 自治区を失った

## ボットの強さごとの遊び方

plays-steady = 好手を探しますが、ときどき見落とします。
plays-thoughtful = すべての手を比べ、いちばん効果の大きい手を選びます。
plays-sharp = 計画全体を考え、少し先まで読みます。
plays-expert = たくさんの計画を、次のラウンドの終わりまでの展開で比べます。
