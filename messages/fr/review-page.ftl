# L’analyse d’une partie : la page charge ce fichier avec elle.

## La page

review_title = Analyse
review_of = Analyse : { $name }
review_leave = Retour à vos parties
review_link = Copier un lien vers ce moment
review_linked = Le lien est copié.
review_points = Points et chaque étape
review_again = Relancer l’analyse
review_failed_title = Pas encore d’analyse
review_failed = L’analyse s’est arrêtée avant la fin. Relancez-la.
review_no_record = Le serveur ne garde plus l’enregistrement de cette partie. Rouvrez l’enregistrement sur la page Étudier.
review_no_view = Le plateau de ce moment n’a pas pu être chargé.
review_ahead = Calcul en cours : { $done } sur { $all }
review_ahead_left = Calcul en cours : { $done } sur { $all }, environ { $seconds } s
review_waits = { $before ->
    [0] Votre analyse est la prochaine.
    [1] Une analyse passe avant la vôtre. Vous pouvez quitter cette page et y revenir.
   *[other] { $before } analyses passent avant la vôtre. Vous pouvez quitter cette page et y revenir.
  }
review_offline = La connexion est perdue. L’analyse continue dès qu’elle revient.
review_seat = Les décisions de

## Le résultat

review_won = { $name_is ->
    [you] Vous gagnez avec { $score }
   *[other] { $name } gagne avec { $score }
  }
review_placed = { $name_is ->
    [you] Vous finissez { $place }e avec { $score }. { $winner } gagne avec { $best }
   *[other] { $name } finit { $place }e avec { $score }. { $winner } gagne avec { $best }
  }
review_alone = { $score } points
review_costly = Le plus coûteux : { $what } ({ $loss }).
review_calm = Aucune décision n’a coûté beaucoup.

## Le graphique

review_chance = Chances
review_score = Points
review_shows = Ce que montre le graphique
review_chart_said = { $name_is ->
    [you] Vos chances de gagner vont de { $from } % à { $to } %.
   *[other] Les chances { $name_of } vont de { $from } % à { $to } %.
  }
review_chart_points = { $name_is ->
    [you] Votre score prévu va de { $from } à { $to }.
   *[other] Le score prévu { $name_of } va de { $from } à { $to }.
  }
review_moment = Moment
review_moment_said = { $moment } sur { $count } : { $title }
review_round = manche { $round }
review_round_short = { $round }
review_as_table = En tableau
review_as_chart = En graphique
review_column_moment = Moment
review_column_choice = Choix
review_column_loss = Perdu
review_keys = Les flèches vont pas à pas, avec Maj d’une décision à vous à la suivante. M va au prochain moment clé, B montre ou cache le meilleur choix, W commence le parcours, P reprend la partie, U annule un essai.

## Les décisions

review_decisions = Décisions
review_in_round = Manche { $round } : { $what }
review_in_setup = Mise en place : { $what }
review_draws_of = tirages
review_chip = { $title }, { $grade }, { $loss }
review_chip_none = { $title }, { $grade }
review_chip_more = { $text } ; { $more }
review_graded = { $grade }, { $loss }
review_other = Autre
review_grade_none = Forcé
review_grade_best = Meilleur
review_grade_sound = Solide
review_grade_slip = Écart
review_grade_mistake = Erreur
review_grade_blunder = Gaffe
review_proved = { $grade }, prouvé
review_only = { $grade }, seul bon choix
review_points_loss = { $loss ->
    [1] 1 point
   *[other] { $loss } points
  }
review_chance_loss = { $loss } %
review_uncertain = { $loss } ± { $error }
review_cost = Perdu : { $loss }
review_cost_none = Rien de perdu
review_played = { $name_is ->
    [you] Vous : { $what }
   *[other] { $name } : { $what }
  }
review_better = Mieux : { $what }
review_as_good = Tout aussi bien : { $what }
review_second = Ensuite : { $what }
review_same_facts = Aucun fait à lui seul ne les sépare. Sur { $worlds } parties simulées, le meilleur rapporte { $loss } de plus.
review_known = Jugé sur { $worlds } parties simulées, d’après ce que l’on pouvait savoir.
review_exact = Prouvé : toutes les suites ont été jouées.
review_hindsight = Face à ce que les autres ont vraiment fait : { $played } ; le meilleur choix : { $better }.
review_then = Puis { $what }
review_deeper = Analyser plus loin
review_planned = Ce que les autres avaient prévu
review_try = Essayer un autre choix
review_try_yours = Essai : { $what }
review_try_good = Aussi bon que le meilleur
review_try_short = Évalué en supposant que la suite est bien jouée. La note ci-dessus tient compte de ce qui a réellement suivi.
review_try_look = Analyse en cours…
review_try_back = Annuler l’essai
review_before = Moment précédent
review_next = Moment suivant
review_show_better = Meilleur choix
review_play_on = Reprendre
review_learn = { $count ->
    [0] Rien à en apprendre
    [1] Apprendre d’une décision
   *[other] Apprendre de { $count } décisions
  }

## Les listes

review_lists = Ce qu’il faut regarder
review_key = Moments clés
review_key_none = Aucune décision n’a fait basculer la partie à elle seule.
review_balance = Hasard et choix
review_draws = Tirages
review_draws_none = Rien n’a été tiré.
review_every = Tous les coups
review_term_start = Départ
review_term_draws = Tirages
review_term_own = { $name_is ->
    [you] Vos choix
   *[other] Choix { $name_of }
  }
review_term_others = Les autres
review_term_result = Résultat
review_balance_chance = Chances de gagner, en pour cent : { $start } au départ, { $result } à la fin.
review_balance_points = Points d’avance à la fin : { $start } au départ, { $result } à la fin.
review_balance_later = Les totaux s’affichent dès que toute la partie est jugée.
review_draw_setup = Mise en place
review_draw_round = Manche { $round }
review_draws_about = Un tirage vaut surtout pour le joueur qui peut s’en servir en premier.
review_meaning = Que veulent dire ces nombres ?
review_meaning_worlds = À partir de chaque décision, le serveur joue beaucoup de parties jusqu’à la fin, avec le même hasard pour chaque choix. Un choix vaut la moyenne de leurs résultats. La perte est ce que le meilleur choix vaut de plus que le choix fait ; ± est une erreur type.
review_meaning_grades = Une décision n’est notée que par ce qui dépasse cette erreur. En dessous de { $sound }, elle est la meilleure, puis solide ; à partir de { $slip } c’est un écart, de { $mistake } une erreur, de { $blunder } une gaffe. D’autres jeux et d’autres nombres de joueurs ont d’autres seuils.
review_meaning_balance = Le départ, les tirages, vos choix et ceux des autres s’additionnent au résultat. Une somme peut dépasser 100 : on peut perdre deux fois une partie gagnée, si les autres la rendent entre-temps.

## Reprendre

review_on_title = Reprendre d’ici
review_on_about = Une table d’entraînement s’ouvre à ce moment. Vous pouvez tout reprendre, et personne d’autre ne peut la trouver.
review_on_seat = Vous jouez
review_on_level = Les autres
review_on_draws = Tirages
review_on_same = Les mêmes
review_on_new = D’autres
review_on_go = Jouer

## Les variantes

review_branches = Variantes
review_branch = { $title }, avec { $name }
review_branch_result = { $place ->
    [1] 1re place
   *[other] { $place }e place
  } avec { $score }
review_branch_open = Non terminée

## Le parcours

review_walk = Apprendre de ses erreurs
review_walk_title = { $what }, manche { $round }
review_walk_task = Ce choix a coûté cher : { $what }. Trouvez mieux.
review_walk_found = Mieux : { $what }. Cela vaut { $kept } de plus que ce qui a été joué.
review_walk_near = Mieux que ce qui a été joué : { $what }. Cela perd encore { $loss }. Réessayez.
review_walk_look = Analyse de la suite…
review_walk_worse = Pas mieux : { $what }. Cela perd { $loss }. Réessayez.
review_walk_same = C’est ce qui a été joué. Cela a perdu { $loss }.
review_walk_else = L’analyse ne le compte pas parmi les meilleurs. Réessayez.
review_walk_over = Trouvés : { $found }. Montrés ou passés : { $passed }.
review_walk_last = Retour à l’analyse

## Pour y arriver

review_study = Analyser
review_file = Analyser la partie
