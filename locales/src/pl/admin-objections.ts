import type { adminObjections as nl } from '../nl/admin-objections.ts';
import type { Texts } from '../texts.ts';

export const adminObjections: Texts<typeof nl> = {
  title: 'Odwołania',
  intro:
    '{site}: {open, plural, one {# otwarte} few {# otwarte} many {# otwartych} other {# otwartych}}. W ciągu {days} dni. Nigdy przez tę samą osobę.',
  noneText: 'Nikt się tu nie odwołuje.',
  item: '{to} · {name}',
  own: 'Pierwsza decyzja była twoja',
  ownText: 'Pierwsza decyzja była twoja. Ocenia ją ktoś inny; ta sprawa jest dla ciebie zamknięta.',
  case: 'Odwołanie',
  to: {
    photo: 'Odrzucone zdjęcie',
    suspended: 'Zamknięte konto',
    hidden: 'Ukryty profil',
  },
  by: 'Odwołanie: {name}, {date} · decyzja: {staff}',
  photo: 'Zdjęcie',
  alt: 'Zdjęcie, o które chodzi: {name}',
  writes: 'Co pisze {name}',
  first: 'Pierwsza decyzja',
  decidedBy: 'Decyzja: {staff}',
  judgement: 'Decyzja o odwołaniu',
  outcome: 'Wynik',
  outcomes: {
    restored: {
      title: 'Zasadne',
      photo: 'Zdjęcie od razu wraca na profil',
      suspended: 'Konto znów się otwiera',
      hidden: 'Profil znów można znaleźć',
    },
    upheld: {
      title: 'Bezzasadne',
      photo: 'Zdjęcie nie wraca',
      suspended: 'Konto pozostaje zamknięte',
      hidden: 'Profil pozostaje ukryty',
    },
  },
  secondEyes: 'Pierwszą decyzję podjęto już wcześniej: {staff}. Ta osoba nie może otworzyć tej sprawy.',
  incomplete: 'Wybierz wynik.',
  unexplained: 'Napisz, dlaczego decyzja pozostaje w mocy.',
  explanation: 'Dlaczego decyzja pozostaje w mocy',
  explanationHint: 'Język listu: {language}. Przeczyta to osoba, której dotyczy sprawa.',
  done: {
    restored: 'Cofnięto.',
    upheld: 'Decyzja pozostaje w mocy.',
  },
};
