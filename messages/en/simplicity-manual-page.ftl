# The rules of Simplicity in two and in ten minutes, their search words, and where the editions differ. A message
# names its passage in web/src/games/simplicity/manual; the whole rules are in simplicity-rules.ftl.

## Two minutes

brief-city = Everybody builds this one city: a tile for each team in each of five rounds. Most points wins.
    .title = One city
brief-take = Take one of the seven tiles. Its slot names the symbols that it may be built on; a tile from slot 7 may go anywhere. Put your disc on it.
    .title = Take a tile, build it
brief-order = Your pawn stays in that slot. Next round the pawns play from slot 1 down to slot 7, and the lowest takes a token.
    .title = Your slot is your next turn
brief-block = With 2, 4 and 5 players, the last team in the order first blocks one slot. Nobody can take that tile this round.
    .title = One slot is blocked
brief-links = Two of your discs side by side score 3, whatever their tiles.
    .title = Links
brief-groups = Buildings of one type side by side are a neighbourhood, stitched ones included. Each of your discs in it scores its size.
    .title = Neighbourhoods
brief-parks = A disc on a park scores the number of different types beside it, squared: 1, 4, 9 or 16.
    .title = Parks
brief-tokens = Each token is 1 point. If you lead two teams, only the lower score counts. The higher pawn breaks a tie.
    .title = Tokens and ties

## Ten minutes

chapter-game = The game

passage-setup = Shuffle the special strip in with 3, 4 or 5 others and lay them side by side: that is the city. Put the planning board beside it, draw seven tiles for its slots and line up the pawns in random order. In this first draw a park goes back into the bag.
    .title = Setting up
    .say = The stitched buildings are printed on the city and belong to nobody.
passage-place = On your turn take any tile that is still there. Slots 1 to 6 name one or two symbols: build the tile on an open space with such a symbol. Then your disc goes on the tile and your pawn into the slot.
    .title = A tile and a place
    .say = A slot with a triangle builds on the triangles.
passage-groups = Buildings of the same type that touch by an edge form one neighbourhood. Every disc in it scores its size, so a building pays everybody who already lives there. Corners do not join, and parks never do.
    .title = Neighbourhoods
    .say = A neighbourhood of three: 3 points for each disc.
passage-links = Two discs of one team that share an edge are a link and score 3 points. The tiles below may be of any type, parks too. A disc with four neighbours of its own team has four links.
    .title = Links
    .say = Three discs in a row: two links, 6 points.
passage-both = One tile can do both at once: touch your disc and grow a large neighbourhood. Look for spaces between the two.
    .title = Both at once
    .say = Built on b1, the office scores 3 for the link and 3 for its neighbourhood.
passage-others = Your tile also pays the discs of others in the neighbourhood it joins. Before you build, see whose discs stand there: 4 points for you can be 4 for a rival as well.
    .title = Who else gains
    .say = Star builds the civic on c1. Its own disc scores 3, and Moon gains one on each of two discs.
passage-parks = A disc on a park scores the number of different building types beside it, squared. Printed buildings count, another park does not. Three types are worth 9, four are worth 16.
    .title = Parks
    .say = Three types around the park: 3 times 3 is 9.
passage-order = Where your pawn stands decides when you play next: slot 1 first, slot 7 last. A good tile in a late slot costs you the first choice of the next seven.
    .title = Your place next round
    .say = Next round Wave plays first, then Star, then Heart.
passage-seven = A tile from slot 7 may be built on any open space and is the only one for the blank space. You then play last next round, but the last team takes a token, worth a point.
    .title = Slot 7 and the token
    .say = The dashed space is for slot 7 alone.
passage-block = With 2, 4 and 5 players, the last team in the order blocks one slot before anybody builds. With 3 and 6 players every slot stays open.
    .title = Block a slot
    .say = The tile of a blocked slot waits out the round and is then discarded.
passage-stuck = As long as some tile on the board fits somewhere, you must make a legal build. Only when nothing fits at all, take any tile and build it on any open space. Nobody ever misses a turn.
    .title = When nothing fits
passage-between = At the end of a round discard the tiles that are left, flip the planning board and draw seven new tiles. The pawns from top to bottom are the new order; the last team takes a token. After the fifth round nothing is drawn.
    .title = Between the rounds
    .say = The other face of the planning board has other symbols.
passage-two = With 2 or 3 players you lead two teams, each with its own pawn and discs. A link joins discs of the same team. At the end only your lower team counts, so keep both going.
    .title = Two teams each
    .say = Star has 31 and Heart 26: the player scores 26.
passage-end = Count links, neighbourhoods, parks and tokens for each team. The highest score wins. In a tie the pawn that stands higher after round 5 decides.
    .title = The end
    .say = Links 6, neighbourhoods 4, a park 4, a token 1: 15 points.

## Other words for what a rule is about, for the search

also-SIM-2-1 = pieces, components, tiles, box, bag
also-SIM-2-2 = players, participants, teams
also-SIM-2-3 = strip, terrain tile, city board, setup
also-SIM-2-4 = stitched, printed building, empty space
also-SIM-2-5 = planning board, planning tile, symbols
also-SIM-2-6 = flip, side, face
also-SIM-2-7 = draw, setup
also-SIM-2-8 = start player, first player, pawns, setup
also-SIM-2-9 = extra point token, bonus
also-SIM-3-2 = block, barrier, unavailable, close
also-SIM-3-3 = turn order
also-SIM-3-4 = turn, move, place
also-SIM-3-5 = where, location, space, blank
also-SIM-3-6 = forced, must
also-SIM-3-7 = stuck, no legal move, pass
also-SIM-4-1 = discard, remaining, left over
also-SIM-4-2 = next round, order, refill
also-SIM-5-1 = link, connection, pair, chain
also-SIM-5-2 = neighborhood, group, district, cluster, area
also-SIM-5-3 = park, green, square
also-SIM-5-4 = token, extra point token, bonus
also-SIM-5-5 = two teams, lower score
also-SIM-5-6 = tie, tie-break, draw, winner

## Where the editions differ: what each text says, and what is played here

edition-block = How long a blocked slot stays blocked
    .en = “next round”
    .es = that round
    .fr = its tile is gone for good
    .ja = that round
    .here = that round; its tile is then discarded with the others
edition-first = A blocked slot in round 1
    .en = unclear
    .es = yes
    .fr = in each round
    .ja = in each round
    .here = yes
edition-tokens = Tokens in the box
    .en = not listed
    .es = 6
    .fr = 5
    .ja = not said
    .here = 5 are given in a game
edition-tie = The same score
    .en = higher in the final turn order
    .es = earlier in the turn order
    .fr = who played earlier in the last round
    .ja = nothing
    .here = the higher pawn after round 5; the French rule is an option
edition-teams = The same score with two teams each
    .en = nothing
    .es = the pawn of the lower team
    .fr = nothing
    .ja = nothing
    .here = the pawn of the lower team
edition-stuck = No tile fits anywhere
    .en = any tile on any space
    .es = any tile on any space
    .fr = your tile on any space
    .ja = each tile that fits nowhere
    .here = any tile on any space; the Japanese rule is an option
edition-blank = Who may use the blank space
    .en = a tile from slot 7
    .es = a tile from slot 7
    .fr = a tile from slot 7
    .ja = the team that is last
    .here = a tile from slot 7
edition-strip = The blank space
    .en = on the special strip
    .es = the only one, on the special strip
    .fr = the city has one
    .ja = does not name the strip
    .here = one, on the special strip
edition-left = Tiles left over after a round
    .en = all are discarded
    .es = names buildings alone
    .fr = all, for good
    .ja = all
    .here = all, parks too
edition-group = A neighbourhood
    .en = a connected group
    .es = a connected group
    .fr = a connected group
    .ja = reads like direct neighbours alone
    .here = a connected group
edition-types = What a neighbourhood counts
    .en = tiles of one type
    .es = tiles of one type
    .fr = “identical tiles”, which could include parks
    .ja = nothing
    .here = buildings of one type, printed ones too, no parks
edition-line = Which discs are linked
    .en = adjacent ones
    .es = adjacent ones
    .fr = adjacent ones
    .ja = those on a straight line
    .here = adjacent ones
edition-link = What a link joins
    .en = building tiles
    .es = any tiles
    .fr = any tiles
    .ja = nothing
    .here = any two tiles of one team
edition-park = A park beside a park
    .en = no type
    .es = no type
    .fr = no type
    .ja = nothing
    .here = no type
edition-owner = Whose a token is
    .en = the player’s, later the team’s
    .es = the player’s, later the team’s
    .fr = the team’s
    .ja = the player’s, later the team’s
    .here = the team’s
edition-last = Who takes the token
    .en = the last in the turn order
    .es = the last in the turn order
    .fr = “the last place of the planning tile”, which could be slot 7
    .ja = the last in the turn order
    .here = the last in the turn order
edition-pawn = Where the pawn goes
    .en = to the slot of the tile
    .es = to the slot of the tile
    .fr = to the slot of the tile
    .ja = not said; the pawns are lined up anew between rounds
    .here = to the slot of the tile, and it stays there
edition-order = The order of round 1
    .en = pawns are drawn
    .es = pawns are drawn
    .fr = pawns are drawn
    .ja = any suitable way
    .here = drawn
edition-face = The first face of the planning board
    .en = either
    .es = either
    .fr = somebody chooses one
    .ja = not said
    .here = drawn

## Laying out the printed game

sim_box_setup = Lay out
sim_box_setup_about = strips, face, order, tokens
sim_box_strips = Strips side by side, from the left: { $strips }
sim_box_strips_about = Number your ordinary strips 1 to 6 once, on the back. { $rest ->
    [none] All of them are in the game.
   *[other] Back into the box: { $rest }.
  }
sim_box_special = special
sim_box_face = Planning board with face { $face } up
sim_box_face_about = Mark one face as A once. It is flipped after every round.
sim_box_bag = Into the bag: 32 buildings and 4 parks
sim_box_bag_about = 8 of each of the four types.
sim_box_draw = Draw a tile for each of the slots 1 to 7
sim_box_draw_about = Only in this draw, a park goes back and another tile is drawn.
sim_box_teams = Give each player { $count ->
    [one] one team
   *[other] two teams
  }
sim_box_teams_about = { $count ->
    [one] A team is a pawn and its discs.
   *[other] A team is a pawn and its discs. Only the lower score of your two teams counts.
  }
sim_box_order = Line up the pawns, the first on top: { $order }
sim_box_order_about = This is the turn order of round 1.
sim_box_token = { $team } is last: it takes a token
sim_box_token_about = { $blocks ->
    [yes] It also blocks one slot before the round begins.
   *[no] With this many players no slot is blocked.
  }

## Counting the printed game

sim_box_count = Count
sim_box_count_about = paint the city, see every point
sim_box_count_tile = Tile
sim_box_count_disc = Disc
sim_box_count_empty = Empty
sim_box_count_printed = printed
sim_box_count_brush = { $tile }, { $disc }
sim_box_count_discs = { $count } { $count ->
    [one] disc
   *[other] discs
  }
sim_box_count_hint = Choose a tile and a disc, then tap or draw. Hold a space to pick up what stands there.
sim_box_count_sum = { $team }: { $total } = { $parts }
sim_box_count_part = { $source } { $points }
sim_box_count_many = { $team } has { $discs } discs in the city; a team places { $most }.
sim_box_count_offline = Offline: the points come with the connection. The city is kept.
sim_box_count_sheet = Score sheet
sim_box_count_link = Copy link
sim_box_count_tokens = Tokens
sim_box_count_given = { $count } of { $all } given
sim_box_count_tokens_of = Tokens of { $team }
sim_box_count_anew = Another number of players begins with an empty city.
sim_box_count_pairs = Whose discs belong together? Tap both of the first player, then both of the next one.
sim_box_count_tie = A tie: the higher final pawn decides. Tap the pawns from the highest to the lowest.
sim_box_count_broken = The final pawns break the tie.
sim_box_count_place = { $team }: { $place }
