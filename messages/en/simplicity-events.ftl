# What has happened in Simplicity, for the terminal's log and the page's.

event-city_laid = The city is laid: { $columns } strips.
event-round = Round { $round }
event-face_up = Face { $face } is up.
event-dealt = New tiles: { $tiles }
event-order = The order: { $team }.
event-token_given = { $team } plays last and takes a token.
event-slot_blocked = { $team } blocks slot { $slot } with { $tile_piece }.
event-built = { $team } builds { $tile_piece } from slot { $slot } on { $space }{ $total ->
    [none] .
   *[other] : { sum }.
  }{ $others_count ->
    [none] {""}
    [0] {""}
   *[other] {" "}Also { $others }.
  }
event-left_over = Left over and gone: { $tiles }.
event-game_over = The last disc is placed. The game is over.

others = { $team } +{ $points }

## What a build brings, in all and in parts. The parts are sums of points, as in +7 = 4 neighbourhood + 3 link.

sum = { $parts_count ->
    [0] +{ $total }
   *[other] +{ $total } = { $parts_plus }
  }
parts-neighbourhood = { $points } neighbourhood
parts-link = { $points } link
parts-park = { $points } park
parts-more_neighbourhood = { $points } earlier discs
parts-more_park = { $points } earlier parks
