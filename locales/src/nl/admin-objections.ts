/** Words of the queue of objections. */
export const adminObjections = {
  title: 'Bezwaren',
  intro: '{site}: {open, plural, one {# open} other {# open}}. Norm {days} dagen. Nooit door wie eerst besloot.',
  noneText: 'Hier maakt niemand bezwaar.',
  item: '{to} · {name}',
  own: 'Het eerste besluit was van jou',
  ownText: 'Jij nam het eerste besluit. Iemand anders oordeelt; voor jou blijft deze zaak dicht.',
  case: 'Bezwaar',
  to: {
    photo: 'Foto geweigerd',
    suspended: 'Account gesloten',
    hidden: 'Profiel verborgen',
  },
  by: 'Bezwaar van {name}, {date} · besluit van {staff}',
  photo: 'De foto',
  alt: 'Foto van {name} waarover het gaat',
  writes: 'Wat {name} schrijft',
  first: 'Het eerste besluit',
  decidedBy: 'Besloten door {staff}',
  judgement: 'Besluit op bezwaar',
  outcome: 'Uitkomst',
  outcomes: {
    restored: {
      title: 'Gegrond',
      photo: 'De foto staat meteen weer op het profiel',
      suspended: 'Het account gaat weer open',
      hidden: 'Het profiel is weer te vinden',
    },
    upheld: {
      title: 'Ongegrond',
      photo: 'De foto blijft weg',
      suspended: 'Het account blijft gesloten',
      hidden: 'Het profiel blijft verborgen',
    },
  },
  secondEyes: '{staff} besloot eerst en kan deze zaak niet openen.',
  incomplete: 'Kies een uitkomst.',
  done: {
    restored: 'Teruggedraaid.',
    upheld: 'Het besluit blijft staan.',
  },
} as const;
