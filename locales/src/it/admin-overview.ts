import type { adminOverview as nl } from '../nl/admin-overview.ts';
import type { Texts } from '../texts.ts';

export const adminOverview: Texts<typeof nl> = {
  title: 'Panoramica',
  intro: 'Che cosa attende, e da quanto attende il più vecchio.',
  none: 'Non attende nulla',
  noneText: 'Tutto è stato visto e tutti hanno una risposta.',
  queues: 'Code: il più vecchio e la norma',
  late: '{count, plural, =0 {Tutto è in orario.} one {Una coda supera la norma.} other {# code superano la norma.}}',
  legend: 'Il segno è la norma. Tratteggiato è in ritardo.',
  open: '{count, plural, one {# aperto} other {# aperti}}',
  overdue: '{count} in ritardo',
  drillLate: 'in ritardo',
  against: '{age} su {norm}',
  oldest: 'più vecchio: {age}',
  length: {
    minutes: '{count} min',
    hours: '{count} h',
    days: '{count} g',
  },
};
