# The review of a game: the page loads this file with it.

## The page

review_title = Review
review_of = Review: { $name }
review_leave = Back to your games
review_link = Copy a link to this moment
review_linked = The link is copied.
review_points = Points and replay
review_again = Review it again
review_failed_title = No review yet
review_failed = The review stopped before it was finished. Have the game reviewed again.
review_no_record = The server no longer keeps the record of this game. Open its file again on the page Study.
review_no_view = The board of this moment could not be loaded.
review_ahead = Looking ahead: { $done } of { $all }
review_ahead_left = Looking ahead: { $done } of { $all }, about { $seconds } s
review_waits = { $before ->
    [0] Your review comes next.
    [1] One review comes before yours. You may leave this page and come back.
   *[other] { $before } reviews come before yours. You may leave this page and come back.
  }
review_offline = The connection is lost. The review goes on as soon as it is back.
review_seat = Whose decisions

## The result

review_won = { $name_is ->
    [you] You won with { $score }
   *[other] { $name } won with { $score }
  }
review_placed = { $name_is ->
    [you] You finished { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
      } with { $score }. { $winner } won with { $best }
   *[other] { $name } finished { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
      } with { $score }. { $winner } won with { $best }
  }
review_alone = { $score } points
review_costly = Most costly: { $what } ({ $loss }).
review_calm = No decision gave much away.

## The chart

review_chance = Win chance
review_score = Points
review_shows = What the chart shows
review_chart_said = { $name_is ->
    [you] Your win chance goes from { $from } % to { $to } %.
   *[other] The win chance of { $name } goes from { $from } % to { $to } %.
  }
review_chart_points = { $name_is ->
    [you] Your foretold score goes from { $from } to { $to }.
   *[other] The foretold score of { $name } goes from { $from } to { $to }.
  }
review_moment = Moment
review_moment_said = { $moment } of { $count }: { $title }
review_round = round { $round }
review_round_short = { $round }
review_as_table = As a table
review_as_chart = As a chart
review_column_moment = Moment
review_column_choice = Choice
review_column_loss = Given away
review_keys = Arrow keys go from moment to moment, with Shift from one of your decisions to the next. M goes to the next key moment, B shows or hides the better choice, W starts the walk through your mistakes, P plays on, U takes back what you tried.

## Decisions

review_decisions = Decisions
review_in_round = Round { $round }: { $what }
review_in_setup = Set-up: { $what }
review_draws_of = draws
review_chip = { $title }, { $grade }, { $loss }
review_chip_none = { $title }, { $grade }
review_chip_more = { $text }; { $more }
review_graded = { $grade }, { $loss }
review_other = Other
review_grade_none = No choice
review_grade_best = Best
review_grade_sound = Sound
review_grade_slip = Slip
review_grade_mistake = Mistake
review_grade_blunder = Blunder
review_proved = { $grade }, proved
review_only = { $grade }, only move
review_points_loss = { $loss ->
    [1] 1 point
   *[other] { $loss } points
  }
review_chance_loss = { $loss } %
review_uncertain = { $loss } ± { $error }
review_cost = Gave away { $loss }
review_cost_none = Gave nothing away
review_played = { $name_is ->
    [you] You: { $what }
   *[other] { $name }: { $what }
  }
review_better = Better: { $what }
review_as_good = As good: { $what }
review_second = Next best: { $what }
review_same_facts = No single fact tells them apart. In { $worlds } sampled games the better one brings { $loss } more.
review_known = Judged over { $worlds } sampled games, by what the player could know.
review_exact = Proved: everything that can follow was played out.
review_hindsight = Against what the others really did: { $played }; the better choice: { $better }.
review_then = Then { $what }
review_deeper = Look deeper
review_planned = What they had planned
review_try = Try another choice
review_try_yours = Tried: { $what }
review_try_good = As good as the best
review_try_short = Judged with good play after it. The grade above counts what really followed.
review_try_look = Looking ahead …
review_try_back = Take it back
review_before = Moment before
review_next = Next moment
review_show_better = Better choice
review_play_on = Play on
review_learn = { $count ->
    [0] Nothing to learn from
    [1] Learn from 1 decision
   *[other] Learn from { $count } decisions
  }

## Lists

review_lists = What to look at
review_key = Key moments
review_key_none = No single decision turned this game.
review_balance = Luck and choices
review_draws = Draws
review_draws_none = Nothing was drawn.
review_every = Every move
review_term_start = Start
review_term_draws = Draws
review_term_own = { $name_is ->
    [you] Your choices
   *[other] Choices of { $name }
  }
review_term_others = The others
review_term_result = Result
review_balance_chance = Win chance in percent: { $start } at the start, { $result } at the end.
review_balance_points = Points of final lead: { $start } at the start, { $result } at the end.
review_balance_later = The sums follow once the whole game is judged.
review_draw_setup = Set-up
review_draw_round = Round { $round }
review_draws_about = A draw is worth most to the player who can use it first.
review_meaning = What do these numbers mean?
review_meaning_worlds = From each decision on, the server plays many games to their end, with the same luck for every choice. A choice is worth the mean of their results. The loss is what the best choice is worth more than the one made; ± is one standard error.
review_meaning_grades = A decision is graded only by what exceeds that error. Below { $sound } it is best, from there sound; from { $slip } a slip, from { $mistake } a mistake, from { $blunder } a blunder. Other games and numbers of players have other limits.
review_meaning_balance = Start, draws, your choices and those of the others add up to the result. A sum may pass 100: you can give a won game away twice if the others give it back in between.

## Play on

review_on_title = Play on from here
review_on_about = A practice table opens at this moment. You can take everything back, and nobody else can find it.
review_on_seat = You play
review_on_level = The others
review_on_draws = Draws
review_on_same = As they were
review_on_new = New ones
review_on_go = Play

## Branches

review_branches = Branches
review_branch = { $title }, as { $name }
review_branch_result = Place { $place } with { $score }
review_branch_open = Not played to its end

## The walk

review_walk = Learn from your mistakes
review_walk_title = { $what } in round { $round }
review_walk_task = This gave a lot away: { $what }. Find something better.
review_walk_found = Better: { $what }. It is worth { $kept } more than what was played.
review_walk_near = Better than what was played: { $what }. It still gives away { $loss }. Try again.
review_walk_look = Looking ahead from there …
review_walk_worse = Not better: { $what }. It gives away { $loss }. Try again.
review_walk_same = That is what was played. It gave away { $loss }.
review_walk_else = The review does not count this among the best choices. Try again.
review_walk_over = { $found } found, { $passed } shown or skipped.
review_walk_last = Back to the review

## On the way to it

review_study = Review it
review_file = Review the game
