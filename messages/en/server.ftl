# Why the server itself refuses something, and what it says about a table. Each game has its own refusals in its own
# files.

## Every reason, by its code

problem-bad_body = This cannot be read.
problem-bad_endpoint = The server does not know this push service.
problem-bad_id = The id of an input or of a new table has 1 to 64 letters, digits, hyphens or underscores.
problem-bad_invite = This invitation is no longer valid, or mistyped: ask the host for a new link.
problem-bad_line = A line has 1 to 80 characters, all of them visible.
problem-bad_name = A name has 1 to 24 characters, all of them visible.
problem-bad_origin = This request comes from the page of another site.
problem-bad_pace = A live game has a reserve of at most a day and 5 seconds to an hour for each move, a game over days 1 to 30 days for each move.
problem-bad_query = The part of this address after `?` cannot be read.
problem-bad_seats = Somebody sits on more seats than the table would have.
problem-bad_type = Send JSON (application/json), not a form.
problem-bad_word = This is not the word of this server: ask its operator.
problem-banned = The operator of this server has banned your address for a time.
problem-busy = The server is too busy and has not acted on this: try again in a few seconds.
problem-changed = The table has changed meanwhile: look at it, then try again.
problem-colour_taken = Somebody at this table has this emblem.
problem-game_over = The game is over.
problem-internal = The server has a problem, and this may not have been saved: look at the table, then try again.
problem-log_full = This game has no room for more changes of plans: seal yours as it is.
problem-name_taken = Somebody at this table has this name.
problem-needs_invite = This table is by invitation: open the link that its host sends you.
problem-needs_word = Only people who know the word of this server open tables: ask its operator.
problem-no_calls = This server sends no notifications.
problem-no_code = This code moves no seat: it was used, replaced, or mistyped.
problem-no_game = There is no such game.
problem-no_hint = There are hints only when you play against bots alone.
problem-no_level = There is no bot of this level.
problem-no_lines = Lines are for the lobby and the end of a game: during the game there are reactions.
problem-no_method = This address does not support this method.
problem-no_new_tables = The server opens no new tables now, because an update is near.
problem-no_page = There is nothing at this address.
problem-no_review = There is no such review, or no longer: ask for it again.
problem-no_reviews = This server reviews no games.
problem-no_seat = The table has no such seat.
problem-no_table = There is no such table.
problem-no_upgrade = This address is for WebSockets only.
problem-not_away = This person is here, or has not been away for long enough; in a game over days the time for a move has to run out first.
problem-not_awaited = The game does not wait for this player.
problem-not_dealt = The game has not been dealt yet.
problem-not_host = Only the host of the table can do this.
problem-not_last = Cannot be taken back: you have done nothing yet.
problem-not_lobby = The game has been dealt, so its table and seats stay as they are.
problem-not_over = The game is not over yet.
problem-not_ready = Everybody must be seated and ready first.
problem-not_seated = Only players at this table can do this.
problem-not_stand_in = This code is for somebody else: a stand-in sees the secrets of the seat, so neither the host nor a player may be one.
problem-not_your_seat = This is not your seat.
problem-quiet = This table is quiet: its host has turned reactions and lines off.
problem-seat_taken = This seat is taken.
problem-server_full = The server has no room for another table: join an open one, or try again later.
problem-stale = The table has moved on: look at what has happened, then choose again.
problem-table_crowded = Too many people watch this table already: try again in a while.
problem-table_full = Every seat is taken.
problem-too_fast = That was too much at once: wait a little, then try again.
problem-too_large = This is too large for the server.
problem-too_many_sockets = Too many tables are open at your address: close some of them first.
problem-unwell = The database does not answer, so the server has not acted on this: try again in a few seconds.

## Reasons in more detail

problem-unread = This cannot be read: { $fault }.
problem-unread_query = The part of the address after `?` cannot be read: { $fault }.
problem-long_wait = The longest wait is { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
  }.
problem-many_entries = At most { $most } entries go together.
problem-nothing_to_choose = There is no hint now: you have nothing to choose.
problem-two_of_one_id = An input and a take-back have this id: each needs one of its own.
problem-common_turn = Cannot be taken back: in a common turn you change your plan instead.
problem-played_since = Cannot be taken back: { $name } has played since.
problem-happened_since = Cannot be taken back: something has happened since.
problem-by_bot = Cannot be taken back: a bot did this for you.
problem-plans_shown = Cannot be taken back: all plans have been shown.
problem-drawn_since = Cannot be taken back: something new has been drawn since.
problem-taken_back_often = { $times ->
    [one] Cannot be taken back: you have taken back once already.
   *[other] Cannot be taken back: you have taken back { $times } times in a row.
  }
problem-reopened_often = { $times ->
    [one] You have reopened a sealed plan once already: it stays as it is now.
   *[other] You have reopened sealed plans { $times } times in this phase: yours stays as it is now.
  }
problem-long_log = Cannot be taken back: too much has been done and taken back in this game.
problem-table_deleted = The operator of this server has deleted this table.
problem-announced = The server opens no new tables now: { $announcement }

## What the link to a table says in a messenger

preview-invites = { $open ->
    [one] { $name } invites you to { $game }, one seat open
   *[other] { $name } invites you to { $game }, { $open } seats open
  }
preview-full = A table of { $game }
preview-plays = { $names }: a game of { $game }, running now
preview-ended = { $names }: a finished game of { $game }
