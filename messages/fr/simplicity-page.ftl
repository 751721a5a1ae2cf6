# Ce que dit la page pendant une partie de Simplicity.

sim_source_links = Connexions
sim_source_R = Résidences
sim_source_K = Commerces
sim_source_O = Bureaux
sim_source_V = Officiels
sim_source_groups = Quartiers
sim_source_parks = Parcs
sim_source_tokens = Jetons
sim_city = La ville
sim_plan = Tuile de Planification
sim_plan_first = 1er ensuite
# Devant l’emblème de l’équipe qui jouera en dernier à la manche suivante.
sim_plan_last = Dernier :
sim_plan_first_about = L’équipe sur la place 1 joue en premier à la manche suivante, l’équipe sur la place 2 en deuxième, et ainsi de suite.
sim_plan_last_about = Le pion le plus bas joue en dernier à la manche suivante et prend un jeton, qui vaut 1 point.
# Un emplacement sans bâtiment.
sim_space_open = { $space }, { $symbol }
sim_space_may = { $space }, { $symbol }, libre : convient
sim_space_lit = { $space }, { $symbol }, libre : +{ $points }
sim_space_built = { $space }, { $tile }, marqueur de l’équipe { $team }
sim_space_printed = { $space }, { $tile }, imprimé
sim_space_neighbourhood = quartier de { $count }
sim_space_chosen = choisi
sim_slot_open = Place { $slot }, { $symbols } : { $tile }
sim_slot_gain = Place { $slot }, { $symbols } : { $tile }, +{ $points } sur { $space }
sim_slot_taken = Place { $slot }, { $symbols } : prise par l’équipe { $team }
sim_slot_blocked = Place { $slot }, { $symbols } : { $tile }, bloquée pendant cette manche
sim_slot_empty = Place { $slot }, { $symbols } : vide
sim_sum_team = { $team } { $before } → { $after }.
sim_sum_score = { $team } { $before } → { $after } ; votre score { $scoreBefore } → { $scoreAfter }.
sim_sum_stays = { $team } { $before } → { $after } ; votre score reste { $score }, { $low } est plus bas.
sim_sum_also = Aussi { $others }.
sim_sum_other = { $team } +{ $points }
sim_turn_yours = À vous : { $team }
sim_turn_of = Au tour { $name_of } : { $team }
sim_turn_plays = { $name } joue : { $team }
sim_turn_blocks = { $name } bloque une place : { $team }
sim_turn_dealing = De nouvelles tuiles arrivent
sim_tray_choose_tile = { $count ->
    [1] Une tuile : choisissez-la, ou un emplacement.
   *[other] { $count } tuiles : choisissez-en une, ou un emplacement.
  }
sim_tray_stuck = Aucune tuile disponible ne va avec ses symboles : posez celle que vous voulez sur n’importe quel emplacement libre.
sim_tray_fits = { $count ->
    [1] De la place { $slot }, { $tile } : un emplacement convient, { $symbols }.
   *[other] De la place { $slot }, { $tile } : { $count } emplacements conviennent, { $symbols }.
  }
sim_tray_best = { $more ->
    [0] Le mieux est +{ $points }, sur { $spaces }.
    [1] Le mieux est +{ $points }, sur { $spaces } et un autre.
   *[other] Le mieux est +{ $points }, sur { $spaces } et { $more } autres.
  }
sim_tray_where = { $space }, { $symbol } : choisissez quoi y poser.
sim_tray_where_slot = Place { $slot }, { $tile }
sim_tray_slot = Place { $slot }
sim_tray_aimed = Place { $slot }, { $tile }, sur { $space }
sim_tray_block = { $team } joue en dernier : bloquez une place avant le début de la manche.
sim_tray_block_first = Bloquez d’abord une place : touchez l’une des sept.
sim_tray_blocks = { $team } joue en dernier et bloque une place avant le début de la manche.
sim_tray_block_chosen = Place { $slot }, { $tile } : personne ne peut la prendre pendant cette manche, puis elle quitte la partie.
# Sous ce qu’un bot choisirait ; ses points sont la première raison.
sim_tray_advised = Un bot choisirait ceci : { $reasons }.
sim_tray_advised_only = Un bot choisirait ceci.
sim_tray_now = +{ $points } tout de suite
sim_tray_nothing_fits = Aucune tuile disponible ne va sur { $space }, { $symbol }.
sim_act_choose_tile = Choisir une tuile
sim_act_choose_space = Choisir un emplacement
sim_act_choose_slot = Choisir la place à bloquer
sim_act_build = Poser sur { $space }
sim_act_block = Bloquer la place { $slot }
# Devant un nombre : Manche 3.
sim_bar_round = Manche
sim_bar_of = sur { $rounds }
sim_setup = Mise en place
sim_order_this = Cette manche
sim_order_next = Ensuite
sim_order_done = { $team }, a posé
sim_order_now = { $team }, joue maintenant
sim_order_from = { $team }, de la place { $slot }
sim_order_if = { $team }, si vous prenez la place { $slot }
sim_order_free = Place { $slot }, libre
sim_teams = Équipes
sim_teams_score = score
sim_teams_lent = un bot joue
sim_teams_stand_in = quelqu’un remplace
sim_teams_row = { $team } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $discs ->
    [one] { $discs } marqueur restant
   *[other] { $discs } marqueurs restants
  }, { $tokens ->
    [0] aucun jeton
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
  }
sim_teams_discs = { $count ->
    [one] { $count } marqueur reste à poser
   *[other] { $count } marqueurs restent à poser
  }
sim_teams_tokens = { $count ->
    [one] { $count } jeton, un point pour avoir joué en dernier à une manche
   *[other] { $count } jetons, un point chacun pour avoir joué en dernier à une manche
  }
sim_teams_counts = compte : le plus bas des deux
sim_teams_open = Scores de toutes les équipes
sim_scores_title = Scores
sim_scores_team = Équipe
sim_scores_total = Total
sim_scores_two = Avec deux équipes, le score le plus bas est celui du joueur.
sim_team_bot = { $team } (bot)
sim_say_your_turn = { $count ->
    [1] À vous : { $team }. Une tuile est disponible.
   *[other] À vous : { $team }. { $count } tuiles sont disponibles.
  }
sim_say_your_block = À vous : { $team } joue en dernier. Bloquez une place avant le début de la manche.
sim_say_aimed = { $count ->
    [0] { $act } : +{ $points }.
   *[other] { $act } : +{ $points }. { $parts }.
  }
sim_notice = À vous de jouer, table { $table } : { $team }.
sim_key_arrows = Se déplacer dans la ville ; Origine et Fin vont aux bords, Page préc. et Page suiv. d’un emplacement allumé à l’autre
sim_key_enter = Choisir un emplacement ; poser sur celui qui est choisi
sim_key_escape = Un pas en arrière
sim_key_slots = Choisir une place de la tuile de Planification
sim_key_sound = Couper ou remettre le son
sim_end_after = Après cinq manches
sim_end_wins = { $name } gagne avec { $score }
sim_end_you_win = Vous gagnez avec { $score }
sim_end_counting = On compte les points
sim_end_skip = Passer
sim_end_points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
sim_end_by_tokens = { $count ->
    [1] Un jeton a fait la différence : { $lead } d’avance sur { $name }.
   *[other] { $count } jetons ont fait la différence : { $lead } d’avance sur { $name }.
  }
sim_end_by_source = Ce qui a décidé : { $source }, { $more } contre { $less }. { $lead } d’avance sur { $name }.
sim_end_by_most = { $lead } d’avance sur { $name }, surtout par { $source } : { $more } contre { $less }.
sim_end_by_tie = À égalité avec { $name }, à { $score } : le pion gagnant est plus haut après la dernière manche.
sim_end_by_tie_order = À égalité avec { $name }, à { $score } : l’équipe gagnante a joué plus tôt à la dernière manche.
# Plusieurs joueurs au même score, dans leur ordre.
sim_end_tied = À égalité, à { $score } : { $names }. Le pion le plus haut après la dernière manche passe devant.
sim_end_tied_order = À égalité, à { $score } : { $names }. L’équipe qui a joué plus tôt à la dernière manche passe devant.
sim_end_of_links = les connexions
sim_end_of_R = les quartiers résidentiels
sim_end_of_K = les quartiers commerciaux
sim_end_of_O = les quartiers de bureaux
sim_end_of_V = les quartiers officiels
sim_end_of_parks = les parcs
sim_end_of_tokens = les jetons
sim_end_rule_links = 3 points par paire de marqueurs adjacents d’une même équipe.
sim_end_rule_tokens = 1 point chacun, pour avoir joué en dernier à une manche. Ils ne sont pas sur la carte.
sim_end_lit_team = { $team } : { $points } pour { $source }.
sim_end_lit_parts = { $team } : { $points } pour { $source } : { $parts }.
sim_end_part_disc = { $points } sur { $spaces }
sim_end_part_link = { $points } entre { $spaces }
sim_end_part_park = { $points } sur { $spaces } ({ $types ->
    [0] aucun bâtiment à côté
    [one] { $types } type
   *[other] { $types } types, au carré
  })
sim_end_lit_discs = { $team } : { $points } en tout.
sim_end_hint = Touchez une ligne ou une colonne pour voir ces points dans la ville.
sim_end_city = La ville achevée
sim_end_towers = Les scores en tours : { $scores }.
sim_end_tower = { $name } { $score }
sim_end_sheet = Feuille de score
sim_end_source = Origine
sim_end_score = Score
sim_end_rematch = Revanche, ordre inversé
sim_end_review = Revoir la partie
sim_end_decided = Qu’est-ce qui a décidé ?
sim_end_back = Retour à la feuille de score
sim_review_title = Revoir
sim_review_loading = Chargement des étapes.
sim_review_keys = Les flèches vont pas à pas, Origine et Fin au bout, Espace lance la lecture, Échap revient.
sim_end_of_team = { $team } compte
sim_end_source_lit = { $source } : { $rule }
sim_end_by_balance = Deux équipes équilibrées ont décidé : { $own } contre { $other }. La plus basse compte : { $lead } d’avance sur { $name }.
sim_end_look = Retour à la table et à son journal
sim_end_seal = Le sceau est ouvert : chaque tirage peut maintenant être vérifié.
sim_end_rule_buildings = Chaque marqueur vaut la taille de son quartier, bâtiments imprimés compris.
sim_end_rule_parks = Comptez les types de bâtiments autour du parc et mettez au carré : 3 types valent 9.
## Les conseils d’une première partie

sim_hint_tile = Chaque équipe pose une tuile par manche, pendant 5 manches. Qui a le plus de points gagne. Choisissez une place allumée.
sim_hint_space = Le symbole d’une place dit où va sa tuile : les emplacements allumés, chacun avec ce qu’il rapporte.
sim_hint_sum = Voici ce que vous marqueriez ici. Posez, ou essayez un autre emplacement.
sim_hint_block = Vous jouez en dernier. En échange, vous bloquez une place : personne ne prendra sa tuile.
sim_hint_order = Vous êtes sur la place { $slot }. Plus haut, on joue plus tôt à la manche suivante ; le plus bas reçoit un jeton, 1 point.
sim_hint_two = Vous menez { $first } et { $second }. Seul compte leur score le plus bas : faites grandir les deux.
sim_hint_scores = Touchez une équipe à tout moment pour voir d’où viennent ses points.
sim_hint_printed = Les bâtiments cousus ne sont à personne, mais comptent pour les quartiers et les parcs.

sim_hand_over = Passez l’appareil à { $name }. { $team } joue.
