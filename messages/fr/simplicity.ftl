# Ce que Simplicity dit au terminal et sur la page.
# .adj suit « quartier » et « bâtiment », tous deux masculins ; .piece porte son article.

## Tuiles, symboles, équipes.

tile-R = Résidence
    .piece = une tuile Résidence
    .adj = résidentiel
tile-K = Commerce
    .piece = une tuile Commerce
    .adj = commercial
tile-O = Bureau
    .piece = une tuile Bureau
    .adj = de bureaux
tile-V = Bâtiment officiel
    .piece = une tuile Bâtiment officiel
    .adj = officiel
tile-P = Parc
    .piece = une tuile Parc
    .adj = de parcs

symbol-circle = cercle
    .article = un
symbol-triangle = triangle
    .article = un
symbol-square = carré
    .article = un
symbol-pentagon = pentagone
    .article = un
symbol-hexagon = hexagone
    .article = un
symbol-blank = emplacement sans symbole
    .article = un
symbols = { $symbol_count ->
    [0] tout emplacement
   *[other] { $symbol_or }
  }

team-0 = { colour-star }
team-1 = { colour-moon }
team-2 = { colour-wave }
team-3 = { colour-heart }
team-4 = { colour-lightning }
team-5 = { colour-tulip }

## Pourquoi quelque chose est refusé (section 7 des règles).

refusal-game_over = La partie est finie : les cinq manches sont jouées.
refusal-luck_is_due = Personne ne peut agir avant le tirage attendu : { $due }.
refusal-luck_not_due = Rien n’est à tirer : c’est à une équipe d’agir.
refusal-wrong_draw = Un autre tirage est attendu : { $due }.
refusal-not_your_team = L’équipe { $team } est à quelqu’un d’autre.
refusal-out_of_turn = Ce n’est pas le tour de l’équipe { $team }.
refusal-block_first = Une place doit d’abord être bloquée ; les tuiles se prennent ensuite.
refusal-no_block_now = Aucune place n’est à bloquer. Prenez une tuile et posez-la.
refusal-slot_taken = { $team_code ->
    [none] La tuile de la place { $slot } n’est plus là.
   *[other] La tuile de la place { $slot } n’est plus là : l’équipe { $team } l’a prise.
  }
refusal-slot_blocked = La place { $slot } est bloquée pendant cette manche.
refusal-outside = { $space } n’est pas dans cette ville : ses colonnes vont de a à { $last }.
refusal-printed = { $space } porte un bâtiment { $tile_adj } imprimé. Choisissez un emplacement libre.
refusal-occupied = { $space } porte déjà { $tile_piece } de l’équipe { $team }. Choisissez un emplacement libre.
refusal-blank = { $space } est l’emplacement sans symbole. Seule la tuile de la place 7 peut y aller.
refusal-wrong_symbol = { $space } est { $symbol_article } { $symbol }. La tuile de la place { $slot } se pose sur { $builds_on_or }.
refusal-another_fits = { $fits_count ->
    [one] La tuile de la place { $slot } ne va nulle part, mais celle de la place { $fits }, si. Prenez une tuile qui peut être posée.
   *[other] La tuile de la place { $slot } ne va nulle part, mais celles des places { $fits }, si. Prenez une tuile qui peut être posée.
  }
refusal-unknown_strip = Ce matériel n’a pas de tuile Terrain « { $name } ».
refusal-strip_laid = La tuile Terrain « { $name } » est déjà dans la ville.
refusal-special_missing = La dernière colonne doit être la tuile Terrain spécial, qui n’est pas encore posée.
refusal-wrong_face = Selon la mise en place, c’est la face { $face } qui est visible en premier.
refusal-no_such_team = L’équipe { $team } ne joue pas cette partie.
refusal-pawn_placed = Le pion de l’équipe { $team } est déjà en place.
refusal-wrong_pawn = Selon la mise en place, le pion suivant est celui de l’équipe { $team }.
refusal-not_in_bag = { $tile_code ->
    [P] Il n’y a plus de tuile Parc dans le sac.
   *[other] Il n’y a plus de tuile { $tile } dans le sac.
  }
refusal-park_in_round_one = Une tuile Parc tirée à la manche 1 retourne dans le sac. Tirez-en une autre.
refusal-no_input = Ceci n’est pas une saisie de Simplicity. Une saisie est l’une de celles-ci : {"{"}strip{"}"}, {"{"}face{"}"}, {"{"}pawn{"}"}, {"{"}tile{"}"}, {"{"}team, block{"}"}, {"{"}team, take, build{"}"}.

builds_on = { $symbol_article } { $symbol }

due-strip = une tuile Terrain
due-face = la première face
due-pawn = un pion
due-first_tile = une tuile
due-tile = une tuile

## Pourquoi une mise en place ne peut pas être jouée (sections 2 et 6 des règles) ; ce qui vaut pour tout
## jeu se trouve dans common.ftl.

refusal-players = Simplicity se joue de 2 à 6, pas à { $players }.
refusal-unknown_components = Aucun matériel « { $name_code } » n’est chargé, seulement { $known }.
refusal-order = L’ordre { $order_code } ne nomme pas une fois chacune des équipes de 0 à { $last }.

other-components = le nom d’un autre matériel chargé
other-order = les équipes de la première à la dernière, comme { "2,0,3,1" } ; { "fixed" } veut dire { "0,1,2" } et ainsi de suite

## À quoi tient une part des points d’une pose

part-neighbourhood = quartier { $tile_adj }
part-link = { $spaces_count ->
    [one] connexion avec { $spaces }
   *[other] connexions avec { $spaces }
  }
part-park = { $spaces_count ->
    [0] parc sans bâtiment voisin
   *[other] parc à côté de { $spaces }{ $points ->
        [1] {" : 1 type"}
        [4] {" : 2 types, au carré"}
        [9] {" : 3 types, au carré"}
        [16] {" : 4 types, au carré"}
       *[other] {""}
      }
  }
part-more_neighbourhood = { $spaces_count ->
    [one] de plus pour votre marqueur sur { $spaces }
   *[other] de plus pour vos marqueurs sur { $spaces }
  }
part-more_park = de plus pour votre parc sur { $spaces }

## Ce qui parle pour un coup possible

reasons-brings = { $team } gagne { $points }
reasons-denies = le mieux que l’équipe { $team } puisse encore obtenir cette manche passe de { $before } à { $after }
