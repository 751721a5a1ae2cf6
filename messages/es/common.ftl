# Lo que es de todos los juegos y se dice en el terminal y en la página.

## Enumeraciones. Las largas se unen desde el final: start, middle ..., end.
## «y» pasa a «e» ante «i», «o» a «u» ante «o»; 8 y 11 empiezan por «o».

list-two = { $last_initial ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
  }
list-start = { $first }, { $last }
list-middle = { $first }, { $last }
list-end = { $last_initial ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
  }

or-two = { $last_initial ->
    [o] { $first } u { $last }
    [8] { $first } u { $last }
    [11] { $first } u { $last }
   *[other] { $first } o { $last }
  }
or-start = { $first }, { $last }
or-middle = { $first }, { $last }
or-end = { $last_initial ->
    [o] { $first } u { $last }
    [8] { $first } u { $last }
    [11] { $first } u { $last }
   *[other] { $first } o { $last }
  }

plus-two = { $first } + { $last }
plus-start = { $first } + { $last }
plus-middle = { $first } + { $last }
plus-end = { $first } + { $last }

## Alguien sin nombre. $number cuenta desde 1.

seat = Participante { $number }

## Un nombre dentro de una frase: el español no necesita formas.

named = { $name }

## Quien lee, y a quién le toca.

you = tú
your_turn = Te toca
turn_of = Turno de { $seat }

## Lo que representa a un asiento, por su color.

colour-star = Estrella
colour-moon = Luna
colour-wave = Ola
colour-heart = Corazón
colour-lightning = Rayo
colour-tulip = Tulipán

## Lo fuerte que es un bot, y cómo juega donde eso se dice de todo juego. Se lee tras «nivel».

level-easy = Fácil
level-steady = Estable
level-sharp = Agudo
level-thoughtful = Reflexivo
level-expert = Experto
level-master = Maestro

plays-easy = A menudo pasa por alto buenas jugadas.

## Lo que ningún asiento puede mandar a una mesa.

refusal-no_entry = Esto no es una entrada de { $title }: { $fault }.
refusal-no_question = Esto no es una pregunta sobre { $title }: { $fault }.
refusal-another_seat = Esto le toca a otro asiento.
refusal-luck = El azar lo sortea la mesa; no lo manda nadie.
refusal-ends_turn = Esto termina tu turno: no se puede probar y nada puede seguirlo.
refusal-luck_is_next = Después decide el azar: no se puede probar y nada puede seguirlo.

## Por qué no se puede jugar una preparación, en cualquier juego. Lo que se escribe es igual en todos los idiomas.

refusal-unknown_option = No existe la opción «{ $key_code }»: las opciones son { $known }.
refusal-bad_value = La opción { $key_code } no puede ser «{ $value_code }»: escribe { $values }.
refusal-rules = La revisión { $rules } de las reglas no se conoce aquí; la más nueva es la { $newest }: actualiza el programa.

## Lo que se puede escribir en una opción.

values-one = { $other ->
    [none] { $choices_or }
   *[other] { $choices_or }, o { $other }
  }
values-set = { values-one }
values-several = { "none" }, o bien algunas de { $choices }, separadas por comas
values-each_seat = { $choices_or }, o una por asiento, como { $each }
