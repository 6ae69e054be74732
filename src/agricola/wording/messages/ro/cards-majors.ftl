# Îmbunătățiri majore, după numărul lor: nume, text, rezumat pentru mână și lămuriri, cu vorbele noastre.

# Fireplace (2 clay)
card-M-fireplace-2 = Vatra (2 argile)
    .text = Oricând: legumă 2 de hrană, oaie 2, porc sălbatic 2, bovină 3. Când coci pâine: 2 de hrană pentru fiecare grână.
    .gist = Gătește legume și animale; coace pâine
    .ruling-1 = Poți avea mai multe Vetre și Plite în același timp.
    .ruling-2 = Un animal poate fi gătit în clipa în care îl primești, fără să fi avut loc.
    .ruling-3 = La o acțiune „coace pâine” poți coace aici oricâte grâne vrei.
    .ruling-4 = Returnată pentru o Plită, este din nou disponibilă pentru toți, iar punctul ei se pierde.
# Fireplace (3 clay)
card-M-fireplace-3 = Vatra (3 argile)
    .text = Oricând: legumă 2 de hrană, oaie 2, porc sălbatic 2, bovină 3. Când coci pâine: 2 de hrană pentru fiecare grână.
    .gist = Gătește legume și animale; coace pâine
    .ruling-1 = Poți avea mai multe Vetre și Plite în același timp.
    .ruling-2 = Un animal poate fi gătit în clipa în care îl primești, fără să fi avut loc.
    .ruling-3 = La o acțiune „coace pâine” poți coace aici oricâte grâne vrei.
    .ruling-4 = Returnată pentru o Plită, este din nou disponibilă pentru toți, iar punctul ei se pierde.
# Cooking Hearth (4 clay)
card-M-hearth-4 = Plita (4 argile)
    .text = Oricând: legumă 3 de hrană, oaie 2, porc sălbatic 3, bovină 4. Când coci pâine: 3 de hrană pentru fiecare grână.
    .gist = Gătește legume și animale; coace pâine
    .ruling-1 = Ca să o iei returnând o Vatră îți trebuie o acțiune de îmbunătățire, dar nu argilă.
    .ruling-2 = Dacă ai ambele Vetre, alegi pe care o returnezi.
    .ruling-3 = O Plită nu poate fi returnată pentru cealaltă.
    .ruling-4 = Un animal poate fi gătit în clipa în care îl primești, fără să fi avut loc.
# Cooking Hearth (5 clay)
card-M-hearth-5 = Plita (5 argile)
    .text = Oricând: legumă 3 de hrană, oaie 2, porc sălbatic 3, bovină 4. Când coci pâine: 3 de hrană pentru fiecare grână.
    .gist = Gătește legume și animale; coace pâine
    .ruling-1 = Ca să o iei returnând o Vatră îți trebuie o acțiune de îmbunătățire, dar nu argilă.
    .ruling-2 = Dacă ai ambele Vetre, alegi pe care o returnezi.
    .ruling-3 = O Plită nu poate fi returnată pentru cealaltă.
    .ruling-4 = Un animal poate fi gătit în clipa în care îl primești, fără să fi avut loc.
# Well
card-M-well = Fântâna
    .text = Pune 1 hrană pe fiecare dintre următoarele 5 spații de rundă; o primești la începutul acelor runde.
    .gist = 1 hrană în următoarele 5 runde
    .ruling-1 = Construită târziu, dă hrană doar pentru rundele rămase.
# Clay Oven
card-M-clay-oven = Cuptorul de argilă
    .text = Când coci pâine: 5 de hrană pentru cel mult 1 grână. Când îl construiești poți coace imediat pâine.
    .gist = Pâine: 5 de hrană pentru 1 grână
    .ruling-1 = Când coci la construirea lui, poți folosi toate îmbunătățirile tale de coacere.
    .ruling-2 = Fiecare acțiune „coace pâine” îl poate folosi din nou, alături de celelalte îmbunătățiri de coacere.
    .ruling-3 = Nu gătește nici animale, nici legume.
# Stone Oven
card-M-stone-oven = Cuptorul de piatră
    .text = Când coci pâine: câte 4 de hrană pentru cel mult 2 grâne. Când îl construiești poți coace imediat pâine.
    .gist = Pâine: câte 4 de hrană pentru 2 grâne
    .ruling-1 = Când coci la construirea lui, poți folosi toate îmbunătățirile tale de coacere.
    .ruling-2 = Fiecare acțiune „coace pâine” îl poate folosi din nou, alături de celelalte îmbunătățiri de coacere.
    .ruling-3 = Nu gătește nici animale, nici legume.
# Joinery
card-M-joinery = Tâmplăria
    .text = O dată pe recoltă: 1 lemn pentru 2 de hrană. La sfârșit: 1/2/3 puncte pentru 3/5/7 lemne.
    .gist = La recoltă: 1 lemn pentru 2 de hrană; puncte
    .ruling-1 = În afara recoltelor nu dă hrană, nici ca să plătești un cost.
    .ruling-2 = Într-o recoltă poate fi folosită chiar dacă nimeni nu este flămând.
    .ruling-3 = Doar cea mai înaltă treaptă atinsă aduce puncte.
    .ruling-4 = Lemnul care se numără rămâne în stocul tău.
# Pottery
card-M-pottery = Olăria
    .text = O dată pe recoltă: 1 argilă pentru 2 de hrană. La sfârșit: 1/2/3 puncte pentru 3/5/7 argile.
    .gist = Recoltă: 1 argilă pentru 2 de hrană; puncte
    .ruling-1 = În afara recoltelor nu dă hrană, nici ca să plătești un cost.
    .ruling-2 = Într-o recoltă poate fi folosită chiar dacă nimeni nu este flămând.
    .ruling-3 = Doar cea mai înaltă treaptă atinsă aduce puncte.
    .ruling-4 = Argila care se numără rămâne în stocul tău.
# Basketmaker's Workshop
card-M-basketmaker = Atelierul coșarului
    .text = O dată pe recoltă: 1 stuf pentru 3 de hrană. La sfârșit: 1/2/3 puncte pentru 2/4/5 stuf.
    .gist = La recoltă: 1 stuf pentru 3 de hrană; puncte
    .ruling-1 = În afara recoltelor nu dă hrană, nici ca să plătești un cost.
    .ruling-2 = Într-o recoltă poate fi folosit chiar dacă nimeni nu este flămând.
    .ruling-3 = Doar cea mai înaltă treaptă atinsă aduce puncte.
    .ruling-4 = Stuful care se numără rămâne în stocul tău.
