# Ce que la page d’accueil et le salon disent de Simplicity.

teams_one = { $players } joueurs, une équipe chacun.
teams_two = { $players } joueurs, deux équipes chacun. Seule compte votre équipe au score le plus faible.
simplicity_emblem = Emblème
simplicity_title = Simplicity
simplicity_heading = Une seule ville, bâtie par tout le monde.
simplicity_lead = Prenez une tuile, trouvez-lui un emplacement, reliez vos marqueurs : qui a le plus de points après cinq manches l’emporte.
simplicity_by = Un jeu de David Brain, publié par Fractal Juegos.
simplicity_facts = De 2 à 6 joueurs, 5 manches, 30 minutes (15 contre des bots).
simplicity_learn = L’apprendre en 6 minutes

## Comment joue chaque niveau de bot

plays-steady = Cherche des points, mais voit peu de ses coups.
plays-thoughtful = Voit plus de coups et choisit celui qui rapporte le plus de points.
plays-sharp = Laisse passer peu de coups et prend aussitôt le plus de points.
plays-expert = Pense à ce que les autres peuvent prendre avant la fin de la manche.
plays-master = Joue mentalement la partie jusqu’au bout de nombreuses fois ; la dernière manche peut lui être connue à coup sûr.
