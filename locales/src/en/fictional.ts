import type { fictional as nl } from '../nl/fictional.ts';
import type { Texts } from '../texts.ts';

export const fictional: Texts<typeof nl> = {
  warning:
    'There is nobody behind a fictional profile. {by, select, ai {A computer (AI) and paid staff of {company} write} other {Paid staff of {company} write}} the messages. You can never meet.',
  singular: 'Fictional profile',
  plural: 'Fictional profiles',
};
