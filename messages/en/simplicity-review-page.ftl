# Simplicity: what its review says.

sim_review_builds = Builds
sim_review_kind_build = build
sim_review_kind_block = block
sim_review_built = { $tile } on { $space }
sim_review_built_slot = { $tile } of slot { $slot } on { $space }
sim_review_blocked = block slot { $slot }
sim_review_gain = +{ $points } from slot { $slot }
sim_review_reply = { $team } can then build for { $points }
sim_review_place = plays in place { $first } next round
sim_review_places = plays in place { $first } to { $last } next round
sim_review_open = { $spaces ->
    [0] leaves no open space beside its groups
    [1] leaves 1 open space beside its groups
   *[other] leaves { $spaces } open spaces beside its groups
  }
sim_review_final = { $own } against { $other } at the end
