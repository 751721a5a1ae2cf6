# Simplicity : ce que dit son analyse.

sim_review_builds = Poses
sim_review_kind_build = pose
sim_review_kind_block = place bloquée
sim_review_built = { $tile } en { $space }
sim_review_built_slot = { $tile } de la place { $slot } en { $space }
sim_review_blocked = bloquer la place { $slot }
sim_review_gain = +{ $points } depuis la place { $slot }
sim_review_reply = { $team } peut ensuite poser pour { $points }
sim_review_place = joue en position { $first } à la manche suivante
sim_review_places = joue entre les positions { $first } et { $last } à la manche suivante
sim_review_open = { $spaces ->
    [0] ne laisse aucun emplacement libre près de ses quartiers
    [1] laisse 1 emplacement libre près de ses quartiers
   *[other] laisse { $spaces } emplacements libres près de ses quartiers
  }
sim_review_final = { $own } contre { $other } à la fin
