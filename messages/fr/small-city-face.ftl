# Ce que la page d’accueil et le salon disent de Small City.

small_city_title = Small City
small_city_heading = Votre arrondissement : ses habitants, ses voix, ses fumées.
small_city_lead = Planifiez en secret, logez vos citoyens et gardez l’air pur : qui a le plus de voix après huit manches, moins la pollution, l’emporte.
small_city_by = Un jeu d’Alban Viard, publié par AVStudioGames.
small_city_facts = De 1 à 4 joueurs, 8 manches, 2 heures (1 heure en solo ou contre des bots).
small_city_learn = L’apprendre : six chapitres
small_city_about = { $players } joueurs, un arrondissement chacun. Le plus de voix à la fin, moins la pollution, l’emporte.
small_city_about_solo = En solo dans un arrondissement : marquez autant de points que possible.
small_city_pawn = Emblème
# Le résultat d’une partie en solo, dans une liste.
small_city_office = { $office ->
    [clerk] Secrétariat, { $score }
    [councillor] Conseil, { $score }
    [deputy] Adjoint, { $score }
   *[mayor] Mairie, { $score }
  }
small_city_lost = Arrondissement perdu

## Comment joue chaque niveau de bot

plays-steady = Cherche de bons coups et en manque parfois.
plays-thoughtful = Pèse chaque coup et choisit celui qui rapporte le plus.
plays-sharp = Réfléchit à des plans entiers et regarde un peu plus loin.
plays-expert = Compare de nombreux plans entiers selon leur suite possible jusqu’à la fin de la manche suivante.
