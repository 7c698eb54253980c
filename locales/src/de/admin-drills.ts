import type { adminDrills as nl } from '../nl/admin-drills.ts';
import type { Texts } from '../texts.ts';

export const adminDrills: Texts<typeof nl> = {
  title: 'Übung Datenpanne',
  intro: 'Geht den Ablauf bei einer Datenpanne einmal im Jahr mit einem erfundenen Fall durch.',
  never: 'noch nie geübt',
  late: 'war bis {day} fällig',
  next: 'nächste bis {day}',
  new: 'Übung notieren',
  held: '{day}, von {name}',
  noted: 'Die Übung ist notiert.',
  day: 'Geübt am',
  findings: 'Was gespielt wurde und was fehlte',
  findingsHint: 'Ohne Namen von Mitgliedern.',
  note: 'Notieren',
};
