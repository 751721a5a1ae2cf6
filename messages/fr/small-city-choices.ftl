# Small City : les actions, ce qu’elles coûtent et rapportent, au terminal et sur la page.

## Actions

choice-build = { $tile } en { $cells }{ $pay_count ->
    [0] {""}
   *[other] , payé avec { $pay }
  }{ $person ->
    [none] {""}
   *[other] , { $person_one } emménage
  }
choice-grow = Une zone plus grande, { $size } sur { $size }
choice-enlarge = { $tile } en { $cells } avec { $with } en plus
choice-upgrade = { $tile } en { $cells } : vers { $next } avec { $with }
choice-keep = Garder « { $promise } » ({ $stack }, +{ $reward } ou { $penalty ->
    [0] 0
   *[other] −{ $penalty }
  })
choice-hall = La Mairie en { $cells }
choice-mayor = Le Maire en { $cells }
choice-take = { $card_code } { $card }{ $chosen ->
    [none] {""}
   *[other] {" "}pour { $chosen }
  } : { $about }
choice-undo = Annuler la dernière étape du plan
choice-commit = Sceller le plan
choice-reopen = Le rouvrir
choice-move = De { $from } à { $to }
choice-drive = En voiture de { $from } à { $to } : +{ $money } ${ $pollution ->
    [0] {""}
   *[other] , +{ $pollution } % de pollution
  }
choice-home = { $person_begins } quitte la Mairie et emménage en { $cell }
choice-sell = Vendre 1 { $material } pour { $money } $
choice-buy = Acheter { $votes } voix pour { $money } $
choice-trade = Échanger 1 { $material } contre { $votes } voix
choice-discard = Défausser 1 { $material }
choice-victim = La personne en { $cell } meurt
choice-grave = Le cimetière prend { $cell }
choice-riot = { $cell ->
    [none] { $person ->
        [none] Quelqu’un se soulève à la Mairie
       *[other] { $person_begins } se soulève à la Mairie
      }
   *[other] La personne en { $cell } se soulève
  }
choice-settle = Choisir { $city }
choice-merge = Les Résidences en { $merge } et { $with } s’unissent
choice-road = Une Route sur { $road }{ $with ->
    [none] {""}
   *[other] , avec un Rond-point au coin inférieur droit de { $with }
  }
choice-roundabout = Un Rond-point au coin inférieur droit de { $cell }
choice-council = { $row } (ligne { $row_code }), colonne { $column } : { $brings } pour { $paid }
choice-platform = { $platform_code ->
    [none] Aucun programme
   *[other] { $platform } (+{ $reward } ou { $penalty ->
        [0] 0
       *[other] −{ $penalty }
      })
  }
choice-end = Plus rien

## Le genre d’une action : la page rassemble sous ce nom celles d’un même genre

kind-build = Construire { $tile_un }
kind-grow = Une zone plus grande
kind-enlarge = Agrandir { $tile_le }
kind-upgrade = Améliorer { $tile_le }
kind-keep = Garder une promesse
kind-hall = Placer la Mairie
kind-mayor = Placer le Maire
kind-take = Prendre une carte Action
kind-undo = { choice-undo }
kind-commit = { choice-commit }
kind-reopen = { choice-reopen }
kind-move = Partir de { $from }
kind-drive = En voiture de { $from }
kind-home = { $person_begins } quitte la Mairie
kind-sell = Vendre un matériau
kind-buy = Acheter des voix
kind-trade = Échanger un matériau contre des voix
kind-discard = Défausser un matériau
kind-victim = Choisir qui meurt
kind-grave = Choisir une case pour le cimetière
kind-riot = Choisir qui se soulève
kind-settle = Choisir une ville
kind-merge = Unir des Résidences
kind-road = Poser une Route
kind-roundabout = Poser un Rond-point
kind-council = { $row } (ligne { $row_code })
kind-platform = Choisir un programme
kind-end = { choice-end }

# Les matériaux qui paient une tuile.
pay = { $count ->
    [one] { $count } { $material }
   *[other] { $count } { $material_plural }
  }

## Ce que coûte quelque chose

price-free = gratuit
price-money = { $money } $
price-materials = { $materials }
price-exact = exactement { $materials }

## Ce qu’il faut autour d’une tuile

needs-publics = { $count ->
    [one] { $count } bâtiment public
   *[other] { $count } bâtiments publics
  } autour
needs-home_levels = des Résidences autour, { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
  } en tout
needs-no_factory = aucune Usine autour
needs-no_residence = aucune Résidence autour
needs-refinery = la Raffinerie autour
needs-harbor = le Port autour
needs-factory = une Usine autour
needs-edge = une case en bordure de la carte
needs-beside = à côté : { $source }
needs-land = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  } { $source_du } autour

## Ce que fait une tuile

effects-public = bâtiment public
effects-home_votes = { $votes } voix par manche pour chaque citoyen chez lui
effects-enters = prend aussitôt un citoyen de la Mairie
effects-shop = les gens ici : { $functions }
effects-makes = chaque personne au travail produit { $materials }
effects-needed = nécessaire autour { $tile_du }
effects-sells = vend { $count ->
    [one] { $count } matériau
   *[other] { $count } matériaux
  } par manche
effects-stores = garde { $count ->
    [one] { $count } matériau
   *[other] { $count } matériaux
  }
effects-holds = place pour { $count ->
    [one] { $count } personne ou matériau
   *[other] { $count } personnes et matériaux
  }
effects-relieves = réduit de { $percent } % par manche
effects-visitors = { $money } $ pour chaque visiteur
effects-students = { $votes } voix pour chaque citoyen sur place
effects-saves = sauve { $count ->
    [one] { $count } vie
   *[other] { $count } vies
  } par manche
effects-tourists = en service : { $money } $ pour chaque touriste étranger, et ils ne polluent pas
effects-staff_relieves = en service : réduit de { $percent } % par manche
effects-else = { $about }

functions-cash = encaisser
functions-sell = vendre
functions-buy_votes = acheter des voix
functions-trade_votes = échanger contre des voix

## Ce que rapporte le Conseil municipal

brings-money = +{ $money } $
brings-materials = +{ $materials }
brings-build = construire { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
  }
brings-citizens = { $count ->
    [one] +{ $count } citoyen
   *[other] +{ $count } citoyens
  }
brings-cleaner = −{ $percent } %
