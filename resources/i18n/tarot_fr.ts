<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en">
<context>
    <name>AbandonPanel</name>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Continuer la partie</translation>
    </message>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>New session?</source>
        <translation>Nouvelle partie&#x202f;?</translation>
    </message>
    <message>
        <source>This session stands at deal &lt;b&gt;{deal} of {planned}&lt;/b&gt;. It stays in the history, where you can go on with it.</source>
        <translation>Cette partie en est à la donne &lt;b&gt;{deal} sur {planned}&lt;/b&gt;. Elle reste dans l’historique, où vous pourrez la continuer.</translation>
    </message>
    <message>
        <source>This session stands at deal &lt;b&gt;{deal}&lt;/b&gt;. It stays in the history, where you can go on with it.</source>
        <translation>Cette partie en est à la donne &lt;b&gt;{deal}&lt;/b&gt;. Elle reste dans l’historique, où vous pourrez la continuer.</translation>
    </message>
</context>
<context>
    <name>AllPassPanel</name>
    <message>
        <source>Everyone passed</source>
        <translation>Tout le monde passe</translation>
    </message>
    <message>
        <source>Nobody takes: nobody scores, and the deal passes on.</source>
        <translation>Personne ne prend&#x202f;: personne ne marque, et la donne passe.</translation>
    </message>
</context>
<context>
    <name>ArchiveDesk</name>
    <message>
        <source>Export all</source>
        <translation>Tout exporter</translation>
    </message>
    <message>
        <source>Export the deal</source>
        <translation>Exporter la donne</translation>
    </message>
    <message>
        <source>Export the session</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Profile ({kinds})</source>
        <translation>Profil ({kinds})</translation>
    </message>
    <message>
        <source>Profiles, sessions and deals ({kinds})</source>
        <translation>Profils, parties et donnes ({kinds})</translation>
    </message>
    <message>
        <source>Record ({kinds})</source>
        <translation>Enregistrement ({kinds})</translation>
    </message>
    <message>
        <source>Session, to be imported again ({kinds})</source>
        <translation>Partie, à importer de nouveau ({kinds})</translation>
    </message>
    <message>
        <source>Table of the scores ({kinds})</source>
        <translation>Tableau des scores ({kinds})</translation>
    </message>
    <message>
        <source>Text ({kinds})</source>
        <translation>Texte ({kinds})</translation>
    </message>
    <message>
        <source>Written to {path}.</source>
        <translation>Écrit dans {path}.</translation>
    </message>
    <message>
        <source>{deals}. What was there already has been left as it is.</source>
        <translation>{deals}. Ce qui s’y trouvait déjà est resté tel quel.</translation>
    </message>
</context>
<context>
    <name>AuctionPanel</name>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Just made</source>
        <translation>Juste fait</translation>
    </message>
    <message>
        <source>Lost by {points}</source>
        <translation>Chuté de {points}</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>Coefficient</translation>
    </message>
    <message>
        <source>Nothing is higher than a Garde Contre.</source>
        <translation>Rien ne dépasse une garde contre.</translation>
    </message>
    <message>
        <source>You must go above: {bid}</source>
        <translation>Il faut dépasser&#x202f;: {bid}</translation>
    </message>
    <message>
        <source>just made {made}, lost by {points} {lost}</source>
        <translation>juste fait {made}, chuté de {points} {lost}</translation>
    </message>
    <message>
        <source>nobody takes, the deal is over</source>
        <translation>personne ne prend, la donne est finie</translation>
    </message>
    <message>
        <source>speaks last</source>
        <translation>parle en dernier</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>réfléchit</translation>
    </message>
    <message>
        <source>too low: {name} has said {bid}</source>
        <translation>trop bas&#x202f;: {name} a dit {bid}</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>{name} speaks next</source>
        <translation>{name} parle ensuite</translation>
    </message>
    <message>
        <source>{name} takes: {bid}</source>
        <translation>{name} prend&#x202f;: {bid}</translation>
    </message>
</context>
<context>
    <name>BarePetitPanel</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>&amp;Show and cancel</source>
        <translation>&amp;Montrer et annuler</translation>
    </message>
    <message>
        <source>Bare Petit</source>
        <translation>Petit sec</translation>
    </message>
    <message>
        <source>The Petit is your only trump. Shown, it cancels the deal and the next player deals. Nobody learns that you were asked if you play.</source>
        <translation>Le Petit est votre seul atout. Montré, il annule la donne et le joueur suivant donne. Si vous jouez, personne ne saura que la question vous a été posée.</translation>
    </message>
</context>
<context>
    <name>CallPanel</name>
    <message>
        <source>Call a card</source>
        <translation>Appeler une carte</translation>
    </message>
    <message>
        <source>Call a king</source>
        <translation>Appeler un roi</translation>
    </message>
    <message>
        <source>In your hand: you would play alone against four</source>
        <translation>Dans votre main&#x202f;: vous joueriez seul contre quatre</translation>
    </message>
    <message>
        <source>Whoever holds it is your partner, and says nothing.</source>
        <translation>Qui l’a en main est votre partenaire et n’en dit rien.</translation>
    </message>
    <message>
        <source>yours: alone</source>
        <translation>à vous&#x202f;: seul</translation>
    </message>
</context>
<context>
    <name>CountingPanel</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Contracts made, of those taken</source>
        <translation>Contrats réussis, parmi ceux pris</translation>
    </message>
    <message>
        <source>Contracts taken</source>
        <translation>Contrats pris</translation>
    </message>
    <message>
        <source>Counted are the deals that you have played to the end at this computer, without those that everybody passed.</source>
        <translation>Sont comptées les donnes que vous avez jouées jusqu’au bout sur cet ordinateur, sans celles où tous ont passé.</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Donnes jouées</translation>
    </message>
    <message>
        <source>Deals with a gain</source>
        <translation>Donnes gagnantes</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>365 derniers jours</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>{part} of {whole} ({percent}%)</source>
        <translation>{part} sur {whole} ({percent}&#x202f;%)</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%n agreement(s) of our own</source>
        <translation>
            <numerusform>%n convention maison</numerusform>
            <numerusform>%n conventions maison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bout(s)</source>
        <translation>
            <numerusform>%n bout</numerusform>
            <numerusform>%n bouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to choose</source>
        <translation>
            <numerusform>Encore %n carte à choisir</numerusform>
            <numerusform>Encore %n cartes à choisir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still to discard</source>
        <translation>
            <numerusform>Encore %n carte à écarter</numerusform>
            <numerusform>Encore %n cartes à écarter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) too many</source>
        <translation>
            <numerusform>%n carte de trop</numerusform>
            <numerusform>%n cartes de trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played</source>
        <translation>
            <numerusform>%n donne jouée</numerusform>
            <numerusform>%n donnes jouées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) taken over</source>
        <translation>
            <numerusform>%n donne reprise</numerusform>
            <numerusform>%n donnes reprises</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n différence</numerusform>
            <numerusform>%n différences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) unlike the FFT</source>
        <translation>
            <numerusform>%n réglage diffère de la FFT</numerusform>
            <numerusform>%n réglages diffèrent de la FFT</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s)</source>
        <translation>
            <numerusform>%n atout</numerusform>
            <numerusform>%n atouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) must go into the discard</source>
        <translation>
            <numerusform>%n atout doit aller à l’écart</numerusform>
            <numerusform>%n atouts doivent aller à l’écart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump(s) must go, and everyone will see it</source>
        <translation>
            <numerusform>%n atout doit partir, et tous le verront</numerusform>
            <numerusform>%n atouts doivent partir, et tous les verront</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&lt;b&gt;%n&lt;/b&gt; trump(s) left</source>
        <translation>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; atout gardé</numerusform>
            <numerusform>&lt;b&gt;%n&lt;/b&gt; atouts gardés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No more than %n trump(s) may go</source>
        <translation>
            <numerusform>Pas plus de %n atout à l’écart</numerusform>
            <numerusform>Pas plus de %n atouts à l’écart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeadCallPanel</name>
    <message>
        <source>Dead chien</source>
        <translation>Chien mort</translation>
    </message>
    <message>
        <source>The taker called {card}, which lies in the chien: nobody scores.</source>
        <translation>Le preneur a appelé {card}, qui est au chien&#x202f;: personne ne marque.</translation>
    </message>
</context>
<context>
    <name>DealCodePanel</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Play this deal</source>
        <translation>&amp;Jouer cette donne</translation>
    </message>
    <message>
        <source>A new session begins with this deal.</source>
        <translation>Une nouvelle partie commence par cette donne.</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Code de donne</translation>
    </message>
    <message>
        <source>Letters and digits; blanks and dashes are ignored</source>
        <translation>Lettres et chiffres&#x202f;; blancs et tirets sont ignorés</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>A session can be saved in a file once one of its deals has ended.</source>
        <translation>Une partie s’enregistre dans un fichier dès qu’une de ses donnes est finie.</translation>
    </message>
    <message>
        <source>No trick is over yet.</source>
        <translation>Aucun pli n’est encore terminé.</translation>
    </message>
</context>
<context>
    <name>Director</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>DiscardBar</name>
    <message>
        <source>&amp;Finish the discard</source>
        <translation>&amp;Finir l’écart</translation>
    </message>
    <message>
        <source>&lt;b&gt;{count} of {size}&lt;/b&gt;</source>
        <translation>&lt;b&gt;{count} sur {size}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Cl&amp;ear</source>
        <translation>&amp;Vider</translation>
    </message>
    <message>
        <source>points &lt;b&gt;{points}&lt;/b&gt;</source>
        <translation>points &lt;b&gt;{points}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>points in the discard &lt;b&gt;{points}&lt;/b&gt;</source>
        <translation>points à l’écart &lt;b&gt;{points}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{trumps} and the Excuse</source>
        <translation>{trumps} et l’Excuse</translation>
    </message>
    <message>
        <source>· void:</source>
        <translation>· coupe&#x202f;:</translation>
    </message>
</context>
<context>
    <name>DiscardLegend</name>
    <message>
        <source>card from the chien</source>
        <translation>carte venue du chien</translation>
    </message>
    <message>
        <source>kings and bouts stay in hand</source>
        <translation>rois et bouts restent en main</translation>
    </message>
    <message>
        <source>kings, bouts and trumps stay in hand: there are enough low cards</source>
        <translation>rois, bouts et atouts restent en main&#x202f;: il y a assez de cartes basses</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}&#x202f;; {second}</translation>
    </message>
</context>
<context>
    <name>FileFaults</name>
    <message>
        <source>3 to 6 players are needed, one for each seat</source>
        <translation>il faut de 3 à 6 joueurs, un par place</translation>
    </message>
    <message>
        <source>a deal before the last has not ended</source>
        <translation>une donne avant la dernière n’est pas terminée</translation>
    </message>
    <message>
        <source>a deal of another table</source>
        <translation>une donne d’une autre table</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>donne {number}</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>ligne {number}</translation>
    </message>
    <message>
        <source>more than {most} bytes</source>
        <translation>plus de {most} octets</translation>
    </message>
    <message>
        <source>more than {most} characters</source>
        <translation>plus de {most} caractères</translation>
    </message>
    <message>
        <source>more than {most} deals</source>
        <translation>plus de {most} donnes</translation>
    </message>
    <message>
        <source>no file of a profile has this name</source>
        <translation>aucun fichier d’un profil ne porte ce nom</translation>
    </message>
    <message>
        <source>only version {version} is known</source>
        <translation>seule la version {version} est connue</translation>
    </message>
    <message>
        <source>seat {right} deals, not seat {wrong}</source>
        <translation>c’est la place {right} qui distribue, non la place {wrong}</translation>
    </message>
    <message>
        <source>the agreements are refused ({details})</source>
        <translation>les conventions sont refusées ({details})</translation>
    </message>
    <message>
        <source>the bundle is damaged ({details})</source>
        <translation>l’archive est abîmée ({details})</translation>
    </message>
    <message>
        <source>the bundle is too large</source>
        <translation>l’archive est trop grande</translation>
    </message>
    <message>
        <source>the claim “{name}” is not true</source>
        <translation>l’affirmation «&#x202f;{name}&#x202f;» est fausse</translation>
    </message>
    <message>
        <source>the deal has not ended</source>
        <translation>la donne n’est pas terminée</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>le fichier n’est pas du texte UTF-8</translation>
    </message>
    <message>
        <source>the history cannot be read ({details})</source>
        <translation>l’historique ne peut pas être lu ({details})</translation>
    </message>
    <message>
        <source>the record of the deal is refused ({details})</source>
        <translation>l’enregistrement de la donne est refusé ({details})</translation>
    </message>
    <message>
        <source>the session is over before this deal</source>
        <translation>la partie est finie avant cette donne</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>le système ne le permet pas</translation>
    </message>
    <message>
        <source>the system says: {details}</source>
        <translation>le système dit&#x202f;: {details}</translation>
    </message>
    <message>
        <source>the unfinished session is refused ({details})</source>
        <translation>la partie en cours est refusée ({details})</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>ce fichier ou ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>these are no settings of this program</source>
        <translation>ce ne sont pas des réglages de ce programme</translation>
    </message>
    <message>
        <source>this is a folder, not a file</source>
        <translation>c’est un dossier, non un fichier</translation>
    </message>
    <message>
        <source>this is no JSON that can be read ({details})</source>
        <translation>ce n’est pas du JSON lisible ({details})</translation>
    </message>
    <message>
        <source>this is no profile of this program</source>
        <translation>ce n’est pas un profil de ce programme</translation>
    </message>
    <message>
        <source>two files have one name</source>
        <translation>deux fichiers portent le même nom</translation>
    </message>
    <message>
        <source>{name}: a seat from 0 to {most} is needed</source>
        <translation>{name}&#x202f;: il faut une place de 0 à {most}</translation>
    </message>
    <message>
        <source>{name}: a short text is needed</source>
        <translation>{name}&#x202f;: il faut un texte court</translation>
    </message>
    <message>
        <source>{name}: a whole number is needed</source>
        <translation>{name}&#x202f;: il faut un nombre entier</translation>
    </message>
    <message>
        <source>{name}: an object is needed for each deal</source>
        <translation>{name}&#x202f;: il faut un objet par donne</translation>
    </message>
    <message>
        <source>{name}: an object is needed for each seat</source>
        <translation>{name}&#x202f;: il faut un objet par place</translation>
    </message>
    <message>
        <source>{name}: at most 32 hexadecimal digits are needed</source>
        <translation>{name}&#x202f;: il faut au plus 32 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>{name}: began, ended, origin and strict are needed for each deal</source>
        <translation>{name}&#x202f;: il faut began, ended, origin et strict pour chaque donne</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>Follow suit: &lt;b&gt;{suit}&lt;/b&gt;.</source>
        <translation>Fournissez&#x202f;: &lt;b&gt;{suit}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Go above &lt;b&gt;{card}&lt;/b&gt;.</source>
        <translation>Montez sur &lt;b&gt;{card}&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Once more plays the card, Esc takes it back.</source>
        <translation>Encore une fois joue la carte, Échap la reprend.</translation>
    </message>
    <message>
        <source>Play any card.</source>
        <translation>Jouez la carte de votre choix.</translation>
    </message>
    <message>
        <source>Space goes on.</source>
        <translation>Espace pour continuer.</translation>
    </message>
    <message>
        <source>The table stands still: F9 goes on.</source>
        <translation>La table est en pause&#x202f;: F9 pour reprendre.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>À vous d’entamer.</translation>
    </message>
    <message>
        <source>You must play &lt;b&gt;a trump&lt;/b&gt;.</source>
        <translation>Vous devez jouer &lt;b&gt;atout&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>Your last card.</source>
        <translation>Votre dernière carte.</translation>
    </message>
</context>
<context>
    <name>HistoryPanel</name>
    <message>
        <source>&amp;Export all…</source>
        <translation>&amp;Tout exporter…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Newer</source>
        <translation>Plus &amp;récentes</translation>
    </message>
    <message>
        <source>&amp;Older</source>
        <translation>Plus &amp;anciennes</translation>
    </message>
    <message>
        <source>&amp;Results…</source>
        <translation>&amp;Bilan…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>No session has been played yet.</source>
        <translation>Aucune partie n’a encore été jouée.</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevée</translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <source>Alt + letter</source>
        <translation>Alt + lettre</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Tab, F6</source>
        <translation>Tab, F6</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Haut, Bas</translation>
    </message>
    <message>
        <source>earlier sessions</source>
        <translation>parties précédentes</translation>
    </message>
    <message>
        <source>enter a deal code</source>
        <translation>saisir un code de donne</translation>
    </message>
    <message>
        <source>first or last card</source>
        <translation>première ou dernière carte</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>go on, end the movement</source>
        <translation>continuer, finir le mouvement</translation>
    </message>
    <message>
        <source>let the table stand still, or go on</source>
        <translation>arrêter la table, ou la relancer</translation>
    </message>
    <message>
        <source>look at the auction again</source>
        <translation>revoir les enchères</translation>
    </message>
    <message>
        <source>look at the last trick</source>
        <translation>revoir le dernier pli</translation>
    </message>
    <message>
        <source>new session</source>
        <translation>nouvelle partie</translation>
    </message>
    <message>
        <source>next or previous suit; in a panel, the next choice</source>
        <translation>couleur suivante ou précédente&#x202f;; dans un panneau, choix voisin</translation>
    </message>
    <message>
        <source>next zone: hand, buttons, table, side panel</source>
        <translation>zone suivante&#x202f;: main, boutons, table, panneau latéral</translation>
    </message>
    <message>
        <source>open a file with a session or deals</source>
        <translation>ouvrir un fichier de partie ou de donnes</translation>
    </message>
    <message>
        <source>play the card, press the button</source>
        <translation>jouer la carte, presser le bouton</translation>
    </message>
    <message>
        <source>play the finished deal again, in a new session</source>
        <translation>rejouer la donne finie, dans une nouvelle partie</translation>
    </message>
    <message>
        <source>press the button with that letter underlined</source>
        <translation>presser le bouton dont cette lettre est soulignée</translation>
    </message>
    <message>
        <source>previous or next card</source>
        <translation>carte précédente ou suivante</translation>
    </message>
    <message>
        <source>quit; the session is kept</source>
        <translation>quitter&#x202f;; la partie est gardée</translation>
    </message>
    <message>
        <source>read contract, bouts and trick</source>
        <translation>lire le contrat, les bouts et le pli</translation>
    </message>
    <message>
        <source>read the hand</source>
        <translation>lire la main</translation>
    </message>
    <message>
        <source>read the trick on the table</source>
        <translation>lire le pli en cours</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>règles du jeu</translation>
    </message>
    <message>
        <source>save the session in a file</source>
        <translation>enregistrer la partie dans un fichier</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>feuille de marque</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>réglages</translation>
    </message>
    <message>
        <source>take back a choice, close a panel</source>
        <translation>annuler un choix, fermer un panneau</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>cette liste</translation>
    </message>
    <message>
        <source>why this card may be played or discarded, or not</source>
        <translation>pourquoi cette carte est permise ou non</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>First evenings</source>
        <translation>Premiers soirs</translation>
    </message>
    <message>
        <source>Masters</source>
        <translation>Maîtres</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Tarot Desktop</source>
        <translation>Tarot Desktop</translation>
    </message>
    <message>
        <source>To the end of the deal</source>
        <translation>Jusqu’à la fin de la donne</translation>
    </message>
    <message>
        <source>Your turn – {program}</source>
        <translation>À vous – {program}</translation>
    </message>
</context>
<context>
    <name>MenuPanel</name>
    <message>
        <source>&amp;Deal code…</source>
        <translation>Code de &amp;donne…</translation>
    </message>
    <message>
        <source>&amp;End the session</source>
        <translation>Ter&amp;miner la partie</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Historique…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;New session…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Règ&amp;les</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Pace of the table</source>
        <translation>Rythme de la table</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>Owned</name>
    <message>
        <source>Excuse</source>
        <translation>l’Excuse</translation>
    </message>
    <message>
        <source>Petit</source>
        <translation>le Petit</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>l’as de {suit}</translation>
    </message>
    <message>
        <source>cavalier of {suit}</source>
        <translation>le cavalier de {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>le valet de {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>le roi de {suit}</translation>
    </message>
    <message>
        <source>knight of {suit}</source>
        <translation>le cavalier de {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>la dame de {suit}</translation>
    </message>
    <message>
        <source>{name}’s {card}</source>
        <translation>{card} de {name}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>le {number}</translation>
    </message>
    <message>
        <source>{number} of {suit}</source>
        <translation>le {number} de {suit}</translation>
    </message>
</context>
<context>
    <name>OwnedElided</name>
    <message>
        <source>{name}’s {card}</source>
        <translation>{card} d’{name}</translation>
    </message>
</context>
<context>
    <name>PastDeal</name>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>A deal of the past</source>
        <translation>Une donne passée</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>PastSession</name>
    <message>
        <source>&amp;Go on with it</source>
        <translation>&amp;Reprendre cette partie</translation>
    </message>
    <message>
        <source>Session of {date}</source>
        <translation>Partie du {date}</translation>
    </message>
</context>
<context>
    <name>PastShortDeal</name>
    <message>
        <source>A deal of the past</source>
        <translation>Une donne passée</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>Permission</name>
    <message>
        <source>Choose a card first, by the arrow keys or the mouse.</source>
        <translation>Choisissez d’abord une carte, avec les flèches ou la souris.</translation>
    </message>
    <message>
        <source>No card is asked of you now.</source>
        <translation>On ne vous demande pas de carte en ce moment.</translation>
    </message>
    <message>
        <source>You may discard {card}</source>
        <translation>Vous pouvez écarter {card}</translation>
    </message>
    <message>
        <source>You may play {card}</source>
        <translation>Vous pouvez jouer {card}</translation>
    </message>
    <message>
        <source>You may play {card} at any time.</source>
        <translation>Vous pouvez jouer {card} à tout moment.</translation>
    </message>
    <message>
        <source>You may take {card} back into your hand.</source>
        <translation>Vous pouvez reprendre {card} en main.</translation>
    </message>
    <message>
        <source>it follows suit</source>
        <translation>c’est la couleur demandée</translation>
    </message>
    <message>
        <source>it goes above {card}</source>
        <translation>il monte sur {card}</translation>
    </message>
    <message>
        <source>it is no king, no bout and no trump</source>
        <translation>ce n’est ni un roi, ni un bout, ni un atout</translation>
    </message>
    <message>
        <source>no suit has been led yet</source>
        <translation>aucune couleur n’est encore demandée</translation>
    </message>
    <message>
        <source>there are not enough suit cards</source>
        <translation>il n’y a pas assez de cartes de couleur</translation>
    </message>
    <message>
        <source>you cannot go above {card}</source>
        <translation>vous ne pouvez pas monter sur {card}</translation>
    </message>
    <message>
        <source>you have neither {suit} nor trumps</source>
        <translation>vous n’avez ni {suit} ni atout</translation>
    </message>
    <message>
        <source>you have no trump</source>
        <translation>vous n’avez pas d’atout</translation>
    </message>
    <message>
        <source>you have no {suit} and must trump</source>
        <translation>vous n’avez pas de {suit} et devez couper</translation>
    </message>
    <message>
        <source>you lead</source>
        <translation>c’est à vous d’entamer</translation>
    </message>
</context>
<context>
    <name>PetitSecPanel</name>
    <message>
        <source>Bare Petit</source>
        <translation>Petit sec</translation>
    </message>
</context>
<context>
    <name>PoigneePanel</name>
    <message>
        <source>&amp;Do not declare</source>
        <translation>&amp;Ne pas déclarer</translation>
    </message>
    <message>
        <source>&amp;Do not show</source>
        <translation>&amp;Ne pas montrer</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Montrer</translation>
    </message>
    <message>
        <source>A discarded trump may be shown only with all your trumps</source>
        <translation>Un atout écarté ne se montre qu’avec tous vos atouts</translation>
    </message>
    <message>
        <source>D&amp;eclare</source>
        <translation>&amp;Déclarer</translation>
    </message>
    <message>
        <source>Declare a misère?</source>
        <translation>Déclarer une misère&#x202f;?</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>Show a poignée?</source>
        <translation>Montrer une poignée&#x202f;?</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>The Excuse may be shown only with all your trumps</source>
        <translation>L’Excuse ne se montre qu’avec tous vos atouts</translation>
    </message>
    <message>
        <source>The bonus goes to the side that wins the deal</source>
        <translation>La prime va au camp qui gagne la donne</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Triple</translation>
    </message>
    <message>
        <source>{amount} from each of the others</source>
        <translation>{amount} de chacun des autres</translation>
    </message>
    <message>
        <source>{count} · {value}</source>
        <translation>{count} · {value}</translation>
    </message>
    <message>
        <source>{name}, {trumps}, {value}</source>
        <translation>{name}, {trumps}, {value}</translation>
    </message>
</context>
<context>
    <name>PresetBar</name>
    <message>
        <source>Agreements of our own</source>
        <translation>Nos propres conventions</translation>
    </message>
    <message>
        <source>Name of this table</source>
        <translation>Nom de cette table</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Table size and agreements at once</source>
        <translation>Nombre de joueurs et conventions d’un seul coup</translation>
    </message>
</context>
<context>
    <name>Rank</name>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>cavalier</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
</context>
<context>
    <name>RankingPanel</name>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Feuille de marque</translation>
    </message>
    <message>
        <source>Final ranking</source>
        <translation>Classement final</translation>
    </message>
    <message>
        <source>You share the first place with {names}</source>
        <translation>Vous partagez la première place avec {names}</translation>
    </message>
    <message>
        <source>You win the session</source>
        <translation>Vous gagnez la partie</translation>
    </message>
    <message>
        <source>{names} share the first place</source>
        <translation>{names} partagent la première place</translation>
    </message>
    <message>
        <source>{name} wins the session</source>
        <translation>{name} gagne la partie</translation>
    </message>
    <message>
        <source>{place}.</source>
        <translation>{place}.</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>No further trump may be discarded</source>
        <translation>Aucun autre atout ne peut être écarté</translation>
    </message>
    <message>
        <source>The discard is full</source>
        <translation>L’écart est complet</translation>
    </message>
    <message>
        <source>This card is not in your hand</source>
        <translation>Cette carte n’est pas dans votre main</translation>
    </message>
    <message>
        <source>You cannot follow {card} and must trump</source>
        <translation>Vous ne pouvez pas fournir sur {card}, il faut couper</translation>
    </message>
    <message>
        <source>You must follow {card}</source>
        <translation>Il faut fournir sur {card}</translation>
    </message>
    <message>
        <source>You must go above {card}</source>
        <translation>Il faut monter sur {card}</translation>
    </message>
    <message>
        <source>You must play a trump on {card}</source>
        <translation>Il faut jouer atout sur {card}</translation>
    </message>
    <message>
        <source>Your slam keeps the Excuse for the last trick</source>
        <translation>Votre chelem garde l’Excuse pour le dernier pli</translation>
    </message>
    <message>
        <source>discard other suit cards</source>
        <translation>écartez d’autres cartes de couleur</translation>
    </message>
    <message>
        <source>discard suit cards</source>
        <translation>écartez des cartes de couleur</translation>
    </message>
    <message>
        <source>discard trumps that are no bouts</source>
        <translation>écartez des atouts qui ne sont pas des bouts</translation>
    </message>
    <message>
        <source>discard {suits}</source>
        <translation>écartez {suits}</translation>
    </message>
    <message>
        <source>play any other card</source>
        <translation>jouez n’importe quelle autre carte</translation>
    </message>
    <message>
        <source>play {cards}</source>
        <translation>jouez {cards}</translation>
    </message>
    <message>
        <source>take a card back first</source>
        <translation>reprenez d’abord une carte</translation>
    </message>
    <message>
        <source>{card} is called, so its suit may not be led first</source>
        <translation>on a appelé {card}, cette couleur ne s’entame donc pas d’abord</translation>
    </message>
    <message>
        <source>{card} is not in your hand</source>
        <translation>{card} n’est pas dans votre main</translation>
    </message>
    <message>
        <source>{card} stays in your hand while there are enough suit cards</source>
        <translation>{card} reste en main tant qu’il y a assez de cartes de couleur</translation>
    </message>
    <message>
        <source>{card} stays in your hand, for no bout may be discarded</source>
        <translation>{card} reste dans votre main, car aucun bout ne peut être écarté</translation>
    </message>
    <message>
        <source>{card} stays in your hand, for no king may be discarded</source>
        <translation>{card} reste dans votre main, car aucun roi ne peut être écarté</translation>
    </message>
</context>
<context>
    <name>ResumePanel</name>
    <message>
        <source>&amp;New session</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>&amp;Resume deal {deal}</source>
        <translation>&amp;Reprendre la donne {deal}</translation>
    </message>
    <message>
        <source>Unfinished session</source>
        <translation>Partie inachevée</translation>
    </message>
    <message>
        <source>Your last session stopped at deal &lt;b&gt;{deal} of {planned}&lt;/b&gt;</source>
        <translation>Votre dernière partie s’est arrêtée à la donne &lt;b&gt;{deal} sur {planned}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Your last session stopped at deal &lt;b&gt;{deal}&lt;/b&gt;</source>
        <translation>Votre dernière partie s’est arrêtée à la donne &lt;b&gt;{deal}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>{stopped} (you are to announce or not)</source>
        <translation>{stopped} (à vous d’annoncer ou non)</translation>
    </message>
    <message>
        <source>{stopped} (you are to bid)</source>
        <translation>{stopped} (à vous d’enchérir)</translation>
    </message>
    <message>
        <source>{stopped} (you are to call)</source>
        <translation>{stopped} (à vous d’appeler)</translation>
    </message>
    <message>
        <source>{stopped} (you are to decide about your bare Petit)</source>
        <translation>{stopped} (à vous de décider pour votre Petit sec)</translation>
    </message>
    <message>
        <source>{stopped} (you are to discard)</source>
        <translation>{stopped} (à vous d’écarter)</translation>
    </message>
    <message>
        <source>{stopped} (you are to play)</source>
        <translation>{stopped} (à vous de jouer)</translation>
    </message>
</context>
<context>
    <name>Routine</name>
    <message>
        <source>Play it myself</source>
        <translation>La jouer moi-même</translation>
    </message>
    <message>
        <source>Play the rest</source>
        <translation>Jouer le reste</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rules</source>
        <translation>Règles du jeu</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Chapitre</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles du jeu</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>25 points, and the points above or below the target; 10 for the Petit au bout; all that times the multiplier; then poignées and slam, which are not multiplied.</source>
        <translation>25 points, et la différence avec les points à faire&#x202f;; 10 pour le Petit au bout&#x202f;; le tout multiplié par le coefficient&#x202f;; puis les poignées et le chelem, qui ne sont pas multipliés.</translation>
    </message>
    <message>
        <source>78 cards: four suits of fourteen, 21 trumps and the Excuse. In a suit, from high to low: king, queen, knight, jack, then 10 down to 1. Trumps beat every suit, and the higher number beats the lower.</source>
        <translation>78 cartes&#x202f;: quatre couleurs de quatorze cartes, 21 atouts et l’Excuse. Dans une couleur, de la plus forte à la plus faible&#x202f;: roi, dame, cavalier, valet, puis du 10 au 1. L’atout bat toutes les couleurs, et le numéro le plus élevé l’emporte.</translation>
    </message>
    <message>
        <source>A Garde Contre multiplies by 6, by 5 or by 8. Or the contracts have fixed points in place of the 25: Prise 20, Pousse 40, Garde 80, Garde Sans 160, Garde Contre 320; then nothing is multiplied. A Pousse that doubles sets all multipliers, but fixed points stand above it.</source>
        <translation>La garde contre multiplie par 6, par 5 ou par 8. Ou les contrats ont des points fixes à la place des 25&#x202f;: prise 20, pousse 40, garde 80, garde sans 160, garde contre 320&#x202f;; rien n’est alors multiplié. Une pousse qui double fixe tous les coefficients, mais les points fixes passent avant elle.</translation>
    </message>
    <message>
        <source>A bid between Prise and Garde, played like them. Either it has the multiplier of a Prise, or every contract doubles the one before: 1, 2, 4, 8 and 16.</source>
        <translation>Une enchère entre la prise et la garde, jouée comme elles. Elle a le coefficient de la prise, ou bien chaque contrat double le précédent&#x202f;: 1, 2, 4, 8 et 16.</translation>
    </message>
    <message>
        <source>A hand dealt with the Petit, no other trump and no Excuse. The deal is cancelled before the auction: the hand is shown, nobody scores, the next player deals. Or its holder decides, asked in private. Or the deal is played. Or the Petit cannot be taken: while the hand starts the play bare, it may be played at any time before the last trick, wins nothing and stays with its side, which gives half a point where the other side takes the trick.</source>
        <translation>Une main reçue avec le Petit, sans autre atout et sans l’Excuse. La donne est annulée avant les enchères&#x202f;: la main est montrée, personne ne marque, le suivant donne. Ou celui qui la tient décide, interrogé en secret. Ou la donne est jouée. Ou le Petit est imprenable&#x202f;: si la main est encore telle au début du jeu, il se joue à tout moment avant le dernier pli, ne gagne rien et reste à son camp, qui donne un demi-point quand l’autre camp prend le pli.</translation>
    </message>
    <message>
        <source>A hand without any trump and without the Excuse may be declared before its first card. Every other player pays its holder these points, whatever the sides and the result. The cards are not shown.</source>
        <translation>Une main sans aucun atout et sans l’Excuse peut être déclarée avant sa première carte. Chaque autre joueur paie ces points à celui qui la tient, quels que soient les camps et le résultat. Les cartes ne sont pas montrées.</translation>
    </message>
    <message>
        <source>A multiple of the players, so that all deal equally often. By table size: 9 deals with three, 8 with four, 10 with five, 12 with six.</source>
        <translation>Un multiple du nombre de joueurs, pour que chacun donne autant de fois. Selon la table&#x202f;: 9 donnes à trois, 8 à quatre, 10 à cinq, 12 à six.</translation>
    </message>
    <message>
        <source>A poignée is worth 20, 30 or 40 points, or what the table agrees on. It goes to the side that wins the deal, whoever showed it, and is not multiplied.</source>
        <translation>Une poignée vaut 20, 30 ou 40 points, ou ce dont la table convient. Elle revient au camp qui gagne la donne, quel que soit celui qui l’a montrée, et n’est pas multipliée.</translation>
    </message>
    <message>
        <source>A session ends after a number of deals, or with the first deal that brings a total to a score, or when you stop.</source>
        <translation>La partie finit après un nombre de donnes, ou avec la première donne qui amène un total à un score, ou quand vous arrêtez.</translation>
    </message>
    <message>
        <source>A slam is every trick. Only the taker can announce one, before the first lead, and then he leads; while it can still be made, he keeps the Excuse for the last trick.</source>
        <translation>Le chelem, ce sont tous les plis. Seul le preneur peut l’annoncer, avant l’entame, et c’est alors lui qui entame&#x202f;; tant que le chelem reste possible, il garde l’Excuse pour le dernier pli.</translation>
    </message>
    <message>
        <source>A taker may call a card of his own hand, and plays alone. Where this is not allowed, only cards that he does not hold can be called.</source>
        <translation>Le preneur peut appeler une carte de sa main, et joue seul. Là où ce n’est pas permis, il n’appelle que des cartes qu’il n’a pas.</translation>
    </message>
    <message>
        <source>All see the chien of a Prise or a Garde. It joins the taker’s hand, and he puts as many cards away: no king, no bout, and trumps only where there are not enough other cards. The discard stays secret and counts for the attack.</source>
        <translation>Tous voient le chien d’une prise ou d’une garde. Il rejoint la main du preneur, qui écarte autant de cartes&#x202f;: ni roi ni bout, et des atouts seulement s’il n’y a pas assez d’autres cartes. L’écart reste secret et compte pour l’attaque.</translation>
    </message>
    <message>
        <source>An Excuse of the last trick changes sides, whoever takes the trick; if its own side does, the other side gives half a point back for it. Or it goes to the side that takes the trick, and nothing is given.</source>
        <translation>Une Excuse jouée au dernier pli change de camp, quel que soit celui qui prend le pli&#x202f;; si c’est son propre camp, l’autre rend un demi-point pour elle. Ou elle va au camp qui prend le pli, et rien n’est donné.</translation>
    </message>
    <message>
        <source>An attack that announced no slam and lost very few tricks, but at least one, has these points more. They are not multiplied.</source>
        <translation>Une attaque qui n’a pas annoncé de chelem et a perdu très peu de plis, mais au moins un, a ces points en plus. Ils ne sont pas multipliés.</translation>
    </message>
    <message>
        <source>Announced and made, 400 points; not announced, 200; announced and missed, 200 less. If the defence wins every trick, each defender has 200 more, or 400 when a slam had been announced.</source>
        <translation>Annoncé et réussi, 400 points&#x202f;; non annoncé, 200&#x202f;; annoncé et manqué, 200 de moins. Si la défense gagne tous les plis, chaque défenseur a 200 points de plus, ou 400 si un chelem était annoncé.</translation>
    </message>
    <message>
        <source>Before his first card, a player may show a poignée; nobody has to. With four players it is a simple one with 10 trumps, a double one with 13, a triple one with 15; with three players 13, 15 and 18; with five 8, 10 and 13.</source>
        <translation>Avant sa première carte, un joueur peut montrer une poignée&#x202f;; personne n’y est obligé. À quatre, elle est simple avec 10 atouts, double avec 13, triple avec 15&#x202f;; à trois, 13, 15 et 18&#x202f;; à cinq, 8, 10 et 13.</translation>
    </message>
    <message>
        <source>Calling a king</source>
        <translation>L’appel d’un roi</translation>
    </message>
    <message>
        <source>Card play</source>
        <translation>Le jeu de la carte</translation>
    </message>
    <message>
        <source>Cards are dealt three at a time, four at a time to three players. The chien is set aside card by card on the way; neither the first nor the last card of the pack goes there.</source>
        <translation>On donne les cartes trois par trois, quatre par quatre à trois joueurs. Le chien est mis de côté carte par carte pendant la donne&#x202f;; ni la première ni la dernière carte du paquet n’y vont.</translation>
    </message>
    <message>
        <source>Chien and discard</source>
        <translation>Le chien et l’écart</translation>
    </message>
    <message>
        <source>Equal first places are shared. Or they are played off: by another round of as many deals as there are players, or, with a score to reach, deal by deal.</source>
        <translation>Les premiers à égalité partagent la place. Ou on les départage&#x202f;: par un nouveau tour d’autant de donnes qu’il y a de joueurs, ou, avec un score à atteindre, donne par donne.</translation>
    </message>
    <message>
        <source>Everyone draws a card, and the lowest deals. Any card of a suit is below any trump; equal ranks go by suit, clubs lowest, then diamonds, hearts and spades. Whoever draws the Excuse draws again. Or the first dealer is found at random.</source>
        <translation>Chacun tire une carte, et la plus basse donne. Toute carte de couleur est au-dessous de tout atout&#x202f;; à rang égal, le trèfle est le plus bas, puis le carreau, le cœur et le pique. Qui tire l’Excuse tire une autre carte. Ou le premier donneur est choisi au hasard.</translation>
    </message>
    <message>
        <source>Everything goes counterclockwise: dealing, bidding, playing and the turn to deal. Four players have 18 cards each and a chien of 6, three have 24 and 6, five have 15 and 3. At six, the dealer rests and five play.</source>
        <translation>Tout se fait dans le sens inverse des aiguilles d’une montre&#x202f;: donne, enchères, jeu, tour de donner. À quatre, chacun a 18 cartes et le chien 6&#x202f;; à trois, 24 et 6&#x202f;; à cinq, 15 et 3. À six, le donneur fait le mort et cinq jouent.</translation>
    </message>
    <message>
        <source>Exactly that many cards are shown; with more trumps, the holder chooses which to hide. The Excuse may fill a gap, but then no trump may be hidden. Nor may one be when a trump that had to be discarded is shown again to fill one.</source>
        <translation>On montre exactement ce nombre de cartes&#x202f;; qui a plus d’atouts choisit ceux qu’il cache. L’Excuse peut combler un manque, mais alors aucun atout ne peut être caché. De même quand on montre de nouveau, pour combler un manque, un atout qu’il a fallu écarter.</translation>
    </message>
    <message>
        <source>Five play, with 15 cards each, and the taker calls a king. Or the dealer rests, without cards and without a score: four play by the rules of four, and the same dealer deals until somebody takes.</source>
        <translation>Cinq jouent, avec 15 cartes chacun, et le preneur appelle un roi. Ou le donneur fait le mort, sans cartes ni marque&#x202f;: on joue alors à quatre, par les règles à quatre, et le même donneur donne jusqu’à ce que quelqu’un prenne.</translation>
    </message>
    <message>
        <source>How many trumps make a simple, a double and a triple poignée: by table size, as above, or the same three numbers at every table.</source>
        <translation>Combien d’atouts font une poignée simple, double ou triple&#x202f;: selon la table, comme ci-dessus, ou les trois mêmes nombres à toutes les tables.</translation>
    </message>
    <message>
        <source>If the called card lies in the chien, the taker plays alone against four.</source>
        <translation>Si la carte appelée est au chien, le preneur joue seul contre quatre.</translation>
    </message>
    <message>
        <source>In the last trick it changes sides, unless its side has won all the tricks. It wins in one case: led to the last trick by a side that has won every trick before.</source>
        <translation>Au dernier pli elle change de camp, sauf si son camp a gagné tous les plis. Elle ne gagne que dans un cas&#x202f;: entamée au dernier pli par un camp qui a gagné tous les plis précédents.</translation>
    </message>
    <message>
        <source>One at each end: the first and the last card of the pack never go to the chien. Three at each end: nor do the first three and the last three.</source>
        <translation>Une à chaque bout&#x202f;: la première et la dernière carte du paquet ne vont jamais au chien. Trois à chaque bout&#x202f;: ni les trois premières, ni les trois dernières.</translation>
    </message>
    <message>
        <source>Petit au bout: the side that wins the last trick with the Petit in it has 10 points, multiplied, whether the contract is made or lost. Where the Excuse wins the last trick, the trick before it counts.</source>
        <translation>Petit au bout&#x202f;: le camp qui gagne le dernier pli, si le Petit s’y trouve, a 10 points, multipliés, que le contrat soit réussi ou chuté. Quand l’Excuse gagne le dernier pli, c’est le pli d’avant qui compte.</translation>
    </message>
    <message>
        <source>Poignées and misères</source>
        <translation>Les poignées et les misères</translation>
    </message>
    <message>
        <source>Prise and Garde: the chien is turned, and the taker discards. Garde Sans: nobody sees the chien before the count, and it counts for the attack. Garde Contre: nobody sees it, and it counts for the defence. Their multipliers are 1, 2, 4 and 6.</source>
        <translation>Prise et garde&#x202f;: on tourne le chien et le preneur fait son écart. Garde sans&#x202f;: personne ne voit le chien avant le compte, et il revient à l’attaque. Garde contre&#x202f;: personne ne le voit, et il revient à la défense. Les coefficients sont 1, 2, 4 et 6.</translation>
    </message>
    <message>
        <source>That is what each defender pays or receives. The taker has it three times with four players, twice with three; with five, the taker twice and the partner once, or a taker alone four times.</source>
        <translation>C’est ce que chaque défenseur paie ou reçoit. Le preneur l’a trois fois à quatre joueurs, deux fois à trois&#x202f;; à cinq, le preneur deux fois et le partenaire une fois, ou le preneur seul quatre fois.</translation>
    </message>
    <message>
        <source>The Excuse</source>
        <translation>L’Excuse</translation>
    </message>
    <message>
        <source>The Excuse may be played at any time, whatever is asked, and does not win. If it is led, the next card sets the suit. Its side keeps it, and gives a card of half a point for it if the other side takes the trick.</source>
        <translation>L’Excuse se joue à tout moment, quelle que soit la carte demandée, et ne gagne pas le pli. Si elle est entamée, la carte suivante fixe la couleur. Son camp la garde, et donne pour elle une carte d’un demi-point si l’autre camp prend le pli.</translation>
    </message>
    <message>
        <source>The Petit</source>
        <translation>Le Petit</translation>
    </message>
    <message>
        <source>The Petit (trump 1), the 21 and the Excuse are the bouts. A bout or a king is worth 4.5 points, a queen 3.5, a knight 2.5, a jack 1.5, any other card 0.5: 91 points in all.</source>
        <translation>Le Petit (atout 1), le 21 et l’Excuse sont les bouts. Un bout ou un roi vaut 4,5 points, une dame 3,5, un cavalier 2,5, un valet 1,5, toute autre carte 0,5&#x202f;: 91 points en tout.</translation>
    </message>
    <message>
        <source>The Petit is a trump like any other: it must be played where it is the only one, and any higher trump takes it.</source>
        <translation>Le Petit est un atout comme les autres&#x202f;: il faut le jouer s’il est le seul, et tout atout plus fort le prend.</translation>
    </message>
    <message>
        <source>The attack needs 56 points without a bout, 51 with one, 41 with two, 36 with three. With three or five players, a spare half point goes to the side that wins the deal: 40.5 of 41 is lost by 1.</source>
        <translation>L’attaque doit faire 56 points sans bout, 51 avec un, 41 avec deux, 36 avec trois. À trois et à cinq joueurs, le demi-point restant va au camp qui gagne la donne&#x202f;: 40,5 pour 41, c’est chuté de 1.</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Les enchères</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>The dealer’s right leads, then the winner of each trick. Follow suit; there is no duty to play a higher card of a suit.</source>
        <translation>Le joueur à droite du donneur entame, puis le gagnant de chaque pli. Il faut fournir la couleur demandée&#x202f;; rien n’oblige à monter dans une couleur.</translation>
    </message>
    <message>
        <source>The dealer’s right speaks first. Everyone speaks once: pass, or a bid above all bids so far. The highest bidder is the taker. If all pass, nobody scores and the deal goes to the right.</source>
        <translation>Le joueur à droite du donneur parle le premier. Chacun parle une fois&#x202f;: il passe ou fait une enchère supérieure à toutes les précédentes. La plus haute enchère désigne le preneur. Si tous passent, personne ne marque et la donne passe à droite.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick; without a trump, the highest card of the suit led.</source>
        <translation>Le plus fort atout prend le pli&#x202f;; sans atout, la plus forte carte de la couleur demandée.</translation>
    </message>
    <message>
        <source>The points above or below the target count as they are, or to the nearest 5 or 10, halves upwards. Whether the contract is made is decided before.</source>
        <translation>La différence avec les points à faire compte telle quelle, ou arrondie aux 5 ou aux 10 points les plus proches, la moitié vers le haut. On décide avant si le contrat est réussi.</translation>
    </message>
    <message>
        <source>The same for a hand without king, queen, knight or jack. A hand may declare both misères.</source>
        <translation>De même pour une main sans roi, dame, cavalier ni valet. Une main peut déclarer les deux misères.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>La marque</translation>
    </message>
    <message>
        <source>The scores of all deals are added, and the highest total wins; equal totals share a place. A deal that all passed counts, a cancelled one does not.</source>
        <translation>Les marques de toutes les donnes s’ajoutent, et le plus haut total gagne&#x202f;; à total égal, on partage la place. Une donne où tous ont passé compte, une donne annulée ne compte pas.</translation>
    </message>
    <message>
        <source>The session</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>The session ends after the first deal that counts and leaves some total at this score or above.</source>
        <translation>La partie finit après la première donne valable qui laisse un total à ce score ou au-dessus.</translation>
    </message>
    <message>
        <source>The slam</source>
        <translation>Le chelem</translation>
    </message>
    <message>
        <source>The taker wins or pays twice what the partner does. Or they share equally; an odd point is the taker’s.</source>
        <translation>Le preneur gagne ou paie deux fois autant que le partenaire. Ou ils partagent à parts égales&#x202f;; un point impair est au preneur.</translation>
    </message>
    <message>
        <source>The very first card of the deal may not be of the called card’s suit, unless it is the called card itself. This binds the lead only, whoever leads. Or the first lead is free.</source>
        <translation>La toute première carte de la donne ne peut pas être de la couleur de la carte appelée, sauf cette carte elle-même. Cela ne lie que l’entame, quel que soit celui qui entame. Ou la première entame est libre.</translation>
    </message>
    <message>
        <source>Trumps that had to go are shown to all when the discard is made. Or they stay secret like the rest of it.</source>
        <translation>Les atouts qu’il a fallu écarter sont montrés à tous au moment de l’écart. Ou ils restent secrets comme le reste.</translation>
    </message>
    <message>
        <source>When the chien is turned and holds the called card, the taker plays alone. Or the deal is cancelled: nobody scores, and the next player deals.</source>
        <translation>Quand le chien tourné contient la carte appelée, le preneur joue seul. Ou la donne est annulée&#x202f;: personne ne marque, et le suivant donne.</translation>
    </message>
    <message>
        <source>With five who play, the taker calls a king after the auction, before the chien is turned, in every contract. The player who holds it is the partner and says nothing: all know it when the card is played. A taker with four kings may call a queen instead, with four queens too a knight, and so on.</source>
        <translation>Quand cinq jouent, le preneur appelle un roi après les enchères, avant que le chien soit tourné, dans tous les contrats. Le joueur qui l’a est son partenaire et n’en dit rien&#x202f;: on le sait quand la carte est jouée. Un preneur qui a les quatre rois peut appeler une dame, avec les quatre dames aussi un cavalier, et ainsi de suite.</translation>
    </message>
    <message>
        <source>With how many lost tricks a petit chelem is still one: a single one, or two.</source>
        <translation>Avec combien de plis perdus un petit chelem en est encore un&#x202f;: un seul, ou deux.</translation>
    </message>
    <message>
        <source>Without the suit, you must trump, above the highest trump of the trick if you can, even when a partner is winning; if you cannot, any trump will do. The same holds when trumps are led. Without suit and without trumps, play what you like.</source>
        <translation>Sans la couleur, il faut couper, au-dessus du plus fort atout du pli si on le peut, même quand un partenaire est maître&#x202f;; sinon, n’importe quel atout convient. Il en va de même quand l’atout est demandé. Sans la couleur et sans atout, on joue ce qu’on veut.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Primes</translation>
    </message>
    <message>
        <source>Bouts</source>
        <translation>Bouts</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>Open deal {number}</source>
        <translation>Ouvrir la donne {number}</translation>
    </message>
    <message>
        <source>Petit {value}</source>
        <translation>Petit {value}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Taker</source>
        <translation>Preneur</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Your score through the deals</source>
        <translation>Votre marque au fil des donnes</translation>
    </message>
    <message>
        <source>bare Petit</source>
        <translation>Petit sec</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>misère</source>
        <translation>misère</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>petit chelem {value}</source>
        <translation>petit chelem {value}</translation>
    </message>
    <message>
        <source>poignée {value}</source>
        <translation>poignée {value}</translation>
    </message>
    <message>
        <source>slam {value}</source>
        <translation>chelem {value}</translation>
    </message>
    <message>
        <source>total {total}</source>
        <translation>total {total}</translation>
    </message>
    <message>
        <source>{played} of {planned}, sum of the totals {total}</source>
        <translation>{played} sur {planned}, somme des totaux {total}</translation>
    </message>
    <message>
        <source>{played}, sum of the totals {total}</source>
        <translation>{played}, somme des totaux {total}</translation>
    </message>
    <message>
        <source>{points} for {target}: {margin}</source>
        <translation>{points} pour {target}&#x202f;: {margin}</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>FFT: {value}</source>
        <translation>FFT&#x202f;: {value}</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Rule: {setting}</source>
        <translation>Règle&#x202f;: {setting}</translation>
    </message>
    <message>
        <source>as the FFT</source>
        <translation>comme la FFT</translation>
    </message>
    <message>
        <source>without effect now</source>
        <translation>sans effet ici</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>1 second</source>
        <translation>1 seconde</translation>
    </message>
    <message>
        <source>1, 2, 4 and 5</source>
        <translation>1, 2, 4 et 5</translation>
    </message>
    <message>
        <source>1, 2, 4 and 6</source>
        <translation>1, 2, 4 et 6</translation>
    </message>
    <message>
        <source>1, 2, 4 and 8</source>
        <translation>1, 2, 4 et 8</translation>
    </message>
    <message>
        <source>1, 2, 4, 8 and 16</source>
        <translation>1, 2, 4, 8 et 16</translation>
    </message>
    <message>
        <source>3 seconds</source>
        <translation>3 secondes</translation>
    </message>
    <message>
        <source>A card can be dragged to the table, too</source>
        <translation>On peut aussi glisser une carte sur la table</translation>
    </message>
    <message>
        <source>A hand with no trump but the Petit, and no Excuse</source>
        <translation>Le Petit seul atout d’une main, sans l’Excuse</translation>
    </message>
    <message>
        <source>A number of deals</source>
        <translation>Un nombre de donnes</translation>
    </message>
    <message>
        <source>A score reached</source>
        <translation>Un score atteint</translation>
    </message>
    <message>
        <source>A taker who does plays alone</source>
        <translation>Le preneur qui le fait joue seul</translation>
    </message>
    <message>
        <source>Agreements</source>
        <translation>Conventions</translation>
    </message>
    <message>
        <source>All deal equally often; cancelled deals do not count</source>
        <translation>Chacun donne autant&#x202f;; les donnes annulées ne comptent pas</translation>
    </message>
    <message>
        <source>Announcements</source>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>As the pace says</source>
        <translation>Selon le rythme</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Back of the cards</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Bare Petit</source>
        <translation>Petit sec</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Bonus for a hand without court cards, in points</source>
        <translation>Prime d’une main sans honneur, en points</translation>
    </message>
    <message>
        <source>Bonus for a hand without trumps, in points</source>
        <translation>Prime d’une main sans atout, en points</translation>
    </message>
    <message>
        <source>Bonus of a slam missed by very little, in points</source>
        <translation>Prime d’un chelem manqué de très peu, en points</translation>
    </message>
    <message>
        <source>Buttons and log on the left, indexes on the right</source>
        <translation>Boutons et journal à gauche, index des cartes à droite</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>Selon la langue</translation>
    </message>
    <message>
        <source>By table size</source>
        <translation>Selon la table</translation>
    </message>
    <message>
        <source>Called card in the chien</source>
        <translation>Carte appelée au chien</translation>
    </message>
    <message>
        <source>Calling a card of one’s own</source>
        <translation>Appeler une de ses cartes</translation>
    </message>
    <message>
        <source>Calling a king</source>
        <translation>Appel d’un roi</translation>
    </message>
    <message>
        <source>Cannot be taken</source>
        <translation>Imprenable</translation>
    </message>
    <message>
        <source>Card drawn</source>
        <translation>Carte tirée</translation>
    </message>
    <message>
        <source>Card play</source>
        <translation>Jeu de la carte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Cartes et table</translation>
    </message>
    <message>
        <source>Cards for a light or a dark room</source>
        <translation>Des cartes pour le jour ou pour la nuit</translation>
    </message>
    <message>
        <source>Cards of the chien</source>
        <translation>Cartes du chien</translation>
    </message>
    <message>
        <source>Cards of the pack that never go there</source>
        <translation>Cartes du paquet qui n’y vont jamais</translation>
    </message>
    <message>
        <source>Changes at once; letters on the cards are apart</source>
        <translation>Change aussitôt&#x202f;; les lettres des cartes se règlent à part</translation>
    </message>
    <message>
        <source>Chien and discard</source>
        <translation>Chien et écart</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Clubs, diamonds, spades, hearts</source>
        <translation>Trèfle, carreau, pique, cœur</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Teintes des couleurs</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Couleurs de la fenêtre</translation>
    </message>
    <message>
        <source>Complete tricks</source>
        <translation>Plis complets</translation>
    </message>
    <message>
        <source>Crimson</source>
        <translation>Cramoisi</translation>
    </message>
    <message>
        <source>Crown on the winning card</source>
        <translation>Couronne sur la carte maîtresse</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombres</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Deal cancelled</source>
        <translation>Donne annulée</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Direction of the ranks</source>
        <translation>Sens des valeurs</translation>
    </message>
    <message>
        <source>Discarded trumps are shown</source>
        <translation>Atouts de l’écart montrés</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Double clic</translation>
    </message>
    <message>
        <source>End of the session</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>Equal first places</source>
        <translation>Premiers à égalité</translation>
    </message>
    <message>
        <source>Everyone sees the trumps that had to be discarded</source>
        <translation>Chacun voit les atouts qu’il a fallu écarter</translation>
    </message>
    <message>
        <source>Excuse in the last trick</source>
        <translation>Excuse au dernier pli</translation>
    </message>
    <message>
        <source>FFT at 3</source>
        <translation>FFT à 3</translation>
    </message>
    <message>
        <source>FFT at 4</source>
        <translation>FFT à 4</translation>
    </message>
    <message>
        <source>FFT at 5</source>
        <translation>FFT à 5</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Fifth opponent</source>
        <translation>Cinquième adversaire</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>First evenings</source>
        <translation>Premiers soirs</translation>
    </message>
    <message>
        <source>First lead in the called suit</source>
        <translation>Première entame dans la couleur appelée</translation>
    </message>
    <message>
        <source>First opponent on my right</source>
        <translation>Premier adversaire, à ma droite</translation>
    </message>
    <message>
        <source>Five at the table</source>
        <translation>À cinq joueurs</translation>
    </message>
    <message>
        <source>Five play</source>
        <translation>Cinq jouent</translation>
    </message>
    <message>
        <source>Five play and call a king, or the dealer rests</source>
        <translation>Cinq jouent et le preneur appelle, ou le donneur fait le mort</translation>
    </message>
    <message>
        <source>Fixed points</source>
        <translation>Points fixes</translation>
    </message>
    <message>
        <source>Forbidden</source>
        <translation>Interdite</translation>
    </message>
    <message>
        <source>Forbidden, but for the called card itself</source>
        <translation>Interdite, sauf avec la carte appelée</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Quatre teintes</translation>
    </message>
    <message>
        <source>Four colours keep spades and clubs apart</source>
        <translation>Quatre teintes distinguent mieux pique et trèfle</translation>
    </message>
    <message>
        <source>Four, orange diamonds</source>
        <translation>Quatre, carreau orange</translation>
    </message>
    <message>
        <source>Fourth opponent</source>
        <translation>Quatrième adversaire</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>From 19 cards</source>
        <translation>À partir de 19 cartes</translation>
    </message>
    <message>
        <source>From 25 cards</source>
        <translation>À partir de 25 cartes</translation>
    </message>
    <message>
        <source>From left to right in the hand</source>
        <translation>De gauche à droite dans la main</translation>
    </message>
    <message>
        <source>From left to right inside a suit</source>
        <translation>De gauche à droite dans une couleur</translation>
    </message>
    <message>
        <source>From the Club level on they signal by their cards, as the federation does</source>
        <translation>À partir du niveau Club, ils se parlent par leurs cartes, selon le système de la fédération</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Hand in two rows</source>
        <translation>Main sur deux rangs</translation>
    </message>
    <message>
        <source>Hearts, spades, diamonds, clubs</source>
        <translation>Cœur, pique, carreau, trèfle</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>High to low</source>
        <translation>De la plus forte à la plus basse</translation>
    </message>
    <message>
        <source>How long the cards of a trick stay on the table</source>
        <translation>Combien de temps les cartes d’un pli restent sur la table</translation>
    </message>
    <message>
        <source>How many make a simple, double or triple one</source>
        <translation>Combien pour une simple, une double ou une triple</translation>
    </message>
    <message>
        <source>How many sit at the table, with you</source>
        <translation>Combien de personnes à table, vous compris</translation>
    </message>
    <message>
        <source>How many the attack may lose at most</source>
        <translation>Combien l’attaque peut en perdre au plus</translation>
    </message>
    <message>
        <source>How well the others play</source>
        <translation>Comment jouent les autres</translation>
    </message>
    <message>
        <source>I play the signals too</source>
        <translation>Je signale aussi</translation>
    </message>
    <message>
        <source>If this one should play better or worse</source>
        <translation>Si celui-ci doit jouer mieux ou moins bien</translation>
    </message>
    <message>
        <source>In equal parts</source>
        <translation>À parts égales</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>It is played without a click</source>
        <translation>Elle se joue sans clic</translation>
    </message>
    <message>
        <source>Its holder decides</source>
        <translation>Au choix</translation>
    </message>
    <message>
        <source>King, queen, knight and jack</source>
        <translation>Roi, dame, cavalier et valet</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Langue de la fenêtre</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>Table de gaucher</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Lettres des cartes</translation>
    </message>
    <message>
        <source>Level of the opponents</source>
        <translation>Niveau des adversaires</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claires</translation>
    </message>
    <message>
        <source>Like the others</source>
        <translation>Comme les autres</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Like the window</source>
        <translation>Comme la fenêtre</translation>
    </message>
    <message>
        <source>Low to high</source>
        <translation>De la plus basse à la plus forte</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Marks on forbidden cards</source>
        <translation>Marques sur les cartes interdites</translation>
    </message>
    <message>
        <source>Masters</source>
        <translation>Maîtres</translation>
    </message>
    <message>
        <source>Misère de tête</source>
        <translation>Misère de tête</translation>
    </message>
    <message>
        <source>Misère d’atout</source>
        <translation>Misère d’atout</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Mouvement</translation>
    </message>
    <message>
        <source>Movement of the cards</source>
        <translation>Mouvement des cartes</translation>
    </message>
    <message>
        <source>Multipliers of Prise, Garde, Garde Sans and Garde Contre</source>
        <translation>Coefficients&#x202f;: prise, garde, garde sans, garde contre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>No Pousse</source>
        <translation>Sans pousse</translation>
    </message>
    <message>
        <source>No bonus</source>
        <translation>Sans prime</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Nombre de donnes</translation>
    </message>
    <message>
        <source>Of the game alone</source>
        <translation>Celui du jeu seulement</translation>
    </message>
    <message>
        <source>Offer to play the rest</source>
        <translation>Proposer de jouer le reste</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>À droite</translation>
    </message>
    <message>
        <source>One at each end</source>
        <translation>Une à chaque bout</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Un clic</translation>
    </message>
    <message>
        <source>One more bid between Prise and Garde</source>
        <translation>Une enchère de plus, entre la prise et la garde</translation>
    </message>
    <message>
        <source>Only one card to play</source>
        <translation>Une seule carte possible</translation>
    </message>
    <message>
        <source>Only when I stop</source>
        <translation>Quand j’arrête</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Adversaires</translation>
    </message>
    <message>
        <source>Order of the suits</source>
        <translation>Ordre des couleurs</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Pace of the table</source>
        <translation>Rythme de la table</translation>
    </message>
    <message>
        <source>Pace, movement, sound</source>
        <translation>Rythme, mouvement, son</translation>
    </message>
    <message>
        <source>Petit chelem</source>
        <translation>Petit chelem</translation>
    </message>
    <message>
        <source>Pictures on the cards</source>
        <translation>Images sur les cartes</translation>
    </message>
    <message>
        <source>Pips make room from 125 % on, pictures from 175 % on</source>
        <translation>Dès 125&#x202f;%, les points leur laissent la place, dès 175&#x202f;%, les images</translation>
    </message>
    <message>
        <source>Played like any other</source>
        <translation>Donne jouée</translation>
    </message>
    <message>
        <source>Played off</source>
        <translation>Départagés</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Jouer une carte</translation>
    </message>
    <message>
        <source>Pousse</source>
        <translation>Pousse</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Réduit</translation>
    </message>
    <message>
        <source>Reduced: they appear in their places</source>
        <translation>Réduit&#x202f;: elles apparaissent à leur place</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Arrondi</translation>
    </message>
    <message>
        <source>Score to reach</source>
        <translation>Score à atteindre</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Second opponent</source>
        <translation>Deuxième adversaire</translation>
    </message>
    <message>
        <source>Select, then confirm</source>
        <translation>Choisir, puis confirmer</translation>
    </message>
    <message>
        <source>Session length</source>
        <translation>Durée de la partie</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Place partagée</translation>
    </message>
    <message>
        <source>Short ones; everything they tell is seen too</source>
        <translation>Ils sont brefs&#x202f;; tout ce qu’ils disent se voit aussi</translation>
    </message>
    <message>
        <source>Signals</source>
        <translation>Signalisation</translation>
    </message>
    <message>
        <source>Signals in defence</source>
        <translation>Signalisation en défense</translation>
    </message>
    <message>
        <source>Simple, double and triple, in points</source>
        <translation>Simple, double et triple, en points</translation>
    </message>
    <message>
        <source>Six at the table</source>
        <translation>Six à table</translation>
    </message>
    <message>
        <source>Size of the indexes</source>
        <translation>Taille des index</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Space completes any movement at once</source>
        <translation>La barre d’espace achève aussitôt tout mouvement</translation>
    </message>
    <message>
        <source>Spades, hearts, clubs, diamonds</source>
        <translation>Pique, cœur, trèfle, carreau</translation>
    </message>
    <message>
        <source>Spades, hearts, diamonds, clubs</source>
        <translation>Pique, cœur, carreau, trèfle</translation>
    </message>
    <message>
        <source>Table size</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Table, panels and dialogs</source>
        <translation>Table, panneaux et dialogues</translation>
    </message>
    <message>
        <source>Taker alone</source>
        <translation>Preneur seul</translation>
    </message>
    <message>
        <source>Taker and partner share</source>
        <translation>Partage entre preneur et partenaire</translation>
    </message>
    <message>
        <source>Texts, buttons and seats, not the cards</source>
        <translation>Textes, boutons et places, pas les cartes</translation>
    </message>
    <message>
        <source>The colour of a light table</source>
        <translation>La couleur d’une table claire</translation>
    </message>
    <message>
        <source>The dealer rests</source>
        <translation>Le donneur fait le mort</translation>
    </message>
    <message>
        <source>The first total that gets there ends the session</source>
        <translation>Le premier total qui l’atteint termine la partie</translation>
    </message>
    <message>
        <source>The other side</source>
        <translation>À l’autre camp</translation>
    </message>
    <message>
        <source>The others read my cards as signals</source>
        <translation>Les autres lisent mes cartes comme des signaux</translation>
    </message>
    <message>
        <source>The points above or below the target are rounded</source>
        <translation>Arrondi de la différence avec les points à faire</translation>
    </message>
    <message>
        <source>The same for all 78</source>
        <translation>Le même pour les 78</translation>
    </message>
    <message>
        <source>The trick’s winner</source>
        <translation>Au gagnant du pli</translation>
    </message>
    <message>
        <source>They travel</source>
        <translation>Elles voyagent</translation>
    </message>
    <message>
        <source>Third opponent</source>
        <translation>Troisième adversaire</translation>
    </message>
    <message>
        <source>Three at each end</source>
        <translation>Trois à chaque bout</translation>
    </message>
    <message>
        <source>To 10 points</source>
        <translation>À 10 points</translation>
    </message>
    <message>
        <source>To 5 points</source>
        <translation>À 5 points</translation>
    </message>
    <message>
        <source>To the point</source>
        <translation>Au point</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Tricks lost in a petit chelem</source>
        <translation>Plis perdus au petit chelem</translation>
    </message>
    <message>
        <source>Trumps and Excuse above, suits below</source>
        <translation>Atouts et Excuse au-dessus, couleurs au-dessous</translation>
    </message>
    <message>
        <source>Trumps in a poignée</source>
        <translation>Atouts d’une poignée</translation>
    </message>
    <message>
        <source>Trumps in the hand</source>
        <translation>Atouts dans la main</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Deux teintes</translation>
    </message>
    <message>
        <source>Two to one</source>
        <translation>Deux tiers, un tiers</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Jusqu’à un clic</translation>
    </message>
    <message>
        <source>Value of the contracts</source>
        <translation>Valeur des contrats</translation>
    </message>
    <message>
        <source>Value of the poignées</source>
        <translation>Valeur des poignées</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>What each of them wins or pays</source>
        <translation>Ce que chacun gagne ou paie</translation>
    </message>
    <message>
        <source>What ends a session</source>
        <translation>Ce qui termine une partie</translation>
    </message>
    <message>
        <source>What happens when the chien is turned</source>
        <translation>Ce qui se passe quand on tourne le chien</translation>
    </message>
    <message>
        <source>What may not be played is dimmed and has a lock</source>
        <translation>Ce qui ne peut pas être joué est voilé et porte un cadenas</translation>
    </message>
    <message>
        <source>When every trick left is yours, whoever holds what</source>
        <translation>Quand tous les plis restants sont à vous, quoi qu’il arrive</translation>
    </message>
    <message>
        <source>When the session ends with two winners</source>
        <translation>Quand la partie finit avec deux gagnants</translation>
    </message>
    <message>
        <source>Which side of the suits they stand on</source>
        <translation>De quel côté des couleurs ils se tiennent</translation>
    </message>
    <message>
        <source>While a trick lies on the table</source>
        <translation>Tant que le pli est sur la table</translation>
    </message>
    <message>
        <source>Who deals the first time</source>
        <translation>Qui donne la première fois</translation>
    </message>
    <message>
        <source>Who owns an Excuse that is played last</source>
        <translation>À qui revient une Excuse jouée en dernier</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Lie-de-vin</translation>
    </message>
    <message>
        <source>Without them, a card is its index and a large mark</source>
        <translation>Sans elles, une carte montre son index et un grand signe</translation>
    </message>
    <message>
        <source>Worth a Prise</source>
        <translation>Au prix d’une prise</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>{value} %</source>
        <translation>{value}&#x202f;%</translation>
    </message>
    <message>
        <source>{value} players</source>
        <translation>{value} joueurs</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>SettingsGroup</name>
    <message>
        <source>as the FFT</source>
        <translation>comme la FFT</translation>
    </message>
</context>
<context>
    <name>SettingsList</name>
    <message>
        <source>No setting has these words.</source>
        <translation>Aucun réglage ne contient ces mots.</translation>
    </message>
</context>
<context>
    <name>SettingsSheet</name>
    <message>
        <source>All agreements as the FFT</source>
        <translation>Toutes les conventions comme la FFT</translation>
    </message>
    <message>
        <source>Applies at once</source>
        <translation>S’applique aussitôt</translation>
    </message>
    <message>
        <source>Applies to the next session</source>
        <translation>S’applique à la prochaine partie</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Defaults</source>
        <translation>Valeurs par défaut</translation>
    </message>
    <message>
        <source>Everything as the FFT</source>
        <translation>Tout comme la FFT</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Réglages trouvés</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Restore FFT</source>
        <translation>Rétablir la FFT</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search for a setting</source>
        <translation>Chercher un réglage</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>This page only</source>
        <translation>Cette page seulement</translation>
    </message>
    <message>
        <source>{groups}: from the next session on</source>
        <translation>{groups}&#x202f;: à partir de la prochaine partie</translation>
    </message>
</context>
<context>
    <name>ShortDealPanel</name>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Donne suivante</translation>
    </message>
    <message>
        <source>&amp;Ranking</source>
        <translation>C&amp;lassement</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>SlamPanel</name>
    <message>
        <source>&amp;Announce a slam…</source>
        <translation>&amp;Annoncer un chelem…</translation>
    </message>
    <message>
        <source>&amp;Announce the slam</source>
        <translation>&amp;Annoncer le chelem</translation>
    </message>
    <message>
        <source>&amp;Do not announce</source>
        <translation>&amp;Ne pas annoncer</translation>
    </message>
    <message>
        <source>&amp;Play without</source>
        <translation>&amp;Jouer sans</translation>
    </message>
    <message>
        <source>Announced and made: &lt;b&gt;{made}&lt;/b&gt; from each defender. Made without a word: &lt;b&gt;{silent}&lt;/b&gt;. Announced and lost: &lt;b&gt;{lost}&lt;/b&gt;. Whoever announces leads to the first trick.</source>
        <translation>Annoncé et réussi&#x202f;: &lt;b&gt;{made}&lt;/b&gt; par défenseur. Réussi sans annonce&#x202f;: &lt;b&gt;{silent}&lt;/b&gt;. Annoncé et chuté&#x202f;: &lt;b&gt;{lost}&lt;/b&gt;. Qui annonce entame le premier pli.</translation>
    </message>
    <message>
        <source>Do you announce that your side will win every trick?</source>
        <translation>Annoncez-vous que votre camp fera tous les plis&#x202f;?</translation>
    </message>
    <message>
        <source>Slam</source>
        <translation>Chelem</translation>
    </message>
</context>
<context>
    <name>StatusStrip</name>
    <message>
        <source>&lt;b&gt;Auction&lt;/b&gt;</source>
        <translation>&lt;b&gt;Enchères&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;Discard&lt;/b&gt;</source>
        <translation>&lt;b&gt;Écart&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;End of the deal&lt;/b&gt;</source>
        <translation>&lt;b&gt;Fin de la donne&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;FFT at {seats}&lt;/b&gt;</source>
        <translation>&lt;b&gt;FFT à {seats}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{contract}&lt;/b&gt; · &lt;b&gt;you&lt;/b&gt;</source>
        <translation>&lt;b&gt;{contract}&lt;/b&gt; · &lt;b&gt;vous&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{contract}&lt;/b&gt; · &lt;b&gt;{name}&lt;/b&gt;</source>
        <translation>&lt;b&gt;{contract}&lt;/b&gt; · &lt;b&gt;{name}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{contract}&lt;/b&gt; · taker &lt;b&gt;you&lt;/b&gt;</source>
        <translation>&lt;b&gt;{contract}&lt;/b&gt; · preneur &lt;b&gt;vous&lt;/b&gt;</translation>
    </message>
    <message>
        <source>&lt;b&gt;{contract}&lt;/b&gt; · taker &lt;b&gt;{name}&lt;/b&gt;</source>
        <translation>&lt;b&gt;{contract}&lt;/b&gt; · preneur &lt;b&gt;{name}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Bouts fallen &lt;b&gt;{number}&lt;/b&gt;</source>
        <translation>Bouts tombés &lt;b&gt;{number}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Bouts fallen &lt;b&gt;{number}&lt;/b&gt; · points to make: &lt;b&gt;{none}&lt;/b&gt; without a bout, &lt;b&gt;{one}&lt;/b&gt; with one, &lt;b&gt;{two}&lt;/b&gt; with two, &lt;b&gt;{three}&lt;/b&gt; with three</source>
        <translation>Bouts tombés &lt;b&gt;{number}&lt;/b&gt; · points à faire&#x202f;: &lt;b&gt;{none}&lt;/b&gt; sans bout, &lt;b&gt;{one}&lt;/b&gt; avec un, &lt;b&gt;{two}&lt;/b&gt; avec deux, &lt;b&gt;{three}&lt;/b&gt; avec trois</translation>
    </message>
    <message>
        <source>Bouts: attack &lt;b&gt;{attack}&lt;/b&gt; · &lt;b&gt;{target}&lt;/b&gt; to make</source>
        <translation>Bouts&#x202f;: attaque &lt;b&gt;{attack}&lt;/b&gt; · &lt;b&gt;{target}&lt;/b&gt; à faire</translation>
    </message>
    <message>
        <source>Bouts: attack &lt;b&gt;{attack}&lt;/b&gt;, defence &lt;b&gt;{defence}&lt;/b&gt; · &lt;b&gt;{target}&lt;/b&gt; points to make</source>
        <translation>Bouts&#x202f;: attaque &lt;b&gt;{attack}&lt;/b&gt;, défense &lt;b&gt;{defence}&lt;/b&gt; · &lt;b&gt;{target}&lt;/b&gt; points à faire</translation>
    </message>
    <message>
        <source>Called &lt;b&gt;{card}&lt;/b&gt;</source>
        <translation>Appel &lt;b&gt;{card}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Deal &lt;b&gt;{number}&lt;/b&gt;</source>
        <translation>Donne &lt;b&gt;{number}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Deal &lt;b&gt;{number}&lt;/b&gt; of {planned}</source>
        <translation>Donne &lt;b&gt;{number}&lt;/b&gt; sur {planned}</translation>
    </message>
    <message>
        <source>Deal &lt;b&gt;{number}&lt;/b&gt;, up to {target}</source>
        <translation>Donne &lt;b&gt;{number}&lt;/b&gt;, jusqu’à {target}</translation>
    </message>
    <message>
        <source>Dealer &lt;b&gt;you&lt;/b&gt;</source>
        <translation>Donneur &lt;b&gt;vous&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Dealer &lt;b&gt;{name}&lt;/b&gt;</source>
        <translation>Donneur &lt;b&gt;{name}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Highest bid &lt;b&gt;{bid}&lt;/b&gt; · {name}</source>
        <translation>Enchère la plus haute &lt;b&gt;{bid}&lt;/b&gt; · {name}</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Playoff: deal &lt;b&gt;{number}&lt;/b&gt; of {planned}</source>
        <translation>Départage&#x202f;: donne &lt;b&gt;{number}&lt;/b&gt; sur {planned}</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Trick &lt;b&gt;{number}&lt;/b&gt; of {total}</source>
        <translation>Pli &lt;b&gt;{number}&lt;/b&gt; sur {total}</translation>
    </message>
    <message>
        <source>Trick &lt;b&gt;{number}&lt;/b&gt;/{total}</source>
        <translation>Pli &lt;b&gt;{number}&lt;/b&gt;/{total}</translation>
    </message>
    <message>
        <source>Where the deal stands</source>
        <translation>Où en est la donne</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>({points})</source>
        <translation>({points})</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Points de cartes</translation>
    </message>
    <message>
        <source>Chien</source>
        <translation>Chien</translation>
    </message>
    <message>
        <source>Deal value</source>
        <translation>Calcul de la marque</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Excuse</source>
        <translation>Excuse</translation>
    </message>
    <message>
        <source>Misères</source>
        <translation>Misères</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Per defender</source>
        <translation>Par défenseur</translation>
    </message>
    <message>
        <source>Petit au bout</source>
        <translation>Petit au bout</translation>
    </message>
    <message>
        <source>Petit chelem</source>
        <translation>Petit chelem</translation>
    </message>
    <message>
        <source>Protected Petit</source>
        <translation>Petit imprenable</translation>
    </message>
    <message>
        <source>Shares of the attack</source>
        <translation>Parts de l’attaque</translation>
    </message>
    <message>
        <source>Slam</source>
        <translation>Chelem</translation>
    </message>
    <message>
        <source>Taker</source>
        <translation>Preneur</translation>
    </message>
    <message>
        <source>Tricks of the attack</source>
        <translation>Plis de l’attaque</translation>
    </message>
    <message>
        <source>announced and lost</source>
        <translation>annoncé et chuté</translation>
    </message>
    <message>
        <source>announced and made</source>
        <translation>annoncé et réussi</translation>
    </message>
    <message>
        <source>fixed value of a {contract}</source>
        <translation>valeur fixe du contrat ({contract})</translation>
    </message>
    <message>
        <source>for the attack</source>
        <translation>pour l’attaque</translation>
    </message>
    <message>
        <source>for the defence</source>
        <translation>pour la défense</translation>
    </message>
    <message>
        <source>from the attack</source>
        <translation>de l’attaque</translation>
    </message>
    <message>
        <source>goes to the attack</source>
        <translation>revient à l’attaque</translation>
    </message>
    <message>
        <source>goes to the defence</source>
        <translation>revient à la défense</translation>
    </message>
    <message>
        <source>made, not announced</source>
        <translation>réussi sans annonce</translation>
    </message>
    <message>
        <source>of the defence</source>
        <translation>de la défense</translation>
    </message>
    <message>
        <source>sum {points}</source>
        <translation>somme {points}</translation>
    </message>
    <message>
        <source>to the attack</source>
        <translation>à l’attaque</translation>
    </message>
    <message>
        <source>{cards}, to the defence</source>
        <translation>{cards}, à la défense</translation>
    </message>
    <message>
        <source>{difference}, rounded to {step}</source>
        <translation>{difference}, arrondi à {step}</translation>
    </message>
    <message>
        <source>{name}, alone against four</source>
        <translation>{name}, seul contre quatre</translation>
    </message>
    <message>
        <source>{name}, from each of the others</source>
        <translation>{name}, de chacun des autres</translation>
    </message>
    <message>
        <source>{name}, one half</source>
        <translation>{name}, la moitié</translation>
    </message>
    <message>
        <source>{name}, one third</source>
        <translation>{name}, un tiers</translation>
    </message>
    <message>
        <source>{name}, two thirds</source>
        <translation>{name}, deux tiers</translation>
    </message>
    <message>
        <source>{owner}, half a point in exchange</source>
        <translation>{owner}, un demi-point en échange</translation>
    </message>
    <message>
        <source>{points}, {target} to make ({bouts})</source>
        <translation>{points} pour {target} à faire ({bouts})</translation>
    </message>
    <message>
        <source>{trumps}, {name}</source>
        <translation>{trumps}, {name}</translation>
    </message>
</context>
<context>
    <name>SummaryPanel</name>
    <message>
        <source>&amp;All tricks</source>
        <translation>T&amp;ous les plis</translation>
    </message>
    <message>
        <source>&amp;Copy code</source>
        <translation>&amp;Copier le code</translation>
    </message>
    <message>
        <source>&amp;Next deal</source>
        <translation>&amp;Donne suivante</translation>
    </message>
    <message>
        <source>&amp;Ranking</source>
        <translation>C&amp;lassement</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Feuille de marque</translation>
    </message>
    <message>
        <source>Chien</source>
        <translation>Chien</translation>
    </message>
    <message>
        <source>Code copied</source>
        <translation>Code copié</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>Fin de la donne</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Score of the deal, sum 0</source>
        <translation>Marque de la donne, somme 0</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>; </source>
        <translation>&#x202f;; </translation>
    </message>
    <message>
        <source>Chien · the defence’s</source>
        <translation>Chien · à la défense</translation>
    </message>
    <message>
        <source>Chien · the taker’s</source>
        <translation>Chien · au preneur</translation>
    </message>
    <message>
        <source>Chien · turned for all</source>
        <translation>Chien · retourné pour tous</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Last trick: {cards}; you took it</source>
        <translation>Dernier pli&#x202f;: {cards}&#x202f;; vous l’avez pris</translation>
    </message>
    <message>
        <source>Last trick: {cards}; {name} took it</source>
        <translation>Dernier pli&#x202f;: {cards}&#x202f;; {name} l’a pris</translation>
    </message>
    <message>
        <source>No trick on the table</source>
        <translation>Aucun pli sur la table</translation>
    </message>
    <message>
        <source>The chien: {cards}</source>
        <translation>Le chien&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Trick {number}, you lead</source>
        <translation>Pli {number}, vous entamez</translation>
    </message>
    <message>
        <source>Trick {number}, {name} leads</source>
        <translation>Pli {number}, {name} entame</translation>
    </message>
    <message>
        <source>Your discard</source>
        <translation>Votre écart</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Votre main&#x202f;: {cards}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>called card: {card}</source>
        <translation>carte appelée&#x202f;: {card}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>from the chien</source>
        <translation>vient du chien</translation>
    </message>
    <message>
        <source>in the discard</source>
        <translation>à l’écart</translation>
    </message>
    <message>
        <source>may be discarded</source>
        <translation>peut aller à l’écart</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>peut être jouée</translation>
    </message>
    <message>
        <source>slam announced</source>
        <translation>chelem annoncé</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>à lui de jouer</translation>
    </message>
    <message>
        <source>trumps</source>
        <translation>atouts</translation>
    </message>
    <message>
        <source>trumps shown</source>
        <translation>atouts montrés</translation>
    </message>
    <message>
        <source>{name} {card}</source>
        <translation>{name}&#x202f;: {card}</translation>
    </message>
    <message>
        <source>{name} {card}, winning so far</source>
        <translation>{name}&#x202f;: {card}, maître pour l’instant</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>{suit} {cards}</source>
        <translation>{suit}&#x202f;: {cards}</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>A bare Petit cancels the deal.</source>
        <translation>Un Petit sec annule la donne.</translation>
    </message>
    <message>
        <source>Everyone passed: nobody scores.</source>
        <translation>Tout le monde a passé&#x202f;: personne ne marque.</translation>
    </message>
    <message>
        <source>The called card lies in the chien: the deal is cancelled.</source>
        <translation>La carte appelée est au chien&#x202f;: la donne est annulée.</translation>
    </message>
    <message>
        <source>The cards were misdealt.</source>
        <translation>Il y a eu fausse donne.</translation>
    </message>
    <message>
        <source>The chien</source>
        <translation>Le chien</translation>
    </message>
    <message>
        <source>You announce a slam and lead.</source>
        <translation>Vous annoncez le chelem et entamez.</translation>
    </message>
    <message>
        <source>You call {card}.</source>
        <translation>Vous appelez {card}.</translation>
    </message>
    <message>
        <source>You deal next.</source>
        <translation>C’est à vous de donner.</translation>
    </message>
    <message>
        <source>You deal, and rest in this deal.</source>
        <translation>Vous donnez et faites le mort.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <source>You discard {cards}</source>
        <translation>Vous écartez {cards}</translation>
    </message>
    <message>
        <source>You keep your bare Petit and play.</source>
        <translation>Vous gardez votre Petit sec et jouez.</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Vous jouez sans partenaire.</translation>
    </message>
    <message>
        <source>You take trick {number} of {total}.</source>
        <translation>Vous prenez le pli {number} sur {total}.</translation>
    </message>
    <message>
        <source>You take: {contract}.</source>
        <translation>Vous prenez&#x202f;: {contract}.</translation>
    </message>
    <message>
        <source>Your discard.</source>
        <translation>À vous d’écarter.</translation>
    </message>
    <message>
        <source>Your only trump is the Petit: the deal is cancelled.</source>
        <translation>Votre seul atout est le Petit&#x202f;: la donne est annulée.</translation>
    </message>
    <message>
        <source>{contract} just made</source>
        <translation>{contract} juste faite</translation>
    </message>
    <message>
        <source>{contract} lost by {margin}</source>
        <translation>{contract} chutée de {margin}</translation>
    </message>
    <message>
        <source>{contract} made by {margin}</source>
        <translation>{contract} réussie de {margin}</translation>
    </message>
    <message>
        <source>{name} announces a slam and leads.</source>
        <translation>{name} annonce le chelem et entame.</translation>
    </message>
    <message>
        <source>{name} calls {card}.</source>
        <translation>{name} appelle {card}.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>{name} donne ensuite.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} donne.</translation>
    </message>
    <message>
        <source>{name} discards {cards}</source>
        <translation>{name} écarte {cards}</translation>
    </message>
    <message>
        <source>{name} is discarding.</source>
        <translation>{name} fait son écart.</translation>
    </message>
    <message>
        <source>{name} plays alone.</source>
        <translation>{name} joue sans partenaire.</translation>
    </message>
    <message>
        <source>{name} takes trick {number} of {total}.</source>
        <translation>{name} prend le pli {number} sur {total}.</translation>
    </message>
    <message>
        <source>{name} takes: {contract}.</source>
        <translation>{name} prend&#x202f;: {contract}.</translation>
    </message>
    <message>
        <source>{name}’s only trump is the Petit: the deal is cancelled.</source>
        <translation>{name} a le Petit pour seul atout&#x202f;: la donne est annulée.</translation>
    </message>
    <message>
        <source>{told} ({cards}).</source>
        <translation>{told} ({cards}).</translation>
    </message>
    <message>
        <source>{told} It cannot be taken.</source>
        <translation>{told} Il est imprenable.</translation>
    </message>
    <message>
        <source>{told} You are the taker’s partner.</source>
        <translation>{told} Vous êtes partenaire du preneur.</translation>
    </message>
    <message>
        <source>{told} {name} is the taker’s partner.</source>
        <translation>{told} {name} est partenaire du preneur.</translation>
    </message>
    <message>
        <source>{told}, shown: {cards}</source>
        <translation>{told}, atouts montrés&#x202f;: {cards}</translation>
    </message>
</context>
<context>
    <name>Tidings</name>
    <message>
        <source>A player failed; the plainest legal choice stood in. The game goes on.</source>
        <translation>Un joueur a fait défaut&#x202f;; le choix légal le plus simple l’a remplacé. Le jeu continue.</translation>
    </message>
    <message>
        <source>Nothing here can play sounds: the game stays silent.</source>
        <translation>Rien ici ne peut jouer de sons&#x202f;: le jeu reste silencieux.</translation>
    </message>
    <message>
        <source>Something went wrong and this deal cannot go on. It is kept; the log file has the details.</source>
        <translation>Une erreur s’est produite et cette donne ne peut pas continuer. Elle est conservée&#x202f;; le journal du programme en donne les détails.</translation>
    </message>
    <message>
        <source>Something went wrong in the window. The session is kept: if the game stands still, close it and open it again. The log file has the details.</source>
        <translation>Une erreur s’est produite dans la fenêtre. La partie est conservée&#x202f;: si le jeu reste immobile, fermez-le et rouvrez-le. Le journal du programme contient les détails.</translation>
    </message>
    <message>
        <source>The compiled part of the opponents is missing: the strongest levels look at few possibilities and play less well.</source>
        <translation>Il manque la partie compilée des adversaires&#x202f;: les niveaux les plus forts examinent peu de possibilités et jouent moins bien.</translation>
    </message>
    <message>
        <source>The session is saved again.</source>
        <translation>La partie est de nouveau enregistrée.</translation>
    </message>
    <message>
        <source>You drew the lowest card: you deal.</source>
        <translation>Vous avez tiré la plus petite carte&#x202f;: vous donnez.</translation>
    </message>
    <message>
        <source>{name} drew the lowest card and deals.</source>
        <translation>{name} a tiré la plus petite carte et donne.</translation>
    </message>
</context>
<context>
    <name>TooSmall</name>
    <message>
        <source>The window is too small for the table. It needs {width} × {height}.</source>
        <translation>La fenêtre est trop petite pour la table. Il lui faut {width} × {height}.</translation>
    </message>
</context>
<context>
    <name>TricksGrid</name>
    <message>
        <source>All tricks</source>
        <translation>Tous les plis</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>The leader’s card comes first, the winner’s has a gold ring</source>
        <translation>La carte d’entame vient en premier, celle du gagnant est cerclée d’or</translation>
    </message>
    <message>
        <source>{number} · &lt;b&gt;{winner}&lt;/b&gt;</source>
        <translation>{number} · &lt;b&gt;{winner}&lt;/b&gt;</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>Agreements</source>
        <translation>Conventions</translation>
    </message>
    <message>
        <source>Character {position} is “{character}”, which no deal code has.</source>
        <translation>Le caractère {position} est «&#x202f;{character}&#x202f;», qu’aucun code ne contient.</translation>
    </message>
    <message>
        <source>Enter a deal code.</source>
        <translation>Saisissez un code de donne.</translation>
    </message>
    <message>
        <source>Nothing can be saved: {path} cannot be written.</source>
        <translation>Rien ne peut être enregistré&#x202f;: impossible d’écrire {path}.</translation>
    </message>
    <message>
        <source>Nothing was taken over from {path}: {reason}.</source>
        <translation>Rien n’a été repris de {path}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>One character of this code is wrong, or two are exchanged.</source>
        <translation>Un caractère de ce code est faux, ou deux sont intervertis.</translation>
    </message>
    <message>
        <source>Saved tables</source>
        <translation>Tables enregistrées</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Some settings have their default value again: {names}.</source>
        <translation>Des réglages ont repris leur valeur par défaut&#x202f;: {names}.</translation>
    </message>
    <message>
        <source>The damaged file was kept as {path}.</source>
        <translation>Le fichier abîmé est conservé sous {path}.</translation>
    </message>
    <message>
        <source>The history of the deals cannot be used now: {path}.</source>
        <translation>L’historique des donnes est inutilisable pour l’instant&#x202f;: {path}.</translation>
    </message>
    <message>
        <source>The history of the deals comes from a newer version of the game; it is left as it is.</source>
        <translation>L’historique des donnes vient d’une version plus récente du jeu&#x202f;; il est laissé tel quel.</translation>
    </message>
    <message>
        <source>The history of the deals could not be read; a new one begins.</source>
        <translation>L’historique des donnes est illisible&#x202f;; un nouveau commence.</translation>
    </message>
    <message>
        <source>The records of the deals cannot be written to {path}.</source>
        <translation>Les donnes ne peuvent pas être écrites dans {path}.</translation>
    </message>
    <message>
        <source>The settings could not be read; the default ones are used.</source>
        <translation>Les réglages sont illisibles&#x202f;; les valeurs par défaut sont utilisées.</translation>
    </message>
    <message>
        <source>The settings could not be read; their older copy is used.</source>
        <translation>Les réglages sont illisibles&#x202f;; leur copie précédente est utilisée.</translation>
    </message>
    <message>
        <source>The unfinished session cannot be read.</source>
        <translation>La partie inachevée est illisible.</translation>
    </message>
    <message>
        <source>The unfinished session comes from a newer version of the game.</source>
        <translation>La partie inachevée vient d’une version plus récente du jeu.</translation>
    </message>
    <message>
        <source>The unfinished session goes on from its older copy.</source>
        <translation>La partie inachevée reprend depuis sa copie précédente.</translation>
    </message>
    <message>
        <source>This code comes from a newer version of the game.</source>
        <translation>Ce code vient d’une version plus récente du jeu.</translation>
    </message>
    <message>
        <source>This code has {length} characters; codes have 36, 42 or 44.</source>
        <translation>Ce code a {length} caractères&#x202f;; il en faut 36, 42 ou 44.</translation>
    </message>
    <message>
        <source>This code stands for no deal.</source>
        <translation>Ce code ne correspond à aucune donne.</translation>
    </message>
    <message>
        <source>This session cannot be read any more.</source>
        <translation>Cette partie n’est plus lisible.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>Impossible d’écrire {path}&#x202f;: {reason}.</translation>
    </message>
    <message>
        <source>{where}: {what}</source>
        <translation>{where}&#x202f;: {what}</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>&amp;Garde</source>
        <translation>&amp;Garde</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passe</translation>
    </message>
    <message>
        <source>Ace of {suit}</source>
        <translation>As de {suit}</translation>
    </message>
    <message>
        <source>Cavalier of {suit}</source>
        <translation>Cavalier de {suit}</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>Double poignée</source>
        <translation>Double poignée</translation>
    </message>
    <message>
        <source>Excuse</source>
        <translation>Excuse</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Famille</translation>
    </message>
    <message>
        <source>First evenings</source>
        <translation>Premiers soirs</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>GC</source>
        <translation>GC</translation>
    </message>
    <message>
        <source>GS</source>
        <translation>GS</translation>
    </message>
    <message>
        <source>Garde</source>
        <translation>Garde</translation>
    </message>
    <message>
        <source>Garde &amp;Contre</source>
        <translation>Garde &amp;contre</translation>
    </message>
    <message>
        <source>Garde &amp;Sans</source>
        <translation>Garde &amp;sans</translation>
    </message>
    <message>
        <source>Garde Contre</source>
        <translation>Garde contre</translation>
    </message>
    <message>
        <source>Garde Sans</source>
        <translation>Garde sans</translation>
    </message>
    <message>
        <source>Jack of {suit}</source>
        <translation>Valet de {suit}</translation>
    </message>
    <message>
        <source>King of {suit}</source>
        <translation>Roi de {suit}</translation>
    </message>
    <message>
        <source>Knight of {suit}</source>
        <translation>Cavalier de {suit}</translation>
    </message>
    <message>
        <source>Masters</source>
        <translation>Maîtres</translation>
    </message>
    <message>
        <source>Misère de tête</source>
        <translation>Misère de tête</translation>
    </message>
    <message>
        <source>Misère d’atout</source>
        <translation>Misère d’atout</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>P&amp;ousse</source>
        <translation>P&amp;ousse</translation>
    </message>
    <message>
        <source>P&amp;rise</source>
        <translation>P&amp;rise</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>Po</source>
        <translation>Po</translation>
    </message>
    <message>
        <source>Pousse</source>
        <translation>Pousse</translation>
    </message>
    <message>
        <source>Prise</source>
        <translation>Prise</translation>
    </message>
    <message>
        <source>Queen of {suit}</source>
        <translation>Dame de {suit}</translation>
    </message>
    <message>
        <source>Resting</source>
        <translation>Mort</translation>
    </message>
    <message>
        <source>Role?</source>
        <translation>Rôle&#x202f;?</translation>
    </message>
    <message>
        <source>Simple poignée</source>
        <translation>Poignée simple</translation>
    </message>
    <message>
        <source>Taker</source>
        <translation>Preneur</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Triple poignée</source>
        <translation>Triple poignée</translation>
    </message>
    <message>
        <source>Trump {number}</source>
        <translation>Atout {number}</translation>
    </message>
    <message>
        <source>a club</source>
        <translation>un trèfle</translation>
    </message>
    <message>
        <source>a diamond</source>
        <translation>un carreau</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>un cœur</translation>
    </message>
    <message>
        <source>a spade</source>
        <translation>un pique</translation>
    </message>
    <message>
        <source>a trump</source>
        <translation>un atout</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>the Excuse</source>
        <translation>l’Excuse</translation>
    </message>
    <message>
        <source>the Petit</source>
        <translation>le Petit</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>l’as de {suit}</translation>
    </message>
    <message>
        <source>the cavalier of {suit}</source>
        <translation>le cavalier de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>le valet de {suit}</translation>
    </message>
    <message>
        <source>the king of {suit}</source>
        <translation>le roi de {suit}</translation>
    </message>
    <message>
        <source>the knight of {suit}</source>
        <translation>le cavalier de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la dame de {suit}</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>le {number}</translation>
    </message>
    <message>
        <source>the {number} of {suit}</source>
        <translation>le {number} de {suit}</translation>
    </message>
    <message>
        <source>trumps {numbers}</source>
        <translation>atouts {numbers}</translation>
    </message>
    <message>
        <source>{before}: {after}</source>
        <translation>{before}&#x202f;: {after}</translation>
    </message>
    <message>
        <source>{number} of {suit}</source>
        <translation>{number} de {suit}</translation>
    </message>
    <message>
        <source>{several} and {last}</source>
        <translation>{several} et {last}</translation>
    </message>
    <message>
        <source>{several} or {last}</source>
        <translation>{several} ou {last}</translation>
    </message>
</context>
</TS>
