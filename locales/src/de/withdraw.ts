import type { withdraw as nl } from '../nl/withdraw.ts';
import type { Texts } from '../texts.ts';

export const withdraw: Texts<typeof nl> = {
  title: 'Vertrag widerrufen',
  intro: 'Innerhalb von {days} Tagen nach deiner Bestellung, ohne Angabe von Gründen und ohne Anmeldung.',
  steps: { label: 'Schritte', order: '1. Welche Bestellung', confirm: '2. Bestätigen' },
  form: {
    name: 'Dein Name',
    order: 'Bestellnummer',
    orderHint: 'Sie steht auf deinem Beleg, oben in der E-Mail.',
    email: 'E-Mail-Adresse für die Bestätigung',
    next: 'Weiter',
  },
  confirm: {
    title: 'Stimmt das so?',
    intro: 'Mit dem Button schickst du den Widerruf ab.',
    order: 'Bestellung',
    ordered: 'Bestellt am',
    name: 'Name',
    email: 'Bestätigung an',
    refund: 'Du bekommst zurück',
    whole:
      'Du warst über den Widerruf nicht richtig informiert. Deshalb bekommst du auch zurück, was du schon verbraucht hast. Rückzahlung per {method} innerhalb von 14 Tagen.',
    unused:
      '{unused} von {count, plural, one {# Credit} other {# Credits}} nicht verbraucht. Rückzahlung per {method} innerhalb von 14 Tagen.',
    later:
      'Was du zurückbekommst, steht in der E-Mail. Den Betrag zeigen wir hier nur, wenn die Person angemeldet ist, die gekauft hat.',
    over: 'Für diese Bestellung war das bis zum {until} möglich. Du kannst trotzdem absenden; ein Mensch sieht es sich an.',
    declared: 'Diese Bestellung hast du schon widerrufen, am {at}. Noch einmal absenden ändert nichts.',
    back: 'Zurück',
    submit: 'Widerruf bestätigen',
    note: 'Die übrigen Credits dieser Bestellung werden sofort von deinem Guthaben abgezogen. Du bekommst sofort eine E-Mail mit Datum und Uhrzeit. Dein Konto und deine übrigen Credits bleiben dir.',
  },
  done: {
    title: 'Dein Widerruf ist abgeschickt',
    text: 'Eingegangen am {at}. Gehört die Nummer zu {email}, bekommst du dort die Bestätigung per E-Mail.',
    follow: 'Erstattung verfolgen',
  },
};
