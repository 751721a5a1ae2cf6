# Pourquoi le serveur lui-même refuse quelque chose, et ce qu’il dit d’une table. Chaque jeu a ses propres refus dans
# ses propres fichiers.

## Chaque raison, par son code

problem-bad_body = Ceci ne peut pas être lu.
problem-bad_endpoint = Le serveur ne connaît pas ce service de notification.
problem-bad_id = L’identifiant d’une saisie ou d’une nouvelle table compte de 1 à 64 lettres, chiffres, traits d’union ou tirets bas.
problem-bad_invite = Cette invitation n’est plus valable, ou elle est mal recopiée : demandez un nouveau lien à l’hôte.
problem-bad_line = Une ligne compte de 1 à 80 caractères, tous visibles.
problem-bad_name = Un nom compte de 1 à 24 caractères, tous visibles.
problem-bad_origin = Cette requête vient de la page d’un autre site.
problem-bad_pace = Une partie en direct laisse une réserve d’un jour au plus et de 5 secondes à une heure par coup ; une partie sur plusieurs jours, de 1 à 30 jours par coup.
problem-bad_query = La partie de cette adresse qui suit `?` ne peut pas être lue.
problem-bad_seats = Quelqu’un occupe plus de places que la table n’en aurait.
problem-bad_type = Envoyez du JSON (application/json), pas un formulaire.
problem-bad_word = Ce n’est pas le mot de passe de ce serveur : demandez-le à qui le gère.
problem-banned = Ce serveur a bloqué votre adresse pour un temps.
problem-busy = Le serveur est trop occupé et n’a rien fait : réessayez dans quelques secondes.
problem-changed = La table a changé entre-temps : regardez-la, puis réessayez.
problem-colour_taken = Quelqu’un à cette table a déjà cet emblème.
problem-game_over = La partie est finie.
problem-internal = Le serveur a un souci, et ceci n’est peut-être pas enregistré : regardez la table, puis réessayez.
problem-log_full = Cette partie n’a plus de place pour d’autres changements de plan : scellez le vôtre tel quel.
problem-name_taken = Quelqu’un à cette table porte déjà ce nom.
problem-needs_invite = Cette table est sur invitation : ouvrez le lien envoyé par l’hôte.
problem-needs_word = Il faut le mot de passe de ce serveur pour ouvrir une table : demandez-le à qui le gère.
problem-no_calls = Ce serveur n’envoie pas de notifications.
problem-no_code = Ce code ne déplace aucune place : il a déjà servi, un autre le remplace, ou il est mal recopié.
problem-no_game = Ce jeu n’existe pas.
problem-no_hint = Il n’y a de conseils que contre des bots seuls.
problem-no_level = Aucun bot n’a ce niveau.
problem-no_lines = On s’écrit au salon et à la fin de la partie ; pendant la partie, il y a les réactions.
problem-no_method = Cette adresse n’accepte pas cette méthode.
problem-no_new_tables = Le serveur n’ouvre plus de nouvelle table : une mise à jour approche.
problem-no_page = Il n’y a rien à cette adresse.
problem-no_review = Cette analyse n’existe pas, ou plus : demandez-la de nouveau.
problem-no_reviews = Ce serveur n’analyse pas les parties.
problem-no_seat = Cette table n’a pas cette place.
problem-no_table = Cette table n’existe pas.
problem-no_upgrade = Cette adresse ne sert qu’aux WebSockets.
problem-not_away = Cette personne est là, ou absente depuis trop peu de temps ; dans une partie sur plusieurs jours, le temps du coup doit d’abord être écoulé.
problem-not_awaited = La partie n’attend pas cette personne.
problem-not_dealt = La partie n’a pas encore commencé.
problem-not_host = Seul l’hôte de la table peut le faire.
problem-not_last = Rien à annuler : vous n’avez encore rien fait.
problem-not_lobby = La partie a commencé : la table et ses places restent comme elles sont.
problem-not_over = La partie n’est pas encore finie.
problem-not_ready = Tout le monde doit d’abord être assis et prêt.
problem-not_seated = Il faut jouer à cette table pour le faire.
problem-not_stand_in = Ce code est pour quelqu’un d’autre : qui remplace voit les secrets de la place ; ce ne peut être ni l’hôte ni quelqu’un qui joue ici.
problem-not_your_seat = Ce n’est pas votre place.
problem-quiet = Cette table est silencieuse : l’hôte a coupé réactions et messages.
problem-seat_taken = Cette place est prise.
problem-server_full = Le serveur n’a pas de place pour une table de plus : rejoignez une table ouverte, ou réessayez plus tard.
problem-stale = La partie a avancé : regardez ce qui s’est passé, puis choisissez à nouveau.
problem-table_crowded = Trop de monde regarde déjà cette table : réessayez dans un moment.
problem-table_full = Toutes les places sont prises.
problem-too_fast = C’était trop à la fois : attendez un peu, puis réessayez.
problem-too_large = C’est trop grand pour le serveur.
problem-too_many_sockets = Trop de tables sont ouvertes à votre adresse : fermez-en quelques-unes.
problem-unwell = La base de données ne répond pas, et le serveur n’a donc rien fait : réessayez dans quelques secondes.

## Des raisons plus précises

problem-unread = Ceci ne peut pas être lu : { $fault }.
problem-unread_query = La partie de l’adresse qui suit `?` ne peut pas être lue : { $fault }.
problem-long_wait = L’attente ne dépasse pas { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
problem-many_entries = Au plus { $most } saisies vont ensemble.
problem-nothing_to_choose = Pas de conseil maintenant : vous n’avez rien à choisir.
problem-two_of_one_id = Une saisie et une annulation portent cet identifiant : il en faut un pour chacune.
problem-common_turn = Rien à annuler : dans un tour commun, changez plutôt votre plan.
problem-played_since = Impossible d’annuler : { $name } a joué depuis.
problem-happened_since = Impossible d’annuler : quelque chose s’est passé depuis.
problem-by_bot = Impossible d’annuler : un bot l’a fait pour vous.
problem-plans_shown = Impossible d’annuler : tous les plans sont révélés.
problem-drawn_since = Impossible d’annuler : un tirage a eu lieu depuis.
problem-taken_back_often = { $times ->
    [1] Impossible d’annuler : vous l’avez déjà fait une fois.
   *[other] Impossible d’annuler : vous l’avez déjà fait { $times } fois de suite.
  }
problem-reopened_often = { $times ->
    [1] Vous avez déjà rouvert un plan scellé : il reste maintenant tel quel.
   *[other] Vous avez rouvert des plans scellés { $times } fois dans cette phase : le vôtre reste maintenant tel quel.
  }
problem-long_log = Impossible d’annuler : trop de coups ont été joués et annulés dans cette partie.
problem-table_deleted = Cette table a été supprimée par qui gère ce serveur.
problem-announced = Le serveur n’ouvre pas de nouvelle table pour l’instant : { $announcement }

## Ce que dit le lien d’une table dans une messagerie

preview-invites = { $open ->
    [1] { $name } vous invite à jouer à { $game }, une place libre
   *[other] { $name } vous invite à jouer à { $game }, { $open } places libres
  }
preview-full = Une table de { $game }
preview-plays = { $names } : une partie de { $game } en cours
preview-ended = { $names } : une partie de { $game } terminée
