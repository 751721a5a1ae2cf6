# What the page says around every game, but for what the start page needs (page.ftl).

copied = Copied
try_again = Try again
sockets_blocked = WebSockets do not get through here. You can play on; moves may show up a little later.
mark_taken = taken
start_played_all = Show all { $count }
# Of a finished game, in a list of tables.
table_over = Over
table_place = Place { $place } of { $players }
table_against = { $game } with { $against }
table_you_won = You won
table_won = { $name } won
lobby_seats = Seats
lobby_host = host
# Of one seat, beside its name.
lobby_ready = Ready
lobby_not_ready = Not ready
# Of a person, beside the name.
lobby_away = Away
lobby_change_seat_of = Change the seat of { $name }
lobby_remove = Remove { $name }
lobby_seat_bot = Seat a bot
lobby_fill = Fill with bots
lobby_level_of = Level of { $name }
lobby_leave = Leave
lobby_leave_about = When you leave, { $name } becomes the host of this table.
lobby_leave_do = Leave the table
lobby_stay = Stay
lobby_start = Start the game
lobby_start_wait = Start when all are ready
lobby_i_am_ready = I am ready
lobby_wait = Not yet after all
lobby_why_open = { $count ->
    [one] One seat is open. Send the link or seat a bot.
   *[other] { $count } seats are open. Send the link or seat bots.
  }
lobby_why_ready = Waiting for { $names }.
lobby_host_starts = All set. { $name } starts the game when all are ready.
lobby_all_ready = All are ready.
lobby_say_ready = Say when you are ready; { $name } starts the game.
lobby_watchers = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
  }
lobby_invite = Invite
lobby_invite_about = Send this link. Anyone with the link can take an open seat.
lobby_link_local = Only this device can open the address you use. The link begins with { $address }, which other devices in your network can reach.
lobby_link_nowhere = This link only works on this computer, because the server is not open to others. To let others in, start it with --listen 0.0.0.0:{ $port }.
lobby_invite_label = Link to a seat
lobby_qr = QR code of the link
lobby_qr_code = QR code of the code’s link
lobby_new_link = Make a new link
lobby_new_link_about = This browser does not know the link to a seat at this table. A new link ends any older one.
lobby_no_invite = The host has the link to the open seats.
lobby_public_about = Anyone can sit down; the start page lists the table.
lobby_share = Share this device
lobby_share_about = Several people play here, one after the other
lobby_watch = Copy the link to watch
lobby_watch_about = For spectators
lobby_watch_copied = The link to watch is copied.
lobby_move = Move to another device
lobby_move_about = A code moves your seat to your phone, or back
lobby_options = Options
lobby_options_more = More options
lobby_game = The game
lobby_table = The table
lobby_presets = Chosen for you
lobby_preset_own = Own choice
lobby_preset_own_about = Turn on what you like below.
lobby_chosen_of = { $count } of { $total } chosen
lobby_options_host = The host sets them.
lobby_players = Players
lobby_visible = Who may sit down
lobby_visible_link = With the link
lobby_visible_public = Anybody
lobby_name = Name of the table
lobby_pace = Pace
# A pace: everybody plays at the same time.
pace_live = Live
pace_mail = Over days
pace_untimed_about = No time limit.
pace_live_about = If your time runs out, a bot makes that move for you.
pace_mail_about = Play when you have time. If your time runs out, a bot makes that move for you.
pace_mail_uncalled = Nobody calls you once this page is closed: look in now and then.
pace_mail_quiet = Your device does not notify you of your turn. You can switch that on in the settings.
pace_live_time = Time for each player
pace_live_choice = { $minutes } min + { $seconds } s
pace_live_decision = { $minutes } min a decision
pace_live_choice_about = { $minutes } minutes for the whole game and { $seconds } seconds for each move.
pace_live_decision_about = { $reserve } minutes for the whole game and { $minutes } minutes for each decision.
pace_mail_time = Time for each move
pace_mail_choice = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
lobby_seal = Luck is sealed before the first draw:
help_luck_about = Before the first draw every table shows the fingerprint (SHA-256) of one secret, and all draws follow from that secret. After the game the table shows the secret itself, and anyone can check that no draw was changed.
lobby_seal_about = All draws of this game follow from one secret that the server has already made. This is its fingerprint (SHA-256). After the game the table shows the secret itself, and anyone can check that no draw was changed.
lobby_seal_later = Luck is sealed when the game starts: you see the fingerprint of the secret here before the first draw.
join_title = Sit down
join_about = Pick a name and an emblem. You need no account.
join_sit = Sit down
join_name_missing = Enter a name, so the others know you.
join_full = All seats are taken. You are watching.
join_closed = This table is by invitation. You are watching; the host has the link to a seat.
seat_title = Your seat
seat_next_title = One more person here
seat_next_about = You play on this device one after the other. The screen shows whose turn it is.
seat_next_sit = Sit down here
handover_title = Move a seat to another device
handover_about = Make a code, then scan it or type it on the other device. The seat moves there at once; this browser can still watch.
handover_which = Which seat
handover_make = Make a code
handover_again = Make another code
handover_code = The code
handover_link = Link that takes the seat
handover_once = The code works once. Another code ends this one. Do not show it to anybody else.
handover_back_about = Is a player away for long, or has one lost their browser? Make a code for the seat and send it to them, or to a stand-in. The host and the other players cannot use it. Everyone is notified, and the player can take the seat back.
handover_none = No seat of this table is yours.
claim_title = Take your seat
claim_about = Enter the code from the other device. The seat moves to this browser.
claim_field = Code
claim_take = Take the seat
claim_short = A code has 26 letters and digits.
table_missing_title = No table here
table_missing_about = The link may be incomplete, or the table was deleted.
settings_unstored = This site may not keep data in your browser, so your settings last only until you reload or close the page.
settings_look = Look
settings_theme = Theme
settings_theme_auto = As the device
settings_theme_light = Day
settings_theme_dark = Night
settings_motion = Motion
settings_speed_off = Off
settings_speed_half = Slow
settings_speed_one = Normal
settings_speed_two = Fast
settings_motion_still = Your device asks for less motion, so results appear at once.
settings_play = Play
settings_confirm = Act at once
settings_confirm_about = The first tap on a place acts, without a second to confirm. You can still take it back.
settings_cover = Cover secrets
settings_cover_about = For trains and streams: your secrets stay covered unless you press and hold. Your choices, and plans on the map, stay visible.
settings_plain = Plain screen
settings_plain_about = Every game as a list of choices, without its board.
settings_signals = When it is your turn
settings_sound = Sounds
settings_sound_about = Short and quiet.
settings_volume = Volume
settings_notify = Notify me
settings_notify_about = Your device notifies you while the page is open in the background. You won’t be notified once the page is closed.
settings_notify_called = Your device notifies you, even while the page is closed, through your browser’s push service. It learns only that this server calls you.
settings_notify_insecure = Browsers allow notifications only where the address begins with https, and on the server’s own device.
settings_notify_denied = This browser does not allow notifications for this site. You can allow them in its settings.
table_this = This game
table_bots = Bots move
table_bots_calm = Calmly
table_bots_quick = Quickly
table_bots_at_once = At once
table_bots_calm_about = Slowly enough to follow each move.
table_bots_quick_about = With short pauses between moves.
table_bots_at_once_about = Without pauses or motion; outlines show what they did.
table_give_up = Give up this game
table_give_up_about = A bot takes your seat for good, and the game leaves your list. A game ends when all people have left it.
table_give_up_do = Give my seat to a bot
browser_heading = This browser
browser_person = Your number, if you ask the operator what is stored about you:
browser_about = On a shared computer, let the server forget this browser when you go. Then nobody else plays your seats here.
browser_forget = Forget this browser
browser_codes = { $count ->
    [one] You still have a seat here. To play on elsewhere, make a code for it and write it down.
   *[other] You still have { $count } seats here. To play on elsewhere, make a code for each and write it down.
  }
browser_sure = Your seats, settings and finished games leave this browser for good. Without its code, a seat is lost.
browser_do = Forget it now
browser_keep = Keep it
settings_keys = Single-key shortcuts
settings_keys_about = In a game, letters, digits and signs are shortcuts, such as u to take back. Without them, Tab, arrows, Enter and Esc do everything.
settings_coach = Hints in a first game
settings_coach_about = In your first game of each kind, a few short hints explain what to do.
help_game_keys = In the game
help_device = Device and seat
help_device_about = A seat belongs to this browser; no account is needed. To go on elsewhere, make a code and enter it there.
help_luck = Luck you can check
help_access = For everybody
help_access_about = Everything works with keys alone and with a screen reader. What differs in colour differs in shape, letter or name too. Motion follows the setting of your device.
lobby_open_seats = { $count ->
    [one] One seat is open.
   *[other] { $count } seats are open.
  }
lobby_invite_full = All seats are taken. Anyone with this link can watch.
play_turn_over = The game is over
play_turn_replay = What was played
play_turn_then = then
play_turn_then_order = Then { $names }.
play_act_wait = Waiting for { $name }
play_act_soon = One moment
play_act_offline = Sends when online
play_act_waits = Waits for the connection
play_act_back = Back
play_watching = You are watching.
play_postcard = Postcard
play_postcard_alt = Postcard of { $table }: { $scores }
play_postcard_score = { $name } { $score }
play_postcard_save = Save the picture
play_postcard_share = Share
play_postcard_failed = This browser does not let pages make pictures. A screenshot keeps this one.
play_luck_check = Check the luck
play_hint = Hint
play_hint_key = What a bot would do, against bots
play_hint_said = A bot would choose: { $text }.
play_act_take_back = Take back
play_act_result = See the result
play_clock_left = { $time } left
play_clock_short = { $seconds ->
    [one] One second
   *[other] { $seconds } seconds
  }
play_log_title = Log
play_log_replay = Play since my turn
play_log_replay_start = Play from the start
play_log_stop = Stop
play_log_empty = Nothing has happened yet.
play_log_earlier = Earlier lines
# A bot did it in a person's place.
play_log_bot = { $text } (by a bot)
# A bot did it because a person's time ran out.
play_log_late = { $text } (by a bot, time ran out)
play_log_undone = taken back
play_log_taken_back = { $name } takes the last move back.
play_log_you_took_back = You take the last move back.
play_say_online = Back online.
play_missed = { $count ->
    [one] Back online. One turn was played; play it back?
   *[other] Back online. { $count } turns were played; play them back?
  }
play_missed_play = Play back
play_missed_no = Not now
# A bot has moved because the time of a person at this browser ran out.
play_late = Your time ran out: a bot played for you.
play_late_of = { $name }’s time ran out: a bot played.
# Beside the name of a person who is away: "away 2 min".
play_away = away
play_away_for = away { $time }
play_away_time = { $unit ->
    [hours] { $count } h
    [days] { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
   *[minutes] { $count } min
  }
play_away_is = { $name } is away.
play_away_is_for = { $name } has been away for { $time }.
# What the others may do now, or when.
play_away_ask = A bot may play this seat until { $name } is back. Ask the others?
play_away_bot = A bot may play this seat until { $name } is back.
play_away_soon = After a minute you may let a bot play this seat.
play_away_clock = If the time runs out, a bot makes the move; from then on it may play this seat, or somebody with a code from the host.
play_away_from = From { $time } a bot may play this seat, or somebody with a code from the host.
play_away_code = Make a code
play_remind = Remind
play_remind_text = { $name }, it is your turn at “{ $table }”.
play_remind_copied = Copied: send it to { $name }.
play_away_vote = Let a bot play
play_away_voted = You have agreed
# People at the table: who is there, reactions, lines of words.
people_talk = Talk
people_allow = Reactions and lines
people_allow_about = Players react at any time, and write to each other before and after the game.
people_lines = What people have written
people_line = Say something
people_send = Send
people_reactions = Reactions
people_reaction = { $reaction ->
    [hat] Hats off
    [clap] Bravo
    [hm] Hm
    [hurry] Hurry up
    [thanks] Thank you
   *[good_game] Good game
  }
# $reaction: one of the names above.
people_reacts = { $name }: { $reaction }
# In the list of the others: what a person does.
people_thinks = thinking
people_here = here
people_looks = looking at { $name }’s part of the board
people_looks_you = looking at your part of the board
people_looks_here = { $name } is looking here
people_watch = { $count ->
    [one] a spectator
   *[other] { $count } spectators
  }
people_mute = Mute { $name }
people_back = { $name } is back.
people_nudge = Nudge { $names }
people_nudged = { $names } got a nudge.
people_nudges = { $name } nudges { $of }.
people_nudges_you = { $name } is waiting for you.
play_lent_take = A bot plays for { $name }. It steps aside as soon as you are back.
play_lent_take_back = Take the seat back
play_stand_in_take = A stand-in plays for { $name } with a code from the host. The seat is yours: you can take it back at any time.
# The host has made a code that lets a stand-in play for a person who is away.
play_stand_in_offered = The host has made a code that lets a stand-in play for { $name }.
play_stand_in_plays = A stand-in plays for { $name }, who can take the seat back.
play_stand_in_ends = { $name } plays again.
play_hand_over = Hand the device to { $name }.
play_hand_secret = Secrets stay covered until { $name } goes on.
play_covered = Press to look
play_hand_ready = I am { $name }
play_title = { $table }, Citywright
rematch_offered = { $names } asked for a rematch.
rematch_accept = Play again with { $names }
rematch_waits = You’re in for another game. It starts with a yes from { $names }.
rematch_table = To its table
rematch_go = Go to the rematch
coach_read = Got it
coach_end = No more hints
coach_sound = Sounds? They are short.
coach_sound_on = Switch on
play_luck_title = The luck of this game
play_luck_about = Before the first draw the server sealed a secret and showed everyone only its fingerprint. All luck follows from that secret, so nobody could choose it, and now everyone can check it.
play_luck_commitment = The seal, shown since the lobby
play_luck_secret = The secret, opened now
play_luck_fits = The secret fits the seal: this browser has just computed it.
play_luck_wrong = The secret does not fit the seal. Do not trust this game’s luck.
play_luck_record = Download the record
play_luck_then = Then check every draw on your own computer, without this server:
play_luck_command = Command
play_luck_none = The secret of this game has not been opened.
play_you = You
seat_about = { $who ->
    [bot] { $marks }, bot
    [host] { $marks }, host
   *[person] { $marks }
  }
help_keys_of = In a game of { $game }
option_needs = Needs { $names }.
option_excludes = Not together with { $names }.
option_asks = Only with { $names }.
option_needed = { $names } needs it.
option_value_about = { $value }: { $about }
option_seat = Seat { $number }, { $who }
option_of_seat = { $option } of { $name }
plain_key_find = Search your choices
plain_key_enter = Do the chosen thing
plain_key_escape = Clear the choice
plain_key_help = These keys
plain_find = Search
plain_count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
  }
plain_show_all = Show all { $count }
plain_none_found = No choice has these words.
plain_turns = Waiting for { $names }
plain_may = Your choices
plain_players = Players
plain_choose = Choose from the list; nothing happens until you confirm.
plain_choose_label = Choose what to do
plain_do = Do it
plain_done = You have done your part. The others are deciding.
plain_score = { $score ->
    [one] 1 point
   *[other] { $score } points
  }
plain_won = { $name } wins
plain_you_won = You win
plain_rank = { $rank }.
plain_rematch = Rematch
# Behind a name: it is their turn.
plain_due = to act
heading_said = { $text }.
# What is left on a clock: days, or $time such as 3:05.
clock_days = { $days } d
clock_hours = { $time } h
## Keys as they are printed on keyboards.

key_enter = Enter
key_escape = Esc
key_space = Space
key_home = Home
key_end = End
key_page_up = Page Up
key_page_down = Page Down
key_shift = Shift
## A finished game step by step

play_reel_step = Step of the game
play_reel_at = { $at } of { $count }
play_reel_first = To the start
play_reel_previous = One step back
play_reel_next = One step on
play_reel_last = To the end
play_reel_play = Play
play_reel_pause = Pause
numbers_about = Every number of the game, its rule and its source.
numbers_usual = All { $count } prices and limits, with their sources. This table uses the standard ones; the owner of the server can add others.
numbers_set = { $count ->
    [one] { $set }, 1 differs
   *[other] { $set }, { $count } differ
  }
numbers_differ = { $count ->
    [one] One number of “{ $set }” is not standard
   *[other] { $count } numbers of “{ $set }” are not standard
  }
numbers_usually = usually
numbers_sources = Printed: a printed rulebook says it. Public: a public page says it. Deduced: it follows from those. Ours: our choice, as no source says it. Owner’s: the owner of this server set it in a file.
numbers_told = This table plays with the numbers “{ $set }”: the rules list what is not standard.
## The rules

rules_of = { $game }: the rules
rules_both_about = The rules in our own words, as this program plays them. Read two minutes before your first turn, ten before you teach the game, or look up a single rule.
rules_length = How much
rules_two = 2 minutes
rules_ten = 10 minutes
rules_all = Everything
rules_in_two = { $game } in two minutes
rules_or_more = or ten, or every rule
rules_search = Search the rules
rules_found = { $count ->
    [0] no rules
    [one] one rule
   *[other] { $count } rules
  }
rules_meant = Did you mean { $words }?
rules_none = No rule has these words.
rules_contents = Contents
rules_print = Print
rules_page = Open as a page
rules_official = These are our own words for the rules as this program plays them. Every refusal and every score names its rule.
rules_numbers = The numbers in these rules are those of the standard box. A table that plays with other numbers lists them.
rules_sources = Behind each rule you find its source. Printed: a printed rulebook says it. Public: a public page says it. Deduced: it follows from those. Ours: our choice, as no source says it.
rules_absent = Not at this table
rules_other = More
rules_differ = Where the editions differ
rules_differ_about = The English, the Spanish and the French text are printed rulebooks; the Japanese one is an account of the online edition in a blog.
rules_differ_here = Editions differ
rules_differ_short = what each rulebook says, and what is played here
rules_edition_en = English
rules_edition_es = Spanish
rules_edition_fr = French
rules_edition_ja = Japanese
rules_edition_here = Played here
rules_ours = Our choice
rules_ours_about = No source in our reach settles these rules. If you know better, tell us. The owner of a server can choose other numbers.
today_at = Read on: { $place } of { $count }
today_learn = Go on learning
today_step = { $game }, step { $step }
today_chapter = { $chapter }, step { $step }
today_away = Not today
## Learn

learn_title = Learn
learn_heading = Learn by playing
learn_about = Short steps on the real board: whatever you build gets an answer. Or play a first game with hints, or read the rules. Your place stays in this browser.
learn_facts = { $chapters ->
    [one] { $passages } short passages
   *[other] { $chapters } chapters, { $passages } short passages
  }
learn_play = First game, with hints
learn_play_about = { $count ->
    [0] Alone, in your own time. A hint explains each thing when it first comes up.
    [one] Against a bot. A hint explains each thing when it first comes up.
   *[other] Against { $count } bots. A hint explains each thing when it first comes up.
  }
learn_play_more = Play a game
learn_read = { $count ->
    [one] one passage
   *[other] { $count } passages
  }
learn_read_some = { $read } of { $count } read
learn_go_on = Go on reading
learn_begin = Read the first chapter
learn_modules_about = in any order
learn_rather = Rules
learn_known = I know this game
learn_done = done
learn_minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }
learn_lessons = { $count ->
    [one] one step, { $time }
   *[other] { $count } steps, { $time }
  }
learn_lessons_some = { $done } of { $count } steps done
learn_lessons_begin = Start learning
learn_lessons_on = Go on: step { $step }
learn_step = Step { $step }
learn_step_done = Step { $step }, done
lesson_step = Step { $step }: { $title }
lesson_of = Step { $place } of { $count }
lesson_show = Show me
lesson_skip = Skip
lesson_anyway = Go on anyway
lesson_play_on = Play on from here
lesson_next = Next: { $title }
lesson_finish = Finish
lesson_self = Do it myself
lesson_guess = Your number
lesson_yes = Yes.
lesson_shown = Shown.
lesson_leave = Leave the lesson
lesson_count = See the count
lesson_part = Play with this module
lesson_read = Read its rules
lesson_game_begins = Your game at { $table } begins.
lesson_game_turn = It is your turn at { $table }.
lesson_game_go = Go there
lesson_to_learn = To all lessons
lesson_missing = There is no such step. All lessons are on the page Learn.
lesson_failed = The step could not be opened. Your place is kept: try again in a moment.
## Study

study_title = Study
study_heading = Your games
study_none = Once you finish a game here, it stays on this page: its points, and every step of it to look at again.
study_play = Play a game
study_open = Open a game
study_open_about = Paste the link of a table, or its number. A finished game shows its points and every step.
study_link = Link or number
study_go = Open
study_file = Look at a game
study_drop = Drop a record here
study_drop_about = It is sent to this server only when you open it, and forgotten after an hour.
study_choose = Choose a file
study_no_record = There is no record in { $file }. A record file has one game on each line, like the files that this page exports.
study_no_game = These are records of { $game }, which this page does not know.
study_large = This record is too large: no game is so long.
study_record = { $game }: { $names }
study_games = { $count } games in this file
study_at = After entry { $at } of { $count }
study_at_last = After the last entry of { $count }
study_at_end = At the end, with the points
study_others = The others are played by
study_by_me = me
study_by_bots = bots
study_seat = Player { $seat }
study_open_here = Open here
## Box

box_title = Box
box_heading = With the box on your table
box_about = Helpers for the printed games. Nothing to sign in to; what you enter stays in this browser.
box_helper = { $game }: { $helper }
box_players = Players
box_name_of = Name for { $seat }
box_again = Draw again
box_fresh = Start again
box_undo = Undo
box_print = Print
box_aloud = Read it out
box_aloud_on = Done: read on
box_clock = Clock for each phase
box_clock_off = none
box_clock_up = counts up
box_clock_minutes = { $minutes } min
box_clock_again = Begin the clock anew
box_large = Large text
box_names = The names of the players
box_back = All helpers
box_sheet = Rules in two minutes, to print
box_sheet_about = one page to keep in the box
stepper_more = One more: { $label }
stepper_less = One less: { $label }
## Lessons from elsewhere

help_teach = Teach me this
help_teach_about = A short lesson on what happens now, in a window of its own. The game goes on.
help_teach_step = Step { $step } of the lessons
help_teach_chapter = { $chapter }, step { $step }
help_teach_modules = What this table adds:
lobby_learn = New to this?
lobby_learn_on = Go on learning while you wait
lobby_learn_about = { $time } in a window of its own
rules_try = Try it
rules_try_of = Try rule { $rule } in a lesson
rules_try_passage = Try it: { $title }
rules_here = In this game
rules_here_option = { $option }: { $value }
