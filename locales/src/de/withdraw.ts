import type { withdraw as nl } from '../nl/withdraw.ts';
import type { Texts } from '../texts.ts';

export const withdraw: Texts<typeof nl> = {
  title: 'Vertrag hier widerrufen',
  intro: 'Innerhalb von {days} Tagen nach deiner Bestellung. Ohne Grund und ohne Anmeldung.',
  steps: { label: 'Schritte', order: 'Welche Bestellung', confirm: 'Bestätigen' },
  form: {
    name: 'Dein Name',
    order: 'Bestellnummer',
    orderHint: 'Steht auf deinem Beleg, oben in der E-Mail.',
    email: 'E-Mail-Adresse für die Bestätigung',
    next: 'Weiter',
  },
  confirm: {
    title: 'Stimmt das so?',
    intro: 'Mit dieser Schaltfläche ist der Widerruf abgeschickt.',
    order: 'Bestellung',
    ordered: 'Bestellt am',
    name: 'Name',
    email: 'Bestätigung an',
    refund: 'Du bekommst zurück',
    unused: '{unused} von {count, plural, one {# Credit} other {# Credits}} unbenutzt. Über {method}, innerhalb von 14 Tagen.',
    later: 'Was du zurückbekommst, steht in der E-Mail. Den Betrag zeigen wir nur der Person, die gekauft hat, wenn sie angemeldet ist.',
    over: 'Für diese Bestellung war das bis {until} möglich. Du kannst trotzdem absenden; ein Mensch sieht es sich an.',
    back: 'Zurück',
    submit: 'Widerruf bestätigen',
    note: 'Du bekommst sofort eine E-Mail mit Datum und Uhrzeit. Dein Konto und deine übrigen Credits bleiben.',
  },
  done: { title: 'Dein Widerruf ist abgeschickt', text: 'Eingegangen am {at}. Die Bestätigung steht in einer E-Mail an {email}.' },
};
