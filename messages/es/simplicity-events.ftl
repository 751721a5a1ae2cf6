# Lo que ha pasado en Simplicity, para el registro del terminal y el de la página.

event-city_laid = La ciudad está puesta: { $columns } losetas de terreno.
event-round = Ronda { $round }
event-face_up = La cara { $face } está a la vista.
event-dealt = Losetas nuevas: { $tiles }
event-order = El orden: { $team }.
event-token_given = El equipo { $team } juega en último lugar y toma una ficha.
event-slot_blocked = El equipo { $team } bloquea la casilla { $slot } con { $tile_piece }.
event-built = El equipo { $team } construye { $tile_piece } de la casilla { $slot } en { $space }{ $total ->
    [none] .
   *[other] : { sum }.
  }{ $others_count ->
    [none] {""}
    [0] {""}
   *[other] {" "}También { $others }.
  }
event-left_over = Losetas sobrantes, fuera del juego: { $tiles }.
event-game_over = El último disco está puesto. La partida ha terminado.

others = { $team } +{ $points }

## Lo que da una construcción, en total y por partes: +7 = 4 barrio + 3 enlace.

sum = { $parts_count ->
    [0] +{ $total }
   *[other] +{ $total } = { $parts_plus }
  }
parts-neighbourhood = { $points } barrio
parts-link = { $points } enlace
parts-park = { $points } parque
parts-more_neighbourhood = { $points } discos de antes
parts-more_park = { $points } parques de antes
