# The games of this browser on the page Study, their figures, and what it keeps of walks. Loaded with that page.

## The list

history_about = This browser keeps the list, the newest { $most } games. The server keeps their records.
history_unstored = This browser stores nothing: the list ends with this page.
history_offline = The server cannot be reached. This is the list as it was.
history_game = Game
history_all_games = All games
history_seats = Number of seats
history_any_seats = Any number of seats
history_seats_of = { $count ->
    [one] 1 seat
   *[other] { $count } seats
  }
history_text = Table or player
history_found = { $count ->
    [0] No game fits.
    [one] 1 game of { $all } fits.
   *[other] { $count } games of { $all } fit.
  }
history_more = Show { $count } more
history_won = { $game }: won with { $score }
history_placed = { $game }: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } of { $players } with { $score }
history_alone = { $game }, alone: { $score }
history_ended = { $game }: ended without a result
history_with = With { $names }
history_lessons = { $count ->
    [one] 1 to learn from
   *[other] { $count } to learn from
  }
history_seen = Reviewed
history_review_of = Review of { $name }: { $state }

## Export

history_export_all = { $count ->
    [one] Export it
   *[other] Export all { $count }
  }
history_export_some = { $count ->
    [one] Export this one
   *[other] Export these { $count }
  }
history_export_title = Export records
history_export_about = One file, with the record of each game on a line of its own. The program replays and checks them, and this page opens them.
history_export_going = Record { $done } of { $all }
history_export_stopped = Stopped at { $done } of { $all }: { $why }
history_export_done = { $count ->
    [0] There is no record to save.
    [one] 1 record is ready.
   *[other] { $count } records are ready.
  }
history_export_gone = { $count ->
    [one] The server no longer has the record of 1 game:
   *[other] The server no longer has the records of { $count } games:
  }
history_export_drop = Remove these from the list
history_export_save = Save the file

## Take it with me

history_take = Take it with me
history_take_about = Take this list to another browser, and it shows the same games and figures. The records stay on this server. To move your seat in a running game, use the code of that seat.
history_take_file = Save as a file
history_take_copy = Copy as text
history_read_title = Add a list from another browser
history_read_about = What this browser already has stays as it is.
history_read_choose = Choose a file
history_read_text = Or paste its text
history_read_go = Add it
history_read_done = { $count ->
    [0] Nothing is new: this browser has all of it.
    [one] 1 game is new here.
   *[other] { $count } games are new here.
  }
history_read_strange = { $count ->
    [one] 1 entry is damaged and was left out.
   *[other] { $count } entries are damaged and were left out.
  }
history_read_none = This is not a list of games from this page. Take the whole file or the whole text.
history_read_newer = A newer version of this page wrote the list. Reload the page, then add the list again.
history_read_large = This is too large for a list of games.

## Forget

history_forget = Forget here
history_forget_about = { $count ->
    [one] This removes 1 game from the list of this browser, with what it kept of its review and walk. The server still has the record and your seat: the link to the game works as before.
   *[other] This removes { $count } games from the list of this browser, with what it kept of their reviews and walks. The server still has the records and your seats: the links to the games work as before.
  }
history_forget_do = { $count ->
    [one] Forget 1 game
   *[other] Forget { $count } games
  }
history_forget_keep = Keep the list
history_forgotten = { $count ->
    [one] 1 game is forgotten here.
   *[other] { $count } games are forgotten here.
  }

## Figures

figures_title = How you play
figures_which = Which games
figures_kind = { $game }, { $seats ->
    [one] alone
   *[other] { $seats } seats
  }
figures_games = { $count } games, the newest on { $day }
figures_few = Figures begin with five games of one kind. Your most so far: { $count } of { $kind }.
figures_places = Places
figures_place = Place { $place }
figures_sources = Points in a game, on average
figures_you = You
figures_others = The others
figures_losses_chance = Win chance given away in a decision, in percent
figures_losses_points = Points given away in a decision
figures_all = All
figures_interval = From { $count } reviewed games. ± is the interval of 95 %: more reviews make it narrower.
figures_losses_few = After five reviewed games, this shows what you give away in a decision. Reviewed so far: { $count }.

## Positions

positions_title = Your own positions
positions_about = Decisions that you met in a walk through your mistakes. After a week you can try each again. The newest { $most } stay.
positions_ready = { $count ->
    [one] 1 position
   *[other] { $count } positions
  }
positions_walk = Try again
positions_walk_of = Try again: { $name }
positions_rest = { $count ->
    [one] 1 position rests until { $day }.
   *[other] { $count } positions rest, the first until { $day }.
  }
positions_lost_title = These positions cannot be opened
positions_gone = The server no longer has this game.
positions_changed = The review of this game no longer finds anything better at these decisions.
positions_drop = Forget its positions
positions_back = Back to Study
