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
  distance: 'Umkreis',
  anyDistance: 'Egal',
  within: 'Bis {km} km',
  noPlace: 'Gib in deinem Profil deinen Ort an, um im Umkreis zu suchen.',
  distanceHidden:
    'Du verbirgst deine Entfernung und suchst deshalb auch nicht danach. Das änderst du unter Privatsphäre.',
  saved: 'Gespeicherte Suchen',
  save: 'Diese Suche speichern',
  keep: 'Speichern',
  keptWithout: 'Ohne Haken speichern wir die Suche ohne Geschlecht und Orientierung.',
  name: 'Name der Suche',
  delete: 'Löschen',
  deleteNamed: '{name} löschen',
};
