# What the options of a set-up of Simplicity are called, by their keys and values; `_about` where there is more to say.

option-components = Pieces
value-components-standard = Standard

option-demolition = A slot is blocked
value-demolition-by_players = By players
value-demolition-always = Always
value-demolition-never = Never

option-first_face = First face of the planning board
value-first_face-random = By chance
value-first_face-a = Face A
value-first_face-b = Face B

option-tie_break = Ties go to
value-tie_break-final_pawns = The higher pawn at the end
value-tie_break-last_round_order = Who played earlier in round 5

option-stuck = A tile may be built anywhere
value-stuck-no_tile_fits = When no tile fits
value-stuck-per_tile = When it fits nowhere

option-order = First order of play
value-order-random = By chance
value-order-fixed = By seats
