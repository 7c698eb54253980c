import type { adminAccount as nl } from '../nl/admin-account.ts';
import type { Texts } from '../texts.ts';

export const adminAccount: Texts<typeof nl> = {
  title: 'Mein Konto',
  person: {
    email: 'E-Mail',
    roles: 'Rolle',
    name: 'Name',
    language: 'Sprache der Verwaltung',
    scheme: 'Darstellung',
    schemes: {
      device: 'Wie dein Gerät',
      light: 'Hell',
      dark: 'Dunkel',
    },
    save: 'Speichern',
    saved: 'Gespeichert.',
  },
  second: {
    title: 'Zweiter Schritt',
    passkey: 'Passkey ‚{name}‘',
    made: 'angelegt {date}',
    used: 'benutzt {ago}',
    remove: 'Entfernen',
    removePasskey: 'Passkey {name} entfernen',
    app: 'App mit Codes',
    removeApp: 'Die App mit Codes entfernen',
    backup: 'Reservecodes',
    left: '{count, plural, =0 {keine mehr} one {noch #} other {noch #}}',
    renew: 'Neue',
    renewCodes: 'Neue Reservecodes machen',
    addPasskey: 'Passkey dazu',
    passkeyName: 'Name',
    passkeyNameHint: 'Woran du ihn erkennst: Laptop Arbeit.',
    make: 'Anlegen',
    addApp: 'App mit Codes dazu',
    anotherApp: 'Andere App mit Codes',
    note: 'Behalte immer zwei. Den letzten kannst du nicht entfernen.',
  },
  password: {
    title: 'Passwort',
    text: 'Andere Sitzungen enden, wenn du es änderst.',
    next: 'Neues Passwort',
    change: 'Passwort ändern',
    changed: 'Dein Passwort ist geändert. Andere Sitzungen sind beendet.',
  },
  sessions: {
    title: 'Wo du angemeldet bist',
    here: 'dieses Gerät',
    end: 'Beenden',
    endOne: '{device} beenden',
    endOthers: 'Alle anderen beenden',
    note: 'Nach {minutes} Minuten Stille oder {hours} Stunden fragen wir wieder, wer du bist.',
  },
  work: {
    title: 'Arbeitsplatz',
    duty: 'Ich habe Dienst',
    dutyDetail:
      'Wir schreiben dir, sobald etwas in deinen Warteschlangen überfällig ist. Hat niemand Dienst, bekommen alle mit dieser Rolle die E-Mail.',
  },
};
