# Un court texte de chaque règle de Simplicity, par son identifiant.

rule-SIM-2-1 = Le sac contient 36 tuiles : 8 de chaque type de bâtiment (R, K, O, V) et 4 parcs (P).
rule-SIM-2-2 = De 2 à 6 joueurs. À 2 ou 3 joueurs, chacun mène deux équipes : le joueur i a les équipes i et i + le nombre de joueurs. Une place est bloquée à chaque manche à 2, 4 et 5 joueurs. La ville a 4 (2 ou 4 joueurs), 5 (5 joueurs) ou 6 (3 ou 6 joueurs) tuiles Terrain ordinaires, plus la spéciale.
rule-SIM-2-3 = Des tuiles Terrain ordinaires, tirées au hasard, sont mélangées avec la spéciale et alignées côte à côte, en colonnes de sept emplacements.
rule-SIM-2-4 = Chaque emplacement d’une tuile Terrain porte un symbole, aucun symbole, ou un bâtiment imprimé. Seule la tuile spéciale a un emplacement sans symbole.
rule-SIM-2-5 = La tuile de Planification a deux faces. Les places 1 à 6 montrent un ou deux symboles chacune ; la place 7 n’en montre aucun.
rule-SIM-2-6 = La première face est tirée au hasard : c’est notre choix. La tuile est retournée après chaque manche.
rule-SIM-2-7 = À la manche 1, sept bâtiments sont piochés, un par place ; un parc retourne dans le sac et on pioche à nouveau.
rule-SIM-2-8 = Les pions, tirés au hasard, se rangent à côté des places 1, 2, 3 et ainsi de suite : c’est l’ordre de jeu de la manche 1.
rule-SIM-2-9 = La dernière équipe de cet ordre prend un jeton.
rule-SIM-3-1 = Une partie dure exactement cinq manches.
rule-SIM-3-2 = À 2, 4 ou 5 joueurs, la dernière équipe dans l’ordre de jeu bloque une des sept places au début de chaque manche ; sa tuile ne peut pas être prise pendant cette manche.
rule-SIM-3-3 = On joue du pion le plus haut au pion le plus bas.
rule-SIM-3-4 = À votre tour, prenez une tuile ni prise ni bloquée, mettez votre pion sur sa place, posez la tuile dans la ville et un marqueur dessus.
rule-SIM-3-5 = Un emplacement est libre s’il n’a ni tuile ni bâtiment imprimé. Une tuile des places 1 à 6 va sur un emplacement libre qui porte un symbole de sa place ; une tuile de la place 7 va sur n’importe quel emplacement libre, et elle seule peut aller sur celui qui n’a pas de symbole.
rule-SIM-3-6 = Si une tuile disponible peut être posée selon les règles, il faut en poser une selon les règles : on ne peut pas prendre une tuile qui ne va nulle part pour la poser librement.
rule-SIM-3-7 = Si aucune tuile disponible ne va nulle part, et alors seulement, prenez celle que vous voulez et posez-la sur n’importe quel emplacement libre, même sans symbole. Aucun tour n’est passé. (Option stuck=per_tile : toute tuile qui ne va nulle part peut être posée librement.)
rule-SIM-4-1 = À la fin d’une manche, défaussez pour de bon les tuiles restantes, la tuile bloquée aussi, et retournez la tuile de Planification.
rule-SIM-4-2 = Après les manches 1 à 4, les pions de haut en bas donnent l’ordre de jeu suivant, sept tuiles sont piochées dans le sac, et la dernière équipe prend un jeton.
rule-SIM-5-1 = Une connexion est une paire de marqueurs adjacents d’une même équipe, quoi qu’il y ait dessous : 3 points chacune.
rule-SIM-5-2 = Chaque marqueur sur un bâtiment rapporte le nombre de bâtiments de son quartier : le groupe de bâtiments adjacents du même type. Les bâtiments imprimés comptent : le texte parle de tuiles, mais son tableau de score les exige.
rule-SIM-5-3 = Chaque marqueur sur un parc rapporte le carré du nombre de types de bâtiments différents à côté du parc : 0, 1, 4, 9 ou 16. Un autre parc n’est pas un type ; les bâtiments imprimés comptent.
rule-SIM-5-4 = Un jeton vaut 1 point.
rule-SIM-5-5 = Le score d’un joueur est celui de son équipe ; avec deux équipes, c’est le plus bas des deux.
rule-SIM-5-6 = Le plus haut score gagne. À égalité, c’est le joueur dont l’équipe qui compte a le pion le plus haut après la manche 5 ; si les deux équipes d’un joueur ont le même score, le plus haut de ses deux pions compte. (Option tie_break=last_round_order : qui a joué plus tôt à la manche 5.)

## Comment s’appellent les sections des règles

section-SIM-2 = Mise en place
section-SIM-3 = Une manche
section-SIM-4 = Fin d’une manche
section-SIM-5 = Score
