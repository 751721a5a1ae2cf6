# Ce qui s’est passé dans Simplicity, pour le journal du terminal et celui de la page.

event-city_laid = La ville est en place : { $columns } tuiles Terrain.
event-round = Manche { $round }
event-face_up = La face { $face } est visible.
event-dealt = Nouvelles tuiles : { $tiles }
event-order = L’ordre : { $team }.
event-token_given = L’équipe { $team } joue en dernier et reçoit un jeton.
event-slot_blocked = L’équipe { $team } bloque la place { $slot }, où se trouve { $tile_piece }.
event-built = L’équipe { $team } pose { $tile_piece } de la place { $slot } sur { $space }{ $total ->
    [none] .
   *[other] {" "}: { sum }.
  }{ $others_count ->
    [none] {""}
    [0] {""}
   *[other] {" "}Aussi { $others }.
  }
event-left_over = Tuiles restantes, hors du jeu : { $tiles }.
event-game_over = Le dernier marqueur est posé. La partie est finie.

others = { $team } +{ $points }

## Ce que rapporte une pose, en tout et par parts : +7 = 4 quartier + 3 connexion.

sum = { $parts_count ->
    [0] +{ $total }
   *[other] +{ $total } = { $parts_plus }
  }
parts-neighbourhood = { $points } quartier
parts-link = { $points } connexion
parts-park = { $points } parc
parts-more_neighbourhood = { $points } par les marqueurs déjà posés
parts-more_park = { $points } par les parcs déjà posés
