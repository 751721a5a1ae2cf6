# Ce qui est de tous les jeux et se dit au terminal et sur la page.

## Énumérations. Les longues se joignent depuis la fin : start, middle ..., end.

list-two = { $first } et { $last }
list-start = { $first }, { $last }
list-middle = { $first }, { $last }
list-end = { $first } et { $last }

or-two = { $first } ou { $last }
or-start = { $first }, { $last }
or-middle = { $first }, { $last }
or-end = { $first } ou { $last }

plus-two = { $first } + { $last }
plus-start = { $first } + { $last }
plus-middle = { $first } + { $last }
plus-end = { $first } + { $last }

## Quelqu’un sans nom. $number compte à partir de 1.

seat = Joueur { $number }
    .of = du joueur { $number }
    .that = que le joueur { $number }

## Un nom dans une phrase : « d’Ana », « de Ben », « qu’Ana ».

named = { $name }
    .of = { $initial ->
        [a] d’{ $name }
        [e] d’{ $name }
        [i] d’{ $name }
        [o] d’{ $name }
        [u] d’{ $name }
       *[other] de { $name }
    }
    .that = { $initial ->
        [a] qu’{ $name }
        [e] qu’{ $name }
        [i] qu’{ $name }
        [o] qu’{ $name }
        [u] qu’{ $name }
       *[other] que { $name }
    }

## Qui lit, et à qui de jouer. Jamais « de » devant un nom : il faudrait l’élider (« d’Ana »).

you = vous
your_turn = À vous
turn_of = Au tour { $seat_of }

## Ce qui représente une place, par sa couleur.

colour-star = Étoile
colour-moon = Lune
colour-wave = Vague
colour-heart = Cœur
colour-lightning = Éclair
colour-tulip = Tulipe

## La force d’un bot, et sa façon de jouer là où elle vaut pour tout jeu. Se lit après « niveau ».

level-easy = Facile
level-steady = Régulier
level-sharp = Affûté
level-thoughtful = Réfléchi
level-expert = Expert
level-master = Maître

plays-easy = Manque souvent de bons coups.

## Ce qu’aucune place ne peut envoyer à une table.

refusal-no_entry = Ceci n’est pas une saisie de { $title } : { $fault }.
refusal-no_question = Ceci n’est pas une question sur { $title } : { $fault }.
refusal-another_seat = C’est à une autre place de le faire.
refusal-luck = Le hasard est tiré par la table ; personne ne l’envoie.
refusal-ends_turn = Ceci termine votre tour : cela ne s’essaie pas et rien ne peut suivre.
refusal-luck_is_next = Le hasard décide ensuite : cela ne s’essaie pas et rien ne peut suivre.

## Pourquoi une mise en place ne peut pas être jouée, dans tout jeu. Ce qui se tape est le même dans toutes les langues.

refusal-unknown_option = L’option « { $key_code } » n’existe pas : les options sont { $known }.
refusal-bad_value = L’option { $key_code } ne peut pas valoir « { $value_code } » : écrivez { $values }.
refusal-rules = La révision { $rules } des règles n’est pas connue ici, où la plus récente est { $newest } : mettez le programme à jour.

## Ce qui peut être écrit pour une option.

values-one = { $other ->
    [none] { $choices_or }
   *[other] { $choices_or }, ou { $other }
  }
values-set = { values-one }
values-several = { "none" }, ou certains parmi { $choices }, séparés par des virgules
values-each_seat = { $choices_or }, ou une valeur par place, comme { $each }
