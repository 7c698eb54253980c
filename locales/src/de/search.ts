import type { search as source } from '../nl/search.ts';
import type { Texts } from '../texts.ts';

export const search: Texts<typeof source> = {
  title: 'Weitere Filter',
  clear: 'Alle Filter löschen',
  withPhoto: 'Mit Foto',
  online: 'Zuletzt aktiv',
  onlineDetail: 'In den letzten 7 Tagen',
  new: 'Neue Mitglieder',
  newDetail: 'Seit höchstens 30 Tagen dabei',
  saved: 'Gespeicherte Suchen',
  save: 'Diese Suche speichern',
  keep: 'Speichern',
  keptWithout: 'Ohne Haken speichern wir die Suche ohne Geschlecht und Orientierung.',
  name: 'Name der Suche',
  delete: 'Löschen',
  deleteNamed: '{name} löschen',
};
