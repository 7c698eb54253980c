import type { adminClaims as nl } from '../nl/admin-claims.ts';
import type { Texts } from '../texts.ts';

export const adminClaims: Texts<typeof nl> = {
  row: '{number}. {kind}',
  kinds: {
    premium_matches: 'Liczba o premium',
    seal: 'Znak jakości',
  },
  add: {
    premium_matches: 'Dodaj liczbę',
    seal: 'Dodaj znak jakości',
  },
  raise: 'Przesuń twierdzenie {number} wyżej',
  remove: 'Usuń twierdzenie {number}',
  says: 'Brzmi tak: „{claim}”',
  active: 'Pokaż w serwisie',
  activeHint: 'Wtedy trzeba wypełnić wszystko poniżej.',
  needed: '(potrzebne)',
  neededEach: '(potrzebne, w każdym języku)',
  parts: {
    figure: 'O ile większa szansa, w procentach',
    sample: 'Liczba policzonych osób',
    name: 'Kto go przyznaje',
    certificate: 'Numer certyfikatu',
    data: 'Gdzie leży dowód',
    measured_on: 'Dzień dowodu',
    expires_on: 'Ostatni dzień',
  },
  hints: {
    figure: 'Więcej niż 0, najwyżej {edge}.',
    sample: 'Co najmniej {edge}.',
    name: 'Tak jak na certyfikacie.',
    certificate: 'Po nim można go odszukać.',
    data: 'Plik lub folder. Widać to tylko tutaj.',
    measured_on: 'Kiedy to zmierzono lub przyznano.',
    expires_on: 'Do tego dnia włącznie widać to w serwisie.',
  },
  mistakes: {
    figure: 'Wpisz liczbę większą od 0, najwyżej {edge}.',
    sample: 'Wpisz liczbę całkowitą, co najmniej {edge}.',
    name: 'Napisz co najmniej {edge} znaków.',
    certificate: 'Napisz co najmniej {edge} znaków.',
    data: 'Napisz co najmniej {edge} znaków.',
    measured_on: 'Wybierz dzień.',
    expires_on: 'Wybierz dzień nie wcześniejszy niż dzień dowodu.',
  },
  definition: 'Co zmierzono lub zbadano',
  definitionHint: 'Stoi pod twierdzeniem, w języku czytającej osoby. Co najmniej {edge} znaków.',
  definitionWrong: 'Napisz co najmniej {edge} znaków.',
  kept: 'niepokazywane: „{claim}”',
  said: '{days}: „{claim}”',
  wrong: 'Popraw to, co zaznaczono przy twierdzeniu.',
};
