# Texts of the terminal alone in Small City. What people type stands in quotes: it is the same in
# every language.

## What the game is about, before a person's first turn and for help

intro-about = { $players ->
    [1] Small City: you are the mayor of a borough. Build homes, shops, factories and public buildings for people to live and work in, and see how many votes you win in { $rounds } rounds.
   *[other] Small City: each player is the mayor of a borough. Build homes, shops, factories and public buildings for people to live and work in: most votes after { $rounds } rounds wins.
  }
intro-round = A round: take an action card; plan your buildings with { $points } build points, and all plans are shown at once; move your people; use your shops and make materials; people at home vote; people and production pollute; the City Council helps for a price.
intro-score = At the end kept promises bring votes, broken ones may cost some, and every percent of pollution costs one. At { $out } % you are out.
intro-help = { "?" } lists what you can type, { "signs" } how a map reads, { "rules" } the rules; { "hint" } says what a bot would do.

## Help: what each command does

help-line = choose line 3 of the menu, or place 3 of a choice
help-name = a tile by its code or name, a card by its letter, people by cell
help-cells = choose cells: all of them decide, some narrow the choice
help-abroad = a cell in the borough of player 2, for tourists
help-at_once = all at once; { "c4 e1" } moves the person on c4 to e1
help-upgrade = add g5 to the tile on g4; { "g4 g5" } does too
help-confirm = do what is chosen
help-undo = take a choice back, or else the last step of a plan
help-end = finish the plan; end what is optional
help-reopen = ask Bo back, who has sealed a plan and may still open it again
help-map = the whole screen again, the menu again
help-see = the borough of player 2
help-signs = how a map reads
help-tiles = every tile: price, stock, why it cannot be built now
help-why = what a tile does and needs, and why it is refused there
help-plan = the plan so far; your promises and how they stand
help-cards = the action cards, the City Council
help-forecast = pollution as phase 6 would measure it; what a bot would do
help-log = what has happened
help-rules = the text of a rule; { "rules" } alone shows all that are played

## The signs of a map

sign-levels = Residence, Commerce, Factory, Park, with the level
sign-codes = other tiles by two letters: { "tiles" } lists their codes
sign-joined = one tile on two cells
sign-city = City Hall, the Mayor, the cemetery
sign-empty = an empty cell; outside the zone there is nothing
sign-forest = forest, which is cleared for money
sign-river = the river of Paris, which costs $1 more
sign-eiffel_tower = the Eiffel Tower in Paris, a public building
sign-water = the lake of Zurich, the sea of Helsinki: nothing stands there
sign-marked = marked land of Zurich, for Residences alone
sign-jardin = the Jardin of Madrid, where nothing stands
sign-ring = land around the Jardin, which costs $1 more
sign-tiber = the Tiber in Rome, a public building
sign-sides = west and east of the wall of Berlin
sign-wall = the wall of Berlin
sign-parthenon = the Parthenon of Athens, a home of level 4 for shops
sign-piraeus = Piraeus, the Harbor of Athens
sign-citizen = one of your citizens is there
sign-officer = a police officer is there
sign-riots = somebody riots
sign-trader = a trader is there
sign-idle = somebody idle; a free space
sign-road = a Road on the border of two cells
sign-roundabout = a Roundabout on a corner
sign-tourist = a tourist of player 2 is there

## What may be typed

small-city-prompt_start = { "?" } helps
small-city-prompt_ready = { "Enter" } does it, { "u" } takes back
small-city-prompt_ways = { $cells ->
    [yes] { $start ->
        [yes] 1 to { $ways } or cells, { "?" } helps
       *[no] 1 to { $ways } or cells, { "u" } takes back
      }
   *[no] { $start ->
        [yes] 1 to { $ways }, { "?" } helps
       *[no] 1 to { $ways }, { "u" } takes back
      }
  }

## Whose turn it is and what the step asks for

small-city-turn = { table-turn }
small-city-call = { $turn }: { $ask }
ask-reopen_plan = your plan is sealed; reopen it, or leave it: { "done" }.
ask-reopen_hall = City Hall will stand on { $cells }; reopen it, or leave it: { "done" }.
ask-reopen_platform = you have chosen the platform { $platform }; reopen it, or leave it: { "done" }.
ask-promises = keep one of the promises that you have drawn.
ask-palace = your new Palace brings a promise: keep one of those that you have drawn.
ask-hall = place City Hall, such as { $cells }.
ask-mayor = put the Mayor on two empty cells, such as { $cells }.
ask-council = move a disc one column right: { "1.2" } is row 1, column 2.
ask-council_build = the council builds for you, free of money and points.
ask-card = take an action card.
ask-plan = plan in secret what you build, then { "commit" }.
ask-move = move your people, such as { "c4 e1" }; those at work must.
ask-home = send somebody home from City Hall.
ask-shops = use your shops: { $sales ->
    [one] 1 sale
   *[other] { $sales } sales
  }, { $purchases ->
    [one] 1 purchase
   *[other] { $purchases } purchases
  }, { $trades ->
    [one] 1 trade
   *[other] { $trades } trades
  } left.
ask-grave = choose a cell for the cemetery.
ask-victim = somebody dies: choose who.
ask-board = pick one of the two cities of your board.
ask-start = place the tiles of the start, then { "commit" }.
ask-wall = the wall has fallen: choose which Residences merge.
ask-riot = riots: choose who takes part.
ask-platform = choose a platform, in secret.
ask-discard = there is no room for all materials: discard one.

## What is left to say of a choice

aim-pay = How is it paid?
aim-which = Which of these?
aim-build = { $tile }: where?
aim-enlarge = { $tile } on { $on }: with which cells?
aim-upgrade = { $tile } on { $on }: with which cell?
aim-move = The person on { $on }: where to?
aim-hall = City Hall: where?
aim-mayor = The Mayor: where?
aim-deed = { $deed_where }
aim-where = Where?

## The menu

menu-build = { $tile_code } { $tile } { $price_or }, { $places ->
    [one] 1 place
   *[other] { $places } places
  }
menu-enlarge = { "enlarge" } { $tile_code } { $tile } on { $on }
menu-upgrade = { "upgrade" } { $tile_code } { $tile } on { $on }
menu-move = { "move" } { $on }{ $tile ->
    [none] {""}
   *[other] { " " }({ $tile })
  }, { $places ->
    [one] 1 place
   *[other] { $places } places
  }
menu-council = row { $row_code }, column { $column }: { $brings }
menu-pledge = { $choice }: { $conditions }
menu-hall = City Hall
menu-mayor = the Mayor
menu-victim = who dies
menu-grave = the cemetery
menu-deed = { $deed }
# What a module asks for, and how it is asked once it is chosen.
deed-riot = who riots
    .where = Who riots?
deed-merge = which Residences merge
    .where = Which Residences merge?
deed-free_home = { "free_home" }: place the free home
    .where = Where does the free home stand?
deed-road = { "road" }: lay a Road
    .where = A Road: between which two cells?
deed-roundabout = { "roundabout" }: lay a Roundabout
    .where = A Roundabout: at the lower right corner of which cell?
menu-grow = { "grow" } the zone, ${ $money }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
menu-commit = { "commit" }: seal the plan
menu-end = { "end" }: nothing more
small-city-leave = { "done" }: leave it as it is
small-city-more_ways = and { $count } more: type cells to narrow it down.

## Answers to what was typed

small-city-taken_back = Taken back.
small-city-step_taken_back = Taken back: { $step }
small-city-nothing_to_take_back = { table-nothing_to_take_back }
small-city-nobody_else = Nobody else is at the keyboard. To take something back write { "u" }.
small-city-no_place = "{ $typed }" is no place for it: type cells such as { "c4 c5" }.
small-city-not_there = That is no place for it.
small-city-no_way = There is no { $number }: they run from 1 to { $last }.
small-city-no_line = There is no line { $number }: they run from 1 to { $last }.
small-city-nothing_to_choose = "{ $typed }" is nothing to choose now. Write { "?" } for help.
small-city-no_rule = { table-no_rule }
small-city-rule_not_played = { $rule_code } is of a part of the game that is not played at this table.
small-city-no_player = There is no such player. Write { "see 2" }, for player 2.
small-city-why_how = Name a tile, and cells if you like, such as: { "why R2 c4 c5" }
small-city-no_tile = There is no tile "{ $typed }". Write { "tiles" } for all of them.
small-city-no_number = { table-no_number }
small-city-may_stand = It may stand there.
small-city-place_allowed = The place itself is allowed.
small-city-rises = { $tile_code } on { $on } rises by: { $command }.

## Handing the keyboard over

small-city-hand_over = Hand over to { $seat }, press { "Enter" }
small-city-only_for = Only { $seat } should see what comes now.
small-city-asked_back = { $seat } is asked back. Write { "back" } to go on instead.
small-city-have_committed = { $players } { $players_count ->
    [one] has
   *[other] have
  } sealed. To change that before all have: { $commands_or }
small-city-nobody_committed = Nobody has sealed anything that could be opened again.
small-city-name_one = Say who is to come back: { $commands_or }
small-city-news_before = ({ $count } more before that: write { "log" })
small-city-enter_goes_on = { "Enter" } goes on
small-city-enter_map = { "Enter" } shows the map

## What a person asks about

small-city-by_promise = If you pay with a promise, you draw one ({ $stack }) unseen and have to keep it: +{ $reward } votes if it holds when the game ends, { $penalty ->
    [0] nothing
   *[other] -{ $penalty } votes
  } if not.
small-city-hint = A bot would choose line { $line }: { $action }
small-city-hint_leave = A bot would leave it so: { "done" }.
small-city-hint_worth = By its own reckoning, which is rough, that is { $points ->
    [one] 1 point
   *[other] { $points } points
  } better than doing nothing more now.
small-city-hint_enough = It finds nothing that is worth more.
small-city-hint_foresees = It foresees { $reasons }.
small-city-no_plan_now = Nothing is planned now.
small-city-nothing_planned = Nothing is planned yet.
small-city-plan_leaves = Left: ${ $money } and { $points ->
    [one] 1 build point
   *[other] { $points } build points
  }.
small-city-plan_over = Left: ${ $money }; building is over, only what comes after it can be planned.
small-city-points_lost = Nothing more can be built after it this round: { $points ->
    [one] 1 build point
   *[other] { $points } build points
  } would be lost.
small-city-unused = { $points ->
    [one] 1 build point stays unused.
   *[other] { $points } build points stay unused.
  }
small-city-measured_last = Pollution has been measured for the last time.
## The panel beside a map

panel-money = ${ $money }   votes { $votes }
panel-money_then = ${ $money }, then ${ $then }   votes { $votes }
panel-out = out in round { $round }, pollution { $pollution } %
panel-pollution = pollution { $pollution } %
panel-pollution_to = { $rounds ->
    [0] pollution { $pollution } %, to { $track } % this round
   *[other] pollution { $pollution } %, to { $track } % next round
  }
panel-measured = +{ $increase } = { $gross } made{ $relief ->
    [0] { "" }
   *[other] { " " }- { $relief } relief
  }{ $extra ->
    [0] { "" }
   *[other] { " " }+ { $extra } more
  }
panel-stored = stored { $wood } wood { $stone } stone { $metal } metal of { $capacity }
panel-people = City Hall { $hall_count ->
    [0] 0
   *[other] { $hall }
  }, Career { $career_count ->
    [0] 0
   *[other] { $career }
  }, reserve { $reserve }
panel-beside = beside the borough { $aside }
hall = { $count } { $person }
hall-citizen = { $count }
hall-officer = { $count ->
    [one] 1 officer
   *[other] { $count } officers
  }
hall-trader = { $count ->
    [one] 1 trader
   *[other] { $count } traders
  }
career = { hall }
career-citizen = { hall-citizen }
career-officer = { hall-officer }
career-trader = { hall-trader }
aside = { hall }
aside-citizen = { hall-citizen }
aside-officer = { hall-officer }
aside-trader = { hall-trader }
panel-card = card { $card_code } { $card }
panel-discs_start = discs: { $start } at the start
panel-discs_moved = discs: { $columns_count ->
    [one] column { $columns } of { $of }
   *[other] columns { $columns } of { $of }
  }
panel-discs = discs: { $start } at the start, { $columns_count ->
    [one] column { $columns } of { $of }
   *[other] columns { $columns } of { $of }
  }
panel-plan = plan: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }, { $points ->
    [one] 1 point left
   *[other] { $points } points left
  }
panel-plan_over = plan: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }, building is over
panel-own_lines = { $name ->
   *[roads] left: { $lines ->
        [one] 1 Road
       *[other] { $lines } Roads
      }, { $points ->
        [one] 1 Roundabout
       *[other] { $points } Roundabouts
      }
  }
panel-promise = { $stack }: “{ $promise }”, { $over ->
    [yes] { $holds ->
        [yes] kept
       *[no] broken
      }
   *[no] { $holds ->
        [yes] kept so far
       *[no] open
      }
  }
panel-promises = promises: { $kept }
kept = { $count } { $stack }
panel-other = { $player }: ${ $money }, votes { $votes }, { $pollution } %{ $card ->
    [none] { "" }
   *[other] , { $card_code }
  }
panel-other_out = { $player }: out in round { $round }
panel-tourist = { $mark } a tourist of { $player }

## The board of the City Council

council-head = City Council
council-column = column { $column }
council-money = costs money
council-votes = or votes
council-votes_price = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }
council-promise = or a promise
council-legend = a disc: only its column counts, not the row; left of column 1 is the start

## The head of a screen

small-city-title = { $round ->
    [0] Set-up
   *[other] { $phase_code ->
        [0] Round { $round } of { $rounds }
        [9] Round { $round } of { $rounds }
       *[other] Round { $round } of { $rounds }, phase { $phase_code }: { $phase }
      }
  }
small-city-borough_of = The borough of player { $player }
phase-0 = set-up
phase-1 = special actions
phase-2 = build
phase-3 = move citizens
phase-4 = income
phase-5 = vote
phase-6 = pollution
phase-7 = City Council
phase-8 = the Mayor’s next visit
phase-9 = the end

## Forecasts, promises, cards

small-city-forecast = { $player }: { $pollution } % now, { $rounds ->
    [0] this round { $measured }, to { $track } %
   *[other] next round { $measured }, to { $track } %
  }
small-city-promise = { $stack } “{ $promise }”: +{ $reward } kept, { $penalty ->
    [0] 0 broken
   *[other] -{ $penalty } broken
  }; { $holds ->
    [yes] holds now
   *[no] does not hold yet
  }
small-city-condition = { $conditions }; now { $value }: { $holds ->
    [yes] yes
   *[no] no
  }
small-city-put_back = You put back: { $titles }
small-city-has_promises = { $kept_count ->
    [0] { $player } has none
   *[other] { $player } has { $kept }
  }
small-city-stacks_left = { $kept_count ->
    [0] Nothing is left in the stacks.
   *[other] Left in the stacks: { $kept }
  }
small-city-circle = The circle, from > on: { $circle }

## The end

end-over = The game is over.
end-column = { $column }
column-rank = rank
column-player = player
column-votes = votes
column-promises = promises
column-special = special
column-platform = platform
column-pollution = pollution
column-riots = riots
column-score = score
end-out = eliminated in round { $round }
end-winner = { $players_count ->
    [one] { $players }, the winner.
   *[other] { $players }, the winners.
  }
end-solo_lost = Eliminated: the game is lost.
end-solo = Your score is { $score }: you are { $rating }.
rating-clerk = a clerk
rating-councillor = a councillor
rating-deputy = a deputy
rating-mayor = the mayor
end-votes_from = { $player }: { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }{ $tally_count ->
    [0] {""}
   *[other] {" "}= { $tally }
  }
tally = { $votes } from { $source }
tally-bought = { $votes } bought in shops
tally-traded = { $votes } traded for materials
tally-paid = { $votes } paid to the council

## Tiles and cards

head-tile = tile
head-price = price
head-left = left
head-places = places, or why not now
head-does = what it does; { "why CODE" } says more
small-city-places = { $places ->
    [one] 1 place
   *[other] { $places } places
  }
small-city-about_tile = { $tile_code } { $tile }: { $price_or }, { $size ->
    [one] 1 cell
   *[other] { $size } cells
  }{ $points ->
    [1] {""}
   *[other] , { $points } points
  }, { $needs ->
    [none] on any empty cells
   *[other] needs { $needs }
  }.{ $effects ->
    [none] {""}
   *[other] {" "}Brings: { $effects }.
  }
small-city-card = { $card_code } { $card }: { $about }.
small-city-boxed = Not in this game: { $card }.
small-city-card_taken = { $card_code } { $card } (taken by { $seat }): { $about }.

## What an action costs and brings

small-city-chosen = { $action }.
small-city-changes = { $changes }.
small-city-allowed_by = Allowed by { $because }.
because = { $tile } on { $cells }
small-city-needs = needs { $needs }
small-city-brings = Brings: { $effects }.
small-city-works = { $tile }: { $functions ->
    [none] { $effects }
   *[other] { $functions }
  }.
changes-earn = +${ $money }
changes-pay = -${ $money }
changes-votes = votes { $amount }
changes-pollution = pollution { $amount }
changes-material = { $material } { $amount }
changes-points = { $points ->
    [one] 1 build point
   *[other] { $points } build points
  }
changes-land = ${ $money } of it for the land

# A material in few letters.
short = { $count }{ $material_short }

## A position of a record, line by line

text-head = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
  }, { $phase } ({ $step }); { $host } hosts the Mayor
text-to_act = To act: { $seat }
text-luck = Something is drawn.
text-over = { $rating ->
    [none] The game is over.
   *[other] The game is over. The score is { $score }: the player is { $rating } (SC-17.4).
  }
text-cards = Cards: { $circle }
text-boxed = Not in this game: { $card }
text-supply = Supply: { $materials_count ->
    [0] nothing
   *[other] { $materials }
  }
text-stock = Stock: { $stock }
text-stacks = Promises left: { $stacks }
text-seat = { $seat }{ $seat_is ->
    [you] {" "}(you)
   *[other] {""}
  }{ $out ->
    [none] {""}
   *[other] , eliminated in round { $out }
  }: ${ $money }, { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }, pollution { $pollution } %{ $increase ->
    [none] {""}
   *[other] { $next_round ->
        [yes] {" "}(next round + { $increase })
       *[no] {" "}(forecast + { $increase })
      }
  }, zone { $zone }
text-people = {"  "}City Hall { $at_hall }; Career Center { $at_career }{ $beside_count ->
    [0] {""}
   *[other] ; beside { $beside }
  }; reserve { $reserve }; dead { $dead }
text-stored = {"  "}Stored: { $materials_count ->
    [0] nothing
   *[other] { $materials }
  } of { $capacity }
text-own_tiles = {"  "}Own tiles left: { $stock }
text-own_lines = {"  "}{ $name ->
   *[roads] Left beside the borough: { $lines ->
        [one] 1 Road
       *[other] { $lines } Roads
      }, { $points ->
        [one] 1 Roundabout
       *[other] { $points } Roundabouts
      }
  }
text-discs = {"  "}Council discs: { $columns_count ->
    [0] { $start } at the start
    [one] { $start ->
        [0] column { $columns } of { $of }
       *[other] { $start } at the start, column { $columns } of { $of }
      }
   *[other] { $start ->
        [0] columns { $columns } of { $of }
       *[other] { $start } at the start, columns { $columns } of { $of }
      }
  }; card { $card ->
    [none] none
   *[other] { $card_code }
  }
text-promises = {"  "}Promises: { $stacks }
text-promise = {"    "}“{ $promise }” ({ $stack }{ $drawn ->
    [yes] , drawn
   *[no] {""}
  }): { $standing }
text-put_back = {"  "}Put back: { $promise }
text-platform = {"  "}Platform: { $platform }
text-planned_hall = {"  "}Planned: City Hall on { $cells }
text-planned_platform = {"  "}Planned: { $platform }
text-plan = {"  "}Plan, { $points ->
    [one] 1 point
   *[other] { $points } points
  } left: { $step_count ->
    [0] nothing yet
   *[other] { $step }
  }
stock = { $count } { $tile_code }
stacks = { $easy } easy, { $medium } medium, { $difficult } difficult{ $special ->
    [0] {""}
   *[other] , { $special } special
  }
standing = { $conditions } (now { $value }, { $holds ->
    [yes] holds
   *[no] not yet
  })
at_hall = { $count } { $person }
at_hall-citizen = { $count ->
    [one] 1 citizen
   *[other] { $count } citizens
  }
at_hall-officer = { $count ->
    [one] 1 police officer
   *[other] { $count } police officers
  }
at_hall-trader = { $count ->
    [one] 1 trader
   *[other] { $count } traders
  }
at_career = { at_hall }
at_career-citizen = { at_hall-citizen }
at_career-officer = { at_hall-officer }
at_career-trader = { at_hall-trader }
beside = { at_hall }
beside-citizen = { at_hall-citizen }
beside-officer = { at_hall-officer }
beside-trader = { at_hall-trader }
dead = { at_hall }
dead-citizen = { at_hall-citizen }
dead-officer = { at_hall-officer }
dead-trader = { at_hall-trader }

## The constants, each with where it comes from

constants-constant = constant
constants-from = from
constants-rule = rule
constants-value = value
constants-sources = Where they come from:
constants-replace = A file of your own replaces any of them: { "--data FILE" }.
