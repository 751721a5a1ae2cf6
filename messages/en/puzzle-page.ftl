# Puzzles: the page loads this file with them.

## A puzzle

puzzle_of = Puzzle of { $day }
puzzle_gains = Show gains
puzzle_hint = Hint
puzzle_hint_more = Second hint
puzzle_show = Show it
puzzle_more = One more
puzzle_share = Share
puzzle_copied = Copied, without the answer.
puzzle_close = Back
puzzle_choice = Choice
puzzle_right = Right:
puzzle_tries = { $tries ->
    [1] First try.
    [2] Second try.
    [3] Third try.
   *[other] { $tries } tries.
  }
puzzle_shared = Citywright, { $day }, { $game }: { $tries ->
    [1] first try
    [2] second try
    [3] third try
   *[other] { $tries } tries
  }, gains hidden
puzzle_shared_gains = Citywright, { $day }, { $game }: { $tries ->
    [1] first try
    [2] second try
    [3] third try
   *[other] { $tries } tries
  }, gains shown
puzzle_missing = There is no puzzle at this address, or not yet. All puzzles until today are in the calendar.
puzzle_failed = The puzzle could not be opened. Try again in a moment.

## All puzzles

puzzles_title = Puzzles
puzzles_game = Game
puzzles_today = Today’s puzzles
puzzles_open = Solve it
puzzles_again = Look at it again
puzzles_to_all = To the calendar
puzzles_level = { $level ->
    [1] Easy
    [2] Medium
   *[other] Hard
  }
puzzles_is_solved = Solved
puzzles_is_shown = Shown
puzzles_before = Month before
puzzles_after = Next month
puzzles_day_solved = { $day }, solved
puzzles_day_shown = { $day }, shown
puzzles_legend = Filled: solved. Ringed: shown. Old days stay open.
puzzles_what = What a puzzle is here
puzzles_what_about = A real moment of a game. The program has played out every choice with every reply: one solves the task, all others fall short. Choices that come to the same, or nearly, count as one.
puzzles_none = There are no puzzles of this game yet.
