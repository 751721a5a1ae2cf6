# What the page says in Small City.

## The map

# Cells are named by column and row: c4.
sc_map_empty = { $cell }, empty.
sc_map_land = { $cell }, { $land }, empty.
sc_map_lit = { $cell }, lit.
sc_map_lit_number = { $cell }, lit: { $number }.
sc_map_pinned = { $cell }, pinned.
sc_map_tile = { $cell }, { $tile } of { $cells }.
sc_map_tile_alone = { $cell }, { $tile }.
sc_map_shop = { $cell }, { $tile }, { $use }.
sc_map_mayor = { $cell }, the Mayor.
sc_map_memorial = { $count ->
    [one] { $cell }, memorial to one citizen.
   *[other] { $cell }, memorial to { $count } citizens.
  }
sc_map_free = Free.
sc_map_shut = Shut in this round.
sc_map_yours = Your { $person }.
sc_map_somebody = { $name }'s { $person }.
sc_map_visitor = A visitor: { $name }'s { $person }.
sc_map_idle = Idle.
sc_map_rioting = Rioting.
sc_map_moved = Has moved.
sc_map_chosen = Chosen.
sc_map_must = Must move.
sc_map_may = May move.
sc_map_stored = In store: { $goods }.
sc_map_choose = May be chosen.
sc_map_brings = Brings { $what }.
sc_map_brought = Brought { $what }.
sc_map_proposed = Proposed: { $cells }.
sc_map_step = Step { $number } of your plan.
sc_map_counts = Counts.
sc_map_rises = May rise.
sc_map_in_the_way = In the way.
# One sentence and the next.
sc_map_and = { $text } { $more }
