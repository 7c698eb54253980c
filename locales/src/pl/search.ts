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
  saved: 'Zapisane wyszukiwania',
  save: 'Zapisz to wyszukiwanie',
  keep: 'Zapisz',
  keptWithout: 'Bez zaznaczenia zapiszemy wyszukiwanie bez płci i orientacji.',
  name: 'Nazwa wyszukiwania',
  delete: 'Usuń',
  deleteNamed: 'Usuń: {name}',
};
