# Simplicity: what its puzzles say.

puzzle_task-win_now = The last build of the game. One of { $choices } builds wins, and it is not the one with the most points.
    .title = Play last and win
puzzle_task-deny = { $left } builds are left. Your own points do not decide: one build wins by what it leaves to the others.
    .title = Take it away
puzzle_task-pawn = { $left ->
    [1] The last build of the game. The higher pawn decides a tie: one build wins.
   *[other] { $left } builds are left. The higher pawn decides a tie: one build wins.
  }
    .title = The higher pawn
puzzle_task-lower_team = { $left ->
    [1] The last build of the game. Your lower team counts: one build wins.
   *[other] { $left } builds are left. Your lower team counts: one build wins.
  }
    .title = The lower team
puzzle_task-group = { $left } builds are left. One build wins, and it is not the one with the most points.
    .title = Park or neighbourhood?
puzzle_task-park = { $left } builds are left. One build wins, and it is not the one with the most points.
    .title = Park or neighbourhood?
puzzle_task-block = { $left } builds are left. Block the slot that makes you win.
    .title = Block and win
sim_puzzle_won = It ends { $own } to { $other }: you win.
sim_puzzle_lost = It ends { $own } to { $other }: { $name } wins.
sim_puzzle_tie_won = It ends { $own } to { $other }, and your pawn stands above that of { $name }.
sim_puzzle_tie_lost = It ends { $own } to { $other }, and the pawn of { $name } stands above yours.
sim_puzzle_lost_several = It ends { $own } to { $other }: another player wins.
sim_puzzle_tie_lost_several = It ends { $own } to { $other }, and another pawn stands above yours.
sim_puzzle_rival = Your build brings { $name } { $points ->
    [1] 1 point
   *[other] { $points } points
  }.
sim_puzzle_reply = { $name } answers: { $what }.
sim_puzzle_right = { $points ->
    [0] The answer: { $what }.
   *[other] The answer: { $what }, +{ $points }.
  } { $end }
sim_puzzle_proved = Proved: { $count ->
    [1] 1 of { $choices } choices wins.
   *[other] { $count } of { $choices } choices win.
  }
sim_puzzle_all = All choices
sim_puzzle_gain = Gain
sim_puzzle_best_reply = Reply
sim_puzzle_end = End
sim_puzzle_points = +{ $points }
sim_puzzle_replied = { $name } on { $space }
sim_puzzle_scores = { $own } to { $other }
sim_puzzle_hint = Hint: slot { $slot }.
sim_puzzle_hint_area = Somewhere from { $from } to { $to }.
