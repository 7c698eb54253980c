import type { search as source } from '../nl/search.ts';
import type { Texts } from '../texts.ts';

export const search: Texts<typeof source> = {
  title: 'Więcej filtrów',
  clear: 'Wyczyść wszystkie filtry',
  withPhoto: 'Ze zdjęciem',
  online: 'Ostatnia aktywność',
  onlineDetail: 'W ciągu ostatnich 7 dni',
  new: 'Nowe osoby',
  newDetail: 'Na portalu od najwyżej 30 dni',
  distance: 'Odległość',
  anyDistance: 'Dowolna',
  within: 'Do {km} km',
  noPlace: 'Podaj w profilu swoją miejscowość, aby szukać według odległości.',
  distanceHidden:
    'Ukrywasz swoją odległość, więc nie możesz też według niej szukać. Zmienisz to w ustawieniach prywatności.',
  saved: 'Zapisane wyszukiwania',
  save: 'Zapisz to wyszukiwanie',
  keep: 'Zapisz',
  keptWithout: 'Bez zaznaczenia zapiszemy wyszukiwanie bez płci i orientacji.',
  name: 'Nazwa wyszukiwania',
  delete: 'Usuń',
  deleteNamed: 'Usuń: {name}',
};
