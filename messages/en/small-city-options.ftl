# What the options of a set-up of Small City are called, by their keys and values; `_about` where there is more to say.

option-advanced = Advanced game
option_about-advanced = For a second game: everybody keeps a special promise too, and half-way through stands for a platform that wins or costs votes at the end.

option-modules = Modules
value-modules-police = Police Officers
value_about-modules-police = Each player gets two officers. Where none is near, people may riot.
value-modules-traders = Traders
value_about-modules-traders = Each player gets three as the borough grows. They use a shop twice.
value-modules-forest = Forest boards
value_about-modules-forest = The whole map from the start; its forest is cleared for money and gives wood.
value-modules-cities = European boards
value_about-modules-cities = A city for each player, with land and rules of its own: a river, a lake, a wall. There are no platforms then.
value-modules-cards = Action cards
value_about-modules-cards = The Ecologist and the Anarchist come to the cards; any two of the ten stay in the box.
value-modules-buildings = New buildings
value_about-modules-buildings = Statues beside Gardens and Palaces that bring promises; nearly every promise brings 5 and costs nothing.
value-modules-promises = Promise cards
value_about-modules-promises = Two more promises: one for riots, one for Traders in three shops.
value-modules-special = Special promises
value_about-modules-special = Two more special promises: about a calm end, and about Traders who died before the end.
value-modules-historic = Real buildings
value_about-modules-historic = The Colosseum or Neuschwanstein for each seat: culture built of stone alone.
value-modules-roads = Roads
value_about-modules-roads = Roads on the borders of cells: driving to work or home earns money, and roundabouts pollute.

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
value_about-cities-paris = Elegant and clean: no heavy industry, and newcomers from the council go straight home.
value-cities-london = London
value_about-cities-london = Small, smoky and always full: a shop and pollution from the start, and people move into every new home at once.
value-cities-zurich = Zurich
value_about-cities-zurich = Tidy and quiet: new homes only by the lake, and two rounds without pollution.
value-cities-madrid = Madrid
value_about-cities-madrid = Sunny and generous: one free home on the edge each round, but building by the Jardin costs more.
value-cities-rome = Rome
value_about-cities-rome = Old stones and heavy air: homes by the Tiber grow higher, and you start with much pollution.
value-cities-berlin = Berlin
value_about-cities-berlin = Two halves that wait for one day: a wall splits your borough until late, then homes merge across it.
value-cities-helsinki = Helsinki
value_about-cities-helsinki = Few people and much water: fewer citizens at the start, but culture by the water earns money.
value-cities-athens = Athens
value_about-cities-athens = Bright and busy: shops by the Parthenon grow higher and Piraeus is your Harbor, but shops pollute.

option-historic = Real building
value-historic-colosseum = Colosseum
value_about-historic-colosseum = The Supporter brings twice as much.
value-historic-neuschwanstein = Neuschwanstein
value_about-historic-neuschwanstein = Votes each round for much forest around it.

option-constants = Numbers of the box
option_about-constants = Prices, votes and limits: the standard ones, or a set that the owner of this server added.
value-constants-standard = Standard
