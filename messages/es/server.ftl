# Por qué el propio servidor rechaza algo, y lo que dice de una mesa. Cada juego tiene sus rechazos en sus archivos.

## Cada motivo, por su código

problem-bad_body = Esto no se puede leer.
problem-bad_endpoint = El servidor no conoce este servicio de avisos.
problem-bad_id = El identificador de una entrada o de una mesa nueva tiene de 1 a 64 letras, cifras, guiones o guiones bajos.
problem-bad_invite = Esta invitación ya no vale, o está mal copiada: pide un enlace nuevo al anfitrión.
problem-bad_line = Una línea tiene de 1 a 80 caracteres, todos visibles.
problem-bad_name = Un nombre tiene de 1 a 24 caracteres, todos visibles.
problem-bad_origin = Esta petición viene de la página de otro sitio.
problem-bad_pace = Una partida en directo tiene una reserva de un día como mucho y de 5 segundos a una hora por jugada; una partida de varios días, de 1 a 30 días por jugada.
problem-bad_query = La parte de esta dirección que sigue a `?` no se puede leer.
problem-bad_seats = Alguien ocupa más asientos de los que tendría la mesa.
problem-bad_type = Envía JSON (application/json), no un formulario.
problem-bad_word = Esa no es la contraseña de este servidor: pídesela a quien lo lleva.
problem-banned = Este servidor ha bloqueado tu dirección por un tiempo.
problem-busy = El servidor está demasiado ocupado y no ha hecho nada: prueba de nuevo en unos segundos.
problem-changed = La mesa ha cambiado entretanto: mírala y prueba de nuevo.
problem-colour_taken = Alguien en esta mesa tiene ya este emblema.
problem-game_over = La partida ha terminado.
problem-internal = El servidor tiene un problema, y puede que esto no se haya guardado: mira la mesa y prueba de nuevo.
problem-log_full = En esta partida no caben más cambios de plan: cierra el tuyo como está.
problem-name_taken = Alguien en esta mesa tiene ya este nombre.
problem-needs_invite = A esta mesa se entra con invitación: abre el enlace que te manda su anfitrión.
problem-needs_word = Hace falta la contraseña de este servidor para abrir mesas: pídesela a quien lo lleva.
problem-no_calls = Este servidor no envía avisos.
problem-no_code = Este código no mueve ningún asiento: ya se usó, otro lo sustituye, o está mal copiado.
problem-no_game = No existe ese juego.
problem-no_hint = Solo hay pistas cuando juegas contra bots.
problem-no_level = No hay ningún bot de ese nivel.
problem-no_lines = Se escribe en la sala de espera y al final de la partida; durante la partida están las reacciones.
problem-no_method = Esta dirección no admite ese método.
problem-no_new_tables = El servidor ya no abre mesas nuevas: se acerca una actualización.
problem-no_page = No hay nada en esta dirección.
problem-no_review = No existe ese análisis, o ya no: pídelo de nuevo.
problem-no_reviews = Este servidor no analiza partidas.
problem-no_seat = La mesa no tiene ese asiento.
problem-no_table = No existe esa mesa.
problem-no_upgrade = Esta dirección es solo para WebSockets.
problem-not_away = Esta persona está aquí, o lleva poco tiempo ausente; en una partida de varios días, primero tiene que acabarse el tiempo de la jugada.
problem-not_awaited = La partida no espera a esta persona.
problem-not_dealt = La partida aún no ha empezado.
problem-not_host = Solo el anfitrión de la mesa puede hacerlo.
problem-not_last = Nada que deshacer: aún no has hecho nada.
problem-not_lobby = La partida ha empezado: la mesa y sus asientos se quedan como están.
problem-not_over = La partida aún no ha terminado.
problem-not_ready = Primero todo el mundo tiene que estar en su asiento y dar su visto bueno.
problem-not_seated = Solo puede hacerlo quien juega en esta mesa.
problem-not_stand_in = Este código es para otra persona: quien sustituye ve los secretos del asiento, así que no puede ser ni el anfitrión ni alguien que juegue aquí.
problem-not_your_seat = Este asiento no es tuyo.
problem-quiet = Esta mesa está en silencio: su anfitrión ha quitado reacciones y mensajes.
problem-seat_taken = Este asiento está ocupado.
problem-server_full = En el servidor no cabe otra mesa: entra en una abierta o prueba más tarde.
problem-stale = La partida ha avanzado: mira qué ha pasado y elige de nuevo.
problem-table_crowded = Ya mira demasiada gente esta mesa: prueba dentro de un rato.
problem-table_full = Todos los asientos están ocupados.
problem-too_fast = Era demasiado a la vez: espera un poco y prueba de nuevo.
problem-too_large = Esto es demasiado grande para el servidor.
problem-too_many_sockets = Hay demasiadas mesas abiertas en tu dirección: cierra antes alguna.
problem-unwell = La base de datos no responde, así que el servidor no ha hecho nada: prueba de nuevo en unos segundos.

## Motivos con más detalle

problem-unread = Esto no se puede leer: { $fault }.
problem-unread_query = La parte de la dirección que sigue a `?` no se puede leer: { $fault }.
problem-long_wait = La espera más larga es de { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
  }.
problem-many_entries = Van juntas { $most } entradas como mucho.
problem-nothing_to_choose = Ahora no hay pista: no tienes nada que elegir.
problem-two_of_one_id = Una entrada y un deshacer tienen este identificador: cada uno necesita el suyo.
problem-common_turn = No se puede deshacer: en un turno común cambia más bien tu plan.
problem-played_since = No se puede deshacer: { $name } ha jugado después.
problem-happened_since = No se puede deshacer: ha pasado algo después.
problem-by_bot = No se puede deshacer: lo hizo un bot por ti.
problem-plans_shown = No se puede deshacer: ya se han mostrado todos los planes.
problem-drawn_since = No se puede deshacer: después ha habido un sorteo.
problem-taken_back_often = { $times ->
    [one] No se puede deshacer: ya lo has hecho una vez.
   *[other] No se puede deshacer: ya lo has hecho { $times } veces seguidas.
  }
problem-reopened_often = { $times ->
    [one] Ya has reabierto una vez un plan cerrado: ahora se queda como está.
   *[other] Ya has reabierto planes cerrados { $times } veces en esta fase: el tuyo se queda ahora como está.
  }
problem-long_log = No se puede deshacer: en esta partida ya se ha hecho y deshecho demasiado.
problem-table_deleted = Quien lleva este servidor ha borrado esta mesa.
problem-announced = El servidor no abre mesas nuevas ahora: { $announcement }

## Lo que dice el enlace de una mesa en una mensajería

preview-invites = { $open ->
    [one] { $name } te invita a { $game }, queda un asiento
   *[other] { $name } te invita a { $game }, quedan { $open } asientos
  }
preview-full = Una mesa de { $game }
preview-plays = { $names }: una partida de { $game } en juego
preview-ended = { $names }: una partida de { $game } terminada
