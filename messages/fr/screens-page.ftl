# Ce que dit la page autour de tous les jeux, sauf ce qu’il faut à l’accueil (page.ftl).

copied = Copié
try_again = Réessayer
sockets_blocked = Les WebSockets ne passent pas ici. Vous pouvez jouer ; les coups s’affichent parfois un peu plus tard.
mark_taken = pris
start_played_all = Les voir toutes ({ $count })
table_over = Terminée
table_place = Rang { $place } sur { $players }
table_against = { $game }, avec { $against }
table_you_won = Vous avez gagné
table_won = { $name } a gagné
lobby_seats = Places
lobby_host = hôte
lobby_ready = C’est bon
lobby_not_ready = Pas encore
lobby_away = Pas là
lobby_change_seat_of = Changer la place { $name_of }
lobby_remove = Retirer { $name }
lobby_seat_bot = Asseoir un bot
lobby_fill = Ajouter des bots
lobby_level_of = Niveau { $name_of }
lobby_leave = Quitter
lobby_leave_about = Si vous partez, { $name } devient l’hôte de cette table.
lobby_leave_do = Quitter la table
lobby_stay = Rester
lobby_start = Commencer la partie
lobby_start_wait = Commencer dès que possible
lobby_i_am_ready = C’est bon pour moi
lobby_wait = Finalement, pas encore
lobby_why_open = { $count ->
    [1] Une place est libre. Envoyez le lien ou asseyez un bot.
   *[other] { $count } places sont libres. Envoyez le lien ou asseyez des bots.
  }
lobby_why_ready = On attend { $names }.
lobby_host_starts = Tout est en place. { $name } lance la partie dès que tout le monde est prêt.
lobby_all_ready = Tout le monde est prêt.
lobby_say_ready = Dites quand vous pouvez commencer ; { $name } lance la partie.
lobby_watchers = { $count ->
    [0] Personne ne regarde.
    [1] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
lobby_invite = Inviter
lobby_invite_about = Envoyez ce lien : avec lui, on peut prendre une place libre.
lobby_link_local = Seul cet appareil peut ouvrir l’adresse que vous utilisez. Le lien commence par { $address }, que les autres appareils de votre réseau peuvent joindre.
lobby_link_nowhere = Ce lien ne marche que sur cet ordinateur, car le serveur n’est pas ouvert aux autres. Pour les laisser entrer, lancez-le avec --listen 0.0.0.0:{ $port }.
lobby_invite_label = Lien vers une place
lobby_qr = Code QR du lien
lobby_qr_code = Code QR du lien du code
lobby_new_link = Créer un nouveau lien
lobby_new_link_about = Ce navigateur ne connaît pas le lien vers une place de cette table. Un nouveau lien annule les anciens.
lobby_no_invite = L’hôte a le lien vers les places libres.
lobby_public_about = Tout le monde peut s’asseoir ; la page d’accueil montre la table.
lobby_share = Partager cet appareil
lobby_share_about = On joue ici à plusieurs, à tour de rôle
lobby_watch = Copier le lien pour regarder
lobby_watch_about = Pour les spectateurs
lobby_watch_copied = Le lien pour regarder est copié.
lobby_move = Passer sur un autre appareil
lobby_move_about = Un code fait passer votre place sur votre téléphone, ou l’en ramène
lobby_options = Options
lobby_options_more = Plus d’options
lobby_game = Le jeu
lobby_table = La table
lobby_presets = Choisi pour vous
lobby_preset_own = À votre goût
lobby_preset_own_about = Activez ci-dessous ce que vous voulez.
lobby_chosen_of = { $count } choisis sur { $total }
lobby_options_host = L’hôte en décide.
lobby_players = Joueurs
lobby_visible = Qui peut s’asseoir
lobby_visible_link = Avec le lien
lobby_visible_public = Tout le monde
lobby_name = Nom de la table
lobby_pace = Rythme
# Un rythme : tout le monde joue au même moment.
pace_live = En direct
pace_mail = Sur plusieurs jours
pace_untimed_about = Aucune limite de temps.
pace_live_about = Si votre temps s’écoule, un bot joue ce coup pour vous.
pace_mail_about = Jouez quand vous avez le temps. S’il s’écoule, un bot joue ce coup pour vous.
pace_mail_uncalled = Une fois cette page fermée, rien ne vous prévient : passez de temps en temps.
pace_mail_quiet = Votre appareil ne vous prévient pas de votre tour. Cela s’active dans les réglages.
pace_live_time = Temps de chaque joueur
pace_live_choice = { $minutes } min + { $seconds } s
pace_live_decision = { $minutes } min par décision
pace_live_choice_about = { $minutes } minutes pour toute la partie et { $seconds } secondes pour chaque coup.
pace_live_decision_about = { $reserve } minutes pour toute la partie et { $minutes } minutes pour chaque décision.
pace_mail_time = Temps pour chaque coup
pace_mail_choice = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
lobby_seal = Le hasard est scellé avant le premier tirage :
help_luck_about = Avant le premier tirage, chaque table montre l’empreinte (SHA-256) d’un secret, et tous les tirages découlent de ce secret. Après la partie, la table montre le secret lui-même, et n’importe qui peut vérifier qu’aucun tirage n’a été changé.
lobby_seal_about = Tous les tirages de cette partie découlent d’un secret que le serveur a déjà fixé. Voici son empreinte (SHA-256). Après la partie, la table montre le secret lui-même, et n’importe qui peut vérifier qu’aucun tirage n’a été changé.
lobby_seal_later = Le hasard est scellé au début de la partie : l’empreinte du secret s’affiche ici avant le premier tirage.
join_title = S’asseoir
join_about = Choisissez un nom et un emblème. Aucun compte n’est nécessaire.
join_sit = S’asseoir
join_name_missing = Donnez un nom, pour que les autres vous reconnaissent.
join_full = Toutes les places sont prises. Vous regardez.
join_closed = Cette table est sur invitation. Vous regardez ; l’hôte a le lien vers une place.
seat_title = Votre place
seat_next_title = Une personne de plus ici
seat_next_about = Vous jouez sur cet appareil à tour de rôle. L’écran dit à qui c’est de jouer.
seat_next_sit = S’asseoir ici
handover_title = Déplacer une place sur un autre appareil
handover_about = Créez un code, puis scannez-le ou tapez-le sur l’autre appareil. La place y passe aussitôt ; ce navigateur peut encore regarder.
handover_which = Quelle place
handover_make = Créer un code
handover_again = Créer un autre code
handover_code = Le code
handover_link = Lien qui prend la place
handover_once = Le code sert une seule fois. Un autre code l’annule. Ne le montrez à personne d’autre.
handover_back_about = Quelqu’un est absent depuis longtemps, ou a perdu son navigateur ? Créez un code pour sa place et envoyez-le-lui, ou à qui va le remplacer. Ni l’hôte ni les autres joueurs ne peuvent s’en servir. Tout le monde est prévenu, et la place peut être reprise.
handover_none = Aucune place de cette table n’est à vous.
claim_title = Reprendre votre place
claim_about = Saisissez le code de l’autre appareil. La place passe sur ce navigateur.
claim_field = Code
claim_take = Prendre la place
claim_short = Un code compte 26 lettres et chiffres.
table_missing_title = Pas de table ici
table_missing_about = Le lien est peut-être incomplet, ou la table a été supprimée.
settings_unstored = Ce site ne peut rien garder dans votre navigateur : vos réglages durent jusqu’à ce que vous rechargiez ou fermiez la page.
settings_look = Apparence
settings_theme = Thème
settings_theme_auto = Comme l’appareil
settings_theme_light = Jour
settings_theme_dark = Nuit
settings_motion = Animations
settings_speed_off = Sans
settings_speed_half = Lentes
settings_speed_one = Normales
settings_speed_two = Rapides
settings_motion_still = Votre appareil demande moins d’animations : les résultats s’affichent tout de suite.
settings_play = Jeu
settings_confirm = Agir tout de suite
settings_confirm_about = Toucher une fois suffit, sans confirmer. L’annulation reste possible.
settings_cover = Couvrir les secrets
settings_cover_about = Pour le train ou en direct : vos secrets restent couverts sauf si vous appuyez longuement. Vos choix, et les plans sur la carte, restent visibles.
settings_plain = Écran simple
settings_plain_about = Chaque jeu comme une liste de choix, sans son plateau.
settings_signals = Quand c’est à vous
settings_sound = Sons
settings_sound_about = Courts et discrets.
settings_volume = Volume
settings_notify = Me prévenir
settings_notify_about = Votre appareil vous prévient tant que la page est ouverte en arrière-plan, mais plus une fois qu’elle est fermée.
settings_notify_called = Votre appareil vous prévient, même page fermée, par le service de notification de votre navigateur. Ce service apprend seulement que ce serveur vous appelle.
settings_notify_insecure = Les navigateurs n’autorisent les notifications que si l’adresse commence par https, ou sur l’appareil du serveur.
settings_notify_denied = Ce navigateur n’autorise pas les notifications de ce site. Cela se change dans ses réglages.
table_this = Cette partie
table_bots = Les bots jouent
table_bots_calm = Calmement
table_bots_quick = Vite
table_bots_at_once = Tout de suite
table_bots_calm_about = Assez lentement pour suivre chaque coup.
table_bots_quick_about = Avec de courtes pauses entre les coups.
table_bots_at_once_about = Sans pause ni animation ; des contours montrent ce qu’ils ont fait.
table_give_up = Abandonner cette partie
table_give_up_about = Un bot prend votre place pour de bon, et la partie quitte votre liste. Une partie finit quand plus personne n’y joue.
table_give_up_do = Donner ma place à un bot
browser_heading = Ce navigateur
browser_person = Votre numéro, pour demander à qui gère ce serveur ce qu’il garde sur vous :
browser_about = Sur un ordinateur partagé, faites oublier ce navigateur au serveur en partant. Personne d’autre ne jouera alors vos places ici.
browser_forget = Oublier ce navigateur
browser_codes = { $count ->
    [1] Vous avez encore une place ici. Pour continuer ailleurs, créez un code et notez-le.
   *[other] Vous avez encore { $count } places ici. Pour continuer ailleurs, créez un code pour chacune et notez-les.
  }
browser_sure = Vos places, vos réglages et vos parties terminées quittent ce navigateur pour de bon. Sans son code, une place est perdue.
browser_do = L’oublier maintenant
browser_keep = Le garder
settings_keys = Raccourcis d’une touche
settings_keys_about = Dans une partie, des lettres, chiffres et signes sont des raccourcis, comme u pour annuler. Sans eux, Tab, les flèches, Entrée et Échap suffisent à tout.
settings_coach = Conseils à la première partie
settings_coach_about = Dans votre première partie de chaque jeu, quelques courts conseils disent quoi faire.
help_game_keys = Dans la partie
help_device = Appareil et place
help_device_about = Une place tient à ce navigateur ; aucun compte n’est nécessaire. Pour continuer ailleurs, créez un code et saisissez-le là-bas.
help_luck = Un hasard vérifiable
help_access = Pour tout le monde
help_access_about = Tout marche au clavier seul et avec un lecteur d’écran. Ce qui change de couleur change aussi de forme, de lettre ou de nom. Les animations suivent le réglage de votre appareil.
lobby_open_seats = { $count ->
    [1] Une place est libre.
   *[other] { $count } places sont libres.
  }
lobby_invite_full = Toutes les places sont prises. Avec ce lien, on peut regarder.
play_turn_over = La partie est finie
play_turn_replay = Ce qui a été joué
play_turn_then = puis
play_turn_then_order = Puis { $names }.
play_act_wait = On attend { $name }
play_act_soon = Un instant
play_act_offline = Part dès la connexion
play_act_waits = Attend la connexion
play_act_back = Retour
play_watching = Vous regardez.
play_postcard = Carte postale
play_postcard_alt = Carte postale de { $table } : { $scores }
play_postcard_score = { $name } { $score }
play_postcard_save = Enregistrer l’image
play_postcard_share = Partager
play_postcard_failed = Ce navigateur ne laisse pas les pages faire des images. Une capture d’écran gardera celle-ci.
play_luck_check = Vérifier le hasard
play_hint = Conseil
play_hint_key = Ce que ferait un bot, contre des bots
play_hint_said = Un bot choisirait : { $text }.
play_act_take_back = Annuler
play_act_result = Voir le résultat
play_clock_left = Reste { $time }
play_clock_short = { $seconds ->
    [1] Une seconde
   *[other] { $seconds } secondes
  }
play_log_title = Journal
play_log_replay = Rejouer depuis mon tour
play_log_replay_start = Rejouer depuis le début
play_log_stop = Arrêter
play_log_empty = Il ne s’est encore rien passé.
play_log_earlier = Lignes précédentes
# Un bot l’a fait à la place d’une personne.
play_log_bot = { $text } (par un bot)
# Un bot l’a fait parce que le temps d’une personne s’est écoulé.
play_log_late = { $text } (par un bot, temps écoulé)
play_log_undone = annulé
play_log_taken_back = { $name } annule le dernier coup.
play_log_you_took_back = Vous annulez le dernier coup.
play_say_online = De nouveau en ligne.
play_missed = { $count ->
    [1] De nouveau en ligne. Un tour a été joué ; le revoir ?
   *[other] De nouveau en ligne. { $count } tours ont été joués ; les revoir ?
  }
play_missed_play = Revoir
play_missed_no = Pas maintenant
# Un bot a joué parce que le temps d’une personne à ce navigateur s’est écoulé.
play_late = Votre temps s’est écoulé : un bot a joué pour vous.
play_late_of = Le temps { $name_of } s’est écoulé : un bot a joué.
# À côté du nom d’une personne absente : « pas là depuis 2 min ».
play_away = pas là
play_away_for = pas là depuis { $time }
play_away_time = { $unit ->
    [hours] { $count } h
    [days] { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
   *[minutes] { $count } min
  }
play_away_is = { $name } n’est plus là.
play_away_is_for = { $name } n’est plus là depuis { $time }.
# Ce que les autres peuvent faire maintenant, ou quand.
play_away_ask = Un bot peut jouer cette place jusqu’au retour { $name_of }. Demander aux autres ?
play_away_bot = Un bot peut jouer cette place jusqu’au retour { $name_of }.
play_away_soon = Après une minute, vous pourrez laisser un bot jouer cette place.
play_away_clock = Si le temps s’écoule, un bot joue ce coup ; dès lors, il peut jouer cette place, ou quelqu’un avec un code de l’hôte.
play_away_from = À partir de { $time }, un bot peut jouer cette place, ou quelqu’un avec un code de l’hôte.
play_away_code = Créer un code
play_remind = Rappeler
play_remind_text = { $name }, c’est à vous à la table « { $table } ».
play_remind_copied = Copié : envoyez-le à { $name }.
play_away_vote = Laisser un bot jouer
play_away_voted = Vous êtes d’accord
# Les gens à la table : qui est là, réactions, lignes de texte.
people_talk = Discuter
people_allow = Réactions et messages
people_allow_about = On réagit à tout moment, et on s’écrit avant et après la partie.
people_lines = Ce qui a été écrit
people_line = Dire quelque chose
people_send = Envoyer
people_reactions = Réactions
people_reaction = { $reaction ->
    [hat] Chapeau
    [clap] Bravo
    [hm] Hum
    [hurry] Allez, on joue
    [thanks] Merci
   *[good_game] Belle partie
  }
# $reaction : l’un des noms ci-dessus.
people_reacts = { $name } : { $reaction }
# Dans la liste des autres : ce que fait une personne.
people_thinks = réfléchit
people_here = est là
people_looks = regarde la partie du plateau { $name_of }
people_looks_you = regarde votre partie du plateau
people_looks_here = { $name } regarde ici
people_watch = { $count ->
    [1] un spectateur
   *[other] { $count } spectateurs
  }
people_mute = Masquer { $name }
people_back = { $name } est de retour.
people_nudge = Relancer { $names }
people_nudged = Relance envoyée : { $names }.
people_nudges = { $name } relance { $of }.
people_nudges_you = { $name } vous attend.
play_lent_take = Un bot joue à la place { $name_of }. Il s’efface dès que vous revenez.
play_lent_take_back = Reprendre la place
play_stand_in_take = Quelqu’un remplace { $name } avec un code de l’hôte. La place est à vous : vous pouvez la reprendre à tout moment.
# L’hôte a créé un code qui permet de remplacer une personne absente.
play_stand_in_offered = L’hôte a créé un code qui permet de remplacer { $name }.
play_stand_in_plays = Quelqu’un remplace { $name }, qui peut reprendre la place.
play_stand_in_ends = { $name } rejoue.
play_hand_over = Passez l’appareil à { $name }.
play_hand_secret = Les secrets restent couverts jusqu’à ce { $name_that } continue.
play_covered = Appuyer pour voir
play_hand_ready = C’est moi, { $name }
play_title = { $table }, Citywright
rematch_offered = { $names } : revanche ?
rematch_accept = Rejouer avec { $names }
rematch_waits = C’est oui pour une autre partie. Elle commence avec l’accord { $names_of }.
rematch_table = Vers sa table
rematch_go = Vers la revanche
coach_read = Compris
coach_end = Plus de conseils
coach_sound = Des sons ? Ils sont courts.
coach_sound_on = Activer
play_luck_title = Le hasard de cette partie
play_luck_about = Avant le premier tirage, le serveur a scellé un secret et n’en a montré que l’empreinte. Tout le hasard découle de ce secret : personne n’a pu le choisir, et chacun peut maintenant le vérifier.
play_luck_commitment = Le sceau, visible depuis le salon
play_luck_secret = Le secret, maintenant ouvert
play_luck_fits = Le secret correspond au sceau : ce navigateur vient de le calculer.
play_luck_wrong = Le secret ne correspond pas au sceau. Ne vous fiez pas au hasard de cette partie.
play_luck_record = Télécharger l’enregistrement
play_luck_then = Puis vérifiez chaque tirage sur votre propre ordinateur, sans ce serveur :
play_luck_command = Commande
play_luck_none = Le secret de cette partie n’a pas été ouvert.
play_you = Vous
seat_about = { $who ->
    [bot] { $marks }, bot
    [host] { $marks }, hôte
   *[person] { $marks }
  }
help_keys_of = Dans une partie de { $game }
option_needs = Demande { $names }.
option_excludes = Pas en même temps { $names_that }.
option_asks = Seulement avec { $names }.
option_needed = Nécessaire à { $names }.
option_value_about = { $value } : { $about }
option_seat = Place { $number }, { $who }
option_of_seat = { $option } { $name_of }
plain_key_find = Chercher parmi vos choix
plain_key_enter = Faire ce qui est choisi
plain_key_escape = Effacer le choix
plain_key_help = Ces touches
plain_find = Chercher
plain_count = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
  }
plain_show_all = Les montrer tous ({ $count })
plain_none_found = Aucun choix ne contient ces mots.
plain_turns = On attend { $names }
plain_may = Vos choix
plain_players = Joueurs
plain_choose = Choisissez dans la liste ; rien ne se passe avant que vous confirmiez.
plain_choose_label = Choisir quoi faire
plain_do = Le faire
plain_done = Vous avez fait votre part. Les autres décident.
plain_score = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
plain_won = { $name } gagne
plain_you_won = Vous gagnez
plain_rank = { $rank }.
plain_rematch = Revanche
# Derrière un nom : c’est à lui de jouer.
plain_due = à jouer
heading_said = { $text }.
# Ce qui reste à une pendule : des jours, ou $time comme 3:05.
clock_days = { $days } j
clock_hours = { $time } h
## Les touches comme elles sont imprimées sur les claviers.

key_enter = Entrée
key_escape = Échap
key_space = Espace
key_home = Origine
key_end = Fin
key_page_up = Page préc.
key_page_down = Page suiv.
key_shift = Maj
## Une partie terminée, pas à pas

play_reel_step = Étape de la partie
play_reel_at = { $at } sur { $count }
play_reel_first = Au début
play_reel_previous = Un pas en arrière
play_reel_next = Un pas en avant
play_reel_last = À la fin
play_reel_play = Lire
play_reel_pause = Pause
numbers_about = Chaque nombre du jeu, sa règle et sa source.
numbers_usual = Les { $count } prix et limites, avec leurs sources. Cette table prend les nombres standard ; qui gère le serveur peut en ajouter d’autres.
numbers_set = { $count ->
    [one] { $set }, { $count } différent
   *[other] { $set }, { $count } différents
  }
numbers_differ = { $count ->
    [1] Un nombre de « { $set } » n’est pas standard
   *[other] { $count } nombres de « { $set } » ne sont pas standard
  }
numbers_usually = d’habitude
numbers_sources = Imprimé : un livret de règles le dit. Public : une page publique le dit. Déduit : cela en découle. De nous : notre choix, faute de source. Du serveur : qui gère ce serveur l’a mis dans un fichier.
numbers_told = Cette table joue avec les nombres « { $set } » : les règles disent ce qui n’est pas standard.
## Les règles

rules_of = { $game } : les règles
rules_both_about = Les règles dans nos propres mots, comme ce programme les joue. Lisez deux minutes avant votre premier tour, dix avant d’expliquer le jeu, ou cherchez une seule règle.
rules_length = Longueur
rules_two = 2 minutes
rules_ten = 10 minutes
rules_all = Tout
rules_in_two = { $game } en deux minutes
rules_or_more = ou dix, ou chaque règle
rules_search = Chercher dans les règles
rules_found = { $count ->
    [0] aucune règle
    [1] une règle
   *[other] { $count } règles
  }
rules_meant = Vouliez-vous dire { $words } ?
rules_none = Aucune règle ne contient ces mots.
rules_contents = Sommaire
rules_print = Imprimer
rules_page = Ouvrir comme page
rules_official = Ce sont nos propres mots pour les règles, comme ce programme les joue. Chaque refus et chaque score nomme sa règle.
rules_numbers = Les nombres de ces règles sont ceux de la boîte standard. Une table qui joue avec d’autres les affiche.
rules_sources = Derrière chaque règle se trouve sa source. Imprimé : un livret de règles le dit. Public : une page publique le dit. Déduit : cela en découle. De nous : notre choix, faute de source.
rules_absent = Pas à cette table
rules_other = Plus
rules_differ = Là où les éditions diffèrent
rules_differ_about = Les textes anglais, espagnol et français sont des livrets imprimés ; le texte japonais est le récit de l’édition en ligne dans un blog.
rules_differ_here = Les éditions diffèrent
rules_differ_short = ce que dit chaque livret, et ce qui se joue ici
rules_edition_en = Anglais
rules_edition_es = Espagnol
rules_edition_fr = Français
rules_edition_ja = Japonais
rules_edition_here = Joué ici
rules_ours = Notre choix
rules_ours_about = Aucune source à notre portée ne tranche ces règles. Si vous en savez plus, dites-le-nous. Qui gère un serveur peut choisir d’autres nombres.
today_at = Reprendre : { $place } sur { $count }
today_learn = Continuer à apprendre
today_step = { $game }, étape { $step }
today_chapter = { $chapter }, étape { $step }
today_away = Pas aujourd’hui
## Apprendre

learn_title = Apprendre
learn_heading = Apprendre en jouant
learn_about = De courtes étapes sur le vrai plateau : quoi que vous bâtissiez, la leçon répond. Ou jouez une première partie avec des conseils, ou lisez les règles. Votre progression reste dans ce navigateur.
learn_facts = { $chapters ->
    [1] { $passages } courts passages
   *[other] { $chapters } chapitres, { $passages } courts passages
  }
learn_play = Première partie, avec conseils
learn_play_about = { $count ->
    [0] En solo, à votre rythme. Un conseil explique chaque chose la première fois.
    [1] Contre un bot. Un conseil explique chaque chose la première fois.
   *[other] Contre { $count } bots. Un conseil explique chaque chose la première fois.
  }
learn_play_more = Jouer une partie
learn_read = { $count ->
    [1] un passage
   *[other] { $count } passages
  }
learn_read_some = { $read } lus sur { $count }
learn_go_on = Continuer la lecture
learn_begin = Lire le premier chapitre
learn_modules_about = dans n’importe quel ordre
learn_rather = Règles
learn_known = Je connais ce jeu
learn_done = fait
learn_minutes = { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
  }
learn_lessons = { $count ->
    [1] une étape, { $time }
   *[other] { $count } étapes, { $time }
  }
learn_lessons_some = { $done } étapes faites sur { $count }
learn_lessons_begin = Commencer
learn_lessons_on = Reprendre : étape { $step }
learn_step = Étape { $step }
learn_step_done = Étape { $step }, faite
lesson_step = Étape { $step } : { $title }
lesson_of = Étape { $place } sur { $count }
lesson_show = Montrez-moi
lesson_skip = Passer
lesson_anyway = Continuer quand même
lesson_play_on = Jouer à partir d’ici
lesson_next = Ensuite : { $title }
lesson_finish = Terminer
lesson_self = Le faire moi-même
lesson_guess = Votre nombre
lesson_yes = Oui.
lesson_shown = Voilà.
lesson_leave = Quitter la leçon
lesson_count = Voir le décompte
lesson_part = Jouer avec ce module
lesson_read = Lire ses règles
lesson_game_begins = Votre partie à { $table } commence.
lesson_game_turn = C’est votre tour à { $table }.
lesson_game_go = Y aller
lesson_to_learn = Toutes les leçons
lesson_missing = Cette étape n’existe pas. Toutes les leçons sont sur la page Apprendre.
lesson_failed = L’étape n’a pas pu s’ouvrir. Votre progression est gardée : réessayez dans un moment.
## Étudier

study_title = Étudier
study_heading = Vos parties
study_about = Chaque partie où ce navigateur a une place, avec sa dernière image. Ouvrez-en une pour voir d’où viennent ses points et la reprendre pas à pas.
study_none = Quand vous terminez une partie ici, elle reste sur cette page : ses points, et chaque étape à revoir.
study_play = Jouer une partie
study_open = Ouvrir une partie
study_open_about = Collez le lien d’une table, ou son numéro. Une partie terminée montre ses points et chaque étape.
study_link = Lien ou numéro
study_go = Ouvrir
study_export = Enregistrer toutes les parties
study_export_about = Un fichier avec chaque partie terminée, une ligne pour chacune. Le programme les rejoue et les vérifie.
study_exported = { $count ->
    [1] Une partie enregistrée.
   *[other] { $count } parties enregistrées.
  }
study_all = Toutes
study_game = Jeu
study_file = Étudier une partie
study_drop = Déposez un enregistrement ici
study_drop_about = Il n’est envoyé à ce serveur que si vous l’ouvrez, et oublié après une heure.
study_choose = Choisir un fichier
study_no_record = { $file } ne contient aucun enregistrement. Un fichier d’enregistrements a une partie par ligne, comme l’écrit « Enregistrer toutes les parties ».
study_no_game = Ces parties sont d’un jeu que cette page ne connaît pas : { $game }.
study_large = Cet enregistrement est trop gros : aucune partie n’est aussi longue.
study_record = { $game } : { $names }
study_games = { $count ->
    [one] { $count } partie dans ce fichier
   *[other] { $count } parties dans ce fichier
  }
study_at = Après la saisie { $at } sur { $count }
study_at_last = Après la dernière saisie, sur { $count }
study_at_end = À la fin, avec les points
study_others = Qui joue les autres places
study_by_me = moi
study_by_bots = des bots
study_seat = Joueur { $seat }
study_open_here = Ouvrir ici
## Boîte

box_title = Boîte
box_heading = Avec la boîte sur la table
box_about = De l’aide pour les jeux imprimés. Aucune inscription ; ce que vous saisissez reste dans ce navigateur.
box_helper = { $game } : { $helper }
box_players = Joueurs
box_name_of = Nom pour { $seat }
box_again = Tirer à nouveau
box_fresh = Recommencer
box_undo = Annuler
box_print = Imprimer
box_aloud = Lire à voix haute
box_aloud_on = Fait, la suite
box_clock = Horloge de chaque phase
box_clock_off = aucune
box_clock_up = chrono
box_clock_minutes = { $minutes } min
box_clock_again = Relancer l’horloge
box_large = Grand texte
box_names = Les noms des joueurs
box_back = Toutes les aides
box_sheet = Les règles en deux minutes, à imprimer
box_sheet_about = une page à garder dans la boîte
stepper_more = Un de plus : { $label }
stepper_less = Un de moins : { $label }
## Des leçons, depuis d’autres endroits

help_teach = Expliquez-moi cela
help_teach_about = Une courte leçon sur ce qui se passe maintenant, dans une fenêtre à part. La partie continue.
help_teach_step = Étape { $step } des leçons
help_teach_chapter = { $chapter }, étape { $step }
help_teach_modules = Ce que cette table ajoute :
lobby_learn = Première fois ?
lobby_learn_on = Continuer à apprendre en attendant
lobby_learn_about = { $time }, dans une fenêtre à part
rules_try = Essayer
rules_try_of = Essayer la règle { $rule } dans une leçon
rules_try_passage = Essayer : { $title }
rules_here = Dans cette partie
rules_here_option = { $option } : { $value }
