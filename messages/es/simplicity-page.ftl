# Lo que dice la página en una partida de Simplicity.

sim_source_links = Enlaces
sim_source_R = Residencial
sim_source_K = Comercial
sim_source_O = Oficinas
sim_source_V = Civil
sim_source_groups = Barrios
sim_source_parks = Parques
sim_source_tokens = Fichas
sim_city = La ciudad
sim_plan = Tablero de planificación
sim_plan_first = 1.º luego
# Ante el emblema del equipo que jugará en último lugar en la ronda siguiente.
sim_plan_last = Último:
sim_plan_first_about = El equipo de la casilla 1 juega primero en la ronda siguiente, el de la casilla 2 segundo, y así sucesivamente.
sim_plan_last_about = El peón más bajo juega en último lugar en la ronda siguiente y toma una ficha, que vale 1 punto.
# Un espacio sin edificio.
sim_space_open = { $space }, { $symbol }
sim_space_may = { $space }, { $symbol }, libre: vale
sim_space_lit = { $space }, { $symbol }, libre: +{ $points }
sim_space_built = { $space }, { $tile }, disco del equipo { $team }
sim_space_printed = { $space }, { $tile }, impreso
sim_space_neighbourhood = barrio de { $count }
sim_space_chosen = elegido
sim_slot_open = Casilla { $slot }, { $symbols }: { $tile }
sim_slot_gain = Casilla { $slot }, { $symbols }: { $tile }, +{ $points } en { $space }
sim_slot_taken = Casilla { $slot }, { $symbols }: la tomó el equipo { $team }
sim_slot_blocked = Casilla { $slot }, { $symbols }: { $tile }, bloqueada esta ronda
sim_slot_empty = Casilla { $slot }, { $symbols }: vacía
sim_sum_team = { $team } { $before } → { $after }.
sim_sum_score = { $team } { $before } → { $after }; tu puntuación { $scoreBefore } → { $scoreAfter }.
sim_sum_stays = { $team } { $before } → { $after }; tu puntuación sigue en { $score }, { $low } tiene menos.
sim_sum_also = También { $others }.
sim_sum_other = { $team } +{ $points }
sim_turn_yours = Te toca: { $team }
sim_turn_of = Turno de { $name }: { $team }
sim_turn_plays = { $name } juega: { $team }
sim_turn_blocks = { $name } bloquea una casilla: { $team }
sim_turn_dealing = Salen losetas nuevas
sim_tray_choose_tile = { $count ->
    [one] Hay una loseta: elígela, o un espacio.
   *[other] Hay { $count } losetas: elige una, o un espacio.
  }
sim_tray_stuck = Ninguna loseta disponible cabe en sus símbolos: construye la que quieras en cualquier espacio libre.
sim_tray_fits = { $count ->
    [one] De la casilla { $slot }, { $tile }: vale un espacio, { $symbols }.
   *[other] De la casilla { $slot }, { $tile }: valen { $count } espacios, { $symbols }.
  }
sim_tray_best = { $more ->
    [0] Lo máximo es +{ $points }, en { $spaces }.
   *[other] Lo máximo es +{ $points }, en { $spaces } y { $more } más.
  }
sim_tray_where = { $space }, { $symbol }: elige qué construir ahí.
sim_tray_where_slot = Casilla { $slot }, { $tile }
sim_tray_slot = Casilla { $slot }
sim_tray_aimed = Casilla { $slot }, { $tile }, en { $space }
sim_tray_block = { $team } juega en último lugar: bloquea una casilla antes de que empiece la ronda.
sim_tray_block_first = Bloquea antes una casilla: toca una de las siete.
sim_tray_blocks = { $team } juega en último lugar y bloquea una casilla antes de que empiece la ronda.
sim_tray_block_chosen = Casilla { $slot }, { $tile }: nadie puede tomarla esta ronda, y sale del juego.
# Bajo lo que elegiría un bot; sus puntos son el primer motivo.
sim_tray_advised = Un bot elegiría esto: { $reasons }.
sim_tray_advised_only = Un bot elegiría esto.
sim_tray_now = +{ $points } ahora
sim_tray_nothing_fits = Ninguna loseta disponible cabe en { $space }, { $symbol }.
sim_act_choose_tile = Elige una loseta
sim_act_choose_space = Elige un espacio
sim_act_choose_slot = Bloquea una casilla
sim_act_build = Construir en { $space }
sim_act_block = Bloquear la casilla { $slot }
# Ante un número: Ronda 3.
sim_bar_round = Ronda
sim_bar_of = de { $rounds }
sim_setup = Preparación
sim_order_this = Esta ronda
sim_order_next = Después
sim_order_done = { $team }, ya ha construido
sim_order_now = { $team }, juega ahora
sim_order_from = { $team }, de la casilla { $slot }
sim_order_if = { $team }, si tomas la casilla { $slot }
sim_order_free = Casilla { $slot }, libre
sim_teams = Equipos
sim_teams_score = puntos
sim_teams_lent = juega un bot
sim_teams_stand_in = juega alguien en su lugar
sim_teams_row = { $team }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }, { $discs ->
    [one] queda 1 disco
   *[other] quedan { $discs } discos
  }, { $tokens ->
    [0] ninguna ficha
    [one] 1 ficha
   *[other] { $tokens } fichas
  }
sim_teams_discs = { $count ->
    [one] queda 1 disco por construir
   *[other] quedan { $count } discos por construir
  }
sim_teams_tokens = { $count ->
    [one] 1 ficha, un punto por jugar al final de una ronda
   *[other] { $count } fichas, un punto cada una por jugar al final de una ronda
  }
sim_teams_counts = cuenta: el menor de los dos
sim_teams_open = Puntos de todos los equipos
sim_scores_title = Puntuación
sim_scores_team = Equipo
sim_scores_total = Total
sim_scores_two = Con dos equipos cuenta el que menos puntos tiene.
sim_team_bot = { $team } (bot)
sim_say_your_turn = { $count ->
    [one] Te toca: { $team }. Hay una loseta disponible.
   *[other] Te toca: { $team }. Hay { $count } losetas disponibles.
  }
sim_say_your_block = Te toca: { $team } juega en último lugar. Bloquea una casilla antes de que empiece la ronda.
sim_say_aimed = { $count ->
    [0] { $act }: +{ $points }.
   *[other] { $act }: +{ $points }. { $parts }.
  }
sim_notice = Te toca en { $table }: { $team }.
sim_key_arrows = Moverse por la ciudad; Inicio y Fin van a los bordes, Re Pág y Av Pág de un espacio iluminado a otro
sim_key_enter = Elegir un espacio; construir en el elegido
sim_key_escape = Un paso atrás
sim_key_slots = Elegir una casilla del tablero de planificación
sim_key_sound = Quitar o poner el sonido
sim_end_after = Tras cinco rondas
sim_end_wins = Gana { $name } con { $score }
sim_end_you_win = Ganas con { $score }
sim_end_counting = Se cuenta la ciudad
sim_end_skip = Saltar
sim_end_points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
  }
sim_end_by_tokens = { $count ->
    [one] Una ficha marcó la diferencia: { $lead } más que { $name }.
   *[other] { $count } fichas marcaron la diferencia: { $lead } más que { $name }.
  }
sim_end_by_source = Lo que decidió: { $source }, { $more } contra { $less }. { $lead } más que { $name }.
sim_end_by_most = { $lead } más que { $name }, sobre todo por { $source }: { $more } contra { $less }.
sim_end_by_tie = { $name_is ->
    [you] Empate contigo a { $score }: el peón que gana está más arriba tras la última ronda.
   *[other] Empate con { $name } a { $score }: el peón que gana está más arriba tras la última ronda.
  }
sim_end_by_tie_order = { $name_is ->
    [you] Empate contigo a { $score }: el equipo que gana jugó antes en la última ronda.
   *[other] Empate con { $name } a { $score }: el equipo que gana jugó antes en la última ronda.
  }
# Varias personas con los mismos puntos, en su orden.
sim_end_tied = Empate a { $score } entre { $names }: va delante el peón que está más arriba tras la última ronda.
sim_end_tied_order = Empate a { $score } entre { $names }: va delante el equipo que jugó antes en la última ronda.
sim_end_of_links = los enlaces
sim_end_of_R = los barrios residenciales
sim_end_of_K = los barrios comerciales
sim_end_of_O = los barrios de oficinas
sim_end_of_V = los barrios civiles
sim_end_of_parks = los parques
sim_end_of_tokens = las fichas
sim_end_rule_links = 3 puntos por cada par de discos contiguos de un mismo equipo.
sim_end_rule_tokens = 1 punto cada una, por jugar al final de una ronda. No están en el mapa.
sim_end_lit_team = { $team }: { $points } por { $source }.
sim_end_lit_parts = { $team }: { $points } por { $source }: { $parts }.
sim_end_part_disc = { $points } en { $spaces }
sim_end_part_link = { $points } entre { $spaces }
sim_end_part_park = { $points } en { $spaces } ({ $types ->
    [0] ningún edificio al lado
    [one] 1 tipo
   *[other] { $types } tipos, al cuadrado
  })
sim_end_lit_discs = { $team }: { $points } en total.
sim_end_hint = Toca una fila o una columna para ver esos puntos en la ciudad.
sim_end_city = La ciudad acabada
sim_end_towers = Las puntuaciones en torres: { $scores }.
sim_end_tower = { $name } { $score }
sim_end_sheet = Hoja de puntuación
sim_end_source = Origen
sim_end_score = Puntos
sim_end_rematch = Revancha, orden al revés
sim_end_review = Repasar la partida
sim_end_decided = ¿Qué la decidió?
sim_end_back = Volver a la hoja de puntuación
sim_review_title = Repaso
sim_review_loading = Llegan los pasos.
sim_review_keys = Las flechas van paso a paso, Inicio y Fin a los extremos, Espacio reproduce, Esc vuelve.
sim_end_of_team = cuenta { $team }
sim_end_source_lit = { $source }: { $rule }
sim_end_by_balance = Decidieron dos equipos parejos, { $own } contra { $other }. Cuenta el que menos tiene: { $lead } más que { $name }.
sim_end_look = Volver a la mesa y su registro
sim_end_seal = El sello está abierto: ya puedes comprobar cada sorteo.
sim_end_rule_buildings = Cada disco puntúa el tamaño de su barrio, edificios impresos incluidos.
sim_end_rule_parks = Cuenta los tipos de edificio alrededor del parque y elévalos al cuadrado: 3 tipos valen 9.
## Pistas de una primera partida

sim_hint_tile = Cada equipo construye una loseta en cada una de las 5 rondas. Gana quien más puntos tenga. Elige una casilla iluminada.
sim_hint_space = El símbolo de una casilla dice dónde puede ir su loseta: los espacios iluminados, cada uno con lo que da.
sim_hint_sum = Esto es lo que puntuarías aquí. Construye, o prueba otro espacio.
sim_hint_block = Juegas en último lugar. A cambio bloqueas una casilla: nadie podrá tomar su loseta.
sim_hint_order = Estás en la casilla { $slot }. Más arriba se juega antes en la ronda siguiente; el más bajo toma una ficha, 1 punto.
sim_hint_two = Llevas { $first } y { $second }. Solo cuenta el que menos puntos tenga: haz crecer los dos.
sim_hint_scores = Toca un equipo cuando quieras para ver de dónde salen sus puntos.
sim_hint_printed = Los edificios con costura no son de nadie, pero cuentan para barrios y parques.

sim_hand_over = Pásale el aparato a { $name }. Juega { $team }.
