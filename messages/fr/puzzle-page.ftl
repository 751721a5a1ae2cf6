# Les problèmes : la page charge ce fichier avec eux.

## Un problème

puzzle_of = Problème du { $day }
puzzle_gains = Afficher les gains
puzzle_hint = Indice
puzzle_hint_more = Second indice
puzzle_show = Voir la solution
puzzle_more = Un autre
puzzle_share = Partager
puzzle_copied = Copié, sans la solution.
puzzle_close = Retour
puzzle_choice = Coup
puzzle_right = Bon coup :
puzzle_tries = { $tries ->
    [1] Au premier essai.
    [2] Au deuxième essai.
    [3] Au troisième essai.
   *[other] En { $tries } essais.
  }
puzzle_shared = Citywright, { $day }, { $game } : { $tries ->
    [1] au premier essai
    [2] au deuxième essai
    [3] au troisième essai
   *[other] en { $tries } essais
  }, gains cachés
puzzle_shared_gains = Citywright, { $day }, { $game } : { $tries ->
    [1] au premier essai
    [2] au deuxième essai
    [3] au troisième essai
   *[other] en { $tries } essais
  }, gains affichés
puzzle_missing = Il n’y a pas de problème à cette adresse, ou pas encore. Tous les problèmes jusqu’à aujourd’hui sont dans le calendrier.
puzzle_failed = Le problème n’a pas pu être ouvert. Réessayez dans un instant.

## Tous les problèmes

puzzles_title = Problèmes
puzzles_game = Jeu
puzzles_today = Problèmes du jour
puzzles_open = Résoudre
puzzles_again = Le revoir
puzzles_to_all = Vers le calendrier
puzzles_level = { $level ->
    [1] Facile
    [2] Moyen
   *[other] Difficile
  }
puzzles_is_solved = Résolu
puzzles_is_shown = Montré
puzzles_before = Mois précédent
puzzles_after = Mois suivant
puzzles_day_solved = { $day }, résolu
puzzles_day_shown = { $day }, montré
puzzles_legend = Plein : résolu. Cerclé : montré. Les jours passés restent ouverts.
puzzles_what = Ce qu’est un problème ici
puzzles_what_about = Un vrai moment d’une partie. Le programme a joué jusqu’au bout chaque coup avec chaque réponse : un seul réussit, tous les autres échouent. Les coups qui donnent le même résultat, ou presque, comptent pour un.
puzzles_none = Il n’y a pas encore de problème pour ce jeu.
