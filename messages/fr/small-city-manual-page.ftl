# Les règles de Small City en deux et en dix minutes, et leurs mots de recherche. Un message nomme son passage dans
# web/src/games/small-city/manual ; les règles entières sont dans small-city-rules.ftl.

## Deux minutes

brief-goal = Vous dirigez un arrondissement pendant huit manches. Les voix sont des points, et chaque pour cent de pollution en coûte un. Chaque manche a huit phases.
    .title = Des voix, moins la pollution
brief-cards = Le Maire occupe deux cases chez son hôte pendant la manche. Puis chacun prend une carte qui aide pour cette manche.
    .title = 1. Cartes
brief-build = Chacun planifie en secret : trois points pour des tuiles, et logements, commerces et usines s’améliorent gratuitement. Tous les plans s’ouvrent ensemble.
    .title = 2. Construction
brief-tiles = Un logement demande autour de lui autant de bâtiments publics que son niveau, un commerce autant de niveaux de logements. Logements et usines gardent leurs distances.
    .title = Quoi va où
brief-move = Qui travaille doit partir, qui est chez soi le peut. On va vers un bâtiment d’une autre couleur, et personne n’entre dans une place quittée pendant la manche. Les places d’usine libres attirent de nouveaux venus.
    .title = 3. Déplacements
brief-income = Dans les commerces, on gagne de l’argent, on vend ou on achète des voix. Dans les usines, on produit des matériaux, et les matériaux paient la culture.
    .title = 4. Revenus
brief-vote = Qui est chez soi vote : plus le logement est élevé, plus il donne de voix.
    .title = 5. Vote
brief-pollution = Chaque personne et chaque matériau produit ajoute un pour cent ; les parcs en enlèvent jusqu’à la moitié. À 20, 40, 60 et 80 quelqu’un meurt, à 100 l’arrondissement est perdu.
    .title = 6. Pollution
brief-council = Avancez un de vos disques d’une colonne. Il rapporte de l’argent, des matériaux, une tuile, des gens ou de l’air pur.
    .title = 7. Conseil
brief-mayor = Le Maire passe chez l’hôte suivant. Après la dernière manche, les promesses tenues paient et les autres coûtent.
    .title = 8. Maire

## Dix minutes

chapter-homes = Logements et culture
passage-start = Votre arrondissement commence avec la Mairie et une zone de sept cases sur sept. Trois citoyens attendent à la Mairie, les autres au bureau de l’emploi et dans la réserve. Vous placez la Mairie en secret, et tout le monde la montre en même temps.
    .title = Votre arrondissement
    .say = La Mairie est un bâtiment public : les logements la veulent près d’eux.
passage-home = Un logement demande autour de lui autant de bâtiments publics que son niveau ; les coins comptent. La Mairie et toute la culture sont publiques. Une nouvelle Résidence 1 prend aussitôt un citoyen de la Mairie.
    .title = Un logement
    .say = Les cases en pointillés touchent le nouveau logement : la Mairie en est.
passage-culture = École, Bibliothèque, Musée et le reste de la culture vont n’importe où, un exemplaire de chaque. On les paie en matériaux. Un meilleur matériau peut en remplacer un moins bon : le métal la pierre, la pierre le bois.
    .title = Culture
    .say = Avec l’École à côté, ce logement touche deux bâtiments publics.
passage-rise = Logements, commerces et usines montent d’un niveau par manche, sans argent ni point, en prenant une case libre à côté. Le nouveau niveau doit avoir autour de lui ce qu’il demande. On peut aussi construire tout de suite un niveau plus élevé, à son prix.
    .title = Améliorer
    .say = Une Résidence 2 : deux cases, deux bâtiments publics autour.
passage-vote = Les gens chez eux votent à la fin d’une manche : 1, 2, 3, 3 ou 4 voix chacun dans les Résidences de niveau 1 à 5. Les voix sont des points, et aussi de l’argent quand il le faut.
    .title = Les logements votent
    .say = Une voix dans la Résidence 1, 2 par personne dans la Résidence 2, 3 dans la Résidence 3.

chapter-people = Les gens
passage-move = Les citoyens au travail doivent se déplacer, ceux qui sont chez eux le peuvent. Ils vont aussi loin qu’ils veulent, une fois, vers un bâtiment d’une autre couleur : du logement au commerce, du commerce à l’usine ou chez soi.
    .title = Les gens se déplacent
    .say = Du logement au commerce : un commerce rapporte, un logement vote.
passage-shut = Une place quittée reste fermée pour le reste de vos déplacements. Qui doit partir et ne trouve pas de place reste inactif : sans rien rapporter, mais en polluant.
    .title = Ce qu’on quitte est fermé
    .say = Personne n’entre plus dans le commerce pendant cette manche.
passage-hall = Après vos déplacements, la Mairie remplit chaque Résidence 1 vide. Puis un citoyen vient du bureau de l’emploi pour chaque place libre de vos usines, tant que la Mairie a de la place.
    .title = Nouveaux venus
    .say = La Mairie envoie quelqu’un dans la Résidence 1 vide.
passage-visit = Un de vos citoyens peut se rendre chez chaque voisin : dans un commerce, une usine ou le Musée. Il y travaille pour vous et y pollue. Au retour, il rentre ou passe chez l’autre voisin.
    .title = Une visite
    .say = Un visiteur d’un autre arrondissement travaille dans votre commerce.

chapter-works = Commerces et usines
passage-shop = Un commerce compte les logements autour de lui : leurs niveaux doivent atteindre le sien au total.
    .title = Un commerce
    .say = Les Résidences 1 et 2 portent ensemble un Commerce jusqu’au niveau 3.
passage-uses = Chaque place d’un commerce sert à une chose, une fois par manche, si quelqu’un s’y tient. La première rapporte 1 $. La deuxième vend un matériau pour 2, 3 ou 5 $. La troisième achète de 2 à 5 voix pour 1 à 4 $. La quatrième échange un matériau contre 3, 5 ou 7 voix.
    .title = Ce que font les commerces
    .say = Un Commerce 4 a les quatre : encaisser, vendre, acheter des voix, échanger.
passage-factory = Une Usine 1 ne demande rien autour d’elle, mais aucun logement ne peut la toucher, même par un coin. Cela vaut dans les deux sens, aussi pour les améliorations.
    .title = Logements et usines à distance
    .say = Pas ici : l’usine toucherait le logement par un coin.
passage-goods = Chaque personne dans une usine produit un matériau : du bois au niveau 1, de la pierre au niveau 2, du métal au niveau 3. Le niveau 2 demande une Raffinerie autour de lui, le niveau 3 un Port en plus. Les matériaux servent à partir du plan suivant.
    .title = Matériaux
    .say = Le niveau 1 produit du bois, le niveau 2 de la pierre, le niveau 3 du métal.
passage-room = Un Entrepôt garde trois matériaux et la Mairie un sur chaque place libre. Ce qui ne tient pas est perdu, mais a quand même pollué.
    .title = De la place pour les matériaux

chapter-smoke = Pollution et cimetière
passage-smoke = À la fin de chaque manche, chaque personne dans votre arrondissement ajoute un pour cent, même à la Mairie, et chaque matériau qui y a été produit aussi.
    .title = Tout le monde pollue
    .say = Une personne en ajoute un, un matériau en ajoute un.
passage-parks = Chaque case de parc enlève un pour cent à la hausse d’une manche, et une Caserne de pompiers en service deux. Ensemble, ils enlèvent au plus la moitié de la hausse. Les parcs ne font jamais reculer la piste.
    .title = Parcs
    .say = Trois cases de parc : jusqu’à trois pour cent de moins à chaque manche.
passage-stones = Chaque fois que la piste atteint 20, 40, 60 ou 80, une personne meurt ; vous choisissez qui, mais personne à la Mairie. Le cimetière prend une case libre pour quatre morts. Une Clinique sauve une personne par manche.
    .title = Le cimetière
    .say = Une mort à chacun de ces seuils.
passage-lost = À 100, l’arrondissement est perdu et son joueur est éliminé. À la fin, chaque pour cent coûte un point : l’air pur vaut autant que les voix.
    .title = Un pour cent, un point

chapter-council = Conseil et promesses
passage-promise = Au début, vous piochez une promesse facile, une moyenne et une difficile, et en gardez une en secret. À la fin, elle rapporte 6, 12 ou 18 voix si elle est tenue et en coûte 3, 6 ou 9 sinon. Les autres voient si elle est difficile, pas ce qu’elle dit.
    .title = Promesses
    .say = Tenue : 6, 12 ou 18.
passage-council = Une fois par manche, vous pouvez avancer un de vos deux disques d’une colonne, dans n’importe quelle ligne. Payez la colonne : de 1 à 4 $, ou de 2 à 5 voix, ou une promesse de plus à tenir. Puis prenez ce que donne la ligne.
    .title = Le Conseil municipal
    .say = De l’argent, des voix ou une promesse paient une colonne.
passage-rows = Cinq lignes : de l’argent, des matériaux, une tuile gratuite aussi grande que sa colonne, des citoyens de la réserve, et un air plus pur. La dernière est le seul moyen de faire reculer la pollution.
    .title = Ce que donne le Conseil
    .say = Finances, Fournitures, Travaux, Tourisme, Environnement.
passage-advanced = Dans le jeu avancé, chacun garde aussi une promesse spéciale, qui vaut 10, et après la manche 4 choisit en secret un programme ou aucun : 20 points s’il est réalisé, 10 de moins sinon.
    .title = Le jeu avancé

chapter-round = Les secrets et la manche
passage-mayor = Le Maire occupe deux cases libres chez son hôte pendant la manche. Puis une carte de plus qu’il n’y a de joueurs est révélée, et chacun en prend une, l’hôte d’abord. On ne peut pas refuser.
    .title = Le Maire et les cartes
    .say = Huit cartes attendent en cercle ; de nouvelles se montrent à chaque manche.
passage-plan = Tout le monde planifie en même temps et en secret. Vous avez trois points : une tuile de n’importe quelle taille en coûte un, agrandir la zone deux. Prix, formes et besoins d’une tuile doivent être justes. Les améliorations viennent en dernier et ne coûtent pas de point.
    .title = Le plan secret
    .say = Trois points par manche.
passage-reveal = Quand le dernier plan est scellé, tous s’ouvrent et se réalisent dans l’ordre de jeu. Si quelqu’un prend avant vous le dernier exemplaire d’une tuile, votre étape échoue : vous ne payez rien, mais perdez le point.
    .title = Les plans s’ouvrent
passage-end = Après la manche 8, comptez voix, promesses et pollution. Le plus haut score gagne. À égalité, moins de pollution, puis plus d’argent, puis plus de citoyens en vie. Argent et matériaux restants ne valent rien.
    .title = La fin
    .say = Voix et promesses tenues, moins la pollution.
passage-solo = En solo, vous commencez avec 8 $, accueillez toujours le Maire et choisissez entre deux cartes. 30 points mènent au Conseil, 60 au poste d’Adjoint, 90 à la Mairie.
    .title = Jouer en solo

chapter-modules = Spring : les modules
passage-police = Deux policiers viennent avec votre Commissariat et parcourent vos rues. Chaque fois que la carte L est visible, autant de gens se soulèvent que le numéro de la manche, sauf s’il y a eu des émeutes à la manche d’avant. Seuls se soulèvent ceux qu’aucun policier ne couvre. Les émeutiers ne travaillent pas et ne votent pas.
    .title = { value-modules-police }
    .say = Le policier couvre le commerce à côté de lui. Le logement de droite peut se soulever.
passage-traders = Avec 4, 8 et 12 citoyens hors de la Mairie, un négociant vous rejoint. Les négociants ne travaillent que dans les commerces, mais s’y servent deux fois de leur place, et polluent deux fois.
    .title = { value-modules-traders }
    .say = Un négociant se sert deux fois de sa place.
passage-forest = Votre carte est couverte d’arbres. Défricher une case sous une tuile coûte 1 $, ou 2 $ sur la face expert, et laisse du bois qui sert à partir de la manche suivante. Les parcs ne peuvent pas couvrir d’arbres.
    .title = { value-modules-forest }
    .say = Un arbre coûte de l’argent et laisse du bois.
passage-cards = Deux cartes de plus : avec l’Écologiste, personne dans vos commerces ne pollue pendant cette manche. Si vous prenez l’Anarchiste, vous payez 2 $ ou 3 voix.
    .title = { value-modules-cards }
passage-buildings = Six cases de parc qui se touchent forment un Jardin, et chaque Jardin peut avoir une Statue : culture et parc à la fois. Un Palais coûte deux points et apporte une promesse. Chaque promesse vaut maintenant 5 et ne coûte rien si elle n’est pas tenue, sauf celles des Palais et des Statues.
    .title = { value-modules-buildings }
    .say = Six cases de parc, et une Statue à côté.
passage-promises = Deux promesses de plus, pour les policiers et les négociants : l’une veut que la moitié de vos gens se soulève à la fin, l’autre trois négociants dans trois commerces différents.
    .title = { value-modules-promises }
passage-special = Dans le jeu avancé, deux promesses spéciales de plus : personne ne se soulève à la fin, ou deux négociants reposent dans un cimetière.
    .title = { value-modules-special }
passage-historic = Chaque joueur peut construire un monument célèbre pour un point et deux pierres : le Colisée double le Partisan, Neuschwanstein vote pour chaque case de forêt autour de lui au-delà de trois.
    .title = { value-modules-historic }
    .say = Le Colisée et Neuschwanstein.
passage-cities = Chacun joue une ville d’Europe, avec sa carte et quelques règles à elle. Toute la carte est à vous dès le début, sauf à Londres.
    .title = { value-modules-cities }
    .say = Huit villes sur quatre plateaux.
passage-roads = Posez des Routes sur les bords des cases, autant que vous pouvez en payer. Un trajet y rapporte 1 $ par paire de Routes ; chaque Rond-point en chemin ajoute un pour cent de pollution.
    .title = { value-modules-roads }
    .say = Une Route coûte 1 $, un Rond-point 2 $.

## D’autres mots pour ce dont parle une règle, pour la recherche

also-SC-2-1 = joueurs, manches, phases
also-SC-2-3 = zone, plateau, carte, agrandir
also-SC-2-5 = adjacent, voisin, diagonale, coin, autour, influence
also-SC-2-7 = bâtiment public, culture
also-SC-2-12 = voisins, gauche, droite
also-SC-2-14 = en service, occupé
also-SC-3-2 = cartes action, cercle, roue
also-SC-3-5 = mise en place, départ, citoyens
also-SC-3-6 = argent de départ, dollars
also-SC-3-8 = objectif, but, carte promesse
also-SC-4-4 = choisir, prendre une carte
also-SC-5-3 = points d’action, points de chantier
also-SC-5-8 = révéler, simultané, ordre
also-SC-5-9 = échouer, épuisé, plus en réserve
also-SC-6-1 = maison, logement, résidence, condition
also-SC-6-2 = magasin, boutique, commerce, condition
also-SC-6-3 = industrie, usine, fabrique
also-SC-6-8 = bâtiment culturel, école, bibliothèque, musée, métro, clinique, université, matériaux
also-SC-6-10 = toucher, usine, maison, à côté
also-SC-7-1 = monter, amélioration, niveau, améliorer
also-SC-8-2 = déplacement, travailleur, partir
also-SC-8-4 = couleur
also-SC-8-5 = inactif, chômage, bloqué
also-SC-8-6 = visite, touriste, étranger, invité
also-SC-8-7 = remplir, emménager, nouveau venu
also-SC-8-8 = immigrant, arriver, nouveau venu
also-SC-9-2 = encaisser, vendre, acheter des voix, échanger, commerce
also-SC-9-6 = produire, production, matériaux, ressources
also-SC-9-7 = stockage, réserve, capacité
also-SC-10-1 = voter, vote, électeurs
also-SC-11-1 = fumée, saleté
also-SC-11-4 = moitié, maximum, limite
also-SC-11-5 = mort, mourir, victime, seuil, tombe
also-SC-11-6 = cimetière, tombe
also-SC-11-7 = éliminé, perdu, perdre
also-SC-12-2 = conseil municipal, politique, disque
also-SC-14-2 = objectifs, bonus, pénalité
also-SC-14-3 = score final, points, vainqueur
also-SC-14-4 = égalité, départager
also-SC-17-1 = solo, seul, un joueur
also-SP-POL-4 = policier, marcher, patrouille
also-SP-POL-9 = émeute, révolte, anarchie, manifestation
also-SP-TRD-6 = négociant, marchand, deux fois
also-SP-FOR-2 = arbre, bois, défricher, couper
also-SP-ROA-9 = rue, conduire, voiture, trajet, circulation

## Installer le jeu imprimé

sc_box_setup = Installer
sc_box_setup_about = réserves, cartes, promesses, arrondissements
sc_box_modules = Modules
sc_box_supply = Réserve : { $wood } bois, 24 pierres, 24 métaux
sc_box_supply_about = La même pour tout nombre de joueurs.
sc_box_common = Une réserve pour tous : Station de métro, Clinique, Université et Caserne de pompiers, { $count } de chaque
sc_box_common_about = Commissariats : { $stations }. Le reste retourne dans la boîte.
sc_box_cards = Cartes Action { $cards }
sc_box_cards_about = { $out ->
    [0] Mélangez-les et mettez-les face cachée en un cercle de huit, le repère à la position 1.
    [1] Tirez-en une au hasard{ $keeps ->
        [none] ,
       *[other] , mais pas { $keeps },
      } montrez-la et rangez-la. Mettez les autres face cachée en cercle, le repère à la position 1.
   *[other] Tirez-en { $out } au hasard{ $keeps ->
        [none] ,
       *[other] , mais pas { $keeps },
      } montrez-les et rangez-les. Mettez les autres face cachée en cercle, le repère à la position 1.
  }
sc_box_promises = Trois piles de promesses : faciles, moyennes, difficiles
sc_box_promises_about = { $zone ->
    [yes] Retirez les numéros 5, 29 et 30. Mélangez chaque pile.
   *[no] Mélangez chaque pile.
  }
sc_box_statues = Une réserve pour tous : 16 Statues et 9 Palais
sc_box_statues_about = La même pour tout nombre de joueurs.
sc_box_more = Ajoutez les deux promesses des cartes Promesse
sc_box_more_about = L’une est moyenne, l’autre difficile.
sc_box_special = Mélangez les promesses spéciales
sc_box_special_about = Deux de plus viennent avec ce module.
sc_box_forest = Chaque joueur prend un plateau de forêt
sc_box_forest_about = Tous sur la face facile, ou chacun comme convenu.
sc_box_cities = Distribuez un plateau de ville à chaque joueur
sc_box_cities_about = Dans l’ordre de jeu, chacun choisit ouvertement une face.
sc_box_tiles = Chaque joueur : Mairie, École, Bibliothèque, Musée, Raffinerie, Port, 3 Entrepôts
sc_box_tiles_about = { $more ->
    [none] Tout d’une même couleur.
   *[other] En plus : { $more }.
  }
sc_box_officers = 2 policiers
sc_box_traders = 3 négociants
sc_box_roads = 10 Routes et 5 Ronds-points
sc_box_historic = le Colisée ou Neuschwanstein
sc_box_citizens = Citoyens : 3 à la Mairie, 11 au bureau de l’emploi, 4 dans la réserve
sc_box_citizens_about = Voix et pollution à 0, les deux disques du Conseil à gauche de la colonne 1.
sc_box_host = { $host } accueille le Maire en premier
sc_box_host_about = Argent dans l’ordre de jeu : { $money }.
sc_box_keep = Chacun pioche une promesse de chaque pile et en garde une
sc_box_keep_about = En secret. Les autres vont sous leur pile ; leur difficulté reste visible.
sc_box_hall = Chacun place sa Mairie en secret, puis tous la montrent
sc_box_hall_about = Sur n’importe quelles cases vides de la zone de départ.
sc_box_begin = Commencer l’aide de manche

## La manche à une vraie table

sc_box_round = Aide de manche
sc_box_round_about = huit phases, voix, pollution et morts
sc_box_round_of = Manche { $round } sur 8
sc_box_host_is = Hôte : { $host }
sc_box_order = Ordre : { $order }
sc_box_forget = À ne pas oublier
sc_box_on = Passer à : { $phase }
sc_box_next_round = Passer à la manche { $round }
sc_box_over = La partie finit
sc_box_score = Voix moins pollution, avant les promesses : { $scores }
sc_box_new_host = Qui accueille le Maire à la manche suivante ?
sc_box_do_cards = Le Maire occupe deux cases libres côte à côte chez son hôte. Révélez { $count } cartes ; chacun en prend une, l’hôte d’abord.
sc_box_do_build = Planifiez en secret, puis ouvrez tous les plans et réalisez-les dans l’ordre de jeu.
sc_box_do_move = Dans l’ordre de jeu : qui travaille doit se déplacer, qui est chez soi le peut.
sc_box_do_income = Dans l’ordre de jeu : commerces, Musée, Port, puis les matériaux des usines.
sc_box_do_vote = Comptez qui est chez soi, par niveau de logement.
sc_box_do_pollution = Comptez gens, matériaux et parcs de chaque arrondissement.
sc_box_do_council = Dans l’ordre de jeu : avancez un disque d’une colonne, payez et prenez ce que donne la ligne, ou passez.
sc_box_do_mayor = Qui a la carte A accueille le Maire ensuite, sinon le joueur suivant dans le sens horaire. Retournez les cartes face cachée et avancez le repère.
sc_box_tip_cards_1 = Les cartes E, F et G agissent tout de suite, A à D jusqu’à la fin de la manche.
sc_box_tip_cards_2 = Il faut prendre une carte ; l’Opposant ne fait rien.
sc_box_tip_build_1 = Trois points ; agrandir la zone en prend deux et 2 $, une fois par manche.
sc_box_tip_build_2 = Une nouvelle Résidence 1 prend aussitôt un citoyen de la Mairie.
sc_box_tip_build_3 = Les améliorations sont gratuites, un niveau par tuile, pas sur ce qui date de cette manche.
sc_box_tip_move_1 = Personne n’entre dans une place quittée pendant cette manche.
sc_box_tip_move_2 = Après vos déplacements, la Mairie remplit chaque Résidence 1 vide.
sc_box_tip_move_3 = Chaque place d’usine libre amène un citoyen du bureau de l’emploi.
sc_box_tip_income_1 = Les gens inactifs ne rapportent rien.
sc_box_tip_income_2 = Les nouveaux matériaux ne servent pas avant le plan suivant.
sc_box_tip_income_3 = Un Entrepôt garde trois matériaux, la Mairie un par place libre.
sc_box_tip_vote_1 = Les visiteurs et les gens à la Mairie ne votent pas.
sc_box_tip_vote_2 = Chaque citoyen à vous dans l’Université rapporte 4 voix.
sc_box_tip_pollution_1 = Les gens à la Mairie comptent, les visiteurs aussi, sauf si le Commissariat est en service.
sc_box_tip_pollution_2 = Les matériaux défaussés comptent aussi.
sc_box_tip_pollution_3 = Une case de cimetière en contient quatre ; le mort suivant en demande une nouvelle.
sc_box_tip_council_1 = Payez avant de prendre l’effet.
sc_box_tip_council_2 = La tuile gratuite de la ligne 3 demande quand même ce que demande sa sorte.
sc_box_tip_mayor_1 = Après la manche 8, la partie finit avec le Conseil.
sc_box_tip_cards_k = Carte K : personne dans vos commerces ne pollue pendant cette manche. La carte L coûte 2 $ ou 3 voix.
sc_box_tip_forest_2 = Chaque case de forêt sous une tuile coûte de l’argent et laisse un bois, qui sert à partir de la manche suivante.
sc_box_tip_buildings_2 = Un Palais coûte deux points ; après tous les plans il apporte une promesse.
sc_box_tip_roads_2 = Une Route coûte 1 $, un Rond-point 2 $.
sc_box_tip_traders_3 = Avec 4, 8 et 12 citoyens hors de la Mairie, le négociant suivant entre à la Mairie avant vos déplacements.
sc_box_tip_police_3 = Les policiers font jusqu’à trois pas. Si la carte L est visible, { $round ->
    [1] un citoyen se soulève
   *[other] { $round } citoyens se soulèvent
  } dans chaque arrondissement, sauf s’il y a eu des émeutes à la manche d’avant.
sc_box_tip_roads_3 = Un trajet rapporte 1 $ par paire de Routes, arrondi au-dessus, et un pour cent de pollution par Rond-point en chemin.
sc_box_tip_traders_4 = Un négociant dans un commerce se sert deux fois de sa place.
sc_box_tip_police_4 = Émeutiers et policiers ne gagnent et ne produisent rien.
sc_box_tip_police_5 = Une voix de plus par votant dans un logement couvert par un seul policier. Sous deux policiers, personne ne vote.
sc_box_tip_traders_6 = Comptez chaque négociant pour deux personnes.
sc_box_tip_police_6 = Les policiers sur la carte comptent comme des gens, les émeutiers aussi.
sc_box_tip_police_7 = Après le conseil, toutes les émeutes cessent.
sc_box_tip_buildings_7 = Rien ne se paie avec une promesse.
sc_box_now = Sur la piste
sc_box_now_votes = avec les voix achetées ou reçues
sc_box_now_smoke = après cartes, conseil et trajets
sc_box_people = Gens
sc_box_people_about = dans l’arrondissement, Mairie comprise
sc_box_goods = Matériaux produits
sc_box_parks = Cases de parc
sc_box_fire = Caserne en service
sc_box_cleared = Bois de forêt défrichée
sc_box_cleared_about = aucun parc ne le retire
sc_box_growth = Hausse
sc_box_track = Piste
sc_box_from_to = { $from } → { $to }
sc_box_voters = Chez soi, niveau { $level }
sc_box_students = À l’Université
sc_box_votes = Voix
sc_box_total = Total
sc_box_deaths = { $name } : { $count ->
    [1] une mort
   *[other] { $count } morts
  }. Une Clinique en évite une.
sc_box_lost = { $name } : l’arrondissement est perdu.

## Compter le jeu imprimé

sc_box_count = Compter
sc_box_count_about = voix, pollution et promesses, place par place
sc_box_count_votes = la piste des voix
sc_box_count_smoke = Pollution
sc_box_count_smoke_about = chaque pour cent coûte une voix
sc_box_count_rioters = Émeutiers restants
sc_box_count_rioters_about = à la fin, ils coûtent des voix
sc_box_count_money = Argent
sc_box_count_money_about = à égalité, le plus l’emporte
sc_box_count_living = Citoyens en vie
sc_box_count_living_about = ils tranchent la dernière égalité
sc_box_count_promises = Promesses
sc_box_count_promises_about = Là où les nombres suffisent, c’est décidé. Pour les autres, touchez « tenue » ou « non tenue », ou vérifiez-les ici.
sc_box_count_add = Ajouter une carte
sc_box_count_kept = tenue
sc_box_count_broken = non tenue
sc_box_count_stakes = +{ $reward } ou { $penalty }
sc_box_count_advanced = Jeu avancé : promesses spéciales et programmes
sc_box_count_is = { $condition } ; c’est { $value }
sc_box_count_away = Retirer « { $promise } »
sc_box_count_check = Vérifier pas à pas
sc_box_count_check_about = Comptez ce que vous avez devant vous.
sc_box_count_seat = Un joueur de plus
sc_box_count_sum = = { $parts }
sc_box_count_line = { $line ->
    [votes] { $points } voix
    [promises] { $points } de promesses
    [special] { $points } de promesses spéciales
    [platform] { $points } de programme
    [pollution] { $points } de pollution
   *[other] { $points } ({ $name })
  }
sc_box_count_next = Ensuite : { $name }
sc_box_count_result = Feuille de score
sc_box_count_place = Rang
sc_box_count_office = Vous obtenez { $office }.
sc_box_count_tie = À égalité de points, le moins de pollution l’emporte, puis le plus d’argent, puis le plus de citoyens en vie.
sc_box_count_offline = Hors ligne : le score viendra avec la connexion. La feuille est gardée.
sc_box_count_link = Copier le lien
