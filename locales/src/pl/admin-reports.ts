import type { adminReports as nl } from '../nl/admin-reports.ts';
import type { Texts } from '../texts.ts';

export const adminReports: Texts<typeof nl> = {
  title: {
    reports: 'Zgłoszenia',
    complaints: 'Skargi',
  },
  intro:
    '{site}: {open, plural, one {# otwarte} few {# otwarte} many {# otwartych} other {# otwartego}}. Najpierw zagrożenie, potem termin.',
  noSite: 'W tym serwisie nie masz tej roli. Wybierz inny.',
  none: 'Wszystko obejrzane',
  noneText: 'Nic tu nie czeka na decyzję.',
  item: '{reason} · {name}',
  case: 'Sprawa',
  number: 'Numer {number} · {date}',
  about: 'O kim',
  from: 'Od',
  unnamed: 'bez nazwiska',
  wrote: 'Treść',
  messages: 'Rozmowa wokół',
  sides: {
    reporter: 'zgłaszający',
    reported: 'zgłoszony',
  },
  reported: 'zgłoszona wiadomość',
  withPhoto: 'ze zdjęciem',
  decision: 'Decyzja',
  outcome: 'Wynik',
  outcomes: {
    measure: {
      title: 'Reagujemy',
      detail: 'Autor dowie się, że podjęto środki',
    },
    no_measure: {
      title: 'Bez środków',
      detail: 'Autor otrzyma wyjaśnienie',
    },
  },
  explanation: 'Dlaczego, w kilku zdaniach',
  explanationHint: 'Pisz w języku listu. Reszta uzupełni się sama.',
  incomplete: 'Wybierz wynik i napisz dlaczego.',
  read: 'Przeczytaj list',
  later: 'Później',
  letter: 'List',
  language: 'W języku {language}, dokładnie tak zostanie wysłany.',
  nobody: 'Nikt nie dostanie listu: autor odszedł albo się nie przedstawił.',
  change: 'Zmień',
  send: 'Wyślij decyzję',
  decided: 'Rozstrzygnięto: {number}.',
};
