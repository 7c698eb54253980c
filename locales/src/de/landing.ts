import type { landing as source } from '../nl/landing.ts';
import type { Texts } from '../texts.ts';

export const landing: Texts<typeof source> = {
  title: 'Am Anfang steht ein gutes Gespräch.',
  lead: 'Für Erwachsene, die sich beim Kennenlernen Zeit lassen.',
  leadPrice: 'Jeder Preis steht dabei.',
  leadPriceEuro: 'Jeder Preis steht dabei, in Euro.',
  leadFictional: 'Und wer nicht echt ist, ist gekennzeichnet.',
  look: 'Umsehen',
  terms:
    'Ab {age}. Die Registrierung ist kostenlos{count, plural, =0 {} one {, mit # Gratisnachricht} other {, mit # Gratisnachrichten}}. Kein Abo.',
  examples: 'Beispiele dafür, was Menschen schreiben',
  model: '{who} · Model',
  how: 'Mit offenen Karten, vom ersten Klick an',
  priceTitle: 'Der Preis steht auf dem Button',
  priceText:
    'Eine Nachricht kostet {credits, plural, one {# Credit} other {# Credits}}: {from} bis {to}, je nach Paket. Der Preis steht auf dem Button, bevor du sendest.',
  fictionalTitle: 'Fiktive Profile sind erkennbar',
  fictionalText:
    'Manche Profile sind erfunden. Sie haben einen gestrichelten Rand, eine feste Kennzeichnung und nie eine Sprechblase.',
  leaveTitle: 'Zum Gehen genügt ein Klick',
  leaveText: 'Kein Abo, das du kündigen müsstest. Nicht verbrauchte Credits kannst du {days} Tage lang zurückgeben.',
  speakers: 'So siehst du, wer spricht',
  speakersText:
    'Die Menschen unten sind Models. Mitglieder siehst du nach der Registrierung und hier nur, wenn sie es selbst wollen.',
  speakersTextOpen:
    'Die Menschen unten sind Models. Mitglieder siehst du in der Suche und hier nur, wenn sie es selbst wollen.',
  invented: 'Erfundene Figur',
  people: {
    marloes: 'Marion, 43',
    marloesQuote: 'Ich suche jemanden, mit dem ich sonntags die Zeitung teile, aber nicht das Kreuzworträtsel.',
    samir: 'Samir, 41',
    samirQuote: 'Kann gut zuhören. Frag ruhig meine Schwester.',
    nathalie: 'Nathalie, 45',
    nathalieQuote: 'Zwei Teenager, ein Hund und trotzdem Zeit für Kaffee.',
    fatima: 'Fatima, 36',
    fatimaPlace: 'Bremen',
    fatimaQuote: 'Bring mir bei, über Fußball zu lachen, dann bringe ich dir bei, Harira zu kochen.',
    edwin: 'Edwin, 52',
    edwinPlace: 'Celle',
    edwinQuote: 'Zeigt auf Vögel, während du etwas Wichtiges erzählst.',
    ingrid: 'Ingrid, 57',
    ingridPlace: 'Lübeck',
    ingridQuote: 'Lieber ein langer Spaziergang als lange Reden.',
    bianca: 'Bianca, 44',
    biancaText: 'Ich flirte gern mit Worten. Erzähl mir, was dich beschäftigt.',
  },
};
