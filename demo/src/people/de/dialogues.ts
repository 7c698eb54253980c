import { dialogues } from '../content.ts';

export const deDialogues = dialogues(`
Ist das auf deinem Foto ein Bussard oder denke ich mir das aus?
Ein Turmfalke. Aber ich mag Leute, die sich festlegen.
Dann habe ich heute schon etwas gelernt. Schaust du oft?
Jeden Sonntag um sieben, mit Thermoskanne. Die Vögel sind pünktlicher als ich.
Ich kann Spatz und Fink nicht unterscheiden, aber Kanne tragen kann ich.
Eingestellt. Milch?
Ein Schluck. Und ich verspreche zu flüstern.

Grundsatzfrage: Kartoffelsalat mit Brühe oder mit Mayonnaise?
Da trennen sich Familien. Brühe, und ich bin bereit, das zu vertreten.
Mein Vater würde jetzt aufstehen und gehen.
Und du?
Ich bleibe sitzen und probiere erst einmal.

Wie ist dein Tag?
Voll, und dann plötzlich leer. Der Zug fällt aus, ich sitze in Kassel.
Dann hast du Zeit. Was siehst du?
Einen Mann mit einer Topfpflanze auf dem Schoß. Er redet mit ihr.
Sag ihm, dass ich ihn verstehe.

Du kochst nach Gefühl, schreibst du. Ging das schon einmal schief?
Ja, mit Schnupfen. Über das Curry sprechen wir nicht.
Ich würde gern über das Curry sprechen.
Dann erst dein schlimmstes Essen.
Salz statt Zucker, im Geburtstagskuchen, für meine Chefin.
Gut, du darfst fragen.

Wohin schickst du Leute, die sich in deiner Gegend nicht auskennen?
Auf die Brücke hinter dem alten Wasserwerk, gegen halb acht.
So genau?
Dann geht die Sonne unter dem Bogen durch und alles wird zehn Minuten lang orange.
Für zehn Minuten Orange fahre ich weit.

Guten Morgen. Du bist auch früh wach, sehe ich.
Der Hund hält nichts von Wochenenden.
Was für einer?
Von allem etwas, mit dem Benehmen eines Grafen.
Klingt nach meinem Onkel.
Bellt der auch den Briefträger an?
Nur vor Feiertagen.

Was liest du gerade?
Ein dickes Buch über Salz. Spannender, als es klingt.
Muss es ja.
Darum wurden Kriege geführt! Mehr verrate ich nicht.
Heb es für den Kaffee auf. Ich bringe Zucker mit, zum Ausgleich.

Darf ich fragen, wo das Bild mit dem roten Dach entstanden ist?
In Porto, auf einer Terrasse, auf die wir aus Versehen geraten sind.
Die besten Terrassen findet man aus Versehen.
Die schlechtesten auch, wenn wir ehrlich sind. Diese war gut.
Dann nehme ich dich als Reiseleitung, mit kleinem Abzug für die Fehlgriffe.

Du singst im Chor? Welche Stimme?
{Tenor|Alt}. Wir machen die Arbeit, der Sopran bekommt den Applaus.
Ich singe nur unter der Dusche, mit viel Hall.
Stimmen fehlen uns immer. Dienstag, halb acht, das Handtuch kann zu Hause bleiben.

Ich habe gelesen, dass du frisch umgezogen bist. Schon angekommen?
Fast. Ich laufe nur jeden Abend gegen denselben Türrahmen.
Und die Nachbarn?
Links Trompete, rechts ein Baby. Sie wechseln sich sehr höflich ab.
Dann hast du wenigstens das Geld für den Wecker gespart.

Worüber hast du gestern gelacht?
Meine Tochter wollte wissen, ob es früher schon Farben gab.
Was hast du gesagt?
Dass sie 1985 erfunden wurden.
Stimmt. An das Grau erinnere ich mich nur noch schwach.

Ich bin nicht gut in ersten Nachrichten.
Das ist eine, es geht also.
Dann die zweite: Was trinkst du, wenn es regnet?
Kakao. Und wenn es richtig gießt, mit Rum.
Ich glaube, heute Abend gießt es.

Wanderst du allein oder in einer Gruppe?
Allein, oder mit einer Freundin, die noch schneller läuft als ich.
Welche Strecke magst du am liebsten?
Am Kanal entlang bis zur zweiten Schleuse. Man sieht in alle Gärten.
Ich schaue auch gern in Gärten. Ich nenne es Architektur.
Das leihe ich mir.

Welche Reise ging komplett schief und war trotzdem die beste?
Zelten in Schottland. In der zweiten Nacht flog das Zelt in den See.
Und dann?
Ein Bauer gab uns Suppe und eine Scheune. Wir blieben vier Tage.
Jetzt verstehe ich, warum sie die beste war.

Die Gitarre im Hintergrund: Spielst du oder hängt sie nur gut aus?
Beides. Ich kann vier Akkorde, die aber gründlich.
Mit vier Akkorden kommt man weit.
Meine Nachbarn fänden das schön.

Freier Tag, scheußliches Wetter. Was machst du?
Ein Museum mit wenig Leuten und guten Bänken.
Zwei Säle und dann Kuchen?
Du hast mein Profil gelesen.
Zweimal sogar.
Dann suchst du die Säle aus und ich den Kuchen.

Berge oder Meer?
Meer. Berge sehen einen immer so vorwurfsvoll an.
Als hätte man trainieren sollen.
Genau. Das Meer will nichts von einem, es gibt höchstens einen Schuh zurück.

Wie lange bist du schon hier?
Drei Wochen. Ich schaue vor allem, ehrlich gesagt.
Und, etwas gesehen?
Sehr viele Männer mit Fisch. Und jetzt dich, ohne Fisch.
Ich habe einen, aber er wollte nicht aufs Foto.

Worauf könntest du eher eine Woche verzichten, Musik oder Brot?
Auf Brot. Aber ich würde darüber singen.
Wie hieße das Lied?
Käse ohne Zuhause.
Das wird ein Hit.

Wann hast du zuletzt etwas zum ersten Mal gemacht?
Letzte Woche. In der Ostsee gebadet, im November.
Und?
Ich habe Geräusche gemacht, die ich noch nicht kannte.
Dann waren es zwei erste Male.

Ich schwanke zwischen einem Kompliment und einer Frage.
Fang mit der Frage an und verdien dir das Kompliment.
Gut. Von wem hast du kochen gelernt?
Von meiner Oma. Ohne Rezept, mit einem Klaps auf die Finger, wenn ich zu früh probiert habe.
Dann das Kompliment: Du schreibst, wie du vermutlich kochst.
Zu viel Knoblauch?
Genau richtig.

Wie war das Konzert?
Wunderbar und viel zu laut. Ich höre noch ein leises Es.
Dann schreibe ich es deutlich: HAST DU SAMSTAG LUST AUF EINEN SPAZIERGANG?
Ja. Du darfst wieder normal sprechen.

Was ist dein heimliches Vergnügen?
Renovierungssendungen. Ich rufe dem Fernseher zu, dass die Wand trägt.
Hattest du schon einmal recht?
Einmal. Ich erwähne es bis heute.
Das merke ich, und ich finde es angemessen.

Kennst du ein gutes Lokal für Grünkohl?
Meine Küche, aber die nimmt keine Reservierungen an.
Und wenn ich den Senf mitbringe?
Dann wird vielleicht ein Tisch frei. Ist es der richtige?
Der scharfe aus dem Steinguttopf.
Wir öffnen um sieben.

Schläfst du am Wochenende aus?
Bis halb acht. Das zählt.
Meine Kinder finden sechs schon spät.
Wie alt sind sie?
Vier und sechs. Die halbe Woche sind sie bei mir.
Dann rechne ich mit Antworten nach acht Uhr abends.
Halb neun. Ich muss erst noch Bausteine von der Treppe räumen.

Was machst du eigentlich beruflich?
Ich sorge dafür, dass im Theater das Licht im richtigen Moment ausgeht.
Das ist poetischer, als ich dachte.
Es sind vor allem Kabel. Aber dieser eine Moment ist schön.

Pläne für Silvester?
Sofa, Raclette, um halb elf eingeschlafen. Und du?
Genauso, nur mit einem Puzzle.
Himmel oder Wasser?
Nur Himmel. Es war ein Fehler.

Ich muss etwas gestehen: Ich mag keinen Koriander.
Das ist kein Geständnis, das ist Vererbung.
Dann können wir weitermachen?
Ja, aber du kochst. Ich tue ihn überall hinein.

Du wohnst am Wasser. Fährst du auch darauf?
Ein altes Boot mit einem Motor, der an guten Tagen anspringt.
Und an schlechten?
Rudern wir und nennen es Sport.
Ich habe Handschuhe.
Der beste Satz des Tages.

Was ist das schönste Geräusch, das du kennst?
Ein Schlüssel in der Tür, wenn man auf jemanden wartet.
Ich wollte Regen auf dem Zeltdach sagen, aber du hast gewonnen.
Regen auf dem Zeltdach ist ein guter zweiter Platz.

Welchen Film kannst du mitsprechen?
Alles von Loriot, ohne Ausnahme.
Ach was.
Du bist eingestellt.

Entschuldige, dass ich erst jetzt antworte. Es war eine Woche.
Macht nichts. Eine gute oder so eine?
So eine. Mein Vater ist gestürzt, aber er schimpft schon wieder.
Über die Pflege oder über sich?
Über die Suppe.
Dann wird es. Grüß ihn von jemandem, der Suppe auch ernst nimmt.

Was machst du, wenn du nicht schlafen kannst?
Brot backen. Um vier Uhr morgens ist Teig gute Gesellschaft.
Ich zähle die Bahnhöfe zwischen Ulm und Friedrichshafen.
Wie weit kommst du?
Bis Aulendorf. Immer Aulendorf.

Man sagt, du bist gut im Kneipenquiz.
Nur Erdkunde und Lieder vor 2000.
Ich habe Sport und Königshäuser. Zusammen sind wir fast ein Team.
Uns fehlt jemand für Biologie.
Meine Schwester ist Tierärztin.
Dann brauchen wir nur noch einen Namen.
Knapp Daneben?
Perfekt. Donnerstag?

Kaffee oder erst noch ein wenig schreiben?
Erst schreiben. Ich bin langsamer, als ich aussehe.
Gut. Dann eine ernste Frage: Was kommt auf dein Brot?
Käse, und zwar der, bei dem die Nachbarn das Fenster schließen.
Ich melde mich heute Abend mit einer Nachfrage.

Was liegt auf deinem Nachttisch?
Eine Lampe, drei Bücher und ein Glas Wasser, das ich jede Nacht umwerfe.
Welche drei?
Eins über Bäume, eins, durch das ich nicht komme, und eins zum Einschlafen.
Ich fange mit dem über Bäume an, dann haben wir ein Thema.

Was beruhigt dich?
Bügeln. Wirklich. Radio an, zehn Hemden.
So schön hat mich lange niemand angeschwindelt.
Bring deine Wäsche mit, dann siehst du es.

Was wolltest du mit acht werden?
{Leuchtturmwärter|Leuchtturmwärterin}. Und du?
Die Person, die hinten aus der Dampflok winkt.
Dann winken wir beide.
Bis jetzt noch aus der Ferne.

Sind Hunde beim ersten Spaziergang erlaubt?
Erwünscht. Sie füllen die Pausen.
Meiner füllt sie mit dem Brot anderer Leute.
Ich bringe zwei mit.

Was war dein bester Fund auf dem Flohmarkt?
Eine Teekanne in Form einer Straßenbahn. Zwei Euro.
Gießt sie?
Schlecht und in alle Richtungen. Ich liebe sie.
Also wie die echte, mit Verspätung.

Was sagen deine Nachbarn über dich?
Dass ich meine Leiter verleihe und nie zurückfordere.
Sehr großzügig.
Nein, ich habe vergessen, wer sie hat.

Kannst du Ski fahren?
Ich kann sehr gut auf der Hütte sitzen und winken.
Das ist auch ein Beitrag.
Ich halte den Tisch frei und bestelle Kaiserschmarrn für alle.
Dann gehörst du ab sofort zum Team.
`);
