# Texts of the terminal alone in Simplicity. What people type stands in quotes: it is the same in
# every language.

## The screen

simplicity-title = Round { $round } of { $rounds }, face { $face }
simplicity-the_end = The end
simplicity-no_next_round = none: this is the last
simplicity-by_pawns = by the pawns, slot 1 first
simplicity-any_symbol = any
simplicity-blocked = blocked
simplicity-fits = { $spaces ->
    [0] no space
    [one] { $spaces } space
   *[other] { $spaces } spaces
  }
simplicity-lower_counts = * counts: the lower of a player’s two teams.
simplicity-who = { $team } ({ $seat })

head-this_round = This round
head-next_round = Next round
head-in_the_bag = In the bag
head-slot = slot
head-on = on
head-tile = tile
head-team = team
head-links = links
head-parks = parks
head-tokens = tokens
head-total = total
head-played_by = played by
head-tiles = Tiles
head-symbols = Symbols
head-teams = Teams
head-city = City

## Help: what each command does, and how the city reads

help-slot = choose slot 3 and see where its tile may go
help-space = choose a space for it and see what that brings
help-both = both at once
help-yes = do what is chosen
help-undo = take back what is chosen
help-block = block a slot, where that is asked
help-why = why it is refused, or what it brings
help-hint = what the greedy player would do
help-score = where every point comes from so far
help-log = what has happened, or the last of it
help-board = the screen again
help-rules = the text of a rule; { "rules" } alone shows all
help-help = this list

simplicity-blank = { $sign } blank
simplicity-legend_city = { $printed } is printed and nobody’s, { $built } is built and of { $team }.
simplicity-numbers = Records number the teams from 0 in this order.

## What may be typed

simplicity-prompt_space = slot { $slot }, space
simplicity-prompt_build = { "Enter" } builds, { "u" } takes back
simplicity-prompt_block = { "Enter" } blocks, { "u" } takes back

## Whose turn it is

simplicity-turn = { table-turn }
simplicity-call = { $turn }: { $team }. { $open ->
    [1] One tile is open.
    [2] Two tiles are open.
    [3] Three tiles are open.
    [4] Four tiles are open.
    [5] Five tiles are open.
    [6] Six tiles are open.
    [7] Seven tiles are open.
    [one] { $open } tile is open.
   *[other] { $open } tiles are open.
  }{ $free ->
    [yes] {" "}No tile fits, so any may be built anywhere ({ "SIM-3.7" }).
   *[no] {""}
  } Choose a slot, such as { "3" }; { "?" } helps.
simplicity-call_block = { $turn }: { $team } plays last and blocks a slot first, such as { "block 4" }.

## A choice that has begun

simplicity-slot = Slot { $slot }, { $tile_piece }, builds on { $builds_on_count ->
    [0] any open space
   *[other] { $builds_on_or }
  }: { $spaces ->
    [one] { $spaces } space is open.
   *[other] { $spaces } spaces are open.
  }
simplicity-slot_free = { $stuck_code ->
    [per_tile] This tile fits nowhere, so any open space will do ({ "SIM-3.7" }).
   *[other] No tile fits, so any may be built on any open space ({ "SIM-3.7" }).
  } Slot { $slot }, { $tile_piece }: { $spaces ->
    [one] { $spaces } space is open.
   *[other] { $spaces } spaces are open.
  }
simplicity-blocks = This blocks slot { $slot }: nobody can take its tile this round, { $tile_piece }.
simplicity-which_slot = Which slot for { $space }? Write both:
simplicity-no_slot_there = { $symbol_code ->
    [none] { $space } is a space without a symbol, and no slot that is open builds there.
   *[other] { $space } is { $symbol_article } { $symbol }, and no slot that is open builds there.
  }
simplicity-change = { $team } { $before } { $arrow } { $after }.{ $score ->
    [none] {""}
   *[other] {" "}{ $score }
  } Its pawn goes to slot { $slot }.
score-stays = { $seat_is ->
    [you] Your score
   *[other] { $seat }’s score
  } stays { $before }{ $team ->
    [none] .
   *[other] , { $team } is lower.
  }
score-moves = { $seat_is ->
    [you] Your score
   *[other] { $seat }’s score
  } { $before } { $arrow } { $after }{ $team ->
    [none] .
   *[other] , { $team } is lower.
  }
simplicity-brings_others = It also brings { $gains }.
gains = { $team } { sum }
simplicity-hint_block = Greedy would block slot { $slot }: { $command }
simplicity-hint_take = Greedy would play { $command }: { sum }.

## Taking back

simplicity-choose_space = Choose a space for slot { $slot }, or { "u" } for another slot.
simplicity-space_taken_back = { $space } is taken back. Slot { $slot } is still chosen.
simplicity-slot_taken_back = Slot { $slot } is taken back.
simplicity-nothing_to_take_back = { table-nothing_to_take_back }
simplicity-played_since = Cannot be taken back: { $team } has played since.
simplicity-drawn_since = Cannot be taken back: new tiles have been drawn since.
simplicity-is_confirmed = Cannot be taken back: it is confirmed.

## Refusals and rules

simplicity-more = { $rule_code ->
    [none] { "why" } says what you can do.
   *[other] { "why" } says what you can do; { "rules" } { $rule_code } shows the rule.
  }
simplicity-can_be_built = Slot { $slot } can be built on { $spaces_or }.
simplicity-nothing_refused = Nothing was refused. Name a move, such as: { "why 3 c5" }
simplicity-no_rule = { table-no_rule }
simplicity-block_which = Say which slot to block, such as: { "block 4" }
simplicity-why_what = Name a slot, a space or both, such as: { "why 3 c5" }
simplicity-no_number = { table-no_number }
simplicity-one_slot = Name one slot, such as: { "3" }
simplicity-one_space = Name one space, such as: { "c5" }
simplicity-no_slot = There is no slot { $typed }: they run from 1 to 7.
simplicity-no_space = There is no space { $typed }: they run from { "a1" } to { "g7" }.
simplicity-no_command = { $near ->
    [none] There is no command "{ $typed }". Write { "?" } for the list.
   *[other] There is no command "{ $typed }". Did you mean { $near }?
  }

## The end

simplicity-place = { $rank }. { $seat } with { $team }: { points }{ $winner ->
    [yes] , the winner
   *[no] {""}
  }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
simplicity-points_of = { $team }: { $score }
simplicity-tie_pawns = The tie: { $first } stands in slot { $slot }, { $second } stands in slot { $other_slot }.
simplicity-tie_order = The tie: { $first } played earlier in round 5 than { $second }.
simplicity-lower_team = A player’s score is that of the lower team.
simplicity-discs_in = { $discs } in { $group }
simplicity-beside = { $types_count ->
    [0] { $space } beside no building
   *[other] { $space } beside { $types }
  }

## The score sheet of a position that was written down

sheet-break_tie = A tie goes to the higher pawn ({ "SIM-5.6" }): add { "--pawns" } to break it.
sheet-tie_warning = warning: ranks are shared; add { "--pawns" } to break the tie ({ "SIM-5.6" })

warning-unowned_park = warning: { $space } is a park without an owner; parks are never printed ({ "SIM-2.4" })
warning-many_discs = warning: team { $letter } has { $discs } discs, a game gives it 5
