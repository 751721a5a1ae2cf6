# Small City: refusals, in the terminal and on the page: what is wrong, where, and what to do. The
# rule is shown beside it.

## Whose turn it is

refusal-game_over = The game is over.
refusal-no_such_seat = There is no such seat at this table.
refusal-seat_is_out = This seat is eliminated and takes no further part.
refusal-not_your_turn = { $by_is ->
    [you] It is the turn of { $seat }: wait for yours.
   *[other] { $seat_is ->
        [you] It is your turn, not that of { $by }.
       *[other] It is the turn of { $seat }, not of { $by }.
      }
  }
refusal-wrong_step = That is not possible in this step: choose one of the actions offered.

## Luck

refusal-luck_due = A draw comes first: wait for it.
refusal-luck_not_due = Nothing is drawn now.
refusal-wrong_draw = That cannot be drawn now.

## Set-up, Mayor, cards, platforms

refusal-promise_not_drawn = You did not just draw that promise: keep one that you did.
refusal-no_hall_shape = City Hall does not fit { $cells }: it covers 2 by 3 cells.
refusal-no_room_for_hall = City Hall cannot stand on { $cells }: choose empty cells of the starting zone.
refusal-no_land_for_hall = City Hall cannot stand on { $cells }: choose plain land only.
refusal-hall_not_placed = City Hall has not been placed yet.
refusal-hall_placed = City Hall has been placed: take that back first.
refusal-no_place_for_mayor = The Mayor cannot stand on { $cells }: choose two empty cells side by side.
refusal-card_due = Take an action card first: choose one that is face up.
refusal-card_not_offered = { $card ->
    [none] There is no such card: take one that is face up.
   *[other] Card { $card_code } { $card } is not face up for you: take one that is.
  }
refusal-no_such_choice = Card { $card_code } { $card } offers no such choice.
refusal-choice_missing = Card { $card_code } { $card } needs a choice: { $chosen_or }.
refusal-anarchist_money_short = The Anarchist asks for ${ $price }, and there is only ${ $money }.
refusal-anarchist_votes_short = The Anarchist asks for { $price ->
    [one] 1 vote
   *[other] { $price } votes
  }, and there { $votes ->
    [0] is none.
    [one] is only 1.
   *[other] are only { $votes }.
  }
refusal-platform_not_chosen = No platform has been chosen yet.
refusal-platform_chosen = A platform has been chosen: take that back first.
refusal-no_such_platform = There is no such platform.

## Plans

refusal-not_committed = The plan has not been sealed.
refusal-plan_committed = The plan is sealed: open it again first.
refusal-nothing_planned = Your plan has no step to take back.
refusal-building_over = Building comes first in a plan: take back what you planned after it.
refusal-points_short = That takes { $points ->
    [one] 1 build point
   *[other] { $points } build points
  }, and { $left ->
    [0] none is left.
    [one] only 1 is left.
   *[other] only { $left } are left.
  }
refusal-upgrades_over = You have planned what comes after upgrades: no more upgrades in this plan.
refusal-plan_ends = You have planned what ends a plan: nothing can follow it.
refusal-zone_full = The zone has its full size, { $size } by { $size }.
refusal-zone_has_grown = The zone has grown as often as it may this round.
refusal-growth_dear = A larger zone costs ${ $price }, and there is only ${ $money }.

## Which tile

refusal-no_such_tile = There is no such tile.
refusal-never_built = { $tile } stands from the start and cannot be built.
refusal-only_one = A borough has only one { $tile }, and it stands.
refusal-none_left = No { $tile } is left in stock until one comes back.

## Where

refusal-not_a_shape = { $tile } does not fit { $cells }: choose cells of one of its shapes.
refusal-outside_zone = Nothing can stand on { $cells }, outside the zone: let the zone grow, or choose other cells.
refusal-mayor_there = The Mayor stands on { $cells } this round: choose other cells.
refusal-cemetery_there = The cemetery lies on { $cells }: choose other cells.
refusal-no_start_tile = In set-up you place City Hall and after it only { $tile }, free and empty.
refusal-no_start_tile_left = All tiles of the start are placed: there { $count ->
    [one] is { $count }
   *[other] are { $count }
} of them.
refusal-no_land_for_start = { $tile } may not start on { $cells }.
refusal-start_tiles_due = Place the tiles of the start before you commit.
refusal-land_there = { $land } is on { $cells }, where nothing is ever built.
refusal-tile_there = Something stands on { $cells }: choose empty cells.
refusal-somebody_there = { $person_begins } stands on { $cells }: choose other cells.
refusal-home_and_factory = { $tile } would be too near to { $cells }: homes and Factories stay out of each other’s influence area.
refusal-few_publics = { $tile } on { $cells } needs { $needs ->
    [one] 1 public building
   *[other] { $needs } public buildings
  } around it and has { $has ->
    [0] none
   *[other] only { $has }
  }.
refusal-few_homes = { $tile } on { $cells } needs Residences of { $needs ->
    [one] 1 level
   *[other] { $needs } levels in all
  } around it and has { $has ->
    [0] none
   *[other] only { $has }
  }.
refusal-no_refinery = { $tile } on { $cells } needs your Refinery around it.
refusal-no_harbor = { $tile } on { $cells } needs your Harbor around it.
refusal-no_factory = { $tile } on { $cells } needs a Factory of yours around it.
refusal-not_on_edge = { $tile } on { $cells } needs a cell on the edge of the map.
refusal-no_room_there = No place for { $tile } over { $cell } is empty.
refusal-nothing_beside = { $tile } on { $cells } would not be beside { $source }: choose a cell that is.
refusal-two_statues = Two Statues would stand in one Park group, on { $cells }: choose another place for { $tile }.
refusal-few_land = { $tile } on { $cells } needs { $needs ->
    [one] 1 cell
   *[other] { $needs } cells
  } of { $source } around it and has { $has ->
    [0] none
   *[other] only { $has }
  }.
refusal-nowhere = { $needs_count ->
    [0] There is no place for { $tile }.
   *[other] { $tile } has no place yet: it needs { $needs }.
  }
refusal-park_on_forest = { $tile } may not cover forest, and there is some on { $cells }.

## What it costs

refusal-paid_in_money = { $tile } is paid in money, not in materials.
refusal-wrong_payment = { $tile } costs { $cost }{ $dropped ->
    [0] {""}
    [one] , less 1 piece of your choice
   *[other] , less { $dropped } pieces of your choice
  }; { $payment_count ->
    [0] nothing
   *[other] { $payment }
  } does not pay for it. A dearer material may stand in for a cheaper one.
refusal-payment_not_stored = { $tile } needs { $payment } as payment, and { $stored_count ->
    [0] nothing is stored.
   *[other] only { $stored } is stored.
  }
refusal-materials_short = { $tile } costs { $cost }{ $dropped ->
    [0] {""}
    [one] , less 1 piece of your choice
   *[other] , less { $dropped } pieces of your choice
  }, and { $stored_count ->
    [0] nothing is stored.
   *[other] only { $stored } is stored.
  }
refusal-tile_dear = { $tile } costs ${ $price }, and there is only ${ $money }.
refusal-land_dear = The land for { $tile } costs more than ${ $money } everywhere.
# So much of a material, in each of the lists above.
cost = { $count } { $material }
payment = { $count } { $material }
stored = { $count } { $material }

## Who moves in

refusal-somebody_must_enter = Somebody from City Hall must move into a new { $tile }: choose who.
refusal-cannot_enter = { $person ->
    [none] Nobody of that kind can move into a new { $tile } at once.
   *[other] No { $person } can move into a new { $tile } at once.
  }

## Upgrades and larger Parks

refusal-no_tile_begins = No tile has { $cell } as its first cell.
refusal-never_rises = { $tile } cannot be upgraded.
refusal-new_this_round = { $tile } on { $cells } was built or upgraded this round: it may rise in the next.
refusal-not_beside = { $cell } does not share an edge with { $tile } on { $cells }.
refusal-cell_dear = The land on { $cell } costs ${ $price }, and there is only ${ $money }.
refusal-no_park_begins = No Park has { $cell } as its first cell.
refusal-not_a_park = { $tile } on { $cells } cannot be enlarged: only Parks can.
refusal-no_park_of_size = There is no Park of { $size } cells.
refusal-park_dear = These cells cost ${ $price }, and there is only ${ $money }.

## Moving

refusal-nobody_rides = Nobody drives there.
refusal-somebody_must_move = { $host ->
    [none] The person on { $cell } must still move, and can.
   *[other] Your tourist on { $cell } in { $host }’s borough must still move, and can.
  }
refusal-nobody_to_move = { $host ->
    [none] There is nobody left to move on { $cell }.
   *[other] You have nobody left to move on { $cell } in { $host }’s borough.
  }
refusal-not_a_neighbour = People go only to their own borough and to those of neighbours.
refusal-never_travels = { $person_begins } never goes abroad: choose a space in your own borough.
refusal-nobody_travels = Nobody goes abroad in this game: choose a space in your own borough.
refusal-tourist_moves_on = A tourist goes home or to another neighbour, not to another space of the same.
refusal-one_tourist_each = You have a tourist in { $host }’s borough, and there may be only one.
refusal-not_a_space = { $host ->
    [none] { $cell } is no space for people.
   *[other] { $cell } in { $host }’s borough is no space for people.
  }
refusal-not_for_tourists = Tourists go to Commerce, Factories and Museums, and { $cell } in { $host }’s borough is none.
refusal-not_free = { $host ->
    [none] The space on { $cell } was not free when the step began, or is taken.
   *[other] The space on { $cell } in { $host }’s borough was not free when the step began, or is taken.
  }
refusal-same_colour = { $host ->
    [none] The building on { $cell } has the same colour as the one left: choose another colour.
   *[other] The building on { $cell } in { $host }’s borough has the same colour as the one left: choose another colour.
  }
refusal-too_far = { $person_begins } walks { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } at most within the zone, and { $cell } is too far.
refusal-nowhere_to_stand = No { $person } can stand on { $cell }.
refusal-somebody_stands = Somebody is on { $cell }, or was when the moves began.

## Roads and trips

refusal-road_cut = { $tile } would lie on both sides of a Road, between { $cells }: no tile may.
refusal-no_road_left = All your Roads are laid.
refusal-no_roundabout_left = All your Roundabouts are laid.
refusal-road_inside = { $cells } belong to one tile, { $tile }: no Road goes through it.
refusal-road_there = A Road lies between { $cells } already.
refusal-roundabout_there = A Roundabout lies at the lower right corner of { $cell } already.
refusal-needs_roundabout = The Road between { $cells } meets another at a right angle: it needs { $needs ->
    [one] a Roundabout
   *[other] { $needs } Roundabouts
  } there, and { $left ->
    [0] none is left.
    [one] only 1 is left.
   *[other] only { $left } are left.
  }
refusal-no_road_ends = None of your Roads ends at the lower right corner of { $cell }: a Roundabout lies where one does, and not on the edge of the map.
refusal-road_dear = That costs ${ $price }, and there is only ${ $money }.
refusal-never_drives = A { $person } never drives.
refusal-not_drivable = Nobody drives from { $start } to { $goal }: only between Residences, Commerce and Factories of different colours.
refusal-no_trip = No Roads lead from { $start } to { $goal }.

## Cities of Europe

refusal-not_in_this_city = This city has no { $tile }.
refusal-on_perimeter_alone = In this city { $tile } stands only on perimeter cells.
refusal-off_marked = A new { $tile } lies only on marked cells, and { $cells } are not marked.
refusal-on_marked = { $tile } may not cover { $cells }: marked cells are for Residences.
refusal-not_on_that_board = { $city } is on no side of your board.
refusal-free_home_due = Your plan ends with a free Residence on the perimeter: place it before you commit.
refusal-wall = { $tile } would lie on both sides of the wall.
refusal-not_a_residence = There is no Residence on { $cell }: where the wall stood, only Residences merge.
refusal-no_partner = The Residence on { $cell } merges with no other.
refusal-no_pair = The Residences on { $first } and { $other } do not merge.
refusal-merge_due = There are Residences that merge: go on until none is left.
refusal-road_at_wall = No Road may touch the wall, and { $cells } do.
refusal-road_in_water = No Road may lie in the water between { $cells }.

## Riots, newcomers, people who wait

refusal-nobody_riots = Nobody else on { $cell } can riot.
refusal-nobody_riots_in_hall = { $person ->
    [none] Nobody of that kind in City Hall can riot.
   *[other] No other { $person } in City Hall can riot.
  }
refusal-not_the_next_home = { $cell } is not the next free cell of the Residence just built.
refusal-no_free_home = { $cell } is no free space in a Residence.
refusal-no_newcomer = { $person ->
    [none] Nobody of that kind is a newcomer.
   *[other] No { $person } is a newcomer.
  }
refusal-not_an_empty_home = { $cell } is no empty Residence 1.
refusal-nobody_waits = { $person ->
    [none] Nobody of that kind waits in City Hall.
   *[other] No { $person } waits in City Hall.
  }
refusal-homes_must_fill = An empty Residence 1 takes a citizen from City Hall while one is there: choose who goes where.

## Income, stores, deaths

refusal-no_use_left = No use of that kind is left.
refusal-not_stored = No { $material } is stored.
refusal-no_such_purchase = Votes are bought for $1 to $4, and there is ${ $money }.
refusal-must_discard = There is no room for all materials: discard one.
refusal-nobody_can_die = Nobody who can die is on { $cell }.
refusal-no_grave = The cemetery cannot take { $cell }: choose an empty, plain cell of the zone.

## The council

refusal-no_disc = None of your discs can leave column { $column }.
refusal-no_such_row = The council has rows 1 to { $rows }.
refusal-council_money_short = Column { $column } costs ${ $price }, and there is only ${ $money }.
refusal-council_votes_short = Column { $column } costs { $price ->
    [one] 1 vote
   *[other] { $price } votes
  }, and there { $votes ->
    [0] is none.
    [one] is only 1.
   *[other] are only { $votes }.
  }
refusal-no_promise_pays = No promise pays for the council at this table: pay with money or votes.
refusal-council_promise_gone = Column { $column } is paid with a promise of the stack { $stack }, and none is left.
refusal-council_never_builds = The council does not build { $tile }.
refusal-council_too_large = The council builds at most { $most ->
    [one] 1 cell
   *[other] { $most } cells
  } here, and { $tile } has more.
refusal-council_is_free = The council builds free of money and materials: pay nothing.

## Entries of records

refusal-unknown = There is no { $what } “{ $name }” in this game.
refusal-luck_is_no_action = That is luck, not an action.
what-tile = tile
what-material = material
what-payment = payment
what-promise = promise
what-person = kind of people
what-card = card
what-choice = choice
what-space = space
what-board = board
what-way_to_pay = way to pay
what-platform = platform

## Why a set-up cannot be played; what holds in any game is in common.ftl. What people type is the
## same in every language.

refusal-players = Small City is for 1 to 4 players, not { $players }.
refusal-unknown_module = There is no module “{ $module_code }”: the modules are { $known }.
refusal-module_twice = The module { $module_code } is named more than once.
refusal-module_needs = The module { $module_code } needs the module { $other_code } too.
refusal-module_asks = The module { $module_code } is played with { $key_code }={ $choice_code } alone: choose that, or leave the module out.
refusal-module_excludes = The modules { $module_code } and { $other_code } cannot be played together.
refusal-module_order = Modules have an order of their own: write { $order_code }.
refusal-option_off = The option { $key_code } belongs to the module { $module_code }, which is off: switch it on, or leave the option out.
refusal-bad_value_of_seats = The option { $key_code } cannot be “{ $value_code }”: write { $choices_or } for all, or one for each of the { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }, with commas between.
refusal-each_once = The option { $key_code } cannot have “{ $choice_code }” for one seat beside others: write “{ $all_code }” for all, or a different one of the others for each seat.
refusal-platform_late = Platforms are chosen in round { $due } ({ "platform_round" }) of the advanced game, but its last round is { $rounds } ({ "rounds" }): change one of the two, or leave out { "advanced" }.
refusal-hall_room = { $seat } has no place for City Hall in a zone of { $zone } by { $zone }: use another board or a larger zone.
refusal-unknown_constants = No constants named “{ $name_code }” are loaded, only { $known }.

other-constants = the name of others that are loaded
