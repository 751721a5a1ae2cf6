# Lo que dice la página en una partida de Small City.

## La barra

sc_set_up = Preparación
sc_over = Fin
sc_round = Ronda { $round } de { $rounds }
sc_round_name = Ronda { $round }
sc_phases = Fases de la ronda
sc_phase_cards = Cartas
sc_phase_build = Obras
sc_phase_move = Mover
sc_phase_income = Cobrar
sc_phase_vote = Votos
sc_phase_pollution = Humo
sc_phase_council = Consejo
sc_phase_mayor = Alcalde

## Las pestañas

sc_tabs = Distritos
# De un distrito que la contaminación ha destruido.
sc_out = Con { $pollution } % tu distrito está perdido. Puedes seguir mirando.
sc_tab_out = Perdido en la ronda { $round }, con { $pollution } %
# El cargo en solitario, si la partida acabara ahora.
sc_standing = Ahora mismo: { $office }, { $score } puntos.
sc_tab_place = Juega { $place }
sc_tab_sealed = Cerrado
sc_tab_plans = Planifica
sc_tab_acts = Juega
sc_tab_neighbour = Un distrito vecino, que tus ciudadanos pueden visitar
sc_tab_leads = { $count ->
    [one] Allí hay una plaza libre
   *[other] Allí hay { $count } plazas libres
  }
sc_back_to_yours = Volver al tuyo
sc_watch = Ver a { $name }
sc_say_turn = Te toca: { $title }
sc_say_open = { $name_is ->
    [you] Este es tu distrito.
   *[other] Este es el distrito de { $name }.
  }

## Lo que hace el resto

sc_does_promise = { $count ->
    [one] { $name } elige una promesa
   *[other] { $name } eligen promesas
  }
sc_does_board = { $count ->
    [one] { $name } elige una ciudad
   *[other] { $name } eligen ciudades
  }
sc_does_wall = { $count ->
    [one] { $name } une viviendas donde estaba el muro
   *[other] { $name } unen viviendas donde estaba el muro
  }
sc_does_hall = { $count ->
    [one] { $name } pone su Ayuntamiento
   *[other] { $name } ponen su Ayuntamiento
  }
sc_does_mayor = { $count ->
    [one] { $name } pone al Alcalde
   *[other] { $name } ponen al Alcalde
  }
sc_does_card = { $count ->
    [one] { $name } toma una carta
   *[other] { $name } toman cartas
  }
sc_does_plan = { $count ->
    [one] { $name } planifica la ronda
   *[other] { $name } planifican la ronda
  }
sc_does_move = { $count ->
    [one] { $name } mueve a sus ciudadanos
   *[other] { $name } mueven a sus ciudadanos
  }
# $text: lo que hace alguien, como «Ben mueve a sus ciudadanos».
sc_does_part = { $text }: { $done } de { $of }
sc_does_home = { $count ->
    [one] { $name } elige quién va a casa
   *[other] { $name } eligen quién va a casa
  }
sc_does_riot = { $count ->
    [one] { $name } elige quién se alborota
   *[other] { $name } eligen quién se alborota
  }
sc_does_income = { $count ->
    [one] { $name } lleva sus comercios
   *[other] { $name } llevan sus comercios
  }
sc_does_discard = { $count ->
    [one] { $name } descarta materiales
   *[other] { $name } descartan materiales
  }
sc_does_death = { $count ->
    [one] { $name } elige quién muere
   *[other] { $name } eligen quién muere
  }
sc_does_council = { $count ->
    [one] { $name } juega en el consejo municipal
   *[other] { $name } juegan en el consejo municipal
  }
sc_does_platform = { $count ->
    [one] { $name } puede elegir un programa
   *[other] { $name } pueden elegir programas
  }

## Las cuentas

sc_ledger = Lo que tienes
sc_ledger_other = Lo que tiene { $name }
sc_ledger_money = Dinero
sc_ledger_votes = Votos
sc_ledger_pollution = Contam.
sc_ledger_wood = Madera
sc_ledger_stone = Piedra
sc_ledger_metal = Metal
sc_ledger_stored = Reserva
sc_ledger_people = Ciudadanos en el Ayuntamiento
sc_ledger_after = { $value } después
# Lo que aún falta por llegar esta ronda.
sc_ledger_due = +{ $value } luego
sc_ledger_to = { $value } luego
# Tan corto como los otros textos de allí.
sc_ledger_deadly = { $value } †
sc_ledger_dies = { $count ->
    [one] , alguien muere
   *[other] , mueren { $count } personas
  }
sc_ledger_of = de { $count }
sc_ledger_aside = aparte
sc_ledger_others = Junto al distrito
# Los números de otro distrito.
sc_numbers = Números
sc_parts_of = { $name }: { $what }
sc_parts_now = Ahora
sc_parts_cut = por encima del límite de reducción
sc_parts_due = Con lo que falta
sc_parts_plan = Tras tu plan
sc_parts_draft = Tras tu elección
sc_parts_by = { $change } por tu elección
sc_parts_arrive = por los empleos libres
sc_parts_moved = quien se muda
# Gente: llega al distrito.
sc_parts_in = llega
sc_parts_out = se pierde por falta de sitio
sc_parts_percent = { $count } %
sc_parts_over = { $count ->
    [one] Una pieza
   *[other] { $count } piezas
  } de más para el sitio que hay: eliges lo que se va.
sc_parts_apart = Los materiales apartados sirven cuando se guardan, tras las muertes de la fase 6; lo que no cabe se descarta.
sc_parts_spared = La contaminación aún no se mide: esta ronda no añade nada.
sc_parts_stone = El próximo umbral está en { $stone } %: pasarlo cuesta un ciudadano.
sc_parts_lost = Con { $percent } % el distrito se pierde.
sc_parts_stored = { $count } de { $capacity } sitios ocupados. Materiales y ciudadanos comparten el Ayuntamiento; los Almacenes solo guardan materiales.
sc_parts_career = { $count ->
    [0] Nadie espera en la oficina de empleo. De allí viene un ciudadano por cada plaza libre de tus Fábricas, si el Ayuntamiento tiene sitio.
    [one] Un ciudadano espera en la oficina de empleo. De allí viene uno por cada plaza libre de tus Fábricas, si el Ayuntamiento tiene sitio.
   *[other] { $count } ciudadanos esperan en la oficina de empleo. De allí viene uno por cada plaza libre de tus Fábricas, si el Ayuntamiento tiene sitio.
  }
sc_parts_tile = { $tile } en { $cells }
sc_parts_abroad = { $name_is ->
    [you] { $tile } en { $cells }, en tu distrito
   *[other] { $tile } en { $cells }, distrito de { $name }
  }
sc_parts_nothing = No falta nada por llegar.
sc_parts_untold = Solo su dueño ve lo que falta por llegar.
sc_parts_later = Lo que falta se cuenta otra vez cuando acabes este paso.

## Los cajones

sc_drawers = Consulta
sc_drawer_promises = Promesas
sc_drawer_council = Consejo
sc_drawer_cards = Cartas
sc_drawer_stock = Reserva
sc_promises_out = Las promesas de un distrito perdido están fuera del juego.
sc_promises_none = Aún no hay promesas.
sc_promises_hidden = { $count ->
    [one] { $name } guarda una promesa secreta: { $stacks }.
   *[other] { $name } guarda { $count } promesas secretas: { $stacks }.
  }
sc_promises_of = { $count ->
    [one] una { $stack }
   *[other] { $count } { $stack_plural }
  }
# Una promesa que se saca durante la partida; lo que pide es secreto donde se comparte un aparato.
sc_promises_drawn = Tienes una promesa { $stack } más.
sc_promises_back = Devolviste estas al fondo de sus mazos:
# Bajo lo que elegiría un bot: lo que espera de ello. La suma es en puntos: votos menos contaminación.
sc_hint_foresees = Prevé { $reasons }.
sc_hint_because = Prevé { $sum }: { $reasons }.
sc_hint_more = { $points ->
    [one] un punto más
   *[other] { $points } puntos más
  }
sc_hint_fewer = { $points ->
    [one] un punto menos
   *[other] { $points } puntos menos
  }
sc_pledge_now = ahora { $value }
sc_pledge_so_far = { $value } hasta ahora
sc_pledge_plan = ahora { $value }, con el plan { $then }
# $text: lo que pide una promesa; $now: una de las tres líneas de arriba.
sc_pledge_stands = { $text }; { $now }
sc_pledge_holds = cumplida
sc_pledge_or = { $penalty ->
    [0] o nada
   *[other] o −{ $penalty }
  }
sc_pledge_points = { $penalty ->
    [0] +{ $reward } votos, o nada
   *[other] +{ $reward } votos, o −{ $penalty }
  }
sc_stock_left = { $left } de { $stock }

## Lo que tiene toda decisión

sc_choose_place = Elige un sitio iluminado
sc_choose_lit = Toca a alguien iluminado
sc_choose_tile = Elige una loseta
sc_choose_way = Elige
# A un toque en el mapa cuando allí no hay nada que elegir.
sc_elsewhere = Ahora no hay nada que elegir en el mapa: { $todo ->
    [keep] elige una promesa
    [platform] elige un programa, o ninguno
    [city] elige una ciudad
    [card] toma una carta
    [income] usa los comercios de la lista y cierra caja
    [discard] elige qué descartas
    [council] elige una casilla iluminada del consejo, o pasa
   *[go_on] continúa cuando quieras
  }.
sc_not_yours = Este es el distrito de { $name }. Vuelve al tuyo.
sc_ways = Elige
# Un botón: gira la loseta.
sc_turn = Girar
sc_places = Sitios
sc_places_all = { $count ->
    [one] Un sitio. Tócalo para verlo en el mapa.
   *[other] { $count } sitios. Toca uno para verlo en el mapa.
  }
sc_places_over = { $count ->
    [one] Un sitio cubre { $cell }.
   *[other] { $count } sitios cubren { $cell }.
  }
sc_places_more = { $count } más: toca una casilla del mapa para ver los que la cubren.
sc_hand_sealed = { $name } ha cerrado.
sc_hand_plans = { $name } aún planifica.
sc_hand_again = { $name } quiere volver a mirar
sc_hand_over = Pasar el aparato
sc_map = Mapa
# El botón que abre la mesa, según la fase.
sc_desk = { $phase ->
    [1] Cartas
    [2] Losetas
    [3] Gente
    [4] Comercios
    [7] Consejo
   *[other] Opciones
  }
sc_skip = Saltar
# Tras el motivo por el que algo no valió: lo que ha pasado entretanto, con las palabras del registro.
sc_since = Desde entonces: { $what }
sc_plain_title = Te toca
sc_plain_lead = Continúa cuando quieras.

## Preparación

sc_keep_title = Elige una promesa
sc_keep_lead = Quédate con una. Cuenta al final y queda en secreto.
sc_keep_more = El resto ve si es difícil, pero no lo que dice.
sc_keep_again_title = Una promesa más
sc_keep_again_lead = Tu nuevo Palacio trae una promesa. Quédate con una; queda en secreto.
sc_keep_choose = Elige una promesa
sc_keep_act = Quedarse con «{ $promise }»
sc_hall_title = Pon tu Ayuntamiento
sc_hall_lead = Cubre { $cells } casillas; toca donde lo quieras. Tus primeros ciudadanos esperan en él, y a su lado crecen las viviendas.
sc_hall_more = Sigue oculto hasta que todo el mundo cierre.
sc_hall_aimed = Ayuntamiento de { $from } a { $to }
sc_hall_touches = { $count ->
    [one] Una casilla libre alrededor. Una vivienda allí lo cuenta como edificio público.
   *[other] { $count } casillas libres alrededor. Las viviendas allí lo cuentan como edificio público.
  }
sc_hall_seal = Cerrar el Ayuntamiento
sc_hall_place = Poner el Ayuntamiento

## Una ciudad: su tablero, con qué empieza, qué añade

sc_city_title = ¿Qué ciudad será la tuya?
sc_city_lead = Tienes un tablero con dos ciudades. Elige una cara: es tuya durante toda la partida.
sc_city_more = Todo el mundo ve lo que eliges.
sc_city_level = { $level ->
    [1] Fácil
    [2] Media
   *[3] Difícil
}
sc_city_act = Instalarse en { $city }
sc_start_title = ¿Con qué empieza tu ciudad?
sc_start_lead = { $count ->
    [one] Por poner, gratis y sin gente: { $tile_un }. Toca una casilla iluminada.
   *[other] { $count } losetas por poner, gratis y sin gente: toca una casilla iluminada para { $tile_un }.
  }
sc_start_over = Todo está puesto. Ciérralo, o deshaz.
sc_start_free = Está desde el principio: gratis, sin gente y sin condición.
sc_start_add = Poner
sc_start_seal = Cerrar el comienzo
sc_start_left = { $count ->
    [one] 1 loseta por poner
   *[other] { $count } losetas por poner
  }
# En un teléfono: las losetas que se pueden construir ahora, antes que las demás.
sc_group_ready = Posibles
# Un grupo de losetas: la que no cuesta nada.
sc_group_free = Gratis
sc_free_said = { $tile }, gratis, al final del plan
sc_free_due = Aún tienes que poner gratis { $tile_un } en el borde del mapa.
sc_free_where = Va en el borde del mapa, no cuesta dinero ni punto, y el plan acaba ahí.
sc_free_last = Las losetas con flecha y las Carreteras van antes.
sc_free_open = Gratis, aún por poner: { $tile }
sc_merge_title = El muro ha caído
sc_merge_lead = Toca dos viviendas que se tocaban en el muro: se unen. Sigue hasta que no quede ningún par.
sc_merge_with = Toca la vivienda con la que se une la de { $cell }.
sc_merge_choose = Elige dos viviendas
sc_merge_act = Unir { $merge } y { $with }
sc_platform_title = ¿Un programa electoral?
sc_platform_lead = Un programa cumplido da votos al final; uno incumplido los cuesta.
sc_platform_more = Todo el mundo lo ve cuando ya no falta nadie por elegir.
sc_platform_none = Ningún programa
sc_platform_choose = Elige un programa, o ninguno
sc_platform_act = Elegir este

## Cartas

sc_mayor_title = El Alcalde está de visita
sc_mayor_lead = Elige dos casillas vacías para él: esta ronda no podrás construir allí.
sc_mayor_alone = En solitario el Alcalde siempre está contigo. Dale dos casillas que no vayas a necesitar pronto.
sc_mayor_place = Poner al Alcalde
sc_cards_title = Toma una carta
sc_cards_lead = Toma una carta de acción para esta ronda. Toca una carta para leerla antes.
sc_cards_about = { $card }: { $about }.
sc_cards_choose = Elige una carta
sc_card_saves = Más barato con ella:
sc_card_saved = { $tile }: { $price }
sc_card_or = { $first } o { $second }
sc_cards_take = Tomar: { $card }
sc_card_said = { $card }: { $about }
sc_card_taken = { $name_is ->
    [you] { $card }, tu carta
   *[other] { $card }, la tiene { $name }
  }
sc_card_boxed = { $card } no está en esta partida
sc_card_unknown = Nadie ha visto aún esta carta

## Construir

sc_plan_title = Planifica tu ronda
sc_plan_lead = { $points ->
    [0] No quedan puntos; quedan ${ $money }.
    [one] Quedan un punto y ${ $money }.
   *[other] Quedan { $points } puntos y ${ $money }.
  }
sc_words = Todo el texto
sc_plan_more = Elige una loseta, o una del mapa con flecha: puede mejorar gratis. Las mejoras van después de todo lo demás.
sc_plan_rises = Las losetas con flecha aún pueden mejorar gratis. Luego cierra el plan.
sc_plan_first = Elige antes una loseta: se iluminan las casillas donde puede ir.
sc_grow_whole = La zona crece entera, toques donde toques: añádela al plan, o vuelve y elige una loseta.
sc_plan_full = Esta ronda no puedes construir más: cierra el plan, o deshaz un paso.
sc_plan_roads = Esta ronda no puedes construir más, pero sí poner Carreteras. Luego cierra el plan.
sc_plan_over = Se acabó construir: ya has planificado lo que va después. Sigue con eso, o cierra el plan.
sc_plan_sealed = Tu plan está cerrado
sc_plan_wait = { $count ->
    [one] { $names } aún planifica.
   *[other] { $names } aún planifican.
  }
sc_plan_wait_more = Los planes siguen ocultos hasta que todo el mundo cierre. Mira alrededor, o reabre el tuyo.
sc_plan_seal = Cerrar el plan
sc_plan_nothing = { $points ->
    [one] Nada planificado: se pierde 1 punto.
   *[other] Nada planificado: se pierden { $points } puntos.
  }
sc_plan_seal_nothing = Cerrar sin construir nada
sc_plan_reopen = Reabrir
sc_plan_add = Añadir al plan
sc_plan_change = El cambio rompe tu plan
sc_plan_breaks = Estos pasos ya no valdrían:
sc_plan_keep = Dejarlo como estaba
sc_plan_drop = Quitar lo que se rompe
sc_plan_step = Adelanta o atrasa este paso con un botón o arrastrándolo, o deshazlo.
sc_plan_earlier = Antes
sc_plan_later = Después
sc_plan_strip = Tu plan
sc_plan_points = { $count ->
    [one] queda 1 punto
   *[other] quedan { $count } puntos
  }
sc_build_title = Construye una loseta
sc_build_council = Paga el consejo. Elige una loseta iluminada, luego su sitio.
sc_build_act = Construir
sc_build_none = No construir nada
sc_build_aimed = { $tile } en { $cells }
sc_build_where = Toca una casilla iluminada. Toca más veces para cambiar la forma.
sc_build_how = Los números dicen qué tocaría allí la loseta.
# El precio de una loseta: nada.
sc_build_free = Gratis
sc_build_land = ${ $money } de ellos por el terreno
sc_build_land_of = ${ $money } de ellos por { $land_el }
sc_build_touches = { $count ->
    [one] toca { $names }
   *[other] toca { $count }: { $names }
  }
sc_build_touches_of = toca { $count }, necesita { $need }: { $names }
# $ring es el número que está en el mapa, en un círculo.
sc_build_ring = { $name } { $ring }
sc_build_instead = en vez de ${ $money }
sc_build_next = Puede mejorar a: { $tile }.
sc_plan_coming = Se añadiría:
sc_build_points_lost = { $count ->
    [one] Con eso termina la construcción: se pierde un punto.
   *[other] Con eso termina la construcción: se pierden { $count } puntos.
  }
sc_build_effects = { $effects }.
sc_build_points = Gasta { $count } puntos.
sc_build_leaves = Quedan ${ $money }.
sc_grow = Zona
sc_road = Carretera
# Una Rotonda, bajo una imagen pequeña.
sc_roundabout = Rotonda
sc_piece_said = { $name }, ${ $money }, quedan { $count }
sc_lay_road = Una Carretera
sc_lay_road_aimed = Una Carretera en { $road }
sc_lay_road_where = Toca dos casillas una al lado de otra: la Carretera va entre ellas. Cada curva añade una Rotonda, que también se paga.
sc_lay_ends_rises = Mejora antes las losetas con flecha: nada mejora después de una Carretera.
sc_lay_roundabout = Una Rotonda
sc_lay_roundabout_aimed = Una Rotonda, abajo a la derecha de { $cell }
sc_lay_roundabout_where = Toca una casilla iluminada: la Rotonda va en su esquina inferior derecha.
sc_grow_title = Una zona mayor
sc_grow_lead = Solo se construye en la zona: ahora { $zone } por { $zone } casillas. Gana una columna y una fila.
sc_pay = Pagado con
sc_pay_free = nada
sc_enter_who = Quién se muda
sc_enter_title = Alguien se muda a { $cell }
sc_enter_lead = La gente que espera en el Ayuntamiento puede mudarse a la vivienda nueva: toca { $cell }, o continúa.
sc_enter_tool = Mudarse a { $cell }
sc_enter = { $person }
sc_enter_nobody = nadie
# Corto: 8 letras. Nombres que caben bajo una imagen pequeña.
tile_short-R1 = Resid. 1
tile_short-R2 = Resid. 2
tile_short-R3 = Resid. 3
tile_short-R4 = Resid. 4
tile_short-R5 = Resid. 5
tile_short-C1 = Com. 1
tile_short-C2 = Com. 2
tile_short-C3 = Com. 3
tile_short-C4 = Com. 4
tile_short-F1 = Fábr. 1
tile_short-F2 = Fábr. 2
tile_short-F3 = Fábr. 3
tile_short-Ref = Refin.
tile_short-Har = Puerto
tile_short-War = Almacén
tile_short-Pk1 = Parque
tile_short-Pk2 = Parque
tile_short-Pk3 = Parque
tile_short-Sch = Escuela
tile_short-Lib = Bibl.
tile_short-Mus = Museo
tile_short-Met = Metro
tile_short-Cli = Clínica
tile_short-Uni = Univ.
tile_short-Pol = Policía
tile_short-Fir = Bomb.
tile_short-Hall = Ayto.
tile_short-Sta = Estatua
tile_short-Pal = Palacio
tile_short-Col = Coliseo
tile_short-Neu = Castillo
sc_chip_build = { $tile } { $cells }
sc_chip_grow = Zona { $size } por { $size }
sc_chip_road = Carretera { $road }
sc_chip_roundabout = Rotonda +{ $cell }
sc_chip_home = Alguien se muda a { $cell }
# Un paso del plan: la loseta gratis.
sc_chip_free = gratis
sc_chip_enlarge = Parque toma { $with }
sc_chip_upgrade = { $from } a { $to }
sc_chip_takes = toma { $cell }
sc_chip_money = ${ $money }
sc_chip_points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
  }
sc_chip_between = { ", " }
sc_tile_said = { $count ->
    [one] { $tile }, una casilla, { $price }
   *[other] { $tile }, { $count } casillas, { $price }
  }{ $points ->
    [1] {""}
   *[other] , { $points } puntos
  }
sc_group_homes = Viviendas
sc_group_shops = Comercios
# Un grupo de losetas: las fábricas.
sc_group_works = Fábricas
sc_group_parks = Parques
sc_group_culture = Cultura
sc_group_services = Servicios
sc_group_palaces = Palacios
sc_group_ground = Terreno
sc_group_roads = Carreteras
# Un grupo de losetas: todas las demás.
sc_group_more = Más

## La gente

sc_move_title = Mueve a tu gente
sc_move_lead = { $must ->
    [0] Nadie tiene que moverse. { $may ->
        [one] Puede moverse una persona.
       *[other] Pueden moverse { $may } personas.
      }
    [one] Una persona tiene que moverse; { $may ->
        [0] nadie más puede.
        [one] otra puede.
       *[other] otras { $may } pueden.
      }
   *[other] { $must } personas tienen que moverse; { $may ->
        [0] nadie más puede.
        [one] otra puede.
       *[other] otras { $may } pueden.
      }
  }
sc_move_more = Quien trabaja o está de visita tiene que moverse; quien está en casa puede quedarse. En el Ayuntamiento se espera una vivienda.
sc_move_from = Tu { $person } en { $cell }
sc_move_from_abroad = Tu { $person } en { $cell }, distrito de { $name }
sc_move_where = Toca una plaza iluminada. El distintivo dice qué te da allí esta ronda.
sc_move_covers = Toca una casilla iluminada: dice a cuánta gente libraría allí el { $person } de los disturbios y cómo cambiarían tus votos. Los puntos señalan lo que cubre ahora.
sc_move_how = No vale una loseta del mismo color, ni una plaza ocupada al empezar.
sc_move_go = Ir a { $cell }
sc_gain_trip = { $what } El viaje por Carretera da ${ $money } al instante{ $pollution ->
    [0] { "" }
   *[other] {" "}y { $pollution } % de contaminación
  }.
sc_drive = En coche
sc_walk = A pie
sc_drive_go = En coche a { $cell }
sc_drive_walk = A pie a { $cell }
sc_drive_lead = Hay Carreteras hasta { $cell }. El viaje da ${ $money } al instante{ $pollution ->
    [0] .
   *[other] {" "}y { $pollution } % de contaminación.
  }
sc_move_must = { $count ->
    [one] Una persona aún tiene que moverse
   *[other] { $count } personas aún tienen que moverse
  }
sc_move_done = Listo
# La última elección acaba el paso.
sc_draft_ends = Era la última elección. «Listo» acaba el paso; «Deshacer» aún la anula.
sc_peep_at = { $tile }, { $cell }
sc_peep_abroad = { $cell }, distrito de { $name }
sc_peep_moved = { $from } a { $to }
sc_peep_must = { $person }, { $where }: tiene que moverse
sc_peep_may = { $person }, { $where }
sc_home_title = ¿Quién va a casa?
sc_home_lead = Tienes más viviendas que gente. Toca la que deba llenarse.
sc_home_none = Nadie más
sc_home_council_title = ¿Quién se muda?
sc_home_built = La gente que espera en el Ayuntamiento puede mudarse a la vivienda nueva. Toca una plaza, o no dejes entrar a nadie más.
sc_home_newcomers = Tu gente nueva va derecha a casa. Toca la vivienda a la que se mudan.
sc_home_choose = Elige una vivienda
sc_home_ask = En { $cell } puede vivir más de una clase de gente. Elige quién se muda.
sc_home_who = Elige quién se muda
# En lugar de un número que se cuenta por cuenta propia en una lección, para lectores de pantalla.
sc_hidden = oculto
sc_gain_nothing = Nada esta ronda.
sc_gain_round = Da { $what } esta ronda.
sc_gain_votes = { $count ->
    [one] un voto
   *[other] { $count } votos
  }
sc_gain_votes_less = { $count ->
    [one] un voto menos
   *[other] { $count } votos menos
  }
sc_gain_money = ${ $money }
sc_gain_money_less = ${ $money } menos
sc_pay_money = pagar ${ $money }
sc_pay_votes = { $count ->
    [one] pagar 1 voto
   *[other] pagar { $count } votos
  }
sc_gain_material = { $count } de { $material }
sc_gain_relief = { $percent } % menos de contaminación
sc_gain_pollution = { $percent } % más de contaminación
sc_gain_sell = una venta
sc_gain_buy = votos por dinero
sc_gain_trade = votos por materiales
sc_gain_covers = { $count ->
    [one] protección para una persona
   *[other] protección para { $count } personas
  }
sc_pill_sell = venta
sc_pill_buy = votos
sc_pill_trade = trueque

## Ingresos

sc_income_title = Tus comercios
sc_income_title_abroad = Los comercios de tus turistas
sc_income_lead = Usa cada plaza una vez, en cualquier orden. Salta lo que no merezca la pena.
sc_income_lead_rows = Cada línea es un uso de su plaza, en cualquier orden. Salta lo que no merezca la pena.
sc_income_more = Los materiales de las fábricas llegan después.
sc_income_done = Listo, cerrar caja
# $money y $votes con su signo
sc_income_sum = Dólares: { $money }; votos: { $votes }.
sc_use_cash = Cobrar
sc_use_sell = Vender
sc_use_buy = Comprar votos
sc_use_trade = Cambiar por votos
# Una línea de los usos de una plaza, de varias.
sc_use_row = { $use }, { $row } de { $rows }
sc_use_sells = 1 de { $material } por ${ $money }
sc_use_buys = { $votes ->
    [one] Un voto por ${ $money }
   *[other] { $votes } votos por ${ $money }
  }
sc_use_trades = { $votes ->
    [one] 1 de { $material } por un voto
   *[other] 1 de { $material } por { $votes } votos
  }
sc_discard_title = Las reservas están llenas
sc_discard_lead = Descarta lo que no cabe, pieza a pieza. Toca lo que se va.
sc_discard_choose = Elige qué se va
sc_discard_act = Descartar 1 de { $material }

## Muertes

sc_riot_title = Estallan disturbios
sc_riot_lead = Se alborota tanta gente como el número de la ronda. Toca a alguien que ningún policía cubra.
sc_riot_act = Que se alborote { $cell }
sc_riot_choose = Elige quién se alborota
# En un botón pequeño; el grande lo dice entero.
sc_riot_hall = Ayto.: { $person }
sc_riot_hall_act = Ayto.: se alborota { $person_one }
sc_victim_title = La contaminación ha pasado { $stone }
sc_victim_lead = { $count ->
    [one] La contaminación se ha llevado una vida. Toca a la víctima.
   *[other] La contaminación se ha llevado { $count } vidas. Toca a las víctimas, una por una.
  }
sc_victim_act = Muere la persona en { $cell }
sc_grave_title = El cementerio crece
sc_grave_lead = Elige una casilla para la tumba.
sc_grave_act = Cementerio en { $cell }

## El consejo

sc_council_title = Consejo municipal
sc_council_lead = Paga para mover un disco una columna a la derecha y toma lo que ofrece la nueva casilla. Toca una iluminada.
sc_council_more = Paga con dinero, con votos, o con una promesa sacada en secreto que cuenta al final.
sc_council_aimed = { $row }, columna { $column }
sc_council_brings = Da: { $brings }.
sc_council_builds = Te deja construir gratis { $cells ->
    [one] una loseta de una casilla
   *[other] una loseta de hasta { $cells } casillas
  }.
sc_council_choose = Elige una casilla iluminada
sc_council_act = Mover el disco
sc_council_pass = Pasar
sc_council_start = Salida
sc_council_column = Columna { $column }
sc_council_more_only = Paga con dinero o votos.
sc_council_price_only = ${ $money } o { $votes } votos
sc_council_price = ${ $money } o { $votes } votos o una promesa { $stack } más
sc_council_cell = { $row }, columna { $column }: { $brings }
sc_council_cell_discs = { $cell }. { $discs }
sc_council_discs = Discos: { $names }
sc_council_money = ${ $price }, quedan ${ $left }
sc_council_votes = { $price } votos, quedan { $left }
sc_council_promise = Una promesa: +{ $reward } o −{ $penalty }
sc_council_risk = La promesa { $stack } de arriba del mazo, sacada en secreto y tuya para siempre. Al final da { $reward } votos, o cuesta { $penalty } si no se cumple.

## Teclas

sc_key_arrows = Moverse por el mapa, las losetas, el consejo
sc_key_ends = Ir a la primera o la última casilla de una fila; con Ctrl, del mapa
sc_key_lit = Ir a la casilla iluminada anterior, a la siguiente
sc_key_enter = Pulsar el botón principal; en una casilla, elegirla
sc_key_space = Fijar una casilla, o soltarla
sc_key_turn = El sitio siguiente sobre la casilla fijada
sc_key_escape = Un paso atrás
sc_key_desk = A la mesa, y a su grupo siguiente
sc_key_next = Lo siguiente iluminado, lo anterior
sc_key_boroughs = El distrito anterior, el siguiente, el tuyo
sc_key_ways = Las opciones, en orden
sc_key_compare = Dos distritos uno al lado del otro
sc_key_drawers = Promesas, consejo, cartas, registro
sc_key_reveal = Al destapar los planes: adelante, atrás, saltar
sc_key_replay = Reproducir desde tu turno
sc_key_size = El mapa más grande, más pequeño
sc_key_sound = Quitar o poner el sonido

## El juego en un minuto

## El mapa

sc_map_label = { $name_is ->
    [you] Tu distrito, { $zone } por { $zone }
   *[other] El distrito de { $name }, { $zone } por { $zone }
  }
sc_map_label_yours = Tu distrito, { $zone } por { $zone }
sc_map_placing = { $map }, por poner: { $code ->
    [Hall] { $what }
    [Neu] { $what }
    [mayor] el Alcalde
   *[other] { $what }
  }
sc_smoke_now = { $percent } por ciento
sc_smoke_due = luego { $percent }
sc_smoke_stone = próximo umbral en { $stone }
sc_smoke_spared = aún no se mide

# Las casillas se nombran por columna y fila: c4.
sc_map_empty = { $cell }, vacía.
sc_map_land = { $cell }, { $land }, vacía.
sc_map_landmark = { $cell }, { $land }.
sc_map_lit = { $cell }, iluminada.
sc_map_pinned = { $cell }, fijada.
sc_map_tile = { $cell }, { $tile }: { $cells }.
sc_map_tile_alone = { $cell }, { $tile }.
sc_map_shop = { $cell }, { $tile }, { $use }.
sc_map_mayor = { $cell }, el Alcalde.
sc_map_memorial = { $count ->
    [one] { $cell }, en memoria de un ciudadano.
   *[other] { $cell }, en memoria de { $count } ciudadanos.
  }
# Una plaza para alguien: no hay nadie.
sc_map_free = Libre.
sc_map_shut = Cerrada esta ronda.
sc_map_yours = Tu { $person }.
sc_map_somebody = { $person } de { $name }.
sc_map_visitor = De visita: { $person } de { $name }.
sc_map_idle = Inactivo.
sc_map_road = Una Carretera hacia { $cell }.
sc_map_roundabout = Una Rotonda en una esquina.
sc_map_wall = El muro hacia { $cell }.
sc_map_rioting = Se alborota.
sc_map_covered = Lo cubre un policía.
sc_map_moved = Se ha movido.
sc_map_chosen = Elegido.
sc_map_must = Tiene que moverse.
sc_map_may = Puede moverse.
sc_map_stored = En reserva: { $goods }.
sc_map_choose = Se puede elegir.
sc_map_brings = Da { $what }.
sc_map_brought = Dio { $what }.
sc_map_proposed = Propuesta: { $cells }.
sc_map_replaced = Otra opción mejor lo reemplaza.
sc_map_touches = Toca { $names }.
sc_map_step = Paso { $number } de tu plan.
sc_map_counts = Cuenta.
sc_map_rises = Puede mejorar.
sc_map_in_the_way = Estorba.
# Lo que significa el número en una casilla iluminada.
sc_lit_home = { $count ->
    [one] Aquí una vivienda toca un edificio público.
   *[other] Aquí una vivienda toca { $count } edificios públicos.
  }
sc_lit_shop = { $count ->
    [one] Aquí un comercio toca un nivel de viviendas.
   *[other] Aquí un comercio toca { $count } niveles de viviendas.
  }
sc_lit_public = { $count ->
    [one] Aquí toca una vivienda.
   *[other] Aquí toca { $count } viviendas.
  }
sc_lit_works = { $count ->
    [one] Aquí toca una fábrica.
   *[other] Aquí toca { $count } fábricas.
  }
sc_lit_land = { $count ->
    [one] Aquí toca una casilla { $land_del }.
   *[other] Aquí toca { $count } casillas { $land_del }.
  }
sc_lit_earns = Aquí gana ${ $money } por ronda.
# Adónde puede ir la persona elegida.
sc_spaces = { $count ->
    [0] Ninguna plaza está iluminada.
    [one] Hay una plaza iluminada: { $what }.
   *[other] Hay { $count } plazas iluminadas: { $what }.
  }
sc_spaces_of = { $kind ->
    [home] viviendas
    [shop] comercios
    [works] fábricas
    [abroad] fuera
   *[other] otras
  } { $count }

## La placa de una ciudad; sus etiquetas abren reglas

sc_city_rules = Cómo es { $city }
sc_city_river = El río cuesta más
sc_city_no_heavy = Sin industria pesada
sc_city_go_home = Derechos a casa
sc_city_works_edge = Fábricas en el borde
sc_city_eiffel = La torre es cultura
sc_city_move_in = Se mudan al instante
sc_city_all_fill = Todo se llena
sc_city_smoky = Humo al empezar
sc_city_lake_homes = Viviendas junto al lago
sc_city_clean = Limpia al principio
sc_city_reserved = Nada más allí
sc_city_two_shops = Dos comercios al empezar
sc_city_free_home = Una vivienda gratis
sc_city_ring = Caro junto al Jardín
sc_city_jardin = El Jardín no es Parque
sc_city_tiber = El Tíber es cultura
sc_city_wall = El muro divide
sc_city_wall_falls = Cae el muro
sc_city_merging = Se unen viviendas
sc_city_by_water = Cultura junto al agua
sc_city_two_homes = Dos viviendas al empezar
sc_city_few = Pocos ciudadanos
sc_city_parthenon = Partenón y comercios
sc_city_shops_smoke = Los comercios contaminan
sc_city_piraeus = El Pireo es el Puerto

## Pistas de una primera partida: para qué sirve cada fase

sc_hint_card = La carta solo vale esta ronda: toma la que encaje con lo que quieres construir.
sc_hint_plan = Pon viviendas junto al Ayuntamiento. Una fábrica bien lejos de ellas paga el resto.
sc_hint_move = Movimiento: el trabajo da materiales y dinero; las viviendas, votos.
sc_hint_income = Ingresos: cada plaza de comercio sirve una vez. Los materiales vendidos ya no están; los votos cuentan al final.
sc_hint_vote = Los votos son puntos. Los ciudadanos en casa los dan cada ronda, más en viviendas altas.
sc_hint_pollution = La gente y las fábricas contaminan, los Parques limpian. Cada 1 % cuesta un voto; un umbral, una vida.
sc_hint_council = Cada paso da dinero, materiales, una loseta, gente o aire limpio; más hacia la derecha.
sc_hint_round = { $alone ->
    [yes] Próxima visita del Alcalde: vuelve a visitarte, y hay otras cartas a la vista.
   *[no] Próxima visita del Alcalde: quien lo recibe juega primero, y hay otras cartas a la vista.
  }

## El final

sc_end_after = { $rounds ->
    [one] Tras una ronda
   *[other] Tras { $rounds } rondas
  }
sc_end_wins = Gana { $name } con { $score }
sc_end_you_win = Ganas con { $score }
sc_end_share = Ganan { $names } con { $score }
sc_end_you_share = Ganas con { $score }, igual que { $names }
sc_end_lasts = { $name } aguantó más que nadie
sc_end_you_last = Aguantaste más que nadie
sc_end_solo = { $name } consigue { $office } con { $score }
sc_end_solo_you = Consigues { $office } con { $score }
sc_end_solo_lost = El distrito está perdido
sc_end_solo_next = { $missing ->
    [one] A un punto del siguiente cargo: { $office }.
   *[other] A { $missing } puntos del siguiente cargo: { $office }.
  }
sc_end_solo_best = No hay cargo más alto.
sc_end_solo_out = La contaminación lo ha ahogado: la partida está perdida.
sc_end_clerk = un puesto en la Administración
sc_end_councillor = una Concejalía
sc_end_deputy = la Tenencia de alcaldía
sc_end_mayor = la Alcaldía
sc_end_title_clerk = Administración
sc_end_title_councillor = Concejalía
sc_end_title_deputy = Tenencia
sc_end_title_mayor = Alcaldía
sc_end_ratings = Lo que vale una puntuación
sc_end_rating_from = desde { $score }
sc_end_rating_below = menos de { $score }
sc_end_counting = Se cuentan los votos
sc_end_skip = Saltar
sc_end_points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
  }
sc_end_by_survival = Los demás distritos están todos perdidos.
sc_end_all_lost = Todos los distritos están perdidos; { $name_is ->
    [you] el tuyo cayó antes.
   *[other] el de { $name } cayó antes.
  }
sc_end_all_lost_pollution = Todos los distritos están perdidos; { $name_is ->
    [you] el tuyo tenía más contaminación.
   *[other] el de { $name } tenía más contaminación.
  }
sc_end_shared = Empate en todo a { $score }: el puesto se comparte.
sc_end_by_pollution = { $name_is ->
    [you] Empate contigo a { $score }: decide la menor contaminación, { $own } contra { $other }.
   *[other] Empate con { $name } a { $score }: decide la menor contaminación, { $own } contra { $other }.
  }
sc_end_by_money = { $name_is ->
    [you] Empate contigo a { $score } y en contaminación: decide tener más dinero, { $own } contra { $other }.
   *[other] Empate con { $name } a { $score } y en contaminación: decide tener más dinero, { $own } contra { $other }.
  }
sc_end_by_citizens = { $name_is ->
    [you] Empate contigo a { $score }, en contaminación y en dinero: decide tener más ciudadanos vivos.
   *[other] Empate con { $name } a { $score }, en contaminación y en dinero: decide tener más ciudadanos vivos.
  }
sc_end_by_line = Lo que decidió: { $line }, { $own } contra { $other }. { $lead } más que { $name }.
sc_end_by_most = { $lead } más que { $name }. Lo que más ayudó: { $line }, { $own } contra { $other }.
sc_end_towers = Las puntuaciones en torres: { $scores }.
sc_end_tower = { $name_is ->
    [you] tú { $score }
   *[other] { $name } { $score }
  }
sc_end_out = Perdido en la ronda { $round }
sc_end_sheet = Hoja de puntuación
sc_end_line = Línea
sc_end_score = Puntos
sc_end_start = Al empezar
sc_end_homes = Viviendas
sc_end_university = Universidad
sc_end_bought = Votos comprados
sc_end_traded = Materiales por votos
sc_end_cards = Cartas y consejo
sc_end_other = Por { $source }
sc_end_promises = Promesas
sc_end_special = Promesas especiales
sc_end_platform = Programa
sc_end_pollution = Contaminación
sc_end_modules = Módulos
sc_end_about_start = Todo el mundo tenía estos votos al empezar.
sc_end_about_homes = Cada ciudadano en casa vota en cada ronda. Las viviendas más altas dan más votos.
sc_end_about_university = Cada ciudadano en la Universidad vota en cada ronda.
sc_end_about_bought = Los comercios convierten dinero en votos.
sc_end_about_traded = Los comercios convierten materiales en votos.
sc_end_about_cards = Algunas cartas dan o cuestan votos; en el consejo se puede pagar con votos.
sc_end_about_other = Votos que da un módulo.
sc_end_about_promises = Una promesa cumplida da votos, una incumplida puede costarlos.
sc_end_about_special = Una promesa especial da votos si se cumple.
sc_end_about_platform = Un programa cumplido da votos, uno incumplido los cuesta.
sc_end_about_pollution = Cada 1 % de contaminación cuesta votos.
sc_end_said = { $name_is ->
    [you] Tú: { $line } { $amount }.
   *[other] { $name }: { $line } { $amount }.
  }
sc_end_smoke = { $made } % producido, { $relieved } % reducido por Parques y bomberos, { $cleaned } % limpiado por el consejo.
sc_end_hint = Una línea de la hoja ilumina sus losetas; una pestaña cambia de distrito.
sc_end_hint_alone = Una línea de la hoja ilumina sus losetas.
sc_end_boroughs = Los distritos al final
sc_end_judged = { $name_is ->
    [you] Lo que prometiste
   *[other] Lo que prometió { $name }
  }
sc_end_judged_none = { $name_is ->
    [you] Aquí no prometiste nada.
   *[other] { $name } no prometió nada aquí.
  }
sc_end_kept = Cumplida
sc_end_broken = Incumplida
sc_end_missing = { $condition }; fue { $value }
sc_end_breath = prometió algo
sc_end_place = { $place }. { $name }
sc_end_kept_of = { $name }: { $kept } de { $all } promesas cumplidas
sc_end_judging = { $name }: { $promise }
sc_end_judging_platform = { $name }: programa { $promise }
sc_end_rematch = Revancha
sc_end_replay = Jugar otra vez
sc_end_review = Repasar la partida
sc_end_decided = ¿Qué la decidió?
sc_end_look = Volver a la mesa y su registro
sc_end_seal = El sello está abierto: ya puedes comprobar cada sorteo.
sc_end_back = Volver a la hoja de puntuación

## El repaso

sc_review_title = Repaso
sc_review_loading = Llega la partida.
sc_review_keys = Las flechas van de suceso en suceso, Re Pág y Av Pág de fase en fase, Inicio y Fin a los extremos. Los corchetes cambian de distrito, Espacio reproduce, Esc vuelve.
sc_review_rounds = Rondas
sc_review_round = Ronda { $round }
sc_review_phases = Fases de esta ronda
sc_review_before = Preparación
sc_review_follow = Seguir a quien juega
sc_review_map = { $name_is ->
    [you] Tu distrito, ronda { $round }
   *[other] El distrito de { $name }, ronda { $round }
  }

## Dos distritos uno al lado del otro

sc_compare = Comparar dos distritos
sc_compare_short = Dúo
sc_compare_left = Distrito de la izquierda
sc_compare_right = Distrito de la derecha
sc_compare_host = recibe al Alcalde
sc_compare_visits = tus ciudadanos pueden visitarlo
sc_compare_last = tu última partida en solitario: { $score }
sc_compare_none = Termina una partida en solitario para comparar aquí la siguiente.
sc_compare_close = Volver a la mesa
sc_compare_facts = Uno al lado del otro
sc_compare_fact = Qué
sc_compare_map = { $name }, { $zone } por { $zone }
sc_compare_votes = Votos por ronda
sc_compare_homes = Ciudadanos en casa
sc_compare_shops = Plazas de comercio en uso
sc_compare_goods = Materiales producidos
sc_compare_culture = Clases de cultura
sc_compare_parks = Casillas de Parque
sc_compare_smoke = Contaminación por ronda
sc_compare_open = Abierto a visitas

## Lo que pasa

sc_reveal_title = Todos los planes están a la vista
sc_reveal_back = Un paso atrás
sc_reveal_on = Un paso adelante
sc_reveal_pause = Pausa
sc_reveal_play = Seguir
sc_reveal_speed = { $speed } ×
sc_reveal_speed_said = Velocidad { $speed }; otra velocidad
# Una palabra del registro; al tocarla se ve su regla.
sc_career = ¿Qué es la oficina de empleo?
sc_reveal_taken = El último ejemplar fue para { $name }.
sc_reveal_taken_you = Te llevaste el último ejemplar.
sc_reveal_step = Necesitaba el paso { $number } del plan, que ha fallado.
sc_reveal_lost = No se paga nada; el punto se pierde.
sc_script = Los planes, en orden de juego
sc_script_place = { $place }.º
sc_script_adds = con { $cells }
sc_script_none_left = no queda ninguna
sc_script_fails = no se puede
sc_script_nothing = Nada planificado
sc_script_coming = Por venir.
sc_script_done = Hecho.
sc_script_failed = Fallido.
sc_tally_votes = Se cuentan los votos
sc_tally_title = { $from } pasa a { $to } %
sc_tally_next = No se pasa ningún umbral: el próximo está en { $stone }.
sc_tally_last = El distrito ha pasado el último umbral.
sc_tally_passed = Se pasa el umbral de { $stone }: la contaminación mata.
sc_tally_plus = +{ $count }
sc_tally_percent = { $count ->
    [0] 0 %
   *[other] +{ $count } %
  }
# Lo que queda de una suma: producido, menos reducido.
sc_tally_net = queda
sc_tally_cut = La reducción solo quita una parte de la contaminación: se desperdicia un { $percent } %.
sc_tally_on = Al consejo
sc_tally_go = Continuar
sc_say_skipped = { $count ->
    [one] Ha pasado una cosa
   *[other] Han pasado { $count } cosas
  }{ $failed ->
    [0] .
    [one] , una ha fallado.
   *[other] , { $failed } han fallado.
  }

## La sala de espera

sc_preset_base = Juego base
sc_preset_base_about = La ciudad y su gente, nada más. Lo mejor para una primera partida.
sc_preset_first = Primera primavera
sc_preset_first_about = Se aprende pronto: añade comerciantes para tus comercios y dos cartas nuevas.
sc_preset_woods = Comerciantes en el bosque
sc_preset_woods_about = Tableros de bosque por talar, y comerciantes para tus comercios.
sc_preset_forests = Todo, con bosques
sc_preset_forests_about = Todo lo que va con los tableros de bosque: también policías, castillo y Coliseo.
sc_preset_cities = Ciudades de Europa
sc_preset_cities_about = Una ciudad para cada participante, cada una con sus reglas, y comerciantes para tus comercios.
sc_preset_europe = Todo, con ciudades
sc_preset_europe_about = Todo lo que va con las ciudades de Europa: también policías, palacios y carreteras.
sc_value_money = ${ $count }
sc_value_per_seat = { $count } por cada participante
sc_value_per_other = { $count } por cada participante menos uno
sc_value_shape = Filas { $rows }
