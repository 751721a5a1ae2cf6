# The lessons of Small City. A message names its lesson in web/src/games/small-city/lessons: its text is the task,
# `.right` the answer to the goal, `.else` to everything without an answer of its own. Values are facts of the round.
# `.done` of a course comes after its last lesson.
# "Plan" is the secret plan of a round, "seal" ends it.

course-homes = Homes and culture
    .done = You can now house people, and you know what lets homes rise.
course-people = People
    .done = You can now move people, and you know who votes, who works and who arrives.
course-works = Shops and works
    .done = You can now earn money, make goods and turn both into votes.
course-smoke = Pollution
    .done = You can now keep pollution below the next mark.
course-council = The council
    .done = You can now use the council and keep promises.
course-round = The round
    .done = You know the whole round. Now play one game of eight.
# One lesson for each module of the expansion.
course-module = Spring

lesson-homes-first = A home touches as many public buildings as its level; corners count. City Hall is public. Build a Residence 1 beside it.
    .title = A home
    .right = A Residence 1 takes somebody in at once: City Hall has one citizen less.
    .built = The { $what } is legal too, but nobody lives in it. Choose Residence 1, then a lit cell beside City Hall.
    .else = Nothing was built. Choose Residence 1, then a lit cell beside City Hall, and seal the plan.
lesson-homes-culture = Culture is public too, and paid in goods. Build the School so that your home on f5 touches it.
    .title = Culture is public
    .right = Now the home on f5 touches two public buildings: it could be a Residence 2.
    .far = The School stands, but it does not touch f5. Edges and corners count, nothing further away.
    .built = The { $what } stands. This time build the School; it costs one wood, and you have one.
    .else = Nothing new was built. The School costs one wood, and you have one.
lesson-homes-rise = A home rises one level a round, for nothing, over one more cell. Tap the home on f5, then a lit cell.
    .title = Homes rise for free
    .right = Residence 2: no dollar, no point, and room for one more.
    .built = The { $what } stands. But rising is free: tap the home on f5 itself, then a lit cell.
    .else = The home is as it was. Tap it on f5, then a lit cell, and seal the plan.
lesson-homes-straight = You may also build a larger home at once, for its price. Find a place for a Residence 2.
    .title = Straight to level 2
    .right = ${ $spent } for it. It stands empty: only a Residence 1 takes somebody in at once.
    .small = A Residence 1 fits too. A Residence 2 must touch both City Hall and the School.
    .built = That is legal. But a Residence 2 goes where City Hall and School both touch it.
    .else = Nothing was built. A Residence 2 goes where City Hall and School both touch it.
lesson-homes-vote = People who are at home at the end of a round vote; higher homes give more. Seal your plan and watch.
    .title = Homes vote
    .right = { $votes } votes: two from each person in the Residence 2, one from the Residence 1. Votes are points.
    .else = Nobody voted this time. Leave people in their homes and seal the plan.
lesson-homes-question = The numbers are hidden. In one step and without a dollar, raise this round’s votes by 2.
    .title = Your question
    .right = A Residence 3 touches City Hall, School and Library. Two people live there: one vote more from each.
    .paid = { $more } votes more, but it cost ${ $spent }. One step costs nothing.
    .else = { $more } votes more. Look at the home that touches the most public buildings.

lesson-people-walk = People walk any distance, into a building of another colour. Send the citizen from the home on f5 to the shop.
    .title = People move
    .right = A shop earns, a home votes: nobody does both in one round.
    .else = It stayed at home and votes. This time, send it to the shop on g6.
lesson-people-must = People at work must leave. From factory to factory is no move: both have the same colour. Bring the worker home.
    .title = Who must move
    .right = Home, right across the borough. Two free spaces in the factories: two newcomers.
    .else = The worker stays idle at the factory. Bring it home to f5.
lesson-people-shut = A space that somebody left stays shut this round. Two must move and one home is free. Who goes?
    .title = What is left is shut
    .right = One of them lives there now; the other stays idle and does nothing this round. Either choice is fine.
    .else = Both stay idle at work. One of them could move into the home on b5.
lesson-people-refill = After your moves City Hall fills every empty Residence 1. Send both people shopping, then end your moves.
    .title = City Hall sends people
    .right = Two shop, and two new people are at home and vote. Higher homes are not refilled.
    .one = One shops, and one home was refilled. City Hall had two people: send both.
    .else = Nobody left home, so nobody came. Send both people to the shops.
lesson-people-arrive = Each free space in a factory brings a newcomer to City Hall. Get three this round.
    .title = Newcomers
    .right = Three newcomers. A worker would have made wood instead.
    .else = { $arrived ->
        [0] Nobody came. A taken space brings goods, a free one brings people.
        [one] One newcomer. A taken space brings goods, a free one brings people.
       *[other] { $arrived } newcomers. A taken space brings goods, a free one brings people.
    }
lesson-people-visit = One citizen may visit the shops, factories or museum of each neighbour. Send your worker to your neighbour’s shop.
    .title = A visit
    .right = It earns there for you and pollutes there: your neighbour’s pollution, not yours.
    .citizen = Your other citizen visited, and the worker stays idle. Send the worker from a7.
    .else = The worker stays idle at home. Open your neighbour’s borough, then choose a space of the shop.
lesson-people-question = The numbers are hidden. Make this round bring 1 dollar, 6 votes and 1 newcomer.
    .title = Your question
    .right = One person shops, City Hall refilled a Residence 1, and the factory stands free. That is a whole round.
    .poor = No dollar: nobody stands in the shop.
    .taken = No newcomer: the space in the factory is taken.
    .else = { $votes } votes. A space in the Residence 2 stays empty: City Hall refills level 1 alone.

lesson-works-shop = A shop counts homes: the levels it touches add up to its own level or more. Build a Commerce.
    .title = A shop
    .right = It stands beside a Residence 2, which is level enough for a Commerce 2 as well.
    .built = The { $what } stands. This time a Commerce: it is lit beside your homes.
    .else = Nothing new was built. A Commerce is lit beside your homes.
lesson-works-cash = People in a shop work its spaces. The first earned cash by itself; the second can sell a good. Sell your wood.
    .title = What shops do
    .right = Sold. Each space works once a round, if somebody stands there. Money builds homes, and homes vote.
    .else = Selling is your choice, but it was free money. Sell the wood this time.
lesson-works-apart = A factory may not touch a home, not even by a corner. Build a Factory 1.
    .title = Homes and factories keep apart
    .right = From now on homes must keep away from it too, also when they rise.
    .built = That is legal. Now a factory: all it needs is distance from homes.
    .else = Nothing was built. A factory needs distance from homes, and nothing else.
lesson-works-goods = A person at work in a factory makes a good; level 1 makes wood. Send somebody to work.
    .title = Goods
    .right = One wood, made after income: you can plan with it next round. This factory brings no newcomer now.
    .else = Nobody went to work, so a newcomer will come instead of wood. Send somebody to a7.
lesson-works-refinery = Level 2 makes stone and needs a Refinery beside it; level 3 makes metal and needs a Harbor too. Build the Refinery.
    .title = Better works
    .right = Next round the factory may rise over b7. Stone pays for Metro and Clinic.
    .shut = It stands, but it is in the way: the factory wants to rise over b7.
    .built = That is legal. Now the Refinery: it is lit beside your factory.
    .else = Nothing was built. The Refinery is lit beside your factory.
lesson-works-store = Warehouses and free spaces of City Hall hold goods. Two wood arrive and one place is left: give up the lesser good.
    .title = Room for goods
    .right = Wood is easy to make again. It polluted all the same: what is made counts, even if you give it up.
    .else = The stone is gone. Wood is easier to make again: keep the stone.
lesson-works-question = The numbers are hidden. Spend dollars and goods on votes: you have 10 votes, reach 22.
    .title = Your question
    .right = { $total } votes: all $4 for votes, and the metal, which trades for the most.
    .close = { $total } votes. Something of value is left: spend all dollars, and choose the better good.
    .else = { $total } votes. Metal trades for the most, and dollars buy the rest.

lesson-smoke-grow = Each person in your borough adds one percent of pollution, City Hall too. You stand at 6: where will the ribbon end?
    .title = Everybody pollutes
    .right = { $rise } percent more, one for each person: { $track } in all. Each percent costs a vote at the end.
    .hall = It ends at { $track }: the two people in City Hall count as well. Try again.
    .silent = It ended at { $track }. This time say the number first.
    .else = Not { $guess }: it ends at { $track }. Count three people at home and two in City Hall, from 6 on.
lesson-smoke-park = A park cell takes one percent off each round’s growth, up to half of it. Six are due: make it three.
    .title = Parks
    .right = Three cells, three percent less, every round.
    .some = { $rise } percent this time. Three cells would take off three.
    .else = { $rise } percent. Parks stand anywhere: build three cells.
lesson-smoke-half = Three park cells already take half of the six that are due. Spend on something that still helps.
    .title = No more than half
    .right = Well spent. Parks beyond half wait until more people come.
    .park = Growth stays at three: half is the most that parks can take.
    .else = Nothing was built. You have money and points: spend them on something other than a park.
lesson-smoke-stone = At each mark, 20, 40, 60 and 80, somebody dies. You stand at 16 and 5 are due. Stay below 20.
    .title = The marks
    .right = { $track }: the mark is not reached. Next round it will be, unless you grow slower.
    .exactly = Exactly 20: reached is passed. One park cell more would do.
    .else = { $track } passes the mark. Two park cells keep you at 19.
lesson-smoke-death = The mark at 20 is passed. Choose who dies, but nobody in City Hall; then a bare cell for the cemetery.
    .title = The cemetery
    .right = That cell is lost for ever. The next three dead need no further one.
lesson-smoke-council = Parks slow the ribbon, they never turn it back. The last row of the council does. Move a disc there.
    .title = Only the council cleans
    .right = { $less } percent less. It is the one way back.
    .other = The disc has moved. But the last row alone turns the ribbon back.
    .else = You may pass. This time, take the last row.
lesson-smoke-question = The last round, and the numbers are hidden: votes less pollution is your score. With one tile and one rise, gain 5.
    .title = Your question
    .right = A park of three cells saves 3 percent, and the Residence 3 brings 2 votes.
    .park = The park saves 3. A home can rise besides, for nothing.
    .home = The home brings { $more } votes more. There is money for a park besides.
    .else = { $more } votes more and { $rise } percent. Compare a vote more with a percent less: each is one point.

lesson-council-keep = A promise pays at the end if you keep it and costs if you break it; harder ones pay more. Keep one of three.
    .title = A promise
    .right = It is yours. The others see how hard it is, but not what it says.
    .else = Choose one of the three promises.
lesson-council-meter = Your promise wants School, Library and Museum. Two stand. Keep it.
    .title = Keep a promise
    .right = Kept as things stand. It is judged at the end, not now.
    .built = That is legal. The Museum costs one wood and one stone; you have both.
    .else = Nothing was built. The Museum costs one wood and one stone; you have both.
lesson-council-disc = Once a round one of your two discs moves one column to the right, into any row: pay, then take what it gives.
    .title = The council
    .right = A disc crosses four columns in a game. Later columns cost more and give more.
    .else = Passing is allowed, but eight rounds are not many. Try a move.
lesson-council-build = The third row builds a tile for nothing, no larger than its column. Move a disc there and build.
    .title = It builds for nothing
    .right = It cost no build point and no price of its own. Culture is never built here.
    .other = The disc has moved, but nothing was built. The third row is the one that builds.
    .else = You passed. Move a disc to the third row: it builds for nothing.
lesson-council-pay = No money, no votes: a column can also be paid for with its promise, which you take unseen. Move that way.
    .title = Paid with a promise
    .right = A new promise is yours: points if you keep it, a debt if you break it.
    .else = Safe, and nothing gained. Move a disc and see what the promise asks.
lesson-council-question = The last council of the game, and the numbers are hidden. One disc can still move: gain 6 points with it.
    .title = Your question
    .right = Six percent less for $4: money is worth nothing after this.
    .votes = Six percent less, but paid for in votes. You had money, and after this it is worth nothing.
    .promise = A promise drawn now can hardly be kept. You had money, and after this it is worth nothing.
    .else = { $gain } points. Nothing is built or sold after this: only votes, promises and pollution count.

lesson-round-mayor = The Mayor of the host takes two bare cells for a round; nothing is built there. Put him where he harms least.
    .title = The Mayor
    .right = The host also plays first, everywhere this round.
    .else = Put the Mayor on two bare cells side by side.
lesson-round-card = Everybody takes one action card; most of them work for the whole round. Take one.
    .title = A card each
    .right = Yours until the end of the round. Then all cards turn face down, and the next ones in the circle turn up.
    .else = Take one of the open cards.
lesson-round-seal = All players plan at once, in secret: three points, one for each tile of any size. Plan something and seal it.
    .title = A secret plan
    .right = Once everybody has sealed, all plans open together and are built in order.
    .else = Your plan was empty. Build or raise something before you seal.
lesson-round-scarce = One Metro is left. Your neighbour plays first and wants it. Seal a plan of which nothing can fail.
    .title = Who is served first
    .right = Nothing failed. Tiles of your own and common ones in plenty never do.
    .failed = The last Metro went to your neighbour. You keep your stone, but the point is gone.
    .else = Nothing failed, but nothing was built. Plan something other than the Metro.
lesson-round-round = Cards, plan, moves, income, votes, pollution, council: now all in a row, alone. Take your time.
    .title = A whole round
    .right = { $votes ->
        [one] One vote, { $rise } percent more. Eight rounds like this make a game.
       *[other] { $votes } votes, { $rise } percent more. Eight rounds like this make a game.
    }
lesson-round-question = Two rounds against a bot with your borough, but 3 percent more pollution. End with more votes less pollution than it has.
    .title = Your question
    .right = { $score } to { $rival }. You can play the whole game now.
    .else = { $score } to { $rival }. People at home vote, park cells slow the ribbon. Try again, or play a game.

lesson-module-police = Card L is up: citizens whom no officer covers riot. Walk an officer up to three steps; at most one citizen may riot.
    .title = Police officers
    .right = { $rioters ->
        [0] Nobody riots: your officers cover everybody who stayed.
       *[other] One riots, works for nobody and votes for nobody. Your officers cover the others.
    }
    .else = { $rioters } riot. An officer covers the eight cells around: cover the homes and the shop below.
lesson-module-traders = A Trader works only in shops, but twice, and pollutes twice. Send the Trader on f5 to the shop.
    .title = Traders
    .right = Twice the cash or twice the sale. With 4, 8 and 12 citizens housed or at work a Trader comes.
    .else = A Trader at home does not vote. Send it from f5 to the shop.
lesson-module-forest = Trees cost money to clear and leave wood. Build something over at least one tree; parks may not stand there.
    .title = Forest boards
    .right = Cleared. You can use the wood next round; it pollutes once.
    .built = Legal, but no tree fell. Choose a cell with a tree.
    .else = Nothing was built. Choose a tile, then a cell with a tree.
lesson-module-cards = With card K nobody in your shops pollutes; card L costs $2 or 3 votes. You stand at 16 percent: take K.
    .title = Action cards
    .right = Now three may shop without a percent more: 19 instead of 22, below the mark at 20.
    .anarchist = It cost you at once, and six percent are due: the mark is at 20. Take K.
    .else = Useful, but six percent are due, and the mark is at 20. Take K.
lesson-module-buildings = Six park cells side by side are a Garden. Each may have a Statue beside it: culture and park in one. Build it.
    .title = New buildings
    .right = One public building more, and a park cell more. A Palace costs two points and brings a promise.
    .built = Legal: { $what }. Now the Statue: it is lit around your Garden.
    .else = Nothing was built. The Statue is lit around your Garden.
lesson-module-promises = Your promise: three Traders in three different shops at the end. The two in shops must move on, the third may. Keep it.
    .title = Promise cards
    .right = From shop to shop: Traders may do that, citizens may not. The promise is kept.
    .else = { $shops } of 3 shops have a Trader. Each Trader needs a shop of its own.
lesson-module-special = The last round, and card L is up. Your special promise: nobody riots at the end. Walk an officer.
    .title = Special promises
    .right = Everybody is covered: the special promise is kept, and no point is lost.
    .else = { $rioters ->
        [one] One riots: it costs a point and breaks the promise.
       *[other] { $rioters } riot: each costs a point, and the promise is broken.
    }
lesson-module-historic = Neuschwanstein brings a vote a round for each forest around it beyond three. Place it for 3 votes.
    .title = Real buildings
    .right = Six forests stand around it: 3 votes, each round. Clear none of them.
    .castle = { $votes ->
        [one] One vote a round. More forests stand around b8.
       *[other] { $votes } votes a round. More forests stand around b8.
    }
    .built = Legal: { $what }. Neuschwanstein costs two stone, and you have two.
    .else = Nothing was built. Neuschwanstein costs two stone, and you have two.
lesson-module-cities = Each city changes a few rules. In Zurich homes stand on marked cells, and nothing else does. Build a home.
    .title = Eight cities
    .right = Zurich also measures no pollution in rounds 1 and 2. The frame shows what each city changes.
    .built = Legal: { $what }. Now a home, on a marked cell.
    .else = Nothing was built. Homes are lit on the marked cells.
lesson-module-roads = A drive pays a dollar for each two roads; each roundabout on the way adds one percent. Drive to the lower factory.
    .title = Roads
    .right = Six roads: $3. One roundabout: one percent.
    .short = { $roads ->
        [one] Only one road. The factory is further.
       *[other] Only { $roads } roads. The factory is further.
    }
    .walked = It walked, which pays nothing. Choose to drive.
    .else = Nobody moved. Choose a person in the home on a5, then the factory, and drive.
