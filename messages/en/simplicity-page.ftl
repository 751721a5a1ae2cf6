# Texts of the page in Simplicity.

sim_source_links = Links
sim_source_R = Residential
sim_source_K = Commercial
sim_source_O = Office
sim_source_V = Civic
sim_source_groups = Neighbourhoods
sim_source_parks = Parks
sim_source_tokens = Tokens
sim_city = The city
sim_plan = Planning board
sim_plan_first = First next round
# Before the emblem of the team that plays last in the next round.
sim_plan_last = Last:
sim_plan_first_about = The team on slot 1 plays first in the next round, the team on slot 2 second, and so on.
sim_plan_last_about = The lowest pawn plays last in the next round and takes a token, worth 1 point.
# A space without a building.
sim_space_open = { $space }, { $symbol }
sim_space_may = { $space }, { $symbol }, open: fits
sim_space_lit = { $space }, { $symbol }, open: +{ $points }
sim_space_built = { $space }, { $tile }, { $team }’s disc
sim_space_printed = { $space }, { $tile }, printed
sim_space_neighbourhood = neighbourhood of { $count }
sim_space_chosen = chosen
sim_slot_open = Slot { $slot }, { $symbols }: { $tile }
sim_slot_gain = Slot { $slot }, { $symbols }: { $tile }, +{ $points } on { $space }
sim_slot_taken = Slot { $slot }, { $symbols }: taken by { $team }
sim_slot_blocked = Slot { $slot }, { $symbols }: { $tile }, blocked this round
sim_slot_empty = Slot { $slot }, { $symbols }: empty
sim_sum_team = { $team } { $before } → { $after }.
sim_sum_score = { $team } { $before } → { $after }; your score { $scoreBefore } → { $scoreAfter }.
sim_sum_stays = { $team } { $before } → { $after }; your score stays { $score }, { $low } is lower.
sim_sum_also = Also { $others }.
sim_sum_other = { $team } +{ $points }
sim_turn_yours = Your turn: { $team }
sim_turn_of = { $name }’s turn: { $team }
sim_turn_plays = { $name } plays: { $team }
sim_turn_blocks = { $name } blocks a slot: { $team }
sim_turn_dealing = Dealing new tiles
sim_tray_choose_tile = { $count ->
    [one] One tile is open. Choose it, or a space of the city.
   *[other] { $count } tiles are open. Choose one, or a space of the city.
  }
sim_tray_stuck = No open tile fits its symbols, so you may build any of them on any open space.
sim_tray_fits = { $count ->
    [one] From slot { $slot }, { $tile }: one space fits, { $symbols }.
   *[other] From slot { $slot }, { $tile }: { $count } spaces fit, { $symbols }.
  }
sim_tray_best = { $more ->
    [0] The most is +{ $points }, on { $spaces }.
   *[other] The most is +{ $points }, on { $spaces } and { $more } more.
  }
sim_tray_where = { $space }, { $symbol }: choose what to build there.
sim_tray_where_slot = Slot { $slot }, { $tile }
sim_tray_slot = Slot { $slot }
sim_tray_aimed = Slot { $slot }, { $tile }, on { $space }
sim_tray_block = { $team } plays last: block one slot before the round begins.
sim_tray_block_first = Block a slot first: tap one of the seven.
sim_tray_blocks = { $team } plays last and blocks one slot before the round begins.
sim_tray_block_chosen = Slot { $slot }, { $tile }: nobody can take it this round, and it leaves the game.
# Under what a bot would choose; its points are the first reason.
sim_tray_advised = A bot would choose this: { $reasons }.
sim_tray_advised_only = A bot would choose this.
sim_tray_now = +{ $points } now
sim_tray_nothing_fits = No open tile fits on { $space }, { $symbol }.
sim_act_choose_tile = Choose a tile
sim_act_choose_space = Choose a lit space
sim_act_choose_slot = Choose a slot to block
sim_act_build = Build on { $space }
sim_act_block = Block slot { $slot }
# Before a number: Round 3.
sim_bar_round = Round
sim_bar_of = of { $rounds }
sim_setup = Set-up
sim_order_this = This round
sim_order_next = Next round
sim_order_done = { $team }, has built
sim_order_now = { $team }, plays now
sim_order_from = { $team }, from slot { $slot }
sim_order_if = { $team }, if you take slot { $slot }
sim_order_free = Slot { $slot }, free
sim_teams = Teams
sim_teams_score = score
sim_teams_lent = a bot plays
sim_teams_stand_in = a stand-in plays
sim_teams_row = { $team }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $discs ->
    [one] 1 disc left
   *[other] { $discs } discs left
  }, { $tokens ->
    [0] no token
    [one] 1 token
   *[other] { $tokens } tokens
  }
sim_teams_discs = { $count ->
    [one] 1 disc is left to build with
   *[other] { $count } discs are left to build with
  }
sim_teams_tokens = { $count ->
    [one] 1 token, a point for playing last in a round
   *[other] { $count } tokens, a point each for playing last in a round
  }
sim_teams_counts = counts, the lower of two
sim_teams_open = Scores of all teams
sim_scores_title = Scores
sim_scores_team = Team
sim_scores_total = Total
sim_scores_two = With two teams the lower score is the player’s.
sim_team_bot = { $team } (bot)
sim_say_your_turn = { $count ->
    [one] Your turn: { $team }. One tile is open.
   *[other] Your turn: { $team }. { $count } tiles are open.
  }
sim_say_your_block = Your turn: { $team } plays last. Block one slot before the round begins.
sim_say_aimed = { $count ->
    [0] { $act }: +{ $points }.
   *[other] { $act }: +{ $points }. { $parts }.
  }
sim_notice = Your turn at { $table }: { $team }.
sim_key_arrows = Move in the city; Home and End to the edges, Page Up and Page Down to the next lit space
sim_key_enter = Choose a space; build on the chosen one
sim_key_escape = Back by one step
sim_key_slots = Choose a slot of the planning board
sim_key_sound = Sound on or off
sim_end_after = After five rounds
sim_end_wins = { $name } wins with { $score }
sim_end_you_win = You win with { $score }
sim_end_counting = The city is counted
sim_end_skip = Skip
sim_end_points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
sim_end_by_tokens = { $count ->
    [one] One token made the difference: { $lead } ahead of { $name }.
   *[other] { $count } tokens made the difference: { $lead } ahead of { $name }.
  }
sim_end_by_source = What decided it: { $source }, { $more } against { $less }. { $lead } ahead of { $name }.
sim_end_by_most = { $lead } ahead of { $name }, mostly through { $source }: { $more } against { $less }.
sim_end_by_tie = Level with { $name } at { $score }: the winner’s pawn stands higher after the last round.
sim_end_by_tie_order = Level with { $name } at { $score }: the winner’s team played earlier in the last round.
# Several players with the same score, in their order.
sim_end_tied = Level at { $score }: { $names }. The pawn that stands higher after the last round comes first.
sim_end_tied_order = Level at { $score }: { $names }. The team that played earlier in the last round comes first.
sim_end_of_links = links
sim_end_of_R = residential neighbourhoods
sim_end_of_K = commercial neighbourhoods
sim_end_of_O = office neighbourhoods
sim_end_of_V = civic neighbourhoods
sim_end_of_parks = parks
sim_end_of_tokens = tokens
sim_end_rule_links = 3 points for each pair of adjacent discs of one team.
sim_end_rule_tokens = 1 point each, for playing last in a round. They are not on the map.
sim_end_lit_team = { $team }: { $points } from { $source }.
sim_end_lit_parts = { $team }: { $points } from { $source }: { $parts }.
sim_end_part_disc = { $points } on { $spaces }
sim_end_part_link = { $points } between { $spaces }
sim_end_part_park = { $points } on { $spaces } ({ $types ->
    [0] no building beside it
    [one] 1 type
   *[other] { $types } types, squared
  })
sim_end_lit_discs = { $team }: { $points } in all.
sim_end_hint = Tap a row or column to see those points in the city.
sim_end_city = The finished city
sim_end_towers = Scores as towers: { $scores }.
sim_end_tower = { $name } { $score }
sim_end_sheet = Score sheet
sim_end_source = Source
sim_end_score = Score
sim_end_rematch = Rematch, order reversed
sim_end_review = Review the game
sim_end_decided = What decided it?
sim_end_back = Back to the score sheet
sim_review_title = Review
sim_review_loading = Loading the steps.
sim_review_keys = Arrow keys step, Home and End jump, Space plays, Esc goes back.
sim_end_of_team = { $team } counts
sim_end_source_lit = { $source }: { $rule }
sim_end_by_balance = Two even teams decided it, { $own } against { $other }. The lower one counts: { $lead } ahead of { $name }.
sim_end_look = Back to the table and its log
sim_end_seal = The seal is open: you can now check every draw.
sim_end_rule_buildings = Each disc scores the size of its neighbourhood, printed buildings included.
sim_end_rule_parks = Count the building types around the park and square it: 3 types score 9.
## Hints of a first game

sim_hint_tile = Each team builds one tile in each of 5 rounds. Most points wins. Pick a lit slot.
sim_hint_space = The symbol of a slot shows where its tile can go: the lit spaces, each with its gain.
sim_hint_sum = This is what you would score here. Build it, or try another space.
sim_hint_block = You go last. In return you block one slot, so nobody can take its tile.
sim_hint_order = You are on slot { $slot }. Higher plays earlier next round; the lowest gets a token, 1 point.
sim_hint_two = You lead { $first } and { $second }. Only the lower of their scores counts: keep both growing.
sim_hint_scores = Tap a team at any time to see where its points come from.
sim_hint_printed = Stitched buildings belong to nobody, but count for neighbourhoods and parks.

sim_hand_over = Hand the device to { $name }. { $team } plays.
