import type { fictional as nl } from '../nl/fictional.ts';
import type { Texts } from '../texts.ts';

export const fictional: Texts<typeof nl> = {
  invented: 'There is nobody behind a fictional profile.',
  writers:
    '{by, select, ai {A computer (AI) and paid staff of {company} write} other {Paid staff of {company} write}} the messages.',
  meeting: 'You can never meet.',
  singular: 'Fictional profile',
  plural: 'Fictional profiles',
};
