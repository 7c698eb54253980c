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
      'Wähle, worüber wir dich per E-Mail oder auf deinem Gerät benachrichtigen. Eine Push-Benachrichtigung zeigt weder Namen noch Foto noch Text, außer du schaltest das ein.',
    mail: 'E-Mail',
    push: 'Push',
    byMail: '{type} per E-Mail',
    byPush: '{type} als Push',
    content: 'Name und Text in Push-Benachrichtigungen anzeigen',
    contentDetail: 'Wer deinen Bildschirm sieht, kann dann mitlesen.',
  },
  types: {
    conversation: 'Neues Gespräch',
    message: 'Neue Nachricht',
    like: 'Like',
    unread: 'Ungelesene Nachrichten',
    weekly: 'Neue Mitglieder, wöchentlich',
    promotions: 'Angebote',
    news: 'Neues über die Website',
    reminders: 'Erinnerungen',
    unreadNote: 'Nach einem Tag',
  },
  privacy: {
    intro: 'Du bestimmst, wer dich findet und wo man dich sieht.',
    invisible: 'Unsichtbar',
    invisibleDetail: 'Niemand kann dich finden, liken oder dir schreiben. Laufende Gespräche bleiben bestehen.',
    onlyReal: 'Nur echte Mitglieder',
    onlyRealDetail: 'Fiktive Profile verschwinden überall, auch aus deinen Nachrichten.',
    ads: 'Mich auf Landingpages zeigen',
    adsDetail: 'Dein Hauptfoto und dein Vorname, für Menschen, die noch nicht Mitglied sind. Aus, bis du es einschaltest.',
  },
  blocked: {
    title: 'Blockiert',
    none: 'Du hast niemanden blockiert.',
    unblock: 'Freigeben',
    unblockName: '{name} freigeben',
    since: 'seit dem {day}',
  },
  location: {
    here: 'Meinen Standort verwenden',
    hereHint: 'Wir suchen den nächstgelegenen Ort. Wo genau du bist, speichern wir nicht.',
    denied: 'Dein Browser gibt den Standort nicht weiter. Wähle deinen Ort unten.',
    nowhere: 'Wir finden hier keinen Ort in der Nähe. Wähle ihn unten.',
    set: 'Dein Ort ist jetzt {city}.',
  },
  payments: {
    text: 'Deine Bestellungen, Belege und Erstattungen.',
    open: 'Zahlungen ansehen',
  },
};
