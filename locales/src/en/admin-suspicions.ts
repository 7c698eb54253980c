import type { adminSuspicions as nl } from '../nl/admin-suspicions.ts';
import type { Texts } from '../texts.ts';

export const adminSuspicions: Texts<typeof nl> = {
  title: 'Suspicious',
  intro:
    '{site}: {open, plural, one {# account waits} other {# accounts wait}}. Rules count, people decide. Norm {hours} hours.',
  noneText: 'Nothing was counted here that needs a look.',
  case: 'Account',
  signedUp: 'Signed up on {date}',
  open: 'Open this member',
  why: 'Why this is here',
  limit: '{limit, plural, =1 {one is enough} other {from #}}',
  signals: {
    many_from_network: '{count, plural, one {# sign-up} other {# sign-ups}} within an hour from the same network',
    many_from_device: '{count, plural, one {# sign-up} other {# sign-ups}} within a day with the same browser',
    throwaway_mail: 'Email address of a throwaway service',
    shared_picture: '{count, plural, one {# other member} other {# other members}} already had this photo',
    many_first_messages: '{count, plural, one {# first message} other {# first messages}} to members within an hour',
    often_blocked: 'Blocked by {count, plural, one {# member} other {# members}} within a week',
  },
  short: {
    many_from_network: 'many from one network',
    many_from_device: 'many with one browser',
    throwaway_mail: 'throwaway address',
    shared_picture: 'photo of somebody else',
    many_first_messages: 'many first messages',
    often_blocked: 'often blocked',
  },
  known: 'What we know without reading',
  week: 'The last week',
  begun: 'Conversations begun',
  answered: 'Of these answered',
  blockedBy: 'Blocked by',
  closed: 'The text stays closed',
  closedText: 'Messages are neither read nor scanned. Only a report opens a conversation.',
  outcome: 'Outcome',
  outcomes: {
    fine: {
      title: 'Fine',
      detail: 'This account is not put forward for the same again',
    },
    watched: {
      title: 'Keep an eye on it',
      detail: 'Nothing is limited. Comes back after {days} days, or sooner if it grows',
    },
    suspended: {
      title: 'Close account',
      detail: 'With a letter and an objection',
    },
  },
  rule: 'Which rule',
  facts: 'What {name} did',
  factsHint: 'The member reads this as it stands, in {language}.',
  incomplete: 'Choose an outcome. To close an account, say what happened.',
  never: 'One number never says enough. Look at the profile and its links before you close it.',
  decide: 'Decide',
  done: {
    fine: 'Found fine.',
    watched: 'Kept an eye on.',
    suspended: 'The account closes; the letter goes with it.',
  },
};
