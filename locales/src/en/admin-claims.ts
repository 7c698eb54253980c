import type { adminClaims as nl } from '../nl/admin-claims.ts';
import type { Texts } from '../texts.ts';

export const adminClaims: Texts<typeof nl> = {
  row: '{number}. {kind}',
  kinds: {
    premium_matches: 'Figure about premium',
    seal: 'Seal',
  },
  add: {
    premium_matches: 'Add a figure',
    seal: 'Add a seal',
  },
  raise: 'Move claim {number} up',
  remove: 'Remove claim {number}',
  says: 'It reads: ‘{claim}’',
  active: 'Show on the site',
  activeHint: 'Then everything below must be filled in.',
  needed: '(needed)',
  neededEach: '(needed, in every language)',
  parts: {
    figure: 'How much more likely, in percent',
    sample: 'Members counted',
    name: 'Who gives it',
    certificate: 'Certificate number',
    data: 'Where the evidence is kept',
    measured_on: 'Day of the evidence',
    expires_on: 'Last day',
  },
  hints: {
    figure: 'Above 0, {edge} at most.',
    sample: 'At least {edge}.',
    name: 'As it stands on the certificate.',
    certificate: 'By which a reader can look it up.',
    data: 'A file or folder. Read here alone.',
    measured_on: 'When it was measured or given.',
    expires_on: 'It stands on the site up to and including that day.',
  },
  mistakes: {
    figure: 'Enter a number above 0, {edge} at most.',
    sample: 'Enter a whole number, at least {edge}.',
    name: 'Write at least {edge} characters.',
    certificate: 'Write at least {edge} characters.',
    data: 'Write at least {edge} characters.',
    measured_on: 'Choose a day.',
    expires_on: 'Choose a day that is not before that of the evidence.',
  },
  definition: 'What was measured or examined',
  definitionHint: 'Stands below the claim, in the reader’s language. At least {edge} characters.',
  definitionWrong: 'Write at least {edge} characters.',
  kept: 'not shown: ‘{claim}’',
  said: '{days}: ‘{claim}’',
  wrong: 'Mend what is marked in a claim.',
};
