import type { adminVerifications as nl } from '../nl/admin-verifications.ts';
import type { Texts } from '../texts.ts';

export const adminVerifications: Texts<typeof nl> = {
  title: 'Prüfungen',
  intro:
    '{site}: {open, plural, one {# wartet} other {# warten}}. Innerhalb von {hours} Stunden, danach wird das Bild gelöscht.',
  noneText: 'Hier bittet niemand um ein Häkchen.',
  compare: 'Vergleichen',
  question: 'Ist das dieselbe Person?',
  asked: '{name} · bat am {date} um das Häkchen',
  main: 'Hauptfoto',
  mainAlt: 'Hauptfoto von {name}',
  madeAlt: 'Foto, das {name} für die Prüfung gemacht hat',
  noMain: 'Kein Hauptfoto, das andere sehen',
  noMainHint: 'Ohne Hauptfoto gibt es nichts zu vergleichen. Lehne ab oder stell es zurück.',
  number: 'Dokument neben einem Zettel mit {number}',
  gesture: 'Verlangt: {gesture}',
  made: 'Für die Prüfung gemacht',
  looks: {
    face: 'Dasselbe Gesicht',
    asked: 'Zeigt, was wir verlangten',
    fresh: 'Selbst gemacht, kein Foto von einem Bildschirm',
  },
  refuseWith: 'Ablehnen, weil',
  reasons: {
    other_person: 'Anderes Gesicht',
    instruction_missed: 'Nicht das Verlangte',
    unclear: 'Nicht scharf',
    no_fresh_picture: 'Foto vom Bildschirm',
  },
  hint: 'G gibt das Häkchen; ein Grund lehnt es ab.',
  ownerReads: 'Das Mitglied liest auf der Website: {words}',
  erased: 'Das Bild wird binnen 24 Stunden nach deiner Entscheidung gelöscht. Wir vermessen kein Gesicht.',
  give: 'Häkchen geben',
  refuse: 'Ablehnen',
  given: 'Das Häkchen ist gegeben.',
  refused: 'Abgelehnt: {reason}.',
};
