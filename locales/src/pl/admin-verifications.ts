import type { adminVerifications as nl } from '../nl/admin-verifications.ts';
import type { Texts } from '../texts.ts';

export const adminVerifications: Texts<typeof nl> = {
  title: 'Weryfikacje',
  intro:
    '{site}: {open, plural, one {# czeka} few {# czekają} many {# czeka} other {# czeka}}. W ciągu {hours} godz., potem zdjęcie znika.',
  noneText: 'Nikt tu nie prosi o znaczek.',
  compare: 'Porównaj',
  question: 'Czy to ta sama osoba?',
  asked: '{name} · prośba o znaczek z {date}',
  main: 'Zdjęcie główne',
  mainAlt: 'Zdjęcie główne: {name}',
  madeAlt: 'Zdjęcie do weryfikacji: {name}',
  noMain: 'Brak zdjęcia głównego widocznego dla innych',
  noMainHint: 'Bez zdjęcia głównego nie ma z czym porównać. Odmów albo odłóż.',
  number: 'Dokument obok kartki z liczbą {number}',
  gesture: 'Polecenie: {gesture}',
  made: 'Zrobione do weryfikacji',
  looks: {
    face: 'Ta sama twarz',
    asked: 'Widać to, o co prosiliśmy',
    fresh: 'Zrobione na żywo, nie z ekranu',
  },
  refuseWith: 'Odmów, bo',
  reasons: {
    other_person: 'Inna twarz',
    instruction_missed: 'Nie to polecenie',
    unclear: 'Nieostre',
    no_fresh_picture: 'Zdjęcie ekranu',
  },
  hint: 'G daje znaczek; powód oznacza odmowę.',
  ownerReads: 'Użytkownik przeczyta w serwisie: {words}',
  erased: 'Zdjęcie usuwamy w ciągu 24 godzin od decyzji. Nie mierzymy twarzy.',
  give: 'Daj znaczek',
  refuse: 'Odmów',
  given: 'Znaczek przyznany.',
  refused: 'Odmowa: {reason}.',
};
