# ゲームの分析。このファイルは分析のページと一緒に読み込まれる。

## ページ

review_title = 分析
review_of = 分析：{ $name }
review_leave = 自分のゲームへ
review_link = この場面へのリンクをコピー
review_linked = リンクをコピーしました。
review_points = 得点と全手順
review_again = もう一度分析する
review_failed_title = 分析はまだありません
review_failed = 分析が最後まで終わりませんでした。もう一度分析してください。
review_no_record = このゲームの記録は、もうサーバーにありません。「振り返る」のページで記録を開き直してください。
review_no_view = この場面のボードを読み込めませんでした。
review_ahead = 先読み中：{ $done } / { $all }
review_ahead_left = 先読み中：{ $done } / { $all }、残り約{ $seconds }秒
review_waits = { $before ->
    [0] 次があなたの分析です。
    [1] あなたの前に分析が1件あります。このページを離れて、後で戻ることもできます。
   *[other] あなたの前に分析が{ $before }件あります。このページを離れて、後で戻ることもできます。
  }
review_offline = 接続が切れました。戻るとすぐに分析が続きます。
review_seat = 誰の決定

## 結果

review_won = { $name_is ->
    [you] あなたの勝ち、{ $score }点
   *[other] { $name }さんの勝ち、{ $score }点
  }
review_placed = { $name_is ->
    [you] あなたは{ $place }位、{ $score }点。{ $winner }さんの勝ち、{ $best }点
   *[other] { $name }さんは{ $place }位、{ $score }点。{ $winner }さんの勝ち、{ $best }点
  }
review_alone = { $score }点
review_costly = いちばん大きな損失：{ $what }（{ $loss }）。
review_calm = 大きな損失はありません。

## グラフ

review_chance = 勝率
review_score = 得点
review_shows = グラフに表示するもの
review_chart_said = { $name_is ->
    [you] あなたの勝率は、{ $from }%から{ $to }%に変わります。
   *[other] { $name }さんの勝率は、{ $from }%から{ $to }%に変わります。
  }
review_chart_points = { $name_is ->
    [you] あなたの予想得点は、{ $from }から{ $to }に変わります。
   *[other] { $name }さんの予想得点は、{ $from }から{ $to }に変わります。
  }
review_moment = 場面
review_moment_said = { $moment } / { $count }：{ $title }
review_round = 第⁠{ $round }ラウンド
review_round_short = { $round }
review_as_table = 表で見る
review_as_chart = グラフで見る
review_column_moment = 場面
review_column_choice = 選択
review_column_loss = 損失
review_keys = 矢印キーで1つずつ、Shiftと一緒なら自分の決定ごとに移動します。Mで次の勝負どころへ、Bでより良い手を表示または非表示、Wでミスから学び、Pで続きを遊び、Uで試した手を元に戻します。

## 決定

review_decisions = 決定
review_in_round = 第⁠{ $round }ラウンド：{ $what }
review_in_setup = 準備：{ $what }
review_draws_of = 抽選
review_chip = { $title }、{ $grade }、{ $loss }
review_chip_none = { $title }、{ $grade }
review_chip_more = { $text }。{ $more }
review_graded = { $grade }、{ $loss }
review_other = その他
review_grade_none = 選択なし
review_grade_best = 最善
review_grade_sound = 妥当
review_grade_slip = 緩手
review_grade_mistake = 悪手
review_grade_blunder = 大悪手
review_proved = { $grade }、証明済み
review_only = { $grade }、唯一の手
review_points_loss = { $loss }点
review_chance_loss = { $loss }%
review_uncertain = { $loss } ± { $error }
review_cost = 損失：{ $loss }
review_cost_none = 損失なし
review_played = { $name_is ->
    [you] あなた：{ $what }
   *[other] { $name }さん：{ $what }
  }
review_better = より良い手：{ $what }
review_as_good = 同じくらい良い手：{ $what }
review_second = 次に良い手：{ $what }
review_same_facts = これだけで差がつくという違いはありません。模擬ゲーム{ $worlds }回では、より良い手の方が{ $loss }多く得ます。
review_known = プレイヤーが知り得たことだけを使い、模擬ゲーム{ $worlds }回で判定しました。
review_exact = 証明済み：この後に起こり得ることをすべてプレイしました。
review_hindsight = ほかの人の実際の手に対しては{ $played }、より良い手なら{ $better }でした。
review_then = 続いて{ $what }
review_deeper = もっと深く読む
review_planned = ほかの人の実際の計画
review_try = ほかの手を試す
review_try_yours = 試した手：{ $what }
review_try_good = 最善の手と同じ価値
review_try_short = この後をうまく続けたものとして判定しています。上の評価は実際に続けた手も含みます。
review_try_look = 先を読んでいます…
review_try_back = 元に戻す
review_before = 前の場面
review_next = 次の場面
review_show_better = より良い手
review_play_on = 続きを遊ぶ
review_learn = { $count ->
    [0] 学ぶ場面なし
    [1] この場面から学ぶ
   *[other] { $count }つの場面から学ぶ
  }

## 一覧

review_lists = 見るもの
review_key = 勝負どころ
review_key_none = 1つでゲームの流れを変えた決定はありません。
review_balance = 抽選と選択
review_draws = 抽選
review_draws_none = 抽選はありませんでした。
review_every = すべての手
review_term_start = 開始時
review_term_draws = 抽選
review_term_own = { $name_is ->
    [you] あなたの選択
   *[other] { $name }さんの選択
  }
review_term_others = ほかの人
review_term_result = 結果
review_balance_chance = 勝率（%）：開始時{ $start }、終了時{ $result }。
review_balance_points = 終了時のリードの点：開始時{ $start }、終了時{ $result }。
review_balance_later = ゲーム全体の判定が終わると、合計が出ます。
review_draw_setup = 準備
review_draw_round = 第⁠{ $round }ラウンド
review_draws_about = 抽選は、先に使える人ほど得になります。
review_meaning = この数字の意味
review_meaning_worlds = 決定ごとに、そこから終局までを何回もプレイして調べます。抽選はどの選択でも同じです。結果の平均がその選択の価値です。いちばん良い選択の価値から、実際の選択の価値を引いたものが損失で、±は標準誤差です。
review_meaning_grades = 決定の評価は、その誤差を超える分だけで決まります。損失が{ $sound }未満なら最善、それ以上は妥当、{ $slip }からは緩手、{ $mistake }からは悪手、{ $blunder }からは大悪手です。境目はゲームと人数によって違います。
review_meaning_balance = 開始時、抽選、自分の選択、ほかの人を足すと、結果になります。合計が100を超えることもあります。途中でほかの人が返してくれれば、勝っているゲームを2回手放すこともあるからです。

## 続きを遊ぶ

review_on_title = ここから続けて遊ぶ
review_on_about = この場面から、練習用のテーブルが開きます。何でも取り消せて、ほかの人からは見えません。
review_on_seat = あなたの席
review_on_level = ほかの席
review_on_draws = 抽選
review_on_same = 元のまま
review_on_new = 新しくする
review_on_go = プレイ

## 分岐

review_branches = 分岐
review_branch = { $title }（{ $name }）
review_branch_result = { $score }点で{ $place }位
review_branch_open = 終局前

## ミスから学ぶ

review_walk = ミスから学ぶ
review_walk_title = 第⁠{ $round }ラウンドの{ $what }
review_walk_task = ここで大きく損をした手：{ $what }。もっと良い手を見つけてください。
review_walk_found = より良い手：{ $what }。実際の手より{ $kept }多く得ます。
review_walk_near = 実際の手より良い手：{ $what }。まだ{ $loss }損をします。もう一度試してください。
review_walk_look = その先を読んでいます…
review_walk_worse = より良い手ではありません：{ $what }。{ $loss }損をします。もう一度試してください。
review_walk_same = それは実際の手です。{ $loss }損をしました。
review_walk_else = 分析では、それは最善の手に入りません。もう一度試してください。
review_walk_over = 見つけた手は{ $found }つ、見本を見たかスキップした手は{ $passed }つです。
review_walk_last = 分析に戻る

## 分析への入口

review_study = 分析する
review_file = ゲームを分析
