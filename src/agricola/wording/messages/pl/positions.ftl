# Co jest nie tak z pozycją, którą ktoś zapisał, po polsku.

wrong-of-player = { $seat }: { $what }
wrong-round = runda { $round }, a nie od 0 do { $rounds }
wrong-starting-player = nie ma miejsca { $number } dla gracza rozpoczynającego
wrong-supply = o { $n } za dużo: { $piece }
wrong-goods = { $amount }
wrong-animals = nie wszystkie zwierzęta mają miejsce
wrong-known-card = nie ma karty, o której wiadomo, że jest na ręce
wrong-abilities = zdolności nie pasują do kart
wrong-people = członkowie rodziny: { $n }, a nie od 2 do { $most }
wrong-newborns = nowo narodzeni: { $n }, a członkowie rodziny: { $people }
wrong-newborns-placed = nowo narodzeni na polach akcji: { $n }, a narodzeni w tej rundzie: { $born }
wrong-workers = w domu: { $home }, na polach: { $placed }, a mogących pracować: { $working }
wrong-negative = ujemna liczba znaczników żebrania albo pomocników
wrong-stock = mniej niż zero dóbr na polu akcji
wrong-round-cards = kolejność kart akcji nie obejmuje ich wszystkich
wrong-stage = karta akcji leży w niewłaściwym etapie
wrong-crop-number = na polu { $cell } leży więcej, niż można tam zasiać
wrong-crowd = członkowie rodziny: { $n }, izby: { $rooms }, a rodzina nie może jeszcze rosnąć bez miejsca
wrong-traveling = karta { $card } leży odkryta, choć po zagraniu przechodzi dalej
wrong-goods-there = dobra na polu { $space }, na którym się ich nie kładzie
wrong-closed-space = członek rodziny na polu { $space }, którego jeszcze nie ma w grze
wrong-two-people = dwóch członków rodziny na polu { $space }
wrong-occupied = zajęte pola to nie te, na których stoją członkowie rodziny
wrong-majors = brakuje dużego usprawnienia albo jest ono podwójnie
wrong-two-places = jedna karta jest w dwóch miejscach
wrong-pile = karta innego rodzaju w stosie małych usprawnień albo pomocników
wrong-promise = dobra czekają na rundę { $round }, która już minęła
wrong-one-space = dwie rzeczy stoją na jednym obszarze gospodarstwa albo coś stoi poza nim
wrong-rooms-apart = izby nie łączą się z tymi na a2 i a3
wrong-fields-apart = pola nie łączą się ze sobą
wrong-stables = za dużo obór, najwyżej: { $most }
wrong-fences = za dużo ogrodzeń, najwyżej: { $most }
wrong-fence-shape = niedozwolone ogrodzenia: otwarte, wokół żetonu albo dwie osobne grupy pastwisk
wrong-crop = plon na { $cell }, gdzie nie ma pola
wrong-crop-kind = na polu { $cell } leży coś innego niż zboże lub warzywa
wrong-house = { $material ->
    [wood] drewniana chata
    [clay] gliniana chata
   *[stone] kamienny dom
}
wrong-few-rooms = izby: { $n }, mniej niż w domu początkowym
wrong-few-tiles = mniej niż zero żetonów albo obór

## Co jest nie tak z tym, co ma się jeszcze wydarzyć: jeden wpis stosu

wrong-frame = wpis stosu { $number } ({ $effect }): { $what }
frame-not-first = nie może tam stać: stos zaczyna się od „{ $effect }” i nigdzie indziej tego nie ma
frame-not-on = musi stać na „{ $effect }”
frame-nobody-left = { $seat }: nie ma już kogo umieścić
frame-steps = nie może mieć za sobą tylu kroków: { $n }
frame-needs-space = wymaga pola
frame-other-space = należy do pola { $space }
frame-needs-price = wymaga ceny
frame-needs-reactions = wymaga reakcji i ich zdarzenia
frame-needs-card = wymaga zdarzenia z kartą
frame-needs-event = wymaga zdarzenia
frame-few-fences = podaje nowe ogrodzenia: { $n }, a tylu ich nie ma
