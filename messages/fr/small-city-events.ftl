# Small City : ce qui se passe, au terminal et sur la page. « Vous » est qui lit.

event-first_host = { $seat_is ->
    [you] Vous accueillez le Maire en premier.
   *[other] { $seat } accueille le Maire en premier.
  }
event-promise_drawn = { $promise ->
    [none] { $seat } pioche une promesse { $stack }.
   *[other] { $seat_is ->
        [you] Vous piochez la promesse { $stack } « { $promise } ».
       *[other] { $seat } pioche la promesse { $stack } « { $promise } ».
      }
  }
event-promise_kept = { $promise ->
    [none] { $seat } garde une promesse { $stack }.
   *[other] { $seat_is ->
        [you] Vous gardez la promesse { $stack } « { $promise } ».
       *[other] { $seat } garde la promesse { $stack } « { $promise } ».
      }
  }
event-committed = { $seat_is ->
    [you] Votre plan est scellé.
   *[other] { $seat } scelle son plan.
  }
event-reopened = { $seat_is ->
    [you] Vous rouvrez votre plan.
   *[other] { $seat } rouvre son plan.
  }
event-planned = { $seat_is ->
    [you] Vous changez votre plan.
   *[other] { $seat } change son plan.
  }
event-city_hall = { $seat_is ->
    [you] Votre Mairie se dresse en { $cells }.
   *[other] La Mairie { $seat_of } se dresse en { $cells }.
  }
event-round_begins = { $host_is ->
    [you] La manche { $round } commence ; vous accueillez le Maire.
   *[other] La manche { $round } commence ; { $host } accueille le Maire.
  }
event-mayor_comes = { $seat_is ->
    [you] Le Maire vous rend visite et se tient en { $cells }.
   *[other] Le Maire rend visite à { $seat } et se tient en { $cells }.
  }
event-card_boxed = La carte { $card_code } { $card } n’est pas dans cette partie.
event-card_shown = La carte { $card_code } { $card } est révélée.
event-card_taken = { $seat_is ->
    [you] Vous prenez la carte { $card_code } { $card }
   *[other] { $seat } prend la carte { $card_code } { $card }
  }{ $chosen ->
    [none] .
   *[other] {" "}: { $chosen }.
  }
event-zone_grown = { $seat_is ->
    [you] Votre zone passe à { $size } sur { $size }.
   *[other] La zone { $seat_of } passe à { $size } sur { $size }.
  }
event-revealed = Tous les plans sont révélés.
event-built = { $seat_is ->
    [you] Vous construisez { $tile_un } en { $cells }
   *[other] { $seat } construit { $tile_un } en { $cells }
  }{ $person ->
    [none] .
   *[other] , et { $person_one } emménage.
  }
event-enlarged = { $seat_is ->
    [you] Vous agrandissez { $tile_le } en { $cells } : { $next }, avec { $with }.
   *[other] { $seat } agrandit { $tile_le } en { $cells } : { $next }, avec { $with }.
  }
event-upgraded = { $seat_is ->
    [you] Vous améliorez { $tile_le } en { $cells } : { $next }, avec { $with }.
   *[other] { $seat } améliore { $tile_le } en { $cells } : { $next }, avec { $with }.
  }
# Ce que devient une tuile.
next = { $tile }
event-failed = { $seat_is ->
    [you] Vous ne pouvez pas { $step }. { $refusal }
   *[other] { $seat } ne peut pas { $step }. { $refusal }
  }
step-build = construire { $tile_un } en { $cells }
step-grow = avoir une zone de { $size } sur { $size }
step-enlarge = { $tile ->
    [none] agrandir un Parc en { $cells } avec { $with }
   *[other] agrandir { $tile_le } en { $cells } avec { $with }
  }
step-upgrade = { $tile ->
    [none] améliorer une tuile en { $cells } avec { $with }
   *[other] améliorer { $tile_le } en { $cells } avec { $with }
  }
step-home = faire emménager { $person_one } en { $cell }
step-road = poser une Route sur { $road }
step-roundabout = poser un Rond-point au coin inférieur droit de { $cell }
event-road_laid = { $seat_is ->
    [you] Vous posez une Route sur { $road }
   *[other] { $seat } pose une Route sur { $road }
  }{ $with ->
    [none] .
   *[other] , avec un Rond-point au coin inférieur droit de { $with }.
  }
event-roundabout_laid = { $seat_is ->
    [you] Vous posez un Rond-point au coin inférieur droit de { $cell }.
   *[other] { $seat } pose un Rond-point au coin inférieur droit de { $cell }.
  }
event-moved = { $seat_is ->
    [you] Votre { $person } va de { $from } à { $to }.
   *[other] Le { $person } { $seat_of } va de { $from } à { $to }.
  }
from = { $host_is ->
    [none] { $cell }
    [you] { $cell } dans votre arrondissement
   *[other] { $cell } chez { $host }
  }
to = { $host_is ->
    [none] { $cell }
    [you] { $cell } dans votre arrondissement
   *[other] { $cell } chez { $host }
  }
event-drove = { $seat_is ->
    [you] Le trajet prend { $roads ->
        [1] 1 de vos Routes
       *[other] { $roads } de vos Routes
      }
   *[other] Le trajet prend { $roads ->
        [1] 1 Route { $seat_of }
       *[other] { $roads } Routes { $seat_of }
      }
  }{ $roundabouts ->
    [0] .
    [1] {" "}et 1 Rond-point.
   *[other] {" "}et { $roundabouts } Ronds-points.
  }
event-idle = { $seat_is ->
    [you] { $count ->
        [1] Une personne de chez vous n’a pas pu se déplacer et reste inactive
       *[other] { $count } personnes de chez vous n’ont pas pu se déplacer et restent inactives
      }
   *[other] { $count ->
        [1] Une personne de chez { $seat } n’a pas pu se déplacer et reste inactive
       *[other] { $count } personnes de chez { $seat } n’ont pas pu se déplacer et restent inactives
      }
  }{ $cells ->
    [none] , à l’étranger.
   *[other] { $abroad ->
        [0] , en { $cells }.
       *[other] , en { $cells } et à l’étranger.
      }
  }
event-manned = { $seat_is ->
    [you] { $person_begins } arrive dans chacune des cases { $cells } de votre arrondissement.
   *[other] { $person_begins } arrive dans chacune des cases { $cells } chez { $seat }.
  }
event-rioted = { $cell ->
    [none] { $seat_is ->
        [you] { $person_begins } se soulève dans votre Mairie.
       *[other] { $person_begins } se soulève dans la Mairie { $seat_of }.
      }
   *[other] { $seat_is ->
        [you] Votre { $person } en { $cell } se soulève.
       *[other] Le { $person } { $seat_of } en { $cell } se soulève.
      }
  }
event-board_dealt = { $seat_is ->
    [you] Vous recevez un plateau : { $board }.
   *[other] { $seat } reçoit un plateau : { $board }.
  }
event-settled = { $seat_is ->
    [you] Vous choisissez { $city }.
   *[other] { $seat } choisit { $city }.
  }
event-wall_fell = { $seat_is ->
    [you] Le mur de votre arrondissement tombe.
   *[other] Le mur de l’arrondissement { $seat_of } tombe.
  }
event-merged = { $seat_is ->
    [you] Vos Résidences en { $cells } et { $with } s’unissent : { $tile }.
   *[other] Les Résidences { $seat_of } en { $cells } et { $with } s’unissent : { $tile }.
  }
event-calmed = Toutes les émeutes cessent.
event-entered = { $seat_is ->
    [you] { $person_begins } arrive dans votre Mairie.
   *[other] { $person_begins } arrive dans la Mairie { $seat_of }.
  }
event-went_home = { $seat_is ->
    [you] { $person_begins } quitte votre Mairie et emménage en { $cell }.
   *[other] { $person_begins } quitte la Mairie { $seat_of } et emménage en { $cell }.
  }
event-arrived = { $count ->
    [1] Des emplois libres attirent un citoyen
   *[other] Des emplois libres attirent { $count } citoyens
  }{ $seat_is ->
    [you] {" "}dans votre Mairie.
   *[other] {" "}dans la Mairie { $seat_of }.
  }
event-earned = { $seat_is ->
    [you] Vous recevez { $money } $ { $source_du }.
   *[other] { $seat } reçoit { $money } $ { $source_du }.
  }
event-charged = { $seat_is ->
    [you] Vous payez { $paid } pour { $source_le }.
   *[other] { $seat } paie { $paid } pour { $source_le }.
  }
event-sold = { $seat_is ->
    [you] Vous vendez 1 { $material } pour { $money } $.
   *[other] { $seat } vend 1 { $material } pour { $money } $.
  }
event-bought = { $seat_is ->
    [you] Vous achetez
   *[other] { $seat } achète
  } { $votes } voix pour { $money } $.
event-traded = { $seat_is ->
    [you] Vous échangez
   *[other] { $seat } échange
  } 1 { $material } contre { $votes } voix.
event-produced = { $seat_is ->
    [you] Vous produisez { $materials }.
   *[other] { $seat } produit { $materials }.
  }
event-discarded = { $seat_is ->
    [you] Vous défaussez 1 { $material }, faute de place.
   *[other] { $seat } défausse 1 { $material }, faute de place.
  }
event-voted = { $seat_is ->
    [you] Vous obtenez
   *[other] { $seat } obtient
  } { $votes } voix { $source_du }.
event-polluted = { $seat_is ->
    [you] Votre pollution
   *[other] La pollution { $seat_of }
  } { $rise ->
    [0] reste à { $track } %
   *[other] monte de { $rise }, à { $track } %
  } : { $gross } produits, { $relief } réduits{ $extra_count ->
    [0] .
   *[other] , { $extra }.
  }
# La pollution qui n’est jamais réduite.
extra = { $amount } de plus à cause { $source_du }
event-soiled = { $seat_is ->
    [you] Votre pollution
   *[other] La pollution { $seat_of }
  } { $more ->
    [0] reste à { $track } %
   *[other] monte de { $more }, à { $track } %,
  } à cause { $source_du }.
event-eliminated = { $seat_is ->
    [you] La pollution étouffe votre arrondissement : il est perdu.
   *[other] La pollution étouffe l’arrondissement { $seat_of } : il est perdu.
  }
event-saved = { $seat_is ->
    [you] Votre Clinique sauve
   *[other] La Clinique { $seat_of } sauve
  } { $count ->
    [1] une vie.
   *[other] { $count } vies.
  }
event-died = { $owner_is ->
    [none] { $seat_is ->
        [you] Votre { $person } en { $cell } meurt.
       *[other] Le { $person } { $seat_of } en { $cell } meurt.
      }
    [you] Votre { $person } en { $cell } chez { $seat } meurt.
   *[other] { $seat_is ->
        [you] Le { $person } { $owner_of } en { $cell } dans votre arrondissement meurt.
       *[other] Le { $person } { $owner_of } en { $cell } chez { $seat } meurt.
      }
  }
event-cemetery_grown = { $seat_is ->
    [you] Votre cimetière prend { $cell }.
   *[other] Le cimetière { $seat_of } prend { $cell }.
  }
event-stored = { $seat_is ->
    [you] Vous rangez { $materials }.
   *[other] { $seat } range { $materials }.
  }
event-council_move = { $seat_is ->
    [you] Au Conseil, vous entrez dans { $row } (ligne { $row_code }), colonne { $column }, pour { $paid }.
   *[other] Au Conseil, { $seat } entre dans { $row } (ligne { $row_code }), colonne { $column }, pour { $paid }.
  }
paid-money = { $money } $
paid-votes = { $votes } voix
paid-promise = une promesse { $stack }
event-supplied = { $seat_is ->
    [you] Vous recevez
   *[other] { $seat } reçoit
  } { $materials_count ->
    [0] de la réserve : rien.
   *[other] { $materials } de la réserve.
  }
event-newcomers = { $in_hall ->
    [one] { $in_hall } nouveau citoyen
   *[other] { $in_hall } nouveaux citoyens
  } { $seat_is ->
    [you] dans votre Mairie, { $in_career } à votre bureau de l’emploi.
   *[other] dans la Mairie { $seat_of }, { $in_career } au bureau de l’emploi.
  }
event-cleaned = { $seat_is ->
    [you] { $less ->
        [0] Vous n’avez pas de pollution à perdre.
       *[other] Votre pollution baisse de { $less }, à { $track } %.
      }
   *[other] { $less ->
        [0] { $seat } n’a pas de pollution à perdre.
       *[other] La pollution { $seat_of } baisse de { $less }, à { $track } %.
      }
  }
event-platform = { $seat_is ->
    [you] Votre programme : { $platform }.
   *[other] Programme { $seat_of } : { $platform }.
  }
event-promise_judged = { $kept ->
    [yes] { $seat_is ->
        [you] Promesse tenue : « { $promise } »
       *[other] { $seat } a tenu « { $promise } »
      }
   *[no] { $seat_is ->
        [you] Promesse non tenue : « { $promise } »
       *[other] { $seat } n’a pas tenu « { $promise } »
      }
  }{ $points ->
    [0] {" "}: 0.
   *[other] { $kept ->
        [yes] {" "}: +{ $points }.
       *[no] {" "}: { $points }.
      }
  }
event-platform_judged = { $kept ->
    [yes] { $seat_is ->
        [you] Vous avez réalisé votre programme, { $platform }
       *[other] { $seat } a réalisé son programme, { $platform }
      }
   *[no] { $seat_is ->
        [you] Vous n’avez pas réalisé votre programme, { $platform }
       *[other] { $seat } n’a pas réalisé son programme, { $platform }
      }
  }{ $points ->
    [0] {" "}: 0.
   *[other] { $kept ->
        [yes] {" "}: +{ $points }.
       *[no] {" "}: { $points }.
      }
  }
event-scored = { $seat_is ->
    [you] Vous marquez { $score } :
   *[other] { $seat } marque { $score } :
  } { $votes } voix, { $promises } pour les promesses{ $special ->
    [0] {""}
   *[other] , { $special } pour les promesses spéciales
  }{ $platform ->
    [0] {""}
   *[other] , { $platform } pour le programme
  }, moins { $pollution } pour la pollution{ $tolls_count ->
    [0] .
   *[other] , moins { $tolls }.
  }
# Ce que des modules retirent d’un score.
tolls = { $points } pour { $source_le }
