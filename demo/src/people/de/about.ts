import type { LanguageContent } from '../content.ts';

export const deAbout: LanguageContent['about'] = {
  work: [
    {
      text: 'Ich unterrichte Mathematik an einer Gesamtschule. Seitdem erkläre ich alles dreimal, auch den Weg zum Bahnhof.',
      maxAge: 66,
    },
    {
      text: 'Tagsüber arbeite ich in einer Praxis für Physiotherapie. Wie du sitzt, sehe ich sofort, sage aber beim ersten Treffen nichts.',
      maxAge: 66,
    },
    {
      text: 'Ich plane Touren für eine Spedition: neun Telefone, vierzig Lastwagen und irgendwo immer Stau.',
      maxAge: 66,
    },
    {
      text: 'Ich baue Möbel in einer Werkstatt mit schlechter Heizung und sehr gutem Radio.',
      interest: 'crafts',
      maxAge: 68,
    },
    {
      text: 'Ich leite eine kleine Stadtbücherei. Nein, ich sage nie Psst, das machen die Leser untereinander.',
      interest: 'books',
      maxAge: 66,
    },
    {
      text: 'Angefangen habe ich im Verkauf, heute bin ich selbstständig. Weniger Sitzungen, mehr Wetter.',
      maxAge: 66,
    },
    {
      text: 'Mein Beruf spielt sich am Bildschirm ab. Nach sechs brauche ich etwas zum Anfassen: Teig, Erde oder einen Ball.',
      maxAge: 66,
    },
    {
      text: 'Nach vierzig Jahren Arbeit habe ich aufgehört. Der Kalender ist nicht leerer geworden, nur schöner.',
      minAge: 62,
    },
  ],
  home: [
    {
      text: 'Meine zwei Kinder sind die halbe Woche bei mir. In der anderen Hälfte ist es ordentlich und ein wenig zu still.',
      minAge: 32,
      maxAge: 56,
      tells: 'home',
    },
    {
      text: 'Die Kinder sind erwachsen und kommen vor allem zum Essen. Ich koche gern, das trifft sich.',
      minAge: 50,
      tells: 'home',
    },
    {
      text: 'Zu Hause wartet ein Hund, der bei jedem Spaziergang so tut, als wäre es der erste.',
      tells: 'home',
      interest: 'dogs',
    },
    {
      text: 'Ich wohne klein, mit einem Balkon für genau zwei Stühle. Der zweite steht da nicht zum Spaß.',
      tells: 'home',
    },
    {
      text: 'Ich lebe allein und kann das gut. Nur beim Beziehen der Bettdecke fehlt mir regelmäßig jemand.',
      tells: 'home',
    },
    {
      text: 'Meine Wohnung teile ich mit einer alten Katze und zu vielen Büchern. Die Katze ist die Ruhigere.',
      tells: 'home',
      interest: 'cats',
    },
    {
      text: 'Mein Haus steht am Ortsrand mit Blick auf Schafe. Sie schauen zurück, daran gewöhnt man sich.',
      tells: 'home',
    },
    {
      text: 'Letztes Jahr bin ich umgezogen. Bisher kenne ich den Bäcker, die Nachbarin und den schnellsten Weg zum Fluss.',
      tells: 'home',
    },
  ],
  free: [
    { text: 'Samstags stehe ich früh auf und wandere los, mit Thermoskanne und ohne Ziel.', interest: 'hiking' },
    {
      text: 'Am Wochenende koche ich richtig: erst Markt, dann Radio, dann alle Töpfe auf einmal.',
      interest: 'cooking',
    },
    {
      text: 'Freitags probe ich mit einer Band, die seit zehn Jahren dieselben fünf Lieder übt. Der Auftritt kommt noch.',
      interest: 'music',
    },
    {
      text: 'Ins Kino gehe ich gern allein, danach rede ich gern zu zweit darüber. Da ist noch eine Lücke.',
      interest: 'film',
    },
    {
      text: 'Bei mir steht immer ein Brettspiel auf dem Tisch. Ich gewinne selten, erkläre aber die Regeln wunderbar.',
      interest: 'board-games',
    },
    {
      text: 'Ich fahre gern weite Strecken mit dem Rad, am liebsten am Wasser. Gegenwind nenne ich Training, aber erst zu Hause.',
      interest: 'cycling',
    },
    {
      text: 'Zweimal im Jahr steige ich in einen Zug, ohne ein Hotel zu buchen. Schiefgegangen ist es nie, nur anders gekommen.',
      interest: 'travelling',
    },
    { text: 'Im Schrebergarten gedeihen bei mir vor allem Bohnen und der Liegestuhl.', interest: 'gardening' },
    { text: 'Donnerstags tanze ich Salsa. Zählen kann ich, der Rest kommt von selbst.', interest: 'dancing' },
  ],
  quirk: [
    'Ehrlich gesagt: Ich rede mit meinen Pflanzen und erwarte eine Antwort.',
    'Mit halben Zusagen komme ich schlecht zurecht, mit Regen gut.',
    'Meine Freunde nennen mich zuverlässig. Sie meinen: Ich habe immer einen Schraubenzieher dabei.',
    'Bei Werbung mit Großeltern kommen mir die Tränen. Ich verstecke das nicht mehr.',
    'Morgens sage ich wenig. Nach dem Kaffee hole ich es nach.',
    'Ich hebe Kassenzettel von schönen Abenden auf. Die Schrift verblasst, der Abend nicht.',
    'Wenn ich mich begeistere, werde ich lauter. Eine Hand auf dem Arm genügt.',
    'Ich bin einmal einen Marathon gelaufen und erwähne es öfter, als nötig wäre.',
  ],
  seek: [
    'Ich suche jemanden mit einem eigenen Leben, in dem noch ein Stuhl frei ist.',
    'Es muss nicht gleich einen Namen haben. Ein paar gute Abende sind schon viel.',
    'Ich hoffe auf einen Menschen, der zurückfragt und über sich selbst lachen kann.',
    'Am liebsten jemand, der gern draußen ist, auch wenn der Himmel nicht mitmacht.',
    'Das Alter sagt mir wenig, Neugier alles.',
    'Bitte sag, was ist. Gedanken lesen kann ich nicht, zuhören schon.',
    'Wir müssen nicht alles zusammen machen. Du deinen Abend, ich meinen, und dann ist noch viel Woche übrig.',
    'Ruhe ohne Langeweile, Gesellschaft ohne Lärm: Das wäre es.',
  ],
  end: [
    'Erzähl mir, worüber du gestern gelacht hast, dann fange ich da an.',
    'Nenn ein Buch, ein Gericht oder einen Ort, und ich nenne eins zurück.',
    'Ich schreibe nicht den ganzen Tag, aber immer zurück.',
    'Erst ein bisschen schreiben, dann ein Spaziergang. Wenn es nichts wird, waren wir an der Luft.',
    'Frag ruhig. Nur zu meinem Abiturfoto sage ich nichts.',
    'Ein guter erster Satz ist nicht nötig. Ein echter schon.',
    'Der erste Kaffee geht auf mich, den Kuchen suchst du aus.',
    'Du bist dran.',
  ],
};
