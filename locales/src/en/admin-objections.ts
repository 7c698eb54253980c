import type { adminObjections as nl } from '../nl/admin-objections.ts';
import type { Texts } from '../texts.ts';

export const adminObjections: Texts<typeof nl> = {
  title: 'Objections',
  intro: '{site}: {open, plural, one {# open} other {# open}}. Within {days} days. Never by who decided first.',
  noneText: 'Nobody objects here.',
  item: '{to} · {name}',
  own: 'The first decision was yours',
  ownText: 'You took the first decision. Somebody else judges it; this case stays closed to you.',
  case: 'Objection',
  to: {
    photo: 'Photo refused',
    suspended: 'Account closed',
    hidden: 'Profile hidden',
  },
  by: 'Objection of {name}, {date} · decided by {staff}',
  photo: 'The photo',
  alt: 'The photo of {name} in question',
  writes: 'What {name} writes',
  first: 'The first decision',
  decidedBy: 'Decided by {staff}',
  judgement: 'Decision on the objection',
  outcome: 'Outcome',
  outcomes: {
    restored: {
      title: 'Justified',
      photo: 'The photo is back on the profile at once',
      suspended: 'The account opens again',
      hidden: 'The profile can be found again',
    },
    upheld: {
      title: 'Not justified',
      photo: 'The photo stays away',
      suspended: 'The account stays closed',
      hidden: 'The profile stays hidden',
    },
  },
  secondEyes: '{staff} decided first and cannot open this case.',
  incomplete: 'Choose an outcome.',
  unexplained: 'Write why it stays.',
  explanation: 'Why it stays',
  explanationHint: 'Language of the letter: {language}. The member reads this.',
  done: {
    restored: 'Reversed.',
    upheld: 'The decision stands.',
  },
};
