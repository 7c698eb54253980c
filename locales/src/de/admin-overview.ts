import type { adminOverview as nl } from '../nl/admin-overview.ts';
import type { Texts } from '../texts.ts';

export const adminOverview: Texts<typeof nl> = {
  title: 'Überblick',
  intro: 'Was wartet, und wie lange das Älteste schon wartet.',
  none: 'Nichts wartet',
  noneText: 'Alles ist angesehen und alle haben eine Antwort.',
  queues: 'Warteschlangen: das Älteste und die Norm',
  late: '{count, plural, =0 {Alles ist rechtzeitig.} one {Eine Schlange ist über der Norm.} other {# Schlangen sind über der Norm.}}',
  legend: 'Der Strich ist die Norm. Schraffiert ist zu spät.',
  open: '{count, plural, other {# offen}}',
  overdue: '{count} zu spät',
  drillLate: 'überfällig',
  against: '{age} von {norm}',
  oldest: 'ältestes {age}',
  length: {
    minutes: '{count} Min.',
    hours: '{count} Std.',
    days: '{count} T.',
  },
};
