# Lo que dice la página alrededor de cada juego, salvo lo que necesita la página de inicio (page.ftl).

copied = Copiado
try_again = Probar de nuevo
sockets_blocked = Aquí no pasan los WebSockets. Puedes seguir jugando; las jugadas pueden verse un poco más tarde.
mark_taken = ocupado
start_played_all = Ver las { $count }
# De una partida, en una lista de mesas.
table_over = Terminada
table_place = Puesto { $place } de { $players }
table_against = { $game } con { $against }
table_you_won = Has ganado
table_won = Ha ganado { $name }
lobby_seats = Asientos
lobby_host = anfitrión
lobby_ready = Todo listo
lobby_not_ready = Aún no
lobby_away = No está
lobby_change_seat_of = Cambiar el asiento de { $name }
lobby_remove = Quitar a { $name }
lobby_seat_bot = Sentar un bot
lobby_fill = Añadir bots
lobby_level_of = Nivel de { $name }
lobby_leave = Salir
lobby_leave_about = Si te vas, { $name } pasa a ser el anfitrión de esta mesa.
lobby_leave_do = Dejar la mesa
lobby_stay = Quedarse
lobby_start = Empezar la partida
lobby_start_wait = Empezar en cuanto se pueda
lobby_i_am_ready = Por mí, sí
lobby_wait = Mejor aún no
lobby_why_open = { $count ->
    [one] Hay un asiento libre. Envía el enlace o sienta un bot.
   *[other] Hay { $count } asientos libres. Envía el enlace o sienta bots.
  }
lobby_why_ready = Falta el visto bueno de { $names }.
lobby_host_starts = Todo en su sitio. { $name } empieza la partida cuando no falte nadie.
lobby_all_ready = Ya se puede empezar.
lobby_say_ready = Da tu visto bueno; { $name } empieza la partida.
lobby_watchers = { $count ->
    [one] Mira una persona.
   *[other] Miran { $count } personas.
  }
lobby_invite = Invitar
lobby_invite_about = Envía este enlace. Quien lo tenga puede tomar un asiento libre.
lobby_link_local = Solo este aparato puede abrir la dirección que usas. El enlace empieza por { $address }, que sí pueden abrir los demás aparatos de tu red.
lobby_link_nowhere = Este enlace solo funciona en este aparato, porque el servidor no está abierto a otros. Para dejarlos entrar, arráncalo con --listen 0.0.0.0:{ $port }.
lobby_invite_label = Enlace a un asiento
lobby_qr = Código QR del enlace
lobby_qr_code = Código QR del enlace del código
lobby_new_link = Crear un enlace nuevo
lobby_new_link_about = Este navegador no conoce el enlace a un asiento de esta mesa. Un enlace nuevo anula los anteriores.
lobby_no_invite = El anfitrión tiene el enlace a los asientos libres.
lobby_public_about = Puede sentarse quien quiera; la portada muestra la mesa.
lobby_share = Compartir este aparato
lobby_share_about = Aquí juegan varias personas por turnos
lobby_watch = Copiar el enlace para mirar
lobby_watch_about = Para quien solo mira
lobby_watch_copied = El enlace para mirar está copiado.
lobby_move = Pasar a otro aparato
lobby_move_about = Un código lleva tu asiento al teléfono, o lo trae de vuelta
lobby_options = Opciones
lobby_options_more = Más opciones
lobby_game = El juego
lobby_table = La mesa
lobby_presets = Elegido para ti
lobby_preset_own = A tu gusto
lobby_preset_own_about = Activa abajo lo que quieras.
lobby_chosen_of = { $count } de { $total } elegidos
lobby_options_host = Las decide el anfitrión.
lobby_players = Participantes
lobby_visible = Quién puede sentarse
lobby_visible_link = Con el enlace
lobby_visible_public = Cualquiera
lobby_name = Nombre de la mesa
lobby_pace = Ritmo
# Un ritmo: se juega a la vez.
pace_live = En directo
pace_mail = En varios días
pace_untimed_about = Sin límite de tiempo.
pace_live_about = Si se te acaba el tiempo, un bot hace esa jugada por ti.
pace_mail_about = Juega cuando tengas tiempo. Si se te acaba, un bot hace esa jugada por ti.
pace_mail_uncalled = Nada te avisa cuando esta página está cerrada: pásate de vez en cuando.
pace_mail_quiet = Tu aparato no te avisa de tu turno. Puedes activarlo en los ajustes.
pace_live_time = Tiempo por participante
pace_live_choice = { $minutes } min + { $seconds } s
pace_live_decision = { $minutes } min por decisión
pace_live_choice_about = { $minutes } minutos para toda la partida y { $seconds } segundos por jugada.
pace_live_decision_about = { $reserve } minutos para toda la partida y { $minutes } minutos por decisión.
pace_mail_time = Tiempo por jugada
pace_mail_choice = { $count ->
    [one] 1 día
   *[other] { $count } días
  }
lobby_seal = El azar está sellado antes del primer sorteo:
help_luck_about = Antes del primer sorteo cada mesa muestra la huella (SHA-256) de un secreto, y todos los sorteos salen de él. Tras la partida la mesa muestra el propio secreto, y cualquiera puede comprobar que no se cambió ningún sorteo.
lobby_seal_about = Todos los sorteos de esta partida salen de un secreto que el servidor ya ha fijado. Esta es su huella (SHA-256). Tras la partida la mesa muestra el propio secreto, y cualquiera puede comprobar que no se cambió ningún sorteo.
lobby_seal_later = El azar se sella al empezar la partida: aquí verás la huella del secreto antes del primer sorteo.
join_title = Sentarse
join_about = Elige un nombre y un emblema. No hace falta ninguna cuenta.
join_sit = Sentarse
join_name_missing = Escribe un nombre, para que te reconozcan.
join_full = Todos los asientos están ocupados. Estás mirando.
join_closed = A esta mesa se entra con invitación. Estás mirando; el anfitrión tiene el enlace a un asiento.
seat_title = Tu asiento
seat_next_title = Una persona más aquí
seat_next_about = En este aparato se juega por turnos. La pantalla dice a quién le toca.
seat_next_sit = Sentarse aquí
handover_title = Llevar un asiento a otro aparato
handover_about = Crea un código y escanéalo o escríbelo en el otro aparato. El asiento pasa a ese aparato al instante; este navegador puede seguir mirando.
handover_which = Qué asiento
handover_make = Crear un código
handover_again = Crear otro código
handover_code = El código
handover_link = Enlace que toma el asiento
handover_once = El código vale una vez. Otro código lo anula. No lo enseñes a nadie más.
handover_back_about = ¿Alguien lleva mucho tiempo ausente, o ha perdido su navegador? Crea un código para su asiento y envíaselo, o a quien le sustituya. Ni el anfitrión ni el resto de participantes pueden usarlo. Todo el mundo recibe aviso, y el asiento se puede recuperar.
handover_none = Ningún asiento de esta mesa es tuyo.
claim_title = Toma tu asiento
claim_about = Escribe el código del otro aparato. El asiento pasa a este navegador.
claim_field = Código
claim_take = Tomar el asiento
claim_short = Un código tiene 26 letras y cifras.
table_missing_title = Aquí no hay ninguna mesa
table_missing_about = Quizá el enlace esté incompleto, o la mesa se borró.
settings_unstored = Este sitio no puede guardar nada en tu navegador: tus ajustes duran hasta que recargues o cierres la página.
settings_look = Aspecto
settings_theme = Tema
settings_theme_auto = Como el aparato
settings_theme_light = Día
settings_theme_dark = Noche
settings_motion = Animaciones
settings_speed_off = Ninguna
settings_speed_half = Lentas
settings_speed_one = Normales
settings_speed_two = Rápidas
settings_motion_still = Tu aparato pide menos animaciones: los resultados aparecen al instante.
settings_play = Juego
settings_confirm = Actuar al instante
settings_confirm_about = Basta tocar una vez, sin confirmar. Aún se puede deshacer.
settings_cover = Tapar los secretos
settings_cover_about = Para el tren o una emisión en directo: tus secretos siguen tapados mientras no mantengas pulsado. Lo que eliges, y los planes en el mapa, se ven.
settings_plain = Pantalla sencilla
settings_plain_about = Cada juego como una lista de opciones, sin su tablero.
settings_signals = Cuando te toca
settings_sound = Sonidos
settings_sound_about = Cortos y discretos.
settings_volume = Volumen
settings_notify = Avisarme
settings_notify_about = Tu aparato te avisa mientras la página está abierta en segundo plano, pero no cuando está cerrada.
settings_notify_called = Tu aparato te avisa, también con la página cerrada, por el servicio de avisos de tu navegador. Ese servicio solo sabe que este servidor te llama.
settings_notify_insecure = Los navegadores solo permiten avisos si la dirección empieza por https, o en el propio aparato del servidor.
settings_notify_denied = Este navegador no permite avisos de este sitio. Puedes permitirlos en sus ajustes.
table_this = Esta partida
table_bots = Los bots juegan
table_bots_calm = Con calma
table_bots_quick = Deprisa
table_bots_at_once = Al instante
table_bots_calm_about = Lo bastante despacio para seguir cada jugada.
table_bots_quick_about = Con pausas cortas entre jugadas.
table_bots_at_once_about = Sin pausas ni animaciones; los contornos muestran lo que hicieron.
table_give_up = Abandonar esta partida
table_give_up_about = Un bot se queda con tu asiento para siempre, y la partida sale de tu lista. Una partida acaba cuando ya no queda ninguna persona.
table_give_up_do = Dar mi asiento a un bot
browser_heading = Este navegador
browser_person = Tu número, si preguntas a quien lleva el servidor qué se guarda de ti:
browser_about = En un aparato compartido, haz que el servidor olvide este navegador al irte. Así nadie más juega aquí en tus asientos.
browser_forget = Olvidar este navegador
browser_codes = { $count ->
    [one] Aún tienes un asiento aquí. Para seguir en otro sitio, crea un código y apúntalo.
   *[other] Aún tienes { $count } asientos aquí. Para seguir en otro sitio, crea un código para cada uno y apúntalos.
  }
browser_sure = Tus asientos, ajustes y partidas terminadas salen para siempre de este navegador. Sin su código, un asiento se pierde.
browser_do = Olvidarlo ahora
browser_keep = Conservarlo
settings_keys = Atajos de una tecla
settings_keys_about = En una partida, letras, cifras y signos son atajos, como u para deshacer. Sin ellos, Tab, las flechas, Intro y Esc bastan para todo.
settings_coach = Pistas en la primera partida
settings_coach_about = En tu primera partida de cada juego, unas pocas pistas cortas dicen qué hacer.
help_game_keys = En la partida
help_device = Aparato y asiento
help_device_about = Un asiento es de este navegador; no hace falta cuenta. Para seguir en otro sitio, crea un código e introdúcelo allí.
help_luck = Azar que se puede comprobar
help_access = Para todo el mundo
help_access_about = Todo funciona solo con el teclado y con un lector de pantalla. Lo que distingue el color lo distingue también la forma, la letra o el nombre. Las animaciones siguen el ajuste de tu aparato.
lobby_open_seats = { $count ->
    [one] Hay un asiento libre.
   *[other] Hay { $count } asientos libres.
  }
lobby_invite_full = Todos los asientos están ocupados. Quien tenga este enlace puede mirar.
play_turn_over = La partida ha terminado
play_turn_replay = Lo que se jugó
play_turn_then = después
play_turn_then_order = Después { $names }.
play_act_wait = Esperando a { $name }
play_act_soon = Un momento
play_act_offline = Se envía con la conexión
play_act_waits = Espera la conexión
play_act_back = Volver
play_watching = Estás mirando.
play_postcard = Postal
play_postcard_alt = Postal de { $table }: { $scores }
play_postcard_score = { $name } { $score }
play_postcard_save = Guardar la imagen
play_postcard_share = Compartir
play_postcard_failed = Este navegador no deja que las páginas hagan imágenes. Una captura de pantalla guarda esta.
play_luck_check = Comprobar el azar
play_hint = Pista
play_hint_key = Lo que haría un bot, contra bots
play_hint_said = Un bot elegiría: { $text }.
play_act_take_back = Deshacer
play_act_result = Ver el resultado
play_clock_left = Quedan { $time }
play_clock_short = { $seconds ->
    [one] Un segundo
   *[other] { $seconds } segundos
  }
play_log_title = Registro
play_log_replay = Reproducir desde mi turno
play_log_replay_start = Reproducir desde el principio
play_log_stop = Parar
play_log_empty = Aún no ha pasado nada.
play_log_earlier = Líneas anteriores
# Un bot lo hizo en lugar de una persona.
play_log_bot = { $text } (por un bot)
# Un bot lo hizo porque a una persona se le acabó el tiempo.
play_log_late = { $text } (por un bot, sin tiempo)
play_log_undone = deshecho
play_log_taken_back = { $name } deshace la última jugada.
play_log_you_took_back = Deshaces la última jugada.
play_say_online = Conexión recuperada.
play_missed = { $count ->
    [one] Conexión recuperada. Se jugó un turno; ¿verlo?
   *[other] Conexión recuperada. Se jugaron { $count } turnos; ¿verlos?
  }
play_missed_play = Ver
play_missed_no = Ahora no
# Un bot ha jugado porque a una persona de este navegador se le acabó el tiempo.
play_late = Se te acabó el tiempo: un bot jugó por ti.
play_late_of = A { $name } se le acabó el tiempo: jugó un bot.
# Junto al nombre de una persona ausente: «no está, 2 min».
play_away = no está
play_away_for = no está, { $time }
play_away_time = { $unit ->
    [hours] { $count } h
    [days] { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
   *[minutes] { $count } min
  }
play_away_is = { $name } no está.
play_away_is_for = { $name } no está desde hace { $time }.
# Lo que puede hacer el resto ahora, o cuándo.
play_away_ask = Un bot puede jugar este asiento hasta que vuelva { $name }. ¿Preguntar al resto?
play_away_bot = Un bot puede jugar este asiento hasta que vuelva { $name }.
play_away_soon = Dentro de un minuto podrás dejar que un bot juegue este asiento.
play_away_clock = Si se acaba el tiempo, un bot hace la jugada; desde entonces puede jugar este asiento, o alguien con un código del anfitrión.
play_away_from = A partir de { $time } un bot puede jugar este asiento, o alguien con un código del anfitrión.
play_away_code = Crear un código
play_remind = Recordar
play_remind_text = { $name }, te toca en «{ $table }».
play_remind_copied = Copiado: envíaselo a { $name }.
play_away_vote = Dejar jugar a un bot
play_away_voted = Has dicho que sí
# La gente de la mesa: quién está, reacciones, líneas de texto.
people_talk = Charla
people_allow = Reacciones y mensajes
people_allow_about = Se reacciona en cualquier momento, y se escribe antes y después de la partida.
people_lines = Lo que se ha escrito
people_line = Di algo
people_send = Enviar
people_reactions = Reacciones
people_reaction = { $reaction ->
    [hat] Me quito el sombrero
    [clap] Bravo
    [hm] Mm
    [hurry] Vamos, a jugar
    [thanks] Gracias
   *[good_game] Buena partida
  }
# $reaction: uno de los nombres de arriba.
people_reacts = { $name }: { $reaction }
# En la lista del resto: qué hace una persona.
people_thinks = piensa
people_here = está aquí
people_looks = mira la parte del tablero de { $name }
people_looks_you = mira tu parte del tablero
people_looks_here = { $name } mira aquí
people_watch = { $count ->
    [one] alguien mira
   *[other] miran { $count }
  }
people_mute = Silenciar a { $name }
people_back = { $name } ha vuelto.
people_nudge = Avisar a { $names }
people_nudged = Aviso enviado: { $names }.
people_nudges = { $name } avisa a { $of }.
people_nudges_you = { $name } te espera.
play_lent_take = Un bot juega por { $name }. Se aparta en cuanto vuelvas.
play_lent_take_back = Recuperar el asiento
play_stand_in_take = Alguien juega por { $name } con un código del anfitrión. El asiento es tuyo: puedes recuperarlo en cualquier momento.
# El anfitrión ha creado un código para que alguien juegue por una persona ausente.
play_stand_in_offered = El anfitrión ha creado un código para que alguien juegue por { $name }.
play_stand_in_plays = Alguien juega por { $name }, que puede recuperar el asiento.
play_stand_in_ends = { $name } vuelve a jugar.
play_hand_over = Pásale el aparato a { $name }.
play_hand_secret = Los secretos siguen tapados hasta que { $name } continúe.
play_covered = Pulsa para mirar
play_hand_ready = Soy { $name }
play_title = { $table }, Citywright
rematch_offered = { $names }: ¿revancha?
rematch_accept = Jugar otra con { $names }
rematch_waits = Has dicho que sí a otra partida. Empieza con el sí de { $names }.
rematch_table = A su mesa
rematch_go = A la revancha
coach_read = Entendido
coach_end = Sin más pistas
coach_sound = ¿Sonidos? Son cortos.
coach_sound_on = Activar
play_luck_title = El azar de esta partida
play_luck_about = Antes del primer sorteo el servidor selló un secreto y solo enseñó su huella. Todo el azar sale de ese secreto: nadie pudo elegirlo, y ahora cualquiera puede comprobarlo.
play_luck_commitment = El sello, visible desde la sala de espera
play_luck_secret = El secreto, ahora abierto
play_luck_fits = El secreto encaja con el sello: este navegador lo acaba de calcular.
play_luck_wrong = El secreto no encaja con el sello. No te fíes del azar de esta partida.
play_luck_record = Descargar la partida
play_luck_then = Después comprueba cada sorteo en tu propia máquina, sin este servidor:
play_luck_command = Orden
play_luck_none = El secreto de esta partida no se ha abierto.
play_you = Tú
seat_about = { $who ->
    [bot] { $marks }, bot
    [host] { $marks }, anfitrión
   *[person] { $marks }
  }
help_keys_of = En una partida de { $game }
option_needs = Necesita { $names }.
option_excludes = No se combina con { $names }.
option_asks = Solo con { $names }.
option_needed = Lo necesita { $names }.
option_value_about = { $value }: { $about }
option_seat = Asiento { $number }, { $who }
option_of_seat = { $option } de { $name }
plain_key_find = Buscar entre tus opciones
plain_key_enter = Hacer lo elegido
plain_key_escape = Borrar lo elegido
plain_key_help = Estas teclas
plain_find = Buscar
plain_count = { $count ->
    [one] 1 opción
   *[other] { $count } opciones
  }
plain_show_all = Ver las { $count }
plain_none_found = Ninguna opción tiene esas palabras.
plain_turns = Esperando a { $names }
plain_may = Tus opciones
plain_players = Participantes
plain_choose = Elige en la lista; no pasa nada hasta que confirmes.
plain_choose_label = Elige qué hacer
plain_do = Hacerlo
plain_done = Has hecho tu parte. El resto decide.
plain_score = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
  }
plain_won = Gana { $name }
plain_you_won = Ganas
plain_rank = { $rank }.º
plain_rematch = Revancha
# Tras un nombre: es su turno.
plain_due = por jugar
heading_said = { $text }.
# Lo que queda en un reloj: días, o $time como 3:05.
clock_days = { $days } d
clock_hours = { $time } h
## Las teclas como están impresas en los teclados.

key_enter = Intro
key_escape = Esc
key_space = Espacio
key_home = Inicio
key_end = Fin
key_page_up = Re Pág
key_page_down = Av Pág
key_shift = Mayús
## Una partida terminada, paso a paso

play_reel_step = Paso de la partida
play_reel_at = { $at } de { $count }
play_reel_first = Al principio
play_reel_previous = Un paso atrás
play_reel_next = Un paso adelante
play_reel_last = Al final
play_reel_play = Reproducir
play_reel_pause = Pausa
numbers_about = Cada número del juego, su regla y su fuente.
numbers_usual = Los { $count } precios y límites, con sus fuentes. Esta mesa usa los estándar; quien lleva el servidor puede añadir otros.
numbers_set = { $count ->
    [one] { $set }, 1 distinto
   *[other] { $set }, { $count } distintos
  }
numbers_differ = { $count ->
    [one] Un número de «{ $set }» no es el estándar
   *[other] { $count } números de «{ $set }» no son los estándar
  }
numbers_usually = normalmente
numbers_sources = Impreso: lo dice un reglamento. Público: lo dice una página pública. Deducido: se sigue de ello. Nuestro: lo elegimos, pues ninguna fuente lo dice. Del servidor: quien lo lleva lo puso en un archivo.
numbers_told = Esta mesa juega con los números «{ $set }»: las reglas dicen cuáles no son los estándar.
## Las reglas

rules_of = { $game }: las reglas
rules_both_about = Las reglas con nuestras palabras, tal como las juega este programa. Con dos minutos basta para tu primer turno; con diez, para explicar el juego. O busca una sola regla.
rules_length = Cuánto
rules_two = 2 minutos
rules_ten = 10 minutos
rules_all = Todo
rules_in_two = { $game } en dos minutos
rules_or_more = o diez, o cada regla
rules_search = Buscar en las reglas
rules_found = { $count ->
    [0] ninguna regla
    [one] una regla
   *[other] { $count } reglas
  }
rules_meant = ¿Querías decir { $words }?
rules_none = Ninguna regla tiene esas palabras.
rules_contents = Índice
rules_print = Imprimir
rules_page = Abrir como página
rules_official = Las reglas con nuestras propias palabras, tal como las juega este programa. Cada rechazo y cada puntuación nombra su regla.
rules_numbers = Los números de estas reglas son los de la caja estándar. Una mesa que juega con otros los muestra.
rules_sources = Detrás de cada regla está su fuente. Impreso: lo dice un reglamento. Público: lo dice una página pública. Deducido: se sigue de ello. Nuestro: lo elegimos, pues ninguna fuente lo dice.
rules_absent = No en esta mesa
rules_other = Más
rules_differ = Donde difieren las ediciones
rules_differ_about = Los textos inglés, español y francés son reglamentos impresos; el japonés es un relato de la edición en línea en un blog.
rules_differ_here = Las ediciones difieren
rules_differ_short = lo que dice cada reglamento, y lo que se juega aquí
rules_edition_en = Inglés
rules_edition_es = Español
rules_edition_fr = Francés
rules_edition_ja = Japonés
rules_edition_here = Se juega aquí
rules_ours = Nuestra elección
rules_ours_about = Ninguna fuente a nuestro alcance zanja estas reglas. Si sabes más, dínoslo. Quien lleva un servidor puede elegir otros números.
today_at = Seguir: { $place } de { $count }
today_learn = Seguir aprendiendo
today_step = { $game }, paso { $step }
today_chapter = { $chapter }, paso { $step }
today_away = Hoy no
## Aprender

learn_title = Aprender
learn_heading = Aprender jugando
learn_about = Pasos cortos en el tablero de verdad: construyas lo que construyas, hay respuesta. O juega una primera partida con pistas, o lee las reglas. Tu progreso se queda en este navegador.
learn_facts = { $chapters ->
    [one] { $passages } pasajes cortos
   *[other] { $chapters } capítulos, { $passages } pasajes cortos
  }
learn_play = Primera partida, con pistas
learn_play_about = { $count ->
    [0] En solitario, a tu ritmo. Una pista explica cada cosa la primera vez.
    [one] Contra un bot. Una pista explica cada cosa la primera vez.
   *[other] Contra { $count } bots. Una pista explica cada cosa la primera vez.
  }
learn_play_more = Jugar una partida
learn_read = { $count ->
    [one] un pasaje
   *[other] { $count } pasajes
  }
learn_read_some = { $read } de { $count } leídos
learn_go_on = Seguir leyendo
learn_begin = Leer el primer capítulo
learn_modules_about = en cualquier orden
learn_rather = Reglas
learn_known = Ya conozco este juego
learn_done = hecho
learn_minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  }
learn_lessons = { $count ->
    [one] un paso, { $time }
   *[other] { $count } pasos, { $time }
  }
learn_lessons_some = { $done } de { $count } pasos hechos
learn_lessons_begin = Empezar a aprender
learn_lessons_on = Seguir: paso { $step }
learn_step = Paso { $step }
learn_step_done = Paso { $step }, hecho
lesson_step = Paso { $step }: { $title }
lesson_of = Paso { $place } de { $count }
lesson_show = Enséñamelo
lesson_skip = Saltar
lesson_anyway = Seguir de todos modos
lesson_play_on = Jugar desde aquí
lesson_next = Siguiente: { $title }
lesson_finish = Terminar
lesson_self = Hacerlo por mi cuenta
lesson_guess = Tu número
lesson_yes = Sí.
lesson_shown = Así.
lesson_leave = Salir de la lección
lesson_count = Ver el recuento
lesson_part = Jugar con este módulo
lesson_read = Leer sus reglas
lesson_game_begins = Empieza tu partida en { $table }.
lesson_game_turn = Te toca en { $table }.
lesson_game_go = Ir allí
lesson_to_learn = Todas las lecciones
lesson_missing = Ese paso no existe. Todas las lecciones están en la página Aprender.
lesson_failed = No se ha podido abrir el paso. Tu progreso está guardado: prueba de nuevo en un momento.
## Estudiar

study_title = Estudiar
study_heading = Tus partidas
study_about = Cada partida en la que este navegador tiene un asiento, con su última imagen. Abre una para ver de dónde salieron sus puntos y recorrerla paso a paso.
study_none = Cuando termines una partida aquí, se queda en esta página: sus puntos, y cada paso para volver a verlo.
study_play = Jugar una partida
study_open = Abrir una partida
study_open_about = Pega el enlace de una mesa, o su número. Una partida terminada muestra sus puntos y cada paso.
study_link = Enlace o número
study_go = Abrir
study_export = Guardar todas las partidas
study_export_about = Un archivo con cada partida terminada, una línea cada una. El programa las reproduce y las comprueba.
study_exported = { $count ->
    [one] Una partida guardada.
   *[other] { $count } partidas guardadas.
  }
study_all = Todas
study_game = Juego
study_file = Estudiar una partida
study_drop = Suelta aquí una partida guardada
study_drop_about = Solo se envía a este servidor si la abres, y se olvida tras una hora.
study_choose = Elegir un archivo
study_no_record = En { $file } no hay ninguna partida. Un archivo de partidas tiene una en cada línea, como los escribe «Guardar todas las partidas».
study_no_game = Son partidas de un juego que esta página no conoce: { $game }.
study_large = Este archivo es demasiado grande: ninguna partida es tan larga.
study_record = { $game }: { $names }
study_games = { $count ->
    [one] { $count } partida en este archivo
   *[other] { $count } partidas en este archivo
  }
study_at = Tras la entrada { $at } de { $count }
study_at_last = Tras la última entrada, de { $count }
study_at_end = Al final, con los puntos
study_others = Quién juega los demás asientos
study_by_me = yo
study_by_bots = bots
study_seat = Participante { $seat }
study_open_here = Abrir aquí
## Caja

box_title = Caja
box_heading = Con la caja en la mesa
box_about = Ayuda para los juegos impresos. Sin registro; lo que introduces se queda en este navegador.
box_helper = { $game }: { $helper }
box_players = Participantes
box_name_of = Nombre para { $seat }
box_again = Sortear otra vez
box_fresh = Empezar de nuevo
box_undo = Deshacer
box_print = Imprimir
box_aloud = Leer en voz alta
box_aloud_on = Hecho: seguir leyendo
box_clock = Reloj de cada fase
box_clock_off = ninguno
box_clock_up = crono
box_clock_minutes = { $minutes } min
box_clock_again = Reiniciar el reloj
box_large = Texto grande
box_names = Los nombres de quienes juegan
box_back = Todas las ayudas
box_sheet = Las reglas en dos minutos, para imprimir
box_sheet_about = una página para guardar en la caja
stepper_more = Uno más: { $label }
stepper_less = Uno menos: { $label }
## Lecciones, desde otros lugares

help_teach = Explícame esto
help_teach_about = Una lección corta sobre lo que pasa ahora, en otra ventana. La partida sigue.
help_teach_step = Paso { $step } de las lecciones
help_teach_chapter = { $chapter }, paso { $step }
help_teach_modules = Lo que añade esta mesa:
lobby_learn = ¿Primera vez?
lobby_learn_on = Sigue aprendiendo mientras esperas
lobby_learn_about = { $time }, en otra ventana
rules_try = Probar
rules_try_of = Probar la regla { $rule } en una lección
rules_try_passage = Probar: { $title }
rules_here = En esta partida
rules_here_option = { $option }: { $value }
