# Small City: actions, what they cost and bring, in the terminal and on the page.

## Actions

choice-build = { $tile } on { $cells }{ $pay_count ->
    [0] {""}
   *[other] , paid with { $pay }
  }{ $person ->
    [none] {""}
   *[other] , { $person_one } moves in
  }
choice-grow = A larger zone, { $size } by { $size }
choice-enlarge = { $tile } on { $cells } with { $with } more
choice-upgrade = { $tile } on { $cells } to { $next } with { $with }
choice-keep = Keep “{ $promise }” ({ $stack }, +{ $reward } or { $penalty ->
    [0] 0
   *[other] −{ $penalty }
  })
choice-hall = City Hall on { $cells }
choice-mayor = The Mayor on { $cells }
choice-take = { $card_code } { $card }{ $chosen ->
    [none] {""}
   *[other] {" "}for { $chosen }
  }: { $about }
choice-undo = Take the last step of the plan back
choice-commit = Seal the plan
choice-reopen = Open it again
choice-move = From { $from } to { $to }
choice-drive = Drive from { $from } to { $to }: +${ $money }{ $pollution ->
    [0] {""}
   *[other] , +{ $pollution } % pollution
  }
choice-home = { $person_begins } moves from City Hall into { $cell }
choice-sell = Sell 1 { $material } for ${ $money }
choice-buy = Buy { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  } for ${ $money }
choice-trade = Trade 1 { $material } for { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }
choice-discard = Discard 1 { $material }
choice-victim = The person on { $cell } dies
choice-grave = The cemetery takes { $cell }
choice-riot = { $cell ->
    [none] { $person ->
        [none] Somebody in City Hall riots
       *[other] { $person_begins } in City Hall riots
      }
   *[other] The person on { $cell } riots
  }
choice-settle = Pick { $city }
choice-merge = The Residences on { $merge } and { $with } merge
choice-road = A Road on { $road }{ $with ->
    [none] {""}
   *[other] , with a Roundabout at the lower right corner of { $with }
  }
choice-roundabout = A Roundabout at the lower right corner of { $cell }
choice-council = { $row } (row { $row_code }), column { $column }: { $brings } for { $paid }
choice-platform = { $platform_code ->
    [none] No platform
   *[other] { $platform } (+{ $reward } or { $penalty ->
        [0] 0
       *[other] −{ $penalty }
      })
  }
choice-end = Nothing more

## The kind of an action: the page shows those of one kind together, under this

kind-build = Build { $tile }
kind-grow = A larger zone
kind-enlarge = Enlarge { $tile }
kind-upgrade = Upgrade { $tile }
kind-keep = Keep a promise
kind-hall = Place City Hall
kind-mayor = Place the Mayor
kind-take = Take an action card
kind-undo = { choice-undo }
kind-commit = { choice-commit }
kind-reopen = { choice-reopen }
kind-move = Move from { $from }
kind-drive = Drive from { $from }
kind-home = { $person_begins } leaves City Hall
kind-sell = Sell a material
kind-buy = Buy votes
kind-trade = Trade a material for votes
kind-discard = Discard a material
kind-victim = Choose who dies
kind-grave = Choose a cell for the cemetery
kind-riot = Choose who riots
kind-settle = Pick a city
kind-merge = Merge Residences
kind-road = Lay a Road
kind-roundabout = Lay a Roundabout
kind-council = { $row } (row { $row_code })
kind-platform = Choose a platform
kind-end = { choice-end }

# The materials that pay for a tile.
pay = { $count } { $material }

## What something costs

price-free = free
price-money = ${ $money }
price-materials = { $materials }
price-exact = exactly { $materials }

## What a tile needs around it

needs-publics = { $count ->
    [one] 1 public building
   *[other] { $count } public buildings
  } around it
needs-home_levels = Residences around it with { $count ->
    [one] 1 level
   *[other] { $count } levels
  } together
needs-no_factory = no Factory around it
needs-no_residence = no Residence around it
needs-refinery = the Refinery around it
needs-harbor = the Harbor around it
needs-factory = a Factory around it
needs-edge = a cell on the edge of the map
needs-beside = { $source } beside it
needs-land = { $count ->
    [one] 1 cell
   *[other] { $count } cells
  } of { $source } around it

## What a tile does

effects-public = public building
effects-home_votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  } a round for each citizen at home
effects-enters = takes a citizen from City Hall at once
effects-shop = people here: { $functions }
effects-makes = each worker makes { $materials }
effects-needed = needed around { $tile }
effects-sells = sells { $count ->
    [one] 1 material
   *[other] { $count } materials
  } a round
effects-stores = stores { $count ->
    [one] 1 material
   *[other] { $count } materials
  }
effects-holds = room for { $count ->
    [one] 1 person or material
   *[other] { $count } people and materials
  }
effects-relieves = relieves { $percent } % a round
effects-visitors = ${ $money } for each visitor
effects-students = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  } for each citizen there
effects-saves = saves { $count ->
    [one] 1 life
   *[other] { $count } lives
  } a round
effects-tourists = staffed: ${ $money } for each foreign tourist, and they do not pollute
effects-staff_relieves = staffed: relieves { $percent } % a round
effects-else = { $about }

functions-cash = cash
functions-sell = sell
functions-buy_votes = buy votes
functions-trade_votes = trade for votes

## What the City Council brings

brings-money = +${ $money }
brings-materials = +{ $materials }
brings-build = build { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
  }
brings-citizens = { $count ->
    [one] +1 citizen
   *[other] +{ $count } citizens
  }
brings-cleaner = −{ $percent } %
