# Un court texte de chaque règle de Small City, par son identifiant, avec les nombres standard.

## Le jeu de base

rule-SC-2-1 = Une partie a 8 manches de 8 phases, pour 1 à 4 places.
rule-SC-2-2 = Chaque arrondissement est une carte de 10 x 10 cases : colonnes a à j depuis la gauche, lignes 1 à 10 depuis le haut. La bordure est faite des colonnes a et j et des lignes 1 et 10.
rule-SC-2-3 = On ne construit que dans la zone : un carré qui part de a1, de 7 cases de large au début et de 10 au plus. En s’agrandissant, elle gagne la colonne et la ligne suivantes.
rule-SC-2-4 = Une tuile couvre exactement les cases d’une de ses formes, tournée ou en miroir à volonté, entièrement dans la zone. Elle y reste toute la partie.
rule-SC-2-5 = Des cases adjacentes partagent un bord. La zone d’influence d’une chose est l’anneau de cases autour d’elle, diagonales comprises ; elle s’arrête au bord de la carte de son propriétaire et vaut dans les deux sens.
rule-SC-2-6 = Couleurs : logements verts, commerces bleus, industrie (Usine, Raffinerie, Port, Entrepôt) jaune, Parcs vert clair, culture rouge, Mairie blanche, Commissariat et pompiers gris. Un Parc n’est pas un bâtiment.
rule-SC-2-7 = Les bâtiments publics sont la Mairie et les bâtiments culturels : École, Bibliothèque, Musée, Métro, Clinique, Université. Chacun compte pour un ; Commissariat et pompiers ne comptent pas.
rule-SC-2-8 = Résidence, Commerce et Usine s’améliorent, et rien d’autre. Un Parc, lui, s’agrandit.
rule-SC-2-9 = Qui accueille le Maire joue en premier, les autres places suivent dans le sens horaire ; on saute les places éliminées. Le même ordre décide qui reçoit le dernier exemplaire de quoi que ce soit.
rule-SC-2-10 = Une case vide est une case de la zone sans tuile, obstacle imprimé, cimetière ni Maire.
rule-SC-2-11 = L’argent se compte en dollars entiers et n’est jamais sous 0 ; la banque n’a pas de limite. Les voix ne sont jamais sous 0 non plus ; on ne paie qu’avec des voix qu’on a. Le score final peut être négatif.
rule-SC-2-12 = Les voisins sont directement à gauche et à droite. À deux places, chacun a un voisin ; à quatre, la place d’en face n’en est pas un.
rule-SC-2-13 = Chaque place contient une personne. Logements, commerces, usines, Commissariat et pompiers ont une place sur chaque case, Musée et Université sur leurs deux premières cases, ligne par ligne depuis la gauche ; la Mairie en a 6, sur aucune case.
rule-SC-2-14 = Un bâtiment est en service tant que quelqu’un qui n’est pas inactif s’y trouve sur une place : un citoyen ou policier de son propriétaire, ou un touriste là où les touristes peuvent aller.
rule-SC-3-1 = Une place tirée au hasard accueille le Maire en premier. Les places gardent leur ordre, dans le sens horaire.
rule-SC-3-2 = Les cartes Action A à H sont face cachée dans un cercle de 8 positions, au hasard, le repère à la position 1. Personne ne connaît une carte avant qu’elle soit révélée.
rule-SC-3-3 = La réserve a 24 bois, 24 pierres et 24 métaux, à tout nombre de places. Les matériaux dépensés, vendus, échangés ou défaussés y retournent.
rule-SC-3-4 = Métro, Clinique, Université, Commissariat et pompiers : dans la réserve commune, un exemplaire de moins qu’il n’y a de places, un seul en solo. Un arrondissement a au plus un exemplaire de chaque.
rule-SC-3-5 = Chaque place possède une Mairie, une École, une Bibliothèque, un Musée, une Raffinerie, un Port et 3 Entrepôts. 3 de ses citoyens commencent à la Mairie, 11 au bureau de l’emploi, 4 dans la réserve.
rule-SC-3-6 = L’argent de départ dépend du rang dans l’ordre de jeu de la manche 1 : 7 $, 8 $, 9 $ et 10 $.
rule-SC-3-7 = Pollution et voix commencent à 0, les disques du Conseil à gauche de la colonne 1.
rule-SC-3-8 = Il y a 6 promesses faciles, 5 moyennes et 5 difficiles. Dans l’ordre de jeu, chaque place en pioche une de chaque, en garde une en secret et remet les autres sous leur pile. Tout le monde voit si celle qui est gardée est difficile.
rule-SC-3-9 = Toutes les places posent leur Mairie en secret et en même temps, sur n’importe quelles cases vides de la zone de départ ; puis tous la montrent.
rule-SC-3-10 = La mise en place suit cet ordre : le premier hôte, les promesses (spéciales aussi), la Mairie, la manche 1.
rule-SC-4-1 = L’hôte pose le Maire sur 2 cases vides et adjacentes de son propre arrondissement, s’il y en a ; elles comptent comme prises jusqu’à la phase 8. Sans une telle paire, le Maire reste à côté.
rule-SC-4-2 = Accueillir le Maire ne rapporte ni voix ni argent.
rule-SC-4-3 = À partir du repère, dans le sens horaire, on révèle une carte de plus qu’il n’y a de places actives.
rule-SC-4-4 = Dans l’ordre de jeu, chaque place prend une des cartes visibles et libres ; personne ne peut refuser. E, F et G agissent tout de suite, A à D jusqu’à la fin de la manche.
rule-SC-4-5 = Carte A, Maire : vous accueillez le Maire à la manche suivante.
rule-SC-4-6 = Carte B, Architecte : chaque bâtiment culturel que vous construisez en phase 2 de cette manche demande 1 matériau de moins, à votre choix, mais jamais moins que rien.
rule-SC-4-7 = Carte C, Médiateur : chaque bâtiment que vous construisez en phase 2 de cette manche coûte 1 $ de moins, mais au moins 1 $. Culture, Parcs et agrandissement de la zone gardent leur prix.
rule-SC-4-8 = Carte D, Ingénieur : ce que vos propres gens produisent dans votre arrondissement pendant cette manche ne pollue pas.
rule-SC-4-9 = Carte E, Partisan : prenez 1 $ ou 2 voix.
rule-SC-4-10 = Carte F, Urbaniste : votre zone s’agrandit de 1 pour rien, en plus de l’agrandissement de la manche. Une zone complète ne s’agrandit pas.
rule-SC-4-11 = Carte G, Conseiller municipal : un déplacement de plus au Conseil si vous voulez, maintenant et à plein prix. Une tuile qu’il construit peut être améliorée en phase 2 de cette manche.
rule-SC-4-12 = Carte H, Opposant : sans effet.
rule-SC-4-13 = Les lettres I à L sont d’autres ensembles : le Médecin, l’Artiste et deux autres. Elles ne sont pas dans le paquet de base.
rule-SC-5-1 = Toutes les places actives planifient en secret et en même temps. Un plan peut changer jusqu’à ce que la dernière place ait scellé le sien, et ne montre rien aux autres avant cela.
rule-SC-5-2 = Un plan contient d’abord les constructions, puis les améliorations. Chaque étape se juge sur votre arrondissement tel que les précédentes le laissent et sur la réserve du début de la phase avec vos propres changements ; les plans des autres ne comptent pas.
rule-SC-5-3 = Un plan a 3 points, et une tuile de n’importe quelle taille en coûte 1. Il peut rester des points.
rule-SC-5-4 = Pour construire, il faut des cases vides, une forme et une condition qui conviennent, une tuile en réserve, et le prix se paie aussitôt. Les niveaux élevés peuvent être construits d’emblée, et les tuiles n’ont pas à se toucher.
rule-SC-5-5 = Agrandir la zone prend 2 points et 2 $, au plus une fois par manche. Le reste du plan peut se servir des nouvelles cases.
rule-SC-5-6 = Agrandir un Parc prend 1 point et le prix d’un petit Parc par case ajoutée, sans remise. Il garde ses cases et prend une forme d’une taille plus grande ; deux Parcs ne s’unissent jamais.
rule-SC-5-7 = Une nouvelle R1 prend aussitôt 1 citoyen de la Mairie, s’il y en a ; ce n’est pas un choix. Les Résidences plus élevées et les améliorations ne prennent personne.
rule-SC-5-8 = Quand tout est scellé, les plans sont montrés et réalisés dans l’ordre de jeu, étape par étape. Une étape sans tuile en réserve échoue ; les tuiles rendues par les places d’avant comptent.
rule-SC-5-9 = Une étape qui échoue ne coûte que son point et laisse ses cases vides. Les étapes suivantes qui en avaient besoin échouent aussi ; rien n’est planifié à nouveau, et toutes les autres étapes restent.
rule-SC-5-10 = Aucune tuile ni amélioration ne peut couvrir les cases du Maire pendant cette manche.
rule-SC-6-1 = Une Résidence de niveau n demande au moins n bâtiments publics dans sa zone d’influence.
rule-SC-6-2 = Un Commerce de niveau n demande dans sa zone d’influence des Résidences dont les niveaux font au total n ou plus. Ses cases, ligne par ligne depuis la gauche, sont : encaisser, vendre, acheter des voix, échanger contre des voix.
rule-SC-6-3 = Une F1 ne demande rien, une F2 votre Raffinerie dans sa zone d’influence, une F3 votre Raffinerie et votre Port.
rule-SC-6-4 = Une Raffinerie doit être dans la zone d’influence d’une de vos Usines. Elle n’a pas d’effet à elle.
rule-SC-6-5 = Un Port doit couvrir au moins une case de la bordure et être dans la zone d’influence d’une de vos Usines. Il vend un matériau en phase 4.
rule-SC-6-6 = Un Entrepôt doit être dans la zone d’influence d’une de vos Usines. Il garde 3 pièces.
rule-SC-6-7 = Un Parc va sur n’importe quelles cases vides. Chacune de ses cases réduit la pollution.
rule-SC-6-8 = Les bâtiments culturels vont n’importe où, un de chaque sorte par arrondissement, et coûtent des matériaux. Le métal peut remplacer la pierre ou le bois et la pierre le bois, mais pas l’inverse.
rule-SC-6-9 = Commissariat et Caserne de pompiers vont n’importe où. Ils viennent de la phase 2 ou de la ligne 3 du Conseil et agissent tant qu’ils sont en service.
rule-SC-6-10 = Une Résidence et une Usine ne peuvent jamais être dans la zone d’influence l’une de l’autre, ni par construction ni par amélioration. Le reste de l’industrie ne gêne pas les logements.
rule-SC-7-1 = Une amélioration ne coûte ni argent ni point. Elle remplace le niveau n par n + 1 sur les anciennes cases et une case vide à côté, jusqu’à R5, C4 et F3.
rule-SC-7-2 = La tuile améliorée doit avoir une forme de son nouveau niveau. Dans la boîte standard, n’importe quelle case à côté convient.
rule-SC-7-3 = La condition du nouveau niveau doit être remplie là où est la nouvelle tuile ; la tuile elle-même n’y aide pas.
rule-SC-7-4 = Chacun est libre d’améliorer ou non. Une tuile monte au plus d’un niveau par manche, et pas dans la phase 2 où elle a été construite.
rule-SC-7-5 = Les gens gardent leurs cases et l’ancienne tuile retourne en réserve. Les fonctions d’un Commerce se comptent à nouveau.
rule-SC-7-6 = Une amélioration doit aussi tenir logements et usines à distance. Ce que d’autres tuiles demandaient à leur pose n’est pas redemandé.
rule-SC-8-1 = Seules les places libres au début des déplacements d’un joueur peuvent y servir, chez lui et à l’étranger. Personne n’entre dans une place quittée à la même étape.
rule-SC-8-2 = Les citoyens dans les commerces, usines, bâtiments culturels et services doivent se déplacer, les touristes aussi. Ceux qui sont chez eux le peuvent. Ceux de la Mairie ne participent pas.
rule-SC-8-3 = Un citoyen se déplace au plus une fois, aussi loin qu’on veut. On ne peut pas s’arrêter tant que quelqu’un qui doit se déplacer a encore une place permise dans votre arrondissement ; aller à l’étranger n’est jamais forcé.
rule-SC-8-4 = Un citoyen doit aller dans un bâtiment d’une autre couleur.
rule-SC-8-5 = Les gens qui devaient se déplacer et ne l’ont pas pu sont inactifs pendant cette manche : ni revenu, ni production, ni voix, ni service. Les inactifs polluent quand même.
rule-SC-8-6 = Un citoyen peut se rendre dans un Commerce, une Usine ou un Musée d’un voisin, qui ne peut pas refuser ; un touriste par arrondissement voisin. De là, il rentre ou va chez un autre voisin.
rule-SC-8-7 = Après les déplacements d’une place, chacune de ses R1 vides prend un citoyen de la Mairie, même si elle vient d’être quittée. S’il en manque, le propriétaire dit lesquelles se remplissent. Les niveaux plus élevés ne se remplissent pas.
rule-SC-8-8 = Puis un citoyen passe du bureau de l’emploi à la Mairie pour chaque place libre de vos Usines, tant que la Mairie a de la place ; les matériaux y prennent de la place aussi.
rule-SC-8-9 = Ces étapes comptent les places telles qu’elles sont alors. Les touristes étrangers occupent des places.
rule-SC-8-10 = Les citoyens de la Mairie vivent dans l’arrondissement et polluent, mais ne travaillent ni ne votent.
rule-SC-9-1 = Vos touristes ont leurs revenus d’abord : dans un commerce, comme chez vous, avec votre argent et vos réserves ; dans un Musée, 1 $ ; dans une Usine, ils produisent pour vous.
rule-SC-9-2 = Chacun de vos citoyens dans un commerce peut se servir de sa place une fois : 1 $ ; vendre un matériau pour 2 $, 3 $ ou 5 $ (bois, pierre, métal) ; payer de 1 $ à 4 $ pour 2 à 5 voix ; ou échanger un matériau contre 3, 5 ou 7 voix.
rule-SC-9-3 = Chacun de vos citoyens dans votre propre Musée rapporte 1 $.
rule-SC-9-4 = Votre Port vend 1 matériau de la réserve au prix habituel et n’a besoin de personne.
rule-SC-9-5 = Votre Commissariat en service rapporte 1 $ pour chaque touriste étranger dans votre arrondissement.
rule-SC-9-6 = Chaque personne dans une Usine produit un matériau pour son propriétaire : du bois au niveau 1, de la pierre au niveau 2, du métal au niveau 3, tant que la réserve suffit dans l’ordre de jeu. Il sert à partir de la phase 2 de la manche suivante.
rule-SC-9-7 = Les matériaux se gardent dans les Entrepôts, 3 pièces chacun, et sur les places libres de la Mairie, une chacune. Le propriétaire choisit ce qui est défaussé au-delà.
rule-SC-9-8 = Un matériau rangé à la Mairie ne cède pas sa place à un citoyen qui en aurait besoin plus tard.
rule-SC-10-1 = Chacun de vos citoyens chez lui vote : 1, 2, 3, 3 ou 4 voix dans les Résidences de niveau 1 à 5. Les citoyens ailleurs ne votent pas.
rule-SC-10-2 = Chacun de vos citoyens dans l’Université qui n’est pas inactif rapporte 4 voix. Les touristes ne votent jamais.
rule-SC-11-1 = Tout le monde dans l’arrondissement pollue de 1, vos citoyens (Mairie comprise) et les touristes étrangers, mais les touristes ne polluent pas tant que le Commissariat est en service. Les matériaux produits s’y ajoutent.
rule-SC-11-2 = Chaque matériau produit dans l’arrondissement pendant cette manche ajoute 1, peu importe par qui et même s’il a été défaussé. L’Ingénieur épargne ce que vos propres gens ont produit.
rule-SC-11-3 = La réduction est de 1 par case de Parc, et de 2 de plus si la Caserne de pompiers est en service.
rule-SC-11-4 = La réduction enlève au plus 50 % de la pollution de cette manche, arrondi vers le bas. Le reste s’ajoute à la piste ; les Parcs ne la font jamais baisser.
rule-SC-11-5 = Une personne meurt pour chacun des seuils 20, 40, 60 et 80 que la piste atteint pendant cette manche ; la Clinique en sauve une par manche. Le propriétaire désigne un de ses citoyens hors de la Mairie ou un touriste étranger dans l’arrondissement.
rule-SC-11-6 = Les morts reposent sur une case vide de la zone que choisit le propriétaire ; une telle case en contient 4 et reste bloquée pour de bon. Sans case vide, la pièce quitte la partie.
rule-SC-11-7 = Une place dont la piste atteint 100 est éliminée ; personne n’y meurt alors.
rule-SC-12-1 = Le Conseil a 5 lignes et 4 colonnes. Chaque place a 2 disques qui commencent à gauche de la colonne 1 ; une case contient autant de disques qu’on veut.
rule-SC-12-2 = Dans l’ordre de jeu, chaque place peut avancer un disque dans la colonne suivante, dans n’importe quelle ligne, payer et prendre l’effet, ou passer. Un disque en colonne 4 a terminé.
rule-SC-12-3 = Les colonnes 1 à 4 coûtent de 1 $ à 4 $, ou de 2 à 5 voix, ou une promesse à tenir : facile, facile, moyenne, difficile. Pas de mélange, et une pile vide ne peut pas payer.
rule-SC-12-4 = On paie avant l’effet, qui peut ne rien donner.
rule-SC-12-5 = Ligne 1, Finances : 2 $, 4 $, 5 $ ou 7 $ selon la colonne.
rule-SC-12-6 = Ligne 2, Fournitures : bois, pierre, métal, ou un de chaque, selon la colonne, de la réserve et rangés comme d’habitude.
rule-SC-12-7 = Ligne 3, Travaux : construisez pour rien une tuile de 1, 2, 3 ou 4 cases au plus, avec sa condition et de la réserve. Ni culture, ni agrandissement, ni amélioration.
rule-SC-12-8 = Ligne 4, Tourisme : 1, 1, 2 ou 2 de vos citoyens passent de la réserve à la Mairie, ou au bureau de l’emploi si elle est pleine.
rule-SC-12-9 = Ligne 5, Environnement : votre pollution baisse de 1, 2, 4 ou 6, pas plus bas que 0.
rule-SC-12-10 = La dernière manche a aussi un Conseil.
rule-SC-13-1 = Le Maire s’en va. Qui a la carte A est l’hôte suivant ; sinon, la place active suivante dans le sens horaire. En solo, c’est toujours vous.
rule-SC-13-2 = Les cartes retournent face cachée à leur position, et le repère avance d’une position par carte montrée. Les cartes déjà vues restent connues.
rule-SC-13-3 = Après la manche 8, on compte les points ; avant cela, la manche suivante commence.
rule-SC-14-1 = Toutes les promesses sont montrées ensemble et jugées sur la fin de la partie.
rule-SC-14-2 = Une promesse tenue rapporte 6, 12 ou 18 voix (facile, moyenne, difficile), une promesse non tenue en coûte 3, 6 ou 9.
rule-SC-14-3 = Le score est : voix plus promesses moins 1 par % de pollution ; le jeu avancé ajoute le sien. L’argent et les matériaux qui restent ne valent rien.
rule-SC-14-4 = Le plus haut score gagne. À égalité, moins de pollution, puis plus d’argent, puis plus de citoyens en vie ; après cela, le rang est partagé.
rule-SC-16-1 = Jeu avancé : après sa propre promesse, chaque place en pioche 2 spéciales, en garde 1 en secret et remet l’autre sous la pile. Elle rapporte 10 si elle est tenue et ne coûte rien sinon.
rule-SC-16-2 = Jeu avancé : à la fin de la manche 4, toutes les places choisissent en secret un programme ou aucun. À la fin, il rapporte 20 s’il est réalisé et coûte 10 sinon.
rule-SC-16-3 = Économie : 25 $ et deux Commerces de niveau 3 ou plus. Population : 13 citoyens en vie dans votre arrondissement. Culture : 6 bâtiments culturels différents.
rule-SC-17-1 = Solo : commencez avec 8 $, accueillez toujours le Maire, 2 cartes montrées, pas de touristes, un exemplaire de chaque bâtiment commun.
rule-SC-17-2 = Solo : tout le reste se joue comme d’habitude, promesses comprises.
rule-SC-17-3 = Solo : une promesse qui compare des places a un but fixe à la place, nommé avec elle.
rule-SC-17-4 = Solo : sous 30, c’est le Secrétariat, dès 30 le Conseil, dès 60 le poste d’Adjoint, dès 90 la Mairie. Une élimination est une défaite.
rule-SC-18-1 = L’élimination se juge pour toutes les places ensemble en phase 6. La place ne joue plus : ses citoyens à l’étranger, ses disques, cartes et promesses quittent la partie, ses tuiles ne retournent pas en réserve, et les touristes chez elle rentrent à leur Mairie ou, si elle est pleine, au bureau de l’emploi.
rule-SC-18-2 = Les places ne se rapprochent pas après une élimination : un arrondissement éliminé ne peut pas être visité. À un hôte éliminé succède le suivant, comme d’habitude.
rule-SC-18-3 = Les places éliminées sont dernières, les plus tardives plus haut ; dans la même manche, moins de pollution vaut mieux, après cela le rang est partagé.
rule-SC-18-4 = Avec deux places ou plus au début, la partie finit après la phase qui en laisse au plus une. Un survivant unique marque ses points et gagne.

## Les modules en général

rule-SP-SET-1 = Les plateaux sont de base, de forêt ou d’Europe, une famille pour toute la table. Les villes peuvent différer d’une place à l’autre ; forêt et villes ne se mélangent jamais.
rule-SP-SET-2 = Une carte n’est dans son paquet que si tous les modules dont elle dépend sont joués.
rule-SP-SET-3 = Avec les plateaux de forêt ou d’Europe, on retire les cartes sur la zone : les numéros 5, 29 et 30.
rule-SP-SET-4 = Les cartes A à H forment la base, avec L pour les policiers ou les nouvelles cartes Action et K pour ces dernières. Au-delà de 8, des cartes au hasard sont montrées et rangées, mais jamais L s’il y a des policiers.
rule-SP-SET-5 = Les obstacles imprimés, comme les lacs et les monuments, ne sont jamais vides : rien ne peut y aller. Les cases de rivière et de forêt sont des cases vides.
rule-SP-SET-6 = La Mairie ne peut pas commencer sur la forêt, la rivière, les cases marquées de Zurich ni de part et d’autre du mur de Berlin. Rien ne se paie en plus à la mise en place.
rule-SP-SET-7 = Les suppléments de prix pour la forêt, la rivière et le Jardin botanique n’ont pas de remise. Ils valent aussi pour la culture, les améliorations et la ligne 3 du Conseil.
rule-SP-SET-8 = Les modules et leurs options ont des noms et un ordre dans les mises en place et les enregistrements. Une option d’un module inactif est refusée.
rule-SP-SET-9 = Là où les policiers agissent autrement à la dernière manche, le nombre de manches décide laquelle c’est. Le mur de Berlin tombe après son propre nombre de manches, ou jamais dans une partie plus courte.
rule-SP-SET-10 = La pollution hors de la phase 6 fait avancer la piste aussitôt. Elle compte pour les morts, mais personne n’est éliminé avant que la phase 6 ait mesuré.
rule-SP-SET-11 = Une place qui pioche saute les promesses qu’elle ne pourra jamais tenir : elles restent où elles sont, et elle pioche la suivante possible.

## Cartes Action

rule-SP-ACT-1 = Carte K, Écologiste : personne dans vos Commerces ne pollue pendant cette manche, ni vos gens ni les touristes. On les laisse de côté avant toute réduction. Les policiers y polluent quand même.
rule-SP-ACT-2 = Carte L, Anarchiste : payez aussitôt 2 $ ou 3 voix, à votre choix. Seulement si vous ne pouvez payer ni l’un ni l’autre, votre pollution monte de 3.
rule-SP-ACT-3 = Sans policiers, l’Anarchiste ne provoque pas d’émeutes.
rule-SP-ACT-4 = D’autres modules changent des cartes du jeu de base : B et E avec les monuments, F avec la forêt.

## Forêt

rule-SP-FOR-1 = Chaque place joue la face facile ou la face expert de la forêt. La réserve a 12 bois de plus.
rule-SP-FOR-2 = La zone est toute la carte dès le début. Chaque case de forêt sous une tuile nouvelle ou améliorée se défriche pour 1 $ (facile) ou 2 $ (expert) ; Parcs et Statues ne peuvent pas couvrir de forêt.
rule-SP-FOR-3 = Carte F, Urbaniste : vous ne payez que la moitié de tout défrichage de cette phase 2, arrondi vers le bas.
rule-SP-FOR-4 = Chaque case défrichée donne 1 bois de la réserve, dans l’ordre de jeu tant qu’il y en a. Il est mis de côté et ne sert pas pendant cette manche.
rule-SP-FOR-5 = Une étape qui échoue ne défriche rien et ne coûte rien.
rule-SP-FOR-6 = Chaque bois mis de côté ajoute 1 à la pollution après la réduction. Ni les Parcs ni l’Ingénieur n’y aident.
rule-SP-FOR-7 = Après les morts, le bois mis de côté est rangé comme d’habitude ; le reste est défaussé.
rule-SP-FOR-8 = Le Conseil défriche à plein prix, en ligne 3 et avec la carte G. Le bois de la phase 7 attend la phase 6 suivante.
rule-SP-FOR-9 = Le Maire peut se tenir sur la forêt. Un cimetière demande une case sans forêt ; s’il n’y en a pas, la pièce quitte la partie.

## Plateaux d’Europe

rule-SP-EUR-1 = Quatre plateaux ont deux villes chacun : Paris et Londres, Zurich et Madrid, Rome et Berlin, Helsinki et Athènes. Chaque place reçoit un plateau dans l’ordre de jeu, puis choisit ouvertement une face. Ou l’on convient d’une ville par place, chacune au plus une fois.
rule-SP-EUR-2 = La zone est toute la carte dès le début, sauf à Londres. La carte F n’y rapporte rien, mais peut être prise.
rule-SP-EUR-3 = Dans le jeu avancé, il y a des promesses spéciales, mais pas de programmes.
rule-SP-EUR-4 = La Tour Eiffel et le Tibre sont des bâtiments culturels : publics, et chacun d’une sorte à lui. Ce ne sont les tuiles de personne et ils ne contiennent personne.
rule-SP-EUR-6 = Certaines villes ont des tuiles de départ. Elles se posent en secret après la Mairie, sur des cases vides, pour rien et sans condition ; puis tout est scellé.
rule-SP-EUR-10 = Paris n’a pas d’Usines de niveau 2 ou 3, ni Raffinerie, ni Port.
rule-SP-EUR-11 = Les Usines de Paris ne vont que sur des cases de la bordure.
rule-SP-EUR-12 = À Paris, chaque case de rivière nouvellement couverte coûte 1 $ de plus, par construction, agrandissement ou amélioration. Le texte imprimé ne nomme que la construction ; que les améliorations paient aussi, c’est notre lecture.
rule-SP-EUR-13 = À Paris, les citoyens de la ligne 4 du Conseil vont droit dans des logements libres au choix de leur propriétaire, et au bureau de l’emploi s’il n’y en a pas ; jamais à la Mairie.
rule-SP-EUR-20 = Londres commence avec un commerce de niveau 1, 5 % de pollution et la petite zone, qui s’agrandit comme d’habitude.
rule-SP-EUR-21 = À Londres, quand une Résidence est construite, autant de gens que son niveau peuvent y emménager de la Mairie, un par un, chacun dans sa prochaine case libre. Personne n’y est forcé.
rule-SP-EUR-22 = À Londres, tous les logements vides se remplissent depuis la Mairie, quel que soit leur niveau.
rule-SP-EUR-30 = Zurich commence avec deux commerces de niveau 1, n’importe où sauf sur le lac.
rule-SP-EUR-31 = À Zurich, une nouvelle Résidence ne va que sur des cases marquées. Elle peut en sortir quand elle s’améliore.
rule-SP-EUR-32 = À Zurich, seules des Résidences couvrent nouvellement une case marquée ; que les améliorations ne le puissent pas non plus, c’est notre lecture. Un commerce qui a commencé sur l’une peut s’étendre sur d’autres cases.
rule-SP-EUR-33 = À Zurich, une nouvelle industrie a une case de bordure ; ce qui s’améliore n’en a pas besoin.
rule-SP-EUR-34 = Aux manches 1 et 2, Zurich n’est pas polluée, quoi qu’il arrive, et personne ne meurt.
rule-SP-EUR-40 = Le Jardin botanique de Madrid n’est jamais construit. Ce n’est ni un Parc ni une partie d’un Jardin.
rule-SP-EUR-41 = À Madrid, chaque case autour du Jardin botanique nouvellement couverte coûte 1 $ de plus.
rule-SP-EUR-42 = À Madrid, chaque plan finit par une Résidence de niveau 1 sur une case de la bordure, gratuite et sans point, tant qu’elle a un endroit. Elle peut échouer comme toute étape.
rule-SP-EUR-50 = Rome commence avec 9 % de pollution. Rien ne se construit sur le Tibre.
rule-SP-EUR-60 = Tant que le mur de Berlin est debout, aucune tuile n’est de part et d’autre. Zones d’influence et gens ne s’en soucient pas.
rule-SP-EUR-61 = À la fin de la manche 7, le mur de Berlin tombe. Deux Résidences qui s’y touchaient s’unissent, si leurs niveaux font au plus 5 au total, si les deux ensemble ont une forme de ce niveau, et si une telle tuile est en réserve.
rule-SP-EUR-62 = On unit jusqu’à ce qu’il ne reste plus de paire, dans l’ordre que choisit le propriétaire. Les tuiles unies s’unissent encore.
rule-SP-EUR-63 = L’union ne demande rien autour de la tuile, et les gens restent sur leurs cases.
rule-SP-EUR-70 = Helsinki commence avec 2 citoyens à la Mairie et 12 au bureau de l’emploi.
rule-SP-EUR-71 = Helsinki commence avec deux Résidences vides de niveau 1 au bord de l’eau.
rule-SP-EUR-72 = À Helsinki, chacun de vos bâtiments culturels au bord de l’eau rapporte 1 $ par manche, 6 $ au plus.
rule-SP-EUR-80 = Le Parthénon est une Résidence de niveau 4 pour les commerces seuls. Le texte imprimé ne met pas cette limite là où il dit ce que vaut le Parthénon : que des Usines puissent être à côté, c’est notre lecture, et qui gère un serveur peut la changer.
rule-SP-EUR-81 = Le Pirée est le Port d’Athènes, qui n’en a pas d’autre.
rule-SP-EUR-82 = À Athènes, chaque commerce ajoute 1 % à la pollution après la réduction.

## Policiers

rule-SP-POL-1 = Chaque place a 2 policiers à côté de son arrondissement. La carte L, Anarchiste, est dans chaque partie, et il y a un Commissariat par place.
rule-SP-POL-2 = Quand votre Commissariat est construit, par plan ou par le Conseil, vos policiers arrivent sur ses deux premières cases, un sur chacune.
rule-SP-POL-3 = Un policier sur une case du Commissariat le met en service comme un citoyen. Des citoyens peuvent prendre une de ses cases libres.
rule-SP-POL-4 = Pendant vos déplacements, un policier au Commissariat ou en terrain découvert peut faire jusqu’à 3 pas dans huit directions, à travers les gens, vers une case libre au début de l’étape et qui l’est encore. Policiers et citoyens se déplacent dans n’importe quel ordre.
rule-SP-POL-5 = Il traverse n’importe quelle case de sa propre zone. Il peut s’arrêter sur une case vide, sur un Parc ou une Statue, ou sur une place libre d’une tuile ; pas à la Mairie, sur d’autres bâtiments, sur le cimetière ni à côté du Maire.
rule-SP-POL-6 = Un policier sur une place de tout autre bâtiment se déplace comme un citoyen, vers vos propres places seulement. Les policiers ne sont jamais inactifs, ne vont jamais à l’étranger et ne prennent jamais la voiture.
rule-SP-POL-7 = Une case avec un policier en terrain découvert n’est pas vide. Un policier dans un Parc ne gêne personne quand le Parc s’agrandit.
rule-SP-POL-8 = Un policier couvre chaque bâtiment sur sa propre case ou sur une des 8 cases autour de lui.
rule-SP-POL-9 = Quand tous se sont déplacés et que la carte L est visible, prise ou non, des émeutes éclatent dans chaque arrondissement, sauf s’il y en a eu à la manche d’avant.
rule-SP-POL-10 = Autant de gens se soulèvent que le numéro de la manche : citoyens et négociants de la place dans son propre arrondissement, Mairie comprise, dans des bâtiments qu’aucun policier ne couvre. Leur place choisit qui, dans l’ordre de jeu. Touristes et policiers ne se soulèvent jamais.
rule-SP-POL-11 = Un émeutier ne travaille pas, ne produit pas, ne rapporte rien, ne vote pas et ne met rien en service. Il pollue quand même et peut mourir.
rule-SP-POL-12 = Un policier ne rapporte et ne produit rien, ni dans les commerces et Usines ni au Musée ou à l’Université, et ne met aucune Caserne de pompiers en service.
rule-SP-POL-13 = Chaque citoyen qui vote dans un logement couvert par exactement un policier donne 1 voix de plus. Dans un logement ou une Université que deux policiers couvrent, personne ne vote du tout.
rule-SP-POL-14 = Les policiers dans les logements ne votent pas.
rule-SP-POL-15 = Chaque policier sur le plateau pollue de 1, et rien ne l’épargne sauf ce qui réduit tout.
rule-SP-POL-16 = Toutes les émeutes cessent après le Conseil, mais celles de la dernière manche durent jusqu’à la fin. Qui meurt ou quitte la Mairie ne se soulève plus ; qui ne se soulève pas quitte la Mairie d’abord.
rule-SP-POL-17 = Chaque émeutier à la fin coûte 1 point, un négociant aussi. Une place éliminée n’en a pas.
rule-SP-POL-18 = Les policiers ne sont pas des citoyens : ils ne meurent pas, rien ne les compte, et ils ne sont les touristes de personne. Dans un logement, un policier occupe sa place.

## Négociants

rule-SP-TRD-1 = Chaque place a 3 négociants à côté de son arrondissement, en plus de ses citoyens.
rule-SP-TRD-2 = Avant vos déplacements, un négociant entre à la Mairie pour chacun des nombres 4, 8 et 12 de citoyens à vous hors de la Mairie que votre arrondissement a atteint pour la première fois. Sans place, il attend la manche suivante ; un négociant mort ne revient pas.
rule-SP-TRD-3 = Quand une Résidence prend quelqu’un de la Mairie, ce peut être un négociant. S’il n’y a que des négociants, personne n’est obligé d’emménager.
rule-SP-TRD-4 = Un négociant se déplace comme un citoyen, mais jamais à l’étranger ; d’un commerce, il peut aller droit dans un autre Commerce.
rule-SP-TRD-5 = Un négociant ne travaille que dans les commerces. Il ne vote, ne produit ni ne met rien en service, et ne rapporte rien au Musée ni à l’Université.
rule-SP-TRD-6 = Un négociant se sert de sa place jusqu’à deux fois : 2 $, deux matériaux vendus, des voix achetées deux fois pour 1 $ à 4 $ chacune, ou deux matériaux échangés contre des voix.
rule-SP-TRD-7 = Chaque négociant dans l’arrondissement pollue de 2 au lieu de 1, à la Mairie aussi.
rule-SP-TRD-8 = Un négociant hors de la Mairie peut être désigné pour mourir. Aucun compte de citoyens n’inclut les négociants, mais l’un d’eux occupe bien sa place dans un logement.

## Nouveaux bâtiments

rule-SP-BLD-1 = Des Parcs et Statues qui se touchent par un bord forment un groupe de Parcs. Un groupe d’au moins 6 cases de Parc, sans compter ses Statues, est un Jardin.
rule-SP-BLD-2 = Statue : 1 case, 1 $ et 1 point, d’une réserve commune de 16. Elle demande à côté d’elle un Jardin sans Statue.
rule-SP-BLD-3 = Rien ne peut être posé, ni Statue, ni Parc, ni Parc plus grand, qui laisse deux Statues dans un même groupe de Parcs.
rule-SP-BLD-4 = Une Statue est à la fois culture et Parc : un bâtiment public, et elle réduit de 1. Chacun peut en avoir plusieurs, mais toutes sont une seule sorte de culture. Aucun Parc ne se fait d’une Statue.
rule-SP-BLD-5 = Ni le Médiateur ni l’Architecte ne baissent le prix d’une Statue.
rule-SP-BLD-6 = Palais : 4 cases en carré, 2 $ et 2 des 3 points, d’une réserve commune de 9. Il ne demande rien autour de lui, ne contient personne et n’est pas de la culture. Le Médiateur le rend moins cher.
rule-SP-BLD-7 = Le Conseil ne construit ni Statues ni Palais.
rule-SP-BLD-8 = Quand tous les plans ont été montrés, dans l’ordre de jeu : pour chaque Palais vraiment construit, piochez une promesse de chaque difficulté, gardez-en une en secret et remettez les autres sous leur pile. On saute les piles vides.
rule-SP-BLD-9 = Chaque promesse rapporte 5 si elle est tenue et ne coûte rien sinon, mais celles des Palais et des Statues gardent leurs valeurs. Les promesses spéciales restent comme elles sont.
rule-SP-BLD-10 = Aucune promesse ne paie un déplacement au Conseil.

## Cartes Promesse et promesses spéciales

rule-SP-PRO-1 = Avec les policiers, les négociants et les nouveaux bâtiments, il y a deux promesses de plus. Une difficile demande que la moitié de vos citoyens et négociants dans votre arrondissement se soulève à la fin, au moins un ; une moyenne, trois de vos négociants au travail dans trois commerces à vous différents.
rule-SP-PRO-2 = Elles rapportent ce que rapporte toute promesse avec les nouveaux bâtiments ; leur difficulté ne fait que nommer la pile.
rule-SP-SPE-1 = Dans le jeu avancé, il y a deux promesses spéciales de plus : que personne de chez vous ne se soulève à la fin, et que deux de vos négociants soient dans un cimetière. Qu’elles viennent avec les cartes Promesse, c’est notre lecture.

## Monuments

rule-SP-REA-1 = Avec les plateaux de forêt, chaque place a un exemplaire du Colisée ou de Neuschwanstein, le même pour tous ou un choisi pour chacune.
rule-SP-REA-2 = Il prend 1 point de chantier et exactement 2 pierres, que rien ne remplace ; le défrichage se paie en plus. Personne n’y va, et le Conseil ne le construit jamais.
rule-SP-REA-3 = Les deux sont des bâtiments culturels, chacun d’une sorte à lui, mais la carte B, Architecte, n’en baisse jamais le prix.
rule-SP-REA-4 = La carte E, Partisan, rapporte le double si votre Colisée est debout quand vous la prenez : 2 $ ou 4 voix.
rule-SP-REA-5 = Neuschwanstein demande 4 cases de forêt autour de lui, en plus de celles qu’il défriche lui-même.
rule-SP-REA-6 = À chaque vote, Neuschwanstein donne 1 voix pour chaque case de forêt alors autour de lui au-delà de la troisième.

## Routes

rule-SP-ROA-1 = Chaque place a 10 Routes et 5 Ronds-points à elle.
rule-SP-ROA-2 = Un plan finit par des Routes et des Ronds-points, après ses améliorations : autant que vous voulez, sans point de chantier. Ils sont à vous : aucune étape qui échoue ne peut vous en prendre.
rule-SP-ROA-3 = Une Route coûte 1 $, un Rond-point 2 $ ; aucune carte ne les rend moins chers.
rule-SP-ROA-4 = Une Route va sur le bord entre deux cases de la zone qui ne sont pas d’une même tuile, un Rond-point sur un coin à l’intérieur de la carte, un sur chacun. La forêt n’a pas à être défrichée pour eux, et ce qui est posé reste.
rule-SP-ROA-5 = Une Route qui en rencontre une autre à angle droit ajoute le Rond-point de ce coin, à son prix, s’il n’y en a pas. Un Rond-point peut aussi se poser seul au bout d’une Route.
rule-SP-ROA-6 = Aucune tuile ne peut être construite, améliorée ou agrandie à travers une Route. Les Routes ne séparent rien d’autre.
rule-SP-ROA-7 = Un déplacement entre Résidence, Commerce et Usine de couleurs différentes peut être un trajet si des Routes y mènent. Toutes les règles des déplacements valent. Touristes et policiers vont à pied, les négociants peuvent prendre la voiture.
rule-SP-ROA-8 = Un trajet suit des Routes qui se touchent, et ne tourne qu’à un Rond-point. Il commence par une Route le long de la tuile si ce réseau en a une, sinon par une qui finit à son coin, et finit de la même façon. Le trajet prend le moins de Routes possible et, à égalité, le moins de Ronds-points.
rule-SP-ROA-9 = Un trajet rapporte aussitôt 1 $ pour 2 Routes, arrondi vers le haut, et 1 % de pollution pour chaque Rond-point entre deux de ses Routes.
rule-SP-ROA-10 = Berlin : tant que le mur est debout, aucune Route ne le touche.
rule-SP-ROA-11 = Villes : pas de Route entre deux cases d’eau ; la rivière de Paris ne coûte rien de plus.
rule-SP-ROA-12 = La promesse de la plus longue Route est tenue si personne n’a de plus long chemin de Routes qui ne passe deux fois par aucun point, sauf pour fermer une boucle, et si le vôtre est long d’au moins 1. En solo, il en faut 6.

## Comment s’appellent les sections des règles

section-SC-2 = Ce que sont les choses
section-SC-3 = Mise en place
section-SC-4 = Actions spéciales
section-SC-5 = Construction
section-SC-6 = Tuiles
section-SC-7 = Améliorations
section-SC-8 = Déplacements
section-SC-9 = Revenus
section-SC-10 = Vote
section-SC-11 = Pollution
section-SC-12 = Conseil municipal
section-SC-13 = Prochaine visite du Maire
section-SC-14 = Fin de la partie
section-SC-16 = Jeu avancé
section-SC-17 = En solo
section-SC-18 = Élimination
section-SP-SET = Modules
section-SP-POL = { value-modules-police }
section-SP-TRD = { value-modules-traders }
section-SP-FOR = { value-modules-forest }
section-SP-EUR = { value-modules-cities }
section-SP-ACT = { value-modules-cards }
section-SP-BLD = { value-modules-buildings }
section-SP-PRO = { value-modules-promises }
section-SP-SPE = { value-modules-special }
section-SP-REA = { value-modules-historic }
section-SP-ROA = { value-modules-roads }
