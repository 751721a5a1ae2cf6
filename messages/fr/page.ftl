# Ce que dit la page autour de tous les jeux.

# Un bouton, celui d’un volet.
close = Fermer
copy = Copier
back_to_start = Vers l’accueil
save = Enregistrer
rule_link = Règle { $rule }
rules = Règles
help = Touches et aide
settings = Réglages
brand_home = Citywright, retour à l’accueil
bar_tools = Page
loading = Chargement
problem_offline = Le serveur ne répond pas. Réessayez dans un moment.
problem_cookies = Ce site ne peut pas garder de cookies dans votre navigateur : vous perdriez aussitôt votre place. Autorisez les cookies pour ce site, puis rechargez la page.
problem_server = Le serveur n’a pas pu le faire. Réessayez dans un moment.
offline_short = Hors ligne
offline_retry = Hors ligne. Nouvel essai dans { $seconds } s.
offline_kept = Hors ligne. Votre plan est gardé ; nouvel essai dans { $seconds } s.
mark = Emblème
bot = Bot
start_title = Citywright : bâtir des villes, entre amis ou contre des bots
start_play = { $count ->
    [1] Jouer contre un bot
   *[other] Jouer contre { $count } bots
  }
start_play_alone = Jouer en solo
start_heading = Bâtissez une ville, entre amis ou contre des bots
start_friends = Table entre amis
start_name = Votre nom
start_name_change = changer de nom
start_guest = Anonyme
start_bots = Bots
start_chosen = { $count ->
    [1] Un bot, niveau { $level }
   *[other] { $count } bots, niveau { $level }
  }
start_level = Niveau
start_mine = Vos parties
start_played = Vos villes achevées
start_open = Tables ouvertes
start_open_none = Aucune table ouverte pour l’instant. Ouvrez-en une, et tout le monde pourra s’asseoir.
start_running = Regarder une partie
start_offline = Hors ligne : les règles et l’aide marchent ; les tables reviendront avec la connexion.
start_offline_tables = Hors ligne : les tables reviendront avec la connexion.
start_announced = Aucune table ne peut être ouverte pour l’instant. Les parties continuent.
start_word = Mot de passe de ce serveur
start_independent = Citywright est indépendant des auteurs et des éditeurs de ces jeux ; leurs noms leur appartiennent. Ses textes et ses dessins lui sont propres.
start_api = Pour les programmes
start_footer = Plus
table_seats_taken = { $taken } places prises sur { $players }
table_running = En cours
lobby_title = { $name }, Citywright
lobby_open_seat = Place libre
pace_untimed = Sans limite
terms_live = En direct, { $minutes } min + { $seconds } s
terms_live_decision = En direct, { $minutes } min par décision
terms_mail = { $count ->
    [one] Sur plusieurs jours, { $count } jour par coup
   *[other] Sur plusieurs jours, { $count } jours par coup
  }
terms_yes = Oui
terms_no = Non
terms_none = Aucun
terms_option = { $option } : { $value }
missing_title = Il n’y a rien ici
missing_about = Aucune page n’a cette adresse. Le lien est peut-être incomplet.
failed_title = La page n’a pas pu se charger
failed_about = Le serveur n’a pas répondu. Votre table y est en sûreté.
reload = Recharger
piece_updated = Citywright a été mis à jour
piece_updated_about = Cette page date d’avant la mise à jour. Rechargez-la pour continuer ; rien n’est perdu.
piece_unreached = Ceci ne s’est pas chargé
piece_unreached_about = Le serveur n’a pas répondu. Rechargez la page quand la connexion revient ; rien n’est perdu.
settings_language = Langue
help_claim = Saisir un code
play_title_turn = À vous : { $table }
lobby_about = { $game } : { $about }
with_more = { $text }, { $more }
general_about = { $players ->
    [one] { $players } joueur.
   *[other] { $players } joueurs.
  }
plain_notice = À vous de jouer à la table { $table }.
# Une phrase et la suivante ; un titre avant des phrases, là où les deux sont lus à voix haute.
sentences = { $text } { $more }
numbers = Nombres
numbers_all = Tous les nombres du jeu
numbers_printed = imprimé
numbers_public = public
numbers_deduced = déduit
numbers_ours = de nous
numbers_owner = du serveur
## Les endroits de la page

places = Endroits
place_play = Jouer
place_learn = Apprendre
place_study = Étudier
place_box = Boîte
## Aujourd’hui

today = Aujourd’hui
