# Les règles de Simplicity en deux et en dix minutes, leurs mots de recherche, et là où les éditions diffèrent. Un message
# nomme son passage dans web/src/games/simplicity/manual ; les règles entières sont dans simplicity-rules.ftl.

## Deux minutes

brief-city = Tout le monde bâtit cette seule ville : une tuile par équipe à chacune des cinq manches. Qui a le plus de points gagne.
    .title = Une seule ville
brief-take = Prenez une des sept tuiles. Sa place dit sur quels symboles elle peut être posée ; une tuile de la place 7 va n’importe où. Mettez votre marqueur dessus.
    .title = Prendre une tuile, la poser
brief-order = Votre pion reste sur cette place. À la manche suivante, on joue de la place 1 à la place 7, et le plus bas prend un jeton.
    .title = Votre place, votre prochain tour
brief-block = À 2, 4 et 5 joueurs, la dernière équipe dans l’ordre bloque d’abord une place. Personne ne peut prendre cette tuile pendant la manche.
    .title = Une place est bloquée
brief-links = Deux de vos marqueurs côte à côte rapportent 3, quelles que soient leurs tuiles.
    .title = Connexions
brief-groups = Des bâtiments du même type côte à côte forment un quartier, bâtiments cousus compris. Chacun de vos marqueurs y rapporte la taille du quartier.
    .title = Quartiers
brief-parks = Un marqueur sur un parc rapporte le nombre de types différents à côté, au carré : 1, 4, 9 ou 16.
    .title = Parcs
brief-tokens = Chaque jeton vaut 1 point. Si vous menez deux équipes, seul le score le plus bas compte. Le pion le plus haut départage les égalités.
    .title = Jetons et égalités

## Dix minutes

chapter-game = Le jeu

passage-setup = Mélangez la tuile Terrain spécial avec 3, 4 ou 5 autres et alignez-les : voilà la ville. Mettez la tuile de Planification à côté, piochez sept tuiles pour ses places et rangez les pions au hasard. À cette première pioche, un parc retourne dans le sac.
    .title = Mise en place
    .say = Les bâtiments cousus sont imprimés sur la ville et ne sont à personne.
passage-place = À votre tour, prenez n’importe quelle tuile encore là. Les places 1 à 6 montrent un ou deux symboles : posez la tuile sur un emplacement libre qui en porte un. Puis votre marqueur va sur la tuile et votre pion sur la place.
    .title = Une tuile et un emplacement
    .say = Une place avec un triangle pose sur les triangles.
passage-groups = Des bâtiments du même type qui se touchent par un bord forment un quartier. Chaque marqueur y rapporte sa taille : un bâtiment de plus profite donc à tous ceux qui y sont déjà. Les coins ne relient pas, les parcs jamais.
    .title = Quartiers
    .say = Un quartier de trois : 3 points par marqueur.
passage-links = Deux marqueurs d’une même équipe qui partagent un bord forment une connexion et rapportent 3 points. Les tuiles dessous peuvent être de n’importe quel type, parcs compris. Un marqueur entouré de quatre marqueurs de son équipe a quatre connexions.
    .title = Connexions
    .say = Trois marqueurs en ligne : deux connexions, 6 points.
passage-both = Une tuile peut faire les deux à la fois : toucher votre marqueur et agrandir un grand quartier. Cherchez les emplacements entre les deux.
    .title = Les deux à la fois
    .say = Posé sur b1, le bureau rapporte 3 pour la connexion et 3 pour son quartier.
passage-others = Votre tuile fait aussi marquer les autres dans le quartier qu’elle rejoint. Avant de poser, regardez à qui sont les marqueurs : vos 4 points peuvent en donner 4 à un rival.
    .title = Qui d’autre y gagne
    .say = L’Étoile pose le bâtiment officiel sur c1. Son propre marqueur rapporte 3, et la Lune gagne un point sur chacun de deux marqueurs.
passage-parks = Un marqueur sur un parc rapporte le nombre de types de bâtiments différents à côté, au carré. Les bâtiments imprimés comptent, un autre parc non. Trois types valent 9, quatre valent 16.
    .title = Parcs
    .say = Trois types autour du parc : 3 fois 3 font 9.
passage-order = La place de votre pion décide quand vous rejouez : la place 1 d’abord, la place 7 en dernier. Une bonne tuile sur une place tardive vous coûte le premier choix des sept suivantes.
    .title = Votre tour à la manche suivante
    .say = À la manche suivante, la Vague joue en premier, puis l’Étoile, puis le Cœur.
passage-seven = Une tuile de la place 7 va sur n’importe quel emplacement libre, et elle seule sur celui qui n’a pas de symbole. Vous jouez alors en dernier à la manche suivante, mais la dernière équipe prend un jeton, qui vaut un point.
    .title = La place 7 et le jeton
    .say = L’emplacement en pointillés est pour la place 7 seule.
passage-block = À 2, 4 et 5 joueurs, la dernière équipe dans l’ordre bloque une place avant que quiconque ne pose. À 3 et 6 joueurs, toutes les places restent ouvertes.
    .title = Bloquer une place
    .say = La tuile d’une place bloquée attend la fin de la manche, puis elle est défaussée.
passage-stuck = Tant qu’une tuile disponible va quelque part, il faut la poser selon les règles. Si rien ne va du tout, et alors seulement, prenez n’importe quelle tuile et posez-la sur n’importe quel emplacement libre. Personne ne passe jamais son tour.
    .title = Quand rien ne convient
passage-between = À la fin d’une manche, défaussez les tuiles restantes, retournez la tuile de Planification et piochez sept nouvelles tuiles. Les pions de haut en bas donnent le nouvel ordre ; la dernière équipe prend un jeton. Après la cinquième manche, on ne pioche plus.
    .title = Entre les manches
    .say = L’autre face de la tuile de Planification a d’autres symboles.
passage-two = À 2 ou 3 joueurs, vous menez deux équipes, chacune avec son pion et ses marqueurs. Une connexion relie des marqueurs de la même équipe. À la fin, seule compte votre équipe la plus basse : faites grandir les deux.
    .title = Deux équipes chacun
    .say = L’Étoile a 31 et le Cœur 26 : le joueur marque 26.
passage-end = Comptez les connexions, les quartiers, les parcs et les jetons de chaque équipe. Le plus haut score gagne. À égalité, le pion le plus haut après la manche 5 décide.
    .title = La fin
    .say = Connexions 6, quartiers 4, un parc 4, un jeton 1 : 15 points.

## D’autres mots pour ce dont parle une règle, pour la recherche

also-SIM-2-1 = pièces, matériel, tuiles, boîte, sac
also-SIM-2-2 = joueurs, participants, équipes
also-SIM-2-3 = tuile longue, terrain, plateau de la ville, mise en place
also-SIM-2-4 = cousu, bâtiment imprimé, emplacement vide
also-SIM-2-5 = planification, tuile de planification, symboles
also-SIM-2-6 = retourner, côté, face
also-SIM-2-7 = piocher, tirer, mise en place
also-SIM-2-8 = premier joueur, commencer, pions, mise en place
also-SIM-2-9 = jeton point bonus, bonus
also-SIM-3-2 = bloquer, détonateur, indisponible, fermer
also-SIM-3-3 = ordre de jeu, ordre du tour
also-SIM-3-4 = tour, coup, poser
also-SIM-3-5 = où, endroit, emplacement, vide
also-SIM-3-6 = obligé, forcé, devoir
also-SIM-3-7 = coincé, aucun coup, passer
also-SIM-4-1 = défausser, restantes, restes
also-SIM-4-2 = manche suivante, ordre, remplir
also-SIM-5-1 = connexion, lien, paire, chaîne
also-SIM-5-2 = quartier, groupe, zone, ensemble
also-SIM-5-3 = parc, vert, carré
also-SIM-5-4 = jeton, point bonus, bonus
also-SIM-5-5 = deux équipes, score le plus bas
also-SIM-5-6 = égalité, départager, vainqueur

## Là où les éditions diffèrent : ce que dit chaque texte, et ce qui se joue ici

edition-block = Combien de temps une place reste bloquée
    .en = « la manche suivante »
    .es = cette manche
    .fr = sa tuile part pour de bon
    .ja = cette manche
    .here = cette manche ; sa tuile est ensuite défaussée avec les autres
edition-first = Une place bloquée à la manche 1
    .en = pas clair
    .es = oui
    .fr = à chaque manche
    .ja = à chaque manche
    .here = oui
edition-tokens = Jetons dans la boîte
    .en = pas dans la liste
    .es = 6
    .fr = 5
    .ja = rien
    .here = 5 sont donnés pendant une partie
edition-tie = Le même score
    .en = plus haut dans l’ordre de jeu final
    .es = plus tôt dans l’ordre de jeu
    .fr = qui a joué plus tôt à la dernière manche
    .ja = rien
    .here = le pion le plus haut après la manche 5 ; la règle française est une option
edition-teams = Le même score avec deux équipes chacun
    .en = rien
    .es = le pion de l’équipe la plus basse
    .fr = rien
    .ja = rien
    .here = le pion de l’équipe la plus basse
edition-stuck = Aucune tuile ne va nulle part
    .en = n’importe quelle tuile, sur n’importe quel emplacement
    .es = n’importe quelle tuile, sur n’importe quel emplacement
    .fr = votre tuile, sur n’importe quel emplacement
    .ja = chaque tuile qui ne va nulle part
    .here = n’importe quelle tuile, sur n’importe quel emplacement ; la règle japonaise est une option
edition-blank = Qui peut prendre l’emplacement sans symbole
    .en = une tuile de la place 7
    .es = une tuile de la place 7
    .fr = une tuile de la place 7
    .ja = l’équipe qui est dernière
    .here = une tuile de la place 7
edition-strip = L’emplacement sans symbole
    .en = sur la tuile spéciale
    .es = le seul, sur la tuile spéciale
    .fr = la ville en a un
    .ja = ne nomme pas la tuile spéciale
    .here = un seul, sur la tuile spéciale
edition-left = Les tuiles restantes après une manche
    .en = toutes sont défaussées
    .es = ne nomme que les bâtiments
    .fr = toutes, pour de bon
    .ja = toutes
    .here = toutes, parcs compris
edition-group = Un quartier
    .en = un groupe relié
    .es = un groupe relié
    .fr = un groupe relié
    .ja = se lit comme les seuls voisins directs
    .here = un groupe relié
edition-types = Ce que compte un quartier
    .en = les tuiles d’un type
    .es = les tuiles d’un type
    .fr = des « tuiles identiques », ce qui pourrait inclure les parcs
    .ja = rien
    .here = les bâtiments d’un type, imprimés compris, sans les parcs
edition-line = Quels marqueurs sont reliés
    .en = les adjacents
    .es = les adjacents
    .fr = les adjacents
    .ja = ceux d’une même ligne droite
    .here = les adjacents
edition-link = Ce que relie une connexion
    .en = des tuiles de bâtiment
    .es = toutes les tuiles
    .fr = toutes les tuiles
    .ja = rien
    .here = deux tuiles quelconques d’une équipe
edition-park = Un parc à côté d’un parc
    .en = pas un type
    .es = pas un type
    .fr = pas un type
    .ja = rien
    .here = pas un type
edition-owner = À qui est un jeton
    .en = au joueur, plus loin à l’équipe
    .es = au joueur, plus loin à l’équipe
    .fr = à l’équipe
    .ja = au joueur, plus loin à l’équipe
    .here = à l’équipe
edition-last = Qui prend le jeton
    .en = la dernière dans l’ordre de jeu
    .es = la dernière dans l’ordre de jeu
    .fr = « la dernière place de la tuile de planification », ce qui pourrait être la place 7
    .ja = la dernière dans l’ordre de jeu
    .here = la dernière dans l’ordre de jeu
edition-pawn = Où va le pion
    .en = sur la place de la tuile
    .es = sur la place de la tuile
    .fr = sur la place de la tuile
    .ja = rien ; les pions sont rangés à nouveau entre les manches
    .here = sur la place de la tuile, et il y reste
edition-order = L’ordre de la manche 1
    .en = les pions sont tirés
    .es = les pions sont tirés
    .fr = les pions sont tirés
    .ja = de n’importe quelle façon
    .here = tiré au hasard
edition-face = La première face de la tuile de Planification
    .en = l’une ou l’autre
    .es = l’une ou l’autre
    .fr = quelqu’un en choisit une
    .ja = rien
    .here = tirée au hasard

## Installer le jeu imprimé

sim_box_setup = Installer
sim_box_setup_about = tuiles Terrain, face, ordre, jetons
sim_box_strips = Tuiles Terrain côte à côte, depuis la gauche : { $strips }
sim_box_strips_about = Numérotez une fois pour toutes vos tuiles Terrain ordinaires de 1 à 6, au dos. { $rest ->
    [none] Toutes sont en jeu.
   *[other] À remettre dans la boîte : { $rest }.
  }
sim_box_special = spéciale
sim_box_face = Tuile de Planification, face { $face } visible
sim_box_face_about = Marquez une fois pour toutes l’une des faces d’un A. On la retourne après chaque manche.
sim_box_bag = Dans le sac : 32 bâtiments et 4 parcs
sim_box_bag_about = 8 de chacun des quatre types.
sim_box_draw = Piochez une tuile pour chacune des places 1 à 7
sim_box_draw_about = À cette pioche seulement, un parc retourne dans le sac et on pioche une autre tuile.
sim_box_teams = Donnez à chaque joueur { $count ->
    [1] une équipe
   *[other] deux équipes
  }
sim_box_teams_about = { $count ->
    [1] Une équipe est un pion et ses marqueurs.
   *[other] Une équipe est un pion et ses marqueurs. Seul compte le score le plus bas de vos deux équipes.
  }
sim_box_order = Rangez les pions, le premier en haut : { $order }
sim_box_order_about = C’est l’ordre de jeu de la manche 1.
sim_box_token = { $team } est en dernier et prend un jeton
sim_box_token_about = { $blocks ->
    [yes] Cette équipe bloque aussi une place avant le début de la manche.
   *[no] À ce nombre de joueurs, aucune place n’est bloquée.
  }

## Compter le jeu imprimé

sim_box_count = Compter
sim_box_count_about = peindre la ville, voir chaque point
sim_box_count_tile = Tuile
sim_box_count_disc = Marqueur
sim_box_count_empty = Vide
sim_box_count_printed = imprimé
sim_box_count_brush = { $tile }, { $disc }
sim_box_count_discs = { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
  }
sim_box_count_hint = Choisissez une tuile et un marqueur, puis touchez ou glissez. Un appui long sur un emplacement choisit ce qui s’y trouve.
sim_box_count_sum = { $team } : { $total } = { $parts }
sim_box_count_part = { $source } { $points }
sim_box_count_many = L’équipe { $team } a { $discs } marqueurs dans la ville ; une équipe en pose { $most }.
sim_box_count_offline = Hors ligne : les points viendront avec la connexion. La ville est gardée.
sim_box_count_sheet = Feuille de score
sim_box_count_link = Copier le lien
sim_box_count_tokens = Jetons
sim_box_count_given = Distribués : { $count } sur { $all }
sim_box_count_tokens_of = Jetons de l’équipe { $team }
sim_box_count_anew = Avec un autre nombre de joueurs, la ville repart vide.
sim_box_count_pairs = Quels marqueurs vont ensemble ? Touchez les deux du premier joueur, puis les deux du suivant.
sim_box_count_tie = Égalité : le pion final le plus haut décide. Touchez les pions, du plus haut au plus bas.
sim_box_count_broken = Les pions, à la fin, tranchent l’égalité.
sim_box_count_place = { $team } : { $place }
