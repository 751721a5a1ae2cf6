# Las reglas de Simplicity en dos y en diez minutos, sus palabras de búsqueda, y donde difieren las ediciones. Un mensaje
# nombra su pasaje en web/src/games/simplicity/manual; las reglas enteras están en simplicity-rules.ftl.

## Dos minutos

brief-city = Todo el mundo construye esta única ciudad: una loseta por equipo en cada una de las cinco rondas. Gana quien más puntos tenga.
    .title = Una sola ciudad
brief-take = Toma una de las siete losetas. Su casilla dice en qué símbolos se puede construir; una de la casilla 7 va en cualquier sitio. Pon tu disco encima.
    .title = Toma una loseta, constrúyela
brief-order = Tu peón se queda en esa casilla. En la ronda siguiente se juega de la casilla 1 a la 7, y el más bajo toma una ficha.
    .title = Tu casilla es tu próximo turno
brief-block = Con 2, 4 y 5 participantes, el último equipo en el orden bloquea antes una casilla. Nadie puede tomar esa loseta en la ronda.
    .title = Se bloquea una casilla
brief-links = Dos discos tuyos uno al lado de otro puntúan 3, sean cuales sean sus losetas.
    .title = Enlaces
brief-groups = Los edificios de un mismo tipo uno al lado de otro son un barrio, también los que llevan costura. Cada disco tuyo en él puntúa su tamaño.
    .title = Barrios
brief-parks = Un disco en un parque puntúa el número de tipos distintos a su lado, al cuadrado: 1, 4, 9 o 16.
    .title = Parques
brief-tokens = Cada ficha es 1 punto. Si llevas dos equipos, solo cuenta el que menos tenga. El peón más alto deshace un empate.
    .title = Fichas y empates

## Diez minutos

chapter-game = El juego

passage-setup = Mezcla la loseta de terreno especial con otras 3, 4 o 5 y ponlas una al lado de otra: esa es la ciudad. Pon al lado el tablero de planificación, saca siete losetas para sus casillas y alinea los peones al azar. En este primer sorteo un parque vuelve a la bolsa.
    .title = Preparación
    .say = Los edificios con costura están impresos en la ciudad y no son de nadie.
passage-place = En tu turno toma cualquier loseta que siga allí. Las casillas 1 a 6 muestran uno o dos símbolos: construye la loseta en un espacio libre que lleve uno de ellos. Después tu disco va sobre la loseta y tu peón a la casilla.
    .title = Una loseta y un sitio
    .say = Una casilla con un triángulo construye en los triángulos.
passage-groups = Los edificios del mismo tipo que se tocan por un lado forman un barrio. Cada disco en él puntúa su tamaño, así que un edificio da puntos a todos los que ya viven allí. Las esquinas no unen, y los parques nunca.
    .title = Barrios
    .say = Un barrio de tres: 3 puntos por disco.
passage-links = Dos discos de un mismo equipo que comparten un lado son un enlace y puntúan 3. Las losetas de debajo pueden ser de cualquier tipo, también parques. Un disco rodeado de cuatro de su equipo tiene cuatro enlaces.
    .title = Enlaces
    .say = Tres discos en fila: dos enlaces, 6 puntos.
passage-both = Una loseta puede hacer las dos cosas: tocar tu disco y agrandar un barrio grande. Busca los espacios entre ambos.
    .title = Las dos cosas a la vez
    .say = Construida en b1, la oficina puntúa 3 por el enlace y 3 por su barrio.
passage-others = Tu loseta también da puntos a los discos ajenos del barrio al que se une. Antes de construir, mira de quién son: 4 puntos para ti pueden ser 4 para un rival.
    .title = Quién más gana
    .say = Estrella construye el edificio civil en c1. Su disco puntúa 3, y Luna gana uno en cada uno de dos discos.
passage-parks = Un disco en un parque puntúa el número de tipos distintos de edificio a su lado, al cuadrado. Los edificios impresos cuentan, otro parque no. Tres tipos valen 9, cuatro valen 16.
    .title = Parques
    .say = Tres tipos alrededor del parque: 3 por 3 son 9.
passage-order = Donde está tu peón decide cuándo juegas después: la casilla 1 primero, la 7 al final. Una buena loseta en una casilla tardía te cuesta elegir primero entre las siete siguientes.
    .title = Tu lugar en la ronda siguiente
    .say = En la ronda siguiente juega primero Ola, luego Estrella, luego Corazón.
passage-seven = Una loseta de la casilla 7 va en cualquier espacio libre y es la única para el espacio en blanco. A cambio juegas al final en la ronda siguiente, pero el último equipo toma una ficha, que vale un punto.
    .title = La casilla 7 y la ficha
    .say = El espacio de borde discontinuo es solo para la casilla 7.
passage-block = Con 2, 4 y 5 participantes, el último equipo en el orden bloquea una casilla antes de que nadie construya. Con 3 y 6 todas las casillas siguen abiertas.
    .title = Bloquear una casilla
    .say = La loseta de una casilla bloqueada espera a que acabe la ronda y entonces se descarta.
passage-stuck = Mientras alguna loseta disponible quepa en algún sitio, hay que construir según las reglas. Solo cuando no cabe nada, toma cualquier loseta y constrúyela en cualquier espacio libre. Nadie pierde nunca un turno.
    .title = Cuando no cabe nada
passage-between = Al final de una ronda descarta las losetas sobrantes, da la vuelta al tablero de planificación y saca siete nuevas. Los peones de arriba abajo son el nuevo orden; el último equipo toma una ficha. Tras la quinta ronda ya no se saca nada.
    .title = Entre rondas
    .say = La otra cara del tablero de planificación tiene otros símbolos.
passage-two = Con 2 o 3 participantes llevas dos equipos, cada uno con su peón y sus discos. Un enlace une discos del mismo equipo. Al final solo cuenta tu equipo con menos puntos, así que mantén los dos en marcha.
    .title = Dos equipos por persona
    .say = Estrella tiene 31 y Corazón 26: se puntúa 26.
passage-end = Cuenta enlaces, barrios, parques y fichas de cada equipo. Gana la puntuación más alta. En un empate decide el peón que está más arriba tras la ronda 5.
    .title = El final
    .say = Enlaces 6, barrios 4, un parque 4, una ficha 1: 15 puntos.

## Otras palabras para aquello de lo que trata una regla, para la búsqueda

also-SIM-2-1 = piezas, componentes, losetas, caja, bolsa
also-SIM-2-2 = jugadores, participantes, equipos
also-SIM-2-3 = terreno, loseta de terreno, tablero de ciudad, preparación
also-SIM-2-4 = costura, edificio impreso, espacio vacío
also-SIM-2-5 = planificación, tablero de planificación, símbolos
also-SIM-2-6 = dar la vuelta, lado, cara
also-SIM-2-7 = sacar, sorteo, preparación
also-SIM-2-8 = quién empieza, primero, peones, preparación
also-SIM-2-9 = ficha de punto extra, bonificación
also-SIM-3-2 = bloquear, demolición, no disponible, cerrar
also-SIM-3-3 = orden de turno, orden de juego
also-SIM-3-4 = turno, jugada, colocar
also-SIM-3-5 = dónde, lugar, espacio, en blanco
also-SIM-3-6 = obligación, forzado, deber
also-SIM-3-7 = atascado, sin jugada, pasar
also-SIM-4-1 = descartar, restantes, sobrantes
also-SIM-4-2 = ronda siguiente, orden, reponer
also-SIM-5-1 = enlace, conexión, par, cadena
also-SIM-5-2 = barrio, grupo, zona, conjunto
also-SIM-5-3 = parque, verde, cuadrado
also-SIM-5-4 = ficha, punto extra, bonificación
also-SIM-5-5 = dos equipos, menor puntuación
also-SIM-5-6 = empate, desempate, ganar

## Donde difieren las ediciones: lo que dice cada texto, y lo que se juega aquí

edition-block = Cuánto dura bloqueada una casilla
    .en = «la ronda siguiente»
    .es = esa ronda
    .fr = su loseta sale para siempre
    .ja = esa ronda
    .here = esa ronda; su loseta se descarta después con las demás
edition-first = Una casilla bloqueada en la ronda 1
    .en = no está claro
    .es = sí
    .fr = en cada ronda
    .ja = en cada ronda
    .here = sí
edition-tokens = Fichas en la caja
    .en = no las enumera
    .es = 6
    .fr = 5
    .ja = no lo dice
    .here = en una partida se dan 5
edition-tie = Los mismos puntos
    .en = más arriba en el orden final
    .es = antes en el orden de turno
    .fr = quien jugó antes en la última ronda
    .ja = nada
    .here = el peón más alto tras la ronda 5; la regla francesa es una opción
edition-teams = Los mismos puntos con dos equipos por persona
    .en = nada
    .es = el peón del equipo con menos
    .fr = nada
    .ja = nada
    .here = el peón del equipo con menos
edition-stuck = Ninguna loseta cabe en ningún sitio
    .en = cualquier loseta en cualquier espacio
    .es = cualquier loseta en cualquier espacio
    .fr = tu loseta en cualquier espacio
    .ja = cada loseta que no cabe en ningún sitio
    .here = cualquier loseta en cualquier espacio; la regla japonesa es una opción
edition-blank = Quién puede usar el espacio en blanco
    .en = una loseta de la casilla 7
    .es = una loseta de la casilla 7
    .fr = una loseta de la casilla 7
    .ja = el equipo que va último
    .here = una loseta de la casilla 7
edition-strip = El espacio en blanco
    .en = en la loseta especial
    .es = el único, en la loseta especial
    .fr = la ciudad tiene uno
    .ja = no nombra la loseta
    .here = uno, en la loseta especial
edition-left = Las losetas que sobran tras una ronda
    .en = se descartan todas
    .es = solo nombra los edificios
    .fr = todas, para siempre
    .ja = todas
    .here = todas, también los parques
edition-group = Un barrio
    .en = un grupo conectado
    .es = un grupo conectado
    .fr = un grupo conectado
    .ja = parece contar solo los vecinos directos
    .here = un grupo conectado
edition-types = Lo que cuenta un barrio
    .en = losetas de un tipo
    .es = losetas de un tipo
    .fr = «losetas idénticas», lo que podría incluir parques
    .ja = nada
    .here = edificios de un tipo, también los impresos, sin parques
edition-line = Qué discos se enlazan
    .en = los contiguos
    .es = los contiguos
    .fr = los contiguos
    .ja = los de una línea recta
    .here = los contiguos
edition-link = Qué une un enlace
    .en = losetas de edificio
    .es = cualquier loseta
    .fr = cualquier loseta
    .ja = nada
    .here = dos losetas cualesquiera de un equipo
edition-park = Un parque junto a un parque
    .en = ningún tipo
    .es = ningún tipo
    .fr = ningún tipo
    .ja = nada
    .here = ningún tipo
edition-owner = De quién es una ficha
    .en = de quien juega, más adelante del equipo
    .es = de quien juega, más adelante del equipo
    .fr = del equipo
    .ja = de quien juega, más adelante del equipo
    .here = del equipo
edition-last = Quién toma la ficha
    .en = el último en el orden de turno
    .es = el último en el orden de turno
    .fr = «el último lugar del tablero de planificación», que podría ser la casilla 7
    .ja = el último en el orden de turno
    .here = el último en el orden de turno
edition-pawn = Adónde va el peón
    .en = a la casilla de la loseta
    .es = a la casilla de la loseta
    .fr = a la casilla de la loseta
    .ja = no lo dice; los peones se alinean otra vez entre rondas
    .here = a la casilla de la loseta, y allí se queda
edition-order = El orden de la ronda 1
    .en = se sacan peones
    .es = se sacan peones
    .fr = se sacan peones
    .ja = de cualquier manera adecuada
    .here = se sortea
edition-face = La primera cara del tablero de planificación
    .en = cualquiera
    .es = cualquiera
    .fr = alguien elige una
    .ja = no lo dice
    .here = se sortea

## Montar el juego impreso

sim_box_setup = Montar
sim_box_setup_about = terreno, cara, orden, fichas
sim_box_strips = Losetas de terreno una al lado de otra, desde la izquierda: { $strips }
sim_box_strips_about = Numera una vez del 1 al 6, por detrás, tus losetas de terreno corrientes. { $rest ->
    [none] Todas están en juego.
   *[other] Vuelven a la caja: { $rest }.
  }
sim_box_special = especial
sim_box_face = Tablero de planificación con la cara { $face } a la vista
sim_box_face_about = Marca una vez una cara con una A. Se le da la vuelta tras cada ronda.
sim_box_bag = A la bolsa: 32 edificios y 4 parques
sim_box_bag_about = 8 de cada uno de los cuatro tipos.
sim_box_draw = Saca una loseta para cada una de las casillas 1 a 7
sim_box_draw_about = Solo en este sorteo, un parque vuelve a la bolsa y se saca otra loseta.
sim_box_teams = Da a cada participante { $count ->
    [one] un equipo
   *[other] dos equipos
  }
sim_box_teams_about = { $count ->
    [one] Un equipo es un peón y sus discos.
   *[other] Un equipo es un peón y sus discos. Solo cuenta el que menos puntos tenga de tus dos equipos.
  }
sim_box_order = Alinea los peones, el primero arriba: { $order }
sim_box_order_about = Es el orden de juego de la ronda 1.
sim_box_token = { $team } va último: toma una ficha
sim_box_token_about = { $blocks ->
    [yes] También bloquea una casilla antes de que empiece la ronda.
   *[no] Con este número de participantes no se bloquea ninguna casilla.
  }

## Contar el juego impreso

sim_box_count = Contar
sim_box_count_about = pintar la ciudad, ver cada punto
sim_box_count_tile = Loseta
sim_box_count_disc = Disco
sim_box_count_empty = Vacío
sim_box_count_printed = impreso
sim_box_count_brush = { $tile }, { $disc }
sim_box_count_discs = { $count ->
    [one] { $count } disco
   *[other] { $count } discos
  }
sim_box_count_hint = Elige una loseta y un disco, y toca o arrastra. Mantén pulsado un espacio para elegir lo que hay en él.
sim_box_count_sum = { $team }: { $total } = { $parts }
sim_box_count_part = { $source } { $points }
sim_box_count_many = El equipo { $team } tiene { $discs } discos en la ciudad; un equipo pone { $most }.
sim_box_count_offline = Sin conexión: los puntos llegan con la conexión. La ciudad queda guardada.
sim_box_count_sheet = Hoja de puntuación
sim_box_count_link = Copiar el enlace
sim_box_count_tokens = Fichas
sim_box_count_given = Repartidas: { $count } de { $all }
sim_box_count_tokens_of = Fichas del equipo { $team }
sim_box_count_anew = Con otro número de participantes, la ciudad vuelve a empezar vacía.
sim_box_count_pairs = ¿Qué discos van juntos? Toca los dos de la primera persona, luego los dos de la siguiente.
sim_box_count_tie = Empate: decide el peón que acaba más arriba. Toca los peones del más alto al más bajo.
sim_box_count_broken = Los peones, al final, deciden el empate.
sim_box_count_place = { $team }: { $place }
