# Las reglas de Small City en dos y en diez minutos, y sus palabras de búsqueda. Un mensaje nombra su pasaje en
# web/src/games/small-city/manual; las reglas enteras están en small-city-rules.ftl.

## Dos minutos

brief-goal = Llevas un distrito durante ocho rondas. Los votos son puntos, y cada 1 % de contaminación cuesta uno. Cada ronda tiene ocho fases.
    .title = Votos menos contaminación
brief-cards = Durante la ronda el Alcalde ocupa dos casillas del distrito que lo recibe. Después todo el mundo toma una carta que ayuda en esa ronda.
    .title = 1. Cartas
brief-build = Todo el mundo planifica en secreto: tres puntos para losetas, y viviendas, comercios y fábricas mejoran gratis. Todos los planes se abren a la vez.
    .title = 2. Construcción
brief-tiles = Una vivienda necesita alrededor tantos edificios públicos como su nivel; un comercio, tantos niveles de viviendas. Viviendas y fábricas guardan distancia.
    .title = Qué va dónde
brief-move = Quien trabaja tiene que irse, quien está en casa puede. Se va a un edificio de otro color, y nadie entra en una plaza que se dejó esta ronda. Las plazas libres de fábrica traen gente nueva.
    .title = 3. Movimiento
brief-income = En los comercios se cobra, se vende o se compran votos. En las fábricas se producen materiales, y los materiales pagan la cultura.
    .title = 4. Ingresos
brief-vote = Quien está en casa vota: cuanto más alta la vivienda, más votos.
    .title = 5. Votación
brief-pollution = Cada persona y cada material producido suma un 1 %; los parques quitan hasta la mitad. Con 20, 40, 60 y 80 muere alguien; con 100 el distrito se pierde.
    .title = 6. Contaminación
brief-council = Mueve uno de tus discos una columna. Da dinero, materiales, una loseta, gente o aire limpio.
    .title = 7. Consejo
brief-mayor = El Alcalde pasa a quien lo recibe después. Tras la última ronda las promesas cumplidas dan votos y las incumplidas los cuestan.
    .title = 8. Alcalde

## Diez minutos

chapter-homes = Viviendas y cultura
passage-start = Tu distrito empieza con el Ayuntamiento y una zona de siete por siete casillas. Tres ciudadanos esperan en el Ayuntamiento, los demás en la oficina de empleo y en la reserva. Pones el Ayuntamiento en secreto, y todo el mundo lo enseña a la vez.
    .title = Tu distrito
    .say = El Ayuntamiento es un edificio público: las viviendas lo quieren cerca.
passage-home = Una vivienda necesita alrededor tantos edificios públicos como su nivel; las esquinas cuentan. El Ayuntamiento y toda la cultura son públicos. Una Residencia 1 nueva acoge al instante a un ciudadano del Ayuntamiento.
    .title = Una vivienda
    .say = Las casillas punteadas tocan la vivienda nueva: el Ayuntamiento está entre ellas.
passage-culture = La Escuela, la Biblioteca, el Museo y el resto de la cultura van en cualquier sitio, una de cada clase. Se pagan con materiales. Un material mejor puede sustituir a otro peor: metal a piedra, piedra a madera.
    .title = Cultura
    .say = Con la Escuela al lado, esta vivienda toca dos edificios públicos.
passage-rise = Viviendas, comercios y fábricas suben un nivel por ronda, sin dinero ni punto, y ocupan una casilla libre a su lado. El nuevo nivel debe tener alrededor lo que necesita. También puedes construir de una vez un nivel más alto, por su precio.
    .title = Mejorar
    .say = Una Residencia 2: dos casillas, dos edificios públicos alrededor.
passage-vote = La gente en casa vota al final de una ronda: 1, 2, 3, 3 o 4 votos por persona en Residencias de nivel 1 a 5. Los votos son puntos, y también dinero cuando hace falta.
    .title = Las viviendas votan
    .say = Un voto en la Residencia 1, 2 por persona en la Residencia 2, 3 en la Residencia 3.

chapter-people = La gente
passage-move = Los ciudadanos que trabajan tienen que moverse, los que están en casa pueden. Van a cualquier distancia, una vez, a un edificio de otro color: de casa a un comercio, del comercio a una fábrica o de vuelta a casa.
    .title = La gente se mueve
    .say = De casa al comercio: un comercio gana, una vivienda vota.
passage-shut = Una plaza que alguien deja sigue cerrada durante el resto de tus movimientos. Quien tiene que moverse y no encuentra plaza queda inactivo: no gana nada, pero contamina.
    .title = Lo que se deja se cierra
    .say = Nadie más entra en el comercio esta ronda.
passage-hall = Tras tus movimientos el Ayuntamiento llena cada Residencia 1 vacía. Después viene un ciudadano de la oficina de empleo por cada plaza libre de tus fábricas, mientras el Ayuntamiento tenga sitio.
    .title = Gente nueva
    .say = El Ayuntamiento manda a alguien a la Residencia 1 vacía.
passage-visit = Uno de tus ciudadanos puede visitar a cada vecino: un comercio, una fábrica o el Museo. Allí gana para ti y allí contamina. Al volver va a casa o al otro vecino.
    .title = Una visita
    .say = Un visitante de otro distrito trabaja en tu comercio.

chapter-works = Comercios y fábricas
passage-shop = Un comercio cuenta las viviendas a su alrededor: sus niveles deben sumar el suyo o más.
    .title = Un comercio
    .say = Las Residencias 1 y 2 juntas sostienen un Comercio de hasta nivel 3.
passage-uses = Cada plaza de un comercio hace una cosa, una vez por ronda, si hay alguien en ella. La primera da $1. La segunda vende un material por $2, $3 o $5. La tercera compra de 2 a 5 votos por $1 a $4. La cuarta cambia un material por 3, 5 o 7 votos.
    .title = Lo que hacen los comercios
    .say = Un Comercio 4 tiene las cuatro: cobrar, vender, comprar votos, cambiar.
passage-factory = Una Fábrica 1 no necesita nada alrededor, pero ninguna vivienda puede tocarla, ni por una esquina. Vale para ambas, también cuando mejoran.
    .title = Viviendas y fábricas, aparte
    .say = Aquí no: la fábrica tocaría la vivienda por una esquina.
passage-goods = Cada persona en una fábrica produce un material: madera en el nivel 1, piedra en el nivel 2, metal en el nivel 3. El nivel 2 necesita una Refinería alrededor; el nivel 3, además, un Puerto. Los materiales sirven desde el plan siguiente.
    .title = Materiales
    .say = El nivel 1 produce madera, el nivel 2 piedra, el nivel 3 metal.
passage-room = Un Almacén guarda tres materiales y el Ayuntamiento uno en cada plaza libre. Lo que no cabe se pierde, pero ha contaminado igual.
    .title = Sitio para los materiales

chapter-smoke = Contaminación y cementerio
passage-smoke = Al final de cada ronda cada persona de tu distrito suma un 1 %, también en el Ayuntamiento, y lo mismo cada material que se produjo allí.
    .title = Todo el mundo contamina
    .say = Una persona suma uno, un material suma uno.
passage-parks = Cada casilla de parque quita un 1 % a la subida de una ronda, y un Parque de bomberos atendido, un 2 %. Juntos quitan como mucho la mitad de la subida. Los parques nunca hacen retroceder la pista.
    .title = Parques
    .say = Tres casillas de parque: hasta un 3 % menos cada ronda.
passage-stones = Cada vez que la pista alcanza 20, 40, 60 u 80 muere una persona; eliges quién, pero nadie del Ayuntamiento. El cementerio ocupa una casilla libre por cada cuatro muertos. Una Clínica salva a una persona por ronda.
    .title = El cementerio
    .say = Una muerte en cada uno de estos umbrales.
passage-lost = Con 100 el distrito se pierde y quien lo lleva queda fuera. Al final cada 1 % cuesta un punto: el aire limpio vale tanto como los votos.
    .title = Un 1 %, un punto

chapter-council = Consejo y promesas
passage-promise = Al empezar sacas una promesa fácil, una media y una difícil y te quedas con una en secreto. Al final da 6, 12 o 18 votos si se cumple y cuesta 3, 6 o 9 si no. El resto ve si es difícil, no lo que dice.
    .title = Promesas
    .say = Cumplida: 6, 12 o 18.
passage-council = Una vez por ronda puedes mover uno de tus dos discos una columna, en cualquier fila. Paga la columna: de $1 a $4, o de 2 a 5 votos, o una promesa más que cumplir. Después toma lo que da la fila.
    .title = El consejo municipal
    .say = Dinero, votos o una promesa pagan una columna.
passage-rows = Cinco filas: dinero, materiales, una loseta gratis tan grande como su columna, ciudadanos de la reserva, y aire más limpio. La última es la única manera de hacer retroceder la contaminación.
    .title = Lo que da el consejo
    .say = Finanzas, Suministros, Obras, Turismo, Medio ambiente.
passage-advanced = En la partida avanzada cada participante guarda además una promesa especial, que vale 10, y tras la ronda 4 elige en secreto un programa o ninguno: 20 puntos si lo cumples, 10 menos si no.
    .title = La partida avanzada

chapter-round = Los secretos y la ronda
passage-mayor = Durante la ronda el Alcalde ocupa dos casillas libres de quien lo recibe. Después se descubre una carta más que participantes hay, y todo el mundo toma una, empezando por quien lo recibe. No se puede rechazar.
    .title = Alcalde y cartas
    .say = Ocho cartas esperan en círculo; cada ronda salen otras.
passage-plan = Todo el mundo planifica a la vez y en secreto. Tienes tres puntos: una loseta de cualquier tamaño gasta uno, ampliar la zona gasta dos. Precios, formas y lo que necesita una loseta deben ser correctos. Las mejoras van al final y no gastan punto.
    .title = El plan secreto
    .say = Tres puntos por ronda.
passage-reveal = Cuando se cierra el último plan, se abren todos y se cumplen en el orden de juego. Si alguien toma antes que tú el último ejemplar de una loseta, tu paso falla: no pagas el precio, pero pierdes el punto.
    .title = Los planes se abren
passage-end = Tras la ronda 8 cuenta votos, promesas y contaminación. Gana la puntuación más alta. En un empate, menos contaminación, luego más dinero, luego más ciudadanos vivos. El dinero y los materiales que sobran no valen nada.
    .title = El final
    .say = Votos y promesas cumplidas, menos contaminación.
passage-solo = En solitario empiezas con $8, siempre recibes al Alcalde y eliges entre dos cartas. 30 puntos dan la Concejalía, 60 la Tenencia de alcaldía, 90 la Alcaldía.
    .title = Jugar en solitario

chapter-modules = Spring: los módulos
passage-police = Dos policías llegan con tu Comisaría y recorren tus calles. Cada vez que la carta L está a la vista se alborota tanta gente como el número de la ronda, salvo que hubiera disturbios la ronda anterior. Solo se alborota quien no está cubierto por ningún policía. Los alborotadores no trabajan ni votan.
    .title = { value-modules-police }
    .say = El policía cubre el comercio que tiene al lado. La vivienda de la derecha puede alborotarse.
passage-traders = Con 4, 8 y 12 ciudadanos fuera del Ayuntamiento se te une un comerciante. Los comerciantes solo trabajan en comercios, pero usan su plaza dos veces, y contaminan por dos.
    .title = { value-modules-traders }
    .say = Un comerciante usa su plaza dos veces.
passage-forest = Tu mapa está lleno de árboles. Talar una casilla bajo una loseta cuesta $1, o $2 en la cara experta, y deja madera que sirve desde la ronda siguiente. Los parques no pueden cubrir árboles.
    .title = { value-modules-forest }
    .say = Un árbol cuesta dinero y deja madera.
passage-cards = Dos cartas más: con el Ecologista nadie contamina en tus comercios esta ronda. Si tomas el Anarquista, pagas $2 o 3 votos.
    .title = { value-modules-cards }
passage-buildings = Seis casillas de parque unidas son un Jardín, y cada Jardín puede tener una Estatua: cultura y parque a la vez. Un Palacio gasta dos puntos y trae una promesa. Cada promesa vale ahora 5 y no cuesta nada si no se cumple, salvo las de Palacios y Estatuas.
    .title = { value-modules-buildings }
    .say = Seis casillas de parque, y una Estatua al lado.
passage-promises = Dos promesas más, por los policías y los comerciantes: una quiere que al final se alborote la mitad de tu gente; la otra, tres comerciantes en tres comercios distintos.
    .title = { value-modules-promises }
passage-special = En la partida avanzada, dos promesas especiales más: que nadie se alborote al final, o que haya dos comerciantes en un cementerio.
    .title = { value-modules-special }
passage-historic = Cada participante puede construir un monumento célebre por un punto y dos de piedra: el Coliseo dobla el Simpatizante, Neuschwanstein vota por cada casilla de bosque a su alrededor a partir de la cuarta.
    .title = { value-modules-historic }
    .say = El Coliseo y Neuschwanstein.
passage-cities = Cada participante juega una ciudad de Europa con su mapa y unas pocas reglas propias. Todo el mapa es tuyo desde el principio, salvo en Londres.
    .title = { value-modules-cities }
    .say = Ocho ciudades en cuatro tableros.
passage-roads = Pon Carreteras en los bordes de las casillas, tantas como puedas pagar. Un viaje por ellas da $1 por cada dos Carreteras; cada Rotonda en el camino suma un 1 % de contaminación.
    .title = { value-modules-roads }
    .say = Una Carretera cuesta $1, una Rotonda $2.

## Otras palabras para aquello de lo que trata una regla, para la búsqueda

also-SC-2-1 = jugadores, rondas, fases
also-SC-2-3 = zona, tablero, mapa, ampliar
also-SC-2-5 = contiguo, vecino, diagonal, esquina, alrededor, influencia
also-SC-2-7 = edificio público, cultura
also-SC-2-12 = vecinos, izquierda, derecha
also-SC-2-14 = atendido, ocupado
also-SC-3-2 = cartas de acción, círculo, rueda
also-SC-3-5 = preparación, comienzo, ciudadanos
also-SC-3-6 = dinero inicial, dólares
also-SC-3-8 = objetivo, meta, carta de promesa
also-SC-4-4 = elegir, tomar una carta
also-SC-5-3 = puntos de acción, puntos de obra
also-SC-5-8 = destapar, simultáneo, orden
also-SC-5-9 = fallar, agotado, sin reserva
also-SC-6-1 = casa, vivienda, residencia, condición
also-SC-6-2 = tienda, comercio, condición
also-SC-6-3 = industria, fábrica
also-SC-6-8 = edificio cultural, escuela, biblioteca, museo, metro, clínica, universidad, materiales
also-SC-6-10 = tocar, fábrica, casa, al lado
also-SC-7-1 = subir, mejora, nivel, mejorar
also-SC-8-2 = movimiento, trabajador, salir
also-SC-8-4 = color
also-SC-8-5 = inactivo, paro, bloqueado
also-SC-8-6 = visita, turista, fuera, invitado
also-SC-8-7 = llenar, mudarse, gente nueva
also-SC-8-8 = inmigrante, llegar, gente nueva
also-SC-9-2 = cobrar, vender, comprar votos, cambiar, comercio
also-SC-9-6 = producir, producción, materiales, recursos
also-SC-9-7 = almacenar, reserva, capacidad
also-SC-10-1 = votar, votación, votantes
also-SC-11-1 = humo, suciedad
also-SC-11-4 = mitad, máximo, límite
also-SC-11-5 = muerte, morir, víctima, umbral, tumba
also-SC-11-6 = cementerio, tumba
also-SC-11-7 = eliminado, perdido, perder
also-SC-12-2 = consejo municipal, político, disco
also-SC-14-2 = objetivos, bonificación, penalización
also-SC-14-3 = puntuación final, puntos, ganar
also-SC-14-4 = empate, desempate
also-SC-17-1 = solitario, solo, una persona
also-SP-POL-4 = policía, caminar, patrulla
also-SP-POL-9 = disturbio, revuelta, anarquía, manifestación
also-SP-TRD-6 = comerciante, mercader, dos veces
also-SP-FOR-2 = árbol, bosque, talar, cortar
also-SP-ROA-9 = calle, conducir, coche, viaje, tráfico

## Montar el juego impreso

sc_box_setup = Montar
sc_box_setup_about = reservas, cartas, promesas, distritos
sc_box_modules = Módulos
sc_box_supply = Reserva: { $wood } de madera, 24 de piedra, 24 de metal
sc_box_supply_about = La misma para cualquier número de participantes.
sc_box_common = Una reserva para todos: Metro, Clínica, Universidad y Parque de bomberos, { $count } de cada
sc_box_common_about = Comisarías: { $stations }. Lo que sobra vuelve a la caja.
sc_box_cards = Cartas de acción { $cards }
sc_box_cards_about = { $out ->
    [0] Mézclalas y ponlas boca abajo en un círculo de ocho, con el marcador en el puesto 1.
    [one] Saca una al azar{ $keeps ->
        [none] ,
       *[other] , pero no { $keeps },
      } enséñala y apártala. Pon las demás boca abajo en círculo, con el marcador en el puesto 1.
   *[other] Saca { $out } al azar{ $keeps ->
        [none] ,
       *[other] , pero no { $keeps },
      } enséñalas y apártalas. Pon las demás boca abajo en círculo, con el marcador en el puesto 1.
  }
sc_box_promises = Tres mazos de promesas: fáciles, medias, difíciles
sc_box_promises_about = { $zone ->
    [yes] Quita los números 5, 29 y 30. Mezcla cada mazo.
   *[no] Mezcla cada mazo.
  }
sc_box_statues = Una reserva para todos: 16 Estatuas y 9 Palacios
sc_box_statues_about = La misma para cualquier número de participantes.
sc_box_more = Añade las dos promesas de las cartas de promesa
sc_box_more_about = Una es media, otra es difícil.
sc_box_special = Mezcla las promesas especiales
sc_box_special_about = Con este módulo vienen dos más.
sc_box_forest = Cada participante toma un tablero de bosque
sc_box_forest_about = Todos por la cara fácil, o cada uno como se acuerde.
sc_box_cities = Reparte un tablero de ciudad a cada participante
sc_box_cities_about = En el orden de juego, cada participante elige una cara, a la vista.
sc_box_tiles = Cada participante: Ayuntamiento, Escuela, Biblioteca, Museo, Refinería, Puerto, 3 Almacenes
sc_box_tiles_about = { $more ->
    [none] Todo de un color.
   *[other] Además: { $more }.
  }
sc_box_officers = 2 policías
sc_box_traders = 3 comerciantes
sc_box_roads = 10 Carreteras y 5 Rotondas
sc_box_historic = el Coliseo o Neuschwanstein
sc_box_citizens = Ciudadanos: 3 en el Ayuntamiento, 11 en la oficina de empleo, 4 en la reserva
sc_box_citizens_about = Votos y contaminación en 0, los dos discos del consejo a la izquierda de la columna 1.
sc_box_host = { $host } recibe primero al Alcalde
sc_box_host_about = Dinero en el orden de juego: { $money }.
sc_box_keep = Cada participante saca una promesa de cada mazo y se queda con una
sc_box_keep_about = En secreto. Las demás van bajo sus mazos; lo difícil que es queda a la vista.
sc_box_hall = Cada participante pone su Ayuntamiento en secreto, y luego se enseñan todos
sc_box_hall_about = En cualquier casilla vacía de la zona inicial.
sc_box_begin = Empezar la ayuda de ronda

## La ronda en una mesa de verdad

sc_box_round = Ayuda de ronda
sc_box_round_about = ocho fases, votos, contaminación y muertes
sc_box_round_of = Ronda { $round } de 8
sc_box_host_is = Recibe al Alcalde: { $host }
sc_box_order = Orden: { $order }
sc_box_forget = Para no olvidar
sc_box_on = Pasar a: { $phase }
sc_box_next_round = Pasar a la ronda { $round }
sc_box_over = Acaba la partida
sc_box_score = Votos menos contaminación, sin las promesas: { $scores }
sc_box_new_host = ¿Quién recibe al Alcalde la ronda siguiente?
sc_box_do_cards = El Alcalde ocupa dos casillas libres contiguas de quien lo recibe. Descubre { $count } cartas; todo el mundo toma una, primero quien lo recibe.
sc_box_do_build = Se planifica en secreto, se abren todos los planes y se cumplen en el orden de juego.
sc_box_do_move = En el orden de juego: quien trabaja tiene que moverse, quien está en casa puede.
sc_box_do_income = En el orden de juego: comercios, Museo, Puerto, luego los materiales de las fábricas.
sc_box_do_vote = Cuenta quién está en casa, por el nivel de la vivienda.
sc_box_do_pollution = Cuenta gente, materiales y parques de cada distrito.
sc_box_do_council = En el orden de juego: mueve un disco una columna, paga y toma lo que da la fila, o pasa.
sc_box_do_mayor = Quien tiene la carta A recibe después al Alcalde; si nadie la tiene, el siguiente en sentido horario. Pon las cartas boca abajo y avanza el marcador.
sc_box_tip_cards_1 = Las cartas E, F y G actúan al instante; A a D, hasta que acabe la ronda.
sc_box_tip_cards_2 = Hay que tomar una carta; el Opositor no hace nada.
sc_box_tip_build_1 = Tres puntos; ampliar la zona gasta dos y $2, una vez por ronda.
sc_box_tip_build_2 = Una Residencia 1 nueva acoge al instante a un ciudadano del Ayuntamiento.
sc_box_tip_build_3 = Las mejoras son gratis, un nivel por loseta, no en lo construido esta ronda.
sc_box_tip_move_1 = Nadie entra en una plaza que se dejó esta ronda.
sc_box_tip_move_2 = Tras tus movimientos el Ayuntamiento llena cada Residencia 1 vacía.
sc_box_tip_move_3 = Cada plaza libre de fábrica trae un ciudadano de la oficina de empleo.
sc_box_tip_income_1 = La gente inactiva no gana nada.
sc_box_tip_income_2 = Los materiales nuevos no sirven antes del plan siguiente.
sc_box_tip_income_3 = Un Almacén guarda tres materiales; el Ayuntamiento, uno por plaza libre.
sc_box_tip_vote_1 = Los visitantes y la gente del Ayuntamiento no votan.
sc_box_tip_vote_2 = Cada ciudadano propio en la Universidad da 4 votos.
sc_box_tip_pollution_1 = La gente del Ayuntamiento cuenta, los visitantes también, salvo que la Comisaría esté atendida.
sc_box_tip_pollution_2 = Los materiales que se tiraron también cuentan.
sc_box_tip_pollution_3 = En una casilla del cementerio caben cuatro; el siguiente necesita otra.
sc_box_tip_council_1 = Paga antes de tomar el efecto.
sc_box_tip_council_2 = La loseta gratis de la fila 3 necesita igualmente lo que necesita su clase.
sc_box_tip_mayor_1 = Tras la ronda 8 la partida acaba con el consejo.
sc_box_tip_cards_k = Carta K: nadie contamina en tus comercios esta ronda. La carta L cuesta $2 o 3 votos.
sc_box_tip_forest_2 = Cada casilla de bosque bajo una loseta cuesta dinero y deja una madera, que sirve desde la ronda siguiente.
sc_box_tip_buildings_2 = Un Palacio gasta dos puntos; después de todos los planes trae una promesa.
sc_box_tip_roads_2 = Una Carretera cuesta $1, una Rotonda $2.
sc_box_tip_traders_3 = Con 4, 8 y 12 ciudadanos fuera del Ayuntamiento, el siguiente comerciante entra en el Ayuntamiento antes de mover.
sc_box_tip_police_3 = Los policías dan hasta tres pasos. Con la carta L a la vista, { $round ->
    [one] se alborota un ciudadano
   *[other] se alborotan { $round } ciudadanos
  } en cada distrito, salvo que hubiera disturbios la ronda anterior.
sc_box_tip_roads_3 = Un viaje da $1 por cada dos Carreteras, redondeado hacia arriba, y un por ciento de contaminación por cada Rotonda en el camino.
sc_box_tip_traders_4 = Un comerciante en un comercio usa su plaza dos veces.
sc_box_tip_police_4 = Alborotadores y policías no ganan ni producen nada.
sc_box_tip_police_5 = Un voto más por cada votante en una vivienda cubierta por un solo policía. Bajo dos policías no vota nadie.
sc_box_tip_traders_6 = Cuenta cada comerciante como dos personas.
sc_box_tip_police_6 = Los policías en el mapa cuentan como gente, los alborotadores también.
sc_box_tip_police_7 = Después del consejo acaban todos los disturbios.
sc_box_tip_buildings_7 = Nada se paga con una promesa.
sc_box_now = En la pista ahora
sc_box_now_votes = con los comprados o recibidos
sc_box_now_smoke = tras cartas, consejo y viajes
sc_box_people = Gente
sc_box_people_about = en el distrito, también en el Ayuntamiento
sc_box_goods = Materiales producidos
sc_box_parks = Casillas de parque
sc_box_fire = Bomberos atendidos
sc_box_cleared = Madera de bosque talado
sc_box_cleared_about = ningún parque la quita
sc_box_growth = Subida
sc_box_track = Pista
sc_box_from_to = { $from } → { $to }
sc_box_voters = En casa, nivel { $level }
sc_box_students = En la Universidad
sc_box_votes = Votos
sc_box_total = Total
sc_box_deaths = { $name }: { $count ->
    [one] una muerte
   *[other] { $count } muertes
  }. Una Clínica salva a una persona.
sc_box_lost = { $name }: el distrito está perdido.

## Contar el juego impreso

sc_box_count = Contar
sc_box_count_about = votos, contaminación y promesas, asiento por asiento
sc_box_count_votes = la pista de votos
sc_box_count_smoke = Contaminación
sc_box_count_smoke_about = cada 1 % cuesta un voto
sc_box_count_rioters = Alborotadores restantes
sc_box_count_rioters_about = al final cuestan votos
sc_box_count_money = Dinero
sc_box_count_money_about = en un empate gana quien tiene más
sc_box_count_living = Ciudadanos vivos
sc_box_count_living_about = deciden el último empate
sc_box_count_promises = Promesas
sc_box_count_promises_about = Donde bastan los números, ya está decidido. En las demás toca «cumplida» o «incumplida», o compruébalas aquí.
sc_box_count_add = Añadir una carta
sc_box_count_kept = cumplida
sc_box_count_broken = incumplida
sc_box_count_stakes = +{ $reward } o { $penalty }
sc_box_count_advanced = Partida avanzada: promesas especiales y programas
sc_box_count_is = { $condition }; es { $value }
sc_box_count_away = Quitar «{ $promise }»
sc_box_count_check = Comprobar paso a paso
sc_box_count_check_about = Cuenta lo que tienes delante.
sc_box_count_seat = Añadir participante
sc_box_count_sum = = { $parts }
sc_box_count_line = { $line ->
    [votes] { $points ->
        [one] { $points } voto
       *[other] { $points } votos
    }
    [promises] { $points } de promesas
    [special] { $points } de promesas especiales
    [platform] { $points } de programa
    [pollution] { $points } de contaminación
   *[other] { $points } de { $name }
  }
sc_box_count_next = Siguiente: { $name }
sc_box_count_result = Hoja de puntuación
sc_box_count_place = Puesto
sc_box_count_office = Consigues { $office }.
sc_box_count_tie = A igualdad de puntos gana quien tiene menos contaminación, luego más dinero, luego más ciudadanos vivos.
sc_box_count_offline = Sin conexión: la puntuación llega con la conexión. La hoja queda guardada.
sc_box_count_link = Copiar el enlace
