# Simplicity: lo que dicen sus problemas.

puzzle_task-win_now = La última loseta por construir. De { $choices } jugadas, una gana, y no es la que más puntos da.
    .title = Juega en último lugar y gana
puzzle_task-deny = Faltan { $left } losetas por construir. No deciden tus propios puntos: una jugada gana por lo que deja a los demás.
    .title = Quítaselo
puzzle_task-pawn = { $left ->
    [1] La última loseta por construir. En un empate decide el peón más alto: una jugada gana.
   *[other] Faltan { $left } losetas por construir. En un empate decide el peón más alto: una jugada gana.
  }
    .title = El peón más alto
puzzle_task-lower_team = { $left ->
    [1] La última loseta por construir. Cuenta tu equipo con menos puntos: una jugada gana.
   *[other] Faltan { $left } losetas por construir. Cuenta tu equipo con menos puntos: una jugada gana.
  }
    .title = El equipo con menos puntos
puzzle_task-group = Faltan { $left } losetas por construir. Una jugada gana, y no es la que más puntos da.
    .title = ¿Parque o barrio?
puzzle_task-park = Faltan { $left } losetas por construir. Una jugada gana, y no es la que más puntos da.
    .title = ¿Parque o barrio?
puzzle_task-block = Faltan { $left } losetas por construir. Bloquea la casilla que te da la victoria.
    .title = Bloquea y gana
sim_puzzle_won = Termina { $own } a { $other }: ganas.
sim_puzzle_lost = Termina { $own } a { $other }: gana { $name }.
sim_puzzle_tie_won = Termina { $own } a { $other }, y tu peón está por encima del peón de { $name }.
sim_puzzle_tie_lost = Termina { $own } a { $other }, y el peón de { $name } está por encima del tuyo.
sim_puzzle_lost_several = Termina { $own } a { $other }: gana otra persona.
sim_puzzle_tie_lost_several = Termina { $own } a { $other }, y otro peón está por encima del tuyo.
sim_puzzle_rival = Tu jugada da { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  } a { $name }.
sim_puzzle_reply = { $name } responde: { $what }.
sim_puzzle_right = { $points ->
    [0] La solución: { $what }.
   *[other] La solución: { $what }, +{ $points }.
  } { $end }
sim_puzzle_proved = Demostrado: { $count ->
    [1] gana 1 de { $choices } jugadas.
   *[other] ganan { $count } de { $choices } jugadas.
  }
sim_puzzle_all = Todas las jugadas
sim_puzzle_gain = Puntos
sim_puzzle_best_reply = Respuesta
sim_puzzle_end = Final
sim_puzzle_points = +{ $points }
sim_puzzle_replied = { $name } en { $space }
sim_puzzle_scores = { $own } a { $other }
sim_puzzle_hint = Pista: casilla { $slot }.
sim_puzzle_hint_area = En algún lugar entre { $from } y { $to }.
