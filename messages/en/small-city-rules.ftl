# A short text of each rule of Small City, by its id, with the standard numbers.

## The base game

rule-SC-2-1 = A game has 8 rounds of 8 phases, for 1 to 4 seats.
rule-SC-2-2 = Each borough is a map of 10 x 10 cells: columns a to j from the left, rows 1 to 10 from the top. The perimeter is columns a and j and rows 1 and 10.
rule-SC-2-3 = Only the zone can be built on: a square from a1, 7 cells wide at first and 10 at most. When it grows it wins the next column and the next row.
rule-SC-2-4 = A tile lies on exactly the cells of one of its shapes, turned or mirrored at will, wholly inside the zone. It stays where it is for the whole game.
rule-SC-2-5 = Adjacent cells share an edge. The influence area of a thing is the ring of cells around it, diagonal ones included; it stops at the edge of the map of its owner and works both ways.
rule-SC-2-6 = Colours: homes green, commerce blue, industry (Factory, Refinery, Harbor, Warehouse) yellow, Parks light green, culture red, City Hall white, Police and Fire grey. A Park is no building.
rule-SC-2-7 = Public buildings are City Hall and the cultural ones: School, Library, Museum, Metro, Clinic, University. Each counts as one; Police and Fire do not count.
rule-SC-2-8 = Residence, Commerce and Factory can be upgraded and nothing else. A Park is enlarged instead.
rule-SC-2-9 = The Mayor’s host is first, the other seats follow clockwise; eliminated seats are skipped. The same order decides who gets the last piece of anything.
rule-SC-2-10 = An empty cell is one in the zone without tile, printed obstacle, cemetery or Mayor.
rule-SC-2-11 = Money is counted in whole dollars and is never below 0; the bank has no limit. Votes are never below 0 either; you can only pay votes that you have. The final score may be negative.
rule-SC-2-12 = Neighbours sit directly to the left and right. Two seats have one neighbour each; of four seats the one opposite is none.
rule-SC-2-13 = Each space holds one person. Homes, commerce, factories, Police and Fire have a space on every cell, Museum and University on their first two cells, row by row from the left; City Hall has 6 on no cell.
rule-SC-2-14 = A building is staffed while somebody who is not idle is on one of its spaces: a citizen or officer of its owner, or a tourist where tourists may go.
rule-SC-3-1 = A random seat is the first host. The seats keep their clockwise order.
rule-SC-3-2 = The action cards A to H lie face down in a circle of 8 places in random order, with the pointer at place 1. Nobody knows a card before it is first turned up.
rule-SC-3-3 = The supply has 24 wood, 24 stone and 24 metal at any number of seats. Material spent, sold, traded or discarded goes back there.
rule-SC-3-4 = Metro, Clinic, University, Police and Fire: one copy fewer in the common stock than there are seats, one in a solo game. A borough has at most one of each.
rule-SC-3-5 = Each seat owns a City Hall, a School, a Library, a Museum, a Refinery, a Harbor and 3 Warehouses. 3 of its citizens start in City Hall, 11 in the Career Center, 4 in the reserve.
rule-SC-3-6 = Money at the start depends on the place in the turn order of round 1: $7, $8, $9 and $10.
rule-SC-3-7 = Pollution and votes start at 0, the council discs to the left of column 1.
rule-SC-3-8 = There are 6 easy, 5 medium and 5 difficult promises. In turn order each seat draws one of each, keeps one in secret and puts the others under their stacks. Everybody sees how difficult the kept one is.
rule-SC-3-9 = All seats place City Hall secretly at the same time, on any empty cells of the starting zone; then all show it.
rule-SC-3-10 = Set-up goes in this order: the first host, promises (special ones too), City Hall, round 1.
rule-SC-4-1 = The host puts the Mayor on 2 adjacent empty cells of their own borough, if there are any; they count as taken until Phase 8. Without such a pair the Mayor stays aside.
rule-SC-4-2 = Hosting the Mayor brings neither votes nor money.
rule-SC-4-3 = From the pointer on, clockwise, one card more than there are active seats is turned up.
rule-SC-4-4 = In turn order each seat takes one of the cards that are face up and free; nobody may decline. E, F and G work at once, A to D until the round ends.
rule-SC-4-5 = Card A, Mayor: you are host in the next round.
rule-SC-4-6 = Card B, Architect: every cultural building that you build in Phase 2 of this round needs 1 material less, of your choice, but never less than none.
rule-SC-4-7 = Card C, Mediator: every building that you build in Phase 2 of this round costs $1 less, but at least $1. Culture, Parks and growing the zone keep their price.
rule-SC-4-8 = Card D, Engineer: what your own people produce in your borough this round does not pollute.
rule-SC-4-9 = Card E, Supporter: take $1 or 2 votes.
rule-SC-4-10 = Card F, Urban Planner: your zone grows by 1 for nothing, beyond the one growth of the round. A full zone does not grow.
rule-SC-4-11 = Card G, City Councilor: one more council move if you like, now and at its full price. A tile that it builds may be upgraded in this round’s Phase 2.
rule-SC-4-12 = Card H, Opponent: has no effect.
rule-SC-4-13 = The letters I to L belong to other sets: Physician, Artist and two more. They are not in the base deck.
rule-SC-5-1 = All active seats plan secretly at the same time. A plan can be changed until the last seat has sealed its own, and shows nothing to others before that.
rule-SC-5-2 = A plan lists builds first and upgrades after them. Each is judged on your borough as the earlier ones leave it and on the stock at the start of the phase with your own changes; other seats’ plans do not matter.
rule-SC-5-3 = A plan has 3 points and a tile of any size costs 1. Points may be left over.
rule-SC-5-4 = To build, the cells must be empty, the shape and the criterion must fit, a tile must be in stock and its price is paid on the spot. Higher levels can be built at once, and tiles need not touch.
rule-SC-5-5 = Growing the zone takes 2 points and $2, once a round at most. The rest of the plan may use the new cells.
rule-SC-5-6 = Enlarging a Park takes 1 point and the price of a small Park for each added cell, without discount. It keeps its cells and takes a shape of a larger size; two Parks never merge.
rule-SC-5-7 = A new R1 takes 1 citizen from City Hall at once, if one is there; this is no choice. Higher Residences and upgrades take nobody.
rule-SC-5-8 = When all are sealed, the plans are shown and carried out in turn order, step by step. A step without a tile in stock fails; tiles that earlier seats gave back count.
rule-SC-5-9 = A failed step costs nothing but its point and leaves its cells empty. Later steps that needed it fail too; nothing is planned anew, and all other steps stand.
rule-SC-5-10 = No tile and no upgrade may cover the Mayor’s cells this round.
rule-SC-6-1 = A Residence of level n needs at least n public buildings in its influence area.
rule-SC-6-2 = A Commerce of level n needs Residences in its influence area whose levels add up to n or more. Its cells, row by row from the left, are: cash, sell, buy votes, trade for votes.
rule-SC-6-3 = An F1 needs nothing, an F2 your Refinery in its influence area, an F3 your Refinery and your Harbor.
rule-SC-6-4 = A Refinery must be in the influence area of one of your Factories. It has no power of its own.
rule-SC-6-5 = A Harbor must cover at least one perimeter cell and be in the influence area of one of your Factories. It sells material in Phase 4.
rule-SC-6-6 = A Warehouse must be in the influence area of one of your Factories. It stores 3 pieces.
rule-SC-6-7 = A Park can lie on any empty cells. Every cell of it relieves pollution.
rule-SC-6-8 = Cultural buildings can stand anywhere, one of each kind in a borough, and cost material. Metal may replace stone or wood and stone may replace wood, but not the other way round.
rule-SC-6-9 = Police and Fire Stations can stand anywhere. They come from Phase 2 or from council row 3 and work while they are staffed.
rule-SC-6-10 = A Residence and a Factory may never be in each other’s influence area, neither by building nor by upgrading. Other industry is no trouble for homes.
rule-SC-7-1 = An upgrade costs neither money nor points. It replaces level n by n + 1 on the old cells and one empty cell beside them, up to R5, C4 and F3.
rule-SC-7-2 = The upgraded tile must have a shape of its new level. In the standard box any cell beside it will do.
rule-SC-7-3 = The criterion of the new level must hold where the new tile lies; the tile itself does not help.
rule-SC-7-4 = Upgrades are free to make or leave. A tile rises by one level a round at most, and not in the Phase 2 in which it was built.
rule-SC-7-5 = People keep their cells and the old tile goes back to stock. The functions of a Commerce are counted anew.
rule-SC-7-6 = An upgrade too must keep homes and factories apart. What other tiles needed when they were placed is not asked again.
rule-SC-8-1 = Only spaces that were free at the start of a seat’s moves can be moved to in them, at home and abroad. Nobody enters a space that was left in the same step.
rule-SC-8-2 = Citizens in commerce, factories, cultural and service buildings must move, tourists too. Those at home may. Those in City Hall do not take part.
rule-SC-8-3 = A citizen moves once at most, as far as you like. You cannot stop while somebody who must move still has a legal space in your borough; going abroad is never forced.
rule-SC-8-4 = A citizen must go to a building of another colour.
rule-SC-8-5 = People who had to move and could not are idle this round: no income, production, votes or staffing. Idle people still pollute.
rule-SC-8-6 = A citizen may visit Commerce, Factory or Museum of a neighbour, who cannot refuse; one tourist in each neighbouring borough. From there it moves home or to another neighbour.
rule-SC-8-7 = After a seat’s moves each of its empty R1 takes a citizen from City Hall, even one that was just left. If there are too few, the owner says which are filled. Higher levels are not filled.
rule-SC-8-8 = Then one citizen comes from the Career Center to City Hall for each free space in your Factories, as long as City Hall has room; material there takes room too.
rule-SC-8-9 = These steps count spaces as they are then. Foreign tourists take up spaces.
rule-SC-8-10 = Citizens in City Hall live in the borough and pollute, but neither work nor vote.
rule-SC-9-1 = Own tourists earn first: in commerce as at home, with your money and stores; in a Museum $1; in a Factory they produce for you.
rule-SC-9-2 = Each own citizen in commerce may use its space once: $1; sell a material for $2, $3 or $5 (wood, stone, metal); pay $1 to $4 for 2 to 5 votes; or trade a material for 3, 5 or 7 votes.
rule-SC-9-3 = Each of your citizens in your own Museum earns $1.
rule-SC-9-4 = Your Harbor sells 1 stored material at the usual price and needs nobody in it.
rule-SC-9-5 = Your staffed Police Station earns $1 for each foreign tourist in your borough.
rule-SC-9-6 = Each person in a Factory makes one material for its owner: wood in level 1, stone in 2, metal in 3, as far as the supply reaches in turn order. It can be used from the next round’s Phase 2 on.
rule-SC-9-7 = Material is kept in Warehouses, 3 pieces each, and on free City Hall spaces, one each. The owner chooses what is discarded beyond that.
rule-SC-9-8 = Material stored in City Hall does not make way for a citizen who needs room later.
rule-SC-10-1 = Each own citizen at home votes: 1, 2, 3, 3 or 4 votes in Residences of level 1 to 5. Citizens anywhere else do not.
rule-SC-10-2 = Each own citizen in the University who is not idle brings 4 votes. Tourists never vote.
rule-SC-11-1 = Everybody in the borough pollutes by 1, own citizens (City Hall too) and foreign tourists, though tourists do not while the Police Station is staffed. Produced material is added.
rule-SC-11-2 = Each material produced in the borough this round adds 1, no matter who made it and even if it was discarded. The Engineer spares what your own people made.
rule-SC-11-3 = Relief is 1 for each Park cell, and 2 more if the Fire Station is staffed.
rule-SC-11-4 = Relief takes away at most 50 % of this round’s pollution, rounded down. The rest is added to the track; Parks never lower the track.
rule-SC-11-5 = One person dies for each of 20, 40, 60 and 80 that the track reaches this round; the Clinic saves one each round. The owner picks an own citizen outside City Hall or a foreign tourist in the borough.
rule-SC-11-6 = The dead lie on an empty zone cell that the owner picks; each such cell holds 4 and is blocked for good. Without an empty cell the piece leaves the game.
rule-SC-11-7 = A seat whose track reaches 100 is eliminated; nobody dies there then.
rule-SC-12-1 = The council has 5 rows and 4 columns. Each seat has 2 discs that start left of column 1; a cell holds any number of discs.
rule-SC-12-2 = In turn order each seat may move one disc to the next column, in any row, pay and take the effect, or pass. A disc in column 4 has finished.
rule-SC-12-3 = Columns 1 to 4 cost $1 to $4, or 2 to 5 votes, or a promise that must be kept: easy, easy, medium, difficult. No mixing, and an empty stack cannot pay.
rule-SC-12-4 = You pay before the effect, which may come to nothing.
rule-SC-12-5 = Row 1, Finance: $2, $4, $5 or $7 by column.
rule-SC-12-6 = Row 2, Supplies: wood, stone, metal, or one of each, by column, from the supply and stored as usual.
rule-SC-12-7 = Row 3, Construction: build one tile of at most 1, 2, 3 or 4 cells for nothing, with its criterion and from stock. No culture, no enlarging, no upgrade.
rule-SC-12-8 = Row 4, Tourism: 1, 1, 2 or 2 own citizens come from the reserve to City Hall, or to the Career Center if it is full.
rule-SC-12-9 = Row 5, Environment: your pollution falls by 1, 2, 4 or 6, to no less than 0.
rule-SC-12-10 = The last round has a council too.
rule-SC-13-1 = The Mayor leaves. The holder of card A is the next host; if nobody does, the next active seat clockwise. In a solo game it is always you.
rule-SC-13-2 = The cards go back to their places face down, and the pointer moves on by as many as were shown. Cards once seen stay known.
rule-SC-13-3 = After round 8 the game is scored; before that the next round begins.
rule-SC-14-1 = All promises are shown together and judged on how the game ended.
rule-SC-14-2 = A kept promise brings 6, 12 or 18 votes (easy, medium, difficult), a broken one costs 3, 6 or 9.
rule-SC-14-3 = The score is votes plus promises minus 1 for each % of pollution; the advanced game adds its own. Money and material left over are worth nothing.
rule-SC-14-4 = The highest score wins. A tie goes to less pollution, then more money, then more living citizens; after that the rank is shared.
rule-SC-16-1 = Advanced game: after its own promise each seat draws 2 special ones, keeps 1 in secret and puts the other under the stack. It brings 10 if kept and costs nothing if broken.
rule-SC-16-2 = Advanced game: at the end of round 4 all seats secretly choose a platform or none. At the end it brings 20 if met and costs 10 if missed.
rule-SC-16-3 = Economy: $25 and two Commerce of level 3 or more. Population: 13 living citizens in your borough. Culture: 6 different cultural buildings.
rule-SC-17-1 = Solo: start with $8, always host, 2 cards shown, no tourists, one copy of each common building.
rule-SC-17-2 = Solo: everything else is played as usual, promises too.
rule-SC-17-3 = Solo: a promise that compares seats has a fixed target instead, named with it.
rule-SC-17-4 = Solo: under 30 you are a clerk, from 30 a councillor, from 60 a deputy, from 90 mayor. Elimination is a loss.
rule-SC-18-1 = Elimination is judged for all seats together in Phase 6. The seat takes no further part: its citizens abroad, discs, cards and promises leave play, its tiles stay out of stock, and tourists in it go home to City Hall or, if it is full, to the Career Center.
rule-SC-18-2 = Seats do not move closer after an elimination: an eliminated borough cannot be visited. An eliminated host is followed as usual.
rule-SC-18-3 = Eliminated seats rank last, the later ones higher; in the same round less pollution is better, after that the rank is shared.
rule-SC-18-4 = With two or more seats at the start, the game ends after the phase that leaves at most one. A lone survivor is scored and is first.

## Modules in general

rule-SP-SET-1 = Boards are base, forest or European, one family for the whole table. Cities may differ from seat to seat; forest and cities are never mixed.
rule-SP-SET-2 = A card is in its deck only if every module that it belongs to is played.
rule-SP-SET-3 = With forest or European boards the cards about the zone are left out: numbers 5, 29 and 30.
rule-SP-SET-4 = Cards A to H make the pool, with L for Police Officers or new action cards and K for the latter. More than 8: random ones are shown and put away, but never L when there are officers.
rule-SP-SET-5 = Printed obstacles such as lakes and landmarks are never empty: nothing may stand there. River and forest cells are empty cells.
rule-SP-SET-6 = City Hall may not start on forest, river, Zurich’s marked cells or across the Berlin wall. Nothing extra is paid at set-up.
rule-SP-SET-7 = Extra prices for forest, river and the Jardin get no discount. They are due for culture, for upgrades and in council row 3 as well.
rule-SP-SET-8 = Modules and their options have names and an order of their own in set-ups and records. An option of a module that is off is refused.
rule-SP-SET-9 = Where Police Officers act differently in the last round, the number of rounds decides which that is. The wall of Berlin falls after its own number of rounds, or never in a shorter game.
rule-SP-SET-10 = Pollution outside Phase 6 moves the track at once. It counts for deaths, but nobody is out before Phase 6 has measured.
rule-SP-SET-11 = A seat that draws skips promises that it can never keep: they stay where they are, and it draws the next possible one.

## Action cards

rule-SP-ACT-1 = Card K, Ecologist: nobody in your own Commerce pollutes this round, neither your people nor tourists. They are left out before anything is relieved. Police officers still pollute there.
rule-SP-ACT-2 = Card L, Anarchist: pay $2 or 3 votes at once, whichever you choose. Only if you can pay neither, your pollution rises by 3.
rule-SP-ACT-3 = Without Police Officers the Anarchist causes no riots.
rule-SP-ACT-4 = Other modules change cards of the base game: B and E with historic buildings, F with forest.

## Forest

rule-SP-FOR-1 = Each seat plays the easy or the expert side of the forest. The supply has 12 wood more.
rule-SP-FOR-2 = The zone is the whole map from the start. Each forest cell under a new or upgraded tile must be cleared for $1 (easy) or $2 (expert); Parks and Statues may not cover forest.
rule-SP-FOR-3 = Card F, Urban Planner: you pay only half of all clearing in this Phase 2, rounded down.
rule-SP-FOR-4 = Each cleared cell gives 1 wood from the supply, in turn order while there is some. It is set aside and cannot be used this round.
rule-SP-FOR-5 = A failed step clears nothing and costs nothing.
rule-SP-FOR-6 = Each wood set aside adds 1 to the pollution after relief. Neither Parks nor the Engineer help.
rule-SP-FOR-7 = After the deaths the wood set aside is stored as usual; the rest is discarded.
rule-SP-FOR-8 = The council clears at full price, in row 3 and with card G. Wood from Phase 7 waits for the next Phase 6.
rule-SP-FOR-9 = The Mayor may stand on forest. A cemetery needs a cell without forest; if there is none, the piece leaves the game.

## European boards

rule-SP-EUR-1 = Four boards have two cities each: Paris and London, Zurich and Madrid, Rome and Berlin, Helsinki and Athens. Each seat is dealt a board in turn order, then each picks a side, openly. Or a city is agreed for each seat, each at most once.
rule-SP-EUR-2 = The zone is the whole map from the start, but for London. Card F brings nothing there, but may be taken.
rule-SP-EUR-3 = In the advanced game there are special promises, but no platforms.
rule-SP-EUR-4 = The Eiffel Tower and the Tiber are cultural buildings: public ones, and each a kind of its own. They are nobody’s tiles and hold nobody.
rule-SP-EUR-6 = Some cities have start tiles. They are placed in secret after City Hall, on empty cells, for nothing and whatever they need around them; then all is committed.
rule-SP-EUR-10 = Paris has no Factories of level 2 or 3, no Refinery and no Harbor.
rule-SP-EUR-11 = Factories of Paris stand on perimeter cells alone.
rule-SP-EUR-12 = In Paris each river cell that is newly covered costs $1 more, by building, enlarging or upgrading. The print names building; that upgrades pay too is our reading.
rule-SP-EUR-13 = In Paris the citizens of council row 4 go straight to free homes of their owner’s choice, and to the Career Center if there is none; never to City Hall.
rule-SP-EUR-20 = London begins with a shop of level 1, 5 % of pollution and the small zone, which grows as usual.
rule-SP-EUR-21 = In London, when a Residence is built, as many people as its level may move in from City Hall, one by one, each into its next free cell. Nobody must.
rule-SP-EUR-22 = In London all empty homes fill from City Hall, of whatever level.
rule-SP-EUR-30 = Zurich begins with two shops of level 1, anywhere but on the lake.
rule-SP-EUR-31 = In Zurich a new Residence lies only on marked cells. It may leave them when it rises.
rule-SP-EUR-32 = In Zurich nothing but Residences newly covers a marked cell; that upgrades may not either is our reading. A shop that began on one may rise onto other cells.
rule-SP-EUR-33 = In Zurich new industry has a perimeter cell; what rises need not.
rule-SP-EUR-34 = In rounds 1 and 2 Zurich is not polluted, whatever would, and nobody dies.
rule-SP-EUR-40 = The Jardin of Madrid is never built on. It is no Park and no part of a Garden.
rule-SP-EUR-41 = In Madrid each cell around the Jardin that is newly covered costs $1 more.
rule-SP-EUR-42 = In Madrid every plan ends with one Residence of level 1 on a perimeter cell, free and without a point, as long as it has a place. It may fail as any step may.
rule-SP-EUR-50 = Rome begins with 9 % of pollution. Nothing is built on the Tiber.
rule-SP-EUR-60 = As long as the wall of Berlin stands, no tile lies on both sides of it. Influence areas and people do not mind it.
rule-SP-EUR-61 = At the end of round 7 the wall of Berlin falls. Two Residences that met at it merge, if their levels add up to 5 at most, both together have a shape of that level, and such a tile is in stock.
rule-SP-EUR-62 = Merging goes on until no pair is left, in the order that the owner chooses. Tiles that have merged merge on.
rule-SP-EUR-63 = Merging asks for nothing around the tile, and people stay on their cells.
rule-SP-EUR-70 = Helsinki begins with 2 citizens in City Hall and 12 in the Career Center.
rule-SP-EUR-71 = Helsinki begins with two empty Residences of level 1 beside the water.
rule-SP-EUR-72 = In Helsinki each own cultural building beside the water earns $1 a round, $6 at most.
rule-SP-EUR-80 = The Parthenon is a Residence of level 4 for shops alone. The print sets no such limit where it says what the Parthenon counts as: that Factories may stand beside it is our reading, which an owner may change.
rule-SP-EUR-81 = Piraeus is the Harbor of Athens, which has no other.
rule-SP-EUR-82 = In Athens each shop adds 1 % to the pollution after relief.

## Police Officers

rule-SP-POL-1 = Each seat has 2 police officers beside its borough. Card L, Anarchist, is in every game, and there is a Police Station for each seat.
rule-SP-POL-2 = When your Police Station is built, by plan or council, your officers come to its first two cells, one to each.
rule-SP-POL-3 = An officer on a cell of the Police Station staffs it as a citizen does. Citizens may use a cell of it that is free.
rule-SP-POL-4 = In your move an officer on the station or on open ground may walk up to 3 steps in eight directions, through people, to a cell that was free when the step began and still is. Officers and citizens move in any order.
rule-SP-POL-5 = It crosses any cell of its own zone but obstacles. It may stop on an empty cell, on a Park or Statue, or on a free people space of a tile; not in City Hall, on other buildings, on the cemetery or on the Mayor’s cells.
rule-SP-POL-6 = An officer on a people space of any other building moves as a citizen does, to own people spaces only. Officers are never idle, never go abroad and never drive.
rule-SP-POL-7 = A cell with an officer on open ground is not empty. An officer in a Park is in nobody’s way when the Park is enlarged.
rule-SP-POL-8 = An officer covers every building on its own cell or on one of the 8 cells around it.
rule-SP-POL-9 = When all have moved and card L lies face up, taken or not, riots break out in every borough, unless there were any the round before.
rule-SP-POL-10 = As many people riot as the number of the round: citizens and Traders of the seat in its own borough, City Hall included, in buildings that no officer covers. Their seat chooses who, in turn order. Tourists and officers never riot.
rule-SP-POL-11 = A rioter does not work, produce, earn, vote or staff. It still pollutes and can die.
rule-SP-POL-12 = An officer earns and makes nothing, neither in shops and Factories nor in the Museum or the University, and staffs no Fire Station.
rule-SP-POL-13 = Each citizen who votes in a home that exactly one officer covers gives 1 vote more. In a home or University that two officers cover nobody votes at all.
rule-SP-POL-14 = Officers in homes do not vote.
rule-SP-POL-15 = Each officer on the board pollutes by 1, and nothing spares that but what relieves all.
rule-SP-POL-16 = All riots stop after the council, but those of the last round last to the end. People who die or leave City Hall riot no more; those who do not riot leave City Hall first.
rule-SP-POL-17 = Each rioter at the end costs 1 point, a Trader too. An eliminated seat has none.
rule-SP-POL-18 = Officers are no citizens: they do not die, nothing counts them, and they are nobody’s tourists. In a home an officer fills its space.

## Traders

rule-SP-TRD-1 = Each seat has 3 Traders beside its borough, over and above its citizens.
rule-SP-TRD-2 = Before your moves, a Trader enters City Hall for each of 4, 8 and 12 own citizens outside City Hall that your borough has reached for the first time. Without room it waits for the next round; a dead one does not come back.
rule-SP-TRD-3 = When a Residence takes somebody from City Hall it may be a Trader. If only Traders are there, nobody has to move in.
rule-SP-TRD-4 = A Trader moves as a citizen does, but never abroad; from commerce it may go straight to another Commerce.
rule-SP-TRD-5 = A Trader works in commerce only. It does not vote, produce or staff anything, and earns nothing in Museum or University.
rule-SP-TRD-6 = A Trader uses its space up to twice: $2, two materials sold, votes bought twice for $1 to $4 each, or two materials traded for votes.
rule-SP-TRD-7 = Each Trader in the borough pollutes by 2 instead of 1, in City Hall too.
rule-SP-TRD-8 = A Trader outside City Hall may be chosen to die. No count of citizens includes Traders, but one does fill its space in a home.

## New buildings

rule-SP-BLD-1 = Parks and Statues that touch by their sides are one Park group. A group with at least 6 Park cells, its Statues not counted, is a Garden.
rule-SP-BLD-2 = Statue: 1 cell, $1 and 1 point, from a common stock of 16. It needs a Garden without a Statue beside it.
rule-SP-BLD-3 = Nothing may be laid, neither Statue nor Park nor larger Park, that leaves two Statues in one Park group.
rule-SP-BLD-4 = A Statue is culture and a Park: a public building, and it relieves 1. Each may have many, but all are one kind of culture. No Park is made from a Statue.
rule-SP-BLD-5 = Neither the Mediator nor the Architect lowers the price of a Statue.
rule-SP-BLD-6 = Palace: 4 cells in a square, $2 and 2 of the 3 points, from a common stock of 9. It needs nothing around it, holds nobody and is no culture. The Mediator makes it cheaper.
rule-SP-BLD-7 = The council builds neither Statues nor Palaces.
rule-SP-BLD-8 = When all plans have been shown, in turn order: for each Palace that was really built draw one promise of each difficulty, keep one in secret and put the others under their stacks. Empty stacks are passed over.
rule-SP-BLD-9 = Every promise brings 5 if it is kept and costs nothing if not, but those of Palaces and Statues keep their values. Special promises stay as they are.
rule-SP-BLD-10 = No promise pays for a council move.

## Promise cards and special promises

rule-SP-PRO-1 = With Police Officers, Traders and the new buildings there are two promises more. A difficult one asks for half of your citizens and Traders in your borough to riot at the end, at least one; a medium one for three of your Traders at work in three different shops of yours.
rule-SP-PRO-2 = They bring what every promise brings beside the new buildings; their difficulty only names the stack.
rule-SP-SPE-1 = In the advanced game there are two special promises more: that none of your people riot at the end, and that two of your Traders are in a cemetery. That they come with the promise cards is our reading.

## Real buildings

rule-SP-REA-1 = With forest boards each seat has one copy of the Colosseum or of Neuschwanstein, the same for all or one chosen for each.
rule-SP-REA-2 = It takes 1 build point and exactly 2 stone, for which nothing stands in; clearing is paid besides. Nobody goes there, and the council never builds it.
rule-SP-REA-3 = Both are cultural buildings, each a kind of its own, but card B, Architect, never lowers their price.
rule-SP-REA-4 = Card E, Supporter, brings twice as much if your Colosseum stands when you take it: $2 or 4 votes.
rule-SP-REA-5 = Neuschwanstein needs 4 cells of forest around it, beside those that it clears itself.
rule-SP-REA-6 = In each vote Neuschwanstein gives 1 vote for each cell of forest then around it beyond the third.

## Roads

rule-SP-ROA-1 = Each seat has 10 Roads and 5 Roundabouts of its own.
rule-SP-ROA-2 = A plan ends with Roads and Roundabouts, behind its upgrades: as many as you like, for no build points. They are your own, so no failed step can take one from you.
rule-SP-ROA-3 = A Road costs $1, a Roundabout $2; no card makes them cheaper.
rule-SP-ROA-4 = A Road lies on the border of two cells of the zone that are not of one tile, a Roundabout on a corner inside the map, one on each. Forest need not be cleared for them, and what is laid stays.
rule-SP-ROA-5 = A Road that meets another at a right angle adds the Roundabout of that corner, at its price, if none lies there. A Roundabout may also be laid alone where a Road ends.
rule-SP-ROA-6 = No tile may be built, upgraded or enlarged across a Road. Roads part nothing else.
rule-SP-ROA-7 = A move between Residence, Commerce and Factory of different colours may be made as a trip if Roads lead there. All rules of moving hold. Tourists and police officers walk, Traders may drive.
rule-SP-ROA-8 = A trip goes along Roads that meet, and turns at a Roundabout only. It begins with a Road alongside the tile if that network has one, or else with one that ends at its corner, and ends in the same way. The trip takes the fewest Roads, and among equals the fewest Roundabouts.
rule-SP-ROA-9 = A trip brings $1 for every 2 Roads, rounded up, and 1 % of pollution for every Roundabout between two of its Roads, at once.
rule-SP-ROA-10 = Berlin: as long as the wall stands, no Road touches it.
rule-SP-ROA-11 = Cities: no Road between two cells of water; the river of Paris costs nothing more.
rule-SP-ROA-12 = The promise of the longest Road holds if nobody has a longer path of Roads that visits no point twice, except to close a ring, and yours is at least 1 long. In a solo game it takes 6.

## What the sections of the rules are called

section-SC-2 = What things are
section-SC-3 = Set-up
section-SC-4 = Special actions
section-SC-5 = Building
section-SC-6 = Tiles
section-SC-7 = Upgrades
section-SC-8 = Moving citizens
section-SC-9 = Income
section-SC-10 = Votes
section-SC-11 = Pollution
section-SC-12 = City Council
section-SC-13 = Mayor’s next visit
section-SC-14 = End of the game
section-SC-16 = Advanced game
section-SC-17 = Playing alone
section-SC-18 = Elimination
section-SP-SET = Modules
section-SP-POL = { value-modules-police }
section-SP-TRD = { value-modules-traders }
section-SP-FOR = { value-modules-forest }
section-SP-EUR = { value-modules-cities }
section-SP-ACT = { value-modules-cards }
section-SP-BLD = { value-modules-buildings }
section-SP-PRO = { value-modules-promises }
section-SP-SPE = { value-modules-special }
section-SP-REA = { value-modules-historic }
section-SP-ROA = { value-modules-roads }
