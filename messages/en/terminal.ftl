# What the terminal says in every game. What people type stands in quotes: it is the same in every
# language.

## Keeping a game

terminal-saved = The game is saved in { $file }.
terminal-not_saved = Not saved.
terminal-cannot_save = Cannot save in { $file }: { $error }. The game goes on; save it elsewhere, such as: { "save other.json" }
terminal-cannot_save_last = Cannot save in { $file }: { $error }.
terminal-offer_save = { $over ->
    [yes] Save the record? { "Enter" } saves in { $file }, a name saves there, { "n" } does not.
   *[no] Save the game? { "Enter" } saves in { $file }, a name saves there, { "n" } does not.
  }
terminal-save_first = First say whether to save.
terminal-replace = { $file } is there already. Replace it? { "y" } or { "n" }.
terminal-input_ended = The input has ended.
terminal-game_not_saved = The game is not saved.
terminal-lost_since = What was played since { $file } was saved is lost.
terminal-bots_anew = Bots will play their last moves anew.
terminal-go_on = Go on with: { $command }
terminal-look_again = Look at it again with: { $command }

## What goes wrong

terminal-failed = error: { $problem }
terminal-wrong_record = { $entry ->
    [none] { $field ->
        [none] record { $number }: { $problem }
       *[other] record { $number }, field "{ $field }": { $problem }
      }
   *[other] { $field ->
        [none] record { $number }, entry { $entry }: { $problem }
       *[other] record { $number }, entry { $entry }, field "{ $field }": { $problem }
      }
  }
# A rule with its sources, and what the editions of the game say differently.
terminal-rule = { $rule_code }  { $rule }{ $provenance_count ->
    [0] {""}
   *[other] {" "}({ $provenance })
  }{ $differs ->
    [none] {""}
   *[other] {" "}Where editions differ: { $differs }
  }
terminal-load_data = Data of your own is loaded with { "--data FILE" }.

## Warnings

terminal-narrow = warning: this terminal has { $columns } columns; play needs { $needed }
terminal-nearly_bot = warning: { $name } is not the bot { $bot }; a person plays it

## People

terminal-you = { you }

## Waiting

terminal-thinking = { $name } is thinking …

## A position of a record

terminal-who_plays = { $sitters }
sitters = { $seat } is { $name }

## Numbers

figure-thousands = { $more },{ $three }
figure-decimal = { $whole }.{ $part }
figure-percent = { $share } %
figure-range = { $low } to { $high }

## Games between bots. What is as many as $games stands in $count as it is written.

simulate-played = { $games ->
    [one] { $count } game
   *[other] { $count } games
  } of { $title } in { $seconds } s on { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
  }: { $speed } games a second
simulate-interrupted = { $recorded ->
    [yes] interrupted after { $played } of { $all } games; the file has the records of just those
   *[no] interrupted after { $played } of { $all } games
  }
league-played = { $games ->
    [one] { $count } game
   *[other] { $count } games
  } of { $title }, each deal from every seat
league-table = { $seats } seats: { $games ->
    [one] { $count } game
   *[other] { $count } games
  }
league-interrupted = { $kept ->
    [yes] interrupted after { $played } of { $all } games; the same command goes on from the file
   *[no] interrupted after { $played } of { $all } games
  }
tallied-player = player
tallied-wins = wins
tallied-rate = rate
tallied-score = score
tallied-scores = scores
tallied-median = median
tallied-seat = seat
tallied-rating = rating
tallied-first = first
tallied-before = ends before

## Records that are checked. Places stand after one another, the best first.

replay-running = { $entries ->
    [one] record { $number }: running, { $entries } entry{ $verified }
   *[other] record { $number }: running, { $entries } entries{ $verified }
  }
replay-over = record { $number }: { $standings }{ $rating_code ->
    [none] {""}
   *[other] , { $rating }
  }{ $verified }
standings = { $before ->
    [none] { $reached }
   *[other] { $before }, { $reached }
  }
reached = { $out ->
    [yes] out: { $whose } { $points }
   *[no] { $rank }. { $whose } { $points }
  }
whose = { $chair ->
    [none] { $called }
   *[other] { $called } (seat { $chair })
  }
verified = { $draws ->
    [none] {""}
    [one] ; { $draws } draw as sealed
   *[other] ; { $draws } draws as sealed
  }
replay-all = { $records ->
    [one] { $records } record, all legal
   *[other] { $records } records, all legal
  }{ $sealed ->
    [yes] , all luck as sealed
   *[no] {""}
  }

## Reviews of finished games. What is played and what is better are entries of the record.

analyze-balance = { $name }: { $points ->
    [yes] lead of { $start } { $draws } by draws { $own } by own choices { $others } by others = { $result }
   *[no] chance of { $start } % { $draws } by draws { $own } by own choices { $others } by others = { $result }
  }
analyze-worse = entry { $at }, round { $round }, { $name }: { $graded }, gave away { $loss }{ $proved ->
    [yes] , proved
   *[no] {" "}± { $error }
  }. Played { $played }, better { $better }
analyze-good = entry { $at }, round { $round }, { $name }: { $graded }. Played { $played }
graded-none = no choice
graded-best = the best
graded-sound = sound
graded-slip = a slip
graded-mistake = a mistake
graded-blunder = a blunder
analyze-nothing = Nothing to regret: no decision gave anything away.
analyze-running = The game is not over, so there is no balance yet.

## Luck that is not what was sealed

sealed-no_luck = record { $number } has no sealed luck to verify; only games of a table have
sealed-another_draw = this is not the draw that the sealed secret gives; the entry or one before it was changed
sealed-unknown_scheme = the scheme "{ $scheme }" is not known here, only "{ $known }"; update the program
sealed-not_told = the secret is revealed when the game is over; download the record then
sealed-no_secret = the secret is 64 digits from 0 to f
sealed-another_secret = the secret is not the one that was sealed: its hash is { $hash }

## The data of a server

operator-backed_up = All tables of { $folder } are in { $file }.
operator-restored = { $folder } has all tables of { $file }. Start the server on it: { $command }
operator-copied = Copied, read again and found the same: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
  } of logs.
operator-examined = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } looked at: { $games ->
    [one] { $games } game
   *[other] { $games } games
  } played again and sound, { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
  } of logs
operator-faults = { $faults ->
    [one] { $faults } fault was found
   *[other] { $faults } faults were found
  }
operator-exported = { $records ->
    [one] { $records } record written
   *[other] { $records } records written
  }{ $there ->
    [0] {""}
    [one] , { $there } was there
   *[other] , { $there } were there
  }
operator-not_exported = { $games ->
    [one] { $games } game that is over is not sound and was left out; { "citywright doctor" } says why
   *[other] { $games } games that are over are not sound and were left out; { "citywright doctor" } says why
  }
operator-pruned = { $deleted ->
    [yes] deleted
   *[no] would be deleted
  }: { $over ->
    [one] { $over } finished game
   *[other] { $over } finished games
  }, { $running ->
    [one] { $running } running game
   *[other] { $running } running games
  }, { $lobbies ->
    [one] { $lobbies } lobby
   *[other] { $lobbies } lobbies
  } where nothing has happened for { $days ->
    [one] { $days } day
   *[other] { $days } days
  }
operator-ask_yes = Nothing was deleted. { "--yes" } deletes it, for ever; stop the server and make a backup first.
operator-no_tables = No tables.
operator-table = { $table }  { $status }  { $game }  { $days ->
    [0] today
    [one] { $days } day ago
   *[other] { $days } days ago
  }  { $hidden ->
    [yes] hidden
   *[no] { $public ->
        [yes] public
       *[no] private
      }
  }  { $name }: { $people }
operator-seat = { "  " }{ $seat }  { $kind }  { $name }  { $person }
operator-log = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
  } of its log
operator-table_deleted = Deleted: { $table }
operator-table_closed = Closed: { $table }
operator-table_hidden = { $hidden ->
    [yes] Hidden from the public list: { $table }
   *[no] Shown in the public list again: { $table }
  }
operator-no_table = there is no table { $table } here: { "citywright table list --all" } lists all
operator-not_running = no game runs at table { $table }: only a running game can be closed; { "citywright table delete" } deletes any table
operator-no_person = nothing is stored about { $person } here
operator-person = { $person }  { $names }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }{ $pushes ->
    [yes] , and an address for notifications
   *[no] {""}
  }
operator-several_people = several people have the number { $person }: nothing was deleted
operator-person_deleted = Deleted: { $person }, and the name in { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }
operator-banned = Banned for { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
  }: { $network }
operator-lifted = No longer banned: { $network }
operator-no_ban = { $network } is not banned: { "citywright ban" } lists the bans
operator-ban = { $network }  { $minutes ->
    [one] { $minutes } more minute
   *[other] { $minutes } more minutes
  }
operator-no_bans = Nobody is banned.
operator-announced = Announced: { $text }
operator-announcement_ended = Nothing is announced now; people can open tables again.

## What is wrong with stored games

unsound-database = the database: { $problem }
unsound-table = { $line ->
    [none] table { $table }: { $problem }
   *[other] table { $table }, line { $line }: { $problem }
  }
stored-no_game = there is no game "{ $named }" here; a newer program, or one of another box, has it
stored-log_of_lobby = its game has not begun, and yet there is a log
stored-not_over = its game is said to be over, and is not
stored-gap = a line before this one is missing
stored-unreadable = what it says cannot be read
stored-no_seat = it is for no seat of the table
stored-no_luck_due = luck is drawn where none is due
stored-another_draw = this is not the draw that the sealed secret gives
stored-nothing_to_take_back = more is taken back than was played
stored-unknown_line = lines called "{ $called }" are not known; a newer program may have written it

## The options of a game. What may be written is the same in every language.

terminal-players = { $least } to { $most }, set by { "--players" } or by the { "--seats" }
terminal-default = The first value of an option is its default.
option = { $values }{ $more }
more = { $when ->
    [none] {""}
   *[other] ; only with { $when }
  }{ $together_count ->
    [0] {""}
   *[other] ; { $together }
  }{ $apart_count ->
    [0] {""}
   *[other] ; { $apart }
  } ({ $rule_code })
together = { $one } needs { $two }
apart = { $one } excludes { $two }

## Texts at the table of every game

table-turn = { $seat_is ->
    [you] { your_turn }
   *[other] { turn_of }
  }
table-nothing_to_take_back = There is nothing to take back yet.
table-no_rule = There is no such rule. Write { "rules" } for all of them.
table-no_number = "{ $typed }" is no number of sentences; write { "log" }, or { "log 9" }.
help-save = keep the game in a file
help-quit = leave, after an offer to save

## Where rules and numbers come from

provenance-printed = printed
provenance-public = public
provenance-deduced = deduced
provenance-ours = ours
provenance-yours = yours

provenance_about-printed = a printed rulebook says it
provenance_about-public = a public page says it
provenance_about-deduced = it follows from those
provenance_about-ours = our choice, for want of a source
provenance_about-yours = your file says it
