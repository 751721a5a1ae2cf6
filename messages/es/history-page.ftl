# Las partidas de este navegador en la página Estudiar, sus cifras y lo que guarda de los recorridos. Se carga con esa página.

## La lista

history_about = Este navegador guarda la lista, con las { $most } partidas más recientes. Las partidas mismas las guarda el servidor.
history_unstored = Este navegador no guarda nada: la lista se acaba con esta página.
history_offline = No se llega al servidor. Esta es la lista tal como estaba.
history_game = Juego
history_all_games = Todos los juegos
history_seats = Número de asientos
history_any_seats = Cualquier número de asientos
history_seats_of = { $count ->
    [one] 1 asiento
   *[other] { $count } asientos
  }
history_text = Mesa o participante
history_found = { $count ->
    [0] Ninguna partida coincide.
    [one] Coincide 1 partida de { $all }.
   *[other] Coinciden { $count } partidas de { $all }.
  }
history_more = Ver { $count } más
history_won = { $game }: victoria con { $score }
history_placed = { $game }: { $place }.º de { $players } con { $score }
history_alone = { $game }, en solitario: { $score }
history_ended = { $game }: acabó sin resultado
history_with = Con { $names }
history_lessons = { $count ->
    [one] 1 para aprender
   *[other] { $count } para aprender
  }
history_seen = Analizada
history_review_of = Análisis de { $name }: { $state }

## Exportar

history_export_all = { $count ->
    [one] Exportarla
   *[other] Exportar las { $count }
  }
history_export_some = { $count ->
    [one] Exportar esta
   *[other] Exportar estas { $count }
  }
history_export_title = Exportar partidas
history_export_about = Un archivo con todas estas partidas, una en cada línea. El programa las reproduce y las comprueba, y esta página las abre.
history_export_going = Partida { $done } de { $all }
history_export_stopped = Detenido en { $done } de { $all }: { $why }
history_export_done = { $count ->
    [0] No hay ninguna partida que guardar.
    [one] 1 partida está lista.
   *[other] { $count } partidas están listas.
  }
history_export_gone = { $count ->
    [one] El servidor ya no guarda 1 partida:
   *[other] El servidor ya no guarda { $count } partidas:
  }
history_export_drop = Quitarlas de la lista
history_export_save = Guardar el archivo

## Llevármela

history_take = Llevármela
history_take_about = Otro navegador puede leer esta lista y mostrar las mismas partidas y cifras. Las partidas mismas se quedan en este servidor. Para llevarte tu asiento de una partida en curso, usa el código de ese asiento.
history_take_file = Guardar como archivo
history_take_copy = Copiar como texto
history_read_title = Añadir la lista de otro navegador
history_read_about = Lo que este navegador ya tiene se queda como está.
history_read_choose = Elegir un archivo
history_read_text = O pega su texto
history_read_go = Añadirla
history_read_done = { $count ->
    [0] Nada nuevo: este navegador ya lo tiene todo.
    [one] 1 partida es nueva aquí.
   *[other] { $count } partidas son nuevas aquí.
  }
history_read_strange = { $count ->
    [one] 1 entrada está dañada y se ha dejado fuera.
   *[other] { $count } entradas están dañadas y se han dejado fuera.
  }
history_read_none = Esto no es una lista de partidas de esta página. Toma el archivo entero o el texto entero.
history_read_newer = Una versión más nueva de esta página escribió la lista. Recarga la página y añade la lista otra vez.
history_read_large = Esto es demasiado grande para una lista de partidas.

## Olvidar

history_forget = Olvidar aquí
history_forget_about = { $count ->
    [one] 1 partida sale de la lista de este navegador, con lo que guardó de su análisis y de su práctica. El servidor conserva la partida y tu asiento: su enlace sigue funcionando.
   *[other] { $count } partidas salen de la lista de este navegador, con lo que guardó de sus análisis y prácticas. El servidor conserva las partidas y tus asientos: sus enlaces siguen funcionando.
  }
history_forget_do = { $count ->
    [one] Olvidar 1 partida
   *[other] Olvidar { $count } partidas
  }
history_forget_keep = Conservar la lista
history_forgotten = { $count ->
    [one] 1 partida queda olvidada aquí.
   *[other] { $count } partidas quedan olvidadas aquí.
  }

## Cifras

figures_title = Cómo juegas
figures_which = Qué partidas
figures_kind = { $game }, { $seats ->
    [one] en solitario
   *[other] { $seats } asientos
  }
figures_games = { $count } partidas, la última del { $day }
figures_few = Las cifras empiezan con cinco partidas del mismo tipo. Las más jugadas hasta ahora: { $count } de { $kind }.
figures_places = Puestos
figures_place = { $place }.º
figures_sources = Puntos por partida, de media
figures_you = Tú
figures_others = Los demás
figures_losses_chance = Opciones de ganar cedidas en cada decisión, en porcentaje
figures_losses_points = Puntos cedidos en cada decisión
figures_all = Todas
figures_interval = De { $count } partidas analizadas. ± muestra el intervalo del 95 %; se estrecha con más análisis.
figures_losses_few = Tras cinco partidas analizadas, aquí aparece lo que cedes en cada decisión. Analizadas hasta ahora: { $count }.

## Posiciones

positions_title = Tus propias posiciones
positions_about = Decisiones que viste al aprender de tus errores. Pasada una semana puedes volver a intentar cada una. Se quedan las { $most } más recientes.
positions_ready = { $count ->
    [one] 1 posición
   *[other] { $count } posiciones
  }
positions_walk = Volver a intentar
positions_walk_of = Volver a intentar: { $name }
positions_rest = { $count ->
    [one] 1 posición descansa hasta el { $day }.
   *[other] { $count } posiciones descansan, la primera hasta el { $day }.
  }
positions_lost_title = Estas posiciones no se pueden abrir
positions_gone = El servidor ya no tiene esta partida.
positions_changed = El análisis de esta partida ya no encuentra nada mejor en estas decisiones.
positions_drop = Olvidar sus posiciones
positions_back = Volver a Estudiar
