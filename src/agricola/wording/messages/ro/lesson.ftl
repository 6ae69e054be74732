# Primul joc: ce spune vecinul. Fiecare pas are un titlu, ce este de făcut, de ce, și mai mult pentru cine întreabă.

lesson-title = Prima ta fermă
lesson-neighbour-name = Vecinul
lesson-step = Prima ta fermă, pasul { $n } din { $of }
lesson-minutes = { $n ->
    [one] a mai rămas cam un minut
    [few] au mai rămas cam { $n } minute
   *[other] au mai rămas cam { $n } de minute
}
lesson-more = Spune mai mult
lesson-next = Mai departe
lesson-do = Fă tu în locul meu
lesson-play-on = Joacă mai departe de aici
lesson-again = Începe lecția din nou
lesson-leave = Ieși din lecție
lesson-none = Lecția nu poate începe
lesson-end-turn = Bravo. Nimic nu este definitiv până nu spui tu: privește-ți ferma, apoi încheie tura.

lesson-farm = Aceasta este ferma ta.
    .say = O colibă de lemn cu două camere, doi membri ai familiei care locuiesc acolo și o pajiște de 13 spații din care să faci ceva. În fiecare dintre cele 14 runde, fiecare muncește o dată.
    .why = La sfârșit aduc puncte câmpurile, pășunile, culturile, animalele, camerele și membrii familiei; ce îți lipsește și ce lași gol costă.
lesson-neighbour = Un spațiu ocupat rămâne ocupat.
    .say = Încep eu și muncesc ca muncitor de zi pentru 2 de hrană. Nimeni altcineva nu poate merge acolo până la runda următoare. Apoi jucăm pe rând, câte un membru al familiei o dată.
    .why = Despre asta este jocul: vrei mai mult decât ai oameni, și ceilalți vor același lucru.
lesson-forest = Întâi lemn.
    .say = Alege Pădurea: un membru al familiei merge acolo și ia toată grămada. Acolo sunt trei lemne, și în fiecare rundă mai vin trei.
    .why = Din lemn se fac garduri, camere și grajduri.
    .more = O grămadă pe care nu o ia nimeni crește, așa că așteptarea poate fi bună, dacă nimeni nu este mai rapid.
lesson-farmland = Ară primul câmp.
    .say = Alege Teren arabil, apoi spațiul luminat din pajiștea ta. Un câmp rămâne câmp, și fără el nu crește nimic.
    .why = Două câmpuri aduc primul punct, cinci sau mai multe aduc patru.
    .more = Câmpurile următoare trebuie să fie unul lângă altul.
lesson-seeds = O rundă nouă, un spațiu nou.
    .say = În fiecare rundă apare încă un spațiu, și toate grămezile au crescut. Ai un câmp: ia acum sămânța, o grână, de la Semințe de grâu.
    .why = O grână poate fi mâncată, dar din una semănată se fac trei.
lesson-sow = Seamănă: din una se fac trei.
    .say = Alege Folosirea grânelor, spațiul cel nou. Grâna ta merge pe câmp și încă două se pun deasupra ei.
    .why = Fiecare recoltă ia una de pe fiecare câmp, deci acest câmp te hrănește de trei ori.
    .more = Pe același spațiu se coace pâine, când ai un cuptor.
lesson-table = După runda 4 mănâncă toți.
    .say = Doi membri ai familiei mănâncă la o recoltă patru de hrană, câte doi fiecare. Hrana ta umple trei castroane, iar grâul de pe ogor l-ar umple pe al patrulea. Fii cu ochii pe această masă: recolte sunt după rundele 4, 7, 9, 11, 13 și 14.
    .why = Cine are prea puțin cerșește, și fiecare hrană cerșită costă definitiv 3 puncte.
lesson-wood = Șase lemne au așteptat.
    .say = Nimeni nu a fost în Pădure timp de două runde. Ia grămada.
    .why = Ai deja trei lemne. Nouă ajung pentru o pășune bună, cum vei vedea.
lesson-fences = Acum îngrădește o pășune.
    .say = Alege Împrejmuirea, spațiul acestei runde. Apoi marchează două spații vecine din pajiște și construiește: fiecare gard costă un lemn.
    .why = O pășune de două spații ține patru animale de o singură specie.
    .more = Fără pășuni, un singur animal are loc, în casă.
lesson-sheep = Patru oi așteaptă.
    .say = A venit câte una în fiecare rundă și nimeni nu le-a luat. Alege Târgul de oi: toate încap în pășunea ta nouă.
    .why = Animalele aduc puncte, și două de aceeași specie au un pui la fiecare recoltă.
lesson-fish = Umple masa.
    .say = Aceasta este ultima tură înainte de recoltă și în al patrulea castron este doar grâul pe care ai vrea să îl păstrezi. La iaz s-au adunat patru de hrană: mergi la Pescuit.
    .why = Hrana din stoc nu se strică.
    .more = Ce rămâne este pentru recolta următoare.
lesson-harvest = Recolta.
    .say = Câmpul a dat o grână. Familia ta a mâncat patru de hrană. Și s-a născut un miel: din patru oi s-au făcut cinci, iar a cincea doarme în casă.
    .why = Mereu în această ordine: se adună culturile, mănâncă familia, se reproduc animalele.
lesson-worth = Cât valorează.
    .say = Acestea sunt punctele tale de acum. Încă sub zero? Așa este de obicei: fiecare fel care îți lipsește costă unul, la fel și fiecare spațiu gol. Mai sunt zece runde ca să îndrepți asta.
    .why = Mai multe camere fac loc pentru mai mulți membri ai familiei, și fiecare înseamnă încă o acțiune în fiecare rundă.
    .more = Cele mai multe ferme care câștigă cresc devreme.
lesson-over = Acum știi cum merge.
    .say = Joacă mai departe de aici. În locul meu joacă acum un calculator, iar un rând deasupra tablei spune ce s-ar putea face.
    .why = Sfaturile și anularea rămân cu tine.
lesson-wrong = Alt drum decât lecția.
    .say = Este o tură bună. Ca să mergi mai departe cu lecția, anuleaz-o și folosește ce luminez.
    .why = Poți merge pe drumul tău de îndată ce lecția s-a terminat.
lesson-left = Ți-ai găsit drumul tău.
    .say = Lecția nu te poate urma acolo. Joacă mai departe de aici împotriva unui calculator sau începe lecția din nou.
    .why = Amândouă sunt bune.
