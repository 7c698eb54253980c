import type { adminOverview as nl } from '../nl/admin-overview.ts';
import type { Texts } from '../texts.ts';

export const adminOverview: Texts<typeof nl> = {
  title: 'Resumen',
  intro: 'Lo que espera y cuánto lleva lo más antiguo.',
  none: 'No espera nada',
  noneText: 'Todo está visto y todos tienen respuesta.',
  queues: 'Colas: lo más antiguo y su norma',
  late: '{count, plural, =0 {Todo va a tiempo.} one {Una cola pasa de la norma.} other {# colas pasan de la norma.}}',
  legend: 'La marca es la norma. Rayado es tarde.',
  open: '{count, plural, one {# abierto} other {# abiertos}}',
  overdue: '{count} tarde',
  drillLate: 'con retraso',
  against: '{age} de {norm}',
  oldest: 'más antiguo: {age}',
  length: {
    minutes: '{count} min',
    hours: '{count} h',
    days: '{count} d',
  },
};
