# Small City: lo que pasa, en el terminal y en la página. «Tú» es quien lee.

event-first_host = { $seat_is ->
    [you] Recibes al Alcalde en primer lugar.
   *[other] { $seat } recibe al Alcalde en primer lugar.
  }
event-promise_drawn = { $promise ->
    [none] { $seat } saca una promesa { $stack }.
   *[other] { $seat_is ->
        [you] Sacas la promesa { $stack } «{ $promise }».
       *[other] { $seat } saca la promesa { $stack } «{ $promise }».
      }
  }
event-promise_kept = { $promise ->
    [none] { $seat } se queda con una promesa { $stack }.
   *[other] { $seat_is ->
        [you] Te quedas con la promesa { $stack } «{ $promise }».
       *[other] { $seat } se queda con la promesa { $stack } «{ $promise }».
      }
  }
event-committed = { $seat_is ->
    [you] Has cerrado tu plan.
   *[other] { $seat } ha cerrado su plan.
  }
event-reopened = { $seat_is ->
    [you] Reabres tu plan.
   *[other] { $seat } reabre su plan.
  }
event-planned = { $seat_is ->
    [you] Cambias tu plan.
   *[other] { $seat } cambia su plan.
  }
event-city_hall = { $seat_is ->
    [you] Tu Ayuntamiento está en { $cells }.
   *[other] El Ayuntamiento de { $seat } está en { $cells }.
  }
event-round_begins = { $host_is ->
    [you] Empieza la ronda { $round }; recibes al Alcalde.
   *[other] Empieza la ronda { $round }; { $host } recibe al Alcalde.
  }
event-mayor_comes = { $seat_is ->
    [you] El Alcalde te visita y se pone en { $cells }.
   *[other] El Alcalde visita a { $seat } y se pone en { $cells }.
  }
event-card_boxed = La carta { $card_code } { $card } no está en esta partida.
event-card_shown = Se descubre la carta { $card_code } { $card }.
event-card_taken = { $seat_is ->
    [you] Tomas la carta { $card_code } { $card }
   *[other] { $seat } toma la carta { $card_code } { $card }
  }{ $chosen ->
    [none] .
   *[other] : { $chosen }.
  }
event-zone_grown = { $seat_is ->
    [you] Tu zona crece a { $size } por { $size }.
   *[other] La zona de { $seat } crece a { $size } por { $size }.
  }
event-revealed = Se muestran todos los planes.
event-built = { $seat_is ->
    [you] Construyes { $tile_un } en { $cells }
   *[other] { $seat } construye { $tile_un } en { $cells }
  }{ $person ->
    [none] .
   *[other] , y se muda allí { $person_one }.
  }
event-enlarged = { $seat_is ->
    [you] Amplías { $tile_el } en { $cells } a { $next } con { $with }.
   *[other] { $seat } amplía { $tile_el } en { $cells } a { $next } con { $with }.
  }
event-upgraded = { $seat_is ->
    [you] Mejoras { $tile_el } en { $cells } a { $next } con { $with }.
   *[other] { $seat } mejora { $tile_el } en { $cells } a { $next } con { $with }.
  }
# En qué se convierte una loseta.
next = { $tile }
event-failed = { $seat_is ->
    [you] No puedes { $step }. { $refusal }
   *[other] { $seat } no puede { $step }. { $refusal }
  }
step-build = construir { $tile_un } en { $cells }
step-grow = tener una zona de { $size } por { $size }
step-enlarge = { $tile ->
    [none] ampliar un Parque en { $cells } con { $with }
   *[other] ampliar { $tile_el } en { $cells } con { $with }
  }
step-upgrade = { $tile ->
    [none] mejorar una loseta en { $cells } con { $with }
   *[other] mejorar { $tile_el } en { $cells } con { $with }
  }
step-home = alojar { $person_one } en { $cell }
step-road = poner una Carretera en { $road }
step-roundabout = poner una Rotonda en la esquina inferior derecha de { $cell }
event-road_laid = { $seat_is ->
    [you] Pones una Carretera en { $road }
   *[other] { $seat } pone una Carretera en { $road }
  }{ $with ->
    [none] .
   *[other] , con una Rotonda en la esquina inferior derecha de { $with }.
  }
event-roundabout_laid = { $seat_is ->
    [you] Pones una Rotonda en la esquina inferior derecha de { $cell }.
   *[other] { $seat } pone una Rotonda en la esquina inferior derecha de { $cell }.
  }
event-moved = { $seat_is ->
    [you] Tu { $person } va de { $from } a { $to }.
   *[other] El { $person } de { $seat } va de { $from } a { $to }.
  }
from = { $host_is ->
    [none] { $cell }
    [you] { $cell } en tu distrito
   *[other] { $cell } en el distrito de { $host }
  }
to = { $host_is ->
    [none] { $cell }
    [you] { $cell } en tu distrito
   *[other] { $cell } en el distrito de { $host }
  }
event-drove = { $seat_is ->
    [you] El viaje usa { $roads ->
        [one] 1 de tus Carreteras
       *[other] { $roads } de tus Carreteras
      }
   *[other] El viaje usa { $roads ->
        [one] 1 de las Carreteras de { $seat }
       *[other] { $roads } de las Carreteras de { $seat }
      }
  }{ $roundabouts ->
    [0] .
    [one] {" "}y 1 Rotonda.
   *[other] {" "}y { $roundabouts } Rotondas.
  }
event-idle = { $seat_is ->
    [you] { $count ->
        [one] Una persona tuya no pudo moverse y queda inactiva
       *[other] { $count } personas tuyas no pudieron moverse y quedan inactivas
      }
   *[other] { $count ->
        [one] Una persona de { $seat } no pudo moverse y queda inactiva
       *[other] { $count } personas de { $seat } no pudieron moverse y quedan inactivas
      }
  }{ $cells ->
    [none] , fuera.
   *[other] { $abroad ->
        [0] , en { $cells }.
       *[other] , en { $cells } y fuera.
      }
  }
event-manned = { $seat_is ->
    [you] { $person_begins } llega a cada una de las casillas { $cells } de tu distrito.
   *[other] { $person_begins } llega a cada una de las casillas { $cells } del distrito de { $seat }.
  }
event-rioted = { $cell ->
    [none] { $seat_is ->
        [you] { $person_begins } se alborota en tu Ayuntamiento.
       *[other] { $person_begins } se alborota en el Ayuntamiento de { $seat }.
      }
   *[other] { $seat_is ->
        [you] Tu { $person } en { $cell } se alborota.
       *[other] El { $person } de { $seat } en { $cell } se alborota.
      }
  }
event-board_dealt = { $seat_is ->
    [you] Recibes un tablero: { $board }.
   *[other] { $seat } recibe un tablero: { $board }.
  }
event-settled = { $seat_is ->
    [you] Eliges { $city }.
   *[other] { $seat } elige { $city }.
  }
event-wall_fell = { $seat_is ->
    [you] Cae el muro de tu distrito.
   *[other] Cae el muro del distrito de { $seat }.
  }
event-merged = { $seat_is ->
    [you] Tus Residencias en { $cells } y { $with } se unen: { $tile }.
   *[other] Las Residencias de { $seat } en { $cells } y { $with } se unen: { $tile }.
  }
event-calmed = Cesan todos los disturbios.
event-entered = { $seat_is ->
    [you] { $person_begins } llega a tu Ayuntamiento.
   *[other] { $person_begins } llega al Ayuntamiento de { $seat }.
  }
event-went_home = { $seat_is ->
    [you] { $person_begins } deja tu Ayuntamiento y se muda a { $cell }.
   *[other] { $person_begins } deja el Ayuntamiento de { $seat } y se muda a { $cell }.
  }
event-arrived = { $count ->
    [one] Los empleos libres atraen a un ciudadano
   *[other] Los empleos libres atraen a { $count } ciudadanos
  }{ $seat_is ->
    [you] {" "}a tu Ayuntamiento.
   *[other] {" "}al Ayuntamiento de { $seat }.
  }
event-earned = { $seat_is ->
    [you] Recibes ${ $money } { $source_del }.
   *[other] { $seat } recibe ${ $money } { $source_del }.
  }
event-charged = { $seat_is ->
    [you] Pagas { $paid } por { $source_el }.
   *[other] { $seat } paga { $paid } por { $source_el }.
  }
event-sold = { $seat_is ->
    [you] Vendes 1 de { $material } por ${ $money }.
   *[other] { $seat } vende 1 de { $material } por ${ $money }.
  }
event-bought = { $seat_is ->
    [you] Compras
   *[other] { $seat } compra
  } { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
  } por ${ $money }.
event-traded = { $seat_is ->
    [you] Cambias
   *[other] { $seat } cambia
  } 1 de { $material } por { $votes ->
    [one] 1 voto.
   *[other] { $votes } votos.
  }
event-produced = { $seat_is ->
    [you] Produces { $materials }.
   *[other] { $seat } produce { $materials }.
  }
event-discarded = { $seat_is ->
    [you] No tienes sitio para 1 de { $material } y lo descartas.
   *[other] { $seat } no tiene sitio para 1 de { $material } y lo descarta.
  }
event-voted = { $seat_is ->
    [you] Obtienes
   *[other] { $seat } obtiene
  } { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
  } { $source_del }.
event-polluted = { $seat_is ->
    [you] Tu contaminación
   *[other] La contaminación de { $seat }
  } { $rise ->
    [0] sigue en { $track } %
   *[other] sube { $rise }, a { $track } %
  }: { $gross } producidos, { $relief } reducidos{ $extra_count ->
    [0] .
   *[other] , { $extra }.
  }
# Contaminación que nunca se reduce.
extra = { $amount } más por { $source_el }
event-soiled = { $seat_is ->
    [you] Tu contaminación
   *[other] La contaminación de { $seat }
  } { $more ->
    [0] sigue en { $track } %
   *[other] sube { $more }, a { $track } %,
  } por { $source_el }.
event-eliminated = { $seat_is ->
    [you] La contaminación ahoga tu distrito: está perdido.
   *[other] La contaminación ahoga el distrito de { $seat }: está perdido.
  }
event-saved = { $seat_is ->
    [you] Tu Clínica salva
   *[other] La Clínica de { $seat } salva
  } { $count ->
    [one] una vida.
   *[other] { $count } vidas.
  }
event-died = { $owner_is ->
    [none] { $seat_is ->
        [you] Muere tu { $person } en { $cell }.
       *[other] Muere el { $person } de { $seat } en { $cell }.
      }
    [you] Muere tu { $person } en { $cell }, en el distrito de { $seat }.
   *[other] { $seat_is ->
        [you] Muere el { $person } de { $owner } en { $cell }, en tu distrito.
       *[other] Muere el { $person } de { $owner } en { $cell }, en el distrito de { $seat }.
      }
  }
event-cemetery_grown = { $seat_is ->
    [you] Tu cementerio ocupa { $cell }.
   *[other] El cementerio de { $seat } ocupa { $cell }.
  }
event-stored = { $seat_is ->
    [you] Guardas { $materials }.
   *[other] { $seat } guarda { $materials }.
  }
event-council_move = { $seat_is ->
    [you] En el consejo entras en { $row } (fila { $row_code }), columna { $column }, por { $paid }.
   *[other] En el consejo { $seat } entra en { $row } (fila { $row_code }), columna { $column }, por { $paid }.
  }
paid-money = ${ $money }
paid-votes = { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
  }
paid-promise = una promesa { $stack }
event-supplied = { $seat_is ->
    [you] Recibes
   *[other] { $seat } recibe
  } { $materials_count ->
    [0] de la reserva: nada.
   *[other] { $materials } de la reserva.
  }
event-newcomers = { $in_hall ->
    [one] 1 ciudadano nuevo
   *[other] { $in_hall } ciudadanos nuevos
  } { $seat_is ->
    [you] en tu Ayuntamiento, { $in_career } en tu oficina de empleo.
   *[other] en el Ayuntamiento de { $seat }, { $in_career } en la oficina de empleo.
  }
event-cleaned = { $seat_is ->
    [you] { $less ->
        [0] No tienes contaminación que perder.
       *[other] Tu contaminación baja { $less }, a { $track } %.
      }
   *[other] { $less ->
        [0] { $seat } no tiene contaminación que perder.
       *[other] La contaminación de { $seat } baja { $less }, a { $track } %.
      }
  }
event-platform = { $seat_is ->
    [you] Tu programa: { $platform }.
   *[other] Programa de { $seat }: { $platform }.
  }
event-promise_judged = { $kept ->
    [yes] { $seat_is ->
        [you] Has cumplido «{ $promise }»
       *[other] { $seat } ha cumplido «{ $promise }»
      }
   *[no] { $seat_is ->
        [you] No has cumplido «{ $promise }»
       *[other] { $seat } no ha cumplido «{ $promise }»
      }
  }{ $points ->
    [0] : 0.
   *[other] { $kept ->
        [yes] : +{ $points }.
       *[no] : { $points }.
      }
  }
event-platform_judged = { $kept ->
    [yes] { $seat_is ->
        [you] Has cumplido tu programa, { $platform }
       *[other] { $seat } ha cumplido su programa, { $platform }
      }
   *[no] { $seat_is ->
        [you] No has cumplido tu programa, { $platform }
       *[other] { $seat } no ha cumplido su programa, { $platform }
      }
  }{ $points ->
    [0] : 0.
   *[other] { $kept ->
        [yes] : +{ $points }.
       *[no] : { $points }.
      }
  }
event-scored = { $seat_is ->
    [you] Puntúas { $score }:
   *[other] { $seat } puntúa { $score }:
  } { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
  }, { $promises } por promesas{ $special ->
    [0] {""}
   *[other] , { $special } por promesas especiales
  }{ $platform ->
    [0] {""}
   *[other] , { $platform } por el programa
  }, menos { $pollution } por contaminación{ $tolls_count ->
    [0] .
   *[other] , menos { $tolls }.
  }
# Lo que los módulos restan de una puntuación.
tolls = { $points } por { $source_el }
