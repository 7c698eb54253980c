import type { adminBooks as nl } from '../nl/admin-books.ts';
import type { Texts } from '../texts.ts';

export const adminBooks: Texts<typeof nl> = {
  title: 'Monate',
  intro:
    'Die Bücher von {site}. Was verdient ist, wird nachts gebucht. Die CSVs eines laufenden Monats reichen bis einschließlich letzte Nacht.',
  year: 'Jahr',
  month: 'Monat',
  payments: 'Zahlungen',
  sold: 'Verkauft',
  back: 'Zurück',
  vat: 'USt',
  earned: 'Verdient',
  fees: 'Kosten',
  files: 'CSV',
  take: 'Herunterladen',
  takeOf: 'CSVs von {name}',
  underWay: 'läuft noch',
  quarters: 'Quartale für den OSS',
  quarter: 'Quartal',
  currencies: 'Andere Währungen',
  noCurrencies: 'keine',
  quarterTitle: 'Meldung für {name}',
  quarterText:
    'Was ein Euro am letzten Tag des Quartals bei der Europäischen Zentralbank wert war. In jeder anderen Währung wurde verkauft.',
  rate: '1 Euro in {currency}',
  make: 'CSVs erstellen',
  noRate: 'Das ist kein Kurs wie 4,2512.',
  nothing: 'Nichts gebucht',
  nothingText: 'In diesem Jahr steht nichts in den Büchern dieser Seite.',
  takenUnderWay: 'Heruntergeladen. Der Zeitraum läuft noch: Das ist der Stand bis letzte Nacht.',
  risk: {
    title: 'Kartenrisiko',
    intro:
      'Was von Kartenzahlungen in den letzten 30 Tagen zurückging, über alle Seiten des Unternehmens: so sieht es dein Acquirer.',
    counted: 'Gezählt',
    sites: 'Seiten',
    payments: 'Kartenzahlungen',
    disputes: 'Von der Bank zurückgeholt',
    returns: 'Zurück insgesamt',
    calm: 'kein Alarm',
    alarm: 'Alarm: sag deinem Acquirer Bescheid',
    share: '{share} von den {limit}, die die Marke hinnimmt.',
    schemes: {
      visa: 'Visa',
      mastercard: 'Mastercard',
    },
    rules: {
      visa: 'Visa zählt Betrug und Streitfälle. Alarm ab {share} und {least} Streitfällen; jetzt sind es {cases}.',
      mastercard:
        'Mastercard zählt Streitfälle und Erstattungen zusammen. Alarm ab {share} bei mindestens {least} Zahlungen; jetzt sind es {cases}.',
    },
    note: 'Bei einem Alarm bekommt der Kundendienst eine Mail je Monat und Marke. Auch großzügige Erstattungen zählen mit.',
  },
};
