# Small City: las acciones, lo que cuestan y dan, en el terminal y en la página.

## Acciones

choice-build = { $tile } en { $cells }{ $pay_count ->
    [0] {""}
   *[other] , pagado con { $pay }
  }{ $person ->
    [none] {""}
   *[other] , se muda allí { $person_one }
  }
choice-grow = Una zona mayor, { $size } por { $size }
choice-enlarge = { $tile } en { $cells } con { $with } más
choice-upgrade = { $tile } en { $cells } a { $next } con { $with }
choice-keep = Quedarse con «{ $promise }» ({ $stack }, +{ $reward } o { $penalty ->
    [0] 0
   *[other] −{ $penalty }
  })
choice-hall = El Ayuntamiento en { $cells }
choice-mayor = El Alcalde en { $cells }
choice-take = { $card_code } { $card }{ $chosen ->
    [none] {""}
   *[other] {" "}por { $chosen }
  }: { $about }
choice-undo = Deshacer el último paso del plan
choice-commit = Cerrar el plan
choice-reopen = Reabrirlo
choice-move = De { $from } a { $to }
choice-drive = En coche de { $from } a { $to }: +${ $money }{ $pollution ->
    [0] {""}
   *[other] , +{ $pollution } % de contaminación
  }
choice-home = { $person_begins } deja el Ayuntamiento y se muda a { $cell }
choice-sell = Vender 1 de { $material } por ${ $money }
choice-buy = Comprar { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
  } por ${ $money }
choice-trade = Cambiar 1 de { $material } por { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
  }
choice-discard = Descartar 1 de { $material }
choice-victim = Muere la persona en { $cell }
choice-grave = El cementerio ocupa { $cell }
choice-riot = { $cell ->
    [none] { $person ->
        [none] Alguien se alborota en el Ayuntamiento
       *[other] { $person_begins } se alborota en el Ayuntamiento
      }
   *[other] Se alborota la persona en { $cell }
  }
choice-settle = Elegir { $city }
choice-merge = Se unen las Residencias en { $merge } y { $with }
choice-road = Una Carretera en { $road }{ $with ->
    [none] {""}
   *[other] , con una Rotonda en la esquina inferior derecha de { $with }
  }
choice-roundabout = Una Rotonda en la esquina inferior derecha de { $cell }
choice-council = { $row } (fila { $row_code }), columna { $column }: { $brings } por { $paid }
choice-platform = { $platform_code ->
    [none] Ningún programa
   *[other] { $platform } (+{ $reward } o { $penalty ->
        [0] 0
       *[other] −{ $penalty }
      })
  }
choice-end = Nada más

## La clase de una acción: la página junta bajo este nombre las de una misma clase

kind-build = Construir { $tile_un }
kind-grow = Una zona mayor
kind-enlarge = Ampliar { $tile_el }
kind-upgrade = Mejorar { $tile_el }
kind-keep = Quedarse con una promesa
kind-hall = Poner el Ayuntamiento
kind-mayor = Poner al Alcalde
kind-take = Tomar una carta de acción
kind-undo = { choice-undo }
kind-commit = { choice-commit }
kind-reopen = { choice-reopen }
kind-move = Salir de { $from }
kind-drive = En coche desde { $from }
kind-home = { $person_begins } deja el Ayuntamiento
kind-sell = Vender un material
kind-buy = Comprar votos
kind-trade = Cambiar un material por votos
kind-discard = Descartar un material
kind-victim = Elegir quién muere
kind-grave = Elegir una casilla para el cementerio
kind-riot = Elegir quién se alborota
kind-settle = Elegir una ciudad
kind-merge = Unir Residencias
kind-road = Poner una Carretera
kind-roundabout = Poner una Rotonda
kind-council = { $row } (fila { $row_code })
kind-platform = Elegir un programa
kind-end = { choice-end }

# Los materiales que pagan una loseta.
pay = { $count } de { $material }

## Lo que cuesta algo

price-free = gratis
price-money = ${ $money }
price-materials = { $materials }
price-exact = exactamente { $materials }

## Lo que una loseta necesita alrededor

needs-publics = { $count ->
    [one] 1 edificio público
   *[other] { $count } edificios públicos
  } alrededor
needs-home_levels = Residencias alrededor con { $count ->
    [one] 1 nivel
   *[other] { $count } niveles
  } en total
needs-no_factory = ninguna Fábrica alrededor
needs-no_residence = ninguna Residencia alrededor
needs-refinery = la Refinería alrededor
needs-harbor = el Puerto alrededor
needs-factory = una Fábrica alrededor
needs-edge = una casilla en el borde del mapa
needs-beside = { $source_el } al lado
needs-land = { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
  } { $source_del } alrededor

## Lo que hace una loseta

effects-public = edificio público
effects-home_votes = { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
  } por ronda por cada ciudadano en casa
effects-enters = acoge al instante a un ciudadano del Ayuntamiento
effects-shop = la gente aquí: { $functions }
effects-makes = cada persona que trabaja produce { $materials }
effects-needed = hace falta alrededor { $tile_del }
effects-sells = vende { $count ->
    [one] 1 material
   *[other] { $count } materiales
  } por ronda
effects-stores = guarda { $count ->
    [one] 1 material
   *[other] { $count } materiales
  }
effects-holds = sitio para { $count ->
    [one] 1 persona o material
   *[other] { $count } personas y materiales
  }
effects-relieves = reduce { $percent } % por ronda
effects-visitors = ${ $money } por cada visitante
effects-students = { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
  } por cada ciudadano allí
effects-saves = salva { $count ->
    [one] 1 vida
   *[other] { $count } vidas
  } por ronda
effects-tourists = atendida: ${ $money } por cada turista de fuera, y no contaminan
effects-staff_relieves = atendido: reduce { $percent } % por ronda
effects-else = { $about }

functions-cash = cobrar
functions-sell = vender
functions-buy_votes = comprar votos
functions-trade_votes = cambiar por votos

## Lo que da el consejo municipal

brings-money = +${ $money }
brings-materials = +{ $materials }
brings-build = construir { $cells ->
    [one] 1 casilla
   *[other] { $cells } casillas
  }
brings-citizens = { $count ->
    [one] +1 ciudadano
   *[other] +{ $count } ciudadanos
  }
brings-cleaner = −{ $percent } %
