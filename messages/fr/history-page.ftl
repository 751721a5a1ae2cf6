# Les parties de ce navigateur sur la page Étudier, leurs chiffres et ce qu’il garde des parcours. Chargé avec cette page.

## La liste

history_about = Ce navigateur garde la liste, avec les { $most } parties les plus récentes. Le serveur garde les enregistrements.
history_unstored = Ce navigateur ne garde rien : la liste disparaît avec cette page.
history_offline = Le serveur est injoignable. Voici la liste telle qu’elle était.
history_game = Jeu
history_all_games = Tous les jeux
history_seats = Nombre de places
history_any_seats = Tous les nombres de places
history_seats_of = { $count ->
    [0] aucune place
    [one] { $count } place
   *[other] { $count } places
  }
history_text = Table ou joueur
history_found = { $count ->
    [0] Aucune partie ne correspond.
    [one] 1 partie sur { $all } correspond.
   *[other] { $count } parties sur { $all } correspondent.
  }
history_more = En voir { $count } de plus
history_won = { $game } : gagné avec { $score }
history_placed = { $game } : { $place }e place sur { $players } avec { $score }
history_alone = { $game }, en solitaire : { $score }
history_ended = { $game } : terminée sans résultat
history_with = Avec { $names }
history_lessons = { $count ->
    [0] rien à apprendre
    [one] { $count } à revoir
   *[other] { $count } à revoir
  }
history_seen = Analysée
history_review_of = Analyse de { $name } : { $state }

## Exporter

history_export_all = Tout exporter ({ $count })
history_export_some = Exporter la sélection ({ $count })
history_export_title = Exporter les parties
history_export_about = Un fichier avec l’enregistrement de chaque partie, une par ligne. Le programme les rejoue et les vérifie, et cette page les ouvre.
history_export_going = Enregistrement { $done } sur { $all }
history_export_stopped = Arrêté à { $done } sur { $all } : { $why }
history_export_done = { $count ->
    [0] Il n’y a aucun enregistrement à sauvegarder.
    [one] { $count } enregistrement est prêt.
   *[other] { $count } enregistrements sont prêts.
  }
history_export_gone = { $count ->
    [0] Le serveur a tous les enregistrements :
    [one] Le serveur n’a plus l’enregistrement de { $count } partie :
   *[other] Le serveur n’a plus les enregistrements de { $count } parties :
  }
history_export_drop = Les retirer de la liste
history_export_save = Enregistrer le fichier

## L’emporter

history_take = L’emporter
history_take_about = Un autre navigateur peut lire cette liste et montre alors les mêmes parties et les mêmes chiffres. Les enregistrements restent sur ce serveur. Pour déplacer votre place dans une partie en cours, utilisez le code de cette place.
history_take_file = Enregistrer en fichier
history_take_copy = Copier en texte
history_read_title = Ajouter la liste d’un autre navigateur
history_read_about = Ce que ce navigateur a déjà reste tel quel.
history_read_choose = Choisir un fichier
history_read_text = Ou collez son texte
history_read_go = L’ajouter
history_read_done = { $count ->
    [0] Rien de nouveau : ce navigateur a déjà tout.
    [one] { $count } partie est nouvelle ici.
   *[other] { $count } parties sont nouvelles ici.
  }
history_read_strange = { $count ->
    [0] Aucune ligne n’est abîmée.
    [one] { $count } ligne est abîmée et a été laissée de côté.
   *[other] { $count } lignes sont abîmées et ont été laissées de côté.
  }
history_read_none = Ce n’est pas une liste de parties de cette page. Prenez le fichier entier ou le texte entier.
history_read_newer = Une version plus récente de cette page a écrit la liste. Rechargez la page, puis ajoutez de nouveau la liste.
history_read_large = C’est trop gros pour une liste de parties.

## Oublier

history_forget = Oublier ici
history_forget_about = { $count ->
    [0] Aucune partie ne quitte la liste de ce navigateur.
    [one] { $count } partie quitte la liste de ce navigateur, avec ce qu’il a gardé de son analyse et de son parcours. Le serveur garde l’enregistrement et votre place : le lien de la partie marche toujours.
   *[other] { $count } parties quittent la liste de ce navigateur, avec ce qu’il a gardé de leurs analyses et parcours. Le serveur garde les enregistrements et vos places : les liens des parties marchent toujours.
  }
history_forget_do = { $count ->
    [0] Ne rien oublier
    [one] Oublier { $count } partie
   *[other] Oublier { $count } parties
  }
history_forget_keep = Garder la liste
history_forgotten = { $count ->
    [0] Rien n’est oublié ici.
    [one] { $count } partie est oubliée ici.
   *[other] { $count } parties sont oubliées ici.
  }

## Chiffres

figures_title = Votre façon de jouer
figures_which = Quelles parties
figures_kind = { $game }, { $seats ->
    [0] sans place
    [one] en solitaire
   *[other] { $seats } places
  }
figures_games = { $count } parties, la dernière du { $day }
figures_few = Les chiffres commencent à cinq parties du même genre. Le plus joué jusqu’ici : { $count } de { $kind }.
figures_places = Classement
figures_place = { $place ->
    [1] 1re place
   *[other] { $place }e place
  }
figures_sources = Points par partie, en moyenne
figures_you = Vous
figures_others = Les autres
figures_losses_chance = Chances de gagner cédées à chaque décision, en pour cent
figures_losses_points = Points cédés à chaque décision
figures_all = Toutes
figures_interval = Sur { $count } parties analysées. ± indique l’intervalle à 95 % ; il se resserre avec d’autres analyses.
figures_losses_few = Ce que vous cédez à chaque décision s’affiche ici à partir de cinq parties analysées. Analysées jusqu’ici : { $count }.

## Positions

positions_title = Vos propres positions
positions_about = Des décisions vues en apprenant de vos erreurs. Au bout d’une semaine, vous pouvez retenter chacune. Les { $most } plus récentes restent.
positions_ready = { $count ->
    [0] aucune position
    [one] { $count } position
   *[other] { $count } positions
  }
positions_walk = Retenter
positions_walk_of = Retenter : { $name }
positions_rest = { $count ->
    [0] Aucune position n’est en repos.
    [one] { $count } position est en repos jusqu’au { $day }.
   *[other] { $count } positions sont en repos, la première jusqu’au { $day }.
  }
positions_lost_title = Impossible d’ouvrir ces positions
positions_gone = Le serveur n’a plus cette partie.
positions_changed = L’analyse de cette partie ne trouve plus rien de meilleur à ces décisions.
positions_drop = Oublier ses positions
positions_back = Retour à Étudier
