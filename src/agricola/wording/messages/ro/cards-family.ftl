# Cărțile ediției de familie, după numărul lor: nume, text, rezumat pentru mână și lămuriri, cu vorbele noastre.

# Fireplace (2 clay)
card-F-fireplace-1 = Vatra (2 argile)
    .text = Oricând: oaie 2 de hrană, porc sălbatic 2, bovină 3; 1 grână și 1 lemn pentru 2 de hrană.
    .gist = Animale; grână și lemn pentru 2 de hrană
    .ruling-1 = Poți avea ambele Vetre, și Plite pe deasupra.
    .ruling-2 = Nu se returnează pentru o Plită: fiecare se construiește la costul ei.
    .ruling-3 = Un animal poate fi gătit în clipa în care îl primești, fără să fi avut loc.
    .ruling-4 = Coacerea pâinii nu cere nicio acțiune și nu are limită: trebuie doar 1 grână și 1 lemn de fiecare dată.
# Fireplace (3 clay)
card-F-fireplace-2 = Vatra (3 argile)
    .text = Oricând: oaie 2 de hrană, porc sălbatic 2, bovină 3; 1 grână și 1 lemn pentru 2 de hrană.
    .gist = Animale; grână și lemn pentru 2 de hrană
    .ruling-1 = Poți avea ambele Vetre, și Plite pe deasupra.
    .ruling-2 = Nu se returnează pentru o Plită: fiecare se construiește la costul ei.
    .ruling-3 = Un animal poate fi gătit în clipa în care îl primești, fără să fi avut loc.
    .ruling-4 = Coacerea pâinii nu cere nicio acțiune și nu are limită: trebuie doar 1 grână și 1 lemn de fiecare dată.
# Cooking Hearth (4 clay)
card-F-hearth-1 = Plita (4 argile)
    .text = Oricând: oaie 2 de hrană, porc sălbatic 3, bovină 4; 1 grână și 1 lemn pentru 3 de hrană.
    .gist = Animale; grână și lemn pentru 3 de hrană
    .ruling-1 = Nu se returnează o Vatră pentru ea: se construiește la costul ei.
    .ruling-2 = Un animal poate fi gătit în clipa în care îl primești, fără să fi avut loc.
    .ruling-3 = Coacerea pâinii nu cere nicio acțiune și nu are limită: trebuie doar 1 grână și 1 lemn de fiecare dată.
# Cooking Hearth (5 clay)
card-F-hearth-2 = Plita (5 argile)
    .text = Oricând: oaie 2 de hrană, porc sălbatic 3, bovină 4; 1 grână și 1 lemn pentru 3 de hrană.
    .gist = Animale; grână și lemn pentru 3 de hrană
    .ruling-1 = Nu se returnează o Vatră pentru ea: se construiește la costul ei.
    .ruling-2 = Un animal poate fi gătit în clipa în care îl primești, fără să fi avut loc.
    .ruling-3 = Coacerea pâinii nu cere nicio acțiune și nu are limită: trebuie doar 1 grână și 1 lemn de fiecare dată.
# Clay Oven (3 clay)
card-F-oven-1 = Cuptorul de argilă (3 argile)
    .text = Oricând: 1 grână și 1 lemn pentru 5 de hrană.
    .gist = 1 grână și 1 lemn pentru 5 de hrană
    .ruling-1 = Coacerea pâinii nu cere nicio acțiune și nu are limită: trebuie doar 1 grână și 1 lemn de fiecare dată.
    .ruling-2 = Nu gătește animale.
    .ruling-3 = Fără lemn, o grână dă doar terci: 1 hrană pentru 1 grână.
# Clay Oven (4 clay)
card-F-oven-2 = Cuptorul de argilă (4 argile)
    .text = Oricând: 1 grână și 1 lemn pentru 5 de hrană.
    .gist = 1 grână și 1 lemn pentru 5 de hrană
    .ruling-1 = Coacerea pâinii nu cere nicio acțiune și nu are limită: trebuie doar 1 grână și 1 lemn de fiecare dată.
    .ruling-2 = Nu gătește animale.
    .ruling-3 = Fără lemn, o grână dă doar terci: 1 hrană pentru 1 grână.
# Wind Mill
card-F-wind-mill = Moara de vânt
    .text = O dată pe recoltă: 1 grână pentru 3 de hrană. La sfârșit: 1 punct la fiecare 2 grâne din stocul tău.
    .gist = Recoltă: 1 grână pentru 3 de hrană; puncte
    .ruling-1 = În afara recoltelor nu dă hrană, nici ca să plătești un cost.
    .ruling-2 = Grânele de pe câmpuri se numără acolo și nu intră în perechi.
    .ruling-3 = O pereche de grâne numărată aici nu este numărată de Depozit.
# Basketmaker's Workshop
card-F-basketmaker = Atelierul coșarului
    .text = O dată pe recoltă: 1 stuf pentru 3 de hrană. La sfârșit: 1 punct la fiecare 2 stuf.
    .gist = La recoltă: 1 stuf pentru 3 de hrană; puncte
    .ruling-1 = În afara recoltelor nu dă hrană, nici ca să plătești un cost.
    .ruling-2 = O pereche de stuf numărată aici nu este numărată de Depozit.
# Pottery
card-F-pottery = Olăria
    .text = O dată pe recoltă: 1 argilă pentru 2 de hrană. La sfârșit: 1 punct la fiecare 2 argile.
    .gist = Recoltă: 1 argilă pentru 2 de hrană; puncte
    .ruling-1 = În afara recoltelor nu dă hrană, nici ca să plătești un cost.
    .ruling-2 = O pereche de argile numărată aici nu este numărată de Depozit.
# Joinery
card-F-joinery = Tâmplăria
    .text = O dată pe recoltă: 1 lemn pentru 2 de hrană. La sfârșit: 1 punct la fiecare 2 lemne.
    .gist = La recoltă: 1 lemn pentru 2 de hrană; puncte
    .ruling-1 = În afara recoltelor nu dă hrană, nici ca să plătești un cost.
    .ruling-2 = O pereche de lemne numărată aici nu este numărată de Depozit.
# Depot
card-F-depot = Depozitul
    .text = La sfârșit: 1 punct la fiecare 3 bunuri dintre lemnul, argila, stuful și grânele pe care celelalte îmbunătățiri ale tale nu le numără.
    .gist = 1 punct la fiecare 3 bunuri rămase
    .ruling-1 = Cele trei bunuri pot fi amestecate cum vrei.
    .ruling-2 = Bunul singur pe care îl lasă o pereche se numără aici.
    .ruling-3 = Pentru departajare, ia grânele la urmă.
