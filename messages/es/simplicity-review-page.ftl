# Simplicity: lo que dice su análisis.

sim_review_builds = Obras
sim_review_kind_build = obra
sim_review_kind_block = bloqueo
sim_review_built = { $tile } en { $space }
sim_review_built_slot = { $tile } de la casilla { $slot } en { $space }
sim_review_blocked = bloquear la casilla { $slot }
sim_review_gain = +{ $points } desde la casilla { $slot }
sim_review_reply = { $team } puede construir luego por { $points }
sim_review_place = juega en el puesto { $first } de la ronda siguiente
sim_review_places = juega en un puesto del { $first } al { $last } de la ronda siguiente
sim_review_open = { $spaces ->
    [0] no deja espacios libres junto a sus barrios
    [1] deja 1 espacio libre junto a sus barrios
   *[other] deja { $spaces } espacios libres junto a sus barrios
  }
sim_review_final = { $own } contra { $other } al final
