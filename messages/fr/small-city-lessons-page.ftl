# Les leçons de Small City. Un message nomme sa leçon dans web/src/games/small-city/lessons : son texte est la tâche,
# `.right` répond au but atteint, `.else` à tout ce qui n’a pas de réponse à soi. Les valeurs sont des faits de la manche.
# $what nomme une tuile sans article : devant deux points, il n’en faut pas.

course-homes = Logements et culture
    .done = Vous savez loger du monde, et ce qui permet aux logements de monter.
course-people = Les gens
    .done = Vous savez déplacer vos gens, et qui vote, qui travaille, qui arrive.
course-works = Commerces et usines
    .done = Vous savez gagner de l’argent, produire des matériaux et tirer des votes des deux.
course-smoke = Pollution
    .done = Vous savez garder la pollution sous le prochain seuil.
course-council = Le Conseil
    .done = Vous savez vous servir du Conseil et tenir vos promesses.
course-round = La manche
    .done = Vous connaissez toute la manche. Jouez maintenant une partie de huit.
# Une leçon pour chaque module de l’extension.
course-module = Spring

lesson-homes-first = Un logement touche autant de bâtiments publics que son niveau ; les coins comptent. La Mairie est publique. Construisez une Résidence 1 à côté.
    .title = Un logement
    .right = Une Résidence 1 accueille aussitôt quelqu’un : la Mairie a un citoyen de moins.
    .built = { $what } : c’est permis aussi, mais personne n’y habite. Choisissez Résidence 1, puis une case allumée à côté de la Mairie.
    .else = Rien n’est construit. Choisissez Résidence 1, puis une case allumée à côté de la Mairie, et scellez le plan.
lesson-homes-culture = La culture est publique aussi, et se paie en matériaux. Construisez l’École là où elle touche votre logement en f5.
    .title = La culture est publique
    .right = Le logement en f5 touche maintenant deux bâtiments publics : il pourrait être une Résidence 2.
    .far = L’École est construite, mais ne touche pas f5. Les bords et les coins comptent, rien de plus loin.
    .built = { $what } : c’est construit. Cette fois, construisez l’École : elle coûte un bois, et vous en avez un.
    .else = Rien de nouveau n’est construit. L’École coûte un bois, et vous en avez un.
lesson-homes-rise = Un logement monte d’un niveau par manche, gratuitement, en prenant une case de plus. Touchez le logement en f5, puis une case allumée.
    .title = Monter ne coûte rien
    .right = Résidence 2 : ni dollar ni point, et une place de plus.
    .built = { $what } : c’est construit. Mais monter est gratuit : touchez le logement en f5, puis une case allumée.
    .else = Le logement n’a pas changé. Touchez-le en f5, puis une case allumée, et scellez le plan.
lesson-homes-straight = On peut aussi construire d’emblée un logement plus grand, à son prix. Trouvez un endroit pour une Résidence 2.
    .title = D’emblée au niveau 2
    .right = { $spent } $, et elle reste vide : seule une Résidence 1 accueille aussitôt quelqu’un.
    .small = Une Résidence 1 va bien ici aussi. Une Résidence 2 doit toucher la Mairie et l’École.
    .built = C’est permis. Mais une Résidence 2 va là où elle touche à la fois la Mairie et l’École.
    .else = Rien n’est construit. Une Résidence 2 va là où elle touche à la fois la Mairie et l’École.
lesson-homes-vote = Qui est chez soi à la fin de la manche vote ; plus le logement est élevé, plus il donne de voix. Scellez votre plan et regardez.
    .title = Les logements votent
    .right = { $votes } voix : deux par personne dans la Résidence 2, une dans la Résidence 1. Les voix sont des points.
    .else = Personne n’a voté cette fois. Laissez des gens chez eux et scellez le plan.
lesson-homes-question = Les nombres sont cachés. En une seule étape et sans un dollar, obtenez 2 voix de plus pendant cette manche.
    .title = À vous de trouver
    .right = Une Résidence 3 touche la Mairie, l’École et la Bibliothèque. Deux personnes y vivent : une voix de plus chacune.
    .paid = { $more } voix de plus, mais pour { $spent } $. Il y a une étape qui ne coûte rien.
    .else = { $more } voix de plus. Regardez le logement qui touche le plus de bâtiments publics.

lesson-people-walk = On va aussi loin qu’on veut, dans un bâtiment d’une autre couleur. Envoyez le citoyen du logement en f5 au commerce.
    .title = Les gens se déplacent
    .right = Un commerce rapporte, un logement vote : personne ne fait les deux dans la même manche.
    .else = Il est resté chez lui et vote. Cette fois, envoyez-le au commerce en g6.
lesson-people-must = Qui travaille doit partir. D’une usine à l’autre, c’est non : les deux ont la même couleur. Ramenez le travailleur chez lui.
    .title = Qui doit partir
    .right = Chez lui, à l’autre bout de l’arrondissement. Deux places libres dans les usines : deux nouveaux venus.
    .else = Le travailleur reste à l’usine, inactif. Ramenez-le en f5.
lesson-people-shut = Une place quittée reste fermée pendant cette manche. Deux personnes doivent partir, et un seul logement est libre. Qui y va ?
    .title = Ce qu’on quitte est fermé
    .right = L’une y habite maintenant ; l’autre reste inactive et ne fait rien pendant cette manche. Les deux choix se valent.
    .else = Toutes deux restent inactives au travail. L’une pourrait emménager dans le logement en b5.
lesson-people-refill = Après vos déplacements, la Mairie remplit chaque Résidence 1 vide. Envoyez les deux personnes au commerce, puis terminez vos déplacements.
    .title = La Mairie envoie du monde
    .right = Deux personnes sont au commerce, deux nouvelles sont chez elles et votent. Les logements plus élevés ne se remplissent pas ainsi.
    .one = Une personne est au commerce, et un logement s’est rempli. La Mairie avait deux personnes : envoyez les deux vôtres.
    .else = Personne n’est parti, donc personne n’est venu. Envoyez les deux personnes au commerce.
lesson-people-arrive = Chaque place libre d’une usine attire un nouveau venu à la Mairie. Faites-en venir trois pendant cette manche.
    .title = Nouveaux venus
    .right = Trois nouveaux venus. Un travailleur aurait produit du bois à la place.
    .else = { $arrived ->
        [0] Personne n’est venu. Une place prise produit des matériaux, une place libre attire des gens.
        [1] Un nouveau venu. Une place prise produit des matériaux, une place libre attire des gens.
       *[other] { $arrived } nouveaux venus. Une place prise produit des matériaux, une place libre attire des gens.
    }
lesson-people-visit = Un citoyen peut se rendre chez chaque voisin : dans un commerce, une usine ou le Musée. Envoyez votre travailleur dans le commerce de votre voisin.
    .title = Une visite
    .right = Il y travaille pour vous et y pollue : cette pollution est à votre voisin, pas à vous.
    .citizen = C’est votre autre citoyen qui est parti, et le travailleur reste inactif. Envoyez le travailleur de a7.
    .else = Le travailleur reste inactif chez vous. Ouvrez l’arrondissement de votre voisin, puis choisissez une place du commerce.
lesson-people-question = Les nombres sont cachés. Faites que cette manche rapporte 1 dollar, 6 voix et 1 nouveau venu.
    .title = À vous de trouver
    .right = Une personne au commerce, une Résidence 1 remplie par la Mairie, une usine libre : voilà une manche entière.
    .poor = Pas de dollar : personne n’est au commerce.
    .taken = Pas de nouveau venu : la place de l’usine est prise.
    .else = { $votes } voix. Une place de la Résidence 2 reste vide : la Mairie ne remplit que le niveau 1.

lesson-works-shop = Un commerce compte les logements : les niveaux qu’il touche font au moins le sien au total. Construisez un Commerce.
    .title = Un commerce
    .right = Il est à côté d’une Résidence 2 : assez de niveaux, même pour un Commerce 2.
    .built = { $what } : c’est construit. Cette fois, un Commerce : des cases s’allument à côté de vos logements.
    .else = Rien de nouveau n’est construit. Choisissez un Commerce : des cases s’allument à côté de vos logements.
lesson-works-cash = Dans un commerce, chacun se sert de sa place. La première a encaissé d’elle-même ; la deuxième peut vendre un matériau. Vendez votre bois.
    .title = Ce que font les commerces
    .right = Vendu. Chaque place sert une fois par manche, si quelqu’un s’y tient. L’argent bâtit des logements, et les logements votent.
    .else = Vendre est à votre choix, mais c’était de l’argent facile. Cette fois, vendez le bois.
lesson-works-apart = Une usine ne touche jamais un logement, même par un coin. Construisez une Usine 1.
    .title = Logements et usines à distance
    .right = Désormais, les logements doivent aussi garder leurs distances avec elle, même en montant.
    .built = C’est permis. Maintenant, une usine : il lui suffit d’être à distance des logements.
    .else = Rien n’est construit. Une usine veut de la distance avec les logements, et rien d’autre.
lesson-works-goods = Chaque personne au travail dans une usine produit un matériau ; au niveau 1, c’est du bois. Envoyez quelqu’un au travail.
    .title = Matériaux
    .right = Un bois, produit après les revenus : il sert au plan de la manche suivante. Mais cette usine n’attire plus de nouveau venu.
    .else = Personne n’est au travail : à la place du bois, c’est un nouveau venu qui arrive. Envoyez quelqu’un en a7.
lesson-works-refinery = Le niveau 2 produit de la pierre et demande une Raffinerie à côté ; le niveau 3 produit du métal et demande un Port en plus. Construisez la Raffinerie.
    .title = De meilleures usines
    .right = À la manche suivante, l’usine pourra monter en prenant b7. La pierre paie la Station de métro et la Clinique.
    .shut = Elle est construite, mais elle gêne : l’usine veut prendre b7 pour monter.
    .built = C’est permis. Maintenant, la Raffinerie : des cases s’allument à côté de votre usine.
    .else = Rien n’est construit. Choisissez la Raffinerie : des cases s’allument à côté de votre usine.
lesson-works-store = Entrepôts et places libres de la Mairie gardent les matériaux. Deux bois arrivent pour une place : défaussez le matériau qui vaut le moins.
    .title = De la place pour les matériaux
    .right = Le bois se refait sans peine. Il a pollué quand même : ce qui est produit compte, même défaussé.
    .else = La pierre est perdue. Le bois se refait plus facilement : gardez la pierre.
lesson-works-question = Les nombres sont cachés. Changez dollars et matériaux en voix : vous en avez 10, montez à 22.
    .title = À vous de trouver
    .right = { $total } voix : les 4 $ en voix, et le métal, qui s’échange le mieux.
    .close = { $total } voix. Il reste de quoi faire mieux : dépensez tous les dollars, et choisissez le meilleur matériau.
    .else = { $total } voix. Le métal s’échange le mieux, et les dollars achètent le reste.

lesson-smoke-grow = Chaque personne dans votre arrondissement ajoute un pour cent de pollution, même à la Mairie. Vous êtes à 6 : où s’arrêtera la piste ?
    .title = Tout le monde pollue
    .right = { $rise } pour cent de plus, un par personne : { $track } en tout. Chaque pour cent coûte une voix à la fin.
    .hall = Elle s’arrête à { $track } : les deux personnes à la Mairie comptent aussi. Essayez encore.
    .silent = Elle s’est arrêtée à { $track }. Cette fois, dites d’abord le nombre.
    .else = Pas { $guess } : elle s’arrête à { $track }. À partir de 6, comptez trois personnes chez elles et deux à la Mairie.
lesson-smoke-park = Une case de parc enlève un pour cent à la hausse de chaque manche, jusqu’à la moitié. Six sont prévus : n’en laissez que trois.
    .title = Parcs
    .right = Trois cases, trois pour cent de moins, à chaque manche.
    .some = { $rise } pour cent cette fois. Trois cases en enlèveraient trois.
    .else = { $rise } pour cent. Les parcs vont n’importe où : construisez-en trois cases.
lesson-smoke-half = Trois cases de parc enlèvent déjà la moitié des six prévus. Dépensez pour quelque chose qui aide encore.
    .title = Pas plus de la moitié
    .right = Bien dépensé. Au-delà de la moitié, un parc ne sert que s’il vient plus de monde.
    .park = La hausse reste de trois : les parcs n’enlèvent jamais plus de la moitié.
    .else = Rien n’est construit. Vous avez de l’argent et des points : dépensez-les pour autre chose qu’un parc.
lesson-smoke-stone = À chaque seuil, 20, 40, 60 et 80, quelqu’un meurt. Vous êtes à 16 et 5 sont prévus. Restez sous 20.
    .title = Les seuils
    .right = { $track } : le seuil n’est pas atteint. Il le sera à la manche suivante, à moins de polluer moins.
    .exactly = Juste 20 : un seuil atteint est passé. Une case de parc de plus suffirait.
    .else = À { $track }, le seuil est passé. Deux cases de parc vous laissent à 19.
lesson-smoke-death = Le seuil de 20 est passé. Choisissez qui meurt, mais personne à la Mairie ; puis une case vide pour le cimetière.
    .title = Le cimetière
    .right = Cette case est perdue pour de bon. Les trois prochains morts n’en demanderont pas d’autre.
lesson-smoke-council = Les parcs ralentissent la piste, mais ne la font jamais reculer. La dernière ligne du Conseil, si. Avancez-y un disque.
    .title = Seul le Conseil nettoie
    .right = { $less } pour cent de moins. C’est le seul moyen de faire reculer la piste.
    .other = Le disque a avancé. Mais seule la dernière ligne fait reculer la piste.
    .else = On peut passer. Mais cette fois, prenez la dernière ligne.
lesson-smoke-question = La dernière manche, et les nombres sont cachés : votre score est voix moins pollution. Avec une tuile et une amélioration, gagnez 5.
    .title = À vous de trouver
    .right = Un parc de trois cases épargne 3 pour cent, et la Résidence 3 rapporte 2 voix.
    .park = Le parc en épargne 3. Un logement peut monter en plus, gratuitement.
    .home = Le logement rapporte { $more } voix de plus. Il reste de l’argent pour un parc.
    .else = { $more } voix de plus et { $rise } pour cent. Une voix de plus ou un pour cent de moins, c’est toujours un point : comparez.

lesson-council-keep = Une promesse rapporte à la fin si elle est tenue, et coûte sinon ; plus elle est difficile, plus elle rapporte. Gardez-en une sur trois.
    .title = Une promesse
    .right = Elle est à vous. Les autres voient si elle est difficile, mais pas ce qu’elle dit.
    .else = Choisissez l’une des trois promesses.
lesson-council-meter = Votre promesse demande École, Bibliothèque et Musée. Deux sont là. Tenez-la.
    .title = Tenir une promesse
    .right = Tenue, en ce moment. Elle sera jugée à la fin, pas maintenant.
    .built = C’est permis. Le Musée coûte un bois et une pierre ; vous avez les deux.
    .else = Rien n’est construit. Le Musée coûte un bois et une pierre ; vous avez les deux.
lesson-council-disc = Une fois par manche, un de vos deux disques avance d’une colonne vers la droite, dans n’importe quelle ligne : payez, puis prenez ce qu’il y trouve.
    .title = Le Conseil
    .right = Un disque traverse quatre colonnes en une partie. Les dernières coûtent plus et donnent plus.
    .else = On peut passer, mais huit manches, c’est peu. Essayez un déplacement.
lesson-council-build = La troisième ligne construit une tuile pour rien, pas plus grande que sa colonne. Avancez-y un disque et construisez.
    .title = Construit pour rien
    .right = Ni point de chantier, ni prix à payer. La culture, elle, ne se construit jamais ici.
    .other = Le disque a avancé, mais rien n’est construit. C’est la troisième ligne qui construit.
    .else = Vous avez passé. Avancez un disque dans la troisième ligne : elle construit pour rien.
lesson-council-pay = Ni argent ni voix : une colonne se paie aussi avec sa promesse, que vous prenez sans la voir. Avancez de cette façon.
    .title = Payer d’une promesse
    .right = Une promesse de plus est à vous : des points si elle est tenue, une dette sinon.
    .else = C’est prudent, mais ne rapporte rien. Avancez un disque et voyez ce que demande la promesse.
lesson-council-question = Le dernier Conseil de la partie, et les nombres sont cachés. Un disque peut encore avancer : gagnez 6 points avec lui.
    .title = À vous de trouver
    .right = Six pour cent de moins pour 4 $ : ensuite, l’argent ne vaut plus rien.
    .votes = Six pour cent de moins, mais payés en voix. Vous aviez de l’argent, et ensuite il ne vaut plus rien.
    .promise = Une promesse piochée si tard ne peut guère être tenue. Vous aviez de l’argent, et ensuite il ne vaut plus rien.
    .else = { $gain ->
        [one] { $gain } point.
       *[other] { $gain } points.
    } Plus rien ne se construit ni ne se vend ensuite : seuls comptent voix, promesses et pollution.

lesson-round-mayor = Le Maire occupe deux cases vides chez son hôte pendant une manche ; rien ne s’y construit. Mettez-le là où il gêne le moins.
    .title = Le Maire
    .right = L’hôte joue aussi en premier, pendant toute la manche.
    .else = Mettez le Maire sur deux cases vides côte à côte.
lesson-round-card = Chacun prend une carte Action ; la plupart servent toute la manche. Prenez-en une.
    .title = Une carte chacun
    .right = Elle est à vous jusqu’à la fin de la manche. Ensuite, toutes retournent face cachée, et les cartes suivantes du cercle sont révélées.
    .else = Prenez l’une des cartes visibles.
lesson-round-seal = Tout le monde planifie en même temps et en secret : trois points, un par tuile, petite ou grande. Prévoyez quelque chose et scellez.
    .title = Un plan secret
    .right = Quand tout le monde a scellé, tous les plans s’ouvrent ensemble et se construisent dans l’ordre.
    .else = Votre plan était vide. Construisez ou améliorez quelque chose avant de sceller.
lesson-round-scarce = Il reste une Station de métro. Votre voisin joue en premier et la veut. Scellez un plan dont rien ne peut échouer.
    .title = Qui est servi en premier
    .right = Rien n’a échoué. Vos propres tuiles et celles qui abondent n’échouent jamais.
    .failed = La dernière Station de métro est allée à votre voisin. Vous gardez votre pierre, mais le point est perdu.
    .else = Rien n’a échoué, mais rien n’est construit. Planifiez autre chose que la Station de métro.
lesson-round-round = Cartes, plan, déplacements, revenus, vote, pollution, Conseil : cette fois, tout à la suite, en solo. Prenez votre temps.
    .title = Une manche entière
    .right = { $votes ->
        [1] Une voix, { $rise } pour cent de plus. Huit manches comme celle-ci font une partie.
       *[other] { $votes } voix, { $rise } pour cent de plus. Huit manches comme celle-ci font une partie.
    }
lesson-round-question = Deux manches contre un bot qui a votre arrondissement et 3 pour cent de pollution en plus. Faites mieux que lui : voix moins pollution.
    .title = À vous de trouver
    .right = { $score } contre { $rival }. Vous savez maintenant jouer une partie entière.
    .else = { $score } contre { $rival }. Qui est chez soi vote, et les cases de parc ralentissent la piste. Essayez encore, ou jouez une partie.

lesson-module-police = La carte L est visible : qui n’est couvert par aucun policier se soulève. Avancez un policier de trois pas au plus ; un seul citoyen peut se soulever.
    .title = Policiers
    .right = { $rioters ->
        [0] Personne ne se soulève : vos policiers couvrent tous ceux qui sont restés.
       *[other] Un seul se soulève : il ne travaille pas et ne vote pas. Vos policiers couvrent les autres.
    }
    .else = { $rioters } citoyens se soulèvent. Un policier couvre les huit cases autour de lui : couvrez les logements et le commerce du bas.
lesson-module-traders = Un négociant ne travaille que dans les commerces, mais se sert deux fois de sa place, et pollue deux fois. Envoyez le négociant de f5 au commerce.
    .title = Négociants
    .right = Deux fois l’argent ou deux ventes. Avec 4, 8 et 12 citoyens logés ou au travail, un négociant arrive.
    .else = Chez lui, un négociant ne vote pas. Envoyez-le de f5 au commerce.
lesson-module-forest = Défricher des arbres coûte de l’argent et laisse du bois. Construisez sur au moins un arbre ; les parcs n’en couvrent jamais.
    .title = Plateaux de forêt
    .right = Défriché. Le bois sert à partir de la manche suivante ; il pollue une fois.
    .built = C’est permis, mais aucun arbre n’est tombé. Choisissez une case avec un arbre.
    .else = Rien n’est construit. Choisissez une tuile, puis une case avec un arbre.
lesson-module-cards = Avec la carte K, personne ne pollue dans vos commerces ; la carte L coûte 2 $ ou 3 voix. Vous êtes à 16 pour cent : prenez K.
    .title = Cartes Action
    .right = Trois personnes peuvent maintenant aller au commerce sans un pour cent de plus : 19 au lieu de 22, sous le seuil de 20.
    .anarchist = Elle a coûté aussitôt, et six pour cent sont prévus : le seuil est à 20. Prenez K.
    .else = C’est utile, mais six pour cent sont prévus, et le seuil est à 20. Prenez K.
lesson-module-buildings = Six cases de parc côte à côte sont un Jardin. Chacun peut avoir une Statue à côté : culture et parc à la fois. Construisez-la.
    .title = Nouveaux bâtiments
    .right = Un bâtiment public de plus, et une case de parc de plus. Un Palais coûte deux points et apporte une promesse.
    .built = { $what } : c’est permis. Maintenant, la Statue : des cases s’allument autour de votre Jardin.
    .else = Rien n’est construit. Choisissez la Statue : des cases s’allument autour de votre Jardin.
lesson-module-promises = Votre promesse : à la fin, trois négociants dans trois commerces différents. Les deux au travail doivent en changer ; le troisième peut. Tenez-la.
    .title = Cartes Promesse
    .right = D’un commerce à l’autre : les négociants le peuvent, les citoyens non. La promesse est tenue.
    .else = Commerces avec un négociant : { $shops } sur 3. Il faut à chaque négociant un commerce à lui.
lesson-module-special = La dernière manche, et la carte L est visible. Votre promesse spéciale : personne ne se soulève à la fin. Déplacez un policier.
    .title = Promesses spéciales
    .right = Tout le monde est couvert : la promesse spéciale est tenue, et aucun point n’est perdu.
    .else = { $rioters ->
        [1] Quelqu’un se soulève : il coûte un point, et la promesse n’est pas tenue.
       *[other] { $rioters } personnes se soulèvent : chacune coûte un point, et la promesse n’est pas tenue.
    }
lesson-module-historic = Neuschwanstein rapporte une voix par manche pour chaque forêt autour de lui au-delà de trois. Placez-le pour obtenir 3 voix.
    .title = Monuments
    .right = Six forêts l’entourent : 3 voix, à chaque manche. N’en défrichez aucune.
    .castle = { $votes ->
        [1] Une voix par manche. Il y a plus de forêts autour de b8.
       *[other] { $votes } voix par manche. Il y a plus de forêts autour de b8.
    }
    .built = { $what } : c’est permis. Neuschwanstein coûte deux pierres, et vous en avez deux.
    .else = Rien n’est construit. Neuschwanstein coûte deux pierres, et vous en avez deux.
lesson-module-cities = Chaque ville change quelques règles. À Zurich, les logements vont sur les cases marquées, et rien d’autre n’y va. Construisez un logement.
    .title = Huit villes
    .right = Zurich ne mesure pas non plus la pollution des manches 1 et 2. Le cadre montre ce que change chaque ville.
    .built = { $what } : c’est permis. Maintenant, un logement, sur une case marquée.
    .else = Rien n’est construit. Choisissez un logement : les cases marquées s’allument.
lesson-module-roads = Un trajet rapporte un dollar pour deux Routes ; chaque Rond-point en chemin ajoute un pour cent. Roulez jusqu’à l’usine du bas.
    .title = Routes
    .right = Six Routes : 3 $. Un Rond-point : un pour cent.
    .short = { $roads ->
        [1] Une seule Route. L’usine est plus loin.
       *[other] Seulement { $roads } Routes. L’usine est plus loin.
    }
    .walked = Le chemin s’est fait à pied, ce qui ne rapporte rien. Choisissez la voiture.
    .else = Personne n’a bougé. Choisissez quelqu’un dans le logement en a5, puis l’usine, et prenez la voiture.
