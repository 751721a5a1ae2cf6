# Small City: lo que dicen sus problemas. El resto de la ronda se juega solo, lo mejor posible para lo que se pide.

puzzle_task-votes = { $kind ->
    [moves] Mueve a tu gente para lograr el máximo de votos en esta ronda. Lo que sigue se juega solo.
   *[plan] Planifica esta ronda para lograr el máximo de votos. Lo que sigue se juega solo.
  }
    .title = El máximo de votos
puzzle_task-clean = { $kind ->
    [moves] Mueve a tu gente para que la contaminación quede por debajo del { $limit } % y nadie muera. Lo que sigue se juega solo.
   *[plan] Planifica esta ronda para que la contaminación quede por debajo del { $limit } % y nadie muera. Lo que sigue se juega solo.
  }
    .title = Aire limpio
puzzle_task-money = { $kind ->
    [moves] Mueve a tu gente para tener el máximo de dinero cuando se reúna el consejo. Lo que sigue se juega solo.
   *[plan] Planifica esta ronda para tener el máximo de dinero cuando se reúna el consejo. Lo que sigue se juega solo.
  }
    .title = El máximo de dinero
puzzle_task-score = { $kind ->
    [moves] Mueve a tu gente para lograr la mejor puntuación, como si la partida acabara al reunirse el consejo.
   *[plan] Planifica esta ronda para lograr la mejor puntuación, como si la partida acabara al reunirse el consejo.
  }
    .title = La mejor puntuación
puzzle_task-promises = { $kind ->
    [moves] Mueve a tu gente para que todo esto se cumpla al reunirse el consejo y nadie muera: { $promises }.
   *[plan] Planifica esta ronda para que todo esto se cumpla al reunirse el consejo y nadie muera: { $promises }.
  }
    .title = Cumple tus promesas
sc_puzzle_brings = { $task ->
    [clean] { $value } % de margen
    [money] ${ $value }
    [score] { $value ->
        [1] 1 punto
       *[other] { $value } puntos
      }
    [promises] { $value ->
        [1] 1 punto
       *[other] { $value } puntos
      }
   *[other] { $value ->
        [1] 1 voto
       *[other] { $value } votos
      }
  }
sc_puzzle_less = Eso da { $what }. Se puede lograr más.
sc_puzzle_deaths = { $count ->
    [1] Muere alguien.
   *[other] Mueren { $count } personas.
  }
sc_puzzle_polluted = La contaminación llega al { $pollution } %; debe quedar por debajo del { $limit } %.
sc_puzzle_broken = Sin cumplir: { $promises }.
sc_puzzle_right = La solución: { $plan }. Da { $what }.
sc_puzzle_second = La siguiente mejor opción da { $what }.
sc_puzzle_proved = Demostrado: la mejor de { $choices } opciones.
sc_puzzle_all = Mejores opciones
sc_puzzle_all_about = Lo que da solo 1 menos que lo mejor también vale.
sc_puzzle_value = Da
sc_puzzle_pollution = Contaminación
sc_puzzle_dead = Muertes
sc_puzzle_none = no vale
sc_puzzle_percent = { $pollution } %
sc_puzzle_hint_build = Pista: { $tile }.
sc_puzzle_hint_upgrade = Pista: una mejora.
sc_puzzle_hint_move = Pista: mueve a quien está en { $cells }.
sc_puzzle_hint = Pista: { $what }.
sc_puzzle_hint_none = Pista: menos es más.
sc_puzzle_hint_area = En algún lugar entre { $from } y { $to }.
