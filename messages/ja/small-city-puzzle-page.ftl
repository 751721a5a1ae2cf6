# スモールシティの問題が言う文。ラウンドの残りは、課題にとって最善になるよう自動で進む。

puzzle_task-votes = { $kind ->
    [moves] このラウンドの票がいちばん多くなるように、人を動かしましょう。その後は自動で進みます。
   *[plan] このラウンドの票がいちばん多くなるように計画しましょう。その後は自動で進みます。
  }
    .title = いちばん多くの票
puzzle_task-clean = { $kind ->
    [moves] 汚染を{ $limit }%未満に抑え、死者を出さないように人を動かしましょう。その後は自動で進みます。
   *[plan] 汚染を{ $limit }%未満に抑え、死者を出さないようにこのラウンドを計画しましょう。その後は自動で進みます。
  }
    .title = きれいな空気
puzzle_task-money = { $kind ->
    [moves] このラウンドの市議会の時点でお金がいちばん多くなるように、人を動かしましょう。その後は自動で進みます。
   *[plan] このラウンドの市議会の時点でお金がいちばん多くなるように計画しましょう。その後は自動で進みます。
  }
    .title = いちばん多くのお金
puzzle_task-score = { $kind ->
    [moves] このラウンドの市議会の時点でゲームが終わるとして、得点がいちばん高くなるように人を動かしましょう。
   *[plan] このラウンドの市議会の時点でゲームが終わるとして、得点がいちばん高くなるように計画しましょう。
  }
    .title = いちばん高い得点
puzzle_task-promises = { $kind ->
    [moves] このラウンドの市議会の時点で次の公約がすべて達成され、死者が出ないように人を動かしましょう：{ $promises }。
   *[plan] このラウンドの市議会の時点で次の公約がすべて達成され、死者が出ないように計画しましょう：{ $promises }。
  }
    .title = 公約の達成
sc_puzzle_brings = { $task ->
    [clean] { $value }%の余裕
    [money] ${ $value }
    [score] { $value }点
    [promises] { $value }点
   *[other] { $value }票
  }
sc_puzzle_less = これで{ $what }。もっと良い手があります。
sc_puzzle_deaths = { $count }人が死亡します。
sc_puzzle_polluted = 汚染が{ $pollution }%になります。{ $limit }%未満に抑えましょう。
sc_puzzle_broken = 未達成の公約：{ $promises }。
sc_puzzle_right = 答え：{ $plan }。成果は{ $what }。
sc_puzzle_second = 次に良い手では{ $what }。
sc_puzzle_proved = 証明済み：{ $choices }通りのうち最善。
sc_puzzle_all = 上位の手
sc_puzzle_all_about = 最善より1少ないだけの手も正解です。
sc_puzzle_value = 成果
sc_puzzle_pollution = 汚染
sc_puzzle_dead = 死者
sc_puzzle_none = 失敗
sc_puzzle_percent = { $pollution }%
sc_puzzle_hint_build = ヒント：{ $tile }。
sc_puzzle_hint_upgrade = ヒント：アップグレード。
sc_puzzle_hint_move = ヒント：{ $cells }の人を動かします。
sc_puzzle_hint = ヒント：{ $what }。
sc_puzzle_hint_none = ヒント：何かをやめておく方がよいこともあります。
sc_puzzle_hint_area = { $from }から{ $to }までのどこか。
