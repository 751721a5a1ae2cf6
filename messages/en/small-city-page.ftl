# Texts of the page in Small City.

## The bar

sc_set_up = Set-up
sc_over = The end
sc_round = Round { $round } of { $rounds }
sc_round_name = Round { $round }
sc_phases = Phases of the round
sc_phase_cards = Cards
sc_phase_build = Build
sc_phase_move = Move
sc_phase_income = Income
sc_phase_vote = Vote
sc_phase_pollution = Pollution
sc_phase_council = Council
sc_phase_mayor = Mayor

## The tabs

sc_tabs = Boroughs
# Of a borough that pollution has destroyed.
sc_out = At { $pollution } % your borough is lost. You may keep watching.
sc_tab_out = Out in round { $round } at { $pollution } %
# The office of a solo player if the game ended now.
sc_standing = Right now: { $office }, { $score } points.
sc_tab_place = Plays { $place }
sc_tab_sealed = Sealed
sc_tab_plans = Still plans
sc_tab_acts = Acts now
sc_tab_neighbour = A neighbour, whom your citizens may visit
sc_tab_leads = { $count ->
    [one] One space is open there
   *[other] { $count } spaces are open there
  }
sc_back_to_yours = Back to yours
sc_watch = Watch { $name }
sc_say_turn = Your turn: { $title }
sc_say_open = { $name_is ->
    [you] Your borough is open.
   *[other] The borough of { $name } is open.
  }

## What others do

sc_does_promise = { $count ->
    [one] { $name } chooses a promise
   *[other] { $name } choose promises
  }
sc_does_board = { $count ->
    [one] { $name } picks a city
   *[other] { $name } pick cities
  }
sc_does_wall = { $count ->
    [one] { $name } merges homes across the wall
   *[other] { $name } merge homes across the wall
  }
sc_does_hall = { $count ->
    [one] { $name } places City Hall
   *[other] { $name } place City Hall
  }
sc_does_mayor = { $count ->
    [one] { $name } places the Mayor
   *[other] { $name } place the Mayor
  }
sc_does_card = { $count ->
    [one] { $name } takes a card
   *[other] { $name } take cards
  }
sc_does_plan = { $count ->
    [one] { $name } plans the round
   *[other] { $name } plan their round
  }
sc_does_move = { $count ->
    [one] { $name } moves citizens
   *[other] { $name } move citizens
  }
# $text: what a player does, such as "Ben moves citizens".
sc_does_part = { $text }: { $done } of { $of }
sc_does_home = { $count ->
    [one] { $name } chooses who goes home
   *[other] { $name } choose who goes home
  }
sc_does_riot = { $count ->
    [one] { $name } chooses who riots
   *[other] { $name } choose who riots
  }
sc_does_income = { $count ->
    [one] { $name } runs the shops
   *[other] { $name } run the shops
  }
sc_does_discard = { $count ->
    [one] { $name } gives up goods
   *[other] { $name } give up goods
  }
sc_does_death = { $count ->
    [one] { $name } chooses who dies
   *[other] { $name } choose who dies
  }
sc_does_council = { $count ->
    [one] { $name } moves in the City Council
   *[other] { $name } move in the City Council
  }
sc_does_platform = { $count ->
    [one] { $name } may stand for a platform
   *[other] { $name } may stand for platforms
  }

## The ledger

sc_ledger = What you have
sc_ledger_other = What { $name } has
sc_ledger_money = Money
sc_ledger_votes = Votes
sc_ledger_pollution = Pollution
sc_ledger_wood = Wood
sc_ledger_stone = Stone
sc_ledger_metal = Metal
sc_ledger_stored = Stored
sc_ledger_people = Citizens in City Hall
sc_ledger_after = { $value } after
# What is still to come in this round.
sc_ledger_due = +{ $value } due
sc_ledger_to = { $value } due
# As short as the other texts there.
sc_ledger_deadly = { $value } †
sc_ledger_dies = { $count ->
    [one] , somebody dies
   *[other] , { $count } people die
  }
sc_ledger_of = of { $count }
sc_ledger_aside = aside
sc_ledger_others = Beside the borough
# The numbers of somebody else's borough.
sc_numbers = Numbers
sc_parts_of = { $name }: { $what }
sc_parts_now = Now
sc_parts_cut = over the limit of relief
sc_parts_due = With amounts due
sc_parts_plan = After your plan
sc_parts_draft = After your choice
sc_parts_by = { $change } by your choice
sc_parts_arrive = for free jobs
sc_parts_moved = people who move
# People: they come into the borough.
sc_parts_in = comes in
sc_parts_out = lost, as there is no room
sc_parts_percent = { $count } %
sc_parts_over = { $count ->
    [one] One piece
   *[other] { $count } pieces
  } more than there is room for: you choose what goes.
sc_parts_apart = You can use materials set aside once they are stored, after the deaths of phase 6; what does not fit is discarded.
sc_parts_spared = Pollution is not measured yet: this round adds none.
sc_parts_stone = The next mark is at { $stone } %: passing it costs a citizen.
sc_parts_lost = At { $percent } % the borough is lost.
sc_parts_stored = { $count } of { $capacity } places are taken. Goods and citizens in City Hall share its room; Warehouses hold goods alone.
sc_parts_career = { $count ->
    [0] Nobody waits in the Career Center. From there a citizen comes for each free space in your Factories, if City Hall has room.
    [one] One citizen waits in the Career Center. From there one comes for each free space in your Factories, if City Hall has room.
   *[other] { $count } citizens wait in the Career Center. From there one comes for each free space in your Factories, if City Hall has room.
  }
sc_parts_tile = { $tile } on { $cells }
sc_parts_abroad = { $name_is ->
    [you] { $tile } on { $cells }, in your borough
   *[other] { $tile } on { $cells }, at { $name }
  }
sc_parts_nothing = Nothing is due.
sc_parts_untold = Only the owner sees the amounts due.
sc_parts_later = Amounts due are counted again when you end this step.

## The drawers

sc_drawers = Reference
sc_drawer_promises = Promises
sc_drawer_council = Council
sc_drawer_cards = Cards
sc_drawer_stock = Stock
sc_promises_out = The promises of a lost borough are out of the game.
sc_promises_none = No promise yet.
sc_promises_hidden = { $count ->
    [one] { $name } keeps one secret promise: { $stacks }.
   *[other] { $name } keeps { $count } secret promises: { $stacks }.
  }
sc_promises_of = { $count ->
    [one] one { $stack }
   *[other] { $count } { $stack }
  }
# A promise drawn during the game; what it asks is secret where people share a device.
sc_promises_drawn = You have one more promise ({ $stack }).
sc_promises_back = You returned these to the bottom of their stacks:
# Under a bot's choice: what it expects of that. The sum is in points: votes less pollution.
sc_hint_foresees = It foresees { $reasons }.
sc_hint_because = It foresees { $sum }: { $reasons }.
sc_hint_more = { $points ->
    [one] one point more
   *[other] { $points } points more
  }
sc_hint_fewer = { $points ->
    [one] one point fewer
   *[other] { $points } points fewer
  }
sc_pledge_now = now { $value }
sc_pledge_so_far = { $value } so far
sc_pledge_plan = now { $value }, with the plan { $then }
# $text: what a promise asks for; $now: one of the three above.
sc_pledge_stands = { $text }; { $now }
sc_pledge_holds = kept
sc_pledge_or = { $penalty ->
    [0] or nothing
   *[other] or −{ $penalty }
  }
sc_pledge_points = { $penalty ->
    [0] +{ $reward } votes, or nothing
   *[other] +{ $reward } votes, or −{ $penalty }
  }
sc_stock_left = { $left } of { $stock }

## What everything has

sc_choose_place = Choose a lit place
sc_choose_lit = Tap a lit person
sc_choose_tile = Choose a tile
sc_choose_way = Choose one
# To a tap on the map while it has nothing to choose.
sc_elsewhere = There is nothing to choose on the map now: { $todo ->
    [keep] choose a promise
    [platform] choose a platform, or none
    [city] choose a city
    [card] take a card
    [income] use the shops in the list, then close the tills
    [discard] choose what to give up
    [council] choose a lit cell of the council, or pass
   *[go_on] go on when you are ready
  }.
sc_not_yours = This is the borough of { $name }. Go back to yours.
sc_ways = Choose one
# A button: turns the tile.
sc_turn = Turn
sc_places = Places
sc_places_all = { $count ->
    [one] One place. Tap it to see it on the map.
   *[other] { $count } places. Tap one to see it on the map.
  }
sc_places_over = { $count ->
    [one] One place covers { $cell }.
   *[other] { $count } places cover { $cell }.
  }
sc_places_more = { $count } more: tap a cell of the map to see those that cover it.
sc_hand_sealed = { $name } has sealed.
sc_hand_plans = { $name } still plans.
sc_hand_again = { $name } wants to look again
sc_hand_over = Hand over
sc_map = Map
# The button that opens the desk, by the phase.
sc_desk = { $phase ->
    [1] Cards
    [2] Tiles
    [3] People
    [4] Shops
    [7] Council
   *[other] Choices
  }
sc_skip = Skip
# After why something did not count: what has happened meanwhile, in the words of the log.
sc_since = Since then: { $what }
sc_plain_title = Your turn
sc_plain_lead = Go on when you are ready.

## Set-up

sc_keep_title = Choose a promise
sc_keep_lead = Pick one to keep. It scores at the end, and only you see it.
sc_keep_more = Others see how hard it is, but not what it says.
sc_keep_again_title = One more promise
sc_keep_again_lead = Your new Palace brings a promise. Pick one to keep; only you see it.
sc_keep_choose = Choose a promise
sc_keep_act = Keep “{ $promise }”
sc_hall_title = Place your City Hall
sc_hall_lead = It covers { $cells } cells; tap where you want it. Your first citizens wait in it, and homes rise beside it.
sc_hall_more = It stays hidden until everyone has sealed.
sc_hall_aimed = City Hall on { $from } to { $to }
sc_hall_touches = { $count ->
    [one] One free cell around it. A home built there counts it as a public building.
   *[other] { $count } free cells around it. Homes built there count it as a public building.
  }
sc_hall_seal = Seal City Hall
sc_hall_place = Place City Hall

## A city: its board, what it starts with, what it adds

sc_city_title = Which city will yours be?
sc_city_lead = You were dealt a board with two cities. Pick a side: it stays yours for the whole game.
sc_city_more = Everybody sees what you pick.
sc_city_level = { $level ->
    [1] Easy
    [2] Medium
   *[3] Hard
}
sc_city_act = Settle in { $city }
sc_start_title = What does your city start with?
sc_start_lead = { $count ->
    [one] One { $tile } to place, free and empty: tap a lit cell.
   *[other] { $count } tiles to place, free and empty: tap a lit cell for a { $tile }.
  }
sc_start_over = Everything is placed. Seal it, or take it back.
sc_start_free = It is there from the start: free, empty and without a criterion.
sc_start_add = Place it
sc_start_seal = Seal the start
sc_start_left = { $count ->
    [one] 1 tile open
   *[other] { $count } tiles open
  }
# On a phone: the tiles that can be built now, before the others.
sc_group_ready = Can be built
# A group of tiles: one that costs nothing.
sc_group_free = Free
sc_free_said = { $tile }, free, as the last part of the plan
sc_free_due = You still have to place the free { $tile } on the edge of the map.
sc_free_where = It goes on the edge of the map, costs no money and no point, and ends the plan.
sc_free_last = Tiles with an arrow and Roads come before it.
sc_free_open = Free { $tile } still open
sc_merge_title = The wall has fallen
sc_merge_lead = Tap two homes that met at the wall: they become one. Go on until no pair is left.
sc_merge_with = Tap the home that the one on { $cell } merges with.
sc_merge_choose = Choose two homes
sc_merge_act = Merge { $merge } and { $with }
sc_platform_title = Stand for a platform?
sc_platform_lead = A kept platform brings votes at the end; a broken one costs some.
sc_platform_more = Everyone sees it when all have chosen.
sc_platform_none = No platform
sc_platform_choose = Choose a platform, or none
sc_platform_act = Choose this

## Cards

sc_mayor_title = The Mayor visits
sc_mayor_lead = Choose two empty cells to spare: you can’t build there this round.
sc_mayor_alone = In a solo game the Mayor is always your guest. Give him two cells you won’t need soon.
sc_mayor_place = Place the Mayor
sc_cards_title = Take a card
sc_cards_lead = Take one action card for this round. Tap a card to read it first.
sc_cards_about = { $card }: { $about }.
sc_cards_choose = Choose a card
sc_card_saves = Cheaper with it now:
sc_card_saved = { $tile }: { $price }
sc_card_or = { $first } or { $second }
sc_cards_take = Take { $card }
sc_card_said = { $card }: { $about }
sc_card_taken = { $name_is ->
    [you] { $card }, taken by you
   *[other] { $card }, taken by { $name }
  }
sc_card_boxed = { $card } is not in this game
sc_card_unknown = Nobody has seen this card yet

## Building

sc_plan_title = Plan your round
sc_plan_lead = { $points ->
    [0] All points are used; ${ $money } is left.
    [one] One point and ${ $money } are left.
   *[other] { $points } points and ${ $money } are left.
  }
sc_words = The whole text
sc_plan_more = Choose a tile, or one on the map with an arrow: it can rise for free. Upgrades come after all building.
sc_plan_rises = Tiles with an arrow on the map can still rise for free. Then seal the plan.
sc_plan_first = Choose a tile first: the cells where it can go then light up.
sc_grow_whole = The zone grows as a whole, wherever you tap: add it to the plan, or go back and choose a tile.
sc_plan_full = You can build nothing more this round: seal the plan, or take a step back.
sc_plan_roads = You can build nothing more this round, but you can lay Roads. Then seal the plan.
sc_plan_over = Building is over: you have planned what comes after it. Go on with that, or seal the plan.
sc_plan_sealed = Your plan is sealed
sc_plan_wait = { $count ->
    [one] { $names } still plans.
   *[other] { $names } still plan.
  }
sc_plan_wait_more = Plans stay hidden until everyone has sealed. Look around, or reopen yours.
sc_plan_seal = Seal the plan
sc_plan_nothing = { $points ->
    [one] You planned nothing: 1 point goes to waste.
   *[other] You planned nothing: { $points } points go to waste.
  }
sc_plan_seal_nothing = Seal and build nothing
sc_plan_reopen = Open again
sc_plan_add = Add to plan
sc_plan_change = The change breaks your plan
sc_plan_breaks = These steps would no longer work:
sc_plan_keep = Leave it as it was
sc_plan_drop = Drop what breaks
sc_plan_step = Move this step earlier or later by a button or by dragging, or take it back.
sc_plan_earlier = Earlier
sc_plan_later = Later
sc_plan_strip = Your plan
sc_plan_points = { $count ->
    [one] 1 point left
   *[other] { $count } points left
  }
sc_build_title = Build a tile
sc_build_council = The council pays. Choose a lit tile, then its place.
sc_build_act = Build
sc_build_none = Build nothing
sc_build_aimed = { $tile } on { $cells }
sc_build_where = Tap a lit cell. More taps change the shape.
sc_build_how = Numbers show what the tile would touch there.
# The price of a tile: nothing.
sc_build_free = Free
sc_build_land = ${ $money } of it for the land
sc_build_land_of = ${ $money } of it for { $land }
sc_build_touches = { $count ->
    [one] touches { $names }
   *[other] touches { $count }: { $names }
  }
sc_build_touches_of = touches { $count }, needs { $need }: { $names }
# $ring is the number that stands on the map, in a circle.
sc_build_ring = { $name } { $ring }
sc_build_instead = instead of ${ $money }
sc_build_next = It can rise to { $tile }.
sc_plan_coming = Would be added:
sc_build_points_lost = { $count ->
    [one] That ends building: one point is lost.
   *[other] That ends building: { $count } points are lost.
  }
sc_build_effects = { $effects }.
sc_build_points = Takes { $count } points.
sc_build_leaves = Leaves ${ $money }.
sc_grow = Grow
sc_road = Road
# A Roundabout, under a small picture.
sc_roundabout = Round
sc_piece_said = { $name }, ${ $money }, { $count } left
sc_lay_road = A Road
sc_lay_road_aimed = A Road on { $road }
sc_lay_road_where = Tap two cells side by side: the Road goes between them. Each turn adds a Roundabout, which you pay for too.
sc_lay_ends_rises = Upgrade tiles with an arrow before that: nothing rises after a Road.
sc_lay_roundabout = A Roundabout
sc_lay_roundabout_aimed = A Roundabout, lower right of { $cell }
sc_lay_roundabout_where = Tap a lit cell: the Roundabout goes on its lower right corner.
sc_grow_title = A larger zone
sc_grow_lead = You can build only in the zone: { $zone } by { $zone } cells now. It gains a column and a row.
sc_pay = Paid with
sc_pay_free = nothing
sc_enter_who = Who moves in
sc_enter_title = Somebody moves in on { $cell }
sc_enter_lead = People waiting in City Hall may move into the new home: tap { $cell }, or go on.
sc_enter_tool = Move in on { $cell }
sc_enter = { $person }
sc_enter_nobody = nobody
# Short: 8 letters. Names that fit under a small picture.
tile_short-R1 = Residence 1
tile_short-R2 = Residence 2
tile_short-R3 = Residence 3
tile_short-R4 = Residence 4
tile_short-R5 = Residence 5
tile_short-C1 = Commerce 1
tile_short-C2 = Commerce 2
tile_short-C3 = Commerce 3
tile_short-C4 = Commerce 4
tile_short-F1 = Factory 1
tile_short-F2 = Factory 2
tile_short-F3 = Factory 3
tile_short-Ref = Refinery
tile_short-Har = Harbor
tile_short-War = Wareh.
tile_short-Pk1 = Park
tile_short-Pk2 = Park
tile_short-Pk3 = Park
tile_short-Sch = School
tile_short-Lib = Library
tile_short-Mus = Museum
tile_short-Met = Metro
tile_short-Cli = Clinic
tile_short-Uni = Univ.
tile_short-Pol = Police
tile_short-Fir = Fire
tile_short-Hall = City Hall
tile_short-Sta = Statue
tile_short-Pal = Palace
tile_short-Col = Coloss.
tile_short-Neu = Castle
sc_chip_build = { $tile } { $cells }
sc_chip_grow = Zone { $size } by { $size }
sc_chip_road = Road { $road }
sc_chip_roundabout = Roundabout +{ $cell }
sc_chip_home = Somebody moves in on { $cell }
# A step of the plan: the free tile.
sc_chip_free = free
sc_chip_enlarge = Park takes { $with }
sc_chip_upgrade = { $from } to { $to }
sc_chip_takes = takes { $cell }
sc_chip_money = ${ $money }
sc_chip_points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
sc_chip_between = { ", " }
sc_tile_said = { $count ->
    [one] { $tile }, one cell, { $price }
   *[other] { $tile }, { $count } cells, { $price }
  }{ $points ->
    [1] {""}
   *[other] , { $points } points
  }
sc_group_homes = Homes
sc_group_shops = Shops
# A group of tiles: factories.
sc_group_works = Works
sc_group_parks = Parks
sc_group_culture = Culture
sc_group_services = Services
sc_group_palaces = Palaces
sc_group_ground = Ground
sc_group_roads = Roads
# A group of tiles: all others.
sc_group_more = More

## People

sc_move_title = Move your people
sc_move_lead = { $must ->
    [0] Nobody has to move. { $may ->
        [one] One person can.
       *[other] { $may } people can.
      }
    [one] One person must move; { $may ->
        [0] nobody else can.
        [one] one more can.
       *[other] { $may } more can.
      }
   *[other] { $must } people must move; { $may ->
        [0] nobody else can.
        [one] one more can.
       *[other] { $may } more can.
      }
  }
sc_move_more = People at work or on a visit must move; people at home may stay. Those in City Hall wait for a home.
sc_move_from = Your { $person } on { $cell }
sc_move_from_abroad = Your { $person } on { $cell }, at { $name }
sc_move_where = Tap a lit space. The badge shows what you get there this round.
sc_move_covers = Tap a lit cell. It shows how many people the { $person } would keep from rioting there, and how your votes would change. The dots touch what is covered now.
sc_move_how = You can’t move to a tile of the same colour, or to a space taken when you began.
sc_move_go = Go to { $cell }
# $what: a sentence, such as "Brings 1 vote this round."
sc_gain_trip = { $what } The trip by Road brings ${ $money } at once{ $pollution ->
    [0] { "" }
   *[other] {" "}and { $pollution } % of pollution
  }.
sc_drive = Drive
sc_walk = Walk
sc_drive_go = Drive to { $cell }
sc_drive_walk = Walk to { $cell }
sc_drive_lead = Roads lead to { $cell }. Driving brings ${ $money } at once{ $pollution ->
    [0] .
   *[other] {" "}and { $pollution } % of pollution.
  }
sc_move_must = { $count ->
    [one] One still has to move
   *[other] { $count } still have to move
  }
sc_move_done = Done
# The last draft ends the step.
sc_draft_ends = That was the last one. Done ends the step; Take back still undoes it.
sc_peep_at = { $tile }, { $cell }
sc_peep_abroad = { $cell } at { $name }
sc_peep_moved = { $from } to { $to }
sc_peep_must = { $person }, { $where }: must move
sc_peep_may = { $person }, { $where }
sc_home_title = Who goes home?
sc_home_lead = You have more homes than people. Tap the home they should move into.
sc_home_none = Nobody more
sc_home_council_title = Who moves in?
sc_home_built = People waiting in City Hall may move into the new home. Tap a space, or let nobody more in.
sc_home_newcomers = Your newcomers go straight home. Tap the home they should move into.
sc_home_choose = Choose a home
sc_home_ask = More than one kind of people may live on { $cell }. Choose who moves in.
sc_home_who = Choose who moves in
# In place of a number that the learner of a lesson counts, for screen readers.
sc_hidden = hidden
sc_gain_nothing = Nothing this round.
sc_gain_round = Brings { $what } this round.
sc_gain_votes = { $count ->
    [one] one vote
   *[other] { $count } votes
  }
sc_gain_votes_less = { $count ->
    [one] one vote less
   *[other] { $count } votes less
  }
sc_gain_money = ${ $money }
sc_gain_money_less = ${ $money } less
sc_pay_money = pay ${ $money }
sc_pay_votes = { $count ->
    [one] pay 1 vote
   *[other] pay { $count } votes
  }
sc_gain_material = { $count } { $material }
sc_gain_relief = { $percent } % less pollution
sc_gain_pollution = { $percent } % more pollution
sc_gain_sell = a sale
sc_gain_buy = votes for money
sc_gain_trade = votes for goods
sc_gain_covers = { $count ->
    [one] cover for one person
   *[other] cover for { $count } people
  }
sc_pill_sell = sell
sc_pill_buy = buy
sc_pill_trade = trade

## Income

sc_income_title = Your shops
sc_income_title_abroad = Your tourists’ shops
sc_income_lead = Use each place once, in any order. Skip what isn’t worth it.
sc_income_lead_rows = Each row is one use of its place, in any order. Skip what isn’t worth it.
sc_income_more = Goods from factories arrive after this.
sc_income_done = Done, close the tills
# $money and $votes with their signs
sc_income_sum = Dollars: { $money }; votes: { $votes }.
sc_use_cash = Cash
sc_use_sell = Sell one
sc_use_buy = Buy votes
sc_use_trade = Trade for votes
# A row of the uses of a place, of several.
sc_use_row = { $use }, { $row } of { $rows }
sc_use_sells = One { $material } for ${ $money }
sc_use_buys = { $votes ->
    [one] One vote for ${ $money }
   *[other] { $votes } votes for ${ $money }
  }
sc_use_trades = { $votes ->
    [one] One { $material } for one vote
   *[other] One { $material } for { $votes } votes
  }
sc_discard_title = The stores are full
sc_discard_lead = Give up what does not fit, a piece at a time. Tap what goes.
sc_discard_choose = Choose what goes
sc_discard_act = Give up one { $material }

## Deaths

sc_riot_title = Riots break out
sc_riot_lead = As many people riot as the number of the round. Tap one whom no officer covers.
sc_riot_act = Let { $cell } riot
sc_riot_choose = Choose who riots
# On a small button; the heavy one then says the whole.
sc_riot_hall = Hall: { $person }
sc_riot_hall_act = Let a { $person } in City Hall riot
sc_victim_title = Pollution has passed { $stone }
sc_victim_lead = { $count ->
    [one] Pollution has claimed a life. Tap whose.
   *[other] Pollution has claimed { $count } lives. Tap whose, one by one.
  }
sc_victim_act = The one on { $cell } dies
sc_grave_title = The cemetery grows
sc_grave_lead = Choose a cell for the grave.
sc_grave_act = Put the cemetery on { $cell }

## The council

sc_council_title = City Council
sc_council_lead = Pay to move a disc one column right and take what the new cell offers. Tap a lit cell.
sc_council_more = Pay with money, votes, or a promise drawn in secret that counts at the end.
sc_council_aimed = { $row }, column { $column }
sc_council_brings = It brings: { $brings }.
sc_council_builds = It lets you build { $cells ->
    [one] a tile of one cell
   *[other] a tile of up to { $cells } cells
  } for free.
sc_council_choose = Choose a lit cell
sc_council_act = Move the disc
sc_council_pass = Pass
sc_council_start = Start
sc_council_column = Column { $column }
sc_council_more_only = Pay with money or votes.
sc_council_price_only = ${ $money } or { $votes } votes
sc_council_price = ${ $money } or { $votes } votes or one more promise: { $stack }
sc_council_cell = { $row }, column { $column }: { $brings }
sc_council_cell_discs = { $cell }. { $discs }
sc_council_discs = Discs of { $names }
sc_council_money = ${ $price }, leaves ${ $left }
sc_council_votes = { $price } votes, leaves { $left }
sc_council_promise = A promise: +{ $reward } or −{ $penalty }
sc_council_risk = The top promise ({ $stack }), drawn in secret and yours for good. At the end it brings { $reward } votes, or costs { $penalty } if broken.

## Keys

sc_key_arrows = Move around the map, the tiles, the council
sc_key_ends = Go to the first or last cell of a row; with Ctrl, of the map
sc_key_lit = Go to the previous lit cell, the next one
sc_key_enter = Press the main button; on a cell, choose it
sc_key_space = Pin a cell, or unpin it
sc_key_turn = The next place over the pinned cell
sc_key_escape = A step back
sc_key_desk = To the desk, and on to its next group
sc_key_next = The next lit thing, the previous one
sc_key_boroughs = The previous borough, the next, yours
sc_key_ways = The choices in the tray, in order
sc_key_compare = Two boroughs beside each other
sc_key_drawers = Promises, council, cards, log
sc_key_reveal = In the reveal: on, back, skip
sc_key_replay = Play since your turn
sc_key_size = The map larger, smaller
sc_key_sound = Sound on or off

## The game in a minute

## The map

sc_map_label = { $name_is ->
    [you] Your borough, { $zone } by { $zone }
   *[other] The borough of { $name }, { $zone } by { $zone }
  }
sc_map_label_yours = Your borough, { $zone } by { $zone }
sc_map_placing = { $map }, planning { $code ->
    [Hall] { $what }
    [Neu] { $what }
    [mayor] the Mayor
   *[other] a { $what }
  }
sc_smoke_now = { $percent } percent
sc_smoke_due = { $percent } due
sc_smoke_stone = next mark at { $stone }
sc_smoke_spared = not measured yet

# Cells are named by column and row: c4.
sc_map_empty = { $cell }, empty.
sc_map_land = { $cell }, { $land }, empty.
sc_map_landmark = { $cell }, { $land }.
sc_map_lit = { $cell }, lit.
sc_map_pinned = { $cell }, pinned.
sc_map_tile = { $cell }, { $tile } of { $cells }.
sc_map_tile_alone = { $cell }, { $tile }.
sc_map_shop = { $cell }, { $tile }, { $use }.
sc_map_mayor = { $cell }, the Mayor.
sc_map_memorial = { $count ->
    [one] { $cell }, memorial to one citizen.
   *[other] { $cell }, memorial to { $count } citizens.
  }
# A space for a person: nobody is there.
sc_map_free = Free.
sc_map_shut = Closed this round.
sc_map_yours = Your { $person }.
sc_map_somebody = { $name }’s { $person }.
sc_map_visitor = A visitor: { $name }’s { $person }.
sc_map_idle = Idle.
sc_map_road = A Road towards { $cell }.
sc_map_roundabout = A Roundabout on a corner.
sc_map_wall = The wall towards { $cell }.
sc_map_rioting = Rioting.
sc_map_covered = Covered by an officer.
sc_map_moved = Has moved.
sc_map_chosen = Chosen.
sc_map_must = Must move.
sc_map_may = May move.
sc_map_stored = In store: { $goods }.
sc_map_choose = May be chosen.
sc_map_brings = Brings { $what }.
sc_map_brought = Brought { $what }.
sc_map_proposed = Proposed: { $cells }.
sc_map_replaced = A better choice replaces this.
sc_map_touches = Touches { $names }.
sc_map_step = Step { $number } of your plan.
sc_map_counts = Counts.
sc_map_rises = May rise.
sc_map_in_the_way = In the way.
# The meaning of the number on a lit cell.
sc_lit_home = { $count ->
    [one] A home here touches one public building.
   *[other] A home here touches { $count } public buildings.
  }
sc_lit_shop = { $count ->
    [one] A shop here touches one level of homes.
   *[other] A shop here touches { $count } levels of homes.
  }
sc_lit_public = { $count ->
    [one] It touches one home here.
   *[other] It touches { $count } homes here.
  }
sc_lit_works = { $count ->
    [one] It touches one factory here.
   *[other] It touches { $count } factories here.
  }
sc_lit_land = { $count ->
    [one] It touches one cell of { $land } here.
   *[other] It touches { $count } cells of { $land } here.
  }
sc_lit_earns = It earns ${ $money } a round here.
# Where the chosen person may go.
sc_spaces = { $count ->
    [0] No space is lit.
    [one] One space is lit: { $what }.
   *[other] { $count } spaces are lit: { $what }.
  }
sc_spaces_of = { $kind ->
    [home] homes
    [shop] shops
    [works] factories
    [abroad] abroad
   *[other] others
  } { $count }

## The plate of a city; its chips open rules

sc_city_rules = What { $city } is like
sc_city_river = River costs more
sc_city_no_heavy = No heavy industry
sc_city_go_home = Newcomers go home
sc_city_works_edge = Works on the edge
sc_city_eiffel = The tower as culture
sc_city_move_in = New homes take people
sc_city_all_fill = All homes fill
sc_city_smoky = Smoke at the start
sc_city_lake_homes = Homes by the lake
sc_city_clean = Clean at first
sc_city_reserved = Nothing else there
sc_city_two_shops = Two shops at the start
sc_city_free_home = A free home
sc_city_ring = Costly by the Jardin
sc_city_jardin = The Jardin is no Park
sc_city_tiber = Tiber as culture
sc_city_wall = The wall divides
sc_city_wall_falls = The wall falls
sc_city_merging = Homes merge
sc_city_by_water = Culture by water
sc_city_two_homes = Two homes at the start
sc_city_few = Few citizens
sc_city_parthenon = Parthenon for shops
sc_city_shops_smoke = Shops pollute
sc_city_piraeus = Piraeus is the Harbor

## The hints of a first game: what each phase is for

sc_hint_card = A card helps in this round only: take one that fits what you want to build.
sc_hint_plan = Put homes next to City Hall. A factory well away from them pays for more.
sc_hint_move = Movement: work brings goods and money, homes bring votes.
sc_hint_income = Income: each shop space works once. Goods sold are gone; votes count at the end.
sc_hint_vote = Votes are points. Citizens at home give them each round, more in higher homes.
sc_hint_pollution = People and factories pollute, Parks clean. A percent costs a vote, a mark a life.
sc_hint_council = A move brings money, goods, a tile, people or clean air; more to the right.
sc_hint_round = { $alone ->
    [yes] The Mayor’s next visit: he visits you again, and other cards are open.
   *[no] The Mayor’s next visit: his new host plays first, and other cards are open.
  }

## The end

sc_end_after = { $rounds ->
    [one] After one round
   *[other] After { $rounds } rounds
  }
sc_end_wins = { $name } wins with { $score }
sc_end_you_win = You win with { $score }
sc_end_share = { $names } win with { $score }
sc_end_you_share = You and { $names } win with { $score }
sc_end_lasts = { $name } held out longest
sc_end_you_last = You held out longest
sc_end_solo = { $name } is { $office } with { $score }
sc_end_solo_you = You are { $office } with { $score }
sc_end_solo_lost = The borough is lost
sc_end_solo_next = { $missing ->
    [one] One point short of { $office }.
   *[other] { $missing } points short of { $office }.
  }
sc_end_solo_best = There is no higher office.
sc_end_solo_out = Pollution has choked it: the game is lost.
sc_end_clerk = a clerk
sc_end_councillor = a councillor
sc_end_deputy = a deputy
sc_end_mayor = the mayor
sc_end_title_clerk = Clerk
sc_end_title_councillor = Councillor
sc_end_title_deputy = Deputy
sc_end_title_mayor = Mayor
sc_end_ratings = What a score is worth
sc_end_rating_from = from { $score }
sc_end_rating_below = below { $score }
sc_end_counting = The votes are counted
sc_end_skip = Skip
sc_end_points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
sc_end_by_survival = Every other borough is lost.
sc_end_all_lost = Every borough is lost; { $name } went before.
sc_end_all_lost_pollution = Every borough is lost; { $name } had more pollution.
sc_end_shared = Even in everything at { $score }: the place is shared.
sc_end_by_pollution = Level with { $name } at { $score }: less pollution decides, { $own } to { $other }.
sc_end_by_money = Level with { $name } at { $score } and in pollution: more money decides, { $own } to { $other }.
sc_end_by_citizens = Level with { $name } at { $score }, in pollution and in money: more living citizens decide.
sc_end_by_line = What decided it: { $line }, { $own } against { $other }. { $lead } ahead of { $name }.
sc_end_by_most = { $lead } ahead of { $name }. What helped most: { $line }, { $own } against { $other }.
sc_end_towers = Scores as towers: { $scores }.
sc_end_tower = { $name_is ->
    [you] you { $score }
   *[other] { $name } { $score }
  }
sc_end_out = Out in round { $round }
sc_end_sheet = Score sheet
sc_end_line = Line
sc_end_score = Score
sc_end_start = At the start
sc_end_homes = Homes
sc_end_university = University
sc_end_bought = Votes bought
sc_end_traded = Goods for votes
sc_end_cards = Cards and council
sc_end_other = From { $source }
sc_end_promises = Promises
sc_end_special = Special promises
sc_end_platform = Platform
sc_end_pollution = Pollution
sc_end_modules = Modules
sc_end_about_start = Everybody had these votes at the start.
sc_end_about_homes = Every citizen at home votes in every round. Higher homes give more votes.
sc_end_about_university = Every citizen in the University votes in every round.
sc_end_about_bought = Shops turn money into votes.
sc_end_about_traded = Shops turn goods into votes.
sc_end_about_cards = Some cards bring or cost votes; you may pay with votes for moves in the council.
sc_end_about_other = Votes that a module brings.
sc_end_about_promises = A kept promise brings votes, a broken one may cost some.
sc_end_about_special = A special promise brings votes if it is kept.
sc_end_about_platform = A platform carried out brings votes, a failed one costs some.
sc_end_about_pollution = Every percent of pollution costs votes.
sc_end_said = { $name_is ->
    [you] You: { $line } { $amount }.
   *[other] { $name }: { $line } { $amount }.
  }
sc_end_smoke = { $made } % made, { $relieved } % relieved by Parks and firefighters, { $cleaned } % cleaned away by the council.
sc_end_hint = A line of the sheet lights its tiles; a tab changes the borough.
sc_end_hint_alone = A line of the sheet lights its tiles.
sc_end_boroughs = Boroughs at the end
sc_end_judged = { $name_is ->
    [you] What you promised
   *[other] What { $name } promised
  }
sc_end_judged_none = { $name_is ->
    [you] You promised nothing here.
   *[other] { $name } promised nothing here.
  }
sc_end_kept = Kept
sc_end_broken = Broken
sc_end_missing = { $condition }; it was { $value }
sc_end_breath = has promised something
sc_end_place = { $place }. { $name }
sc_end_kept_of = { $name } kept { $kept } of { $all } promises
sc_end_judging = { $name }: { $promise }
sc_end_judging_platform = { $name } stood for { $promise }
sc_end_rematch = Rematch
sc_end_replay = Play again
sc_end_review = Review the game
sc_end_decided = What decided it?
sc_end_look = Back to the table and its log
sc_end_seal = The seal is open: you can now check every draw.
sc_end_back = Back to the score sheet

## The review

sc_review_title = Review
sc_review_loading = Loading the game.
sc_review_keys = Arrow keys go event by event, Page Up and Page Down phase by phase, Home and End to the ends. Brackets turn the boroughs, Space plays, Esc goes back.
sc_review_rounds = Rounds
sc_review_round = Round { $round }
sc_review_phases = Phases of this round
sc_review_before = Set-up
sc_review_follow = Follow the acting player
sc_review_map = { $name_is ->
    [you] Your borough, round { $round }
   *[other] The borough of { $name }, round { $round }
  }

## Two boroughs beside each other

sc_compare = Compare two boroughs
sc_compare_short = Compare
sc_compare_left = Left borough
sc_compare_right = Right borough
sc_compare_host = host of the Mayor
sc_compare_visits = your citizens may visit
sc_compare_last = your last solo game: { $score }
sc_compare_none = Finish a solo game to compare the next one with it here.
sc_compare_close = Back to the table
sc_compare_facts = Side by side
sc_compare_fact = What
sc_compare_map = { $name }, { $zone } by { $zone }
sc_compare_votes = Votes a round
sc_compare_homes = Citizens at home
sc_compare_shops = Shop spaces at work
sc_compare_goods = Goods made
sc_compare_culture = Cultural kinds
sc_compare_parks = Park cells
sc_compare_smoke = Pollution a round
sc_compare_open = Open to visitors

## What happens

sc_reveal_title = All plans are open
sc_reveal_back = One step back
sc_reveal_on = One step on
sc_reveal_pause = Pause
sc_reveal_play = Play on
sc_reveal_speed = { $speed } ×
sc_reveal_speed_said = Speed { $speed }; another speed
# A word of the log; a tap shows the rule about it.
sc_career = What is the Career Center?
sc_reveal_taken = The last one went to { $name }.
sc_reveal_taken_you = You took the last one.
sc_reveal_step = It needed step { $number } of the plan, which has failed.
sc_reveal_lost = Nothing is paid; the point is gone.
sc_script = The plans, in turn order
sc_script_place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
sc_script_adds = with { $cells }
sc_script_none_left = none is left
sc_script_fails = cannot be done
sc_script_nothing = Nothing planned
sc_script_coming = Still to come.
sc_script_done = Done.
sc_script_failed = Failed.
sc_tally_votes = Votes are counted
sc_tally_title = { $from } becomes { $to } %
sc_tally_next = No mark is passed: the next is at { $stone }.
sc_tally_last = The borough is past the last mark.
sc_tally_passed = The mark at { $stone } is passed: pollution kills.
sc_tally_plus = +{ $count }
sc_tally_percent = { $count ->
    [0] 0 %
   *[other] +{ $count } %
  }
# What is left of a sum: made, less what was relieved.
sc_tally_net = left
sc_tally_cut = Relief can remove only part of the pollution: { $percent } % is wasted.
sc_tally_on = On to the council
sc_tally_go = Go on
sc_say_skipped = { $count ->
    [one] One thing happened
   *[other] { $count } things happened
  }{ $failed ->
    [0] .
    [one] , one failed.
   *[other] , { $failed } failed.
  }

## The lobby

sc_preset_base = Base game
sc_preset_base_about = The city and its people, nothing added. Best for a first game.
sc_preset_first = First spring
sc_preset_first_about = Easy to learn: adds traders for your shops and two new cards.
sc_preset_woods = Traders in the woods
sc_preset_woods_about = Boards of forest to clear, and traders for your shops.
sc_preset_forests = Everything with forests
sc_preset_forests_about = All that goes with boards of forest: officers, castle and Colosseum too.
sc_preset_cities = Cities of Europe
sc_preset_cities_about = A city for each of you, each with rules of its own, and traders for your shops.
sc_preset_europe = Everything with cities
sc_preset_europe_about = All that goes with cities of Europe: officers, palaces and roads too.
sc_value_money = ${ $count }
sc_value_per_seat = { $count } for each player
sc_value_per_other = { $count } for each player but one
sc_value_shape = Rows { $rows }
