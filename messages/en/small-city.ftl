# Small City: what its pieces are called, in the terminal and on the page.

## Tiles, by their codes

tile-R1 = Residence 1
tile-R2 = Residence 2
tile-R3 = Residence 3
tile-R4 = Residence 4
tile-R5 = Residence 5
tile-C1 = Commerce 1
tile-C2 = Commerce 2
tile-C3 = Commerce 3
tile-C4 = Commerce 4
tile-F1 = Factory 1
tile-F2 = Factory 2
tile-F3 = Factory 3
tile-Ref = Refinery
tile-Har = Harbor
tile-War = Warehouse
tile-Pk1 = Small Park
tile-Pk2 = Medium Park
tile-Pk3 = Large Park
tile-Sch = School
tile-Lib = Library
tile-Mus = Museum
tile-Met = Metro Station
tile-Cli = Clinic
tile-Uni = University
tile-Pol = Police Station
tile-Fir = Fire Station
tile-Hall = City Hall
tile-Sta = Statue
tile-Pal = Palace
tile-Col = Colosseum
tile-Neu = Neuschwanstein

## People

# .one stands within a sentence, .begins at its beginning.
person-citizen = citizen
    .one = a citizen
    .begins = A citizen
person-officer = police officer
    .one = a police officer
    .begins = A police officer
person-trader = trader
    .one = a trader
    .begins = A trader

## Materials

material-wood = wood
    .short = w
material-stone = stone
    .short = s
material-metal = metal
    .short = m

# So much of a material.
materials = { $count } { $material }

## Action cards, by their letters

card-A = Mayor
card-B = Architect
card-C = Mediator
card-D = Engineer
card-E = Supporter
card-F = Urban Planner
card-G = City Councilor
card-H = Opponent
card-K = Ecologist
card-L = Anarchist

## Effects of action cards

about-mayor = hosts the Mayor next round and plays first
about-mayor_alone = no effect in a solo game
about-architect = culture costs 1 material less
about-mediator = buildings cost $1 less, at least $1
about-engineer = your production does not pollute
about-supporter = money or votes at once
about-planner = the zone grows by 1 at once
about-councilor = a council move at once
about-opponent = no effect
about-clearing = clearing forest in phase 2 costs half
about-ecologist = people in your shops do not pollute
about-anarchist = pay $2 or 3 votes at once; with neither, +3 % pollution
about-anarchist_riots = causes riots while face up; pay $2 or 3 votes at once; with neither, +3 % pollution
about-supporter_twice = money or votes at once, twice as much with your own Colosseum

## Effects of tiles of modules

about-statue = one beside each Garden
about-palace = after the reveal, draw one promise of each kind and keep one
about-colosseum = the Supporter brings twice as much
about-neuschwanstein = 1 vote a round for each forest around it beyond the third

## What the taker of a card chose

chosen-money = money
chosen-votes = votes

## Stacks of promises

stack-easy = easy
stack-medium = medium
stack-difficult = difficult
stack-special = special
stack-platform = platform

## Promises

promise-promise_green = A green borough
promise-promise_homes = Roofs for all
promise-promise_classics = Books and pictures
promise-promise_storage = Full barns
promise-promise_expansion = New ground
promise-promise_shops = Busy counters
promise-promise_tower = Higher than the trees
promise-promise_steel = Glowing furnaces
promise-promise_culture4 = Culture for everyone
promise-promise_clean30 = Clear air
promise-promise_crowd = Lively streets
promise-promise_r5 = The big house
promise-promise_malls = Two great stores
promise-promise_culture5 = Capital of the muses
promise-promise_clean20 = Blue sky
promise-promise_three_r3 = Three fine streets
promise-promise_palaces = Three noble houses
promise-promise_riot = Half the town on its feet
promise-promise_traders = A stall in every street
promise-promise_statues = Cast in bronze
promise-promise_longest_road = The long road

## Special promises

promise-special_treasury = Money in the bank
promise-special_metal = Iron reserve
promise-special_full_homes = A light in every window
promise-special_no_grave = Nobody left behind
promise-special_abroad = Greetings from next door
promise-special_university = A seat of learning
promise-special_services = Safe day and night
promise-special_port = Gateway to the sea
promise-special_three_shops = A shopping street
promise-special_three_works = Smoking chimneys
promise-special_warehouses = Room for everything
promise-special_council = A voice in the council
promise-special_whole_map = To the last corner
promise-special_full_zone = No gap left
promise-special_big_parks = Three green lungs
promise-special_no_waiting = An empty waiting room
promise-special_palaces = A court of its own
promise-special_statues = Heroes in the green
promise-special_no_riot = Peace in the streets
promise-special_dead_traders = Gone with their goods
promise-special_colosseum = Bread and games
promise-special_neuschwanstein = A fairy tale of stone
promise-special_full_roads = Every road leads home

## Platforms

platform-none = no platform
platform-platform_economy = Economy
platform-platform_population = Population
platform-platform_culture = Culture

# A platform is a promise too.
promise-platform_economy = { platform-platform_economy }
promise-platform_population = { platform-platform_population }
promise-platform_culture = { platform-platform_culture }

## The rows of the City Council, from 1

row-1 = Finance
row-2 = Supplies
row-3 = Construction
row-4 = Tourism
row-5 = Environment

## Cities, their boards and their land

city-paris = { value-cities-paris }
city-london = { value-cities-london }
city-zurich = { value-cities-zurich }
city-madrid = { value-cities-madrid }
city-rome = { value-cities-rome }
city-berlin = { value-cities-berlin }
city-helsinki = { value-cities-helsinki }
city-athens = { value-cities-athens }
board-paris_london = { city-paris } and { city-london }
board-zurich_madrid = { city-zurich } and { city-madrid }
board-rome_berlin = { city-rome } and { city-berlin }
board-helsinki_athens = { city-helsinki } and { city-athens }
land-forest = { source-forest }
land-river = The river
land-marked = Land for homes
land-ring = Land around the Jardin
land-west = West
land-east = East
land-eiffel_tower = The Eiffel Tower
land-lake = The lake
land-jardin = The Jardin
land-tiber = The Tiber
land-sea = Water
land-parthenon = The Parthenon
land-piraeus = Piraeus
tile-eiffel_tower = { land-eiffel_tower }
tile-tiber = { land-tiber }
tile-parthenon = { land-parthenon }

## What brings money, votes or pollution

source-homes = homes
source-university = the University
source-supporter = the Supporter
source-council = the council
source-tourists = tourists abroad
source-commerce = shops
source-museum = the Museum
source-police = the Police Station
source-people = people
source-visitors = visitors
source-goods = goods
source-parks = Parks
source-fire = the Fire Station
source-cap = the limit of relief
source-wood_set_aside = wood set aside
source-forest = forest
source-river = the river
source-ring = the land around the Jardin
source-water = culture by the water
source-shops = shops of the city
source-anarchist = the Anarchist
source-officers = police officers
source-covered_homes = homes covered by an officer
source-riots = riots
source-garden = a Garden without a Statue
source-trips = trips by Road
source-neuschwanstein = { tile-Neu }

## What a bot expects of an action

reasons-votes = { $count ->
    [one] one vote more by the end
   *[other] { $count } votes more by the end
  }
reasons-fewer_votes = { $count ->
    [one] one vote fewer by the end
   *[other] { $count } votes fewer by the end
  }
reasons-spared = { $count ->
    [one] one death less
   *[other] { $count } deaths less
  }
reasons-deaths = { $count ->
    [one] one death more
   *[other] { $count } deaths more
  }
reasons-cleaner = { $percent } % less pollution
reasons-smokier = { $percent } % more pollution
reasons-toward = a step toward “{ $promise }”
reasons-away_from = a step away from “{ $promise }”

## What promises ask for: a fact, or a number of tiles, held against a number

conditions = { $tiles ->
    [none] { $fact }
   *[other] { $level ->
        [none] { $tiles }
       *[other] { $tiles } of level { $level } or more
      }
  }: { $compare_code ->
    [at_least] at least { $number }
    [at_most] at most { $number }
   *[other] exactly { $number }
  }

fact-park_cells = Park cells
fact-zone = size of the zone
fact-living = living citizens
fact-living_at_home = citizens in the borough
fact-commerce_used = shops with a citizen
fact-cultural = cultural buildings
fact-money = dollars
fact-metal = metal stored
fact-empty_home_spaces = empty spaces in homes
fact-empty_zone_cells = empty cells
fact-discs_in_3_or_4 = discs in column 3 or 4
fact-hall_citizens = citizens in City Hall
fact-longest_road = the longest Road
fact-longer_roads = others with a longer Road
fact-roads = Roads laid
fact-roundabouts = Roundabouts laid
fact-pollution = pollution
fact-graves = graves
fact-tourists_abroad = tourists abroad
fact-rioters_missing = rioters still missing to half of your people, at least one
fact-shops_of_traders = shops with a trader at work
fact-rioters = rioters
fact-dead_traders = traders in a cemetery

tiles-R = Residences
tiles-C = shops
tiles-F = Factories
tiles-Park = Parks
tiles-School = Schools
tiles-Library = Libraries
tiles-Museum = Museums
tiles-Metro = Metro Stations
tiles-Clinic = Clinics
tiles-Warehouse = Warehouses
tiles-University = Universities
tiles-Police = Police Stations
tiles-Fire = Fire Stations
tiles-Refinery = Refineries
tiles-Harbor = Harbors
tiles-Palace = Palaces
tiles-Statue = Statues
tiles-Colosseum = Colosseum
tiles-Neuschwanstein = Neuschwanstein
