import type { adminOverview as nl } from '../nl/admin-overview.ts';
import type { Texts } from '../texts.ts';

export const adminOverview: Texts<typeof nl> = {
  title: 'Overview',
  intro: 'What waits, and how long the oldest has waited.',
  none: 'Nothing waits',
  noneText: 'Everything has been looked at and everybody has an answer.',
  queues: 'Queues: the oldest against its norm',
  late: '{count, plural, =0 {All is in time.} one {One queue is past its norm.} other {# queues are past their norm.}}',
  legend: 'The tick is the norm. Hatched is late.',
  open: '{count, plural, other {# open}}',
  overdue: '{count} late',
  drillLate: 'overdue',
  against: '{age} of {norm}',
  oldest: 'oldest {age}',
  length: {
    minutes: '{count} min',
    hours: '{count} h',
    days: '{count} d',
  },
};
