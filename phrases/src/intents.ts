/** What a sentence may be about: the truth about invented profiles is told for it (T7), or a hint given (T119). */
const intents = [
  'identity',
  'meeting',
  'phone',
  'elsewhere',
  'money',
  'gift_card',
  'crypto',
  'bank',
  'loan',
  'link',
] as const;
export type Intent = (typeof intents)[number];

/** What is told apart, and of which intents each consists. The first of a model is what all the others are parts of. */
export const heard = {
  truth: {
    truth: ['identity', 'meeting', 'phone', 'elsewhere'],
    identity: ['identity'],
    meeting: ['meeting'],
    phone: ['phone'],
    elsewhere: ['elsewhere'],
  },
  hints: {
    money: ['money', 'gift_card', 'crypto', 'bank', 'loan'],
    contact: ['phone', 'elsewhere', 'link'],
  },
} as const satisfies Record<string, Record<string, readonly Intent[]>>;

/** Whether a word is the name of an intent. */
export const isIntent = (word: string): word is Intent => intents.some((intent) => intent === word);
