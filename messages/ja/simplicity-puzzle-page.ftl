# シンプリシティの問題が言う文。

puzzle_task-win_now = 最後に建てるタイルです。{ $choices }通りの手のうち、勝てるのは1つだけです。得点がいちばん多い手ではありません。
    .title = 最後に建てて勝つ
puzzle_task-deny = あと{ $left }枚建てるとゲーム終了です。自分の得点では決まりません。ほかのチームに何を残すかで勝てる手が1つあります。
    .title = 相手に残さない
puzzle_task-pawn = { $left ->
    [1] 最後に建てるタイルです。同点ならポーンが上の方の勝ち。勝てる手は1つです。
   *[other] あと{ $left }枚建てるとゲーム終了です。同点ならポーンが上の方の勝ち。勝てる手は1つです。
  }
    .title = 上のポーン
puzzle_task-lower_team = { $left ->
    [1] 最後に建てるタイルです。得点になるのは低い方のチームです。勝てる手は1つです。
   *[other] あと{ $left }枚建てるとゲーム終了です。得点になるのは低い方のチームです。勝てる手は1つです。
  }
    .title = 低い方のチーム
puzzle_task-group = あと{ $left }枚建てるとゲーム終了です。勝てる手は1つだけで、得点がいちばん多い手ではありません。
    .title = 公園か地区か
puzzle_task-park = あと{ $left }枚建てるとゲーム終了です。勝てる手は1つだけで、得点がいちばん多い手ではありません。
    .title = 公園か地区か
puzzle_task-block = あと{ $left }枚建てるとゲーム終了です。封鎖すれば勝てるスロットを選びましょう。
    .title = 封鎖して勝つ
sim_puzzle_won = 最終得点は{ $own }対{ $other }：あなたの勝ち。
sim_puzzle_lost = 最終得点は{ $own }対{ $other }：{ $name }の勝ち。
sim_puzzle_tie_won = 最終得点は{ $own }対{ $other }で、あなたのポーンが{ $name }のポーンより上です。
sim_puzzle_tie_lost = 最終得点は{ $own }対{ $other }で、{ $name }のポーンがあなたのポーンより上です。
sim_puzzle_lost_several = 最終得点は{ $own }対{ $other }：ほかのプレイヤーの勝ち。
sim_puzzle_tie_lost_several = 最終得点は{ $own }対{ $other }で、ほかのポーンがあなたのポーンより上です。
sim_puzzle_rival = この手で{ $name }に{ $points }点入ります。
sim_puzzle_reply = { $name }の応手：{ $what }。
sim_puzzle_right = { $points ->
    [0] 答え：{ $what }。
   *[other] 答え：{ $what }、+{ $points }。
  }{ $end }
sim_puzzle_proved = 証明済み：{ $choices }通りの手のうち、勝てるのは{ $count }通り。
sim_puzzle_all = すべての手
sim_puzzle_gain = 得点
sim_puzzle_best_reply = 応手
sim_puzzle_end = 最終
sim_puzzle_points = +{ $points }
sim_puzzle_replied = { $name }：{ $space }
sim_puzzle_scores = { $own }対{ $other }
sim_puzzle_hint = ヒント：スロット{ $slot }。
sim_puzzle_hint_area = { $from }から{ $to }までのどこか。
