# Los problemas: la página carga este archivo con ellos.

## Un problema

puzzle_of = Problema del { $day }
puzzle_gains = Mostrar los puntos
puzzle_hint = Pista
puzzle_hint_more = Segunda pista
puzzle_show = Ver la solución
puzzle_more = Otro más
puzzle_share = Compartir
puzzle_copied = Copiado, sin la solución.
puzzle_close = Volver
puzzle_choice = Jugada
puzzle_right = Correcta:
puzzle_tries = { $tries ->
    [1] Al primer intento.
    [2] Al segundo intento.
    [3] Al tercer intento.
   *[other] En { $tries } intentos.
  }
puzzle_shared = Citywright, { $day }, { $game }: { $tries ->
    [1] al primer intento
    [2] al segundo intento
    [3] al tercer intento
   *[other] en { $tries } intentos
  }, puntos ocultos
puzzle_shared_gains = Citywright, { $day }, { $game }: { $tries ->
    [1] al primer intento
    [2] al segundo intento
    [3] al tercer intento
   *[other] en { $tries } intentos
  }, puntos a la vista
puzzle_missing = En esta dirección no hay ningún problema, o todavía no. Todos los problemas hasta hoy están en el calendario.
puzzle_failed = No se ha podido abrir el problema. Prueba de nuevo en un momento.

## Todos los problemas

puzzles_title = Problemas
puzzles_game = Juego
puzzles_today = Problemas de hoy
puzzles_open = Resolverlo
puzzles_again = Verlo otra vez
puzzles_to_all = Al calendario
puzzles_level = { $level ->
    [1] Fácil
    [2] Medio
   *[other] Difícil
  }
puzzles_is_solved = Resuelto
puzzles_is_shown = Mostrado
puzzles_before = Mes anterior
puzzles_after = Mes siguiente
puzzles_day_solved = { $day }, resuelto
puzzles_day_shown = { $day }, mostrado
puzzles_legend = Lleno: resuelto. Con borde: mostrado. Los días pasados siguen abiertos.
puzzles_what = Qué es aquí un problema
puzzles_what_about = Un momento real de una partida. El programa ha jugado hasta el final cada jugada con cada respuesta: una cumple, las demás fallan. Las jugadas que dan lo mismo, o casi, cuentan como una.
puzzles_none = Todavía no hay problemas de este juego.
