# Comment s’appellent les options d’une mise en place de Small City, par leurs clés et leurs valeurs ; `_about` là où il
# y a plus à dire.

option-advanced = Jeu avancé
option_about-advanced = Pour une deuxième partie : chacun garde aussi une promesse spéciale, puis à mi-parcours se présente avec un programme qui rapporte ou coûte des voix à la fin.

option-modules = Modules
value-modules-police = Policiers
value_about-modules-police = Chaque joueur reçoit deux policiers. Là où il n’y en a pas, une émeute peut éclater.
value-modules-traders = Négociants
value_about-modules-traders = Chaque joueur en reçoit trois à mesure que l’arrondissement grandit. Ils se servent deux fois d’un commerce.
value-modules-forest = Plateaux de forêt
value_about-modules-forest = Toute la carte dès le début ; sa forêt se défriche contre de l’argent et donne du bois.
value-modules-cities = Plateaux d’Europe
value_about-modules-cities = Une ville pour chaque joueur, avec son terrain et ses règles : une rivière, un lac, un mur. Il n’y a alors pas de programmes.
value-modules-cards = Cartes Action
value_about-modules-cards = L’Écologiste et l’Anarchiste rejoignent les cartes ; deux des dix, au hasard, restent dans la boîte.
value-modules-buildings = Nouveaux bâtiments
value_about-modules-buildings = Des Statues près des Jardins et des Palais qui apportent des promesses ; presque chaque promesse rapporte 5 et ne coûte rien.
value-modules-promises = Cartes Promesse
value_about-modules-promises = Deux promesses de plus : l’une pour les émeutes, l’autre pour des négociants dans trois commerces.
value-modules-special = Promesses spéciales
value_about-modules-special = Deux promesses spéciales de plus : une fin paisible, et des négociants morts avant la fin.
value-modules-historic = Monuments
value_about-modules-historic = Le Colisée ou Neuschwanstein pour chaque place : de la culture bâtie de pierre seule.
value-modules-roads = Routes
value_about-modules-roads = Des routes entre les cases : aller en voiture au travail ou chez soi rapporte de l’argent, et les ronds-points polluent.

option-forest_side = Face du plateau de forêt
value-forest_side-easy = Facile
value_about-forest_side-easy = Défricher une case coûte 1 $.
value-forest_side-expert = Expert
value_about-forest_side-expert = Défricher une case coûte 2 $.

option-cities = Villes
option_about-cities = Les plateaux sont distribués à tous, ou chaque place a sa ville : aucune ville n’est jouée deux fois.
value-cities-dealt = Distribuées
value_about-cities-dealt = Chaque place reçoit un plateau avec deux villes et en choisit une.
value-cities-paris = Paris
value_about-cities-paris = Élégante et propre : pas d’industrie lourde, et les nouveaux venus du Conseil vont droit chez eux.
value-cities-london = Londres
value_about-cities-london = Petite, enfumée et toujours pleine : un commerce et de la pollution dès le début, et chaque nouveau logement se remplit aussitôt.
value-cities-zurich = Zurich
value_about-cities-zurich = Calme et bien rangée : de nouveaux logements au bord du lac seulement, et deux manches sans pollution.
value-cities-madrid = Madrid
value_about-cities-madrid = Ensoleillée et généreuse : un logement gratuit en bordure à chaque manche, mais bâtir près du Jardin botanique coûte plus cher.
value-cities-rome = Rome
value_about-cities-rome = Vieilles pierres et air lourd : les logements au bord du Tibre montent plus haut, et vous commencez avec beaucoup de pollution.
value-cities-berlin = Berlin
value_about-cities-berlin = Deux moitiés qui attendent leur jour : un mur coupe longtemps l’arrondissement en deux, puis les logements s’unissent d’un côté à l’autre.
value-cities-helsinki = Helsinki
value_about-cities-helsinki = Peu de monde et beaucoup d’eau : moins de citoyens au début, mais la culture au bord de l’eau rapporte de l’argent.
value-cities-athens = Athènes
value_about-cities-athens = Claire et animée : les commerces près du Parthénon montent plus haut et Le Pirée vous sert de Port, mais les commerces polluent.

option-historic = Monument
value-historic-colosseum = Colisée
value_about-historic-colosseum = Le Partisan rapporte le double.
value-historic-neuschwanstein = Neuschwanstein
value_about-historic-neuschwanstein = Des voix à chaque manche s’il est entouré de beaucoup de forêt.

option-constants = Nombres de la boîte
option_about-constants = Prix, voix et limites : les nombres standard, ou un jeu de nombres ajouté par qui gère ce serveur.
value-constants-standard = Standard
