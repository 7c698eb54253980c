import type { adminDrills as nl } from '../nl/admin-drills.ts';
import type { Texts } from '../texts.ts';

export const adminDrills: Texts<typeof nl> = {
  title: 'Exercice de fuite',
  intro: 'Parcourez une fois par an le plan en cas de fuite de données avec un cas inventé.',
  never: 'jamais fait',
  late: 'à faire avant le {day}',
  next: 'le prochain avant le {day}',
  new: 'Noter un exercice',
  held: '{day}, par {name}',
  noted: 'L’exercice est noté.',
  day: 'Fait le',
  findings: 'Ce qui a été joué et ce qui manquait',
  findingsHint: 'Sans noms de membres.',
  note: 'Noter',
};
