# What Simplicity says in the terminal and on the page.

## Tiles, symbols, teams.

tile-R = residential
    .piece = a residential tile
tile-K = commercial
    .piece = a commercial tile
tile-O = office
    .piece = an office tile
tile-V = civic
    .piece = a civic tile
tile-P = park
    .piece = a park

symbol-circle = circle
    .article = a
symbol-triangle = triangle
    .article = a
symbol-square = square
    .article = a
symbol-pentagon = pentagon
    .article = a
symbol-hexagon = hexagon
    .article = a
symbol-blank = blank
    .article = a
symbols = { $symbol_count ->
    [0] any space
   *[other] { $symbol_or }
  }

team-0 = { colour-star }
team-1 = { colour-moon }
team-2 = { colour-wave }
team-3 = { colour-heart }
team-4 = { colour-lightning }
team-5 = { colour-tulip }

## Why something is refused (section 7 of the rules).

refusal-game_over = The game is over after its five rounds.
refusal-luck_is_due = Nobody can act before the draw that is due: { $due }.
refusal-luck_not_due = Nothing is drawn now: a team is to act.
refusal-wrong_draw = Another draw is due: { $due }.
refusal-not_your_team = { $team } belongs to somebody else.
refusal-out_of_turn = It is not the turn of { $team }.
refusal-block_first = A slot must be blocked before tiles are taken.
refusal-no_block_now = No slot is blocked now. Take a tile and build it.
refusal-slot_taken = { $team_code ->
    [none] The tile of slot { $slot } is gone.
   *[other] The tile of slot { $slot } is gone: { $team } took it.
  }
refusal-slot_blocked = Slot { $slot } is blocked this round.
refusal-outside = { $space } is not in this city: its columns run from a to { $last }.
refusal-printed = { $space } has a printed { $tile } building. Build on an open space.
refusal-occupied = { $space } already has { $tile_piece } of { $team }. Build on an open space.
refusal-blank = { $space } is the blank space. Only the tile of slot 7 may be built there.
refusal-wrong_symbol = { $space } is { $symbol_article } { $symbol }. Slot { $slot } builds on { $builds_on_or }.
refusal-another_fits = { $fits_count ->
    [one] Slot { $slot } fits nowhere, but slot { $fits } does. Build from one that fits.
   *[other] Slot { $slot } fits nowhere, but slots { $fits } do. Build from one that fits.
  }
refusal-unknown_strip = These components have no strip named “{ $name }”.
refusal-strip_laid = Strip “{ $name }” already lies in the city.
refusal-special_missing = The last column must be the special strip, which is not laid yet.
refusal-wrong_face = The set-up says that face { $face } is up first.
refusal-no_such_team = { $team } does not play in this game.
refusal-pawn_placed = The pawn of { $team } stands already.
refusal-wrong_pawn = The set-up says that the pawn of { $team } comes next.
refusal-not_in_bag = { $tile_code ->
    [P] The bag has no park left.
   *[other] The bag has no { $tile } tile left.
  }
refusal-park_in_round_one = A park drawn in round 1 goes back into the bag. Draw again.
refusal-no_input = This is no entry of Simplicity: an entry is one of {"{"}strip{"}"}, {"{"}face{"}"}, {"{"}pawn{"}"}, {"{"}tile{"}"}, {"{"}team, block{"}"}, {"{"}team, take, build{"}"}.

builds_on = { $symbol_article } { $symbol }

due-strip = a strip
due-face = the first face
due-pawn = a pawn
due-first_tile = a tile
due-tile = a tile

## Why a set-up cannot be played (sections 2 and 6 of the rules); what holds in any game is in
## common.ftl.

refusal-players = Simplicity is for 2 to 6 players, not { $players }.
refusal-unknown_components = No components named “{ $name_code }” are loaded, only { $known }.
refusal-order = The order { $order_code } does not name each of the teams 0 to { $last } once.

other-components = the name of others that are loaded
other-order = the teams from first to last such as { "2,0,3,1" }; { "fixed" } is { "0,1,2" } and so on

## What a part of a build's points is for

part-neighbourhood = { $tile } neighbourhood
part-link = { $spaces_count ->
    [one] link to { $spaces }
   *[other] links to { $spaces }
  }
part-park = { $spaces_count ->
    [0] park beside no building
   *[other] park beside { $spaces }{ $points ->
        [1] {": 1 type"}
        [4] {": 2 types, squared"}
        [9] {": 3 types, squared"}
        [16] {": 4 types, squared"}
       *[other] {""}
      }
  }
part-more_neighbourhood = { $spaces_count ->
    [one] more for your disc on { $spaces }
   *[other] more for your discs on { $spaces }
  }
part-more_park = more for your park on { $spaces }

## Reasons for a move

reasons-brings = { $team } gains { $points }
reasons-denies = the most that { $team } can still get this round falls from { $before } to { $after }
