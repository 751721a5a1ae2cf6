# 問題：ページはこのファイルを問題と一緒に読み込む。

## 問題

puzzle_of = { $day }の問題
puzzle_gains = 得点を表示
puzzle_hint = ヒント
puzzle_hint_more = 次のヒント
puzzle_show = 答えを見る
puzzle_more = もう1問
puzzle_share = 共有
puzzle_copied = 答えを伏せてコピーしました。
puzzle_close = 戻る
puzzle_choice = 手
puzzle_right = 正解：
puzzle_tries = { $tries ->
    [1] 1回目で正解。
   *[other] { $tries }回目で正解。
  }
puzzle_shared = Citywright、{ $day }、{ $game }：{ $tries }回目で正解、得点表示なし
puzzle_shared_gains = Citywright、{ $day }、{ $game }：{ $tries }回目で正解、得点表示あり
puzzle_missing = このアドレスに問題はないか、まだ出ていません。今日までの問題はすべてカレンダーにあります。
puzzle_failed = 問題を開けませんでした。少し待ってからもう一度試してください。

## すべての問題

puzzles_title = 問題
puzzles_game = ゲーム
puzzles_today = 今日の問題
puzzles_open = 解く
puzzles_again = もう一度見る
puzzles_to_all = カレンダーへ
puzzles_level = { $level ->
    [1] やさしい
    [2] ふつう
   *[other] むずかしい
  }
puzzles_is_solved = 正解
puzzles_is_shown = 答えを確認済み
puzzles_before = 前の月
puzzles_after = 次の月
puzzles_day_solved = { $day }、正解
puzzles_day_shown = { $day }、答えを確認済み
puzzles_legend = 塗りつぶし：正解。枠：答えを確認済み。過去の問題はいつでも解けます。
puzzles_what = ここでの問題とは
puzzles_what_about = 実際のゲームの一場面です。プログラムがすべての手とすべての応手を最後まで調べました。課題を達成する手は1つだけで、ほかはすべて失敗します。同じか、ほぼ同じ結果になる手は1つと数えます。
puzzles_none = このゲームの問題はまだありません。
