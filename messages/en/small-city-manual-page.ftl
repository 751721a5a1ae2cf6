# The rules of Small City in two and in ten minutes, and their search words. A message names its passage in
# web/src/games/small-city/manual; the whole rules are in small-city-rules.ftl.

## Two minutes

brief-goal = You run a borough for eight rounds. Votes are points, and each percent of pollution costs one. Each round has eight phases.
    .title = Votes less pollution
brief-cards = The Mayor takes two cells of the host’s borough for the round. Then everybody takes one card that helps this round.
    .title = 1. Cards
brief-build = Everybody plans in secret: three points for tiles, and homes, shops and factories rise for free. All plans open together.
    .title = 2. Build
brief-tiles = A home needs as many public buildings around it as its level, a shop as many levels of homes. Homes and factories keep apart.
    .title = What goes where
brief-move = People at work must leave, people at home may. They go to a building of another colour, and nobody enters a space that was left this round. Free factory spaces bring newcomers.
    .title = 3. Move
brief-income = People in shops earn, sell or buy votes. People in factories make goods, and goods pay for culture.
    .title = 4. Income
brief-vote = Everybody at home votes: the higher the home, the more.
    .title = 5. Vote
brief-pollution = Each person and each good made adds a percent; parks take off up to half. At 20, 40, 60 and 80 somebody dies, at 100 the borough is lost.
    .title = 6. Pollution
brief-council = Move one of your discs a column on. It brings money, goods, a tile, people or clean air.
    .title = 7. Council
brief-mayor = The Mayor moves on to the next host. After the last round, kept promises pay and broken ones cost.
    .title = 8. Mayor

## Ten minutes

chapter-homes = Homes and culture
passage-start = Your borough begins with City Hall and a zone of seven by seven cells. Three citizens wait in City Hall, the others in the Career Center and the reserve. You place City Hall in secret, and everybody shows it together.
    .title = Your borough
    .say = City Hall is a public building, so homes want to be near it.
passage-home = A home needs as many public buildings around it as its level; corners count. City Hall and all culture are public. A new Residence 1 takes a citizen from City Hall at once.
    .title = A home
    .say = The dotted cells touch the new home: City Hall is among them.
passage-culture = School, Library, Museum and the rest of culture stand anywhere, one of each kind. You pay for them with goods. A better good may replace a worse one: metal for stone, stone for wood.
    .title = Culture
    .say = With the School beside it, this home touches two public buildings.
passage-rise = Homes, shops and factories rise one level a round, for no money and no point, onto one free cell beside them. The new level must have what it needs around it. You may also build a higher level at once, for its price.
    .title = Rising
    .say = A Residence 2: two cells, two public buildings around it.
passage-vote = People at home vote at the end of a round: 1, 2, 3, 3 or 4 votes each in Residences of level 1 to 5. Votes are points, and money too when you need it.
    .title = Homes vote
    .say = One vote in the Residence 1, 2 each in the Residence 2, 3 in the Residence 3.

chapter-people = People
passage-move = Citizens at work must move, those at home may. They go any distance, once, to a building of another colour: from home to a shop, from the shop to a factory or back home.
    .title = People move
    .say = From home to the shop: a shop earns, a home votes.
passage-shut = A space that somebody leaves stays shut for the rest of your moves. Those who must move and find no space stay idle: they earn nothing, but still pollute.
    .title = What is left is shut
    .say = Nobody enters the shop again this round.
passage-hall = After your moves City Hall fills each empty Residence 1. Then one citizen comes from the Career Center for each free space in your factories, as long as City Hall has room.
    .title = Newcomers
    .say = City Hall sends somebody to the empty Residence 1.
passage-visit = One of your citizens may visit each neighbour: a shop, a factory or the Museum. It earns there for you and pollutes there. On the way back it goes home or on to the other neighbour.
    .title = A visit
    .say = A visitor from another borough at work in your shop.

chapter-works = Shops and works
passage-shop = A shop counts the homes around it: their levels must add up to its own level or more.
    .title = A shop
    .say = Residences 1 and 2 together carry a Commerce of up to level 3.
passage-uses = Each space of a shop does one thing, once a round, if somebody stands there. The first earns $1. The second sells a good for $2, $3 or $5. The third buys 2 to 5 votes for $1 to $4. The fourth trades a good for 3, 5 or 7 votes.
    .title = What shops do
    .say = A Commerce 4 has all four: cash, sell, buy votes, trade.
passage-factory = A Factory 1 needs nothing around it, but no home may touch it, not even by a corner. That holds for both, also when they rise.
    .title = Homes and factories keep apart
    .say = Not here: the factory would touch the home by a corner.
passage-goods = Each person in a factory makes one good: wood on level 1, stone on level 2, metal on level 3. Level 2 needs a Refinery around it, level 3 a Harbor as well. You can use the goods from the next plan on.
    .title = Goods
    .say = Level 1 makes wood, level 2 stone, level 3 metal.
passage-room = A Warehouse keeps three goods and City Hall one on each free space. What has no room is lost, but has polluted all the same.
    .title = Room for goods

chapter-smoke = Pollution and the cemetery
passage-smoke = At the end of each round every person in your borough adds one percent, also in City Hall, and so does every good that was made there.
    .title = Everybody pollutes
    .say = A person adds one, a good adds one.
passage-parks = Each cell of a park takes one percent off a round’s growth, and a Fire Station with somebody in it two. Together they take off half of the growth at most. Parks never turn the track back.
    .title = Parks
    .say = Three cells of park: up to three percent less each round.
passage-stones = Whenever the track reaches 20, 40, 60 or 80, one person dies; you choose who, but nobody in City Hall. The cemetery takes a free cell for each four dead. A Clinic saves one person a round.
    .title = The cemetery
    .say = A death at each of these marks.
passage-lost = At 100 the borough is lost and its player is out. At the end every percent costs one point, so clean air is worth as much as votes.
    .title = One percent, one point

chapter-council = Council and promises
passage-promise = At the start you draw an easy, a medium and a difficult promise and keep one in secret. At the end it brings 6, 12 or 18 votes if kept and costs 3, 6 or 9 if broken. Others see how difficult it is, not what it says.
    .title = Promises
    .say = Kept: 6, 12 or 18.
passage-council = Once a round you may move one of your two discs one column on, into any row. Pay for the column: $1 to $4, or 2 to 5 votes, or one more promise to keep. Then take what the row gives.
    .title = The City Council
    .say = Money, votes or a promise pay for a column.
passage-rows = Five rows: money, goods, a free tile as large as its column, citizens from the reserve, and cleaner air. The last one is the only way to turn pollution back.
    .title = What the council gives
    .say = Finance, Supplies, Construction, Tourism, Environment.
passage-advanced = In the advanced game everybody also keeps a special promise, worth 10, and after round 4 secretly chooses a platform or none: 20 points if you meet it, 10 less if you miss it.
    .title = The advanced game

chapter-round = Secrets and the round
passage-mayor = The host’s Mayor takes two free cells for the round. Then one card more than there are players is turned up, and everybody takes one, starting with the host. You may not decline.
    .title = Mayor and cards
    .say = Eight cards wait in a circle; new ones come up each round.
passage-plan = Everybody plans at once and in secret. You have three points: a tile of any size costs one, growing your zone costs two. Prices, shapes and what a tile needs must be right. Upgrades come last and cost no point.
    .title = The secret plan
    .say = Three points a round.
passage-reveal = When the last plan is sealed, all open and are carried out in turn order. If somebody takes the last copy of a tile before you, your step fails: you keep the price, but lose the point.
    .title = The plans open
passage-end = After round 8 count votes, promises and pollution. The highest score wins. A tie goes to less pollution, then more money, then more living citizens. Money and goods left over are worth nothing.
    .title = The end
    .say = Votes and kept promises, less pollution.
passage-solo = Alone you start with $8, are always the host and choose between two cards. 30 points make you a councillor, 60 a deputy, 90 mayor.
    .title = Playing alone

chapter-modules = Spring: the modules
passage-police = Two officers come with your Police Station and walk your streets. Whenever card L is up, as many people riot as the number of the round, unless there were riots the round before. Only people whom no officer covers riot. Rioters do not work and do not vote.
    .title = { value-modules-police }
    .say = The officer covers the shop beside it. The home at the right may riot.
passage-traders = With 4, 8 and 12 citizens out of City Hall a Trader joins you. Traders work in shops alone, but use their space twice, and pollute twice.
    .title = { value-modules-traders }
    .say = A Trader uses its space twice.
passage-forest = Your map is full of trees. Clearing a cell under a tile costs $1, or $2 on the expert side, and leaves wood that you can use from the next round on. Parks may not cover trees.
    .title = { value-modules-forest }
    .say = A tree costs money and leaves wood.
passage-cards = Two more cards: with the Ecologist nobody in your shops pollutes this round. If you take the Anarchist, you pay $2 or 3 votes.
    .title = { value-modules-cards }
passage-buildings = Six joined cells of park are a Garden, and each Garden may have one Statue: culture and park in one. A Palace costs two points and brings a promise. Every promise is worth 5 now and a broken one costs nothing, apart from those of Palaces and Statues.
    .title = { value-modules-buildings }
    .say = Six cells of park, and a Statue beside them.
passage-promises = Two more promises, for officers and Traders: one wants half of your people to riot at the end, the other three Traders in three different shops.
    .title = { value-modules-promises }
passage-special = In the advanced game, two more special promises: nobody riots at the end, or two Traders lie in a cemetery.
    .title = { value-modules-special }
passage-historic = Each player may build one famous building for one point and two stone: the Colosseum doubles the Supporter, Neuschwanstein votes for each cell of forest around it beyond three.
    .title = { value-modules-historic }
    .say = The Colosseum and Neuschwanstein.
passage-cities = Everybody plays a city of Europe with a map and a few rules of its own. The whole map is yours from the start, except in London.
    .title = { value-modules-cities }
    .say = Eight cities on four boards.
passage-roads = Lay Roads on the borders of cells, as many as you can pay. A trip along them brings $1 for every two Roads; each Roundabout on the way adds one percent of pollution.
    .title = { value-modules-roads }
    .say = A Road costs $1, a Roundabout $2.

## Other words for what a rule is about, for the search

also-SC-2-1 = players, rounds, phases
also-SC-2-3 = zone, board, map, expand
also-SC-2-5 = adjacent, neighbouring, diagonal, corner, around, influence
also-SC-2-7 = public building, culture
also-SC-2-12 = neighbours, left, right
also-SC-2-14 = staffed, occupied
also-SC-3-2 = action cards, circle, wheel
also-SC-3-5 = setup, start, citizens
also-SC-3-6 = starting money, dollars
also-SC-3-8 = objective, goal, promise card
also-SC-4-4 = draft, pick a card
also-SC-5-3 = action points, building points
also-SC-5-8 = reveal, simultaneous, order
also-SC-5-9 = fail, out of stock, sold out
also-SC-6-1 = house, home, residential, requirement
also-SC-6-2 = shop, commercial, requirement
also-SC-6-3 = industry, industrial, works
also-SC-6-8 = cultural building, school, library, museum, metro, clinic, university, goods
also-SC-6-10 = touch, factory, house, next to
also-SC-7-1 = rise, upgrade, level up, improve
also-SC-8-2 = movement, worker, leave
also-SC-8-4 = colour, color
also-SC-8-5 = idle, unemployed, blocked
also-SC-8-6 = visit, tourist, abroad, guest
also-SC-8-7 = refill, move in, newcomer
also-SC-8-8 = immigrant, arrive, newcomer
also-SC-9-2 = cash, sell, buy votes, trade, shop
also-SC-9-6 = produce, production, goods, resources
also-SC-9-7 = storage, store, capacity
also-SC-10-1 = voting, voters
also-SC-11-1 = smoke, smog, dirt
also-SC-11-4 = half, maximum, cap
also-SC-11-5 = death, die, dead, stone, grave
also-SC-11-6 = cemetery, graveyard, tomb
also-SC-11-7 = out, eliminated, lose
also-SC-12-2 = city council, political, disc
also-SC-14-2 = objectives, bonus, penalty
also-SC-14-3 = final score, points, winner
also-SC-14-4 = tie, tie-break, draw
also-SC-17-1 = solo, alone, one player
also-SP-POL-4 = policeman, walk, patrol
also-SP-POL-9 = riot, revolt, anarchy, demonstration
also-SP-TRD-6 = merchant, businessman, twice
also-SP-FOR-2 = tree, woods, clear, cut
also-SP-ROA-9 = street, drive, car, trip, traffic

## Laying out the printed game

sc_box_setup = Lay out
sc_box_setup_about = supplies, cards, promises, boroughs
sc_box_modules = Modules
sc_box_supply = Supply: { $wood } wood, 24 stone, 24 metal
sc_box_supply_about = The same for any number of players.
sc_box_common = One stock for all: Metro, Clinic, University and Fire Station, { $count } each
sc_box_common_about = Police Stations: { $stations }. What is left goes back into the box.
sc_box_cards = Action cards { $cards }
sc_box_cards_about = { $out ->
    [0] Shuffle them and lay them face down in a circle of eight, pointer at place 1.
    [one] Draw one of them at random{ $keeps ->
        [none] ,
       *[other] , but not { $keeps },
      } show it and put it away. Lay the others face down in a circle, pointer at place 1.
   *[other] Draw { $out } of them at random{ $keeps ->
        [none] ,
       *[other] , but not { $keeps },
      } show them and put them away. Lay the others face down in a circle, pointer at place 1.
  }
sc_box_promises = Three stacks of promises: easy, medium, difficult
sc_box_promises_about = { $zone ->
    [yes] Leave out numbers 5, 29 and 30. Shuffle each stack.
   *[no] Shuffle each stack.
  }
sc_box_statues = One stock for all: 16 Statues and 9 Palaces
sc_box_statues_about = The same for any number of players.
sc_box_more = Add the two promises of the promise cards
sc_box_more_about = One is medium, one is difficult.
sc_box_special = Shuffle the special promises
sc_box_special_about = Two more come with this module.
sc_box_forest = Each player takes a forest board
sc_box_forest_about = All on the easy side, or each as you agree.
sc_box_cities = Deal a city board to each player
sc_box_cities_about = In turn order, each picks a side openly.
sc_box_tiles = Each player: City Hall, School, Library, Museum, Refinery, Harbor, 3 Warehouses
sc_box_tiles_about = { $more ->
    [none] All of one colour.
   *[other] Besides: { $more }.
  }
sc_box_officers = 2 police officers
sc_box_traders = 3 Traders
sc_box_roads = 10 Roads and 5 Roundabouts
sc_box_historic = the Colosseum or Neuschwanstein
sc_box_citizens = Citizens: 3 in City Hall, 11 in the Career Center, 4 in the reserve
sc_box_citizens_about = Votes and pollution at 0, both council discs left of column 1.
sc_box_host = { $host } is the first host
sc_box_host_about = Money in turn order: { $money }.
sc_box_keep = Everybody draws one promise of each stack and keeps one
sc_box_keep_about = In secret. The others go under their stacks; how difficult it is stays in sight.
sc_box_hall = Everybody places City Hall in secret, then all show it
sc_box_hall_about = On any empty cells of the starting zone.
sc_box_begin = Start the round helper

## The round at a real table

sc_box_round = Round helper
sc_box_round_about = eight phases, votes, pollution and deaths
sc_box_round_of = Round { $round } of 8
sc_box_host_is = Host: { $host }
sc_box_order = Order: { $order }
sc_box_forget = Not to forget
sc_box_on = On to: { $phase }
sc_box_next_round = On to round { $round }
sc_box_over = The game ends
sc_box_score = Votes less pollution, before promises: { $scores }
sc_box_new_host = Who hosts next round?
sc_box_do_cards = The host’s Mayor takes two adjacent free cells. Turn up { $count } cards; everybody takes one, the host first.
sc_box_do_build = Plan in secret, then open all plans and carry them out in turn order.
sc_box_do_move = In turn order: people at work must move, those at home may.
sc_box_do_income = In turn order: shops, Museum, Harbor, then goods from factories.
sc_box_do_vote = Count who is at home, by the level of the home.
sc_box_do_pollution = Count people, goods and parks of each borough.
sc_box_do_council = In turn order: move one disc a column on, pay and take what the row gives, or pass.
sc_box_do_mayor = The holder of card A hosts next, else the next player clockwise. Turn the cards face down and move the pointer on.
sc_box_tip_cards_1 = Cards E, F and G work at once, A to D until the round ends.
sc_box_tip_cards_2 = You must take a card; the Opponent does nothing.
sc_box_tip_build_1 = Three points; growing the zone takes two and $2, once a round.
sc_box_tip_build_2 = A new Residence 1 takes a citizen from City Hall at once.
sc_box_tip_build_3 = Upgrades are free, one level a tile, not on what was built this round.
sc_box_tip_move_1 = Nobody enters a space that was left this round.
sc_box_tip_move_2 = After your moves City Hall fills each empty Residence 1.
sc_box_tip_move_3 = Each free factory space brings one citizen from the Career Center.
sc_box_tip_income_1 = Idle people earn nothing.
sc_box_tip_income_2 = New goods cannot be used before the next plan.
sc_box_tip_income_3 = A Warehouse keeps three goods, City Hall one a free space.
sc_box_tip_vote_1 = Visitors and people in City Hall do not vote.
sc_box_tip_vote_2 = Each own citizen in the University brings 4 votes.
sc_box_tip_pollution_1 = People in City Hall count, visitors too, unless the Police Station is staffed.
sc_box_tip_pollution_2 = Goods that were thrown away count as well.
sc_box_tip_pollution_3 = A cell of the cemetery holds four; then the next dead needs a new one.
sc_box_tip_council_1 = Pay before you take the effect.
sc_box_tip_council_2 = The free tile of row 3 still needs what its kind needs.
sc_box_tip_mayor_1 = After round 8 the game ends with the council.
sc_box_tip_cards_k = Card K: nobody in your shops pollutes this round. Card L costs $2 or 3 votes.
sc_box_tip_forest_2 = Each forest cell under a tile costs money and leaves one wood, to be used from the next round on.
sc_box_tip_buildings_2 = A Palace takes two points; after all plans it brings a promise.
sc_box_tip_roads_2 = A Road costs $1, a Roundabout $2.
sc_box_tip_traders_3 = With 4, 8 and 12 citizens outside City Hall, the next Trader enters City Hall before your moves.
sc_box_tip_police_3 = Officers walk up to three steps. With card L up, { $round ->
    [one] one citizen riots
   *[other] { $round } citizens riot
  } in each borough; not if there were riots last round.
sc_box_tip_roads_3 = A drive brings $1 for each two Roads, rounded up, and one percent for each Roundabout on the way.
sc_box_tip_traders_4 = A Trader in a shop uses its space twice.
sc_box_tip_police_4 = Rioters and officers earn and make nothing.
sc_box_tip_police_5 = One vote more for each voter in a home that one officer covers. Under two officers nobody votes.
sc_box_tip_traders_6 = Count each Trader as two people.
sc_box_tip_police_6 = Officers on the board count as people, rioters too.
sc_box_tip_police_7 = After the council all riots stop.
sc_box_tip_buildings_7 = Nothing can be paid with a promise.
sc_box_now = On the track now
sc_box_now_votes = with those that were bought or given
sc_box_now_smoke = after cards, council and drives
sc_box_people = People
sc_box_people_about = in the borough, City Hall too
sc_box_goods = Goods made
sc_box_parks = Cells of park
sc_box_fire = Fire Station staffed
sc_box_cleared = Wood of cleared forest
sc_box_cleared_about = no park takes it off
sc_box_growth = Growth
sc_box_track = Track
sc_box_from_to = { $from } → { $to }
sc_box_voters = At home, level { $level }
sc_box_students = In the University
sc_box_votes = Votes
sc_box_total = Total
sc_box_deaths = { $name }: { $count ->
    [one] one death
   *[other] { $count } deaths
  }. A Clinic saves one.
sc_box_lost = { $name }: the borough is lost.

## Counting the printed game

sc_box_count = Count
sc_box_count_about = votes, pollution and promises, seat by seat
sc_box_count_votes = the vote track
sc_box_count_smoke = Pollution
sc_box_count_smoke_about = each percent costs one
sc_box_count_rioters = Rioters left
sc_box_count_rioters_about = at the end they cost votes
sc_box_count_money = Money
sc_box_count_money_about = more wins the tie
sc_box_count_living = Living citizens
sc_box_count_living_about = they break the last tie
sc_box_count_promises = Promises
sc_box_count_promises_about = What the numbers decide is decided. For the others tap kept or broken, or check them here.
sc_box_count_add = Add a card
sc_box_count_kept = kept
sc_box_count_broken = broken
sc_box_count_stakes = +{ $reward } or { $penalty }
sc_box_count_advanced = Advanced game: special promises and platforms
sc_box_count_is = { $condition }; it is { $value }
sc_box_count_away = Take { $promise } away
sc_box_count_check = Check it with me
sc_box_count_check_about = Count what lies before you.
sc_box_count_seat = One more player
sc_box_count_sum = = { $parts }
sc_box_count_line = { $points } { $line ->
    [votes] votes
    [promises] promises
    [special] special promises
    [platform] platform
    [pollution] pollution
   *[other] { $name }
  }
sc_box_count_next = Next: { $name }
sc_box_count_result = Score sheet
sc_box_count_place = Place
sc_box_count_office = You become { $office }.
sc_box_count_tie = Same points: less pollution wins, then more money, then more living citizens.
sc_box_count_offline = Offline: the score comes with the connection. The sheet is kept.
sc_box_count_link = Copy link
