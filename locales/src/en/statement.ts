import type { statement as nl } from '../nl/statement.ts';
import type { Texts } from '../texts.ts';

export const statement: Texts<typeof nl> = {
  credits: '{site}: {count, plural, one {# credit} other {# credits}}',
};
