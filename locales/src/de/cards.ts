import type { cards as nl } from '../nl/cards.ts';
import type { Texts } from '../texts.ts';

export const cards: Texts<typeof nl> = {
  title: 'Gespeicherte Karten',
  intro:
    'Wir speichern nur die Marke, die letzten vier Ziffern und einen Schlüssel unseres Zahlungsdienstes. Ohne automatisches Aufladen wird nie von selbst abgebucht.',
  none: 'Du hast keine Karte gespeichert. Wenn du mit Karte zahlst, kannst du sie mit einem Häkchen speichern.',
  valid: 'Gültig bis {month} · zuletzt {day}',
  expiring: 'Läuft nach {month} ab · zuletzt {day}',
  expired: 'Abgelaufen im {month}',
  first: 'Erste Wahl',
  makeFirst: 'Zuerst',
  makeFirstNamed: '{card} zuerst anbieten',
  remove: 'Löschen',
  removeNamed: '{card} löschen',
  removed: '{card} wurde gelöscht.',
  failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
  keep: 'Speichere diese Karte für eine nächste Bestellung.',
  keepDetail: 'Nur Marke, letzte vier Ziffern und ein Schlüssel. Löschen kannst du sie jederzeit in den Einstellungen.',
  earlier: 'Schon verwendet',
  other: 'Andere Zahlungsart',
  mayAsk: 'Gültig bis {month}. Deine Bank kann eine Bestätigung verlangen.',
  asks: 'Deine Bank kann eine Bestätigung verlangen',
  change: 'Ändern',
  statement: '{statement} steht auf deinem Kontoauszug. Du zahlst einmalig.',
  repeat: 'Erneut bestellen',
  sameTitle: 'Dieselbe Bestellung?',
  sameLead: 'Genau wie am {day}. Ein Knopf, und alles ist erledigt.',
  otherAmount: 'Lieber eine andere Anzahl',
  refusedTitle: 'Die Zahlung konnte nicht abgeschlossen werden',
  refusedText:
    'Deine Bank hat {card} abgelehnt. Es wurde nichts abgebucht. Versuche es noch einmal oder zahle mit PayPal.',
  refusedNoPaypal:
    'Deine Bank hat {card} abgelehnt. Es wurde nichts abgebucht. Versuche es noch einmal oder zahle auf andere Weise.',
  sameCard: 'Dieselbe Karte, noch einmal',
  sameCardHint: 'Sieh zuerst in der App deiner Bank nach',
};
