# Simplicity: what its review says.

sim_review_builds = Builds
sim_review_kind_build = build
sim_review_kind_block = block
sim_review_built = { $tile } on { $space }
sim_review_built_slot = { $tile } of slot { $slot } on { $space }
sim_review_blocked = block slot { $slot }
sim_review_gain = +{ $points } from slot { $slot }
sim_review_reply = { $team } can then build for { $points }
sim_review_place = plays { $first ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $first }th
  } next round
sim_review_places = plays { $first ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $first }th
  } to { $last ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $last }th
  } next round
sim_review_open = { $spaces ->
    [0] leaves no open space beside its groups
    [1] leaves 1 open space beside its groups
   *[other] leaves { $spaces } open spaces beside its groups
  }
sim_review_final = { $own } against { $other } at the end
