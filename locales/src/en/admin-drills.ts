import type { adminDrills as nl } from '../nl/admin-drills.ts';
import type { Texts } from '../texts.ts';

export const adminDrills: Texts<typeof nl> = {
  title: 'Breach drill',
  intro: 'Go through the runbook of a breach once a year with an invented case.',
  never: 'never held yet',
  late: 'was due by {day}',
  next: 'next by {day}',
  new: 'Note a drill',
  held: '{day}, by {name}',
  noted: 'The drill is noted.',
  day: 'Held on',
  findings: 'What was played and what was missing',
  findingsHint: 'Without names of members.',
  note: 'Note it',
};
