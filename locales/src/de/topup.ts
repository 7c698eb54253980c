import type { topup as nl } from '../nl/topup.ts';
import type { Texts } from '../texts.ts';

export const topup: Texts<typeof nl> = {
  title: 'Automatisches Aufladen',
  intro:
    'Es ist aus. Schaltest du es ein, bestellen wir selbst Credits, wenn dein Guthaben niedrig ist, mit einer gespeicherten Karte.',
  noCard: 'Es ist aus. Es braucht eine gespeicherte Karte; du hast noch keine.',
  begin: 'Automatisches Aufladen einschalten',
  runs: 'Unter {threshold, number} Credits bestellen wir {count, plural, one {# Credit} other {# Credits}} für {amount}, mit {card}.',
  most: 'Höchstens {times, plural, one {#-mal} other {#-mal}} im Monat, also höchstens {most}.',
  due: 'Die nächste Abbuchung ist am {at}.',
  end: 'Automatisches Aufladen ausschalten',
  ended: 'Automatisches Aufladen ist aus.',
  failed: 'Das hat nicht geklappt. Versuche es noch einmal.',
  pack: 'Paket',
  packOf: '{count, plural, one {# Credit} other {# Credits}} für {amount}',
  threshold: 'Wenn dein Guthaben niedriger ist als',
  below: '{count, plural, one {# Credit} other {# Credits}}',
  perMonth: 'Höchstens im Monat',
  times: '{count, plural, one {#-mal} other {#-mal}}',
  card: 'Karte',
  limit: 'Höchstens {times, plural, one {#-mal} other {#-mal}} im Monat, also höchstens {most}.',
  notice: 'Einen Tag vor jeder Abbuchung mailen wir dir, mit einem Knopf, um sie auszulassen.',
  endsItself: 'Wird es teurer oder gilt deine Karte nicht mehr, endet es von selbst.',
  seller: 'Preise inkl. MwSt. Verkäufer: {company}',
  agree:
    'Bestelle das von selbst und liefere es sofort, jedes Mal für {amount}. Widerrufe ich eine Bestellung innerhalb von {days} Tagen, zahle ich, was ich davon genutzt habe.',
  button: 'Zahlungspflichtig einschalten, {amount} je Mal',
  skip: 'Diesmal auslassen',
  skipped: 'Diesmal buchen wir nichts ab.',
  overTitle: 'Automatisches Aufladen ist aus',
  overText: 'Es wird nichts von selbst abgebucht. Die Bestätigung steht in deiner Mail.',
  home: 'Zur Seite',
  badTitle: 'Dieser Link funktioniert nicht',
  badText: 'Er ist nicht vollständig oder nicht von dieser Seite. Ausschalten kannst du es auch in den Einstellungen.',
  settings: 'Zu den Einstellungen',
  ask: {
    title: 'Verträge hier kündigen',
    intro:
      'Gib deine E-Mail-Adresse ein. Ist das automatische Aufladen dafür eingeschaltet, mailen wir einen Link, mit dem du es ohne Anmeldung kündigst.',
    email: 'E-Mail',
    submit: 'Link zusenden',
    sentTitle: 'Schau in deine Mail',
    sentText: 'Ist das automatische Aufladen für {email} eingeschaltet, hast du jetzt einen Link in deiner Mail.',
  },
};
