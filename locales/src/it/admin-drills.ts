import type { adminDrills as nl } from '../nl/admin-drills.ts';
import type { Texts } from '../texts.ts';

export const adminDrills: Texts<typeof nl> = {
  title: 'Esercitazione sulle violazioni',
  intro: 'Una volta all’anno ripassate il piano per una violazione dei dati con un caso inventato.',
  never: 'mai fatta',
  late: 'andava fatta entro il {day}',
  next: 'la prossima entro il {day}',
  new: 'Annota un’esercitazione',
  held: '{day}, da {name}',
  noted: 'L’esercitazione è annotata.',
  day: 'Fatta il',
  findings: 'Che cosa si è simulato e che cosa mancava',
  findingsHint: 'Senza nomi di iscritti.',
  note: 'Annota',
};
