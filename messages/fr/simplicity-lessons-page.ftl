# Les dix leçons de Simplicity. Un message nomme sa leçon dans web/src/games/simplicity/lessons : son texte est la
# tâche, `.right` répond au but atteint, `.else` à tout ce qui n’a pas de réponse à soi. Les valeurs sont des faits du coup.

course-game = Le jeu
    .done = C’est tout Simplicity : emplacements, groupes, connexions, parcs, ordre et jetons.

lesson-place = Tout le monde bâtit cette seule ville. Choisissez une des tuiles, puis un emplacement allumé : place et emplacement montrent le même symbole.
    .title = Une tuile, un emplacement
    .right = C’est posé, et le marqueur dessus est à vous. Chaque équipe pose cinq tuiles dans la partie ; à la fin, qui a le plus de points gagne.
lesson-group = Votre marqueur rapporte un point par bâtiment de son quartier : même type, bord contre bord, bâtiments cousus compris. Trouvez un quartier de 4 ou plus.
    .title = Quartiers
    .right = +{ $gain } : un quartier de { $size }. Chaque marqueur qui s’y trouve rapporte { $size }, qu’il soit à vous ou à d’autres.
    .else = { $size ->
        [1] +{ $gain } : ce bâtiment reste seul. Les coins ne relient pas. Essayez à côté des bureaux orange.
       *[other] +{ $gain } : son quartier compte { $size } bâtiments. Les coins ne relient pas. Essayez à côté des bureaux orange.
    }
lesson-link = Deux de vos marqueurs côte à côte forment une connexion : 3 points, quelles que soient les tuiles dessous. Reliez-vous à votre marqueur sur d3.
    .title = Connexions
    .right = Une corde les relie : 3 pour la connexion, { $rest } pour le quartier.
    .large = +{ $gain }, mais pas encore de corde. Posez sur un emplacement qui touche d3 par un bord.
    .else = +{ $gain }, et pas de corde. Posez sur un emplacement qui touche d3 par un bord : d2 ou e3.
lesson-both = Une même tuile peut faire les deux : toucher votre marqueur et rejoindre un grand quartier. Trouvez 8 points.
    .title = Les deux à la fois
    .right = +{ $gain } : 3 pour la connexion avec d2, { $rest } pour le quartier de bureaux.
    .link = +{ $gain } : la connexion y est, mais le quartier est petit. Quel type y a-t-il à côté de c2 ?
    .else = +{ $gain }. Cherchez un emplacement entre vos marqueurs et les bureaux.
lesson-others = Une tuile profite à tout marqueur de son quartier. Cinq emplacements rapportent 4, mais trois servent aussi la Lune. Marquez 4 sans rien lui donner.
    .title = Qui d’autre y gagne
    .right = +{ $gain } pour vous, et rien pour la Lune. Trois autres emplacements lui auraient donné 2.
    .moon = +{ $gain } pour vous, mais +{ $moon } pour la Lune : elle a des marqueurs dans le quartier que vous avez agrandi.
    .else = +{ $gain }. Cinq emplacements rapportent 4. Essayez les tuiles Bureau.
lesson-park = Un marqueur sur un parc rapporte le nombre de types différents à côté, au carré : 1, 4, 9 ou 16. Marquez 9 avec un parc.
    .title = Parcs
    .right = Bâtiment officiel, bureau, commerce : trois types, et trois fois trois font 9. L’officiel est là deux fois, mais ne compte qu’une fois.
    .park = { $types ->
        [0] Aucun type à côté, aucun point. Cherchez trois voisins différents.
        [1] Un seul type à côté rapporte 1. Cherchez trois voisins différents.
       *[other] { $types } types à côté : { $types } fois { $types } font { $parks }. Cherchez trois voisins différents.
    }
    .else = +{ $gain }, sans parc. Prenez la tuile verte de la place 4.
lesson-order = Votre place est votre rang à la manche suivante : la place 1 joue d’abord. Deux tuiles rapportent 10. Prenez celle qui joue le plus tôt.
    .title = Votre tour à la manche suivante
    .right = +{ $gain }, et à la manche suivante, seules les places 1 et 2 jouent avant vous.
    .late = +{ $gain } aussi, mais depuis la place { $slot }, les trois autres équipes peuvent toutes jouer avant vous.
    .else = +{ $gain }. Deux tuiles rapportent 10 : aux places 3 et 6.
lesson-seven = Une tuile de la place 7 va partout, même sur l’emplacement en pointillés. L’équipe la plus basse prend un jeton. Posez sur c4.
    .title = La place 7 et le jeton
    .right = +{ $gain }. Rien n’est plus bas que la place 7 : à la manche suivante, vous jouez en dernier, mais vous bloquez d’abord une place et prenez un jeton, qui vaut 1.
    .seven = +{ $gain }. Une tuile de la place 7 va partout. Mais cette fois, visez l’emplacement en pointillés : c4.
    .else = +{ $gain }. Seule une tuile de la place 7 va sur l’emplacement en pointillés.
lesson-block = La dernière équipe dans l’ordre bloque une place pour cette manche. La Lune joue en premier. Bloquez la place qui vaut le plus pour elle.
    .title = Bloquer une place
    .right = Sur c4, un bureau aurait réuni deux quartiers pour la Lune : 14 points. Son meilleur coup n’en rapporte plus que 11.
    .else = La Lune peut encore prendre la place 7 : un bureau sur c4 lui rapporte 14. Cherchez ce que chaque place vaut pour elle.
lesson-count = La dernière tuile de la partie. Vous avez 32, la Vague 42. Un seul coup gagne. Les gains sont cachés : à vous de compter.
    .title = Comptez vous-même
    .right = +{ $gain } : trois types autour du parc font 9, la connexion avec c6 fait 3. { $total } contre { $best }.
    .park = { $types ->
        [one] +{ $gain } : { $types } type à côté de ce parc. Vous avez { $total }, la Vague { $best }. Cherchez encore.
       *[other] +{ $gain } : { $types } types à côté de ce parc. Vous avez { $total }, la Vague { $best }. Cherchez encore.
    }
    .else = +{ $gain } : { $total } contre { $best }. Seul le parc peut rapporter assez.
