import * as z from 'zod/mini';
import { locales } from './locales.ts';
import { endpoints } from './endpoint.ts';

const devMail = z.object({
  id: z.string(),
  /** The site's name, as the sender. */
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  received_at: z.string(),
});

const devSms = z.object({ id: z.string(), to: z.string(), text: z.string(), received_at: z.string() });

const devLetter = z.object({
  /** Which mail it is, and in what state. */
  template: z.string(),
  state: z.string(),
  subject: z.string(),
  text: z.string(),
});

/** What only a demo answers; elsewhere these are not found. */
export const devEndpoints = endpoints({
  /** The mails that would have been sent, newest first. */
  'GET /api/dev-mails.php': { input: z.object({}), output: z.object({ mails: z.array(devMail) }), errors: [] },
  /** Every mail there is, in every state, in a language, with made-up data. */
  'GET /api/dev-letters.php': {
    input: z.object({ locale: z.enum(locales) }),
    output: z.object({ letters: z.array(devLetter) }),
    errors: [],
  },
  /** The messages to telephones that would have been sent, newest first. */
  'GET /api/dev-sms.php': { input: z.object({}), output: z.object({ messages: z.array(devSms) }), errors: [] },
});
