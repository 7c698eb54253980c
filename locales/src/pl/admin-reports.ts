import type { adminReports as nl } from '../nl/admin-reports.ts';
import type { Texts } from '../texts.ts';

export const adminReports: Texts<typeof nl> = {
  title: {
    reports: 'Zgłoszenia',
    complaints: 'Skargi',
  },
  intro:
    '{site}: {open, plural, one {# otwarte} few {# otwarte} many {# otwartych} other {# otwartego}}. Najpierw zagrożenie, potem termin.',
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
  decided: 'Rozstrzygnięto: {number}.',
};
