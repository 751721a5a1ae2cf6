# スモールシティの問題が言う文。ラウンドの残りは、課題にとって最善になるよう自動で進む。

puzzle_task-votes = { $kind ->
    [moves] このラウンドの票が最も多くなるように、人を動かしましょう。その後は自動で進みます。
   *[plan] このラウンドの票が最も多くなるように計画しましょう。その後は自動で進みます。
  }
    .title = 最も多くの票
puzzle_task-clean = { $kind ->
    [moves] 汚染を{ $limit }%未満に抑え、死者を出さず、このラウンドの票が最も多くなるように人を動かしましょう。その後は自動で進みます。
   *[plan] 汚染を{ $limit }%未満に抑え、死者を出さず、このラウンドの票が最も多くなるように計画しましょう。その後は自動で進みます。
  }
    .title = 煙を出さずに票を
puzzle_task-money = { $kind ->
    [moves] 市議会が開かれる時にお金が最も多くなるように、人を動かしましょう。その後は自動で進みます。
   *[plan] 市議会が開かれる時にお金が最も多くなるように計画しましょう。その後は自動で進みます。
  }
    .title = 最も多くのお金
puzzle_task-score = { $kind ->
    [moves] 市議会が開かれる時にゲームが終わるとして、得点が最も高くなるように人を動かしましょう。
   *[plan] 市議会が開かれる時にゲームが終わるとして、得点が最も高くなるように計画しましょう。
  }
    .title = 最も高い得点
puzzle_task-promises = { $kind ->
    [moves] 市議会が開かれる時に次の公約がすべて守られ、死者が出ないように人を動かしましょう：{ $promises }。
   *[plan] 市議会が開かれる時に次の公約がすべて守られ、死者が出ないように、このラウンドを計画しましょう：{ $promises }。
  }
    .title = 公約を守る
sc_puzzle_brings = { $task ->
    [money] { $value }ドル
    [score] { $value }点
    [promises] { $value }点
   *[other] { $value }票
  }
sc_puzzle_less = これで{ $what }。もっと得られます。
sc_puzzle_deaths = { $count }人が亡くなります。
sc_puzzle_polluted = 汚染が{ $pollution }%になります。{ $limit }%未満に抑えましょう。
sc_puzzle_broken = 守られていない公約：{ $promises }。
sc_puzzle_right = { $plan }：{ $what }。
sc_puzzle_second = 次に良い手では{ $what }。
sc_puzzle_proved = 証明済み：{ $choices }通りのうち最善。
sc_puzzle_all = 上位の手
sc_puzzle_value = 成果
sc_puzzle_pollution = 汚染
sc_puzzle_dead = 死者
sc_puzzle_none = 失敗
sc_puzzle_percent = { $pollution }%
sc_puzzle_hint_build = ヒント：{ $tile }。
sc_puzzle_hint_upgrade = ヒント：アップグレード。
sc_puzzle_hint_move = ヒント：まず一人を動かしましょう。
sc_puzzle_hint = ヒント：{ $what }。
sc_puzzle_hint_none = ヒント：しないほうがよいこともあります。
sc_puzzle_hint_area = { $from }から{ $to }までのどこか。
