import type { adminOverview as nl } from '../nl/admin-overview.ts';
import type { Texts } from '../texts.ts';

export const adminOverview: Texts<typeof nl> = {
  title: 'Przegląd',
  intro: 'Co czeka i jak długo czeka najstarsze.',
  none: 'Nic nie czeka',
  noneText: 'Wszystko jest obejrzane i każdy ma odpowiedź.',
  queues: 'Kolejki: najstarsze i norma',
  late: '{count, plural, =0 {Wszystko jest na czas.} one {Jedna kolejka przekracza normę.} few {# kolejki przekraczają normę.} many {# kolejek przekracza normę.} other {# kolejki przekraczają normę.}}',
  legend: 'Kreska to norma. Zakreskowane to spóźnione.',
  open: '{count, plural, one {# otwarte} few {# otwarte} many {# otwartych} other {# otwartych}}',
  overdue: '{count} po czasie',
  drillLate: 'po terminie',
  against: '{age} z {norm}',
  oldest: 'najstarsze: {age}',
  length: {
    minutes: '{count} min',
    hours: '{count} godz.',
    days: '{count} d',
  },
};
