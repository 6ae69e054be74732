# Ce spune serviciul însuși, în română: refuzuri, anunțuri, de ce nu se poate anula ceva.

## Comenzi refuzate

refused-stale = Jocul a mers între timp mai departe; privește noua stare și alege din nou.
refused-newer-hint = Între timp a fost cerut alt sfat.
refused-not-legal = Acest lucru nu este posibil acum.
refused-read = { $problem }
refused-no-such-thing = „{ $text }” nu este nici spațiu, nici carte, nici spațiu al fermei.
refused-not-your-seat = Locul { $number } nu este al tău.
refused-not-your-turn = Este rândul altcuiva: { $seat }.
refused-id-used = Acest identificator de comandă a fost folosit pentru altceva; ia unul nou.
refused-waiting = Un loc este liber: invită pe cineva prin link sau dă-l unui calculator.
refused-over = Jocul s-a terminat.
refused-seats-stay = Jocul s-a terminat; locurile rămân cum sunt.
refused-no-hint = Acum nu există un sfat; încearcă din nou peste puțin timp.
refused-too-heavy = Calculul durează aici prea mult; alege altceva.
refused-no-talk = Aici nu se poate spune nimic.

## Cereri refuzate

refused-too-many = A fost prea mult deodată; așteaptă o clipă.
refused-too-many-sockets = Prea multe conexiuni de aici; închide câteva.
refused-room-is-full = Prea mulți sunt conectați la această masă.
refused-not-found = Aici nu este nimic.
refused-not-allowed = Acest lucru nu se poate face aici.
refused-bad-request = La această cerere nu se poate răspunde.
refused-two-hosts = Cererea își numește gazda sau originea de două ori.
refused-other-origin = Această cerere vine de pe pagina altui site.
refused-other-host = Serviciul nu răspunde sub acest nume.
refused-internal = Ceva nu a mers aici; a fost notat.
refused-not-json = Trimite JSON, cu antetul Content-Type: application/json.
refused-bad-json = Acesta nu este JSON.
refused-bad-message = Nu se înțelege: { $problem }.
refused-bad-number = { $name } este un număr de la 0 în sus.
refused-too-large = Conținutul poate avea cel mult { $bytes ->
    [one] { $bytes } octet
    [few] { $bytes } octeți
   *[other] { $bytes } de octeți
}.
refused-too-slow = Conținutul nu a venit la timp.
refused-no-such-room = Nu există o asemenea masă; verifică linkul.
refused-no-such-seat = Nu există locul { $number }; primul este 0.
refused-no-such-level = Nu există nivelul { $level }; vezi catalogul.
refused-no-open-seat = Aici nu este niciun loc liber; poți privi jocul.
refused-no-such-series = Nu există o asemenea serie; verifică linkul.
refused-not-your-series = Doar cine a început seria poate face asta.
refused-bad-series = Această serie nu se poate juca așa: { $problem }.
refused-bad-room = Acest joc nu poate fi pregătit: { $problem }.
refused-bad-room-seats = { $n ->
    [one] Există { $n } jucător, deci numește { $n } loc.
    [few] Există { $n } jucători, deci numește { $n } locuri.
   *[other] Există { $n } de jucători, deci numește { $n } de locuri.
}
refused-bad-room-edition = Nu există ediția { $edition }; vezi catalogul.
refused-bad-room-option = Această ediție nu are opțiunea { $option }; vezi catalogul.
refused-bad-room-hand = Mâinile se împart când un loc așteaptă pe cineva: alege cărți singur sau împotriva calculatoarelor.
refused-bad-record = Acest joc salvat nu poate fi folosit: { $problem }.
refused-long-record = Reluarea acestui joc salvat durează prea mult.
refused-bad-place = Jocul are { $total ->
    [one] { $total } mutare
    [few] { $total } mutări
   *[other] { $total } de mutări
}, deci „after” este de la 0 la { $total }.
refused-not-over = Acest joc nu s-a terminat: reluarea se deschide când se termină.
refused-record-not-over = Înregistrarea spune tot ce este ascuns; se deschide când jocul s-a terminat.
refused-store-down = Acum jocurile nu pot fi salvate sau citite; încearcă din nou peste puțin timp.
refused-busy = Așteaptă deja prea multe; încearcă din nou peste puțin timp.
refused-full = Toate mesele sunt ocupate; încearcă din nou peste puțin timp.
refused-half-letters = Această înregistrare conține jumătăți de litere, care nu pot fi păstrate.
refused-too-many-changes = Locurile acestei mese s-au schimbat prea des; fă o masă nouă.
refused-seat-kept = Mâna acestui loc a fost împărțită: doar cine a văzut-o se poate întoarce la el. Până atunci poate juca un calculator.
refused-private = Această masă este privată: se deschide cu linkul dat jucătorilor sau spectatorilor ei.
refused-wrong-key = Acest link nu deschide această masă; cere unul nou.
refused-sent-away = Ai fost trimis de la această masă.
refused-only-watching = Linkul prin care ai venit este doar pentru privit.
refused-not-the-host = Doar cine a făcut masa poate face asta.
refused-nobody-to-kick = Pe acest loc nu este altcineva.
refused-no-push = Acest serviciu nu trimite anunțuri prin browser.
refused-nobody-to-tell = Ia mai întâi loc: nu se știe pe cine să anunțe.
refused-bad-subscription = Anunțurile pot fi trimise doar prin serviciul de notificări al unui browser.
refused-not-your-vote = Doar ceilalți jucători pot vota despre acest loc.
refused-not-absent = Acest jucător este aici sau a fost acum o clipă.
refused-token-in-address = Arată tokenul în antetul Authorization, nu în adresă.

## De ce stă o masă pe loc

notice-not-saved = Jocul nu poate fi salvat acum, așa că stă pe loc. Continuă de la sine imediat ce salvarea merge din nou.
notice-other-version = Acest joc a început cu versiunea { $began } a regulilor, iar versiunea { $here } îl joacă altfel: diferă { $part }. Se păstrează cum este; deschide-l cu versiunea { $began } ca să continui.
notice-room-gone = Această masă nu mai există: nimeni nu a jucat la ea timp de o săptămână. Fă una nouă.
notice-damaged = Ce s-a păstrat despre această masă este stricat: nu se poate citi cum a fost scris: { $part }. Se păstrează cum este; cine ține serviciul îl poate readuce dintr-o copie.
part-setup = pregătirea
part-deal = împărțirea
part-entry = intrarea { $number }
part-position = poziția după intrarea { $number }
part-seats = cine unde stă
part-settings = ce s-a stabilit
part-answer = răspunsul la o comandă
part-row = masa însăși

## De ce nu se poate anula

undo-nothing = nu există o decizie de anulat
undo-only-players = doar jucătorii pot anula ceva
undo-turn-ended = tura s-a încheiat, deci nu se mai poate anula nimic
undo-acted-since = { $seat } a jucat între timp, deci nu se mai poate anula nimic
undo-other-asked = între timp a avut de răspuns { $seat }, deci nu se mai poate anula nimic
undo-round-card = o carte de rundă a fost întoarsă, deci nu se mai poate anula nimic
undo-hidden-card = a fost văzută o carte ascunsă, deci nu se mai poate anula nimic
undo-random = s-a întâmplat ceva la întâmplare, deci nu se mai poate anula nimic
undo-too-often = { $n ->
    [one] ai anulat o dată în acest joc, de câte ori se poate
    [few] ai anulat de { $n } ori în acest joc, de câte ori se poate
   *[other] ai anulat de { $n } de ori în acest joc, de câte ori se poate
}
