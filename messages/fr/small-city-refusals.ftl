# Small City : les refus, au terminal et sur la page : ce qui ne va pas, où, et que faire. La règle s’affiche à côté.

## À qui de jouer

refusal-game_over = La partie est finie.
refusal-no_such_seat = Cette table n’a pas cette place.
refusal-seat_is_out = Cet arrondissement est éliminé et ne joue plus.
refusal-not_your_turn = { $by_is ->
    [you] C’est au tour { $seat_of } : attendez le vôtre.
   *[other] { $seat_is ->
        [you] C’est à vous, pas à { $by }.
       *[other] C’est au tour { $seat_of }, pas à { $by }.
      }
  }
refusal-wrong_step = Ce n’est pas possible à cette étape : choisissez l’une des actions proposées.

## Hasard

refusal-luck_due = Un tirage vient d’abord : attendez-le.
refusal-luck_not_due = Rien n’est à tirer maintenant.
refusal-wrong_draw = Ceci ne peut pas être tiré maintenant.

## Mise en place, Maire, cartes, programmes

refusal-promise_not_drawn = Vous ne venez pas de piocher cette promesse : gardez l’une de celles que vous avez piochées.
refusal-no_hall_shape = La Mairie ne tient pas en { $cells } : elle couvre 2 sur 3 cases.
refusal-no_room_for_hall = La Mairie ne peut pas aller en { $cells } : choisissez des cases vides de la zone de départ.
refusal-no_land_for_hall = La Mairie ne peut pas aller en { $cells } : choisissez du terrain ordinaire.
refusal-hall_not_placed = La Mairie n’est pas encore placée.
refusal-hall_placed = La Mairie est déjà placée : annulez d’abord.
refusal-no_place_for_mayor = Le Maire ne peut pas aller en { $cells } : choisissez deux cases vides côte à côte.
refusal-card_due = Prenez d’abord une carte Action : l’une de celles qui sont visibles.
refusal-card_not_offered = { $card ->
    [none] Cette carte n’existe pas : prenez-en une visible.
   *[other] La carte { $card_code } { $card } n’est pas visible pour vous : prenez-en une qui l’est.
  }
refusal-no_such_choice = La carte { $card_code } { $card } n’offre pas ce choix.
refusal-choice_missing = La carte { $card_code } { $card } demande un choix : { $chosen_or }.
refusal-anarchist_money_short = L’Anarchiste demande { $price } $, et il n’y a que { $money } $.
refusal-anarchist_votes_short = L’Anarchiste demande { $price } voix, et il { $votes ->
    [0] n’y en a pas.
   *[other] n’y en a que { $votes }.
  }
refusal-platform_not_chosen = Aucun programme n’est encore choisi.
refusal-platform_chosen = Un programme est déjà choisi : annulez d’abord.
refusal-no_such_platform = Ce programme n’existe pas.

## Plans

refusal-not_committed = Le plan n’est pas scellé.
refusal-plan_committed = Le plan est scellé : rouvrez-le d’abord.
refusal-nothing_planned = Votre plan n’a pas d’étape à annuler.
refusal-building_over = Dans un plan, on construit d’abord : annulez ce que vous avez prévu ensuite.
refusal-points_short = Il faut { $points ->
    [one] { $points } point de chantier
   *[other] { $points } points de chantier
  }, et il { $left ->
    [0] n’en reste pas.
   *[other] n’en reste que { $left }.
  }
refusal-upgrades_over = Vous avez prévu ce qui suit les améliorations : plus d’amélioration dans ce plan.
refusal-plan_ends = Vous avez prévu ce qui termine un plan : rien ne peut suivre.
refusal-zone_full = La zone a toute sa taille, { $size } sur { $size }.
refusal-zone_has_grown = La zone ne peut plus s’agrandir pendant cette manche.
refusal-growth_dear = Une zone plus grande coûte { $price } $, et il n’y a que { $money } $.

## Quelle tuile

refusal-no_such_tile = Cette tuile n’existe pas.
refusal-never_built = { $tile } : présent dès le début, jamais construit.
refusal-only_one = Un arrondissement n’a qu’un exemplaire de cette tuile, et il est là : { $tile }.
refusal-none_left = Réserve vide, jusqu’à ce qu’une tuile revienne : { $tile }.

## Où

refusal-not_a_shape = { $tile } ne tient pas en { $cells } : choisissez les cases d’une de ses formes.
refusal-outside_zone = Rien ne peut aller en { $cells }, hors de la zone : agrandissez la zone, ou choisissez d’autres cases.
refusal-mayor_there = Le Maire se tient en { $cells } pendant cette manche : choisissez d’autres cases.
refusal-cemetery_there = Le cimetière est en { $cells } : choisissez d’autres cases.
refusal-no_start_tile = À la mise en place, seulement { $tile }, gratuit et vide, à côté de la Mairie.
refusal-no_start_tile_left = Toutes les tuiles de départ sont placées : { $count ->
    [one] il y en a { $count }
   *[other] il y en a { $count }
  }.
refusal-no_land_for_start = { $tile } ne peut pas commencer en { $cells }.
refusal-start_tiles_due = Placez les tuiles de départ avant de sceller.
refusal-land_there = En { $cells }, où rien ne se construit jamais : { $land }.
refusal-tile_there = Il y a déjà quelque chose en { $cells } : choisissez des cases vides.
refusal-somebody_there = { $person_begins } se tient en { $cells } : choisissez d’autres cases.
refusal-home_and_factory = { $tile } serait trop près de { $cells } : logements et Usines restent hors de la zone d’influence les uns des autres.
refusal-few_publics = { $tile } en { $cells } demande { $needs ->
    [one] { $needs } bâtiment public
   *[other] { $needs } bâtiments publics
  } autour et { $has ->
    [0] n’en a aucun
   *[other] n’en a que { $has }
  }.
refusal-few_homes = { $tile } en { $cells } demande autour des Résidences de { $needs ->
    [one] { $needs } niveau
   *[other] { $needs } niveaux en tout
  } et { $has ->
    [0] n’en a aucun
   *[other] n’en a que { $has }
  }.
refusal-no_refinery = { $tile } en { $cells } demande votre Raffinerie autour.
refusal-no_harbor = { $tile } en { $cells } demande votre Port autour.
refusal-no_factory = { $tile } en { $cells } demande une de vos Usines autour.
refusal-not_on_edge = { $tile } en { $cells } demande une case en bordure de la carte.
refusal-no_room_there = Aucun endroit vide pour { $tile_le } ne couvre { $cell }.
refusal-nothing_beside = { $tile } en { $cells } ne serait pas à côté de ceci : { $source }. Choisissez une case qui l’est.
refusal-two_statues = Deux Statues seraient dans un même groupe de Parcs, en { $cells } : choisissez un autre endroit pour { $tile_le }.
refusal-few_land = { $tile } en { $cells } demande { $needs ->
    [one] { $needs } case
   *[other] { $needs } cases
  } { $source_du } autour et { $has ->
    [0] n’en a aucune
   *[other] n’en a que { $has }
  }.
refusal-nowhere = { $needs_count ->
    [0] Il n’y a pas d’endroit pour { $tile_le }.
   *[other] { $tile } n’a pas encore d’endroit ; il faut { $needs }.
  }
refusal-park_on_forest = { $tile } ne peut pas couvrir de forêt, et il y en a en { $cells }.

## Ce que cela coûte

refusal-paid_in_money = { $tile } se paie en argent, pas en matériaux.
refusal-wrong_payment = { $tile } coûte { $cost }{ $dropped ->
    [0] {""}
    [one] , moins { $dropped } pièce de votre choix
   *[other] , moins { $dropped } pièces de votre choix
  } ; { $payment_count ->
    [0] ne rien payer ne suffit pas
   *[other] payer { $payment } ne convient pas
  }. Un matériau plus cher peut remplacer un moins cher.
refusal-payment_not_stored = { $tile } demande { $payment } en paiement, et { $stored_count ->
    [0] la réserve est vide.
   *[other] la réserve n’a que { $stored }.
  }
refusal-materials_short = { $tile } coûte { $cost }{ $dropped ->
    [0] {""}
    [one] , moins { $dropped } pièce de votre choix
   *[other] , moins { $dropped } pièces de votre choix
  }, et { $stored_count ->
    [0] la réserve est vide.
   *[other] la réserve n’a que { $stored }.
  }
refusal-tile_dear = { $tile } coûte { $price } $, et il n’y a que { $money } $.
refusal-land_dear = Le terrain pour { $tile_le } coûte partout plus de { $money } $.
# Tant d’un matériau, dans chacune des listes ci-dessus.
cost = { materials_of }
payment = { materials_of }
stored = { materials_of }
materials_of = { $count ->
    [one] { $count } { $material }
   *[other] { $count } { $material_plural }
  }

## Qui emménage

refusal-somebody_must_enter = Quelqu’un de la Mairie doit emménager dans { $tile_le } : choisissez qui.
refusal-cannot_enter = { $person ->
    [none] Personne de cette sorte ne peut emménager aussitôt dans { $tile_le }.
   *[other] Aucun { $person } ne peut emménager aussitôt dans { $tile_le }.
  }

## Améliorations et Parcs plus grands

refusal-no_tile_begins = Aucune tuile n’a { $cell } pour première case.
refusal-never_rises = { $tile } ne peut pas être amélioré.
refusal-new_this_round = { $tile } en { $cells } date de cette manche : l’amélioration attend la suivante.
refusal-not_beside = { $cell } n’a pas de bord commun avec { $tile_le } en { $cells }.
refusal-cell_dear = Le terrain de { $cell } coûte { $price } $, et il n’y a que { $money } $.
refusal-no_park_begins = Aucun Parc n’a { $cell } pour première case.
refusal-not_a_park = { $tile } en { $cells } ne s’agrandit pas : seuls les Parcs le peuvent.
refusal-no_park_of_size = Il n’existe pas de Parc de { $size } cases.
refusal-park_dear = Ces cases coûtent { $price } $, et il n’y a que { $money } $.

## Déplacements

refusal-nobody_rides = Personne n’y va en voiture.
refusal-somebody_must_move = { $host ->
    [none] La personne en { $cell } doit encore se déplacer, et le peut.
   *[other] Votre touriste en { $cell } chez { $host } doit encore se déplacer, et le peut.
  }
refusal-nobody_to_move = { $host ->
    [none] Il n’y a plus personne à déplacer en { $cell }.
   *[other] Vous n’avez plus personne à déplacer en { $cell } chez { $host }.
  }
refusal-not_a_neighbour = On ne va que dans son propre arrondissement et dans ceux des voisins.
refusal-never_travels = { $person_begins } ne va jamais à l’étranger : choisissez une place dans votre arrondissement.
refusal-nobody_travels = Personne ne va à l’étranger dans cette partie : choisissez une place dans votre arrondissement.
refusal-tourist_moves_on = Un touriste rentre ou va chez un autre voisin, pas à une autre place du même.
refusal-one_tourist_each = Vous avez déjà un touriste chez { $host }, et un seul est permis.
refusal-not_a_space = { $host ->
    [none] { $cell } n’est pas une place pour les gens.
   *[other] { $cell } chez { $host } n’est pas une place pour les gens.
  }
refusal-not_for_tourists = Les touristes vont dans les Commerces, les Usines et les Musées, ce que { $cell } chez { $host } n’est pas.
refusal-not_free = { $host ->
    [none] La place en { $cell } n’était pas libre au début de l’étape, ou elle est prise.
   *[other] La place en { $cell } chez { $host } n’était pas libre au début de l’étape, ou elle est prise.
  }
refusal-same_colour = { $host ->
    [none] Le bâtiment en { $cell } a la couleur de celui d’avant : choisissez une autre couleur.
   *[other] Le bâtiment en { $cell } chez { $host } a la couleur de celui d’avant : choisissez une autre couleur.
  }
refusal-too_far = { $person_begins } fait { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
  } au plus dans la zone, et { $cell } est trop loin.
refusal-nowhere_to_stand = Aucun { $person } ne peut se tenir en { $cell }.
refusal-somebody_stands = Quelqu’un est en { $cell }, ou y était au début des déplacements.

## Routes et trajets

refusal-road_cut = { $tile } serait des deux côtés d’une Route, entre { $cells } : aucune tuile ne le peut.
refusal-no_road_left = Toutes vos Routes sont posées.
refusal-no_roundabout_left = Tous vos Ronds-points sont posés.
refusal-road_inside = { $cells } sont à une seule tuile, { $tile } : aucune Route ne la traverse.
refusal-road_there = Il y a déjà une Route entre { $cells }.
refusal-roundabout_there = Il y a déjà un Rond-point au coin inférieur droit de { $cell }.
refusal-needs_roundabout = La Route entre { $cells } en rencontre une autre à angle droit : il y faut { $needs ->
    [1] un Rond-point
   *[other] { $needs } Ronds-points
  }, et il { $left ->
    [0] n’en reste pas.
   *[other] n’en reste que { $left }.
  }
refusal-no_road_ends = Aucune de vos Routes ne finit au coin inférieur droit de { $cell } : un Rond-point se pose au bout d’une Route, et pas en bordure de la carte.
refusal-road_dear = Cela coûte { $price } $, et il n’y a que { $money } $.
refusal-never_drives = { $person_begins } ne prend jamais la voiture.
refusal-not_drivable = Personne ne roule de { $start } à { $goal } : seulement entre Résidences, Commerces et Usines de couleurs différentes.
refusal-no_trip = Aucune suite de Routes ne mène de { $start } à { $goal }.

## Villes d’Europe

refusal-not_in_this_city = Cette ville n’a pas ceci : { $tile }.
refusal-on_perimeter_alone = Dans cette ville, { $tile_le } ne va que sur des cases de la bordure.
refusal-off_marked = { $tile } ne va que sur des cases marquées, et { $cells } ne le sont pas.
refusal-on_marked = { $tile } ne peut pas couvrir { $cells } : les cases marquées sont pour les Résidences.
refusal-not_on_that_board = { $city } n’est sur aucune face de votre plateau.
refusal-free_home_due = Votre plan finit par une Résidence gratuite en bordure : placez-la avant de sceller.
refusal-wall = { $tile } serait des deux côtés du mur.
refusal-not_a_residence = Il n’y a pas de Résidence en { $cell } : là où était le mur, seules des Résidences s’unissent.
refusal-no_partner = La Résidence en { $cell } ne s’unit à aucune autre.
refusal-no_pair = Les Résidences en { $first } et { $other } ne s’unissent pas.
refusal-merge_due = Il y a des Résidences à unir : continuez jusqu’à la dernière.
refusal-road_at_wall = Aucune Route ne peut toucher le mur, et { $cells } le touchent.
refusal-road_in_water = Aucune Route ne peut aller dans l’eau entre { $cells }.

## Émeutes, nouveaux venus, gens qui attendent

refusal-nobody_riots = Personne d’autre en { $cell } ne peut se soulever.
refusal-nobody_riots_in_hall = { $person ->
    [none] Personne de cette sorte à la Mairie ne peut se soulever.
   *[other] Aucun autre { $person } à la Mairie ne peut se soulever.
  }
refusal-not_the_next_home = { $cell } n’est pas la prochaine case libre de la Résidence qui vient d’être construite.
refusal-no_free_home = { $cell } n’est pas une place libre dans une Résidence.
refusal-no_newcomer = { $person ->
    [none] Aucun nouveau venu n’est de cette sorte.
   *[other] Aucun { $person } n’est un nouveau venu.
  }
refusal-not_an_empty_home = { $cell } n’est pas une Résidence 1 vide.
refusal-nobody_waits = { $person ->
    [none] Personne de cette sorte n’attend à la Mairie.
   *[other] Aucun { $person } n’attend à la Mairie.
  }
refusal-homes_must_fill = Une Résidence 1 vide prend un citoyen de la Mairie tant qu’il y en a : choisissez qui va où.

## Revenus, réserves, morts

refusal-no_use_left = Il ne reste plus d’usage de cette sorte.
refusal-not_stored = La réserve n’en contient pas : { $material }.
refusal-no_such_purchase = Les voix s’achètent de 1 $ à 4 $, et il y a { $money } $.
refusal-must_discard = Il n’y a pas de place pour tous les matériaux : défaussez-en un.
refusal-nobody_can_die = Personne qui puisse mourir n’est en { $cell }.
refusal-no_grave = Le cimetière ne peut pas prendre { $cell } : choisissez une case vide et ordinaire de la zone.

## Le Conseil

refusal-no_disc = Aucun de vos disques ne peut quitter la colonne { $column }.
refusal-no_such_row = Le Conseil a les lignes 1 à { $rows }.
refusal-council_money_short = La colonne { $column } coûte { $price } $, et il n’y a que { $money } $.
refusal-council_votes_short = La colonne { $column } coûte { $price } voix, et il { $votes ->
    [0] n’y en a pas.
   *[other] n’y en a que { $votes }.
  }
refusal-no_promise_pays = Aucune promesse ne paie le Conseil à cette table : payez en argent ou en voix.
refusal-council_promise_gone = La colonne { $column } se paie avec une promesse { $stack }, et il n’en reste pas.
refusal-council_never_builds = Le Conseil ne construit pas ceci : { $tile }.
refusal-council_too_large = Le Conseil construit ici au plus { $most ->
    [one] { $most } case
   *[other] { $most } cases
  }, et { $tile_le } en a plus.
refusal-council_is_free = Le Conseil construit sans argent ni matériaux : ne payez rien.

## Saisies des enregistrements

refusal-unknown = Ce jeu n’a pas cela : { $what } « { $name } ».
refusal-luck_is_no_action = C’est du hasard, pas une action.
what-tile = tuile
what-material = matériau
what-payment = paiement
what-promise = promesse
what-person = sorte de gens
what-card = carte
what-choice = choix
what-space = place
what-board = plateau
what-way_to_pay = façon de payer
what-platform = programme

## Pourquoi une mise en place ne peut pas être jouée ; ce qui vaut pour tout jeu se trouve dans common.ftl. Ce qui se
## tape est le même dans toutes les langues.

refusal-players = Small City se joue de 1 à 4, pas à { $players }.
refusal-unknown_module = Le module « { $module_code } » n’existe pas : les modules sont { $known }.
refusal-module_twice = Le module { $module_code } est nommé plus d’une fois.
refusal-module_needs = Le module { $module_code } demande aussi le module { $other_code }.
refusal-module_asks = Le module { $module_code } se joue seulement avec { $key_code }={ $choice_code } : choisissez cela, ou retirez le module.
refusal-module_excludes = Les modules { $module_code } et { $other_code } ne se jouent pas ensemble.
refusal-module_order = Les modules ont leur ordre : écrivez { $order_code }.
refusal-option_off = L’option { $key_code } est au module { $module_code }, qui n’est pas actif : activez-le, ou retirez l’option.
refusal-bad_value_of_seats = L’option { $key_code } ne peut pas valoir « { $value_code } » : écrivez { $choices_or } pour tous, ou une valeur pour { $seats ->
    [one] la { $seats } place
   *[other] chacune des { $seats } places
  }, séparées par des virgules.
refusal-each_once = L’option { $key_code } ne peut pas valoir « { $choice_code } » pour une place à côté d’autres : écrivez « { $all_code } » pour tous, ou une valeur différente pour chaque place.
refusal-platform_late = Les programmes se choisissent à la manche { $due } ({ "platform_round" }) du jeu avancé, mais la dernière manche est { $rounds } ({ "rounds" }) : changez l’une des deux, ou retirez { "advanced" }.
refusal-hall_room = { $seat } n’a pas d’endroit pour la Mairie dans une zone de { $zone } sur { $zone } : prenez un autre plateau ou une zone plus grande.
refusal-unknown_constants = Aucun jeu de nombres « { $name_code } » n’est chargé, seulement { $known }.

other-constants = le nom d’un autre jeu chargé
