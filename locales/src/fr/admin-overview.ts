import type { adminOverview as nl } from '../nl/admin-overview.ts';
import type { Texts } from '../texts.ts';

export const adminOverview: Texts<typeof nl> = {
  title: 'Aperçu',
  intro: 'Ce qui attend, et depuis combien de temps pour le plus ancien.',
  none: 'Rien n’attend',
  noneText: 'Tout est vu et chacun a sa réponse.',
  queues: 'Files : le plus ancien face à la norme',
  late: '{count, plural, =0 {Tout est à l’heure.} one {Une file dépasse la norme.} other {# files dépassent la norme.}}',
  legend: 'Le trait est la norme. Hachuré : en retard.',
  open: '{count, plural, one {# ouvert} other {# ouverts}}',
  overdue: '{count} en retard',
  drillLate: 'en retard',
  against: '{age} sur {norm}',
  oldest: 'le plus ancien : {age}',
  length: {
    minutes: '{count} min',
    hours: '{count} h',
    days: '{count} j',
  },
};
