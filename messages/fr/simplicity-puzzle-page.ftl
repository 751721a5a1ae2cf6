# Simplicity : ce que disent ses problèmes.

puzzle_task-win_now = La dernière tuile de la partie. Sur { $choices } poses, une seule gagne, et ce n’est pas celle qui rapporte le plus de points.
    .title = Jouer en dernier et gagner
puzzle_task-deny = Il reste { $left } tuiles. Vos propres points ne décident pas : une pose gagne par ce qu’elle laisse aux autres.
    .title = Leur prendre
puzzle_task-pawn = { $left ->
    [1] La dernière tuile de la partie. À égalité, le pion le plus haut l’emporte : une seule pose gagne.
   *[other] Il reste { $left } tuiles. À égalité, le pion le plus haut l’emporte : une seule pose gagne.
  }
    .title = Le pion le plus haut
puzzle_task-lower_team = { $left ->
    [1] La dernière tuile de la partie. Votre équipe la plus faible compte : une seule pose gagne.
   *[other] Il reste { $left } tuiles. Votre équipe la plus faible compte : une seule pose gagne.
  }
    .title = L’équipe la plus faible
puzzle_task-group = Il reste { $left } tuiles. Une seule pose gagne, et ce n’est pas celle qui rapporte le plus de points.
    .title = Parc ou quartier ?
puzzle_task-park = Il reste { $left } tuiles. Une seule pose gagne, et ce n’est pas celle qui rapporte le plus de points.
    .title = Parc ou quartier ?
puzzle_task-block = Il reste { $left } tuiles. Bloquez la place qui vous fait gagner.
    .title = Bloquer et gagner
sim_puzzle_won = { $own } à { $other } : vous gagnez.
sim_puzzle_lost = { $own } à { $other } : { $name } gagne.
sim_puzzle_tie_won = { $own } à { $other }, et votre pion est au-dessus de celui { $name_of }.
sim_puzzle_tie_lost = { $own } à { $other }, et le pion { $name_of } est au-dessus du vôtre.
sim_puzzle_rival = Votre pose rapporte { $points ->
    [1] 1 point
   *[other] { $points } points
  } à { $name }.
sim_puzzle_reply = { $name } répond : { $what }.
sim_puzzle_right = { $points ->
    [0] La solution : { $what }.
   *[other] La solution : { $what }, +{ $points }.
  } { $end }
sim_puzzle_proved = Prouvé : { $count ->
    [1] 1 pose sur { $choices } gagne.
   *[other] { $count } poses sur { $choices } gagnent.
  }
sim_puzzle_all = Toutes les poses
sim_puzzle_gain = Points
sim_puzzle_best_reply = Réponse
sim_puzzle_end = Fin
sim_puzzle_points = +{ $points }
sim_puzzle_replied = { $name } en { $space }
sim_puzzle_scores = { $own } à { $other }
sim_puzzle_hint = Indice : place { $slot }.
sim_puzzle_hint_area = Quelque part entre { $from } et { $to }.
