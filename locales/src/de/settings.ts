import type { settings as source } from '../nl/settings.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts<typeof source> = {
  title: 'Einstellungen',
  saved: 'Gespeichert.',
  savedAtOnce: 'Änderungen werden sofort gespeichert.',
  sections: {
    notifications: 'Benachrichtigungen',
    account: 'Konto',
    privacy: 'Privatsphäre',
    location: 'Standort',
    language: 'Sprache',
    devices: 'Geräte',
    payments: 'Zahlungen',
  },
  notifications: {
    intro:
      'Wähle, wozu du eine E-Mail oder eine Mitteilung auf dein Gerät bekommst. Eine Mitteilung zeigt weder Namen noch Foto noch Text, außer du schaltest das ein.',
    mail: 'E-Mail',
    push: 'Push',
    byMail: '{type} per E-Mail',
    byPush: '{type} als Push',
    content: 'Name und Text in Mitteilungen zeigen',
    contentDetail: 'Wer deinen Bildschirm sieht, kann dann mitlesen.',
  },
  types: {
    conversation: 'Neues Gespräch',
    message: 'Neue Nachricht',
    like: 'Like',
    unread: 'Ungelesene Nachrichten',
    weekly: 'Neue Mitglieder, wöchentlich',
    promotions: 'Angebote',
    news: 'Neues über die Seite',
    reminders: 'Erinnerungen',
    unreadNote: 'Nach einem Tag',
  },
  privacy: {
    intro: 'Du bestimmst, wer dich findet und wo man dich sieht.',
    invisible: 'Unsichtbar',
    invisibleDetail: 'Niemand findet dich, liket dich oder schreibt dir. Laufende Gespräche bleiben.',
    onlyReal: 'Nur echte Mitglieder',
    onlyRealDetail: 'Fiktive Profile verschwinden überall, auch aus deinen Nachrichten.',
    ads: 'Zeig mich auf Landingpages',
    adsDetail: 'Dein Hauptfoto und dein Name, für Menschen, die noch nicht Mitglied sind. Aus, bis du es einschaltest.',
  },
  blocked: {
    title: 'Blockiert',
    none: 'Du hast niemanden blockiert.',
    unblock: 'Entsperren',
    unblockName: '{name} entsperren',
    since: 'seit {day}',
  },
  location: {
    here: 'Meinen Standort benutzen',
    hereHint: 'Wir suchen den nächsten Ort. Wo genau du bist, speichern wir nicht.',
    denied: 'Dein Browser gibt den Standort nicht weiter. Wähle den Ort unten.',
    nowhere: 'Wir finden hier keinen Ort in der Nähe. Wähle ihn unten.',
    set: 'Dein Ort ist jetzt {city}.',
  },
  payments: {
    text: 'Deine Bestellungen, Belege und Rückzahlungen.',
    open: 'Zahlungen ansehen',
  },
};
