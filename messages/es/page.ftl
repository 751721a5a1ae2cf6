# Lo que dice la página alrededor de todos los juegos.

# Un botón, el de una hoja.
close = Cerrar
copy = Copiar
back_to_start = A la portada
save = Guardar
rule_link = Regla { $rule }
rules = Reglas
help = Teclas y ayuda
settings = Ajustes
brand_home = Citywright, a la portada
bar_tools = Página
loading = Cargando
problem_offline = El servidor no responde. Prueba de nuevo en un momento.
problem_cookies = Este sitio no puede guardar cookies en tu navegador, así que perderías tu asiento al instante. Permite las cookies de este sitio y recarga la página.
problem_server = El servidor no ha podido hacerlo. Prueba de nuevo en un momento.
offline_short = Sin conexión
offline_retry = Sin conexión. Otro intento en { $seconds } s.
offline_kept = Sin conexión. Tu plan está guardado; otro intento en { $seconds } s.
mark = Emblema
bot = Bot
start_title = Citywright: juegos de construir ciudades, con amigos y bots
start_play = { $count ->
    [one] Jugar contra un bot
   *[other] Jugar contra { $count } bots
  }
start_play_alone = Jugar en solitario
start_heading = Construye una ciudad, con amigos o bots
start_friends = Mesa con amigos
start_name = Tu nombre
start_name_change = cambiar de nombre
start_guest = Visitante
start_bots = Bots
start_chosen = { $count ->
    [one] Un bot, nivel { $level }
   *[other] { $count } bots, nivel { $level }
  }
start_level = Nivel
start_mine = Tus partidas
start_played = Tus ciudades acabadas
start_open = Mesas abiertas
start_open_none = Ahora no hay ninguna mesa abierta. Abre una y podrá sentarse quien quiera.
start_running = Ver una partida
start_offline = Sin conexión: las reglas y la ayuda funcionan; las mesas vuelven con la conexión.
start_offline_tables = Sin conexión: las mesas vuelven con la conexión.
start_announced = Ahora nadie puede abrir una mesa. Las partidas siguen.
start_word = Contraseña de este servidor
start_independent = Citywright no depende de los autores ni de las editoriales de estos juegos; los nombres son suyos. Los textos y dibujos de Citywright son propios.
start_api = Para programas
start_footer = Más
table_seats_taken = { $taken } de { $players } asientos ocupados
# De una partida, en una lista de mesas.
table_running = En juego
lobby_title = { $name }, Citywright
lobby_open_seat = Asiento libre
pace_untimed = Sin límite
terms_live = En directo, { $minutes } min + { $seconds } s
terms_live_decision = En directo, { $minutes } min por decisión
terms_mail = { $count ->
    [one] En varios días, 1 día por jugada
   *[other] En varios días, { $count } días por jugada
  }
terms_yes = Sí
terms_no = No
terms_none = Ninguno
terms_option = { $option }: { $value }
missing_title = Aquí no hay nada
missing_about = Ninguna página tiene esta dirección. Quizá el enlace esté incompleto.
failed_title = No se ha podido cargar la página
failed_about = El servidor no ha respondido. Tu mesa está a salvo allí.
reload = Recargar
piece_updated = Citywright se ha actualizado
piece_updated_about = Esta página es anterior a la actualización. Recárgala para seguir; no se pierde nada.
piece_unreached = Esto no se ha cargado
piece_unreached_about = El servidor no ha respondido. Recarga la página cuando vuelva la conexión; no se pierde nada.
settings_language = Idioma
help_claim = Introducir un código
play_title_turn = Te toca: { $table }
lobby_about = { $game }: { $about }
with_more = { $text }, { $more }
general_about = { $players ->
    [one] 1 participante.
   *[other] { $players } participantes.
  }
plain_notice = Te toca en { $table }.
# Una frase y la siguiente; un título ante frases, donde ambos se leen en voz alta.
sentences = { $text } { $more }
numbers = Números
numbers_all = Todos los números del juego
numbers_printed = impreso
numbers_public = público
numbers_deduced = deducido
numbers_ours = nuestro
numbers_owner = del servidor
## Los lugares de la página

places = Lugares
place_play = Jugar
place_learn = Aprender
place_study = Estudiar
place_box = Caja
## Hoy

today = Hoy
