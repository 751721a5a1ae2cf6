# What the options of a set-up of Small City are called, by their keys and values; `_about` where more is to be said.

option-advanced = Advanced game
option_about-advanced = For a second game: everybody keeps a special promise too, and half-way through stands for a platform that wins or costs votes at the end.

option-modules = Modules
value-modules-police = Police Officers
value_about-modules-police = Two officers a seat walk the borough; where none is near, people may riot.
value-modules-traders = Traders
value_about-modules-traders = Three a seat, who come as the borough grows and use a shop twice.
value-modules-forest = Forest boards
value_about-modules-forest = The whole map from the start; its forest is cleared for money and gives wood.
value-modules-cities = European boards
value_about-modules-cities = A city for each seat, with land and rules of its own: a river, a lake, a wall. Nobody stands for a platform then.
value-modules-cards = Action cards
value_about-modules-cards = The Ecologist and the Anarchist come to the cards; any two of the ten stay in the box.
value-modules-buildings = New buildings
value_about-modules-buildings = Statues beside Gardens and Palaces that bring promises; nearly every promise brings 5 and costs nothing.
value-modules-promises = Promise cards
value_about-modules-promises = Two more promises: one for riots, one for Traders in three shops.
value-modules-special = Special promises
value_about-modules-special = Two more special promises: about a calm end, and about Traders who did not live to see it.
value-modules-historic = Real buildings
value_about-modules-historic = The Colosseum or Neuschwanstein for each seat: culture built of stone alone.
value-modules-roads = Roads
value_about-modules-roads = Roads on the borders of cells: whoever drives to work or home earns money, and roundabouts pollute.

option-forest_side = Side of the forest board
value-forest_side-easy = Easy
value_about-forest_side-easy = Clears a cell for $1.
value-forest_side-expert = Expert
value_about-forest_side-expert = Clears a cell for $2.

option-cities = Cities
option_about-cities = Boards are dealt to all, or each seat has a city of its own: no city is played twice.
value-cities-dealt = Dealt
value_about-cities-dealt = Each seat is dealt a board with two cities and picks one.
value-cities-paris = Paris
value_about-cities-paris = No heavy industry; newcomers of the council go straight home.
value-cities-london = London
value_about-cities-london = A small zone, a shop and pollution from the start; people may move into every new home at once.
value-cities-zurich = Zurich
value_about-cities-zurich = New homes stand by the lake alone; two rounds without pollution.
value-cities-madrid = Madrid
value_about-cities-madrid = Land around the Jardin is dear; a free home each round on the edge.
value-cities-rome = Rome
value_about-cities-rome = The Tiber raises homes; much pollution from the start.
value-cities-berlin = Berlin
value_about-cities-berlin = A wall parts the borough until late; then homes merge across it.
value-cities-helsinki = Helsinki
value_about-cities-helsinki = Culture by the water earns; fewer citizens at the start.
value-cities-athens = Athens
value_about-cities-athens = The Parthenon raises shops, Piraeus is your Harbor; shops pollute.

option-historic = Real building
value-historic-colosseum = Colosseum
value_about-historic-colosseum = The Supporter brings twice as much.
value-historic-neuschwanstein = Neuschwanstein
value_about-historic-neuschwanstein = Votes each round for much forest around it.

option-constants = Numbers of the box
option_about-constants = Prices, votes and limits: the standard ones, or those of a box that this server was given.
value-constants-standard = Standard
