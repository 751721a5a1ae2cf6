# Small City : comment s’appellent ses pièces, au terminal et sur la page.
# .un porte l’article indéfini, .le l’article défini, .du la préposition « de » et l’article.

## Les tuiles, par leurs codes

tile-R1 = Résidence 1
    .un = une Résidence 1
    .le = la Résidence 1
    .du = de la Résidence 1
tile-R2 = Résidence 2
    .un = une Résidence 2
    .le = la Résidence 2
    .du = de la Résidence 2
tile-R3 = Résidence 3
    .un = une Résidence 3
    .le = la Résidence 3
    .du = de la Résidence 3
tile-R4 = Résidence 4
    .un = une Résidence 4
    .le = la Résidence 4
    .du = de la Résidence 4
tile-R5 = Résidence 5
    .un = une Résidence 5
    .le = la Résidence 5
    .du = de la Résidence 5
tile-C1 = Commerce 1
    .un = un Commerce 1
    .le = le Commerce 1
    .du = du Commerce 1
tile-C2 = Commerce 2
    .un = un Commerce 2
    .le = le Commerce 2
    .du = du Commerce 2
tile-C3 = Commerce 3
    .un = un Commerce 3
    .le = le Commerce 3
    .du = du Commerce 3
tile-C4 = Commerce 4
    .un = un Commerce 4
    .le = le Commerce 4
    .du = du Commerce 4
tile-F1 = Usine 1
    .un = une Usine 1
    .le = l’Usine 1
    .du = de l’Usine 1
tile-F2 = Usine 2
    .un = une Usine 2
    .le = l’Usine 2
    .du = de l’Usine 2
tile-F3 = Usine 3
    .un = une Usine 3
    .le = l’Usine 3
    .du = de l’Usine 3
tile-Ref = Raffinerie
    .un = une Raffinerie
    .le = la Raffinerie
    .du = de la Raffinerie
tile-Har = Port
    .un = un Port
    .le = le Port
    .du = du Port
tile-War = Entrepôt
    .un = un Entrepôt
    .le = l’Entrepôt
    .du = de l’Entrepôt
tile-Pk1 = Petit Parc
    .un = un Petit Parc
    .le = le Petit Parc
    .du = du Petit Parc
tile-Pk2 = Parc moyen
    .un = un Parc moyen
    .le = le Parc moyen
    .du = du Parc moyen
tile-Pk3 = Grand Parc
    .un = un Grand Parc
    .le = le Grand Parc
    .du = du Grand Parc
tile-Sch = École
    .un = une École
    .le = l’École
    .du = de l’École
tile-Lib = Bibliothèque
    .un = une Bibliothèque
    .le = la Bibliothèque
    .du = de la Bibliothèque
tile-Mus = Musée
    .un = un Musée
    .le = le Musée
    .du = du Musée
tile-Met = Station de métro
    .un = une Station de métro
    .le = la Station de métro
    .du = de la Station de métro
tile-Cli = Clinique
    .un = une Clinique
    .le = la Clinique
    .du = de la Clinique
tile-Uni = Université
    .un = une Université
    .le = l’Université
    .du = de l’Université
tile-Pol = Commissariat
    .un = un Commissariat
    .le = le Commissariat
    .du = du Commissariat
tile-Fir = Caserne de pompiers
    .un = une Caserne de pompiers
    .le = la Caserne de pompiers
    .du = de la Caserne de pompiers
tile-Hall = Mairie
    .un = la Mairie
    .le = la Mairie
    .du = de la Mairie
tile-Sta = Statue
    .un = une Statue
    .le = la Statue
    .du = de la Statue
tile-Pal = Palais
    .un = un Palais
    .le = le Palais
    .du = du Palais
tile-Col = Colisée
    .un = le Colisée
    .le = le Colisée
    .du = du Colisée
tile-Neu = Neuschwanstein
    .un = Neuschwanstein
    .le = Neuschwanstein
    .du = de Neuschwanstein

## Les gens

# .one se met dans une phrase, .begins à son début.
person-citizen = citoyen
    .one = un citoyen
    .begins = Un citoyen
person-officer = policier
    .one = un policier
    .begins = Un policier
person-trader = négociant
    .one = un négociant
    .begins = Un négociant

## Matériaux

material-wood = bois
    .short = b
    .plural = bois
material-stone = pierre
    .short = p
    .plural = pierres
material-metal = métal
    .short = m
    .plural = métaux

# Tant d’un matériau.
materials = { $count ->
    [one] { $count } { $material }
   *[other] { $count } { $material_plural }
  }

## Les cartes Action, par leurs lettres

card-A = Maire
card-B = Architecte
card-C = Médiateur
card-D = Ingénieur
card-E = Partisan
card-F = Urbaniste
card-G = Conseiller municipal
card-H = Opposant
card-K = Écologiste
card-L = Anarchiste

## Ce que font les cartes Action

about-mayor = accueille le Maire à la manche suivante et joue en premier
about-mayor_alone = sans effet en solo
about-architect = la culture coûte 1 matériau de moins
about-mediator = les bâtiments coûtent 1 $ de moins, au moins 1 $
about-engineer = votre production ne pollue pas
about-supporter = de l’argent ou des voix tout de suite
about-planner = la zone s’agrandit de 1 tout de suite
about-councilor = un déplacement au Conseil tout de suite
about-opponent = sans effet
about-clearing = défricher de la forêt en phase 2 coûte moitié prix
about-ecologist = les gens dans vos commerces ne polluent pas
about-anarchist = payez 2 $ ou 3 voix tout de suite ; faute des deux, +3 % de pollution
about-anarchist_riots = des émeutes tant qu’elle est visible ; payez 2 $ ou 3 voix tout de suite ; faute des deux, +3 % de pollution
about-supporter_twice = de l’argent ou des voix tout de suite, le double avec votre propre Colisée

## Ce que font les tuiles des modules

about-statue = une à côté de chaque Jardin
about-palace = après la révélation, piochez une promesse de chaque sorte et gardez-en une
about-colosseum = le Partisan rapporte le double
about-neuschwanstein = 1 voix par manche pour chaque forêt autour, à partir de la quatrième

## Ce qu’a choisi qui prend une carte

chosen-money = l’argent
chosen-votes = les voix

## Les piles de promesses, comme adjectifs derrière « promesse »

stack-easy = facile
    .plural = faciles
stack-medium = moyenne
    .plural = moyennes
stack-difficult = difficile
    .plural = difficiles
stack-special = spéciale
    .plural = spéciales
stack-platform = de programme
    .plural = de programme

## Promesses

promise-promise_green = Un arrondissement vert
promise-promise_homes = Des toits pour tous
promise-promise_classics = Des livres et des tableaux
promise-promise_storage = Greniers pleins
promise-promise_expansion = Terres nouvelles
promise-promise_shops = Comptoirs animés
promise-promise_tower = Plus haut que les arbres
promise-promise_steel = Fourneaux ardents
promise-promise_culture4 = La culture pour tout le monde
promise-promise_clean30 = L’air limpide
promise-promise_crowd = Rues vivantes
promise-promise_r5 = La grande maison
promise-promise_malls = Deux grands magasins
promise-promise_culture5 = Capitale des muses
promise-promise_clean20 = Ciel bleu
promise-promise_three_r3 = Trois belles rues
promise-promise_palaces = Trois nobles demeures
promise-promise_riot = La moitié de la ville dehors
promise-promise_traders = Un étal dans chaque rue
promise-promise_statues = Coulées dans le bronze
promise-promise_longest_road = La longue route

## Promesses spéciales

promise-special_treasury = De l’argent en banque
promise-special_metal = Réserve de fer
promise-special_full_homes = Une lumière à chaque fenêtre
promise-special_no_grave = Personne laissé derrière
promise-special_abroad = Le bonjour d’à côté
promise-special_university = Un haut lieu du savoir
promise-special_services = En sûreté jour et nuit
promise-special_port = Porte sur la mer
promise-special_three_shops = Une rue marchande
promise-special_three_works = Cheminées qui fument
promise-special_warehouses = De la place pour tout
promise-special_council = Une voix au Conseil
promise-special_whole_map = Jusqu’au dernier recoin
promise-special_full_zone = Plus un trou
promise-special_big_parks = Trois poumons verts
promise-special_no_waiting = Une salle d’attente vide
promise-special_palaces = Une cour bien à soi
promise-special_statues = Des héros dans la verdure
promise-special_no_riot = La paix dans les rues
promise-special_dead_traders = Partis avec leurs marchandises
promise-special_colosseum = Du pain et des jeux
promise-special_neuschwanstein = Un conte de pierre
promise-special_full_roads = Toute route mène chez soi

## Programmes

platform-none = aucun programme
platform-platform_economy = Économie
platform-platform_population = Population
platform-platform_culture = Culture

# Un programme est aussi une promesse.
promise-platform_economy = { platform-platform_economy }
promise-platform_population = { platform-platform_population }
promise-platform_culture = { platform-platform_culture }

## Les lignes du Conseil municipal, à partir de 1

row-1 = Finances
row-2 = Fournitures
row-3 = Travaux
row-4 = Tourisme
row-5 = Environnement

## Les villes, leurs plateaux et leur terrain

city-paris = { value-cities-paris }
city-london = { value-cities-london }
city-zurich = { value-cities-zurich }
city-madrid = { value-cities-madrid }
city-rome = { value-cities-rome }
city-berlin = { value-cities-berlin }
city-helsinki = { value-cities-helsinki }
city-athens = { value-cities-athens }
board-paris_london = { city-paris } et { city-london }
board-zurich_madrid = { city-zurich } et { city-madrid }
board-rome_berlin = { city-rome } et { city-berlin }
board-helsinki_athens = { city-helsinki } et { city-athens }
land-forest = { source-forest }
land-river = La rivière
land-marked = Terrain à logements
land-ring = Terrain autour du Jardin botanique
land-west = Ouest
land-east = Est
land-eiffel_tower = La Tour Eiffel
land-lake = Le lac
land-jardin = Le Jardin botanique
land-tiber = Le Tibre
land-sea = Eau
land-parthenon = Le Parthénon
land-piraeus = Le Pirée
tile-eiffel_tower = { land-eiffel_tower }
    .un = la Tour Eiffel
    .le = la Tour Eiffel
    .du = de la Tour Eiffel
tile-tiber = { land-tiber }
    .un = le Tibre
    .le = le Tibre
    .du = du Tibre
tile-parthenon = { land-parthenon }
    .un = le Parthénon
    .le = le Parthénon
    .du = du Parthénon

## Ce qui rapporte de l’argent, des voix ou de la pollution

source-homes = logements
    .le = les logements
    .du = des logements
source-university = Université
    .le = l’Université
    .du = de l’Université
source-supporter = Partisan
    .le = le Partisan
    .du = du Partisan
source-council = Conseil
    .le = le Conseil
    .du = du Conseil
source-tourists = touristes à l’étranger
    .le = les touristes à l’étranger
    .du = des touristes à l’étranger
source-commerce = commerces
    .le = les commerces
    .du = des commerces
source-museum = Musée
    .le = le Musée
    .du = du Musée
source-police = Commissariat
    .le = le Commissariat
    .du = du Commissariat
source-people = habitants
    .le = les habitants
    .du = des habitants
source-visitors = visiteurs
    .le = les visiteurs
    .du = des visiteurs
source-goods = matériaux
    .le = les matériaux
    .du = des matériaux
source-parks = Parcs
    .le = les Parcs
    .du = des Parcs
source-fire = Caserne de pompiers
    .le = la Caserne de pompiers
    .du = de la Caserne de pompiers
source-cap = limite de réduction
    .le = la limite de réduction
    .du = de la limite de réduction
source-wood_set_aside = bois mis de côté
    .le = le bois mis de côté
    .du = du bois mis de côté
source-forest = forêt
    .le = la forêt
    .du = de forêt
source-river = rivière
    .le = la rivière
    .du = de la rivière
source-ring = terrain autour du Jardin botanique
    .le = le terrain autour du Jardin botanique
    .du = du terrain autour du Jardin botanique
source-water = culture au bord de l’eau
    .le = la culture au bord de l’eau
    .du = de la culture au bord de l’eau
source-shops = commerces de la ville
    .le = les commerces de la ville
    .du = des commerces de la ville
source-anarchist = Anarchiste
    .le = l’Anarchiste
    .du = de l’Anarchiste
source-officers = policiers
    .le = les policiers
    .du = des policiers
source-covered_homes = logements couverts par un policier
    .le = les logements couverts par un policier
    .du = des logements couverts par un policier
source-riots = émeutes
    .le = les émeutes
    .du = des émeutes
source-garden = Jardin sans Statue
    .le = un Jardin sans Statue
    .du = d’un Jardin sans Statue
source-trips = trajets par les Routes
    .le = les trajets par les Routes
    .du = des trajets par les Routes
source-neuschwanstein = Neuschwanstein
    .le = Neuschwanstein
    .du = de Neuschwanstein

## Ce qu’un bot attend d’une action

reasons-votes = { $count ->
    [1] une voix de plus à la fin
   *[other] { $count } voix de plus à la fin
  }
reasons-fewer_votes = { $count ->
    [1] une voix de moins à la fin
   *[other] { $count } voix de moins à la fin
  }
reasons-spared = { $count ->
    [1] une mort de moins
   *[other] { $count } morts de moins
  }
reasons-deaths = { $count ->
    [1] une mort de plus
   *[other] { $count } morts de plus
  }
reasons-cleaner = { $percent } % de pollution en moins
reasons-smokier = { $percent } % de pollution en plus
reasons-toward = un pas vers « { $promise } »
reasons-away_from = un pas qui éloigne de « { $promise } »

## Ce que demandent les promesses : un fait, ou un nombre de tuiles, comparé à un nombre

conditions = { $tiles ->
    [none] { $fact }
   *[other] { $level ->
        [none] { $tiles }
       *[other] { $tiles } de niveau { $level } ou plus
      }
  } : { $compare_code ->
    [at_least] au moins { $number }
    [at_most] au plus { $number }
   *[other] exactement { $number }
  }

fact-park_cells = cases de Parc
fact-zone = taille de la zone
fact-living = citoyens en vie
fact-living_at_home = citoyens dans l’arrondissement
fact-commerce_used = commerces avec un citoyen
fact-cultural = bâtiments culturels
fact-money = dollars
fact-metal = métaux en réserve
fact-empty_home_spaces = places vides dans les logements
fact-empty_zone_cells = cases vides
fact-discs_in_3_or_4 = disques en colonne 3 ou 4
fact-hall_citizens = citoyens à la Mairie
fact-longest_road = la plus longue Route
fact-longer_roads = autres joueurs dont la Route est plus longue
fact-roads = Routes posées
fact-roundabouts = Ronds-points posés
fact-pollution = pollution
fact-graves = tombes
fact-tourists_abroad = touristes à l’étranger
fact-rioters_missing = émeutiers qui manquent encore pour la moitié de vos gens, au moins un
fact-shops_of_traders = commerces où travaille un négociant
fact-rioters = émeutiers
fact-dead_traders = négociants au cimetière

tiles-R = Résidences
tiles-C = commerces
tiles-F = Usines
tiles-Park = Parcs
tiles-School = Écoles
tiles-Library = Bibliothèques
tiles-Museum = Musées
tiles-Metro = Stations de métro
tiles-Clinic = Cliniques
tiles-Warehouse = Entrepôts
tiles-University = Universités
tiles-Police = Commissariats
tiles-Fire = Casernes de pompiers
tiles-Refinery = Raffineries
tiles-Harbor = Ports
tiles-Palace = Palais
tiles-Statue = Statues
tiles-Colosseum = Colisée
tiles-Neuschwanstein = Neuschwanstein
