# Co mówi sama usługa, po polsku: odmowy, powiadomienia, dlaczego nic nie można cofnąć.

## Odrzucone polecenia

refused-stale = Rozgrywka poszła tymczasem dalej; obejrzyj nowy stan i wybierz ponownie.
refused-newer-hint = Tymczasem poproszono o inną podpowiedź.
refused-not-legal = To nie jest teraz możliwe.
refused-read = { $problem }
refused-no-such-thing = „{ $text }” to ani pole akcji, ani karta, ani obszar gospodarstwa.
refused-not-your-seat = Miejsce { $number } nie jest twoje.
refused-not-your-turn = Teraz gra { $seat }.
refused-id-used = Ten identyfikator polecenia jest już użyty do czegoś innego; weź nowy.
refused-waiting = Jedno miejsce jest wolne: zaproś kogoś przez link albo oddaj je komputerowi.
refused-over = Rozgrywka jest skończona.
refused-seats-stay = Rozgrywka jest skończona; miejsca zostają bez zmian.
refused-no-hint = W tej chwili nie ma podpowiedzi; spróbuj za jakiś czas.
refused-too-heavy = Obliczenie tego trwa tu zbyt długo; wybierz coś innego.
refused-no-talk = Tutaj nie można nic powiedzieć.

## Odrzucone żądania

refused-too-many = Za dużo naraz; odczekaj chwilę.
refused-too-many-sockets = Za dużo połączeń stąd; zamknij niektóre z nich.
refused-room-is-full = Z tym pokojem łączy się zbyt wiele osób.
refused-not-found = Nic tu nie ma.
refused-not-allowed = Tego nie można tu zrobić.
refused-bad-request = Na to żądanie nie można odpowiedzieć.
refused-two-hosts = Żądanie dwa razy podaje swój host albo pochodzenie.
refused-other-origin = To żądanie pochodzi ze strony innej witryny.
refused-other-host = Usługa nie odpowiada pod tą nazwą.
refused-internal = Coś się tu nie udało; zostało to zapisane.
refused-not-json = Wyślij JSON z nagłówkiem Content-Type: application/json.
refused-bad-json = To nie jest JSON.
refused-bad-message = To jest niezrozumiałe: { $problem }.
refused-bad-number = { $name } to liczba od 0 wzwyż.
refused-too-large = Treść może mieć najwyżej tyle bajtów: { $bytes }.
refused-too-slow = Treść nie dotarła na czas.
refused-no-such-room = Nie ma takiego pokoju; sprawdź link.
refused-no-such-seat = Nie ma miejsca { $number }; pierwsze to 0.
refused-no-such-level = Nie ma poziomu { $level }; zob. katalog.
refused-no-open-seat = Nie ma tu wolnego miejsca; możesz oglądać rozgrywkę.
refused-no-such-series = Nie ma takiej serii; sprawdź link.
refused-not-your-series = To może zrobić tylko osoba, która rozpoczęła serię.
refused-bad-series = Tej serii nie można tak rozegrać: { $problem }.
refused-bad-room = Tej rozgrywki nie można przygotować: { $problem }.
refused-bad-room-seats = { $n ->
    [one] Jest { $n } gracz, więc podaj { $n } miejsce.
    [few] Jest { $n } graczy, więc podaj { $n } miejsca.
   *[many] Jest { $n } graczy, więc podaj { $n } miejsc.
}
refused-bad-room-edition = Nie ma edycji { $edition }; zob. katalog.
refused-bad-room-option = Ta edycja nie ma opcji { $option }; zob. katalog.
refused-bad-room-hand = Gdy jakieś miejsce czeka na gracza, karty są rozdawane: wybieraj je w grze solo albo z komputerami.
refused-bad-record = Tego zapisu nie można użyć: { $problem }.
refused-long-record = Odtworzenie tego zapisu trwa zbyt długo.
refused-bad-place = { $total ->
    [one] Rozgrywka ma { $total } ruch, więc „after” to od 0 do { $total }.
    [few] Rozgrywka ma { $total } ruchy, więc „after” to od 0 do { $total }.
   *[many] Rozgrywka ma { $total } ruchów, więc „after” to od 0 do { $total }.
}
refused-not-over = Ta rozgrywka trwa: odtworzyć ją można, gdy się skończy.
refused-record-not-over = Zapis ujawnia wszystko, co zakryte; otwiera się po końcu rozgrywki.
refused-store-down = W tej chwili nie można zapisywać ani odczytywać rozgrywek; spróbuj za jakiś czas.
refused-busy = Zbyt wiele już czeka; spróbuj za jakiś czas.
refused-full = Wszystkie stoły są zajęte; spróbuj za jakiś czas.
refused-half-letters = Ten zapis zawiera połówki liter, których nie można przechować.
refused-too-many-changes = Miejsca w tym pokoju zmieniają się zbyt często; załóż nowy pokój.
refused-seat-kept = Karty tego miejsca są już rozdane: wrócić może tylko ten, kto je widział. Tymczasem może grać komputer.
refused-private = Ten pokój jest prywatny: otwiera go link dany graczom albo widzom.
refused-wrong-key = Ten link nie otwiera tego pokoju; poproś o nowy.
refused-sent-away = Nie masz już wstępu do tego pokoju.
refused-only-watching = Twój link służy tylko do oglądania.
refused-not-the-host = To może zrobić tylko osoba, która założyła pokój.
refused-nobody-to-kick = Na tym miejscu nie ma nikogo innego.
refused-no-push = Ta usługa nie wysyła powiadomień przez przeglądarkę.
refused-nobody-to-tell = Najpierw zajmij miejsce: nie wiadomo, kogo powiadomić.
refused-bad-subscription = Powiadomienia można wysyłać tylko przez usługę powiadomień przeglądarki.
refused-not-your-vote = O tym miejscu mogą głosować tylko inni gracze.
refused-not-absent = Ten gracz jest obecny albo przed chwilą był.
refused-token-in-address = Podaj token w nagłówku Authorization, nie w adresie.

## Dlaczego pokój stoi w miejscu

notice-not-saved = W tej chwili nie można zapisać rozgrywki, więc stoi ona w miejscu. Ruszy sama, gdy tylko zapis znów zadziała.
notice-other-version = Ta rozgrywka zaczęła się z wersją { $began } zasad, a wersja { $here } rozgrywa ją inaczej: różni się { $part }. Zostaje zachowana bez zmian; aby grać dalej, otwórz ją w wersji { $began }.
notice-room-gone = Tego pokoju już nie ma: od tygodnia nikt w nim nie grał. Załóż nowy.
notice-damaged = Dane tego pokoju są uszkodzone: { $part } nie daje się odczytać tak, jak było zapisane. Zostają zachowane bez zmian; kto prowadzi usługę, może je przywrócić z kopii.
part-setup = przygotowanie gry
part-deal = rozdanie
part-entry = wpis { $number }
part-position = pozycja po wpisie { $number }
part-seats = rozmieszczenie graczy
part-settings = to, co zostało uzgodnione
part-answer = odpowiedź na polecenie
part-row = sam pokój

## Dlaczego nic nie można cofnąć

undo-nothing = nie ma decyzji do cofnięcia
undo-only-players = cofać mogą tylko gracze
undo-turn-ended = tura jest zakończona, więc nic nie można cofnąć
undo-acted-since = tymczasem działa już { $seat }, więc nic nie można cofnąć
undo-other-asked = pytanie dotyczy już gracza { $seat }, więc nic nie można cofnąć
undo-round-card = karta akcji jest już odkryta, więc nic nie można cofnąć
undo-hidden-card = zakryta karta jest już widziana, więc nic nie można cofnąć
undo-random = stało się już coś losowego, więc nic nie można cofnąć
undo-too-often = { $n ->
    [one] w tej rozgrywce cofnięto już { $n } raz, a więcej nie można
   *[many] w tej rozgrywce cofnięto już { $n } razy, a więcej nie można
}
