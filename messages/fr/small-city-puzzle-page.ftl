# Small City : ce que disent ses problèmes. Le reste de la manche se joue tout seul, au mieux pour ce qui est demandé.

puzzle_task-votes = { $kind ->
    [moves] Déplacez vos habitants pour obtenir le plus de voix à cette manche. La suite se joue toute seule.
   *[plan] Planifiez cette manche pour obtenir le plus de voix. La suite se joue toute seule.
  }
    .title = Le plus de voix
puzzle_task-clean = { $kind ->
    [moves] Déplacez vos habitants pour que la pollution reste sous { $limit } %, sans aucun mort. La suite se joue toute seule.
   *[plan] Planifiez cette manche pour que la pollution reste sous { $limit } %, sans aucun mort. La suite se joue toute seule.
  }
    .title = Un air pur
puzzle_task-money = { $kind ->
    [moves] Déplacez vos habitants pour avoir le plus d’argent quand le conseil se réunit. La suite se joue toute seule.
   *[plan] Planifiez cette manche pour avoir le plus d’argent quand le conseil se réunit. La suite se joue toute seule.
  }
    .title = Le plus d’argent
puzzle_task-score = { $kind ->
    [moves] Déplacez vos habitants pour le meilleur score, comme si la partie finissait quand le conseil se réunit.
   *[plan] Planifiez cette manche pour le meilleur score, comme si la partie finissait quand le conseil se réunit.
  }
    .title = Le meilleur score
puzzle_task-promises = { $kind ->
    [moves] Déplacez vos habitants pour que ces promesses soient tenues quand le conseil se réunit, sans aucun mort : { $promises }.
   *[plan] Planifiez cette manche pour que ces promesses soient tenues quand le conseil se réunit, sans aucun mort : { $promises }.
  }
    .title = Tenir ses promesses
sc_puzzle_brings = { $task ->
    [clean] { $value } % de marge
    [money] { $value } $
    [score] { $value ->
        [1] 1 point
       *[other] { $value } points
      }
    [promises] { $value ->
        [1] 1 point
       *[other] { $value } points
      }
   *[other] { $value } voix
  }
sc_puzzle_less = Cela rapporte { $what }. On peut faire mieux.
sc_puzzle_deaths = { $count ->
    [1] Quelqu’un meurt.
   *[other] { $count } habitants meurent.
  }
sc_puzzle_polluted = La pollution atteint { $pollution } % ; elle doit rester sous { $limit } %.
sc_puzzle_broken = Non tenues : { $promises }.
sc_puzzle_right = La solution : { $plan }. Elle rapporte { $what }.
sc_puzzle_second = Le meilleur choix suivant rapporte { $what }.
sc_puzzle_proved = Prouvé : le meilleur de { $choices } choix.
sc_puzzle_all = Meilleurs choix
sc_puzzle_all_about = Ce qui rapporte seulement 1 de moins que le meilleur est juste aussi.
sc_puzzle_value = Rapporte
sc_puzzle_pollution = Pollution
sc_puzzle_dead = Morts
sc_puzzle_none = échoue
sc_puzzle_percent = { $pollution } %
sc_puzzle_hint_build = Indice : { $tile }.
sc_puzzle_hint_upgrade = Indice : une amélioration.
sc_puzzle_hint_move = Indice : déplacez la personne qui se trouve en { $cells }.
sc_puzzle_hint = Indice : { $what }.
sc_puzzle_hint_none = Indice : mieux vaut en faire moins.
sc_puzzle_hint_area = Quelque part entre { $from } et { $to }.
