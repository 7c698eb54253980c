import { expect, test } from 'vitest';
import { settingsSchema } from './settings.ts';

test.each([
  [{ statement_text: 'Kort' }, 'too short'],
  [{ statement_text: 'Een veel te lange tekst hier' }, 'too long'],
  [{ statement_text: '1234567' }, 'no letter'],
  [{ statement_text: 'Vonk <chat>' }, 'letters that Stripe refuses'],
  [{ statement_text: 'Vonk * chat' }, 'the mark that Stripe sets itself'],
  [{ statement_text: 'Precies 17 letters', statement_card_prefix: 'PIXEL' }, 'too long with the prefix'],
  [{ statement_card_prefix: 'PIXEL' }, 'a prefix of nothing'],
])('a site is not given %j for the statement: %s (T116)', (settings, _reason) => {
  expect(settingsSchema.safeParse(settings).success).toBe(false);
});
