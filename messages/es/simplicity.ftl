# Lo que Simplicity dice en el terminal y en la página.
# El nombre de un tipo vale igual tras «loseta», «edificio» y «barrio»: no cambia con el género.

## Losetas, símbolos, equipos.

tile-R = residencial
    .piece = una loseta residencial
tile-K = comercial
    .piece = una loseta comercial
tile-O = de oficinas
    .piece = una loseta de oficinas
tile-V = civil
    .piece = una loseta civil
tile-P = parque
    .piece = un parque

symbol-circle = círculo
    .article = un
symbol-triangle = triángulo
    .article = un
symbol-square = cuadrado
    .article = un
symbol-pentagon = pentágono
    .article = un
symbol-hexagon = hexágono
    .article = un
symbol-blank = espacio en blanco
    .article = un
symbols = { $symbol_count ->
    [0] cualquier espacio
   *[other] { $symbol_or }
  }

team-0 = { colour-star }
team-1 = { colour-moon }
team-2 = { colour-wave }
team-3 = { colour-heart }
team-4 = { colour-lightning }
team-5 = { colour-tulip }

## Por qué se rechaza algo (apartado 7 de las reglas).

refusal-game_over = La partida ha terminado tras sus cinco rondas.
refusal-luck_is_due = Nadie puede actuar antes del sorteo pendiente: { $due }.
refusal-luck_not_due = Ahora no se sortea nada: le toca a un equipo.
refusal-wrong_draw = El sorteo pendiente es otro: { $due }.
refusal-not_your_team = El equipo { $team } es de otra persona.
refusal-out_of_turn = No es el turno del equipo { $team }.
refusal-block_first = Antes de tomar losetas hay que bloquear una casilla.
refusal-no_block_now = Ahora no se bloquea ninguna casilla. Toma una loseta y constrúyela.
refusal-slot_taken = { $team_code ->
    [none] La loseta de la casilla { $slot } ya no está.
   *[other] La loseta de la casilla { $slot } ya no está: la tomó el equipo { $team }.
  }
refusal-slot_blocked = La casilla { $slot } está bloqueada esta ronda.
refusal-outside = { $space } no está en esta ciudad: las columnas van de la «a» a la «{ $last }».
refusal-printed = { $space } lleva impreso un edificio { $tile }. Construye en un espacio libre.
refusal-occupied = En { $space } ya hay { $tile_piece } del equipo { $team }. Construye en un espacio libre.
refusal-blank = { $space } es el espacio en blanco. Allí solo puede ir la loseta de la casilla 7.
refusal-wrong_symbol = { $space } es { $symbol_article } { $symbol }. La loseta de la casilla { $slot } va en { $builds_on_or }.
refusal-another_fits = { $fits_count ->
    [one] La loseta de la casilla { $slot } no cabe en ningún sitio, pero la de la casilla { $fits } sí. Toma una que quepa.
   *[other] La loseta de la casilla { $slot } no cabe en ningún sitio, pero las de las casillas { $fits } sí. Toma una que quepa.
  }
refusal-unknown_strip = En estos componentes no hay ninguna loseta de terreno «{ $name }».
refusal-strip_laid = La loseta de terreno «{ $name }» ya está en la ciudad.
refusal-special_missing = La última columna tiene que ser la loseta de terreno especial, que aún no está puesta.
refusal-wrong_face = Según la preparación, la primera cara a la vista es la { $face }.
refusal-no_such_team = El equipo { $team } no juega en esta partida.
refusal-pawn_placed = El peón del equipo { $team } ya está puesto.
refusal-wrong_pawn = Según la preparación, ahora va el peón del equipo { $team }.
refusal-not_in_bag = { $tile_code ->
    [P] En la bolsa no queda ningún parque.
   *[other] En la bolsa no queda ninguna loseta { $tile }.
  }
refusal-park_in_round_one = Un parque que sale en la ronda 1 vuelve a la bolsa. Saca otra loseta.
refusal-no_input = Esto no es una entrada de Simplicity. Una entrada es una de estas: {"{"}strip{"}"}, {"{"}face{"}"}, {"{"}pawn{"}"}, {"{"}tile{"}"}, {"{"}team, block{"}"}, {"{"}team, take, build{"}"}.

builds_on = { $symbol_article } { $symbol }

due-strip = una loseta de terreno
due-face = la primera cara
due-pawn = un peón
due-first_tile = una loseta
due-tile = una loseta

## Por qué no se puede jugar una preparación (apartados 2 y 6 de las reglas); lo que vale en todo juego
## está en common.ftl.

refusal-players = En Simplicity juegan de 2 a 6 participantes, no { $players }.
refusal-unknown_components = No hay cargados componentes «{ $name_code }», solo { $known }.
refusal-order = El orden { $order_code } no nombra exactamente una vez cada equipo del 0 al { $last }.

other-components = el nombre de otros que estén cargados
other-order = los equipos del primero al último, como { "2,0,3,1" }; { "fixed" } es { "0,1,2" } y así sucesivamente

## De qué es una parte de los puntos de una construcción

part-neighbourhood = barrio { $tile }
part-link = { $spaces_count ->
    [one] enlace con { $spaces }
   *[other] enlaces con { $spaces }
  }
part-park = { $spaces_count ->
    [0] parque sin edificios al lado
   *[other] parque junto a { $spaces }{ $points ->
        [1] {": 1 tipo"}
        [4] {": 2 tipos, al cuadrado"}
        [9] {": 3 tipos, al cuadrado"}
        [16] {": 4 tipos, al cuadrado"}
       *[other] {""}
      }
  }
part-more_neighbourhood = { $spaces_count ->
    [one] más por tu disco en { $spaces }
   *[other] más por tus discos en { $spaces }
  }
part-more_park = más por tu parque en { $spaces }

## Qué habla a favor de algo que se puede hacer

reasons-brings = { $team } gana { $points }
reasons-denies = lo máximo que el equipo { $team } aún puede ganar esta ronda baja de { $before } a { $after }
