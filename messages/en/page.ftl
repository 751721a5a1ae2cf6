# What the start page says, and what every screen needs.

close = Close
copy = Copy
back_to_start = To the start
save = Save
rule_link = Rule { $rule }
rules = Rules
help = Keys and help
settings = Settings
brand_home = Citywright, to the start
bar_tools = Page
loading = Loading
problem_offline = The server cannot be reached. Try again in a moment.
problem_cookies = This site may not keep cookies in your browser, so you would lose your seat at once. Allow cookies for this site, then reload the page.
problem_server = The server could not do this. Try again in a moment.
offline_short = Offline
offline_retry = Offline. We try again in { $seconds } s.
offline_kept = Offline. Your plan is kept; we try again in { $seconds } s.
# The emblem of a seat: star, moon and so on.
mark = Emblem
# The name of a seat that a bot plays.
bot = Bot
start_title = Citywright: city-building games with friends and bots
start_play = { $count ->
    [one] Play against a bot
   *[other] Play against { $count } bots
  }
start_play_alone = Play alone
start_heading = Build a city, with friends or bots
start_friends = New table with friends
start_name = Your name
start_name_change = change your name
start_guest = Guest
start_bots = Bots
start_chosen = { $count ->
    [one] One bot, { $level }
   *[other] { $count } bots, { $level }
  }
start_level = They play
start_mine = Your games
start_played = Your finished towns
start_open = Open tables
start_open_none = No open tables right now. Start one and anyone can join.
start_running = Watch a game
start_offline = Offline: rules and help work; tables come back with the connection.
start_offline_tables = Offline: tables come back with the connection.
start_announced = Nobody can open a table now. Games go on.
start_word = Word of this server
start_independent = Citywright is independent of the authors and publishers of these games; their names belong to them. Its words and drawings are its own.
start_api = For programs
# The name of a list of links at the foot of the start page, for screen readers.
start_footer = More
table_seats_taken = { $taken } of { $players } seats taken
# Of a game, in a list of tables.
table_running = Running
lobby_title = { $name }, Citywright
lobby_open_seat = Open seat
pace_untimed = Untimed
terms_live = Live, { $minutes } min + { $seconds } s
terms_live_decision = Live, { $minutes } min a decision
terms_mail = { $count ->
    [one] Over days, 1 day a move
   *[other] Over days, { $count } days a move
  }
terms_yes = Yes
terms_no = No
terms_none = None
terms_option = { $option }: { $value }
missing_title = There is nothing here
missing_about = No page has this address. The link may be incomplete.
failed_title = The page could not be loaded
failed_about = The server did not answer. Your table is safe there.
reload = Reload
piece_updated = Citywright was updated
piece_updated_about = This page is from before the update. Reload it to go on; nothing is lost.
piece_unreached = This did not load
piece_unreached_about = The server did not answer. Reload the page when you are online again; nothing is lost.
settings_language = Language
help_claim = Enter a code
play_title_turn = Your turn: { $table }
lobby_about = { $game }: { $about }
with_more = { $text }, { $more }
general_about = { $players ->
    [one] 1 player.
   *[other] { $players } players.
  }
plain_notice = Your turn at { $table }.
# One sentence and the next; a heading before sentences, where both are read aloud.
sentences = { $text } { $more }
numbers = Numbers
numbers_all = All numbers of the game
numbers_printed = printed
numbers_public = public
numbers_deduced = deduced
numbers_ours = ours
numbers_owner = owner’s
## The places of the page

places = Places
place_play = Play
place_learn = Learn
place_study = Study
place_box = Box
## Today

today = Today
