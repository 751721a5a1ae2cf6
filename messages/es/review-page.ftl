# El análisis de una partida: la página carga este archivo con él.

## La página

review_title = Análisis
review_of = Análisis: { $name }
review_leave = Volver a tus partidas
review_link = Copiar un enlace a este momento
review_linked = Enlace copiado.
review_points = Puntos y repetición
review_again = Analizar otra vez
review_failed_title = Aún no hay análisis
review_failed = El análisis se detuvo antes de terminar. Analiza la partida otra vez.
review_no_record = El servidor ya no guarda el registro de esta partida. Vuelve a abrir el registro en la página Estudiar.
review_no_view = No se pudo cargar el tablero de este momento.
review_ahead = Calculando: { $done } de { $all }
review_ahead_left = Calculando: { $done } de { $all }, unos { $seconds } s
review_waits = { $before ->
    [0] Tu análisis es el siguiente.
    [1] Hay un análisis antes del tuyo. Puedes dejar esta página y volver.
   *[other] Hay { $before } análisis antes del tuyo. Puedes dejar esta página y volver.
  }
review_offline = Se perdió la conexión. El análisis sigue en cuanto vuelva.
review_seat = Las decisiones de

## El resultado

review_won = { $name_is ->
    [you] Ganaste con { $score }
   *[other] { $name } ganó con { $score }
  }
review_placed = { $name_is ->
    [you] Acabaste en { $place }.ª posición con { $score }. { $winner } ganó con { $best }
   *[other] { $name } acabó en { $place }.ª posición con { $score }. { $winner } ganó con { $best }
  }
review_alone = { $score } puntos
review_costly = Lo más caro: { $what } ({ $loss }).
review_calm = Ninguna decisión costó mucho.

## El gráfico

review_chance = Opciones
review_score = Puntos
review_shows = Lo que muestra el gráfico
review_chart_said = { $name_is ->
    [you] Tus opciones de ganar van del { $from } % al { $to } %.
   *[other] Las opciones de { $name } van del { $from } % al { $to } %.
  }
review_chart_points = { $name_is ->
    [you] Tu puntuación prevista va de { $from } a { $to }.
   *[other] La puntuación prevista de { $name } va de { $from } a { $to }.
  }
review_moment = Momento
review_moment_said = { $moment } de { $count }: { $title }
review_round = ronda { $round }
review_round_short = { $round }
review_as_table = Como tabla
review_as_chart = Como gráfico
review_column_moment = Momento
review_column_choice = Elección
review_column_loss = Perdido
review_keys = Las flechas van paso a paso, con Mayús de una decisión propia a la siguiente. M va al próximo momento clave, B muestra u oculta la mejor elección, W empieza el recorrido, P sigue jugando, U deshace una prueba.

## Las decisiones

review_decisions = Decisiones
review_in_round = Ronda { $round }: { $what }
review_in_setup = Preparación: { $what }
review_draws_of = sorteos
review_chip = { $title }, { $grade }, { $loss }
review_chip_none = { $title }, { $grade }
review_chip_more = { $text }; { $more }
review_graded = { $grade }, { $loss }
review_other = Otras
review_grade_none = Forzada
review_grade_best = Óptima
review_grade_sound = Sólida
review_grade_slip = Desliz
review_grade_mistake = Error
review_grade_blunder = Grave
review_proved = { $grade }, probado
review_only = { $grade }, única buena
review_points_loss = { $loss ->
    [1] 1 punto
   *[other] { $loss } puntos
  }
review_chance_loss = { $loss } %
review_uncertain = { $loss } ± { $error }
review_cost = Perdió { $loss }
review_cost_none = No perdió nada
review_played = { $name_is ->
    [you] Tú: { $what }
   *[other] { $name }: { $what }
  }
review_better = Mejor: { $what }
review_as_good = Igual de bueno: { $what }
review_second = La siguiente: { $what }
review_same_facts = Ningún dato por sí solo las distingue. En { $worlds } partidas simuladas, la mejor da { $loss } más.
review_known = Juzgada en { $worlds } partidas simuladas, por lo que se podía saber.
review_exact = Probado: se jugó todo lo que puede seguir.
review_hindsight = Frente a lo que hicieron los demás: { $played }; la mejor: { $better }.
review_then = Luego { $what }
review_deeper = Mirar más a fondo
review_planned = Lo que habían planeado
review_try = Probar otra elección
review_try_yours = Prueba: { $what }
review_try_good = Igual de buena que la mejor
review_try_short = Se evalúa suponiendo que lo que sigue se juega bien. La nota de arriba cuenta lo que ocurrió de verdad.
review_try_look = Analizando…
review_try_back = Deshacer la prueba
review_before = Momento anterior
review_next = Momento siguiente
review_show_better = Mejor elección
review_play_on = Seguir
review_learn = { $count ->
    [0] Nada que aprender
    [1] Aprender de 1 decisión
   *[other] Aprender de { $count } decisiones
  }

## Las listas

review_lists = Qué mirar
review_key = Momentos clave
review_key_none = Ninguna decisión por sí sola cambió la partida.
review_balance = Azar y decisiones
review_draws = Sorteos
review_draws_none = No se sorteó nada.
review_every = Cada jugada
review_term_start = Inicio
review_term_draws = Sorteos
review_term_own = { $name_is ->
    [you] Tus elecciones
   *[other] Elecciones de { $name }
  }
review_term_others = Los demás
review_term_result = Resultado
review_balance_chance = Opciones de ganar, en porcentaje: { $start } al inicio, { $result } al final.
review_balance_points = Puntos de ventaja final: { $start } al inicio, { $result } al final.
review_balance_later = Las sumas salen cuando toda la partida esté juzgada.
review_draw_setup = Preparación
review_draw_round = Ronda { $round }
review_draws_about = Un sorteo vale más para quien puede aprovecharlo primero.
review_meaning = ¿Qué significan estos números?
review_meaning_worlds = Desde cada decisión, el servidor juega muchas partidas hasta el final, con el mismo azar para cada elección. Una elección vale la media de sus resultados. Lo perdido es la diferencia de valor entre la mejor y la elegida; ± es un error típico.
review_meaning_grades = Una decisión solo se califica por lo que pasa de ese error. Por debajo de { $sound } es óptima y desde ahí, sólida; desde { $slip } es un desliz, desde { $mistake } un error y desde { $blunder }, grave. Otros juegos y otros números de participantes tienen otros límites.
review_meaning_balance = El inicio, los sorteos, tus elecciones y las de los demás suman el resultado. Una suma puede pasar de 100: puedes perder dos veces una partida ganada si los demás te la devuelven entretanto.

## Seguir jugando

review_on_title = Seguir desde aquí
review_on_about = Se abre una mesa de práctica en este momento. Puedes deshacerlo todo, y nadie más puede encontrarla.
review_on_seat = Juegas con
review_on_level = Los demás
review_on_draws = Sorteos
review_on_same = Como fueron
review_on_new = Nuevos
review_on_go = Jugar

## Las variantes

review_branches = Variantes
review_branch = { $title }, con { $name }
review_branch_result = { $place }.º con { $score }
review_branch_open = Sin terminar

## El recorrido

review_walk = Aprende de tus errores
review_walk_title = { $what }, ronda { $round }
review_walk_task = Esto costó mucho: { $what }. Busca algo mejor.
review_walk_found = Mejor: { $what }. Vale { $kept } más que lo jugado.
review_walk_near = Mejor que lo jugado: { $what }. Aún pierde { $loss }. Prueba otra vez.
review_walk_look = Mirando lo que sigue…
review_walk_worse = No es mejor: { $what }. Pierde { $loss }. Prueba otra vez.
review_walk_same = Eso es lo que se jugó. Perdió { $loss }.
review_walk_else = El análisis no lo cuenta entre lo mejor. Prueba otra vez.
review_walk_over = Encontradas: { $found }. Mostradas o saltadas: { $passed }.
review_walk_last = Volver al análisis

## De camino

review_study = Analizar
review_file = Analizar la partida
