# Az oldalak, magyarul.

site-name = Asztal
site-sentence = Asztal elmélyült társasjátékokhoz: játssz azonnal botok ellen, vagy küldj linket a barátaidnak.

guest-name = Vendég { $number }
here-name = { $number }. játékos

# Szintek és szerepek.
level-easy = könnyű
    .about = Értelmesen játszik, de az apró különbségeket nem veszi észre. Kíméletes a kezdőkkel.
level-medium = közepes
    .about = Megbízhatóan játszik, de néha elnéz valamit.
level-hard = nehéz
    .about = A legtöbbet hozza ki a saját köréből, és azonnal válaszol.
level-expert = mester
    .about = Előre gondolkodik, választásonként legfeljebb öt másodpercig.
level-measured = { $games } játszmából { $won } győzelem; ellenfél: „{ $against }” bot.
level-measured-how = Mérve { $seats } fős játszmákban{ $percent ->
        [100] .
       *[other] , amelyekben az előre gondolkodó botoknak jóval kevesebb idejük volt, mint itt.
    }
bot-random = véletlen
role-bot = { $level } szintű bot
role-you = te
role-absent = nincs itt
role-stand-in = bot helyettesíti
role-resigned = feladta, bot játszik tovább
role-gave-up = feladta
role-out-of-time = lejárt az ideje, bot játszik tovább

# Minden oldal.
nav-home = Minden játék
rules-contents = Tartalom
nav-rules = Szabályok
nav-replay = Visszajátszás
nav-hint = Tipp
nav-people = Játékosok
nav-log = Napló
nav-close = Bezárás
nav-menu = Beállítások
nav-skip = Ugrás az asztalhoz
footer-source = Nyílt játékok, becsületes botok, fiók nélkül.
footer-keys = Billentyűk: a Tab és a nyilak lépkednek a lehetőségek között, Shifttel arra is, ami most nem választható; az Enter választ, vagy megmondja, miért nem lehet, a számjegyek beállítanak egy számot, az U visszavon, a H tippet kér, a + és a − nagyít és kicsinyít, az Esc bezárja, ami nyitva van.

# Beállítások.
settings-name = A neved
settings-save = Mentés
settings-language = Nyelv
settings-theme = Világos vagy sötét
settings-theme-auto = ahogy az eszközön
settings-theme-light = világos
settings-theme-dark = sötét
settings-confirm = Rákérdezés a visszavonhatatlan döntésekre
settings-sound = Hangok: ha én jövök, választáskor, a végén
settings-yes = igen
settings-no = nem
settings-device = Folytatás másik eszközön
settings-device-about = Link, amellyel másik eszközön is önmagadként folytathatod. Egyszer használható, 15 percig.
device-title = Másik eszköz
device-made = Nyisd meg ezt a linket 15 percen belül a másik eszközön. Egyszer használható: aki megnyitja, { $name } néven játszik.
device-drop = A link visszavonása
device-open = Folytatod itt { $name } néven? Ez az eszköz elveszíti mostani vendégét és annak asztalait.
device-yes = Folytatás { $name } néven

# A kezdőlap.
home-shelf = Játékok
home-seats = { $least }–{ $most } játékos
home-seats-exactly = { $least } játékos
home-play-now = Játék most, botok ellen
home-friends = Játék barátokkal
home-learn = Tanulás öt perc alatt
home-yours = Az asztalaid
home-public = Nyitott asztalok
home-finished = Befejezett játszmák
home-no-public = Most éppen nincs nyilvános asztal. Nyiss egyet!
home-load = Mentett játszma betöltése
home-load-about = Nyiss meg egy elmentett játszmát: nézd meg újra, vagy játszd tovább.
home-load-file = Fájl
home-load-button = Betöltés
list-gathering = { $free ->
        [one] egy szabad hely
       *[other] { $free } szabad hely
    }
list-your-turn = Te jössz
list-open = Megnyitás
list-lesson = Lecke
list-remove = Eltávolítás
list-remove-what = A lecke eltávolítása: { $title }
list-watch = Megtekintés
list-sit = Leülés

# Asztalnyitás.
make-title = { $game }: új asztal
make-seats = Hányan játszotok?
make-who = Ki hol ül?
make-me = én
make-friend = egy barát, linkkel
make-here = valaki ennél a képernyőnél
make-here-name = Név (ennél a képernyőnél)
make-bot = { $level } szintű bot
make-options = Az asztal szabályai
make-more = Egyebek
make-public = Ki jöhet?
make-public-no = akinek megvan a link
make-public-yes = bárki; az asztal a kezdőlapon is szerepel
make-pace = Milyen gyorsan?
make-pace-live = élőben: mindenki itt van
make-pace-turns = ráérősen: akár napokig is eltarthat
make-clock = Gondolkodási idő
make-clock-none = korlátlan
make-clock-minutes = fejenként { $minutes } perc
make-seed = Kezdőérték
make-seed-about = Hagyd üresen, ha friss keverést szeretnél. Ugyanaz a szám mindig ugyanazt az osztást adja; aki ismeri a számot, a kártyákat is ismerheti.
make-button = Asztal nyitása

# Amíg mindenki leül.
gather-title = Várunk a játékosokra
gather-invite = Küldd el ezt a linket azoknak, akiket az asztalhoz hívsz:
gather-copy = Másolás
gather-copied = Másolva
gather-sit = Leülés ide
gather-rise = A hely elhagyása
gather-fill = Kezdés most, botokkal az üres helyeken
gather-free = szabad
gather-options = Amit ehhez az asztalhoz választottak
gather-rules = A játék szabályai
gather-only-here = Ez a link csak ezen a gépen nyílik meg: aki máshol ül, annak olyan cím kell, amelyen ez a gép elérhető.
gather-seed = Az asztal kezdőértékét a házigazda adta meg, így ismerheti a kártyákat.

# A függöny.
curtain-title = Add tovább az eszközt
curtain-next = { $name } következik. Csak akkor nézd meg, ha más nem látja.
curtain-show = { $name } vagyok

# Az asztal.
table-waiting = { $count ->
        [one] { $names } választ…
       *[other] Most választanak: { $names }…
    }
table-bot-for-you = Egy bot választ helyetted.
table-choose-on-board = Válassz az asztalon valamit, ami világít.
stepper-less = Eggyel kevesebb
stepper-more = Eggyel több
table-undo = Visszavonás
table-start-over = A kör újrakezdése
table-has-chosen = választott
table-choosing-now = választ
table-your-turn = Te jössz
table-confirm = Ezt nem lehet visszavonni.
table-confirm-yes = Mehet
table-confirm-no = Még nem
table-confirm-never = Rákérdezés kikapcsolása
table-board = A tábla
map-label = A térkép
map-nearer = Közelebb
map-farther = Távolabb
map-whole = A teljes térkép
map-list = Listaként
table-players = Játékosok
table-all-choices = Minden lehetőség
table-lost = Megszakadt a kapcsolat; újrapróbáljuk…
table-leave = Távozás az asztaltól
table-leave-about = Egy bot helyettesít, amíg vissza nem jössz.
table-resign = Feladás
table-resign-sure = Végleg feladod? A helyeden bot játszik tovább.
table-resign-ends = Végleg feladod? Ezzel a játszma véget ér, és elveszíted.
table-asked = { $name }: { $question }
table-stand-in = Helyettesítés bottal
table-watching = Nézőként vagy itt.
table-talk = Napló, csevegés és jegyzetek
log-since = az utolsó köröd óta
log-all = a teljes napló
log-earlier = Korábbiak
log-later = Későbbiek
log-empty = Még nem történt semmi.
log-title = A teljes napló
chat-title = Csevegés
chat-empty = Még senki sem szólt semmit.
chat-say = Küldés
chat-placeholder = Szólj valamit a többiekhez
chat-spectators = { $count ->
        [one] Egy néző van itt.
       *[other] { $count } néző van itt.
    }
notes-title = Jegyzetek
notes-about = Ezt csak te látod.
notes-save = Mentés
notes-saved = Elmentve
hint-title = A bot tanácsa:
merit-gains = Ezt kapod: { $what }.
merit-luck = Szerencsével ezt kapod: { $what }.
merit-keeps = Bármi mást választanál, ezt veszítenéd el: { $what }.
merit-spares = Bármi mást választanál, ezt kapnád: { $what }.
merit-hits = { $name } ezt veszíti el: { $what }.
merit-burdens = { $name } ezt kapja: { $what }.
merit-denies = Bármi mást választanál, { $name } ezt kapná: { $what }.
merit-ahead = Így ebben a körben ezt kaphatod meg: { $what }.
merit-aims = A kör célja: { $hope }
merit-later = A cél, hogy legközelebb ezt megkapd: { $what }.
merit-wins = Ezzel megnyered a játszmát.
merit-confirms = Ez csak megerősíti, amit választottál.
merit-furthest = Azonnal keveset változtat, de hosszú távon ez ígéri a legtöbbet.
merit-furthest-for = Most alig változtat valamin; hosszabb távon inkább ígéri ezt, mint más: { $what }.
merit-furthest-hope = Most alig változtat valamin. Hosszabb távon inkább, mint mással: { $hope }
merit-furthest-against = Most alig változtat valamin; hosszabb távon { $name } nehezebben jut ehhez: { $what }.
merit-even = Itt szinte mindegy, melyiket választod.
merit-cost = Ennek ára: { $what }.
merit-bears = Cserébe ezt kapod: { $what }.
why-looking-on = Nézőként vagy itt; csak az választ, aki az asztalnál ül.
why-over = A játszma véget ért.
why-asked = Most nem erről döntesz, hanem erről: „{ $question }”
why-now = Ezt most nem lehet választani.
why-can = Ezt most választhatod: { $choice }.
table-ends-turn = Utána más választ.
table-follows = Ami ebből következik:
table-score = Pontok
error-no-hints = Ennél az asztalnál nincs tipp; így döntött a házigazda.
error-hints-for-beginners = Ennél az asztalnál csak kezdőknek jár tipp: annak, aki ebből a játékból háromnál kevesebb játszmát fejezett be.
make-hints = Tippek
make-hints-usual = be, de órával játszva ki
make-hints-on = be
make-hints-beginners = kezdőknek be
make-hints-off = ki
coach-advice = A tanácsom:
coach-explains = Miről van szó?
coach-meanwhile = Addig is
coach-farewell = Véget ért a lecke
coach-welcome = Bevezető
coach-understood = Értem
hint-wait = A bot gondolkodik…
tip-rules = Bővebben a szabályokban

# Visszatekintés.
replay-title = Visszajátszás
replay-position = Állás: { $at } / { $last }
replay-first = Eleje
replay-back = Vissza
replay-on = Előre
replay-last = Vége
replay-eyes = Kinek a szemével?
replay-eyes-none = egy néző
replay-eyes-all = minden kártya látszik
replay-to-table = Vissza az asztalhoz
replay-link = Link ehhez az álláshoz
replay-play-on = Folytatás innen, botok ellen
replay-play-as = Kinek a helyén?
replay-later = Ha véget ér a játszma, bárki szemével végignézheted, bármelyik állásból továbbjátszhatod, és el is mentheted.
replay-slider = Állás

# A vége.
end-rank = Helyezés
end-your-place = Helyezésed { $seats } játékos közül: { $rank }.
end-score = Pont
end-chart = Esélyek a játszma során
end-chart-about = Így látják a botok a játékosok esélyeit az egyes választások után.
end-rematch = Visszavágó
end-replay = Visszanézés
end-record = A játszma mentése
end-resigned =
    { $count ->
        [one] { $names } feladta.
       *[other] { $names } feladták.
    }
end-too-long = A játszmában több döntés volt, mint amennyi itt lehet, ezért döntetlen.

# Ha valami nem megy.
error-title = Ez nem sikerült
error-home = A kezdőlapra
error-refused = Ezt nem lehet. Menj vissza, nézd meg újra, és próbálj mást.
error-illegal = Ezt most nem választhatod. Semmi sem változott; válassz valamit, ami világít.
error-stale = Közben valaki választott, talán te magad egy másik ablakban. Semmi sem változott; nézd meg újra.
error-undo = Ezt nem lehet visszavonni: azóta feltárult valami, vagy valaki más is választott.
error-record = Ezt a fájlt nem lehet betölteni: nem az Asztal mentette, vagy csonka, vagy megváltoztatták. Pontosan azt a fájlt használd, amelyet elmentettél.
error-record-rules = Ezt a játszmát a szabályok egy másik változatával játszották. Megmarad, de az Asztalnak ez a változata nem tudja megmutatni.
error-no-game = Ilyen játék itt nincs. Nézz körül a kezdőlap polcán.
error-storage = Ezt nem sikerült elmenteni, ezért semmi sem változott. Próbáld újra egy pillanat múlva.
error-no-table = Ezen a címen nincs asztal. Ellenőrizd a linket, vagy nyiss új asztalt.
error-no-position = Ilyen állás nincs ebben a játszmában. Használd a visszajátszás csúszkáját.
error-no-page = Ezen a címen nincs oldal. Menj a kezdőlapra.
error-full = Ennél az asztalnál minden hely foglalt. Nézheted a játszmát, vagy nyithatsz saját asztalt.
error-taken = Ott már ül valaki. Válassz másik helyet.
error-not-yours = Ez valaki más helye. Csak a saját helyedet láthatod, és csak ott választhatsz.
error-not-now = Ezt most nem lehet. Semmi sem változott.
error-expired = Ez a link hibás vagy lejárt. Készíts újat a másik eszközön.
error-name = A név 1–24 karakterből áll, és van benne legalább egy betű vagy számjegy. A neved nem változott.
error-text = Ez túl hosszú. Semmi sem veszett el; menj vissza, és rövidítsd le.
error-form = Az űrlapon lehetetlen érték szerepelt. Menj vissza, és válassz újra.
error-form-kind = Az űrlapok itt egyszerű mezőkként, a mentett játszmák fájlként érkeznek, mindkettő UTF-8 kódolással. Ez valami más volt, ezért nem történt semmi.
error-option-seats = Ez az asztalbeállítás ennyi játékossal nem választható; a magyarázata megmondja, hánnyal igen.
error-foreign = Ez a kérés másik webhelyről jött, ezért nem történt semmi. Nyisd meg itt az oldalt, és próbáld újra.
error-too-large = Ez túl nagy ahhoz, hogy elküldhesd. Egy mentett játszma legfeljebb 1 MB.
error-too-many = Túl sok kérés jön a címedről. Várj néhány másodpercet, aztán próbáld újra.
error-trouble = Nálunk hiba történt. A játszmád biztonságban van; próbáld újra.
error-busy = A botoknak most sok a dolguk. Próbáld újra egy pillanat múlva.
error-headers = Ennek a kérésnek túl hosszú a fejléce, ezért nem történt semmi. Töröld az oldal sütijeit, aztán próbáld újra.
error-slow = A kérés többi része nem érkezett meg időben, ezért nem történt semmi. Próbáld újra.
error-connections = A címedről túl sok kapcsolat van nyitva. Zárj be néhány oldalt, aztán próbáld újra.
error-crowded = A szerver most tele van. Próbáld újra egy kicsit később.
error-no-http = Ezt a kérést a szerver nem érti.
error-host = Ez a szerver nem ezen a néven fut. Használd a kapott címet, vagy kérd meg az üzemeltetőt, hogy vegye fel ezt a nevet.
error-too-many-pages = A címedről túl sok oldal van nyitva. Zárj be néhányat, aztán próbáld újra.
error-record-long = Ebben a játszmában túl sok a döntés ahhoz, hogy itt be lehessen tölteni. Nem történt semmi.
error-undo-limit = Ebben a játszmában már annyit vontál vissza, hogy többet nem lehet. Dönts, és játssz tovább.
error-crowd = Ezt az asztalt már olyan sokan nézik, hogy többen nem férnek el. Próbáld újra később.
error-quota-tables = Az utóbbi időben nagyon sok asztalt nyitottál. Játssz az egyiknél, vagy próbáld újra később.
error-quota-public = Az utóbbi időben sok nyilvános asztalt nyitottál. Nyiss olyat, amelyik nem nyilvános, vagy próbáld újra később.
error-quota-bots-only = Az utóbbi időben nagyon sokszor játszattál csak botokat. Próbáld újra később.
error-quota-uploads = Az utóbbi időben nagyon sok játszmát töltöttél be. Próbáld újra később.
error-quota-disk = Az utóbbi időben nagyon sokat mentettél. Semmi sem változott; próbáld újra később.
error-quota-messages = Az utóbbi időben nagyon sok üzenetet írtál. Próbáld újra egy perc múlva.
error-quota-hints = Az utóbbi időben nagyon sok tippet kértél. Próbáld újra egy perc múlva.
error-quota-writes = Az utóbbi időben nagyon sok mindent változtattál. Több már nem változott; próbáld újra egy perc múlva.

# Érkezés: hogyan kezdődik a játszma, és hogy hívják a játékosokat.
home-quick-bots = { $level } szintű botok
home-quick-level = { $game }: milyen erősek a botok?
home-quick-seats = { $game }: hány játékos?
gather-invited = { $name } meghívott az asztalhoz
gather-all-here = Mindenki itt van
gather-how = A játszma akkor kezdődik, ha a házigazda elindítja, vagy ha mindenki készen áll.
gather-how-host = A játszma akkor kezdődik, ha elindítod, vagy ha mindenki készen áll.
gather-begin = Kezdés
gather-say-ready = Készen állok
gather-not-ready = Mégsem, várjunk
gather-ready = kész
gather-unready = { $count ->
        [one] { $names } még nem jelezte, hogy készen áll.
       *[other] { $names } még nem jelezték, hogy készen állnak.
    }
gather-kept = fenntartott hely, még nincs itt
gather-kept-for-you = Visszavágó: a helyed fenn van tartva
gather-who = Kié legyen ez a hely: { $seat }?
gather-levels = Milyen erősek a botok?
list-full = mindenki itt van, mindjárt kezdődik
name-refused = A név 1–24 karakter hosszú, és legalább egy betű vagy számjegy van benne. Más nem változott.

# Csevegés és jegyzetek.
chat-unread = olvasatlan
notes-unsaved = Még nincs elmentve; újra próbáljuk …

# A játszma vége, személyre szólóan.
result-you-win = Győztél!
result-you-share = Közös a győzelem: te és { $names }.
fate-resigned-playing = Feladtad a játszmát. A helyeden bot játszik tovább; nézheted, vagy elmehetsz.
fate-resigned-over = Feladtad a játszmát, és a helyeden bot játszott tovább.
fate-resigned-end = Feladtad a játszmát, ezzel véget ért.
fate-time-playing = Lejárt az időd. A helyeden bot játszik tovább; nézheted, vagy elmehetsz.
fate-time-over = Lejárt az időd, és a helyeden bot játszott tovább.
rematch-asked = { $name } visszavágót kér.
rematch-join = Csatlakozás a visszavágóhoz
rematch-open = A visszavágóhoz

# Speed, sounds, zoom.
settings-speed = Milyen gyorsan válasszanak a botok
speed-slow = lassan
speed-normal = normál
speed-quick = gyorsan
replay-play = Lejátszás
replay-pause = Megállítás
replay-speed = Sebesség
replay-keys = Billentyűk: a szóköz elindítja és megállítja, az 1–3 a sebességet állítja, a nyilak vissza és előre léptetnek, a + és a − nagyít és kicsinyít.
zoom-title = Nagyítás
zoom-out = Kisebb tábla
zoom-in = Nagyobb tábla
zoom-reset = Az egész tábla
