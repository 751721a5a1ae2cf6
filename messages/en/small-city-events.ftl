# Small City: what happens, in the terminal and on the page. The reader is "you".

event-first_host = { $seat_is ->
    [you] You are the Mayor’s first host.
   *[other] { $seat } is the Mayor’s first host.
  }
event-promise_drawn = { $promise ->
    [none] { $seat } draws a promise: { $stack }.
   *[other] { $seat_is ->
        [you] You draw the { $stack } promise “{ $promise }”.
       *[other] { $seat } draws the { $stack } promise “{ $promise }”.
      }
  }
event-promise_kept = { $promise ->
    [none] { $seat } keeps a promise: { $stack }.
   *[other] { $seat_is ->
        [you] You keep the { $stack } promise “{ $promise }”.
       *[other] { $seat } keeps the { $stack } promise “{ $promise }”.
      }
  }
event-committed = { $seat_is ->
    [you] You have sealed.
   *[other] { $seat } has sealed.
  }
event-reopened = { $seat_is ->
    [you] You think again.
   *[other] { $seat } thinks again.
  }
event-planned = { $seat_is ->
    [you] You change your plan.
   *[other] { $seat } changes the plan.
  }
event-city_hall = { $seat_is ->
    [you] Your City Hall stands on { $cells }.
   *[other] { $seat }’s City Hall stands on { $cells }.
  }
event-round_begins = { $host_is ->
    [you] Round { $round } begins; you host the Mayor.
   *[other] Round { $round } begins; { $host } hosts the Mayor.
  }
event-mayor_comes = { $seat_is ->
    [you] The Mayor visits you and stands on { $cells }.
   *[other] The Mayor visits { $seat } and stands on { $cells }.
  }
event-card_boxed = Card { $card_code } { $card } is not in this game.
event-card_shown = Card { $card_code } { $card } is turned up.
event-card_taken = { $seat_is ->
    [you] You take card { $card_code } { $card }
   *[other] { $seat } takes card { $card_code } { $card }
  }{ $chosen ->
    [none] .
   *[other] : { $chosen }.
  }
event-zone_grown = { $seat_is ->
    [you] Your zone grows to { $size } by { $size }.
   *[other] { $seat }’s zone grows to { $size } by { $size }.
  }
event-revealed = All plans are shown.
event-built = { $seat_is ->
    [you] You build { $tile } on { $cells }
   *[other] { $seat } builds { $tile } on { $cells }
  }{ $person ->
    [none] .
   *[other] , and { $person_one } moves in.
  }
event-enlarged = { $seat_is ->
    [you] You enlarge { $tile } on { $cells } to { $next } with { $with }.
   *[other] { $seat } enlarges { $tile } on { $cells } to { $next } with { $with }.
  }
event-upgraded = { $seat_is ->
    [you] You upgrade { $tile } on { $cells } to { $next } with { $with }.
   *[other] { $seat } upgrades { $tile } on { $cells } to { $next } with { $with }.
  }
# What a tile becomes.
next = { $tile }
event-failed = { $seat_is ->
    [you] You cannot { $step }. { $refusal }
   *[other] { $seat } cannot { $step }. { $refusal }
  }
step-build = build { $tile } on { $cells }
step-grow = have a zone of { $size } by { $size }
step-enlarge = { $tile ->
    [none] enlarge a Park on { $cells } with { $with }
   *[other] enlarge { $tile } on { $cells } with { $with }
  }
step-upgrade = { $tile ->
    [none] upgrade a tile on { $cells } with { $with }
   *[other] upgrade { $tile } on { $cells } with { $with }
  }
step-home = have a { $person } move into { $cell }
step-road = lay a Road on { $road }
step-roundabout = lay a Roundabout at the lower right corner of { $cell }
event-road_laid = { $seat_is ->
    [you] You lay a Road on { $road }
   *[other] { $seat } lays a Road on { $road }
  }{ $with ->
    [none] .
   *[other] , with a Roundabout at the lower right corner of { $with }.
  }
event-roundabout_laid = { $seat_is ->
    [you] You lay a Roundabout at the lower right corner of { $cell }.
   *[other] { $seat } lays a Roundabout at the lower right corner of { $cell }.
  }
event-moved = { $seat_is ->
    [you] Your { $person } goes from { $from } to { $to }.
   *[other] { $seat }’s { $person } goes from { $from } to { $to }.
  }
from = { $host_is ->
    [none] { $cell }
    [you] { $cell } in your borough
   *[other] { $cell } in { $host }’s borough
  }
to = { $host_is ->
    [none] { $cell }
    [you] { $cell } in your borough
   *[other] { $cell } in { $host }’s borough
  }
event-drove = { $seat_is ->
    [you] They go by { $roads ->
        [one] 1 of your Roads
       *[other] { $roads } of your Roads
      }
   *[other] They go by { $roads ->
        [one] 1 of { $seat }’s Roads
       *[other] { $roads } of { $seat }’s Roads
      }
  }{ $roundabouts ->
    [0] .
    [one] {" "}and 1 Roundabout.
   *[other] {" "}and { $roundabouts } Roundabouts.
  }
event-idle = { $seat_is ->
    [you] { $count ->
        [one] One of your people could not move and stays idle
       *[other] { $count } of your people could not move and stay idle
      }
   *[other] { $count ->
        [one] One of { $seat }’s people could not move and stays idle
       *[other] { $count } of { $seat }’s people could not move and stay idle
      }
  }{ $cells ->
    [none] , abroad.
   *[other] { $abroad ->
        [0] , on { $cells }.
       *[other] , on { $cells } and abroad.
      }
  }
event-manned = { $seat_is ->
    [you] { $person_begins } comes to each of the cells { $cells } in your borough.
   *[other] { $person_begins } comes to each of the cells { $cells } in { $seat }’s borough.
  }
event-rioted = { $cell ->
    [none] { $seat_is ->
        [you] { $person_begins } riots in your City Hall.
       *[other] { $person_begins } riots in { $seat }’s City Hall.
      }
   *[other] { $seat_is ->
        [you] Your { $person } on { $cell } riots.
       *[other] { $seat }’s { $person } on { $cell } riots.
      }
  }
event-board_dealt = { $seat_is ->
    [you] You are dealt a board: { $board }.
   *[other] { $seat } is dealt a board: { $board }.
  }
event-settled = { $seat_is ->
    [you] You pick { $city }.
   *[other] { $seat } picks { $city }.
  }
event-wall_fell = { $seat_is ->
    [you] The wall in your borough falls.
   *[other] The wall in { $seat }’s borough falls.
  }
event-merged = { $seat_is ->
    [you] Your Residences on { $cells } and { $with } merge: { $tile }.
   *[other] { $seat }’s Residences on { $cells } and { $with } merge: { $tile }.
  }
event-calmed = All riots stop.
event-entered = { $seat_is ->
    [you] { $person_begins } comes to your City Hall.
   *[other] { $person_begins } comes to { $seat }’s City Hall.
  }
event-went_home = { $seat_is ->
    [you] { $person_begins } moves from your City Hall into { $cell }.
   *[other] { $person_begins } moves from { $seat }’s City Hall into { $cell }.
  }
event-arrived = { $count ->
    [one] Free jobs draw a citizen
   *[other] Free jobs draw { $count } citizens
  }{ $seat_is ->
    [you] {" "}to your City Hall.
   *[other] {" "}to { $seat }’s City Hall.
  }
event-earned = { $seat_is ->
    [you] You earn ${ $money } from { $source }.
   *[other] { $seat } earns ${ $money } from { $source }.
  }
event-charged = { $seat_is ->
    [you] You pay { $paid } to { $source }.
   *[other] { $seat } pays { $paid } to { $source }.
  }
event-sold = { $seat_is ->
    [you] You sell 1 { $material } for ${ $money }.
   *[other] { $seat } sells 1 { $material } for ${ $money }.
  }
event-bought = { $seat_is ->
    [you] You buy
   *[other] { $seat } buys
  } { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  } for ${ $money }.
event-traded = { $seat_is ->
    [you] You trade
   *[other] { $seat } trades
  } 1 { $material } for { $votes ->
    [one] 1 vote.
   *[other] { $votes } votes.
  }
event-produced = { $seat_is ->
    [you] You make { $materials }.
   *[other] { $seat } makes { $materials }.
  }
event-discarded = { $seat_is ->
    [you] You have no room for 1 { $material } and discard it.
   *[other] { $seat } has no room for 1 { $material } and discards it.
  }
event-voted = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
  } { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  } from { $source }.
event-polluted = { $seat_is ->
    [you] Your pollution
   *[other] { $seat }’s pollution
  } { $rise ->
    [0] stays at { $track } %
   *[other] rises by { $rise } to { $track } %
  }: { $gross } produced, { $relief } relieved{ $extra_count ->
    [0] .
   *[other] , { $extra }.
  }
# Pollution that is never relieved.
extra = { $amount } more from { $source }
event-soiled = { $seat_is ->
    [you] Your pollution
   *[other] { $seat }’s pollution
  } { $more ->
    [0] stays at { $track } %
   *[other] rises by { $more } to { $track } %
  } because of { $source }.
event-eliminated = { $seat_is ->
    [you] Pollution chokes your borough: you are out.
   *[other] Pollution chokes { $seat }’s borough: { $seat } is out.
  }
event-saved = { $seat_is ->
    [you] Your Clinic saves
   *[other] { $seat }’s Clinic saves
  } { $count ->
    [one] one life.
   *[other] { $count } lives.
  }
event-died = { $owner_is ->
    [none] { $seat_is ->
        [you] Your { $person } on { $cell } dies.
       *[other] { $seat }’s { $person } on { $cell } dies.
      }
    [you] Your { $person } on { $cell } in { $seat }’s borough dies.
   *[other] { $seat_is ->
        [you] { $owner }’s { $person } on { $cell } in your borough dies.
       *[other] { $owner }’s { $person } on { $cell } in { $seat }’s borough dies.
      }
  }
event-cemetery_grown = { $seat_is ->
    [you] Your cemetery takes { $cell }.
   *[other] { $seat }’s cemetery takes { $cell }.
  }
event-stored = { $seat_is ->
    [you] You bring in { $materials }.
   *[other] { $seat } brings in { $materials }.
  }
event-council_move = { $seat_is ->
    [you] You enter { $row } (row { $row_code }), column { $column }, in the council for { $paid }.
   *[other] { $seat } enters { $row } (row { $row_code }), column { $column }, in the council for { $paid }.
  }
paid-money = ${ $money }
paid-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }
paid-promise = a promise: { $stack }
event-supplied = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
  } { $materials_count ->
    [0] nothing from the supply.
   *[other] { $materials } from the supply.
  }
event-newcomers = { $in_hall ->
    [one] 1 new citizen
   *[other] { $in_hall } new citizens
  } { $seat_is ->
    [you] in your City Hall, { $in_career } in your Career Center.
   *[other] in { $seat }’s City Hall, { $in_career } in the Career Center.
  }
event-cleaned = { $seat_is ->
    [you] { $less ->
        [0] You have no pollution to lose.
       *[other] Your pollution falls by { $less } to { $track } %.
      }
   *[other] { $less ->
        [0] { $seat } has no pollution to lose.
       *[other] { $seat }’s pollution falls by { $less } to { $track } %.
      }
  }
event-platform = { $seat_is ->
    [you] You stand for { $platform }.
   *[other] { $seat } stands for { $platform }.
  }
event-promise_judged = { $kept ->
    [yes] { $seat_is ->
        [you] You kept “{ $promise }”
       *[other] { $seat } kept “{ $promise }”
      }
   *[no] { $seat_is ->
        [you] You broke “{ $promise }”
       *[other] { $seat } broke “{ $promise }”
      }
  }{ $points ->
    [0] : 0.
   *[other] { $kept ->
        [yes] : +{ $points }.
       *[no] : { $points }.
      }
  }
event-platform_judged = { $kept ->
    [yes] { $seat_is ->
        [you] You carried out your platform, { $platform }
       *[other] { $seat } carried out the platform { $platform }
      }
   *[no] { $seat_is ->
        [you] You did not carry out your platform, { $platform }
       *[other] { $seat } did not carry out the platform { $platform }
      }
  }{ $points ->
    [0] : 0.
   *[other] { $kept ->
        [yes] : +{ $points }.
       *[no] : { $points }.
      }
  }
event-scored = { $seat_is ->
    [you] You score { $score }:
   *[other] { $seat } scores { $score }:
  } { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
  }, { $promises } for promises{ $special ->
    [0] {""}
   *[other] , { $special } for special promises
  }{ $platform ->
    [0] {""}
   *[other] , { $platform } for the platform
  }, less { $pollution } for pollution{ $tolls_count ->
    [0] .
   *[other] , less { $tolls }.
  }
# What modules take off a score.
tolls = { $points } for { $source }
