# Ce que dit la page pendant une partie de Small City.

## La barre

sc_set_up = Mise en place
sc_over = Fin
sc_round = Manche { $round } sur { $rounds }
sc_round_name = Manche { $round }
sc_phases = Phases de la manche
sc_phase_cards = Cartes
sc_phase_build = Bâtir
sc_phase_move = Bouger
sc_phase_income = Revenus
sc_phase_vote = Voix
sc_phase_pollution = Pollution
sc_phase_council = Conseil
sc_phase_mayor = Maire

## Les onglets

sc_tabs = Arrondissements
# D’un arrondissement que la pollution a détruit.
sc_out = À { $pollution } %, votre arrondissement est perdu. Vous pouvez continuer à regarder.
sc_tab_out = Perdu à la manche { $round }, à { $pollution } %
# La fonction en solo, si la partie finissait maintenant.
sc_standing = En ce moment : { $office }, { $score } points.
sc_tab_place = Joue { $place }
sc_tab_sealed = Scellé
sc_tab_plans = Planifie
sc_tab_acts = Joue
sc_tab_neighbour = Chez un voisin : vos citoyens peuvent s’y rendre
sc_tab_leads = { $count ->
    [1] Une place y est libre
   *[other] { $count } places y sont libres
  }
sc_back_to_yours = Retour chez vous
sc_watch = Regarder { $name }
sc_say_turn = À vous : { $title }
sc_say_open = { $name_is ->
    [you] Voici votre arrondissement.
   *[other] Voici l’arrondissement { $name_of }.
  }

## Ce que font les autres

sc_does_promise = { $count ->
    [1] { $name } choisit une promesse
   *[other] { $name } choisissent des promesses
  }
sc_does_board = { $count ->
    [1] { $name } choisit une ville
   *[other] { $name } choisissent des villes
  }
sc_does_wall = { $count ->
    [1] { $name } unit des logements là où était le mur
   *[other] { $name } unissent des logements là où était le mur
  }
sc_does_hall = { $count ->
    [1] { $name } place sa Mairie
   *[other] { $name } placent leur Mairie
  }
sc_does_mayor = { $count ->
    [1] { $name } place le Maire
   *[other] { $name } placent le Maire
  }
sc_does_card = { $count ->
    [1] { $name } prend une carte
   *[other] { $name } prennent des cartes
  }
sc_does_plan = { $count ->
    [1] { $name } planifie sa manche
   *[other] { $name } planifient leur manche
  }
sc_does_move = { $count ->
    [1] { $name } déplace ses citoyens
   *[other] { $name } déplacent leurs citoyens
  }
# $text : ce que fait quelqu’un, comme « Ben déplace ses citoyens ».
sc_does_part = { $text } : { $done } sur { $of }
sc_does_home = { $count ->
    [1] { $name } choisit qui rentre
   *[other] { $name } choisissent qui rentre
  }
sc_does_riot = { $count ->
    [1] { $name } choisit qui se soulève
   *[other] { $name } choisissent qui se soulève
  }
sc_does_income = { $count ->
    [1] { $name } fait tourner ses commerces
   *[other] { $name } font tourner leurs commerces
  }
sc_does_discard = { $count ->
    [1] { $name } défausse des matériaux
   *[other] { $name } défaussent des matériaux
  }
sc_does_death = { $count ->
    [1] { $name } choisit qui meurt
   *[other] { $name } choisissent qui meurt
  }
sc_does_council = { $count ->
    [1] { $name } joue au Conseil municipal
   *[other] { $name } jouent au Conseil municipal
  }
sc_does_platform = { $count ->
    [1] { $name } peut prendre un programme
   *[other] { $name } peuvent prendre un programme
  }

## Les comptes

sc_ledger = Ce que vous avez
sc_ledger_other = Les biens { $name_of }
sc_ledger_money = Argent
sc_ledger_votes = Voix
sc_ledger_pollution = Pollution
sc_ledger_wood = Bois
sc_ledger_stone = Pierre
sc_ledger_metal = Métal
sc_ledger_stored = Réserve
sc_ledger_people = Citoyens à la Mairie
sc_ledger_after = { $value } après
# Ce qui vient encore pendant cette manche.
sc_ledger_due = +{ $value } prévus
sc_ledger_to = { $value } prévus
# Aussi court que les autres textes là.
sc_ledger_deadly = { $value } †
sc_ledger_dies = { $count ->
    [1] , quelqu’un meurt
   *[other] , { $count } personnes meurent
  }
sc_ledger_of = sur { $count }
sc_ledger_aside = à part
sc_ledger_others = Hors de l’arrondissement
# Les nombres d’un autre arrondissement.
sc_numbers = Nombres
sc_parts_of = { $name } : { $what }
sc_parts_now = Maintenant
sc_parts_cut = au-delà de la limite de réduction
sc_parts_due = Avec ce qui est prévu
sc_parts_plan = Après votre plan
sc_parts_draft = Après votre choix
sc_parts_by = { $change } par votre choix
sc_parts_arrive = pour les emplois libres
sc_parts_moved = qui déménage
# Des gens : ils arrivent dans l’arrondissement.
sc_parts_in = arrive
sc_parts_out = perdu, faute de place
sc_parts_percent = { $count } %
sc_parts_over = { $count ->
    [1] Une pièce
   *[other] { $count } pièces
  } de trop pour la place : vous choisissez ce qui part.
sc_parts_apart = Les matériaux mis de côté servent une fois rangés, après les morts de la phase 6 ; ce qui ne tient pas est défaussé.
sc_parts_spared = La pollution n’est pas encore mesurée : cette manche n’en ajoute pas.
sc_parts_stone = Le prochain seuil est à { $stone } % : le passer coûte un citoyen.
sc_parts_lost = À { $percent } %, l’arrondissement est perdu.
sc_parts_stored = { $count } places prises sur { $capacity }. Matériaux et citoyens se partagent la place de la Mairie ; les Entrepôts ne gardent que des matériaux.
sc_parts_career = { $count ->
    [0] Personne n’attend au bureau de l’emploi. Un citoyen en vient pour chaque place libre de vos Usines, si la Mairie a de la place.
    [1] Un citoyen attend au bureau de l’emploi. Il en vient un pour chaque place libre de vos Usines, si la Mairie a de la place.
   *[other] { $count } citoyens attendent au bureau de l’emploi. Il en vient un pour chaque place libre de vos Usines, si la Mairie a de la place.
  }
sc_parts_tile = { $tile } en { $cells }
sc_parts_abroad = { $name_is ->
    [you] { $tile } en { $cells }, chez vous
   *[other] { $tile } en { $cells }, chez { $name }
  }
sc_parts_nothing = Rien n’est prévu.
sc_parts_untold = Seul le propriétaire voit ce qui est prévu.
sc_parts_later = Ce qui est prévu est recompté à la fin de cette étape.

## Les tiroirs

sc_drawers = Référence
sc_drawer_promises = Promesses
sc_drawer_council = Conseil
sc_drawer_cards = Cartes
sc_drawer_stock = Réserve
sc_promises_out = Les promesses d’un arrondissement perdu sont hors du jeu.
sc_promises_none = Pas encore de promesse.
sc_promises_hidden = { $count ->
    [1] { $name } garde une promesse secrète : { $stacks }.
   *[other] { $name } garde { $count } promesses secrètes : { $stacks }.
  }
sc_promises_of = { $count ->
    [1] une { $stack }
   *[other] { $count } { $stack_plural }
  }
# Une promesse piochée pendant la partie ; ce qu’elle demande est secret là où on partage un appareil.
sc_promises_drawn = Vous avez une promesse { $stack } de plus.
sc_promises_back = Vous avez remis celles-ci sous leur pile :
# Sous le choix d’un bot : ce qu’il en attend. La somme est en points : voix moins pollution.
sc_hint_foresees = Il prévoit { $reasons }.
sc_hint_because = Il prévoit { $sum } : { $reasons }.
sc_hint_more = { $points ->
    [1] un point de plus
   *[other] { $points } points de plus
  }
sc_hint_fewer = { $points ->
    [1] un point de moins
   *[other] { $points } points de moins
  }
sc_pledge_now = maintenant { $value }
sc_pledge_so_far = { $value } jusqu’ici
sc_pledge_plan = maintenant { $value }, avec le plan { $then }
# $text : ce que demande une promesse ; $now : l’une des trois lignes ci-dessus.
sc_pledge_stands = { $text } ; { $now }
sc_pledge_holds = tenue
sc_pledge_or = { $penalty ->
    [0] ou rien
   *[other] ou −{ $penalty }
  }
sc_pledge_points = { $penalty ->
    [0] +{ $reward } voix, ou rien
   *[other] +{ $reward } voix, ou −{ $penalty }
  }
sc_stock_left = { $left } sur { $stock }

## Ce qu’a chaque décision

sc_choose_place = Choisir un endroit allumé
sc_choose_lit = Toucher quelqu’un d’allumé
sc_choose_tile = Choisir une tuile
sc_choose_way = Choisir
# En réponse à la carte touchée, quand rien ne s’y choisit.
sc_elsewhere = Rien n’est à choisir sur la carte maintenant : { $todo ->
    [keep] choisissez une promesse
    [platform] choisissez un programme, ou aucun
    [city] choisissez une ville
    [card] prenez une carte
    [income] servez-vous des commerces de la liste, puis fermez les caisses
    [discard] choisissez ce que vous défaussez
    [council] choisissez une case allumée du Conseil, ou passez
   *[go_on] continuez quand vous voulez
  }.
sc_not_yours = C’est l’arrondissement { $name_of }. Retournez au vôtre.
sc_ways = Choisissez
# Un bouton : tourne la tuile.
sc_turn = Tourner
sc_places = Endroits
sc_places_all = { $count ->
    [1] Un endroit. Touchez-le pour le voir sur la carte.
   *[other] { $count } endroits. Touchez-en un pour le voir sur la carte.
  }
sc_places_over = { $count ->
    [1] Un endroit couvre { $cell }.
   *[other] { $count } endroits couvrent { $cell }.
  }
sc_places_more = Encore { $count } : touchez une case de la carte pour voir ceux qui la couvrent.
sc_hand_sealed = { $name } a scellé.
sc_hand_plans = { $name } planifie encore.
sc_hand_again = { $name } veut revoir
sc_hand_over = Passer l’appareil
sc_map = Carte
# Le bouton qui ouvre le bureau, selon la phase.
sc_desk = { $phase ->
    [1] Cartes
    [2] Tuiles
    [3] Gens
    [4] Commerces
    [7] Conseil
   *[other] Choix
  }
sc_skip = Passer
# Après la raison d’un refus : ce qui s’est passé entre-temps, dans les mots du journal.
sc_since = Depuis : { $what }
sc_plain_title = À vous
sc_plain_lead = Continuez quand vous voulez.

## Mise en place

sc_keep_title = Choisissez une promesse
sc_keep_lead = Gardez-en une. Elle compte à la fin et reste secrète.
sc_keep_more = Les autres voient si elle est difficile, mais pas ce qu’elle dit.
sc_keep_again_title = Une promesse de plus
sc_keep_again_lead = Votre nouveau Palais apporte une promesse. Gardez-en une ; elle reste secrète.
sc_keep_choose = Choisir une promesse
sc_keep_act = Garder « { $promise } »
sc_hall_title = Placez votre Mairie
sc_hall_lead = Elle couvre { $cells } cases ; touchez l’endroit voulu. Vos premiers citoyens y attendent, et les logements poussent à côté.
sc_hall_more = Elle reste cachée jusqu’à ce que tout le monde ait scellé.
sc_hall_aimed = Mairie de { $from } à { $to }
sc_hall_touches = { $count ->
    [1] Une case libre autour. Un logement construit là la compte comme bâtiment public.
   *[other] { $count } cases libres autour. Les logements construits là la comptent comme bâtiment public.
  }
sc_hall_seal = Sceller la Mairie
sc_hall_place = Placer la Mairie

## Une ville : son plateau, son départ, ce qu’elle ajoute

sc_city_title = Quelle ville sera la vôtre ?
sc_city_lead = Vous avez reçu un plateau avec deux villes. Choisissez une face : elle est à vous pour toute la partie.
sc_city_more = Tout le monde voit votre choix.
sc_city_level = { $level ->
    [1] Facile
    [2] Moyen
   *[3] Difficile
}
sc_city_act = S’installer à { $city }
sc_start_title = Avec quoi commence votre ville ?
sc_start_lead = { $count ->
    [1] À placer, gratuit et vide : { $tile_un }. Touchez une case allumée.
   *[other] { $count } tuiles à placer, gratuites et vides : touchez une case allumée pour { $tile_un }.
  }
sc_start_over = Tout est placé. Scellez, ou annulez.
sc_start_free = Présent dès le début : gratuit, vide et sans condition.
sc_start_add = Placer
sc_start_seal = Sceller le départ
sc_start_left = { $count ->
    [one] { $count } tuile à placer
   *[other] { $count } tuiles à placer
  }
# Sur un téléphone : les tuiles constructibles maintenant, avant les autres.
sc_group_ready = Possibles
# Un groupe de tuiles : celle qui ne coûte rien.
sc_group_free = Gratuit
sc_free_said = { $tile }, gratuit, à la fin du plan
sc_free_due = Il reste à placer gratuitement { $tile_un } en bordure de la carte.
sc_free_where = En bordure de la carte, sans argent ni point, et le plan finit là.
sc_free_last = Les tuiles avec une flèche et les Routes passent avant.
sc_free_open = Gratuit, encore à placer : { $tile }
sc_merge_title = Le mur est tombé
sc_merge_lead = Touchez deux logements qui se touchaient au mur : ils s’unissent. Continuez jusqu’à la dernière paire.
sc_merge_with = Touchez le logement auquel s’unit celui de { $cell }.
sc_merge_choose = Choisir deux logements
sc_merge_act = Unir { $merge } et { $with }
sc_platform_title = Prendre un programme ?
sc_platform_lead = Un programme réalisé rapporte des voix à la fin ; un programme manqué en coûte.
sc_platform_more = Tout le monde le voit quand tous ont choisi.
sc_platform_none = Aucun programme
sc_platform_choose = Choisir un programme, ou aucun
sc_platform_act = Choisir celui-ci

## Cartes

sc_mayor_title = Le Maire en visite
sc_mayor_lead = Choisissez deux cases vides à lui laisser : vous ne pourrez pas y bâtir pendant cette manche.
sc_mayor_alone = En solo, le Maire est toujours votre invité. Donnez-lui deux cases dont vous n’aurez pas besoin de sitôt.
sc_mayor_place = Placer le Maire
sc_cards_title = Prenez une carte
sc_cards_lead = Prenez une carte Action pour cette manche. Touchez une carte pour la lire d’abord.
sc_cards_about = { $card } : { $about }.
sc_cards_choose = Choisir une carte
sc_card_saves = Moins cher grâce à elle :
sc_card_saved = { $tile } : { $price }
sc_card_or = { $first } ou { $second }
sc_cards_take = Prendre : { $card }
sc_card_said = { $card } : { $about }
sc_card_taken = { $name_is ->
    [you] { $card }, votre carte
   *[other] { $card }, prise par { $name }
  }
sc_card_boxed = { $card } n’est pas dans cette partie
sc_card_unknown = Personne n’a encore vu cette carte

## Construire

sc_plan_title = Planifiez votre manche
sc_plan_lead = { $points ->
    [0] Plus de point ; il reste { $money } $.
    [1] Il reste un point et { $money } $.
   *[other] Il reste { $points } points et { $money } $.
  }
sc_words = Tout le texte
sc_plan_more = Choisissez une tuile, ou sur la carte une tuile avec une flèche : elle peut s’améliorer gratuitement. Les améliorations viennent après les constructions.
sc_plan_rises = Les tuiles avec une flèche peuvent encore s’améliorer gratuitement. Puis scellez le plan.
sc_plan_first = Choisissez d’abord une tuile : les cases où elle peut aller s’allument.
sc_grow_whole = La zone s’agrandit d’un bloc, où que vous touchiez : ajoutez-la au plan, ou revenez choisir une tuile.
sc_plan_full = Plus rien à construire pendant cette manche : scellez le plan, ou annulez une étape.
sc_plan_roads = Plus rien à construire pendant cette manche, mais des Routes peuvent être posées. Puis scellez le plan.
sc_plan_over = Les constructions sont finies : la suite est déjà prévue. Continuez, ou scellez le plan.
sc_plan_sealed = Votre plan est scellé
sc_plan_wait = { $count ->
    [1] { $names } planifie encore.
   *[other] { $names } planifient encore.
  }
sc_plan_wait_more = Les plans restent cachés jusqu’à ce que tout le monde ait scellé. Regardez autour, ou rouvrez le vôtre.
sc_plan_seal = Sceller le plan
sc_plan_nothing = { $points ->
    [1] Rien de prévu : 1 point est perdu.
   *[other] Rien de prévu : { $points } points sont perdus.
  }
sc_plan_seal_nothing = Sceller sans rien construire
sc_plan_reopen = Rouvrir
sc_plan_add = Ajouter au plan
sc_plan_change = Ce changement casse votre plan
sc_plan_breaks = Ces étapes ne marcheraient plus :
sc_plan_keep = Laisser comme avant
sc_plan_drop = Retirer ce qui casse
sc_plan_step = Avancez ou reculez cette étape avec un bouton ou en la glissant, ou annulez-la.
sc_plan_earlier = Plus tôt
sc_plan_later = Plus tard
sc_plan_strip = Votre plan
sc_plan_points = { $count ->
    [one] { $count } point restant
   *[other] { $count } points restants
  }
sc_build_title = Construisez une tuile
sc_build_council = Le Conseil paie. Choisissez une tuile allumée, puis son endroit.
sc_build_act = Construire
sc_build_none = Ne rien construire
sc_build_aimed = { $tile } en { $cells }
sc_build_where = Touchez une case allumée. Touchez encore pour changer la forme.
sc_build_how = Les nombres disent ce que la tuile y toucherait.
# Le prix d’une tuile : rien.
sc_build_free = Gratuit
sc_build_land = dont { $money } $ pour le terrain
sc_build_land_of = dont { $money } $ pour { $land_le }
sc_build_touches = { $count ->
    [1] touche { $names }
   *[other] en touche { $count } : { $names }
  }
sc_build_touches_of = en touche { $count }, il en faut { $need } : { $names }
# $ring est le nombre qui se trouve sur la carte, dans un cercle.
sc_build_ring = { $name } { $ring }
sc_build_instead = au lieu de { $money } $
sc_build_next = Amélioration possible : { $tile }.
sc_plan_coming = Serait ajouté :
sc_build_points_lost = { $count ->
    [1] Cela met fin aux constructions : un point est perdu.
   *[other] Cela met fin aux constructions : { $count } points sont perdus.
  }
sc_build_effects = { $effects }.
sc_build_points = Prend { $count } points.
sc_build_leaves = Il reste { $money } $.
sc_grow = Zone
sc_road = Route
# Un Rond-point, sous une petite image.
sc_roundabout = R.-pt
sc_piece_said = { $name }, { $money } $, reste { $count }
sc_lay_road = Une Route
sc_lay_road_aimed = Une Route sur { $road }
sc_lay_road_where = Touchez deux cases côte à côte : la Route passe entre elles. Chaque virage ajoute un Rond-point, à payer aussi.
sc_lay_ends_rises = Améliorez avant cela les tuiles avec une flèche : plus rien ne s’améliore après une Route.
sc_lay_roundabout = Un Rond-point
sc_lay_roundabout_aimed = Un Rond-point, en bas à droite de { $cell }
sc_lay_roundabout_where = Touchez une case allumée : le Rond-point va sur son coin inférieur droit.
sc_grow_title = Une zone plus grande
sc_grow_lead = On ne bâtit que dans la zone : { $zone } sur { $zone } cases en ce moment. Elle gagne une colonne et une ligne.
sc_pay = Payé avec
sc_pay_free = rien
sc_enter_who = Qui emménage
sc_enter_title = Quelqu’un emménage en { $cell }
sc_enter_lead = Qui attend à la Mairie peut emménager dans le nouveau logement : touchez { $cell }, ou continuez.
sc_enter_tool = Emménager en { $cell }
sc_enter = { $person }
sc_enter_nobody = personne
# Court : 8 lettres. Des noms qui tiennent sous une petite image.
tile_short-R1 = Résid. 1
tile_short-R2 = Résid. 2
tile_short-R3 = Résid. 3
tile_short-R4 = Résid. 4
tile_short-R5 = Résid. 5
tile_short-C1 = Comm. 1
tile_short-C2 = Comm. 2
tile_short-C3 = Comm. 3
tile_short-C4 = Comm. 4
tile_short-F1 = Usine 1
tile_short-F2 = Usine 2
tile_short-F3 = Usine 3
tile_short-Ref = Raffin.
tile_short-Har = Port
tile_short-War = Entrep.
tile_short-Pk1 = Parc
tile_short-Pk2 = Parc
tile_short-Pk3 = Parc
tile_short-Sch = École
tile_short-Lib = Biblio
tile_short-Mus = Musée
tile_short-Met = Métro
tile_short-Cli = Clinique
tile_short-Uni = Univ.
tile_short-Pol = Police
tile_short-Fir = Pomp.
tile_short-Hall = Mairie
tile_short-Sta = Statue
tile_short-Pal = Palais
tile_short-Col = Colisée
tile_short-Neu = Château
sc_chip_build = { $tile } { $cells }
sc_chip_grow = Zone { $size } sur { $size }
sc_chip_road = Route { $road }
sc_chip_roundabout = Rond-point +{ $cell }
sc_chip_home = Quelqu’un emménage en { $cell }
# Une étape du plan : la tuile gratuite.
sc_chip_free = gratuit
sc_chip_enlarge = Parc : prend { $with }
sc_chip_upgrade = { $from } → { $to }
sc_chip_takes = prend { $cell }
sc_chip_money = { $money } $
sc_chip_points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
sc_chip_between = { ", " }
sc_tile_said = { $count ->
    [1] { $tile }, une case, { $price }
   *[other] { $tile }, { $count } cases, { $price }
  }{ $points ->
    [1] {""}
   *[other] , { $points } points
  }
sc_group_homes = Logements
sc_group_shops = Commerces
# Un groupe de tuiles : les usines.
sc_group_works = Usines
sc_group_parks = Parcs
sc_group_culture = Culture
sc_group_services = Services
sc_group_palaces = Palais
sc_group_ground = Terrain
sc_group_roads = Routes
# Un groupe de tuiles : toutes les autres.
sc_group_more = Autres

## Les gens

sc_move_title = Déplacez vos gens
sc_move_lead = { $must ->
    [0] Personne n’est obligé de se déplacer. { $may ->
        [1] Une personne le peut.
       *[other] { $may } personnes le peuvent.
      }
    [1] Une personne doit se déplacer ; { $may ->
        [0] personne d’autre ne le peut.
        [1] une autre le peut.
       *[other] { $may } autres le peuvent.
      }
   *[other] { $must } personnes doivent se déplacer ; { $may ->
        [0] personne d’autre ne le peut.
        [1] une autre le peut.
       *[other] { $may } autres le peuvent.
      }
  }
sc_move_more = Qui travaille ou voyage doit se déplacer ; qui est chez soi peut rester. À la Mairie, on attend un logement.
sc_move_from = Votre { $person } en { $cell }
sc_move_from_abroad = Votre { $person } en { $cell }, chez { $name }
sc_move_where = Touchez une place allumée. Le badge dit ce qu’elle vous rapporte pendant cette manche.
sc_move_covers = Touchez une case allumée. Elle dit combien de gens le { $person } y tiendrait à l’écart des émeutes, et comment changeraient vos voix. Les points touchent ce qui est couvert maintenant.
sc_move_how = Pas vers une tuile de la même couleur, ni vers une place prise au début.
sc_move_go = Aller en { $cell }
sc_gain_trip = { $what } Le trajet par la Route rapporte { $money } $ tout de suite{ $pollution ->
    [0] { "" }
   *[other] {" "}et { $pollution } % de pollution
  }.
sc_drive = En voiture
sc_walk = À pied
sc_drive_go = En voiture vers { $cell }
sc_drive_walk = À pied vers { $cell }
sc_drive_lead = Des Routes mènent en { $cell }. Le trajet rapporte { $money } $ tout de suite{ $pollution ->
    [0] .
   *[other] {" "}et { $pollution } % de pollution.
  }
sc_move_must = { $count ->
    [1] Encore une personne à déplacer
   *[other] Encore { $count } personnes à déplacer
  }
sc_move_done = Terminé
# Le dernier choix finit l’étape.
sc_draft_ends = C’était le dernier. Terminé finit l’étape ; Annuler le défait encore.
sc_peep_at = { $tile }, { $cell }
sc_peep_abroad = { $cell } chez { $name }
sc_peep_moved = { $from } à { $to }
sc_peep_must = { $person }, { $where } : doit se déplacer
sc_peep_may = { $person }, { $where }
sc_home_title = Qui rentre ?
sc_home_lead = Vous avez plus de logements que de gens. Touchez celui qui doit se remplir.
sc_home_none = Personne d’autre
sc_home_council_title = Qui emménage ?
sc_home_built = Qui attend à la Mairie peut emménager dans le nouveau logement. Touchez une place, ou ne laissez plus entrer personne.
sc_home_newcomers = Vos nouveaux venus vont droit chez eux. Touchez le logement où ils emménagent.
sc_home_choose = Choisir un logement
sc_home_ask = Plusieurs sortes de gens peuvent vivre en { $cell }. Choisissez qui emménage.
sc_home_who = Choisir qui emménage
# À la place d’un nombre que l’on compte soi-même dans une leçon, pour les lecteurs d’écran.
sc_hidden = caché
sc_gain_nothing = Rien pendant cette manche.
sc_gain_round = Rapporte { $what } pendant cette manche.
sc_gain_votes = { $count ->
    [1] une voix
   *[other] { $count } voix
  }
sc_gain_votes_less = { $count ->
    [1] une voix de moins
   *[other] { $count } voix de moins
  }
sc_gain_money = { $money } $
sc_gain_money_less = { $money } $ de moins
sc_pay_money = payer { $money } $
sc_pay_votes = payer { $count } voix
sc_gain_material = { $count ->
    [one] { $count } { $material }
   *[other] { $count } { $material_plural }
  }
sc_gain_relief = { $percent } % de pollution en moins
sc_gain_pollution = { $percent } % de pollution en plus
sc_gain_sell = une vente
sc_gain_buy = des voix contre de l’argent
sc_gain_trade = des voix contre des matériaux
sc_gain_covers = { $count ->
    [1] protection pour une personne
   *[other] protection pour { $count } personnes
  }
sc_pill_sell = vente
sc_pill_buy = achat
sc_pill_trade = troc

## Revenus

sc_income_title = Vos commerces
sc_income_title_abroad = Les commerces de vos touristes
sc_income_lead = Chaque place sert une fois, dans l’ordre que vous voulez. Passez ce qui n’en vaut pas la peine.
sc_income_lead_rows = Chaque ligne est un usage de sa place, dans l’ordre que vous voulez. Passez ce qui n’en vaut pas la peine.
sc_income_more = Les matériaux des usines arrivent après.
sc_income_done = Terminer, fermer les caisses
# $money et $votes avec leur signe
sc_income_sum = Dollars : { $money } ; voix : { $votes }.
sc_use_cash = Encaisser
sc_use_sell = Vendre
sc_use_buy = Acheter des voix
sc_use_trade = Échanger contre des voix
# Une ligne des usages d’une place, parmi plusieurs.
sc_use_row = { $use }, { $row } sur { $rows }
sc_use_sells = 1 { $material } pour { $money } $
sc_use_buys = { $votes ->
    [1] Une voix pour { $money } $
   *[other] { $votes } voix pour { $money } $
  }
sc_use_trades = { $votes ->
    [1] 1 { $material } contre une voix
   *[other] 1 { $material } contre { $votes } voix
  }
sc_discard_title = Les réserves sont pleines
sc_discard_lead = Défaussez ce qui ne tient pas, une pièce à la fois. Touchez ce qui part.
sc_discard_choose = Choisir ce qui part
sc_discard_act = Défausser 1 { $material }

## Morts

sc_riot_title = Des émeutes éclatent
sc_riot_lead = Autant de gens se soulèvent que le numéro de la manche. Touchez quelqu’un qu’aucun policier ne couvre.
sc_riot_act = Émeute en { $cell }
sc_riot_choose = Choisir qui se soulève
# Sur un petit bouton ; le grand dit alors le tout.
sc_riot_hall = Mairie : { $person }
sc_riot_hall_act = Émeute à la Mairie : { $person }
sc_victim_title = La pollution a passé { $stone }
sc_victim_lead = { $count ->
    [1] La pollution a pris une vie. Touchez laquelle.
   *[other] La pollution a pris { $count } vies. Touchez lesquelles, l’une après l’autre.
  }
sc_victim_act = La personne en { $cell } meurt
sc_grave_title = Le cimetière s’agrandit
sc_grave_lead = Choisissez une case pour la tombe.
sc_grave_act = Cimetière en { $cell }

## Le Conseil

sc_council_title = Conseil municipal
sc_council_lead = Payez pour avancer un disque d’une colonne vers la droite et prenez ce qu’offre la nouvelle case. Touchez une case allumée.
sc_council_more = Payez en argent, en voix, ou avec une promesse piochée en secret qui compte à la fin.
sc_council_aimed = { $row }, colonne { $column }
sc_council_brings = Cela rapporte : { $brings }.
sc_council_builds = Cela permet de construire gratuitement { $cells ->
    [1] une tuile d’une case
   *[other] une tuile de { $cells } cases au plus
  }.
sc_council_choose = Choisir une case allumée
sc_council_act = Avancer le disque
sc_council_pass = Passer
sc_council_start = Départ
sc_council_column = Colonne { $column }
sc_council_more_only = Payez en argent ou en voix.
sc_council_price_only = { $money } $ ou { $votes } voix
sc_council_price = { $money } $ ou { $votes } voix ou une promesse { $stack } de plus
sc_council_cell = { $row }, colonne { $column } : { $brings }
sc_council_cell_discs = { $cell }. { $discs }
sc_council_discs = Disques : { $names }
sc_council_money = { $price } $, il en reste { $left }
sc_council_votes = { $price } voix, il en reste { $left }
sc_council_promise = Une promesse : +{ $reward } ou −{ $penalty }
sc_council_risk = La promesse { $stack } du dessus de la pile, piochée en secret et à vous pour de bon. À la fin, elle rapporte { $reward } voix, ou en coûte { $penalty } si elle n’est pas tenue.

## Touches

sc_key_arrows = Se déplacer sur la carte, les tuiles, le Conseil
sc_key_ends = Aller à la première ou à la dernière case d’une ligne ; avec Ctrl, de la carte
sc_key_lit = Aller à la case allumée précédente, à la suivante
sc_key_enter = Appuyer sur le bouton principal ; sur une case, la choisir
sc_key_space = Épingler une case, ou la libérer
sc_key_turn = L’endroit suivant sur la case épinglée
sc_key_escape = Un pas en arrière
sc_key_desk = Vers le bureau, puis vers son groupe suivant
sc_key_next = Ce qui est allumé ensuite, avant
sc_key_boroughs = L’arrondissement précédent, le suivant, le vôtre
sc_key_ways = Les choix, dans l’ordre
sc_key_compare = Deux arrondissements côte à côte
sc_key_drawers = Promesses, Conseil, cartes, journal
sc_key_reveal = Pendant la révélation : avancer, reculer, passer
sc_key_replay = Rejouer depuis votre tour
sc_key_size = La carte plus grande, plus petite
sc_key_sound = Couper ou remettre le son

## Le jeu en une minute

## La carte

sc_map_label = { $name_is ->
    [you] Votre arrondissement, { $zone } sur { $zone }
   *[other] L’arrondissement { $name_of }, { $zone } sur { $zone }
  }
sc_map_label_yours = Votre arrondissement, { $zone } sur { $zone }
sc_map_placing = { $map }, à placer : { $code ->
    [Hall] { $what }
    [Neu] { $what }
    [mayor] le Maire
   *[other] { $what }
  }
sc_smoke_now = { $percent } pour cent
sc_smoke_due = { $percent } prévus
sc_smoke_stone = prochain seuil à { $stone }
sc_smoke_spared = pas encore mesurée

# Les cases se nomment par colonne et ligne : c4.
sc_map_empty = { $cell }, vide.
sc_map_land = { $cell }, { $land }, vide.
sc_map_landmark = { $cell }, { $land }.
sc_map_lit = { $cell }, allumée.
sc_map_pinned = { $cell }, épinglée.
sc_map_tile = { $cell }, { $tile } : { $cells }.
sc_map_tile_alone = { $cell }, { $tile }.
sc_map_shop = { $cell }, { $tile }, { $use }.
sc_map_mayor = { $cell }, le Maire.
sc_map_memorial = { $count ->
    [1] { $cell }, à la mémoire d’un citoyen.
   *[other] { $cell }, à la mémoire de { $count } citoyens.
  }
# Une place pour quelqu’un : personne n’y est.
sc_map_free = Libre.
sc_map_shut = Fermée pendant cette manche.
sc_map_yours = Votre { $person }.
sc_map_somebody = { $person } { $name_of }.
sc_map_visitor = En visite : { $person } { $name_of }.
sc_map_idle = Inactif.
sc_map_road = Une Route vers { $cell }.
sc_map_roundabout = Un Rond-point sur un coin.
sc_map_wall = Le mur vers { $cell }.
sc_map_rioting = Se soulève.
sc_map_covered = Sous la protection d’un policier.
sc_map_moved = S’est déplacé.
sc_map_chosen = Choisi.
sc_map_must = Doit se déplacer.
sc_map_may = Peut se déplacer.
sc_map_stored = En réserve : { $goods }.
sc_map_choose = Peut être choisi.
sc_map_brings = Rapporte { $what }.
sc_map_brought = A rapporté { $what }.
sc_map_proposed = Proposé : { $cells }.
sc_map_replaced = Un meilleur choix le remplace.
sc_map_touches = Touche { $names }.
sc_map_step = Étape { $number } de votre plan.
sc_map_counts = Compte.
sc_map_rises = Peut s’améliorer.
sc_map_in_the_way = Gêne.
# Ce que veut dire le nombre sur une case allumée.
sc_lit_home = { $count ->
    [one] Un logement touche ici { $count } bâtiment public.
   *[other] Un logement touche ici { $count } bâtiments publics.
  }
sc_lit_shop = { $count ->
    [one] Un commerce touche ici { $count } niveau de logements.
   *[other] Un commerce touche ici { $count } niveaux de logements.
  }
sc_lit_public = { $count ->
    [one] La tuile touche ici { $count } logement.
   *[other] La tuile touche ici { $count } logements.
  }
sc_lit_works = { $count ->
    [one] La tuile touche ici { $count } usine.
   *[other] La tuile touche ici { $count } usines.
  }
sc_lit_land = { $count ->
    [one] La tuile touche ici { $count } case { $land_du }.
   *[other] La tuile touche ici { $count } cases { $land_du }.
  }
sc_lit_earns = Ici, la tuile rapporte { $money } $ par manche.
# Où peut aller la personne choisie.
sc_spaces = { $count ->
    [0] Aucune place n’est allumée.
    [1] Une place est allumée : { $what }.
   *[other] { $count } places sont allumées : { $what }.
  }
sc_spaces_of = { $kind ->
    [home] logements
    [shop] commerces
    [works] usines
    [abroad] à l’étranger
   *[other] autres
  } { $count }

## La plaque d’une ville ; ses étiquettes ouvrent des règles

sc_city_rules = { $city } : ce qui change
sc_city_river = La rivière coûte plus
sc_city_no_heavy = Pas d’industrie lourde
sc_city_go_home = Droit à la maison
sc_city_works_edge = Usines en bordure
sc_city_eiffel = La tour est culture
sc_city_move_in = Neuf, donc habité
sc_city_all_fill = Tout logement se remplit
sc_city_smoky = Fumée au départ
sc_city_lake_homes = Logements au lac
sc_city_clean = Propre au début
sc_city_reserved = Rien d’autre là
sc_city_two_shops = Deux commerces au départ
sc_city_free_home = Un logement gratuit
sc_city_ring = Cher près du Jardin
sc_city_jardin = Jardin, mais pas Parc
sc_city_tiber = Le Tibre est culture
sc_city_wall = Le mur sépare
sc_city_wall_falls = Le mur tombe
sc_city_merging = Les logements s’unissent
sc_city_by_water = Culture au bord de l’eau
sc_city_two_homes = Deux logements au départ
sc_city_few = Peu de citoyens
sc_city_parthenon = Parthénon et commerces
sc_city_shops_smoke = Les commerces polluent
sc_city_piraeus = Le Pirée est le Port

## Les conseils d’une première partie : à quoi sert chaque phase

sc_hint_card = La carte ne sert que pour cette manche : prenez celle qui aide vos projets.
sc_hint_plan = Mettez des logements près de la Mairie. Une usine bien à l’écart paie la suite.
sc_hint_move = Déplacements : le travail donne matériaux et argent, les logements des voix.
sc_hint_income = Revenus : chaque place de commerce sert une fois. Un matériau vendu est parti ; les voix comptent à la fin.
sc_hint_vote = Les voix sont des points. Les citoyens chez eux en donnent à chaque manche, plus dans les logements élevés.
sc_hint_pollution = Gens et usines polluent, les Parcs nettoient. Un pour cent coûte une voix, un seuil une vie.
sc_hint_council = Chaque pas rapporte argent, matériaux, tuile, habitants ou air pur ; plus à droite.
sc_hint_round = { $alone ->
    [yes] Prochaine visite du Maire : il revient chez vous, et d’autres cartes sont visibles.
   *[no] Prochaine visite du Maire : qui l’accueille joue en premier, et d’autres cartes sont visibles.
  }

## La fin

sc_end_after = { $rounds ->
    [1] Après une manche
   *[other] Après { $rounds } manches
  }
sc_end_wins = { $name } gagne avec { $score }
sc_end_you_win = Vous gagnez avec { $score }
sc_end_share = { $names } gagnent avec { $score }
sc_end_you_share = Vous gagnez avec { $score }, ainsi { $names_that }
sc_end_lasts = { $name } a tenu le plus longtemps
sc_end_you_last = Vous avez tenu le plus longtemps
sc_end_solo = { $name } obtient { $office } avec { $score }
sc_end_solo_you = Vous obtenez { $office } avec { $score }
sc_end_solo_lost = L’arrondissement est perdu
sc_end_solo_next = { $missing ->
    [1] À un point du rang suivant : { $office }.
   *[other] À { $missing } points du rang suivant : { $office }.
  }
sc_end_solo_best = Il n’y a rien au-dessus.
sc_end_solo_out = La pollution l’a étouffé : la partie est perdue.
sc_end_clerk = le Secrétariat
sc_end_councillor = le Conseil
sc_end_deputy = le poste d’Adjoint
sc_end_mayor = la Mairie
sc_end_title_clerk = Secrétariat
sc_end_title_councillor = Conseil
sc_end_title_deputy = Adjoint
sc_end_title_mayor = Mairie
sc_end_ratings = Ce que vaut un score
sc_end_rating_from = dès { $score }
sc_end_rating_below = sous { $score }
sc_end_counting = On compte les voix
sc_end_skip = Passer
sc_end_points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
sc_end_by_survival = Tous les autres arrondissements sont perdus.
sc_end_all_lost = Tous les arrondissements sont perdus ; { $name_is ->
    [you] le vôtre l’a été plus tôt.
   *[other] celui { $name_of } l’a été plus tôt.
  }
sc_end_all_lost_pollution = Tous les arrondissements sont perdus ; { $name_is ->
    [you] le vôtre était plus pollué.
   *[other] celui { $name_of } était plus pollué.
  }
sc_end_shared = Égalité en tout, à { $score } : la place est partagée.
sc_end_by_pollution = À égalité avec { $name }, à { $score } : moins de pollution l’emporte, { $own } contre { $other }.
sc_end_by_money = À égalité avec { $name }, à { $score } et en pollution : plus d’argent l’emporte, { $own } contre { $other }.
sc_end_by_citizens = À égalité avec { $name }, à { $score }, en pollution et en argent : plus de citoyens en vie l’emporte.
sc_end_by_line = Ce qui a décidé : { $line }, { $own } contre { $other }. { $lead } d’avance sur { $name }.
sc_end_by_most = { $lead } d’avance sur { $name }. Ce qui a le plus aidé : { $line }, { $own } contre { $other }.
sc_end_towers = Les scores en tours : { $scores }.
sc_end_tower = { $name_is ->
    [you] vous { $score }
   *[other] { $name } { $score }
  }
sc_end_out = Perdu à la manche { $round }
sc_end_sheet = Feuille de score
sc_end_line = Ligne
sc_end_score = Score
sc_end_start = Au départ
sc_end_homes = Logements
sc_end_university = Université
sc_end_bought = Voix achetées
sc_end_traded = Matériaux contre voix
sc_end_cards = Cartes et Conseil
sc_end_other = Par { $source }
sc_end_promises = Promesses
sc_end_special = Promesses spéciales
sc_end_platform = Programme
sc_end_pollution = Pollution
sc_end_modules = Modules
sc_end_about_start = Tout le monde avait ces voix au départ.
sc_end_about_homes = Chaque citoyen chez lui vote à chaque manche. Plus le logement est élevé, plus il donne de voix.
sc_end_about_university = Chaque citoyen à l’Université vote à chaque manche.
sc_end_about_bought = Les commerces changent l’argent en voix.
sc_end_about_traded = Les commerces changent les matériaux en voix.
sc_end_about_cards = Des cartes rapportent ou coûtent des voix ; au Conseil, on peut payer en voix.
sc_end_about_other = Les voix que rapporte un module.
sc_end_about_promises = Une promesse tenue rapporte des voix, une promesse non tenue peut en coûter.
sc_end_about_special = Une promesse spéciale rapporte des voix si elle est tenue.
sc_end_about_platform = Un programme réalisé rapporte des voix, un programme manqué en coûte.
sc_end_about_pollution = Chaque pour cent de pollution coûte des voix.
sc_end_said = { $name_is ->
    [you] Vous : { $line } { $amount }.
   *[other] { $name } : { $line } { $amount }.
  }
sc_end_smoke = { $made } % produits, { $relieved } % de réduction par les Parcs et les pompiers, { $cleaned } % nettoyés par le Conseil.
sc_end_hint = Une ligne de la feuille allume ses tuiles ; un onglet change d’arrondissement.
sc_end_hint_alone = Une ligne de la feuille allume ses tuiles.
sc_end_boroughs = Les arrondissements à la fin
sc_end_judged = { $name_is ->
    [you] Vos promesses
   *[other] Les promesses { $name_of }
  }
sc_end_judged_none = { $name_is ->
    [you] Vous n’aviez rien promis ici.
   *[other] { $name } n’avait rien promis ici.
  }
sc_end_kept = Tenue
sc_end_broken = Non tenue
sc_end_missing = { $condition } ; c’était { $value }
sc_end_breath = avait promis quelque chose
sc_end_place = { $place }. { $name }
sc_end_kept_of = { $name } : { $kept } promesses tenues sur { $all }
sc_end_judging = { $name } : { $promise }
sc_end_judging_platform = { $name } : programme { $promise }
sc_end_rematch = Revanche
sc_end_replay = Rejouer
sc_end_review = Revoir la partie
sc_end_decided = Qu’est-ce qui a décidé ?
sc_end_look = Retour à la table et à son journal
sc_end_seal = Le sceau est ouvert : chaque tirage peut maintenant être vérifié.
sc_end_back = Retour à la feuille de score

## Revoir

sc_review_title = Revoir
sc_review_loading = Chargement de la partie.
sc_review_keys = Les flèches vont d’un événement à l’autre, Page préc. et Page suiv. d’une phase à l’autre, Origine et Fin au bout. Les crochets changent d’arrondissement, Espace lance la lecture, Échap revient.
sc_review_rounds = Manches
sc_review_round = Manche { $round }
sc_review_phases = Phases de cette manche
sc_review_before = Mise en place
sc_review_follow = Suivre qui joue
sc_review_map = { $name_is ->
    [you] Votre arrondissement, manche { $round }
   *[other] L’arrondissement { $name_of }, manche { $round }
  }

## Deux arrondissements côte à côte

sc_compare = Comparer deux arrondissements
sc_compare_short = Duo
sc_compare_left = Arrondissement de gauche
sc_compare_right = Arrondissement de droite
sc_compare_host = accueille le Maire
sc_compare_visits = vos citoyens peuvent s’y rendre
sc_compare_last = votre dernière partie en solo : { $score }
sc_compare_none = Terminez une partie en solo pour lui comparer la suivante ici.
sc_compare_close = Retour à la table
sc_compare_facts = Côte à côte
sc_compare_fact = Critère
sc_compare_map = { $name }, { $zone } sur { $zone }
sc_compare_votes = Voix par manche
sc_compare_homes = Citoyens chez eux
sc_compare_shops = Places de commerce occupées
sc_compare_goods = Matériaux produits
sc_compare_culture = Sortes de culture
sc_compare_parks = Cases de Parc
sc_compare_smoke = Pollution par manche
sc_compare_open = Ouvert aux visiteurs

## Ce qui se passe

sc_reveal_title = Tous les plans sont révélés
sc_reveal_back = Un pas en arrière
sc_reveal_on = Un pas en avant
sc_reveal_pause = Pause
sc_reveal_play = Reprendre
sc_reveal_speed = { $speed } ×
sc_reveal_speed_said = Vitesse { $speed } ; une autre vitesse
# Un mot du journal ; le toucher montre sa règle.
sc_career = Qu’est-ce que le bureau de l’emploi ?
sc_reveal_taken = Le dernier exemplaire est allé à { $name }.
sc_reveal_taken_you = Vous avez pris le dernier exemplaire.
sc_reveal_step = Il fallait l’étape { $number } du plan, qui a échoué.
sc_reveal_lost = Rien n’est payé ; le point est perdu.
sc_script = Les plans, dans l’ordre de jeu
sc_script_place = { $place ->
    [1] 1er
   *[other] { $place }e
  }
sc_script_adds = avec { $cells }
sc_script_none_left = il n’en reste pas
sc_script_fails = impossible
sc_script_nothing = Rien de prévu
sc_script_coming = À venir.
sc_script_done = Fait.
sc_script_failed = Échoué.
sc_tally_votes = Les voix sont comptées
sc_tally_title = De { $from } à { $to } %
sc_tally_next = Aucun seuil n’est passé : le prochain est à { $stone }.
sc_tally_last = L’arrondissement a passé le dernier seuil.
sc_tally_passed = Le seuil de { $stone } est passé : la pollution tue.
sc_tally_plus = +{ $count }
sc_tally_percent = { $count ->
    [0] 0 %
   *[other] +{ $count } %
  }
# Ce qui reste d’une somme : produit, moins réduit.
sc_tally_net = reste
sc_tally_cut = La réduction n’enlève qu’une partie de la pollution : { $percent } % sont perdus.
sc_tally_on = Vers le Conseil
sc_tally_go = Continuer
sc_say_skipped = { $count ->
    [1] Une chose s’est passée
   *[other] { $count } choses se sont passées
  }{ $failed ->
    [0] .
    [1] , une a échoué.
   *[other] , { $failed } ont échoué.
  }

## Le salon

sc_preset_base = Jeu de base
sc_preset_base_about = La ville et ses gens, rien de plus. Idéal pour une première partie.
sc_preset_first = Premier printemps
sc_preset_first_about = Vite appris : ajoute des négociants pour vos commerces et deux nouvelles cartes.
sc_preset_woods = Négociants dans les bois
sc_preset_woods_about = Des plateaux de forêt à défricher, et des négociants pour vos commerces.
sc_preset_forests = Tout, avec les forêts
sc_preset_forests_about = Tout ce qui va avec les plateaux de forêt : policiers, château et Colisée compris.
sc_preset_cities = Villes d’Europe
sc_preset_cities_about = Une ville pour chacun de vous, chacune avec ses règles, et des négociants pour vos commerces.
sc_preset_europe = Tout, avec les villes
sc_preset_europe_about = Tout ce qui va avec les villes d’Europe : policiers, palais et routes compris.
sc_value_money = { $count } $
sc_value_per_seat = { $count } par joueur
sc_value_per_other = { $count } par joueur sauf un
sc_value_shape = Lignes { $rows }
