# Small City: los rechazos, en el terminal y en la página: qué falla, dónde, y qué hacer. La regla aparece al lado.

## A quién le toca

refusal-game_over = La partida ha terminado.
refusal-no_such_seat = Esta mesa no tiene ese asiento.
refusal-seat_is_out = Este distrito está eliminado y ya no juega.
refusal-not_your_turn = { $by_is ->
    [you] Es el turno de { $seat }: espera el tuyo.
   *[other] { $seat_is ->
        [you] Te toca a ti, no a { $by }.
       *[other] Es el turno de { $seat }, no de { $by }.
      }
  }
refusal-wrong_step = Eso no se puede en este paso: elige una de las acciones que se ofrecen.

## Azar

refusal-luck_due = Antes hay un sorteo: espéralo.
refusal-luck_not_due = Ahora no se sortea nada.
refusal-wrong_draw = Eso no se puede sortear ahora.

## Preparación, Alcalde, cartas, programas

refusal-promise_not_drawn = No acabas de sacar esa promesa: quédate con una de las que has sacado.
refusal-no_hall_shape = El Ayuntamiento no cabe en { $cells }: cubre 2 por 3 casillas.
refusal-no_room_for_hall = El Ayuntamiento no puede estar en { $cells }: elige casillas vacías de la zona inicial.
refusal-no_land_for_hall = El Ayuntamiento no puede estar en { $cells }: elige solo terreno corriente.
refusal-hall_not_placed = El Ayuntamiento aún no está puesto.
refusal-hall_placed = El Ayuntamiento ya está puesto: deshazlo antes.
refusal-no_place_for_mayor = El Alcalde no puede estar en { $cells }: elige dos casillas vacías contiguas.
refusal-card_due = Toma antes una carta de acción: elige una boca arriba.
refusal-card_not_offered = { $card ->
    [none] Esa carta no existe: toma una boca arriba.
   *[other] La carta { $card_code } { $card } no está boca arriba para ti: toma una que lo esté.
  }
refusal-no_such_choice = La carta { $card_code } { $card } no ofrece esa elección.
refusal-choice_missing = La carta { $card_code } { $card } pide una elección: { $chosen_or }.
refusal-anarchist_money_short = El Anarquista pide ${ $price }, y solo hay ${ $money }.
refusal-anarchist_votes_short = El Anarquista pide { $price ->
    [one] 1 voto
   *[other] { $price } votos
  }, y { $votes ->
    [0] no hay ninguno.
    [one] solo hay 1.
   *[other] solo hay { $votes }.
  }
refusal-platform_not_chosen = Aún no hay ningún programa elegido.
refusal-platform_chosen = Ya hay un programa elegido: deshazlo antes.
refusal-no_such_platform = Ese programa no existe.

## Planes

refusal-not_committed = El plan no está cerrado.
refusal-plan_committed = El plan está cerrado: reábrelo antes.
refusal-nothing_planned = Tu plan no tiene ningún paso que deshacer.
refusal-building_over = En un plan se construye primero: deshaz lo que has planificado después.
refusal-points_short = Eso gasta { $points ->
    [one] 1 punto de obra
   *[other] { $points } puntos de obra
  }, y { $left ->
    [0] no queda ninguno.
    [one] solo queda 1.
   *[other] solo quedan { $left }.
  }
refusal-upgrades_over = Has planificado lo que va tras las mejoras: ya no caben mejoras en este plan.
refusal-plan_ends = Has planificado lo que acaba un plan: nada puede seguirlo.
refusal-zone_full = La zona ya tiene su tamaño máximo, { $size } por { $size }.
refusal-zone_has_grown = La zona ya ha crecido todo lo que puede esta ronda.
refusal-growth_dear = Una zona mayor cuesta ${ $price }, y solo hay ${ $money }.

## Qué loseta

refusal-no_such_tile = Esa loseta no existe.
refusal-never_built = { $tile }: está desde el principio y no se construye.
refusal-only_one = Un distrito solo tiene un ejemplar de esta loseta, y ya está: { $tile }.
refusal-none_left = No queda ninguna en la reserva, hasta que vuelva una: { $tile }.

## Dónde

refusal-not_a_shape = { $tile } no cabe en { $cells }: elige casillas de una de sus formas.
refusal-outside_zone = Nada puede estar en { $cells }, fuera de la zona: haz crecer la zona, o elige otras casillas.
refusal-mayor_there = El Alcalde está en { $cells } esta ronda: elige otras casillas.
refusal-cemetery_there = El cementerio está en { $cells }: elige otras casillas.
refusal-no_start_tile = En la preparación solo pones { $tile } junto al Ayuntamiento, gratis y sin gente.
refusal-no_start_tile_left = { $count ->
    [one] La única loseta del comienzo ya está puesta.
   *[other] Las { $count } losetas del comienzo ya están puestas.
  }
refusal-no_land_for_start = { $tile } no puede empezar en { $cells }.
refusal-start_tiles_due = Pon las losetas del comienzo antes de cerrar.
refusal-land_there = En { $cells } no se construye nunca nada: { $land }.
refusal-tile_there = Ya hay algo en { $cells }: elige casillas vacías.
refusal-somebody_there = { $person_begins } está en { $cells }: elige otras casillas.
refusal-home_and_factory = { $tile } estaría demasiado cerca de { $cells }: viviendas y Fábricas se quedan fuera de sus áreas de influencia.
refusal-few_publics = { $tile } en { $cells } necesita { $needs ->
    [one] 1 edificio público
   *[other] { $needs } edificios públicos
  } alrededor y { $has ->
    [0] no tiene ninguno
   *[other] solo tiene { $has }
  }.
refusal-few_homes = { $tile } en { $cells } necesita alrededor Residencias de { $needs ->
    [one] 1 nivel
   *[other] { $needs } niveles en total
  } y { $has ->
    [0] no tiene ninguno
   *[other] solo tiene { $has }
  }.
refusal-no_refinery = { $tile } en { $cells } necesita tu Refinería alrededor.
refusal-no_harbor = { $tile } en { $cells } necesita tu Puerto alrededor.
refusal-no_factory = { $tile } en { $cells } necesita una Fábrica tuya alrededor.
refusal-not_on_edge = { $tile } en { $cells } necesita una casilla en el borde del mapa.
refusal-no_room_there = Ningún sitio vacío para { $tile_el } cubre { $cell }.
refusal-nothing_beside = { $tile } en { $cells } no estaría al lado { $source_del }: elige una casilla que lo esté.
refusal-two_statues = Habría dos Estatuas en un mismo grupo de Parques, en { $cells }: elige otro sitio para { $tile_el }.
refusal-few_land = { $tile } en { $cells } necesita { $needs ->
    [one] 1 casilla
   *[other] { $needs } casillas
  } { $source_del } alrededor y { $has ->
    [0] no tiene ninguna
   *[other] solo tiene { $has }
  }.
refusal-nowhere = { $needs_count ->
    [0] No hay sitio para { $tile_el }.
   *[other] { $tile } aún no tiene sitio: necesita { $needs }.
  }
refusal-park_on_forest = { $tile } no puede cubrir bosque, y lo hay en { $cells }.

## Lo que cuesta

refusal-paid_in_money = { $tile } se paga con dinero, no con materiales.
refusal-wrong_payment = { $tile } cuesta { $cost }{ $dropped ->
    [0] {""}
    [one] , menos 1 pieza a tu elección
   *[other] , menos { $dropped } piezas a tu elección
  }; { $payment_count ->
    [0] con nada
   *[other] con { $payment }
  } no se paga. Un material más caro puede sustituir a otro más barato.
refusal-payment_not_stored = { $tile } necesita { $payment } como pago, y { $stored_count ->
    [0] la reserva está vacía.
   *[other] en la reserva solo hay { $stored }.
  }
refusal-materials_short = { $tile } cuesta { $cost }{ $dropped ->
    [0] {""}
    [one] , menos 1 pieza a tu elección
   *[other] , menos { $dropped } piezas a tu elección
  }, y { $stored_count ->
    [0] la reserva está vacía.
   *[other] en la reserva solo hay { $stored }.
  }
refusal-tile_dear = { $tile } cuesta ${ $price }, y solo hay ${ $money }.
refusal-land_dear = El terreno para { $tile_el } cuesta en todas partes más de ${ $money }.
# Tanto de un material, en cada una de las listas de arriba.
cost = { $count } de { $material }
payment = { $count } de { $material }
stored = { $count } de { $material }

## Quién se muda

refusal-somebody_must_enter = Alguien del Ayuntamiento tiene que mudarse a { $tile_el }: elige quién.
refusal-cannot_enter = { $person ->
    [none] Nadie de esa clase puede mudarse al instante a { $tile_el }.
   *[other] Ningún { $person } puede mudarse al instante a { $tile_el }.
  }

## Mejoras y Parques mayores

refusal-no_tile_begins = Ninguna loseta tiene { $cell } como primera casilla.
refusal-never_rises = { $tile } no se puede mejorar.
refusal-new_this_round = { $tile } en { $cells } es de esta ronda: podrá mejorar en la siguiente.
refusal-not_beside = { $cell } no comparte ningún lado con { $tile_el } en { $cells }.
refusal-cell_dear = El terreno de { $cell } cuesta ${ $price }, y solo hay ${ $money }.
refusal-no_park_begins = Ningún Parque tiene { $cell } como primera casilla.
refusal-not_a_park = { $tile } en { $cells } no se amplía: solo los Parques.
refusal-no_park_of_size = No hay ningún Parque de { $size } casillas.
refusal-park_dear = Esas casillas cuestan ${ $price }, y solo hay ${ $money }.

## Movimiento

refusal-nobody_rides = Nadie va allí en coche.
refusal-somebody_must_move = { $host ->
    [none] La persona en { $cell } aún tiene que moverse, y puede.
   *[other] Tu turista en { $cell }, distrito de { $host }, aún tiene que moverse, y puede.
  }
refusal-nobody_to_move = { $host ->
    [none] En { $cell } ya no queda nadie por mover.
   *[other] Ya no te queda nadie por mover en { $cell }, distrito de { $host }.
  }
refusal-not_a_neighbour = La gente solo va a su propio distrito y a los vecinos.
refusal-never_travels = { $person_begins } nunca sale fuera: elige una plaza en tu distrito.
refusal-nobody_travels = Nadie sale fuera en esta partida: elige una plaza en tu distrito.
refusal-tourist_moves_on = Un turista vuelve a casa o va a otro vecino, no a otra plaza del mismo.
refusal-one_tourist_each = Ya tienes un turista en el distrito de { $host }, y solo puede haber uno.
refusal-not_a_space = { $host ->
    [none] { $cell } no es una plaza para gente.
   *[other] { $cell }, distrito de { $host }, no es una plaza para gente.
  }
refusal-not_for_tourists = Los turistas van a Comercios, Fábricas y Museos, y { $cell }, distrito de { $host }, no es nada de eso.
refusal-not_free = { $host ->
    [none] La plaza en { $cell } no estaba libre al empezar el paso, o está ocupada.
   *[other] La plaza en { $cell }, distrito de { $host }, no estaba libre al empezar el paso, o está ocupada.
  }
refusal-same_colour = { $host ->
    [none] El edificio en { $cell } tiene el mismo color que el de salida: elige otro color.
   *[other] El edificio en { $cell }, distrito de { $host }, tiene el mismo color que el de salida: elige otro color.
  }
refusal-too_far = { $person_begins } camina { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
  } como mucho dentro de la zona, y { $cell } está demasiado lejos.
refusal-nowhere_to_stand = Ningún { $person } puede estar en { $cell }.
refusal-somebody_stands = Hay alguien en { $cell }, o lo había al empezar los movimientos.

## Carreteras y viajes

refusal-road_cut = { $tile } estaría a los dos lados de una Carretera, entre { $cells }: ninguna loseta puede.
refusal-no_road_left = Todas tus Carreteras están puestas.
refusal-no_roundabout_left = Todas tus Rotondas están puestas.
refusal-road_inside = { $cells } son de una sola loseta, { $tile }: ninguna Carretera la atraviesa.
refusal-road_there = Ya hay una Carretera entre { $cells }.
refusal-roundabout_there = Ya hay una Rotonda en la esquina inferior derecha de { $cell }.
refusal-needs_roundabout = La Carretera entre { $cells } se cruza con otra en ángulo recto: allí necesita { $needs ->
    [one] una Rotonda
   *[other] { $needs } Rotondas
  }, y { $left ->
    [0] no queda ninguna.
    [one] solo queda 1.
   *[other] solo quedan { $left }.
  }
refusal-no_road_ends = Ninguna de tus Carreteras acaba en la esquina inferior derecha de { $cell }: una Rotonda va donde acaba una, y no en el borde del mapa.
refusal-road_dear = Eso cuesta ${ $price }, y solo hay ${ $money }.
refusal-never_drives = { $person_begins } nunca va en coche.
refusal-not_drivable = Nadie va en coche de { $start } a { $goal }: solo entre Residencias, Comercios y Fábricas de colores distintos.
refusal-no_trip = Ninguna Carretera lleva de { $start } a { $goal }.

## Ciudades de Europa

refusal-not_in_this_city = Esta ciudad no tiene esto: { $tile }.
refusal-on_perimeter_alone = En esta ciudad { $tile_el } solo va en casillas del borde.
refusal-off_marked = { $tile } solo va en casillas marcadas, y { $cells } no lo están.
refusal-on_marked = { $tile } no puede cubrir { $cells }: las casillas marcadas son para Residencias.
refusal-not_on_that_board = { $city } no está en ninguna cara de tu tablero.
refusal-free_home_due = Tu plan acaba con una Residencia gratis en el borde: ponla antes de cerrar.
refusal-wall = { $tile } estaría a los dos lados del muro.
refusal-not_a_residence = En { $cell } no hay ninguna Residencia: donde estaba el muro solo se unen Residencias.
refusal-no_partner = La Residencia en { $cell } no se une con ninguna otra.
refusal-no_pair = Las Residencias en { $first } y { $other } no se unen.
refusal-merge_due = Hay Residencias por unir: sigue hasta que no quede ninguna.
refusal-road_at_wall = Ninguna Carretera puede tocar el muro, y { $cells } lo tocan.
refusal-road_in_water = Ninguna Carretera puede ir por el agua entre { $cells }.

## Disturbios, gente nueva, gente que espera

refusal-nobody_riots = Nadie más en { $cell } puede alborotarse.
refusal-nobody_riots_in_hall = { $person ->
    [none] Nadie de esa clase en el Ayuntamiento puede alborotarse.
   *[other] Ningún otro { $person } del Ayuntamiento puede alborotarse.
  }
refusal-not_the_next_home = { $cell } no es la siguiente casilla libre de la Residencia recién construida.
refusal-no_free_home = { $cell } no es una plaza libre de una Residencia.
refusal-no_newcomer = { $person ->
    [none] Nadie de esa clase acaba de llegar.
   *[other] Ningún { $person } acaba de llegar.
  }
refusal-not_an_empty_home = { $cell } no es una Residencia 1 vacía.
refusal-nobody_waits = { $person ->
    [none] Nadie de esa clase espera en el Ayuntamiento.
   *[other] Ningún { $person } espera en el Ayuntamiento.
  }
refusal-homes_must_fill = Una Residencia 1 vacía acoge a un ciudadano del Ayuntamiento mientras lo haya: elige quién va adónde.

## Ingresos, reservas, muertes

refusal-no_use_left = No queda ningún uso de esa clase.
refusal-not_stored = En la reserva no hay esto: { $material }.
refusal-no_such_purchase = Los votos se compran por $1 a $4, y hay ${ $money }.
refusal-must_discard = No hay sitio para todos los materiales: descarta uno.
refusal-nobody_can_die = En { $cell } no hay nadie que pueda morir.
refusal-no_grave = El cementerio no puede ocupar { $cell }: elige una casilla vacía y corriente de la zona.

## El consejo

refusal-no_disc = Ninguno de tus discos puede salir de la columna { $column }.
refusal-no_such_row = El consejo tiene filas de la 1 a la { $rows }.
refusal-council_money_short = La columna { $column } cuesta ${ $price }, y solo hay ${ $money }.
refusal-council_votes_short = La columna { $column } cuesta { $price ->
    [one] 1 voto
   *[other] { $price } votos
  }, y { $votes ->
    [0] no hay ninguno.
    [one] solo hay 1.
   *[other] solo hay { $votes }.
  }
refusal-no_promise_pays = Ninguna promesa paga el consejo en esta mesa: paga con dinero o votos.
refusal-council_promise_gone = La columna { $column } se paga con una promesa { $stack }, y no queda ninguna.
refusal-council_never_builds = El consejo no construye esto: { $tile }.
refusal-council_too_large = El consejo construye aquí como mucho { $most ->
    [one] 1 casilla
   *[other] { $most } casillas
  }, y { $tile_el } tiene más.
refusal-council_is_free = El consejo construye sin dinero ni materiales: no pagues nada.

## Entradas de partidas guardadas

refusal-unknown = En este juego no existe: { $what } «{ $name }».
refusal-luck_is_no_action = Eso es azar, no una acción.
what-tile = loseta
what-material = material
what-payment = pago
what-promise = promesa
what-person = clase de gente
what-card = carta
what-choice = elección
what-space = plaza
what-board = tablero
what-way_to_pay = forma de pago
what-platform = programa

## Por qué no se puede jugar una preparación; lo que vale en todo juego está en common.ftl. Lo que se escribe es igual en
## todos los idiomas.

refusal-players = En Small City juegan de 1 a 4 participantes, no { $players }.
refusal-unknown_module = No existe el módulo «{ $module_code }»: los módulos son { $known }.
refusal-module_twice = El módulo { $module_code } se nombra más de una vez.
refusal-module_needs = El módulo { $module_code } necesita también el módulo { $other_code }.
refusal-module_asks = El módulo { $module_code } solo se juega con { $key_code }={ $choice_code }: elige eso, o quita el módulo.
refusal-module_excludes = Los módulos { $module_code } y { $other_code } no se juegan juntos.
refusal-module_order = Los módulos tienen su orden: escribe { $order_code }.
refusal-option_off = La opción { $key_code } es del módulo { $module_code }, que no está activo: actívalo, o quita la opción.
refusal-bad_value_of_seats = La opción { $key_code } no puede ser «{ $value_code }»: escribe { $choices_or } para todo el mundo, o una por asiento, { $seats } en total, separadas por comas.
refusal-each_once = La opción { $key_code } no puede ser «{ $choice_code }» para un asiento junto a otros: escribe «{ $all_code }» para todo el mundo, o una distinta para cada asiento.
refusal-platform_late = Los programas se eligen en la ronda { $due } ({ "platform_round" }) de la partida avanzada, pero su última ronda es la { $rounds } ({ "rounds" }): cambia una de las dos, o quita { "advanced" }.
refusal-hall_room = { $seat } no tiene sitio para el Ayuntamiento en una zona de { $zone } por { $zone }: usa otro tablero o una zona mayor.
refusal-unknown_constants = No hay cargados números «{ $name_code }», solo { $known }.

other-constants = el nombre de otros que estén cargados
