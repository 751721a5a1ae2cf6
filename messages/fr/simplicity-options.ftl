# Comment s’appellent les options d’une mise en place de Simplicity, par leurs clés et leurs valeurs.

option-components = Matériel
value-components-standard = Standard

option-demolition = Une place est bloquée
value-demolition-by_players = Selon le nombre de joueurs
value-demolition-always = Toujours
value-demolition-never = Jamais

option-first_face = Première face de la tuile de Planification
value-first_face-random = Au hasard
value-first_face-a = Face A
value-first_face-b = Face B

option-tie_break = Les égalités vont
value-tie_break-final_pawns = Au pion le plus haut à la fin
value-tie_break-last_round_order = À qui a joué plus tôt à la manche 5

option-stuck = Une tuile peut être posée n’importe où
value-stuck-no_tile_fits = Si aucune tuile ne convient
value-stuck-per_tile = Si elle ne convient nulle part

option-order = Premier ordre de jeu
value-order-random = Au hasard
value-order-fixed = Selon les places
