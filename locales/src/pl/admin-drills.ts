import type { adminDrills as nl } from '../nl/admin-drills.ts';
import type { Texts } from '../texts.ts';

export const adminDrills: Texts<typeof nl> = {
  title: 'Ćwiczenie wycieku',
  intro: 'Raz w roku przejdźcie plan na wypadek wycieku danych na zmyślonym przykładzie.',
  never: 'jeszcze nie przeprowadzono',
  late: 'termin minął {day}',
  next: 'następne do {day}',
  new: 'Zapisz ćwiczenie',
  held: '{day}, {name}',
  noted: 'Ćwiczenie zapisane.',
  day: 'Przeprowadzono dnia',
  findings: 'Co przećwiczono i czego brakowało',
  findingsHint: 'Bez imion osób z serwisu.',
  note: 'Zapisz',
};
