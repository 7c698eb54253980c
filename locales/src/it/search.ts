import type { search as source } from '../nl/search.ts';
import type { Texts } from '../texts.ts';

export const search: Texts<typeof source> = {
  title: 'Altri filtri',
  clear: 'Cancella tutti i filtri',
  withPhoto: 'Con foto',
  online: 'Attività recente',
  onlineDetail: 'Negli ultimi 7 giorni',
  new: 'Nuovi iscritti',
  newDetail: 'Iscritti negli ultimi 30 giorni',
  saved: 'Ricerche salvate',
  save: 'Salva questa ricerca',
  keep: 'Salva',
  keptWithout: 'Se non spunti la casella, salviamo la ricerca senza genere né orientamento.',
  name: 'Nome della ricerca',
  delete: 'Elimina',
  deleteNamed: 'Elimina {name}',
};
