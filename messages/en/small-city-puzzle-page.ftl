# Small City: what its puzzles say. The rest of a round plays itself, at its best for the task.

puzzle_task-votes = { $kind ->
    [moves] Move your people for the most votes in this round. What follows plays itself.
   *[plan] Plan this round for the most votes. What follows plays itself.
  }
    .title = The most votes
puzzle_task-clean = { $kind ->
    [moves] Move your people so that pollution stays below { $limit } % and nobody dies. What follows plays itself.
   *[plan] Plan this round so that pollution stays below { $limit } % and nobody dies. What follows plays itself.
  }
    .title = Clean air
puzzle_task-money = { $kind ->
    [moves] Move your people for the most money when the council meets. What follows plays itself.
   *[plan] Plan this round for the most money when the council meets. What follows plays itself.
  }
    .title = The most money
puzzle_task-score = { $kind ->
    [moves] Move your people for the highest score, as if the game ended when the council meets.
   *[plan] Plan this round for the highest score, as if the game ended when the council meets.
  }
    .title = The highest score
puzzle_task-promises = { $kind ->
    [moves] Move your people so that all of this is kept when the council meets, and nobody dies: { $promises }.
   *[plan] Plan this round so that all of this is kept when the council meets, and nobody dies: { $promises }.
  }
    .title = Keep your promises
sc_puzzle_brings = { $task ->
    [clean] { $value } % to spare
    [money] ${ $value }
    [score] { $value ->
        [1] 1 point
       *[other] { $value } points
      }
    [promises] { $value ->
        [1] 1 point
       *[other] { $value } points
      }
   *[other] { $value ->
        [1] 1 vote
       *[other] { $value } votes
      }
  }
sc_puzzle_less = That brings { $what }. More is possible.
sc_puzzle_deaths = { $count ->
    [1] Somebody dies.
   *[other] { $count } people die.
  }
sc_puzzle_polluted = Pollution reaches { $pollution } %; it must stay below { $limit } %.
sc_puzzle_broken = Not kept: { $promises }.
sc_puzzle_right = The answer: { $plan }. It brings { $what }.
sc_puzzle_second = The next best brings { $what }.
sc_puzzle_proved = Proved: the best of { $choices } choices.
sc_puzzle_all = The best choices
sc_puzzle_all_about = What brings only 1 less than the best counts as right too.
sc_puzzle_value = Brings
sc_puzzle_pollution = Pollution
sc_puzzle_dead = Deaths
sc_puzzle_none = fails
sc_puzzle_percent = { $pollution } %
sc_puzzle_hint_build = Hint: { $tile }.
sc_puzzle_hint_upgrade = Hint: an upgrade.
sc_puzzle_hint_move = Hint: move the person on { $cells }.
sc_puzzle_hint = Hint: { $what }.
sc_puzzle_hint_none = Hint: less is more.
sc_puzzle_hint_area = Look between { $from } and { $to }.
