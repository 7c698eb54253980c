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
  saved: 'Zapisane wyszukiwania',
  save: 'Zapisz to wyszukiwanie',
  keep: 'Zapisz',
  name: 'Nazwa wyszukiwania',
  delete: 'Usuń',
  deleteNamed: 'Usuń: {name}',
};
