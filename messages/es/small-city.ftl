# Small City: cómo se llaman sus piezas, en el terminal y en la página.
# .un lleva el artículo indeterminado, .el el determinado, .del «de» con el artículo.

## Las losetas, por sus códigos

tile-R1 = Residencia 1
    .un = una Residencia 1
    .el = la Residencia 1
    .del = de la Residencia 1
tile-R2 = Residencia 2
    .un = una Residencia 2
    .el = la Residencia 2
    .del = de la Residencia 2
tile-R3 = Residencia 3
    .un = una Residencia 3
    .el = la Residencia 3
    .del = de la Residencia 3
tile-R4 = Residencia 4
    .un = una Residencia 4
    .el = la Residencia 4
    .del = de la Residencia 4
tile-R5 = Residencia 5
    .un = una Residencia 5
    .el = la Residencia 5
    .del = de la Residencia 5
tile-C1 = Comercio 1
    .un = un Comercio 1
    .el = el Comercio 1
    .del = del Comercio 1
tile-C2 = Comercio 2
    .un = un Comercio 2
    .el = el Comercio 2
    .del = del Comercio 2
tile-C3 = Comercio 3
    .un = un Comercio 3
    .el = el Comercio 3
    .del = del Comercio 3
tile-C4 = Comercio 4
    .un = un Comercio 4
    .el = el Comercio 4
    .del = del Comercio 4
tile-F1 = Fábrica 1
    .un = una Fábrica 1
    .el = la Fábrica 1
    .del = de la Fábrica 1
tile-F2 = Fábrica 2
    .un = una Fábrica 2
    .el = la Fábrica 2
    .del = de la Fábrica 2
tile-F3 = Fábrica 3
    .un = una Fábrica 3
    .el = la Fábrica 3
    .del = de la Fábrica 3
tile-Ref = Refinería
    .un = una Refinería
    .el = la Refinería
    .del = de la Refinería
tile-Har = Puerto
    .un = un Puerto
    .el = el Puerto
    .del = del Puerto
tile-War = Almacén
    .un = un Almacén
    .el = el Almacén
    .del = del Almacén
tile-Pk1 = Parque pequeño
    .un = un Parque pequeño
    .el = el Parque pequeño
    .del = del Parque pequeño
tile-Pk2 = Parque mediano
    .un = un Parque mediano
    .el = el Parque mediano
    .del = del Parque mediano
tile-Pk3 = Parque grande
    .un = un Parque grande
    .el = el Parque grande
    .del = del Parque grande
tile-Sch = Escuela
    .un = una Escuela
    .el = la Escuela
    .del = de la Escuela
tile-Lib = Biblioteca
    .un = una Biblioteca
    .el = la Biblioteca
    .del = de la Biblioteca
tile-Mus = Museo
    .un = un Museo
    .el = el Museo
    .del = del Museo
tile-Met = Estación de metro
    .un = una Estación de metro
    .el = la Estación de metro
    .del = de la Estación de metro
tile-Cli = Clínica
    .un = una Clínica
    .el = la Clínica
    .del = de la Clínica
tile-Uni = Universidad
    .un = una Universidad
    .el = la Universidad
    .del = de la Universidad
tile-Pol = Comisaría
    .un = una Comisaría
    .el = la Comisaría
    .del = de la Comisaría
tile-Fir = Parque de bomberos
    .un = un Parque de bomberos
    .el = el Parque de bomberos
    .del = del Parque de bomberos
tile-Hall = Ayuntamiento
    .un = el Ayuntamiento
    .el = el Ayuntamiento
    .del = del Ayuntamiento
tile-Sta = Estatua
    .un = una Estatua
    .el = la Estatua
    .del = de la Estatua
tile-Pal = Palacio
    .un = un Palacio
    .el = el Palacio
    .del = del Palacio
tile-Col = Coliseo
    .un = el Coliseo
    .el = el Coliseo
    .del = del Coliseo
tile-Neu = Neuschwanstein
    .un = Neuschwanstein
    .el = Neuschwanstein
    .del = de Neuschwanstein

## La gente

# .one va dentro de una frase, .begins al principio.
person-citizen = ciudadano
    .one = un ciudadano
    .begins = Un ciudadano
person-officer = policía
    .one = un policía
    .begins = Un policía
person-trader = comerciante
    .one = un comerciante
    .begins = Un comerciante

## Materiales

material-wood = madera
    .short = m
material-stone = piedra
    .short = p
material-metal = metal
    .short = x

# Tanto de un material.
materials = { $count } de { $material }

## Las cartas de acción, por sus letras

card-A = Alcalde
card-B = Arquitecto
card-C = Mediador
card-D = Ingeniero
card-E = Simpatizante
card-F = Urbanista
card-G = Concejal
card-H = Opositor
card-K = Ecologista
card-L = Anarquista

## Lo que hacen las cartas de acción

about-mayor = recibe al Alcalde la ronda siguiente y juega primero
about-mayor_alone = sin efecto en solitario
about-architect = la cultura cuesta 1 material menos
about-mediator = los edificios cuestan $1 menos, al menos $1
about-engineer = tu producción no contamina
about-supporter = dinero o votos al instante
about-planner = la zona crece 1 al instante
about-councilor = un movimiento en el consejo al instante
about-opponent = sin efecto
about-clearing = talar bosque en la fase 2 cuesta la mitad
about-ecologist = la gente en tus comercios no contamina
about-anarchist = paga $2 o 3 votos al instante; si no puedes ni lo uno ni lo otro, +3 % de contaminación
about-anarchist_riots = causa disturbios mientras está a la vista; paga $2 o 3 votos al instante; si no puedes ni lo uno ni lo otro, +3 % de contaminación
about-supporter_twice = dinero o votos al instante, el doble con tu propio Coliseo

## Lo que hacen las losetas de los módulos

about-statue = una junto a cada Jardín
about-palace = tras destapar los planes, saca una promesa de cada clase y quédate con una
about-colosseum = el Simpatizante da el doble
about-neuschwanstein = 1 voto por ronda por cada bosque alrededor a partir del cuarto

## Lo que eligió quien tomó una carta

chosen-money = dinero
chosen-votes = votos

## Mazos de promesas, como adjetivos tras «promesa»

stack-easy = fácil
    .plural = fáciles
stack-medium = media
    .plural = medias
stack-difficult = difícil
    .plural = difíciles
stack-special = especial
    .plural = especiales
stack-platform = de programa
    .plural = de programa

## Promesas

promise-promise_green = Un distrito verde
promise-promise_homes = Techo para todos
promise-promise_classics = Libros y cuadros
promise-promise_storage = Graneros llenos
promise-promise_expansion = Tierra nueva
promise-promise_shops = Mostradores con vida
promise-promise_tower = Más alto que los árboles
promise-promise_steel = Hornos al rojo
promise-promise_culture4 = Cultura para todo el mundo
promise-promise_clean30 = Aire limpio
promise-promise_crowd = Calles animadas
promise-promise_r5 = La casa grande
promise-promise_malls = Dos grandes almacenes
promise-promise_culture5 = Capital de las musas
promise-promise_clean20 = Cielo azul
promise-promise_three_r3 = Tres calles bonitas
promise-promise_palaces = Tres casas nobles
promise-promise_riot = Media ciudad en pie
promise-promise_traders = Un puesto en cada calle
promise-promise_statues = Fundidas en bronce
promise-promise_longest_road = La carretera larga

## Promesas especiales

promise-special_treasury = Dinero en el banco
promise-special_metal = Reserva de hierro
promise-special_full_homes = Una luz en cada ventana
promise-special_no_grave = Nadie se queda atrás
promise-special_abroad = Saludos de al lado
promise-special_university = Una sede del saber
promise-special_services = Seguridad de día y de noche
promise-special_port = Puerta al mar
promise-special_three_shops = Una calle comercial
promise-special_three_works = Chimeneas que humean
promise-special_warehouses = Sitio para todo
promise-special_council = Una voz en el consejo
promise-special_whole_map = Hasta el último rincón
promise-special_full_zone = Ni un hueco
promise-special_big_parks = Tres pulmones verdes
promise-special_no_waiting = Una sala de espera vacía
promise-special_palaces = Una corte propia
promise-special_statues = Héroes entre el verde
promise-special_no_riot = Paz en las calles
promise-special_dead_traders = Se fueron con su mercancía
promise-special_colosseum = Pan y circo
promise-special_neuschwanstein = Un cuento de piedra
promise-special_full_roads = Todo camino lleva a casa

## Programas

platform-none = ningún programa
platform-platform_economy = Economía
platform-platform_population = Población
platform-platform_culture = Cultura

# Un programa es también una promesa.
promise-platform_economy = { platform-platform_economy }
promise-platform_population = { platform-platform_population }
promise-platform_culture = { platform-platform_culture }

## Las filas del consejo municipal, desde la 1

row-1 = Finanzas
row-2 = Suministros
row-3 = Obras
row-4 = Turismo
row-5 = Medio ambiente

## Las ciudades, sus tableros y su terreno

city-paris = { value-cities-paris }
city-london = { value-cities-london }
city-zurich = { value-cities-zurich }
city-madrid = { value-cities-madrid }
city-rome = { value-cities-rome }
city-berlin = { value-cities-berlin }
city-helsinki = { value-cities-helsinki }
city-athens = { value-cities-athens }
board-paris_london = { city-paris } y { city-london }
board-zurich_madrid = { city-zurich } y { city-madrid }
board-rome_berlin = { city-rome } y { city-berlin }
board-helsinki_athens = { city-helsinki } y { city-athens }
land-forest = { source-forest }
land-river = El río
land-marked = Terreno para viviendas
land-ring = Terreno junto al Jardín botánico
land-west = Oeste
land-east = Este
land-eiffel_tower = La Torre Eiffel
land-lake = El lago
land-jardin = El Jardín botánico
land-tiber = El Tíber
land-sea = Agua
land-parthenon = El Partenón
land-piraeus = El Pireo
tile-eiffel_tower = { land-eiffel_tower }
    .un = la Torre Eiffel
    .el = la Torre Eiffel
    .del = de la Torre Eiffel
tile-tiber = { land-tiber }
    .un = el Tíber
    .el = el Tíber
    .del = del Tíber
tile-parthenon = { land-parthenon }
    .un = el Partenón
    .el = el Partenón
    .del = del Partenón

## Lo que da dinero, votos o contaminación

source-homes = viviendas
    .el = las viviendas
    .del = de las viviendas
source-university = Universidad
    .el = la Universidad
    .del = de la Universidad
source-supporter = Simpatizante
    .el = el Simpatizante
    .del = del Simpatizante
source-council = consejo
    .el = el consejo
    .del = del consejo
source-tourists = turistas fuera
    .el = los turistas fuera
    .del = de los turistas fuera
source-commerce = comercios
    .el = los comercios
    .del = de los comercios
source-museum = Museo
    .el = el Museo
    .del = del Museo
source-police = Comisaría
    .el = la Comisaría
    .del = de la Comisaría
source-people = gente
    .el = la gente
    .del = de la gente
source-visitors = visitantes
    .el = los visitantes
    .del = de los visitantes
source-goods = materiales
    .el = los materiales
    .del = de los materiales
source-parks = Parques
    .el = los Parques
    .del = de los Parques
source-fire = Parque de bomberos
    .el = el Parque de bomberos
    .del = del Parque de bomberos
source-cap = límite de reducción
    .el = el límite de reducción
    .del = del límite de reducción
source-wood_set_aside = madera apartada
    .el = la madera apartada
    .del = de la madera apartada
source-forest = bosque
    .el = el bosque
    .del = de bosque
source-river = río
    .el = el río
    .del = del río
source-ring = terreno junto al Jardín botánico
    .el = el terreno junto al Jardín botánico
    .del = del terreno junto al Jardín botánico
source-water = cultura junto al agua
    .el = la cultura junto al agua
    .del = de la cultura junto al agua
source-shops = comercios de la ciudad
    .el = los comercios de la ciudad
    .del = de los comercios de la ciudad
source-anarchist = Anarquista
    .el = el Anarquista
    .del = del Anarquista
source-officers = policías
    .el = los policías
    .del = de los policías
source-covered_homes = viviendas cubiertas por un policía
    .el = las viviendas cubiertas por un policía
    .del = de las viviendas cubiertas por un policía
source-riots = disturbios
    .el = los disturbios
    .del = de los disturbios
source-garden = Jardín sin Estatua
    .el = un Jardín sin Estatua
    .del = de un Jardín sin Estatua
source-trips = viajes por Carretera
    .el = los viajes por Carretera
    .del = de los viajes por Carretera
source-neuschwanstein = Neuschwanstein
    .el = Neuschwanstein
    .del = de Neuschwanstein

## Lo que un bot espera de una acción

reasons-votes = { $count ->
    [one] un voto más al final
   *[other] { $count } votos más al final
  }
reasons-fewer_votes = { $count ->
    [one] un voto menos al final
   *[other] { $count } votos menos al final
  }
reasons-spared = { $count ->
    [one] una muerte menos
   *[other] { $count } muertes menos
  }
reasons-deaths = { $count ->
    [one] una muerte más
   *[other] { $count } muertes más
  }
reasons-cleaner = { $percent } % menos de contaminación
reasons-smokier = { $percent } % más de contaminación
reasons-toward = un paso hacia «{ $promise }»
reasons-away_from = un paso que aleja de «{ $promise }»

## Lo que piden las promesas: un hecho, o un número de losetas, contra un número

conditions = { $tiles ->
    [none] { $fact }
   *[other] { $level ->
        [none] { $tiles }
       *[other] { $tiles } de nivel { $level } o más
      }
  }: { $compare_code ->
    [at_least] al menos { $number }
    [at_most] como mucho { $number }
   *[other] exactamente { $number }
  }

fact-park_cells = casillas de Parque
fact-zone = tamaño de la zona
fact-living = ciudadanos vivos
fact-living_at_home = ciudadanos en el distrito
fact-commerce_used = comercios con un ciudadano
fact-cultural = edificios culturales
fact-money = dólares
fact-metal = metal en la reserva
fact-empty_home_spaces = plazas vacías en viviendas
fact-empty_zone_cells = casillas vacías
fact-discs_in_3_or_4 = discos en la columna 3 o 4
fact-hall_citizens = ciudadanos en el Ayuntamiento
fact-longest_road = la Carretera más larga
fact-longer_roads = otros con una Carretera más larga
fact-roads = Carreteras puestas
fact-roundabouts = Rotondas puestas
fact-pollution = contaminación
fact-graves = tumbas
fact-tourists_abroad = turistas fuera
fact-rioters_missing = alborotadores que aún faltan para la mitad de tu gente, al menos uno
fact-shops_of_traders = comercios donde trabaja un comerciante
fact-rioters = alborotadores
fact-dead_traders = comerciantes en el cementerio

tiles-R = Residencias
tiles-C = comercios
tiles-F = Fábricas
tiles-Park = Parques
tiles-School = Escuelas
tiles-Library = Bibliotecas
tiles-Museum = Museos
tiles-Metro = Estaciones de metro
tiles-Clinic = Clínicas
tiles-Warehouse = Almacenes
tiles-University = Universidades
tiles-Police = Comisarías
tiles-Fire = Parques de bomberos
tiles-Refinery = Refinerías
tiles-Harbor = Puertos
tiles-Palace = Palacios
tiles-Statue = Estatuas
tiles-Colosseum = Coliseo
tiles-Neuschwanstein = Neuschwanstein
