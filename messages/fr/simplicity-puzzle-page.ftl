# Simplicity : ce que disent ses problèmes.

puzzle_task-win_now = La dernière tuile à poser. Sur { $choices } coups, un seul gagne, et ce n’est pas celui qui rapporte le plus de points.
    .title = Jouer en dernier et gagner
puzzle_task-deny = Il reste { $left } tuiles à poser. Vos propres points ne décident pas : un coup gagne par ce qu’il laisse aux autres.
    .title = Ne rien leur laisser
puzzle_task-pawn = { $left ->
    [1] La dernière tuile à poser. À égalité, le pion le plus haut l’emporte : un seul coup gagne.
   *[other] Il reste { $left } tuiles à poser. À égalité, le pion le plus haut l’emporte : un seul coup gagne.
  }
    .title = Le pion le plus haut
puzzle_task-lower_team = { $left ->
    [1] La dernière tuile à poser. C’est votre équipe la plus faible qui compte : un seul coup gagne.
   *[other] Il reste { $left } tuiles à poser. C’est votre équipe la plus faible qui compte : un seul coup gagne.
  }
    .title = L’équipe la plus faible
puzzle_task-group = Il reste { $left } tuiles à poser. Un seul coup gagne, et ce n’est pas celui qui rapporte le plus de points.
    .title = Parc ou quartier ?
puzzle_task-park = Il reste { $left } tuiles à poser. Un seul coup gagne, et ce n’est pas celui qui rapporte le plus de points.
    .title = Parc ou quartier ?
puzzle_task-block = Il reste { $left } tuiles à poser. Bloquez la place qui vous fait gagner.
    .title = Bloquer et gagner
sim_puzzle_won = Score final : { $own } à { $other }, vous gagnez.
sim_puzzle_lost = Score final : { $own } à { $other }, { $name } gagne.
sim_puzzle_tie_won = Score final : { $own } à { $other }, et votre pion est au-dessus de celui { $name_of }.
sim_puzzle_tie_lost = Score final : { $own } à { $other }, et le pion { $name_of } est au-dessus du vôtre.
sim_puzzle_lost_several = Score final : { $own } à { $other }, un autre joueur gagne.
sim_puzzle_tie_lost_several = Score final : { $own } à { $other }, et un autre pion est au-dessus du vôtre.
sim_puzzle_rival = Votre coup rapporte { $points ->
    [1] 1 point
   *[other] { $points } points
  } à { $name }.
sim_puzzle_reply = { $name } répond : { $what }.
sim_puzzle_right = { $points ->
    [0] La solution : { $what }.
   *[other] La solution : { $what }, +{ $points }.
  } { $end }
sim_puzzle_proved = Prouvé : { $count ->
    [1] 1 coup sur { $choices } gagne.
   *[other] { $count } coups sur { $choices } gagnent.
  }
sim_puzzle_all = Tous les coups
sim_puzzle_gain = Points
sim_puzzle_best_reply = Réponse
sim_puzzle_end = Fin
sim_puzzle_points = +{ $points }
sim_puzzle_replied = { $name } en { $space }
sim_puzzle_scores = { $own } à { $other }
sim_puzzle_hint = Indice : place { $slot }.
sim_puzzle_hint_area = Quelque part entre { $from } et { $to }.
