/** Words of the overview of what waits. */
export const adminOverview = {
  title: 'Overzicht',
  intro: 'Wat er wacht, en hoe lang het oudste al wacht.',
  none: 'Er wacht niets',
  noneText: 'Alles is bekeken en iedereen heeft antwoord.',
  queues: 'Wachtrijen: oudste tegen de norm',
  late: '{count, plural, =0 {Alles is op tijd.} one {Eén rij is over de norm.} other {# rijen zijn over de norm.}}',
  legend: 'Het streepje is de norm. Gearceerd is te laat.',
  open: '{count, plural, other {# open}}',
  overdue: '{count} te laat',
  drillLate: 'te laat',
  against: '{age} van {norm}',
  oldest: 'oudste {age}',
  length: {
    minutes: '{count} min',
    hours: '{count} u',
    days: '{count} d',
  },
} as const;
