import type { adminAccount as nl } from '../nl/admin-account.ts';
import type { Texts } from '../texts.ts';

export const adminAccount: Texts<typeof nl> = {
  title: 'Moje konto',
  person: {
    email: 'E-mail',
    roles: 'Rola',
    name: 'Imię i nazwisko',
    language: 'Język zaplecza',
    scheme: 'Wygląd',
    schemes: {
      device: 'Jak w urządzeniu',
      light: 'Jasny',
      dark: 'Ciemny',
    },
    save: 'Zapisz',
    saved: 'Zapisano.',
  },
  second: {
    title: 'Drugi krok',
    passkey: 'Klucz dostępu „{name}”',
    made: 'utworzony {date}',
    used: 'użyty {ago}',
    remove: 'Usuń',
    removePasskey: 'Usuń klucz dostępu {name}',
    app: 'Aplikacja z kodami',
    removeApp: 'Usuń aplikację z kodami',
    backup: 'Kody zapasowe',
    left: '{count, plural, =0 {brak} one {został #} few {zostały #} many {zostało #} other {zostało #}}',
    renew: 'Nowe',
    renewCodes: 'Utwórz nowe kody zapasowe',
    addPasskey: 'Dodaj klucz dostępu',
    passkeyName: 'Nazwa',
    passkeyNameHint: 'Po czym go poznasz: laptop w pracy.',
    make: 'Utwórz',
    addApp: 'Dodaj aplikację z kodami',
    anotherApp: 'Inna aplikacja z kodami',
    note: 'Miej zawsze dwa. Ostatniego nie można usunąć.',
  },
  password: {
    title: 'Hasło',
    text: 'Inne sesje zakończą się po zmianie.',
    next: 'Nowe hasło',
    change: 'Zmień hasło',
    changed: 'Hasło zmienione. Inne sesje zakończono.',
  },
  sessions: {
    title: 'Gdzie trwają twoje sesje',
    here: 'to urządzenie',
    end: 'Zakończ',
    endOne: 'Zakończ {device}',
    endOthers: 'Zakończ wszystkie inne',
    note: 'Po {minutes} minutach ciszy lub {hours} godzinach zapytamy znowu, kim jesteś.',
  },
  work: {
    title: 'Stanowisko pracy',
    duty: 'Mam dyżur',
    dutyDetail:
      'Napiszemy, gdy tylko coś w twoich kolejkach będzie po terminie. Gdy nikt nie ma dyżuru, wiadomość dostaną wszyscy z tą rolą.',
  },
};
